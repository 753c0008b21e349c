"""Delves as tests need them: tiles and cards of their own, states built directly, moves with scripted draws.

Cells are axial (q, r), as in rules.toml; ``at("M20")`` is the cell of a label.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

from msgspec.structs import replace

from engine.core.bot_players import Level, Manner, Thought
from engine.core.dice import Dice, GivenSource, KeyedSource
from engine.core.errors import GameError
from engine.core.game import Event
from engine.core.moves import Move
from engine.games.skyshard.game import GAME
from engine.games.skyshard.player.company import Mind
from engine.games.skyshard.rules import flow
from engine.games.skyshard.rules.explore import fits
from engine.games.skyshard.rules.progress import Delve
from engine.games.skyshard.state.board import Board, board
from engine.games.skyshard.state.content import Card, Chip, Effect, Tile, Trap, content
from engine.games.skyshard.state.state import ENTRANCE, Beside, Enemy, Exploring, Hero, Laid, State, Turn
from engine.games.skyshard.state.terrain import explorable
from engine.maps.hexes import Hex, label, unlabel

NAMES = ("Ada", "Bob", "Cy", "Dee")
ROW_DOORS: list[Hex] = [(0, 0), (3, 0)]
"""The doors of a gallery with one at either end."""

DOOR: Hex = (5, -1)
"""The far door of the gallery (2, -1) .. (5, -1) that lies before the entrance in most of these delves."""

AHEAD: Hex = (6, -1)
"""The hex behind it, where the next tile begins."""

_numbers = count(1000)
"""Names are of one length, as the labels that hold them may have to be shorter."""


class Bench:
    """Tiles and cards made for one test, known to the content as long as the test runs."""

    def __init__(self) -> None:
        self._made: list[tuple[dict[str, Any], str]] = []

    def tile(self, shape: str, doors: Sequence[Hex], caches: Sequence[Hex] = (), enemies: Sequence[Hex] = ()) -> str:
        """Make a tile; return its id."""
        name = f"tile-{next(_numbers)}"
        made = Tile(name, f"Room {name}", shape, tuple(doors), tuple(caches), tuple(enemies), "A room.")  # type: ignore[arg-type]
        content().tiles[name] = made
        self._made.append((content().tiles, name))
        return name

    def card(
        self,
        shape: str,
        row: Sequence[int] = (),
        *,
        shards: int = 0,
        legendary: int = 0,
        common: int = 0,
        revealed: Effect | None = None,
        trap: Trap | None = None,
        boon: Effect | None = None,
        environment: str | None = None,
        scale: Sequence[Sequence[int]] | None = None,
    ) -> str:
        """Make a card with the same challenge ``row`` for every number of adventurers; return its id."""
        name = f"card-{next(_numbers)}"
        rows = tuple(tuple(some) for some in scale) if scale is not None else (tuple(row),) * 4
        content().cards[name] = Card(
            name,
            f"Card {name}",
            shape,
            rows,
            "It is dark.",
            shards,
            legendary,
            common,
            revealed,
            trap,
            boon,
            environment,  # type: ignore[arg-type]
        )
        self._made.append((content().cards, name))
        return name

    def chip(
        self,
        level: int = 1,
        *,
        health: int = 1,
        dice: int = 1,
        guard: int = 0,
        reach: int = 1,
        targets: int = 1,
        taste: str = "weakest",
        habit: str = "hunts",
    ) -> str:
        """Make a side of an enemy chip; return its id."""
        name = f"c-{next(_numbers)}"
        numbers: Any = (level, health, dice, guard, reach, targets, taste, habit)
        content().chips[name] = Chip(name, f"Beast {name}", "beasts", *numbers)
        self._made.append((content().chips, name))
        return name

    def clear(self) -> None:
        """Take everything away again."""
        for shelf, name in self._made:
            del shelf[name]


def at(name: str) -> Hex:
    """Return the cell of a label."""
    cell = unlabel(name)
    assert cell is not None
    return cell


def hero(kind: str, cell: Hex | None, seat: int = 0, **fields: Any) -> Hero:
    """Return an adventurer at full health."""
    known = content().adventurers[kind]
    return replace(Hero(seat, kind, cell, known.health), **fields)


def foe(chip: str, cell: Hex, number: int = 0, **fields: Any) -> Enemy:
    """Return an enemy at full health."""
    return replace(Enemy(number, chip, 0, cell, content().chips[chip].health), **fields)


def delve(*heroes: Hero, **fields: Any) -> State:
    """Return a delve in its first round, with the first adventurer to act on a map that is only the entrance.

    Heroes get seats in order unless they name one. Decks, stacks and bags are empty unless given.
    """
    seated = tuple(replace(item, seat=number) if not item.seat else item for number, item in enumerate(heroes))
    known: dict[str, Any] = {
        "names": NAMES[: len(seated)],
        "objective": "survey",
        "threat": 5,
        "required": 3,
        "ties": "referee",
        "deck": (),
        "discard": (),
        "relics": {"common": (), "legendary": ()},
        "bags": ((), ()),
        "heroes": seated,
        "phase": "delve",
        "turn": Turn(0),
    }
    stacks = {str(shape): () for shape in content().shapes}
    stacks.update(fields.pop("stacks", {}))
    tiles = (Laid(ENTRANCE), *fields.pop("tiles", ()))
    state = State(**{**known, "stacks": stacks, "tiles": tiles, **fields})
    if not state.deck and not state.discard:
        # A delve with no card anywhere is over at once (SKY-G09); one card keeps it going where a test draws none.
        state = replace(state, deck=("1",))
    return state


def lies(tile: str, card: str) -> Beside:
    """Return a card lying beside a tile."""
    return Beside(tile, card)


def gallery(bench: Bench, at: Hex = (2, -1)) -> Laid:
    """Lay a gallery of its own with a door at either end, before the entrance or from another hex eastwards."""
    return Laid(bench.tile("gallery", ROW_DOORS), 0, at)


def turn_of(state: State) -> Turn:
    """Return the turn under way."""
    assert state.turn is not None
    return state.turn


def map_of(state: State) -> Board:
    """Return the board of a state."""
    return board(state.tiles)


def play(state: State, text: str, seat: int | None = None, draws: Sequence[int] = ()) -> tuple[State, list[Event]]:
    """Make a move for the awaited seat (or ``seat``) with exactly these draws, zero-based: a die's face less one."""
    source = GivenSource(draws)
    chosen = GAME.turn(state)[0] if seat is None else seat
    move = GAME.read(state, chosen, text)
    assert move in list(GAME.legal(state, chosen)), f"{text} is not listed"
    after, events = GAME.apply(state, chosen, move, Dice(source))
    assert source.left == (), "draws were left over"
    return after, list(events)


