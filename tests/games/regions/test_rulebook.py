"""The rulebook of Regions is complete, tells the numbers that the game is played with, and is found by players' words."""

from __future__ import annotations

import re

import pytest

from engine.api.pace import IN_A_PARTY
from engine.core import capabilities
from engine.core.moves import LOOK
from engine.core.verbs import ORDER
from engine.games.regions.files.files import scenario_named
from engine.games.regions.game import GAME
from engine.games.regions.rules import standing_orders
from engine.games.regions.rules.party.muster import FEE, PURSE
from engine.games.regions.state.content import Setting, content
from engine.games.regions.state.levels import LADDER
from engine.games.regions.state.options import HAND_MADE, WINDOWS, Options
from engine.games.regions.state.scenarios import Region, Scenario
from engine.games.regions.state.sheets import SLOTS
from engine.games.regions.state.state import HAND_LIMIT, INJURY, OPENING_HAND, Habits, Member
from engine.rulebook import Rulebook, RuleEntry, rulebook_of

SCENARIOS = tuple(map(scenario_named, HAND_MADE))


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return rulebook_of(("regions",))


@pytest.fixture(scope="module")
def entries(book: Rulebook) -> dict[str, RuleEntry]:
    return {entry.id: entry for topic in book.topics("regions").values() for entry in topic}


def of(setting: Setting) -> list[Scenario]:
    return [scenario for scenario in SCENARIOS if scenario.setting == setting]


def regions_of(id: str) -> dict[str, Region]:
    return {region.name: region for region in scenario_named(id).regions}


def kinds_of(scenario: Scenario) -> set[str]:
    return {placed.kind for placed in scenario.placed}


def test_every_rule_and_every_ruling_has_an_entry(entries: dict[str, RuleEntry]) -> None:
    rules = [f"REG-{number:03}" for number in range(1, 270)]
    ours = (*range(1, 83), *range(90, 93), *range(100, 103), *range(110, 114), 120, 121, 122)
    rulings = [f"REG-G{number:02}" for number in ours]
    differ = sorted({*rules, *rulings} ^ set(entries))
    assert not differ, (
        f"data/regions/rules.toml and the ranges in tests/games/regions/test_rulebook.py differ by {differ}. "
        f"For a new entry raise the end of its range there by one; an id is never used again."
    )


@pytest.mark.rule("REG-132")
def test_the_entries_on_seekers_lead_on_to_those_on_stealth(entries: dict[str, RuleEntry]) -> None:
    assert entries["REG-132"].topic == "Seekers"
    assert {entries[id].topic for id in entries["REG-132"].see} <= {"Stealth", "Bodies"}


@pytest.mark.rule("REG-153")
def test_a_wilderness_for_stronger_parties_is_a_strange_one(entries: dict[str, RuleEntry]) -> None:
    (wood,) = [scenario for scenario in of("wilderness") if scenario.type == "normal"]
    assert wood.level > 1 and "swallowed every sound" in wood.about
    assert "cursed" in entries["REG-153"].text


@pytest.mark.rule("REG-154")
def test_what_lies_under_the_ground_is_a_dungeon_in_the_wilderness_too() -> None:
    assert regions_of("hushwood")["Badger sett"].settings == ("dungeon",)
    assert regions_of("runaway")["Old tunnel"].settings == ("dungeon",)
    cave = regions_of("saltstair")["Drip cave"]
    assert (scenario_named("saltstair").setting, cave.settings) == ("dungeon", ())
    assert regions_of("saltstair")["Gull ledge"].settings == ("wilderness",)


@pytest.mark.rule("REG-156")
def test_a_dungeon_is_a_house_room_by_room_or_a_whole_place() -> None:
    assert {"Flour loft", "Wheel room", "Cellar steps"} <= set(regions_of("fallingmill"))
    assert {"Shingle cove", "Salt pans", "Keeper's yard"} <= set(regions_of("saltstair"))
    assert {scenario.id for scenario in of("dungeon")} >= {"fallingmill", "saltstair"}


