"""What may be lost before the next turn, worked out by hand, and what is advised to those whom it would kill."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.moves import Move
from engine.core.verbs import MoveTo, Pass
from engine.games.regions.game import GAME
from engine.games.regions.picture.high_points import high_points
from engine.games.regions.rules.events import exploring
from engine.games.regions.rules.party import card_piles
from engine.games.regions.speech import outlook, peril, story
from engine.games.regions.state.moves import Strategy
from engine.games.regions.state.scenarios import Feature, Placed
from engine.games.regions.state.state import Pool, State, Turn
from engine.games.regions.state.view import view_for

from .build import ADA, BOB, party, rocky_wall, scenario, way, with_entity, with_member

THORNS = Placed("thorns", "lashing-thorns", "hall")
HOUNDS = Placed("hounds", "bramble-hounds", "vault", single=True)


def advised(state: State) -> Move:
    """Return what Ada is advised first."""
    return GAME.advise(view_for(state, ADA), list(GAME.legal(state, ADA)), Dice(KeyedSource("told")))[0].move


def between(*placed: Placed) -> State:
    """Return Ada's turn in the hall, with the vault next door in sight and Bob with more EP beside her."""
    state = party(scenario(way("hall", "vault"), placed=placed), "warden", "delver", turn=ADA, explored=("hall", "vault"))
    state = replace(state, seen=("hall", "vault"), ways=("hall/vault",))
    return with_member(with_member(state, ADA, pack=(), hand=(), ep=12), BOB, ep=18)


@pytest.mark.rule("REG-114", "REG-G31", "REG-070")
def test_the_most_that_is_lost_counts_all_that_could_come_whomever_it_may_choose() -> None:
    """Thorns do d6, 6 at most, in the hall. Hounds do d8: they come from next door, and may choose Ada once Bob is gone."""
    state = between(THORNS, HOUNDS)
    assert outlook.most_lost(state, ADA, "hall") == 6 + 8
    assert outlook.most_lost(state, ADA, "vault") == 8, "the thorns stay"
    stilled = with_entity(state, "thorns", calm=state.round + 1)
    assert outlook.most_lost(stilled, ADA, "hall") == 8
    lampreys = between(Placed("lampreys", "pool-lampreys", "vault"))
    assert outlook.most_lost(lampreys, ADA, "hall") == 0, "they do not come after anybody"
    offers = {move: GAME.choice(view_for(state, ADA), move).label for move in GAME.legal(state, ADA)}
    assert offers[Pass()] == "Skip turn", "what may be lost where she stays is in the question"
    assert "you likely lose" not in GAME.ask(view_for(state, None)), "an EP is likely lost, which does not weigh"
    assert offers[MoveTo("A")].endswith("(bramble hounds): -2 EP")


@pytest.mark.rule("REG-114", "REG-G31", "REG-070")
def test_who_stays_loses_less_where_blows_and_a_card_of_theirs_come_before_it() -> None:
    """Stones take 3.4, thorns 0.97, hounds 1.59 of Ada, who has most EP. With 9 EP the hounds fall to two hits of 4.5, each
    7 times in 12: 49 in 144. So 0.66 of 1.59 is left, 5.4 in all. Brace's 2d4 for the d4 spares 1.6 of what stones take."""
    stones, hounds = Placed("stones", "falling-stones", "hall"), Placed("hounds", "bramble-hounds", "hall", single=True)
    state = between(THORNS, stones, hounds)
    state = with_member(with_member(replace(state, turn=Turn(ADA)), ADA, ep=19), BOB, ep=18)
    assert (outlook.about(state, ADA, "hall"), peril.stays(state, ADA)) == (6, 5)
    spent = replace(state, turn=Turn(ADA, action=True, strategy=True))
    assert peril.stays(with_member(spent, BOB, acted=True), ADA) == 6, "no blow is to come"
    assert peril.stays(with_member(state, ADA, hand=("brace",)), ADA) == 4


@pytest.mark.rule("REG-114", "REG-G31", "REG-070")
def test_what_is_likely_lost_and_who_is_attacked_follow_from_the_same_foresight() -> None:
    """Thorns roll d8 against a d6: 33 of 48 hit. Of d6 less a d4 34 / 24 are left on average: 0.97 in all. The hounds
    attack Bob, who has more EP. Next door they attack Ada: d8 less a d4 is 74 / 32, with d8 against d6 1.59 in all."""
    state = between(THORNS, HOUNDS)
    assert (outlook.about(state, ADA, "hall"), outlook.about(state, ADA, "vault")) == (1, 2)
    assert (outlook.foreseen(state, ADA), outlook.foreseen(state, BOB)) == (6, 6 + 8)


