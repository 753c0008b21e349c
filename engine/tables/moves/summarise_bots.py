"""What bot players did: a line for each of them who did something worth telling, with its outcome.

A line ends where a part of the game's time begins, such as a round: what follows stands on lines of its own, in order.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Mapping, Sequence, Set
from functools import partial
from itertools import groupby
from textwrap import shorten
from typing import NamedTuple

import msgspec

from engine.core import capabilities
from engine.core.bot_players import Plays
from engine.core.game import Event, Seat
from engine.core.messages import WORDS
from engine.core.recalling import digest
from engine.core.scene import Look
from engine.core.words import listed
from engine.tables.moves.record import PlayedMove
from engine.tables.session.live import Session
from engine.tables.session.result import joined
from engine.tables.updates.stories import SMALL, lasting_story, plainly, story_for_all, undecided

log = logging.getLogger(__name__)

MANY_WORDS, FEWEST_WORDS = 32, 16
"""What all bot players did is told whole in so many words; where it takes more, each has an equal share of them, and so
many in any case."""
ALONE_WORDS = 120
"""So many in place of `MANY_WORDS` where no person was asked, or it is over: there is nothing to read but what they did."""
MANY_LINES = 4
"""With more lines than that, as after a person's last turn of a round, each rival that is a bot has one."""
MOST_SAY, LONGEST_SAYING = 2, 80
"""So many of them at most are heard of what they mean to do, and so many characters of it are told."""
BRIEF = 3
"""So many names of a kind are told in short, and the others counted."""
LINE = "\n"
READ_OUT = "> "


class BotStory(NamedTuple):
    """The parts of what is told of some moves, and what of it stays in the post while the turn goes on; beside that what
    single seats put to the vote."""

    parts: tuple[str, ...]
    lasting: str
    votes: tuple[tuple[Seat, str], ...] = ()


class LineKey(NamedTuple):
    """Which part of the time a line tells of, and of which seat.

    Among rivals a part is a turn by its number, -1 where none is counted. Else it is counted from 0 among the moves told.
    """

    part: int
    seat: int


def told_of(after: Session, played: Sequence[PlayedMove], *, alone: bool = False) -> BotStory:
    """Return what is told of some moves that led to a table: a line for each bot player in each part of the time (TAB-104),
    and in small print what they say. Bot players were ``alone`` where no person was asked before."""
    whole = played
    played = [_without_byplay(after, move, first=not place) for place, move in enumerate(_without_overtaken(played))]
    bots = [move for move in played if move.thought]
    try:
        told_in = _told_in(whole)
        if capabilities.contested(after.game, after.options):
            told_in = _in_few(told_in, bots)
        lines = _lines(after, bots, told_in, ALONE_WORDS if alone or not after.turn else MANY_WORDS)
    except Exception:
        log.exception("table %d: what bot players did up to entry %d cannot be told in short", after.row.id, after.rows)
        told = joined(*(move.row.story for move in played))
        return BotStory(
            _with_sayings(after, told, bots), joined(*(lasting_story(move.live, move.events) for move in played))
        )
    text, lasting, tells = "", "", any(lines.values())
    votes: list[tuple[Seat, str]] = []
    for thought, moves in groupby(played, lambda move: move.thought):
        if thought:
            own = list(moves)
            # Who was told of already has no second line.
            mine = {key: lines.pop(key, "") for key in _keys(own, told_in)}
            text = _lines_of(text, *mine.values())
            for key, line in mine.items():
                if _only_votes([move for move in own if told_in[move.row.position] == key]):
                    votes.append((key.seat, plainly(line)))
                else:
                    lasting = _lines_of(lasting, plainly(line))
        else:
            own = list(moves)
            # That a person's turn is over goes without saying where others' follow.
            story = _gathered([_without_routine(move) if tells else move for move in own])
            text = _lines_of(text, story) if bots else joined(text, story)
            lasting = _lines_of(lasting, joined(*(lasting_story(move.live, move.events) for move in own)))
            votes += [(move.row.seat, vote) for move in own if (vote := undecided(move.live, move.events))]
    return BotStory(_with_sayings(after, text, bots), lasting, tuple(votes))


def _without_byplay(after: Session, move: PlayedMove, *, first: bool) -> PlayedMove:
    """Return a move without what is nothing to all but bot players, and without what is said with it. What a member does
    keeps all of that, unless it answers a question beside bot players: what follows is mostly of them. What comes to
    nothing for anyone is told of an answer alone, if that came ``first``: later ones were given for a member."""
    people = {after.name_in_game(row.seat) for row in after.attended}
    theirs = move.thought or (move.by_bot and move.live.plays_itself(move.row.seat))
    beside_bots = len(people) < len(after.playing().names)
    memory = capabilities.memory(move.live.game)
    gone = [] if first and _answers(move) else memory.trifles(move.events)
    if theirs or (beside_bots and _answers(move) and not move.by_bot):
        byplay = memory.byplay(move.events)
        gone += [event for event in byplay if event not in gone and not people & set(_words_in(event.facts.values()))]
    if not gone:
        return move
    events = tuple(event for event in move.events if event not in gone)
    return msgspec.structs.replace(_retold(move, events), says=move.says if _public(move) != gone else "")


