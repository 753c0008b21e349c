"""The alarms and the dashboard speak of numbers that there are, and each alarm stands in the runbook."""

from __future__ import annotations

import json
import re
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from service.metrics import Metrics

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
    assert len(ALARMS) == 12 and [row[0] for row in rows] == ALARMS
    severities = re.findall(r"severity: (\w+)", ALERTS)
    assert [row[1] or "ticket" for row in rows] == severities
    assert set(re.findall(r'alertname=\\?"(\w+)', TRIED)) == set(ALARMS) - UNTRIED
