"""The picture as data: floors, doors, badges, tokens, ghosts, legend, and the words that say the same."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.core.scene import Badge, HexBoard, HexCell, Look, Scene, Tag
from engine.games.skyshard.game import GAME
from engine.games.skyshard.rules.explore import fits as ways_of
from engine.games.skyshard.speech.tile_offers import marks
from engine.games.skyshard.state.board import board
from engine.games.skyshard.state.content import Effect, Trap
from engine.games.skyshard.state.laying import numbers, sheet
from engine.games.skyshard.state.naming import chip_name
from engine.games.skyshard.state.state import Cache, Enemy, Exploring, Friend, Laid, State, Turn
from engine.games.skyshard.state.terrain import shard_cells
from engine.maps.hexes import Hex
from tests.games.skyshard.build import ROW_DOORS, Bench, delve, foe, hero, lies, map_of, play


@pytest.fixture
def party(bench: Bench) -> State:
    """Two adventurers in a gallery with an open far door R21."""
    row = bench.tile("gallery", ROW_DOORS)
    return delve(hero("bulwark", (3, -1), health=9), hero("mender", (1, 0)), tiles=(Laid(row, 0, (2, -1)),))


def picture(state: State, **look: object) -> Scene:
    """Return the public's picture."""
    return GAME.scene(GAME.view(state, None), Look(**look))  # type: ignore[arg-type]


def hexes(scene: Scene) -> HexBoard:
    """Return the board of a picture."""
    assert isinstance(scene.board, HexBoard)
    return scene.board


def cell(scene: Scene, at: Hex) -> HexCell:
    """Return one cell of a picture."""
    return next(item for item in hexes(scene).cells if item.at == at)


def test_every_cell_of_the_map_is_there_once_with_its_label(party: State) -> None:
    scene = picture(party)
    assert [item.at for item in hexes(scene).cells] == list(map_of(party).owner)
    assert cell(scene, (0, 0)).label == "M20"
    assert scene.title == "Round 1 – Ada to act"
    assert [(fact.label, fact.value) for fact in scene.facts] == [("Shards", "0/3")]


def test_touching_tiles_have_different_floors_and_the_entrance_is_sand(bench: Bench, party: State) -> None:
    nook = bench.tile("nook", [(0, 0), (1, 0)])
    scene = picture(replace(party, tiles=(*party.tiles, Laid(nook, 0, (6, -1)))))
    floors = [cell(scene, at).floor for at in ((0, 0), (2, -1), (6, -1))]
    assert floors == ["sand", "wheat", "oat"]
    assert len({item.plate for item in hexes(scene).cells}) == 3


@pytest.mark.rule("SKY-G46")
@pytest.mark.parametrize(
    ("environment", "floor"), [("mire", "flooded"), ("murk", "murk"), ("embers", "embers"), ("hush", "hush")]
)
def test_an_environment_has_a_floor_and_a_line_of_the_legend(
    bench: Bench, party: State, environment: str, floor: str
) -> None:
    tile = party.tiles[1].tile
    scene = picture(replace(party, beside=(lies(tile, bench.card("gallery", environment=environment)),)))
    assert cell(scene, (2, -1)).floor == floor
    assert hexes(scene).tags == (), "the floor says it"
    assert f"floor:{floor}" in [line.mark for line in scene.legend]


def test_gates_stand_where_door_meets_door_and_light_falls_from_open_doors(party: State) -> None:
    scene = picture(party)
    # (2, -1) touches the entrance's doors (1, 0) on its lower left side 3 and (1, -1) on its upper left side 4.
    assert cell(scene, (2, -1)).gates == (3, 4)
    assert cell(scene, (1, 0)).gates == (0,)
    assert cell(scene, (1, -1)).gates == (1,)
    assert cell(scene, (5, -1)).lit == (0, 1, 2, 3, 5)
    assert cell(scene, (2, -1)).lit == ()
    assert cell(scene, (5, -1)).icons == ("door",)
    assert cell(scene, (2, -1)).icons == ("explored",)


