"""/replay: a game stepped through, entry by entry, in one message that each press writes anew (TAB-140).

Everything a press needs stands in its control: the table, the number of the entry, whose eyes look.
"""

from __future__ import annotations

from collections.abc import Callable

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from engine import Eye, Moment, Stale, Update, Version

from ..core.context import Asked, House, here
from ..core.slash import choices_of
from ..interactions.answer import Answer
from ..interactions.components import UNKNOWN, Pressed, number_in, parts_in, reacts_to
from ..interactions.errors import refusing
from ..messages.controls import NEXT, Style, button, control_id, select
from ..messages.layout import SMALL, Groups, Item, Shown, in_rows
from ..messages.text import picture_file
from ..publish.end_screen import offered_at_end

REPLAY = "replay"
"""Is the kind of every control of a replay: ``replay:<table>.0:<what it does>:<number of the entry>:<eyes>``; with nothing
after the version it is a button that begins one."""
FIRST, BACKWARDS, ON, LAST, PART, EYES = "first", "back", "on", "last", "part", "eyes"
FARTHEST = 999_999
"""The number of an entry that no game has."""
OLDER = "Other rules made this, so only its words are left."

Besides = Callable[[Moment], Item | None]
"""Gives a button to the message of a replay, ``None`` where there is none for that entry."""
BESIDES_ORDER = ("film", "branch")
"""The other buttons of a replay by name, in their order."""
BESIDES: dict[str, Besides] = {}
"""Gives the buttons of `BESIDES_ORDER`. The modules that have one add it here."""


class Replay(commands.Cog):
    """Steps through what has been played."""

    @app_commands.command()
    @app_commands.describe(
        at="An entry or a round to begin at, such as 12 or round 3",
        seat="Whose eyes to see it with, once the game is over",
        public="Whether everybody here sees it",
    )
    @refusing
    async def replay(self, interaction: Asked, at: str = "", seat: str = "", public: bool = False) -> None:
        """Step through the game of this channel, move by move."""
        async with Answer(interaction) as answer:
            moment = await interaction.client.tables.replaying.opened(
                here(interaction), interaction.user.id, at=at, seat=seat, public=public
            )
            file = picture_file(moment.picture) if moment.picture else None
            await answer.shown(_shown(interaction, moment), file, public=public)

    @replay.autocomplete("at")
    async def complete_at(self, interaction: Asked, current: str) -> list[app_commands.Choice[str]]:
        """Offer the rounds that there were."""
        return await _completed(interaction, "at", current)

    @replay.autocomplete("seat")
    async def complete_seat(self, interaction: Asked, current: str) -> list[app_commands.Choice[str]]:
        """Offer whose eyes may be looked with."""
        return await _completed(interaction, "seat", current)


async def _completed(asked: Asked, argument: str, typed: str) -> list[app_commands.Choice[str]]:
    return choices_of(await asked.client.tables.replaying.completions(here(asked), asked.user.id, argument, typed))


@reacts_to(REPLAY)
async def step(asked: Asked, pressed: Pressed) -> None:
    """Begin a replay in private, or write the message that was pressed anew as the control says.

    One that everybody sees anybody steps; it has the eyes of no seat while the game runs (TAB-142).
    """
    async with Answer(asked) as answer:
        if not pressed.rest:
            moment = await _moment(asked, pressed.version, 0, None, member=asked.user.id)
            file = (picture_file(moment.picture),) if moment.picture else ()
            await answer.privately(_shown(asked, moment), file)
            return
        number, start, eye, before = _read(pressed)
        member = asked.user.id if answer.within else None
        moment = await _moment(asked, pressed.version, number, eye, member=member, before=before)
        shown = _shown(asked, moment, start)
        if answer.within:
            await answer.turned(shown, picture_file(moment.picture) if moment.picture else None)
        else:
            await answer.rewrite(_pressed(asked), shown, lambda: _files(moment))


