"""/daily: the daily games, played in private, and their results to share, compare and check (TAB-161)."""

from __future__ import annotations

import io
from datetime import UTC, datetime

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from engine import DailyDelve, GameError, Stale, Standings, TryRow, Update

from ..core.context import PRIVATE_PLACE, Bot, Interaction, call_of, member_of
from ..core.permissions import check_can_post
from ..core.slash import to_choices
from ..interactions.answer import Answer
from ..interactions.components import UNKNOWN, Press, handles, number_in, parts_in
from ..interactions.errors import handles_refusals, refuse_separately
from ..messages.controls import button, control_id
from ..messages.layout import Item, MessageContent, in_rows
from ..messages.rule_entries import NO_VERSION
from ..messages.text import NO_MENTIONS, safe_text
from ..play.private import PRIVATE_TABLE_KINDS, EndContent, PrivateTableKind, report_private_table

KIND = "daily"
HOME, PLAY, PRACTISE, SHARE, TODAY, WEEK, BEFORE = "home", "play", "again", "share", "today", "week", "before"
SHOWN = {
    TODAY: "This server's table of today",
    WEEK: "This server's table of the week",
    BEFORE: "Yesterday: keys, and a result to check",
}
HASH_DIGITS = 16
"""How many digits of a hash are in a list. The check shows all of them."""
DAY_DIGITS = 6
"""The most digits of a day in a control."""
NOBODY = "Nobody has played here yet. The table is of those who begin `/daily` in this server, or share theirs here."
LISTED = 10
"""The most members named in a server's table."""

Style = discord.ButtonStyle


class Daily(commands.Cog):
    """Offers the daily games."""

    @app_commands.command()
    @app_commands.describe(
        game="Play this one; without it I show all of today's",
        show="See a table or yesterday's keys instead",
        of="Whose result of yesterday to check, with show and game; yours if you name nobody",
    )
    @app_commands.choices(show=[app_commands.Choice(name=about, value=name) for name, about in SHOWN.items()])
    @handles_refusals
    async def daily(
        self,
        interaction: Interaction,
        game: str | None = None,
        show: str | None = None,
        of: discord.User | None = None,
    ) -> None:
        """Play the delve of the day: the same for everybody, alone, in private. One try counts."""
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
        return to_choices([pair for pair in found if current.casefold() in pair[0].casefold()])


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
            raise Stale(UNKNOWN)


async def _play(interaction: Interaction, answer: Answer, game: str) -> None:
    """Show the member's try at a daily game. It begins if there is none yet."""
    await report_private_table(await interaction.client.tables.dailies.play(call_of(interaction), game), answer)


async def _overview(interaction: Interaction) -> MessageContent:
    """Return the daily games of today, the member's results, and what can be done."""
    dailies = interaction.client.tables.dailies
    found = await dailies.of_day(interaction.user.id, dailies.today)
    lines = [f"-# The daily delves of {date_of(dailies.today)}; the next ones come {_until(found)}."]
    for delve in found:
        state = "under way" if delve.begun else "not begun"
        lines.append(f"**{delve.title}**: {delve.attempt.words if delve.attempt else state}.")
        lines += [delve.attempt.strip, f"-# {delve.attempt.told}."] if delve.attempt and delve.attempt.strip else []
        lines.append(f"-# sealed as {delve.seal[:HASH_DIGITS]}…")
    wanted = "Everybody meets the same. Your first try counts, if it ends today by UTC."
    ways = [
        _way_button(delve.title, PLAY, delve.game, style=Style.secondary if delve.attempt else Style.primary)
        for delve in found
    ]
    more: list[Item] = [_way_button("Today's table", TODAY), _way_button("The week", WEEK)] if interaction.guild_id else []
    return MessageContent("\n".join(lines), wanted, in_rows([ways, [*more, _way_button("Yesterday", BEFORE)]]))


async def _content(interaction: Interaction, what: str) -> MessageContent:
    dailies = interaction.client.tables.dailies
    back = in_rows([[_way_button("Back", HOME)]])
    if what == BEFORE:
        return replace(_keys(await dailies.of_day(interaction.user.id, dailies.today - 1), dailies.today - 1), groups=back)
    if not interaction.guild_id:
        return MessageContent("A table is a server's: ask in one.", groups=back)
    if what == TODAY:
        told = table_words(await dailies.standings(interaction.guild_id), f"The daily delves of {date_of(dailies.today)}")
    elif what == WEEK:
        told = table_words(await dailies.week(interaction.guild_id), "The daily delves of this week, from Monday on")
    else:
        raise Stale(UNKNOWN)
    return MessageContent(told, groups=back)


