"""Tests (WLD-G01..G06): an attribute die, a d6 and a skill's rank against a target number, with boons and banes."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import product
from typing import Literal

import msgspec
from msgspec.structs import replace

from ..state.content import is_short
from ..state.member import COMBAT, EXPERT, RESULTS, SUCCESS, Member, Result
from ..state.moves import BEST
from ..state.state import Forced, Roll, State, Test, able, last_day
from .events import deciding, happening
from .ladder import LADDERS, circumstances, counted, level, succeeds
from .progress import Expedition
from .steps.throws import Throw

HARMLESS = ("lookout",)
"""The tests of whose plain failure nothing comes (WLD-093)."""

WORTH_IT = 1 / 2
"""How likely a second throw has to succeed for it to be made unasked (WLD-G06)."""

WORTH_ASKING = 1 / 4
"""How likely a second throw has to succeed for a question (WLD-G06)."""

LAST_CHANCE = 1e-9
"""The same on the last day: Resolve that is left then is worth nothing."""

SOUGHT = ("open", "found")
FOR_THE_GOAL = ("search", "track", "investigate")
UNASKED = ("goal", "auto")
"""The orders by which a failure is thrown again unasked."""
CHOSEN = (*FOR_THE_GOAL, "dilemma")
"""Rolls that the party chose to make: by the order "goal" a member is asked about a second throw (WLD-G06)."""
SMALL = ("shelter", "talk")
"""Rolls whose plain failure is not worth a Resolve by the order "goal"."""
LEADING = "pathfinder"
"""The roll whose Blunder loses the way. By the order "goal" a member is asked about that; a slow way is let stand."""


class Wanted(msgspec.Struct, frozen=True):
    """A test to be made: by whom, for what, with which attributes and skills to choose from, against what.

    ``boons`` and ``banes`` are those of the occasion; conditions, wounds, the night and the like are added by `trial`.
    ``reasons`` say in one word each where they come from ("clue", "helper", "keen", "retry", "careful", "forage").
    ``paired``: each attribute goes with the skill of the same place only, as the rule names them (WLD-138, WLD-140).
    ``tools``: the member's tools are used for it, whatever they ordered.
    """

    member: int
    purpose: str
    attributes: tuple[str, ...]
    skills: tuple[str, ...]
    tn: int
    boons: int = 0
    banes: int = 0
    reasons: tuple[str, ...] = ()
    secret: bool = False
    paired: bool = False
    tools: bool = False


def succeeded(roll: Roll) -> bool:
    """Return whether a roll is a success."""
    return roll.result in SUCCESS


def rank(member: Member, skill: str) -> int:
    """Return a member's rank in a skill, 0 where it was never trained."""
    return member.skills.get(skill, 0)


def untrained(member: Member, skill: str) -> bool:
    """Return whether a skill is an expert or combat skill that a member never trained (WLD-G04)."""
    return skill in (*EXPERT, *COMBAT) and skill not in member.skills


def pairs(attributes: Sequence[str], skills: Sequence[str], paired: bool = False) -> list[tuple[str, str]]:
    """Return what a test can be made with: any attribute with any skill; ``paired``, each with the one of its place."""
    return list(zip(attributes, skills, strict=True) if paired else product(attributes, skills))


def best_pair(
    member: Member, attributes: Sequence[str], skills: Sequence[str], preferred: str = "", paired: bool = False
) -> tuple[str, str]:
    """Return the attribute and skill with the highest average die and rank, of those that a test names (WLD-G02, WLD-G100).

    Ties go to a skill that was trained, then to the first named. ``preferred`` ("mind+nature") goes before all, where it
    is one of them.
    """
    open_to = pairs(attributes, skills, paired)
    if tuple(preferred.split("+")) in open_to:
        attribute, skill = preferred.split("+")
        return attribute, skill

    def worth(pair: tuple[str, str]) -> tuple[float, bool]:
        attribute, skill = pair
        return (member.dice[attribute] + 1) / 2 + rank(member, skill), not untrained(member, skill)

    return max(open_to, key=worth)


