"""Contracts: public goals that hang out from the start, each for the first to show its feat (CAV-G70 to CAV-G72)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from engine.core.dice import Dice
from engine.core.game import Seat
from engine.maps.squares import straight

from ..state.board import ENTRANCE_AT, Room, board_of
from ..state.content import POSTED, Contract, Feat, content
from ..state.delvers import inside, own_delvers, seats_inside, spot_of, waiting
from ..state.state import MONSTER, Contest, Returning, State
from .dice import result
from .events import extras
from .progress import Cavern


def drawn(dice: Dice, players: int) -> tuple[str, ...]:
    """Return the Contracts of a table, by lot: alone none of those that take a rival (CAV-G70)."""
    fitting = [card.id for card in content().contracts.values() if card.alone or players > 1]
    return dice.shuffled(fitting)[:POSTED]


def holder(state: State, card: str) -> Seat | None:
    """Return who has fulfilled a Contract, ``None`` while it is open."""
    return next((seat for seat, player in enumerate(state.players) if card in player.contracts), None)


def unfulfilled(state: State) -> tuple[Contract, ...]:
    """Return the Contracts that are still open, in the order they hang."""
    return tuple(content().contracts[card] for card in state.contracts if holder(state, card) is None)


def note(cavern: Cavern, seat: Seat, shown: Mapping[Feat, int]) -> None:
    """Give a seat the open Contracts whose feat it has shown: the first to do so has the points (CAV-G71)."""
    for card in unfulfilled(cavern.state):
        if shown.get(card.kind, 0) >= card.needs(len(cavern.state.players)):
            cavern.set_player(seat, contracts=(*cavern.player(seat).contracts, card.id))
            cavern.tell(extras.Fulfilled(cavern.name(seat), card.id, card.points))


def standing(state: State, seat: Seat) -> Mapping[Feat, int]:
    """Return how far a seat is by where its Delvers stand, and by its XP (CAV-G72)."""
    own, map_ = own_delvers(state, seat), board_of(state)
    rooms = {room.spot: room for sent in own for room in [map_.room(spot_of(sent))]}
    tiles: dict[bool, int] = {True: 0, False: 0}
    for room in rooms.values():
        tiles[room.floor == "corridor"] = max(tiles[room.floor == "corridor"], room.tiles)
    return {
        "far": max((straight(sent.at, ENTRANCE_AT) for sent in own), default=0),
        "apart": max((straight(combination.at, other.at) for combination, other in combinations(own, 2)), default=0),
        "crowd": max((sum(sent in own for sent in inside(state, room)) for room in rooms.values()), default=0),
        "abroad": len(own),
        "hall": tiles[False],
        "gallery": tiles[True],
        "thrift": state.players[seat].xp,
    }


WIDE = 2
"""Of so many tiles at least is a room that counts where several close at once."""
SEEN: tuple[Feat, ...] = ("far", "apart", "crowd", "abroad")
"""Feats that Delvers show by where they stand."""


def note_sent(cavern: Cavern) -> None:
    """Look at what the acting seat's Delvers show once its tile lies and its Delvers are sent (CAV-G72)."""
    state = cavern.state
    if not state.contracts:
        return
    seat, shown = state.acting, standing(state, state.acting)
    closing = waiting(state) if state.placed is not None else ()
    own = sum(room.tiles >= WIDE and seat in seats_inside(state, room) for room in closing)
    note(cavern, seat, {**{feat: shown[feat] for feat in SEEN}, "doors": own})


def note_closed(cavern: Cavern, room: Room) -> None:
    """Look at a room that closes, for the player inside, of several the first in turn order (CAV-G71, CAV-G72)."""
    if cavern.state.contracts:
        feat: Feat = "gallery" if room.floor == "corridor" else "hall"
        for seat in seats_inside(cavern.state, room):
            note(cavern, seat, {feat: room.tiles})


def note_rolls(cavern: Cavern, contest: Contest, winner: Seat | None = None) -> None:
    """Look at the rolls of a contest that is settled, in their order; of a Battle at who won it, too (CAV-G72)."""
    if not cavern.state.contracts:
        return
    for roll in contest.rolls:
        if roll.seat != MONSTER:
            combat, spoils = result(roll)
            note(cavern, roll.seat, {"blow": combat, "pockets": spoils})
    if winner is not None:
        dice = {roll.seat: len(roll.dice) for roll in contest.rolls}
        note(cavern, winner, {"upset": max(dice.values()) - dice[winner]})


def note_home(cavern: Cavern, task: Returning) -> None:
    """Look at what a room that is over has brought in Treasures (CAV-G72)."""
    for seat, held in enumerate(task.held):
        note(cavern, seat, {"chests": len(cavern.player(seat).treasure) - held})


def note_turn(cavern: Cavern) -> None:
    """Look at the XP that is left as a turn ends (CAV-G72)."""
    seat = cavern.state.acting
    note(cavern, seat, {"thrift": cavern.player(seat).xp})
