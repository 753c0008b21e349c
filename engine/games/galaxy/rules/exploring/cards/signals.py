"""Frontier cards that give something at once: goals, order cards, relics, command tokens, trade goods."""

from __future__ import annotations

from ....state.state import Exploration
from ... import goals, order_cards
from ...economy import tokens, wealth
from ...progress import Voyage
from ...relics import relics
from .. import effects

FIELDS = {"small-decay-field": 1, "decay-field": 2, "great-decay-field": 3}
"""The trade goods of each decay field."""


@effects.effect("silent-hulk")
def draw_goal(voyage: Voyage, task: Exploration) -> None:
    """Draw 1 hidden goal; beyond the limit it is shuffled back (GAL-G40)."""
    goals.draw_hidden(voyage, task.player, ("GAL-G40",))


@effects.effect("stranded-crew")
def draw_orders(voyage: Voyage, task: Exploration) -> None:
    """Draw 2 order cards (GAL-G39)."""
    order_cards.draw(voyage, task.player, 2)


@effects.effect("silent-world")
def gain_relic(voyage: Voyage, task: Exploration) -> None:
    """Gain 1 relic, if one is left (GAL-G32)."""
    relics.gain(voyage, task.player)


@effects.effect("envoy-ship")
def gain_tokens(voyage: Voyage, task: Exploration) -> None:
    """Gain 2 command tokens (GAL-G27)."""
    tokens.gain(voyage, task.player, 2, task.card)


@effects.effect(*FIELDS)
def gain_token_and_goods(voyage: Voyage, task: Exploration) -> None:
    """Gain 1 command token (GAL-G27) and 1 to 3 trade goods (GAL-G25)."""
    wealth.gain_goods(voyage, task.player, FIELDS[task.card], task.card)
    tokens.gain(voyage, task.player, 1, task.card)
