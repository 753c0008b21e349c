"""Relating: what some moves come to for everybody, in one post, where house players made many of them (TAB-104)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from textwrap import shorten

from engine.core import capabilities
from engine.core.recalling import digest
from engine.core.scene import Look

from .live import Live
from .making import Played

MANY_WORDS, MANY_TURNS = 60, 3
"""What house players did is told in short where it takes more words than this, or more of their turns came to pass."""
MOST_SAY, LONGEST_SAYING = 2, 80
"""So many of them at most are heard of what they mean to do, and so many characters of it are told."""


def related(after: Live, played: Sequence[Played]) -> tuple[str, ...]:
    """Return the parts of what is told of some moves that led to a table: what house players did in short where it is much
    (TAB-104), and in small print what they say."""
    house = [move for move in played if move.thought]
    told = tuple(move.row.story for move in played)
    words = sum(len(move.row.story.split()) for move in house)
    turns = sum(one.row.seat != other.row.seat for one, other in pairwise(house)) + 1
    if words > MANY_WORDS or turns > MANY_TURNS:
        # How it ends, and what is said to somebody, everybody wants to read in full.
        whole = [move for move in house if _addresses(move) or (not after.turn and move is played[-1])]
        events = [event for move in house if move not in whole for event in move.events if event.seats is None]
        short = digest(
            capabilities.memory(after.game), after.standing.view(None), events, 1, brief=MANY_TURNS, headed=False
        )
        people = [move.row.story for move in played if not move.thought]
        told = (*people, *short, *(move.row.story for move in whole)) if short else told
    return (*told, *_sayings(after, house))


def _addresses(move: Played) -> bool:
    return any(event.calls for event in move.events)


def _sayings(after: Live, house: Sequence[Played]) -> list[str]:
    """Return in small print what house players say, the last of each."""
    said = {after.name_in_game(move.row.seat): move.says for move in house if move.says}
    told = [(name, shorten(words, LONGEST_SAYING, placeholder="…")) for name, words in said.items()]
    return [f"-# {name}: “{words}”" for name, words in told][-MOST_SAY:]


def pictures_of(live: Live, played: Sequence[Played]) -> tuple[Look, ...]:
    """Return the pictures that some moves lead to: only the map as it is in the end where house players changed it."""
    known = [event for move in played for event in move.events if event.seats is None]
    found = tuple(dict.fromkeys(live.game.pictures(known)))
    theirs = [event for move in played if move.thought for event in move.events if event.seats is None]
    return (Look(),) if found and theirs and live.game.pictures(theirs) else found
