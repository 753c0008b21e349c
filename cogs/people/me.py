"""/me: a member's own settings, shown and changed in one private message, or by command."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from engine import PLACES, WORDS, MemberRow, MyTable, Version, name_of, quiet_words, zone_words, zones_for

from ..core.context import Bot, Interaction
from ..core.limits import OPTION_TEXT, truncate
from ..core.reader import speak_to
from ..core.slash import to_choices
from ..interactions.answer import Answer
from ..interactions.components import Press, handles, number_in, parts_in, unknown_control
from ..interactions.errors import handles_refusals
from ..messages.controls import NEXT_PREFIX, button, control_id, select
from ..messages.layout import Groups, MessageContent, in_rows
from ..messages.table_links import place_link
from .my_tables import away_text

KIND = "me"
RANGES = ("22-7", "22-8", "23-7", "23-8", "0-8", "21-7", "8-16")
"""The quiet hours in the menu. `/me quiet:` accepts any."""
ON_OFF = ("on", "off")
WORDS_ONLY, DRAWN, LARGE = "words", "drawn", "large"
"""How what only the member sees comes to them: without pictures, with them, or with large ones."""
AS_DISCORD = "discord"
"""The language that Discord has for the member."""


class MemberSettings(commands.Cog):
    """The /me command."""

    @app_commands.command()
    @app_commands.rename(early="next")
    @app_commands.choices(**dict.fromkeys(("hall", "early", "tips"), to_choices((word, word) for word in ON_OFF)))
    @app_commands.choices(language=to_choices([*((name_of(each), each) for each in PLACES), (AS_DISCORD, AS_DISCORD)]))
    @app_commands.choices(pictures=to_choices((word, word) for word in (WORDS_ONLY, DRAWN, LARGE)))
    @handles_refusals
    async def me(
        self,
        interaction: Interaction,
        zone: str | None = None,
        quiet: str | None = None,
        nudges: bool | None = None,
        every: app_commands.Range[int, 0, 72] | None = None,
        early: str | None = None,
        pictures: str | None = None,
        tips: str | None = None,
        hall: str | None = None,
        language: str | None = None,
    ) -> None:
        """Show and change the settings of the member."""
        async with Answer(interaction) as answer:
            people = interaction.client.tables.member_settings
            row = await people.want(
                interaction.user.id,
                zone=zone,
                quiet=quiet,
                nudges=nudges,
                every=every,
                early=_switched(early),
                in_words=None if pictures is None else pictures == WORDS_ONLY,
                large=None if pictures is None else pictures == LARGE,
                tips=_switched(tips),
                hall=_switched(hall),
                language="" if language == AS_DISCORD else language,
            )
            await speak_to(interaction)
            await answer.send_private(await _content(interaction, row))

    @me.autocomplete("zone")
    async def offered(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Complete a time zone by the name of its city, with its current time."""
        found = [(_zone_content(interaction.client, name), name) for name in zones_for(current, str(interaction.locale))]
        return to_choices(found)


@handles(KIND)
async def change(interaction: Interaction, press: Press) -> None:
    """Change the setting of a control, or open the menu's next part, and show the settings in the same message."""
    what, said = parts_in(press.rest, 2)
    people, start = interaction.client.tables.member_settings, 0
    async with Answer(interaction) as answer:
        if press.picked.startswith(NEXT_PREFIX):
            start = number_in(press.picked.removeprefix(NEXT_PREFIX))
            row = await people.settings(interaction.user.id)
        elif what == "zone":
            row = await people.want(interaction.user.id, zone=press.picked)
        elif what == "quiet":
            row = await people.want(interaction.user.id, quiet=press.picked)
        elif what == "nudges" and said in ON_OFF:
            row = await people.want(interaction.user.id, nudges=said == ON_OFF[0])
        else:
            raise unknown_control()
        await answer.show_in_place(await _content(interaction, row, start))


async def _content(interaction: Interaction, row: MemberRow, start: int = 0) -> MessageContent:
    sittings = await interaction.client.tables.my_tables.of(interaction.user.id)
    away = [sitting for sitting in sittings if away_text(sitting)]
    return me_content(interaction.client, row, away, interaction.guild_id or 0, str(interaction.locale), start)


def me_content(
    bot: Bot, row: MemberRow, away: Sequence[MyTable], guild: int, locale: str = "", start: int = 0
) -> MessageContent:
    """Return a member's settings, with the tables where they are ``away``. The ``locale`` only sorts the choices."""
    lines = [WORDS("me-head"), *setting_lines(bot, row)]
    if away:
        places = [
            WORDS("me-away.place", place=place_link(bot, sitting, guild), state=away_text(sitting)) for sitting in away
        ]
        lines.append(WORDS("me-away", places=places))
    return MessageContent("\n".join([*lines, WORDS("me-how")]), groups=_controls(bot, row, locale, start))


def setting_lines(bot: Bot, row: MemberRow) -> list[str]:
    """Return a member's settings, a line for each."""
    lines: list[str] = []
    zoned = bool(row.zone)
    if zoned:
        lines.append(WORDS("me-zone", zone=zone_words(row.zone), time=bot.tables.member_settings.clock(row.zone)))
    else:
        lines.append(WORDS("me-no-zone"))
    if row.quiet_from >= 0:
        lines.append(WORDS("me-quiet", hours=quiet_words(row), zone=zoned))
    else:
        lines.append(WORDS("me-no-quiet", zone=zoned))
    lines.append(WORDS("me-nudges", nudges=row.nudges, every=row.every))
    if row.early:
        lines.append(WORDS("me-early"))
    if row.in_words:
        lines.append(WORDS("me-in-words"))
    if row.large:
        lines.append(WORDS("me-large"))
    if row.language:
        lines.append(WORDS("me-language", language=name_of(row.language)))
    if not row.tips:
        lines.append(WORDS("me-no-tips"))
    if not row.hall:
        lines.append(WORDS("me-no-hall"))
    return lines


def _controls(bot: Bot, row: MemberRow, locale: str, start: int) -> Groups:
    zones = [(_zone_content(bot, name), name, "") for name in zones_for(locale=locale)]
    if row.zone:
        zones.append((WORDS("menu-no-zone"), "off", WORDS("menu-no-zone.about")))
    places = select(_id("zone"), WORDS("menu-zone"), zones, start if start < len(zones) else 0)
    ranges = []
    for hours in RANGES:
        begin, _, end = hours.partition("-")
        ranges.append((WORDS("menu-quiet.range", begin=begin, end=end), hours, ""))
    if row.quiet_from >= 0:
        ranges.append((WORDS("menu-quiet.none"), "off", ""))
    # Without a time zone the tables would refuse them.
    quiet = [select(_id("quiet"), WORDS("menu-quiet"), ranges)] if row.zone else []
    label, switch = (WORDS("button-no-nudges"), ON_OFF[1]) if row.nudges else (WORDS("button-nudge-me"), ON_OFF[0])
    return in_rows([[places], quiet, [button(label, _id("nudges", switch))]])


def _switched(word: str | None) -> bool | None:
    return None if word is None else word == ON_OFF[0]


def _id(what: str, value: str = "") -> str:
    return control_id(KIND, Version(0, 0), what, value)


def _zone_content(bot: Bot, name: str) -> str:
    return truncate(WORDS("zone-now", zone=zone_words(name), time=bot.tables.member_settings.clock(name)), OPTION_TEXT)


async def setup(bot: Bot) -> None:
    """Add /me."""
    await bot.add_cog(MemberSettings())
