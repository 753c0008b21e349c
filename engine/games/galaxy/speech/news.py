"""What rivals did since a player's turn before: a line for each of them, which stays until this turn is over."""

from __future__ import annotations

from collections.abc import Sequence

from ..state.catalogue import WORDS, name_of
from ..state.content import MERIDIAN
from ..state.deeds import Deed
from ..state.naming import card_name
from ..state.state import NOBODY
from ..state.view import View
from .words import sum_words

MOST_DEEDS = 4
"""So many things are told of each rival."""
MOST_NEWS = 220
"""So many letters all of it has, if one thing of each rival is no more."""


def news(view: View) -> list[str]:
    """Return what rivals did since the turn before of whose turn it is, to them and at Meridian; first who did something to
    them. What else they did stands in the posts between."""
    state, seat = view.state, view.state.active
    if state.phase != "action" or seat == NOBODY:
        return []
    me = state.names[seat]
    found = [deed for deed in state.news if seat in deed.unread and (deed.of == me or _is_crown(deed))]
    rivals = sorted(dict.fromkeys(deed.by for deed in found), key=lambda by: not _hit(me, by, found))
    lines: list[str] = []
    for most in range(MOST_DEEDS, 0, -1):
        lines = [WORDS("news-line", who=by, deeds=_told(me, by, found)[:most]) for by in rivals]
        if sum(map(len, lines)) <= MOST_NEWS:
            break
    return lines


def _is_crown(deed: Deed) -> bool:
    """Return whether a deed is about Meridian, which all read of."""
    return deed.did == "broke" or (deed.did == "took" and deed.what == name_of(MERIDIAN))


def _hit(me: str, by: str, found: Sequence[Deed]) -> bool:
    """Return whether a rival took or destroyed something of a player's."""
    return any(deed.by == by and deed.of == me and deed.did != "failed" for deed in found)


def _told(me: str, by: str, found: Sequence[Deed]) -> list[str]:
    """Return what a rival did, what matters most to a player first."""
    own = [deed for deed in found if deed.by == by]
    taken = {deed.what for deed in own if deed.did == "took"}
    own = [deed for deed in own if deed.did != "landed" or deed.where not in taken]
    parts = dict.fromkeys((deed.did, deed.of, deed.where) for deed in own)
    ranked = sorted(parts, key=lambda part: _rank(me, part[0], part[1], own))
    alike = {part: [deed.what for deed in own if (deed.did, deed.of, deed.where) == part] for part in ranked}
    fewest = any(deed.did == "broke" and deed.by != by for deed in found)
    return [_part(*part, what, fewest=fewest) for part, what in alike.items()]


def _rank(me: str, did: str, of: str, own: Sequence[Deed]) -> tuple[bool, int]:
    """Return how early a kind of deeds is told: first what was done to its reader, then Meridian, then other planets."""
    crown = did == "took" and any(deed.did == did and deed.of == of and deed.what == name_of(MERIDIAN) for deed in own)
    return of != me or did == "failed", 0 if crown else ORDER.index(did)


ORDER = ("broke", "took", "beat", "destroyed", "relic", "failed", "explored", "landed", "built", "placed")
"""What is told before the others."""


def _part(did: str, of: str, where: str, what: Sequence[str], *, fewest: bool) -> str:
    """Return one kind of deeds, in a few words; ``fewest``: a relic is gained by who has the fewest points."""
    match did:
        case "took":
            return WORDS("news-took", planets=what, before=of)
        case "failed":
            return WORDS("news-failed", planets=what, loser=of)
        case "beat":
            return WORDS("news-beat", places=list(dict.fromkeys(what)), loser=of)
        case "destroyed":
            return WORDS("news-destroyed", units=sum_words(what), owner=of)
        case "relic":
            return WORDS("news-relic", relics=[card_name(relic) for relic in what], fewest=fewest)
        case "explored":
            return WORDS("news-explored", places=what)
        case "landed":
            return WORDS("news-landed", units=sum_words(what), place=where)
        case "placed":
            return WORDS("news-placed", units=sum_words(what), place=where)
        case "built":
            return WORDS("news-built", units=sum_words(what), place=where)
    return WORDS("news-broke", planet=name_of(MERIDIAN))
