"""What the game master's desk offers: its orders, their forms, and what they are called."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.flow import MASTER, Question
from engine.core.game import Choice
from engine.core.moves import read_move
from engine.core.verbs import Direct
from engine.games.wilds import desk
from engine.games.wilds.game import GAME
from engine.games.wilds.state.moves import VERBS
from engine.games.wilds.state.region import Site
from engine.games.wilds.state.state import State
from engine.games.wilds.state.view import view_for

from .build import hexes, party

SITES = (Site("camp", "1", "Old camp", "shelter"), Site("den", "2", "Den", "danger", hidden=True, tn=11))


def offered(state: State, text: str, seat: int | None) -> Choice:
    """Return how a move, written as text, is offered to a seat."""
    return GAME.choice(view_for(state, seat), read_move(VERBS, text))


@pytest.mark.rule("WLD-G88")
def test_the_desk_asks_for_an_order_and_then_for_what_it_needs() -> None:
    state = party(master=True)
    view = view_for(state, 4)
    verb = next(verb for verb in VERBS if verb.move is Direct)
    orders = tuple(desk.DESK.orders)
    first = GAME.step(view, verb, (), orders)
    assert first.ask == "What do you rule?"
    assert [choice.label for choice in first.choices] == [str(desk.DESK.orders[order].label) for order in orders]
    then = GAME.step(view, verb, ("timer",), ("0", "1"))
    assert then.ask == "Set the timer to what?"
    assert [choice.label for choice in then.choices] == ["0", "1"]
    for order in orders:
        details = [move.details for move in desk.legal(state, 4) if move.order == order]
        for choice in GAME.step(view, verb, (order,), details).choices:
            assert 0 < len(choice.label) <= 80


@pytest.mark.rule("WLD-G88")
def test_forms_at_the_desk_say_what_can_be_written() -> None:
    state = party(hexes("ffh", "fsf", "fff", sites=SITES), master=True)
    view = view_for(state, 4)
    verb = next(verb for verb in VERBS if verb.move is Direct)
    for order in desk.DESK.orders:
        form = GAME.form(view, verb, (order,))
        labels = [str(field.label) for field in desk.DESK.orders[order].fields]
        assert [field.label for field in form.fields] == labels or not labels
        assert all(len(field.hint) <= 100 for field in form.fields)

    def hints(order: str) -> list[str]:
        return [field.hint for field in GAME.form(view, verb, (order,)).fields]

    assert hints("reveal") == ["camp, den"]
    assert hints("fatigue") == ["ranger, rogue, druid, fighter", ""]
    assert hints("go")[0].startswith("M20, N20, O20, ")
    assert hints("table")[1].startswith("event 1 to 6, encounter 1 to 8, ")
    assert hints("stretch") == ["1 morning, 2 afternoon, 3 evening, 4 night"]
    assert hints("event")[0].startswith("1 an encounter, 2 wear and tear, ")


@pytest.mark.rule("WLD-G88")
def test_what_the_desk_offers_is_named_in_words() -> None:
    state = party(hexes("ffh", "fsf", "fff", sites=SITES), master=True)
    view = view_for(state, 4)
    verb = next(verb for verb in VERBS if verb.move is Direct)

    def labels(order: str, *values: str) -> list[str]:
        return [choice.label for choice in GAME.step(view, verb, (order,), values).choices]

    assert labels("event", "1", "5") == ["An encounter", "Signs of something"]
    assert labels("stretch", "3") + labels("reveal", "den") == ["Evening", "Den, N20"]
    assert labels("boons", "-2", "1") == ["2 banes", "1 boon"]
    assert labels("go", "1") + labels("resume", "-", "won") == ["M20", "Just go on", "They won"]
    assert offered(state, "gm wound ranger", 4).label == "Wound a member: Ranger"
    for order in desk.DESK.orders:
        assert GAME.step(view, verb, (order,), ()).ask.endswith("?")


@pytest.mark.rule("WLD-G87")
def test_the_game_master_sees_which_answer_would_be_mine() -> None:
    state = party(master=True)
    question = Question("disposition", MASTER, ("hostile", "wary", "neutral", "friendly"), "wary", "wolves")
    state = replace(state, agenda=(question,))
    assert offered(state, "choose wary", 4) == Choice("Wary", "my own choice", "main")
    assert offered(state, "choose hostile", 4) == Choice("Hostile", "", "main")
    assert offered(state, "choose hostile", None).weight == offered(state, "choose hostile", 0).weight == "written"
