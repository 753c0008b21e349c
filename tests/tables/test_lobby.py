"""The life of a table around the game."""

from __future__ import annotations

import pytest

from engine.api.update import Terms
from engine.core import lobbies
from engine.core.dice import commitment
from engine.core.errors import BadOption, GameError, GameOver, NoTable, NotAllowed, NotSeated, NotYourTurn, TableTaken

from .house import ADA, BOB, CY, DEE, GAMES, HOME, House


@pytest.mark.rule("TAB-008", "TAB-053")
async def test_a_lobby_shows_who_sits_and_what_is_chosen(house: House) -> None:
    update = await house.tables.lobby.gather(house.call(), "corridor", {"rounds": "1"}, wait=24 * 60)
    lobby = update.lobby
    assert update.kind == "lobby" and lobby is not None and lobby.ready and not lobby.keyed
    assert [(seat.member, seat.host) for seat in lobby.seats] == [(ADA, True)]
    assert (lobby.least, lobby.most) == (1, 3)
    assert [(option.name, option.value) for option in lobby.options] == [
        ("rounds", "1"),
        ("wait", "daily"),
        ("language", "English"),
    ]


@pytest.mark.rule("TAB-009")
async def test_a_channel_has_one_table(house: House) -> None:
    await house.tables.lobby.gather(house.call(), "corridor", {})
    with pytest.raises(TableTaken, match="Corridor is gathering"):
        await house.tables.lobby.gather(house.call(BOB), "toy", {})
    await house.tables.lobby.gather(house.call(BOB, channel=8), "toy", {})


@pytest.mark.rule("TAB-012")
@pytest.mark.parametrize(
    ("game", "options", "wait", "words"),
    [
        ("chess", {}, 0, "I know no game"),
        ("corridor", {"colour": "red"}, 0, "no option"),
        ("corridor", {"rounds": "9"}, 0, "is one of"),
        ("corridor", {}, -2, "0 .for ever. to 30 days"),
        ("corridor", {}, 30 * 24 * 60 + 1, "0 .for ever. to 30 days"),
    ],
)
async def test_what_a_game_does_not_take_opens_nothing(house: House, game, options, wait, words) -> None:
    with pytest.raises(BadOption, match=words):
        await house.tables.lobby.gather(house.call(), game, options, wait=wait)
    with pytest.raises(NoTable):
        await house.tables.views.latest(HOME)


@pytest.mark.rule("TAB-011", "TAB-017")
async def test_a_seat_is_taken_once_and_the_table_is_full_at_three(house: House) -> None:
    await house.tables.lobby.gather(house.call(), "corridor", {})
    with pytest.raises(GameError, match="have a seat"):
        await house.tables.lobby.join(house.call())
    await house.tables.lobby.join(house.call(BOB))
    assert (await house.tables.lobby.join(house.call(CY))).story == "Cy joins (3 of 3)."
    with pytest.raises(GameError, match="All 3 seats are taken"):
        await house.tables.lobby.join(house.call(DEE))


@pytest.mark.rule("TAB-022")
async def test_two_members_of_one_name_are_told_apart(house: House) -> None:
    await house.tables.lobby.gather(house.call(), "corridor", {})
    await house.tables.lobby.join(house.call(type(ADA)(900, "ada")))
    update = await house.tables.lobby.start(house.call())
    assert [member.name for member in update.awaited] == ["Ada"]
    await house.act(ADA, "pass")
    assert (await house.tables.views.latest(HOME)).awaited[0].name == "ada 2"


@pytest.mark.rule("TAB-018", "TAB-053")
async def test_a_host_who_leaves_hands_on_and_the_last_one_closes(house: House) -> None:
    await house.tables.lobby.gather(house.call(), "corridor", {})
    await house.tables.lobby.join(house.call(BOB))
    update = await house.tables.lobby.leave(house.call())
    assert update.story == "Ada leaves. Bob is the host now."
    assert update.lobby is not None and [(seat.member, seat.host) for seat in update.lobby.seats] == [(BOB, True)]
    with pytest.raises(NotAllowed):
        await house.tables.lobby.start(house.call(ADA))
    assert (await house.tables.lobby.leave(house.call(BOB))).kind == "closed"
    with pytest.raises(NoTable):
        await house.tables.lobby.join(house.call(BOB))


@pytest.mark.rule("TAB-013", "TAB-054")
async def test_only_the_host_chooses_options_and_starts(house: House) -> None:
    await house.tables.lobby.gather(house.call(), "corridor", {})
    await house.tables.lobby.join(house.call(BOB))
    with pytest.raises(NotAllowed, match="Only Ada, the host, can"):
        await house.tables.lobby.set_option(house.call(BOB), "rounds", "1")
    update = await house.tables.lobby.set_option(house.call(), "rounds", "1")
    assert update.story == "Rounds: 1." and update.lobby is not None and update.lobby.options[0].value == "1"
    await house.tables.lobby.start(house.call())
    await house.act(ADA, "pass")
    assert (await house.act(BOB, "pass")).kind == "end"


