"""The alarms and the dashboard speak of numbers that there are, and each alarm stands in the runbook."""

from __future__ import annotations

import json
import math
import os
import re
import time
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from service.metrics import Metrics, age_of_newest

ROOT = Path(__file__).parents[2]
ALERTS = (ROOT / "deploy" / "alerts.yml").read_text(encoding="utf-8")
TRIED = (ROOT / "deploy" / "alerts-test.yml").read_text(encoding="utf-8")
DASHBOARD = json.loads((ROOT / "deploy" / "dashboard.json").read_text(encoding="utf-8"))
RUNBOOK = (ROOT / "docs" / "runbook.md").read_text(encoding="utf-8")
ALARMS = re.findall(r"^ +- alert: (\w+)$", ALERTS, re.MULTILINE)
"""In the order of the file."""
UNTRIED = {"WebhooksWait", "BotPlayersFallBack"}
"""What rings after a quarter of an hour or more, and is not urgent."""


def names(text: str) -> set[str]:
    """Return the bot's own numbers that a text names."""
    return set(re.findall(r"\b(?:delvekeeper|process)_\w+", text))


def exposed() -> set[str]:
    """Return the names of all that the bot tells, as a query has them."""
    found = set[str]()
    for family in text_string_to_metric_families(Metrics().text().decode()):
        ending = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count")}.get(family.type, ("",))
        found |= {family.name + end for end in ending}
    return found


def test_every_number_that_is_asked_for_is_told() -> None:
    asked = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
    assert len(asked) > 12 and len(names(ALERTS)) > 8
    assert names("\n".join([ALERTS, TRIED, *asked])) - exposed() == set()


def test_each_alarm_is_explained_and_tried() -> None:
    rows = re.findall(r"^\| ([A-Z]\w+) \| (page)? ?\| (.+?) \| (.+?) \|$", RUNBOOK, re.MULTILINE)
    assert len(ALARMS) == 15 and [row[0] for row in rows] == ALARMS
    severities = re.findall(r"severity: (\w+)", ALERTS)
    assert [row[1] or "ticket" for row in rows] == severities
    assert set(re.findall(r'alertname=\\?"(\w+)', TRIED)) == set(ALARMS) - UNTRIED


def test_the_age_of_the_newest_backup_is_told(tmp_path: Path) -> None:
    assert age_of_newest(tmp_path) == math.inf and age_of_newest(tmp_path / "none") == math.inf
    for name, hours in (("sunday", 50), ("monday", 2)):
        (tmp_path / name).touch()
        os.utime(tmp_path / name, times=(0, time.time() - hours * 3600))
    (tmp_path / "folder").mkdir()
    assert 7200 <= age_of_newest(tmp_path) < 7300
