from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, GivenSource, KeyedSource
from engine.core.flow import Question
from engine.games.galaxy.rules.exploring import decks, explorations
from engine.games.galaxy.rules.exploring.explorations import destination, put_card
from engine.games.galaxy.rules.progress import Voyage
from engine.games.galaxy.state.content import EXPLORATION, HIDDEN_GOALS, ORDERS, RELIC, content
from engine.games.galaxy.state.options import Options
from engine.games.galaxy.state.state import Deck, Exploration, State
from engine.games.galaxy.state.view import view_for

from .build import ADA, BOB, act, dealt, galaxy, told, voyage_of
from .desks import desk, doing
from .explorations import deep

PURGED = {"gamma-gate", "gamma-beacon", "phantom-world"}
KEPT = {
    "cultural-fragment",
    "hazardous-fragment",
    "industrial-fragment",
    "unmarked-fragment",
    "puzzle-engine",
}
ATTACHED = {
    "truce-world",
    "star-shell",
    "garden-world",
    "sealed-tomb",
    "green-laboratory",
    "yellow-laboratory",
    "blue-laboratory",
    "red-laboratory",
    "lost-settlers",
    "ore-world",
    "wealthy-world",
}


def shuffled(play: str = "expedition", frontier: str = "20", key: str = "decks") -> dict[str, Deck]:
    return decks.fresh(Dice(KeyedSource(key)), Options(play=play, frontier=frontier))  # type: ignore[arg-type]


def with_deck(state: State, deck: str, draw: tuple[str, ...], discard: tuple[str, ...] = ()) -> State:
    return replace(state, decks={**state.decks, deck: Deck(draw, discard)})


# How decks are made up.


@pytest.mark.rule("GAL-007", "GAL-008", "GAL-022", "GAL-034", "GAL-G05")
def test_three_planetary_decks_a_frontier_deck_and_the_others_have_the_right_sizes() -> None:
    sizes = {name: len(deck.draw) for name, deck in shuffled().items()}
    assert sizes == {
        "cultural": 20,
        "hazardous": 20,
        "industrial": 20,
        "frontier": 20,
        "relic": 13,
        "orders": 24,
        "public": 16,
        "hidden": 12,
    }
    assert not any(deck.discard for deck in shuffled().values())


@pytest.mark.rule("GAL-002", "GAL-007")
def test_each_deck_has_as_many_of_every_card_as_its_list_says() -> None:
    made = shuffled()
    assert Counter(made["cultural"].draw) == {
        "truce-world": 1,
        "star-shell": 1,
        "hired-crews": 3,
        "gamma-gate": 1,
        "hired-guard": 3,
        "garden-world": 1,
        "sealed-tomb": 1,
        "cultural-fragment": 9,
    }
    assert Counter(made["industrial"].draw) == {
        "empty-depots": 4,
        "green-laboratory": 1,
        "yellow-laboratory": 1,
        "working-outpost": 4,
        "native-workshops": 4,
        "blue-laboratory": 1,
        "industrial-fragment": 5,
    }
    assert Counter(made["hazardous"].draw) == {
        "deep-mine": 3,
        "survey-party": 3,
        "lost-settlers": 1,
        "ore-world": 1,
        "wealthy-world": 1,
        "unstable-fuel": 3,
        "red-laboratory": 1,
        "hazardous-fragment": 7,
    }
    assert Counter(made["frontier"].draw) == {
        "silent-hulk": 2,
        "puzzle-engine": 2,
        "gamma-beacon": 1,
        "tide-storm": 1,
        "stranded-crew": 2,
        "trade-post": 2,
        "phantom-world": 1,
        "unmarked-fragment": 3,
        "silent-world": 1,
        "decay-field": 1,
        "envoy-ship": 2,
        "great-decay-field": 1,
        "small-decay-field": 1,
    }


@pytest.mark.rule("GAL-G49")
def test_the_older_frontier_deck_has_14_cards_and_none_of_the_later_six() -> None:
    older = Counter(shuffled(frontier="14")["frontier"].draw)
    assert older.total() == 14
    assert not {"silent-world", "decay-field", "envoy-ship", "great-decay-field", "small-decay-field"} & set(older)


def test_a_desk_has_exploration_decks_and_relics_only() -> None:
    assert set(shuffled(play="desk")) == {*EXPLORATION, RELIC}


@pytest.mark.rule("GAL-G52", "GAL-G05")
def test_the_order_of_every_deck_comes_from_the_dice() -> None:
    assert shuffled(key="one") == shuffled(key="one")
    assert all(shuffled(key="one")[deck] != shuffled(key="two")[deck] for deck in (*EXPLORATION, RELIC, ORDERS))
    dice = Dice(KeyedSource("one"))
    decks.fresh(dice, Options())
    assert len(dice.draws) == 4 * 19 + 12 + 23 + 15 + 11


# Drawing and reshuffling.


