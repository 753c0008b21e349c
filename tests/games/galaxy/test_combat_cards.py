"""The card of a combat: losses added up for each player, and which of its rounds was rolled last."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.core.events import Happened
from engine.core.high_points import HighPoint, HighPointBoard, foremost, newest
from engine.games.galaxy.picture.high_points import HIGH_POINTS
from engine.games.galaxy.rules.events import ventures
from engine.games.galaxy.speech.story import tell
from engine.games.galaxy.state.view import View, view_for

from .build import galaxy

BEGUN = ventures.Battle("Ada", "Bob", "C2", False)
ROLLED = ventures.Rolled("Ada", 2, ("scout 8!",), 1)
OVER = ventures.BattleOver("Ada", "Bob", "C2", False)


def last_card(*happened: Happened) -> HighPoint:
    return HIGH_POINTS(view_for(galaxy(2), None), [e.told() for e in happened])[-1]


def small(card: HighPoint) -> str:
    assert isinstance(card.board, HighPointBoard)
    return card.board.small


@pytest.mark.rule("GAL-G14")
def test_what_a_player_loses_in_several_rounds_is_one_sum_and_the_header_is_the_round_of_the_combat() -> None:
    lost = [
        ventures.Lost("Bob", "C2", "1 scout"),
        ventures.Lost("Ada", "C2", "1 scout"),
        ventures.Lost("Bob", "C2", "1 scout"),
    ]
    card = last_card(BEGUN, lost[0], ROLLED, *lost[1:], OVER)
    assert small(card) == "Lost: Bob 2 scouts, Ada 1 scout" and card.beside == "exchange 2"


@pytest.mark.rule("GAL-G14")
def test_a_combat_that_took_several_moves_tells_the_losses_since_the_last_roll() -> None:
    assert small(last_card(ROLLED, ventures.Lost("Bob", "C2", "1 scout"), OVER)) == "Lost: Bob 1 scout"
    assert small(last_card(ROLLED, OVER)) == ""
    assert small(last_card(BEGUN, ROLLED, OVER)) == "No losses"


@pytest.mark.rule("GAL-G14", "GAL-G15")
def test_the_first_dice_of_each_later_round_name_the_round() -> None:
    rolls = [ventures.Rolled(who, number, ("infantry 3",), 0) for number in (1, 2, 3) for who in ("Ada", "Bob")]
    card = last_card(BEGUN, *rolls, OVER)
    assert isinstance(card.board, HighPointBoard)
    assert [row.note for row in card.board.rows] == ["", "", "Exchange 2", "", "Exchange 3", ""]
    assert small(card.explained()) == "No losses"


@pytest.mark.rule("GAL-G14")
def test_a_defender_sees_the_dice_of_both_sides_before_what_bots_did_afterwards() -> None:
    happened = (
        ventures.Battle("Bob", "Ada", "C2", False),
        ventures.Rolled("Bob", 1, ("scout 8!", "scout 3"), 1),
        ventures.Rolled("Ada", 1, ("scout 5",), 0),
        ventures.Lost("Ada", "C2", "1 scout"),
        ventures.BattleOver("Bob", "Ada", "C2", False),
        ventures.Relic("Bob", "trade-core", 9),
    )
    cards = HIGH_POINTS(view_for(galaxy(2), None), [e.told() for e in happened])
    (shown,) = foremost(cards, {"Ada"})
    assert isinstance(shown.board, HighPointBoard)
    rows = [(row.name, [die.face for die in row.dice]) for row in shown.board.rows]
    assert rows == [("Bob", ["8", "3"]), ("Ada", ["5"])]
    (bob, ada) = shown.board.rows
    assert {(die.by, die.does) for row in (bob, ada) for die in row.dice} == {("scout", "8+")}, "what each die hits on"
    assert "8+" not in tell(view_for(galaxy(2), 0), [e.told() for e in happened[:5]]), "the card alone tells dice"


@pytest.mark.rule("GAL-G15", "GAL-G16")
def test_the_card_of_a_planet_that_changes_hands_shows_the_dice_that_decided_it() -> None:
    rolled, lost = ventures.Rolled("Ada", 1, ("infantry 8!",), 1), ventures.Lost("Bob", "Kiln", "1 infantry")
    over, gained = ventures.BattleOver("Ada", "Bob", "Kiln", True), ventures.Gained("Ada", "Kiln", "Bob")
    card = last_card(ventures.Battle("Ada", "Bob", "Kiln", True), rolled, lost, over, gained)
    assert isinstance(card.board, HighPointBoard) and [row.name for row in card.board.rows] == ["Ada"]
    assert (small(card), card.board.icon) == ("Lost: Bob 1 infantry", "")
    unfought = HIGH_POINTS(view_for(galaxy(2), None), [gained.told()])
    assert unfought == (), "a planet that was empty has no card: words and map tell it"


@pytest.mark.rule("GAL-G15", "GAL-G16")
def test_two_combats_for_one_planet_in_a_round_have_a_card_each() -> None:
    first = [
        ventures.Battle("Ada", "Bob", "Kiln", True),
        *(ventures.Rolled(who, 1, ("infantry 8!",), 1) for who in ("Ada", "Bob")),
    ]
    second = [
        ventures.Battle("Cy", "Ada", "Kiln", True),
        ventures.Rolled("Cy", 1, ("infantry 9!", "infantry 2"), 1),
        ventures.Rolled("Ada", 1, ("infantry 3",), 0),
        ventures.Lost("Ada", "Kiln", "1 infantry"),
        ventures.BattleOver("Cy", "Ada", "Kiln", True),
        ventures.Gained("Cy", "Kiln", "Ada"),
    ]
    view = view_for(galaxy(3), None)
    earlier = HIGH_POINTS(view, [e.told() for e in first])
    # In one post, and where the second combat follows in another one.
    for cards in (HIGH_POINTS(view, [e.told() for e in (*first, *second)]), newest(earlier, _cards(view, second))):
        assert isinstance(cards[-1].board, HighPointBoard)
        rows = [(row.name, [die.face for die in row.dice], row.totals[0][1]) for row in cards[-1].board.rows]
        assert rows == [("Cy", ["9", "2"], 1), ("Ada", ["3"], 0)]
        assert small(cards[-1]) == "Lost: Ada 1 infantry"


def _cards(view: View, happened: Sequence[Happened]) -> tuple[HighPoint, ...]:
    return HIGH_POINTS(view, [e.told() for e in happened])


@pytest.mark.rule("GAL-G14")
def test_the_dice_of_both_sides_in_an_exchange_stay_together_on_the_card_of_a_long_combat() -> None:
    hits = {1: (1, 0), 2: (0, 0), 3: (0, 1), 4: (0, 0)}
    rolls = [
        ventures.Rolled(who, number, (f"scout {'9!' if hit else '3'}",), hit)
        for number, both in hits.items()
        for who, hit in zip(("Ada", "Bob"), both, strict=True)
    ]
    card = last_card(BEGUN, *rolls)
    assert isinstance(card.board, HighPointBoard)
    # Of four exchanges the second goes, in which no hit was rolled; three have room.
    assert [(row.name, row.note, row.totals[0][1]) for row in card.board.rows] == [
        ("Ada", "", 1),
        ("Bob", "", 0),
        ("Ada", "Exchange 3", 0),
        ("Bob", "", 1),
        ("Ada", "Exchange 4", 0),
        ("Bob", "", 0),
    ]


@pytest.mark.rule("GAL-G32")
def test_the_card_of_a_relic_says_in_large_what_it_does_first() -> None:
    card = last_card(ventures.Relic("Ada", "trade-core", 9))
    assert isinstance(card.board, HighPointBoard)
    assert (card.board.told, small(card)) == (
        "**Ada**: Your commodity value is 2 higher.",
        "Give it up to gain 5 trade goods.",
    )
    # What has no room there is small print as a whole.
    lance = last_card(ventures.Relic("Ada", "star-lance", 9))
    assert isinstance(lance.board, HighPointBoard) and lance.board.told == "**Ada** gains a relic"
    assert small(lance).startswith("Give it up, and with it goes a planet")
