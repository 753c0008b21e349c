"""What is counted of a simulated cavern."""

from __future__ import annotations

import pytest

from engine.games.cavern.state.content import content
from tests.simulate.measures import Sitting
from tests.simulate.playing import play
from tests.simulate.tables import tables

pytestmark = pytest.mark.whole


def test_a_record_holds_what_came_of_a_game() -> None:
    record = play(Sitting("cavern", "record", ("steady", "easy-going", "steady")))
    facts = record.facts
    assert set(facts["factions"]) < set(content().band.factions) and len(set(facts["factions"])) == 3
    assert max(record.scores) == record.scores[record.winners[0]]
    assert facts["ending"] in ("sun", "gold", "tiles") and facts["turns"] == record.used["turn"]
    laid = sum(record.used.get(verb, 0) for verb in ("/place", "/breach"))
    assert record.used["placed"] == laid
    assert sum(facts["met"].values()) >= record.used["encounter"], "each was a situation, some more than once"
    lines = list(tables([record]))
    assert "\nband: wins of a fair share, score to the table's mean, games in which its ability was used" in lines
    assert sum(line.endswith("of 1 games") for line in lines) == 3, "one of the four bands did not play"
