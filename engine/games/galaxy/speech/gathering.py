"""A combat in a few sentences: who against whom, hits and losses of all its rounds, how it ended. Its card has the dice."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from engine.core.events import Happened

from ..rules.events import ventures
from ..rules.events.notation import Die
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.naming import read_force
from ..state.state import NONE
from .sayings import told
from .words import sum_words

GATHERED = (
    ventures.Battle,
    ventures.Rolled,
    ventures.Lost,
    ventures.Cancelled,
    ventures.Announced,
    ventures.Retreated,
    ventures.BattleOver,
)
"""What a combat is told of."""

HARD_WON = 2
"""Who lost so many units, and has one left, has taken a planet with the last one."""


def _number(units: str) -> int:
    """Return how many units are written."""
    return sum(number for _, number in read_force(units) or NONE)


HIT = re.compile(r"(\d+)!")
"""A face that hit."""


def dice_words(e: ventures.Rolled | ventures.Bombarded) -> str:
    """Return dice by the units that rolled them, with what these hit on: "scouts (8+) **8** 3, transport (9+) **9**".
    What hit is printed bold, and an arrow leads to what was rolled again. What counts with every one of them stands behind:
    "scout (8+) **7** (+1)"."""
    by_kind: dict[str, list[str]] = {}
    for die in map(Die.read, e.dice):
        by_kind.setdefault(die.unit, []).append(HIT.sub(r"**\1**", die.faces.replace(">", "→")))
    units = content().units
    said = []
    for kind, faces in by_kind.items():
        hits = units[kind].bombards if isinstance(e, ventures.Bombarded) else units[kind].hits
        said.append(WORDS("dice-of", unit=kind, needed=hits, count=len(faces), faces=" ".join(faces)))
    return WORDS("dice", dice=said, bonus=e.bonus)


class Clash:
    """The events of one combat, or of what of it happened in one move. ``taken``: the planets that change hands in the same
    story, each with who takes it."""

    def __init__(self, taken: frozenset[tuple[str, str]] = frozenset()) -> None:
        self._taken = taken
        self._standing: dict[str, int] = {}
        self._repelled = ""
        self._begun: ventures.Battle | None = None
        self._hits: dict[str, int] = {}
        self._rounds: dict[int, list[ventures.Rolled]] = {}
        self._lost: dict[str, list[str]] = {}
        self._lost_before: dict[str, list[str]] = {}
        self._dodged: dict[str, int] = {}
        self._announced: dict[str, str] = {}
        self._ends: list[str] = []
        self._named = False

    def take(self, e: Happened) -> None:
        """Take in one event of `GATHERED`."""
        match e:
            case ventures.Battle():
                self._begun = e
            case ventures.Rolled():
                self._rounds.setdefault(e.round, []).append(e)
                self._hits[e.who] = self._hits.get(e.who, 0) + e.hits
                # Every unit rolls one die. What rolls again may be destroyed: then it is not known how many stand.
                again = any(Die.read(die).again for die in e.dice)
                self._standing[e.who] = 0 if again else len(e.dice)
            case ventures.Lost():
                # What an earlier roll cost is told before what is rolled now.
                lost = self._lost if self._rounds else self._lost_before
                lost.setdefault(e.who, []).append(e.units)
                gone = sum(number for _, number in read_force(e.units) or NONE)
                self._standing[e.who] = max(0, self._standing.get(e.who, 0) - gone)
            case ventures.Cancelled():
                self._dodged[e.who] = self._dodged.get(e.who, 0) + e.hits
            case ventures.Announced():
                self._announced[e.who] = told(e)
            case ventures.Retreated():
                self._announced.pop(e.who, None)
                self._ends.append(told(e))
            case ventures.BattleOver() if e.winner:
                # The winner need not retreat any more.
                self._announced.pop(e.winner, None)
                if e.ground and e.loser and (e.place, e.winner) not in self._taken:
                    self._repelled, self._named = e.loser, True
                    self._ends.insert(0, self._held(e))
                    return
                # Who won over whom, or took a planet, says that there was an attack.
                attacks = self._begun is not None and e.winner == self._begun.attacker
                self._named = attacks if e.ground else bool(e.loser)
                held = WORDS("battle-held", who=e.winner, place=e.place, ground=e.ground, loser=e.loser, stays=e.stays)
                if e.ground and e.loser and (units := self._all_lost(e.loser)):
                    # Who loses a planet reads at once what else is lost with it.
                    price = sum(map(_number, self._lost.get(e.winner, ())))
                    last = self._standing.get(e.winner) == 1 and price >= HARD_WON
                    held, self._repelled = gained_from(e.winner, e.place, e.loser, units, last=last), e.loser
                self._ends.append(held)
            case _:
                self._ends.append(told(e))

    def _held(self, e: ventures.BattleOver) -> str:
        """Return that an attack on a planet failed: what its maker lost, and how many units the defender keeps."""
        lost, left = self._all_lost(e.loser), self._standing.get(e.winner, 0)
        return WORDS("battle-repelled", who=e.winner, loser=e.loser, place=e.place, lost=lost, left=left)

    def _all_lost(self, who: str) -> str:
        """Return what a player lost, in a sentence, "" for nothing."""
        lost = [*self._lost_before.get(who, ()), *self._lost.get(who, ())]
        return sum_words(lost) if lost else ""

    def is_over(self, e: ventures.Battle) -> bool:
        """Return whether a new combat is another one than this."""
        return self._begun is not None and e != self._begun

    def said(self) -> list[str]:
        """Return the sentences."""
        attack = [told(self._begun)] if self._begun is not None and not self._named else []
        before = _losses(self._others(self._lost_before))
        # What came of it is read before the dice.
        return [*attack, *self._ends, *before, *self._announced.values(), *self._struck(), *self._losses()]

    def _struck(self) -> list[str]:
        if not self._hits:
            return []
        (who, hits), *others = self._hits.items()
        rounds = len(self._rounds)
        if not others and (self._lost or (self._ends and not hits)) and not self._is_rerolled():
            # Of bot players only is told what concerns people: half of the dice. The losses say what came of them.
            return []
        if not others:
            again = self._is_rerolled()
            return [WORDS("rolled-again", who=who, hits=hits) if again else WORDS("rolled", who=who, hits=hits)]
        if not any(self._hits.values()):
            return [WORDS("nobody-hits", rounds=rounds)]
        rest = [WORDS("rolled-other", who=other, hits=number) for other, number in others]
        return [WORDS("rolled-all", rounds=rounds, who=who, hits=hits, others=rest)]

    def _is_rerolled(self) -> bool:
        """Return whether all these dice were rolled again."""
        return all(Die.read(die).again for rolls in self._rounds.values() for e in rolls for die in e.dice)

    def _losses(self) -> list[str]:
        said = [WORDS("cancelled", who=who, hits=hits) for who, hits in self._dodged.items()]
        return [*said, *_losses(self._others(self._lost))]

    def _others(self, lost: Mapping[str, Sequence[str]]) -> Mapping[str, Sequence[str]]:
        """Return losses without those that the end of the combat names."""
        return {who: units for who, units in lost.items() if who != self._repelled}


def gained_from(who: str, planet: str, before: str, lost: str, *, last: bool = False) -> str:
    """Return that a planet was taken from a player, who lost these units on it; ``last``: with the last unit there was."""
    if last:
        return WORDS("gained-at-last", who=who, planet=planet, before=before, lost=lost)
    return WORDS("gained-from", who=who, planet=planet, before=before, lost=lost)


def _losses(lost: Mapping[str, Sequence[str]]) -> list[str]:
    """Return in a sentence what each player lost."""
    losses = [WORDS("loss", who=who, units=sum_words(units)) for who, units in lost.items()]
    return [WORDS("losses", losses=losses)] if losses else []
