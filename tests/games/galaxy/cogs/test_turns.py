"""A turn from end to end: as it is pressed, and as it is typed on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tests.cogs.conftest import labels, said
from tests.cogs.offered import offered
from tests.games.galaxy.build import ADA, BOB, dealt, having, on_top

from .beginnings import rivals
from .galaxies import Galaxies, Open


async def begun(begin: Open, state: Any = None) -> Galaxies:
    """Have Ada, Bob and Cy in a galaxy, by default in Ada's first turn; Bob is her neighbour."""
    house = await begin(state or rivals())
    await house.gather(house.bob, house.cy, wait="24")
    return house


# Before the first turn.


@pytest.mark.rule("GAL-G05", "GAL-G47")
async def test_first_technologies_are_chosen_in_private_and_shown_together(house: Galaxies) -> None:
    post = await house.gather(house.bob, wait="24")
    assert house.called() == ["bob"] and house.awaited == [house.ada, house.bob], "Ada pressed Start"
    assert [item.verb for item in offered(post)] == ["panel"], "all choices are private"
    panel = await house.own(house.ada)
    assert panel.response is not None
    await house.press(house.ada, panel.response, "decide deep-survey")
    assert "\nAda has chosen a first technology.\n\n" in house.text() and house.awaited == [house.bob]
    assert "Deep Survey" in said(await house.ada.slash(house.tavern, "hand"))
    assert house.called() == []
    house.onlooker.look(house.live)
    await house.acts(house.bob, "galaxy decide", option="Field Levies")
    assert "Ada has Deep Survey" in house.text()
    assert "Field Levies" in house.text()
    assert house.state.phase == "action" and house.state.round == 1
    house.watcher.look()


# Pressed.


@pytest.mark.rule("GAL-G08", "GAL-G09")
async def test_a_turn_shows_what_it_can_be_used_for_and_calls_only_whose_it_is(begin: Open) -> None:
    house = await begun(begin)
    post = house.newest()
    assert house.awaited == [house.ada] and "you begin: activate a system (3 left)" in post.content
    assert {"order trade", "order muster", "pass", "activate B4"} <= set(house.offers()) and "trade" not in house.offers()
    assert "Private" in labels(post), "trades and cards are offered in private"
    further = next(item for item in offered(post) if item.value == "#act research")
    opened = said(await house.ada.select(post, [further.value], custom_id=further.key))
    assert opened.startswith("Research what? Each: 4 resources, costs 1 strategy token\n")
    assert "**Research Field Levies: 4 resources**: Green: each planet you explore may get 1 infantry" in opened
    told = await house.refused(house.bob, "galaxy activate", system="B4")
    assert told.startswith("It's Ada's turn. I'll call you.") or "(GAL-" in told, told
    told = await house.refused(house.dee, "galaxy activate", system="B4")
    assert told == "You have no seat at this table; Ada, Bob and Cy play here. (TAB-016)"


@pytest.mark.rule("GAL-003", "GAL-006", "GAL-024", "GAL-042", "GAL-G11")
async def test_a_tactical_action_is_a_few_presses_from_activation_to_the_next_turn(begin: Open) -> None:
    house = await begun(begin, on_top(rivals(), "garden-world", "wealthy-world"))
    await house.presses(house.ada, "activate B3")
    assert "bring up to 2 ships from A3 to B3" in house.text() and house.called() == []
    moves = [move for move in house.offers() if move.startswith("move B3 A3")]
    assert "move B3 A3 4 infantry, 1 scout, 1 transport" in moves, moves
    await house.presses(house.ada, "move B3 A3 4 infantry, 1 transport and no more")
    landings = [move for move in house.offers() if move.startswith("land fallow")]
    assert "land fallow 4 infantry" in landings and "land fallow 2 infantry" in house.offers(), house.offers()
    post = await house.presses(house.ada, "land fallow 4 infantry")
    assert "Garden World" in post.content
    assert [file.filename[:10] for file in post.attachments] == ["galaxy-map", "galaxy-car"]
    assert all(1 <= len(file.description or "") <= 1024 for file in post.attachments)
    fallow = house.state.planet_by_id["fallow"]
    assert fallow.weight == 5 and fallow.bears("garden-world") and fallow.exhausted
    assert "your action is done" not in house.text(), "there is nothing new to deal in, so the turn is over"
    assert house.awaited == [house.bob] and house.called() == ["bob"]
    house.watcher.look()


