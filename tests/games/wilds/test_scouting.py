"""Sending a member ahead: what each result brings."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.flow import Question
from engine.games.wilds.rules.travelling import scouting
from engine.games.wilds.state.moves import Scout
from engine.games.wilds.state.region import Site
from engine.games.wilds.state.state import Position, Report, State, found
from tests.games.wilds.build import DRUID, FIGHTER, RANGER, decide, hexes, kinds_of, only, party, play, points, ticks

rule = pytest.mark.rule

DEN = Site(
    "den", "2", "A den", "danger", hidden=True, tn=12, occupied=True, foe="wolves", kind="beast", disposition="hostile"
)
SHRINE = Site("shrine", "2", "A shrine", "secret", hidden=True, tn=8)
SPRING = Site("spring", "2", "A spring", "resource")


def scouted(*sites: Site, dice: tuple[int, ...]) -> tuple[State, dict[str, object]]:
    state, events = decide(party(hexes("fff", sites=sites)), "scout N20 rogue", *dice)
    return state, dict(only(events, "scouted").facts)


@rule("WLD-111")
@rule("WLD-117")
@rule("WLD-118")
@rule("WLD-119")
@rule("WLD-G25")
@rule("WLD-G26")
def test_a_scout_takes_the_stretch_and_one_tick_and_the_party_stays() -> None:
    state, events = decide(party(hexes("fff")), "scout N20 rogue", 4, 3)
    assert ticks(events) == [(6, 5)]
    assert (state.here, state.stretch) == (Position("1"), 2)
    assert kinds_of(events).count("rolled") == 1


@rule("WLD-109")
@rule("WLD-113")
def test_a_failure_shows_the_ground_only() -> None:
    state, facts = scouted(SPRING, DEN, dice=(4, 3))
    assert (facts["result"], facts["site"], facts["creatures"], facts["tns"]) == ("failure", "", "", ())
    assert state.known == ("1", "2")
    assert state.reports == (Report("2"),)


@rule("WLD-114")
def test_a_weak_success_tells_of_visible_sites_only() -> None:
    _, facts = scouted(DEN, dice=(4, 4))
    assert (facts["result"], facts["site"], facts["creatures"]) == ("weak", "no", "")
    _, facts = scouted(SPRING, dice=(4, 4))
    assert facts["site"] == "yes"


@rule("WLD-115")
@rule("WLD-G43")
def test_a_strong_success_tells_that_creatures_are_there_even_if_hidden() -> None:
    state, facts = scouted(DEN, SPRING, dice=(5, 5))
    assert (facts["result"], facts["creatures"], facts["tns"]) == ("strong", "yes", ())
    assert found(state, "den") is None
    spring = found(state, "spring")
    assert spring is not None
    assert spring.how == "scouted"


@rule("WLD-116")
@rule("WLD-G43")
def test_a_critical_finds_who_lives_there_and_locates_the_rest() -> None:
    state, facts = scouted(DEN, SHRINE, dice=(8, 4))
    assert (facts["result"], facts["tns"]) == ("critical", (12, 8))
    den, shrine = found(state, "den"), found(state, "shrine")
    assert den is not None
    assert shrine is not None
    assert (den.how, shrine.how, shrine.discovered) == ("scouted", "located", False)
    assert [(token.source, token.site) for token in state.tokens] == [("scouting", "shrine")]


@rule("WLD-110")
@rule("WLD-112")
@rule("WLD-G42")
def test_after_a_blunder_they_come_or_stand_guard() -> None:
    state, events = decide(party(hexes("fff", sites=[DEN])), "scout N20 rogue", 1, 2, 4)
    assert state.alerted == ("den",)
    assert found(state, "den") is None
    assert state.known == ("1",)
    assert "met" not in kinds_of(events)
    state, events = decide(party(hexes("fff", sites=[replace(DEN, count="2")])), "scout N20 rogue", 1, 2, 3)
    assert only(events, "met").facts["disposition"] == "hostile"


@pytest.mark.rule("WLD-112", "WLD-G42")
@pytest.mark.parametrize("mood", ["wary", "neutral", "friendly"])
@pytest.mark.parametrize("category", ["danger", "shelter", "secret", "settlement"])
def test_only_hostile_ones_notice_a_scout(category: Any, mood: Any) -> None:
    # 1 + 2 + 2 = 5, a blunder; no die follows, for none there are hostile.
    state, events = decide(
        party(hexes("fff", sites=[replace(DEN, category=category, disposition=mood)])), "scout N20 rogue", 1, 2
    )
    assert (state.alerted, "met" in kinds_of(events)) == ((), False)


@pytest.mark.rule("WLD-112", "WLD-G42")
@pytest.mark.parametrize("category", ["danger", "shelter", "secret", "settlement"])
def test_hostile_ones_notice_a_scout_wherever_they_live(category: Any) -> None:
    there = hexes("fff", sites=[replace(DEN, category=category, count="2")])
    assert decide(party(there), "scout N20 rogue", 1, 2, 4)[0].alerted == ("den",)
    _, events = decide(party(there), "scout N20 rogue", 1, 2, 3)
    assert only(events, "met").facts["disposition"] == "hostile"


@pytest.mark.rule("WLD-112", "WLD-152", "WLD-G42")
def test_a_mood_that_was_not_stated_is_rolled_when_a_scout_is_seen_and_stays() -> None:
    there = party(hexes("fff", sites=[replace(DEN, disposition="")]))
    state, _ = decide(there, "scout N20 rogue", 1, 2, 3)
    assert (state.alerted, state.region.site_by_id["den"].disposition) == ((), "wary")
    state, _ = decide(there, "scout N20 rogue", 1, 2, 2, 6)
    assert (state.alerted, state.region.site_by_id["den"].disposition) == (("den",), "hostile")


@rule("WLD-G26")
@rule("WLD-G31")
def test_long_paths_and_far_places_are_not_scouted() -> None:
    state = party(points(("ford", "mill", 2), ("ford", "inn", 1)))
    assert {move.to for move in scouting.SCOUT.moves(state)} == {"B"}
    with pytest.raises(IllegalMove, match="WLD-G26"):
        play(state, RANGER, "scout A best")
    on_the_way = replace(state, here=Position("ford", "mill", 1))
    refusal = scouting.SCOUT.refuse(on_the_way, Scout("A"))
    assert refusal is not None
    assert refusal.rule == "WLD-G31"


@rule("WLD-G76")
def test_a_scout_who_finds_no_ground_tells_that_the_region_ends() -> None:
    state, events = decide(party(hexes("fff")), "scout M19 best")
    assert only(events, "rim").facts["places"] == ("M19",)
    assert (state.timer, state.stretch) == (6, 1)


@pytest.mark.rule("WLD-G76", "WLD-111")
def test_where_the_region_is_known_to_end_no_member_is_sent() -> None:
    state = party(hexes("ff", "ff"), edges=((-1, 0),))
    assert "L20" not in {move.to for move in scouting.SCOUT.moves(state)}
    assert "M19" in {move.to for move in scouting.SCOUT.moves(state)}, "nobody knows that it ends there too"
    refused = scouting.SCOUT.refuse(state, Scout("L20"))
    assert refused is not None and refused.rule == "WLD-G76"


@rule("WLD-G42")
def test_those_who_come_after_a_scout_are_no_surprise() -> None:
    # 1 + 2 + 2 = 5, a blunder; d6 of 3: they come. An ambush is pending, and all the same no member is struck.
    state = party(hexes("fff", sites=[replace(DEN, count="2")]), ambush=True)
    state, events = decide(state, "scout N20 rogue", 1, 2, 3)
    assert "surprised" not in kinds_of(events)
    asked = state.agenda[0]
    assert isinstance(asked, Question)
    assert tuple(option for option in asked.options if "+" not in option) == ("talk", "slip", "flee", "fight")


def told_to_forage(state: State) -> State:
    after, _ = play(state, DRUID, "order forage:beside")
    return after


@rule("WLD-G20")
@rule("WLD-100")
def test_the_forager_rolls_beside_a_scout_only_if_they_said_so() -> None:
    # The Rogue's 4 + 3 + 2 = 9 fails; then the Druid's 6 + 4 + 2 = 12 feeds two.
    state, events = decide(told_to_forage(party(hexes("fff"))), "scout N20 rogue", 4, 3, 6, 4)
    assert [event.facts["purpose"] for event in events if event.kind == "rolled"] == ["scout", "forager"]
    assert (state.provisions, state.timer, state.stretch) == (2, 5, 2)
    state, events = decide(party(hexes("fff")), "scout N20 rogue", 4, 3)
    assert state.provisions == 0


@rule("WLD-G20")
@rule("WLD-G40")
def test_beside_a_scout_poor_ground_is_worth_the_days_one_roll_and_the_scout_does_not_forage() -> None:
    poor = told_to_forage(party(hexes("fff", forage="poor")))
    # Poor ground is a bane: 6 + 3 (of 4, 3) + 2 = 11 feeds one. After that no member rolls there today.
    state, _ = decide(poor, "scout N20 rogue", 4, 3, 6, 4, 3)
    assert (state.provisions, state.forage_tries) == (1, 1)
    state, _ = decide(state, "scout N20 rogue", 4, 3)
    assert state.provisions == 1
    state, _ = decide(told_to_forage(party(hexes("fff"))), "scout N20 druid", 4, 3)
    assert state.provisions == 0


@rule("WLD-108")
@rule("WLD-109")
def test_the_holder_of_the_role_goes_unless_another_is_named_and_while_they_can() -> None:
    # Ranger (Spirit d10, Survival 2) and Rogue (Agility d10, Stealth 2) are as good at it: the first of them goes.
    def who_goes(state: State, who: str) -> object:
        _, events = decide(state, f"scout N20 {who}", 4, 3)
        return only(events, "rolled").facts["who"]

    state = party(hexes("fff"))
    assert who_goes(state, "best") == "Ranger"
    state = replace(state, roles=replace(state.roles, scout=FIGHTER))
    assert who_goes(state, "best") == "Fighter"
    assert who_goes(state, "rogue") == "Rogue"
    fallen = tuple(replace(member, fatigue=6 * (index == FIGHTER)) for index, member in enumerate(state.members))
    assert who_goes(replace(state, members=fallen), "best") == "Ranger"


@rule("WLD-114")
@rule("WLD-116")
def test_what_was_learned_of_a_place_before_is_kept() -> None:
    before = (Report("2", "yes", "yes", (12,)), Report("3", "no"))
    # 4 + 4 + 2 = 10: weak, and only whether there is a visible site is told.
    state, _ = decide(party(hexes("fff", sites=[DEN]), reports=before), "scout N20 rogue", 4, 4)
    assert set(state.reports) == {Report("2", "no", "yes", (12,)), Report("3", "no")}
