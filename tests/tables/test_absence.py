"""Who is away for one move of a turn is away for the rest of it; what a command cannot mean; the log without markup."""

from __future__ import annotations

from typing import Any

import pytest

from engine.api.update import Update
from engine.core.errors import IllegalMove
from engine.core.game import Choice
from engine.tables.moves import defaults
from tests import toy

from .corridor import Corridor
from .house import ADA, BOB, CY, DEE, HOME, House
from .test_move_builder import placing


async def turned(house: House, **more: Any) -> Update:
    """Let Ada and Bob pick their cards; one of them is to place a tile, and then to name it."""
    await house.begin(ADA, BOB, game="toy", **more)
    update = None
    for member in (ADA, BOB):
        _, own, _ = await house.tables.views.controls(house.call(member))
        update = await house.act(member, own.buttons[0].move)
    assert update is not None and len(update.awaited) == 1
    return update


@pytest.mark.rule("TAB-028", "TAB-029")
@pytest.mark.parametrize("late", [False, True])
async def test_one_skip_or_deadline_plays_the_rest_of_the_turn_and_no_one_is_called_for_it(
    house: House, late: bool
) -> None:
    (absent,) = (await turned(house, wait=2)).awaited
    if late:
        house.wait(2)
        (update,) = await house.overdue()
        assert update.story.startswith(f"No word from {absent.name}, so the game goes on. {absent.name} lays ")
    else:
        update = await house.tables.moves.skip(house.call(DEE, manager=True))
        assert update.story.startswith(f"Dee goes on without {absent.name}. {absent.name} lays ")
    assert f"{absent.name} leaves it without a name." in update.story
    # The next round belongs to both, and to each of them their own card: no one picks it for the one who is away.
    assert update.awaited == (ADA, BOB) and set(update.mention) == {ADA.id, BOB.id} and "Round 2" in update.status


async def test_a_game_that_counts_no_turns_goes_on_by_one_move(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Toy, "turn_number", lambda *_: -1)
    (absent,) = (await turned(house)).awaited
    update = await house.tables.moves.skip(house.call(DEE, manager=True))
    assert f"{absent.name} lays " in update.story and "without a name" not in update.story
    assert update.awaited == (absent,) and update.mention == (absent.id,)


async def test_the_house_does_not_play_for_one_seat_without_end(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Corridor, "turn_number", lambda *_: 1)
    monkeypatch.setattr(Corridor, "default", lambda *_: Corridor.verbs[2].move())
    await house.begin(ADA, BOB)
    update = await house.tables.moves.skip(house.call(DEE, manager=True))
    assert update.story.count("Ada listens.") == defaults.MOST_OF_A_TURN and update.awaited == (ADA,)


async def refusal(house: House, **given: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as refused:
        await house.tables.moves.choose(house.call(), "place", given)
    return refused.value


async def test_a_value_that_no_move_has_is_answered_with_the_games_reason(house: House) -> None:
    await placing(house)
    found = await refusal(house, tile="1", at="A1")
    assert (found.words, found.rule) == (
        "A tile goes on an empty cell beside another tile, turned by 0, 90, 180 or 270.",
        "TOY-004",
    )
    assert found.instead == "Open now: Place a tile."
    assert (await refusal(house, turn="45")).rule == "TOY-004"


async def test_a_number_that_is_none_is_answered_where_it_is_read(house: House) -> None:
    await placing(house)
    assert "“x” is no number" in (await refusal(house, tile="x")).words


async def test_where_the_game_gives_no_single_reason_nothing_fits(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await placing(house)
    reasons = iter(range(100))
    monkeypatch.setattr(toy.Toy, "_against", lambda *_: (f"Reason {next(reasons)}.", "TOY-004"))
    assert (await refusal(house, at="A1")).words == "Nothing fits “place A1”."


async def test_the_log_leaves_out_what_only_makes_a_post_look_well(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.begin(ADA, BOB)
    monkeypatch.setattr(Corridor, "tell", lambda *_: "**A door**\n> It is *old*.\n-# 6 6\nWhat now?")
    await house.act(ADA, "pass")
    assert (await house.tables.views.log(HOME))[0].endswith("1. A door It is *old*. What now?")


@pytest.mark.parametrize(
    ("choice", "shown"),
    [
        (Choice("90°", "joins nothing"), "90° - joins nothing"),
        (Choice("2", "90°: joins nothing"), "90°: joins nothing"),
        (Choice("Quarter turn", "joins nothing"), "90 - Quarter turn - joins nothing"),
    ],
)
async def test_a_completion_says_its_value_once(
    house: House, monkeypatch: pytest.MonkeyPatch, choice: Choice, shown: str
) -> None:
    await placing(house)
    monkeypatch.setattr(toy.Toy, "step", lambda *given: toy.ArgumentPrompt("?", (choice,) * len(given[4])))
    found = await house.tables.views.complete(HOME, ADA.id, "place", {"tile": "1", "at": "B1"}, "turn", "90")
    assert dict(found)[shown] == "90"


async def test_a_completed_word_may_be_written_large(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await placing(house)
    monkeypatch.setattr(toy.Toy, "step", lambda *given: toy.ArgumentPrompt("?", (Choice("b1", "up"),) * len(given[4])))
    found = await house.tables.views.complete(HOME, ADA.id, "place", {"tile": "1"}, "at", "B1")
    assert found[0] == ("b1 - up", "B1")


async def test_what_would_have_spared_a_player_is_told_once_to_each(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Corridor, "advice", lambda _, view, seat: f"Seat {seat} may run in round {view.round}.")
    await house.begin(ADA, BOB, CY, wait=1, rounds="100000")
    stories = []
    for _ in range(3):
        house.wait(2)
        (update,) = await house.overdue()
        stories.append(update.story)
        if update.awaited == (CY,):
            await house.act(CY, "pass")
    assert stories == [
        "No word from Ada, so the game goes on. Ada stays.\n-# Seat 0 may run in round 1.",
        "No word from Bob, so the game goes on. Bob stays.\n-# Seat 1 may run in round 1.",
        "No word from Ada, so the game goes on. Ada stays.",
    ]


async def test_that_a_player_who_is_away_leaves_something_to_the_others_is_not_told_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Corridor, "abstaining", ("stayed",))
    await house.begin(ADA, BOB, wait=1)
    house.wait(2)
    (update,) = await house.overdue()
    assert update.story == "No word from Ada, so the game goes on." and update.awaited == (BOB,)
    assert (await house.act(BOB, "pass")).story == "Bob stays."
