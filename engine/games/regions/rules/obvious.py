"""What is done for a seat that has nothing to choose, or nothing that matters: it is made at once, without a press."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.flow import MASTER, Ask
from engine.core.game import Seat
from engine.core.moves import Move
from engine.core.verbs import Choose, Direct, Discard, Give, Pass, SetOrder, Stow

from ..state import board, sheets
from ..state.content import Play, content
from ..state.moves import Claim, Concede, Leave, Light, Search, Strategy
from ..state.state import State, Strike, Trial, entity_of, index_of, member_of
from . import ahead, awaiting, insisting, odds, stakes, turns
from .actions.answering import NONE, foreseen, joined
from .actions.plays import play_of
from .exploring import searching
from .legal import DRAW, legal
from .party import card_piles
from .steps import Assist, Interrupt, React

ASIDE = (Concede, Discard, Give, Light, SetOrder)
"""What can be done as well in another's turn: for it a turn goes on no longer than the rules let it (REG-G11, REG-G25)."""


def obvious(state: State, seat: Seat) -> Move | None:
    """Return what is done at once for an awaited seat. It is the only answer to a question, or the one to what does
    little harm in any case (`_hardly_matters`). Or it ends a turn in which nothing is left but a card that is drawn anyway,
    or gets up who was down. It sets out last of all with nothing to buy, heal or put on. It lights a lamp before the round
    goes on in the dark, or goes on at something (`insisting`). ``None`` where there is something to choose.

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
    if (kept := insisting.next_move(state, index)) is not None:
        return kept
    if awaiting.reasons(state).get(index) == "light":
        return Light()  # It is free, and shows what is about to act (REG-G25).
    if _gets_up(state, index):
        return Claim()
    own_turn = turns.free(state) and turns.acting(state) == index and not awaiting.may_go_on(state)
    if not own_turn and not (state.phase == "town" and all(other.ready for other in state.members if other.seat != seat)):
        return None
    spent = state.phase == "play" and state.members[index].moved
    aside = (*ASIDE, Leave, Stow) if state.phase == "town" or spent else ASIDE
    if searching.is_through(state, state.members[index].region):
        aside = (*aside, Search)
    drawn = state.members[index].habits.draw == "auto" or bool(sheets.cards_over(state.members[index], 1))
    left = (move for move in legal(state, seat) if not (spent and drawn and move == Strategy(DRAW)))
    return Pass() if all(isinstance(move, (Pass, *aside)) for move in left) else None


def reader(state: State, seat: Seat, move: Move) -> str:
    """Return who has read what came before a move, as they chose it; "" for an order, and for an answer made for them."""
    index = member_of(state, seat)
    if index is None or isinstance(move, Direct | SetOrder) or (isinstance(move, Choose) and move == obvious(state, seat)):
        return ""
    return state.members[index].name


def _gets_up(state: State, index: int) -> bool:
    """Return whether a member who was down takes their turn, last of all, or one whom its start takes down. It begins with
    an Injury whenever that is, and where that kills those before them may end the scenario (REG-G07, REG-G08)."""
    falls = state.members[index].fallen or ahead.falls_at_once(state, index)
    claims = falls and state.turn is None and turns.may_claim(state, index)
    return claims and turns.waiting(state) == (index,)


LIKELIER, SEARCHED, SMALL = 0.1, 0.12, 2.0
"""Help that makes it no more likelier than this that an Action succeeds, and does less Damage than `SMALL` more, is not
asked about. A Search can be made again: it has to gain more."""


def _hardly_matters(state: State, seat: Seat, index: int) -> Move | None:
    """Return the answer to a blow that no card makes much better: the Reaction of the Craft, or to step in with nothing;
    the card is kept. It is ``None`` where a card of either kind pays (`stakes.matters`, REG-G20, REG-G21), and so where
    Stealth Tokens are at stake. Where a member ordered from what Damage on they want to be asked, they are."""
    questions, strike = awaiting.all_asked(state, seat), foreseen(state)
    if all(isinstance(question, Assist) for question in questions):
        return _helps(state, index, questions)
    if not isinstance(strike, Strike) or not all(isinstance(question, (Interrupt, React)) for question in questions):
        return None
    if any(effect.kind in ("tokens", "alert") for effect in play_of(state, strike.actor, strike.play).effects):
        return None
    steps_in = [question for question in questions if isinstance(question, Interrupt)]
    if steps_in and state.members[index].habits.least:
        return None
    cards = [card for question in questions for card in map(content().catalogue.get, question.options) if card is not None]
    if any(stakes.matters(state, index, card, strike) for card in cards):
        return None
    reacts = next((question for question in questions if isinstance(question, React)), None)
    return Choose(NONE) if reacts is None else _reacts(state, index, reacts, strike)


def _helps(state: State, index: int, questions: Sequence[Ask]) -> Move | None:
    """Return to help with nothing where no card changes much; ``None`` where there is something to choose: a card is laid
    by its owner alone."""
    cards = [card for question in questions for card in question.options]
    task, known = foreseen(state), [play for card in cards if (play := content().catalogue.get(card)) is not None]
    changes = task is None or any(play.effects or _changes(state, index, play, task) for play in known)
    return None if changes else Choose(NONE)


def _changes(state: State, index: int, play: Play, task: Strike | Trial) -> bool:
    """Return whether help with a card changes much: how likely an ally succeeds, what a hit does, or whether it ends what
    it is aimed at."""
    (before, less), (after, most) = (odds.helped(state, each) for each in (task, joined(state, task, index, play)))
    target = entity_of(state, task.targets[0]) if isinstance(task, Strike) and task.targets else None
    actor = index_of(task.actor) if isinstance(task, Strike) else None
    left = 0 if target is None or actor is None else board.effort_left(state, target, actor) or target.ep
    least = SEARCHED if isinstance(task, Trial) and task.skill == "search" else LIKELIER
    return after - before > least or after * most - before * less >= SMALL or less < left <= most


def _reacts(state: State, index: int, question: React, strike: Strike) -> Move | None:
    """Return the Reaction that is made for a member: that of the Craft, or a card that goes at the round's end in any case
    and spares more; ``None`` where the Craft's is none of their answers."""
    own = content().crafts[state.members[index].craft].reaction.id
    if own not in question.options:
        return None
    free = [card for option in question.options if (card := content().catalogue.get(option)) is not None]
    free = [card for card in free if card.id in card_piles.going(state, index)]
    spared = {card.id: stakes.spared(state, index, card, strike) for card in free}
    return Choose(max((own, *spared), key=lambda option: spared.get(option, stakes.NEAR)))
