"""What one press does for several: a card that is drawn by itself, and answers that belong together."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.flow import Question
from engine.core.verbs import Choose, Give, Pass, SetOrder
from engine.games.regions.game import GAME
from engine.games.regions.rules import awaiting, legal
from engine.games.regions.rules.party import card_piles
from engine.games.regions.speech.asking import ask
from engine.games.regions.speech.choices import choice
from engine.games.regions.state.moves import Claim, Strategy
from engine.games.regions.state.state import Habits, State, Strike, who
from engine.games.regions.state.view import view_for
from tests.games.regions.build import ADA, BOB, CY, DUST, GNATS, corridor, party, play, scenario, way, with_member
from tests.games.regions.tales import tell

HAND = ("duck",)
DECK = ("boost", "surge")
"""What a warden holds here, and draws from."""


def drawing(draw: str = "auto", **fields: object) -> State:
    """Return a state in Ada's turn, who holds one card and may draw another."""
    state = party(corridor(), "warden", "delver", turn=ADA)
    return with_member(state, ADA, habits=Habits(draw=draw), hand=HAND, deck=DECK, **fields)


# The card that a Strategy Phase goes to.


@pytest.mark.rule("REG-G11", "REG-G12")
def test_an_action_draws_the_card_of_a_strategy_phase_that_was_not_used() -> None:
    state, told = play(drawing(), ADA, "search", 1, 4)
    assert state.members[ADA].hand == ("duck", "boost") and state.turn is not None and state.turn.strategy
    assert [event.kind for event in told][:2] == ["drew", "searched"]
    assert "Boost" not in tell(view_for(state, None), told), "the own hand shows it"


@pytest.mark.rule("REG-G11")
def test_no_card_is_drawn_twice_in_one_strategy_phase() -> None:
    state, _ = play(drawing(), ADA, "strategy draw")
    state, _ = play(state, ADA, "search", 1, 4)
    assert state.members[ADA].hand == ("duck", "boost")


@pytest.mark.rule("REG-G11")
def test_the_end_of_a_turn_in_which_one_only_moved_draws_it_too_and_a_turn_that_is_skipped_does_not() -> None:
    state, _ = play(drawing(), ADA, "move passage")
    state, _ = play(state, ADA, "pass")
    assert state.members[ADA].hand == ("duck", "boost")
    state, _ = play(drawing(), ADA, "pass")
    assert state.members[ADA].hand == HAND


@pytest.mark.rule("REG-G11", "REG-G10")
def test_no_card_is_drawn_by_itself_that_makes_another_one_go_than_was_named() -> None:
    """A warden keeps 5 cards. With 5 a turn of a Move alone ends without a card more, with 4 it brings the fifth. Who holds
    6 and named the Duck loses it alone, whatever they do. To draw is offered in the menu, with its price."""
    five = ("duck", "brace", "surge", "boost", "breather")
    for hand, more in ((five, 0), (five[:4], 1)):
        state, _ = play(with_member(drawing(), ADA, hand=hand), ADA, "move passage")
        state, _ = play(state, ADA, "pass")
        assert len(state.members[ADA].hand) == len(hand) + more
    state, _ = play(with_member(drawing(), ADA, hand=(*five, "hush")), ADA, "discard duck")
    offered = choice(view_for(state, 0), Strategy("draw"))
    assert (offered.label, offered.weight) == ("Draw a card: 2 cards go", "quiet")
    state, _ = play(state, ADA, "search", 1, 4)
    assert state.members[ADA].hand == (*five, "hush") and card_piles.going(state, ADA) == ("duck",)


@pytest.mark.rule("REG-G11", "REG-G21")
def test_a_member_who_ordered_to_be_asked_draws_only_by_their_own_word() -> None:
    state, _ = play(drawing("ask"), ADA, "search", 1, 4)
    assert state.members[ADA].hand == HAND
    state, _ = play(drawing("ask"), ADA, "order draw:auto")
    assert state.members[ADA].habits.draw == "auto"


# What a round waits for.


@pytest.mark.rule("REG-G13")
@pytest.mark.parametrize(("saved", "waited"), [("turn", False), ("wait", True), ("lapse", False)])
def test_a_member_who_ended_their_turn_with_a_move_left_is_waited_for_only_by_order(saved: str, waited: bool) -> None:
    state = with_member(party(corridor(), "warden", "delver", turn=ADA), ADA, habits=Habits(saved=saved))
    state, _ = play(state, ADA, "pass")
    state, _ = play(state, BOB, "pass")
    assert (state.round == 1) is waited


# Answers.


def attacked(*owners: int) -> State:
    """Return a state in which dust settles on these PCs: each may step in with Dig In, or only react."""
    state = party(corridor(placed=(DUST,)), "delver", "delver", "delver")
    strike = Strike("dust", "settle", tuple(map(who, owners)), "turn", stage="answers")
    asked = [Question("interrupt", owner, ("dig-in", "none"), "none", "settle", together=True) for owner in owners]
    asked += [Question("react", owner, ("hunker", "duck", "none"), "duck", "settle", together=True) for owner in owners]
    for owner in owners:
        state = with_member(state, owner, hand=("dig-in", "duck"))
    return with_agenda(state, (*asked, strike))


