"""Orders that every desk has: to fix dice, to speak, to pause the rules; and dice that heed what was fixed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec.structs import replace

from ..errors import IllegalMove
from ..game import Field
from ..progress import Progress
from .orders import Desk, Parts, Ruled

P = TypeVar("P", bound=Progress[Any])
S = TypeVar("S", bound=Ruled)

MOST_FACES = 12
"""So many dice can be fixed at once."""


def roll(progress: Progress[Any], sides: int) -> int:
    """Return a die's face; the next face that the game master fixed, if it fits. Each is used once.

    The state keeps them in ``forced.dice``.
    """
    forced = progress.state.forced
    if forced.dice:
        face, *rest = forced.dice
        progress.change(forced=replace(forced, dice=tuple(rest)))
        if 1 <= face <= sides:
            return int(face)
    return progress.dice.roll(sides)


def quantity(progress: Progress[Any], amount: str) -> int:
    """Return what an amount such as "1d4+1", "2d6x10", "5" or "-1" comes to; each die is rolled in order."""
    added, _, times = amount.replace(" ", "").partition("x")
    total = 0
    for part in added.split("+"):
        count, d, sides = part.partition("d")
        total += sum(roll(progress, int(sides)) for _ in range(int(count or 1))) if d else int(count)
    return total * int(times or 1)


def add_dice(desk: Desk[P, S], sides: int) -> None:
    """Put an order on a desk that fixes the faces of the next dice, which have at most so many ``sides``."""

    @desk.order(
        "dice",
        "Faces of the next dice",
        Field("Faces in order", "4 6 3"),
        secret=True,
        values=lambda _: iter(("1", "3", "6")),
        offered=False,
    )
    def _dice(progress: P, parts: Parts) -> str:
        faces = tuple(desk.number(face, 1, sides, "A face") for face in parts[0].split()[:MOST_FACES])
        progress.change(forced=replace(progress.state.forced, dice=faces))
        return f"The next dice show {', '.join(map(str, faces)) or 'what they will'}."


def add_speech(desk: Desk[P, S], speak: Callable[[P, str, str], None]) -> None:
    """Put orders on a desk to tell the party something, and to speak as somebody; ``speak`` is called with who speaks, ""
    for the game master, and the words."""

    @desk.order(
        "tell",
        "Tell the party something",
        Field("Words", most=300, long=True),
        values=lambda _: iter(("The day goes on.",)),
        offered=False,
    )
    def _tell(progress: P, parts: Parts) -> str:
        speak(progress, "", desk.words(parts[0], "The words"))
        return ""

    @desk.order(
        "say",
        "Speak as somebody",
        Field("Who speaks", most=40),
        Field("Words", most=300, long=True),
        values=lambda _: iter(("A shepherd | Mind the ice.",)),
        offered=False,
    )
    def _say(progress: P, parts: Parts) -> str:
        if not parts[1]:
            raise IllegalMove("Who speaks comes first, then a bar and the words: A shepherd | Mind the ice.", desk.rule)
        speak(progress, desk.words(parts[0], "Who speaks", 40), desk.words(parts[1], "The words"))
        return ""


def add_pause(desk: Desk[P, S], pause: Callable[[P, str], None]) -> None:
    """Put an order on a desk that stops the rules for a scene; ``pause`` tells what it is about."""

    def refuse(state: S) -> IllegalMove | None:
        return IllegalMove("A scene is being played already.", desk.seat_rule) if state.paused else None

    @desk.order(
        "pause",
        "Pause for a scene",
        Field("What it is about", most=100),
        values=lambda _: iter(("A scene at the fire",)),
        offered=False,
        refuse=refuse,
    )
    def _pause(progress: P, parts: Parts) -> str:
        why = desk.words(parts[0], "What it is about", 100) if parts[0] else "A scene"
        progress.change(paused=why)
        pause(progress, why)
        return ""
