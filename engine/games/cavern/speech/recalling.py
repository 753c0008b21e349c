"""What somebody who was away is told of a cavern."""

from __future__ import annotations

from engine.core.events import Happened
from engine.core.recalling import Gist, Gists, Recollection, by
from engine.core.words import lower

from ..rules import events, extras
from ..state.content import content
from ..state.naming import the_treasure
from ..state.view import View
from .sayings import ENDINGS, HAPPENINGS
from .words import gathered

GISTS = Gists()
"""What each event comes to; what is not in it is plain going on."""

# What was found.

GISTS.add(events.Placed, lambda e: Gist("new tiles lie at {}", e.at))
GISTS.add(events.DriftedIn, lambda e: Gist("new tiles lie at {}", e.at))
GISTS.add(events.Torchlit, lambda e: Gist("torchlight showed {}", gathered(e.delvers)))
GISTS.add(events.PeekedOwn, lambda e: Gist("you saw {}", gathered(e.delvers)))
GISTS.add(events.Completed, lambda e: Gist("closed: {}", f"{e.at} on {gathered(e.delvers)}"))
GISTS.add(events.Deserted, lambda e: Gist("closed empty: {}", e.at))

# What was fought, won and lost.


@GISTS.of(events.Won)
def _won(e: events.Won) -> tuple[Gist, ...]:
    return (by(e.who, "won {}", "battle", 1),) if e.rank == 1 else ()


GISTS.add(events.Succeeded, lambda e: by(e.who, "came through {}", "encounter", 1))
GISTS.add(events.Failed, lambda e: by(e.who, "failed in {}", "encounter", 1))
GISTS.add(events.Revealed, lambda e: by(e.who, "used {}", the_treasure(e.treasure)))
GISTS.add(events.Receipt, lambda e: by(e.who, "used {}", the_treasure(e.treasure)))

GISTS.add(extras.Driven, lambda e: by(e.who, "drove off {}", "the beast"))
GISTS.add(extras.Prowled, lambda e: Gist("the beast went to {}", e.at))

# What was scored.

GISTS.add(extras.Fulfilled, lambda e: by(e.who, "fulfilled {}", content().contracts[e.contract].name))


@GISTS.of(events.Collected)
def _collected(e: events.Collected) -> tuple[Gist, ...]:
    gold = [by(e.who, "collected {}", "Gold", e.gold, "Gold")] if e.gold else []
    return (*gold, *([by(e.who, "collected {}", "Treasure", e.treasure)] if e.treasure else []))


@GISTS.of(events.GainedXp)
def _gained_xp(e: events.GainedXp) -> Gist:
    return by(e.who, "gained {} XP" if e.amount > 0 else "lost {} XP", number=abs(e.amount))


@GISTS.of(events.Flipped)
def _flipped(e: events.Flipped) -> Gist:
    what = f"Gold of {e.card}" if e.deck == "gold" else the_treasure(e.card)
    return by(e.who, "turned {} faceup", what)


# What was decided.

GISTS.add(events.Faction, lambda e: by(e.who, "leads the {}", content().band.factions[e.faction].name))
GISTS.add(events.Opened, lambda e: by(e.first, "goes first"))
GISTS.add(events.Ending, lambda e: Gist(f"{lower(ENDINGS[e.why])}: the last round runs"))


@GISTS.of(events.Ended)
def _ended(e: events.Ended) -> Gist:
    points = ", ".join(f"{name} {number}" for name, number in zip(e.names, e.points, strict=True))
    return Gist("it is over, and the points are {}", points)


def _begins(view: View, happened: Happened) -> bool:
    """Whether a round begins: with the first player's turn, unless that is one more of the same."""
    return isinstance(happened, events.Turn) and not happened.extra and happened.who == view.state.names[view.state.first]


MEMORY: Recollection[View] = Recollection(
    HAPPENINGS, GISTS, part="round", begins=_begins, number=lambda view: view.state.round
)
"""What matters of a cavern, by rounds."""
