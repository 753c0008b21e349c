"""The last turn of a round stays open for Moves that were saved, for what was found in it, and for lamps."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.scene import Look
from engine.games.regions.game import GAME
from engine.games.regions.picture import charting, panes
from engine.games.regions.rules import legal
from engine.games.regions.speech.asking import ask, sheet
from engine.games.regions.speech.choices import choice
from engine.games.regions.state.moves import Light
from engine.games.regions.state.scenarios import Feature, Gift, Placed, Scenario
from engine.games.regions.state.state import State
from engine.games.regions.state.view import view_for
from tests.games.regions.build import (
    ADA,
    BOB,
    CY,
    chase,
    corridor,
    kinds_of,
    only,
    party,
    play,
    region,
    rocky_wall,
    scenario,
    way,
    with_member,
)

rule = pytest.mark.rule


def waiting(where: Scenario | None = None, *crafts: str, **fields: object) -> State:
    """Return a party whose saved Moves the Challenges wait for."""
    state = party(where, *(crafts or ("warden", "delver")), **fields)  # type: ignore[arg-type]
    for index, member in enumerate(state.members):
        state = with_member(state, index, habits=replace(member.habits, saved="wait"))
    return state


def texts(state: State, seat: int) -> list[str]:
    return [str(move) for move in legal.legal(state, seat)]


def saved() -> State:
    """Return a round in which Ada has passed and Bob, the last, has nothing left."""
    state, _ = play(waiting(corridor()), ADA, "claim")
    state, _ = play(state, ADA, "pass")
    state, _ = play(state, BOB, "search", 3, 5)
    state, _ = play(state, BOB, "move passage")
    return state


@rule("REG-027")
@rule("REG-G13")
def test_a_saved_move_can_still_be_made_when_the_last_turn_has_nothing_left() -> None:
    state = saved()
    assert state.round == 1 and state.stage == "players"
    moved, _ = play(state, ADA, "move passage")
    assert moved.members[ADA].region == "passage"
    assert moved.round == 2, "nobody has a Move any more: the Challenges act by themselves"


@rule("REG-G13")
def test_one_press_lets_the_challenges_act() -> None:
    state = saved()
    assert GAME.turn(state) == (ADA, BOB)
    for seat in (ADA, BOB):
        assert "pass" in texts(state, seat)
        after, told = play(state, seat, "pass")
        assert after.round == 2
        assert only(told, "went_on").facts["lapse"] == ("Ada",)


@rule("REG-G13")
def test_the_button_says_what_it_does_and_the_question_for_whom_the_round_waits() -> None:
    state = saved()
    view = view_for(state, None)
    (go_on,) = [move for move in legal.legal(state, BOB) if str(move) == "pass"]
    assert choice(view_for(state, BOB), go_on).label == "Go on: the Challenges act"
    assert choice(view_for(state, BOB), go_on).detail == "What Ada can still do lapses"
    assert choice(view_for(state, ADA), go_on).label == "Go on: the Challenges act"
    assert ask(view) == "Ada can still Move before enemies and traps act."
    assert "All have acted" in sheet(view)
    assert panes.title(state, ended=False) == "Round 1 – Ada can still act"
    assert [(row.name, row.acting) for row in panes.rows(state, running=True)] == [("Ada", True), ("Bob", False)]
    assert charting.active(state) == ADA, "the ring on the map is on her too"
    shown = GAME.scene(view, Look()).alt
    assert "round 1, Ada can still act before the Challenges do." in shown and "Left of the turn" not in shown


@rule("REG-G13")
def test_to_pass_as_the_last_takes_no_ally_s_move_away() -> None:
    state, _ = play(waiting(corridor()), ADA, "pass")
    state, _ = play(state, BOB, "pass")
    assert state.round == 1 and GAME.turn(state) == (ADA, BOB)
    state, _ = play(state, ADA, "move passage")
    assert state.round == 2


@rule("REG-G13")
def test_a_member_who_had_the_last_turn_and_passes_is_not_asked_about_a_move_of_their_own() -> None:
    alone, _ = play(waiting(corridor(), "warden"), ADA, "pass")
    assert alone.round == 2
    both = with_member(waiting(corridor()), ADA, moved=True)
    both, _ = play(both, ADA, "pass")
    both, _ = play(both, BOB, "pass")
    assert both.round == 2


@rule("REG-G13")
@rule("REG-G21")
def test_a_standing_order_spares_the_party_that_question() -> None:
    state, told = play(waiting(corridor()), ADA, "order saved:lapse")
    assert kinds_of(told) == ["habit"]
    state, _ = play(state, ADA, "pass")
    state, _ = play(state, BOB, "pass")
    assert state.round == 2
    assert "order saved:wait" in texts(state, ADA)


@rule("REG-G13")
def test_several_who_saved_their_moves_each_say_so_for_themselves_and_the_last_for_all() -> None:
    state = waiting(corridor(), "warden", "delver", "shadow")
    for seat in (ADA, BOB, CY):
        state, _ = play(state, seat, "pass")
    assert GAME.turn(state) == (ADA, BOB, CY)
    first, told = play(state, ADA, "pass")
    assert first.round == 1 and GAME.turn(first) == (BOB, CY) and only(told, "went_on").facts["lapse"] == ("Ada",)
    with_bob, _ = play(first, BOB, "pass")
    assert with_bob.round == 2
    for_all, told = play(state, CY, "pass")
    assert for_all.round == 2 and only(told, "went_on").facts["lapse"] == ("Ada", "Bob")


@rule("REG-G13")
@rule("REG-G21")
def test_a_member_who_stays_away_lets_the_round_go_on_after_the_window() -> None:
    state = saved()
    assert GAME.patience(state) == state.rules.window
    assert [str(GAME.default(state, seat)) for seat in (ADA, BOB)] == ["pass", "pass"]
    assert GAME.without(state, BOB) is None, "whoever left has no last word over Ada's Move"
    assert str(GAME.without(state, ADA)) == "pass"


@rule("REG-027")
@rule("REG-031")
def test_no_one_is_waited_for_who_has_nowhere_to_go() -> None:
    blocked = scenario(way("hall", "vault", obstacle="rubble"), goal="vault")
    state, _ = play(waiting(blocked), ADA, "pass")
    state, _ = play(state, BOB, "pass")
    assert state.round == 2
    down = with_member(waiting(corridor()), ADA, acted=True, ep=0, fallen=True)
    down, _ = play(down, BOB, "pass")
    assert down.round == 2


@rule("REG-094")
@rule("REG-G13")
def test_an_attempt_at_a_wall_can_be_saved_too() -> None:
    state, _ = play(waiting(rocky_wall(), "pathfinder", "delver"), ADA, "pass")
    state, _ = play(state, BOB, "search", 3, 5)
    state, _ = play(state, BOB, "move glen")
    assert state.round == 1
    state, _ = play(state, ADA, "act press-on rocky-wall", 5, 1, 6)  # d6 and a level, d4; 6 damage is all of it
    assert state.members[ADA].region == "ledge" and state.round == 2


@rule("REG-172")
@rule("REG-G09")
def test_a_move_is_saved_too_when_the_last_turn_is_lost_or_ends_at_the_goal() -> None:
    dying = with_member(waiting(corridor()), BOB, ep=0, fallen=True, injuries=3)  # a Delver has 18 EP
    dying, _ = play(dying, ADA, "pass")
    assert dying.members[BOB].dead and dying.round == 1 and GAME.turn(dying) == (ADA,)
    out = waiting(chase(), "warden", "delver", at="bridge")
    out, _ = play(out, ADA, "pass")
    out, _ = play(out, BOB, "move bank")
    assert out.members[BOB].out and out.round == 1 and GAME.turn(out) == (ADA,)
    out, _ = play(out, ADA, "move bank")
    assert out.ending == "won"


@rule("REG-G13")
def test_the_rest_of_a_quick_move_is_not_lost_with_the_last_turn() -> None:
    state = with_member(waiting(corridor()), ADA, acted=True, speed=2)
    state, _ = play(state, BOB, "claim")
    state, _ = play(state, ADA, "move passage")
    state, _ = play(state, BOB, "pass")
    assert state.round == 1 and state.members[ADA].steps == 1
    state, _ = play(state, ADA, "move hall")
    assert state.members[ADA].region == "hall" and state.round == 2


def with_salve() -> State:
    salve = Feature("box", "the box", "passage", "treasure", hidden="1d4", gives=Gift(gear=("salve",)))
    where = corridor(features=(salve,))
    state = with_member(waiting(where), ADA, region="passage", moved=True, acted=True)
    state, _ = play(state, BOB, "move passage")
    state, _ = play(state, BOB, "search", 6, 1)
    return state


@rule("REG-G11")
@rule("REG-G13")
def test_a_salve_found_by_the_last_search_of_the_round_can_be_handed_on() -> None:
    state = with_salve()
    assert state.round == 1 and "salve" in state.members[BOB].pack
    assert ask(view_for(state, BOB)) == "you can still hand on what was found before enemies and traps act.", (
        "nobody else is awaited"
    )
    state, _ = play(state, BOB, "give salve ada")
    assert "salve" in state.members[ADA].pack and state.round == 2


@rule("REG-G11")
def test_what_was_found_earlier_in_the_round_is_handed_on_in_an_ally_s_turn_or_before_one() -> None:
    state = with_member(party(corridor(), "warden", "delver", "shadow"), ADA, acted=True, pack=("salve",))
    before, _ = play(state, ADA, "give salve bob")
    assert before.turn is None and "salve" in before.members[BOB].pack
    state, _ = play(state, BOB, "claim")
    during, _ = play(state, ADA, "give salve bob")
    assert "salve" in during.members[BOB].pack and during.turn == state.turn


@rule("REG-G11")
def test_handing_something_over_takes_no_ones_turn() -> None:
    state, _ = play(with_member(party(corridor()), BOB, pack=("salve",)), BOB, "give salve ada")
    assert state.turn is None and not state.members[BOB].acted


def in_the_house(**fields: object) -> State:
    where = scenario(
        way("stairs", "cellar"),
        regions=(region("cellar", light="dark"), region("stairs", light="dark")),
        placed=(Placed("guard", "drowsy-guard", "cellar", single=True),),
        type="stealth",
        setting="civilization",
        light_rule="token",
    )
    state = party(where, "warden", "delver", turn=BOB)
    habits = replace(state.members[BOB].habits, saved="wait")
    state = with_member(state, ADA, acted=True, moved=True)
    return with_member(state, BOB, equipped=("oil-lantern",), habits=habits, moved=True, **fields)


@rule("REG-G13")
@rule("REG-G25")
def test_a_lamp_is_put_out_before_the_seekers_walk() -> None:
    state, _ = play(in_the_house(light=True), BOB, "search", 3, 5)
    assert state.round == 1 and GAME.turn(state) == (BOB,)
    assert ask(view_for(state, BOB)) == "you can still put the lamp out before enemies and traps act."
    dark, _ = play(state, BOB, "light")
    assert not dark.members[BOB].light and dark.round == 2
    again, _ = play(in_the_house(light=True, switched=True), BOB, "search", 3, 5)
    assert again.round == 2, "once a round, and that is spent"


@rule("REG-G25")
def test_a_lamp_is_lit_after_the_last_step_into_the_dark() -> None:
    where = scenario(way("hall", "cellar"), way("cellar", "vault"), regions=(region("cellar", light="dark"),))
    state = with_member(waiting(where), ADA, acted=True, moved=True)
    state = with_member(state, BOB, equipped=("oil-lantern",))
    state, _ = play(state, BOB, "search", 3, 5)
    state, _ = play(state, BOB, "move A")
    assert state.round == 1 and Light() in list(legal.legal(state, BOB))
    state, _ = play(state, BOB, "light")
    assert state.members[BOB].light and state.round == 2


@rule("REG-G13")
@rule("REG-031")
def test_a_turn_of_which_only_a_move_with_nowhere_to_go_is_left_ends_by_itself() -> None:
    blocked = scenario(way("hall", "vault", obstacle="rubble"), goal="vault")
    state = party(blocked, "warden", "delver", "shadow", turn=ADA)
    state, _ = play(state, ADA, "search", 3, 5)
    assert state.members[ADA].acted and state.turn is None and not state.members[ADA].moved
