"""Clue tokens (WLD-180, WLD-181, WLD-289, WLD-G49): where signs, people and maps point, and what that is worth to a Search.

A clue never finds anything by itself (WLD-G50).
"""

from __future__ import annotations

from msgspec.structs import replace

from . import events, knowing
from .expedition import Expedition
from .naming import place_name
from .state import State, Token, discovered

MOST_BOONS = 2
"""What all clues to one place together are worth at most (WLD-181)."""


def give(expedition: Expedition, source: str, site: str, at: str | None = None, text: str = "", by: int = -1) -> None:
    """Give the party a clue to a site: it points to the first place of a shortest way, or to this one if it is here.

    ``at`` is where it was gained, ``None`` for here; ``text`` what is written or seen, ``by`` the member who got it.
    """
    target = expedition.site(site).at
    start = expedition.place if at is None else at
    ways = knowing.first_steps(expedition.region, start, target)
    _note(expedition, Token(source, text, start, ways[0] if ways else target, target, site), by)


def give_toward(expedition: Expedition, source: str, site: str, toward: str, text: str, by: int = -1) -> None:
    """Give the party a clue that was prepared with where it points (WLD-163)."""
    token = Token(source, text, expedition.place, toward, expedition.site(site).at, site)
    _note(expedition, token, by)


def give_empty(
    expedition: Expedition, source: str, toward: str, at: str | None = None, text: str = "", by: int = -1
) -> None:
    """Give the party a clue that points nowhere in particular, and reads like any other (WLD-165, WLD-G51)."""
    _note(expedition, Token(source, text, expedition.place if at is None else at, toward, toward), by)


def _note(expedition: Expedition, token: Token, by: int) -> None:
    state = expedition.state
    token = replace(token, by=expedition.name(by), day=state.day)
    expedition.change(tokens=(*state.tokens, token))
    expedition.tell(
        events.clue(token.text, expedition.place_name(token.at), toward_name(state, token.at, token.toward), token.source)
    )


def toward_name(state: State, at: str, toward: str) -> str:
    """Return what players call the place that a clue points to; of a point they do not know, the letter of its exit."""
    if state.region.format == "hex" or toward in state.known:
        return place_name(state.region, toward)
    return knowing.move_name_from(state.region, at, toward)


def boons(state: State, place: str) -> int:
    """Return the boons that the party's clues give a Search of a place, from 0 to 2 (WLD-180, WLD-181)."""
    return min(MOST_BOONS, count(state, place))


def count(state: State, place: str, site: str | None = None) -> int:
    """Return how many clues point to a place; with a site only those that mean it."""
    return sum(
        place in (token.toward, token.target)
        for token in state.tokens
        if not token.used and (site is None or token.site == site)
    )


def nearest(state: State, place: str, hidden: bool = False, within: int | None = None) -> str:
    """Return the site nearest to a place that the party has not discovered, "" for none (WLD-164).

    Of equally near ones that whose way begins in the lower direction (WLD-G51). ``hidden`` counts hidden ones only,
    ``within`` those at most so many steps away.
    """
    region = state.region
    far = knowing.steps(region, place)
    order = {way: number for number, way in enumerate(knowing.around(region, place))}

    def rank(number: int) -> tuple[int, int, int]:
        site = region.sites[number]
        ways = knowing.first_steps(region, place, site.at)
        return far[site.at], order.get(ways[0], -1) if ways else -1, number

    open_sites = [
        number
        for number, site in enumerate(region.sites)
        if site.at in far
        and not discovered(state, site.id)
        and (site.hidden or not hidden)
        and (within is None or far[site.at] <= within)
    ]
    return region.sites[min(open_sites, key=rank)].id if open_sites else ""
