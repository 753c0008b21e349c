"""/keeper doctor: what is the matter with a server's tables and channels, each in plain words with its remedy, and with a
button where the bot can do it itself (TAB-133)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

import discord
import msgspec
from msgspec.structs import replace

from engine import GameError, Held, Stale, Version, listed

from ..core.allowed import ALL_GONE, settings_of, still_there
from ..core.channels import Place, check_telling, find
from ..core.context import Asked, call_of, channel_of, here
from ..core.limits import BUTTON_LABEL, ROW_BUTTONS, TEXT, cut
from ..core.retry import UNREACHABLE
from ..interactions.answer import Answer
from ..interactions.components import UNKNOWN, Pressed, reacts_to
from ..messages.controls import button, control_id
from ..messages.layout import Group, Item, Shown, in_rows
from .access import check_manager, own_id
from .tables import ONE

log = logging.getLogger(__name__)

KIND = "mend"
MOST = 60
"""So many tables are looked at; each may take two requests."""
AT_ONCE = 6
BUTTONS = 4 * ROW_BUTTONS
LONGEST = TEXT - 300
"""Characters of what is the matter at most; the rest is counted."""
SETTINGS = "Edit channel > Permissions: allow me this, there or by my role."


class Trouble(msgspec.Struct, frozen=True):
    """Something that is the matter: in words, with its remedy; ``does`` is the kind of button that mends it ("": none)."""

    words: str
    does: str = ""


class Finding(msgspec.Struct, frozen=True):
    """What is the matter in one place: with the table there (``None``: there is none, or it cannot be read)."""

    place: Place
    held: Held | None = None
    troubles: tuple[Trouble, ...] = ()

    @property
    def title(self) -> str:
        """What it is called in the report."""
        name = self.place.name
        return f"**{name[:1].upper()}{name[1:]}**{f' {self.held.title}' if self.held else ''}"


LABELS = {
    "tell": "Tell what is untold",
    "open": "Open the thread",
    "anew": "Post anew",
    "wake": "Wake",
    "away": "Put away",
    "move": "Move or end",
}


async def findings(asked: Asked) -> list[Finding]:
    """Return what is the matter with the tables of a server, and with the channel that somebody asks in."""
    assert asked.guild is not None
    care, guild = asked.client.tables.care, asked.guild.id
    held, room = (await care.held(guild))[:MOST], asyncio.Semaphore(AT_ONCE)

    async def looked(one: Held) -> Finding:
        async with room:
            return await _examined(asked, one)

    found = list(await asyncio.gather(*map(looked, held)))
    for channel in await care.unreadable(guild):
        words = "My notes of the table there cannot be read. It can only be put away."
        found.append(Finding(Place(channel), troubles=(Trouble(words, "away"),)))
    if here(asked) not in [one.place.number for one in found]:
        place = await find(asked.client, asked.guild, here(asked))
        found.append(Finding(place, troubles=tuple(_rights(place))))
    settings = await settings_of(asked)
    if settings.channels and not still_there(asked.guild, settings):
        words = f"{ALL_GONE} `/keeper settings` opens others."
        found.append(Finding(Place(here(asked)), troubles=(Trouble(words),)))
    return [one for one in found if one.troubles]


async def doctor_for(asked: Asked) -> Shown:
    """Return the report on a server: all is well, or what is the matter where, and the buttons for it."""
    assert asked.guild is not None
    count = len(await asked.client.tables.care.held(asked.guild.id))
    return report(await findings(asked), count)


@reacts_to(KIND)
async def mend(asked: Asked, pressed: Pressed) -> None:
    """Do what the control says, and look again; what is refused stands below."""
    check_manager(asked)
    async with Answer(asked) as answer:
        try:
            if pressed.rest:
                await _mended(asked, pressed)
        except GameError as error:
            await asked.client.tables.refused(call_of(asked), error)
            answer.besides = str(error)
        await answer.turned(await doctor_for(asked))


# What is looked at.


async def _examined(asked: Asked, held: Held) -> Finding:
    """Return what is the matter with a table and its channel."""
    assert asked.guild is not None
    place = await find(asked.client, asked.guild, held.channel)
    broken = await asked.client.tables.care.is_broken(held)
    troubles = [Trouble("My notes of this table cannot be read. It can only be put away.", "away")] if broken else []
    if place.number <= 0:
        troubles.append(Trouble("It was restored and has no place yet.", "move"))
        return Finding(place, held, tuple(troubles))
    if place.gone:
        troubles.append(Trouble("Its channel is gone.", "move"))
        return Finding(place, held, tuple(troubles))
    troubles += _rights(place)
    if place.can_be_told and not broken:
        troubles += await _posts(asked, held)
    troubles += _waits(held)
    return Finding(place, held, tuple(troubles))


def _rights(place: Place) -> list[Trouble]:
    """Return what the bot may not do in a channel and needs to."""
    if place.channel is None:
        remedy = "Edit channel > Permissions: let me View Channel."
        return [Trouble(f"I can't see this channel. {remedy}")]
    found = []
    if place.missing:
        found.append(Trouble(f"I may not {listed(list(place.missing))}. {SETTINGS}"))
    if place.locked:
        found.append(Trouble("This thread is locked. Whoever manages threads can unlock it, or allow me Manage Threads."))
    elif place.archived and place.can_be_told:
        found.append(Trouble("This thread is archived.", "open"))
    return found


async def _posts(asked: Asked, held: Held) -> list[Trouble]:
    """Return what is the matter with what a table's channel was told."""
    if held.untold:
        changes = "1 change is" if held.untold == 1 else f"{held.untold} changes are"
        return [Trouble(f"{changes} not told yet.", "tell")]
    if not held.post:
        return [Trouble("There is no post of mine to play with.", "anew")]
    try:
        await channel_of(asked.client, held.channel).fetch_message(held.post)
    except discord.NotFound:
        return [Trouble("My last post is gone.", "anew")]
    except UNREACHABLE as error:
        log.info("whether message %s is there is not known: %s", held.post, error)
    return []


