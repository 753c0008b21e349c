"""Ground forces in space without ships to carry them."""

from __future__ import annotations

import pytest

from engine.games.galaxy.rules import flow
from engine.games.galaxy.rules.moving import journeys
from engine.games.galaxy.state.state import Force

from .build import ADA, galaxy, put, told, voyage_of


@pytest.mark.rule("GAL-G12", "GAL-G13")
def test_a_transport_has_room_for_four_and_other_ships_for_one() -> None:
    assert journeys.room(Force(transport=1)) == 4
    assert journeys.room(Force(scout=2, battleship=1, infantry=9)) == 3
    assert journeys.excess(Force(scout=1, infantry=2, mech=1)) == 2
    assert journeys.excess(Force(transport=1, infantry=4)) == 0


@pytest.mark.rule("GAL-G12")
def test_ground_forces_beyond_capacity_are_removed_at_once() -> None:
    voyage = voyage_of(put(galaxy(2), ADA, "B2", "1 scout, 3 infantry"))
    journeys.trim(voyage, ADA, "B2")
    assert voyage.units(ADA, "B2") == Force(scout=1, infantry=1)
    assert told(voyage.events, "removed_excess") == [{"who": "Ada", "system": "B2", "units": "2 infantry"}]


@pytest.mark.rule("GAL-G12")
def test_ground_forces_that_have_room_stay() -> None:
    state = put(galaxy(2), ADA, "B2", "1 transport, 3 infantry, 1 mech")
    voyage = voyage_of(state)
    journeys.trim(voyage, ADA, "B2")
    assert voyage.state == state and not voyage.events


@pytest.mark.rule("GAL-G12")
def test_the_owner_says_which_go_where_infantry_and_mechs_mix() -> None:
    voyage = voyage_of(put(galaxy(2), ADA, "B2", "1 scout, 2 infantry, 1 mech"))
    journeys.trim(voyage, ADA, "B2")
    (question,) = flow.open_questions(voyage.state)
    assert (question.called(), question.owner, question.default) == ("excess-troops", ADA, "2-infantry")
    assert question.options == ("2-infantry", "1-infantry+1-mech")
    flow.reply(voyage, question, "1-infantry+1-mech")
    assert voyage.units(ADA, "B2") == Force(scout=1, infantry=1)


@pytest.mark.rule("GAL-G12")
def test_no_player_is_asked_where_all_of_them_go() -> None:
    voyage = voyage_of(put(galaxy(2), ADA, "B2", "2 infantry, 1 mech"))
    journeys.trim(voyage, ADA, "B2")
    assert not voyage.units(ADA, "B2")
    assert not [task for task in voyage.state.agenda if getattr(task, "kind", "") == "excess-troops"]


def test_ground_forces_are_written_as_one_word() -> None:
    force = Force(infantry=2, mech=1)
    assert journeys.written_troops(force) == "2-infantry+1-mech"
    assert journeys.read_troops("2-infantry+1-mech") == force
