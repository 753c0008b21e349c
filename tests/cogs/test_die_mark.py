"""The die mark stands before what rolls, draws or reveals, on buttons and in menus, and what hurts is not lit."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.messages.controls import arrange, select
from cogs.messages.layout import DIE, MessageContent, view_of
from engine import Choice, Controls, Menu, Offer, Version

from .conftest import House
from .desk import said

NOW = Version(12, 37)


def shown(controls: Controls) -> list[dict[str, Any]]:
    """Return the buttons and the options of menus of a message."""
    groups = arrange(NOW, controls)
    view_of(MessageContent(prompt="What?", groups=groups))
    parts = [item.to_component_dict() for group in groups for row in group.rows for item in row]
    menus = [option for part in parts for option in part.get("options", ())]
    return [part for part in parts if part["type"] == 2] + menus


def test_it_stands_before_each_move_that_rolls_also_where_the_verb_has_a_picture_of_its_own() -> None:
    search = [Offer(f"search {word}", Choice(f"Search {word}", weight="main", rolls=True)) for word in ("here", "there")]
    dig = (Offer("dig 1", Choice("Dig 1", rolls=True)), Offer("dig 2", Choice("Dig 2")))
    controls = Controls((*search, Offer("look", Choice("Look"))), (Menu("dig", "Dig?", dig),))
    marks = {part["label"]: (part.get("emoji") or {}).get("name") for part in shown(controls)}
    assert marks == {"Search here": DIE, "Search there": DIE, "Look": None, "Dig 1": DIE, "Dig 2": None}
    assert select("book:0.0", "A rule?", [("Dice", "TAB-034", "")]).options[0].emoji is None


def test_what_hurts_is_the_last_of_its_kind_and_never_lit() -> None:
    hurts = Offer("go A", Choice("Go A", weight="first", hurts="the gate is next door"), kind="way")
    others = (Offer("go B", Choice("Go B", weight="main"), kind="way"), Offer("rest", Choice("Rest")))
    labels = {part["label"]: part["style"] for part in shown(Controls((hurts, *others)))}
    assert labels == {"Go B": 1, "Go A: the gate is next door": 2, "Rest": 2}
    assert list(labels) == ["Go B", "Go A: the gate is next door", "Rest"]


def test_a_long_label_is_cut_before_what_it_would_cost() -> None:
    choice = Choice("Bring " + "1 scout, " * 9, hurts="Salt and Fallow stay empty")
    assert len(choice.shown) <= 80 and choice.shown.endswith("…: Salt and Fallow stay empty")
    assert Choice("Go A: Wheel room", hurts="1 in 2").shown == "Go A: Wheel room, 1 in 2"


@pytest.mark.rule("TAB-031", "TAB-063")
async def test_help_says_what_it_means(house: House) -> None:
    assert f"{DIE} stands before a move that rolls" in said(await house.ada.slash(house.tavern, "help"))
