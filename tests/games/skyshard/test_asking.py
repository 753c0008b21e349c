"""Questions: what is asked, what is left to the acting player, and the picture that a choice between hexes comes with."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.capabilities import mapped
from engine.core.dice import Dice, KeyedSource
from engine.core.game import Event, Setup
from engine.core.languages import speaking
from engine.core.scene import HexBoard, Look, Scene
from engine.core.verbs import Choose, MoveTo
from engine.games.skyshard.game import GAME
from engine.games.skyshard.rules.explore import fits
from engine.games.skyshard.speech.asking import question
from engine.games.skyshard.state.board import board
from engine.games.skyshard.state.content import content
from engine.games.skyshard.state.laying import numbers
from engine.games.skyshard.state.moves import Place, Visit
from engine.games.skyshard.state.options import Options
from engine.games.skyshard.state.state import Cache, Enemies, Friend, Laid, Lock, Settling, State, Turn
from engine.maps.hexes import label, neighbours
from tests.games.skyshard.build import ROW_DOORS, Bench, delve, faces, foe, hero, legal, lies, place_at, play, run


@pytest.fixture
def corridor(bench: Bench) -> State:
    """A Bulwark at O20 in a gallery whose far door R21 is open, and a Mender behind it at N20."""
    row = bench.tile("gallery", ROW_DOORS)
    return delve(hero("bulwark", (2, -1)), hero("mender", (1, 0)), tiles=(Laid(row, 0, (2, -1)),))


def ask(state: State) -> str:
    """Return what is asked of the awaited player."""
    return GAME.ask(GAME.view(state, None))


def picture(state: State) -> Scene:
    """Return the public's picture."""
    return GAME.scene(GAME.view(state, None), Look())


def badges(state: State) -> list[tuple[str, str, bool]]:
    """Return the badges of the picture: text, label of the hex, whether it stands in the middle of it."""
    board = picture(state).board
    assert isinstance(board, HexBoard)
    return [(badge.text, label(badge.at), badge.side is None) for badge in board.badges]


@pytest.fixture
def standing(bench: Bench, corridor: State) -> tuple[State, list[Event]]:
    """A nook laid ahead with two equally far enemy hexes; an enemy is to stand on one of them."""
    tile = bench.tile("nook", [(0, 0)], caches=[(1, 0)], enemies=[(0, 1), (1, 0)])
    state = replace(
        corridor,
        deck=(bench.card("nook", (1,), common=1), "1"),
        stacks={**corridor.stacks, "nook": (tile,)},
        bags=((0,), ()),
        turn=Turn(0),
        ties="party",
    )
    state, events = play(state, "explore A")
    if legal(state, "place"):
        state, events = play(state, place_at(state, 0, (6, -1)))
    return state, events


@pytest.mark.rule("SKY-070")
def test_a_tie_on_a_new_tile_is_asked_with_a_picture_of_the_hexes(standing: tuple[State, list[Event]]) -> None:
    state, events = standing
    assert [event.kind for event in events][-1] == "asked"
    cells = legal(state, "choose")
    assert len(cells) == 2
    name = GAME.tell(GAME.view(state, None), events).partition("A gloom rat (1) comes out")[1]
    assert name, "the enemy is told of before it is placed"
    assert ask(state) == f"where does the gloom rat (1) stand? {cells[0]} or {cells[1]} (1-2 on the map)."
    scene = picture(state)
    assert scene.title == "Where does the gloom rat (1) stand?"
    assert scene.chip is not None
    assert scene.chip.text == "Ada decides"
    full = [cache.at for cache in state.caches]
    assert [(text, cell) for text, cell, _ in badges(state)] == [("1", cells[0]), ("2", cells[1])]
    assert all(middle for _, _, middle in badges(state))
    offered = [cell for cell in scene.board.cells if label(cell.at) in cells]
    assert [cell.at for cell in offered if not cell.label] == [at for at in full if label(at) in cells]
    assert not any(icon in ("door", "explored") for cell in offered for icon in cell.icons)
    assert "badge:now" not in [line.mark for line in scene.legend], "no door is offered"
    assert scene.alt.startswith(f"Where does the gloom rat (1) stand? Ada decides: 1 is {cells[0]} and 2 is {cells[1]}.")
    choice = GAME.choice(GAME.view(state, 0), Choose(cells[1]))
    assert (choice.label, choice.detail) == (f"Put it on 2: {cells[1]}", "The gloom rat (1) stands here")
    after, _ = play(state, f"choose {cells[0]}")
    assert picture(after).title == "Round 1 – Ada to act"


