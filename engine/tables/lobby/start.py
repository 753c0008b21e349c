"""A game starts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from engine.api.characters import introduced
from engine.api.update import Call
from engine.core import capabilities, lobbies
from engine.core.capabilities import Deals
from engine.core.dice import commitment
from engine.core.errors import GameError
from engine.core.game import AnyGame, Event, Setup
from engine.core.messages import WORDS
from engine.core.scene import Look
from engine.core.table import Table
from engine.store import CampaignRow
from engine.tables.bots.decide import hearing
from engine.tables.deadlines.due import due_after
from engine.tables.lobby.gather import gather
from engine.tables.moves.auto_moves import MOST_AT_ONCE, auto_moves
from engine.tables.moves.record import PlayedMove, record_move, row_of
from engine.tables.moves.resolve import follow_ups
from engine.tables.moves.summarise_bots import told_of
from engine.tables.session.campaign import told_begun
from engine.tables.session.live import BOT, Session, check_lobby
from engine.tables.session.load import snapshot_of
from engine.tables.session.result import CommandResult, changed, joined
from engine.tables.updates.calls import own_seat, uncalled_after
from engine.tables.updates.lobby_card import STAND_INS, pact_told
from engine.tables.updates.scenes import shows_map, with_map
from engine.tables.updates.stories import rules_of, story_for_all, whispers
from engine.tables.updates.update import update_of


class Beginning(msgspec.Struct, frozen=True):
    """What is added to a start: the text of the prepared file, what each seat's member keeps, the people without a seat,
    the campaign."""

    file: str = ""
    kept: tuple[str, ...] = ()
    people: tuple[str, ...] = ()
    campaign: CampaignRow | None = None


NOTHING = Beginning()


def open_under_way(
    call: Call, game: AnyGame, options: Mapping[str, str], people: tuple[str, ...], keys: Callable[[], str], now: int
) -> CommandResult:
    """Open a table that needs no lobby and waits for no one, with the caller as host and alone.

    `BadOption` for what the game does not take.
    """
    gathered = gather(call, game, options, keys(), keyed=False, wait=0, now=now).live
    result = start(gathered, call, now, keys, Beginning(people=people))
    return msgspec.structs.replace(result, seats=gathered.seats)


def start(
    live: Session, call: Call, now: int, keys: Callable[[], str], begin: Beginning = NOTHING, *, quick: bool = False
) -> CommandResult:
    """Begin the game: set it up, seal the dice, call the first to move. ``quick``: what is chosen before the first turn is
    dealt, where the game knows how (`Deals`).

    Where rivals play, the bot's too, one of ``keys`` is added to a key that the host chose: a player who knows the whole
    key beforehand knows every die.
    """
    check_lobby(live)
    live.check_host(call, manager=False)
    return begun(live, call, now, keys, begin, quick=quick)


def begun(
    live: Session, call: Call, now: int, keys: Callable[[], str], begin: Beginning = NOTHING, *, quick: bool = False
) -> CommandResult:
    """Begin the game as `start` does, also for a caller who is not the host."""
    least, most = lobbies.least(live.game, live.options), live.capacity
    if not least <= live.players <= most:
        exact, here, title = least == most, live.players, live.game.title
        raise GameError(WORDS.message("party-size", title=title, least=least, most=most, exact=exact, here=here), "TAB-013")
    setup = Setup(
        tuple(row.name for row in live.seats),
        live.options,
        next((row.seat for row in live.seats if row.master), None),
        begin.file,
        begin.kept if any(begin.kept) else (),
        begin.people,
        begin.campaign.body if begin.campaign else "",
    )
    lobbies.lobby(live.game).check(setup)
    mixed = live.row.keyed and live.mixed
    key = f"{live.row.key}-{keys()}" if mixed else live.row.key
    table, entry = Table.start(live.game, setup, key)
    # The file has done its part, and lies in the store: it is not written again with every change.
    setup = msgspec.structs.replace(setup, file="")
    table = msgspec.structs.replace(table, setup=setup)
    after = changed(
        live,
        key=key,
        setup=msgspec.json.encode(setup).decode(),
        status="running",
        started=now,
        length=1,
        counter=table.counter,
        quick=quick,
        began=live.row.change + 1,
    )
    after = msgspec.structs.replace(after, table=table, rows=1, campaigns=(begin.campaign,) if begin.campaign else ())
    story = story_for_all(after, entry.events)
    last = row_of(after, entry, 0, call.member.id, story, now)
    after = msgspec.structs.replace(after, last=last)
    after = hearing(after, entry.events)
    moves = _first_moves(after, now, quick=quick)
    events = [*entry.events, *(event for move in moves for event in move.events)]
    dealt = [*entry.events, *(event for move in moves if not move.thought for event in move.events)]
    if moves:
        row = msgspec.structs.replace(after.row, length=1 + len(moves), counter=moves[-1].live.playing().counter)
        after = msgspec.structs.replace(moves[-1].live, row=row)
        bots = told_of(after, [move for move in moves if move.thought])
        told = [story_for_all(after, dealt), _with_whom(after), *_side_by_side(bots.parts), _how_to_choose(live, moves)]
    else:
        told = [story, _with_whom(after)]
    uncalled = uncalled_after(live, after, own_seat(live, call), ())
    after = msgspec.structs.replace(
        after, row=msgspec.structs.replace(after.row, due=due_after(after, now), uncalled=uncalled)
    )
    update = msgspec.structs.replace(
        update_of(
            after,
            "start",
            "\n".join(filter(None, [told_begun(live.game, begin.campaign), *told])),
            called=own_seat(live, call),
            looks=_first_looks(after, dealt),
        ),
        whispers=whispers(after, events),
        rules=rules_of(events),
    )
    newest = snapshot_of(after.playing(), after.last) if after.last else None
    snapshots = (snapshot_of(table, last), *([newest] if moves and newest else []))
    return CommandResult(after, update, entries=(last, *(move.row for move in moves)), snapshots=snapshots)


A_FEW_WORDS = 40
"""What bot players did first stands in one line where none of it is longer."""


def _side_by_side(parts: Sequence[str]) -> list[str]:
    """Return what bot players did first, in one line if that is no more than a few words each."""
    lines = [line for part in parts for line in part.split("\n")]
    return [" ".join(lines)] if all(len(line) <= A_FEW_WORDS for line in lines) else [*parts]


def _how_to_choose(live: Session, moves: Sequence[PlayedMove]) -> str:
    """Return in small print how those who play choose for themselves the next time, where a quick start chose for them."""
    chosen = any(move.row.member == BOT and not (move.thought or move.alone) for move in moves)
    return WORDS("chosen-for-you", bots=bool(live.company)) if chosen and isinstance(live.game, Deals) else ""


def _with_whom(live: Session) -> str:
    """Return who of the bot plays along, and what rivals have agreed to; "" for neither."""
    names = introduced([(row.member, row.name, row.level) for row in live.company], brief=True)
    agreed = pact_told(STAND_INS, yes=True) if live.rivals and live.stand_ins else ""
    return joined(WORDS("with-company", names=names) if names else "", agreed)


def _first_moves(live: Session, now: int, *, quick: bool) -> list[PlayedMove]:
    """Return the moves that belong to the change which begins the game: the bot's own, and those of a quick start."""
    # The rows are numbered for the change after this one.
    after = msgspec.structs.replace(live, row=msgspec.structs.replace(live.row, change=live.row.change - 1))
    played: list[PlayedMove] = []
    while len(played) < MOST_AT_ONCE:
        new = auto_moves(after, now) or (_dealt(after, now) if quick else [])
        if not new:
            break
        played += new
        after = played[-1].live
    return [*played, *follow_ups(after, after, now)[1]] if quick or played else []


def _first_looks(live: Session, events: Sequence[Event]) -> tuple[Look, ...]:
    """Return the pictures that a game begins with: the map, or what it asks for while it is being set up. What bot players
    found in their first turns is told in words."""
    looks = live.game.pictures([event for event in events if event.seats is None])
    return with_map(live, looks) if shows_map(live) else looks


def _dealt(live: Session, now: int) -> list[PlayedMove]:
    """Return the next move of a quick start (TAB-079): what the game deals to an awaited seat; [] for nothing."""
    if not isinstance(live.game, Deals):
        return []
    state, lot = live.playing().state, int(commitment(live.row.key)[:8], 16)
    found = ((seat, live.game.dealt(state, seat, lot)) for seat in live.awaited)
    # Where the bot deals, it says nothing that one seat chose before all is shown.
    hushed = capabilities.prompts(live.game).abstaining
    return next(
        ([record_move(live, seat, str(move), BOT, now, hushed=hushed)] for seat, move in found if move is not None), []
    )
