"""The life of a table before and around the game: gathering, joining, options, starting, ending, handing over."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from engine.company import introduced
from engine.core import capabilities, lobbies
from engine.core.capabilities import Deals, Guided
from engine.core.dice import commitment
from engine.core.errors import BadOption, GameError, GameOver, NotAllowed, TableTaken
from engine.core.game import AnyGame, Event, Setup
from engine.core.options import read_options
from engine.core.scene import Look
from engine.core.table import Table
from engine.core.words import listed
from engine.pace import LONGEST_WAIT, PACES, SUITED, paced, read_pace, spanned
from engine.store import CampaignRow, SeatRow, TableRow
from engine.update import Call, Member, UpdateKind

from . import entering, leaving
from .asked import unlikely
from .campaigns import told_begun
from .live import HOUSE, Deed, Live, snapshot_of
from .making import Played, made, row_of
from .patience import CLOSES
from .proxy import MOST_AT_ONCE, for_the_left
from .relating import related
from .rivalry import check_hand
from .settling import due_after, followed
from .telling import (
    HINTS,
    STAND_INS,
    WAIT,
    YES_NO,
    Step,
    changed,
    joined,
    lapsing,
    own_seat,
    pact_told,
    rules_of,
    story_for_all,
    uncalled_after,
    update_of,
    whispers,
)
from .thinking import hearing

LONGEST_KEY = 80
KEY_MARKS = " -_."
"""What a dice key may hold besides letters and digits: nothing that reads as formatting or a mention."""


PACTS = {STAND_INS: "TAB-102", HINTS: "TAB-105"}
"""The rules of what those who sit agree to."""
REFUSED = 2
"""Stands for a no of somebody who sits there among rivals: it holds."""
SEAL = 16
"""How many digits of the dice's seal stand in the first post: the whole of it fills four lines on a phone."""


class Beginning(msgspec.Struct, frozen=True):
    """What is added to a start: the text of the prepared file, what each seat's member keeps, the people without a seat,
    the campaign."""

    file: str = ""
    kept: tuple[str, ...] = ()
    people: tuple[str, ...] = ()
    campaign: CampaignRow | None = None


NOTHING = Beginning()


def gather(call: Call, game: AnyGame, options: Mapping[str, str], key: str, *, keyed: bool, wait: int, now: int) -> Step:
    """Open a lobby with the caller as host (TAB-008, TAB-053).

    `BadOption` names what the game, a dice key or a wait does not take.
    """
    chosen = _as_declared(game, options)
    if keyed and (not 1 <= len(key) <= LONGEST_KEY or not all(letter.isalnum() or letter in KEY_MARKS for letter in key)):
        raise BadOption(
            f"A dice key has 1 to {LONGEST_KEY} characters: letters, digits, spaces, hyphens, dots, underscores.",
            "TAB-047",
        )
    if not SUITED <= wait <= LONGEST_WAIT:
        raise BadOption(f"Waiting is from 0 (for ever) to {spanned(LONGEST_WAIT)}.", "TAB-026")
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
    )
    seats = (SeatRow(0, call.member.id, call.member.name),)
    live = Live(row, seats, game)
    return Step(live, update_of(live, "lobby", f"{call.member.name} is gathering a party."), seats)


def open_under_way(
    call: Call, game: AnyGame, options: Mapping[str, str], people: tuple[str, ...], keys: Callable[[], str], now: int
) -> Step:
    """Open a table that needs no lobby, with the caller as host and alone; `BadOption` for what the game does not take.

    Nobody is waited for there.
    """
    gathered = gather(call, game, options, keys(), keyed=False, wait=0, now=now).live
    step = start(gathered, call, now, keys, Beginning(people=people))
    return msgspec.structs.replace(step, seats=gathered.seats)


def join(live: Live, call: Call, now: int, *, keeps: bool = False, done: str = "") -> Step:
    """Take the next seat; in a game under way, the own seat that was left, or a new one where the game has room for it.

    ``keeps``: the caller keeps something from games of this kind; ``done`` is what the house did for them meanwhile.
    """
    if live.row.status == "running":
        verb = entering.verb_of_entering(live)
        if verb is None or live.held_by(call.member.id) is not None:
            return leaving.back(live, call, now, done)
        return entering.enter(live, call, verb, now, keeps=keeps)
    check_lobby(live)
    if live.seat_of(call.member.id) is not None:
        raise GameError("You have a seat at this table already.", "TAB-017")
    most = live.game.seats.stop - 1
    if live.players >= most:
        raise GameError(f"All {most} seats are taken.", "TAB-011")
    name = live.free_name(call.member.name)
    seats = (*live.seats, SeatRow(len(live.seats), call.member.id, name))
    return seated(live, seats, f"{name} joins ({live.players + 1} of {most}).")


