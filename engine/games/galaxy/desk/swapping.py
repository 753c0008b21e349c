"""Fragments that change hands at a desk, at once: the players have agreed elsewhere (GAL-035, GAL-G24)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.core.errors import IllegalMove

from ..rules.events import keeping
from ..rules.exploring import fragments
from ..rules.progress import Voyage
from ..state import bundles, naming
from ..state.content import FRAGMENTS
from ..state.naming import fragments_words
from ..state.state import Bundle, State
from . import people

RULE = "GAL-035"
_BARE = re.compile(r"\b(cultural|hazardous|industrial|unknown|unmarked)\b(?!\s+(?:relic\s+)?frag)", re.IGNORECASE)


def read(state: State, text: str) -> tuple[Bundle, Bundle] | None:
    """Return what both give: "2 cultural for 1 hazardous", "1 unmarked for nothing"; ``None`` if it is not clear."""
    return bundles.read_deal(state, _BARE.sub(r"\1 fragment", text))


def written(state: State, text: str) -> str:
    """Return a swap as moves write it; the text itself where it is not clear."""
    return bundles.respell(state, _BARE.sub(r"\1 fragment", text)) if read(state, text) is not None else text


def moves(state: State) -> Iterator[tuple[str, str]]:
    """Yield whom the player who is acted for could deal with, and what for: one fragment for nothing or for another."""
    own = _kinds(state, state.active)
    for partner in people.others(state):
        handle, theirs = people.handle_of(state, partner), _kinds(state, partner)
        deals = [(mine, other) for mine in (*own, "") for other in ("", *theirs) if mine != other]
        for mine, other in deals:
            gives, gets = (Bundle(fragments={kind: 1} if kind else {}) for kind in (mine, other))
            yield handle, bundles.write_deal(state, gives, gets)


def _kinds(state: State, player: int) -> tuple[str, ...]:
    return tuple(kind for kind in FRAGMENTS if state.players[player].fragments.get(kind, 0))


def refuse(state: State, who: str, what: str) -> IllegalMove | None:
    """Return what speaks against a swap between the player who is acted for and somebody."""
    partner = naming.player_named(state, who)
    if partner is None:
        return people.unknown(state, who)
    if partner == state.active:
        return IllegalMove(f"The desk works for {state.players[partner].name}: say whom they deal with.", "GAL-G24")
    deal = read(state, what)
    if deal is None:
        return IllegalMove("Write it as “2 cultural for 1 hazardous”, or “1 cultural for nothing”.", RULE)
    if not any(deal):
        return IllegalMove("Nothing for nothing is no trade.", "GAL-G24")
    for side in deal:
        if side.trade_goods or side.commodities or side.planets:
            return IllegalMove("A desk keeps relic fragments only: all else changes hands where you play.", RULE)
    for player, side in zip((state.active, partner), deal, strict=True):
        held = state.players[player].fragments
        if any(held.get(kind, 0) < count for kind, count in side.fragments.items()):
            have = fragments_words(held) or "no fragments"
            return IllegalMove(f"{state.players[player].name} has {have}.", RULE)
    return None


def swap(voyage: Voyage, who: str, what: str) -> None:
    """Let the fragments change hands."""
    state, player = voyage.state, voyage.state.active
    partner, deal = naming.player_named(state, who), read(state, what)
    assert partner is not None and deal is not None
    gives, gets = deal
    fragments.hand_over(voyage, player, partner, gives.fragments)
    fragments.hand_over(voyage, partner, player, gets.fragments)
    written_gives, written_gets = (bundles.write(state, side) for side in deal)
    voyage.tell(keeping.Handed(voyage.name(player), voyage.name(partner), written_gives, written_gets))
