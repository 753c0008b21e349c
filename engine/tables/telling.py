"""What one command does to a table (a Step), and what everybody is told of it (its Update, for the outbox)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from engine.core import capabilities, lobbies
from engine.core.capabilities import Deals, Guided
from engine.core.content import meaning
from engine.core.errors import BadGame, NotYourTurn
from engine.core.game import AnyGame, Choice, Event, Seat
from engine.core.moves import Move
from engine.core.options import describe
from engine.core.scene import Look
from engine.core.table import ENTER, Table
from engine.core.words import listed, not_yours, upper
from engine.pace import LONGEST_WAIT, PACES, SUITED, pace_name, paced
from engine.store import EntryRow, NamedRow, SeatRow, SnapshotRow, TableRow, TryRow
from engine.update import Call, Lobby, Offer, OptionShown, SeatShown, Terms, Update, UpdateKind

from .campaigns import CAMPAIGN, option_of
from .controls import in_words, loud, public
from .live import HOUSE, Deed, Live
from .standing import standing_of

REMINDER: Final = "reminder"
"""Is what the house did when nothing was played for those who are awaited, and the kind of its update."""
CALLED = "a delver"
"""What is said instead of the name of somebody who is forgotten (TAB-122)."""
_FAR = re.compile(r"[A-Z][a-z]+ [0-9]+( of [0-9]+)?\b")
_BEGINS = re.compile(rf"(?:^|(?<=[.!?] )|(?<=\n)){CALLED}\b")
AGREE, KEEP = "ballot agree", "ballot keep"
"""The moves that the controls of a ballot carry; `check_ballot_free` sees to it that they are no game's."""

TOGETHER = 1
"""How somebody is asked in a lobby whose last answer begins the game (`SeatRow.asked`)."""

WAIT = "wait"
"""The option of every lobby: its pace."""
STAND_INS, HINTS = "stand_ins", "hints"
"""What those who sit in a lobby agree to, where the house can play their game."""
YES_NO = ("yes", "no")
BALLOT = (
    Offer(AGREE, Choice("Agree", weight="first")),
    Offer(KEEP, Choice("Keep", weight="first")),
)
"""What a question to the table is answered with; it stands before what can be played."""


def check_ballot_free(games: Mapping[str, AnyGame]) -> None:
    """Raise `BadGame` when a game has a verb of the name that the controls of a ballot carry."""
    word = AGREE.partition(" ")[0]
    for game in games.values():
        if any(verb.name == word for verb in game.verbs):
            raise BadGame(f"verb {word} of {game.key}: ballots carry that name")


class Step(msgspec.Struct, frozen=True):
    """What one command does: the table after it (``change`` one higher), the update to tell, the rows to write.

    ``reload``: the table in memory does not know all that the store does any more. ``file`` is the text of a prepared file
    that is used from now on ("" for none any more). ``named`` are the names of those who have no seat, and stand in what it
    brings along from another table; ``attempt`` is what it comes to in a daily delve.
    """

    live: Live
    update: Update
    seats: tuple[SeatRow, ...] | None = None
    entries: tuple[EntryRow, ...] = ()
    strike: int | None = None
    revive: int | None = None
    snapshots: tuple[SnapshotRow, ...] = ()
    reload: bool = False
    file: str | None = None
    attempt: TryRow | None = None
    named: tuple[NamedRow, ...] = ()


def changed(live: Live, deed: Deed | None = None, **values: object) -> Live:
    """Return a table one change later, with these columns of its row; an open ballot is over unless given anew.

    ``deed`` is what changed it, unless that was a move.
    """
    row = msgspec.structs.replace(live.row, **{"change": live.row.change + 1, "ballot": "", **values})
    return msgspec.structs.replace(live, row=row, deed=deed)


def lapsing(live: Live) -> str:
    """Return what becomes of a question that is open when something else is done, "" where none is."""
    return f"The question whether {live.ballot.question} lapses." if live.ballot else ""


def called_already(
    before: Live,
    after: Live,
    movers: Iterable[Seat] = (),
    away: Iterable[Seat] = (),
    addressed: Iterable[Seat] = (),
) -> tuple[Seat, ...]:
    """Return the awaited seats that need no mention after a change (TAB-024).

    The rule: who is awaited is mentioned once for each question. That is when they become awaited, when what happened is
    ``addressed`` to them (`Event.calls`), and when a question that was put to several gives way to another one, put to
    fewer of them ("whoever is first takes a hex", then "it's your turn"): the words that they are asked differ, and
    somebody is awaited no more. ``movers`` brought it about themselves, so they are not called; for ``away`` the house made
    a move, so whatever they are asked next is new.
    """
    movers, away, addressed = tuple(movers), tuple(away), tuple(addressed)
    fewer = any(seat not in after.awaited for seat in before.awaited)

    def known(seat: Seat) -> bool:
        if seat in movers:
            return True
        if seat in away or seat in addressed or seat not in before.awaited:
            return False
        return not fewer or asked_of(before, seat) == asked_of(after, seat)

    return tuple(seat for seat in after.awaited if known(seat))


