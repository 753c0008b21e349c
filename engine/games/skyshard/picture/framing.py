"""Which part of a large map a picture shows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.scene import Badge
from engine.maps.hexes import Hex, straight

from ..state.board import board
from ..state.state import State, scenario_of
from ..state.terrain import shard_cells


def kept(
    state: State, here: Hex, badges: Sequence[Badge], offered: Sequence[Hex], newest: Sequence[Hex]
) -> tuple[Hex, ...]:
    """Return the hexes that the picture shows as far as there is room, the most important first, of equals the nearest.

    After the acting adventurer and what is offered comes the nearest goal. Then come the nearest door that can be opened
    now, the newest tile, the other goals and doors, and last enemies and the party.
    """

    def near(cells: Iterable[Hex]) -> list[Hex]:
        return sorted(cells, key=lambda cell: straight(here, cell))

    goal, door = near(at for at, _ in goals(state)), near(badge.at for badge in badges if badge.state == "now")
    others = [enemy.at for enemy in state.enemies] + [hero.at for hero in state.heroes if hero.at is not None]
    shown = here, *offered, *goal[:1], *door[:1], *near(newest), *goal, *door, *near(others)
    return tuple(dict.fromkeys(shown))


def around(state: State, wanted: Hex) -> tuple[Hex, ...]:
    """Return the hexes that a picture of the surroundings of one shows: its tile."""
    map_ = board(state.tiles)
    return (wanted, *map_.cells(map_.owner[wanted])) if wanted in map_.owner else (wanted,)


def goals(state: State) -> tuple[tuple[Hex, str], ...]:
    """Return the hexes that the party has to get to, each with its mark: of shards, and of a scenario's locks."""
    known = scenario_of(state)
    locks = [(lock.at, "lock") for lock in state.errand.locks] if state.errand is not None else []
    return (*((cell, known.icon if known is not None else "shard") for cell in shard_cells(state)), *locks)
