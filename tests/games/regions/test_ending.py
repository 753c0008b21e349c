"""The goal, what the party came for, and the ends of the three types."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.verbs import Choose, MoveTo
from engine.games.regions.game import GAME
from engine.games.regions.rules import awaiting, ending
from engine.games.regions.rules.challenges import stealth
from engine.games.regions.rules.exploring import movement
from engine.games.regions.state.scenarios import Feature, Scenario
from engine.games.regions.state.state import Turn
from tests.games.regions.build import (
    ADA,
    BOB,
    CY,
    carried_on,
    chase,
    corridor,
    kinds_of,
    only,
    party,
    play,
    stealth_house,
    way,
    with_member,
    working,
)

rule = pytest.mark.rule


@rule("REG-021", "REG-G70")
@rule("REG-172")
@rule("REG-G44")
def test_a_member_who_enters_the_goal_is_out_and_the_last_one_out_wins() -> None:
    state = party(corridor(), "warden", "delver", at="passage", turn=ADA)
    state, events = play(state, 0, "move b")
    assert state.members[ADA].out and not state.members[ADA].region
    assert state.phase == "play", "one of two is still on the way"
    assert only(events, "reached_goal").facts["who"] == "Ada"
    assert state.turn is not None and state.turn.member == BOB, "the last one left takes the turn"
    state, events = play(state, 1, "move b")
    assert (state.phase, state.ending, state.why) == ("over", "won", "goal")
    assert only(events, "ended").facts["why"] == "goal"
    found = ending.outcome(state)
    assert found is not None and (found.result, found.winners) == ("won", (0, 1))


@rule("REG-167")
@rule("REG-G44")
def test_a_normal_scenario_fails_only_when_everybody_is_dead() -> None:
    state = party(corridor(), "warden", "delver")
    venture = working(with_member(state, ADA, dead=True, region="", ep=0))
    ending.check(venture)
    assert venture.state.phase == "play"
    venture.set_member(BOB, dead=True, region="", ep=0)
    ending.check(venture)
    assert (venture.state.ending, venture.state.why) == ("lost", "all dead")


@rule("REG-G44")
def test_one_survivor_at_the_goal_is_enough() -> None:
    state = with_member(party(corridor(), "warden", "delver"), ADA, dead=True, region="")
    venture = working(state)
    movement.enter(venture, BOB, "vault", "move")
    carried_on(venture)
    assert venture.state.ending == "won"
    found = ending.outcome(venture.state)
    assert found is not None and found.winners == (1,)


@rule("REG-024")
@rule("REG-025")
@rule("REG-G44")
def test_the_goal_alone_does_not_end_it_without_what_the_party_came_for() -> None:
    state = party(stealth_house(placed=()), "warden", "delver", at="lobby", turn=ADA)
    state, events = play(state, 0, "move a")
    assert state.members[ADA].region == "yard" and not state.members[ADA].out
    assert only(events, "not_yet").facts["who"] == "Ada"


@rule("REG-026", "REG-G75")
@rule("REG-G45")
def test_a_member_who_leaves_without_it_has_to_insist_and_the_last_one_out_fails() -> None:
    state = party(stealth_house(placed=()), "warden", "delver", turn=ADA)
    state, events = play(state, 0, "leave")
    assert awaiting.awaited(state) == (0,) and awaiting.default(state, 0) == Choose("stay")
    stayed, _ = play(state, 0, "choose stay")
    assert stayed.members[ADA].in_play and stayed.turn == Turn(ADA)
    state, events = play(state, 0, "choose leave")
    assert only(events, "reached_goal").facts["unmet"] == ("the ledger",)
    assert state.phase == "play"
    state, _ = play(state, 1, "leave")
    state, events = play(state, 1, "choose leave")
    assert (state.ending, state.why) == ("lost", "left without")


@rule("REG-G45")
def test_no_one_leaves_but_from_the_goal() -> None:
    state = party(stealth_house(placed=()), "warden", at="lobby", turn=ADA)
    with pytest.raises(IllegalMove) as refused:
        play(state, 0, "leave")
    assert refused.value.rule == "REG-G45"


@rule("REG-G46", "REG-G75", "REG-G44")
def test_those_who_wait_at_the_door_are_out_with_a_member_who_brings_it() -> None:
    state = party(stealth_house(placed=()), "warden", "delver", at="lobby", turn=ADA)
    state = with_member(state, ADA, objects=("ledger",))
    state = with_member(state, BOB, region="yard")
    state, events = play(state, 0, "move a")
    assert [event.facts["who"] for event in events if event.kind == "reached_goal"] == ["Ada", "Bob"]
    assert all(event.facts["unmet"] == () for event in events if event.kind == "reached_goal")
    assert (state.ending, state.why) == ("won", "goal")
    assert "Bob gets out by the Yard." in GAME.tell(GAME.view(state, None), events)


def errand(**fields: Any) -> Scenario:
    """Return a flight of 2 rounds, gate to bank, with a child to be fetched from a barn beside the bridge."""
    where = chase(2, needs=("child",), known_goal=True, **fields)
    child = Feature("child", "the child", "barn", "object")
    barn = replace(where.regions[0], id="barn", name="Barn", x=9)
    return replace(
        where,
        regions=(*where.regions, barn),
        connections=(*where.connections, way("bank", "barn")),
        features=(child,),
    )


@rule("REG-G44", "REG-G75")
@rule("REG-024", "REG-203")
def test_a_member_who_stands_at_the_goal_when_the_last_thing_is_taken_is_out() -> None:
    """Bob waits on the bank. In the last of 2 rounds Ada picks the child up in the barn and steps over to him: in time."""
    state = party(errand(), "warden", "delver", at="barn", turn=ADA, counter=1, found=("child",))
    state = with_member(state, BOB, region="bank", acted=True)
    assert not state.members[BOB].out
    state, events = play(state, 0, "equip child")
    assert state.members[BOB].out and only(events, "reached_goal").facts["who"] == "Bob"
    assert state.phase == "play", "Ada and the child are still in the barn"
    (letter,) = [move.to for move in GAME.legal(state, 0) if isinstance(move, MoveTo)]
    state, _ = play(state, 0, f"move {letter}")
    assert (state.ending, state.why) == ("won", "goal")


@rule("REG-G44", "REG-G51")
def test_before_a_limit_counts_those_at_the_goal_are_out() -> None:
    """A table that was saved with both on the bank, and the child in Ada's arms: the limit of 2 finds no PC there."""
    state = party(errand(), "warden", "delver", at="bank", counter=1)
    venture = working(with_member(state, ADA, objects=("child",)))
    ending.count_round(venture)
    assert (venture.state.ending, venture.state.counter) == ("won", 1)


