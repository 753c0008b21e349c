"""Companions of people leave shards to them, the last one above all; a person has a turn before it is taken."""

from __future__ import annotations

from functools import partial

import pytest
from msgspec.structs import replace

from engine.core.bot_players import LEVELS, Level
from engine.core.verbs import MoveTo, Pass
from engine.games.skyshard.game import GAME
from engine.games.skyshard.player.company import Mind
from engine.games.skyshard.state.moves import Explore, Heal, Revive, Visit
from engine.games.skyshard.state.state import Laid, State, Turn
from engine.maps.hexes import label

from .build import AHEAD, ROW_DOORS, SINCE, Bench, does, foe, hero, lies, thought


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_shard_waits_for_no_one_while_a_turn_takes_it(bench: Bench, shard: State, level: Level) -> None:
    """Ada stands a step from its tile and has had her turn, Bob three steps with three to go: in round 10 both fall."""
    worn = tuple(replace(item, health=2, exhaustion=4) for item in shard.heroes)
    late = replace(shard, heroes=worn, turn=Turn(1, healed=True), round=9)
    for people in ((), (0,)):
        assert does(late, level, people) == MoveTo(label((2, -1)))
    beset = replace(late, enemies=(foe(bench.chip(5, health=3), (0, 0)),))
    walking = replace(beset, turn=Turn(1, moves=1, left=3, healed=True))
    assert does(walking, level) == MoveTo(label((2, -1))), "a blow would end the walk"
    fallen = replace(hero("bulwark", None), health=0, fell=(1, 1))
    beside = replace(late, heroes=(fallen, shard.heroes[1]), turn=Turn(1))
    assert Revive(label((1, 1))) in GAME.legal(beside, 1)
    assert does(beside, level) == MoveTo(label((2, -1))), "to bring Ada back would take the turn"


def test_a_shard_is_left_to_a_person_who_can_get_there_yet_this_round(bench: Bench, shard: State) -> None:
    """Bob in the doorway is a step from the tile of one shard of two, Ada three; both move 3 hexes or more."""
    other, near = Laid(bench.tile("gallery", ROW_DOORS), 0, AHEAD), shard.tiles[-1].tile
    state = replace(
        shard,
        tiles=(*shard.tiles, other),
        heroes=(hero("mender", (0, 1)), hero("bulwark", (1, -1), 1)),
        beside=(*shard.beside, lies(other.tile, bench.card("gallery", shards=1))),
        required=2,
    )
    first = thought(state, people=(1,))
    assert first.move != MoveTo(label((2, -1)))
    assert (first.mind.left, first.says) == ({near: 1}, "I make for the shard at P20."), (
        "from round 1 on; she goes for the other"
    )
    again = replace(first.mind, left={}, said=("to-a-shard",))
    assert thought(state, people=(1,), mind=again).says == "I leave the shard to you, Bob."
    last = replace(state, beside=state.beside[:1], taken=(state.beside[1].card,))
    assert thought(last, people=(1,)).says == "I leave the last shard to you, Bob."
    acted = replace(state, heroes=(hero("bulwark", (1, -1)), hero("mender", (0, 1), 1)), turn=Turn(1))
    assert does(acted, people=(0,)) != MoveTo(label((2, -1))), "she takes it next round: she is a step away"
    late = replace(acted, round=6)
    assert does(late, people=(0,)) == MoveTo(label((2, -1))), "she has had her turn, and rounds cost health now"


def test_the_last_shard_is_left_to_a_person_for_the_next_round_where_no_one_can_fall_until_then(
    bench: Bench, shard: State
) -> None:
    """Ada the Bulwark is a step from its tile and has had her turn. A level 5 with 2 dice deals 4 at most."""
    acted = replace(shard, turn=Turn(1, attacks=1))
    says = partial(thought, people=(0,), mind=SINCE)
    assert says(acted).says == "I leave the last shard to you, Ada."
    beset = replace(acted, enemies=(foe(bench.chip(5, dice=2), (2, -1)),))
    assert says(beset).says == "I leave the last shard to you, Ada.", "both have more than 4 health"
    weak = replace(beset, heroes=(replace(shard.heroes[0], health=3), shard.heroes[1]))
    assert says(weak).says == "", "3 health and a guard of 1 are no match for 4 damage"
    late = replace(acted, round=5, heroes=tuple(replace(item, health=1) for item in shard.heroes))
    assert says(late).says == "", "exhaustion takes 1 as round 6 begins"


