"""The pictures of Beacon: every place has an outline, what changed is ringed, and words say the same."""

from __future__ import annotations

from engine.games.beacon import GAME
from engine.games.beacon.picture.tableau import Tableau
from engine.games.beacon.state.content import THINGS
from engine.games.beacon.state.state import Laid
from msgspec.structs import replace
from tests.games.beacon.test_rules import TWO, begun

from engine.core.map_changes import ringed
from engine.core.scene import Look
from engine.core.table import Table
from engine.render import draw


def table_seen(table: Table) -> Tableau:
    board = GAME.scene(GAME.view(table.state, None), Look()).board
    assert isinstance(board, Tableau)
    return board


def test_every_thing_has_an_outline_on_the_table_and_every_card_in_a_hand() -> None:
    table = begun("Ada", "Bob", hands=TWO, laid=(Laid("oil", 0), Laid("oil", 1)), struck=(1, 1, 1), levels=(0, *[3] * 9))
    assert {*THINGS, "Deck", "Played"} == set(draw(GAME.scene(GAME.view(table.state, 0), Look())).outlines)
    assert set(TWO[0]) == set(draw(GAME.scene(GAME.view(table.state, 0), Look(GAME.own))).outlines)
    for hand in ((), ("lamp",), (*TWO[0], *TWO[1][:2])):
        full = replace(table, state=replace(table.state, hands=(hand, ()), deck=()))
        assert set(hand) == set(draw(GAME.scene(GAME.view(full.state, 0), Look(GAME.own))).outlines)


def test_what_has_changed_on_the_table_is_ringed_and_named() -> None:
    table = begun("Ada", "Bob", hands=TWO)
    after, _ = table.act(0, "tar")
    before, now = (GAME.scene(GAME.view(it.state, None), Look()) for it in (table, after))
    scene, names = ringed(before, now)
    assert names == ("boat",) and scene.alt.startswith("Ringed, for they have changed: boat.")
    assert [spot.name for spot in scene.board.spots if spot.ringed] == ["boat"]
    assert ringed(now, now)[1] == ()


def test_words_say_what_lies_on_the_table() -> None:
    table = begun("Ada", "Bob", hands=TWO, laid=(Laid("oil", 0), Laid("oil", 1)), struck=(1, 1, 2), deck=("lamp",))
    alt = GAME.scene(GAME.view(table.state, None), Look()).alt
    assert "the lamp at 2, struck by the storm 2 times; the wick at 2, struck by the storm;" in alt
    assert "the oil at 2, with a card from Ada and Bob;" in alt
    assert alt.endswith("1 in the deck, 0 played before. Ada holds 3 cards and Bob holds 3 cards.")
    assert table_seen(table).spots[4].laid[1].seat == 1
