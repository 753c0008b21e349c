"""EP, being down, Injuries and death, and Challenges that leave play."""

from __future__ import annotations

import pytest

from engine.games.regions.rules import legal, turns
from engine.games.regions.rules.actions import harm
from engine.games.regions.rules.party import equipment
from engine.games.regions.state import sheets
from engine.games.regions.state.content import Effect
from engine.games.regions.state.scenarios import Feature, Placed
from engine.games.regions.state.state import Disease, Habits, Pool

from .build import (
    ADA,
    BOB,
    GNATS,
    carried_on,
    corridor,
    entity,
    kinds_of,
    looked,
    only,
    party,
    play,
    scenario,
    stealth_house,
    way,
    who,
    with_entity,
    with_member,
    working,
)

ACHE = Disease("Mist Fever", "Resilience", 1, (Effect("harm", amount="1", until="scenario", each="turn"),))


@pytest.mark.rule("REG-G07")
def test_maximum_ep_are_the_crafts_less_five_for_each_injury_plus_gear():
    state = with_member(party(corridor(), "pathfinder"), 0, injuries=2, equipped=("thick-belt",))
    assert sheets.most_ep(state.members[0]) == 16 - 10 + 2


@pytest.mark.rule("REG-G07", "REG-177")
def test_surplus_damage_is_lost_and_at_zero_a_pc_is_down():
    venture = working(with_member(party(corridor()), ADA, ep=3))
    harm.hurt(venture, who(ADA), 8, "the tremor")
    pc = venture.state.members[ADA]
    assert pc.ep == 0 and pc.down and pc.in_play and not pc.standing
    assert kinds_of(venture.events) == ["hurt", "down"]
    assert only(venture.events, "hurt").facts["amount"] == 8
    harm.hurt(venture, who(ADA), 8, "the tremor")
    assert kinds_of(venture.events) == ["hurt", "down"]  # no further damage


@pytest.mark.rule("REG-169", "REG-170", "REG-171", "REG-168", "REG-G08", "REG-G09")
def test_after_being_down_a_pc_takes_an_injury_and_has_a_full_turn():
    venture = working(with_member(party(corridor(), "warden"), 0, ep=3, habits=Habits(call="heal")))
    harm.hurt(venture, who(0), 3, "the tremor")
    turns.claim(venture, 0)
    carried_on(venture)
    pc = venture.state.members[0]
    assert (pc.injuries, pc.ep, sheets.most_ep(pc)) == (1, 15, 15)
    assert pc.habits.call == "none", "who is whole asks for no healing"
    assert venture.state.turn is not None and not venture.state.turn.strategy and not venture.state.turn.action
    assert dict(only(venture.events, "injured").facts) == {"who": "Ada", "injuries": 1, "most": 15, "up": True}


@pytest.mark.rule("REG-G07")
def test_healing_lets_a_pc_act_again_but_the_injury_still_comes():
    venture = working(with_member(party(corridor(), "warden"), 0, ep=3))
    harm.hurt(venture, who(0), 3, "the tremor")
    harm.recover(venture, who(0), 4, "Good Heart")
    assert venture.state.members[0].ep == 4 and venture.state.members[0].standing
    turns.claim(venture, 0)
    carried_on(venture)
    assert (venture.state.members[0].injuries, venture.state.members[0].ep) == (1, 15)
    venture.change(turn=None)
    turns.claim(venture, 0)
    carried_on(venture)
    assert venture.state.members[0].injuries == 1  # once


@pytest.mark.rule("REG-G66", "REG-G07")
def test_a_member_who_is_down_can_be_healed_and_acts_again_at_once():
    state = with_member(party(corridor(), "mender", "warden", turn=0), 0, ep=10, hand=("bind-wounds", "good-heart"))
    state = with_member(state, 1, ep=0, fallen=True)
    texts = [str(move) for move in legal.legal(state, 0)]
    assert "act bind-wounds ada" in texts and "act bind-wounds bob" in texts
    bound, _ = play(state, 0, "act bind-wounds bob", 3, 4)
    assert bound.members[1].ep == 7 and bound.members[1].standing and bound.members[1].fallen
    up, _ = play(bound, 0, "pass")
    assert up.members[1].injuries == 1, "the Injury comes all the same, as Bob's turn begins"
    after, _ = play(state, 0, "strategy good-heart", 3, 2)
    assert [member.ep for member in after.members] == [13, 2]
    assert after.members[1].standing and after.members[1].fallen, "the Injury is still to come"


@pytest.mark.rule("REG-G09")
def test_damage_at_the_start_of_a_turn_ends_it_and_the_injury_waits_for_the_next():
    venture = working(with_member(party(corridor(), "warden"), 0, ep=1, diseases=(ACHE,)))
    turns.claim(venture, 0)
    carried_on(venture)
    pc = venture.state.members[0]
    assert (pc.ep, pc.injuries) == (0, 0) and pc.acted
    assert venture.state.turn is not None and venture.state.turn.over
    assert kinds_of(venture.events)[-1] == "turn_lost"
    turns.claim(venture, 0)
    carried_on(venture)
    pc = venture.state.members[0]
    assert (pc.ep, pc.injuries) == (15, 1)  # of 20; the fever takes nothing, as they have just got up


@pytest.mark.rule("REG-G08", "REG-167", "REG-172")
def test_a_craft_of_sixteen_dies_of_the_fourth_injury_whatever_the_gear():
    state = with_member(party(corridor(), "pathfinder", "warden"), 0, equipped=("thick-belt",))
    venture = working(state)
    most = []
    for _ in range(4):
        most.append(sheets.most_ep(venture.state.members[0]))
        harm.injure(venture, 0)
    assert most == [18, 13, 8, 3]
    pc = venture.state.members[0]
    assert pc.dead and not pc.in_play and venture.state.phase == "play"
    assert only(venture.events, "died").facts["why"] == "injuries"