def _waits(held: Held) -> list[Trouble]:
    if held.rest == "asleep":
        return [Trouble("The table sleeps: nobody was about. Whoever plays there wakes it, or you do.", "wake")]
    if held.overdue:
        return [Trouble("What I do by myself is overdue here. I try again each hour; the host may `/host skip`.")]
    return []


# What is done.


async def _mended(asked: Asked, pressed: Pressed) -> None:
    does, _, rest = pressed.rest.partition(":")
    if does == "away" and not pressed.version.table:
        await _put_away(asked, int(rest) if rest.isdecimal() else 0)
        return
    held = await asked.client.tables.care.one(asked.guild_id or 0, pressed.version.table)
    if held is None or does not in REMEDIES:
        raise Stale(UNKNOWN)
    await REMEDIES[does](asked, held)


async def _tell(asked: Asked, held: Held) -> None:
    await asked.client.herald.tell_untold(held.table)


async def _open(asked: Asked, held: Held) -> None:
    """Bring an archived thread back, as its next post would."""
    place = await _place(asked, held)
    check_telling(place)
    if isinstance(place.channel, discord.Thread):
        try:
            await place.channel.edit(archived=False)
        except UNREACHABLE as error:
            raise GameError("Discord does not let me open that thread just now.", "TAB-133") from error


async def _anew(asked: Asked, held: Held) -> None:
    check_telling(await _place(asked, held))
    call = replace(call_of(asked), channel=held.channel)
    update = await asked.client.tables.care.post_anew(call, f"{call.member.name} has me post this anew.")
    await asked.client.herald.tell(update)


async def _wake(asked: Asked, held: Held) -> None:
    check_telling(await _place(asked, held))
    await asked.client.herald.tell(await asked.client.tables.wake(replace(call_of(asked), channel=held.channel)))


async def _away(asked: Asked, held: Held) -> None:
    await _put_away(asked, held.channel)


async def _put_away(asked: Asked, channel: int) -> None:
    """End a table that cannot be read any more, of this server."""
    care, guild = asked.client.tables.care, asked.guild_id or 0
    known = [one.channel for one in await care.held(guild) if await care.is_broken(one)]
    if channel not in (*known, *await care.unreadable(guild)):
        raise Stale("That table is sound, or put away already.")
    await asked.client.herald.tell(await asked.client.tables.end(replace(call_of(asked), channel=channel)))


async def _place(asked: Asked, held: Held) -> Place:
    assert asked.guild is not None
    return await find(asked.client, asked.guild, held.channel)


REMEDIES: dict[str, Callable[[Asked, Held], Awaitable[None]]] = {
    "tell": _tell,
    "open": _open,
    "anew": _anew,
    "wake": _wake,
    "away": _away,
}


# What is shown.


def report(found: Sequence[Finding], tables: int) -> Shown:
    """Return what is the matter, place by place, with a button for each thing that the bot can do itself; all is well in
    one line. What has no room is counted: once the first is mended it is shown."""
    again = button("Look again", own_id(KIND, ""))
    if not found:
        count = {0: "no table is", 1: "1 table is"}.get(tables, f"{tables} tables are")
        return Shown(f"**All is well**: {count} in use, and I may do here what I need.", groups=in_rows([[again]]))
    lines: list[str] = []
    items: list[Item] = []
    for number, one in enumerate(found):
        told = [one.title, *(f"- {trouble.words}" for trouble in one.troubles)]
        own = [_button(one, trouble.does) for trouble in one.troubles if trouble.does]
        if len("\n".join([*lines, *told])) > LONGEST or len(items) + len(own) > BUTTONS - 1:
            lines.append(f"-# And {len(found) - number} more, to be seen once these are mended.")
            break
        lines += told
        items += own
    rows = [tuple(items[start : start + ROW_BUTTONS]) for start in range(0, len(items), ROW_BUTTONS)]
    return Shown("\n".join(lines), groups=(*((Group(tuple(rows)),) if rows else ()), *in_rows([[again]])))


def _button(one: Finding, does: str) -> Item:
    # Several tables may be of one game, and none shares its place with another.
    name = f"#{one.place.channel.name}" if one.place.channel is not None else one.held.title if one.held else ""
    label = cut(f"{name}: {LABELS[does]}" if name else LABELS[does], BUTTON_LABEL)
    if does == "move" and one.held:
        return button(label, control_id(ONE, Version(one.held.table, 0), ""))
    if one.held is None:
        return button(label, own_id(KIND, does, one.place.number))
    return button(label, control_id(KIND, Version(one.held.table, 0), does))
