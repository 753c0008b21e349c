"""Reactions, Interrupts and Assists: only the member who must choose is asked; deadlines, defaults, standing orders."""

from __future__ import annotations

from datetime import timedelta

import pytest

from engine.core.flow import Question
from engine.games.regions.state.state import State
from tests.cogs.conftest import labels, menus, said
from tests.cogs.offered import offered
from tests.games.regions.build import with_member

from .beginnings import ASKED, STUNG, asking, before_the_gnats, on_the_way
from .ventures import Open, Ventures, drawn


async def stung(begin: Open, state: State) -> Ventures:
    """Let Cy end the turn: now the gnats act."""
    house = await begin(state)
    await house.gather(house.bob, house.cy, wait="12")
    await house.presses(house.cy, "pass")
    return house


def questions(house: Ventures) -> list[tuple[str, int]]:
    """Return what is asked of whom, now and next."""
    return [(task.kind, task.owner) for task in house.state.agenda if isinstance(task, Question)]


# Who is asked.


ALL = [("interrupt", 0), ("interrupt", 2), ("react", 2)]
"""What is asked at once: whether Ada and Cy step in, and how Cy reacts."""


@pytest.mark.rule("REG-G20", "REG-G21")
async def test_all_that_is_asked_about_an_action_is_asked_together_and_of_no_other(begin: Open) -> None:
    house = await stung(begin, before_the_gnats(0, 1, 2))
    post = house.newest()
    assert questions(house) == ALL and house.awaited == [house.ada, house.cy]
    assert house.called() == ["ada"], "Cy's press brought the question about; Bob has nothing to play"
    assert "attack Cy, for up to 4 damage" in post.content
    for who, option in ((house.bob, "none"), (house.dee, "none"), (house.ada, "dig-in")):
        assert said(await who.slash(house.tavern, "choose", option=option)), "that card is Cy's"
        assert questions(house) == ALL
    own = await house.own(house.ada)
    assert own.response is not None
    answers = [item.move for item in offered(own.response.message) if item.verb == "choose"]
    assert answers == ["choose shouted-warning", "choose none"], "each reads of their own cards"
    house.watcher.look()


@pytest.mark.rule("REG-G20", "REG-G21")
async def test_what_is_coming_stands_there_until_the_last_has_answered(begin: Open) -> None:
    house = await stung(begin, before_the_gnats(0, 2))
    post = await house.chooses(house.ada, "shouted-warning")
    assert house.awaited == [house.cy] and house.called() == ["cy"], "only Cy's word is wanted now, who was not called yet"
    assert f"{house.cy.mention}, the needle gnats attack you, for up to 4 damage." in post.content
    post = await house.chooses(house.cy, "dig-in")
    assert not questions(house), "after that no card spares them more than the Reaction of their Craft"
    steps_in = ("Ada steps in with Shouted Warning", "Cy steps in with Dig In")
    assert " ".join(f"{who} (the attack hits less often)." for who in steps_in) in post.content
    house.watcher.look()


@pytest.mark.rule("REG-G05", "REG-G21")
@pytest.mark.usefixtures("any_card_pays")
async def test_a_reaction_is_chosen_by_its_target_alone_and_the_roll_is_shown(begin: Open) -> None:
    house = await stung(begin, before_the_gnats(1, 2, dice=(4, 8)))
    await house.acts(house.cy, "choose", option="none")
    assert house.awaited == [house.cy]
    post = await house.chooses(house.cy, "duck")
    assert "Cy: 8 and 4, No hit: Duck 8 against needle gnats 4" in drawn(post)
    assert house.state.members[2].ep == 14 and "duck" in house.state.members[2].discard
    assert house.called() == ["ada", "bob"] and house.state.round == 2
    house.watcher.look()


# Deadlines and defaults.


@pytest.mark.rule("REG-G21")
@pytest.mark.usefixtures("any_card_pays")
async def test_the_window_is_an_hour_and_then_the_best_reaction_is_taken(begin: Open) -> None:
    house = await stung(begin, asking(before_the_gnats(), 2, interrupt="never"))
    assert "No answer: “Duck”" in house.text()
    assert house.due - house.env.now().timestamp() == pytest.approx(3600, abs=60)
    await house.world.wait(timedelta(minutes=57))
    await house.reload()
    assert house.state.round == 1, "the time is not up yet"
    await house.world.wait(timedelta(minutes=6))
    await house.reload()
    assert house.state.round == 2 and house.state.members[2].ep == 11 and house.state.members[2].hand[0] == "dig-in"
    told = next(post.content for post in house.posts() if ": Duck 2 against " in drawn(post))
    assert "Cy" in told.partition("the game goes on")[0] and "the game goes on" in told, told
    assert "-# /settings react:best answers these for you." in told, "the first time that theirs ran out"
    house.watcher.look()


@pytest.mark.rule("REG-G20", "REG-G21")
async def test_an_interrupt_that_no_one_answers_is_not_played_and_the_round_goes_on(begin: Open) -> None:
    house = await stung(begin, before_the_gnats(0, 2))
    for _ in range(2):
        await house.world.wait(timedelta(hours=1, minutes=2))
        await house.reload()
    advice = "-# /settings interrupt:auto steps in for you, interrupt:never lets it be."
    assert [advice in post.content for post in house.posts()].count(True) == 1, "only the first time"
    assert house.state.round == 2
    assert house.state.members[0].hand[0] == "shouted-warning" and "dig-in" in house.state.members[2].hand
    house.watcher.look()


