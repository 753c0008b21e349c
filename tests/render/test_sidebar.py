"""The panel and the header of the wilds: roles, groups of marks, what is left out first, timers, stretches."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.scene import Fact, Group, HexBoard, Legend, Row, Scene, Token
from engine.render import draw
from engine.render.brush import cut, width
from engine.render.land import sidebar
from engine.render.land.terrain import ALIKE, TERRAINS
from tests.render.reading import count, picture
from tests.render.wilds import STATES, crowd, every_wild, hexes, hour, points, wide
from tests.render.wilds import TERRAINS as GROUNDS

PANEL = (848, 84, 1082, 682)


def lines(count_: int, keep: int = 0, columns: int = 1) -> Group:
    return Group(tuple(Legend("landmark", f"Place {n}") for n in range(count_)), columns, keep)


def test_words_in_two_columns_are_never_cut() -> None:
    entries = tuple(Legend(f"floor:{name}", name.capitalize()) for name in sorted((*TERRAINS, *ALIKE)))
    entries += (Legend("settlement", "Settlement"), Legend("flag", "Goal: the Bell"), Legend("danger", "Danger"))
    rows = sidebar._pairs(entries)
    assert [entry for row in rows for entry in row] == list(entries)
    for row in rows:
        for place, entry in enumerate(row):
            room = (80, 73)[place] if len(row) == 2 else 234 - 4 - 11 - 33
            assert cut(entry.text, "medium", 20, room) == entry.text
    assert len(rows) < len(entries) * 0.75, "two of most terrains side by side"


def test_words_of_a_group_stand_in_up_to_three_lines_and_are_cut_only_then() -> None:
    words = "Goal: the bell that was drowned below the mill"
    lines_ = sidebar.lines_of(words)
    assert " ".join(lines_) == words and len(lines_) == 3
    assert all(width(line, "medium", 20) <= 174 for line in lines_)
    assert sidebar.lines_of("Danger") == ("Danger",)
    assert sidebar.lines_of("") == ("",)
    assert len(sidebar.lines_of(words * 3)) == 3 and sidebar.lines_of(words * 3)[2].endswith("…")
    for _, scene in every_wild():
        for entry in (entry for group in scene.groups for entry in group.lines):
            assert "".join(sidebar.lines_of(entry.text)).replace(" ", "") == entry.text.replace(" ", "")


def test_words_that_find_no_room_are_left_out_whole() -> None:
    words = "Goal: Find the island where the queen's crown was hidden, before the mainland's cutter does"
    shown = sidebar.lines_of(words)
    assert len(shown) == 3
    assert shown[-1].endswith("…")
    assert words.startswith(" ".join(shown).removesuffix("…"))
    assert set(" ".join(shown).removesuffix("…").split()) <= set(words.split())


def test_everything_is_shown_where_there_is_room() -> None:
    groups = hexes().groups
    assert sidebar.fitted(2, groups, False) == groups
    assert sidebar.fitted(2, points().groups, False) == points().groups


def test_lines_are_left_out_from_the_group_that_matters_least_and_its_last_line_first() -> None:
    groups = (lines(8, 2), lines(8, 1), lines(8, 3))
    kept = sidebar.fitted(2, groups, False)
    assert kept[0] == groups[0] and kept[-1] == groups[2]
    assert len(kept) < 3 or kept[1].lines == groups[1].lines[: len(kept[1].lines)]
    assert sidebar._least(2, kept, False) <= 598
    fewer = sidebar.fitted(4, groups, True)
    assert sum(len(group.lines) for group in fewer) < sum(len(group.lines) for group in kept)


@pytest.mark.parametrize("rows", [0, 1, 4, 6])
@pytest.mark.parametrize("overview", [False, True])
def test_a_panel_never_needs_more_room_than_there_is(rows: int, overview: bool) -> None:
    groups = (lines(9, 3), lines(14, 2, 2), lines(9, 1))
    kept = sidebar.fitted(rows, groups, overview)
    high, line, gap = sidebar._heights(rows, kept, overview)
    used = sum(sidebar._row_lines(group) * line + sidebar._more(group) for group in kept) + len(kept) * gap + rows * high
    assert used + sidebar._overview_high(overview) + 12 <= 598 + gap
    assert 47 <= high <= 60 and 28 <= line <= 32


def test_an_odd_group_of_two_columns_loses_its_last_row() -> None:
    kept = sidebar.fitted(6, (lines(5, 1, 2), lines(8, 2)), True)
    if len(kept) == 2:
        assert len(kept[0].lines) in (2, 4)


def test_roles_stand_above_names() -> None:
    scene = hexes()
    nameless = replace(scene, panel=tuple(replace(row, role="") for row in scene.panel))
    image, other = picture(scene), picture(nameless)
    mist = count(image, "mist", (895, 95, 1070, 205))
    assert mist > 200 and count(other, "mist", (895, 95, 1070, 205)) == 0
    assert count(image, "bone", (895, 95, 1070, 205)) > 200


def test_states_of_somebody_in_the_panel_look_different() -> None:
    base = Row(Token("adventurer", "A", 0), "Ada", role="Pathfinder")
    rows = (base, replace(base, acting=True), replace(base, down=True), replace(base, value="2"), replace(base, role=""))
    rows += (replace(base, token=Token("adventurer", "A", 0, 2, 3)), replace(base, token=Token("companion", "", 1)))
    drawn = {sidebar._role(row, 60).tobytes() for row in rows}
    assert len(drawn) == len(rows)


def test_a_legend_alone_stands_below_roles() -> None:
    scene = replace(hexes(), groups=(), legend=(Legend("landmark", "Landmark"),))
    assert count(picture(scene), "bone", (860, 215, 900, 300)) > 60


def test_all_marks_of_the_wilds_look_different() -> None:
    marks = ["visited:forest", "seen:forest", "veiled:forest", "floor:forest", "way:forest", "disc visited:forest"]
    marks += ["disc seen:forest", "rumour", "disc rumour", "edge", "clue", "trace", "pill", "blocked", "trail", "hidden"]
    drawn = {sidebar._line(Legend(mark, ""), 222, 30).tobytes() for mark in marks}
    assert len(drawn) == len(marks)


@pytest.mark.parametrize("sides", [4, 6, 8])
def test_a_timer_is_its_die_and_vermilion_at_one_and_zero(sides: int) -> None:
    def header(value: str) -> int:
        image = picture(Scene("", HexBoard(()), "", facts=(Fact("Timer", value, die=sides),)))
        return count(image, "vermilion", (600, 15, 790, 66))

    assert header("1") > 50 and header("0") > 50
    assert header("2") == header(str(sides)) == 0


def test_dice_of_a_timer_have_different_shapes() -> None:
    shapes = {picture(Scene("", HexBoard(()), "", facts=(Fact("", "3", die=n),))).tobytes() for n in (4, 6, 8)}
    assert len(shapes) == 3


def test_the_stretch_of_now_is_in_a_lantern_box_and_the_others_are_quiet() -> None:
    def shown(now: str) -> int:
        scene = Scene("Day 1", HexBoard(()), "", stretches=hour(now))
        return count(picture(scene), "lantern", (150, 15, 420, 66))

    assert shown("morning") > 200 and shown("night") > 100
    assert shown("never") == 0
    assert (
        len({draw(Scene("Day 1", HexBoard(()), "", stretches=hour(now))).png for now in ("morning", "evening", "night")})
        == 3
    )


def test_a_title_gives_way_to_stretches_and_facts() -> None:
    scene = replace(hexes(), title="Day 112, the long afternoon of the seventh crossing")
    image = picture(scene)
    assert count(image, "lantern", (300, 15, 660, 66)) > 200, "the box of now"
    assert len(draw(scene).png) < 150 * 1024


def test_pictures_of_the_wilds_are_of_one_size_class() -> None:
    for scene in (hexes(), points(), wide(), crowd(), crowd(30), wide(230, walked=150)):
        drawn = draw(scene)
        assert (drawn.width, drawn.height) == (1100, 700) and len(drawn.png) < 150 * 1024
    assert GROUNDS.columns == 2 and STATES.keep > 0
