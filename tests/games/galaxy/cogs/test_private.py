"""What is for one pair of eyes: hands, hidden goals, a first technology, and the panels that they are played from."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.games.galaxy.state.state import State
from tests.cogs.conftest import labels, said
from tests.cogs.offered import offered, parts
from tests.cogs.venue import everything
from tests.games.galaxy.build import ADA, BOB, CY, dealt, having, on_top, secretly

from .beginnings import at_fallow, in_combat, rivals, scoring
from .galaxies import Galaxies, Open


def secretive() -> State:
    """Return the rivals in Ada's turn, with cards and goals that are secret."""
    state = dealt(rivals(), ADA, "requisition", "star-charts", "second-wind")
    state = dealt(dealt(state, BOB, "escort", "smuggler"), CY, "evasive-burn")
    return secretly(secretly(secretly(state, ADA, "ferrymaster"), BOB, "shipwrights"), CY, "collector")


OWN = {"ada": ("Requisition", "Star Charts", "Ferrymaster"), "bob": ("Escort", "Smuggler", "Shipwrights")}
"""What Ada and Bob alone know."""


async def begun(begin: Open, state: State, **more: Any) -> Galaxies:
    house = await begin(state)
    await house.gather(house.bob, house.cy, **{"wait": "24", **more})
    return house


@pytest.mark.rule("GAL-G47", "GAL-G39", "GAL-G40")
async def test_ones_hand_and_goals_are_shown_to_oneself_only(begin: Open) -> None:
    house = await begun(begin, secretive())
    for who in (house.ada, house.bob):
        for command in ("status", "hand", "look goals"):
            told = said(await who.slash(house.tavern, command))
            assert any(name in told for name in OWN[who.name]), (who.name, command, told)
    for asker, owner in ((house.bob, "ada"), (house.ada, "bob"), (house.dee, "ada"), (house.dee, "bob")):
        for command in ("status", "hand", "look goals", "look planets", "log", "map"):
            shown = await asker.slash(house.tavern, command)
            words = said(shown) + "".join(file.description or "" for file in shown.response.attachments)  # type: ignore[union-attr]
            assert not any(name in words for name in OWN[owner]), (asker.name, command)
        shown = await asker.slash(house.tavern, "map", text=True)
        assert not any(name in said(shown) for name in OWN[owner])
    assert "3 order cards" in said(await house.bob.slash(house.tavern, "status")), "how many there are everybody sees"
    house.onlooker.look(house.live)


@pytest.mark.rule("GAL-G47")
async def test_whatever_is_hidden_everybody_sees_the_same(begin: Open) -> None:
    house = await begun(begin, secretive())
    chance = Random(7)
    for who in (house.ada, house.bob, house.dee):
        seen = await everything(house, who)
        with house.otherwise(house.live.seat_of(who.id), chance):
            again = await everything(house, who)
        assert again == seen


@pytest.mark.rule("GAL-G47", "GAL-G39")
async def test_the_panel_holds_the_own_cards_and_nothing_for_whom_it_is_not(begin: Open) -> None:
    house = await begun(begin, secretive())
    assert not any(item.verb in ("play", "decide", "trade") for item in offered(house.newest()))
    own = await house.own(house.ada)
    assert own.response is not None
    verbs = {item.verb for item in offered(own.response.message)}
    assert {"play", "trade", "activate", "pass"} <= verbs
    other = await house.own(house.bob)
    assert other.response is not None and other.response.ephemeral and "Escort" in other.response.content
    assert offered(other.response.message) == [] and "Requisition" not in other.response.content
    stranger = await house.own(house.dee)
    assert "You have no seat at this table" in said(stranger) and offered(stranger.response.message) == []  # type: ignore[union-attr]


@pytest.mark.rule("GAL-G39", "GAL-G47")
async def test_cards_that_one_looks_at_are_whispered_and_put_back_in_private(begin: Open) -> None:
    house = await begun(begin, on_top(secretive(), "star-shell", "hired-crews"))
    await house.acts(house.ada, "galaxy play-card", card="star-charts", target="cultural")
    assert "Star Shell" not in house.text() and house.awaited == [house.ada]
    own = await house.own(house.ada)
    assert own.response is not None
    shown = str([item.to_dict() for item in parts(own.response.message)])
    assert "Star Shell on top" in shown and "Hired Crews on top" in shown
    for who in (house.bob, house.dee):
        other = await house.own(who)
        assert other.response is not None and offered(other.response.message) == []
        for command in ("status", "hand", "log"):
            assert "Star Shell" not in said(await who.slash(house.tavern, command))
        assert await who.autocomplete(house.tavern, "galaxy decide", "option", "") == []
    await house.acts(house.ada, "galaxy decide", option="hired-crews+star-shell")
    assert house.state.decks["cultural"].draw[:2] == ("hired-crews", "star-shell")
    assert "Star Shell" not in house.text() and "Hired Crews" not in house.text()


@pytest.mark.rule("GAL-G40", "GAL-G42", "GAL-G47")
async def test_goals_are_chosen_in_private_and_shown_when_all_have(begin: Open) -> None:
    house = await begun(begin, scoring())
    assert [item.verb for item in offered(house.newest())] == ["panel"]
    panel = await house.own(house.ada)
    assert panel.response is not None
    await house.press(house.ada, panel.response, "decide schools")
    assert "Schools" not in house.text() and house.awaited == [house.bob, house.cy]
    await house.acts(house.bob, "galaxy decide", option="none")
    post = await house.acts(house.cy, "galaxy decide", option="none")
    assert "Schools" in post.content and house.state.players[ADA].points == 1
    assert "Iron Guard" not in post.content and "Victor" not in post.content
    house.onlooker.look(house.live)


@pytest.mark.rule("GAL-G39", "GAL-G47", "GAL-G14")
async def test_being_asked_in_combat_tells_nothing_of_a_hand(begin: Open) -> None:
    posts = []
    for card in ("escort", "requisition"):
        house = await begun(begin, in_combat(card), key="lamp")
        post = await house.presses(house.ada, "pass")
        posts.append((post.content.split("\n-#")[0], labels(post), [item.move for item in offered(post)]))
        own = await house.own(house.bob)
        assert own.response is not None
        plays = [item.move for item in offered(own.response.message) if item.verb == "play"]
        assert bool(plays) == (card == "escort"), plays
    assert posts[0] == posts[1]


@pytest.mark.rule("GAL-G39", "GAL-G47")
async def test_a_drawn_order_card_is_whispered_to_a_player_who_drew_it(begin: Open) -> None:
    house = await begun(begin, having(on_top(at_fallow(state=rivals()), "escort"), ADA, goals=()))
    assert house.state.decks["orders"].draw[0] == "escort"
    state = house.state
    assert state.players[ADA].hand == ()
    await house.presses(house.ada, "choose resolve")
    assert "Escort" not in house.text()
    house.onlooker.look(house.live)


@pytest.mark.rule("GAL-G05", "GAL-G47")
async def test_a_player_who_chose_a_first_technology_reads_with_what_they_begin(begin: Open) -> None:
    house = await begin()
    await house.gather(house.bob, house.cy)
    result = await house.ada.slash(house.tavern, "galaxy decide", option="slip-drives")
    assert "(GAL-G47)" in said(result), "it has prerequisites"
    panel = await house.own(house.ada)
    assert panel.response is not None
    await house.press(house.ada, panel.response, "decide deep-survey")
    words = panel.response.message.content
    assert (
        "You begin with **Deep Survey**: explore 1 of your planets again where you activate." in words
        and "Done." not in words
    )
    assert "Deep Survey" not in house.text()
