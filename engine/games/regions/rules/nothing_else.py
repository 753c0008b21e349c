"""What is done for a seat that has nothing to choose, or nothing that matters: it is made at once, without a press."""

from __future__ import annotations

from engine.core.flow import MASTER
from engine.core.game import Seat
from engine.core.moves import Move
from engine.core.verbs import Choose, Discard, Give, Pass, SetOrder, Stow

from ..state.content import Play, content
from ..state.moves import Concede, Light
from ..state.state import State, Strike, member_of
from . import awaiting, odds, turns
from .actions.answering import foreseen
from .actions.plays import play_of
from .legal import legal
from .steps import React

ASIDE = (Concede, Discard, Give, Light, SetOrder)
"""What can be done as well in another's turn: for it a turn goes on no longer than the rules let it (REG-G11, REG-G25)."""


def obvious(state: State, seat: Seat) -> Move | None:
    """Return what is done at once for an awaited seat. It is the only answer to a question, or the Reaction to what does
    little harm in any case (`_hardly_matters`). Or it is the end of a turn in which nothing is left, or setting out.
    Setting out alone is left where there is nothing to buy, heal or put on. ``None`` where there is something to choose.

    It follows from what everybody sees: hands, Gear and where the party stands. What a game master is asked is left to
    them. Once all have had their turns, each says whether the round goes on (REG-G13, REG-G28).
    """
    index = member_of(state, seat)
    if index is None or state.paused or state.phase == "over":
        return None
    question = awaiting.asked(state, seat)
    if question is not None:
        if question.owner == MASTER:
            return None
        if len(question.options) == 1:
            return Choose(question.options[0])
        return _hardly_matters(state, seat, index)
    own_turn = turns.free(state) and turns.acting(state) == index and not awaiting.may_go_on(state)
    if not own_turn and not (state.phase == "town" and len(state.members) == 1):
        return None
    aside = (*ASIDE, Stow) if state.phase == "town" else ASIDE
    return Pass() if all(isinstance(move, (Pass, *aside)) for move in legal(state, seat)) else None


SMALL, SMALL_HARM = 1.0, 6
"""A card that spares no more EP than this on average is not asked about, where an Action does so much Damage at most."""


def _hardly_matters(state: State, seat: Seat, index: int) -> Move | None:
    """Return the Reaction of a member's Craft where they are asked for one alone, and no card pays: none does better by
    more than `SMALL` EP, hits back or does something else. Nothing is at stake but a few EP: it is an Action of
    `SMALL_HARM` that cannot take them down, and does nothing else (REG-G21). The first time they are asked all the same,
    and told so."""
    questions, strike = awaiting.all_asked(state, seat), foreseen(state)
    if len(questions) != 1 or not isinstance(questions[0], React) or not isinstance(strike, Strike):
        return None
    member, deed = state.members[index], play_of(state, strike.actor, strike.play)
    own = content().crafts[member.craft].reaction.id
    if own not in questions[0].options or not member.reacted:
        return None
    if not deed.damage or deed.effects or deed.disease is not None:
        return None
    if odds.most_damage(state, index, strike) > min(SMALL_HARM, member.ep - 1):
        return None
    cards = [content().catalogue.get(option) for option in questions[0].options]
    if any(card is not None and (card.damage or card.effects) for card in cards):
        return None
    costs = {card.id: _costs(state, index, card, strike) for card in cards if card is not None}
    return Choose(own) if costs[own] - min(costs.values()) <= SMALL else None


def _costs(state: State, index: int, answer: Play, strike: Strike) -> float:
    """Return how many EP an Action takes on average in spite of a Reaction."""
    hits, damage = odds.suffers(state, index, answer, strike)
    return hits * (damage or 0.0)
