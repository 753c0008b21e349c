"""Events of an exploration desk: only what no expedition has."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event, told


def opened(players: Sequence[str], frontier: int) -> Event:
    """A desk is opened for these players; the frontier deck has so many cards."""
    return told("opened", ("GAL-007", "GAL-022", "GAL-034", "GAL-G49"), True, players=tuple(players), frontier=frontier)


def seated(who: str) -> Event:
    """A player was added to a desk."""
    return told("seated", ("GAL-G47",), who=who)


def clerk(who: str) -> Event:
    """Somebody keeps the desk too."""
    return told("clerk", ("GAL-G47",), who=who)


def acting(who: str) -> Event:
    """What is done at the desk is now done for this player."""
    return told("acting", ("GAL-041",), who=who)


def named(planet: str, traits: Sequence[str]) -> Event:
    """A planet was named, with its traits."""
    return told("named", ("GAL-008", "GAL-012"), planet=planet, traits=tuple(traits))


def moved_card(card: str, origin: str, to: str, rules: Sequence[str]) -> Event:
    """A card was moved by hand: from and to a pile, a planet or a player."""
    return told("moved_card", rules, card=card, origin=origin, to=to)


def handed(who: str, partner: str, gives: str, gets: str) -> Event:
    """Fragments changed hands at a desk."""
    return told("handed", ("GAL-035", "GAL-G24"), who=who, partner=partner, gives=gives, gets=gets)


def planet_of(planet: str, owner: str) -> Event:
    """A planet has another owner at a desk."""
    return told("planet_of", ("GAL-G16",), planet=planet, owner=owner)


def planet_gone(planet: str) -> Event:
    """A planet is out of the game at a desk, and with it what was attached to it."""
    return told("planet_gone", ("GAL-G28",), planet=planet)


def laid_out() -> Event:
    """What lies open at a desk has changed, so that its picture is shown anew; there is nothing to be told of it."""
    return told("laid_out", ("GAL-031",))
