"""One sentence for each kind of event, in the order of `events`; what belongs together `story.Story` gathers."""

from . import exploring, fighting, keeping, scoring, trading, turning
from .telling import Sayings

SAYINGS: Sayings = {
    **turning.SAYINGS,
    **exploring.SAYINGS,
    **fighting.SAYINGS,
    **trading.SAYINGS,
    **scoring.SAYINGS,
    **keeping.SAYINGS,
}
"""One sentence per kind of event; "" for what needs no word."""

__all__ = ["SAYINGS"]