@pytest.mark.rule("GAL-012", "GAL-G17")
async def test_of_two_traits_the_explorer_chooses_and_is_told_how_many_cards_are_left(begin: Open) -> None:
    house = await begun(begin, replace(rivals(), systems=_without_bob()))
    for move in ("activate B4", "move B4 A3 4 infantry, 1 transport and no more", "land hollow 4 infantry"):
        await house.presses(house.ada, move)
    assert "which deck do you draw from for Hollow?" in house.text()
    assert [move for move in house.offers() if move.startswith("choose")] == ["choose hazardous", "choose industrial"]
    assert any("azardous" in label for label in labels(house.newest()))
    await house.presses(house.ada, "choose industrial")
    left = {deck: len(house.state.decks[deck].draw) for deck in ("hazardous", "industrial")}
    assert left == {"hazardous": 20, "industrial": 19}
    house.watcher.look()


def _without_bob() -> Any:
    """Return the systems of the rivals without Bob's scout beside Ada's home."""
    from engine.games.galaxy.state.state import NONE

    return tuple(
        replace(system, fleets=(system.fleets[0], NONE, system.fleets[2])) if system.id == "B4" else system
        for system in rivals().systems
    )


# Typed.


@pytest.mark.rule("GAL-G11", "GAL-G12", "GAL-G16", "GAL-006")
async def test_a_whole_tactical_action_is_typed_with_what_is_completed(begin: Open) -> None:
    house = await begun(begin, on_top(rivals(), "wealthy-world", "ore-world"))
    ada, tavern = house.ada, house.tavern
    completed = [item["name"] for item in await ada.autocomplete(tavern, "galaxy activate", "system", "emb")]
    assert completed == ["B2 - Ember Reach free; ships can come from A3"] or "B2" in completed[0], completed
    await house.acts(ada, "galaxy activate", system="b2")
    told = await house.refused(ada, "galaxy land", planet="Ember Reach", units="1 infantry")
    assert "(GAL-" in told
    assert [item["value"] for item in await ada.autocomplete(tavern, "move", "to", "")] == ["B2"]
    origins = [item["value"] for item in await ada.autocomplete(tavern, "move", "origin", "", to="B2")]
    assert origins == ["A3"]
    units = [item["value"] for item in await ada.autocomplete(tavern, "move", "units", "", to="B2", origin="A3")]
    assert units and all("scout" in unit for unit in units), "a transport goes 1 system, a scout 2"
    await house.acts(ada, "move", to="b2", origin="a3", units="Scout and an infantry")
    assert "1 infantry" in house.text() and "1 scout" in house.text()
    assert "land in B2" in house.text(), "nothing else could come: they have arrived"
    planets = [item["value"] for item in await ada.autocomplete(tavern, "galaxy land", "planet", "")]
    assert planets == ["ember-reach"]
    await house.acts(ada, "galaxy land", planet="Ember Reach", units="an infantry")
    assert "Wealthy World" in house.text() and house.state.planet_by_id["ember-reach"].owner == ADA
    assert house.state.planet_by_id["ember-reach"].worth == 4
    assert house.awaited == [house.bob]
    await house.acts(ada, "galaxy reopen")
    options = [item["value"] for item in await ada.autocomplete(tavern, "choose", "option", "")]
    assert options == ["resolve"]
    await house.acts(ada, "choose", option="resolve")
    assert house.state.planet_by_id["ember-reach"].worth == 4 and house.awaited == [house.bob]
    house.watcher.look()