def fitness(member: Member, attributes: Sequence[str], skills: Sequence[str], paired: bool = False) -> float:
    """Return about what a member brings to a test: the average of the die, and the rank, of their best pair."""
    attribute, skill = best_pair(member, attributes, skills, paired=paired)
    return (member.dice[attribute] + 1) / 2 + rank(member, skill) - untrained(member, skill)


def best_member(
    state: State, members: Iterable[int], attributes: Sequence[str], skills: Sequence[str], paired: bool = False
) -> int:
    """Return who of ``members`` is best at a test, of equals who has more of its skills, then the first in party order; -1
    where there is none."""

    def worth(index: int) -> tuple[float, int]:
        member = state.members[index]
        return fitness(member, attributes, skills, paired), sum(rank(member, skill) for skill in dict.fromkeys(skills))

    return max(members, key=worth, default=-1)


NEARLY = 0.9
"""So many times the chance of the best the leader has at least at a test that they make for the party (WLD-G84)."""


def actor(
    state: State,
    members: Sequence[int],
    attributes: Sequence[str],
    skills: Sequence[str],
    paired: bool = False,
    tools: bool = False,
) -> int:
    """Return who of ``members`` acts where none is named: the leader, if as likely to succeed as the best or nearly so, or
    the best (WLD-G84). That is with help, and with their ``tools``, against the difficulty here: who is hurt or weary may
    be best no more."""
    best, leader = best_member(state, members, attributes, skills, paired), state.leader
    if len(members) < LEAST:
        return best
    likely = {
        index: again(
            state,
            ahead(
                state,
                Wanted(index, "", tuple(attributes), tuple(skills), difficulty(state), boons=1, paired=paired, tools=tools),
            ),
        )
        for index in members
    }
    best = max((best, *members), key=likely.__getitem__)
    return leader if likely.get(leader, 0.0) >= NEARLY * likely[best] else best


LEAST = 2
"""Of so many members who can act one has to be chosen."""


def _gear(expedition: Expedition, index: int, skill: str, wanted: bool) -> None:
    """Spend what gives a boon on a skill, where its owner wants that, or it is ``wanted`` for this test (WLD-G16, WLD-G55).

    A weapon gives none, and nothing that is worn protects (WLD-G103).
    """
    place = helping(expedition.member(index), skill, wanted)
    if place < 0:
        return
    item = expedition.member(index).items[place]
    spent = replace(item, spent=True) if item.key == "charm" else replace(item, uses=item.uses - 1)
    expedition.set_item(index, place, spent)


def saves_tools(state: State, wanted: Wanted) -> bool:
    """Return whether the member of a test has something that would give a boon on it, and saves it."""
    return ahead(state, replace(wanted, tools=True)).boons > ahead(state, wanted).boons


def helping(member: Member, skill: str, wanted: bool = False) -> int:
    """Return the place of the item that gives a member a boon on a skill, a charm before a tool; -1 for none, or where they
    save it and it is not ``wanted``."""
    if member.habits.tools != "use" and not wanted:
        return -1
    for place, item in enumerate(member.items):
        if item.key == "charm" and item.skill in (skill, "any") and not item.spent:
            return place
    for place, item in enumerate(member.items):
        if item.key == "tool" and item.skill == skill and item.uses > 0 and not item.broken:
            return place
    return -1


def throw(expedition: Expedition, roll: Roll) -> Roll:
    """Return a test with its dice rolled: attribute die, d6, with net boons or banes a second d6 (WLD-G03, WLD-G08)."""
    state = expedition.state
    forced = state.forced
    if forced.boons or forced.tn or forced.result:
        expedition.change(forced=replace(forced, boons=0, tn=0, result=""))
    if forced.boons:
        roll = replace(roll, boons=roll.boons + max(0, forced.boons), banes=roll.banes + max(0, -forced.boons))
    net = roll.boons - roll.banes
    tn = forced.tn or roll.tn
    die = expedition.roll(roll.sides)
    sixes = tuple(expedition.roll(6) for _ in range(2 if net else 1))
    kept, extra = counted(sixes, net)
    total = die + kept + roll.rank + extra
    result = level(total, tn, state.rules.ladder)
    if forced.result:
        result = _named(forced)
    return replace(roll, tn=tn, die=die, sixes=sixes, kept=kept, extra=extra, total=total, result=result)


