"""What somebody who was away is told of a galaxy, or of a desk."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.events import Happened
from engine.core.recalling import Gist, Gists, Recollection, by
from engine.core.words import count

from ..rules.events import EVENTS, course, keeping, ventures
from ..state.content import content
from ..state.naming import DECKS, card_name, fragment_kind, relic_name, the_place
from ..state.view import View

GISTS = Gists()
"""What each event comes to; what is not in it is plain going on."""


def _lost(who: str, written: str) -> Iterator[Gist]:
    """Yield what somebody lost, as events have units: "2 scout, 3 infantry"."""
    for part in filter(None, written.split(", ")):
        number, _, kind = part.partition(" ")
        if number.isdigit():
            known = content().units.get(kind)
            one, many = (known.name.lower(), known.many.lower()) if known else (kind, "")
            yield by(who, "lost {}", one, int(number), many)


# What was found.


@GISTS.of(ventures.Explored)
def _explored(e: ventures.Explored) -> Gist:
    where = f" in {the_place(e.place)}" if e.place else ""
    what = f"the frontier{where}" if e.token else e.place
    return by(e.who, "explored {}", f"{what} ({card_name(e.card)})")


GISTS.add(ventures.Phantom, lambda e: Gist("the Phantom World appeared in {}", the_place(e.system) or "the dark"))
GISTS.add(ventures.Relic, lambda e: by(e.who, "gained {}", relic_name(e.relic)))
GISTS.add(ventures.Fragment, lambda e: by(e.who, "kept {}", f"{fragment_kind(e.kind)} fragment", 1))
GISTS.add(ventures.Looked, lambda e: by(e.who, "looked into {}", f"the {DECKS.get(e.deck, e.deck)} deck"))
GISTS.add(course.HiddenGoal, lambda e: Gist("you drew the hidden goal {}", card_name(e.goal)))
GISTS.add(course.OrderCards, lambda e: Gist("you drew {}", ", ".join(map(card_name, e.cards))))
GISTS.add(course.GoalRevealed, lambda e: Gist("open goals are new: {}", card_name(e.goal)))

# What was fought, won and lost.


@GISTS.of(ventures.Gained)
def _gained(e: ventures.Gained) -> Gist:
    return by(e.who, f"took {{}} from {e.before}" if e.before else "gained {}", e.planet)


@GISTS.of(ventures.BattleOver)
def _battle_over(e: ventures.BattleOver) -> Gist:
    return by(e.winner or "nobody", "won {}", f"the fight {'on' if e.ground else 'in'} {the_place(e.place)}")


GISTS.add(ventures.Lost, lambda e: tuple(_lost(e.who, e.units)))
GISTS.add(course.RemovedUnits, lambda e: tuple(_lost(e.who, e.units)))
GISTS.add(course.RemovedExcess, lambda e: tuple(_lost(e.who, e.units)))
GISTS.add(ventures.DockDestroyed, lambda e: by(e.owner, "lost {}", f"the dock on {e.planet}"))
GISTS.add(ventures.Freed, lambda e: by(e.owner, "lost {}", e.planet))
GISTS.add(ventures.PlanetDestroyed, lambda e: Gist("the Star Lance burnt {} away", e.planet))
GISTS.add(ventures.Retreated, lambda e: by(e.who, "retreated from {}", the_place(e.system)))
GISTS.add(ventures.RelicPurged, lambda e: by(e.who, "used up {}", relic_name(e.relic)))
GISTS.add(course.Resigned, lambda e: Gist("{} resigned", e.who))

# What was scored.


@GISTS.of(course.Scored)
def _scored(e: course.Scored) -> Gist:
    return by(e.who, "scored {}", f"{card_name(e.goal)} ({count(e.points, 'point')} now)")


@GISTS.of(course.Point)
def _point(e: course.Point) -> Gist:
    verb = "lost a point" if e.why == "splinter-lost" else "won a point"
    return by(e.who, f"{verb} ({{}} now)", str(e.points))


# What was decided.

GISTS.add(course.Technology, lambda e: by(e.who, "has {} now", card_name(e.technology)))
GISTS.add(course.Played, lambda e: by(e.who, "played {}", card_name(e.card)))
GISTS.add(course.Dealt, lambda e: Gist(f"{e.who} and {e.partner} traded"))
GISTS.add(course.Speaker, lambda e: by(e.who, "became speaker"))
GISTS.add(course.Away, lambda e: Gist("{} went missing", e.who))
GISTS.add(course.Back, lambda e: Gist("{} came back", e.who))


@GISTS.of(course.Passed)
def _passed(e: course.Passed) -> tuple[Gist, ...]:
    return (by(e.who, "missed a turn"),) if e.missed else ()


@GISTS.of(course.Ended)
def _ended(e: course.Ended) -> Gist:
    points = ", ".join(f"{name} {number}" for name, number in zip(e.names, e.points, strict=True))
    return Gist(f"{e.winner} won; the points are {{}}", points)


# At a desk.

GISTS.add(keeping.Seated, lambda e: Gist("{} joined", e.who))
GISTS.add(keeping.PlanetOf, lambda e: by(e.owner or "nobody", "holds {} now", e.planet))
GISTS.add(keeping.PlanetGone, lambda e: Gist("{} went out of the game", e.planet))
GISTS.add(keeping.Opened, lambda e: Gist("the desk was opened for {}", ", ".join(e.players)))
GISTS.add(course.Begun, lambda e: by(e.speaker, "is the first speaker"))


def _begins(view: View, happened: Happened) -> bool:
    return isinstance(happened, course.RoundBegun)


MEMORY: Recollection[View] = Recollection(EVENTS, GISTS, part="round", begins=_begins, number=lambda view: view.state.round)
"""What matters of a galaxy, by rounds."""
