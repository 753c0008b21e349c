"""Whole expeditions by chance, with every kind of control and command: all that is sent is read for secrets."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
from simcord import MemberActor

from tests.cogs.cavern.caverns import Control, check_private, offered, parts, use
from tests.cogs.conftest import labels, said

from .beginnings import KETTLE
from .expeditions import Expeditions, opened
from .watcher import everything

MOVES = 140
LIKED = {
    "move": 6.0,
    "search": 5.0,
    "investigate": 8.0,
    "camp": 2.0,
    "choose": 9.0,
    "trust": 0.3,
    "depart": 0.05,
    "lead": 0.2,
}
"""How much wanderers like verbs; the others 1."""
PRESSES = 12


class Wanderer:
    """Plays by chance for whoever is awaited: with the buttons and menus of the newest post, the panel, or a command."""

    def __init__(self, house: Expeditions, chance: Random) -> None:
        self._house = house
        self._chance = chance
        self.used: Counter[str] = Counter()

    async def move(self, who: MemberActor) -> None:
        """Let somebody make one move: exactly one more post than before."""
        house, before = self._house, len(self._house.posts())
        if self._chance.random() < 0.25:
            await self._by_command(who)
        else:
            await self._by_controls(who)
        assert len(house.posts()) == before + 1, f"{who.name}: {house.text()}"

    async def _by_controls(self, who: MemberActor) -> None:
        house, before = self._house, len(self._house.posts())
        message: Any = house.newest()
        for _ in range(PRESSES):
            controls = [one for one in offered(message) if not one.value.startswith(("+", "=")) and self._is_own(who, one)]
            control = self._liked(controls)
            result = await use(who, message, control)
            if len(house.posts()) > before:
                self.used[control.verb] += 1
                return
            assert result.response is not None and result.response.ephemeral, control
            message = result.response.message
            check_private(message)
            told = said(result)
            assert not told or told.startswith("Only you see this") or "?" in told or control.verb == "panel", (
                control,
                told,
            )
        raise AssertionError(f"{PRESSES} presses made no move: {message.content}")

    def _liked(self, controls: list[Control]) -> Control:
        verbs = list(dict.fromkeys(control.verb for control in controls))
        weights = [0.2 if verb in ("back", "panel") else LIKED.get(verb, 1.0) for verb in verbs]
        (verb,) = self._chance.choices(verbs, weights)
        return self._chance.choice([control for control in controls if control.verb == verb])

    def _is_own(self, who: MemberActor, control: Control) -> bool:
        """Whether a control is for this member: of what several are asked, each has answers of their own."""
        seat = self._house.live.seat_of(who.id)
        assert seat is not None
        if control.verb != "choose" or control.verb == control.move:
            return True
        return control.move in map(str, self._house.live.game.legal(self._house.state, seat))

    async def _by_command(self, who: MemberActor) -> None:
        """Make a move with a command whose arguments are all taken from what is completed."""
        house = self._house
        seat = house.live.seat_of(who.id)
        assert seat is not None
        legal = [move for move in house.live.game.legal(house.state, seat) if move.verb not in ("create", "note")]
        verbs = list(dict.fromkeys(move.verb for move in legal))
        (name,) = self._chance.choices(verbs, [LIKED.get(verb, 1.0) for verb in verbs])
        verb = next(verb for verb in house.live.game.verbs if verb.name == name)
        filled: dict[str, str] = {}
        for argument in verb.arguments:
            found = await who.autocomplete(house.tavern, name, argument.name, "", **filled)
            assert 1 <= len(found) <= 25, f"nothing is completed for {argument.name} of {name} after {filled}"
            filled[argument.name] = str(self._chance.choice(found)["value"])
        before = len(house.posts())
        result = await who.slash(house.tavern, name, **filled)
        assert len(house.posts()) == before + 1, f"/{name} {filled}: {said(result)}"
        self.used[name] += 1


def check_post(house: Expeditions, post: discord.Message) -> None:
    """Assert what is true of every post: its size, whom it calls, its pictures, and that only the newest has controls."""
    assert 1 <= len(post.content) <= 2000 and "broke on my side" not in post.content
    for leftover in ("{", "}", "None", "  "):
        assert leftover not in post.content, post.content
    called = [user.id for user in post.mentions]
    assert set(called) <= {who.id for who in house.awaited}
    assert len(post.components) <= 5 and all(len(item.custom_id) <= 100 for item in parts(post))
    for file in post.attachments:
        assert file.filename.startswith("wilds-") and 1 <= len(file.description or "") <= 1024
    assert sum(bool(one.components) for one in house.posts()[1:]) <= 1


@pytest.mark.rule("WLD-049", "WLD-G90")
@pytest.mark.parametrize(
    ("key", "options"),
    [
        ("thorn", {"region": "thornwood", "resolve": "1 hour"}),
        ("reed", {"region": "generated", "theme": "marsh", "size": "small", "weather": "daily", "danger": "harsh"}),
        ("path", {"region": "generated", "map": "points", "size": "small", "decide": "anyone"}),
        ("gull", {"region": "gullcrown", "decide": "leader", "resolve": "off", "pace": "perilous"}),
        ("file", {"resolve": "off", "pace": "perilous", "reveal": "partial"}),
    ],
)
async def test_whatever_a_party_does_no_post_betrays_anything(tmp_path: Path, key: str, options: dict[str, Any]) -> None:
    house = await opened(tmp_path)
    try:
        await house.lobby(house.bob, house.cy, key=key, **options)
        if key == "file":
            await house.ada.slash(house.tavern, "region use", file=("kettle.toml", KETTLE.encode()))
        await house.ada.click(house.newest(), label="Start")
        chance = Random(key)
        wanderer = Wanderer(house, chance)
        for number in range(MOVES):
            awaited = house.awaited
            if not awaited:
                break
            await wanderer.move(chance.choice(awaited))
            check_post(house, house.newest())
            house.watcher.look()
            if number % 35 == 20 and house.awaited:
                await check_eyes(house, chance)
        if not house.awaited:
            assert labels(house.newest()) == ["Play again"]
        assert wanderer.used["move"] + wanderer.used["search"] + wanderer.used["choose"] > 5, wanderer.used
        assert house.env.errors == []
    finally:
        await house.world.close()


@pytest.mark.rule("WLD-G87", "WLD-G88", "WLD-G90")
@pytest.mark.parametrize(("key", "referee"), [("lamp", "gm"), ("elm", "mixed")])
async def test_whatever_a_game_master_rules_in_secret_no_player_reads_of_it(tmp_path: Path, key: str, referee: str) -> None:
    house = await opened(tmp_path)
    try:
        await house.gather(
            house.bob, house.cy, master=house.dee, key=key, referee=referee, resolve="off", region="hollowdown"
        )
        await house.outfit((house.ada, "ranger"), (house.bob, "rogue"), (house.cy, "druid"))
        chance = Random(key)
        wanderer = Wanderer(house, chance)
        for number in range(90):
            if not house.awaited:
                break
            if chance.random() < 0.3:
                await rule(house, chance)
            else:
                await wanderer.move(chance.choice(house.awaited))
            check_post(house, house.newest())
            house.watcher.look(master=house.dee)
            if number % 30 == 15 and house.awaited:
                await check_eyes(house, chance, house.ada)
                house.watcher.look(master=house.dee)
        assert wanderer.used.total() > 10
        assert house.env.errors == []
    finally:
        await house.world.close()


KEPT_BACK = ("end", "pause", "say", "tell")
"""Orders that end it, stop it, or only speak."""


async def rule(house: Expeditions, chance: Random) -> None:
    """Let Dee give any order of the desk as it is listed, by command."""
    found = [move for move in house.live.game.legal(house.state, 3) if move.verb == "gm"]
    orders = sorted({str(move).split()[1] for move in found} - set(KEPT_BACK))
    if not orders:
        return
    name = chance.choice(orders)
    text = str(chance.choice([move for move in found if str(move).split()[1] == name]))
    details = text.split(maxsplit=2)[2]
    result = await house.dee.slash(house.tavern, "gm", order=name, details=details)
    assert "broke on my side" not in said(result) and "(WLD" not in said(result), (text, said(result))


async def check_eyes(house: Expeditions, chance: Random, *eyes: MemberActor) -> None:
    """Ask for everything that can be looked at, and again while what nobody knows is otherwise."""
    for who in eyes or (house.ada, house.dee):
        seen = await everything(house, who)
        with house.otherwise(house.live.seat_of(who.id), chance):
            again = await everything(house, who)
        for before, after in zip(seen, again, strict=True):
            assert before == after