def is_lost(state: State, roll: Roll) -> bool:
    """Return whether a roll loses the way (WLD-080). A party that has just lost it only goes slowly, but by the letter
    (WLD-G30)."""
    return roll.purpose == LEADING and roll.result == "blunder" and not knows_better(state)


def knows_better(state: State) -> bool:
    """Return whether the party lost its way on its last Move, so that it does not on the next one (WLD-G30)."""
    return state.lost_bane and not state.rules.letter


def helps(state: State, roll: Roll) -> float:
    """Return the chance that a second throw is worth its Resolve: it comes to a success, or keeps the way that is lost."""
    if not is_lost(state, roll):
        return again(state, roll)
    return again(state, replace(roll, tn=roll.tn + LADDERS[state.rules.ladder][0] + 1))


def again(state: State, roll: Roll) -> float:
    """Return the chance that the dice of a roll, thrown again, come to a success.

    A secret roll is taken as one against the difficulty that everybody knows (WLD-G44).
    """
    tn = difficulty(state) if roll.secret else roll.tn
    return succeeds(roll.sides, roll.boons - roll.banes, tn - roll.rank, state.rules.ladder)


def _named(forced: Forced) -> Result:
    return next(result for result in RESULTS if result == forced.result)


def trial(expedition: Expedition, then: Throw, wanted: Sequence[Wanted]) -> None:
    """Make tests, in the order given, and put what reads them (``then``) first on the agenda.

    A member who may throw again for 1 Resolve does so unasked, or is asked before: never about a critical success (WLD-G06,
    WLD-G44).
    """
    first = [_rolled(expedition, item) for item in wanted]
    rolls = tuple(_thrown_again(expedition, roll) if throws_unasked(expedition.state, roll) else roll for roll in first)
    subject, number, _ = then.parts()
    test = Test(then.called(), rolls, subject, number)
    asked = tuple(place for place, roll in enumerate(rolls) if may_throw_again(expedition.state, roll))
    expedition.push(replace(test, asked=asked))


def ahead(state: State, wanted: Wanted) -> Roll:
    """Return a test as it will be rolled, before its dice: the pair that is best, and all boons and banes (WLD-G02)."""
    member = state.members[wanted.member]
    preferred = member.habits.pairs.get(wanted.purpose, "")
    attribute, skill = best_pair(member, wanted.attributes, wanted.skills, preferred, wanted.paired)
    bare = untrained(member, skill)
    boons, banes, reasons = circumstances(state, wanted.member, wanted.purpose, (attribute, skill), untrained=bare)
    place = helping(member, skill, wanted.tools)
    gear = (member.items[place].key,) if place >= 0 else ()
    return Roll(
        wanted.member,
        wanted.purpose,
        attribute,
        skill,
        wanted.tn,
        sides=member.dice[attribute],
        rank=rank(member, skill),
        boons=wanted.boons + boons + len(gear),
        banes=wanted.banes + banes,
        secret=wanted.secret,
        reasons=(*wanted.reasons, *gear, *reasons),
    )


def _rolled(expedition: Expedition, wanted: Wanted) -> Roll:
    member, coming = expedition.member(wanted.member), ahead(expedition.state, wanted)
    _gear(expedition, wanted.member, coming.skill, wanted.tools)
    if member.shaken:
        expedition.set_member(wanted.member, shaken=False)
    roll = throw(expedition, coming)
    expedition.tell(deciding.Rolled.of(member.name, roll))
    return roll


