"""The legend keeps its order as the map grows."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.scene import Look
from engine.games.wilds.game import GAME
from engine.games.wilds.state.region import Site
from engine.games.wilds.state.state import Found, Token
from engine.games.wilds.state.view import view_for

from .build import hexes, party

NAMED = ("Clearing", "Forest", "Hills")


def grounds(*rows: str) -> list[str]:
    """Return the kinds of ground in the legend of a region whose first hexes are known, as they stand there."""
    state = party(hexes(*rows), known=("1", "2", "3"), visited=("1",), phase="over")
    return [
        line.text for line in GAME.scene(replace(view_for(state, None), whole=True), Look()).legend if line.text in NAMED
    ]


def test_kinds_of_ground_stand_in_one_order_wherever_they_lie() -> None:
    assert grounds("fhc") == grounds("chf") == grounds("hcf") == [*NAMED]


def test_kinds_of_ground_are_explained_once_the_whole_map_is_shown() -> None:
    state = party(hexes("fhc"), known=("1", "2", "3"), visited=("1",))
    assert not {line.text for line in GAME.scene(view_for(state, None), Look()).legend} & {*NAMED, "Visited"}


def test_clues_and_sites_are_explained_before_the_people_and_these_before_the_party() -> None:
    region = hexes("fhc", sites=(Site("elm", "2", "The elm", "landmark"),))
    clue, elm = Token("trace", "Ruts.", "1", "2", "2"), Found("elm", "searched")
    state = party(region, known=("1", "2", "3"), visited=("1",), tokens=(clue,), finds=(elm,))
    state = replace(state, members=(replace(state.members[0], fatigue=1), *state.members[1:]))
    told = [line.text for line in GAME.scene(view_for(state, None), Look()).legend]
    wanted = ["Clue: search", "Landmark", "Next move", "6 Fatigue: collapse", "Resolve: reroll", "Your party"]
    assert [text for text in told if text in wanted] == wanted
