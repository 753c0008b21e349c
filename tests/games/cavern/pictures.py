"""The pictures of the Cavern: of games between sensible players, and of its first turns (see `docs.album`)."""

from __future__ import annotations

from collections.abc import Iterator

from docs.album import Album, Brought, Pictures, board_of, drawn, shown, shrunk
from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.games.cavern.game import GAME
from engine.games.cavern.picture import duels
from engine.games.cavern.player.sensible import Habits, decide
from engine.games.cavern.state.options import Options
from engine.games.cavern.state.state import State

NAMES = ("Ada", "Bob", "Cy", "Dee")
LAID = 22
"""How many tiles lie in the dungeon when the map of README and games.md is drawn."""


def built(key: str, names: tuple[str, ...]) -> Iterator[State]:
    """Yield every state of a game between sensible players."""
    dice, lot = Dice(KeyedSource(key)), Dice(KeyedSource(f"{key} lot"))
    state, _ = GAME.new(Setup(names, Options()), dice)
    while seats := GAME.turn(state):
        move = decide(GAME.view(state, seats[0]), Habits(), lot)
        state, _ = GAME.apply(state, seats[0], move, dice)
        yield state


def played() -> Pictures:
    """Return the map in the middle of a game, the hand of the next player, and the fullest battle."""
    states = list(built("cavern 0", NAMES))
    middle = _placing(states, LAID)
    battles = [(state, contest) for state in states for contest in state.shown if contest.kind == "battle"]
    fullest = max(battles, key=lambda battle: len(battle[1].seats))
    return {
        "cavern.png": shown(GAME, middle),
        "cavern-hand.png": shown(GAME, middle, middle.acting, "hand"),
        "cavern-dice.png": drawn(duels.settled(*fullest).scene()),
    }


def cards() -> Pictures:
    """Return a cavern in the middle, the three tiles of a hand, and the count at the end."""
    states = list(built("how 0", NAMES[:3]))
    early = _placing(states, 9)
    return {
        "aim.png": board_of(GAME, _placing(states, 16)),
        "turn.png": shrunk(shown(GAME, early, early.acting, "hand")),
        "end.png": shrunk(shown(GAME, states[-1])),
    }


def _placing(states: list[State], tiles: int) -> State:
    """Return the first state in which so many tiles lie and a player is to place one more."""
    return next(state for state in states if len(state.tiles) == tiles and state.step == "place" and not state.agenda)


def _is_laid_out(state: State) -> bool:
    """Return whether a turn begins in a dungeon that has taken shape, and a Delver has been sent into it."""
    return state.step == "place" and not state.agenda and len(state.tiles) >= 9 and len(state.delvers) >= 2


ALBUM = Album(
    cards,
    played,
    screen=_is_laid_out,
    page="first-cavern.md",
    script="cavern.txt",
    told={
        "first-cavern-hand.png": Brought('press "Your hand"', "hand"),
        "first-cavern-turn.png": Brought('press "Tile 1"', "place"),
        "first-cavern-dice.png": Brought('press "Roll"', "card", last=True),
        "first-cavern-map.png": Brought('press "Roll"', "map", last=True),
    },
)