@pytest.mark.rule("REG-G10")
async def test_which_card_goes_is_said_at_any_time_and_no_one_waits_for_it(begin: Open) -> None:
    full = ("careful-strike", "sweep", "stone-still", "hush", "surge", "read-signs")
    state = asking(on_the_way(turn=2, acted=(0,), dice=(1, 6), hands={2: full}), 2)
    for named in (True, False):
        house = await begin(state)
        await house.gather(house.bob, house.cy, wait="12")
        await house.presses(house.cy, "search")
        assert "You keep 5 cards" not in house.text(), "what goes is said with the hand"
        await house.presses(house.cy, "pass")
        assert questions(house) == [] and house.awaited == [house.bob] and "5 of 6" not in house.text(), "it was said"
        posts = len(house.posts())
        if named:
            told = said(await house.cy.slash(house.tavern, "regions discard", card="sweep"))
            assert "Sweep" in told and len(house.posts()) == posts and house.awaited == [house.bob]
        await house.acts(house.bob, "pass")
        gone = house.state.members[2].discard
        assert house.state.round == 2 and len(gone) == 1 and (gone == ("sweep",)) is named, gone
        house.watcher.look()


# Standing orders.


@pytest.mark.rule("REG-G21")
@pytest.mark.parametrize(
    ("order", "used"), [("react:best", ": Duck "), ("react:hunker", ": Hunker "), ("react:none", "damage d4=")]
)
async def test_a_standing_order_spares_the_question(begin: Open, order: str, used: str) -> None:
    dice = (3,) if order == "react:none" else STUNG
    house = await begin(asking(before_the_gnats(dice=dice), 2, interrupt="never"))
    await house.gather(house.bob, house.cy)
    await house.order(house.cy, order)
    post = await house.presses(house.cy, "pass")
    assert house.state.round == 2 and used in post.content + drawn(post), post.content
    house.watcher.look()


# The bot is stopped in between.


@pytest.mark.rule("REG-G21")
@pytest.mark.usefixtures("any_card_pays")
async def test_a_reaction_outlives_the_bot_and_is_answered_with_the_same_buttons(begin: Open) -> None:
    house = await stung(begin, asking(before_the_gnats(), 2, interrupt="never"))
    post, before, due = house.newest(), len(house.posts()), house.due
    await house.world.restart()
    await house.reload()
    assert len(house.posts()) == before and house.due == due and questions(house) == [("react", 2)]
    assert "Cy" in said(await house.press(house.ada, post, "choose duck")) and questions(house) == [("react", 2)]
    await house.press(house.cy, post, "choose duck")
    assert house.state.members[2].ep == 11 and "duck" in house.state.members[2].discard
    assert labels(house.posts()[before - 1]) == []
    house.watcher.look()


@pytest.mark.rule("REG-G21")
@pytest.mark.usefixtures("any_card_pays")
async def test_a_window_that_closed_while_the_bot_was_away_is_closed_when_it_is_back(begin: Open) -> None:
    house = await stung(begin, asking(before_the_gnats(), 2, interrupt="never"))
    await house.world.bot.close()
    house.env.backend.advance_clock(2 * 3600)
    house.world.bot = house.world._build(house.env.now, house.world._keys)
    await house.env.restart_bot(house.world.bot)
    await house.world.wait(timedelta(minutes=2))
    await house.reload()
    assert house.state.round == 2 and house.state.members[2].ep == 11, house.text()
    house.watcher.look()


@pytest.mark.rule("REG-G21")
async def test_who_left_is_not_asked(begin: Open) -> None:
    house = await begin(before_the_gnats(0, 2))
    await house.gather(house.bob, house.cy)
    await house.leaves(house.ada)
    await house.presses(house.cy, "pass")
    assert questions(house) == ALL[1:] and house.awaited == [house.cy]
    assert house.state.members[0].habits == ASKED
    house.watcher.look()


async def test_the_hand_stays_a_button_once_another_member_has_died(begin: Open) -> None:
    house = await begin(with_member(on_the_way(None, acted=(0,)), 1, dead=True))
    await house.gather(house.bob, house.cy, wait="12")
    assert house.awaited == [house.cy] and "Your hand" in labels(house.newest())
    house.watcher.look()


@pytest.mark.rule("REG-G45")
async def test_giving_up_stands_beside_no_answer_and_asks_first(begin: Open) -> None:
    house = await begin(before_the_gnats(0, 2))
    await house.gather(house.bob, house.cy, wait="12")
    post = house.newest()
    assert labels(post)[-3:-1] == ["Your hand", "Map"], "one way to the hand, the sheet and what is rarely wanted"
    own = (await house.cy.click(post, label="Your hand")).response.message
    assert labels(own)[-1] == "Give up (vote)" and "concede" not in [
        option.value for menu in menus(own) for option in menu.options
    ]
    before = len(house.posts())
    asked = await house.cy.click(own, label="Give up (vote)")
    assert "your vote to give up" in said(asked) and house.state.conceding == () and len(house.posts()) == before
    assert asked.response is not None and labels(asked.response.message) == ["Give up (vote)", "Not yet"]
    await house.cy.click(asked.response, label="Give up (vote)")
    assert house.state.conceding == (2,) and "votes to give up" in house.text()
    assert house.awaited == [house.ada, house.bob] and house.called() == ["ada", "bob"], "the others have a word in it"
    assert labels(house.newest())[:2] == ["Play on (default)", "Give up"]
    await house.chooses(house.ada, "stay")
    await house.chooses(house.bob, "stay")
    own = await house.own(house.cy)
    assert own.response is not None and "Play on (take my vote back)" in labels(own.response.message)
    assert "or takes it back if you have given it" not in said(asked), "nobody has voted yet"
    await house.presses(house.cy, "pass")
    own = await house.own(house.ada)
    assert own.response is not None and "Give up (vote)" not in labels(own.response.message)
    house.watcher.look()
