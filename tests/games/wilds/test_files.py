"""Region files: what is read, and what is refused, with the line, the key and what would be right."""

import time

import pytest

from engine.core.content import DATA
from engine.core.errors import BadContent, BadFile, Problem
from engine.core.files.tables import MOST_PROBLEMS
from engine.games.wilds.files import files, keys
from engine.games.wilds.game import GAME
from engine.games.wilds.state.content import content
from engine.games.wilds.state.region import TERRAINS, Gift

SMALL = """\
[region]
id = "dale"
name = "The Dale"
format = "hex"
width = 3
height = 3
start = "1"
default_terrain = "forest"

[challenge]
goal = "vault"
die = 6

[[hex]]
id = "5"
terrain = "hills"

[[poi]]
id = "inn"
at = "1"
name = "The Inn"
category = "settlement"
text = "A warm room."

[[poi]]
id = "vault"
at = "9"
name = "The Vault"
category = "secret"
text = "A door in the rock."
hidden = true
tn = 12
loot = "3d6x10"
gives = ["rope"]

[[clue]]
at = "8"
toward = "9"
poi = "vault"
text = "A cold draught."

[[encounter]]
roll = 1
name = "wolves"
kind = "beast"
count = "1d4"

[[encounter]]
roll = 2
name = "robbers"
kind = "people"

[[encounter]]
roll = 3
name = "bear"
kind = "beast"

[[encounter]]
roll = 4
name = "spiders"
kind = "monster"

[[encounter]]
roll = 5
name = "trader"
kind = "people"

[[encounter]]
roll = 6
name = "foresters"
kind = "people"

[[threat]]
name = "The storm"
timer = 8
on_expiry = "severe_weather"
"""

POINTS = """\
[region]
id = "pass"
name = "The Pass"
format = "point"
start = "inn"

[[point]]
id = "inn"
name = "The Inn"
terrain = "valley"

[[point]]
id = "top"
name = "The Top"
terrain = "peaks"

[[path]]
from = "inn"
to = "top"
terrain = "hills"
length = 2
""" + SMALL[SMALL.index("\n[[encounter]]") : SMALL.index("\n[[threat]]")]


def problems(text: str) -> tuple[Problem, ...]:
    with pytest.raises(BadFile) as caught:
        files.read(text)
    assert caught.value.rule == "WLD-G89"
    return caught.value.problems


def line_of(text: str, piece: str) -> int:
    assert text.count(piece) == 1, piece
    return text[: text.index(piece)].count("\n") + 1


def changed(old: str, new: str, text: str = SMALL) -> str:
    assert text.count(old) == 1, old
    return text.replace(old, new)


@pytest.mark.rule("WLD-G89")
def test_the_small_regions_of_these_tests_can_be_played():
    region, warnings = files.read(SMALL)
    assert region.format == "hex" and len(region.places) == 9
    assert region.place_by_id["5"].terrain == "hills" and region.place_by_id["1"].terrain == "forest"
    assert region.site_by_id["vault"].gives == (Gift("rope"),)
    assert region.goal is not None and region.goal.site == "vault"
    assert "2 sites are few for 9 places; 5: one hex in three, at least 5" in warnings
    region, _ = files.read(POINTS)
    assert [place.name for place in region.places] == ["The Inn", "The Top"]
    assert region.paths[0].length == 2


