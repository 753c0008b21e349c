"""What the open Contracts make worth doing that would not be otherwise (CAV-G70): a place, a Delver, a roll, an XP kept."""

from __future__ import annotations

from collections.abc import Collection

from engine.core.game import Seat
from engine.maps.squares import Square, straight

from ..rules.contracts import WIDE, standing, unfulfilled
from ..state.board import ENTRANCE_AT
from ..state.content import Feat
from ..state.delvers import own_delvers
from ..state.state import State

NEAR, NEARER = 0.12, 0.3
"""What a step towards a feat is worth that two more, or one more, have to follow, as a share of its points."""
TRUST = 0.45
"""How likely it is that a room brings all its Treasure home."""


EACH, DARING = 2, 0.2
"""The least dice that a Delver has, and how likely it is to win with so many fewer."""


class Aims:
    """The open Contracts as a seat sees them; ``share`` is how much of their points it counts on."""

    def __init__(self, state: State, seat: Seat, share: float) -> None:
        players = len(state.players)
        self._open = {card.kind: (card.needs(players), card.points * share) for card in unfulfilled(state)}
        self._standing = standing(state, seat) if self._open else {}
        self._own = [sent.at for sent in own_delvers(state, seat)] if self._open else []

    def __bool__(self) -> bool:
        return bool(self._open)

    def _reached(self, feat: Feat, now: int, before: int = 0) -> float:
        """Return what it is worth to come to ``now`` of a feat from ``before``: all of it, or a little on the way."""
        need, points = self._open.get(feat, (0, 0.0))
        if not points or now <= before:
            return 0.0
        return points * (1.0 if now >= need else NEARER if now == need - 1 else NEAR if now == need - 2 else 0.0)

    def sending(self, cell: Square, own: int) -> float:
        """Return what it is worth that a Delver stands on a cell, in a room where ``own`` others of the seat do."""
        if not self._open:
            return 0.0
        apart = max((straight(cell, other) for other in self._own), default=0)
        return (
            self._reached("far", straight(cell, ENTRANCE_AT), self._standing["far"])
            + self._reached("apart", apart, self._standing["apart"])
            + self._reached("crowd", own + 1, max(1, self._standing["crowd"]))
            + self._reached("abroad", len(self._own) + 1)
        )

    def being(self, tiles: int, chests: int, *, corridor: bool, complete: bool) -> float:
        """Return what it is worth to have a Delver in a room of so many tiles and Chests."""
        if not self._open:
            return 0.0
        feat: Feat = "gallery" if corridor else "hall"
        need = self._open.get(feat, (0, 0.0))[0]
        worth = self._reached(feat, tiles if complete else min(tiles, need - 1)) if tiles >= need or not complete else 0.0
        chested = self._reached("chests", chests) * TRUST if chests >= self._open.get("chests", (99, 0.0))[0] else 0.0
        return worth + (chested if complete else chested / 2)

    def daring(self, own: int, others: int) -> float:
        """Return what it is worth to meet a rival with so many ``others`` in a complete room with ``own`` Delvers."""
        need, points = self._open.get("upset", (0, 0.0))
        return points * DARING if points and EACH * (others - own) >= need else 0.0

    def closing(self, own: Collection[int], others: Collection[int]) -> float:
        """Return what it is worth to close rooms of so many tiles: own ones, and those one may send to."""
        inside = sum(tiles >= WIDE for tiles in own) + any(tiles >= WIDE for tiles in others)
        need, points = self._open.get("doors", (0, 0.0))
        return points if points and inside >= need else 0.0

    def rolled(self, combat: int, spoils: int) -> float:
        """Return what a roll of so much is worth."""
        found = 0.0
        for feat, shown in (("blow", combat), ("pockets", spoils)):
            need, points = self._open.get(feat, (0, 0.0))  # type: ignore[call-overload]
            found += points if points and shown >= need else 0.0
        return found

    def kept(self, xp: int) -> float:
        """Return what an XP is worth besides, to a player who holds so many."""
        need, points = self._open.get("thrift", (0, 0.0))
        return points * (NEARER if xp == need - 1 else NEAR if xp == need - 2 else 0.0)
