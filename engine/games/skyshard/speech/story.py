"""What happened, told in one or two sentences: like events gathered into one. Dice stand on cards of their own."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from engine.core.events import ByType, Happened
from engine.core.game import Event

from ..rules.events import HAPPENINGS, course, finds, units
from ..state.catalogue import WORDS
from ..state.content import DAMAGE, TOUGH, chip_named, content
from ..state.naming import chip_name
from ..state.state import State
from ..state.view import View
from .defeat_lesson import learnt
from .words import foe_numbers, where_it_lies


class Story:
    """Events told one after the other, the like ones gathered into one sentence each."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.said: list[str] = []
        self.small: list[str] = []
        self.caches: list[finds.Cache] = []
        self.arrived: list[finds.Enemy] = []
        self.drawn: finds.EnemyDrawn | None = None
        self.blows: list[units.EnemyStruck] = []
        self.worn: list[course.Exhausted] = []
        self.fallen: list[str] = []
        self.peeked: finds.Peeked | None = None
        self.row: list[units.Rolled | units.Struck | units.Adjusted] = []
        """The newest rolls at a lock, changes of one die, or blows at one enemy: told in one sentence."""
        self.done = ""
        """That a turn is over or has a place to begin, or what enemies did to no effect: told where nothing else is."""

    def take(self, e: Happened) -> None:
        """Add an event."""
        if not (self.row and type(e) is type(self.row[0]) and _goes_on(e, self.row[0])):
            self.row = []
        if type(e) in TELLINGS:
            TELLINGS(e, self)
        else:
            self.say(e)

    def say(self, e: Happened) -> None:
        """Add an event's own sentence, after whatever was gathered before. A great moment has a line of its own."""
        self.flush()
        said = WORDS.tell(e)
        self.said.append(f"\n{said}\n" if isinstance(e, GREAT) and said else said)

    def flush(self) -> None:
        """Tell whatever was gathered."""
        self.flush_fight()
        self._tell_exhaustion()

    def flush_fight(self) -> None:
        """Tell what was found, and what enemies did."""
        self._tell_finds()
        self.tell_blows("")

    def _tell_exhaustion(self) -> None:
        by_amount: dict[int, list[str]] = {}
        for e in self.worn:
            by_amount.setdefault(e.amount, []).append(e.who)
        self.said += [WORDS("exhaustion", names=names, amount=amount) for amount, names in by_amount.items()]
        self.said += self.fallen
        self.worn, self.fallen = [], []

    def _tell_finds(self) -> None:
        ranks, kinds = Counter(e.rank for e in self.caches), Counter(e.chip for e in self.arrived)
        found = [WORDS("enemies-of-a-kind", foe=chip, number=number) for chip, number in kinds.items()]
        found += [WORDS("some-caches", rank=rank, number=number) for rank, number in ranks.items()]
        if found:
            self.said.append(WORDS("found-here", things=found))
        if kinds:
            self.small += [numbers for chip in kinds if (numbers := foe_numbers(chip_named(chip)))]
        if self.drawn is not None:
            self.said.append(WORDS("enemy-drawn", foe=self.drawn.chip))
        self.caches, self.arrived, self.drawn = [], [], None

    def tell_blows(self, after: str) -> None:
        """Tell enemies' attacks that did harm, and what came of them: others are told where nothing else is."""
        by_victim: dict[str, list[units.EnemyStruck]] = {}
        for e in self.blows:
            by_victim.setdefault(e.whom, []).append(e)
        for whom, blows in by_victim.items():
            if any(e.damage for e in blows):
                self.said.append(_attacked(whom, blows))
            else:
                self.done = _attacked(whom, blows)
        self.blows = []
        if after:
            self.said.append(after)

    def text(self) -> str:
        """Return the story: sentences, then the small print."""
        self.flush()
        # What follows a list begins a line of its own.
        lines = [re.sub(r" ?\n+ ?", "\n", " ".join(filter(None, self.said))).strip()]
        if self.small:
            lines.append(f"-# {'; '.join(self.small)}")
        return "\n".join(filter(None, lines))


