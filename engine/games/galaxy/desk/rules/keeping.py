"""Cards that are moved by hand at a desk: discarded, purged, attached; relics that are drawn (GAL-G31, GAL-G32); fragments
that change hands at once, as the players have agreed elsewhere (GAL-035, GAL-G24)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal, NamedTuple

from engine.core.errors import IllegalMove
from engine.core.needs import never
from engine.core.verbs import Discard

from ...rules import steps
from ...rules.events import keeping
from ...rules.exploring import decks, explorations
from ...rules.flow import answer
from ...rules.needs import need
from ...rules.progress import Voyage
from ...rules.relics import relics
from ...state import naming
from ...state.catalogue import refused
from ...state.content import DEVICE, EXPLORATION, FRAGMENTS, content
from ...state.moves import Attach, Purge, Relic, Trade
from ...state.state import Bundle, State
from . import exploring, people, worlds
from .needs import ANY_TIME, IDLE, Act, active_name

DRAW = "draw"
"""Is written for a relic that another effect gives."""

Kind = Literal["fragment", "device", "relic", "planet", "common", "discard", "purged"]


class Lying(NamedTuple):
    """A card in sight: what it is or where it lies, and the planet that it is attached to."""

    card: str
    kind: Kind
    planet: str = ""


def lying(state: State) -> tuple[Lying, ...]:
    """Return the cards before the player who is acted for, on planets, and in the common area, each once."""
    own = state.players[state.active]
    found = [Lying(content().fragment_card(kind), "fragment") for kind in FRAGMENTS if own.fragments.get(kind, 0)]
    found += [Lying(DEVICE, "device")] if own.devices else []
    found += [Lying(held.relic, "relic") for held in own.relics]
    found += [
        Lying(attached.card, "planet", planet.id) for planet in worlds.present(state) for attached in planet.attachments
    ]
    found += [Lying(card, "common") for card in state.common]
    return tuple(found)


def found(state: State, card: str) -> Lying | None:
    """Return the card of this id that lies in sight, ``None`` where none does."""
    return next((item for item in lying(state) if item.card == card), None)


def origin(state: State, card: Lying) -> str:
    """Return where a card comes from, for an event: the name of a planet or player, or of a pile."""
    if card.kind == "planet":
        return state.planet_by_id[card.planet].name
    return card.kind if card.kind in ("common", "discard", "purged") else state.players[state.active].name


def _missing(state: State, card: str) -> IllegalMove:
    name = state.players[state.active].name
    known = content().cards.get(card) or content().relics.get(card)
    return refused("desk-card-not-there", "GAL-031", card=known.id if known is not None else "", who=name)


def _take(voyage: Voyage, card: Lying) -> None:
    """Take a card away from where it lies, without a word."""
    state, player = voyage.state, voyage.state.active
    match card.kind:
        case "fragment":
            decks.lose_fragments(voyage, player, {content().cards[card.card].fragment: 1})
        case "device":
            voyage.set_player(player, devices=state.players[player].devices - 1)
        case "relic":
            relics.lose(voyage, player, card.card)
        case "planet":
            explorations.detach(voyage, card.card, card.planet)
        case "common":
            voyage.change(common=_without(state.common, card.card))
        case "purged":
            voyage.change(purged=_without(state.purged, card.card))
        case "discard":
            deck = content().cards[card.card].deck
            voyage.set_deck(deck, discard=_without(state.decks[deck].discard, card.card))


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    left = list(cards)
    left.remove(card)
    return tuple(left)


# Discarding and purging.


def _refuse_discard(state: State, move: Discard) -> IllegalMove | None:
    if move.card in content().relics:
        return refused("desk-relic-not-discarded", "GAL-G32")
    return None if found(state, move.card) is not None else _missing(state, move.card)


LYING = need("desk-nothing-to-move", "GAL-031", never, name=active_name)
DISCARD = Act(Discard, IDLE, lambda state: [Discard(item.card) for item in lying(state)], _refuse_discard, (LYING,))
"""Putting a card of the exploration decks on its discard pile: relics have none (GAL-G32)."""


def discard(voyage: Voyage, card: str) -> None:
    """Put a card on its own deck's discard pile (GAL-026); an empty deck is reshuffled at once (GAL-G18)."""
    held = found(voyage.state, card)
    assert held is not None
    voyage.tell(keeping.MovedCard(card, origin(voyage.state, held), "discard"), rules=("GAL-026",))
    _take(voyage, held)
    decks.discard(voyage, content().cards[card].deck, card)


