"""What is counted of members, and how titles are earned by it: worked out by hand."""

from __future__ import annotations

import pytest

from engine.core.chronicling import Tally, Throw, Title, thrown
from engine.games import games

NAMES = ("Ada", "Bob", "Cy")


def did(*names: str, what: str = "felled") -> list[Tally]:
    return [Tally(name, what) for name in names]


@pytest.mark.rule("TAB-151")
def test_who_did_it_most_has_the_title_and_with_as_many_no_player() -> None:
    title = Title("Felled most enemies", "felled", least=2)
    assert title.earned_by(did("Ada", "Bob", "Ada"), NAMES) == "Ada"
    assert title.earned_by(did("Ada", "Bob", "Ada", "Bob"), NAMES) == ""
    assert title.earned_by(did("Ada"), NAMES) == "", "once is not enough"
    assert title.earned_by([Tally("Bob", "felled", 3), *did("Ada", "Ada")], NAMES) == "Bob"
    assert title.earned_by([Tally("Ada", "felled", 0), *did("Ada", what="found")], NAMES) == ""


@pytest.mark.rule("TAB-151")
def test_only_members_have_titles() -> None:
    title = Title("Felled most enemies", "felled")
    assert title.earned_by(did("the mule", "the mule", "Cy"), NAMES) == "Cy"


@pytest.mark.rule("TAB-151")
def test_the_first_and_the_last_to_do_it() -> None:
    order = did("Bob", "Ada", "the mule", what="found")
    assert Title("Opened the first door", "found", "first").earned_by(order, NAMES) == "Bob"
    assert Title("Opened the last door", "found", "last").earned_by(order, NAMES) == "Ada"
    assert Title("Opened the last door", "found", "last").earned_by(did("Ada"), NAMES) == ""


@pytest.mark.rule("TAB-151")
def test_never_is_a_title_only_for_one_of_those_who_might_have() -> None:
    title = Title("Never fell", "fell", "never", among="fights")
    fought = did("Ada", "Bob", what="fights")
    assert title.earned_by([*fought, *did("Ada", what="fell")], NAMES) == "Bob", "Cy never fought"
    assert title.earned_by(fought, NAMES) == "", "nobody fell"
    assert title.earned_by([*fought, *did("Cy", what="fights"), *did("Ada", what="fell")], NAMES) == "", "two never did"


def test_what_is_usual_for_dice_is_their_mean() -> None:
    assert thrown("Ada", (6, 1, 3), 6) == Throw("Ada", 3, 10, 10.5)
    assert thrown("Ada", (10, 9), 10) == Throw("Ada", 2, 19, 11.0)


@pytest.mark.rule("TAB-151")
@pytest.mark.parametrize("key", sorted(games()))
def test_every_game_gives_titles_of_its_own_for_what_it_counts(key: str) -> None:
    annals = games()[key].annals  # type: ignore[attr-defined]
    assert len({str(title.words) for title in annals.titles}) == len(annals.titles) >= 4
    assert all(str(title.words)[0].isupper() and len(str(title.words)) <= 40 for title in annals.titles)
    assert all(len(str(heading)) <= 6 for heading in annals.columns) and len(annals.columns) == 2
    # What the story in short is made of has a gist.
    assert games()[key].memory.only(annals.telling)  # type: ignore[attr-defined]
