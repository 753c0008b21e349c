"""What one of a party does on the side, at no cost of time: food, herbs, gear, the Forager's role."""

from __future__ import annotations

from collections.abc import Collection

from engine.core.moves import Move
from engine.core.verbs import Buy, Give, Order, Use

from ..rules import awaiting
from ..rules.supplies import STORES, is_short, meals, packs
from ..state.content import content, price
from ..state.member import Member
from ..state.moves import Mend, RolesTo, Sell
from ..state.state import State, present

FEW = 2
"""So few meals are short."""
LEFT = 60
"""So many coins stay in the purse when a map is bought."""


def errand(state: State, index: int, moves: Collection[Move], follows: bool, clever: bool) -> tuple[Move, str] | None:
    """Return what somebody does besides before the party's next action, and what they say; ``None`` for nothing.

    Whoever ``follows`` people leaves the party's stores alone, and takes no more of its purse than food when they are
    short; who is ``clever`` puts what they carry to use.
    """
    if awaiting.moment(state) != "action" or not state.members[index].ready:
        return None
    member = state.members[index]
    wanted = [_cure(moves), _share(state, index), _food(state, member, follows), _forage(state, index), _mended(moves)]
    if clever:
        wanted.append(_tools(member))
    if clever and not follows:
        wanted.append(_trade(state))
    return next((one for one in wanted if one is not None and one[0] in moves), None)


_Errand = tuple[Move, str] | None


def _cure(moves: Collection[Move]) -> _Errand:
    """A herb for whoever is poisoned: it can be used for nothing else."""
    return (Use("herb"), "A herb for the poison.") if Use("herb") in moves else None


def _share(state: State, index: int) -> _Errand:
    """A pack of food, for whoever has none, of several that one carries."""
    member = state.members[index]
    spare = sum(member.items[place].count for place in packs(member))
    if spare < 2:
        return None
    hungry = next((state.members[other] for other in present(state) if not packs(state.members[other])), None)
    key = member.items[packs(member)[0]].key
    return None if hungry is None else (Give(key, hungry.handle), f"Take of my food, {hungry.name}.")


def _food(state: State, member: Member, follows: bool) -> _Errand:
    """Food where it is sold, for oneself, and where nobody else decides on the purse for those who have none."""
    cost = price(state, content().goods["rations"])
    own = meals(member)
    if follows:
        return (Buy("rations"), "I buy some food.") if own < FEW and 2 * cost <= state.purse else None
    return (Buy("rations"), "") if own <= FEW or is_short(state) else None


def _forage(state: State, index: int) -> _Errand:
    """The Forager's role where nobody has it, for whoever is best at it and has no other."""
    member = state.members[index]
    best = max(present(state), key=lambda other: (state.members[other].skills.get("nature", -1), other))
    spare = index not in (state.roles.pathfinder, state.roles.lookout)
    if state.roles.forager >= 0 or not spare or member.skills.get("nature", -1) < 0 or best < 0:
        return None
    return RolesTo("forager", member.handle), "I forage as we go."


def _mended(moves: Collection[Move]) -> _Errand:
    """Something of one's own mended with a material."""
    return (Use("material"), "") if Use("material") in moves else None


def _tools(member: Member) -> _Errand:
    """Tools are there to be used, and broken ones to be mended."""
    broken = next((item.key for item in member.items if item.broken), "")
    if broken and member.skills.get("crafting", -1) >= 1:
        return Mend(broken), ""
    return (Order("tools:use"), "") if member.habits.tools == "save" else None


def _trade(state: State) -> _Errand:
    """Goods that the party found are sold; an area map is bought while there is something to look for."""
    if state.goods:
        return Sell(STORES), ""
    cost = price(state, content().goods["map"])
    return (Buy("map"), "") if state.goal in ("open", "found") and state.purse >= cost + LEFT else None
