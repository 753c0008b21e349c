"""Every law runs over every game found, and over toy and outing."""

from __future__ import annotations

import pytest

from tests.laws.playouts import GAMES, Playout, playout

PLAYOUTS = range(16)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a law that asks for a ``game`` once per game, one that asks for a ``played`` once per playout."""
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", GAMES.values(), ids=GAMES)
    if "played" in metafunc.fixturenames:
        wanted = [(key, number) for key in GAMES for number in PLAYOUTS]
        metafunc.parametrize("played", wanted, ids=[f"{key} {number}" for key, number in wanted], indirect=True)


@pytest.fixture
def played(request: pytest.FixtureRequest) -> Playout:
    """A whole game, played at random."""
    return playout(*request.param)
