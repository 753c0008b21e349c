"""A delve as a file: silent while it runs, whole and checkable once it has ended."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from engine import __main__ as command
from engine.core.dice import commitment
from engine.core.errors import BadOption, BrokenJournal, GameError
from engine.tables.history.export import Unreadable, verify
from tests.tables import corridor
from tests.tables.house import ADA, BOB, GAMES, HOME, House


async def ended(house: House) -> dict:
    await house.begin(ADA, BOB)
    for who, text in ((ADA, "listen"), (ADA, "roll"), (BOB, "step 2"), (BOB, "roll"), (ADA, "pass"), (BOB, "roll")):
        await house.act(who, text)
    return json.loads((await house.tables.exports.export(HOME))[1])


@pytest.mark.rule("TAB-040", "TAB-046")
async def test_a_running_delve_gives_nothing_secret_away(house: House) -> None:
    with pytest.raises(GameError):
        await house.tables.exports.export(HOME)
    await house.begin(ADA, BOB)
    heard = (await house.act(ADA, "listen")).whispers[0][1]
    await house.act(ADA, "roll")
    name, written = await house.tables.exports.export(HOME)
    assert name == "corridor-1-so-far.json"
    text = written.decode()
    assert "a key" not in text and heard not in text and '"listen"' not in text
    delve = json.loads(text)
    assert delve["key"] == "" and delve["entries"] == [] and delve["commitment"] == commitment("a key")
    assert all(set(entry) == {"seq", "story", "struck", "at"} for entry in delve["told"])
    assert [entry["story"] for entry in delve["told"]] == ["The corridor lies before you.", "Ada listens.", "Ada runs."]
    with pytest.raises(Unreadable, match="has not ended yet"):
        verify(written, GAMES)


async def test_a_delve_of_hidden_hands_gives_no_hand_away(house: House) -> None:
    await house.begin(ADA, BOB, game="toy", rounds="4")
    hand = (await house.tables.views.status(HOME, ADA.id)).partition("Your hand: ")[2].partition(".")[0]
    _, written = await house.tables.exports.export(HOME)
    assert hand not in written.decode() and "draws" not in written.decode() and "digest" not in written.decode()


@pytest.mark.rule("TAB-046")
async def test_an_ended_delve_is_as_its_key_says(house: House) -> None:
    delve = await ended(house)
    assert delve["key"] == "a key" and delve["status"] == "over"
    rolls = sum(len(entry["draws"]) for entry in delve["entries"])
    assert rolls == 4
    assert verify(json.dumps(delve).encode(), GAMES) == "7 entries, 4 rolls, all as the dice key says."


def change_roll(delve: dict) -> None:
    delve["entries"][2]["draws"] = [(delve["entries"][2]["draws"][0] + 1) % 6]


def change_move(delve: dict) -> None:
    delve["entries"][3]["text"] = "step 1"


def change_digest(delve: dict) -> None:
    delve["entries"][3]["digest"] = "0123456789abcdef"


def change_event(delve: dict) -> None:
    delve["entries"][2]["events"][0]["facts"]["face"] = 7


def change_counter(delve: dict) -> None:
    delve["entries"][2]["counter"] = 5


def change_seat(delve: dict) -> None:
    delve["entries"][1]["seat"] = 1


def change_key(delve: dict) -> None:
    delve["key"] = "another key"


def change_key_and_seal(delve: dict) -> None:
    delve["key"], delve["commitment"] = "another key", commitment("another key")


def leave_out(delve: dict) -> None:
    del delve["entries"][3]


def cut_short(delve: dict) -> None:
    del delve["entries"][-1]


def cut_short_and_count(delve: dict) -> None:
    del delve["entries"][-1]
    delve["length"] -= 1


def claim_an_end_by_hand(delve: dict) -> None:
    delve["ended_by"] = "Bob"


def strike(delve: dict) -> None:
    delve["entries"][3]["struck"] = True


@pytest.mark.rule("TAB-046")
@pytest.mark.parametrize(
    "change",
    [
        change_roll,
        change_move,
        change_digest,
        change_event,
        change_counter,
        change_seat,
        change_key,
        change_key_and_seal,
        leave_out,
        cut_short,
        cut_short_and_count,
        claim_an_end_by_hand,
        strike,
    ],
)
async def test_whatever_was_changed_is_found(house: House, change) -> None:
    delve = await ended(house)
    change(delve)
    with pytest.raises(BrokenJournal):
        verify(json.dumps(delve).encode(), GAMES)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"game": "chess"}, "a game that is not here"),
        ({"options": {"rounds": 9}}, "options are not those"),
        ({"delvekeeper": 2}, "format 2"),
        ({"entries": "none"}, "not an exported delve"),
        ({"names": ["Ada", "Bob", "Cy", "Dee"]}, "names 4 players, and Corridor has 1 at least and 3 at most"),
        ({"names": []}, "names 0 players"),
    ],
)
async def test_what_cannot_be_checked_says_why(house: House, changes, words) -> None:
    delve = await ended(house) | changes
    with pytest.raises(Unreadable, match=words):
        verify(json.dumps(delve).encode(), GAMES)


async def test_the_command_answers_in_words_and_with_its_exit_code(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    delve = await ended(house)
    monkeypatch.setattr(command, "games", lambda: GAMES)
    file = tmp_path / "delve.json"
    file.write_text(json.dumps(delve))
    assert command.main(["verify", str(file)]) == 0
    assert capsys.readouterr().out == "7 entries, 4 rolls, all as the dice key says.\n"
    change_roll(delve)
    file.write_text(json.dumps(delve))
    assert command.main(["verify", str(file)]) == 1
    assert "entry 2 (roll): the dice give" in capsys.readouterr().out
    delve["entries"][1]["seat"] = 1
    file.write_text(json.dumps(delve))
    assert command.main(["verify", str(file)]) == 1
    assert capsys.readouterr().out.endswith("It's Ada's turn. I'll call you.\n")
    file.write_bytes(b"\xff\x00")
    assert command.main(["verify", str(file)]) == 2
    assert command.main(["verify", str(tmp_path / "none.json")]) == 2
    assert "cannot be read: No such file" in capsys.readouterr().err


@pytest.mark.whole
def test_the_command_runs_as_a_module(tmp_path: Path) -> None:
    file = tmp_path / "delve.json"
    file.write_text("[]")
    root = Path(corridor.__file__).parents[2]
    done = subprocess.run([sys.executable, "-m", "engine", "verify", str(file)], cwd=root, capture_output=True, text=True)
    assert done.returncode == 2 and done.stderr.startswith("This is not an exported delve")


async def test_a_delve_ended_by_hand_is_whole_and_says_who_ended_it(house: House) -> None:
    await house.begin(ADA, BOB)
    await house.act(ADA, "roll")
    await house.tables.lobby.end(house.call(BOB, manager=True))
    delve = json.loads((await house.tables.exports.export(HOME))[1])
    assert delve["length"] == 2 and delve["ended_by"] == "Bob"
    good = "2 entries, 1 roll, all as the dice key says. Bob ended it before its rules did."
    assert verify(json.dumps(delve).encode(), GAMES) == good
    with pytest.raises(BrokenJournal, match="had not ended by its rules, and no one is said to have ended it"):
        verify(json.dumps(delve | {"ended_by": ""}).encode(), GAMES)
    with pytest.raises(BrokenJournal, match="it had 2 entries, and 1 are left"):
        verify(json.dumps(delve | {"entries": delve["entries"][:1]}).encode(), GAMES)


async def test_what_the_table_says_before_a_story_is_not_the_games_wording(house: House) -> None:
    await house.begin(ADA, BOB, rounds="1")
    await house.tables.moves.skip(house.call(BOB, manager=True))
    await house.act(BOB, "pass")
    delve = json.loads((await house.tables.exports.export(HOME))[1])
    assert delve["entries"][1]["story"] == "Bob goes on without Ada. Ada stays."
    assert verify(json.dumps(delve).encode(), GAMES) == "3 entries, 0 rolls, all as the dice key says."


async def test_other_words_are_counted_and_not_taken_for_a_forgery(house: House) -> None:
    delve = await ended(house)
    delve["entries"][3]["story"] = "Bob flies."
    checked = verify(json.dumps(delve).encode(), GAMES)
    assert checked.endswith("all as the dice key says. 1 story of it would be worded otherwise here.")


async def test_how_it_ended_is_in_the_file_by_name_and_checked(house: House) -> None:
    delve = await ended(house)
    rolled = [entry["events"][0]["facts"]["face"] for entry in delve["entries"] if entry["text"] == "roll"]
    assert (delve["result"], delve["winners"], delve["scores"]) == ("ranked", ["Ada"], [rolled[0], 2 + sum(rolled[1:])])
    for lie in ({"winners": ["Bob"]}, {"scores": [99, 0]}, {"result": "won"}, {"result": "", "winners": [], "scores": []}):
        with pytest.raises(BrokenJournal, match="did not end as the file says"):
            verify(json.dumps(delve | lie).encode(), GAMES)


async def test_a_delve_that_goes_on_or_was_broken_off_has_no_winner(house: House) -> None:
    await house.begin(ADA, BOB)
    for _ in range(2):
        delve = json.loads((await house.tables.exports.export(HOME))[1])
        assert (delve["result"], delve["winners"], delve["scores"]) == ("", [], [])
        if delve["status"] == "running":
            await house.tables.lobby.end(house.call(ADA))


async def test_a_setup_that_the_game_refuses_cannot_be_checked(house: House) -> None:
    await house.begin(ADA, BOB, game="toy", rounds="1")
    await house.tables.lobby.end(house.call(ADA))
    delve = json.loads((await house.tables.exports.export(HOME))[1])

    class Strict(type(GAMES["toy"])):
        def new(self, setup, dice):
            raise BadOption("That is too many for this.")

    with pytest.raises(Unreadable, match=r"Toy cannot begin as the file says: That is too many for this\."):
        verify(json.dumps(delve).encode(), {"toy": Strict()})


class Longer(corridor.Corridor):
    """The rules after an update: a runner comes one step further."""

    version = 2

    def apply(self, state, seat, move, dice):
        after, events = super().apply(state, seat, move, dice)
        if not isinstance(move, corridor.Roll):
            return after, events
        return msgspec.structs.replace(after, at=corridor._more(after.at, seat, 1)), events


UPDATED = {**GAMES, "corridor": Longer()}


async def updated(house: House) -> dict:
    """Return the export of a delve whose entries 0 to 3 the old rules made, and the others the new ones."""
    await house.begin(ADA, BOB)
    for who, text in ((ADA, "listen"), (ADA, "roll"), (BOB, "roll")):
        await house.act(who, text)
    await house.reopen(UPDATED)
    await house.act(ADA, "step 1")
    await house.tables.undo.undo(house.call(ADA))
    for who, text in ((ADA, "listen"), (ADA, "roll"), (BOB, "pass")):
        await house.act(who, text)
    return json.loads((await house.tables.exports.export(HOME))[1])


@pytest.mark.rule("TAB-046")
async def test_a_delve_that_lived_through_an_update_says_who_made_what_and_is_checked_from_there(house: House) -> None:
    delve = await updated(house)
    assert [entry["version"] for entry in delve["entries"]] == [1, 1, 1, 1, 2, 2, 2, 2]
    assert [entry["bounds"] for entry in delve["entries"]] == [[], [100], [6], [6], [], [100], [6], []]
    assert [(handed["seq"], handed["version"]) for handed in delve["handed"]] == [(3, 1)]
    assert verify(json.dumps(delve).encode(), UPDATED) == (
        "8 entries, 5 rolls, all rolls as the dice key says. "
        "Rules of Corridor: entries 0 to 3 by version 1, entries 4 to 7 by version 2; here is version 2. "
        "Moves and states of entries 0 to 1 and 4 to 7 are as these rules say; "
        "those of entries 2 to 3 only the rules that made them could check."
    )


def change_a_draw_of_the_old_rules(delve: dict) -> None:
    delve["entries"][2]["draws"] = [(delve["entries"][2]["draws"][0] + 1) % 6]


def change_a_draw_and_its_bound(delve: dict) -> None:
    draw = delve["entries"][3]["draws"][0]
    delve["entries"][3] |= {"draws": [(draw + 1) % 6], "bounds": [7]}


def change_a_move_of_the_new_rules(delve: dict) -> None:
    delve["entries"][4]["text"] = "step 2"


def change_a_state_of_the_new_rules(delve: dict) -> None:
    delve["entries"][7]["digest"] = "0123456789abcdef"


def leave_out_a_draw_of_the_old_rules(delve: dict) -> None:
    delve["entries"][2] |= {"draws": [], "bounds": []}


@pytest.mark.rule("TAB-044", "TAB-046")
@pytest.mark.parametrize(
    "change",
    [
        change_a_draw_of_the_old_rules,
        change_a_draw_and_its_bound,
        change_a_move_of_the_new_rules,
        change_a_state_of_the_new_rules,
        leave_out_a_draw_of_the_old_rules,
    ],
)
async def test_what_was_changed_before_or_after_an_update_is_found(house: House, change) -> None:
    delve = await updated(house)
    change(delve)
    with pytest.raises(BrokenJournal):
        verify(json.dumps(delve).encode(), UPDATED)


@pytest.mark.rule("TAB-044")
async def test_draws_are_checked_where_no_rule_can_be(house: House) -> None:
    delve = await ended(house)
    delve["options"] = {"rounds": 9}
    words = "7 entries, 4 rolls, all rolls as the dice key says. Rules of Corridor: entries 0 to 6 by version 1; here is "
    assert verify(json.dumps(delve).encode(), UPDATED).startswith(words)
    delve["entries"][6]["draws"] = [(delve["entries"][6]["draws"][0] + 1) % 6]
    with pytest.raises(BrokenJournal, match=r"entry 6 \(roll\): draw 1 is not what the dice key gives"):
        verify(json.dumps(delve).encode(), UPDATED)


@pytest.mark.rule("TAB-044")
async def test_a_file_without_bounds_is_checked_as_far_as_it_can_be(house: House) -> None:
    delve = await ended(house)
    delve["options"] = {"rounds": 9}
    for entry in delve["entries"]:
        del entry["bounds"], entry["version"]
    checked = verify(json.dumps(delve).encode(), UPDATED)
    assert checked.startswith("7 entries, 4 rolls: 4 as the dice key can say. An older version of me wrote this file,")
    delve["game_versions"] = [1, 2]
    assert "versions 1 and 2; the file does not say which" in verify(json.dumps(delve).encode(), UPDATED)
    delve["entries"][6]["draws"] = [1_000_003]
    with pytest.raises(BrokenJournal, match="draw 1 is not what the dice key gives"):
        verify(json.dumps(delve).encode(), UPDATED)
