"""Bot players: seats that they are added to, and what they do there."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from engine.api.characters import character, characters, is_bot
from engine.api.update import Member
from engine.core.errors import BadContent, BadOption, GameError, NotAllowed
from engine.games import games
from engine.tables.views.log import told

from .house import ADA, BOB, CY, DEE, HOME, House


def names(*numbers: int) -> list[str]:
    return [item.name for item in characters() if item.number in numbers]


async def company_of(house: House, *levels: str, **options: str) -> list[Member]:
    """Open a Toy of Ada's with so many bot players, and return who they are."""
    update = await house.tables.lobby.gather(house.call(ADA), "toy", options)
    for level in levels:
        update = await house.tables.bot_players.hire(house.call(ADA), level)
    assert update.lobby is not None
    return [seat.member for seat in update.lobby.company]


@pytest.mark.rule("TAB-100")
def test_every_character_has_a_number_and_a_name_of_their_own() -> None:
    found = characters()
    assert len({item.number for item in found}) == len({item.name for item in found}) == len(found) >= 5
    assert all(0 < item.number < 100 and item.name and item.temper and item.mark for item in found)
    first = found[0]
    assert character(first.number) == first and character(ADA.id) is None
    assert is_bot(first.number) and is_bot(0) and not is_bot(ADA.id) and not is_bot(-1)


@pytest.mark.rule("TAB-100")
async def test_the_host_fills_all_seats_but_one_with_house_players_of_a_level(house: House) -> None:
    await house.tables.lobby.gather(house.call(ADA), "toy", {})
    hired = await house.tables.bot_players.hire(house.call(ADA), "steady")
    assert hired.lobby is not None and hired.lobby.hires == 2
    (juno,) = hired.lobby.company
    known = character(juno.member.id)
    assert known is not None and known.name == juno.member.name and juno.level == "steady" and not juno.host
    assert hired.story == f"{known.name} joins as a bot, steady (2 of 4 seats)."
    all_four = await house.tables.bot_players.hire(house.call(ADA), "sharp", 2)
    assert all_four.lobby is not None and all_four.lobby.hires == 0
    assert [seat.level for seat in all_four.lobby.seats] == ["", "steady", "sharp", "sharp"]
    assert len({seat.member.id for seat in all_four.lobby.seats}) == 4
    with pytest.raises(GameError, match="All 4 seats are taken") as refused:
        await house.tables.bot_players.hire(house.call(ADA), "steady")
    assert refused.value.rule == "TAB-011"


@pytest.mark.rule("TAB-100")
async def test_what_cannot_be_hired_is_refused_in_words(house: House) -> None:
    await house.tables.lobby.gather(house.call(ADA), "corridor", {})
    with pytest.raises(GameError, match="Bots cannot play") as refused:
        await house.tables.bot_players.hire(house.call(ADA), "steady")
    assert refused.value.rule == "TAB-100"
    with pytest.raises(GameError, match="Bots cannot play"):
        await house.tables.lobby.start(house.call(ADA), company="steady")
    await house.tables.lobby.end(house.call(ADA))
    await house.tables.lobby.gather(house.call(ADA), "toy", {})
    await house.tables.lobby.join(house.call(BOB))
    with pytest.raises(BadOption, match="A level is easy-going, steady or sharp") as level:
        await house.tables.bot_players.hire(house.call(ADA), "brilliant")
    assert level.value.rule == "TAB-100"
    with pytest.raises(BadOption, match="Add at least one"):
        await house.tables.bot_players.hire(house.call(ADA), "steady", 0)
    with pytest.raises(GameError, match="Only 2 seats are free"):
        await house.tables.bot_players.hire(house.call(ADA), "steady", 3)
    for wish in (
        house.tables.bot_players.hire(house.call(BOB), "steady"),
        house.tables.bot_players.dismiss(house.call(BOB)),
    ):
        with pytest.raises(NotAllowed, match="Only Ada, the host"):
            await wish
    await house.tables.lobby.start(house.call(ADA))
    for wish in (
        house.tables.bot_players.hire(house.call(ADA), "steady"),
        house.tables.bot_players.dismiss(house.call(ADA)),
    ):
        with pytest.raises(GameError, match="under way already"):
            await wish


