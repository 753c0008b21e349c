"""Every event of an expedition: what it is called, the rules behind it, and the facts that its sentence needs.

Members are named by their characters' names (``who``), places as players call them (`naming`), sites and foes by their
names in the region. Categories, terrains, results, items and the like are ids. What only the game master may know is told
to their seat.
"""

from engine.core.events import Happenings

from . import deciding, finding, happening, meeting, travelling

HAPPENINGS = Happenings(deciding, travelling, finding, happening, meeting)
"""Every event, to be read again."""
