"""Which part of a large map a picture shows, and which enemies are there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence, Set

from engine.core.scene import Badge
from engine.maps.hexes import Hex, straight

from ..rules.behaviour import strikers
from ..rules.explore import fits
from ..speech.tile_offers import shut
from ..state.board import board
from ..state.catalogue import WORDS
from ..state.content import Chip, content
from ..state.state import Enemy, Exploring, State, chip_of, scenario_of, searching
from ..state.terrain import in_reach, shard_cells

FIGURES = {"beasts": ("fangs", "quills"), "raiders": ("raider", "archer"), "husks": ("husk", "caller")}
"""The figures of a family of enemies that just hunt: of those that strike from beside, and of those that reach farther."""


WITHIN = 6
"""So many hexes off the last shard is still in a picture around the acting adventurer."""


def kept(
    state: State,
    here: Hex,
    badges: Sequence[Badge],
    offered: Sequence[Hex],
    newest: Sequence[Hex],
    named: Sequence[Hex] = (),
) -> tuple[Hex, ...]:
    """Return the hexes that the picture shows as far as there is room, the most important first, of equals the nearest.

    After the acting adventurer, what is offered and what buttons and the aim have ``named`` come the enemies that threaten
    there. Once all shards are found, the last goal follows with the enemies on the way. Then come the nearest goal and the
    nearest door that can be opened now. After them come the newest tile, the other goals and doors, and last enemies and
    the party.
    """

    def near(cells: Iterable[Hex]) -> list[Hex]:
        return sorted(cells, key=lambda cell: straight(here, cell))

    goal, door = near(at for at, _ in goals(state)), near(badge.at for badge in badges if badge.state == "now")
    others = [enemy.at for enemy in state.enemies] + [hero.at for hero in state.heroes if hero.at is not None]
    last = () if searching(state) or offered else goal[:1]
    shown = (
        here,
        *offered,
        *named,
        *shut_doors(state),
        *near(enemy.at for enemy in threats(state, here)),
        *last,
        *near(enemy.at for enemy in state.enemies if any(straight(enemy.at, at) < straight(here, at) for at in last)),
        *goal[:MOST_GOALS],
        *door[:1],
        *near(newest),
        *goal,
        *door,
        *near(others),
    )
    return tuple(dict.fromkeys(shown))


MOST_GOALS = 2
"""So many of the nearest goals come before the newest tile: an aim names two."""


def shut_doors(state: State) -> tuple[Hex, ...]:
    """Return the doors that a layout which is asked about shuts: its button names them."""
    task, map_ = state.agenda[0] if state.agenda else None, board(state.tiles)
    if not isinstance(task, Exploring) or task.step != "connect":
        return ()
    letters = {letter for fit in fits(state, task) for letter in shut(state, task, fit)}
    return tuple(map_.lettered[letter] for letter in sorted(letters))


def apart(state: State, here: Hex) -> bool:
    """Return whether the last shards lie too far off for a picture with them and ``here`` that is not of the whole map."""
    return not searching(state) and any(straight(here, at) > WITHIN for at in shard_cells(state))


def around(state: State, wanted: Hex) -> tuple[Hex, ...]:
    """Return the hexes that a picture of the surroundings of one shows: its tile."""
    map_ = board(state.tiles)
    return (wanted, *map_.cells(map_.owner[wanted])) if wanted in map_.owner else (wanted,)


def threats(state: State, here: Hex) -> list[Enemy]:
    """Return the enemies that the acting adventurer has to see from a hex: those that could strike there next, or be struck
    from there now."""
    turn = state.turn
    if turn is None or state.heroes[turn.hero].at != here:
        return []
    far, near = content().adventurers[state.heroes[turn.hero].kind].reach, strikers(state, here)
    at = in_reach(state, here, far, [enemy.at for enemy in state.enemies])
    return [enemy for enemy in state.enemies if enemy in near or enemy.at in at]


FARTHER = ("quills", "archer", "caller", "wary", "guards", "stalks", "flees", "calls", "swaps", "still")
"""Figures that the legend tells of: how far they reach, or how those with a habit act (SKY-G82)."""


def figure(chip: Chip) -> str:
    """Return the figure of an enemy: its own, or that of its family or of its habit."""
    if chip.figure:
        return chip.figure
    return FIGURES[chip.family][chip.reach > 1] if chip.habit == "hunts" else chip.habit


def foes(state: State, here: Set[Hex]) -> Iterator[tuple[str, str]]:
    """Yield the figure of each enemy on these cells with the names of those that it stands for, and what is its own."""
    named: dict[str, dict[str, None]] = {}
    for enemy in state.enemies:
        if enemy.at in here:
            named.setdefault(figure(chip_of(enemy)), {})[enemy.chip] = None
    for mark, chips in named.items():
        names = WORDS("legend-foes", chips=tuple(chips))
        yield mark, WORDS(f"legend-figure-{mark}", names=names) if mark in FARTHER else names


def pointed(state: State, here: Hex) -> tuple[tuple[Hex, str], ...]:
    """Return the hexes to which the picture points where they lie beyond its edge: goals, and enemies that threaten."""
    return (*goals(state), *((enemy.at, f"danger:{figure(chip_of(enemy))}") for enemy in threats(state, here)))


def goals(state: State) -> tuple[tuple[Hex, str], ...]:
    """Return the hexes that the party has to get to, each with its mark: of shards, and of a scenario's locks."""
    known = scenario_of(state)
    locks = [(lock.at, "lock") for lock in state.errand.locks] if state.errand is not None else []
    return (*((cell, known.icon if known is not None else "shard") for cell in shard_cells(state)), *locks)
