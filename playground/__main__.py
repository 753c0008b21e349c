"""``python -m playground play | run SCRIPT | demo | author FILE``: see playground/README.md."""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import sys

from engine.core.capabilities import files
from engine.games import games

DATABASE = "var/playground.sqlite3"


def main(arguments: list[str] | None = None) -> int:
    """Run a command line, and return the exit code."""
    given = _parser().parse_args(arguments)
    try:
        if given.act == "run":
            from playground.runner import run_script

            return asyncio.run(
                run_script(given.script, out=given.out, seed=given.seed or secrets.token_hex(4), database=given.database)
            )
        if given.act == "demo":
            from playground.demo import demonstrate

            return asyncio.run(demonstrate(seed=given.seed, out=given.out, game=given.game))
        if given.act == "author":
            from playground.author import author

            return asyncio.run(author(name=given.file, begin=given.new, port=given.port, browser=not given.no_browser))
        if _on_discord():
            import bot

            return bot.main()
        from playground.play import play

        return asyncio.run(play(fresh=given.fresh, database=given.database, port=given.port, browser=not given.no_browser))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _on_discord() -> bool:
    """Return whether a token is set, in the environment or in ``.env``. Then the bot runs on Discord itself."""
    from dotenv import load_dotenv

    load_dotenv(".env")
    return bool(os.environ.get("DISCORD_TOKEN", "").strip())


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m playground", description="Delvekeeper on a simulated Discord.")
    acts = parser.add_subparsers(dest="act", required=True)
    play = acts.add_parser("play", help="serve a channel as a chat page on this machine")
    play.add_argument("--fresh", action="store_true", help="start anew: forget the delves and the channels")
    play.add_argument("--database", default=DATABASE, metavar="FILE", help="where delves are kept (%(default)s)")
    play.add_argument("--port", type=int, metavar="N", help="the port on loopback")
    play.add_argument("--no-browser", action="store_true", help="only print the address")
    run = acts.add_parser("run", help="carry a script out and print what came of it as JSON, line by line")
    run.add_argument("script", metavar="SCRIPT", help="the script's file, or - for standard input")
    run.add_argument("--out", metavar="DIR", help="where pictures are saved (a temporary folder)")
    run.add_argument("--seed", metavar="TEXT", help="the same seed plays the same delves")
    run.add_argument("--database", metavar="FILE", help="a database to keep; it is found again by the next script")
    demo = acts.add_parser("demo", help="watch a whole game of each being played")
    demo.add_argument("--game", choices=tuple(games()), help="only this one")
    demo.add_argument("--seed", metavar="TEXT", help="another seed plays another delve")
    demo.add_argument("--out", metavar="DIR", help="where pictures are saved (var/demo)")
    author = acts.add_parser("author", help="look through a file that you prepare, drawn anew as you save it, and try it")
    author.add_argument("file", metavar="FILE", help="a region or a scenario")
    kinds = tuple(kind for game in games().values() if (kind := files(game)))
    author.add_argument("--new", choices=kinds, default="", help="begin a new file from the template")
    author.add_argument("--port", type=int, metavar="N", help="the port on loopback")
    author.add_argument("--no-browser", action="store_true", help="only print the address")
    return parser


if __name__ == "__main__":
    sys.exit(main())