@pytest.mark.rule("SKY-018", "SKY-015")
def test_doors_have_letters_that_say_whether_they_can_be_explored_now(party: State) -> None:
    assert [(badge.text, badge.at, badge.state) for badge in hexes(picture(party)).badges] == [("A", (5, -1), "now")]
    # One step more leads to the door, and there it can be explored. Who has explored is done with doors.
    walked, _ = play(party, "move Q21")
    assert hexes(picture(walked)).badges[0].state == "now"
    assert walked.turn is not None
    badge = hexes(picture(replace(walked, turn=replace(walked.turn, explored=True)))).badges[0]
    assert isinstance(badge, Badge)
    assert badge.state == "later"
    assert badge.side in (0, 1, 2, 3, 5)


def test_tokens_show_who_stands_where_and_how_they_are(bench: Bench, party: State) -> None:
    state = replace(
        party,
        enemies=(foe(bench.chip(5, health=4), (4, -1), health=3),),
        friend=Friend("hound", 2, (0, 0)),
        turn=Turn(1),
    )
    scene = picture(state)
    ada, bob = cell(scene, (3, -1)).token, cell(scene, (1, 0)).token
    assert ada is not None
    assert bob is not None
    assert (ada.letter, ada.seat, ada.health, ada.most, ada.acted) == ("Ad", 0, 9, 12, True)
    assert (bob.letter, bob.acting) == ("Bo", True)
    enemy, hound = cell(scene, (4, -1)).token, cell(scene, (0, 0)).token
    assert enemy is not None
    assert hound is not None
    assert (enemy.kind, enemy.letter, enemy.health, enemy.most) == ("enemy", "5", 3, 4)
    assert (hound.kind, hound.letter) == ("companion", "H")
    assert [row.name for row in scene.panel] == ["Ada", "Bob"]
    assert [row.value for row in scene.panel] == ["9/12", "9/9"]
    assert [row.acting for row in scene.panel] == [False, True]


@pytest.mark.rule("SKY-G48")
def test_fatigue_stands_beside_health_from_the_start(party: State) -> None:
    assert [row.pips for row in picture(party).panel] == [(0, 3), (0, 3)]
    tired = picture(replace(party, heroes=(replace(party.heroes[0], fatigue=2), party.heroes[1])))
    assert [row.pips for row in tired.panel] == [(2, 3), (0, 3)], "of 3 at most"
    assert ("pips", "Fatigue: most 3, −1 a turn") in [(line.mark, line.text) for line in tired.legend]


def test_each_mark_is_two_letters_of_the_name_and_no_two_are_alike(party: State) -> None:
    scene = picture(replace(party, names=("Ada", "Adam")))
    assert [row.token.letter for row in scene.panel] == ["Ad", "Aa"]


def test_caches_shards_and_traps_are_marked(bench: Bench, party: State) -> None:
    tile = party.tiles[1].tile
    state = replace(
        party,
        beside=(lies(tile, bench.card("gallery", shards=1)),),
        caches=(Cache((4, -1), "legendary"), Cache((2, -1), "common")),
    )
    scene, beset = picture(state), picture(replace(state, enemies=(foe(bench.chip(5), (3, -1)),)))
    assert cell(scene, (4, -1)).icons == ("legendary",)
    for shown in (scene, beset):
        at = [item.at for item in hexes(shown).cells if "shard" in item.icons]
        assert at == [(3, -1)], "on the hex without an icon, also when an adventurer stands there"
    assert cell(scene, (2, -1)).icons == ("cache", "explored")
    trapped = replace(party, beside=(lies(tile, bench.card("gallery", trap=Trap("Snare", (1,), 1, Effect("hurt", 1)))),))
    tags = hexes(picture(trapped)).tags
    assert [(tag.icon, tag.tone) for tag in tags] == [("trap", "danger")]
    assert "danger:trap" in [line.mark for line in picture(trapped).legend]
    assert isinstance(tags[0], Tag)


