"""The update that tells all how a table stands."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from engine.api.update import Offer, Update, UpdateKind
from engine.core.bot_players import Plays
from engine.core.errors import BadGame
from engine.core.game import AnyGame, Choice, Seat
from engine.core.messages import WORDS
from engine.core.moves import Move
from engine.core.paired_moves import BOTH
from engine.core.repeated_moves import AGAIN
from engine.core.scene import Look
from engine.core.words import lower, upper
from engine.tables.session.heirs import heirs
from engine.tables.session.live import BOT, Session
from engine.tables.session.result import REMINDER
from engine.tables.updates.controls import PLAY_ON, with_default
from engine.tables.updates.lobby_card import lobby_of
from engine.tables.updates.move_builder import in_post
from engine.tables.updates.stories import key_told
from engine.tables.updates.undo_offer import offers_undo

_FAR = re.compile(r"[A-ZÄÖÜ]\w+ [0-9]+( (of|von|de) [0-9]+)?\b")
AGREE, KEEP = "ballot agree", "ballot keep"
"""The moves that the controls of a ballot carry; `check_control_names` sees to it that they are no game's."""


def check_control_names(games: Mapping[str, AnyGame]) -> None:
    """Raise `BadGame` when a verb of a game has the name of a control of the bot: for a ballot, a repeated move,
    two moves of one press, or to play on as a bot."""
    for game in games.values():
        for word, whose in (
            (AGREE.partition(" ")[0], "ballots"),
            (AGAIN, "repeated moves"),
            (BOTH, "moves of one press"),
            (PLAY_ON, "playing on as a bot"),
        ):
            if any(verb.name == word for verb in game.verbs):
                raise BadGame(f"verb {word} of {game.key}: {whose} carry that name")


def update_of(
    live: Session, kind: UpdateKind, story: str = "", *, called: Iterable[Seat] | None = None, looks: tuple[Look, ...] = ()
) -> Update:
    """Return an update with everything that follows from the table as it stands.

    ``called`` are the seats that need no mention: awaited before, or their own move led here; ``None``: all of them.
    """
    row = live.row
    update = Update(
        0, live.version, row.channel, kind, story, looks=looks, game=live.game.key, board=row.board, key=key_told(live)
    )
    if live.row.status == "lobby":
        lobby = lobby_of(live)
        host = live.host_name
        title, players, most = lobby.title, lobby.players, lobby.most
        status = WORDS(
            "lobby-status",
            title=title,
            host=host,
            hosted=host != "",
            players=players,
            most=most,
            contested=lobby.contested,
        )
        return msgspec.structs.replace(update, status=status, lobby=lobby)
    if live.table is None:
        return update
    within = live.game.within_turn(live.told_cache.view(None)) and not live.cut_short
    update = msgspec.structs.replace(update, status=status_of(live), within=within)
    if live.row.status != "running":
        return update
    update = msgspec.structs.replace(update, rest=live.row.rest)
    if live.row.rest == "asleep":
        return msgspec.structs.replace(update, ask=WORDS("sleeps"))
    skipped = live.awaited if called is None else tuple(called)
    defaults = _defaults(live)
    default = _shown(live, defaults)
    # That is done once.
    reminded = live.deed is not None and live.deed.what == REMINDER
    update = msgspec.structs.replace(
        update,
        ask=_asked_of_all(live),
        aim=_aim(live),
        awaited=tuple(live.named(seat) for seat in live.awaited),
        mention=tuple(live.member(seat).id for seat in live.awaited if seat not in skipped and not live.is_away(seat)),
        controls=with_default(in_post(live, heirs(live)), default, alone=len(live.awaited) == 1),
        due=live.row.due if defaults else 0,
        default=default,
        reminder=0 if defaults or not live.awaited or reminded else live.row.due,
        undo=offers_undo(live),
    )
    if not live.awaited:
        bots = [live.named(seat).name for seat in live.turn if live.is_bots(seat)]
        if bots:
            # What they are asked is none of those who read it. They play where a person is here, and it is not paused.
            goes_on = bool(live.attended) and not live.row.rest
            update = msgspec.structs.replace(update, ask=WORDS("bots-go-on", names=bots) if goes_on else "")
        else:
            update = _left_to_the_host(live, update)
    ballot = live.ballot
    if ballot is None:
        return update
    voters = [live.member(row.seat) for row in live.voters(ballot)]
    about = "back" if ballot.pause is None else "pause"
    agree, keep = WORDS("ballot-agree", about=about), WORDS("ballot-keep", about=about)
    # It stays as it is unless all agree before the game goes on.
    usual = Choice(WORDS("by-default", answer=keep), weight="first")
    answers = (Offer(KEEP, usual, kind="answer"), Offer(AGREE, Choice(agree, weight="first"), kind="answer"))
    return msgspec.structs.replace(
        update,
        ask=WORDS("ballot-ask", about=about),
        aim="",
        awaited=tuple(voters),
        mention=tuple(member.id for member in voters) if ballot.change == live.row.change else (),
        # The awaited seats may go on all the same: the question lapses then.
        controls=msgspec.structs.replace(update.controls, buttons=(*answers, *update.controls.buttons), late=()),
        # No vote is cast for a member; the deadline is that of the move which the table waits for, and then it lapses.
        default=keep if update.due else "",
        reminder=0,
        undo=False,
    )


