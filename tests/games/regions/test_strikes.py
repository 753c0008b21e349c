"""Actions against Reactions: opposed rolls, what the winner's entries do, Defense, several targets, forced attacks."""

from __future__ import annotations

from itertools import product

import pytest
from msgspec.structs import replace

from engine.games.regions.rules import flow, turns
from engine.games.regions.rules.actions import dice_shifts, plays, strikes
from engine.games.regions.rules.progress import Venture
from engine.games.regions.state import sheets
from engine.games.regions.state.content import Effect, content
from engine.games.regions.state.levels import Shift
from engine.games.regions.state.scenarios import Placed
from engine.games.regions.state.state import State, Strike

from .build import (
    ADA,
    BOB,
    CRABS,
    DUST,
    GNATS,
    LAMPREYS,
    carried_on,
    corridor,
    entity,
    kinds_of,
    only,
    party,
    region,
    rocky_wall,
    scenario,
    stealth_house,
    way,
    who,
    with_entity,
    with_member,
    working,
)

TREMOR = Placed("tremor", "tremor", "hall")  # Shake d8, d6 damage


def struck(state: State, strike: Strike, *faces: int) -> Venture:
    """Return what is left after an Action, with exactly these faces rolled."""
    venture = working(state, *faces)
    strikes.begin(venture, strike)
    return carried_on(venture)


def heave(target: str) -> Strike:
    """Return the warden's Action: Inflict d6, Damage d8."""
    return Strike(who(ADA), "heave", (target,))


def with_foe(foe: Placed, *crafts: str, **fields: object) -> State:
    return party(corridor(placed=(foe,)), *(crafts or ("warden", "delver")), turn=ADA, **fields)


# The opposed roll.


@pytest.mark.rule("REG-G04")
def test_a_tie_goes_to_the_action_and_damage_comes_off_ep():
    venture = struck(with_foe(GNATS), heave("gnats"), 3, 3, 5)
    assert entity(venture.state, "gnats").ep == 7 - 5
    facts = only(venture.events, "clash").facts
    assert facts["won"] and facts["inflict"] == ("d6", "d6", 1, 3) and facts["endure"] == ("d4", "d4", 1, 3)
    assert only(venture.events, "hurt").facts["left"] == 2


@pytest.mark.rule("REG-G04")
def test_an_action_that_loses_does_nothing():
    venture = struck(with_foe(GNATS), heave("gnats"), 2, 3)
    assert entity(venture.state, "gnats").ep == 7
    assert not only(venture.events, "clash").facts["won"]
    assert "hurt" not in kinds_of(venture.events)


@pytest.mark.rule("REG-G04")
def test_a_d8_wins_33_of_48_against_a_d6_because_ties_are_the_actions():
    # Against a face b of the d6, 9 - b faces of the d8 are at least as high: 8 + 7 + 6 + 5 + 4 + 3.
    state = with_foe(LAMPREYS, "shadow")
    wins = 0
    for inflict, endure in product(range(1, 9), range(1, 7)):
        venture = working(state, inflict, endure, *((1,) if inflict >= endure else ()))
        strikes.begin(venture, Strike(who(0), "quick-hands", ("lampreys",)))
        wins += entity(carried_on(venture).state, "lampreys").ep == 5
    assert wins == 33


@pytest.mark.rule("REG-G04")
def test_a_d4_wins_10_of_32_against_a_d8():
    # In the dark the gnats' d6 is a d4; d4 against the shadow's d8: 1 + 2 + 3 + 4.
    hall = region("hall", light="dark")
    state = party(corridor(regions=(hall,), placed=(GNATS,)), "shadow")
    state = with_member(state, 0, equipped=("cat-charm",))
    wins = 0
    for inflict, endure in product(range(1, 5), range(1, 9)):
        venture = working(state, inflict, endure, *((1,) if inflict >= endure else ()))
        strikes.begin(venture, Strike("gnats", "sting", (who(0),), "turn"))
        wins += carried_on(venture).state.members[0].ep == 13
    assert wins == 10


@pytest.mark.rule("REG-G04")
def test_defense_takes_off_damage_though_the_reaction_lost():
    venture = struck(with_foe(GNATS), Strike("gnats", "sting", (who(ADA),), "turn"), 5, 2, 4, 3)
    assert venture.state.members[ADA].ep == 20 - (4 - 3)
    facts = only(venture.events, "hurt").facts
    assert (facts["amount"], facts["damage"], facts["defense"]) == (1, ("d4", "d4", 1, 4), ("d4", "d4", 1, 3))


