"""What things are like: told once in a game, as they come up, and to be looked up at any time."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from engine.core.dice import Dice, GivenSource
from engine.games.galaxy.rules import control, goals
from engine.games.galaxy.rules.economy import technologies
from engine.games.galaxy.rules.events import course, ventures
from engine.games.galaxy.rules.exploring import decks
from engine.games.galaxy.rules.progress import Voyage
from engine.games.galaxy.rules.relics import relics
from engine.games.galaxy.speech.reference import page
from engine.games.galaxy.speech.telling import LONG
from engine.games.galaxy.state.content import content
from engine.games.galaxy.state.state import State
from engine.games.galaxy.state.view import view_for

from .build import ADA, BOB, galaxy
from .voices import told

LONGEST = 90
"""A line of small print on a phone, or two."""


def _lore() -> dict[str, str]:
    """Return what everything is like, by its name."""
    known = content()
    kinds = (known.planets, known.cards, known.relics, known.technologies, known.orders, known.goals)
    return {f"{item.name} ({number})": item.lore for number, kind in enumerate(kinds) for item in kind.values()}


@pytest.mark.rule("GAL-G80")
def test_everything_is_described_in_a_line_and_no_two_things_alike() -> None:
    lore = _lore()
    assert [name for name, line in lore.items() if not line] == []
    assert [name for name, line in lore.items() if not 20 <= len(line) <= LONGEST] == []
    assert [name for name, line in lore.items() if not re.fullmatch(r"[A-Z][^*_\n]*[.?!]", line)] == []
    assert [line for line, count in Counter(lore.values()).items() if count > 1] == []
    begins = Counter(" ".join(line.split()[:3]) for line in lore.values())
    assert [words for words, count in begins.items() if count > 2] == []


def _voyage(state: State | None = None) -> Voyage:
    return Voyage(state or galaxy(2), Dice(GivenSource(())))


def _met(voyage: Voyage) -> list[str]:
    return [str(event.facts["what"]) for event in voyage.events if event.kind == "met"]


@pytest.mark.rule("GAL-G80")
def test_what_comes_up_is_told_of_once_in_a_game() -> None:
    voyage = _voyage()
    control.gain(voyage, ADA, "aster")
    technologies.gain(voyage, ADA, "slip-drives")
    technologies.gain(voyage, BOB, "slip-drives")
    relics.gain(voyage, ADA)
    goals.reveal(voyage)
    assert _met(voyage) == ["aster", "slip-drives", "command-orb", "far-holdings"]
    control.free(voyage, "aster")
    control.gain(voyage, BOB, "aster")
    assert _met(voyage) == ["aster", "slip-drives", "command-orb", "far-holdings"]
    assert voyage.state.met == ("aster", "slip-drives", "command-orb", "far-holdings")


@pytest.mark.rule("GAL-G80")
def test_an_order_card_is_described_as_it_is_played_and_not_when_it_is_played_again() -> None:
    voyage = _voyage()
    for _ in range(2):
        voyage.set_player(ADA, hand=("probe",))
        decks.play_order(voyage, ADA, "probe")
    assert _met(voyage) == ["probe"]


@pytest.mark.rule("GAL-G80")
def test_what_all_begin_with_is_no_news() -> None:
    voyage = _voyage()
    technologies.gain(voyage, ADA, "void-compass", "first")
    voyage.change(phase="opening")
    goals.reveal(voyage)
    control.gain(voyage, BOB, "home-1")
    voyage.change(phase="desk")
    relics.gain(voyage, ADA)
    assert _met(voyage) == []


@pytest.mark.rule("GAL-G80")
def test_it_stands_in_small_print_below_what_was_told() -> None:
    lines = told(
        ventures.Gained("Ada", "Cinder", ""),
        course.Met("cinder"),
        ventures.Explored("Ada", "Cinder", "hazardous", "survey-party", 3),
        course.Met("survey-party"),
    )
    assert lines == [
        "Ada takes Cinder and explores it: **Survey Party**.",
        "-# Hazardous deck: 3 cards left",
        "-# *The survey says no life. The survey team's boots say something chews.*",
    ]


@pytest.mark.rule("GAL-G80")
def test_a_story_has_a_line_on_what_came_up_first_and_none_where_it_is_long() -> None:
    first, *others = list(content().relics.values())[:3]
    met = [course.Met(item.id) for item in (first, *others)]
    short = told(ventures.Gained("Ada", "Cinder", ""), *met)
    assert [line for line in short if line.startswith("-# *")] == [f"-# *{first.lore}*"]
    # "Cinder" and as many words more as bring it to one above the most.
    more = " ".join(["Beyond"] * (LONG + 1 - sum(len(line.split()) for line in short)))
    long = told(ventures.Gained("Ada", f"Cinder {more}", ""), *met)
    assert not any(line.startswith("-# *") for line in long)


@pytest.mark.rule("GAL-G80")
def test_it_can_be_looked_up_at_any_time() -> None:
    view = view_for(galaxy(2), None)
    assert page(view, "planets", "Cinder").split("\n")[-1] == (
        "-# *The survey says no life. The survey team's boots say something chews.*"
    )
    assert page(view, "planets", "Ada's home").split("\n")[-1] == "-# *Somebody always leaves the landing lights on.*"
    for name, line in (
        ("Survey Party", "Their tents stand in a neat circle, all facing outwards."),
        ("Command Orb", "Every pilot hears your voice in it. Even the retired ones."),
        ("Slip Drives", "The engineers swear it is one jump. The ship's cat counts two."),
        ("Probe", "It is the size of a bread box and is not coming home."),
        ("Learned", "The academy has run out of wall for portraits."),
    ):
        assert page(view, "cards", name).split("\n")[1:] == [f"-# *{line}*"]
