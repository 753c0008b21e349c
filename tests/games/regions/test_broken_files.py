"""Scenario files that are refused: with the line, the key, what is wrong and what would be right."""

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from engine.core.files.tables import MOST_PROBLEMS
from engine.games.regions.files import files, keys
from engine.games.regions.game import GAME
from tests.games.prepared import outcome

from .vault_job import SMALL, changed, problems

BROKEN = [
    # what is changed, into what, the key, words of the problem, words of what would be right
    ('type = "stealth"', 'type = "stelth"', "type", "not known here", "did you mean stealth?"),
    ('setting = "dungeon"', 'setting = "castle"', "setting", "not known here", "wilderness, dungeon, civilization"),
    ('start = "gate"', 'start = "door"', "start", "no region “door”", "the id of a region"),
    ('goal = "ridge"', 'goal = "rigde"', "goal", "no region “rigde”", "the id of a region"),
    ('goal = "ridge"', 'goal = "Ridge"', "goal", "capital letters", "ridge"),
    ('needs = ["ledger"]', 'needs = ["ledgers"]', "needs", "no object “ledgers”", "an object or a key"),
    ('needs = ["ledger"]', 'needs = ["lever"]', "needs", "no object “lever”", "an object or a key"),
    ('needs = ["ledger"]', "needs = [7.5]", "needs", "is not an id", "letters, digits and hyphens"),
    ("no_bash = true", 'no_bash = "true"', "no_bash", "neither true nor false", "without quotes"),
    ("no_bash = true", "minutes = 1000", "minutes", "too high", "5 to 600"),
    ("no_bash = true", "more_rounds = 2", "more_rounds", "is not a list", "in square brackets"),
    ("no_bash = true", "more_rounds = [1, 1, 1, 1, 1, 1, 1]", "more_rounds", "there are 7 numbers", "at most 6"),
    ('id = "bell"', 'id = "bell"\nparty = 7', "party", "too high", "1 to 6"),
    ('from = "yard"', 'party = 0\nfrom = "yard"', "party", "too low", "1 to 6"),
    ("no_bash = true", "level = 4", "level", "too high", "1 to 3"),
    ("no_bash = true", "no_bashing = true", "no_bashing", "not known here", "did you mean no_bash?"),
    ('kind = "harm", amount = 2,', 'kind = "stay", until = "scenario",', "until", "until the end", '"their turn"'),
    ('kind = "harm", amount = 2,', 'kind = "harm", cumulative = true,', "cumulative", "Diseases only", "beside one"),
    (
        'kind = "harm", amount = 2,',
        'kind = "disease", name = "Itch", track = "Skill", amount = "1d4",',
        "amount",
        "no number of a Disease",
        "1 to 4",
    ),
    ('id = "vault"', 'id = "vault"\nground = "celar"', "ground", "not known here", "did you mean cellar?"),
    ('id = "vault"', 'id = "p0"', "id", "names a member of the party", "another id"),
    ('id = "bell"', 'id = "p12"', "id", "names a member of the party", "another id"),
    ('id = "bell"', 'id = "bell~2"', "id", "is not an id", "letters, digits and hyphens"),
    ('id = "bell"', 'id = "o:bell"', "id", "is not an id", "letters, digits and hyphens"),
    ('id = "bell"', 'id = "Bell"', "id", "capital letters", "bell"),
    ('id = "bell"', 'id = "lever"', "id", "used twice", "an id of its own"),
    ('id = "yard"', 'id = "gate"', "id", "used twice", "an id of its own"),
    ('id = "chest"', 'id = "vault-door"', "id", "used twice", "an id of its own"),
    ('name = "The yard"', 'name = "the gate"', "name", "two regions are called", "a name of its own"),
    ('name = "The yard"', 'name = "Y"', "name", "single letters name the exits", "at least 2 letters"),
    ('text = "A yard."', f'text = "{"x" * 301}"', "text", "301 characters", "at most 300"),
    ("x = 2", "x = 1", "x", "lies where another region does, at 1, 0", "of its own"),
    ("x = 2\n", "", "x", "x is missing", "every region has an x"),
    ("x = 2", "x = 99", "x", "too high", "-30 to 30"),
    ('light = "dark"', 'light = "dim"', "light", "not known here", "lit, dark"),
    ('water = "surface"', 'water = "deep"', "water", "not known here", "none, surface, submerged"),
    ('settings = ["dungeon", "wilderness"]', 'settings = ["dungeon", "dungeon"]', "settings", "twice", "once"),
    ("fortunes = 1", "fortunes = -1", "fortunes", "too low", "0 to 4"),
    ("fortunes = 1", 'fortune = "1d7"', "fortune", "is not dice", "d2, d4, d6, d8, d10, d12"),
    ('from = "yard"', 'from = "barn"', "from", "no region “barn”", "the id of a region"),
    ('to = "vault"', 'to = "yard"', "to", "from “yard” to itself", "another region"),
    ('to = "vault"', 'to = "vault"\nb = "vault"', "to", "to and b mean the same", "one of them"),
    ('to = "vault"\n', "", "b", "b is missing", "to means the same"),
    ('a = "vault"\nb = "ridge"', 'a = "ridge"\nb = "yard"', "connection", "connected twice", "one connection"),
    (
        'obstacle = "barred-door"',
        'obstacle = "bard-door"',
        "obstacle",
        "no Obstacle “bard-door”",
        "did you mean barred-door?",
    ),
    ('obstacle = "barred-door"', 'obstacle = "tremor"', "obstacle", "“tremor” is an Environ", "an Obstacle, such as"),
    ('low = "yard"\n', "", "low", "does not say which way is up", "low: yard or ridge"),
    ('low = "yard"', 'low = "gate"', "low", "does not say which way is up", "low: yard or ridge"),
    ('hidden = "1d6"', 'hidden = "6"', "hidden", "is not dice", '"1d6"'),
    ('hidden = "1d6"', "hidden = true", "hidden", "true is not dice", '"1d6"'),
    ('kind = "drowsy-guard"', 'kind = "drowsy-gard"', "kind", "no Challenge “drowsy-gard”", "did you mean drowsy-guard?"),
    ('kind = "drowsy-guard"', 'kind = "rubble"', "kind", "“rubble” is an Obstacle", "as its obstacle"),
    ('kind = "drowsy-guard"', 'kind = "tremor"', "patrol", "“tremor” is no Seeker", "only Seekers patrol"),
    ('kind = "drowsy-guard"\nat = "yard"', 'kind = "pool-lampreys"\nat = "gate"', "at", "there is none", "with water"),
    ('patrol = ["yard", "gate", "yard"]', 'patrol = ["gate", "yard"]', "patrol", "begins in “gate”", "comes first"),
    ('patrol = ["yard", "gate", "yard"]', 'patrol = ["yard", "barn"]', "patrol", "no region “barn”", "id of a region"),
    (
        'patrol = ["yard", "gate", "yard"]',
        'patrol = ["yard", "gate", "vault"]',
        "patrol",
        "from “gate” to “vault”",
        "beside",
    ),
    ('patrol = ["yard", "gate", "yard"]', 'passes = ["gate/barn"]', "passes", "no connection “gate/barn”", "id of a"),
    ('kind = "trip-bell"\nat = "vault"', 'kind = "trip-bell"\nat = "barn"', "at", "no region “barn”", "id of a region"),
    ('opens = "vault-door"\n', "", "opens", "“door-key” opens nothing", "a locked connection"),
    ('opens = "vault-door"', 'opens = "barn-door"', "opens", "nothing “barn-door” to open", "a locked connection"),
    ('opens = "vault-door"', 'opens = "gate/yard"', "opens", "nothing blocks “gate/yard”", "with an obstacle"),
    ('opens = "vault-door"', 'opens = "yard/ridge"', "opens", "“yard/ridge” has no lock", "a locked connection"),
    ('opens = "vault-door"', 'opens = "ledger"', "opens", "“ledger” has no lock", "a locked connection"),
    ('opens = "vault-door"', 'opens = "chest"', "use", "nobody moves through “chest”", "strategy"),
    ('opens = "vault-door"', 'opens = "the door"', "opens", "is not an id", "gate/yard"),
    ('use = "move"', 'use = "walk"', "use", "not known here", "move, strategy, action"),
    ('lock = "1d4"\n', "", "lock", "a chest has a lock", "treasure"),
    ('gear = ["salve"]', 'gear = ["salv"]', "gives", "no Gear “salv”", "did you mean salve?"),
    ('gear = ["salve"]', 'coins = ["salve"]', "coins", "“coins” is not known here", "valuables, gear, object"),
    ("gives = {", "gives = [1] #", "gives", "a list is not a table", "curly brackets"),
    ('object = "ledger"', 'object = "lever"', "gives", "no object “lever” that could be inside", "inside = true"),
    ('who = "actor"', 'who = "everybody"', "who", "not known here", "actor, target"),
    ('kind = "harm", amount = 2', "amount = 2", "kind", "kind is missing", "every effect has a kind"),
    ("amount = 2", "amount = 2.5", "amount", "is no amount", "-99 to 99"),
    ('kind = "harm"', 'kind = "track"', "track", "track is missing", "an effect of this kind"),
    ('kind = "harm"', 'kind = "shift", entry = "endure"', "levels", "levels is missing", "such as -1"),
    ('kind = "harm"', 'kind = "gear", name = "torhc"', "name", "no Gear “torhc”", "did you mean torch?"),
    ('kind = "harm"', 'kind = "skip", name = "draw"', "name", "no “draw” Phase", "strategy or action"),
    ('kind = "harm"', 'kind = "unlock", name = "barn"', "name", "nothing “barn” to unlock", "id of a connection"),
    ("inside = true", 'at = "gate"', "gives", "no object “ledger” that could be inside", "inside = true"),
    ("inside = true", "hidden = 3", "at", "at is missing", "unless it is inside"),
    ('disarms = ["bell"]', 'disarms = ["bells"]', "disarms", "no Challenge “bells”", "ids of Challenges"),
    ('disarms = ["bell"]\nopens = "chest"', "", "kind", "“lever” does nothing", "opens, disarms or effects"),
    ('opens = "chest"', 'opens = "chest"\ninside = true', "inside", "a mechanism cannot be inside", "an object or a key"),
    ('opens = "chest"', 'opens = "chest"\nlock = "1d6"\nkeys = 3', "keys", "not known here", "one of id, name"),
    (
        '[[feature]]\nid = "lever"',
        '[[lever]]\nid = "lever"',
        "lever",
        "not a part of a scenario",
        "one of scenario, region",
    ),
]


