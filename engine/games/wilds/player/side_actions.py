"""What one of a party does on the side, at no cost of time: food, herbs, gear, the Forager's role."""

from __future__ import annotations

from collections.abc import Collection

from engine.core.moves import Move
from engine.core.verbs import Buy, Give, SetOrder, Use

from ..rules import awaiting
from ..rules.members import gear, roles
from ..rules.supplies import STORES, meals, packs, value_of
from ..state.catalogue import WORDS
from ..state.content import content, is_short, price
from ..state.member import Member
from ..state.moves import Mend, RolesTo, Sell
from ..state.state import State, able, present, settlement

FEW = 2
"""So few meals are short."""
LEFT, SAVED = 10, 60
"""So many coins stay in the purse when tools are mended or food is stored; and so many when a map is bought."""
STOCK = 3
"""With so many meals one may buy more, to live on for the days that there are."""
IDLE = ("weapon", "axe")
"""What serves no test, and is worth more as coins (WLD-G98, WLD-G103)."""


def errand(
    state: State, index: int, moves: Collection[Move], follows: bool, clever: bool, careful: bool = True
) -> tuple[Move, str] | None:
    """Return what a member does besides before the party's next action, and what they say; ``None`` for nothing.

    One who ``follows`` people leaves the party's stores alone, and takes no more of its purse than food when they are
    short. One who is ``careful`` uses the tools they carry and stores food. One who is ``clever`` sells what serves no
    member, has tools mended and forages while a member is ahead.
    """
    if awaiting.moment(state) != "action" or not state.members[index].ready:
        return None
    member = state.members[index]
    wanted = [_cure(moves), _share(state, index), _food(state, member, follows), _forage(state, index), _mended(moves)]
    if careful and member.habits.tools == "save":
        wanted.append((SetOrder("tools:use"), ""))
    if clever:
        wanted.append(_beside(state, index))
    if careful and not follows:
        wanted += [_store(state, member), *([_tools(state, member), _trade(state, index)] if clever else [])]
    return next((item for item in wanted if item is not None and item[0] in moves), None)


_Errand = tuple[Move, str] | None


def _cure(moves: Collection[Move]) -> _Errand:
    """A herb for a poisoned member: it can be used for nothing else."""
    return (Use("herb"), WORDS("says-herb")) if Use("herb") in moves else None


def _share(state: State, index: int) -> _Errand:
    """A pack of food, for a member who has none, of several that one carries."""
    member = state.members[index]
    spare = sum(member.items[place].count for place in packs(member))
    if spare < 2:
        return None
    hungry = next((state.members[other] for other in present(state) if not packs(state.members[other])), None)
    key = member.items[packs(member)[0]].key
    return None if hungry is None else (Give(key, hungry.handle), WORDS("says-share", who=hungry.name))


def _food(state: State, member: Member, follows: bool) -> _Errand:
    """Food where it is sold, for oneself, and where no other player decides on the purse for those who have none."""
    cost = price(state, content().goods["rations"])
    own = meals(member)
    if follows:
        return (Buy("rations"), WORDS("says-buy")) if own < FEW and 2 * cost <= state.purse else None
    return (Buy("rations"), "") if own <= FEW or is_short(state) else None


def _forage(state: State, index: int) -> _Errand:
    """The Forager's role where no member has it, for the best at it, if they have no other."""
    member = state.members[index]
    best = max(present(state), key=lambda other: (state.members[other].skills.get("nature", -1), other))
    spare = index not in (state.roles.pathfinder, state.roles.lookout)
    poor = member.skills.get("nature", -1) < 0 or not roles.feeds(state, index)
    if state.roles.forager >= 0 or not spare or poor or best < 0:
        return None
    return RolesTo("forager", member.handle), WORDS("says-forage")


def _mended(moves: Collection[Move]) -> _Errand:
    """Something of one's own mended with a material."""
    return (Use("material"), "") if Use("material") in moves else None


def _tools(state: State, member: Member) -> _Errand:
    """Among people a use of one's tools costs a few coins, and is a boon more on what they serve."""
    tool = next((item for item in member.items if item.key == "tool"), None)
    if tool is None or settlement(state) is None or (tool.uses >= FEW and not tool.broken):
        return None
    return (Mend("tool"), "") if state.purse >= gear.fee(state, "tool") + LEFT else None


def _store(state: State, member: Member) -> _Errand:
    """Food to live on for the days that there are."""
    cost = price(state, content().goods["rations"])
    wants = state.goal == "open" and meals(member) <= STOCK and state.purse >= cost + LEFT
    return (Buy("rations"), "") if wants else None


def _beside(state: State, index: int) -> _Errand:
    """The Forager does so beside a Scout's errand too."""
    is_forager = state.roles.forager == index and len(able(state)) >= ENOUGH
    return (SetOrder("forage:beside"), "") if is_forager else None


ENOUGH = 3
"""So many can spare one who goes ahead while another forages."""


def _trade(state: State, index: int) -> _Errand:
    """Goods that the party found are sold, and for food and mending what serves no member; an area map is for the rich."""
    if state.goods:
        return Sell(STORES), ""
    if state.goal != "open":
        return None
    if state.purse >= price(state, content().goods["map"]) + SAVED:
        return Buy("map"), ""
    idle = next((key for key in IDLE if value_of(state, index, key)), "")
    return (Sell(idle), "") if idle and state.purse < SAVED else None
