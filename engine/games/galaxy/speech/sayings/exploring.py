"""Sentences on cards that were explored, what became of them, fragments, relics and tokens."""

from __future__ import annotations

from engine.core.events import Sayings
from engine.core.words import an, count, listed, lower

from ...rules.events import exploring
from ...state.content import content
from ...state.naming import fragment_kind
from ..words import DECKS, card_name, given_words, relic_name, source_name, the_place
from .turning import pool_words

SAYINGS = Sayings()
"""One sentence per type of event; "" for what needs no word."""


def explored_words(e: exploring.Explored) -> str:
    """Return what was explored, and the card: "Ada explores Cinder: **Survey Party**"."""
    where = f" in {the_place(e.place)}" if e.place else ""
    what = f"the frontier{where}" if e.token else e.place
    return f"{e.who} explores {what}: **{card_name(e.card)}**"


def card_terms(card: str) -> str:
    """Return what a card says, in a few words."""
    known = content().cards.get(card)
    return known.brief if known is not None else ""


def brings_words(resources: int, influence: int, specialty: str) -> str:
    """Return what an attachment brings: "+2 resources and +1 influence", "a green specialty"; "" for nothing."""
    said = [f"+{count(resources, 'resource')}"] if resources else []
    said += [f"+{influence} influence"] if influence else []
    said += [an(f"{specialty} specialty")] if specialty else []
    return listed(said)


@SAYINGS.of(exploring.Attached)
def _attached(e: exploring.Attached) -> str:
    brings = brings_words(e.resources, e.influence, e.specialty)
    brings = brings or lower(card_terms(e.card).removeprefix("Attach. ").rstrip("."))
    return f"{card_name(e.card)} is attached to {e.planet}{f': {brings}' if brings else ''}."


@SAYINGS.of(exploring.PutAway)
def _put_away(e: exploring.PutAway) -> str:
    name = card_name(e.card)
    match e.where:
        case "attach":
            return f"{name} stays on {e.place}."
        case "play":
            return f"{name} stays before its explorer."
        case "common":
            return f"{name} stays in the common area."
        case "purge":
            return f"{name} is out of the game."
        case _:
            return f"{name} goes onto its discard pile."


@SAYINGS.of(exploring.Fragment)
def _fragment(e: exploring.Fragment) -> str:
    kind = an(f"{fragment_kind(e.kind)} fragment")
    more = f", and has {e.count} of them" if e.count > 1 else ""
    return f"{e.who} keeps {kind}{more}."


def goods_words(e: exploring.Goods) -> str:
    """Return what somebody gained or gave up: "gains 2 trade goods", "turns 2 commodities into 2 trade goods"."""
    goods, commodities = e.trade_goods, e.commodities
    if goods > 0 > commodities:
        return f"turns {count(-commodities, 'commodity', 'commodities')} into {count(goods, 'trade good')}"
    gained = [count(goods, "trade good")] if goods > 0 else []
    gained += [count(commodities, "commodity", "commodities")] if commodities > 0 else []
    lost = [count(-goods, "trade good")] if goods < 0 else []
    lost += [count(-commodities, "commodity", "commodities")] if commodities < 0 else []
    said = [f"pays {listed(lost)}"] if lost else []
    said += [f"gains {listed(gained)}"] if gained else []
    return " and ".join(said) or "gains nothing"


@SAYINGS.of(exploring.Goods)
def _goods(e: exploring.Goods) -> str:
    why = source_name(e.why)
    return f"{e.who} {goods_words(e)}{f' ({why})' if why else ''}."


@SAYINGS.of(exploring.TokenPlaced)
def _token_placed(e: exploring.TokenPlaced) -> str:
    where = the_place(e.system)
    match e.what:
        case "frontier":
            return f"A frontier token lies in {where} now."
        case "gamma":
            return f"A gamma wormhole opens in {where}."
        case side:
            return f"A tide storm settles in {where}, {side} side up."


@SAYINGS.of(exploring.Command)
def _command(e: exploring.Command) -> str:
    return f"{e.who} gains {count(e.count, 'command token')} for the {pool_words(e.pool)}."


@SAYINGS.of(exploring.Phantom)
def _phantom(e: exploring.Phantom) -> str:
    where = f" in {the_place(e.system)}" if e.system else ""
    return f"The Phantom World appears{where}, and {e.who} is there first."


@SAYINGS.of(exploring.NoCard)
def _no_card(e: exploring.NoCard) -> str:
    what = the_place(e.place) or "the frontier"
    return f"{e.who} explores {what}, but no {DECKS.get(e.deck, e.deck)} card is left anywhere."


@SAYINGS.of(exploring.Device)
def _device(e: exploring.Device) -> str:
    more = f", and has {e.count} of them" if e.count > 1 else ""
    return f"{e.who} keeps a Puzzle Engine{more}."


def relic_text(relic: str) -> str:
    """Return what a relic does, after its name."""
    known = content().relics.get(relic)
    return f"{known.name}: {lower(known.text.rstrip('.'))}" if known is not None else ""


def legend_text(planet: str) -> str:
    """Return what the power of a legendary planet is, after its name; "" for any other."""
    known = next((world for world in content().planets.values() if world.name == planet and world.ability), None)
    return (
        f"{planet}, once a round as a turn of yours ends: {lower(known.ability.rstrip('.'))}" if known is not None else ""
    )


SAYINGS.add(exploring.Explored, lambda e: f"{explored_words(e)}. {card_terms(e.card)}".strip())
SAYINGS.add(exploring.Unexplored, lambda e: f"{e.planet} has no trait: there is nothing to explore.")
SAYINGS.add(
    exploring.Reshuffled,
    lambda e: f"The {DECKS.get(e.deck, e.deck)} discard pile is shuffled into a new deck of {count(e.count, 'card')}.",
)
SAYINGS.add(exploring.FragmentsPurged, lambda e: f"{e.who} gives up 3 fragments ({given_words(e.fragments)}).")
SAYINGS.add(exploring.Relic, lambda e: f"{e.who} gains {relic_name(e.relic)}.")
SAYINGS.add(exploring.NoRelic, lambda e: f"No relic is left for {e.who}.")
SAYINGS.add(
    exploring.RelicPurged, lambda e: f"{relic_name(e.relic)[:1].upper()}{relic_name(e.relic)[1:]} is out of the game."
)
SAYINGS.add(exploring.Splinter, lambda e: f"The Crown Splinter goes from {e.holder} to {e.who}.")
SAYINGS.add(exploring.TokenReturned, lambda e: f"The frontier token of {the_place(e.system)} goes back to the supply.")
SAYINGS.add(exploring.NoCommand, lambda e: f"{e.who} has no command token left to gain.")
SAYINGS.add(exploring.Readied, lambda e: f"{e.planet} is ready again.")
SAYINGS.add(exploring.Looked, lambda e: f"{e.who} looks at the top of the {DECKS.get(e.deck, e.deck)} deck.")
