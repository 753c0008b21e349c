"""Scenarios: how far a party comes in them, what is odd in them, and the ones that come with the game."""

import pytest

from engine.games.regions.files import files
from engine.games.regions.files.checking import reach, steps
from engine.games.regions.state.options import HAND_MADE

from .vault_job import SMALL, changed, problems


def without(piece: str, text: str = SMALL) -> str:
    return changed(piece, "", text)


HIDDEN_WAY = '[[connection]]\na = "vault"\nb = "ridge"\nhidden = "1d6"\n\n'


@pytest.mark.rule("REG-083", "REG-233", "REG-190", "REG-225")
def test_a_party_comes_through_hidden_ways_and_past_what_can_be_broken_or_picked():
    scenario, _ = files.read(SMALL)
    assert reach(scenario).regions == {"gate", "yard", "vault", "ridge"}
    assert reach(scenario).features == {"door-key", "chest", "ledger", "lever"}


@pytest.mark.rule("REG-190", "REG-248")
def test_without_lockpicks_and_keys_a_door_that_may_not_be_broken_stays_shut():
    # The yard leads to the vault by the door only, and the chest in it is opened by the lever in the yard.
    text = without(HIDDEN_WAY)
    scenario, _ = files.read(text)
    assert "vault" in reach(scenario, lockpicks=False).regions
    # Without the key, and without breaking doors, it takes lockpicks.
    key = text[text.index('[[feature]]\nid = "door-key"') : text.index('[[feature]]\nid = "chest"')]
    keyless, warnings = files.read(without(key, text))
    assert "vault" in reach(keyless).regions
    assert reach(keyless, lockpicks=False).regions == {"gate", "yard", "ridge"}
    assert warnings == ("line 8: without lockpicks nobody can get “ledger”; a key somewhere",)
    # Where doors may be broken, it does not.
    broken, warnings = files.read(without("no_bash = true\n", without(key, text)))
    assert "vault" in reach(broken, lockpicks=False).regions and warnings == ()


@pytest.mark.rule("REG-248")
def test_a_key_that_lies_behind_its_own_door_opens_nothing():
    text = changed('at = "gate"\nkind = "key"', 'at = "vault"\nkind = "key"', without(HIDDEN_WAY))
    scenario, warnings = files.read(text)
    assert "vault" not in reach(scenario, lockpicks=False).regions
    assert len(warnings) == 1 and "without lockpicks nobody can get “ledger”" in warnings[0]


@pytest.mark.rule("REG-030")
def test_regions_are_as_many_moves_away_as_there_are_connections_on_the_shortest_way():
    scenario, _ = files.read(SMALL)
    assert steps(scenario) == {"gate": 0, "yard": 1, "vault": 2, "ridge": 2}


GUARD = 'kind = "drowsy-guard"\nat = "yard"\npatrol = ["yard", "gate", "yard"]'
CHASE = 'type = "chase"\nround_limit = 9'
ODD = [
    # what is changed, into what, what is mentioned
    ('about = "A ledger lies in a vault."\n', "", "nothing is told in the lobby"),
    ('opening = "The gate is ajar."\n', "", "nothing is told at the start"),
    ('won = "You have it."\n', "", "nothing is told when it is won"),
    ('text = "A yard."\n', "", "“yard” says nothing"),
    ('type = "stealth"', 'type = "normal"', "Seekers take Stealth Tokens"),
    (GUARD, 'kind = "tremor"\nat = "yard"', "nobody seeks the party"),
    ('type = "stealth"', 'type = "normal"\nlight_rule = "token"', "light_rule counts in stealth only"),
    ("no_bash = true", "round_limit = 8", "round_limit counts in a chase only"),
    ("no_bash = true", "partial = true", "partial counts in a chase only"),
    ("no_bash = true", "partial = true", "nothing is told when it is partly won"),
    ("no_bash = true", "more_rounds = [1]", "more_rounds counts in a chase only"),
    ("x = 2", "x = 2\nlimit = 4", "limit counts in a chase only"),
    ('a = "vault"\nb = "ridge"', 'a = "vault"\nb = "ridge"\nparty = 2', "party says when an Obstacle is there"),
    ('type = "stealth"', 'type = "chase"\nround_limit = 1', "the goal is 2 Moves away, and the chase lasts 1 rounds"),
    ('type = "stealth"\nsetting', f"{CHASE}\nsetting", "Seekers take Stealth Tokens"),
    ("x = 2", "x = 4", "“yard” and “ridge” lie far apart"),
    ('opens = "vault-door"\nuse = "move"', 'opens = "vault-door"\ndisarms = ["bell"]', "a key disarms nothing"),
    ('opens = "chest"', 'opens = "chest"\nuse = "move"', "a mechanism always costs an Action"),
    ('kind = "trip-bell"', 'kind = "trip-bell"\nsingle = true', "there is one in any case"),
    ('kind = "trip-bell"', 'kind = "trip-bell"\npasses = ["vault-door"]', "“bell” does not move"),
    ('kind = "trip-bell"\nat = "vault"', 'kind = "spring-needle"\nat = "gate"', "waits for a Lockpick"),
    ('needs = ["ledger"]', 'needs = ["door-key"]', "nobody needs “ledger”"),
    ('patrol = ["yard", "gate", "yard"]', 'patrol = ["yard", "vault"]', "“barred-door” stops “drowsy-guard”"),
    ('disarms = ["bell"]', 'disarms = ["bell"]\nfail = [{ kind = "alert" }]', "no lock that could be picked in vain"),
]


