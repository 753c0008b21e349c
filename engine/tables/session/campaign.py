"""The campaign of a table: how a lobby offers it, and what a game adds to it."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

import msgspec

from engine.core.campaigns import Campaigns
from engine.core.errors import BadOption
from engine.core.game import AnyGame
from engine.store import CampaignRow
from engine.tables.session.live import Session
from engine.update import OptionShown

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
    shown = ("none", "new", *(row.name for row in live.campaigns))
    alone, first = "This delve stands for itself.", "The first of several in a row, each a notch harder."
    meanings = (alone, first, *(f"Goes on {game.stands(row.body)}." for row in live.campaigns))
    row = chosen_in(live)
    value = NEW if live.row.campaign == BEGINS else str(row.id) if row else NONE
    phrase = f"the campaign **{row.name}** goes on {game.stands(row.body)}" if row else ""
    phrase = "a new campaign begins" if value == NEW else phrase
    about = "Delves in a row: relics, scars and trophies stay, and each is harder."
    return (OptionShown(CAMPAIGN, about, choices, value, NONE, shown, phrase=phrase, meanings=meanings),)


def chosen_in(live: Session) -> CampaignRow | None:
    """Return the campaign of a table, ``None`` where it has none, or a new one, or is private."""
    return next((row for row in live.campaigns if row.id == live.row.campaign > 0 and not live.row.sort), None)


def chosen_as(live: Session, value: str) -> int:
    """Return the campaign that somebody chose by its number, or by its name; `BadOption` where there is none like that."""
    if not is_offered(live):
        raise BadOption("There are no campaigns here: they are for a few games, in a server.", "TAB-180")
    wanted = value.strip().casefold()
    fixed = {NONE: 0, NEW: BEGINS}
    if wanted in fixed:
        return fixed[wanted]
    found = called(live.campaigns, value)
    if found is None:
        raise BadOption("There is no such campaign in this server, or it has ended.", "TAB-180")
    return found.id


def called(known: Iterable[CampaignRow], value: str) -> CampaignRow | None:
    """Return the campaign that somebody means by its number or its name, ``None`` where there is none like that."""
    wanted = value.strip().casefold()
    return next((row for row in known if wanted in (str(row.id), row.name.casefold())), None)


def begun(live: Session, known: tuple[CampaignRow, ...], now: int) -> CampaignRow | None:
    """Return the campaign of which the game that begins now is one, as it is kept; a new one with a name that none of those
    ``known`` has. `BadOption` where it is kept no longer."""
    game, number = live.game, live.row.campaign
    if not isinstance(game, Campaigns) or not number:
        return None
    if number == BEGINS:
        name = free_name(game, known, live.row.id)
        return CampaignRow(0, live.row.guild, game.key, name, game.fresh(), now, now)
    row = next((row for row in known if row.id == number), None)
    if row is None or row.ended:
        raise BadOption("That campaign has ended. Choose another one, or none.", "TAB-180")
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
    return f"**{row.name}**, {game.stands(row.body)}." if row.id else f"**{row.name}**: a new campaign begins."


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
    return f"**{row.name}** is {game.stands(row.body)} now."


def written(before: Session, after: Session, now: int) -> CampaignRow | None:
    """Return what a change makes of a table's campaign: it begins or is taken up with the start, and has come to something
    with the end; ``None`` where it stays as it is, also where the game is broken off (TAB-182)."""
    statuses = (before.row.status, after.row.status)
    if statuses == ("lobby", "running"):
        return next(iter(after.campaigns), None) if after.row.campaign else None
    return come_to(after, now) if statuses == ("running", "over") and not after.row.ended_by else None
