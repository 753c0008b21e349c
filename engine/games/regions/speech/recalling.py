"""What somebody who was away is told of a scenario."""

from __future__ import annotations

from engine.core.events import Happened
from engine.core.recalling import Gist, Gists, Recollection, by, each

from ..rules.events import HAPPENINGS, challenging, exploring, striking, turning
from ..state.naming import gear_name, the
from ..state.view import View
from .words import one, place

PARTY = "the party"
GISTS = Gists()
"""What each event comes to; what is not in it is plain going on."""

# What was found.


@GISTS.of(exploring.SawRegion)
def _saw_region(e: exploring.SawRegion) -> Gist:
    return by(PARTY, "came to {}" if e.how == "entered" else "saw {}", place(e.name))


@GISTS.of(exploring.Saw)
def _saw(e: exploring.Saw) -> tuple[Gist, ...]:
    return each("met {}", map(the, e.who), PARTY)


@GISTS.of(exploring.Searched)
def _searched(e: exploring.Searched) -> tuple[Gist, ...]:
    return each("found {}", map(one, e.found), e.who)


@GISTS.of(exploring.Gained)
def _gained(e: exploring.Gained) -> tuple[Gist, ...]:
    lost = [by(e.who, "lost {}", "Valuable", -e.valuables)] if e.valuables < 0 else []
    coins = [by(e.who, "found {}", "Valuable", e.valuables)] if e.valuables > 0 else []
    return (*lost, *coins, *each("found {}", [*(one(gear_name(name)) for name in e.gear), *map(the, e.objects)], e.who))


@GISTS.of(exploring.Picked)
def _picked(e: exploring.Picked) -> tuple[Gist, ...]:
    return (by(e.who, "opened {}", the(e.lock)),) if e.opened else ()


GISTS.add(exploring.Passage, lambda e: Gist("a hidden way came to light out of {}", place(e.where)))
GISTS.add(exploring.Blocked, lambda e: Gist("{} barred the way", e.by))
GISTS.add(exploring.Fortune, lambda e: by(e.who, "found {}", "a Fortune"))
GISTS.add(exploring.Opened, lambda e: by(e.who, "opened {}", the(e.what)))
GISTS.add(exploring.Unlocked, lambda e: Gist("{} opened", the(e.what)))
GISTS.add(exploring.Used, lambda e: by(e.who, "used {}", the(e.what)))
GISTS.add(exploring.LitUp, lambda e: Gist("it is light now in {}", place(e.where)))

# What was fought, and lost.

GISTS.add(striking.Defeated, lambda e: by(PARTY, "overcame {}", the(e.what)))
GISTS.add(striking.Down, lambda e: Gist("{} went down", e.who, often=True))
GISTS.add(striking.Injured, lambda e: Gist("{} took an Injury", e.who, often=True))
GISTS.add(striking.Died, lambda e: Gist("{} died", e.who))
GISTS.add(striking.Infected, lambda e: by(e.who, "caught {}", e.disease))
GISTS.add(challenging.Sprung, lambda e: Gist("{} went off", the(e.what)))
GISTS.add(challenging.CameBack, lambda e: Gist("{} came back", the(e.what)))
GISTS.add(challenging.Alerted, lambda e: Gist("the alarm reached {}", the(e.what)))
GISTS.add(challenging.BodyFound, lambda e: Gist("a body was found"))
GISTS.add(challenging.UnseenAlarm, lambda e: Gist("there was an alarm out of sight"))
GISTS.add(challenging.TokensLost, lambda e: by(PARTY, "lost {}", "Stealth Token", e.count))
GISTS.add(turning.Closed, lambda e: Gist("nobody gets into {} any more", place(e.where)))


CAUGHT = {
    "caught": "time ran out for {}",
    "injury": "left behind: {}",
    "death": "left behind for good: {}",
}
GISTS.add(turning.Caught, lambda e: Gist(CAUGHT.get(e.how, CAUGHT["caught"]), e.who))

# What was reached and decided.


@GISTS.of(turning.WantsToGiveUp)
def _gives_up(e: turning.WantsToGiveUp) -> tuple[Gist, ...]:
    return (Gist("{} would give up", e.who),) if e.agrees else ()


ENDED = {"won": "the scenario was won", "partly": "the scenario was won in part", "lost": "the scenario was lost"}

GISTS.add(turning.JoinedUp, lambda e: Gist("{} joined up", e.who))
GISTS.add(turning.SetOut, lambda e: by(PARTY, "set out from {}", place(e.where)))
GISTS.add(turning.ReachedGoal, lambda e: Gist(f"{{}} got out by {place(e.where)}", e.who))
GISTS.add(turning.NotYet, lambda e: Gist(f"what the party came for was still missing at {place(e.where)}"))
GISTS.add(turning.Ended, lambda e: Gist(ENDED.get(e.ending, "the party gave up")))
GISTS.add(turning.Said, lambda e: Gist("{} spoke", e.who or "the game master"))
GISTS.add(turning.Ruling, lambda e: Gist("the game master ruled: {}", e.text.rstrip(".")))
GISTS.add(turning.SecretRuling, lambda e: Gist("in secret: {}", e.text.rstrip(".")))


def _begins(view: View, happened: Happened) -> bool:
    return isinstance(happened, turning.RoundBegins)


MEMORY: Recollection[View] = Recollection(
    HAPPENINGS, GISTS, part="round", begins=_begins, number=lambda view: view.state.round
)
"""What matters of a scenario, by rounds."""
