"""What would you do? In private, with a reason and a button for each move."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

from cogs.interactions import answer as answers
from cogs.play.hints import hints_content, plainly_told
from engine import WORDS, Hint, Version
from engine.core.bot_players import Plays
from engine.games import games

from .conftest import House, labels, menus, said
from .offered import offered, use

DEFERRED = 5
"""Discord's number for an answer that says that one is to come."""
ADVICE, BACK, CLOSER = (WORDS(f"button-{name}") for name in ("advice", "back", "closer"))
WITH_COMPANY = WORDS("button-with-company")
SO = "What a good player would do now:"


async def begun(house: House) -> None:
    """Let Ada begin a Toy with company."""
    await house.ada.click(house.posts()[0], label="Play Toy")
    await house.ada.click(house.newest(), label=WITH_COMPANY)


@pytest.mark.rule("TAB-109", "TAB-105")
async def test_the_answer_has_a_reason_and_a_button_for_each_move_which_makes_it(house: House) -> None:
    await begun(house)
    posts = len(house.posts())
    asked = await house.ada.slash(house.tavern, "hint")
    first, *lines = said(asked).split("\n")
    assert first == SO and len(house.posts()) == posts
    assert asked.response is not None and asked.response.ephemeral
    high, low = labels(asked.response.message)
    best = [f"Best: **{high}**. It beats more than the others.", "-# Shown when all have picked"]
    assert lines == [*best, f"Or: **{low}**."]
    version = (await house.tables.views.latest(house.tavern.id)).version
    await house.ada.click(asked.response, label=high)
    assert (await house.tables.views.latest(house.tavern.id)).version.change > version.change
    left = asked.response
    assert left is None or SO not in left.message.content, "the answer goes on with what is next, or is done"


@pytest.mark.rule("TAB-109")
async def test_the_way_to_it_stands_on_ones_own_side(house: House) -> None:
    await begun(house)
    own = (await house.ada.click(house.newest(), label="Your hand")).response
    assert own is not None and labels(own.message)[-1] == ADVICE
    told = await house.ada.click(own, label=ADVICE)
    assert own.message.content.startswith(SO), said(told)
    await house.ada.click(own, label=BACK)
    assert ADVICE in labels(own.message)
    status = (await house.ada.slash(house.tavern, "status")).response
    assert status is not None and ADVICE in labels(status.message)
    looked = await house.bob.slash(house.tavern, "status")
    assert looked.response is not None and ADVICE not in labels(looked.response.message), "Bob has no seat"


@pytest.mark.rule("TAB-109")
async def test_who_is_new_finds_it_under_the_post_and_its_answer_is_theirs_alone(house: House) -> None:
    await begun(house)
    post, posts = house.newest(), len(house.posts())
    assert labels(post)[-1] == ADVICE
    asked = await house.ada.click(post, label=ADVICE)
    assert asked.response is not None and asked.response.ephemeral and said(asked).startswith(SO)
    refused = await house.bob.click(post, label=ADVICE)
    assert SO not in said(refused) and len(house.posts()) == posts


@pytest.mark.rule("TAB-109")
async def test_asked_again_the_same_is_said_again(house: House) -> None:
    await begun(house)
    once, again = [said(await house.ada.slash(house.tavern, "hint")) for _ in range(2)]
    assert once == again and once.startswith(SO)


@pytest.mark.rule("TAB-105")
async def test_rivals_have_no_advice_unless_they_agreed_and_the_refusal_names_its_rule(house: House) -> None:
    await house.started(house.bob)
    assert said(await house.bob.slash(house.tavern, "hint")).endswith("(TAB-105)")
    own = (await house.ada.click(house.newest(), label="Your hand")).response
    assert own is not None and ADVICE not in labels(own.message)


@pytest.mark.rule("TAB-105", "TAB-102")
async def test_what_rivals_agree_to_stands_with_the_other_options_and_ones_no_holds(house: House) -> None:
    post = await house.lobby(house.bob)
    usual = {"rounds": ["3"], "wait": ["daily"], "language": ["English"]}

    async def tick(*names: str) -> str:
        form = await house.ada.click(post, label="Options")
        assert form.modal is not None and "Anyone who sits here can say no" in str(form.modal)
        return said(await house.ada.submit_modal(form, {**usual, "ticked": ("naming", *names)}))

    async def choose(name: str, value: str) -> str:
        opened = (await house.bob.click(post, label="Options")).response
        assert opened is not None and "Anyone who sits here can say no" in opened.message.content
        await house.bob.select(opened, [name], custom_id=menus(opened.message)[-1].custom_id)
        return said(await house.bob.select(opened, [value], custom_id=menus(opened.message)[0].custom_id))

    await tick("hints")
    assert "Hints: yes." in house.newest().content
    await choose("hints", "no")
    assert "Hints" not in house.newest().content
    assert "(TAB-105)" in await tick("hints")
    assert "Only Ada, the host" in await choose("stand_ins", "yes")
    await tick("stand_ins")
    assert "Stand-ins: yes." in house.newest().content