@pytest.mark.rule("REG-G04")
def test_more_defense_than_damage_gives_nothing_back():
    venture = struck(with_foe(GNATS), Strike("gnats", "sting", (who(ADA),), "turn"), 5, 2, 1, 4)
    assert venture.state.members[ADA].ep == 20
    assert only(venture.events, "hurt").facts["amount"] == 0


@pytest.mark.rule("REG-G04", "REG-112")
def test_a_creatures_defense_counts_too():
    venture = struck(with_foe(CRABS), heave("crabs"), 6, 1, 8, 3)
    assert entity(venture.state, "crabs").ep == 8 - (8 - 3)


# Missing Reactions and entries.


@pytest.mark.rule("REG-G05")
def test_without_a_reaction_the_action_takes_effect_without_a_roll():
    state = with_foe(GNATS)
    habits = state.members[ADA].habits
    state = with_member(state, ADA, habits=type(habits)(react="none"))
    venture = struck(state, Strike("gnats", "sting", (who(ADA),), "turn"), 4)
    assert venture.state.members[ADA].ep == 16
    facts = only(venture.events, "clash").facts
    assert facts["answer"] == "" and facts["inflict"] == () and facts["endure"] == () and facts["won"]


@pytest.mark.rule("REG-G05", "REG-074", "REG-075", "REG-076", "REG-077")
def test_an_environ_can_be_the_target_of_an_action_and_does_not_react():
    state = with_member(with_foe(DUST), ADA, hand=("smother",))
    assert plays.targets(state, ADA, plays.play_of(state, who(ADA), "smother")) == ("dust",)
    venture = struck(state, Strike(who(ADA), "smother", ("dust",)))
    dust = entity(venture.state, "dust")
    assert dust.calm == 2 and not dust.defeated
    assert only(venture.events, "clash").facts["answer"] == ""
    assert only(venture.events, "calmed").facts["what"] == "Choking dust"


@pytest.mark.rule("REG-074", "REG-136")
def test_what_has_no_ep_takes_no_damage():
    venture = struck(with_foe(DUST), heave("dust"))  # nothing is rolled at all
    assert not entity(venture.state, "dust").defeated
    assert "hurt" not in kinds_of(venture.events)


@pytest.mark.rule("REG-G04", "REG-082", "REG-G35")
def test_a_reaction_that_wins_brings_its_own_entries():
    state = party(scenario(way("hall", "vault", obstacle="rubble")), "warden", turn=ADA)
    venture = struck(state, heave("o:hall/vault"), 1, 4, 3)
    assert venture.state.members[ADA].ep == 17
    assert entity(venture.state, "o:hall/vault").ep == 9
    assert only(venture.events, "clash").facts["answer"] == "Slide"


@pytest.mark.rule("REG-079", "REG-083", "REG-084", "REG-G35")
def test_an_obstacle_keeps_its_damage_and_is_gone_at_zero():
    state = party(scenario(way("hall", "vault", obstacle="rubble")), "warden", "delver", turn=ADA)
    first = struck(state, heave("o:hall/vault"), 4, 4, 6).state
    assert entity(first, "o:hall/vault").ep == 3
    second = struck(first, Strike(who(BOB), "shoulder-through", ("o:hall/vault",)), 5, 1, 3)
    assert entity(second.state, "o:hall/vault").defeated
    assert second.state.cleared == ("hall/vault",)


@pytest.mark.rule("REG-G05")
def test_one_reaction_for_each_action_and_as_many_as_there_are_actions():
    state = with_member(with_foe(GNATS), ADA, hand=("duck",))
    once = struck(state, Strike("gnats", "sting", (who(ADA),), "turn"), 1, 8)
    assert only(once.events, "clash").facts["answer"] == "Duck"
    assert once.state.members[ADA].discard == ("duck",) and once.state.members[ADA].hand == ()
    again = struck(once.state, Strike("gnats", "sting", (who(ADA),), "turn"), 1, 6)
    assert only(again.events, "clash").facts["answer"] == "Guard"


# Several targets.


