"""The toll of a hard night, or of an event: who has lost food, goes hungry, tires, falls or is healed, told as one."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Happened

from ..rules.events import deciding, happening
from ..state.catalogue import WORDS

TOLL: tuple[type[Happened], ...] = (
    happening.Supplies,
    happening.Hungry,
    happening.Tired,
    happening.Collapsed,
    deciding.PassedOn,
    happening.Healed,
)
"""The events that are gathered, member by member, until something else is told."""

HUNGER = ("hunger", "provisions")
"""Why Fatigue is gained that comes of having nothing to eat."""
OPEN_CAMP = "open camp"
"""Why Fatigue is gained that comes of a camp without shelter which has just been told."""


class Toll:
    """The toll of one moment, for a party of so many. ``is_done``: its goal is reached, so food is no worry any more.
    ``dwindles``: provisions dwindle by an event, so what each has lost is told in full."""

    def __init__(self, party: int, *, is_done: bool = False, dwindles: bool = False) -> None:
        self._party, self._is_done, self._dwindles = party, is_done, dwindles
        self._clear()

    def _clear(self) -> None:
        self._left: dict[str, int] = {}
        self._lost: dict[str, int] = {}
        self._dice: list[str] = []
        self._hungry: list[str] = []
        self._tired: dict[str, tuple[int, str]] = {}
        self._fallen: list[str] = []
        self._heirs: dict[tuple[str, str], list[str]] = {}
        self._healed: dict[tuple[str, str], list[str]] = {}

    def take(self, e: Happened) -> None:
        """Add an event of one of the types `TOLL`."""
        match e:
            case happening.Supplies():
                # A member who checks twice has lost what both cost.
                self._left[e.who] = e.left
                self._lost[e.who] = self._lost.get(e.who, 0) + e.lost
                if e.dice:
                    self._dice.append(check_words(e))
            case happening.Hungry():
                self._hungry.append(e.who)
            case happening.Tired():
                for who in e.who:
                    before, why = self._tired.get(who, (0, e.why))
                    self._tired[who] = before + e.amount, e.why if why == e.why else ""
            case happening.Collapsed():
                self._fallen.append(e.who)
            case happening.Healed():
                self._healed.setdefault((e.what, e.by), []).append(e.who)
            case deciding.PassedOn():
                self._heirs.setdefault((e.who, e.before), []).append(e.role)

    def told(self) -> tuple[list[str], str]:
        """Return the sentences and the dice, and forget them."""
        said = [*self._dwindling(), *self._hunger()]
        if self._in_need() and not self._is_done:
            said[-1:] = [" ".join((*said[-1:], WORDS("hungry-help")))]
        for more, why in dict.fromkeys(self._tired.values()):
            who = tuple(name for name, tired in self._tired.items() if tired == (more, why))
            if more < 0:
                said.append(WORDS("tired-less", who=who, all=self._is_all(who), amount=-more))
            elif more:
                said.append(WORDS("tired-more", who=who, all=self._is_all(who), amount=more, why=why))
        if self._fallen:
            said.append(WORDS("collapsed-all", who=self._fallen, carried=len(self._fallen) < self._party))
        for (heir, before), held in self._heirs.items():
            roles = [WORDS("role-held", role=role) for role in dict.fromkeys(held)]
            said.append(WORDS("handed-on", who=heir, before=before, roles=roles))
        for (what, by), healed in self._healed.items():
            who = tuple(dict.fromkeys(healed))
            others = bool(by) and by not in who
            said.append(WORDS("healed-all", what=what, by=by, who=who, all=self._is_all(who), others=others))
        dice = WORDS("supplies-all", checks=self._dice) if self._dice and not self._dwindles else ""
        self._clear()
        return said, dice

    def _is_all(self, who: Sequence[str]) -> bool:
        """Return whether these are the whole party, of two or more."""
        return len(who) == self._party > 1

    def _in_need(self) -> bool:
        """Return whether a member has nothing left to eat."""
        return bool(self._hungry) or any(left <= 0 for left in self._left.values())

    def _dwindling(self) -> list[str]:
        """Tell what each has lost of their food, and what is left of it, where an event took it."""
        had = {who: lost for who, lost in self._lost.items() if lost}
        had = had or {who: 0 for who in self._lost if self._left[who] > 0}
        if not self._dwindles or not had:
            return []
        lost = [WORDS("food-lost", who=who, lost=number, left=self._left[who]) for who, number in had.items()]
        return [WORDS("food-dwindles", checks=lost)]

    def _hunger(self) -> list[str]:
        """Tell who has nothing to eat, and what that costs them, in one sentence where it costs all of them the same."""
        hungry = tuple(dict.fromkeys(self._hungry))
        if not hungry:
            return []
        costs = {tired for who, tired in self._tired.items() if who in hungry or tired[1] in HUNGER}
        cost, why = next(iter(costs), (0, ""))
        if len(costs) == 1 and why in HUNGER and set(hungry) <= set(self._tired):
            self._tired = {who: tired for who, tired in self._tired.items() if tired[1] not in HUNGER}
        else:
            cost = 0
        return [WORDS("hungry-all", who=hungry, all=self._is_all(hungry), cost=cost)]


def check_words(e: happening.Supplies) -> str:
    """Return a Supply Check: the dice, and what is left: "Ada d4 3, 2 left"."""
    dice = [WORDS("supplies-die", side=side, face=face) for side, face in zip(e.sides, e.dice, strict=False)]
    return WORDS.tell(e, rolls=dice or e.dice)