async def test_advice_that_takes_long_is_deferred_first(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await begun(house)
    real = house.tables.bot_players.hint

    async def slowly(*given: Any) -> Any:
        await asyncio.sleep(0.2)
        return await real(*given)

    monkeypatch.setattr(answers, "DEFER_AFTER", 0.01)
    monkeypatch.setattr(house.tables.bot_players, "hint", slowly)
    before = len(house.env.http_requests)
    asked = await house.ada.slash(house.tavern, "hint")
    first = house.env.http_requests[before]
    assert first.path.endswith("/callback") and first.json["type"] == DEFERRED and SO in said(asked)


def test_a_move_that_cannot_be_made_good_again_asks_whether_one_is_sure_and_a_long_one_has_no_button() -> None:
    hints = (Hint("Give up", "It is lost.", "concede", True), Hint("Far", "It is far.", f"go {'x' * 100}"))
    beside, in_place = (hints_content(Version(1, 2), hints, explained=back, back=back) for back in (False, True))
    rows = [
        [[item.custom_id for item in row] for group in shown.groups for row in group.rows] for shown in (beside, in_place)
    ]
    assert rows == [[["sure:1.2:concede"]], [["sure:1.2:concede"], ["hint-words:1.2", "panel:1.2"]]]
    assert "Or: **Far**. It is far." in beside.story


def test_a_hint_holds_what_its_button_has_no_room_for_unless_that_was_said() -> None:
    door = Hint("Explore C: 1 step", "It is nearest.", "explore C", detail="Shard 1 in 4; 2 of level 5 come: 4 in 5")
    said_so = Hint("Rest", "All Fatigue goes.", "rest", detail="All Fatigue goes")
    story = hints_content(Version(1, 2), (door, said_so), explained=False, back=False).story
    assert story.split("\n")[1:] == [
        "Best: **Explore C: 1 step**. It is nearest.",
        "-# Shard 1 in 4; 2 of level 5 come: 4 in 5",
        "Or: **Rest**. All Fatigue goes.",
    ]


@pytest.mark.rule("TAB-108", "TAB-109")
@pytest.mark.parametrize("game", [key for key, game in games().items() if isinstance(game, Plays)])
async def test_each_game_begins_in_two_presses_and_its_advice_makes_a_move_in_one_more(hall: House, game: str) -> None:
    title = games()[game].title
    await hall.ada.click(hall.posts()[0], label=f"Play {title}")
    await hall.ada.click(hall.newest(), label=WITH_COMPANY)
    first = hall.newest()
    assert "With you: " in first.content and "**Ada**, " in first.content
    assert first.attachments and labels(first), "a map, and something to press"
    looked = (await hall.ada.click(first, label=CLOSER)).response
    assert looked is not None and ADVICE in labels(looked.message)
    asked = await hall.ada.slash(hall.tavern, "hint")
    assert asked.response is not None and said(asked).startswith(SO)
    moves = [item for item in offered(asked.response.message) if item.verb != "back"]
    # Galaxy's `order trade`, `muster` and `build` are moves; every other order stands and answers no question.
    standing = [move for move in moves if re.match(r"order (?!trade|muster|build)", move.move)]
    assert 1 <= len(moves) <= 3 and not standing, "what one is asked is no move"
    before = (await hall.tables.views.latest(hall.tavern.id)).version.change
    await use(hall.ada, asked.response, moves[0])
    latest = await hall.tables.views.latest(hall.tavern.id)
    assert latest.version.change > before and [item.id for item in latest.awaited] == [hall.ada.id]


def test_what_a_story_reads_aloud_explains_no_words() -> None:
    told = "Ada gains **Star Lance**.\n-# *The missile moves past the window.*\n> A window opens.\n-# 3 hits: 1 lost"
    assert plainly_told(told) == "Ada gains **Star Lance**.\n-# 3 hits: 1 lost"
