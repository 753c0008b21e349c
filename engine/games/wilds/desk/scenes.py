"""Orders to speak, to play a scene freely, and to end (WLD-G87, WLD-G88)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.flow import Question
from engine.core.game import Field

from .. import encounters, ending, events, flow
from ..expedition import Expedition
from ..harm import foes_met
from ..state import State
from .orders import (
    DESK,
    one_of,
    words,
)


@DESK.order(
    "tell",
    "Tell the party something",
    Field("Words", most=300, long=True),
    values=lambda _: iter(("The day goes on.",)),
    offered=False,
)
def _tell(expedition: Expedition, parts: Sequence[str]) -> str:
    expedition.tell(events.said("", words(parts[0], "The words")))
    return ""


@DESK.order(
    "say",
    "Speak as somebody",
    Field("Who speaks", most=40),
    Field("Words", most=300, long=True),
    values=lambda _: iter(("A shepherd | Mind the ice.",)),
    offered=False,
)
def _say(expedition: Expedition, parts: Sequence[str]) -> str:
    expedition.tell(events.said(words(parts[0], "Who speaks", 40), words(parts[1], "The words")))
    return ""


@DESK.order(
    "pause",
    "Pause for a scene",
    Field("What it is about", most=100),
    values=lambda _: iter(("A scene at the fire",)),
    offered=False,
)
def _pause(expedition: Expedition, parts: Sequence[str]) -> str:
    why = words(parts[0], "What it is about", 100) if parts[0] else "A scene"
    expedition.change(paused=why)
    expedition.tell(events.paused(why))
    return ""


@DESK.order(
    "resume",
    "Go on after a scene",
    Field("won, avoided, lost, or nothing"),
    values=lambda _: iter(("-", "won", "avoided", "lost")),
)
def _resume(expedition: Expedition, parts: Sequence[str]) -> str:
    outcome = one_of(parts[0], ("won", "avoided", "lost"), "The outcome") if parts[0] else ""
    is_met = foes_met(expedition.state) is not None
    expedition.change(paused="")
    asked = open_scene(expedition.state)
    if asked is not None:
        flow.reply(expedition, asked, outcome or "bot")
    else:
        expedition.tell(events.resumed(outcome))
        encounters.report(expedition, outcome)
    return "The encounter goes on by the rules." if is_met and not outcome else ""


def open_scene(state: State) -> Question | None:
    """Return the scene whose end the game master has to tell, ``None`` for none."""
    first = state.agenda[0] if state.agenda else None
    return first if isinstance(first, Question) and first.kind == "scene" else None


@DESK.order("end", "End the expedition", Field("goal, left or lost"), values=lambda _: iter(("goal", "left", "lost")))
def _end(expedition: Expedition, parts: Sequence[str]) -> str:
    how = one_of(parts[0] or "left", ("goal", "left", "lost"), "The end")
    ending.end(expedition, how)
    return ""
