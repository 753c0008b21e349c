"""What the party can follow: clues, rumours, and where they lead (WLD-180, WLD-181, WLD-G49, WLD-G70)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import combinations

from engine.core.memo import memo
from engine.maps.hexes import Hex, straight

from . import board
from .region import Site
from .state import Found, State, Token, discovered

CLUE = "clue-"
"""Before a clue's number in moves: it gives no id away that was not earned."""


FURTHER = 3
"""How far from where it was gained a clue can be followed, in hexes or paths (WLD-G49)."""


MOST_BOONS = 2
"""What all clues to one place together are worth at most (WLD-181)."""


def boons(state: State, place: str) -> int:
    """Return the boons that the party's clues give a Search of a place, from 0 to 2 (WLD-180, WLD-181)."""
    return min(MOST_BOONS, sum(token.helps == place for token in state.tokens if not token.used))


@memo("region", "here", "tokens", "visited")
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


def may_follow(state: State, token: Token | None, place: str) -> bool:
    """Return whether a clue can be followed to a place: once, up to 3 steps from where it was gained the way it points.

    What it means does not matter, nor do paths that the party cannot know of, so that the boon tells nothing (WLD-G49).
    """
    region = state.region
    if token is None or token.used or token.followed or place == token.toward:
        return False
    if not {token.at, token.toward, place} <= region.place_by_id.keys():
        # A region that is only imagined may lack a place that a clue speaks of.
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


@memo("region", "tokens", "edges")
def reach(state: State) -> tuple[Hex, ...]:
    """Return the hexes at which a Search goes by a clue: where one points, and further on that way as far as it can be
    followed. None is left out but where the region is known to end: what lies there does not matter (WLD-G49)."""
    cells: dict[Hex, None] = {}
    for token in state.tokens:
        known = [state.region.place_by_id.get(id) for id in (token.at, token.toward, token.helps)]
        start, first, helped = (place.at if place is not None else None for place in known)
        if token.used or helped is None:
            continue
        cells[helped] = None
        if not token.followed and start is not None and first is not None:
            cells |= dict.fromkeys(_further(start, first))
    return tuple(cell for cell in cells if cell not in state.edges)


def _further(start: Hex, first: Hex) -> Iterator[Hex]:
    """Yield the hexes up to 3 from where a clue was gained that lie the way in which it points."""
    sides = range(-FURTHER, FURTHER + 1)
    around = ((start[0] + q, start[1] + r) for q in sides for r in sides)
    return (cell for cell in around if 0 < (far := straight(start, cell)) <= FURTHER and straight(first, cell) == far - 1)


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


def pressing(state: State) -> tuple[Token, ...]:
    """Return the clues that matter now, newest first: those found where the party is, then those to new ground. None does
    while the goal is found and not yet reached."""
    if state.goal == "found":
        return ()
    unused = [
        token for token in reversed(state.tokens) if not token.used and token.at != token.toward and not token.followed
    ]
    here = [token for token in unused if token.at == state.here.at]
    return (*here, *(token for token in unused if token not in here and token.toward not in state.visited))


GOAL = "goal"
"""What the party came for is no lead; a trail to it that is being read in an expedition of old is read to its end."""


RUMOUR = "rumour-"
"""Before the number of something that is only heard of: a lead's name gives no id away that was not earned."""


def leads(state: State) -> Iterator[str]:
    """Yield what can be tracked, as moves name it: what is only heard of, and clues, each once (WLD-G70).

    What stands on the map, shows itself from afar, or lies at a place that was told leads nowhere else; nor does a clue to
    the place where the party is. Which of them is about the goal does not show.
    """
    for number, known in enumerate(state.finds, 1):
        if _is_hearsay(state, known):
            yield f"{RUMOUR}{number}"
    for number, token in enumerate(state.tokens, 1):
        if not token.used and not token.tracked and token.helps != state.here.at:
            yield f"{CLUE}{number}"


def _is_hearsay(state: State, known: Found) -> bool:
    """Return whether something is heard of and no more: in what direction it lies, and perhaps what it is."""
    site = state.region.site_by_id.get(known.site)
    if site is None or known.how != "rumour" or known.placed or known.done or known.tracked:
        return False
    return known.vague or site.category != "landmark"


def site_of(state: State, target: str) -> Site | None:
    """Return the site behind a target, ``None`` where there is none: a clue that means nothing, a goal not placed yet."""
    if target == GOAL and state.goal == "open":
        goal = state.region.goal
        return state.region.site_by_id.get(goal.site) if goal is not None else None
    if (token := held(state, target)) is not None:
        return state.region.site_by_id.get(token.site)
    return state.region.site_by_id.get(site_key(state, target))


def site_key(state: State, target: str) -> str:
    """Return the id of the site that a rumour's number stands for; anything else as it is."""
    number = target.removeprefix(RUMOUR) if target.startswith(RUMOUR) else ""
    return state.finds[int(number) - 1].site if number.isdecimal() and 1 <= int(number) <= len(state.finds) else target


def is_quarry(state: State, site: Site) -> bool:
    """Return whether the party has +1 boon on its next test against a site, having read its trail well (WLD-G70).

    What a clue or a rumour is about shows only once the site is discovered; then the trail was this one's.
    """
    return bool(state.quarry) and discovered(state, site.id) and site_of(state, state.quarry) == site