@pytest.mark.rule("REG-G28", "REG-079", "REG-105", "REG-G39", "REG-247", "REG-249")
@pytest.mark.parametrize(("old", "new", "key", "wrong", "right"), BROKEN, ids=[f"{row[1][:40]}" for row in BROKEN])
def test_a_broken_value_is_named_with_its_line_and_what_would_be_right(old, new, key, wrong, right):
    text = changed(old, new)
    found = problems(text)
    match = [problem for problem in found if problem.key == key]
    assert match, found
    assert wrong in match[0].wrong
    assert right in match[0].right
    line = text.split("\n")[match[0].line - 1]
    # What is missing is named where its table begins.
    assert f"{key} = " in line or line.startswith(("[", "fail = [{")), line


@pytest.mark.parametrize(
    ("removed", "line", "key", "wrong"),
    [
        ('type = "stealth"\n', 1, "type", "type is missing"),
        ('start = "gate"\n', 1, "start", "start is missing"),
        ('id = "yard"\n', 22, "id", "id is missing"),
        ('kind = "trip-bell"\n', 73, "kind", "kind is missing"),
        ('name = "The ledger"\n', 96, "name", "name is missing"),
    ],
)
@pytest.mark.rule("REG-G28")
def test_a_missing_key_is_named_with_the_line_of_its_table(removed, line, key, wrong):
    found = problems(changed(removed, ""))
    assert [(item.line, item.key) for item in found] == [(line, key)]
    assert wrong in found[0].wrong