def _goes_on(e: Happened, first: Happened) -> bool:
    """Return whether a roll, a change of a die, or a blow at the same enemy by the same one, follows another."""
    if isinstance(e, units.Struck) and isinstance(first, units.Struck):
        return (e.who, e.at, e.chip) == (first.who, first.at, first.chip)
    if isinstance(e, units.Adjusted) and isinstance(first, units.Adjusted):
        return e.who == first.who
    return isinstance(e, units.Rolled)


def _attacked(whom: str, blows: Sequence[units.EnemyStruck]) -> str:
    """Return the attacks on one victim as a sentence."""
    damage = sum(e.damage for e in blows)
    stopped = any(shown for e in blows for shown in e.dice if DAMAGE[shown])
    chips = [e.chip for e in blows]
    return WORDS(
        "attacked",
        result="hit" if damage else "stopped" if stopped else "missed",
        chips=chips,
        chip=chips[0],
        twins=len({chip_name(chip) for chip in chips}) < len(chips),
        whom=whom,
        damage=damage,
        keeps=blows[0].keeps,
    )


GREAT = (finds.Shard, finds.FullyExplored, units.Jammed)
"""What each of the party has to see."""

TELLINGS = ByType[[Story], None]()
"""What is told of events that are gathered, or have small print; of all others their own messages are enough."""

TELLINGS.add(finds.Cache, lambda e, story: story.caches.append(e))
TELLINGS.add(units.EnemyStruck, lambda e, story: story.blows.append(e))


@TELLINGS.of(finds.Enemy)
def _enemy(e: finds.Enemy, story: Story) -> None:
    story.arrived.append(e)
    story.drawn = None


@TELLINGS.of(finds.EnemyDrawn)
def _enemy_drawn(e: finds.EnemyDrawn, story: Story) -> None:
    story.drawn = e


@TELLINGS.of(course.Exhausted)
def _exhausted(e: course.Exhausted, story: Story) -> None:
    story.flush_fight()
    story.worn.append(e)


@TELLINGS.of(units.Fell)
def _fell(e: units.Fell, story: Story) -> None:
    if story.worn:
        story.fallen.append(WORDS.tell(e))
    else:
        _fell_to_blows(e, story)


@TELLINGS.of(units.CompanionFell)
def _companion_fell(e: units.CompanionFell, story: Story) -> None:
    _fell_to_blows(e, story)


def _fell_to_blows(e: Happened, story: Story) -> None:
    if story.blows:
        story.tell_blows(WORDS.tell(e))
    else:
        story.say(e)


@TELLINGS.of(units.EnemyBurnt)
def _enemy_burnt(e: units.EnemyBurnt, story: Story) -> None:
    story.flush()
    story.said.append(WORDS.tell(e))


@TELLINGS.of(units.Rolled)
def _rolled(e: units.Rolled, story: Story) -> None:
    story.flush()
    kept = e.kept + sum(item.kept for item in story.row if isinstance(item, units.Rolled))
    _tell_row(story, e, WORDS.tell(e, kept=kept, times=len(story.row) + 1))


@TELLINGS.of(units.Adjusted)
def _adjusted(e: units.Adjusted, story: Story) -> None:
    story.flush()
    before = [item for item in story.row if isinstance(item, units.Adjusted)]
    if before and before[-1].now != e.was:
        # Another die.
        story.row, before = [], []
    was = before[0].was if before else e.was
    _tell_row(story, e, WORDS.tell(e, was=was, fatigue=len(before) + 1))


def _passed(e: Happened, story: Story) -> None:
    story.done = WORDS.tell(e)


TELLINGS.add(course.Passed, _passed)
TELLINGS.add(course.Spent, _passed)
TELLINGS.add(course.Waited, _passed)
TELLINGS.add(units.EnemyMoved, _passed)


@TELLINGS.of(course.Deployed)
def _deployed(e: course.Deployed, story: Story) -> None:
    """Tell where an adventurer stands only where nothing else is told: the map shows it, and a turn says who is first."""
    story.done = WORDS.tell(e)


