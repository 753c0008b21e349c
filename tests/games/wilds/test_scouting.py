"""Sending somebody ahead: what each result brings."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.games.wilds import scouting
from engine.games.wilds.moves import Scout
from engine.games.wilds.regions import Site
from engine.games.wilds.state import Position, Report, State, found
from tests.games.wilds.build import RANGER, decide, hexes, kinds_of, only, party, play, points, ticks

rule = pytest.mark.rule

DEN = Site("den", "2", "A den", "danger", hidden=True, tn=12, occupied=True, foe="wolves", kind="beast")
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
def test_a_strong_success_tells_that_somebody_is_there_even_if_hidden() -> None:
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


@rule("WLD-G26")
@rule("WLD-G31")
def test_long_paths_and_far_places_are_not_scouted() -> None:
    state = party(points(("ford", "mill", 2), ("ford", "inn", 1)))
    assert {move.to for move in scouting.moves(state)} == {"B"}
    with pytest.raises(IllegalMove, match="WLD-G26"):
        play(state, RANGER, "scout A best")
    on_the_way = replace(state, here=Position("ford", "mill", 1))
    refusal = scouting.refuse(on_the_way, Scout("A"))
    assert refusal is not None
    assert refusal.rule == "WLD-G31"


@rule("WLD-G76")
def test_a_scout_who_finds_no_ground_tells_that_the_region_ends() -> None:
    state, events = decide(party(hexes("fff")), "scout M19 best")
    assert only(events, "rim").facts["places"] == ("M19",)
    assert (state.timer, state.stretch) == (6, 1)