BROKEN = [
    # what is changed, into what, the key, words of the problem, words of what would be right
    ("tn = 12", "tn = 40", "tn", "too high", "from 6 to 14"),
    ("tn = 12", "tn = 5", "tn", "too low", "from 6 to 14"),
    ("tn = 12", 'tn = "12"', "tn", "not a whole number", "from 6 to 14"),
    ("tn = 12", "tn = 12.5", "tn", "not a whole number", "from 6 to 14"),
    ("tn = 12", "tn = true", "tn", "not a whole number", "from 6 to 14"),
    ("hidden = true", 'hidden = "yes"', "hidden", "neither true nor false", "without quotes"),
    ('category = "secret"', 'category = "secrets"', "category", "not known here", "did you mean secret?"),
    ('category = "secret"', 'category = "castle"', "category", "not known here", "landmark, resource, shelter"),
    ('category = "secret"', "category = 3", "category", "not known here", "landmark"),
    ('terrain = "hills"', 'terrain = "hilly"', "terrain", "not a terrain", "did you mean hills?"),
    ('terrain = "hills"', 'terrain = "moon"', "terrain", "not a terrain", "forest, hills"),
    ('default_terrain = "forest"', 'default_terrain = ["forest"]', "default_terrain", "a list is not a terrain", "forest"),
    ("width = 3", "width = 0", "width", "too low", "from 1 to 20"),
    ("width = 3", "width = 300", "width", "too high", "from 1 to 20"),
    ('format = "hex"', 'format = "square"', "format", "not known here", "hex, point"),
    ('id = "5"', 'id = "10"', "id", "no hex “10”", "from 1 to 9"),
    ('id = "5"', 'id = "five"', "id", "no hex “five”", "row and column"),
    ('at = "9"', 'at = "19"', "at", "no place “19”", "id of a hex or point"),
    ('at = "9"', 'at = ""', "at", "is not an id", "letters, digits and hyphens"),
    ('start = "1"', 'start = "0"', "start", "no place “0”", "where the party begins"),
    ('goal = "vault"', 'goal = "crypt"', "goal", "no site “crypt”", "the site that is sought"),
    ("die = 6", "die = 7", "die", "not known here", "0, 6, 8"),
    ('poi = "vault"', 'poi = "crypt"', "poi", "no site “crypt”", "id of the site"),
    ('toward = "9"', 'toward = "99"', "toward", "no place “99”", "id of a hex"),
    ('count = "1d4"', 'count = "1d7"', "count", "dice that no one has", "d4"),
    ('count = "1d4"', 'count = "lots"', "count", "is not dice", "1d4+1"),
    ('count = "1d4"', 'count = "5d20"', "count", "comes to 5 to 100", "1 to 20"),
    ('count = "1d4"', 'count = "99d4"', "count", "too many dice", "1 to 12"),
    ('count = "1d4"', 'count = "0"', "count", "comes to 0 to 0", "1 to 20"),
    ('loot = "3d6x10"', 'loot = "9d20x999"', "loot", "comes to", "1 to 5000"),
    ('gives = ["rope"]', 'gives = ["ropee"]', "gives", "not among the goods", "did you mean rope?"),
    ('gives = ["rope"]', 'gives = "rope"', "gives", "not a list", '["rope", "herb"]'),
    ('gives = ["rope"]', "gives = [{ count = 2 }]", "gives", "without an item", "silk rope"),
    ('gives = ["rope"]', 'gives = [{ item = "rope", colour = "red" }]', "gives", "no “colour”", "item, count and name"),
    ('name = "The Inn"', 'name = ""', "name", "empty", "1 to 40"),
    ('name = "The Inn"', f'name = "{"x" * 41}"', "name", "41 characters", "at most 40"),
    ('text = "A warm room."', 'text = "a\\u0000b"', "text", "control character (U+0000)", "plain letters"),
    ('text = "A warm room."', 'text = "a\\u202eb"', "text", "control character (U+202E)", "plain letters"),
    ('text = "A warm room."', f'text = "{"word " * 61}"', "text", "304 characters", "at most 300"),
    ('text = "A warm room."', "text = 7", "text", "not a text", "in quotes"),
    ('text = "A warm room."', 'texte = "A warm room."', "texte", "“texte” is not known here", "did you mean text?"),
    ("[[threat]]", "[[treat]]", "treat", "“treat” is not a part of a region", "did you mean threat?"),
    ("timer = 8", "timer = 7", "timer", "not known here", "0, 6, 8"),
    ('on_expiry = "severe_weather"', 'on_expiry = "storm"', "on_expiry", "not known here", "severe_weather"),
    ("roll = 4", "roll = 3", "roll", "row 3 is there twice", "each face"),
    ("roll = 6", "roll = 9", "roll", "too high", "1 to 8"),
    ('id = "vault"', 'id = "inn"', "id", "used twice", "an id of its own"),
    ('id = "vault"', 'id = "the vault"', "id", "is not an id", "old-mill"),
    ('start = "1"', 'start = "1"\nencounter_die = 8', "encounter_die", "no rows 7 and 8", "6 or 8"),
    ('start = "1"', 'start = "1"\nmissing = ["12"]', "missing", "no hex “12”", "ids of hexes"),
    ('id = "5"', 'id = "5"\nneighbours = ["7"]', "neighbours", "“7” does not lie beside “5”", "some of"),
    ('id = "5"', 'id = "5"\nrow = 2', "row", "only one of row and column", "both"),
    ('id = "5"', 'id = "mid"\nrow = 4\ncolumn = 1', "row", "row 4, column 1 lies off the map", "rows 1 to 3"),
]


