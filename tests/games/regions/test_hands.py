"""Cards over the Hand Limit: who names which go, and which go by themselves."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.game import Setup
from engine.core.table import Table
from engine.core.verbs import Pass
from engine.games.regions.game import GAME
from engine.games.regions.rules import ahead, awaiting, rounds
from engine.games.regions.rules.party import card_piles
from engine.games.regions.speech.asking import ask
from engine.games.regions.speech.choices import choice
from engine.games.regions.state import sheets
from engine.games.regions.state.content import Effect
from engine.games.regions.state.state import Disease, Habits, Turn
from engine.games.regions.state.view import view_for
from engine.tables.session.view_cache import ViewCache

from .build import ADA, BOB, chase, corridor, kinds_of, only, party, play, with_member, working
from .tales import tell

HAND = ("careful-strike", "duck", "boost", "brace", "lead-on", "full-effort")

rule = pytest.mark.rule


@rule("REG-G10", "REG-G17")
def test_what_is_of_least_use_is_what_is_barred_then_a_double_then_the_weakest_dice() -> None:
    state = party(corridor(), "warden")
    assert card_piles.least(state, ("boost", "brace", "duck", "boost"))[0] == "boost"
    # Barred in civilization, where the weakest dice would be Duck's.
    city = party(corridor(setting="civilization"), "warden")
    assert card_piles.least(city, ("duck", "read-signs"))[0] == "read-signs"
    assert card_piles.least(city, ("duck", "duck", "read-signs"))[:2] == ("read-signs", "duck"), "a double comes after it"
    # Boost has no dice and counts as 4; Brace 3.5 and 5; Careful Strike 5.5 and 3.5; Duck 4.5; Full Effort 4.5 and 5.
    assert card_piles.least(state, HAND) == ("boost", "lead-on", "brace", "careful-strike", "duck", "full-effort")


@rule("REG-G10")
def test_a_card_that_was_played_meanwhile_is_enough() -> None:
    state = with_member(party(corridor(), "warden", "delver", turn=ADA), ADA, hand=HAND)
    state, _ = play(state, 0, "discard brace")
    assert state.members[ADA].spare == ("brace",) and state.members[ADA].hand == HAND
    venture = working(with_member(state, ADA, hand=tuple(card for card in HAND if card != "duck")))
    card_piles.lay_down(venture)
    assert venture.events == []
    venture = working(state)
    card_piles.lay_down(venture)
    assert only(venture.events, "discarded").facts["plays"] == ("Brace",)


@rule("REG-G10")
def test_a_member_who_holds_too_many_may_name_a_card_in_anybodys_turn_and_another_after_it() -> None:
    state = with_member(party(corridor(), "warden", "delver"), ADA, hand=HAND)
    state, _ = play(state, 0, "discard brace")
    assert state.turn is None, "it begins no turn"
    state, _ = play(state, 1, "claim")
    state, told = play(state, 0, "discard Lead On")
    assert state.members[ADA].spare == ("lead-on",) and awaiting.awaited(state) == (1,)
    spared = only(told, "spared")
    assert (spared.facts, spared.seats) == ({"plays": ("Lead On",)}, (0,))
    assert kinds_of(told) == ["spared"]


@rule("REG-G10", "REG-G17")
@pytest.mark.parametrize(
    ("seat", "card", "why"),
    [
        (0, "duck", "no card too many: 5, and you may keep 5"),
        (1, "brace", "goes already"),
        (1, "sweep", "no card of your hand"),
    ],
)
def test_what_is_no_card_too_many_is_not_named(seat: int, card: str, why: str) -> None:
    state = with_member(party(corridor(), "warden", "delver"), ADA, hand=HAND[:5])
    state = with_member(state, BOB, hand=HAND, spare=("brace",))
    with pytest.raises(IllegalMove, match=why) as found:
        play(state, seat, f"discard {card}")
    assert found.value.rule == "REG-G10"


@rule("REG-G10")
def test_the_end_of_a_turn_says_which_card_goes_and_no_one_is_waited_for() -> None:
    state = with_member(party(corridor(), "warden", "delver", turn=ADA), ADA, hand=HAND, moved=True)
    state, told = play(state, 0, "pass")
    assert only(told, "overfull").facts == {"who": "Ada", "plays": ("Boost",)}
    assert awaiting.awaited(state) == (1,)
    state, told = play(state, 1, "pass")
    assert only(told, "discarded").facts == {"who": "Ada", "plays": ("Boost",)} and "overfull" not in kinds_of(told)
    assert state.round == 2 and awaiting.awaited(state) == (0, 1)


@rule("REG-G10")
def test_cards_that_go_are_named_where_there_are_more_than_can_be_played_until_their_owner_has_named_them() -> None:
    """Six cards, and five may be kept. What goes is told on the last button."""
    state = with_member(party(corridor(), "warden", "delver", turn=ADA), ADA, hand=HAND, moved=True)
    assert "cards" not in ask(view_for(state, None))
    more = with_member(state, ADA, hand=(*HAND, "sweep", "surge"), moved=False)
    more = with_member(more, ADA, moved=True)
    assert "cards" not in ask(view_for(more, ADA)), "the button says so"
    assert choice(view_for(more, None), Pass()).label == "End turn (Action unused): -3 cards"
    ended, told = play(state, 0, "pass")
    assert "overfull" in kinds_of(told) and "keep" not in tell(view_for(ended, None), told), "Your hand says so"
    named, _ = play(state, 0, "discard brace")
    ended, told = play(named, 0, "pass")
    assert only(told, "overfull").facts == {"who": "Ada", "plays": ("Brace",)}
    assert "you keep" not in tell(view_for(ended, None), told), "Ada knows, who has named it"


@rule("REG-G10")
def test_of_two_cards_too_many_the_one_that_nobody_named_is_still_told() -> None:
    """Seven cards, and five may be kept. Brace is named, so a Duck, which is there twice, goes by itself."""
    state = with_member(party(corridor(), "warden", "delver", turn=ADA), ADA, hand=(*HAND, "duck"), moved=True)
    named, _ = play(state, 0, "discard brace")
    ended, told = play(named, 0, "pass")
    assert only(told, "overfull").facts == {"who": "Ada", "plays": ("Brace", "Duck")}
    both, _ = play(named, 0, "discard duck")
    assert "cards" not in ask(view_for(with_member(both, BOB, acted=True), None))
    ended, told = play(both, 0, "pass")
    assert "you keep" not in tell(view_for(ended, None), told)


@rule("REG-198", "REG-G10")
def test_nothing_is_named_or_laid_down_in_the_last_round_of_a_chase() -> None:
    state = with_member(party(chase(1), "warden", "delver", turn=ADA), ADA, hand=HAND, moved=True)
    assert not list(card_piles.moves(state, ADA))
    state, told = play(state, 0, "pass")
    assert "overfull" not in kinds_of(told)
    state, told = play(state, 1, "pass")
    assert state.phase == "over" and "discarded" not in kinds_of(told)


@rule("REG-G10")
def test_cards_that_were_to_go_are_forgotten_with_the_round() -> None:
    venture = working(with_member(party(corridor(), "warden"), ADA, spare=("duck",)))
    rounds._round(venture)
    assert venture.state.members[ADA].spare == ()


@rule("REG-G10", "REG-G15")
def test_a_turn_that_leaves_nothing_but_a_card_to_name_is_not_told_as_one_to_take() -> None:
    state = with_member(party(corridor(), "warden", "delver"), ADA, hand=HAND, moved=True, skips=("strategy", "action"))
    assert list(card_piles.moves(state, ADA)), "a card is named without the turn"
    assert ahead.as_begun(state, ADA) is None
    assert ahead.as_begun(with_member(state, ADA, skips=("strategy",)), ADA) is not None, "there is an Action"


@rule("REG-G09", "REG-G61")
@pytest.mark.parametrize(("ep", "acts"), [(2, True), (1, False)])
def test_a_member_whom_the_start_of_their_turn_takes_down_is_offered_nothing_in_it(ep: int, acts: bool) -> None:
    fever = Disease("Mist Fever", "Resilience", 1, lasting=(Effect("harm", "1", until="scenario", each="turn"),))
    state = with_member(party(corridor(), "warden"), ADA, ep=ep, diseases=(fever,))
    assert (ahead.as_begun(state, ADA) is not None) is acts


@rule("REG-G10", "REG-G15")
def test_a_card_too_many_is_named_without_the_turn_that_has_to_be_taken_first() -> None:
    state = with_member(party(corridor(), "warden", "delver"), ADA, hand=HAND, skips=("strategy",))
    cache = ViewCache(Table(GAME, Setup(("Ada", "Bob"), GAME.options()), "key", 0, state))
    alone = [str(way.move) for way in cache.ways(0)]
    both = [str(way.move) for way in cache.opened(0, 0)]
    assert "discard duck" in alone and "move A" not in alone
    assert "move A" in both and not [move for move in both if move.startswith("discard")]


@rule("REG-G10")
def test_to_end_a_turn_says_which_card_goes_with_the_round() -> None:
    spent = with_member(replace(party(), turn=Turn(ADA, strategy=True, action=True)), ADA, hand=("duck",) * 5)
    over = sheets.cards_over(spent.members[ADA])
    full = with_member(spent, ADA, hand=("duck",) * (5 - over), habits=Habits())
    assert choice(view_for(full, ADA), Pass()).label == "End turn"
    one_more = with_member(full, ADA, hand=("duck",) * (6 - over))
    assert choice(view_for(one_more, ADA), Pass()).label == "End turn: Duck goes"
    draws = replace(full, turn=Turn(ADA, action=True))
    assert choice(view_for(draws, ADA), Pass()).label == "End turn: a card goes", "the Strategy draws another"
