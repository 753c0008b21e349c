"""Text in pictures: fitted, cut, and drawable whatever people are called."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from engine.core.scene import Card, Chip, Fact, Row, Scene
from engine.render import panel, plates
from engine.render.brush import capital, cut, plain, width, word, write
from engine.render.canvas import SEATS, tone
from engine.render.floors import FLOORS
from engine.render.hexes import panes
from engine.render.picture import of_hexes
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


SHARDS = Fact("Shards", "1/3", (("shard", True), ("shard", False), ("shard", False)))
TIRED = Chip("Exhaustion from round 6", "hourglass", warning=True)


def parts(title: str, chip: Chip | None, facts: tuple[Fact, ...]) -> tuple[list[int], list[int]]:
    """Return where across a header something is written, and where its chip lies."""
    image = picture(replace(delve(), title=title, chip=chip, facts=facts))
    inks = (tone("vermilion"), tone("bone"), tone("mist"))
    lines = [x for x in range(70, 780) if any(colour(image, x, y) in inks for y in (36, 40, 44))]
    return lines, [x for x in range(70, 780) if colour(image, x, 21) == tone("vermilion")]


def test_nothing_of_a_header_runs_into_another_part() -> None:
    lines, chip = parts("Round 4 – Ada to act", TIRED, (SHARDS,))
    assert chip, "the chip is there"
    assert not [x for x in range(chip[0] - 30, chip[0] - 19) if x in lines], "a gap before the chip"
    assert not [x for x in range(chip[-1] + 20, chip[-1] + 30) if x in lines], "and one after it"


def test_a_header_puts_its_chip_away_rather_than_cut_words() -> None:
    title, facts = "Round 12 – Evangeline of the Road", (SHARDS, Fact("Timer", "12"))
    lines, chip = parts(title, TIRED, facts)
    assert not chip
    assert max(b - a for a, b in pairwise(lines)) >= 24, "the facts keep away from the title"
    assert parts(title, None, facts) == (lines, [])


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


def panel_of(scene: Scene) -> tuple[int, int, int, int]:
    """Return where the panel of a scene of hexes lies."""
    found = of_hexes(scene, scene.board)[0].panel
    assert found is not None
    return found


def test_seats_show_names_values_and_who_acts() -> None:
    scene = delve()
    image, (left, top, right, _) = picture(scene), panel_of(scene)
    wide = (right - left - 18) // 4
    assert count(image, "plate", (left, top, left + wide, top + 52)) > 3000, "Ada is to act"
    assert count(image, "plate", (left + wide + 6, top, right, top + 52)) == 0
    assert count(image, "bone", (left + 46, top + 4, left + 100, top + 30)) > 100


@pytest.mark.parametrize("people", [1, 2, 3, 4, 5, 6, 9])
def test_any_number_of_seats_fits_below_a_map(people: int) -> None:
    rows = tuple(Row(person(n, "X", n, 9), f"Person {n}", f"{n}/9", down=n == 0) for n in range(people))
    drawn = panel.foot(rows, ())
    columns = plates.beside_each_other(rows)
    assert columns <= 4 and drawn.height == panel.foot_high(rows, ()) == -(-people // columns) * 58 - 6
    image = drawn.convert("RGB")
    edges = [image.getpixel((x, drawn.height - 24)) for x in range(drawn.width)]
    assert edges.count(tone("slate")) >= 2 * (people - columns * (-(-people // columns) - 1)), (
        "each of the last line has a plate"
    )


def test_a_long_name_has_seats_in_fewer_columns_before_it_is_cut() -> None:
    short = tuple(Row(person(n, "X", 3, 9), "Ada", "3/9") for n in range(4))
    assert plates.beside_each_other(short) == 4
    # 48 before the name, 14 after all, 12 between name and value: of 186 pixels in four columns 112 are left for both.
    assert plates.beside_each_other((*short[:3], Row(person(3, "X", 3, 9), "Person the Third", "3/9"))) == 2


def test_a_player_who_is_down_is_slate() -> None:
    scene = replace(delve(), panel=(replace(PARTY[0], acting=False, down=True),))
    left, top, _, _ = panel_of(scene)
    assert count(picture(scene), "slate", (left + 8, top + 4, left + 42, top + 44)) > 300
    assert count(picture(scene), "orange", (left + 8, top + 4, left + 42, top + 44)) == 0


@pytest.mark.parametrize("many", [1, 2, 3, 4, 5, 6])
def test_each_choice_has_its_number_and_its_words_on_a_pane(many: int) -> None:
    cards = tuple(Card(str(n), f"{n} doors: north, east") for n in range(1, many + 1))
    image = picture(scene := replace(placement(), cards=cards))
    for left, _, right, bottom in panes.places(cards, panes.laid_out(cards)):
        # Its number stands beside its words, below the small map.
        assert count(image, "gilt", (left + 8, bottom - 60, left + 56, bottom)) > 40
        assert count(image, "bone", (left, bottom - 40, right, bottom)) > 100
    assert len(scene.cards) == many