def moves_to(state: State, *cells: Hex) -> State:
    """Walk step by step."""
    for cell in cells:
        state, _ = play(state, f"move {label(cell)}")
    return state


def run(state: State, draws: Sequence[int] = ()) -> tuple[State, list[Event]]:
    """Let a state run on until a player has to choose."""
    source = GivenSource(draws)
    under_way = Delve(state, Dice(source))
    flow.go_on(under_way)
    assert source.left == (), "draws were left over"
    return under_way.state, under_way.events


def refused(state: State, text: str, seat: int | None = None) -> GameError:
    """Return the refusal that a move meets; fails when it is accepted or listed as legal."""
    chosen = GAME.turn(state)[0] if seat is None else seat
    try:
        move = GAME.read(state, chosen, text)
        assert move not in list(GAME.legal(state, chosen)), f"{text} is listed"
        GAME.apply(state, chosen, move, Dice(GivenSource(())))
    except GameError as error:
        return error
    raise AssertionError(f"{text} was accepted")


def sensible(state: State, seat: int) -> Move:
    """Return what a steady bot player does, which always finds something to do."""
    lot = Dice(GivenSource(()))
    thought = GAME.decide(GAME.view(state, seat), list(GAME.legal(state, seat)), GAME.mind(), Manner(), lot)
    assert thought.move is not None
    return thought.move


def legal(state: State, verb: str, seat: int | None = None) -> list[str]:
    """Return the texts of the legal moves of one verb, without the verb."""
    chosen = GAME.turn(state)[0] if seat is None else seat
    texts = [str(move) for move in GAME.legal(state, chosen)]
    return [text.partition(" ")[2] for text in texts if text.partition(" ")[0] == verb]


def faces(*shown: int) -> tuple[int, ...]:
    """Return the draws that make dice show these faces."""
    return tuple(face - 1 for face in shown)


def kinds(events: Sequence[Event]) -> list[str]:
    """Return the kinds of events in order."""
    return [event.kind for event in events]


def place_at(state: State, turn: int, by: Hex) -> str:
    """Return the move that lays the tile under way in one given way."""
    task = state.agenda[0]
    assert isinstance(task, Exploring)
    for number, fit in enumerate(fits(state, task), start=1):
        if (fit.turn, fit.at) == (turn, by):
            return f"place {number}"
    raise AssertionError(f"no such fit among {[(fit.turn, fit.at) for fit in fits(state, task)]}")


def explorable_labels(state: State) -> list[str]:
    """Return the labels of the explorable hexes in reading order."""
    return [label(cell) for cell in explorable(state)]


SINCE = Mind(lit=(0, 0))
"""All shards came to light a round ago: each person has had a turn since."""


def thought(
    state: State, level: Level = "steady", people: tuple[int, ...] = (), seat: int | None = None, mind: Mind | None = None
) -> Thought[Mind]:
    """Return what a seat of the house thinks, the first of those awaited unless another is named."""
    asked = GAME.turn(state)[0] if seat is None else seat
    legal = list(GAME.legal(state, asked))
    lot = Dice(KeyedSource("lot"))
    return GAME.decide(GAME.view(state, asked), legal, mind or Mind(), Manner(level, people), lot)


def does(state: State, level: Level = "steady", people: tuple[int, ...] = (), seat: int | None = None) -> Move | None:
    """Return the move that it makes."""
    return thought(state, level, people, seat).move
