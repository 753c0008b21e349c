"""A random player who uses every kind of control and command, and what is true of every post."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import discord
from simcord import MemberActor

from engine.tables.session.live import is_own
from tests.cogs.conftest import said
from tests.cogs.offered import Control, check_private, offered, parts, use

from .venue import Venue

PRESSES = 12
"""More presses than any move takes."""


class Wanderer:
    """Plays at random for the awaited members: with the buttons and menus of the newest post, the panel, or a command.

    ``liked`` weighs verbs (default 1). ``written`` verbs take free text and are not played. ``used`` counts the verbs.
    """

    def __init__(self, house: Venue, chance: Random, liked: Mapping[str, float], written: Sequence[str] = ()) -> None:
        self._house = house
        self._chance = chance
        self._liking = liked
        self._written = written
        self.used: Counter[str] = Counter()

    async def move(self, who: MemberActor) -> None:
        """Let a member make one move, which is told in the newest post: exactly one more than before, or an edited one.

        A secret move, such as a game master's, has none.
        """
        house, before = self._house, len(self._house.posts())
        if self._chance.random() < 0.25:
            await self._by_command(who)
        else:
            await self._by_controls(who)
        assert self._told(who, before), f"{who.name}: {house.text()}"

    def _told(self, who: MemberActor, before: int) -> bool:
        master = self._house.live.master
        live = self._house.live
        silent = master is not None and master == live.seat_of(who.id)
        silent = silent or (live.last is not None and is_own(live, live.last))
        return len(self._house.posts()) - before in (0, 1) if silent else self._house.is_told(before)

    async def _by_controls(self, who: MemberActor) -> None:
        house, before = self._house, self._house.live.version
        message: Any = house.newest()
        for _ in range(PRESSES):
            controls = [
                item for item in offered(message) if not item.value.startswith(("+", "=")) and self._is_own(who, item)
            ]
            control = self._liked(controls)
            result = await use(who, message, control)
            if house.live.version != before:
                self.used[control.verb] += 1
                return
            assert result.response is not None and result.response.ephemeral, control
            message = result.response.message
            check_private(message)
        raise AssertionError(f"{PRESSES} presses made no move: {message.content}")

    def _liked(self, controls: list[Control]) -> Control:
        verbs = list(dict.fromkeys(control.verb for control in controls))
        weights = [0.2 if verb in ("back", "panel") else self._liking.get(verb, 1.0) for verb in verbs]
        (verb,) = self._chance.choices(verbs, weights)
        return self._chance.choice([control for control in controls if control.verb == verb])

    def _is_own(self, who: MemberActor, control: Control) -> bool:
        """Return whether a control is for this member. Of several awaited members each has their own answers."""
        seat = self._house.live.seat_of(who.id)
        assert seat is not None
        if control.verb != "choose" or control.verb == control.move:
            return True
        return control.move in map(str, self._house.live.game.legal(self._house.state, seat))

    async def _by_command(self, who: MemberActor) -> None:
        """Make a move with a command, with completed arguments."""
        house = self._house
        seat = house.live.seat_of(who.id)
        assert seat is not None
        legal = [move for move in house.live.game.legal(house.state, seat) if move.verb not in self._written]
        verbs = list(dict.fromkeys(move.verb for move in legal))
        (name,) = self._chance.choices(verbs, [self._liking.get(verb, 1.0) for verb in verbs])
        verb = next(verb for verb in house.live.game.verbs if verb.name == name)
        filled: dict[str, str] = {}
        for argument in verb.arguments:
            found = await who.autocomplete(house.tavern, verb.command, argument.name, "", **filled)
            assert 1 <= len(found) <= 25, f"nothing is completed for {argument.name} of {verb.command} after {filled}"
            filled[argument.name] = str(self._chance.choice(found)["value"])
        before = len(house.posts())
        result = await who.slash(house.tavern, verb.command, **filled)
        assert self._told(who, before), f"/{verb.command} {filled}: {said(result)}"
        self.used[name] += 1


def check_post(house: Venue, post: discord.Message) -> None:
    """Assert what holds for every post: its size, its mentions, its pictures, and that only the newest has controls."""
    assert 1 <= len(post.content) <= 2000 and "broke on my side" not in post.content
    # Columns of a table are padded with spaces.
    prose = "".join(post.content.split("```")[::2])
    for leftover in ("{", "}", "None", "  "):
        assert leftover not in prose, post.content
    called = [user.id for user in post.mentions]
    assert set(called) <= {who.id for who in house.awaited}
    assert all(len(item.custom_id) <= 100 for item in parts(post))
    for file in post.attachments:
        assert file.filename.startswith(f"{house.game}-") and 1 <= len(file.description or "") <= 1024
    # Each post was checked when it came: none of the older ones has got controls since.
    assert sum(bool(post.components) for post in house.posts()[1:][-3:]) <= 1
