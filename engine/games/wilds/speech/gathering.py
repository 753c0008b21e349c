"""What of a story is gathered and told as one: sentences, the toll of a hard night, ground, wear, and the small print."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Happened
from engine.core.words import count, listed, names_of, plain, upper

from ..rules.events import deciding, happening, meeting, travelling
from ..state.content import content
from ..state.content import price as price_of
from ..state.state import Test, found, settlement
from ..state.view import View
from .sayings import SAYINGS
from .sayings.deciding import SmallPrint
from .sayings.happening import tired
from .words import PURPOSES, ROLES, good, ground, s, saying

MOST_STORY = 1700
"""So many letters of a story leave room for the rest of its post; what was never found is cut to fit."""

LONG = 170
"""A story of more letters tells totals in place of dice, of saves first, then of all tests."""

SHORT = 100
"""A story of so few letters leaves room for what those things do that were found."""

LEARNED = (travelling.Terrain, travelling.Rumour)
"""What comes to be known of the map: told together, the grounds in one sentence and what was heard of in another."""

PICKED = (travelling.Bonus, travelling.Rim, travelling.Refunded, travelling.Spotted)
"""What bonuses bring beside ground, which is told together whichever of them showed it."""

BESIDE = (travelling.Ticked, travelling.Refunded, travelling.Reset, deciding.Rolled)
"""What goes with an action and tells nothing of what came of it."""


class Story:
    """Events told one after the other, the like ones gathered into one sentence each."""

    def __init__(self, view: View, happened: Sequence[Happened]) -> None:
        self.state = view.state
        self.happened = happened
        self.said: list[str] = []
        self.small = SmallPrint()
        self.toll = Toll(len(view.state.members))
        self.worn: list[str] = []
        self.never: list[str] = []
        self.ruled: list[str] = []
        self.leaving: list[str] = []
        self.reached = ""
        self.ground: dict[str, str] = {}
        self.heard: list[str] = []
        self.decided = self.picked = ""
        self.terms: list[str] = []
        self.found: list[str] = []

    def end_what_was_gathered(self, e: Happened) -> None:
        """Tell what was gathered, where what is told next is of another kind."""
        if not isinstance(e, (*TOLL, deciding.Rolled)):
            self._tell_toll()
        if not isinstance(e, happening.Worn):
            self._tell_wear()
        if not isinstance(e, (*LEARNED, *PICKED)):
            self._tell_ground()

    def say(self, sentence: str) -> None:
        """Add a sentence."""
        if sentence:
            self.said.append(sentence)

    def has(self, kind: type[Happened], before: int | None = None) -> bool:
        """Return whether there is an event of a type, or is one before a place."""
        return any(isinstance(e, kind) for e in self.happened[:before])

    def is_idle(self, place: int) -> bool:
        """Return whether nothing came of an action: nothing is told after it but the clock, and nothing is under way."""
        after = any(not isinstance(e, BESIDE) for e in self.happened[place + 1 :])
        return not after and not self.state.agenda and not self.state.paused

    def _is_told(self, ruling: str) -> bool:
        """Return whether what a ruling did has been told by its effect: half of its own words have been said."""
        if ruling == SOMETHING:
            return self.has(happening.Befell)
        said = " ".join(self.said).lower()
        words = [word.strip(".,:;").lower() for word in ruling.split()]
        heavy = [word for word in words if len(word) > 3 or word.isdigit()]
        return bool(said) and 2 * sum(word[:5] in said for word in heavy) >= max(1, len(heavy))

    def goal_name(self) -> str:
        """Return what the site of the goal is called."""
        goal = self.state.region.goal
        site = self.state.region.site_by_id.get(goal.site) if goal is not None else None
        return site.name if site is not None else ""

    def is_located(self) -> bool:
        """Return whether the party knows where the goal is, and no more."""
        goal = self.state.region.goal
        known = found(self.state, goal.site) if goal is not None else None
        return known is not None and known.how == "located"

    def gain(self, got: str) -> None:
        """Tell of a gain, in one sentence with that of just before where both come from the same place."""
        whose, _, what = got.partition(" gets ")
        thing, at, where = what.partition(" at ")
        last = self.said[-1] if self.said else ""
        if at and last.startswith(f"{whose} gets ") and last.endswith(f" at {where}"):
            before = last.removesuffix(f" at {where}").replace(" and ", ", ")
            self.said[-1] = f"{before} and {thing} at {where}"
        else:
            self.say(got)

    def _tell_ground(self) -> None:
        """Tell of the grounds that became known, and of all that was heard of, in one sentence for each way of hearing."""
        if self.ground:
            self.say(SAYINGS(travelling.Terrain(tuple(self.ground), tuple(self.ground.values()), "")))
        by_way: dict[str, list[str]] = {}
        for heard in self.heard:
            way, _, thing = heard.removesuffix(".").partition(": ")
            by_way.setdefault(way, []).append(thing)
        for way, what in by_way.items():
            self.say(f"{way}: {'; '.join(what) if any(', ' in one for one in what) else listed(what)}.")
        self.ground, self.heard = {}, []

    def beat(self) -> int:
        """Return a number that everybody knows and that goes on with the days, to choose among sentences by."""
        state = self.state
        return state.day * 5 + state.stretch + len(state.trail)

    def terrain(self) -> str:
        """Return the ground where the party is."""
        place = self.state.region.place_by_id.get(self.state.here.at)
        return place.terrain if place is not None else ""

    def ambience(self, subject: str, terrain: str) -> str:
        """Return one of our own sentences on a subject, as it fits the ground."""
        beat = self.beat()
        return saying(f"{subject}.{terrain}", beat) or saying(f"{subject}.{ground(terrain)}", beat) or saying(subject, beat)

    def _tell_toll(self) -> None:
        said, dice = self.toll.told()
        for line in said:
            self.say(line)
        if dice:
            self.small.add(dice)

    def _tell_wear(self) -> None:
        if self.worn:
            self.say(f"{listed(self.worn)}.")
        self.worn = []

    def _market(self) -> str:
        """Return what food costs, where the party has come to a settlement and nobody is in its way."""
        if not self.has(travelling.Arrived) or self.has(meeting.Met) or settlement(self.state) is None:
            return ""
        price = price_of(self.state, content().goods[RATIONS])
        return f"{upper(good(RATIONS))} cost {count(price, 'coin')} here (`/buy`)." if price else ""

    def text(self) -> str:
        """Return the story: sentences, then the small print, a line for each test; the longer, the shorter the lines."""
        self._tell_toll()
        self._tell_wear()
        self._tell_ground()
        self.say(self._market())
        ruled = [text for text in self.ruled if not self._is_told(text)]
        if ruled and not self.said:
            self.say(f"The game master rules: {' '.join(ruled)}")
        else:
            for ruling in ruled:
                self.small.add(f"ruled by the game master: {ruling}")
        self._tell_leaving()
        whole = ""
        for small in self.small.ever_shorter():
            whole = self._lines(small)
            if len(whole) <= LONG and not self._waits_for_dice():
                break
        return whole

    def _tell_leaving(self) -> None:
        """Tell who left the choice to the others: whoever is not there any more only where nothing else is told."""
        gone = {member.name for member in self.state.members if member.gone}
        told = self.said or self.decided or self.picked or self.reached
        names = [who for who in dict.fromkeys(self.leaving) if not told or (who not in gone and not self.decided)]
        if names:
            self.say(f"{listed(names)} {s(names, 'leaves', 'leave')} it to the others.")

    def _waits_for_dice(self) -> bool:
        """Return whether what was rolled stands in the question that is asked now."""
        first = self.state.agenda[0] if self.state.agenda else None
        return isinstance(first, Test) and bool(first.asked)

    def _is_short(self) -> bool:
        return len(self.reached) + sum(map(len, self.said)) <= SHORT

    def _set_about(self) -> str:
        """Return what somebody is at, where nothing but dice can be told yet."""
        first = next((e for e in self.happened if isinstance(e, deciding.Rolled)), None)
        if first is None:
            return ""
        return f"{first.who} {ACTING.get(first.purpose) or f'is {PURPOSES.get(first.purpose, plain(first.purpose))}'}."

    def _lines(self, small: Sequence[str]) -> str:
        """Return the whole story, with this small print."""
        # Where the dice wait for somebody, all that can be told is what the party set about.
        lines = [
            self.reached,
            " ".join(self.said) or ("" if self.reached else self.decided or self.picked or self._set_about()),
            *(f"-# {upper(line)}" for line in (*small, *(_uses(self.found) if self._is_short() else ()), *self.terms)),
        ]
        if self.never:
            room = MOST_STORY - sum(map(len, lines))
            kept = [
                one for number, one in enumerate(self.never) if sum(map(len, self.never[: number + 1])) + 2 * number < room
            ]
            more = [f"and {len(self.never) - len(kept)} more"] if len(kept) < len(self.never) else []
            lines.append(f"-# Never found: {'; '.join([*kept, *more])}")
        return "\n".join(filter(None, lines))


def _uses(found: Sequence[str]) -> list[str]:
    """Return a line on what those things do that were found, each kind once and like ones together."""
    by_use: dict[str, list[str]] = {}
    for key in dict.fromkeys(found):
        known = content().goods.get(key)
        if known is not None and known.does:
            by_use.setdefault(known.does, []).append(good(key))
    return ["; ".join(f"{listed(what)}: {does}" for does, what in by_use.items())] if by_use else []


SOMETHING = "Something happens."
"""The ruling that calls for an event, which tells of itself."""

RATIONS = "rations"
"""What a settlement's price for food is told of."""

