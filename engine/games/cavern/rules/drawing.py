"""Tiles drawn, thrown away and drawn anew."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations

from engine.core.errors import IllegalMove
from engine.core.flow import heed
from engine.core.game import Seat

from ..state.catalogue import refused
from ..state.moves import Swap
from ..state.state import State
from . import events
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
            cavern.tell(events.Reshuffled(len(state.discard)))
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
        cavern.tell(events.Drew(drawn), to=(seat,))


def fill(cavern: Cavern, seat: Seat) -> None:
    """Draw a hand up to three tiles (CAV-062)."""
    hand = cavern.player(seat).hand
    drawn = take(cavern, HAND - len(hand))
    if drawn:
        cavern.set_player(seat, hand=(*hand, *drawn))
        cavern.tell(events.Drew(drawn), to=(seat,))


def throw_away(cavern: Cavern, seat: Seat) -> None:
    """Lay a whole hand on the discards, faceup (CAV-169)."""
    hand = cavern.player(seat).hand
    cavern.set_player(seat, hand=())
    cavern.change(discard=(*cavern.state.discard, *hand))


def swaps(state: State, seat: Seat) -> tuple[Swap, ...]:
    """Return the ways to swap tiles: one, then two, then three of them (CAV-168, CAV-G25)."""
    player = state.players[seat]
    return _swaps(len(player.hand)) if player.xp else ()


@cache
def _swaps(held: int) -> tuple[Swap, ...]:
    numbers = [str(place + 1) for place in range(held)]
    return tuple(Swap("".join(some)) for count in range(1, held + 1) for some in combinations(numbers, count))


def refuse_swap(state: State, seat: Seat) -> IllegalMove | None:
    """Return what speaks against any swap."""
    if not state.players[seat].hand:
        return refused("no-tile-to-swap", "CAV-168")
    if not state.players[seat].xp:
        return refused("swap-too-dear", "CAV-168")
    return None


def swap(cavern: Cavern, seat: Seat, move: Swap) -> None:
    """Pay 1 XP, throw the chosen tiles away, then draw as many (CAV-168, CAV-169, CAV-G25)."""
    heed(refuse_swap(cavern.state, seat))
    if move not in swaps(cavern.state, seat):
        raise refused("no-such-swap", "CAV-168", most=len(cavern.player(seat).hand))
    player = cavern.player(seat)
    places = [int(number) - 1 for number in move.tiles]
    thrown = tuple(player.hand[place] for place in places)
    cavern.set_player(seat, xp=player.xp - 1)
    cavern.change(discard=(*cavern.state.discard, *thrown), laid_open=False)
    cavern.tell(events.Swapped(cavern.name(seat), thrown))
    replace_tiles(cavern, seat, places)
