"""Region files that were broken by chance: they are refused with lines and keys, or read, and nothing else happens."""

from hypothesis import given, settings
from hypothesis import strategies as some

from engine.core.content import DATA
from engine.core.errors import BadFile, Problem
from engine.games.wilds import files
from engine.games.wilds.regions import Region

from .test_files import POINTS, SMALL

# Files broken by chance.

THORNWOOD = (DATA / "wilds" / "regions" / "thornwood.toml").read_text(encoding="utf-8")
PASSES = (DATA / "wilds" / "regions" / "ninecairns.toml").read_text(encoding="utf-8")


def outcome(text: str) -> Region | tuple[Problem, ...]:
    """Return the region, or the problems: anything else that happens is a failure of the test."""
    try:
        region, warnings = files.read(text)
    except BadFile as error:
        assert 1 <= len(error.problems) <= files.MOST_PROBLEMS
        lines = text.count("\n") + 1
        for problem in error.problems:
            assert 0 <= problem.line <= lines
            assert problem.wrong and "@" not in str(problem).replace("an at sign (@)", "")
        return error.problems
    assert all(isinstance(warning, str) for warning in warnings)
    return region


@settings(max_examples=150, deadline=None)
@given(
    some.sampled_from((SMALL, POINTS)), some.lists(some.tuples(some.integers(0, 4000), some.text(max_size=6)), max_size=4)
)
def test_any_text_put_anywhere_gives_a_region_or_problems(text, pieces):
    for at, piece in pieces:
        at %= len(text)
        text = text[:at] + piece + text[at + len(piece) % 3 :]
    outcome(text)


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
    outcome("\n".join(lines))


@settings(max_examples=60, deadline=None)
@given(some.sampled_from((THORNWOOD, PASSES)), some.lists(some.integers(0, 400), min_size=1, max_size=6))
def test_any_lines_left_out_give_a_region_or_problems(text, left_out):
    lines = text.split("\n")
    for number in left_out:
        del lines[number % len(lines)]
    outcome("\n".join(lines))
