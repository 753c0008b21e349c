"""Deals that wait ready as buttons where a player offers something to another: such as help both, and no others."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.game import ArgumentPrompt
from engine.core.moves import Verb

from ..speech import choices
from ..state import naming
from ..state.catalogue import WORDS
from ..state.view import View, view_for
from . import dealing
from .judging import Outlook
from .tempers import JUDGEMENTS, Temper

TRADER, SEEN = Temper("even"), replace(JUDGEMENTS["sharp"], forewarned=False)
"""How a player judges deals that wait ready: with an eye for fragments, too."""


def step(view: View, verb: Verb, given: Sequence[str], values: Sequence[str]) -> ArgumentPrompt:
    """Return the question for the next argument of a move. Of deals those are suggested that a bot player would take and
    that cost their maker nothing; any other can be written. Where none would please both, the question says so."""
    asked = choices.step(view, verb, given, values)
    other = naming.player_named(view.state, given[0]) if verb.name == "trade" and given else None
    if other is None:
        return asked
    found = zip(asked.choices, values, strict=True)
    shown = [item if _is_good(view, other, value) else replace(item, weight="written") for item, value in found]
    none = all(item.weight == "written" for item in shown)
    return replace(asked, ask=_question(view, asked.ask, none=none), choices=tuple(shown))


def _is_good(view: View, other: int, value: str) -> bool:
    """Return whether a deal is suggested: its partner would take it, and it brings its maker something."""
    state, me, deal = view.state, choices.actor_of(view), naming.read_deal(view.state, value)
    if deal is None or not dealing.welcome(view_for(state, None).state, me, other, deal):
        return False
    return dealing.brings(Outlook(state, me, TRADER, SEEN), deal)


def _question(view: View, asked: str, *, none: bool) -> str:
    """Return the question with what commodities are good for, or that no suggestion would please both."""
    if none:
        return WORDS("offer-none-ready", asked=asked)
    own = view.state.players[choices.actor_of(view)]
    return WORDS("offer-with-commodities", asked=asked) if own.commodities else asked
