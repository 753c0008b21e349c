"""Expeditions of the simulation, each kept as one record."""

from __future__ import annotations

from collections import Counter

import msgspec

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.games.wilds.game import GAME
from engine.games.wilds.player.atlas import Memory
from engine.games.wilds.player.sensible import aside, decide
from engine.games.wilds.state import board
from engine.games.wilds.state.options import Options
from engine.games.wilds.state.state import State

NAMES = ("Ada", "Bob", "Cy", "Dee", "Eli", "Fay")
MOST_MOVES = 2500
"""Whoever plays longer is stuck."""


class Record(msgspec.Struct):
    """What came of an expedition. ``seen`` is the share of the places entered, in percent; ``actions`` are those of the
    party, by their verb; ``why`` it gave up, "" if it did not; ``how`` the goal came onto the map: "searched", "goal" (by
    its die), "scouted", or "" if it never did."""

    region: str
    kind: str
    result: str
    why: str
    days: int
    seen: int
    defeats: int
    moves: int
    how: str
    actions: dict[str, int]


def start(region: str, key: str, players: int = 4) -> tuple[State, Dice]:
    """Return an expedition as it begins; whoever proposes something first decides, which spares votes."""
    dice = Dice(KeyedSource(key))
    size = region.partition(" ")
    options = (
        Options(region=region, decide="anyone")  # type: ignore[arg-type]
        if size[0] != "generated"
        else Options(region="generated", map=size[2] or "hexes", decide="anyone")  # type: ignore[arg-type]
    )
    state, _ = GAME.new(Setup(NAMES[:players], options), dice)
    return state, dice


def play(region: str, key: str, players: int = 4, beeline: bool = False, trace: bool = False) -> Record:
    """Play one expedition to its end; `AssertionError` if it has none."""
    state, dice = start(region, key, players)
    memory = Memory()
    moves = 0
    actions: Counter[str] = Counter()
    while seats := GAME.turn(state):
        seat, move = seats[0], None
        if not state.agenda and state.phase == "trek":
            for one in seats:
                view = GAME.view(state, one)
                if (move := aside(view, list(GAME.legal(state, one)))) is not None:
                    seat = one
                    break
        if move is None:
            move = decide(GAME.view(state, seat), list(GAME.legal(state, seat)), memory, beeline)
        state, events = GAME.apply(state, seat, move, dice)
        memory.hear(list(events))
        actions[move.verb] += 1
        moves += 1
        if trace:
            said = [f"{event.kind} {dict(event.facts)}" for event in events if event.kind not in ("rolled", "ticked")]
            print(state.day, state.stretch, NAMES[seat], move, said[:6])
        assert moves < MOST_MOVES, f"{region} {key}: nobody gets anywhere"
    outcome = GAME.outcome(state)
    assert outcome is not None
    goal = state.region.goal
    known = next((one for one in state.finds if goal is not None and one.site == goal.site), None)
    return Record(
        region,
        "beeline" if beeline else "sensible",
        outcome.result,
        memory.why,
        state.day,
        board.explored(state),
        memory.defeats,
        moves,
        known.how if known is not None and known.discovered else "",
        dict(actions),
    )
