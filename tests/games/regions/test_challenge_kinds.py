"""What the kinds of Challenges have in common, by type: the content keeps to it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.regions.files import files
from engine.games.regions.rules import opening
from engine.games.regions.rules.challenges import acting
from engine.games.regions.state import board
from engine.games.regions.state.content import Challenge, content
from engine.games.regions.state.options import HAND_MADE
from engine.games.regions.state.scenarios import Placed

from .build import corridor, entity, party, scenario, way, working


def of(type: str) -> list[Challenge]:
    return [kind for kind in content().challenges.values() if kind.type == type]


@pytest.mark.rule("REG-061", "REG-068")
def test_every_challenge_is_of_one_of_five_types():
    types = {kind.type for kind in content().challenges.values()}
    assert types == {"Environ", "Obstacle", "Creature", "Seeker", "Trap"}


@pytest.mark.rule("REG-067")
@pytest.mark.parametrize("name", HAND_MADE)
def test_every_scenario_sets_several_challenges_against_the_party(name):
    assert len(list(opening.entities(files.scenario_named(name), 1))) > 1


@pytest.mark.rule("REG-127", "REG-G32", "REG-G38")
@pytest.mark.parametrize("name", HAND_MADE)
def test_every_patrol_of_a_scenario_can_be_walked_to_its_end(name):
    where = files.scenario_named(name)
    walks = [placed for placed in where.placed if placed.patrol]
    if not walks:
        return
    state = party(where, "warden", "delver", "mender")
    for placed in walks:
        walker = entity(state, placed.id)
        assert placed.patrol[0] == placed.at, placed.id
        for stop in (*placed.patrol[1:], placed.patrol[0]):
            steps = board.reach(state, walker, 99)
            assert stop in steps, f"{placed.id} cannot get from {walker.at} to {stop}"
            assert steps[stop] <= 1, f"{placed.id} skips what lies between {walker.at} and {stop}"
            walker = replace(walker, at=stop)


@pytest.mark.rule("REG-069", "REG-074", "REG-076")
def test_environs_have_an_action_and_no_ep():
    for kind in of("Environ"):
        assert (kind.ep, kind.reaction) == (0, None), kind.id
        assert kind.actions and kind.actions[0].kind == "action", kind.id


@pytest.mark.rule("REG-111", "REG-112", "REG-115")
def test_creatures_have_ep_an_action_and_a_reaction():
    for kind in of("Creature"):
        assert kind.ep > 0 and kind.actions and kind.reaction is not None, kind.id


@pytest.mark.rule("REG-122", "REG-123", "REG-124", "REG-125", "REG-178")
def test_most_seekers_do_no_damage_have_1_ep_and_every_one_takes_tokens():
    seekers = of("Seeker")
    harmless = [kind for kind in seekers if not any(play.damage for play in kind.actions)]
    frail = [kind for kind in seekers if kind.ep == 1]
    assert len(harmless) * 2 > len(seekers)
    assert len(frail) * 2 > len(seekers)
    for kind in seekers:
        assert any(effect.kind == "tokens" for play in kind.actions for effect in play.effects), kind.id
        assert kind.reaction is not None and any(effect.kind == "tokens" for effect in kind.reaction.effects), kind.id


@pytest.mark.rule("REG-133", "REG-134", "REG-136", "REG-137", "REG-G34")
def test_traps_have_a_trigger_a_use_and_no_ep():
    for kind in of("Trap"):
        assert (kind.ep, kind.reaction) == (0, None), kind.id
        assert kind.trigger in ("enter", "search", "lockpick failed", "feature", "leave"), kind.id
        assert kind.use in ("one-shot", "re-arming") and kind.actions, kind.id


@pytest.mark.rule("REG-065", "REG-066", "REG-G30")
@pytest.mark.parametrize("kind", ["needle-gnats", "tallow-mother", "glass-eye"])
def test_a_challenge_of_any_level_plays_what_is_printed_and_nothing_else(kind):
    state = party(corridor(placed=(Placed("it", kind, "hall", single=True),)), "warden")
    printed = {f"act/{play.id}/p0" for play in content().challenges[kind].actions}
    deeds = acting.deeds(state, entity(state, "it"), 0)
    assert set(deeds) == {*printed, "go/passage", "done"}


@pytest.mark.rule("REG-033", "REG-081", "REG-082", "REG-134", "REG-G29")
def test_obstacles_and_traps_take_no_turns():
    where = scenario(
        way("hall", "vault", obstacle="rubble"),
        placed=(Placed("plate", "dart-plate", "hall"), Placed("gnats", "needle-gnats", "hall", single=True)),
    )
    state = party(where, "warden")
    assert sorted(item.id for item in state.entities) == ["gnats", "o:hall/vault", "plate"]
    for begin, taking in ((acting.first, ()), (acting.others, ("gnats",))):
        venture = working(state)
        begin(venture)
        assert tuple(id for task in venture.state.agenda for id in task.words) == taking
