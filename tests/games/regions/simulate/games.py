"""Scenarios of the simulation, each kept as one record."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.core.moves import Move
from engine.core.verbs import MoveTo
from engine.games.regions.game import GAME
from engine.games.regions.player.ground import Memory
from engine.games.regions.player.odds import lot
from engine.games.regions.player.sensible import aside, decide
from engine.games.regions.state.moves import Act
from engine.games.regions.state.options import HAND_MADE, Options
from engine.games.regions.state.state import Member, State

NAMES = ("Ada", "Bob", "Cy", "Dee", "Eli", "Fay")
MOST_MOVES = 3000
"""Whoever plays longer is stuck."""


class Record(msgspec.Struct):
    """What came of a scenario; lists are by member. ``moves`` are those of players, answers among them.

    ``purse``, ``scars`` and ``ills`` are the Valuables, the Injuries and the Diseases with which the party set out, healed
    in town as far as they could pay; ``kept`` their campaign records.
    """

    scenario: str
    players: int
    ending: str
    why: str
    rounds: int
    moves: int
    crafts: tuple[str, ...]
    injuries: int
    deaths: int
    diseases: int
    tokens: int
    token_most: int
    gained: tuple[int, ...]
    downs: int
    met: tuple[str, ...]
    kept: tuple[str, ...] = ()
    purse: tuple[int, ...] = ()
    scars: int = 0
    ills: int = 0


def campaign(key: str, players: int, length: int) -> list[Record]:
    """Play so many scenarios with one party, in an order drawn by lot; whoever dies makes a new PC for the next one."""
    order: list[str] = []
    luck = lot(f"{key} order")
    while len(order) < length:
        order += luck.shuffled(HAND_MADE)
    found: list[Record] = []
    for number, scenario in enumerate(order[:length]):
        kept = found[-1].kept if found else ()
        found.append(play(scenario, f"{key} {number}", players, kept))
    return found


def start(scenario: str, key: str, players: int, kept: tuple[str, ...] = (), town: str = "yes") -> tuple[State, Dice]:
    """Return a scenario as it begins."""
    dice = Dice(KeyedSource(key))
    options = Options(scenario=scenario, town=town)  # type: ignore[arg-type]
    state, _ = GAME.new(Setup(NAMES[:players], options, kept=kept), dice)
    return state, dice


def play(scenario: str, key: str, players: int, kept: tuple[str, ...] = (), trace: bool = False) -> Record:
    """Play one scenario to its end; `AssertionError` if it has none."""
    state, dice = start(scenario, key, players, kept)
    luck, memory = lot(f"{key} lot"), Memory()
    before: tuple[Member, ...] = ()
    moves, met = 0, set()
    while seats := GAME.turn(state):
        seat, move = choose(state, seats, memory, luck, moves)
        if state.phase == "play" and not before:
            before = state.members
        was = state
        state, events = GAME.apply(state, seat, move, dice)
        moves += 1
        if trace:
            print(state.round, NAMES[seat], move, [f"{event.kind} {event.facts}" for event in events][:6])
        if was.phase == "play":
            met |= {entity.kind for entity in state.entities if entity.number}
        assert moves < MOST_MOVES, f"{scenario} {key}: nobody gets anywhere"
    return Record(
        scenario,
        players,
        state.ending,
        state.why,
        state.round,
        moves,
        tuple(member.craft for member in state.members),
        sum(member.injuries for member in state.members),
        sum(member.dead for member in state.members),
        sum(_ills(member) for member in state.members if not member.dead),
        state.tokens,
        state.token_most,
        tuple(
            0 if member.dead else member.valuables - had.valuables
            for member, had in zip(state.members, before, strict=True)
        ),
        int(state.gains.get("downs", 0)),
        tuple(sorted(met)),
        tuple(GAME.kept(state, seat) for seat in range(players)),
        tuple(member.valuables for member in before),
        sum(member.injuries for member in before),
        sum(_ills(member) for member in before),
    )


def _ills(member: Member) -> int:
    return len({disease.name for disease in member.diseases})


def choose(state: State, seats: Sequence[int], memory: Memory, luck: Dice, moves: int) -> tuple[int, Move]:
    """Return who moves next, and how: somebody whose turn is over may still Move in an ally's."""
    if state.turn is not None and state.phase == "play" and not state.agenda:
        for index, member in enumerate(state.members):
            if member.acted and not member.moved and member.standing and index != state.turn.member:
                legal: list[Move] = [move for move in GAME.legal(state, member.seat) if isinstance(move, MoveTo | Act)]
                if legal and (step := aside(GAME.view(state, member.seat), legal, memory)) is not None:
                    return member.seat, step
    seat = seats[(state.round + moves) % len(seats)] if state.turn is None and not state.agenda else seats[0]
    return seat, decide(GAME.view(state, seat), list(GAME.legal(state, seat)), memory, luck)
