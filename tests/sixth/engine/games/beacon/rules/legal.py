"""Every legal move, and why another is none: what each needs is declared once."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import IllegalMove
from engine.core.game import Seat
from engine.core.moves import Move
from engine.core.needs import Action, ArgumentNeeds, Needs, never
from engine.core.verbs import Give

from ..state.catalogue import WORDS
from ..state.moves import CHORES, Sweep
from ..state.state import BEST, MOST_HELD, State
from .awaiting import awaited

need = Needs[State](WORDS)
AT_WORK = need(
    "another-at-work", "BEA-002", lambda state, seat: seat in awaited(state), who=lambda state, _: state.names[state.acting]
)


def _chore(kind: type[Move], thing: str) -> Action[State]:
    """Return what a chore needs: a thing that can be better, and its card (BEA-005, BEA-013); the stairs need neither
    (BEA-006)."""
    if kind is Sweep:
        return Action(kind, (AT_WORK,))
    worn = need("best-order", "BEA-005", lambda state, _: state.level(thing) < BEST, thing=thing)
    held = need("no-card", "BEA-013", lambda state, seat: thing in state.hands[seat], card=thing, thing=thing)
    return Action(kind, (AT_WORK, worn, held))


# Handing a card over (BEA-015).


def _cards(state: State, seat: Seat) -> tuple[str, ...]:
    return tuple(dict.fromkeys(state.hands[seat]))


def _others(state: State, seat: Seat) -> dict[str, str]:
    """Return the names of the other keepers by their handles."""
    pairs = zip(state.handles, state.names, strict=True)
    return {handle: name for other, (handle, name) in enumerate(pairs) if other != seat}


def _takers(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the handles of the keepers who may take a card."""
    others = _others(state, seat)
    return tuple(handle for handle in others if len(state.hands[state.handles.index(handle)]) < MOST_HELD)


HANDING = Action(
    Give,
    (
        AT_WORK,
        need("give-alone", "BEA-015", lambda state, _: len(state.names) > 1),
        need("give-nothing", "BEA-015", lambda state, seat: bool(state.hands[seat])),
        need("give-all-full", "BEA-015", lambda state, seat: bool(_takers(state, seat)), most=MOST_HELD),
    ),
    (
        ArgumentNeeds(
            "item",
            _cards,
            (
                need(
                    "give-not-held",
                    "BEA-015",
                    never,
                    text=lambda state, seat, item: item[:20],
                    cards=lambda state, seat, item: _cards(state, seat),
                ),
            ),
        ),
        ArgumentNeeds(
            "who",
            _takers,
            (
                need(
                    "give-to-none",
                    "BEA-015",
                    lambda state, seat, who: who in _others(state, seat),
                    text=lambda state, seat, who: who[:20],
                    others=lambda state, seat, who: tuple(_others(state, seat).values()),
                ),
                need(
                    "give-full", "BEA-015", never, whom=lambda state, seat, who: _others(state, seat)[who], most=MOST_HELD
                ),
            ),
        ),
    ),
)

_actions = (*(_chore(kind, thing) for kind, thing in CHORES.items()), HANDING)
ACTIONS = {str(action.kind.__struct_config__.tag): action for action in _actions}
"""What can be done, by the names of the verbs, in the order in which it is listed."""


def legal(state: State, seat: Seat) -> Iterator[Move]:
    """Yield every legal move."""
    for action in ACTIONS.values():
        yield from action.moves(state, seat)


def why_not(state: State, seat: Seat, verb: str) -> IllegalMove | None:
    """Return why a seat has no legal move of a verb; `None` where it has one."""
    return ACTIONS[verb].refuse_all(state, seat)


def refuse(state: State, seat: Seat, move: Move) -> IllegalMove | None:
    """Return why a move is not legal; `None` where it is."""
    return ACTIONS[move.verb].refuse(state, seat, move)
