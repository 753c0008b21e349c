"""Deals and units written in the words of the language that is spoken: the move stays the English one."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalMove
from engine.core.languages import speaking
from engine.games.galaxy.game import GAME

from .build import ADA, galaxy

DEALS = {
    "de": {
        "2 Waren für 1 Kulturfragment": "2 commodities for 1 cultural fragment",
        "1 Ware, 1 Gefahrenfragment gegen 3 Handelsgüter": "1 commodity, 1 hazardous fragment for 3 trade goods",
        "2 unmarkierte Fragmente und 1 Handelsgut für 1 Ware": "1 trade good, 2 unknown fragments for 1 commodity",
        "2 Waren geschenkt": "2 commodities for nothing",
        "nichts für 1 Industriefragment": "nothing for 1 industrial fragment",
        "2 commodities for 1 trade good": "2 commodities for 1 trade good",
    },
    "es": {
        "2 mercancías por 1 fragmento cultural": "2 commodities for 1 cultural fragment",
        "1 bien y 1 fragmento industrial a cambio de 2 mercancías": "1 trade good, 1 industrial fragment for 2 commodities",
        "2 bienes gratis": "2 trade goods for nothing",
    },
    "en": {
        "2 commodities against 1 trade good": "2 commodities for 1 trade good",
        "1 trade good as a gift": "1 trade good for nothing",
    },
}


@pytest.mark.rule("GAL-G24")
@pytest.mark.parametrize(
    ("language", "said", "meant"), [(lang, *pair) for lang, told in DEALS.items() for pair in told.items()]
)
def test_a_deal_is_read_in_the_words_that_players_read(language: str, said: str, meant: str) -> None:
    with speaking(language):
        assert str(GAME.read(galaxy(2), ADA, f"trade bob {said}")) == f"trade bob {meant}"


@pytest.mark.rule("GAL-G12")
def test_units_are_read_as_they_are_called() -> None:
    with speaking("de"):
        state = galaxy(2)
        assert str(GAME.read(state, ADA, "produce 2 Infanterie, 1 Späher")) == "produce 2 infantry, 1 scout"
        assert str(GAME.read(state, ADA, "produce 3 Infanterie und 1 Transporter")) == "produce 3 infantry, 1 transport"


@pytest.mark.parametrize("language", ["de", "es"])
def test_the_example_of_a_refused_deal_would_be_read(language: str) -> None:
    with speaking(language), pytest.raises(IllegalMove) as refused:
        GAME.apply(galaxy(2), ADA, GAME.read(galaxy(2), ADA, "trade bob mond"), None)  # type: ignore[arg-type]
    said = str(refused.value.said)
    assert "commodit" not in said
