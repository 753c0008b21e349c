"""Moving: roads lost and found, bonuses, long paths, blocked ways, the edge (scripted tests 4, 5 and 6)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.verbs import MoveTo
from engine.games.wilds.game import GAME
from engine.games.wilds.rules.travelling import moving
from engine.games.wilds.state import board
from engine.games.wilds.state.member import Habits
from engine.games.wilds.state.moves import Backtrack
from engine.games.wilds.state.naming import place_name
from engine.games.wilds.state.options import Options
from engine.games.wilds.state.region import Site
from engine.games.wilds.state.state import Block, Deed, Position, State, Token
from tests.games.wilds.build import (
    RANGER,
    ROGUE,
    decide,
    hexes,
    kinds_of,
    label,
    only,
    party,
    play,
    points,
    ticks,
    to,
)

rule = pytest.mark.rule


@rule("WLD-085")
@rule("WLD-G21")
@rule("WLD-G23")
def test_an_efficient_route_gives_the_tick_back_before_an_event_could_come() -> None:
    state = party(at="11", timer=1)
    state, events = decide(state, f"move {to(state, '10')}", 6, 4, 4, 2)
    assert ticks(events) == [(1, 0)]
    state, events = play(state, RANGER, "choose efficient")
    assert only(events, "refunded").facts["timer"] == 1
    assert (state.timer, state.event_due, state.stretch) == (1, False, 2)


@rule("WLD-081")
@rule("WLD-136")
@rule("WLD-G21")
def test_the_timer_stops_at_0_and_a_slow_move_brings_one_event() -> None:
    state = party(at="11", timer=1)
    state, events = decide(state, f"move {to(state, '10')}", 3, 2, 4, 2, 6)
    assert ticks(events) == [(1, 0), (0, 0)]
    assert kinds_of(events).count("event") == 1
    assert only(events, "event").facts["number"] == 6
    assert state.timer == 6


@rule("WLD-078")
@rule("WLD-080")
@rule("WLD-097")
@rule("WLD-G30")
@rule("WLD-G37")
def test_a_blunder_leads_to_another_neighbour_and_hampers_the_next_roll() -> None:
    state = party(at="11")
    state, events = decide(state, f"move {to(state, '12')}", 2, 1, 4, 3, 3)
    assert (state.here, state.lost_bane) == (Position("14"), True)
    assert only(events, "arrived").facts["how"] == "lost"
    state, events = play(state, ROGUE, "choose spot")
    assert only(events, "spotted").facts == {"at": label(state, "14"), "anything": False}
    state, events = decide(state, f"move {to(state, '13')}", 7, 2, 5, 4, 2)
    roll = next(event.facts for event in events if event.kind == "rolled")
    assert (roll["kept"], roll["total"], roll["result"], roll["reasons"]) == (2, 12, "strong", ("lost",))
    assert not state.lost_bane


@rule("WLD-G30")
def test_a_party_that_has_just_lost_its_way_goes_slowly_where_it_would_lose_it_again() -> None:
    state = party(at="11", timer=5, lost_bane=True)
    # Pathfinder d10 2 + the lower of 1 and 6 + 3 = 6 against 10, a Blunder; Lookout 4 + 3 + 3 = 10.
    state, events = decide(state, f"move {to(state, '12')}", 2, 1, 6, 4, 3)
    assert (state.here, state.lost_bane) == (Position("12"), False)
    assert only(events, "arrived").facts["how"] == "move"
    assert [event.facts["why"] for event in events if event.kind == "ticked"] == ["", "wiser"]
    told = GAME.tell(GAME.view(state, None), events)
    assert "Nearly lost again, but you know that trick now: 2 off the timer." in told


@rule("WLD-080")
def test_a_lost_way_is_told_by_whose_roll_and_how_and_where_it_ends() -> None:
    state = party(at="11")
    after, events = decide(state, f"move {to(state, '12')}", 2, 1, 4, 3, 3)
    told = GAME.tell(GAME.view(after, None), events)
    assert told.startswith("**The way is lost**: Ranger leads, 6 against 10; the next move is safe from that.")
    assert f"The party comes out at {label(state, '14')}" in told


@rule("WLD-G30")
def test_a_party_that_is_lost_with_nowhere_else_to_go_stays() -> None:
    state = party(hexes("ff"))
    state, events = decide(state, f"move {to(state, '2')}", 1, 1, 1, 1)
    assert state.here == Position("1")
    assert state.ambush
    assert only(events, "arrived").facts["how"] == "lost"


@rule("WLD-018")
@rule("WLD-019")
@rule("WLD-G76")
def test_every_direction_is_offered_whether_there_is_a_hex_or_not() -> None:
    state = party()
    assert [move.to for move in moving.MOVE.moves(state)] == ["N19", "N20", "N21", "M21", "L20", "M19"]
    with pytest.raises(IllegalMove, match="WLD-018"):
        play(state, RANGER, "move O20")


@rule("WLD-G83")
def test_the_edge_shows_when_it_is_tried_and_only_one_who_tries_it_again_is_asked_whether_to_leave() -> None:
    state, events = decide(party(), "move L20")
    assert only(events, "edge").facts["at"] == "L20"
    assert "ticked" not in kinds_of(events)
    assert state.agenda == () and state.votes == () and len(state.edges) == 1
    state, events = decide(state, "move L20")
    assert "edge" not in kinds_of(events)
    assert state.agenda[0].kind == "edge"  # type: ignore[union-attr]
    state, _ = decide(state, "choose stay")
    assert (state.phase, state.stretch, state.timer) == ("trek", 1, 6)
    state, _ = decide(state, "move L20")
    state, events = decide(state, "choose leave")
    assert (state.phase, state.ending) == ("over", "left")
    assert GAME.turn(state) == ()


@rule("WLD-084")
@rule("WLD-090")
@rule("WLD-096")
@rule("WLD-098")
@rule("WLD-G39")
def test_a_critical_lookout_has_all_three_and_no_bonus_comes_twice() -> None:
    state = party(at="6")
    state, _ = decide(state, f"move {to(state, '10')}", 9, 6, 8, 6)
    assert state.agenda[0].options == ("efficient+lay", "efficient+keen", "lay+keen")  # type: ignore[union-attr]
    state, events = play(state, RANGER, "choose efficient+keen")
    assert state.keen == ("10",)
    assert state.avoid
    assert "spotted" in kinds_of(events)
    assert GAME.turn(state) == (ROGUE,), "which places the Lookout sees is their choice"


@rule("WLD-G39")
@rule("WLD-226")
@rule("WLD-G76")
@rule("WLD-086")
def test_a_member_who_looks_around_sees_where_the_region_ends_and_chooses_among_hexes() -> None:
    # 3 is the last hex of its row: beside it lie 2, from where the party came, 5 and 6; no hex north of it nor east.
    state = party(hexes("fff", "fff"), at="2")
    state, _ = decide(state, f"move {to(state, '3')}", 6, 4, 1, 1)
    before = set(state.known)
    assert len(state.edges) == 3, "who stands there sees it"
    state, events = play(state, RANGER, "choose lay")
    assert "rim" not in kinds_of(events)
    (asked,) = state.agenda[:1]
    assert asked.options == (to(state, "6"), to(state, "5")) and asked.default == to(state, "6")  # type: ignore[union-attr]
    state, events = play(state, RANGER, f"choose {to(state, '5')}")
    assert set(state.known) - before == {"5"} and "rim" not in kinds_of(events)


@rule("WLD-G39")
@rule("WLD-099")
def test_a_sighting_is_never_spent_on_what_is_no_hex() -> None:
    # From the last hex of a row of three only the way back is a hex, and that is known: of three bonuses two are of use.
    state, events = decide(party(hexes("fff"), at="2"), "move O20", 5, 2, 5, 4)  # 10; 12: two bonuses
    assert [e.facts["bonus"] for e in events if e.kind == "bonus"] == ["spot", "avoid"] and not state.agenda
    # By the letter one has to look or to try: the sighting shows five ends.
    by_letter = Options(wayside="off", resolve="off", rules="letter")
    state, events = decide(party(hexes("fff"), at="2", options=by_letter), "move O20", 5, 2, 5, 4)
    state, events = play(state, ROGUE, "choose spot+sighting")
    assert len(only(events, "rim").facts["places"]) == 5 and "nothing_left" in kinds_of(events)
    # With two hexes left to see they are learned unasked.
    state, events = decide(party(hexes("ff", "ff"), at="1"), "move N20", 5, 2, 5, 4)
    state, events = play(state, ROGUE, "choose spot+sighting")
    assert state.known == ("1", "2", "4", "3") and not state.agenda


@rule("WLD-128")
@rule("WLD-236")
@rule("WLD-288")
@rule("WLD-G24")
def test_backtracking_takes_a_stretch_but_no_roll_and_no_tick() -> None:
    state = party(at="2")
    assert [move.to for move in moving.BACKTRACK.moves(state)] == [label(state, "1")]
    after, events = decide(state, "backtrack M20")
    assert kinds_of(events) == ["proposed", "proposed", "decided", "arrived"]
    assert (after.timer, after.stretch, after.here) == (6, 2, Position("1"))
    ticking = replace(state, rules=replace(state.rules, backtrack_ticks=True))
    assert decide(ticking, "backtrack M20")[0].timer == 5
    assert moving.BACKTRACK.refuse(state, Backtrack("O20")) is not None


PATHS = points(("ford", "mill", 3), ("ford", "inn", 1), ("mill", "inn", 2))


@rule("WLD-020")
@rule("WLD-021")
@rule("WLD-022")
@rule("WLD-039")
@rule("WLD-G31")
def test_a_long_path_takes_a_move_for_each_segment() -> None:
    state = party(PATHS)
    assert [move.to for move in moving.MOVE.moves(state)] == ["A", "B"]
    for done in (1, 2):
        state, _ = decide(state, "move A", 3, 4, 1, 1)
        assert state.here == Position("ford", "mill", done)
    with pytest.raises(IllegalMove, match="WLD-G31"):
        play(state, RANGER, "search best plain")
    state, events = decide(state, "move A", 3, 4, 1, 1)
    assert state.here == Position("mill")
    assert only(events, "arrived").facts["at"] == "Mill"
    assert state.stretch == 4


@rule("WLD-G31")
def test_on_a_path_a_blunder_loses_a_segment_and_one_can_turn_back() -> None:
    state = party(PATHS, here=Position("ford", "mill", 2))
    lost, _ = decide(state, "move A", 1, 1, 1, 1)
    assert lost.here == Position("ford", "mill", 1)
    back, _ = decide(state, "move B", 3, 4, 1, 1)
    assert back.here == Position("ford", "mill", 1)
    home, _ = decide(back, "backtrack B")
    assert home.here == Position("ford")


@rule("WLD-G31")
def test_a_blunder_at_the_start_of_a_path_leads_onto_another() -> None:
    state, _ = decide(party(PATHS), "move B", 1, 1, 1, 1, 1)
    assert state.here == Position("ford", "mill", 1)


@rule("WLD-157")
@rule("WLD-G62")
def test_a_blocked_way_takes_a_test_first_and_a_failure_costs_the_stretch() -> None:
    state = party(at="11", blocks=(Block("11", "12", 9),))
    name = f"move {to(state, '12')}"
    asked, _ = decide(state, name)
    assert asked.timer == 5
    assert {option for option in asked.agenda[0].options} == {"ranger", "rogue", "druid", "fighter"}  # type: ignore[union-attr]
    stuck, events = decide(asked, "choose fighter", 2, 2)
    assert only(events, "bypass").facts["cleared"] is False
    assert (stuck.here, stuck.stretch, len(stuck.blocks)) == (Position("11"), 2, 1)
    free, events = decide(asked, "choose ranger", 8, 4, 5, 2, 1, 1)
    assert only(events, "bypass").facts["cleared"] is True
    assert (free.here, free.blocks) == (Position("12"), ())


@rule("WLD-G36")
@rule("WLD-062")
def test_the_destination_says_how_hard_a_move_is() -> None:
    region = hexes("ff", "ff")
    places = tuple(replace(place, difficulty=14) if place.id == "2" else place for place in region.places)
    state = party(replace(region, places=places))
    _, events = decide(state, f"move {to(state, '2')}", 5, 4, 1, 1)
    assert [event.facts["tn"] for event in events if event.kind == "rolled"] == [14, 14]


@rule("WLD-G64")
def test_the_party_does_not_move_in_a_severe_storm() -> None:
    state = party(weather="severe")
    assert list(moving.MOVE.moves(state)) == []
    refusal = moving.MOVE.refuse(state, MoveTo("N20"))
    assert refusal is not None
    assert refusal.rule == "WLD-G64"


@rule("WLD-G18")
def test_alone_both_roles_are_held_with_a_bane_on_each() -> None:
    state = party(hexes("fff"), "ranger")
    _, events = decide(state, "move N20", 5, 4, 3, 5, 4, 3)
    rolls = [event.facts for event in events if event.kind == "rolled"]
    assert [roll["reasons"] for roll in rolls] == [("alone",), ("alone",)]
    assert [roll["kept"] for roll in rolls] == [3, 3]


@rule("WLD-G86")
def test_the_default_bonus_is_keen_eye_where_a_clue_points_and_efficient_when_time_is_short() -> None:
    site = Site("cache", "2", "A cache", "secret", hidden=True, tn=10)
    state = party(hexes("fff", sites=[site]))
    after, _ = decide(state, "move N20", 6, 4, 1, 1)
    assert after.agenda[0].default == "lay"  # type: ignore[union-attr]
    after, _ = decide(replace(state, timer=2), "move N20", 6, 4, 1, 1)
    assert after.agenda[0].default == "efficient"  # type: ignore[union-attr]


@rule("WLD-G86")
def test_the_safe_place_to_look_at_is_one_that_a_clue_points_to() -> None:
    # 5 is in the middle of nine hexes; the party came there from 4, so that 6 lies straight ahead.
    token = Token("trace", "", "1", "8", "2")
    state = party(hexes("fff", "fff", "fff"), at="4")
    state, _ = decide(replace(state, tokens=(token,)), f"move {to(state, '5')}", 3, 4, 1, 1)
    state = replace(state, deed=Deed("move", "5", came=Position("4")))
    names = tuple(board.named_around(state))
    there = {name: place_name(state.region, name) for name in ("6", "8")}
    assert moving.ahead(state, names)[0] == there["8"]
    used = replace(state, tokens=(replace(token, used=True),))
    assert moving.ahead(used, names)[0] == there["6"], "where no clue points, what lies ahead"
    # A clue to what lies further on: the hex that is nearest to it.
    far = replace(state, here=Position("4"), deed=None, tokens=(replace(token, toward="6"),))
    assert moving.ahead(far, tuple(board.named_around(far)))[0] == place_name(state.region, "5")


@rule("WLD-G86")
@rule("WLD-G84")
def test_bonuses_are_picked_at_once_unless_a_player_ordered_to_be_asked() -> None:
    state = party(at="6")
    members = tuple(replace(member, habits=Habits()) for member in state.members)
    # Pathfinder 9 + 6 + 3 = 18 against 10, critical: two of three. Lookout 6 + 3 + 3 = 12, strong: two of three.
    after, events = decide(replace(state, members=members), f"move {to(state, '10')}", 9, 6, 6, 3)
    assert after.agenda == () and GAME.turn(after) == (0, 1, 2, 3)
    assert [event.facts["bonus"] for event in events if event.kind == "bonus"] == ["efficient", "lay", "spot", "avoid"]
    assert (after.avoid, after.timer, after.stretch) == (True, 6, 2)
    asking, _ = play(replace(state, members=members), RANGER, "order bonuses:ask")
    asking, _ = decide(asking, f"move {to(state, '10')}", 9, 6, 6, 3)
    assert GAME.turn(asking) == (RANGER,)


@rule("WLD-G86")
def test_a_question_that_an_earlier_version_asked_is_answered_one_by_one() -> None:
    state, _ = decide(party(at="6"), "move N21", 9, 6, 1, 1)
    (asked, *others) = state.agenda
    old = replace(asked, options=("efficient", "lay", "keen"), default="lay")  # type: ignore[arg-type, type-var]
    state, _ = play(replace(state, agenda=(old, *others)), RANGER, "choose keen")
    assert state.keen == (state.here.at,)
    assert state.agenda[0].options == ("efficient", "lay")  # type: ignore[union-attr]


@rule("WLD-G86")
@rule("WLD-049")
def test_the_safe_bonus_does_not_know_what_a_clue_means() -> None:
    for target in ("1", "2"):
        token = Token("trace", "", "1", "2", target)
        state = party(hexes("ff", "ff"), tokens=(token,), timer=5)
        assert moving._safe_bonuses(state, "pathfinder", moving.PATHFINDER_BONUSES)[0] == "lay"
        there = replace(state, here=Position("2"))
        assert moving._safe_bonuses(there, "pathfinder", moving.PATHFINDER_BONUSES)[0] == "keen"


def half_way(**fields: object) -> State:
    """Return the Thornwood's party on a path of three stretches that is blocked ahead, one of them done."""
    region = points(("ford", "mill", 3))
    return party(region, here=Position("ford", "mill", 1), blocks=(Block("ford", "mill", 9),), **fields)