def throws_unasked(state: State, roll: Roll) -> bool:
    """Return whether a roll is made again for 1 Resolve without a question: it failed, and something comes of that. The
    second throw is as likely as not to succeed, or is one for the goal on its last day (WLD-G06)."""
    small = roll.purpose in SMALL and roll.result == "failure" and state.members[roll.member].habits.resolve == "goal"
    return throws_in_silence(state, roll) and not small and not _is_chosen(state, roll)


def throws_in_silence(state: State, roll: Roll) -> bool:
    """Return whether a failed roll is made again for 1 Resolve where its member says nothing to it (WLD-G06)."""
    asked = roll.purpose in (*CHOSEN, LEADING) and _result(state, roll) == "blunder"
    kept = not asked and keeps_last(state, roll.member, roll.purpose)
    return _is_failure(state, roll) and not kept and would_throw_unasked(state, roll)


def _is_chosen(state: State, roll: Roll) -> bool:
    """Return whether a member decides about the second throw of a roll that the party chose to make, or by which it leads
    the party: by the order "goal"."""
    return roll.purpose in (*CHOSEN, LEADING) and state.members[roll.member].habits.resolve == "goal"


def keeps_last(state: State, index: int, purpose: str) -> bool:
    """Return whether a member keeps the last Resolve for the goal: it is spent on nothing else unasked (WLD-G138)."""
    member, aside = state.members[index], purpose not in FOR_THE_GOAL
    return member.habits.resolve == "goal" and member.resolve == 1 and aside and state.goal in SOUGHT


def would_throw_unasked(state: State, roll: Roll) -> bool:
    """Return whether a roll would be made again for 1 Resolve without a question, if it failed: the Forager's only while
    a member has no rations left (WLD-G06)."""
    if roll.purpose == "forager" and not is_short(state):
        return False
    ordered = state.members[roll.member].habits.resolve in UNASKED and not state.rules.letter
    least = LAST_CHANCE if _is_last(state, roll) else WORTH_IT
    return ordered and _can_throw_again(state, roll) and helps(state, roll) >= least


def may_throw_again(state: State, roll: Roll) -> bool:
    """Return whether a member is asked about a second throw for 1 Resolve: as they ordered, never after a critical success.

    A secret roll is taken as one against the difficulty that everybody knows, so that being asked tells nothing (WLD-G06,
    WLD-G44). By the letter nothing is thrown again unasked.
    """
    if not _can_throw_again(state, roll):
        return False
    match state.members[roll.member].habits.resolve:
        case "never":
            return False
        case "goal" | "auto" as order:
            is_asked = state.rules.letter or (order == "goal" and _is_in_the_balance(state, roll))
            return is_asked and _is_failure(state, roll)
        case "failures":
            return _is_failure(state, roll)
        case _:
            return _result(state, roll) != "critical"


def _is_in_the_balance(state: State, roll: Roll) -> bool:
    """Return whether a member decides about a roll, and a second throw has a fair chance. On the last day one for the goal
    may have any. Of a slow way that is kept nothing is asked (WLD-G06)."""
    if not _is_chosen(state, roll) or (roll.purpose == LEADING and not is_lost(state, roll)):
        return False
    return helps(state, roll) >= (LAST_CHANCE if _is_last(state, roll) else WORTH_ASKING)


def _is_last(state: State, roll: Roll) -> bool:
    """Return whether a roll is for the goal on its last day."""
    return roll.purpose in FOR_THE_GOAL and state.goal in SOUGHT and state.day == last_day(state)


def _can_throw_again(state: State, roll: Roll) -> bool:
    member = state.members[roll.member]
    return state.rules.resolve > 0 and member.resolve > 0 and member.active and not roll.again


def _result(state: State, roll: Roll) -> str:
    """Return the result of a roll, as far as everybody knows."""
    return level(roll.total, difficulty(state), state.rules.ladder) if roll.secret else roll.result


