"""What a companion makes for: a cache that is not left to people, and the place that it names."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.verbs import MoveTo
from engine.games.skyshard.player.reasons import bound, says
from engine.games.skyshard.player.sensible import Idea
from engine.games.skyshard.state.moves import Visit
from engine.games.skyshard.state.state import Cache
from engine.maps.hexes import label
from tests.games.skyshard.build import Bench, delve, does, gallery, hero


def test_of_two_caches_a_person_is_left_the_nearest(bench: Bench) -> None:
    """Bob, who has 4 steps, is 1 from (4, -1) and 3 from (2, -1), where Ada is a step away."""
    caches = (Cache((4, -1), "common"), Cache((2, -1), "common"))
    state = delve(
        hero("picklock", (1, -1)), hero("trailfinder", (5, -1), 1), tiles=(gallery(bench),), required=1, caches=caches
    )
    assert does(state, people=(1,)) == Visit(label((2, -1)))
    assert does(replace(state, caches=caches[1:]), people=(1,)) != Visit(label((2, -1))), "it is the only one"


def test_a_companion_says_what_its_walk_leads_to(bench: Bench) -> None:
    """The door A is at (5, -1), a cache at (3, -1)."""
    state = delve(hero("bulwark", (0, 1)), tiles=(gallery(bench),), caches=(Cache((3, -1), "common"),))
    walk = MoveTo(label((2, -1)))
    assert bound(state, Idea(walk, "nearer")) == "cache P20", "1 step from there, the door is 3"
    assert says(state, Idea(walk, "nearer"), calm=True) == "I make for the cache at P20."
    assert says(replace(state, caches=()), Idea(walk, "nearer"), calm=True) == "I make for door A."
    assert says(state, Idea(walk, "safety"), calm=True) == "", "it leads to nothing"
