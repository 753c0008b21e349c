"""Transactions: offers to neighbours, agreed to by both, in a player's own turn and in the council's market (GAL-G24).

An offer binds no player until its partner agrees, and it holds nothing but what changes hands then (GAL-G64); whether both
sides can still give what it says is looked at again in that moment. In a turn only the active player begins, and the
partner may answer with an offer of their own; in the market every pair may make one transaction, neighbours or not
(GAL-G43). A commodity becomes a trade good as it changes hands (GAL-G25).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from engine.core.errors import IllegalMove
from engine.core.flow import heed
from engine.core.memo import memo
from engine.core.moves import Move
from engine.core.needs import Need, first_unmet

from ..state import board, naming
from ..state.catalogue import refused
from ..state.factions import can
from ..state.moves import Accept, Decline, Trade
from ..state.state import NOBODY, Bundle, Offer, State
from . import flow, steps
from .bargains import market, purchases, saleable, suggestions
from .events.course import Dealt, Declined, Lapsed, Offered, Withdrawn
from .exploring import decks
from .needs import need
from .progress import Voyage

MOST_SUGGESTIONS, MOST_ANSWERS = 9, 3
"""So many transactions are suggested for each partner, and in answer to an offer; any other can be written."""

RULE = "GAL-G24"
DEALING = (*flow.WINDOWS, flow.Market)
"""Stages in which something can be offered (GAL-G09, GAL-041, GAL-G43)."""


# Who may deal with whom.


@memo
def partners(state: State, player: int) -> tuple[int, ...]:
    """Return whom a player may still deal with now, where either has anything to give; in the order of places.

    In a turn: neighbours of the active player that they have not dealt with this turn (GAL-G24), for any other player only
    the active one. Whether a player has passed does not matter (GAL-G63). With the Smuggler: any player. In the market: all
    who want something still (GAL-G43).
    """
    own = _pockets(state, player)
    return tuple([other for other in _possible(state, player) if own or _pockets(state, other)])


def _possible(state: State, player: int) -> Sequence[int]:
    """Return the players who may trade with a player now, in the order of places."""
    found: Sequence[int] = state.order
    for each in _pairing(state):
        found = [other for other in found if each.met(state, player, other)]
    return found


def _near(state: State, player: int, other: int) -> bool:
    """Return whether two players can trade in a turn: as neighbours, where either may trade afar (GAL-G94), or with the
    Smuggler."""
    near = other in board.meetings(state)[player] or can(state, player, "afar") or can(state, other, "afar")
    return near or _smuggling(state)


def waiting(state: State) -> tuple[int, ...]:
    """Return the partners of open offers who may answer in another player's turn, while a stage of it is open; none in the
    market."""
    if not state.offers or not isinstance(flow.open_stage(state), flow.WINDOWS):
        return ()
    asked = [offer for offer in state.offers if state.active in (offer.proposer, offer.partner)]
    return tuple(dict.fromkeys(offer.partner for offer in asked if offer.partner != state.active))


def _name(state: State, player: int, other: int) -> str:
    return state.names[other]


def _both_here(state: State, player: int, other: int) -> bool:
    return not (state.players[player].gone or state.players[other].gone)


def _gone(state: State, player: int, other: int) -> str:
    return state.names[player if state.players[player].gone else other]


def _active(state: State, *_: object) -> str:
    return state.names[state.active]


IN_GAME = (
    need("trade-takes-two", RULE, lambda state, player, other: player != other),
    need("partner-left", "GAL-G48", _both_here, who=_gone),
)
IN_MARKET = (
    *IN_GAME,
    need("dealt-in-market", "GAL-G43", lambda state, player, other: not have_dealt(state, player, other), name=_name),
    need("market-left", "GAL-G43", lambda state, player, other: player not in state.done),
    need("partner-left-market", "GAL-G43", lambda state, player, other: other not in state.done, name=_name),
)
IN_TURN = (
    *IN_GAME,
    need("no-time-for-trade", RULE, lambda state, player, other: state.active != NOBODY),
    need("only-active-trades", RULE, lambda state, player, other: state.active in (player, other), who=_active),
    need("dealt-already", RULE, lambda state, player, other: not have_dealt(state, player, other), name=_name),
    need("partner-no-neighbour", RULE, _near, name=_name),
)


def _pairing(state: State) -> Sequence[Need[State]]:
    """Return what two players need to deal with each other now, whichever begins; to have passed is no reason (GAL-G63)."""
    return IN_MARKET if market(state) else IN_TURN


def have_dealt(state: State, player: int, other: int) -> bool:
    """Return whether two have made their transaction already: in this turn, or in this market."""
    return bool(state.dealt) and _pair(state, player, other) in state.dealt


def traders(state: State) -> tuple[int, ...]:
    """Return who has not voted yet in the council: until then they may trade (GAL-G43)."""
    return tuple(player for player, own in enumerate(state.players) if player not in state.done and not own.gone)


def _pair(state: State, player: int, other: int) -> str:
    """Return how ``State.dealt`` notes that two have dealt."""
    if market(state):
        return f"{min(player, other)}:{max(player, other)}"
    return str(other if player == state.active else player)


def _smuggling(state: State) -> bool:
    stage = flow.open_stage(state)
    return isinstance(stage, flow.Smuggling)


def _pockets(state: State, player: int) -> bool:
    """Return whether a player has anything that can be given."""
    return state.players[player].has_goods or bool(saleable(state, player))


# What can be done.

TIME = need("no-time-for-trade", RULE, lambda state, *_: isinstance(flow.open_stage(state), DEALING))


def _begins(state: State, player: int, *other: int) -> bool:
    """Return whether a player may offer something, to one or any: in a turn the active player, and who answers an offer."""
    if player == state.active or market(state):
        return True
    return any([offer.partner == player and offer.proposer in (other or state.order) for offer in state.offers])


BEGINNING = need("only-active-offers", RULE, _begins, who=_active)


@memo
def moves(state: State, player: int) -> tuple[Move, ...]:
    """Return a player's moves of trading now: answers to offers first, then suggestions for each partner."""
    return tuple(_moves(state, player))