def set_master(live: Live, call: Call, member: Member | None) -> Step:
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


def leave(live: Live, call: Call, now: int, *, for_good: bool = False) -> Step:
    """Give the seat back. A host who leaves hands the host's part to the next; the last one closes the lobby.

    In a game under way the seat stays, see `leaving.leave`.
    """
    if live.row.status == "running":
        return leaving.leave(live, call, now, for_good=for_good)
    check_lobby(live)
    seat = live.seat(call)
    rest = tuple(msgspec.structs.replace(row, seat=place) for place, row in enumerate(_without(live.seats, seat)))
    people = [row for row in rest if not (row.level or row.asked)]
    if not people:
        return _closed(live, "The last one leaves, and the lobby is closed.")
    story = f"{live.seats[seat].name} leaves."
    if live.seats[seat].asked:
        rest, story = unlikely(rest), f"Then without {live.seats[seat].name} this time."
    if call.member.id == live.row.host:
        live = msgspec.structs.replace(live, row=msgspec.structs.replace(live.row, host=people[0].member))
        story += f" {people[0].name} is the host now."
    return seated(live, rest, story)


def set_option(live: Live, call: Call, name: str, value: str) -> Step:
    """Choose an option; `BadOption` when the game does not know it."""
    check_lobby(live)
    if name in (STAND_INS, HINTS) and live.has_company:
        return _agreed(live, call, name, value)
    live.check_host(call, manager=False)
    if name == WAIT:
        return _set_wait(live, value)
    chosen = msgspec.json.decode(live.row.options, type=dict[str, str])
    chosen = _as_declared(live.game, {**chosen, name: value})
    after = changed(live, options=msgspec.json.encode(chosen).decode())
    update = update_of(after, "lobby")
    option = next(option for option in update.lobby.options if option.name == name) if update.lobby else None
    words = option.words(chosen[name]) if option else chosen[name]
    moot = " With the others as they are that makes no difference." if option and option.moot else ""
    story = f"{name.capitalize().replace('_', ' ')}: {words}.{moot}"
    return Step(after, msgspec.structs.replace(update, story=story))


def _agreed(live: Live, call: Call, name: str, value: str) -> Step:
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


def _set_wait(live: Live, value: str) -> Step:
    minutes = read_pace(value)
    if minutes is None:
        raise BadOption(f"A table waits {', '.join(PACES)}, or a time such as “90 minutes”.", "TAB-026")
    after = changed(live, wait=minutes)
    return Step(after, update_of(after, "lobby", f"Wait: {paced(minutes)}."))


def start(
    live: Live, call: Call, now: int, keys: Callable[[], str], begin: Beginning = NOTHING, *, quick: bool = False
) -> Step:
    """Begin the game: set it up, seal the dice, call whoever is first. ``quick``: what is chosen before the first turn is
    dealt, where the game knows how (`Deals`).

    Where rivals play, the house's too, one of ``keys`` is added to a key that the host chose: who knows it all beforehand
    knows every die.
    """
    check_lobby(live)
    live.check_host(call, manager=False)
    return begun(live, call, now, keys, begin, quick=quick)


def begun(
    live: Live, call: Call, now: int, keys: Callable[[], str], begin: Beginning = NOTHING, *, quick: bool = False
) -> Step:
    """Begin the game as `start` does, whoever brings it about."""
    least, most = lobbies.least(live.game, live.options), live.game.seats.stop - 1
    if not least <= live.players <= most:
        wanted = f"{least} to {most} players" if least != most else f"{least} players"
        here = "1 is" if live.players == 1 else f"{live.players} are"
        raise GameError(f"{live.game.title} wants {wanted}, and {here} here.", "TAB-013")
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
    if moves:
        row = msgspec.structs.replace(after.row, length=1 + len(moves), counter=moves[-1].live.playing().counter)
        after = msgspec.structs.replace(moves[-1].live, row=row)
        dealt = [*entry.events, *(event for move in moves if not move.thought for event in move.events)]
        story = joined(story_for_all(after, dealt), *related(after, [move for move in moves if move.thought]))
    uncalled = uncalled_after(live, after, own_seat(live, call), ())
    after = msgspec.structs.replace(
        after, row=msgspec.structs.replace(after.row, due=due_after(after, now), uncalled=uncalled)
    )
    seal = "" if live.row.sort else f"-# dice sealed as {commitment(key)[:SEAL]}…, the whole seal is in /log"
    update = msgspec.structs.replace(
        update_of(
            after,
            "start",
            "\n".join(filter(None, [told_begun(live.game, begin.campaign), _with_whom(after), joined(story, seal)])),
            called=own_seat(live, call),
            looks=_first_looks(after, events),
        ),
        whispers=whispers(after, events),
        rules=rules_of(events),
    )
    newest = snapshot_of(after.playing(), after.last) if after.last else None
    snapshots = (snapshot_of(table, last), *([newest] if moves and newest else []))
    return Step(after, update, entries=(last, *(move.row for move in moves)), snapshots=snapshots)


