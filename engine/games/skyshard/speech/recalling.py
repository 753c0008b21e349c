"""What somebody who was away is told of a delve."""

from __future__ import annotations

from engine.core.events import Happened
from engine.core.recalling import Gist, Gists, Recollection, by
from engine.core.words import an, lower

from ..rules.events import HAPPENINGS, course, finds, quests, units
from ..state.content import content
from ..state.naming import lower_companion, relic_name, sought, sought_card
from ..state.view import View
from .quests import counted

GISTS = Gists()
"""What each event comes to; what is not in it is plain going on."""


def _tile(tile: str) -> str:
    return lower(content().tiles[tile].name)


ENDED = {
    "won": "the delve was won in round {}",
    "lost": "the delve was lost in round {}",
    "retreat": "the party left in round {}",
}

# What was found.

GISTS.add(finds.Explored, lambda e: by(e.who, "explored {}" if e.fits else "drew {}", f"the {_tile(e.tile)}"))
GISTS.add(finds.NoTile, lambda e: Gist("{} came to light", sought_card(e.scene), 1))
GISTS.add(finds.NoFit, lambda e: Gist("nothing fits behind {}", f"door {e.door}"))
GISTS.add(finds.Cache, lambda e: Gist("{} came to light", "cache", 1))
GISTS.add(finds.EnemyDrawn, lambda e: Gist("{} turned up", "enemy", 1, "enemies"))
GISTS.add(finds.Peeked, lambda e: Gist("the next card was looked at"))
GISTS.add(finds.Relic, lambda e: by(e.who, "found {}", f"the {relic_name(e.relic)}"))
GISTS.add(finds.FullyExplored, lambda e: Gist(f"every {sought(e.scene)} has been drawn"))
GISTS.add(finds.SupplyEnded, lambda e: Gist(f"with {counted(e.scene, e.required)} it is done, for no card is left"))
GISTS.add(units.Opened, lambda e: by(e.who, "opened {}", "cache", 1))


@GISTS.of(finds.Stays)
def _stays(e: finds.Stays) -> tuple[Gist, ...]:
    return (Gist("{} came to light", sought_card(e.scene), e.shards),) if e.shards else ()


# What was scored.

GISTS.add(finds.Shard, lambda e: by(e.who, "took {}", "star shard", e.shards))

# What a scenario brought.

GISTS.add(quests.Found, lambda e: by(e.who, "found {}", an(sought(e.scene))))
GISTS.add(quests.Delivered, lambda e: by(e.who, "brought {}", f"{e.home} of {e.wanted} to the gate"))
GISTS.add(quests.Unlocked, lambda e: by(e.who, "opened {}", f"a lock, {e.shut} to go" if e.shut else "the last lock"))
GISTS.add(quests.Dropped, lambda e: by(e.who, "lost hold of {}", "what they carried"))
GISTS.add(quests.Battered, lambda e: Gist("the gate was struck {}", "time", 1))
GISTS.add(quests.Phase, lambda e: Gist(f"the guardian began phase {e.number}"))
GISTS.add(quests.Beaten, lambda e: Gist("the guardian was beaten"))

# What was fought, and lost.

GISTS.add(units.Fell, lambda e: by(e.who, "fell at {}", e.at, often=True))
GISTS.add(units.CompanionFell, lambda e: by(lower_companion(e.who), "fell"))
GISTS.add(units.Returned, lambda e: by(e.who, "got up again"))
GISTS.add(units.EnemyBuried, lambda e: Gist("falling stones buried {}", "enemy", 1, "enemies"))
GISTS.add(units.Jammed, lambda e: Gist("{} jammed for good", "cache", 1))
GISTS.add(units.Sprung, lambda e: Gist("{} went off", "trap", 1))
GISTS.add(course.Collapsed, lambda e: Gist("{} fell in", f"the {_tile(e.tile)}"))


@GISTS.of(units.Struck)
def _struck(e: units.Struck) -> tuple[Gist, ...]:
    return (by(lower_companion(e.who), "felled {}", "enemy", 1, "enemies"),) if e.fell else ()


@GISTS.of(units.EnemyBurnt)
def _burnt(e: units.EnemyBurnt) -> tuple[Gist, ...]:
    return (Gist("embers felled {}", "enemy", 1, "enemies"),) if e.fell else ()


# What was decided.

GISTS.add(course.ClassTaken, lambda e: by(e.who, "chose the {}", content().adventurers[e.kind].name))
GISTS.add(course.CampaignEnded, lambda e: Gist("the campaign came to its end"))
GISTS.add(course.Ended, lambda e: Gist(ENDED[e.result].format(e.round)))


@GISTS.of(course.Retreats)
def _retreats(e: course.Retreats) -> tuple[Gist, ...]:
    return () if e.waiting else (Gist("all agreed to retreat"),)


def _begins(view: View, happened: Happened) -> bool:
    return isinstance(happened, course.Round)


MEMORY: Recollection[View] = Recollection(
    HAPPENINGS, GISTS, part="round", begins=_begins, number=lambda view: view.state.round
)
"""What matters of a delve, by rounds."""