def asked_still(before: Live, after: Live, addressed: Iterable[Seat]) -> tuple[Seat, ...]:
    """Return the ``addressed`` seats that know what they are asked, in these words, and that an answer to it leaves
    waiting: others have said what they want, and the post that called them, or that they brought about, says so."""
    if not set(after.awaited) < set(before.awaited):
        return ()
    waiting = [seat for seat in after.awaited if seat in addressed]
    return tuple(seat for seat in waiting if asked_of(before, seat) == asked_of(after, seat))


def called_late(before: Live, after: Live, moved: Iterable[Seat]) -> tuple[Seat, ...]:
    """Return the awaited seats that were not called for what they are asked when they brought it about, and that the table
    waits for alone now: everybody else who was asked has answered.

    Before that they may be about to go on by themselves, or their word may not be needed any more.
    """
    if not any(seat in before.awaited and seat not in after.awaited for seat in moved):
        return ()
    return after.awaited if set(after.awaited) <= set(before.uncalled) else ()


def uncalled_after(
    before: Live, after: Live, movers: Iterable[Seat], mentioned: Iterable[Seat], addressed: Iterable[Seat] = ()
) -> str:
    """Return as it is kept (`TableRow.uncalled`) who is asked something after a change and was not called for it yet.

    Those are ``movers`` who brought about that they are asked something new, till they are ``mentioned``.
    """
    movers, mentioned, addressed = tuple(movers), tuple(mentioned), tuple(addressed)
    more = any(seat not in before.awaited for seat in after.awaited)

    def new(seat: Seat) -> bool:
        return more or seat in addressed or asked_of(before, seat) != asked_of(after, seat)

    found = [seat for seat in after.awaited if seat in before.uncalled or (seat in movers and new(seat))]
    return msgspec.json.encode([seat for seat in found if seat not in mentioned]).decode()


def own_seat(live: Live, call: Call) -> tuple[Seat, ...]:
    """Return the seat of whoever brings a change about, none for a manager without one: nobody is called by themselves."""
    seat = live.seat_of(call.member.id)
    return () if seat is None else (seat,)


def asked_of(live: Live, seat: Seat) -> str:
    """Return what is asked of an awaited seat."""
    return live.standing.ask(seat)


def update_of(
    live: Live, kind: UpdateKind, story: str = "", *, called: Iterable[Seat] | None = None, looks: tuple[Look, ...] = ()
) -> Update:
    """Return an update with everything that follows from the table as it stands.

    ``called`` are the seats that need no mention: awaited before, or their own move led here; ``None``: all of them.
    """
    row = live.row
    update = Update(
        0, live.version, row.channel, kind, story, looks=looks, game=live.game.key, board=row.board, key=key_shown(live)
    )
    if live.row.status == "lobby":
        lobby = lobby_of(live)
        host = next((seat.member.name for seat in lobby.seats if seat.host), "Nobody")
        status = f"{lobby.title}: {host} is gathering a party ({lobby.players} of {lobby.most})."
        return msgspec.structs.replace(update, status=status, lobby=lobby)
    if live.table is None:
        return update
    update = msgspec.structs.replace(update, status=status_of(live))
    if live.row.status != "running":
        return update
    update = msgspec.structs.replace(update, rest=live.row.rest)
    if live.row.rest == "asleep":
        return msgspec.structs.replace(update, ask="The table sleeps until one of you wakes it.")
    skipped = live.awaited if called is None else tuple(called)
    defaults = _defaults(live)
    update = msgspec.structs.replace(
        update,
        ask=_asked_of_all(live),
        awaited=tuple(live.named(seat) for seat in live.awaited),
        mention=tuple(live.member(seat).id for seat in live.awaited if seat not in skipped and not live.is_away(seat)),
        controls=public(live),
        due=live.row.due if defaults else 0,
        default=_shown(live, defaults),
        reminder=0 if defaults or not live.awaited or _reminded(live) else live.row.due,
        undo=free_to_undo(live),
    )
    if not live.awaited and not any(map(live.is_houses, live.turn)):
        update = _left_to_the_host(live, update)
    ballot = live.ballot
    if ballot is None:
        return update
    voters = [live.member(row.seat) for row in live.voters(ballot)]
    return msgspec.structs.replace(
        update,
        ask="agree, or keep it as it is?",
        awaited=tuple(voters),
        mention=tuple(member.id for member in voters) if ballot.change == live.row.change else (),
        # Whoever is playing may go on all the same: the question lapses then.
        controls=msgspec.structs.replace(update.controls, buttons=(*BALLOT, *update.controls.buttons), late=()),
        # Nobody's vote is cast for them; the deadline is that of the move which the table waits for.
        due=0,
        default="",
        reminder=0,
        undo=False,
    )


