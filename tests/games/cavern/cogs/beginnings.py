"""States that a cavern on Discord begins with: a player is about to be asked something."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.games.cavern.state.state import Player, Sent, State
from tests.games.cavern.build import Bench, cavern, player, sent, treasure

HALL = (0, 1)
HAND = ("ctcb-1", "ctcb-2", "ctct-1")


def equipped(state: State) -> State:
    """Return a state in which each player holds tiles, and those Delvers that are not in the dungeon."""
    players = []
    for seat, item in enumerate(state.players):
        reserve = list(item.reserve)
        for out in state.delvers:
            if out.seat == seat:
                reserve.remove(out.kind)
        players.append(replace(item, hand=item.hand or HAND, reserve=tuple(reserve)))
    return replace(state, players=tuple(players))


def contested(
    bench: Bench, players: Sequence[Player] | int, *sections: str, delvers: Sequence[Sent], **fields: object
) -> State:
    """Return a cavern in which Ada has laid a tile of completed rooms, and may still send a Delver."""
    tile = bench.tile(*sections)
    return cavern(players, {HALL: tile}, step="send", placed=HALL, delvers=delvers, **fields)


def duel(bench: Bench, ada: Player | None = None, bob: Player | None = None, **fields: object) -> State:
    """Return a Battle about to begin, on Ada's turn; Ada can do nothing about her roll, Bob has XP and rerolls."""
    seated = (ada or player(0, xp=0), bob or player(1, xp=3, faction="kobolds"))
    delvers = (sent(0, "thief", HALL), sent(1, "brute", HALL))
    return contested(bench, seated, "tan - bags=3", delvers=delvers, **fields)


def fresh(bench: Bench) -> State:
    """Return a cavern of three in which it is Bob's turn, who holds tiles that fit at once."""
    hand = [bench.tile("corridor NS", "tan E bags=1", "tan W"), bench.tile("corridor NESW"), bench.tile("corridor NS")]
    return cavern((player(0), player(1, hand, treasure=treasure("masons_pardon")), player(2)), acting=1, first=1)
