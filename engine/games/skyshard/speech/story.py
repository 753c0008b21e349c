"""What happened, told in one or two sentences: like events gathered into one, dice in small print."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.events import ByType, Happened
from engine.core.game import Event
from engine.core.words import an, count, listed, upper

from ..rules.events import HAPPENINGS, course, finds, units
from ..rules.progress import DAMAGE
from ..state.naming import bare_companion, chip_name, level, lower_companion
from ..state.view import View
from .sayings import SAYINGS, struck
from .words import acts


class Story:
    """Events told one after the other, the like ones gathered into one sentence each."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.dice: list[str] = []
        self.caches: list[finds.Cache] = []
        self.arrived: list[finds.Enemy] = []
        self.drawn: finds.EnemyDrawn | None = None
        self.walked: list[units.EnemyMoved] = []
        self.blows: list[units.EnemyStruck] = []
        self.worn: list[course.Exhausted] = []
        self.fallen: list[str] = []
        self.peeked: finds.Peeked | None = None
        self.row: list[units.Rolled | units.Struck] = []
        """The newest rolls at a lock, or blows at one enemy: told in one sentence."""
        self.done = ""
        """That a turn is over: told where nothing else is, as who is next is called anyway."""

    def take(self, e: Happened) -> None:
        """Add an event."""
        if not (self.row and type(e) is type(self.row[0]) and _goes_on(e, self.row[0])):
            self.row = []
        if type(e) in TELLINGS:
            TELLINGS(e, self)
        else:
            self.say(e)

    def say(self, e: Happened) -> None:
        """Add an event's own sentence, after whatever was gathered before."""
        self.flush()
        self.said.append(SAYINGS(e))

    def flush(self) -> None:
        """Tell whatever was gathered."""
        self.flush_fight()
        self._tell_exhaustion()

    def flush_fight(self) -> None:
        """Tell what was found, and what enemies did."""
        self._tell_finds()
        self._tell_walks()
        self.tell_blows("")

    def _tell_exhaustion(self) -> None:
        by_amount: dict[int, list[str]] = {}
        for e in self.worn:
            by_amount.setdefault(e.amount, []).append(e.who)
        for amount, names in by_amount.items():
            verb = "loses" if len(names) == 1 else "lose"
            self.said.append(f"Exhaustion: {listed(names)} {verb} {amount} health.")
        self.said += self.fallen
        self.worn, self.fallen = [], []

    def _tell_finds(self) -> None:
        enemies = [f"{an(level(e.chip))} at {e.at}" for e in self.arrived]
        by_rank: dict[str, list[str]] = {}
        for e in self.caches:
            by_rank.setdefault(e.rank, []).append(e.at)
        if by_rank:
            caches = [
                f"{rank} caches at {listed(at)}" if len(at) > 1 else f"{an(rank)} cache at {at[0]}"
                for rank, at in by_rank.items()
            ]
            self.said.append(f"{upper(listed(caches))}.")
        if enemies:
            self.said.append(f"Waiting: {listed(enemies)}.")
            kinds = dict.fromkeys(e.chip for e in self.arrived)
            self.dice += [f"{chip_name(chip)} {how}" for chip in kinds if (how := acts(chip))]
        if self.drawn is not None:
            self.said.append(f"{upper(an(level(self.drawn.chip)))} comes out of the dark.")
        self.caches, self.arrived, self.drawn = [], [], None

    def _tell_walks(self) -> None:
        """Tell of those who came and struck nobody: that the others came goes without saying."""
        struck = {e.at for e in self.blows}
        came = [e for e in self.walked if e.to not in struck]
        if len(came) > 2:
            self.said.append(f"{len(came)} enemies close in.")
        else:
            self.said += [f"The {chip_name(e.chip)} comes to {e.to}." for e in came]
        self.walked = []

    def tell_blows(self, after: str) -> None:
        """Tell enemies' attacks, and what came of them."""
        self._tell_walks()
        by_victim: dict[str, list[units.EnemyStruck]] = {}
        for e in self.blows:
            by_victim.setdefault(e.whom, []).append(e)
            self.dice.append(_faces(chip_name(e.chip), e))
        self.said += [_attacked(lower_companion(whom), blows) for whom, blows in by_victim.items()]
        self.blows = []
        if after:
            self.said.append(after)

    def text(self) -> str:
        """Return the story: sentences, then the small print."""
        self.flush()
        # What follows a list begins a line of its own.
        lines = [" ".join(filter(None, self.said)).replace("\n ", "\n").strip()]
        if self.dice:
            lines.append(f"-# {'; '.join(self.dice)}")
        return "\n".join(filter(None, lines))


def _goes_on(e: Happened, first: Happened) -> bool:
    """Return whether a roll, or a blow at the same enemy by the same one, follows another."""
    if isinstance(e, units.Struck) and isinstance(first, units.Struck):
        return (e.who, e.at, e.chip) == (first.who, first.at, first.chip)
    return isinstance(e, units.Rolled)


