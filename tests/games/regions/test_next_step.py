"""What is to be done next for the goal, and where: it stands in every post of a turn, and is never more than is known."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.bot_players import Advice
from engine.core.dice import Dice, KeyedSource
from engine.core.flow import Question
from engine.core.game import Choice
from engine.core.moves import Move
from engine.core.verbs import Equip, MoveTo
from engine.games.regions.files.files import scenario_named
from engine.games.regions.game import GAME
from engine.games.regions.speech import way_offers
from engine.games.regions.speech.asking import status
from engine.games.regions.speech.choices import choice
from engine.games.regions.speech.next_step import next_step
from engine.games.regions.state.moves import Pick, Search
from engine.games.regions.state.options import HAND_MADE
from engine.games.regions.state.scenarios import Feature, Scenario
from engine.games.regions.state.state import Pool, Sighting, State, Turn
from engine.games.regions.state.view import View, view_for

from .build import ADA, BOB, GNATS, chase, party, region, rocky_wall, scenario, thorough, way, with_entity, with_member

rule = pytest.mark.rule

CROWN = Feature("crown", "the crown", "vault", "object")
CHEST = Feature("trunk", "iron trunk", "passage", "chest", lock="1d8")


ONCE_WRONG = {"longcomedy": "spectacles", "saltstair": "oil", "hushwood": "strap"}
"""What a briefing names in one sentence with a place where it does not lie, or with several places."""


def crossing(*features: Feature, start: str = "hall") -> Scenario:
    """Return hall, passage and vault in a row, a cell behind the vault, and the attic beside the hall: A is to the passage,
    B to the attic, C to the vault, D to the cell. The crown in the vault has to go to the attic."""
    joined = (way("hall", "passage"), way("hall", "attic"), way("passage", "vault"), way("vault", "cell"))
    return scenario(*joined, features=(CROWN, *features), start=start, goal="attic", needs=("crown",))


def walked(*explored: str, ways: int, **fields: object) -> State:
    """Return Ada's turn in the hall of the crossing, with so much of it explored and so many of its ways known."""
    made = crossing(CHEST)
    known = tuple(each.id for each in made.connections[:ways])
    seen = tuple(dict.fromkeys([*explored, *(end for id in known for end in id.split("/"))]))
    return replace(party(made, "warden", turn=ADA), explored=explored, seen=seen, ways=known, **fields)


def said(state: State, seat: int | None = None) -> str:
    """Return the next step as a seat reads it."""
    return next_step(view_for(state, seat))


@rule("REG-024", "REG-034")
def test_what_is_found_is_named_with_its_place_its_distance_and_the_way_to_it() -> None:
    state = walked("hall", "passage", "vault", ways=3, found=("crown",))
    assert said(state) == said(state, ADA) == "Make for the crown by A, 2 Moves (Vault)."
    assert said(with_member(state, ADA, region="passage")) == "Make for the crown by C (Vault)."
    assert said(with_member(state, ADA, region="vault")) == "Pick up the crown here (your Strategy)."


@rule("REG-024", "REG-G75")
def test_with_all_in_hand_the_goal_is_named_once_it_is_known() -> None:
    held = with_member(
        walked("hall", "passage", "vault", ways=3, taken=("crown",)), ADA, objects=("crown",), region="vault"
    )
    assert said(held) == "Bring the crown to the Attic by C, 3 Moves."
    unseen = replace(held, ways=("hall/passage", "", "passage/vault"), seen=("hall", "passage", "vault"))
    assert said(unseen) == "Search here for the way out.", "nobody has seen the attic"


@rule("REG-024", "REG-172")
def test_who_has_it_all_looks_for_the_way_out_where_it_can_be_and_not_in_what_was_seen() -> None:
    """From the hall A is to the cellar, which was seen, and B to the stair, from where C leads to what was never seen. Both
    ends are new; the goal is known once it is seen, so it is beyond C, though that is 2 Moves off and the cellar 1."""
    joined = (way("hall", "cellar"), way("hall", "stair"), way("stair", "ridge"))
    made = scenario(*joined, features=(CROWN,), goal="ridge", needs=("crown",))
    state = replace(party(made, "warden", turn=ADA), found=("crown",), taken=("crown",), explored=("hall", "stair"))
    state = replace(state, seen=("hall", "cellar", "stair"), ways=tuple(each.id for each in joined))
    assert said(state).startswith("Explore by A"), "while the crown is missing, it may lie there"
    done = with_member(state, ADA, objects=("crown",))
    assert said(done).startswith("Go by B and explore by C"), said(done)
    assert GAME.aim(view_for(done, None)).startswith("go by B"), "and that is advised too"


