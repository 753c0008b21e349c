"""What somebody who was away is told of a galaxy, or of a desk."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.events import Happened
from engine.core.recalling import Gist, Gists, Recollection, by

from ..rules.events import EVENTS, course, keeping, ventures
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.naming import card_name, the_place
from ..state.view import View

GAP = "{}"
"""Stands in a message for what is gathered there, see `Gist`."""

GISTS = Gists()
"""What each event comes to; what is not in it is plain going on."""


def _lost(who: str, written: str) -> Iterator[Gist]:
    """Yield what somebody lost, as events have units: "2 scout, 3 infantry"."""
    for part in filter(None, written.split(", ")):
        number, _, kind = part.partition(" ")
        if number.isdigit():
            known = content().units.get(kind)
            one, many = (known.name.lower(), known.many.lower()) if known else (kind, "")
            yield by(who, WORDS("gist-lost", what=GAP), one, int(number), many)


# What was found.


@GISTS.of(ventures.Explored)
def _explored(e: ventures.Explored) -> Gist:
    where = "planet" if not e.token else "place" if e.place else "frontier"
    return by(e.who, WORDS("gist-explored", what=GAP), WORDS("gist-found", where=where, place=e.place, card=e.card))


GISTS.add(ventures.Phantom, lambda e: Gist(WORDS("gist-phantom", what=GAP), the_place(e.system) or WORDS("gist-dark")))
GISTS.add(ventures.Relic, lambda e: by(e.who, WORDS("gist-gained", what=GAP), WORDS("gist-relic", relic=e.relic)))
GISTS.add(ventures.Fragment, lambda e: by(e.who, WORDS("gist-kept", what=GAP), WORDS("gist-fragment", kind=e.kind), 1))
GISTS.add(ventures.Looked, lambda e: by(e.who, WORDS("gist-looked", what=GAP), WORDS("gist-deck", deck=e.deck)))
GISTS.add(course.HiddenGoal, lambda e: Gist(WORDS("gist-hidden-goal", what=GAP), card_name(e.goal)))
GISTS.add(course.OrderCards, lambda e: Gist(WORDS("gist-drew", what=GAP), ", ".join(map(card_name, e.cards))))
GISTS.add(course.GoalRevealed, lambda e: Gist(WORDS("gist-open-goals", what=GAP), card_name(e.goal)))

# What was fought, won and lost.


@GISTS.of(ventures.Gained)
def _gained(e: ventures.Gained) -> Gist:
    words = WORDS("gist-took", what=GAP, before=e.before) if e.before else WORDS("gist-gained", what=GAP)
    return by(e.who, words, e.planet)


@GISTS.of(ventures.BattleOver)
def _battle_over(e: ventures.BattleOver) -> Gist:
    fight = WORDS("gist-fight", ground=e.ground, place=e.place)
    return by(e.winner or WORDS("gist-nobody"), WORDS("gist-won", what=GAP), fight)


GISTS.add(ventures.Lost, lambda e: tuple(_lost(e.who, e.units)))
GISTS.add(course.RemovedUnits, lambda e: tuple(_lost(e.who, e.units)))
GISTS.add(course.RemovedExcess, lambda e: tuple(_lost(e.who, e.units)))
GISTS.add(ventures.DockDestroyed, lambda e: by(e.owner, WORDS("gist-lost", what=GAP), WORDS("gist-dock", planet=e.planet)))
GISTS.add(ventures.Freed, lambda e: by(e.owner, WORDS("gist-lost", what=GAP), e.planet))
GISTS.add(ventures.PlanetDestroyed, lambda e: Gist(WORDS("gist-burnt", what=GAP), e.planet))
GISTS.add(ventures.Retreated, lambda e: by(e.who, WORDS("gist-retreated", what=GAP), the_place(e.system)))
GISTS.add(ventures.RelicPurged, lambda e: by(e.who, WORDS("gist-used-up", what=GAP), WORDS("gist-relic", relic=e.relic)))
GISTS.add(course.Resigned, lambda e: Gist(WORDS("gist-resigned", what=GAP), e.who))

# What was scored.


@GISTS.of(course.Scored)
def _scored(e: course.Scored) -> Gist:
    return by(e.who, WORDS("gist-scored", what=GAP), WORDS("gist-goal", goal=e.goal, points=e.points))


@GISTS.of(course.Point)
def _point(e: course.Point) -> Gist:
    return by(e.who, WORDS("gist-point", what=GAP, lost=e.why == "splinter-lost"), str(e.points))


# What was decided.

GISTS.add(course.Technology, lambda e: by(e.who, WORDS("gist-has-now", what=GAP), card_name(e.technology)))
GISTS.add(course.Played, lambda e: by(e.who, WORDS("gist-played", what=GAP), card_name(e.card)))
GISTS.add(course.Dealt, lambda e: Gist(WORDS("gist-traded", who=e.who, partner=e.partner)))
GISTS.add(course.Speaker, lambda e: by(e.who, WORDS("gist-speaker")))
GISTS.add(course.Away, lambda e: Gist(WORDS("gist-away", what=GAP), e.who))
GISTS.add(course.Back, lambda e: Gist(WORDS("gist-back", what=GAP), e.who))


@GISTS.of(course.Passed)
def _passed(e: course.Passed) -> tuple[Gist, ...]:
    return (by(e.who, WORDS("gist-missed")),) if e.missed else ()


@GISTS.of(course.Ended)
def _ended(e: course.Ended) -> Gist:
    points = ", ".join(f"{name} {number}" for name, number in zip(e.names, e.points, strict=True))
    return Gist(WORDS("gist-end", who=e.winner, what=GAP), points)


# At a desk.

GISTS.add(keeping.Seated, lambda e: Gist(WORDS("gist-joined", what=GAP), e.who))
GISTS.add(keeping.PlanetOf, lambda e: by(e.owner or WORDS("gist-nobody"), WORDS("gist-holds-now", what=GAP), e.planet))
GISTS.add(keeping.PlanetGone, lambda e: Gist(WORDS("gist-gone", what=GAP), e.planet))
GISTS.add(keeping.Opened, lambda e: Gist(WORDS("gist-opened", what=GAP), ", ".join(e.players)))
GISTS.add(course.Begun, lambda e: by(e.speaker, WORDS("gist-first-speaker")))


def _begins(view: View, happened: Happened) -> bool:
    return isinstance(happened, course.RoundBegun)


MEMORY: Recollection[View] = Recollection(EVENTS, GISTS, part="round", begins=_begins, number=lambda view: view.state.round)
"""What matters of a galaxy, by rounds."""
