"""What a hard night or a danger costs, told for the whole party at once: hunger, Fatigue, who falls, who takes over."""

from __future__ import annotations

from engine.core.words import listed

from .sayings import SAYINGS
from .sayings.happening import tired
from .words import Facts, names_of, s, upper

TOLL = ("supplies", "hungry", "tired", "collapsed", "passed_on")
"""The kinds of events that are gathered, member by member, until something else is told."""

HUNGER = ("hunger", "provisions")


class Toll:
    """The toll of one moment, for a party of so many."""

    def __init__(self, party: int) -> None:
        self._party = party
        self._clear()

    def _clear(self) -> None:
        self._lost: dict[str, int] = {}
        self._left: dict[str, int] = {}
        self._dice: list[str] = []
        self._hungry: list[str] = []
        self._tired: dict[tuple[int, str], list[str]] = {}
        self._fallen: list[str] = []
        self._heirs: list[str] = []

    def take(self, kind: str, facts: Facts) -> None:
        """Add an event of one of the kinds `TOLL`."""
        match kind:
            case "supplies":
                # Whoever checks twice has lost what both cost.
                self._lost[facts["who"]] = self._lost.get(facts["who"], 0) + facts["lost"]
                self._left[facts["who"]] = facts["left"]
                if facts["dice"]:
                    self._dice.append(f"{facts['who']} {' '.join(map(str, facts['dice']))}")
            case "hungry":
                self._hungry.append(facts["who"])
            case "tired":
                self._tired.setdefault((facts["amount"], facts["why"]), []).extend(facts["who"])
            case "collapsed":
                self._fallen.append(facts["who"])
            case _:
                self._heirs.append(SAYINGS["passed_on"](facts))

    def told(self) -> tuple[list[str], str]:
        """Return the sentences and the dice, and forget them."""
        said = [*self._rations(), *self._hunger()]
        for (amount, why), who in self._tired.items():
            names = tuple(dict.fromkeys(who))
            if names:
                everybody = names_of(names, self._party)
                said.append(upper(tired(everybody, amount, why, many=len(names) > 1 and everybody != "everybody")))
        if self._fallen:
            fallen = self._fallen
            said.append(
                f"{listed(fallen)} {s(fallen, 'collapses', 'collapse')} and {s(fallen, 'has', 'have')} to be carried."
            )
        said += self._heirs
        dice = f"supplies: {', '.join(self._dice)}" if self._dice else ""
        self._clear()
        return said, dice

    def _rations(self) -> list[str]:
        lost, left = self._lost, self._left
        eaten = [f"{who} has {left[who]}" for who, amount in lost.items() if amount and left[who] > 0]
        empty = [who for who, amount in lost.items() if amount and left[who] == 0]
        none = [who for who in lost if left[who] < 0 and who not in self._hungry]
        said = [f"The rations shrink: {listed(eaten)} left."] if eaten else []
        if empty:
            said.append(f"{listed(empty)} {s(empty, 'uses', 'use')} up the last of the rations.")
        if none:
            said.append(f"{listed(none)} {s(none, 'has', 'have')} no rations.")
        if lost and not (said or self._hungry):
            said.append("The rations hold out.")
        return said

    def _hunger(self) -> list[str]:
        """Tell who has nothing to eat, and what that costs them, in one sentence where it costs all of them the same."""
        hungry = tuple(dict.fromkeys(self._hungry))
        if not hungry:
            return []
        cost = next((key for key in self._tired if key[1] in HUNGER), None)
        paid = tuple(dict.fromkeys(self._tired[cost])) if cost is not None else ()
        nothing = f"{upper(names_of(hungry, self._party))} {_has(hungry, self._party)} nothing to eat"
        if cost is not None and set(paid) == set(hungry):
            del self._tired[cost]
            return [f"{nothing}: {cost[0]} Fatigue{' each' if len(hungry) > 1 else ''}."]
        return [f"{nothing}."]


def _has(names: tuple[str, ...], party: int) -> str:
    return "have" if len(names) > 1 and names_of(names, party) != "everybody" else "has"