@rule("REG-G44", "REG-G28")
def test_a_thing_that_the_game_master_hands_over_lets_those_at_the_goal_out() -> None:
    state = party(errand(), "warden", "delver", at="bank", master=True)
    state = with_member(state, BOB, region="barn")
    state, _ = play(state, 2, "gm object bob | child")
    assert state.members[ADA].out and not state.members[BOB].out


@rule("REG-203", "REG-204", "REG-G51")
@pytest.mark.parametrize("partial", [True, False])
def test_a_flight_in_which_a_member_died_is_won_in_part(partial: bool) -> None:
    """All have to reach the goal: Cy never does, so Ada and Bob, who do, win in part."""
    state = party(chase(9, partial=partial), "warden", "delver", "shadow", at="bridge")
    state = with_member(state, CY, dead=True, ep=0, region="")
    venture = working(state)
    for index in (ADA, BOB):
        movement.enter(venture, index, "bank", "move")
        carried_on(venture)
    assert (venture.state.ending, venture.state.why) == ("partly", "left behind")
    found = ending.outcome(venture.state)
    assert found is not None and found.winners == (ADA, BOB)


@rule("REG-202", "REG-G44")
@pytest.mark.parametrize("where", [corridor(), chase(9, mode="chasing")])
def test_elsewhere_a_death_leaves_the_success_whole(where: Scenario) -> None:
    state = with_member(party(where, "warden", "delver", at=where.regions[-2].id), BOB, dead=True, ep=0, region="")
    venture = working(state)
    movement.enter(venture, ADA, where.goal, "move")
    carried_on(venture)
    assert (venture.state.ending, venture.state.why) == ("won", "goal")


@rule("REG-024", "REG-G76")
def test_what_is_left_with_the_dead_is_not_carried_out() -> None:
    state = party(stealth_house(placed=()), "warden", "delver", at="lobby")
    state = with_member(state, ADA, objects=("ledger",), dead=True, region="")
    assert ending.missing(state) == ("ledger",)


@rule("REG-195")
@rule("REG-G46")
def test_the_last_token_fails_at_once_even_beside_the_goal() -> None:
    venture = working(party(stealth_house(), "shadow", at="lobby", tokens=1))
    stealth.lose(venture, 1, "walker")
    assert (venture.state.phase, venture.state.ending, venture.state.why) == ("over", "lost", "tokens")
    ending.win(venture, "goal")
    assert venture.state.ending == "lost", "what is over stays so"


