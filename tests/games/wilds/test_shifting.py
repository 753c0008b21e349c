"""What was decided for a member can be changed: once, free, until the next act; nothing is rolled again."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.moves import read_move
from engine.games.wilds.game import GAME
from engine.games.wilds.rules.happening import happenings
from engine.games.wilds.rules.shifting import open_shifts
from engine.games.wilds.state.member import Habits
from engine.games.wilds.state.state import State
from tests.games.wilds.build import FIGHTER, RANGER, ROGUE, decide, hexes, kinds_of, only, party, play, to

rule = pytest.mark.rule


def left_to_me(**fields: object) -> State:
    """Return a party of four that leaves its bonuses and its wear to the referee."""
    state = party(hexes("fff", "fff", "fff"), at="5", **fields)
    return replace(state, members=tuple(replace(member, habits=Habits()) for member in state.members))


def moved(*, lookout: tuple[int, int] = (2, 1), **fields: object) -> State:
    # The Ranger's 6 + 4 + 3 = 13 against 10 is Strong: one bonus, lay of the land by default. The Rogue's 2 + 1 + 3 = 6
    # is a Blunder, which brings none.
    state = left_to_me(**fields)
    return decide(state, f"move {to(state, '6')}", 6, 4, *lookout)[0]


@rule("WLD-G122", "WLD-G39")
def test_a_pathfinder_may_have_another_bonus_than_the_one_picked() -> None:
    state = moved()
    assert set(open_shifts(state, RANGER)) == {"pathfinder-efficient", "pathfinder-keen"}
    assert open_shifts(state, ROGUE) == {}
    shown = next(place for bonus, place in state.shown if bonus == "lay")
    assert shown in state.known and state.timer == 5
    after, events = play(state, RANGER, "choose pathfinder-keen")
    assert after.keen == ("6",) and shown not in after.known
    assert only(events, "shifted").facts["now"] == "keen"
    assert not open_shifts(after, RANGER), "each is decided once"
    with pytest.raises(IllegalMove):
        play(after, RANGER, "choose pathfinder-efficient")


@rule("WLD-G122", "WLD-085")
def test_an_efficient_route_that_is_had_instead_gives_the_tick_back() -> None:
    after, _ = play(moved(), RANGER, "choose pathfinder-efficient")
    assert (after.timer, after.stretch) == (6, 2)


@rule("WLD-G122", "WLD-085", "WLD-066")
def test_giving_up_an_efficient_route_ticks_and_may_bring_the_event_that_it_held_off() -> None:
    # At 1 the safe pick is the efficient route: 1, 0, back to 1. Given up the timer runs out: d6 of 6, nothing but a mood.
    state = moved(timer=1)
    assert state.timer == 1 and not state.event_due
    after, events = play(state, RANGER, "choose pathfinder-keen", 6)
    assert "event" in kinds_of(events)
    assert (after.timer, after.keen, after.stretch) == (6, ("6",), 2)


@rule("WLD-G122", "WLD-G39")
def test_a_lookout_may_have_other_bonuses_until_the_next_act() -> None:
    # 4 + 3 + 3 = 10 is Weak: one bonus, avoid danger by default.
    state = moved(lookout=(4, 3))
    assert state.avoid and set(open_shifts(state, ROGUE)) == {"lookout-spot", "lookout-sighting"}
    after, _ = play(state, ROGUE, "choose lookout-spot")
    assert not after.avoid and next(report for report in after.reports if report.at == "6").feature == "no"
    back, _ = decide(state, f"backtrack {to(state, '5')}")
    assert open_shifts(back, ROGUE) == {}


@rule("WLD-G122", "WLD-096")
def test_nothing_is_open_once_an_event_came_of_the_move() -> None:
    # The Ranger's 5 + 3 + 3 = 11 brings no bonus, the Rogue's 4 + 3 + 3 = 10 one; the timer runs out, and d6 of 6.
    state = left_to_me(timer=1)
    state, events = decide(state, f"move {to(state, '6')}", 5, 3, 4, 3, 6)
    assert "event" in kinds_of(events) and open_shifts(state, ROGUE) == {}


@rule("WLD-G122", "WLD-153", "WLD-G65")
def test_wear_that_cost_a_use_may_go_to_another_item_without_a_new_roll() -> None:
    from engine.core.dice import Dice, GivenSource
    from engine.games.wilds.rules import play as playing
    from engine.games.wilds.rules.progress import Expedition

    start = left_to_me()
    start = replace(start, members=(start.members[FIGHTER],), roles=replace(start.roles, pathfinder=0, lookout=0))
    start = replace(start, members=(replace(start.members[0], seat=0),), names=("Fighter",))
    expedition = Expedition(start, Dice(GivenSource([0])))
    happenings.wear_and_tear(expedition)
    playing.go_on(expedition)
    state, before = expedition.state, start.members[0].items
    (shift,) = state.shifts
    worn = next(item for item in before if item.key == shift.chosen)
    other = shift.options[0]
    assert next(item for item in state.members[0].items if item.key == shift.chosen).uses == worn.uses - 1
    after, _ = play(state, 0, f"choose wear-{other}")
    uses = {item.key: item.uses for item in after.members[0].items}
    assert uses[shift.chosen] == worn.uses
    assert uses[other] == next(item for item in before if item.key == other).uses - 1


@rule("WLD-G122")
def test_it_is_offered_in_words_to_whose_it_is() -> None:
    state = moved()
    moves = [move for move in GAME.legal(state, RANGER) if str(move).startswith("choose")]
    said = [GAME.choice(GAME.view(state, RANGER), move).label for move in moves]
    assert said == [
        "Ranger: Efficient route (timer stands still) instead of lay of the land, free",
        "Ranger: Keen eye (a boon on a search here) instead of lay of the land, free",
    ]


@rule("WLD-G122")
def test_another_pick_says_what_it_brings_and_stands_aside() -> None:
    state = moved()
    choice = GAME.choice(GAME.view(state, RANGER), read_move(GAME.verbs, "choose pathfinder-keen"))
    assert choice.label == "Ranger: Keen eye (a boon on a search here) instead of lay of the land, free"
    assert choice.detail == "A boon on the next search here; you can change this once, before the party's next action"
    assert choice.weight == "quiet"
