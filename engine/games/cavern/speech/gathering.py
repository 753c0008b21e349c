"""What of a story is gathered: its sentences and small print, what was paid, and the contests of dice that it tells of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.events import ByType, Happened
from engine.core.grammar import Noun
from engine.core.words import upper
from engine.maps.squares import unlabel

from ..rules.contests import prizes_of
from ..rules.dice import result
from ..rules.events import course, gains, resolving
from ..state.board import board_of
from ..state.catalogue import WORDS
from ..state.content import Option, content, option_at
from ..state.state import MONSTER, Contest, State
from ..state.view import View
from .words import Totals, monster_of, room, room_words

ENDS_A_ROOM = (resolving.Home, resolving.Completed, resolving.Encounter, resolving.Battle)


def settles(e: Happened) -> bool:
    """Return whether an event ends a contest of dice: a Battle has one winner, a Fight or Test one result."""
    match e:
        case resolving.Won(rank=rank):
            return rank == 1
        case resolving.Succeeded(why=why) | resolving.Failed(why=why):
            return why in ("fight", "test")
    return False


def is_about(e: Happened, name: str) -> bool:
    """Return whether an event that settles a contest of dice tells how a player's roll ended."""
    match e:
        case resolving.Won(who=who, beaten=beaten):
            return name in (who, *beaten)
        case resolving.Succeeded(who=who) | resolving.Failed(who=who):
            return name == who
    return False


def was_due(state: State, collected: gains.Collected, happened: Sequence[Happened]) -> bool:
    """Return whether a player collects the share of a Battle that an earlier move settled and told, among what ``happened``
    since: a card that had to be turned faceup came between."""
    before = happened[: next(place for place, e in enumerate(happened) if e is collected)]
    since = sum(map(settles, happened))
    if any(isinstance(e, (*ENDS_A_ROOM, course.Turn)) or settles(e) for e in before) or since >= len(state.shown):
        return False
    contest = state.shown[-1 - since]
    due = {state.names[seat]: prize for seat, prize in prizes_of(contest).items() if contest.kind == "battle"}
    gold, treasure = due.get(collected.who, (0, 0))
    return collected.gold <= gold and collected.treasure <= treasure


class Story:
    """Events told one after the other, in paragraphs, each with its small print below it."""

    def __init__(self, view: View, happened: Sequence[Happened], *, openly: bool = False) -> None:
        """``openly``: it stands in a post, where all else is told too."""
        self.view = view
        self.openly = openly
        self.happened = happened
        self.read: list[str] = []
        self.small: list[str] = []
        self.lines: list[str] = []
        self.told: set[int] = set()
        self.paid: gains.Paid | None = None
        self.option: Option | None = None
        self._said: list[str] = []
        self._due: dict[str, tuple[int, int]] = {}
        self._rolls: dict[str, tuple[int, int]] = {}
        settled = sum(map(settles, happened))
        shown = view.state.shown[max(0, len(view.state.shown) - settled) :] if settled else ()
        self._settled: list[Contest | None] = [*(None,) * (settled - len(shown)), *shown]
        under_way = [task for task in view.state.agenda if isinstance(task, Contest)]
        self._find_option([*filter(None, self._settled), *under_way])

    def _find_option(self, contests: Sequence[Contest]) -> None:
        """Note the option whose choice was told before, if its dice are told now."""
        first = next((contest for contest in contests if contest.card), None)
        if first is not None:
            self.option = option_at(first.card, first.option)

    def text(self) -> str:
        """Return the story."""
        for place, e in enumerate(self.happened):
            if place in self.told:
                continue
            if type(e) in TELLINGS:
                TELLINGS(e, self, place)
            else:
                self.say(WORDS.tell(e))
        self.paragraph()
        return "\n".join(self.lines)

    def say(self, sentence: str) -> None:
        """Add a sentence."""
        if sentence:
            self._said.append(sentence)

    def paragraph(self) -> None:
        """End a paragraph, what is read aloud and its small print below it."""
        if self._said:
            self.lines.append(" ".join(self._said))
        if self.read:
            self.lines.append(f"> {' '.join(self.read)}")
        if self.small:
            self.lines.append(f"-# {upper(' · '.join(self.small))}")
        self._said, self.read, self.small = [], [], []

    def after(self, place: int) -> Iterable[tuple[int, Happened]]:
        """Return what comes after a place, each with its own."""
        return enumerate(self.happened[place + 1 :], start=place + 1)

    def room(self, at: str, floor: str, part: int | None = None) -> str:
        """Return the name of the room that section ``part`` belongs to, or the only one of a floor, of the tile there."""
        cell, map_ = unlabel(at), board_of(self.view.state)
        laid = map_.at(cell) if cell is not None else None
        if cell is None or laid is None:
            return room(floor, at)
        sections = content().tiles[laid.tile].sections
        places = [n for n, section in enumerate(sections) if section.floor == floor and part in (None, n)]
        return room_words(map_.room((*cell, places[0]))) if len(places) == 1 else room(floor, at)

    def closing(self, sent: course.Sent, place: int) -> resolving.Completed | None:
        """Return the room that is completed by who was sent into it, if that comes next."""
        following = next((other for _, other in self.after(place)), None)
        if isinstance(following, resolving.Completed) and self.room(sent.at, sent.floor, sent.part) == room(
            following.floor, following.at
        ):
            return following
        return None

    def is_settled(self, place: int) -> bool:
        """Return whether the contest of an event is settled by a later one."""
        return any(map(settles, self.happened[place:]))

    def settled(self) -> Contest | None:
        """Return the next contest that these events settle, as it was; ``None`` where it is not known any more."""
        contest = self._settled.pop(0) if self._settled else None
        if contest is not None and contest.card:
            self._find_option([contest])
        return contest

    def roller(self, who: str) -> Noun:
        """Return who rolled by name; the monster of the Fight that is told where ``who`` is ""."""
        return Noun(who) if who else monster_of(self.option)

    def rolled(self, who: str, combat: int, spoils: int) -> None:
        """Note what a player's newest roll came to."""
        self._rolls[who] = combat, spoils

    def totals(self, contest: Contest | None) -> Totals:
        """Return what each player rolled, by name, the monster's under "": as the contest has it, else as it was told."""
        told, self._rolls = self._rolls, {}
        if contest is None:
            return told
        names = self.view.state.names
        return {"" if roll.seat == MONSTER else names[roll.seat]: result(roll) for roll in contest.rolls}

    def expect(self, who: str, gold: int, treasure: int) -> None:
        """Note cards that it has been said a player gets."""
        had = self._due.get(who, (0, 0))
        self._due[who] = had[0] + gold, had[1] + treasure

    def expected(self, who: str, gold: int, treasure: int) -> bool:
        """Return whether it has been said that a player gets these cards, which are theirs now."""
        due = self._due.get(who, (0, 0))
        if gold > due[0] or treasure > due[1]:
            return False
        self._due[who] = due[0] - gold, due[1] - treasure
        return True


TELLINGS = ByType[[Story, int], None]()
"""What is told of an event by what came before and after it; all others are told by themselves."""
