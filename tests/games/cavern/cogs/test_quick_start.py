"""From the first sight of the page to the first tile, and a turn on average, counted in presses."""

from __future__ import annotations

import statistics
from pathlib import Path
from random import Random

import discord

from engine.core.paired_moves import BOTH
from engine.games.cavern.game import CavernGame
from engine.games.cavern.state.state import Encountering
from tests.cogs.conftest import is_gone, labels
from tests.cogs.offered import Control, offered
from tests.games.cavern.cogs.caverns import Caverns, opened

MOST_WORDS = 125


async def begun(database: Path) -> Caverns:
    """Return a cavern of Ada and Bob after a quick start."""
    house = await opened(database, CavernGame(), "lantern")
    await house.ada.slash(house.tavern, "delve new", game="cavern")
    await house.bob.click(house.newest(), label="Join")
    await house.ada.click(house.newest(), label="Quick start")
    return house


async def test_the_first_tile_lies_after_six_presses_of_which_three_are_the_lobbys(tmp_path: Path) -> None:
    house = await begun(tmp_path / "delves.sqlite3")
    try:
        # Opening the table, Join and Quick start; then what no one else may see: the hand, the tile, where it goes.
        presses, post = 3, house.newest()
        assert labels(post) == ["Your hand", "Map"]
        *_, ask, otherwise = post.content.split("\n")
        assert ask.endswith("you are first: lay a tile.") and otherwise.startswith("-# No answer: the game goes on <t:")
        assert len(post.attachments) == 1 and len(post.content.split()) <= MOST_WORDS
        for name in ("Ada", "Bob"):
            assert f"{name} leads the " in post.content
        assert "-# I chose what you begin with. To choose it yourself: **Start and choose**." in post.content
        panel = await house.panel(house.awaited)
        for move in ("place 1", None):
            chosen = move or next(item.move for item in offered(panel.message) if item.move.count(" ") == 3)
            await house.press(house.awaited, panel, chosen)
            presses += 1
        assert presses + 1 == 6 and len(house.state.tiles) == 2
        assert house.env.errors == []
    finally:
        await house.world.close()


def liked(controls: list[Control], chance: Random) -> Control:
    """Return what lays a tile or sends a Delver as it is offered first: both in one, then whole moves before steps."""
    both = [control for control in controls if control.verb == BOTH]
    if both:
        return chance.choice(both)
    for wanted in ("place", "send"):
        found = [control for control in controls if control.verb == wanted]
        whole = [item for item in found if item.move.removeprefix("!").count(" ") == (3 if wanted == "place" else 2)]
        if whole or found:
            return chance.choice(whole or found)
    return controls[0]


async def test_a_turn_takes_two_presses_at_the_median(tmp_path: Path) -> None:
    house, chance = await begun(tmp_path / "delves.sqlite3"), Random("turns")
    try:
        turns: list[int] = []
        presses, now = 0, house.state.turns
        for _ in range(120):
            if len(turns) == 10 or not house.live.awaited:
                break
            if house.state.turns != now:
                turns.append(presses)
                presses, now = 0, house.state.turns
            who = house.awaited
            if house.state.agenda or house.state.step == "resolve":
                # Who holds a card that the others do not know rolls in their hand.
                for shown in (house.newest(), await house.panel(who)):
                    found = [
                        item
                        for item in offered(getattr(shown, "message", shown))
                        if item.verb in ("choose", "roll", "pass")
                    ]
                    if found:
                        await house.press(who, shown, found[0].move)
                        break
                continue
            panel = await house.panel(who)
            presses += 1
            while house.state.turns == now and panel.message.components and not house.state.agenda:
                control = liked(offered(panel.message), chance)
                if control.verb not in (BOTH, "place", "send"):
                    break
                await house.press(who, panel, control.move)
                presses += 1
        assert len(turns) == 10 and statistics.median(turns) == 2 and max(turns) <= 6
        assert house.env.errors == []
    finally:
        await house.world.close()


def own_rolls(house: Caverns) -> int:
    """Return in how many contests that are settled Ada has rolled dice."""
    return sum(any(roll.seat == 0 for roll in contest.rolls) for contest in house.state.shown)


def answers(message: discord.Message) -> list[Control]:
    """Return what a message offers to answer or to roll."""
    return [item for item in offered(message) if item.verb in ("choose", "roll", "pass")]


def pictured(message: discord.Message) -> list[str]:
    """Return of what a message holds pictures: "map", "hand"."""
    return [file.filename.split("-")[1] for file in message.attachments]


async def test_the_hand_of_who_plays_alone_with_bots_opens_again_below_each_new_post(tmp_path: Path) -> None:
    house = await opened(tmp_path / "delves.sqlite3", CavernGame(), "lantern")
    try:
        await house.ada.slash(house.tavern, "delve new", game="cavern")
        await house.ada.click(house.newest(), label="Start with bots")
        shown, chance, turns = await house.panel(house.ada), Random("below"), set[int]()
        fought, tips = 0, 0
        for _ in range(60):
            if len(turns) == 4 or not house.live.awaited:
                break
            turns.add(house.state.turns)
            rolled, post = own_rolls(house), house.newest()
            asked = answers(post)
            assert not answers(shown.message), "what is asked stands in the post"
            if asked:
                result = await house.press(house.ada, post, asked[0].move)
                assert not [message for message in result.followups if message is not None and message.ephemeral]
                shown = await house.panel(house.ada)
            else:
                result = await house.press(house.ada, shown, liked(offered(shown.message), chance).move)
                below = [message for message in result.followups if message is not None and message.ephemeral]
                met = any(isinstance(task, Encountering) for task in house.state.agenda[:1])
                again = house.newest().id != post.id and not met
                assert len(below) == again, "it is sent again with each new post, but never beside a story"
                assert all(message.id > house.newest().id for message in below)
                left = not answers(house.newest())
                assert is_gone(house, shown) is (bool(below) or not left), "what asks nothing is in the way"
                if below or not left:
                    shown = below[0] if below else await house.panel(house.ada)
                tips += any("New to you" in message.content for message in below)
            assert "card" not in pictured(shown.message)
            if own_rolls(house) > rolled:
                fought += 1
                assert pictured(house.newest()) == ["card", "map"], "the own dice stand above the map, and there only"
        assert fought and tips and len(turns) == 4 and house.env.errors == [], "a tip goes along with the hand"
    finally:
        await house.world.close()
