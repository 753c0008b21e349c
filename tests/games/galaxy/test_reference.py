"""What can be looked up: planets, decks and what can be known of them, goals."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.galaxy.speech import reference
from engine.games.galaxy.state.state import Deck, State
from engine.games.galaxy.state.view import view_for

from .build import ADA, BOB, aiming, attach, dealt, galaxy, having, own, planet_with, put, secretly, where, without


def _page(state: State, name: str, at: str = "", seat: int | None = None) -> list[str]:
    return reference.page(view_for(state, seat), name, at).split("\n")


def _discarded(state: State, deck: str, *cards: str) -> State:
    for card in cards:
        state = without(state, deck, card)
    piles = state.decks[deck]
    return replace(state, decks={**state.decks, deck: Deck(piles.draw, (*piles.discard, *cards))})


@pytest.mark.rule("GAL-G04", "GAL-G28")
def test_planets_are_listed_by_their_owners_with_worth_and_attachments() -> None:
    state = attach(own(galaxy(2), ADA, "kiln", exhausted=True), "kiln", "ore-world")
    lines = _page(state, "planets")
    home, kiln = where(state, "home-1"), where(state, "kiln")
    assert lines[0] == (
        f"**Ada**: Ada's home {home} 4+2; Kiln {kiln} 3+1 (hazardous, yellow specialty; Ore World; exhausted)."
    )
    assert lines[2].startswith("**Free**: Aster ")
    assert "Phantom World" not in "\n".join(lines)


@pytest.mark.rule("GAL-G44")
def test_a_single_planet_is_told_in_full() -> None:
    state = put(own(attach(galaxy(2), "lantern", "garden-world"), BOB, "lantern"), BOB, "lantern", "2 infantry")
    assert _page(state, "planets", "Lantern") == [
        f"**Lantern** in {where(state, 'lantern')}, Bob’s, to be used",
        "1 resource, 5 influence; cultural, legendary.",
        "- Garden World: this planet has +2 influence.",
        "Once a round, at the end of the owner's turn: draw 1 order card.",
        "Bob: 2 infantry.",
        "-# *Its moon is a lamp. Somebody changes the bulb; nobody has seen who.*",
    ]
    assert _page(planet_with(state, "kiln", destroyed=True), "planets", "kiln") == ["**Kiln** is destroyed."]


def test_planets_are_found_by_their_system_and_a_wrong_name_is_said_so() -> None:
    state = galaxy(2)
    lines = _page(state, "planets", where(state, "cinder").lower())
    assert {line.split("**")[1] for line in lines if line.startswith("**")} == {"Brine", "Cinder"}
    assert _page(state, "planets", "Nowhere") == ["Nothing on the map is called “Nowhere”."]


@pytest.mark.rule("GAL-026", "GAL-G47")
def test_decks_tell_what_is_left_by_what_lies_open() -> None:
    state = _discarded(galaxy(2), "cultural", "hired-guard", "hired-guard")
    state = attach(state, "aster", "star-shell")
    lines = _page(state, "decks", "cultural")
    assert lines[0] == "**Cultural deck**: 17 cards left, 2 discarded"
    assert "- Cultural Relic Fragment 9 in 17, 53 %" in lines
    assert "- Hired Guard 1 in 17, 6 %" in lines
    assert not any("Star Shell" in line for line in lines)
    assert lines[-1] == "Discarded: Hired Guard ×2."


@pytest.mark.rule("GAL-G39", "GAL-G47")
def test_order_cards_in_other_hands_count_as_not_seen() -> None:
    state = dealt(dealt(galaxy(2), ADA, "probe"), BOB, "probe", "escort")
    public, mine = _page(state, "decks", "orders"), _page(state, "decks", "orders", ADA)
    assert public[0] == mine[0] == "**Order deck**: 21 cards left, 0 discarded"
    assert public[1] == "Unseen, in the deck or in others’ hands:"
    assert "- Probe 2 in 24, 8 %" in public
    assert "- Probe 1 in 23, 4 %" in mine


def test_all_decks_are_on_one_page_and_a_wrong_name_is_said_so() -> None:
    lines = _page(replace(galaxy(2), purged=("gamma-gate",), common=("tide-storm",)), "decks")
    assert [line.split(" deck")[0] for line in lines if line.startswith("**")] == [
        "**Cultural",
        "**Hazardous",
        "**Industrial",
        "**Frontier",
        "**Relic",
        "**Order",
    ]
    assert "Out of the game: Gamma Gate." in lines and "In the common area: Tide Storm." in lines
    assert _page(galaxy(2), "decks", "tarot")[0].endswith("none is called “tarot”.")


@pytest.mark.rule("GAL-G40", "GAL-G47")
def test_goals_show_the_own_hidden_ones_to_their_owner_only() -> None:
    state = secretly(aiming(galaxy(2), "learned", "keeper"), ADA, "patron")
    state = having(state, BOB, scored=("learned",), points=1)
    assert _page(state, "goals") == [
        "**Points** – first to 8",
        "Ada 0.",
        "Bob 1: Learned.",
        "**Public goals**, 1 point each",
        "- **Learned**: own 3 technologies (Bob scored, Ada 0)",
        "- **Keeper of Relics**: hold a relic (Ada 0, Bob 0)",
    ]
    assert _page(state, "goals", seat=ADA)[-2:] == [
        "**For your eyes**",
        "Hidden goal **Patron**: control 2 cultural planets (0 of 2).",
    ]
    assert _page(state, "goals", seat=BOB) == _page(state, "goals")


def test_what_a_page_can_be_asked_for_is_what_is_in_play() -> None:
    view = view_for(galaxy(2), None)
    planets = reference.entries(view, "planets")
    assert "Meridian" in planets and "C3" in planets and "Phantom World" not in planets
    assert reference.entries(view, "decks") == ["cultural", "hazardous", "industrial", "frontier", "relic", "orders"]
    assert reference.places(view)[:2] == ["A1", "A2"] and "Eddy" in reference.places(view)
    assert reference.entries(view, "goals") == ()
    for names in (reference.entries(view, "planets"), reference.entries(view, "decks"), reference.places(view)):
        assert len(set(names)) == len(names)


@pytest.mark.rule("GAL-G13", "GAL-G38")
def test_what_a_unit_costs_and_a_technology_does_can_be_looked_up() -> None:
    state = having(galaxy(2), ADA, technologies=("ranging-arrays",))
    at_hand = reference.page(view_for(state, BOB), "cards", "")
    assert "**Scout**: 2 resources, flies 2 systems, carries 1, hits on 8 or more of 10, at most 6 on the map." in at_hand
    assert "**Infantry**: 2 for 1 resource, hits on 8 or more of 10." in at_hand
    assert "**Ranging Arrays**, red, needs nothing before it: In the first exchange of a space combat" in at_hand
    page = reference.page(view_for(state, BOB), "cards", "survey party")
    assert page.startswith("**Survey Party**, a hazardous card: ")
    assert "Escort" in reference.entries(view_for(state, BOB), "cards")
    assert reference.page(view_for(state, BOB), "cards", "no such *card*").startswith("Nothing here is called")
