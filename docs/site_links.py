"""A hook of MkDocs: links to files outside of docs/ become their names, as a site holds pages only."""

from __future__ import annotations

import re
from typing import Any

_OUTSIDE = re.compile(r"\[([^\]]*)\]\((?:\.\./)+([^)#\s]+)[^)\s]*\)")


def on_page_markdown(markdown: str, /, *, page: Any, **_: Any) -> str:
    """Return the text of a page without links out of docs/: "[the unit](../deploy/x)" becomes "the unit (`deploy/x`)"."""
    depth = page.file.src_uri.count("/")
    return _OUTSIDE.sub(lambda found: _named(found, depth), markdown)


def _named(found: re.Match[str], depth: int) -> str:
    up = found[0].partition("](")[2].count("../")
    if up <= depth:
        return found[0]
    text, path = found[1], found[2]
    return f"`{path}`" if text.strip("`") == path else f"{text} (`{path}`)"
