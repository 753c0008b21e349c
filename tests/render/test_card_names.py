"""Cards of all games that have pictures, and planets: every name is written whole, on one line or two."""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.games.galaxy.picture import cards, cells, explored_cards
from engine.games.galaxy.picture.stars import Pile
from engine.games.galaxy.state.content import content as galaxy
from engine.games.regions.picture import plays
from engine.games.regions.picture.plays import PlayCard, PlaysBoard
from engine.games.regions.state.content import content as regions
from engine.render.brush import width
from engine.render.kit import KIT

SCENARIOS = Path(__file__).resolve().parents[2] / "data" / "regions" / "scenarios"


def plays_in(found: Any, under: str = "") -> Iterator[str]:
    """Yield the names of all plays in what was read of a scenario."""
    if isinstance(found, list):
        for item in found:
            yield from plays_in(item, under)
    elif isinstance(found, dict):
        if under in ("play", "plays", "action", "reaction"):
            yield found["name"]
        for key, item in found.items():
            yield from plays_in(item, key)


def test_every_play_of_regions_has_its_whole_name_on_its_card() -> None:
    names = {play.name for play in regions().catalogue.values()}
    for file in sorted(SCENARIOS.glob("*.toml")):
        names |= set(plays_in(tomllib.loads(file.read_text("utf8"))))
    assert {"Shouted Warning", "Pull the Punch"} < names and len(names) > 60
    for name in sorted(names):
        for number in ("", "12"):
            card = PlayCard(name, "Action", "sword", number=number)
            assert " ".join(plays.names(KIT, card, plays.wide())) == name


def test_a_long_name_has_a_second_line_and_its_card_is_higher_by_that() -> None:
    short, long = (PlayCard(name, "Action", "sword") for name in ("Shout", "Shouted Warning to All of Them"))
    low, two = (plays.size(KIT, PlaysBoard((card,) * 2))[1] for card in (short, long))
    assert len(plays.names(KIT, long, plays.wide())) == 2 and two == low + 28


def test_every_card_and_relic_of_galaxy_has_its_whole_name() -> None:
    names = [card.name for card in galaxy().cards.values()] + [relic.name for relic in galaxy().relics.values()]
    assert len(names) > 30
    for name in names:
        lines, size = cards.title_of(KIT, name)
        assert " ".join(lines) == name and all(width(line, "title", size) <= 214 for line in lines)
        newest = explored_cards.newest_of(KIT, Pile("relic", "Relics", 3, newest=name))
        assert " ".join(newest) == name and len(newest) <= 2


def test_every_planet_of_galaxy_has_its_whole_name_in_its_system() -> None:
    systems: dict[str, list[str]] = defaultdict(list)
    for planet in galaxy().planets.values():
        systems[planet.tile].append(planet.name)
    assert {len(names) for names in systems.values()} == {1, 2}
    for names in systems.values():
        # A long name is written narrower rather than cut.
        room = cells.NAME_ROOM / cells.SQUEEZED if len(names) == 1 else cells.PAIRED_ROOM
        for name in names:
            assert cells.name_wide(KIT, name) <= room, name
