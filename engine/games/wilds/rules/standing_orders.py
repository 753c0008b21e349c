"""Standing orders: what a member wants done without being asked again (WLD-G02, WLD-G16, WLD-G20, WLD-G84)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import chain
from operator import attrgetter

from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.game import Seat
from engine.core.memo import memo
from engine.core.verbs import SetOrder

from ..state.catalogue import refused
from ..state.member import Habits, Member
from ..state.state import State, member_of
from ..state.view import View
from .events import deciding
from .progress import Expedition
from .trials import pairs

PAIRS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "pathfinder": (("spirit", "mind"), ("nature", "survival")),
    "scout": (("agility", "spirit"), ("stealth", "survival")),
    "forager": (("spirit", "mind"), ("nature", "survival")),
    "search": (("spirit", "mind"), ("perception", "survival")),
    "track": (("spirit", "mind"), ("survival", "nature")),
}
"""For which rolls a player may prefer a pair of attribute and skill, and between which (WLD-G02)."""

PAIRED = ("search", "track")
"""Where each attribute goes with the skill of the same place only (WLD-138, WLD-140)."""

SWITCHES = (
    *("tools:use", "tools:save"),
    *("resolve:goal", "resolve:auto", "resolve:ask", "resolve:failures", "resolve:never"),
    *("bonuses:auto", "bonuses:ask"),
    *("wear:auto", "wear:ask"),
    *("gather:auto", "gather:ask"),
    *("camp:auto", "camp:ask"),
    *("forage:beside", "forage:rest"),
)
BEST = "best"


_OFFERED = {
    purpose: tuple(f"{pair}+{other}" for pair, other in pairs(*listed, purpose in PAIRED))
    for purpose, listed in PAIRS.items()
}
"""The pairs that may be preferred, by the roll."""


def fit(habits: Habits) -> bool:
    """Return whether all pairs that a member prefers could ever be ordered."""
    return all(
        tuple(pair.split("+")) in pairs(*PAIRS[what]) if what in PAIRS else False for what, pair in habits.pairs.items()
    )


def fitting(habits: Habits) -> Habits:
    """Return what a member wants without the pairs that cannot be ordered, or not any more."""
    return replace(habits, pairs={what: pair for what, pair in habits.pairs.items() if pair in _OFFERED.get(what, ())})


@memo
def moves(member: Member) -> tuple[SetOrder, ...]:
    """Return the orders that would change something for a member."""
    habits = member.habits
    preferred = habits.pairs.get
    others = [_other_pairs(purpose, preferred(purpose, BEST)) for purpose in PAIRS]
    return tuple(chain(_switches(_switched(habits)), *others))


_SWITCHED = tuple(dict.fromkeys(switch.partition(":")[0] for switch in SWITCHES))
"""What can be switched."""
_switched: Callable[[Habits], tuple[str, ...]] = attrgetter(*_SWITCHED)


@lru_cache(maxsize=1 << 10)
def _switches(now: tuple[str, ...]) -> tuple[SetOrder, ...]:
    set_already = [f"{what}:{how}" for what, how in zip(_SWITCHED, now, strict=True)]
    return tuple(SetOrder(switch) for switch in SWITCHES if switch not in set_already)


@lru_cache(maxsize=1 << 10)
def _other_pairs(purpose: str, now: str) -> tuple[SetOrder, ...]:
    return tuple(SetOrder(f"{purpose}:{pair}") for pair in (*_OFFERED[purpose], BEST) if pair != now)


def standing(view: View) -> tuple[SetOrder, ...]:
    """Return what holds for the member of a view, the way it is at first or as they ordered (WLD-G84)."""
    index = None if view.seat is None else member_of(view.state, view.seat)
    if index is None:
        return ()
    habits = view.state.members[index].habits
    switches = (f"{what}:{how}" for what, how in zip(_SWITCHED, _switched(habits), strict=True))
    return (*map(SetOrder, switches), *(SetOrder(f"{what}:{pair}") for what, pair in habits.pairs.items()))


def refuse(state: State, seat: Seat, order: str) -> IllegalMove | None:
    """Return what speaks against a standing order."""
    index = member_of(state, seat)
    if index is None or not state.members[index].ready:
        return refused("habit-not-yours", "WLD-G84")
    if SetOrder(order) in moves(state.members[index]):
        return None
    what, _, how = order.partition(":")
    if order in SWITCHES or how == state.members[index].habits.pairs.get(what, BEST):
        return refused("habit-already", "WLD-G84")
    if what in PAIRS:
        return _refuse_pair(what)
    return refused("habit-unknown", "WLD-G84", orders=SWITCHES, purposes=tuple(PAIRS))


def _refuse_pair(what: str) -> IllegalMove:
    """Return which pairs can be preferred for a roll."""
    attributes, skills = PAIRS[what]
    if what in PAIRED:
        named = list(map("+".join, pairs(attributes, skills, True)))
        return refused("habit-pairs", "WLD-138" if what == "search" else "WLD-140", purpose=what, pairs=named)
    return refused("habit-parts", "WLD-G02", purpose=what, attributes=attributes, skills=skills)


def carry_out(expedition: Expedition, seat: Seat, order: str) -> None:
    """Note a standing order."""
    index = member_of(expedition.state, seat)
    assert index is not None
    member = expedition.member(index)
    what, _, how = order.partition(":")
    habits: Habits
    if what in PAIRS:
        others = {purpose: pair for purpose, pair in member.habits.pairs.items() if purpose != what}
        habits = replace(member.habits, pairs=others if how == BEST else {**others, what: how})
    else:
        habits = replace(member.habits, **{what: how})
    expedition.set_habits(index, habits)
    expedition.tell(deciding.Order(member.name, order))
