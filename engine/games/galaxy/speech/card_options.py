"""How the decisions of an exploration card are offered, on buttons and on its picture."""

from __future__ import annotations

from engine.core.words import count, upper

from ..rules.economy import wealth
from ..rules.exploring import effects, explorations
from ..rules.flow import WITHOUT
from ..state.content import content
from ..state.naming import place_name
from ..state.state import Exploration, State

Offered = tuple[str, str]
"""How a decision is offered: a few words, and what comes of it."""

FIXED: dict[str, Offered] = {
    "produce": ("Produce 1 unit", "Paid with resources or influence"),
    "commodity": ("1 commodity", ""),
    "order-trade-good": ("Order card for 1 trade good", "Draw 1 order card"),
    "order-commodity": ("Order card for 1 commodity", "Draw 1 order card"),
    "alpha": ("Alpha side up", "Until ships have used it"),
    "beta": ("Beta side up", "Until ships have used it"),
    "convert-1": ("Turn 1 commodity", "Into 1 trade good"),
    "convert-2": ("Turn 2 commodities", "Into 2 trade goods"),
    WITHOUT: ("Leave it", "Nothing happens"),
}
"""Decisions that are offered in the same words always."""


def possible(state: State) -> tuple[str, ...]:
    """Return what can be decided about the card that lies open now; only `cards.RESOLVE` where nothing can."""
    task = explorations.under_way(state)
    return () if task is None or not task.card else effects.options(state, task) or (effects.RESOLVE,)


def offered(state: State, task: Exploration, word: str) -> Offered:
    """Return how one of the decisions is offered."""
    own = state.players[task.player]
    where = place_name(state, task.place)
    room = wealth.room(state, task.player)
    match word:
        case effects.RESOLVE:
            return "Resolve", _brief(task.card)
        case "commodity":
            return "Gain 1 commodity", f"Then you have {own.commodities + 1}"
        case "commodities":
            gained = min(room, 2) if task.card == "empty-depots" else room
            return f"Gain {count(gained, 'commodity', 'commodities')}", f"Then you have {own.commodities + gained}"
        case "convert":
            return (
                f"Turn {count(own.commodities, 'commodity', 'commodities')}",
                f"Into {count(own.commodities, 'trade good')}",
            )
        case "infantry":
            return "Put 1 infantry", f"On {where}"
        case "mech-trade-good":
            return "Mech for 1 trade good", f"Put 1 mech on {where}"
        case "mech-commodity":
            return "Mech for 1 commodity", f"Put 1 mech on {where}"
        case "remove":
            return f"{_reward(task.card, where)} for 1 infantry", "The infantry here is removed"
        case _:
            return FIXED.get(word, (upper(word.replace("-", " ")), ""))


SHORT: dict[str, Offered] = {
    "commodity": ("Gain 1 commodity", ""),
    "convert-1": ("Turn 1 into a trade good", ""),
    "convert-2": ("Turn 2 into trade goods", ""),
}
"""Decisions in as few words as a picture with several of them has room for."""


def offered_briefly(state: State, task: Exploration, word: str) -> Offered:
    """Return how one of three or more decisions is offered on the picture of a card."""
    text, detail = offered(state, task, word)
    return SHORT.get(word) or (text, detail if word == WITHOUT else "")


def _brief(card: str) -> str:
    known = content().cards.get(card)
    return known.brief if known is not None else ""


def _reward(card: str, where: str) -> str:
    match card:
        case "deep-mine":
            return "Gain 1 trade good"
        case "survey-party":
            return f"Ready {where}"
        case _:
            return "Gain 1 command token"
