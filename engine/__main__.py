"""``python -m engine COMMAND``: what the referee does from the command line, see `COMMANDS`."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import NamedTuple, TypeVar

from engine.core.errors import BrokenJournal, OperatorError
from engine.games import games
from engine.store import NO_DRIVER, Store, back_up, downgrade, hold, is_server, move, restore, shown
from engine.store.integrity import Counts
from engine.store.shut_out import KINDS, ShutOutRow
from engine.tables.admin.backup_file import new_seal, read_seal, shown_seal
from engine.tables.history.export import Unreadable, verify

T = TypeVar("T")
LEAVING = 0.5
"""Seconds in which a bot that is just leaving may let go of its database."""
LONGEST_NUMBER = 20
"""Digits of one of Discord's numbers, at most."""


class Subcommand(NamedTuple):
    """Something to do from the command line.

    ``about`` is its help. ``given`` has the help of each argument by name; a name that begins with ``--`` is optional.
    ``run`` carries it out, and returns what is printed at the end. It raises an `OperatorError` where it cannot be done
    (exit status 2), and a `BrokenJournal` where it finds that something is wrong (1).
    """

    about: str
    given: Mapping[str, str]
    run: Callable[[argparse.Namespace], str]


def _verify(given: argparse.Namespace) -> str:
    file = Path(given.file)
    try:
        return verify(file.read_bytes(), games())
    except OSError as error:
        raise OperatorError(f"{file} cannot be read: {error.strerror}.") from error
    except Unreadable as error:
        raise OperatorError(str(error)) from error
    except BrokenJournal as error:
        raise BrokenJournal(f"Not as the dice key says: {str(error).rstrip('.')}.") from error


def _move_store(given: argparse.Namespace) -> str:
    moved = asyncio.run(move(given.source, given.target))
    lines = [f"{shown(given.source)} is in {shown(given.target)} now, row by row:", *map(str, moved)]
    return "\n".join(lines)


def _back_up(given: argparse.Namespace) -> str:
    counts = back_up(given.source, given.target, replace=given.replace)
    return f"{given.target} holds {_counted(counts)}; all of it can be read."


def _restore(given: argparse.Namespace) -> str:
    counts, before = restore(given.source, given.target, datetime.now(), replace=given.replace)
    words = f"{shown(given.target)} holds {_counted(counts)}. Start the bot, and the tables go on."
    return f"{words} What was there before is {before} now." if before else words


def _upgrade(given: argparse.Namespace) -> str:
    asyncio.run(_upgraded(given.source))
    return f"{shown(given.source)} has the schema of this version. Start the bot, and the tables go on."


async def _upgraded(source: str) -> None:
    """Bring a database that no bot runs on to the newest schema: a file is copied first."""
    if not is_server(source) and not Path(source).exists():
        raise OperatorError(f"There is no database {source}.")
    held = await hold(LEAVING, source)
    try:
        await (await Store.open(source, backed_up=True)).close()
    finally:
        if held:
            await held.close()


def _downgrade(given: argparse.Namespace) -> str:
    counts, copy, before = downgrade(given.database, datetime.now())
    words = f"{given.database} is as it was before the upgrade, from {copy}: it holds {_counted(counts)}."
    return f"{words} What was done since is in {before} only. Start the older version now; a newer one upgrades it again."


def _seal(given: argparse.Namespace) -> str:
    return asyncio.run(_sealing(given.source))


def _take_seal(given: argparse.Namespace) -> str:
    return asyncio.run(_sealing(given.source, given.seal))


async def _sealing(source: str, handed: str = "") -> str:
    """Return the seal of a bot; where another's was handed to it, let it take that."""
    taken = read_seal(handed) if handed else None

    async def work(store: Store) -> str:
        if taken:
            await store.server_backups.take_seal(*taken)
            return "Taken: what that bot sealed can be restored by this one."
        name, keys = await store.server_backups.seals(new_seal)
        return shown_seal(keys[name])

    return await _with_store(source, work)


def _block(given: argparse.Namespace) -> str:
    asyncio.run(
        _shutting(given, lambda store, kind, number: store.shut_out.add(ShutOutRow(kind, number, int(time.time()))))
    )
    return f"The {given.kind} {given.number} is shut out. A running bot keeps to it within a minute."


def _unblock(given: argparse.Namespace) -> str:
    if not asyncio.run(_shutting(given, lambda store, kind, number: store.shut_out.remove(kind, number))):
        raise OperatorError(f"The {given.kind} {given.number} is not shut out.")
    return f"The {given.kind} {given.number} is let in again. A running bot keeps to it within a minute."


def _blocked(given: argparse.Namespace) -> str:
    rows = asyncio.run(_with_store(given.source, lambda store: store.shut_out.every()))
    return (
        "\n".join(f"{row.kind} {row.number}, since {datetime.fromtimestamp(row.since):%Y-%m-%d}" for row in rows)
        or "No one is shut out."
    )


