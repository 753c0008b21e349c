"""Sending a member ahead (WLD-109..111, WLD-G25, WLD-G26, WLD-G42, WLD-G43).

The worked example is WLD-278..280.
"""

from __future__ import annotations

from typing import Literal

from engine.core.errors import IllegalMove
from engine.core.memo import memo
from engine.core.needs import Action, ArgumentNeeds, Need, first_unmet, meeting, never

from ...state import board
from ...state.moves import BEST, Scout
from ...state.region import Path, Site
from ...state.state import Deed, Report, State, discovered, is_occupied, shared
from .. import clock, knowing, trials
from ..events import travelling
from ..flow import Rolls, reads
from ..needs import ABLE, CALM, arrived, by_whom, need
from ..progress import Expedition
from ..steps import tasks, throws
from ..trials import Wanted, difficulty, doer, trial
from . import moving


def open_names(state: State) -> tuple[str, ...]:
    """Return the places beside the party (WLD-111) but for those where the region is known to end (WLD-G76)."""
    edge = moving.rim(state)
    return tuple(name for name in moving.names_around(state) if name not in edge)


def _path(state: State, name: str) -> Path | None:
    place = moving.target(state, name)
    return state.region.path(state.here.at, place) if place is not None else None


BESIDE = (
    need("scout-rim", "WLD-G76", lambda state, name: not moving.is_rim(state, name)),
    need(
        "scout-not-beside",
        "WLD-111",
        lambda state, name: name in open_names(state),
        places=lambda state, name: open_names(state),
    ),
)
"""What a Scout is sent to: a place next to the party, but not where the region is known to end."""

IN_REACH = (
    need("scout-far", "WLD-G26", lambda state, name: (path := _path(state, name)) is None or path.length == 1),
    need(
        "scout-blocked",
        "WLD-G62",
        lambda state, name: not board.is_blocked(state, state.here.at, moving.target(state, name) or ""),
    ),
)
"""What such a place has to be besides: at the end of a path of length 1, and free to reach."""


@memo("region", "here", "edges", "blocks")
def _aims(state: State) -> tuple[str, ...]:
    return meeting(IN_REACH, open_names(state), state)


def _out_of_reach(state: State) -> IllegalMove:
    refusal = first_unmet(IN_REACH, state, open_names(state)[0])
    assert refusal is not None
    return refusal


NOWHERE = (Need[State](lambda state: not open_names(state), _out_of_reach), need("scout-nowhere", "WLD-111", never))
"""Why no Scout is sent anywhere."""

SCOUT = Action(
    Scout,
    (arrived("scout"), CALM, ABLE),
    (ArgumentNeeds("to", _aims, BESIDE + IN_REACH, NOWHERE), by_whom("WLD-108")),
)


def begin(expedition: Expedition, move: Scout) -> None:
    """Send a Scout: one tick, no roll of the Pathfinder, the party stays (WLD-117..119, WLD-G25).

    A Forager whose standing order says so forages meanwhile, if a roll is still allowed (WLD-G20).
    """
    state = expedition.state
    place = moving.target(state, move.to)
    if place is None:
        knowing.learn_named(expedition, (move.to,), "scout")
        return
    index = doer(state, move.who, *trials.TESTS["scout"])
    if move.who == BEST and state.roles.scout >= 0 and state.members[state.roles.scout].able:
        index = state.roles.scout
    clock.begin(expedition, Deed("scout", place, index))
    two = shared(state, "scout")
    wanted = Wanted(
        index,
        "scout",
        *trials.TESTS["scout"],
        difficulty(expedition.state, place),
        boons=int(two),
        reasons=("shared",) if two else (),
    )
    trial(expedition, throws.Scouted(place), [wanted])


@reads(throws.Scouted)
def _scouted(expedition: Expedition, test: throws.Scouted, rolls: Rolls) -> None:
    """Tell what the Scout saw (WLD-112..116, WLD-G43)."""
    roll, place = rolls[0], test.place
    result = roll.result or "failure"
    state = expedition.state
    here = state.region.sites_at(place)
    anything: Literal["", "yes", "no"] = ""
    creatures: Literal["", "yes", "no"] = ""
    tns: tuple[int, ...] = ()
    if result in ("weak", "strong", "critical"):
        anything = _yes(any(not site.hidden for site in here))
    if result in ("strong", "critical"):
        creatures = _yes(any(is_occupied(state, site) for site in here))
    unseen = [site for site in here if site.hidden and not discovered(state, site.id)]
    if result == "critical":
        tns = tuple(site.tn or difficulty(state, place) for site in unseen)
    who, name = expedition.name(roll.member), board.beyond_name(state, place)
    expedition.tell(travelling.Scouted(who, name, result, anything, creatures, tns))
    if result == "blunder":
        expedition.push(tasks.Noticed(place))
        return
    knowing.learn(expedition, (place,), "scout")
    knowing.note_report(expedition, Report(place, anything, creatures, tns))
    if result in ("strong", "critical"):
        for site in here:
            if not site.hidden:
                knowing.discover(expedition, site.id, "scouted", roll.member)
    if result == "critical":
        for site in unseen:
            _make_out(expedition, site, roll.member)


def _yes(so: bool) -> Literal["yes", "no"]:
    return "yes" if so else "no"


def _make_out(expedition: Expedition, site: Site, by: int) -> None:
    """A Critical: what is inhabited is found; of the rest the party knows that it is there, and has a clue (WLD-G43)."""
    if is_occupied(expedition.state, site):
        knowing.discover(expedition, site.id, "scouted", by)
        return
    known = expedition.found(site.id)
    if known is None or known.how == "rumour":
        expedition.set_found(site.id, how="located", by=expedition.name(by))
        knowing.give(expedition, "scouting", site.id, by=by)
