"""One sentence for each type of event; what belongs together `story.Story` gathers."""

from engine.core.events import Sayings

from . import exploring, fighting, keeping, scoring, trading, turning

SAYINGS = Sayings(turning.SAYINGS, exploring.SAYINGS, fighting.SAYINGS, trading.SAYINGS, scoring.SAYINGS, keeping.SAYINGS)
"""Every event, told by itself."""