def _with_whom(live: Live) -> str:
    """Return who of the house plays along, and what those who sit have agreed to among rivals; "" for nobody."""
    names = introduced([(row.member, row.name, row.level) for row in live.company])
    agreed = pact_told(STAND_INS, yes=True) if live.rivals and live.stand_ins else ""
    return joined(f"With you: {names}." if names else "", agreed)


def _first_moves(live: Live, now: int, *, quick: bool) -> list[Played]:
    """Return the moves that belong to the change which begins the game: the house's own, and those of a quick start."""
    # The rows are numbered for the change after this one.
    after = msgspec.structs.replace(live, row=msgspec.structs.replace(live.row, change=live.row.change - 1))
    played: list[Played] = []
    while len(played) < MOST_AT_ONCE:
        new = for_the_left(after, now) or (_dealt(after, now) if quick else [])
        if not new:
            break
        played += new
        after = played[-1].live
    return [*played, *followed(after, after, now)[1]] if quick or played else []


def _first_looks(live: Live, events: Sequence[Event]) -> tuple[Look, ...]:
    """Return the pictures that a game begins with: the map, or what it asks for while it is being set up."""
    if capabilities.setting_up(live.game, live.playing().state, live.awaited):
        return live.game.pictures([event for event in events if event.seats is None])
    return (Look(),)


def _dealt(live: Live, now: int) -> list[Played]:
    """Return the next move of a quick start (TAB-079): what the game deals somebody who is asked; [] for nothing."""
    if not isinstance(live.game, Deals):
        return []
    state, lot = live.playing().state, int(commitment(live.row.key)[:8], 16)
    found = ((seat, live.game.dealt(state, seat, lot)) for seat in live.awaited)
    # That somebody chose before all is shown says nothing where the house deals what everybody begins with.
    hushed = capabilities.prompts(live.game).abstaining
    return next(([made(live, seat, str(move), HOUSE, now, hushed=hushed)] for seat, move in found if move is not None), [])


def unattended(live: Live, now: int) -> Step:
    """Return a lobby whose host has not been seen: whoever sits there may take it over, and a week later it closes
    (TAB-099)."""
    if not live.row.unheard and now < live.row.asked + CLOSES:
        after = changed(live, unheard=1)
        return Step(after, update_of(after, "lobby"))
    step = _closed(live, "Nobody began this delve for a week, so the lobby is closed.")
    return msgspec.structs.replace(step, update=msgspec.structs.replace(step.update, reopens=True))


def end(live: Live, call: Call, now: int) -> Step:
    """Close a lobby, or end a running game and show its dice key (TAB-057)."""
    check_end(live, call)
    if live.row.status == "lobby":
        return _closed(live, f"{call.member.name} closes the lobby.")
    after = changed(live, status="over", ended=now, ended_by=call.member.name, due=0)
    looks = () if live.table is None else (Look(),)
    story = joined(f"{call.member.name} ends it here.", lapsing(live))
    return Step(after, update_of(after, "end", story, looks=looks))


def check_end(live: Live, call: Call) -> None:
    """Raise `GameOver` where nothing is left to end, `NotAllowed` unless the caller may: the host or a manager."""
    _check_in_use(live)
    live.check_host(call)


def hand_over(live: Live, call: Call, old: Member, new: Member, now: int) -> Step:
    """Give a seat to somebody else; the host's part goes with it. In the game the seat keeps the name it began with.

    A seat that was left can be given too; who left theirs takes no other one. A rival's seat is not given away while they
    are there, see `check_hand`.
    """
    _check_in_use(live)
    live.check_host(call)
    seat = live.held_by(old.id)
    if seat is None:
        raise GameError(f"{old.name} has no seat at this table.", "TAB-021")
    check_hand(live, call, seat)
    return handed(live, call, seat, new, now)


