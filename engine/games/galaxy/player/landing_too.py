"""Ships and the landing after them as one press, where they come to free planets and nothing has to be decided between."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.bot_players import FOREMOST, Advice
from engine.core.dice import Dice, GivenSource
from engine.core.errors import GameError
from engine.core.game import MOST_SHOWN, Choice
from engine.core.memo import memo
from engine.core.moves import Move

from ..rules import awaiting, flow, play
from ..rules.fighting.landing import EACH
from ..rules.flow import open_stage
from ..state import board
from ..state.catalogue import WORDS
from ..state.moves import Bring, Land
from ..state.state import State
from ..state.view import View
from . import advising


def opened(view: View, move: Move) -> Sequence[Move]:
    """See `engine.core.paired_moves.OpensMoves`: the landing that follows ships which are put forward."""
    if not isinstance(move, Bring):
        return ()
    seat, best = advising.leading(view)
    state = view.confided.state if view.confided is not None else view.state
    landing = _landing(state, seat, move) if seat is not None and move == best else None
    return (landing,) if landing is not None else ()


@memo
def _landing(state: State, me: int, move: Bring) -> Land | None:
    """Return the landing that is put forward once ships have come, ``None`` where anything is rolled, paid or asked before
    it, or where it is not on free planets alone."""
    try:
        after, _ = play.apply(state, me, move, Dice(GivenSource(())))
    except (GameError, IndexError):
        return None
    stage = open_stage(after)
    if not isinstance(stage, flow.Landing) or awaiting.asked(after, me) is not None or stage.player != me:
        return None
    best, free = advising.put_forward(after, me), {planet.id for planet in board.free(after, stage.system)}
    calm = not after.system_by_id[stage.system].seal and isinstance(best, Land) and best.planet in {EACH, *free}
    return best if calm and isinstance(best, Land) else None


def choice(view: View, move: Move) -> Choice:
    """Return how a legal move is offered, or a landing that ships open: with them as one press, which is put forward. The
    ships alone stand beside it, for who wants to land otherwise."""
    if isinstance(move, Land) and isinstance(open_stage(view.state), flow.Moving):
        _, best = advising.leading(view)
        found = advising.choice(view, best) if best is not None else Choice("")
        return replace(found, label=_label(view, found, move), detail="", weight="first", foremost=FOREMOST)
    found = advising.choice(view, move)
    return replace(found, weight="main", foremost=0, text="") if found.lit and opened(view, move) else found


def _label(view: View, found: Choice, move: Land) -> str:
    """Return what one press for ships and their landing says, in as many letters as there is room for."""
    free = [planet for planet in board.free(view.state, view.state.system) if move.planet in (EACH, planet.id)]
    told = WORDS("bring-and-land", bring=found.shown, planets=[planet.name for planet in free])
    return told if len(told) <= MOST_SHOWN else WORDS("bring-and-land", bring=found.shown, planets=())


def advise(view: View, moves: Sequence[Move], lot: Dice) -> Sequence[Advice]:
    """See `advising.advise`: advice to bring ships is to land with them, too."""
    return tuple(_with_landing(view, item) for item in advising.advise(view, moves, lot))


def _with_landing(view: View, item: Advice) -> Advice:
    landing = next(iter(opened(view, item.move)), None)
    return item if landing is None else replace(item, then=landing, label=choice(view, landing).label)
