"""Why the coloured button, and not the one beside it: a line of small print, alternatives, and promises that are kept."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.flow import Question
from engine.core.game import Choice, Setup
from engine.core.languages import speaking
from engine.core.moves import Move
from engine.core.options import read_options
from engine.core.verbs import Choose, MoveTo, Pass
from engine.games.regions.game import GAME
from engine.games.regions.player import advising, runner_up
from engine.games.regions.player.runner_up import MOST_REASON, MOST_WORDS
from engine.games.regions.rules import ahead, turns
from engine.games.regions.rules.flow import open_questions
from engine.games.regions.state.content import content
from engine.games.regions.state.moves import Act, Pick, Search, Strategy
from engine.games.regions.state.naming import entity_name, entity_named
from engine.games.regions.state.scenarios import Placed
from engine.games.regions.state.state import State, Strike, Turn
from engine.games.regions.state.view import view_for
from tests.games.parties import FIRST, Household

from .build import ADA, BOB, GNATS, corridor, party, scenario, way, with_entity, with_member

ODDS = re.compile(r"\b(\d+) in (\d+)\b")
LEFT = re.compile(r"A hit takes about (\d+) of (\d+) EP")
LOSS = re.compile(r"-([\d.]+) EP on average")
CARD = "(a card)"


def offers(state: State) -> dict[Move, Choice]:
    """Return how what Ada can do is offered in a post, what is no control left out, the first button first."""
    view = view_for(state, None)
    found = {move: GAME.choice(view, move) for move in GAME.legal(state, ADA)}
    shown = {move: choice for move, choice in found.items() if choice.weight not in ("written", "quiet")}
    return dict(sorted(shown.items(), key=lambda item: item[1].order))


def reason(state: State) -> str:
    """Return what stands below the question in Ada's post."""
    said = {choice.text for choice in offers(state).values()} - {""}
    assert len(said) <= 1, said
    return next(iter(said), "")


def hint(state: State) -> str:
    """Return why Ada is advised what comes first, as a hint tells it, against what stands beside it."""
    best = next(iter(offers(state)))
    return runner_up.reason(state, ADA, best, advising.rivals(state, ADA, best))


def bare(*placed: Placed, turn: int | None = ADA) -> State:
    """Return Ada's turn beside some Challenges, with nothing in her hand or her pack."""
    return with_member(party(corridor(placed=placed), "warden", turn=turn), ADA, pack=(), hand=())


@pytest.mark.rule("REG-G31")
def test_a_blow_that_is_likely_to_be_the_last_says_what_it_spares() -> None:
    state = with_entity(bare(GNATS), "gnats", ep=3)
    assert hint(state) == "A hit is likely to end the needle gnats before they take up to 4 EP."
    assert "A hit takes all of 3 EP" in next(iter(offers(state).values())).detail


def test_a_blow_that_ends_nothing_says_that_one_can_still_go_or_that_they_would_follow() -> None:
    assert reason(bare(GNATS)) == "The needle gnats would follow you: up to 4 EP."


@pytest.mark.rule("REG-070", "REG-077")
def test_what_can_take_one_down_before_the_next_turn_is_told_with_its_sum_and_next_door_is_safer() -> None:
    """Stones do 2d6 and thorns d6, 12 and 6 EP at most, to all in the stair as the next round begins; hounds, d8, attack
    Ada as this one ends: 26. The hall is empty, and hounds are likely to stay beside Bob. In spite of a
    warden's Guard, d6 and d4, that takes 9 EP once in 8 times."""
    placed = (
        Placed("stones", "falling-stones", "stair"),
        Placed("thorns", "lashing-thorns", "stair"),
        Placed("hounds", "bramble-hounds", "stair", single=True),
    )
    made = scenario(way("stair", "hall"), way("stair", "ridge"), placed=placed)
    state = party(made, "warden", "delver", turn=ADA, explored=("stair", "hall"))
    state = with_member(replace(state, seen=("stair", "hall"), ways=("stair/hall",)), ADA, pack=(), hand=(), ep=19)
    state = with_member(replace(state, searched={"stair": 3, "hall": 3}), BOB, ep=18)
    spent = replace(state, turn=Turn(ADA, action=True, strategy=True))
    begun = replace(spent, turn=Turn(ADA))
    told = "**If you stay you likely lose 5 of 19 EP this round.**"
    assert told in GAME.ask(view_for(begun, None))
    assert "you likely" not in GAME.ask(view_for(spent, None)), "it was told, and she stands"
    assert isinstance(next(iter(offers(spent))), Pass), "it takes all of that to take her down"
    low = with_member(spent, ADA, ep=9, injuries=3)
    assert next(iter(offers(low))) == MoveTo("A"), "the next Injury kills"
    assert reason(low) == "By A you lose at most 8 EP before your next turn.", "the hounds may come after her"
    assert GAME.aim(view_for(low, None)) == "get away from the falling stones by A"
    assert offers(low)[Pass()].label == "End turn: may kill you"
    assert "can kill you before your next turn" in GAME.ask(view_for(low, None))
    few = offers(with_member(spent, ADA, ep=9))
    assert isinstance(next(iter(few)), Pass), "who gets up again does not run to and fro"
    assert few[Pass()].label == "End turn"
    assert few[MoveTo("A")].label == "Go A: Hall"
    assert "**If you stay you likely lose 4 of 9 EP this round (down 1 in 8).**" in GAME.ask(
        view_for(with_member(spent, ADA, ep=9), None)
    ), "that is told again"


