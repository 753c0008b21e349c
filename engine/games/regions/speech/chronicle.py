"""What is counted of the members of a scenario, the titles they earn, and what its story in short is made of."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.chronicling import Annals, Counts, Tally, Throw, Title, thrown
from engine.core.game import Seat

from ..rules.events import HAPPENINGS, challenging, exploring, striking, turning
from ..state.catalogue import WORDS
from ..state.levels import entry
from ..state.state import State

COUNTS = Counts()
"""What each event counts for whom."""

COUNTS.add(exploring.Unlocked, lambda e: Tally(e.who, "opened"))
COUNTS.add(striking.Defeated, lambda e: Tally(e.by, "overcame"))
COUNTS.add(striking.Down, lambda e: Tally(e.who, "down"))
COUNTS.add(challenging.Sprung, lambda e: Tally(e.who, "traps"))
COUNTS.add(challenging.BodyHidden, lambda e: Tally(e.who, "bodies"))
COUNTS.add(turning.ReachedGoal, lambda e: Tally(e.who, "out"))


@COUNTS.of(exploring.Moved)
def _moved(e: exploring.Moved) -> tuple[Tally, ...]:
    return (Tally(e.who, "moves"), *([Tally(e.who, "found")] if e.new else []))


@COUNTS.of(exploring.Searched)
def _searched(e: exploring.Searched) -> tuple[Tally | Throw, ...]:
    return (Tally(e.who, "finds", len(e.found)), *_thrown(e.who, e.roll))


@COUNTS.of(exploring.Picked)
def _picked(e: exploring.Picked) -> tuple[Tally | Throw, ...]:
    return (*([Tally(e.who, "opened")] if e.opened else []), *_thrown(e.who, e.lockpick))


@COUNTS.of(striking.Clash)
def _clash(e: striking.Clash) -> tuple[Tally | Throw, ...]:
    """A clash counts for both sides: as a fight for who began it, as a blow where it took effect."""
    won = [Tally(e.actor, "blows")] if e.won else []
    return (Tally(e.actor, "fights"), *won, *_thrown(e.actor, e.inflict), *_thrown(e.target, e.endure))


def _thrown(who: str, roll: striking.Roll) -> tuple[Throw, ...]:
    """Return the dice of a roll as facts, see `striking.roll`."""
    if not roll:
        return ()
    _, rolled, count, *rest = roll
    faces = [int(face) for face in rest[: int(count)]]
    return (thrown(who, faces, entry(str(rolled)).sides),) if faces else ()


def _seats(state: State) -> Mapping[str, Seat]:
    return {member.name: member.seat for member in state.members}


ANNALS = Annals(
    HAPPENINGS,
    COUNTS,
    columns={"found": WORDS("column-found"), "fights": WORDS("column-fights")},
    titles=(
        Title(WORDS("title-opened"), "opened"),
        Title(WORDS("title-overcame"), "overcame", least=2),
        Title(WORDS("title-blows"), "blows", least=3),
        Title(WORDS("title-finds"), "finds", least=2),
        Title(WORDS("title-never-down"), "down", "never", among="fights"),
        Title(WORDS("title-bodies"), "bodies"),
        Title(WORDS("title-first"), "found", least=2),
        Title(WORDS("title-out"), "out", "first"),
        Title(WORDS("title-farthest"), "moves", least=3),
    ),
    telling=(
        exploring.Passage,
        exploring.Unlocked,
        exploring.Opened,
        striking.Defeated,
        striking.Down,
        striking.Died,
        challenging.Alerted,
        challenging.UnseenAlarm,
        turning.ReachedGoal,
        turning.Caught,
        turning.Closed,
    ),
    seats=_seats,
)
"""What is kept of a scenario."""
