"""Light sources: lighting and dousing them, and what water does to a flame (REG-059, REG-G25)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import IllegalMove
from engine.core.moves import Move
from engine.core.progress import heed

from ...state import board
from ...state.content import content
from ...state.moves import Light
from ...state.state import State, who
from .. import events, turns
from ..flow import answer, now
from ..progress import Venture
from ..steps import Lighting, LightMoved
from . import knowing

STAY, LIGHT = "stay", "light"
"""The answers before a light is lit that somebody may see."""


def refuse(state: State, index: int) -> IllegalMove | None:
    """Return what speaks against lighting or dousing one's light now (REG-G25)."""
    member = state.members[index]
    if not turns.free(state):
        return IllegalMove("You see to your lamp while it is the party's part of a round, between two plays.", "REG-G25")
    if not member.standing:
        return IllegalMove("You are down, and can do nothing.", "REG-G07")
    if not board.light_source(member):
        return IllegalMove("You have no light in hand: equip one first.", "REG-G25")
    if member.switched:
        return IllegalMove("You have seen to your light this round; once is free, and there is no more.", "REG-G25")
    if not member.light and board.drowned(state, index):
        return IllegalMove("No flame burns under water.", "REG-059")
    return None


def moves(state: State, index: int) -> Iterator[Move]:
    """Yield the move that lights or douses a member's light, if it is legal."""
    if refuse(state, index) is None:
        yield Light()


def begin(venture: Venture, index: int) -> None:
    """Light or douse a member's light; whoever would light one that may be seen is asked once more (REG-192, REG-G25).
    `IllegalMove` where it may not be."""
    heed(refuse(venture.state, index))
    if board.is_risky(venture.state) and not venture.member(index).light:
        venture.push(Lighting(owner=index, options=(STAY, LIGHT), default=STAY))
    else:
        toggle(venture, index)


@answer(Lighting)
def _light(venture: Venture, question: Lighting, option: str) -> None:
    if option == LIGHT and refuse(venture.state, question.owner) is None:
        toggle(venture, question.owner)


def toggle(venture: Venture, index: int) -> None:
    """Light or douse a member's light: free once a round (REG-G25). `IllegalMove` where it may not be."""
    heed(refuse(venture.state, index))
    venture.set_member(index, switched=True)
    _set(venture, index, not venture.member(index).light)
    knowing.look(venture)
    now(venture, LightMoved(who(index)))


def drown(venture: Venture, index: int) -> None:
    """Let a flame go out that has come under water (REG-059)."""
    if venture.member(index).light and board.drowned(venture.state, index):
        _set(venture, index, False, "water")


def put_away(venture: Venture, index: int) -> None:
    """Let a light go out whose bearer does not have it on any more."""
    if venture.member(index).light:
        venture.set_member(index, light=False)


def _set(venture: Venture, index: int, on: bool, why: str = "") -> None:
    member = venture.member(index)
    venture.set_member(index, light=on)
    venture.tell(events.light(member.name, content().gear[board.light_source(member)].name, on, why))
