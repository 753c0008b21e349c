"""The Treasure Sub-Table, row by row, with dice worked out by hand."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.flow import PARTY
from engine.games.wilds.player import answer_reasons
from engine.games.wilds.player.judgement import ADVISER
from engine.games.wilds.player.sensible import reply
from engine.games.wilds.rules import ending, flow, knowing
from engine.games.wilds.rules.events import HAPPENINGS
from engine.games.wilds.rules.finding import investigating, loot, studying
from engine.games.wilds.rules.steps import tasks, throws
from engine.games.wilds.rules.trials import Wanted
from engine.games.wilds.speech import questions
from engine.games.wilds.state.catalogue import WORDS
from engine.games.wilds.state.content import content
from engine.games.wilds.state.member import Item
from engine.games.wilds.state.region import Site
from engine.games.wilds.state.state import Position

from .stage import Stage, change_member, stage

assert investigating

HOLLOW = Site("hollow", "11", "Hollow", "secret", hidden=True, tn=10, content="treasure")


def treasure(*faces: int, no_dungeon: bool = False, **fields: object) -> Stage:
    here = stage(faces, region={"sites": (HOLLOW,)}, **fields)
    here.set_found("hollow", how="searched", by="Druid", nature="treasure")
    loot.roll(here, "hollow", no_dungeon=no_dungeon)
    flow.run(here)
    return here


def carried(here: Stage, index: int) -> list[str]:
    return [item.key for item in here.member(index).items]


@pytest.mark.rule("WLD-189", "WLD-G55")
def test_row_1_a_cache_of_packs_shared_out_and_gear_for_the_finder():
    here = treasure(1, 2, 3)  # 2d4 = 5 packs
    packs = [sum(item.count for item in member.items if item.key == "rations") for member in here.state.members]
    assert packs == [2, 1, 1, 1]
    assert carried(here, 2) == ["rations", "rope", "torches", "tool"]
    assert replace(here.member(0).items[0], count=1) == content().goods["rations"].item()
    assert here.fact("treasure", "items") == ("rations 5", "rope 1", "torches 1", "tool 1") and here.done()


@pytest.mark.rule("WLD-190", "WLD-G55")
def test_row_2_waits_to_be_harvested_and_as_bonus_loot_is_tried_at_once():
    here = treasure(2)
    known = here.found("hollow")
    assert known is not None and known.nature == "materials" and here.done()
    # Bonus loot: the Druid's Spirit d10 + Nature 2: 6 + 3 + 2 = 11; 2d6 x 10 = 70.
    here = treasure(2, 6, 3, 3, 4, no_dungeon=True)
    assert [(item.key, item.worth) for item in here.state.goods] == [("raw", 70)] and here.done()
    here = treasure(2, 1, 1, no_dungeon=True)
    assert here.state.goods == ()


@pytest.mark.rule("WLD-191", "WLD-G55", "WLD-G10", "WLD-232", "WLD-G77")
@pytest.mark.parametrize(("die", "key"), [(3, "weapon"), (4, "tool")])
def test_row_3_a_pack_with_something_fine_and_a_map(die, key):
    # 1d4 = 2 packs, the item, then the map: d3 = 2 places, d6 = 4 no clue.
    here = treasure(3, 2, die, 2, 4)
    fine = next(item for item in here.member(2).items if item.key == key)
    assert (fine.quality, fine.die, fine.uses, fine.worth) == (3, 8, 3, 250)
    # Neighbours of hex 11 from the north-east: 7 (known), 12, 15, 14, 10, 6: the first two unknown ones.
    assert here.fact("terrain", "terrains") == ("forest", "hills")
    assert here.state.known[-2:] == ("12", "15") and here.done()


@pytest.mark.rule("WLD-192", "WLD-G55", "WLD-G15")
def test_row_4_an_untrapped_chest():
    # d6 = 4: no trap. 3d6 = 10 -> 100 coins; d3 = 3 bales: 3 -> 25, 5 -> 75, 6 -> 250.
    here = treasure(4, 4, 2, 3, 5, 3, 3, 5, 6)
    assert here.state.purse == 141
    assert [item.worth for item in here.state.goods] == [25, 75, 250]
    assert here.fact("treasure", "coins") == 100 and not here.told("trap") and here.done()


@pytest.mark.rule("WLD-192", "WLD-G55")
@pytest.mark.parametrize(
    ("dice", "result", "fatigue", "wounds"),
    [((8, 3), "weak", 0, 0), ((6, 2), "failure", 1, 0), ((2, 2, 4), "blunder", 0, 1)],
)
def test_row_4_a_trap_is_disarmed_by_the_best_member_or_hurts_them(dice, result, fatigue, wounds):
    # The Druid has Mind d8 and is trained in Crafting at 0: no bane. Wound d4 = 4: Mind.
    members = change_member(2, skills={"nature": 2, "crafting": 0})
    here = treasure(4, 1, *dice, 1, 1, 1, 1, 1, members=members)
    assert (here.question.owner, here.question.options[0]) == (PARTY, "druid")
    here.answer("druid")
    assert here.fact("trap", "result") == result
    assert (here.member(2).fatigue, len(here.member(2).wounds)) == (fatigue, wounds)
    assert here.state.purse == 41 + 30 and here.done()


@pytest.mark.rule("WLD-192", "WLD-G55")
def test_a_member_who_wants_to_disarms_a_chest_or_it_is_forced():
    here = treasure(4, 1, 5, 6, 6, 1, 1, 1, 1, 1)
    assert here.question.options == ("druid", "ranger", "rogue", "fighter", "force", "shut")
    here.answer("fighter")  # untrained in Crafting: a bane, the lower of 6 and 6: 5 + 6 = 11
    assert (here.fact("trap", "who"), here.fact("trap", "result")) == ("Fighter", "weak") and here.done()
    forced = treasure(4, 1, 1, 1, 1, 1, 1).answer("force")
    # The Druid found the place: the member who opens it without a try gains 1 Fatigue, and what is in it is the party's.
    assert (forced.fact("trap", "who"), forced.fact("trap", "result")) == ("Druid", "")
    assert [member.fatigue for member in forced.state.members] == [0, 0, 1, 0]
    assert not forced.told("rolled") and forced.state.purse == 41 + 30 and forced.done()
    shut = treasure(4, 1).answer("shut")
    assert not shut.told("trap") and not shut.told("treasure") and shut.state.purse == 41 and shut.done()


@pytest.mark.rule("WLD-192", "WLD-G55")
def test_what_hurts_least_at_a_chest_is_the_default_and_is_advised():
    """A Wound counts as 2.5 Fatigue. Mind d8 and a d6 against 10 fail with 33 of 48 throws, 15 of which are Blunders:
    18/48 + 2.5 * 15/48 = 1.16 Fatigue, where to force it costs 1. Mind d10 and Crafting 3 fail with 15 of 60, 3 of which
    are Blunders: 12/60 + 2.5 * 3/60 = 0.33."""
    poor = treasure(4, 1, members=change_member(2, skills={"nature": 2, "crafting": 0}))
    assert loot.hurt_at_the_trap(poor.state, 2) == pytest.approx(55.5 / 48)
    (asked,) = flow.open_questions(poor.state)
    assert asked.default == reply(poor.state, asked, ADVISER) == "force"
    assert answer_reasons.why(poor.state, asked, "force") == (
        "Forced, it costs 1 Fatigue and no more; a failed try may be a Wound."
    )
    able = change_member(2, dice={"strength": 6, "agility": 6, "spirit": 6, "mind": 10}, skills={"crafting": 3})
    skilled = treasure(4, 1, members=able)
    assert loot.hurt_at_the_trap(skilled.state, 2) == pytest.approx(19.5 / 60)
    (asked,) = flow.open_questions(skilled.state)
    assert asked.default == reply(skilled.state, asked, ADVISER) == "druid"


@pytest.mark.rule("WLD-192", "WLD-G84")
def test_a_trapped_chest_asks_in_words_and_says_what_failing_costs():
    here = treasure(4, 1)
    (asked,) = flow.open_questions(here.state)
    assert questions.ask(here.state, asked) == "here is a locked chest, and the lock is a trap. How do you open it?"
    # Mind d8 and the lower of two d6 (untrained) against 10: 25 + 16 + 9 + 4 + 1 = 55 of 288 throws, about 1 in 5.
    assert questions.option(here.state, asked, "druid") == (
        "Druid disarms it: 1 in 5, else 1 Fatigue or a Wound",
        "Mind + Crafting; a failure costs 1 Fatigue, a blunder a Wound",
    )
    assert questions.option(here.state, asked, "force") == (
        "Force it open: 1 Fatigue, for sure",
        "No roll; the finder gains 1 Fatigue",
    )


@pytest.mark.rule("WLD-193", "WLD-G55", "WLD-G86")
def test_row_5_offerings_are_left_by_default():
    here = treasure(5)
    assert here.question.owner == -1 and here.question.default == "leave"
    here.answer("leave")
    assert here.state.purse == 41 and here.state.wrath == () and here.done()


@pytest.mark.rule("WLD-193", "WLD-G55")
@pytest.mark.parametrize(("die", "wrath"), [(2, ()), (3, ("spirits",)), (4, ("spirits",)), (5, ("communities",))])
def test_row_5_taking_offerings_may_anger_their_owners(die, wrath):
    here = treasure(5, 1, 2, 3, 4, die).answer("take")  # 4d6 = 10 -> 100 coins
    assert here.state.purse == 141 and here.state.wrath == wrath and here.done()


@pytest.mark.rule("WLD-193", "WLD-G55")
def test_angry_spirits_are_a_bane_on_every_save():
    from engine.games.wilds.rules.trials import trial

    here = stage([3, 4, 2], wrath=("spirits",))
    trial(here, throws.ShelterSaves(), [Wanted(3, "save", ("strength",), ("fortitude",), 10)])
    assert here.fact("rolled", "kept") == 2 and here.fact("rolled", "reasons") == ("spirits",)


@pytest.mark.rule("WLD-194", "WLD-G55")
@pytest.mark.parametrize(
    ("die", "skill"), [(1, "survival"), (2, "perception"), (3, "stealth"), (4, "nature"), (5, "fortitude"), (6, "any")]
)
def test_row_6_a_magic_item_serves_one_skill(die, skill):
    here = treasure(6, 3, die)
    (charm,) = here.member(2).items
    assert (charm.key, charm.skill, charm.quality) == ("charm", skill, 3) and here.done()


@pytest.mark.rule("WLD-194", "WLD-G55")
def test_row_6_may_be_the_way_into_a_dungeon_but_not_as_bonus_loot():
    here = treasure(6, 4)
    known = here.found("hollow")
    assert known is not None and known.nature == "dungeon" and not known.done
    assert studying.needed(here.site("hollow"), known) == 6 and here.done()
    here = treasure(6, 5, 1, 1, 1, 1, 1, no_dungeon=True)
    assert here.fact("treasure", "row") == 4 and here.done()


@pytest.mark.rule("WLD-G77", "WLD-232")
def test_a_map_tells_of_visible_sites_and_may_hint_at_a_hidden_one():
    # d3 = 3: hexes 12, 15, 14 of which 12 hides the bandits; d6 = 5: a clue to them.
    here = stage([3, 5])
    knowing.read_map(here)
    assert here.state.known[-3:] == ("12", "15", "14")
    assert [token.site for token in here.state.tokens] == ["bandits"] and here.state.tokens[0].source == "map"
    assert here.found("bandits") is None


@pytest.mark.rule("WLD-192", "WLD-194")
def test_a_second_chest_at_a_place_is_told_as_another_and_one_elsewhere_is_not():
    # Each chest: 3d6 x 10 coins, one bale (d3 of 1) worth 25 (d6 of 1).
    here = stage((1, 1, 1, 1, 1, 2, 2, 2, 1, 1, 3, 3, 3, 1, 1))
    here.go(tasks.OpenChest("hollow"), tasks.OpenChest("hollow"))
    here.change(here=Position("12"))
    here.go(tasks.OpenChest("hollow"))
    assert [event.facts["again"] for event in here.told("treasure")] == [False, True, False]
    said = [WORDS.tell(HAPPENINGS.read(event), got=()).removesuffix(".") for event in here.told("treasure")]
    assert said == ["A chest", "Another chest", "A chest"]
    assert here.state.gains["coins"] == 30 + 60 + 90


@pytest.mark.rule("WLD-192", "WLD-G84")
def test_a_second_chest_that_is_trapped_is_asked_about_and_told_as_another():
    # The first chest is no trap (d6 of 4) and holds one bale; the second is one (d6 of 1) and is forced.
    here = stage((4, 4, 1, 1, 1, 1, 1, 4, 1, 1, 1, 1, 1, 1))
    here.go(tasks.Treasure("hollow", 4))
    here.go(tasks.Treasure("hollow", 4))
    (asked,) = flow.open_questions(here.state)
    assert questions.ask(here.state, asked) == "another chest, and its lock is a trap. How do you open it?"


@pytest.mark.rule("WLD-G83", "WLD-G15")
def test_goods_that_were_not_sold_are_told_at_the_end_with_what_they_are_worth():
    bales = (Item("goods", "trade goods", worth=75), Item("raw", "raw materials", worth=40))
    here = stage(goods=bales)
    ending.end(here, "left")
    (event,) = here.told("ended")
    assert event.facts["goods"] == 115
    assert "0 of 4 sites found and goods worth 115" in WORDS.tell(HAPPENINGS.read(event), named="", fate="none")
