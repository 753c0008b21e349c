"""Controls and advice agree; what is won already is no danger; what a shard gives is told as its gift."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.core.moves import Move
from engine.core.options import read_options
from engine.core.scene import Look
from engine.core.verbs import MoveTo, Pass
from engine.games.skyshard.game import GAME
from engine.games.skyshard.player.sensible import value
from engine.games.skyshard.rules.events import finds
from engine.games.skyshard.rules.rounds import next_loss
from engine.games.skyshard.state.content import Effect
from engine.games.skyshard.state.moves import Retreat
from engine.games.skyshard.state.state import Cache, Laid, Turn
from engine.games.skyshard.state.view import View
from engine.maps.hexes import label
from tests.games.parties import Household
from tests.games.skyshard.build import Bench, delve, foe, gallery, hero, lies, play
from tests.games.skyshard.measures import Measures

WAYS = Measures.ways


def coloured(view: View, moves: Sequence[Move]) -> Move | None:
    """Return the move whose button is coloured: the first of those that are lit, the end of a turn after all others."""
    lit = {move: choice for move in moves if (choice := GAME.choice(view, move)).lit}
    return min(lit, key=lambda move: (move == Pass(), lit[move].order), default=None)


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_the_coloured_button_is_what_hint_names_first_at_each_decision_of_a_whole_delve(seed: str) -> None:
    dice, household = Dice(KeyedSource(seed)), Household(GAME, ("advised", "steady", "steady"), seed, people=1, ways=WAYS)
    state, _ = GAME.new(Setup(("Ada", "Bob", "Cy"), read_options(GAME.options, {})), dice)
    kinds: Counter[str] = Counter()
    while awaited := GAME.turn(state):
        for seat in awaited:
            view, moves = GAME.view(state, seat), list(GAME.legal(state, seat))
            best = GAME.advise(view, moves, Dice(KeyedSource("told")))[0]
            for eye in (seat, None):
                seen = GAME.view(state, eye)
                if best.then is None:
                    assert coloured(seen, moves) == best.move, (state.round, best)
                else:
                    assert GAME.choice(seen, best.then).lit, "two changes of a die have one button"
            kinds[str(best.move).partition(" ")[0]] += 1
        seat, move = household.choose(state, awaited)
        state, events = GAME.apply(state, seat, move, dice)
        household.hear(state, events)
    assert kinds["pass"] and kinds["explore"] and kinds["place"] and len(kinds) > 7, kinds


@pytest.mark.rule("SKY-G25")
def test_what_costs_next_to_nothing_is_advised_before_the_end_of_a_turn(bench: Bench) -> None:
    # A Mender has 9 health; she has walked all her steps, and a second move was taken as well.
    tired = delve(hero("mender", (2, -1), health=8, fatigue=2), tiles=(gallery(bench),), turn=Turn(0, moves=2, attacks=1))
    view, moves = GAME.view(tired, 0), list(GAME.legal(tired, 0))
    assert str(GAME.advise(view, moves, Dice(KeyedSource("told")))[0].move) == f"heal {label((2, -1))}"
    whole = replace(tired, heroes=(replace(tired.heroes[0], health=9),))
    view, moves = GAME.view(whole, 0), list(GAME.legal(whole, 0))
    assert GAME.advise(view, moves, Dice(KeyedSource("told")))[0].move == Pass() == coloured(view, moves)


def test_with_every_shard_in_hand_no_round_comes_that_costs_health(bench: Bench) -> None:
    state = delve(
        hero("bulwark", (2, -1), health=2, exhaustion=4), tiles=(gallery(bench),), round=9, required=2, facedown=("a", "b")
    )
    short = replace(state, facedown=("a",))
    assert (next_loss(short), next_loss(state)) == (5, 0), "rounds 6 to 10 cost 1 to 5"
    assert "falls when round 10" in GAME.status(GAME.view(short, None))
    won = GAME.status(GAME.view(state, None))
    assert "falls" not in won
    assert GAME.aim(GAME.view(state, None)).endswith("stand when the round ends, and you win")
    scene = GAME.scene(GAME.view(state, None), Look())
    assert scene.chip is None and "health" not in scene.alt.partition("Shards")[2].partition("The floor")[0]


def test_what_the_card_of_a_shard_gives_is_told_as_its_gift(bench: Bench) -> None:
    row = gallery(bench)
    given = bench.card("gallery", shards=1, boon=Effect("heal", 2))
    state = delve(hero("bulwark", (1, -1), health=5), tiles=(row,), beside=(lies(row.tile, given),))
    after, events = play(state, "move O20")
    assert "The shard's gift: Ada gets 2 health back." in GAME.tell(GAME.view(after, None), events)


def test_of_what_turned_up_only_what_is_still_there_is_recalled_with_its_place(bench: Bench) -> None:
    gone, here = bench.chip(1), bench.chip(5)
    caches = (Cache((2, -1), "common"),)
    state = delve(hero("bulwark", (2, -1)), tiles=(gallery(bench),), enemies=(foe(here, (4, -1)),), caches=caches)
    events = [finds.Enemy(chip, level, "A1").told() for chip, level in ((gone, 1), (here, 5), (gone, 1))]
    events += [finds.Cache("common", at).told() for at in (label((2, -1)), label((3, -1)))]
    [(_, gists)] = GAME.memory.recalled(GAME.view(state, None), events)
    assert [gist.what.rpartition(" ")[2] for gist in gists] == [label((4, -1)), label((2, -1))]


def test_a_bot_player_rather_stands_beside_embers_than_on_them(bench: Bench) -> None:
    row = gallery(bench)
    burning = delve(
        hero("bulwark", (2, -1)), tiles=(row,), beside=(lies(row.tile, bench.card("gallery", environment="embers")),)
    )
    plain = replace(burning, beside=())
    assert MoveTo("N19") in GAME.legal(burning, 0)
    assert value(plain, (2, -1), []) - value(burning, (2, -1), []) == 3


def test_a_blow_that_nearly_always_fells_comes_before_a_relic_for_more_dice(bench: Bench) -> None:
    # 3 dice fell what has 1 health 26 times in 27; what has 5 health hardly ever falls without more dice.
    def first(health: int) -> str:
        state = delve(
            hero("bulwark", (2, -1), worn=("fire_flask",)),
            tiles=(gallery(bench),),
            enemies=(foe(bench.chip(5, health=health), (3, -1)),),
        )
        view, moves = GAME.view(state, 0), list(GAME.legal(state, 0))
        return str(GAME.advise(view, moves, Dice(KeyedSource("told")))[0].move)

    assert first(1) == "attack P20"
    assert first(5) == "use fire_flask"


@pytest.mark.rule("SKY-G24")
@pytest.mark.rule("SKY-G24", "SKY-G51")
def test_a_last_round_in_which_no_shard_is_in_reach_says_so_and_names_no_goal(bench: Bench) -> None:
    # Galleries at columns 2 to 5 and 6 to 9 and a third at 10 to 13, where the last shard lies. No door is left.
    rows = [Laid(bench.tile("gallery", ()), 0, at) for at in ((2, -1), (6, -1), (10, -1))]
    lying = lies(rows[2].tile, bench.card("gallery", shards=1))
    state = delve(hero("bulwark", (5, -1)), tiles=tuple(rows), beside=(lying,), required=1)
    # Round 7 takes 2 health of the Bulwark, who walks 2 times 3 steps: from column 5 the shard is 5 away, from 3 it is 7.
    state = replace(state, round=6, heroes=(replace(state.heroes[0], health=2, exhaustion=1),))
    wins = (
        "Round 6: you have 0 of 1 shards. Ada falls when round 7 begins unless healed: with the last shard by then you win."
    )
    lost = "Round 6: you have 0 of 1 shards. You can hardly win any more: Retreat ends it."
    far = replace(state, heroes=(replace(state.heroes[0], at=(3, -1)),))
    blocked = replace(state, enemies=(foe(bench.chip(5, health=3), (8, -1)),))
    assert GAME.status(GAME.view(state, None)) == wins and GAME.aim(GAME.view(state, None)) != ""
    assert GAME.status(GAME.view(far, None)) == lost and GAME.aim(GAME.view(far, None)) == ""
    assert "hardly win" in GAME.status(GAME.view(blocked, None)), "no one walks through an enemy"


def test_a_delve_that_is_won_warns_of_no_further_round(bench: Bench) -> None:
    corridor = delve(hero("bulwark", (2, -1)), hero("mender", (1, 0)), tiles=(gallery(bench),))
    # Round 7 takes 2 health (1 in round 6, 1 more in each).
    weak = replace(corridor, round=6, heroes=tuple(replace(each, health=2, exhaustion=1) for each in corridor.heroes))
    leave = "You can hardly win any more: Retreat ends it."
    assert GAME.status(GAME.view(weak, None)) == f"Round 6: you have 0 of 3 shards. {leave}", "the gravest warning alone"
    leaving = GAME.choice(GAME.view(weak, 0), Retreat())
    assert leaving.weight == "plain", "0 rounds are left for 3 shards: to end it is a button"
    # Ada with 12 stands in round 9 too (2 + 3 + 4).
    fresh = replace(weak, heroes=(replace(weak.heroes[0], health=12), replace(weak.heroes[1], health=9, exhaustion=0)))
    assert "Exhaustion" not in GAME.status(GAME.view(fresh, None)), "later the picture warns of it"
    first = GAME.status(GAME.view(replace(fresh, round=5), None))
    assert "Exhaustion takes up to 2 health from each of you after this round, and 1 more each round." in first, (
        "Bob loses 1"
    )
    # Ada with 9 falls in round 9 (2 + 3 + 4), Bob before her: rounds 6, 7 and 8 are left.
    near = replace(weak, facedown=("a",), heroes=(replace(weak.heroes[0], health=9), weak.heroes[1]))
    falls = "Round 6: you have 1 of 3 shards. Bob falls when round 7 begins unless healed."
    assert GAME.status(GAME.view(near, None)) == falls
    # With Ada at 2 all fall to round 7: who has two of three shards by then wins with the last.
    both = replace(weak, facedown=("a",), required=2)
    assert GAME.status(GAME.view(both, None)) == (
        "Round 6: you have 1 of 2 shards. "
        "Ada and Bob fall when round 7 begins unless healed: with the last shard by then you win."
    )
    near = replace(near, heroes=(near.heroes[0], replace(weak.heroes[1], health=9)))
    few = "Round 6: you have 1 of 3 shards. At most 3 rounds are left to get 2 more, unless you heal."
    assert GAME.status(GAME.view(near, None)) == few
    far = replace(near, heroes=(replace(weak.heroes[0], health=10), near.heroes[1]))
    assert "At most" not in GAME.status(GAME.view(far, None)), "she stands in round 9 too"
    won = GAME.status(GAME.view(replace(weak, phase="over", result="won"), None))
    assert won == "Round 6: you have 0 of 3 shards."
