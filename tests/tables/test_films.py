"""Films: which moments are in one and for how long, counted by hand; who waits for whose, and what is kept."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from engine.api.views import Eye
from engine.core.errors import GameError
from engine.core.high_points import HighPoint, HighPointBoard
from engine.core.scene import HexBoard, HexCell, Scene, Token
from engine.render.film import Film
from engine.tables.history import film as history_film
from engine.tables.history.film import CARD, CARDS, FIND, FIRST, LAST, LEAST, LONGEST, STEP, Still, evenly, shots_of
from engine.tables.history.outcome import from_verdict

from .house import ADA, BOB, CY, HOME, House


def still(cells: int, at: int = 0, words: str = "") -> Still:
    """Return a map of so many hexes in a row, with a player on one of them."""
    row = (HexCell((q, 0), "stone", token=Token("disc", "A") if q == at else None) for q in range(cells))
    return Still(Scene("", HexBoard(tuple(row)), ""), words)


def card(title: str) -> Still:
    return Still(HighPoint(title, HighPointBoard(told="Ada finds a lamp.")).scene(), "")


def lasting(stills: list[Still], most: int = 90) -> list[int]:
    return [shot.lasts for shot in shots_of(stills, most)]


@pytest.mark.rule("TAB-144")
def test_a_frame_stands_longer_after_a_find_and_longest_at_the_end() -> None:
    # A player walks, nothing happens, a hex is found, they walk there.
    stills = [still(2), still(2, 1), still(2, 1), still(3, 1), still(3, 2)]
    assert lasting(stills) == [FIRST, STEP, FIND, LAST]
    shots = shots_of(stills)
    assert [shot.scene.board.newest for shot in shots] == [(), ((0, 0), (1, 0)), ((2, 0),), ((1, 0), (2, 0))]


def test_the_last_moment_ends_a_film_also_where_its_map_is_no_other() -> None:
    shots = shots_of([still(2), still(2, 1, "Ada walks."), still(2, 1, "You made it out.")])
    assert [shot.words for shot in shots] == ["", "You made it out."]
    assert [shot.lasts for shot in shots] == [FIRST, LAST]


@pytest.mark.rule("TAB-144")
def test_cards_stand_between_the_maps_and_that_of_the_end_is_the_last_frame() -> None:
    # Ada walks, finds a lamp, stays, walks back; the end is told by a card, and its map is no other.
    stills = [still(2), still(2, 1), card("Lamp"), still(2, 1), still(2, 0), still(2, 0, "Lost."), card("Lost")]
    shots = shots_of(stills)
    assert [shot.scene.title for shot in shots] == ["", "", "Lamp", "", "Lost"]
    assert [shot.lasts for shot in shots] == [FIRST, STEP, CARD, STEP, LAST]
    # What is ringed comes of the map before, not of the card between.
    assert shots[3].scene.board.newest == ((0, 0), (1, 0))


def test_of_many_cards_a_film_shows_some_evenly_and_they_stand_as_long_as_ever() -> None:
    many = [still(2), *(card(str(number)) for number in range(30)), still(100, 1), card("Lost")]
    shots = shots_of(many)
    shown = [shot for shot in shots if shot.lasts == CARD]
    assert len(shown) == CARDS and shown[0].scene.title == "0" and shown[-1].scene.title == "29"
    walk = [still(400, number) for number in range(200)]
    shots = shots_of([*walk[:1], card("Lamp"), *walk[1:]])
    # 73,000 ms are left beside the first frame and the last, 70,400 beside the card: 117 frames of 600, but 45 at most.
    assert len(shots) == 48 and shots[1].lasts == CARD
    assert sum(shot.lasts for shot in shots) <= LONGEST + 90


@pytest.mark.parametrize(
    ("told", "caption"),
    [
        ("You made it out in round 7.\nBefore that: Bob falls.", "You made it out in round 7.\nBefore that: Bob falls."),
        ("Ada takes 1 Gold.\nThe cavern closes. **Ada wins.**\nAda 50", "**Ada wins.**\nAda 50"),
        ("Ada scores **Held Back**: 1 point.\n**Cy wins with 8 points.**", "**Cy wins with 8 points.**"),
        ("**Round 9.** **Bob is dead.** **Nobody is left.** They wait.", "**Nobody is left.** They wait."),
    ],
)
def test_the_last_caption_says_how_the_game_ended_and_not_what_came_before(told: str, caption: str) -> None:
    assert from_verdict(told) == caption


async def test_of_a_game_that_was_cut_short_it_says_by_whom(house: House, projector: Projector) -> None:
    await house.begin()
    await house.act(ADA, "step 1")
    await house.tables.lobby.end(house.call(ADA))
    projector.may.set()
    await (await house.tables.films.film(1, member=ADA.id)).within(10)
    assert projector.stills[-1].words == "Ada ended it here." != projector.stills[-2].words


@pytest.mark.rule("TAB-146")
def test_steps_are_left_out_before_finds() -> None:
    # Ten steps, of which the fourth and the eighth find a hex; the first and the last frame stay.
    stills = [still(12 + (number >= 4) + (number >= 8), number) for number in range(11)]
    assert len(shots_of(stills)) == 11
    assert lasting(stills, 5) == [FIRST, FIND, FIND, STEP, LAST]
    assert lasting(stills, 4) == [FIRST, FIND, FIND, LAST]
    assert lasting(stills, 3) == [FIRST, FIND, LAST]


def test_a_long_film_is_told_more_quickly() -> None:
    # 89 steps of 1,100 ms are 97,900 ms, and 73,000 are left beside the first frame and the last.
    stills = [still(100, number) for number in range(91)]
    frames = lasting(stills, 91)
    assert (frames[0], frames[-1]) == (FIRST, LAST) and set(frames[1:-1]) == {round(STEP * 73_000 / 97_900)}
    assert sum(frames) <= LONGEST + 91
    # No frame stands shorter than 600 ms, so there are 73,000 / 600 = 121 of them at most beside the first and the last.
    frames = lasting([still(400, number) for number in range(200)], 200)
    assert len(frames) == 123 and set(frames[1:-1]) == {round(73_000 / 121)} and min(frames) >= LEAST


def test_numbers_are_chosen_evenly_with_the_first_and_the_last() -> None:
    assert evenly(range(10), 4) == [0, 3, 6, 9]
    assert evenly(range(3), 4) == [0, 1, 2]
    assert (evenly(range(3), 1), evenly(range(3), 0)) == ([2], [])


class Projector:
    """Stands in for what draws a film: it draws none before it may, and counts."""

    def __init__(self) -> None:
        self.may = threading.Event()
        self.drawn = 0
        self.stills: list[Still] = []

    def __call__(self, stills: list[Still], seen: Any) -> Film:
        self.drawn += 1
        self.stills = stills
        while not self.may.wait(0.01):
            seen(1, 2)
        return Film(b"film %d" % self.drawn, 800, 600, 2)


@pytest.fixture
def projector(monkeypatch: pytest.MonkeyPatch) -> Projector:
    stand_in = Projector()
    monkeypatch.setattr(history_film, "film_of", stand_in)
    return stand_in


@pytest.mark.rule("TAB-145")
async def test_who_wants_the_same_film_waits_for_it_and_later_it_is_there(house: House, projector: Projector) -> None:
    await house.begin()
    films = house.tables.films
    # Cy has no seat: what Cy may see everybody may.
    first = await films.film(1, member=CY.id, channel=HOME)
    assert await films.film(1, member=12345, channel=HOME) is first
    assert await first.within(0.2) is None and first.done > 0
    projector.may.set()
    made = await first.within(10)
    assert made is not None and made.png == b"film 1" and made.name.endswith(".webp")
    again = await (await films.film(1, member=CY.id, channel=HOME)).within(0)
    assert again == made and projector.drawn == 1
    await house.act(ADA, "step 1")
    longer = await (await films.film(1, member=CY.id, channel=HOME)).within(10)
    assert longer is not None and longer.png == b"film 2"


async def test_no_one_waits_for_two_and_a_few_at_most_wait_at_all(house: House, projector: Projector) -> None:
    await house.begin()
    films = house.tables.films
    own = await films.film(1, member=ADA.id, channel=HOME)
    assert own.eye == Eye(0), "while it runs everybody has their own eyes"
    assert (await films.film(1, member=ADA.id, eye=Eye(1), channel=HOME)) is own
    await house.begin(ADA, BOB, channel=HOME + 1)
    with pytest.raises(GameError, match="another film") as refused:
        await films.film(2, member=ADA.id, channel=HOME + 1)
    assert refused.value.entry == "TAB-145"
    await films.film(1, member=BOB.id, channel=HOME)
    await films.film(1, member=CY.id, channel=HOME)
    await films.film(2, member=CY.id + 77, channel=HOME + 1)
    with pytest.raises(GameError):
        await films.film(2, member=BOB.id, channel=HOME + 1)
    projector.may.set()
    assert await own.within(10) is not None


async def test_a_film_is_drawn_anew_once_its_table_was_written_anew(house: House, projector: Projector) -> None:
    await house.begin()
    films = house.tables.films
    projector.may.set()
    await (await films.film(1, member=CY.id, channel=HOME)).within(10)
    house.tables._context.cache.drop(1, HOME)
    await (await films.film(1, member=CY.id, channel=HOME)).within(10)
    assert projector.drawn == 2


@pytest.mark.rule("TAB-144")
async def test_a_film_shows_nothing_that_was_taken_back(house: House, projector: Projector) -> None:
    await house.begin(ADA, game="toy")
    films = house.tables.films
    projector.may.set()
    await house.act(ADA, "draft 5")
    await (await films.film(1, member=CY.id, channel=HOME)).within(10)
    await house.tables.undo.undo(house.call(ADA))
    await house.act(ADA, "draft 8")
    await (await films.film(1, member=CY.id, channel=HOME)).within(10)
    assert projector.drawn == 2, "there are as many entries as before, and they are others"


@pytest.mark.rule("TAB-141", "TAB-144")
async def test_the_name_of_a_film_counts_what_its_viewer_knows(house: House, projector: Projector) -> None:
    await house.tables.lobby.gather(house.call(ADA), "outing", {})
    await house.tables.lobby.join(house.call(BOB))
    await house.tables.lobby.set_master(house.call(ADA), BOB)
    await house.tables.lobby.start(house.call(ADA))
    await house.act(BOB, "gm hide 1")
    await house.act(BOB, "gm hide 2")
    projector.may.set()
    names = {}
    for who in (CY, BOB):
        film = await (await house.tables.films.film(1, member=who.id, channel=HOME)).within(10)
        assert film is not None
        names[who.id] = film.name
    assert names == {CY.id: "outing-film-1.webp", BOB.id: "outing-film-3.webp"}


@pytest.mark.rule("TAB-122", "TAB-144")
async def test_a_film_that_was_begun_before_is_not_kept(house: House, projector: Projector) -> None:
    await house.begin()
    films = house.tables.films
    before = await films.film(1, member=CY.id, channel=HOME)
    assert await before.within(0.2) is None
    house.tables._context.cache.drop(1, HOME)
    after = await films.film(1, member=BOB.id + 77, channel=HOME)
    assert after is not before
    projector.may.set()
    assert [made.png for making in (before, after) if (made := await making.within(10))] == [b"film 1", b"film 2"]
    again = await (await films.film(1, member=CY.id, channel=HOME)).within(10)
    assert again is not None and again.png == b"film 2" and projector.drawn == 2


async def test_no_one_films_a_table_of_another_channel_or_a_private_one(house: House) -> None:
    await house.begin()
    with pytest.raises(GameError, match="somewhere else now"):
        await house.tables.films.film(1, member=ADA.id, channel=HOME + 1)


async def test_a_bot_that_stops_waits_for_no_film(house: House, projector: Projector) -> None:
    await house.begin()
    making = await house.tables.films.film(1, member=CY.id, channel=HOME)
    await asyncio.sleep(0.05)
    async with asyncio.timeout(5):
        await house.reopen()
    with pytest.raises(GameError):
        await making.within(0)
