"""Pictures as a phone shows them: what is known of a board fills half of its picture or more, and what is written there can
be read, in games that are really played."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from engine.core.canvas import Kit
from engine.core.dice import Dice, KeyedSource
from engine.core.frame import READ, WIDTH
from engine.core.game import Setup
from engine.core.scene import HexBoard, HexCell, Look, Scene, Token
from engine.games import games
from engine.render import brush, tokens
from engine.render.hexes.cells import LABEL, label_size
from engine.render.hexes.hexmap import cut_tokens
from engine.render.kit import KIT
from engine.render.lattice import uncut
from engine.render.picture import composed, of_hexes
from tests.bench.render import forget
from tests.games.parties import party_of

PLAYED: dict[str, tuple[int, ...]] = {
    "skyshard": (1, 4),
    "cavern": (2, 4),
    "wilds": (1, 4),
    "regions": (1, 3, 6),
    "galaxy": (2, 6),
}
"""The games whose pictures are looked at, and how many play in one after the other: few, and as many as can."""

MANY = 12
"""So many are played where few maps are shown in part."""
GAMES, STAGES = 3, 4
"""So many games of each are played, and seen at so many stages: as they begin, in the middle, as they end."""

NAMES = ("Ada", "Bob", "Cyrus", "Dee", "Evangeline", "Finn")

PHONE = 302
"""How wide a phone shows a picture, in its own pixels."""


@lru_cache(maxsize=8)
def scenes(key: str, games_played: int = GAMES) -> tuple[Scene, ...]:
    """Return what everybody sees at the stages of every game."""
    found: list[Scene] = []
    for number in range(games_played):
        states = list(played(key, PLAYED[key][number % len(PLAYED[key])], f"frame {number}"))
        last = len(states) - 1
        picked = [states[last * stage // (STAGES - 1)] for stage in range(STAGES)]
        found += [games()[key].scene(games()[key].view(state, None), Look()) for state in picked]
    return tuple(found)


def played(key: str, players: int, seed: str) -> Iterator[Any]:
    """Yield every state of a game between sensible players."""
    game, dice = games()[key], Dice(KeyedSource(seed))
    party = party_of(game, players, seed)
    state, _ = game.new(Setup(NAMES[:players], game.options()), dice)
    yield state
    while awaited := game.turn(state):
        seat, move = party.choose(state, awaited)
        state, events = game.apply(state, seat, move, dice)
        party.hear(state, events)
        yield state


class Written(NamedTuple):
    """A text, how large it is in the finished picture, and the function that wrote it, with its module."""

    text: str
    size: float
    by: str


def recorded(monkeypatch: pytest.MonkeyPatch) -> list[Written]:
    """Forget every sprite, and return a list that fills with all that is written from now on, each sprite's once."""
    forget()
    found: list[Written] = []

    def caller() -> str:
        frame: Any = sys._getframe(2)
        if frame.f_code.co_name == "by_kit":
            frame = frame.f_back
        module = frame.f_globals["__name__"].removeprefix("engine.render.").removeprefix("engine.games.")
        return f"{module}.{frame.f_code.co_name}"

    def write(on: Any, x: float, y: float, text: str, face: Any, size: int, *more: Any) -> float:
        found.append(Written(text, size, caller()))
        return brush.write(on, x, y, text, face, size, *more)

    def carve(on: Any, x: float, y: float, text: str, face: Any, size: float, *more: Any, **rest: Any) -> None:
        found.append(Written(text, size * on.unit / brush.SCALE, caller()))
        brush.carve(on, x, y, text, face, size, *more, **rest)

    def word(text: str, face: Any, size: int) -> Any:
        found.append(Written(text, size, caller()))
        return brush.word(text, face, size)

    def of_kit(recording: Callable[..., Any]) -> Callable[..., Any]:
        def by_kit(kit: Kit, *given: Any, **named: Any) -> Any:
            return recording(*given, **named)

        return by_kit

    for item, recording in (("write", write), ("carve", carve)):
        monkeypatch.setattr(type(KIT), item, of_kit(recording))
    instead: dict[str, Callable[..., Any]] = {"write": write, "carve": carve, "word": word}
    for name, module in list(sys.modules.items()):
        if name.startswith("engine.render.") and module is not brush:
            for item, recording in instead.items():
                if getattr(module, item, None) is getattr(brush, item):
                    monkeypatch.setattr(module, item, recording)
    return found


