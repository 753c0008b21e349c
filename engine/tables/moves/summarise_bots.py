"""Many moves of bot players, told in short."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from itertools import pairwise
from textwrap import shorten
from typing import NamedTuple

from msgspec.structs import replace

from engine.core import capabilities
from engine.core.game import Event
from engine.core.messages import WORDS
from engine.core.recalling import digest
from engine.core.scene import Look
from engine.tables.moves.record import PlayedMove
from engine.tables.session.live import Session
from engine.tables.session.result import joined
from engine.tables.updates.stories import lasting_story, plainly, story_for_all

log = logging.getLogger(__name__)

MANY_WORDS, MANY_TURNS = 60, 3
"""What bot players did is told without small print where it takes more words than this. It is told in short where it still
does, or where they took more turns than this."""
MOST_SAY, LONGEST_SAYING = 2, 80
"""So many of them at most are heard of what they mean to do, and so many characters of it are told."""
BRIEF = 3
"""So many names of a kind are told in short, and the others counted."""
PART = "\n"


class BotStory(NamedTuple):
    """The parts of what is told of some moves, and what of it stays in the post while the turn goes on."""

    parts: tuple[str, ...]
    lasting: str


def told_of(after: Session, played: Sequence[PlayedMove]) -> BotStory:
    """Return what is told of some moves that led to a table: what bot players did in short where it is much (TAB-104), and
    in small print what they say."""
    bots = [move for move in played if move.thought]
    told = [move.row.story for move in played]
    lasting = _lasting(played)
    turns = sum(item.row.seat != other.row.seat for item, other in pairwise(bots)) + 1
    if turns <= MANY_TURNS and _words(bots) > MANY_WORDS:
        bots = [_plain(move) for move in bots]
        told = [(_plain(move) if move.thought else move).row.story for move in played]
    if turns > MANY_TURNS or _words(bots) > MANY_WORDS:
        people = [move for move in played if not move.thought]
        try:
            short = _in_short(after, bots)
            told = [PART.join(filter(None, [joined(*(move.row.story for move in people)), *short]))]
            lasting = joined(_lasting(people), *short)
        except Exception:
            log.exception("table %d: what bot players did up to entry %d cannot be told in short", after.row.id, after.rows)
    return BotStory((*told, *_sayings(after, bots)), lasting)


def _lasting(played: Iterable[PlayedMove]) -> str:
    return joined(*(lasting_story(move.live, move.events) for move in played))


def _words(moves: Iterable[PlayedMove]) -> int:
    return sum(len(move.row.story.split()) for move in moves)


def _plain(move: PlayedMove) -> PlayedMove:
    """Return a move whose story has no small print."""
    return replace(move, row=replace(move.row, story=plainly(move.row.story)))


def _in_short(after: Session, bots: Sequence[PlayedMove]) -> list[str]:
    """Return what bot players did in short: what mattered of it; then in full what they did to people, or asked of them,
    and how it ended."""
    people = {after.name_in_game(row.seat) for row in after.attended}
    whole, gathered = _told_apart(after, bots, people)
    if len(whole.split()) > MANY_WORDS:
        whole, gathered = _told_apart(after, bots, set())
    memory, view = capabilities.memory(after.game), after.view_cache.view(None)
    short = digest(memory, view, gathered, 1, brief=BRIEF, headed=False)
    return [*short, whole] if short else [_newest(after, bots)]


def _newest(after: Session, bots: Sequence[PlayedMove]) -> str:
    """Return what the newest moves come to without their small print, as many as fit; of the others, who made them."""
    moves = [_plain(move) for move in bots]
    at = len(moves) - 1
    while at and _words(moves[at - 1 :]) <= MANY_WORDS:
        at -= 1
    acted = list(dict.fromkeys(after.name_in_game(move.row.seat) for move in moves[:at]))
    first = WORDS("bots-act", names=acted) if acted else ""
    return joined(first, *(move.row.story for move in moves[at:]))


def _told_apart(after: Session, bots: Sequence[PlayedMove], people: set[str]) -> tuple[str, list[Event]]:
    """Return what is told in full, that is of ``people``, addressed to a seat, or of the end; and all other events."""
    whole: list[str] = []
    rest: list[Event] = []
    for move in bots:
        public = [event for event in move.events if event.seats is None]
        last = not after.turn and move is bots[-1]
        wanted = [event for event in public if last or event.calls or people & set(_words_in(event.facts.values()))]
        rest += [event for event in public if event not in wanted]
        whole.append(plainly(story_for_all(move.live, wanted)) if wanted else "")
    return joined(*whole), rest


def _words_in(facts: Iterable[object]) -> Iterable[str]:
    """Yield the texts among the facts of an event."""
    for fact in facts:
        if isinstance(fact, str):
            yield fact
        elif isinstance(fact, (tuple, list)):
            yield from _words_in(fact)


def _sayings(after: Session, bots: Sequence[PlayedMove]) -> list[str]:
    """Return in small print what bot players say, the last of each."""
    said = {after.name_in_game(move.row.seat): move.says for move in bots if move.says}
    told = [(name, shorten(words, LONGEST_SAYING, placeholder="…")) for name, words in said.items()]
    return [WORDS("bot-says", who=name, words=words) for name, words in told][-MOST_SAY:]


def looks_after(live: Session, played: Sequence[PlayedMove], looks: tuple[Look, ...]) -> tuple[Look, ...]:
    """Return the pictures that some moves lead to beside the map, of all ``looks``: none where bot players' own moves call
    for some."""
    theirs = [event for move in played if move.thought for event in move.events if event.seats is None]
    return () if theirs and live.game.pictures(theirs) else looks