@pytest.mark.rule("REG-072", "REG-G04")
def test_rolls_are_made_for_each_target_by_itself():
    state = with_foe(TREMOR)
    strike = Strike("tremor", "shake", (who(ADA), who(BOB)), "turn")
    venture = struck(state, strike, 6, 5, 4, 1, 1, 2)  # Ada: 6 against 5, 4 - 1 damage; Bob: 1 against 2
    assert [member.ep for member in venture.state.members] == [17, 18]
    assert [event.facts["won"] for event in venture.events if event.kind == "clash"] == [True, False]


@pytest.mark.rule("REG-G07")
def test_a_member_who_went_down_meanwhile_is_not_struck():
    state = with_member(with_foe(TREMOR), BOB, ep=0)
    venture = struck(state, Strike("tremor", "shake", (who(ADA), who(BOB)), "turn"), 1, 5)
    assert len([event for event in venture.events if event.kind == "clash"]) == 1


@pytest.mark.rule("REG-121", "REG-120", "REG-G06")
def test_an_action_on_all_creatures_never_strikes_pcs_but_those_that_no_one_saw():
    hidden = Placed("imp", "lantern-imp", "hall", single=True)
    guard = Placed("guard", "drowsy-guard", "hall", single=True)
    state = party(corridor(placed=(GNATS, hidden, guard)), "warden", "delver", turn=ADA)
    state = with_member(state, ADA, hand=("sweep",))
    assert entity(state, "imp").hidden
    sweep = plays.play_of(state, who(ADA), "sweep")
    assert plays.whom(state, ADA, sweep) == ("gnats", "imp")


@pytest.mark.rule("REG-119", "REG-120", "REG-G42")
def test_a_forced_attack_makes_the_ally_a_creature_who_may_react():
    state = party(corridor(), "warden", "delver", turn=ADA)
    venture = working(state, 4, 2, 6, 1)
    strikes.force(venture, ADA, BOB)
    carried_on(venture)
    assert venture.state.members[BOB].ep == 18 - (6 - 1)
    assert only(venture.events, "played").facts["how"] == "forced"
    assert only(venture.events, "clash").facts["answer"] == "Hunker"


@pytest.mark.rule("REG-G42")
def test_an_action_played_freely_on_an_ally_has_to_be_kind_and_gets_no_reaction():
    state = party(corridor(), "warden", "mender", turn=BOB)
    state = with_member(with_member(state, ADA, ep=10), BOB, hand=("bind-wounds",))
    heaves, binds = plays.play_of(state, who(ADA), "heave"), plays.play_of(state, who(BOB), "bind-wounds")
    refused = plays.refuse_target(state, ADA, heaves, who(BOB))
    assert refused is not None and refused.rule == "REG-G42"
    assert plays.targets(state, BOB, binds) == (who(ADA), who(BOB))
    venture = struck(state, Strike(who(BOB), "bind-wounds", (who(ADA),)), 2, 3)
    assert venture.state.members[ADA].ep == 15
    assert "clash" not in kinds_of(venture.events)


# Climbing, and stealth.


@pytest.mark.rule("REG-106", "REG-107", "REG-109", "REG-169", "REG-170", "REG-171", "REG-G39")
def test_a_lost_climb_down_is_a_fall_to_the_far_side_and_an_injury_at_the_next_turn():
    state = party(rocky_wall(), "pathfinder", at="ledge", turn=0)
    state = with_member(state, 0, ep=5)
    strike = Strike(who(0), "press-on", ("o:foot/ledge",), "attempt", "foot/ledge")
    fallen = struck(state, strike, 2, 3, 5)
    pc = fallen.state.members[0]
    assert (pc.ep, pc.region, pc.injuries, fallen.state.pools) == (0, "foot", 0, ())
    venture = working(fallen.state)
    turns.claim(venture, 0)
    carried_on(venture)
    pc = venture.state.members[0]
    assert (pc.injuries, pc.ep, sheets.most_ep(pc)) == (1, 11, 11)
    assert venture.state.turn is not None and not venture.state.turn.action


@pytest.mark.rule("REG-099", "REG-106", "REG-G39")
def test_a_tie_on_the_way_down_is_no_fall_but_the_move_is_over():
    state = party(rocky_wall(), "pathfinder", at="ledge", turn=0)
    strike = Strike(who(0), "press-on", ("o:foot/ledge",), "attempt", "foot/ledge")
    venture = struck(state, strike, 3, 3, 4)
    assert venture.state.members[0].region == "ledge" and venture.state.members[0].ep == 16
    assert [pool.ep for pool in venture.state.pools] == [2]
    assert "fell" not in kinds_of(venture.events)


