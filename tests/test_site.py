"""The pages of docs/ as a site: all of them, with sound links, and nothing loaded from elsewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.test_house import TOP


def test_the_site_holds_every_page_and_loads_nothing_from_elsewhere(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "-d", str(tmp_path)],
        cwd=TOP,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    pages = {page.relative_to(TOP / "docs").with_suffix(".html") for page in (TOP / "docs").rglob("*.md")}
    built = {page.relative_to(tmp_path) for page in tmp_path.rglob("*.html")}
    assert pages == built - {Path("404.html")}
    texts = {page: (tmp_path / page).read_text(encoding="utf-8") for page in built}
    loaded = {
        found
        for text in texts.values()
        for found in re.findall(r'<(?:script|link|img)[^>]*(?:src|href)="(https?:[^"]+)', text)
    }
    assert loaded == set()
    assert all('href="../' not in text or page.parent != Path() for page, text in texts.items()), (
        "a link leads out of the site"
    )
    assert "<code>deploy/alerts.yml</code> holds" in texts[Path("runbook.html")]


def test_every_page_is_in_the_navigation() -> None:
    named = set(re.findall(r"[\w/-]+\.md", (TOP / "mkdocs.yml").read_text(encoding="utf-8")))
    assert named == {str(page.relative_to(TOP / "docs")) for page in (TOP / "docs").rglob("*.md")}
