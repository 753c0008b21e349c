"""Caverns as tests need them: tiles of their own, states built directly, moves with scripted draws.

Cells are (x, y) with the entrance at (0, 0), as in rules.toml.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any

from msgspec.structs import replace

from engine.core.dice import Dice, GivenSource
from engine.core.errors import GameError
from engine.core.game import Event
from engine.games.cavern.game import GAME
from engine.games.cavern.state.board import board
from engine.games.cavern.state.content import ENTRANCE, Section, Tile, content
from engine.games.cavern.state.state import Gold, Holding, Laid, Player, Sent, State
from engine.maps.squares import Square

NAMES = ("Alan", "Betty", "Cedric", "Dora")
FACTIONS = ("sellswords", "forestfolk", "kobolds", "wraiths")

_numbers = count()


class Bench:
    """Tiles made for one test, known to the content as long as the test runs."""

    def __init__(self) -> None:
        self._made: list[str] = []

    def tile(self, *sections: str, sun: bool = False, fast: bool = False) -> str:
        """Make a tile of sections like "corridor NS", "tan E bags=2 chests=1", "blue - torch"; return its id."""
        name = f"tile-{next(_numbers)}"
        content().tiles[name] = Tile(name, f"Tile {name}", tuple(map(_section, sections)), sun, fast)  # type: ignore[index]
        self._made.append(name)
        return name

    def clear(self) -> None:
        """Take everything away again."""
        for name in self._made:
            del content().tiles[name]  # type: ignore[attr-defined]


def _section(text: str) -> Section:
    floor, sides, *more = text.split()
    icons: dict[str, Any] = {}
    for word in more:
        name, _, number = word.partition("=")
        icons[name] = int(number) if number else True
    return Section(floor, sides.replace("-", ""), **icons)  # type: ignore[arg-type]


def dungeon(tiles: Mapping[Square, str | tuple[str, int]]) -> tuple[Laid, ...]:
    """Return the entrance and tiles laid in the order given, each an id or an id and its turn."""
    found = [Laid((0, 0), ENTRANCE)]
    for at, tile in tiles.items():
        found.append(Laid(at, tile) if isinstance(tile, str) else Laid(at, *tile))
    return tuple(found)


def player(
    seat: int, hand: Sequence[str] = (), *, xp: int = 3, reserve: Sequence[str] | None = None, **more: Any
) -> Player:
    """Return a player of the seat's own faction with all five Delvers at hand, or those of ``reserve``."""
    faction = more.pop("faction", FACTIONS[seat])
    delvers = content().band.factions[faction].delvers
    return Player(faction, tuple(hand), tuple(sorted(delvers if reserve is None else reserve)), xp, **more)


def cavern(
    players: Sequence[Player] | int = 2,
    tiles: Mapping[Square, str | tuple[str, int]] | None = None,
    **fields: Any,
) -> State:
    """Return a cavern in play, the turn of seat 0 just begun; its decks hold what the game's decks do, unshuffled."""
    seated = tuple(player(seat) for seat in range(players)) if isinstance(players, int) else tuple(players)
    known = content()
    state = State(
        names=NAMES[: len(seated)],
        solo=len(seated) == 1,
        players=seated,
        sun=6,
        stack=tuple(tile for tile in known.tiles if tile != ENTRANCE),
        gold=tuple(int(value) for value, cards in known.band.gold.items() for _ in range(cards)),
        treasure=tuple(card.id for card in known.treasures.values() for _ in range(card.count)),
        encounters=tuple(known.encounters),
        phase="play",
        tiles=dungeon(tiles or {}),
    )
    return replace(state, **fields)


def sent(seat: int, kind: str, at: Square, part: int = 0, *, up: bool = False) -> Sent:
    """Return a Delver in the dungeon."""
    return Sent(seat, kind, at, part, up)


def act(state: State, seat: int, text: str, draws: Sequence[int] = ()) -> tuple[State, list[Event]]:
    """Make a move with scripted draws, all of which it must use; return the state after it and its events."""
    source = GivenSource(draws)
    after, events = GAME.apply(state, seat, GAME.read(state, seat, text), Dice(source))
    assert not source.left, f"{text}: draws left over: {source.left}"
    return after, list(events)


def play(state: State, *moves: tuple[int, str]) -> State:
    """Make moves that draw no chance, one after the other; return the state after them."""
    for seat, text in moves:
        state, _ = act(state, seat, text)
    return state


def refused(state: State, seat: int, text: str) -> GameError:
    """Return what a move is refused with."""
    try:
        act(state, seat, text)
    except GameError as error:
        return error
    raise AssertionError(f"{text} was not refused")


def legal(state: State, seat: int, verb: str = "") -> list[str]:
    """Return the legal moves of a seat as texts, those of one verb if it is named."""
    texts = [str(move) for move in GAME.legal(state, seat)]
    return [text for text in texts if not verb or text.split()[0] == verb]


def told(events: Sequence[Event], kind: str) -> list[Mapping[str, Any]]:
    """Return the facts of all events of a kind."""
    return [event.facts for event in events if event.kind == kind]


def gold(*values: int) -> tuple[Gold, ...]:
    """Return Gold cards, those with a negative value faceup."""
    return tuple(Gold(abs(value), value < 0) for value in values)


def treasure(*cards: str) -> tuple[Holding, ...]:
    """Return Treasure cards that lie facedown, unused."""
    return tuple(Holding(card) for card in cards)


def letter(state: State, at: Square) -> str:
    """Return the letter of a free cell."""
    return board(state.tiles).lettered[at]


def westward(state: State) -> str:
    """Return the move that lays the first tile of a hand at the first free place in reading order."""
    return f"place 1 {letter(state, min(board(state.tiles).free, key=lambda cell: (cell[1], cell[0])))} 0"
