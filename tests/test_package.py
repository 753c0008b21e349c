"""The package: built as a wheel, installed into an empty environment, and used from there."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tarfile
import zipfile
from importlib.metadata import distribution
from pathlib import Path

import pytest

import engine.__main__ as referee
import service.places as places
from delvekeeper.__main__ import main
from engine.version import VERSION
from tests.environments import PIP, inherit, inherit_rulebook, install
from tests.test_house import TOP, files, pins, read

pytestmark = pytest.mark.whole
SCRIPT = '@ada /delve new game:skyshard\n@ada press "Start with bots"\nexpect map\n'


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the wheel and the sdist."""
    out = tmp_path_factory.mktemp("built")
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(out)]
    subprocess.run(command, cwd=TOP, check=True, capture_output=True)
    return out


@pytest.fixture(scope="module")
def program(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program, where the wheel and what it asks for are installed and nothing else."""
    home = tmp_path_factory.mktemp("environment")
    (wheel,) = built.glob("*.whl")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home)], check=True)
    install(home, TOP / "requirements-play.txt")
    # What the package asks for is there already, at the same version; else this would fail. What is compiled is not anew.
    subprocess.run([*PIP, "--python", str(home), "install", "--no-compile", "--no-index", str(wheel)], check=True)
    (package,) = home.glob("lib/python*/site-packages/delvekeeper")
    for file in package.rglob("*.py"):
        if (source := TOP / file.relative_to(package)).is_file() and source.read_bytes() == file.read_bytes():
            inherit(source, file)
    inherit_rulebook(package / "engine")
    return home / "bin" / "delvekeeper"


def used(program: Path, home: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Call the installed program in an empty folder."""
    environment = {"PATH": os.environ["PATH"], "HOME": str(home)}
    return subprocess.run(
        [program, *arguments], cwd=home, env=environment, input=typed, capture_output=True, text=True, check=False
    )


def test_the_wheel_has_one_top_level_name_and_all_that_the_bot_reads(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    assert wheel.name == f"delvekeeper-{VERSION}-py3-none-any.whl"
    names = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    packed = ("bot.py", "cogs/", "data/", "engine/", "playground/", "service/", "requirements.in", "PRIVACY.md", "TERMS.md")
    of_house = {f"delvekeeper/{path}" for path in map(str, files("")) if path.startswith(packed)}
    assert names >= of_house
    assert {name.split("/")[0] for name in names} == {"delvekeeper"}
    assert not [name for name in names if "__pycache__" in name or "/var/" in name or name.endswith(".env")]


def test_the_sdist_has_what_is_needed_to_test_it(built: Path) -> None:
    (sdist,) = built.glob("*.tar.gz")
    with tarfile.open(sdist) as file:
        names = {name.partition("/")[2] for name in file.getnames()}
    assert {"Makefile", "hatch_build.py", "tests/test_package.py", "requirements-dev.txt", ".ci/run"} <= names


def test_the_package_asks_for_what_the_requirements_name(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as file:
        words = file.read(f"delvekeeper-{VERSION}.dist-info/METADATA").decode()
    asked = re.findall(r"^Requires-Dist: ([\w-]+)(?:\[preview\])?==([\w.]+)$", words, re.MULTILINE)
    named = pins("requirements.in") | pins("requirements-play.in")
    for package, version in pins("requirements-traces.in").items():
        assert f"Requires-Dist: {package}=={version}; extra == 'traces'" in words
    wanted = {name.replace(".", "-"): version for name, version in named.items()}
    assert dict(asked) | {"asyncpg": wanted["asyncpg"]} == wanted and "asyncpg" not in dict(asked)
    assert f"Requires-Dist: asyncpg=={wanted['asyncpg']}; extra == 'postgresql'" in words


def test_a_game_is_played_and_checked_with_the_installed_program(program: Path, tmp_path: Path) -> None:
    kept = ("--seed", "1", "--database", "delves.sqlite3", "--out", "pictures")
    played = used(program, tmp_path, "script", "-", *kept, typed=SCRIPT)
    assert played.returncode == 0, played.stderr
    assert [json.loads(line)["line"] for line in played.stdout.splitlines()] == [1, 2, 3]
    assert sorted((tmp_path / "pictures").rglob("*.png"))
    copied = used(program, tmp_path, "backup", "delves.sqlite3", "copy")
    assert (copied.returncode, copied.stderr) == (0, "") and copied.stdout.startswith("copy holds tables 1, journal ")


def test_what_is_installed_is_used_and_keeps_its_database_in_a_folder_of_the_user(program: Path, tmp_path: Path) -> None:
    # A file of the working directory that is called like one of ours is not taken for it.
    (tmp_path / "bot.py").write_text("raise SystemExit('not this one')\n")
    checked = used(program, tmp_path, "check", "--offline")
    assert f"{tmp_path}/.local/share/delvekeeper/delvekeeper.sqlite3 is not there yet" in checked.stdout, checked.stderr
    assert "ok     packages: all 18 at their versions" in checked.stdout


def test_in_the_repository_it_is_the_same_program(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    words = capsys.readouterr().out
    for command in ("play", "demo", "author", "script", "run", "check", *referee.COMMANDS):
        assert re.search(rf"^    {command}\b", words, re.MULTILINE), command
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out == f"delvekeeper {VERSION}\n"
    assert main(["verify", "nowhere.json"]) == 2
    assert capsys.readouterr().err.startswith("nowhere.json cannot be read")
    assert places.kept("x") == "var/x"


def test_a_server_without_its_driver_is_told_in_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(_: object) -> str:
        raise ModuleNotFoundError("No module named 'asyncpg'", name="asyncpg")

    monkeypatch.setitem(referee.COMMANDS, "seal", referee.COMMANDS["seal"]._replace(run=missing))
    assert main(["seal", "postgresql://host/delves"]) == 2
    assert "pip install 'delvekeeper[postgresql]'" in capsys.readouterr().err


def test_hatchling_is_the_one_that_is_locked() -> None:
    assert distribution("hatchling").version == pins("requirements-dev.in")["hatchling"]
    assert "hatchling==" in read("requirements-dev.txt")
