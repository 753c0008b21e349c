"""Tests of encounters: who comes, who sees whom first, the people of sites, and scenes for the game master."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.flow import MASTER
from engine.games.wilds.files.files import region_named
from engine.games.wilds.rules.meeting import meetings
from engine.games.wilds.state.region import Site
from engine.games.wilds.state.state import Found, Position, Roles

from .stage import (
    BANDITS,
    BEAR,
    FIGHTER,
    FORESTERS,
    HERBALIST,
    RANGER,
    ROGUE,
    SPIDERS,
    WOLVES,
    Stage,
    alone,
    change_member,
    foes,
    like,
    meets,
    stage,
)

# Who comes, and how they feel.


@pytest.mark.rule(
    "WLD-069", "WLD-151", "WLD-246", "WLD-247", "WLD-248", "WLD-249", "WLD-250", "WLD-251", "WLD-G57", "WLD-G08"
)
@pytest.mark.parametrize(
    ("faces", "name", "count", "disposition"),
    [
        ((1, 4), "wolves", 4, "wary"),
        ((2, 3, 5), "bandits", 3, "neutral"),
        ((3,), "black bear", 1, "wary"),
        ((4, 2, 8, 6), "giant spiders", 2, "hostile"),  # and the Rogue sees them: 8 + 6 + 3
        ((5,), "travelling herbalist", 1, "friendly"),
        ((6, 4), "foresters", 5, "neutral"),
    ],
)
def test_every_row_of_the_thornwoods_encounter_table(
    faces: tuple[int, ...], name: str, count: int, disposition: str
) -> None:
    there = stage(faces, region={"encounters": region_named("thornwood").encounters})
    meetings.meet_table(there, "event")
    there.go()
    met = dict(there.told("met")[0].facts)
    assert (met["name"], met["count"], met["disposition"], met["how"]) == (name, count, disposition, "event")
    assert there.source.left == ()
    assert there.state.gains == {"encounters": 1}


@pytest.mark.rule("WLD-152", "WLD-G57")
@pytest.mark.parametrize(
    ("die", "disposition"), [(1, "hostile"), (2, "hostile"), (3, "wary"), (4, "wary"), (5, "neutral"), (6, "friendly")]
)
def test_dispositions_by_their_die(die: int, disposition: str) -> None:
    assert meets(BANDITS, 2, die).fact("met", "disposition") == disposition


@pytest.mark.rule("WLD-193", "WLD-G55")
@pytest.mark.parametrize(("die", "disposition"), [(1, "hostile"), (3, "hostile"), (5, "wary"), (6, "neutral")])
def test_angry_communities_make_every_die_one_worse(die: int, disposition: str) -> None:
    assert meets(BANDITS, 2, die, wrath=("communities",)).fact("met", "disposition") == disposition
    assert meets(HERBALIST, wrath=("communities",)).fact("met", "disposition") == "friendly"


@pytest.mark.rule("WLD-G87", "WLD-152")
def test_where_the_game_master_referees_they_choose_the_disposition() -> None:
    there = stage((2, 5), rules={"referee": "gm"}, master=4)
    meetings.meet_row(there, BANDITS, "event")
    there.go()
    assert (there.question.kind, there.question.default) == ("disposition", "neutral")
    assert there.told("met") == []
    there.answer("hostile")
    assert there.fact("met", "disposition") == "hostile"


@pytest.mark.rule("WLD-G47")
def test_a_friendly_guardian_is_wary() -> None:
    assert meets(BANDITS, 2, 6, guard="tower").fact("met", "disposition") == "wary"
    assert meets(HERBALIST, guard="tower").fact("met", "disposition") == "wary"
    assert meets(FORESTERS, 1, guard="tower").fact("met", "disposition") == "neutral"


@pytest.mark.rule("WLD-G56")
@pytest.mark.parametrize(("count", "grit"), [(1, 4), (2, 4), (3, 6), (4, 6), (5, 8), (9, 8)])
def test_grit_by_their_count(count: int, grit: int) -> None:
    there = meets(replace(BEAR, count=str(count)))
    assert (foes(there).grit, foes(there).most) == (grit, grit)
    stated = meets(replace(BEAR, count=str(count), grit=8))
    assert foes(stated).grit == 8


@pytest.mark.rule("WLD-G56", "WLD-G36")
def test_their_target_number_is_the_difficulty_unless_the_row_names_one() -> None:
    assert foes(meets(BEAR)).tn == 10
    assert foes(meets(replace(BEAR, tn=12))).tn == 12


@pytest.mark.rule("WLD-G57")
@pytest.mark.parametrize(("count", "stay"), [(3, False), (4, True)])
def test_those_that_flee_leave_when_able_members_outnumber_them(count: int, stay: bool) -> None:
    there = meets(WOLVES, count)
    assert (there.told("foes_leave") == []) is stay
    assert there.done() is not stay


@pytest.mark.rule("WLD-G57", "WLD-G12")
def test_the_collapsed_do_not_count_against_them() -> None:
    there = meets(WOLVES, 3, members=change_member(RANGER, fatigue=6))
    assert there.question.kind == "approach"


# Surprise.


@pytest.mark.rule("WLD-092", "WLD-G58")
def test_a_lookouts_blunder_means_surprise_until_the_next_lookout_roll() -> None:
    there = meets(like("hostile"), 4, 8, 6, ambush=True)
    assert there.told("surprised")
    assert there.state.ambush


@pytest.mark.rule("WLD-G58")
@pytest.mark.parametrize("disposition", ["wary", "neutral", "friendly"])
def test_surprise_means_nothing_to_those_who_are_not_hostile(disposition: str) -> None:
    there = meets(like(disposition), ambush=True)
    assert there.told("surprised") == there.told("rolled") == []


@pytest.mark.rule("WLD-249", "WLD-G57", "WLD-G58")
def test_an_ambush_is_seen_by_the_lookout_or_strikes() -> None:
    seen = meets(SPIDERS, 1, 4, 3)
    assert (seen.fact("rolled", "who"), seen.fact("rolled", "total")) == ("Rogue", 10)
    assert seen.told("surprised") == []
    assert "talk" in seen.question.options
    missed = meets(SPIDERS, 1, 4, 2, 3, 6, 4)  # 9; the strike at the Druid misses
    assert missed.told("surprised")
    assert [event.facts["who"] for event in missed.told("rolled")] == ["Rogue", "Druid"]


@pytest.mark.rule("WLD-G58")
def test_without_a_lookout_the_sharpest_eyes_see_the_ambush() -> None:
    there = meets(SPIDERS, 1, 4, 4, roles=Roles(0, -1))
    assert there.fact("rolled", "who") == "Rogue"
    away = change_member(ROGUE, fatigue=6)
    assert meets(SPIDERS, 1, 4, 6, members=away, roles=Roles(0, 1)).fact("rolled", "who") == "Ranger"


@pytest.mark.rule("WLD-G58", "WLD-G08")
@pytest.mark.parametrize(
    ("dice", "fatigue", "wounds"),
    [((4, 6), 0, 0), ((4, 5), 1, 0), ((4, 3), 1, 0), ((3, 3, 2), 0, 1), ((8, 6), 0, 0)],
)
def test_the_opening_strike(dice: tuple[int, ...], fatigue: int, wounds: int) -> None:
    there = meets(like("hostile"), 4, *dice, surprised=True)  # at the Fighter, Agility + Athletics against 10
    fighter = there.member(FIGHTER)
    assert (fighter.fatigue, len(fighter.wounds)) == (fatigue, wounds)
    assert there.fact("rolled", "reasons") == ()
    assert there.plain == ("flee", "fight")
    assert there.source.left == ()


@pytest.mark.rule("WLD-G58")
def test_after_a_surprise_everybodys_first_test_has_a_bane() -> None:
    there = meets(like("hostile"), 4, 8, 6, *(5, 4, 4, 5, 4, 4, 5, 4, 4, 5, 4, 4), surprised=True)
    there.answer("fight")
    fought = there.told("rolled")[1:]
    assert all("shaken" in event.facts["reasons"] for event in fought)  # type: ignore[operator]
    assert not any(member.shaken for member in there.state.members)


@pytest.mark.rule("WLD-G58")
def test_when_it_is_over_no_member_is_shaken() -> None:
    there = meets(like("hostile"), 4, 8, 6, 8, 6, 6, surprised=True)
    there.answer("flee")
    assert not any(member.shaken for member in there.state.members)
    assert there.done()


# The people of a site, and guardians.

CAMP = {"finds": (Found("bandits", "seen"),), "at": "12"}


def at_the_camp(*faces: int, **fields: object) -> Stage:
    there = stage(faces, **{**CAMP, **fields})
    meetings.meet_site(there, "bandits", "site")
    return there.go()


@pytest.mark.rule("WLD-G56", "WLD-241")
def test_the_people_of_a_site_are_met_as_the_site_says() -> None:
    there = at_the_camp()
    met = dict(there.told("met")[0].facts)
    assert (met["name"], met["count"], met["disposition"], met["how"]) == ("outlaws", 5, "hostile", "site")
    assert (foes(there).grit, foes(there).site) == (8, "bandits")


@pytest.mark.rule("WLD-G56", "WLD-234")
def test_a_site_is_cleared_by_winning_and_left_standing_by_parting() -> None:
    weak = (
        Site("bandits", "12", "Bandit camp", "danger", hidden=True, tn=10, occupied=True, disposition="hostile", grit=1),
    )
    loot = (1, 1, 1, 1, 1, 1)
    there = at_the_camp(10, 6, *loot, members=alone(FIGHTER), region={"sites": weak, "clues": ()}).answer("fight")
    known = there.found("bandits")
    assert there.fact("won", "site") == "Bandit camp"
    assert known is not None
    assert known.done
    parted = at_the_camp(10, 1).answer("talk")  # the Druid: 12 against 12
    known = parted.found("bandits")
    assert parted.fact("foes_leave", "why") == "parted"
    assert known is not None
    assert not known.done


@pytest.mark.rule("WLD-G42")
def test_those_who_stand_guard_give_a_bane_to_the_partys_first_test_only() -> None:
    finds = (Found("bandits", "seen", alert=True),)
    there = at_the_camp(*(5, 4, 4), *(5, 4, 4), *(5, 4, 4), *(5, 1), finds=finds)
    there.answer("fight")
    assert ["guard" in event.facts["reasons"] for event in there.told("rolled")] == [True, False, False, False]  # type: ignore[operator]
    known = there.found("bandits")
    assert known is not None
    assert not known.alert


@pytest.mark.rule("WLD-G42", "WLD-G46")
def test_those_who_come_for_the_party_do_so_hostile_and_unsurprising() -> None:
    there = stage(ambush=True)
    meetings.meet_site(there, "bandits", "pursuit", hostile=True, surprised=False)
    there.go()
    assert there.told("surprised") == []
    assert there.plain == ("talk", "slip", "flee", "fight")


@pytest.mark.rule("WLD-049", "WLD-G90", "WLD-G46")
def test_those_of_an_unknown_site_do_not_give_it_away() -> None:
    weak = (Site("bandits", "12", "Bandit camp", "danger", "canvas", "bales", True, 10, occupied=True, grit=1),)
    there = stage((10, 6), at="12", region={"sites": weak, "clues": ()}, members=alone(FIGHTER))
    meetings.meet_site(there, "bandits", "alert", hostile=True, surprised=False)
    there.go().answer("fight")
    assert there.told("won")[0].facts == {"name": "strangers", "site": ""}
    told = str(there.events)
    assert not any(word in told for word in ("Bandit camp", "canvas", "bales"))
    assert there.found("bandits") is None


@pytest.mark.rule("WLD-177", "WLD-G47")
@pytest.mark.parametrize(
    ("answer", "faces", "snag"),
    [("talk", (10, 1), ""), ("withdraw", (), "guardian"), ("slip", (8, 6), "guardian"), ("flee", (8, 6), "guardian")],
)
def test_a_guardian_has_to_be_dealt_with(answer: str, faces: tuple[int, ...], snag: str) -> None:
    finds = (Found("tower", "searched", snag="guardian"),)
    there = meets(like("wary"), *faces, guard="tower", how="guardian", finds=finds)
    there.answer(answer)
    while there.state.agenda:
        there.answer(there.question.options[0])
    known = there.found("tower")
    assert known is not None
    assert known.snag == snag
    assert not known.done


@pytest.mark.rule("WLD-G47")
def test_a_guardian_that_is_beaten_or_runs_is_dealt_with() -> None:
    finds = (Found("tower", "searched", snag="guardian"),)
    beaten = meets(like("wary", grit=1), 10, 6, guard="tower", finds=finds, members=alone(FIGHTER)).answer("fight")
    fled = meets(WOLVES, 1, guard="tower", finds=finds)
    for there in (beaten, fled):
        known = there.found("tower")
        assert known is not None
        assert known.snag == ""


# Scenes for the game master.


@pytest.mark.rule("WLD-281", "WLD-G87")
@pytest.mark.parametrize("referee", ["mixed", "gm"])
def test_the_game_master_plays_the_scene_and_reports(referee: str) -> None:
    there = meets(like("hostile"), rules={"referee": referee}, master=4)
    if referee == "gm":
        there.answer("hostile")
    assert (there.question.kind, there.question.owner) == ("scene", MASTER)
    assert there.kinds() == ["met", "paused"]
    there.answer("won")
    assert there.fact("resumed", "how") == "won"
    assert there.told("won")
    assert there.done()


@pytest.mark.rule("WLD-G87", "WLD-G59")
def test_a_scene_can_be_avoided_lost_or_handed_back() -> None:
    def handed() -> Stage:
        return meets(like("hostile"), rules={"referee": "mixed"}, master=4)

    avoided = handed().answer("avoided")
    assert avoided.done()
    assert avoided.state.here == Position("11")
    lost = handed().answer("lost")
    assert lost.done()
    assert (lost.state.here, lost.state.purse, lost.state.day) == (Position("7"), 20, 2)
    assert handed().answer("bot").question.kind == "approach"


@pytest.mark.rule("WLD-G87", "WLD-G58")
def test_a_scene_that_is_handed_back_begins_as_it_would_have() -> None:
    # One who is surprised is struck: the die of four members, then the third's test 5 + 1 against 10, 1 short of a wound.
    there = meets(like("hostile"), 3, 5, 2, surprised=True, rules={"referee": "mixed"}, master=4).answer("bot")
    assert there.told("surprised") and there.question.kind == "approach"


@pytest.mark.rule("WLD-G87")
def test_without_a_game_master_the_bot_plays_every_scene() -> None:
    assert meets(like("hostile"), rules={"referee": "mixed"}).question.kind == "approach"
    assert meets(like("hostile"), master=4).question.kind == "approach"


@pytest.mark.rule("WLD-281", "WLD-G87")
def test_a_site_can_ask_for_its_scene() -> None:
    sites = (Site("bandits", "12", "Bandit camp", "danger", occupied=True, disposition="hostile", scene=True),)
    there = at_the_camp(master=4, region={"sites": sites, "clues": ()})
    assert there.question.kind == "scene" and there.fact("paused", "why") == "strangers"


@pytest.mark.rule("WLD-G87")
def test_a_report_in_the_middle_of_a_round_ends_it() -> None:
    members = change_member(FIGHTER, alone(FIGHTER), resolve=1)
    there = meets(like("hostile"), 5, 1, members=members, rules={"resolve": 600}).answer("fight")
    assert there.state.agenda  # he thinks about a second throw
    meetings.report(there, "avoided")
    assert there.go().done()
