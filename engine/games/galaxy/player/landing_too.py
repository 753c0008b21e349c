"""Ships and the landing after them as one press, where they come to free planets and nothing has to be decided between."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.core.bot_players import FOREMOST
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
from ..state.moves import Land
from ..state.state import State
from ..state.view import View


@memo
def after(state: State, me: int, move: Move, put_forward: Callable[[State, int], Move | None]) -> Land | None:
    """Return the landing that is ``put_forward`` once ships have come. ``None`` where anything is rolled, paid or asked
    before it, or where it is not on free planets alone."""
    try:
        then, _ = play.apply(state, me, move, Dice(GivenSource(())))
    except (GameError, IndexError):
        return None
    stage = open_stage(then)
    if not isinstance(stage, flow.Landing) or awaiting.asked(then, me) is not None or stage.player != me:
        return None
    best, free = put_forward(then, me), {planet.id for planet in board.free(then, stage.system)}
    calm = not then.system_by_id[stage.system].seal and isinstance(best, Land) and best.planet in {EACH, *free}
    return best if calm and isinstance(best, Land) else None


def both(view: View, found: Choice, landing: Land) -> Choice:
    """Return how ships, which are offered as they were ``found``, and their landing are offered as one press."""
    free = [planet for planet in board.free(view.state, view.state.system) if landing.planet in (EACH, planet.id)]
    names = [planet.name for planet in free]
    told = [WORDS("bring-and-land", bring=found.shown, planets=planets) for planets in (names, [])]
    label = next((text for text in told if len(text) <= MOST_SHOWN), found.shown)
    return replace(found, label=label, detail="", hurts="", weight="first", foremost=FOREMOST)
