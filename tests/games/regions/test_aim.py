"""What a player could go for: one line above the question, which the coloured button follows."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.flow import Question
from engine.core.game import Setup
from engine.core.languages import speaking
from engine.core.moves import Move
from engine.core.options import read_options
from engine.core.verbs import Equip, MoveTo, Pass, SetOrder
from engine.games.regions.game import GAME
from engine.games.regions.player.aiming import MOST_AIM
from engine.games.regions.rules import ahead, turns
from engine.games.regions.rules.flow import open_questions
from engine.games.regions.speech import next_step
from engine.games.regions.state.moves import Act, Light, Pick, Search
from engine.games.regions.state.naming import entity_name, entity_named, exit_letter
from engine.games.regions.state.scenarios import Feature
from engine.games.regions.state.state import State, Turn, member_of
from engine.games.regions.state.view import view_for
from tests.games.parties import Household

from .build import ADA, BOB, GNATS, corridor, party, rocky_wall, scenario, way, with_entity, with_member

rule = pytest.mark.rule

CROWN = Feature("crown", "the crown", "vault", "object")


def aim(state: State, seat: int | None = None) -> str:
    """Return what a seat could go for, or the one whose turn it is as a post tells it."""
    return GAME.aim(view_for(state, seat))


def searching(**fields: object) -> State:
    """Return Ada's turn in the hall, with the crown to be fetched from a vault that nobody has seen."""
    made = scenario(
        way("hall", "passage"), way("passage", "vault"), features=(CROWN,), start="hall", goal="hall", needs=("crown",)
    )
    bare = with_member(party(made, "warden", turn=ADA), ADA, pack=(), hand=())
    return replace(bare, explored=("hall",), seen=("hall", "passage"), ways=("hall/passage",), **fields)


@rule("REG-024", "REG-036")
def test_it_says_where_to_go_and_what_for_and_names_no_more_than_is_known() -> None:
    state = searching()
    assert aim(state) == aim(state, ADA) == "explore by A for the crown"
    assert GAME.status(view_for(state, None)) == "Round 1.", "the next step is told once"
    assert GAME.within_turn(view_for(state, None)), "the map shows the round"
    found = replace(
        state,
        explored=("hall", "passage", "vault"),
        seen=("hall", "passage", "vault"),
        ways=("hall/passage", "passage/vault"),
        found=("crown",),
    )
    assert aim(found) == "make for the crown by A, 2 Moves (Vault)"
    held = with_member(replace(found, taken=("crown",)), ADA, objects=("crown",), region="vault")
    assert aim(held) == "bring the crown to the Hall by B, 2 Moves"


@rule("REG-G31")
def test_what_is_advised_first_comes_first_and_the_way_on_after_it() -> None:
    """The gnats stand in the hall. With an Action left she hits them and goes on; once it is spent only the way is left."""
    state = with_member(party(corridor(placed=(GNATS,)), "warden", turn=ADA), ADA, pack=(), hand=())
    assert aim(state) == "beat the needle gnats (7 EP left), then explore by A for the way out"
    assert aim(replace(state, turn=Turn(ADA, action=True))) == "explore by A", "what for was told as the turn began"


@rule("REG-088")
def test_what_bars_the_way_is_named_with_it_until_it_is_cleared() -> None:
    made = scenario(way("hall", "vault", obstacle="rubble"), way("hall", "cell"), start="hall", goal="elsewhere")
    bare = with_member(party(made, "warden", turn=ADA), ADA, pack=(), hand=())
    state = replace(bare, explored=("hall", "cell"), seen=("hall", "vault", "cell"), ways=("hall/vault", "hall/cell"))
    assert aim(state) == "explore by A (past rubble) for the way out"
    begun = with_entity(state, state.entities[0].id, ep=4)
    assert aim(begun) == "explore by A (past rubble) for the way out"
    assert aim(replace(begun, turn=Turn(ADA, action=True))) == "explore by A (past rubble)"
    cleared = with_entity(state, state.entities[0].id, ep=0, defeated="calmed")
    assert aim(cleared) == "explore by A for the way out"


@rule("REG-G05")
def test_a_question_says_it_all_and_so_does_a_turn_that_is_nobodys() -> None:
    question = Question("react", ADA, ("guard", "none"), "guard", together=True)
    assert aim(searching(agenda=(question,))) == ""
    several = party(rocky_wall(), "warden", "delver")
    assert aim(several) == "" and aim(replace(several, paused="a toll")) == ""
    assert "Explore by B or A" in GAME.status(view_for(several, None)), "then it stands in the line"


