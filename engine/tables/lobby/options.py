"""The options of a lobby."""

from __future__ import annotations

import msgspec

from engine.core.capabilities import Guided
from engine.core.errors import BadOption, GameError, NotAllowed
from engine.core.words import listed
from engine.pace import PACES, paced, read_pace
from engine.store import CampaignRow, SeatRow
from engine.tables.lobby.gather import as_declared
from engine.tables.lobby.seats import seated
from engine.tables.session import live as session_live
from engine.tables.session.campaign import NONE, chosen_as, is_offered, option_of
from engine.tables.session.live import Session, check_lobby
from engine.tables.session.step import Step, changed
from engine.tables.updates.lobby_card import HINTS, STAND_INS, WAIT, YES_NO, pact_told
from engine.tables.updates.update import update_of
from engine.update import Call, Member

PACTS = {STAND_INS: "TAB-102", HINTS: "TAB-105"}
"""The rules of what those who sit agree to."""
REFUSED = 2
"""Stands for a no of somebody who sits there among rivals: it holds."""


def set_master(live: Session, call: Call, member: Member | None) -> Step:
    """Give the game master's part to a member, seated or not, or to nobody; whoever had it plays on as one of the players.

    `BadOption` where the game knows no game master.
    """
    check_lobby(live)
    live.check_host(call, manager=False)
    if not isinstance(live.game, Guided):
        raise BadOption(f"{live.game.title} has no game master but me.", "TAB-050")
    before = next((row for row in live.seats if row.master), None)
    if before is not None and member is not None and before.member == member.id:
        raise GameError(f"{before.name} is the game master already.", "TAB-050")
    if before is None and member is None:
        raise GameError("There is no game master.", "TAB-050")
    seats = tuple(msgspec.structs.replace(row, master=member is not None and row.member == member.id) for row in live.seats)
    if member is not None and live.seat_of(member.id) is None:
        seats = (*seats, SeatRow(len(seats), member.id, live.free_name(member.name), master=True))
    after, most = msgspec.structs.replace(live, seats=seats), live.game.seats.stop - 1
    if before is not None and after.players > most:
        raise GameError(f"All {most} seats of players are taken, so {before.name} has to leave first.", "TAB-050")
    name = next((row.name for row in seats if row.master), "")
    plays = f" {before.name} plays along." if before else ""
    return seated(live, seats, f"{name} is the game master.{plays}" if name else f"There is no game master now.{plays}")


def set_option(live: Session, call: Call, name: str, value: str) -> Step:
    """Choose an option; `BadOption` when the game does not know it."""
    check_lobby(live)
    if name in (STAND_INS, HINTS) and live.has_company:
        return _agreed(live, call, name, value)
    live.check_host(call, manager=False)
    if name == WAIT:
        return _set_wait(live, value)
    chosen = msgspec.json.decode(live.row.options, type=dict[str, str])
    chosen = as_declared(live.game, {**chosen, name: value})
    after = changed(live, options=msgspec.json.encode(chosen).decode())
    update = update_of(after, "lobby")
    option = next(option for option in update.lobby.options if option.name == name) if update.lobby else None
    words = option.words(chosen[name]) if option else chosen[name]
    moot = " With the others as they are that makes no difference." if option and option.moot else ""
    story = f"{name.capitalize().replace('_', ' ')}: {words}.{moot}"
    return Step(after, msgspec.structs.replace(update, story=story))


def _agreed(live: Session, call: Call, name: str, value: str) -> Step:
    """Choose whether the house stands in for those who are away (TAB-102), or gives advice (TAB-105).

    Among rivals all have to agree: the host may say yes, anybody who sits there says no, and that holds.
    """
    if value not in YES_NO:
        raise BadOption(f"That is {listed(list(YES_NO), 'or')}.", PACTS[name])
    yes, refused = value == YES_NO[0], live.rivals and call.member.id != live.row.host and not live.decides_alone(call)
    if yes or not live.rivals:
        live.check_host(call, manager=False)
    live.seat(call)
    if yes and live.rivals and getattr(live.row, name) == REFUSED:
        raise NotAllowed("One of you would rather not, and among rivals all have to agree.", PACTS[name])
    chosen: dict[str, object] = {name: REFUSED if refused else int(yes)}
    after = changed(live, None, **chosen)
    return Step(after, update_of(after, "lobby", pact_told(name, yes=yes)))


def _set_wait(live: Session, value: str) -> Step:
    minutes = read_pace(value)
    if minutes is None:
        raise BadOption(f"A table waits {', '.join(PACES)}, or a time such as “90 minutes”.", "TAB-026")
    after = changed(live, wait=minutes)
    return Step(after, update_of(after, "lobby", f"Wait: {paced(minutes)}."))


def chosen(live: Session, call: Call, value: str) -> Step:
    """Choose the campaign of a lobby; `BadOption` where there is none like that."""
    session_live.check_lobby(live)
    live.check_host(call, manager=False)
    after = changed(live, campaign=chosen_as(live, value))
    words = [option.words(option.value) for option in option_of(after)]
    return Step(after, update_of(after, "lobby", f"Campaign: {words[0]}."))


def with_campaign(step: Step, known: tuple[CampaignRow, ...], value: str) -> Step:
    """Return the step that opens a lobby which knows the campaigns of its server, and goes on with the one of a number or a
    name, where that goes on."""
    live = msgspec.structs.replace(step.live, campaigns=known)
    if not is_offered(live):
        return step
    try:
        number = chosen_as(live, value or NONE)
    except BadOption:
        number = 0
    live = msgspec.structs.replace(live, row=msgspec.structs.replace(live.row, campaign=number))
    return msgspec.structs.replace(step, live=live, update=update_of(live, "lobby", step.update.story))
