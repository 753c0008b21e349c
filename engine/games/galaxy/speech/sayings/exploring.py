"""Sentences on cards that were explored, what became of them, fragments, relics and tokens."""

from __future__ import annotations

from engine.core.words import an, count, listed, lower

from ...state.content import content
from ...state.naming import fragment_kind
from ..words import DECKS, Facts, card_name, given_words, relic_name, source_name, the_place
from .telling import Sayings
from .turning import pool_words


def explored_words(facts: Facts) -> str:
    """Return what was explored, and the card: "Ada explores Cinder: **Survey Party**"."""
    where = f" in {the_place(facts['place'])}" if facts["place"] else ""
    what = f"the frontier{where}" if facts["token"] else facts["place"]
    return f"{facts['who']} explores {what}: **{card_name(facts['card'])}**"


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


def _attached(facts: Facts) -> str:
    brings = brings_words(facts["resources"], facts["influence"], facts["specialty"])
    brings = brings or lower(card_terms(facts["card"]).removeprefix("Attach. ").rstrip("."))
    return f"{card_name(facts['card'])} is attached to {facts['planet']}{f': {brings}' if brings else ''}."


def _put_away(facts: Facts) -> str:
    name = card_name(facts["card"])
    match facts["where"]:
        case "attach":
            return f"{name} stays on {facts['place']}."
        case "play":
            return f"{name} stays before its explorer."
        case "common":
            return f"{name} stays in the common area."
        case "purge":
            return f"{name} is out of the game."
        case _:
            return f"{name} goes onto its discard pile."


def _fragment(facts: Facts) -> str:
    kind = an(f"{fragment_kind(facts['kind'])} fragment")
    more = f", and has {facts['count']} of them" if facts["count"] > 1 else ""
    return f"{facts['who']} keeps {kind}{more}."


def goods_words(facts: Facts) -> str:
    """Return what somebody gained or gave up: "gains 2 trade goods", "turns 2 commodities into 2 trade goods"."""
    goods, commodities = facts["trade_goods"], facts["commodities"]
    if goods > 0 > commodities:
        return f"turns {count(-commodities, 'commodity', 'commodities')} into {count(goods, 'trade good')}"
    gained = [count(goods, "trade good")] if goods > 0 else []
    gained += [count(commodities, "commodity", "commodities")] if commodities > 0 else []
    lost = [count(-goods, "trade good")] if goods < 0 else []
    lost += [count(-commodities, "commodity", "commodities")] if commodities < 0 else []
    said = [f"pays {listed(lost)}"] if lost else []
    said += [f"gains {listed(gained)}"] if gained else []
    return " and ".join(said) or "gains nothing"


def _goods(facts: Facts) -> str:
    why = source_name(facts["why"])
    return f"{facts['who']} {goods_words(facts)}{f' ({why})' if why else ''}."


def _token_placed(facts: Facts) -> str:
    where = the_place(facts["system"])
    match facts["what"]:
        case "frontier":
            return f"A frontier token lies in {where} now."
        case "gamma":
            return f"A gamma wormhole opens in {where}."
        case side:
            return f"A tide storm settles in {where}, {side} side up."


def _command(facts: Facts) -> str:
    return f"{facts['who']} gains {count(facts['count'], 'command token')} for the {pool_words(facts['pool'])}."


def _phantom(facts: Facts) -> str:
    where = f" in {the_place(facts['system'])}" if facts["system"] else ""
    return f"The Phantom World appears{where}, and {facts['who']} is there first."


def _no_card(facts: Facts) -> str:
    what = the_place(facts["place"]) or "the frontier"
    return f"{facts['who']} explores {what}, but no {DECKS.get(facts['deck'], facts['deck'])} card is left anywhere."


def _device(facts: Facts) -> str:
    more = f", and has {facts['count']} of them" if facts["count"] > 1 else ""
    return f"{facts['who']} keeps a Puzzle Engine{more}."


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


SAYINGS: Sayings = {
    "explored": lambda f: f"{explored_words(f)}. {card_terms(f['card'])}".strip(),
    "no_card": _no_card,
    "unexplored": lambda f: f"{f['planet']} has no trait: there is nothing to explore.",
    "reshuffled": lambda f: (
        f"The {DECKS.get(f['deck'], f['deck'])} discard pile is shuffled into a new deck of {count(f['count'], 'card')}."
    ),
    "put_away": _put_away,
    "attached": _attached,
    "fragment": _fragment,
    "fragments_purged": lambda f: f"{f['who']} gives up 3 fragments ({given_words(f['fragments'])}).",
    "relic": lambda f: f"{f['who']} gains {relic_name(f['relic'])}.",
    "no_relic": lambda f: f"No relic is left for {f['who']}.",
    "relic_purged": lambda f: f"{relic_name(f['relic'])[:1].upper()}{relic_name(f['relic'])[1:]} is out of the game.",
    "splinter": lambda f: f"The Crown Splinter goes from {f['holder']} to {f['who']}.",
    "device": _device,
    "token_placed": _token_placed,
    "token_returned": lambda f: f"The frontier token of {the_place(f['system'])} goes back to the supply.",
    "phantom": _phantom,
    "goods": _goods,
    "command": _command,
    "no_command": lambda f: f"{f['who']} has no command token left to gain.",
    "readied": lambda f: f"{f['planet']} is ready again.",
    "looked": lambda f: f"{f['who']} looks at the top of the {DECKS.get(f['deck'], f['deck'])} deck.",
}
