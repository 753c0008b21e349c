"""One sentence for each type of event; what belongs together `story.Story` gathers.

Names stand in them as they do inside a sentence.
"""

from engine.core.events import Sayings

from ...state.content import content
from . import challenging, exploring, striking, turning

SAYINGS = Sayings(turning.SAYINGS, exploring.SAYINGS, striking.SAYINGS, challenging.SAYINGS)
"""One sentence for each type of event."""


def saying(subject: str, number: int) -> str:
    """Return one of our sentences on a subject ("arrive.dungeon"), by a number that goes on; "" where there are none."""
    known = content().sayings.get(subject, ())
    return known[number % len(known)] if known else ""
