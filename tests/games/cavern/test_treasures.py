"""Treasures that their owners choose to use, and those that ask for a room or a Delver."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, GivenSource
from engine.core.game import Event
from engine.games.cavern.rules import flow, play
from engine.games.cavern.rules.awaiting import answering
from engine.games.cavern.rules.events import gains
from engine.games.cavern.rules.legal import answers
from engine.games.cavern.rules.progress import Cavern
from engine.games.cavern.rules.treasures import place_reveals, refuse_reveal, reveal
from engine.games.cavern.state.content import Section
from engine.games.cavern.state.state import Holding, Player, Recalling, Sent, State
from engine.games.cavern.state.view import view_for
from tests.games.cavern.build import cavern
from tests.games.cavern.halls import (
    act,
    facts,
    go,
    hall,
    halls,
    held,
    kinds,
    legal,
    make_encounter,
    option,
    plain,
    player,
    refused,
    treasure,
)
from tests.games.cavern.tales import told

Patch = pytest.MonkeyPatch

OPEN = Section("tan", "S")
"""A section whose room is not completed."""


def exploring(patch: Patch, *cards: str, delvers: list[tuple[int, str, int]], places: int = 3) -> State:
    """Return a state in which Alan, with these treasures, is about to lay a tile; rooms 0, 1 .. are open."""
    players = [player(0, treasure=held(*cards)), player(1), player(2)]
    return halls(patch, *(OPEN,) * places, delvers=delvers, players=players, step="place")


def used(state: State, card: str) -> tuple[State, list[Event]]:
    cavern = Cavern(state, Dice(GivenSource(())))
    reveal(cavern, 0, card)
    flow.run(cavern)
    return cavern.state, cavern.events


def offered(state: State) -> list[str]:
    return [move.treasure for move in place_reveals(state, 0)]


@pytest.mark.rule("CAV-142", "CAV-G55", "CAV-G32", "CAV-G14")
def test_a_treasure_against_corridors_frees_one_tile(monkeypatch: Patch) -> None:
    card = treasure("breach").id
    state = exploring(monkeypatch, card, delvers=[])
    assert offered(state) == [card]
    after, events = used(state, card)
    assert after.free_breach
    assert facts(events, "revealed") == [{"who": "Alan", "treasure": card}]
    assert after.players[0].treasure == (Holding(card, used=True),)
    assert offered(after) == []
    twice, _ = used(exploring(monkeypatch, card, card, delvers=[]), card)
    assert offered(twice) == []
    refusal = refuse_reveal(twice, 0, card, "place")
    assert refusal is not None
    assert refusal.rule == "CAV-G14"


@pytest.mark.rule("CAV-142", "CAV-G52", "CAV-G55", "CAV-G32")
def test_a_lens_shows_its_owner_alone_the_facedown_delvers_of_the_room_chosen(monkeypatch: Patch) -> None:
    card = treasure("peek").id
    delvers = [(0, "brute", 0), (1, "thief", 0), (2, "mage", 1), (1, "leader", 2), (1, "mage", 2)]
    state = exploring(monkeypatch, card, delvers=delvers)
    state, events = used(state, card)
    assert kinds(events) == ["revealed"]
    assert answering(state) == (0,)
    assert legal(state) == ["choose 1", "choose 2", "choose 3"]
    assert refused(state, "choose 4").rule == "CAV-142"
    assert refused(state, "roll").rule == "CAV-142"
    cavern = Cavern(state, Dice(GivenSource(())))
    play.answer(cavern, 0, next(move for move in answers(state, 0) if str(move) == "choose 3"))
    assert facts(cavern.events, "peeked") == [{"who": "Alan", "at": "O2", "floor": "tan"}]
    (own,) = [event for event in cavern.events if event.kind == "peeked_own"]
    assert own.seats == (0,)
    assert own.facts == {"delvers": ("Betty's leader", "Betty's mage")}
    assert not any(sent.up for sent in cavern.state.delvers)
    assert cavern.state.agenda == ()
    # What was seen stays known, to the viewer only.
    known = [[sent.kind for sent in view_for(cavern.state, seat).state.delvers] for seat in (0, 2, None)]
    assert known == [["brute", "", "", "leader", "mage"], ["", "", "mage", "", ""], ["", "", "", "", ""]]


@pytest.mark.rule("CAV-142", "CAV-G55")
def test_a_lens_looks_into_the_only_room_at_once_and_is_kept_where_there_is_none(monkeypatch: Patch) -> None:
    card = treasure("peek").id
    state = exploring(monkeypatch, card, delvers=[(0, "brute", 0), (1, "thief", 1)])
    after, events = used(state, card)
    assert kinds(events) == ["revealed", "peeked", "peeked_own"]
    assert after.agenda == ()
    lit = exploring(monkeypatch, card, delvers=[(0, "brute", 0)])
    lit = replace(lit, delvers=(Sent(1, "mage", (1, 1), 0, up=True),))
    assert offered(lit) == []
    refusal = refuse_reveal(lit, 0, card, "place")
    assert refusal is not None
    assert refusal.rule == "CAV-142"


@pytest.mark.rule("CAV-030", "CAV-G55")
def test_a_treasure_is_refused_at_any_moment_but_its_own(monkeypatch: Patch) -> None:
    ring, idol = treasure("red").id, treasure("gold").id
    state = exploring(monkeypatch, ring, plain(), delvers=[])
    assert offered(state) == []
    for card, rule in ((ring, "CAV-G55"), (plain(), "CAV-030"), (idol, "CAV-142")):
        refusal = refuse_reveal(state, 0, card, "place")
        assert refusal is not None
        assert refusal.rule == rule


def whistling(patch: Patch, delvers: list[tuple[int, str, int]], *sections: Section) -> State:
    """Return a state in which Alan collects the treasure that calls a Delver home by choosing 1."""
    card = make_encounter(patch, option("succeed"), option("fail"))
    players: list[Player] = [player(seat) for seat in range(3)]
    state = halls(
        patch,
        hall(chests=1),
        *sections,
        delvers=[(0, "thief", 0), *delvers],
        players=players,
        encounters=(card,),
        treasure=(treasure("recall").id,),
    )
    return go(state)[0]


@pytest.mark.rule("CAV-143", "CAV-G55", "CAV-G32")
def test_a_whistle_calls_the_delver_that_its_owner_chooses(monkeypatch: Patch) -> None:
    state = whistling(monkeypatch, [(0, "mage", 2), (1, "brute", 1), (0, "brute", 1)], OPEN, OPEN)
    state, events = act(state, "choose 1")
    assert answering(state) == (0,)
    # In reading order: the brute at N2, then the mage at O2; the thief is in the room that is being resolved.
    assert legal(state) == ["choose 1", "choose 2"]
    assert refused(state, "choose 3").rule == "CAV-143"
    after, events = act(state, "choose 2")
    assert facts(events, "recalled") == [{"who": "Alan", "at": "O2", "floor": "tan"}]
    assert after.players[0].reserve == ("mage", "thief")
    assert [(sent.seat, sent.kind) for sent in after.delvers] == [(1, "brute"), (0, "brute")]


@pytest.mark.rule("CAV-143", "CAV-G55")
def test_a_whistle_needs_no_answer_for_one_delver_and_does_nothing_for_none(monkeypatch: Patch) -> None:
    after, events = act(whistling(monkeypatch, [(0, "mage", 1), (2, "mage", 2)], OPEN, OPEN), "choose 1")
    assert facts(events, "recalled") == [{"who": "Alan", "at": "N2", "floor": "tan"}]
    assert after.players[0].reserve == ("mage", "thief")
    after, events = act(whistling(monkeypatch, [(2, "mage", 1)], OPEN), "choose 1")
    assert "recalled" not in kinds(events)
    assert after.players[0].treasure == (Holding(treasure("recall").id, used=True),)
    assert after.agenda == ()


@pytest.mark.rule("CAV-143")
def test_a_whistle_says_that_there_is_no_delver_to_take_home() -> None:
    got = gains.Receipt("Alan", "homing_whistle")
    idle = "Alan gets the homing whistle (3 points): no Delver is out to come home."
    assert told(cavern(2), got) == idle
    home = "Alan gets the homing whistle (3 points), used at once: a Delver home."
    assert told(cavern(2, agenda=(Recalling(0),)), got) == home
    assert told(cavern(2), got, gains.TakenHome("Alan", "M2", "tan")).startswith(home)
