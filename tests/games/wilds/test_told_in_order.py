"""What a stranger reads at a decision: the result of an action first, what came up in a line of its own, what failed."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.flow import PARTY
from engine.core.game import Setup
from engine.core.options import read_options
from engine.core.scene import Look
from engine.games.wilds.game import GAME
from engine.games.wilds.player import known_map
from engine.games.wilds.player.judgement import TEMPERS
from engine.games.wilds.player.sensible import Turn, reply
from engine.games.wilds.rules import awaiting
from engine.games.wilds.rules.events import finding, happening, travelling
from engine.games.wilds.rules.happening import dilemmas
from engine.games.wilds.rules.progress import CALM_EVENT
from engine.games.wilds.rules.steps import asks
from engine.games.wilds.state.content import content
from engine.games.wilds.state.moves import Forage
from engine.games.wilds.state.region import Goal
from engine.games.wilds.state.state import State
from engine.games.wilds.state.view import view_for
from engine.render.kit import KIT
from tests.games.parties import Household

from .build import hexes, party
from .test_cards import cards, rolled
from .test_challenge import hunting
from .test_choices import offered
from .test_plainly_said import seeking
from .test_words import told

FIRE = "A camp fire, still burning, a pot on it, and nobody. The stew is nearly done."


@pytest.mark.rule("WLD-G133", "WLD-G137")
def test_what_comes_up_begins_a_line_after_what_the_action_came_to() -> None:
    state, fire = party(), happening.Crossing("fire")
    sheds = happening.Tired(("Ranger",), -1, "rest")
    assert told(state, sheds, fire) == f"Ranger sheds 1 Fatigue.\n**The day's encounter:** {FIRE}"
    assert told(state, fire) == FIRE, "there is nothing to tell it from"
    calm = told(state, happening.Befell(CALM_EVENT), travelling.Reset(6), fire)
    assert calm == f"**The timer runs out**, back to 6: trouble. {FIRE}"


@pytest.mark.rule("WLD-G133", "WLD-G135")
def test_what_was_tried_is_named_where_it_fails() -> None:
    state = seeking()
    assert told(state, happening.Fared("tracks", "boots", "Ranger", False)).startswith(
        "**Follow the boots: it fails**, 1 off the timer. They go round in a circle"
    )
    look = finding.Investigated("Rogue", "The Mare", "failure", way="Look for the eye")
    assert told(state, look).startswith("**Look for the eye (Rogue): it fails**.")


def test_a_poison_that_the_night_heals_has_no_card() -> None:
    shelter, held = rolled(12, purpose="shelter"), rolled(9, purpose="save", who="Druid")
    ate, gone = happening.Poisoned("Druid"), happening.Healed("Druid", "poisoned")
    assert cards(party(), shelter, held, ate, gone) == [["Ranger 12"]]
    assert ["Druid 9"] in cards(party(), shelter, held, ate)


@pytest.mark.rule("WLD-G71")
def test_in_a_hunt_a_way_says_where_the_goal_is_not() -> None:
    state = hunting().state
    state = replace(state, hunt=state.hunt[3:])
    hints = {str(move): GAME.choice(view_for(state, 0), move) for move in GAME.legal(state, 0)}
    ways = [found for text, found in hints.items() if text.startswith("move ")]
    assert any(found.detail.startswith("The goal is not there") for found in ways)
    assert all("goal is not there" not in found.detail for found in ways if "goal 1 in" in found.label)


@pytest.mark.rule("WLD-101")
def test_on_the_last_day_hunger_is_no_reason_to_forage() -> None:
    region = hexes("fff", "fff", goal=Goal("", 8, 0, "Find it.", days=4))
    bare = party(region, goal="open", challenge=5, stretch=3)
    bare = replace(bare, members=tuple(replace(member, items=()) for member in bare.members))

    def first(state: State) -> str:
        moves = list(GAME.legal(state, 0))
        return str(Turn(state, moves, known_map.recalled(state), TEMPERS["steady"]).ideas()[0].move)

    assert first(replace(bare, day=2)) == str(Forage())
    assert first(replace(bare, day=4)) != str(Forage())


@pytest.mark.rule("WLD-G133")
def test_on_the_last_days_time_is_worth_more_than_food_and_wounds() -> None:
    state = party(hexes("fff", "fff", goal=Goal("", 8, 0, "Find it.", days=4)), goal="open", challenge=5, day=4)
    bare = replace(state, members=tuple(replace(member, items=()) for member in state.members))
    take = content().dilemmas["snare"].way("take")
    assert dilemmas.gains(bare, take) == ["herb"], "no night comes for which it would be food"
    assert dilemmas.gains(replace(bare, day=3), take) == ["food"]
    dodge = asks.Avoid(owner=PARTY, options=("avoid", "face"), default="avoid")
    assert [reply(replace(state, day=day), dodge, TEMPERS["steady"]) for day in (2, 3, 4)] == ["avoid", "face", "face"]


@pytest.mark.rule("WLD-G71", "WLD-G135")
def test_what_a_study_rules_out_comes_before_what_it_helps() -> None:
    state = seeking("2")
    assert offered(state, "investigate thorns best plain").label.endswith("a boon at the goal")


@pytest.mark.whole
@pytest.mark.parametrize("region", ["hollowdown", "ninecairns"])
def test_the_panel_lies_beside_the_map_all_through_a_game(region: str) -> None:
    """A map keeps its layout, as lines of its legend make way before that."""
    dice, household = Dice(KeyedSource("one layout")), Household(GAME, ("steady",) * 3, "one layout")
    state, _ = GAME.new(Setup(("Ada", "Bob", "Cy"), read_options(GAME.options, {"region": region})), dice)
    beside: list[bool] = []
    while awaited := GAME.turn(state):
        if state.phase == "trek" and awaiting.moment(state) == "action" and not state.votes:
            scene = GAME.scene(GAME.view(state, None), Look())
            beside.append(scene.board.layout(KIT, scene).beside)  # type: ignore[attr-defined]
        seat, move = household.choose(state, awaited)
        state, events = GAME.apply(state, seat, move, dice)
        household.hear(state, events)
    assert len(beside) > 8 and all(beside)


@pytest.mark.rule("WLD-G56")
def test_once_the_goal_is_found_no_clue_is_asked_for_as_a_favour() -> None:
    every = asks.Favour((), owner=PARTY, options=("clue", "trade", "food"), default="clue")
    fed = replace(every, given=("food",), options=("clue", "trade"))
    state = party(hexes("fff"))
    assert [reply(state, asked, TEMPERS["steady"]) for asked in (every, fed)] == ["clue", "clue"]
    found = replace(state, goal="found")
    assert [reply(found, asked, TEMPERS["steady"]) for asked in (every, fed)] == ["food", "trade"]
