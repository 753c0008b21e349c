"""Attachments: cards that lie at a planet for good, with what they bring (GAL-028, GAL-G28, GAL-G29)."""

from __future__ import annotations

from ...state.content import WORLD_FORGE, content
from ...state.state import Attachment, Planet
from ..events import exploring
from ..progress import Voyage

FORGED = Attachment(WORLD_FORGE, 2, 2)
"""The relic that is attached to a planet; every other attachment is an exploration card (GAL-029)."""

SECOND_LABORATORY = (1, 1)
"""What a laboratory brings, in resources and influence, where there is a specialty already (GAL-G29)."""


def attach(voyage: Voyage, card: str, planet: str) -> None:
    """Attach a card to a planet; what it brings counts from now on, and is fixed now (GAL-028, GAL-G28, GAL-G29).

    Any number of attachments may lie there. They stay when the planet changes hands.
    """
    lay(voyage, attachment(card, voyage.planet(planet)), planet)


def lay(voyage: Voyage, new: Attachment, planet: str) -> None:
    """Attach a card whose worth is known already."""
    world = voyage.planet(planet)
    voyage.set_planet(planet, attachments=(*world.attachments, new))
    voyage.tell(exploring.Attached(new.card, world.name, new.resources, new.influence, new.specialty))


def attachment(card: str, planet: Planet) -> Attachment:
    """Return what a card brings when it is attached to a planet.

    A laboratory brings its specialty, or +1 resource and +1 influence where the planet has any specialty already, printed
    or attached (GAL-G29).
    """
    if card == WORLD_FORGE:
        return FORGED
    facts = content().cards[card]
    if facts.specialty and planet.specialties:
        return second(card)
    return Attachment(card, facts.resources, facts.influence, facts.specialty)


def second(card: str) -> Attachment:
    """Return what a laboratory brings where there is a specialty already (GAL-G29)."""
    return Attachment(card, *SECOND_LABORATORY)


def attachable(card: str) -> bool:
    """Return whether a card can be attached: it has an attach header (GAL-029), or is the World Forge."""
    facts = content().cards.get(card)
    return card == WORLD_FORGE or (facts is not None and facts.after == "attach")


def detach(voyage: Voyage, card: str, planet: str) -> None:
    """Take a card that is attached to a planet off it, and what it brought with it; where the card goes is the caller's."""
    attached = list(voyage.planet(planet).attachments)
    attached.remove(next(one for one in attached if one.card == card))
    voyage.set_planet(planet, attachments=tuple(attached))


def purge_all(voyage: Voyage, planet: str) -> None:
    """Purge all attachments of a planet whose card is purged (GAL-G28)."""
    gone = tuple(attached.card for attached in voyage.planet(planet).attachments)
    voyage.set_planet(planet, attachments=())
    voyage.change(purged=(*voyage.state.purged, *gone))