def _attacked(victim: str, blows: Sequence[units.EnemyStruck]) -> str:
    """Return the attacks on one victim as a sentence."""
    hurt = sum(e.damage for e in blows)
    stopped = any(shown for e in blows for shown in e.dice if DAMAGE[shown])
    names = _attackers([chip_name(e.chip) for e in blows])
    one = len(blows) == 1
    if hurt:
        return f"{upper(names)} {'hits' if one else 'hit'} {victim} for {hurt}."
    if stopped:
        return f"{upper(names)} can't get through to {victim}."
    return f"{upper(names)} {'misses' if one else 'miss'} {victim}."


def _attackers(names: Sequence[str]) -> str:
    """Return who strikes, for the beginning of a sentence once its first letter is raised."""
    if len(names) > 2:
        return f"{len(names)} enemies"
    if len(names) == 2 and names[0] == names[1]:
        return f"2 {names[0]}{'es' if names[0].endswith('x') else 's'}"
    return listed([f"the {name}" for name in names])


def _faces(who: str, e: units.Struck | units.EnemyStruck) -> str:
    """Return how dice make damage: "Ada 1 6 3 = 0+2+1, guard -1" (SKY-G20)."""
    if not e.dice:
        return f"{who} no dice"
    guard = f", guard -{e.guard}" if e.guard else ""
    return f"{who} {' '.join(map(str, e.dice))} = {'+'.join(str(DAMAGE[shown]) for shown in e.dice)}{guard}"


TELLINGS = ByType[[Story], None]()
"""What is told of events that are gathered, or have small print; of all others `SAYINGS` are enough."""

TELLINGS.add(finds.Cache, lambda e, story: story.caches.append(e))
TELLINGS.add(units.EnemyMoved, lambda e, story: story.walked.append(e))
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
        story.fallen.append(SAYINGS(e))
    else:
        _fell_to_blows(e, story)


@TELLINGS.of(units.CompanionFell)
def _companion_fell(e: units.CompanionFell, story: Story) -> None:
    _fell_to_blows(e, story)


def _fell_to_blows(e: Happened, story: Story) -> None:
    if story.blows:
        story.tell_blows(SAYINGS(e))
    else:
        story.say(e)


@TELLINGS.of(units.EnemyBurnt)
def _enemy_burnt(e: units.EnemyBurnt, story: Story) -> None:
    story.flush()
    story.said.append(SAYINGS(e))


@TELLINGS.of(units.Rolled)
def _rolled(e: units.Rolled, story: Story) -> None:
    story.flush()
    story.dice.append(f"lock {' '.join(map(str, e.dice))}")
    _tell_row(story, e, SAYINGS(e))


@TELLINGS.of(course.Passed)
def _passed(e: course.Passed, story: Story) -> None:
    story.done = SAYINGS(e)


@TELLINGS.of(finds.Peeked)
def _peeked(e: finds.Peeked, story: Story) -> None:
    """Tell what the next card is, once."""
    if e != story.peeked:
        story.say(e)
        story.peeked = e


@TELLINGS.of(units.Struck)
def _struck(e: units.Struck, story: Story) -> None:
    story.flush()
    total = e.damage + sum(one.damage for one in story.row if isinstance(one, units.Struck))
    _tell_row(story, e, struck(replace(e, damage=total), len(story.row) + 1))
    story.dice.append(_faces(bare_companion(e.who), e))


def _tell_row(story: Story, e: units.Rolled | units.Struck, said: str) -> None:
    """Tell of an event together with those of its row, in the place of what was told of them."""
    if story.row:
        story.said.pop()
    story.row.append(e)
    if said and isinstance(e, units.Rolled) and len(story.row) > 1:
        kept = sum(one.kept for one in story.row if isinstance(one, units.Rolled))
        said = f"{len(story.row)} rolls: {count(kept, 'digit')} {'fits' if kept == 1 else 'fit'}." if kept else said
    story.said.append(said)


def _goes_without_saying(e: Happened, after: Sequence[Happened]) -> bool:
    """Return whether an event is a walk to what is opened next: the door has its letter, and the map shows who stands
    where."""
    if not isinstance(e, course.Moved) or e.short or e.second:
        return False
    return any(isinstance(other, finds.Explored | units.Lock) and other.who == e.who for other in after)


def tell(view: View, happened: Sequence[Event]) -> str:
    """Return the story of events; none is private. How the delve ended comes first, what led to it after that."""
    ending, story = Story(), Story()
    known = list(HAPPENINGS.known(happened, view.seat))
    for place, e in enumerate(known):
        if _goes_without_saying(e, known[place + 1 : place + 2]):
            continue
        (ending if isinstance(e, course.Ended | course.CampaignEnded) else story).take(e)
    end, before = ending.text(), story.text()
    if not end or not before:
        return end or before or story.done
    return f"{end}\n{before}" if before.startswith("-# ") else f"{end}\nBefore that: {before}"
