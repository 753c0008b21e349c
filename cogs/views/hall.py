"""/hall: a server's best games, titles and ratings, with a picture (TAB-170 to TAB-175)."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands, tasks

from engine import WORDS, Feat, GameError, HallShown, Ranked

from ..core.context import Bot, Interaction, plain_name
from ..core.limits import ROW_BUTTONS, ROWS
from ..interactions.answer import Answer
from ..interactions.components import Press, handles
from ..interactions.errors import handles_refusals
from ..messages.controls import button, control_id
from ..messages.game_list import find_key, game_completion
from ..messages.layout import MessageContent, button_rows, in_rows
from ..messages.rule_entries import NO_VERSION
from ..messages.text import picture_file

log = logging.getLogger(__name__)

KIND = "hall"
STREAKS = 3
"""How many members with daily streaks are named."""


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
    @handles_refusals
    async def hall(self, interaction: Interaction, game: str = "", public: bool = False) -> None:
        """Show the hall of this server."""
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
        raise GameError(WORDS("hall-is-a-servers"), "TAB-175")
    return await interaction.client.tables.hall.of(interaction.guild_id, member, game)


async def _has_opted_out(interaction: Interaction) -> bool:
    return not (await interaction.client.tables.member_settings.settings(interaction.user.id)).hall


def _may_attach(interaction: Interaction) -> bool:
    return interaction.app_permissions.attach_files


def hall_content(hall: HallShown, *, public: bool = False, seen: bool = True, left: bool = False) -> MessageContent:
    """Return the hall of a game on one screen.

    If its picture cannot be ``seen``, add the alt text. ``left``: the member has opted out of the hall.
    """
    facts = [WORDS("games-counted", count=hall.games)]
    facts += [WORDS("hall-head.won", count=hall.won)] if hall.games and not hall.contested else []
    facts += [WORDS("hall-head.newest", time=f"<t:{hall.newest}:R>")] if hall.newest else []
    lines = [WORDS("hall-head", game=hall.title, facts=facts)]
    if hall.ratings:
        lines += [WORDS("hall-ratings"), *(_rating_line(ranked, hall.own) for ranked in hall.ratings)]
    if hall.best and hall.contested:
        lines.append(WORDS("hall-best.rivals", results=[_rival_result(feat) for feat in hall.best]))
    elif hall.best:
        lines.append(WORDS("hall-best"))
        lines += [
            WORDS("hall-best.party", place=place, result=_party_result(feat), members=_names(feat.names))
            for place, feat in enumerate(hall.best, start=1)
        ]
    if hall.fastest:
        lines.append(WORDS("hall-fastest", rounds=hall.fastest.rounds, members=_names(hall.fastest.names)))
    if hall.titles:
        titles = [
            WORDS("hall-titles.title", title=earned.title, member=plain_name(earned.name), times=max(1, earned.times))
            for earned in hall.titles
        ]
        lines.append(WORDS("hall-titles", titles=titles))
    if hall.streaks:
        streaks = [
            WORDS("hall-streaks.streak", member=plain_name(streak.name), days=streak.days)
            for streak in hall.streaks[:STREAKS]
        ]
        lines.append(WORDS("hall-streaks", streaks=streaks))
    if not public:
        lines += [WORDS("hall-come-back")] if left else [_own_place(hall), WORDS("hall-leave")]
    if hall.picture and not seen:
        lines.append(WORDS("picture-in-words", picture=hall.picture.alt))
    others = [
        button(WORDS("button-hall", game=title, count=games), control_id(KIND, NO_VERSION, key))
        for key, title, games in hall.counts
        if key != hall.game
    ][: ROWS * ROW_BUTTONS]
    return MessageContent("\n".join(filter(None, lines)), groups=in_rows(button_rows(others)))


def _rating_line(ranked: Ranked, own: Ranked | None) -> str:
    # A number with a dot would begin a Markdown list, which Discord renumbers and indents.
    return WORDS(
        "hall-rating",
        place=ranked.place,
        member=plain_name(ranked.name),
        own=own == ranked,
        rating=_rating(ranked),
        games=WORDS("games-counted", count=ranked.rating.games),
    )


def _rating(ranked: Ranked) -> str:
    return WORDS("rating", mean=round(ranked.rating.mean), deviation=round(ranked.rating.deviation))


def _rival_result(feat: Feat) -> str:
    names = _names(feat.names)
    if feat.score:
        return WORDS("hall-best.rival", members=names, score=feat.score)
    return WORDS("hall-best.no-score", members=names)


def _party_result(feat: Feat) -> str:
    result = WORDS("party-score", score=feat.score, rounds=feat.rounds) if feat.score and feat.rounds else ""
    result = result or feat.score or feat.rounds
    return (result or WORDS("party-won")) if feat.won else WORDS("party-not-won", result=result or "none")


def _names(names: Sequence[str]) -> list[str]:
    return [plain_name(name) for name in names]


def _own_place(hall: HallShown) -> str:
    """Return the member's own place."""
    if not hall.own_games:
        return WORDS("hall-no-place", game=hall.title)
    games = WORDS("games-counted", count=hall.own_games)
    if hall.own is None:
        return WORDS("hall-place", games=games, won=hall.own_won)
    return WORDS("hall-place.rated", games=games, won=hall.own_won, place=hall.own.place, rating=_rating(hall.own))


async def setup(bot: Bot) -> None:
    """Add /hall."""
    await bot.add_cog(Hall(bot))
