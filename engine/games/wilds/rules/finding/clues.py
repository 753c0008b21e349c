"""Clue tokens (WLD-180, WLD-181, WLD-289, WLD-G49): where signs, people and maps point, and what that is worth to a Search.

A clue never finds anything by itself (WLD-G50). The worked example is WLD-277.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import combinations

from msgspec.structs import replace

from engine.maps.hexes import straight

from ...state import board
from ...state.naming import place_name
from ...state.state import State, Token, discovered
from .. import events
from ..progress import Expedition
from ..travelling import knowing

CLUE = "clue-"
"""Before a clue's number in moves: it gives no id away that nobody has earned."""

FURTHER = 3
"""How far from where it was gained a clue can be followed, in hexes or paths (WLD-G49)."""

MOST_BOONS = 2
"""What all clues to one place together are worth at most (WLD-181)."""


def give(expedition: Expedition, source: str, site: str, at: str | None = None, text: str = "", by: int = -1) -> None:
    """Give the party a clue to a site: it points to the first place of a shortest way, or to this one if it is here.

    ``at`` is where it was gained, ``None`` for here; ``text`` what is written or seen, ``by`` the member who got it.
    """
    target = expedition.site(site).at
    start = expedition.place if at is None else at
    ways = board.first_steps(expedition.region, start, target)
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
    token = replace(token, by=expedition.name(by), day=state.day, tracked=token.source == "track")
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
    return min(MOST_BOONS, sum(token.helps == place for token in state.tokens if not token.used))


def combinations_here(state: State) -> tuple[str, ...]:
    """Return which clues a Search here can follow further on than they point, as moves name them, where that is worth a
    boon: one, or two of them."""
    lacking = MOST_BOONS - boons(state, state.here.at)
    open_to = [name for name in names(state) if may_follow(state, held(state, name), state.here.at)]
    return tuple("+".join(some) for size in range(1, lacking + 1) for some in combinations(open_to, size))


def names(state: State) -> list[str]:
    """Return the clues that the party can still go by, as moves name them: by number."""
    return [f"{CLUE}{number}" for number, token in enumerate(state.tokens, 1) if not token.used]


def held(state: State, name: str) -> Token | None:
    """Return the clue that a move names, ``None`` for none."""
    number = name.removeprefix(CLUE) if name.startswith(CLUE) else ""
    return state.tokens[int(number) - 1] if number.isdecimal() and 1 <= int(number) <= len(state.tokens) else None


def follow(expedition: Expedition, named: str) -> None:
    """Go by clues here from now on, and no longer where they point (WLD-G49)."""
    chosen = [held(expedition.state, name) for name in named.split("+")]
    here = expedition.place
    tokens = tuple(
        replace(token, followed=here) if any(token is one for one in chosen) else token for token in expedition.state.tokens
    )
    expedition.change(tokens=tokens)


def may_follow(state: State, token: Token | None, place: str) -> bool:
    """Return whether a clue can be followed to a place: once, up to 3 steps from where it was gained the way it points.

    What it means does not matter, nor do paths that the party cannot know of, so that the boon tells nothing (WLD-G49).
    """
    region = state.region
    if token is None or token.used or token.followed or place == token.toward:
        return False
    start, first, end = (region.place_by_id[known].at for known in (token.at, token.toward, place))
    if start is None or first is None or end is None:
        beside = _public_ways(state)
        away, left = board.spread(token.at, beside), board.spread(token.toward, beside)
        return (
            token.toward in beside.get(token.at, ())
            and away.get(place, FURTHER + 1) <= FURTHER
            and left.get(place, -1) == away[place] - 1
        )
    far = straight(start, end)
    return far <= FURTHER and straight(first, end) == far - 1


def _public_ways(state: State) -> dict[str, tuple[str, ...]]:
    """Return what lies beside what by the paths of which the party has seen an end."""
    every, seen = board.ways(state.region), state.visited
    return {place: tuple(end for end in ends if place in seen or end in seen) for place, ends in every.items()}


def nearest(
    state: State, place: str, hidden: bool = False, within: int | None = None, leave_out: Collection[str] = ()
) -> str:
    """Return the site nearest to a place that the party has not discovered, "" for none (WLD-164).

    Of equally near ones that whose way begins in the lower direction (WLD-G51). ``hidden`` counts hidden ones only,
    ``within`` those at most so many steps away; those to ``leave_out`` do not count.
    """
    region = state.region
    far = board.steps(region, place)
    order = {way: number for number, way in enumerate(board.around(region, place))}

    def rank(number: int) -> tuple[int, int, int]:
        site = region.sites[number]
        ways = board.first_steps(region, place, site.at)
        return far[site.at], order.get(ways[0], -1) if ways else -1, number

    open_sites = [
        number
        for number, site in enumerate(region.sites)
        if site.at in far
        and not discovered(state, site.id)
        and site.id not in leave_out
        and (site.hidden or not hidden)
        and (within is None or far[site.at] <= within)
    ]
    return region.sites[min(open_sites, key=rank)].id if open_sites else ""