def table_words(standings: Standings, title: str) -> str:
    """Return a server's table in words: of each game the best first, ties with the same rank."""
    lines = [f"{title}, in this server:"]
    for game, places in standings.games:
        lines.append(f"**{game}**")
        # A number with a dot would begin a Markdown list, which Discord renumbers.
        lines += [f"**{place.rank}** {safe_text(place.name)}: {place.words}" for place in places[:LISTED]]
        lines += [f"-# and {len(places) - LISTED} more"] if len(places) > LISTED else []
    return "\n".join(lines) if standings.games else NOBODY


def _keys(found: tuple[DailyDelve, ...], day: int) -> MessageContent:
    """Return the keys of a past day with their hashes, and the member's own results."""
    lines = [f"-# The daily delves of {date_of(day)} are over, so here are their keys."]
    for delve in found:
        lines.append(f"**{delve.title}**: {delve.attempt.words if delve.attempt else 'you did not end it that day'}.")
        lines.append(f"-# key `{delve.key}`, sealed as `{delve.seal}`")
    if not found:
        return MessageContent(f"Nobody asked for the delves of {date_of(day)}, so there were none.")
    lines.append("`/daily show: game: of:` gives a result of this server as a file. `python -m engine verify` checks it.")
    return MessageContent("\n".join(lines))


async def _check(interaction: Interaction, answer: Answer, game: str, of: discord.User | None) -> None:
    """Send a result of yesterday as a file that anyone can check."""
    tables, whose = interaction.client.tables, of or interaction.user
    day = tables.dailies.today - 1
    name, written = await tables.dailies.to_check(call_of(interaction), whose.id, game, day)
    words = (
        f"{member_of(whose).name}'s delve of {date_of(day)}: `python -m engine verify` checks every move and roll of it."
    )
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
    lines = [f"**Daily {title}**, {date_of(attempt.day)}: {safe_text(attempt.name)}, {attempt.words}."]
    lines += [attempt.strip, f"-# {attempt.told}. `/daily` plays the same."] if attempt.strip else []
    return "\n".join(lines)


def date_of(day: int) -> str:
    """Return a day in words: "22 November"."""
    found = datetime.fromtimestamp(day * 86400, UTC)
    return f"{found.day} {found:%B}"


def _until(found: tuple[DailyDelve, ...]) -> str:
    return f"<t:{found[0].until}:R>" if found else "tomorrow"


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
    title = delve.title if delve else update.game.capitalize()
    counts = (
        f"counts till 0:00 UTC (<t:{delve.until}:R>)"
        if delve and not delve.key
        else "that day is over, so it does not count"
    )
    told = f", {counts}" if update.kind != "end" else ""
    sealed = f". Sealed as {delve.seal[:HASH_DIGITS]}…" if update.kind == "start" and delve else ""
    return f"Daily {title} of {date_of(day)}{told}{sealed}"


async def _practice_title(interaction: Interaction, update: Update) -> str:
    day, delve = await _daily_of(interaction, update)
    return (
        f"Practice of the daily {delve.title if delve else update.game.capitalize()} of {date_of(day)}: it does not count"
    )


async def _end_content(interaction: Interaction, update: Update) -> EndContent:
    """Return the content below the end of the try that counts: its result, and what can be done next."""
    day, delve = await _daily_of(interaction, update)
    if delve is None or delve.attempt is None:
        return f"The day of {date_of(day)} was over before that, so it does not count.", in_rows(
            [[_way_button("Today", HOME)]]
        )
    attempt = delve.attempt
    lines = [f"**Your result: {attempt.words}.**"]
    lines += [attempt.strip, f"-# {attempt.told}."] if attempt.strip else []
    lines.append(
        f"-# The key is sealed until the day is over: `/daily` shows it <t:{delve.until}:R>." if not delve.key else ""
    )
    ways = [_way_button("Share here", SHARE, delve.game, day, Style.primary)]
    ways += [_way_button("Practise", PRACTISE, delve.game)] if not delve.key else []
    return "\n".join(filter(None, lines)), in_rows([[*ways, _way_button("Today's delves", HOME)]])


async def _practice_end(interaction: Interaction, update: Update) -> EndContent:
    _, delve = await _daily_of(interaction, update)
    again = [_way_button("Once more", PRACTISE, delve.game)] if delve and not delve.key else []
    return "That was practice: your first try counts.", in_rows([[*again, _way_button("Today's delves", HOME)]])


async def setup(bot: Bot) -> None:
    """Add /daily, if a game has a daily game."""
    PRIVATE_TABLE_KINDS["daily"] = PrivateTableKind(_title, _end_content)
    PRIVATE_TABLE_KINDS["practice"] = PrivateTableKind(_practice_title, _practice_end)
    if bot.tables.dailies.titles:
        await bot.add_cog(Daily())
