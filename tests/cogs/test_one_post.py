"""One post for a turn, one private message for each player, and a start with dealt choices."""

from __future__ import annotations

from collections.abc import Callable

import discord
import msgspec
import pytest

import bot
from cogs.publish.channel_activity import NEAR
from engine import Kind
from engine.core.capabilities import Deals
from engine.core.game import Seat
from engine.core.high_points import CardLine, HighPoint, HighPointBoard
from engine.core.moves import Move
from engine.tables.updates import scenes
from playground.world import Clock, Keys
from service.settings import Settings
from tests import toy
from tests.cogs import trail as trail_game

from .conftest import House, labels, said


class Dealt(toy.Toy, Deals[toy.State]):
    """Toy with first cards that can be dealt."""

    def dealt(self, state: toy.State, seat: Seat, lot: int) -> Move | None:
        del lot
        return toy.Pick(state.hands[seat][0]) if state.phase == "pick" and state.round == 1 else None


@pytest.fixture
def build(database: object) -> Callable[[Clock, Keys | None], discord.Client]:
    def make(now: Clock, keys: Keys | None) -> discord.Client:
        return bot.create_bot(Settings(database=str(database)), now=now, keys=keys, games={"toy": Dealt()})

    return make


@pytest.mark.rule("TAB-079")
async def test_quick_start_deals_what_is_chosen_before_the_first_turn(house: House) -> None:
    lobby = await house.lobby(house.bob)
    assert "Quick start deals the setup." in lobby.content and "Quick start" in labels(lobby)
    await house.ada.click(lobby, label="Quick start")
    assert house.newest().content.startswith("The board is laid out") and "pick a card" not in house.newest().content
    assert len((await house.tables.views.latest(house.tavern.id)).awaited) == 1, "both cards are dealt, and one of them won"
    await house.ada.slash(house.crypt, "delve new", game="toy")
    await house.ada.slash(house.crypt, "delve start", quick=True)
    assert "pick a card" not in house.newest(house.crypt).content
    await house.ada.slash(house.tower, "delve new", game="toy")
    await house.ada.slash(house.tower, "delve start")
    assert "pick a card" in house.newest(house.tower).content


@pytest.mark.rule("TAB-078")
async def test_a_turn_goes_on_in_its_post_until_too_much_is_written_below(trail: House) -> None:
    post = await trail.started()
    await trail.ada.click(post, label=labels(post)[0])
    assert trail.newest().id == post.id and "leads on to" in trail.newest().content
    assert "The trail begins." not in trail.newest().content, "a person alone has read it"
    for number in range(NEAR + 1):
        await trail.bob.send(trail.tavern, f"message {number}")
    await trail.ada.click(trail.newest(), label=labels(trail.newest())[0])
    assert trail.newest().id != post.id


@pytest.mark.rule("TAB-080")
async def test_a_private_message_opened_anew_takes_the_one_before_away(house: House) -> None:
    await house.started(house.bob)
    before = await house.bob.slash(house.tavern, "hand")
    assert before.response is not None and said(before)
    after = await house.bob.slash(house.tavern, "hand")
    assert before.response is None and said(after)


@pytest.mark.parametrize(
    ("rolled", "ends", "kind", "lines", "order"),
    [
        (True, False, "answer", 8, ["trail-map", "trail-card-1"]),
        (True, False, "way", 0, ["trail-map", "trail-card-1"]),
        (True, False, "way", 8, ["trail-card-1", "trail-map"]),
        (False, False, "answer", 0, ["trail-card-1", "trail-map"]),
        (False, True, "way", 8, ["trail-map", "trail-card-1"]),
    ],
)
async def test_a_low_or_asked_roll_and_the_end_stand_below_the_map_and_other_cards_above_it(
    trail: House, monkeypatch: pytest.MonkeyPatch, rolled: bool, ends: bool, kind: Kind, lines: int, order: list[str]
) -> None:
    verbs = tuple(msgspec.structs.replace(verb, kind=kind) for verb in trail_game.Trail.verbs)
    monkeypatch.setattr(trail_game.Trail, "verbs", verbs)
    board = HighPointBoard(lines=(CardLine("Ada", ("1",)),) * lines, told="It burns")
    monkeypatch.setattr(scenes, "cards_of", lambda *_: (HighPoint("A lamp", board, rolled=rolled, ends=ends),))
    post = await trail.started()
    await trail.ada.click(post, label=labels(post)[0])
    assert [member.id for member in (await trail.tables.views.latest(trail.tavern.id)).awaited] == [trail.ada.id]
    assert [file.filename[: len(name)] for file, name in zip(trail.newest().attachments, order, strict=True)] == order