@pytest.mark.rule("WLD-G89", "WLD-050", "WLD-069", "WLD-039")
@pytest.mark.parametrize(("old", "new", "key", "wrong", "right"), BROKEN, ids=[f"{row[1][:40]}" for row in BROKEN])
def test_a_broken_value_is_named_with_its_line_and_what_would_be_right(old, new, key, wrong, right):
    text = changed(old, new)
    found = problems(text)
    # Of a change that adds lines the last one is at fault, of one with row and column the row.
    at_fault = next((line for line in new.split("\n") if line.startswith(key)), new)
    match = [problem for problem in found if problem.key == key]
    assert match, found
    # Where something is there twice, the later one is at fault.
    assert match[0].line == text[: text.rindex(at_fault)].count("\n") + 1
    assert wrong in match[0].wrong
    assert right in match[0].right


@pytest.mark.parametrize(
    ("removed", "line", "key", "wrong"),
    [
        ('id = "dale"\n', 1, "id", "id is missing"),
        ('format = "hex"\n', 1, "format", "format is missing"),
        ("width = 3\n", 1, "width", "width is missing"),
        ('start = "1"\n', 1, "start", "start is missing"),
        ('at = "9"\n', 25, "at", "at is missing"),
        ('category = "secret"\n', 25, "category", "category is missing"),
        ("tn = 12\n", 25, "tn", "hidden and has no Discovery TN"),
        ('text = "A cold draught."\n', 36, "text", "text is missing"),
        ("roll = 1\n", 42, "roll", "roll is missing"),
    ],
)
@pytest.mark.rule("WLD-G89", "WLD-050")
def test_a_missing_key_is_named_with_the_line_of_its_table(removed, line, key, wrong):
    first = SMALL.index(removed)
    found = problems(SMALL[:first] + SMALL[first + len(removed) :])
    assert [(item.line, item.key) for item in found] == [(line, key)]
    assert wrong in found[0].wrong


@pytest.mark.rule("WLD-069", "WLD-G89")
def test_an_encounter_table_must_be_whole():
    row = SMALL[SMALL.index("[[encounter]]\nroll = 6") : SMALL.index("[[threat]]")]
    (found,) = problems(SMALL.replace(row, ""))
    assert "no row for 6" in found.wrong and found.right == "rows 1 to 6, or 1 to 8"
    assert found.line == line_of(SMALL, "roll = 1") - 1


