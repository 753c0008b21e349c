"""Bot players who stand in for those who left or are away, what a table agrees to about that, and advice."""

from __future__ import annotations

import re
import sqlite3

import pytest

from engine.api.update import Member, Update
from engine.core.errors import BadOption, GameError, NotAllowed, NotYourTurn

from .house import ADA, BOB, CY, DEE, HOME, House

FOR_EVER = "100000"


def pacts(update: Update) -> dict[str, str]:
    """Return what a lobby shows of what those who sit agree to."""
    assert update.lobby is not None
    return {option.name: option.value for option in update.lobby.pacts}


async def lobby(house: House, game: str, *others: Member) -> Update:
    update = await house.tables.lobby.gather(house.call(ADA), game, {})
    for other in others:
        update = await house.tables.lobby.join(house.call(other))
    return update


def movers(house: House) -> list[tuple[int, int, str]]:
    with sqlite3.connect(house.path) as connection:
        asked = "SELECT seat, member, text FROM journal WHERE struck = 0 AND seat >= 0 ORDER BY seq"
        return connection.execute(asked).fetchall()


@pytest.mark.rule("TAB-102", "TAB-105")
async def test_a_party_and_one_alone_have_stand_ins_and_advice_and_rivals_have_neither(house: House) -> None:
    assert pacts(await lobby(house, "march", BOB)) == {"stand_ins": "yes", "hints": "yes"}
    await house.tables.lobby.end(house.call(ADA))
    assert pacts(await lobby(house, "toy")) == {"stand_ins": "yes", "hints": "yes"}
    hired = await house.tables.bot_players.hire(house.call(ADA), "steady")
    assert pacts(hired) == {"stand_ins": "yes", "hints": "yes"}, "bot players are no one's rivals"
    assert pacts(await house.tables.lobby.join(house.call(BOB))) == {"stand_ins": "no", "hints": "no"}
    await house.tables.lobby.end(house.call(ADA))
    assert pacts(await lobby(house, "corridor")) == {}, "no bot can play that"


@pytest.mark.rule("TAB-102", "TAB-105")
@pytest.mark.parametrize(
    ("name", "rule", "on"),
    [
        ("stand_ins", "TAB-102", "I play for those who leave or are away."),
        ("hints", "TAB-105", "I give advice to those who ask."),
    ],
)
async def test_among_rivals_the_host_says_yes_and_anybody_who_sits_there_no_for_good(
    house: House, name: str, rule: str, on: str
) -> None:
    await lobby(house, "toy", BOB)
    with pytest.raises(NotAllowed, match="Only Ada, the host"):
        await house.tables.lobby.set_option(house.call(BOB), name, "yes")
    yes = await house.tables.lobby.set_option(house.call(ADA), name, "yes")
    assert yes.story == on and pacts(yes)[name] == "yes"
    await house.reopen()
    no = await house.tables.lobby.set_option(house.call(BOB), name, "no")
    assert "no" in pacts(no)[name] and re.search("I (do not play|give no advice)", no.story)
    with pytest.raises(NotAllowed, match="all have to agree") as refused:
        await house.tables.lobby.set_option(house.call(ADA), name, "yes")
    assert refused.value.rule == rule
    with pytest.raises(BadOption, match="yes or no") as bad:
        await house.tables.lobby.set_option(house.call(ADA), name, "perhaps")
    assert bad.value.rule == rule
    with pytest.raises(GameError, match="no seat"):
        await house.tables.lobby.set_option(house.call(DEE), name, "no")


@pytest.mark.rule("TAB-102")
async def test_what_rivals_agreed_to_is_said_once_more_at_the_start(house: House) -> None:
    await lobby(house, "toy", BOB)
    await house.tables.lobby.set_option(house.call(ADA), "stand_ins", "yes")
    begun = await house.tables.lobby.start(house.call(ADA))
    assert "I play for those who leave or are away." in begun.story.splitlines()


