"""What the package needs, for hatchling: the requirements files name it once, for the package and for everything else."""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

EXTRAS = {
    "postgresql": {"asyncpg"},
    "play": {"simcord"},
    "traces": {"opentelemetry-sdk", "opentelemetry-exporter-otlp-proto-http"},
}

FILES = ("requirements.in", "requirements-play.in", "requirements-traces.in")


class Requirements(MetadataHookInterface):
    """Takes the dependencies from requirements.in, requirements-play.in and requirements-traces.in.

    What SQLite can do without is an extra, ``postgresql``, and what sends traces is another, ``traces``. What the
    playground needs is always installed, so that ``pipx run delvekeeper play`` opens it. The extra ``play`` names it too.
    """

    def update(self, metadata: dict[str, Any]) -> None:
        """Fill in the dependencies and the extras."""
        named = [line for file in FILES for line in pinned(Path(self.root) / file)]
        chosen = {extra: [line for line in named if name(line) in names] for extra, names in EXTRAS.items()}
        left = {line for extra in ("postgresql", "traces") for line in chosen[extra]}
        metadata["dependencies"] = [line for line in named if line not in left]
        metadata["optional-dependencies"] = chosen


def pinned(file: Path) -> list[str]:
    """Return the packages of a requirements file, each with its version."""
    return re.findall(r"^[\w.-]+(?:\[[\w,]+\])?==\S+", file.read_text(), re.MULTILINE)


def name(line: str) -> str:
    """Return the name of a package without its extras and version."""
    return re.split(r"[\[=]", line)[0]
