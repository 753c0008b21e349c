"""What a release consists of, and the files of the project that are there for people."""

from __future__ import annotations

import json
import re
import runpy
import subprocess
import sys

import yaml

from engine.games import games
from engine.version import VERSION
from tests.test_house import TOP, pins, read

WORKFLOWS = sorted((TOP / ".github" / "workflows").glob("*.yml"))


def test_the_changelog_begins_with_the_version_and_speaks_to_each_kind_of_reader() -> None:
    first, *older = re.split(r"^## ", read("CHANGELOG.md"), flags=re.MULTILINE)[1:]
    assert first.startswith(f"{VERSION}\n") and older
    assert re.findall(r"^### (.*)$", first, re.MULTILINE) == ["Players", "Servers", "Running it"]


def test_a_workflow_does_nothing_that_cannot_be_done_without_it() -> None:
    assert len(WORKFLOWS) == 2
    for file in WORKFLOWS:
        lines = file.read_text(encoding="utf-8").splitlines()
        runs = [line.partition("run: ")[2] for line in lines if re.match(r" *(- )?run:", line)]
        assert runs and all(re.fullmatch(r"\.ci/\w+|make [a-z]+", run) for run in runs), file
        for run in runs:
            if run.startswith(".ci/"):
                assert (TOP / run).stat().st_mode & 0o111, run
            else:
                assert re.search(rf"^{run.removeprefix('make ')}:", read("Makefile"), re.MULTILINE), run


def test_a_workflow_may_only_read_unless_a_job_says_otherwise() -> None:
    for file in WORKFLOWS:
        assert "\npermissions:\n  contents: read\njobs:\n" in file.read_text(encoding="utf-8"), file


def test_every_python_that_is_supported_is_tested() -> None:
    tested = yaml.safe_load((TOP / ".github" / "workflows" / "tests.yml").read_text())["jobs"]["pythons"]
    pythons = tested["strategy"]["matrix"]["python"]
    assert pythons == ["3.11", "3.12", "3.13", "3.14"]
    assert f'requires-python = ">={pythons[0]}"' in read("pyproject.toml")
    assert all(f"python{python} " in read("Makefile").replace(";", " ") for python in pythons)


def test_a_known_weakness_is_named_and_what_nobody_answered_for_too() -> None:
    audit = runpy.run_path(str(TOP / ".ci" / "audit"))
    sound, unknown = {"name": "oar", "version": "1", "vulns": []}, {"name": "rope", "skip_reason": "not found"}
    weakness = {"id": "PYSEC-1", "fix_versions": ["3"]}
    weak = {"name": "sail", "version": "2", "vulns": [weakness]}
    assert audit["verdict"]({"dependencies": [sound]}) == ("1 of 1 packages were looked up, 0 known weaknesses.", 0)
    words, status = audit["verdict"]({"dependencies": [sound, unknown, weak]})
    assert status == 1 and words.splitlines() == [
        "sail 2: PYSEC-1, mended in 3",
        "2 of 3 packages were looked up, 1 known weaknesses.",
        "Nothing is said of rope: the package index does not answer.",
    ]


def test_the_list_of_packages_names_what_is_installed_with_its_version() -> None:
    said = subprocess.run([sys.executable, ".ci/sbom.py"], cwd=TOP, capture_output=True, text=True, check=True).stdout
    listed = json.loads(said)
    assert listed["metadata"]["component"]["purl"] == f"pkg:pypi/delvekeeper@{VERSION}"
    found = {part["purl"] for part in listed["components"]}
    named = pins("requirements.in") | pins("requirements-play.in")
    assert found >= {f"pkg:pypi/{name.replace('.', '-')}@{version}" for name, version in named.items()}
    assert len(found) > len(pins("requirements.in")) + 5


def test_what_directories_are_told_fits_and_names_every_game() -> None:
    listing = TOP / "deploy" / "listing"
    for name, most in (("summary.txt", 200), ("description.txt", 400)):
        assert 0 < len((listing / name).read_text(encoding="utf-8").strip()) <= most
    assert 0 < len((listing / "tags.txt").read_text(encoding="utf-8").split("\n")) - 1 <= 5
    long = (listing / "long.md").read_text(encoding="utf-8")
    assert [game.title for game in games().values() if f"**{game.title}**" not in long] == []
