"""What is offered to a player, and what those at the council's market may do."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Seat

from ..rules import council, flow, trading
from ..state.catalogue import WORDS
from ..state.lengths import enough
from ..state.state import NOBODY, Offer, State, in_order
from ..state.view import View
from .voting import can_vote, decided
from .words import given_by

MOST_ASKED = 300
"""So long a question may be."""

NEAR = 2
"""With so few points missing it matters who is counted first."""


def offers_to(state: State, player: Seat | None) -> tuple[Offer, ...]:
    """Return the open offers that a player may agree to in the turn under way."""
    return tuple(
        offer for offer in state.offers if offer.partner == player and state.active in (offer.proposer, offer.partner)
    )


def offered(state: State, offers: tuple[Offer, ...]) -> str:
    """Return what is offered to a player."""
    said = [_offer_words(state, offer) for offer in offers]
    return WORDS("offers-now", offers=said, gift=len(offers) == 1 and not offers[0].gets)


def _offer_words(state: State, offer: Offer) -> str:
    """Return an offer as its reader sees it: "Bob offers you 1 trade good for 2 commodities"."""
    swap = offer.gives == offer.gets
    way = "gift" if not offer.gets else "swap" if swap else "deal" if offer.gives else "asks"
    who, gives, gets = state.players[offer.proposer].name, given_by(offer.gives), given_by(offer.gets)
    goods = 0 if swap else offer.gives.commodities
    return WORDS("offer-to-you", way=way, who=who, gives=gives, gets=gets, goods=goods)


def came_of_mine(view: View) -> list[str]:
    """Return what came of a player's own offers in this turn or market, for their own panel: with whom they have dealt, or
    the newest offer that came to nothing; none to a partner who has another one to answer."""
    state, me = view.state, view.seat
    if me is None or me >= len(state.players):
        return []
    dealt = [own.name for player, own in enumerate(state.players) if player != me and trading.have_dealt(state, me, player)]
    waiting = {offer.partner for offer in state.offers if offer.proposer == me}
    mine = [offer for offer in state.closed if offer.proposer == me and offer.partner not in waiting]
    gone = [offer for offer in mine if not trading.have_dealt(state, me, offer.partner)]
    said = [WORDS("have-dealt", names=dealt)] if dealt else []
    if gone:
        offer = gone[-1]
        gives, gets = given_by(offer.gives), given_by(offer.gets)
        said.append(WORDS("not-agreed", who=state.players[offer.partner].name, gives=gives, gets=gets))
    return said


def no_neighbour(state: State, player: Seat) -> list[str]:
    """Return that a player whose turn it is has commodities, but no neighbour to trade with, where that is so."""
    stage = flow.open_stage(state)
    turn = isinstance(stage, flow.Turn) and stage.player == player
    alone = turn and not state.dealt and state.players[player].commodities and not trading.partners(state, player)
    return [WORDS("no-neighbour")] if alone else []


def at_market(view: View) -> str:
    """Return what those at the market may do: as its partner reads it, an offer to them comes first."""
    state = view.state
    own_seat = view.seat if view.seat is not None or view.confided is None else view.confided.seat
    mine = tuple(offer for offer in state.offers if own_seat is not None and offer.partner == own_seat)
    if mine:
        return WORDS("wanted-answer-at-market", offer=offered(state, mine), first=state.round == 1)
    if (speaker := decided(view)) != NOBODY:
        votes = [council.influence(state, player) for player in state.order]
        who, most = state.players[speaker].name, council.influence(state, speaker)
        return " ".join([WORDS("wanted-split", who=who, votes=most, all=sum(votes)), *came_of_mine(view)])
    if view.seat is None:
        # What others offer each other asks nothing anew of any player: it stands in the post alone. As long as offers are
        # open they take the place of who can vote, which each one's own panel tells.
        beside = _open_offers(state) or WORDS("tie-decided", speaker=state.players[state.speaker].name)
        if not can_vote(view):
            return f"{WORDS('wanted-voteless')} {beside}"
        wanted = WORDS("wanted-council", first=state.round == 1, enough=_in_reach(state), order=_placed(state))
        return f"{wanted} {beside}"
    own, influence = state.players[view.seat], council.influence(state, view.seat)
    if not can_vote(view):
        return " ".join([WORDS("wanted-voteless"), *came_of_mine(view)])
    wanted = WORDS(
        "wanted-vote",
        first=state.round == 1,
        influence=influence,
        tactic=own.tactic,
        strategy=own.strategy,
        enough=_in_reach(state),
        order=_placed(state),
    )
    others = [player for player in state.order if player != view.seat]
    return _fitting([wanted, _voters(state, others), *came_of_mine(view)])


def _fitting(parts: Sequence[str]) -> str:
    """Return sentences, of the last ones no more than a question has room for."""
    told = ""
    for part in parts:
        told = f"{told} {part}".lstrip() if not told or len(told) + 1 + len(part) <= MOST_ASKED else told
    return told


def _in_reach(state: State) -> int:
    """Return how many points win, where a player lacks but few of them; else 0."""
    most = max(own.points for own in state.players if not own.gone)
    return enough(state) if most + NEAR >= enough(state) else 0


def _placed(state: State) -> list[str]:
    """Return the players in the order of their places, in which goals are counted from the speaker on."""
    return [state.names[player] for player in in_order(state, state.order[0])]


def _voters(state: State, players: Sequence[Seat]) -> str:
    """Return who decides a tie, and how much influence players can vote with."""
    here = [player for player in players if not state.players[player].gone]
    voters = [WORDS("voter", who=state.players[player].name, influence=council.influence(state, player)) for player in here]
    return WORDS("voters", speaker=state.players[state.speaker].name, voters=voters)


def _open_offers(state: State) -> str:
    """Return the offers that lie open at the market, the newest three."""
    newest = state.offers[-3:]
    said = [
        WORDS(
            "open-offer",
            who=state.players[offer.proposer].name,
            partner=state.players[offer.partner].name,
            gives=given_by(offer.gives),
            gets=given_by(offer.gets),
        )
        for offer in newest
    ]
    return WORDS("open-offers", offers=said, more=len(state.offers) - len(newest)) if said else ""
