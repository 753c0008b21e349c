"""What is counted of the members of a cavern, the titles they earn, and what its story in short is made of."""

from __future__ import annotations

from functools import cache

from engine.core.chronicling import Annals, Counts, Tally, Throw, Title

from ..rules import events, extras
from ..state.catalogue import WORDS
from ..state.content import content
from .sayings import HAPPENINGS

COUNTS = Counts()
"""What each event counts for whom."""

COUNTS.add(events.Placed, lambda e: Tally(e.who, "tiles"))
COUNTS.add(events.Swapped, lambda e: Tally(e.who, "spent"))
COUNTS.add(events.Bought, lambda e: Tally(e.who, "spent", e.xp))
COUNTS.add(events.Failed, lambda e: Tally(e.who, "failed"))
COUNTS.add(events.Succeeded, lambda e: (Tally(e.who, "fights"), Tally(e.who, "came through")))
COUNTS.add(events.Collected, lambda e: (Tally(e.who, "gold", e.gold), Tally(e.who, "treasures", e.treasure)))
COUNTS.add(extras.Fulfilled, lambda e: Tally(e.who, "contracts"))
COUNTS.add(extras.Driven, lambda e: Tally(e.who, "driven"))
COUNTS.add(events.Battle, lambda e: tuple(Tally(who, "battles") for who in e.names))


@COUNTS.of(events.Won)
def _won(e: events.Won) -> tuple[Tally, ...]:
    return (Tally(e.who, "fights"), Tally(e.who, "won")) if e.rank == 1 else ()


@cache
def _usual(colour: str) -> float:
    """Return how many symbols a die shows on average; where it says so, it is rolled once more."""
    faces = content().band.faces[colour]
    again = sum(face.again for face in faces)
    return sum(face.combat + face.spoils for face in faces) / (len(faces) - again)


@COUNTS.of(events.Rolled)
def _rolled(e: events.Rolled) -> tuple[Throw, ...]:
    """A first throw, symbols counted; what is rolled once more shows dice of before too."""
    if not e.who or e.again:
        return ()
    colours = {colour[0]: colour for colour in content().band.faces}
    shown = sum(die.count("C") + die.count("S") for die in e.dice)
    return (Throw(e.who, len(e.dice), shown, sum(_usual(colours[die[0]]) for die in e.dice)),)


ANNALS = Annals(
    HAPPENINGS,
    COUNTS,
    columns={WORDS("column-tiles"): "tiles", WORDS("column-wins"): "fights"},
    titles=(
        Title(WORDS("title-won"), "won", least=2),
        Title(WORDS("title-came-through"), "came through", least=2),
        Title(WORDS("title-contracts"), "contracts"),
        Title(WORDS("title-driven"), "driven"),
        Title(WORDS("title-treasures"), "treasures", least=2),
        Title(WORDS("title-gold"), "gold", least=3),
        Title(WORDS("title-spent"), "spent", least=3),
        Title(WORDS("title-never-failed"), "failed", "never", among="came through"),
        Title(WORDS("title-tiles"), "tiles", least=2),
        Title(WORDS("title-last"), "tiles", "last"),
    ),
    telling=(events.Won, events.Succeeded, events.Receipt, events.Revealed, extras.Fulfilled, extras.Driven, events.Ending),
)
"""What is kept of a cavern."""
