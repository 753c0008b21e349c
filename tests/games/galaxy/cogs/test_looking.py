"""What can be looked up: the map, in words too, one's own side, planets, decks, goals; and every argument is completed."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine import WORDS
from engine.core.table import ENTER
from engine.games.galaxy.state.state import Offer, State
from tests.cogs.conftest import said
from tests.games.galaxy.build import ADA, BOB, act, attach, dealt, having, holding, own, secretly

from .beginnings import at_fallow, at_market, rivals, scoring
from .galaxies import Galaxies, Open


async def looking(begin: Open, state: State | None = None, **more: Any) -> Galaxies:
    house = await begin(state or settled(), **more)
    await house.gather(house.bob, house.cy, wait="24")
    return house


def settled() -> State:
    """Return the rivals with planets, attachments, fragments and relics, and cards in hands."""
    state = attach(own(rivals(), ADA, "aster", "kiln"), "aster", "garden-world", "star-shell")
    state = own(state, BOB, "hollow", exhausted=True)
    state = having(state, ADA, fragments={"cultural": 3, "unknown": 1}, devices=1, technologies=("deep-survey",))
    state = holding(state, BOB, "world-forge")
    return secretly(dealt(state, ADA, "probe", "fresh-survey", "smuggler"), ADA, "patron")


# The map.


@pytest.mark.rule("GAL-G02", "GAL-G19")
async def test_the_map_is_shown_whole_closely_and_in_words(begin: Open) -> None:
    house = await looking(begin, draw=None)
    posted = len(house.posts())
    whole = await house.dee.slash(house.tavern, "map")
    assert whole.response is not None and whole.response.ephemeral
    (picture,) = whole.response.attachments
    assert picture.filename.startswith("galaxy-map") and "Ada holds" in (picture.description or "")
    close = await house.dee.slash(house.tavern, "map", around="B4")
    assert close.response is not None
    (detail,) = close.response.attachments
    pictures = [house.env.backend.cdn.get(file.url) for file in (picture, detail)]
    assert pictures[0] != pictures[1] and all(picture and picture.startswith(b"\x89PNG") for picture in pictures)
    assert "Hollow" in (detail.description or "")
    words = said(await house.dee.slash(house.tavern, "map", text=True))
    assert "Aster" in words and "A1" in words and len(words) <= 2000
    found = [item["value"] for item in await house.dee.autocomplete(house.tavern, "map", "around", "")]
    assert {"A1", "E3", "C3"} <= set(found) and len(found) <= 25
    by_name = await house.dee.autocomplete(house.tavern, "map", "around", "edd")
    assert [str(item["value"]).lower() for item in by_name] == ["eddy"]
    lost = await house.dee.slash(house.tavern, "map", around="the moon")
    assert lost.response is not None and "broke" not in lost.response.content
    assert len(house.posts()) == posted


# One's own side, and pages.


@pytest.mark.rule("GAL-031", "GAL-G47")
async def test_the_status_says_what_everybody_has(begin: Open) -> None:
    house = await looking(begin)
    for who in (house.ada, house.dee):
        told = said(await who.slash(house.tavern, "status"))
        assert "World Forge" in told and "3 cultural" in told and "1 Puzzle Engine" in told and "Deep Survey" in told
        assert ("Probe" in told) == (who is house.ada) and len(told) <= 2000
    assert "Patron" in said(await house.ada.slash(house.tavern, "hand"))


@pytest.mark.rule("GAL-026", "GAL-028", "GAL-G40")
async def test_the_pages_tell_of_planets_decks_and_goals(begin: Open) -> None:
    house = await looking(begin)
    told = said(await house.bob.slash(house.tavern, "look planets"))
    assert "Aster" in told and "Hollow" in told
    told = said(await house.bob.slash(house.tavern, "look planets", which="Aster"))
    assert "Garden World" in told and "Star Shell" in told
    found = [str(item["value"]) for item in await house.bob.autocomplete(house.tavern, "look planets", "which", "ast")]
    assert "Aster" in found
    told = said(await house.bob.slash(house.tavern, "look decks"))
    assert "18" in told and "Hazardous" in told.title()
    for deck in await house.bob.autocomplete(house.tavern, "look decks", "deck", ""):
        assert "broke" not in said(await house.bob.slash(house.tavern, "look decks", deck=str(deck["value"])))
    told = said(await house.ada.slash(house.tavern, "look goals"))
    assert "Patron" in told and "Patron" not in said(await house.bob.slash(house.tavern, "look goals"))
    for page, argument in (("look planets", "which"), ("look decks", "deck")):
        told = said(await house.bob.slash(house.tavern, page, **{argument: "the moon"}))
        assert told and "broke" not in told


async def test_help_and_rules_are_at_hand(begin: Open) -> None:
    house = await looking(begin)
    assert "/galaxy activate" in said(await house.dee.slash(house.tavern, "help"))
    for asked in ("your turn", "how do transactions work?", "GAL-G24"):
        told = said(await house.dee.slash(house.tavern, "rules", ask=asked))
        assert "GAL-" in told and len(told) <= 2000, asked


async def test_who_sits_nowhere_sees_what_everybody_sees(begin: Open) -> None:
    house = await looking(begin)
    for command in ("status", "map", "hand", "look planets", "look decks", "look goals", "log", "help"):
        shown = await house.dee.slash(house.tavern, command)
        assert shown.response is not None and shown.response.ephemeral and "broke on my side" not in shown.response.content
        assert ("Patron" not in shown.response.content and "Probe" not in shown.response.content) or command == "look decks"
    told = await house.refused(house.dee, "pass")
    assert told == "You have no seat at this table; Ada, Bob and Cy play here. (TAB-016)"
    told = await house.refused(house.dee, "delve join")
    assert "cannot join" in told or "no seat" in told.lower() or "(GAL-G05)" in told, told
    house.onlooker.look(house.live)


# Completion.

ASIDE = ("order", "trust", "resign")
"""Verbs that are there in any case."""

SCENES: dict[str, State] = {}


def scenes() -> dict[str, State]:
    """Return states in which every verb of an expedition can be used by a player."""
    if not SCENES:
        turn = settled()
        landing, _ = act(act(rivals(), ADA, "activate B3")[0], ADA, "move B3 A3 4 infantry, 1 transport")
        offered = replace(turn, offers=(Offer(1, ADA, BOB, *_deal()),), offered=1)
        SCENES.update(
            turn=turn,
            moving=act(rivals(), ADA, "activate B3")[0],
            landing=act(landing, ADA, "pass")[0],
            card=at_fallow("hired-guard"),
            market=at_market(),
            scoring=scoring(),
            offered=offered,
            producing=act(having(rivals(), ADA, trade_goods=4), ADA, "activate A3")[0],
            paying=act(having(rivals(), ADA, trade_goods=5), ADA, "research deep-survey")[0],
        )
    return SCENES


def _deal() -> Any:
    from engine.games.galaxy.state.naming import read_deal

    return read_deal(rivals(), "1 commodity for 1 trade good")


NAMES = ("turn", "moving", "landing", "card", "market", "scoring", "offered", "producing", "paying")


@pytest.mark.parametrize("name", NAMES)
async def test_every_argument_is_completed_with_what_can_be_done_and_the_first_of_all_is_done(
    begin: Open, name: str
) -> None:
    house = await looking(begin, scenes()[name])
    game, known = house.live.game, house.ada.available_commands(house.tavern)
    for seat, who in enumerate((house.ada, house.bob, house.cy)):
        by_verb: dict[str, list[Any]] = {}
        for move in game.legal(house.state, seat):
            by_verb.setdefault(move.verb, []).append(move)
        for verb in game.verbs:
            if verb.command not in known:
                assert verb.name == ENTER, "somebody who joins makes it by /delve join"
                continue
            legal = by_verb.get(verb.name, [])
            filled: dict[str, str] = {}
            for argument in verb.arguments:
                found = await who.autocomplete(house.tavern, verb.command, argument.name, "", **filled)
                values = [str(item["value"]) for item in found]
                assert len(found) <= 25 and all(0 < len(str(item["name"])) <= 100 for item in found)
                wanted = [str(getattr(move, argument.name)) for move in legal if _fits(move, filled)]
                missing = [value for value in dict.fromkeys(wanted) if value not in values]
                assert not missing or len(values) >= 24, (verb.name, argument.name, missing, values)
                assert bool(values) == bool(wanted), (who.name, verb.name, argument.name, values)
                if not values:
                    break
                filled[argument.name] = values[0]
    await does_the_first(house)


def _fits(move: Any, filled: dict[str, str]) -> bool:
    return all(str(getattr(move, name)) == text for name, text in filled.items())


async def does_the_first(house: Galaxies) -> None:
    """Do the first thing that is completed for the first who is awaited."""
    seat = house.live.awaited[0]
    verbs = dict.fromkeys(move.verb for move in house.live.game.legal(house.state, seat))
    who = house.seated(seat)
    verb = next(verb for verb in house.live.game.verbs if verb.name in verbs and verb.name not in ASIDE)
    filled: dict[str, str] = {}
    for argument in verb.arguments:
        filled[argument.name] = await house.first(who, verb.command, argument.name, **filled)
    await house.acts(who, verb.command, **filled)


@pytest.mark.rule("TAB-041")
async def test_while_an_action_is_under_way_a_closer_look_begins_at_its_system(begin: Open) -> None:
    house = await begin(at_fallow())
    await house.gather(house.bob, house.cy, wait="24")
    result = await house.ada.click(house.newest(), label=WORDS("button-closer"))
    assert result.response is not None
    (detail,) = result.response.attachments
    assert (detail.description or "").startswith("A closer look at B3.")