IMPOSSIBLE: tuple[tuple[str, dict[str, str], str], ...] = (
    ("galaxy activate", {"system": "Z9"}, ""),
    ("galaxy activate", {"system": "the moon"}, ""),
    ("move", {"to": "B2", "origin": "A3", "units": "1 scout"}, "once you have activated a system"),
    ("galaxy produce", {"units": "9 scouts"}, ""),
    ("galaxy pay", {"how": "home-1"}, "nothing to pay now"),
    ("galaxy research", {"technology": "slip-drives"}, ""),
    ("galaxy order", {"order": "fly"}, ""),
    ("explore", {"what": "aster"}, ""),
    ("galaxy trade", {"who": "cy", "what": "1 commodity for nothing"}, "no neighbour"),
    ("galaxy trade", {"who": "goblin", "what": "1 commodity for nothing"}, "No player here is called"),
    ("galaxy trade", {"who": "bob", "what": "my ship for yours"}, "Write it like"),
    ("galaxy trade", {"who": "bob", "what": "9 commodities for nothing"}, "Ada has 2 commodities"),
    ("galaxy accept", {"offer": "bob-1"}, ""),
    ("galaxy relic", {"fragments": "cultural"}, "3 cultural"),
    ("use", {"item": "world-forge"}, ""),
    ("galaxy play-card", {"card": "smuggler"}, ""),
    ("galaxy vote", {"who": "ada", "planets": "all"}, "votes after the round"),
    ("galaxy decide", {"option": "patron"}, ""),
    ("galaxy resign", {"sure": "maybe"}, ""),
    ("galaxy desk control", {"who": "ada", "planet": "aster"}, "exploration desk"),
    ("galaxy desk turn", {"who": "ada"}, "exploration desk"),
)
"""Commands that cannot be done now, what is given with them, and words of their refusals."""


@pytest.mark.rule("GAL-G12", "GAL-G10", "GAL-G13", "GAL-G26")
async def test_what_cannot_be_done_is_refused_in_words_with_its_rule(begin: Open) -> None:
    house = await begun(begin)
    for verb, given, words in IMPOSSIBLE:
        told = await house.refused(house.ada, verb, **given)
        assert words in told and "(GAL-" in told and "broke" not in told, told
    assert house.state.turns == 1 and house.awaited == [house.ada]


@pytest.mark.rule("GAL-G10", "GAL-G26")
async def test_an_order_is_bought_and_paid_in_a_way_that_one_writes(begin: Open) -> None:
    house = await begun(begin, having(rivals(), ADA, trade_goods=5, technologies=(), habits={"payments": "ask"}))
    await house.acts(house.ada, "galaxy research", technology="Deep Survey")
    assert "pay 4 resources for Deep Survey" in house.text()
    assert "(GAL-" in await house.refused(house.ada, "galaxy pay", how="2")
    assert "(GAL-" in await house.refused(house.ada, "galaxy pay", how="aster, 1")
    await house.acts(house.ada, "galaxy pay", how="4")
    own = house.state.players[ADA]
    assert own.technologies == ("deep-survey",) and own.trade_goods == 1 and own.strategy == 1
    house.watcher.look()


@pytest.mark.rule("GAL-G39", "GAL-G47")
async def test_an_order_card_is_played_from_ones_own_panel(begin: Open) -> None:
    house = await begun(begin, dealt(dealt(rivals(), ADA, "requisition"), BOB, "escort"))
    assert not any(move.startswith("play") for move in house.offers())
    panel = await house.own(house.ada)
    assert panel.response is not None and "Requisition" in panel.response.content
    assert "Escort" not in panel.response.content
    await house.press(house.ada, panel.response, "play requisition -")
    assert "Requisition" in house.text() and house.state.players[ADA].trade_goods == 4
    assert house.state.players[ADA].hand == ()
    house.watcher.look()
