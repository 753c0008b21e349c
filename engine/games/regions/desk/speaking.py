"""Orders to speak, to play a scene freely, to note something, and to end (REG-G28)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import desk

from ..rules import ending
from ..rules.events import turning
from ..rules.progress import Venture
from ..state.catalogue import WORDS, refused
from ..state.state import State
from .orders import DESK, RULE, field, order, secret_written

ENDS = ("won", "partly", "lost")

desk.add_speech(DESK, lambda venture, who, words: venture.tell(turning.Said(who, words)))
desk.add_pause(DESK, lambda venture, why: venture.tell(turning.Paused(why)))


@order(
    "resume", values=lambda _: iter(("-",)), refuse=lambda state: None if state.paused else refused("nothing-paused", RULE)
)
def _resume(venture: Venture, parts: Sequence[str]) -> str:
    del parts
    venture.change(paused="")
    venture.tell(turning.Resumed())
    return ""


@secret_written(
    "note",
    field("words", most=300, long=True),
    values=lambda _: iter((WORDS("desk-note.sample"),)),
)
def _note(venture: Venture, parts: Sequence[str]) -> str:
    del venture
    return DESK.words(parts[0], WORDS("the-note"))


def _is_out(state: State) -> bool:
    return any(member.out for member in state.members)


@order("end", field("how-it-ends"), values=lambda state: (how for how in ENDS if how != "partly" or _is_out(state)))
def _end(venture: Venture, parts: Sequence[str]) -> str:
    how = DESK.one_of(parts[0], ENDS, WORDS("the-end"))
    if how == "partly" and not _is_out(venture.state):
        raise refused("nobody-is-out", "REG-204")
    {"won": ending.win, "partly": ending.partly, "lost": ending.fail}[how](venture, "gm")
    return ""
