"""Pictures of explored cards, and of a desk's piles."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.scene import Scene
from engine.games.galaxy.picture import cards, explored_cards
from engine.games.galaxy.picture.explored_cards import CardBoard, PilesBoard
from engine.games.galaxy.picture.stars import CardOption, Pile, Shelf
from engine.render import draw
from engine.render.brush import width
from engine.render.canvas import indexed
from engine.render.kit import KIT
from tests.games.galaxy.sectors import card, depots, storm
from tests.games.galaxy.sectors import piles as desk
from tests.render.reading import count, picture

CARD = (34, 88, 272, 398)
RIGHT = (300, 84, 690, 400)


def test_a_card_is_a_small_picture() -> None:
    drawn = draw(card())
    assert (drawn.width, drawn.height) == (700, 420)
    assert len(drawn.png) < 40 * 1024


def test_each_deck_has_a_band_a_planet_and_an_icon_of_its_own() -> None:
    faces = {deck: cards.face(KIT, deck, "Name", "Words.", "event", ()).tobytes() for deck in cards.BANDS}
    assert len(set(faces.values())) == len(faces) == 5
    assert len({str(tones) for tones in cards.PLANETS.values()}) == 5
    assert len({str(band) for band in cards.BANDS.values()}) == 5


def test_each_kind_of_card_has_a_picture_of_its_own_in_every_deck() -> None:
    pictures = {
        (deck, kind): cards.art(KIT, deck, kind, 100).tobytes() for deck in cards.PLANETS for kind in cards.FAMILIES
    }
    assert len(set(pictures.values())) == len(pictures)


def test_a_card_whose_words_do_not_fit_ends_in_an_ellipsis() -> None:
    lines = KIT.wrapped("word " * 90, "medium", 20, 206, 6)
    assert len(lines) == 6 and lines[-1].endswith("…")
    assert all(width(line, "medium", 20) <= 206 for line in lines)


def test_a_long_text_takes_the_place_of_the_picture() -> None:
    assert [cards.most(1, pictured=pictured) for pictured in (True, False)] == [6, 8]
    eight = " ".join(["seven letters words"] * 8)
    assert len(KIT.wrapped(eight, "medium", 20, 206, 8)) == 8
    shown = [indexed(cards.face(KIT, "relic", "Star Lance", text, "relic", ())) for text in ("Words.", eight)]
    frames = [count(face, "brown", (14, 50, 224, 60)) for face in shown]
    assert frames[0] > 100 > frames[1]
    assert count(shown[1], "wheat", (20, 288, 218, 297)) > 1500, "the last line stands above the foot"


def test_what_an_attachment_brings_stands_on_its_picture() -> None:
    plain = Scene("", CardBoard("cultural", "Star Shell", "Words.", "attachment"), "")
    brings: tuple[tuple[str, int | str], ...] = (("resources", 2), ("influence", 1))
    marked = Scene("", CardBoard("cultural", "Star Shell", "Words.", "attachment", brings), "")
    assert count(picture(marked), "lantern", CARD) > count(picture(plain), "lantern", CARD) + 300
    assert count(picture(marked), "frost", CARD) > count(picture(plain), "frost", CARD) + 300


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_up_to_four_choices_stand_above_the_note(number: int) -> None:
    options = tuple(CardOption(str(place), f"Choice {place}", "What comes of it") for place in range(1, number + 1))
    scene = Scene("", CardBoard("hazardous", "Name", "Words.", options=options, note="You may trade first"), "")
    high = explored_cards.choice_height(KIT, options, 379 - 16 - 191)
    assert high >= 37
    assert 191 + number * high + (number - 1) * 7 <= 379 - 16
    image = picture(scene)
    assert count(image, "lantern", (312, 191, 374, 366)) > 250 * number
    assert count(image, "lantern", (350, 366, 660, 394)) > 150, "the note"


@pytest.mark.parametrize("number", [1, 2])
def test_one_choice_or_two_have_room_for_all_their_words(number: int) -> None:
    said = ("Lose 1 infantry, use Fairground again", "Still yours, but unguarded")
    options = tuple(CardOption(str(place), *said) for place in range(1, number + 1))
    high = explored_cards.choice_height(KIT, options, 397 - 191)
    lines = [words for words, _, _ in explored_cards.choice_lines(KIT, options[0], (high - 12) // 27)]
    assert " ".join(lines) == " ".join(said), "nothing is cut"
    assert number * high + (number - 1) * 7 <= 397 - 191


def test_where_a_choice_has_room_for_two_lines_what_one_would_do_comes_first() -> None:
    option = CardOption("1", "Lose 1 infantry, use Fairground again", "The planet stays yours")
    assert [face for _, face, _ in explored_cards.choice_lines(KIT, option, 2)] == ["bold", "bold"]


def test_a_blocked_choice_looks_blocked() -> None:
    box = (312, 191, 674, 366)
    scene = depots()
    assert isinstance(scene.board, CardBoard)
    free = replace(
        scene, board=replace(scene.board, options=tuple(replace(option, state="now") for option in scene.board.options))
    )
    assert count(picture(scene), "lantern", box) < count(picture(free), "lantern", box) - 300


def test_the_place_is_told_by_planet_token_or_name_alone() -> None:
    scene = storm()
    assert isinstance(scene.board, CardBoard)
    assert count(picture(scene), "slate", RIGHT) > 300, "the frontier token"
    assert count(picture(card()), "rust_shade", RIGHT) > 100, "the planet"
    named = Scene("", CardBoard("cultural", "Name", "Words.", place="Threshold"), "")
    assert count(picture(named), "bone", (388, 100, 674, 170)) > 100
    assert count(picture(named), "azure_shade", RIGHT) > 100, "a planet of its deck, where there is no map"


@pytest.mark.parametrize("change", [{"deck": "agenda"}, {"family": "riddle"}, {"brings": (("gold", 1),)}])
def test_what_a_card_cannot_show_is_an_error(change: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="known are"):
        draw(Scene("", replace(CardBoard("cultural", "Name", "Words."), **change), ""))


# ---------------------------------------------------------------------------------------------------------------- a desk


def test_five_piles_and_two_shelves_find_room() -> None:
    shelf = Shelf("Purged", tuple(f"Card number {n}" for n in range(30)))
    pile = Pile("cultural", "Cultural", 12, 3, "Hired Crews", ("Relic fragment 7 in 12", "Attachment 4 in 12"))
    scene = replace(desk(), board=PilesBoard((pile,) * 5, (shelf, shelf), "cultural"))
    image = picture(scene)
    below = draw(scene).extent[3]  # type: ignore[arg-type]
    assert count(image, "mist", (18, below - 120, 782, below)) > 200
    assert len(draw(scene).png) < 150 * 1024
    lines = explored_cards.shelf_lines(KIT, shelf, 764)
    assert len(lines) == 2 and lines[-1].endswith("…")


def test_a_pile_with_more_cards_is_thicker_and_an_empty_one_is_a_place() -> None:
    sprites = [explored_cards.back(KIT, "hazardous", number) for number in (0, 1, 9, 18)]
    solid = [sum(value > 0 for value in sprite.getchannel("A").tobytes()) for sprite in sprites]
    assert solid[1] < solid[2] < solid[3]
    band = cards.BANDS["hazardous"]
    assert band == "rust_band"
    assert sprites[0].tobytes() != sprites[1].tobytes()


def test_the_deck_drawn_from_last_is_marked() -> None:
    scene = desk()
    assert isinstance(scene.board, PilesBoard)
    calm = replace(scene, board=replace(scene.board, focus=""))
    box = (18, 84, 782, 580)
    assert count(picture(scene), "lantern", box) > count(picture(calm), "lantern", box) + 800


def test_the_order_of_a_deck_cannot_reach_the_picture() -> None:
    fields = set(Pile.__struct_fields__)
    assert fields == {"deck", "name", "left", "discarded", "newest", "odds"}
