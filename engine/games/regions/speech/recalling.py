"""What somebody who was away is told of a scenario."""

from __future__ import annotations

from engine.core.events import Happened
from engine.core.recalling import Gist, Gists, Recollection, by, each

from ..rules.events import HAPPENINGS, challenging, exploring, striking, turning
from ..state.catalogue import WORDS
from ..state.naming import gear_name, the
from ..state.view import View
from .words import one, place

PARTY = WORDS("gist-party")
GISTS = Gists()
"""What each event comes to; what is not in it is plain going on."""

# What was found.


@GISTS.of(exploring.SawRegion)
def _saw_region(e: exploring.SawRegion) -> Gist:
    return by(PARTY, WORDS("gist-came" if e.how == "entered" else "gist-saw", mark="{}"), place(e.name))


@GISTS.of(exploring.Saw)
def _saw(e: exploring.Saw) -> tuple[Gist, ...]:
    return each(WORDS("gist-met", mark="{}"), map(the, e.who), PARTY)


@GISTS.of(exploring.Searched)
def _searched(e: exploring.Searched) -> tuple[Gist, ...]:
    return each(WORDS("gist-found", mark="{}"), map(one, e.found), e.who)


@GISTS.of(exploring.Gained)
def _gained(e: exploring.Gained) -> tuple[Gist, ...]:
    lost = [by(e.who, WORDS("gist-lost", mark="{}"), WORDS("gist-valuable"), -e.valuables)] if e.valuables < 0 else []
    coins = [by(e.who, WORDS("gist-found", mark="{}"), WORDS("gist-valuable"), e.valuables)] if e.valuables > 0 else []
    things = [*(one(gear_name(name)) for name in e.gear), *map(the, e.objects)]
    return (*lost, *coins, *each(WORDS("gist-found", mark="{}"), things, e.who))


@GISTS.of(exploring.Picked)
def _picked(e: exploring.Picked) -> tuple[Gist, ...]:
    return (by(e.who, WORDS("gist-opened", mark="{}"), the(e.lock)),) if e.opened else ()


GISTS.add(exploring.Passage, lambda e: Gist(WORDS("gist-passage", mark="{}"), place(e.where)))
GISTS.add(exploring.Blocked, lambda e: Gist(WORDS("gist-barred", mark="{}"), e.by))
GISTS.add(exploring.Fortune, lambda e: by(e.who, WORDS("gist-found", mark="{}"), WORDS("gist-fortune")))
GISTS.add(exploring.Opened, lambda e: by(e.who, WORDS("gist-opened", mark="{}"), the(e.what)))
GISTS.add(exploring.Unlocked, lambda e: Gist(WORDS("gist-unlocked", mark="{}"), the(e.what)))
GISTS.add(exploring.Used, lambda e: by(e.who, WORDS("gist-used", mark="{}"), the(e.what)))
GISTS.add(exploring.LitUp, lambda e: Gist(WORDS("gist-lit", mark="{}"), place(e.where)))

# What was fought, and lost.

GISTS.add(striking.Defeated, lambda e: by(PARTY, WORDS("gist-overcame", mark="{}"), the(e.what)))
GISTS.add(striking.Down, lambda e: Gist(WORDS("gist-down", mark="{}"), e.who, often=True))
GISTS.add(striking.Injured, lambda e: Gist(WORDS("gist-injured", mark="{}"), e.who, often=True))
GISTS.add(striking.Died, lambda e: Gist(WORDS("gist-died", mark="{}"), e.who))
GISTS.add(striking.Infected, lambda e: by(e.who, WORDS("gist-ill", mark="{}"), e.disease))
GISTS.add(challenging.Sprung, lambda e: Gist(WORDS("gist-sprung", mark="{}"), the(e.what)))
GISTS.add(challenging.CameBack, lambda e: Gist(WORDS("gist-back", mark="{}"), the(e.what)))
GISTS.add(challenging.Alerted, lambda e: Gist(WORDS("gist-alerted", mark="{}"), the(e.what)))
GISTS.add(challenging.BodyFound, lambda e: Gist(WORDS("gist-body")))
GISTS.add(challenging.UnseenAlarm, lambda e: Gist(WORDS("gist-alarm")))
GISTS.add(challenging.TokensLost, lambda e: by(PARTY, WORDS("gist-lost", mark="{}"), WORDS("gist-token"), e.count))
GISTS.add(turning.Closed, lambda e: Gist(WORDS("gist-closed", mark="{}"), place(e.where)))
GISTS.add(turning.Caught, lambda e: Gist(WORDS("gist-caught", how=e.how, mark="{}"), e.who))

# What was reached and decided.


@GISTS.of(turning.WantsToGiveUp)
def _gives_up(e: turning.WantsToGiveUp) -> tuple[Gist, ...]:
    return (Gist(WORDS("gist-gives-up", mark="{}"), e.who),) if e.agrees else ()


GISTS.add(turning.JoinedUp, lambda e: Gist(WORDS("gist-joined", mark="{}"), e.who))
GISTS.add(turning.SetOut, lambda e: by(PARTY, WORDS("gist-set-out", mark="{}"), place(e.where)))
GISTS.add(turning.ReachedGoal, lambda e: Gist(WORDS("gist-out", mark="{}", where=e.where), e.who))
GISTS.add(turning.NotYet, lambda e: Gist(WORDS("gist-not-yet", where=e.where)))
GISTS.add(turning.Ended, lambda e: Gist(WORDS("gist-ended", ending=e.ending)))
GISTS.add(turning.Said, lambda e: Gist(WORDS("gist-spoke", mark="{}"), e.who or WORDS("gist-master")))
GISTS.add(turning.Ruling, lambda e: Gist(WORDS("gist-ruled", mark="{}"), e.text.rstrip(".")))
GISTS.add(turning.SecretRuling, lambda e: Gist(WORDS("gist-secret", mark="{}"), e.text.rstrip(".")))


def _begins(view: View, happened: Happened) -> bool:
    return isinstance(happened, turning.RoundBegins)


MEMORY: Recollection[View] = Recollection(
    HAPPENINGS, GISTS, part="round", begins=_begins, number=lambda view: view.state.round
)
"""What matters of a scenario, by rounds."""