def handed(live: Live, call: Call, seat: int, new: Member, now: int) -> Step:
    """Give a seat to a member who may have it, see `hand_over`."""
    if (own := live.held_by(new.id)) is not None:
        back = " /delve join takes it back." if live.seats[own].gone else ""
        raise GameError(f"{new.name} has a seat at this table already.{back}", "TAB-017")
    rest = msgspec.structs.replace(live, seats=_without(live.seats, seat))
    left = live.seats[seat]
    keeper = (left.keeper or left.member) if live.row.status == "running" else 0
    name = rest.free_name(new.name)
    row = SeatRow(seat, new.id, name, False, left.master, left.called, 0 if keeper == new.id else keeper)
    seats = tuple(row if other.seat == seat else other for other in live.seats)
    host = new.id if left.member == live.row.host else live.row.host
    after = msgspec.structs.replace(changed(live, Deed(call.member, "change of seats"), host=host), seats=seats)
    after = leaving.timed(live, after, now)
    story = joined(_handed(live, seat, row.name), lapsing(live))
    kind: UpdateKind = "lobby" if live.row.status == "lobby" else "move"
    called = [other for other in after.awaited if other != seat or new.id == call.member.id]
    movers = [seat] if new.id == call.member.id else []
    uncalled = uncalled_after(live, after, movers, [other for other in after.awaited if other not in called])
    after = msgspec.structs.replace(after, row=msgspec.structs.replace(after.row, uncalled=uncalled))
    return Step(after, update_of(after, kind, story, called=called), seats)


def move_here(live: Live, call: Call) -> Step:
    """Bring a table to the caller's channel."""
    _check_in_use(live)
    live.check_host(call)
    if live.row.channel == call.channel:
        raise TableTaken("The table is here already.", "TAB-060")
    after = changed(live, Deed(call.member, "move to this channel"), channel=call.channel, came_from=live.row.channel)
    return _posted(live, after, call, f"{call.member.name} brings the table here.")


def post_anew(live: Live, call: Call, story: str) -> Step:
    """Bring a table's post anew, with the map and its controls, whatever became of the one before (TAB-133)."""
    _check_in_use(live)
    live.check_host(call)
    return _posted(live, changed(live, Deed(call.member, "post")), call, story)


def _posted(live: Live, after: Live, call: Call, story: str) -> Step:
    gathering = live.row.status == "lobby"
    looks = () if gathering else (Look(),)
    kind: UpdateKind = "lobby" if gathering else "move"
    # Where a table rests nobody has to act.
    called = live.awaited if live.row.rest else own_seat(live, call)
    return Step(after, update_of(after, kind, joined(story, lapsing(live)), called=called, looks=looks))


def _handed(live: Live, seat: int, name: str) -> str:
    """Return what is told when ``name`` takes a seat: once the delve is under way, it keeps its name there."""
    before, kept = live.seats[seat].name, live.name_in_game(seat)
    if live.row.status == "lobby":
        return f"{name} takes the seat of {before}."
    if name == kept:
        return f"{name} takes the seat back from {before}."
    return f"{name} plays on for {before}; in the delve the seat keeps the name {kept}."


def _as_declared(game: AnyGame, chosen: Mapping[str, str]) -> dict[str, str]:
    """Return options with their values as the game writes them; `BadOption` names what it does not take."""
    fields = msgspec.structs.asdict(read_options(game.options, chosen))
    return {name: str(fields[name]) for name in chosen}


def _check_in_use(live: Live) -> None:
    if not live.row.in_use:
        raise GameOver("What was played here has ended. /delve new opens a lobby.")


def check_lobby(live: Live) -> None:
    """Raise a `GameError` unless the table is still gathering."""
    _check_in_use(live)
    if live.row.status != "lobby":
        raise GameError("The delve is under way already. The host can hand a seat over.", "TAB-014")


def _closed(live: Live, story: str) -> Step:
    after = changed(live, status="closed")
    return Step(after, update_of(after, "closed", story))


def seated(live: Live, seats: tuple[SeatRow, ...], story: str) -> Step:
    """Return a lobby with other seats."""
    after = msgspec.structs.replace(changed(live), seats=seats)
    return Step(after, update_of(after, "lobby", story), seats)


def _without(seats: tuple[SeatRow, ...], seat: int) -> tuple[SeatRow, ...]:
    return tuple(row for row in seats if row.seat != seat)
