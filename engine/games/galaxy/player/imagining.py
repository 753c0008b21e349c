"""A galaxy that looks to a seat as the true one does: what it cannot know is dealt anew (GAL-G47)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.dice import Dice
from engine.core.flow import Question
from engine.core.memo import changed

from ..rules import awaiting, council, opening, status_phase, steps
from ..rules.exploring import decks
from ..rules.flow import WITHOUT
from ..state.content import EXPLORATION, HIDDEN_GOALS, ORDERS, PUBLIC, RELIC, content
from ..state.state import Deck, Player, State, Task
from ..state.view import HIDDEN, View

SEEN_BY_CHARTS = 2
"""So many cards on top of a deck are looked at with Star Charts."""


def imagined(view: View, lot: Dice) -> State:
    """Return a state with this view, and the same legal moves for its seat: hands, hidden goals, decks, and what others
    have chosen in secret are dealt by ``lot``."""
    state = _chosen_first(_hands(_goals(view.state, lot), lot), lot)
    state = changed(state, decks={name: _dealt(state, view.seat, name, deck, lot) for name, deck in state.decks.items()})
    return _chosen_goals(_asked(state, lot), lot)


# What others hold.


def _hands(state: State, lot: Dice) -> State:
    """Deal the order cards that are not known: to hands, then into their deck."""
    deck = state.decks[ORDERS]
    whole = Counter({card.id: card.count for card in content().orders.values()})
    open_cards = Counter((*deck.discard, *(card for player in state.players for card in player.hand if card != HIDDEN)))
    pile = list(lot.shuffled(list((whole - open_cards).elements())))
    players = tuple(_with_hand(player, pile) for player in state.players)
    assert len(pile) == len(deck.draw), (pile, deck)
    return changed(state, players=players, decks={**state.decks, ORDERS: replace(deck, draw=tuple(pile))})


def _with_hand(player: Player, pile: list[str]) -> Player:
    if HIDDEN not in player.hand:
        return player
    return replace(player, hand=tuple(pile.pop() if card == HIDDEN else card for card in player.hand))


def _goals(state: State, lot: Dice) -> State:
    """Deal the hidden goals that are not known: to players, then onto their piles."""
    deck = state.decks[HIDDEN_GOALS]
    known = {goal for player in state.players for goal in (*player.goals, *player.scored)}
    unknown = [goal.id for goal in content().goals.values() if goal.kind == "hidden" and goal.id not in known]
    pile = list(lot.shuffled(unknown))
    players = tuple(
        replace(player, goals=tuple(pile.pop() if goal == HIDDEN else goal for goal in player.goals))
        if HIDDEN in player.goals
        else player
        for player in state.players
    )
    draw = tuple(pile.pop() for _ in deck.draw)
    assert len(pile) == len(deck.discard), (pile, deck)
    return changed(state, players=players, decks={**state.decks, HIDDEN_GOALS: Deck(draw, tuple(pile))})


# Decks.


def _dealt(state: State, seat: int | None, name: str, deck: Deck, lot: Dice) -> Deck:
    """Return an exploration deck, that of relics or of public goals in some order; what this seat is looking at with Star
    Charts lies on top."""
    if name in (*EXPLORATION, RELIC):
        left = Counter(decks.unseen(state, name))
    elif name == PUBLIC:
        left = Counter(_goals_left(state, len(deck.draw)))
    else:
        return deck
    top = _looked_at(state, seat, name)
    left.subtract(top)
    draw = (*top, *lot.shuffled(list(left.elements())))
    assert len(draw) == len(deck.draw), (name, draw, deck)
    return replace(deck, draw=draw)


def _goals_left(state: State, count: int) -> list[str]:
    """Return so many public goals that have not come up; without the later ones where that is all there are (GAL-G81)."""
    known = [goal for goal in content().goals.values() if goal.kind == PUBLIC and goal.id not in state.public]
    return [goal.id for goal in known if len(known) == count or not goal.later]


def _looked_at(state: State, seat: int | None, deck: str) -> tuple[str, ...]:
    """Return the top cards of a deck that a player is just looking at."""
    kind = steps.Charts.called()
    for task in state.agenda:
        if isinstance(task, Question) and task.kind == kind and task.owner == seat and task.subject == deck:
            return tuple(task.default.split("+"))
    return ()


# What others are asked, and have chosen.


def _asked(state: State, lot: Dice) -> State:
    """Ask others what they are asked in secret by what they hold now."""
    agenda = tuple(_as_asked(state, task, lot) for task in state.agenda)
    return state if agenda == state.agenda else changed(state, agenda=agenda)


def _as_asked(state: State, task: Task, lot: Dice) -> Task:
    if not isinstance(task, Question) or task.default != HIDDEN:
        return task
    if task.kind == steps.ChooseFirst.called():
        free = opening.free_technologies()
        return replace(task, options=free, default=free[0], subject="")
    if task.kind == steps.Excess.called():
        hand = state.players[task.owner].hand
        return replace(task, options=tuple(dict.fromkeys(hand)), default=hand[0], subject="")
    if task.kind == steps.Charts.called():
        name = lot.pick([name for name in EXPLORATION if len(state.decks[name].draw) >= SEEN_BY_CHARTS] or EXPLORATION)
        top = state.decks[name].draw[:SEEN_BY_CHARTS]
        options = tuple(dict.fromkeys(("+".join(top), "+".join(reversed(top)))))
        return replace(task, options=options, default=options[0], subject=name)
    asked = status_phase.questions(state, task.owner)
    return next(item.written() for item in asked if item.called() == task.kind)


def _chosen_first(state: State, lot: Dice) -> State:
    """Have others, who are not asked any more, chosen a first technology in secret."""
    if state.phase != "opening":
        return state
    players = tuple(
        player
        if player.first or player.gone or awaiting.asked(state, number) is not None
        else replace(player, first=lot.pick(opening.free_technologies()))
        for number, player in enumerate(state.players)
    )
    return changed(state, players=players)


def _chosen_goals(state: State, lot: Dice) -> State:
    """Have others chosen what to score, of what they could; at the council, for whom they vote, with all that they have."""
    if not any(HIDDEN in player.chosen for player in state.players):
        return state
    players = tuple(
        replace(player, chosen=_choices(state, number, player.chosen, lot)) if HIDDEN in player.chosen else player
        for number, player in enumerate(state.players)
    )
    return changed(state, players=players)


def _choices(state: State, player: int, chosen: Sequence[str], lot: Dice) -> tuple[str, ...]:
    if state.phase == "council":
        able = [other for other, item in enumerate(state.players) if not item.gone]
        return (council.written_vote(lot.pick(able), council.voices(state, player)),)
    still = {task.kind for task in state.agenda if isinstance(task, Question) and task.owner == player}
    asked = [question for question in status_phase.questions(state, player) if question.called() not in still]
    picked = [lot.pick(question.options) for question in asked]
    return tuple((*picked, *(WITHOUT for _ in chosen))[: len(chosen)])
