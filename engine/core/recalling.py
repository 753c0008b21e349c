"""What a member who was away is told: what mattered of all that happened, gathered into a few sentences.

A game says what each type of its events comes to (a `Gist`), and what its time is counted in (`Recollection`); `digest`
puts like gists together, so that a hundred events are no more sentences than ten.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any, Generic, Self, TypeVar

import msgspec

from .catalogue import Catalogue
from .events import Happened, Happenings
from .game import Event
from .messages import WORDS
from .tallies import Recalled
from .words import listed, upper

V = TypeVar("V")


class Gist(msgspec.Struct, frozen=True):
    """What an event comes to for a member who was away: ``words``, in which ``what`` stands at the mark {}: "{} fell".

    Gists of the same words are told as one, with all that stands at the mark. With a ``number``, ``what`` is a noun in the
    singular ("raider"), and so many of them are counted together; ``many`` is its plural where that is more than an s.
    Where ``what`` is "", the number stands alone. Without a ``number``, ``what`` is a name. It is told once, unless it
    matters how ``often``. What is said of the same ``who`` follows their name in one piece: "Cy explored the gallery and
    fell at D4".
    """

    words: str
    what: str = ""
    number: int = 0
    many: str = ""
    who: str = ""
    often: bool = False


MARK = "{}"


def by(who: str, words: str, what: str = "", number: int = 0, many: str = "", *, often: bool = False) -> Gist:
    """Return the gist of what a player did, or what became of them."""
    return Gist(words, what, number, many, who, often)


Meets = Callable[[V, Happened, Sequence[Happened], Sequence[Happened]], Collection[str]]
"""By a view, an event, and those of the same move before and after it: whom the event is about."""


class Recollection(Generic[V]):
    """What matters of a game: the gists of its events, and the parts that its time falls into (``part``: "round", "day").

    ``begins`` says whether an event begins the next part, ``number`` which of them it is now. An event comes to what it
    says itself (`Happened.recalled`), in the ``words`` of the game's messages. With ``kinds``, other types of events are
    left out. ``meets`` names those whom an event is about though it does not name them: by the view after its move, and by
    what that move brought before and after the event.
    """

    def __init__(
        self,
        happenings: Happenings,
        *,
        words: Catalogue,
        part: str,
        begins: Callable[[V, Happened], bool],
        number: Callable[[V], int],
        kinds: Collection[type[Happened]] | None = None,
        meets: Meets[V] | None = None,
    ) -> None:
        self.part = part
        self.begins = begins
        self.number = number
        self._meets = meets
        self._happenings = happenings
        self._words = words
        self._kinds = kinds

    def only(self, kinds: Sequence[type[Happened]]) -> Self:
        """Return the same, told by these types of events alone."""
        return type(self)(
            self._happenings,
            words=self._words,
            part=self.part,
            begins=self.begins,
            number=self.number,
            kinds=frozenset(kinds),
            meets=self._meets,
        )

    def lasting(self, events: Iterable[Event]) -> list[Event]:
        """Return what of public events stays in the post of a turn when the next move is made.

        Asked of each move as it is told (`updates/stories`), and of moves of bot players.
        """
        found = [(happened, happened.stays_in_post()) for happened in self._happenings.known(events, None)]
        if not any(stays is True for _, stays in found):
            return []
        return [happened.told_later().told() for happened, stays in found if stays]

    def worth_telling(self, events: Iterable[Event]) -> list[Event]:
        """Return the public events that are no routine (`Happened.routine`), or call a seat.

        Asked where many moves are told in short: of bot players, and in a chronicle.
        """
        public = [event for event in events if event.known_to(None)]
        return [event for event in public if event.calls or not self._happenings.is_routine(event)]

    def stirs(self, events: Iterable[Event]) -> list[Event]:
        """Return the public events that are told of bot players where they did nothing else (`Happened.stir`)."""
        return [event for event in events if event.known_to(None) and self._happenings.is_stir(event)]

    def still_worth_telling(self, events: Iterable[Event]) -> list[Event]:
        """Return the events that a later move has not made old (`Happened.overtaken`).

        Asked of a move that another follows in the same post.
        """
        return [event for event in events if not self._happenings.is_overtaken(event)]

    def byplay(self, events: Iterable[Event]) -> list[Event]:
        """Return those of some events that come to nothing for all but those whom they name (`Happened.byplay`)."""
        return [event for event in events if self._happenings.is_byplay(event)]

    def trifles(self, events: Iterable[Event]) -> list[Event]:
        """Return those of some events that come to nothing even for those whom they name: none, where a game does not say.

        Asked of a move that its mover did not answer a question with: what was asked about is told.
        """
        return []

    def is_moment(self, event: Event) -> bool:
        """Return whether an event is told in its own sentence of bot players too (`Happened.moment`)."""
        return self._happenings.is_moment(event)

    def met_by(self, view: V, event: Event, events: Sequence[Event]) -> set[str]:
        """Return the names of those whom one of the ``events`` of the move that led to ``view`` is about without naming
        them."""
        if self._meets is None:
            return set()
        place = next(place for place, other in enumerate(events) if other is event)
        before, these, after = map(self._happenings.read_all, (events[:place], [event], events[place + 1 :]))
        return {name for happened in these for name in self._meets(view, happened, before, after)}

    def begun(self, view: V, events: Iterable[Event]) -> int:
        """Return how many parts of the time begin by some of the events that led to ``view``."""
        return sum(self.begins(view, happened) for happened in self._happenings.read_all(events))

    def recalled(self, view: V, events: Iterable[Event | Gist]) -> list[tuple[int, list[Gist]]]:
        """Return the parts of the time in which ``events`` happened that led to ``view``, by number, with what mattered in
        each. Only events that its seat may know are handed over; those that cannot be read any more are left out."""
        parts: list[list[Gist]] = [[]]
        for event in self._seen_from_now(view, events) if self._kinds is None else events:
            if isinstance(event, Gist):
                parts[-1].append(event)
                continue
            for happened in self._happenings.read_all([event]):
                if self.begins(view, happened):
                    parts.append([])
                parts[-1] += self._gists_of(happened)
        first = self.number(view) - len(parts) + 1
        return [(number, gists) for number, gists in enumerate(parts, start=first) if gists]

    def _seen_from_now(self, view: V, events: Iterable[Event | Gist]) -> Iterable[Event | Gist]:
        """Return events as they look from ``view``: what is past left out, what belongs together as one.

        Not asked where only some types of events are told, as in a chronicle: that tells what was.
        """
        return events

    def _gists_of(self, happened: Happened) -> tuple[Gist, ...]:
        """Return what an event comes to, in its messages."""
        if self._kinds is not None and type(happened) not in self._kinds:
            return ()
        recalled = happened.recalled()
        return tuple(self.worded(happened, each) for each in ((recalled,) if isinstance(recalled, Recalled) else recalled))

    def worded(self, happened: Happened, recalled: Recalled) -> Gist:
        """Return what an event comes to, in the words of its recap."""
        words = self._words.recap(happened, recalled, MARK)
        single, many, who = (words.get(part, "") for part in ("one", "many", "who"))
        return Gist(words[""], single, recalled.number, many, who or recalled.who, recalled.often)


class Retold:
    """What matters of a game that does not say: what came to light, in its own words, in one piece."""

    part = ""

    def __init__(self, tell: Callable[[Any, Sequence[Event]], str]) -> None:
        self._tell = tell

    def lasting(self, events: Iterable[Event]) -> list[Event]:
        """See `Recollection.lasting`: everything stays where a game does not say."""
        return [event for event in events if event.known_to(None)]

    worth_telling = lasting

    def still_worth_telling(self, events: Iterable[Event]) -> list[Event]:
        """See `Recollection.still_worth_telling`."""
        return list(events)

    def byplay(self, events: Iterable[Event]) -> list[Event]:
        """See `Recollection.byplay`: nothing, where a game does not say."""
        return []

    trifles = byplay
    stirs = byplay

    def is_moment(self, event: Event) -> bool:
        """See `Recollection.is_moment`: none, where a game does not say."""
        return False

    def met_by(self, view: Any, event: Event, events: Sequence[Event]) -> set[str]:
        """See `Recollection.met_by`: no one, where a game does not say."""
        return set()

    def begun(self, view: Any, events: Iterable[Event]) -> int:
        """See `Recollection.begun`: no part of the time begins where a game does not say."""
        return 0

    def recalled(self, view: Any, events: Iterable[Event | Gist]) -> list[tuple[int, list[Gist]]]:
        """See `Recollection.recalled`."""
        found: list[Gist] = []
        for event in events:
            if isinstance(event, Gist):
                found.append(event)
            elif event.reveals and (said := _in_a_line(self._tell(view, [event]))):
                found.append(Gist(said.rstrip(".").replace("{", "(").replace("}", ")")))
        return [(0, found)] if found else []


def _in_a_line(story: str) -> str:
    """Return a story without its small print and bold type, in one line."""
    return " ".join(line for line in story.split("\n") if not line.startswith("-# ")).replace("**", "").strip()


Memory = Recollection[Any] | Retold


def digest(
    memory: Memory, view: Any, events: Iterable[Event | Gist], most: int, *, brief: int = 0, headed: bool = True
) -> list[str]:
    """Return what mattered of ``events`` that led to ``view``, in at most so many sentences, one for each part of the time;
    the oldest of these share one where they are more.

    ``brief``: of more names in a gap only so many are told, the last ones, and the others counted; 0: all are. ``headed``:
    each begins with its part of the time.
    """
    parts = memory.recalled(view, events)
    shared = max(0, len(parts) - most)
    groups = [parts[: shared + 1], *([part] for part in parts[shared + 1 :])] if parts else []
    return [_sentence(memory.part if headed else "", group, brief=brief) for group in groups]


def by_mover(memory: Memory, view: Any, events: Iterable[Event | Gist], *, brief: int = 0) -> list[str]:
    """Return what mattered of ``events`` that led to ``view``: a line for each who did something, in order; last what no
    one in particular did. ``brief`` as in `digest`."""
    gathered = _gathered(memory.recalled(view, events))
    lines = [f"{upper(_told_of(who, clauses, brief=brief))}." for who, clauses in gathered.items() if who.strip() == who]
    others = [_told_of(who, clauses, brief=brief) for who, clauses in gathered.items() if who.strip() != who]
    return [*lines, *([f"{upper('; '.join(others))}."] if others else [])]


def retold(parts: Sequence[tuple[int, list[Gist]]], part: str, most: int, *, brief: int = 0) -> list[str]:
    """Return what was recalled of a whole game in at most so many sentences, each for as many parts of the time as the
    others; ``brief`` as in `digest`."""
    size, more = divmod(len(parts), min(most, len(parts))) if parts and most else (0, 0)
    ends = [0]
    while ends[-1] < len(parts) and size:
        ends.append(ends[-1] + size + (len(ends) <= more))
    return [_sentence(part, parts[first:last], brief=brief) for first, last in pairwise(ends)]


def _sentence(part: str, group: Sequence[tuple[int, Sequence[Gist]]], *, brief: int) -> str:
    said = [_told_of(who, clauses, brief=brief) for who, clauses in _gathered(group).items()]
    return f"{_heading(part, group[0][0], group[-1][0])}{upper('; '.join(said))}."


def _gathered(group: Sequence[tuple[int, Sequence[Gist]]]) -> dict[str, dict[str, list[Gist]]]:
    """Return gists by who did it and by their words; each that is said of no one in particular begins with a space."""
    gathered: dict[str, dict[str, list[Gist]]] = {}
    for _, gists in group:
        for gist in gists:
            gathered.setdefault(gist.who or f" {gist.words}", {}).setdefault(gist.words, []).append(gist)
    return gathered


def _told_of(who: str, clauses: Mapping[str, Sequence[Gist]], *, brief: int) -> str:
    told = [_clause(words, gists, brief=brief) for words, gists in clauses.items()]
    joint = WORDS("recap-joint")
    # Where there is an "and" within one of them, the last one is set apart.
    apart = any(joint in item for item in told) and len(told) > 1
    joined = f"{', '.join(told[:-1])}{WORDS('recap-joint-apart')}{told[-1]}" if apart else listed(told)
    return told[0] if who.startswith(" ") else f"{who} {joined}"


def _heading(part: str, first: int, last: int) -> str:
    """Return the name of a part of the time, or of several: "**Round 3:** ", "**Rounds 1 to 4:** "."""
    if not part:
        return ""
    if last < 1:
        return WORDS("recap-before", part=part)
    if first == last:
        return WORDS("recap-of-part", part=part, number=last)
    return (
        WORDS("recap-of-parts", part=part, first=first, last=last)
        if first > 0
        else WORDS("recap-up-to", part=part, last=last)
    )


def _clause(words: str, gists: Sequence[Gist], *, brief: int) -> str:
    """Return like gists as one: "Cy explored the gallery and the vault", "2 raiders fell"."""
    if "{}" not in words:
        return f"{words}{_times(gists)}"
    alike: dict[str, list[Gist]] = {}
    for gist in gists:
        alike.setdefault(gist.what, []).append(gist)
    names = [_named(what, found) for what, found in alike.items()]
    if 0 < brief < len(names) - 2:
        names = [WORDS("recap-others", number=len(names) - brief), *names[-brief:]]
    return words.replace("{}", listed(names), 1)


def _named(what: str, gists: Sequence[Gist]) -> str:
    total = sum(gist.number for gist in gists)
    if not any(gist.number for gist in gists):
        return f"{what}{_times(gists)}"
    many = gists[0].many
    return WORDS("recap-counted", number=total, one=what, given=bool(many), many=many) if what else str(total)


def _times(gists: Sequence[Gist]) -> str:
    number = sum(gist.often for gist in gists)
    return "" if number < 2 else WORDS("recap-times", number=number)
