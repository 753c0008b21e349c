"""Orders to speak, to play a scene freely, and to end (WLD-G87, WLD-G88)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import desk
from engine.core.errors import IllegalMove

from ..rules import ending, flow
from ..rules.events import meeting
from ..rules.meeting import meetings
from ..rules.progress import Expedition
from ..rules.steps import asks
from ..state.catalogue import WORDS, refused
from ..state.state import State, foes_met
from .orders import DESK, VALUES, among_values, field, order

desk.add_speech(DESK, lambda expedition, who, words: expedition.tell(meeting.Said(who, words)))
desk.add_pause(DESK, lambda expedition, why: expedition.tell(meeting.Paused(why)))


def _refuse_resuming(state: State) -> IllegalMove | None:
    if not state.paused and open_scene(state) is None:
        return refused("desk-not-paused", "WLD-G87")
    return None


@order(
    "resume",
    field("outcome"),
    values=among_values("resume"),
    refuse=_refuse_resuming,
)
def _resume(expedition: Expedition, parts: Sequence[str]) -> str:
    outcome = DESK.one_of(parts[0], VALUES["resume"][1:], WORDS.message("the-outcome")) if parts[0] else ""
    is_met = foes_met(expedition.state) is not None
    expedition.change(paused="")
    asked = open_scene(expedition.state)
    if asked is not None:
        flow.reply(expedition, asked, outcome or "bot")
    else:
        expedition.tell(meeting.Resumed(outcome))
        meetings.report(expedition, outcome)
    return WORDS("ruled-resume") if is_met and not outcome else ""


def open_scene(state: State) -> asks.Scene | None:
    """Return the scene whose end the game master has to tell, ``None`` for none."""
    asked = flow.open_questions(state)
    return asked[0] if asked and isinstance(asked[0], asks.Scene) else None


@order("end", field("end"), values=among_values("end"))
def _end(expedition: Expedition, parts: Sequence[str]) -> str:
    how = DESK.one_of(parts[0] or "left", VALUES["end"], WORDS.message("the-end"))
    ending.end(expedition, how)
    return ""
