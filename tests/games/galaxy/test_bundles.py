"""What is given in a transaction, read from text and written as text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from engine.games.galaxy.state import naming
from engine.games.galaxy.state.content import FRAGMENTS
from engine.games.galaxy.state.state import Bundle

from . import build

STATE = build.galaxy()


@pytest.mark.rule("GAL-G24")
@pytest.mark.parametrize(
    ("bundle", "text"),
    [
        (Bundle(), "nothing"),
        (Bundle(trade_goods=1), "1 trade good"),
        (Bundle(commodities=1), "1 commodity"),
        (Bundle(trade_goods=2, commodities=3), "3 commodities, 2 trade goods"),
        (Bundle(fragments={"unknown": 2, "cultural": 1}), "1 cultural fragment, 2 unknown fragments"),
        (Bundle(trade_goods=1, planets=("fallow", "isle-of-glass")), "1 trade good, Fallow, Isle of Glass"),
    ],
)
def test_bundles_are_written_in_one_way(bundle: Bundle, text: str) -> None:
    assert naming.written_bundle(STATE, bundle) == text


@pytest.mark.rule("GAL-G24", "GAL-035")
@pytest.mark.parametrize(
    ("text", "bundle"),
    [
        ("2 com", Bundle(commodities=2)),
        ("2com", Bundle(commodities=2)),
        ("two commodities", Bundle(commodities=2)),
        ("1 tg", Bundle(trade_goods=1)),
        ("3 TGs", Bundle(trade_goods=3)),
        ("a trade good", Bundle(trade_goods=1)),
        ("2x goods", Bundle(trade_goods=2)),
        ("2 x goods", Bundle(trade_goods=2)),
        ("a cultural fragment", Bundle(fragments={"cultural": 1})),
        ("Hazardous relic fragment", Bundle(fragments={"hazardous": 1})),
        ("2 unmarked fragments", Bundle(fragments={"unknown": 2})),
        ("an industrial frag & 1 commodity", Bundle(commodities=1, fragments={"industrial": 1})),
        ("1 tg and 1 tg", Bundle(trade_goods=2)),
        ("1 commodity, 2 trade goods and 1 unknown fragment.", Bundle(2, 1, {"unknown": 1})),
        ("Isle of Glass, 1 tg", Bundle(trade_goods=1, planets=("isle-of-glass",))),
        ("isle-of-glass + fallow", Bundle(planets=("fallow", "isle-of-glass"))),
        ("nothing", Bundle()),
        ("none", Bundle()),
        ("0 trade goods", Bundle()),
    ],
)
def test_bundles_are_read_forgivingly(text: str, bundle: Bundle) -> None:
    assert naming.read_bundle(STATE, text) == bundle


@pytest.mark.rule("GAL-G24")
@pytest.mark.parametrize(
    "text",
    [
        "",
        "2 fragments",
        "a relic",
        "Black Blade",
        "2 order cards",
        "-1 tg",
        "100 tg",
        "1.5 tg",
        "fallow, fallow",
        "my goods",
    ],
)
def test_what_is_unclear_or_cannot_be_traded_is_not_read(text: str) -> None:
    assert naming.read_bundle(STATE, text) is None


@pytest.mark.rule("GAL-G24")
@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("2 com for 1 tg", "2 commodities for 1 trade good"),
        ("1 cultural fragment and 1 tg for nothing", "1 trade good, 1 cultural fragment for nothing"),
        ("nothing FOR a commodity", "nothing for 1 commodity"),
        ("2 commodities", "2 commodities"),
        ("for 1 tg", "for 1 tg"),
        ("1 tg for 1 tg for 1 tg", "1 tg for 1 tg for 1 tg"),
    ],
)
def test_deals_are_respelled_where_they_are_clear(text: str, written: str) -> None:
    assert naming.respelled_deal(STATE, text) == written


def test_a_gift_has_to_be_said_to_be_one() -> None:
    assert naming.read_deal(STATE, "2 commodities") is None
    assert naming.read_deal(STATE, "2 commodities for nothing") == (Bundle(commodities=2), Bundle())


some_bundles = some.builds(
    Bundle,
    trade_goods=some.integers(0, 12),
    commodities=some.integers(0, 5),
    fragments=some.dictionaries(some.sampled_from(FRAGMENTS), some.integers(1, 9)),
    planets=some.sets(some.sampled_from(("aster", "ember-reach", "isle-of-glass", "home-1", "phantom-world"))).map(
        lambda planets: tuple(sorted(planets, key=lambda planet: STATE.planet_by_id[planet].name))
    ),
)


@pytest.mark.rule("GAL-G24")
@given(some_bundles, some_bundles)
def test_what_is_written_is_read_back(gives: Bundle, gets: Bundle) -> None:
    text = naming.written_deal(STATE, gives, gets)
    assert naming.read_deal(STATE, text) == (gives, gets)
    assert naming.respelled_deal(STATE, text) == text
