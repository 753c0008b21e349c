"""What a hard night or a danger costs, and what rest mends, told for the whole party at once."""

from __future__ import annotations

from engine.core.events import Happened
from engine.core.words import count, listed, names_of, upper

from ..rules.events import deciding, happening
from .sayings import SAYINGS
from .sayings.happening import tired
from .words import ROLES, s

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
HELP = "Forage, or find a settlement."
"""What can be done against hunger."""


class Toll:
    """The toll of one moment, for a party of so many."""

    def __init__(self, party: int) -> None:
        self._party = party
        self._clear()

    def _clear(self) -> None:
        self._left: dict[str, int] = {}
        self._dice: list[str] = []
        self._lost: set[str] = set()
        self._hungry: list[str] = []
        self._tired: dict[tuple[int, str], list[str]] = {}
        self._fallen: list[str] = []
        self._heirs: dict[tuple[str, str], list[str]] = {}
        self._healed: dict[tuple[str, str], list[str]] = {}

    def take(self, e: Happened) -> None:
        """Add an event of one of the types `TOLL`."""
        match e:
            case happening.Supplies():
                # Whoever checks twice has lost what both cost.
                self._left[e.who] = e.left
                if e.lost:
                    self._lost.add(e.who)
                if e.dice:
                    self._dice.append(check_words(e))
            case happening.Hungry():
                self._hungry.append(e.who)
            case happening.Tired():
                self._tired.setdefault((e.amount, e.why), []).extend(e.who)
            case happening.Collapsed():
                self._fallen.append(e.who)
            case happening.Healed():
                self._healed.setdefault((e.what, e.by), []).append(e.who)
            case deciding.PassedOn():
                self._heirs.setdefault((e.who, e.before), []).append(e.role)

    def told(self) -> tuple[list[str], str]:
        """Return the sentences and the dice, and forget them."""
        said = [*self._rations(), *self._hunger()]
        if self._in_need():
            said.append(HELP)
        for (amount, why), who in self._tired.items():
            names = tuple(dict.fromkeys(who))
            if names:
                everybody = names_of(names, self._party)
                said.append(upper(tired(everybody, amount, why, many=len(names) > 1 and everybody != "everybody")))
        if self._fallen:
            fallen = self._fallen
            carried = f" and {s(fallen, 'has', 'have')} to be carried" if len(fallen) < self._party else ""
            said.append(f"{listed(fallen)} {s(fallen, 'collapses', 'collapse')}{carried}.")
        said += [_handed_on(who, before, roles) for (who, before), roles in self._heirs.items()]
        said += [_healed(what, by, who) for (what, by), who in self._healed.items()]
        dice = f"supplies: {'; '.join(self._dice)}" if self._dice else ""
        self._clear()
        return said, dice

    def _rations(self) -> list[str]:
        """Tell whose food comes to its end; what else a check cost stands with its die."""
        left = self._left
        short = [who for who in left if left[who] == 1 and who in self._lost]
        empty = [who for who in left if left[who] == 0 and who in self._lost]
        none = [who for who in left if left[who] < 0 and who not in self._hungry]
        said = [f"{listed(short)} {s(short, 'has', 'have')} food for 1 more night."] if short else []
        if empty:
            said.append(f"{listed(empty)} {s(empty, 'uses', 'use')} up the last of the rations.")
        if none:
            said.append(f"{listed(none)} {s(none, 'has', 'have')} no rations.")
        return said

    def _in_need(self) -> bool:
        """Return whether somebody has nothing left to eat."""
        return bool(self._hungry) or any(left <= 0 for left in self._left.values())

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
            nothing = f"{nothing}: {cost[0]} Fatigue{' each' if len(hungry) > 1 else ''}"
        return [f"{nothing}."]


def check_words(e: happening.Supplies) -> str:
    """Return a Supply Check: the dice, what it cost, what is left: "Ada d4 3, one use gone, 2 left"."""
    dice = [f"d{side} {face}" for side, face in zip(e.sides, e.dice, strict=False)] or list(map(str, e.dice))
    gone = f", {'one use' if e.lost == 1 else count(e.lost, 'use')} gone" if e.lost else ""
    return f"{e.who} {' and '.join(dice)}{gone}, {e.left if e.left else 'none'} left"


def _has(names: tuple[str, ...], party: int) -> str:
    return "have" if len(names) > 1 and names_of(names, party) != "everybody" else "has"


def _handed_on(who: str, before: str, roles: list[str]) -> str:
    held = listed([ROLES.get(role, role) for role in dict.fromkeys(roles)])
    if not who:
        return f"{before} can't go on as {held}, and nobody can take over."
    return f"{who} takes over as {held} from {before}."


MENDED = {
    "wound": "The Wounds of {who} are treated: no bane from them any more.",
    "wound_gone": "Wounds of {who} have healed.",
    "poisoned": "The poison has left {who}.",
    "deprived": "{who} have eaten, and are hungry no more.",
    "resolve": "{who} have 1 Resolve again.",
    "rested": "{who} are rested.",
}
"""The sentences of `happening.Healed` for more than one."""


def _healed(what: str, by: str, who: list[str]) -> str:
    names = tuple(dict.fromkeys(who))
    if len(who) == 1 or what not in MENDED:
        return " ".join(SAYINGS(happening.Healed(name, what, by)) for name in names)
    said = MENDED[what].format(who=listed(names))
    return f"{said[:-1]}, thanks to {by}." if by and by not in names else said