@pytest.mark.rule("REG-158", "REG-159")
def test_in_a_city_the_place_is_what_has_to_be_overcome_and_no_one_is_talked_round() -> None:
    assert {"talk", "argue", "persuade"}.isdisjoint(verb.name for verb in GAME.verbs)
    assert {"fogmarket", "countinghouse"} <= {scenario.id for scenario in of("civilization")}
    hazards = {"Environ", "Obstacle", "Trap"}
    for scenario in of("civilization"):
        ways = {connection.obstacle for connection in scenario.connections if connection.obstacle}
        types = {scenario.content.challenges[kind].type for kind in kinds_of(scenario) | ways}
        assert types & hazards, scenario.id


@pytest.mark.rule("REG-160")
def test_there_is_a_mansion_with_traps_a_way_over_roofs_and_a_crowd() -> None:
    mansion = scenario_named("sleepingduke")
    traps = [kind for kind in kinds_of(mansion) if content().challenges[kind].type == "Trap"]
    assert mansion.setting == "civilization" and len(traps) >= 3
    assert "Tar roofs" in regions_of("fogmarket") and "Slate roof" in regions_of("countinghouse")
    flight = scenario_named("longbridge")
    assert (flight.mode, "jostling-crowd" in kinds_of(flight)) == ("fleeing", True)


# The numbers: when one is changed for better play, its entry has to follow.


@pytest.mark.rule("REG-G01")
def test_the_entry_on_levels_names_every_step_of_the_ladder(entries: dict[str, RuleEntry]) -> None:
    assert ", ".join(f"d{sides}" for sides in LADDER) + "." in entries["REG-G01"].text


@pytest.mark.rule("REG-G16")
@pytest.mark.rule("REG-G10")
def test_the_entries_on_crafts_and_rounds_tell_ep_and_cards(entries: dict[str, RuleEntry]) -> None:
    text = entries["REG-G16"].text
    for craft in content().crafts.values():
        assert f"{craft.name} has {craft.ep} EP" in text or f"{craft.name} {craft.ep}" in text
        assert f"a deck of {len(craft.deck)} cards" in text
    assert f"You begin with {OPENING_HAND} cards" in text
    assert f"the Hand Limit of {HAND_LIMIT}" in entries["REG-G10"].text


@pytest.mark.rule("REG-G08")
def test_the_entry_on_injuries_tells_which_one_kills(entries: dict[str, RuleEntry]) -> None:
    text = entries["REG-G08"].text
    assert f"lowers your maximum EP by {INJURY}" in text
    assert "With 16 EP the fourth Injury kills" in text and 16 - 3 * INJURY > 0 >= 16 - 4 * INJURY


@pytest.mark.rule("REG-G67")
def test_the_entry_on_which_craft_suits_what_is_true_of_the_crafts(entries: dict[str, RuleEntry]) -> None:
    crafts = content().crafts
    tokens = {id: craft.tokens["general"] + craft.tokens.get("civilization", 0) for id, craft in crafts.items()}
    assert tokens == {"shadow": 4, "mender": 2, "warden": 2, "wright": 2, "pathfinder": 1, "delver": 1}
    assert {id for id, craft in crafts.items() if "lockpicks" in craft.gear} == {"delver", "shadow"}
    assert max(crafts, key=lambda id: crafts[id].ep) == "warden"
    assert all(craft.name in entries["REG-G67"].text for craft in crafts.values())


@pytest.mark.rule("REG-G19")
@pytest.mark.rule("REG-G60")
def test_the_entries_on_gear_and_town_tell_slots_and_price(entries: dict[str, RuleEntry]) -> None:
    assert SLOTS == {"clothing": 1, "item": 1, "accessory": 1, "expertise": 2}
    assert "1 piece of Clothing, 1 Item, 1 Accessory and 2 of Expertise" in entries["REG-G19"].text
    assert f"{FEE} Valuable on one Injury or one Disease" in entries["REG-G60"].text
    assert f"A new character begins with {PURSE} Valuables" in entries["REG-G60"].text


