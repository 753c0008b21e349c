"""What the effects of a dilemma's ways are worth, in stretches (WLD-G133)."""

from __future__ import annotations

GAINS = {
    "clue": 1.0,
    "goal": 1.5,
    "study": 1.2,
    "friend": 0.5,
    "view": 0.3,
    "eye": 0.25,
    "food": 0.2,
    "herb": 0.15,
    "material": 0.1,
    "coins": 0.25,
    "resolve": 0.7,
}
"""What things are worth that a way may bring, in stretches, about. A second throw at the goal saves most of an action."""
RESTED = 0.25
"""What it is worth to each who is tired to be less so."""
LOSSES = {"tick": 0.25, "tired": 0.25, "wound": 0.8, "bane": 0.3, "coins": 0.15, "food": 0.15}
"""What it costs where it goes wrong, or before."""
HEXES = ((2, 1.0), (3, 2.2), (4, 3.5), (5, 5.1), (6, 5.3), (7, 6.2), (12, 6.8))
"""In a hunt, with up to so many hexes left, how many actions it takes until the party stands at the goal (measured)."""


def seeking(hexes: int) -> float:
    """Return about how many actions a hunt takes with so many hexes left."""
    return next((number for most, number in HEXES if hexes <= most), HEXES[-1][1])
