"""Bodies of Seekers: left, found, hidden, dragged away."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalMove
from engine.games.regions.rules import flow
from engine.games.regions.rules.actions import harm
from engine.games.regions.rules.challenges import acting as challenges
from engine.games.regions.rules.challenges import bodies
from engine.games.regions.state.moves import Drag, Hide
from engine.games.regions.state.scenarios import Placed
from engine.games.regions.state.state import Body, Turn

from .build import (
    ADA,
    BOB,
    carried_on,
    entity,
    kinds_of,
    only,
    party,
    region,
    scenario,
    way,
    with_entity,
    with_member,
    working,
)


def fallen(*, hide_spot: bool = True, at: str = "b", obstacle: str = "", **fields):
    """Return Ada's turn in ``a`` of a - b - c - d; the first guard lies there, the second is at ``at``."""
    where = scenario(
        way("a", "b", obstacle=obstacle),
        way("b", "c"),
        way("c", "d"),
        regions=(region("a", hide_spot=hide_spot),),
        placed=(
            Placed("first", "drowsy-guard", "a", single=True),
            Placed("second", "drowsy-guard", at, single=True, patrol=fields.pop("patrol", ())),
        ),
        type="stealth",
        setting="civilization",
        goal="d",
        light_rule="none",
    )
    state = party(where, "shadow", "warden", turn=ADA, **fields)
    venture = working(state)
    harm.defeat(venture, "first", "p0", "damage")
    return venture.state


def acting(state, deed, *words: str):
    venture = working(state)
    deed(venture, ADA, *words)
    return carried_on(venture)


@pytest.mark.rule("REG-184")
def test_a_defeated_seeker_leaves_a_body_where_it_fell():
    state = fallen()
    assert state.bodies == (Body("first", "a"),)
    assert entity(state, "first").defeated


@pytest.mark.rule("REG-185", "REG-G49")
def test_a_seeker_who_stands_beside_the_one_who_falls_is_alerted_at_once():
    assert entity(fallen(at="a"), "second").alerted
    assert not entity(fallen(at="b"), "second").alerted, "one who is next door has not come upon it"


@pytest.mark.rule("REG-185", "REG-G49")
def test_a_seeker_who_comes_upon_a_body_is_alerted():
    state = with_member(with_member(fallen(patrol=("b", "a")), ADA, region="c"), BOB, region="c")
    venture = working(state)
    challenges.others(venture)
    flow.run(venture)
    second = entity(venture.state, "second")
    assert (second.at, second.alerted) == ("a", True)
    assert second.last == "a"
    assert kinds_of(venture.events)[-1] == "unseen_alarm", "the party is two rooms away and hears of it"


@pytest.mark.rule("REG-185", "REG-G49")
def test_the_party_is_told_of_a_find_that_it_sees():
    state = with_member(with_member(fallen(patrol=("b", "a")), ADA, region="b"), BOB, region="b")
    venture = working(with_entity(state, "second", at="b"))
    challenges.move(venture, "second", "a")
    found = only(venture.events, "body_found").facts
    assert found["by"] == ("Drowsy guard 2",)
    assert only(venture.events, "alerted").facts["why"] == "body"


@pytest.mark.rule("REG-186", "REG-G50")
def test_a_hidden_body_is_never_found():
    venture = acting(fallen(patrol=("b", "a")), bodies.hide, "drowsy-guard")
    assert venture.state.bodies == (Body("first", "a", hidden=True),)
    assert venture.state.turn is not None and venture.state.turn.action
    assert kinds_of(venture.events) == ["body_hidden"]
    state = with_member(with_member(venture.state, ADA, region="c"), BOB, region="c")
    later = working(state)
    challenges.others(later)
    flow.run(later)
    assert entity(later.state, "second").at == "a"
    assert not entity(later.state, "second").alerted