@pytest.mark.rule("REG-G15")
@pytest.mark.rule("REG-G21")
def test_the_entries_on_waiting_tell_how_long(entries: dict[str, RuleEntry]) -> None:
    assert f"normally {IN_A_PARTY // 60} hours" in entries["REG-G15"].text
    assert f"you have {Options().window}" in entries["REG-G21"].text and Options().window in WINDOWS


def test_the_commands_that_entries_name_are_ones_that_can_be_given(entries: dict[str, RuleEntry]) -> None:
    commands = {verb.command for verb in (*GAME.verbs, *capabilities.pages(GAME))}
    bare = Member(0, "Ada", "ada", "pathfinder", habits=Habits(react="none", setting="dungeon"))
    orders = {str(order.order) for order in standing_orders.orders(bare)}
    told = {command for entry in entries.values() for command in re.findall(r"`/([^`]+)`", entry.text)}
    assert {" ".join(command.split()[: 1 + (command.split()[0] in (GAME.key, LOOK))]) for command in told} <= commands
    given = {command.removeprefix(f"{ORDER.command} order:") for command in told if command.startswith(f"{ORDER.command} ")}
    assert given == {
        "turn:2",
        "call:heal",
        "react:best",
        "saved:lapse",
        "saved:wait",
        "draw:ask",
        "setting:best",
        "setting:wilderness",
    }
    assert given <= orders


# What players type, and what they have to read first.


@pytest.mark.parametrize(
    ("words", "id"),
    [
        ("EP", "REG-G07"),
        ("turn", "REG-006"),
        ("Inflict", "REG-G04"),
        ("Endure", "REG-G04"),
        ("Damage", "REG-G04"),
        ("Defence", "REG-G04"),
        ("reaction", "REG-G05"),
        ("interrupt", "REG-G20"),
        ("assist", "REG-G20"),
        ("town", "REG-G60"),
        ("buy", "REG-G60"),
        ("climb", "REG-104"),
        ("torch", "REG-059"),
        ("dark", "REG-044"),
        ("swim", "REG-051"),
        ("lock", "REG-232"),
        ("key", "REG-247"),
        ("search", "REG-213"),
        ("level", "REG-G01"),
        ("alert", "REG-128"),
        ("injury", "REG-G08"),
        ("death", "REG-G08"),
        ("fall", "REG-106"),
        ("token", "REG-179"),
        ("chase", "REG-196"),
        ("body", "REG-184"),
        ("disease", "REG-250"),
        ("fortune", "REG-227"),
        ("deck", "REG-G16"),
        ("hand limit", "REG-G10"),
        ("move", "REG-027"),
        ("gear", "REG-G19"),
        ("trap", "REG-133"),
        ("goal", "REG-021"),
    ],
)
def test_the_words_of_the_game_lead_to_what_they_mean(book: Rulebook, words: str, id: str) -> None:
    assert id in [entry.id for entry in book.ask(words).entries]


@pytest.mark.parametrize(
    ("words", "id"),
    [
        ("whose turn is it", "REG-G15"),
        ("I missed my turn", "REG-G15"),
        ("who goes first", "REG-004"),
        ("can I move twice", "REG-027"),
        ("can I play two actions", "REG-G12"),
        ("what happens at 0 EP", "REG-169"),
        ("can I search again", "REG-G54"),
        ("where is the way out", "REG-022"),
        ("how do I pick a lock", "REG-234"),
        ("can I attack in the dark", "REG-046"),
        ("does a torch work under water", "REG-059"),
        ("the deck is empty", "REG-G11"),
        ("give gear to an ally", "REG-G11"),
        ("too many cards", "REG-G10"),
        ("hide the body", "REG-186"),
        ("how long is a seeker alerted", "REG-G48"),
        ("attack an environ", "REG-074"),
        ("override the setting", "REG-G43"),
        ("stop asking me", "REG-G21"),
        ("can I go back up", "REG-091"),
        ("how do we win", "REG-021"),
        ("give up", "REG-G45"),
        ("solo", "REG-G62"),
        ("reactoin", "REG-G05"),
        ("injurry", "REG-G08"),
    ],
)
def test_players_find_what_they_ask_for(book: Rulebook, words: str, id: str) -> None:
    assert id in [entry.id for entry in book.ask(words).entries]