@rule("REG-172", "REG-G44")
def test_once_the_crown_is_out_the_next_step_names_those_who_are_still_inside() -> None:
    """Bob has carried the crown out. Ada and Cy are in the hall, and B is the way to the attic, their goal."""
    made = crossing(CHEST)
    state = replace(party(made, "warden", "delver", "shadow", turn=ADA), found=("crown",), taken=("crown",))
    known = tuple(each.id for each in made.connections[:2])
    state = replace(state, explored=("hall", "passage", "vault"), seen=("hall", "passage", "vault", "attic"), ways=known)
    held = with_member(state, BOB, objects=("crown",))
    assert said(held) == "Bring the crown to the Attic by B."
    out = with_member(held, BOB, out=True, region="")
    assert said(out) == "Get Ada and Cy out by B (the Attic)."
    assert GAME.aim(view_for(out, None)) == "get Ada and Cy out by B (the Attic)"
    assert said(with_member(out, 2, dead=True, region="")) == "Get out by B (the Attic)."


@rule("REG-024", "REG-036")
def test_what_lies_where_nobody_knows_sends_to_what_is_new() -> None:
    state = walked("hall", ways=2)
    assert said(state) == "Explore by A for the crown.", "at the attic is nothing but the way out"
    on = walked("hall", "attic", "passage", "vault", ways=4)
    assert said(on) == "Go by A, 3 Moves to new ground, for the crown.", "the cell behind the vault"
    assert "Vault" not in said(on), "the crown lies there, and nobody has found it"


@rule("REG-242", "REG-222")
def test_where_nothing_is_new_what_was_not_opened_comes_next_then_a_search() -> None:
    state = walked("hall", "attic", "passage", "vault", "cell", ways=4)
    assert said(state) == "Search here for the crown."
    found = with_member(replace(state, found=("trunk",)), ADA, pack=("lockpicks",))
    assert said(found) == "Make for the iron trunk by A (Passage)."
    assert said(with_member(found, ADA, region="passage")) == "Open the iron trunk here (key or lockpick)."
    assert said(replace(found, opened=("trunk",))) == "Search here for the crown."


@rule("REG-G11", "REG-G75")
def test_what_was_laid_down_lies_where_it_was_laid() -> None:
    state = walked("hall", "passage", "vault", ways=3, taken=("crown",), found=("crown",), lying=(("passage", "crown"),))
    assert said(state) == "Make for the crown by A (Passage)."


@rule("REG-088")
def test_all_new_ways_are_named_the_free_ones_before_what_is_barred() -> None:
    state = replace(party(rocky_wall(), "warden", turn=ADA), explored=("foot",), seen=("foot", "ledge", "glen"))
    shown = replace(state, ways=("foot/ledge", "foot/glen"))
    assert said(shown) == "Explore by B or A (past rocky wall) for the way out."
    assert said(replace(shown, ways=("foot/ledge", ""))) == "Explore by A (past rocky wall) for the way out."


@rule("REG-088")
def test_a_way_that_is_named_stays_a_button_and_so_does_a_search() -> None:
    state = replace(party(rocky_wall(), "warden", turn=ADA), explored=("foot",), seen=("foot", "ledge", "glen"))
    view = view_for(replace(state, ways=("foot/ledge", "foot/glen")), ADA)
    offered = [choice(view, move) for move in (MoveTo("A"), MoveTo("B"))]
    assert [each.stays for each in offered] == [each.weight == "first" for each in offered], "it goes on by B or A"
    assert any(each.stays for each in offered)
    assert not choice(view, Search()).stays
    known = walked("hall", "attic", "passage", "vault", "cell", ways=4)
    assert choice(view_for(known, ADA), Search()).stays, "no new way is known"
    assert not any(choice(view_for(known, ADA), MoveTo(way)).stays for way in "AB")
    apart = party(crossing(CHEST), "warden", "delver")
    apart = with_member(apart, BOB, region="passage")
    assert not choice(view_for(apart, None), Search()).stays, "of several places none is named"


