"""Every event of a delve: the rules behind it, and the facts that its sentence needs.

Adventurers and the companion are named by what they are called (``who``, ``whom``), places by the label of their hex.
Enemies are named by the id of their chip; cards, tiles and relics by theirs in data/skyshard. Where the rules depend on
what brought it about, the code that tells an event names them.
"""

from engine.core.events import Happenings

from . import course, finds, quests, units

HAPPENINGS = Happenings(course, finds, units, quests)
"""Every event of a delve, by kind."""
