"""What somebody who was away is told of a cavern."""

from __future__ import annotations

from engine.core.events import Happened
from engine.core.recalling import Gist, Gists, Recollection, by

from ..rules import events, extras
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.view import View
from .sayings import HAPPENINGS
from .words import gathered

GISTS = Gists()
"""What each event comes to; what is not in it is plain going on."""

# What was found.

GISTS.add(events.Placed, lambda e: Gist(WORDS("gist-tiles"), e.at))
GISTS.add(events.DriftedIn, lambda e: Gist(WORDS("gist-tiles"), e.at))
GISTS.add(events.Torchlit, lambda e: Gist(WORDS("gist-torchlit"), gathered(e.delvers)))
GISTS.add(events.PeekedOwn, lambda e: Gist(WORDS("gist-peeked"), gathered(e.delvers)))
GISTS.add(events.Deserted, lambda e: Gist(WORDS("gist-deserted"), e.at))


@GISTS.of(events.Completed)
def _completed(e: events.Completed) -> Gist:
    return Gist(WORDS("gist-closed"), WORDS("gist-closed-on", at=e.at, delvers=gathered(e.delvers)))


# What was fought, won and lost.


@GISTS.of(events.Won)
def _won(e: events.Won) -> tuple[Gist, ...]:
    return (by(e.who, WORDS("gist-won"), WORDS("gist-won.what"), 1),) if e.rank == 1 else ()


def _encountered(e: events.Succeeded | events.Failed) -> Gist:
    words = WORDS("gist-succeeded" if isinstance(e, events.Succeeded) else "gist-failed")
    return by(e.who, words, WORDS("gist-succeeded.what"), 1)


GISTS.add(events.Succeeded, _encountered)
GISTS.add(events.Failed, _encountered)


def _used(e: events.Revealed | events.Receipt) -> Gist:
    return by(e.who, WORDS("gist-used"), WORDS("the-treasure", treasure=e.treasure))


GISTS.add(events.Revealed, _used)
GISTS.add(events.Receipt, _used)


GISTS.add(extras.Driven, lambda e: by(e.who, WORDS("gist-driven"), WORDS("gist-driven.what")))
GISTS.add(extras.Prowled, lambda e: Gist(WORDS("gist-prowled"), e.at))

# What was scored.

GISTS.add(extras.Fulfilled, lambda e: by(e.who, WORDS("gist-fulfilled"), content().contracts[e.contract].name))


@GISTS.of(events.Collected)
def _collected(e: events.Collected) -> tuple[Gist, ...]:
    words, gold, treasure = WORDS("gist-collected"), WORDS("gist-collected.gold"), WORDS("gist-collected.treasure")
    gists = (by(e.who, words, gold, e.gold, gold), by(e.who, words, treasure, e.treasure))
    return tuple(gist for gist in gists if gist.number)


@GISTS.of(events.GainedXp)
def _gained_xp(e: events.GainedXp) -> Gist:
    return by(e.who, WORDS("gist-gained" if e.amount > 0 else "gist-gained.lost"), number=abs(e.amount))


@GISTS.of(events.Flipped)
def _flipped(e: events.Flipped) -> Gist:
    gold = e.deck == "gold"
    what = WORDS("gist-flipped.gold", card=e.card) if gold else WORDS("the-treasure", treasure=e.card)
    return by(e.who, WORDS("gist-flipped"), what)


# What was decided.

GISTS.add(events.Faction, lambda e: by(e.who, WORDS("gist-faction"), content().band.factions[e.faction].name))
GISTS.add(events.Opened, lambda e: by(e.first, WORDS("gist-first")))
GISTS.add(events.Ending, lambda e: Gist(WORDS("gist-ending", why=e.why)))


@GISTS.of(events.Ended)
def _ended(e: events.Ended) -> Gist:
    pairs = zip(e.names, e.points, strict=True)
    points = ", ".join(WORDS("gist-ended.points", who=name, points=number) for name, number in pairs)
    return Gist(WORDS("gist-ended"), points)


def _begins(view: View, happened: Happened) -> bool:
    """Whether a round begins: with the first player's turn, unless that is one more of the same."""
    return isinstance(happened, events.Turn) and not happened.extra and happened.who == view.state.names[view.state.first]


MEMORY: Recollection[View] = Recollection(
    HAPPENINGS, GISTS, part="round", begins=_begins, number=lambda view: view.state.round
)
"""What matters of a cavern, by rounds."""