@pytest.mark.rule("SKY-G47")
def test_ties_between_enemies_are_asked_with_a_picture_too(bench: Bench, corridor: State) -> None:
    rat = bench.chip(1)
    level = tuple(replace(item, health=8) for item in corridor.heroes)
    state = replace(corridor, heroes=level, ties="party", turn=Turn(1), enemies=(foe(rat, (1, -1)),))
    state, events = play(state, "pass", seat=1)
    assert [event.kind for event in events] == ["waited", "asked"]
    assert ask(state) == f"whom does the beast {rat} (1) at N19 strike? O20 or N20 (1-2 on the map)."
    scene = picture(state)
    assert scene.title == f"Whom does the beast {rat} (1) strike?"
    assert scene.chip is not None
    assert scene.chip.text == "The party decides"
    assert badges(state) == [("1", "O20", False), ("2", "N20", False)], "beside those who stand there"
    assert isinstance(scene.board, HexBoard)
    assert scene.board.actor == (1, -1)
    asked = next(cell.token for cell in scene.board.cells if cell.at == (1, -1))
    assert asked is not None
    assert asked.acting
    assert GAME.choice(GAME.view(state, 0), Choose("N20")).label == "Strike 2: Bob"
    two = replace(state, enemies=(foe(rat, (20, 0), 0), foe(rat, (20, -1), 1)), agenda=(Enemies((0, 1)),))
    assert ask(two).startswith("which of the equal enemies acts next? ")


def test_a_unit_that_is_moved_aside_is_asked_for_by_name(bench: Bench, corridor: State) -> None:
    rat = bench.chip(1)
    state = replace(corridor, ties="party", enemies=(foe(rat, (4, -1)),), friend=Friend("lantern_bearer", 5, (5, -1)))
    for unit, number, who in (
        ("hero", 1, "Bob"),
        ("enemy", 0, f"the beast {rat} (1)"),
        ("friend", 0, "the lantern bearer"),
    ):
        moved = replace(state, agenda=(Settling(unit, number, (1, 0)),))
        assert picture(moved).title == f"Where does {who} end up?"


def test_a_walk_an_attack_and_a_lock_are_pictured(bench: Bench, corridor: State) -> None:
    rat = bench.chip(5, health=3)
    near = replace(corridor, enemies=(foe(rat, (3, -1)),))
    struck, _ = play(near, "attack P20", draws=faces(1, 1, 4))
    moved, _ = play(corridor, "move P20")
    cached = replace(corridor, caches=(Cache((2, -1), "common"),), turn=Turn(0, lock=True))
    locked, _ = play(cached, "open", draws=faces(1, 2, 3, 1, 6, 6))
    jammed, _ = play(locked, "pass")
    for before, after in ((near, struck), (corridor, moved), (locked, jammed)):
        assert picture(before) != picture(after)


