"""What is told of an event by itself: its message (data/cavern/words/en/events.ftl), with what is no field of it."""

from __future__ import annotations

from engine.core.catalogue import Noun
from engine.core.events import Happened, Happenings, Sayings

from ..rules import events, extras
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.naming import treasure_name
from ..state.state import Gold, Holding
from .words import gathered, held_worth

HAPPENINGS = Happenings(events, extras)
"""Every event of a cavern, to be read again."""

MORE = Sayings()
"""What is told of types of events with more than their fields."""

MORE.add(events.Torchlit, lambda e: WORDS.tell(e, delvers=gathered(e.delvers)))
MORE.add(events.PeekedOwn, lambda e: WORDS.tell(e, delvers=gathered(e.delvers)))
MORE.add(events.GainedXp, lambda e: WORDS.tell(e, number=abs(e.amount), loses=e.amount < 0))


def _revealed(e: events.Revealed | events.Receipt) -> str:
    effect = content().treasures[e.treasure].effect
    return WORDS.tell(e, does=WORDS(f"effect-{effect}") if effect else "")


MORE.add(events.Revealed, _revealed)
MORE.add(events.Receipt, _revealed)


@MORE.of(events.CollectedOwn)
def _collected_own(e: events.CollectedOwn) -> str:
    """Return what somebody's own new cards are: "You collect Gold worth 2 and 3; Bone key (4)."."""
    gold = (WORDS("gold-worth", values=tuple(map(str, e.gold))),) if e.gold else ()
    return WORDS.tell(e, cards=(*gold, *map(held_worth, e.treasure)))


@MORE.of(events.Flipped)
def _flipped(e: events.Flipped) -> str:
    if e.deck == "gold":
        return WORDS.tell(e, turned=e.card, worth=Gold(int(e.card), up=True).worth)
    return WORDS.tell(e, turned=Noun(treasure_name(e.card), e.card), worth=Holding(e.card, up=True).worth)


def told(e: Happened) -> str:
    """Return what is told of an event by itself, "" for what needs no word."""
    return MORE(e) if type(e) in MORE else WORDS.tell(e)
