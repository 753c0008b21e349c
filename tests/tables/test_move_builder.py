"""A move is put together argument by argument from what is legal, and nothing is kept in between."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.api.update import MoveQuestion, Update, Version
from engine.core.errors import BadGame, IllegalMove, NotSeated, NotYourTurn, Stale
from engine.core.game import ArgumentPrompt, Choice, Shortcut
from engine.core.moves import Unclear
from engine.tables.updates.controls import joined_values, values_in
from tests import toy

from .house import ADA, BOB, DEE, HOME, House


async def placing(house: House) -> Update:
    """Let Ada, alone, come to place a tile: one of two, beside the one that lies at B2."""
    await house.begin(ADA, game="toy")
    _, own, _ = await house.tables.views.controls(house.call())
    return await house.act(ADA, own.buttons[0].move)


async def asked(house: House, begun: str, version: Version | None = None) -> MoveQuestion:
    question, picture = await house.tables.views.ask(house.call(), begun, version)
    assert picture is not None
    return question


def moves_of(question: MoveQuestion) -> list[str]:
    return [offer.move for offer in question.offers]


async def test_a_verb_with_steps_is_one_button_in_ones_own_panel_and_none_on_the_post(house: House) -> None:
    update = await placing(house)
    assert update.controls.buttons == () and update.controls.menus == () and update.controls.private
    _, own, _ = await house.tables.views.controls(house.call())
    (offer,) = own.buttons
    assert (offer.move, offer.choice.label, offer.choice.weight, offer.step) == ("place", "Place a tile", "main", True)


async def test_each_step_offers_what_is_legal_with_what_was_given_and_the_last_one_whole_moves(house: House) -> None:
    await placing(house)
    first = await asked(house, "place")
    assert first.ask == "Which tile?" and moves_of(first) == ["place 1", "place 2"] and first.back == ""
    assert first.look.subject == "place" and first.look.given == ()
    second = await asked(house, "place 2")
    assert moves_of(second) == ["place 2 B1", "place 2 A2", "place 2 C2", "place 2 B3"]
    assert second.back == "", "the first question lies on the panel"
    assert all(offer.step for offer in (*first.offers, *second.offers))
    third = await asked(house, "place 2 C2")
    assert moves_of(third) == [f"place 2 C2 {turn}" for turn in (0, 90, 180, 270)] and third.back == "place 2"
    assert third.look.given == ("2", "C2") and not any(offer.step for offer in third.offers)
    update = await house.act(ADA, third.offers[1].move)
    assert "at C2 pointing east" in update.story


async def test_a_later_argument_may_be_known_before_an_earlier_one(house: House) -> None:
    await placing(house)
    first = await asked(house, "place ? C2")
    assert moves_of(first) == ["place 1 C2", "place 2 C2"] and first.back == "" and first.look.given == ()
    last = await asked(house, "place 1 ? 90")
    assert moves_of(last)[0] == "place 1 B1 90" and not last.offers[0].step and last.back == ""


async def test_moves_that_are_left_are_asked_between_and_what_is_no_longer_possible_is_refused(house: House) -> None:
    await placing(house)
    asking = await asked(house, "place 2 C2 0|180")
    assert asking.ask == "Where does it point at C2?" and moves_of(asking) == ["place 2 C2 0", "place 2 C2 180"]
    assert asking.look.given == ("2", "C2", "0", "180") and asking.back == ""
    for begun in ("place 2 C2 45|60", "place 2 C2|A2", "place 7 C2 0|90"):
        with pytest.raises(IllegalMove, match="Nothing fits"):
            await asked(house, begun)


async def test_a_half_filled_command_carries_what_it_has_begun(house: House) -> None:
    await placing(house)
    for given, begun in (
        ({}, "place"),
        ({"tile": "2"}, "place 2"),
        ({"tile": "2", "at": "c2"}, "place 2 C2"),
        ({"at": "c2"}, "place ? C2"),
        ({"turn": "90"}, "place ? ? 90"),
    ):
        with pytest.raises(Unclear) as unclear:
            await house.tables.moves.choose(house.call(), "place", given)
        assert unclear.value.begun == begun
        assert (await asked(house, begun)).begun == begun
    whole = await house.tables.moves.choose(house.call(), "place", {"tile": "2", "at": "c2", "turn": "90"})
    assert "at C2 pointing east" in whole.story


async def test_a_half_filled_command_of_a_verb_without_steps_lists_the_ways(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toy.Toy, "verbs", toy.OPENLY)
    await placing(house)
    with pytest.raises(Unclear) as unclear:
        await house.tables.moves.choose(house.call(), "place", {"tile": "2"})
    assert unclear.value.begun == ""


async def test_completion_shows_the_values_as_the_step_does(house: House) -> None:
    await placing(house)
    turns = await house.tables.views.complete(HOME, ADA.id, "place", {"tile": "2", "at": "c2"}, "turn", "")
    assert turns[:2] == [("0° - It points north", "0"), ("90° - It points east", "90")]
    # The argument before is not known yet.
    assert (await house.tables.views.complete(HOME, ADA.id, "place", {"at": "c2"}, "turn", ""))[0] == ("0", "0")


async def test_a_step_of_an_older_state_is_refused_and_so_is_what_is_no_step(house: House) -> None:
    old = (await placing(house)).version
    with pytest.raises(Stale, match="no longer know"):
        await asked(house, "place 1 B1 0")
    with pytest.raises(Stale, match="no longer know"):
        await asked(house, "draft")
    for wrong in ("place 3", "place 1 A1"):
        with pytest.raises(IllegalMove, match=r"Nothing fits") as refused:
            await asked(house, wrong)
        assert refused.value.instead == "Open now: Place a tile."
    await house.act(ADA, "place 1 B1 0")
    with pytest.raises(Stale, match="before your last move"):
        await asked(house, "place 1", old)
    with pytest.raises(IllegalMove, match="nothing to place now"):
        await asked(house, "place 1")


async def test_steps_go_on_after_a_restart(house: House) -> None:
    version = (await placing(house)).version
    await house.reopen()
    assert moves_of(await asked(house, "place 1", version))[0] == "place 1 B1"


async def test_only_a_player_who_may_make_the_move_is_asked(house: House) -> None:
    await house.begin(ADA, BOB, game="toy")
    for member in (ADA, BOB):
        _, own, _ = await house.tables.views.controls(house.call(member))
        (latest,) = {(await house.tables.views.latest(HOME)).version}
        await house.act(member, own.buttons[0].move)
    assert latest
    (awaited,) = (await house.tables.views.latest(HOME)).awaited
    other = BOB if awaited == ADA else ADA
    with pytest.raises(NotYourTurn):
        await house.tables.views.ask(house.call(other), "place")
    with pytest.raises(NotSeated):
        await house.tables.views.ask(house.call(DEE), "place")


async def test_a_picture_that_cannot_be_drawn_does_not_keep_the_question_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await placing(house)

    def broken(*_: Any) -> None:
        raise RuntimeError("no ink")

    monkeypatch.setattr(toy.Toy, "scene", broken)
    question, picture = await house.tables.views.ask(house.call(), "place")
    assert picture is None and len(question.offers) == 2


async def test_a_game_that_offers_other_than_the_legal_values_is_found_out(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await placing(house)
    monkeypatch.setattr(toy.Toy, "step", lambda *_: ArgumentPrompt("Which?", (Choice("One"),)))
    with pytest.raises(BadGame, match="2 values, and 1 choices"):
        await house.tables.views.ask(house.call(), "place")


async def test_a_game_may_offer_whole_moves_and_the_way_to_the_others(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await placing(house)
    meant = tuple((toy.Place(2, at, 90), Choice(at)) for at in ("B1", "C2"))

    def shortcut(_: toy.Toy, view: object, verb: object, given: Sequence[str]) -> Shortcut | None:
        return Shortcut("Like this?", meant, "Elsewhere") if given == ("2",) else None

    monkeypatch.setattr(toy.Toy, "shortcut", shortcut, raising=False)
    short = await asked(house, "place 2")
    assert short.ask == "Like this?" and short.look.given == ("2", "*") and short.back == ""
    assert moves_of(short) == ["place 2 B1 90", "place 2 C2 90", "place 2 ?"]
    assert [offer.step for offer in short.offers] == [False, False, True]
    places = await asked(house, "place 2 ?")
    assert moves_of(places) == ["place 2 B1", "place 2 A2", "place 2 C2", "place 2 B3"] and places.back == "place 2"
    turns = await asked(house, "place 2 A2")
    assert turns.back == "place 2 ?" and moves_of(turns)[1] == "place 2 A2 90"
    assert moves_of(await asked(house, "place 1")) == ["place 1 B1", "place 1 A2", "place 1 C2", "place 1 B3"]
    update = await house.act(ADA, short.offers[1].move)
    assert "at C2 pointing east" in update.story


async def test_a_game_may_offer_whole_moves_beside_the_answers_to_the_next_argument(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await placing(house)
    best = Shortcut("Which, and where?", ((toy.Place(2, "B1", 90), Choice("Best")),), beside=True)
    monkeypatch.setattr(toy.Toy, "shortcut", lambda *given: None if given[-1] else best, raising=False)
    tiles = await asked(house, "place")
    assert tiles.ask == "Which, and where?" and tiles.look.given == () and tiles.back == ""
    assert moves_of(tiles) == ["place 2 B1 90", "place 1", "place 2"]
    assert [offer.step for offer in tiles.offers] == [False, True, True]
    # The way back from a place leads to the tiles, which lie open on the panel.
    assert (await asked(house, "place 2")).back == ""
    assert (await asked(house, "place 2 B1")).back == "place 2"


async def test_where_all_moves_are_offered_there_is_no_way_to_others(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await placing(house)
    every = Shortcut("Like this?", ((toy.Place(2, "B1", 0), Choice("1")),))
    monkeypatch.setattr(toy.Toy, "shortcut", lambda *given: every if given[-1] == ("2",) else None, raising=False)
    assert moves_of(await asked(house, "place 2")) == ["place 2 B1 0"]


async def test_ones_own_picture_is_for_those_who_play(house: House) -> None:
    await house.begin(ADA, BOB, game="toy")
    own = await house.tables.views.own_picture(house.call(ADA))
    other = await house.tables.views.own_picture(house.call(BOB))
    assert own is not None and other is not None and own.name == "toy-hand-3.png"
    assert own.alt.startswith("Your hand: ") and own.alt != other.alt
    assert await house.tables.views.own_picture(house.call(DEE)) is None
    await house.begin(ADA, game="corridor", channel=8)
    assert await house.tables.views.own_picture(house.call(ADA, 8)) is None
    await house.tables.lobby.end(house.call())
    assert await house.tables.views.own_picture(house.call(ADA)) is None


@pytest.mark.parametrize(
    ("values", "word"),
    [
        (["4"], "4"),
        (["4", "17"], "4|17"),
        (["4", "5", "8"], "4|5|8"),
        (["2", "4", "5", "6", "8", *map(str, range(10, 37))], "2|4..6|8|10..36"),
        (["rope", "salve"], "rope|salve"),
    ],
)
def test_many_values_that_are_left_fit_into_one_custom_id(values: list[str], word: str) -> None:
    assert joined_values(values) == word and values_in(word) == values
