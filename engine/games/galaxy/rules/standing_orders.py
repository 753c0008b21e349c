"""Standing orders: what a player does not want to be asked, and coming back after being away (GAL-G46)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine.core.verbs import SetOrder

from ..state.state import State
from ..state.view import View
from .events import course
from .progress import Voyage

BACK = "back"
"""The order of a player who is away and has returned."""

HABITS: Mapping[str, tuple[str, ...]] = {
    "combat": ("choice", "ask", "quick"),
    "turns": ("quick", "new", "ask"),
    "gifts": ("take", "ask"),
    "goals": ("choice", "ask", "auto"),
    "hand": ("ask", "quick"),
    "payments": ("exact", "ask"),
}
"""What can be set, the way it is at first before others.

``combat``: whether announcements are asked for, each round, or in space as it begins and where a retreat is possible.
``turns``: whether a turn ends by itself. ``gifts``: whether what only gives is taken unasked, as a frontier, the infantry
of Field Levies, gifts of planets, a landing without choice (GAL-G91). ``goals``: whether a goal is scored without asking,
where there is no "choice" between several, always, or never. ``payments``: whether a way of paying that is exact is taken.
"""


HABIT_OF = {f"{name}-{way}": (name, way) for name, ways in HABITS.items() for way in ways}
"""What each standing order sets to what."""

AT_FIRST = tuple(ways[0] for ways in HABITS.values())


def wants(state: State, player: int, name: str) -> str:
    """Return how a player wants something: as it is at first, unless they said otherwise."""
    return state.players[player].habits.get(name, HABITS[name][0])


def standing(view: View) -> tuple[SetOrder, ...]:
    """Return what holds for the player of a view, the way it is at first or as they ordered (GAL-G46)."""
    if view.seat is None or view.seat >= len(view.state.players):
        return ()
    return tuple(SetOrder(f"{name}-{wants(view.state, view.seat, name)}") for name in HABITS)


def orders(state: State, player: int) -> tuple[SetOrder, ...]:
    """Return the orders that would change something, in a fixed order."""
    own = state.players[player]
    if own.gone:
        return ()
    others = _others(tuple(map(own.habits.get, HABITS, AT_FIRST)))
    return (SetOrder(BACK), *others) if own.away else others


@lru_cache(maxsize=1024)
def _others(said: tuple[str, ...]) -> tuple[SetOrder, ...]:
    """Return the orders for everything that is not so already, by how each thing is now."""
    known = zip(HABITS.items(), said, strict=True)
    return tuple(SetOrder(f"{name}-{way}") for (name, ways), now in known for way in ways if now != way)


def known(order: str) -> bool:
    """Return whether an order is a standing one, whatever it would change; the others are bought (GAL-G10)."""
    return order == BACK or order in HABIT_OF


def carry_out(voyage: Voyage, player: int, order: str) -> None:
    """Note a standing order, for the player's eyes; or that they are back, for all."""
    if order == BACK:
        come_back(voyage, player)
        return
    name, way = HABIT_OF[order]
    voyage.set_habits(player, {**voyage.player(player).habits, name: way})
    voyage.tell(course.Habit(order), to=(player,))


def returning(state: State, player: int) -> SetOrder | None:
    """Return the order by which a player for whom the referee passes is back (GAL-G46)."""
    return SetOrder(BACK) if player < len(state.players) and state.players[player].away else None


def come_back(voyage: Voyage, player: int) -> None:
    """Forget the turns that a player missed; say so, if the referee has been passing for them (GAL-G46)."""
    own = voyage.player(player)
    if own.away:
        voyage.tell(course.Back(own.name))
    if own.missed:
        voyage.set_player(player, missed=0)
