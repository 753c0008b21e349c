"""Why the coloured button is advised stands under the question, where its label does not say enough."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from engine.core.bot_players import Advice
from engine.core.dice import Dice, KeyedSource
from engine.core.game import Choice, Setup
from engine.core.options import read_options
from engine.core.verbs import MoveTo, Pass, Roll, Use
from engine.games.skyshard.game import GAME
from engine.games.skyshard.player import advising
from engine.games.skyshard.player.at_the_end import unhurt_first
from engine.games.skyshard.player.runner_up import kind_of
from engine.games.skyshard.player.sensible import Idea, ideas
from engine.games.skyshard.rules import odds
from engine.games.skyshard.rules.explore import fits
from engine.games.skyshard.speech.tile_offers import marks, shut
from engine.games.skyshard.state.board import board
from engine.games.skyshard.state.laying import ranked
from engine.games.skyshard.state.moves import Attack, Crack, Explore, Finish, Place, Visit
from engine.games.skyshard.state.state import Cache, Exploring, Laid, Lock, State, Turn
from engine.maps.hexes import label
from tests.games.parties import Household

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
    assert GAME.aim(GAME.view(state, None)) == f"open door A once {foes} fallen"


@pytest.mark.rule("SKY-G102", "SKY-G24")
def test_a_door_that_is_worth_its_noise_says_so_and_a_quiet_one_nothing(bench: Bench) -> None:
    late, quiet = at_the_door(bench, 1, round=5), at_the_door(bench, 0)
    assert advice(late).why == "Time is short, and 2 shards are still to be found: that is worth the noise."
    assert GAME.aim(GAME.view(late, None)) == "open door A, loud or not: time is short"
    assert advice(quiet).move == Explore("A") and GAME.aim(GAME.view(quiet, None)) == "open door A"


@pytest.mark.rule("SKY-G102", "SKY-016", "SKY-018")
def test_shortly_before_time_is_short_the_own_door_comes_before_one_from_afar(bench: Bench) -> None:
    """Door A is a hex away, and takes the whole move; door B is the adventurer's own, and free."""
    tiles = (Laid(bench.tile("gallery", [(0, 0), (2, 0), (3, 0)]), 0, (2, -1)),)
    state = at_the_door(bench, 2, tiles=tiles, turn=Turn(0, door=True), round=4)
    assert [move for move in GAME.legal(state, 0) if isinstance(move, Explore)] == [Explore("A"), Explore("B")]
    assert next(ideas(state, list(GAME.legal(state, 0)))) == Idea(Explore("B"), "door")


@pytest.mark.rule("SKY-G102")
def test_a_walk_to_a_loud_door_is_not_said_to_open_it(bench: Bench) -> None:
    state = at_the_door(bench, 2, turn=Turn(0))
    walk, visit = (Idea(move, "to-a-door") for move in (MoveTo(label(DOOR)), Visit(label(DOOR))))
    assert advising._to_door(state, DOOR, walk) == "open door A once 2 enemies have fallen"
    assert advising._to_door(state, DOOR, visit) == "open door A"


@pytest.mark.rule("SKY-G15", "SKY-031")
@pytest.mark.parametrize(("shards", "looks"), [((1, 1), False), ((0, 0), False), ((1, 0), True)])
def test_a_card_is_looked_at_only_where_it_may_have_a_shard_or_none(
    bench: Bench, shards: tuple[int, ...], looks: bool
) -> None:
    """Of the two cards that are left both, none or one has a shard."""
    deck = tuple(bench.card("gallery", shards=number) for number in shards)
    state = at_the_door(bench, 0, deck=deck, turn=Turn(0, door=True))
    state = replace(state, heroes=(replace(state.heroes[0], worn=("smoked_lens",)),))
    assert Use("smoked_lens") in GAME.legal(state, 0)
    assert (Idea(Use("smoked_lens"), "relic") in ideas(state, list(GAME.legal(state, 0)))) == looks


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
    assert offered(state).text == "", "labels show the doors"


def test_a_safer_hex_says_what_could_be_lost_there_and_here(bench: Bench) -> None:
    """A gloom rat has one die, of which a 6 does 2 damage; the Bulwark's guard takes 1 off. It does not get to door A."""
    state = at_the_door(bench, 1, turn=Turn(0))
    state = replace(state, heroes=(replace(state.heroes[0], at=(3, -1)),))
    assert advice(state).move == MoveTo(label(DOOR))
    assert offered(state).label == f"Move to {label(DOOR)} (door A): out of enemies' reach"
    assert odds.danger(state, 0) == odds.Danger(pytest.approx(1 / 6), 1) and not offered(state).text, "here it is 1"