@pytest.mark.rule("REG-090", "REG-088")
def test_a_move_says_which_effort_it_gives_up() -> None:
    """The wall has 6 EP. Who has 2 of them left has done 4, and begins anew once they leave."""
    state = party(rocky_wall(), "warden", at="foot", turn=ADA, explored=("foot", "glen"))
    state = replace(state, seen=("foot", "glen", "ledge"), ways=tuple(way.id for way in state.scenario.connections))
    state = replace(state, entities=tuple(replace(each, number=1) for each in state.entities))
    wall = next(each for each in state.entities if each.kind == "rocky-wall")
    letters = {
        move.to: GAME.choice(view_for(state, ADA), move).label
        for move in GAME.legal(state, ADA)
        if isinstance(move, MoveTo)
    }
    assert not any("starts again" in label for label in letters.values())
    begun = replace(state, pools=(Pool(wall.id, ADA, 2),))
    labels = [GAME.choice(view_for(begun, ADA), move).label for move in GAME.legal(begun, ADA) if isinstance(move, MoveTo)]
    assert [label for label in labels if label.endswith("starts again")] and len(labels) == 2


@pytest.mark.rule("REG-169", "REG-G08")
def test_whom_the_next_injury_kills_climbs_out_where_staying_is_likelier_to_kill() -> None:
    """Ada stands at 1 EP with what was wanted below a wall that may lead out. Stones (2d6) take her down 3 times in 4. She
    gets past once in 8 and falls once in 5: with 0.75 of all else that is 0.70, and less than 0.75."""
    crown = Feature("crown", "the crown", "foot", "object")
    made = rocky_wall(placed=(Placed("stones", "falling-stones", "foot"),), features=(crown,), needs=("crown",))
    state = party(made, "wright", turn=ADA, explored=("foot",))
    state = replace(state, found=("crown",), taken=("crown",), searched={"foot": 3}, seen=("foot",), ways=("foot/ledge",))
    low = with_member(state, ADA, ep=1, injuries=3, objects=("crown",), hand=(), pack=())
    low = replace(low, turn=Turn(ADA, action=True, strategy=True))
    assert outlook.down(low, ADA, "foot") > 0.5
    move = advised(low)
    assert isinstance(move, MoveTo) and GAME.choice(view_for(low, ADA), move).lit
    assert GAME.choice(view_for(low, ADA), Pass()).label == "End turn: may kill you"


@pytest.mark.rule("REG-G76")
def test_who_is_dead_hands_nothing_over_and_what_was_wanted_has_a_card() -> None:
    crown = Feature("crown", "the crown", "vault", "object")
    state = replace(
        between(), scenario=scenario(way("hall", "vault"), features=(crown,), needs=("crown",)), found=("crown",)
    )
    given, left = (exploring.Gave("Bob", "Ada", "the crown", left=dead).told() for dead in (False, True))
    assert story.tell(view_for(state, None), [given]) == "Bob hands the crown to Ada."
    assert story.tell(view_for(state, None), [left]) == "Ada has the crown now."
    assert [card.title for card in high_points(view_for(state, None), [given])] == ["Handed over: the crown"]
    assert not high_points(view_for(state, None), [left])


@pytest.mark.rule("REG-G11", "REG-G17")
def test_an_empty_deck_says_that_it_is_shuffled_and_lockpicks_go_first_while_no_lock_is_known() -> None:
    empty = with_member(between(), ADA, deck=(), discard=("surge",))
    assert GAME.choice(view_for(empty, ADA), Strategy("draw")).label == "Shuffle your used cards: draws none yet"
    hand = ("fine-work", "throw-stones")
    assert card_piles.least(between(), hand) == hand
    locked = Feature("chest", "the chest", "hall", "chest", lock="1d8")
    known = replace(between(), scenario=scenario(way("hall", "vault"), features=(locked,)), found=("chest",))
    assert card_piles.least(known, hand) == ("throw-stones", "fine-work"), "its die is the smaller one"
