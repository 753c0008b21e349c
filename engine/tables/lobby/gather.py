"""A lobby is opened."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from engine.api.pace import LONGEST_WAIT, SUITED, spanned
from engine.api.update import Call
from engine.core.capabilities import contested
from engine.core.errors import BadOption
from engine.core.game import AnyGame
from engine.core.languages import spoken
from engine.core.messages import WORDS
from engine.core.options import read_options
from engine.store import SeatRow, TableRow
from engine.tables.session.live import Session
from engine.tables.session.result import CommandResult
from engine.tables.updates.update import update_of

LONGEST_KEY = 80
KEY_MARKS = " -_."
"""What a dice key may hold besides letters and digits: nothing that reads as formatting or a mention."""


def gather(
    call: Call, game: AnyGame, options: Mapping[str, str], key: str, *, keyed: bool, wait: int, now: int
) -> CommandResult:
    """Open a lobby with the caller as host (TAB-008, TAB-053).

    `BadOption` names what the game, a dice key or a wait does not take.
    """
    chosen = as_declared(game, options)
    if keyed and (not 1 <= len(key) <= LONGEST_KEY or not all(letter.isalnum() or letter in KEY_MARKS for letter in key)):
        raise BadOption(WORDS.message("bad-dice-key", most=LONGEST_KEY), "TAB-047")
    if not SUITED <= wait <= LONGEST_WAIT:
        raise BadOption(WORDS.message("wait-out-of-range", longest=spanned(LONGEST_WAIT)), "TAB-026")
    row = TableRow(
        id=0,
        guild=call.guild,
        channel=call.channel,
        game=game.key,
        setup="",
        options=msgspec.json.encode(chosen).decode(),
        key=key,
        keyed=keyed,
        wait=wait,
        status="lobby",
        change=1,
        length=0,
        counter=0,
        host=call.member.id,
        created=now,
        started=0,
        ended=0,
        due=0,
        ballot="",
        language=spoken(),
    )
    seats = (SeatRow(0, call.member.id, call.member.name),)
    live = Session(row, seats, game)
    return CommandResult(
        live,
        update_of(live, "lobby", WORDS("gathering", who=call.member.name, contested=contested(live.game, live.options))),
        seats,
    )


def as_declared(game: AnyGame, chosen: Mapping[str, str]) -> dict[str, str]:
    """Return options with their values as the game writes them; `BadOption` names what it does not take."""
    fields = msgspec.structs.asdict(read_options(game.options, chosen))
    return {name: str(fields[name]) for name in chosen}