@rule("REG-084", "REG-088")
def test_what_the_party_has_begun_to_clear_comes_before_other_new_ground() -> None:
    """The grate at A has 15 EP: at 10 it is begun."""
    made = scenario(way("hall", "vault", obstacle="iron-grate"), way("hall", "cell"), start="hall", goal="cell")
    state = replace(party(made, "warden", turn=ADA), explored=("hall",), seen=("hall", "vault", "cell"))
    state = replace(state, ways=("hall/vault", "hall/cell"), scenario=replace(made, goal="elsewhere"))
    assert said(state) == "Explore by B or A (past iron grate) for the way out."
    begun = with_entity(state, state.entities[0].id, ep=10)
    assert said(begun) == "Explore by A (past iron grate) or B for the way out."


def test_a_climb_here_that_is_likely_comes_before_what_was_begun_elsewhere() -> None:
    """The grate between hall and vault is begun, Ada stands next door at the foot of a wall. Her Press On gets up at once
    where 1 effort is left; at 6 that takes a second try at least, so it goes back to the grate first."""
    grate, wall = way("hall", "vault", obstacle="iron-grate"), way("foot", "ledge", obstacle="rocky-wall", low="foot")
    made = scenario(grate, way("hall", "foot"), wall, start="hall", goal="elsewhere")
    state = replace(party(made, "pathfinder", turn=ADA, at="foot"), explored=("hall", "foot"))
    state = replace(state, seen=("hall", "foot", "vault", "ledge"), ways=("hall/vault", "hall/foot", "foot/ledge"))
    blocks = {entity.kind: entity.id for entity in state.entities}
    seen = Sighting(blocks["iron-grate"], "hall/vault", 1, 10)
    state = with_entity(replace(state, sightings=(seen,)), blocks["iron-grate"], ep=10, number=1)
    assert said(state).startswith("Go back by B and explore by A")
    eased = replace(state, pools=(Pool(blocks["rocky-wall"], ADA, 1),))
    assert said(eased).startswith("Explore by C (past rocky wall)")


@rule("REG-G15")
def test_of_members_in_several_regions_no_way_is_told_until_one_takes_the_turn() -> None:
    state = replace(walked("hall", "passage", "vault", ways=3, found=("crown",)), turn=None)
    two = party(crossing(CHEST), "warden", "delver")
    both = replace(two, explored=state.explored, seen=state.seen, ways=state.ways, found=state.found)
    assert said(both) == "Make for the crown by A, 2 Moves (Vault)."
    assert said(with_member(both, BOB, region="passage")) == ""
    acted = with_member(with_member(both, BOB, region="passage"), BOB, acted=True)
    assert said(acted) == "Make for the crown by A, 2 Moves (Vault).", "only Ada can take a turn still"


@rule("REG-205")
def test_a_way_into_what_has_closed_is_no_next_step() -> None:
    made = chase(6)
    early = replace(made, regions=(made.regions[0], region("street", limit=2), *made.regions[2:]))
    state = replace(party(early, "warden", turn=ADA), explored=("gate",), seen=("gate", "street"), ways=("gate/street",))
    assert said(state) == "Explore by A for the way out."
    late = replace(state, round=3, counter=2, looked=("street",))
    assert said(late) == "Search here for the way out."


@rule("REG-198", "REG-039")
def test_a_chase_makes_for_new_ground_on_the_side_of_its_goal() -> None:
    """The goal lies two steps east of the hall and its place is known: east it is 1 Move and 1 step, west 1 and 3."""
    places = (region("hall", x=1), region("west", x=0), region("east", x=2), region("bank", x=3))
    joined = (way("hall", "west"), way("hall", "east"), way("east", "bank"))
    made = scenario(*joined, regions=places, start="hall", goal="bank", type="chase", round_limit=6, known_goal=True)
    state = replace(party(made, "warden", turn=ADA), explored=("hall",), seen=("hall", "west", "east", "bank"))
    known = replace(state, ways=("hall/west", "hall/east"))
    assert said(known) == "Explore by B toward the Bank."
    labels = [choice(view_for(known, ADA), MoveTo(exit)).weight for exit in ("A", "B")]
    assert labels == ["main", "first"]
    assert said(replace(known, seen=("hall", "west", "east"))) == "Explore by A or B for the way out.", (
        "nobody knows where it lies"
    )


