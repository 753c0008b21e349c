"""How long an expedition lasts: what wins it, after how many rounds it is over, and what the short form begins with."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from .content import content
from .state import State


class Length(msgspec.Struct, frozen=True):
    """How long an expedition is. ``points`` win at once, of a crowd ``fewer``; it ends after so many ``rounds``. Everybody
    begins with so many ``scouts``, and so many public ``goals`` lie open. Research takes so many symbols ``less``, and so
    many ``relics`` lie under the seal of Meridian. It takes about so many ``minutes``, and of each player from the
    ``fewest`` presses to the ``most`` that were measured."""

    points: int
    fewer: int
    rounds: int
    scouts: int
    goals: int
    less: int
    relics: int
    minutes: int
    fewest: int
    most: int


CROWD = 5
"""From so many players on fewer points win (GAL-G45)."""

LENGTHS: Mapping[str, Length] = {
    "full": Length(points=8, fewer=7, rounds=6, scouts=1, goals=2, less=0, relics=1, minutes=180, fewest=75, most=120),
    "short": Length(points=5, fewer=5, rounds=4, scouts=2, goals=3, less=1, relics=2, minutes=120, fewest=45, most=90),
}
"""The lengths by name (GAL-G01, GAL-G05, GAL-G45, GAL-G90)."""

SMALL = 3
"""For up to so many players the lobby proposes the short one (GAL-G90)."""


def enough(state: State) -> int:
    """Return how many points win at once, by the length and by how many players began the game (GAL-G45, GAL-G90)."""
    return winning(state.length, len(state.players))


def winning(length: str, players: int) -> int:
    """Return how many points win a game of a length that so many players began."""
    known = LENGTHS[length]
    return known.points if players < CROWD else known.fewer


TURNS, LOOKS = 4.5, 4
"""How many turns a player has in a round, and how many turns are taken in a day where everybody looks in twice."""

TOGETHER = 0.75
"""For how many days a round is between turns: goals and votes, of all at once."""


def weeks(length: str, players: int) -> int:
    """Return how many weeks a game of a length takes so many who look in twice a day."""
    days = LENGTHS[length].rounds * (TURNS * max(2, players) / LOOKS + TOGETHER)
    return max(1, round(days / 7))


def rounds(state: State) -> int:
    """Return after how many rounds it is over (GAL-G01, GAL-G90)."""
    return LENGTHS[state.length].rounds


def symbols(state: State, technology: str) -> int:
    """Return how many symbols it takes to research a technology (GAL-G38, GAL-G90)."""
    return needed(state.length, technology)


def needed(length: str, technology: str) -> int:
    """Return how many symbols it takes to research a technology in a game of a length."""
    return max(0, content().technologies[technology].needs - LENGTHS[length].less)
