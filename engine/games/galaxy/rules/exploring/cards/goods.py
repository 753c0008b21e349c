"""Cards of commodities and trade goods (GAL-G25)."""

from __future__ import annotations

from ....state.state import Exploration, State
from ...economy import wealth
from ...progress import Voyage
from .. import effects
from ..effects import Option

FULL = "you have all the commodities that you can hold."
NONE_TO_TURN = "you have no commodities to turn into trade goods."
RULES = ("GAL-G25",)


def no_room(state: State, task: Exploration) -> str:
    """Say that no commodity can be gained, if that is so."""
    return "" if wealth.room(state, task.player) else FULL


def gain_commodities(count: int) -> effects.Act:
    """Return the act of gaining commodities, as many as there is room for."""

    def act(voyage: Voyage, task: Exploration) -> None:
        wealth.gain_commodities(voyage, task.player, count, task.card, RULES)

    return act


def _fewer_than(count: int) -> effects.Lack:
    def lacks(state: State, task: Exploration) -> str:
        own = state.players[task.player].commodities
        if own >= count:
            return ""
        return NONE_TO_TURN if not own else f"you have only {own} of the {count} commodities."

    return lacks


def _convert(count: int) -> effects.Act:
    def act(voyage: Voyage, task: Exploration) -> None:
        wealth.convert(voyage, task.player, count, task.card, RULES)

    return act


def _fill(voyage: Voyage, task: Exploration) -> None:
    wealth.replenish(voyage, task.player, task.card, RULES)


def _convert_all(voyage: Voyage, task: Exploration) -> None:
    wealth.convert(voyage, task.player, voyage.player(task.player).commodities, task.card, RULES)


effects.register(
    "empty-depots",
    options=(
        Option("commodities", no_room, gain_commodities(2)),
        Option("convert-2", _fewer_than(2), _convert(2)),
        Option("convert-1", _fewer_than(1), _convert(1)),
    ),
)

effects.register(
    "trade-post",
    options=(
        Option("commodities", no_room, _fill),
        Option("convert", _fewer_than(1), _convert_all),
    ),
)
