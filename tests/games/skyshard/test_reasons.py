"""Why the coloured button is advised stands under the question, where its label does not say enough."""

from __future__ import annotations

import pytest

from engine.core.bot_players import Advice
from engine.core.dice import Dice, KeyedSource
from engine.core.game import Choice
from engine.core.verbs import MoveTo, Pass
from engine.games.skyshard.game import GAME
from engine.games.skyshard.player.at_the_end import unhurt_first
from engine.games.skyshard.player.sensible import Idea
from engine.games.skyshard.rules.explore import fits
from engine.games.skyshard.speech.tile_offers import marks, shut
from engine.games.skyshard.state.laying import ranked
from engine.games.skyshard.state.moves import Explore, Place
from engine.games.skyshard.state.state import Exploring, Laid, State, Turn
from engine.maps.hexes import label

from .build import ROW_DOORS, Bench, delve, foe, gallery, hero, play

DOOR = (5, -1)
"""The far door of the gallery."""


def advice(state: State) -> Advice:
    """Return what is advised first to the only player."""
    return GAME.advise(GAME.view(state, 0), list(GAME.legal(state, 0)), Dice(KeyedSource("told")))[0]


def offered(state: State) -> Choice:
    """Return how the advised move is offered under a post."""
    return GAME.choice(GAME.view(state, None), advice(state).move)


def at_the_door(bench: Bench, number: int, **fields: object) -> State:
    """Return a Bulwark in a door who may open it and has no step left, and so many enemies far away on the entrance."""
    tile = bench.tile("gallery", ROW_DOORS, enemies=[(0, 0), (1, 0), (2, 0), (3, 0)])
    given = {
        "tiles": (gallery(bench),),
        "deck": (bench.card("gallery"), "1"),
        "stacks": {"gallery": (tile,)},
        "bags": ((0,) * 9, ()),
        "enemies": tuple(foe("gloom_rat", cell, at) for at, cell in enumerate([(0, -1), (0, 0)][:number])),
        "turn": Turn(0, door=True, moves=2, left=0),
        "points": 5,
        "calls": 3,
        "required": 2,
        **fields,
    }
    return delve(hero("bulwark", DOOR), **given)


@pytest.mark.rule("SKY-G102")
@pytest.mark.parametrize(
    ("number", "why"),
    [
        (1, "Door A would call 1 enemy of a higher level, as the gloom rat (1) still stands: first it has to fall."),
        (2, "Door A would call 2 enemies of a higher level, as 2 enemies still stand: first they have to fall."),
    ],
)
def test_a_turn_that_ends_at_a_door_says_for_whose_sake_it_stays_shut(bench: Bench, number: int, why: str) -> None:
    state = at_the_door(bench, number)
    assert Explore("A") in GAME.legal(state, 0) and advice(state) == Advice(Pass(), why)
    foes = "the gloom rat has" if number == 1 else "2 enemies have"
    assert GAME.aim(GAME.view(state, None)) == f"end the turn, then open door A once {foes} fallen"


@pytest.mark.rule("SKY-G102", "SKY-G24")
def test_a_door_that_is_worth_its_noise_says_so_and_a_quiet_one_nothing(bench: Bench) -> None:
    late, quiet = at_the_door(bench, 1, round=5), at_the_door(bench, 0)
    assert advice(late).why == "Time is short, and 2 shards are still to be found: that is worth the noise."
    assert GAME.aim(GAME.view(late, None)) == "open door A, loud or not: time is short"
    assert advice(quiet).move == Explore("A") and GAME.aim(GAME.view(quiet, None)) == "open door A"


def test_a_turn_with_nothing_left_to_do_gives_no_reason(bench: Bench) -> None:
    spent = at_the_door(bench, 1, turn=Turn(0, moves=2, left=0, explored=True))
    assert advice(spent).move == Pass() and not offered(spent).text


@pytest.mark.rule("SKY-G102")
def test_a_blow_says_that_who_is_felled_calls_no_other(bench: Bench) -> None:
    near = {"enemies": (foe("gloom_rat", (4, -1), health=1),), "turn": Turn(0)}
    loud, quiet = (advice(at_the_door(bench, 0, calls=calls, **near)).why for calls in (3, 0))
    assert (
        loud == "The gloom rat (1) has 1 health left. Felled, it can't hit you, nor call a stronger one when a door opens."
    )
    assert quiet == "The gloom rat (1) has 1 health left. Felled, it can't hit you."


@pytest.mark.rule("SKY-G35")
def test_a_layout_counts_the_doors_that_it_shuts(bench: Bench) -> None:
    """Between two galleries that lie four hexes apart, each way has the same doors of its own, and one shuts that of the
    other gallery."""
    state = delve(
        hero("bulwark", (4, -1)),
        tiles=(gallery(bench), Laid(bench.tile("gallery", ROW_DOORS), 0, (10, -1))),
        deck=(bench.card("gallery"), "1", "2"),
        stacks={"gallery": (bench.tile("gallery", [(0, 0), (1, 0), (3, 0)]),)},
        required=2,
    )
    state, _ = play(state, "explore A")
    task = state.agenda[0]
    assert isinstance(task, Exploring)
    ways = fits(state, task)
    kept = [len(fit.open) - len(shut(state, task, fit)) for fit in ways]
    order = ranked(ways, task.door, marks(state))
    assert [kept[way] for way in order] == sorted(kept, reverse=True) and min(kept) < max(kept)
    assert advice(state).move == Place(str(order[0] + 1))
    assert offered(state).text == "Layout 1 leaves you the most doors."


@pytest.mark.rule("SKY-G44")
def test_no_one_is_advised_to_spring_a_trap_for_a_safer_place() -> None:
    end = Idea(Pass(), "end")
    for aim, kept in (("safety", False), ("to-others", False), ("nearer", True), ("to-a-door", True)):
        walk = Idea(MoveTo(label(DOOR)), aim)
        assert unhurt_first([walk, end], lambda move: move != Pass()) == ([walk, end] if kept else [end])
        assert unhurt_first([walk, end], lambda move: False) == [walk, end], "where no trap lies it is advised"
