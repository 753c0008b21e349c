"""``python .ci/sbom.py``: prints the list of packages that Delvekeeper is installed with, in CycloneDX's format."""

import json
import re
import sys
from pathlib import Path

TOP = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(TOP))

from engine.version import VERSION  # noqa: E402


def listed() -> dict[str, object]:
    """Return the list: the package, and what the locked requirements of the playground name."""
    locked = (TOP / "requirements-play.txt").read_text(encoding="utf-8")
    pins = re.findall(r"^([\w.-]+)(?:\[[\w,]+\])?==([\w.]+)", locked, re.MULTILINE)
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": {**_described("delvekeeper", VERSION), "type": "application"}},
        "components": [_described(name, version) for name, version in pins],
    }


def _described(name: str, version: str) -> dict[str, object]:
    address = f"pkg:pypi/{re.sub('[._]', '-', name.lower())}@{version}"
    return {"type": "library", "name": name, "version": version, "purl": address, "bom-ref": address}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(listed(), indent=2) + "\n")
