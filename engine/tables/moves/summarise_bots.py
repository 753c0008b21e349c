"""Many moves of bot players, told in short."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from itertools import pairwise
from textwrap import shorten

from msgspec.structs import replace

from engine.core import capabilities
from engine.core.game import Event
from engine.core.recalling import digest
from engine.core.scene import Look
from engine.core.words import listed
from engine.tables.moves.record import PlayedMove
from engine.tables.session.live import Session
from engine.tables.session.step import joined
from engine.tables.updates.stories import story_for_all

log = logging.getLogger(__name__)

MANY_WORDS, MANY_TURNS = 60, 3
"""What house players did is told without small print where it takes more words than this, and in short where it still does,
or more of their turns came to pass."""
MOST_SAY, LONGEST_SAYING = 2, 80
"""So many of them at most are heard of what they mean to do, and so many characters of it are told."""
BRIEF = 3
"""So many names of a kind are told in short, and the others counted."""
PART, SMALL = "\n", "-# "


def summarise_bots(after: Session, played: Sequence[PlayedMove]) -> tuple[str, ...]:
    """Return the parts of what is told of some moves that led to a table: what house players did in short where it is much
    (TAB-104), and in small print what they say."""
    house = [move for move in played if move.thought]
    told = [move.row.story for move in played]
    turns = sum(item.row.seat != other.row.seat for item, other in pairwise(house)) + 1
    if turns <= MANY_TURNS and _words(house) > MANY_WORDS:
        house = [_plain(move) for move in house]
        told = [(_plain(move) if move.thought else move).row.story for move in played]
    if turns > MANY_TURNS or _words(house) > MANY_WORDS:
        people = joined(*(move.row.story for move in played if not move.thought))
        try:
            told = [PART.join(filter(None, [people, *_in_short(after, house)]))]
        except Exception:
            log.exception(
                "table %d: what house players did up to entry %d cannot be told in short", after.row.id, after.rows
            )
    return (*told, *_sayings(after, house))


def _words(moves: Iterable[PlayedMove]) -> int:
    return sum(len(move.row.story.split()) for move in moves)


def _plain(move: PlayedMove) -> PlayedMove:
    """Return a move whose story has no small print."""
    return replace(move, row=replace(move.row, story=_plainly(move.row.story)))


def _in_short(after: Session, house: Sequence[PlayedMove]) -> list[str]:
    """Return what house players did in short: what mattered of it; then in full what they did to people, or asked of them,
    and how it ended."""
    people = {after.name_in_game(row.seat) for row in after.attended}
    whole, gathered = _told_apart(after, house, people)
    if len(whole.split()) > MANY_WORDS:
        whole, gathered = _told_apart(after, house, set())
    memory, view = capabilities.memory(after.game), after.standing.view(None)
    short = digest(memory, view, gathered, 1, brief=BRIEF, headed=False)
    return [*short, whole] if short else [_newest(after, house)]


def _newest(after: Session, house: Sequence[PlayedMove]) -> str:
    """Return what the newest moves come to without their small print, as many as fit; of the others, who made them."""
    moves = [_plain(move) for move in house]
    at = len(moves) - 1
    while at and _words(moves[at - 1 :]) <= MANY_WORDS:
        at -= 1
    acted = listed(list(dict.fromkeys(after.name_in_game(move.row.seat) for move in moves[:at])))
    first = f"{acted} {'act' if ' and ' in acted else 'acts'}." if acted else ""
    return joined(first, *(move.row.story for move in moves[at:]))


def _told_apart(after: Session, house: Sequence[PlayedMove], people: set[str]) -> tuple[str, list[Event]]:
    """Return what is told in full, that is of ``people``, for somebody, or of the end; and the events of all the rest."""
    whole: list[str] = []
    rest: list[Event] = []
    for move in house:
        public = [event for event in move.events if event.seats is None]
        last = not after.turn and move is house[-1]
        wanted = [event for event in public if last or event.calls or people & set(_words_in(event.facts.values()))]
        rest += [event for event in public if event not in wanted]
        whole.append(_plainly(story_for_all(move.live, wanted)) if wanted else "")
    return joined(*whole), rest


def _words_in(facts: Iterable[object]) -> Iterable[str]:
    """Yield the texts among the facts of an event."""
    for fact in facts:
        if isinstance(fact, str):
            yield fact
        elif isinstance(fact, (tuple, list)):
            yield from _words_in(fact)


def _plainly(story: str) -> str:
    """Return a story without its small print: whoever wants to check dice finds them in the log."""
    return PART.join(line for line in story.split(PART) if not line.startswith(SMALL))


def _sayings(after: Session, house: Sequence[PlayedMove]) -> list[str]:
    """Return in small print what house players say, the last of each."""
    said = {after.name_in_game(move.row.seat): move.says for move in house if move.says}
    told = [(name, shorten(words, LONGEST_SAYING, placeholder="…")) for name, words in said.items()]
    return [f"-# {name}: “{words}”" for name, words in told][-MOST_SAY:]


def looks_after(live: Session, played: Sequence[PlayedMove], looks: tuple[Look, ...]) -> tuple[Look, ...]:
    """Return the pictures that some moves lead to, of all ``looks``: only the map as it is in the end where house players
    changed it."""
    theirs = [event for move in played if move.thought for event in move.events if event.seats is None]
    return (Look(),) if live.game.pictures(theirs) else looks
