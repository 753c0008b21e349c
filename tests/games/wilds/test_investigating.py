"""Looking into sites: by category, by snag, by what they turned out to be, by their file."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.games.wilds.game import GAME
from engine.games.wilds.rules import clock, flow
from engine.games.wilds.rules.finding import investigating, studying
from engine.games.wilds.rules.meeting import meetings
from engine.games.wilds.rules.odds import winning
from engine.games.wilds.speech.choices import choice
from engine.games.wilds.speech.prominence import approach_weight
from engine.games.wilds.speech.questions import resolving
from engine.games.wilds.state import looks
from engine.games.wilds.state.member import Habits
from engine.games.wilds.state.moves import Investigate
from engine.games.wilds.state.region import Approach, Gift, Goal, Site
from engine.games.wilds.state.state import Deed, Roles, Token

from .stage import Stage, change_member, stage


def look(
    *faces: int, site: Site, move: Investigate | None = None, known: dict[str, Any] | None = None, **fields: Any
) -> Stage:
    region = {"sites": (site, *fields.pop("others", ()))}
    here = stage(faces, region={**region, **fields.pop("region", {})}, **fields)
    here.set_found(site.id, **{"how": "seen", **(known or {})})
    investigating.begin(here, move or Investigate(site.id))
    flow.run(here)
    return here


def of(category: Any, **fields: Any) -> Site:
    return Site("it", "11", "The place", category, **fields)


def known(here: Stage) -> Any:
    return here.found("it")


@pytest.mark.rule("WLD-042", "WLD-124", "WLD-142", "WLD-G69")
def test_a_landmark_shows_the_ground_around_without_a_test():
    here = look(site=of("landmark", inside="Old words."))
    assert set(here.state.known) == {"1", "7", "11", "12", "15", "14", "10", "6"}
    assert here.fact("investigated", "result") == "" and here.fact("investigated", "text") == "Old words."
    assert known(here).done and here.state.timer == 5 and here.done()


@pytest.mark.rule("WLD-043", "WLD-G69", "WLD-G78")
def test_a_resource_feeds_by_the_foragers_table_with_a_boon_and_is_used_up():
    # The best of all is the Ranger: helper and resource, net 2: 3 + 3 + 3 + 1 = 10: weak. Back in 2d6 + 6 = 11 days.
    here = look(3, 3, 1, 2, 3, site=of("resource"))
    assert here.question.options == ("food", "materials") and here.question.default == "food"
    here.answer("food")
    assert here.fact("rolled", "reasons") == ("helper", "plenty")
    assert here.state.provisions == 1 and known(here).done and known(here).due == 1 + 11 and here.done()


@pytest.mark.rule("WLD-G69")
def test_a_resource_may_yield_materials_instead():
    # 5 + 3 + 3 = 11: weak; 1d6 x 10 = 40; then 2d6 for its return.
    here = look(5, 3, 1, 4, 1, 1, site=of("resource")).answer("materials")
    assert [(item.key, item.worth) for item in here.state.goods] == [("raw", 40)]
    assert known(here).done and known(here).due == 9 and here.done()


@pytest.mark.rule("WLD-044", "WLD-G69")
def test_a_shelter_holds_something_basic_once():
    here = look(2, site=of("shelter"))
    assert here.fact("gained", "what") == "torches" and known(here).done and here.done()
    refused = investigating.refuse(here.state, Investigate("it"))
    assert refused is not None and refused.rule == "WLD-G69"


@pytest.mark.rule("WLD-G67")
def test_what_a_file_gives_comes_instead():
    here = look(site=of("shelter", gives=(Gift("herb", 2), Gift("coins", 30))))
    assert [(event.facts["what"], event.facts["count"]) for event in here.told("gained")] == [("herb", 2), ("coins", 30)]
    assert here.state.purse == 71 and known(here).given


@pytest.mark.rule("WLD-045", "WLD-G69", "WLD-G78", "WLD-G104")
def test_a_danger_is_its_encounter_and_is_cleared_by_winning():
    site = of("danger", occupied=True, count="3", disposition="hostile", loot="3d6x10", gives=(Gift("rope"),))
    here = look(1, 2, 3, 6, site=site)
    assert here.fact("met", "how") == "site" and here.fact("met", "count") == 3
    here.finish()  # the question of what to do about them
    meetings.win(here)
    assert here.state.purse == 41 + 60 and not here.site("it").occupied
    assert here.fact("settled", "what") == "cleared"
    assert known(here).done and known(here).due == 1 + 6
    assert [item.key for item in here.member(0).items] == ["rope"]


@pytest.mark.rule("WLD-G69", "WLD-G71")
def test_a_party_that_clears_a_danger_that_it_went_into_comes_nearer_to_the_goal():
    site = of("danger", occupied=True, count="3", disposition="hostile")
    here = look(1, 2, site=site, region={"goal": Goal("", 8)}, goal="open", challenge=5)
    here.finish()
    assert here.state.challenge == 5
    meetings.win(here)
    assert here.state.challenge == 4 and here.fact("challenge", "why") == "investigate"


@pytest.mark.rule("WLD-G56", "WLD-G69", "WLD-G71")
def test_parting_leaves_it_standing_and_the_goal_as_far_as_it_was():
    site = of("danger", occupied=True, count="3", disposition="neutral")
    here = look(site=site, region={"goal": Goal("", 8)}, goal="open", challenge=5)
    here.finish()
    meetings.part(here)
    assert here.site("it").occupied and not known(here).done and here.state.challenge == 5


@pytest.mark.rule("WLD-047", "WLD-231", "WLD-G77", "WLD-G69")
def test_a_settlement_gives_one_clue_a_day():
    hidden = Site("cache", "15", "Cache", "secret", hidden=True, tn=10)
    here = look(site=of("settlement"), others=(hidden,))
    assert [(token.site, token.source) for token in here.state.tokens] == [("cache", "person")]
    refused = investigating.refuse(here.state, Investigate("it"))
    assert refused is not None and refused.rule == "WLD-G69"
    assert investigating.refuse(replace(here.state, day=2), Investigate("it")) is None
    assert here.done()


@pytest.mark.rule("WLD-046", "WLD-G69", "WLD-182")
def test_a_bare_secret_shows_what_it_is():
    here = look(6, site=of("secret"))
    assert known(here).nature == "enigma" and here.done()


@pytest.mark.rule("WLD-184", "WLD-G54")
@pytest.mark.parametrize(
    ("dice", "result", "clues", "treasures", "nature"),
    [
        ((5, 4, 1), "weak", 1, 0, "ancient"),  # the Druid: Mind d8, Lore 1: 5 + 4 + 1 = 10
        ((7, 4, 1, 4, 6, 1, 1, 1, 1, 1), "strong", 1, 1, "ancient"),  # 12; row 4, no trap
        ((8, 5, 1, 4, 6, 1, 1, 1, 1, 1), "critical", 1, 1, "dungeon"),
    ],
)
def test_an_ancient_site_by_result(dice, result, clues, treasures, nature):
    hidden = Site("cache", "15", "Cache", "secret", hidden=True, tn=10)
    members = change_member(2, skills={"nature": 2, "lore": 1})
    here = look(*dice, site=of("secret"), known={"nature": "ancient"}, others=(hidden,), members=members)
    assert here.fact("investigated", "result") == result
    assert (len(here.state.tokens), len(here.told("treasure"))) == (clues, treasures)
    assert known(here).nature == nature and known(here).done is (nature == "ancient") and here.done()


@pytest.mark.rule("WLD-188", "WLD-G54")
@pytest.mark.parametrize(
    ("dice", "resolve", "goal"), [((5, 4, 1), 0, "none"), ((7, 4, 1), 1, "none"), ((8, 5, 1, 1), 1, "open")]
)
def test_an_enigma_by_result(dice, resolve, goal):
    hidden = Site("cache", "15", "Cache", "secret", hidden=True, tn=10)
    members = change_member(2, skills={"nature": 2, "lore": 1})
    here = look(*dice, site=of("secret"), known={"nature": "enigma"}, others=(hidden,), members=members)
    assert {member.resolve for member in here.state.members} == {resolve}
    assert here.state.goal == goal and here.state.tokens[0].site == "cache"
    assert known(here).done and here.done()


@pytest.mark.rule("WLD-G69", "WLD-G54", "WLD-G46")
def test_a_failure_is_tried_again_with_a_bane_and_a_blunder_is_a_hazard_besides():
    # Ranger helps: 2 + 1 + 0 = 3, a blunder: rockslide for Ranger and Druid, who both stand (8 + 2, 6 + 4).
    members = change_member(2, skills={"nature": 2, "lore": 0})
    by = {"members": members, "move": Investigate("it", "druid")}
    here = look(2, 1, 1, 1, 8, 2, 6, 4, site=of("secret"), known={"nature": "enigma"}, **by)
    assert known(here).tried == (2,) and not known(here).done
    assert [event.facts["who"] for event in here.told("rolled")] == ["Druid", "Ranger", "Druid"]
    again = look(4, 3, site=of("secret"), known={"nature": "enigma", "tried": (2,)}, **by)
    assert again.fact("rolled", "sixes") == (3,) and "retry" in again.fact("rolled", "reasons")


@pytest.mark.rule("WLD-G47", "WLD-G22")
def test_hard_access_takes_two_ticks_then_the_find_shows_what_it_is():
    # Fighter Strength d10: 6 + 4 + 0 (trained at 0) = 10 with the Ranger's help.
    here = look(6, 4, 1, site=of("secret", content="ancient"), known={"snag": "access"}, move=Investigate("it", "fighter"))
    assert here.state.timer == 4
    assert known(here).snag == "" and known(here).nature == "ancient" and here.done()


@pytest.mark.rule("WLD-G47", "WLD-G53")
def test_an_incomplete_find_is_rolled_after_one_successful_look():
    # Druid Mind d8 with untrained Survival: untrained and helper cancel out: 8 + 2 = 10; Discovery d6 = 2.
    here = look(8, 2, 2, site=of("secret"), known={"snag": "incomplete"}, move=Investigate("it", "druid"))
    assert known(here).nature == "ancient" and here.done()


@pytest.mark.rule("WLD-G47")
def test_a_guardian_left_standing_is_met_again():
    here = look(3, site=of("secret"), known={"snag": "guardian"})
    assert here.fact("met", "how") == "guardian" and here.fact("met", "name") == "bear"


@pytest.mark.rule("WLD-190", "WLD-G55")
def test_materials_are_brought_in_by_one_success():
    here = look(5, 3, 1, 6, 5, site=of("secret"), known={"nature": "materials"})
    assert here.state.goods[0].worth == 110 and known(here).done and here.done()


@pytest.mark.rule("WLD-G55", "WLD-194")
def test_a_dungeon_is_a_challenge_of_six_and_holds_two_treasures():
    # Rogue Spirit d8 + Perception 3, helped: 8 + 6 + 3 = 17: critical, two steps; from 4 that is the end.
    # Treasures: 6 counts as 4 (no trap, 3d6 = 3, one bale), then 1 (2d4 = 2).
    dice = (8, 6, 1, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1)
    move = Investigate("it", "rogue")
    here = look(*dice, site=of("secret", content="dungeon"), known={"nature": "dungeon", "steps": 4}, move=move)
    assert [event.facts["row"] for event in here.told("treasure")] == [4, 1]
    assert known(here).done and known(here).steps == 6 and here.done()
    here = look(4, 3, 1, site=of("secret"), known={"nature": "dungeon", "steps": 2}, move=move)
    assert known(here).steps == 3 and not known(here).done


@pytest.mark.rule("WLD-G55")
def test_a_blunder_in_a_dungeon_loses_a_step():
    move = Investigate("it", "rogue")
    here = look(1, 1, 1, 1, 8, 2, 8, 2, site=of("secret"), known={"nature": "dungeon", "steps": 2}, move=move)
    assert known(here).steps == 1


@pytest.mark.rule("WLD-G69", "WLD-G22")
def test_a_files_own_steps_and_test_and_length():
    site = of("landmark", steps=2, test="strength/agility+athletics", long=True, inside="A crypt.", loot="2d6x10")
    move = Investigate("it", "fighter", "careful")
    # Fighter, helped and careful: net 2: 5 + 4 + 1 = 10 twice; the first loot of 2d6 = 7.
    here = look(5, 4, 1, site=site, move=move)
    assert here.state.timer == 3 and known(here).steps == 1 and not known(here).done
    assert here.fact("investigated", "text") == ""
    here = look(5, 4, 1, 3, 4, site=site, known={"steps": 1}, move=move)
    assert here.fact("investigated", "text") == "A crypt." and here.state.purse == 111 and known(here).done


WAYS = (
    Approach("it", "eye", "Look for the eye", "spirit+perception", "An eye.", "mill"),
    Approach("it", "legs", "Dig the legs clear", "strength+athletics", "Four legs."),
)


@pytest.mark.rule("WLD-G135", "WLD-G69")
def test_a_site_is_studied_in_ways_that_go_well_once_each() -> None:
    site, mill = of("secret", test="spirit+perception", steps=4), Site("mill", "11", "Mill", "landmark")
    eye, legs = Investigate("it", "best", "eye"), Investigate("it", "best", "legs")
    region = {"ways": WAYS}
    # Rogue Spirit d8 + Perception 3, helped, against 10: 5 + 4 + 3 = 12 is a Strong success and counts 2, 4 + 4 + 3 = 11 1.
    here = look(5, 4, 1, site=site, region=region, move=eye)
    assert known(here).steps == 2 and known(here).ways == ("eye",) and here.fact("looked", "text") == "An eye."
    assert investigating.moves(here.state)[:1] == (legs,) and investigating.refuse(here.state, eye) is not None
    assert investigating.refuse(here.state, legs) is None
    # Fighter Strength d10, helped, against 10: of 360 throws 55 come to 6 or less, which is a Blunder.
    # A Strong success, 12 or more, comes with 125 of 360 throws.
    hard = replace(here.state, region=replace(here.state.region, difficulty=19))
    # 197 successes and 125 doubles of 360 throws are 0.89 successes an action: the likelier way has the first button.
    assert choice(GAME.view(here.state, None), legs).foremost == 3 + 89
    assert [approach_weight(state, legs) for state in (here.state, hard)] == ["main", "quiet"], "1 in 30 is no button"
    here = look(4, 4, 1, site=site, region=region, move=eye)
    assert known(here).steps == 1
    # By night, which takes the boon of who helps, the legs succeed in 27, 15 and 10 of 60 throws against 10, 12 and 13. In
    # the last night one action is left, so that is how likely the party wins.
    last = Goal("it", 6, days=1)
    at_goal = replace(here.state, goal="found", day=1, stretch=4, region=replace(here.state.region, goal=last))
    against = [replace(at_goal, region=replace(at_goal.region, difficulty=tn)) for tn in (10, 12, 13)]
    chances = [winning(state, 1, in_ways=True) for state in against]
    assert chances == pytest.approx([27 / 60, 15 / 60, 10 / 60])
    # Two ways bring 4 in 2 actions at most, what is missing beyond them 1 an action; one way 2 in 1, 3 in 2.
    days = replace(here.state.region, goal=Goal("it", 6, days=1))
    fresh, used = (
        replace(here.state, region=days, goal="found", stretch=1, finds=(replace(known(here), steps=0, ways=ways),))
        for ways in ((), ("eye",))
    )
    assert [clock.missing(state) for state in (fresh, used)] == [2, 3]
    # Of a day of four stretches, 3 successes are missing with 2 actions left: only a double wins; with 3 it is not so.
    night, evening = (replace(fresh, stretch=at, finds=(replace(known(here), steps=1),)) for at in (3, 2))
    assert clock.only_doubles_help(night) and not clock.only_doubles_help(evening)
    assert "1 by night. 3 successes to go: only doubles win." in GAME.status(GAME.view(night, None))
    # Who failed there lets the next best roll; the mill, once done with, is a boon.
    assert studying.planned(here.state, eye)[1].by == 1
    here.set_found("it", tried=(1,), ways=())
    assert studying.planned(here.state, eye)[1].by != 1
    here = look(5, 4, 1, site=site, others=(mill,), region=region, move=eye)
    assert not looks.is_helped(here.state, WAYS[0])
    here.set_found("mill", how="seen", done=True)
    assert looks.is_helped(here.state, WAYS[0]) and not looks.is_helped(here.state, WAYS[1])
    # The last of four successes has done with it.
    here = look(5, 4, 1, site=site, known={"steps": 3, "ways": ("legs",)}, region=region, move=eye)
    assert known(here).done and known(here).steps == 4


@pytest.mark.rule("WLD-G135")
def test_a_way_brings_more_and_costs_more_where_it_fails():
    """The Rogue (Spirit d8, Perception 3, helped) looks for the eye against 10: 5 + 4 + 3 = 12 is a Strong success."""
    site, eye = of("secret", test="spirit+perception", steps=4), Investigate("it", "best", "eye")

    def look_so(*faces: int, **besides: str) -> Stage:
        ways = (replace(WAYS[0], **besides), WAYS[1])
        return look(*faces, site=site, region={"ways": ways}, move=eye)

    plain = look_so(5, 4, 1)
    rogue = plain.state.members[1]
    cheered = look_so(5, 4, 1, brings="resolve")
    assert cheered.state.members[1].resolve == rogue.resolve + 1 and cheered.fact("resolve", "who") == ("Rogue",)
    # The next way has a boon of its own, until it goes well.
    shown = look_so(5, 4, 1, brings="boon").state
    assert studying.shows_next(shown, "it") and not studying.shows_next(plain.state, "it")
    doing = replace(shown, deed=Deed("investigate", "it", by=1, way="legs"))
    assert studying.circumstances(doing, shown.region.site_by_id["it"], 1)[0] == ("shown",)
    # 1 + 4 + 3 = 8 fails; the action itself takes 1 of 6 off the timer, the failure another.
    assert (look_so(1, 4, 1).state.timer, look_so(1, 4, 1, fails="tick").state.timer) == (5, 4)
    tired = look_so(1, 4, 1, fails="tired")
    assert [member.fatigue for member in tired.state.members] == [0, 1, 0, 0]


@pytest.mark.rule("WLD-G135")
def test_a_way_can_take_fatigue_off_all():
    site, eye = of("secret", test="spirit+perception", steps=4), Investigate("it", "best", "eye")
    here = stage((5, 4, 1), region={"sites": (site,), "ways": (replace(WAYS[0], brings="rest"), WAYS[1])})
    here.set_found("it", how="seen")
    for index in range(4):
        here.set_member(index, fatigue=1)
    investigating.begin(here, eye)
    flow.run(here)
    assert [member.fatigue for member in here.state.members] == [0, 0, 0, 0]


@pytest.mark.rule("WLD-G06")
def test_a_failure_at_the_goal_is_thrown_again_as_its_member_decides_from_1_in_4_on():
    """The Rogue (d8, Perception 3, helped) comes up to 10 in 74 of 100 throws, to 13 in 36, to 14 in 25, to 15 in 16."""
    site, eye = of("secret", test="spirit+perception", steps=4), Investigate("it", "best", "eye")
    asked = {}
    # 1 + 4 + 3 = 8, 5 + 4 + 3 = 12 and 6 + 5 + 3 = 14 just fail.
    for tn, faces in ((10, (1, 4, 1)), (13, (5, 4, 1)), (15, (6, 5, 1))):
        here = stage(faces, region={"sites": (site,), "ways": WAYS, "goal": Goal("it", 6)}, goal="found")
        here.change(region=replace(here.region, difficulty=tn), rules=replace(here.state.rules, resolve=1))
        here.set_found("it", how="seen")
        here.set_member(1, resolve=1, habits=Habits())
        investigating.begin(here, eye)
        flow.run(here)
        test = resolving(here.state)
        asked[tn] = (test is not None, here.state.members[1].resolve)
    assert asked == {10: (True, 1), 13: (True, 1), 15: (False, 1)}


@pytest.mark.rule("WLD-G83", "WLD-G71", "WLD-212")
def test_looking_into_the_goals_site_counts_and_ends_it():
    goal = {"goal": Goal("it", 6, reached="The door stands open.")}
    here = look(
        6, 4, 1, site=of("secret", test="strength+athletics"), region=goal, goal="found", move=Investigate("it", "fighter")
    )
    assert here.state.goal == "done" and here.fact("goal", "text") == "The door stands open."
    # The timer that ran out with it brings nothing, and begins anew: the action that reaches the goal has no event.
    ends = stage(
        (6, 4, 1), at="15", timer=1, goal="found", region={"sites": (of("secret", test="strength+athletics"),), **goal}
    )
    ends.set_found("it", how="seen")
    investigating.begin(ends, Investigate("it", "fighter"))
    flow.run(ends)
    assert ends.state.goal == "done" and ends.told("event") == [] and ends.state.timer == ends.state.size
    # Any successful look lowers the die while the goal is open.
    goal = {"goal": Goal("other", 6)}
    other = Site("other", "20", "Other", "secret", hidden=True, tn=12)
    here = look(
        6,
        4,
        1,
        site=of("secret", test="strength+athletics"),
        others=(other,),
        region=goal,
        goal="open",
        challenge=6,
        move=Investigate("it", "fighter"),
    )
    assert here.state.challenge == 5 and here.fact("challenge", "why") == "investigate"


@pytest.mark.rule("WLD-G87", "WLD-281")
def test_in_mixed_play_the_game_master_has_the_scene():
    here = look(site=of("landmark"), rules={"referee": "mixed"}, master=4)
    assert here.fact("paused", "why") == "The place" and here.question.options == ("won", "avoided", "lost", "bot")
    assert known(here.answer("won")).done
    here = look(site=of("landmark"), rules={"referee": "mixed"}, master=4).answer("avoided")
    assert not known(here).done and here.done()
    here = look(site=of("landmark"), rules={"referee": "mixed"}, master=4).answer("bot")
    assert known(here).done and here.told("terrain")


@pytest.mark.rule("WLD-G87")
@pytest.mark.parametrize(("option", "done", "ground"), [("rules", True, 1), ("explored", True, 0), ("nothing", False, 0)])
def test_a_look_without_a_test_is_the_game_masters_too(option, done, ground):
    here = look(site=of("landmark"), rules={"referee": "gm"}, master=4)
    assert (here.question.kind, here.question.default) == ("look", "rules")
    here.answer(option)
    assert known(here).done == done and len(here.told("terrain")) == ground and here.done()


@pytest.mark.rule("WLD-G87")
def test_a_game_master_who_answers_for_the_world_settles_the_outcome():
    site = of("secret", test="strength+athletics")
    here = look(1, 1, 1, site=site, rules={"referee": "gm"}, master=4, move=Investigate("it", "fighter"))
    assert here.question.kind == "outcome" and here.question.default == "blunder" and here.question.owner == -2
    here.answer("strong")
    assert known(here).done and here.fact("investigated", "result") == "strong"


@pytest.mark.rule("WLD-G70")
def test_a_quarry_that_was_tracked_well_gives_a_boon_once():
    here = look(
        5, 4, 1, site=of("secret", test="strength+athletics", steps=2), quarry="it", move=Investigate("it", "fighter")
    )
    assert "quarry" in here.fact("rolled", "reasons") and here.state.quarry == ""


@pytest.mark.rule("WLD-049", "WLD-124")
def test_an_unknown_site_and_none_at_all_are_refused_alike():
    hidden = of("secret", hidden=True, tn=10)
    here = stage(region={"sites": (hidden,)})
    first = investigating.refuse(here.state, Investigate("it"))
    second = investigating.refuse(here.state, Investigate("nothing"))
    assert first is not None and second is not None and str(first) == str(second)
    assert not list(investigating.moves(here.state))


@pytest.mark.rule("WLD-G19")
def test_pathfinder_and_lookout_are_free_to_look():
    here = look(
        5,
        4,
        1,
        site=of("secret", test="spirit+perception", steps=3),
        roles=Roles(0, 1),
        tokens=(Token("map", "", "1", "7", "7"),),
    )
    assert here.fact("rolled", "who") == "Rogue"


@pytest.mark.rule("WLD-124", "WLD-G56", "WLD-G69")
def test_kind_people_are_met_once_and_then_the_party_looks_around():
    hermit = of("shelter", occupied=True, disposition="friendly", foe="hermit", gives=(Gift("rope"),))
    here = look(site=hermit)
    assert here.fact("met", "name") == "hermit"
    here.finish()  # the question of what to do
    meetings.part(here)
    flow.run(here)
    assert here.fact("gained", "what") == "rope" and known(here).done and here.done()


@pytest.mark.rule("WLD-G47", "WLD-G53", "WLD-178")
def test_what_lies_in_an_occupied_place_waits_until_it_is_cleared():
    site = of("danger", occupied=True, disposition="hostile", content="wonder")
    here = look(4, 3, site=site)  # the d6 of the wonder; in 3 days others may live there
    assert not here.told("discovery")
    here.finish()
    meetings.win(here)
    flow.run(here)
    assert here.fact("discovery", "nature") == "wonder" and known(here).done and here.done()
    assert known(here).due == here.state.day + 3


@pytest.mark.rule("WLD-G54", "WLD-G69")
def test_a_file_may_name_its_own_test_and_steps_for_an_ancient_site():
    # Spirit + Perception instead of Mind + Lore: the Rogue: 5 + 4 + 3 = 12, twice; the second look brings a treasure.
    site = of("secret", content="ancient", test="spirit+perception", steps=2)
    here = look(5, 4, 1, site=site, known={"nature": "ancient"}, move=Investigate("it", "rogue"))
    assert known(here).steps == 1 and not known(here).done and here.done()
    faces = (5, 4, 1, 4, 6, 1, 1, 1, 1, 1)
    here = look(*faces, site=site, known={"nature": "ancient", "steps": 1}, move=Investigate("it", "rogue"))
    assert len(here.told("treasure")) == 1 and known(here).done and here.done()


@pytest.mark.rule("WLD-G69", "WLD-G54")
@pytest.mark.parametrize("goal", ["it", "other"])
def test_the_first_look_at_the_goal_shows_what_it_is_and_tests_at_once(goal):
    """The Rogue's Spirit + Perception: 5 + 4 + 3 = 12 is the first of 2 successes. Any other secret only shows
    what it is."""
    site = of("secret", content="ancient", test="spirit+perception", steps=2, inside="Old words.")
    faces = (5, 4, 1) if goal == "it" else ()
    move = Investigate("it", "rogue")
    here = look(*faces, site=site, move=move, region={"goal": Goal(goal, about="Find it.")}, goal="found")
    assert here.fact("discovery", "nature") == "ancient" and here.state.timer == 5 and here.done()
    tested = [bool(event.facts["result"]) for event in here.told("investigated")]
    assert tested == ([False, True] if goal == "it" else [False])
    assert known(here).steps == (1 if goal == "it" else 0)


@pytest.mark.rule("WLD-G69", "WLD-042", "WLD-044")
@pytest.mark.parametrize(("category", "dice"), [("landmark", ()), ("shelter", (3,)), ("secret", ())])
def test_a_look_that_takes_no_test_has_done_with_a_site(category, dice):
    here = look(*dice, site=of(category, inside="Old words."))
    assert known(here).done and not here.told("rolled")
    assert list(looks.open_sites(here.state)) == [] and here.done()
