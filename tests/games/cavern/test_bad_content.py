"""What is wrong with the content of Cavern is said in words, with the key of what is wrong."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine.games.cavern.state.content import (
    ENTRANCE,
    Encounter,
    Gain,
    Option,
    Section,
    Tile,
    content,
    faults_of_band,
    faults_of_beast,
    faults_of_contracts,
    faults_of_deck,
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
    assert refused(faults_of_contracts(tuple(known.contracts.values()))) == refused(faults_of_beast(known.beast)) == []


@pytest.mark.parametrize(
    ("spoilt", "key"),
    [
        (Section("tan", "X"), "sides"),
        (Section("blue", "N", bags=4), "bags"),
        (Section("blue", "N", chests=3), "chests"),
        (Option("Leave it", "fail", ""), "text"),
        (Option("Leave it", "fail", "o" * 161), "text"),
        (Option("Lift it", "combat", "So.", need=2, won="o" * 111, lost="Bad."), "won"),
        (Option("Lift it", "combat", "So.", need=2, won="Good.", lost="o" * 112), "lost"),
        (replace(next(iter(content().contracts.values())), need=(1, 1, 0, 1)), "need[2]"),
        (replace(content().band, factions=dict(list(content().band.factions.items())[1:])), "factions"),
    ],
)
def test_a_value_out_of_its_bounds_is_refused_by_its_key(spoilt: Any, key: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=re.escape(f"`$.{key}`")):
        msgspec.convert(msgspec.to_builtins(spoilt), type(spoilt))


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda tile: replace(tile, sun=True, fast=True), "Sun and Fast Movement"),
        (lambda tile: replace(tile, sections=(Section("tan", "NN"),)), "side N belongs to one section"),
        (lambda tile: replace(tile, sections=(Section("tan", "N"), Section("blue", "N"))), "side N belongs to one section"),
        (lambda tile: replace(tile, sections=(Section("blue", "N", doors=1),)), "only corridors have doors"),
    ],
)
def test_a_tile_that_cannot_be_is_named_with_what_is_wrong(spoil: Callable[[Tile], Tile], said: str) -> None:
    tiles = [spoil(tile) if tile.id == "cccc-1" else tile for tile in content().tiles.values()]
    (fault,) = refused(faults_of_tiles(tuple(tiles)))
    assert fault.startswith("cccc-1: ") and said in fault


@pytest.mark.rule("CAV-G70")
def test_a_contract_or_a_beast_that_cannot_be_is_named_with_what_is_wrong() -> None:
    first, *others = content().contracts.values()
    (fault,) = refused(faults_of_contracts((replace(first, label="x" * 25), *others)))
    assert fault == f"{first.id}: it has 24 characters on the map"
    (fault,) = refused(faults_of_contracts((replace(first, won="x" * 86), *others)))
    assert fault == f"{first.id}: it has 85 characters in full, and as many for who was first"
    (fault,) = refused(faults_of_contracts((replace(first, kind=others[0].kind), *others)))
    assert fault == f"kind: two of them are about {others[0].kind}"
    (fault,) = refused(faults_of_beast(replace(content().beast, need=6)))
    assert fault == "option: a player alone with it passes a Test of 6 Combat"


def test_missing_cards_and_tiles_are_counted() -> None:
    known = content()
    assert refused(faults_of_tiles(tuple(dungeon_tiles()))) == [
        ": the game has 79, not 78",
        "entrance: there is no entrance",
    ]
    deck = {**known.deck, "hard fight or succeed": 0}
    assert refused(faults_of_deck(deck, encounters())) == [
        "deck: the game has 60, not 59",
        "deck.hard fight or succeed: 0 of them belong to the deck, and there are 2",
    ]
    giants = [card for card in encounters() if card.sort != "hard fight or succeed"]
    assert refused(faults_of_deck(known.deck, giants)) == [
        "deck.hard fight or succeed: 1 of them belong to the deck, and there are 0"
    ]
    (first, *rest) = known.treasures.values()
    assert refused(faults_of_treasures(tuple(rest))) == [": the deck has 20 cards, not 17"]
    assert "two have this id" in refused(faults_of_encounters((*encounters()[1:], encounters()[-1])))[0]
    assert refused(faults_of_treasures((replace(first, effect="red"), *rest))) != []


def attempt(title: str, kind: str, **fields: Any) -> Option:
    """Return an option of which dice or a price decide."""
    return Option(title, kind, "So.", **{"won": "Good.", "lost": "Bad.", **fields})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("option", "said"),
    [
        (attempt("Wrestle it", "fight", dice=("red",), monster="it"), "begins with that word"),
        (Option("Fight shy of it", "fail", "So."), "begins with that word"),
        (attempt("Fight it", "fight", monster="it"), "has dice and a monster"),
        (attempt("Fight it", "fight", dice=("red",)), "has dice and a monster"),
        (attempt("Lift it", "combat"), "needs something"),
        (Option("Leave it", "fail", "So.", need=3), "needs something"),
        (attempt("Leave it", "fail", price_xp=1), "only a Succeed has a price"),
        (Option("Leave it", "fail", "So.", gain=Gain(xp=1)), "always or never"),
        (attempt("Lift it", "combat", need=2, won=""), "both ends are told"),
        (attempt("Lift it", "spoils", need=2, lost=""), "both ends are told"),
        (attempt("Fight it", "fight", dice=("red",), monster="it", won="", lost=""), "both ends are told"),
        (Option("Pay for it", "succeed", "So.", price_gold=1), "both ends are told"),
        (Option("Pay for it", "succeed", "So.", price_xp=1), "both ends are told"),
        (Option("Leave it", "fail", "So.", lost="Bad."), "both ends are told"),
        (Option("Take it", "succeed", "So.", won="Good."), "both ends are told"),
    ],
)
def test_an_option_that_cannot_be_resolved_is_named_with_what_is_wrong(option: Option, said: str) -> None:
    first, *rest = encounters()
    (fault,) = refused(faults_of_encounters((replace(first, options=(first.options[0], option)), *rest)))
    assert fault.startswith(f"{first.id}: ") and said in fault


@pytest.mark.rule("CAV-G60")
@pytest.mark.parametrize("price", [{"price_xp": 2}, {"price_gold": 1}])
def test_a_price_on_the_option_that_the_absent_take_is_a_fault(price: dict[str, int]) -> None:
    first, *rest = encounters()
    toll = attempt("Pay the toll", "succeed", **price)
    assert refused(faults_of_encounters((replace(first, options=(first.options[1], toll)), *rest))) == []
    (fault,) = refused(faults_of_encounters((replace(first, options=(toll, first.options[1])), *rest)))
    assert fault == f"{first.id}: a price belongs to the second option: Pay the toll"


def test_a_band_that_cannot_play_is_named_with_what_is_wrong() -> None:
    band = content().band
    kobolds = band.factions["kobolds"]
    changed = {**band.factions, "kobolds": replace(kobolds, shape="shield")}
    assert refused(faults_of_band(replace(band, factions=changed))) == [
        "factions: two of them share shield among their shapes"
    ]
    changed = {**band.factions, "kobolds": replace(kobolds, delvers=("thief",) * 5)}
    assert refused(faults_of_band(replace(band, factions=changed))) == [
        "factions.kobolds: a band has a Delver of every class"
    ]
    assert "85 cards" in refused(faults_of_band(replace(band, gold={"1": 40, "2": 30, "3": 14})))[0]
    assert "too few" in refused(faults_of_band(replace(band, xp=11)))[0]
    assert "1, 2, 3 and 4" in refused(faults_of_band(replace(band, sun={"2": 6})))[0]
    assert refused(faults_of_band(replace(band, faces={"white": band.faces["white"]}))) == [
        "faces: there are white, red, purple dice, not white"
    ]
    assert "dice: " in refused(faults_of_band(replace(band, dice={**band.dice, "green": 1})))[0]
