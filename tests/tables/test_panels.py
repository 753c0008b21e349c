"""What a player's own side of the table holds, and what of it lies open."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from engine.api.update import Member, Panel
from engine.core.errors import NoTable
from engine.core.game import Choice
from engine.core.moves import Move
from engine.core.scene import Look, Scene, only_you
from engine.tables.updates import move_builder
from engine.tables.views.picture import picture
from tests import toy
from tests.laws.playouts import playout
from tests.laws.tables import live

from .house import ADA, BOB, DEE, HOME, Drawn, House, forget_standings
from .test_move_builder import asked, moves_of, placing


async def panel(house: House, who: Member = ADA) -> Panel:
    return await house.tables.views.panel(house.call(who))


def only(monkeypatch: pytest.MonkeyPatch, **wanted: tuple[object, ...]) -> None:
    """Let the toy offer only placements with these arguments."""
    real = toy.Toy.legal

    def fewer(game: toy.Toy, state: toy.State, seat: int) -> Iterator[Move]:
        for move in real(game, state, seat):
            if not isinstance(move, toy.Place) or all(getattr(move, name) in values for name, values in wanted.items()):
                yield move

    monkeypatch.setattr(toy.Toy, "legal", fewer)
    forget_standings()


async def test_the_answers_to_the_first_question_lie_on_the_panel(house: House) -> None:
    await placing(house)
    found = await panel(house)
    assert [(offer.move, offer.step, offer.choice.weight) for offer in found.controls.buttons] == [
        ("place 1", True, "main"),
        ("place 2", True, "main"),
    ]
    assert found.first is not None and found.first.ask == "Which tile?" and found.ask == "place a tile." and found.private
    assert found.knows.startswith("Your hand: ")


async def test_beside_a_move_that_is_proposed_whole_what_leads_on_is_not_coloured(house: House) -> None:
    await placing(house)
    found = await panel(house)
    assert found.first is not None
    begun = replace(found.controls.buttons[0], move="place", choice=Choice("Place a tile", weight="main"))
    controls = replace(found.controls, buttons=(begun,))
    steps = found.first.offers
    for weight, expected in (("first", ["first", "plain", "plain"]), ("plain", ["main", "main", "main"])):
        whole = replace(steps[0], move="place 1 A", step=False, choice=Choice("1 at A", weight=weight))
        shown = move_builder.laid_open(controls, replace(found.first, offers=(whole, *steps)))
        assert [offer.choice.weight for offer in shown.buttons] == expected


async def test_a_game_that_says_nothing_of_its_own_shows_the_sheet(house: House) -> None:
    await house.begin(ADA, BOB)
    found = await panel(house, BOB)
    assert found.knows == "Round 1. You heard 0." and found.why == "It's Ada's turn. I'll call you."
    assert not found.private and found.controls.buttons == ()
    assert (await panel(house)).private and (await panel(house)).first is None
    assert (await panel(house, DEE)).knows == "Round 1." and "no seat" in (await panel(house, DEE)).why
    with pytest.raises(NoTable):
        await house.tables.views.panel(house.call(ADA, HOME + 1))


async def test_with_one_answer_a_question_is_not_asked_and_the_way_back_skips_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await placing(house)
    only(monkeypatch, tile=(2,))
    first = await asked(house, "place")
    assert first.begun == "place 2" and first.look.given == ("2",) and first.back == ""
    assert moves_of(first) == ["place 2 B1", "place 2 A2", "place 2 C2", "place 2 B3"]
    # What is not asked first does not lie open: its picture is another one.
    found = await panel(house)
    assert [offer.move for offer in found.controls.buttons] == ["place"] and found.first is None
    assert (await asked(house, "place 2 B1")).back == "place 2"
    only(monkeypatch, at=("C2",))
    whole = await asked(house, "place")
    assert whole.begun == "place 2 C2" and len(whole.offers) == 4 and whole.back == ""
    assert (await asked(house, "place ? C2")).begun == "place 2 C2"


async def test_the_last_question_is_asked_though_it_has_one_answer(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await placing(house)
    only(monkeypatch, at=("C2",), turn=(90,))
    last = await asked(house, "place 1")
    assert moves_of(last) == ["place 1 C2 90"] and last.look.given == ("1", "C2") and last.back == ""
    only(monkeypatch, tile=(1,))
    last = await asked(house, "place")
    assert moves_of(last) == ["place 1 C2 90"] and not last.offers[0].step
    # The panel does not show what it would do.
    assert [offer.move for offer in (await panel(house)).controls.buttons] == ["place"]
    assert "at C2 pointing east" in (await house.act(ADA, last.offers[0].move)).story


async def test_more_than_five_answers_do_not_lie_open(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(move_builder, "MOST_OPEN", 1)
    await placing(house)
    assert [offer.move for offer in (await panel(house)).controls.buttons] == ["place"]
    assert (await asked(house, "place 2")).back == "place"


async def test_quiet_verbs_do_not_lie_open(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await placing(house)
    monkeypatch.setattr(toy.Toy, "choice", lambda *_: toy.Choice("Away", weight="quiet"))
    forget_standings()
    assert [offer.move for offer in (await panel(house)).controls.buttons] == ["place"]


def test_that_only_one_sees_it_stands_once_in_a_message_with_a_picture() -> None:
    table = next(table for table in playout("cavern", 0).tables if table.state.phase == "play")
    scenes: list[Scene] = []

    def draw(scene: Scene) -> Drawn:
        scenes.append(scene)
        return Drawn(b"")

    for said in (False, True):
        picture(live(table), 0, Look("hand"), draw, said=said)
    assert [scene.chip.text if scene.chip else "" for scene in scenes] == [only_you(), ""]


async def test_what_a_player_could_go_for_is_told_to_them_and_in_the_post_where_they_alone_are_awaited(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toy.Toy, "aim", lambda game, view: f"point at {view.names[0]}'s tile")
    update = await placing(house)
    told = "point at Ada's tile"
    assert len(update.awaited) == 1 and update.aim == told
    assert (await panel(house, update.awaited[0])).aim == told
