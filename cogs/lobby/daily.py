"""/daily: the daily games, played in private, and their results to share, compare and check (TAB-161)."""

from __future__ import annotations

import io
from datetime import UTC, datetime

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from engine import WORDS, DailyDelve, GameError, Standings, TryRow, Update

from ..core.command_texts import described
from ..core.context import PRIVATE_PLACE, Bot, Interaction, call_of, member_of
from ..core.permissions import check_can_post
from ..core.slash import matching
from ..interactions.answer import Answer
from ..interactions.components import Press, handles, number_in, parts_in, unknown_control
from ..interactions.errors import handles_refusals, refuse_separately
from ..messages.controls import button, control_id
from ..messages.layout import Item, MessageContent, in_rows
from ..messages.rule_entries import NO_VERSION
from ..messages.text import NO_MENTIONS, safe_text
from ..play.private import PRIVATE_TABLE_KINDS, EndContent, PrivateTableKind, report_private_table

KIND = "daily"
HOME, PLAY, PRACTISE, SHARE, TODAY, WEEK, BEFORE = "home", "play", "again", "share", "today", "week", "before"
SHOWN = {
    TODAY: WORDS.message("daily-today-table"),
    WEEK: WORDS.message("daily-week-table"),
    BEFORE: WORDS.message("daily-before"),
}
"""What can be shown besides the daily games themselves."""
HASH_DIGITS = 16
"""How many digits of a hash are in a list. The check shows all of them."""

LISTED = 10
"""The most members named in a server's table."""

Style = discord.ButtonStyle


