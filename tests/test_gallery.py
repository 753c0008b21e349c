"""The gallery shows everything that recorded games tell, ask, offer and refuse, once."""

from __future__ import annotations

from html import unescape
from pathlib import Path

import pytest

from docs.gallery import Gallery, messages_of, noting, pattern, played, write
from engine.core.messages import WORDS
from engine.games import games

pytestmark = pytest.mark.whole


def test_the_page_of_a_game_shows_what_its_recorded_games_tell(tmp_path: Path) -> None:
    game = games()["skyshard"]
    kinds = {event.kind for _, entry in played(game) for event in entry.events}
    gallery, used = Gallery(game), set[str]()
    with noting(used):
        gallery.collect()
    page = unescape(write(gallery, {"never": "never = Not worded."}, tmp_path).read_text(encoding="utf-8"))
    assert gallery.kinds == kinds and all(f"<pre>{shown.text}</pre>" in page for shown in gallery.events.values())
    assert all(f"<h3>{heading}</h3>" in page for heading in gallery.events)
    assert all((tmp_path / f"skyshard-{at}.png").exists() for at, shown in enumerate(gallery.events.values()) if shown.png)
    assert any(shown.png for shown in gallery.events.values())
    assert gallery.questions and gallery.refusals and {"explore", "pass"} <= gallery.labels.keys()
    assert "<pre>never = Not worded.</pre>" in page
    messages = messages_of(game)
    assert messages is not None and used & set(messages) and used <= {*messages, *WORDS.messages()}


def test_texts_of_one_pattern_are_shown_once() -> None:
    first, other = "Ada opens door B: 3 caches.", "Bob opens door C: 12 caches."
    assert pattern(first, ("Ada", "Bob")) == pattern(other, ("Ada", "Bob")) == "# opens door #: # caches."
    assert pattern("Ada shuts door B.", ("Ada",)) != pattern(first, ("Ada",))
