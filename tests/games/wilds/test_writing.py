"""A region written as a file is the same region when it is read again."""

import itertools

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from engine.games.wilds.files import files
from engine.games.wilds.files.generator import generate
from engine.games.wilds.files.writing import write
from engine.games.wilds.state.options import HAND_MADE
from engine.games.wilds.state.region import Gift, Threat

replace = msgspec.structs.replace


def assert_comes_back(region):
    again, _ = files.read(write(region))
    for field in region.__struct_fields__:
        assert getattr(again, field) == getattr(region, field), field


@pytest.mark.rule("WLD-G89")
@pytest.mark.parametrize("key", HAND_MADE)
def test_a_region_made_by_hand_comes_back_equal(key):
    assert_comes_back(files.region_named(key))


@pytest.mark.rule("WLD-G80", "WLD-G81")
@pytest.mark.parametrize("theme", ["any", "forest", "marsh", "desert", "isles", "mountains"])
def test_a_generated_region_comes_back_equal(theme):
    for number, (form, size, danger) in enumerate(
        itertools.product(("hexes", "points"), ("small", "medium", "large"), ("gentle", "standard", "harsh"))
    ):
        assert_comes_back(generate(f"{theme} {number}", theme=theme, form=form, size=size, danger=danger))


WORDS = some.text(some.sampled_from("abcÄßéñ 0123456789.,;:!?'\"()-/%&+=“”"), min_size=1, max_size=40).map(
    lambda text: " ".join(text.split()) or "x"
)


@pytest.mark.whole
@settings(max_examples=80, deadline=None)
@given(
    WORDS,
    WORDS,
    some.integers(6, 14),
    some.booleans(),
    some.dictionaries(some.sampled_from(["rope", "herb"]), some.integers(0, 99)),
)
def test_whatever_can_be_written_in_a_region_comes_back_equal(name, text, tn, flag, prices):
    region = files.region_named("thornwood")
    sites = (
        replace(
            region.sites[1],
            name=name,
            text=text,
            tn=tn,
            major=flag,
            long=flag,
            scene=flag,
            gives=(Gift("rope", 2, name), Gift("herb")),
            traits=("flees", "trade"),
            test="strength/agility+athletics",
            steps=3,
        ),
        *region.sites,
    )
    sites = (replace(sites[0], id="other"), *sites[1:])
    threats = (Threat(name, 6, "pursuers", text, name, "1d3", "beast", flag),)
    assert_comes_back(replace(region, name=name, about=text, sites=sites, threats=threats, prices=prices, farewell=text))


@pytest.mark.rule("WLD-G32")
def test_hexes_that_are_missing_or_named_otherwise_come_back_where_they_were():
    for missing in (("1",), ("1", "5", "9"), ("4",), ("2", "6", "20"), ("1", "2", "3")):
        region = files.region_named("thornwood")
        places = tuple(place for place in region.places if place.id not in missing)
        start = replace(region, places=places, start="7", variants=())
        at = start.place_by_id["7"].at
        moved = tuple(replace(place, at=(place.at[0] - at[0], place.at[1] - at[1])) for place in places)
        named = tuple(replace(place, id="spring") if place.id == "18" else place for place in moved)
        sites = tuple(replace(site, at="spring") if site.at == "18" else site for site in region.sites)
        assert_comes_back(replace(start, places=named, sites=sites))


def test_a_written_region_says_in_comments_what_its_tables_are():
    text = write(files.region_named("emberfell"))
    assert text.startswith("# Emberfell: everything in it, secrets included.")
    for name in ("challenge", "hex", "poi", "clue", "encounter", "threat"):
        before = text[: text.index(f"[{name}]")].rstrip("[").rstrip().split("\n")
        assert before[-1].startswith("# "), name
