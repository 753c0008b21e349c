"""Hazardous cards that want a mech on the planet, or 1 infantry removed from it."""

from __future__ import annotations

from ....state.state import Exploration, State
from ...economy import supply, tokens, wealth
from ...progress import Voyage
from .. import effects
from ..effects import Option

RULES = ("GAL-024",)


def _register(card: str, reward: effects.Act, lacks: effects.Lack) -> None:
    """Register a card: with a mech there its reward comes by itself, else it is the explorer's to remove 1 infantry for it
    (GAL-G17). Control stays even if that was the last unit there (GAL-G16)."""

    def unpaid(state: State, task: Exploration) -> str:
        there = state.planet_by_id[task.place].troops[task.player]
        if there.mech:
            return "your mech there does it without a loss."
        if not there.infantry:
            return "you have neither a mech nor infantry there."
        return lacks(state, task)

    def remove(voyage: Voyage, task: Exploration) -> None:
        supply.take(voyage, task.player, task.place, "infantry", 1, task.card, RULES)
        reward(voyage, task)

    def with_mech(voyage: Voyage, task: Exploration) -> None:
        if voyage.units(task.player, task.place).mech and not lacks(voyage.state, task):
            reward(voyage, task)

    effects.effect(card, options=(Option("remove", unpaid, remove),))(with_mech)


def _good(voyage: Voyage, task: Exploration) -> None:
    wealth.gain_goods(voyage, task.player, 1, task.card)


def _ready(voyage: Voyage, task: Exploration) -> None:
    wealth.ready(voyage, task.place, task.card)


def _token(voyage: Voyage, task: Exploration) -> None:
    tokens.gain(voyage, task.player, 1, task.card)


def _is_ready(state: State, task: Exploration) -> str:
    planet = state.planet_by_id[task.place]
    return "" if planet.exhausted else f"{planet.name} is ready already."


def _no_token_left(state: State, task: Exploration) -> str:
    return "" if state.reinforcements(task.player) > 0 else "you have no command token left to gain."


_register("deep-mine", _good, effects.always)
_register("survey-party", _ready, _is_ready)
_register("unstable-fuel", _token, _no_token_left)
