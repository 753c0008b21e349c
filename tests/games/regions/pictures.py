"""The pictures of Regions: of sensible parties in its scenarios, and of first rounds (see `docs.album`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from docs.album import Album, Brought, Pictures, board_of, first, shown, shrunk
from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.core.languages import SOURCE, speaking
from engine.core.scene import Look
from engine.games.regions.game import GAME
from engine.games.regions.state import board
from engine.games.regions.state.options import Options
from engine.games.regions.state.state import State
from tests.games.parties import Household

NAMES = ("Ada", "Bob", "Cy", "Game master")
QUICK = 18
"""In so many rounds at most the party of the last card is out."""
CROWD = 4
"""No more should crowd any one region of the map of games.md."""


def ventured(key: str, options: Options) -> Iterator[State]:
    """Yield every state of a scenario of three, with a game master who lets it go."""
    dice, party = Dice(KeyedSource(key)), Household(GAME, ("steady",) * (len(NAMES) - 1), key)
    state, _ = GAME.new(Setup(NAMES, options, master=3), dice)
    while seats := GAME.turn(state):
        seat, move = party.choose(state, seats)
        state, events = GAME.apply(state, seat, move, dice)
        party.hear(state, events)
        yield state


def played() -> Pictures:
    """Return the pictures of two scenarios: a crossing as party and game master see it, and one of stealth."""
    crossing, stealth = _met("normal", _is_telling), _met("stealth", _is_watched)
    return {
        "regions.png": shown(GAME, crossing),
        "regions-desk.png": shown(GAME, crossing, crossing.master, "desk"),
        "regions-stealth.png": shown(GAME, stealth),
    }


def _generated(key: str, kind: Any) -> Iterator[State]:
    """Yield every state of a new scenario of that kind, which the pages show and no hand-made one."""
    return ventured(key, Options(scenario="generated", kind=kind))


def _met(kind: str, fits: Callable[[State], bool]) -> State:
    """Return the first state in which a turn begins with the whole party on its feet, and which ``fits``."""

    def is_met(state: State) -> bool:
        ready = state.turn is not None and not state.agenda and all(member.standing for member in state.members)
        return ready and fits(state)

    return first(lambda key: _generated(key, kind), is_met, "regions")


def _is_telling(state: State) -> bool:
    """Return whether a map shows a crossing half done: what is seen and not explored, Creatures, and not the end of it."""
    with speaking(SOURCE):
        alt = GAME.scene(GAME.view(state, None), Look()).alt
    return (
        5 <= len(state.explored) < len(state.scenario.regions) - 2
        and state.scenario.goal not in state.explored
        and "an unexplored region" in alt
        and sum(entity.type == "Creature" and bool(entity.number) for entity in state.entities) >= 2
        and max(Counter([member.region for member in state.members] + [entity.at for entity in state.entities]).values())
        <= CROWD
    )


def _is_watched(state: State) -> bool:
    """Return whether a map shows an Alerted Seeker where the party sees it, who has cost it something already."""
    return (
        len(state.explored) >= 4
        and state.tokens < state.token_most
        and any(entity.alerted and board.visible(state, entity) for entity in state.entities)
    )


def _is_begun(state: State) -> bool:
    """Return whether a turn begins on the second region or the third, with something in the way."""
    return 2 <= len(state.explored) <= 3 and any(board.visible(state, entity) for entity in state.entities)


def _has_won(state: State) -> bool:
    """Return whether a party is out, and was not long about it."""
    outcome = GAME.outcome(state)
    return outcome is not None and outcome.result == "won" and state.round <= QUICK


def cards() -> Pictures:
    """Return a crossing half done, a turn with ways to choose from, and a party that is out."""
    out = first(lambda key: _generated(key, "normal"), _has_won)
    return {
        "aim.png": board_of(GAME, _met("normal", _is_telling)),
        "turn.png": shown(GAME, _met("normal", _is_begun)),
        "end.png": shrunk(shown(GAME, out)),
    }


def _is_underway(state: State) -> bool:
    """Return whether a turn begins some regions on, and something stands against the party where it can be seen."""
    begun = state.turn is not None and not state.agenda and len(state.explored) >= 3
    return begun and any(entity.type == "Creature" and board.visible(state, entity) for entity in state.entities)


ALBUM = Album(
    cards,
    played,
    screen=_is_underway,
    screened={"scenario": "generated", "kind": "normal"},
    folded=True,
    page="first-scenario.md",
    script="first-scenario.txt",
    told={
        "first-scenario-yard.png": Brought("/move to:A", "map"),
        "first-scenario-hall.png": Brought("/choose option:dig-in", "map", last=True),
        "first-scenario-guard.png": Brought("/choose option:brace", "map", last=True),
    },
)