def _purges(state: State) -> Iterator[Purge]:
    """Yield what can be taken out of the game, cards first, then planets by their names."""
    yield from (Purge(item.card) for item in lying(state))
    yield from (Purge(planet.name) for planet in worlds.present(state))


def _refuse_purge(state: State, move: Purge) -> IllegalMove | None:
    planet = worlds.find(state, move.what)
    if found(state, move.what) is not None or (planet is not None and not planet.destroyed):
        return None
    return _missing(state, move.what)


PURGE = Act(Purge, IDLE, _purges, _refuse_purge, (LYING,))
"""Taking a card that lies in sight out of the game, or a planet."""


def purge(voyage: Voyage, what: str) -> None:
    """Take a card out of the game for good (GAL-036), or a planet with what is attached to it (GAL-G28)."""
    held = found(voyage.state, what)
    if held is None:
        planet = worlds.find(voyage.state, what)
        assert planet is not None
        worlds.remove(voyage, planet.id)
    elif held.kind == "relic":
        relics.purge(voyage, voyage.state.active, what)
        voyage.tell(keeping.LaidOut())
    else:
        voyage.tell(keeping.MovedCard(what, origin(voyage.state, held), "purge"), rules=("GAL-036",))
        _take(voyage, held)
        decks.purge(voyage, what)


# Attaching.


def attachable(state: State) -> tuple[Lying, ...]:
    """Return the cards with an attach header, and the World Forge, that lie where everybody sees them (GAL-029): before the
    player who is acted for or on a planet, then on the discard piles and among the purged cards."""
    in_sight = list(lying(state))
    for deck in EXPLORATION:
        in_sight += [Lying(card, "discard") for card in state.decks[deck].discard]
    in_sight += [Lying(card, "purged") for card in state.purged]
    return tuple(item for item in in_sight if explorations.attachable(item.card))


def _attachments(state: State) -> Iterator[Attach]:
    for card in dict.fromkeys(item.card for item in attachable(state)):
        yield from (Attach(card, planet.name) for planet in worlds.present(state))


def _refuse_attach(state: State, move: Attach) -> IllegalMove | None:
    """Return what speaks against attaching a card to a planet by hand (GAL-028, GAL-029)."""
    attachment = _to_attach(state, move.card)
    if attachment is None:
        if move.card in content().cards and not explorations.attachable(move.card):
            return refused("desk-not-attachable", "GAL-029", card=move.card)
        return refused("desk-no-card-to-attach", "GAL-029")
    world = worlds.find(state, move.planet)
    if world is None or world.destroyed:
        return refused("desk-attach-to-known", "GAL-028")
    if attachment.planet == world.id:
        return refused("desk-attached-already", "GAL-028", planet=world.name)
    return None


ATTACH = Act(Attach, IDLE, _attachments, _refuse_attach, (need("desk-nothing-to-attach", "GAL-029", never),))
"""Attaching a card to a planet by hand."""


def _to_attach(state: State, card: str) -> Lying | None:
    return next((item for item in attachable(state) if item.card == card), None)


def attach(voyage: Voyage, card: str, planet: str) -> None:
    """Attach a card to a planet by hand; of a laboratory it is asked first, where it is unknown, what it finds there."""
    world = worlds.find(voyage.state, planet)
    assert world is not None
    if exploring.asks_specialty(voyage.state, card, world.id):
        options, place = (exploring.PLAIN, exploring.DOUBLE), list(content().cards).index(card)
        owner = voyage.state.active
        voyage.push(steps.Laboratory(world.id, place, owner=owner, options=options, default=exploring.PLAIN))
    else:
        _move(voyage, card, world.id, double=False)


@answer(steps.Laboratory)
def found_out(voyage: Voyage, question: steps.Laboratory, option: str) -> None:
    """Attach the laboratory that was asked about (GAL-G29)."""
    _move(voyage, list(content().cards)[question.card], question.planet, double=option == exploring.DOUBLE)


def _move(voyage: Voyage, card: str, planet: str, *, double: bool) -> None:
    attachment = _to_attach(voyage.state, card)
    assert attachment is not None
    _take(voyage, attachment)
    if double:
        explorations.lay(voyage, explorations.second(card), planet)
    else:
        explorations.attach(voyage, card, planet)


# Relics.


def _relics(state: State) -> Iterator[Relic]:
    """Yield how the player who is acted for can come to a relic: by sets of fragments (GAL-G31), or by another effect."""
    yield from map(Relic, decks.sets(state, state.active))
    yield Relic(DRAW)