class Seen(NamedTuple):
    """Pictures as they were drawn: how much of each its board fills, how wide each is, what was written on them."""

    shares: list[float]
    widths: list[int]
    written: list[Written]


@lru_cache(maxsize=8)
def seen(key: str) -> Seen:
    """Draw all scenes of a game."""
    shares, widths = [], []
    with pytest.MonkeyPatch.context() as patched:
        written = recorded(patched)
        for scene in scenes(key):
            canvas, (left, top, right, bottom) = composed(scene)
            shares.append((right - left) * (bottom - top) / (canvas.width * canvas.height))
            widths.append(canvas.width)
    return Seen(shares, widths, written)


TO_TYPE = (
    "hexes.cells.hexagon",
    "cavern.picture.dungeon.window.ruler_of_columns",
    "cavern.picture.dungeon.window.ruler_of_rows",
    "badges.badge",
    "wilds.picture.land.standing._coordinate",
    "wilds.picture.land.landsigns.pill",
    "wilds.picture.land.roadmap._name",
    "regions.picture.slabs.sprites.slab",
    "regions.picture.slabs.ways.plate",
    "galaxy.picture.cells.contents",
)
"""Who writes what one has to type: coordinates, letters of places, numbers of choices."""

SAMPLES, SAMPLE = frozenset({"badges.badge"}), READ * 0.75
"""Who writes that smaller in a legend too, where it is a sample, and how large."""


def too_small(written: list[Written]) -> list[Written]:
    """Return what is written smaller than can be read on a phone."""
    small = {item for item in written if item.size < READ}
    return sorted(item for item in small if item.by not in SAMPLES or item.size != SAMPLE or len(item.text) > 1)


@pytest.mark.whole
@pytest.mark.parametrize("key", PLAYED)
def test_what_is_known_of_a_board_fills_two_fifths_of_its_picture_at_every_stage(key: str) -> None:
    # Pictures are low, so that a phone's screen has room for the question too. Panels beside a map take their share.
    shares = seen(key).shares
    assert len(shares) == GAMES * STAGES
    assert min(shares) >= 0.4, [round(share, 2) for share in sorted(shares)[:8]]


@pytest.mark.parametrize("key", PLAYED)
def test_what_is_written_can_be_read_on_a_phone(key: str) -> None:
    assert max(seen(key).widths) <= 800, "a wider picture would be shown smaller"
    assert too_small(seen(key).written) == []
    assert {item.by for item in seen(key).written} & set(TO_TYPE)
    assert READ * PHONE / WIDTH >= 9


def test_what_cannot_be_read_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    written = recorded(monkeypatch)
    monkeypatch.setattr(tokens, "READ", 12)
    row = tuple(HexCell((q, -(q // 2)), "oat") for q in range(12))
    composed(Scene("", HexBoard((replace(row[0], token=Token("adventurer", "Ga")), *row[1:])), ""))
    assert [(item.text, item.by) for item in too_small(written)] == [("Ga", "tokens._inscribe")]
    written.clear()
    composed(Scene("A title", HexBoard((HexCell((0, 0), "oat", label="M20"),)), ""))
    assert {item.text for item in written} >= {"A title", "M20"} and too_small(written) == []


def test_the_edge_of_a_map_shown_in_part_cuts_no_name_and_hardly_a_token() -> None:
    cropped, names, cut = 0, 0, 0
    for scene in scenes("skyshard", MANY):
        assert isinstance(scene.board, HexBoard)
        form, window, _ = of_hexes(scene, scene.board)
        if window.whole:
            continue
        below, size = LABEL * window.lattice.scale, label_size(window.lattice)
        left, top, right, bottom = form.board
        for cell in scene.board.cells:
            (x, y), kept = window.place(cell.at), uncut(cell, window, form.board, below, size)
            half = brush.width(kept.label, "medium", size) / 2
            names += bool(kept.label)
            # A name stands below the middle of its hex, so it can be whole where the hex itself is cut.
            middle = y + below
            assert not kept.label or (
                left <= x - half and x + half <= right and top <= middle - size / 2 and middle + size / 2 <= bottom
            )
        cropped += 1
        cut += cut_tokens(scene.board, window, form.board)
    assert cropped and names >= 10 * cropped
    assert cut * 5 <= cropped, "where more tokens than one stand at each edge, one may be cut"
