"""/me: a member's own settings, shown and changed in one private message, or by command."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from engine import MemberRow, Sitting, Stale, Version, quiet_words, zone_words, zones_for

from ..core.context import Bot, Interaction
from ..core.limits import OPTION_TEXT, truncate
from ..core.slash import to_choices
from ..interactions.answer import Answer
from ..interactions.components import UNKNOWN, Press, handles, number_in, parts_in
from ..interactions.errors import handles_refusals
from ..messages.controls import NEXT_PREFIX, button, control_id, select
from ..messages.layout import Groups, MessageContent, in_rows
from ..messages.table_links import place_link
from .my_tables import away_text

KIND = "me"
RANGES = ("22-7", "22-8", "23-7", "23-8", "0-8", "21-7", "8-16")
"""The quiet hours in the menu. `/me quiet:` accepts any."""
ON_OFF = ("on", "off")
HOW = "-# `/me zone:` finds any city, `/me quiet:22:30-7:00` takes any hours; `/me hall:off` leaves every `/hall`."


class MemberSettings(commands.Cog):
    """The /me command."""

    @app_commands.command()
    @app_commands.describe(
        zone="Your time zone, by a large city near you; off for none",
        quiet="When you want no nudge and no deadline, such as 22-8 or 22:30-7:00; off for never",
        nudges="Whether I nudge you once when a table has waited for you for half of its time",
        hall="Whether you stand in the halls of servers; off forgets what stands there of you",
    )
    @app_commands.choices(hall=to_choices((word, word) for word in ON_OFF))
    @handles_refusals
    async def me(
        self,
        interaction: Interaction,
        zone: str | None = None,
        quiet: str | None = None,
        nudges: bool | None = None,
        hall: str | None = None,
    ) -> None:
        """See and change your own settings: time zone, quiet hours, nudges."""
        async with Answer(interaction) as answer:
            people = interaction.client.tables.people
            stands = None if hall is None else hall == ON_OFF[0]
            row = await people.want(interaction.user.id, zone=zone, quiet=quiet, nudges=nudges, hall=stands)
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
    people, start = interaction.client.tables.people, 0
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
            raise Stale(UNKNOWN)
        await answer.show_in_place(await _content(interaction, row, start))


async def _content(interaction: Interaction, row: MemberRow, start: int = 0) -> MessageContent:
    sittings = await interaction.client.tables.sittings.of(interaction.user.id)
    away = [sitting for sitting in sittings if away_text(sitting)]
    return me_content(interaction.client, row, away, interaction.guild_id or 0, str(interaction.locale), start)


def me_content(
    bot: Bot, row: MemberRow, away: Sequence[Sitting], guild: int, locale: str = "", start: int = 0
) -> MessageContent:
    """Return a member's settings, with the tables where they are ``away``. The ``locale`` only sorts the choices."""
    zone = f"{zone_words(row.zone)}, where it is {bot.tables.people.clock(row.zone)} now" if row.zone else "none said"
    quiet = f"{quiet_words(row)}, by your clock" if row.quiet_from >= 0 else "none"
    if not row.zone:
        quiet += "; they need your time zone"
    lines = [
        "So it is at all your tables:",
        f"**Time zone**: {zone}.",
        f"**Quiet hours**: {quiet}.",
        f"**Nudges**: {'once, at half of a long wait' if row.nudges else 'none'}.",
    ]
    if not row.hall:
        lines.append("**Halls**: you stand in none; `/me hall:on` counts from your next game on.")
    if away:
        places = [f"{place_link(bot, sitting, guild)}: {away_text(sitting)}" for sitting in away]
        lines.append(f"**Away**: {'; '.join(places)}. `/away back` ends it.")
    return MessageContent("\n".join([*lines, HOW]), groups=_controls(bot, row, locale, start))


def _controls(bot: Bot, row: MemberRow, locale: str, start: int) -> Groups:
    zones = [(_zone_content(bot, name), name, "") for name in zones_for(locale=locale)]
    if row.zone:
        zones.append(("No time zone", "off", "No quiet hours either"))
    places = select(_id("zone"), "Time zone", zones, start if start < len(zones) else 0)
    ranges = [(f"Quiet from {hours.replace('-', ' to ')}", hours, "") for hours in RANGES]
    if row.quiet_from >= 0:
        ranges.append(("No quiet hours", "off", ""))
    # Without a time zone the tables would refuse them.
    hours = [select(_id("quiet"), "Quiet hours", ranges)] if row.zone else []
    nudges = button("No nudges", _id("nudges", ON_OFF[1])) if row.nudges else button("Nudge me", _id("nudges", ON_OFF[0]))
    return in_rows([[places], hours, [nudges]])


def _id(what: str, value: str = "") -> str:
    return control_id(KIND, Version(0, 0), what, value)


def _zone_content(bot: Bot, name: str) -> str:
    return truncate(f"{zone_words(name)}, now {bot.tables.people.clock(name)}", OPTION_TEXT)


async def setup(bot: Bot) -> None:
    """Add /me."""
    await bot.add_cog(MemberSettings())
