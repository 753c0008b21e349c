"""Standing orders: what a member wants done without being asked (REG-G15, REG-G20, REG-G21, REG-G43)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.game import Seat
from engine.core.verbs import SetOrder

from ..state.catalogue import refused
from ..state.content import content
from ..state.state import Habits, Member, State, member_of
from ..state.view import View
from .events import turning
from .progress import Venture

REACT = ("ask", "best", "none")
LEASTS = (0, 2, 3, 4, 5)
"""So much Damage on average an Action has to do before an Interrupt is spent on it; 0 is any Action."""
PLACES = (1, 2, 3, 4, 5, 6)
ANSWERS = ("ask", "auto", "never")
SAVED = ("turn", "wait", "lapse")
DRAW = ("auto", "ask")
CALL = ("none", "heal", "wait")
KEEP = "keep:none"
"""A member keeps at nothing any more (`insisting`)."""
HEAL = SetOrder("call:heal")
"""A member asks allies to heal them (REG-G66)."""
WAIT = SetOrder("call:wait")
"""A member asks allies to stay where they are in this round (REG-G21)."""
SETTINGS = ("best", "wilderness", "dungeon", "civilization")


def reactions(member: Member) -> tuple[str, ...]:
    """Return the ids of the Reactions that a member may ever hold: the Craft's, those of Gear, those of the deck."""
    return content().reactions(member.craft, (*member.equipped, *member.pack), member.learned)


def fit(craft: str, gear: tuple[str, ...], learned: tuple[str, ...], habits: Habits) -> bool:
    """Return whether orders are ones that a PC of this Craft, with this Gear and these lessons, could have given."""
    known = (*REACT, *content().reactions(craft, gear, learned))
    return habits.react in known and habits.least in LEASTS


def orders(member: Member) -> tuple[SetOrder, ...]:
    """Return the orders that would change something for a member, in a fixed order."""
    return _orders(member.habits, reactions(member))


@lru_cache(maxsize=1 << 10)
def _orders(habits: Habits, held: tuple[str, ...]) -> tuple[SetOrder, ...]:
    return (
        *_others("react", (*REACT, *held), habits.react),
        *_others("interrupt", ANSWERS, habits.interrupt),
        *_others("interrupt", _LEASTS, _least(habits.least)),
        *_others("assist", ANSWERS, habits.assist),
        *_others("setting", SETTINGS, habits.setting),
        *_others("saved", SAVED, habits.saved),
        *_others("draw", DRAW, habits.draw),
        *_others("call", CALL, habits.call),
        *_others("keep", ("none",), habits.keep),
        *_others("turn", _PLACES, str(habits.go)),
        *((SetOrder("turn:any"),) if habits.go else ()),
    )


@lru_cache(maxsize=1 << 10)
def _others(what: str, ways: tuple[str, ...], now: str) -> tuple[SetOrder, ...]:
    return tuple(SetOrder(f"{what}:{how}") for how in ways if how != now)


def _least(least: int) -> str:
    return f"from-{least}" if least else "any"


_LEASTS, _PLACES = tuple(map(_least, LEASTS)), tuple(map(str, PLACES))


def standing(view: View) -> tuple[SetOrder, ...]:
    """Return what holds for the member of a view, the way it is at first or as they ordered (REG-G21)."""
    index = None if view.seat is None else member_of(view.state, view.seat)
    if index is None or not view.state.members[index].craft:
        return ()
    habits = view.state.members[index].habits
    kept = (
        f"{what}:{getattr(habits, what)}"
        for what in ("react", "interrupt", "assist", "setting", "saved", "draw", "call", "keep")
    )
    return (*map(SetOrder, kept), SetOrder(f"interrupt:{_least(habits.least)}"), SetOrder(f"turn:{habits.go or 'any'}"))


def refuse(state: State, seat: Seat, order: str) -> IllegalMove | None:
    """Return what speaks against a standing order."""
    index = member_of(state, seat)
    if index is None or not state.members[index].craft:
        return refused("orders-are-for-party", "REG-G21")
    member = state.members[index]
    if SetOrder(order) in orders(member):
        return None
    if order.startswith("keep:") and order not in (KEEP, f"keep:{member.habits.keep}"):
        return refused("nothing-to-keep-at", "REG-G21")
    if order.startswith("keep:") or SetOrder(order) in orders(replace(member, habits=_OTHER)):
        return refused("ordered-already", "REG-G21")
    rules = {"saved": "REG-G13", "draw": "REG-G11", "turn": "REG-G15", "interrupt": "REG-G20", "assist": "REG-G20"}
    rule = rules.get(order.partition(":")[0], "REG-G21")
    return refused("known-orders", rule, reactions=(*REACT, *reactions(member)), settings=SETTINGS)


def carry_out(venture: Venture, seat: Seat, order: str) -> None:
    """Note a standing order; turns are taken by it from now on (REG-G15)."""
    index = member_of(venture.state, seat)
    assert index is not None
    member = venture.member(index)
    what, _, how = order.partition(":")
    habits = member.habits
    if what == "turn":
        habits = replace(habits, go=0 if how == "any" else int(how))
    elif what == "interrupt" and (how == "any" or how.startswith("from-")):
        habits = replace(habits, least=0 if how == "any" else int(how.removeprefix("from-")))
    else:
        habits = replace(habits, **{what: how})
    venture.set_habits(index, habits)
    if SetOrder(order) in (HEAL, WAIT):
        venture.tell(turning.Called(member.name, habits.call))
    elif what == "keep" and order != KEEP:
        venture.tell(turning.KeptAt(member.name, venture.thing_name(how)))
    else:
        venture.tell(turning.Habit(order), to=(seat,))


_OTHER = Habits(react="", interrupt="", assist="", least=-1, go=-1, setting="", saved="", draw="", call="", keep="")  # type: ignore[arg-type]
"""Habits that every order would change."""
