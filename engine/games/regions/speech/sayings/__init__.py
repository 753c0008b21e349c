"""One sentence for each kind of event, in the order of `events`; what belongs together `story.Story` gathers."""

from . import challenging, exploring, striking, turning
from .telling import Sayings, saying

SAYINGS: Sayings = {**turning.SAYINGS, **exploring.SAYINGS, **striking.SAYINGS, **challenging.SAYINGS}
"""One sentence per kind of event."""

__all__ = ["SAYINGS", "saying"]