def status_of(live: Live) -> str:
    """Return the line that says how things stand; of a game that somebody ended only how far it is, where that can be told:
    nobody is asked anything there any more."""
    status = live.standing.status
    return f"{upper(far)}." if live.cut_short and (far := how_far(status)) else status


def how_far(status: str) -> str:
    """Return how far a game is, where the line that says how it stands begins with that: "round 4" of "Round 4. 2 of 3
    shards.". "" where it does not."""
    first = _FAR.match(status)
    return first[0].lower() if first else ""


def _asked_of_all(live: Live) -> str:
    """Return what is asked, as everybody may see it; where only a game master is waited for, that they decide."""
    ask = live.standing.ask(None)
    theirs = bool(live.awaited) and all(live.is_masters(seat) for seat in live.awaited)
    return f"{ask} The game master decides." if theirs and "game master" not in ask else ask


def _reminded(live: Live) -> bool:
    """Return whether the last that was done is that whoever is awaited was reminded: that is done once."""
    return live.deed is not None and live.deed.what == REMINDER


def _defaults(live: Live) -> list[Move | None]:
    """Return what the house will do for each awaited seat, ``[]`` where there is no deadline or nothing to be done."""
    state = live.playing().state
    found = [live.game.default(state, seat) for seat in live.awaited] if live.row.due else []
    return found if any(move is not None for move in found) else []


def _shown(live: Live, defaults: Sequence[Move | None]) -> str:
    """Return the one label of these moves, as everybody may see it; "" where they differ or one is private."""
    private = [verb.move for verb in live.game.verbs if verb.private]
    if any(move is None or type(move) in private for move in defaults):
        return ""
    labels = {live.standing.choice(None, move).label for move in defaults if move is not None}
    return labels.pop() if len(labels) == 1 else ""


def _left_to_the_host(live: Live, update: Update) -> Update:
    """Return the update of a table that waits for nobody but those who left, and cannot play for them."""
    host = live.seat_of(live.row.host)
    if host is None:
        return update
    newest = live.deed.member.id if live.deed else live.last.member if live.last else HOUSE
    return msgspec.structs.replace(
        update,
        ask=f"{names_of(live, live.turn)} left, and I can't play for them here: /host give hands a seat over.",
        awaited=(live.named(host),),
        mention=() if newest == live.row.host else (live.row.host,),
        due=0,
    )


