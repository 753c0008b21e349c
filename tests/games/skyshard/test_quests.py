"""Scenarios (SKY-G90 to SKY-G99): each ruling with numbers worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.content import meaning
from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.core.options import read_options
from engine.core.scene import Look
from engine.games.skyshard.game import GAME
from engine.games.skyshard.rules.events import finds
from engine.games.skyshard.rules.progress import Delve
from engine.games.skyshard.rules.rounds import begin as begin_round
from engine.games.skyshard.state.content import SCENES, chip_named, foe, scenario
from engine.games.skyshard.state.moves import Open
from engine.games.skyshard.state.options import Options
from engine.games.skyshard.state.quests import ease, guard_of
from engine.games.skyshard.state.state import (
    ENTRANCE,
    Beside,
    Cache,
    Dial,
    Ending,
    Enemies,
    Enemy,
    Errand,
    Friend,
    Laid,
    Settling,
    State,
    Turn,
    flooded,
    searching,
    stamina,
)
from engine.games.skyshard.state.terrain import explorable, lockable

from .build import Bench, delve, faces, gallery, hero, kinds, legal, play, refused, run, turn_of


def quest(scene: str, *heroes: Any, **fields: Any) -> State:
    """Return a delve of a scenario as it begins, but for what is given."""
    known = scenario(scene)
    assert known is not None
    given = {"objective": scene, "required": len(known.mark), "errand": Errand(gate=known.gate[len(heroes) - 1]), **fields}
    return delve(*heroes, **given)


def begun(state: State) -> State:
    """Return a state with the round after its own begun."""
    under_way = Delve(state, None)  # type: ignore[arg-type]  # nothing is drawn
    begin_round(under_way)
    return under_way.state


def test_every_scenario_tells_its_numbers_in_its_rules() -> None:
    for scene in SCENES:
        known = scenario(scene)
        assert known is not None
        for party in range(1, 5):
            lines = known.told_to(party, str)
            told = " ".join(lines)
            assert 2 <= len(lines) <= 3 and max(map(len, lines)) <= 124, scene
            for number in (len(known.mark), known.last, known.water, known.gate[party - 1], *known.shapes.values()):
                assert not number or str(number) in told, (scene, number)
        waves = [moment.round for moment in known.moment if moment.wave]
        assert all(str(number) in told for number in waves), scene
        assert all("{round}" in text for text in (known.won, known.lost, known.late) if text), scene


@pytest.mark.rule("SKY-G90")
def test_a_scenario_brings_its_own_number_and_is_won_when_all_is_done_as_a_round_ends(bench: Bench) -> None:
    card = bench.card("gallery", shards=1)
    room = gallery(bench)
    state = quest("chart", hero("bulwark", (1, 0)), tiles=(room,), beside=(Beside(room.tile, card),), facedown=("a",))
    after, events = play(state, "move O20")
    assert "found" in kinds(events) and "shard" not in kinds(events)
    assert after.taken == (card,) and after.required == 2
    assert "you have 2 of 2 lookouts." in GAME.status(GAME.view(after, 0))
    # Both lookouts are found, and no shape lies there.
    ended, _ = run(replace(after, turn=None, agenda=(Ending(),)))
    assert ended.phase == "delve" and ended.round == 2
    rooms = [bench.tile(shape, [(0, 0)]) for shape in ("bend", "chamber", "hall") for _ in range(2)]
    laid = tuple(Laid(tile, 0, (20 * number, 30)) for number, tile in enumerate(rooms))
    ended, events = run(replace(after, turn=None, agenda=(Ending(),), tiles=(*after.tiles, *laid)))
    assert ended.result == "won" and events[-1].rules == ("SKY-G90", "SKY-G52")


@pytest.mark.rule("SKY-G90")
def test_a_retreat_from_a_scenario_wins_nothing() -> None:
    state = quest("vault", hero("bulwark", (1, 0)), retreating=(0,), turn=None, agenda=(Ending(),))
    ended, events = run(state)
    assert ended.result == "retreat"
    assert "**Turned back in round 1.** “Three Sisters' Vault” waits" in GAME.tell(GAME.view(ended, 0), events)


@pytest.mark.rule("SKY-G91")
def test_exhaustion_comes_when_the_scenario_says_so_and_after_the_last_round_it_is_lost() -> None:
    state = quest("rescue", hero("bulwark", (1, 0)), round=6)
    assert scenario("rescue").calm == (7, 7, 7, 7) and begun(state).heroes[0].health == 12  # type: ignore[union-attr]
    assert begun(replace(state, round=7)).heroes[0].health == 11
    race = quest("race", hero("bulwark", (1, 0)), turn=None, agenda=(Ending(),))
    assert scenario("race").last == 9  # type: ignore[union-attr]
    ended, events = run(replace(race, round=9))
    assert ended.result == "lost" and events[-1].facts["late"] is True and events[-1].rules == ("SKY-G91",)
    assert run(replace(race, round=8))[0].phase == "delve"


@pytest.mark.rule("SKY-G91", "SKY-G97")
def test_what_a_scenario_has_for_one_alone_is_for_one_alone() -> None:
    alone, two = (quest("chart", *(hero("bulwark", (1, 0)), hero("mender", (0, 0)))[:party], round=7) for party in (1, 2))
    # Alone the chart has a round of calm more: 8 instead of 6, so the eighth takes nothing; of two it takes 1 from 12.
    assert (begun(alone).heroes[0].health, begun(two).heroes[0].health) == (12, 11)
    held = quest("siege", hero("bulwark", (1, 0)))
    assert held.errand is not None and held.errand.gate == 12 and ease(held) == -2
    assert (
        "the gate can take 12 more blows." in GAME.status(GAME.view(held, 0))
        and "It stands 12 blows." in scenario("siege").told_to(1, str)[2]
    )  # type: ignore[union-attr]


def test_nothing_speaks_of_shards_where_something_else_is_sought(bench: Bench) -> None:
    state, shard = quest("siege", hero("bulwark", (1, 0))), bench.card("gallery", shards=1)
    told = [
        finds.Peeked("Bucket", "nook", 1, "siege"),
        finds.Peeked("Bucket", "nook", 0, "siege"),
        finds.Explored("Ada", "A", "N20", shard, gallery(bench).tile, "gallery", "siege"),
    ]
    first, second, third = (GAME.tell(GAME.view(state, 0), [item.told()]) for item in told)
    assert first == "Whichever door opens next: the card “Bucket”, a nook, 1 beam."
    assert second == "Whichever door opens next: the card “Bucket”, a nook, no beam."
    assert third.endswith("(gallery)."), "the card tells of a shard that is none here"
    assert refused(replace(state, facedown=("a", "b")), "explore A").words.startswith("Every beam of this delve")


@pytest.mark.rule("SKY-G92")
def test_a_burden_takes_a_stamina_and_is_put_down_by_ending_a_turn_on_the_entrance(bench: Bench) -> None:
    card, room = bench.card("gallery", shards=1), gallery(bench)
    state = quest("siege", hero("bulwark", (1, 0)), tiles=(room,), beside=(Beside(room.tile, card),))
    assert stamina(state, 0) == 3
    state, events = play(state, "move O20")
    assert kinds(events)[1:] == ["found", "carries"] and state.heroes[0].burdens == (card,)
    assert stamina(state, 0) == 2
    state = replace(state, heroes=(replace(state.heroes[0], at=(1, 0)),))
    state, events = play(state, "pass")
    assert "delivered" in kinds(events) and state.heroes[0].burdens == ()
    assert state.errand is not None and state.errand.home == 1


@pytest.mark.rule("SKY-G92")
def test_the_one_who_falls_drops_a_burden_for_the_next_to_enter(bench: Bench) -> None:
    card, room = bench.card("gallery", shards=1), gallery(bench)
    heroes = (hero("bulwark", (3, -1), health=1, burdens=(card,)), hero("mender", (1, 0)))
    state = quest("siege", *heroes, tiles=(room,), taken=(card,))
    under_way = Delve(state, None)  # type: ignore[arg-type]
    under_way.hurt_hero(0, 1)
    state = replace(under_way.state, turn=Turn(1))
    assert state.beside == (Beside(room.tile, card),) and state.taken == ()
    assert state.errand is not None and state.errand.loose == (card,)
    state, events = play(state, "move O20")
    assert kinds(events)[1:] == ["carries"], "it is nothing new"
    assert state.heroes[1].burdens == (card,) and state.errand is not None and state.errand.loose == ()


@pytest.mark.rule("SKY-G93")
def test_a_cage_lies_farthest_from_its_finder_and_can_be_tried_again(bench: Bench) -> None:
    card, room = bench.card("gallery", shards=1), gallery(bench)
    state = quest("rescue", hero("trailfinder", (1, 0)), tiles=(room,), beside=(Beside(room.tile, card),), facedown=("a",))
    state, events = play(state, "move O20")
    assert state.caches == (Cache((5, -1), "lock"),) and state.errand is not None
    assert state.errand.locks == (Dial((5, -1), 0, card),) and "dial_read" in kinds(events)
    assert legal(state, "visit") == ["R21"]
    # The code is 1 1 1; three rolls of nothing but sixes, and 1 fatigue.
    state, events = play(state, "visit R21", draws=faces(1, 1, 1, *[6] * 3))
    state, events = play(state, "crack", draws=faces(*[6] * 6))
    assert kinds(events)[-1] == "stuck" and state.heroes[0].fatigue == 1 and len(state.caches) == 1
    assert refused(state, "open").rule == "SKY-G42", "one has to step up again"
    again = replace(state, turn=replace(turn_of(state), lock=True))
    after, events = play(again, "open", draws=faces(1, 2, 3, 3, 2, 1))
    assert kinds(events)[-2:] == ["unlocked", "carries"] and after.caches == ()
    assert after.heroes[0].burdens == (card,)


@pytest.mark.rule("SKY-G94")
def test_dials_are_opened_in_the_order_that_is_drawn_as_they_are_found(bench: Bench) -> None:
    card, room = bench.card("gallery", shards=1), gallery(bench)
    first = Errand((Dial((0, 0), 2),))
    given = {"tiles": (room,), "beside": (Beside(room.tile, card),), "caches": (Cache((0, 0), "lock"),), "errand": first}
    state = quest("vault", hero("trailfinder", (1, 0)), **given)
    assert lockable(state) == ()
    state, events = play(state, "move O20", draws=(1,))
    assert events[-1].facts["number"] == 3, "of 1 and 3, for the second is at the gate"
    assert lockable(state) == (), "its turn has not come"
    at_it = replace(state, heroes=(replace(state.heroes[0], at=(5, -1)),))
    assert refused(at_it, "open").rule == "SKY-G94"
    assert state.errand is not None
    due = replace(state, errand=replace(state.errand, opened=1))
    assert lockable(due) == ((0, 0),)
    here = replace(due, heroes=(replace(due.heroes[0], at=(0, 0)),), turn=replace(turn_of(due), lock=True))
    dial = GAME.choice(GAME.view(here, 0), Open())
    assert dial.label.startswith("Open the dial here: ") and dial.detail.startswith("Try the lock here")
    assert GAME.as_if(GAME.view(replace(due, heroes=(replace(due.heroes[0], at=(0, 0)),)), 0)).turn.lock  # type: ignore[union-attr]


@pytest.mark.rule("SKY-G94")
def test_one_dial_of_the_vault_is_at_the_gate_and_known_from_the_first() -> None:
    state, events = GAME.new(Setup(("Ada",), read_options(Options, {"objective": "vault"})), Dice(KeyedSource("key")))
    assert state.caches == (Cache((0, 0), "lock"),) and state.errand is not None
    (lock,) = state.errand.locks
    assert lock.number in (1, 2, 3) and events[-1].facts == {
        "who": "",
        "scene": "vault",
        "at": "M20",
        "number": lock.number,
    }


@pytest.mark.rule("SKY-G95")
def test_water_takes_the_oldest_tiles_one_more_each_round(bench: Bench) -> None:
    rooms = (gallery(bench), gallery(bench, (6, -1)))
    state = quest("race", hero("trailfinder", (1, 0)), tiles=rooms)
    names = (ENTRANCE, rooms[0].tile, rooms[1].tile)
    assert [flooded(replace(state, round=number)) for number in (2, 3, 4, 5)] == [(), names[:1], names[:2], names]
    assert state.errand is not None
    place = replace(state, round=5, errand=replace(state.errand, place=rooms[0].tile))
    assert flooded(place) == (ENTRANCE, rooms[1].tile), "the place stays dry"
    # Stamina 4 takes a Trailfinder 4 hexes over dry ones, and 2 in the water.
    moving = Turn(0, moves=1, left=4, attacks=1)
    assert "R21" in legal(replace(state, turn=moving), "move")
    wet = legal(replace(state, round=4, turn=moving), "move")
    assert "P20" in wet and "Q21" not in wet
    ended, events = run(replace(state, round=3, turn=None, agenda=(Ending(),)))
    assert kinds(events)[0] == "soaked" and ended.heroes[0].health == 8


@pytest.mark.rule("SKY-G96")
def test_all_who_stand_have_to_be_at_the_place(bench: Bench) -> None:
    room = gallery(bench)
    down = hero("mender", None, health=0, fell=(3, -1))
    party = (hero("bulwark", (2, -1)), hero("trailfinder", (5, -1)), down)
    given = {"tiles": (room,), "facedown": ("a", "b"), "errand": Errand(place=room.tile), "turn": None}
    state = quest("race", *party, **given, agenda=(Ending(),))
    assert run(state)[0].result == "won"
    beside = replace(state, heroes=(replace(party[0], at=(1, 0)), *party[1:]))
    assert run(beside)[0].result == "won"
    late = replace(state, heroes=(replace(party[0], at=(0, 0)), *party[1:]))
    assert run(late)[0].phase == "delve"


@pytest.mark.rule("SKY-G97")
def test_a_wave_comes_in_at_the_entrance_and_batters_the_gate_where_it_can_strike_no_one(bench: Bench) -> None:
    room = gallery(bench)
    state = quest("siege", hero("bulwark", (5, -1)), hero("mender", (4, -1)), tiles=(room,), round=2, bags=((0, 1, 2), ()))
    state = begun(state)
    assert [(enemy.at, chip_named(enemy.chip).level) for enemy in state.enemies] == [((0, 0), 1), ((0, -1), 1)]
    after, events = run(replace(state, turn=None, agenda=(Enemies((0, 1)), Ending())))
    assert kinds(events)[:2] == ["battered", "battered"]
    assert after.errand is not None and after.errand.gate == 5, "7 less one for each"
    assert state.errand is not None
    last = replace(state, errand=replace(state.errand, gate=1), turn=None, agenda=(Enemies((0,)), Ending()))
    ended, events = run(last)
    assert ended.result == "lost" and events[-1].facts["late"] is True


def guarded(phase: int, *heroes: Any, at: tuple[int, int] = (4, -1), **fields: Any) -> State:
    """Return a delve in which the guardian stands on the gallery that it rose on."""
    chip = foe("guardian", phase, len(heroes))
    boss = Enemy(0, chip, -1, at, chip_named(chip).health)
    errand = Errand(place=fields["tiles"][0].tile, phase=phase)
    return quest("guardian", *heroes, enemies=(boss,), errand=errand, deployed=1, facedown=("a", "b"), **fields)


@pytest.mark.rule("SKY-G98")
def test_each_phase_of_the_guardian_has_its_weakness(bench: Bench) -> None:
    room, other = gallery(bench), gallery(bench, (6, -1))
    pair = (hero("bulwark", (3, -1)), hero("mender", (5, -1)))
    slate = guarded(1, *pair, tiles=(room, other))
    boss = slate.enemies[0]
    assert chip_named(boss.chip).guard == 2 and guard_of(slate, boss) == 0, "both stand beside it"
    assert guard_of(replace(slate, heroes=(pair[0], replace(pair[1], at=(7, -1)))), boss) == 2
    alone = replace(slate, heroes=(pair[0], hero("mender", None, 1, health=0, fell=(5, -1))))
    assert guard_of(alone, boss) == 0, "all who stand"
    assert guard_of(replace(alone, friend=Friend("hound", 4, (1, 0))), boss) == 2, "the hound could be there too"
    ivy = guarded(2, *pair, tiles=(room, other))
    assert guard_of(ivy, ivy.enemies[0]) == 1
    assert guard_of(ivy, replace(ivy.enemies[0], at=(6, -1))) == 0
    brass = guarded(3, *pair, tiles=(room, other))
    assert [guard_of(brass, brass.enemies[0], blows=blows) for blows in (0, 1, 2)] == [2, 0, 0]


@pytest.mark.rule("SKY-G98")
def test_the_guardian_rises_far_from_its_finder_and_in_each_phase_with_full_health(bench: Bench) -> None:
    card, room = bench.card("gallery", shards=1), gallery(bench)
    state = quest("guardian", hero("bulwark", (1, 0)), tiles=(room,), beside=(Beside(room.tile, card),), facedown=("a",))
    state, events = play(state, "move O20")
    (boss,) = state.enemies
    assert kinds(events)[-1] == "phase" and boss.at == (5, -1) and boss.pair == -1
    known = scenario("guardian")
    assert known is not None and boss.health == known.phase[0].health[0], "for a single adventurer"
    pair = (hero("bulwark", (3, -1)), hero("mender", (5, -1)))
    state = guarded(1, *pair, tiles=(room,))
    state = replace(state, enemies=(replace(state.enemies[0], health=3),))
    # 1 + 1 + 2 of three dice, and no guard.
    state, events = play(state, "attack Q21", draws=faces(3, 4, 6))
    assert kinds(events)[:2] == ["struck", "phase"] and events[0].facts["guard"] == 0
    assert (state.enemies[0].at, state.enemies[0].health) == ((4, -1), known.phase[1].health[1])
    state = guarded(3, *pair, tiles=(room,), turn=Turn(0, attacks=1))
    state = replace(state, enemies=(replace(state.enemies[0], health=2),))
    state, events = play(state, "attack Q21", draws=faces(3, 4, 1))
    assert kinds(events)[:2] == ["struck", "beaten"] and state.enemies == ()
    assert run(replace(state, turn=None, agenda=(Ending(),)))[0].result == "won"


@pytest.mark.rule("SKY-G98")
@pytest.mark.parametrize("phase", [1, 2, 3])
def test_a_guardian_is_on_the_sheet_and_in_the_story_of_its_attack(bench: Bench, phase: int) -> None:
    state = guarded(phase, hero("bulwark", (3, -1)), tiles=(gallery(bench),))
    known = chip_named(foe("guardian", phase, 1))
    sheet = GAME.sheet(GAME.view(state, None))
    assert f"({known.level}) at Q21, {known.health}/{known.health}." in sheet
    arrived = finds.Enemy(known.id, known.level, "Q21").told()
    assert f"({known.level})" in GAME.tell(GAME.view(state, None), (arrived,))


@pytest.mark.rule("SKY-G98", "SKY-G54")
def test_a_guardian_with_no_hex_left_is_gone_for_good(bench: Bench) -> None:
    room = gallery(bench)
    state = guarded(1, hero("bulwark", (1, 0)), tiles=(room,))
    full = [
        Enemy(number, state.enemies[0].chip, 0, cell, 1)
        for number, cell in enumerate([(0, -1), (0, 0), (0, 1), (1, -1)], 1)
    ]
    state = replace(state, enemies=(*state.enemies, *full), agenda=(Settling("enemy", 0, (4, -1), room.tile),))
    after, events = run(state)
    assert kinds(events) == ["beaten", "enemy_buried"] or kinds(events) == ["enemy_buried", "beaten"]
    assert after.errand is not None and after.errand.phase == 4


@pytest.mark.rule("SKY-G99")
def test_doors_stay_explorable_until_the_shapes_lie_there(bench: Bench) -> None:
    state = quest("chart", hero("bulwark", (1, 0)), tiles=(gallery(bench),), facedown=("a", "b"))
    assert searching(state) and explorable(state) == ((5, -1),)
    assert "lay 2 bends, 2 chambers and 2 halls" in GAME.aim(GAME.view(state, 0))
    plain = replace(state, objective="survey", errand=None)
    assert not searching(plain) and explorable(plain) == ()
    rooms = [bench.tile(shape, [(0, 0)]) for shape in ("bend", "chamber", "hall") for _ in range(2)]
    laid = tuple(Laid(tile, 0, (20 * number, 30)) for number, tile in enumerate(rooms))
    assert not searching(replace(state, tiles=(*state.tiles, *laid)))
    assert searching(replace(state, tiles=(*state.tiles, *laid[:-1]))), "one fell in"


@pytest.mark.rule("SKY-G90")
def test_the_lobby_calls_a_scenario_by_its_name_and_asks_for_no_number_of_shards() -> None:
    assert GAME.shown("objective", "siege") == "Bar the Gate"
    assert GAME.phrased("objective", "siege") == "“Bar the Gate”" and GAME.phrased("objective", "survey") == ""
    assert GAME.shown("companion", "lantern_bearer") == "lantern bearer"
    assert GAME.moot(Options(objective="siege"), False) == ("shards",) and GAME.moot(Options(), False) == ()
    assert {meaning("skyshard", "objective", scene) != "" for scene in SCENES} == {True}


@pytest.mark.rule("SKY-G90")
def test_a_lobby_says_a_scenarios_rules_for_as_many_as_sit_there() -> None:
    usual = "Explore a dark place tile by tile and bring home 3 star shards before exhaustion wins."
    assert GAME.briefed(Options(), 2) == f"{usual} Standard threat."
    assert GAME.briefed(Options(threat="hard"), 2) == usual, "it stands among what the host chose"
    siege = read_options(Options, {"objective": "siege"})
    assert "It stands 12 blows." in GAME.briefed(siege, 1) and "It stands 7 blows." in GAME.briefed(siege, 2)
    both = read_options(Options, {"objective": "siege", "adventurers": "2"})
    assert "It stands 7 blows." in GAME.briefed(both, 1), "two adventurers are no longer one alone"
    assert GAME.briefed(siege, 3).split()[:3] == ["Find", "2", "beams"]


@pytest.mark.rule("SKY-G92")
def test_who_carries_something_is_seen_in_the_picture_and_said_in_words(bench: Bench) -> None:
    room = gallery(bench)
    state = quest("rescue", hero("bulwark", (3, -1), burdens=("a",)), tiles=(room,), taken=("1",))
    scene = GAME.scene(GAME.view(state, 0), Look())
    assert scene.panel[0].counts == (("footprints", 1),)
    assert "Ada carries the boy." in scene.alt
    assert "Ada goes to the entrance with the boy" in GAME.aim(GAME.view(state, 0))


def test_what_follows_the_rules_of_a_scenario_begins_a_line_of_its_own() -> None:
    state, events = GAME.new(Setup(("Ada",), read_options(Options, {"objective": "vault"})), Dice(KeyedSource("key")))
    lines = GAME.tell(GAME.view(state, None), events).splitlines()
    assert [line[:2] for line in lines] == ["**", "- ", "- ", "- ", "Th"]
    assert lines[-1].startswith("The dial is at M20. It is the ")
