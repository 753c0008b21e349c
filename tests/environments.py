"""An empty environment gets the packages of a list without a download: as they lie in that of the tests."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement

PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")


def install(home: Path, requirements: Path) -> None:
    """Install what a list with hashes names into the environment in ``home``.

    The environment of the tests was installed by such lists, with their hashes. Packages that it has at the version that
    is asked for are copied from there, in a tenth of the time. If one is missing, pip installs all of them.
    """
    try:
        found = [at_hand(wanted) for wanted in needed(requirements)]
    except PackageNotFoundError:
        command = [*PIP, "--python", str(home), "install", "--no-compile", "--require-hashes", "-r", str(requirements)]
        subprocess.run(command, check=True)
        return
    (packages,) = (home / "lib").glob("python*/site-packages")
    for each in found:
        lay(each, packages)


def needed(requirements: Path) -> Iterator[Requirement]:
    """Read the packages of a list that this machine needs."""
    for line in requirements.read_text().splitlines():
        if line and not line.startswith(("#", " ", "-")):
            wanted = Requirement(line.rstrip("\\ "))
            if wanted.marker is None or wanted.marker.evaluate():
                yield wanted


def at_hand(wanted: Requirement) -> Distribution:
    """Return a package that is installed here; `PackageNotFoundError` where it is another version, or none."""
    found = distribution(wanted.name)
    if found.version not in wanted.specifier:
        raise PackageNotFoundError(wanted.name)
    return found


def lay(package: Distribution, packages: Path) -> None:
    """Copy the files of a package, but for its commands and what is compiled, into another folder of packages."""
    for file in package.files or ():
        if file.parts[0] != ".." and file.suffix != ".pyc":
            (packages / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(str(file.locate()), packages / file)
