"""An empty environment gets the packages of a list without a download, and what is compiled: as they lie in that of the
tests."""

from __future__ import annotations

import contextlib
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from importlib.util import cache_from_source
from pathlib import Path

from engine.core.languages import PLACES
from engine.games import games
from engine.rulebook import TABLE
from engine.rulebook.book import is_searched
from engine.rulebook.kept import compiled_of

PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")
PINNED = re.compile(r"^([\w.-]+)==([\w.]+)( ;)?", re.MULTILINE)
"""A line of a list: a package, its version, and whether it is wanted under a condition."""


def install(home: Path, requirements: Path) -> None:
    """Install what a list with hashes names into the environment in ``home``.

    The environment of the tests was installed by such lists, with their hashes. Packages that it has at the version that
    is asked for are copied from there, in a tenth of the time. If one is missing, pip installs all of them.
    """
    try:
        found = list(at_hand(requirements))
    except PackageNotFoundError:
        command = [*PIP, "--python", str(home), "install", "--no-compile", "--require-hashes", "-r", str(requirements)]
        subprocess.run(command, check=True)
        return
    (packages,) = (home / "lib").glob("python*/site-packages")
    for each in found:
        lay(each, packages)


def at_hand(requirements: Path) -> Iterator[Distribution]:
    """Yield the packages of a list as they are installed here.

    `PackageNotFoundError` where one is another version, or missing. One that is wanted under a condition, and is not here,
    is for other machines.
    """
    for name, version, condition in PINNED.findall(requirements.read_text()):
        try:
            found = distribution(name)
        except PackageNotFoundError:
            if condition:
                continue
            raise
        if found.version != version:
            raise PackageNotFoundError(name)
        yield found


def lay(package: Distribution, packages: Path) -> None:
    """Copy the files of a package, but for its commands, into another folder of packages."""
    for file in package.files or ():
        if file.parts[0] != ".." and file.suffix != ".pyc":
            (packages / file).parent.mkdir(parents=True, exist_ok=True)
            copied(str(file.locate()), str(packages / file))


def copied(source: str, target: str) -> None:
    """Copy a file, and what this Python has compiled of it, which goes for the copy as both have one time."""
    shutil.copy2(source, target)
    if source.endswith(".py"):
        inherit(Path(source), Path(target))


def inherit(source: Path, copy: Path) -> None:
    """Give a copy of a file its time, and the compiled form of it; one that is not there, or is older, is made at need."""
    shutil.copystat(source, copy)
    beside = copy.parent / "__pycache__"
    made = Path(cache_from_source(str(source)))
    with contextlib.suppress(FileNotFoundError):
        compiled = made.read_bytes()
        beside.mkdir(exist_ok=True)
        (beside / made.name).write_bytes(compiled)


def inherit_rulebook(engine: Path) -> None:
    """Give a copy of the engine what was read of the rulebook here: where that is not kept, or anything differs, the copy
    reads it at need."""
    beside = engine / "rulebook" / "__pycache__"
    beside.mkdir(exist_ok=True)
    for language in filter(is_searched, PLACES):
        with contextlib.suppress(FileNotFoundError):
            shutil.copy(compiled_of((*games(), TABLE), language), beside)
