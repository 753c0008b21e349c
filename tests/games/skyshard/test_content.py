"""The content of Skyshard keeps to what the rules say about tiles, cards, relics and units."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import get_args, get_type_hints

import pytest

from engine.games.skyshard.rules.explore import level_for
from engine.games.skyshard.state.content import Card, Chip, Effect, Tile, content
from engine.maps.hexes import NEIGHBOURS, Hex, neighbours, rotate, shift

ENTRANCE: frozenset[Hex] = frozenset({(0, -1), (0, 0), (0, 1), (1, -1), (1, 0)})
BESIDE_BOTH_DOORS = (2, -1)
EFFECT_KINDS = frozenset(get_args(get_type_hints(Effect)["kind"]))


UNDERCROFT = content().settings["undercroft"]
"""The setting that the rules of the source are checked in; what the others have in common with it is in test_settings."""


def tiles() -> list[Tile]:
    return list(UNDERCROFT.tiles.values())


def cards() -> list[Card]:
    return list(UNDERCROFT.cards.values())


def chips(level: int) -> list[Chip]:
    return [chip for chip in UNDERCROFT.chips.values() if chip.level == level]


def effects_of(card: Card) -> list[Effect]:
    named = [card.revealed, card.boon]
    if card.trap is not None:
        named += [card.trap.failure, card.trap.success]
    return [effect for effect in named if effect is not None]


def every_effect() -> list[Effect]:
    of_cards = [effect for card in content().cards.values() for effect in effects_of(card)]
    return of_cards + [relic.effect for relic in content().relics.values() if relic.effect is not None]


def every_text() -> list[str]:
    known = content()
    texts = [each.text for each in (*known.tiles.values(), *known.cards.values(), *known.relics.values())]
    texts += [unit.text for unit in (*known.adventurers.values(), *known.companions.values())]
    return texts + [card.trap.text for card in known.cards.values() if card.trap is not None]


def every_name() -> list[str]:
    known = content()
    named = (*known.tiles.values(), *known.cards.values(), *known.relics.values(), *known.adventurers.values())
    named = (*named, *known.chips.values())
    traps = [card.trap.name for card in known.cards.values() if card.trap is not None]
    return [each.name for each in named] + traps + [companion.name for companion in known.companions.values()]


# Tiles


@pytest.mark.rule("SKY-G06")
def test_28_tiles_lie_in_five_stacks() -> None:
    assert Counter(tile.shape for tile in tiles()) == {"nook": 6, "bend": 6, "gallery": 4, "chamber": 6, "hall": 6}


@pytest.mark.rule("SKY-G06")
def test_shapes_have_the_sizes_and_forms_that_the_rules_give_them() -> None:
    shapes = {shape: content().shapes[shape] for shape in UNDERCROFT.shapes}
    assert {name: len(set(cells)) for name, cells in shapes.items()} == {
        "nook": 3,
        "bend": 4,
        "gallery": 4,
        "chamber": 5,
        "hall": 7,
    }
    assert all(b in neighbours(a) for a in shapes["nook"] for b in shapes["nook"] if a != b), "a triangle"
    assert shapes["gallery"] == ((0, 0), (1, 0), (2, 0), (3, 0)), "a straight line"
    assert set(shapes["hall"]) == {(0, 0), *neighbours((0, 0))}, "a flower"
    bend = shapes["bend"]
    steps = [(after[0] - before[0], after[1] - before[1]) for before, after in pairwise(bend)]
    assert all(step in NEIGHBOURS for step in steps), "a line"
    assert len(set(steps)) == 2, "a bent line"
    assert sum(b in neighbours(a) for a in bend for b in bend) == 6, "a line that never touches itself"


@pytest.mark.rule("SKY-G04", "SKY-G06")
def test_a_chamber_has_the_trapezoid_form_of_the_entrance() -> None:
    assert set(content().shapes["chamber"]) == ENTRANCE


@pytest.mark.rule("SKY-G06")
def test_exactly_four_tiles_are_dead_ends_one_each_of_nook_bend_gallery_and_chamber() -> None:
    assert Counter(len(tile.doors) for tile in tiles() if len(tile.doors) not in (2, 3)) == {1: 4}
    assert sorted(tile.shape for tile in tiles() if len(tile.doors) == 1) == ["bend", "chamber", "gallery", "nook"]


@pytest.mark.rule("SKY-032", "SKY-061", "SKY-G06")
def test_a_tile_has_up_to_three_cache_hexes_and_one_to_four_enemy_hexes() -> None:
    for tile in tiles():
        assert 0 <= len(tile.caches) <= 3, tile.id
        assert 1 <= len(tile.enemies) <= 4, tile.id
        for cells in (tile.doors, tile.caches, tile.enemies):
            assert len(set(cells)) == len(cells), f"{tile.id} prints one icon twice on a hex"
    assert {len(tile.caches) for tile in tiles()} == {0, 1, 2, 3}
    assert {len(tile.enemies) for tile in tiles()} == {1, 2, 3, 4}


@pytest.mark.rule("SKY-032", "SKY-G06")
def test_one_hex_may_carry_several_icons() -> None:
    assert any(set(tile.caches) & set(tile.enemies) for tile in tiles())
    assert any(set(tile.doors) & set(tile.enemies) for tile in tiles())


@pytest.mark.rule("SKY-G06")
def test_every_door_has_two_neighbouring_sides_on_the_outline_of_its_tile() -> None:
    for tile in tiles():
        cells = content().shapes[tile.shape]
        for door in tile.doors:
            outer = [beside not in cells for beside in neighbours(door)]
            assert any(outer[side] and outer[(side + 1) % 6] for side in range(6)), f"{tile.id} {door}"


@pytest.mark.rule("SKY-052", "SKY-G05", "SKY-G06")
def test_every_door_of_every_tile_can_be_the_first_one_at_the_entrance() -> None:
    for tile in tiles():
        for door in tile.doors:
            fits = 0
            for steps in range(6):
                turned = rotate(door, steps)
                by = (BESIDE_BOTH_DOORS[0] - turned[0], BESIDE_BOTH_DOORS[1] - turned[1])
                cells = {shift(rotate(cell, steps), by) for cell in content().shapes[tile.shape]}
                fits += not cells & ENTRANCE
            assert fits > 0, f"{tile.id} {door}"


@pytest.mark.rule("SKY-G07")
def test_tiles_of_one_shape_differ_in_their_icons_under_every_rotation_and_shift() -> None:
    def printed(tile: Tile) -> tuple[tuple[tuple[Hex, bool, bool, bool], ...], ...]:
        faces = []
        for steps in range(6):
            cells = [(rotate(cell, steps), cell) for cell in content().shapes[tile.shape]]
            q, r = min(turned for turned, _ in cells)
            icons = [
                (shift(turned, (-q, -r)), cell in tile.doors, cell in tile.caches, cell in tile.enemies)
                for turned, cell in cells
            ]
            faces.append(tuple(sorted(icons)))
        return tuple(sorted(faces))

    assert len({(tile.shape, printed(tile)) for tile in tiles()}) == 28


# Delve cards


@pytest.mark.rule("SKY-G08")
def test_36_cards_8_with_one_shard_and_28_without() -> None:
    assert Counter(card.shards for card in cards()) == {0: 28, 1: 8}


@pytest.mark.rule("SKY-G06", "SKY-G08")
def test_shapes_of_cards_stand_in_proportion_to_the_stacks_of_tiles() -> None:
    wanted = Counter(card.shape for card in cards())
    with_shards = Counter(card.shape for card in cards() if card.shards)
    stacks = Counter(tile.shape for tile in tiles())
    assert set(wanted) == set(stacks)
    for shape, count in stacks.items():
        assert abs(wanted[shape] - 36 * count / 28) < 1, shape
        assert abs(with_shards[shape] - 8 * count / 28) < 1, shape


@pytest.mark.rule("SKY-031", "SKY-074", "SKY-G08")
def test_challenge_rows_hold_up_to_four_numbers_out_of_the_four_levels() -> None:
    for card in cards():
        assert len(card.scale) == 4, card.id
        for row in card.scale:
            assert len(row) <= 4, card.id
            assert set(row) <= {1, 5, 10, 20}, card.id
    assert {level for card in cards() for row in card.scale for level in row} == {1, 5, 10, 20}


@pytest.mark.rule("SKY-074", "SKY-G17")
def test_a_larger_party_never_meets_less_on_the_same_card() -> None:
    for card in cards():
        sums = [sum(row) for row in card.scale]
        assert sums == sorted(sums), card.id
        assert sums[0] < sums[3], card.id


@pytest.mark.rule("SKY-077", "SKY-G16", "SKY-G18")
def test_each_threat_lets_the_hard_cards_bring_a_party_of_three_more_than_the_threat_below() -> None:
    brought = {
        (5, 5, 20, 20): ([5, 1, 1, 1], [5, 5, 5], [5, 5, 10, 1], [5, 5, 20, 5]),
        (5, 5, 20): ([5, 1, 1], [5, 5, 5], [5, 5, 10], [5, 5, 20]),
        (20, 10, 5): ([5, 1, 1], [10, 5], [20, 1, 1], [20, 10, 5]),
    }
    hard = Counter(card.scale[2] for card in cards() if 20 in card.scale[2])
    assert hard == {(5, 5, 20, 20): 4, (5, 5, 20): 2, (20, 10, 5): 1}
    bags = ((0,), (0,))
    for row in hard:
        for points, expected in zip((9, 15, 24, 36), brought[row], strict=True):
            levels: list[int] = []
            for space in row:
                levels.append(level_for(space, points - sum(levels), bags))
            assert [level for level in levels if level] == expected, (row, points)


@pytest.mark.rule("SKY-G08")
def test_added_spaces_never_make_a_row_longer_than_four() -> None:
    for card in cards():
        added = card.revealed.levels if card.revealed is not None and card.revealed.kind == "spaces" else ()
        assert all(len(row) + len(added) <= 4 for row in card.scale), card.id
        assert set(added) <= {1, 5, 10, 20}, card.id


@pytest.mark.rule("SKY-061", "SKY-G08")
def test_a_card_shows_at_most_one_legendary_and_two_common_caches() -> None:
    assert {card.legendary for card in cards()} == {0, 1}
    assert {card.common for card in cards()} == {0, 1, 2}


@pytest.mark.rule("SKY-G08")
def test_a_card_has_at_most_one_of_trap_shard_effect_and_environment() -> None:
    for card in cards():
        lasting = [effect for effect in (card.trap, card.boon, card.environment) if effect is not None]
        assert len(lasting) <= 1, card.id


@pytest.mark.rule("SKY-G15")
def test_each_shard_card_has_one_small_boon_and_no_other_card_has_any() -> None:
    boons = [card.boon for card in cards() if card.shards]
    assert None not in boons
    assert all(card.boon is None for card in cards() if not card.shards)
    allowed = {("heal", 2), ("rest", 2), ("relic", 1), ("peek", 0)}
    assert {(boon.kind, boon.amount) for boon in boons if boon is not None} == allowed
    assert all(boon.who == "explorer" and boon.rank == "common" for boon in boons if boon is not None)


@pytest.mark.rule("SKY-G46")
def test_six_cards_have_an_environment_and_all_four_kinds_occur() -> None:
    found = [card.environment for card in cards() if card.environment is not None]
    assert len(found) == 6
    assert set(found) == {"mire", "murk", "embers", "hush"}


@pytest.mark.rule("SKY-G44")
def test_seven_cards_have_a_trap_that_can_be_undone() -> None:
    traps = [card.trap for card in cards() if card.trap is not None]
    assert len(traps) == 7
    for trap in traps:
        assert 2 <= len(trap.code) <= 3, trap.name
        assert set(trap.code) <= {1, 2, 3, 4, 5, 6}, trap.name
        assert 2 <= trap.attempts <= 3, trap.name
        assert trap.failure.kind in ("hurt", "tire"), trap.name
        assert trap.failure.amount >= 1, trap.name
        assert trap.success is None or trap.success.kind in ("relic", "heal"), trap.name


@pytest.mark.rule("SKY-029", "SKY-043")
def test_revealed_effects_change_chips_place_and_map() -> None:
    revealed = [card.revealed for card in cards() if card.revealed is not None]
    found = Counter((effect.kind, effect.amount > 0 or bool(effect.levels)) for effect in revealed)
    assert found == {
        ("caches", True): 1,
        ("caches", False): 1,
        ("spaces", True): 1,
        ("spaces", False): 1,
        ("points", True): 1,
        ("points", False): 1,
        ("near", False): 1,
        ("whisk", False): 1,
        ("collapse", False): 1,
    }


def test_an_effect_never_takes_away_what_its_card_does_not_show() -> None:
    for card in cards():
        effect = card.revealed
        if effect is None or effect.amount >= 0:
            continue
        if effect.kind == "caches":
            shown = card.common if effect.rank == "common" else card.legendary
            assert shown + effect.amount >= 0, card.id
        if effect.kind == "spaces":
            assert all(row for row in card.scale), card.id


@pytest.mark.rule("SKY-029")
def test_every_kind_of_effect_is_used_by_some_card_trap_shard_or_relic() -> None:
    assert {effect.kind for effect in every_effect()} == EFFECT_KINDS


# Relics


@pytest.mark.rule("SKY-G43")
def test_20_common_relics_are_used_once_and_8_legendary_ones_last() -> None:
    counts: Counter[str] = Counter()
    for relic in content().relics.values():
        counts[relic.rank] += relic.count
        assert (relic.effect is None) == (relic.rank == "legendary"), relic.id
        assert (relic.bonus is None) == (relic.rank == "common"), relic.id
    assert counts == {"common": 20, "legendary": 8}


@pytest.mark.rule("SKY-G43")
def test_common_relics_do_what_the_rules_name() -> None:
    found = {(r.effect.kind, r.effect.amount) for r in content().relics.values() if r.effect and r.effect.who == "explorer"}
    assert {("heal", 3), ("dice", 2), ("stamina", 2), ("rest", 3)} <= found
    assert "reroll" in {kind for kind, _ in found}
    assert 6 <= sum(relic.rank == "common" for relic in content().relics.values()) <= 8


@pytest.mark.rule("SKY-G43")
def test_legendary_relics_add_a_die_a_guard_a_stamina_or_three_health() -> None:
    found = Counter((relic.bonus, relic.amount) for relic in content().relics.values() if relic.rank == "legendary")
    assert found == {("dice", 1): 2, ("guard", 1): 2, ("stamina", 1): 2, ("health", 3): 2}


# Units


@pytest.mark.rule("SKY-G02", "SKY-G21")
def test_the_four_adventurers_have_the_numbers_of_the_rules() -> None:
    numbers = {
        each.id: (each.health, each.stamina, each.dice, each.guard, each.reach, each.trick)
        for each in content().adventurers.values()
    }
    assert numbers == {
        "bulwark": (12, 3, 3, 1, 1, None),
        "trailfinder": (9, 4, 2, 0, 3, None),
        "mender": (9, 3, 2, 0, 2, "heal"),
        "picklock": (8, 4, 2, 0, 1, "locks"),
    }


@pytest.mark.rule("SKY-G18", "SKY-G20")
def test_enemies_of_each_level_have_the_numbers_of_the_rules() -> None:
    def numbers(level: int) -> set[tuple[int, int, int, int, int]]:
        return {(chip.health, chip.dice, chip.guard, chip.reach, chip.targets) for chip in chips(level)}

    assert numbers(1) == {(1, 1, 0, 1, 1)}
    assert numbers(5) == {(4, 2, 0, 1, 1), (3, 2, 0, 3, 1)}
    assert numbers(10) == {(7, 3, 1, 1, 1), (7, 3, 1, 3, 1)}
    assert numbers(20) == {(12, 4, 1, 1, 2)}
    assert len(UNDERCROFT.chips) == sum(len(chips(level)) for level in (1, 5, 10, 20))


@pytest.mark.rule("SKY-G02", "SKY-G20")
def test_each_level_has_all_three_families_and_both_tastes() -> None:
    for level in (1, 5, 10, 20):
        assert {chip.family for chip in chips(level)} == {"beasts", "raiders", "husks"}, level
        assert {chip.taste for chip in chips(level)} == {"strongest", "weakest"}, level


@pytest.mark.rule("SKY-G20")
def test_half_of_the_level_5_chips_in_the_bag_are_archers() -> None:
    reach: Counter[int] = Counter()
    for pair in UNDERCROFT.pairs.values():
        chip = content().chips[pair.high]
        if chip.level == 5:
            reach[chip.reach] += pair.count
    assert reach == {1: 12, 3: 12}


@pytest.mark.rule("SKY-G19")
def test_the_bags_hold_24_chips_of_levels_1_and_5_and_12_of_levels_10_and_20() -> None:
    bags: Counter[tuple[int, int]] = Counter()
    sides: Counter[str] = Counter()
    for pair in UNDERCROFT.pairs.values():
        bags[(content().chips[pair.low].level, content().chips[pair.high].level)] += pair.count
        sides.update((pair.low, pair.high))
    assert bags == {(1, 5): 24, (10, 20): 12}
    assert set(sides) == set(UNDERCROFT.chips), "every side is on some chip"


@pytest.mark.rule("SKY-G53")
def test_companions_are_a_hound_and_a_lantern_bearer_who_can_fight() -> None:
    assert sorted(content().companions) == ["hound", "lantern_bearer"]
    for companion in content().companions.values():
        assert companion.health > 0
        assert companion.dice > 0
        assert companion.reach > 0


# Words


def test_ids_are_unique_across_everything() -> None:
    # A dictionary keeps only the last of two equal ids, so the counts of the rules would be short.
    known = (
        content().tiles,
        content().cards,
        content().relics,
        content().adventurers,
        content().chips,
        content().companions,
    )
    assert [len(each) for each in known] == [4 * 28, 4 * 36 + 20, 15, 4, 24 + 3 * 14, 2]
    ids = [each for group in known for each in group]
    assert len(set(ids)) == len(ids)


def test_no_two_things_bear_the_same_name() -> None:
    repeated = [name for name, count in Counter(name.casefold() for name in every_name()).items() if count > 1]
    assert repeated == []
    assert all(name == name.strip() and name[0].isupper() and len(name) <= 30 for name in every_name())


def test_every_text_is_there_in_one_line_of_at_most_140_characters_and_told_once() -> None:
    texts = every_text()
    assert len(texts) == 4 * 28 + 4 * 36 + 20 + 15 + 4 + 2 + 7 + 3 * 6 + 1
    for text in texts:
        assert 20 <= len(text) <= 140, text
        assert "\n" not in text and text == text.strip(), text
        assert text[0].isupper() and text.endswith("."), text
    assert len({text.casefold() for text in texts}) == len(texts)


@pytest.mark.rule("SKY-G02")
def test_players_read_of_star_shards_never_of_the_key_of_the_game() -> None:
    assert [words for words in [*every_name(), *every_text()] if "skyshard" in words.casefold()] == []


def test_a_text_never_tells_players_what_they_feel() -> None:
    feelings = (" you feel", " afraid", " scared", " eerie", " terrified", " dread", " fear", " uneasy")
    assert [text for text in every_text() if any(word in f" {text.casefold()}" for word in feelings)] == []
