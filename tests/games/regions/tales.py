"""Stories of a few events, and the blows that tests tell of."""

from __future__ import annotations

from engine.core.events import Happened
from engine.games.regions.rules.events import striking
from engine.games.regions.rules.events.striking import roll
from engine.games.regions.speech.story import tell
from engine.games.regions.state.state import State
from engine.games.regions.state.view import View

from .build import (
    party,
)

DOWN = striking.Down("Bob")
"""What has a card of its own: the rolls that are told beside it are on none."""
NONE = ()
"""No roll."""


def told(*happened: Happened, state: State | None = None) -> list[str]:
    """Return the lines of a story that everybody reads."""
    return tell(View(None, state or party(), True), [item.told() for item in happened]).split("\n")


def heave(won: bool, *, how: str = "act", target: str = "Needle gnats") -> tuple[Happened, Happened]:
    """Return that Ada plays Heave: a d6 that the dark makes a d4 rolled 3, against a d4 that rolled 2."""
    inflict = roll("1d6", "1d4", (3,), (("dark", -1),))
    return (
        striking.Played("Ada", "Heave", "action", (target,), how),
        striking.Clash("Ada", "Heave", target, "Scatter", inflict, roll("1d4", "1d4", (2,), ()), won, how),
    )


def hit(who: str, amount: int, left: int, *, effort: bool = False) -> Happened:
    """Return that a PC loses EP to a d8."""
    return striking.Hurt(who, amount, left, "Ada", roll("1d8", "1d8", (amount,), ()), (), effort)