@pytest.mark.rule("WLD-039", "WLD-021", "WLD-G89")
@pytest.mark.parametrize(
    ("old", "new", "key", "wrong"),
    [
        ("length = 2", "length = 4", "length", "too high"),
        ("length = 2", "length = 0", "length", "too low"),
        ('to = "top"', 'to = "peak"', "to", "no point “peak”"),
        ('to = "top"', 'to = "inn"', "to", "from “inn” to itself"),
        ('name = "The Top"\n', "", "name", "name is missing"),
        ('name = "The Top"', 'name = "the inn"', "name", "two points are called"),
        ('name = "The Top"', 'name = "T"', "name", "single letters name the exits"),
        ('terrain = "peaks"', 'terrain = "peaks"\nx = 0.5', "x", "only one of x and y"),
        ('terrain = "peaks"', 'terrain = "peaks"\nx = 1.5\ny = 0.5', "x", "does not lie on the map"),
        ('id = "top"', 'id = "inn"', "id", "used twice"),
        ('format = "point"', 'format = "point"\nwidth = 4', "width", "has no width"),
    ],
)
def test_points_and_paths_are_checked(old, new, key, wrong):
    found = problems(changed(old, new, POINTS))
    assert any(problem.key == key and wrong in problem.wrong and problem.line > 0 for problem in found), found


@pytest.mark.rule("WLD-G89")
def test_every_place_must_be_reached_from_the_start():
    cut = problems(SMALL.replace('start = "1"', 'start = "1"\nmissing = ["4", "5", "6"]'))
    assert any("nobody can reach 7, 8, 9" in problem.wrong for problem in cut)
    path = POINTS[POINTS.index("[[path]]") : POINTS.index("[[encounter]]")]
    (apart,) = problems(POINTS.replace(path, ""))
    assert "nobody can reach top" in apart.wrong and apart.right == "join them by paths"
    assert apart.line == line_of(POINTS, 'id = "top"') - 1


@pytest.mark.rule("WLD-G32")
def test_hexes_are_numbered_row_by_row_and_every_other_row_lies_further_right():
    odd, _ = files.read(SMALL)
    assert [place.id for place in odd.places] == [str(number) for number in range(1, 10)]
    # In odd-r the second row lies right of the first: below 1 lie (to the south-east) 4, and nothing to the south-west.
    assert odd.id_at[0, 1] == "4" and (-1, 1) not in odd.id_at
    even, _ = files.read(changed("height = 3", 'height = 3\nlayout = "even-r"'))
    # In even-r the first row does: south-west of 1 lies 4, south-east 5.
    assert even.id_at[-1, 1] == "4" and even.id_at[0, 1] == "5"


@pytest.mark.rule("WLD-G32")
def test_hexes_may_have_ids_of_their_own_and_may_be_missing():
    text = changed('id = "5"\n', 'id = "hill"\nrow = 2\ncolumn = 2\n').replace(
        'start = "1"', 'start = "1"\nmissing = ["3"]'
    )
    region, _ = files.read(text)
    assert [place.id for place in region.places] == ["1", "2", "4", "hill", "6", "7", "8", "9"]
    assert region.place_by_id["hill"].terrain == "hills"


@pytest.mark.rule("WLD-G32", "WLD-G89")
def test_a_list_of_neighbours_leaves_out_the_hexes_it_does_not_name_and_must_be_mutual():
    # In a grid of 3 by 3 the hexes around 1 are 2 and 4.
    text = changed('[[hex]]\nid = "5"', '[[hex]]\nid = "1"\nneighbours = ["4"]\n[[hex]]\nid = "5"')
    region, _ = files.read(text)
    assert "2" not in region.place_by_id and len(region.places) == 8
    # 5 says that 2 is there, and 1 that it is not.
    (found,) = problems(text.replace('id = "5"\n', 'id = "5"\nneighbours = ["2", "3", "4", "6", "8", "9"]\n'))
    assert "“2” is left out in one place and there in another" in found.wrong


