"""The pictures of Skyshard, and of its quick start: of delves between sensible players (see `docs.album`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from docs.album import Album, Pictures, board_of, first, shown, shrunk
from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.core.scene import Badge, HexBoard, Look
from engine.games.skyshard.game import GAME
from engine.games.skyshard.state.content import content
from engine.games.skyshard.state.moves import Explore
from engine.games.skyshard.state.options import Options
from engine.games.skyshard.state.state import State
from tests.games.skyshard.build import sensible

NAMES = ("Ada", "Bob", "Cy")


def delved(key: str) -> Iterator[State]:
    """Yield every state of a delve of three."""
    dice = Dice(KeyedSource(key))
    state, _ = GAME.new(Setup(NAMES, Options()), dice)
    while seats := GAME.turn(state):
        yield state
        state, _ = GAME.apply(state, seats[0], sensible(state, seats[0]), dice)
    yield state


def played() -> Pictures:
    """Return the map of a delve that has got somewhere."""
    return {"skyshard.png": shown(GAME, first(delved, _is_deep))}


def cards() -> Pictures:
    """Return a shard that lies behind enemies, a turn with doors to choose from, and a party that has won."""
    return {
        "aim.png": board_of(GAME, first(delved, _has_shard_in_sight)),
        "turn.png": board_of(GAME, first(delved, _has_doors_in_reach)),
        "end.png": shrunk(shown(GAME, first(delved, _has_won))),
    }


def _is_fresh(state: State) -> bool:
    turn = state.turn
    begun = state.phase == "delve" and not state.agenda and turn is not None and not (turn.moves or turn.attacks)
    return begun and all(hero.health > 0 for hero in state.heroes)


def _has_shard_in_sight(state: State) -> bool:
    lying = any(content().cards[beside.card].shards for beside in state.beside)
    return _is_fresh(state) and lying and len(state.tiles) <= 3 and len(state.enemies) >= 2


def _has_doors_in_reach(state: State) -> bool:
    if not _is_fresh(state) or len(state.tiles) > 6 or len(state.enemies) < 2:
        return False
    badges = _badges(state)
    return len(badges) >= 3 and all(badge.state == "now" for badge in badges)


def _badges(state: State) -> Sequence[Badge]:
    board = GAME.scene(GAME.view(state, None), Look()).board
    assert isinstance(board, HexBoard)
    return board.badges


def _is_deep(state: State) -> bool:
    """Return whether a map shows what a delve is made of: doors to choose from, and enemies in their way."""
    return _is_fresh(state) and len(state.tiles) >= 7 and len(state.enemies) >= 2 and len(_badges(state)) >= 3


def _has_shape(state: State) -> bool:
    """Return whether a turn begins with enemies about and a door to choose."""
    if not (_is_fresh(state) and len(state.tiles) >= 4 and state.enemies):
        return False
    return any(isinstance(move, Explore) for move in GAME.legal(state, GAME.turn(state)[0]))


def _has_won(state: State) -> bool:
    return state.result == "won" and all(hero.health > 3 for hero in state.heroes)


ALBUM = Album(cards, played, screen=_has_shape)