def test_the_reach_is_where_the_acting_adventurer_may_move(party: State) -> None:
    scene = picture(party)
    assert sorted(hexes(scene).reach) == [(0, -1), (0, 0), (1, -1), (2, -1), (3, -1), (4, -1), (5, -1)]
    assert scene.legend[-1].text == "In one move"
    spent = replace(party, turn=Turn(0, explored=True))
    assert hexes(picture(spent)).reach == ()


@pytest.mark.rule("SKY-049")
def test_ways_to_lay_a_tile_are_numbered_ghosts_with_a_card_each(bench: Bench, party: State) -> None:
    far = bench.tile("gallery", ROW_DOORS, caches=[(1, 0)], enemies=[(2, 0)])
    before = replace(party, deck=(bench.card("gallery"), "1"), stacks={**party.stacks, "gallery": (far,)})
    state, _ = play(before, "explore A")
    first = picture(state)
    task = state.agenda[0]
    assert isinstance(task, Exploring)
    fits = ways_of(state, task)
    shown, known = ["1", "2", "3"], marks(state)
    assert len({*known}) == 3, "the others differ from these in nothing that is said of them"
    assert [numbers(fits, task.door, known)[way] for way in sheet(fits, task.door, tuple(range(38)), known)] == [1, 2, 3]
    assert [ghost.number for ghost in hexes(first).ghosts] == shown == [card.number for card in first.cards]
    usual = next(card for card in first.cards if card.number == "1")
    assert usual.text.startswith("1 door, ")
    assert (first.title, first.facts[0].label) == ("Where does the gallery go?", "What may come")
    assert first.chip is not None and first.chip.text == "Ada explores door A"
    assert hexes(first).badges == () and hexes(first).focus == (5, -1)
    ghost = hexes(first).ghosts[0]
    assert len(ghost.cells) == 4, "the door that meets the explored one is none to go on by"
    assert sorted(icons for _, icons in ghost.cells) == [(), ("cache",), ("door",), ("enemy",)]
    found, _ = play(replace(before, deck=(bench.card("gallery", shards=1), "1")), "explore A")
    ghost = hexes(picture(found)).ghosts[0]
    (drawn,) = (cell for cell, icons in ghost.cells if "shard" in icons)
    after, _ = play(found, f"place {numbers(fits, task.door, marks(found)).index(int(ghost.number)) + 1}")
    assert shard_cells(after) == (drawn,), "it is drawn where it then lies"


@pytest.mark.rule("SKY-049")
def test_the_ways_that_are_left_have_a_sheet_of_their_own(bench: Bench, party: State) -> None:
    far = bench.tile("gallery", ROW_DOORS)
    state = replace(party, deck=(bench.card("gallery"), "1"), stacks={**party.stacks, "gallery": (far,)})
    state, _ = play(state, "explore A")
    scene = GAME.scene(GAME.view(state, 0), Look("place", given=("1", "8", "16")))
    task = state.agenda[0]
    assert isinstance(task, Exploring)
    asked = [str(numbers(ways_of(state, task), task.door)[way]) for way in (0, 7, 15)]
    assert [ghost.number for ghost in hexes(scene).ghosts] == asked == [card.number for card in scene.cards]
    assert scene.title == "Where else could the gallery go?"
    assert scene.alt.startswith("Where does the gallery go? Ada explores door A at R21. 3 of 19 ways. 1 lies on ")


@pytest.mark.rule("SKY-G24")
def test_exhaustion_is_warned_of_from_the_fourth_round(party: State) -> None:
    assert picture(party).chip is None
    every = {4: "Exhaustion after round 5", 5: "After this round: −1 health", 7: "After this round: −3 health"}
    for number, text in every.items():
        chip = picture(replace(party, round=number)).chip
        assert chip is not None
        assert (chip.text, chip.warning, chip.icon) == (text, True, "hourglass")