@rule("WLD-G62")
@rule("WLD-G31")
def test_on_a_path_blocked_ahead_going_back_is_free() -> None:
    state = half_way()
    ahead, back = (
        next(name for name, place in board.named_around(state).items() if place == end) for end in ("mill", "ford")
    )
    assert [move.to for move in moving.BACKTRACK.moves(state)] == [back]
    after, events = decide(state, f"backtrack {back}")
    assert (after.here, "bypass" in kinds_of(events)) == (Position("ford"), False)
    # Pathfinder 4 + 3 + 3 = 10, Lookout 1 + 1 + 3 = 5: a Move back is rolled as any, with nothing to clear first.
    after, events = decide(state, f"move {back}", 4, 3, 1, 1)
    assert (after.here, "bypass" in kinds_of(events)) == (Position("ford"), False)
    after, _ = decide(state, f"move {ahead}")
    assert getattr(after.agenda[0], "kind", "") == "bypass"


@rule("WLD-G62")
@rule("WLD-G30")
def test_a_party_that_loses_the_way_back_on_a_path_blocked_ahead_stays() -> None:
    state = half_way()
    back = next(name for name, place in board.named_around(state).items() if place == "ford")
    after, events = decide(state, f"move {back}", 1, 1, 1, 1)
    assert after.here == Position("ford", "mill", 1)
    assert only(events, "arrived").facts["terrain"] == "forest"


