"""The steps of the Dockerfile, carried out in an empty folder without Docker."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.environments import copied, inherit_rulebook, install

TOP = Path(__file__).resolve().parents[2]
PLACES = ("/app", "/data", "/backups", "/venv")
"""The folders of the image. Both stages have the same, so what one copies from the other is there already."""


class Image:
    """The result of the steps, in the folder ``root``. The user of the image may write in /data and /backups only.

    ``packages`` are those of Debian that a step installs; here they are not.
    """

    def __init__(self, root: Path) -> None:
        self._root = root
        self._python = _python_for_all()
        self._users: dict[str, int] = {}
        self._here = root
        self._user = ""
        self._settings: dict[str, str] = {}
        self.packages: list[str] = []
        self.command: list[str] = []
        self.health: list[str] = []

    def build(self) -> None:
        """Carry the steps out; `ValueError` names an unknown one."""
        for step in _steps((TOP / "Dockerfile").read_text()):
            word, _, rest = step.partition(" ")
            match word:
                case "WORKDIR":
                    self._here = self._at(rest)
                    self._here.mkdir(exist_ok=True)
                case "COPY" if rest.startswith("--from=made "):
                    _, source, target = rest.split()
                    assert source == target and self._at(source).is_dir(), step
                case "COPY":
                    *sources, target = rest.split()
                    for source in sources:
                        self._copy(source, target)
                case "RUN":
                    for command in rest.split("&&"):
                        self._carry_out(shlex.split(command))
                case "ENV":
                    name, _, value = rest.partition("=")
                    places = value.split(":")
                    own = [str(self._at(place)) if place.startswith(PLACES) else place for place in places]
                    self._settings[name] = ":".join(own)
                case "USER":
                    self._user = rest
                case "HEALTHCHECK":
                    self.health = json.loads(rest[rest.index("[") :])
                case "CMD":
                    self.command = json.loads(rest)
                case "ARG" | "FROM" | "VOLUME" | "STOPSIGNAL":
                    pass
                case _:
                    raise ValueError(f"this test cannot carry out: {step}")
        for folder, _, names in os.walk(self._here):
            for name in ("", *names):
                (Path(folder) / name).chmod(0o555)

    def run(self, command: Sequence[str], **settings: str) -> subprocess.CompletedProcess[str]:
        """Run a command as the user of the image, with its settings and the given ones."""
        given: Mapping[str, str] = {**self._settings, **settings}
        number = int(self._user)
        assert number in self._users.values()
        user = {"user": number, "group": number, "extra_groups": []}
        return subprocess.run(
            [str(shutil.which(command[0], path=given["PATH"])), *command[1:]],
            cwd=self._here,
            env=given,
            capture_output=True,
            text=True,
            check=False,
            **(user if os.geteuid() == 0 else {}),  # type: ignore[call-overload]
        )

    def _at(self, path: str) -> Path:
        """Return the local path for a path of the image."""
        assert path.startswith(PLACES), path
        return self._root / path.lstrip("/")

    def _copy(self, source: str, target: str) -> None:
        ignored = (TOP / ".dockerignore").read_text().splitlines()
        assert f"!{source}" in ignored, f"Docker is not shown {source}"
        to = self._here / target
        if (TOP / source).is_dir():
            shutil.copytree(TOP / source, to, ignore=shutil.ignore_patterns("__pycache__"), copy_function=copied)
        elif source == target:
            to.parent.mkdir(exist_ok=True)
            shutil.copy(TOP / source, to)
        else:
            shutil.copy(TOP / source, to)

    def _carry_out(self, command: list[str]) -> None:
        match command:
            case ["python", "-m", "venv", "--without-pip", folder]:
                subprocess.run([self._python, "-m", "venv", "--without-pip", str(self._at(folder))], check=True)
            case ["pip", "--python", "/venv/bin/python", "install", *options, "--require-hashes", "-r", requirements]:
                assert "--only-binary" in options, "nothing is built in an image"
                install(self._at("/venv"), self._here / requirements)
            case ["apt-get", "install", *words]:
                self.packages += [word for word in words if not word.startswith("-")]
            case ["apt-get", "update", *_] | ["rm", "-rf", *_]:
                pass
            case ["useradd", "--uid", number, *_, name]:
                self._users[name] = int(number)
            case ["install", "-d", "-o", name, *folders]:
                for folder in folders:
                    self._at(folder).mkdir()
                    if os.geteuid() == 0:
                        os.chown(self._at(folder), self._users[name], self._users[name])
            case ["/venv/bin/python", *rest]:
                # Compiled files of an image are part of it. What was read of the rulebook goes for equal sources.
                if rest == ["-m", "engine.rulebook"]:
                    inherit_rulebook(self._here / "engine")
                given = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
                subprocess.run([str(self._at("/venv/bin/python")), *rest], cwd=self._here, env=given, check=True)
            case _:
                raise ValueError(f"this test cannot carry out: {shlex.join(command)}")


def _steps(text: str) -> list[str]:
    """Return the instructions of a Dockerfile, each in one line."""
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [step.strip() for step in "\n".join(lines).replace("\\\n", " ").split("\n")]


def _python_for_all() -> str:
    """Return a Python that other users may run too. That of the tests may lie in a private folder."""
    own = str(Path(sys.base_prefix).resolve() / "bin" / f"python3.{sys.version_info.minor}")
    if os.geteuid() != 0:
        return own
    for python in (own, f"/usr/bin/python3.{sys.version_info.minor}"):
        if Path(python).exists() and all(path.stat().st_mode & 0o005 == 0o005 for path in Path(python).resolve().parents):
            return python
    raise LookupError("there is no Python here that another user may run")
