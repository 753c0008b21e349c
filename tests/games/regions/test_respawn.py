"""Creatures that come back."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.regions.rules.actions import harm
from engine.games.regions.rules.challenges import acting
from engine.games.regions.state.scenarios import Placed
from engine.games.regions.state.state import Ongoing

from .build import corridor, entity, kinds_of, only, party, with_entity, working

GNATS = Placed("gnats", "needle-gnats", "passage", single=True)  # 7 EP, respawn 3


def after(state, rounds: int):
    venture = working(state)
    for _ in range(rounds):
        acting.count_respawns(venture)
    return venture


def beaten(state, id: str = "gnats"):
    venture = working(state)
    harm.defeat(venture, id, "p0", "damage")
    return venture.state


@pytest.mark.rule("REG-115", "REG-116", "REG-117", "REG-G40")
def test_a_creature_comes_back_so_many_round_ends_after_the_round_of_its_defeat():
    state = beaten(with_entity(party(corridor(placed=(GNATS,)), "warden"), "gnats", at="hall", ep=0))
    assert entity(state, "gnats").defeated
    assert entity(after(state, 1).state, "gnats").defeated, "the end of the round it fell in does not count"
    assert entity(after(state, 3).state, "gnats").defeated
    venture = after(state, 4)
    back = entity(venture.state, "gnats")
    assert (back.defeated, back.at, back.ep, back.shown) == (False, "passage", 7, False)
    assert dict(only(venture.events, "came_back").facts) == {"what": "Needle gnats", "where": "Passage"}


@pytest.mark.rule("REG-G40")
def test_it_comes_back_even_beside_pcs_and_only_once():
    state = beaten(party(corridor(placed=(GNATS,)), "warden", at="passage"))
    venture = after(state, 8)
    assert kinds_of(venture.events).count("came_back") == 1
    assert entity(venture.state, "gnats").count == 0


@pytest.mark.rule("REG-G40", "REG-116")
def test_who_is_beaten_twice_stays_away():
    state = after(beaten(party(corridor(placed=(GNATS,)), "warden", at="passage")), 4).state
    assert not entity(state, "gnats").defeated, "once it comes back"
    venture = after(beaten(state), 12)
    assert entity(venture.state, "gnats").defeated and venture.events == []


@pytest.mark.rule("REG-116")
def test_a_return_out_of_sight_is_not_told():
    state = beaten(party(corridor(placed=(Placed("gnats", "needle-gnats", "vault", single=True),)), "warden"))
    venture = after(state, 4)
    assert not entity(venture.state, "gnats").defeated
    assert venture.events == []


@pytest.mark.rule("REG-G40")
@pytest.mark.parametrize("kind", ["pool-lampreys", "lantern-imp", "drowsy-guard", "dart-plate"])
def test_nothing_else_comes_back(kind):
    state = party(corridor(placed=(Placed("one", kind, "vault", single=True),)), "warden")
    venture = after(beaten(state, "one"), 12)
    assert entity(venture.state, "one").defeated


@pytest.mark.rule("REG-G40", "REG-G41")
def test_a_hidden_creature_is_hidden_again_and_nothing_lasts_on_it():
    placed = (Placed("bats", "shaft-bats", "passage", single=True),)  # Hidden, respawn 3
    state = with_entity(party(corridor(placed=placed), "warden"), "bats", hidden=False, shown=True, number=1)
    lasting = Ongoing("bats", "Hush", "p0", "scenario", "inflict", -1)
    state = beaten(replace(state, found=("bats",), ongoing=(lasting,)), "bats")
    venture = after(state, 4)
    bats = entity(venture.state, "bats")
    assert (bats.hidden, bats.shown, bats.defeated) == (True, False, False)
    assert venture.state.found == () and venture.state.ongoing == ()
    assert "came_back" not in kinds_of(venture.events)


@pytest.mark.rule("REG-G40")
def test_a_creature_that_is_in_play_is_not_counted():
    venture = after(party(corridor(placed=(GNATS,)), "warden"), 5)
    assert entity(venture.state, "gnats").count == 0
    assert venture.events == []
