"""The pages: characters, clues, and the journal of what the party knows by place."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.pages import MOST
from engine.games.wilds.game import GAME
from engine.games.wilds.state.member import Habits
from engine.games.wilds.state.moves import Track
from engine.games.wilds.state.region import Site
from engine.games.wilds.state.state import Block, Found, Note, Position, Report, State
from engine.games.wilds.state.state import Token as Clue
from engine.games.wilds.state.view import view_for

from .build import ROGUE, hexes, party, points

SITES = (
    Site("camp", "1", "Old camp", "shelter", "Three walls."),
    Site("den", "2", "Den", "danger", hidden=True, tn=11, text="Bones."),
    Site("bell", "4", "Sunk bell", "secret", "It hums.", hidden=True, tn=12),
)


@pytest.fixture
def wood() -> State:
    """Four of a party in a wood; they know a camp, and have a clue and notes."""
    return party(
        hexes("ffh", "fsf", "fff", sites=SITES),
        finds=(Found("camp", "seen", 1, "Rogue"), Found("den", "located", 2)),
        known=("1", "2", "5"),
        tokens=(
            Clue("trace", "prints lead east", "1", "2", "2", "den", "Ranger", 1),
            Clue("person", "", "1", "5", "4", "bell", "", 2),
            Clue("map", "a torn map", "1", "4", "4", "bell", used=True),
        ),
        notes=(Note("1", "Berries by the door.", "Druid", 2), Note("", "Mind the wolves.", "Rogue", 1)),
        reports=(Report("5", "no", "yes", (10,)),),
        blocks=(Block("1", "2", 5),),
    )


def page(state: State, name: str, at: str = "", seat: int | None = 0) -> str:
    """Return a page as a seat reads it."""
    return GAME.page(view_for(state, seat), name, at)


def test_ones_own_character_is_shown_in_full_and_others_by_name(wood: State) -> None:
    lines = page(wood, "character").splitlines()
    assert lines[0] == "**Ranger**, Ranger – Pathfinder"
    assert lines[1] == "Strength d6, Agility d8, Spirit d10, Mind d6"
    assert lines[2].startswith("Nature 3, Survival 2, Athletics 2")
    assert lines[3] == "Resolve 1 of 3. Well."
    assert lines[4] == ("Carries: simple rations d4; boots d6; clothes d4; weapon d6; tools (Survival) d6; torches d4.")
    assert page(wood, "character", "rogue") == page(wood, "character", "Rogue") == page(wood, "character", seat=ROGUE)
    assert "nobody is called “Zed”" in page(wood, "character", "Zed")
    assert page(wood, "character", seat=None).startswith("You have no character here.")
    assert GAME.entries(view_for(wood, 0), "character") == ["Ranger", "Rogue", "Druid", "Fighter"]


def test_standing_orders_stand_on_the_sheet(wood: State) -> None:
    habits = Habits(tools="use", resolve="never", pairs={"search": "mind+survival"})
    state = replace(wood, members=(replace(wood.members[0], habits=habits), *wood.members[1:]))
    assert "Standing orders: tools: used where they help; second throws: never; searching: Mind and Survival." in page(
        state, "character"
    )


@pytest.mark.rule("WLD-G49", "WLD-131")
def test_clues_say_from_where_toward_where_what_and_who(wood: State) -> None:
    assert page(wood, "clues").splitlines() == [
        "**Clue 1, toward N20** – Prints lead east",
        "-# from M20, signs on the ground, Ranger, day 1",
        "**Clue 2, toward O21**",
        "-# from M20, hearsay, day 2",
        "-# 1 clue followed to the end.",
        "-# A search where a clue points has a boon for each, 2 at most; each can be tracked once.",
    ]
    assert page(replace(wood, tokens=()), "clues").startswith("No clues yet.")


@pytest.mark.rule("WLD-131", "WLD-G70")
def test_clues_are_numbered_as_they_are_tracked(wood: State) -> None:
    spent = replace(wood.tokens[0], used=True)
    state = replace(wood, tokens=(spent, *wood.tokens[1:]))
    offered = GAME.choice(view_for(state, 0), Track("clue-2"))
    assert offered.label.startswith("Track clue 2: ")
    assert page(state, "clues").startswith("**Clue 2, toward O21**")


def test_the_journal_goes_place_by_place_with_who_found_what_and_when(wood: State) -> None:
    assert page(wood, "journal").splitlines() == [
        "**The Test**: 1 place visited, 1 site found.",
        "Mind the wolves. (Rogue, day 1)",
        "**M20** – forest, visited",
        "- Old camp, shelter: Three walls. (Rogue, day 1)",
        "- Berries by the door. (Druid, day 2)",
        "- Blocked: the way to N20",
        "**N20** – forest, seen",
        "- A secret, is there, and must still be searched for (day 2)",
        "- Blocked: the way to M20",
        "**O21** – a stream, seen",
        "- Seen from afar: nothing stands there; somebody lives there; hidden: 10 to find",
    ]


def test_the_journal_of_one_place_is_that_place_only(wood: State) -> None:
    assert page(wood, "journal", "m20").splitlines()[0] == "**M20** – forest, visited"
    assert "O21" not in page(wood, "journal", "M20")
    assert page(wood, "journal", "P21") == page(wood, "journal", "P21", None) == "Nothing is known of “P21”."
    assert list(GAME.entries(view_for(wood, 0), "journal")) == ["M20", "N20", "O21"]
    assert GAME.entries(view_for(wood, 0), "clues") == ()


@pytest.mark.rule("WLD-049", "WLD-G90")
def test_pages_never_name_what_was_not_found(wood: State) -> None:
    for name in ("clues", "journal", "character"):
        said = page(wood, name)
        assert "bell" not in said
        assert "Den" not in said
        assert "11" not in said


@pytest.mark.rule("WLD-G76")
def test_a_rumour_without_a_place_is_told_with_its_direction(wood: State) -> None:
    heard = Found("bell", "rumour", 3, direction="south-west", far="middle", seen_at="1")
    state = replace(wood, finds=(*wood.finds, heard))
    assert "- Rumour: a secret to the south-west of M20, 3 or 4 places away (day 3)" in page(state, "journal")


def test_a_point_that_is_unknown_is_called_by_the_letter_of_its_way() -> None:
    state = party(points(("mill", "cairn", 1), ("mill", "pool", 1)), "ranger", "rogue")
    state = replace(state, tokens=(Clue("trace", "", "mill", "pool", "pool"),), blocks=(Block("mill", "cairn", 3),))
    assert page(state, "clues").startswith("**Clue 1, along way B from Mill**")
    assert "- Blocked: way A from Mill" in page(state, "journal")
    assert "ool" not in page(state, "clues") + page(state, "journal")
    assert state.here == Position("mill")


def test_a_long_page_is_cut_and_says_so(wood: State) -> None:
    notes = tuple(Note("1", "A word about this and that. " * 4, "Druid", day) for day in range(1, 80))
    said = page(replace(wood, notes=notes), "journal")
    assert len(said) <= MOST
    assert said.splitlines()[-1].startswith("-# and ")
