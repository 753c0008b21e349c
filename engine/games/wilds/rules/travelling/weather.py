"""The weather of the day, where the region or the host wants one (WLD-070, WLD-G64)."""

from __future__ import annotations

from ...state.state import State
from ..members import harm
from ..progress import Expedition

KINDS = ("perfect", *("fair",) * 6, "light", "light", "heavy", "heavy", "severe")
"""The weather by the d12."""

FORBIDDEN = ("move", "scout", "track")
"""What nobody does in severe weather. Going back over known ground is not among them."""


def roll(expedition: Expedition) -> str:
    """Let the weather of a new day come, and return it; "" where none is rolled and no storm was on its way.

    A storm that a threat brought is there without a die (WLD-G74), also where the weather is not rolled.
    """
    state = expedition.state
    if state.severe:
        expedition.change(severe=False, weather="severe")
        return "severe"
    if not state.rules.weather:
        told = "fair" if state.weather == "severe" else ""
        expedition.change(weather="fair")
        return told
    expedition.change(weather=KINDS[expedition.table("weather", len(KINDS)) - 1])
    return expedition.state.weather


def forbids(state: State, verb: str) -> bool:
    """Return whether the weather is too bad for an action."""
    return state.weather == "severe" and verb in FORBIDDEN


def thirsty(state: State) -> bool:
    """Return whether the heat doubles the Supply Checks at camp."""
    return state.rules.weather and state.region.climate == "hot"


def freezing(state: State) -> bool:
    """Return whether everybody at camp has to stand the cold, Strength + Fortitude against 10, or gains 1 Fatigue."""
    return state.rules.weather and state.region.climate == "cold"


def toll(expedition: Expedition) -> None:
    """The fourth stretch of a day went by without a camp: in severe weather that costs everybody 1 Fatigue."""
    if expedition.state.weather == "severe":
        harm.tire(expedition, harm.present(expedition.state), 1, "storm")