def lobby_of(live: Live) -> Lobby:
    """Return a lobby as it is shown."""
    proposed, options = live.proposed, live.options
    shown = {name: str(value) for name, value in msgspec.structs.asdict(options).items()}
    moot = lobbies.lobby(live.game).moot(options, bool(live.row.file))
    return Lobby(
        live.game.key,
        live.game.title,
        (not live.row.file and lobbies.lobby(live.game).briefed(options, live.players)) or live.game.about,
        tuple(
            SeatShown(live.member(row.seat), row.member == live.row.host, row.master, row.level, row.asked > 0)
            for row in live.seats
        ),
        lobbies.least(live.game, options),
        live.game.seats.stop - 1,
        tuple(
            OptionShown(
                option.name,
                option.about,
                option.choices,
                shown[option.name],
                proposed.get(option.name, option.default),
                tuple(lobbies.lobby(live.game).shown(option.name, value) for value in option.choices),
                option.name in moot,
                lobbies.lobby(live.game).phrased(option.name, shown[option.name]),
                tuple(meaning(live.game.key, option.name, value) for value in option.choices),
            )
            for option in describe(live.game.options)
        )
        + option_of(live)
        + _wait_of(live),
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


def _pacts_of(live: Live) -> tuple[OptionShown, ...]:
    """Return what those who sit agree to besides the game's options (TAB-102, TAB-105)."""
    if not live.has_company:
        return ()
    suits, shown = ("no" if live.rivals else "yes"), {True: "yes", False: "no"}
    return (
        OptionShown(STAND_INS, "Whether I play for those who leave or are away", YES_NO, shown[live.stand_ins], suits),
        OptionShown(HINTS, "Whether I give advice to who asks for it", YES_NO, shown[live.hints], suits),
    )


def pact_told(name: str, *, yes: bool) -> str:
    """Return what is told when those who sit agree to something, or do not."""
    if name == STAND_INS:
        return f"I {'play' if yes else 'do not play'} for those who leave or are away."
    return f"I {'give advice to who asks for it' if yes else 'give no advice'}."


def _wait_of(live: Live) -> tuple[OptionShown, ...]:
    """Return the pace as an option of the lobby (TAB-026); () where nobody is ever waited for."""
    if not capabilities.waits(live.game).waits(live.options):
        return ()
    suited = msgspec.structs.replace(live, row=msgspec.structs.replace(live.row, wait=SUITED)).wait
    minutes = sorted({*PACES.values(), suited, live.wait}, key=lambda wait: wait or LONGEST_WAIT)
    names = tuple(map(pace_name, minutes))
    about, meanings = "How long I wait for a move", tuple(map(paced, minutes))
    return (OptionShown(WAIT, about, names, pace_name(live.wait), pace_name(suited), names, meanings=meanings),)


def terms_of(live: Live) -> Terms:
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


def is_brought_along(live: Live, entry: EntryRow) -> bool:
    """Return whether an entry belongs to the change that began the game: what a quick start dealt (TAB-079), the house's
    first moves, and what a table began with that goes on from another game (TAB-193)."""
    return 0 < entry.change <= live.row.began


def free_to_undo(live: Live, followed: Iterable[EntryRow] = ()) -> bool:
    """Return whether the newest move can be taken back by whoever made it, with what ``followed`` by itself, without asking
    anybody.

    That of a game master is nobody else's business, and is not offered to everybody.
    """
    last = live.last
    if (
        last is None
        or last.position == 0
        or is_brought_along(live, last)
        or live.is_masters(last.seat)
        or last.text.startswith(f"{ENTER} ")
        or live.row.status != "running"
        or last.game_version != live.game.version
    ):
        return False
    rows = (last, *followed)
    if live.alone:
        return all(row.free for row in rows) or not live.dice_stay
    return all(row.free and row.member != HOUSE for row in rows) and last.seat in live.awaited


def story_for_all(live: Live, events: Sequence[Event]) -> str:
    """Return what everybody is told of events."""
    return story_of(live.playing(), events)


def story_of(table: Table, events: Sequence[Event]) -> str:
    """Return what everybody is told of events that led to a table."""
    shown = [event for event in events if event.seats is None]
    return raised(table.game.tell(standing_of(table).view(None), shown)) if shown else ""


def whispers(live: Live, events: Sequence[Event]) -> tuple[tuple[int, str], ...]:
    """Return what only some may know of events, for each of them: (member, words)."""
    found = []
    for row in live.here:
        own = [event for event in events if event.seats is not None and row.seat in event.seats]
        words = live.game.tell(live.standing.view(row.seat), own) if own else ""
        if words:
            found.append((row.member, words))
    return tuple(found)


def rules_of(events: Iterable[Event]) -> tuple[str, ...]:
    """Return the ids of the rules behind what everybody may know of events, each once, in order."""
    return tuple(dict.fromkeys(rule for event in events if event.seats is None for rule in event.rules))


def names_of(live: Live, seats: Iterable[Seat]) -> str:
    """Return who sits there, for a sentence: "Bob or Cy"."""
    return listed([live.named(seat).name for seat in seats], "or") or "nobody"


def not_your_turn(live: Live, seat: Seat) -> NotYourTurn:
    """Return the words for a seat that is not awaited, and what is worth while for it meanwhile (TAB-023)."""
    words = capabilities.prompts(live.game).meanwhile(live.standing.view(seat))
    words = words or not_yours([live.named(seat).name for seat in live.awaited or live.turn])
    return NotYourTurn(words, instead=in_words(loud(live.standing.ways(seat))))


def joined(*parts: str) -> str:
    """Return the parts that say something as one text; small print starts on a line of its own, as does what follows it, or
    something that is read out."""
    text = ""
    for part in filter(None, parts):
        small = part.startswith("-# ") or "\n-# " in text or text.startswith("-# ")
        quoted = text.rpartition("\n")[2].startswith("> ")
        text += ("\n" if small or quoted else " ") * bool(text) + part
    return text


def may_show_key(live: Live) -> bool:
    """Return whether everybody may know the dice key, and what followed from it: nothing is rolled any more (TAB-044), nor
    is it the key of others who play with it, as that of a table of one's own may be."""
    return live.row.status == "over" and not live.row.sort


def key_shown(live: Live) -> str:
    """Return the small print that gives the dice key away; "" while it is sealed."""
    check = "" if live.table is None else ", check it with /delve export"
    return f"-# dice key `{live.row.key}`{check}" if may_show_key(live) else ""


def raised(text: str) -> str:
    """Return a text in which a sentence that begins with somebody who is forgotten begins with a capital letter."""
    return _BEGINS.sub(lambda found: found[0][0].upper() + found[0][1:], text) if CALLED in text else text
