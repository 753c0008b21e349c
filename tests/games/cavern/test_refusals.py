"""What cannot be done is refused in words, with the rule behind it; the moment decides which."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.game import refusal
from engine.games.cavern.game import GAME
from engine.games.cavern.speech.refusals import RULES
from engine.games.cavern.state.moves import VERBS
from engine.games.cavern.state.state import State

from .build import Bench, act, cavern, gold, player, refused, sent, treasure

FRESH = "ctct-1"


@pytest.fixture
def placing(bench: Bench) -> State:
    """Alan's turn: he may lay a tile, and has XP but no Delver in the dungeon."""
    return cavern([player(0, [bench.tile("tan SW")] * 3), player(1, ["entrance"])], stack=(FRESH,) * 9)


def moments(placing: State) -> dict[str, State]:
    """Return a state for every kind of moment in which seat 0 is awaited."""
    sending, _ = act(placing, 0, "place 1 A 0")
    tile = placing.players[0].hand[0]
    rooms = cavern(
        [player(0, [tile]), player(1, [tile])],
        {(-1, 0): tile},
        step="resolve",
        delvers=(sent(0, "brute", (-1, 0)),),
    )
    factions = replace(placing, phase="factions", players=(replace(placing.players[0], faction=""), placing.players[1]))
    return {"factions": factions, "placing": placing, "sending": sending, "resolving": rooms}


@pytest.mark.rule("CAV-065")
@pytest.mark.parametrize(
    ("moment", "text", "rule"),
    [
        ("factions", "place 1 A 0", "CAV-051"),
        ("factions", "pass", "CAV-051"),
        ("factions", "prompts off", "CAV-051"),
        ("placing", "send brute 1", "CAV-065"),
        ("placing", "pass", "CAV-066"),
        ("placing", "choose 1", "CAV-065"),
        ("placing", "roll", "CAV-017"),
        ("placing", "reroll 1", "CAV-017"),
        ("placing", "spend dice", "CAV-174"),
        ("placing", "flip 1", "CAV-178"),
        ("placing", "retrieve 1", "CAV-172"),
        ("placing", "reveal kings_teeth", "CAV-142"),
        ("placing", "prompts maybe", "CAV-G27"),
        ("placing", "prompts on", "CAV-G27"),
        ("sending", "place 1 A 0", "CAV-065"),
        ("sending", "breach 1 A 0", "CAV-065"),
        ("sending", "swap 1", "CAV-168"),
        ("sending", "retrieve 1", "CAV-172"),
        ("sending", "reveal masons_pardon", "CAV-142"),
        ("sending", "choose 1", "CAV-065"),
    ],
)
def test_each_act_has_its_moment(placing: State, moment: str, text: str, rule: str) -> None:
    error = refused(moments(placing)[moment], 0, text)
    assert isinstance(error, IllegalMove)
    assert error.rule == rule
    assert error.words.endswith(".")


def test_every_verb_is_answered_at_every_moment(placing: State) -> None:
    """Why a seat has no move of a verb is a whole sentence with a rule, wherever it has none."""
    states = moments(placing)
    states["over"] = replace(placing, phase="over")
    asked = 0
    for moment, state in states.items():
        for seat in (0, 1):
            listed = {str(move).split()[0] for move in GAME.legal(state, seat)}
            for verb in VERBS:
                if verb.name not in listed:
                    error = refusal(GAME, state, seat, verb)
                    assert error.rule, f"{moment}: {verb.name} for seat {seat} names no rule"
                    assert error.words[-1] in ".!?", f"{moment}: {verb.name} for seat {seat}: {error.words}"
                    asked += 1
    assert asked > 50


@pytest.mark.rule("CAV-064")
def test_the_one_who_is_not_awaited_reads_whose_turn_it_is_and_never_why(placing: State) -> None:
    for text in ("place 1 A 0", "pass", "roll", "choose 1"):
        assert refused(placing, 1, text).words == "It's Alan's turn. I'll call you."


def test_every_verb_has_a_rule_to_read() -> None:
    assert set(RULES) == {verb.name for verb in VERBS}


def test_a_text_that_is_no_move_is_refused_by_the_rule_of_its_verb(placing: State) -> None:
    assert refused(placing, 0, "place").rule == "CAV-066"
    assert refused(placing, 0, "place two A 0").rule == "CAV-066"
    assert refused(placing, 0, "place 1 A 0 0").rule == "CAV-066"
    assert "There is no move called" in refused(placing, 0, "dance").words


@pytest.mark.rule("CAV-G52")
def test_a_refusal_of_anothers_move_says_nothing_of_what_is_hidden(placing: State) -> None:
    rich = replace(
        placing, players=(placing.players[0], player(1, ["ctcb-1"], treasure=treasure("masons_pardon"), gold=gold(3)))
    )
    for text in ("reveal masons_pardon", "swap 1", "place 1 B 0", "flip 3"):
        assert refused(rich, 1, text).words == refused(placing, 1, text).words
