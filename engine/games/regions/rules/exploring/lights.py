"""Light sources: lighting and dousing them, and what water does to a flame (REG-059, REG-G25)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import IllegalMove
from engine.core.flow import Question
from engine.core.moves import Move
from engine.core.progress import heed

from ...state import water
from ...state.content import content
from ...state.moves import Light
from ...state.state import Member, State, who
from .. import events, turns
from ..challenges import stealth
from ..flow import answer
from ..progress import Venture
from . import knowing

ASKED, STAY, LIGHT = "light", "stay", "light"
"""The question before a light is lit that somebody may see, and its answers."""


def source(member: Member) -> str:
    """Return the id of the light source that a member has on, "" for none; only equipped Gear works (REG-G19)."""
    return next((item for item in member.equipped if content().gear[item].light), "")


def drowned(state: State, index: int) -> bool:
    """Return whether the member's light needs a flame and they are in a submerged region (REG-059)."""
    member = state.members[index]
    lamp = source(member)
    return bool(lamp) and content().gear[lamp].flame and water.submerged(state, member.region)


def burning(state: State, index: int) -> bool:
    """Return whether a member on the map carries a light that burns."""
    member = state.members[index]
    return member.in_play and member.light and bool(source(member)) and not drowned(state, index)


def refuse(state: State, index: int) -> IllegalMove | None:
    """Return what speaks against lighting or dousing one's light now (REG-G25)."""
    member = state.members[index]
    if not turns.free(state):
        return IllegalMove("You see to your lamp while it is the party's part of a round, between two plays.", "REG-G25")
    if not member.standing:
        return IllegalMove("You are down, and can do nothing.", "REG-G07")
    if not source(member):
        return IllegalMove("You have no light in hand: equip one first.", "REG-G25")
    if member.switched:
        return IllegalMove("You have seen to your light this round; once is free, and there is no more.", "REG-G25")
    if not member.light and drowned(state, index):
        return IllegalMove("No flame burns under water.", "REG-059")
    return None


def moves(state: State, index: int) -> Iterator[Move]:
    """Yield the move that lights or douses a member's light, if it is legal."""
    if refuse(state, index) is None:
        yield Light()


def is_risky(state: State) -> bool:
    """Return whether a light that a Seeker sees costs the party something in this scenario (REG-191, REG-192)."""
    return state.scenario.type == "stealth" and state.scenario.light_rule != "none"


def begin(venture: Venture, index: int) -> None:
    """Light or douse a member's light; whoever would light one that may be seen is asked once more (REG-192, REG-G25).
    `IllegalMove` where it may not be."""
    heed(refuse(venture.state, index))
    if is_risky(venture.state) and not venture.member(index).light:
        venture.push(Question(ASKED, index, (STAY, LIGHT), STAY))
    else:
        toggle(venture, index)


@answer(ASKED)
def _light(venture: Venture, question: Question, option: str) -> None:
    if option == LIGHT and refuse(venture.state, question.owner) is None:
        toggle(venture, question.owner)


def toggle(venture: Venture, index: int) -> None:
    """Light or douse a member's light: free once a round (REG-G25). `IllegalMove` where it may not be."""
    heed(refuse(venture.state, index))
    venture.set_member(index, switched=True)
    _set(venture, index, not venture.member(index).light)
    knowing.look(venture)
    stealth.lights(venture, who(index))


def drown(venture: Venture, index: int) -> None:
    """Let a flame go out that has come under water (REG-059)."""
    if venture.member(index).light and drowned(venture.state, index):
        _set(venture, index, False, "water")


def put_away(venture: Venture, index: int) -> None:
    """Let a light go out whose bearer does not have it on any more."""
    if venture.member(index).light:
        venture.set_member(index, light=False)


def _set(venture: Venture, index: int, on: bool, why: str = "") -> None:
    member = venture.member(index)
    venture.set_member(index, light=on)
    venture.tell(events.light(member.name, content().gear[source(member)].name, on, why))
