"""Region files that are odd and can be played all the same: what their author is told."""

import pytest

from engine.games.wilds import files

from .test_files import SMALL, changed

WARNED = [
    # what is changed, into what, what is mentioned
    ('toward = "9"', 'toward = "7"', "“7” is not the way to “vault”"),
    ('at = "8"', 'at = "1"', "“9” is not beside “1”"),
    ('poi = "vault"', 'poi = "inn"', "which is seen by whoever comes there"),
    ('text = "A warm room."', 'text = ""', "“inn” says nothing"),
    ('text = "A warm room."', "tn = 8", "needs no Discovery TN"),
    ('text = "A warm room."', 'foe = "guests"', "nobody is at “inn”"),
    ('text = "A door in the rock."', 'leads = "1"', "is no passage"),
    ('text = "A door in the rock."', "known = true", "never shows as a rumour"),
    ("timer = 8", "timer = 0", "nothing will come of it"),
    ('on_expiry = "severe_weather"', 'on_expiry = "pursuers"', "nobody knows who"),
]


@pytest.mark.rule("WLD-G89", "WLD-G35", "WLD-041")
@pytest.mark.parametrize(("old", "new", "said"), WARNED, ids=[row[2] for row in WARNED])
def test_what_is_odd_is_mentioned_with_its_line_and_the_region_can_be_played(old, new, said):
    _, before = files.read(SMALL)
    _, warnings = files.read(changed(old, new))
    assert not any(said in warning for warning in before)
    (found,) = [warning for warning in warnings if said in warning]
    assert found.startswith("line ")
