"""/hall: a server's best games, titles and ratings, with a picture (TAB-170 to TAB-175)."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands, tasks

from engine import Feat, GameError, HallShown, Ranked, Streak, Titled, count, listed, upper

from ..core.context import Bot, Interaction, plain_name
from ..core.limits import ROW_BUTTONS, ROWS
from ..interactions.answer import Answer
from ..interactions.components import Press, handles
from ..interactions.errors import handles_refusals
from ..messages.controls import button, control_id
from ..messages.game_list import find_key, game_completion
from ..messages.layout import Groups, MessageContent, in_rows
from ..messages.rule_entries import NO_VERSION
from ..messages.text import picture_file

log = logging.getLogger(__name__)

KIND = "hall"
LEAVE = "-# `/me hall:off` takes you out of it."
COME_BACK = "**You** stand in no hall: `/me hall:on` counts from your next game on."
STREAKS = 3
"""How many members with daily streaks are named."""
RATED = "**Ratings**, ± how far they may be off"


class Hall(commands.Cog):
    """The /hall command, and the loop that adds results of older games."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    async def cog_load(self) -> None:
        """Start the loop."""
        self.bring_in.start()

    async def cog_unload(self) -> None:
        """Stop the loop. The rest is added after the next start."""
        self.bring_in.cancel()

    @tasks.loop(hours=24)
    async def bring_in(self) -> None:
        """Add the results of finished tables that were not counted yet (TAB-170)."""
        try:
            await self._bot.tables.hall.bring_in()
        except Exception:
            log.exception("not all that was played is in the halls")

    @bring_in.before_loop
    async def _ready(self) -> None:
        await self._bot.wait_until_ready()

    @app_commands.command()
    @app_commands.describe(
        game="Which game; left out, the one that was played last",
        public="Whether everybody here sees it",
    )
    @handles_refusals
    async def hall(self, interaction: Interaction, game: str = "", public: bool = False) -> None:
        """See what was played in this server: best delves, titles, ratings."""
        wanted = find_key(interaction.client.tables.games, game) if game.strip() else ""
        async with Answer(interaction) as answer:
            found = await _hall(interaction, wanted, 0 if public else interaction.user.id)
            file = picture_file(found.picture) if found.picture and _may_attach(interaction) else None
            shown = hall_content(found, public=public, seen=file is not None, left=await _has_opted_out(interaction))
            await answer.show(shown, file, public=public)

    @hall.autocomplete("game")
    async def complete_game(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the games."""
        offered: list[app_commands.Choice[str]] = await game_completion(interaction.client.tables.games)(
            interaction, current
        )
        return offered


@handles(KIND)
async def turn(interaction: Interaction, press: Press) -> None:
    """Show the hall of another game, in the same message if it is the member's own."""
    async with Answer(interaction) as answer:
        found = await _hall(interaction, press.rest, interaction.user.id)
        file = picture_file(found.picture) if found.picture and _may_attach(interaction) else None
        await answer.show_in_place(hall_content(found, seen=file is not None, left=await _has_opted_out(interaction)), file)


async def _hall(interaction: Interaction, game: str, member: int) -> HallShown:
    if not interaction.guild_id:
        raise GameError("A hall is a server's: ask for it in one where we play.", "TAB-175")
    return await interaction.client.tables.hall.of(interaction.guild_id, member, game)


async def _has_opted_out(interaction: Interaction) -> bool:
    return not (await interaction.client.tables.people.settings(interaction.user.id)).hall


def _may_attach(interaction: Interaction) -> bool:
    return interaction.app_permissions.attach_files


def hall_content(hall: HallShown, *, public: bool = False, seen: bool = True, left: bool = False) -> MessageContent:
    """Return the hall of a game on one screen.

    If its picture cannot be ``seen``, add the alt text. ``left``: the member has opted out of the hall.
    """
    played = count(hall.games, "game")
    won = "" if hall.contested or not hall.games else f", {hall.won} won"
    newest = f", the newest <t:{hall.newest}:R>" if hall.newest else ""
    lines = [f"**{hall.title}** in this server: {played}{won}{newest}."]
    if hall.ratings:
        lines += [RATED, *(_rating_line(ranked, hall.own) for ranked in hall.ratings)]
    if hall.best and hall.contested:
        lines.append(f"**Best**: {'; '.join(_rival_result(feat) for feat in hall.best)}")
    elif hall.best:
        lines += ["**Best**", *(f"**{place}** {_party_result(feat)}" for place, feat in enumerate(hall.best, 1))]
    if hall.fastest:
        lines.append(f"**Fastest victory**: {hall.fastest.rounds}, {_names(hall.fastest.names)}")
    if hall.titles:
        lines.append(f"**Titles**: {'; '.join(map(_title, hall.titles))}")
    if hall.streaks:
        lines.append(f"**Daily, days in a row**: {', '.join(map(_streak_text, hall.streaks[:STREAKS]))}")
    if not public:
        lines += [COME_BACK] if left else [_own_place(hall), LEAVE]
    if hall.picture and not seen:
        lines.append(f"-# I may not attach files here. The picture: {hall.picture.alt}")
    return MessageContent("\n".join(filter(None, lines)), groups=_other_games(hall))


def _rating_line(ranked: Ranked, own: Ranked | None) -> str:
    name = f"{plain_name(ranked.name)}{' (you)' if own == ranked else ''}"
    # A number with a dot would begin a Markdown list, which Discord renumbers and indents.
    return f"**{ranked.place}** {name} {_rating(ranked)}, {count(ranked.standing.games, 'game')}"


def _rating(ranked: Ranked) -> str:
    return f"{ranked.standing.mean:.0f} ± {ranked.standing.deviation:.0f}"


def _rival_result(feat: Feat) -> str:
    """Return the result of one rival in words."""
    return f"{_names(feat.names)} {feat.score or 'without a point'}"


def _party_result(feat: Feat) -> str:
    """Return the result of a party in words."""
    reached = " in ".join(filter(None, [feat.score, feat.rounds]))
    told = ", ".join(filter(None, ["" if feat.won else "not won", reached])) or "won"
    return f"{upper(told)}: {_names(feat.names)}"


def _names(names: Sequence[str]) -> str:
    return listed([plain_name(name) for name in names])


def _title(earned: Titled) -> str:
    times = f" ({earned.times} times)" if earned.times > 1 else ""
    return f"{earned.title}: {plain_name(earned.name)}{times}"


def _streak_text(streak: Streak) -> str:
    return f"{plain_name(streak.name)} {streak.days}"


def _own_place(hall: HallShown) -> str:
    """Return the member's own place."""
    if not hall.own_games:
        return f"**You** are not in it yet: play {hall.title} to its end."
    place = f"; place {hall.own.place}, {_rating(hall.own)}" if hall.own else ""
    return f"**You**: {count(hall.own_games, 'game')}, {hall.own_won} won{place}."


def _other_games(hall: HallShown) -> Groups:
    """Return a button for each other game that was played here."""
    found = [
        button(f"{title} ({games})", control_id(KIND, NO_VERSION, key))
        for key, title, games in hall.counts
        if key != hall.game
    ][: ROWS * ROW_BUTTONS]
    return in_rows(found[start : start + ROW_BUTTONS] for start in range(0, len(found), ROW_BUTTONS))


async def setup(bot: Bot) -> None:
    """Add /hall."""
    await bot.add_cog(Hall(bot))
