"""How an exploration goes: a card, a window between its reveal and its resolution for transactions and for the card's
decisions, and what it does (GAL-024, GAL-041, GAL-G23).

An `Exploration` stands on the agenda until its card is put away; whatever the card causes stands above it, so that each
card is resolved completely before the next (GAL-014).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from engine.core.dice import Dice
from engine.core.errors import IllegalMove
from engine.core.flow import heed
from engine.core.memo import changed
from engine.core.moves import Move
from engine.core.verbs import Choose, Pass

from ...state.catalogue import refused
from ...state.content import content
from ...state.state import Exploration, State
from .. import deal_prospects, standing_orders, steps, trading
from ..economy import production
from ..events import course
from ..flow import WITHOUT, CardOpen, Doing, answer, open_stage, stage, step
from ..progress import Voyage
from . import effects, explorations

LEVIES = "field-levies"


def unfold(voyage: Voyage, task: Exploration) -> None:
    """Open the window for an exploration whose card lies open and that is first on the agenda (GAL-041).

    There is none where the card leaves nothing to decide and no transaction is possible. A card that only a transaction
    could be made over, or that only gives, is `fresh`: it is resolved unasked (GAL-G23, GAL-G91).
    """
    state, player = voyage.state, task.player
    gives, takes = bool(effects.options(state, task)), standing_orders.wants(state, player, "gifts") == "take"
    if effects.foregone(state, task) is None or savable(state, task) or (gives and not takes):
        voyage.push(CardOpen(player, task.card))
    elif gives or deal_prospects.can_deal(state, player):
        voyage.push(CardOpen(player, task.card, fresh=1))


def is_fresh(state: State) -> bool:
    """Return whether a card lies open that is resolved unasked."""
    window = open_stage(state)
    return isinstance(window, CardOpen) and bool(window.fresh)


def is_unasked(state: State) -> bool:
    """Return whether the explorer of the card that lies open does not wish to be asked over what only gives (GAL-G91)."""
    return standing_orders.wants(state, _task(state).player, "gifts") == "take"


def asked(state: State) -> State:
    """Return the state in which the explorer is asked about a card that is `fresh`."""
    window = open_stage(state)
    assert isinstance(window, CardOpen)
    return changed(state, agenda=(CardOpen(window.player, window.card).written(), *state.agenda[1:]))


class Rolled(Exception):
    """Chance was asked for where nothing may be rolled."""


class NoChance:
    """A source of draws that has none."""

    counter = 0

    def below(self, n: int) -> int:
        """Raise `Rolled`."""
        raise Rolled


def resolved(state: State, go_on: Callable[[Voyage], None]) -> Voyage | None:
    """Return what comes of resolving a card that lies open with nothing to decide, until a player has to choose.

    ``None`` where no transaction is possible, and where dice are rolled meanwhile, something hidden is shown or the game
    ends: that could not be taken back.
    """
    if not deal_prospects.can_deal(state, _task(state).player):
        return None
    voyage = Voyage(changed(state, before=state), Dice(NoChance()))
    resolve(voyage)
    try:
        go_on(voyage)
    except Rolled:
        return None
    shown = voyage.state.phase == "over" or any(event.reveals for event in voyage.events)
    return None if shown else voyage


def resolve(voyage: Voyage) -> None:
    """Close the window over a card that leaves nothing to decide."""
    voyage.finish()
    voyage.amend(choice=effects.foregone(voyage.state, _task(voyage.state)) or WITHOUT)


def reopen(voyage: Voyage, player: int) -> None:
    """Take back that a card was resolved unasked; standing orders that were given since, and what was told, stay."""
    state = voyage.state
    heed(explorations.refuse_reopening(state, player))
    then = state.before
    assert then is not None
    kept = zip(then.players, state.players, strict=True)
    players = tuple(replace(old, habits=own.habits, missed=own.missed) for old, own in kept)
    voyage.state = changed(then, players=players, met=state.met)
    voyage.tell(course.Reopened(voyage.name(player), _task(then).card))


def savable(state: State, task: Exploration) -> bool:
    """Return whether nothing can be chosen of a card that lies open, but could be with what a neighbour might lend."""
    return not effects.options(state, task) and bool(effects.options(deal_prospects.lent(state, task.player), task))


def _task(state: State) -> Exploration:
    task = explorations.under_way(state)
    assert task is not None
    return task


def moves(state: State, window: CardOpen, player: int) -> Iterator[Move]:
    """Yield what the explorer can choose besides trading: what the card does, or to do without."""
    if player == window.player:
        task = _task(state)
        for word in effects.options(state, task) or (effects.RESOLVE,):
            yield Pass() if word == WITHOUT else Choose(word)


def refuse(state: State, window: CardOpen, player: int, move: Move) -> IllegalMove | None:
    """Return why something cannot be done while a card lies open, ``None`` if it can."""
    name = content().cards[window.card].name
    if player != window.player:
        explorer = state.players[window.player].name
        return refused("explorer-decides", "GAL-024", name=name, explorer=explorer)
    if isinstance(move, Choose | Pass):
        word = WITHOUT if isinstance(move, Pass) else move.option
        return effects.refuse(state, _task(state), word)
    return refused("open-card-first", "GAL-014", name=name)


def carry_out(voyage: Voyage, window: CardOpen, player: int, move: Move) -> None:
    """Close the window with a decision: the explorer's open offers lapse, and the card is resolved with it."""
    assert isinstance(move, Choose | Pass), move
    trading.leave(voyage, player)
    deal_prospects.note_prospects(voyage, player)
    voyage.finish()
    voyage.amend(choice=WITHOUT if isinstance(move, Pass) else move.option)


