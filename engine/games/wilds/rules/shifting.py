"""What was decided for a member may be had otherwise: free, once, until the party's next act (WLD-G122).

The referee picks the bonuses of Pathfinder and Lookout, and what of a member's gear suffers, for those who did not order
to be asked. Nothing is rolled again: what a bonus showed leaves the map when it is given up, and wear goes to another item.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.flow import Ask, heed

from ..state import board
from ..state.catalogue import refused
from ..state.state import Report, Shift, State, member_of
from . import knowing, supplies
from .events import deciding, travelling
from .happening.happenings import wearable
from .progress import Expedition
from .steps import asks, tasks
from .travelling import moving

SHOWN = {"lay": 1, "sighting": 2}
"""Of how many places a bonus shows the ground."""


def note(expedition: Expedition, question: Ask, before: State) -> None:
    """Note what was just decided for a member, if it could have been otherwise; ``before`` is the state until then."""
    if isinstance(question, asks.Bonus):
        others = [option for option in question.options if option != question.default]
        options = [option for option in others if not any(moving.is_idle(before, item) for item in option.split("+"))]
        shift = Shift(question.role, question.owner, question.default, tuple(options), moving.concerned(before))
    elif isinstance(question, asks.Wear):
        was, now = before.members[question.owner], expedition.member(question.owner)
        lost = was.items != now.items
        options = [option for option in wearable(was) if option != question.default] if lost else []
        shift = Shift("wear", question.owner, question.default, tuple(options), was=was.items, now=now.items)
    else:
        return
    if shift.options:
        expedition.change(shifts=(*expedition.state.shifts, shift))


def open_shifts(state: State, seat: int) -> dict[str, tuple[Shift, str]]:
    """Return what a seat may have otherwise now: by the option of a move, what was decided, and what instead."""
    index = member_of(state, seat)
    if index is None or state.agenda or state.paused or state.phase != "trek":
        return {}
    return {
        f"{shift.kind}-{option}": (shift, option)
        for shift in state.shifts
        if shift.by == index and not _is_stale(state, shift)
        for option in shift.options
    }


def _is_stale(state: State, shift: Shift) -> bool:
    """Return whether things went on meanwhile: the items changed hands, or what a bonus brought is used up."""
    if shift.kind == "wear":
        return state.members[shift.by].items != shift.now
    taken = shift.chosen.split("+")
    return ("avoid" in taken and not state.avoid) or ("keen" in taken and shift.place not in state.keen)


def carry_out(expedition: Expedition, seat: int, option: str) -> None:
    """Have what was decided for a seat otherwise; `IllegalMove` where that is not open to it."""
    found = open_shifts(expedition.state, seat)
    if option not in found:
        heed(refused("shift-options", "WLD-G122", options=tuple(found)))
    shift, instead = found[option]
    # Each is decided once.
    expedition.change(shifts=tuple(other for other in expedition.state.shifts if other != shift))
    expedition.tell(deciding.Shifted(expedition.name(shift.by), shift.kind, shift.chosen, instead))
    if shift.kind == "wear":
        _wear_instead(expedition, shift, instead)
        return
    taken, wanted = shift.chosen.split("+"), instead.split("+")
    for bonus in taken:
        if bonus not in wanted:
            _give_up(expedition, shift, bonus)
    for bonus in wanted:
        if bonus not in taken:
            _gain(expedition, shift, bonus)


def _wear_instead(expedition: Expedition, shift: Shift, instead: str) -> None:
    """The use that one item lost comes back, and the other loses one."""
    expedition.set_member(shift.by, items=shift.was)
    supplies.lose_use(expedition, shift.by, wearable(expedition.member(shift.by))[instead])


def _give_up(expedition: Expedition, shift: Shift, bonus: str) -> None:
    state = expedition.state
    if bonus == "efficient":
        expedition.tick(1, "shifted")
        if expedition.state.event_due:
            expedition.tell(travelling.Reset(state.size))
            expedition.push(tasks.CheckTimer(), tasks.MainTimerRanOut())
    elif bonus == "avoid":
        expedition.change(avoid=False)
    elif bonus == "keen":
        expedition.change(keen=tuple(place for place in state.keen if place != shift.place))
    elif bonus == "spot":
        kept = (replace(report, feature="") if report.at == shift.place else report for report in state.reports)
        expedition.change(reports=tuple(item for item in kept if item != Report(item.at)))
    else:
        unseen = [place for shown, place in state.shown if shown == bonus and place not in state.visited]
        expedition.change(known=tuple(place for place in state.known if place not in unseen))


def _gain(expedition: Expedition, shift: Shift, bonus: str) -> None:
    """Let a bonus take effect that was not picked at first, see `moving.take`."""
    state = expedition.state
    if bonus == "efficient":
        timer = min(state.size, state.timer + 1)
        expedition.change(timer=timer)
        expedition.tell(travelling.Refunded(timer))
    elif bonus in SHOWN:
        names = [name for name in board.unknown_around(state) if name in board.named_around(state)]
        knowing.learn_named(expedition, moving.ahead(state, names)[: SHOWN[bonus]], bonus)
    else:
        moving.take(expedition, shift.kind, bonus, shift.place)
