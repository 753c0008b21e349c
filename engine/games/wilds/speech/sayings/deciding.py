"""Sentences on the start, the party and its decisions, what is handed about, and the dice that are thrown for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from engine.core.events import Happened, Sayings
from engine.core.words import an, count, listed, lower, plain, sentence, upper

from ...rules.events import deciding, travelling
from ...state.content import content
from ..words import BOONS, REASONS, RESULTS, ROLES, amount, good, opening, s, shift_words, skill, spot, terrain
from ..words import PURPOSES as TESTS

SAYINGS = Sayings()
"""One sentence for each type of event; what belongs together with others, `story.Story` gathers."""

MOST_BEGUN = 140
"""How many letters of a region are told at first, by sentences, the first in any case; all of it stands in the journal."""


@SAYINGS.of(deciding.Begun)
def _begun(e: deciding.Begun) -> str:
    goal = f"\n**Goal:** {upper(e.goal.strip().rstrip('.'))}." if e.goal else ""
    about = opening(sentence(e.about), MOST_BEGUN)
    return f"**{e.region}**.{f' {about}' if about else ''}{SEASONS.get(e.season, '')}{goal}"


@SAYINGS.of(deciding.Shifted)
def _shifted(e: deciding.Shifted) -> str:
    was, now = set(e.was.split("+")), set(e.now.split("+"))
    words = [lower(shift_words(e.what, these)) for these in (now - was, was - now)]
    if e.what == "wear":
        return f"Of {e.who}'s things the wear is on the {words[0]}, not on the {words[1]}."
    return f"{e.who} has {words[0]} instead of {words[1]}."


SEASONS = {
    "spring": " It is spring: rain, mud, and mothers behind every bush.",
    "summer": " It is summer: dry paths, and berries for whoever bends down.",
    "autumn": " It is autumn: full baskets by day, and mist on the watches.",
    "winter": " It is winter: little to eat, wet snow, and cold camps.",
}
"""What is told at the start of the season (WLD-G113)."""


def character(e: deciding.Character, was: str) -> str:
    """Return whom somebody plays; ``was`` is the archetype of somebody from an earlier expedition, where it is told."""
    kind = e.kind
    if kind == "kept":
        return _brought_back(e, was)
    known = content().archetypes.get(kind)
    named = an(known.name) if known is not None else "a character of their own"
    player = "" if e.player == e.who else f" ({e.player})"
    return f"{e.who}{player}: {named}."


def _brought_back(e: deciding.Character, was: str) -> str:
    known = content().archetypes.get(was)
    back = e.who == e.player
    whom = an(known.name) if known is not None else "a character of their own"
    return f"{e.who} is back: {whom}." if back else f"{e.player} brings back {e.who}, {whom}."


@SAYINGS.of(deciding.Role)
def _role(e: deciding.Role) -> str:
    role = ROLES.get(e.role, e.role)
    return f"{e.who} is {role}." if e.who else f"Nobody is {role} now."


@SAYINGS.of(deciding.Watches)
def _watches(e: deciding.Watches) -> str:
    who = e.who
    return f"{listed(who)} {s(who, 'watches', 'watch')} at night." if who else "All take turns at the night watch."


@SAYINGS.of(deciding.Leads)
def _leads(e: deciding.Leads) -> str:
    if e.settled:
        return f"{e.who} leads the party now."
    return f"For {e.who} as leader: {e.votes} of {e.needed}."


ORDERS = {
    ("tools", "use"): "tools: used where they help",
    ("tools", "save"): "tools: saved",
    ("resolve", "ask"): "second throws: asked about each that could be better",
    ("resolve", "failures"): "second throws: asked after failures",
    ("resolve", "never"): "second throws: never",
    ("bonuses", "auto"): "bonuses: Delvekeeper picks them",
    ("bonuses", "ask"): "bonuses: asked which to take",
    ("wear", "auto"): "wear and tear: of what can bear it best",
    ("wear", "ask"): "wear and tear: asked what of theirs suffers",
    ("gather", "auto"): "as Forager: what to gather, and who eats, goes by need",
    ("gather", "ask"): "as Forager: asked what to gather, and who eats",
    ("camp", "auto"): "a late camp, and how a good place is used: without a vote",
    ("camp", "ask"): "a late camp, and how a good place is used: the party is asked",
    ("forage", "beside"): "as Forager: foraging while somebody scouts",
    ("forage", "rest"): "as Forager: resting while somebody scouts",
}
PURPOSES = {"search": "searching", "track": "tracking"}


def order_words(order: str) -> str:
    """Return a standing order in words, what it is about first: "tools: saved", "as Pathfinder: Mind and Nature"."""
    key, _, value = order.partition(":")
    if (key, value) in ORDERS:
        return ORDERS[key, value]
    purpose = f"as {ROLES[key]}" if key in ROLES else PURPOSES.get(key, plain(key))
    if value == "best":
        return f"{purpose}: whatever is best"
    pair = [skill(part) for part in value.split("+")]
    if len(pair) == 2:
        return f"{purpose}: {listed(pair)}"
    return f"{plain(key)}: {plain(value)}" if value else plain(order)


DECISIONS = {
    "leave": "leave",
    "stay": "stay",
    "withdraw": "draw back",
    "talk": "talk",
    "slip": "slip away",
    "flee": "run",
    "fight": "fight",
    "force": "force the chest",
    "avoid": "dodge them",
    "face": "face them",
    "fatigue": "have a good rest",
    "concealed": "hide the camp",
    "take": "take the offerings",
    "clue": "ask what they know",
    "trade": "trade",
    "food": "accept their food",
    "done": "go on",
}
"""The party's answers, as they follow "decides to"."""


