"""What is otherwise from one play of a scenario to the next."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.dice import Dice, KeyedSource
from engine.core.errors import BadFile
from engine.core.files import plays
from engine.core.game import Setup
from engine.games.regions.files import checking, files, writing
from engine.games.regions.game import GAME
from engine.games.regions.state import variants
from engine.games.regions.state.options import Options
from engine.games.regions.state.scenarios import Scenario
from engine.games.regions.state.view import view_for

rule = pytest.mark.rule

NINE = (
    *("thornruin", "hushwood", "saltstair", "countinghouse", "sleepingduke", "fogmarket", "fallingmill", "longbridge"),
    "runaway",
)

FILE = """
[scenario]
id = "two"
name = "Two Rooms"
type = "normal"
setting = "dungeon"
start = "hall"
goal = "vault"
needs = ["crown"]
about = "a"
opening = "b"
won = "c"
lost = "d"
[[region]]
id = "hall"
name = "Hall"
text = "Tiles."
x = 0
y = 0
[[region]]
id = "vault"
name = "Vault"
text = "Iron."
x = 1
y = 0
[[connection]]
a = "hall"
b = "vault"
obstacle = "barred-door"
[[challenge]]
id = "gnats"
kind = "needle-gnats"
at = "hall"
[[feature]]
id = "crown"
name = "Crown"
at = "hall"
kind = "object"
text = "Tin."
hidden = "1d4"
[[variant]]
thing = "crown"
id = "open"
feature = [{ id = "crown", at = "vault", hidden = "", text = "Tin, on a nail." }]
[[variant]]
thing = "door"
id = "rotten"
connection = [{ id = "hall/vault", obstacle = "rubble" }]
[[variant]]
thing = "gnats"
id = "winter"
without = ["gnats"]
challenge = [{ id = "draught", kind = "biting-wind", at = "vault" }]
"""


def ways(scenario: Scenario) -> list[Scenario]:
    return [variants.as_chosen(scenario, choice) for choice in plays.every(scenario.variants)]


@rule("REG-G113")
def test_each_thing_is_as_written_or_one_of_its_variants() -> None:
    scenario, warnings = files.read(FILE)
    assert not warnings
    found = ways(scenario)
    assert len(found) == 8 and found[0] == variants.as_written(scenario)
    last = found[-1]
    assert last.drawn == ("crown: open", "door: rotten", "gnats: winter") and not last.variants
    crown = last.feature_by_id["crown"]
    assert (crown.at, crown.hidden, crown.text, crown.name) == ("vault", "", "Tin, on a nail.", "Crown")
    assert last.connection_by_id["hall/vault"].obstacle == "rubble"
    assert [item.kind for item in last.placed] == ["biting-wind"]


@rule("REG-G113")
def test_a_file_with_variants_is_written_as_it_was_read() -> None:
    for scenario in (files.read(FILE)[0], *map(files.scenario_named, NINE)):
        assert files.read(writing.write(scenario))[0] == scenario, scenario.id


@rule("REG-G113")
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('{ id = "crown", at = "vault"', '{ id = "clown", at = "vault"', "there is no feature “clown”"),
        ('at = "vault", hidden', 'at = "attic", hidden', "with “open”: there is no region “attic”"),
        ('without = ["gnats"]', 'without = ["flies"]', "there is no “flies”"),
        ('without = ["gnats"]', 'without = ["crown"]', "“crown” is changed by “crown” as well"),
        ('without = ["gnats"]', 'without = ["hall/vault"]', "“hall/vault” is changed by “door” as well"),
        ('thing = "door"\nid = "rotten"', 'thing = "crown"\nid = "open"', "“crown open” is there twice"),
        ('obstacle = "rubble"', 'obstacle = "rock"', "with “rotten”: there is no Obstacle “rock”"),
        ('kind = "biting-wind", at', "at", "there is no challenge “draught”"),
    ],
)
def test_a_variant_that_cannot_be_is_refused_in_words(old: str, new: str, words: str) -> None:
    assert old in FILE
    with pytest.raises(BadFile) as refused:
        files.read(FILE.replace(old, new))
    assert words in " ".join(problem.wrong for problem in refused.value.problems)


@rule("REG-G113")
def test_a_play_that_cannot_be_won_is_found_though_each_variant_could_be() -> None:
    """The gate has no EP and the key lies before it; behind it in one variant, without any way round in the other."""
    text = FILE.replace('without = ["gnats"]', 'needs = ["crown", "ring"]').replace(
        'challenge = [{ id = "draught"', 'feature = [{ id = "ring", name = "Ring", at = "hall", kind = "object" }]\n#'
    )
    assert len(ways(files.read(text)[0])) == 8
    with pytest.raises(BadFile) as refused:
        files.read(text.replace('kind = "object" }]\n#', 'kind = "object", inside = true }]\n#'))
    assert "with “winter”" in refused.value.problems[0].wrong


@rule("REG-G113")
def test_more_than_64_plays_are_too_many() -> None:
    way = 'feature = [{ id = "f%d", name = "F", at = "hall", kind = "treasure" }]'
    more = "".join(f'[[variant]]\nthing = "t{n}"\nid = "v"\n{way % n}\n' for n in range(4))
    with pytest.raises(BadFile, match="1 thing to put right") as refused:
        files.read(FILE + more)
    assert "128 different plays" in refused.value.problems[0].wrong


@rule("REG-G113")
def test_each_of_the_nine_has_8_plays_or_more_and_every_one_can_be_played() -> None:
    counts = {}
    for key in NINE:
        scenario = files.scenario_named(key)
        assert len(plays.things(scenario.variants)) >= 3, key
        found = ways(scenario)
        counts[key] = len(found)
        for item in found:
            assert not checking.problems(item), (key, item.drawn)
            can = checking.reach(item, lockpicks=False)
            assert item.goal in can.regions and {*item.needs} <= can.features, (key, item.drawn)
        written = {(item.opening, item.placed, item.features, item.connections, item.regions) for item in found}
        assert len(written) == len(found), key
    assert min(counts.values()) == 8 and sum(counts.values()) == 144, counts


@rule("REG-G113")
def test_texts_of_variants_are_no_longer_than_others() -> None:
    for key in NINE:
        for variant in files.scenario_named(key).variants:
            texts = [region.text for region in (*variant.regions, *variant.features)]
            assert all(0 < len(text) <= 220 for text in texts), (key, variant.id)


@rule("REG-G113")
def test_the_seal_draws_each_way_about_as_often_and_off_is_as_written() -> None:
    drawn = Counter[str]()
    for number in range(90):
        state, _ = GAME.new(Setup(("Ada",), Options(scenario="thornruin")), Dice(KeyedSource(f"{number}")))
        drawn.update(state.scenario.drawn)
    assert 20 <= drawn["key: magpie"] <= 40 and 20 <= drawn["key: head-of-table"] <= 40, drawn
    assert 32 <= drawn["errand: charter"] <= 58, drawn
    state, _ = GAME.new(Setup(("Ada",), Options(scenario="thornruin", changes="off")), Dice(KeyedSource("1")))
    assert state.scenario == variants.as_written(files.scenario_named("thornruin"))


@rule("REG-G113")
def test_what_was_drawn_is_secret_till_the_end() -> None:
    scenario = ways(files.read(FILE)[0])[-1]
    from .build import party

    state = party(scenario, "warden")
    view = view_for(state, 0)
    assert not view.state.scenario.drawn and not view.state.scenario.variants
    assert "rotten" not in repr(view.state.scenario)


def test_every_thing_that_varies_has_its_variants() -> None:
    scenario = files.read(FILE)[0]
    assert [len(own) for own in plays.things(scenario.variants).values()] == [1, 1, 1]
    assert Counter(len(chosen) for chosen in plays.every(scenario.variants)) == {0: 1, 1: 3, 2: 3, 3: 1}


@pytest.mark.parametrize("key", NINE)
def test_what_a_variant_sends_for_besides_is_told_of_at_the_start(key: str) -> None:
    made = files.scenario_named(key)
    for variant in made.variants:
        things = {feature.id: feature.name for feature in (*made.features, *variant.features)}
        more = [things[need] for need in variant.needs or () if need not in made.needs]
        assert all(name.split()[-1] in (variant.about or "") for name in more), variant.id
