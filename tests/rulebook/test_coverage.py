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
    assert out == ["well: not implemented: WEL-002 WEL-G01", "well: 3 rules, 1 implemented, 3 tested"]


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
    assert list(report(found)) == ["well: cited, but no rule: WEL-099", "well: 3 rules, 3 implemented, 3 tested"]


def test_a_short_range_stands_for_each_of_its_rules_and_a_long_one_for_none() -> None:
    assert spelt_out("(WEL-063..065, WEL-G39..G41)") == "(WEL-063 WEL-064 WEL-065, WEL-G39 WEL-G40 WEL-G41)"
    assert spelt_out("WEL-008..013") == "WEL-008 WEL-009 WEL-010 WEL-011 WEL-012 WEL-013"
    assert spelt_out("WEL-008..014, WEL-001") == ", WEL-001"
    assert spelt_out("WEL-G01..G58") == ""


def test_only_the_games_asked_for_are_reported(top: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (top / "data/inn").mkdir()
    (top / "data/inn/rules.toml").write_text(RULES.replace("WEL-", "INN-"))
    assert main(["well"], top) == 0
    assert main([], top) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "well: 3 rules, 3 implemented, 3 tested"
    assert main(["mill"], top) == 2
