"""Who does what the party decided, and who assists (WLD-139, WLD-G07, WLD-G19, WLD-G20)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.errors import IllegalMove

from ...state.moves import BEST, CAREFUL
from ...state.state import State, able
from ..trials import Wanted, best_member


def forager(state: State) -> int:
    """Return the Forager who can roll beside an action, -1 for nobody (WLD-100)."""
    index = state.roles.forager
    return index if index >= 0 and index < len(state.members) and state.members[index].able else -1


def named(state: State, handle: str) -> int:
    """Return the member whom moves call so, -1 for nobody."""
    for index, member in enumerate(state.members):
        if member.handle == handle and not member.dead:
            return index
    return -1


def doer(
    state: State, who: str, attributes: Sequence[str], skills: Sequence[str], busy: int = -1, paired: bool = False
) -> int:
    """Return the member who does it: the one named, or the best of those who can, ``busy`` only if there is no other.

    During Scout, Search, Track, Forage, Investigate and Camp the Pathfinder and the Lookout are free (WLD-G19).
    """
    if who != BEST:
        return named(state, who)
    ready = able(state)
    free = [index for index in ready if index != busy] or list(ready)
    return best_member(state, free, attributes, skills, paired)


def assistant(state: State, roller: int, busy: int = -1) -> int:
    """Return who helps, -1 for nobody: the first in party order who can and has nothing else to roll (WLD-G07)."""
    return next((index for index in able(state) if index not in (roller, busy)), -1)


def aid(assistant: int, careful: bool) -> tuple[int, tuple[str, ...]]:
    """Return the boons, with their reasons, of a helper (WLD-G07) and of taking care (WLD-G22)."""
    reasons = (*(("helper",) if assistant >= 0 else ()), *(("careful",) if careful else ()))
    return len(reasons), reasons


def wanted(
    member: int,
    purpose: str,
    attributes: Sequence[str],
    skills: Sequence[str],
    tn: int,
    boons: Sequence[str],
    banes: Sequence[str] = (),
    secret: bool = False,
    paired: bool = False,
) -> Wanted:
    """Return a test whose boons and banes are named one by one."""
    reasons = tuple(dict.fromkeys((*boons, *banes)))
    return Wanted(member, purpose, tuple(attributes), tuple(skills), tn, len(boons), len(banes), reasons, secret, paired)


def names_to_choose(state: State) -> tuple[str, ...]:
    """Return who can be sent: whoever is best first, then everybody who can act by handle."""
    return (BEST, *[member.handle for member in state.members if member.able])


def refuse_doer(state: State, who: str, rule: str) -> IllegalMove | None:
    """Return what speaks against a member doing something: nobody of that name, or one who cannot act."""
    if not able(state):
        return IllegalMove("Nobody in the party can act just now.", "WLD-G12")
    if who == BEST:
        return None
    index = named(state, who)
    if index < 0:
        listed = ", ".join(state.members[other].handle for other in able(state))
        return IllegalMove(f"Nobody in the party is called {who}. Those who can act: {listed}.", rule)
    if not state.members[index].able:
        return IllegalMove(f"{state.members[index].name} has to be carried and can't do that.", "WLD-G12")
    return None


def refuse_care(care: str) -> IllegalMove | None:
    """Return what speaks against a way of doing it."""
    if care in ("plain", CAREFUL):
        return None
    return IllegalMove("It is done plain, or careful: two ticks, and a boon.", "WLD-G22")


def refuse_on_path(state: State, what: str) -> IllegalMove | None:
    """Return the refusal of what needs a place, where the party is between two points (WLD-G31)."""
    if state.here.to:
        return IllegalMove(f"You are on a path between two places. {what} has to wait until you arrive.", "WLD-G31")
    return None
