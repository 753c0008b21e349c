"""What is done for a seat that has nothing to choose, or nothing that matters: it is made at once, without a press."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.flow import MASTER, Ask, Then
from engine.core.game import Seat
from engine.core.moves import Move
from engine.core.verbs import Choose, Discard, Give, Pass, SetOrder, Stow

from ..state import board, sheets
from ..state.content import Play, content
from ..state.moves import Claim, Concede, Leave, Light, Search, Strategy
from ..state.state import State, Strike, Trial, entity_of, index_of, member_of, who
from . import awaiting, insisting, odds, turns
from .actions import blows, harm
from .actions.answering import NONE, foreseen, joined
from .actions.plays import play_of
from .exploring import searching
from .flow import FLOW
from .legal import DRAW, legal
from .party import card_piles
from .steps import Assist, Interrupt, Intervene, React

ALIKE = 0.05
"""Chances nearer than this are told in the same words."""
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
    if own_turn and card_piles.to_name(state, index):
        return None
    if not own_turn and not (state.phase == "town" and all(other.ready for other in state.members if other.seat != seat)):
        return None
    spent = state.phase == "play" and state.members[index].moved
    aside = (*ASIDE, Leave, Stow) if state.phase == "town" or spent else ASIDE
    if searching.is_through(state, state.members[index].region):
        aside = (*aside, Search)
    drawn = state.members[index].habits.draw == "auto" or bool(sheets.cards_over(state.members[index], 1))
    left = (move for move in legal(state, seat) if not (spent and drawn and move == Strategy(DRAW)))
    return Pass() if all(isinstance(move, (Pass, *aside)) for move in left) else None


def _gets_up(state: State, index: int) -> bool:
    """Return whether a member who was down takes their turn, last of all: it begins with an Injury whenever that is, and
    where that kills those before them may end the scenario (REG-G07, REG-G08)."""
    claims = state.members[index].fallen and state.turn is None and turns.may_claim(state, index)
    return claims and turns.waiting(state) == (index,)


SMALL, HEAVY = 2.0, 3
"""A card that spares fewer EP than this on average is not asked about. A blow is heavy that may take more than one of so
many parts of the EP left: then a card has to spare what it is worth. What takes no more than this is never asked about."""
LIKELIER, SEARCHED = 0.1, 0.12
"""Help that makes it no more likelier than this that an Action succeeds, and is `SMALL`, is not asked about. A Search
can be made again: it has to gain more."""


def _hardly_matters(state: State, seat: Seat, index: int) -> Move | None:
    """Return the answer to a blow that no card makes much better: the Reaction of the Craft, or to step in with nothing. It
    is ``None`` where a card of either kind pays: it spares one of those struck `SMALL` EP or helps one who may go down,
    hits back or does something else (REG-G20, REG-G21). Who may go down is asked where a card makes that less likely, and
    so is each where Stealth Tokens are at stake. The first time they are asked how they react they are asked all the same,
    and told so. That is not so once they have stepped in with a card."""
    questions, strike = awaiting.all_asked(state, seat), foreseen(state)
    if all(isinstance(question, Assist) for question in questions):
        return _helps(state, index, questions)
    if not isinstance(strike, Strike):
        return None
    if len(questions) == 1 and isinstance(questions[0], React) and _are_alike(state, index, questions[0], strike):
        return Choose(content().crafts[state.members[index].craft].reaction.id)
    if any(effect.kind in ("tokens", "alert") for effect in play_of(state, strike.actor, strike.play).effects):
        return None
    if _is_slight(state, strike) and all(isinstance(question, (Interrupt, React)) for question in questions):
        own = content().crafts[state.members[index].craft].reaction.id
        reacts = next((question for question in questions if isinstance(question, React)), None)
        if reacts is None or own in reacts.options:
            return Choose(NONE if reacts is None else own)
    falls = who(index) in strike.targets and _may_fall(state, index, strike)
    if falls and not _stands_unaided(state, index, questions, strike):
        return None
    if not all(isinstance(question, (Interrupt, React)) for question in questions):
        return None
    if any(isinstance(question, Interrupt) and _steps_in(state, index, question, strike) for question in questions):
        return None
    reacts = next((question for question in questions if isinstance(question, React)), None)
    return Choose(NONE) if reacts is None else _reacts(state, index, reacts, strike)


def _is_slight(state: State, strike: Strike) -> bool:
    """Return whether an Action takes no more than `SMALL` EP from any member whom it strikes, takes none of them down, and
    does nothing besides."""
    struck = [found for target in strike.targets if (found := index_of(target)) is not None]
    slight = (0 < _most(state, each, strike) <= SMALL and not _may_fall(state, each, strike) for each in struck)
    return bool(struck) and all(slight) and not any(brings_more(state, each, strike) for each in struck)


def _is_heavy(state: State, index: int, strike: Strike) -> bool:
    """Return whether an Action may take more than a third of the EP that a member has left."""
    return HEAVY * _most(state, index, strike) > state.members[index].ep


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


def _are_alike(state: State, index: int, question: React, strike: Strike) -> bool:
    """Return whether every Reaction comes to the same as that of the Craft, as far as it is told: as likely a hit, as much
    Damage, and none that may take the member down."""
    own = content().crafts[state.members[index].craft].reaction
    cards = [card for option in question.options if (card := content().catalogue.get(option)) is not None]
    if own.id not in question.options or any(card.damage or card.effects for card in cards):
        return False
    if _is_heavy(state, index, strike) or set(card_piles.going(state, index)) & set(question.options):
        return False
    hits, damage = odds.suffers(state, index, own, strike)
    others = (odds.suffers(state, index, card, strike) for card in cards)
    return all(abs(hits - other) < ALIKE and abs((damage or 0.0) - (harm or 0.0)) < SMALL / 2 for other, harm in others)


def _stands_unaided(state: State, index: int, questions: Sequence[Ask], strike: Strike) -> bool:
    """Return whether no card makes it less likely that an Action takes a member down than the Reaction of their Craft does.
    Where the Injury kills, the least difference counts. Who is not asked how they react has no such Reaction."""
    own = content().crafts[state.members[index].craft].reaction
    cards = [card for item in questions for option in item.options if (card := content().catalogue.get(option)) is not None]
    if not any(isinstance(item, React) and own.id in item.options for item in questions):
        return False
    falls = odds.fells(state, index, own, strike)
    near = 0.0 if sheets.next_kills(state.members[index]) else ALIKE
    return all(falls <= odds.fells(state, index, card, strike) + near for card in cards if card.kind == "reaction")


def _may_fall(state: State, index: int, strike: Strike) -> bool:
    """Return whether an Action may take down a member whom it strikes."""
    most = _most(state, index, strike)
    return most > 0 and most >= state.members[index].ep


def _most(state: State, index: int, strike: Strike) -> int:
    """Return the most Damage that an Action does to a member, 0 for an Action that does none."""
    return blows.most_damage(state, index, strike) if play_of(state, strike.actor, strike.play).damage else 0


def _steps_in(state: State, index: int, question: Interrupt, strike: Strike) -> bool:
    """Return whether a member has a card for stepping in that is worth a question. Where they ordered from what Damage on
    they want to be asked, each is: `Interrupt` is asked from that on alone."""
    if state.members[index].habits.least:
        return True
    struck = [found for target in strike.targets if (found := index_of(target)) is not None]
    for card in filter(None, map(content().catalogue.get, question.options)):
        after = joined(state, strike, index, card)
        spared = {each: _by_craft(state, each, strike) - _by_craft(state, each, after) for each in struck}
        if card.damage or card.effects or any(_pays(state, each, ep, strike) for each, ep in spared.items()):
            return True
    return False


def _pays(state: State, index: int, spared: float, strike: Strike) -> bool:
    """Return whether so many EP that are spared on average matter to a member who is struck."""
    heavy = spared >= odds.CARD and _is_heavy(state, index, strike)
    return spared >= SMALL or heavy or (spared > ALIKE and _may_fall(state, index, strike))


def _reacts(state: State, index: int, question: React, strike: Strike) -> Move | None:
    """Return the Reaction of a member's Craft, ``None`` where they are to be asked which it is. They are the first time, so
    that they learn of it, unless they have just stepped in: then they saw what there is to react with."""
    own = content().crafts[state.members[index].craft].reaction.id
    if own not in question.options or not (state.members[index].reacted or _steps_in_now(state, index)):
        return None
    cards = [card for option in question.options if (card := content().catalogue.get(option)) is not None]
    if any(card.damage or card.effects for card in cards):
        return None
    costs = {card.id: _costs(state, index, card, strike) for card in cards}
    # A card that goes at the round's end in any case costs nothing.
    free = [card.id for card in cards if card.id in card_piles.going(state, index)]
    own = min((own, *(card for card in free if costs[card] < costs[own] - ALIKE)), key=costs.__getitem__)
    least = odds.CARD if _is_heavy(state, index, strike) else SMALL
    return Choose(own) if costs[own] - min(costs.values()) < least else None


def _steps_in_now(state: State, index: int) -> bool:
    """Return whether a member has answered what is coming with a card, which is not played yet."""
    known = (FLOW.read(item) for item in state.agenda if isinstance(item, Then))
    return any(isinstance(item, Intervene) and item.member == index for item in known)


def _by_craft(state: State, index: int, strike: Strike) -> float:
    """Return how many EP an Action takes on average in spite of the Reaction of a member's Craft."""
    return _costs(state, index, content().crafts[state.members[index].craft].reaction, strike)


def _costs(state: State, index: int, answer: Play, strike: Strike) -> float:
    """Return how many EP an Action takes on average in spite of a Reaction, whatever else a hit brings reckoned in."""
    hits, damage = odds.suffers(state, index, answer, strike)
    return hits * ((damage or 0.0) + (odds.MORE if brings_more(state, index, strike) else 0.0))


def brings_more(state: State, index: int, strike: Strike) -> bool:
    """Return whether an Action that hits a member brings them more than Damage: a Disease that they have does not."""
    deed = play_of(state, strike.actor, strike.play)
    ill, has = deed.disease, {disease.name for disease in state.members[index].diseases}
    lasting = ill is not None and ill.name in has and not ill.cumulative
    known = {id(effect) for effect in deed.effects if lasting and harm.lasts(effect)}
    return (ill is not None and not lasting) or any(e.who == "target" and id(e) not in known for e in deed.effects)