@rule("REG-202")
@rule("REG-G51")
def test_of_pursuers_the_first_at_the_goal_wins_for_all() -> None:
    state = party(chase(mode="chasing"), "warden", "delver", at="bridge", turn=ADA)
    state, _ = play(state, 0, "move b")
    assert (state.ending, state.why) == ("won", "goal")
    found = ending.outcome(state)
    assert found is not None and found.winners == (0, 1)


@rule("REG-203")
@rule("REG-G51")
def test_of_the_pursued_all_have_to_be_through() -> None:
    state = party(chase(), "warden", "delver", at="bridge", turn=ADA)
    state, _ = play(state, 0, "move b")
    assert state.phase == "play"
    state, _ = play(state, 1, "move b")
    assert state.ending == "won"


@rule("REG-200")
@rule("REG-201")
@rule("REG-G51")
def test_a_limit_of_two_gives_two_full_rounds() -> None:
    venture = working(party(chase(2), "warden"))
    ending.count_round(venture)
    assert (venture.state.phase, venture.state.counter) == ("play", 1)
    ending.count_round(venture)
    assert (venture.state.ending, venture.state.why) == ("lost", "rounds")


@rule("REG-204")
@rule("REG-G51")
def test_partial_success_spares_a_member_who_is_out_and_costs_the_others_an_injury() -> None:
    state = party(chase(1, partial=True), "warden", "delver", "shadow")
    state = with_member(state, CY, out=True, region="")
    venture = working(state)
    ending.count_round(venture)
    assert (venture.state.ending, venture.state.why) == ("partly", "left behind")
    assert [member.injuries for member in venture.state.members] == [1, 1, 0]
    found = ending.outcome(venture.state)
    assert found is not None and found.winners == (2,)


@rule("REG-204")
def test_no_one_out_is_no_partial_success() -> None:
    venture = working(party(chase(1, partial=True), "warden", "delver"))
    ending.count_round(venture)
    assert (venture.state.ending, venture.state.why) == ("lost", "rounds")


@rule("REG-204")
def test_left_behind_can_mean_death() -> None:
    state = party(chase(1, partial=True, consequence="death"), "warden", "delver")
    venture = working(with_member(state, BOB, out=True, region=""))
    ending.count_round(venture)
    assert venture.state.members[ADA].dead
    assert venture.state.ending == "partly"


@rule("REG-G53")
@rule("REG-203")
def test_one_who_is_caught_fails_those_who_flee_and_pursuers_only_when_all_are() -> None:
    for mode, over in (("fleeing", True), ("chasing", False)):
        state = party(chase(9, mode=mode), "warden", "delver")
        state = with_member(state, ADA, lost=True, region="")
        venture = working(with_member(state, BOB, out=True, region=""))
        ending.check(venture)
        assert (venture.state.ending == "lost") is over, mode


@rule("REG-G53")
@rule("REG-202")
def test_pursuers_who_are_all_caught_have_failed() -> None:
    state = with_member(party(chase(9, mode="chasing"), "warden"), ADA, lost=True, region="")
    venture = working(state)
    ending.check(venture)
    assert (venture.state.ending, venture.state.why) == ("lost", "caught")


@rule("REG-G55")
@rule("REG-G63")
def test_the_end_publishes_the_private_log() -> None:
    venture = working(party(corridor(), "warden"))
    venture.secretly("a loose stone", "1d6", 4)
    ending.fail(venture, "all dead")
    lines = only(venture.events, "secrets_told").facts["lines"]
    assert lines == ("Round 1, a loose stone, 1d6: 4.",)
    assert kinds_of(venture.events) == ["ended", "secrets_told"]


@rule("REG-G44")
def test_down_at_the_goal_is_out_all_the_same() -> None:
    state = with_member(party(corridor(), "warden", "delver", at="vault"), ADA, ep=0)
    venture = working(state)
    ending.arrived(venture, ADA)
    assert venture.state.members[ADA].out


@rule("REG-024")
def test_two_objects_are_both_wanted() -> None:
    where = stealth_house(placed=())
    seal = Feature("seal", "the seal", "stairs", "object")
    where = replace(where, needs=("ledger", "seal"), features=(*where.features, seal))
    state = party(where, "warden", "delver", at="lobby")
    state = with_member(state, ADA, objects=("ledger",))
    assert ending.missing(state) == ("seal",)
    state = with_member(state, BOB, objects=("seal",))
    assert ending.missing(state) == ()
