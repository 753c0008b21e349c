from __future__ import annotations

import pytest

from engine.games.galaxy.rules import flow
from engine.games.galaxy.rules.exploring import explorations
from engine.games.galaxy.rules.steps import GivePlanet
from engine.games.galaxy.state.state import Attachment

from .build import ADA, BOB, galaxy, own, told, voyage_of


@pytest.mark.parametrize(
    ("card", "resources", "influence"),
    [
        ("star-shell", 4, 2),
        ("garden-world", 2, 3),
        ("sealed-tomb", 2, 2),
        ("lost-settlers", 3, 3),
        ("ore-world", 4, 1),
        ("wealthy-world", 3, 1),
        ("world-forge", 4, 3),
    ],
)
@pytest.mark.rule("GAL-028", "GAL-G28")
def test_an_attachment_changes_what_its_planet_is_worth_from_then_on(card: str, resources: int, influence: int) -> None:
    voyage = voyage_of(galaxy())
    assert (voyage.planet("aster").worth, voyage.planet("aster").weight) == (2, 1)
    explorations.attach(voyage, card, "aster")
    assert (voyage.planet("aster").worth, voyage.planet("aster").weight) == (resources, influence)
    assert voyage.planet("brine") == galaxy().planet_by_id["brine"]
    assert told(voyage.events, "attached")[0]["planet"] == "Aster"


@pytest.mark.rule("GAL-G28")
def test_any_number_of_attachments_lie_at_a_planet() -> None:
    voyage = voyage_of(galaxy())
    for card in ("star-shell", "garden-world", "sealed-tomb", "ore-world"):
        explorations.attach(voyage, card, "aster")
    planet = voyage.planet("aster")
    assert len(planet.attachments) == 4
    assert (planet.worth, planet.weight) == (2 + 2 + 2, 1 + 1 + 2 + 1)
    assert planet.bears("sealed-tomb") and not planet.bears("truce-world")


@pytest.mark.rule("GAL-G29")
def test_a_laboratory_gives_its_colour_to_a_planet_without_a_specialty() -> None:
    voyage = voyage_of(galaxy())
    explorations.attach(voyage, "green-laboratory", "gantry")
    planet = voyage.planet("gantry")
    assert planet.specialties == ("green",)
    assert (planet.worth, planet.weight) == (2, 1)


@pytest.mark.rule("GAL-G29")
def test_a_laboratory_on_a_planet_with_a_printed_specialty_is_worth_1_and_1() -> None:
    voyage = voyage_of(galaxy())
    explorations.attach(voyage, "yellow-laboratory", "juniper")
    planet = voyage.planet("juniper")
    assert planet.specialties == ("green",)
    assert (planet.worth, planet.weight) == (2, 2)


@pytest.mark.rule("GAL-G29")
def test_a_second_laboratory_stays_worth_1_and_1_when_the_first_is_gone() -> None:
    voyage = voyage_of(galaxy())
    explorations.attach(voyage, "blue-laboratory", "gantry")
    explorations.attach(voyage, "green-laboratory", "gantry")
    assert voyage.planet("gantry").specialties == ("blue",)
    explorations.detach(voyage, "blue-laboratory", "gantry")
    planet = voyage.planet("gantry")
    assert planet.attachments == (Attachment("green-laboratory", 1, 1),)
    assert planet.specialties == ()
    assert (planet.worth, planet.weight) == (3, 2)


@pytest.mark.rule("GAL-G28")
def test_attachments_stay_when_the_planet_changes_hands() -> None:
    voyage = voyage_of(own(galaxy(), ADA, "aster"))
    explorations.attach(voyage, "star-shell", "aster")
    flow.now(voyage, GivePlanet("aster", BOB))
    assert voyage.planet("aster").owner == BOB
    assert voyage.planet("aster").worth == 4


@pytest.mark.rule("GAL-G28")
def test_attachments_are_purged_with_their_planet() -> None:
    voyage = voyage_of(galaxy())
    explorations.attach(voyage, "star-shell", "aster")
    explorations.attach(voyage, "sealed-tomb", "aster")
    explorations.purge_attachments(voyage, "aster")
    assert voyage.planet("aster").attachments == ()
    assert voyage.state.purged == ("star-shell", "sealed-tomb")
    assert voyage.deck("cultural").discard == ()


@pytest.mark.rule("GAL-029")
def test_only_cards_with_an_attach_header_and_the_world_forge_can_be_attached() -> None:
    assert explorations.attachable("truce-world")
    assert explorations.attachable("red-laboratory")
    assert explorations.attachable("world-forge")
    assert not explorations.attachable("deep-mine")
    assert not explorations.attachable("cultural-fragment")
    assert not explorations.attachable("command-orb")
