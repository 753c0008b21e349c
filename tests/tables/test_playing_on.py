"""A person whose adventurer is out for good plays on as a bot's: the two swap their seats."""

from __future__ import annotations

import pytest

from engine.api.update import Call, Member, Update
from engine.core.errors import GameError, NotSeated, Stale
from engine.store import SeatRow
from engine.tables.hall.results import _counts
from engine.tables.history.chronicle import figures
from engine.tables.history.export import verify
from engine.tables.session.live import NO_KEEPER, Session

from .house import ADA, BOB, CY, HOME, House
from .trek import FALLS, OPENS

pytestmark = pytest.mark.rule("TAB-218")


async def begin(house: House, *people: Member, bots: int = 2, rounds: str = "100000") -> list[str]:
    """Begin a trek of people with so many bots, and return the bots' names."""
    first, *others = people or (ADA,)
    await house.tables.lobby.gather(house.call(first), "trek", {"rounds": rounds})
    for other in others:
        await house.tables.lobby.join(house.call(other))
    update = await house.tables.bot_players.hire(house.call(first), "steady", bots)
    assert update.lobby is not None
    await house.tables.lobby.start(house.call(first))
    return [seat.member.name for seat in update.lobby.company]


async def seats(house: House) -> tuple[SeatRow, ...]:
    return (await live(house)).seats


async def live(house: House) -> Session:
    return await house.tables._context.cache.seen(HOME)


def offered(update: Update) -> list[str]:
    """Return as whom a post offers to play on."""
    return [offer.choice.label for offer in update.controls.late if offer.move.startswith("playon ")]


async def press(house: House, who: Member, update: Update, label: str, call: Call | None = None) -> Update:
    move = next(offer.move for offer in update.controls.late if offer.choice.label == label)
    return await house.tables.act(call or house.call(who), move, update.version)


async def test_who_is_out_is_offered_the_bots_and_swaps_seats_with_one_press(house: House) -> None:
    first, second = await begin(house)
    update = await house.act(ADA, FALLS)
    assert update.awaited == () and update.ask == f"{first} goes on within a minute."
    assert offered(update) == [f"Play on as {first} (0 on)", f"Play on as {second} (0 on)"]
    assert all(offer.choice.lit for offer in update.controls.late)
    after = await press(house, ADA, update, f"Play on as {second} (0 on)")
    lines = after.story.splitlines()
    assert lines[0].startswith(f"Ada plays on as {second}.") and f"{first} runs." in after.story
    assert [member.id for member in after.awaited] == [ADA.id] and after.mention == (), "who pressed is called by no post"
    assert offered(after) == []
    fallen, bot, own = await seats(house)
    assert (own.member, own.name, own.level, own.keeper) == (ADA.id, "Ada", "", NO_KEEPER)
    assert (fallen.name, fallen.level, fallen.keeper) == (second, "steady", ADA.id)
    assert bot.name == first
    going = await house.act(ADA, "roll")
    assert f"{second} runs." in going.story and f"{first} runs." in going.story
    assert going.awaited == (Member(ADA.id, f"Ada (for {second})"),)
    await house.reopen()
    assert [row.name for row in await seats(house)] == [second, first, "Ada"]
    assert (await house.act(ADA, "roll")).awaited[0].id == ADA.id


async def test_the_command_does_the_same_and_says_why_it_does_not(house: House) -> None:
    first, _ = await begin(house)
    with pytest.raises(GameError, match="once your own is out of the game") as refused:
        await house.tables.lobby.join(house.call(ADA), first)
    assert refused.value.rule == "TAB-218"
    await house.act(ADA, FALLS)
    after = await house.tables.lobby.join(house.call(ADA), first.upper())
    assert after.story.startswith(f"Ada plays on as {first}.") and [member.id for member in after.awaited] == [ADA.id]


