"""How votes for the speaker are offered."""

from __future__ import annotations

from engine.core.game import Offering, Seat, Weight

from ..rules import awaiting, council
from ..rules.events import phases
from ..state.catalogue import WORDS
from ..state.naming import player_named
from ..state.state import NOBODY, State
from ..state.view import View
from .prominence import FIRST, MAIN, PLAIN, WRITTEN
from .words import own_words, player_of

FEW = 3
"""Up to so many candidates are buttons, one beside the other; more are a menu."""


def vote(view: View, who: str, planets: str) -> Offering:
    """Return how a vote is offered: with everything, each candidate in the same place as the others, as a button where they
    are few. All vote at once, so for everybody it says only whom it is for; which one is proposed the advice says. As long
    as an offer waits there is no button: a vote ends one's trading."""
    state, player = view.state, view.seat
    candidate = player_named(state, who)
    player = reader(view) if decided(view) != NOBODY else player
    if player is None:
        weight: Weight = MAIN if sum(not own.gone for own in state.players) <= FEW else PLAIN
        weight = WRITTEN if is_offered(view) else weight
        stands, points = _stands(state, candidate)
        return WORDS("vote-open", who=player_of(state, who), stands=stands, points=points), WORDS("vote-open.hint"), weight
    name, mine = player_of(state, who), candidate == player
    ready = [planet for planet in state.planets_of(player) if not planet.exhausted and planet.weight]
    if planets == "all" and decided(view) != NOBODY:
        own = state.players[player]
        label = WORDS("keep-tokens", tactic=own.tactic, strategy=own.strategy)
        return label, WORDS("keep-tokens.hint"), FIRST if mine and not is_offered(view) else WRITTEN
    if planets == "all":
        votes = sum(planet.weight for planet in ready)
        names = [own_words(planet, player) for planet in ready]
        weight = WRITTEN if is_offered(view) else FIRST if mine else MAIN
        return WORDS("vote-all", who=name, votes=votes, mine=mine), WORDS("vote-all.hint", planets=names), weight
    named = [planet for planet in ready if planet.id in [part.strip() for part in planets.split(",")]]
    votes = sum(planet.weight for planet in named)
    # All planets are readied after the vote: to hold some back is worth nothing, and only written.
    label = WORDS("vote-with", who=name, votes=votes, mine=mine, planets=[own_words(planet, player) for planet in named])
    return label, WORDS("vote-with.hint", who=name, votes=votes), WRITTEN


def reader(view: View) -> Seat | None:
    """Return who reads a view: its seat, the one person at a table, or the only one awaited; ``None`` for several."""
    called, own = awaiting.called(view.state), view.confided
    return view.seat if view.seat is not None else own.seat if own is not None else called[0] if len(called) == 1 else None


def is_offered(view: View) -> bool:
    """Return whether an offer waits for who reads this."""
    return any(offer.partner == reader(view) for offer in view.state.offers)


def decided(view: View) -> Seat:
    """Return who has so much influence that no vote of who reads this could change who is speaker, `NOBODY` for none: then
    only tokens are asked for, and the vote goes with them."""
    most = council.majority(view.state)
    return most if most != NOBODY and reader(view) not in (None, most) else NOBODY


def done(view: View) -> Weight:
    """Return how loud it is to cast no vote: where no vote could change anything, it is only written."""
    return FIRST if not can_vote(view) else WRITTEN if decided(view) != NOBODY else PLAIN


def splits(view: View) -> Weight:
    """Return how loud the ways to divide tokens before a vote are: an offer that waits comes before them."""
    return WRITTEN if is_offered(view) else PLAIN


def _stands(state: State, candidate: Seat | None) -> tuple[str, int]:
    """Return whether a candidate "leads" or is "last", alone, and with how many points."""
    points = sorted(own.points for own in state.players if not own.gone)
    mine = state.players[candidate].points if candidate is not None else -1
    alone = points.count(mine) == 1 and len(points) > 1
    return ("last" if mine == points[0] else "leads" if mine == points[-1] else "") if alone else "", max(mine, 0)


def tokens_kept(view: View) -> str:
    """Return what stands over the ways to divide tokens before a vote: how they stay unless another is chosen."""
    own = view if view.seat is not None else view.confided
    voters = awaiting.called(view.state) if own is None or own.seat is None else (own.seat,)
    held = [view.state.players[voter] for voter in voters]
    if len(held) == 1:
        return WORDS("tokens-kept", tactic=held[0].tactic, strategy=held[0].strategy)
    return WORDS("tokens-held", held=[f"{own.name} {own.tactic}+{own.strategy}" for own in held])


def can_vote(view: View) -> bool:
    """Return whether a seat has influence to vote with; in a public view, any player who is still to vote."""
    voters = awaiting.called(view.state) if view.seat is None else (view.seat,)
    return any(council.voices(view.state, voter) for voter in voters)


def vote_told(state: State, vote: phases.Voted) -> str:
    """Return a vote as all read it; one for another rival than the only leader is told as against that one."""
    most = max(own.points for own in state.players if not own.gone)
    lead = [own.name for own in state.players if own.points == most and not own.gone]
    meant = len(lead) == 1 and vote.who not in (vote.candidate, *lead) and vote.candidate not in lead
    against = lead[0] if meant else ""
    return WORDS("vote-cast", who=vote.who, influence=vote.influence, candidate=vote.candidate, against=against)
