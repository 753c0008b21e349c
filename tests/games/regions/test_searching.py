"""Searching: one roll against every secret, and a reply that says nothing of what was missed."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.game import Event
from engine.games.regions.game import GAME
from engine.games.regions.rules.exploring import movement, searching
from engine.games.regions.state.content import Fortune, content
from engine.games.regions.state.scenarios import Feature, Gift, Placed
from engine.games.regions.state.state import Habits, State, Turn
from engine.games.regions.state.view import view_for

from .build import (
    ADA,
    BOB,
    carried_on,
    entity,
    kinds_of,
    only,
    party,
    play,
    region,
    scenario,
    thorough,
    way,
    with_entity,
    with_member,
    working,
)

rule = pytest.mark.rule

QUIET, LUCKY = 20, 40
"""Rolls on the table: nothing of use, and 1 Valuable."""


def cellar(*things: Feature, passage: str = "1d6", fortunes: int = 1, placed: tuple[Placed, ...] = ()) -> State:
    """Return Ada (a shadow: Search 1d8) and Bob in a cellar with a hidden passage and a Fortune (Hidden 1d4), R10."""
    where = scenario(
        way("cellar", "stair"),
        way("cellar", "drain", hidden=passage) if passage else way("stair", "drain"),
        way("drain", "sea"),
        regions=(region("cellar", fortunes=fortunes),),
        features=things,
        placed=placed,
    )
    return party(where, "shadow", "delver", turn=ADA)


def bare() -> State:
    return cellar(passage="", fortunes=0)


def spoken(told: list[Event]) -> list[tuple[str, dict[str, object]]]:
    """Return all that is told, as its facts."""
    return [(event.kind, dict(event.facts)) for event in told]


# Scenario test R10.


@rule("REG-215", "REG-216", "REG-G54", "REG-230", "REG-213")
def test_a_search_of_four_finds_the_fortune_on_the_tie_and_nothing_is_said_of_the_passage():
    """Corner case 11: passage 5, Fortune 4, Search 4."""
    state, told = play(cellar(), ADA, "search", 4, 5, 4, LUCKY)
    searched = only(told, "searched").facts
    assert searched["found"] == (searching.LUCK,)
    assert only(told, "fortune").facts["roll"] == LUCKY
    assert state.members[ADA].valuables == 1
    assert "cellar/drain" not in state.ways
    assert "passage" not in kinds_of(told)
    assert state.fortunes["cellar"] == 0


@rule("REG-218", "REG-219", "REG-220", "REG-G55")
def test_a_failed_search_reads_like_an_empty_place():
    """Search 3 against 5 and 4; and in a bare region, where a decoy is rolled."""
    missed, told = play(cellar(), ADA, "search", 3, 5, 4)
    nothing, told_there = play(bare(), ADA, "search", 3, 6)
    assert spoken(told) == spoken(told_there)
    assert only(told, "searched").facts["found"] == ()
    views = [replace(view_for(state, ADA).state, scenario=None) for state in (missed, nothing)]  # type: ignore[arg-type]
    assert views[0] == views[1]


@rule("REG-225", "REG-226", "REG-G54", "REG-222")
def test_a_search_of_five_finds_both_and_the_passage_can_be_used_at_once():
    state, told = play(cellar(), ADA, "search", 5, 5, 4, QUIET)
    assert only(told, "searched").facts["found"] == (searching.PASSAGE, searching.LUCK)
    assert only(told, "passage").facts["letter"] == "B"
    assert "cellar/drain" in state.ways
    assert movement.refuse(state, ADA, "B") is None
    after, _ = play(state, ADA, "move B")
    assert after.members[ADA].region == "drain"


@rule("REG-226")
def test_a_member_who_has_moved_this_round_cannot_use_the_passage_now():
    state = with_member(cellar(), ADA, moved=True)
    state, _ = play(state, ADA, "search", 8, 1, 1, QUIET)
    refused = movement.refuse(state, ADA, "B")
    assert refused is not None and refused.rule == "REG-G13"


# The roll.


@rule("REG-213", "REG-G12")
def test_searching_takes_the_action_phase_of_ones_own_turn():
    state, _ = play(bare(), ADA, "search", 2, 2)
    assert state.turn is not None and state.turn.action
    assert searching.SEARCH.refuse_all(bare(), BOB) is not None
    refused = searching.SEARCH.refuse_all(state, ADA)
    assert refused is not None and refused.rule == "REG-G12"


@rule("REG-217", "REG-048")
def test_search_is_a_skill_die_and_suffers_in_the_dark():
    where = scenario(way("cellar", "stair"), regions=(region("cellar", light="dark"),))
    state = party(where, "delver", turn=ADA)
    _, told = play(state, ADA, "search", 4, 1)
    assert only(told, "searched").facts["roll"] == ("d6", "d4", 1, 4, "dark:-1")


@rule("REG-219", "REG-G55")
def test_where_nothing_is_hidden_a_decoy_is_rolled_and_kept():
    state, _ = play(bare(), ADA, "search", 8, 6)
    (kept,) = state.secrets
    assert (kept.what, kept.dice, kept.result) == ("nothing", "1d6", 6)


@rule("REG-218", "REG-220", "REG-221", "REG-G55", "REG-G63")
def test_hidden_rolls_go_to_the_private_log_alone():
    state, told = play(cellar(), ADA, "search", 3, 5, 4)
    assert [(kept.dice, kept.result) for kept in state.secrets] == [("1d6", 5), ("1d4", 4)]
    assert view_for(state, ADA).state.secrets == ()
    assert only(told, "searched").facts["roll"] == ("d8", "d8", 1, 3)


@rule("REG-G54")
def test_a_search_may_be_repeated_by_anybody_and_what_is_found_is_known_to_all():
    state, _ = play(cellar(), ADA, "search", 4, 5, 4, QUIET)
    again = replace(state, turn=Turn(BOB))
    after, told = play(again, BOB, "search", 6, 6)
    assert only(told, "searched").facts["found"] == (searching.PASSAGE,)
    assert movement.refuse(after, ADA, "B") is None


@rule("REG-G54")
@pytest.mark.parametrize(("before", "own", "all_found"), [(0, 5, False), (1, 5, False), (2, 1, True), (0, 6, True)])
def test_a_six_and_the_third_search_of_a_place_find_all_that_hides_there(before: int, own: int, all_found: bool):
    state = replace(cellar(passage="1d8", fortunes=0), searched={"cellar": before} if before else {})
    plain, _ = play(state, ADA, "search", own, 8)
    assert "cellar/drain" not in plain.ways, "where the scenario does not say so, an 8 hides from what rolls less"
    assert not searching.is_through(plain, "cellar")
    after, told = play(thorough(state), ADA, "search", own, 8)
    searched = only(told, "searched").facts
    assert searched["found"] == ((searching.PASSAGE,) if all_found else ())
    assert searched["through"] is all_found is searching.is_through(after, "cellar")
    assert ("cellar/drain" in after.ways) is all_found


@rule("REG-G54")
def test_it_is_said_where_nothing_is_left_to_be_found():
    state = thorough(bare())
    told = [GAME.tell(view_for(state, ADA), play(state, ADA, "search", own, 6)[1]) for own in (5, 6)]
    assert ["nothing hides there" in words for words in told] == [False, True]


@rule("REG-214")
def test_a_card_can_allow_a_search_of_its_own_with_its_bonus():
    state = with_member(bare(), ADA, hand=("read-signs",))
    after, told = play(state, ADA, "act read-signs", 9, 1)
    assert only(told, "searched").facts["roll"] == ("d8", "d10", 1, 9, "Read Signs:+1")
    assert after.turn is not None and after.turn.action


@rule("REG-214", "REG-215")
def test_an_effect_can_search_with_dice_of_its_own():
    venture = working(bare(), 11, 2)
    searching.begin(venture, ADA, "1d12", "A draught")
    told = carried_on(venture).events
    assert only(told, "searched").facts["roll"] == ("d12", "d12", 1, 11)


# What is found.


@rule("REG-211", "REG-212", "REG-223", "REG-224")
def test_treasure_is_taken_at_once_and_gear_is_not_on():
    hoard = Feature("hoard", "a purse", "cellar", "treasure", hidden="1d4", gives=Gift(2, ("torch",)))
    state, told = play(cellar(hoard, passage="", fortunes=0), ADA, "search", 4, 4)
    member = state.members[ADA]
    assert only(told, "searched").facts["found"] == ("a purse",)
    assert member.valuables == 2
    assert "torch" in member.pack and "torch" not in member.equipped
    assert "hoard" in state.taken


@rule("REG-212", "REG-222", "REG-247")
def test_a_key_that_is_found_is_in_the_finders_hand():
    key = Feature("key", "a key", "cellar", "key", hidden="1d4", opens="cellar/stair")
    state, _ = play(cellar(key, passage="", fortunes=0), ADA, "search", 4, 4)
    assert state.members[ADA].objects == ("key",)


@rule("REG-212", "REG-138")
def test_a_mechanism_is_found_before_it_is_used():
    lever = Feature("lever", "a lever", "cellar", "mechanism", hidden="1d4", disarms=("plate",))
    state = cellar(lever, passage="", fortunes=0, placed=(Placed("plate", "dart-plate", "stair"),))
    found, told = play(state, ADA, "search", 5, 3)
    assert only(told, "searched").facts["found"] == ("a lever",)
    assert "lever" in found.found
    assert not entity(found, "plate").defeated
    used, _ = play(replace(found, turn=Turn(BOB)), BOB, "use lever")
    assert entity(used, "plate").defeated


@rule("REG-G41", "REG-215")
def test_a_hidden_trap_is_found_by_searching():
    state = cellar(passage="", fortunes=0, placed=(Placed("plate", "dart-plate", "cellar"),))
    found, told = play(state, ADA, "search", 6, 6)
    assert only(told, "searched").facts["found"] == ("Dart plate",)
    assert not entity(found, "plate").hidden
    assert [item.kind for item in view_for(found, ADA).state.entities] == ["dart-plate"]


@rule("REG-227", "REG-G56")
def test_without_fortunes_nothing_is_left_to_luck():
    state = cellar(passage="")
    off = replace(state, rules=replace(state.rules, fortunes="off"))
    assert searching.secrets(off, "cellar") == ()
    assert [secret.kind for secret in searching.secrets(state, "cellar")] == ["fortune"]


@rule("REG-G54", "REG-G56")
def test_each_fortune_of_a_region_is_a_secret_of_its_own():
    state = cellar(passage="", fortunes=2)
    after, told = play(state, ADA, "search", 3, 2, 4, QUIET)
    assert only(told, "searched").facts["found"] == (searching.LUCK,)
    assert after.fortunes["cellar"] == 1


# Fortunes.


@rule("REG-228", "REG-229", "REG-230", "REG-231", "REG-G56")
def test_the_table_is_rolled_with_a_hundred_sides():
    state, told = play(cellar(passage=""), ADA, "search", 8, 1, 100)
    assert only(told, "fortune").facts["roll"] == 100
    assert state.members[ADA].valuables == 3


@rule("REG-229", "REG-G56", "REG-231")
def test_a_fortune_can_cost_a_valuable_if_there_is_one():
    poor, _ = play(cellar(passage=""), ADA, "search", 8, 1, 1)
    rich, _ = play(with_member(cellar(passage=""), ADA, valuables=2), ADA, "search", 8, 1, 1)
    assert (poor.members[ADA].valuables, rich.members[ADA].valuables) == (0, 1)


@rule("REG-228", "REG-230", "REG-G56")
def test_a_deck_is_drawn_from_the_top_and_its_discards_are_shuffled_when_it_is_empty():
    state = cellar(passage="", fortunes=2)
    state = replace(state, rules=replace(state.rules, fortunes="deck"), luck=(40, 20), spent=(61,))
    after, told = play(state, ADA, "search", 1, 1, 2)
    assert only(told, "fortune").facts["roll"] == 0
    assert (after.luck, after.spent) == ((20,), (61, 40))
    last = replace(after, luck=(), spent=(61, 40), turn=Turn(BOB))
    after, _ = play(last, BOB, "search", 6, 1, 1)
    assert after.luck == (61,)
    assert after.spent == (40,)


@rule("REG-G56")
def test_there_are_a_hundred_fortunes_in_ten_bands():
    known = content().fortunes
    assert [fortune.roll for fortune in known] == list(range(1, 101))

    def paid(fortune: Fortune) -> int:
        return sum(int(effect.amount) for effect in fortune.effects if effect.kind == "valuables")

    assert {paid(fortune) for fortune in known[:5]} == {-1}
    assert {paid(fortune) for fortune in known[35:60]} == {1}
    assert {paid(fortune) for fortune in known[60:72]} == {2}
    assert {paid(fortune) for fortune in known[95:]} == {3}
    assert not any(fortune.effects for fortune in known[18:35])


# Traps and Assists.


@rule("REG-G34", "REG-213")
def test_a_trap_that_waits_for_a_search_springs_before_it():
    state = cellar(passage="", fortunes=0, placed=(Placed("snare", "snare-loop", "cellar"),))
    dark = replace(state.scenario, regions=(region("cellar", light="dark"), *state.scenario.regions[1:]))
    state = with_member(replace(state, scenario=dark), ADA, ep=1)
    state = with_entity(state, "snare", hidden=True)
    after, told = play(state, ADA, "search", 8, 1, 4)
    assert kinds_of(told).index("sprung") < kinds_of(told).index("down")
    assert "searched" not in kinds_of(told)
    assert after.members[ADA].ep == 0


@rule("REG-G20", "REG-214")
def test_an_ally_in_the_region_may_assist_before_the_dice_are_rolled():
    state = with_member(bare(), BOB, hand=("second-eyes",), habits=Habits(assist="auto"))
    after, told = play(state, ADA, "search", 10, 1)
    assert only(told, "searched").facts["roll"] == ("d8", "d10", 1, 10, "Bob’s Second Eyes:+1")
    assert after.members[BOB].discard == ("second-eyes",)
