"""Giving up for good: units go, planets are free, cards go where they belong (GAL-G48)."""

from __future__ import annotations

from engine.core.errors import IllegalMove
from engine.core.flow import Question, Then

from ..state import naming
from ..state.content import content
from ..state.moves import YES
from ..state.state import NONE, Battle, Exploration, Stage, State
from . import control, council, ending, goals, order_cards, steps
from .events import turning
from .exploring import decks, explorations, fragments
from .progress import Voyage
from .relics import relics
from .trading import transactions

RULES = ("GAL-G48",)


def refuse(state: State, player: int, sure: str = YES) -> IllegalMove | None:
    """Return what speaks against giving up now: a combat of one's own, or what others wait for one to answer."""
    if state.players[player].gone:
        return IllegalMove("You have given up this game.", "GAL-G48")
    if any(isinstance(task, Battle) and player in (task.attacker, task.defender) for task in state.agenda):
        return IllegalMove("First your combat has to be over.", "GAL-G48")
    if not _own_turn(state, player) and any(_owned(task, player) for task in state.agenda):
        return IllegalMove("First answer what you are asked.", "GAL-G48")
    if sure.casefold() != YES:
        return IllegalMove(f"That is for good. Write {YES} if you are sure.", "GAL-G48")
    return None


def _own_turn(state: State, player: int) -> bool:
    return state.phase == "action" and state.active == player


def _owned(task: object, player: int) -> bool:
    if isinstance(task, Question):
        return task.owner == player
    return isinstance(task, Stage | Exploration) and task.player == player


def carry_out(voyage: Voyage, player: int) -> None:
    """Take a player out of the game; nothing else does, not even the loss of their home (GAL-G62). What they were in the
    middle of ends; where only one is left, the game does."""
    own_turn = _own_turn(voyage.state, player)
    voyage.tell(turning.Resigned(voyage.name(player)))
    transactions.leave(voyage, player)
    if own_turn:
        _break_off(voyage)
    _strip(voyage, player)
    voyage.set_player(player, gone=True, passed=True, missed=0, chosen=(), first="")
    left = tuple(one for one in range(len(voyage.state.players)) if not voyage.state.players[one].gone)
    if len(left) == 1:
        ending.finish(voyage, "alone")
        return
    if voyage.state.speaker == player:
        voyage.change(speaker=next(one for one in _after(voyage.state, player) if one in left))
    council.close_if_empty(voyage)


def _after(state: State, player: int) -> tuple[int, ...]:
    place = state.order.index(player)
    return (*state.order[place + 1 :], *state.order[:place])


def _break_off(voyage: Voyage) -> None:
    """End the turn of whoever leaves: an open card is discarded, one whose effect is done goes where it belongs."""
    for task in voyage.state.agenda:
        if isinstance(task, Exploration) and task.step == "resolved":
            explorations.put_away(voyage, task)
        elif isinstance(task, Exploration) and task.card:
            decks.discard(voyage, content().cards[task.card].deck, task.card)
    agenda = voyage.state.agenda
    place = next(
        number for number, task in enumerate(agenda) if isinstance(task, Then) and task.step == steps.NextTurn.called()
    )
    voyage.change(agenda=agenda[place:], legs=(), system="", dealt=())


def _strip(voyage: Voyage, player: int) -> None:
    """Take everything from a player: units off the map, planets free, cards to their piles, relics out of the game."""
    places = (*voyage.state.system_by_id, *voyage.state.planet_by_id)
    removed = NONE
    for place in places:
        held = voyage.units(player, place)
        if held:
            removed += held
            voyage.set_units(player, place, NONE)
    if removed:
        voyage.tell(turning.RemovedUnits(voyage.name(player), "", naming.written_force(removed), "resigned"), rules=RULES)
    for system in voyage.state.systems:
        if player in system.tokens:
            voyage.set_system(system.id, tokens=tuple(one for one in system.tokens if one != player))
    for planet in voyage.state.planets_of(player):
        control.free(voyage, planet.id)
    fragments.discard_all(voyage, player)
    fragments.discard_devices(voyage, player)
    relics.purge_all(voyage, player)
    order_cards.discard_all(voyage, player)
    goals.discard_all(voyage, player)
    voyage.set_player(player, trade_goods=0, commodities=0, tactic=0, strategy=0)
