"""Naive second opinions on recorded and random games: tests, ways back, the timer, traces.

They share no code with the rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from engine.core.errors import GameError
from engine.core.game import Setup
from engine.core.table import Table
from tests.games.wilds.oracles import dice, ground, timer
from tests.laws import journeys
from tests.laws.playouts import GAMES, Step, playout

GAME = GAMES["wilds"]
RANDOM = range(10)
RECORDED = range(4)
DOINGS = ("move", "search", "investigate", "scout", "camp", "forage", "track", "backtrack", "rest", "depart")

Written = dict[str, Any]


def recorded(number: int) -> Iterator[Step]:
    """Yield the steps of a recorded game."""
    journey = journeys.read("wilds").journeys[number]
    options = msgspec.convert(journey.options, type=GAME.options)
    table, _ = Table.start(GAME, Setup(journey.names, options, journey.master, journey.file), journey.key)
    for step in journey.steps:
        try:
            after, entry = table.act(step.seat, step.text)
        except GameError:
            return  # another version's game: that it goes another way is not for the oracles to say
        yield Step(table, step.seat, entry, after)
        table = after


@cache
def steps() -> tuple[Step, ...]:
    """Return every step of the recorded games and of some random ones."""
    played = [step for number in RANDOM for step in playout("wilds", number).steps]
    return (*(step for number in RECORDED for step in recorded(number)), *played)


def written(table: Table) -> Written:
    """Return a state as plain values; a state of the game has no other form that the oracles know."""
    return {key: getattr(table.state, key) for key in table.state.__struct_fields__} | {
        name: msgspec.to_builtins(getattr(table.state, name))
        for name in ("region", "here", "blocks", "finds", "rules", "members", "forced", "agenda")
    }


def facts_of(step: Step) -> list[tuple[str, Written]]:
    return [(event.kind, dict(event.facts)) for event in step.entry.events]


def action_of(step: Step) -> list[str] | None:
    """Return the words of the action that a step began, ``None`` for none: decided by the party, or by a lone member."""
    if step.before.state.phase != "trek" or step.before.state.agenda or step.entry.text.startswith("gm "):
        return None
    happened = facts_of(step)
    decided = [facts["text"] for kind, facts in happened if kind == "decided"]
    if any(kind == "only_camp" for kind, _ in happened) or len(decided) > 1:
        return None
    alone = step.before.state.members == step.after.state.members[:1] or len(step.before.state.members) == 1
    text = decided[0] if decided else step.entry.text if alone else ""
    return text.split() if text.split()[:1] and text.split()[0] in DOINGS else None


@pytest.mark.whole
@pytest.mark.rule("WLD-G01", "WLD-G02", "WLD-G03")
def test_every_throw_comes_to_what_its_dice_and_reasons_say() -> None:
    seen = 0
    for step in steps():
        ladder = step.before.state.rules.ladder
        if msgspec.to_builtins(step.before.state.forced)["boons"] or step.entry.text.startswith("gm "):
            continue
        for kind, roll in facts_of(step):
            if kind != "rolled":
                continue
            seen += 1
            net = dice.net_of(roll["reasons"])
            if net is not None and not roll["again"]:  # a second throw keeps what a game master gave the first
                assert len(roll["sixes"]) == (2 if net else 1), roll
                assert roll["total"] == dice.total(roll["die"], roll["sixes"], roll["rank"], net), (
                    roll,
                    step.entry.text,
                    step.before.state.forced,
                )
            assert 1 <= roll["die"] <= roll["sides"] and all(1 <= six <= 6 for six in roll["sixes"])
            if roll["result"] and not step.before.state.forced.result:
                assert roll["result"] == dice.result(roll["total"] - roll["tn"], ladder), roll
    assert seen > 200


@pytest.mark.rule("WLD-G04", "WLD-G11", "WLD-G12", "WLD-G13", "WLD-G14", "WLD-G58")
def test_the_first_throw_of_an_action_bears_what_lies_on_the_thrower() -> None:
    for step in steps():
        if action_of(step) is None:
            continue
        roll = next((facts for kind, facts in facts_of(step) if kind == "rolled"), None)
        member = next(
            (item for item in written(step.before)["members"] if roll is not None and item["name"] == roll["who"]), None
        )
        if roll is None or member is None:
            continue
        assert (roll["sides"], roll["rank"]) == (
            member["dice"][roll["attribute"]],
            member["skills"].get(roll["skill"], 0),
        )
        mine = {"poisoned", "deprived", "shaken", "weary", "wound", "untrained"} & set(roll["reasons"])
        assert mine == dice.burdens(member, roll["attribute"], roll["skill"]), (roll, member)


@pytest.mark.whole
@pytest.mark.rule("WLD-128", "WLD-G24", "WLD-G31", "WLD-G62", "WLD-187")
def test_one_goes_back_to_what_is_beside_and_known_without_a_throw() -> None:
    for step in steps():
        state = step.before.state
        if state.phase != "trek" or state.paused or state.agenda or state.stretch == 5:
            continue
        before = written(step.before)
        listed = {str(move) for seat in range(len(step.before.names)) for move in GAME.legal(state, seat)}
        assert len({text for text in listed if text.startswith("backtrack ")}) == len(ground.backs(before)), before["here"]
        words = action_of(step)
        if words is None or words[0] != "backtrack" or state.rules.referee == "gm":
            continue
        happened = [kind for kind, _ in facts_of(step)]
        arrived = next((facts["how"] for kind, facts in facts_of(step) if kind == "arrived"), "back")
        assert arrived == "back"
        if step.after.state.agenda and "arrived" not in happened:
            continue  # the game master is asked first how long it takes
        if not {"event", "defeat"} & set(happened) and not before["here"]["to"]:
            here = step.after.state.here
            assert (here.to or here.at) in ground.backs(before), (before["here"], words, facts_of(step))
            assert "rolled" not in happened


@pytest.mark.rule("WLD-065", "WLD-066", "WLD-135", "WLD-136", "WLD-236", "WLD-G21", "WLD-G22", "WLD-G24")
def test_an_action_ticks_as_often_as_it_takes_and_the_timer_goes_step_by_step() -> None:
    seen = 0
    for step in steps():
        before, after, happened = step.before.state, step.after.state, facts_of(step)
        if before.phase != "trek" or after.phase != "trek" or step.entry.text.startswith("gm "):
            continue
        if after.day == before.day or "dawn" in [kind for kind, _ in happened]:
            stands, sound = timer.follow(before.timer, before.size, happened)
            assert sound and stands == after.timer, happened
        words = action_of(step)
        if words is None or before.rules.referee == "gm" or before.forced.ticks:
            continue
        if {"edge", "rim"} & {kind for kind, _ in happened} or (
            after.agenda and not any(kind == "ticked" for kind, _ in happened)
        ):
            continue  # what leads over the edge of the region takes no time
        site = next(
            (item for item in written(step.before)["region"]["sites"] if item["id"] == (words[1:2] or [""])[0]), None
        )
        known = next((item for item in written(step.before)["finds"] if site and item["site"] == site["id"]), None)
        is_long = words[0] == "investigate" and bool(site and (site["long"] or (known and known["snag"] == "access")))
        ticks = [facts["why"] for kind, facts in happened if kind == "ticked" and facts["why"] in ("", "long", "careful")]
        assert len(ticks) == timer.own_ticks(words, before.rules.backtrack_ticks, is_long), (words, happened)
        seen += 1
    assert seen > 70


@pytest.mark.rule("WLD-162", "WLD-163", "WLD-164", "WLD-165", "WLD-G51")
def test_a_trace_points_where_the_priority_says() -> None:
    seen = 0
    for step in steps():
        happened = facts_of(step)
        traces = [facts for kind, facts in happened if kind == "trace"]
        if len(traces) != 1 or step.before.state.rules.referee == "gm" or step.after.state.here.to:
            continue
        moved = {"site_seen", "passage", "retreat", "treasure"} & {kind for kind, _ in happened}
        gained = [token for token in step.after.state.tokens if token not in step.before.state.tokens]
        gained = [token for token in gained if token.source == "trace" and token.at == step.after.state.here.at]
        if moved or len(gained) != 1:
            continue
        before = written(step.before)
        before["here"] = msgspec.to_builtins(step.after.state.here)
        by, ways = ground.traced(before)
        assert gained[0].toward in ways, (by, ways, gained)
        assert by == "random" or gained[0].site, (by, gained)
        seen += 1
    assert seen
