"""The moves that games have in common."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core import verbs
from engine.core.moves import Verb, check_verbs, read_move
from engine.games import games

SHARED = [value for value in vars(verbs).values() if isinstance(value, Verb)]


def test_each_verb_fits_its_move() -> None:
    check_verbs(SHARED)
    assert len({verb.name for verb in SHARED}) == len(SHARED)


@pytest.mark.parametrize("shared", SHARED, ids=lambda verb: verb.name)
def test_a_game_that_has_the_same_move_has_no_copy_of_it(shared: Verb) -> None:
    own = [verb for game in games().values() for verb in game.verbs if verb.name == shared.name]
    alike = [verb for verb in own if verb.arguments == shared.arguments]
    assert len(alike) > 1, "a verb of one game alone is that game's"
    stand = {"group": shared.group, "slash": shared.slash, "kind": shared.kind}
    assert all(replace(verb, **stand) == shared for verb in alike), "only where it stands may be a game's own"


def test_a_game_master_may_leave_an_orders_details_out() -> None:
    assert read_move((verbs.DIRECT,), "gm resume") == verbs.Direct("resume", "-")
    assert read_move((verbs.DIRECT,), "gm say Hello | there") == verbs.Direct("say", "Hello | there")