async def test_each_of_several_takes_one_bot_and_each_bot_goes_once(house: House) -> None:
    first, second = await begin(house, ADA, BOB, CY)
    fallen = await house.act(ADA, FALLS)
    assert [member.id for member in fallen.awaited] == [BOB.id]
    assert offered(fallen) == [f"Play on as {first} (0 on)", f"Play on as {second} (0 on)"]
    assert not any(offer.choice.lit for offer in fallen.controls.late), "another is asked something"
    with pytest.raises(GameError, match="once your own is out of the game"):
        await press(house, BOB, fallen, f"Play on as {first} (0 on)")
    after = await press(house, ADA, fallen, f"Play on as {first} (0 on)")
    assert after.story == f"Ada plays on as {first}." and after.mention == () and offered(after) == []
    second_fallen = await house.act(BOB, FALLS)
    assert offered(second_fallen) == [f"Play on as {second} (0 on)"]
    with pytest.raises(GameError, match=f"Ada plays on as {first} already") as refused:
        await press(house, BOB, fallen, f"Play on as {first} (0 on)")
    assert refused.value.rule == "TAB-218"
    with pytest.raises(GameError, match="Ada is out of the game too"):
        await house.tables.lobby.join(house.call(BOB), "Ada")
    assert (await press(house, BOB, fallen, f"Play on as {second} (0 on)")).story == f"Bob plays on as {second}."
    last = await house.act(CY, FALLS)
    assert offered(last) == [], "no bot stands any more"
    assert [row.name for row in await seats(house)] == [first, second, "Cy", "Ada", "Bob"]


async def test_a_press_counts_once_and_only_at_its_table_for_those_who_sit_there(house: House) -> None:
    first, _ = await begin(house)
    update = await house.act(ADA, FALLS)
    label = f"Play on as {first} (0 on)"
    with pytest.raises(NotSeated):
        await press(house, BOB, update, label)
    call = house.call(ADA)
    after = await press(house, ADA, update, label, call)
    assert (await press(house, ADA, update, label, call)).again
    with pytest.raises(GameError, match="once your own is out"):
        await press(house, ADA, update, label)
    for text in ("playon x", "playon 9", "playon 99999"):
        with pytest.raises(Stale):
            await house.tables.act(house.call(ADA), text, after.version)
    await house.tables.lobby.end(house.call(ADA))
    await begin(house)
    with pytest.raises(Stale):
        await press(house, ADA, update, label)


