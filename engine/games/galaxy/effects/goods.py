"""Cards of commodities and trade goods (GAL-G25)."""

from __future__ import annotations

from .. import cards, economy
from ..cards import Option
from ..state import Exploration, State
from ..voyage import Voyage

FULL = "you have all the commodities that you can hold."
NONE_TO_TURN = "you have no commodities to turn into trade goods."
RULES = ("GAL-G25",)


def no_room(state: State, task: Exploration) -> str:
    """Say that no commodity can be gained, if that is so."""
    return "" if economy.room(state, task.player) else FULL


def gain_commodities(count: int) -> cards.Act:
    """Return the act of gaining commodities, as many as there is room for."""

    def act(voyage: Voyage, task: Exploration) -> None:
        economy.gain_commodities(voyage, task.player, count, task.card, RULES)

    return act


def _fewer_than(count: int) -> cards.Lack:
    def lacks(state: State, task: Exploration) -> str:
        own = state.players[task.player].commodities
        if own >= count:
            return ""
        return NONE_TO_TURN if not own else f"you have only {own} of the {count} commodities."

    return lacks


def _convert(count: int) -> cards.Act:
    def act(voyage: Voyage, task: Exploration) -> None:
        economy.convert(voyage, task.player, count, task.card, RULES)

    return act


def _fill(voyage: Voyage, task: Exploration) -> None:
    economy.replenish(voyage, task.player, task.card, RULES)


def _convert_all(voyage: Voyage, task: Exploration) -> None:
    economy.convert(voyage, task.player, voyage.player(task.player).commodities, task.card, RULES)


cards.register(
    "empty-depots",
    options=(
        Option("commodities", no_room, gain_commodities(2)),
        Option("convert-2", _fewer_than(2), _convert(2)),
        Option("convert-1", _fewer_than(1), _convert(1)),
    ),
)

cards.register(
    "trade-post",
    options=(
        Option("commodities", no_room, _fill),
        Option("convert", _fewer_than(1), _convert_all),
    ),
)