@pytest.mark.rule("REG-077", "REG-G33")
def test_what_keeps_deadly_stones_from_falling_is_a_button_that_says_so() -> None:
    """Stones do 12 EP at most, 7 on average, to each of 2: half of the time that is 7 EP, and a blow takes about 4."""
    placed = (Placed("stones", "falling-stones", "hall"), GNATS)
    state = with_member(party(corridor(placed=placed), "warden", "delver", turn=ADA), ADA, pack=(), hand=("smother",))
    move, first = next(iter(offers(state).items()))
    assert (move.play, move.target) == ("smother", "falling-stones")
    assert first.label == "Smother: falling stones rest"
    calm = with_entity(state, "stones", calm=2)
    assert not any(getattr(move, "play", "") == "smother" for move in offers(calm)), "they rest already"


@pytest.mark.rule("REG-G10")
def test_who_stays_reads_what_waits_where_they_could_go() -> None:
    """Ada and Bob are in the hall, and the hounds in the vault are seen from there."""
    hounds = Placed("hounds", "bramble-hounds", "vault", single=True)
    made = scenario(way("hall", "vault"), way("vault", "cell"), placed=(hounds,))
    state = party(made, "warden", "delver", turn=ADA, explored=("hall",))
    state = with_member(replace(state, seen=("hall", "vault"), ways=("hall/vault",)), ADA, pack=(), hand=())
    spent = replace(state, turn=Turn(ADA, action=True, strategy=True), searched={"hall": 3})
    assert isinstance(next(move for move, choice in offers(spent).items() if choice.lit), Pass)
    assert reason(spent) == "By A you would face the bramble hounds alone: up to 8 EP, you have 20."


@pytest.mark.rule("REG-G31")
@pytest.mark.parametrize(("left", "helps"), [(8, True), (9, False)])
def test_others_who_could_fall_next_door_are_joined_first(left: int, helps: bool) -> None:
    """The hounds in the vault take 8 EP at most, and Bob is there."""
    hounds = Placed("hounds", "bramble-hounds", "vault", single=True)
    made = scenario(way("hall", "vault"), way("hall", "cell"), placed=(hounds,))
    state = party(made, "warden", "delver", turn=ADA, explored=("hall", "vault"))
    state = with_member(
        replace(state, seen=("hall", "vault", "cell"), ways=("hall/vault", "hall/cell")), ADA, pack=(), hand=()
    )
    state = with_member(replace(state, searched={"hall": 3}), BOB, region="vault", ep=left)
    best = next(iter(offers(state)))
    told = GAME.aim(view_for(state, None))
    assert (best == MoveTo("A")) is helps
    assert told.startswith("go by A to help Bob against the bramble hounds") is helps
    assert not helps or reason(state) == "Bob is there and may lose up to 8 EP (8 left)."


def test_a_strategy_says_that_the_action_stays() -> None:
    state = party(corridor(placed=(GNATS,)), "mender", "warden", turn=ADA)
    state = with_member(with_member(state, ADA, hand=("good-heart",), pack=(), ep=5), BOB, ep=9)
    assert isinstance(next(iter(offers(state))), Strategy)
    assert hint(state) == "It takes only your Strategy: your Action comes after it." and not reason(state)


@pytest.mark.rule("REG-G05")
def test_a_reaction_says_what_its_card_saves_and_a_card_for_all_whom_it_guards() -> None:
    state = with_member(party(corridor(placed=(GNATS,)), "warden", "delver"), ADA, hand=("brace",))
    own = content().crafts["warden"].reaction.id
    strike = Strike("gnats", "sting", ("p0",), "turn", stage="answers")
    asked = Question("react", ADA, (own, "brace", "none"), own, together=True)
    said = reason(replace(state, agenda=(asked, strike)))
    assert said == "" or "card" in said


def test_a_reason_is_told_in_each_language_and_stays_one_line() -> None:
    said = set()
    for language in ("en", "de", "es"):
        with speaking(language):
            said.add(reason(bare(GNATS)))
    assert len(said) == 3 and all(0 < len(each) <= MOST_REASON for each in said)


