"""What a move does: a chore or a card handed over, then a card drawn, then perhaps the storm."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.dice import Dice
from engine.core.flow import heed
from engine.core.game import Event, Seat
from engine.core.moves import Move
from engine.core.verbs import Give

from ..state.content import THINGS
from ..state.moves import CHORES, Sweep
from ..state.state import BEST, HAND, Laid, State
from . import events
from .ending import kept
from .legal import refuse


def apply(state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
    """Return the state after a move; `IllegalMove` names the rule against it."""
    heed(refuse(state, seat, move))
    told: list[Event] = []
    state = _hand_over(state, seat, move, told) if isinstance(move, Give) else _see_to(state, seat, move, told)
    state = _draw(state, seat, told)
    if seat + 1 < len(state.names):
        return replace(state, acting=seat + 1), told
    return _end_night(state, dice, told), told


def _see_to(state: State, seat: Seat, chore: Move, told: list[Event]) -> State:
    """Make a thing one step better, with a card that stays on the table for the night (BEA-001, BEA-004, BEA-006)."""
    thing = CHORES[type(chore)]
    level = min(BEST, state.level(thing) + 1)
    told.append(events.Done(state.names[seat], thing, level).told())
    state = _with_level(state, thing, level)
    if isinstance(chore, Sweep):
        return state
    return replace(_without(state, seat, thing), laid=(*state.laid, Laid(thing, seat)))


def _hand_over(state: State, seat: Seat, move: Give, told: list[Event]) -> State:
    """Put a card into another hand; only these two know which (BEA-015)."""
    taker = state.handles.index(move.who)
    told.append(events.Handed(state.names[seat], state.names[taker]).told())
    told.append(events.Passed(move.item).told(to=(seat, taker)))
    return _with_hand(_without(state, seat, move.item), taker, (*state.hands[taker], move.item))


def _draw(state: State, seat: Seat, told: list[Event]) -> State:
    """Draw a hand up to its number, as long as there are cards (BEA-014)."""
    number = max(0, HAND - len(state.hands[seat]))
    drawn = state.deck[:number]
    told.extend(events.Drew(card).told(to=(seat,)) for card in drawn)
    return replace(_with_hand(state, seat, (*state.hands[seat], *drawn)), deck=state.deck[number:])


def _end_night(state: State, dice: Dice, told: list[Event]) -> State:
    """Let the storm come, and roll for the next one (BEA-007, BEA-008, BEA-009)."""
    for face in state.coming:
        thing = THINGS[face - 1]
        level = max(0, state.level(thing) - 1)
        told.append(events.Worn(thing, level).told())
        state = _with_level(state, thing, level)
    if state.coming:
        told.append(events.Rolled(state.coming).told())
    spent = (*state.spent, *(laid.card for laid in state.laid))
    state = replace(state, night=state.night + 1, acting=0, laid=(), spent=spent, struck=state.coming)
    if state.over:
        told.append(events.Ended(kept(state)).told())
        return replace(state, coming=())
    told.append(events.Fell(state.night).told())
    return replace(state, coming=dice.rolls(strikes(state), len(THINGS)))


def strikes(state: State) -> int:
    """Return how often a storm strikes: once more than there are keepers (BEA-007)."""
    return 1 + len(state.names)


def _with_level(state: State, thing: str, level: int) -> State:
    at = THINGS.index(thing)
    return replace(state, levels=(*state.levels[:at], level, *state.levels[at + 1 :]))


def _with_hand(state: State, seat: Seat, hand: tuple[str, ...]) -> State:
    return replace(state, hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]))


def _without(state: State, seat: Seat, card: str) -> State:
    hand = state.hands[seat]
    at = hand.index(card)
    return _with_hand(state, seat, (*hand[:at], *hand[at + 1 :]))
