"""``delvekeeper COMMAND``, or ``python -m delvekeeper COMMAND`` in the repository: everything that can be done from the
command line."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

import bot
import engine.__main__ as referee
import playground.__main__ as house
from engine.version import VERSION


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what a command line says, and return the exit status."""
    parser = argparse.ArgumentParser(
        prog="delvekeeper", description="A game master for Discord. To try it without Discord: delvekeeper play"
    )
    parser.add_argument("--version", action="version", version=f"delvekeeper {VERSION}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    house.add_commands(commands, script="script")
    bot.add_commands(commands)
    referee.add_commands(commands)
    given = parser.parse_args(arguments)
    done: int = given.do(given)
    return done


if __name__ == "__main__":
    sys.exit(main())