def with_agenda(state: State, agenda: tuple[object, ...]) -> State:
    """Return a state in which this is under way."""
    return replace(state, stage="environs", agenda=agenda)


@pytest.mark.rule("REG-G20", "REG-G21")
def test_a_member_who_says_how_they_react_steps_in_with_nothing() -> None:
    state, _ = play(attacked(ADA, BOB), ADA, "choose hunker")
    assert awaiting.awaited(state) == (BOB,)
    assert "dig-in" in state.members[ADA].hand
    (strike,) = [task for task in state.agenda if isinstance(task, Strike)]
    assert strike.answers == {who(ADA): "hunker"}


@pytest.mark.rule("REG-G20", "REG-G21")
def test_a_member_who_steps_in_is_asked_how_they_react() -> None:
    state, _ = play(attacked(ADA, BOB), ADA, "choose dig-in")
    assert awaiting.awaited(state) == (ADA, BOB)
    assert [item.called() for item in awaiting.all_asked(state, ADA)] == ["react"]


@pytest.mark.rule("REG-G21")
def test_the_best_answer_is_the_same_for_all_and_what_is_done_for_a_member_who_stays_away() -> None:
    state = attacked(ADA, BOB)
    best = Choose(awaiting.BEST)
    assert awaiting.default(state, ADA) == Choose("duck")
    after, _ = play(state, ADA, "choose best")
    by_default, _ = play(state, ADA, "choose duck")
    assert after == by_default
    assert all(best in legal.legal(state, seat) for seat in (ADA, BOB)) and best not in legal.legal(state, CY)
    assert choice(view_for(state, None), best).weight == "first", "it stands under the post, for all of them"
    assert choice(view_for(state, ADA), best).weight == "written", "the own panel names it"


@pytest.mark.rule("REG-G20", "REG-G21")
def test_the_buttons_of_one_who_is_asked_two_things_say_which_comes_first() -> None:
    """A d6 hits Hunker's d6 21 times in 36, by 0.625 EP: 0.36. With Dig In a d4 does 10 times in 24: 0.26."""
    view = view_for(attacked(ADA), ADA)
    labels = [choice(view, Choose(option)).label for option in ("dig-in", "hunker")]
    assert labels == [
        "Dig In: saves hardly anything",
        "Hunker (free): hardly a scratch",
    ]


@pytest.mark.rule("REG-G20")
def test_a_card_that_takes_levels_from_the_damage_says_what_a_hit_does_then() -> None:
    """Dust does d4, 2.5 on average, and 2 levels less are a d2: 1.5. It hits Sure Footing's d6 21 times in 36."""
    state = party(corridor(placed=(DUST,)), "warden", "pathfinder")
    question = Question("interrupt", ADA, ("catch-the-arm", "none"), "none", "settle", together=True)
    strike = Strike("dust", "settle", (who(BOB),), "turn", stage="answers")
    view = view_for(with_agenda(with_member(state, ADA, hand=("catch-the-arm",)), (question, strike)), ADA)
    label = choice(view, Choose("catch-the-arm")).label
    assert label == "Catch the Arm: saves Bob about 1 EP"


@pytest.mark.rule("REG-G20")
@pytest.mark.parametrize(("play", "said"), [("clear-the-way", "9, not 7"), ("heave", "6, not 5")])
def test_a_card_that_adds_a_level_to_the_damage_says_what_a_hit_does_then(play: str, said: str) -> None:
    """Clear the Way does 2d6, 7 on average, and 2d8 with a level more: 9. Heave does d8: 4.5, then d10: 5.5."""
    state = party(scenario(way("hall", "vault", obstacle="iron-grate")), "warden", "pathfinder", turn=BOB)
    state = with_member(with_member(state, ADA, hand=("from-both-sides",)), BOB, craft="warden", hand=("clear-the-way",))
    question = Question("assist", ADA, ("from-both-sides", "none"), "none", play, together=True)
    strike = Strike(who(BOB), play, (state.entities[0].id,), "turn", stage="answers")
    view = view_for(with_agenda(state, (question, strike)), ADA)
    assert choice(view, Choose("from-both-sides")).label == f"From Both Sides: a hit does about {said}"


@pytest.mark.rule("REG-G21")
def test_who_is_asked_again_can_answer_for_good() -> None:
    """Hunker lets through 3 in 5 of about 1 damage, Duck, a card, 4 in 10 of 2.5: the free one is proposed."""
    state = attacked(ADA)
    view = view_for(state, ADA)
    order = SetOrder("react:hunker")
    assert choice(view, order).weight == "quiet" or choice(view, order).weight == "written", "not at the first time"
    both = with_member(state, ADA, reacted=True)
    assert choice(view_for(both, ADA), order).weight == "written", "a post has only the answers"
    again = view_for(replace(both, agenda=both.agenda[1:]), ADA)
    assert choice(again, order).label == "Always Hunker from now on"
    assert choice(again, order).weight == "written" and choice(again, SetOrder("react:none")).weight == "quiet"
    assert choice(view, Choose("hunker")).weight == "first" and choice(view, Choose("duck")).weight != "first"