def test_the_top_card_is_drawn() -> None:
    voyage = voyage_of(with_deck(galaxy(), "cultural", ("star-shell", "hired-guard"), ("garden-world",)))
    assert decks.draw(voyage, "cultural") == "star-shell"
    assert voyage.deck("cultural") == Deck(("hired-guard",), ("garden-world",))
    assert voyage.events == []


@pytest.mark.rule("GAL-027", "GAL-G18")
def test_a_draw_that_empties_a_deck_reshuffles_at_once_without_the_card_in_hand() -> None:
    pile = ("garden-world", "hired-guard", "hired-crews")
    voyage = voyage_of(with_deck(galaxy(), "cultural", ("star-shell",), pile), (0, 0))
    assert decks.draw(voyage, "cultural") == "star-shell"
    # Fisher-Yates from the end: the last two places are swapped with the first in turn.
    assert voyage.deck("cultural") == Deck(("hired-guard", "hired-crews", "garden-world"), ())
    assert told(voyage.events, "reshuffled") == [{"deck": "cultural", "count": 3}]


@pytest.mark.rule("GAL-027", "GAL-G18")
@pytest.mark.parametrize("draw", [decks.draw, decks.take])
def test_a_deck_that_is_empty_already_is_reshuffled_before_the_draw(draw: Callable[[Voyage, str], str]) -> None:
    voyage = voyage_of(with_deck(galaxy(), "cultural", (), ("garden-world", "hired-guard", "hired-crews")), (0, 0))
    assert draw(voyage, "cultural") == "hired-guard"
    assert voyage.deck("cultural") == Deck(("hired-crews", "garden-world"), ())
    assert told(voyage.events, "reshuffled") == [{"deck": "cultural", "count": 3}]


@pytest.mark.rule("GAL-027", "GAL-G18", "GAL-021")
@pytest.mark.parametrize("deck", EXPLORATION)
def test_an_exploration_with_an_empty_deck_draws_from_the_reshuffled_discards(deck: str) -> None:
    place = {"cultural": "aster", "hazardous": "cinder", "industrial": "gantry", "frontier": deep(galaxy())}[deck]
    cards = [card.id for card in content().cards.values() if card.deck == deck]
    voyage = voyage_of(with_deck(galaxy(), deck, (), (cards[0],)))
    drawn = explorations.draw_card(voyage, Exploration(ADA, place, deck))
    assert (drawn.card, drawn.step) == (cards[0], "revealed")
    assert voyage.deck(deck) == Deck()
    assert [event.kind for event in voyage.events] == ["reshuffled", "explored", "met"]


@pytest.mark.rule("GAL-027", "GAL-G18")
def test_at_a_desk_an_empty_deck_is_reshuffled_before_the_draw_too() -> None:
    state = with_deck(desk(), "frontier", (), ("trade-post", "silent-hulk"))
    after, events = doing(state, "explore frontier", draws=(1,))
    assert [event.kind for event in events][:2] == ["reshuffled", "explored"]
    assert after.decks["frontier"] == Deck(("silent-hulk",), ())


@pytest.mark.rule("GAL-027", "GAL-G39")
def test_star_charts_show_the_reshuffled_deck_where_it_was_empty() -> None:
    state = with_deck(dealt(galaxy(), ADA, "star-charts"), "frontier", (), ("trade-post", "silent-hulk"))
    after, _ = act(state, ADA, "play star-charts frontier", draws=(1,))
    assert after.agenda[0] == Question(
        "charts", ADA, ("trade-post+silent-hulk", "silent-hulk+trade-post"), "trade-post+silent-hulk", "frontier"
    )


@pytest.mark.rule("GAL-G18", "GAL-025")
def test_a_card_discarded_onto_an_empty_deck_and_pile_is_the_whole_deck() -> None:
    voyage = voyage_of(with_deck(galaxy(), "frontier", ()))
    decks.discard(voyage, "frontier", "trade-post")
    assert voyage.deck("frontier") == Deck(("trade-post",), ())
    assert told(voyage.events, "reshuffled") == [{"deck": "frontier", "count": 1}]


@pytest.mark.rule("GAL-G18")
def test_nothing_is_drawn_where_deck_and_pile_are_empty() -> None:
    voyage = voyage_of(with_deck(galaxy(), "frontier", ()))
    assert decks.draw(voyage, "frontier") == ""
    assert voyage.deck("frontier") == Deck()
    assert voyage.events == []


@pytest.mark.rule("GAL-026")
def test_each_deck_has_a_discard_pile_of_its_own_the_newest_card_last() -> None:
    voyage = voyage_of(galaxy())
    decks.discard(voyage, "cultural", "hired-guard")
    decks.discard(voyage, "cultural", "hired-crews")
    decks.discard(voyage, "hazardous", "deep-mine")
    assert voyage.deck("cultural").discard == ("hired-guard", "hired-crews")
    assert voyage.deck("hazardous").discard == ("deep-mine",)
    assert voyage.deck("industrial").discard == voyage.deck("frontier").discard == ()