def _moves(state: State, player: int) -> Iterator[Move]:
    if not TIME.met(state):
        return
    made = [offer for offer in state.offers if offer.proposer == player]
    got = [offer for offer in state.offers if offer.partner == player]
    for offer in got:
        if _refuse_deal(state, offer) is None:
            yield Accept(label(state, offer, player))
        yield Decline(label(state, offer, player))
    yield from (Decline(label(state, offer, player)) for offer in made)
    asked = [offer.proposer for offer in got]
    words = naming.handles(state)
    if not BEGINNING.met(state, player):
        return
    for other in partners(state, player):
        if asked and not BEGINNING.met(state, player, other):
            continue
        most = MOST_ANSWERS if other in asked else MOST_SUGGESTIONS
        usual = list(islice(suggestions(state, player, other), most))
        more = [] if other in asked else [deal for deal in purchases(state, player, other) if deal not in usual]
        yield from (Trade(words[other], deal) for deal in (*usual, *more))


def label(state: State, offer: Offer, player: int) -> str:
    """Return how a player names an offer: the other's handle, and its number ("ada-3")."""
    other = offer.proposer if offer.partner == player else offer.partner
    return f"{naming.handles(state)[other]}-{offer.number}"


def default(state: State, player: int) -> Move | None:
    """Return what happens for the partner of an offer who stays away: it is declined (GAL-G46); ``None`` without one."""
    offer = next((offer for offer in state.offers if offer.partner == player), None)
    return None if offer is None else Decline(label(state, offer, player))


# What cannot.


def refuse(state: State, player: int, move: Move) -> IllegalMove | None:
    """Return what speaks against `trade`, `accept` or `decline`, ``None`` where nothing does."""
    if isinstance(move, Trade):
        return _refuse_trade(state, player, move)
    assert isinstance(move, Accept | Decline), move
    offer = _named(state, player, move.offer)
    if offer is None:
        return refused("no-such-offer", RULE)
    if not TIME.met(state):
        return TIME.refusal(state)
    if isinstance(move, Decline):
        return None
    if offer.partner != player:
        return refused("offer-is-own", RULE, who=state.players[offer.partner].name)
    return _refuse_deal(state, offer)


def _refuse_trade(state: State, player: int, move: Trade) -> IllegalMove | None:
    other = naming.player_named(state, move.who)
    if other is None:
        return refused("no-player-called", RULE, who=move.who)
    refusal = first_unmet((TIME, *_pairing(state), BEGINNING), state, player, other)
    if refusal is not None:
        return refusal
    deal = naming.read_deal(state, move.what)
    if deal is None:
        return refused("write-trade", RULE)
    made = Offer(0, player, other, *deal)
    return _refuse_deal(state, made) or _refuse_again(state, made)