def _is_failure(state: State, roll: Roll) -> bool:
    """Return whether a roll failed and something comes of it: a Lookout's plain failure is not worth a word (WLD-093)."""
    result = _result(state, roll)
    return result == "blunder" or (result == "failure" and roll.purpose not in HARMLESS)


def settle(expedition: Expedition, place: int, choice: Literal["again", "keep"]) -> None:
    """Throw one of the pending test's rolls again for 1 Resolve, or keep it (WLD-G06)."""
    test = expedition.state.agenda[0]
    assert isinstance(test, Test)
    rolls = list(test.rolls)
    roll = rolls[place]
    if choice == "again":
        rolls[place] = _thrown_again(expedition, roll)
    asked = tuple(other for other in test.asked if other != place and may_throw_again(expedition.state, rolls[other]))
    expedition.amend(rolls=tuple(rolls), asked=asked)


def _thrown_again(expedition: Expedition, roll: Roll) -> Roll:
    """Return a roll made again for 1 Resolve of its member."""
    member = expedition.member(roll.member)
    expedition.set_member(roll.member, resolve=member.resolve - 1)
    expedition.tell(happening.Resolve((member.name,), -1, "again"))
    second = replace(throw(expedition, roll), again=True)
    expedition.tell(deciding.Rolled.of(member.name, second))
    return second


def save(
    expedition: Expedition,
    then: Throw,
    members: Sequence[int],
    attribute: str,
    skill: str,
    tn: int,
    boons: int = 0,
    reasons: tuple[str, ...] = (),
) -> None:
    """Make the saves of several members in party order (WLD-158, WLD-198); ``boons`` are those of the occasion."""
    wanted = [Wanted(index, "save", (attribute,), (skill,), tn, boons=boons, reasons=reasons) for index in members]
    trial(expedition, then, wanted)


def difficulty(state: State, place: str = "") -> int:
    """Return the Exploration Difficulty of a place, "" for where the party is (WLD-056, WLD-057, WLD-062, WLD-G36)."""
    region = state.region
    if not place and state.here.to:
        path = region.path(state.here.at, state.here.to)
        return (path.difficulty if path else 0) or region.difficulty
    return region.place_by_id[place or state.here.at].difficulty or region.difficulty


# Who does what the party decided, and who assists (WLD-139, WLD-G07, WLD-G19, WLD-G20).


def forager(state: State) -> int:
    """Return the Forager who can roll beside an action, -1 for none (WLD-100)."""
    index = state.roles.forager
    return index if index >= 0 and index < len(state.members) and state.members[index].able else -1


def named(state: State, handle: str) -> int:
    """Return the member whom moves call so, -1 for none."""
    for index, member in enumerate(state.members):
        if member.handle == handle and not member.dead:
            return index
    return -1


def doer(
    state: State,
    who: str,
    attributes: Sequence[str],
    skills: Sequence[str],
    busy: int = -1,
    paired: bool = False,
    failed: Collection[int] = (),
) -> int:
    """Return the member who does it: the one named, or the `actor` of those who can, ``busy`` only if there is no other.
    A leader who ``failed`` at it leaves it to the best.

    During Scout, Search, Track, Forage, Investigate and Camp the Pathfinder and the Lookout are free (WLD-G19).
    """
    if who != BEST:
        return named(state, who)
    ready = able(state)
    free = [index for index in ready if index != busy] or list(ready)
    choose = best_member if state.leader in failed else actor
    return choose(state, free, attributes, skills, paired)


def assistant(state: State, roller: int, busy: int = -1) -> int:
    """Return who helps, -1 for none: the first in party order who can and has nothing else to roll (WLD-G07)."""
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


TESTS = {
    "pathfinder": (("spirit", "mind"), ("nature", "survival")),
    "lookout": (("spirit",), ("perception",)),
    "forager": (("spirit", "mind"), ("nature",)),
    "scout": (("agility", "spirit"), ("stealth", "survival")),
}
"""What each role rolls (WLD-077, WLD-089, WLD-101, WLD-109)."""
