"""What stirs, lies or waits unseen gives itself away by what it does alone; what was learned is not taken back for nothing
(REG-019, REG-036, REG-G06, REG-G55)."""

from __future__ import annotations

import pytest

from engine.core.dice import Dice, KeyedSource
from engine.core.errors import IllegalMove
from engine.games.regions.game import GAME
from engine.games.regions.rules.challenges import stealth
from engine.games.regions.speech.story import tell
from engine.games.regions.state.scenarios import Feature, Placed, Scenario
from engine.games.regions.state.state import Habits
from engine.games.regions.state.view import view_for

from .build import (
    ADA,
    entity,
    kinds_of,
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
from .test_secrecy import compared

rule = pytest.mark.rule

TORCH = {"equipped": ("torch",), "pack": (), "light": False}


def _dark(*placed: Placed, **fields: object) -> Scenario:
    """Return a dark hall beside a dark passage, and the road out."""
    dark = tuple(region(name, light="dark") for name in ("hall", "passage"))
    return scenario(way("hall", "passage"), way("passage", "road"), regions=dark, placed=placed, **fields)


# Who is out of sight.


@rule("REG-191", "REG-192", "REG-G26", "REG-036")
def test_a_seeker_that_sees_a_light_from_the_dark_is_neither_named_nor_placed():
    guard = Placed("guard", "drowsy-guard", "passage", single=True)
    state = party(_dark(guard, type="stealth", light_rule="token"), "warden", turn=ADA)
    venture = working(with_member(state, ADA, **TORCH))
    stealth.toggle(venture, ADA)
    after, told = venture.state, venture.events
    assert dict(only(told, "light_seen").facts) == {"what": "", "where": "Hall"}
    assert dict(only(told, "tokens_lost").facts) == {"count": 1, "left": state.tokens - 1, "by": ""}
    assert not [event for event in told if "guard" in str(event.facts).casefold()]
    assert "Somebody out of sight sees a light" in tell(view_for(after, None), told)
    assert entity(after, "guard").alerted


@rule("REG-191", "REG-G26")
def test_a_seeker_in_sight_that_sees_a_light_is_named():
    guard = Placed("guard", "drowsy-guard", "hall", single=True)
    state = party(_dark(guard, type="stealth", light_rule="token"), "warden", turn=ADA)
    venture = working(with_member(state, ADA, **TORCH))
    stealth.toggle(venture, ADA)
    assert only(venture.events, "light_seen").facts["what"] == "Drowsy guard"


@rule("REG-129", "REG-036")
@pytest.mark.parametrize("number", [1, 3])
def test_however_many_hear_a_noise_out_of_sight_it_is_told_once(number):
    guards = tuple(Placed(f"g{item}", "drowsy-guard", "passage", single=True) for item in range(number))
    venture = working(party(_dark(*guards, type="stealth"), "warden", turn=ADA))
    stealth.alarm(venture, "hall")
    assert all(item.alerted for item in venture.state.entities)
    assert kinds_of(venture.events) == ["unseen_alarm"]


@rule("REG-138", "REG-036")
def test_what_a_mechanism_disarms_far_away_is_not_named_where_no_one_ever_met_it():
    lever = Feature("lever", "a lever", "hall", "mechanism", text="Something falls silent.", disarms=("gnats",))
    where = scenario(
        way("hall", "passage"),
        way("passage", "road"),
        regions=(region("passage", light="dark"),),
        placed=(Placed("gnats", "needle-gnats", "passage"),),
        features=(lever,),
    )
    after, told = play(party(where, "warden", turn=ADA), ADA, "use lever")
    assert all(item.defeated for item in after.entities)
    assert "defeated" not in kinds_of(told)
    assert only(told, "used").facts["text"] == "Something falls silent."


@rule("REG-116", "REG-G40", "REG-G06")
def test_no_one_can_try_out_whether_a_creature_is_back():
    where = _dark(Placed("gnats", "needle-gnats", "hall", single=True))
    met = with_entity(party(where, "warden", turn=ADA), "gnats", number=1)
    met = with_member(met, ADA, hand=("bind-wounds", "throw-stones", "sweep"))
    gone = with_entity(met, "gnats", defeated=True, ep=0)
    back = with_entity(met, "gnats", at="passage")
    for text in (
        "act bind-wounds needle-gnats",
        "act throw-stones needle-gnats",
        "act heave needle-gnats",
        "pick needle-gnats",
    ):
        words = []
        for state in (gone, back):
            with pytest.raises(IllegalMove) as refused:
                GAME.apply(state, ADA, GAME.read(state, ADA, text), Dice(KeyedSource("")))
            words.append(str(refused.value))
        assert words[0] == words[1], text


@rule("REG-G06", "REG-044")
def test_a_blow_at_all_in_the_dark_names_no_one_before_it_strikes():
    state = party(_dark(Placed("gnats", "needle-gnats", "hall", single=True)), "warden", turn=ADA)
    assert entity(state, "gnats").number == 0
    state = with_member(state, ADA, hand=("sweep",))
    _, told = GAME.apply(state, ADA, GAME.read(state, ADA, "act sweep"), Dice(KeyedSource("dark")))
    assert only(told, "played").facts["targets"] == ()
    assert any(event.reveals for event in told)


# What was learned is not taken back for nothing.


@rule("REG-G55")
def test_what_a_move_may_show_can_be_taken_back_freely_in_both_worlds_or_in_neither():
    """Else an undo that is free would tell that nothing was there; and so would one that is not."""
    free = []
    for number, (state, seat, move, other) in enumerate(compared()):
        if number % 2:
            continue
        told = [GAME.apply(world, seat, move, Dice(KeyedSource("the same")))[1] for world in (state, other)]
        here, there = (not any(event.reveals for event in events) for events in told)
        assert here == there, f"{state.scenario.id}, round {state.round}: {move}"
        free.append(here)
    assert any(free) and not all(free)


@rule("REG-027", "REG-039", "REG-133")
def test_a_look_into_a_room_that_is_known_and_empty_is_a_look():
    state = party(_dark(), "warden", turn=ADA, explored=("hall", "passage"), seen=("hall", "passage"))
    _, told = play(state, ADA, "move passage")
    assert any(event.reveals for event in told)


@rule("REG-G25", "REG-045")
def test_a_light_that_shows_no_one_has_shown_that():
    state = with_member(party(_dark(), "warden", turn=ADA), ADA, **TORCH)
    _, told = play(state, ADA, "light")
    assert any(event.reveals for event in told)
    _, told = play(with_member(state, ADA, light=True), ADA, "light")
    assert not any(event.reveals for event in told)


@rule("REG-043", "REG-G11")
def test_eyes_for_the_dark_that_see_no_one_have_seen_that():
    for name, shows in (("hall", False), ("cave", True)):
        where = scenario(way(name, "road"), regions=(region(name, light="dark" if shows else "lit"),))
        state = with_member(party(where, "warden", turn=ADA), ADA, equipped=(), pack=("cat-charm",))
        _, told = play(state, ADA, "equip cat-charm")
        assert any(event.reveals for event in told) is shows


@rule("REG-G06")
def test_a_blow_into_the_dark_that_strikes_no_one_has_found_that_out():
    state = with_member(party(_dark(), "warden", turn=ADA), ADA, hand=("sweep",))
    _, told = play(state, ADA, "act sweep")
    assert "clash" not in kinds_of(told) and any(event.reveals for event in told)


@rule("REG-008")
def test_what_a_challenge_begins_to_do_is_learned_before_anything_is_rolled():
    gnats = Placed("gnats", "needle-gnats", "hall", single=True)
    state = party(scenario(way("hall", "road"), placed=(gnats,)), "delver", turn=ADA)
    state = with_member(state, ADA, habits=Habits(react="ask"), hand=("duck",))
    _, told = play(state, ADA, "pass")
    assert "clash" not in kinds_of(told) and any(event.reveals for event in told)