@pytest.mark.rule("TAB-045")
async def test_a_start_seals_the_dice_and_calls_the_first_player(house: House) -> None:
    update = await house.begin(ADA, BOB)
    assert update.kind == "start" and update.looks
    assert update.story == "The corridor lies before you." and update.key == "", "no code stands in a turn's post"
    assert await house.tables.exports.seal(HOME) == commitment("a key"), "it is there for everybody, from the start on"
    # Ada began it herself.
    assert update.awaited == (ADA,) and update.mention == ()


@pytest.mark.rule("TAB-045", "TAB-056")
async def test_the_end_shows_the_key_and_frees_the_channel(house: House) -> None:
    await house.begin(ADA, BOB, rounds="1")
    await house.act(ADA, "pass")
    update = await house.act(BOB, "pass")
    assert update.kind == "end" and update.key == "-# dice key `a key`"
    assert update.looks and not update.awaited and not update.controls.buttons
    with pytest.raises(GameOver):
        await house.act(ADA, "pass")
    with pytest.raises(GameOver):
        await house.tables.lobby.end(house.call())
    await house.tables.lobby.gather(house.call(BOB), "toy", {})


@pytest.mark.rule("TAB-056")
async def test_an_ended_table_can_be_read_until_the_next_one_starts(house: House) -> None:
    await house.begin(ADA, rounds="1")
    await house.act(ADA, "pass")
    await house.tables.lobby.gather(house.call(BOB), "toy", {})
    assert "Ada stays." in (await house.tables.views.log(HOME, 1))[0]
    assert (await house.tables.exports.export(HOME))[0].startswith("corridor")
    await house.tables.lobby.start(house.call(BOB))
    assert "Ada stays." not in (await house.tables.views.log(HOME, 1))[0]
    assert (await house.tables.exports.export(HOME))[0].startswith("toy")


@pytest.mark.rule("TAB-054", "TAB-057")
async def test_the_host_or_a_manager_ends_and_no_one_else(house: House) -> None:
    await house.begin(ADA, BOB)
    with pytest.raises(NotAllowed, match="Ada, the host or a manager"):
        await house.tables.lobby.end(house.call(BOB))
    update = await house.tables.lobby.end(house.call(DEE, manager=True))
    assert update.kind == "end" and update.story == "Dee ends it here." and "a key" in update.key


@pytest.mark.rule("TAB-047")
async def test_a_key_of_the_hosts_gives_the_same_delve(house: House) -> None:
    for channel in (1, 2):
        await house.tables.lobby.gather(house.call(channel=channel), "toy", {}, key="lantern")
        await house.tables.lobby.start(house.call(channel=channel))
    first, second = [await house.tables.views.status(channel, ADA.id) for channel in (1, 2)]
    assert first == second and "Your hand" in first
    assert (await house.tables.views.latest(1)).version.table != (await house.tables.views.latest(2)).version.table


@pytest.mark.rule("TAB-014")
async def test_no_one_new_joins_while_it_runs(house: House) -> None:
    await house.begin(ADA, BOB)
    with pytest.raises(GameError, match="under way"):
        await house.tables.lobby.join(house.call(CY))
    with pytest.raises(GameError, match="You have a seat"):
        await house.tables.lobby.join(house.call(BOB))


@pytest.mark.rule("TAB-021")
async def test_a_leaver_s_seat_is_handed_over_with_the_hosts_part(house: House) -> None:
    await house.begin(ADA, BOB)
    update = await house.tables.lobby.hand_over(house.call(DEE, manager=True), ADA, CY)
    assert update.story == "Cy plays on for Ada; in the delve the seat keeps the name Ada." and update.mention == (CY.id,)
    assert [member.name for member in update.awaited] == ["Cy (for Ada)"]
    with pytest.raises(NotYourTurn, match=r"It's Cy \(for Ada\)'s turn\."):
        await house.act(BOB, "pass")
    with pytest.raises(NotSeated):
        await house.act(ADA, "pass")
    with pytest.raises(GameError, match="Bob has a seat"):
        await house.tables.lobby.hand_over(house.call(CY), CY, BOB)
    await house.act(CY, "pass")
    assert (await house.tables.moves.skip(house.call(CY))).kind == "move"


@pytest.mark.rule("TAB-060")
async def test_a_table_moves_to_another_channel(house: House) -> None:
    await house.begin(ADA, BOB)
    await house.act(ADA, "step 1")
    update = await house.tables.lobby.move_here(house.call(channel=8), HOME)
    assert update.channel == 8 and update.looks
    with pytest.raises(NoTable):
        await house.act(ADA, "step 1")
    await house.reopen()
    assert (await house.act(ADA, "step 2", channel=8)).story == "Ada goes 2 on."


@pytest.mark.rule("TAB-060")
async def test_a_table_moves_to_no_channel_in_use_and_no_other_server(house: House) -> None:
    await house.begin(ADA, BOB)
    await house.tables.lobby.gather(house.call(CY, channel=8), "toy", {})
    with pytest.raises(TableTaken):
        await house.tables.lobby.move_here(house.call(channel=8), HOME)
    told = []
    for who, channel in ((CY, HOME), (ADA, HOME), (CY, 12345)):
        for manager in (False, True):
            with pytest.raises(NoTable) as refused:
                await house.tables.lobby.move_here(house.call(who, channel=9, guild=2, manager=manager), channel)
            told.append(str(refused.value))
    assert set(told) == {"No table of this server stands there."}, "nothing is told of what stands elsewhere"
    with pytest.raises(NotAllowed):
        await house.tables.lobby.move_here(house.call(BOB, channel=9), HOME)