ACTING = {
    "pathfinder": "leads the way",
    "lookout": "looks out",
    "forager": "looks for food",
    "forage": "looks for food",
    "poison": "fights the poison",
}
"""What somebody does while they roll, as a sentence, where it is more than "is" and `PURPOSES`."""

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
        said = self._hunger()
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
        said += [_healed(what, by, who, self._party) for (what, by), who in self._healed.items()]
        dice = f"supplies: {'; '.join(self._dice)}" if self._dice else ""
        self._clear()
        return said, dice

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
    """Return a Supply Check: the dice, and what is left: "Ada d4 3, 2 left"."""
    dice = [f"d{side} {face}" for side, face in zip(e.sides, e.dice, strict=False)] or list(map(str, e.dice))
    return f"{e.who} {' and '.join(dice)}, {e.left if e.left else 'none'} left"


def _has(names: tuple[str, ...], party: int) -> str:
    return "have" if len(names) > 1 and names_of(names, party) != "everybody" else "has"


def _handed_on(who: str, before: str, roles: list[str]) -> str:
    held = listed([ROLES.get(role, role) for role in dict.fromkeys(roles)])
    if not who:
        return f"{before} can't go on as {held}, and nobody can take over."
    return f"{who} takes over as {held} from {before}."


MENDED = {
    "wound": "The Wounds of {who} are treated.",
    "wound_gone": "Wounds of {who} have healed.",
    "poisoned": "The poison has left {who}.",
    "deprived": "{who} have eaten, and are hungry no more.",
    "resolve": "Resolve is back at 1: {who}.",
    "rested": "{who} are rested.",
}
"""The sentences of `happening.Healed` for more than one."""


def _healed(what: str, by: str, who: list[str], party: int) -> str:
    names = tuple(dict.fromkeys(who))
    if what == "resolve" and 1 < len(names) == party:
        return "Resolve is back."
    if len(who) == 1 or what not in MENDED:
        return " ".join(SAYINGS(happening.Healed(name, what, by)) for name in names)
    said = MENDED[what].format(who=listed(names))
    return f"{said[:-1]}, thanks to {by}." if by and by not in names else said
