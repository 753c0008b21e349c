"""Settings: what all of them have in common, and what is drawn by the seal."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.games.skyshard.game import GAME
from engine.games.skyshard.rules import ending
from engine.games.skyshard.rules.campaign import carried
from engine.games.skyshard.rules.opening import drawn_deck
from engine.games.skyshard.speech.campaign_page import page
from engine.games.skyshard.state.campaign import Campaign, written
from engine.games.skyshard.state.content import SETTINGS, Setting, Tile, content
from engine.games.skyshard.state.options import Options
from engine.games.skyshard.state.state import State
from engine.maps.hexes import Hex, neighbours, rotate, shift

ENTRANCE: frozenset[Hex] = frozenset({(0, -1), (0, 0), (0, 1), (1, -1), (1, 0)})
BESIDE_BOTH_DOORS = (2, -1)
OTHERS = [setting for key, setting in content().settings.items() if key != "undercroft"]
UNDERCROFT = content().settings["undercroft"]


def begin(key: str = "key", campaign: str = "", **options: str) -> State:
    setup = Setup(("Ada", "Bob"), Options(**options), campaign=campaign)  # type: ignore[arg-type]
    return GAME.new(setup, Dice(KeyedSource(key)))[0]


def long(setting: Setting) -> str:
    """Return the shape that a setting has for the galleries of the undercroft."""
    (shape,) = set(setting.shapes) - {"nook", "bend", "chamber", "hall"}
    return shape


# What all settings have.


@pytest.mark.rule("SKY-G80")
def test_each_setting_has_28_tiles_with_four_dead_ends_and_a_shape_of_its_own() -> None:
    assert [long(setting) for setting in content().settings.values()] == ["gallery", "crescent", "span", "bed"]
    assert [len(set(content().shapes[shape])) for shape in ("crescent", "span", "bed")] == [5, 5, 6]
    for setting in OTHERS:
        tiles = setting.tiles.values()
        own = long(setting)
        assert Counter(tile.shape for tile in tiles) == {"nook": 6, "bend": 6, own: 4, "chamber": 6, "hall": 6}
        assert Counter(len(tile.doors) for tile in tiles) == {1: 4, 2: 9, 3: 15}, setting.key
        dead = sorted(tile.shape for tile in tiles if len(tile.doors) == 1)
        assert dead == sorted(["bend", "chamber", own, "nook"]), setting.key


@pytest.mark.rule("SKY-G80", "SKY-G06", "SKY-052")
def test_every_tile_can_be_the_first_and_no_two_of_a_setting_are_alike() -> None:
    for setting in OTHERS:
        for tile in setting.tiles.values():
            cells = content().shapes[tile.shape]
            assert 0 <= len(tile.caches) <= 3 and 1 <= len(tile.enemies) <= 4, tile.id
            for door in tile.doors:
                outer = [beside not in cells for beside in neighbours(door)]
                assert any(outer[side] and outer[(side + 1) % 6] for side in range(6)), f"{tile.id} {door}"
                assert any(not _first(tile, door, steps) & ENTRANCE for steps in range(6)), f"{tile.id} {door}"
        assert len({(tile.shape, _printed(tile)) for tile in setting.tiles.values()}) == 28, setting.key


def _first(tile: Tile, door: Hex, steps: int) -> set[Hex]:
    """Return where a tile lies that is laid with a door at the entrance."""
    turned = rotate(door, steps)
    by = (BESIDE_BOTH_DOORS[0] - turned[0], BESIDE_BOTH_DOORS[1] - turned[1])
    return {shift(rotate(cell, steps), by) for cell in content().shapes[tile.shape]}


def _printed(tile: Tile) -> tuple[object, ...]:
    """Return what is printed on a tile, however it is turned."""
    faces = []
    for steps in range(6):
        cells = [(rotate(cell, steps), cell) for cell in content().shapes[tile.shape]]
        q, r = min(turned for turned, _ in cells)
        icons = [(shift(to, (-q, -r)), at in tile.doors, at in tile.caches, at in tile.enemies) for to, at in cells]
        faces.append(tuple(sorted(icons)))
    return tuple(sorted(faces))


@pytest.mark.rule("SKY-G80", "SKY-G08")
def test_each_setting_has_36_cards_of_the_same_sorts_as_the_undercroft() -> None:
    def sorts(setting: Setting) -> Counter[tuple[str, int, str]]:
        own = long(setting)
        every = Counter(card.sort for card in setting.cards.values())
        return Counter({("long" if shape == own else shape, *rest): n for (shape, *rest), n in every.items()})  # type: ignore[misc]

    assert sum(sorts(UNDERCROFT).values()) == 36
    for setting in OTHERS:
        cards = setting.cards.values()
        assert sorts(setting) == sorts(UNDERCROFT), setting.key
        assert Counter(card.shards for card in cards) == {0: 28, 1: 8}, setting.key
        rows, wanted = (Counter(card.scale for card in some) for some in (cards, UNDERCROFT.cards.values()))
        assert rows == wanted, "no setting asks for more enemies than another"
        caches = [sum(card.common + 2 * card.legendary for card in some) for some in (cards, UNDERCROFT.cards.values())]
        assert caches[0] == caches[1], setting.key
        for card in cards:
            lasting = [item for item in (card.trap, card.boon, card.environment) if item is not None]
            assert len(lasting) <= 1 and (card.boon is None) == (card.shards == 0), card.id


@pytest.mark.rule("SKY-G80", "SKY-G19", "SKY-G20", "SKY-G82")
def test_each_setting_has_36_chips_and_there_are_more_than_fifteen_stat_lines() -> None:
    lines = set()
    for setting in content().settings.values():
        bags: Counter[tuple[int, int]] = Counter()
        for pair in setting.pairs.values():
            bags[setting.chips[pair.low].level, setting.chips[pair.high].level] += pair.count
        assert bags == {(1, 5): 24, (10, 20): 12}, setting.key
        lines |= {(chip.health, chip.dice, chip.guard, chip.reach, chip.targets) for chip in setting.chips.values()}
        habits = {chip.habit for chip in setting.chips.values()}
        assert (habits == {"hunts"}) if setting is UNDERCROFT else len(habits) >= 5, setting.key
    assert len(lines) >= 15
    for level in (1, 5, 10, 20):
        found = [chip.health for chip in content().chips.values() if chip.level == level]
        assert max(found) < 2 * min(found) + 1, "levels stay what they are"


# Which one it is.


@pytest.mark.rule("SKY-G80")
def test_a_delve_has_the_tiles_cards_and_enemies_of_its_setting_and_no_others() -> None:
    for key in SETTINGS:
        state, setting = begin(setting=key), content().settings[key]
        assert state.setting == key and not state.spare
        assert sorted(state.deck) == sorted(setting.cards)
        assert sorted(tile for stack in state.stacks.values() for tile in stack) == sorted(setting.tiles)
        assert set(state.bags[0] + state.bags[1]) == set(setting.pairs)


@pytest.mark.rule("SKY-G80")
def test_any_setting_is_the_seals_choice_and_all_of_them_come_up() -> None:
    found = Counter(begin(str(number), setting="any").setting for number in range(40))
    assert set(found) == set(SETTINGS)


@pytest.mark.rule("SKY-G80", "SKY-G69")
def test_deeper_means_the_next_setting_at_each_depth_of_a_campaign() -> None:
    found = [begin(campaign=written(Campaign(depth)), setting="deeper").setting for depth in range(1, 7)]
    assert found == ["undercroft", "observatory", "ropeworks", "glasshouse", "undercroft", "observatory"]
    assert begin(setting="deeper").setting == "undercroft", "without a campaign it is like depth 1"


# A drawn deck.


@pytest.mark.rule("SKY-G81")
def test_a_drawn_deck_has_as_many_cards_of_each_sort_and_strays_among_them() -> None:
    for setting in content().settings.values():
        wanted = Counter(card.sort for card in setting.cards.values())
        strays = set()
        for number in range(12):
            deck, spare = drawn_deck(setting, Dice(KeyedSource(str(number))))
            assert Counter(content().cards[card].sort for card in deck) == wanted
            assert sorted((*deck, *spare)) == sorted((*setting.cards, *content().strays)), "36 of 56"
            strays |= set(deck) & set(content().strays)
        assert len(strays) >= 15, setting.key


@pytest.mark.rule("SKY-G81", "SKY-G56")
def test_a_view_shows_the_same_whichever_cards_stay_out() -> None:
    state = begin(deck="drawn")
    assert (len(state.deck), len(state.spare)) == (36, 20)
    known = content().cards
    inside, outside = next(
        (item, other) for item in state.deck for other in state.spare if known[item].sort == known[other].sort
    )
    swapped = replace(
        state,
        deck=tuple(outside if card == inside else card for card in state.deck),
        spare=tuple(inside if card == outside else card for card in state.spare),
    )
    assert GAME.view(swapped, 0) == GAME.view(state, 0)
    seen = GAME.view(replace(swapped, peeked=outside), 0).state
    assert outside in seen.deck, "what was looked at is in it"
    dealt = GAME.imagined(GAME.view(swapped, 0), Dice(KeyedSource("lot")))
    assert Counter(known[card].sort for card in dealt.deck) == Counter(known[card].sort for card in state.deck)


@pytest.mark.rule("SKY-G80", "SKY-G69")
def test_a_campaign_goes_on_from_a_delve_in_any_setting() -> None:
    state = replace(begin(campaign=written(Campaign(2)), setting="ropeworks"), phase="over", result="won")
    after = carried(state, written(Campaign(2)), "2026-11-22")
    assert '"depth":3' in after and ending.measured(state) is not None
    assert "The last on 22 Nov in the ropeworks in the gorge: won" in page("Chalk and Rope", after)
