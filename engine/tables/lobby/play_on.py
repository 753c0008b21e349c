"""A person whose adventurer is out plays on as a bot's (TAB-218): the two swap their seats."""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.update import Call, Version
from engine.core.errors import GameError, Stale
from engine.core.messages import WORDS
from engine.store import SeatRow
from engine.tables.deadlines import due
from engine.tables.moves.auto_moves import auto_moves
from engine.tables.moves.freshness import check_running
from engine.tables.moves.resolve import resolve
from engine.tables.session.heirs import is_heir, is_out, plays_on_here, swapped
from engine.tables.session.live import Session, TableChange
from engine.tables.session.result import CommandResult, changed, joined, lapsing
from engine.tables.updates.calls import uncalled_after
from engine.tables.updates.controls import PLAY_ON
from engine.tables.updates.update import update_of

RULE = "TAB-218"


def pressed(live: Session, call: Call, version: Version, text: str, now: int) -> CommandResult:
    """Let the caller play on as the bot of a button; it is good as long as the bot is there and stands."""
    if version.table != live.row.id:
        raise Stale(WORDS.message("other-table"))
    check_running(live)
    number = text.removeprefix(PLAY_ON).strip()
    seat = int(number) if number.isascii() and number.isdigit() and len(number) < len("100") else len(live.seats)
    if seat >= len(live.seats):
        raise Stale(WORDS.message("button-unknown"))
    person, bot = live.seats[live.seat(call)], live.seats[seat]
    if not bot.level and bot.seat != person.seat and not bot.gone:
        raise GameError(WORDS.message("plays-already", who=bot.name, called=live.name_in_game(seat)), RULE)
    return played_on(live, call, bot, now)


def played_on(live: Session, call: Call, bot: SeatRow, now: int) -> CommandResult:
    """Swap the seats of the caller and of a bot, and let the others go on. In the game each seat keeps its name."""
    person = live.seats[live.seat(call)]
    if not plays_on_here(live) or not is_heir(live, person, bot):
        stands = is_out(live, person.seat) and plays_on_here(live)
        raise GameError(WORDS.message("plays-on-not", out=stands, called=live.name_in_game(bot.seat)), RULE)
    called, own = live.name_in_game(bot.seat), bot.keeper == person.member
    here = swapped(live, person, bot)
    story = WORDS("plays-on-as", who=person.name, called=called, own=own)
    deed = TableChange(call.member, "seats")
    if not here.row.rest and (played := auto_moves(here, now)):
        return replace(resolve(here, played, now, story, [bot.seat], deed), seats=here.seats)
    after = due.timed(live, changed(here, deed), now)
    waited = [seat for seat in after.awaited if seat != bot.seat]
    after = replace(after, row=replace(after.row, uncalled=uncalled_after(live, after, [bot.seat], ())))
    update = update_of(after, "move", joined(story, lapsing(live)), called=[*waited, bot.seat])
    return CommandResult(after, update, here.seats)
