"""What the party calls places, leads and sites that it knows, has heard of, or holds a clue to."""

from __future__ import annotations

from engine.core.words import plain

from .catalogue import WORDS
from .naming import exits, inside, is_named, letter, place_name
from .state import Found, State, Token, found


def place_words(state: State, place: str, start: str = "") -> str:
    """Return what the party calls a place: a point that it does not know by the way that leads there from ``start``."""
    if is_named(state, place):
        return inside(place_name(state.region, place))
    way = _way(state, place, start)
    return WORDS("place-way-from", letter=way, place=place_name(state.region, start)) if way else WORDS("place-unknown")


def toward_words(state: State, place: str, start: str = "") -> str:
    """Return where something points: "toward Q18", "along way B from Mill"."""
    way = "" if is_named(state, place) else _way(state, place, start)
    if way:
        return WORDS("toward-way", letter=way, place=place_name(state.region, start))
    return WORDS("toward-place", place=place_words(state, place))


def is_called_by_way(state: State, place: str, start: str) -> bool:
    """Return whether `place_words` calls a place by the way that leads there."""
    return not is_named(state, place) and bool(_way(state, place, start))


def _way(state: State, place: str, start: str) -> str:
    """Return the letter of the way from a point that the party has visited to a place, "" where there is none."""
    ways = exits(state.region, start) if state.region.format == "point" and start in state.visited else ()
    return letter(ways.index(place)) if place in ways else ""


def quarry(state: State, site: str) -> str:
    """Return what a move looks into or tracks: a site by its name, a rumour by its kind, a clue by where it leads."""
    if site == "goal":
        return WORDS("quarry-goal")
    kind, _, number = site.partition("-")
    if kind == "clue" and number.isdecimal() and 0 < int(number) <= len(state.tokens):
        token = state.tokens[int(number) - 1]
        times = 1 if token.used else sum(same_clue(token, other) and not other.used for other in state.tokens)
        where = toward_words(state, token.toward, token.at)
        if token.followed:
            where = WORDS("toward-followed", place=place_words(state, token.followed))
        return WORDS("quarry-clue", number=number, where=where, times=times)
    if kind == "rumour" and number.isdecimal() and 0 < int(number) <= len(state.finds):
        return _rumoured(state, state.finds[int(number) - 1])
    known, seen = state.region.site_by_id.get(site), found(state, site)
    if known is None:
        return plain(site)
    if seen is not None and not seen.discovered:
        return _rumoured(state, seen)
    return WORDS("quarry-site", site=known.name) if known.name else WORDS("quarry-category", category=known.category)


def _rumoured(state: State, seen: Found) -> str:
    """Return what the party calls a site that it only heard of."""
    region = state.region
    known = region.site_by_id[seen.site]
    if known.at in region.place_by_id:
        return WORDS("rumoured-at", category=known.category, place=place_name(region, known.at))
    start = place_name(region, seen.seen_at) if seen.seen_at in region.place_by_id else ""
    by_way = len(seen.direction) == 1
    return WORDS("rumoured", category=known.category, direction=seen.direction, exit=by_way, place=start)


def same_clue(token: Token, other: Token) -> bool:
    """Return whether two clues say the same: from one place, to one place, in the same words; and are of the same use."""
    return _said(token) == _said(other)


def _said(token: Token) -> tuple[str, str, str, bool]:
    return token.at, token.helps, token.text.strip(), token.tracked


def first_clue(state: State, number: int) -> int:
    """Return the number of the first clue still to be followed that says the same as the one of this number."""
    token = state.tokens[number - 1]
    waiting = ((place, other) for place, other in enumerate(state.tokens[:number], start=1) if not other.used)
    return next((place for place, other in waiting if same_clue(token, other)), number)