@pytest.mark.rule("REG-016", "REG-021", "REG-G28")
def test_a_goal_that_no_connection_leads_to_is_refused():
    text = changed('a = "yard"\nb = "ridge"\nobstacle = "rocky-wall"\nlow = "yard"\n', 'a = "gate"\nb = "vault"\n')
    cut = text.replace('[[connection]]\na = "vault"\nb = "ridge"\nhidden = "1d6"\n', "")
    (found,) = problems(cut)
    assert found.wrong == "no connection leads from the start to ridge"
    assert found.line == cut[: cut.index('id = "ridge"')].count("\n")


@pytest.mark.rule("REG-G28", "REG-198")
def test_a_chase_needs_a_round_limit():
    text = changed('type = "stealth"', 'type = "chase"')
    assert [(found.line, found.key, found.wrong) for found in problems(text)] == [
        (1, "round_limit", "a chase has a round limit")
    ]


@pytest.mark.rule("REG-021", "REG-025")
def test_a_goal_at_the_start_needs_something_to_fetch():
    files.read(changed('goal = "ridge"', 'goal = "gate"'))
    (found,) = problems(changed('goal = "ridge"\nneeds = ["ledger"]', 'goal = "gate"'))
    assert found.key == "goal" and found.wrong == "the party begins at the goal and needs nothing from elsewhere"


