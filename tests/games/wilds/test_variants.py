"""What varies in a region from one expedition to the next (WLD-G130)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.dice import Dice, GivenSource, KeyedSource
from engine.core.errors import BadFile
from engine.core.files import plays
from engine.core.game import Setup
from engine.games.wilds.files import checking, files, writing
from engine.games.wilds.game import GAME, TOUR
from engine.games.wilds.state import board, variants
from engine.games.wilds.state.options import HAND_MADE, Options
from engine.games.wilds.state.region import Region
from engine.games.wilds.state.state import State

rule = pytest.mark.rule

FILE = """
[region]
id = "dell"
name = "The Dell"
format = "hex"
width = 3
height = 2
start = "1"
default_terrain = "forest"
[challenge]
goal = "oak"
die = 6
about = "Find the oak."
reached = "Here it is."
[[poi]]
id = "stone"
at = "2"
category = "landmark"
text = "A stone."
inside = "It leans to the east."
[[poi]]
id = "oak"
at = "3"
category = "secret"
text = "An oak."
hidden = true
tn = 10
[[clue]]
at = "2"
toward = "3"
poi = "oak"
text = "Acorns."
[[encounter]]
roll = 1
name = "deer"
kind = "beast"
[[encounter]]
roll = 2
name = "deer"
kind = "beast"
[[encounter]]
roll = 3
name = "deer"
kind = "beast"
[[encounter]]
roll = 4
name = "deer"
kind = "beast"
[[encounter]]
roll = 5
name = "deer"
kind = "beast"
[[encounter]]
roll = 6
name = "deer"
kind = "beast"
[[variant]]
thing = "oak"
id = "south"
poi = [{ id = "oak", at = "5" }, { id = "stone", inside = "It leans to the south." }]
clue = [{ at = "4", toward = "5", poi = "oak", text = "Oak leaves." }]
"""


def begun(key: str, **options: str) -> State:
    return GAME.new(Setup(("Ada", "Bob", "Cy"), Options(**options)), Dice(KeyedSource(key)))[0]  # type: ignore[arg-type]


def lying(region: Region) -> tuple[tuple[str, str], ...]:
    return tuple((site.id, site.at) for site in region.sites)


@rule("WLD-G130")
def test_a_site_lies_where_its_variant_says_with_the_clues_of_the_variant() -> None:
    region = files.read(FILE)[0]
    written, south = (variants.as_chosen(region, chosen) for chosen in plays.every(region.variants))
    assert (written.sites, written.clues, written.variants) == (region.sites, region.clues, ())
    assert (lying(south), south.variants) == ((("stone", "2"), ("oak", "5")), ())
    assert south.site_by_id["stone"].inside == "It leans to the south."
    assert [(clue.at, clue.toward, clue.text) for clue in south.clues] == [("4", "5", "Oak leaves.")]


@rule("WLD-G130", "WLD-G89")
@pytest.mark.parametrize(
    ("before", "after", "wrong"),
    [
        ('{ id = "oak", at = "5" }', '{ id = "oka", at = "5" }', "there is no site “oka”"),
        ('{ id = "oak", at = "5" }', '{ id = "oak", at = "9" }', "with “south”: there is no place “9”"),
        ('{ id = "oak", at = "5" }', '{ id = "oak" }', "“oak” does not lie elsewhere here"),
        ('{ id = "oak", at = "5" }', '{ id = "oak", at = "5", tn = 6 }', "“tn” is not known here"),
        ('thing = "oak"\n', "", "thing is missing"),
    ],
)
def test_a_variant_that_cannot_be_played_is_refused_with_its_line(before: str, after: str, wrong: str) -> None:
    assert FILE.count(before) == 1
    with pytest.raises(BadFile) as caught:
        files.read(FILE.replace(before, after))
    assert [problem.wrong for problem in caught.value.problems] == [wrong]


@rule("WLD-G130")
def test_two_things_never_change_the_same_site() -> None:
    twice = FILE + '[[variant]]\nthing = "stone"\nid = "turned"\npoi = [{ id = "stone", at = "6" }]\n'
    with pytest.raises(BadFile) as caught:
        files.read(twice)
    assert [problem.wrong for problem in caught.value.problems] == ["“stone” is changed by “oak” as well"]


@rule("WLD-G89")
def test_a_region_file_without_variants_is_as_it_was_and_nothing_is_rolled_for_it() -> None:
    plain = FILE.partition("[[variant]]")[0]
    region = files.read(plain)[0]
    assert region.variants == ()
    nothing_to_roll = Dice(GivenSource(()))
    assert variants.drawn(region, nothing_to_roll) == region


@rule("WLD-G130")
def test_what_is_written_is_read_again_with_its_variants() -> None:
    for region in (files.read(FILE)[0], *map(files.region_named, HAND_MADE)):
        assert files.read(writing.write(region))[0] == region


@rule("WLD-G130")
@pytest.mark.parametrize("key", HAND_MADE)
def test_every_region_lies_in_3_ways_or_more_and_can_be_played_in_each(key: str) -> None:
    region = files.region_named(key)
    ways = [variants.as_chosen(region, chosen) for chosen in plays.every(region.variants)]
    assert len({lying(way) for way in ways}) == len(ways) >= 3
    goal = region.goal
    assert goal is not None
    assert len({way.site_by_id[goal.site].at for way in ways}) >= 2, "the goal itself lies elsewhere"
    for way in ways:
        beside, steps = board.ways(way), board.spread(way.start, board.ways(way))
        assert not checking.problems(way)
        assert 2 * steps[way.site_by_id[goal.site].at] >= max(steps.values())
        clued = Counter(clue.site for clue in way.clues)
        for site in way.sites:
            known = region.site_by_id[site.id]
            assert site.hidden or site.at == known.at, "what everybody sees stays where it is"
            if site.hidden:
                assert clued[site.id] >= (2 if site.id == goal.site and key != "thornwood" else 1)
                assert 20 <= len(site.text) <= 200 and 20 <= len(site.inside) <= 300
        for clue in way.clues:
            assert clue.toward in beside[clue.at] and way.site_by_id[clue.site].at == clue.toward
        texts = [clue.text for clue in way.clues]
        assert len(set(texts)) == len(texts)


@rule("WLD-G130")
def test_the_dice_draw_where_things_lie_before_the_party_sets_out() -> None:
    drawn = Counter(lying(begun(str(number), region="hollowdown").region) for number in range(120))
    assert len(drawn) == 6, "3 places of the Mare, 2 of the rustlers"
    assert min(drawn.values()) >= 8, drawn
    state = begun("0", region="hollowdown")
    assert state.region.variants == () and state.region.goal == files.region_named("hollowdown").goal


@rule("WLD-G130", "WLD-242")
def test_the_host_can_have_a_region_as_it_was_written() -> None:
    for key in HAND_MADE:
        known = files.region_named(key)
        assert {lying(begun(str(number), region=key, changes="off").region) for number in range(4)} == {lying(known)}
    assert "changes" in GAME.moot(Options(region="generated"), False)
    assert "changes" not in GAME.moot(Options(region="sunscar"), False)


@rule("WLD-G130")
def test_no_player_sees_how_else_it_could_lie() -> None:
    state = begun("0", region="sunscar")
    for seat in (None, 0):
        assert not GAME.view(state, seat).state.region.variants
    assert files.read(GAME.export_file(state))[0].variants == ()


@rule("WLD-G131")
@pytest.mark.parametrize(
    ("region", "players", "then"),
    [
        ("hollowdown", 3, "drownedmile"),
        ("hollowdown", 2, "kitehill"),
        ("kitehill", 2, "drownedmile"),
        ("ninecairns", 5, "gullcrown"),
        ("emberfell", 1, "generated"),
        ("generated", 4, "generated"),
    ],
)
def test_a_party_goes_on_to_the_next_region_that_takes_it_and_at_last_to_new_ones(
    region: str, players: int, then: str
) -> None:
    before = {"region": region, "decide": "leader"}
    assert GAME.onward(before, players) == {"region": then, "decide": "leader"}
    assert GAME.onward({}, 3) == {"region": "drownedmile"}
    assert sorted(TOUR) == sorted(HAND_MADE), "each is proposed once"