def test_a_card_put_back_is_shuffled_into_its_deck() -> None:
    voyage = voyage_of(with_deck(galaxy(), HIDDEN_GOALS, ("patron", "victor")), (0, 1))
    decks.put_back(voyage, HIDDEN_GOALS, "schools")
    assert voyage.deck(HIDDEN_GOALS).draw == ("schools", "victor", "patron")


# Where cards go.


@pytest.mark.rule("GAL-G50", "GAL-025", "GAL-029", "GAL-030", "GAL-036", "GAL-037", "GAL-038")
def test_every_card_goes_where_the_table_says() -> None:
    for card in content().cards:
        expected = (
            "purge"
            if card in PURGED
            else "common"
            if card == "tide-storm"
            else "play"
            if card in KEPT
            else "attach"
            if card in ATTACHED
            else "discard"
        )
        assert destination(card) == expected, card


@pytest.mark.parametrize("card", sorted(content().cards))
@pytest.mark.rule("GAL-G50", "GAL-025", "GAL-026", "GAL-028", "GAL-030", "GAL-036", "GAL-037", "GAL-038")
def test_a_card_that_is_put_away_is_in_one_place_and_there_only(card: str) -> None:
    voyage = voyage_of(galaxy())
    deck = content().cards[card].deck
    put_card(voyage, card, BOB, "aster")
    state = voyage.state
    found = {
        "purge": state.purged.count(card),
        "common": state.common.count(card),
        "attach": sum(attached.card == card for attached in state.planet_by_id["aster"].attachments),
        "discard": state.decks[deck].discard.count(card),
        "play": (
            state.players[BOB].fragments.get(content().cards[card].fragment, 0)
            + (state.players[BOB].devices if card == "puzzle-engine" else 0)
        ),
    }
    assert found == {where: int(where == destination(card)) for where in found}
    assert state.decks[deck].draw == galaxy().decks[deck].draw
    assert state.players[ADA] == galaxy().players[ADA]


@pytest.mark.rule("GAL-036", "GAL-G50")
def test_a_purged_card_never_comes_back() -> None:
    voyage = voyage_of(with_deck(galaxy(), "cultural", ("gamma-gate",)))
    card = decks.draw(voyage, "cultural")
    put_card(voyage, card, ADA, "aster")
    assert voyage.deck("cultural") == Deck()
    assert voyage.state.purged == ("gamma-gate",)
    assert decks.draw(voyage, "cultural") == ""


# What is known of a deck.


def played_with() -> Voyage:
    """Return a galaxy in which cards lie in every kind of place."""
    voyage = voyage_of(galaxy())
    for card in ("star-shell", "gamma-gate", "cultural-fragment", "cultural-fragment", "hired-guard"):
        voyage.set_deck("cultural", draw=minus(voyage.deck("cultural").draw, card))
        put_card(voyage, card, ADA, "aster")
    return voyage


def minus(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    left = list(cards)
    left.remove(card)
    return tuple(left)


@pytest.mark.rule("GAL-G47", "GAL-G52")
def test_what_is_left_in_a_deck_is_worked_out_from_what_lies_open() -> None:
    state = played_with().state
    public = view_for(state, None).state
    for deck in (*EXPLORATION, RELIC):
        if deck != "cultural":
            assert decks.unseen(public, deck) == Counter(state.decks[deck].draw)
    assert set(public.decks["cultural"].draw) == {""}
    assert decks.left(public, "cultural") == 15
    assert decks.unseen(public, "cultural") == {
        "truce-world": 1,
        "hired-crews": 3,
        "hired-guard": 2,
        "garden-world": 1,
        "sealed-tomb": 1,
        "cultural-fragment": 7,
    }


@pytest.mark.rule("GAL-G49")
def test_the_older_frontier_deck_is_known_by_its_size() -> None:
    older = shuffled(frontier="14")["frontier"].draw
    state = with_deck(galaxy(), "frontier", older[2:], older[:2])
    public = view_for(state, None).state
    assert decks.unseen(public, "frontier") == Counter(older[2:])


@pytest.mark.rule("GAL-G31")
def test_purged_fragments_are_out_of_the_game_and_of_what_is_left() -> None:
    state = with_deck(galaxy(), "hazardous", minus(galaxy().decks["hazardous"].draw, "hazardous-fragment"))
    voyage = Voyage(state, Dice(GivenSource(())))
    decks.gain_fragment(voyage, ADA, "hazardous")
    before = decks.unseen(voyage.state, "hazardous")
    decks.lose_fragments(voyage, ADA, {"hazardous": 1})
    decks.purge(voyage, "hazardous-fragment")
    assert decks.unseen(voyage.state, "hazardous") == before
    assert before["hazardous-fragment"] == 6
