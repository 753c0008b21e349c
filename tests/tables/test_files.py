"""A prepared file is checked on the side, kept with its table, and shown to no one before the end but the game master."""

from __future__ import annotations

import json
import threading

import pytest

from engine.core.capabilities import Prepared
from engine.core.errors import BadFile, BadOption, GameError, NotAllowed
from engine.tables.history.export import verify
from engine.tables.lobby.prepared_files import LARGEST_FILE, MOST_AT_ONCE, FileReader
from tests import outing

from .house import ADA, BOB, CY, GAMES, HOME, House

WOOD = "title: Owl Wood\nchest: 6\n"


async def gathered(house: House, *, master: bool = False) -> None:
    await house.tables.lobby.gather(house.call(ADA), "outing", {})
    await house.tables.lobby.join(house.call(BOB))
    if master:
        await house.tables.lobby.set_master(house.call(ADA), BOB)


@pytest.mark.rule("TAB-048")
async def test_a_file_is_understood_or_every_mistake_is_named_with_its_line(house: House) -> None:
    assert await house.tables.files.check_file("outing", WOOD) == Prepared("Owl Wood", ("One chest",))
    assert (await house.tables.files.check_file("outing", house.tables.files.template("outing"))).name == "Mill Wood"
    with pytest.raises(BadFile) as wrong:
        await house.tables.files.check_file("outing", "# mine\ncheste: 4\nchest: 12\n")
    assert [str(problem) for problem in wrong.value.problems] == [
        "line 2, cheste: there is no such key; title or chest",
        "line 3, chest: 12 is no place; a number from 1 to 9",
        "title: it is missing",
    ]


@pytest.mark.rule("TAB-048")
async def test_a_game_that_takes_no_files_says_so_and_so_does_one_that_is_not_there(house: House) -> None:
    with pytest.raises(BadOption, match="Corridor takes no files"):
        await house.tables.files.check_file("corridor", WOOD)
    with pytest.raises(BadOption, match="Corridor takes no files"):
        house.tables.files.template("corridor")
    with pytest.raises(BadOption, match="I know no game “maze”"):
        await house.tables.files.check_file("maze", WOOD)
    await house.tables.lobby.gather(house.call(ADA), "corridor", {})
    with pytest.raises(BadOption, match="Corridor takes no files"):
        await house.tables.files.use_file(house.call(ADA), WOOD)


async def test_a_game_is_played_by_the_file_that_was_chosen_for_it_also_after_a_restart(house: House) -> None:
    await gathered(house)
    update = await house.tables.files.use_file(house.call(ADA), WOOD)
    assert update.kind == "lobby" and update.story == "Ada brings the wood “Owl Wood”." and update.lobby is not None
    assert (update.lobby.files, update.lobby.file) == ("wood", "Owl Wood")
    await house.reopen()
    update = await house.tables.lobby.start(house.call(ADA))
    assert update.story.startswith("A chest lies somewhere in Owl Wood.")
    await house.act(ADA, "go 6")
    await house.reopen()
    assert (await house.act(ADA, "unearth")).kind == "end"


@pytest.mark.rule("TAB-048")
async def test_a_file_can_be_put_away_again(house: House) -> None:
    await gathered(house)
    with pytest.raises(GameError, match="No wood is used here"):
        await house.tables.files.use_file(house.call(ADA), "")
    await house.tables.files.use_file(house.call(ADA), WOOD)
    update = await house.tables.files.use_file(house.call(ADA), "")
    assert update.story == "Ada puts the wood away again." and update.lobby is not None and update.lobby.file == ""
    assert "somewhere in Wood." in (await house.tables.lobby.start(house.call(ADA))).story


async def test_a_bad_file_leaves_the_lobby_as_it_is(house: House) -> None:
    await gathered(house)
    await house.tables.files.use_file(house.call(ADA), WOOD)
    with pytest.raises(BadFile):
        await house.tables.files.use_file(house.call(ADA), "chest: 44")
    latest = await house.tables.views.latest(HOME)
    assert latest.lobby is not None and latest.lobby.file == "Owl Wood"


@pytest.mark.rule("TAB-014", "TAB-048")
async def test_the_host_or_the_game_master_chooses_it_and_no_one_else_and_only_before_the_start(house: House) -> None:
    await gathered(house)
    with pytest.raises(NotAllowed, match="Only Ada, the host"):
        await house.tables.files.use_file(house.call(BOB, manager=True), WOOD)
    await house.tables.lobby.set_master(house.call(ADA), BOB)
    assert (await house.tables.files.use_file(house.call(BOB), WOOD)).story.startswith("Bob brings")
    await house.tables.lobby.start(house.call(ADA))
    with pytest.raises(GameError, match="under way already"):
        await house.tables.files.use_file(house.call(ADA), WOOD)


