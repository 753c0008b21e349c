"""Region files that were broken by chance: they are refused with lines and keys, or read, and nothing else happens."""

from hypothesis import given, settings
from hypothesis import strategies as some

from engine.core.content import DATA
from engine.games.wilds.files import files
from tests.games.prepared import outcome

from .test_files import POINTS, SMALL

# Files broken by chance.

THORNWOOD = (DATA / "wilds" / "regions" / "thornwood.toml").read_text(encoding="utf-8")
PASSES = (DATA / "wilds" / "regions" / "ninecairns.toml").read_text(encoding="utf-8")


@settings(max_examples=150, deadline=None)
@given(
    some.sampled_from((SMALL, POINTS)), some.lists(some.tuples(some.integers(0, 4000), some.text(max_size=6)), max_size=4)
)
def test_any_text_put_anywhere_gives_a_region_or_problems(text, pieces):
    for at, piece in pieces:
        at %= len(text)
        text = text[:at] + piece + text[at + len(piece) % 3 :]
    outcome(files.read, text)


_VALUES = some.one_of(
    some.sampled_from(
        ['"1"', "true", "[]", "{}", "-1", "0", "3.5", "inf", "1979-05-27", '""', '"x"', "[1, [2]]", "{a={b=1}}"]
    ),
    some.integers(-(10**20), 10**20).map(str),
)


@settings(max_examples=150, deadline=None)
@given(some.sampled_from((SMALL, POINTS)), some.lists(some.tuples(some.integers(0, 200), _VALUES), min_size=1, max_size=5))
def test_any_value_in_any_place_gives_a_region_or_problems_in_its_line(text, changes):
    lines = text.split("\n")
    for number, value in changes:
        number %= len(lines)
        if " = " in lines[number]:
            lines[number] = f"{lines[number].split(' = ')[0]} = {value}"
    outcome(files.read, "\n".join(lines))


@settings(max_examples=60, deadline=None)
@given(some.sampled_from((THORNWOOD, PASSES)), some.lists(some.integers(0, 400), min_size=1, max_size=6))
def test_any_lines_left_out_give_a_region_or_problems(text, left_out):
    lines = text.split("\n")
    for number in left_out:
        del lines[number % len(lines)]
    outcome(files.read, "\n".join(lines))
