"""Every law runs over every game found, and over toy and outing; with ``--only`` over those alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.company import plays
from tests.laws.playouts import GAMES, Playout, playout

LAWS = Path(__file__).parent
QUICK = 2
"""The number of playouts that quick runs look at."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a law that asks for a ``game`` once per game, one that asks for a ``played`` once per playout.

    There are two playouts of a game for every number of players that it takes.
    One that asks for a ``housed`` is run once per key of a game with bot players. One that asks for a ``visited`` is run
    once per playout of these.
    """
    only = metafunc.config.getoption("only").split(",")
    games = [key for key in GAMES if only == [""] or key in only]
    housed = [key for key in games if plays(GAMES[key]) is not None]
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", [GAMES[key] for key in games], ids=games)
    if "housed" in metafunc.fixturenames:
        metafunc.parametrize("housed", housed)
    for name, keys in (("played", games), ("visited", housed)):
        if name in metafunc.fixturenames:
            wanted = [
                pytest.param((key, number), id=f"{key} {number}", marks=[pytest.mark.whole] if number >= QUICK else [])
                for key in keys
                for number in range(min(metafunc.config.getoption("playouts"), 2 * len(GAMES[key].seats)))
            ]
            metafunc.parametrize(name, wanted, indirect=True)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Look at one playout after another, each by all laws: so few of them have to be kept, and no worker plays them all."""
    of = {place: found for place, item in enumerate(items) if (found := _playout_of(item)) is not None}
    order = {key: rank for rank, key in enumerate(GAMES)}
    ranked = sorted(of, key=lambda place: (order[of[place][0]], of[place][1], place))
    for place, item in zip(of, [items[place] for place in ranked], strict=True):
        items[place] = item


def _playout_of(item: pytest.Item) -> tuple[str, int] | None:
    """Return the playout that a law looks at, its game and number; ``None`` where it looks at none."""
    if not isinstance(item, pytest.Function) or not hasattr(item, "callspec") or not item.path.is_relative_to(LAWS):
        return None
    given = item.callspec.params
    found = given.get("played", given.get("visited"))
    return found if isinstance(found, tuple) else None


@pytest.fixture
def played(request: pytest.FixtureRequest) -> Playout:
    """A whole game, played at random."""
    return playout(*request.param)


@pytest.fixture
def visited(request: pytest.FixtureRequest) -> Playout:
    """A whole game with bot players, played at random."""
    return playout(*request.param)
