"""How a delve ends, and what happens when its cards run out."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core import capabilities
from engine.core.game import Outcome, refusal
from engine.core.recalling import Recollection, by_mover
from engine.games.skyshard.game import GAME
from engine.games.skyshard.rules.events import finds, units
from engine.games.skyshard.state.content import Effect, Trap
from engine.games.skyshard.state.moves import VERBS
from engine.games.skyshard.state.state import State, Turn, drawn, gained
from engine.games.skyshard.state.terrain import explorable
from engine.maps.hexes import label
from tests.games.skyshard.build import DOOR, Bench, delve, faces, foe, gallery, hero, kinds, lies, play, refused, run


def test_the_end_says_of_each_bot_what_its_last_turn_brought_in_their_order(bench: Bench) -> None:
    view = GAME.view(delve(*(hero("mender", (0, seat), seat) for seat in (-1, 0, 1))), None)
    found, annals = capabilities.memory(GAME), capabilities.annals(GAME)
    assert annals is not None and isinstance(found, Recollection)
    events = [
        finds.Relic("Bob", "comet_blade", "legendary", packed=False),
        units.Struck("Bob", bench.chip(), "R23", (6,), 2, 0, fell=True, left=0, tired=False),
        finds.Shard(who="Cy", card=bench.card("hall", shards=1), shards=1, gained=3, required=3, drawn=3, at="K18", foes=0),
    ]
    first, second = by_mover(found.only(annals.gains), view, [event.told() for event in events])
    assert first.startswith("Bob found the comet blade and felled 1 beast") and second == "Cy took 1 star shard."


@pytest.mark.rule("SKY-G50", "SKY-G52")
def test_with_every_shard_a_survey_is_won_even_if_all_agreed_to_leave() -> None:
    state = delve(hero("bulwark", (0, 0)), hero("mender", (0, 1), 1), facedown=("a", "b", "c"), retreating=(0, 1))
    state, _ = play(state, "pass")
    assert GAME.outcome(state) is None
    state, _ = play(state, "pass")
    assert GAME.outcome(state) == Outcome("won", (0, 1), (0, 0))


@pytest.mark.rule("SKY-G52", "SKY-G49", "SKY-G51")
def test_when_the_only_one_against_it_falls_those_who_stand_retreat_at_the_end_of_the_round(bench: Bench) -> None:
    biter = bench.chip(5, dice=2, health=4)
    state = delve(
        hero("bulwark", (0, -1)),
        hero("mender", (0, 1), 1, health=1),
        enemies=(foe(biter, (1, 0)),),
        objective="uncover",
        facedown=("a", "b"),
        turn=Turn(1),
        retreating=(0,),
    )
    state, events = play(state, "pass", draws=faces(6, 6))
    assert kinds(events) == ["waited", "enemy_struck", "fell", "ended"]
    assert GAME.outcome(state) == Outcome("retreat", (), (2, 2))


@pytest.mark.rule("SKY-G52", "SKY-G01")
def test_a_player_with_one_of_two_adventurers_down_still_agrees_to_the_retreat(bench: Bench) -> None:
    state = delve(
        hero("bulwark", (0, -1)),
        hero("mender", (0, 1), 0, health=1),
        names=("Ada",),
        enemies=(foe(bench.chip(5, dice=1), (1, 0)),),
        turn=Turn(1, over=True),
        retreating=(0,),
    )
    state = replace(state, heroes=tuple(replace(item, seat=0) for item in state.heroes))
    state, events = run(state, draws=faces(6))
    assert kinds(events) == ["enemy_struck", "fell", "ended"]
    assert state.result == "retreat"


@pytest.mark.rule("SKY-G09", "SKY-G51", "SKY-G50")
def test_with_no_card_left_anywhere_the_shards_gained_win_at_the_end_of_the_round(bench: Bench) -> None:
    # The last card lies facedown as the second shard of 3: 2 are enough, but the round goes on.
    state = delve(hero("bulwark", DOOR), tiles=(gallery(bench),), deck=(bench.card("hall", shards=2),), facedown=("a",))
    state, events = play(state, "explore A")
    assert kinds(events) == ["no_tile", "supply_ended"]
    assert (state.required, drawn(state), gained(state)) == (2, 2, 2)
    assert state.phase == "delve"
    assert explorable(state) == ()
    state, _ = play(state, "pass")
    assert state.result == "won"


@pytest.mark.rule("SKY-G09")
def test_an_empty_deck_changes_nothing_while_there_are_discards(bench: Bench) -> None:
    state = delve(hero("bulwark", (0, 0)), discard=("1",))
    state, events = play(state, "pass")
    assert kinds(events) == ["waited", "round"]
    assert state.required == 3
    assert explorable(state) == ((1, -1), (1, 0))


@pytest.fixture
def last_trap(bench: Bench) -> State:
    """A delve in which every card is out, and the only one still to come back has a trap that no adventurer has met."""
    laid = gallery(bench)
    trap = bench.card("gallery", trap=Trap("Snare", (1, 2), 1, Effect("hurt", 2)))
    state = delve(hero("bulwark", (1, 0), fatigue=3), tiles=(laid,), beside=(lies(laid.tile, trap),), facedown=("a",))
    return replace(state, deck=())


@pytest.mark.rule("SKY-G09", "SKY-G44")
def test_while_a_trap_card_may_come_back_the_shards_required_stay_and_no_one_explores(last_trap: State) -> None:
    state, events = play(last_trap, "pass")
    assert kinds(events) == ["waited", "round"]
    assert (state.required, explorable(state)) == (3, ())
    assert refused(state, f"explore {label(DOOR)}").rule == "SKY-G09"
    assert refused(state, "dig").rule == "SKY-G09", "not that the map is sealed"
    why = refusal(GAME, state, 0, VERBS[0])
    assert (why.rule, why.words.partition(".")[0]) == ("SKY-G09", "No card is left to draw")


@pytest.mark.rule("SKY-G09", "SKY-G44")
def test_a_spent_trap_is_shuffled_into_a_new_deck_and_after_it_the_shards_drawn_are_enough(last_trap: State) -> None:
    # The trap goes off on the way in and its card to the discards. As no gallery is left it then lies facedown: 1 + 1.
    state, _ = play(last_trap, f"move {label((2, -1))}", draws=faces(6, 6))
    assert state.discard == (last_trap.beside[0].card,)
    assert (state.required, explorable(state)) == (3, (DOOR,))
    state, _ = play(state, "pass")
    state, events = play(state, "explore A")
    assert kinds(events) == ["reshuffled", "no_tile", "supply_ended"]
    assert (state.required, drawn(state), gained(state)) == (2, 2, 2)
    assert explorable(state) == ()


@pytest.mark.rule("SKY-G09")
@pytest.mark.parametrize(("stays", "enough"), [("shard", 2), ("environment", 1)])
def test_a_card_that_never_comes_back_keeps_no_one_waiting(bench: Bench, last_trap: State, stays: str, enough: int) -> None:
    # A shard is taken for good, and an environment lies there to the end, whatever becomes of the trap.
    trap = Trap("Snare", (1, 2), 1, Effect("hurt", 2))
    card = {
        "shard": bench.card("gallery", shards=1, trap=trap),
        "environment": bench.card("gallery", environment="mire", trap=trap),
    }[stays]
    state, events = play(replace(last_trap, beside=(lies(last_trap.tiles[1].tile, card),)), "pass")
    assert "supply_ended" in kinds(events)
    assert state.required == enough


@pytest.mark.rule("SKY-G24", "SKY-G50")
def test_a_party_that_lost_is_told_what_was_left_undone_and_what_to_do_next_time(bench: Bench) -> None:
    def told(round_: int, *, foes: int = 1, shard: bool = False) -> str:
        row = gallery(bench)
        biters = ((1, -1), (0, 0), (0, 1))[:foes]
        state = delve(
            hero("bulwark", (1, 0), health=1),
            tiles=(row,),
            names=("Ada",),
            beside=(lies(row.tile, bench.card("gallery", shards=1)),) if shard else (),
            enemies=tuple(foe(bench.chip(5, dice=2, health=4), at) for at in biters),
            turn=Turn(0, over=True),
        )
        state, events = run(replace(state, round=round_), draws=faces(6, 6))
        assert state.result == "lost"
        return GAME.tell(GAME.view(state, None), events)

    # The far door of the gallery is to be opened, and all 3 shards lie behind doors.
    assert "\n3 shards were still hidden, and 1 door was left to open." in told(2)
    assert "Next time" not in told(2), "one enemy is no crowd"
    assert "2 enemies with 10 levels still stood. Next time: fell them before you open the next door." in told(2, foes=2)
    # One tile lies beside the entrance.
    assert " Only 1 new tile lay there after 8 rounds. Next time: open two doors in a turn" in told(8, foes=2)
    # N20 is a door of the entrance, O20 across it the first hex of the gallery, and P20 the first without a door.
    assert "\nA shard lay at P20, its tile 1 step from one of you." in told(2, shard=True)