@pytest.mark.rule("REG-G20", "REG-G21", "REG-G01")
def test_who_has_stepped_in_reads_the_dice_and_odds_that_are_rolled() -> None:
    """Sting is a d6, with Dig In a d4: of 24 pairs with a d6 of Hunker 10 hit, by 0.625 EP: 0.26."""
    state, _ = play(attacked(ADA, BOB), ADA, "choose dig-in")
    for seat in (ADA, None):
        assert choice(view_for(state, seat), Choose("hunker")).label == "Hunker (free): hardly a scratch"
    (strike,) = [task for task in state.agenda if isinstance(task, Strike)]
    assert not strike.shifts, "the card itself is played once all have answered"


@pytest.mark.rule("REG-G21")
def test_no_one_is_asked_whose_craft_reacts_as_well_as_any_card() -> None:
    """Slip Aside is a d8, as Duck is, and costs nothing; Hunker is a d6 with a Defense of d4."""
    for craft, asked in (("shadow", False), ("delver", True)):
        state = with_member(party(corridor(placed=(GNATS,)), craft, turn=ADA), ADA, habits=Habits(draw="ask"), hand=HAND)
        state, _ = play(state, ADA, "pass", *(() if asked else (1, 4)))
        assert bool(awaiting.all_asked(state, ADA)) is asked, craft


# What all can begin their turn with.


@pytest.mark.rule("REG-G15")
def test_a_search_begins_the_turn_of_a_member_who_presses_it() -> None:
    state = party(corridor(), "warden", "delver")
    search = GAME.read(state, ADA, "search")
    assert choice(view_for(state, None), search).weight == "main"
    state, _ = play(state, BOB, "search", 1, 4)
    assert state.turn is not None and state.turn.member == BOB


@pytest.mark.rule("REG-G15")
def test_who_alone_is_waited_for_reads_what_they_can_do_and_no_button_to_take_the_turn() -> None:
    """Two bots wait with Ada: her Action stands under the post, and a press on it begins her turn."""
    state = with_member(party(corridor(placed=(GNATS,)), "warden", "delver"), ADA, hand=("surge",))
    public = view_for(state, None)
    strike, surge = GAME.read(state, ADA, "act heave needle-gnats"), Strategy("surge")
    assert (choice(public, strike).weight, choice(public, Claim()).weight) == ("written", "main"), "three may take it"
    told = GAME.addressed(public, ADA)
    weights = [choice(told, move).weight for move in (strike, surge, Claim())]
    assert weights == ["first", "written", "written"], "a card is in her hand"
    assert choice(view_for(state, ADA), surge).weight == "plain"
    # Against d4 a d6 is no lower in 18 of 24 pairs.
    assert choice(told, strike).label.startswith("Hit needle gnats: 3 in 4")
    assert ask(told) == "your turn: a Strategy, then an Action and a Move."
    assert choice(told, Pass()).label == "Skip turn"
    after, _ = play(state, ADA, "act heave needle-gnats", 6, 1, 4)
    assert after.turn is not None and after.turn.member == ADA and after.turn.action


@pytest.mark.rule("REG-G15", "REG-G09")
def test_a_turn_at_whose_start_something_happens_is_taken_by_its_button() -> None:
    state = with_member(party(corridor(placed=(GNATS,)), "warden"), ADA, ep=0, fallen=True)
    told = GAME.addressed(view_for(state, None), ADA)
    assert told == view_for(state, None) and choice(told, Claim()).weight == "main"


@pytest.mark.rule("REG-G15")
def test_the_own_panel_offers_what_a_turn_could_begin_with() -> None:
    state = party(corridor(placed=(GNATS,)), "warden", "delver")
    own = view_for(state, ADA)
    assert choice(own, GAME.read(state, ADA, "act heave needle-gnats")).weight == "first"
    assert choice(own, Claim()).weight == "written"
    left = "a Strategy, then an Action and a Move."
    assert ask(own) == f"you can go now: {left}"


@pytest.mark.rule("REG-G11", "REG-G12")
def test_a_post_for_all_leaves_cards_in_their_owner_s_hand() -> None:
    """Heave, d6 and d8, does about as much to the gnats as Full Effort, d8 and 2d4: 3.4 and 4.1 EP on average."""
    made = corridor(placed=(GNATS,))
    state = with_member(party(made, "warden", turn=ADA), ADA, hand=("full-effort",))
    always, card = (GAME.read(state, ADA, f"act {play} needle-gnats") for play in ("heave", "full-effort"))
    weights = [[choice(view_for(state, seat), move).weight for move in (always, card)] for seat in (None, ADA)]
    assert weights == [["first", "written"], ["first", "plain"]]


@pytest.mark.rule("REG-G11")
def test_gifts_to_two_allies_are_told_apart() -> None:
    view = view_for(with_member(party(turn=ADA), ADA, valuables=2), ADA)
    assert choice(view, Give("valuable", "bob")).label == "Give 1 Valuable to Bob"
    assert choice(view, Give("valuable", "cy")).label == "Give 1 Valuable to Cy"