def test_it_stands_in_the_line_of_a_turn_and_not_beside_a_question() -> None:
    state = walked("hall", ways=2)
    assert status(view_for(state, None)) == "Round 1. Explore by A for the crown."
    assert status(view_for(state, None), aimed=True) == "Round 1.", "what a player could go for says it"
    question = Question("react", ADA, ("guard", "none"), "guard", together=True)
    assert status(view_for(replace(state, agenda=(question,)), None)) == "Round 1.", "the question tells what is coming"
    assert next_step(View(None, state, True)) == "", "who sees everything is told nothing"


@rule("REG-024", "REG-036")
def test_it_is_told_as_a_turn_begins_and_again_after_a_move() -> None:
    state = walked("hall", ways=2)
    begun = replace(state, turn=Turn(ADA, strategy=True))
    assert status(view_for(begun, None)) == "Round 1.", "the rest was told as the turn began"
    assert status(view_for(with_member(begun, ADA, moved=True), None)) == "Explore by A for the crown.", "a Move changes it"
    known = walked("hall", "passage", "vault", ways=3, found=("crown",))
    assert status(view_for(known, None)) == "Round 1. Make for the crown by A, 2 Moves (Vault)."


@rule("REG-024", "REG-213")
def test_what_the_briefing_says_of_a_place_is_told_and_a_search_there_stands_first() -> None:
    """The briefing names crown and vault in one sentence; nobody has found the crown yet."""
    state = walked("hall", "passage", "vault", ways=4)
    told = replace(state, scenario=replace(state.scenario, about="Cold. In its vault lies the crown. The attic is dry."))
    assert said(told) == "Make for the crown by A, 2 Moves (Vault)."
    inside = with_member(told, ADA, region="vault")
    assert said(inside) == "Search here for the crown."
    spent = replace(inside, turn=Turn(ADA, action=True))
    assert said(spent) == "Search here for the crown (your Action is over)."
    search = choice(view_for(inside, ADA), Search())
    assert search.weight == "first" and choice(view_for(told, ADA), Search()).weight == "main"
    assert said(with_member(state, ADA, region="vault")).startswith("Explore"), "no sentence names both"
    (first, *_) = advised(inside)
    assert (first.move, first.why) == (Search(), "The briefing says that the crown is here.")


@rule("REG-024", "REG-242")
def test_a_chest_that_was_found_where_the_briefing_says_it_lies_is_opened_before_another_search() -> None:
    """The crown is said to lie in the vault, where an iron trunk was found and is still shut."""
    state = walked("hall", "passage", "vault", ways=4, found=("trunk",))
    about = "Cold. In its vault lies the crown. The attic is dry."
    trunk = replace(CHEST, at="vault")
    told = replace(state, scenario=replace(crossing(trunk), about=about))
    inside = with_member(with_member(told, ADA, region="vault"), ADA, equipped=("lockpicks",))
    assert said(inside) == "Open the iron trunk here (key or lockpick): the crown may be in it."
    assert offered(inside, Pick("trunk")).weight == "first" and offered(inside, Search()).weight == "main"
    assert Pick("trunk") in [each.move for each in advised(inside)]
    assert all("briefing" not in each.why for each in advised(inside)), "it does not send to search"
    assert said(replace(inside, opened=("trunk",))) == "Search here for the crown."


def advised(state: State) -> tuple[Advice, ...]:
    """Return what Ada is advised to do."""
    return tuple(GAME.advise(view_for(state, ADA), tuple(GAME.legal(state, ADA)), Dice(KeyedSource("advice"))))


@rule("REG-024", "REG-G44")
def test_a_member_is_not_advised_to_go_out_beside_one_who_is_down_with_what_the_party_came_for() -> None:
    made = scenario(way("hall", "vault"), features=(CROWN,), goal="vault", needs=("crown",))
    state = party(made, "warden", "delver", turn=ADA, explored=("hall", "vault"), ways=("hall/vault",))
    held = with_member(replace(state, taken=("crown",), found=("crown",)), BOB, objects=("crown",))
    assert MoveTo("A") in [advice.move for advice in advised(held)]
    assert MoveTo("A") not in [advice.move for advice in advised(with_member(held, BOB, ep=0, fallen=True))]