def _refuse_relic(state: State, move: Relic) -> IllegalMove | None:
    if move.fragments == DRAW:
        return None
    refusal, wanted = relics.PURGED.refuse(state, state.active, move), decks.read_set(move.fragments)
    if refusal is None or not wanted:
        return refusal
    own = state.players[state.active]
    takes, has = (naming.counted(naming.sorted_fragments(held)) for held in (wanted, own.fragments))
    return refused("desk-set-lacks-fragments", refusal.rule, who=own.name, takes_fragments=takes, has_fragments=has)


RELIC = Act(Relic, IDLE, _relics, _refuse_relic)
"""A relic for the player who is acted for."""


def relic(voyage: Voyage, text: str) -> None:
    """Purge a set of fragments for a relic, or draw one by another effect (GAL-032, GAL-033)."""
    if text == DRAW:
        relics.gain(voyage, voyage.state.active)
    else:
        decks.purge_set(voyage, voyage.state.active, text)
    voyage.tell(keeping.LaidOut())


SWAPPING = "GAL-035"
_BARE = re.compile(r"\b(cultural|hazardous|industrial|unknown|unmarked)\b(?!\s+(?:relic\s+)?frag)", re.IGNORECASE)


def read_swap(state: State, text: str) -> tuple[Bundle, Bundle] | None:
    """Return what both give: "2 cultural for 1 hazardous", "1 unmarked for nothing"; ``None`` if it is not clear."""
    return naming.read_deal(state, _BARE.sub(r"\1 fragment", text))


def written_swap(state: State, text: str) -> str:
    """Return a swap as moves write it; the text itself where it is not clear."""
    return naming.respelled_deal(state, _BARE.sub(r"\1 fragment", text)) if read_swap(state, text) is not None else text


def _swaps(state: State) -> Iterator[Trade]:
    """Yield whom the player who is acted for could deal with, and what for: one fragment for nothing or for another."""
    own = _kinds(state, state.active)
    for partner in people.others(state):
        handle, theirs = people.handle_of(state, partner), _kinds(state, partner)
        deals = [(mine, other) for mine in (*own, "") for other in ("", *theirs) if mine != other]
        for mine, other in deals:
            gives, gets = (Bundle(fragments={kind: 1} if kind else {}) for kind in (mine, other))
            yield Trade(handle, naming.written_deal(state, gives, gets))


def _kinds(state: State, player: int) -> tuple[str, ...]:
    return tuple(kind for kind in FRAGMENTS if state.players[player].fragments.get(kind, 0))


def _refuse_swap(state: State, move: Trade) -> IllegalMove | None:
    """Return what speaks against a swap between the player who is acted for and another one."""
    partner = naming.player_named(state, move.who)
    if partner is None:
        return people.unknown(state, move.who)
    if partner == state.active:
        return refused("desk-trade-with-other", "GAL-G24", who=state.players[partner].name)
    deal = read_swap(state, move.what)
    if deal is None:
        return refused("desk-write-trade", SWAPPING)
    if not any(deal):
        return refused("desk-trade-of-nothing", "GAL-G24")
    for side in deal:
        if side.trade_goods or side.commodities or side.planets:
            return refused("desk-fragments-only", SWAPPING)
    for player, side in zip((state.active, partner), deal, strict=True):
        held = state.players[player].fragments
        if any(held.get(kind, 0) < count for kind, count in side.fragments.items()):
            has = naming.counted(naming.sorted_fragments(held))
            return refused("desk-has-fragments", SWAPPING, who=state.players[player].name, has_fragments=has)
    return None


TRADE = Act(Trade, ANY_TIME, _swaps, _refuse_swap, (need("desk-no-fragments-to-trade", SWAPPING, never),))
"""Fragments that change hands at once, as the players have agreed elsewhere."""


def swap(voyage: Voyage, who: str, what: str) -> None:
    """Let the fragments change hands."""
    state, player = voyage.state, voyage.state.active
    partner, deal = naming.player_named(state, who), read_swap(state, what)
    assert partner is not None and deal is not None
    gives, gets = deal
    decks.hand_over_fragments(voyage, player, partner, gives.fragments)
    decks.hand_over_fragments(voyage, partner, player, gets.fragments)
    written_gives, written_gets = (naming.written_bundle(state, side) for side in deal)
    voyage.tell(keeping.Handed(voyage.name(player), voyage.name(partner), written_gives, written_gets))