@pytest.mark.rule("SKY-G44")
def test_no_one_is_advised_to_spring_a_trap_for_a_safer_place() -> None:
    end = Idea(Pass(), "end")
    for aim, kept in (("safety", False), ("to-others", False), ("nearer", True), ("to-a-door", True)):
        walk = Idea(MoveTo(label(DOOR)), aim)
        assert unhurt_first([walk, end], lambda move: move != Pass()) == ([walk, end] if kept else [end])
        assert unhurt_first([walk, end], lambda move: False) == [walk, end], "where no trap lies it is advised"


# Beside the next best act of another kind.


@pytest.mark.rule("SKY-G102")
@pytest.mark.parametrize("number", [1, 2, 4])
def test_a_door_that_waits_stays_on_offer_and_says_what_it_calls(bench: Bench, number: int) -> None:
    places = [(0, -1), (0, 0), (1, -1), (1, 0)][:number]
    far = tuple(foe("gloom_rat", cell, at) for at, cell in enumerate(places))
    state = at_the_door(bench, number, enemies=far)
    assert offered(state).text == "", "the button of the door says what it calls, and the aim until when it waits"
    door = GAME.choice(GAME.view(state, None), Explore("A"))
    assert f"calls {min(3, number)} enem" in door.label
    assert door.weight == "plain" and not door.lit, "only the end of the turn is coloured"


@pytest.mark.rule("SKY-G102")
def test_before_a_loud_door_comes_a_blow_that_mostly_fells_until_time_is_short(bench: Bench) -> None:
    """Ada begins at door A, and a rat stands two steps off: each that falls calls none. In round 5 the door is first."""
    rat = foe("gloom_rat", (2, -1))
    state = at_the_door(bench, 1, enemies=(rat,), turn=Turn(0, door=True))
    assert advice(state).move == Visit(label((2, -1)))
    late = replace(state, round=5)
    assert advice(late).move == Explore("A") and "loud or not: time is short" in GAME.aim(GAME.view(late, None))
    spent = replace(late, turn=Turn(0, door=False, moves=2, left=0))
    assert "once" not in GAME.aim(GAME.view(spent, None)), "it is not waited for any more"
    tough = replace(state, enemies=(foe(bench.chip(5, health=9), (2, -1)),))
    assert advice(tough).move != Visit(label((2, -1))), "it hardly falls"


@pytest.mark.rule("SKY-G25")
def test_a_blow_before_a_walk_to_a_cache_keeps_the_steps(bench: Bench) -> None:
    rat, cache = foe(bench.chip(1), (3, -1)), Cache((1, -1), "common")
    state = delve(hero("bulwark", (2, -1)), tiles=(gallery(bench),), enemies=(rat,), caches=(cache,), required=2)
    assert isinstance(advice(state).move, Attack | Finish)
    assert offered(state).text == "Attack first: your steps stay, while an attack after a walk ends it."
    begun = replace(state, turn=Turn(0, moves=1, left=2))
    assert offered(begun).text != offered(state).text, "a walk has begun: the blow ends it"


@pytest.mark.rule("SKY-G101")
def test_who_could_fall_leaves_a_cache_for_a_blow_that_is_almost_sure(bench: Bench) -> None:
    # It walks 2 steps and deals up to 2, a Bulwark's guard takes 1 off. One of three dice hits it in 26 of 27 rolls.
    beast, cache = foe(bench.chip(1), (5, -1)), Cache((3, -1), "legendary")
    loud = {"deck": (bench.card("gallery"), "1"), "points": 5, "calls": 3, "bags": ((0,) * 9, ()), "required": 2}
    safe = delve(hero("bulwark", (2, -1)), tiles=(gallery(bench),), enemies=(beast,), caches=(cache,), **loud)
    hurt = replace(safe, heroes=(replace(safe.heroes[0], health=1),))
    assert advice(safe).move == Visit(label((3, -1)))
    assert advice(hurt).move == Visit(label((5, -1)))