def status_of(live: Session) -> str:
    """Return the line that says how things stand; of a game that was cut short only how far it is, where that can be told:
    no seat is asked anything there any more."""
    status = live.told_cache.status
    return f"{upper(far)}." if live.cut_short and (far := how_far(status)) else status


def how_far(status: str) -> str:
    """Return how far a game is, where the line that says how it stands begins with that: "round 4" of "Round 4. 2 of 3
    shards.". "" where it does not."""
    first = _FAR.match(status)
    return lower(first[0]) if first else ""


def _aim(live: Session) -> str:
    """Return what the only person who is awaited could go for, or all of a party; "" for others, and for a game master."""
    if not live.awaited or not isinstance(live.game, Plays) or any(map(live.is_masters, live.awaited)):
        return ""
    if len(live.awaited) > 1 and not live.game.aims_together:
        return ""
    return live.game.aim(live.told_cache.view(None))


def _asked_of_all(live: Session) -> str:
    """Return what is asked, as all may see it; where only a game master is waited for, that they decide."""
    ask = live.told_cache.ask(None)
    theirs = bool(live.awaited) and all(live.is_masters(seat) for seat in live.awaited)
    return WORDS("master-decides", ask=ask) if theirs and WORDS("game-master") not in ask else ask


def _defaults(live: Session) -> list[Move | None]:
    """Return what the bot will do for each awaited seat, ``[]`` where there is no deadline or nothing to be done."""
    state = live.playing().state
    found = [live.game.default(state, seat) for seat in live.awaited] if live.row.due else []
    return found if any(move is not None for move in found) else []


def _shown(live: Session, defaults: Sequence[Move | None]) -> str:
    """Return in one label what these moves do, as all may see it; "" where they differ or one is private."""
    private = [verb.move for verb in live.game.verbs if verb.private]
    if any(move is None or type(move) in private for move in defaults):
        return ""
    acts = {live.told_cache.choice(None, move).act for move in defaults if move is not None}
    return acts.pop() if len(acts) == 1 else ""


def _left_to_the_host(live: Session, update: Update) -> Update:
    """Return the update of a table that waits only for those who left, and cannot play for them."""
    host = live.seat_of(live.row.host)
    if host is None:
        return update
    newest = live.deed.member.id if live.deed else live.last.member if live.last else BOT
    return msgspec.structs.replace(
        update,
        ask=WORDS("hand-seat-over", names=[live.named(seat).name for seat in live.turn]),
        awaited=(live.named(host),),
        mention=() if newest == live.row.host else (live.row.host,),
        due=0,
    )
