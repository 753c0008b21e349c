"""Lessons at the tables: another way than the guide's, leaving and coming back, what fits no more, what is forgotten."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from msgspec.structs import replace

from engine.api.update import Member
from engine.core import lessons
from engine.core.errors import BadContent, BadOption, IllegalMove
from engine.core.lessons import Lesson, LessonStep, check_lessons, holds, lessons_of, scripted
from engine.games import games
from engine.tables.lessons.service import Guide
from tests.tables.house import ADA, BOB, House

SKYSHARD = {"skyshard": games()["skyshard"]}
FIRST = lessons_of("skyshard")[0]
TAUGHT = "engine.tables.lessons.service"


class School(House):
    """A house where Skyshard is taught."""

    place: int

    async def begin_lesson(self, who: Member = ADA, *, anew: bool = False) -> None:
        self.place = (await self.tables.lessons.play(self.call(who), "skyshard", anew=anew)).channel

    async def guide(self, who: Member = ADA) -> Guide:
        found = await self.tables.lessons.guide(self.call(who, self.place))
        assert found is not None
        return found

    async def press(self, *moves: str, who: Member = ADA) -> Guide:
        for move in moves:
            await self.act(who, move, self.place)
        return await self.guide(who)


@pytest_asyncio.fixture
async def school(tmp_path: Path) -> AsyncIterator[School]:
    built = School(tmp_path / "delves.db")
    await built.open(SKYSHARD)
    yield built
    await built.tables.close()


def words(step: str) -> tuple[str, str]:
    """Return what the guide says before and after a step of the first lesson."""
    number = next(number for number, each in enumerate(FIRST.steps) if each.words == step)
    return FIRST.before(number), FIRST.after(number)


@pytest.mark.rule("TAB-200")
async def test_the_guide_says_what_is_decided_and_what_came_of_it(school: School) -> None:
    await school.begin_lesson()
    guide = await school.guide()
    assert (guide.after, guide.before, guide.step) == ("", words("door")[0], 0)
    assert guide.offer is not None and guide.offer.move == "explore B" and guide.offer.choice.lit
    guide = await school.press("explore B")
    assert (guide.after, guide.before, guide.strayed) == (words("door")[1], words("lay")[0], False)


@pytest.mark.rule("TAB-201")
async def test_another_move_is_made_and_the_guide_goes_on_from_there_where_it_can(school: School) -> None:
    await school.begin_lesson()
    await school.press(*(step.move for step in FIRST.steps[:10]))
    # The last tile is laid otherwise: its shard lies 1 step away all the same.
    guide = await school.press("place 1")
    assert guide.strayed and guide.offer is not None and guide.offer.move == "move Q23"
    assert guide.after == "", "what the guide would have told is not what came about"
    guide = await school.press("move Q23")
    assert not guide.strayed and guide.before == words("raider")[0] and guide.after == ""


@pytest.mark.rule("TAB-201")
async def test_where_it_cannot_go_on_it_says_what_it_would_have_done_and_goes_back(school: School) -> None:
    await school.begin_lesson()
    guide = await school.press("explore B", "place 1", "visit P18")
    assert guide.strayed and guide.offer is None and guide.instead.startswith("Explore door D:")
    update = await school.tables.undo.undo(school.call(channel=school.place))
    assert update.kind == "undo"
    guide = await school.guide()
    assert not guide.strayed and guide.before == words("onward")[0]
    assert (await school.press("visit P19")).after == words("onward")[1]


@pytest.mark.rule("TAB-201")
async def test_after_a_detour_the_guide_goes_on_with_moves_like_its_own_while_its_words_fit(school: School) -> None:
    await school.begin_lesson()
    await school.press(*(step.move for step in FIRST.steps[:3]))
    # The hall is laid otherwise: the shard's tile is entered one hex farther north.
    guide = await school.press("place 4")
    assert guide.strayed and guide.before == words("shard")[0]
    assert guide.offer is not None and guide.offer.move == "move Q19"
    guide = await school.press("move Q19")
    assert not guide.strayed and guide.step == [step.words for step in FIRST.steps].index("attack")
    assert guide.offer is None and guide.before == "", "other enemies stand there than its words name"


@pytest.mark.rule("TAB-201")
async def test_what_the_rules_refuse_changes_nothing(school: School) -> None:
    await school.begin_lesson()
    before = await school.guide()
    with pytest.raises(IllegalMove):
        await school.act(ADA, "attack N18", school.place)
    assert await school.guide() == before


@pytest.mark.rule("TAB-202")
async def test_one_leaves_and_comes_back_after_a_restart(school: School) -> None:
    await school.begin_lesson()
    await school.press("explore B", "place 1")
    shown, *others = await school.tables.lessons.of_member(ADA.id)
    assert shown.begun and not shown.done and not any(other.begun for other in others)
    await school.reopen(SKYSHARD)
    place = school.place
    await school.begin_lesson()
    assert school.place == place and (await school.guide()).before == words("onward")[0]
    await school.begin_lesson(anew=True)
    assert school.place != place and (await school.guide()).before == words("door")[0]
    assert await school.count("tables") == 1, "of two that are begun only the new one is kept"


@pytest.mark.rule("TAB-202", "TAB-122")
async def test_a_lesson_that_was_done_is_ticked_and_forgotten_with_its_member(school: School) -> None:
    for who in (ADA, BOB):
        await school.begin_lesson(who)
        guide = await school.press(*(step.move for step in FIRST.steps), who=who)
        assert guide.done and guide.end == FIRST.says("end")
    shown, *others = await school.tables.lessons.of_member(ADA.id)
    assert shown.done and not shown.begun and not any(other.done for other in others)
    stored = await school.tables.privacy.stored(ADA.id)
    assert stored.lessons == 1 and not stored.nothing
    assert b'"lesson": "first"' in await school.tables.privacy.export(ADA)
    assert (await school.tables.privacy.forget(ADA)).done
    (ada, *_), (bob, *_) = await school.tables.lessons.of_member(ADA.id), await school.tables.lessons.of_member(BOB.id)
    assert not ada.done and bob.done
    assert (await school.tables.privacy.stored(ADA.id)).nothing
    await school.begin_lesson(ADA)
    assert (await school.guide(ADA)).before == words("door")[0], "a lesson is done again from the start"


@pytest.mark.rule("TAB-202")
async def test_a_lesson_that_is_left_lying_goes(school: School) -> None:
    await school.begin_lesson()
    await school.press("explore B")
    school.wait(29 * 24)
    await school.tables.cleanup.purge()
    assert (await school.tables.lessons.of_member(ADA.id))[0].begun
    school.wait(2 * 24)
    await school.tables.cleanup.purge()
    assert not (await school.tables.lessons.of_member(ADA.id))[0].begun and await school.count("journal") == 0


@pytest.mark.rule("TAB-203")
async def test_the_guide_of_a_lesson_that_fits_no_more_steps_aside(school: School, monkeypatch: pytest.MonkeyPatch) -> None:
    await school.begin_lesson()
    await school.press("explore B")
    wrong = replace(FIRST, steps=(FIRST.steps[0], replace(FIRST.steps[1], move="place 99")))
    for module in ("engine.core.lessons", TAUGHT):
        monkeypatch.setattr(f"{module}.lessons_of", lambda game: (wrong,))
    guide = await school.guide()
    assert guide.offer is None and not guide.strayed and not guide.instead and not guide.done
    assert (await school.act(ADA, "place 1", school.place)).kind == "move", "the table goes on"


@pytest.mark.rule("TAB-203")
async def test_a_lesson_under_other_rules_steps_aside_too(school: School, monkeypatch: pytest.MonkeyPatch) -> None:
    await school.begin_lesson()
    await school.press("explore B", "place 2")
    await school.tables._context.store._database.write(
        lambda connection: connection.execute("UPDATE journal SET digest = 'other' WHERE text = 'explore B'")
    )
    guide = await school.guide()
    assert guide.offer is None and guide.strayed and guide.instead == ""
    monkeypatch.setattr(f"{TAUGHT}.lesson_with", lambda *_: None)
    assert await school.tables.lessons.guide(school.call(channel=school.place)) is None


async def test_what_is_no_lesson_is_refused(school: School) -> None:
    for game, name in (("skyshard", "chess"), ("chess", "first"), ("", "")):
        with pytest.raises(BadOption, match="no such lesson"):
            await school.tables.lessons.play(school.call(), game, name)
    assert school.tables.lessons.has("skyshard") and not school.tables.lessons.has("chess")


def test_bots_make_the_moves_that_the_lesson_holds_for_them() -> None:
    steps = (
        LessonStep("one", "go A", then=("1 go B", "2 pass")),
        LessonStep("two", "go C"),
        LessonStep("three", "pass", then=("1 pass",)),
    )
    lesson = Lesson("toy", "first", "a key", steps, first=2)
    found = {(position, seat): scripted(lesson, position, seat) for position in range(9) for seat in (1, 2)}
    assert {at: move for at, move in found.items() if move} == {(3, 1): "go B", (4, 2): "pass", (7, 1): "pass"}
    assert [position for position in range(9) if found[position, 1] == "" == found[position, 2]] == [2, 5, 6], "a press"
    assert [position for position in range(9) if found[position, 1] is None] == [0, 1, 8]


def test_what_must_be_true_is_read_by_its_path() -> None:
    view = {"round": 2, "party": [{"health": 3}, {"health": 0}], "won": False}
    assert holds({}, view) and holds({"round": 2, "party.1.health": 0, "party.count": 2, "won": False}, view)
    for wrong in ({"round": 3}, {"party.2.health": 0}, {"party.health": 3}, {"round.count": 1}, {"night": True}):
        assert not holds(wrong, view)


FAULTS = (
    ({"steps": ()}, "step", "there is none"),
    ({"company": ("steady",) * 9}, "company", "not played by 10"),
    ({"options": {"shards": "9"}}, "options", "shards"),
    ({"steps": (LessonStep("nothing", "pass"),)}, "words", "no message lesson-first-nothing"),
    ({"steps": (LessonStep("door", "fly A"),)}, "step 1", "'fly A' is no move"),
    ({"steps": (LessonStep("door", "pass", then=("1 swim",)),)}, "step 1", "'swim' is no move"),
)


@pytest.mark.parametrize(("changed", "key", "wrong"), FAULTS, ids=[fault[2] for fault in FAULTS])
def test_a_faulty_lesson_stops_the_start(
    monkeypatch: pytest.MonkeyPatch, changed: dict[str, object], key: str, wrong: str
) -> None:
    monkeypatch.setattr(lessons, "lessons_of", lambda game: (replace(FIRST, **changed),))
    with pytest.raises(BadContent) as caught:
        check_lessons(SKYSHARD)
    assert caught.value.key == key and wrong in caught.value.wrong


def test_two_lessons_have_two_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    check_lessons(SKYSHARD)
    monkeypatch.setattr(lessons, "lessons_of", lambda game: (FIRST, FIRST))
    with pytest.raises(BadContent, match="two lessons have the same"):
        check_lessons(SKYSHARD)


@pytest.mark.rule("TAB-202")
async def test_a_lesson_whose_game_is_ended_another_way_is_done_after_half_of_its_presses(tmp_path: Path) -> None:
    house = House(tmp_path / "delves.db")
    await house.open({"regions": games()["regions"]})
    lesson = lessons_of("regions")[0]
    place = (await house.tables.lessons.play(house.call(), "regions")).channel
    for step in lesson.steps[:-2]:
        await house.act(ADA, step.move, place)
    # The guide would pick the lock. Breaking the gate takes three rounds more, and leads out as well.
    for move in (*("act pry iron-grate", "pass") * 3, "act pry iron-grate", "move I"):
        await house.act(ADA, move, place)
    guide = await house.tables.lessons.guide(house.call(channel=place))
    assert guide is not None and guide.done and guide.end == lesson.says("end")
    assert [row.lesson for row in await house.tables._context.store.lessons.of_member(ADA.id)] == [lesson.name]
    await house.tables.close()
