"""Stealth Tokens, Alerted Seekers, and lights that give the party away."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.regions.player import worth
from engine.games.regions.player.ground import Ground
from engine.games.regions.player.mind import Mind
from engine.games.regions.player.temper import TEMPERS
from engine.games.regions.rules import flow, odds
from engine.games.regions.rules.actions import effects, strikes
from engine.games.regions.rules.challenges import acting, stealth
from engine.games.regions.rules.exploring import movement
from engine.games.regions.speech import strike_offers
from engine.games.regions.state import sheets
from engine.games.regions.state.content import Effect, content
from engine.games.regions.state.scenarios import Placed
from engine.games.regions.state.state import Strike

from .build import (
    ADA,
    BOB,
    carried_on,
    corridor,
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

GUARD = Placed("guard", "drowsy-guard", "passage", single=True)


def sneaking(*crafts: str, setting: str = "civilization", **fields):
    """Return a party in the hall; a drowsy guard is in the passage, the vault is the goal."""
    placed = fields.pop("placed", (GUARD,))
    return party(corridor(type="stealth", setting=setting, placed=placed, **fields), *crafts)


# The pool.


@pytest.mark.rule("REG-179", "REG-180", "REG-181", "REG-182", "REG-183", "REG-G47")
@pytest.mark.parametrize(
    ("setting", "tokens"),
    [
        ("civilization", 1 + 4 + 2),  # pathfinder 1, shadow 2 + 2, warden 1 + 1
        ("wilderness", 3 + 2 + 2),
        ("dungeon", 1 + 2 + 2),
    ],
)
def test_each_craft_adds_its_general_tokens_and_those_for_the_setting(setting, tokens):
    state = sneaking("pathfinder", "shadow", "warden", setting=setting)
    assert sheets.tokens(state) == tokens == state.tokens


@pytest.mark.rule("REG-182", "REG-G47")
def test_the_setting_of_a_region_makes_no_difference_to_the_pool():
    where = corridor(type="stealth", setting="civilization", regions=(region("hall", settings=("wilderness",)),))
    assert sheets.tokens(party(where, "pathfinder")) == 1


@pytest.mark.rule("REG-G47")
def test_a_party_without_any_tokens_sets_out_with_1():
    state = sneaking("warden")
    craftless = with_member(state, ADA, craft="")
    assert sheets.tokens(craftless) == 1


@pytest.mark.rule("REG-194", "REG-G47")
def test_several_tokens_are_lost_at_once_and_never_more_than_there_are():
    venture = working(sneaking("shadow"))  # 4
    stealth.lose(venture, 3, "guard")
    assert venture.state.tokens == 1
    assert dict(only(venture.events, "tokens_lost").facts) == {"count": 3, "left": 1, "by": "Drowsy guard"}
    venture = working(venture.state)
    stealth.lose(venture, 3, "guard")
    assert venture.state.tokens == 0
    assert only(venture.events, "tokens_lost").facts["count"] == 1


@pytest.mark.rule("REG-174", "REG-195", "REG-G46")
def test_with_the_last_token_the_scenario_fails_at_once():
    venture = working(sneaking("shadow"))
    stealth.lose(venture, 4, "guard")
    assert (venture.state.phase, venture.state.ending, venture.state.why) == ("over", "lost", "tokens")


@pytest.mark.rule("REG-168", "REG-173", "REG-174", "REG-179")
def test_other_types_have_no_tokens_to_lose():
    venture = working(party(corridor(placed=(Placed("bell", "trip-bell", "hall"),)), "warden"))
    stealth.lose(venture, 1, "bell")
    assert venture.state.phase == "play" and venture.events == []


@pytest.mark.rule(
    "REG-128", "REG-130", "REG-178", "REG-194", "REG-195", "REG-G46", "REG-G47", "REG-G48", "REG-124", "REG-125"
)
def test_the_worked_case_of_a_guard_who_wakes():
    """R7: 1 + 4 + 2 tokens; Inflict 5 against Endure 6 costs one and Alerts the guard, who rolls a d8 from then on."""
    state = sneaking("pathfinder", "shadow", "warden", placed=(Placed("guard", "drowsy-guard", "hall", single=True),))
    assert state.tokens == 7
    venture = working(state, 5, 6)
    strikes.begin(venture, Strike("p1", "quick-hands", ("guard",)))
    carried_on(venture)
    assert venture.state.tokens == 6
    guard = entity(venture.state, "guard")
    assert guard.alerted and not guard.defeated
    assert only(venture.events, "alerted").facts["why"] == "token"

    venture = working(with_member(venture.state, BOB, since=9), 4, 3)
    venture.change(tokens=1)
    acting.others(venture)
    carried_on(venture)
    clash = only(venture.events, "clash").facts
    assert clash["inflict"][:2] == ("d6", "d8")
    assert clash["won"]
    assert (venture.state.tokens, venture.state.ending, venture.state.why) == (0, "lost", "tokens")


@pytest.mark.rule("REG-177", "REG-178", "REG-194")
def test_ep_count_as_well_as_tokens():
    state = sneaking("shadow", placed=(Placed("squire", "bored-squire", "hall", single=True),))
    venture = working(state, 8, 3, 4)  # Inflict 8 on Slip Aside's 3, Damage 4
    acting.others(venture)
    carried_on(venture)
    assert venture.state.tokens == 3
    assert venture.state.members[ADA].ep == 10


# Alerts.


@pytest.mark.rule("REG-128")
def test_only_the_seeker_that_made_them_lose_a_token_is_alerted():
    placed = (GUARD, Placed("other", "drowsy-guard", "passage", single=True))
    venture = working(sneaking("shadow", placed=placed))
    stealth.lose(venture, 1, "guard")
    assert entity(venture.state, "guard").alerted
    assert entity(venture.state, "guard").last == "passage"
    assert not entity(venture.state, "other").alerted


@pytest.mark.rule("REG-194")
def test_a_trap_takes_tokens_and_alerts_no_one():
    placed = (GUARD, Placed("bell", "trip-bell", "hall"))
    venture = working(sneaking("shadow", placed=placed))
    stealth.lose(venture, 1, "bell")
    assert venture.state.tokens == 3
    assert kinds_of(venture.events) == ["tokens_lost"]


@pytest.mark.rule("REG-G48")
def test_a_second_cause_changes_nothing_but_the_place_to_look_at():
    venture = working(sneaking("shadow"))
    stealth.alert(venture, "guard", "else", "vault")
    stealth.alert(venture, "guard", "else", "hall")
    assert kinds_of(venture.events).count("alerted") == 1
    assert entity(venture.state, "guard").last == "hall"


@pytest.mark.rule("REG-129")
def test_an_alert_out_of_sight_is_heard_and_not_named():
    venture = working(sneaking("shadow", placed=(Placed("guard", "drowsy-guard", "vault", single=True),)))
    stealth.alert(venture, "guard", "else", "hall")
    assert kinds_of(venture.events) == ["unseen_alarm"]
    assert dict(venture.events[0].facts) == {}


@pytest.mark.rule("REG-129", "REG-131")
def test_an_alarm_is_heard_there_and_next_door_but_not_through_a_closed_door():
    where = scenario(
        way("a", "b"),
        way("b", "c"),
        way("a", "d", obstacle="barred-door"),
        placed=tuple(Placed(f"in-{at}", "drowsy-guard", at, single=True) for at in "abcd"),
        type="stealth",
        setting="civilization",
        goal="c",
    )
    venture = working(party(where, "shadow"))
    stealth.alarm(venture, "a")
    heard = [item.id for item in venture.state.entities if item.alerted]
    assert heard == ["in-a", "in-b"]
    assert entity(venture.state, "in-b").last == "a"


# Lights.


def lamps(rule: str = "token", obstacle: str = "", guard: str = "b", kind: str = "drowsy-guard", **regions: str):
    """Return a party at ``a`` with a torch at hand: a - b - c, all of it dark; a guard is at ``b``."""
    dark = {"a": "dark", "b": "dark", "c": "dark", **regions}
    where = scenario(
        way("a", "b", obstacle=obstacle),
        way("b", "c"),
        way("a", "goal", obstacle="rubble"),
        regions=tuple(region(id, light=light) for id, light in dark.items()),
        placed=(Placed("guard", kind, guard, single=True, patrol=(guard,)),),
        type="stealth",
        setting="civilization",
        light_rule=rule,
        goal="goal",
        needs=("nothing",),
    )
    state = party(where, "shadow", "delver")
    return with_member(state, ADA, equipped=("torch",))


def lit(state, index: int = ADA):
    venture = working(with_member(state, index, light=True))
    stealth.lights(venture, f"p{index}")
    return venture


@pytest.mark.rule("REG-191", "REG-192", "REG-G26")
def test_by_default_a_light_that_a_seeker_sees_is_the_end():
    from engine.games.regions.state.scenarios import Scenario

    assert Scenario("x", "X", "stealth", "dungeon", "a", "b").light_rule == "defeat"
    venture = lit(lamps("defeat"))
    assert (venture.state.ending, venture.state.why) == ("lost", "light")
    assert only(venture.events, "light_seen").facts["where"] == "A"


@pytest.mark.rule("REG-191", "REG-G26", "REG-129")
def test_or_it_costs_a_token_and_the_seeker_is_alerted():
    venture = lit(lamps())  # 4 + 1 tokens
    assert venture.state.tokens == 4
    guard = entity(venture.state, "guard")
    assert (guard.alerted, guard.saw, guard.last) == (True, True, "a")


@pytest.mark.rule("REG-G26")
def test_or_no_one_minds():
    venture = lit(lamps("none"))
    assert venture.events == [] and venture.state.tokens == 5


@pytest.mark.rule("REG-G26")
def test_a_seeker_costs_one_token_a_round_however_often_it_sees_a_light():
    state = lit(lamps()).state
    assert lit(state).state.tokens == 4
    assert lit(with_entity(state, "guard", saw=False)).state.tokens == 3, "in the next round"


@pytest.mark.rule("REG-G26")
def test_a_light_where_it_is_light_anyway_is_nothing_new():
    assert lit(lamps("defeat", a="lit")).state.phase == "play"


@pytest.mark.rule("REG-192", "REG-G26")
@pytest.mark.parametrize(
    ("guard", "obstacle", "seen"), [("a", "", True), ("b", "", True), ("c", "", False), ("b", "barred-door", False)]
)
def test_a_light_is_seen_in_the_same_region_and_next_door_where_nothing_blocks(guard, obstacle, seen):
    venture = lit(lamps("defeat", guard=guard, obstacle=obstacle))
    assert (venture.state.phase == "over") is seen


@pytest.mark.rule("REG-G26")
def test_a_pc_without_a_light_gives_nothing_away():
    state = with_member(lamps("defeat"), ADA, light=True)
    venture = working(state)
    stealth.lights(venture, "p1")
    assert venture.state.phase == "play", "Bob has none; Ada's was not lit or moved just now"


@pytest.mark.rule("REG-G26")
def test_a_light_that_moves_is_seen_where_it_comes_to():
    state = with_member(lamps("defeat", guard="c"), ADA, light=True)
    venture = working(state)
    movement.enter(venture, ADA, "b", "move")
    carried_on(venture)
    assert (venture.state.ending, venture.state.why) == ("lost", "light")


@pytest.mark.rule("REG-G26")
def test_a_seeker_that_steps_beside_a_light_sees_it():
    state = with_entity(with_member(lamps(guard="c"), ADA, light=True), "guard", patrol=("c", "b"))
    venture = working(state)
    acting.others(venture)
    flow.run(venture)
    assert venture.state.tokens == 4
    assert entity(venture.state, "guard").last == "a"


@pytest.mark.rule("REG-191", "REG-195", "REG-G46")
def test_the_last_token_may_be_lost_to_a_light():
    venture = lit(replace(lamps(), tokens=1))
    assert (venture.state.ending, venture.state.why) == ("lost", "tokens")


@pytest.mark.rule("REG-173", "REG-191")
def test_in_other_types_no_one_minds_a_light():
    where = scenario(way("a", "b"), regions=(region("a", light="dark"),), placed=(Placed("guard", "drowsy-guard", "b"),))
    state = with_member(party(where, "warden"), ADA, equipped=("torch",))
    assert lit(state).state.phase == "play"


@pytest.mark.rule("REG-191", "REG-G26")
@pytest.mark.parametrize(
    ("guard", "obstacle", "seen"), [("a", "", True), ("b", "", True), ("b", "shutter", False), ("c", "", False)]
)
def test_a_lamp_of_the_place_that_is_lit_is_seen_like_any_other_and_is_nothing_new_after_that(guard, obstacle, seen):
    venture = working(lamps(guard=guard, obstacle=obstacle))
    effects.apply(venture, (Effect("light"),), "p0", ("p0",), "the great lamp")
    assert venture.state.lit == ("a",)
    assert (venture.state.tokens, entity(venture.state, "guard").alerted) == ((4, True) if seen else (5, False))
    assert lit(with_entity(venture.state, "guard", saw=False)).state.tokens == venture.state.tokens


# What players make of it.


@pytest.mark.rule("REG-194", "REG-195")
def test_no_bot_player_gambles_with_the_last_tokens() -> None:
    """A shadow's blow, d8 against the d8 of a drowsy guard, hits 9 in 16; else a token goes. A warden's d6 hits 7 in 16:
    that is not begun, with however many tokens."""
    state = with_entity(sneaking("warden", "warden"), "guard", at="hall")
    blow = content().crafts["shadow"].action

    def silencing(tokens: int) -> float:
        left = replace(state, tokens=tokens)
        return worth.silence(Ground(left, Mind(), TEMPERS["steady"]), ADA, blow, entity(left, "guard"))

    assert silencing(6) > silencing(2) > 0 > silencing(1)
    blow = content().crafts["warden"].action
    assert silencing(6) == 0


@pytest.mark.rule("REG-194")
def test_a_bad_bet_of_tokens_is_not_proposed() -> None:
    state = with_entity(sneaking("warden", "warden"), "guard", at="hall")
    blow, guard = content().crafts["warden"].action, entity(state, "guard")
    hits, _ = odds.strike(state, ADA, blow, guard)
    assert odds.gambles(state, ADA, blow, guard) == (hits < 0.6)
    assert odds.gambles(replace(state, tokens=2), ADA, blow, guard) == (hits < 0.75)


@pytest.mark.rule("REG-194")
def test_a_blow_at_a_seeker_says_what_a_hit_brings_and_what_a_miss_costs() -> None:
    state = with_entity(sneaking("warden", "warden"), "guard", at="hall")
    blow = content().crafts["warden"].action
    said = strike_offers.at_challenge(state, ADA, blow, "drowsy-guard")
    assert said.startswith("Beat drowsy guard: ") and said.endswith(", else a Token goes")
