"""Traps: what sets them off, on whom they act, and what becomes of them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.verbs import MoveTo
from engine.games.regions.rules.challenges import acting
from engine.games.regions.rules.exploring import movement
from engine.games.regions.speech.choices import choice
from engine.games.regions.state.moves import Search
from engine.games.regions.state.scenarios import Placed
from engine.games.regions.state.view import view_for

from .build import (
    ADA,
    BOB,
    carried_on,
    corridor,
    entity,
    kinds_of,
    looked,
    only,
    party,
    play,
    region,
    scenario,
    way,
    with_entity,
    with_member,
    working,
)

PLATE = Placed("plate", "dart-plate", "passage")  # one-shot, "enter"
BELL = Placed("bell", "trip-bell", "passage")  # re-arming, "enter", a token
STEP = Placed("step", "loose-step", "hall")  # one-shot, "leave"
NEEDLE = Placed("needle", "spring-needle", "hall")  # re-arming, "lockpick failed"
SNARE = Placed("snare", "snare-loop", "hall")  # one-shot, "search"


def entering(state, *faces: int, index: int = ADA, to: str = "passage"):
    venture = working(state, *faces)
    movement.enter(venture, index, to, "move")
    return carried_on(venture)


@pytest.mark.rule("REG-133", "REG-G34")
@pytest.mark.parametrize(
    ("trap", "move", "label"),
    [
        (BELL, MoveTo("A"), "Go A: Passage (trip bell)"),
        (STEP, MoveTo("A"), "Go A: Passage, loose step here"),
        (SNARE, Search(), "Search here: 2 in 5, snare loop here"),
        (NEEDLE, MoveTo("A"), "Go A: Passage"),
    ],
)
def test_a_move_says_which_known_trap_it_sets_off(trap, move, label):
    seen = ("hall", "passage", "vault")
    state = replace(party(corridor(placed=(trap,)), "warden", "delver", turn=ADA), explored=seen, seen=seen)
    state = with_member(state, BOB, region="passage")
    secret = with_entity(state, trap.id, hidden=True, number=0)
    known = looked(with_entity(state, trap.id, hidden=False, number=1, shown=True))
    assert trap.kind.replace("-", " ") not in choice(view_for(secret, ADA), move).label, "a Trap that is not known stays so"
    assert choice(view_for(known, ADA), move).label == label


@pytest.mark.rule("REG-133", "REG-134", "REG-135", "REG-G34")
def test_a_trap_springs_on_a_member_who_enters_and_shows_itself():
    state = party(corridor(placed=(PLATE,)), "warden", "delver")
    assert entity(state, "plate").hidden
    venture = entering(state, 8, 2, 5, 1)  # Inflict 8 on Guard's 2; Damage 5, Defense 1
    plate = entity(venture.state, "plate")
    assert venture.state.members[ADA].ep == 16
    assert venture.state.members[BOB].ep == 18
    assert not plate.hidden and "plate" in venture.state.found
    kinds = kinds_of(venture.events)
    assert kinds.index("moved") < kinds.index("sprung") < kinds.index("played") < kinds.index("clash")
    assert dict(only(venture.events, "sprung").facts) == {"what": "Dart plate", "who": "Ada"}
    assert only(venture.events, "played").facts["how"] == "trap"


@pytest.mark.rule("REG-139", "REG-G34")
def test_a_one_shot_trap_leaves_play_after_it_has_acted_even_if_it_missed():
    venture = entering(party(corridor(placed=(PLATE,)), "warden", "delver"), 1, 6)
    assert venture.state.members[ADA].ep == 20
    assert entity(venture.state, "plate").defeated
    again = entering(venture.state, index=BOB)
    assert "sprung" not in kinds_of(again.events)


@pytest.mark.rule("REG-G34")
def test_a_re_arming_trap_acts_once_on_each_pc_in_a_round():
    state = party(corridor(placed=(BELL,), type="stealth"), "warden", "delver")
    once = entering(state, 1, 6).state
    assert entity(once, "bell").fired == (ADA,)
    back = entering(once, to="hall").state
    assert "sprung" not in kinds_of(entering(back).events), "the same PC in the same round"
    assert "sprung" in kinds_of(entering(back, 1, 6, index=BOB).events)
    from .build import with_entity

    next_round = with_entity(back, "bell", fired=())
    assert "sprung" in kinds_of(entering(next_round, 1, 6).events)


@pytest.mark.rule("REG-G34")
def test_a_trap_of_leaving_springs_before_one_is_gone():
    venture = entering(party(corridor(placed=(STEP,)), "warden"), 6, 2, 4, 1)
    assert venture.state.members[ADA].ep == 17
    kinds = kinds_of(venture.events)
    assert kinds.index("clash") < kinds.index("moved")
    assert entity(venture.state, "step").defeated


@pytest.mark.rule("REG-134", "REG-G34")
@pytest.mark.parametrize(
    ("placed", "trigger"),
    [(NEEDLE, "lockpick failed"), (SNARE, "search"), (STEP, "leave")],
    ids=lambda item: str(item)[:12],
)
def test_other_triggers_set_off_their_own_traps_only(placed, trigger):
    state = party(corridor(placed=(placed,)), "warden")
    for other in ("enter", "search", "lockpick failed", "feature", "leave"):
        venture = working(state)
        acting.trigger(venture, other, ADA)
        assert bool(venture.state.agenda) is (other == trigger)


@pytest.mark.rule("REG-G34")
def test_a_trap_elsewhere_is_not_set_off():
    venture = working(party(corridor(placed=(PLATE,)), "warden"))
    acting.trigger(venture, "enter", ADA)
    assert venture.state.agenda == ()


@pytest.mark.rule("REG-G34")
def test_several_traps_spring_one_after_the_other_by_their_ids():
    placed = (Placed("z", "dart-plate", "passage"), Placed("a", "dropping-block", "passage"))
    venture = entering(party(corridor(placed=placed), "warden"), 1, 6, 1, 6)
    kinds = [kind for kind in kinds_of(venture.events) if kind in ("sprung", "clash")]
    assert kinds == ["sprung", "clash", "sprung", "clash"]
    named = [event.facts["what"] for event in venture.events if event.kind == "sprung"]
    assert named == ["Dropping block", "Dart plate"]


@pytest.mark.rule("REG-109", "REG-G39", "REG-G07")
def test_a_member_who_falls_into_a_region_sets_its_traps_off_even_at_0_ep():
    state = with_member(party(corridor(placed=(PLATE,)), "warden", "delver"), ADA, ep=0)
    venture = working(state)  # one who is down takes no harm of it: nothing is rolled
    movement.enter(venture, ADA, "passage", "fell")
    carried_on(venture)
    assert "sprung" in kinds_of(venture.events)
    assert venture.state.members[ADA].ep == 0
    assert entity(venture.state, "plate").defeated


@pytest.mark.rule("REG-140", "REG-049", "REG-050", "REG-058")
def test_darkness_and_water_hinder_the_target_and_not_the_trap():
    where = scenario(
        way("hall", "passage"),
        way("passage", "vault"),
        regions=(region("passage", light="dark", water="surface"),),
        placed=(PLATE,),
    )
    venture = entering(party(where, "warden"), 8, 2, 5, 1)
    clash = only(venture.events, "clash").facts
    assert clash["inflict"][:2] == ("d8", "d8")
    assert clash["endure"][:2] == ("d6", "d2")


@pytest.mark.rule("REG-195", "REG-G46", "REG-172")
def test_a_last_token_lost_on_entering_the_goal_is_a_failure():
    where = corridor(placed=(Placed("bell", "trip-bell", "vault"),), type="stealth", setting="civilization")
    state = party(where, "warden", at="passage", tokens=1)
    venture = entering(state, 6, 1, to="vault")
    assert (venture.state.phase, venture.state.ending, venture.state.why) == ("over", "lost", "tokens")
    assert "reached_goal" not in kinds_of(venture.events)
    saved = entering(state, 1, 6, to="vault")
    assert (saved.state.ending, saved.state.why) == ("won", "goal")


@pytest.mark.rule("REG-G10", "REG-G34")
def test_a_snare_says_at_once_that_it_takes_the_next_action():
    venture = working(party(corridor(placed=(SNARE,)), "warden", "delver"), 8, 2, 2, 1)
    acting.trigger(venture, "search", ADA)
    venture = carried_on(venture)
    assert (venture.member(ADA).skips, venture.member(ADA).held) == (("action",), "Snare loop")
    assert dict(only(venture.events, "will_skip").facts) == {"who": "Ada", "phase": "action", "by": "Snare loop"}
    state, told = play(venture.state, ADA, "claim")
    assert dict(only(told, "skipped").facts) == {"who": "Ada", "phase": "action", "by": "Snare loop"}
    assert (state.members[ADA].skips, state.members[ADA].held) == ((), "")