@pytest.mark.rule("REG-024", "REG-G28")
def test_what_has_to_be_brought_must_be_somewhere_to_get():
    # The chest, which alone holds the ledger, is inside of nothing that can be had: an object gives it only to itself.
    text = changed('needs = ["ledger"]', 'needs = ["door-key"]')
    text = changed('at = "gate"\nkind = "key"', 'kind = "key"\ninside = true', text)
    text = changed('gives = { valuables = 2, gear = ["salve"], object = "ledger" }', 'gives = { object = "ledger" }', text)
    text = changed(
        'kind = "object"\ninside = true', 'kind = "object"\ninside = true\ngives = { object = "door-key" }', text
    )
    scenario, _ = files.read(text)
    assert scenario.feature_by_id["door-key"].inside
    # And now each of two only comes out of the other.
    ring = changed('gives = { object = "ledger" }', "gives = { valuables = 1 }", text)
    ring = changed('hidden = "d6"\n', 'hidden = "d6"\ngives = { object = "ledger" }\n', ring)
    (found,) = problems(ring)
    assert (found.key, found.wrong) == ("needs", "nobody can get “door-key”")


def test_more_than_there_may_be_is_refused():
    brought = {"variant": 12, "kind": 12, "play": 16, "craft": 4, "gear": 8}
    assert {"region": 24, "connection": 40, "challenge": 30, "feature": 30, **brought} == keys.COUNTS
    regions = "".join(f'[[region]]\nid = "r{number}"\nname = "R {number}"\nx = {number}\ny = 9\n' for number in range(21))
    assert any(
        found.wrong == "there are 25 of region" and found.right == "at most 24" for found in problems(SMALL + regions)
    )
    crowd = '[[challenge]]\nkind = "tremor"\nat = "gate"\n' * 29
    found = problems(SMALL + crowd)
    assert any(item.wrong == "there are 31 of challenge" for item in found)
    assert any(item.wrong == "too many Challenges share “gate”" for item in found)


