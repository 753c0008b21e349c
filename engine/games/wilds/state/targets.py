"""What the words of a move stand for, as players call them: places, sites, rumours, clues, members."""

from __future__ import annotations

from engine.core.words import plain

from ..speech.words import called, inside
from .naming import exits, letter, place_at, place_name
from .state import Found, State, Token, found


def target(state: State, to: str) -> str | None:
    """Return the id of the neighbouring place that a move names, ``None`` where it lies beyond the region or unknown."""
    region = state.region
    if region.format == "hex":
        return place_at(region, to)
    if state.here.to:
        return state.here.to if to == "A" else state.here.at
    ways = exits(region, state.here.at)
    number = ord(to[:1] or "A") - 65
    return ways[number] if len(to) == 1 and 0 <= number < len(ways) else None


def place_words(state: State, place: str, start: str = "") -> str:
    """Return what the party calls a place: a point that it does not know by the way that leads there from ``start``."""
    region = state.region
    if place in region.place_by_id and (region.format == "hex" or place in state.known):
        return inside(place_name(region, place))
    ways = exits(region, start) if region.format == "point" and start in state.visited else ()
    return (
        f"way {letter(ways.index(place))} from {inside(place_name(region, start))}" if place in ways else "an unknown place"
    )


def toward_words(state: State, place: str, start: str = "") -> str:
    """Return where something points: "toward Q18", "along way B from Mill"."""
    named = place_words(state, place, start)
    return f"along {named}" if named.startswith("way ") else f"toward {named}"


def quarry(state: State, site: str) -> str:
    """Return what a move looks into or tracks: a site by its name, a rumour by its kind, a clue by where it leads."""
    if site == "goal":
        return "the goal"
    kind, _, number = site.partition("-")
    if kind == "clue" and number.isdecimal() and 0 < int(number) <= len(state.tokens):
        token = state.tokens[int(number) - 1]
        times = 1 if token.used else sum(same_clue(token, other) and not other.used for other in state.tokens)
        where = (
            toward_words(state, token.toward, token.at)
            if not token.followed
            else f"to {place_words(state, token.followed)}"
        )
        return f"clue {number}, {where}{often(times)}"
    if kind == "rumour" and number.isdecimal() and 0 < int(number) <= len(state.finds):
        return rumoured(state, state.finds[int(number) - 1])
    known, seen = state.region.site_by_id.get(site), found(state, site)
    if known is None:
        return plain(site)
    if seen is not None and not seen.discovered:
        return rumoured(state, seen)
    return called(known.name) or f"the {known.category}"


def same_clue(one: Token, other: Token) -> bool:
    """Return whether two clues say the same: from one place, to one place, in the same words; and are of the same use."""
    return _said(one) == _said(other)


def _said(token: Token) -> tuple[str, str, str, bool]:
    return token.at, token.helps, token.text.strip(), token.tracked


def first_clue(state: State, number: int) -> int:
    """Return the number of the first clue still to be followed that says the same as the one of this number."""
    token = state.tokens[number - 1]
    waiting = ((place, other) for place, other in enumerate(state.tokens[:number], start=1) if not other.used)
    return next((place for place, other in waiting if same_clue(token, other)), number)


def often(times: int) -> str:
    """Return how many times something was found, after it: "" for once, " (twice)", " (3 times)"."""
    return "" if times < 2 else " (twice)" if times == 2 else f" ({times} times)"


def rumoured(state: State, seen: Found) -> str:
    """Return what the party calls something that it only heard of."""
    known = state.region.site_by_id[seen.site]
    if known.at in state.region.place_by_id:
        return f"the rumoured {known.category} at {inside(place_name(state.region, known.at))}"
    start = state.region.place_by_id.get(seen.seen_at)
    of_it = f" of {inside(place_name(state.region, start.id))}" if start is not None and len(seen.direction) > 1 else ""
    where = (
        f" along way {seen.direction}"
        if len(seen.direction) == 1
        else f" {seen.direction}{of_it}"
        if seen.direction
        else ""
    )
    return f"the rumoured {known.category}{where}"


def member_name(state: State, handle: str) -> str:
    """Return a member by their handle; "nobody" and the like as they are."""
    return next((member.name for member in state.members if member.handle == handle), handle)
