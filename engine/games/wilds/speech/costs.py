"""What an action would cost that the party may not expect (`engine.core.game.Choice.hurts`, `Choice.sure`)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import verbs
from engine.core.moves import Move
from engine.core.odds import odds

from ..rules import odds as chances
from ..rules.awaiting import threshold
from ..rules.members import gear
from ..rules.travelling.moving import is_rim
from ..state import board, moves
from ..state.bearings import goal_place, next_door
from ..state.catalogue import WORDS, item_noun
from ..state.member import NIGHT
from ..state.naming import place_name, target
from ..state.state import State, member_of
from ..state.view import View


def hurts(state: State, move: Move) -> str:
    """Return what an action would cost unexpectedly: it walks back from a goal here or next door; "" for nothing."""
    if not isinstance(move, verbs.MoveTo | moves.Backtrack):
        return ""
    place, wanted = target(state, move.to), goal_place(state)
    if place is None or place not in state.visited or not wanted or place == wanted:
        return ""
    here = wanted == state.here.at and not state.here.to
    if not here and not next_door(state, wanted):
        return ""
    if not here and wanted in board.around(state.region, place):
        return ""
    return WORDS("hurts-back", where=place_name(state.region, wanted))


def sure(state: State, move: Move) -> str:
    """Return what is asked before a player ends an expedition: by leaving the map, or where its goal is still open and
    nothing suggests it; "" for all else."""
    ends = isinstance(move, verbs.MoveTo) and is_rim(state, move.to)
    early = isinstance(move, moves.Depart) and not (state.suggested or state.goal in ("done", "lost"))
    return WORDS("sure-end", voted=threshold(state) > 1) if ends or early else ""


def shelter(state: State, role: str, who: str) -> tuple[str, str]:
    """Return how likely a camp finds shelter with another Forager, who is busy then, and how likely as it is.

    Both are "" by day, and where it makes no difference."""
    if role != "forager" or state.stretch < NIGHT - 1:
        return "", ""
    index = next((place for place, member in enumerate(state.members) if member.handle == who), -1)
    changed = replace(state, roles=replace(state.roles, forager=index))
    after, now = (
        "" if (chance := chances.shelters(each, moves.Camp(moves.BEST))) is None else odds(chance)
        for each in (changed, state)
    )
    return (after, now) if after != now else ("", "")


def food(state: State, role: str, who: str) -> tuple[str, str]:
    """Return how likely another Forager finds food here, and how likely the one who is; both "" for another role."""
    index = next((place for place, member in enumerate(state.members) if member.handle == who), -1)
    if role != "forager" or index < 0 or state.roles.forager < 0:
        return "", ""
    theirs, usual = (odds(chances.alone_forages(state, each)) for each in (index, state.roles.forager))
    return (theirs, usual) if theirs != usual else ("", "")


def mended(view: View) -> str:
    """Return which thing of the view's seat a material would mend, "" for none."""
    index = member_of(view.state, view.seat) if view.seat is not None else None
    place = gear.most_worn(view.state, index) if index is not None else -1
    return item_noun(view.state.members[index or 0].items[place].key) if place >= 0 else ""


def cured(view: View) -> str:
    """Return whose poison a herb would end, "" where no member is poisoned."""
    index = member_of(view.state, view.seat) if view.seat is not None else None
    sick = gear.patient(view.state, index or 0)
    return view.state.members[sick].name if sick >= 0 else ""