def default(state: State, window: CardOpen, player: int) -> Move:
    """Return what happens once time is up: the explorer does without, or takes the first option where they have to choose
    (GAL-G46, GAL-G23)."""
    word = effects.default(state, _task(state))
    return Pass() if word == WITHOUT else Choose(word)


stage(CardOpen, Doing(moves, refuse, carry_out, default))


@step(Exploration)
def go_on(voyage: Voyage, task: Exploration) -> None:
    """Carry an exploration on: draw; then, once the window is closed, resolve the card; then put it away (GAL-024)."""
    if task.step == "queued":
        _draw(voyage, task)
    elif task.step == "revealed":
        _resolve(voyage, task)
    else:
        explorations.put_away(voyage, task)
        _offer_levies(voyage, task)


def _draw(voyage: Voyage, task: Exploration) -> None:
    if task.deck:
        drawn = explorations.draw_card(voyage, task)
        voyage.push(drawn)
        if drawn.card:
            unfold(voyage, drawn)
        return
    possible = explorations.possible_decks(voyage.state, task)
    voyage.push(task)
    voyage.ask(steps.ChooseDeck(task.place, owner=task.player, options=possible, default=possible[0]))


@answer(steps.ChooseDeck)
def choose_deck(voyage: Voyage, question: steps.ChooseDeck, option: str) -> None:
    """Draw from the deck that was chosen (GAL-012)."""
    voyage.amend(deck=option)


def _resolve(voyage: Voyage, task: Exploration) -> None:
    """Carry out what the card does. What it causes is pushed above the exploration, and done before the card is put
    away."""
    voyage.push(replace(task, step="resolved"))
    effects.carry_out(voyage, task)


# Field Levies.


def _offer_levies(voyage: Voyage, task: Exploration) -> None:
    """Put an infantry on the explored planet for a player who has Field Levies, or ask them (GAL-G91)."""
    planet = voyage.state.planet_by_id.get(task.place)
    if planet is None or planet.truce or planet.owner != task.player:
        return
    if not voyage.player(task.player).knows(LEVIES):
        return
    question = steps.Levies(task.place, owner=task.player, options=("infantry", WITHOUT), default=WITHOUT)
    if standing_orders.wants(voyage.state, task.player, "gifts") == "take":
        levy(voyage, question, "infantry")
    else:
        voyage.push(question)


@answer(steps.Levies)
def levy(voyage: Voyage, question: steps.Levies, option: str) -> None:
    """Put the infantry of Field Levies on the planet, or do without (GAL-G38)."""
    if option == WITHOUT:
        voyage.tell(course.NothingDone(voyage.name(question.owner), "levies"), rules=("GAL-G38",))
    else:
        production.put(voyage, question.owner, question.planet, "infantry", 1, LEVIES, ("GAL-G38",))
