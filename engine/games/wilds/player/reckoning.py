"""What a member reckons before an action: how likely it succeeds, and what who does it brings to it."""

from __future__ import annotations

from ..rules import odds
from ..rules.finding import challenge
from ..state.member import Member
from ..state.moves import Investigate, Search, Track
from ..state.state import State


def chance(state: State, move: Investigate | Search | Track) -> float:
    """Return how likely an action succeeds; 0 where it takes no test."""
    match move:
        case Search():
            return odds.searches(state, move)
        case Track():
            return odds.tracks(state, move)
    return odds.studies(state, move) or 0.0


def is_last_step(state: State) -> bool:
    """Return whether the next step shows where the goal is: a clue is of no more use then."""
    return challenge.running(state) and not challenge.hunts(state) and state.challenge == 1


def wits_of(member: Member) -> tuple[int, int]:
    """Return what a member brings to looking for things, about: their better die, their better skill."""
    die = max(member.dice.get("spirit", 0), member.dice.get("mind", 0))
    return die // 2, max(member.skills.get(skill, -2) for skill in ("perception", "survival", "lore"))
