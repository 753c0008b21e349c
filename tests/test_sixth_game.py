"""A game is three new folders of one name, and not one edited line elsewhere."""

from __future__ import annotations

import filecmp
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
from engine.games import games
from playground.world import SeededKeys
from tests.test_house import LEFT_OUT
from tests.toy import GAME, Options

TOP = Path(__file__).resolve().parents[1]
ROOMS = ("engine", "cogs", "service", "playground", "data")
SEED = "the sixth game"
SIXTH = TOP / "tests" / "sixth"
"""Beacon: a game of hidden hands with its rulebook, messages, pictures and tests, in three folders as they would lie."""
FOLDERS = ("engine/games/beacon/", "data/beacon/", "tests/games/beacon/")
PAGE = "docs/rules/beacon.md"
"""Its rulebook to read and print: made by a command, as for every game."""
SCRIPTS = "test_every_script_of_the_playground_goes_well"
SHARED = (
    "tests/games/beacon",
    "tests/laws",
    "tests/rulebook",
    "tests/render/test_glyphs.py",
    "tests/render/test_outlines.py::test_each_place_that_a_legal_move_names_has_an_outline",
    "tests/playground/test_pictures.py",
    f"tests/playground/test_commands.py::{SCRIPTS}[beacon-beacon]",
    f"tests/playground/test_commands.py::{SCRIPTS}[playground-newcomer]",
    "tests/test_house.py",
    "tests/cogs/test_limits.py",
    "tests/discord_api/test_limits.py",
    "tests/tables/test_computed_once.py",
)
"""Its own tests, the laws, the rulebook, its pictures and scripts, the house and its limits: in one process, which reads
everything once."""
ELSEWHERE = (
    "test_kept",
    "test_the_desk_answers_what_is_typed",
    "test_what_was_read_are_entries_that_are_shown_first",
    "test_what_was_never_seen_before_is_found",
    "test_most_of_what_no_rulebook_answers",
    "test_the_tests_of_a_rule_run_alone_and_fail_where_they_do_not_execute_it",
    "test_what_is_misspelt_does_not_pass_the_type_checker",
    "test_messages_of_the_bot_and_its_code_fit_each_other",
    "test_what_does_not_fit_is_found",
    "test_every_path_that_is_written_about_exists",
    "test_little_words_and_irregular_forms_make_no_other_sentence_telling",
    "test_no_class_name_stands_twice_above_the_games",
    "test_rules_keep_their_numbers_their_commands_and_their_length",
    "test_entries_are_asked_for_in_many_ways_and_in_no_words_of_a_test",
    "test_every_language_has_the_same_messages_of_the_bot",
)
"""What is no different with one more game, and takes long."""
BY_ROOM = ("test_prose.py", "test_sentences.py", "test_rooms_shape.py")
"""Laws that look at one folder after another, of which the game's own alone is new."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with one more game in it: its code, its data, and nothing else."""
    copy: Path = tmp_path_factory.mktemp("house")
    for room in ROOMS:
        shutil.copytree(TOP / room, copy / room)
    shutil.copy2(TOP / "bot.py", copy)
    inherit_compiled(copy)
    (copy / "engine" / "games" / "toy").mkdir()
    shutil.copy(TOP / "tests" / "toy.py", copy / "engine" / "games" / "toy" / "__init__.py")
    # The board that the games of the tests draw.
    (copy / "tests").mkdir()
    for name in ("__init__.py", "plates.py"):
        shutil.copy(TOP / "tests" / name, copy / "tests")
    (copy / "data" / "toy").mkdir()
    shutil.copy(TOP / "tests" / "games" / "toy" / "rules.toml", copy / "data" / "toy")
    return copy


def inherit_compiled(copy: Path) -> None:
    """Give a copy of the project what is compiled of it, where that does not lie beside the modules."""
    if sys.pycache_prefix is not None and (compiled := Path(f"{sys.pycache_prefix}{TOP}")).exists():
        shutil.copytree(compiled, f"{sys.pycache_prefix}{copy}", dirs_exist_ok=True)


def files_of(folder: Path) -> set[str]:
    """Return the files in a folder, but for what git would leave out."""
    found = set()
    for above, inner, names in os.walk(folder):
        inner[:] = set(inner) - LEFT_OUT
        found |= {(Path(above) / name).relative_to(folder).as_posix() for name in set(names) - LEFT_OUT}
    return found


@pytest.fixture(scope="module")
def larger(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of all there is, with the three folders of Beacon laid into it and nothing else done."""
    copy: Path = tmp_path_factory.mktemp("larger") / "house"
    left_out = LEFT_OUT - {"__pycache__", ".hypothesis"}  # What is compiled, or read out, of a file goes for its copy too.
    shutil.copytree(TOP, copy, ignore=lambda _, names: left_out.intersection(names), symlinks=True)
    inherit_compiled(copy)
    shutil.rmtree(copy / "tests" / "sixth")
    shutil.copytree(SIXTH, copy, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    run(copy, "-m", "docs.rulebooks")
    return copy


@pytest.mark.whole
def test_what_is_tested_of_every_game_holds_of_a_new_one(larger: Path) -> None:
    others = " or ".join([*games(), "toy", "outing", *ELSEWHERE])
    rooms = f"({' or '.join(BY_ROOM)}) and not beacon"
    chosen = ("--only", "beacon", "--playouts", "2", "-k", f"not ({others} or {rooms})")
    told = run(larger, "-m", "pytest", "-n", "0", *chosen, *SHARED)
    assert " passed" in told


@pytest.mark.whole
def test_nothing_but_its_own_folders_is_new_and_nothing_is_changed(larger: Path) -> None:
    before, after = files_of(TOP), files_of(larger)
    before -= {path for path in before if path.startswith("tests/sixth/")}
    assert before <= after
    assert {path for path in after - before if not path.startswith(FOLDERS)} == {PAGE}
    assert filecmp.cmpfiles(TOP, larger, before, shallow=False)[1:] == ([], [])


def run(house: Path, *command: str, given: str = "") -> str:
    """Run Python in a house and return what it printed."""
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHONPATH", "DISCORD_", "PYTEST_"))
    }
    done = subprocess.run(
        [sys.executable, *command], cwd=house, env=environment, input=given, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, f"{done.stderr}\n{done.stdout[-2000:]}"
    return done.stdout


@pytest.mark.whole
def test_the_game_is_found_with_its_rules(house: Path) -> None:
    asked = """
from pathlib import Path
from engine.games import games
from engine.rulebook import TABLE, rulebook_of
import engine
assert Path(engine.__file__).is_relative_to(Path.cwd())
book = rulebook_of((*games(), TABLE))
print(*games())
print(games()["toy"].title, "|", book.get("toy-003").title)
"""
    found, described = run(house, "-c", asked).splitlines()
    assert "toy" in found.split()
    assert described == "Toy | Equal cards"


@pytest.mark.whole
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


@pytest.mark.whole
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
