"""What is wrong with the content of Cavern is said in words, with the key of what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace

from engine.games.cavern.content import (
    ENTRANCE,
    Encounter,
    Gain,
    Option,
    Section,
    Tile,
    content,
    faults_of_band,
    faults_of_encounters,
    faults_of_tiles,
    faults_of_treasures,
)


def dungeon_tiles() -> list[Tile]:
    return [tile for tile in content().tiles.values() if tile.id != ENTRANCE]


def encounters() -> list[Encounter]:
    return list(content().encounters.values())


def refused(found: Iterator[tuple[str, str]]) -> list[str]:
    return [f"{key}: {wrong}" for key, wrong in found]


def test_content_as_it_is_has_no_faults() -> None:
    known = content()
    assert refused(faults_of_band(known.band)) == []
    assert refused(faults_of_tiles(tuple(known.tiles.values()))) == []
    assert refused(faults_of_treasures(tuple(known.treasures.values()))) == []
    assert refused(faults_of_encounters(tuple(known.encounters.values()))) == []


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda tile: replace(tile, sun=True, fast=True), "Sun and Fast Movement"),
        (lambda tile: replace(tile, sections=(Section("tan", "NN"),)), "side N belongs to one section"),
        (lambda tile: replace(tile, sections=(Section("tan", "N"), Section("blue", "N"))), "side N belongs to one section"),
        (lambda tile: replace(tile, sections=(Section("tan", "X"),)), "no side X"),
        (lambda tile: replace(tile, sections=(Section("blue", "N", doors=1),)), "only corridors have doors"),
        (lambda tile: replace(tile, sections=(Section("blue", "N", bags=4),)), "at most 3 Gold Bags"),
    ],
)
def test_a_tile_that_cannot_be_is_named_with_what_is_wrong(spoil: Callable[[Tile], Tile], said: str) -> None:
    tiles = [spoil(tile) if tile.id == "cccc-1" else tile for tile in content().tiles.values()]
    (fault,) = refused(faults_of_tiles(tuple(tiles)))
    assert fault.startswith("cccc-1: ") and said in fault


def test_missing_cards_and_tiles_are_counted() -> None:
    known = content()
    assert refused(faults_of_tiles(tuple(dungeon_tiles()))) == [
        ": the game has 79, not 78",
        "entrance: there is no entrance",
    ]
    assert refused(faults_of_encounters(tuple(encounters()[1:]))) == [": the game has 60, not 59"]
    (first, *rest) = known.treasures.values()
    assert refused(faults_of_treasures(tuple(rest))) == [": the deck has 20 cards, not 17"]
    assert "two have this id" in refused(faults_of_encounters((*encounters()[1:], encounters()[-1])))[0]
    assert refused(faults_of_treasures((replace(first, effect="red"), *rest))) != []


@pytest.mark.parametrize(
    ("option", "said"),
    [
        (Option("Wrestle it", "fight", "So.", dice=("red",), monster="it"), "begins with that word"),
        (Option("Fight shy of it", "fail", "So."), "begins with that word"),
        (Option("Fight it", "fight", "So.", monster="it"), "has dice and a monster"),
        (Option("Fight it", "fight", "So.", dice=("red",)), "has dice and a monster"),
        (Option("Lift it", "combat", "So."), "needs something"),
        (Option("Leave it", "fail", "So.", need=3), "needs something"),
        (Option("Leave it", "fail", "So.", price_xp=1), "only a Succeed has a price"),
        (Option("Leave it", "fail", "So.", gain=Gain(xp=1)), "always or never"),
    ],
)
def test_an_option_that_cannot_be_resolved_is_named_with_what_is_wrong(option: Option, said: str) -> None:
    first, *rest = encounters()
    (fault,) = refused(faults_of_encounters((replace(first, options=(option, first.options[1])), *rest)))
    assert fault.startswith(f"{first.id}: ") and said in fault


def test_a_band_that_cannot_play_is_named_with_what_is_wrong() -> None:
    band = content().band
    kobolds = band.factions["kobolds"]
    assert "not 3" in refused(faults_of_band(replace(band, factions=dict(list(band.factions.items())[1:]))))[0]
    changed = {**band.factions, "kobolds": replace(kobolds, letter="S")}
    assert refused(faults_of_band(replace(band, factions=changed))) == ["factions: two of them share S among their letters"]
    changed = {**band.factions, "kobolds": replace(kobolds, delvers=("thief",) * 5)}
    assert refused(faults_of_band(replace(band, factions=changed))) == [
        "factions.kobolds: a band has somebody of every class"
    ]
    assert "85 cards" in refused(faults_of_band(replace(band, gold={"1": 40, "2": 30, "3": 14})))[0]
    assert "too few" in refused(faults_of_band(replace(band, xp=11)))[0]
    assert "1, 2, 3 and 4" in refused(faults_of_band(replace(band, sun={"2": 6})))[0]
    assert "no faces" in refused(faults_of_band(replace(band, faces={"white": band.faces["white"]})))[0]
