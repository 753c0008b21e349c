"""What is done for an awaited seat at once, as there is nothing to choose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from engine.core.game import Seat
from engine.core.moves import Move
from engine.core.verbs import Choose, Pass, Roll

from ..state.board import Room, board_of
from ..state.delvers import choosing, seats_inside
from ..state.moves import Flip
from ..state.state import Contest, Flipping, State, free_factions, may_hold, usable
from . import contests, ending, odds, rerolls, rewards, sending
from .awaiting import awaited
from .dice import BOUGHT, PRESSED

SPARE = 5
"""So many cards of each deck a room may bring besides its loot, by stories and by Spoils."""


LITTLE = 0.03
"""Dice that raise a chance by less change nothing to speak of."""
SLIGHT = 0.1
"""Where XP alone could roll dice again, and is worth more points than that brings, a smaller rise is no question."""
NEVER = 1e-9
"""A chance below that is none."""
SURE = 0.985
"""A Test that is passed at least so likely is rolled at once: what a player might pay for reads "99 in 100"."""


def obvious(state: State, seat: Seat) -> Move | None:
    """Return the last faction for the last of four (CAV-051), and the first of rooms whose order changes nothing (CAV-111).

    Of Treasure cards that have to be turned faceup it is one that all have seen used: each counts 2 points more.
    A Test that is as good as passed is rolled, and what XP changes nothing of. What is won for sure is kept, and what no
    dice could change. In the last turn of all no Delver is sent where each room stays open, for it would come home with
    nothing (CAV-G58). Everything else that has one answer is done by the rules.
    """
    if seat not in awaited(state):
        return None
    task = state.agenda[0] if state.agenda else None
    if isinstance(task, Contest) and task.stage == "after":
        return Pass() if _is_settled(state, task, holds=may_hold(state.players[task.seat], "after")) else None
    if isinstance(task, Contest):
        idle = changes_nothing(state, task, holds=may_hold(state.players[task.seat], "before"))
        return Roll() if _is_sure(state, task) or idle else None
    if isinstance(task, Flipping) and task.deck == "treasure":
        seen = next((held.card for held in state.players[task.seat].treasure if held.used and not held.up), "")
        return Flip(seen) if seen else None
    if _is_in_vain(state):
        return Pass()
    if choosing(state):
        return Choose("1") if _in_any_order(state, choosing(state)) else None
    if state.phase != "factions":
        return None
    left = free_factions(state)
    return Choose(left[0]) if len(left) == 1 else None


def _is_in_vain(state: State) -> bool:
    """Return whether a Delver that is sent now can win nothing: the last tile lies, and closes no room that it can enter.
    A Contract may still be won by standing there."""
    if state.phase != "play" or state.agenda or state.step != "send" or state.contracts or ending.turns_left(state):
        return False
    return bool(state.ending) and all(board_of(state).room(spot).gaps for spot in sending.open_spots(state))


def _is_sure(state: State, task: Contest) -> bool:
    """Return whether more dice would change nothing of a Test that is to be rolled; for a Contract they might."""
    if task.kind != "test" or task.stage != "before" or task.beast or state.contracts:
        return False
    return (odds.succeeds(state, task) or 0.0) >= SURE


def changes_nothing(state: State, task: Contest, *, holds: bool) -> bool:
    """Return whether nothing changes to speak of what is to be rolled: the roller ``holds`` no card for it, and neither
    dice nor the band's own raise the chance to win, or that Spoils pay. Without XP that is so in any case."""
    player = state.players[task.seat]
    if task.stage != "before" or holds:
        return False
    if not player.xp:
        return True
    if task.beast or state.contracts:
        return False
    bought = [BOUGHT * xp for xp in range(1, min(player.xp, len(contests.AT_ONCE)) + 1)]
    if contests.refuse_spend(state, task, "ability") is None:
        bought.append(PRESSED)

    def is_more(chance: Callable[[Sequence[str]], float | None]) -> bool:
        now = chance(())
        return now is None or any((then := chance(more)) is None or then - now >= LITTLE for more in bought)

    wins = not odds.is_even(task) and is_more(partial(odds.succeeds, state, task))
    return not wins and not is_more(partial(odds.pays, state, task))


def _is_settled(state: State, task: Contest, *, holds: bool) -> bool:
    """Return whether a roll that has been made is kept: no dice that are rolled again change a chance to speak of. So it is
    where it wins for sure and no Spoils are worth the XP. The roller ``holds`` a card that could do it."""
    if task.rerolls or task.beast or state.contracts:
        return False
    wins, pays = odds.stands(state, task), odds.pays(state, task)
    if wins is None or pays is None:
        return False
    sure, roll = odds.is_even(task) or wins > 1 - NEVER, task.rolls[-1]
    worth = holds or rerolls.worth_rerolling(state, task)
    least = LITTLE if worth else SLIGHT
    for dice in contests.reroll_choices(roll):
        places = contests.read_dice(dice, len(roll.dice))
        won, paid = odds.again(state, task, places) or 0.0, odds.pays(state, task, again=places) or 0.0
        if paid - pays >= least or (not sure and won - wins >= least):
            break
    else:
        return True
    return sure and not worth


def unwatched(state: State, seat: Seat) -> Move | None:
    """Return that a roll is kept, where by what a seat holds nothing else is left to do about it, or worth it (CAV-G55)."""
    task = state.agenda[0] if state.agenda else None
    if not isinstance(task, Contest) or task.seat != seat or task.stage == "before":
        return None
    first, *others = contests.legal(state, task)
    kept = not usable(state.players[seat], "after") and _is_settled(state, task, holds=False)
    return Pass() if kept else None if others else first


def _in_any_order(state: State, rooms: Sequence[Room]) -> bool:
    """Return whether what happens in one of some rooms is nothing to the others.

    No player is in two of them, the decks last for all, and no Contract or beast is to be had first.
    """
    seats = [seat for room in rooms for seat in seats_inside(state, room)]
    bags, chests = sum(room.bags for room in rooms), sum(room.chests for room in rooms)
    last = rewards.in_gold_deck(state) >= bags + SPARE * len(rooms) and len(state.treasure) >= chests + SPARE * len(rooms)
    return len(seats) == len(set(seats)) and last and not state.contracts and state.beast is None
