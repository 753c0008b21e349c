"""How a story is made: events one after the other, what belongs together in one, in paragraphs with their small print."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar, TypeVar

from engine.core.events import ByType, Happened
from engine.core.words import lower, upper

from ..rules.events import course, phases, ventures
from ..state.catalogue import WORDS, name_of
from ..state.view import View
from .cheering import cheers
from .event_sorts import FOLLOWS, LEADS, NOTHING_CAME, OWN, PARTS, QUIET, RESULTS, SMALL, SOURCED, UNTOLD_AT_END
from .gathering import GATHERED, Clash
from .sayings import (
    told,
)
from .words import LORE, lore_line, lore_of_own

LONG = 50
"""A story of more words does without what things are like: a post is read on a phone."""

LORE_LINES = 1
"""So many lines of a story say what things are like; the others can be looked up."""

FEW_LEFT, FEW_RELICS = 3, 5
"""With so few cards left in a deck it is told how many: the next ones are soon known; with fewer relics left than that."""
One = TypeVar("One", bound=Happened)


class Story:
    """Events told one after the other, in paragraphs, each with its small print below it."""

    at_desk: ClassVar[bool] = False
    """Whether it is told at an exploration desk, where only the decks are."""

    def __init__(self, view: View, happened: Sequence[Happened]) -> None:
        self.view = view
        self.happened = happened
        self.types = frozenset(map(type, happened))
        self.said: list[str] = []
        self.small: list[str] = []
        self.told: set[int] = set()
        self.pools: list[str] = []
        self.scored: list[str] = []
        self._lines: list[str] = []
        self._own: list[str] = []
        self._lore: list[str] = []
        self._quiet: list[str] = []
        self._clash: Clash | None = None
        self._lead = ""

    def text(self) -> str:
        """Return the story."""
        for place, e in enumerate(self.happened):
            if place not in self.told and not (phases.Ended in self.types and isinstance(e, UNTOLD_AT_END)):
                self._take(e, place)
        self._close()
        if {course.Activated, course.TurnOver} <= self.types <= NOTHING_CAME:
            self.said.append(WORDS("nothing-could-come"))
        self._paragraph()
        if not (self._lines or self._own or phases.Ended in self.types):
            self._lines += self._quiet[-1:]
        self._shorten()
        cheered = [] if self.at_desk or phases.Ended in self.types else cheers(self.view.state, self.happened)
        return "\n".join([*self.scored, *self._lines, *cheered, *self._own])

    def _take(self, e: Happened, place: int) -> None:
        gathered = isinstance(e, GATHERED)
        if self._clash is not None and (not gathered or (isinstance(e, ventures.Battle) and self._clash.is_over(e))):
            self._close()
        if isinstance(e, PARTS):
            self._paragraph()
        if gathered and (self._clash is not None or not isinstance(e, ventures.Retreated)):
            self._clash = self._clash or Clash(self._taken())
            self._clash.take(e)
        elif isinstance(e, course.Met):
            self._lore += [] if self.at_desk or phases.GoalRevealed in self.types else [lore_line(e.what)]
        elif isinstance(e, course.Chosen) and any(e.choice in player.scored for player in self.view.state.players):
            pass  # All have chosen by now, and read what is scored.
        elif isinstance(e, OWN):
            self._own += [told(e), *lore_of_own(e)]
        elif isinstance(e, QUIET) or (isinstance(e, ventures.RelicPurged) and course.Used in self.types):
            self._quiet.append(told(e))
        elif isinstance(e, SMALL):
            self._note(e)
        elif type(e) in TELLINGS:
            TELLINGS(e, self, place)
        else:
            self.say(e)
            self.note(NOTES(e, self) if type(e) in NOTES else "")

    def _taken(self) -> frozenset[tuple[str, str]]:
        """Return the planets that are taken from a player here, each with who takes it."""
        return frozenset((e.planet, e.who) for e in self.happened if isinstance(e, ventures.Gained) and e.before)

    def _note(self, e: Happened) -> None:
        """Tell in small print what is beside the point, unless there is nothing else."""
        said = told(e)
        if self.types <= {type(e), *QUIET}:
            self.said.append(said)
        else:
            self.small.append((said if isinstance(e, course.Lapsed) else lower(said)).rstrip("."))

    def _shorten(self) -> None:
        """Leave out what things are like, from the last on, where that is much or the story is long."""
        lore = [line for line in self._lines if line.startswith(LORE)]
        while len(lore) > LORE_LINES or (lore and sum(len(line.split()) for line in self._lines) > LONG):
            self._lines.remove(lore.pop())

    # Sentences.

    def say(self, e: Happened, sentence: str = "") -> None:
        """Tell an event; where it goes on from the sentence before it, in that sentence."""
        said = sentence or (WORDS.tell(e, source=self.source(e.why)) if isinstance(e, SOURCED) else told(e))
        if isinstance(e, FOLLOWS) and e.who and self._lead == e.who and said.startswith(f"{e.who} ") and self.said:
            said = WORDS("moved-there", who=e.who, legs=e.legs) if isinstance(e, course.Moved) else said
            more = said.removeprefix(f"{e.who} ")
            self.said[-1] = WORDS("goes-on", said=self.said[-1].removesuffix("."), more=more)
        elif said:
            self.said.append(said)
        self._lead = e.who if isinstance(e, LEADS) else ""

    def note(self, *small: str) -> None:
        """Add small print, where there is any."""
        self.small += filter(None, small)

    def note_left(self, deck: str, left: int) -> None:
        """Add how many cards are left in a deck: at a desk, and where it is about to be shuffled anew."""
        if self.at_desk or left <= FEW_LEFT:
            self.note(WORDS("deck-left", deck=deck, count=left))

    def stop(self, *sentences: str) -> None:
        """Add sentences that nothing goes on from."""
        self.said += sentences
        self._lead = ""

    def source(self, why: str) -> str:
        """Return the card that something comes from, by its id; "" where its name has just been told."""
        name = name_of(why) if why else ""
        return "" if name and any(name in item for item in (*self.said, *self._lines)) else why

    def _close(self) -> None:
        """Tell a combat that was gathered."""
        if self._clash is not None:
            self.said += self._clash.said()
        self._clash, self._lead = None, ""

    def _paragraph(self) -> None:
        if self.pools:
            self.small.append(WORDS("pools-small", pools=self.pools))
            self.pools = []
        if self.said:
            self._lines.append(" ".join(self.said))
        if self.small:
            self._lines.append(f"-# {upper(' · '.join(dict.fromkeys(self.small)))}")
        self._lines += filter(None, self._lore)
        self.said, self.small, self._lore, self._lead = [], [], [], ""

    # What is told before and after.

    def rivals(self) -> int:
        """Return how many still play."""
        return sum(not player.gone for player in self.view.state.players)

    def all_of(self, kind: type[One], place: int = 0) -> Iterator[tuple[int, One]]:
        """Return all events of a type from a place on, each with its own."""
        return ((step, e) for step, e in enumerate(self.happened[place:], start=place) if isinstance(e, kind))

    def row(self, first: One, place: int, goes_on: Callable[[One], bool]) -> list[One]:
        """Return what happened at a place, and what follows it at once and ``goes_on`` from it; mark that as told."""
        found = [first]
        for step, e in enumerate(self.happened[place + 1 :], start=place + 1):
            if isinstance(e, type(first)) and goes_on(e):
                found.append(e)
                self.told.add(step)
            elif not isinstance(e, QUIET):
                break
        return found

    def has_many(self, e: Happened) -> bool:
        """Return whether there is more than one event of this type."""
        return sum(type(other) is type(e) for other in self.happened) > 1

    def is_told(self, place: int, card: str) -> bool:
        """Return whether what a card did is told too: by what follows it, or by all that comes before it is put away."""
        told = False
        for e in self.happened[place + 1 :]:
            if isinstance(e, ventures.Explored):
                return False
            if isinstance(e, RESULTS):
                return True
            if isinstance(e, ventures.PutAway) and e.card == card:
                return told
            told = told or not isinstance(e, (*QUIET, *SMALL, *OWN))
        return False


TELLINGS = ByType[[Story, int], None]()
"""What is told of an event by what came before and after it; of all others their messages are enough."""

NOTES = ByType[[Story], str]()
"""What stands in small print under an event, "" for nothing."""
