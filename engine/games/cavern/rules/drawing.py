"""Tiles drawn, thrown away and drawn anew."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations

from engine.core.flow import heed
from engine.core.game import Seat
from engine.core.needs import Action, ArgumentNeeds, never

from ..state.moves import Swap
from ..state.state import State
from .events import course
from .needs import need
from .progress import Cavern

HAND = 3
"""How many tiles a hand holds (CAV-062, CAV-190)."""


def take(cavern: Cavern, count: int) -> tuple[str, ...]:
    """Take tiles off the stack, fewer if there are not so many; the discards make a new one (CAV-084, CAV-G23)."""
    taken: list[str] = []
    while len(taken) < count:
        state = cavern.state
        if not state.stack:
            if not state.discard:
                break
            cavern.change(stack=cavern.dice.shuffled(state.discard), discard=())
            cavern.tell(course.Reshuffled(len(state.discard)))
            continue
        wanted = count - len(taken)
        taken += state.stack[:wanted]
        cavern.change(stack=state.stack[wanted:])
    return tuple(taken)


def replace_tiles(cavern: Cavern, seat: Seat, places: Sequence[int]) -> None:
    """Draw a tile for each place (from 0) of a hand whose tile has left it; a place that nothing is left for goes."""
    drawn = take(cavern, len(places))
    filled: list[str | None] = list(cavern.player(seat).hand)
    for step, place in enumerate(places):
        filled[place] = drawn[step] if step < len(drawn) else None
    cavern.set_player(seat, hand=tuple(tile for tile in filled if tile is not None))
    if drawn:
        cavern.tell(course.Drew(drawn), to=(seat,))


def fill(cavern: Cavern, seat: Seat) -> None:
    """Draw a hand up to three tiles (CAV-062)."""
    hand = cavern.player(seat).hand
    drawn = take(cavern, HAND - len(hand))
    if drawn:
        cavern.set_player(seat, hand=(*hand, *drawn))
        cavern.tell(course.Drew(drawn), to=(seat,))


def throw_away(cavern: Cavern, seat: Seat) -> None:
    """Lay a whole hand on the discards, faceup (CAV-169)."""
    hand = cavern.player(seat).hand
    cavern.set_player(seat, hand=())
    cavern.change(discard=(*cavern.state.discard, *hand))


@cache
def _some_of(held: int) -> tuple[str, ...]:
    numbers = [str(place + 1) for place in range(held)]
    return tuple("".join(some) for count in range(1, held + 1) for some in combinations(numbers, count))


def _held(state: State, seat: Seat, *_: object) -> int:
    return len(state.players[seat].hand)


SWAP = Action(
    Swap,
    (
        need("no-tile-to-swap", "CAV-168", lambda state, seat: _held(state, seat) > 0),
        need("swap-too-dear", "CAV-168", lambda state, seat: state.players[seat].xp > 0),
    ),
    (
        ArgumentNeeds(
            "tiles",
            lambda state, seat: _some_of(_held(state, seat)),
            (need("no-such-swap", "CAV-168", never, most=_held),),
        ),
    ),
)
"""Tiles of the hand are swapped for 1 XP: one, then two, then three of them (CAV-168, CAV-G25)."""


def swap(cavern: Cavern, seat: Seat, move: Swap) -> None:
    """Pay 1 XP, throw the chosen tiles away, then draw as many (CAV-168, CAV-169, CAV-G25)."""
    heed(SWAP.refuse(cavern.state, seat, move))
    player = cavern.player(seat)
    places = [int(number) - 1 for number in move.tiles]
    thrown = tuple(player.hand[place] for place in places)
    cavern.set_player(seat, xp=player.xp - 1)
    cavern.change(discard=(*cavern.state.discard, *thrown), laid_open=False)
    cavern.tell(course.Swapped(cavern.name(seat), thrown))
    replace_tiles(cavern, seat, places)
