"""Companions keep the ways of people free: doorways, and corridors one hex wide."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.verbs import MoveTo, Pass
from engine.games.skyshard.player.ground import corridors, out_of_the_way
from engine.games.skyshard.state.moves import Place, Visit
from engine.games.skyshard.state.state import Laid, Turn
from engine.maps.hexes import label, unlabel

from .build import GAME, Bench, delve, does, foe, gallery, hero


def test_a_companion_does_not_stand_in_the_only_way_of_a_person(bench: Bench) -> None:
    """Ada at the entrance has the gallery before her, one hex wide, with a door at its far end; Bob has a step left."""
    turn = Turn(1, moves=1, left=1, attacks=1)
    state = delve(hero("bulwark", (1, -1)), hero("mender", (1, 0), 1), tiles=(gallery(bench),), turn=turn)
    assert corridors(state, (0,)) == {(2, -1), (3, -1), (4, -1)}
    assert corridors(state, ()) == frozenset()
    assert does(state) == MoveTo(label((2, -1))), "among themselves nobody minds"
    assert does(state, people=(0,)) == Pass()


def test_a_companion_leaves_doorways_to_people(bench: Bench) -> None:
    """Ada stands in one of the two doorways of the entrance; among themselves companions take the other."""
    places = delve(hero("bulwark", (1, -1)), hero("mender", None, 1), phase="places", turn=None)
    alone, with_ada = does(places), does(places, people=(0,))
    assert isinstance(alone, Place) and alone.at == label((1, 0))
    assert isinstance(with_ada, Place) and unlabel(with_ada.at) in {(0, -1), (0, 0), (0, 1)}


def test_a_companion_strikes_from_where_it_is_not_in_the_only_way_of_a_person(bench: Bench) -> None:
    """The way of Ada, at the entrance, leads through the gallery and the first hex of the hall behind it. Bob stands in it,
    and an enemy in the hall; the nearest hex to strike it from is the gallery's last, 3 away from it."""
    hall = Laid(bench.tile("hall", [(-1, 0), (1, 0)]), 0, (7, -1))
    state = delve(
        hero("bulwark", (1, -1)),
        hero("trailfinder", (4, -1), 1),
        tiles=(gallery(bench), hall),
        enemies=(foe(bench.chip(1, health=6), (7, 0)),),
        turn=Turn(1),
    )
    legal, blow = list(GAME.legal(state, 1)), Visit(label((7, 0)))
    assert blow in legal and out_of_the_way(state, (), legal, blow) is None
    aside = out_of_the_way(state, (0,), legal, blow)
    assert aside is not None and aside in legal and unlabel(aside.to) in {(6, 0), (7, -2), (7, -1), (8, -2), (8, -1)}
    struck = replace(state, turn=Turn(1, moves=1, attacks=1))
    assert out_of_the_way(struck, (0,), list(GAME.legal(struck, 1)), blow) is None, "it cannot walk any more"
