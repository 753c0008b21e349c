"""The turn of a PC: how it begins, what it allows, how it ends."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.games.regions.rules import legal, turns
from engine.games.regions.rules.actions import effects
from engine.games.regions.rules.party import stat_tracks
from engine.games.regions.state.content import Effect
from engine.games.regions.state.state import Disease, Habits, Ongoing, State, Turn
from tests.games.regions.build import ADA, BOB, chase, corridor, kinds_of, only, party, play, who, with_member, working

rule = pytest.mark.rule


def texts(state: State, seat: int) -> list[str]:
    return [str(move) for move in legal.legal(state, seat)]


@rule("REG-169")
@rule("REG-170")
@rule("REG-171")
@rule("REG-G09")
def test_at_0_ep_a_turn_begins_with_an_injury_and_new_strength() -> None:
    state = with_member(party(corridor(), "warden", "delver"), ADA, ep=0, fallen=True)
    state, events = play(state, 0, "claim")
    ada = state.members[ADA]
    assert (ada.injuries, ada.ep) == (1, 15), "a warden has 20, 5 less for the Injury"
    assert only(events, "injured").facts["up"] is True
    assert state.turn == Turn(ADA), "and then takes the turn as any other"
    assert "search" in texts(state, 0)


@rule("REG-G08")
@rule("REG-172")
def test_the_last_injury_kills_and_the_turn_is_over() -> None:
    state = with_member(party(corridor(), "warden", "delver", "shadow"), ADA, ep=0, fallen=True, injuries=3)
    state, _ = play(state, 0, "claim")
    assert state.members[ADA].dead
    assert state.turn is None


@rule("REG-G09")
def test_damage_at_the_start_can_cost_the_turn_but_no_second_injury() -> None:
    state = with_member(party(corridor(), "warden", "delver", "shadow"), ADA, ep=1)
    bleeding = Ongoing("p0", "Poison", "p0", "scenario", effect=Effect("harm", "1", each="turn"))
    state, events = play(party_with(state, bleeding), 0, "claim")
    assert state.members[ADA].ep == 0 and state.members[ADA].injuries == 0
    assert only(events, "turn_lost").facts["who"] == "Ada"
    assert state.turn is None and state.members[ADA].acted


@rule("REG-169")
@rule("REG-G09")
def test_a_member_who_has_just_got_up_takes_the_turn_as_normal() -> None:
    # A warden has 20 EP: after three Injuries 5 are left, after this one's start 4 would be.
    state = with_member(party(corridor(), "warden", "delver", "shadow"), ADA, ep=0, fallen=True, injuries=2)
    bleeding = Ongoing("p0", "Poison", "p0", "scenario", effect=Effect("harm", "1", each="turn"))
    state, events = play(party_with(state, bleeding), 0, "claim")
    assert (state.members[ADA].injuries, state.members[ADA].ep) == (3, 5)
    assert not [event for event in events if event.kind == "hurt"]
    assert state.turn == Turn(ADA) and "search" in texts(state, 0)


def party_with(state: State, *ongoing: Ongoing) -> State:
    return replace(state, ongoing=ongoing)


@rule("REG-009")
@rule("REG-G09")
def test_what_lasts_until_the_next_turn_ends_when_that_begins() -> None:
    state = party(corridor(), "warden", "delver", "shadow")
    lasting = Ongoing("p1", "Lead On", "p0", "next turn", "inflict", 1)
    state, _ = play(party_with(state, lasting), 1, "pass")
    assert state.ongoing == (lasting,), "somebody else's turn does not matter"
    state, events = play(state, 0, "claim")
    assert state.ongoing == ()
    assert only(events, "wore_off").facts["source"] == "Lead On"


@rule("REG-G11")
@rule("REG-G12")
def test_a_turn_has_one_strategy_and_then_one_action() -> None:
    state = with_member(party(corridor(), "warden", "delver", turn=ADA), ADA, hand=("breather", "lead-on"))
    assert {"strategy draw", "strategy breather", "strategy lead-on", "search"} <= set(texts(state, 0))
    state, _ = play(state, 0, "strategy lead-on")
    assert not any(text.startswith("strategy") for text in texts(state, 0))
    assert "search" in texts(state, 0)


@rule("REG-G10")
@rule("REG-G12")
@rule("REG-213")
@rule("REG-219")
def test_an_action_ends_the_strategy_phase() -> None:
    state = party(corridor(), "warden", "delver", turn=ADA)
    state, _ = play(state, 0, "search", 3, 5)  # the warden's d4, and a decoy
    assert state.turn == Turn(ADA, True, True)
    with pytest.raises(IllegalMove) as refused:
        play(state, 0, "strategy draw")
    assert refused.value.rule == "REG-G11"
    with pytest.raises(IllegalMove) as refused:
        play(state, 0, "search")
    assert refused.value.rule == "REG-G12"


@rule("REG-G10")
def test_a_turn_ends_by_itself_when_nothing_is_left_of_it() -> None:
    state = party(corridor(), "warden", "delver", "shadow", turn=ADA)
    state, _ = play(state, 0, "search", 3, 5)
    assert state.turn is not None, "the free Move is left"
    state, events = play(state, 0, "move passage")
    assert state.turn is None and "turn_ended" in kinds_of(events)


@rule("REG-027")
@rule("REG-G13")
def test_the_free_move_can_be_made_in_an_allys_turn_and_only_once() -> None:
    state = party(corridor(), "warden", "delver", turn=ADA)
    state, _ = play(state, 1, "move passage")
    assert state.members[BOB].region == "passage" and not state.members[BOB].acted
    with pytest.raises(IllegalMove) as refused:
        play(state, 1, "move vault")
    assert refused.value.rule == "REG-G13"


@rule("REG-027")
def test_no_one_who_has_acted_moves_while_it_is_no_ones_turn() -> None:
    state = with_member(party(corridor(), "warden", "delver", "shadow"), BOB, acted=True)
    with pytest.raises(IllegalMove) as refused:
        play(state, 1, "move passage")
    assert refused.value.rule == "REG-027"


@rule("REG-G15")
@rule("REG-027")
@pytest.mark.parametrize(("text", "faces"), [("move passage", ()), ("strategy draw", ()), ("search", (1, 1))])
def test_whatever_is_done_while_it_is_no_ones_turn_takes_it(text: str, faces: tuple[int, ...]) -> None:
    state, told = play(party(corridor(), "warden", "delver"), 1, text, *faces)
    assert state.turn is not None and state.turn.member == BOB
    assert only(told, "claimed").facts == {"who": "Bob", "how": "claimed"}
    with pytest.raises(IllegalMove) as refused:
        play(state, 0, "strategy draw")
    assert refused.value.rule == "REG-G11"


@rule("REG-G09")
@rule("REG-G15")
def test_a_turn_at_whose_start_something_happens_is_claimed_first() -> None:
    state = party(corridor(), "warden", "delver")
    lasts = Ongoing(who(BOB), "Lead On", who(BOB), "next turn", "inflict", 1)
    ill = Disease("Mist Fever", "Resilience", 1, (Effect("harm", each="turn"),))
    for fields in ({"ep": 0}, {"fallen": True}, {"skips": ("action",)}, {"diseases": (ill,)}):
        assert [str(item) for item in legal.legal(with_member(state, BOB, **fields), 1) if item.verb == "move"] == []
    assert not [item for item in legal.legal(replace(state, ongoing=(lasts,)), 1) if item.verb == "strategy"]
    assert "claim" in [str(item) for item in legal.legal(replace(state, ongoing=(lasts,)), 1)]


@rule("REG-G15")
def test_an_ordered_turn_in_which_nothing_was_done_holds_no_one_up() -> None:
    state = with_member(party(corridor(), "warden", "delver", "shadow"), ADA, habits=Habits(go=1))
    state, _ = play(state, 1, "order react:none")
    assert state.turn == Turn(ADA, yields=True)
    bobs, told = play(state, 1, "claim")
    assert bobs.turn == Turn(BOB) and only(told, "claimed").facts["who"] == "Bob"
    after, _ = play(bobs, 1, "pass")
    assert after.turn == Turn(ADA, yields=True) and not after.members[ADA].acted
    moved, _ = play(state, 0, "move passage")
    with pytest.raises(IllegalMove) as refused:
        play(moved, 1, "claim")
    assert refused.value.rule == "REG-G15"


@rule("REG-G15")
def test_to_pass_is_to_take_the_turn_and_do_nothing() -> None:
    state = party(corridor(), "warden", "delver", "shadow")
    state, events = play(state, 0, "pass")
    assert state.members[ADA].acted and state.turn is None
    assert only(events, "turn_ended").facts["idle"] is True
    refused = turns.CLAIM.refuse_all(state, ADA)
    assert refused is not None and refused.rule == "REG-G15"


@rule("REG-G10")
def test_a_phase_that_is_to_be_skipped_is() -> None:
    state = with_member(party(corridor(), "warden", "delver", "shadow"), ADA, skips=("strategy",))
    state, events = play(state, 0, "claim")
    assert state.turn == Turn(ADA, strategy=True)
    assert only(events, "skipped").facts["phase"] == "strategy"
    assert state.members[ADA].skips == ()
    assert "search" in texts(state, 0)


@rule("REG-G20")
def test_each_turn_gives_everybody_a_new_interrupt_and_assist() -> None:
    state = party(corridor(), "warden", "delver", "shadow")
    state = with_member(state, BOB, interrupted=True, assisted=True)
    state, _ = play(state, 0, "claim")
    assert not state.members[BOB].interrupted and not state.members[BOB].assisted


@rule("REG-172")
def test_a_member_who_goes_out_in_their_own_turn_has_had_it() -> None:
    state = party(chase(), "warden", "delver", "shadow", at="bridge", turn=ADA)
    state, _ = play(state, 0, "move bank")
    assert state.members[ADA].out and state.turn is None
    assert texts(state, 0) == [text for text in texts(state, 0) if text.startswith("order")]


@rule("REG-G11")
@rule("REG-G12")
def test_a_skipped_action_leaves_the_strategy_phase_as_it_is() -> None:
    state = with_member(party(corridor(), "warden", "delver", "shadow"), ADA, skips=("action",))
    state, _ = play(state, 0, "claim")
    assert state.turn == Turn(ADA, action=True)
    assert "strategy draw" in texts(state, 0) and "search" not in texts(state, 0)
    state, _ = play(state, 0, "strategy draw")
    assert len(state.members[ADA].hand) == 1
    state, _ = play(state, 0, "move passage")
    assert state.members[ADA].acted, "nothing is left of the turn"


@rule("REG-G10")
def test_the_next_phase_that_is_lost_is_one_of_the_turn_under_way_if_it_is_still_to_come() -> None:
    state = party(corridor(), "warden", "delver", "shadow", turn=ADA)
    venture = working(state)
    effects.apply(venture, (Effect("skip", name="action"),), "", ("p0", "p1"), "a snare")
    assert venture.state.turn == Turn(ADA, action=True)
    assert [member.skips for member in venture.state.members] == [(), ("action",), ()]
    assert only(venture.events, "skipped").facts == {"who": "Ada", "phase": "action", "by": ""}
    spent = working(replace(state, turn=Turn(ADA, strategy=True, action=True)))
    effects.apply(spent, (Effect("skip", name="strategy"),), "", ("p0",), "a door")
    assert spent.state.members[ADA].skips == ("strategy",)


@rule("REG-G17")
def test_exhausted_in_ones_own_strategy_phase_the_action_of_that_turn_is_lost() -> None:
    venture = working(with_member(party(corridor(), "warden", turn=ADA), ADA, tracks={"Power": -4}))
    stat_tracks.move(venture, "p0", "Power", -1)
    assert venture.state.turn == Turn(ADA, action=True)
    assert venture.member(ADA).skips == ()
    assert venture.member(ADA).tracks["Power"] == 1, "back at the base of a warden"


@rule("REG-G13")
def test_a_move_is_made_in_one_turn_and_its_rest_lapses_with_that() -> None:
    state = with_member(party(corridor(), "warden", "delver", "shadow", turn=ADA), BOB, speed=2)
    state, _ = play(state, 1, "move passage")
    assert (state.members[BOB].moved, state.members[BOB].steps) == (True, 1)
    state, _ = play(state, 0, "pass")
    assert state.members[BOB].steps == 0
    state, _ = play(state, 2, "claim")
    assert not any(text.startswith("move") for text in texts(state, 1))


@rule("REG-029")
@rule("REG-G13")
def test_an_extra_move_is_good_for_the_whole_round() -> None:
    state = with_member(party(corridor(), "warden", "delver", turn=ADA), ADA, hand=("follow-close",))
    state, _ = play(state, 0, "strategy follow-close")
    state, _ = play(state, 0, "pass")
    assert state.members[ADA].extra == (1,), "it says: once more this round"
    for to in ("passage", "hall"):
        state, _ = play(state, 0, f"move {to}")
    assert (state.members[ADA].extra, state.members[ADA].moved) == ((), True)
    assert not any(text.startswith("move") for text in texts(state, 0))
