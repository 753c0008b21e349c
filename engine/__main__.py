"""``python -m engine verify FILE``: check an ended delve, exported by ``/delve export``, against its dice key."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from engine.core.errors import BrokenJournal
from engine.games import games
from engine.tables.export import Unreadable, verify


def main(arguments: Sequence[str] | None = None) -> int:
    """Return 0 when every roll and every digest is as the dice key says, 1 when not, 2 when the file cannot be checked."""
    parser = argparse.ArgumentParser(prog="python -m engine", description="The referee, from the command line.")
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("verify", help="check an exported delve roll by roll and state by state")
    command.add_argument("file", type=Path, help="the file that /delve export gave after the end")
    file = parser.parse_args(arguments).file
    try:
        print(verify(file.read_bytes(), games()))
    except OSError as error:
        print(f"{file} cannot be read: {error.strerror}.", file=sys.stderr)
        return 2
    except Unreadable as error:
        print(error, file=sys.stderr)
        return 2
    except BrokenJournal as error:
        print(f"Not as the dice key says: {str(error).rstrip('.')}.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
