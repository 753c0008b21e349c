"""/plan and [Plan ahead]: the controls of the next turn, while others are awaited."""

from __future__ import annotations

from typing import Any

import pytest
from simcord import MemberActor

from .conftest import House, labels, menus, said
from .offered import offered, use

HEAD = "Your plan for your next turn, which your party may read."


async def begun(house: House, game: str) -> tuple[MemberActor, MemberActor]:
    """Let Ada and Bob begin; return the awaited player and the other."""
    await house.ada.slash(house.tavern, "delve new", game=game, key="plan")
    await house.bob.click(house.newest(), label="Join")
    await house.ada.click(house.newest(), label="Quick start")
    (first,) = (await house.tables.views.latest(house.tavern.id)).awaited
    return (house.ada, house.bob) if first.id == house.ada.id else (house.bob, house.ada)


async def opened(house: House, who: MemberActor) -> Any:
    """Return a member's plan, opened with the button on their panel."""
    own = (await who.slash(house.tavern, "status")).response
    assert own is not None
    await who.click(own, label="Plan ahead")
    return own


def steps(panel: Any) -> list[str]:
    return [line for line in panel.message.content.split("\n") if line[:2] in ("1.", "2.", "3.")]


@pytest.mark.rule("TAB-087")
async def test_a_turn_is_planned_with_its_own_controls_and_made_in_the_post_that_brings_it(hall: House) -> None:
    ada, bob = await begun(hall, "skyshard")
    posts, under = len(hall.posts()), labels(hall.newest())
    panel = await opened(hall, bob)
    assert panel.message.content.startswith(HEAD) and "What do you do first?" in panel.message.content
    walk = next(label for label in labels(panel.message) if label.startswith("Move to "))
    await bob.click(panel, label=walk)
    assert steps(panel) == [f"1. {walk}"] and walk not in labels(panel.message)
    await bob.click(panel, label="End turn")
    assert steps(panel) == [f"1. {walk}", "2. End turn"] and "Your turn would be over by then." in panel.message.content
    assert labels(panel.message) == ["Remove last", "Clear", "Back"]
    # No other member sees anything of it, unless the party may.
    assert len(hall.posts()) == posts and labels(hall.newest()) == under
    assert f"Bob plans: {walk}; End turn." in said(await ada.slash(hall.tavern, "status"))
    await ada.click(hall.newest(), label="End turn")
    told = hall.newest().content
    assert "Bob walks to " in told and "-# As Bob planned." in told
    (awaited,) = (await hall.tables.views.latest(hall.tavern.id)).awaited
    assert awaited.id == ada.id and f"<@{bob.id}>" not in told
    assert "You plan" not in said(await bob.slash(hall.tavern, "status"))


@pytest.mark.rule("TAB-088")
async def test_it_stops_where_something_came_to_light_and_calls_whose_it_is(hall: House) -> None:
    ada, bob = await begun(hall, "skyshard")
    panel = await opened(hall, bob)
    await bob.click(panel, label="End turn")
    await ada.click(hall.newest(), label=next(label for label in labels(hall.newest()) if label.startswith("Explore ")))
    while (await hall.tables.views.latest(hall.tavern.id)).awaited[0].id == ada.id:
        before = hall.tables._context.cache._tables[hall.tavern.id].version
        await ada.slash(hall.tavern, "delve skip")
        assert hall.tables._context.cache._tables[hall.tavern.id].version != before
    told = hall.newest().content
    assert f"<@{bob.id}>" in told and "-# Bob, your plan stopped. Something new came to light or was rolled." in told
    assert "Your plan stopped." in said(await bob.slash(hall.tavern, "hand"))


@pytest.mark.rule("TAB-088")
async def test_a_condition_is_chosen_in_a_menu_or_typed(hall: House) -> None:
    _, bob = await begun(hall, "skyshard")
    panel = await opened(hall, bob)
    await bob.click(panel, label="End turn")
    (menu,) = menus(panel.message)
    assert menu.placeholder == "“End turn”: only if nothing new comes to light"
    assert [option.label for option in menu.options][:2] == ["Whatever comes", "Only if no enemy is on the map"]
    await bob.select(panel, ["no enemy is on the map"], custom_id=menu.custom_id)
    assert steps(panel) == ["1. End turn (only if no enemy is on the map)"]
    await bob.click(panel, label="Clear")
    offered = await bob.autocomplete(hall.tavern, "plan", "only_if", "what")
    shown = await bob.slash(hall.tavern, "plan", move="pass", only_if=offered[0]["value"])
    assert "1. End turn (whatever comes)" in said(shown)


async def test_what_was_pressed_twice_is_in_it_once_and_what_is_old_shows_the_plan_as_it_is(hall: House) -> None:
    ada, bob = await begun(hall, "skyshard")
    first, second = await opened(hall, bob), (await bob.slash(hall.tavern, "plan")).response
    assert second is not None
    controls = [item for row in second.message.components for item in row.children]
    key = next(item.custom_id for item in controls if getattr(item, "label", "") == "End turn")
    await bob.click(second, custom_id=key)
    assert steps(second) == ["1. End turn"]
    stale = await bob.click(second, label="Remove last")
    assert steps(second) == [] and stale is not None
    await use(ada, hall.newest(), next(control for control in offered(hall.newest()) if control.verb == "move"))
    await bob.click(second, label="End turn")
    assert second.message.content.startswith("That was before Ada's move.") and steps(second) == []
    assert first.id != second.id


@pytest.mark.rule("TAB-087")
async def test_rivals_plan_in_private_step_by_step(hall: House) -> None:
    first, other = await begun(hall, "cavern")
    panel = await opened(hall, other)
    assert panel.message.content.startswith("Your plan for your next turn, which no one else may read.")
    await other.click(panel, label="Place a tile")
    while any("Place" not in label for label in labels(panel.message)) and "1." not in panel.message.content:
        found = [item for row in panel.message.components for item in row.children]
        if menu := next((item for item in found if not hasattr(item, "label")), None):
            await other.select(panel, [menu.options[0].value], custom_id=menu.custom_id)
        else:
            await other.click(panel, custom_id=found[0].custom_id)
    assert steps(panel)[0].startswith("1. Place ")
    # The place is called by its coordinate, as its letter may be another one's by then. The press sends a Delver, too.
    assert " to 1: " in steps(panel)[1] and steps(panel)[1].endswith("(whatever comes)")
    told = said(await first.slash(hall.tavern, "status"))
    assert "plan" not in told.casefold().replace("plan ahead", "")


@pytest.mark.rule("TAB-089")
async def test_rivals_say_no_beforehand_in_a_menu(hall: House) -> None:
    _, other = await begun(hall, "galaxy")
    panel = await opened(hall, other)
    menu = next(menu for menu in menus(panel.message) if menu.placeholder == "Say no beforehand, until your turn")
    assert [option.label for option in menu.options] == ["No to offers", "No to retreats", "No to the council's market"]
    await other.select(panel, ["offers", "retreats"], custom_id=menu.custom_id)
    menu = next(menu for menu in menus(panel.message) if menu.placeholder == "Say no beforehand, until your turn")
    assert [option.default for option in menu.options] == [True, True, False]


async def test_whose_turn_it_is_plans_nothing(hall: House) -> None:
    ada, _ = await begun(hall, "skyshard")
    assert "It is your turn" in said(await ada.slash(hall.tavern, "plan"))
    own = (await ada.slash(hall.tavern, "status")).response
    assert own is not None and "Plan ahead" not in labels(own.message)
