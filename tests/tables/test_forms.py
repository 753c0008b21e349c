"""An open argument is asked in a form: by a button of its own, or as the last step of a move that is put together."""

from __future__ import annotations

import pytest

from engine.api.update import MoveQuestion, Offer
from engine.core.errors import IllegalMove, NotSeated, NotYourTurn, Stale
from engine.core.game import Field
from engine.core.moves import Unclear

from .house import ADA, BOB, DEE, HOME, House


async def led(house: House) -> None:
    """Let Ada play, with Bob as game master."""
    await house.tables.lobby.gather(house.call(ADA), "outing", {})
    await house.tables.lobby.set_master(house.call(ADA), BOB)
    await house.tables.lobby.start(house.call(ADA))


async def asked(house: House, begun: str) -> MoveQuestion:
    question, drawing = await house.tables.views.ask(house.call(BOB), begun)
    assert drawing is not None
    return question


def shown(offers: tuple[Offer, ...]) -> list[tuple[str, str, bool, bool]]:
    return [(offer.move, offer.choice.label, offer.step, offer.form) for offer in offers]


async def test_a_verb_with_a_form_is_one_button_that_opens_it(house: House) -> None:
    update = await house.begin(ADA, game="outing")
    button = next(offer for offer in update.controls.buttons if offer.move == "pack")
    assert (button.choice.label, button.step, button.form) == ("Pack something", False, True)
    assert not any(offer.move == "pack rope" for offer in update.controls.buttons)
    form = await house.tables.views.form(house.call(ADA), button.move)
    assert form.title == "Pack something" and form.fields == (Field("What", "What you take along", most=200),)
    assert (await house.act(ADA, "pack a long rope")).story == "Ada packs: a long rope."


async def test_a_command_without_its_open_argument_asks_for_it_and_takes_no_sample(house: House) -> None:
    await house.begin(ADA, game="outing")
    with pytest.raises(Unclear) as unclear:
        await house.tables.moves.choose(house.call(ADA), "pack", {})
    assert unclear.value.begun == "pack" and unclear.value.words == "Add what, or pick one."
    question, _ = await house.tables.views.ask(house.call(ADA), "pack")
    assert shown(question.offers) == [("pack", "Pack something", False, True)]
    assert (
        await house.tables.moves.choose(house.call(ADA), "pack", {"what": "two lamps"})
    ).story == "Ada packs: two lamps."
    assert await house.tables.views.complete(HOME, ADA.id, "pack", {}, "what", "") == [("rope", "rope")]


async def test_values_that_are_listed_are_offered_and_something_else_opens_the_form(house: House) -> None:
    await led(house)
    first = await asked(house, "gm")
    assert shown(first.offers)[0] == ("gm hide", "Hide", True, False)
    hide = await asked(house, "gm hide")
    assert len(hide.offers) == 9 and all(not offer.step for offer in hide.offers)
    assert shown(hide.offers)[-1] == ("gm hide", "Something else", False, True)
    assert (await house.tables.views.form(house.call(BOB), "gm hide")).title == "Hide the chest"


async def test_where_nothing_is_listed_the_answer_before_opens_the_form_at_once(house: House) -> None:
    await led(house)
    first = await asked(house, "gm")
    assert shown(first.offers)[1] == ("gm say", "Say", False, True)
    form = await house.tables.views.form(house.call(BOB), "gm say")
    assert [field.label for field in form.fields] == ["Who", "Words"]
    assert shown((await asked(house, "gm say")).offers) == [("gm say", "Write it", False, True)]
    assert (await house.act(BOB, "gm say Owl | Who\ngoes there?")).story == "Somebody says: Owl | Who\ngoes there?"


async def test_an_argument_without_anything_to_fill_in_is_not_asked(house: House) -> None:
    await led(house)
    first = await asked(house, "gm")
    assert shown(first.offers)[2] == ("gm end day", "End", False, False)


async def test_a_command_that_leaves_the_open_argument_out_is_asked_step_by_step(house: House) -> None:
    await led(house)
    with pytest.raises(Unclear) as unclear:
        await house.tables.moves.choose(house.call(BOB), "gm", {"order": "say"})
    assert unclear.value.begun == "gm say"


async def test_what_was_written_is_never_offered_but_completed(house: House) -> None:
    update = await house.begin(ADA, game="outing")
    moves = [offer.move for offer in update.controls.buttons]
    moves += [offer.move for menu in update.controls.menus for offer in menu.offers]
    assert "go 2 plainly" in moves and not any("quietly" in move for move in moves)
    panel = await house.tables.views.panel(house.call(ADA))
    assert not any("quietly" in offer.move for menu in panel.controls.menus for offer in menu.offers)
    shown = await house.tables.views.complete(HOME, ADA.id, "go", {"to": "2"}, "how", "")
    assert [value for _, value in shown] == ["plainly", "quietly"]
    with pytest.raises(IllegalMove) as refused:
        await house.act(ADA, "wade yes")
    assert "Go (8 ways)" in refused.value.instead and "quietly" not in refused.value.instead


async def test_an_argument_with_a_default_may_be_left_out_of_a_command(house: House) -> None:
    await house.begin(ADA, game="outing")
    assert (await house.tables.moves.choose(house.call(ADA), "go", {"to": "2"})).story == "Ada goes plainly to 2."
    assert (await house.tables.moves.choose(house.call(ADA), "go", {"to": "4", "how": "quietly"})).story == (
        "Ada goes quietly to 4."
    )
    assert (await house.act(ADA, "go 5")).story == "Ada goes plainly to 5."
    with pytest.raises(Unclear, match=r"8 ways fit\. Add to, or pick one"):
        await house.tables.moves.choose(house.call(ADA), "go", {})
    with pytest.raises(IllegalMove):
        await house.tables.moves.choose(house.call(ADA), "go", {"to": "5"})


async def test_a_form_is_shown_only_to_a_player_who_may_make_such_a_move(house: House) -> None:
    await led(house)
    with pytest.raises(NotSeated):
        await house.tables.views.form(house.call(DEE), "pack")
    with pytest.raises(NotYourTurn):
        await house.tables.views.form(house.call(BOB), "pack")
    with pytest.raises(IllegalMove):
        await house.tables.views.form(house.call(ADA), "gm say")
    version = (await house.tables.views.latest(HOME)).version
    await house.act(ADA, "go 2")
    with pytest.raises(Stale):
        await house.tables.views.form(house.call(ADA), "pack", version)


@pytest.mark.parametrize("begun", ["gm", "gm say now", "gm ?", "unearth", "go", "sing", ""])
async def test_there_is_no_form_for_anything_else(house: House, begun: str) -> None:
    await led(house)
    with pytest.raises((Stale, IllegalMove)):
        await house.tables.views.form(house.call(ADA if begun in ("unearth", "go") else BOB), begun)


async def test_a_form_for_what_cannot_begin_like_that_is_refused(house: House) -> None:
    await led(house)
    with pytest.raises(IllegalMove, match="Nothing fits “gm sing”"):
        await house.tables.views.form(house.call(BOB), "gm sing")