@pytest.mark.rule("SKY-G14")
def test_the_way_to_a_shard_that_is_too_far_for_a_turn_is_one_press(bench: Bench) -> None:
    # Galleries at columns 2 to 5 and 6 to 9 and a third at 10 to 13, whose shard is 8 steps from column 2.
    rows = [Laid(bench.tile("gallery", ROW_DOORS), 0, at) for at in ((2, -1), (6, -1), (10, -1))]
    card = bench.card("gallery", shards=1)
    state = delve(
        hero("bulwark", (2, -1)), hero("mender", (1, 0), 1), tiles=tuple(rows), beside=(lies(rows[2].tile, card),)
    )

    def firsts(state: State) -> list[str]:
        moves = [move for move in GAME.legal(state, 0) if isinstance(move, MoveTo)]
        return [each.label for each in (GAME.choice(GAME.view(state, 0), move) for move in moves) if each.weight == "first"]

    # The Bulwark has 3 steps: at column 5 it is 5 from column 10.
    assert firsts(state) == ["Move to R21, towards the star shard"]
    assert GAME.choice(GAME.view(state, 0), MoveTo("R21")).detail == "5 steps from it, there next turn"
    # From column 4 it comes to column 7, and a second move of 3 steps to column 10.
    nearer = replace(state, heroes=(replace(state.heroes[0], at=(4, -1)), *state.heroes[1:]))
    assert firsts(nearer) == ["Take the star shard in 2 moves, via T22"]
    nearer = replace(state, heroes=(state.heroes[0], replace(state.heroes[1], at=(6, -1))))
    assert firsts(nearer) == firsts(state), "another is nearer"
    # An enemy in the corridor blocks the way, so nothing is promised.
    guarded = replace(state, heroes=(replace(state.heroes[0], at=(4, -1)), *state.heroes[1:]))
    guarded = replace(guarded, enemies=(foe(bench.chip(5, health=3), (8, -1)),))
    towards = GAME.choice(GAME.view(guarded, 0), MoveTo("T22"))
    assert (towards.label, towards.detail) == ("Move to T22, towards the star shard", "3 steps from it, beside an enemy")
    passed = replace(state, caches=(Cache((1, -1), "common"),))
    towards = GAME.choice(GAME.view(passed, 0), MoveTo("R21"))
    assert (towards.label, towards.hurts) == (*firsts(state), ""), "the cache at N19 is not what it is for"
    near = replace(state, heroes=(replace(state.heroes[0], at=(7, -1)), state.heroes[1]))
    assert firsts(near) == ["Take the shard: 3 steps"]
    # Where a cache lies there, one press brings both, and is advised.
    cached = replace(near, caches=(Cache((10, -1), "common"),))
    both = GAME.choice(GAME.view(cached, 0), Visit("W24"))
    assert (firsts(cached), both.weight) == ([], "first")
    assert both.label == "Take the shard, open the cache: 1 in 2" and "Cache at W24, 3 steps" in both.detail


@pytest.mark.rule("SKY-018")
def test_who_has_nothing_in_reach_reads_how_far_the_nearest_door_is(bench: Bench, corridor: State) -> None:
    # From N19 to the door at R21 it is 4 steps, and the Bulwark has 3.
    far = replace(corridor, heroes=(replace(corridor.heroes[0], at=(1, -1)), corridor.heroes[1]))
    assert ask(far) == "walk 3 steps and attack, or walk 6."
    assert GAME.aim(GAME.view(far, 0)) == "open door A", "two moves lead there, and no card has a shard"
    view = GAME.view(far, 0)
    offered = [GAME.choice(view, move) for move in GAME.legal(far, 0) if isinstance(move, MoveTo)]
    proposed = [(choice.label, choice.detail) for choice in offered if choice.weight == "first"]
    led = ("Move to Q21, towards door A", "1 step from it, there this turn")
    assert proposed == [led], "the walk that leads nearest is the proposal"
    cached = replace(far, caches=(Cache((2, -1), "common"),))
    near = [GAME.choice(GAME.view(cached, 0), move) for move in GAME.legal(cached, 0) if isinstance(move, MoveTo)]
    (towards,) = [choice for choice in near if "towards door" in choice.label]
    assert (towards.label, towards.detail, towards.weight) == (*led, "quiet"), "the cache comes first"
    more = tuple(Laid(bench.tile("gallery", ROW_DOORS), 0, at) for at in ((6, -1), (10, -1)))
    farther = replace(far, tiles=(*far.tiles, *more))
    assert GAME.aim(GAME.view(farther, 0)) == "reach door A: 12 steps, 2 turns of walking", "6 steps are a turn"


