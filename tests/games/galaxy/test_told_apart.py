"""Names, tokens and sums of ships on a map are told apart on a phone; so are the combats of a post."""

from __future__ import annotations

import pytest

from engine.core.scene import Legend
from engine.games.galaxy import GAME
from engine.games.galaxy.picture import cells, signs, starmap
from engine.games.galaxy.rules.events import ventures
from engine.render.kit import KIT
from engine.tables.updates import scenes

from .build import galaxy
from .sectors import A, B, star, units, world
from .test_starmap import drawn


def test_a_fleet_whose_command_token_lies_there_has_its_letters_on_it() -> None:
    """The token at the head of a pill is as dark as one that lies alone, and makes it little longer."""
    plain, laid = (signs.fleet(units(A, scout=2), token=token) for token in (False, True))
    assert plain.wide(KIT) < laid.wide(KIT) < plain.wide(KIT) + signs.ICON / 2
    moved, still = (star("C3", fleets=(units(B, scout=2),), tokens=tokens) for tokens in ((B,), ()))
    assert drawn(moved, "bone") > drawn(still, "bone") + 20


def test_two_names_in_a_hex_and_those_beside_it_are_told_apart() -> None:
    pair = star("C2", world("Fallow", "cultural", 0, 3), world("Gantry", "industrial", 2, 1))
    (_, left, above, *_), (_, right, below, *_) = cells._texts(KIT, pair)[-2:]
    assert left == right and below - above >= 24, "one below the other, each with its values above it"
    far = cells.name_wide(KIT, "Gantry") / 2 + right
    assert far <= 72.5 - 3, "half of the hexes' 145: the next name begins beyond the edge"


def test_the_legend_has_the_mark_of_several_kinds_of_ships_only_where_one_is_drawn() -> None:
    mark = (Legend("ship", "Ships of several kinds"),)
    few, many = units(A, scout=1, transport=1), units(A, scout=1, transport=1, battleship=1, infantry=2)
    assert starmap.seen(KIT, mark, [star("C3", fleets=(few,))]) == ()
    assert starmap.seen(KIT, mark, [star("C3", fleets=(many, few))]) in ((), mark)
    crowd = star("C3", world("Kiln", "hazardous", 1, 1), fleets=(many,), tokens=(A, B))
    assert starmap.seen(KIT, mark, [crowd]) == mark


FOUGHT = (
    ventures.Battle("Cy", "Ada", "Meridian", True),
    ventures.Rolled("Cy", 1, ("infantry 1", "infantry 2"), 0),
    ventures.Rolled("Ada", 1, ("infantry 9!",), 1),
    ventures.Lost("Cy", "Meridian", "1 infantry"),
    ventures.BattleOver("Ada", "Cy", "Meridian", True),
)
"""A combat on the ground that a bot player begins against Ada."""


@pytest.mark.rule("GAL-G15")
def test_the_dice_of_a_combat_that_a_bot_player_began_against_a_person_are_shown() -> None:
    view = GAME.view(galaxy(3), None)
    rolls = [event.told() for event in (ventures.Rolled("Ada", 1, ("scout 2",), 0), ventures.Lost("Ada", "C3", "1 scout"))]
    shown = scenes.cards_after(GAME, (view, rolls), (view, [event.told() for event in FOUGHT]), ("Ada",))
    assert [card.title for card in shown] == ["Combat: Meridian"]
    assert len(shown[0].board.rows) == 2, "one for each side"


@pytest.mark.rule("GAL-G15")
def test_where_only_half_of_the_dice_are_told_the_losses_say_what_came_of_them() -> None:
    """Of a bot player's events a post may tell only those that name a person."""
    half = [event.told() for event in FOUGHT if not (isinstance(event, ventures.Rolled) and event.who == "Cy")]
    told = GAME.tell(GAME.view(galaxy(3), None), half).splitlines()[0]
    assert told == "**Cy does not take Meridian: 1 infantry lost, Ada keeps 1.**"


LANDING = (
    ventures.Landed("Ada", "Meridian", "3 infantry"),
    ventures.Battle("Ada", "Bob", "Meridian", True, 60),
    ventures.Rolled("Ada", 1, ("infantry 8!", "infantry 2", "infantry 3"), 1),
    ventures.Rolled("Bob", 1, ("infantry 9!", "infantry 9!", "infantry 1"), 2),
    ventures.Lost("Ada", "Meridian", "2 infantry"),
    ventures.Lost("Bob", "Meridian", "1 infantry"),
    ventures.Rolled("Ada", 2, ("infantry 2",), 0),
    ventures.Rolled("Bob", 2, ("infantry 8!", "infantry 1"), 1),
    ventures.Lost("Ada", "Meridian", "1 infantry"),
    ventures.BattleOver("Bob", "Ada", "Meridian", True),
)
"""Ada lands 3 infantry beside 3 of Bob's: she loses 2 and then 1, he loses 1 of 3."""


@pytest.mark.rule("GAL-G15")
def test_a_landing_that_fails_says_first_what_it_cost_and_how_many_the_other_keeps() -> None:
    told = GAME.tell(GAME.view(galaxy(3), None), [event.told() for event in LANDING]).splitlines()[0]
    assert told.startswith("**Ada does not take Meridian: 3 infantry lost, Bob keeps 2.**"), told
    assert "Bob loses 1 infantry" in told and "Ada loses" not in told and "lands" not in told, "each thing once"


@pytest.mark.rule("GAL-G15")
def test_the_card_of_a_combat_shows_three_exchanges_and_keeps_hits_longest() -> None:
    view = GAME.view(galaxy(3), None)
    third = [
        ventures.Rolled("Ada", 3, ("infantry 2",), 0),
        ventures.Rolled("Bob", 3, ("infantry 1", "infantry 2"), 0),
    ]
    fourth = [
        ventures.Rolled("Ada", 4, ("infantry 10!",), 1),
        ventures.Rolled("Bob", 4, ("infantry 8!", "infantry 2"), 1),
    ]
    first, last = LANDING[1:8], (ventures.Lost("Ada", "Meridian", "1 infantry"), LANDING[-1])

    def rows(*events: object) -> list[int]:
        card = GAME.high_points(view, [event.told() for event in events])[-1]  # type: ignore[attr-defined]
        return [row.totals[0][1] for row in card.board.rows]

    assert rows(*first, *third, *last) == [1, 2, 0, 1, 0, 0], "all of three exchanges, the first one too"
    assert rows(*first, *third, *fourth, *last) == [1, 2, 0, 1, 1, 1], "of four exchanges those with hits, whole"
