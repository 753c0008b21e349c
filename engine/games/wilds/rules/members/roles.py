"""Who is Pathfinder, Lookout, Forager and Scout, and who watches at night (WLD-033, WLD-073..076, WLD-204, WLD-G18,
WLD-G19, WLD-G85)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.game import Seat

from ...state.catalogue import refused
from ...state.content import is_short
from ...state.member import MANDATORY, OPTIONAL, Member
from ...state.moves import RolesTo
from ...state.state import Roles, State, by_handle, holder, member_of
from ..events import deciding
from ..flow import answer, step
from ..progress import Expedition
from ..steps import asks, tasks
from ..trials import TESTS, Wanted, again, ahead, best_member, fitness, untrained

NOBODY = "nobody"
WATCH = "watch"
"""What several can be set to: the watches of the night (WLD-204)."""


def candidates(state: State) -> tuple[int, ...]:
    """Return who may be given a mandatory role: those who can act and whose player takes part.

    Where these are fewer than two, all who can act: no member holds both roles, with a bane on them, beside a member who
    could help (WLD-G18, WLD-G85). `_first` says who goes first then.
    """
    ready = [index for index, member in enumerate(state.members) if member.able]
    taking_part = _taking_part(state, ready)
    return tuple(taking_part if len(taking_part) > 1 else ready)


def _taking_part(state: State, members: Sequence[int]) -> list[int]:
    return [index for index in members if state.members[index].active]


def _first(state: State, members: Sequence[int]) -> Sequence[int]:
    """Return those of members whose players take part, if there are any, else all of them."""
    return _taking_part(state, members) or members


def best_roles(state: State) -> Roles:
    """Return the roles of day 1: each to the best of those left; no member scouts yet (WLD-108, WLD-G18, WLD-G19)."""
    return _filled(state, Roles(), (*MANDATORY, "forager"))


def morning(expedition: Expedition) -> None:
    """Choose the roles of a new day: yesterday's, but not for who cannot act or is away (WLD-074, WLD-G85).

    Where no member forages, one does once rations run out.
    """
    state = expedition.state
    everybody = candidates(state)
    fit = _first(state, everybody)
    before = state.roles
    kept = Roles(watch=before.watch)
    for role in (*MANDATORY, *OPTIONAL):
        index = holder(before, role)
        if index in fit or (role in OPTIONAL and index >= 0 and state.members[index].able):
            kept = replace(kept, **{role: index})
    if kept.pathfinder == kept.lookout and len(everybody) > 1:
        kept = replace(kept, lookout=-1)
    wanted = (*MANDATORY, "forager") if is_short(state) else MANDATORY
    filled = _filled(state, kept, wanted)
    expedition.change(roles=filled)
    if filled.forager != before.forager and filled.forager >= 0:
        expedition.tell(deciding.Role(expedition.name(filled.forager), "forager"))
    for role in MANDATORY:
        if holder(filled, role) != holder(before, role) and holder(before, role) >= 0:
            expedition.tell(
                deciding.PassedOn(expedition.name(holder(filled, role)), role, expedition.name(holder(before, role)))
            )


def welcome(expedition: Expedition, index: int) -> None:
    """A newcomer takes one of two roles from the member who holds both, while they can be chosen (WLD-G18, WLD-G85)."""
    state = expedition.state
    held = state.roles
    if not held.fixed and held.pathfinder == held.lookout and state.members[index].able:
        expedition.change(roles=replace(held, lookout=index))
        expedition.tell(deciding.Role(expedition.name(index), "lookout"))


def _filled(state: State, roles: Roles, wanted: Sequence[str]) -> Roles:
    """Return the wanted roles filled by the best of those who have none, the mandatory ones by any member (WLD-088)."""
    fit = candidates(state)
    for role in wanted:
        if holder(roles, role) >= 0:
            continue
        taken = [holder(roles, other) for other in (*MANDATORY, *OPTIONAL)]
        free = [index for index in fit if index not in taken]
        if not free and role in MANDATORY:
            other = roles.lookout if role == "pathfinder" else roles.pathfinder
            free = [index for index in fit if index != other] or list(fit)
        if role == "forager":
            free = _foragers(state, free, fit)
        roles = replace(roles, **{role: best_member(state, _first(state, free), *TESTS[role])})
    return roles


def _foragers(state: State, free: Sequence[int], fit: Sequence[int]) -> list[int]:
    """Return who may forage by default: those who learned it, others only while a member has no rations left (WLD-G19).

    A member who leads or watches on a Move is free beside a Search and at camp: they forage where they feed much better
    than those who have no role.
    """
    trained = [index for index in fit if not untrained(state.members[index], "nature") and feeds(state, index)]
    best = max((fitness(state.members[index], *TESTS["forager"]) for index in trained), default=0.0)
    spare = [index for index in trained if index in free and fitness(state.members[index], *TESTS["forager"]) > best - FAR]
    return spare or trained or (list(free or fit) if is_short(state) else [])


FAR = 4
"""By so much, on average, who leads or watches forages better than the others: they do it unless a player chose."""

SELDOM_FED = 0.4
"""A member who finds food less often than that forages by default only while food is short."""


def feeds(state: State, index: int) -> bool:
    """Return whether it is worth it that a member forages: often enough they find food, or it is short (WLD-G19)."""
    test = Wanted(index, "forager", *TESTS["forager"], state.region.difficulty)
    return is_short(state) or again(state, ahead(state, test)) >= SELDOM_FED


def lay_down(expedition: Expedition) -> None:
    """Where foraging has become too hard no member goes on with it unasked."""
    state = expedition.state
    if state.roles.forager >= 0 and not feeds(state, state.roles.forager):
        expedition.change(roles=replace(state.roles, forager=-1))
        expedition.tell(deciding.Role("", "forager"))


def pass_on(expedition: Expedition) -> None:
    """Take roles from a member who cannot act; the leader says who has a mandatory one from now on (WLD-G12, WLD-G18).

    Another member forages, unasked; where no member is left on their feet, the Forager does again once they wake.
    """
    for role in MANDATORY:
        state = expedition.state
        before = holder(state.roles, role)
        if before < 0 or state.members[before].able:
            continue
        fit = _heirs(state, role)
        if not fit:
            continue
        best = best_member(state, fit, *TESTS[role])
        _hand_on(expedition, role, best)
        if len(fit) > 1:
            handles = tuple(state.members[index].handle for index in fit)
            expedition.ask(asks.Role(role, before, owner=state.leader, options=handles, default=state.members[best].handle))
    for role in OPTIONAL:
        state = expedition.state
        index = holder(state.roles, role)
        if index < 0 or state.members[index].able or not expedition.able():
            continue
        bare = replace(state.roles, **{role: -1})
        expedition.change(roles=_filled(state, bare, ("forager",)) if role == "forager" else bare)
        if (heir := holder(expedition.state.roles, role)) >= 0:
            expedition.tell(deciding.PassedOn(expedition.name(heir), role, expedition.name(index)))


@step(tasks.PassOn)
def _pass_on(expedition: Expedition, task: tasks.PassOn) -> None:
    pass_on(expedition)


@step(tasks.Morning)
def _morning(expedition: Expedition, task: tasks.Morning) -> None:
    morning(expedition)


def _heirs(state: State, role: str) -> list[int]:
    fit = candidates(state)
    other = state.roles.lookout if role == "pathfinder" else state.roles.pathfinder
    return [index for index in fit if index != other] or list(fit)


def _hand_on(expedition: Expedition, role: str, to: int) -> None:
    before = holder(expedition.state.roles, role)
    if before != to:
        expedition.change(roles=replace(expedition.state.roles, **{role: to}))
        expedition.tell(deciding.PassedOn(expedition.name(to), role, expedition.name(before)))


@answer(asks.Role)
def _named_by_the_leader(expedition: Expedition, question: asks.Role, option: str) -> None:
    """The leader named who takes over; a member who cannot act any more by now is passed over."""
    index = by_handle(expedition.state, option)
    if index in _heirs(expedition.state, question.role):
        _hand_on(expedition, question.role, index)


def moves(state: State, seat: Seat) -> tuple[RolesTo, ...]:
    """Return the roles that a seat can take for its member, or as leader give to any member (WLD-G18, WLD-G19)."""
    own = member_of(state, seat)
    if own is None or state.agenda or state.paused or not state.members[own].ready:
        return ()
    people = tuple([(member.handle, member.able, member.dead) for member in state.members])
    return _open_to(people, state.roles, own, own == state.leader)


@lru_cache(maxsize=1 << 12)
def _open_to(people: tuple[tuple[str, bool, bool], ...], roles: Roles, own: int, leads: bool) -> tuple[RolesTo, ...]:
    """Return the roles that a member can take, or give to any of those who are able and alive: see `refuse`."""
    found: list[RolesTo] = []
    living = [index for index, (_, _, dead) in enumerate(people) if not dead and (leads or index == own)]
    for role in OPTIONAL if roles.fixed else (*MANDATORY, *OPTIONAL):
        held = holder(roles, role)
        found += [RolesTo(role, people[index][0]) for index in living if index != held and people[index][1]]
        if role in OPTIONAL and held >= 0 and (leads or held == own):
            found.append(RolesTo(role, NOBODY))
    found += [RolesTo(WATCH, people[index][0]) for index in living if index not in roles.watch and people[index][1]]
    if roles.watch and (leads or own in roles.watch):
        found.append(RolesTo(WATCH, NOBODY))
    return tuple(found)


def refuse_any(state: State, seat: Seat) -> IllegalMove | None:
    """Return what speaks against every change of roles by a seat, ``None`` where one is open to it."""
    own = member_of(state, seat)
    if moves(state, seat):
        return None
    if own is None or not state.members[own].ready:
        return refused("roles-not-yours", "WLD-073")
    if state.agenda or state.paused:
        return refused("roles-busy", "WLD-075")
    if not state.members[own].able:
        return _refuse_unable(state.members[own])
    return refused("roles-all-held", "WLD-G19")


def _refuse_unable(member: Member, role: str = "") -> IllegalMove:
    if not member.ready:
        return refused("no-character-yet", "WLD-G85", who=member.name)
    return refused("roles-unable", "WLD-G12", who=member.name, role=role)


def refuse(state: State, seat: Seat, move: RolesTo) -> IllegalMove | None:
    """Return what speaks against a change of roles.

    Pathfinder and Lookout are two members, and fixed from the day's first action on; Forager and Scout may change before
    any action. A member takes a role; the leader gives one to any member. With watches it is the same.
    """
    own = member_of(state, seat)
    if own is None or not state.members[own].ready:
        return refused("roles-not-yours", "WLD-073")
    if move.role not in (*TESTS, WATCH):
        return refused("roles-unknown", "WLD-073")
    if state.agenda or state.paused:
        return refused("roles-busy", "WLD-075")
    if move.role == WATCH:
        return _refuse_watch(state, own, move.who)
    if move.role in MANDATORY and state.roles.fixed:
        return refused("roles-fixed", "WLD-G19")
    held = holder(state.roles, move.role)
    if move.who == NOBODY:
        if move.role in MANDATORY:
            return refused("roles-needed", "WLD-076" if held >= 0 else "WLD-088", role=move.role)
        if held < 0:
            return refused("roles-nobody", "WLD-100", role=move.role)
        index = held
    else:
        index = by_handle(state, move.who)
        if index < 0:
            names = [member.handle for member in state.members if not member.dead]
            return refused("nobody-called", "WLD-073", who=move.who, party=names)
        if held == index:
            return refused("roles-already", "WLD-074", who=state.members[index].name, role=move.role)
    if index != own and own != state.leader:
        return refused("roles-leader-only", "WLD-G84")
    if move.who != NOBODY and not state.members[index].able:
        return _refuse_unable(state.members[index])
    return None


def _refuse_watch(state: State, own: int, who: str) -> IllegalMove | None:
    """Return what speaks against setting a member to watch; with ``nobody`` against releasing oneself, as leader all."""
    watching = state.roles.watch
    if who == NOBODY:
        if watching and (own in watching or own == state.leader):
            return None
        return refused("watch-none", "WLD-204")
    index = by_handle(state, who)
    if index < 0:
        names = [member.handle for member in state.members if not member.dead]
        return refused("nobody-called", "WLD-204", who=who, party=names)
    if index in watching:
        return refused("watch-already", "WLD-204", who=state.members[index].name)
    if index != own and own != state.leader:
        return refused("watch-leader-only", "WLD-204")
    if not state.members[index].able:
        return _refuse_unable(state.members[index], WATCH)
    return None


def _set_watch(expedition: Expedition, own: int, who: str) -> None:
    """Set a member to watch; ``nobody`` releases a member who says so, and with the leader every member (WLD-204)."""
    state = expedition.state
    watching = state.roles.watch
    if who != NOBODY:
        watching = (*watching, by_handle(state, who))
    else:
        watching = () if own == state.leader else tuple(index for index in watching if index != own)
    expedition.change(roles=replace(state.roles, watch=watching))
    expedition.tell(deciding.Watches(expedition.names(watching)))


def carry_out(expedition: Expedition, seat: Seat, move: RolesTo) -> None:
    """Change a role. A member who takes the other mandatory role changes places with its holder (WLD-G18)."""
    state = expedition.state
    if move.role == WATCH:
        own = member_of(state, seat)
        assert own is not None
        _set_watch(expedition, own, move.who)
        return
    index = -1 if move.who == NOBODY else by_handle(state, move.who)
    changed = {move.role: index}
    other = "lookout" if move.role == "pathfinder" else "pathfinder"
    if move.role in MANDATORY and holder(state.roles, other) == index:
        changed[other] = holder(state.roles, move.role)
    expedition.change(roles=replace(state.roles, **changed))
    for role, who in changed.items():
        expedition.tell(deciding.Role(expedition.name(who), role))
