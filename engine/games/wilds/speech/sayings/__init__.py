"""One sentence for each type of event, in the order of `events`; what is small print `story.Story` tells."""

from engine.core.events import Sayings

from . import deciding, finding, happening, meeting, travelling

SAYINGS = Sayings(deciding.SAYINGS, travelling.SAYINGS, finding.SAYINGS, happening.SAYINGS, meeting.SAYINGS)
"""One sentence for each type of event; `story.Story` gathers those that belong together."""
