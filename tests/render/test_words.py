"""Text in pictures: fitted, cut, and drawable whatever people are called."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.scene import Card, Chip, Fact, Row
from engine.render import draw
from engine.render.brush import capital, cut, plain, width, word, write
from engine.render.canvas import SEATS, tone
from engine.render.floors import FLOORS
from engine.render.tokens import letter_tone
from tests.render.reading import colour, count, picture
from tests.render.scenes import PARTY, delve, person, placement


def test_text_that_fits_is_left_alone_and_other_text_ends_in_an_ellipsis() -> None:
    assert cut("Ada", "bold", 24, 500) == "Ada"
    short = cut("Evangeline of the Long Road", "bold", 24, 120)
    assert short.endswith("…") and short.startswith("Evang")
    assert width(short, "bold", 24) <= 120
    assert cut("Ada", "bold", 24, 1) == ""


def test_letters_that_a_face_lacks_lose_their_marks_or_become_a_question_mark() -> None:
    assert plain("Zoë", "bold") == "Zoë"
    assert plain("A\u200dB\n", "bold") == "AB"
    assert plain("🐉 Wyrm", "bold") == "? Wyrm"
    assert plain("ａ", "bold") == "a"


def test_capitals_are_centred_on_the_line() -> None:
    from PIL import Image

    sheet = Image.new("RGB", (60, 40), tone("ink"))
    write(sheet, 30, 20, "H", "bold", 24, "bone", "middle")
    rows = [y for y in range(40) if any(sheet.getpixel((x, y)) == tone("bone") for x in range(60))]
    columns = [x for x in range(60) if any(sheet.getpixel((x, y)) == tone("bone") for y in range(40))]
    assert abs((rows[0] + rows[-1] + 1) / 2 - 20) <= 1
    assert abs((columns[0] + columns[-1] + 1) / 2 - 30) <= 1
    assert len(rows) == pytest.approx(capital("bold", 24), abs=2)


def test_a_word_is_drawn_once_and_remembered() -> None:
    assert word("Door in reach", "medium", 20) is word("Door in reach", "medium", 20)


def test_nothing_of_a_long_header_runs_into_another_part() -> None:
    scene = replace(
        delve(),
        title="Round 12 – Evangeline of the Exceedingly Long and Winding Road to act",
        chip=Chip("Exhaustion: 12 health a round and then some more", "hourglass", warning=True),
        facts=(Fact("Shards", "1/3", (("shard", True), ("shard", False), ("shard", False))), Fact("Timer", "12")),
    )
    image = picture(scene)
    lines = [x for x in range(70, 1080) if colour(image, x, 40) in (tone("vermilion"), tone("bone"), tone("mist"))]
    chip = [x for x in range(70, 1080) if colour(image, x, 21) == tone("vermilion")]
    assert chip, "the chip is there"
    assert not [x for x in range(chip[0] - 30, chip[0] - 19) if x in lines], "a gap before the chip"
    assert chip[-1] < 860, "and the facts begin after it"


def contrast(a: str, b: str) -> float:
    """Return the contrast of two named colours as web pages count it, 1 to 21."""

    def light(name: str) -> float:
        parts = [value / 255 for value in tone(name)]
        r, g, b = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    high, low = sorted((light(a), light(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_text_stands_out_from_what_it_is_written_on() -> None:
    for name, floor in FLOORS.items():
        assert round(contrast(floor.ink, floor.fill), 1) >= 3.9, name
    for ink, ground in (("bone", "ink"), ("bone", "night"), ("bone", "dusk"), ("mist", "night"), ("ink", "lantern")):
        assert contrast(ink, ground) >= 4.5, (ink, ground)
    for seat in range(8):
        assert contrast(letter_tone(seat), SEATS[seat]) >= 4.4, SEATS[seat]
    assert round(contrast("bone", "ink")) == 16 and round(contrast("ink", "lantern"), 1) == 11.7


def test_rows_of_the_panel_show_names_values_and_who_acts() -> None:
    image = picture(delve())
    assert count(image, "plate", (852, 90, 1078, 151)) > 3000
    assert count(image, "plate", (852, 155, 1078, 330)) == 0
    assert count(image, "bone", (900, 98, 960, 122)) > 100


@pytest.mark.parametrize("people", [0, 1, 6, 9])
def test_any_number_of_seats_fits_the_panel(people: int) -> None:
    rows = tuple(Row(person(n, "X", n, 9), f"Person {n}", f"{n}/9", down=n == 0) for n in range(people))
    scene = replace(delve(), panel=rows)
    image = picture(scene)
    assert {colour(image, x, 690) for x in range(870, 1060)} == {colour(picture(delve()), 900, 690)}
    assert draw(scene).png != draw(delve()).png


def test_whoever_is_down_is_slate() -> None:
    scene = replace(delve(), panel=(replace(PARTY[0], acting=False, down=True),))
    assert count(picture(scene), "slate", (858, 90, 900, 150)) > 300
    assert count(picture(scene), "orange", (858, 90, 900, 150)) == 0


@pytest.mark.parametrize("many", [1, 2, 3, 4, 10])
def test_choices_stand_as_cards_in_the_panel(many: int) -> None:
    cards = tuple(Card(str(n), f"New doors at T{n}, U{n} and W{n}", "door") for n in range(1, many + 1))
    scene = replace(placement(), cards=cards)
    image = picture(scene)
    assert count(image, "gilt", (850, 85, 1080, 690)) > 40 * many


def test_a_card_of_a_ghost_shows_it_on_a_small_map() -> None:
    image = picture(placement())
    for top in (95, 295, 495):
        assert count(image, "lantern", (920, top, 1072, top + 130)) > 400
