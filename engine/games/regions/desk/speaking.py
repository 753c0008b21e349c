"""Orders to speak, to play a scene freely, to note something, and to end (REG-G28)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core import desk
from engine.core.errors import IllegalMove
from engine.core.game import Field

from ..rules import ending
from ..rules.events import turning
from ..rules.progress import Venture
from ..state.catalogue import refused
from ..state.state import State
from .orders import DESK, RULE, order, secret_written

ENDS = ("won", "partly", "lost")

desk.add_speech(DESK, lambda venture, who, words: venture.tell(turning.Said(who, words)))
desk.add_pause(DESK, lambda venture, why: venture.tell(turning.Paused(why)))


def _refuse_resuming(state: State) -> IllegalMove | None:
    return None if state.paused else refused("nothing-paused", RULE)


@order("resume", "Go on after a scene", values=lambda _: iter(("-",)), refuse=_refuse_resuming)
def _resume(venture: Venture, parts: Sequence[str]) -> str:
    del parts
    venture.change(paused="")
    venture.tell(turning.Resumed())
    return ""


@secret_written(
    "note",
    "Write a note for yourself",
    Field("Words", most=300, long=True),
    values=lambda _: iter(("The steward knows more than he says.",)),
)
def _note(venture: Venture, parts: Sequence[str]) -> str:
    del venture
    return DESK.words(parts[0], "The note")


def _ends(state: State) -> Iterator[str]:
    yield from (how for how in ENDS if how != "partly" or _is_out(state))


def _is_out(state: State) -> bool:
    return any(member.out for member in state.members)


@order("end", "End the scenario", Field("won, partly or lost"), values=_ends)
def _end(venture: Venture, parts: Sequence[str]) -> str:
    how = DESK.one_of(parts[0], ENDS, "The end")
    if how == "partly" and not _is_out(venture.state):
        raise refused("nobody-is-out", "REG-204")
    {"won": ending.win, "partly": ending.partly, "lost": ending.fail}[how](venture, "gm")
    return ""