def test_the_words_for_a_picture_say_what_it_shows(bench: Bench, party: State) -> None:
    tile, chip = party.tiles[1].tile, bench.chip(5, health=4)
    state = replace(
        party,
        round=4,
        beside=(lies(tile, bench.card("gallery", environment="mire")),),
        enemies=(foe(chip, (4, -1), health=3),),
        caches=(Cache((2, -1), "common"),),
    )
    assert picture(state).alt.partition(" The floor")[0] == (
        "Skyshard, round 4, Ada to act. "
        f"Ada is at P20 (room {tile}) with 9 of 12 health, 3 steps left, on a flooded tile where each hex costs 2. "
        "Door A at R21 (south-east) is in reach. Bob N20 (west) 9/9. "
        f"Enemies: {chip_name(chip)} (level 5) at Q21 (beside Ada, south-east, 3 of 4 health). "
        "Common cache O20. Shards 0 of 3. Exhaustion after round 5."
    )


def test_a_friend_who_is_down_is_told_with_the_tile_and_leads_the_places_of_hexes(party: State) -> None:
    fallen = replace(party.heroes[1], at=None, fell=(0, 0), health=0)
    state = replace(party, heroes=(party.heroes[0], fallen))
    assert "Bob is down at M20 (west, entrance)." in picture(state).alt
    assert GAME.places(GAME.view(state, None))[:3] == ("A", "P20", "M20"), "doors, who stands, who is down"


def test_the_words_for_a_choice_name_each_way(bench: Bench, party: State) -> None:
    far = bench.tile("gallery", ROW_DOORS)
    state = replace(party, deck=(bench.card("gallery"), "1"), stacks={**party.stacks, "gallery": (far,)})
    state, _ = play(state, "explore A")
    scene = picture(state)
    assert scene.alt.startswith("Where does the gallery go? Ada explores door A at R21. 4 of 19 ways. ")
    assert all(f" {card.number} lies on " in scene.alt for card in scene.cards)


def test_who_is_down_stands_in_the_panel_only(party: State) -> None:
    fallen = replace(party.heroes[1], at=None, health=0, fell=(1, 0))
    scene = picture(replace(party, heroes=(party.heroes[0], fallen)))
    assert scene.panel[1].down
    assert cell(scene, (1, 0)).token is None
    assert "Bob is down" in scene.alt


def test_before_the_delve_the_legend_says_what_a_door_is() -> None:
    state, _ = GAME.new(Setup(("Ada", "Bob"), GAME.options()), Dice(KeyedSource("doors")))
    assert [(line.mark, line.text) for line in picture(state).legend] == [("door", "Door to explore")]


def test_the_legend_names_only_what_is_in_the_picture(party: State) -> None:
    assert [line.mark for line in picture(party).legend] == ["badge:now", "newest", "pips", "explored", "reach"]
    tired = replace(party, heroes=(replace(party.heroes[0], fatigue=1), *party.heroes[1:]))
    assert "pips" in [line.mark for line in picture(tired).legend]


def test_from_the_third_round_on_the_legend_names_what_is_not_in_every_picture(party: State) -> None:
    known = replace(party, round=3)
    assert [line.mark for line in picture(known).legend] == ["pips", "explored"]
    every = {line.mark for line in picture(known, closer=True).legend}
    assert {"badge:now", "newest", "pips", "explored", "reach"} <= every, "who looks closer is told of each mark"
    first, newest = (board(known.tiles).cells(laid.tile)[0] for laid in (known.tiles[0], known.tiles[-1]))
    both = replace(known, caches=(Cache(newest, "legendary"), Cache(first, "common")))
    assert [line.mark for line in picture(both).legend] == ["cache", "legendary", "pips", "explored"], "always in order"
    over = replace(both, phase="over", result="lost", turn=None)
    assert picture(over).legend == (), "the last map has all the room"


def test_the_newest_tile_is_ringed_and_the_entrance_alone_is_not(party: State) -> None:
    assert set(hexes(picture(party)).newest) == set(board(party.tiles).cells(party.tiles[-1].tile))
    assert hexes(picture(delve(hero("bulwark", (0, 0))))).newest == ()


