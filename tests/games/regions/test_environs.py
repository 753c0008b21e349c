"""Environs: when they act, on whom, and that nothing defeats them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.games.regions.rules import legal
from engine.games.regions.rules.actions import harm, plays, strikes
from engine.games.regions.rules.challenges import acting, policies
from engine.games.regions.state.scenarios import Placed
from engine.games.regions.state.state import Strike

from .build import (
    ADA,
    BOB,
    DUST,
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


@pytest.mark.rule("REG-071", "REG-G29")
def test_environs_act_by_region_and_then_by_id():
    placed = (
        Placed("a-wind", "biting-wind", "vault"),
        Placed("b-dust", "choking-dust", "passage"),
        Placed("z-dust", "choking-dust", "hall"),
        Placed("c-dust", "choking-dust", "hall"),
        Placed("gnats", "needle-gnats", "hall"),
    )
    state = party(corridor(placed=placed), "warden")
    assert policies.environ_order(state) == ("c-dust", "z-dust", "b-dust", "a-wind")


@pytest.mark.rule("REG-070", "REG-072", "REG-G33")
def test_an_environ_acts_on_every_pc_in_its_region():
    state = with_member(party(corridor(placed=(DUST,)), "warden", "delver", "shadow"), BOB, region="passage")
    venture = working(state, 4, 3, 2, 1, 4, 5)  # Ada: 4 on 3, Damage 2 less 1; Cy: 4 on 5
    acting.first(venture)
    carried_on(venture)
    assert only(venture.events, "played").facts["targets"] == ("Ada", "Cy")
    assert [member.ep for member in venture.state.members] == [19, 18, 14]


@pytest.mark.rule("REG-G33")
def test_an_environ_does_nothing_where_no_one_is():
    for state in (
        party(corridor(placed=(Placed("dust", "choking-dust", "vault"),)), "warden"),
        with_member(party(corridor(placed=(DUST,)), "warden"), ADA, ep=0),
    ):
        venture = working(state)
        acting.first(venture)
        carried_on(venture)
        assert venture.events == []


@pytest.mark.rule("REG-005", "REG-062", "REG-G29")
def test_environs_act_before_the_players_and_nothing_else_does():
    placed = (Placed("gnats", "needle-gnats", "hall", single=True), DUST)
    state = party(corridor(placed=placed), "warden")
    venture = working(state)
    acting.first(venture)
    assert venture.state.agenda[0].words == ("dust",)
    venture = working(state)
    acting.others(venture)
    assert venture.state.agenda[0].words == ("gnats",)


@pytest.mark.rule("REG-033")
def test_an_environ_cannot_move():
    state = party(corridor(placed=(DUST,)), "warden")
    assert acting.deeds(state, entity(state, "dust"), 0) == ("act/settle/all", "done")


@pytest.mark.rule("REG-077")
def test_a_calmed_environ_lets_everybody_be_until_its_round_is_over():
    state = party(corridor(placed=(DUST,)), "warden")
    venture = working(with_entity(state, "dust", calm=1))
    acting.first(venture)
    carried_on(venture)
    assert venture.events == []


@pytest.mark.rule("REG-074")
def test_damage_does_not_defeat_an_environ():
    venture = working(party(corridor(placed=(DUST,)), "warden"))
    harm.hurt(venture, "dust", 50, "Heave", "p0")
    assert not entity(venture.state, "dust").defeated


@pytest.mark.rule("REG-076", "REG-137", "REG-G05")
@pytest.mark.parametrize("kind", ["choking-dust", "trip-bell"])
def test_an_environ_or_a_trap_has_no_answer_to_an_action(kind):
    state = party(corridor(placed=(Placed("it", kind, "hall"),)), "warden", turn=ADA)
    venture = working(looked(with_entity(state, "it", hidden=False)))
    strikes.begin(venture, Strike("p0", "heave", ("it",)))  # no Reaction: no Inflict is rolled; no EP to be lost
    carried_on(venture)
    clash = only(venture.events, "clash").facts
    assert (clash["answer"], clash["inflict"], clash["won"]) == ("", (), True)
    assert not entity(venture.state, "it").defeated


@pytest.mark.rule("REG-074", "REG-136")
@pytest.mark.parametrize(("kind", "rule"), [("choking-dust", "REG-074"), ("trip-bell", "REG-136")])
def test_an_action_that_does_damage_alone_is_refused_where_there_are_no_ep(kind, rule):
    state = party(corridor(placed=(Placed("it", kind, "hall"),)), "warden", turn=ADA)
    state = looked(with_entity(state, "it", hidden=False))
    assert plays.targets(state, ADA, plays.play_of(state, "p0", "heave")) == ()
    with pytest.raises(IllegalMove) as refused:
        play(state, ADA, f"act heave {kind}")
    assert refused.value.rule == rule and "no EP" in refused.value.words
    assert ("Smother would hamper it" in refused.value.words) is (kind == "choking-dust")


@pytest.mark.rule("REG-075", "REG-077")
def test_what_hampers_an_environ_is_played_on_it():
    state = party(corridor(placed=(DUST,)), "warden", turn=ADA)
    state = with_member(looked(state), ADA, hand=("smother",))
    assert [(act.play, act.target) for act in legal.acts(state, ADA)] == [("smother", "choking-dust")]
    after, told = play(state, ADA, "act smother")
    assert only(told, "calmed").facts["what"] == "Choking dust"
    assert entity(after, "dust").calm == 2


@pytest.mark.rule("REG-074")
def test_a_swing_at_all_enemies_goes_past_an_environ():
    state = party(corridor(placed=(DUST,)), "warden", turn=ADA)
    swing = replace(plays.play_of(state, "p0", "heave"), targets="enemies")
    assert plays.whom(state, ADA, swing) == ()


@pytest.mark.rule("REG-078", "REG-049", "REG-050", "REG-058")
def test_darkness_and_water_hinder_its_targets_and_not_the_environ():
    where = scenario(way("hall", "vault"), regions=(region("hall", light="dark", water="surface"),), placed=(DUST,))
    venture = working(party(where, "warden"), 6, 2, 4, 1)  # Endure 1d6 is a d2: dark, swimming
    acting.first(venture)
    carried_on(venture)
    clash = only(venture.events, "clash").facts
    assert clash["inflict"][:2] == ("d6", "d6")
    assert clash["endure"][:2] == ("d6", "d2")


@pytest.mark.rule("REG-G06", "REG-045")
def test_an_environ_that_acts_is_seen_in_the_dark():
    where = scenario(way("hall", "vault"), regions=(region("hall", light="dark"),), placed=(DUST,))
    state = party(where, "warden")
    assert entity(state, "dust").number == 0
    venture = working(state, 1, 4)
    acting.first(venture)
    carried_on(venture)
    assert entity(venture.state, "dust").number == 1
    assert kinds_of(venture.events)[0] == "saw"


@pytest.mark.rule("REG-073", "REG-G20", "REG-G33")
def test_a_challenges_interrupt_is_set_off_by_an_action_on_it():
    placed = (Placed("shade", "grudge-shade", "hall", single=True), Placed("gnats", "needle-gnats", "hall", single=True))
    state = party(corridor(placed=placed), "warden")
    assert [(id, play.id) for id, play in policies.interrupts(state, "p0", ("shade",))] == [("shade", "contradict")]
    assert policies.interrupts(state, "p0", ("gnats",)) == ()


POLLEN = Placed("pollen", "drowsy-pollen", "hall")  # Gold in the eyes, an Automatic Assist: +1 level Inflict
CROWD = Placed("crowd", "jostling-crowd", "hall")  # Get in the way, an Automatic Interrupt: -1 level Inflict
WATER = Placed("water", "rising-water", "hall")  # Swell, and Float away, a Strategy


@pytest.mark.rule("REG-073", "REG-G20")
def test_an_environ_assists_whatever_else_attacks_in_its_region():
    gnats = Placed("gnats", "needle-gnats", "hall", single=True)
    state = party(corridor(placed=(POLLEN, gnats)), "warden")
    venture = working(state, 8, 6, 1, 1)  # Sting d6 is d8; Guard d6; damage d4; defence d4
    strikes.begin(venture, Strike("gnats", "sting", ("p0",), "turn"))
    carried_on(venture)
    clash = only(venture.events, "clash").facts
    assert clash["inflict"][:2] == ("d6", "d8")
    played = [event.facts for event in venture.events if event.kind == "played"]
    assert [(item["play"], item["kind"]) for item in played] == [("Sting", "action"), ("Gold in the eyes", "assist")]
    far = party(corridor(placed=(replace(POLLEN, at="vault"), gnats)), "warden")
    assert policies.assists(far, "gnats", ("p0",)) == ()
    assert policies.assists(with_entity(state, "pollen", calm=state.round), "gnats", ("p0",)) == ()
    assert policies.assists(state, "pollen", ("p0",)) == (), "nobody Assists themselves"


@pytest.mark.rule("REG-073", "REG-G20")
def test_an_environ_interrupts_what_is_done_to_others_in_its_region():
    gnats = Placed("gnats", "needle-gnats", "hall", single=True)
    state = party(corridor(placed=(CROWD, gnats)), "warden")
    assert [(id, play.id) for id, play in policies.interrupts(state, "p0", ("gnats",))] == [("crowd", "get-in-the-way")]


@pytest.mark.rule("REG-073", "REG-G30")
def test_an_environ_with_a_strategy_plays_it_beside_its_action():
    state = party(corridor(placed=(WATER,)), "warden")
    venture = working(state, 1, 6)  # Swell d8, Guard d6
    acting.first(venture)
    carried_on(venture)
    played = [event.facts["play"] for event in venture.events if event.kind == "played"]
    assert played == ["Float away", "Swell"]
    assert venture.member(0).tracks["Skill"] == -1
