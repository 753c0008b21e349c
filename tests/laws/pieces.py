"""What stands on the board of a game, each piece by what it is called and where it stands: what words have to tell.

A game says it in ``pieces`` of its own ``tests/games/<key>/laws.py``. A piece is read off the board that is drawn, so it is
what a reader of the picture sees. Left out is what decides nothing any more: doors that were explored, what the tile of a
cavern did when it was laid, what is over and done with.
"""

from __future__ import annotations

Piece = tuple[str, str]
"""What something is called, and where it stands: one of several labels with a stroke between them, "" for anywhere."""
