"""The content of Cavern keeps to what the rules say about tiles, bands, dice, gold and treasures."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import get_args

import pytest

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.games.cavern.game import GAME
from engine.games.cavern.rules.ending import score
from engine.games.cavern.rules.totals import chances
from engine.games.cavern.state.board import board, different_turns
from engine.games.cavern.state.content import ENTRANCE, Class, Colour, Faction, Floor, Section, Tile, content
from engine.games.cavern.state.options import Options
from engine.games.cavern.state.state import Gold, Holding, Laid, Player, State

LAYOUTS = {
    **{"CTCB": 6, "CTCT": 5, "CBCB": 5, "CECT": 3, "CECB": 3},
    **{"CCTT": 4, "CCBB": 4, "CCTB": 4},
    **{"CCCT": 2, "CCCB": 2, "CCCC": 1},
    **{"CTTT": 4, "CBBB": 4, "CTBB": 3, "CBTT": 3, "CETE": 2, "CEBE": 2},
    **{"TTTT": 2, "BBBB": 2, "TTBB": 4, "TBTB": 2, "BTBT": 2, "TEBE": 3, "TTEE": 2, "BBEE": 2, "TEEE": 1, "BEEE": 1},
}
"""How many tiles show these edges at north, east, south and west (CAV-G07)."""


def dungeon_tiles() -> list[Tile]:
    return [tile for tile in content().tiles.values() if tile.id != ENTRANCE]


def sections() -> list[Section]:
    return [section for tile in dungeon_tiles() for section in tile.sections]


def factions() -> list[Faction]:
    return list(content().band.factions.values())


def edges(tile: Tile) -> str:
    found = {side: section.floor[0].upper() for section in tile.sections for side in section.sides}
    return "".join(found.get(side, "E") for side in "NESW")


def begun(players: int) -> State:
    state, _ = GAME.new(Setup(("Ann", "Ben", "Cy", "Dee")[:players], Options()), Dice(KeyedSource("key")))
    return state


# The board, the tiles


@pytest.mark.rule("CAV-007", "CAV-018", "CAV-019", "CAV-G36")
def test_there_is_one_board_with_one_sun_marker_and_one_first_player() -> None:
    for players, space in ((2, 6), (3, 8), (4, 10)):
        state = begun(players)
        assert state.sun == space, "the marker starts where the number of players says"
        assert state.first in range(players)
    assert content().band.sun == {"1": 6, "2": 6, "3": 8, "4": 10}


@pytest.mark.rule("CAV-008", "CAV-G12")
def test_the_one_entrance_has_a_single_way_on_and_no_loot() -> None:
    entrance = content().tiles[ENTRANCE]
    assert edges(entrance) == "EECE"
    assert entrance.sections == (Section("corridor", "S"),)
    assert not entrance.sun and not entrance.fast
    assert [laid.tile for laid in begun(2).tiles] == [ENTRANCE]
    (corridor,) = board((Laid((0, 0), ENTRANCE),)).rooms
    assert (corridor.floor, corridor.gaps) == ("corridor", 1), "its other end is closed by the board"


@pytest.mark.rule("CAV-009", "CAV-G07")
def test_78_dungeon_tiles_in_the_27_layouts_of_the_ruling() -> None:
    assert len(dungeon_tiles()) == 78
    assert Counter(edges(tile) for tile in dungeon_tiles()) == LAYOUTS
    for tile in dungeon_tiles():
        assert tile.id.split("-")[0] == edges(tile).casefold(), "an id says what lies at each side"


@pytest.mark.rule("CAV-G07")
def test_the_icons_of_all_tiles_come_to_the_totals_of_the_ruling() -> None:
    assert sum(section.bags for section in sections()) == 156
    assert sum(section.chests for section in sections()) == 26
    assert sum(section.rift for section in sections()) == 10
    assert sum(section.torch for section in sections()) == 10
    assert sum(tile.sun for tile in dungeon_tiles()) == 20
    assert sum(tile.fast for tile in dungeon_tiles()) == 8
    assert not any(tile.sun and tile.fast for tile in dungeon_tiles())


@pytest.mark.rule("CAV-035", "CAV-G06")
def test_sections_are_tan_blue_or_corridor_and_each_side_belongs_to_one_at_most() -> None:
    assert {section.floor for section in sections()} == {"tan", "blue", "corridor"} == set(get_args(Floor))
    for tile in content().tiles.values():
        sides = [side for section in tile.sections for side in section.sides]
        assert len(sides) == len(set(sides)), tile.id
        assert set(sides) <= set("NESW"), tile.id
        assert all(section.sides for section in tile.sections), tile.id
    assert {section.bags for section in sections()} == {0, 1, 2, 3}
    assert {section.chests for section in sections()} <= {0, 1, 2}


@pytest.mark.rule("CAV-G06")
def test_sides_of_one_floor_are_joined_on_some_tiles_and_apart_on_others() -> None:
    def tans(tile: Tile) -> list[str]:
        return ["".join(sorted(section.sides)) for section in tile.sections if section.floor == "tan"]

    four = [tans(tile) for tile in dungeon_tiles() if edges(tile) == "TTTT"]
    assert sorted(four) == [["EN", "SW"], ["ENSW"]]
    assert all(tans(tile) == ["E", "W"] for tile in dungeon_tiles() if edges(tile) == "CTCT")
    assert all(tans(tile) == ["NS"] for tile in dungeon_tiles() if edges(tile) == "TBTB")


@pytest.mark.rule("CAV-G18")
def test_a_corridor_has_a_door_exactly_where_it_has_one_end_only() -> None:
    for section in sections():
        ends = section.floor == "corridor" and len(section.sides) == 1
        assert section.doors == (1 if ends else 0)
    assert sum(section.doors for section in sections()) == 4 + 4 + 3 + 3 + 2 + 2


@pytest.mark.rule("CAV-G07")
def test_every_tile_can_be_laid_beside_the_entrance() -> None:
    start = board((Laid((0, 0), ENTRANCE),))
    for tile in dungeon_tiles():
        places = [
            (cell, turn) for cell in start.free for turn in different_turns(tile.id) if start.fits(tile.id, cell, turn)
        ]
        below = [turn for cell, turn in places if cell == (0, 1)]
        assert places, tile.id
        assert bool(below) == ("C" in edges(tile)), "below it only what goes on with its corridor"


def test_tiles_of_one_name_have_one_layout_and_differ_in_what_they_hold() -> None:
    layouts: dict[str, set[tuple[tuple[str, str], ...]]] = {}
    for tile in dungeon_tiles():
        layouts.setdefault(tile.name, set()).add(tuple((section.floor, section.sides) for section in tile.sections))
    assert all(len(found) == 1 for found in layouts.values())
    assert len({(tile.sections, tile.sun, tile.fast) for tile in dungeon_tiles()}) == 78


def test_choosing_a_section_is_a_decision_on_most_tiles() -> None:
    shared = [tile for tile in dungeon_tiles() if len(tile.sections) > 1]
    rich = [tile for tile in shared if sum(part.bags + part.chests > 0 for part in tile.sections) > 1]
    assert len(rich) > len(shared) * 2 / 3, "there is loot in more than one section"
    empty = Counter(section.floor for section in sections() if not section.bags and not section.chests)
    assert all(empty[floor] > 5 for floor in get_args(Floor)), "and some of every floor are bare"
    for floor in get_args(Floor):
        assert sum(section.bags for section in sections() if section.floor == floor) >= 156 / 4


def test_torches_and_rifts_are_where_people_want_to_be() -> None:
    for section in sections():
        if section.torch or section.rift:
            assert section.bags + 2 * section.chests >= 1


# The bands


@pytest.mark.rule("CAV-013", "CAV-021", "CAV-G29")
def test_four_factions_each_with_a_name_a_symbol_an_ability_and_five_delvers() -> None:
    assert list(content().band.factions) == ["sellswords", "wraiths", "forestfolk", "kobolds"]
    assert [faction.shape for faction in factions()] == ["shield", "diamond", "disc", "triangle"]
    for faction in factions():
        assert faction.name and faction.one and faction.label
        assert "1 XP" in faction.text, "the mat says what the ability costs"
        assert len(faction.label) <= 20, "it has to go on a button"


@pytest.mark.rule("CAV-G30")
def test_every_faction_has_the_ability_of_the_ruling() -> None:
    found = {key: faction.ability for key, faction in content().band.factions.items()}
    assert found == {"sellswords": "red", "wraiths": "drift", "forestfolk": "redraw", "kobolds": "reroll"}


@pytest.mark.rule("CAV-014", "CAV-022", "CAV-023", "CAV-G29")
def test_twenty_delvers_one_of_each_class_in_every_band_and_a_second_of_one() -> None:
    assert sum(len(faction.delvers) for faction in factions()) == 20
    twice = {}
    for key, faction in content().band.factions.items():
        counts = Counter(faction.delvers)
        assert set(counts) == set(get_args(Class)) and len(faction.delvers) == 5
        twice[key] = counts.most_common(1)[0]
    assert twice == {
        "sellswords": ("brute", 2),
        "wraiths": ("mage", 2),
        "forestfolk": ("leader", 2),
        "kobolds": ("thief", 2),
    }


@pytest.mark.rule("CAV-025", "CAV-124", "CAV-G29")
def test_the_four_classes_roll_the_dice_of_the_ruling_and_only_mages_bear_the_rift() -> None:
    found = {key: (kind.name, kind.dice, kind.rift) for key, kind in content().band.classes.items()}
    assert found == {
        "brute": ("Brute", ("white", "white", "white"), False),
        "mage": ("Mage", ("white", "white"), True),
        "leader": ("Leader", ("red", "purple"), False),
        "thief": ("Thief", ("purple", "purple"), False),
    }


@pytest.mark.rule("CAV-024", "CAV-025")
def test_a_delver_has_a_back_of_its_faction_and_a_front_of_its_class() -> None:
    assert len({faction.shape for faction in factions()}) == 4
    assert len({kind.icon for kind in content().band.classes.values()}) == 4


@pytest.mark.rule("CAV-016")
def test_twelve_dice_seven_white_two_red_three_purple() -> None:
    assert content().band.dice == {"white": 7, "red": 2, "purple": 3}


@pytest.mark.rule("CAV-046", "CAV-G28")
def test_dice_of_each_colour_show_the_faces_of_the_ruling() -> None:
    def shown(colour: Colour) -> list[str]:
        return ["C" * face.combat + "S" * face.spoils + "+" * face.again for face in content().band.faces[colour]]

    assert shown("white") == ["C", "C", "S", "S", "CS", "CS+"]
    assert shown("red") == ["C", "CC", "CC", "CCC", "CS", "CC+"]
    assert shown("purple") == ["S", "SS", "SS", "SSS", "CS", "SS+"]


@pytest.mark.rule("CAV-046", "CAV-G28")
def test_the_colours_differ_in_what_they_roll_on_average() -> None:
    # One face in six is rolled again, so that the mean is the sum of all faces by five.
    means = {
        colour: (Fraction(sum(face.combat for face in faces), 5), Fraction(sum(face.spoils for face in faces), 5))
        for colour, faces in content().band.faces.items()
    }
    assert means == {
        "white": (Fraction(4, 5), Fraction(4, 5)),
        "red": (Fraction(11, 5), Fraction(1, 5)),
        "purple": (Fraction(1, 5), Fraction(11, 5)),
    }
    for colour, (combat, _) in means.items():
        exact = sum(totals[0] * chance for totals, chance in chances((colour,)).items())
        assert exact == pytest.approx(float(combat), abs=1e-5)


@pytest.mark.rule("CAV-010", "CAV-026", "CAV-G31")
def test_85_gold_cards_worth_1_2_or_3() -> None:
    gold = {int(value): count for value, count in content().band.gold.items()}
    assert gold == {1: 40, 2: 30, 3: 15}
    assert sum(gold.values()) == 85
    assert sum(value * count for value, count in gold.items()) == 145


@pytest.mark.rule("CAV-020", "CAV-052", "CAV-G26")
def test_25_xp_of_which_every_player_starts_with_three() -> None:
    band = content().band
    assert (band.xp, band.start_xp) == (25, 3)
    assert [band.xp - players * band.start_xp for players in (2, 3, 4)] == [19, 16, 13]


@pytest.mark.rule("CAV-028", "CAV-031")
def test_gold_and_treasures_score_the_value_they_bear() -> None:
    assert score(Player(gold=(Gold(1), Gold(2), Gold(3), Gold(3)))) == 9
    for card in content().treasures.values():
        assert score(Player(treasure=(Holding(card.id),))) == card.value
        assert score(Player(gold=(Gold(2),), treasure=(Holding(card.id, used=True),))) == 2 + card.value


# Treasures


@pytest.mark.rule("CAV-011", "CAV-029", "CAV-G32")
def test_twenty_treasures_with_the_values_moments_and_effects_of_the_ruling() -> None:
    deck: Counter[tuple[int, str, str]] = Counter()
    for card in content().treasures.values():
        assert card.name and card.text
        deck[card.value, card.moment, card.effect] += card.count
    assert deck == {
        (5, "", ""): 3,
        (4, "", ""): 1,
        (4, "place", "peek"): 2,
        (4, "place", "breach"): 2,
        (3, "receipt", "xp"): 3,
        (3, "receipt", "gold"): 2,
        (3, "receipt", "recall"): 1,
        (2, "before", "red"): 2,
        (2, "before", "purple"): 2,
        (2, "after", "reroll"): 2,
    }
    assert sum(deck.values()) == 20


@pytest.mark.rule("CAV-030")
def test_most_treasures_have_an_ability_and_say_when() -> None:
    acting = [card for card in content().treasures.values() if card.moment]
    assert sum(card.count for card in acting) == 16
    for card in acting:
        assert card.text.startswith("At once: " if card.moment == "receipt" else "Once, "), card.id
    assert not [card for card in content().treasures.values() if not card.moment and card.text.startswith(("At", "Once"))]