@pytest.mark.rule("TAB-102")
async def test_in_a_party_the_host_alone_turns_stand_ins_off_and_on(house: House) -> None:
    await lobby(house, "march", BOB)
    with pytest.raises(NotAllowed, match="Only Ada, the host"):
        await house.tables.lobby.set_option(house.call(BOB), "stand_ins", "no")
    assert pacts(await house.tables.lobby.set_option(house.call(ADA), "stand_ins", "no"))["stand_ins"] == "no"
    assert pacts(await house.tables.lobby.set_option(house.call(ADA), "stand_ins", "yes"))["stand_ins"] == "yes"
    await house.tables.lobby.set_option(house.call(ADA), "stand_ins", "no")
    await house.tables.lobby.start(house.call(ADA))
    await house.tables.lobby.leave(house.call(BOB))
    assert (await house.act(ADA, "pass")).story == "Ada stays. I play for Bob. Bob stays."


@pytest.mark.rule("TAB-102", "TAB-018", "TAB-019")
async def test_a_seat_that_was_left_is_played_well_until_its_owner_is_back_and_reads_what_was_done(house: House) -> None:
    await house.begin(ADA, BOB, game="march", rounds=FOR_EVER)
    await house.tables.lobby.leave(house.call(BOB))
    told = await house.act(ADA, "pass")
    assert told.story.startswith("Ada stays.\nI play for Bob. Bob listens. Bob runs.") and told.awaited == (ADA,)
    assert "Run, with 1 of you behind me." in told.story
    await house.act(ADA, "pass")
    await house.reopen()
    assert [move for move in movers(house) if move[0] == 1] == [(1, 0, "listen"), (1, 0, "roll"), (1, 0, "roll")]
    back = await house.tables.lobby.join(house.call(BOB))
    assert back.story == "Bob is back. Meanwhile: Bob ran twice."
    assert (await house.act(ADA, "pass")).awaited == (BOB,)
    await house.act(BOB, "pass")
    await house.reopen()
    await house.tables.lobby.leave(house.call(BOB))
    await house.act(ADA, "pass")
    assert movers(house)[-2:] == [(1, 0, "listen"), (1, 0, "roll")], "who stands in anew has a fresh mind"


@pytest.mark.rule("TAB-102", "TAB-122")
async def test_moves_of_a_forgotten_player_are_none_of_the_house(house: House) -> None:
    await house.begin(ADA, BOB)
    await house.act(ADA, "step 1")
    await house.act(ADA, "roll")
    await house.tables.lobby.end(house.call(ADA))
    await house.tables.privacy.forget(ADA)
    assert await house.value("SELECT max(member) FROM journal WHERE seat = 0") == -1
    assert await house.tables._context.store.played_since(1, 0) == ()


@pytest.mark.rule("TAB-102", "TAB-094")
async def test_who_says_that_they_are_away_is_played_for_well_at_once(house: House) -> None:
    await house.begin(ADA, BOB, game="march", rounds=FOR_EVER)
    await house.act(ADA, "pass")
    (away,), _ = await house.tables.presence.away(house.call(BOB))
    assert "Bob listens. Bob runs." in away.story and away.awaited == (ADA,)
    (back,), _ = await house.tables.presence.back(house.call(BOB))
    assert back.story == "Bob is back. Meanwhile: Bob ran."


@pytest.mark.rule("TAB-102", "TAB-094", "TAB-095")
async def test_fourteen_days_with_one_of_a_party_away(house: House) -> None:
    await house.begin(ADA, BOB, game="march", rounds=FOR_EVER, wait=24)
    await house.tables.presence.away(house.call(BOB))
    called: list[int] = []
    for day in range(14):
        update = await house.act(ADA, "pass")
        assert update.awaited == (ADA,), f"day {day}: no one waits for Bob"
        called += update.mention
        for _, more in await house.pass_by(20, restarts=day % 2):
            called += more.mention
    assert BOB.id not in called
    assert sum(seat == 1 for seat, _, _ in movers(house)) == 15, "he listens once and runs each day"
    (back,), _ = await house.tables.presence.back(house.call(BOB))
    assert back.story == "Bob is back. Meanwhile: Bob ran 14 times."


@pytest.mark.rule("TAB-106", "TAB-095", "TAB-102")
async def test_where_no_one_is_about_any_more_house_players_do_not_play_on_by_themselves(house: House) -> None:
    await house.tables.lobby.gather(house.call(ADA), "march", {"rounds": FOR_EVER})
    await house.tables.lobby.join(house.call(BOB))
    await house.tables.bot_players.hire(house.call(ADA), "steady")
    await house.tables.lobby.start(house.call(ADA))
    await house.tables.presence.away(house.call(BOB))
    await house.act(ADA, "pass")
    before = len(movers(house))
    left = await house.tables.lobby.leave(house.call(ADA))
    assert left.kind == "sleep" and left.story.endswith("No one else is about, so the table sleeps.")
    assert len(movers(house)) == before
    (woken,), _ = await house.tables.presence.back(house.call(BOB))
    assert "Bob wakes the table." in woken.story and woken.awaited == (BOB,)