class DailyCommands(commands.Cog):
    """Offers the daily games."""

    @app_commands.command()
    @app_commands.choices(show=[app_commands.Choice(name=described(about), value=name) for name, about in SHOWN.items()])
    @handles_refusals
    async def daily(
        self,
        interaction: Interaction,
        game: str | None = None,
        show: str | None = None,
        of: discord.User | None = None,
    ) -> None:
        """Play a daily game, or show the games, a table or the keys of yesterday."""
        async with Answer(interaction) as answer:
            if show == BEFORE and game is not None:
                await _check(interaction, answer, game, of)
            elif show is not None:
                await answer.send_private(await _content(interaction, show))
            elif game is not None:
                await _play(interaction, answer, game)
            else:
                await answer.send_private(await _overview(interaction))

    @daily.autocomplete("game")
    async def offered(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Complete a game by its title."""
        found = [(title, key) for key, title in interaction.client.tables.dailies.titles.items()]
        return matching(found, current)


@handles(KIND)
async def press(interaction: Interaction, press: Press) -> None:
    """Play, practise, share, or show what the control names."""
    what, game, day = parts_in(press.rest, 3)
    async with Answer(interaction) as answer:
        if what == PLAY:
            await _play(interaction, answer, game)
        elif what == PRACTISE:
            await report_private_table(await interaction.client.tables.dailies.practise(call_of(interaction), game), answer)
        elif what == SHARE:
            await _share(interaction, answer, game, number_in(day))
        elif what == HOME:
            await answer.show_in_place(await _overview(interaction))
        elif what in SHOWN:
            await answer.show_in_place(await _content(interaction, what))
        else:
            raise unknown_control()


async def _play(interaction: Interaction, answer: Answer, game: str) -> None:
    """Show the member's try at a daily game. It begins if there is none yet."""
    await report_private_table(await interaction.client.tables.dailies.play(call_of(interaction), game), answer)


async def _overview(interaction: Interaction) -> MessageContent:
    """Return the daily games of today, the member's results, and what can be done."""
    dailies = interaction.client.tables.dailies
    found = await dailies.of_day(interaction.user.id, dailies.today)
    next_ones = f"<t:{found[0].until}:R>" if found else WORDS("daily-tomorrow")
    lines = [WORDS("daily-of", date=date_of(dailies.today), time=next_ones)]
    for delve in found:
        result = delve.attempt.words if delve.attempt else WORDS("daily-under-way" if delve.begun else "daily-not-begun")
        lines.append(WORDS("daily-result", game=delve.title, result=result))
        lines += _strip(delve.attempt) if delve.attempt else []
        lines.append(WORDS("daily-sealed-as", seal=delve.seal[:HASH_DIGITS]))
    ways = [
        _way_button(delve.title, PLAY, delve.game, style=Style.secondary if delve.attempt else Style.primary)
        for delve in found
    ]
    more: list[Item] = []
    if interaction.guild_id:
        more = [_way_button(WORDS("button-todays-table"), TODAY), _way_button(WORDS("button-the-week"), WEEK)]
    rows = [ways, [*more, _way_button(WORDS("button-yesterday"), BEFORE)]]
    return MessageContent("\n".join(lines), WORDS("daily-same-for-all"), in_rows(rows))


def _strip(attempt: TryRow) -> list[str]:
    """Return the lines that show how a try went; none if the game shows nothing."""
    return [attempt.strip, WORDS("daily-told", told=attempt.told)] if attempt.strip else []


async def _content(interaction: Interaction, what: str) -> MessageContent:
    dailies = interaction.client.tables.dailies
    back = in_rows([[_way_button(WORDS("button-back"), HOME)]])
    if what == BEFORE:
        return replace(_keys(await dailies.of_day(interaction.user.id, dailies.today - 1), dailies.today - 1), groups=back)
    if not interaction.guild_id:
        return MessageContent(WORDS("daily-no-server"), groups=back)
    if what == TODAY:
        title = WORDS("daily-table", date=date_of(dailies.today))
        told = table_words(await dailies.standings(interaction.guild_id), title)
    elif what == WEEK:
        told = table_words(await dailies.week(interaction.guild_id), WORDS("daily-table-week"))
    else:
        raise unknown_control()
    return MessageContent(told, groups=back)


def table_words(standings: Standings, title: str) -> str:
    """Return a server's table in words: of each game the best first, ties with the same rank."""
    lines = [title]
    for game, places in standings.games:
        lines.append(f"**{game}**")
        # A number with a dot would begin a Markdown list, which Discord renumbers.
        lines += [
            WORDS("daily-place", rank=place.rank, member=safe_text(place.name), result=place.words)
            for place in places[:LISTED]
        ]
        lines += [WORDS("daily-more", count=len(places) - LISTED)] if len(places) > LISTED else []
    return "\n".join(lines) if standings.games else WORDS("daily-table-empty")


def _keys(found: tuple[DailyDelve, ...], day: int) -> MessageContent:
    """Return the keys of a past day with their hashes, and the member's own results."""
    if not found:
        return MessageContent(WORDS("daily-none", date=date_of(day)))
    lines = [WORDS("daily-keys", date=date_of(day))]
    for delve in found:
        result = delve.attempt.words if delve.attempt else WORDS("daily-missed")
        lines.append(WORDS("daily-result", game=delve.title, result=result))
        lines.append(WORDS("daily-key", key=delve.key, seal=delve.seal))
    return MessageContent("\n".join([*lines, WORDS("daily-check")]))


async def _check(interaction: Interaction, answer: Answer, game: str, of: discord.User | None) -> None:
    """Send a result of yesterday as a file that anyone can check."""
    tables, whose = interaction.client.tables, of or interaction.user
    day = tables.dailies.today - 1
    name, written = await tables.dailies.to_check(call_of(interaction), whose.id, game, day)
    words = WORDS("daily-file", member=member_of(whose).name, date=date_of(day))
    await answer.send_private(words, files=(discord.File(io.BytesIO(written), filename=name),))


async def _share(interaction: Interaction, answer: Answer, game: str, day: int) -> None:
    """Post the result of a member's try in this channel, once per channel."""
    interaction.extras.pop(PRIVATE_PLACE, None)
    check_can_post(interaction)
    dailies, call = interaction.client.tables.dailies, call_of(interaction)
    try:
        attempt = await dailies.share(call, game, day)
    except GameError as error:
        await refuse_separately(answer, error)
        return
    posted = await answer.post_public(
        MessageContent(share_words(attempt, dailies.titles.get(game, game))), list, NO_MENTIONS
    )
    if posted is None:
        # The post failed, so the member may try again.
        await dailies.unshare(call, attempt)


def share_words(attempt: TryRow, title: str) -> str:
    """Return the public line of a result. It reveals nothing of the map."""
    member = safe_text(attempt.name)
    lines = [WORDS("daily-shared", game=title, date=date_of(attempt.day), member=member, result=attempt.words)]
    lines += [attempt.strip, WORDS("daily-shared.told", told=attempt.told)] if attempt.strip else []
    return "\n".join(lines)


def date_of(day: int) -> str:
    """Return a day in words: "22 November"."""
    found = datetime.fromtimestamp(day * 86400, UTC)
    return WORDS("date", day=found.day, month=found.month)


def _way_button(label: str, what: str, game: str = "", day: int = 0, style: Style = Style.secondary) -> Item:
    return button(label, control_id(KIND, NO_VERSION, what, game, day), style)


async def _daily_of(interaction: Interaction, update: Update) -> tuple[int, DailyDelve | None]:
    """Return the day of a private table, and its daily game of that day."""
    dailies = interaction.client.tables.dailies
    day = await dailies.day_of(update.version.table)
    found = await dailies.of_day(interaction.user.id, day)
    return day, next((delve for delve in found if delve.game == update.game), None)


async def _title(interaction: Interaction, update: Update) -> str:
    day, delve = await _daily_of(interaction, update)
    return WORDS(
        "daily-title",
        game=delve.title if delve else update.game.capitalize(),
        date=date_of(day),
        state="ended" if update.kind == "end" else "counts" if delve and not delve.key else "past",
        until=f"<t:{delve.until}:R>" if delve else "",
        seal=delve.seal[:HASH_DIGITS] if update.kind == "start" and delve else "no",
    )


async def _practice_title(interaction: Interaction, update: Update) -> str:
    day, delve = await _daily_of(interaction, update)
    return WORDS("daily-practice", game=delve.title if delve else update.game.capitalize(), date=date_of(day))


async def _end_content(interaction: Interaction, update: Update) -> EndContent:
    """Return the content below the end of the try that counts: its result, and what can be done next."""
    day, delve = await _daily_of(interaction, update)
    if delve is None or delve.attempt is None:
        return WORDS("daily-too-late", date=date_of(day)), in_rows([[_way_button(WORDS("button-today"), HOME)]])
    lines = [WORDS("daily-your-result", result=delve.attempt.words), *_strip(delve.attempt)]
    ways = [_way_button(WORDS("button-share-here"), SHARE, delve.game, day, Style.primary)]
    if not delve.key:
        lines.append(WORDS("daily-key-comes", time=f"<t:{delve.until}:R>"))
        ways.append(_way_button(WORDS("button-practise"), PRACTISE, delve.game))
    return "\n".join(lines), in_rows([[*ways, _way_button(WORDS("button-todays-delves"), HOME)]])


async def _practice_end(interaction: Interaction, update: Update) -> EndContent:
    _, delve = await _daily_of(interaction, update)
    again = [_way_button(WORDS("button-once-more"), PRACTISE, delve.game)] if delve and not delve.key else []
    return WORDS("daily-practised"), in_rows([[*again, _way_button(WORDS("button-todays-delves"), HOME)]])


async def setup(bot: Bot) -> None:
    """Add /daily, if a game has a daily game."""
    PRIVATE_TABLE_KINDS["daily"] = PrivateTableKind(_title, _end_content)
    PRIVATE_TABLE_KINDS["practice"] = PrivateTableKind(_practice_title, _practice_end)
    if bot.tables.dailies.titles:
        await bot.add_cog(DailyCommands())
