"""/replay: steps through a game, entry by entry, in one message that each press edits (TAB-140).

All that a press needs is in its control: the table, the number of the entry, the eye.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from discord import app_commands
from discord.ext import commands

from engine import WORDS, Eye, Moment, Update, Version

from ..core.context import Bot, Interaction, place_of
from ..core.reader import speak_to_all
from ..core.slash import to_choices
from ..interactions.answer import Answer
from ..interactions.components import Press, handles, number_in, parts_in, unknown_control
from ..interactions.errors import handles_refusals
from ..messages.controls import NEXT_PREFIX, Style, button, control_id, select
from ..messages.layout import SMALL, Groups, Item, MessageContent, in_rows
from ..messages.text import picture_file
from ..publish.end_screen import offered_at_end

REPLAY = "replay"
"""The kind of every control of a replay:

``replay:<table>.0:<action>:<entry>:<eye>``. Without the parts after the version it begins a replay.
"""
FIRST, BACKWARDS, ON, LAST, PART, EYES = "first", "back", "on", "last", "part", "eyes"
FARTHEST = 999_999
"""An entry number beyond every game."""

ReplayButton = Callable[[Moment], Item | None]
"""Returns a button for the message of a replay, ``None`` if that entry has none."""
BUTTON_ORDER = ("film", "branch")
"""The names of the additional buttons of a replay, in their order."""
BUTTONS: dict[str, ReplayButton] = {}
"""The functions for the buttons of `BUTTON_ORDER`. Their modules add them here."""


class Replay(commands.Cog):
    """Steps through a game."""

    @app_commands.command()
    @handles_refusals
    async def replay(self, interaction: Interaction, at: str = "", seat: str = "", public: bool = False) -> None:
        """Begin a replay of the game of this channel."""
        async with Answer(interaction) as answer:
            moment = await interaction.client.tables.replays.opened(
                place_of(interaction), interaction.user.id, at=at, seat=seat, public=public
            )
            file = picture_file(moment.picture) if moment.picture else None
            await answer.show(_content(interaction, moment), file, public=public)

    @replay.autocomplete("at")
    async def complete_at(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the rounds of the game."""
        return await _completed(interaction, "at", current)

    @replay.autocomplete("seat")
    async def complete_seat(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the eyes that the member may look with."""
        return await _completed(interaction, "seat", current)


async def _completed(interaction: Interaction, argument: str, typed: str) -> list[app_commands.Choice[str]]:
    return to_choices(
        await interaction.client.tables.replays.completions(place_of(interaction), interaction.user.id, argument, typed)
    )


@handles(REPLAY)
async def step(interaction: Interaction, press: Press) -> None:
    """Begin a replay in private, or edit the pressed message as the control says.

    Any member can step a public replay. While the game runs, it has the eye of no seat (TAB-142).
    """
    async with Answer(interaction) as answer:
        if not press.rest:
            moment = await _moment(interaction, press.version, 0, None, member=interaction.user.id)
            file = (picture_file(moment.picture),) if moment.picture else ()
            await answer.send_private(_content(interaction, moment), file)
            return
        number, start, eye, before = _read(press)
        member = interaction.user.id if answer.in_private else None
        if member is None:
            await speak_to_all(interaction)
        moment = await _moment(interaction, press.version, number, eye, member=member, before=before)
        shown = _content(interaction, moment, start)
        if answer.in_private:
            await answer.show_in_place(shown, picture_file(moment.picture) if moment.picture else None)
        else:
            post = interaction.message.id if interaction.message else 0
            await answer.edit_post(post, shown, lambda: [picture_file(moment.picture)] if moment.picture else [])


async def _moment(
    interaction: Interaction,
    version: Version,
    number: int,
    eye: Eye | None,
    *,
    member: int | None,
    before: Eye | None = None,
) -> Moment:
    return await interaction.client.tables.replays.moment(
        version.table, number, member=member, eye=eye, before=before, channel=place_of(interaction)
    )


def _content(interaction: Interaction, moment: Moment, start: int = 0) -> MessageContent:
    colour = interaction.client.tables.games[moment.game].colour
    return msgspec.structs.replace(replay_content(moment, start), colour=colour)


def _read(press: Press) -> tuple[int, int, Eye, Eye]:
    """Return the entry that a control leads to, the start of the menu of rounds, the eye there, and the eye before."""
    does, written, code = parts_in(press.rest, 3)
    number, eye, picked = number_in(written), read_eye(code), press.picked
    leads = {FIRST: 1, BACKWARDS: max(1, number - 1), ON: number + 1, LAST: FARTHEST}
    if does in leads:
        return leads[does], 0, eye, eye
    if does == EYES:
        return number, 0, read_eye(picked), eye
    if does != PART:
        raise unknown_control()
    if picked.startswith(NEXT_PREFIX):
        return number, number_in(picked.removeprefix(NEXT_PREFIX)), eye, eye
    return number_in(picked), 0, eye, eye


def read_eye(code: str) -> Eye:
    """Return the eye of a control."""
    return {"w": Eye(whole=True), "p": Eye()}.get(code) or Eye(number_in(code))


def eye_code(eye: Eye) -> str:
    """Return the code of an eye in a control."""
    return "w" if eye.whole else "p" if eye.seat is None else str(eye.seat)


def replay_button(version: Version) -> Item:
    """Return the button that begins a replay."""
    return button(WORDS("button-replay"), control_id(REPLAY, version))


@offered_at_end("replay")
async def replay_at_end(_: Bot, update: Update) -> Item | None:
    """Return the button below the last post that begins a replay of the game."""
    return replay_button(update.version)


def replay_content(moment: Moment, start: int = 0) -> MessageContent:
    """Return the message of a replay. A long menu of rounds begins at the one of number ``start``."""
    part = "" if moment.part in moment.status else moment.part
    facts = [WORDS("replay-entry", number=moment.number, count=moment.count), part, f"<t:{moment.at}:R>"]
    if len(moment.eyes) > 1:
        facts += [name[:1].lower() + name[1:] for eye, name in moment.eyes if eye == moment.eye]
    small = f"{SMALL}{' · '.join(filter(None, facts))}"
    status = WORDS("replay-other-rules") if moment.other_rules else moment.status
    return MessageContent(moment.told, f"{status}\n{small}", replay_controls(moment, start))


def replay_controls(moment: Moment, start: int = 0) -> Groups:
    """Return the controls of a replay. While the game runs more entries may follow, so stepping on is always possible."""
    begun, ended = moment.number == 1, moment.over and moment.number == moment.count

    def does(what: str) -> str:
        return control_id(REPLAY, Version(moment.table, 0), what, moment.number, eye_code(moment.eye))

    rows: list[list[Item]] = [
        [
            button(WORDS("button-first"), does(FIRST), disabled=begun),
            button(WORDS("button-back"), does(BACKWARDS), disabled=begun),
            button(WORDS("button-on"), does(ON), Style.primary, disabled=ended),
            button(WORDS("button-last"), does(LAST), disabled=ended),
        ]
    ]
    if moment.parts:
        options = [(part, str(number), WORDS("menu-go-to.entry", number=number)) for part, number in moment.parts]
        about = WORDS("menu-go-to.now", part=moment.part) if moment.part else WORDS("menu-go-to")
        rows.append([select(does(PART), about, options, start if start < len(options) else 0)])
    if len(moment.eyes) > 1:
        options = [(name, eye_code(eye), "") for eye, name in moment.eyes if eye != moment.eye]
        rows.append([select(does(EYES), WORDS("menu-eyes"), options)])
    rows.append([item for name in BUTTON_ORDER if (item := BUTTONS[name](moment)) is not None])
    return in_rows(rows)


async def setup(bot: Bot) -> None:
    """Add the command."""
    await bot.add_cog(Replay())