def _retold(move: PlayedMove, events: tuple[Event, ...]) -> PlayedMove:
    """Return a move with fewer events. Before its story may stand why it was made for a member."""
    told, story = story_for_all(move.live, move.events), story_for_all(move.live, events)
    why = move.row.story.removesuffix(told) if move.row.story.endswith(told) else ""
    row = msgspec.structs.replace(move.row, story=f"{why}{story}".strip())
    return msgspec.structs.replace(move, row=row, events=events)


def _gathered(moves: Sequence[PlayedMove]) -> str:
    """Return the story of moves of people.

    A move that begins with what the one before ended with is told in one with it, as one roll at a lock follows another. It
    is told by itself where its story begins with why it was made for a member.
    """
    told: list[tuple[list[Event], str]] = []
    for move in moves:
        events, story = _public(move), move.row.story
        if story != story_for_all(move.live, events):
            events = []
        before = told[-1][0] if told else []
        if before and events and before[-1].kind == events[0].kind:
            told[-1] = before + events, story_for_all(move.live, before + events)
        else:
            told.append((events, story))
    return joined(*(story for _, story in told))


def _without_routine(move: PlayedMove) -> PlayedMove:
    """Return a move without what tells no more than that a turn goes on or is over (`Happened.routine`)."""
    public = _public(move)
    worth = capabilities.memory(move.live.game).worth_telling(public)
    return move if len(worth) == len(public) else _retold(move, tuple(worth))


def _only_votes(moves: Sequence[PlayedMove]) -> bool:
    """Return whether nothing of some moves matters but what they put to the vote."""
    votes = [undecided(move.live, move.events) for move in moves if not lasting_story(move.live, move.events)]
    return len(votes) == len(moves) and any(votes)


def _without_overtaken(played: Sequence[PlayedMove]) -> list[PlayedMove]:
    """Return some moves without what is needless to tell: that it was decided on what a later one of them tells, or that
    bot players decided on what a member has just proposed."""
    kept: list[PlayedMove] = []
    proposed = {move.row.text for move in played if not move.thought}
    more = False
    for move in reversed(played):
        events = capabilities.memory(move.live.game).still_worth_telling(move.events)
        decided = [event for event in move.events if event not in events]
        agreed = move.thought and all(proposed.intersection(_words_in(event.facts.values())) for event in decided)
        if decided and (more or agreed):
            move = _retold(move, tuple(events))
        more = more or bool(plainly(move.row.story))
        kept.append(move)
    return kept[::-1]


def _in_few(told_in: dict[int, LineKey], bots: Sequence[PlayedMove]) -> dict[int, LineKey]:
    """Return in which line each move is told: where these are many, those of one bot player in its first one."""
    keys = dict.fromkeys(told_in[move.row.position] for move in bots)
    if len(keys) <= MANY_LINES:
        return told_in
    first: dict[int, LineKey] = {}
    for key in keys:
        first.setdefault(key.seat, key)
    return {position: first[key.seat] if key in keys else key for position, key in told_in.items()}


def _lines_of(*parts: str) -> str:
    return LINE.join(filter(None, parts))


def _told_in(played: Sequence[PlayedMove]) -> dict[int, LineKey]:
    """Return in which line each of some moves is told, by its position in the journal.

    Among rivals, the moves of all bot players in one turn are told in the line of the first of them. So an answer in
    another seat's turn comes after the move that it answers. In other games a line ends where a part of the time begins.
    The move with which a part begins stands alone, because it also tells how the part before it ended. An answer in a turn
    is told with the move that it answers, because the outcome of both is told together.
    """
    keys: dict[int, LineKey] = {}
    first: dict[int, int] = {}
    part, before, mover = 0, -1, -1
    for move in played:
        seat, turn = move.row.seat, before
        before = move.live.turn_number
        if capabilities.contested(move.live.game, move.live.options):
            own = turn < 0 or not move.thought
            keys[move.row.position] = LineKey(turn, seat if own else first.setdefault(turn, seat))
            continue
        begins = bool(capabilities.memory(move.live.game).begun(move.live.view_cache.view(None), move.events))
        part += begins
        mover = mover if _answers(move) and turn >= 0 and mover >= 0 and not begins else seat
        keys[move.row.position] = LineKey(part, mover)
        part += begins
    return keys


