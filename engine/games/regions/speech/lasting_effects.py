"""What lasts on a member: what it does and until when, and what it costs as their turn begins."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core.desk import shortest

from ..rules import turns
from ..rules.exploring import searching
from ..rules.flow import open_questions
from ..rules.party import card_piles
from ..state import board, sheets
from ..state.catalogue import WORDS
from ..state.content import Effect, content
from ..state.state import Ongoing, State, who
from . import foes_in_sight, outlook
from .words import dice, entry_name, levels_words, taken


def on_member(state: State, index: int) -> tuple[str, ...]:
    """Return what lasts on a member beside Diseases: its source, what it does, until when (REG-009)."""
    found: dict[tuple[str, str, str], list[str]] = {}
    for item in state.ongoing:
        if item.on == who(index):
            does = found.setdefault((item.source, item.until, item.owner), [])
            does += [said for said in (_does(item),) if said and said not in does]
    return tuple(
        WORDS("sheet-lasts", source=source, does=tuple(does), lasts=until.replace(" ", "-"), owner=_owner(state, owner))
        for (source, until, owner), does in found.items()
    )


def _owner(state: State, owner: str) -> str:
    return state.members[int(owner[1:])].name if owner[:1] == "p" and owner[1:].isdigit() else ""


def _does(item: Ongoing) -> str:
    if item.effect is not None:
        return taken(item.effect)
    against = tuple(WORDS("against-type", type=type) for type in item.against)
    return WORDS("brings-levels", levels=levels_words(item.levels), entries=(entry_name(item.entry),), against=against)


def at_turn(state: State, index: int, *, brief: bool = False, ills: bool = True, phases: bool = True) -> tuple[str, ...]:
    """Return what the start of a member's turn brings: "1 damage (Mist Fever)", "no Strategy"; for who was down that they
    get up, and with how many EP (REG-169, REG-170, REG-G09), and nothing else of it. Else whether it takes them down.
    ``brief``: it is not said where it comes from. Without ``ills`` what takes EP at each turn is not told, without
    ``phases`` not which Phase is lost."""
    member = state.members[index]
    injured = replace(member, injuries=member.injuries + 1)
    rises = member.fallen and not sheets.next_kills(member)
    rising = (WORDS("rises-with", ep=sheets.most_ep(injured)),) if rises else ()
    comes = [] if member.fallen else list(_each_turn(state, index))
    harm = [WORDS("harm-of", dice=dice(effect.amount), source="" if brief else source) for source, effect in comes]
    lost = [int(effect.amount) for _, effect in comes if effect.amount.isdigit()]
    falls = (WORDS("falls-at-once"),) if 0 < member.ep <= sum(lost) else ()
    return (
        *rising,
        *(harm if ills else ()),
        *falls,
        *(WORDS("phase-lost", phase=phase) for phase in dict.fromkeys(member.skips if phases else ())),
    )


def takes_each_turn(state: State, index: int) -> tuple[str, ...]:
    """Return what lasts on a member and takes EP at each start of their turn: "Mist Fever -1"."""
    return tuple(WORDS("ill-takes", source=name, dice=dice(effect.amount)) for name, effect in _each_turn(state, index))


def taken_for(state: State, index: int | None) -> str:
    """Return how taking a turn is offered, with what its start costs."""
    return shortest(WORDS("choice-turn", costs=costs) for costs in _shapes(state, index))


def ended_for(state: State, index: int | None) -> str:
    """Return how the end of a member's turn is offered: whether an Action is left that could be used, whether they may be
    noticed where they are, and which cards go. It says, too, whether staying may kill them.

    Where a card goes only once another is drawn it has no name yet (REG-G10).
    """
    if index is None:
        return WORDS("choice-end-turn", unused=False, noticed=False, goes=(), draws=False, kills=False)
    noticed, going = foes_in_sight.may_be_noticed(state, index), card_piles.going(state, index)
    draws = state.turn is not None and not state.turn.strategy and card_piles.draws_by_itself(state, index)
    return WORDS(
        "choice-end-turn",
        unused=_has_use(state, index),
        noticed=noticed,
        goes=tuple(content().plays[card].name for card in going),
        draws=draws and sheets.cards_over(state.members[index], 1) > 0,
        kills=_kills(state, index),
    )


def _has_use(state: State, index: int) -> bool:
    """Return whether a member has an Action left, and something to use it on: a foe, an Obstacle, or a Search."""
    if not turns.has_phase(state, index, "action"):
        return False
    here = state.members[index].region
    bars = (board.blocking(state, way.id) for way in state.scenario.exits.get(here, ()))
    clears = any(block is not None and not block.hidden and not board.persists(block) for block in bars)
    return clears or foes_in_sight.is_beset(state, index) or not searching.is_through(state, here)


def skipped_for(state: State, index: int | None, *, begun: bool) -> str:
    """Return how skipping a turn is offered: with what its start costs all the same, unless it has ``begun``, and whether
    the member may die where they are; of ``None`` neither."""
    noticed = not begun and index is not None and foes_in_sight.may_be_noticed(state, index)
    kills = index is not None and _kills(state, index)
    costing = _shapes(state, None if begun else index)
    shapes = [(costs, seen) for seen in dict.fromkeys((noticed, False)) for costs in costing]
    return shortest(WORDS("choice-skip-turn", costs=costs, noticed=seen, kills=kills) for costs, seen in shapes)


def _kills(state: State, index: int) -> bool:
    """Return whether what strikes may kill a member who stays where they are. What it may take else is in the question."""
    return outlook.price(state, index, state.members[index].region)[0] == "kill"


def _shapes(state: State, index: int | None) -> tuple[tuple[str, ...], ...]:
    return ((),) if index is None else tuple(at_turn(state, index, brief=brief) for brief in (False, True))


def _each_turn(state: State, index: int) -> Iterator[tuple[str, Effect]]:
    """Yield what harms a member at each start of their turn, by its source."""
    for item in state.ongoing:
        if item.on == who(index) and item.effect is not None and item.effect.each and item.effect.kind == "harm":
            yield item.source, item.effect
    for disease in state.members[index].diseases:
        yield from ((disease.name, effect) for effect in disease.lasting if effect.each and effect.kind == "harm")


def turns_cost(state: State) -> str:
    """Return what the turns cost that can begin next, as a sentence, "" for nothing: who takes one knows it before."""
    if state.turn is not None or open_questions(state):
        return ""
    whom: dict[tuple[str, ...], list[str]] = {}
    for index in turns.waiting(state):
        whom.setdefault(at_turn(state, index, brief=True), []).append(state.members[index].name)
    each = tuple(WORDS("turn-costs-whom", who=tuple(names), costs=costs) for costs, names in whom.items() if costs)
    return WORDS("turn-costs", each=each) if each else ""


def turn_costs_you(state: State) -> str:
    """Return what the turn that is about to begin costs the member whose turn it is, as a sentence, "" for nothing. What
    takes EP at each turn, and what is left of the turn, is told beside it."""
    costs = () if state.turn is None else at_turn(state, state.turn.member, ills=False, phases=False)
    return WORDS("turn-costs-you", costs=costs) if costs else ""
