"""Every law runs over every game found, and over toy and outing; with ``--only`` over those alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.bot_players import plays
from tests.laws.playouts import GAMES, LOOKED_BACK, Playout, numbers, playout

LAWS = Path(__file__).parent
QUICK = 2
"""The number of playouts that quick runs look at."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a law that asks for a ``game`` once per game, one that asks for a ``played`` once per playout.

    One that asks for a ``housed`` is run once per key of a game with bot players. One that asks for a ``visited`` is run
    once per playout of these. One that asks for a ``delve`` looks back at few, as that takes long.
    """
    games = _wanted(metafunc.config)
    housed = [key for key in games if plays(GAMES[key]) is not None]
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", [GAMES[key] for key in games], ids=games)
    if "housed" in metafunc.fixturenames:
        metafunc.parametrize("housed", housed)
    for name, keys in (("played", games), ("visited", housed)):
        if name in metafunc.fixturenames:
            wanted = [
                pytest.param((key, number), id=f"{key} {number}", marks=[pytest.mark.whole] if place >= QUICK else [])
                for key in keys
                for place, number in enumerate(numbers(GAMES[key], metafunc.config.getoption("playouts")))
            ]
            metafunc.parametrize(name, wanted, indirect=True)
    if "delve" in metafunc.fixturenames:
        back = [(key, number) for key in games for number in LOOKED_BACK.get(key, numbers(GAMES[key], QUICK))]
        metafunc.parametrize("delve", back, indirect=True, ids=[f"{key} {number}" for key, number in back])


def _wanted(config: pytest.Config) -> tuple[str, ...]:
    """Return the keys of the games whose laws are looked at."""
    only = config.getoption("only").split(",")
    return tuple(key for key in GAMES if only == [""] or key in only)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Look at one game after another, and at one playout of it after another, each by all laws.

    So few playouts have to be kept, and no worker plays them all.
    """
    of = {place: found for place, item in enumerate(items) if (found := _looked_at(item)) is not None}
    order = {key: rank for rank, key in enumerate(GAMES)}
    ranked = sorted(of, key=lambda place: (order[of[place][0]], of[place][1], place))
    for place, item in zip(of, [items[place] for place in ranked], strict=True):
        items[place] = item


def _looked_at(item: pytest.Item) -> tuple[str, int] | None:
    """Return what a law looks at: a game, and the place of a playout among its others, or after them.

    ``None`` where it looks at no game.
    """
    if not isinstance(item, pytest.Function) or not hasattr(item, "callspec") or not item.path.is_relative_to(LAWS):
        return None
    given = item.callspec.params
    found = next((given[name] for name in ("played", "visited", "delve", "housed", "key") if name in given), None)
    if isinstance(found, tuple):
        return found[0], numbers(GAMES[found[0]]).index(found[1])
    key = given["game"].key if "game" in given else found
    return (key, len(numbers(GAMES[key]))) if key in GAMES else None


@pytest.fixture(scope="session")
def looked_at(pytestconfig: pytest.Config) -> tuple[str, ...]:
    """The keys of all games whose laws are looked at."""
    return _wanted(pytestconfig)


@pytest.fixture
def played(request: pytest.FixtureRequest) -> Playout:
    """A whole game, played at random."""
    return playout(*request.param)


@pytest.fixture
def delve(request: pytest.FixtureRequest) -> Playout:
    """A whole game, played at random, that is looked back at."""
    return playout(*request.param)


@pytest.fixture
def visited(request: pytest.FixtureRequest) -> Playout:
    """A whole game with bot players, played at random."""
    return playout(*request.param)
