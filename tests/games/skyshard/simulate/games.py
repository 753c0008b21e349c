"""Delves of the simulation, each kept as one record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import msgspec

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.core.options import read_options
from engine.games.skyshard.game import GAME
from engine.games.skyshard.player.sensible import decide
from engine.games.skyshard.state import moves
from engine.games.skyshard.state.state import gained
from engine.games.skyshard.state.terrain import sealed

NAMES = ("Ada", "Bob", "Cy", "Dee")


class Record(msgspec.Struct):
    """What came of a delve; ``sealed`` is the round in which its map first had no door left, 0 for never."""

    players: int
    threat: str
    steering: bool
    result: str
    round: int
    sealed: int
    gained: int
    moves: int
    happened: dict[str, int]


def play(key: str, players: int, options: Mapping[str, str], *, steering: bool = False) -> Record:
    """Play one delve to its end."""
    dice = Dice(KeyedSource(key))
    state, _ = GAME.new(Setup(NAMES[:players], read_options(GAME.options, options)), dice)
    happened: Counter[str] = Counter()
    made = without_doors = 0
    while seats := GAME.turn(state):
        state, events = GAME.apply(state, seats[0], decide(state, seats[0], steering=steering), dice)
        happened.update(event.kind for event in events)
        made += 1
        if state.phase == "delve" and not without_doors and not state.agenda and sealed(state):
            without_doors = state.round
        if state.objective == "uncover" and gained(state) >= state.required:
            for seat in seats:
                if moves.Retreat() in list(GAME.legal(state, seat)):
                    state, _ = GAME.apply(state, seat, moves.Retreat(), dice)
    threat = options.get("threat", "standard")
    return Record(players, threat, steering, state.result, state.round, without_doors, gained(state), made, dict(happened))
