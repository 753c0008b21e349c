"""Prepared files, read in threads with a timeout, because any member may upload one."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable
from typing import Any, TypeVar

from engine.api.update import Call, Update
from engine.core import capabilities
from engine.core.capabilities import Prepared, Prepares
from engine.core.errors import BadFile, BadOption, GameError, NotAllowed, Problem, Stale
from engine.core.game import AnyGame
from engine.core.messages import WORDS
from engine.tables.context import Context
from engine.tables.session.live import Session, check_lobby
from engine.tables.session.result import CommandResult, changed
from engine.tables.updates.update import update_of

log = logging.getLogger(__name__)

LARGEST_FILE = 64 * 1024
"""How many characters a prepared file may have."""
PATIENCE = 5.0
"""Seconds that reading one may take."""
MOST_AT_ONCE = 4
"""How many are read at a time; one that is never done with takes such a place for good."""
T = TypeVar("T")


class FileReader:
    """Worker threads with a timeout, on which files are read.

    A thread cannot be stopped, so one that takes too long is left behind: no one waits for it.
    """

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._busy = 0

    async def check(self, game: AnyGame, text: str) -> Prepared:
        """Return what a file holds; `BadFile` where it cannot be used, or is not read in time.

        `BadOption` where the game takes no files.
        """
        taken = taking(game)
        if len(text) > LARGEST_FILE:
            long = WORDS("file-long", length=f"{len(text):,}"), WORDS("file-long-right", most=f"{LARGEST_FILE:,}")
            raise _bad(game, *long)
        if self._busy >= MOST_AT_ONCE:
            raise GameError(WORDS.message("files-busy"), "TAB-048")
        try:
            return await asyncio.wait_for(self._on_a_thread(lambda: taken.check_file(text)), self._patience)
        except TimeoutError as error:
            log.error("a file for %s (%d characters) was not read in %g s", game.key, len(text), self._patience)
            slow = WORDS("file-slow", seconds=f"{self._patience:g}")
            raise _bad(game, slow, WORDS("file-slow-right")) from error
        except GameError:
            raise
        except Exception as error:
            log.exception("a file for %s (%d characters) could not be read", game.key, len(text))
            raise _bad(game, WORDS("file-senseless"), WORDS("file-senseless-right")) from error

    def _on_a_thread(self, work: Callable[[], T]) -> asyncio.Future[T]:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()

        def done(result: T | None, error: Exception | None) -> None:
            self._busy -= 1
            if future.done():
                return
            if error is not None:
                future.set_exception(error)
            else:
                future.set_result(result)  # type: ignore[arg-type]

        def run() -> None:
            result, failed = None, None
            try:
                result = work()
            except Exception as error:
                failed = error
            if not loop.is_closed():
                loop.call_soon_threadsafe(done, result, failed)

        self._busy += 1
        threading.Thread(target=run, name="lectern", daemon=True).start()
        return future


def taking(game: AnyGame) -> Prepares[Any]:
    """Return a game as one that takes prepared files; `BadOption` where it takes none."""
    if not isinstance(game, Prepares):
        raise BadOption(WORDS.message("takes-no-files", title=game.title), "TAB-048")
    return game


def check_use(live: Session, call: Call) -> None:
    """Raise a `GameError` unless the caller may choose the file of this table: in the lobby, as host or game master."""
    check_lobby(live)
    seat = live.seat_of(call.member.id)
    if seat is None or not live.seats[seat].master:
        live.check_host(call, manager=False)
    taking(live.game)


def used(live: Session, checked: Session, call: Call, text: str, prepared: Prepared | None) -> CommandResult:
    """Return the lobby with a file that was found to be good, or with ``None`` without one.

    ``checked`` is the lobby for which it was; `Stale` if that is another one by now.
    """
    check_use(live, call)
    if live.row.id != checked.row.id:
        raise Stale(WORDS.message("file-other-lobby"))
    kind, who = capabilities.files(live.game), call.member.name
    if prepared is None and not live.row.file:
        raise GameError(WORDS.message("file-none-used", kind=kind), "TAB-048")
    after = changed(live, file=prepared.name if prepared else "")
    if prepared is None:
        story = WORDS("file-put-away", who=who, kind=kind)
    else:
        story = WORDS("file-used", who=who, kind=kind, name=prepared.name)
    return CommandResult(after, update_of(after, "lobby", story), file=text if prepared else "")


def exported(live: Session, member: int | None) -> tuple[str, str]:
    """Return the file that a game could have been prepared with (name, text), all its secrets included.

    For the game master at any time, for everybody once it is over; else `NotAllowed`.
    """
    state = live.playing().state
    game = taking(live.game)
    seat = live.seat_of(member)
    if live.row.status == "running" and (seat is None or not live.seats[seat].master):
        master = live.master_name
        secret = WORDS.message("file-secret", kind=game.files, master=master, mastered=master != "")
        raise NotAllowed(secret, "TAB-049")
    return f"{live.game.key}-{live.row.id}-{game.files}.toml", game.export_file(state)


def _bad(game: AnyGame, wrong: str, right: str) -> BadFile:
    return BadFile(WORDS("file-unusable", kind=capabilities.files(game)), (Problem(0, "", wrong, right),), "TAB-048")


class PreparedFiles:
    """The prepared files of tables."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._lectern = FileReader()

    async def check_may_use(self, call: Call) -> None:
        """Raise a `GameError` unless the caller may choose the file of the lobby in this channel."""
        check_use(await self._context.cache.seen(call.channel), call)

    async def use_file(self, call: Call, text: str) -> Update:
        """Play by a prepared file, or with "" without one again; for the host or the game master, in the lobby.

        `BadFile` names what is wrong in it, `BadOption` says that the game takes none.
        """
        live = await self._context.cache.seen(call.channel)
        check_use(live, call)
        prepared = await self._lectern.check(live.game, text) if text else None
        return await self._context.run(call, lambda now: used(now, live, call, text, prepared))

    async def check_file(self, game: str, text: str) -> Prepared:
        """Return what a prepared file holds; `BadFile` names what is wrong, `BadOption` says that the game takes none."""
        return await self._lectern.check(self._context.game_called(game), text)

    def template(self, game: str) -> str:
        """Return a file to begin from; `BadOption` where the game takes none."""
        return taking(self._context.game_called(game)).template()

    async def export_file(self, channel: int, member: int | None) -> tuple[str, str]:
        """Return the file that the channel's game could have been prepared with (name, text), its secrets included.

        For the game master at any time, for everybody once it is over; else `NotAllowed`.
        """
        live = await self._context.cache.readable(channel)
        return await self._context.in_render_pool(exported, live, member)
