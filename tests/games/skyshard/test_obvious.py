"""What is made at once for a player with nothing else to do, and what is left to them all the same."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.core.verbs import Choose, Pass
from engine.games.skyshard.game import GAME
from engine.games.skyshard.rules import explore
from engine.games.skyshard.rules.shifting import helps, shifts
from engine.games.skyshard.state.board import board
from engine.games.skyshard.state.moves import Place
from engine.games.skyshard.state.options import Options
from engine.games.skyshard.state.state import Cache, Camp, State, Turn
from engine.maps.hexes import neighbours
from tests.games.skyshard.build import (
    NAMES,
    ROW_DOORS,
    Bench,
    delve,
    faces,
    foe,
    gallery,
    hero,
    legal,
    play,
    sensible,
    turn_of,
)

HERE, AHEAD = (2, -1), (3, -1)


@pytest.fixture
def struck(bench: Bench) -> State:
    """A Bulwark in a gallery who has walked and then felled the only enemy; a Mender who comes next."""
    state = delve(hero("bulwark", HERE), hero("mender", (1, 0)), tiles=(gallery(bench),), turn=Turn(0, moves=1))
    state = replace(state, enemies=(foe(bench.chip(1, health=1), AHEAD),))
    state, _ = play(state, "attack P20", draws=faces(6, 6, 6))
    return state


@pytest.mark.rule("SKY-G25", "SKY-G67")
def test_a_turn_in_which_nothing_is_left_to_do_ends(struck: State) -> None:
    assert [str(move) for move in GAME.legal(struck, 0)] == ["ask N20 come", "ask N20 hold", "pass", "retreat"]
    assert GAME.obvious(struck, 0) == Pass()
    after, events = play(struck, "pass", seat=0)
    assert GAME.tell(GAME.view(after, None), events) == "Ada is done."
    assert GAME.turn(after) == (1,) and GAME.obvious(after, 1) is None, "the Mender may do all sorts of things"


@pytest.mark.rule("SKY-G51", "SKY-G67")
def test_every_turn_ends_once_no_enemy_can_keep_the_party_from_winning(bench: Bench) -> None:
    far = delve(hero("bulwark", HERE), hero("mender", (1, 0), 1, health=5), tiles=(gallery(bench),), turn=Turn(0))
    won = replace(far, taken=tuple(bench.card("gallery", shards=1) for _ in range(3)))
    assert GAME.obvious(won, 0) == Pass() and GAME.obvious(far, 0) is None, "nothing may keep a won round open"
    beset = replace(won, enemies=(foe(bench.chip(5, dice=2), AHEAD),))
    assert GAME.obvious(beset, 0) == Pass(), "4 damage at most fells neither of them"
    weak = replace(beset, heroes=tuple(replace(item, health=4) for item in beset.heroes))
    assert GAME.obvious(weak, 0) is None, "either could fall, so there may be something to do about it"
    safe = replace(beset, heroes=(weak.heroes[0], replace(beset.heroes[1], health=9)))
    assert GAME.obvious(safe, 0) == Pass(), "one who stands is enough"
    alone = replace(won, names=won.names[:1], heroes=won.heroes[:1])
    assert GAME.obvious(alone, 0) is None, "no others wait for who delves alone"
    assert GAME.obvious(replace(beset, camp=Camp()), 0) is None, "in a campaign a relic may be worth a turn"


@pytest.mark.rule("SKY-G25")
def test_it_does_not_while_an_enemy_is_in_reach_for_another_fatigue(bench: Bench, struck: State) -> None:
    near = replace(struck, enemies=(foe(bench.chip(1), AHEAD),))
    assert legal(near, "attack", seat=0) == ["P20"] and GAME.obvious(near, 0) is None
    tired = replace(near, heroes=(replace(near.heroes[0], fatigue=3), near.heroes[1]))
    assert GAME.obvious(tired, 0) == Pass()


@pytest.mark.rule("SKY-G25", "SKY-G67")
def test_a_press_that_ends_the_turn_says_so(bench: Bench) -> None:
    def label_of(state: State, text: str) -> str:
        return GAME.choice(GAME.view(state, 0), GAME.read(state, 0, text)).label

    state = delve(hero("bulwark", HERE), hero("mender", (1, 0)), tiles=(gallery(bench),), turn=Turn(0, moves=1, left=1))
    fight = replace(state, enemies=(foe(bench.chip(1, health=1), AHEAD),))
    assert label_of(fight, "attack P20").endswith(": 29 in 30, ends turn")
    assert label_of(fight, "finish P20").endswith(": 99 in 100, ends turn")
    two = replace(fight, enemies=(*fight.enemies, foe(bench.chip(1), (1, -1), 1)))
    assert "ends turn" not in label_of(two, "attack P20"), "the enemy behind can be struck for 1 fatigue"
    tired = replace(two, heroes=(replace(two.heroes[0], fatigue=2), two.heroes[1]), turn=Turn(0, moves=1, attacks=1))
    blow = GAME.choice(GAME.view(tired, 0), GAME.read(tired, 0, "attack P20"))
    assert blow.label.endswith(", 1 fatigue, ends turn"), "with 3 fatigue no more blow follows, and no step is left"
    assert blow.detail.endswith(", ends turn")
    # From O20 it is 3 steps to R21, whose door can be explored; Q21 is a step short of it.
    walked = replace(state, turn=Turn(0, moves=1, left=0), heroes=(hero("bulwark", (1, -1)), state.heroes[1]))
    assert label_of(walked, "move Q21") == "Move to Q21, towards door A, ends turn"
    assert label_of(walked, "move P20") == "Move to P20: 2 steps", "every walk is a second move"
    assert label_of(state, "move P20").startswith("Move to P20: 1 step"), "a second move is left"
    mender = (hero("mender", HERE, health=5), hero("bulwark", (1, 0), 1))
    done = replace(state, heroes=mender, turn=Turn(0, moves=2, left=0))
    assert label_of(done, "heal O20") == "Heal Ada by 2, to 7 of 9, ends turn"


@pytest.mark.rule("SKY-G25")
def test_a_turn_ends_with_its_last_walk_unless_the_round_would_end_too(bench: Bench) -> None:
    state = delve(hero("bulwark", HERE), hero("mender", (1, 0)), tiles=(gallery(bench),), turn=Turn(0, moves=1, left=0))
    walked, _ = play(state, "move R21")
    assert turn_of(walked).left == 0 and turn_of(walked).moves == 2
    assert GAME.obvious(walked, 0) is None
    shut = replace(walked, turn=replace(turn_of(walked), door=False))
    assert [str(move) for move in GAME.legal(shut, 0)][2:] == ["pass", "retreat"] and GAME.obvious(shut, 0) == Pass()
    # The round would end with it: the enemy would strike, and nothing could be taken back.
    last = replace(shut, heroes=(shut.heroes[0], replace(shut.heroes[1], at=None, fell=(1, 0))))
    at = last.heroes[0].at
    assert at is not None
    near = next(cell for cell in neighbours(at) if cell in board(last.tiles).owner)
    assert GAME.obvious(replace(last, enemies=(foe(bench.chip(1), near),)), 0) is None
    assert GAME.obvious(last, 0) == Pass(), "no enemy threatens"


@pytest.mark.rule("SKY-014", "SKY-G38")
def test_an_explore_action_ends_the_turn_unless_something_may_be_put_elsewhere(bench: Bench) -> None:
    hall = bench.tile("hall", [(-1, 0), (1, 0)], caches=[(0, -1), (-1, 1)])
    start = delve(
        hero("bulwark", AHEAD),
        hero("mender", (1, 0)),
        tiles=(gallery(bench),),
        deck=(bench.card("hall", common=1), "1"),
        stacks={"hall": (hall,)},
    )
    asked, _ = play(start, "explore A")
    ways = legal(asked, "place", seat=0)
    assert len(ways) > 1 and GAME.obvious(asked, 0) is None, "how the tile lies is a choice"
    ends = set()
    for way in ways:
        laid, _ = play(asked, f"place {way}")
        useful = any(helps(laid, found) for found in shifts(laid))
        assert (GAME.obvious(laid, 0) is None) == useful, "what only may lie as far as it does keeps no turn open"
        ends.add((useful, bool(legal(laid, "choose", seat=0))))
    assert {(False, True), (False, False)} <= ends


@pytest.mark.rule("SKY-049")
def test_a_tile_that_fits_in_one_way_is_laid(monkeypatch: pytest.MonkeyPatch, bench: Bench) -> None:
    state = delve(
        hero("bulwark", AHEAD),
        tiles=(gallery(bench),),
        deck=(bench.card("gallery"), "1"),
        stacks={"gallery": (bench.tile("gallery", ROW_DOORS),)},
    )
    asked, _ = play(state, "explore A")
    ways = explore.fits
    monkeypatch.setattr(explore, "fits", lambda *given: ways(*given)[:1])
    assert legal(asked, "place") == ["1"] and GAME.obvious(asked, 0) == Place("1")


@pytest.mark.rule("SKY-G21")
def test_the_one_who_chooses_last_of_four_has_no_choice() -> None:
    state, _ = GAME.new(Setup(NAMES, Options()), Dice(KeyedSource("last")))
    for seat, kind in enumerate(("mender", "bulwark", "picklock")):
        assert all(GAME.obvious(state, other) is None for other in GAME.turn(state))
        state, _ = play(state, f"choose {kind}", seat=seat)
    assert GAME.obvious(state, 3) == Choose("trailfinder")
    state, _ = play(state, "choose trailfinder", seat=3)
    assert all(GAME.obvious(state, seat) is None for seat in range(4)), "the entrance is asked for"


@pytest.mark.rule("SKY-G52")
def test_who_may_yet_want_to_leave_with_the_round_is_waited_for(struck: State) -> None:
    alone = replace(struck, names=("Ada",), heroes=struck.heroes[:1])
    assert GAME.obvious(alone, 0) == Pass()
    assert GAME.obvious(replace(alone, objective="uncover"), 0) is None, "leaving is how one wins there"
    wanted = replace(struck, retreating=(1,))
    assert GAME.obvious(wanted, 0) == Pass(), "Bob has his turn, and the round goes on"
    last = replace(wanted, heroes=(struck.heroes[1], struck.heroes[0]), turn=replace(turn_of(struck), hero=1))
    assert GAME.obvious(last, 0) is None
    fallen = replace(wanted, heroes=(struck.heroes[0], replace(struck.heroes[1], at=None, fell=(1, 0))))
    assert GAME.obvious(fallen, 0) is None


@pytest.mark.rule("SKY-G43")
def test_a_relic_that_could_be_used_keeps_a_turn_open_and_one_that_could_be_put_away_does_not(struck: State) -> None:
    def carrying(relic: str) -> State:
        return replace(struck, heroes=(replace(struck.heroes[0], worn=(relic,), health=3), struck.heroes[1]))

    assert legal(carrying("salve_tin"), "use") == ["salve_tin"] and GAME.obvious(carrying("salve_tin"), 0) is None
    assert legal(carrying("oak_charm"), "stow") == ["oak_charm"] and GAME.obvious(carrying("oak_charm"), 0) == Pass()


@pytest.mark.rule("SKY-G101", "SKY-G42")
def test_each_roll_at_a_lock_is_left_to_its_player(struck: State) -> None:
    tired = replace(struck.heroes[0], fatigue=3)
    state = replace(struck, heroes=(tired, struck.heroes[1]), caches=(Cache(HERE, "common"),), turn=Turn(0, lock=True))
    state, _ = play(state, "open", draws=faces(1, 2, 3, 6, 6, 6))
    assert [str(move) for move in GAME.legal(state, 0)] == ["roll", "crack", "pass", "retreat"]
    assert GAME.obvious(state, 0) is None, "2 rolls are left, and nothing else helps"
    last, _ = play(state, "roll", draws=faces(6, 6, 6))
    assert [str(move) for move in GAME.legal(last, 0)] == ["roll", "pass", "retreat"] and GAME.obvious(last, 0) is None


@pytest.mark.parametrize("options", [Options(), Options("uncover"), Options(adventurers=2)])
def test_it_is_legal_and_follows_from_what_everyone_knows(options: Options) -> None:
    made = 0
    for number in range(6):
        dice = Dice(KeyedSource(f"obvious {number}"))
        state, _ = GAME.new(Setup(("Ada", "Bob"), options), dice)
        while seats := GAME.turn(state):
            move = GAME.obvious(state, seats[0])
            assert GAME.obvious(GAME.view(state, None).state, seats[0]) == move
            if move is not None:
                made += 1
                assert move in list(GAME.legal(state, seats[0]))
            state, _ = GAME.apply(state, seats[0], move or sensible(state, seats[0]), dice)
    assert made > 5
