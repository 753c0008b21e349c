"""Where a bot keeps its files if no setting says otherwise."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
INSTALLED = (ROOT / "__main__.py").exists()
"""Whether this is the installed package (see `delvekeeper`), not the repository."""


def kept(name: str) -> str:
    """Return where a file is kept: in ``var`` of the working directory, if installed in a folder of the user."""
    return str(Path.home() / ".local/share/delvekeeper" / name) if INSTALLED else f"var/{name}"
