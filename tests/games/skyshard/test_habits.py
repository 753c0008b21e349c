"""What enemies with a habit do on their turn, and what the ground of other settings does."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.scene import Look
from engine.games.skyshard.game import GAME
from engine.games.skyshard.picture.modes import threatened
from engine.games.skyshard.player.dangers import endangered, menace
from engine.games.skyshard.speech.words import foe_numbers
from engine.games.skyshard.state.catalogue import WORDS
from engine.games.skyshard.state.content import content
from engine.games.skyshard.state.state import Laid, State, Turn
from engine.maps.hexes import Hex, label
from engine.rulebook import rulebook_of
from tests.games.skyshard.build import Bench, delve, faces, foe, gallery, hero, kinds, lies, play


def cell(q: int) -> Hex:
    """Return a hex of the long way east of the entrance: galleries from 2 to 5, 6 to 9 and 10 to 13."""
    return q, -1


@pytest.fixture
def way(bench: Bench) -> State:
    """A Bulwark on the first hex of three galleries in a line."""
    tiles = tuple(gallery(bench, cell(q)) for q in (2, 6, 10))
    return delve(hero("bulwark", cell(2)), tiles=tiles)


@pytest.mark.rule("SKY-G82")
def test_one_that_keeps_away_goes_as_far_as_its_reach_allows_and_strikes(bench: Bench, way: State) -> None:
    heron = bench.chip(5, health=3, reach=3, habit="wary")
    state, events = play(replace(way, enemies=(foe(heron, cell(3)),)), "pass", draws=faces(1))
    assert (kinds(events), state.enemies[0].at) == (["waited", "enemy_moved", "enemy_struck", "round"], cell(5))
    state, events = play(replace(way, enemies=(foe(heron, cell(9)),)), "pass")
    assert (kinds(events), state.enemies[0].at) == (["waited", "enemy_moved", "round"], cell(7)), "it comes like others"


@pytest.mark.rule("SKY-G82")
def test_one_on_guard_never_leaves_its_tile(bench: Bench, way: State) -> None:
    crab = bench.chip(5, habit="guards")
    state = replace(way, enemies=(foe(crab, cell(8)),))
    after, events = play(state, "pass")
    assert (kinds(events), after.enemies[0].at) == (["waited", "round"], cell(8))
    near = replace(state, heroes=(replace(state.heroes[0], at=cell(5)),))
    after, events = play(near, "pass", draws=faces(1))
    assert (kinds(events), after.enemies[0].at) == (["waited", "enemy_moved", "enemy_struck", "round"], cell(6))
    assert cell(5) in threatened(state), "from the end of its tile it could"
    assert cell(4) not in threatened(state)


@pytest.mark.rule("SKY-G82")
def test_one_that_stalks_passes_the_strong_for_the_weakest_of_all(bench: Bench) -> None:
    tile = bench.tile("hall", [(1, 0)])
    heroes = (hero("bulwark", (19, 0)), hero("mender", (21, 0)))
    for habit, at, whom in (("hunts", (20, -1), "Ada"), ("stalks", (21, -1), "Bob")):
        dog = foe(bench.chip(5, habit=habit), (20, -1))
        state = delve(*heroes, tiles=(Laid(tile, 0, (20, 0)),), turn=Turn(1), enemies=(dog,))
        state, events = play(state, "pass", draws=faces(1))
        struck = next(event.facts["whom"] for event in events if event.kind == "enemy_struck")
        assert (state.enemies[0].at, struck) == (at, whom), habit


@pytest.mark.rule("SKY-G82")
def test_one_that_is_hurt_runs_and_strikes_no_one_unless_it_is_cornered(bench: Bench, way: State) -> None:
    conger = bench.chip(5, health=4, habit="flees")
    for health, want, at in ((3, ["enemy_struck"], 3), (2, ["enemy_fled"], 5)):
        state = replace(way, enemies=(foe(conger, cell(3), health=health),))
        state, events = play(state, "pass", draws=faces(1) if health == 3 else ())
        assert (kinds(events), state.enemies[0].at) == (["waited", *want, "round"], cell(at))
    end = replace(way, heroes=(hero("bulwark", cell(12)),), enemies=(foe(conger, cell(13), health=1),))
    state, events = play(end, "pass", draws=faces(1))
    assert kinds(events) == ["waited", "enemy_struck", "round"]


@pytest.mark.rule("SKY-G82")
def test_one_that_calls_stays_and_another_comes_up_to_two_hexes_at_once(bench: Bench, way: State) -> None:
    warden, rat, crab = bench.chip(5, habit="calls"), bench.chip(1), bench.chip(1, habit="guards")
    state = replace(way, enemies=(foe(warden, cell(5), 0), foe(crab, cell(7), 2), foe(rat, cell(11), 1)))
    state, events = play(state, "pass")
    # The crab does not heed it. The rat has its own turn after that, and comes as far as the crab lets it.
    assert kinds(events) == ["waited", "enemy_called", "enemy_moved", "round"]
    assert (events[1].facts["was"], events[1].facts["to"]) == (label(cell(11)), label(cell(9)))
    assert [enemy.at for enemy in state.enemies] == [cell(5), cell(7), cell(8)]


@pytest.mark.rule("SKY-G82")
def test_one_that_is_hurt_changes_places_with_the_nearest_whole_one_in_sight(bench: Bench, way: State) -> None:
    brother, rat = bench.chip(10, health=7, habit="swaps"), bench.chip(1, health=2)
    foes = (foe(brother, cell(3), 0, health=6), foe(rat, cell(9), 1), foe(rat, cell(4), 2, health=1), foe(rat, cell(5), 3))
    state, events = play(replace(way, enemies=foes), "pass", draws=faces(1))
    assert kinds(events)[:2] == ["waited", "enemy_swapped"]
    assert [state.enemies[0].at, state.enemies[3].at] == [cell(5), cell(3)], "the one at 4 is hurt itself"
    whole = replace(way, enemies=(foe(brother, cell(3), 0), foe(rat, cell(5), 1)))
    _, events = play(whole, "pass", draws=faces(1))
    assert "enemy_swapped" not in kinds(events)


@pytest.mark.rule("SKY-G82", "SKY-G29")
def test_one_that_stands_still_moves_four_hexes_once_no_adventurer_sees_it(bench: Bench, way: State) -> None:
    muse = bench.chip(10, health=7, habit="still")
    seen = replace(way, enemies=(foe(muse, cell(9)),))
    state, events = play(seen, "pass")
    assert (kinds(events), state.enemies[0].at) == (["waited", "round"], cell(9))
    away = replace(seen, heroes=(replace(way.heroes[0], at=(1, -1)),))
    state, events = play(away, "pass")
    assert (kinds(events), state.enemies[0].at) == (["waited", "enemy_moved", "round"], cell(5))
    beside = replace(way, enemies=(foe(muse, cell(3)),))
    state, events = play(beside, "pass", draws=faces(1))
    assert (kinds(events), state.enemies[0].at) == (["waited", "enemy_struck", "round"], cell(3)), "it strikes all the same"


@pytest.mark.rule("SKY-G82")
def test_house_players_know_who_will_leave_them_alone(bench: Bench, way: State) -> None:
    def fear(habit: str, at: int, health: int = 4) -> tuple[int, int]:
        state = replace(way, enemies=(foe(bench.chip(5, health=4, dice=2, habit=habit), cell(at), health=health),))
        return menace(state), endangered(state, cell(2))

    assert fear("hunts", 5) == (4, 2)
    assert fear("guards", 7) == (0, 0), "it stays on its tile"
    assert fear("flees", 4, health=2) == (0, 0), "it is on the run"
    assert fear("still", 5) == (4, 0), "it is seen"


@pytest.mark.rule("SKY-G82")
def test_players_are_told_how_an_enemy_acts_when_it_appears_and_where_things_stand(bench: Bench, way: State) -> None:
    habits = {chip.habit for chip in content().chips.values()}
    assert {id.partition("-")[2] for id in WORDS.messages() if id.startswith("habit-")} == habits
    heron = next(chip for chip in content().chips.values() if chip.id == "brass_heron")
    view = GAME.view(replace(way, enemies=(foe(heron.id, cell(5)),)), 0)
    assert f"brass heron (5) at {label(cell(5))}, 3/3, keeps away from you" in GAME.sheet(view)
    assert "steps away, south-east, keeps away)" in GAME.scene(view, Look()).alt
    assert foe_numbers(heron) == "brass heron: 3 health, 2 dice, reach 3; keeps away from you"
    lynx, rat = (content().chips[id] for id in ("cave_lynx", "gloom_rat"))
    assert foe_numbers(lynx) == foe_numbers(rat) == "", "they just hunt"


@pytest.mark.rule("SKY-G82", "SKY-G80")
def test_every_enemy_of_the_other_settings_has_a_page_that_says_how_it_acts() -> None:
    pages = {term.name: term.text for term in rulebook_of(("skyshard",)).terms("skyshard")}
    for key, setting in content().settings.items():
        for chip in setting.chips.values() if key != "undercroft" else ():
            said = (WORDS(f"acts-{chip.habit}") or f"hunts, the {chip.taste} first").partition(" once ")[0]
            assert f"Level {chip.level}" in pages[chip.name] and said in pages[chip.name], chip.name
            assert chip.reach == 1 or f"reach {chip.reach}" in pages[chip.name], chip.name
            assert chip.targets == 1 or f"{chip.targets} targets" in pages[chip.name], chip.name


# The ground.


@pytest.mark.rule("SKY-G83")
def test_a_gale_takes_a_die_from_every_attack_made_from_its_tile(bench: Bench, way: State) -> None:
    gale = (lies(way.tiles[1].tile, bench.card("gallery", environment="gale")),)
    state = replace(way, beside=gale, enemies=(foe(bench.chip(5, health=9), cell(3)),))
    state, _ = play(state, f"attack {label(cell(3))}", draws=faces(6, 6))
    assert state.enemies[0].health == 5, "2 dice of 3"
    state, events = play(state, "pass")
    struck = next(event for event in events if event.kind == "enemy_struck")
    assert (struck.facts["dice"], struck.facts["damage"]) == ((), 0), "none is left of its 1 die"


@pytest.mark.rule("SKY-G83")
def test_dust_tires_an_adventurer_whose_turn_ends_there_and_balm_heals_the_one_who_does(bench: Bench, way: State) -> None:
    def ground(environment: str, **fields: int) -> State:
        card = bench.card("gallery", environment=environment)
        target = replace(way.heroes[0], **fields)
        rat = foe(bench.chip(5, health=4), cell(5), health=2)
        first = (lies(way.tiles[1].tile, card),)
        return replace(way, heroes=(target,), beside=first, enemies=(rat,))

    state, events = play(ground("dust"), "pass", draws=faces(1))
    assert "dusted" in kinds(events) and state.enemies[0].health == 2
    # Of the fatigue 1 goes as the next turn begins.
    assert state.heroes[0].fatigue == 0
    _, events = play(ground("dust", fatigue=3), "pass", draws=faces(1))
    assert "dusted" not in kinds(events)
    state, events = play(ground("balm", health=5), "pass", draws=faces(1))
    assert [event.kind for event in events if event.kind in ("soothed", "enemy_mended")] == ["soothed", "enemy_mended"]
    assert (state.heroes[0].health, state.enemies[0].health) == (6, 3)
    _, events = play(ground("balm"), "pass", draws=faces(1))
    assert "soothed" not in kinds(events), "nobody has more than their greatest health"
