"""Deals that wait ready as buttons where a player offers something to another: such as help both, and no others."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.game import ArgumentPrompt, Shortcut
from engine.core.memo import memo
from engine.core.moves import Verb

from ..rules import legal
from ..speech import choices
from ..state import naming
from ..state.catalogue import WORDS
from ..state.moves import Trade
from ..state.state import State
from ..state.view import View, view_for
from . import dealing
from .judging import Outlook
from .tempers import JUDGEMENTS, Temper

MOST_MORE = 2
"""So many deals stand before the usual ones at most."""

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
    none = all(item.weight == "written" for item in shown) and not _more(view, given[0])
    return replace(asked, ask=_question(view, asked.ask, none=none), choices=tuple(shown))


def shortcut(view: View, verb: Verb, given: Sequence[str]) -> Shortcut | None:
    """Return deals with a player that both should like and that are thought of more rarely, about fragments mostly. They
    stand before the usual ones."""
    if verb.name != "trade" or len(given) != 1 or naming.player_named(view.state, given[0]) is None:
        return None
    found = _more(view, given[0])
    asked = choices.step(view, verb, given, [move.what for move in found])
    ways = tuple(zip(found, asked.choices, strict=True))
    return Shortcut(_question(view, asked.ask), ways, beside=True) if ways else None


def _is_good(view: View, other: int, value: str) -> bool:
    """Return whether a deal is suggested: its partner would take it, and it brings its maker something."""
    state, me, deal = view.state, choices.actor_of(view), naming.read_deal(view.state, value)
    if deal is None or not dealing.welcome(view_for(state, None).state, me, other, deal):
        return False
    return dealing.brings(Outlook(state, me, TRADER, SEEN), deal)


def _question(view: View, asked: str, *, none: bool = False) -> str:
    """Return the question with what commodities are good for, or that no suggestion would please both."""
    if none:
        return WORDS("offer-none-ready", asked=asked)
    own = view.state.players[choices.actor_of(view)]
    return WORDS("offer-with-commodities", asked=asked) if own.commodities else asked


def _more(view: View, who: str) -> tuple[Trade, ...]:
    """Return the deals with a player that are not suggested in any case."""
    state, me = view.state, choices.actor_of(view)
    return tuple(move for move in ready(state, me, who) if move not in legal.legal(state, me))[:MOST_MORE]


@memo
def ready(state: State, me: int, who: str) -> tuple[Trade, ...]:
    """Return the deals with a player that both gain by and that cost no goal in sight, by the partner's handle."""
    moves = [move for move in legal.legal(state, me) if isinstance(move, Trade) and move.who == who]
    return dealing.proposals(Outlook(state, me, TRADER, SEEN), moves, frozenset(), listed=False)