@pytest.mark.rule("TAB-100")
async def test_the_host_lets_house_players_go_by_name_or_the_last_one(house: House) -> None:
    first, second, third = await company_of(house, "steady", "sharp", "easy-going")
    gone = await house.tables.bot_players.dismiss(house.call(ADA), first.name.upper())
    assert gone.story == f"{first.name} goes." and gone.lobby is not None
    assert [seat.member.name for seat in gone.lobby.seats] == ["Ada", second.name, third.name]
    last = await house.tables.bot_players.dismiss(house.call(ADA))
    assert last.story == f"{third.name} goes."
    with pytest.raises(GameError, match=f"No one called “Ada” is a bot here: {second.name}.") as refused:
        await house.tables.bot_players.dismiss(house.call(ADA), "Ada")
    assert refused.value.rule == "TAB-100"
    await house.tables.bot_players.dismiss(house.call(ADA))
    with pytest.raises(GameError, match="No bot plays here"):
        await house.tables.bot_players.dismiss(house.call(ADA))


@pytest.mark.rule("TAB-100", "TAB-104")
async def test_start_with_company_fills_up_to_three_seats_and_says_who_they_are(house: House) -> None:
    await house.tables.lobby.gather(house.call(ADA), "toy", {})
    update = await house.tables.lobby.start(house.call(ADA), company="steady")
    await house.reopen()
    export = json.loads((await house.tables.exports.export(HOME))[1])
    assert len(export["names"]) == 3 and update.awaited == (ADA,)
    first, two = export["names"][1:]
    told = next(line for line in update.story.splitlines() if line.startswith("With you: "))
    assert first in told and two in told and "steady" not in told


@pytest.mark.rule("TAB-100")
async def test_an_option_for_one_player_alone_is_off_where_company_is_hired(house: House) -> None:
    await house.tables.close()
    await house.open({"cavern": games()["cavern"]})
    await house.tables.lobby.gather(house.call(ADA), "cavern", {"solo": "on"})
    hired = (await house.tables.bot_players.hire(house.call(ADA), "steady")).lobby
    assert hired is not None and next(option.value for option in hired.options if option.name == "solo") == "off"
    await house.tables.lobby.end(house.call(ADA))
    await house.tables.lobby.gather(house.call(ADA), "cavern", {"solo": "on"})
    begun = await house.tables.lobby.start(house.call(ADA), company="easy-going")
    assert begun.kind == "start" and begun.story.endswith(", both easy-going.")


@pytest.mark.rule("WLD-G121", "TAB-108")
async def test_company_fills_no_more_seats_than_what_is_chosen_is_for_and_more_people_are_told_when_they_begin(
    house: House,
) -> None:
    await house.tables.close()
    await house.open({"wilds": games()["wilds"]})
    opened = await house.tables.lobby.gather(house.call(ADA), "wilds", {"region": "nightferry"})
    assert opened.lobby is not None and opened.lobby.hires == 1
    hired = (await house.tables.bot_players.hire(house.call(ADA), "steady")).lobby
    assert hired is not None and hired.hires == 0
    with pytest.raises(GameError, match="All 2 seats are taken"):
        await house.tables.bot_players.hire(house.call(ADA), "steady")
    await house.tables.bot_players.dismiss(house.call(ADA))
    for member in (BOB, CY):
        await house.tables.lobby.join(house.call(member))
    with pytest.raises(GameError) as refused:
        await house.tables.lobby.start(house.call(ADA))
    words = "The Night Ferry is for one or two, and 3 are here: choose another region, or go in fewer. (WLD-G121)"
    assert (str(refused.value), refused.value.rule) == (words, "WLD-G121")
    await house.tables.lobby.set_option(house.call(ADA), "region", "hollowdown")
    assert (await house.tables.lobby.start(house.call(ADA))).kind == "start"