@pytest.mark.rule("TAB-049")
async def test_the_file_of_a_game_is_the_game_masters_alone_until_it_is_over_for_everybody(house: House) -> None:
    with pytest.raises(GameError):
        await house.tables.files.export_file(HOME, ADA.id)
    await gathered(house, master=True)
    with pytest.raises(GameError, match="has not started"):
        await house.tables.files.export_file(HOME, BOB.id)
    await house.tables.files.use_file(house.call(ADA), WOOD)
    await house.tables.lobby.start(house.call(ADA))
    assert await house.tables.files.export_file(HOME, BOB.id) == ("outing-1-wood.toml", WOOD)
    for member in (ADA.id, CY.id, None):
        with pytest.raises(NotAllowed, match="Until the end only Bob, the game master, can see it"):
            await house.tables.files.export_file(HOME, member)
    await house.act(BOB, "gm hide 2")
    await house.tables.lobby.end(house.call(ADA))
    assert (await house.tables.files.export_file(HOME, CY.id))[1] == "title: Owl Wood\nchest: 2\n"


@pytest.mark.rule("TAB-049")
async def test_without_a_game_master_no_one_sees_it_before_the_end(house: House) -> None:
    await gathered(house)
    await house.tables.lobby.start(house.call(ADA))
    with pytest.raises(NotAllowed, match="It is shown at the end"):
        await house.tables.files.export_file(HOME, ADA.id)


async def test_nothing_that_is_exported_while_it_runs_gives_the_file_away_and_the_whole_of_it_can_be_checked_after(
    house: House,
) -> None:
    await gathered(house, master=True)
    await house.tables.files.use_file(house.call(ADA), WOOD)
    started = await house.tables.lobby.start(house.call(ADA))
    await house.act(BOB, "gm hide 8")
    _, written = await house.tables.exports.export(HOME)
    delve = json.loads(written)
    assert delve["file"] == "" and delve["kept"] == [] and delve["key"] == "" and delve["entries"] == []
    for secret in ("chest: 6", "chest lies at", "hide", "draws"):
        assert secret not in written.decode()
        assert secret not in started.story + str(started.lobby)
    await house.act(ADA, "go 8")
    assert (await house.act(ADA, "unearth")).kind == "end"
    _, written = await house.tables.exports.export(HOME)
    delve = json.loads(written)
    assert delve["file"] == WOOD and delve["master"] == 1
    assert verify(written, GAMES) == "4 entries, 28 rolls, all as the dice key says."
    with pytest.raises(Exception, match="entry 0"):
        verify(json.dumps({**delve, "file": "title: Owl Wood\nchest: 3\n"}).encode(), GAMES)


async def test_a_file_that_is_too_long_is_not_even_read(house: House) -> None:
    with pytest.raises(BadFile) as wrong:
        await house.tables.files.check_file("outing", "#" * (LARGEST_FILE + 1))
    assert str(wrong.value.problems[0]) == f"It has {LARGEST_FILE + 1:,} characters; at most {LARGEST_FILE:,} characters"


async def test_a_file_that_takes_too_long_is_left_behind_and_holds_no_one_up(monkeypatch: pytest.MonkeyPatch) -> None:
    done = threading.Event()
    game, lectern = outing.GAME, FileReader(patience=0.05)
    monkeypatch.setattr(type(game), "check_file", lambda *_: done.wait(60))
    for _ in range(MOST_AT_ONCE):
        with pytest.raises(BadFile, match="That wood cannot be used"):
            await lectern.check(game, WOOD)
    with pytest.raises(GameError, match="still reading other files"):
        await lectern.check(game, WOOD)
    done.set()


async def test_a_mistake_of_ours_in_reading_a_file_is_noted_and_told_in_words(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def stumble(*_: object) -> Prepared:
        raise RecursionError("too deep")

    monkeypatch.setattr(type(outing.GAME), "check_file", stumble)
    with pytest.raises(BadFile) as wrong:
        await house.tables.files.check_file("outing", WOOD)
    assert [str(problem) for problem in wrong.value.problems] == ["I could not make sense of it; what the template shows"]
    assert "too deep" in caplog.text
