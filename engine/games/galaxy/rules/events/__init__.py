"""Every event of a galaxy: what it is called, the rules behind it, and the facts that its sentence needs.

Players are named by their names (``who``), planets and systems by what players call them, cards, relics, technologies and
goals by their ids. Units are written "2 scout, 3 infantry". What only one player may know is told to their seat alone.
"""

from engine.core.events import Happenings

from . import course, keeping, phases, ventures

EVENTS = Happenings(course, keeping, phases, ventures)
"""Every event, by its kind."""