@rule("REG-024", "REG-213")
def test_a_search_that_the_next_step_names_is_a_button_where_an_enemy_stands_and_the_blow_is_advised() -> None:
    made = scenario(way("hall", "vault"), features=(CROWN,), placed=(GNATS,), goal="vault", needs=("crown",))
    beset = party(replace(made, about="In the hall lies the crown."), "warden", turn=ADA, explored=("hall", "vault"))
    assert said(beset) == "Search here for the crown." and offered(beset, Search()).weight == "first"
    assert advised(beset)[0].move != Search()
    last = replace(beset, scenario=replace(beset.scenario, thorough=True), searched={"hall": 2})
    assert advised(last)[0].move == Search(), "the third Search finds all, with a foe there too"
    alone = replace(beset, entities=())
    assert choice(view_for(alone, ADA), Search()).weight == "first" and advised(alone)[0].move == Search()


@rule("REG-024")
@pytest.mark.parametrize("name", HAND_MADE)
def test_what_a_briefing_says_of_a_place_is_never_wrong(name: str) -> None:
    """Where a briefing seems to say where something lies, it lies there: in each scenario that comes with the game."""
    written = scenario_named(name)
    unplaced = replace(written, features=tuple(replace(feature, at="") for feature in written.features))
    state = replace(party(), scenario=unplaced)
    said = {feature.id: way_offers.said_at(state, feature.id) for feature in written.features if feature.kind == "object"}
    wrong = {id: at for id, at in said.items() if at not in ("", written.feature_by_id[id].at)}
    assert not wrong
    assert said.get(ONCE_WRONG.get(name, ""), "") == ""


def offered(state: State, move: Move, seat: int | None = ADA) -> Choice:
    """Return how a seat, or everybody, is offered a move."""
    return choice(view_for(state, seat), move)


@rule("REG-222", "REG-024")
def test_what_the_next_step_names_here_stands_before_all_other_moves() -> None:
    """The crown lies in the vault beside Ada, and the way to the cell is new."""
    state = walked("hall", "passage", "vault", ways=4, found=("crown",))
    inside = with_member(state, ADA, region="vault")
    assert said(inside) == "Pick up the crown here (your Strategy)."
    assert offered(inside, Equip("crown")).weight == "first"
    assert offered(inside, Search()).weight == "main" and offered(inside, MoveTo("D")).weight == "main"
    waits = replace(inside, turn=None)
    assert offered(waits, Equip("crown"), None).weight == "first", "before anybody has taken a turn"
    box = Feature("box", "a box", "vault", "object")
    besides = replace(inside, scenario=crossing(CHEST, box), found=("crown", "box"))
    assert offered(besides, Equip("box")).weight == "main", "nobody came for it"


@rule("REG-G11", "REG-222")
def test_who_has_no_strategy_left_reads_who_can_pick_up_what_they_came_for() -> None:
    """The crown lies beside Ada, who has played a Strategy; Bob stands there too and has not had his turn."""
    alone = walked("hall", "passage", "vault", ways=4, found=("crown",))
    two = party(alone.scenario, "warden", "delver", turn=ADA)
    both = replace(two, explored=alone.explored, seen=alone.seen, ways=alone.ways, found=alone.found)
    here = with_member(with_member(both, ADA, region="vault"), BOB, region="vault")
    spent = replace(here, turn=Turn(ADA, strategy=True))
    over = "Pick up the crown here: your Strategy is over"
    assert said(spent) == f"{over}, Bob can."
    assert said(with_member(spent, BOB, acted=True)) == said(with_member(spent, BOB, region="hall")) == f"{over}."
    assert said(here) == "Pick up the crown here (your Strategy)."


@rule("REG-024", "REG-036")
def test_a_way_that_leads_on_to_what_the_next_step_names_is_lit_and_stands_first() -> None:
    """Beyond the passage is a cell that nobody has explored, and the rubble before it has to be cleared."""
    joined = (way("hall", "passage"), way("hall", "attic"), way("passage", "cell", obstacle="rubble"))
    made = scenario(*joined, features=(CROWN, CHEST), start="hall", goal="attic", needs=("crown",))
    state = party(made, "warden", turn=ADA, explored=("hall", "passage", "attic"))
    known = replace(state, ways=tuple(each.id for each in joined), seen=("hall", "passage", "attic", "cell"))
    assert said(known) == "Go by A and explore by C for the crown."
    assert [offered(known, MoveTo(exit)).weight for exit in "AB"] == ["first", "plain"]
    tools = with_member(known, ADA, equipped=("lockpicks",))
    found = replace(tools, explored=("hall", "passage", "attic", "cell"), found=("trunk",))
    assert said(found) == "Make for the iron trunk by A (Passage)."
    assert [offered(found, MoveTo(exit)).weight for exit in "AB"] == ["first", "plain"]


