"""What somebody who was away is told of an expedition."""

from __future__ import annotations

from engine.core.events import Happened
from engine.core.recalling import Gist, Gists, Recollection, by, each
from engine.core.words import an

from ..rules.events import HAPPENINGS, deciding, finding, happening, meeting, travelling
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.naming import called, how_many, inside, whereabouts
from ..state.view import View
from .words import amount

PARTY = "the party"
GISTS = Gists()
"""What each event comes to; what is not in it is plain going on."""

NAMELESS = ("located", "rumour")
"""How a site comes onto the map of which the party knows no more than its category and its place."""


def _way_to(beyond: str) -> str:
    return WORDS("way-to", beyond=beyond, where=whereabouts(beyond))


def _spot(at: str) -> str:
    return WORDS("spot", at=at, where=whereabouts(at))


# What was found.


@GISTS.of(travelling.SiteSeen)
def _site_seen(e: travelling.SiteSeen) -> Gist:
    what = an(str(e.category)) if e.how in NAMELESS else called(e.name)
    return Gist("on the map came {}", f"{what} {_spot(e.at)}" if e.at else what)


@GISTS.of(travelling.Rumour)
def _rumour(e: travelling.Rumour) -> Gist:
    way = e.direction and (f"along way {e.direction}" if len(e.direction) == 1 else f"to the {e.direction}")
    where = f"at {e.at}" if e.at else " ".join(filter(None, (way, WORDS("far-off", far=e.far) if e.far else "")))
    return by(PARTY, "heard of {}", f"{an(str(e.category))} {where}".strip())


@GISTS.of(travelling.Spotted)
def _spotted(e: travelling.Spotted) -> Gist:
    return Gist("something stands at {}" if e.anything else "nothing stands at {}", e.at)


@GISTS.of(travelling.Scouted)
def _scouted(e: travelling.Scouted) -> Gist:
    return by(e.who, "scouted {}", inside(e.at))


@GISTS.of(finding.Searched)
def _searched(e: finding.Searched) -> Gist:
    return by(PARTY, "searched {}", inside(e.at))


@GISTS.of(finding.Tracked)
def _tracked(e: finding.Tracked) -> tuple[Gist, ...]:
    return (Gist("tracks seem to lead to {}", inside(e.direction)),) if e.direction else ()


@GISTS.of(finding.Treasure)
def _treasure(e: finding.Treasure) -> tuple[Gist, ...]:
    coins = [by(PARTY, "got {}", "coin", e.coins)] if e.coins else []
    return (*coins, *each("got {}", (amount(item.partition(" ")[0], how_many(item)) for item in e.items), PARTY))


@GISTS.of(finding.Gained)
def _gained(e: finding.Gained) -> Gist:
    who = e.who or PARTY
    return by(who, "got {}", "coin", e.count) if e.what == "coins" else by(who, "got {}", amount(e.what, e.count))


GISTS.add(travelling.Terrain, lambda e: each("the ground became known of {}", e.places))
GISTS.add(travelling.Arrived, lambda e: by(PARTY, "came to {}", inside(e.at)))
GISTS.add(travelling.Edge, lambda e: Gist("the region ends before {}", e.at))
GISTS.add(travelling.Rim, lambda e: each("the region ends before {}", e.places))
GISTS.add(travelling.Blocked, lambda e: Gist("{} is blocked", _way_to(e.beyond)))
GISTS.add(finding.Passage, lambda e: Gist("a way opened between {}", f"{inside(e.a)} and {inside(e.b)}"))
GISTS.add(finding.Clue, lambda e: by(PARTY, "found {}", "clue", 1))
GISTS.add(finding.Tale, lambda e: by(PARTY, "heard more of {}", f"“{e.name}”"))
GISTS.add(finding.Investigated, lambda e: by(PARTY, "looked into {}", called(e.name)))
GISTS.add(finding.Discovery, lambda e: Gist("{} came to light", f"{e.name} ({WORDS('nature-name', nature=e.nature)})"))
GISTS.add(finding.Restocked, lambda e: Gist("things have changed at {}", called(e.name)))
GISTS.add(finding.Goal, lambda e: Gist("the goal was {}", e.what))
GISTS.add(finding.Snag, lambda e: Gist("there is a catch to {}", called(e.name)))

# What was met and fought, and lost.

GISTS.add(meeting.Met, lambda e: by(PARTY, "met {}", WORDS("people", foe=e.name, count=e.count)))
GISTS.add(meeting.Won, lambda e: by(PARTY, "beat {}", WORDS("foes", foe=e.name)))
GISTS.add(meeting.Defeat, lambda e: by(PARTY, "was beaten", often=True))
GISTS.add(meeting.Threat, lambda e: Gist("{} came to pass", f"“{e.name}”"))
GISTS.add(happening.Died, lambda e: Gist("{} died", e.who))
GISTS.add(happening.Wounded, lambda e: Gist("{} took a Wound", e.who, often=True))
GISTS.add(happening.Collapsed, lambda e: Gist("{} collapsed", e.who, often=True))
GISTS.add(happening.Poisoned, lambda e: Gist("{} ate something poisonous", e.who))
GISTS.add(happening.Hungry, lambda e: Gist("{} went hungry", e.who))
GISTS.add(finding.Trap, lambda e: Gist("a chest was trapped"))


@GISTS.of(happening.Worn)
def _worn(e: happening.Worn) -> tuple[Gist, ...]:
    return (by(e.who, "broke {}", amount(e.item, 1)),) if e.what == "broken" else ()


# What was decided.


@GISTS.of(deciding.Character)
def _character(e: deciding.Character) -> Gist:
    """Return whom somebody plays: at the start that is told in short of all for whom the house chose."""
    known = content().archetypes.get(e.kind)
    return by(e.who, "chose the {}", known.name) if known is not None else Gist("{} joined", e.who)


@GISTS.of(deciding.Leads)
def _leads(e: deciding.Leads) -> tuple[Gist, ...]:
    return (Gist("{} leads the party", e.who),) if e.settled else ()


@GISTS.of(finding.Offerings)
def _offerings(e: finding.Offerings) -> Gist:
    return by(PARTY, "took the offerings" if e.taken else "left the offerings")


GISTS.add(deciding.SetOut, lambda e: by(PARTY, "set out from {}", inside(e.at)))
GISTS.add(deciding.Entered, lambda e: Gist("{} joined", e.who))
GISTS.add(happening.Camp, lambda e: by(PARTY, "camped at {}", inside(e.at)))
GISTS.add(happening.Rested, lambda e: by(PARTY, "rested at {}", inside(e.at)))
GISTS.add(meeting.Said, lambda e: Gist("{} spoke", e.name or "the game master"))
GISTS.add(meeting.Ruling, lambda e: Gist("the game master ruled: {}", e.text.rstrip(".")))
GISTS.add(meeting.SecretRuling, lambda e: Gist("in secret: {}", e.text.rstrip(".")))
GISTS.add(meeting.Ended, lambda e: Gist(f"the expedition ended after {e.days} days"))
GISTS.add(meeting.KeptPlace, lambda e: Gist("never found: {}", f"{called(e.name)} {_spot(e.at)}"))


def _begins(view: View, happened: Happened) -> bool:
    return isinstance(happened, travelling.Dawn)


MEMORY: Recollection[View] = Recollection(HAPPENINGS, GISTS, part="day", begins=_begins, number=lambda view: view.state.day)
"""What matters of an expedition, by days."""
