"""Decks and hands."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.regions.game import GAME
from engine.games.regions.rules import rounds
from engine.games.regions.rules.party import card_piles
from engine.games.regions.state import sheets
from engine.games.regions.state.content import content
from engine.games.regions.state.scenarios import Placed
from engine.games.regions.state.state import State, Turn

from .build import ADA, BOB, corridor, kinds_of, only, party, play, scenario, way, with_entity, with_member, working


@pytest.mark.rule("REG-G16")
def test_everybody_begins_with_five_of_a_shuffled_deck_of_ten():
    venture = working(party(corridor(), "warden", "shadow"), *range(10, 1, -1), *range(10, 1, -1))
    card_piles.opening(venture)
    for member in venture.state.members:
        printed = content().crafts[member.craft].deck
        assert (member.hand, member.deck) == (printed[:5], printed[5:])  # these dice leave every card where it is


@pytest.mark.rule("REG-G11", "REG-G10")
def test_drawing_takes_the_top_card():
    venture = working(with_member(party(corridor()), ADA, deck=("duck", "boost"), hand=("sweep",)))
    card_piles.draw(venture, ADA)
    pc = venture.state.members[ADA]
    assert (pc.hand, pc.deck) == (("sweep", "duck"), ("boost",))
    assert dict(only(venture.events, "drew").facts) == {"who": "Ada", "count": 1, "shuffled": False, "plays": ("duck",)}


@pytest.mark.rule("REG-G11")
def test_with_an_empty_deck_shuffling_takes_the_place_of_a_draw():
    state = with_member(party(corridor()), ADA, deck=("duck",), hand=(), discard=("sweep", "boost"))
    venture = working(state, 2)
    card_piles.draw(venture, ADA, 3)  # duck, then the discard pile is shuffled, then its top
    pc = venture.state.members[ADA]
    assert (pc.hand, pc.deck, pc.discard) == (("duck", "sweep"), ("boost",), ())
    assert [(event.facts["count"], event.facts["shuffled"]) for event in venture.events] == [
        (1, False),
        (0, True),
        (1, False),
    ]


def test_with_nothing_left_at_all_nothing_is_drawn():
    venture = working(with_member(party(corridor()), ADA, deck=(), discard=()))
    card_piles.draw(venture, ADA, 2)
    assert venture.events == [] and venture.state.members[ADA].hand == ()


@pytest.mark.rule("REG-G10", "REG-G17")
@pytest.mark.parametrize(
    ("mind", "limit"), [(-5, 3), (-4, 3), (-3, 4), (-2, 4), (-1, 5), (0, 5), (1, 5), (2, 6), (3, 6), (4, 7), (5, 7)]
)
def test_mind_changes_how_many_cards_may_be_kept(mind, limit):
    state = with_member(party(corridor()), ADA, tracks={"Mind": mind}, hand=("duck",) * 8)
    assert sheets.hand_limit(state.members[ADA]) == limit
    assert sheets.cards_over(state.members[ADA]) == 8 - limit


@pytest.mark.rule("REG-G10")
def test_a_member_who_is_off_the_map_discards_nothing():
    state = with_member(party(corridor()), ADA, hand=("duck",) * 8, out=True)
    assert sheets.cards_over(state.members[ADA]) == 0


@pytest.mark.rule("REG-G10")
def test_discarding_lays_exactly_these_cards_down():
    venture = working(with_member(party(corridor()), ADA, hand=("duck", "sweep", "duck")))
    card_piles.discard(venture, ADA, ("duck",))
    assert (venture.state.members[ADA].hand, venture.state.members[ADA].discard) == (("sweep", "duck"), ("duck",))
    assert only(venture.events, "discarded").facts["plays"] == ("Duck",)
    with pytest.raises(ValueError):
        card_piles.discard(venture, ADA, ("boost",))
    assert kinds_of(venture.events) == ["discarded"]


@pytest.mark.rule("REG-G10", "REG-G17")
def test_a_card_that_heals_or_stills_what_strikes_here_is_kept_while_it_is_of_use():
    # 6 cards over a Hand Limit of 5. None has dice that tell it from Bind Wounds, which is held longest.
    hand = ("bind-wounds", "think-ahead", "catch-the-arm", "careful-strike", "duck", "brace")
    hale = with_member(party(corridor(), "mender", "delver", turn=ADA), ADA, hand=hand)
    assert card_piles.going(hale, ADA) == ("bind-wounds",)
    assert sheets.most_ep(hale.members[BOB]) == 18
    assert card_piles.going(with_member(hale, BOB, ep=17), ADA) == ("bind-wounds",)
    assert card_piles.going(with_member(hale, BOB, ep=16), ADA) == ("think-ahead",), "2 EP are a wound"
    thorns = Placed("thorns", "lashing-thorns", "passage", single=True)
    smothers = ("smother", *hand[1:])
    for number, goes in ((0, "smother"), (1, "think-ahead")):
        beside = with_entity(party(corridor(placed=(thorns,)), "mender", turn=ADA), "thorns", number=number)
        assert card_piles.going(with_member(beside, ADA, hand=smothers), ADA) == (goes,), number


def gone_on(state: State) -> State:
    venture = working(state)
    rounds.go_on(venture)
    return venture.state


@pytest.mark.rule("REG-G10", "REG-G13")
def test_a_turn_with_nothing_left_is_over_and_the_hand_is_no_reason_to_wait():
    hand = ("think-ahead", "catch-the-arm", "careful-strike", "duck", "brace", "good-heart")
    state = with_member(party(corridor(), "mender", "delver", turn=ADA), ADA, hand=hand, moved=True, deck=(), discard=())
    spent = replace(state, turn=Turn(ADA, True, True))
    assert gone_on(spent).members[ADA].acted
    named, _ = play(spent, ADA, "discard duck")
    assert named.members[ADA].acted and "duck" in named.members[ADA].spare


@pytest.mark.rule("REG-G10")
def test_the_best_card_against_what_bars_a_way_is_kept():
    """Clear the Way does 2d6 to an Obstacle; the rubble bars the way to the vault once it was seen."""
    hand = ("clear-the-way", "catch-the-arm", "careful-strike", "duck", "brace", "good-heart")
    barred = scenario(way("hall", "vault", obstacle="rubble"))
    state = with_member(party(barred, "mender", turn=ADA), ADA, hand=hand)
    rubble = next(entity.id for entity in state.entities if entity.type == "Obstacle")
    for number in (0, 1):
        goes = card_piles.going(with_entity(state, rubble, number=number), ADA)
        assert ("clear-the-way" in goes) == (number == 0 and goes == ("clear-the-way",))
    assert "clear-the-way" not in card_piles.going(with_entity(state, rubble, number=1), ADA)


@pytest.mark.rule("REG-G10", "REG-G11")
def test_who_acts_reads_what_they_drew_since_they_last_did_something():
    state = with_member(party(corridor(), "mender", turn=ADA), ADA, hand=("duck",) * 5, deck=("boost",), drawn=())
    venture = working(replace(state, round=2))
    card_piles.draw(venture, ADA)
    assert venture.state.members[ADA].drawn == ("boost",)
    assert GAME.ask(GAME.view(venture.state, ADA)).endswith("You drew Boost.")
    card_piles.lay_down(venture)
    assert GAME.ask(GAME.view(venture.state, ADA)).endswith("You drew Boost."), "a button said what would go"
    done, _ = play(venture.state, ADA, "pass")
    assert done.members[ADA].laid == ()
