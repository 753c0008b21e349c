"""What a sharp player would do next stands before all else in a turn, and at a lock."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core import verbs
from engine.core.bot_players import FOREMOST, Advice, led
from engine.core.desk import shortest
from engine.core.dice import Dice, KeyedSource
from engine.core.game import Choice
from engine.core.memo import memo
from engine.core.moves import Move
from engine.core.verbs import MoveTo
from engine.maps.hexes import Hex

from ..rules import awaiting
from ..rules.legal import is_spent
from ..rules.legal import legal as legal_moves
from ..rules.turns import charges
from ..speech import choices, lock_offers, step_prices
from ..state.board import board
from ..state.catalogue import WORDS
from ..state.moves import Explore, Place, Visit
from ..state.state import Exploring, Lock, State, called
from ..state.terrain import explorable, lockable, shard_cells
from ..state.view import View
from . import company
from .dangers import endangered
from .sensible import cell_of


def choice(view: View, move: Move) -> Choice:
    """Return how a legal move is offered: what is advised comes first for all who look, in a turn the best two.

    A walk is a button only with a reason.
    """
    found, state = choices.choice(view, move), view.state
    if not awaiting.awaited(state):
        return found
    first, second = _advised(state)
    best = first.move if first is not None else None
    if move == best and first is not None and not found.text:
        found = replace(found, text=_told(state, first))
    if state.turn is None or (state.agenda and not isinstance(state.agenda[0], Lock)):
        # Of answers to one question each stays what it is; the advised one comes before the others.
        return replace(found, weight="first", foremost=max(FOREMOST, found.foremost)) if move == best else found
    # Two changes of a die are one press: that comes first, not the first of them by itself.
    best = next(iter(lock_offers.opened(view, best)), best) if best is not None else None
    if best == verbs.Pass() and move != best:
        # Nothing else is worth a press: only the end of the turn is lit.
        return replace(found, weight="plain", foremost=0) if found.weight in ("first", "main") else found
    if called(state) and _opens(state, move) and not (best is not None and _opens(state, best)):
        # What calls enemies is not lit while something else is advised.
        return replace(found, weight="plain") if found.weight == "main" else found
    if move == second and not state.agenda and not found.hurts:
        return replace(found, weight="first", foremost=FOREMOST - 1)
    if move == best and found.hurts and isinstance(move, MoveTo):
        # Nothing else is worth a press: then the button says what it costs, and comes first all the same.
        told = f"{found.label}: {found.hurts}"
        text = shortest((told + _reason(state, cell_of(move.to)), told))
        return replace(found, label=text, hurts="", weight="first", foremost=FOREMOST)
    if move == best and isinstance(move, MoveTo) and found.weight == "plain":
        reason = _reason(state, cell_of(move.to))
        found = replace(found, label=shortest((found.label + reason, found.label)))
    # A shard in reach stays a button, unless what is advised takes one.
    to = cell_of(best.to) if isinstance(best, MoveTo | Visit) else None
    takes = to is not None and step_prices.on_the_way(state, charges(state).get(to, to))
    return led(found, move, best, kept=not takes)


def _opens(state: State, move: Move) -> bool:
    """Return whether a move explores a door."""
    return isinstance(move, Explore) or (isinstance(move, Visit) and cell_of(move.to) in explorable(state))


def _reason(state: State, to: Hex) -> str:
    """Return what a walk is for whose label does not say that: what it leads nearer to, or that fewer enemies get there; ""
    where neither is so."""
    assert state.turn is not None
    at = state.heroes[state.turn.hero].at
    if at is None or choices.says_why(state, to) or to in explorable(state):
        return ""
    map_, safer = board(state.tiles), endangered(state, to) < endangered(state, at)
    for what, goals in (
        ("shard", shard_cells(state)),
        ("safety", (to,) if safer else ()),
        ("cache", lockable(state)),
        ("door", explorable(state)),
    ):
        nearer = [goal for goal in goals if map_.distance(to, goal) < map_.distance(at, goal)]
        if nearer:
            door = map_.letters.get(min(nearer, key=lambda goal: map_.distance(to, goal)), "")
            return WORDS("walk-towards", what=what, door=door, mark=state.scene)
    return ""


def advise(view: View, legal: Sequence[Move], lot: Dice) -> Sequence[Advice]:
    """Return what a sharp player would think of first (see `engine.core.bot_players.Plays`)."""
    del lot
    return company.advise(view, legal, lambda move: bool(choices.choice(view, move).hurts))


def _told(state: State, advice: Advice) -> str:
    """Return the reason of the first advice that stands under the question: why a tile is laid so, why a turn ends with
    something left to do, why a door is worth its noise. "" where the label says enough."""
    move = advice.move
    if state.agenda:
        return advice.why if isinstance(state.agenda[0], Exploring) and isinstance(move, Place) else ""
    ends = move == verbs.Pass() and not is_spent(state)
    opens = _opens(state, move) and not (isinstance(move, Visit) and cell_of(move.to) in charges(state))
    return advice.why if ends or (opens and called(state)) else ""


@memo
def _advised(state: State) -> tuple[Advice | None, Move | None]:
    """Return the first advice for who is awaited, and the next move that they would be advised: neither a bare walk nor an
    exploration from afar."""
    seat = state.heroes[state.turn.hero].seat if state.turn is not None else awaiting.awaited(state)[0]
    if seat not in awaiting.awaited(state):
        seat = awaiting.awaited(state)[0]
    moves = list(legal_moves(state, seat))
    advice = advise(View(seat, state), moves, Dice(KeyedSource(""))) if moves else ()
    first, others = next(iter(advice), None), [item.move for item in advice[1:]]
    if state.turn is None:
        return first, None
    doors, at = board(state.tiles).lettered, state.heroes[state.turn.hero].at
    afar = {Explore(door) for door, cell in doors.items() if cell != at}
    return first, next((move for move in others if not isinstance(move, MoveTo) and move not in afar), None)