def test_inline_lists_and_tables_in_double_brackets_are_the_same():
    inline = """
region = {id="dale", name="The Dale", format="hex", width=3, height=1, start="1", default_terrain="forest"}
hex = [ {id=2, terrain="river"}, ]   # a number as id, a common word for a terrain
poi = [
  {id="camp", at="3", category="danger", hidden=true, tn=10, occupied=true, kind="people", count="5",
   loot="3d6x10 coins"},
]
""".replace(",\n   loot", ", loot")
    rows = ", ".join(f'{{roll={number}, name="wolves", kind="beast"}}' for number in range(1, 7))
    region, _ = files.read(f"{inline}encounter = [{rows}]\n")
    assert region.place_by_id["2"].terrain == "stream"
    assert region.sites[0].name == "Camp" and region.sites[0].loot == "3d6x10"
    # Lines are found in lists, too: the site begins in line 5 of the text.
    (found,) = problems(f"{inline.replace('tn=10', 'tn=20')}encounter = [{rows}]\n")
    assert (found.line, found.key) == (5, "tn")


def test_all_problems_come_at_once_in_the_order_of_lines_and_at_most_twenty():
    text = (
        SMALL.replace("tn = 12", "tn = 40").replace('kind = "monster"', 'kind = "ghost"').replace("width = 3", "width = 99")
    )
    found = problems(text)
    assert [problem.key for problem in found[:3]] == ["width", "tn", "kind"]
    assert [problem.line for problem in found] == sorted(problem.line for problem in found)
    many = SMALL + "".join(f'[[poi]]\nid = "p{number}"\nat = "77"\ncategory = "danger"\n' for number in range(40))
    with pytest.raises(BadFile) as caught:
        files.read(many)
    assert len(caught.value.problems) == MOST_PROBLEMS == 20
    # 40 wrong places; those after the fourth site at "77" are also too many in one place, which is said once.
    assert caught.value.words.startswith("This region cannot be played yet: 40 things")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('[region]\nid = "x"\nname = Dale\n', 3),
        ('[region]\nid = "x\n', 2),
        ("[region\n", 1),
        ("[region]\nid = 1\nid = 2\n", 3),
        ("[[poi]]\n[poi]\n", 2),
        ("= 3\n", 1),
    ],
)
def test_what_is_no_toml_is_said_with_its_line(text, line):
    (found,) = problems(text)
    assert found.line == line
    assert found.wrong.startswith("this is not TOML")


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 30000,
        "a = " + "[" * 30000 + "]" * 30000,
        "a = " + "{a=" * 20000,
        ".".join("a" * 30000) + " = 1",
        "[" + ".".join("a" * 30000) + "]",
        "a = " + "9" * 60000,
        'a = "' + "\\n" * 30000 + '"',
        "x" * 70000,
        "poi = [" + "{}," * 20000 + "]",
        "\n".join(f"[[poi]]\nid = {number}" for number in range(3000)),
        "\n".join(f"[a{number}]" for number in range(8000)),
        '"' * 65000,
        "'" * 65000,
        '"""' + "\\" * 60000,
        'a = "' + '\\"' * 32000,
        '"""' + "a" * 65000,
        "'''\n" * 16000,
        "#" * 65536,
        "\n" * 65536,
        "\x00" * 1000,
        "hex = [" + "[" * 5 + "]" * 5 + "]",
        "region = 3\nhex = 4\npoi = {}\nclue = [1, 2]\nprices = [1]\nchallenge = []\nencounter = [[]]",
        "[region]\nwidth = 1e999\nheight = nan\nid = 1979-05-27\nname = 07:32:00",
        "",
    ],
    ids=lambda text: text[:12],
)
def test_hostile_texts_are_refused_quickly(text):
    began = time.process_time()
    found = problems(text)
    assert time.process_time() - began < 30, "a file may not hang the bot"
    assert 1 <= len(found) <= MOST_PROBLEMS
    for problem in found:
        assert len(str(problem)) < 600


