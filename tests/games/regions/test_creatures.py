"""Creatures on fixed maps: whom they attack, whom they pursue and how far, and how they go home."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.flow import MASTER
from engine.games.regions.rules import flow
from engine.games.regions.rules.challenges import acting, policies
from engine.games.regions.rules.progress import Venture
from engine.games.regions.state.content import Challenge, Effect, Play, content
from engine.games.regions.state.options import Options
from engine.games.regions.state.scenarios import Placed
from engine.games.regions.state.state import Ongoing

from .build import (
    ADA,
    BOB,
    CY,
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


def row(*kinds: Placed, last: str = "f", light: str = "lit"):
    """Return a - b - c - d - e - f and a far goal, with Challenges in it."""
    letters = "abcdefgh"[: "abcdefgh".index(last) + 1]
    ways = [way(letter, two) for letter, two in pairwise(letters)]
    return scenario(
        *ways,
        way("a", "goal", obstacle="rubble"),
        regions=tuple(region(letter, light=light) for letter in letters),
        placed=kinds,
        start="a",
        goal="goal",
    )


def gnats(at: str, **fields) -> Placed:
    return Placed("gnats", "needle-gnats", at, single=True, **fields)


def deed(state, moved: bool = False, acted: bool = False, id: str = "gnats") -> str:
    return policies.creature_policy(state, entity(state, id), moved, acted)


@pytest.mark.rule("REG-G31")
def test_a_creature_attacks_a_member_who_has_the_most_ep_left():
    state = party(row(gnats("a")), "shadow", "delver", "warden")  # EP 14, 18, 20
    assert deed(state) == "act/sting/p2"
    assert deed(with_member(state, CY, ep=17)) == "act/sting/p1"


@pytest.mark.rule("REG-G31")
def test_of_equally_strong_pcs_the_first_by_seat_is_attacked():
    state = party(row(gnats("a")), "warden", "warden", "warden")
    assert deed(state) == "act/sting/p0"


@pytest.mark.rule("REG-G31", "REG-G07")
def test_a_member_who_is_down_is_no_target():
    state = with_member(party(row(gnats("a")), "warden", "delver"), BOB, ep=0)
    assert deed(state) == "act/sting/p0"
    assert deed(with_member(state, ADA, ep=0)) == "done", "nobody stands, and nobody else is on the map"


@pytest.mark.rule("REG-G30", "REG-G31")
def test_after_its_action_a_creature_does_not_move():
    state = party(row(gnats("a")), "warden")
    assert deed(state, acted=True) == "done"


@pytest.mark.rule("REG-114", "REG-G31")
@pytest.mark.parametrize(("at", "step"), [("b", "go/a"), ("c", "go/b"), ("d", "go/c"), ("e", "done")])
def test_a_creature_pursues_pcs_within_3_steps_and_no_farther(at, step):
    assert deed(party(row(gnats(at)), "warden")) == step


@pytest.mark.rule("REG-G31", "REG-G38")
def test_steps_are_counted_along_open_paths():
    where = scenario(
        way("a", "b", obstacle="rubble"),
        way("b", "c"),
        way("c", "d"),
        way("d", "a"),
        way("a", "goal"),
        placed=(gnats("b"),),
        goal="goal",
    )
    state = party(where, "warden")
    assert deed(state) == "go/c", "the direct way is blocked, round by c and d it is 3 steps"
    longer = scenario(
        way("a", "b", obstacle="rubble"),
        way("b", "c"),
        way("c", "d"),
        way("d", "e"),
        way("e", "a"),
        way("a", "goal"),
        placed=(gnats("b"),),
        goal="goal",
    )
    assert deed(party(longer, "warden")) == "done", "4 steps are too many"


@pytest.mark.rule("REG-G31")
def test_of_equally_near_pcs_the_one_in_the_lower_region_is_pursued():
    where = scenario(way("m", "z"), way("m", "b"), way("m", "goal"), placed=(gnats("m"),), start="z", goal="goal")
    state = with_member(party(where, "warden", "delver"), BOB, region="b")
    assert deed(state) == "go/b"
    assert deed(with_member(state, BOB, ep=0)) == "go/z", "whoever is down is not pursued"


@pytest.mark.rule("REG-G31")
def test_a_creature_that_lost_its_prey_goes_back_toward_its_origin():
    state = party(row(gnats("f"), last="h"), "warden")
    away = with_entity(state, "gnats", at="e")
    assert deed(away) == "go/f", "a is 4 steps off"
    assert deed(with_entity(state, "gnats", at="f")) == "done"


@pytest.mark.rule("REG-G31")
def test_what_does_not_pursue_stays_where_it_is():
    state = party(row(Placed("crabs", "tide-crabs", "b", single=True)), "warden")
    assert deed(state, id="crabs") == "done"
    assert deed(with_entity(state, "crabs", at="c"), id="crabs") == "done"


@pytest.mark.rule("REG-G31")
def test_what_is_bound_to_water_does_not_follow_ashore():
    where = scenario(
        way("shore", "pool"),
        way("pool", "deep"),
        way("shore", "goal"),
        regions=(region("pool", water="surface"), region("deep", water="submerged")),
        placed=(Placed("eel", "sump-eel", "deep", single=True),),
        goal="goal",
    )
    state = party(where, "warden")
    assert deed(state, id="eel") == "done"
    assert deed(with_member(state, ADA, region="pool"), id="eel") == "go/pool"


@pytest.mark.rule("REG-112", "REG-G30", "REG-G31", "REG-032")
def test_a_creature_that_arrives_attacks_at_once():
    state = party(row(gnats("b")), "warden")
    venture = working(state, 5, 3, 2, 1)  # Inflict 5 on Guard's 3; Damage 2, Defense 1
    acting.others(venture)
    carried_on(venture)
    assert entity(venture.state, "gnats").at == "a"
    assert venture.state.members[ADA].ep == 19
    kinds = kinds_of(venture.events)
    assert kinds.index("went") < kinds.index("played")
    assert dict(only(venture.events, "went").facts) == {"what": "Needle gnats", "start": "B", "end": "A"}


@pytest.mark.rule("REG-062", "REG-113", "REG-G29")
def test_creatures_act_by_their_ids_and_seekers_after_them():
    where = row(
        Placed("b-guard", "drowsy-guard", "c", single=True),
        Placed("z-gnats", "needle-gnats", "c", single=True),
        Placed("c-gnats", "needle-gnats", "c", single=True),
        Placed("wind", "biting-wind", "c", single=True),
        Placed("plate", "dart-plate", "c", single=True),
    )
    state = party(where, "warden")
    assert policies.creature_order(state) == ("c-gnats", "z-gnats")
    venture = working(state)
    acting.others(venture)
    assert venture.state.agenda[0].words == ("c-gnats", "z-gnats", "b-guard")


@pytest.mark.rule("REG-032")
def test_a_creature_that_moves_out_of_sight_is_not_told_of():
    state = party(row(gnats("d")), "warden")
    venture = working(state)
    acting.others(venture)
    carried_on(venture)
    assert entity(venture.state, "gnats").at == "c"
    assert venture.events == []


@pytest.mark.rule("REG-032", "REG-036")
def test_a_creature_that_comes_into_sight_is_seen():
    state = party(row(gnats("c")), "warden")
    venture = working(state)
    acting.others(venture)
    carried_on(venture)
    assert entity(venture.state, "gnats").at == "b"
    assert kinds_of(venture.events) == ["saw"]


@pytest.mark.rule("REG-G06")
def test_a_creature_that_leaves_is_not_revealed_any_more():
    state = with_entity(party(row(gnats("b"), light="dark"), "warden"), "gnats", shown=True, number=1)
    venture = working(with_member(state, ADA, region="c"))
    acting.move(venture, "gnats", "c")
    assert not entity(venture.state, "gnats").shown
    assert "went" not in kinds_of(venture.events), "it is dark, and the party has no light"


@pytest.mark.rule("REG-077")
@pytest.mark.parametrize(("calm", "moves"), [(1, False), (0, True)])
def test_what_is_calm_does_nothing_until_the_round_is_over(calm, moves):
    state = with_entity(party(row(gnats("d")), "warden"), "gnats", calm=calm)
    venture = working(state)
    acting.others(venture)
    carried_on(venture)
    assert (entity(venture.state, "gnats").at == "c") is moves


@pytest.mark.rule("REG-077", "REG-G09")
def test_what_lasts_until_a_calmed_challenges_turn_ends_all_the_same():
    lasting = Ongoing("p0", "Sting", "gnats", "next turn", "inflict", -1)
    state = replace(with_entity(party(row(gnats("d")), "warden"), "gnats", calm=1), ongoing=(lasting,))
    venture = working(state)
    acting.others(venture)
    carried_on(venture)
    assert venture.state.ongoing == ()


@pytest.mark.rule("REG-115", "REG-G40")
def test_what_is_defeated_or_came_back_just_now_has_no_turn():
    state = party(row(gnats("d")), "warden")
    for gone in ({"defeated": True}, {"back": True}):
        venture = working(with_entity(state, "gnats", **gone))
        acting.others(venture)
        carried_on(venture)
        assert entity(venture.state, "gnats").at == "d"


@pytest.mark.rule("REG-063", "REG-064", "REG-G28")
def test_a_game_master_chooses_the_order_and_the_deeds_from_what_is_legal():
    where = row(gnats("b"), Placed("jackdaw", "purse-jackdaw", "c", single=True))
    state = party(where, "warden", options=Options(town="no", referee="gm"), master=True)
    venture = working(state)
    acting.others(venture)
    flow.run(venture)
    (order,) = flow.open_questions(venture.state)
    assert (order.owner, order.options, order.default) == (MASTER, ("gnats", "jackdaw", "all"), "gnats")
    flow.reply(venture, order, "jackdaw")
    flow.run(venture)
    (what,) = flow.open_questions(venture.state)
    assert (what.owner, what.id) == (MASTER, "jackdaw")
    assert what.options == ("go/b", "go/d", "done")
    assert what.default == "go/b", "the policy: one step toward a"
    flow.reply(venture, what, "go/d")
    flow.run(venture)
    assert entity(venture.state, "jackdaw").at == "d"
    (what,) = flow.open_questions(venture.state)  # nothing is left of the jackdaw's turn, and the gnats are last
    assert what.id == "gnats"
    flow.reply(venture, what, "done")
    flow.run(venture)
    assert venture.state.agenda == ()
    assert entity(venture.state, "gnats").at == "b"


@pytest.mark.rule("REG-064", "REG-G28")
def test_a_game_master_may_let_all_who_are_left_do_as_the_bot_would():
    where = row(gnats("b"), Placed("jackdaw", "purse-jackdaw", "c", single=True))
    state = party(where, "warden", options=Options(town="no", referee="gm"), master=True)
    venture = Venture(state, Dice(KeyedSource("all")))
    acting.others(venture)
    flow.run(venture)
    (order,) = flow.open_questions(venture.state)
    flow.reply(venture, order, "all")
    flow.run(venture)
    assert flow.open_questions(venture.state) == ()
    alone = Venture(replace(state, rules=replace(state.rules, referee="bot")), Dice(KeyedSource("all")))
    acting.others(alone)
    flow.run(alone)
    assert [item.at for item in venture.state.entities] == [item.at for item in alone.state.entities]
    assert venture.state.members == alone.state.members and venture.events == alone.events
    assert entity(venture.state, "gnats").at == "a"


@pytest.mark.rule("REG-G28", "REG-G30")
def test_a_game_masters_creature_may_move_after_its_action():
    state = with_member(party(row(gnats("b")), "warden", "delver"), BOB, region="b")
    at_bobs = entity(state, "gnats")
    assert acting.deeds(state, at_bobs, 0) == ("act/sting/p1", "go/a", "go/c", "done")
    assert acting.deeds(state, at_bobs, acting.ACTED) == ("go/a", "go/c", "done")
    assert acting.deeds(state, at_bobs, acting.MOVED) == ("act/sting/p1", "done")
    assert acting.deeds(state, at_bobs, acting.MOVED | acting.ACTED) == ("done",)


@pytest.mark.rule("REG-073", "REG-G30")
def test_a_challenge_whose_card_lists_a_strategy_plays_it_first_and_once(monkeypatch):
    roar = Play("roar", "Roar", "strategy", effects=(Effect("track", "-1", "target", track="Mind"),))
    bite = Play("bite", "Bite", "action", inflict="1d6", damage="1d4")
    kind = Challenge("old-bear", "Old bear", "Creature", 1, "", ep=9, pursues=True, actions=(bite, roar))
    monkeypatch.setitem(content().challenges, "old-bear", kind)
    state = party(row(Placed("bear", "old-bear", "a", single=True)), "warden")
    venture = working(state, 1, 6)
    acting.others(venture)
    carried_on(venture)
    assert [event.facts["play"] for event in venture.events if event.kind == "played"] == ["Roar", "Bite"]
    assert venture.state.members[ADA].tracks["Mind"] == -1
    alone = with_entity(state, "bear", at="f")
    assert "plan/roar" in acting.deeds(alone, entity(alone, "bear"), 0)
    assert "plan/roar" not in acting.deeds(alone, entity(alone, "bear"), acting.PLANNED)