CHOSEN = {
    "leave": "The party leaves.",
    "stay": "The party stays.",
    "take": "The offerings are taken.",
    "avoid": "The party dodges them.",
    "face": "The party faces them.",
    "done": "That is all.",
    "none": "That is all.",
    "nothing": "Nothing comes of it.",
    "nobody": "Nobody does it.",
    "fatigue": "A good rest it is.",
    "concealed": "The camp is to be hidden.",
    "keep": "That roll stands.",
    "quiet": "The night stays quiet.",
    "bot": "The scene goes on by the rules.",
    "rules": "It goes by the rules.",
    "roll": "It is rolled for.",
    "yes": "Yes.",
    "no": "No.",
    "0": "It takes no longer than usual.",
    "1": "It takes 1 tick more.",
    "2": "It takes 2 ticks more.",
}
"""What somebody chose alone, where nothing else can be told of it yet."""


@SAYINGS.of(deciding.Noted)
def _noted(e: deciding.Noted) -> str:
    return f"{e.who} writes on the map{', ' + spot(e.at) if e.at else ''}: “{e.words}”"


@SAYINGS.of(deciding.Used)
def _used(e: deciding.Used) -> str:
    who, on, item = e.who, e.on, amount(e.item.partition("-")[0])
    own = on in ("", who)
    match e.what:
        case "poison" | "poisoned":
            return f"{who} uses {item}: {'the poison ebbs away' if own else f'the poison leaves {on}'}."
        case "wound":
            return f"{who} uses {item} on {'a wound of their own' if own else f'a wound of {on}'}."
        case "mend" if e.item.startswith("coins "):
            return f"{who} has {good(on)} mended for {count(int(e.item.split()[1]), 'coin')}."
        case "mend":
            return f"{who} uses {item} to mend {'something' if own else good(on)}."
        case _:
            return f"{who} uses {item}{'' if own else f' for {on}'}."


@SAYINGS.of(deciding.Bought)
def _bought(e: deciding.Bought) -> str:
    return f"{e.who} buys {amount(e.item)} for {count(e.price, 'coin')}; {e.purse} left."