@pytest.mark.rule("REG-167")
def test_the_scenario_is_lost_when_everybody_is_dead():
    venture = working(with_member(party(corridor(), "warden"), 0, injuries=3, ep=0, fallen=True))
    turns.claim(venture, 0)
    assert (venture.state.phase, venture.state.ending, venture.state.why) == ("over", "lost", "all dead")


@pytest.mark.rule("REG-172", "REG-G37")
def test_who_dies_leaves_play_and_their_pools_with_them():
    venture = working(party(corridor(), pools=(Pool("o:x", ADA, 2), Pool("o:x", BOB, 3))))
    harm.die(venture, ADA, "closed")
    assert venture.state.members[ADA].region == "" and venture.state.pools == (Pool("o:x", BOB, 3),)
    harm.die(venture, ADA, "closed")
    assert kinds_of(venture.events).count("died") == 1


@pytest.mark.rule("REG-G44", "REG-G76")
def test_what_the_dead_carried_for_the_party_is_not_lost():
    ledger = Feature("ledger", "the ledger", "hall", "object")
    state = party(corridor(features=(ledger,)), "warden", "delver", "shadow")
    state = with_member(with_member(state, ADA, objects=("ledger",), region="vault"), BOB, region="passage")
    state = with_member(state, 2, region="vault")
    venture = working(state)
    harm.die(venture, ADA, "injuries")
    assert [member.objects for member in venture.state.members] == [(), (), ("ledger",)]
    assert only(venture.events, "gave").facts["to"] == "Cy"


@pytest.mark.rule("REG-G76")
def test_gear_and_valuables_are_lost_with_the_dead_and_kept_by_a_member_who_is_down():
    ledger = Feature("ledger", "the ledger", "hall", "object")
    state = party(corridor(features=(ledger,)), "warden", "delver", turn=1, taken=("ledger",))
    state = with_member(state, 0, objects=("ledger",), valuables=2, ep=0, fallen=True)
    assert not any(str(move).endswith(" bob") for move in legal.legal(state, 0)), "nothing can be handed over"
    assert all("ledger" not in str(move) for move in legal.legal(state, 1)), "nor taken"
    venture = working(state)
    harm.die(venture, 0, "injuries")
    bob = venture.state.members[1]
    assert (bob.objects, bob.valuables, bob.pack) == (("ledger",), 0, state.members[1].pack)


@pytest.mark.rule("REG-G72")
def test_what_is_beaten_leaves_nothing_behind():
    state = party(corridor(placed=(GNATS,)), "warden", turn=0)
    after, told = play(state, 0, "act heave gnats", 6, 1, 8)  # the gnats' Scatter rolls 1; 8 damage against 7 EP
    assert entity(after, "gnats").defeated and not {"gained", "gave"} & set(kinds_of(told))
    (before,), (now,) = state.members, after.members
    assert (now.valuables, now.pack, now.objects, now.hand) == (before.valuables, before.pack, (), ())
    assert after.lying == ()


@pytest.mark.rule("REG-G07", "REG-G66")
def test_recovery_stops_at_the_maximum_and_nothing_is_told_without_any():
    venture = working(with_member(party(corridor()), ADA, ep=18))
    harm.recover(venture, who(ADA), 5, "Breather")
    assert venture.state.members[ADA].ep == 20 and only(venture.events, "recovered").facts["amount"] == 2
    harm.recover(venture, who(ADA), 5, "Breather")
    assert kinds_of(venture.events) == ["recovered"]


def test_ep_above_the_maximum_go_with_the_gear_that_gave_them():
    venture = working(with_member(party(corridor()), ADA, ep=22))
    equipment.fit(venture, ADA)
    assert venture.state.members[ADA].ep == 20


@pytest.mark.rule("REG-115", "REG-116", "REG-G40")
def test_a_creature_is_defeated_at_zero_and_its_respawn_begins_to_count():
    venture = working(party(corridor(placed=(GNATS,))))
    harm.hurt(venture, "gnats", 7, "Ada", who(ADA))
    assert entity(venture.state, "gnats").defeated and entity(venture.state, "gnats").count == -1
    assert dict(only(venture.events, "defeated").facts) == {
        "what": "Needle gnats",
        "by": "Ada",
        "type": "Creature",
        "how": "damage",
        "away": False,
    }
    harm.defeat(venture, "gnats", who(ADA), "damage")
    assert kinds_of(venture.events).count("defeated") == 1


@pytest.mark.rule("REG-184")
def test_a_defeated_seeker_leaves_a_body_and_an_obstacle_an_open_way():
    guard = Placed("guard", "drowsy-guard", "yard", single=True)
    venture = working(party(stealth_house(placed=(guard,))))
    harm.defeat(venture, "guard", who(ADA), "damage")
    assert [(body.entity, body.at) for body in venture.state.bodies] == [("guard", "yard")]
    rubble = working(party(scenario(way("hall", "vault", obstacle="rubble"))))
    harm.defeat(rubble, "o:hall/vault", "", "gm")
    assert rubble.state.cleared == ("hall/vault",) and "vault" in looked(rubble.state).seen


def test_a_creature_recovers_no_more_than_it_has():
    venture = working(with_entity(party(corridor(placed=(GNATS,))), "gnats", ep=5))
    harm.recover(venture, "gnats", 4, "rest")
    assert entity(venture.state, "gnats").ep == 7
    assert sheets.track_value(venture.state, "gnats", "Mind") == -1