def test_a_message_never_holds_what_the_file_wanted_to_post():
    nasty = "@everyone <@1> `x` **b** [a](https://evil.example) ||s|| discord.gg/x"
    for key in ("category", "name", "tn", "text", "id", "at", "loot", "gives", "hidden"):
        text = SMALL.replace(
            "[[clue]]", f'[[poi]]\nid = "evil"\nat = "2"\ncategory = "danger"\n{key}{key} = "{nasty}"\n[[clue]]'
        )
        shown = " ".join(map(str, problems(text)))
        assert not any(piece in shown for piece in ("@everyone", "<@", "`", "**", "](", "://", "||"))
    shown = " ".join(map(str, problems(SMALL + f'["{nasty}"]\nx = 1\n')))
    assert not any(piece in shown for piece in ("@everyone", "<@", "`", "**", "](", "://", "||"))


def test_a_region_made_by_hand_is_read_once_and_a_missing_one_is_our_mistake():
    assert files.region_named("thornwood") is files.region_named("thornwood")
    with pytest.raises(BadContent, match="the file is missing"):
        files.region_named("nowhere")


def test_the_template_is_a_region_without_problems_or_warnings():
    region, warnings = files.read(GAME.template())
    assert warnings == ()
    assert len(region.places) == 12 and region.goal is not None


@pytest.mark.rule(
    "WLD-051", "WLD-052", "WLD-053", "WLD-054", "WLD-055", "WLD-056", "WLD-058", "WLD-059", "WLD-060", "WLD-061", "WLD-G91"
)
@pytest.mark.parametrize("tn", [6, 8, 10, 12, 14])
def test_discovery_tns_and_difficulties_from_6_to_14_are_taken_and_an_obvious_hidden_site_is_mentioned(tn):
    region, warnings = files.read(
        changed("tn = 12", f"tn = {tn}").replace('start = "1"', f'start = "1"\ndifficulty = {tn}')
    )
    assert region.site_by_id["vault"].tn == region.difficulty == tn
    assert any("hidden and obvious" in warning and "landmark" in warning for warning in warnings) == (tn == 6)


@pytest.mark.rule("WLD-062", "WLD-063", "WLD-064", "WLD-067", "WLD-068", "WLD-070", "WLD-071", "WLD-072", "WLD-225")
def test_a_region_says_its_pace_weather_forage_threats_and_where_it_differs():
    for timer in (4, 6, 8):
        text = changed('start = "1"', f'start = "1"\ntimer = {timer}\nweather = "daily"\nforage = "poor"\nreveal = "full"')
        region, _ = files.read(text.replace('terrain = "hills"', 'terrain = "hills"\ndifficulty = 12\nforage = "rich"'))
        assert (region.timer, region.weather, region.forage, region.reveal) == (timer, "daily", "poor", "full")
        assert (region.place_by_id["5"].difficulty, region.place_by_id["5"].forage) == (12, "rich")
        assert (region.place_by_id["4"].difficulty, region.difficulty) == (0, 10)
        assert [(threat.name, threat.timer, threat.on_expiry) for threat in region.threats] == [
            ("The storm", 8, "severe_weather")
        ]
    # What says nothing is d6, fog, no weather.
    assert (files.read(SMALL)[0].timer, files.read(SMALL)[0].reveal, files.read(SMALL)[0].weather) == (6, "fog", "off")


def test_the_documentation_names_every_key_terrain_and_kind_of_goods():
    text = (DATA.parent / "docs" / "regions.md").read_text(encoding="utf-8")
    for table in (
        keys.REGION,
        keys.HEX,
        keys.POINT,
        keys.PATH,
        keys.POI,
        keys.CLUE,
        keys.ENCOUNTER,
        keys.CHALLENGE,
        keys.THREAT,
        keys.TALE,
    ):
        for key in table:
            assert f"`{key}`" in text, key
    for word in (*TERRAINS, *content().goods):
        assert word in text, word
