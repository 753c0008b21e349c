"""Games of the simulation, each kept as one record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Event, Setup
from engine.core.moves import Move
from engine.core.verbs import Order
from engine.games.galaxy.game import GAME
from engine.games.galaxy.player.judging import TEMPERS, Temper
from engine.games.galaxy.player.sensible import Memory, decide
from engine.games.galaxy.rules import opening
from engine.games.galaxy.state.moves import Resign
from engine.games.galaxy.state.state import State

NAMES = ("Ada", "Bob", "Cy", "Dee", "Eli", "Fay")
MOST_MOVES = 4000
"""Whoever plays longer is stuck."""


class Record(msgspec.Struct):
    """What came of a game. Lists are by seat; ``order`` are the seats by their places, the first speaker first.

    ``points`` are those after each round. ``pressed`` counts moves in the action phase, ``prompted`` those among them of
    players whose turn it was not. ``sealer`` broke the seal of Meridian (-1: nobody), ``crowned`` counts the points that
    each had for holding it. ``speakers`` are those of each round. ``happened`` counts events and what they were about.
    """

    players: int
    order: tuple[int, ...]
    manners: tuple[str, ...]
    firsts: tuple[str, ...]
    winner: int
    why: str
    rounds: int
    turns: int
    moves: int
    pressed: int
    prompted: int
    points: tuple[tuple[int, ...], ...]
    tied: bool
    happened: dict[str, int]
    speakers: tuple[int, ...]
    sealer: int
    crowned: tuple[int, ...]


def lot(key: str) -> Dice:
    """Return chance that is none of the game's."""
    return Dice(KeyedSource(key))


def manners_for(players: int, luck: Dice) -> tuple[Temper, ...]:
    """Return temperaments by lot, each as often as the others as far as that goes, with first technologies by lot."""
    chosen = luck.shuffled([TEMPERS[number % len(TEMPERS)] for number in range(6)])[:players]
    return tuple(replace(manner, first=luck.pick(opening.free_technologies())) for manner in chosen)


def play(key: str, players: int, manners: Sequence[Temper | None] = (), trace: bool = False) -> Record:
    """Play one game to its end; `AssertionError` if it has none. A seat without a manner makes any move at all."""
    dice, luck = Dice(KeyedSource(key)), lot(f"{key} lot")
    seats = tuple(manners) or manners_for(players, luck)
    memories = [Memory() for _ in range(players)]
    state, events = GAME.new(Setup(NAMES[:players], GAME.options()), dice)
    happened: Counter[str] = Counter()
    points: list[tuple[int, ...]] = []
    moves = pressed = prompted = 0
    speakers = [state.speaker]
    sealer, crowned = -1, [0] * players
    last: Sequence[Event] = events
    while awaited := GAME.turn(state):
        seat, move = choose(state, awaited, seats, memories, luck, moves)
        before = state
        state, last = GAME.apply(state, seat, move, dice)
        moves += 1
        if before.phase == "action":
            pressed += 1
            prompted += seat != before.active
        for event in last:
            _note(happened, event, before)
            if event.kind == "seal_broken":
                sealer = NAMES.index(str(event.facts["who"]))
            if event.kind == "point" and event.facts["why"] == "meridian":
                crowned[NAMES.index(str(event.facts["who"]))] += 1
        if state.round != before.round:
            speakers.append(state.speaker)
        if state.round != before.round or state.phase == "over":
            points.append(tuple(player.points for player in state.players))
        if trace:
            print(state.round, state.phase, NAMES[seat], move, [f"{one.kind} {dict(one.facts)}" for one in last][:5])
        assert moves < MOST_MOVES, f"{key}: nobody gets anywhere"
    ended = next(event for event in last if event.kind == "ended")
    best = sorted((player.points for player in state.players), reverse=True)
    return Record(
        players,
        state.order,
        tuple(manner.name if manner is not None else "random" for manner in seats),
        tuple(next(iter(player.technologies), "") for player in state.players),
        state.winner,
        str(ended.facts["why"]),
        state.round,
        state.turns,
        moves,
        pressed,
        prompted,
        tuple(points),
        best[0] == best[1],
        dict(happened),
        tuple(speakers),
        sealer,
        tuple(crowned),
    )


def choose(
    state: State, awaited: Sequence[int], seats: Sequence[Temper | None], memories: Sequence[Memory], luck: Dice, moves: int
) -> tuple[int, Move]:
    """Return who of those awaited moves next, and how; at the market somebody may wait for the others."""
    start = moves % len(awaited)
    for seat in (*awaited[start:], *awaited[:start]):
        legal = list(GAME.legal(state, seat))
        manner = seats[seat]
        if manner is None:
            return seat, anything(legal, luck)
        move = decide(GAME.view(state, seat), legal, manner, memories[seat])
        if move is not None:
            return seat, move
    return awaited[start], next(move for move in GAME.legal(state, awaited[start]) if move.verb == "pass")


def anything(legal: Sequence[Move], luck: Dice) -> Move:
    """Return any move but giving up, missing the turn, and standing orders, which change nothing by themselves."""
    bought = ("trade", "muster", "build")
    fit = [
        move
        for move in legal
        if not isinstance(move, Resign)
        and move.verb != "trust"
        and not (isinstance(move, Order) and move.order not in bought)
    ]
    return luck.pick(fit)


ABOUT = {
    "scored": "goal",
    "point": "why",
    "relic": "relic",
    "technology": "technology",
    "played": "card",
    "used": "item",
    "ordered": "order",
    "explored": "card",
    "fragment": "kind",
}
"""What of an event is counted besides its kind."""


def _note(happened: Counter[str], event: Event, before: State) -> None:
    happened[event.kind] += 1
    if event.kind in ABOUT:
        happened[f"{event.kind} {event.facts[ABOUT[event.kind]]}"] += 1
    if event.kind == "battle":
        happened["battle ground" if event.facts["ground"] else "battle space"] += 1
    if event.kind == "gained" and event.facts["before"]:
        happened["gained conquered"] += 1
    if event.kind == "seal_broken":
        happened[f"seal in round {before.round}"] += 1