async def _moment(
    asked: Asked, version: Version, number: int, eye: Eye | None, *, member: int | None, before: Eye | None = None
) -> Moment:
    return await asked.client.tables.replaying.moment(
        version.table, number, member=member, eye=eye, before=before, channel=here(asked)
    )


def _shown(asked: Asked, moment: Moment, start: int = 0) -> Shown:
    colour = asked.client.tables.games[moment.game].colour
    return msgspec.structs.replace(replay_shown(moment, start), colour=colour)


def _pressed(asked: Asked) -> int:
    return asked.message.id if asked.message else 0


def _files(moment: Moment) -> list[discord.File]:
    return [picture_file(moment.picture)] if moment.picture else []


def _read(pressed: Pressed) -> tuple[int, int, Eye, Eye]:
    """Return which entry a control leads to, where on the menu of rounds, whose eyes look there, and whose did."""
    does, written, code = parts_in(pressed.rest, 3)
    number, eye, picked = number_in(written), eye_called(code), pressed.picked
    leads = {FIRST: 1, BACKWARDS: max(1, number - 1), ON: number + 1, LAST: FARTHEST}
    if does in leads:
        return leads[does], 0, eye, eye
    if does == EYES:
        return number, 0, eye_called(picked), eye
    if does != PART:
        raise Stale(UNKNOWN)
    if picked.startswith(NEXT):
        return number, number_in(picked.removeprefix(NEXT)), eye, eye
    return number_in(picked), 0, eye, eye


def eye_called(code: str) -> Eye:
    """Return whose eyes a control names."""
    return {"w": Eye(whole=True), "p": Eye()}.get(code) or Eye(number_in(code))


def code_of(eye: Eye) -> str:
    """Return how a control names somebody's eyes."""
    return "w" if eye.whole else "p" if eye.seat is None else str(eye.seat)


def replay_button(version: Version) -> Item:
    """Return the button that begins a replay for whoever presses it."""
    return button("Replay", control_id(REPLAY, version))


@offered_at_end("replay")
async def replay_at_end(_: House, update: Update) -> Item | None:
    """Return the button below the last post that begins a replay of the delve."""
    return replay_button(update.version)


def replay_shown(moment: Moment, start: int = 0) -> Shown:
    """Return the message of a replay; its menu of rounds begins at the one of number ``start``, where they are many."""
    part = "" if moment.part in moment.status else moment.part
    facts = [f"{moment.number} of {moment.count}", part, f"<t:{moment.at}:R>"]
    if len(moment.eyes) > 1:
        facts += [name[:1].lower() + name[1:] for eye, name in moment.eyes if eye == moment.eye]
    small = f"{SMALL}{' · '.join(filter(None, facts))}"
    return Shown(moment.told, f"{moment.status or OLDER}\n{small}", replay_controls(moment, start))


def replay_controls(moment: Moment, start: int = 0) -> Groups:
    """Return what a replay is stepped with. While the game runs more may have come, so that one can always go on."""
    begun, ended = moment.number == 1, moment.over and moment.number == moment.count

    def does(what: str) -> str:
        return control_id(REPLAY, Version(moment.table, 0), what, moment.number, code_of(moment.eye))

    rows: list[list[Item]] = [
        [
            button("First", does(FIRST), disabled=begun),
            button("Back", does(BACKWARDS), disabled=begun),
            button("On", does(ON), Style.primary, disabled=ended),
            button("Last", does(LAST), disabled=ended),
        ]
    ]
    if moment.parts:
        options = [(part, str(number), f"entry {number}") for part, number in moment.parts]
        about = f"Go to … (now {moment.part})" if moment.part else "Go to …"
        rows.append([select(does(PART), about, options, start if start < len(options) else 0)])
    if len(moment.eyes) > 1:
        options = [(name, code_of(eye), "") for eye, name in moment.eyes if eye != moment.eye]
        rows.append([select(does(EYES), "Whose eyes?", options)])
    rows.append([item for name in BESIDES_ORDER if (item := BESIDES[name](moment)) is not None])
    return in_rows(rows)


async def setup(bot: House) -> None:
    """Add the command."""
    await bot.add_cog(Replay())
