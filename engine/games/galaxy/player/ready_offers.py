"""Deals that wait ready as buttons where a player offers something to another: such as help both, and no others."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.game import ArgumentPrompt
from engine.core.moves import Verb
from engine.core.words import upper

from ..rules import bargains, goals_ahead
from ..speech import choices
from ..speech.costs import towards
from ..state import naming
from ..state.catalogue import WORDS
from ..state.view import View, view_for
from . import dealing
from .judging import Outlook
from .tempers import JUDGEMENTS, Temper

TRADER, SEEN = Temper("even"), replace(JUDGEMENTS["sharp"], forewarned=False)
"""How a player judges deals that wait ready: with an eye for fragments, too."""

NEARER, MOST_READY = 1000, 4
"""A deal that brings a goal nearer comes before all others; so many deals are suggested."""


def step(view: View, verb: Verb, given: Sequence[str], values: Sequence[str]) -> ArgumentPrompt:
    """Return the question for the next argument of a move. Of deals those are suggested that a bot player would take and
    that cost their maker nothing; any other can be written. Where none would please both, the question says so."""
    asked = choices.step(view, verb, given, values)
    other = naming.player_named(view.state, given[0]) if verb.name == "trade" and given else None
    if other is None:
        return asked
    best = _best(view, other, values)
    shown = [
        replace(item, weight="main", foremost=best[value][0], detail=best[value][1])
        if value in best
        else replace(item, weight="written")
        for item, value in zip(asked.choices, values, strict=True)
    ]
    return replace(asked, ask=_question(view, asked.ask, none=not best), choices=tuple(shown))


def _best(view: View, other: int, values: Sequence[str]) -> dict[str, tuple[int, str]]:
    """Return the deals that are suggested, of those about the same things the best for their maker: how far each comes
    before others, and which goal it brings nearer."""
    state, me = view.state, choices.actor_of(view)
    outlook, best = Outlook(state, me, TRADER, SEEN), dict[object, tuple[float, str]]()
    for value in values:
        deal = naming.read_deal(state, value)
        if deal is None or not _is_good(outlook, other, deal):
            continue
        about = tuple(
            (bool(side.trade_goods), bool(side.commodities), tuple(side.fragments), side.planets) for side in deal
        )
        worth = dealing.gain(outlook.own, *deal)
        best[about] = max(best.get(about, (0.0, value)), (worth, value), key=lambda item: item[0])
    found = dict[str, tuple[int, str]]()
    for worth, value in best.values():
        deal = naming.read_deal(state, value)
        nearer = goals_ahead.nearer_in(state, me, bargains.dealt(state, me, *deal)) if deal is not None else None
        found[value] = round(10 * worth) + (NEARER if nearer else 0), upper(towards(nearer)) if nearer else ""
    first = sorted(found, key=lambda value: -found[value][0])[:MOST_READY]
    return {value: found[value] for value in first}


def _is_good(outlook: Outlook, other: int, deal: bargains.Deal) -> bool:
    """Return whether a deal is suggested: its partner would take it, and it brings its maker something."""
    public = view_for(outlook.state, None).state
    return dealing.welcome(public, outlook.me, other, deal) and dealing.brings(outlook, deal)


def _question(view: View, asked: str, *, none: bool) -> str:
    """Return the question with what commodities are good for, or that no suggestion would please both."""
    if none:
        return WORDS("offer-none-ready", asked=asked)
    own = view.state.players[choices.actor_of(view)]
    return WORDS("offer-with-commodities", asked=asked) if own.commodities else asked
