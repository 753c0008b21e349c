"""The card of a lobby: its seats, options and terms."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

import msgspec

from engine.api.pace import LONGEST_WAIT, PACES, SUITED, pace_name, pace_words, paced
from engine.api.update import LobbyShown, OptionShown, SeatShown, Terms
from engine.core import capabilities, lobbies
from engine.core.capabilities import Deals, Guided
from engine.core.content import meaning
from engine.core.languages import PLACES, name_of
from engine.core.messages import WORDS
from engine.core.options import describe, said_of
from engine.core.words import plain
from engine.store import SeatRow, TableRow
from engine.tables.session.campaign import CAMPAIGN, option_of
from engine.tables.session.live import Session

TOGETHER = 1
"""How a member is asked in a lobby whose last answer begins the game (`SeatRow.asked`)."""
WAIT, LANGUAGE = "wait", "language"
"""The option of every lobby: its pace."""
STAND_INS, HINTS = "stand_ins", "hints"
"""What those who sit in a lobby agree to, where the bot can play their game."""
YES_NO = ("yes", "no")


def lobby_of(live: Session) -> LobbyShown:
    """Return a lobby as it is shown."""
    proposed, options = live.proposed, live.options
    shown = {name: str(value) for name, value in msgspec.structs.asdict(options).items()}
    said = partial(said_of, live.game.options)
    moot = lobbies.lobby(live.game).moot(options, bool(live.row.file))
    return LobbyShown(
        live.game.key,
        live.game.title,
        (not live.row.file and lobbies.lobby(live.game).briefed(options, live.players)) or str(live.game.about),
        tuple(
            SeatShown(live.member(row.seat), row.member == live.row.host, row.master, row.level, row.asked > 0)
            for row in live.seats
        ),
        lobbies.least(live.game, options),
        live.capacity,
        tuple(
            OptionShown(
                option.name,
                str(option.about),
                option.choices,
                shown[option.name],
                proposed.get(option.name, option.default),
                tuple(said(lobbies.lobby(live.game).shown(option.name, value)) for value in option.choices),
                option.name in moot,
                lobbies.lobby(live.game).phrased(option.name, shown[option.name]),
                tuple(said(meaning(live.game.key, option.name, value)) for value in option.choices),
                said(plain(option.name)),
            )
            for option in describe(live.game.options)
        )
        + option_of(live)
        + _wait_of(live)
        + _language_of(live),
        live.row.keyed,
        live.row.keyed and live.mixed,
        live.wait,
        isinstance(live.game, Guided),
        capabilities.files(live.game),
        live.row.file,
        isinstance(live.game, Deals),
        capabilities.contested(live.game, options),
        0 if live.row.file else lobbies.minutes(live.game, options),
        live.row.unheard > 0,
        live.free_seats if live.has_company else 0,
        _pacts_of(live),
        any(row.asked == TOGETHER for row in live.seats),
    )


def _pacts_of(live: Session) -> tuple[OptionShown, ...]:
    """Return what those who sit agree to besides the game's options (TAB-102, TAB-105)."""
    if not live.has_company:
        return ()
    words = (WORDS("pact-yes"), WORDS("pact-no"))
    called = (WORDS("pact-stand-ins-called"), WORDS("pact-hints-called"))
    suits, shown = ("no" if live.rivals else "yes"), {True: "yes", False: "no"}
    return (
        OptionShown(
            STAND_INS,
            WORDS("pact-stand-ins"),
            YES_NO,
            shown[live.stand_ins],
            suits,
            words,
            called=WORDS("pact-stand-ins-called"),
        ),
        OptionShown(HINTS, WORDS("pact-hints"), YES_NO, shown[live.hints], suits, words, called=called[1]),
    )


def pact_told(name: str, *, yes: bool) -> str:
    """Return what is told when those who sit agree to something, or do not."""
    return WORDS("pact-stand-ins-told" if name == STAND_INS else "pact-hints-told", yes=yes)


def _wait_of(live: Session) -> tuple[OptionShown, ...]:
    """Return the pace as an option of the lobby (TAB-026); () where no seat is ever waited for."""
    if not capabilities.waits(live.game).waits(live.options):
        return ()
    suited = msgspec.structs.replace(live, row=msgspec.structs.replace(live.row, wait=SUITED)).wait
    minutes = sorted({*PACES.values(), suited, live.wait}, key=lambda wait: wait or LONGEST_WAIT)
    names = tuple(map(pace_name, minutes))
    about, called, shown = WORDS("wait-about"), WORDS("wait-called"), tuple(map(pace_words, minutes))
    now, usual, meanings = pace_name(live.wait), pace_name(suited), tuple(map(paced, minutes))
    return (OptionShown(WAIT, about, names, now, usual, shown, meanings=meanings, called=called),)


def _language_of(live: Session) -> tuple[OptionShown, ...]:
    """Return the language as an option of the lobby (TAB-208); () where there is only one."""
    if len(PLACES) < 2:
        return ()
    names = tuple(map(name_of, PLACES))
    spoken_here = name_of(live.row.language)
    return (
        OptionShown(
            LANGUAGE, WORDS("language-about"), names, spoken_here, spoken_here, names, called=WORDS("language-called")
        ),
    )


def terms_of(live: Session) -> Terms:
    """Return what a table was opened with."""
    people = live.table.setup.people if live.table is not None else ()
    return terms_in(live.row, live.seats, people)


def terms_in(row: TableRow, seats: Iterable[SeatRow], people: tuple[str, ...]) -> Terms:
    """Return what the table of a row was opened with."""
    company = tuple(seat.level for seat in seats if seat.level)
    options = msgspec.json.decode(row.options, type=dict[str, str])
    if row.campaign > 0:
        options[CAMPAIGN] = str(row.campaign)
    return Terms(options, row.wait, people, company)
