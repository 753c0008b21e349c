"""Whether an update goes into the newest post, and what that post tells so far, `Tale` (TAB-078)."""

from __future__ import annotations

import re

import msgspec

from engine.core import capabilities
from engine.core.scene import Look
from engine.tables.session.live import Session
from engine.tables.session.step import Step
from engine.update import Tale

_SENTENCES = re.compile(r"(?<=[.!?”]) +(?=[^a-z])")
_PUT = re.compile(r"^([^\n:]+): .+ \(\d+ of \d+\)\.$", re.MULTILINE)
"""Ends what somebody put to the vote: how many are for it, of those it takes."""
GOES_ON = ("move", "undo", "ballot")
"""Kinds of updates that may go on in a post."""
BEGINS = ("start", *GOES_ON)
"""Kinds of updates whose post others may go on in."""
BETWEEN = -1
"""Is the number of a turn where the game counts none, such as between two of them."""
SMALL = ("-# ", "> ")
"""Begin a line of small print, or one that is read out: of what was told before they are left out, whoever cares finds
them in the log."""
EARLIER_WORDS = 16
"""How many words a post repeats of what it told before; the oldest clauses go first. Of the newest at least a sentence."""


def continued(before: Session, step: Step, *, typed: bool = False) -> Step:
    """Return a step whose update says whether it goes on in the newest post, and whose table remembers what stands there.

    It goes on unless somebody is called by it, a new turn begins, or something comes to light that everybody should see
    where a find stands in the post already: no picture of a find is painted over by the next one. An answer to what a find
    asks (where a tile is laid) belongs to it. What was ``typed`` as a command Discord answers with a post in any case.
    Every post shows the map, once what there is to be set up is.
    """
    update, after = step.update, step.live
    if update.kind == "aside":
        return step
    tale, turn = tale_of(before), _turn(after)
    if (
        tale is not None
        and not typed
        and update.kind in GOES_ON
        and not update.mention
        and (tale.turn == turn or BETWEEN in (tale.turn, turn))
        and not (tale.shows and update.shows and not _answered(before, step))
    ):
        tale = msgspec.structs.replace(tale, told=_unsettled(tale.told, update.story))
        update = msgspec.structs.replace(update, tale=tale)
    else:
        tale = Tale(after.row.change, turn=turn)
    if update.kind in GOES_ON and not update.looks and not tale.pictured and not _setting_up(after):
        update = msgspec.structs.replace(update, looks=(Look(),))
    tale = msgspec.structs.replace(
        tale,
        told=_shortened((*tale.told, update.story)),
        turn=tale.turn if turn == BETWEEN else turn,
        shows=tale.shows or update.shows or update.kind == "start",
        pictured=tale.pictured or bool(update.looks),
    )
    written = msgspec.json.encode(tale).decode() if update.kind in BEGINS and after.row.status == "running" else ""
    row = msgspec.structs.replace(after.row, tale=written)
    return msgspec.structs.replace(step, update=update, live=msgspec.structs.replace(after, row=row))


def _answered(before: Session, step: Step) -> bool:
    """Return whether a step was made by answers to what the game asked."""
    verbs = [before.verb_of(entry.text) for entry in step.entries]
    return all(verb is not None and verb.answers for verb in verbs)


def tale_of(live: Session) -> Tale | None:
    """Return what the newest post of a table tells, ``None`` where nothing can go on in it."""
    if not live.row.tale or live.row.status != "running":
        return None
    try:
        return msgspec.json.decode(live.row.tale, type=Tale)
    except msgspec.MsgspecError:
        return None


def _setting_up(live: Session) -> bool:
    return live.table is None or capabilities.setting_up(live.game, live.table.state, live.awaited)


def _turn(live: Session) -> int:
    return BETWEEN if live.table is None else capabilities.waits(live.game).turn_number(live.table.state)


def _shortened(told: tuple[str, ...]) -> tuple[str, ...]:
    """Return clauses without small print and what was read out, as many of the newest as fit into `EARLIER_WORDS`; of the
    newest its first sentences in any case. What a newer one says again and more ("Ada: a mender, once a sailor.") goes."""
    kept: list[str] = []
    words = 0
    for story in reversed(told):
        clause = " ".join(line for line in story.splitlines() if line and not line.startswith(SMALL))
        clause = clause if kept else _begun(clause)
        if any(newer.startswith(f"{clause.rstrip('.')},") for newer in kept):
            continue
        words += len(clause.split())
        if kept and words > EARLIER_WORDS:
            break
        if clause:
            kept.append(clause)
    return tuple(reversed(kept))


def _unsettled(told: tuple[str, ...], story: str) -> tuple[str, ...]:
    """Return clauses without what was put to the vote ("Ada: make camp (1 of 2).") once a story tells what came of it, or
    what else the same one is for."""
    put = _PUT.search(story)
    for_it = f"{put[1]}: " if put else ""
    return tuple(clause for clause in told if not (_PUT.search(clause) and clause.startswith(for_it)))


def _begun(clause: str) -> str:
    """Return the first sentences of a clause that fit into `EARLIER_WORDS`, the first one in any case."""
    first, *others = _SENTENCES.split(clause)
    for sentence in others:
        if len(f"{first} {sentence}".split()) > EARLIER_WORDS:
            break
        first = f"{first} {sentence}"
    return first
