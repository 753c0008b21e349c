"""Transactions: what is offered, what is agreed to, what is offered instead, and why not (GAL-G24)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import NamedTuple

from msgspec.structs import replace

from engine.core.moves import Move

from ..rules import bargains, goals, goals_ahead, trading
from ..state import naming
from ..state.catalogue import WORDS
from ..state.content import FRAGMENTS, TRAITS, UNKNOWN
from ..state.moves import Accept, Decline, Trade
from ..state.state import Bundle, Offer, Player, State
from ..state.view import view_for
from .judging import Outlook
from .tempers import TEMPERS

HELD = 0.4
"""What a commodity is worth to its owner, in trade goods: another player has to take it first."""
GREED = 2.5
"""A deal that brings the other so many times as much is declined."""
WITHHELD = 2.0
"""So much more a deal has to bring with a rival who is about to win."""
PLANET = 1.5
DEAREST = 4
"""What a fragment costs at most, in trade goods and commodities."""
COUNTERS = 2
"""So often a person who offers what is not fair gets another offer for it in a turn; then they are told why not."""
HAGGLES = 1.7
"""A player who would gain so many times as much as I is asked for a trade good more, once."""


class Reply(NamedTuple):
    """An answer to an offer, what is said with it, and whom another deal is offered instead, "" for none."""

    move: Move
    says: str = ""
    countered: str = ""


def gain(own: Player, gives: Bundle, gets: Bundle) -> float:
    """Return what a transaction brings a player, in trade goods; all that it depends on lies open."""
    value = gets.trade_goods - gives.trade_goods + gets.commodities - HELD * gives.commodities
    for kind, number in gets.fragments.items():
        value += number * _fragment(own, kind, 0)
    for kind, number in gives.fragments.items():
        value -= number * _fragment(own, kind, 1)
    return value + PLANET * (len(gets.planets) - len(gives.planets))


def _fragment(own: Player, kind: str, less: int) -> float:
    """Return what a fragment is worth to a player who has so many of its kind; ``less``: besides this one."""
    if kind == UNKNOWN:
        return 2.5
    assert kind in TRAITS
    hoarded = 1.5 if "collector" in own.goals and "collector" not in own.scored else 0.0
    return hoarded + (1.4, 2.0, 4.0, 1.4)[min(3, own.fragments.get(kind, 0) - less + own.fragments.get(UNKNOWN, 0))]


# What is answered.


def answer(outlook: Outlook, moves: Sequence[Move], countered: Sequence[str] = ()) -> Reply | None:
    """Return the answer to an offer, ``None`` where there is none: a fair deal is taken, a person who offers anything else
    hears what would be fair, and why it is refused otherwise."""
    state, me = outlook.state, outlook.me
    got = {offer.number: offer for offer in state.offers if offer.partner == me}
    possible = {_number(move.offer): move for move in moves if isinstance(move, Accept)}
    for number, move in possible.items():
        offer = got[number]
        if _is_fair(outlook, offer) and not _haggled(outlook, offer, countered):
            return Reply(move)
    refusals = {_number(move.offer): move for move in moves if isinstance(move, Decline) and _number(move.offer) in got}
    for number, refusal in refusals.items():
        offer = got[number]
        if number not in possible:
            return Reply(refusal)
        who = naming.handles(state)[offer.proposer]
        if offer.proposer in outlook.people and countered.count(who) < COUNTERS:
            other = _instead(outlook, offer, who)
            if other is not None:
                return Reply(other.move, WORDS("haggle-last") if _is_fair(outlook, offer) else other.says, who)
        return Reply(refusal, _why_not(outlook, offer))
    return None


def _number(offer: str) -> int:
    return int(offer.rpartition("-")[2])


def _gains(outlook: Outlook, offer: Offer) -> tuple[float, float]:
    """Return what an offer brings me, and the player who makes it."""
    mine = gain(outlook.own, offer.gets, offer.gives)
    return mine, gain(outlook.state.players[offer.proposer], offer.gives, offer.gets)


def _is_fair(outlook: Outlook, offer: Offer) -> bool:
    return fair(outlook, offer.proposer, *_gains(outlook, offer)) and not _forfeits(outlook, offer.gets, offer.gives)


def _forfeits(outlook: Outlook, gives: Bundle, gets: Bundle) -> bool:
    """Return whether a deal undoes a goal that could be scored as things stand."""
    return bool(outlook.met) and outlook.forfeits(bargains.dealt(outlook.state, outlook.me, gives, gets)) > 0


def fair(outlook: Outlook, other: int, mine: float, theirs: float) -> bool:
    """Return whether a deal is worth it: it brings something, and the other not far more, least of all a leader."""
    return mine >= _least(outlook, other) and theirs <= GREED * max(mine, 0.5)


def _least(outlook: Outlook, other: int) -> float:
    near = WITHHELD if other == outlook.opposed else 0.7 if other == outlook.leader and outlook.near_victory else 0.0
    return outlook.temper.deals + near


def _haggled(outlook: Outlook, offer: Offer, countered: Sequence[str]) -> bool:
    """Return whether a person who gains much more is asked for more first, as if it were not enough."""
    mine, theirs = _gains(outlook, offer)
    who = naming.handles(outlook.state)[offer.proposer]
    if offer.proposer not in outlook.people or who in countered or theirs < HAGGLES * max(mine, 0.5):
        return False
    return _instead(outlook, offer, who) is not None


def _instead(outlook: Outlook, offer: Offer, who: str) -> Reply | None:
    """Return the deal nearest to an offer that is fair to me, and brings the other something too."""
    asked, _ = _gains(outlook, offer)
    for (gives, gets), says in _variants(outlook.state, offer):
        mine = gain(outlook.own, gives, gets)
        theirs = gain(outlook.state.players[offer.proposer], gets, gives)
        if mine <= asked or theirs < 0.2 or not fair(outlook, offer.proposer, mine, theirs):
            continue
        if _forfeits(outlook, gives, gets):
            continue
        move = Trade(who, naming.written_deal(outlook.state, gives, gets))
        if trading.refuse(outlook.state, outlook.me, move) is None:
            return Reply(move, WORDS(f"haggle-{says}"))
    return None


def _variants(state: State, offer: Offer) -> Iterator[tuple[tuple[Bundle, Bundle], str]]:
    """Yield deals near an offer, as what I give and get, with how they differ: one thing less, a trade good or two more,
    then usual ones."""
    gives, gets = offer.gets, offer.gives
    less = [fewer for fewer in _less(gives) if fewer]
    more = [replace(gets, trade_goods=gets.trade_goods + number) for number in range(1, DEAREST + 1)]
    yield from (((fewer, gets), "fewer") for fewer in less)
    yield from (((gives, dearer), "dearer") for dearer in more)
    yield from (((fewer, more[0]), "both") for fewer in less)
    yield from ((deal, "instead") for deal in bargains.deals(state, offer.partner, offer.proposer))


def _less(bundle: Bundle) -> Iterator[Bundle]:
    if bundle.trade_goods:
        yield replace(bundle, trade_goods=bundle.trade_goods - 1)
    if bundle.commodities:
        yield replace(bundle, commodities=bundle.commodities - 1)
    for kind in FRAGMENTS:
        if bundle.fragments.get(kind, 0):
            left = {fragment: number - (fragment == kind) for fragment, number in bundle.fragments.items()}
            yield replace(bundle, fragments={item: number for item, number in left.items() if number})


def fault(outlook: Outlook, offer: Offer) -> str:
    """Return what an offer is refused for, as messages call it. "leader": it helps a rival who is held back. "greedy": it
    brings them far more. "goal", "collecting", "dearer": what it takes is wanted. "gift", "little": it brings too little.
    """
    mine, _ = _gains(outlook, offer)
    least = _least(outlook, offer.proposer)
    if mine >= least:
        if not _forfeits(outlook, offer.gets, offer.gives):
            return "greedy"
        lost = goals.undone(outlook.state, outlook.me, bargains.dealt(outlook.state, outlook.me, offer.gets, offer.gives))
        # What a hidden goal needs stays a secret.
        return "goal" if lost is not None and lost.goal in outlook.state.public else "dearer"
    if least > outlook.temper.deals:
        return "leader"
    if not offer.gives:
        return "gift"
    return "collecting" if any(_fragment(outlook.own, kind, 1) >= 2 for kind in offer.gets.fragments) else "little"


def _why_not(outlook: Outlook, offer: Offer) -> str:
    """Return why an offer is refused. To a rival who is held back it is that; to others it may be what would have to be
    added."""
    found = fault(outlook, offer)
    if found != "little":
        return WORDS(f"haggle-{found}")
    mine, _ = _gains(outlook, offer)
    return WORDS("would-want-more", number=ceil(_least(outlook, offer.proposer) - mine))


def welcome(state: State, proposer: int, partner: int, deal: bargains.Deal) -> bool:
    """Return whether any bot player would take a deal, by what all know: suggestions are such."""
    outlook = Outlook(state, partner, max(TEMPERS, key=lambda temper: temper.deals))
    gives, gets = deal
    mine, theirs = gain(outlook.own, gets, gives), gain(state.players[proposer], gives, gets)
    return fair(outlook, proposer, mine, theirs)


def brings(outlook: Outlook, deal: bargains.Deal) -> bool:
    """Return whether a deal brings its maker something, and costs no goal that could be scored."""
    gives, gets = deal
    return gain(outlook.own, gives, gets) > 0 and not _forfeits(outlook, gives, gets)


# What is offered.


def offer(outlook: Outlook, moves: Sequence[Move], asked: frozenset[str]) -> Trade | None:
    """Return the best offer that both should like, to a player who has not been asked yet; ``None`` where there is none. A
    bot player is offered nothing that it would decline by what all know."""
    public = view_for(outlook.state, None).state
    for _, move in sorted(_offers(outlook, moves, asked), key=lambda item: item[0], reverse=True):
        deal, other = naming.read_deal(outlook.state, move.what), naming.player_named(outlook.state, move.who)
        if deal is None or other is None:
            continue
        if other in outlook.people or welcome(public, outlook.me, other, deal):
            return move
    return None


def proposals(outlook: Outlook, moves: Sequence[Trade], asked: frozenset[str]) -> tuple[Trade, ...]:
    """Return offers among some moves that both should like, by what all know: those first that bring a goal nearer, of
    those to one player about the same things the best."""
    state, public = outlook.state, view_for(outlook.state, None).state
    found: dict[tuple[object, ...], tuple[tuple[bool, float], Trade]] = {}
    for value, move in _offers(outlook, moves, asked):
        deal, other = naming.read_deal(state, move.what), naming.player_named(state, move.who)
        if deal is None or other is None or move not in moves or not welcome(public, outlook.me, other, deal):
            continue
        helps = goals_ahead.nearer_in(state, outlook.me, bargains.dealt(state, outlook.me, *deal)) is not None
        about = (other, *((bool(side.trade_goods), bool(side.commodities), tuple(side.fragments)) for side in deal))
        found[about] = max(found.get(about, ((False, 0.0), move)), ((helps, value), move), key=lambda item: item[0])
    return tuple(move for _, move in sorted(found.values(), key=lambda item: item[0], reverse=True))


def completes(outlook: Outlook, deal: Trade) -> str:
    """Return the goal that a deal completes for a point, "" for none."""
    state, read = outlook.state, naming.read_deal(outlook.state, deal.what)
    nearer = (
        goals_ahead.nearer_in(state, outlook.me, bargains.dealt(state, outlook.me, *read)) if read is not None else None
    )
    return nearer.goal if nearer is not None and nearer.point else ""


def for_point(outlook: Outlook, moves: Sequence[Move], asked: frozenset[str]) -> Trade | None:
    """Return an offer that both should like and that completes a goal for a point, ``None`` where there is none."""
    deals = [move for move in moves if isinstance(move, Trade)]
    found = proposals(outlook, deals, asked) if deals else ()
    return next((deal for deal in found if completes(outlook, deal)), None)


def _offers(outlook: Outlook, moves: Sequence[Move], asked: frozenset[str]) -> list[tuple[float, Trade]]:
    """Return the offers that both should like, each with what it is worth, to players who have not been asked yet."""
    state = outlook.state
    words = naming.handles(state)
    found: list[tuple[float, Trade]] = []
    # Whom one could deal with is among the moves.
    named = dict.fromkeys(move.who for move in moves if isinstance(move, Trade) and move.who not in asked)
    for who in named:
        other = words.index(who)
        every = bargains.suggestions(state, outlook.me, other).items()
        # Fragments are swapped by those who look ahead.
        usual = [(text, deal) for text, deal in every if not all(part.fragments for part in deal)]
        listed = dict(usual[: trading.MOST_SUGGESTIONS])
        if outlook.judgement.crafty:
            swaps = {naming.written_deal(state, *deal): deal for deal in _swaps(state, outlook.me, other)}
            new = (text for text in swaps if trading.refuse(state, outlook.me, Trade(who, text)) is None)
            listed |= {text: swaps[text] for text in new}
        for what, deal in listed.items():
            value = _both_like(outlook, other, *deal) if _leaves_enough(outlook, deal[0]) else 0.0
            if value > 0:
                found.append((value, Trade(who, what)))
    return found


def _leaves_enough(outlook: Outlook, gives: Bundle) -> bool:
    """Return whether I could still give what I offered to people, who have had no time to answer."""
    state, own = outlook.state, outlook.own
    mine = (offer for offer in state.offers if offer.proposer == outlook.me and offer.partner in outlook.people)
    promised = [offer.gives for offer in mine] + [gives]
    return (
        sum(bundle.trade_goods for bundle in promised) <= own.trade_goods
        and sum(bundle.commodities for bundle in promised) <= own.commodities
        and all(sum(item.fragments.get(kind, 0) for item in promised) <= own.fragments.get(kind, 0) for kind in FRAGMENTS)
    )


def _swaps(state: State, player: int, other: int) -> Iterator[tuple[Bundle, Bundle]]:
    """Yield deals about fragments that few think of, as what a player gives and gets: for others, and for commodities."""
    own, theirs = state.players[player], state.players[other]
    mine = [kind for kind in FRAGMENTS if own.fragments.get(kind, 0)]
    got = [kind for kind in FRAGMENTS if theirs.fragments.get(kind, 0)]
    for kind in mine:
        gives = Bundle(fragments={kind: 1})
        yield from ((gives, Bundle(fragments={item: 1})) for item in got if item != kind)
        yield from ((gives, price) for price in _prices(theirs))
    for kind in got:
        yield from ((price, Bundle(fragments={kind: 1})) for price in _prices(own))


def _prices(buyer: Player) -> Iterator[Bundle]:
    """Yield what a player could pay for a fragment: up to 4 trade goods and commodities."""
    for goods in range(min(DEAREST, buyer.trade_goods) + 1):
        for commodities in range(min(DEAREST - goods, buyer.commodities) + 1):
            if goods or commodities:
                yield Bundle(trade_goods=goods, commodities=commodities)


def abroad(outlook: Outlook) -> float:
    """Return what the best deal is worth with a player who is no neighbour, in tenths of a point."""
    state, me = outlook.state, outlook.me
    near = trading.partners(state, me)
    far = (item for item in state.order if item != me and item not in near and not trading.have_dealt(state, me, item))
    deals = (
        _both_like(outlook, other, *deal)
        for other in far
        if not state.players[other].gone
        for deal in (*bargains.deals(state, me, other), *_swaps(state, me, other))
    )
    return max(deals, default=0.0)


def _both_like(outlook: Outlook, other: int, gives: Bundle, gets: Bundle) -> float:
    mine = gain(outlook.own, gives, gets)
    theirs = gain(outlook.state.players[other], gets, gives)
    if fair(outlook, other, mine, theirs) and theirs >= 0.5 and not _forfeits(outlook, gives, gets):
        return min(mine, theirs) + 0.1 * mine
    return 0.0


def key(state: State) -> str:
    """Return what counts the times in which each partner is asked once."""
    return f"{state.phase} {state.round} {state.turns}"
