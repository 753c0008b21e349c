"""What an exploration brings is put down without a question, and the explorer may put it elsewhere, as far.

A hall around (7, -1) lies ahead of the gallery's far door (5, -1). Its hexes (7, -2) and (6, 0) are both 2 steps from that
door, and so are T21 and S23, as they are called.
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.skyshard.game import GAME
from engine.games.skyshard.state.content import Chip, content
from engine.games.skyshard.state.state import Cache, Laid, State
from engine.maps.hexes import label
from tests.games.skyshard.build import (
    ROW_DOORS,
    Bench,
    delve,
    foe,
    gallery,
    hero,
    kinds,
    legal,
    place_at,
    play,
    refused,
    turn_of,
)

NORTH, SOUTH = (7, -2), (6, 0)


def opened(bench: Bench, *, caches: bool = True, row: tuple[int, ...] = (), **given: object) -> State:
    """Explore the far door, lay the hall ahead, and return what stands then."""
    icons = {"caches": [(0, -1), (-1, 1)]} if caches else {"enemies": [(0, -1), (-1, 1)]}
    hall = bench.tile("hall", [(-1, 0), (1, 0)], **icons)  # type: ignore[arg-type]
    counts = {"common": 1, **given} if caches else {}
    card = bench.card("hall", row, **counts)  # type: ignore[arg-type]
    state = delve(
        hero("bulwark", (3, -1)),
        tiles=(gallery(bench),),
        deck=(card, "1"),
        stacks={"hall": (hall,)},
        bags=((0, 1, 2), ()),
    )
    state, _ = play(state, "explore A")
    state, events = play(state, place_at(state, 0, (7, -1)))
    assert "asked" not in kinds(events), "one exploration, one post"
    assert state.agenda == ()
    return state


@pytest.mark.rule("SKY-065", "SKY-G38")
def test_a_cache_goes_to_the_first_hex_and_may_be_put_on_another_as_far(bench: Bench) -> None:
    state = opened(bench)
    assert state.caches == (Cache(SOUTH, "common"),), "farthest to the left"
    assert legal(state, "choose") == ["cache-S23-T21"]
    for text in ("choose cache-S23-T21", "choose t21"):
        moved, events = play(state, text)
        assert moved.caches == (Cache(NORTH, "common"),)
        assert kinds(events) == ["shifted"]
        assert GAME.tell(GAME.view(moved, None), events) == "Ada has the common cache at T21 instead of S23."
        assert legal(moved, "choose") == [], "once"
    assert refused(state, "choose M20").rule == "SKY-G38"


@pytest.mark.rule("SKY-070", "SKY-G38")
def test_an_enemy_may_be_put_on_another_free_hex_as_far(bench: Bench) -> None:
    state = opened(bench, caches=False, row=(1,))
    assert [enemy.at for enemy in state.enemies] == [SOUTH]
    moved, _ = play(state, "choose enemy-S23-T21")
    assert [enemy.at for enemy in moved.enemies] == [NORTH]
    # One who stands right beside S23 has the enemy farther off at T21: its label says so.
    beside = replace(state, heroes=(replace(state.heroes[0], at=(7, 0)),))
    choices = [GAME.choice(GAME.view(each, 0), GAME.read(each, 0, "choose enemy-S23-T21")) for each in (state, beside)]
    assert [choice.label.partition(" on ")[2] for choice in choices] == [
        "T21: free, as far from you",
        "T21: free, 2 steps from you, not 1",
    ]
    assert [choice.weight for choice in choices] == ["written", "plain"], "no button stands where a walk to a shard could"
    held = replace(state, heroes=(*state.heroes, hero("mender", NORTH, 1)), names=("Ada", "Bob"))
    assert legal(held, "choose") == [], "somebody stands there"


@pytest.mark.rule("SKY-065", "SKY-062", "SKY-G38")
def test_two_caches_that_differ_may_change_places_and_two_alike_need_not(bench: Bench) -> None:
    state = opened(bench, legendary=1)
    assert state.caches == (Cache(SOUTH, "legendary"), Cache(NORTH, "common"))
    assert legal(state, "choose") == ["cache-S23-T21"], "one press for both"
    state, _ = play(state, "choose cache-S23-T21")
    assert state.caches == (Cache(NORTH, "legendary"), Cache(SOUTH, "common"))
    assert legal(opened(bench, common=2), "choose") == []


@pytest.mark.rule("SKY-G38", "SKY-070")
def test_two_enemies_that_differ_may_change_places(bench: Bench) -> None:
    state = opened(bench, caches=False, row=(1, 1))
    chips = [enemy.chip for enemy in state.enemies]
    known: dict[str, Chip] = content().chips
    assert [known[chip].level for chip in chips] == [1, 1]
    assert [enemy.at for enemy in state.enemies] == [SOUTH, NORTH]
    assert legal(state, "choose") == (["enemy-S23-T21"] if chips[0] != chips[1] else [])


@pytest.mark.rule("SKY-G38", "SKY-G66")
@pytest.mark.parametrize(("act", "dice"), [("pass", 1), ("attack", 3), ("use salve_tin", 0)])
def test_the_next_act_leaves_it_where_it_is(bench: Bench, act: str, dice: int) -> None:
    state = opened(bench)
    state = replace(
        state,
        enemies=(foe(bench.chip(health=9), (4, -1)),),
        heroes=(replace(state.heroes[0], health=5, worn=("salve_tin",)),),
    )
    after, _ = play(state, f"attack {label((4, -1))}" if act == "attack" else act, draws=(0,) * dice)
    assert legal(after, "choose") == []
    if act != "pass":
        assert turn_of(after).placed == ()
        assert refused(after, "choose cache-S23-T21").words == "Nothing is being asked."


@pytest.mark.rule("SKY-G38", "SKY-065")
def test_a_party_that_decides_ties_is_asked(bench: Bench) -> None:
    row = Laid(bench.tile("gallery", ROW_DOORS), 0, (2, -1))
    hall = bench.tile("hall", [(-1, 0), (1, 0)], caches=[(0, -1), (-1, 1)])
    card = bench.card("hall", common=1)
    state = delve(hero("bulwark", (3, -1)), tiles=(row,), deck=(card, "1"), stacks={"hall": (hall,)}, ties="party")
    state, _ = play(state, "explore A")
    state, events = play(state, place_at(state, 0, (7, -1)))
    assert kinds(events)[-1] == "asked"
    assert legal(state, "choose") == ["T21", "S23"]
    assert GAME.asked(GAME.view(state, 0)) == "T21", "a closer look begins there"


@pytest.mark.rule("SKY-G38", "SKY-065", "SKY-070")
def test_a_cache_and_an_enemy_on_the_same_hex_are_told_apart(bench: Bench) -> None:
    hall = bench.tile("hall", [(-1, 0), (1, 0)], caches=[(0, -1), (-1, 1)], enemies=[(0, -1), (-1, 1)])
    card = bench.card("hall", (1,), common=1)
    given = {"deck": (card, "1"), "stacks": {"hall": (hall,)}, "bags": ((0,), ())}
    state = delve(hero("bulwark", (3, -1)), tiles=(gallery(bench),), **given)  # type: ignore[arg-type]
    state, _ = play(state, "explore A")
    state, _ = play(state, place_at(state, 0, (7, -1)))
    assert legal(state, "choose") == ["cache-S23-T21", "enemy-S23-T21"]
    labels = [
        GAME.choice(GAME.view(state, 0), GAME.read(state, 0, f"choose {text}")).label for text in legal(state, "choose")
    ]
    assert labels[0] == "Put the new common cache on T21: free, as far from you"
    assert labels[1].startswith("Put the new ") and labels[1].endswith(" (1) on T21: free, as far from you")
    assert refused(state, "choose T21").rule == "SKY-G38", "which of the two is not said"
    state, _ = play(state, "choose enemy-S23-T21")
    assert (state.caches[0].at, state.enemies[0].at) == (SOUTH, NORTH)
    state, _ = play(state, "choose cache-S23-T21")
    assert (state.caches[0].at, state.enemies[0].at) == (NORTH, NORTH)