@pytest.mark.parametrize(
    ("chip", "figure"),
    [
        ("gloom_rat", "fangs"),
        ("quill_hog", "quills"),
        ("raider_chief", "raider"),
        ("powder_raider", "archer"),
        ("dust_husk", "husk"),
        ("choir_husk", "caller"),
    ],
)
def test_an_enemy_has_the_figure_of_its_family_and_of_how_far_it_strikes(party: State, chip: str, figure: str) -> None:
    scene = picture(replace(party, enemies=(Enemy(0, chip, 0, (3, -1), 1),)))
    token = cell(scene, (3, -1)).token
    assert token is not None and token.icon == figure


def test_before_and_after_the_delve_there_is_a_picture_too(party: State) -> None:
    places = replace(party, phase="places", turn=None, heroes=tuple(replace(item, at=None) for item in party.heroes))
    assert picture(places).title == "Who goes first?"
    over = replace(party, phase="over", result="won", turn=None)
    assert picture(over).title == "Won in round 1"
    assert hexes(picture(over)).badges == ()


def test_the_last_picture_shows_who_fell_where(party: State) -> None:
    ada, *others = party.heroes
    fallen = replace(ada, at=None, fell=(3, -1), health=0)
    running = replace(party, heroes=(fallen, *others))
    over = replace(running, phase="over", result="lost", turn=None)
    assert not hexes(picture(running)).whole
    ((at, token),) = hexes(picture(over)).fallen
    assert [at for at, _ in hexes(picture(running)).fallen] == [at], "during the delve too"
    assert at == (3, -1) and token.down and token.letter == "Ad"
    assert hexes(picture(over)).whole, "the last picture shows the whole map"
    assert picture(over).panel[0].detail == "fell at P20"
    assert picture(over).title == "Lost in round 1" and "Ada fell at P20" in picture(over).alt


def test_the_words_for_a_picture_say_what_is_used_up_and_what_is_too_far(party: State) -> None:
    far = replace(party, heroes=(replace(party.heroes[0], at=(1, -1)), party.heroes[1]))
    assert "Door A at R21 (south-east) is too far." in picture(far).alt
    spent = picture(replace(party, turn=Turn(0, explored=True)))
    assert "with 9 of 12 health, no steps left. Door A at R21 (south-east) stands open for a later turn." in spent.alt
    assert ("badge:later", "Door, not this turn") in [(line.mark, line.text) for line in spent.legend]
    again = picture(replace(party, turn=Turn(0, moves=1, left=0)))
    assert "no steps left but a second move." in again.alt


def test_no_hex_is_named_while_a_tile_is_being_laid(bench: Bench, party: State) -> None:
    far = bench.tile("gallery", ROW_DOORS)
    state = replace(party, deck=(bench.card("gallery"), "1"), stacks={**party.stacks, "gallery": (far,)})
    state, _ = play(state, "explore A")
    assert {item.label for item in hexes(picture(state)).cells} == {""}


def test_a_delve_that_the_table_broke_off_has_no_one_to_act(bench: Bench, party: State) -> None:
    scene = picture(party, subject="ended")
    assert scene.title == "Round 1 – Broken off"
    assert scene.alt.startswith("Skyshard, round 1. The delve was broken off. Ada P20 9/12, Bob N20 9/9.")
    assert hexes(scene).badges == ()
    assert hexes(scene).reach == ()
    assert not any(row.acting for row in scene.panel)
    far = bench.tile("gallery", ROW_DOORS)
    asked = replace(party, deck=(bench.card("gallery"), "1"), stacks={**party.stacks, "gallery": (far,)})
    asked, _ = play(asked, "explore A")
    assert hexes(picture(asked, subject="ended")).ghosts == ()
    over = replace(party, phase="over", result="won", turn=None)
    assert picture(over, subject="ended").title == "Won in round 1"
