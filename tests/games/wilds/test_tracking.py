"""Tracking: the Ranger rolls Spirit d10 + Survival 2, the Rogue helps (+1 boon)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.games.wilds.rules import flow, knowing
from engine.games.wilds.rules.finding import tracking
from engine.games.wilds.speech import choices, refusals
from engine.games.wilds.state import leads
from engine.games.wilds.state.moves import Track
from engine.games.wilds.state.region import Goal, Site
from engine.games.wilds.state.state import Position, Token
from engine.games.wilds.state.view import view_for

from .stage import REGION, Stage, stage

BANDITS = next(site for site in REGION.sites if site.id == "bandits")
FAR = replace(BANDITS, at="16", count="1d4+1", foe="robbers")


def track(*faces: int, site: Site = FAR, target: str = "rumour-1", **fields: Any) -> Stage:
    here = stage(faces, **{"region": {"sites": (site,)}, **fields})
    if "tokens" not in fields:
        here.set_found("bandits", how="rumour")
    tracking.begin(here, Track(target))
    flow.run(here)
    return here


@pytest.mark.rule("WLD-127", "WLD-140", "WLD-G70", "WLD-G49")
def test_weak_gives_the_direction_which_is_a_clue():
    # 6 + 2 + 2 = 10. From 11 to 16 the first step is 12 (east, direction 2) or 15 (south-east, direction 3).
    here = track(6, 2, 1)
    assert here.fact("tracked", "result") == "weak" and here.fact("tracked", "far") == ""
    assert [(token.source, token.site, token.toward) for token in here.state.tokens] == [("track", "bandits", "12")]
    assert here.fact("tracked", "direction") == here.place_name("12") and here.done()
    assert here.state.timer == 5


@pytest.mark.rule("WLD-G70")
def test_strong_adds_the_distance_and_critical_number_kind_and_a_boon():
    here = track(8, 2, 1)  # 12
    assert here.fact("tracked", "far") == "2" and here.fact("tracked", "more") == ""
    here = track(10, 2, 1, 3, 4, 2, 1)  # 14; 1d4 + 1 = 4
    assert here.fact("tracked", "more") == "4 robbers" and here.site("bandits").count == "4"
    assert here.state.quarry == "rumour-1"
    # That it is this one's trail shows once the party has found it.
    assert not leads.is_quarry(here.state, here.site("bandits"))
    seen = replace(here.state, finds=(replace(here.state.finds[0], how="seen"),))
    assert leads.is_quarry(seen, here.site("bandits"))


@pytest.mark.rule("WLD-G70")
def test_failure_finds_nothing_and_the_next_try_has_a_bane():
    here = track(5, 2, 1, 4, 2)  # 9
    assert here.fact("tracked", "direction") == "" and not here.state.tokens
    tracking.begin(here, Track("rumour-1", "ranger"))
    assert here.told("rolled")[1].facts["sixes"] == (2,)
    assert "retry" in here.told("rolled")[1].facts["reasons"]


@pytest.mark.rule("WLD-G70")
def test_a_blunder_states_a_false_direction_like_a_true_one():
    here = track(2, 2, 1, 3)  # 6; of 7 12 15 14 10 6 the third: 15
    assert here.fact("rolled", "result") == "" and here.fact("rolled", "tn") == 0
    assert here.fact("tracked", "result") == "weak" and here.fact("tracked", "direction") == here.place_name("15")
    assert [(token.site, token.toward) for token in here.state.tokens] == [("", "15")]
    true = track(6, 2, 1)
    assert set(here.fact("tracked", "direction")) and here.kinds() == true.kinds()


@pytest.mark.rule("WLD-G70", "WLD-140")
def test_a_quarry_may_have_a_number_of_its_own():
    here = track(6, 2, 1, site=replace(FAR, track_tn=11))  # 10 against 11
    assert here.fact("tracked", "direction") == ""


@pytest.mark.rule("WLD-127", "WLD-G70", "WLD-049")
@pytest.mark.parametrize("target", ["goal", "bandits", "clue-1", "rumour-1", "nonsense"])
def test_nothing_can_be_tracked_without_a_lead(target):
    here = stage(region={"sites": (FAR,), "goal": Goal("bandits", 6)}, goal="open", challenge=4)
    assert list(leads.leads(here.state)) == [] and list(tracking.TRACK.moves(here.state)) == []
    refused = tracking.TRACK.refuse(here.state, Track(target))
    assert refused is not None and refused.rule == "WLD-127"
    assert refused.words.startswith("Tracking follows a lead, and you have none. Signs on the way, people you talk to")
    said = refusals.why_not(here.state, 0, "track")
    assert said is not None and said.words == refused.words


@pytest.mark.rule("WLD-127", "WLD-G70")
def test_with_a_lead_a_refusal_says_what_can_be_tracked():
    token = Token("trace", "", "11", "12", "16", "bandits")
    here = stage(
        tokens=(token, replace(token, tracked=True), replace(token, used=True), Token("map", "", "12", "11", "11"))
    )
    here.set_found("bandits", how="rumour", direction="east", seen_at="11")
    instead = (
        f" You can track the rumoured danger east of {here.place_name('11')} or clue 1, toward {here.place_name('12')}."
    )
    for target, said in (
        ("goal", "That is no lead."),
        ("clue-2", "You have tracked that lead already."),
        ("clue-3", "What that clue meant is found."),
        ("clue-4", "That clue leads to where you are: search here."),
        ("clue-5", "That is no lead."),
    ):
        refused = tracking.TRACK.refuse(here.state, Track(target))
        assert refused is not None and refused.words == f"{said}{instead}", target


@pytest.mark.rule("WLD-127", "WLD-G70")
def test_where_no_lead_is_left_a_refusal_says_what_clues_are_still_good_for():
    spent = Token("trace", "", "11", "12", "16", "bandits", tracked=True)
    elsewhere, there = (tracking.TRACK.refuse_all(stage(at=at, tokens=(spent,)).state) for at in ("11", "12"))
    assert elsewhere is not None and "search where they point" in elsewhere.words
    assert there is not None and there.words.endswith("search here.")


@pytest.mark.rule("WLD-G70", "WLD-G75", "WLD-233")
def test_what_rises_in_sight_or_whose_place_was_told_is_no_lead():
    here = stage(region={"sites": (replace(FAR, category="landmark"),)})
    here.set_found("bandits", how="rumour", direction="east", seen_at="11")
    assert list(leads.leads(here.state)) == []
    # Of a thing of unknown kind, that it stands out does not show either.
    here.set_found("bandits", vague=True)
    assert list(leads.leads(here.state)) == ["rumour-1"]
    here.set_found("bandits", placed=True)
    assert list(leads.leads(here.state)) == []
    here.set_found("bandits", placed=False, how="located")
    assert list(leads.leads(here.state)) == []


@pytest.mark.rule("WLD-G70", "WLD-G44")
@pytest.mark.parametrize("faces", [(2, 2, 1, 3), (6, 2, 1), (8, 2, 1)])
def test_a_lead_that_told_a_direction_true_or_false_is_used_up(faces):
    here = track(*faces)
    assert here.state.finds[0].tracked and list(leads.leads(here.state)) == []
    real = Token("trace", "", "7", "6", "16", "bandits")
    here = track(*faces, target="clue-1", tokens=(real,))
    assert here.state.tokens[0] == replace(real, tracked=True) and list(leads.leads(here.state)) == []
    # Where it points a Search has its boon all the same.
    assert leads.boons(here.state, "6") == 1
    # What tracking told is a clue for a Search, and no new lead.
    assert here.state.tokens[1].source == "track" and here.state.tokens[1].tracked


@pytest.mark.rule("WLD-G70")
def test_a_lead_that_nothing_was_read_of_is_still_one():
    here = track(5, 2, 1)  # 9
    assert list(leads.leads(here.state)) == ["rumour-1"] and not here.state.finds[0].tracked


@pytest.mark.rule("WLD-G70", "WLD-G44", "WLD-049")
@pytest.mark.parametrize("faces", [(2, 2, 1, 3), (5, 2, 1), (6, 2, 1), (8, 2, 1), (10, 2, 1)])
def test_a_clue_that_means_nothing_is_tracked_like_one_that_does(faces):
    # 6 a blunder, 9, 10, 12, 14: whatever the dice, nothing that is told or kept in sight tells them apart.
    shrine = replace(FAR, at="12", occupied=False, category="secret", track_tn=14)
    empty, real = (
        track(*faces, site=shrine, target="clue-1", tokens=(Token("trace", "", "11", "12", "12", site),))
        for site in ("", "bandits")
    )
    assert empty.events == real.events
    assert view_for(empty.state, 0) == view_for(real.state, 0)


@pytest.mark.rule("WLD-G70", "WLD-G49")
def test_a_trail_adds_no_clue_where_one_points_already_be_it_true_or_false():
    held = Token("trace", "", "11", "12", "16", "bandits")
    true = track(6, 2, 1, target="clue-1", tokens=(held,))
    assert true.fact("tracked", "direction") == true.place_name("12") and true.state.tokens == (
        replace(held, tracked=True),
    )
    false = track(2, 2, 1, 2, target="clue-1", tokens=(held,))  # of 7 12 15 14 10 6 the second: 12
    assert false.fact("tracked", "direction") == false.place_name("12") and false.state.tokens == (
        replace(held, tracked=True),
    )
    spent = (replace(held, toward="7"), replace(held, used=True))
    assert len(track(6, 2, 1, target="clue-1", tokens=spent).state.tokens) == 3


@pytest.mark.rule("WLD-G70")
def test_what_points_here_and_what_stands_on_the_map_are_no_leads():
    here = stage(region={"sites": (FAR,), "goal": Goal("bandits", 6)}, goal="open", challenge=4)
    here.set_found("bandits", how="rumour")
    here.change(tokens=(Token("trace", "", "12", "11", "11"), Token("trace", "", "11", "12", "16", "bandits")))
    # Which of them is about the goal does not show.
    assert list(leads.leads(here.state)) == ["rumour-1", "clue-2"]
    here.change(here=Position("12"))
    assert list(leads.leads(here.state)) == ["rumour-1", "clue-1"]
    knowing.discover(here, "bandits", "told")
    assert list(leads.leads(here.state)) == ["clue-1"]


@pytest.mark.rule("WLD-G70")
def test_number_and_kind_are_told_as_a_phrase():
    assert track(10, 2, 1, site=replace(FAR, count="1", foe="")).fact("tracked", "more") == "a stranger"
    assert track(10, 2, 1, site=replace(FAR, occupied=False)).fact("tracked", "more") == "a dangerous place"


@pytest.mark.rule("WLD-G70", "WLD-212", "WLD-G71")
def test_tracking_a_lead_is_progress_once_in_each_place():
    tokens = (Token("trace", "", "7", "6", "16", "bandits"), Token("map", "", "7", "8", "8"))
    here = stage(
        [7, 2, 1] * 2, region={"sites": (FAR,), "goal": Goal("bandits", 6)}, goal="open", challenge=4, tokens=tokens
    )
    tracking.begin(here, Track("clue-1", "ranger"))
    flow.run(here)
    assert here.state.challenge == 3 and here.fact("challenge", "why") == "track"
    # The other clue tells a direction too, but here nothing more of the goal.
    tracking.begin(here, Track("clue-2", "ranger"))
    flow.run(here)
    assert here.state.challenge == 3 and len(here.told("tracked")) == 2 and here.done()


@pytest.mark.rule("WLD-212", "WLD-G70", "WLD-G71")
def test_a_trail_of_which_nothing_is_read_brings_the_goal_no_nearer_wherever_it_is_tried():
    # 10 is enough for the land and not for this quarry, whose lead stays: it would count again in every place.
    region = {"sites": (replace(FAR, track_tn=11),), "goal": Goal("bandits", 6)}
    here = track(6, 2, 1, region=region, goal="open", challenge=4)
    assert here.fact("tracked", "result") == "failure" and here.state.challenge == 4
    assert list(leads.leads(here.state)) == ["rumour-1"] and here.state.counted == ()


@pytest.mark.rule("WLD-G64")
def test_the_party_does_not_track_in_a_storm():
    here = stage(weather="severe")
    here.set_found("bandits", how="rumour")
    refused = tracking.TRACK.refuse(here.state, Track("rumour-1"))
    assert refused is not None and refused.rule == "WLD-G64" and not list(tracking.TRACK.moves(here.state))


@pytest.mark.rule("WLD-049", "WLD-G70", "WLD-G90")
def test_what_is_only_heard_of_is_tracked_by_a_number_and_told_by_its_kind():
    here = track(6, 2, 1)
    assert here.fact("tracked", "target") == "the danger"
    here.set_found("bandits", how="located")
    assert tracking.called(here.state, "rumour-1") == "something hidden"


@pytest.mark.rule("WLD-G70")
def test_what_stands_on_the_map_is_not_tracked():
    here = stage(region={"sites": (FAR,)})
    for how in ("seen", "scouted", "told"):
        here.set_found("bandits", how=how)
        assert list(leads.leads(here.state)) == []
        assert tracking.TRACK.refuse(here.state, Track("bandits")) is not None


@pytest.mark.rule("WLD-G90")
def test_every_target_has_a_label_of_its_own_that_gives_nothing_away():
    here = stage(region={"sites": (FAR,)})
    here.set_found("bandits", how="rumour")
    clue = Token("trace", "", "11", "12", "16", "bandits")
    here.change(tokens=(clue, replace(clue, text="A lost boot.")))
    view = view_for(here.state, 0)
    labels = [choices.choice(view, Track(target)).label for target in leads.leads(here.state)]
    # Spirit d10 + the better of two d6 + Survival 2 against 10: 269 of 360 throws, against what everybody knows.
    assert labels == [
        "Track the rumoured danger: 3 in 4",
        "Track clue 1: 3 in 4",
        "Track clue 2: 3 in 4",
    ]


@pytest.mark.rule("WLD-G70")
def test_a_success_ends_the_bane_of_earlier_failures_on_that_target():
    here = track(5, 2, 1, 6, 2)  # 9 fails. Again with a bane, which the helper's boon cancels out: 6 + 2 + 2 = 10
    tracking.begin(here, Track("rumour-1", "ranger"))
    assert here.state.retry == (("track rumour-1", 0),)
    flow.run(here)
    assert here.state.retry == ()


@pytest.mark.rule("WLD-G70", "WLD-G44")
def test_a_false_trail_ends_it_too_and_so_shows_no_difference():
    here = track(5, 2, 1, 1, 1, 3)
    tracking.begin(here, Track("rumour-1", "ranger"))
    flow.run(here)
    assert here.told("tracked")[-1].facts["result"] == "weak" and here.state.retry == () and here.done()


@pytest.mark.rule("WLD-G70")
def test_without_a_quarry_no_site_is_one():
    here = stage(region={"sites": (FAR,)})
    here.set_found("bandits", how="searched")
    assert not leads.is_quarry(here.state, here.site("bandits"))
    here.change(quarry="bandits")
    assert leads.is_quarry(here.state, here.site("bandits"))
