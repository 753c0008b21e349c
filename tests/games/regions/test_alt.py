"""The words that say the same as a picture, by the labels that are drawn."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.scene import MOST_ALT, Look
from engine.games.regions.game import GAME
from engine.games.regions.speech.asking import sheet
from engine.games.regions.state.scenarios import Feature, Placed, Scenario
from engine.games.regions.state.state import Body, Pool, Sighting, State
from engine.games.regions.state.view import view_for

from .build import (
    ADA,
    BOB,
    CY,
    chase,
    corridor,
    looked,
    party,
    region,
    rocky_wall,
    scenario,
    stealth_house,
    way,
    with_entity,
    with_member,
)

GNATS = Placed("gnats", "needle-gnats", "passage", single=True)


def words(state: State, seat: int | None = None, look: Look | None = None) -> str:
    """Return the text of the picture that a seat sees."""
    return GAME.scene(view_for(state, seat), look or Look()).alt


def test_time_actor_and_who_is_where_come_first() -> None:
    state = with_member(with_member(party(turn=CY), ADA, acted=True, ep=9), BOB, acted=True)
    assert words(state).startswith(
        "The Test, round 1, Cy to act. Cy 14/14 is in the lit Hall with Ada 9/20 and Bob 18/18. Ada and Bob have acted. "
        "Left of the turn: a Strategy, an Action and a Move. A: the lit Passage."
    )


@pytest.mark.rule("REG-G31")
def test_what_stands_beside_the_names_is_explained_and_said() -> None:
    here = Placed("gnats", "needle-gnats", "hall", single=True)
    scene = GAME.scene(view_for(party(corridor(placed=(here,)), "warden", turn=ADA), None), Look())
    state = party(corridor(placed=(here,)), "warden", turn=ADA)
    worn = GAME.scene(view_for(with_member(state, ADA, ep=4), None), Look())
    assert [row.detail for row in (*scene.panel, *worn.panel)] == ["", "may fall"]
    assert "May fall this round: Ada." in worn.alt and "May fall" not in scene.alt


@pytest.mark.rule("REG-183", "REG-198")
def test_tokens_and_rounds_are_said() -> None:
    assert "stealth, round 1, Ada, Bob or Cy to act. Stealth 3 of 7." in words(
        replace(party(stealth_house()), tokens=3, token_most=7)
    )
    assert "chase, round 1, Ada, Bob or Cy to act. 4 rounds left." in words(party(chase(4)))


@pytest.mark.rule("REG-088")
def test_exits_are_said_by_their_letters_with_what_is_in_the_way() -> None:
    state = party(rocky_wall(), turn=ADA)
    wall = next(entity.id for entity in state.entities if entity.kind == "rocky-wall")
    said = words(replace(state, pools=(Pool(wall, ADA, 2),)))
    assert "A: an unexplored region; rocky wall, Ada 2 to go, Bob 6 to go, Cy 6 to go." in said
    assert "B: the lit Glen." in said


@pytest.mark.rule("REG-232", "REG-G57")
def test_what_is_left_of_a_barrier_and_its_lock_are_said() -> None:
    state = party(scenario(way("hall", "yard", obstacle="barred-door"), way("hall", "lane", obstacle="rubble")))
    rubble = next(entity.id for entity in state.entities if entity.kind == "rubble")
    said = words(with_entity(state, rubble, ep=4))
    assert "A: an unexplored region; barred door, 12, lock d8." in said
    assert "B: an unexplored region; rubble, 4 of 9." in said


def test_dangers_are_said_where_they_are() -> None:
    said = words(party(corridor(placed=(GNATS, Placed("dust", "choking-dust", "hall")))))
    assert "A: the lit Passage, where needle gnats are." in said
    assert "The choking dust in the Hall." in said


def test_a_flooded_dark_place_and_a_hidden_way_are_said() -> None:
    cellar = region("cellar", light="dark", water="surface")
    where = scenario(way("hall", "yard"), way("hall", "cellar", hidden="1d6"), regions=(cellar,), goal="yard")
    known = ("hall", "cellar")
    found = replace(party(where), ways=("hall/yard", "hall/cellar"), explored=known, seen=("yard", *known))
    said = words(looked(found))
    assert "B: the hidden way to the dark, flooded Cellar." in said
    assert "A: the lit Yard, the goal." in said


def test_what_was_seen_before_is_said_with_its_round() -> None:
    where = corridor(placed=(replace(GNATS, at="vault"),))
    dark = replace(
        where, regions=tuple(replace(item, light="dark" if item.id == "passage" else "lit") for item in where.regions)
    )
    known = ("hall", "passage")
    state = replace(party(dark), round=3, seen=known, explored=known)
    state = replace(with_entity(state, "gnats", number=1), sightings=(Sighting("gnats", "passage", 2, 7),))
    assert "A: the dark Passage. Last seen: needle gnats in the Passage, round 2." in words(state)


@pytest.mark.rule("REG-036", "REG-038", "REG-045")
def test_words_tell_nothing_that_the_picture_hides() -> None:
    def hall(*placed: Placed, features: tuple[Feature, ...] = ()) -> Scenario:
        return corridor(placed=placed, features=features)

    empty = words(party(hall()))
    for full in (
        hall(Placed("gnats", "needle-gnats", "vault", single=True)),
        hall(Placed("plate", "dart-plate", "hall")),
        hall(features=(Feature("chest", "Chest", "hall", "treasure", hidden="1d6"),)),
    ):
        assert words(party(full)) == empty


def test_the_end_and_the_desk_say_what_was_hidden() -> None:
    chest = Feature("chest", "Old chest", "vault", "treasure", hidden="1d6")
    state = party(corridor(features=(chest,)), "warden", master=True)
    desk = words(state, 1, Look("desk"))
    assert "The game master's map, with what is hidden." in desk
    assert "Not found: the old chest in the Vault." in desk
    assert "Not found" not in words(state, 1)
    over = words(replace(state, phase="over", ending="lost", round=4))
    assert over.startswith("The Test, lost in round 4. The whole map is shown.")


def test_the_words_fit_and_end_with_a_sentence() -> None:
    crowd = tuple(Placed(f"c{number}", "needle-gnats", "hall", single=True) for number in range(60))
    said = words(party(corridor(placed=crowd)))
    assert len(said) <= MOST_ALT
    assert said.endswith(".")


def test_a_table_before_it_begins_is_said_too() -> None:
    state = replace(party(), phase="muster")
    assert words(state).startswith("The Test, before anybody sets out.")
    assert words(replace(state, phase="town")).startswith("The Test: in town, before setting out.")
    assert words(party(), look=Look("ended")).startswith("The Test, round 1, broken off.")


@pytest.mark.rule("REG-184", "REG-185")
def test_bodies_that_lie_open_are_said_and_hidden_ones_are_not() -> None:
    state = with_entity(looked(party(stealth_house(), at="stairs")), "walker", defeated=True)
    lying = replace(state, bodies=(Body("walker", "stairs"),))
    assert "The body of the drowsy guard lies in the Stairs." in words(lying)
    assert "The body of the drowsy guard lies in the Stairs." in sheet(view_for(lying, None))
    hidden = replace(state, bodies=(Body("walker", "stairs", hidden=True),))
    assert "body" not in words(hidden) + sheet(view_for(hidden, None))


def test_who_bears_a_mark_of_what_they_carry_is_named_with_it() -> None:
    idol = Feature("idol", "The idol", "hall", "object")
    where = scenario(way("hall", "yard"), regions=(region("hall", light="dark"),))
    state = party(replace(where, features=(idol,)))
    state = replace(state, found=("idol",), taken=("idol",))
    state = with_member(with_member(state, ADA, objects=("idol",), light=True), BOB, light=True)
    assert "Ada carries the idol; Bob carries a light." in words(state)
    assert "carr" not in words(party())


def test_what_is_framed_as_new_is_named() -> None:
    where = scenario(way("hall", "yard"), way("yard", "far"))
    assert "New on the map: the Yard." in words(replace(party(where), explored=("hall", "yard")))
    assert "New on the map" not in words(party(where))
