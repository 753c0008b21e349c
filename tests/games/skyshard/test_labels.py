"""What stands on controls and over menus: what a press costs, what is asked; articles, and what a find does."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Event, Setup, heading
from engine.core.moves import Move
from engine.core.scene import HexBoard, Look
from engine.core.verbs import MoveTo, Stow, Use
from engine.games.skyshard.game import GAME
from engine.games.skyshard.rules.events import finds
from engine.games.skyshard.rules.odds import behind
from engine.games.skyshard.speech.choices import choice as by_itself
from engine.games.skyshard.state.content import content
from engine.games.skyshard.state.moves import VERBS, Attack, Explore, Finish
from engine.games.skyshard.state.options import Options
from engine.games.skyshard.state.state import Exploring, Laid, State, Turn
from tests.games.skyshard.build import ROW_DOORS, Bench, delve, faces, foe, gallery, hero, play


def told(state: State, events: list[Event]) -> str:
    """Return the story of events as the public reads it."""
    return GAME.tell(GAME.view(state, None), events)


@pytest.fixture
def corridor(bench: Bench) -> State:
    """A Bulwark at O20 in a gallery whose far door R21 is open, and a Mender behind it."""
    row = bench.tile("gallery", ROW_DOORS)
    return delve(hero("bulwark", (2, -1)), hero("mender", (1, 0)), tiles=(Laid(row, 0, (2, -1)),))


ARTICLED = re.compile(r"Ada opens door A: an? [a-z][^:]*\. ")


def test_every_tile_is_opened_with_an_article_and_its_shape(corridor: State) -> None:
    for tile in content().tiles.values():
        said = told(corridor, [finds.Explored("Ada", "A", "O20", "1", tile.id, tile.shape).told()])
        assert ARTICLED.match(said), said
        assert tile.shape in said.partition(".")[0]
    rope = {tile.name: tile for tile in content().tiles.values()}["Rope walk"]
    opened = finds.Explored("Ada", "A", "O20", "1", rope.id, rope.shape).told()
    assert told(corridor, [opened]).startswith("Ada opens door A: a rope walk (bend). ")


@pytest.mark.rule("SKY-G43")
def test_every_relic_says_what_it_does_when_it_is_found_and_on_its_buttons(corridor: State) -> None:
    for relic in content().relics.values():
        said = told(corridor, [finds.Relic("Ada", relic.id, relic.rank, False).told()])
        assert re.fullmatch(r"\*\*Ada finds [^:]+\*\*: (once, .+|\+\d .+)\.", said), said
        state = replace(corridor, heroes=(replace(corridor.heroes[0], worn=(relic.id,)), *corridor.heroes[1:]))
        assert ", " in by_itself(GAME.view(state, 0), Stow(relic.id)).detail
        assert ": " in by_itself(GAME.view(state, 0), Use(relic.id)).label


def test_what_a_press_costs_stands_on_it(bench: Bench, corridor: State) -> None:
    beast = bench.chip(5, health=9)
    state = replace(corridor, enemies=(foe(beast, (3, -1)),))

    def label_of(state: State, move: Move) -> str:
        return by_itself(GAME.view(state, 0), move).label

    def detail_of(state: State, move: Move) -> str:
        return by_itself(GAME.view(state, 0), move).detail

    assert label_of(state, Attack("P20")) == f"Attack the beast {beast} once: about 2 damage"
    assert detail_of(state, Attack("P20")).endswith(", 3 steps left")
    again = replace(state, turn=Turn(0, attacks=1))
    assert label_of(again, Attack("P20")) == f"Attack the beast {beast} once: about 2 damage, 1 fatigue"
    # An attack ends a walk that has begun (SKY-G25): steps that are left are lost.
    walking = replace(state, turn=Turn(0, moves=1, left=2))
    assert label_of(walking, Attack("P20")) == f"Attack the beast {beast} once: about 2 damage"
    assert detail_of(walking, Attack("P20")).endswith(", ends walk, 2 steps lost")
    second = replace(corridor, turn=Turn(0, moves=1, left=0))
    assert label_of(second, MoveTo("P20")) == "Move to P20: 1 step"
    at_door = replace(corridor, heroes=(hero("bulwark", (5, -1)), corridor.heroes[1]), turn=Turn(0, door=True))
    assert label_of(at_door, Explore("A")) == "Explore door A here: free"


def test_menus_ask_what_they_want(bench: Bench, corridor: State) -> None:
    def heads(state: State, *names: str) -> list[str]:
        verbs = {verb.name: verb for verb in VERBS}
        return [heading(GAME, GAME.view(state, 0), verbs[name]) for name in names]

    assert heads(corridor, "explore", "move", "attack") == [
        "Which door do you explore?",
        "Where to? 3 steps left",
        "Whom do you attack?",
    ]
    later = replace(corridor, turn=Turn(0, moves=1, left=0, attacks=1))
    assert heads(later, "move", "attack") == [
        "Second move: where to?",
        "Whom do you attack, for 1 fatigue?",
    ]
    fresh = GAME.new(Setup(("Ada", "Bob"), Options()), Dice(KeyedSource("heads")))[0]
    assert heads(fresh, "choose") == ["Which class do you play?"]
    assert heads(replace(fresh, phase="places"), "place") == ["Where do you stand?"]
    far = bench.tile("gallery", ROW_DOORS)
    laying = replace(corridor, deck=(bench.card("gallery"), "1"), stacks={**corridor.stacks, "gallery": (far,)})
    laying, _ = play(laying, "explore A")
    assert heads(laying, "place") == ["Where does the gallery go?"]
    menus = [verb.name for verb in VERBS if verb.arguments and verb.name not in ("choose", "place")]
    assert all("?" in words for words in heads(corridor, *(name for name in menus if name != "visit")))
    assert heads(corridor, "visit") == ["Go and act there"], "a phone shows some 25 letters"


def test_the_map_is_seen_around_a_door_by_its_letter(corridor: State) -> None:
    view = GAME.view(corridor, 0)
    places = list(GAME.places(view))
    assert places[0] == "A"
    assert {"A", "R21", "O20"} <= set(places)
    for name in ("A", "a", "R21"):
        scene = GAME.scene(view, Look(at=name))
        assert isinstance(scene.board, HexBoard)
        assert (scene.at, scene.board.focus) == ("R21", (5, -1))
    assert "A" not in GAME.places(GAME.view(replace(corridor, facedown=("a", "b", "c")), 0))


@pytest.mark.rule("SKY-G43")
def test_a_lens_is_one_thing_and_boots_are_two(corridor: State) -> None:
    lens, boots = (
        told(corridor, [finds.Relic("Ada", key, "common", True).told()]) for key in ("smoked_lens", "mile_boots")
    )
    assert "finds a smoked lens**: " in lens and lens.endswith(" full: it waits in the pack until you swap.")
    assert "finds mile boots**: " in boots and boots.endswith(" full: they wait in the pack until you swap.")


def test_the_card_of_attacks_in_a_row_tells_their_whole_damage(bench: Bench, corridor: State) -> None:
    tough = replace(corridor, enemies=(foe(bench.chip(1, health=3), (3, -1)),))
    felled, events = play(tough, "finish P20", draws=faces(1, 1, 3, 6, 6, 6))
    [card] = GAME.high_points(GAME.view(felled, None), events)
    assert card.board.told.startswith("**7 damage**: ") and len(card.board.rows) == 2, "0 + 0 + 1, then 2 + 2 + 2"


def test_a_relic_that_can_do_nothing_now_has_no_control(bench: Bench, corridor: State) -> None:
    fight = replace(corridor, enemies=(foe(bench.chip(5), (3, -1)),))
    spent = replace(fight, turn=Turn(0, attacks=1), heroes=(replace(corridor.heroes[0], fatigue=3), corridor.heroes[1]))
    done, drawn = replace(corridor, turn=Turn(0, explored=True)), replace(corridor, required=0)
    for relic, state, weight in (
        ("fire_flask", corridor, "written"),
        ("fire_flask", spent, "written"),
        ("fire_flask", fight, "plain"),
        ("pepper_lozenge", done, "written"),
        ("pepper_lozenge", corridor, "plain"),
        ("smoked_lens", drawn, "written"),
        ("smoked_lens", corridor, "plain"),
    ):
        carried = replace(state, heroes=(replace(state.heroes[0], worn=(relic,)), *state.heroes[1:]))
        assert by_itself(GAME.view(carried, 0), Use(relic)).weight == weight, relic


@pytest.mark.rule("SKY-G20", "SKY-G101")
def test_an_attack_that_hardly_ever_fells_says_so_and_is_a_further_move(bench: Bench, corridor: State) -> None:
    def offered(health: int, guard: int, move: Move) -> tuple[str, str]:
        state = replace(corridor, enemies=(foe(bench.chip(1, health=health, guard=guard), (3, -1)),))
        choice = by_itself(GAME.view(state, 0), move)
        return choice.label.partition(":")[2], choice.weight

    # Nine dice deal 7.5 on average with a variance of 4.25, so 14 in 4.25 / (4.25 + 6.5 x 6.5) = 1 of 10 cases at most.
    label_, weight = offered(14, 0, Finish("P20"))
    assert label_.startswith(" 1 in ") and label_.endswith(", max 2 fatigue")
    assert weight == "plain"
    # Three dice deal 2.5 on average, and 6 (three sixes) in 1 of 216 cases.
    label_, weight = offered(6, 0, Attack("P20"))
    assert label_ == " about 3 damage" and weight == "quiet", "what it takes off is worth a blow"
    # Against guard 5 only three sixes do anything: 1 damage in 1 of 216 cases.
    assert offered(9, 5, Attack("P20")) == (" hardly a scratch", "plain")


@pytest.mark.rule("SKY-G16", "SKY-G25")
def test_what_may_wait_behind_a_door_is_told_before_it_is_opened(bench: Bench, corridor: State) -> None:
    # Standard threat is 5 points for each adventurer, and two are here.
    row = bench.tile("gallery", ROW_DOORS)
    state = replace(corridor, deck=(bench.card("gallery"), "1"), stacks={**corridor.stacks, "gallery": (row,)})
    assert GAME.ask(GAME.view(state, 0)).endswith(" Enemies up to level 10 may wait behind it.")
    opened, _ = play(state, "explore A")
    task = opened.agenda[0]
    assert isinstance(task, Exploring) and task.points == behind(state) == 10
    walked = replace(state, turn=Turn(0, moves=1, left=0))
    assert "Behind" not in GAME.ask(GAME.view(walked, 0)), "none can be opened any more"


def test_healing_for_all_has_no_control_where_all_are_well(corridor: State) -> None:
    carrying = replace(corridor.heroes[0], worn=("travel_kettle",))
    well = replace(corridor, heroes=(carrying, corridor.heroes[1]))
    hurt = replace(corridor, heroes=(carrying, replace(corridor.heroes[1], health=8)))
    weights = [by_itself(GAME.view(state, 0), Use("travel_kettle")).weight for state in (well, hurt)]
    assert weights == ["written", "plain"]


def test_one_way_to_attack_who_stands_beside_one_stays_a_button_the_likelier(bench: Bench) -> None:
    weak, strong, far = (
        foe(bench.chip(1, health=1), (3, -1)),
        foe(bench.chip(5, health=9), (5, -1)),
        foe(bench.chip(1), (2, -1)),
    )
    state = delve(hero("bulwark", (4, -1)), tiles=(gallery(bench),), enemies=(weak, strong, far))

    def stays(move: Move) -> bool:
        return GAME.choice(GAME.view(state, 0), move).stays

    # Three dice fell 1 health in 26 of 27, and 9 never by one blow.
    assert stays(Attack("P20")) and not stays(Finish("P20"))
    assert stays(Finish("R21")) and not stays(Attack("R21"))
