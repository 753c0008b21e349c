"""The pictures of Galaxy: of an expedition of sensible rivals, and of a first round (see `docs.album`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import takewhile
from typing import Literal

from docs.album import STARS, Album, Brought, Pictures, cut_out, first, shown, shrunk
from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.games.galaxy.game import GAME
from engine.games.galaxy.rules.flow import Turn, open_stage
from engine.games.galaxy.state.lengths import enough
from engine.games.galaxy.state.moves import Activate
from engine.games.galaxy.state.options import Options
from engine.games.galaxy.state.state import State
from tests.games.parties import party_of

NAMES = ("Ada", "Bob", "Cy", "Dee")
ROUND = 4
"""The round of the map of games.md."""


def voyaged(key: str, names: tuple[str, ...] = NAMES, length: Literal["full", "short"] = "full") -> Iterator[State]:
    """Yield every state of an expedition, of four unless it is said whose."""
    dice, party = Dice(KeyedSource(key)), party_of(GAME, len(names), key)
    state, _ = GAME.new(Setup(names, Options(length=length)), dice)
    while seats := GAME.turn(state):
        seat, move = party.choose(state, seats)
        state, events = GAME.apply(state, seat, move, dice)
        party.hear(state, events)
        yield state


def played() -> Pictures:
    """Return the picture of an expedition of four rivals."""
    lively = first(lambda key: takewhile(lambda state: state.round <= ROUND, voyaged(key)), _is_lively, "galaxy")
    return {"galaxy.png": shown(GAME, lively)}


def _is_lively(state: State) -> bool:
    """Return whether a map shows what there is among the stars: worlds of everybody, Meridian taken, cards attached, a
    frontier left, a storm or a gate, and tokens of a round half played; and all of it, as when a turn begins."""
    held = Counter(planet.owner for planet in state.planets if planet.owner >= 0)
    return (
        state.phase == "action"
        and isinstance(open_stage(state), Turn)
        and GAME.turn(state) == (state.active,)
        and state.round == ROUND
        and sum(len(system.tokens) for system in state.systems) > len(state.players)
        and all(held[player] >= 3 for player in range(len(state.players)))
        and all(not system.seal for system in state.systems)
        and sum(bool(planet.attachments) for planet in state.planets) >= 2
        and any(system.frontier for system in state.systems)
        and any(system.storm or (system.gamma and system.at is not None) for system in state.systems)
    )


def cards() -> Pictures:
    """Return the stars at the start, a card that lies open, and the end of a short expedition of three, by points."""

    def of(fits: Callable[[State], bool], subject: str = "map") -> bytes:
        return shown(GAME, first(lambda key: voyaged(key, NAMES[:3], "short"), fits), None, subject)

    return {
        "aim.png": shrunk(cut_out(of(_is_begun), STARS)),
        "turn.png": shrunk(of(_has_a_choice, "card")),
        "end.png": shrunk(of(_is_won)),
    }


def _is_begun(state: State) -> bool:
    return state.phase == "action" and GAME.turn(state) == (state.active,)


def _has_a_choice(state: State) -> bool:
    """Return whether an explored card lies open with several things to do about it."""
    opened = state.revealed is not None and bool(state.revealed.card)
    return opened and len(GAME.turn(state)) == 1 and len(list(GAME.legal(state, GAME.turn(state)[0]))) >= 3


def _is_won(state: State) -> bool:
    """Return whether a player has the points that win."""
    return state.phase == "over" and max(player.points for player in state.players) >= enough(state)


def _is_opening_up(state: State) -> bool:
    """Return whether a turn begins in a galaxy of which either has taken something beyond their home."""
    held = Counter(planet.owner for planet in state.planets if planet.owner >= 0)
    settled = state.round >= 2 and all(held[player] >= 3 for player in range(len(state.players)))
    return settled and any(isinstance(move, Activate) for move in GAME.legal(state, state.active))


ALBUM = Album(
    cards,
    played,
    screen=_is_opening_up,
    page="first-voyage.md",
    script="first-voyage.txt",
    told={
        "first-voyage-start.png": Brought('press "Start"', "map"),
        "first-voyage-card.png": Brought('press "Land 1 infantry on Gantry"', "card"),
        "first-voyage-council.png": Brought('press "For Ada"', "map"),
        "first-voyage-desk.png": Brought('press "Resolved"', "map", last=True),
    },
)