@pytest.mark.rule("SKY-G25")
def test_the_actor_is_told_what_movement_and_fatigue_are_left(corridor: State) -> None:
    tired = (replace(corridor.heroes[0], fatigue=1), corridor.heroes[1])
    steps = "walk 3 steps and attack, or walk 6."
    behind = "Enemies up to level 10 may wait behind it."
    assert ask(replace(corridor, heroes=tired)) == f"{steps} {behind}", "1 fatigue leaves two more attacks"
    two, three = (replace(corridor, heroes=(replace(tired[0], fatigue=held), corridor.heroes[1])) for held in (2, 3))
    assert ask(two) == ask(three) == f"{steps} {behind}", "the first attack of a turn is free"
    struck = replace(three, turn=Turn(0, attacks=1), enemies=(foe(next(iter(content().chips)), (3, -1)),))
    assert "Your fatigue is 3: no extra attack is left." in ask(struck), "one is in reach"
    moved, _ = play(replace(corridor, heroes=tired), "move P20")
    assert ask(moved) == "you can still walk 2 steps, and 3 more in a second move.", "no enemy is there to be attacked"
    assert ask(replace(corridor, turn=Turn(0, moves=1, left=0))) == "you can still walk 3 steps."
    assert ask(replace(corridor, turn=Turn(0, moves=2, left=0))) == "you have no steps left."
    assert ask(replace(corridor, turn=Turn(0, attacks=1))) == "you can still walk 3 steps."
    assert ask(replace(corridor, turn=Turn(0, explored=True))) == "you have no steps left."
    friends = tuple(replace(tired[1], at=cell) for cell in neighbours((2, -1)) if cell in board(corridor.tiles).owner)
    hemmed = replace(corridor, heroes=(replace(tired[0], at=(2, -1)), *friends), turn=Turn(0, moves=1, left=2))
    assert ask(hemmed).endswith(" block your way: no one walks through another.") and "no steps left" not in ask(hemmed)


def test_where_ways_to_lay_a_tile_are_many_four_are_a_press_each_and_one_of_them_is_usual(
    bench: Bench, corridor: State
) -> None:
    far = bench.tile("gallery", ROW_DOORS)
    state = replace(corridor, deck=(bench.card("gallery"), "1"), stacks={**corridor.stacks, "gallery": (far,)})
    state, _ = play(state, "explore A")
    assert len(legal(state, "place")) == 19
    assert ask(state) == "where does the gallery go? With that your turn ends.", "from afar it takes all steps"
    assert question(state, left=(0, 5)) == "Where else could the gallery go?"
    view, ways = GAME.view(state, 0), fits(state, state.agenda[0])  # type: ignore[arg-type]
    offered = [GAME.choice(view, Place(str(number))) for number in range(1, 20)]
    (proposed,) = [number for number, item in enumerate(offered) if item.weight == "first"]
    most = max(len(way.open) for way in ways)
    assert proposed == next(number for number, way in enumerate(ways) if len(way.open) == most)
    # A gallery has two doors 3 hexes apart, and joined by one it brings the other: straight on that is 4 hexes from R21.
    straight_on = next(at for at, way in enumerate(ways) if way.open == ((9, -1),))
    assert offered[straight_on].label == f"Layout {numbers(ways, state.agenda[0].door)[straight_on]}: 1 door south-east"
    assert not offered[proposed].within
    shown = [item.label.partition(": ")[2] for item in offered if not item.within]
    assert len({*shown}) == len(shown), "each says what the others do not bring"
    first = sorted(int(item.label.partition(":")[0].removeprefix("Layout ")) for item in offered if not item.within)
    assert first == [1, 2, 3, 4], "they are counted as they are shown"
    order = sorted(offered, key=lambda item: item.order)
    assert not any(item.within for item in order[:4]) and all(item.within for item in order[4:]), "others come after them"
    assert len([item for item in offered if not item.within]) == 4
    assert {item.within for item in offered if item.weight != "written"} == {(), ("Other layouts (2)",)}
    assert sum(item.weight == "written" for item in offered) == 19 - 4 - 2, "ways that bring the same are only written"


def test_one_player_alone_is_not_told_who_goes_first() -> None:
    dice = Dice(KeyedSource("alone"))
    state, _ = GAME.new(Setup(("Bob",), Options()), dice)
    state, _ = GAME.apply(state, 0, Choose("mender"), dice)
    assert ask(state) == "choose where you start: a hex of the entrance."
    assert GAME.status(GAME.view(state, None)) == "Before the delve: Bob (Mender)."
    two, _ = GAME.new(Setup(("Ada", "Bob"), Options()), dice)
    two, _ = GAME.apply(two, 0, Choose("mender"), dice)
    two, _ = GAME.apply(two, 1, Choose("bulwark"), dice)
    assert ask(two) == "each choose where you start; the first to choose goes first."


