"""Hands of plays: cards side by side, as high as they need, bright where they can be played."""

from __future__ import annotations

import pytest

from engine.core.frame import HEIGHT_MOST, WIDTH
from engine.core.scene import Scene
from engine.games.regions.picture import plays
from engine.games.regions.picture.plays import PlayCard, PlaysBoard
from engine.render import draw
from engine.render.brush import width
from engine.render.kit import KIT
from tests.render.reading import count, picture

LONG = (
    "Creatures and Seekers only. Quiet, and over soon, with a hand on the mouth and a knee in the back, and nobody hears."
)


def card(name: str = "Careful Strike", *, now: bool = True, text: str = LONG) -> PlayCard:
    return PlayCard(name, "Action, a card", "sword", (("Inflict", "d10"), ("Damage", "2d6")), text, now)


def hand(*cards: PlayCard) -> Scene:
    return Scene("Ada's plays", PlaysBoard(cards), "Plays.")


@pytest.mark.parametrize("many", [1, 2, 3, 4, 5, 8, 11, 12])
def test_any_hand_fits_a_picture_as_wide_as_a_map_and_no_higher(many: int) -> None:
    drawn = draw(hand(*(card(f"Strike {n}", now=n % 2 == 0) for n in range(many))))
    assert drawn.width == WIDTH and drawn.height <= HEIGHT_MOST + 200
    assert many > 9 or drawn.height <= HEIGHT_MOST
    assert len(drawn.png) < 150 * 1024


def test_two_stand_beside_each_other_in_words_that_a_phone_shows() -> None:
    """A phone shows 800 pixels as 302 points: 24 of them are 9 points high. Two plays need no more height than one,
    and each half of the picture shows one of them."""
    assert plays.WORDS >= 24 and plays.NAME > plays.WORDS
    assert draw(hand(card(), card())).height == draw(hand(card())).height
    both = picture(hand(card(), card(now=False)))
    left, right = (count(both, "wheat", (side, 90, side + 380, 200)) for side in (10, 410))
    assert left > 10_000 and right == 0


def test_the_dice_of_many_cards_are_written_and_those_of_few_are_shapes() -> None:
    few, many = (draw(hand(*(card(f"Strike {n}") for n in range(count)))) for count in (6, 8))
    assert few.height <= HEIGHT_MOST and many.height <= HEIGHT_MOST
    no_dice = PlayCard("A", "Action, a card", "sword", (), "Quiet.")
    written = PlayCard("A", "Action, a card", "sword", (("Inflict", "d6"),), "Quiet.")
    assert draw(hand(*[no_dice] * 8)).height < draw(hand(*[written] * 8)).height


def test_what_can_be_played_is_bright_and_what_cannot_is_not() -> None:
    bright, dim = picture(hand(card())), picture(hand(card(now=False)))
    area = (30, 90, 380, 200)
    assert count(bright, "wheat", area) > 10_000 and count(dim, "wheat", area) == 0
    assert count(bright, "lantern", (20, 80, 400, 300)) > 300


def test_every_die_has_a_shape_of_its_own() -> None:
    shapes = [tuple(plays.outline(sides)) for sides in ("2", "4", "6", "8", "10", "12")]
    assert len(set(shapes)) == 6
    every = ("d4", "2d4", "3d4", "d6", "d12")
    assert len({draw(hand(PlayCard("A", "Action", "sword", (("Inflict", dice),)))).png for dice in every}) == 5


def test_words_are_wrapped_within_their_card_and_cut_after_so_many_lines() -> None:
    for most in (1, 2, 4):
        found = KIT.wrapped(LONG, "medium", plays.WORDS, 200, most)
        assert len(found) == most and all(width(line, "medium", plays.WORDS) <= 200 for line in found)
    assert KIT.wrapped("Quiet.", "medium", 20, 200) == ["Quiet."] and KIT.wrapped("", "medium", 20, 200) == []


def test_an_unknown_mark_is_told() -> None:
    with pytest.raises(ValueError, match="no icon"):
        draw(hand(PlayCard("A", "Action", "dragon")))