def _refuse_again(state: State, made: Offer) -> IllegalMove | None:
    """Return why an offer cannot be made: the same one was made already, in this turn or this market (GAL-G64)."""
    if any(made.repeats(offer) for offer in (*state.offers, *state.closed)):
        name = state.players[made.partner].name
        return refused("offer-made-before", "GAL-G64", name=name)
    return None


def _refuse_deal(state: State, offer: Offer) -> IllegalMove | None:
    """Return why a transaction cannot be made as things stand (GAL-G24)."""
    refusal = first_unmet(_pairing(state), state, offer.partner, offer.proposer)
    if refusal is not None:
        return refusal
    if not (offer.gives or offer.gets):
        return refused("trade-of-nothing", RULE)
    return _refuse_giving(state, offer.proposer, offer.gives) or _refuse_giving(state, offer.partner, offer.gets)


def _refuse_giving(state: State, player: int, bundle: Bundle) -> IllegalMove | None:
    """Return why a player cannot give something: it is not theirs, or cannot be traded."""
    own = state.players[player]
    if bundle.trade_goods > own.trade_goods:
        return refused("lacks-trade-goods-to-give", RULE, who=own.name, trade_goods=own.trade_goods)
    if bundle.commodities > own.commodities:
        return refused("lacks-commodities-to-give", "GAL-G25", who=own.name, commodities=own.commodities)
    for kind, number in bundle.fragments.items():
        if number > own.fragments.get(kind, 0):
            return refused("lacks-fragments-to-give", "GAL-035", who=own.name, get=own.fragments.get(kind, 0), kind=kind)
    for planet in bundle.planets:
        name = naming.planet_name(state, planet)
        if state.planet_by_id[planet].owner != player:
            return refused("planet-not-theirs", "GAL-G30", name=name, who=own.name)
        if planet not in saleable(state, player):
            return refused("planet-not-for-trade", "GAL-G30", name=name)
    return None


def _named(state: State, player: int, text: str) -> Offer | None:
    """Return the open offer from or to a player that a text names: "ada-3", or "ada" alone."""
    word, _, number = text.strip().casefold().rpartition("-")
    who = naming.player_named(state, word if word and number.isdigit() else text)
    between = [offer for offer in state.offers if {offer.proposer, offer.partner} == {player, who}]
    if word and number.isdigit():
        between = [offer for offer in between if offer.number == int(number)]
    return between[0] if between else None


# Doing it.


def offer(voyage: Voyage, player: int, move: Trade) -> None:
    """Offer a transaction; it takes the place of whatever was open between the two. `IllegalMove` where it cannot be."""
    heed(refuse(voyage.state, player, move))
    other = naming.player_named(voyage.state, move.who)
    deal = naming.read_deal(voyage.state, move.what)
    assert other is not None and deal is not None
    number = voyage.state.offered + 1
    made = Offer(number, player, other, *deal)
    _close(voyage, *(item for item in voyage.state.offers if {item.proposer, item.partner} == {player, other}))
    voyage.change(offers=(*voyage.state.offers, made), offered=number)
    gives, gets = (naming.written_bundle(voyage.state, bundle) for bundle in deal)
    # In the council its partner is awaited in any case, and reads it with their vote.
    called = () if market(voyage.state) else (other,)
    voyage.tell(Offered(voyage.name(player), voyage.name(other), gives, gets, number), calls=called)


