"""Pages are looked up by anybody, each seeing what they may know."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.errors import GameError
from engine.core.scene import Look, Scene

from .house import ADA, BOB, DEE, HOME, House


async def led(house: House) -> None:
    await house.tables.lobby.gather(house.call(ADA), "outing", {})
    await house.tables.lobby.set_master(house.call(ADA), BOB)
    await house.tables.lobby.start(house.call(ADA))
    await house.act(BOB, "gm hide 8")
    await house.act(ADA, "go 2")


@pytest.mark.rule("TAB-042")
async def test_everybody_sees_what_they_may_know(house: House) -> None:
    await led(house)
    known = "1: been there\n2: been there"
    assert await house.tables.views.look_up(HOME, ADA.id, "places") == known
    assert await house.tables.views.look_up(HOME, DEE.id, "places") == known
    assert await house.tables.views.look_up(HOME, None, "places") == known
    assert await house.tables.views.look_up(HOME, BOB.id, "places") == f"{known}\n8: the chest"
    assert await house.tables.views.look_up(HOME, ADA.id, "places", " 2 ") == "2: been there"


async def test_what_can_be_asked_for_is_completed_from_what_they_know(house: House) -> None:
    await led(house)
    assert await house.tables.views.entries(HOME, ADA.id, "places", "") == [("1", "1"), ("2", "2")]
    assert await house.tables.views.entries(HOME, DEE.id, "places", "2") == [("2", "2")]
    assert await house.tables.views.entries(HOME, ADA.id, "people", "") == []
    assert await house.tables.views.entries(8, ADA.id, "places", "") == []


@pytest.mark.rule("TAB-042")
async def test_a_page_that_is_not_there_is_refused_in_words(house: House) -> None:
    with pytest.raises(GameError):
        await house.tables.views.look_up(HOME, ADA.id, "places")
    await led(house)
    with pytest.raises(GameError, match="Outing has no page “people”"):
        await house.tables.views.look_up(HOME, ADA.id, "people")


async def test_once_it_is_over_it_can_still_be_looked_up(house: House) -> None:
    await led(house)
    await house.tables.lobby.end(house.call(ADA))
    await house.tables.lobby.gather(house.call(ADA), "outing", {})
    assert await house.tables.views.look_up(HOME, ADA.id, "places", "1") == "1: been there"


async def test_an_article_and_the_case_of_a_name_do_not_matter(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    entries = ("The Hospice", "A dry well", "Thornfield", "Hospice Road")
    game = type(house.tables.games["outing"])
    monkeypatch.setattr(game, "entries", lambda _, view, name: entries)
    monkeypatch.setattr(game, "page", lambda _, view, name, at: f"<{at}>")
    await led(house)
    for typed in ("hosp", "the hosp", "The Hospice"):
        assert ("The Hospice", "The Hospice") in await house.tables.views.entries(HOME, ADA.id, "map", typed)
    assert await house.tables.views.entries(HOME, ADA.id, "places", "dry") == [("A dry well", "A dry well")]
    assert (await house.tables.views.entries(HOME, ADA.id, "map", "the"))[0] == ("The Hospice", "The Hospice")
    for written, meant in (
        ("hospice", "The Hospice"),
        (" the  HOSPICE ", "The Hospice"),
        ("the dry well", "A dry well"),
        ("hospice road", "Hospice Road"),
        ("nowhere", "nowhere"),
    ):
        assert await house.tables.views.look_up(HOME, ADA.id, "places", written) == f"<{meant}>"


@pytest.mark.rule("TAB-041")
async def test_the_map_is_seen_around_a_place_that_is_named_without_its_article(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = type(house.tables.games["outing"])
    real = game.scene
    asked: list[str] = []

    def scene(self: Any, view: Any, look: Look) -> Scene:
        asked.append(look.at)
        return replace(real(self, view, look), at=look.at if look.at == "The Hospice" else "")

    monkeypatch.setattr(game, "entries", lambda _, view, name: ("The Hospice",))
    monkeypatch.setattr(game, "scene", scene)
    await led(house)
    await house.tables.views.show(HOME, ADA.id, Look(at="hospice"))
    assert [at for at in asked if at] == ["The Hospice"], "other scenes are only compared"
    with pytest.raises(GameError, match="There is no place “the moon” on this map"):
        await house.tables.views.show(HOME, ADA.id, Look(at="the moon"))


async def test_the_last_of_too_many_completions_says_how_to_reach_the_rest(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    orders = tuple(f"order {number}" for number in range(1, 28))
    monkeypatch.setattr(type(house.tables.games["outing"]), "entries", lambda _, view, name: orders)
    await led(house)
    found = await house.tables.views.entries(HOME, ADA.id, "places", "")
    assert len(found) == 25 and found[-1] == ("order 25 (type on: 2 more)", "order 25")
    assert await house.tables.views.entries(HOME, ADA.id, "places", "order 27") == [("order 27", "order 27")]


async def test_a_game_knows_whether_a_member_looks_for_themselves_or_all_do(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = await house.begin(ADA, BOB)
    game, looks = house.tables.games[start.game], []
    usual = type(game).scene

    def scene(self: Any, view: Any, look: Look) -> Scene:
        looks.append(look)
        return usual(self, view, look)

    monkeypatch.setattr(type(game), "scene", scene)
    for member, closer in ((ADA.id, True), (DEE.id, False)):
        looks.clear()
        await house.tables.views.show(HOME, member, Look(wordless=True))
        assert looks == [Look(wordless=True, closer=closer)], "one without a seat sees what all see"