def _rules_gaps(given: argparse.Namespace) -> str:
    async def work(store: Store) -> str:
        gaps = await store.rule_gaps.every()
        if given.forget:
            await store.rule_gaps.forget()
            return f"Forgotten: {len(gaps)} lines."
        return "\n".join(f"{gap.entry}: chosen {gap.chosen}, not it {gap.missed}: {gap.words}" for gap in gaps)

    return asyncio.run(_with_store(given.source, work)) or "Nothing is counted yet."


async def _shutting(given: argparse.Namespace, change: Callable[[Store, str, int], Awaitable[T]]) -> T:
    """Change who is shut out, once what was given is checked."""
    if given.kind not in KINDS:
        raise OperatorError(f"What is to be shut out is a {' or a '.join(KINDS)}, not {given.kind!r}.")
    if not (given.number.isascii() and given.number.isdigit() and len(given.number) <= LONGEST_NUMBER):
        raise OperatorError(f"{given.number!r} is no number of Discord's. Turn on Developer Mode there to copy one.")
    return await _with_store(given.source, lambda store: change(store, given.kind, int(given.number)))


async def _with_store(source: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Return what is done with a database that is there."""
    if not is_server(source) and not Path(source).exists():
        raise OperatorError(f"There is no database {source}.")
    store = await Store.open(source)
    try:
        return await work(store)
    finally:
        await store.close()


def _counted(counts: Counts) -> str:
    """Return how many rows the tables of a database have: "tables 3, journal 120"."""
    return ", ".join(f"{name} {count}" for name, count in counts.items())


_WHO = {
    "source": "the database: what DATABASE or DATABASE_URL says",
    "kind": "member or server",
    "number": "Discord's number of it",
}
COMMANDS = {
    "backup": Subcommand(
        "copy a database to a file, also while the bot runs, and check the copy",
        {
            "source": "the database: what DATABASE or DATABASE_URL says",
            "target": "the file to be made",
            "--replace": "write over that file",
        },
        _back_up,
    ),
    "restore": Subcommand(
        "put a backup where the bot finds its database, which it must not run on",
        {
            "source": "the file that backup made",
            "target": "the database: what DATABASE or DATABASE_URL says",
            "--replace": "put a file aside that is there, or write over what is in a database of a server",
        },
        _restore,
    ),
    "upgrade": Subcommand(
        "bring a database to the schema of this version before a start; of one on a server you have a backup",
        {"source": "the database: what DATABASE or DATABASE_URL says"},
        _upgrade,
    ),
    "downgrade": Subcommand(
        "bring a database back as it was before an upgrade, for the older version; no bot may run on it",
        {"database": "the database: what DATABASE says"},
        _downgrade,
    ),
    "seal": Subcommand(
        "say with what this bot seals the backups of servers: whoever has it can read what seats hide",
        {"source": "the database: what DATABASE says"},
        _seal,
    ),
    "take-seal": Subcommand(
        "let this bot open the backups that another one sealed",
        {"source": "the database: what DATABASE says", "seal": "what seal said there"},
        _take_seal,
    ),
    "block": Subcommand("shut out a member or a server, also while the bot runs", _WHO, _block),
    "unblock": Subcommand("let a member or a server in again", _WHO, _unblock),
    "blocked": Subcommand("list who is shut out", {"source": _WHO["source"]}, _blocked),
    "rules-gaps": Subcommand(
        "list what /rules did not find at once: entries, how often each was chosen or not it, and words of the questions",
        {"source": _WHO["source"], "--forget": "forget all of it instead"},
        _rules_gaps,
    ),
    "verify": Subcommand(
        "check an exported delve roll by roll and state by state",
        {"file": "the file that /delve export gave after the end"},
        _verify,
    ),
    "move-store": Subcommand(
        "carry all that is kept over to another database, in which there is nothing yet, and compare it there",
        {
            "source": "the file or the postgresql:// address that it is in",
            "target": "the file or the postgresql:// address that it is to be in",
        },
        _move_store,
    ),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Return 0 when it was done, 1 when something is not as it should be, 2 when it cannot be done."""
    parser = argparse.ArgumentParser(prog="python -m engine", description="The referee, from the command line.")
    add_commands(parser.add_subparsers(dest="command", required=True))
    return _done(parser.parse_args(arguments))


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `COMMANDS` to those of a program. What is given says with ``do`` what to call, which returns the exit status."""
    for name, command in COMMANDS.items():
        described = commands.add_parser(name, help=command.about, description=command.about)
        described.set_defaults(do=_done)
        for argument, what in command.given.items():
            described.add_argument(argument, help=what, action="store_true" if argument.startswith("--") else "store")


def _done(given: argparse.Namespace) -> int:
    try:
        print(COMMANDS[given.command].run(given))
    except BrokenJournal as error:
        print(error)
        return 1
    except OperatorError as error:
        print(error, file=sys.stderr)
        return 2
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        print(NO_DRIVER, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
