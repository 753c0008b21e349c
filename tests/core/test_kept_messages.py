"""What the tests keep of compiled messages: it says the same as what is compiled anew."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from fluent_compiler.compiler import compile_messages
from fluent_compiler.resource import FtlResource

from engine.core import catalogue
from engine.core.catalogue import BadMessage, Messages
from engine.core.german import German
from engine.core.grammar import Names
from tests import kept_messages
from tests.kept_messages import PROBE, KeptMessages

WORDS = """
cards = { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
 }
drawn = { CAP($who) } draws { cards }.
    .then = It is { $sort ->
    [high] high
   *[low] low, { NUMBER($count) } of { LIST($names) }
 }.
plain = Nothing varies.
"""
NAMES = Names(("x", "y"), "de")
GIVEN = [{"count": count, "who": "Ada", "sort": sort, "names": NAMES} for count in range(3) for sort in ("high", "low")]


def said(folder: Path) -> list[object]:
    """Return all that the messages say, and what they read."""
    messages = Messages(folder, German)
    texts = [messages.format(id, given) for id in ("cards", "drawn", "drawn.then", "plain") for given in GIVEN]
    return [*texts, *((messages.variables(id), messages.attributes(id)) for id in messages)]


def test_a_kept_message_says_the_same_and_is_not_compiled_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "words.ftl").write_text(WORDS)
    compiled: list[FtlResource] = []

    def noted(locale: str, resources: list[FtlResource], **given: Any) -> Any:
        compiled.extend(resources)
        return compile_messages(locale, resources, **given)

    monkeypatch.setattr(catalogue, "compile_messages", compile_messages)
    plain = said(tmp_path)
    monkeypatch.setattr(kept_messages, "compile_messages", noted)
    for anew in (2, 0):
        monkeypatch.setattr(catalogue, "compile_messages", KeptMessages(tmp_path / "kept" / "messages").compile)
        compiled.clear()
        assert said(tmp_path) == plain
        assert len([each for each in compiled if each != PROBE]) == anew


def test_a_message_that_was_changed_is_compiled_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = KeptMessages(tmp_path / "messages")
    monkeypatch.setattr(catalogue, "compile_messages", kept.compile)
    for words in ("{ $who } comes.", "{ $who } goes."):
        (tmp_path / "words.ftl").write_text(f"told = {words}\n")
        assert Messages(tmp_path, German).format("told", {"who": "Ada"}) == words.replace("{ $who }", "Ada")


def test_a_message_that_cannot_be_compiled_is_refused_each_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "words.ftl").write_text("told = { $who } { UNKNOWN($who) }\n")
    kept = KeptMessages(tmp_path / "messages")
    monkeypatch.setattr(catalogue, "compile_messages", kept.compile)
    for _ in range(2):
        with pytest.raises(BadMessage, match="UNKNOWN"):
            Messages(tmp_path, German).format("told", {"who": "Ada"})


def test_what_is_kept_and_broken_is_compiled_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "words.ftl").write_text("told = { $who } comes.\n")
    for breaking in ("", "UPDATE kept SET code = substr(code, 1, length(code) - 9)", "DROP TABLE kept"):
        kept = KeptMessages(tmp_path / "messages")
        monkeypatch.setattr(catalogue, "compile_messages", kept.compile)
        if breaking:
            with closing(sqlite3.connect(tmp_path / "messages", isolation_level=None)) as file:
                file.execute(breaking)
        assert Messages(tmp_path, German).format("told", {"who": "Ada"}) == "Ada comes."