def accept(voyage: Voyage, player: int, move: Accept) -> None:
    """Agree to an offer: looked at again now, and then final (GAL-G24). `IllegalMove` where it is no longer possible."""
    heed(refuse(voyage.state, player, move))
    agreed = _named(voyage.state, player, move.offer)
    assert agreed is not None
    _remove(voyage, agreed)
    voyage.change(dealt=(*voyage.state.dealt, _pair(voyage.state, agreed.proposer, agreed.partner)))
    gives, gets = (naming.written_bundle(voyage.state, bundle) for bundle in (agreed.gives, agreed.gets))
    # The player whose turn it is waits for nothing, and is called to what came of it.
    called = (agreed.proposer,) if agreed.proposer == voyage.state.active else ()
    voyage.tell(Dealt(voyage.name(agreed.proposer), voyage.name(agreed.partner), gives, gets), calls=called)
    smuggled = _smuggling(voyage.state)
    _hand_over(voyage, agreed.proposer, agreed.partner, agreed.gives)
    _hand_over(voyage, agreed.partner, agreed.proposer, agreed.gets)
    # Planets last: they may end the game (the Crown Splinter), and all the rest is done by then.
    for planet in agreed.gives.planets:
        flow.now(voyage, steps.GivePlanet(planet, agreed.partner))
    for planet in agreed.gets.planets:
        flow.now(voyage, steps.GivePlanet(planet, agreed.proposer))
    if smuggled:
        voyage.finish()
        lapse(voyage)
    else:
        _drop_impossible(voyage)


def decline(voyage: Voyage, player: int, move: Decline) -> None:
    """Decline an offer, or take an own one back. `IllegalMove` where there is none."""
    heed(refuse(voyage.state, player, move))
    gone = _named(voyage.state, player, move.offer)
    assert gone is not None
    _close(voyage, gone)
    names = voyage.name(gone.proposer), voyage.name(gone.partner)
    if gone.partner == player:
        voyage.tell(Declined(names[1], names[0]))
    else:
        voyage.tell(Withdrawn(*names))


def carry_out(voyage: Voyage, player: int, move: Move) -> None:
    """Carry out whichever move of trading it is."""
    if isinstance(move, Trade):
        offer(voyage, player, move)
    elif isinstance(move, Accept):
        accept(voyage, player, move)
    else:
        assert isinstance(move, Decline), move
        decline(voyage, player, move)


def lapse(voyage: Voyage) -> None:
    """End all open offers: the time they were made in is over (GAL-G23)."""
    for item in voyage.state.offers:
        _lapse_one(voyage, item)


def end_turn(voyage: Voyage, player: int) -> None:
    """End the offers that cannot be agreed to any more when a player's turn is over: those to that player, and those to
    players who have passed; what it offered others they may still take in their own turns (GAL-G64)."""
    for item in voyage.state.offers:
        if item.partner == player or voyage.player(item.partner).passed:
            _lapse_one(voyage, item)


def leave(voyage: Voyage, player: int) -> None:
    """End the open offers from and to a player: their window is closed, they want no more of the market, or are gone."""
    for item in voyage.state.offers:
        if player in (item.proposer, item.partner):
            _lapse_one(voyage, item)


def close_if_empty(voyage: Voyage) -> None:
    """Close the council's market once all have voted."""
    if market(voyage.state) and not traders(voyage.state):
        lapse(voyage)
        voyage.change(done=(), dealt=(), closed=())
        voyage.finish()


def _drop_impossible(voyage: Voyage) -> None:
    """End offers that cannot be agreed to any more after a transaction: nothing is promised twice for long."""
    for item in voyage.state.offers:
        if _refuse_deal(voyage.state, item) is not None:
            _lapse_one(voyage, item)


def _lapse_one(voyage: Voyage, gone: Offer) -> None:
    _remove(voyage, gone)
    voyage.tell(Lapsed(voyage.name(gone.proposer), voyage.name(gone.partner)))


def _close(voyage: Voyage, *gone: Offer) -> None:
    """End offers that are not made again (GAL-G64)."""
    left = tuple(item for item in voyage.state.offers if item not in gone)
    voyage.change(offers=left, closed=(*voyage.state.closed, *gone))


def _remove(voyage: Voyage, gone: Offer) -> None:
    voyage.change(offers=tuple(item for item in voyage.state.offers if item.number != gone.number))


def _hand_over(voyage: Voyage, player: int, to: int, bundle: Bundle) -> None:
    """Hand over all but planets; commodities arrive as trade goods (GAL-G25)."""
    own, theirs = voyage.player(player), voyage.player(to)
    goods = theirs.trade_goods + bundle.trade_goods + bundle.commodities
    voyage.set_player(
        player,
        trade_goods=own.trade_goods - bundle.trade_goods,
        commodities=own.commodities - bundle.commodities,
    )
    voyage.set_player(to, trade_goods=goods)
    if bundle.fragments:
        decks.hand_over_fragments(voyage, player, to, bundle.fragments)