@rule("REG-036", "REG-062")
def test_a_way_in_among_enemies_is_lit_and_does_not_stand_first_beside_another() -> None:
    """Both ways lead to what is new; gnats are seen in the attic."""
    joined = (way("hall", "passage"), way("hall", "attic"))
    made = scenario(*joined, way("passage", "cell"), placed=(replace(GNATS, at="attic"),), start="hall", goal="cell")
    state = party(made, "warden", turn=ADA, explored=("hall",), seen=("hall", "passage", "attic"), looked=("attic",))
    known = replace(state, ways=tuple(each.id for each in joined))
    assert said(known) == "Explore by A or B for the way out."
    assert [offered(known, MoveTo(exit)).weight for exit in "AB"] == ["first", "main"]
    alone = replace(known, ways=("", "hall/attic"))
    assert said(alone) == "Explore by B for the way out." and offered(alone, MoveTo("B")).weight == "first"


@rule("REG-213")
def test_a_search_comes_first_where_nothing_else_is_known_and_else_does_not() -> None:
    state = walked("hall", "attic", "passage", "vault", "cell", ways=4)
    assert said(state) == "Search here for the crown."
    assert offered(state, Search()).weight == "first" and offered(state, MoveTo("A")).weight == "plain"
    found = with_member(replace(state, found=("trunk",)), ADA, equipped=("lockpicks",))
    assert offered(found, Search()).weight == "main", "a chest is still shut"


@rule("REG-213")
def test_after_three_searches_the_next_step_sends_to_the_nearest_place_where_something_may_be_left() -> None:
    state = walked("hall", "attic", "passage", "vault", "cell", ways=4)
    here = "Search here for the crown."
    assert said(replace(state, searched={"hall": 2})) == here
    often = replace(state, searched={"hall": 3, "passage": 3, "attic": 3, "vault": 2, "cell": 3})
    assert said(often) == "Search the Vault by A for the crown."
    assert offered(often, MoveTo("A")).weight == "first" and offered(often, Search()).weight != "first"
    assert said(with_member(often, ADA, region="vault")) == here
    through = replace(often, searched=dict.fromkeys(often.explored, 3))
    assert said(through) == here, "something may still hide"
    through = thorough(through)
    assert said(through) == "" and offered(through, Search()).weight == "written", "nothing is left to be found"


@rule("REG-242", "REG-234")
def test_what_is_locked_away_draws_nobody_back() -> None:
    """The crown is said to lie in the vault, in a trunk that Ada cannot open. All has been explored."""
    made = crossing(replace(CHEST, at="vault"))
    state = walked("hall", "attic", "passage", "vault", "cell", ways=4, found=("trunk",), searched={"vault": 3})
    told = replace(state, scenario=replace(made, about="Cold. In its vault lies the crown. The attic is dry."))
    inside = with_member(told, ADA, region="vault")
    assert said(inside) == "Search the Passage by C for a key or lockpick: the iron trunk is locked."
    assert offered(inside, MoveTo("C")).hurts == "" and offered(inside, MoveTo("C")).weight == "first"
    tools = with_member(inside, ADA, equipped=("lockpicks",))
    assert offered(tools, MoveTo("C")).hurts == "away from Vault", "now she can open it"


@rule("REG-242", "REG-234")
def test_what_nobody_can_open_sends_to_look_for_its_key() -> None:
    """The crown is said to lie in the vault, where the trunk stands locked; Ada has neither key nor lockpicks."""
    state = walked("hall", "passage", "vault", ways=4, found=("trunk",))
    made = crossing(replace(CHEST, at="vault"), Feature("ring", "the ring", "cell", "key", opens="trunk"))
    told = replace(state, scenario=replace(made, about="Cold. In its vault lies the crown. The attic is dry."))
    inside, locked = with_member(told, ADA, region="vault"), "for a key or lockpick: the iron trunk is locked."
    assert said(inside) == f"Explore by D {locked}" and offered(inside, MoveTo("D")).weight == "first"
    assert said(with_member(told, ADA, region="passage")) == f"Go by C and explore by D {locked}"
    keyed = with_member(replace(inside, found=("trunk", "ring"), taken=("ring",)), ADA, objects=("ring",))
    assert said(keyed) == "Open the iron trunk here (key or lockpick): the crown may be in it."
    dead_end = replace(state, explored=("hall", "attic", "passage"), found=())
    assert said(with_member(dead_end, ADA, region="attic")) == "Go back by B, 3 Moves to new ground, for the crown."
    near = replace(state, explored=("hall", "attic"), found=())
    assert said(with_member(near, ADA, region="attic")) == "Go back by B and explore by A for the crown."