@SAYINGS.of(deciding.Sold)
def _sold(e: deciding.Sold) -> str:
    what = "the goods in store" if e.item == "stores" else amount(e.item)
    return f"{e.who} sells {what} for {count(e.price, 'coin')}; {e.purse} in the purse."


@SAYINGS.of(deciding.SetOut)
def _set_out(e: deciding.SetOut) -> str:
    return f"The party sets out from {e.at}, {terrain(e.terrain)}."


SAYINGS.add(deciding.Entered, lambda e: f"{e.who} joins the party.")
SAYINGS.add(deciding.OnlyCamp, lambda _: "Nobody can go on without sleep.")
SAYINGS.add(deciding.Order, lambda e: f"{e.who}'s standing order – {order_words(e.order)}.")
SAYINGS.add(deciding.Gave, lambda e: f"{e.who} hands {amount(e.item)} to {e.to}.")


# The dice of tests in small print: in full, or their totals alone.

MOST_LINES = 8
"""So many lines of small print are told at most; then it says how many more there were."""

WHY_TICKED = {
    "slow": "slow going",
    "long": "long work",
    "careful": "with care",
    "retreat": "falling back",
    "access": "hard to reach",
    "gm": "the game master",
}


class SmallPrint:
    """The small print of a story: a line for each test, where saves from one danger share one, and the timer last."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._rolled: list[deciding.Rolled] = []
        self._brief: dict[int, str] = {}
        self._saves: set[int] = set()
        self._timer: list[str] = []
        self._left: int | None = None
        self._why: list[str] = []

    def add(self, line: str) -> None:
        """Add a line."""
        self._lines.append(line)

    def roll(self, e: deciding.Rolled) -> None:
        """Add a test."""
        self._rolled.append(e)
        if e.purpose != "save":
            self._brief[len(self._lines)] = brief_words(e)
            self._lines.append(roll_words(e))
            return
        common = f"{upper(TESTS['save'])} against {e.tn}: "
        last = len(self._lines) - 1
        if last in self._saves and self._lines[last].startswith(common):
            self._lines[last] += f"; {save_words(e)}"
            self._brief[last] += f"; {brief_save(e)}"
        else:
            self._saves.add(last + 1)
            self._brief[last + 1] = f"{common}{brief_save(e)}"
            self._lines.append(f"{common}{save_words(e)}")

    def clock(self, e: Happened) -> None:
        """Add what became of the timer: that it went on, went back, or started again."""
        match e:
            case travelling.Ticked(before=before, after=after):
                self._left = after
                why = WHY_TICKED.get(e.why, plain(e.why))
                self._why += [why] if why else []
                if before != after:
                    self._timer.append(f"{before} to {after}{f' ({why})' if why else ''}")
            case travelling.Refunded(timer=timer):
                self._left = timer
                self._timer.append(f"back to {timer}")
            case travelling.Reset(timer=timer):
                self._left = timer
                again = f"starts again at {timer}"
                if self._timer[-1:] != [again]:
                    self._timer.append(again)

    def ever_shorter(self) -> Iterator[list[str]]:
        """Yield the lines in full, then with the totals of saves in place of their dice, then with those of all tests, then
        with all of these, and what is left of the timer, in one line."""
        for brief in (frozenset[int](), self._saves, self._brief.keys()):
            lines = [self._brief[number] if number in brief else line for number, line in enumerate(self._lines)]
            if self._timer:
                lines.append(f"timer {', '.join(self._timer)}")
            if len(lines) > MOST_LINES:
                lines = [*lines[: MOST_LINES - 1], f"and {count(len(lines) - MOST_LINES + 1, 'more roll')}: see the log"]
            yield lines
        because = f" ({', '.join(dict.fromkeys(self._why))})" if self._why else ""
        timer = (f"timer {self._left}{because}",) if self._left is not None else ()
        in_one = "; ".join((*in_totals(self._rolled), *timer))
        yield [*filter(None, [in_one]), *(line for number, line in enumerate(self._lines) if number not in self._brief)]


def in_totals(rolled: Sequence[deciding.Rolled]) -> list[str]:
    """Return tests by their totals, those against one target together, each name and purpose once where they follow each
    other: "Pathfinder 14, Lookout 12 against 10", "Ada holding out 9, Bob 12 against 10"; no target that is secret."""
    said: list[str] = []
    for _, group in groupby(rolled, key=lambda e: e.tn if e.result else 0):
        alike = list(group)
        parts, before = [], ("", "")
        for e in alike:
            what = ROLES.get(e.purpose) or f"{e.who} {TESTS.get(e.purpose, plain(e.purpose))}"
            if e.purpose == before[1]:
                what = e.who if e.who != before[0] else ""
            parts.append(f"{what}{' again' if e.again else ''} {e.total}".strip())
            before = (e.who, e.purpose)
        against = f" against {alike[0].tn}" if alike[0].result else ""
        said.append(f"{', '.join(parts)}{against}")
    return said


def roll_words(e: deciding.Rolled) -> str:
    """Return a test's dice: die, d6, rank, boons and banes by name, total; target and result unless they are secret."""
    purpose = TESTS.get(e.purpose, plain(e.purpose))
    said = f"{e.who} {purpose}{' again' if e.again else ''}: {_dice(e)}"
    if e.result:
        said += f" against {e.tn}, {RESULTS[e.result]}"
    return f"{said}{_reasons(e)}"