def test_the_last_shard_is_left_for_two_rounds_to_a_person_whose_two_moves_get_there(far: State) -> None:
    """Ada's two moves of 3 steps get to the tile, which is 5 away."""
    assert does(far) == MoveTo("Q21"), "among themselves the nearer one fetches it, and the other comes along"
    found = thought(far, people=(0,), mind=SINCE)
    assert (found.says, found.mind.left) == ("I leave the last shard to you, Ada.", {far.tiles[-1].tile: 1})
    assert thought(replace(far, round=2), people=(0,), mind=found.mind).says == "", "it was said"
    assert thought(replace(far, round=3), people=(0,), mind=found.mind).says == "I make for the shard at T22."
    weak = replace(far, round=5, heroes=tuple(replace(item, health=1) for item in far.heroes))
    assert thought(weak, people=(0,), mind=SINCE).mind.left == {}, "exhaustion takes 1 as round 6 begins"


def test_the_last_shard_waits_for_a_turn_of_each_person_since_it_came_to_light(far: State) -> None:
    """It came to light in round 1, in Bob's turn, Cy acts after him: Ada's turn in round 2 is the first that counts."""
    party = replace(far, names=("Ada", "Bob", "Cy"), heroes=(*far.heroes, hero("picklock", (5, -1), 2)))
    # It was left to her two rounds before, so that it is not for her two moves any more.
    lit = Mind(lit=(1, 1), left={far.tiles[-1].tile: -1})
    assert does(replace(party, turn=Turn(2)), people=(0,)) != MoveTo(label(AHEAD)), "nor does Cy know since when"
    for round_, index, taken in ((1, 2, False), (2, 1, True), (2, 2, True)):
        found = thought(replace(party, round=round_, turn=Turn(index)), people=(0,), seat=index, mind=lit)
        assert (found.move == Pass()) is not taken, (round_, index)
    dying = replace(party, round=9, turn=Turn(2), heroes=(replace(party.heroes[0], health=1), *party.heroes[1:]))
    assert thought(dying, people=(0,), mind=Mind(lit=(9, 1))).says == "", "round 10 fells Ada before her turn"


def test_a_companion_ends_its_turn_with_the_last_shard_and_opens_one_door_a_turn(before: State, far: State) -> None:
    mine = replace(far, heroes=(far.heroes[0], replace(far.heroes[1], health=5)))
    lit = Mind(lit=(1, 1))
    assert does(far) == MoveTo("Q21"), "among themselves it goes on"
    found = [thought(replace(state, turn=Turn(1)), people=(0,), mind=lit).move for state in (far, mine)]
    assert found == [Pass(), Heal(label((1, 0)))], "it only guards itself"
    opened = Mind(opened=(1, 0))
    assert isinstance(thought(before, people=(1,)).move, Visit)
    assert not isinstance(thought(before, people=(1,), mind=opened).move, Visit | Explore)
    assert isinstance(thought(before, mind=opened).move, Visit), "among themselves nobody waits"


@pytest.mark.rule("SKY-G14")
def test_a_shard_is_left_for_two_rounds_to_a_person_whose_two_moves_get_there(bench: Bench, shard: State) -> None:
    """Ada the Bulwark has two moves of 3 steps. Bob stands a step from the tile of one shard of three."""
    near = shard.tiles[-1].tile
    state = replace(shard, heroes=(hero("bulwark", (0, -1)), hero("mender", (1, 0), 1)), turn=Turn(1), required=3, round=2)
    assert does(state) == MoveTo(label((2, -1))), "without people it is taken at once"
    left = thought(state, people=(0,))
    assert left.move != MoveTo(label((2, -1))) and left.mind.left == {near: 2}
    again = thought(replace(state, round=3), people=(0,), mind=left.mind)
    assert again.move != MoveTo(label((2, -1)))
    assert thought(replace(state, round=4), people=(0,), mind=left.mind).move == MoveTo(label((2, -1)))
    walled = replace(state, enemies=tuple(foe("gloom_rat", cell, at) for at, cell in enumerate([(0, 0), (1, -1)])))
    assert thought(walled, people=(0,)).mind.left == {}, "enemies shut her off"