@rule("REG-242", "REG-234")
def test_what_is_shut_here_is_opened_first() -> None:
    state = walked("hall", "attic", "passage", "vault", "cell", ways=4, found=("trunk",))
    tools = with_member(with_member(state, ADA, region="passage"), ADA, equipped=("lockpicks",))
    assert said(tools) == "Open the iron trunk here (key or lockpick)."
    assert offered(tools, Pick("trunk")).weight == "first"
    new = replace(tools, explored=("hall", "attic", "passage", "vault"))
    assert said(new) == said(tools), "new ground is no farther later on"
    assert offered(new, Pick("trunk")).weight == "first" and offered(new, MoveTo("C")).weight != "first"


@rule("REG-024", "REG-G75")
def test_nobody_is_sent_to_the_goal_while_something_is_missing() -> None:
    """The attic is the goal and nobody has been there: it comes last, and with all in hand it is looked for by name."""
    state = walked("hall", "passage", "vault", "cell", ways=4)
    found = with_member(replace(state, found=("trunk",)), ADA, equipped=("lockpicks",))
    assert said(found) == "Make for the iron trunk by A (Passage)."
    assert said(state) == "Explore by B for the crown.", "nothing else is left"
    held = with_member(walked("hall", ways=1, taken=("crown",)), ADA, objects=("crown",))
    assert said(held) == "Explore by A for the way out."


@rule("REG-024", "REG-036")
def test_the_ways_that_the_next_step_names_stand_before_all_others() -> None:
    """The attic is the way out and nobody knows it; A leads on to the passage."""
    state = walked("hall", ways=2)
    assert said(state) == "Explore by A for the crown."
    assert [offered(state, MoveTo(exit)).weight for exit in "AB"] == ["first", "main"]
    out = with_member(walked("hall", ways=2, taken=("crown",)), ADA, objects=("crown",))
    unseen = replace(out, seen=("hall",), scenario=replace(out.scenario, goal=""))
    assert said(unseen) == "Explore by A or B for the way out."
    assert [offered(unseen, MoveTo(exit)).weight for exit in "AB"] == ["first", "first"]
    reasons = {each.move: each.why for each in advised(unseen) if isinstance(each.move, MoveTo)}
    assert reasons == dict.fromkeys(map(MoveTo, "AB"), "A guess: nobody has been there, and it may lead out.")
    made = scenario(way("hall", "vault"), features=(CROWN,), placed=(GNATS,), goal="vault", needs=("crown",))
    beset = party(made, "warden", turn=ADA, explored=("hall",), seen=("hall", "vault"), ways=("hall/vault",))
    assert said(beset).startswith("Explore by A") and offered(beset, MoveTo("A")).weight == "main"
    acted = replace(beset, turn=Turn(ADA, strategy=True, action=True))
    assert offered(acted, MoveTo("A")).weight == "first", "no blow is left"


@rule("REG-240", "REG-242")
def test_what_is_locked_here_names_who_can_open_it_where_the_one_to_move_cannot() -> None:
    """Ada the warden has nothing to pick a Lock with, Bob has lockpicks."""
    alone = walked("hall", "attic", "passage", "vault", "cell", ways=4, found=("trunk",))
    two = party(alone.scenario, "warden", "delver", turn=ADA)
    both = replace(two, explored=alone.explored, seen=alone.seen, ways=alone.ways, found=alone.found)
    here = with_member(with_member(both, ADA, region="passage", equipped=()), BOB, equipped=("lockpicks",))
    assert said(here) == "Let Bob open the iron trunk here."
    assert said(with_member(here, ADA, equipped=("lockpicks",))) == "Open the iron trunk here (key or lockpick)."
    key = Feature("key", "brass key", "hall", "key", opens="trunk")
    keyed = replace(here, scenario=crossing(CHEST, key), found=("trunk", "key"), taken=("key",))
    fits = said(with_member(keyed, ADA, objects=("key",)))
    assert fits == "Open the iron trunk here (key or lockpick)."
