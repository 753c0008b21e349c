"""Whether an update goes into the newest post, and what that post tells so far, `Tale` (TAB-078)."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from engine.api.characters import LAST
from engine.api.update import Tale, Update
from engine.core.high_points import HighPoint, going_on, newest
from engine.core.scene import Look
from engine.core.words import sentences
from engine.tables.session.live import BOT, Session
from engine.tables.session.result import CommandResult
from engine.tables.updates.scenes import MAP, scenes_of, shows_map, with_map

NO_VOTE = -1
"""Stands in `Tale.votes` for a clause that no seat put to the vote."""
GOES_ON = ("move", "undo", "ballot")
"""Kinds of updates that may go on in a post."""
BEGINS = ("start", *GOES_ON)
"""Kinds of updates whose post others may go on in."""
OVER = 0
"""Is `Tale.shown` where what the cards show belongs to a turn that is over."""
BETWEEN = -1
"""Is `Session.turn_number` where the game counts none, such as between two turns."""
SMALL = ("-# ", "> ")
"""Begin a line of small print, or one that is read out: of what was told before they are left out; the log has them."""
HEADLINE = re.compile(r"\*\*[^* ]+ [^* ]+ [^*]+[.!]\*\*")
"""A sentence that is bold as a whole, of more than two words."""
STAYS = 3
"""So many changes news goes on standing in its post, and so many without a card of their own a card: all at the table see
it meanwhile."""
HEADLINES_STAY = 6
"""So many changes a headline goes on standing in its post."""
EARLIER_WORDS = 10
"""How many words a post repeats of what mattered before; the oldest clauses go first. Of the newest at least a sentence."""


def continued(before: Session, result: CommandResult, *, typed: bool = False) -> CommandResult:
    """Return a result whose update says whether it goes on in the newest post, and whose table remembers what stands there.

    It goes on unless a seat is called by it, a new turn begins, or a second find of a turn comes to light: no picture
    of a find is painted over by the next one. The post that begins a game stays where it says at some length what that
    is about, once what it asks is answered by all. An answer to what a find asks (where a tile is laid) belongs to it.
    What bot players do where no person was awaited is a post of its own. What was found as the turn before ended makes
    room for what is found in this one. A person who plays alone or with bot players has read the post before they
    press: only its headlines stay.
    The newest card stays in the post for a few changes of its turn; what was taken back takes it along.
    Discord answers a command that was ``typed`` with a post in any case. Every post shows the map, once the game is set up,
    and shows it as it is: where a scene of the post has changed, its pictures are replaced.
    """
    update, after = result.update, result.live
    if update.kind == "aside":
        return result
    tale, turn = tale_of(before), after.turn_number
    if (
        tale is not None
        and not typed
        and not (tale.stays and _is_first_move(before, result))
        and update.kind in GOES_ON
        and not update.mention
        and not (update.kind == "move" and not before.awaited)
        and (tale.turn == turn or BETWEEN in (tale.turn, turn))
        and not (tale.shows and update.shows and not _answered(before, result))
    ):
        alone = len(after.attended) < 2
        tale = _settled(_without_struck(_without_old(tale, after.row.change, alone=alone), before, result), update)
        if alone:
            tale = _without_turn_before(tale)
        update = msgspec.structs.replace(update, tale=tale)
    else:
        tale = Tale(after.row.change, turn=turn, cards=going_on(tale.cards, update.cards) if tale is not None else ())
    ends_turn = BETWEEN not in (before.turn_number, turn) and before.turn_number != turn
    moved_on = ends_turn or any(BOT <= entry.member <= LAST for entry in result.entries)
    shown = after.row.change if update.cards else tale.shown
    cards = _cards(after, update, tale, moved_on=moved_on)
    update = msgspec.structs.replace(update, cards=cards, turn_goes_on=not (moved_on or update.mention))
    if update.kind in GOES_ON:
        update = msgspec.structs.replace(update, looks=_looks(after, update, tale))
    looks = update.looks or tale.looks
    tale = _shortened(_with_news(tale, update, after.row.change))
    tale = msgspec.structs.replace(
        tale,
        turn=tale.turn if turn == BETWEEN else turn,
        turned=after.row.change if turn not in (BETWEEN, before.turn_number) else tale.turned,
        shows=not ends_turn and (tale.shows or update.shows or update.kind == "start"),
        looks=looks,
        stays=tale.stays or (update.kind == "start" and _is_long(update.story)),
        scenes=scenes_of(after, looks) if looks else "",
        cards=update.cards,
        # What led to another's turn is over once that goes on.
        shown=OVER if moved_on else shown,
    )
    written = msgspec.json.encode(tale).decode() if update.kind in BEGINS and after.row.status == "running" else ""
    row = msgspec.structs.replace(after.row, tale=written)
    return msgspec.structs.replace(result, update=update, live=msgspec.structs.replace(after, row=row))


def _is_long(story: str) -> bool:
    """Return whether a story has several lines that are no small print: what a game is about, and how it is won."""
    return sum(bool(line) and not line.startswith(SMALL) for line in story.split("\n")) > 1


def _is_first_move(before: Session, result: CommandResult) -> bool:
    """Return whether a game that is set up goes on by a result, not only a further answer to what all are asked."""
    others_are_to_answer = set(result.live.awaited) < set(before.awaited)
    return bool(result.entries and result.update.story) and shows_map(before) and not others_are_to_answer


def _cards(after: Session, update: Update, tale: Tale, *, moved_on: bool) -> tuple[HighPoint, ...]:
    """Return the cards that a post shows after an update. Those of `STAYS` changes ago are old news. So are those of a turn
    that is over since then or by this update, and those of a move before another that tells something."""
    if update.kind == "undo":
        return update.cards
    told = update.kind == "move" and bool(update.story if update.lasting is None else update.lasting)
    old = not update.cards and (moved_on or told or tale.shown == OVER or after.row.change - tale.shown >= STAYS)
    return () if old else newest(tale.cards, update.cards)


def _looks(after: Session, update: Update, tale: Tale) -> tuple[Look, ...]:
    """Return the pictures of an update, ``()`` where those that its post shows are still true.

    ``update.looks`` are those that events call for beside the map. A post that shows a map goes on showing it.
    """
    if not (tale.looks or shows_map(after)):
        return update.looks
    looks = with_map(after, update.looks)
    stays = tale.looks and not update.looks and update.cards == tale.cards and tale.scenes == scenes_of(after, tale.looks)
    return () if stays and (MAP in looks or looks == tale.looks) else looks


def _answered(before: Session, result: CommandResult) -> bool:
    """Return whether a result was made by answers to what the game asked."""
    verbs = [before.verb_of(entry.text) for entry in result.entries]
    return all(verb is not None and verb.answers for verb in verbs)


def tale_of(live: Session) -> Tale | None:
    """Return what the newest post of a table tells, ``None`` where nothing can go on in it."""
    if not live.row.tale or live.row.status != "running":
        return None
    try:
        tale = msgspec.json.decode(live.row.tale, type=Tale)
    except msgspec.MsgspecError:
        return None
    # An older version wrote no changes, or no votes.
    count = len(tale.told)
    changes = tale.changes if len(tale.changes) == count else (0,) * count
    votes = tale.votes if len(tale.votes) == count else (NO_VOTE,) * count
    return msgspec.structs.replace(tale, changes=changes, votes=votes)


def _without_old(tale: Tale, change: int, *, alone: bool = False) -> Tale:
    """Return a tale without what came more than `STAYS` changes ago, and headlines more than `HEADLINES_STAY`.

    Of what a person ``alone`` has read before their press, only headlines stay, for one more. What is put to the vote stays
    till it is decided.
    """
    headlines, news = (1, 0) if alone else (HEADLINES_STAY, STAYS)
    tale = _kept(tale, [at for at, (told, seat) in enumerate(_rows(tale)) if seat != NO_VOTE or change - told <= headlines])
    return _faded(tale, [at for at, (told, seat) in enumerate(_rows(tale)) if seat != NO_VOTE or change - told <= news])


def _rows(tale: Tale) -> list[tuple[int, int]]:
    """Return the change and the vote of each clause of a tale."""
    return list(zip(tale.changes, tale.votes, strict=True))


def _without_struck(tale: Tale, before: Session, result: CommandResult) -> Tale:
    """Return a tale without what a result takes back."""
    if result.strike is None or before.last is None:
        return tale
    return _kept(tale, [at for at, change in enumerate(tale.changes) if change != before.last.change])


def _without_turn_before(tale: Tale) -> Tale:
    """Return a tale without what was told and shown as its turn began, how the turn before ended, but for headlines."""
    tale = _faded(tale, [at for at, change in enumerate(tale.changes) if change > tale.turned])
    return tale if tale.shown > tale.turned else msgspec.structs.replace(tale, cards=())


def _shortened(tale: Tale) -> Tale:
    """Return a tale without small print and what was read out, and with as many of its newest clauses as fit.

    They fit into `EARLIER_WORDS`; of the newest its headlines or its first sentences stay in any case, of others their
    headlines. A clause that a newer one says again with more ("Ada: a mender, once a sailor.") goes.
    """
    kept: list[tuple[str, int, int]] = []
    words = 0
    for story, change, seat in reversed(list(zip(tale.told, tale.changes, tale.votes, strict=True))):
        clause = " ".join(line for line in story.splitlines() if line and not line.startswith(SMALL))
        clause, headlines = clause if kept else _headlines(clause) or _begun(clause), _headlines(clause)
        if any(newer.startswith(f"{clause.rstrip('.')},") for newer, *_ in kept):
            continue
        words += len(clause.split())
        if kept and words > EARLIER_WORDS:
            clause = headlines
        if clause:
            kept.append((clause, change, seat))
    told, changes, votes = zip(*reversed(kept), strict=True) if kept else ((), (), ())
    return msgspec.structs.replace(tale, told=told, changes=changes, votes=votes)


def _with_news(tale: Tale, update: Update, change: int) -> Tale:
    """Return a tale with what an update adds to it: what lasts, and then what was put to the vote, clause by clause."""
    lasting = update.story if update.lasting is None else update.lasting
    return msgspec.structs.replace(
        tale,
        told=(*tale.told, lasting, *(words for _, words in update.votes)),
        changes=(*tale.changes, *(change,) * (1 + len(update.votes))),
        votes=(*tale.votes, NO_VOTE, *(seat for seat, _ in update.votes)),
    )


def _settled(tale: Tale, update: Update) -> Tale:
    """Return a tale without what was put to the vote once an update tells what came of it.

    A vote goes too where the same seat now votes for something else.
    """
    voting = {seat for seat, _ in update.votes}
    if update.story and not (voting and not update.lasting):
        voting.update(tale.votes)
    return _kept(tale, [at for at, seat in enumerate(tale.votes) if seat == NO_VOTE or seat not in voting])


def _kept(tale: Tale, places: Sequence[int]) -> Tale:
    told = tuple(tale.told[at] for at in places)
    changes, votes = (tuple(values[at] for at in places) for values in (tale.changes, tale.votes))
    return msgspec.structs.replace(tale, told=told, changes=changes, votes=votes)


def _faded(tale: Tale, places: Sequence[int]) -> Tale:
    """Return a tale in which only what stands at some places is told, and of the rest the headlines."""
    told = tuple(story if at in places else _headlines(story) for at, story in enumerate(tale.told))
    faded = msgspec.structs.replace(tale, told=told)
    return _kept(faded, [at for at, story in enumerate(told) if story])


def _headlines(story: str) -> str:
    """Return the sentences of a story that are bold as a whole: what a turn is remembered for, "**Ada takes Salt.**"."""
    lines = (line for line in story.splitlines() if not line.startswith(SMALL))
    return " ".join(said for line in lines for said in HEADLINE.findall(line))


def _begun(clause: str) -> str:
    """Return the first sentences of a clause that fit into `EARLIER_WORDS`, the first one in any case."""
    first, *others = sentences(clause) or [""]
    for sentence in others:
        if len(f"{first} {sentence}".split()) > EARLIER_WORDS:
            break
        first = f"{first} {sentence}"
    return first
