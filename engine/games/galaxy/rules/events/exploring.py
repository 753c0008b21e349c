"""Events of exploration: cards drawn, what became of them, fragments and relics."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event, told


def explored(who: str, place: str, deck: str, card: str, left: int, *, token: bool = False) -> Event:
    """An exploration card was revealed to everybody; ``token``: of the frontier token in a system."""
    rules = ("GAL-021", "GAL-042") if token else ("GAL-006", "GAL-042")
    return told("explored", rules, True, who=who, place=place, deck=deck, card=card, left=left, token=token)


def no_card(who: str, place: str, deck: str) -> Event:
    """There was no card to draw: deck and discard pile are empty."""
    return told("no_card", ("GAL-G18",), who=who, place=place, deck=deck)


def unexplored(planet: str) -> Event:
    """A planet without a trait was gained: there is nothing to explore."""
    return told("unexplored", ("GAL-009",), planet=planet)


def reshuffled(deck: str, count: int) -> Event:
    """A discard pile became a new deck."""
    return told("reshuffled", ("GAL-027", "GAL-G18"), True, deck=deck, count=count)


def put_away(card: str, where: str, place: str = "") -> Event:
    """A card was put where it goes: "attach" (to planet ``place``), "play", "common", "purge", "discard"."""
    rule = {"attach": "GAL-028", "play": "GAL-030", "common": "GAL-038", "purge": "GAL-036"}.get(where, "GAL-025")
    return told("put_away", (rule, "GAL-G50"), card=card, where=where, place=place)


def attached(card: str, planet: str, resources: int, influence: int, specialty: str) -> Event:
    """A card was attached to a planet, and what that brings."""
    rules = ("GAL-028", "GAL-G28")
    return told("attached", rules, card=card, planet=planet, resources=resources, influence=influence, specialty=specialty)


def fragment(who: str, kind: str, count: int) -> Event:
    """Somebody has a relic fragment more before them; ``count`` of that kind now."""
    return told("fragment", ("GAL-030", "GAL-031"), who=who, kind=kind, count=count)


def fragments_purged(who: str, fragments: str) -> Event:
    """Somebody purged three fragments for a relic: "2 cultural, 1 unknown"."""
    return told("fragments_purged", ("GAL-032", "GAL-G31"), who=who, fragments=fragments)


def relic(who: str, relic: str, left: int) -> Event:
    """Somebody gained a relic; so many are left in the deck."""
    return told("relic", ("GAL-033", "GAL-G32"), True, who=who, relic=relic, left=left)


def no_relic(who: str) -> Event:
    """There was no relic left to gain."""
    return told("no_relic", ("GAL-G32",), who=who)


def relic_purged(who: str, relic: str) -> Event:
    """A relic is out of the game."""
    return told("relic_purged", ("GAL-G32",), who=who, relic=relic)


def splinter(who: str, holder: str) -> Event:
    """The Crown Splinter went from one player to another, with its point."""
    return told("splinter", ("GAL-G32", "GAL-G45"), who=who, holder=holder)


def device(who: str, count: int) -> Event:
    """Somebody has a Puzzle Engine before them."""
    return told("device", ("GAL-037", "GAL-G33"), who=who, count=count)


def token_placed(system: str, what: str, rules: Sequence[str]) -> Event:
    """A token was put in a system: "frontier", "gamma", or a storm's side ("alpha", "beta")."""
    return told("token_placed", rules, system=system, what=what)


def token_returned(system: str) -> Event:
    """A frontier token went back to the supply."""
    return told("token_returned", ("GAL-023", "GAL-G19"), system=system)


def phantom(who: str, system: str) -> Event:
    """The Phantom World appeared in a system."""
    return told("phantom", ("GAL-G36",), who=who, system=system)


def goods(who: str, trade_goods: int, commodities: int, why: str, rules: Sequence[str]) -> Event:
    """Trade goods and commodities gained (or, below 0, given up) by a card or rule (``why``, its id)."""
    return told("goods", rules, who=who, trade_goods=trade_goods, commodities=commodities, why=why)


def command(who: str, pool: str, count: int, why: str) -> Event:
    """Command tokens gained for the "tactic" or "strategy" pool."""
    return told("command", ("GAL-G27",), who=who, pool=pool, count=count, why=why)


def no_command(who: str) -> Event:
    """No command token was left to gain."""
    return told("no_command", ("GAL-G27",), who=who)


def readied(planet: str, why: str) -> Event:
    """A planet was readied by a card."""
    return told("readied", ("GAL-G17",), planet=planet, why=why)


def looked(who: str, deck: str) -> Event:
    """Somebody looked at the top cards of a deck and put them back."""
    return told("looked", ("GAL-G39",), True, who=who, deck=deck)
