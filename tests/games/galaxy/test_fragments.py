"""Relic fragments: which three make a relic, and what becomes of them."""

from __future__ import annotations

from itertools import product

import pytest
from msgspec.structs import replace

from engine.games.galaxy.rules.exploring import decks
from engine.games.galaxy.rules.exploring.explorations import put_card
from engine.games.galaxy.rules.relics import relics
from engine.games.galaxy.state.moves import Relic
from engine.games.galaxy.state.state import Deck
from tests.games.galaxy.build import ADA, BOB, act, galaxy, having, legal, on_top, refused, told, voyage_of


@pytest.mark.rule("GAL-030", "GAL-031")
def test_a_fragment_lies_before_its_explorer_for_all_to_see() -> None:
    voyage = voyage_of(galaxy())
    put_card(voyage, "hazardous-fragment", ADA, "cinder")
    put_card(voyage, "hazardous-fragment", ADA, "cinder")
    assert voyage.player(ADA).fragments == {"hazardous": 2}
    assert voyage.player(BOB).fragments == {}
    assert told(voyage.events, "fragment")[-1] == {"who": "Ada", "kind": "hazardous", "count": 2}
    assert all(event.seats is None for event in voyage.events), "everybody is told"


@pytest.mark.rule("GAL-G31")
def test_which_sets_can_be_purged() -> None:
    def sets(**held: int) -> tuple[str, ...]:
        return decks.sets(having(galaxy(), ADA, fragments=held), ADA)

    assert sets(cultural=3) == ("cultural",)
    assert sets(cultural=2, unknown=1) == ("cultural+1-unknown",)
    assert sets(cultural=1, unknown=2) == ("cultural+2-unknown",)
    assert sets(unknown=3) == (), "three unknown fragments alone are no set"
    assert sets(cultural=2, hazardous=1) == (), "two types do not mix"
    assert sets(cultural=1, hazardous=2, unknown=2) == ("cultural+2-unknown", "hazardous+1-unknown", "hazardous+2-unknown")
    assert sets(industrial=3, unknown=1) == ("industrial", "industrial+1-unknown")


@pytest.mark.rule("GAL-G31")
def test_a_set_can_be_purged_exactly_when_three_fragments_make_one() -> None:
    """Against the rule taken word for word: three in hand, all of one type or unknown, and not all unknown."""
    state = galaxy()
    for cultural, hazardous, industrial, unknown in product(range(4), repeat=4):
        held = {"cultural": cultural, "hazardous": hazardous, "industrial": industrial, "unknown": unknown}
        known = (cultural, hazardous, industrial)
        possible = any(number and number + unknown >= 3 for number in known)
        assert bool(decks.sets(having(state, ADA, fragments=held), ADA)) == possible, held


@pytest.mark.rule("GAL-032", "GAL-033", "GAL-034", "GAL-G31", "GAL-G09")
def test_a_set_is_purged_for_the_top_relic_as_the_turns_action() -> None:
    state = having(on_top(galaxy(), "archive"), ADA, fragments={"cultural": 3, "hazardous": 1, "unknown": 1})
    assert legal(state, ADA, "relic") == ["relic cultural", "relic cultural+1-unknown"]
    state, events = act(state, ADA, "relic cultural+1-unknown")
    assert state.players[ADA].fragments == {"cultural": 1, "hazardous": 1}
    assert [held.relic for held in state.players[ADA].relics] == ["archive"]
    assert len(state.decks["relic"].draw) == 12
    assert told(events, "relic")[0]["left"] == 12
    assert state.active == BOB, "it was the whole turn"


@pytest.mark.rule("GAL-G31")
def test_purged_fragments_never_return_to_their_decks() -> None:
    state = having(galaxy(), ADA, fragments={"cultural": 1, "unknown": 2})
    state, _ = act(state, ADA, "relic cultural+2-unknown")
    assert sorted(state.purged) == ["cultural-fragment", "unmarked-fragment", "unmarked-fragment"]
    assert state.decks["cultural"].discard == state.decks["frontier"].discard == ()


@pytest.mark.rule("GAL-G31", "GAL-G32")
def test_a_set_may_be_purged_for_nothing_when_no_relic_is_left() -> None:
    state = having(galaxy(), ADA, fragments={"industrial": 3})
    state = replace(state, decks={**state.decks, "relic": Deck()})
    state, events = act(state, ADA, "relic industrial")
    assert state.players[ADA].relics == () and state.players[ADA].fragments == {}
    assert told(events, "no_relic") == [{"who": "Ada"}]


@pytest.mark.rule("GAL-032", "GAL-G31")
@pytest.mark.parametrize(
    "text", ["unknown", "cultural", "cultural+3-unknown", "hazardous+1-unknown", "hazardous+1-cultural"]
)
def test_what_is_no_set_of_ones_own_is_refused(text: str) -> None:
    state = having(galaxy(), ADA, fragments={"cultural": 2, "unknown": 3})
    state = having(state, BOB, fragments={"cultural": 3})
    assert relics.PURGED.refuse(state, ADA, Relic(text)) is not None
    assert refused(state, ADA, f"relic {text}").rule == "GAL-G31"


@pytest.mark.rule("GAL-035")
def test_fragments_change_hands_and_are_neither_made_nor_lost() -> None:
    state = having(galaxy(), ADA, fragments={"cultural": 2, "unknown": 1})
    voyage = voyage_of(having(state, BOB, fragments={"cultural": 1}))
    decks.hand_over_fragments(voyage, ADA, BOB, {"cultural": 2})
    assert voyage.player(ADA).fragments == {"unknown": 1}
    assert voyage.player(BOB).fragments == {"cultural": 3}


@pytest.mark.rule("GAL-G48")
def test_fragments_of_a_player_who_leaves_go_to_their_own_discard_piles() -> None:
    voyage = voyage_of(having(galaxy(), ADA, fragments={"cultural": 2, "industrial": 1, "unknown": 1}))
    decks.discard_fragments(voyage, ADA)
    assert voyage.deck("cultural").discard == ("cultural-fragment", "cultural-fragment")
    assert voyage.deck("industrial").discard == ("industrial-fragment",)
    assert voyage.deck("frontier").discard == ("unmarked-fragment",)
    assert voyage.player(ADA).fragment_count == 0
