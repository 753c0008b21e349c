"""`make rules` tells which rules are implemented and tested, and fails when one is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules import cited, coverage, games, main, marked, report, spelt_out

RULES = "".join(
    f'[[rule]]\nid = "{id}"\ntitle = "Title of {id}"\ntopic = "Water"\ntext = "Text of {id}."\n'
    for id in ("WEL-001", "WEL-002", "WEL-G01")
)
TESTS = """
import pytest

rule = pytest.mark.rule

@pytest.mark.rule("WEL-001", "WEL-002")
def test_water(): ...

@rule("WEL-G01")
async def test_rope(): ...
"""


@pytest.fixture
def top(tmp_path: Path) -> Path:
    for folder in ("data/well", "engine/games/well/deep", "tests/games/well"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "data/well/rules.toml").write_text(RULES)
    (tmp_path / "data/well/buckets.toml").write_text("# 3 buckets (WEL-G01)\n")
    (tmp_path / "engine/games/well/__init__.py").write_text('"""Wells (WEL-001)."""\n')
    (tmp_path / "engine/games/well/deep/water.py").write_text('RULE = "WEL-002"\n')
    (tmp_path / "tests/games/well/test_well.py").write_text(TESTS)
    return tmp_path


def test_a_game_whose_rules_are_all_cited_and_tested_is_complete(top: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert games(top) == ["well"]
    assert main([], top) == 0
    assert capsys.readouterr().out == "well: 3 rules, 3 implemented, 3 tested\n"


def test_the_rulebook_itself_does_not_count_as_an_implementation(top: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (top / "data/well/buckets.toml").unlink()
    (top / "engine/games/well/deep/water.py").unlink()
    assert cited(top, "well") == {"WEL-001"}
    assert main([], top) == 1
    out = capsys.readouterr().out.splitlines()
    assert out == ["well: cited nowhere in the code: WEL-002 WEL-G01", "well: 3 rules, 1 implemented, 3 tested"]


def test_content_in_a_folder_of_its_own_counts_too(top: Path) -> None:
    (top / "data/well/buckets.toml").unlink()
    assert coverage(top, "well", marked(top)).unimplemented == ("WEL-G01",)
    (top / "data/well/ropes").mkdir()
    (top / "data/well/ropes/long.toml").write_text("# A rope of hemp (WEL-G01)\n")
    assert coverage(top, "well", marked(top)).unimplemented == ()


def test_a_rule_in_a_comment_or_beside_a_test_is_not_tested(top: Path) -> None:
    (top / "tests/games/well/test_well.py").write_text(
        '# @pytest.mark.rule("WEL-001")\nimport pytest\n\n'
        '@pytest.mark.rule("WEL-002")\ndef draw(): ...\n\n'
        '@pytest.mark.skipif("WEL-G01")\ndef test_rope(): ...\n'
    )
    assert marked(top) == set()
    assert coverage(top, "well", marked(top)).untested == ("WEL-001", "WEL-002", "WEL-G01")


def test_classes_modules_and_parameters_may_carry_rules_too(top: Path) -> None:
    (top / "tests/games/well/test_well.py").write_text(
        'import pytest\n\npytestmark = [pytest.mark.rule("WEL-001")]\n\n'
        '@pytest.mark.rule("WEL-002")\nclass TestRope:\n    def test_knot(self): ...\n\n'
        '@pytest.mark.parametrize("depth", [pytest.param(3, marks=pytest.mark.rule("WEL-G01"))])\n'
        "def test_depth(depth): ...\n"
    )
    assert marked(top) == {"WEL-001", "WEL-002", "WEL-G01"}


def test_an_id_that_is_no_rule_is_named_and_fails(top: Path) -> None:
    (top / "engine/games/well/deep/water.py").write_text('RULE = "WEL-002"  # WEL-099, INN-001, UTF-8\n')
    found = coverage(top, "well", marked(top))
    assert found.unknown == ("WEL-099",)
    assert not found.complete
    assert list(report(found)) == [
        "well: cited without an entry in data/well/rules.toml: WEL-099",
        "well: 3 rules, 3 implemented, 3 tested",
    ]


def test_a_short_range_stands_for_each_of_its_rules_and_a_long_one_for_none() -> None:
    assert spelt_out("(WEL-063..065, WEL-G39..G41)") == "(WEL-063 WEL-064 WEL-065, WEL-G39 WEL-G40 WEL-G41)"
    assert spelt_out("WEL-008..013") == "WEL-008 WEL-009 WEL-010 WEL-011 WEL-012 WEL-013"
    assert spelt_out("WEL-008..014, WEL-001") == ", WEL-001"
    assert spelt_out("WEL-G01..G58") == ""


def test_our_rulings_may_be_a_hundred_and_more(top: Path) -> None:
    assert spelt_out("WEL-G98..G101") == "WEL-G98 WEL-G99 WEL-G100 WEL-G101"
    with (top / "data/well/rules.toml").open("a") as book:
        book.write('[[rule]]\nid = "WEL-G100"\ntitle = "Ropes"\ntopic = "Water"\ntext = "As long as you like."\n')
    assert coverage(top, "well", marked(top)).unimplemented == ("WEL-G100",)
    (top / "engine/games/well/deep/water.py").write_text('RULE = "WEL-002"  # WEL-G99..G100\n')
    found = coverage(top, "well", {*marked(top), "WEL-G100"})
    assert (found.unimplemented, found.untested, found.unknown) == ((), (), ("WEL-G99",))


def test_only_the_games_asked_for_are_reported(top: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (top / "data/inn").mkdir()
    (top / "data/inn/rules.toml").write_text(RULES.replace("WEL-", "INN-"))
    assert main(["well"], top) == 0
    assert main([], top) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "well: 3 rules, 3 implemented, 3 tested"
    assert main(["mill"], top) == 2


@pytest.fixture
def table(top: Path) -> Path:
    """A house with rules of the table: one is carried out where the tables are, one in a cog, one in both."""
    for folder in ("data/table", "engine/api", "engine/core", "engine/tables", "engine/store", "cogs/deep", "tests/tables"):
        (top / folder).mkdir(parents=True)
    (top / "data/table/rules.toml").write_text(RULES.replace("WEL-G01", "WEL-003").replace("WEL-", "TAB-"))
    (top / "engine/tables/undoing.py").write_text('raise NotAllowed("It stays.", "TAB-001")\n')
    (top / "engine/api/update.py").write_text('"""What passes (TAB-002)."""\n')
    (top / "cogs/deep/lobby.py").write_text('"""The lobby (TAB-003)."""\n')
    (top / "tests/tables/test_undoing.py").write_text(TESTS.replace("WEL-G01", "WEL-003").replace("WEL-", "TAB-"))
    return top


def test_rules_of_the_table_are_carried_out_in_the_house(table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert games(table) == ["table", "well"]
    assert cited(table, "table") == {"TAB-001", "TAB-002", "TAB-003"}
    assert main([], table) == 0
    assert capsys.readouterr().out.splitlines()[0] == "table: 3 rules, 3 implemented, 3 tested"
    (table / "engine/api/update.py").unlink()
    assert main(["table"], table) == 1
    assert capsys.readouterr().out.splitlines()[0] == "table: cited nowhere in the code: TAB-002"


@pytest.mark.parametrize("place", ["engine/core/moves.py", "engine/store/store.py", "cogs/host.py"])
def test_every_room_of_the_house_may_carry_a_rule_of_the_table_out(table: Path, place: str) -> None:
    (table / "engine/tables/undoing.py").unlink()
    assert coverage(table, "table", marked(table)).unimplemented == ("TAB-001",)
    (table / place).write_text('"""It stays (TAB-001)."""\n')
    assert coverage(table, "table", marked(table)).complete


def test_a_game_may_cite_the_table_but_carries_none_of_its_rules_out(table: Path) -> None:
    (table / "engine/tables/undoing.py").unlink()
    (table / "engine/games/well/rope.py").write_text('"""No player takes that back (TAB-001)."""\n')
    assert coverage(table, "table", marked(table)).unimplemented == ("TAB-001",)
    assert coverage(table, "well", marked(table)).complete
    (table / "engine/games/well/rope.py").write_text('"""No player takes that back (TAB-099)."""\n')
    assert coverage(table, "table", marked(table)).unknown == ("TAB-099",)
    assert coverage(table, "well", marked(table)).complete
