"""Tracking: the Ranger rolls Spirit d10 + Nature 3, the Rogue helps (+1 boon)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.games.wilds import choices, flow, knowing, tracking
from engine.games.wilds.moves import Track
from engine.games.wilds.regions import Goal, Site
from engine.games.wilds.state import Token
from engine.games.wilds.view import view_for

from .stage import REGION, Stage, stage

BANDITS = next(site for site in REGION.sites if site.id == "bandits")
FAR = replace(BANDITS, at="16", count="1d4+1", foe="robbers")


def track(*faces: int, site: Site = FAR, target: str = "rumour-1", **fields: Any) -> Stage:
    here = stage(faces, region={"sites": (site,)}, **fields)
    if "tokens" not in fields:
        here.set_found("bandits", how="rumour")
    tracking.begin(here, Track(target))
    flow.run(here)
    return here


@pytest.mark.rule("WLD-127", "WLD-140", "WLD-G70", "WLD-G49")
def test_weak_gives_the_direction_which_is_a_clue():
    # 5 + 2 + 3 = 10. From 11 to 16 the first step is 12 (east, direction 2) or 15 (south-east, direction 3).
    here = track(5, 2, 1)
    assert here.fact("tracked", "result") == "weak" and here.fact("tracked", "far") == ""
    assert [(token.source, token.site, token.toward) for token in here.state.tokens] == [("track", "bandits", "12")]
    assert here.fact("tracked", "direction") == here.place_name("12") and here.done()
    assert here.state.timer == 5


@pytest.mark.rule("WLD-G70")
def test_strong_adds_the_distance_and_critical_number_kind_and_a_boon():
    here = track(7, 2, 1)  # 12
    assert here.fact("tracked", "far") == "2" and here.fact("tracked", "more") == ""
    here = track(9, 2, 1, 3, 4, 2, 1)  # 14; 1d4 + 1 = 4
    assert here.fact("tracked", "more") == "4 robbers" and here.site("bandits").count == "4"
    assert here.state.quarry == "rumour-1"
    # That it is this one's trail shows once the party has found it.
    assert not tracking.is_quarry(here.state, here.site("bandits"))
    seen = replace(here.state, finds=(replace(here.state.finds[0], how="seen"),))
    assert tracking.is_quarry(seen, here.site("bandits"))
    tracking.begin(here, Track("rumour-1", "ranger"))
    assert here.told("rolled")[1].facts["reasons"] == ("helper", "quarry")
    assert here.state.quarry == ""


@pytest.mark.rule("WLD-G70")
def test_failure_finds_nothing_and_the_next_try_has_a_bane():
    here = track(4, 2, 1, 4, 2)  # 9
    assert here.fact("tracked", "direction") == "" and not here.state.tokens
    tracking.begin(here, Track("rumour-1", "ranger"))
    assert here.told("rolled")[1].facts["sixes"] == (2,)
    assert "retry" in here.told("rolled")[1].facts["reasons"]


@pytest.mark.rule("WLD-G70")
def test_a_blunder_states_a_false_direction_like_a_true_one():
    here = track(1, 2, 1, 3)  # 6; of 7 12 15 14 10 6 the third: 15
    assert here.fact("rolled", "result") == "" and here.fact("rolled", "tn") == 0
    assert here.fact("tracked", "result") == "weak" and here.fact("tracked", "direction") == here.place_name("15")
    assert [(token.site, token.toward) for token in here.state.tokens] == [("", "15")]
    true = track(5, 2, 1)
    assert set(here.fact("tracked", "direction")) and here.kinds() == true.kinds()


@pytest.mark.rule("WLD-G70", "WLD-140")
def test_a_quarry_may_have_a_number_of_its_own():
    here = track(5, 2, 1, site=replace(FAR, track_tn=11))  # 10 against 11
    assert here.fact("tracked", "direction") == ""


@pytest.mark.rule("WLD-G70", "WLD-049")
def test_only_what_was_heard_of_can_be_tracked():
    state = stage(region={"sites": (FAR,)}).state
    refused = tracking.refuse(state, Track("bandits"))
    assert refused is not None and refused.rule == "WLD-G70"
    assert list(tracking.targets(state)) == []


@pytest.mark.rule("WLD-G70", "WLD-G44", "WLD-049")
@pytest.mark.parametrize("faces", [(1, 2, 1, 3), (4, 2, 1), (5, 2, 1), (7, 2, 1), (9, 2, 1)])
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
    true = track(5, 2, 1, target="clue-1", tokens=(held,))
    assert true.fact("tracked", "direction") == true.place_name("12") and true.state.tokens == (held,)
    false = track(1, 2, 1, 2, target="clue-1", tokens=(held,))  # of 7 12 15 14 10 6 the second: 12
    assert false.fact("tracked", "direction") == false.place_name("12") and false.state.tokens == (held,)
    spent = (replace(held, toward="7"), replace(held, used=True))
    assert len(track(5, 2, 1, target="clue-1", tokens=spent).state.tokens) == 3


@pytest.mark.rule("WLD-G70")
def test_what_points_here_and_a_goal_on_the_map_are_not_tracked():
    here = stage(region={"sites": (FAR,), "goal": Goal("bandits", 6)}, goal="open", challenge=4)
    here.set_found("bandits", how="rumour")
    here.change(tokens=(Token("trace", "", "12", "11", "11"), Token("trace", "", "11", "12", "16", "bandits")))
    # Which rumour is the goal does not show.
    assert list(tracking.targets(here.state)) == ["goal", "rumour-1", "clue-2"]
    knowing.discover(here, "bandits", "told")
    assert list(tracking.targets(here.state)) == []


@pytest.mark.rule("WLD-G70")
def test_number_and_kind_are_told_as_a_phrase():
    assert track(9, 2, 1, site=replace(FAR, count="1", foe="")).fact("tracked", "more") == "a stranger"
    assert track(9, 2, 1, site=replace(FAR, occupied=False)).fact("tracked", "more") == "a dangerous place"


@pytest.mark.rule("WLD-G70", "WLD-212", "WLD-G71")
def test_the_goal_can_be_tracked_and_that_is_progress():
    here = stage([7, 2, 1], region={"sites": (FAR,), "goal": Goal("bandits", 6)}, goal="open", challenge=4)
    assert list(tracking.targets(here.state)) == ["goal"]
    tracking.begin(here, Track("goal"))
    flow.run(here)
    assert here.state.challenge == 3 and here.fact("challenge", "why") == "track"
    assert here.state.tokens[0].site == "bandits"


@pytest.mark.rule("WLD-G64")
def test_nobody_tracks_in_a_storm():
    here = stage(weather="severe")
    here.set_found("bandits", how="rumour")
    refused = tracking.refuse(here.state, Track("rumour-1"))
    assert refused is not None and refused.rule == "WLD-G64" and not list(tracking.moves(here.state))


@pytest.mark.rule("WLD-049", "WLD-G70", "WLD-G90")
def test_what_is_only_heard_of_is_tracked_by_a_number_and_told_by_its_kind():
    here = track(5, 2, 1)
    assert list(tracking.targets(here.state)) == ["rumour-1", "clue-1"]
    assert here.fact("tracked", "target") == "the danger"
    here.set_found("bandits", how="located")
    assert tracking.called(here.state, "rumour-1") == "something hidden"
    assert next(tracking.targets(here.state)) == "rumour-1"


@pytest.mark.rule("WLD-G70")
def test_what_stands_on_the_map_is_not_tracked():
    here = stage(region={"sites": (FAR,)})
    for how in ("seen", "scouted", "told"):
        here.set_found("bandits", how=how)
        assert list(tracking.targets(here.state)) == []
        assert tracking.refuse(here.state, Track("bandits")) is not None


@pytest.mark.rule("WLD-G90")
def test_every_target_has_a_label_of_its_own_that_gives_nothing_away():
    here = track(5, 2, 1)
    (clue,) = here.state.tokens
    here.change(tokens=(clue, replace(clue, text="A lost boot.")))
    view = view_for(here.state, 0)
    labels = [choices.choice(view, Track(target)).label for target in tracking.targets(here.state)]
    toward = here.place_name("12")
    assert labels == ["Track the rumoured danger", f"Track clue 1, toward {toward}", f"Track clue 2, toward {toward}"]


@pytest.mark.rule("WLD-G70")
def test_a_success_ends_the_bane_of_earlier_failures_on_that_target():
    here = track(4, 2, 1, 5, 2)  # 9 fails. Again with a bane, which the helper's boon cancels out: 5 + 2 + 3 = 10
    tracking.begin(here, Track("rumour-1", "ranger"))
    assert here.state.retry == (("track rumour-1", 0),)
    flow.run(here)
    assert here.state.retry == ()


@pytest.mark.rule("WLD-G70", "WLD-G44")
def test_a_false_trail_ends_it_too_and_so_shows_no_difference():
    here = track(4, 2, 1, 1, 1, 3)
    tracking.begin(here, Track("rumour-1", "ranger"))
    flow.run(here)
    assert here.told("tracked")[-1].facts["result"] == "weak" and here.state.retry == () and here.done()


@pytest.mark.rule("WLD-G70")
@pytest.mark.parametrize(
    ("quarry", "reasons"), [("", ("helper",)), ("clue-1", ("helper",)), ("rumour-1", ("helper", "quarry"))]
)
def test_only_the_trail_that_was_read_well_gives_a_boon(quarry, reasons):
    here = stage([5, 2, 1], region={"sites": (FAR,)}, quarry=quarry)
    here.set_found("bandits", how="rumour")
    tracking.begin(here, Track("rumour-1", "ranger"))
    assert here.fact("rolled", "reasons") == reasons


@pytest.mark.rule("WLD-G70")
def test_without_a_quarry_no_site_is_one():
    here = stage(region={"sites": (FAR,)})
    here.set_found("bandits", how="searched")
    assert not tracking.is_quarry(here.state, here.site("bandits"))
    here.change(quarry="bandits")
    assert tracking.is_quarry(here.state, here.site("bandits"))
