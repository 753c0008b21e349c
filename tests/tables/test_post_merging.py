"""Continuing: which updates go on in the newest post, what it told before, and the rules behind all of it."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from engine.api.update import Member, Tale, Update, Version
from engine.core.dice import Dice
from engine.core.game import Event, Seat
from engine.core.high_points import HighPoint, HighPointBoard
from engine.core.moves import Move
from engine.core.scene import Look, Scene
from engine.tables.updates import post_merging
from engine.tables.updates.post_merging import EARLIER_WORDS, _faded, _settled, _shortened, _with_news
from tests.plates import Plate, PlateBoard
from tests.tables import corridor
from tests.tables.corridor import Corridor, Step, Turn

from .house import ADA, BOB, GAMES, HOME, House


class Torch(Corridor):
    """A corridor where each step shows something on a picture that no one knew, and looking answers what is asked."""

    key = "torch"
    verbs = tuple(msgspec.structs.replace(verb, answers=verb.name == "turn") for verb in Corridor.verbs)

    def apply(self, state: corridor.State, seat: Seat, move: Move, dice: Dice) -> tuple[corridor.State, Sequence[Event]]:
        after, events = super().apply(state, seat, move, dice)
        found = isinstance(move, (Step, Turn))
        if isinstance(move, Turn):
            # What is seen at the wall is drawn, too.
            after = msgspec.structs.replace(after, round=after.round + 1)
        return after, [msgspec.structs.replace(event, reveals=found) for event in events]

    def scene(self, view: corridor.View, look: Look) -> Scene:
        drawn = (view.at[0], view.round)
        return msgspec.structs.replace(super().scene(view, look), board=PlateBoard((Plate(drawn, "stone"),)))


def told_before(update: Update) -> tuple[str, ...] | None:
    """Return what the post told before that an update goes on in, ``None`` where it makes one of its own."""
    return update.tale.told if update.tale else None


async def by_torchlight(house: House, *members: Member) -> Update:
    await house.tables.close()
    await house.open({**GAMES, "torch": Torch()})
    return await house.begin(*members, game="torch", rounds="100000")


async def test_a_turn_goes_on_in_its_post_and_tells_what_was_told_there(house: House) -> None:
    start = await house.begin(ADA, BOB)
    first, second = [await house.act(ADA, "step 1") for _ in range(2)]
    # Small print is not told twice: the seal stands in the log.
    assert told_before(start) is None and told_before(first) == ("The corridor lies before you.",)
    assert told_before(second) == ("The corridor lies before you.", "Ada goes 1 on.")
    assert first.tale and second.tale and first.tale.since == second.tale.since == start.version.change


@pytest.mark.rule("TAB-078")
async def test_a_post_that_says_what_a_game_is_about_stays_as_it_is(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def told(_: object, view: corridor.View, events: Sequence[Event]) -> str:
        return "Goal: the far end.\nDanger: the dark." if events[0].kind == "began" else "Ada goes on."

    monkeypatch.setattr(Corridor, "tell", told)
    start = await house.begin(ADA, BOB)
    first = await house.act(ADA, "step 1")
    assert start.story.startswith("Goal: the far end.\nDanger: the dark.")
    assert told_before(first) is None and first.looks == (Look(),), "a post of its own, with the map"
    second = await house.act(ADA, "step 1")
    assert told_before(second) == ("Ada goes on.",) and second.tale and second.tale.since == first.version.change
    taken_back = await house.tables.undo.undo(house.call(ADA))
    assert taken_back.tale and taken_back.tale.since == first.version.change


async def test_a_player_who_is_called_is_called_by_a_post_of_its_own_with_the_map(house: House) -> None:
    await house.begin(ADA, BOB)
    called = await house.act(ADA, "pass")
    assert called.mention == (BOB.id,) and told_before(called) is None and called.looks == (Look(),)
    assert not called.turn_goes_on, "it is another's turn"
    after = await house.act(BOB, "step 1")
    assert told_before(after) == ("Ada stays.",) and after.tale and after.tale.since == called.version.change


async def test_a_new_turn_begins_a_post_though_no_one_else_is_called(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Corridor, "turn_number", lambda _, state: state.round)
    await house.begin(ADA, rounds="100000")
    assert told_before(await house.act(ADA, "step 1")) is not None
    passed = await house.act(ADA, "pass")
    assert passed.mention == () and told_before(passed) is None
    # A person alone has read how the turn before ended, and what they did since.
    assert told_before(await house.act(ADA, "step 1")) == ()
    assert told_before(await house.act(ADA, "step 1")) == ()


async def test_a_turn_does_not_go_on_where_a_bot_player_has_moved_since(house: House) -> None:
    """What was rolled before that stands above the map, and leaves its post with the next move."""
    await house.tables.lobby.gather(house.call(ADA), "march", {"rounds": "100000"})
    await house.tables.bot_players.hire(house.call(ADA), "steady")
    await house.tables.lobby.start(house.call(ADA))
    own = await house.act(ADA, "step 1")
    assert own.turn_goes_on and own.awaited == (ADA,)
    theirs = await house.act(ADA, "pass")
    assert theirs.awaited == (ADA,) and not theirs.mention, "her own move led back to her"
    assert "runs." in theirs.story and not theirs.turn_goes_on


async def test_a_find_is_never_painted_over_by_another_one(house: House) -> None:
    await by_torchlight(house, ADA, BOB)
    found = await house.act(ADA, "step 1")
    # The beginning shows the map as everybody sees it first.
    assert found.shows and told_before(found) is None
    looked = await house.act(ADA, "turn left wall")
    assert looked.shows and told_before(looked) == ("Ada goes 1 on.",), "an answer to what the find asks belongs to it"
    listened = await house.act(ADA, "listen")
    assert not listened.shows and told_before(listened) == ("Ada goes 1 on.", "Ada looks at the wall.")
    again = await house.act(ADA, "step 1")
    assert told_before(again) is None and again.looks == (Look(),)


@pytest.mark.rule("TAB-078")
async def test_what_ended_the_turn_before_makes_room_for_the_first_find_of_a_turn(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Torch, "turn_number", lambda _, state: min(state.at[0], 1))
    await by_torchlight(house, ADA)
    ended = await house.act(ADA, "step 1")
    assert ended.shows and told_before(ended) is None
    first = await house.act(ADA, "step 1")
    assert first.shows and told_before(first) == ()
    second = await house.act(ADA, "step 1")
    assert second.shows and told_before(second) is None


async def test_what_was_typed_is_told_in_a_post_of_its_own_and_goes_on_from_there(house: House) -> None:
    await house.begin(ADA, BOB)
    typed = await house.tables.act(msgspec.structs.replace(house.call(), typed=True), "step 1")
    assert told_before(typed) is None and typed.looks == (Look(),)
    assert told_before(await house.act(ADA, "step 1")) == ("Ada goes 1 on.",)


@pytest.mark.rule("TAB-034", "TAB-035")
async def test_undo_and_redo_go_on_in_the_post_of_the_turn(house: House) -> None:
    start = await house.begin(ADA, BOB)
    await house.act(ADA, "step 1")
    undone = await house.tables.undo.undo(house.call(ADA))
    redone = await house.tables.undo.redo(house.call(ADA))
    assert undone.kind == "undo" and undone.tale and undone.tale.since == start.version.change
    assert told_before(redone) == ("The corridor lies before you.",), "what was taken back is not told any more"


@pytest.mark.rule("TAB-032", "TAB-033")
async def test_a_ballot_calls_the_others_and_the_answer_goes_on_in_its_post(house: House) -> None:
    await house.begin(ADA, BOB)
    await house.act(ADA, "pass")
    await house.act(BOB, "roll")
    asked = await house.tables.undo.undo(house.call(BOB))
    assert asked.kind == "ballot"
    agreed = await house.tables.undo.vote(house.call(ADA), asked.version, True)
    # One post or two, what was asked and what came of it stand together.
    told = " ".join((*(told_before(agreed) or ()), agreed.story))
    assert agreed.kind == "undo" and "Ada agrees to take back Bob's “Run”." in told


def told(*clauses: str) -> Tale:
    return Tale(0, told=clauses, changes=tuple(range(1, len(clauses) + 1)), votes=(-1,) * len(clauses))


def test_what_is_too_old_goes_first_and_the_newest_stays_in_any_case() -> None:
    half = " ".join(["word"] * (EARLIER_WORDS // 2 - 1))
    kept = _shortened(told(f"1 {half}", f"2 {half}\n-# small {half}", f"3 {half}"))
    assert kept.told == (f"2 {half}", f"3 {half}") and kept.changes == (2, 3)
    long = " ".join(["long"] * (EARLIER_WORDS + 1))
    assert _shortened(told(half, long)).told == (long,)
    assert _shortened(told("-# only small print", "")).told == ()
    assert _shortened(told("Bob reads:\n> **1** Shout\n\n> **2** Run")).told == ("Bob reads:",)
    assert _shortened(told()).told == ()
    assert _shortened(told("Ada: a mender.", "Ada: a mender, once a sailor.")).told == ("Ada: a mender, once a sailor.",)
    assert _shortened(told("Ada acts.", "Ada acts again.")).told == ("Ada acts.", "Ada acts again.")
    # What is bold as a whole stays, however old it is or much is told beside it.
    great = "Bob attacks. **Bob takes Salt from Ada.** **2 words.** " + half
    assert _shortened(told(great, long)).told == ("**Bob takes Salt from Ada.**", long)
    assert _shortened(told(great)).told == ("**Bob takes Salt from Ada.**",)
    assert _faded(told(great, "Ada acts."), [1]).told == ("**Bob takes Salt from Ada.**", "Ada acts.")
    assert _faded(told("Ada acts.", great), []).told == ("**Bob takes Salt from Ada.**",)


def test_what_was_put_to_the_vote_goes_once_something_comes_of_it() -> None:
    # Cy's clause is no vote; what seats 0 and 1 said is.
    tale = msgspec.structs.replace(told("Cy waits.", "Ada: west", "Bob: camp"), votes=(-1, 0, 1))

    def after(story: str, *votes: tuple[int, str], lasting: str = "") -> tuple[str, ...]:
        update = Update(1, Version(1, 4), 5, "move", story, lasting=lasting, votes=votes)
        return _settled(tale, update).told

    assert after("Dee: camp", (2, "Dee: camp")) == ("Cy waits.", "Ada: west", "Bob: camp"), "all are still open"
    assert after("Ada: camp", (0, "Ada: camp")) == ("Cy waits.", "Bob: camp"), "each has one vote"
    assert after("The party camps.") == after("The party camps.", lasting="The party camps.") == ("Cy waits.",)
    assert after("All go west. Dee: camp", (2, "Dee: camp"), lasting="All go west.") == ("Cy waits.",)
    assert after("") == ("Cy waits.", "Ada: west", "Bob: camp"), "nothing was told"


def test_a_tale_keeps_what_lasts_before_what_was_put_to_the_vote_and_knows_whose_it_is() -> None:
    update = Update(1, Version(1, 4), 5, "move", "All.", lasting="All go west.", votes=((2, "Dee: camp"), (0, "Ada: rest")))
    tale = _with_news(told("Cy waits."), update, 7)
    assert tale.told == ("Cy waits.", "All go west.", "Dee: camp", "Ada: rest")
    assert tale.changes == (1, 7, 7, 7) and tale.votes == (-1, -1, 2, 0)
    assert _shortened(tale).votes == (-1, -1, 2, 0)


async def test_what_a_post_tells_outlives_a_restart(house: House) -> None:
    await house.begin(ADA, BOB)
    await house.act(ADA, "step 1")
    await house.reopen()
    assert told_before(await house.act(ADA, "step 1")) == ("The corridor lies before you.", "Ada goes 1 on.")


@pytest.mark.parametrize("written", ["", "{not json", '{"told": 3}'])
async def test_a_table_of_which_no_tale_is_known_goes_on_in_a_post_of_its_own(house: House, written: str) -> None:
    await house.begin(ADA, BOB)
    await house.act(ADA, "step 1")
    connection = sqlite3.connect(house.path)
    assert connection.execute("UPDATE tables SET tale = ?", (written,)).rowcount == 1
    connection.commit()
    connection.close()
    await house.reopen()
    assert told_before(await house.act(ADA, "step 1")) is None
    assert told_before(await house.act(ADA, "step 1")) == ("Ada goes 1 on.",)


async def test_after_the_end_nothing_goes_on(house: House) -> None:
    await house.begin(ADA, rounds="1")
    end = await house.act(ADA, "pass")
    assert end.kind == "end" and end.tale is None
    connection = sqlite3.connect(house.path)
    ((tale,),) = connection.execute("SELECT tale FROM tables").fetchall()
    connection.close()
    assert tale == ""


async def test_a_table_that_moves_tells_its_turn_anew_where_it_goes(house: House) -> None:
    await house.begin(ADA, BOB)
    await house.act(ADA, "step 1")
    moved = await house.tables.lobby.move_here(house.call(ADA, 8), HOME)
    assert moved.channel == 8
    after = await house.act(ADA, "step 1", channel=8)
    told = " ".join((*(told_before(after) or ()), after.story))
    assert told.endswith("Ada goes 1 on.") and told.count("The corridor") <= 1


@pytest.mark.rule("TAB-062")
async def test_the_rules_behind_a_post_are_those_of_all_that_it_tells(house: House) -> None:
    await house.begin(ADA, BOB)
    await house.act(ADA, "step 1")
    undone = await house.tables.undo.undo(house.call(ADA))
    assert await house.tables.views.rules_behind(undone.version) == ("COR-001", "COR-002", "TAB-031", "TAB-034")
    rolled = await house.act(ADA, "roll")
    assert await house.tables.views.rules_behind(rolled.version) == ("COR-004",), "Bob's turn is told elsewhere"
    again = await house.act(BOB, "step 1")
    await house.reopen()
    assert await house.tables.views.rules_behind(again.version) == ("COR-004", "COR-002")


async def test_what_was_told_after_an_update_is_known_with_whether_it_was_told(house: House) -> None:
    start = await house.begin(ADA, BOB)
    first, second = [await house.act(ADA, "step 1") for _ in range(2)]
    assert first.turn_goes_on and second.turn_goes_on
    await house.tables.outbox.told(second, 72)
    later = await house.tables.outbox.updates_after(start.version)
    assert [(update.id, told) for update, told in later] == [(first.id, False), (second.id, True)]
    assert await house.tables.outbox.updates_after(second.version) == []


def test_the_turn_before_goes_with_its_story_and_cards_once_the_new_one_goes_on() -> None:
    card = HighPoint("A battle", HighPointBoard(told="Bob beats **Ada**"))
    # Change 4 told how Ada's turn ended and began the next one, in which change 5 brings news.
    tale = Tale(4, ("Bob beats Ada.", "Ada digs."), (4, 5), turn=7, turned=4, cards=(card,), shown=4, votes=(-1, -1))
    settled = post_merging._without_turn_before(tale)
    assert (settled.told, settled.cards) == (("Ada digs.",), ())
    assert post_merging._without_turn_before(msgspec.structs.replace(tale, shown=5)).cards == (card,)


def test_a_card_stands_for_a_few_changes_that_bring_none() -> None:
    card = HighPoint("A lamp", HighPointBoard(told="Ada finds **a lamp**"))
    tale = Tale(1, cards=(card,), shown=4)

    def stays(
        change: int, shown: Tale = tale, *, moved_on: bool = False, kind: str = "move", story: str = "", lasting: Any = None
    ) -> bool:
        after: Any = SimpleNamespace(row=SimpleNamespace(change=change))
        update: Any = SimpleNamespace(kind=kind, cards=(), story=story, lasting=lasting)
        return bool(post_merging._cards(after, update, shown, moved_on=moved_on))

    assert [stays(change) for change in (5, 6, 7)] == [True, True, False]
    assert not stays(5, story="Ada goes on."), "another move makes it old"
    assert stays(5, story="Ada proposes: go on.", lasting=""), "a vote does not"
    assert stays(5, kind="ballot", story="Bob votes.")
    assert not stays(5, moved_on=True), "another has had a turn since"
    assert not stays(5, msgspec.structs.replace(tale, shown=post_merging.OVER)), "it was of the turn before"


def test_what_was_told_a_few_changes_ago_leaves_the_post() -> None:
    tale = told("Ada falls: 8 left.", "Ada rests.")
    assert [post_merging._without_old(tale, change).told for change in (4, 5, 6)] == [
        ("Ada falls: 8 left.", "Ada rests."),
        ("Ada rests.",),
        (),
    ]
    great = "**Ada takes the crown.**"
    headlined = told(f"Ada digs. {great}")
    assert [post_merging._without_old(headlined, change).told for change in (4, 5, 7, 8)] == [
        (f"Ada digs. {great}",),
        (great,),
        (great,),
        (),
    ]
    # A person alone has read all before they press; a headline stays for one press more.
    alone = [post_merging._without_old(headlined, change, alone=True).told for change in (2, 3)]
    assert alone == [(great,), ()]
    voted = msgspec.structs.replace(tale, votes=(0, -1))
    assert post_merging._without_old(voted, 9).told == ("Ada falls: 8 left.",), "what is put to the vote is still open"