def test_it_is_told_in_the_language_that_is_spoken_whatever_was_told_before() -> None:
    hurt = with_member(with_member(party(corridor(), "mender", "warden", turn=ADA), BOB, ep=3), ADA, hand=("bind-wounds",))
    said = []
    for language in ("en", "de", "es", "en"):
        with speaking(language):
            said.append(aim(with_member(hurt, ADA, pack=())))
    assert said[0] == said[3] and said[0].startswith("explore by A"), "whom she heals the button says"
    assert len({*said}) == 3


@pytest.mark.whole
@pytest.mark.parametrize("key", ["thornruin", "countinghouse", "runaway", "saltstair", "hushwood"])
def test_in_whole_games_what_is_advised_serves_the_aim_and_the_aim_lasts(key: str) -> None:
    dice, household = Dice(KeyedSource(f"aim {key}")), Household(GAME, ("steady",) * 3, key)
    state, _ = GAME.new(Setup(("Ada", "Bob", "Cy"), read_options(GAME.options, {"scenario": key})), dice)
    looked = kept = changed = 0
    while awaited := GAME.turn(state):
        seat, move = household.choose(state, awaited)
        before = aimed(state, seat)
        looked += before != ""
        advised = GAME.advise(GAME.view(state, seat), list(GAME.legal(state, seat)), Dice(KeyedSource("told")))[0].move
        known = knows(state)
        state, events = GAME.apply(state, seat, move, dice)
        household.hear(state, events)
        goes_on = turns.acting(state) == member_of(state, seat) and not open_questions(state)
        followed = before != "" and move == advised and not isinstance(move, MoveTo | Equip | Light | Pass)
        if followed and goes_on and knows(state) == known:
            now = plainly(aimed(state, seat))
            step, after = (said.rpartition(", then ")[2] for said in (plainly(before), now))
            first, later = (LEFT.sub("", said).partition(", then ")[0] for said in (plainly(before), now))
            # A fight that comes after what heals comes first then; a step of a later turn may not be told beside it.
            same = step.startswith(after) or now.startswith(step) or first == later
            kept, changed = kept + same, changed + (not same)
    assert looked > 20
    assert changed <= kept / 10, f"{changed} of {kept + changed} aims changed, and nothing new was known"


LEFT = re.compile(r" \(\d+ EP left\)")
"""How many EP a Creature has left: they fall with each blow."""


def plainly(aim: str) -> str:
    """Return an aim in which to stay until something is beaten is to beat it."""
    return re.sub(r"stay until (.+?) (?:is|are) beaten", r"beat \1", aim)


def knows(state: State) -> object:
    """Return what a change of the aim may follow from: where all are, what is explored, found, taken, open, and beaten."""
    beaten, places = tuple(entity.defeated for entity in state.entities), tuple(each.region for each in state.members)
    return places, state.explored, state.seen, state.ways, state.found, state.taken, state.opened, beaten, state.searched


def aimed(state: State, seat: int) -> str:
    """Return what a seat could go for in its turn, and assert that what it is advised first serves it; "" in no turn."""
    view, index = ahead.addressed(GAME.view(state, seat), seat), member_of(state, seat)
    if index is None or open_questions(state) or turns.acting(view.state) != index or state.phase != "play":
        return ""
    said = GAME.aim(GAME.view(state, seat))
    assert len(said) <= MOST_AIM and not said.endswith((".", ",", " ")) and said[:1] == said[:1].lower()
    best = GAME.advise(GAME.view(state, seat), list(GAME.legal(state, seat)), Dice(KeyedSource("told")))[0]
    assert serves(view.state, best.then or best.move, said), f"{said}: {best}"
    step = next_step.next_step(view).rstrip(".")
    assert not said or not step or step not in GAME.status(view), "it is told once"
    return said


def serves(state: State, move: Move, said: str) -> bool:
    """Return whether an aim names what a move does. Whom it heals its button says."""
    match move:
        case Act(target=target) if target in {member.handle for member in state.members}:
            return True
        case MoveTo(to=to):
            return re.search(rf"\b{to}\b", said) is not None
        case Act(target=target) if (entity := entity_named(state, target)) is not None:
            letter = exit_letter(state, entity.at) if entity.type == "Obstacle" else ""
            return entity_name(entity).lower() in said or re.search(rf"\b{letter}\b", said) is not None
        case Act(target=target) if target != "-":
            return "heal" in said or "help" in said or "open" in said
        case Search():
            return "search" in said
        case Equip(item=item):
            return item not in state.scenario.feature_by_id or "pick up" in said
        case Pick():
            return "open" in said or "explore" in said or "make for" in said
        case SetOrder():
            return "be healed" in said
        case Pass():
            return not said.startswith(("hit ", "beat ", "heal ", "hide ", "light "))
    return True
