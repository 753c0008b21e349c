"""A quick start: ready-made PCs are dealt, buy and put on their Gear, and set out; and how that is told."""

from __future__ import annotations

import pytest

from engine.core.game import Event, Setup
from engine.core.languages import speaking
from engine.core.table import Table
from engine.games.regions.files.files import scenario_named
from engine.games.regions.game import GAME
from engine.games.regions.rules.party import muster, ready_made
from engine.games.regions.speech import quick_start, reference, story
from engine.games.regions.state import sheets
from engine.games.regions.state.content import content
from engine.games.regions.state.options import HAND_MADE, Options
from engine.games.regions.state.state import State
from engine.games.regions.state.view import view_for
from tests.games.regions.build import NAMES
from tests.games.regions.test_muster import written

ready = pytest.mark.parametrize("element", content().ready, ids=lambda item: item.id)
scenarios = pytest.mark.parametrize("key", HAND_MADE)


def quick(
    party: int = 2, lot: int = 0, *, master: bool = False, kept: tuple[str, ...] = (), **options: str
) -> tuple[State, list[Event]]:
    """Return a scenario once its quick start is over, and everything that happened."""
    names = NAMES[: party + master]
    chosen = Options(**options)  # type: ignore[arg-type]
    table, entry = Table.start(GAME, Setup(names, chosen, party if master else None, kept=kept), "a key")
    events = list(entry.events)
    for _ in range(100):
        state = table.state
        found = ((seat, GAME.dealt(state, seat, lot)) for seat in GAME.turn(state))
        seat, move = next(((seat, move) for seat, move in found if move is not None), (0, None))
        if move is None:
            return state, events
        table, entry = table.act(seat, str(move))
        events += entry.events
    raise AssertionError("a quick start comes to an end")


@ready
def test_a_ready_made_pc_is_one_that_anybody_could_have_made(element: ready_made.Ready) -> None:
    known = content()
    craft = known.crafts[element.craft]
    assert element.background in known.backgrounds and element.about and element.name != craft.name
    assert sum(known.gear[item].price for item in element.buys) <= muster.PURSE and element.buys
    assert not set(element.buys) & set(craft.gear) and sheets.fits((*craft.gear, *element.buys)), "all of it is put on"


def test_there_are_ready_made_pcs_of_each_craft_and_no_two_are_alike() -> None:
    known = content().ready
    assert {item.craft for item in known} == set(content().crafts)
    assert len({(item.craft, item.background) for item in known}) == len({item.name for item in known}) == len(known) >= 6


@pytest.mark.rule("REG-G16", "REG-G60")
@scenarios
@pytest.mark.parametrize("party", [1, 2, 3, 6])
def test_everybody_is_dealt_a_pc_with_its_gear_and_sets_out(key: str, party: int) -> None:
    for lot in (0, 5, 77):
        state, _ = quick(party, lot, scenario=key)
        assert state.phase == "play" and state.round == 1
        assert len({member.craft for member in state.members}) == party, "no two of a Craft"
        for member in state.members:
            mine = quick_start.ready_of(member)
            assert mine is not None and set(mine.buys) <= set(member.equipped) and not member.pack and not member.valuables
        gear = {item for member in state.members for item in member.equipped}
        assert "lockpicks" in gear or not (party > 1 or scenario_named(key).no_bash)
        assert party == 1 or any(content().crafts[member.craft].ep >= ready_made.STURDY for member in state.members)
        assert state.scenario.type != "stealth" or state.tokens >= min(12, ready_made.STEALTHY * party)


def test_without_a_town_nothing_is_bought() -> None:
    state, _ = quick(3, town="no", scenario="sleepingduke")
    assert [member.valuables for member in state.members] == [muster.PURSE] * 3
    assert any("lockpicks" in member.equipped for member in state.members)


def test_who_is_dealt_differs_from_table_to_table() -> None:
    parties = {tuple(member.craft for member in quick(2, lot)[0].members) for lot in range(0, 48, 5)}
    assert len(parties) >= 5


@pytest.mark.rule("REG-G60")
def test_who_brings_a_pc_of_their_own_plays_it() -> None:
    state, _ = quick(2, kept=("", written(craft="shadow", background="sailor", injuries=1, valuables=3)))
    ada, bob = state.members
    assert (bob.craft, bob.background) == ("shadow", "sailor") and ada.craft != "shadow"
    assert (bob.injuries, bob.valuables) == (0, 2), "a rest heals, and the rest of the purse stays theirs"


@pytest.mark.rule("REG-G28")
def test_a_game_master_is_dealt_nothing() -> None:
    state, _ = quick(2, master=True, referee="gm")
    assert state.phase == "play" and GAME.dealt(state, 2, 0) is None


@pytest.mark.rule("REG-161", "REG-193")
@scenarios
@pytest.mark.parametrize("party", [1, 2])
def test_a_quick_start_says_what_is_wanted_and_who_is_who_in_few_words(key: str, party: int) -> None:
    state, events = quick(party, scenario=key)
    said = story.tell(view_for(state, None), events)
    assert len(said.split()) <= 102
    assert said.startswith(f"**{state.scenario.name}**, ") and said.count("Round") == 0
    for member in state.members:
        mine = quick_start.ready_of(member)
        assert mine is not None and f"{member.name}, the {mine.name.lower()}: a" in said
    goal, clock, danger = [line for line in said.split("\n") if line.startswith(("**Goal:**", "**Clock:**", "**Danger:**"))]
    wanted = [state.scenario.feature_by_id[need].name.lower() for need in state.scenario.needs]
    assert all(name in goal.lower() for name in wanted)
    limit = sheets.alarm(state) if state.scenario.type == "stealth" else state.limit
    assert (f"{limit} rounds" in clock) == bool(limit) and ("no limit" in clock) != bool(limit)
    assert ("guard that notices" in danger) == (state.scenario.type == "stealth")
    assert all(rule.rstrip(".") in said for rule in state.scenario.announce)
    assert "buys" not in said and "ready" not in said


def test_a_short_introduction_begins_with_where_lies_what_is_wanted() -> None:
    for language, goal in (("en", "In the castle's vault lies the banner"), ("de", "Banner"), ("es", "estandarte")):
        state, events = quick(3, scenario="thornruin")
        with speaking(language):
            first = story.tell(view_for(state, None), events).split("\n")[0]
        assert goal in first and "60" not in first
    assert len(story.tell(view_for(state, None), events).split()) <= 90
    state, events = quick(3, scenario="sleepingduke")
    assert "At dawn the Duke seals an order" in story.tell(view_for(state, None), events), "His seal is the Duke's"


def test_the_sheet_says_who_a_ready_made_pc_is() -> None:
    state, _ = quick(2)
    mine = quick_start.ready_of(state.members[0])
    assert mine is not None
    assert reference.page(view_for(state, 0), "sheet", "").endswith(
        f"-# {mine.name}: {mine.about[0].lower()}{mine.about[1:]}"
    )