@rule("WLD-G86")
@rule("WLD-087")
@pytest.mark.parametrize(
    ("clue", "default"),
    [
        (Token("map", "", "1", "2", "2", "cache"), "keen"),
        (Token("map", "", "1", "2", "3"), "keen"),  # where it points counts, and not what it means
        (Token("map", "", "1", "2", "2", "cache", used=True), "lay"),
        (Token("map", "", "1", "3", "2", "cache"), "lay"),
    ],
)
def test_keen_eye_is_the_default_only_where_a_clue_that_is_still_good_points(clue: Token, default: str) -> None:
    site = Site("cache", "2", "A cache", "secret", hidden=True, tn=10)
    after, _ = decide(party(hexes("fff", sites=[site]), tokens=(clue,)), "move N20", 6, 4, 1, 1)
    assert after.agenda[0].default == default  # type: ignore[union-attr]


@rule("WLD-G86")
def test_the_default_bonus_is_one_that_is_of_use() -> None:
    wide = hexes("fff", "fff", "fff", "fff")
    every = tuple(place.id for place in wide.places)
    state = party(wide, at="5", tokens=(Token("trace", "", "4", "5", "5"),))
    assert moving._safe_bonuses(state, "pathfinder", moving.PATHFINDER_BONUSES)[0] == "keen"
    assert not moving.is_idle(state, "keen") and not moving.is_idle(state, "lay")
    keen = replace(state, keen=("5",))
    assert moving.is_idle(keen, "keen")
    seen = replace(keen, known=every)
    assert board.unknown_around(seen) == ()
    assert moving.is_idle(seen, "lay") and moving.is_idle(seen, "sighting")


@rule("WLD-G86")
@rule("WLD-G84")
def test_one_silence_leaves_all_that_follows_from_a_bonus() -> None:
    state = party(at="6")
    state, _ = decide(state, f"move {to(state, '10')}", 9, 6, 8, 6)
    assert GAME.turn(state) == (RANGER,)
    state, events = play(state, RANGER, "trust")
    assert [event.facts["bonus"] for event in events if event.kind == "bonus"][:2] == ["efficient", "lay"]
    assert GAME.turn(state) == (ROGUE,) and state.members[RANGER].missed == 1
    state, _ = play(state, ROGUE, "trust")
    assert state.agenda == () and state.members[ROGUE].missed == 1


@rule("WLD-G102")
@pytest.mark.parametrize("ground", ["stream", "water"])
def test_water_is_entered_like_any_other_ground(ground: str) -> None:
    region = hexes("fs", "ff")
    places = tuple(replace(place, terrain=ground) if place.id == "2" else place for place in region.places)
    state = party(replace(region, places=places))
    after, events = decide(state, f"move {to(state, '2')}", 5, 3, 1, 1)
    assert after.here == Position("2") and after.stretch == 2
    assert kinds_of(events).count("rolled") == 2, "Pathfinder and Lookout, and no test of swimming"
