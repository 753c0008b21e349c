"""Which dice hit (GAL-G13, GAL-G14, GAL-G15), and what is added to them (GAL-G38, GAL-G39)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.galaxy.state.content import content
from engine.games.galaxy.state.state import State

SHIPS = ("scout", "transport", "battleship")


def counted(dice: Sequence[str], bonus: int, *, bombarding: bool) -> int:
    """Return how many of some dice hit, as events write them: "scout 8!", and "scout 3>9!" for one rolled again."""
    found = 0
    for die in dice:
        kind, _, faces = die.rpartition(" ")
        unit = content().units[kind]
        needed = unit.bombards if bombarding else unit.hits
        hit = int(faces.rpartition(">")[2].rstrip("!")) + bonus >= needed
        assert hit == faces.endswith("!"), die
        found += hit
    return found


def in_space(dice: Sequence[str]) -> bool:
    return any(die.startswith(SHIPS) for die in dice)


def standing_bonus(state: State, player: int, round: int, *, space: bool) -> int:
    """Return what a technology adds to the dice of a round of combat."""
    own = state.players[player]
    if round > 1:
        return 0
    return int("ranging-arrays" in own.technologies) if space else 0