def test_all_problems_come_at_once_in_the_order_of_lines():
    text = changed('light = "dark"', 'light = "dim"').replace("x = 2", "x = 1").replace('lock = "1d4"', 'lock = "lots"')
    found = problems(text)
    assert [problem.key for problem in found] == ["light", "x", "lock"]
    assert [problem.line for problem in found] == sorted(problem.line for problem in found)


def test_a_message_never_holds_what_the_file_wanted_to_post():
    nasty = "@everyone <@1> `x` **b** [a](https://evil.example) ||s|| discord.gg/x"
    for key in ("kind", "name", "at", "text", "lock", "opens", "use", "gives", "disarms", "effects"):
        text = f'{SMALL}[[feature]]\nid = "evil"\n{key} = "{nasty}"\n{key}{key} = "{nasty}"\n["{nasty}"]\n'
        shown = " ".join(map(str, problems(text)))
        assert not any(piece in shown for piece in ("@everyone", "<@", "`", "**", "](", "://", "||"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "scenario = 3\nregion = 4\nconnection = {}\nchallenge = [1, 2]\nfeature = [[]]",
        "[scenario]\nid = 1e999\nname = nan\nstart = 1979-05-27\ngoal = 07:32:00\nneeds = [[[]]]",
        "connection = [1, [2], {a = 1, from = 2}]",
        '[[feature]]\ngives = { object = { object = 1 } }\neffects = [1, { kind = [] }]\nfail = { kind = "harm" }',
        "\n".join(f"[[challenge]]\nid = {number}" for number in range(2500)),
        "region = [" + "{}," * 20000 + "]",
    ],
    ids=range(7),
)
def test_strange_texts_are_refused_quickly(text):
    began = time.process_time()
    found = problems(text)
    assert time.process_time() - began < 30, "a file may not hang the bot"
    assert 1 <= len(found) <= MOST_PROBLEMS
    assert all(len(str(problem)) < 600 for problem in found)


# By chance: refused with lines and keys, or read, and nothing else happens.


@settings(max_examples=100, deadline=None)
@given(some.lists(some.tuples(some.integers(0, 4000), some.text(max_size=6)), max_size=4))
def test_any_text_put_anywhere_gives_a_scenario_or_problems(pieces):
    text = SMALL
    for at, piece in pieces:
        at %= len(text)
        text = text[:at] + piece + text[at + len(piece) % 3 :]
    outcome(files.read, text)


_IDS = ("gate", "yard", "vault", "ridge", "vault-door", "chest", "ledger", "bell", "rubble", "rocky-wall", "key", "chase")
_VALUES = some.one_of(
    some.sampled_from(['"1"', "true", "[]", "{}", "-1", "0", "3.5", "inf", "1979-05-27", '""', "[1, [2]]", "{a={b=1}}"]),
    some.sampled_from(_IDS).map('"{}"'.format),
    some.lists(some.sampled_from(_IDS), max_size=3).map(lambda ids: "[" + ", ".join(f'"{id}"' for id in ids) + "]"),
    some.integers(-(10**20), 10**20).map(str),
)


@settings(max_examples=150, deadline=None)
@given(some.lists(some.tuples(some.integers(0, 200), _VALUES), min_size=1, max_size=5))
def test_any_value_in_any_place_gives_a_scenario_or_problems(changes):
    lines = SMALL.split("\n")
    for number, value in changes:
        number %= len(lines)
        if " = " in lines[number]:
            lines[number] = f"{lines[number].split(' = ')[0]} = {value}"
    outcome(files.read, "\n".join(lines))


@settings(max_examples=80, deadline=None)
@given(some.booleans(), some.lists(some.integers(0, 400), min_size=1, max_size=6))
def test_any_lines_left_out_give_a_scenario_or_problems(whole, left_out):
    lines = (GAME.template() if whole else SMALL).split("\n")
    for number in left_out:
        del lines[number % len(lines)]
    outcome(files.read, "\n".join(lines))