def brief_words(e: deciding.Rolled) -> str:
    """Return a test's total, with target and result unless they are secret."""
    purpose = TESTS.get(e.purpose, plain(e.purpose))
    said = f"{e.who} {purpose}{' again' if e.again else ''}: {e.total}"
    return f"{said} against {e.tn}, {RESULTS[e.result]}" if e.result else said


def brief_save(e: deciding.Rolled) -> str:
    """Return the total of one of several saves, and what it came to."""
    return f"{e.who}{' again' if e.again else ''} {e.total}, {RESULTS.get(e.result, '')}"


def save_words(e: deciding.Rolled) -> str:
    """Return one of several saves, whose target is told for all."""
    again = " again" if e.again else ""
    return f"{e.who}{again} {_dice(e)}, {RESULTS.get(e.result, '')}{_reasons(e)}"


def _dice(e: deciding.Rolled) -> str:
    sixes = tuple(e.sixes)
    six = f"d6 {e.kept}" + (f" of {' and '.join(map(str, sixes))}" if len(sixes) > 1 else "")
    extra = e.extra
    parts = (
        f"{skill(e.attribute)} d{e.sides} {e.die}",
        six,
        f"{skill(e.skill)} {e.rank}",
        *((str(extra),) if extra > 0 else ()),
    )
    return f"{' + '.join(parts)}{f' - {-extra}' if extra < 0 else ''} = {e.total}"


def _reasons(e: deciding.Rolled) -> str:
    reasons = reason_words(e.reasons, speaks_for=e.kept == max(e.sixes, default=0))
    return f" ({reasons})" if reasons else ""


def reason_words(reasons: Sequence[str], *, speaks_for: bool = True) -> str:
    """Return what spoke for and against whoever rolled: "boon: keen eye; bane: night".

    The ground of a forager may do either: it goes with the dice.
    """
    for_it = (*BOONS, "forage") if speaks_for else BOONS
    boons = [REASONS.get(reason, plain(reason)) for reason in reasons if reason in for_it]
    banes = [REASONS.get(reason, plain(reason)) for reason in reasons if reason not in for_it]
    said = [f"boon{'s' if len(boons) > 1 else ''}: {', '.join(boons)}"] if boons else []
    said += [f"bane{'s' if len(banes) > 1 else ''}: {', '.join(banes)}"] if banes else []
    return "; ".join(said)
