"""What bot players do at a table: when they move, what is told of it, what is taken back, and what they keep in mind."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence

import msgspec
import pytest

from engine.api.characters import characters
from engine.api.update import Member
from engine.core.game import AnyGame, Event
from engine.core.moves import Move
from engine.core.scene import Look
from engine.tables.bots.decide import Legal
from engine.tables.bots.thinker import Inline, Thinker
from engine.tables.history.export import verify
from engine.tables.moves import auto_moves, summarise_bots
from engine.tables.moves.record import record_move
from engine.tables.session.view_cache import ViewCache
from tests.tables import corridor, crew

from .house import ADA, BOB, HOME, House

FOR_EVER = {"rounds": "100000"}


@pytest.fixture(autouse=True)
def whole() -> Iterator[None]:
    yield
    crew.MARCH.trouble = crew.MOOT.trouble = None


async def begin(house: House, *people: Member, game: str = "march", levels: tuple[str, ...] = ("steady",)) -> list[str]:
    """Begin a game with company, and return the names of the bot players."""
    first, *others = people or (ADA,)
    options = FOR_EVER if game != "toy" else {}
    await house.tables.lobby.gather(house.call(first), game, options)
    for other in others:
        await house.tables.lobby.join(house.call(other))
    for level in levels:
        update = await house.tables.bot_players.hire(house.call(first), level)
    assert update.lobby is not None
    await house.tables.lobby.start(house.call(first))
    return [seat.member.name for seat in update.lobby.company]


def rows(house: House, *columns: str) -> list[tuple[object, ...]]:
    with sqlite3.connect(house.path) as connection:
        return connection.execute(f"SELECT {', '.join(columns)} FROM journal WHERE struck = 0 ORDER BY seq").fetchall()


def minds(house: House) -> list[bytes]:
    with sqlite3.connect(house.path) as connection:
        newest = "position = (SELECT max(position) FROM minds)"
        return [bytes(body) for (body,) in connection.execute(f"SELECT body FROM minds WHERE {newest} ORDER BY seat")]


@pytest.mark.rule("TAB-103", "TAB-104")
async def test_house_players_move_in_the_command_that_made_them_awaited_and_are_told_with_it(house: House) -> None:
    first, two = await begin(house, ADA, BOB, levels=("steady", "sharp"))
    assert (await house.act(ADA, "pass")).awaited == (BOB,)
    update = await house.act(BOB, "pass")
    told = [line for line in update.story.splitlines() if not line.startswith("-# ")]
    assert told == ["Bob stays.", f"{first} listens. {first} runs.", f"{two} listens. {two} runs.", f"{two} waves to Ada."]
    assert update.awaited == (ADA,) and update.mention == (ADA.id,) and update.looks == (Look(),)
    assert update.whispers == ()
    small = [line for line in update.story.splitlines() if "“" in line]
    assert small == [f"-# {first} and {two}: “Run, with 2 of you behind me.”"], "what both say is told once"


@pytest.mark.rule("TAB-103")
async def test_the_journal_says_which_character_moved_and_its_export_is_verified_without_a_player(house: House) -> None:
    numbers = {character.name: character.number for character in characters()}
    (name,) = await begin(house)
    await house.act(ADA, "pass")
    assert rows(house, "seat", "member", "text")[1:] == [
        (0, ADA.id, "pass"),
        (1, numbers[name], "listen"),
        (1, numbers[name], "roll"),
    ]
    await house.tables.lobby.end(house.call(ADA))
    file = (await house.tables.exports.export(HOME))[1]
    assert [entry["by"] for entry in json.loads(file)["entries"]][1:] == ["Ada", name, name]

    class WithoutPlayers(corridor.Corridor):
        key, title, seats = "march", "March", range(1, 6)

    assert verify(file, {"march": WithoutPlayers()})[0]


@pytest.mark.rule("TAB-104", "TAB-046")
async def test_what_they_leave_to_others_is_not_told_and_the_export_is_as_it_was_told(house: House) -> None:
    class Quiet(crew.March):
        abstaining = ("listened",)

    game = Quiet()
    await house.tables.close()
    await house.open({"march": game})
    (name,) = await begin(house)
    assert (await house.act(ADA, "listen")).story == "Ada listens."
    update = await house.act(ADA, "pass")
    assert update.story.startswith(f"Ada stays.\n{name} runs.") and "listens" not in update.story
    await house.tables.lobby.end(house.call(ADA))
    checked = verify((await house.tables.exports.export(HOME))[1], {"march": game})
    assert "all as the dice key says" in checked and "worded" not in checked


@pytest.mark.rule("TAB-104")
async def test_each_has_one_line_under_one_map_and_the_log_has_each_move(house: House) -> None:
    lead, two, three, four = await begin(house, levels=("steady",) * 4)
    many = await house.act(ADA, "roll")
    first, dice, *told = many.story.splitlines()
    assert first == "Ada runs." and dice.startswith("-# ") and dice[3:].isdigit()
    assert [line for line in told if not line.startswith("-# ")] == [
        f"{lead} listens. {lead} runs.",
        f"{two} listens. {two} runs.",
        f"{three} listens. {three} runs.",
        f"{three} waves to Ada.",
        f"{four} listens. {four} runs.",
    ]
    assert f"-# {three} and {four}: “" in many.story, "no more than two of them are heard"
    assert many.looks == (Look(),)
    log = (await house.tables.views.log(HOME))[0]
    assert all(f"{name} listens." in log and f"{name} runs." in log for name in (lead, two, three, four))


def plain(story: str) -> str:
    """Return what a story tells beside its small print."""
    return "\n".join(line for line in story.splitlines() if not line.startswith("-# "))


@pytest.mark.rule("TAB-104")
async def test_where_it_takes_too_many_words_each_is_told_what_mattered(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Each listens (2 words) and runs (2), and only running matters; the last of the three waves to Ada (4).
    names = await begin(house, levels=("steady",) * 3)
    monkeypatch.setattr(summarise_bots, "MANY_WORDS", 9)
    monkeypatch.setattr(summarise_bots, "FEWEST_WORDS", 2)
    first, two, three = names
    told = plain((await house.act(ADA, "pass")).story)
    assert told == f"Ada stays.\n{first} runs.\n{two} runs.\n{three} runs.\n{three} waves to Ada."


@pytest.mark.rule("TAB-104")
async def test_where_that_is_still_too_much_they_are_told_what_it_comes_to(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    # "Quin runs. Quin runs." is 4 words, "Quin ran twice." is 3.
    (name,) = await begin(house)
    monkeypatch.setattr(summarise_bots, "MANY_WORDS", 3)
    monkeypatch.setattr(summarise_bots, "FEWEST_WORDS", 3)
    before = await house.tables._context.cache.seen(HOME)
    moves = [record_move(before, 0, "pass", ADA.id, 0)]
    for seat, text in ((1, "roll"), (0, "pass"), (1, "roll")):
        moves.append(record_move(moves[-1].live, seat, text, ADA.id, 0))
    bots = [msgspec.structs.replace(move, thought=True) for move in moves if move.row.seat == 1]
    assert summarise_bots.told_of(moves[-1].live, bots).parts == (f"{name} ran twice.",)


@pytest.mark.rule("TAB-104")
async def test_what_is_told_of_one_move_is_one_story_whether_it_is_of_people_or_of_bots(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    (name,) = await begin(house)
    before = await house.tables._context.cache.seen(HOME)
    own = record_move(before, 0, "pass", ADA.id, 0)
    theirs = record_move(own.live, 1, "roll", ADA.id, 0)
    ran = (crew.Ran(name, 1), crew.Ran("Ada", 2), crew.Ran(name, 3))
    theirs = msgspec.structs.replace(theirs, thought=True, events=tuple(each.told() for each in ran))
    monkeypatch.setattr(
        summarise_bots, "story_for_all", lambda live, events: " ".join(str(event.facts["face"]) for event in events)
    )
    bot = summarise_bots.BotMoves(theirs.live, 1, [theirs])
    assert summarise_bots._what_mattered(bot, {"Ada"}) == ("1 2 3", 2), "Ada's part is not counted"


@pytest.mark.rule("TAB-104")
@pytest.mark.parametrize(("agreed", "told"), [("pass", 1), ("roll", 2)])
async def test_that_they_agree_to_what_a_member_has_just_proposed_is_not_told(house: House, agreed: str, told: int) -> None:
    await begin(house)
    before = await house.tables._context.cache.seen(HOME)
    own = record_move(before, 0, "pass", ADA.id, 0)
    theirs = record_move(own.live, 1, "roll", ADA.id, 0)
    (ran,) = theirs.events
    theirs = msgspec.structs.replace(theirs, thought=True, events=(Event("agreed", facts={"text": agreed}), ran))
    assert len(summarise_bots._without_overtaken([own, theirs])[1].events) == told


@pytest.mark.rule("TAB-104")
async def test_what_cannot_be_told_in_short_is_told_as_it_is(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    names = await begin(house, levels=("steady",) * 4)

    def broken(*given: object) -> dict[int, str]:
        raise KeyError("who")

    monkeypatch.setattr(summarise_bots, "_lines", broken)
    told = (await house.act(ADA, "pass")).story
    assert all(f"{name} runs." in told for name in names) and "cannot be told in short" in caplog.text


@pytest.mark.rule("TAB-106")
async def test_alone_with_company_one_takes_back_freely_and_their_moves_go_with_it(house: House) -> None:
    await begin(house, levels=("steady", "sharp"))
    before = rows(house, "seq", "text")
    first = await house.act(ADA, "pass")
    made = rows(house, "text", "draws")
    assert first.undo and len(made) == 6 and len(minds(house)) == 2
    kept = minds(house)
    taken = await house.tables.undo.undo(house.call(ADA))
    assert (
        taken.kind == "undo" and taken.story.startswith("Ada takes back “Stay”.\n") and rows(house, "seq", "text") == before
    )
    await house.reopen()
    again = await house.act(ADA, "pass")
    assert again.story == first.story and rows(house, "text", "draws") == made, "the same is decided again"
    assert minds(house) == kept


@pytest.mark.rule("TAB-106", "TAB-031")
async def test_with_others_at_the_table_what_drew_chance_is_asked_about_and_only_people_are_asked(house: House) -> None:
    await begin(house, ADA, BOB)
    await house.act(ADA, "pass")
    assert not (await house.act(BOB, "pass")).undo
    ballot = await house.tables.undo.undo(house.call(BOB))
    assert ballot.kind == "ballot" and ballot.awaited == (ADA,) and ballot.mention == (ADA.id,)
    taken = await house.tables.undo.vote(house.call(ADA), ballot.version, True)
    assert taken.kind == "undo" and taken.awaited == (BOB,)
    assert [text for (text,) in rows(house, "text")] == ["", "pass"]


@pytest.mark.rule("TAB-103")
async def test_a_restart_in_the_middle_changes_nothing(house: House) -> None:
    async def played(channel: int, *, restarts: bool) -> list[tuple[object, ...]]:
        await house.tables.lobby.gather(house.call(ADA, channel), "march", FOR_EVER, key="same")
        await house.tables.bot_players.hire(house.call(ADA, channel), "steady", 2)
        await house.tables.lobby.start(house.call(ADA, channel))
        for _ in range(4):
            await house.act(ADA, "roll", channel)
            if restarts:
                await house.reopen()
        with sqlite3.connect(house.path) as connection:
            found = "SELECT j.seat, text, draws, story FROM journal j JOIN tables t ON t.id = table_id WHERE channel = ?"
            return connection.execute(found, (channel,)).fetchall()

    plain, restarted = await played(1, restarts=False), await played(2, restarts=True)
    names = {str(story).split(" ")[0] for _, _, _, story in (*plain, *restarted)}
    assert len(names) >= 3

    def bare(found: list[tuple[object, ...]]) -> list[tuple[object, ...]]:
        return [(seat, text, draws) for seat, text, draws, _ in found]

    assert bare(plain) == bare(restarted)
    assert [text for _, text, _ in bare(plain)].count("listen") == 2, "who has heard something does not listen again"


@pytest.mark.rule("TAB-103")
async def test_what_a_player_has_in_mind_is_what_its_seat_has_heard_and_stands_nowhere_that_is_shown(house: House) -> None:
    lead, two = await begin(house, levels=("steady", "sharp"))
    await house.act(ADA, "listen")
    update = await house.act(ADA, "roll")
    first, second = (msgspec.json.decode(body, type=crew.Mind) for body in minds(house))
    listened = [json.loads(str(draws)) for text, draws in rows(house, "text", "draws") if text == "listen"]
    assert first.noises == (listened[1][0] + 1,) and second.noises == (listened[2][0] + 1,), "each its own noise only"
    assert first.runners == second.runners == ("Ada", lead, two)
    shown = [
        update.story,
        (await house.tables.exports.export(HOME))[1].decode(),
        (await house.tables.views.log(HOME))[0],
        await house.tables.views.status(HOME, None),
        await house.tables.views.status(HOME, ADA.id),
    ]
    assert not any("noises" in text or "runners" in text for text in shown)
    await house.tables.lobby.end(house.call(ADA))
    assert "runners" not in (await house.tables.exports.export(HOME))[1].decode()


@pytest.mark.rule("TAB-103")
async def test_a_mind_that_cannot_be_read_begins_anew(house: House, caplog: pytest.LogCaptureFixture) -> None:
    await begin(house)
    await house.act(ADA, "pass")
    await house.tables.close()
    with sqlite3.connect(house.path) as connection:
        connection.execute('UPDATE minds SET body = \'{"noises": "all"}\'')
    await house.open()
    await house.act(ADA, "pass")
    assert [text for (text,) in rows(house, "text")][-2:] == ["listen", "roll"]
    assert "cannot be read" in caplog.text


def fail(view: corridor.View) -> Move:
    raise LookupError(view.names)


@pytest.mark.rule("TAB-103")
@pytest.mark.parametrize(
    ("trouble", "noted"),
    [
        (fail, "cannot decide after entry 1: LookupError"),
        (lambda view: corridor.Step(99), "decides what is not legal after entry 1: IllegalMove"),
        (lambda view: 7, "decides what is not legal after entry 1: IllegalMove"),
        (lambda view: None, ""),
    ],
    ids=["it fails", "it is not legal", "it is nonsense", "it leaves it to nobody"],
)
async def test_where_a_house_player_has_no_move_the_default_is_played_and_noted_without_secrets(
    house: House, trouble: Callable[[corridor.View], Move | None], noted: str, caplog: pytest.LogCaptureFixture
) -> None:
    (name,) = await begin(house)
    crew.MARCH.trouble = trouble
    update = await house.act(ADA, "pass")
    assert update.story == f"Ada stays.\n{name} stays." and update.awaited == (ADA,)
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    lines = [record.getMessage() for record in errors]
    assert len(lines) == bool(noted)
    # It is counted, see `service.metrics`.
    assert all(vars(record)["fell_back"] == "march" for record in errors)
    assert all(f"table 1 (march): the bot player of seat 1 {noted}" in line for line in lines)
    assert "Ada" not in caplog.text


@pytest.mark.rule("TAB-103")
async def test_who_thinks_for_too_long_is_not_waited_for_and_the_bot_goes_on_meanwhile(house: House) -> None:
    await house.tables.close()
    await house.open(thinker=Thinker(longest=0.2))
    (name,) = await begin(house)
    enough = threading.Event()
    crew.MARCH.trouble = lambda view: enough.wait(30) and None
    ticks = 0

    async def tick() -> None:
        nonlocal ticks
        while True:
            ticks += 1
            await asyncio.sleep(0.01)

    ticking = asyncio.create_task(tick())
    update = await house.act(ADA, "pass")
    ticking.cancel()
    enough.set()
    assert update.story == f"Ada stays.\n{name} stays."
    assert ticks > 1, "others were served meanwhile"


async def test_a_thinker_of_a_test_thinks_where_it_is_asked(house: House) -> None:
    await house.tables.close()
    await house.open(thinker=Inline())
    threads = set()

    def noted(view: corridor.View) -> corridor.Pass:
        threads.add(threading.current_thread())
        return corridor.Pass()

    await begin(house)
    crew.MARCH.trouble = noted
    await house.act(ADA, "pass")
    assert threads == {threading.main_thread()}


@pytest.mark.rule("TAB-103")
async def test_what_all_are_asked_a_companion_leaves_to_people_and_plays_where_it_alone_is_asked(house: House) -> None:
    (name,) = await begin(house, ADA, game="moot")
    asked = await house.tables.views.latest(HOME)
    assert asked.awaited == (ADA,) and rows(house, "text") == [("",)]
    own = await house.act(ADA, "step 1")
    assert own.story == "Ada goes 1 on." and own.awaited == (ADA,)
    passed = await house.act(ADA, "pass")
    assert passed.story == "Ada stays." and passed.awaited == (ADA,), "the next turn too begins with what all are asked"
    assert name not in passed.story


@pytest.mark.rule("TAB-103")
async def test_more_moves_than_fit_into_one_command_go_on_within_the_next_minute(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, two = await begin(house, levels=("steady", "steady"))
    monkeypatch.setattr(auto_moves, "MOST_AT_ONCE", 3)
    update = await house.act(ADA, "pass")
    assert update.awaited == () and f"{first} runs." in update.story and f"{two} runs." not in update.story
    assert "/delve give" not in update.ask
    house.wait(1 / 60)
    (rest,) = await house.overdue()
    assert f"{two} runs." in rest.story and rest.awaited == (ADA,) and rest.mention == (ADA.id,)


@pytest.mark.rule("TAB-104")
async def test_what_takes_the_last_person_out_is_read_before_bots_go_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, two = await begin(house, levels=("steady", "steady"))
    told: list[Sequence[int]] = []

    def halts(game: AnyGame, state: object, events: Sequence[Event], seats: Sequence[int]) -> bool:
        told.append(seats)
        return any(event.facts.get("who") == first for event in events if event.kind == "ran")

    monkeypatch.setattr("engine.core.bot_pauses.halts", halts)
    update = await house.act(ADA, "pass")
    assert f"{first} runs." in update.story and f"{two} runs." not in update.story
    assert set(map(tuple, told)) == {(0,)}, "bot players are no people"
    assert update.awaited == () and update.ask == f"{two} goes on within a minute."
    house.wait(1 / 60)
    (rest,) = await house.overdue()
    assert f"{two} runs." in rest.story and rest.awaited == (ADA,) and rest.tale is None, "a post of its own"


@pytest.mark.rule("TAB-103")
async def test_chance_of_their_own_is_none_of_the_table_s_and_comes_again_after_an_undo(house: House) -> None:
    await begin(house, game="toy", levels=("sharp",))
    for _ in range(9):
        low = (await house.tables.bot_players.hint(house.call(ADA)))[-1].text
        update = await house.act(ADA, low)
        if " calls it " in update.story:
            break
    named = [json.loads(str(draws)) for text, draws in rows(house, "text", "draws") if str(text).startswith("call ")]
    assert named == [[]], "naming a tile by chance draws none of the table's dice"
    before = rows(house, "text")
    await house.tables.undo.undo(house.call(ADA))
    assert len(rows(house, "text")) < len(before)
    assert (await house.act(ADA, low)).story == update.story and rows(house, "text") == before


@pytest.mark.rule("TAB-103")
async def test_who_comes_to_no_end_is_played_for(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    (name,) = await begin(house)
    monkeypatch.setattr(auto_moves, "MOST_IN_A_ROW", 3)
    crew.MARCH.trouble = lambda view: corridor.Turn("left", "wall")
    update = await house.act(ADA, "pass")
    assert update.awaited == (ADA,)
    assert [text for (text,) in rows(house, "text")][1:] == ["pass", *["turn left wall"] * 3, "pass"]
    assert rows(house, "story")[-1] == (f"{name} stays.",)


@pytest.mark.rule("TAB-106", "TAB-035")
async def test_what_is_brought_back_is_followed_by_the_same_again(house: House) -> None:
    await begin(house, levels=("steady", "sharp"))
    await house.act(ADA, "pass")
    first = await house.act(ADA, "pass")
    kept, done = minds(house), rows(house, "text", "draws")
    await house.tables.undo.undo(house.call(ADA))
    await house.reopen()
    again = await house.tables.undo.redo(house.call(ADA))
    assert rows(house, "text", "draws") == done and minds(house) == kept
    assert again.story == first.story.replace("Ada stays.", "Ada brings back “Stay”. Ada stays.")


@pytest.mark.rule("TAB-103")
async def test_legal_moves_are_found_only_where_a_player_looks_at_them(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(house)
    looked: list[int] = []

    def legal(self: ViewCache, seat: int) -> tuple[Move, ...]:
        looked.append(seat)
        return found(self, seat)

    found = ViewCache.legal
    monkeypatch.setattr(ViewCache, "legal", legal)
    await house.act(ADA, "pass")
    assert 1 not in looked
    crew.MARCH.trouble = None
    live = await house.tables._context.cache.seen(HOME)
    moves = Legal(live, 0)
    assert len(moves) == len(list(moves)) > 3 and moves[-1] == corridor.Pass() and moves[-2:] == tuple(moves)[-2:]
    assert 0 in looked


@pytest.mark.rule("TAB-106")
async def test_nothing_runs_out_for_a_player_alone_with_company_and_no_one_of_it_is_called(house: House) -> None:
    await begin(house, game="toy")
    update = await house.tables.views.latest(HOME)
    assert update.due == 0 and update.awaited == (ADA,)
    told = await house.pass_by(24 * 9, restarts=1)
    assert {update.kind for _, update in told} <= {"nudge", "sleep"}
    assert all(set(update.mention) <= {ADA.id} for _, update in told)


@pytest.mark.rule("TAB-106")
async def test_when_the_last_person_leaves_the_game_ends_and_a_host_is_a_person(house: House) -> None:
    await begin(house, ADA, BOB, levels=("steady", "steady"))
    left = await house.tables.lobby.leave(house.call(ADA))
    assert "Bob is the host now." in left.story
    ended = await house.tables.lobby.leave(house.call(BOB))
    assert ended.kind == "end" and "no one is left" in ended.story


@pytest.mark.rule("TAB-106", "TAB-095")
async def test_a_table_where_only_company_is_about_sleeps(house: House) -> None:
    await begin(house)
    (update,), refused = await house.tables.presence.away(house.call(ADA))
    assert update.kind == "sleep" and not refused and len(rows(house, "text")) == 1
