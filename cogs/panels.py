"""Panel: a member's own side of the table as a private message, which each private move turns into the next one.

Nothing is kept in such a message, so that a fresh one takes its place at any time (TAB-071).
"""

from __future__ import annotations

import discord
from msgspec.structs import replace

from engine import Member, Panel, Question

from .controls import arrange, no_view
from .house import Asked, call_of
from .limits import ROW_BUTTONS
from .replies import asking_one, picture_file

DONE = "Done."
ONLY_YOU = "Only you see this"

Shown = tuple[str, discord.ui.View, discord.File | None]
"""The words of a private message, its controls and its picture."""


async def panel_for(asked: Asked) -> Shown:
    """Return the asker's own side of the table as things stand now, with its picture where the game has one."""
    return await _shown(asked, await asked.client.tables.panel(call_of(asked)))


async def panel_after(asked: Asked, whisper: str) -> Shown:
    """Return what becomes of a private message in which its owner has moved: the fresh panel, ``whisper`` first.

    Where nothing private is left for them, the whisper alone.
    """
    panel = await asked.client.tables.panel(call_of(asked))
    return await _shown(asked, panel, whisper) if panel.private else all_done(whisper)


def all_done(whisper: str) -> Shown:
    """Return a private message that nothing can be done with any more."""
    return whispered(whisper) if whisper else DONE, no_view(), None


def whispered(whisper: str) -> str:
    """Return the words for what only one may know."""
    return f"{ONLY_YOU}: {whisper}"


def panel_text(member: Member, panel: Panel, whisper: str = "") -> str:
    """Return what is asked first, then what only this member knows."""
    head = whispered(whisper) if whisper else f"{ONLY_YOU}."
    asking = asking_one(member, panel.ask) or panel.why
    if panel.first:
        asking = f"{asking} {question_text(panel.first)}"
    return f"{head}\n{asking}\n\n{panel.knows}"


def question_text(question: Question) -> str:
    """Return the question and, where the answers are buttons, what each of them means: a menu says that itself."""
    told = question.offers if len(question.offers) <= ROW_BUTTONS else ()
    lines = [f"-# {offer.choice.label}: {offer.choice.detail}" for offer in told if offer.choice.detail]
    return "\n".join([question.ask, *lines])


def panel_view(panel: Panel) -> discord.ui.View:
    """Return the controls of a panel."""
    return arrange(panel.version, replace(panel.controls, private=False))


async def _shown(asked: Asked, panel: Panel, whisper: str = "") -> Shown:
    call = call_of(asked)
    picture = await asked.client.tables.own_picture(call)
    return panel_text(call.member, panel, whisper), panel_view(panel), picture_file(picture) if picture else None