@pytest.mark.rule("TAB-100")
async def test_start_with_company_adds_no_one_where_enough_people_sit(house: House) -> None:
    await house.tables.lobby.gather(house.call(ADA), "toy", {})
    for member in (BOB, CY):
        await house.tables.lobby.join(house.call(member))
    update = await house.tables.lobby.start(house.call(ADA), company="sharp")
    assert "With you" not in update.story and update.awaited == (ADA, BOB, CY)


@pytest.mark.rule("TAB-106")
async def test_when_the_last_person_leaves_the_lobby_closes_and_no_house_player_is_host(house: House) -> None:
    await company_of(house, "steady")
    await house.tables.lobby.join(house.call(BOB))
    left = await house.tables.lobby.leave(house.call(ADA))
    assert left.story == "Ada leaves. Bob is the host now."
    closed = await house.tables.lobby.leave(house.call(BOB))
    assert closed.kind == "closed"


@pytest.mark.rule("TAB-101")
async def test_who_joins_a_full_lobby_takes_the_seat_of_the_first_house_player_or_of_one_they_name(house: House) -> None:
    first, second, third = await company_of(house, "steady", "sharp", "easy-going")
    bob = await house.tables.lobby.join(house.call(BOB))
    assert bob.story == f"Bob takes the seat of {first.name}." and bob.lobby is not None
    assert [seat.member.name for seat in bob.lobby.seats] == ["Ada", "Bob", second.name, third.name]
    assert [seat.level for seat in bob.lobby.seats] == ["", "", "sharp", "easy-going"]
    cy = await house.tables.lobby.join(house.call(CY), third.name)
    assert cy.story == f"Cy takes the seat of {third.name}."
    with pytest.raises(GameError, match=f"No one called “Juniper” is a bot here; there is {second.name}.") as no:
        await house.tables.lobby.join(house.call(DEE), "Juniper")
    assert no.value.rule == "TAB-101"


@pytest.mark.rule("TAB-101")
async def test_who_joins_a_lobby_with_room_takes_a_seat_of_their_own(house: House) -> None:
    await company_of(house, "steady")
    joined = await house.tables.lobby.join(house.call(BOB))
    assert joined.story == "Bob joins (3 of 4)." and joined.lobby is not None and len(joined.lobby.company) == 1


@pytest.mark.rule("TAB-101")
async def test_who_joins_a_game_under_way_plays_on_for_a_house_player_with_what_that_seat_has(house: House) -> None:
    (juno,) = await company_of(house, "steady")
    await house.tables.lobby.start(house.call(ADA))
    before = (await house.tables.views.panel(house.call(ADA))).knows
    highest = (await house.tables.bot_players.hint(house.call(ADA)))[0].text
    bob = await house.tables.lobby.join(house.call(BOB))
    assert bob.story.startswith(f"Bob plays on for {juno.name}; in the delve the seat keeps the name {juno.name}.")
    await house.reopen()
    knows = (await house.tables.views.panel(house.call(BOB))).knows
    assert knows != before and (await house.tables.views.panel(house.call(ADA))).knows == before
    turned = await house.act(ADA, highest)
    assert "The cards are turned: Ada " in turned.story and f", {juno.name} " in turned.story
    # What was done out of sight before they came stands under the name that the seat has in the delve.
    live = await house.tables._context.cache.seen(HOME)
    quiet = next(row for row in await house.tables._context.store.seen.rows_after(live.row.id, -1) if row.seat == 1)
    assert told(live, msgspec.structs.replace(quiet, story="")) == f"{juno.name} acts out of sight."


