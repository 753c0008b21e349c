"""Effects that last, and when they end."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.regions.rules import turns
from engine.games.regions.rules.actions import dice_shifts, harm, strikes
from engine.games.regions.speech.lasting_effects import at_turn
from engine.games.regions.state.content import Effect
from engine.games.regions.state.levels import Shift
from engine.games.regions.state.scenarios import Placed
from engine.games.regions.state.state import Ongoing, Strike

from .build import (
    ADA,
    BOB,
    CRABS,
    CY,
    carried_on,
    corridor,
    entity,
    kinds_of,
    only,
    party,
    who,
    with_entity,
    with_member,
    working,
)


def led_on():
    """Return a party whose warden has played Lead On in their turn."""
    state = with_member(party(corridor(), turn=ADA), ADA, hand=("lead-on",))
    venture = working(state)
    strikes.strategy(venture, ADA, "lead-on")
    return carried_on(venture)


def inflict(venture, index):
    return dice_shifts.shifts_for(venture.state, who(index), "inflict")


LED = (Shift("Ada’s Lead On", 1),)


@pytest.mark.rule("REG-009", "REG-010", "REG-011", "REG-G11")
def test_a_member_who_acts_first_and_then_last_helps_an_ally_for_two_turns():
    venture = led_on()
    assert only(venture.events, "lasting").facts["who"] == ("Bob", "Cy")
    venture.change(turn=None)
    assert inflict(venture, ADA) == () and inflict(venture, BOB) == LED
    turns.claim(venture, BOB)  # round 1, after Ada
    carried_on(venture)
    assert inflict(venture, BOB) == LED
    venture.change(turn=None)
    harm.end_of_round(venture)
    turns.claim(venture, BOB)  # round 2, before Ada
    carried_on(venture)
    assert inflict(venture, BOB) == LED
    venture.change(turn=None)
    turns.claim(venture, ADA)  # and now it is over
    carried_on(venture)
    assert inflict(venture, BOB) == () and venture.state.ongoing == ()
    assert [event.facts["source"] for event in venture.events if event.kind == "wore_off"] == ["Ada’s Lead On"]


@pytest.mark.rule("REG-009", "REG-007")
def test_with_the_same_order_in_both_rounds_an_ally_has_one_turn_of_it():
    venture = led_on()
    venture.change(turn=None)
    harm.end_of_round(venture)
    turns.claim(venture, ADA)
    carried_on(venture)
    assert inflict(venture, BOB) == ()


@pytest.mark.rule("REG-G09")
def test_what_lasts_until_now_ends_before_what_comes_at_each_start():
    ache = Effect("harm", amount="2", until="next turn", each="turn")
    ongoing = (
        Ongoing(who(ADA), "Thorns", who(ADA), "next turn", effect=ache),
        Ongoing(who(ADA), "Rot", who(BOB), "next turn", effect=ache),
    )
    venture = working(party(corridor(), ongoing=ongoing))
    harm.start_of_turn(venture, who(ADA))
    assert venture.state.members[ADA].ep == 18  # Thorns are over, Rot is not
    assert [item.source for item in venture.state.ongoing] == ["Rot"]
    assert kinds_of(venture.events) == ["wore_off", "hurt"]


def test_what_lasts_for_the_round_ends_with_it_and_the_rest_does_not():
    ongoing = tuple(
        Ongoing(who(ADA), source, who(BOB), until, "endure", 1)
        for source, until in (("Dust", "round"), ("Chill", "scenario"), ("Hush", "next turn"))
    )
    venture = working(party(corridor(), ongoing=ongoing))
    harm.end_of_round(venture)
    assert [item.source for item in venture.state.ongoing] == ["Chill", "Hush"]


@pytest.mark.rule("REG-009")
def test_nothing_waits_for_the_turn_of_a_member_who_has_none_any_more():
    venture = led_on()
    venture.set_member(ADA, out=True, region="")
    harm.end_of_round(venture)
    assert venture.state.ongoing == ()


@pytest.mark.rule("REG-009")
def test_a_creatures_effect_lasts_until_its_own_next_turn():
    state = with_entity(party(corridor(placed=(CRABS,))), "crabs", shown=True)
    venture = working(state, 6, 1, 1, 1)
    strikes.begin(venture, Strike("crabs", "pinch", (who(ADA),), "turn"))
    carried_on(venture)
    assert inflict(venture, ADA) == (Shift("Pinch", -1),)
    harm.start_of_turn(venture, who(ADA))
    assert inflict(venture, ADA) == (Shift("Pinch", -1),)
    harm.start_of_turn(venture, "crabs")
    assert inflict(venture, ADA) == ()


@pytest.mark.rule("REG-G03")
def test_the_same_source_again_is_not_added_to_itself():
    venture = working(party(corridor()))
    for _ in range(2):
        harm.put_in_force(venture, Ongoing(who(CY), "Pinch", "crabs", "next turn", "inflict", -1))
    assert inflict(venture, CY) == (Shift("Pinch", -1),) and len(venture.state.ongoing) == 1


def test_a_challenge_that_is_paused_loses_its_next_turn():
    tremor = Placed("tremor", "tremor", "hall")
    venture = working(party(corridor(placed=(CRABS, tremor))))
    turns.pause(venture, "crabs")  # its turn of round 1 is still to come
    turns.pause(venture, "tremor")  # has acted in round 1
    assert (entity(venture.state, "crabs").calm, entity(venture.state, "tremor").calm) == (1, 2)


@pytest.mark.rule("REG-169", "REG-263")
def test_a_turn_that_takes_its_maker_down_says_so_before_it_is_taken() -> None:
    ache = Ongoing(who(ADA), "Mist Fever", "", "scenario", effect=Effect("harm", "1", each=True))
    ill = replace(with_member(party(corridor()), ADA, ep=2), ongoing=(ache,))
    assert at_turn(ill, ADA) == ("1 damage (Mist Fever)",)
    assert at_turn(with_member(ill, ADA, ep=1), ADA) == ("1 damage (Mist Fever)", "down at once")
