"""How goods are offered before a trader and in a settlement, and what dwindles by an event."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.events import Happened
from engine.core.flow import PARTY, Question
from engine.core.game import Choice
from engine.core.languages import speaking
from engine.core.moves import read_move
from engine.games.wilds.game import GAME
from engine.games.wilds.rules.events import happening, travelling
from engine.games.wilds.speech.words import good
from engine.games.wilds.state.catalogue import WORDS
from engine.games.wilds.state.moves import VERBS
from engine.games.wilds.state.region import Site
from engine.games.wilds.state.state import Found, State
from engine.games.wilds.state.view import view_for

from .build import hexes, party

PEDLAR = "Perrin the pedlar"


@pytest.fixture
def camp() -> State:
    """A party with 40 coins, in a wood."""
    return party(hexes("ffh", "fsf", "fff"), purse=40)


def before_a_pedlar(state: State) -> State:
    """Return a state in which a pedlar's goods are there to be bought."""
    return replace(state, agenda=(Question("trade", PARTY, ("done",), "done", PEDLAR),))


def told(state: State, *events: Happened) -> str:
    """Return how events are told to all."""
    return GAME.tell(view_for(state, None), [event.told() for event in events])


def offered(state: State, text: str) -> Choice:
    """Return how a move, written as text, is offered to the first member."""
    return GAME.choice(view_for(state, 0), read_move(VERBS, text))


@pytest.mark.rule("WLD-G15")
def test_before_a_trader_goods_stand_on_controls_with_their_price_and_what_they_are_good_for(camp: State) -> None:
    trading = before_a_pedlar(camp)
    bought = offered(trading, "buy rations")
    assert (bought.label, bought.weight) == ("Buy simple rations: 15 of 40 coins", "plain")
    assert bought.detail == "A night's food each; a check at camp may use one up"
    sold = offered(trading, "sell footwear")
    assert (sold.label, sold.weight) == ("Sell boots: 12 coins", "plain")
    asked = GAME.ask(view_for(trading, 0))
    assert asked == f"what do you buy from {PEDLAR}, or sell? You have 40 coins, food for 3 nights; it takes no time."


@pytest.mark.rule("WLD-G15")
def test_in_a_settlement_goods_stand_aside(camp: State) -> None:
    inn = Site("inn", "1", "The inn", "settlement")
    state = replace(camp, region=replace(camp.region, sites=(inn,)), finds=(Found("inn", "seen"),))
    assert offered(state, "buy rope").weight == offered(state, "sell weapon").weight == "quiet"


def test_a_person_or_a_beast_with_a_name_of_its_own_is_called_by_it() -> None:
    met = {
        "es": ("Perrin el buhonero", "el Viejo Trueno", "a la Yegua Blanca"),
        "de": ("Hausierer Perrin", "der Alte Donner", "die Weiße Stute"),
    }
    for language, (pedlar, thunder, mare) in met.items():
        with speaking(language):
            assert WORDS("people", count=1, foe=PEDLAR) == pedlar
            assert WORDS("people", count=1, foe="Old Thunder") == thunder
            case = mare.removeprefix("a ")
            assert case in WORDS("asked-site", site="The White Mare")


@pytest.mark.rule("WLD-202")
def test_provisions_that_an_event_takes_are_told_in_numbers(camp: State) -> None:
    event = (happening.Befell(3), travelling.Reset(6))
    lost = (happening.Supplies("Ada", (1,), 1, 2, (4,)), happening.Supplies("Bob", (4,), 0, 3, (4,)))
    assert "Food: Ada 1 less (2 left)." in told(camp, *event, *lost)
    assert "Food:" not in told(camp, *lost), "a night's meal is small print"


def test_goods_are_named_in_the_language_that_is_spoken() -> None:
    with speaking("es"):
        assert good("rations") == "raciones sencillas"