def test_two_adventurers_each_are_told_apart_by_class(corridor: State) -> None:
    mine = (corridor.heroes[0], replace(corridor.heroes[1], seat=0))
    state = replace(corridor, names=("Ada",), heroes=mine)
    asked = "as the Bulwark: walk 3 steps and attack, or walk 6. Enemies up to level 10 may "
    assert ask(state) == f"{asked}wait behind it."
    hurt = replace(state, heroes=(replace(mine[0], health=6), mine[1]))
    assert GAME.status(GAME.view(hurt, None)) == "Round 1: you have 0 of 3 shards."
    assert "Ada's Mender: 9/9, N20" in GAME.sheet(GAME.view(state, None)).splitlines()
    assert [(row.name, row.value) for row in picture(state).panel] == [("Bulwark", "12"), ("Mender", "9")]


def test_the_ending_is_told_after_the_last_blows_that_hurt(bench: Bench, corridor: State) -> None:
    rat = bench.chip(1, taste="strongest")
    state = replace(corridor, facedown=("a", "b", "c"), turn=Turn(1, over=True), enemies=(foe(rat, (3, -1)),))
    state, events = run(state, draws=faces(6))
    assert GAME.tell(GAME.view(state, None), events) == (
        f"The beast {rat} hits Ada for 1.\n"
        "**Won in round 1, all 3 shards.** The last shard is in hand, and the dark stays behind you."
    )
    weak = replace(corridor, heroes=(replace(corridor.heroes[0], health=1),), names=("Ada",), turn=Turn(0, over=True))
    state, events = run(replace(weak, enemies=(foe(rat, (3, -1)),)), draws=faces(6))
    assert GAME.tell(GAME.view(state, None), events) == (
        f"The beast {rat} hits Ada for 1. **Ada falls** at O20.\n"
        "**Lost in round 1, 0 of 3 shards.** No one is left standing.\n"
        "3 shards were still hidden, and 1 door was left to open."
    )


@pytest.mark.rule("SKY-G22")
def test_the_entrance_is_pictured_once_its_hexes_are_to_be_taken() -> None:
    dice = Dice(KeyedSource("entrance"))
    state, _ = GAME.new(Setup(("Ada", "Bob"), Options()), dice)
    assert not mapped(GAME, state, GAME.turn(state)), "nothing is on the map, and nothing is asked that it would show"
    state, _ = GAME.apply(state, 0, Choose("mender"), dice)
    assert not mapped(GAME, state, GAME.turn(state)), "Bob has to choose yet"
    state, _ = GAME.apply(state, 1, Choose("bulwark"), dice)
    assert mapped(GAME, state, GAME.turn(state))
    assert picture(state).title == "Who goes first?"
    state, _ = play(state, "place N19", seat=1)
    assert mapped(GAME, state, GAME.turn(state))
    assert picture(state).title == "Where does Ada begin?"
    assert ask(state) == "choose where you start: a hex of the entrance."


def test_several_who_choose_classes_at_once_are_addressed_together() -> None:
    undecided = (replace(hero("mender", None, seat), kind="") for seat in (0, 1))
    state = replace(delve(*undecided), phase="classes", turn=None)
    assert ask(state) == "each choose a class."
    with speaking("de"):
        assert ask(state) == "wählt eure Klassen."
        assert GAME.ask(GAME.view(state, 0)) == "wähl eine Klasse."


@pytest.mark.rule("SKY-G43", "SKY-G42")
def test_what_a_relic_adds_to_a_blow_is_told_and_which_roll_is_a_picklocks_own(bench: Bench, corridor: State) -> None:
    state = replace(corridor, enemies=(foe(bench.chip(5, health=3), (3, -1)),))
    armed = replace(state, heroes=(replace(state.heroes[0], worn=("comet_blade",)), *state.heroes[1:]))
    after, events = play(armed, "attack P20", draws=faces(3, 1, 1, 6))
    told = GAME.tell(GAME.view(after, None), events)
    assert "Ada fells the " in told and told.endswith(" The comet blade adds 2."), "its die is the last one"
    picklock = (replace(corridor.heroes[0], kind="picklock"), *corridor.heroes[1:])
    last = replace(corridor, heroes=picklock, agenda=(Lock(0, "common", "", (1, 2, 3), (2, 3), (6, 6), 1),))
    assert ask(last) == "the lock still needs 2 and 3 on your dice."
