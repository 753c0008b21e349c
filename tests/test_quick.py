"""What `make quick` runs for what was changed, and what is left for `make test`."""

from __future__ import annotations

import subprocess
import sys

import pytest

from engine.games import games
from tests.quick import HOUSE, LAWS, ROOMS, SMALL, TOP, chosen, main


@pytest.mark.parametrize(
    ("path", "tests", "laws"),
    [
        ("engine/maps/hexes.py", ["tests/maps"], SMALL),
        ("engine/core/dice.py", ["tests/core", LAWS, "tests/tables"], SMALL),
        ("engine/api/update.py", ["tests/tables"], SMALL),
        ("data/search/en/words.toml", ["tests/rulebook"], SMALL),
        ("tests/store/victim.py", ["tests/store"], SMALL),
        ("README.md", [], SMALL),
        ("tests/conftest.py", [], SMALL),
        ("docs/gone.md", [], SMALL),
        ("tests/games/toy/laws.py", ["tests/games/toy", LAWS], ["toy"]),
    ],
)
def test_each_room_has_its_tests(path: str, tests: list[str], laws: list[str]) -> None:
    assert chosen([path]) == (sorted([*tests, HOUSE]), sorted(laws) if laws != SMALL else list(SMALL))


@pytest.mark.parametrize("game", games())
def test_whatever_belongs_to_a_game_has_its_own_tests_and_the_laws_on_it(game: str) -> None:
    for path in (f"engine/games/{game}/game.py", f"data/{game}/rules.toml", f"tests/games/{game}/laws.py"):
        assert chosen([path]) == (sorted([f"tests/games/{game}", LAWS, HOUSE]), [game])


def test_every_room_of_the_house_is_known() -> None:
    rooms = {f"engine/{path.name}/" for path in (TOP / "engine").iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert rooms - {"engine/games/"} <= set(ROOMS)
    assert all((TOP / test).exists() for tests in ROOMS.values() for test in tests)


def test_a_game_that_there_is_not_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chess"]) == 2
    assert "There is no game chess" in capsys.readouterr().err


@pytest.mark.whole
def test_who_tests_geometry_or_a_game_does_not_pay_for_discord() -> None:
    rooms = ["tests/core", "tests/laws", "tests/maps", "tests/render", "tests/store", "tests/tables", "tests/games"]
    asked = f"""
import sys, pytest
pytest.main(["--collect-only", "-qq", "--ignore-glob=*/cogs", "--only", "toy", *{rooms}])
print("loaded:", [name for name in ("discord", "simcord") if name in sys.modules])
"""
    done = subprocess.run([sys.executable, "-c", asked], cwd=TOP, capture_output=True, text=True, timeout=300)
    assert done.stdout.splitlines()[-1] == "loaded: []", done.stdout[-2000:]
