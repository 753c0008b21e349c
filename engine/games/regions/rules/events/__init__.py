"""Every event of a scenario: what it is called, the rules behind it, and the facts that its sentence needs.

PCs are named by their characters' names (``who``), Challenges as players call them ("Sharp guard 2"), regions, plays, Gear
and features by their names. What only the game master may know names their seat.
"""

from engine.core.events import Happenings

from . import challenging, exploring, striking, turning

HAPPENINGS = Happenings(challenging, exploring, striking, turning)
"""Every event of a scenario, to be read again."""