@pytest.mark.rule("SKY-G101")
def test_a_cache_is_left_for_a_blow_that_mostly_fells_what_may_strike_another(bench: Bench) -> None:
    # One of two dice hits it in 8 of 9 rolls: often enough for Bob's sake, who stands beside it, and for no one else's.
    beast, cache = foe(bench.chip(1), (5, -1)), Cache((2, -1), "legendary")
    beset = delve(
        hero("trailfinder", (1, -1)),
        hero("bulwark", (4, -1), 1),
        tiles=(gallery(bench),),
        enemies=(beast,),
        caches=(cache,),
        required=2,
    )
    far = replace(beset, heroes=(beset.heroes[0], replace(beset.heroes[1], at=(0, 1))))
    assert advice(beset).move == Visit(label((5, -1)))
    assert advice(far).move == Visit(label((2, -1)))


@pytest.mark.rule("SKY-G20")
def test_a_blow_that_seldom_fells_says_what_it_takes_off(bench: Bench) -> None:
    # Three dice take 2 on average: of a 3, 4 or 5 one, of a 6 two, so 5 of 6 for each die, 2.5 less what is too much.
    tough = foe(bench.chip(5, health=4), (3, -1))
    state = delve(hero("bulwark", (2, -1)), tiles=(gallery(bench),), enemies=(tough,), required=2)
    # Of 216 rolls 27 are a six and two hits of 1, 15 two sixes and any other, 1 three sixes: those deal 4 or more.
    once = GAME.choice(GAME.view(state, None), Attack("P20"))
    assert odds.fells(state, (3, -1)) == pytest.approx(43 / 216)
    assert once.label.endswith(" once: about 2 damage") and once.detail.endswith("; falls 1 in 5")


@pytest.mark.rule("SKY-G42", "SKY-G43")
def test_rolling_before_a_change_that_opens_more_often_says_what_that_spends() -> None:
    told = 0
    for state in played("locks 5", "locks 11"):
        if not isinstance(state.agenda[0] if state.agenda else None, Lock) or not GAME.turn(state):
            continue
        seat = GAME.turn(state)[0]
        view = GAME.view(state, None)
        lit = [move for move in GAME.legal(state, seat) if GAME.choice(view, move).weight == "first"]
        change = odds.best_change(state)
        rolls = [move for move in lit if isinstance(move, Roll | Crack)]
        if rolls and change is not None and change[1].opens > odds.opens(state, on=True):
            told += 1
            assert GAME.choice(view, rolls[0]).text == "The roll is free, and a die can still be changed after it."
    assert told


@pytest.mark.parametrize("seed", ["reasons 1", "reasons 4", "reasons 3"])
def test_in_whole_games_an_act_of_another_kind_stands_beside_what_is_advised(seed: str) -> None:
    """Doors, blows and caches are the kinds of a turn: where a legal one of another kind is worth it, it is a button."""
    beside = 0
    for state in played(seed):
        if state.phase != "delve" or state.turn is None or state.agenda:
            continue
        view, seat = GAME.view(state, None), GAME.turn(state)[0]
        shown = {move: GAME.choice(view, move) for move in GAME.legal(state, seat)}
        best = min((move for move in shown if shown[move].lit), key=lambda move: shown[move].order, default=None)
        if best is None:
            continue
        assert len(shown[best].text) <= 110, shown[best].text
        own = kind_of(state, best)
        advised = [item.move for item in GAME.advise(GAME.view(state, seat), list(shown), Dice(KeyedSource("x")))]
        here = board(state.tiles).letters.get(state.heroes[state.turn.hero].at or DOOR, "")
        ideas = {kind_of(state, move) for move in advised if not isinstance(move, Explore) or move.what == here}
        wanted = ideas & {"door", "fight", "cache"} - {own}
        lit = {kind_of(state, move) for move, found in shown.items() if found.lit and not found.hurts}
        # The way to a shard comes before all others.
        assert not wanted or (wanted | {"shard"}) & lit, (best, wanted, lit)
        beside += bool(wanted)
    assert beside


def played(*seeds: str) -> Iterator[State]:
    """Yield each state in which Ada is asked in whole games, in which she makes what is put forward."""
    for seed in seeds:
        dice = Dice(KeyedSource(seed))
        state, _ = GAME.new(Setup(("Ada", "Bob", "Cy"), read_options(GAME.options, {})), dice)
        household = Household(GAME, ("first", "steady", "steady"), seed, people=1, ways={})
        while awaited := GAME.turn(state):
            seat, move = household.choose(state, awaited)
            if seat == 0:
                yield state
            state, events = GAME.apply(state, seat, move, dice)
            household.hear(state, events)