@pytest.mark.rule("TAB-101", "TAB-094")
async def test_who_comes_back_to_a_seat_of_their_own_takes_no_other(house: House) -> None:
    await house.tables.lobby.gather(house.call(ADA), "march", {})
    await house.tables.lobby.join(house.call(BOB))
    await house.tables.bot_players.hire(house.call(ADA), "steady")
    await house.tables.lobby.start(house.call(ADA))
    await house.tables.presence.away(house.call(BOB), stand_in=CY)
    back = await house.tables.lobby.join(house.call(BOB))
    assert back.story == "Bob is back."
    await house.tables.lobby.leave(house.call(BOB))
    assert (await house.tables.lobby.join(house.call(BOB))).story == "Bob is back."


@pytest.mark.rule("TAB-101", "TAB-102", "TAB-105")
async def test_a_person_who_takes_a_rival_s_seat_has_agreed_to_nothing_so_it_ends(house: House) -> None:
    await company_of(house, "steady")
    for name in ("stand_ins", "hints"):
        await house.tables.lobby.set_option(house.call(ADA), name, "yes")
    await house.tables.lobby.start(house.call(ADA))
    told = (await house.tables.lobby.join(house.call(BOB))).story
    ended = "I do not play for those who leave or are away. I give no advice."
    assert told.endswith(f" You play against each other now. {ended}")
    with pytest.raises(NotAllowed):
        await house.tables.bot_players.hint(house.call(ADA))


@pytest.mark.rule("TAB-101", "TAB-092")
async def test_a_player_can_be_invited_to_the_seat_of_a_house_player(house: House) -> None:
    await company_of(house, "steady", "steady", "steady")
    offered = await house.tables.invitations.invite(house.call(ADA), BOB)
    assert offered.before == ""
    await house.tables.lobby.start(house.call(ADA))
    taken = await house.tables.invitations.take(house.call(BOB), offered.version.table)
    assert taken.story.startswith("Bob plays on for ")


@pytest.mark.rule("TAB-100", "TAB-047")
async def test_a_key_that_the_host_chose_is_mixed_where_a_friend_may_still_come(house: House) -> None:
    lobby = (await house.tables.lobby.gather(house.call(ADA), "toy", {}, key="mine")).lobby
    assert lobby is not None and not lobby.mixed
    lobby = (await house.tables.bot_players.hire(house.call(ADA), "steady")).lobby
    assert lobby is not None and lobby.mixed


@pytest.mark.rule("TAB-100")
async def test_a_table_like_another_is_opened_with_the_same_company(house: House) -> None:
    await company_of(house, "sharp", "easy-going")
    await house.tables.lobby.start(house.call(ADA))
    ended = await house.tables.lobby.end(house.call(ADA))
    await house.reopen()
    terms = await house.tables.lobby.terms(house.call(ADA), ended.version)
    assert terms is not None and terms.company == ("sharp", "easy-going")
    again = await house.tables.lobby.gather(house.call(ADA), "toy", terms.options, company=terms.company)
    assert again.lobby is not None and [seat.level for seat in again.lobby.seats] == ["", "sharp", "easy-going"]
    await house.tables.lobby.end(house.call(ADA))
    none = await house.tables.lobby.gather(house.call(ADA), "corridor", {}, company=("sharp",))
    assert none.lobby is not None and none.lobby.players == 1, "no bot plays that"


@pytest.mark.parametrize(
    "text",
    [
        '[[player]]\nnumber = 100\nname = "A"\ntemper = "b"\nmark = "c"\n',
        '[[player]]\nnumber = 1\nname = "A"\ntemper = "b"\nmark = "c"\n' * 2,
    ],
    ids=["a number that is a person's", "two alike"],
)
def test_characters_that_could_be_taken_for_each_other_or_for_people_are_refused(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "table").mkdir()
    (tmp_path / "table" / "company.toml").write_text(text)
    monkeypatch.setattr("engine.api.characters.DATA", tmp_path)
    characters.cache_clear()
    with pytest.raises(BadContent, match="from 1 to 99"):
        characters()
    characters.cache_clear()
