"""Light, dark, water, and who sees what."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.regions.rules.actions import plays
from engine.games.regions.rules.challenges import stealth
from engine.games.regions.state import board, sheets
from engine.games.regions.state.scenarios import Placed
from engine.games.regions.state.state import State
from engine.games.regions.state.view import view_for

from .build import ADA, BOB, entity, kinds_of, looked, only, party, play, region, scenario, way, with_entity, with_member

rule = pytest.mark.rule

IMP = Placed("imp", "lantern-imp", "b", single=True)
GNATS = Placed("gnats", "needle-gnats", "b", single=True)


def beside(*placed: Placed, here: str = "lit", there: str = "lit", **fields: str) -> State:
    """Return Ada and Bob in a; b lies beside it, c beyond b."""
    regions = (region("a", light=here), region("b", light=there, **fields), region("c"))
    where = scenario(way("a", "b"), way("b", "c"), regions=regions, placed=placed)
    return party(where, "warden", "delver", turn=ADA)


def sees_b(state: State) -> bool:
    (connection,) = state.scenario.exits["a"]
    return board.sees_into(state, ADA, connection)


@rule("REG-040", "REG-041")
def test_a_region_is_lit_or_dark_and_nothing_between():
    state = beside(there="dark")
    assert board.lit(state, "a")
    assert not board.lit(state, "b")
    assert board.lit(replace(state, lit=("b",)), "b")


@rule("REG-034", "REG-G22")
@pytest.mark.parametrize(
    ("here", "there", "eyes", "seen"),
    [
        ("lit", "lit", False, True),
        ("lit", "dark", False, False),
        ("dark", "lit", False, False),
        ("lit", "dark", True, True),
        ("dark", "lit", True, True),
        ("dark", "dark", True, True),
    ],
)
def test_one_sees_into_the_next_region_only_where_both_are_lit_to_ones_eyes(here, there, eyes, seen):
    state = beside(here=here, there=there)
    state = with_member(state, ADA, equipped=("cat-charm",) if eyes else ())
    assert sees_b(state) is seen


@rule("REG-034")
def test_no_one_sees_past_an_obstacle_until_it_is_gone():
    where = scenario(way("a", "b", obstacle="rubble"), way("b", "c"))
    state = party(where, "warden", turn=ADA)
    assert not sees_b(state)
    assert sees_b(with_entity(state, "o:a/b", defeated=True))


@rule("REG-060", "REG-G22")
def test_a_submerged_region_is_seen_neither_from_outside_nor_from_inside():
    state = beside(water="submerged")
    assert not sees_b(state)
    below = with_member(state, ADA, region="b")
    assert not any(board.sees_into(below, ADA, connection) for connection in below.scenario.exits["b"])
    assert sees_b(beside(water="surface"))


# Eyes.


@rule("REG-042", "REG-043", "REG-G23")
def test_light_sensitivity_turns_light_to_dark_and_darkvision_turns_it_round():
    """Corner case 6: alone it blinds everywhere; with Darkvision in lit regions only."""
    for light, blind in (("lit", True), ("dark", False)):
        state = beside(IMP, there=light)
        assert board.blind(state, "imp") is blind
    state = beside(Placed("hounds", "bramble-hounds", "b", single=True))
    assert not board.blind(state, "hounds")
    words = {"Light Sensitivity"}
    for light in ("lit", "dark"):
        state = beside(IMP, there=light)
        assert _blind_with(state, words)


def _blind_with(state: State, words: set[str]) -> bool:
    """Return whether the imp would be blind with these keywords alone."""
    from unittest.mock import patch

    with patch.object(board, "keywords", lambda _state, _who: tuple(words)):
        return board.blind(state, "imp")


@rule("REG-049", "REG-078", "REG-085", "REG-140")
def test_environs_obstacles_and_traps_are_never_blind():
    placed = (Placed("dust", "choking-dust", "b"), Placed("plate", "dart-plate", "b"))
    where = scenario(way("a", "b", obstacle="rubble"), regions=(region("a", light="dark"), region("b", light="dark")))
    state = party(replace(where, placed=placed), "warden")
    assert not any(board.blind(state, id) for id in ("dust", "plate", "o:a/b"))
    assert board.blind(state, "p0")


@rule("REG-050", "REG-046")
def test_a_pc_without_darkvision_is_blind_in_the_dark_whatever_acts_on_them():
    state = beside(Placed("dust", "choking-dust", "a"), here="dark")
    assert board.blind(state, "p0")
    assert not board.blind(with_member(state, ADA, equipped=("cat-charm",)), "p0")


# What is seen.


@rule("REG-036", "REG-037")
def test_from_the_next_region_creatures_and_seekers_are_seen_but_no_environs_and_traps():
    placed = (
        GNATS,
        Placed("guard", "drowsy-guard", "b", single=True),
        Placed("dust", "choking-dust", "b"),
        Placed("needle", "spring-needle", "b"),
    )
    state = beside(*placed)
    seen = {item.id for item in state.entities if board.visible(state, item)}
    assert seen == {"gnats", "guard"}
    inside = with_member(state, ADA, region="b")
    assert {item.id for item in state.entities if board.visible(inside, item)} == {"gnats", "guard", "dust", "needle"}


@rule("REG-036", "REG-G41")
def test_what_is_hidden_is_not_seen_nor_to_be_aimed_at():
    state = with_member(beside(IMP), ADA, region="b")
    imp = entity(state, "imp")
    assert imp.hidden
    assert not board.visible(state, imp)
    assert not board.targetable(state, ADA, imp)
    assert board.targetable(state, ADA, replace(imp, hidden=False))


@rule("REG-044", "REG-045", "REG-080", "REG-G24")
def test_in_the_dark_a_pc_sees_exits_and_obstacles_and_nothing_else():
    where = scenario(
        way("a", "b", obstacle="rubble"),
        way("a", "c"),
        regions=(region("a", light="dark"),),
        placed=(Placed("gnats", "needle-gnats", "a", single=True), Placed("dust", "choking-dust", "a")),
    )
    state = party(where, "warden", turn=ADA)
    assert {item.id for item in state.entities if board.visible(state, item)} == {"o:a/b"}
    assert state.ways == ("a/b", "a/c")
    assert not board.targetable(state, ADA, entity(state, "gnats"))


@rule("REG-G06")
def test_whatever_has_acted_on_a_pc_is_revealed_even_in_the_dark():
    state = beside(Placed("gnats", "needle-gnats", "a", single=True), here="dark")
    assert not board.targetable(state, ADA, entity(state, "gnats"))
    assert board.targetable(state, ADA, replace(entity(state, "gnats"), shown=True))


@rule("REG-045", "REG-G06")
def test_what_one_pc_sees_in_the_dark_the_other_still_cannot_aim_at():
    state = beside(Placed("gnats", "needle-gnats", "a", single=True), here="dark")
    state = with_member(state, BOB, equipped=("cat-charm",))
    gnats = entity(state, "gnats")
    assert board.visible(state, gnats)
    assert board.targetable(state, BOB, gnats)
    assert not board.targetable(state, ADA, gnats)


@rule("REG-018", "REG-G06")
def test_ranged_actions_reach_into_a_region_that_is_seen_into_and_may_be_used_among_enemies():
    state = beside(GNATS, Placed("more", "needle-gnats", "a", single=True))
    far, near = entity(state, "gnats"), entity(state, "more")
    assert not board.targetable(state, ADA, far)
    assert board.targetable(state, ADA, far, ranged=True)
    assert board.targetable(state, ADA, near, ranged=True)


@rule("REG-G41")
def test_light_shows_what_is_hidden_only_where_its_card_says_so():
    placed = (Placed("snare", "snare-loop", "a"), Placed("plate", "dart-plate", "a"))
    state = beside(*placed, here="dark")
    assert entity(state, "snare").hidden
    after = looked(replace(state, lit=("a",)))
    assert not entity(after, "snare").hidden
    assert entity(after, "plate").hidden


# Lights that are carried.


def torch_bearer(**fields: object) -> State:
    state = with_member(beside(GNATS, here="dark", there="dark"), ADA, equipped=("torch",), pack=())
    return with_member(state, ADA, **fields)


@rule("REG-G25")
def test_a_light_makes_its_bearers_region_lit_for_everybody_and_goes_with_them():
    state, told = play(torch_bearer(), ADA, "light")
    assert only(told, "light").facts["on"] is True
    assert board.lit(state, "a")
    assert not board.blind(state, "p1")
    assert not board.lit(state, "b")
    moved, _ = play(state, ADA, "move A")
    assert not board.lit(moved, "a")
    assert board.lit(moved, "b")
    assert board.visible(moved, entity(moved, "gnats"))


@rule("REG-G25")
def test_a_light_is_lit_or_doused_once_a_round_in_anybodys_turn():
    state, _ = play(torch_bearer(), ADA, "light")
    refused = stealth.SEE_TO_LIGHT.refuse_all(state, ADA)
    assert refused is not None and refused.rule == "REG-G25"
    bobs, _ = play(with_member(torch_bearer(), BOB, equipped=("torch",)), BOB, "light")
    assert bobs.members[BOB].light and bobs.turn == torch_bearer().turn, "it takes nobody's turn"
    assert bobs.members[BOB].switched and not bobs.members[ADA].switched


@rule("REG-059", "REG-G25")
@pytest.mark.parametrize(("lamp", "burns"), [("torch", False), ("oil-lantern", False), ("glow-stone", True)])
def test_a_flame_goes_out_under_water_and_a_glow_stone_does_not(lamp, burns):
    state = with_member(beside(water="submerged", there="dark"), ADA, equipped=(lamp,), light=True)
    after, told = play(state, ADA, "move A")
    assert after.members[ADA].light is burns
    assert board.lit(after, "b") is burns
    out = [event.facts["why"] for event in told if event.kind == "light"]
    assert out == ([] if burns else ["water"])


@rule("REG-059")
def test_no_flame_can_be_lit_under_water():
    state = with_member(beside(water="submerged", there="dark"), ADA, equipped=("torch",), region="b")
    refused = stealth.SEE_TO_LIGHT.refuse_all(state, ADA)
    assert refused is not None and refused.rule == "REG-059"


@rule("REG-191", "REG-192", "REG-G26")
@pytest.mark.parametrize(("guard_at", "noticed"), [("a", True), ("b", True), ("c", False)])
def test_a_light_is_seen_from_the_same_region_and_the_next(guard_at, noticed):
    where = scenario(
        way("a", "b"),
        way("b", "c"),
        regions=tuple(region(id, light="dark") for id in "abc"),
        placed=(Placed("guard", "drowsy-guard", guard_at, single=True),),
        type="stealth",
        setting="civilization",
        light_rule="token",
    )
    state = with_member(party(where, "shadow", turn=ADA), ADA, equipped=("torch",))
    assert sheets.tokens(state) == 4
    asked, _ = play(state, ADA, "light")
    after, _ = play(asked, ADA, "choose light")
    assert after.tokens == (3 if noticed else 4)


@rule("REG-045")
def test_in_the_dark_the_view_holds_nothing_of_who_is_there():
    state = beside(Placed("gnats", "needle-gnats", "a", single=True), here="dark")
    assert view_for(state, ADA).state.entities == ()
    lit = looked(with_member(state, BOB, equipped=("torch",), light=True))
    assert [item.id for item in view_for(lit, ADA).state.entities] == ["needle-gnats"]


@rule("REG-044", "REG-045")
def test_entering_the_dark_is_told_and_nothing_that_is_there():
    state = beside(GNATS, there="dark")
    _, told = play(state, ADA, "move A")
    assert "nothing_seen" in kinds_of(told)
    assert "saw" not in kinds_of(told)


@rule("REG-002", "REG-017")
def test_within_a_region_everybody_is_in_reach_of_any_action():
    """Regions have no inside: who is there is near enough."""
    placed = tuple(Placed(f"geese-{number}", "yard-geese", "a", single=True) for number in range(3))
    state = beside(*placed)
    heave = plays.standing_action(state, ADA)
    assert not heave.ranged
    assert plays.targets(state, ADA, heave) == ("geese-0", "geese-1", "geese-2")
