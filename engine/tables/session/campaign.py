"""The campaign of a table: how a lobby offers it, and what a game adds to it."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

import msgspec

from engine.api.update import OptionShown
from engine.core.campaigns import Campaigns
from engine.core.errors import BadOption
from engine.core.game import AnyGame
from engine.core.messages import WORDS
from engine.store import CampaignRow
from engine.tables.session.live import Session

CAMPAIGN = "campaign"
"""What the choice of a campaign is called in a lobby."""
NONE, NEW = "none", "new"
BEGINS = -1
"""The campaign of a table that a new one begins with."""


def is_offered(live: Session) -> bool:
    """Return whether a lobby may be of a campaign: the game knows how, and it stands in a server (TAB-180)."""
    return isinstance(live.game, Campaigns) and live.row.guild > 0 and not live.row.sort


def option_of(live: Session) -> tuple[OptionShown, ...]:
    """Return the campaigns to choose from as an option of the lobby, () where there can be none."""
    game = live.game
    if not (isinstance(game, Campaigns) and is_offered(live)):
        return ()
    choices = (NONE, NEW, *(str(row.id) for row in live.campaigns))
    shown = (WORDS("campaign-none"), WORDS("campaign-new"), *(row.name for row in live.campaigns))
    onward = [WORDS("campaign-goes-on.meaning", stands=game.stands(row.body)) for row in live.campaigns]
    meanings = (WORDS("campaign-none.meaning"), WORDS("campaign-new.meaning"), *onward)
    row = chosen_in(live)
    value = NEW if live.row.campaign == BEGINS else str(row.id) if row else NONE
    phrase = WORDS("campaign-begins") if value == NEW else ""
    if row and not phrase:
        phrase = WORDS("campaign-goes-on", name=row.name, stands=game.stands(row.body))
    about = game.campaign_about()
    return (
        OptionShown(
            CAMPAIGN, about, choices, value, NONE, shown, phrase=phrase, meanings=meanings, called=WORDS("campaign-called")
        ),
    )


def chosen_in(live: Session) -> CampaignRow | None:
    """Return the campaign of a table, ``None`` where it has none, or a new one, or is private."""
    return next((row for row in live.campaigns if row.id == live.row.campaign > 0 and not live.row.sort), None)


def chosen_as(live: Session, value: str) -> int:
    """Return the campaign that a member chose by its number, or by its name; `BadOption` where there is none like that."""
    if not is_offered(live):
        raise BadOption(WORDS.message("no-campaigns-here"), "TAB-180")
    wanted = value.strip().casefold()
    fixed = {NONE: 0, NEW: BEGINS}
    if wanted in fixed:
        return fixed[wanted]
    found = called(live.campaigns, value)
    if found is None:
        raise BadOption(WORDS.message("no-such-campaign"), "TAB-180")
    return found.id


def called(known: Iterable[CampaignRow], value: str) -> CampaignRow | None:
    """Return the campaign with this number or name, ``None`` where there is none like that."""
    wanted = value.strip().casefold()
    return next((row for row in known if wanted in (str(row.id), row.name.casefold())), None)


def begun(live: Session, known: tuple[CampaignRow, ...], now: int) -> CampaignRow | None:
    """Return the stored campaign that the game which begins now belongs to, or a new one with a name that none of those
    ``known`` has. `BadOption` where it is no longer stored."""
    game, number = live.game, live.row.campaign
    if not isinstance(game, Campaigns) or not number:
        return None
    if number == BEGINS:
        name = free_name(game, known, live.row.id)
        return CampaignRow(0, live.row.guild, game.key, name, game.fresh(), now, now)
    row = next((row for row in known if row.id == number), None)
    if row is None or row.ended:
        raise BadOption(WORDS.message("campaign-ended-choose"), "TAB-180")
    return msgspec.structs.replace(row, touched=now)


def free_name(game: Campaigns[object], known: tuple[CampaignRow, ...], table: int) -> str:
    """Return what a new campaign is called: the game's names in turn, with a number where they are used up."""
    taken, names = {row.name.casefold() for row in known}, game.campaign_names
    turned = (*names[table % len(names) :], *names[: table % len(names)])
    numbered = (f"{name} {count}" for count in range(2, len(taken) + 3) for name in turned)
    return next(name for name in (*turned, *numbered) if name.casefold() not in taken)


def told_begun(game: AnyGame, row: CampaignRow | None) -> str:
    """Return what is told of the campaign when one of its games begins; "" without one."""
    if row is None or not isinstance(game, Campaigns):
        return ""
    if not row.id:
        return WORDS("campaign-told-new", name=row.name)
    return WORDS("campaign-told-begun", name=row.name, stands=game.stands(row.body))


def come_to(live: Session, now: int) -> CampaignRow | None:
    """Return what the campaign of a table has come to with its game, once that is over by its rules (TAB-182)."""
    game, row = live.game, chosen_in(live)
    if row is None or live.table is None or not isinstance(game, Campaigns) or game.outcome(live.table.state) is None:
        return None
    day = datetime.fromtimestamp(now, UTC).strftime("%Y-%m-%d")
    body = game.carried(live.table.state, live.table.setup.campaign, day)
    return msgspec.structs.replace(row, body=body, touched=now)


def told_ended(live: Session, now: int) -> str:
    """Return what is told of the campaign when one of its games is over; "" without one."""
    row, game = come_to(live, now), live.game
    if row is None or not isinstance(game, Campaigns):
        return ""
    return WORDS("campaign-told-ended", name=row.name, stands=game.stands(row.body))


def written(before: Session, after: Session, now: int) -> CampaignRow | None:
    """Return the campaign that a change writes: with the start as it begins or goes on, with the end as it is then.

    ``None`` where it stays as it is, also where the game is broken off (TAB-182).
    """
    statuses = (before.row.status, after.row.status)
    if statuses == ("lobby", "running"):
        return next(iter(after.campaigns), None) if after.row.campaign else None
    return come_to(after, now) if statuses == ("running", "over") and not after.row.ended_by else None
