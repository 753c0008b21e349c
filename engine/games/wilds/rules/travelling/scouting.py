"""Sending somebody ahead (WLD-109..111, WLD-G25, WLD-G26, WLD-G42, WLD-G43).

The worked example is WLD-278..280.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from engine.core.errors import IllegalMove
from engine.core.memo import memo

from ...state import board
from ...state.catalogue import refused
from ...state.moves import BEST, Scout
from ...state.region import Site
from ...state.state import Deed, Report, State, able, discovered, is_occupied, shared
from .. import clock, knowing, trials
from ..events import travelling
from ..flow import Rolls, reads
from ..progress import Expedition
from ..steps import tasks, throws
from ..trials import Wanted, difficulty, doer, names_to_choose, refuse_doer, refuse_nobody, refuse_on_path, trial
from . import moving


def moves(state: State) -> tuple[Scout, ...]:
    """Return whom the party can send where: for each place beside it whoever is best first, then everybody."""
    return _sendings(_aims(state), names_to_choose(state)) if able(state) else ()


@memo("region", "here", "edges", "weather", "blocks")
def _aims(state: State) -> tuple[str, ...]:
    if state.here.to or clock.forbids(state, "scout"):
        return ()
    return tuple([name for name in open_names(state) if _refuse_place(state, name) is None])


@lru_cache(maxsize=1 << 12)
def _sendings(names: tuple[str, ...], people: tuple[str, ...]) -> tuple[Scout, ...]:
    return tuple([Scout(name, who) for name in names for who in people])


def open_names(state: State) -> tuple[str, ...]:
    """Return the places beside the party but for those where the region is known to end (WLD-G76)."""
    edge = moving.rim(state)
    return tuple(name for name in moving.names_around(state) if name not in edge)


def refuse_all(state: State) -> IllegalMove | None:
    """Return what speaks against sending anybody anywhere, ``None`` where nothing does."""
    refusal = refuse_on_path(state, "scout") or clock.refuse_weather(state, "scout") or refuse_nobody(state)
    if refusal is not None or _aims(state):
        return refusal
    found = [_refuse_place(state, name) for name in open_names(state)]
    return next(iter(found), None) or refused("scout-nowhere", "WLD-111")


def refuse(state: State, move: Scout) -> IllegalMove | None:
    """Return what speaks against scouting: it takes a place next door, or a path of length 1 (WLD-111, WLD-G26)."""
    if (refusal := refuse_all(state)) is not None:
        return refusal
    names = open_names(state)
    if move.to not in names:
        if moving.is_rim(state, move.to):
            return refused("scout-rim", "WLD-G76")
        return refused("scout-not-beside", "WLD-111", places=names)
    return _refuse_place(state, move.to) or refuse_doer(state, move.who, "WLD-108")


def _refuse_place(state: State, name: str) -> IllegalMove | None:
    """Return what speaks against scouting a place beside the party: a long way, or a blocked one."""
    place = moving.target(state, name)
    path = state.region.path(state.here.at, place) if place is not None else None
    if path is not None and path.length > 1:
        return refused("scout-far", "WLD-G26")
    if place is not None and board.is_blocked(state, state.here.at, place):
        return refused("scout-blocked", "WLD-G62")
    return None


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
    expedition.push(tasks.ForageBeside())
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
