"""One sentence for each type of event; what belongs together `story.Story` gathers."""

from engine.core.events import Sayings

from . import course, keeping, ventures

SAYINGS = Sayings(course.SAYINGS, ventures.SAYINGS, keeping.SAYINGS)
"""Every event, told by itself."""
