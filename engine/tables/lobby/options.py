"""The options of a lobby."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.api.pace import PACES, paced, read_pace
from engine.api.update import Call, Member
from engine.core.capabilities import Guided
from engine.core.errors import BadOption, GameError, NotAllowed
from engine.core.languages import PLACES, name_of, speak
from engine.core.messages import WORDS
from engine.core.words import plain
from engine.store import CampaignRow, SeatRow
from engine.tables.lobby.gather import as_declared
from engine.tables.lobby.seats import seated
from engine.tables.session import live as session_live
from engine.tables.session.campaign import NONE, chosen_as, is_offered, option_of
from engine.tables.session.live import Session, check_lobby
from engine.tables.session.result import CommandResult, changed, joined
from engine.tables.updates.lobby_card import HINTS, LANGUAGE, STAND_INS, WAIT, YES_NO, pact_told
from engine.tables.updates.update import update_of

PACTS = {STAND_INS: "TAB-102", HINTS: "TAB-105"}
"""The rules of what those who sit agree to."""
REFUSED = 2
"""Stands for a no of one of several rivals: it holds."""


def set_master(live: Session, call: Call, member: Member | None) -> CommandResult:
    """Give the game master's part to a member, seated or not, or to none; its last holder plays on as one of the players.

    `BadOption` where the game knows no game master.
    """
    check_lobby(live)
    live.check_host(call, manager=False)
    if not isinstance(live.game, Guided):
        raise BadOption(WORDS.message("no-master-but-me", title=live.game.title), "TAB-050")
    before = next((row for row in live.seats if row.master), None)
    if before is not None and member is not None and before.member == member.id:
        raise GameError(WORDS.message("master-already", who=before.name), "TAB-050")
    if before is None and member is None:
        raise GameError(WORDS.message("no-master"), "TAB-050")
    seats = tuple(msgspec.structs.replace(row, master=member is not None and row.member == member.id) for row in live.seats)
    if member is not None and live.seat_of(member.id) is None:
        seats = (*seats, SeatRow(len(seats), member.id, live.free_name(member.name), master=True))
    after, most = msgspec.structs.replace(live, seats=seats), live.capacity
    if before is not None and after.players > most:
        raise GameError(WORDS.message("master-has-to-leave", most=most, who=before.name), "TAB-050")
    name = after.master_name
    plays = WORDS("plays-along", who=before.name) if before else ""
    return seated(live, seats, joined(WORDS("master-set", who=name) if name else WORDS("master-none"), plays))


def set_option(live: Session, call: Call, name: str, value: str) -> CommandResult:
    """Choose an option; `BadOption` when the game does not know it."""
    check_lobby(live)
    if name in (STAND_INS, HINTS) and live.has_company:
        return _agreed(live, call, name, value)
    live.check_host(call, manager=False)
    if name == WAIT:
        return _set_wait(live, value)
    if name == LANGUAGE:
        return _set_language(live, value)
    chosen = msgspec.json.decode(live.row.options, type=dict[str, str])
    chosen = as_declared(live.game, {**chosen, name: value})
    after = changed(live, options=msgspec.json.encode(chosen).decode())
    update = update_of(after, "lobby")
    option = next(option for option in update.lobby.options if option.name == name) if update.lobby else None
    words = option.words(chosen[name]) if option else chosen[name]
    story = joined(
        WORDS("option-chosen", option=plain(name), value=words), WORDS("option-moot") if option and option.moot else ""
    )
    return CommandResult(after, msgspec.structs.replace(update, story=story))


def _agreed(live: Session, call: Call, name: str, value: str) -> CommandResult:
    """Choose whether the bot stands in for those who are away (TAB-102), or gives advice (TAB-105).

    Among rivals all have to agree: the host may say yes, any of them says no, and that holds.
    """
    if value not in YES_NO:
        raise BadOption(WORDS.message("yes-or-no", values=list(YES_NO)), PACTS[name])
    yes, refused = value == YES_NO[0], live.rivals and call.member.id != live.row.host and not live.decides_alone(call)
    if yes or not live.rivals:
        live.check_host(call, manager=False)
    live.seat(call)
    if yes and live.rivals and getattr(live.row, name) == REFUSED:
        raise NotAllowed(WORDS.message("pact-refused"), PACTS[name])
    chosen: dict[str, object] = {name: REFUSED if refused else int(yes)}
    after = changed(live, None, **chosen)
    return CommandResult(after, update_of(after, "lobby", pact_told(name, yes=yes)))


def _set_wait(live: Session, value: str) -> CommandResult:
    minutes = read_pace(value)
    if minutes is None:
        raise BadOption(WORDS.message("no-such-pace", paces=list(PACES)), "TAB-026")
    after = changed(live, wait=minutes)
    return CommandResult(after, update_of(after, "lobby", WORDS("wait-chosen", pace=paced(minutes))))


def _set_language(live: Session, value: str) -> CommandResult:
    """Choose the language in which all at the table are told (TAB-208); it is spoken at once."""
    known = {name_of(language).casefold(): language for language in PLACES} | {language: language for language in PLACES}
    language = known.get(value.strip().casefold())
    if language is None:
        raise BadOption(WORDS.message("no-such-language", languages=[name_of(each) for each in PLACES]), "TAB-208")
    speak(language)
    after = changed(live, language=language)
    return CommandResult(after, update_of(after, "lobby", WORDS("language-chosen", language=name_of(language))))


def chosen(live: Session, call: Call, value: str) -> CommandResult:
    """Choose the campaign of a lobby; `BadOption` where there is none like that."""
    session_live.check_lobby(live)
    live.check_host(call, manager=False)
    after = changed(live, campaign=chosen_as(live, value))
    words = [option.words(option.value) for option in option_of(after)]
    return CommandResult(after, update_of(after, "lobby", WORDS("campaign-chosen", value=words[0])))


def as_one_change(before: Session, results: Sequence[CommandResult]) -> CommandResult:
    """Return choices that were made one after the other as one change of the lobby."""
    live = results[-1].live
    live = msgspec.structs.replace(live, row=msgspec.structs.replace(live.row, change=before.row.change + 1))
    return CommandResult(live, update_of(live, "lobby", joined(*(result.update.story for result in results))))


def with_campaign(result: CommandResult, known: tuple[CampaignRow, ...], value: str) -> CommandResult:
    """Return the result that opens a lobby which knows the campaigns of its server. Its own is that of a number or a name,
    where that goes on."""
    live = msgspec.structs.replace(result.live, campaigns=known)
    if not is_offered(live):
        return result
    try:
        number = chosen_as(live, value or NONE)
    except BadOption:
        number = 0
    live = msgspec.structs.replace(live, row=msgspec.structs.replace(live.row, campaign=number))
    return msgspec.structs.replace(result, live=live, update=update_of(live, "lobby", result.update.story))
