"""``python -m playground play | run SCRIPT | demo | author FILE``: see playground/README.md."""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import sys
from collections.abc import Callable

from engine.core.capabilities import files
from engine.games import games
from service.places import kept

DATABASE = kept("playground.sqlite3")


def main(arguments: list[str] | None = None) -> int:
    """Run a command line, and return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m playground", description="Delvekeeper on a simulated Discord.")
    add_commands(parser.add_subparsers(dest="command", required=True), script="run")
    given = parser.parse_args(arguments)
    done: int = given.do(given)
    return done


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser], script: str) -> None:
    """Add the commands to those of a program; ``script`` is what carrying a script out is called there.

    What is given says with ``do`` what to call, which returns the exit code.
    """
    play = commands.add_parser("play", help="play in the browser, or on Discord where DISCORD_TOKEN is set")
    play.add_argument("--fresh", action="store_true", help="start anew: forget the delves and the channels")
    play.add_argument("--database", default=DATABASE, metavar="FILE", help="where delves are kept (%(default)s)")
    play.add_argument("--port", type=int, metavar="N", help="the port on loopback")
    play.add_argument("--no-browser", action="store_true", help="only print the address")
    play.set_defaults(do=_stoppable(_play))
    demo = commands.add_parser("demo", help="watch a whole game of each being played")
    demo.add_argument("--game", choices=tuple(games()), help="only this one")
    demo.add_argument("--seed", metavar="TEXT", help="another seed plays another delve")
    demo.add_argument("--out", metavar="DIR", help="where pictures are saved (demo beside the database)")
    demo.set_defaults(do=_stoppable(_demo))
    author = commands.add_parser("author", help="look through a file that you prepare, drawn anew as you save it; try it")
    author.add_argument("file", metavar="FILE", help="a region or a scenario")
    kinds = tuple(kind for game in games().values() if (kind := files(game)))
    author.add_argument("--new", choices=kinds, default="", help="begin a new file from the template")
    author.add_argument("--port", type=int, metavar="N", help="the port on loopback")
    author.add_argument("--no-browser", action="store_true", help="only print the address")
    author.set_defaults(do=_stoppable(_author))
    run = commands.add_parser(script, help="carry a script out and print what came of it as JSON, line by line")
    run.add_argument("script", metavar="SCRIPT", help="the script's file, or - for standard input")
    run.add_argument("--out", metavar="DIR", help="where pictures are saved (a temporary folder)")
    run.add_argument("--seed", metavar="TEXT", help="the same seed plays the same delves")
    run.add_argument("--database", metavar="FILE", help="a database to keep; it is found again by the next script")
    run.set_defaults(do=_stoppable(_script))


def _stoppable(do: Callable[[argparse.Namespace], int]) -> Callable[[argparse.Namespace], int]:
    """Return ``do`` with an exit code for Ctrl-C, and for a reader that wants no more."""

    def stopped(given: argparse.Namespace) -> int:
        try:
            return do(given)
        except KeyboardInterrupt:
            return 130
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0

    return stopped


# What each of them needs is loaded only where it is used: it takes a second.


def _play(given: argparse.Namespace) -> int:
    if _on_discord():
        import bot

        return bot.main()
    from playground.play import play

    return asyncio.run(play(fresh=given.fresh, database=given.database, port=given.port, browser=not given.no_browser))


def _demo(given: argparse.Namespace) -> int:
    from playground.demo import demonstrate

    return asyncio.run(demonstrate(seed=given.seed, out=given.out, game=given.game))


def _author(given: argparse.Namespace) -> int:
    from playground.author import author

    return asyncio.run(author(name=given.file, begin=given.new, port=given.port, browser=not given.no_browser))


def _script(given: argparse.Namespace) -> int:
    from playground.runner import run_script

    seed = given.seed or secrets.token_hex(4)
    return asyncio.run(run_script(given.script, out=given.out, seed=seed, database=given.database))


def _on_discord() -> bool:
    """Return whether a token is set, in the environment or in ``.env``. Then the bot runs on Discord itself."""
    from dotenv import load_dotenv

    load_dotenv(".env")
    return bool(os.environ.get("DISCORD_TOKEN", "").strip())


if __name__ == "__main__":
    sys.exit(main())
