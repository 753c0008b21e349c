"""What a player has in mind that the referee does not repeat."""

from __future__ import annotations

import msgspec

from ..rules.exploring import features
from ..state.state import State


class Mind(msgspec.Struct):
    """Where the player means to go, and since which round they wait (0: they do not). Also which keys did not open what
    ("key obstacle"), and how often they have made up their mind to go where (``meant``). Since round ``left`` they leave to
    people beside them what the party came for. In the region ``waits`` they have said that they wait. Whom they follow
    has been in the region ``beside`` since round ``still``."""

    target: str = ""
    since: int = 0
    tried: tuple[str, ...] = ()
    meant: dict[str, int] = {}
    left: int = 0
    waits: str = ""
    beside: str = ""
    still: int = 0

    def copy(self) -> Mind:
        """Return a mind of its own with the same in it."""
        return Mind(self.target, self.since, self.tried, dict(self.meant), self.left, self.waits, self.beside, self.still)


def after(state: State, mind: Mind) -> Mind:
    """Return what a player has in mind after something happened: which keys members carry that do not fit where they
    stand."""
    found = mind.copy()
    found.tried = tuple(dict.fromkeys((*mind.tried, *_misfits(state))))
    return found


def _misfits(state: State) -> list[str]:
    """Return the keys that members carry beside Locks that they do not fit, each with the Lock's id."""
    found = []
    for index, member in enumerate(state.members):
        keys = [item for item in member.objects if member.standing and state.scenario.feature_by_id[item].kind == "key"]
        for lock in features.locked_here(state, index) if keys else ():
            found += [f"{key} {lock}" for key in keys if features.key_for(state, index, lock) != key]
    return found
