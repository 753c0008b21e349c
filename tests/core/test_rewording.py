"""What was noted in English is said again in the language that is spoken."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.catalogue import GRAMMARS, Catalogue
from engine.core.german import German
from engine.core.languages import LOCALES, PLACES, speaking
from engine.core.rewording import Rewording

ENGLISH = """
ruled-coins = The purse holds { $purse } coins.
ruled-ticks = The next action takes { $ticks } more { $ticks ->
        [one] tick
       *[other] ticks
    }.
ruled-hour = It is { hour }.
hour = { $hour ->
        [1] morning
       *[4] night
    }
ruled-ground = { $place } is { $ground ->
        [forest] forest
       *[other] { $ground }
    } now.
"""
OTHER = """
ruled-coins = In der Kasse: { $purse }.
ruled-ticks = { $ticks } { $ticks ->
        [one] Schritt
       *[other] Schritte
    } mehr.
ruled-hour = Es ist { $hour ->
        [1] Morgen
       *[4] Nacht
    }.
ruled-ground = { $place }: jetzt { $ground ->
        [forest] Wald
       *[other] { $ground }
    }.
"""


@pytest.fixture
def again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Rewording:
    for language, text in (("en", ENGLISH), ("xx", OTHER)):
        folder = tmp_path / "toy" / "words" / language
        folder.mkdir(parents=True)
        (folder / "desk.ftl").write_text(text, encoding="utf-8")
    for known, value in ((PLACES, tmp_path), (LOCALES, "de_DE"), (GRAMMARS, German)):
        monkeypatch.setitem(known, "xx", value)  # type: ignore[attr-defined]
    return Rewording(Catalogue("toy", folder=tmp_path), "ruled-")


@pytest.mark.parametrize(
    ("noted", "said"),
    [
        ("The purse holds -3 coins.", "In der Kasse: -3."),
        ("The next action takes 1 more tick.", "1 Schritt mehr."),
        ("The next action takes 2 more ticks.", "2 Schritte mehr."),
        ("It is morning.", "Es ist Morgen."),
        ("It is night.", "Es ist Nacht."),
        ("Old Mill is forest now.", "Old Mill: jetzt Wald."),
        ("Old Mill is moor now.", "Old Mill: jetzt moor."),
        ("Nobody says so.", "Nobody says so."),
    ],
)
def test_a_noted_text_is_worded_anew(again: Rewording, noted: str, said: str) -> None:
    with speaking("xx"):
        assert again(noted) == said
    assert again(noted) == noted