@pytest.mark.rule("REG-186", "REG-187", "REG-G12", "REG-G50")
def test_hiding_takes_ones_own_action_phase_in_the_region_of_the_body():
    state = fallen()
    assert list(bodies.moves(state, ADA)) == [Hide("drowsy-guard")]
    assert list(bodies.moves(state, BOB)) == [], "it is not Bob's turn"
    from msgspec.structs import replace

    spent = replace(state, turn=Turn(ADA, action=True))
    assert list(bodies.moves(spent, ADA)) == []
    with pytest.raises(IllegalMove) as caught:
        acting(spent, bodies.hide, "drowsy-guard")
    assert caught.value.rule == "REG-G12"
    elsewhere = with_member(state, ADA, region="b")
    with pytest.raises(IllegalMove) as caught:
        acting(elsewhere, bodies.hide, "drowsy-guard")
    assert caught.value.rule == "REG-186"


@pytest.mark.rule("REG-G50")
def test_nothing_is_hidden_before_another_seekers_eyes():
    state = fallen(at="a")
    with pytest.raises(IllegalMove) as caught:
        acting(state, bodies.hide, "drowsy-guard")
    assert caught.value.rule == "REG-G50"


@pytest.mark.rule("REG-186", "REG-188", "REG-G50")
def test_a_seeker_that_no_one_sees_is_not_told_of_by_a_refusal():
    state = with_entity(fallen(at="a"), "second", hidden=True)
    assert bodies.refuse_hiding(state, ADA, "drowsy-guard") is None
    assert Hide("drowsy-guard") in list(bodies.moves(state, ADA))


@pytest.mark.rule("REG-187", "REG-G50")
def test_where_nothing_hides_it_a_body_is_dragged_on_with_action_and_move():
    state = fallen(hide_spot=False, at="d")
    assert list(bodies.moves(state, ADA)) == [Drag("drowsy-guard", "A")]
    venture = acting(state, bodies.drag, "drowsy-guard", "A")
    ada = venture.state.members[ADA]
    assert (ada.region, ada.moved) == ("b", True)
    assert venture.state.turn is not None and venture.state.turn.action
    assert venture.state.bodies == (Body("first", "b"),)
    assert dict(only(venture.events, "body_dragged").facts) == {
        "who": "Ada",
        "what": "Drowsy guard",
        "start": "A",
        "end": "B",
    }


@pytest.mark.rule("REG-186", "REG-187", "REG-188", "REG-G50")
def test_where_it_can_be_hidden_it_is_not_dragged_and_the_other_way_round():
    with pytest.raises(IllegalMove) as caught:
        acting(fallen(), bodies.drag, "drowsy-guard", "A")
    assert caught.value.rule == "REG-G50"
    with pytest.raises(IllegalMove) as caught:
        acting(fallen(hide_spot=False), bodies.hide, "drowsy-guard")
    assert caught.value.rule == "REG-187"


@pytest.mark.rule("REG-187", "REG-G50", "REG-031")
def test_dragging_needs_the_move_and_an_open_way():
    moved = with_member(fallen(hide_spot=False, at="d"), ADA, moved=True)
    with pytest.raises(IllegalMove) as caught:
        acting(moved, bodies.drag, "drowsy-guard", "A")
    assert caught.value.rule == "REG-187"
    with pytest.raises(IllegalMove) as caught:
        acting(fallen(hide_spot=False, at="d", obstacle="barred-door"), bodies.drag, "drowsy-guard", "A")
    assert caught.value.rule == "REG-031"
    with pytest.raises(IllegalMove) as caught:
        acting(fallen(hide_spot=False, at="d"), bodies.drag, "drowsy-guard", "Z")
    assert caught.value.rule == "REG-030"


@pytest.mark.rule("REG-G49", "REG-187")
def test_a_body_that_is_dragged_to_a_seeker_is_found():
    venture = acting(fallen(hide_spot=False), bodies.drag, "drowsy-guard", "A")
    assert entity(venture.state, "second").alerted
    assert only(venture.events, "body_found").facts["what"] == "Drowsy guard"


@pytest.mark.rule("REG-G49", "REG-G48")
def test_who_is_alerted_already_makes_no_more_of_a_body():
    state = with_entity(fallen(), "second", alerted=True, at="a", last="c")
    venture = working(state)
    bodies.found(venture, "second")
    assert venture.events == []
    assert entity(venture.state, "second").last == "c"
