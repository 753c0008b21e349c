"""One sentence for each kind of event, in the order of `events`; what belongs together `story.Story` gathers."""

from . import challenging, exploring, rounds, striking
from .telling import Sayings, saying

SAYINGS: Sayings = {**rounds.SAYINGS, **exploring.SAYINGS, **striking.SAYINGS, **challenging.SAYINGS}
"""One sentence per kind of event."""

__all__ = ["SAYINGS", "saying"]