@pytest.mark.rule("TAB-102", "TAB-028")
async def test_who_misses_a_wait_is_played_for_by_default_and_well_once_they_are_away(house: House) -> None:
    await house.begin(ADA, BOB, CY, game="march", rounds=FOR_EVER, wait=24)
    for missed in ("Bob stays.", "Bob stays.", "Bob listens."):
        await house.act(ADA, "pass")
        said = [update.story for update in await house.later(25)] or [(await house.tables.views.latest(HOME)).story]
        if missed == "Bob listens.":
            break
        assert any(missed in story for story in said)
        await house.act(CY, "pass")
    assert (1, 0, "listen") in movers(house)


@pytest.mark.rule("TAB-102")
async def test_among_rivals_who_agreed_to_nothing_the_default_is_played(house: House) -> None:
    await house.begin(ADA, BOB, game="toy")
    await house.tables.lobby.leave(house.call(BOB))
    (seat, member, text), *_ = movers(house)
    lowest = min(int(card) for card in re.findall(r"\d+", await _hand(house)))
    assert (seat, member) == (1, 0) and text == f"draft {lowest}"


async def _hand(house: House) -> str:
    await house.tables.lobby.join(house.call(BOB))
    return (await house.tables.views.panel(house.call(BOB))).knows


@pytest.mark.rule("TAB-102")
async def test_among_rivals_who_agreed_a_house_player_decides(house: House) -> None:
    await lobby(house, "toy", BOB)
    await house.tables.lobby.set_option(house.call(ADA), "stand_ins", "yes")
    await house.tables.lobby.start(house.call(ADA))
    await house.tables.lobby.leave(house.call(BOB))
    (seat, member, text), *_ = movers(house)
    highest = max(int(card) for card in re.findall(r"\d+", (await _hand(house)).partition("pick")[0]))
    assert (seat, member) == (1, 0) and text == f"draft {highest}"


@pytest.mark.rule("TAB-105")
async def test_advice_is_two_or_three_moves_with_a_reason_each_for_who_is_asked_something(house: House) -> None:
    await house.begin(ADA, BOB, game="march", rounds=FOR_EVER)
    hints = await house.tables.bot_players.hint(house.call(ADA))
    assert [(hint.text, hint.label, hint.why) for hint in hints] == [
        ("step 1", "Step 1", "It is quick."),
        ("step 2", "Step 2", "It is quick."),
        ("step 3", "Step 3", "It is quick."),
    ]
    with pytest.raises(NotYourTurn):
        await house.tables.bot_players.hint(house.call(BOB))
    with pytest.raises(GameError, match="no seat"):
        await house.tables.bot_players.hint(house.call(CY))
    assert movers(house) == [] and (await house.tables.views.latest(HOME)).version.change == 3


@pytest.mark.rule("TAB-105")
async def test_advice_is_refused_where_rivals_did_not_agree_and_where_no_one_knows_the_game(house: House) -> None:
    await house.begin(ADA, BOB, game="toy")
    with pytest.raises(NotAllowed, match="did not agree to advice") as rivals:
        await house.tables.bot_players.hint(house.call(ADA))
    assert rivals.value.rule == "TAB-105"
    await house.tables.lobby.end(house.call(ADA))
    await house.begin(ADA, BOB, game="corridor")
    with pytest.raises(GameError, match="I have no one who knows Corridor") as refused:
        await house.tables.bot_players.hint(house.call(ADA))
    assert refused.value.rule == "TAB-105"
    await house.tables.lobby.end(house.call(ADA))
    await lobby(house, "toy", BOB)
    await house.tables.lobby.set_option(house.call(ADA), "hints", "yes")
    await house.tables.lobby.start(house.call(ADA))
    hints = await house.tables.bot_players.hint(house.call(BOB))
    cards = [int(hint.text.split()[1]) for hint in hints]
    assert cards == sorted(cards, reverse=True) and len(cards) == 2