@pytest.mark.rule("REG-108", "REG-G39")
def test_a_reactions_damage_comes_before_the_fall(monkeypatch):
    wall = content().challenges["rocky-wall"]
    assert wall.reaction is not None
    biting = replace(wall, reaction=replace(wall.reaction, damage="1d4"))
    monkeypatch.setitem(content().challenges, "rocky-wall", biting)
    state = party(rocky_wall(), "pathfinder", turn=0)
    strike = Strike(who(0), "press-on", ("o:foot/ledge",), "attempt", "foot/ledge")
    venture = struck(state, strike, 1, 4, 3, 6)
    assert venture.state.members[0].ep == 16 - 3 - 6
    assert kinds_of(venture.events).index("hurt") < kinds_of(venture.events).index("fell")
    assert venture.state.members[0].region == "foot"


@pytest.mark.rule("REG-125", "REG-128", "REG-130", "REG-194", "REG-195", "REG-G46", "REG-G47", "REG-G48")
def test_the_guard_of_the_example_costs_tokens_and_catches_the_party():
    guard = Placed("guard", "drowsy-guard", "yard", single=True)
    state = party(stealth_house(placed=(guard,)), "pathfinder", "shadow", "warden", turn=0)
    assert state.tokens == 7  # general 1 + 2 + 1, civilization 2 + 1
    venture = struck(state, Strike(who(0), "press-on", ("guard",)), 5, 6)
    assert venture.state.tokens == 6 and entity(venture.state, "guard").alerted
    found = dice_shifts.shifts_for(venture.state, "guard", "inflict")
    assert found == (Shift("Alerted", 1),) and str(dice_shifts.final("1d6", found)) == "d8"
    low = replace(venture.state, tokens=1)
    over = struck(low, Strike("guard", "look-up", (who(0),), "turn"), 4, 3)
    assert (over.state.tokens, over.state.phase, over.state.ending) == (0, "over", "lost")


@pytest.mark.rule("REG-124", "REG-125")
def test_a_seeker_falls_to_one_hit_and_leaves_a_body():
    guard = Placed("guard", "drowsy-guard", "yard", single=True)
    state = party(stealth_house(placed=(guard,)), "warden", turn=0)
    venture = struck(state, Strike(who(0), "heave", ("guard",)), 6, 6, 1)
    assert entity(venture.state, "guard").defeated
    assert [body.at for body in venture.state.bodies] == ["yard"]
    assert venture.state.tokens == state.tokens


@pytest.mark.rule("REG-G04")
def test_what_is_not_about_the_target_happens_once_for_several(monkeypatch):
    tremor = content().challenges["tremor"]
    extra = (Effect("track", amount="-1", who="target", track="Mind"), Effect("recover", amount="0", who="party"))
    loud = replace(tremor, actions=(replace(tremor.actions[0], effects=extra, damage="", inflict=""),))
    monkeypatch.setitem(content().challenges, "tremor", loud)
    venture = struck(with_foe(TREMOR), Strike("tremor", "shake", (who(ADA), who(BOB)), "turn"))
    assert [member.tracks["Mind"] for member in venture.state.members] == [-1, -1]


@pytest.mark.rule("REG-G06")
def test_an_action_ends_with_a_member_who_plays_it():
    state = with_entity(with_foe(GNATS), "gnats", ep=1)
    state = with_member(state, ADA, hand=("turn-the-blow",), habits=type(state.members[ADA].habits)(react="turn-the-blow"))
    strike = Strike("gnats", "sting", (who(ADA), who(BOB)), "turn")
    venture = struck(state, strike, 1, 5, 2)  # the blow comes back, and there are no gnats left for Bob
    assert entity(venture.state, "gnats").defeated
    assert only(venture.events, "defeated").facts["by"] == "Ada"
    assert len([event for event in venture.events if event.kind == "clash"]) == 1


def test_nothing_is_left_on_the_agenda_after_an_action():
    venture = struck(with_foe(GNATS), heave("gnats"), 2, 3)
    assert venture.state.agenda == () and not flow.open_questions(venture.state)
