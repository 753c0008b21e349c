"""Region files that are odd and can be played all the same: what their author is told."""

import pytest
from msgspec.structs import replace

from engine.games.wilds.files import checking, files
from engine.games.wilds.state.region import Goal, Site

from .build import hexes
from .test_files import SMALL, changed

WARNED = [
    # what is changed, into what, what is mentioned
    ('toward = "9"', 'toward = "7"', "“7” is not the way to “vault”"),
    ('at = "8"', 'at = "1"', "“9” is not beside “1”"),
    ('poi = "vault"', 'poi = "inn"', "which anyone sees who comes there"),
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


@pytest.mark.rule("WLD-G71", "WLD-G89")
@pytest.mark.parametrize(
    ("rows", "goal", "warned"),
    [
        (("fff", "ff."), Goal("", 6), True),  # 5 places tell 5 times
        (("fff", "fff"), Goal("", 6), False),
        (("fff", "ff."), Goal("vault", 6), False),  # it can be searched for where it lies
    ],
)
def test_a_goal_that_only_the_die_finds_wants_as_many_places(rows, goal, warned):
    vault = Site("vault", "3", "Vault", "secret", "A door.", hidden=True, tn=10)
    region = replace(hexes(*rows, sites=[vault]), goal=goal)
    assert any("more than 5 places tell" in trouble.wrong for trouble in checking.warnings(region)) == warned
