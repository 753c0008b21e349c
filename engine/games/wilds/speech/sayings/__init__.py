"""One sentence for each kind of event, in the order of `events`; what is small print `story.Story` tells."""

from . import deciding, finding, happening, meeting, travelling
from .telling import Sayings, saying

SAYINGS: Sayings = {
    **deciding.SAYINGS,
    **travelling.SAYINGS,
    **finding.SAYINGS,
    **happening.SAYINGS,
    **meeting.SAYINGS,
}
"""One sentence per kind of event; `story.Story` gathers those that belong together."""

__all__ = ["SAYINGS", "saying"]
