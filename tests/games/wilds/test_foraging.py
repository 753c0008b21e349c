"""Foraging: the Druid rolls Spirit d10 + Nature 2 where the Forager is set, else the Ranger with Nature 3."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.wilds.rules import camp, flow
from engine.games.wilds.rules.finding import foraging
from engine.games.wilds.state.content import content
from engine.games.wilds.state.member import Habits
from engine.games.wilds.state.moves import Camp, Forage
from engine.games.wilds.state.region import Place, Site
from engine.games.wilds.state.state import Deed, Position, Roles

from .stage import PARTY_OF_FOUR, REGION, Stage, change_member, stage

DRUID = Roles(0, 1, forager=2)


def ground(**fields: object) -> tuple[Place, ...]:
    return tuple(replace(place, **fields) if place.id == "11" else place for place in REGION.places)


def forage(here: Stage, who: str = "best") -> Stage:
    foraging.begin(here, Forage(who))
    flow.run(here)
    return here


@pytest.mark.rule("WLD-100", "WLD-101", "WLD-126", "WLD-141", "WLD-104", "WLD-105", "WLD-106", "WLD-G07")
@pytest.mark.parametrize(
    ("dice", "result", "fed"), [((5, 2, 1), "failure", 0), ((6, 2, 1), "weak", 1), ((7, 3, 1), "strong", 2)]
)
def test_what_a_forager_brings(dice, result, fed):
    # With the Ranger's help: 5 + 2 + 2 = 9, 6 + 2 + 2 = 10, 7 + 3 + 2 = 12.
    here = forage(stage(dice, roles=DRUID))
    assert here.fact("foraged", "who") == "Druid" and here.fact("foraged", "result") == result
    assert here.state.provisions == fed and here.state.timer == 5 and here.state.stretch == 2 and here.done()


@pytest.mark.rule("WLD-107", "WLD-G16")
@pytest.mark.parametrize("pick", ["herb", "material"])
def test_a_critical_feeds_everybody_and_finds_herbs_or_materials(pick):
    asked = change_member(2, habits=Habits(gather="ask"))
    here = forage(stage([8, 4, 1, 3], roles=DRUID, members=asked))  # 14; d4 = 3
    assert here.state.provisions == 4
    assert here.question.kind == "pick" and here.question.owner == 2 and here.question.default == "herb"
    here.answer(pick)
    (item,) = here.member(2).items
    assert (item.key, item.count) == (pick, 3) and here.done()


@pytest.mark.rule("WLD-103", "WLD-G14")
@pytest.mark.parametrize(("dice", "ill"), [((3, 6), True), ((4, 6), False)])
def test_a_blunder_may_poison_one_at_random(dice, ill):
    # 1 + 2 + 2 = 5; die 2 of four: the Rogue, Spirit d8 and no Fortitude: 9 or 10 against 10.
    here = forage(stage([1, 2, 1, 2, *dice], roles=DRUID))
    assert here.member(1).poisoned is ill and here.done()
    assert [member.poisoned for member in here.state.members].count(True) == ill


@pytest.mark.rule("WLD-G40", "WLD-071")
def test_the_ground_decides_how_well_it_goes():
    # Rich ground and a helper: net 2: two d6 and +1.
    here = forage(stage([5, 2, 1], roles=DRUID, region={"places": ground(forage="rich")}))
    assert here.fact("rolled", "extra") == 1
    # Poor ground and a helper cancel out, and once a day is all.
    here = forage(stage([5, 2], roles=DRUID, region={"places": ground(forage="poor")}))
    assert here.fact("rolled", "sixes") == (2,)
    refused = foraging.FORAGE.refuse(here.state, Forage())
    assert refused is not None and refused.rule == "WLD-G40"
    refused = foraging.FORAGE.refuse(stage(region={"places": ground(forage="none")}).state, Forage())
    assert refused is not None and refused.rule == "WLD-G40"
    refused = foraging.FORAGE.refuse(replace(stage().state, here=Position("11", "12")), Forage())
    assert refused is not None and refused.rule == "WLD-G31"


@pytest.mark.rule("WLD-G40", "WLD-043")
def test_a_spring_that_is_known_gives_a_boon_until_it_is_used_up():
    spring = Site("spring", "11", "Spring", "resource", forage_boon=1)
    here = stage(region={"sites": (spring,)})
    assert foraging.boons_here(here.state) == ()
    here.set_found("spring", how="seen")
    assert foraging.boons_here(here.state) == ("site",)
    here.set_found("spring", done=True)
    assert foraging.boons_here(here.state) == ()


@pytest.mark.rule("WLD-G40")
def test_where_there_is_game_survival_serves_as_well():
    here = stage(region={"places": ground(game=True)})
    assert foraging.skills_here(here.state) == ("nature", "survival")
    assert foraging.skills_here(stage().state) == ("nature",)


@pytest.mark.rule("WLD-102", "WLD-G20", "WLD-G40")
def test_beside_an_action_only_on_suitable_ground_and_only_who_is_free():
    here = stage(roles=DRUID, deed=Deed("search", "11", by=1))
    assert foraging.beside(here.state)
    assert not foraging.beside(replace(here.state, deed=Deed("search", "11", by=2)))
    assert not foraging.beside(replace(here.state, roles=Roles(0, 1)))
    assert not foraging.beside(stage(roles=DRUID, deed=Deed("camp"), region={"places": ground(forage="poor")}).state)
    meanwhile = change_member(2, habits=Habits(forage="beside"))
    poor = {"places": ground(forage="poor")}
    assert not foraging.beside(stage(roles=DRUID, deed=Deed("scout"), region=poor).state)
    assert foraging.beside(stage(roles=DRUID, deed=Deed("scout"), members=meanwhile, region=poor).state)
    assert not foraging.beside(stage(roles=DRUID, deed=Deed("scout"), members=meanwhile, region=poor, forage_tries=1).state)
    members = change_member(2, fatigue=6)
    assert not foraging.beside(stage(roles=DRUID, deed=Deed("camp"), members=members).state)


@pytest.mark.rule("WLD-G41")
def test_what_a_day_brings_adds_up():
    here = forage(stage([6, 2, 1, 6, 2, 1], roles=DRUID))
    forage(here)
    assert here.state.provisions == 2
    assert here.state.stretch == 3 and here.done()


@pytest.mark.rule("WLD-G41", "WLD-G84")
def test_the_forager_names_who_is_fed():
    asked = change_member(2, habits=Habits(gather="ask"))
    here = stage([8, 2, 6], roles=Roles(0, 1), provisions=2, gatherer=2, members=asked)
    camp.begin(here, Camp("ranger"))
    flow.run(here)
    # Helped by the Rogue: 8 + 6 + 2 = 16: a critical shelter, no choice. Then the Druid names two.
    assert here.question.kind == "feed" and here.question.owner == 2
    assert here.question.options == ("ranger", "rogue", "druid", "fighter") and here.question.default == "ranger"
    here.answer("fighter").answer("druid")
    assert [member.deprived for member in here.state.members] == [True, True, False, False]
    assert here.state.provisions == 0


@pytest.mark.rule("WLD-G18")
def test_a_fifth_member_shares_the_foragers_role():
    fifth = replace(PARTY_OF_FOUR[3], seat=4, name="Scholar", handle="scholar")
    here = forage(stage([5, 2, 1], roles=DRUID, members=(*PARTY_OF_FOUR, fifth)))
    assert "shared" in here.fact("rolled", "reasons") and here.fact("rolled", "extra") == 1


@pytest.mark.rule("WLD-G40")
def test_a_roll_on_good_ground_uses_up_the_days_one_roll_on_poor_ground():
    # 6 + 2 (of 2, 1) + 2 = 10 on normal ground; an hour's walk on, the ground is poor, and today's roll is spent.
    here = forage(stage([6, 2, 1], roles=DRUID))
    assert here.state.forage_tries == 1
    refused = foraging.FORAGE.refuse(replace(here.state, region=replace(REGION, forage="poor")), Forage())
    assert refused is not None and refused.rule == "WLD-G40"
    assert foraging.FORAGE.refuse(here.state, Forage()) is None


@pytest.mark.rule("WLD-101", "WLD-126")
def test_the_member_who_is_named_forages_although_another_is_the_forager():
    # The Druid with the Ranger's help: 6 + 2 + 2 = 10, though the Ranger is the Forager of the day.
    here = forage(stage([6, 2, 1], roles=Roles(0, 1, forager=0)), "druid")
    assert here.fact("foraged", "who") == "Druid" and here.state.provisions == 1 and here.done()
    here = forage(stage([6, 2, 1], roles=Roles(0, 1, forager=0)))
    assert here.fact("foraged", "who") == "Ranger"


@pytest.mark.rule("WLD-G40")
@pytest.mark.parametrize(("fields", "skill", "total"), [({"water": True}, "survival", 13), ({}, "nature", 8)])
def test_where_there_is_water_they_fish_with_survival(fields, skill, total):
    # Spirit d6: 6 + 3 + Survival 4 = 13; on dry ground Nature, untrained: helper and bane cancel out, 6 + 2 = 8.
    members = change_member(3, skills={"survival": 4})
    dice = (6, 3, 1) if fields else (6, 2)
    here = forage(stage(dice, roles=Roles(0, 1), members=members, region={"places": ground(**fields)}), "fighter")
    assert here.fact("rolled", "skill") == skill and here.fact("rolled", "total") == total and not here.source.left


@pytest.mark.rule("WLD-102", "WLD-G40")
def test_who_never_learned_it_forages_beside_an_action_only_once_a_member_has_no_rations():
    rations = content().goods["rations"].item()
    packed = tuple(replace(member, items=(rations,)) for member in PARTY_OF_FOUR)
    fighter, deed = Roles(0, 1, forager=3), Deed("search", "11", by=1)
    assert not foraging.beside(stage(roles=fighter, deed=deed, members=packed).state)
    assert foraging.beside(stage(roles=fighter, deed=deed, members=change_member(0, packed, items=())).state)
    assert foraging.beside(stage(roles=DRUID, deed=deed, members=packed).state)