async def test_a_lobby_shows_its_defaults_and_how_long_a_player_is_waited_for(house: House) -> None:
    lobby = (await house.tables.lobby.gather(house.call(), "toy", {"rounds": "4"}, wait=3 * 60)).lobby
    assert lobby is not None and lobby.wait == 3 * 60
    assert [(option.name, option.value, option.default) for option in lobby.options] == [
        ("rounds", "4", "3"),
        ("naming", "on", "on"),
        ("wait", "3 hours", "daily"),
        ("language", "English", "English"),
    ]


@pytest.mark.rule("TAB-056")
async def test_the_terms_of_a_table_open_another_like_it(house: House) -> None:
    await house.begin(ADA, BOB, wait=24, rounds="1")
    await house.act(ADA, "pass")
    await house.act(BOB, "pass")
    await house.reopen()
    latest = await house.tables.views.latest(HOME)
    assert latest.kind == "end" and latest.terms == Terms({"rounds": "1"}, 24 * 60)
    assert all(update.terms is None for update in await house.tables.outbox.untold())
    await house.tables.lobby.gather(house.call(BOB), "corridor", latest.terms.options, wait=latest.terms.wait)
    assert (await house.tables.views.latest(HOME)).terms == Terms({"rounds": "1"}, 24 * 60)


async def test_a_player_who_may_not_end_a_table_is_told_before_being_asked(house: House) -> None:
    with pytest.raises(NoTable):
        await house.tables.lobby.check_end(house.call())
    await house.begin(ADA, BOB)
    await house.tables.lobby.check_end(house.call(ADA))
    await house.tables.lobby.check_end(house.call(DEE, manager=True))
    with pytest.raises(NotAllowed, match="Ada, the host or a manager"):
        await house.tables.lobby.check_end(house.call(BOB))
    await house.tables.lobby.end(house.call(ADA))
    with pytest.raises(GameOver):
        await house.tables.lobby.check_end(house.call(ADA))


@pytest.mark.rule("TAB-047")
@pytest.mark.parametrize("key", ["<@1>", "**bold**", "`x`", "a\nb", "||x||", "a@b", "k" * 81, " "])
async def test_a_dice_key_that_could_be_read_as_formatting_is_refused(house: House, key: str) -> None:
    with pytest.raises(BadOption, match="1 to 80 characters: letters, digits, spaces"):
        await house.tables.lobby.gather(house.call(), "corridor", {}, key=key)


@pytest.mark.parametrize("key", ["k" * 80, "Under the Hill_2.b-c", "Höhle"])
async def test_a_dice_key_of_words_is_taken_and_shown_as_it_is(house: House, key: str) -> None:
    await house.tables.lobby.gather(house.call(), "corridor", {}, key=f" {key} ")
    await house.tables.lobby.start(house.call())
    assert (await house.tables.lobby.end(house.call())).key == "", "a person alone reads it under /log"
    assert await house.tables.exports.opened_key(house.call().channel) == f"-# dice key `{key}`"


async def test_the_change_that_a_post_tells_is_known_after_a_restart(house: House) -> None:
    start = await house.begin(ADA)
    await house.tables.outbox.told(start, 71)
    step = await house.act(ADA, "step 1")
    await house.tables.outbox.told(step, 72)
    await house.reopen()
    assert await house.tables.outbox.version_of(71) == start.version
    found = await house.tables.outbox.version_of(72)
    assert found == step.version and await house.tables.views.rules_behind(found) == ("COR-001", "COR-002")
    assert await house.tables.outbox.version_of(73) is None and await house.tables.outbox.version_of(0) is None


def test_every_other_value_is_shown_without_its_underscores() -> None:
    toy = lobbies.lobby(GAMES["toy"])
    assert toy.shown("pace", "very_slow") == "very slow" and toy.moot(None, True) == ()


@pytest.mark.rule("TAB-026")
async def test_the_host_sets_the_pace_in_the_lobby(house: House) -> None:
    await house.tables.lobby.gather(house.call(), "corridor", {})
    update = await house.tables.lobby.set_option(house.call(), "wait", "brisk")
    assert update.story == "I wait: brisk, 8 hours for a move." and update.lobby is not None and update.lobby.wait == 480
    (option,) = [option for option in update.lobby.options if option.name == "wait"]
    assert option.choices == ("live", "brisk", "daily", "2 days", "calm", "no clock") and option.default == "2 days"
    with pytest.raises(BadOption, match="A table waits live, brisk"):
        await house.tables.lobby.set_option(house.call(), "wait", "soon")
    await house.tables.lobby.join(house.call(BOB))
    await house.tables.lobby.start(house.call())
    assert (await house.tables.views.latest(HOME)).due == int(house.clock.timestamp()) + 8 * 3600
