"""A free system taken by one press: its activation, the ships, and the landing after them, where nothing has to be decided
between."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from engine.core.bot_players import FOREMOST
from engine.core.dice import Dice, GivenSource
from engine.core.errors import GameError
from engine.core.game import MOST_SHOWN, Choice
from engine.core.memo import memo
from engine.core.moves import Move

from ..rules import awaiting, flow, play
from ..rules.fighting.landing import EACH
from ..rules.flow import open_stage
from ..rules.moving import journeys
from ..speech.words import counted
from ..state import board
from ..state.catalogue import WORDS
from ..state.content import VOID_COMPASS
from ..state.moves import Activate, Bring, Land
from ..state.state import State
from ..state.view import View
from .packages import MOST_LABEL

PutForward = Callable[[State, int], Move | None]
"""The move whose button is coloured on a player's own panel."""


@memo
def ships_to(state: State, me: int, move: Activate, put_forward: PutForward) -> Bring | None:
    """Return the ships that are ``put_forward`` once a system is activated in which no other player has units: where they
    take all its planets, which are free, or explore its frontier. ``None`` where anything else is asked before that."""
    there = state.system_by_id[move.system]
    strangers = any(fleet for player, fleet in enumerate(there.fleets) if player != me)
    if strangers or len(board.free(state, move.system)) < len(there.planets):
        return None
    then, best = _next(state, me, move, put_forward)
    if not isinstance(best, Bring):
        return None
    # One infantry lands by itself where it could land on one planet alone.
    arrived, _ = _next(then, me, best, put_forward)
    landed = bool(there.planets) and all(arrived.planet_by_id[planet].owner == me for planet in there.planets)
    explores = there.frontier and not there.planets and state.players[me].knows(VOID_COMPASS)
    explored = explores and not isinstance(open_stage(arrived), flow.Moving)
    return best if landed or explored or after(then, me, best, put_forward) is not None else None


@memo
def after(state: State, me: int, move: Move, put_forward: PutForward) -> Land | None:
    """Return the landing that is ``put_forward`` once ships have come. ``None`` where anything is rolled, paid or asked
    before it, or where it is not on free planets alone."""
    then, best = _next(state, me, move, put_forward)
    stage = open_stage(then)
    if not isinstance(stage, flow.Landing) or not isinstance(best, Land) or then.system_by_id[stage.system].seal:
        return None
    return best if best.planet in {EACH, *(planet.id for planet in board.free(then, stage.system))} else None


def _next(state: State, me: int, move: Move, put_forward: PutForward) -> tuple[State, Move | None]:
    """Return the state after a move with what is put forward then: ``None`` where anything was rolled or revealed by it, or
    other is awaited than the next step of this player."""
    try:
        then, _ = play.apply(state, me, move, Dice(GivenSource(())))
    except (GameError, IndexError):
        return state, None
    stage = open_stage(then)
    own = isinstance(stage, flow.Moving | flow.Landing) and stage.player == me and awaiting.asked(then, me) is None
    return then, put_forward(then, me) if own else None


def both(view: View, found: Choice, landing: Land) -> Choice:
    """Return how ships, which are offered as they were ``found``, and their landing are offered as one press."""
    free = [planet for planet in board.free(view.state, view.state.system) if landing.planet in (EACH, planet.id)]
    names = [planet.name for planet in free]
    told = [WORDS("bring-and-land", bring=found.shown, planets=planets) for planets in (names, [])]
    label = next((text for text in told if len(text) <= MOST_SHOWN), found.shown)
    return replace(found, label=label, detail="", hurts="", weight="first", foremost=FOREMOST)


def whole(state: State, found: Choice, system: str, ships: Bring, *, leads: bool) -> Choice:
    """Return how a system, whose activation is offered as it was ``found``, is taken or explored by one press with these
    ships. What ``leads`` names them, what stands beside it is brief."""
    journey = journeys.read(state, ships.origin, ships.units)
    units, brings = [counted(journey.force)] if journey is not None else [], found.shown.partition(": ")[2]
    names, said = [planet.name for planet in board.free(state, system)], [brings] if brings else []
    label = WORDS("take-with", planets=names, system=system, units=units, said=said)
    brief = WORDS("activate-take", planets=names, system=system, said=said) if names else found.shown
    return replace(found, label=label if leads and len(label) <= MOST_LABEL else brief)


def on_each(state: State, move: Land, moves: Sequence[Move]) -> Land:
    """Return a landing on all free planets of a system at once where one unit would land on the first of them."""
    free = {planet.id for planet in board.free(state, state.system)}
    fewest = [item for item in moves if isinstance(item, Land) and item.planet == EACH]
    return fewest[-1] if fewest and move.planet in free else move
