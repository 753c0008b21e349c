"""What is counted of simulated delves; and a map without doors is no way to win."""

from __future__ import annotations

from statistics import mean

import pytest

from tests.simulate.measures import Sitting
from tests.simulate.playing import play
from tests.simulate.tables import tables

pytestmark = pytest.mark.whole


@pytest.mark.rule("SKY-G55")
def test_steering_for_a_map_without_doors_is_worse_than_playing_on() -> None:
    kinds = [("steady",) * 3, ("steering",) * 3]
    delves = [play(Sitting("skyshard", f"doors {number}", levels)) for levels in kinds for number in range(40)]
    shares = [mean(delve.result == "won" for delve in delves if delve.sitting.levels == levels) for levels in kinds]
    assert shares[1] < shares[0] - 0.1
    sealed = [delve for delve in delves if delve.facts["sealed"]]
    steered = [delve for delve in delves if delve.sitting.levels == kinds[1]]
    assert mean(item in sealed for item in steered) > 0.4, "they get what they want"
    assert mean(item.result == "won" for item in sealed) < shares[0]
    assert any(item.result == "won" for item in sealed), "who is sealed can go on"
    assert all(item.used.get("dug") for item in sealed if item.result == "won")
    lines = list(tables(delves))
    for levels in kinds:
        assert any(line.startswith(f"| as usual | 3 | 3 {levels[0]} | 40 | ") for line in lines)


def test_a_record_holds_how_long_a_delve_took_and_the_shards_of_it() -> None:
    delve = play(Sitting("skyshard", "record", ("steady", "steady"), {"shards": "2", "threat": "easy"}))
    assert delve.facts["rounds"] == delve.used["round"]
    assert delve.facts["gained"] >= 2 or delve.result != "won"
    assert sum(count for name, count in delve.used.items() if name.startswith("class ")) == 2
