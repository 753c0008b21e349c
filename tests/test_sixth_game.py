"""A game is three new folders of one name, and not one edited line elsewhere."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.core.game import Setup
from engine.core.table import Table
from playground.world import SeededKeys
from tests.toy import GAME, Options

TOP = Path(__file__).resolve().parents[1]
ROOMS = ("engine", "cogs", "playground", "data")
SEED = "the sixth game"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house with one more game in it: its code, its data, and nothing else."""
    copy: Path = tmp_path_factory.mktemp("house")
    for room in ROOMS:
        shutil.copytree(TOP / room, copy / room, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(TOP / "bot.py", copy)
    (copy / "engine" / "games" / "toy").mkdir()
    shutil.copy(TOP / "tests" / "toy.py", copy / "engine" / "games" / "toy" / "__init__.py")
    (copy / "data" / "toy").mkdir()
    shutil.copy(TOP / "tests" / "games" / "toy" / "rules.toml", copy / "data" / "toy")
    return copy


def run(house: Path, *command: str, given: str = "") -> str:
    """Run Python in a house and return what it printed."""
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "DISCORD_TOKEN")}
    done = subprocess.run(
        [sys.executable, *command], cwd=house, env=environment, input=given, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, f"{done.stderr}\n{done.stdout[-2000:]}"
    return done.stdout


def test_the_game_is_found_with_its_rules(house: Path) -> None:
    asked = """
from pathlib import Path
from engine.games import games
from engine.rulebook import Rulebook
import engine
assert Path(engine.__file__).is_relative_to(Path.cwd())
book = Rulebook(games())
print(*games())
print(games()["toy"].title, "|", book.get("toy-003").title)
"""
    found, described = run(house, "-c", asked).splitlines()
    assert "toy" in found.split()
    assert described == "Toy | Equal cards"


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ("", "engine/games/broken has no GAME of that key"),
        ("from engine.games.toy import GAME", "engine/games/broken has no GAME of that key"),
        (
            """
from engine.core.moves import Argument, Move, Verb
from engine.games.toy import Toy

class Pick(Move, frozen=True, tag="draft"):
    fruit: str

class Broken(Toy):
    key = "broken"
    verbs = (Verb(Pick, "Pick a fruit", (Argument("fruit", "Which"),)),)

GAME = Broken()
""",
            "broken and toy give the verb draft different arguments",
        ),
    ],
    ids=["nothing in it", "another key", "a verb of another game"],
)
def test_a_game_that_breaks_the_contract_stops_the_start_with_words(house: Path, written: str, words: str) -> None:
    folder = house / "engine" / "games" / "broken"
    folder.mkdir()
    (folder / "__init__.py").write_text(written)
    asked = """
from engine.core.errors import BadGame
from engine.games import games
try:
    games()
except BadGame as error:
    print(error)
"""
    try:
        assert words in run(house, "-c", asked)
    finally:
        shutil.rmtree(folder)


def test_it_is_played_through_the_real_bot(house: Path) -> None:
    # What the dice will bring is known beforehand from the playground's seed: rivals are not told any key.
    table, _ = Table.start(GAME, Setup(("Ada", "Bob"), Options(1)), SeededKeys(SEED)())
    lowest, highest = table.state.hands[0][0], table.state.hands[1][-1]
    assert lowest < highest
    script = f"""
seed "{SEED}"
@ada /delve new game:toy rounds:1
@bob press "Join"
@ada press "Start"
@ada ? /draft card:
@ada /draft card:{lowest}
@bob /draft card:{highest}
@bob ? /place tile:2 at:A2 turn:
@bob /place tile:2 at:A2 turn:90
@bob /call name:"Hollow Oak"
"""
    printed = run(house, "-m", "playground", "run", "-", given=script)
    lines = {line["do"]: line for line in map(json.loads, printed.splitlines())}
    assert len(lines["? /draft card:"]["choices"]) == len(set(table.state.hands[0]))
    turns = ["0° - It points north", "90° - It points east", "180° - It points south", "270° - It points west"]
    assert lines["? /place tile:2 at:A2 turn:"]["choices"] == turns
    aloud, whispered = texts(lines[f"/draft card:{highest}"])
    assert f"The cards are turned: Ada {lowest}, Bob {highest}. Bob has the highest card." in aloud
    assert f"You picked {highest}." in whispered
    assert f"You picked {lowest}." not in aloud
    assert "pointing east: 3 more" in texts(lines["/place tile:2 at:A2 turn:90"])[0]
    ending = lines['/call name:"Hollow Oak"']
    assert "Bob calls it Hollow Oak. It is over: Bob did best." in texts(ending)[0]
    assert any(file["alt"].startswith("Toy, round 1 of 1") for reply in ending["replies"] for file in reply["files"])


def texts(line: dict[str, Any]) -> tuple[str, str]:
    """Return what was said after a script line to everybody, and to single members."""
    said: dict[bool, list[str]] = {False: [], True: []}
    for reply in line["replies"]:
        said[reply["private"]].append(reply["text"])
    return "\n".join(said[False]), "\n".join(said[True])
