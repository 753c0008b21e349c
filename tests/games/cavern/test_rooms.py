"""Completed rooms: which are resolved, in which order, and what happens in each."""

from __future__ import annotations

import pytest

from engine.games.cavern.rules.awaiting import answering, default
from engine.games.cavern.rules.legal import answers
from engine.games.cavern.speech import refusals
from engine.games.cavern.state.content import Gain, Section
from engine.games.cavern.state.state import Sent
from tests.games.cavern.halls import (
    act,
    facts,
    go,
    hall,
    halls,
    held,
    holdings,
    kinds,
    legal,
    make_encounter,
    option,
    player,
    refused,
    treasure,
    white,
)

Patch = pytest.MonkeyPatch


@pytest.mark.rule("CAV-106", "CAV-112", "CAV-114", "CAV-G21")
def test_rooms_without_delvers_and_rooms_that_are_open_are_not_resolved(monkeypatch: Patch) -> None:
    state = halls(monkeypatch, hall(bags=3, chests=1), Section("tan", "S", bags=2), delvers=[(0, "brute", 1)])
    after, events = go(state)
    assert after == state
    assert events == []
    assert answering(after) == ()


@pytest.mark.rule("CAV-107", "CAV-108", "CAV-109", "CAV-128", "CAV-G53")
def test_a_room_is_revealed_then_fought_for_then_left(monkeypatch: Patch) -> None:
    state = halls(monkeypatch, hall(bags=2, chests=1), delvers=[(1, "mage", 0), (0, "mage", 0)])
    assert not any(sent.up for sent in state.delvers)
    after, events = go(state, white("C", "C", "S", "C"))
    assert kinds(events)[:2] == ["completed", "battle"]
    assert facts(events, "completed") == [
        {"at": "M2", "floor": "tan", "tiles": 1, "loot": (2, 1), "delvers": ("Betty's mage", "Alan's mage")}
    ]
    assert facts(events, "battle") == [{"names": ("Alan", "Betty"), "loot": (2, 1)}]
    assert kinds(events)[-1] == "home"
    assert after.delvers == ()
    assert [item.reserve for item in after.players] == [("mage",), ("mage",), ()]


@pytest.mark.rule("CAV-107")
def test_delvers_lie_faceup_while_the_game_waits_in_their_room(monkeypatch: Patch) -> None:
    state = halls(monkeypatch, hall(), Section("tan", "S"), delvers=[(0, "brute", 0), (1, "thief", 1)])
    after, _ = go(state)
    assert [sent.up for sent in after.delvers] == [True, False]


@pytest.mark.rule("CAV-110", "CAV-111", "CAV-G04", "CAV-G56")
def test_the_current_player_picks_the_order_and_xp_from_one_room_buys_dice_in_the_next(monkeypatch: Patch) -> None:
    card = make_encounter(monkeypatch, option("fail", gain=Gain(xp=1), always=True), option("succeed"))
    blue = Section("blue", bags=1)
    state = halls(
        monkeypatch,
        hall(bags=4),
        blue,
        delvers=[(0, "mage", 0), (1, "mage", 0), (0, "brute", 1)],
        encounters=(card,),
    )
    state, events = go(state)
    assert events == []
    assert answering(state) == (0,)
    assert legal(state) == ["choose 1", "choose 2"]
    assert refused(state, "choose 3").rule == "CAV-111"
    assert refused(state, "pass").rule == "CAV-111"
    assert str(default(state, 0)) == "choose 1"
    state, events = act(state, "choose 2")
    assert facts(events, "completed")[0]["floor"] == "blue"
    state, events = act(state, "choose 1")
    # Alan is home from the blue room, and the tan Battle has begun with the XP that he gained.
    told = kinds(events)
    assert told.index("home") < told.index("battle")
    assert state.players[0].reserve == ("brute",)
    assert legal(state) == ["roll", "spend 1", "spend dice"]
    after, events = act(state, "spend dice", white("C", "C", "C", "C", "C", "C"))
    assert [fact["combat"] for fact in facts(events, "rolled")] == [4, 2]
    assert holdings(after)[:2] == [(2, 0), (1, 0)]
    assert after.players[0].xp == 0


@pytest.mark.rule("CAV-110", "CAV-111")
def test_of_three_completed_rooms_any_may_come_first(monkeypatch: Patch) -> None:
    cards = tuple(make_encounter(monkeypatch, option("succeed"), option("fail")) for _ in range(3))
    rooms_ = [Section(floor, bags=number) for number, floor in enumerate(("tan", "blue", "corridor"), start=1)]
    delvers = [(0, "brute", 0), (0, "mage", 1), (0, "thief", 2)]
    state, _ = go(halls(monkeypatch, *rooms_, delvers=delvers, encounters=cards))
    assert legal(state) == ["choose 1", "choose 2", "choose 3"]
    assert refused(state, "choose 4").words.endswith("choose a number from 1 to 3.")
    for left, floor in ((3, "corridor"), (2, "blue")):
        state, events = act(state, f"choose {left}")
        assert facts(events, "completed")[0]["floor"] == floor
        state, events = act(state, "choose 1")
    # The last one needs no choice.
    assert facts(events, "completed")[0]["floor"] == "tan"
    after, _ = act(state, "choose 1")
    assert holdings(after)[0] == (1 + 2 + 3, 0)


@pytest.mark.rule("CAV-111")
def test_only_the_current_player_chooses_even_where_the_rooms_are_others(monkeypatch: Patch) -> None:
    state = halls(monkeypatch, hall(), hall(), delvers=[(1, "mage", 0), (2, "mage", 1)], acting=0)
    state, _ = go(state)
    assert answering(state) == (0,)
    assert list(answers(state, 1)) == []
    assert refusals.why_not(state, 1, "choose") is not None


@pytest.mark.rule("CAV-G51", "CAV-109")
def test_all_delvers_of_a_resolved_room_go_home_and_no_others(monkeypatch: Patch) -> None:
    card = make_encounter(monkeypatch, option("succeed"), option("succeed"))
    state = halls(
        monkeypatch,
        hall(),
        Section("tan", "S"),
        delvers=[(0, "thief", 0), (0, "brute", 0), (0, "brute", 1)],
        encounters=(card,),
    )
    state, _ = go(state)
    after, events = act(state, "choose 1")
    assert facts(events, "home") == [{"delvers": ("Alan's thief", "Alan's brute")}]
    assert after.delvers == (Sent(0, "brute", (1, 1), 0),)
    assert after.players[0].reserve == ("brute", "thief")


@pytest.mark.rule("CAV-G56")
def test_a_treasure_won_in_one_room_can_be_used_in_the_next(monkeypatch: Patch) -> None:
    ring = treasure("red").id
    card = make_encounter(monkeypatch, option("succeed"), option("fail"))
    state = halls(
        monkeypatch,
        hall(chests=1),
        hall(),
        delvers=[(0, "brute", 0), (0, "mage", 1), (1, "mage", 1)],
        encounters=(card,),
        treasure=(ring,),
    )
    state, _ = go(state)
    state, _ = act(state, "choose 1")
    state, _ = act(state, "choose 1")
    assert state.players[0].treasure == held(ring)
    assert legal(state) == ["roll", f"reveal {ring}"]


@pytest.mark.rule("CAV-115", "CAV-G59")
def test_a_player_alone_has_the_referee_read(monkeypatch: Patch) -> None:
    state, events = go(halls(monkeypatch, hall(), delvers=[(0, "brute", 0)], players=[player(0)]))
    assert facts(events, "encounter")[0]["reader"] == ""
    assert legal(state) == ["choose 1", "choose 2"]