async def test_it_is_not_offered_among_rivals_or_by_a_game_that_knows_no_falls(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, _ = await begin(house)
    monkeypatch.setattr("engine.core.capabilities.contested", lambda game, options: True)
    assert offered(await house.act(ADA, FALLS)) == []
    with pytest.raises(GameError, match="has a seat at this table already"):
        await house.tables.lobby.join(house.call(ADA), first)


async def test_who_was_raised_takes_the_own_seat_back(house: House) -> None:
    first, _ = await begin(house)
    await press(house, ADA, await house.act(ADA, FALLS), f"Play on as {first} (0 on)")
    raised = await house.act(ADA, OPENS)
    assert offered(raised) == ["Play as Ada again (0 on)"]
    back = await house.tables.lobby.join(house.call(ADA), "ada")
    assert back.story.startswith("Ada plays as Ada again.")
    own, bot, _ = await seats(house)
    assert (own.member, own.keeper, own.level) == (ADA.id, 0, "") and (bot.name, bot.keeper) == (first, NO_KEEPER)
    assert offered(back) == []


@pytest.mark.rule("TAB-031", "TAB-034")
async def test_a_fall_that_is_taken_back_gives_its_maker_the_own_seat_again(house: House) -> None:
    first, second = await begin(house)
    await press(house, ADA, await house.act(ADA, FALLS), f"Play on as {first} (0 on)")
    await house.reopen()
    undone = await house.tables.undo.undo(house.call(ADA))
    assert undone.story == "Ada takes back “Turn right to the window”. Ada plays as Ada again."
    assert [row.name for row in await seats(house)] == ["Ada", first, second]
    assert [member.id for member in undone.awaited] == [ADA.id] and undone.mention == () and offered(undone) == []
    await house.reopen()
    assert [row.keeper for row in await seats(house)] == [0, NO_KEEPER, NO_KEEPER]
    redone = await house.tables.undo.redo(house.call(ADA))
    assert offered(redone) == [f"Play on as {first} (0 on)", f"Play on as {second} (0 on)"]


@pytest.mark.rule("TAB-101")
async def test_who_joins_gets_a_bot_that_stands(house: House) -> None:
    first, second = await begin(house)
    await press(house, ADA, await house.act(ADA, FALLS), f"Play on as {first} (0 on)")
    joined = await house.tables.lobby.join(house.call(BOB))
    assert joined.story == f"Bob plays on for {second}; in the delve the seat keeps the name {second}."
    assert [row.name for row in await seats(house)] == [first, "Ada", "Bob"]


async def test_who_is_away_leaves_or_stands_in_is_offered_nothing(house: House) -> None:
    await begin(house, ADA, BOB)
    update = await house.act(ADA, FALLS)
    assert offered(update) != []
    await house.tables.presence.away(house.call(ADA), 0)


async def test_an_export_can_be_checked_and_a_rematch_has_each_once(house: House) -> None:
    first, second = await begin(house, rounds="2")
    await press(house, ADA, await house.act(ADA, FALLS), f"Play on as {first} (0 on)")
    update = await house.act(ADA, "roll")
    while update.awaited:
        update = await house.act(ADA, "roll")
    assert update.kind == "end"
    export = (await house.tables.exports.export(HOME))[1]
    assert "all as the dice key says" in verify(export, {"trek": (await live(house)).game})
    party = await house.tables.rematch.party(update.version.table)
    assert [member.name for member in party] == [first, "Ada", second]


@pytest.mark.rule("TAB-122")
async def test_who_is_forgotten_leaves_the_bots_their_name(house: House) -> None:
    first, second = await begin(house, ADA, BOB)
    await press(house, ADA, await house.act(ADA, FALLS), f"Play on as {first} (0 on)")
    await house.act(BOB, "roll")
    await house.act(ADA, "roll")
    await house.tables.privacy.forget(ADA)
    await house.reopen()
    now = await live(house)
    assert now.playing().names == ("a delver", "Bob", first, second)
    assert [row.name for row in now.seats] == [first, "Bob", "a delver", second] and now.seats[0].keeper == NO_KEEPER
    assert (await house.act(BOB, "roll")).awaited == (BOB,)


@pytest.mark.rule("TAB-087")
async def test_a_plan_of_the_fallen_seat_is_gone(house: House) -> None:
    first, _ = await begin(house)
    update = await house.act(ADA, FALLS)
    planned = (await live(house)).premoves
    await press(house, ADA, update, f"Play on as {first} (0 on)")
    assert (await live(house)).premoves == planned == {}


@pytest.mark.rule("TAB-151", "TAB-170")
async def test_the_last_post_names_seats_as_the_story_did_and_the_hall_has_each_person_once(house: House) -> None:
    first, second = await begin(house, ADA, BOB, rounds="2")
    await press(house, ADA, await house.act(ADA, FALLS), f"Play on as {first} (0 on)")
    told = {figure.seat: (figure.name, figure.bot, figure.heir) for figure in figures(await live(house), ())}
    assert list(told.values()) == [("Ada", False, first), ("Bob", False, ""), (first, False, ""), (second, True, "")]
    update = await house.act(BOB, "roll")
    while update.awaited:
        update = await house.act(update.awaited[0], "roll")
    assert update.kind == "end"
    assert [seat.member for seat in await seats(house) if _counts(seat, contested=False)] == [BOB.id, ADA.id]