def _answers(move: PlayedMove) -> bool:
    """Return whether a move answers what the game asked."""
    verb = move.live.verb_of(move.row.text)
    return verb is not None and verb.answers


def _keys(moves: Iterable[PlayedMove], told_in: Mapping[int, LineKey]) -> list[LineKey]:
    """Return the keys of the lines that tell of some moves, in order of their first."""
    return list(dict.fromkeys(told_in[move.row.position] for move in moves))


def _lines(after: Session, bots: Sequence[PlayedMove], told_in: Mapping[int, LineKey], most: int) -> dict[LineKey, str]:
    """Return the lines of bot players, whole where they have at most so many words; "" where nothing that is told in one is
    worth telling."""
    by_key: dict[LineKey, list[PlayedMove]] = {key: [] for key in _keys(bots, told_in)}
    for move in bots:
        by_key[told_in[move.row.position]].append(move)
    people = {after.name_in_game(row.seat) for row in after.attended}
    whole = {key: _in_a_row([_worth(move, people) for move in moves]) for key, moves in by_key.items()}
    if not any(whole.values()):
        whole = {key: _in_a_row([_stir(move) for move in moves]) for key, moves in by_key.items()}
    if sum(map(_words, whole.values())) <= most:
        return whole
    share = max(FEWEST_WORDS, most // sum(map(bool, whole.values())))
    return {key: _shortened(BotMoves(after, key.seat, moves), people, share) for key, moves in by_key.items() if whole[key]}


def _in_a_row(stories: Sequence[str]) -> str:
    """Return stories as one, their small print below all of them."""
    small = (line for story in stories for line in story.split(LINE) if line.startswith(SMALL))
    return _lines_of(joined(*map(plainly, stories)), *small)


def _words(text: str) -> int:
    return len(text.split())


def _worth(move: PlayedMove, people: Set[str]) -> str:
    """Return the story of a move without what is mere routine, and without dice where it is of none of some people."""
    public = _public(move)
    worth = capabilities.memory(move.live.game).worth_telling(public)
    story = move.row.story if len(worth) == len(public) else story_for_all(move.live, worth)
    return story if any(_is_of(move, event, people) for event in worth) else plainly(story)


def _stir(move: PlayedMove) -> str:
    """Return the story of what is told of a move where bot players did nothing else, as where they only walked."""
    stirs = capabilities.memory(move.live.game).stirs(_public(move))
    return story_for_all(move.live, stirs) if stirs else ""


class BotMoves(NamedTuple):
    """A bot player's seat and moves, and the table after the moves of all."""

    after: Session
    seat: int
    moves: Sequence[PlayedMove]

    @property
    def moved_last(self) -> bool:
        """Whether the newest move of the table is its own."""
        return self.moves[-1].row == self.after.last


def _shortened(bot: BotMoves, people: Set[str], share: int) -> str:
    """Return what a bot player did in at most ``share`` words, or in the fewest that can be had.

    That is the whole story without dice; or what mattered of it; or what it comes to. What is done to people, asked of
    them, or ends the game is told whole beside that, as long as it is not much itself.
    """
    whole = plainly(joined(*(_worth(move, people) for move in bot.moves)))
    if _words(whole) <= share:
        return whole
    told, words = _what_mattered(bot, people)
    if _words(told) - words > MANY_WORDS:
        people = set()
        told, words = _what_mattered(bot, people)
    comes_to = "" if words <= share else _what_it_comes_to(bot, people, share)
    return min(filter(None, [told, comes_to]), key=_words, default=whole)


def _what_mattered(bot: BotMoves, people: Set[str]) -> tuple[str, int]:
    """Return what mattered of some moves, and its words; beside it, uncounted, is whole what has to be (`_is_wanted`).

    What is read out is left out, but for what is read to people last: it may have to be answered.
    """
    told, words = [], 0
    for move in bot.moves:
        memory = capabilities.memory(move.live.game)
        kept: list[Event] = []
        whole: list[Event] = []
        for wanted, events in groupby(_public(move), partial(_is_wanted, bot, move, people=people)):
            some = list(events)
            kept += memory.worth_telling(some) if wanted else memory.lasting(some)
            whole += memory.worth_telling(some) if wanted else ()
        # Told in one story: how a fight of several ended takes the events of all.
        story, theirs = plainly(story_for_all(move.live, kept)), plainly(story_for_all(move.live, whole))
        last = bot.moved_last and move is bot.moves[-1]
        story = _without_read_out(story, but=theirs if last else "")
        words += max(0, _words(story) - _words(theirs))
        told.append(story)
    return joined(*told), words


def _without_read_out(story: str, but: str = "") -> str:
    """Return a story without the lines that are read out, which alone are half a tale; those that ``but`` has too stay."""
    kept = but.split(LINE)
    return LINE.join(line for line in story.split(LINE) if not line.startswith(READ_OUT) or line in kept)


def _what_it_comes_to(bot: BotMoves, people: Set[str], share: int) -> str:
    """Return what some moves come to, in a sentence; beside it whole what has to be (`_is_wanted`).

    What they come to for others is told of each by name, as far as there is room. That is "" where they come to nothing of
    the bot player's own.
    """
    whole, rest = [], []
    for move in bot.moves:
        memory = capabilities.memory(move.live.game)
        wanted = [event for event in _public(move) if _is_wanted(bot, move, event, people)]
        rest += [event for event in _public(move) if event not in wanted]
        story = plainly(story_for_all(move.live, memory.worth_telling(wanted))) if wanted else ""
        whole.append(story if bot.moved_last and move is bot.moves[-1] else _without_read_out(story))
    memory, view = capabilities.memory(bot.after.game), bot.after.view_cache.view(None)
    name = bot.after.name_in_game(bot.seat)
    gists = [gist for _, part in memory.recalled(view, rest) for gist in part]
    # What is said of no one in particular may name it all the same, as among those who share a room.
    own = [gist for gist in gists if gist.who == name or (not gist.who and name in re.findall(r"\w+", gist.words))]
    if not own:
        return ""
    theirs = [gist for gist in gists if gist.who not in ("", name)]
    sayings = [own + theirs + [gist for gist in gists if not gist.who and gist not in own], own + theirs, own]
    said = [joined(*digest(memory, view, some, 1, brief=BRIEF, headed=False)) for some in sayings]
    return joined(next((text for text in said if _words(text) <= share), said[-1]), *whole)


def _public(move: PlayedMove) -> list[Event]:
    """Return what all may know of a move, without what is not told of bots at all (`Prompts.abstaining`)."""
    hushed = capabilities.prompts(move.live.game).abstaining
    return [event for event in move.events if event.seats is None and event.kind not in hushed]


def _is_of(move: PlayedMove, event: Event, people: Set[str]) -> bool:
    """Return whether an event of a move is of some people, or is addressed to a seat."""
    if event.calls or people & set(_words_in(event.facts.values())):
        return True
    memory = capabilities.memory(move.live.game)
    return bool(people & memory.met_by(move.live.view_cache.view(None), event, move.events))


def _is_wanted(bot: BotMoves, move: PlayedMove, event: Event, people: Set[str]) -> bool:
    """Return whether an event is told whole: it is a moment, is of some people or addressed to a seat, or ends the game; or
    it is what who is awaited has to answer."""
    if capabilities.memory(move.live.game).is_moment(event) or _is_to_answer(bot, move, event):
        return True
    return _is_of(move, event, people) or (not bot.after.turn and bot.moved_last and event in bot.moves[-1].events)


def _is_to_answer(bot: BotMoves, move: PlayedMove, event: Event) -> bool:
    """Return whether an event is the last of all, and of who is awaited now."""
    if not bot.moved_last or move is not bot.moves[-1] or event is not _public(move)[-1]:
        return False
    return bool({bot.after.name_in_game(seat) for seat in bot.after.turn} & set(_words_in(event.facts.values())))


def _words_in(facts: Iterable[object]) -> Iterable[str]:
    """Yield the texts among the facts of an event."""
    for fact in facts:
        if isinstance(fact, str):
            yield fact
        elif isinstance(fact, (tuple, list)):
            yield from _words_in(fact)


def _with_sayings(after: Session, text: str, bots: Sequence[PlayedMove]) -> tuple[str, ...]:
    """Return what is told, with what bot players say: before it where they speak first (`Plays.speaks_first`)."""
    said = _sayings(after, bots)
    first = isinstance(after.game, Plays) and after.game.speaks_first
    return (*said, text) if first else (text, *said)


def _sayings(after: Session, bots: Sequence[PlayedMove]) -> list[str]:
    """Return in small print what bot players say, the last of each; what several say is told once."""
    said = {
        after.name_in_game(move.row.seat): shorten(move.says, LONGEST_SAYING, placeholder="…") for move in bots if move.says
    }
    told: dict[str, list[str]] = {}
    for name, words in said.items():
        told.setdefault(words, []).append(name)
    return [WORDS("bot-says", who=listed(names[-MOST_SAY:]), words=words) for words, names in told.items()][-MOST_SAY:]


def looks_after(live: Session, played: Sequence[PlayedMove], looks: tuple[Look, ...]) -> tuple[Look, ...]:
    """Return the pictures that some moves lead to beside the map, of all ``looks``: none where bot players' own moves call
    for some."""
    theirs = [event for move in played if move.thought for event in move.events if event.seats is None]
    return () if theirs and live.game.pictures(theirs) else looks