@pytest.mark.rule("REG-G28")
@pytest.mark.parametrize(("old", "new", "said"), ODD, ids=[row[2] for row in ODD])
def test_what_is_odd_is_mentioned_with_its_line_and_the_scenario_can_be_played(old, new, said):
    _, warnings = files.read(changed(old, new))
    (found,) = [warning for warning in warnings if said in warning]
    assert found.startswith("line ")


@pytest.mark.rule("REG-205", "REG-208")
def test_limits_that_no_one_can_keep_with_one_move_in_each_round_are_mentioned():
    chase = changed('type = "stealth"', 'type = "chase"\nround_limit = 1')
    # Another round for a PC who comes to the yard is enough for 2 Moves.
    _, warnings = files.read(changed("fortunes = 1", "bonus = 1", chase))
    assert not any("Moves away" in warning for warning in warnings)
    _, warnings = files.read(changed("x = 2", "x = 2\nlimit = 1", chase.replace("round_limit = 1", "round_limit = 9")))
    assert [warning for warning in warnings if "Moves away" in warning] == [
        "line 46: “ridge” is 2 Moves away and closes in round 1; at least 2"
    ]


@pytest.mark.rule("REG-040")
def test_darkness_everywhere_is_mentioned_unless_there_is_a_light_to_be_found():
    dark = SMALL.replace("y = 0\n", 'y = 0\nlight = "dark"\n')
    _, warnings = files.read(dark)
    assert warnings == ("line 21: it is dark everywhere, and no light is to be found; a lit region, or a lamp somewhere",)
    for gear, shines in (("torch", True), ("glow-stone", True), ("fins", False)):
        _, warnings = files.read(changed('gear = ["salve"]', f'gear = ["{gear}"]', dark))
        assert (warnings == ()) == shines


def test_a_line_on_the_map_does_not_run_through_a_third_region():
    _, warnings = files.read(changed('a = "vault"\nb = "ridge"', 'a = "gate"\nb = "ridge"'))
    assert warnings == ("line 63: the line from “gate” to “ridge” runs through “yard”; move one of them",)


def test_a_treasure_that_gives_nothing_is_mentioned():
    heap = '[[feature]]\nid = "heap"\nname = "A heap"\nat = "yard"\nkind = "treasure"\n'
    _, warnings = files.read(SMALL + heap)
    assert warnings == ("line 109: “heap” gives nothing; gives: valuables, gear or an object",)


def test_an_object_can_be_in_one_place_only():
    heap = '[[feature]]\nid = "heap"\nname = "A heap"\nat = "yard"\nkind = "treasure"\ngives = { object = "ledger" }\n'
    (found,) = problems(SMALL + heap)
    assert (found.line, found.wrong) == (114, "“ledger” is in two places")


# The scenarios that come with the game.


@pytest.mark.rule("REG-G62", "REG-161")
def test_there_are_three_scenarios_or_more_of_each_type():
    types = [files.scenario_named(key).type for key in HAND_MADE]
    assert [types.count(type) for type in ("normal", "stealth", "chase")] == [4, 3, 3]


@pytest.mark.rule("REG-G62")
@pytest.mark.parametrize("key", HAND_MADE)
def test_a_scenario_made_by_hand_is_whole_and_says_what_it_is(key):
    scenario = files.scenario_named(key)
    assert scenario.id == key
    assert scenario.about and scenario.opening and scenario.won and scenario.lost
    assert 20 <= scenario.minutes <= 100
    assert reach(scenario).regions == set(scenario.region_by_id)