@TELLINGS.of(finds.Stays)
def _stays(e: finds.Stays, story: Story) -> None:
    """Tell where a shard lies, as long as it lies there: the map names that hex."""
    at = where_it_lies(story.state, e)
    story.flush()
    story.said.append(f"\n{WORDS.tell(e, at=at)}\n" if at else WORDS.tell(e))


@TELLINGS.of(finds.Peeked)
def _peeked(e: finds.Peeked, story: Story) -> None:
    """Tell what the next card is, once."""
    if e != story.peeked:
        story.say(e)
        story.peeked = e


@TELLINGS.of(units.Struck)
def _struck(e: units.Struck, story: Story) -> None:
    story.flush()
    row = [*(item for item in story.row if isinstance(item, units.Struck)), e]
    said = WORDS.tell(e, damage=sum(item.damage for item in row), times=len(row))
    relic, added = next((item.relic for item in row if item.relic), ""), sum(item.added for item in row)
    _tell_row(story, e, f"{said} {WORDS('relic-adds', relic=relic, number=added)}" if added else said)


def _tell_row(story: Story, e: units.Rolled | units.Struck | units.Adjusted, said: str) -> None:
    """Tell of an event together with those of its row, in the place of what was told of them."""
    if story.row:
        story.said.pop()
    story.row.append(e)
    story.said.append(said)


def _goes_without_saying(e: Happened, after: Sequence[Happened], before: Sequence[Happened]) -> bool:
    """Return whether what is told beside an event says it as well.

    It may be a walk to what is opened or attacked next, which has its place. It may be a cache that opens, where its relic
    is told, or a turn that a blow or care has ended. A shard's light is told where it is said that it is the last.
    """
    if isinstance(e, course.Held) or (isinstance(e, finds.Revealed) and e.effect == "collapse"):
        # What falls in is told by itself; that nothing does changes nothing.
        return bool(before or after)
    if isinstance(e, units.Opened):
        return any(isinstance(other, finds.Relic) for other in after)
    if isinstance(e, finds.Stays) and e.shards:
        return any(isinstance(other, finds.FullyExplored) and bool(other.at) for other in after)
    if not isinstance(e, course.Moved) or e.short:
        return False
    acts = finds.Explored | finds.Shard | units.Lock | units.Struck
    return any(isinstance(other, acts) and other.who == e.who for other in after)


def _led_to_the_end(known: Sequence[Happened]) -> list[Happened]:
    """Return events that end a delve without what the map shows: enemies' walks, and weak enemies' blows that missed.

    Gifts of a shard that are of no use any more are left out, too.
    """
    return [
        e
        for e in known
        if not (
            isinstance(e, units.EnemyMoved | finds.Rested | finds.Peeked)
            or (isinstance(e, units.EnemyStruck) and not e.damage and chip_named(e.chip).level < TOUGH)
        )
    ]


def tell(view: View, happened: Sequence[Event]) -> str:
    """Return the story of events; none is private. How the delve ended comes last."""
    ending, story = Story(view.state), Story(view.state)
    known = list(HAPPENINGS.known(happened, view.seat))
    over = any(isinstance(e, course.Ended) for e in known)
    if over:
        known = _led_to_the_end(known)
    for place, e in enumerate(known):
        if _goes_without_saying(e, known[place + 1 : place + 2], known[max(0, place - 1) : place]):
            continue
        (ending if isinstance(e, course.Ended | course.CampaignEnded) else story).take(e)
        if (
            isinstance(e, finds.Shard)
            and not over
            and content().cards[e.card].boon
            and any(map(WORDS.tell, known[place + 1 : place + 2]))
        ):
            story.said.append(WORDS("boon"))
    end, before = ending.text(), story.text()
    if over:
        end = "\n".join(filter(None, (end, learnt(view.state))))
    if not end or not before:
        return end or before or story.done
    return f"{before}\n{end}"