# What holds in whole games that are played by the coloured button.


@pytest.mark.whole
@pytest.mark.parametrize("key", ["thornruin", "countinghouse", "runaway", "saltstair", "hushwood"])
def test_in_whole_games_the_coloured_button_can_be_trusted(key: str) -> None:
    """No button beside it shows better odds of the same thing unless a line says why. What is done for something else
    stands beside it where there is such. What a label says is left of a Challenge is what is left of it, and so after the
    blow."""
    dice = Dice(KeyedSource(f"trust {key}"))
    household = Household(GAME, (FIRST, "steady", "steady"), key, people=1)
    state, _ = GAME.new(Setup(("Ada", "Bob", "Cy"), read_options(GAME.options, {"scenario": key})), dice)
    looked = told = 0
    while awaited := GAME.turn(state):
        mine = tuple(awaited) == (ADA,) and state.phase == "play" and not state.paused
        if mine:
            looked, told = looked + 1, told + check(state)
        seat, move = household.choose(state, awaited)
        before = state
        state, events = GAME.apply(state, seat, move, dice)
        household.hear(state, events)
        if mine and seat == ADA and isinstance(move, Act):
            keeps(before, move, state)
    assert looked > 5
    assert told > looked / 5 or state.scenario.type != "normal", f"of {told} of {looked} posts post or hint say why"


def check(state: State) -> bool:
    """Assert what holds of a post in which Ada alone is awaited; return whether it says why."""
    shown = offers(state)
    lit = [move for move, choice in shown.items() if choice.lit]
    said = reason(state)
    assert len(said) <= MOST_REASON and len(said.split()) <= MOST_WORDS, said
    if not lit:
        return bool(said)
    blue = lit[0]
    for move, choice in shown.items():
        if move != blue and is_better(state, choice, shown[blue], move, blue):
            assert said, f"{choice.label} is better than {shown[blue].label}, and nothing says why not"
    begun = ahead.addressed(GAME.view(state, ADA), ADA).state
    if not open_questions(state) and turns.acting(begun) == ADA and blue != Pass():
        others = [move for move, choice in shown.items() if is_other(begun, move, choice, blue)]
        first = list(shown)[:3]
        assert not others or any(move in first for move in others), f"{shown[blue].label} stands alone beside {others}"
    return bool(said or hint(state))


def is_better(state: State, other: Choice, blue: Choice, move: Move, best: Move) -> bool:
    """Return whether a label shows better odds of the same thing as another, at no higher price."""
    if isinstance(move, Choose) and isinstance(best, Choose):
        costs = CARD in other.label and CARD not in blue.label
        losses = [LOSS.search(choice.label) for choice in (other, blue)]
        return not costs and all(losses) and float(losses[0][1]) < float(losses[1][1]) and odds(other) <= odds(blue)
    if not (isinstance(move, Act) and isinstance(best, Act) and move.target == best.target):
        return False
    entity = entity_named(state, move.target)
    if entity is None or entity.type == "Obstacle" or move.play in state.members[ADA].hand:
        return False
    return odds(other) > odds(blue) > 0


def odds(choice: Choice) -> float:
    """Return the first odds that a label shows, 0 for none."""
    found = ODDS.search(choice.label)
    return int(found[1]) / int(found[2]) if found else 0.0


def is_other(state: State, move: Move, choice: Choice, blue: Move) -> bool:
    """Return whether a move that helps a party on is another kind of thing than the coloured one."""
    if choice.hurts or choice.sure or move == blue:
        return False
    return kind(state, move) not in ("", kind(state, blue)) and choice.weight in ("first", "main")


def kind(state: State, move: Move) -> str:
    """Return what kind of thing a move is, "" for what is beside the turn."""
    if isinstance(move, Pick) and entity_named(state, move.lock.removeprefix("lock-")) is not None:
        return "MoveTo"  # It opens a way, as what clears it does.
    if isinstance(move, MoveTo | Search | Pick):
        return type(move).__name__
    if not isinstance(move, Act):
        return ""
    entity = entity_named(state, move.target)
    return "help" if entity is None else "MoveTo" if entity.type == "Obstacle" else "strike"


def keeps(before: State, move: Act, after: State) -> None:
    """Assert that what a label and an aim said is left of a Challenge was left of it, and that no more than that went."""
    choice = GAME.choice(view_for(before, None), move)
    found, entity = LEFT.search(choice.detail), entity_named(before, move.target)
    if found is None or entity is None:
        return
    assert int(found[1]) <= int(found[2]) == entity.ep
    aim = GAME.aim(view_for(before, None))
    if f"{entity_name(entity).lower()} (" in aim:
        assert f"({entity.ep} EP left)" in aim, aim
    left = next((each.ep for each in after.entities if each.id == entity.id), 0)
    assert left <= entity.ep
