"""A table that is opened without a lobby, for people without a seat: Galaxy's exploration desk."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.api.update import Call, Member, Terms, Update
from engine.core.errors import BadOption, GameError, TableTaken
from engine.games.galaxy import GAME
from engine.tables.history.export import verify
from tests.tables.house import ADA, BOB, CY, HOME, House

PEOPLE = ("Nia", "Orrin", "Pell")
DESK = {"play": "desk"}
ONLY = {"galaxy": GAME}


@pytest.fixture
async def desks(tmp_path: Path) -> AsyncIterator[House]:
    house = House(tmp_path / "delves.db")
    await house.open(ONLY)
    yield house
    await house.tables.close()


async def opened(
    house: House, who: Member = ADA, people: tuple[str, ...] = PEOPLE, call: Call | None = None, **options: str
) -> Update:
    return await house.tables.lobby.open_under_way(call or house.call(who), "galaxy", {**DESK, **options}, people)


async def resolve(house: House, who: Member = ADA) -> Update:
    """Put the open card away, and the one that follows where the Phantom World was found."""
    update = await house.act(who, "choose resolve")
    return await house.act(who, "choose resolve") if "lies open" in update.ask else update


@pytest.mark.rule("TAB-015")
async def test_it_is_open_at_once_for_people_without_a_seat_and_no_player_is_called(desks: House) -> None:
    update = await opened(desks)
    assert update.kind == "start" and update.story.startswith("The desk is open for Nia, Orrin and Pell.")
    assert [member.name for member in update.awaited] == ["Ada"] and update.mention == ()
    assert (update.due, update.reminder, update.default) == (0, 0, "")
    assert [offer.choice.label for offer in update.controls.buttons][:3] == ["New planet", "Frontier", "Orrin’s turn"]
    assert not update.controls.private, "there is nothing private at a desk"


async def test_the_same_call_again_opens_no_second_one(desks: House) -> None:
    call = desks.call(ADA)
    first = await opened(desks, call=call)
    again = await opened(desks, call=call)
    assert again.version == first.version and again.story == first.story
    assert (await desks.act(ADA, "turn orrin")).story == "The desk works for Orrin now."


async def test_a_channel_has_one_table(desks: House) -> None:
    await opened(desks)
    with pytest.raises(TableTaken, match="Galaxy is being played"):
        await opened(desks, BOB)
    await desks.tables.lobby.end(desks.call(ADA))
    assert (await opened(desks, BOB)).kind == "start"


@pytest.mark.parametrize("people", [tuple("abcdefghi"), ("***",)])
async def test_what_the_game_does_not_take_opens_nothing(desks: House, people: tuple[str, ...]) -> None:
    with pytest.raises(BadOption):
        await opened(desks, people=people)
    with pytest.raises(BadOption):
        await opened(desks, frontier="15")
    assert (await opened(desks, frontier="14")).kind == "start"


async def test_everything_is_there_after_a_restart(desks: House) -> None:
    await opened(desks, frontier="14")
    drawn = await desks.act(ADA, "explore frontier")
    await desks.reopen(ONLY)
    latest = await desks.tables.views.latest(HOME)
    assert latest.ask == drawn.ask and "frontier 13" in latest.status
    await desks.act(ADA, "choose resolve")
    log, _ = await desks.tables.views.log(HOME)
    assert "Nia explores the frontier" in log and "The desk is open for Nia, Orrin and Pell" in log


async def test_no_player_is_called_again_and_again(desks: House) -> None:
    await opened(desks)
    await desks.tables.lobby.join(desks.call(BOB))
    for who, text in ((ADA, "relic draw"), (BOB, "explore frontier"), (ADA, "choose resolve"), (BOB, "seat Rhea")):
        update = await desks.act(who, text)
        assert update.mention == () and [member.name for member in update.awaited] == ["Ada", "Bob"], text


@pytest.mark.rule("TAB-015", "TAB-026")
async def test_nothing_is_ever_played_or_asked_for_again_by_the_clock(desks: House) -> None:
    await opened(desks)
    await desks.act(ADA, "explore frontier")
    desks.wait(1000)
    assert await desks.overdue() == []
    assert "lies open" in (await desks.tables.views.latest(HOME)).ask


async def test_so_it_is_where_a_lobby_opened_it(desks: House) -> None:
    update = await desks.begin(ADA, BOB, game="galaxy", wait=24, **DESK)
    assert update.story.startswith("The desk is open for Ada and Bob.")
    assert (update.due, update.reminder) == (0, 0)
    desks.wait(1000)
    assert await desks.overdue() == []


async def test_a_lobby_does_not_speak_of_waiting_where_no_player_is_waited_for(desks: House) -> None:
    lobby = (await desks.tables.lobby.gather(desks.call(ADA), "galaxy", {}, wait=12)).lobby
    assert lobby is not None and lobby.wait == 12
    lobby = (await desks.tables.lobby.set_option(desks.call(ADA), "play", "desk")).lobby
    assert lobby is not None and lobby.wait == 0
    lobby = (await desks.tables.lobby.set_option(desks.call(ADA), "play", "expedition")).lobby
    assert lobby is not None and lobby.wait == 12, "what the host chose is not forgotten"


async def test_what_it_was_opened_with_opens_another_for_the_same_people(desks: House) -> None:
    await opened(desks, frontier="14")
    await desks.act(ADA, "turn orrin")
    await desks.tables.lobby.end(desks.call(ADA))
    await desks.reopen(ONLY)
    terms = (await desks.tables.views.latest(HOME)).terms
    assert terms == Terms({"play": "desk", "frontier": "14"}, 0, PEOPLE)
    again = await desks.tables.lobby.open_under_way(desks.call(BOB), "galaxy", terms.options, terms.people)
    assert again.story.startswith("The desk is open for Nia, Orrin and Pell.") and again.awaited == (BOB,)


async def test_one_is_enough_in_a_lobby_too_but_not_for_an_expedition(desks: House) -> None:
    lobby = (await desks.tables.lobby.gather(desks.call(ADA), "galaxy", {})).lobby
    assert lobby is not None and lobby.least == 2 and not lobby.ready
    with pytest.raises(GameError, match="Galaxy wants 2 to 6 players, and 1 is here"):
        await desks.tables.lobby.start(desks.call(ADA))
    lobby = (await desks.tables.lobby.set_option(desks.call(ADA), "play", "desk")).lobby
    assert lobby is not None and lobby.least == 1 and lobby.ready
    assert (await desks.tables.lobby.start(desks.call(ADA))).story.startswith("The desk is open for Ada.")


async def test_a_player_who_joins_keeps_the_desk_too(desks: House) -> None:
    await opened(desks)
    with pytest.raises(GameError, match="/delve join takes one"):
        await desks.act(BOB, "explore frontier")
    update = await desks.tables.lobby.join(desks.call(BOB))
    assert update.story == "Bob keeps the desk too." and update.mention == ()
    await desks.reopen(ONLY)
    assert "Nia explores the frontier" in (await desks.act(BOB, "explore frontier")).story
    with pytest.raises(GameError, match="You have a seat"):
        await desks.tables.lobby.join(desks.call(BOB))


@pytest.mark.rule("TAB-011")
async def test_six_keep_a_desk_at_most(desks: House) -> None:
    await opened(desks)
    for number in range(5):
        await desks.tables.lobby.join(desks.call(Member(200 + number, f"Clerk {number}")))
    with pytest.raises(GameError, match="All 6 seats are taken"):
        await desks.tables.lobby.join(desks.call(CY))


async def test_no_player_comes_to_an_expedition_under_way(desks: House) -> None:
    await desks.begin(ADA, BOB, game="galaxy")
    with pytest.raises(GameError, match="cannot join") as refused:
        await desks.tables.lobby.join(desks.call(CY))
    assert refused.value.rule == "GAL-G05"
    with pytest.raises(GameError) as away:
        await desks.act(CY, "pass")
    assert "/delve join" not in away.value.words


# Taking back.


@pytest.mark.rule("GAL-G52")
async def test_a_mistaken_draw_is_taken_back_and_the_same_card_comes_again(desks: House) -> None:
    await opened(desks)
    drawn = await desks.act(ADA, "explore frontier")
    assert drawn.undo
    await desks.tables.undo.undo(desks.call(ADA))
    await desks.act(ADA, "turn orrin")
    again = await desks.act(ADA, "explore frontier")
    assert again.story.replace("Orrin", "Nia") == drawn.story


async def test_a_reshuffle_that_is_taken_back_gives_the_same_deck_again(desks: House) -> None:
    await opened(desks)
    while "shuffled into a new deck" not in (last := await desks.act(ADA, "explore frontier")).story:
        await resolve(desks)
    stories = [last.story]
    for _ in range(2):
        await desks.act(ADA, "choose resolve")
        stories.append((await desks.act(ADA, "explore frontier")).story)
        for _ in range(3):
            await desks.tables.undo.undo(desks.call(ADA))
        stories.append((await desks.act(ADA, "explore frontier")).story)
    assert stories[0] == stories[2] == stories[4] and stories[1] == stories[3]


async def test_the_host_takes_a_draw_back_alone_and_another_clerk_asks(desks: House) -> None:
    await opened(desks)
    await desks.tables.lobby.join(desks.call(BOB))
    await desks.act(BOB, "explore frontier")
    asked = await desks.tables.undo.undo(desks.call(BOB))
    assert asked.kind == "ballot" and [member.name for member in asked.awaited] == ["Ada"]
    back = await desks.tables.undo.undo(desks.call(ADA))
    assert "what does Nia explore" in back.ask


# The end.


async def test_it_goes_on_with_one_clerk_and_ends_with_the_last(desks: House) -> None:
    await opened(desks)
    await desks.tables.lobby.join(desks.call(BOB))
    await desks.tables.lobby.leave(desks.call(ADA))
    assert [member.name for member in (await desks.act(BOB, "explore frontier")).awaited] == ["Bob"]
    assert (await desks.tables.lobby.leave(desks.call(BOB))).kind == "end"


async def test_its_file_can_be_checked_once_it_is_closed(desks: House) -> None:
    await opened(desks, frontier="14")
    await desks.tables.lobby.join(desks.call(BOB))
    await desks.act(BOB, "explore frontier")
    await resolve(desks, BOB)
    for text in ("turn orrin", "relic draw", "seat Rhea"):
        await desks.act(BOB, text)
    _, so_far = await desks.tables.exports.export(HOME)
    assert json.loads(so_far)["entries"] == [] and "a key" not in so_far.decode()
    await desks.tables.lobby.end(desks.call(ADA))
    _, written = await desks.tables.exports.export(HOME)
    assert json.loads(written)["status"] == "over"
    assert "all as the dice key says" in verify(written, ONLY)
    forged = written.replace(b'"Orrin"', b'"Oskar"')
    assert forged != written
    with pytest.raises(Exception, match=r"entry|state|journal"):
        verify(forged, ONLY)
