"""Crowded galaxies played at random, everything that a player is shown of them, and other worlds that look the same."""

from __future__ import annotations

import random
from functools import cache

from msgspec.structs import replace

from engine.core.errors import GameError
from engine.core.game import Event, Seat, Setup, heading
from engine.core.game import refusal as refusal_of
from engine.core.moves import Move
from engine.core.scene import Look
from engine.core.table import Entry, Table
from engine.games.galaxy.game import GAME
from engine.games.galaxy.state.content import EXPLORATION, HIDDEN_GOALS, ORDERS
from engine.games.galaxy.state.options import Options
from engine.games.galaxy.state.state import Deck, State
from tests.laws.test_secrets import shown as shown_by_the_house

from .build import (
    CY,
    aiming,
    dealt,
    galaxy,
    having,
    home,
    own,
    put,
    secretly,
)
from .laws import shuffle_secrets

NAMES = ("Ada", "Bob", "Cy")
GAMES, MOVES, BETWEEN = 2, 150, 14
"""So many galaxies are played, for so many moves, and looked at after every so many of them."""

Step = tuple[Table, Seat, Entry, Table]
"""A move: the table before it, who made it, its entry, the table after it."""

BOLD = ("activate", "move", "land", "play", "decide", "choose", "explore", "use", "relic", "research")


def seated(state: State) -> Table:
    """Return a table at which a galaxy is played."""
    return Table(GAME, Setup(NAMES[: len(state.names)], Options()), "secrecy", 0, state)


def crowded(number: int) -> State:
    """Return a galaxy in which three rivals stand beside each other, with cards in their hands, goals and relics."""
    chance = random.Random(f"packed {number}")
    state = galaxy(3)
    decks = {name: Deck(tuple(chance.sample(deck.draw, len(deck.draw)))) for name, deck in state.decks.items()}
    state = replace(state, decks=decks)
    planets = chance.sample([planet.id for planet in state.planets if planet.system and planet.home < 0], 6)
    fleets = ("2 scout, 1 transport, 3 infantry", "1 battleship, 1 transport, 2 infantry, 1 mech", "3 scout, 2 infantry")
    for player, (system, fleet) in enumerate(zip(("B2", "C3", "B3"), fleets, strict=True)):
        state = put(put(state, player, system, fleet), player, home(state, player), "1 scout, 1 transport, 1 infantry")
        state = put(own(state, player, f"home-{player + 1}"), player, f"home-{player + 1}", "1 dock, 2 infantry")
        state = own(state, player, *planets[2 * player : 2 * player + 2])
        state = dealt(state, player, *state.decks[ORDERS].draw[: 3 + 3 * (number % 2)])
        state = secretly(state, player, *state.decks[HIDDEN_GOALS].draw[: 1 + player])
        state = having(state, player, trade_goods=3, commodities=2, tactic=2 + number % 3, technologies=("deep-survey",))
    state = having(state, CY, scored=state.players[CY].goals[1:2], points=1)
    return aiming(state, "learned", "far-holdings", "great-works")


@cache
def played(number: int) -> tuple[Step, ...]:
    """Return the moves of a crowded galaxy that is played at random."""
    chance = random.Random(f"played {number}")
    table = seated(crowded(number))
    steps: list[Step] = []
    while table.state.phase != "over" and len(steps) < MOVES:
        seat = chance.choice(GAME.turn(table.state))
        text = str(_any_move(table.state, seat, chance))
        after, entry = table.act(seat, text)
        steps.append((table, seat, entry, after))
        table = after
    return tuple(steps)


def _any_move(state: State, seat: Seat, chance: random.Random) -> Move:
    moves = [move for move in GAME.legal(state, seat) if move.verb not in ("resign", "order", "trade", "trust")]
    bold = [move for move in moves if move.verb in BOLD]
    if not bold or chance.random() < 0.15:
        return chance.choice(moves)
    verb = chance.choice(list(dict.fromkeys(move.verb for move in bold)))
    return chance.choice([move for move in bold if move.verb == verb])


def shown(table: Table, seat: Seat | None) -> dict[str, object]:
    """Return all that the house shows a seat, or everybody, and what can be asked for besides."""
    state = table.state
    view = GAME.view(state, seat)
    looks = (Look("card"), Look("ended"), Look("map", "C3"), Look("roll"))
    return {
        **shown_by_the_house(table, seat),
        "other pictures": [GAME.scene(view, look) for look in looks],
        "meanwhile": GAME.meanwhile(view),
        "headings": [heading(GAME, view, verb) for verb in GAME.verbs],
        "decks": [GAME.page(view, "decks", deck) for deck in ("", *EXPLORATION, ORDERS, "relic")],
        "defaults": [GAME.default(state, other) is None for other in range(len(state.names))],
        "openly by default": [_openly(GAME.default(state, other)) for other in range(len(state.names))],
        "obvious": [GAME.obvious(state, other) for other in range(len(state.names))],
        "own": None if seat is None else _own(state, seat),
    }


def _openly(move: Move | None) -> Move | None:
    """Return what is done for a player, if that is no secret answer."""
    return move if move is not None and move.verb != "decide" else None


def _own(state: State, seat: Seat) -> list[object]:
    view = GAME.view(state, seat)
    reasons = [str(refusal_of(GAME, state, seat, verb)) for verb in GAME.verbs]
    return [GAME.private(view), GAME.advice(view, seat), GAME.default(state, seat), *reasons]


def onlookers(table: Table) -> tuple[Seat | None, ...]:
    return (None, *range(len(table.names)))


def elsewhere(table: Table, seat: Seat | None, chance: random.Random) -> Table:
    """Return a table where all that an onlooker cannot know is otherwise."""
    return seated(shuffle_secrets(table.state, seat, chance))


def heard(entry: Entry, seat: Seat | None) -> list[Event]:
    """Return what a seat, or everybody, is told of a move."""
    return [event for event in entry.events if event.known_to(seat)]


def refusal(table: Table, seat: Seat, text: str) -> str:
    try:
        table.act(seat, text)
    except GameError as error:
        return str(error)
    return ""
