"""What was noted in English is told in the language of the table."""

from __future__ import annotations

import pytest

from engine.core.events import Happened
from engine.core.languages import speaking
from engine.games.wilds.files import generator
from engine.games.wilds.files.themes import themes
from engine.games.wilds.game import GAME
from engine.games.wilds.rules.events import finding
from engine.games.wilds.state.catalogue import WORDS
from engine.games.wilds.state.state import State
from engine.games.wilds.state.view import view_for

from .build import party


@pytest.fixture
def thornwood() -> State:
    """The party of the example, in the Thornwood's first morning."""
    return party()


def told(state: State, *happened: Happened) -> str:
    return GAME.tell(view_for(state, None), [item.told() for item in happened])


@pytest.mark.rule("WLD-140", "WLD-G70")
def test_what_is_at_the_end_of_a_trail_is_said_in_the_language_of_the_table(thornwood: State) -> None:
    ends = {}
    for language in ("en", "de", "es"):
        with speaking(language):
            said = [
                told(thornwood, finding.Tracked("Ada", "a clue", "critical", "N22", "1", more))
                for more in ("something hidden", "a beast", "3 wolves")
            ]
        ends[language] = [text.rsplit("at its end: ")[-1].rsplit("am Ende: ")[-1].rsplit("al final, ")[-1] for text in said]
    assert ends == {
        "en": ["something hidden.", "a beast.", "3 wolves."],
        "de": ["etwas Verborgenes.", "ein Tier.", "3 Wölfe."],
        "es": ["algo oculto.", "una bestia.", "3 lobos."],
    }


def test_what_a_charm_helps_with_is_named_in_spanish_too(thornwood: State) -> None:
    with speaking("es"):
        text = told(thornwood, finding.Treasure(6, 0, ("charm",), "stealth"))
    assert "Ayuda con Sigilo, una vez al día." in text


@pytest.mark.rule("WLD-G80")
@pytest.mark.parametrize(
    ("name", "german", "spanish"),
    [
        ("Hazel Ford", "Haselfurt", "Vado del Avellano"),
        ("Far Otter Holt", "Fern-Otternholz", "Soto de la Nutria de Allá"),
        ("Ada Lovelace", "Ada Lovelace", "Ada Lovelace"),
        ("Hazel Lovelace", "Hazel Lovelace", "Hazel Lovelace"),
    ],
)
def test_a_place_of_a_new_region_is_named_in_the_language_of_the_table(name: str, german: str, spanish: str) -> None:
    for language, said in (("en", name), ("de", german), ("es", spanish)):
        with speaking(language):
            assert WORDS.text(name) == said
            assert said in WORDS("toward-place", place=name)


@pytest.mark.rule("WLD-G80")
@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_every_name_that_a_new_region_can_give_a_place_is_worded(language: str) -> None:
    lands = [land.theme for land in themes().land]
    firsts = {first for theme in lands for first in getattr(themes(), theme).firsts}
    lasts = {last for ends in generator._LASTS.values() for last in ends}
    with speaking(language):
        assert not [first for first in firsts if not WORDS("point-first", first=first)]
        assert not [last for last in lasts if not WORDS("point-last", last=last)]
