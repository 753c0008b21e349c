"""Interrupts, Assists and Reactions: who is asked, what standing orders do, and what is taken for a member who stays
away."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.regions.rules import awaiting, flow, turns
from engine.games.regions.rules.actions import answering, plays, strikes
from engine.games.regions.rules.exploring import movement
from engine.games.regions.rules.progress import Venture
from engine.games.regions.speech import strike_offers
from engine.games.regions.speech.questions import under_way
from engine.games.regions.state.content import Bonus, Play, content
from engine.games.regions.state.scenarios import Placed
from engine.games.regions.state.state import Habits, State, Strike, Trial

from .build import (
    ADA,
    BOB,
    CY,
    GNATS,
    carried_on,
    corridor,
    entity,
    kinds_of,
    left,
    only,
    party,
    play,
    region,
    rocky_wall,
    who,
    with_entity,
    with_member,
    working,
)

SHADE = Placed("shade", "grudge-shade", "hall", single=True)  # Contradict, an Automatic Interrupt
ASK = Habits("ask", "ask", "ask")


def stung(state: State, *faces: int, targets: tuple[str, ...] = (who(ADA),)) -> Venture:
    """Return the gnats' Action on its way, as far as it goes without anybody."""
    venture = working(state, *faces)
    strikes.begin(venture, Strike("gnats", "sting", targets, "turn"))
    flow.run(venture)
    return venture


def told(venture: Venture, index: int, option: str) -> None:
    """Let a member answer what they are asked first, and go on."""
    question = next(question for question in flow.open_questions(venture.state) if question.owner == index)
    flow.reply(venture, question, option)
    flow.run(venture)


def asked(venture: Venture) -> list[tuple[str, int]]:
    return [(question.called(), question.owner) for question in flow.open_questions(venture.state)]


def facing(*hands: tuple[str, ...], habits: Habits = ASK, **fields: object) -> State:
    """Return warden, delver and shadow beside the gnats, with these hands."""
    state = party(corridor(placed=(GNATS,)), **fields)
    for index, hand in enumerate(hands):
        state = with_member(state, index, hand=hand, habits=habits)
    return state


# The worked example.


@pytest.mark.rule("REG-148", "REG-149", "REG-150", "REG-143", "REG-G43")
def test_the_overgrown_ruin_is_a_dungeon_for_the_interrupt_and_wilderness_for_the_reaction():
    ruin = region("hall", settings=("dungeon", "wilderness"))
    state = party(corridor(regions=(ruin,), placed=(GNATS,)), "pathfinder")
    state = with_member(state, 0, hand=("dig-in", "roll-with-it"), habits=ASK)
    venture = stung(state, 3, 8)
    assert asked(venture) == [("interrupt", 0), ("react", 0)]
    told(venture, 0, "dig-in")  # not in the wilderness
    (question,) = flow.open_questions(venture.state)
    assert question.options == ("sure-footing", "roll-with-it", "none")
    told(venture, 0, "roll-with-it")  # +1 level in the wilderness
    facts = only(venture.events, "clash").facts
    assert facts["inflict"] == ("d6", "d4", 1, 3, "Ada’s Dig In:-1")
    assert facts["endure"] == ("d6", "d8", 1, 8, "Roll With It:+1")
    assert facts["setting"] == ("Ada: dungeon", "Ada: wilderness") and not facts["won"]
    assert left(venture.dice) == ()


@pytest.mark.rule("REG-143", "REG-149", "REG-150")
@pytest.mark.parametrize(
    ("setting", "questions", "shifts"), [("wilderness", [], ("Roll With It:+1",)), ("dungeon", [("interrupt", 0)], ())]
)
def test_with_one_setting_only_one_of_the_two_is_possible(setting, questions, shifts):
    state = party(corridor(regions=(region("hall", settings=(setting,)),), placed=(GNATS,)), "pathfinder")
    state = with_member(state, 0, hand=("dig-in",), habits=replace(ASK, react="roll-with-it"))
    venture = stung(with_member(state, 0, hand=("dig-in", "roll-with-it")), 1, 5)
    assert asked(venture) == questions
    if questions:
        told(venture, 0, "none")
    assert only(venture.events, "clash").facts["endure"][4:] == shifts


# Asked at once.


@pytest.mark.rule("REG-G20", "REG-G21")
def test_a_member_who_steps_in_and_a_member_who_reacts_are_asked_at_once_in_any_order():
    venture = stung(facing(("duck", "dig-in"), ("shouted-warning",)), 1, 2)
    assert asked(venture) == [("interrupt", ADA), ("interrupt", BOB), ("react", ADA)]
    told(venture, ADA, "none")
    told(venture, ADA, "duck")
    assert asked(venture) == [("interrupt", BOB)] and "clash" not in kinds_of(venture.events)
    told(venture, BOB, "shouted-warning")
    facts = only(venture.events, "clash").facts
    assert facts["answer"] == "Duck" and facts["inflict"][4:] == ("Bob’s Shouted Warning:-1",)


@pytest.mark.rule("REG-G21")
def test_an_answer_that_is_no_longer_held_gives_way_to_the_best():
    venture = stung(facing(("duck",), ("shouted-warning",)), 1, 2)
    told(venture, ADA, "duck")
    venture.set_member(ADA, hand=())
    told(venture, BOB, "none")
    assert only(venture.events, "clash").facts["answer"] == "Guard"


# Interrupts.


@pytest.mark.rule("REG-G20")
def test_interrupts_are_asked_together_and_played_in_seat_order():
    venture = stung(facing((), ("shouted-warning",), ("catch-the-arm",)), 1, 2)
    assert asked(venture) == [("interrupt", BOB), ("interrupt", CY)]
    told(venture, CY, "catch-the-arm")
    told(venture, BOB, "shouted-warning")
    played = [event.facts["who"] for event in venture.events if event.kind == "played"]
    assert played == ["Needle gnats", "Bob", "Cy"]
    assert only(venture.events, "clash").facts["inflict"] == ("d6", "d4", 1, 1, "Bob’s Shouted Warning:-1")
    assert venture.state.members[BOB].discard == ("shouted-warning",) and venture.state.members[BOB].interrupted


@pytest.mark.rule("REG-G20")
def test_an_interrupt_on_damage_shifts_the_damage():
    venture = stung(facing((), (), ("catch-the-arm",), habits=Habits("best", "auto", "auto")), 6, 1, 2, 4)
    assert only(venture.events, "hurt").facts["damage"] == ("d4", "d2", 1, 2, "Cy’s Catch the Arm:-2")


@pytest.mark.rule("REG-G20")
def test_one_interrupt_for_each_pc_and_turn_and_again_in_the_next():
    state = with_member(facing((), ("shouted-warning",)), BOB, interrupted=True)
    assert asked(stung(state, 1, 2)) == []
    venture = working(state)
    turns.fresh(venture)
    assert not venture.state.members[BOB].interrupted
    strike = Strike("gnats", "sting", (who(ADA),), "turn")
    assert [play.id for play in plays.interrupts(venture.state, BOB, strike)] == ["shouted-warning"]


@pytest.mark.rule("REG-G20", "REG-G70")
def test_no_one_interrupts_in_their_own_turn_or_from_another_region():
    own = facing((), ("shouted-warning",), turn=BOB)
    assert asked(stung(own, 1, 2)) == []
    away = with_member(facing((), ("shouted-warning",)), BOB, region="vault")
    assert asked(stung(away, 1, 2)) == []


@pytest.mark.rule("REG-G20")
def test_a_warning_is_for_allies_and_digging_in_for_oneself():
    strike = Strike("gnats", "sting", (who(ADA),), "turn")
    state = facing(("shouted-warning", "dig-in"), ("shouted-warning", "dig-in"))
    assert [play.id for play in plays.interrupts(state, ADA, strike)] == ["dig-in"]
    assert [play.id for play in plays.interrupts(state, BOB, strike)] == ["shouted-warning"]


@pytest.mark.rule("REG-G21")
def test_standing_orders_play_or_spare_interrupts_without_asking():
    auto = stung(facing(("dig-in",), habits=Habits("best", "auto", "auto")), 1, 2)
    assert asked(auto) == [] and only(auto.events, "clash").facts["inflict"][1] == "d4"
    never = stung(facing(("dig-in",), habits=Habits("best", "never", "auto")), 1, 2)
    assert only(never.events, "clash").facts["inflict"][1] == "d6"
    assert never.state.members[ADA].hand == ("dig-in",)


@pytest.mark.rule("REG-G21")
@pytest.mark.parametrize(("least", "spent"), [(2, True), (3, False)])  # a d4 comes to 2.5 on average
def test_no_interrupt_is_spent_on_little_damage(least, spent):
    venture = stung(facing(("dig-in",), habits=Habits("best", "auto", "auto", least)), 1, 2)
    assert (venture.state.members[ADA].hand == ()) is spent


@pytest.mark.rule("REG-G20", "REG-073")
def test_the_odds_of_a_blow_know_what_an_enemy_answers_by_itself():
    """Heave is a d6, with Contradict a d4, against the d8 of Fade, a d6 in the light: 10 of 24 pairs hit, not 21 of 36."""
    state = party(corridor(placed=(SHADE,)), "warden", turn=ADA)
    play = content().catalogue["heave"]
    assert strike_offers.at_challenge(state, ADA, play, "grudge-shade") == "Hit grudge shade: 2 in 5"
    calm = with_entity(state, "shade", calm=state.round)
    assert strike_offers.at_challenge(calm, ADA, play, "grudge-shade") == "Hit grudge shade: 3 in 5"


@pytest.mark.rule("REG-G20", "REG-073")
def test_a_challenges_interrupt_is_automatic():
    state = party(corridor(placed=(SHADE,)), "warden", turn=ADA)
    venture = working(state, 1, 2)
    strikes.begin(venture, Strike(who(ADA), "heave", ("shade",)))
    carried_on(venture)
    facts = only(venture.events, "clash").facts
    assert facts["inflict"] == ("d6", "d4", 1, 1, "Contradict:-1")
    assert facts["endure"][1] == "d6"  # blind in the light, with its Darkvision


@pytest.mark.rule("REG-G20")
def test_a_result_interrupt_comes_after_the_roll_and_before_the_damage(monkeypatch):
    roll_away = Play("roll-away", "Roll Away", "interrupt", trigger="hit", shift=(Bonus("damage", -1),))
    monkeypatch.setitem(content().plays, "roll-away", roll_away)
    monkeypatch.setitem(content().catalogue, "roll-away", roll_away)
    state = facing(("roll-away",))
    missed = stung(state, 1, 2)
    assert asked(missed) == [] and missed.state.agenda == ()
    venture = stung(state, 6, 2, 2, 1)
    assert asked(venture) == [("interrupt", ADA)] and "hurt" not in kinds_of(venture.events)
    told(venture, ADA, "roll-away")
    assert only(venture.events, "hurt").facts["damage"] == ("d4", "d2", 1, 2, "Ada’s Roll Away:-1")


@pytest.mark.rule("REG-G82", "REG-G20")
@pytest.mark.parametrize(("turn", "asks"), [(ADA, [("interrupt", BOB)]), (BOB, [("interrupt", ADA)])])
def test_on_a_trap_those_may_step_in_whose_turn_it_is_not(turn, asks):
    plate = Placed("plate", "dart-plate", "passage")
    state = party(corridor(placed=(plate,)), "warden", "delver", turn=turn)
    state = with_member(state, ADA, hand=("dig-in", "duck"), habits=Habits("best", "ask", "ask"))
    state = with_member(state, BOB, hand=("shouted-warning",), habits=ASK, region="passage")
    venture = working(state, 5, 6)
    movement.enter(venture, ADA, "passage", "move")
    flow.run(venture)
    assert venture.state.members[ADA].region == "passage" and asked(venture) == asks
    told(venture, asks[0][1], "none")
    facts = only(venture.events, "clash").facts  # Inflict 5 of d8 against Duck, 6 of d8
    assert not facts["won"] and venture.state.members[ADA].ep == 20 and left(venture.dice) == ()


@pytest.mark.rule("REG-G81", "REG-G62")
def test_a_member_who_plays_alone_digs_in_and_is_helped_by_no_one():
    state = party(corridor(placed=(GNATS,)), "warden", turn=ADA)
    state = with_member(state, ADA, hand=("second-eyes", "shouted-warning", "dig-in"), habits=ASK)
    assert [item.id for item in state.entities if item.type == "Creature"] == ["gnats"]
    strike = Strike("gnats", "sting", (who(ADA),), "turn")
    assert plays.interrupts(state, ADA, strike) == ()
    assert [play.id for play in plays.interrupts(replace(state, turn=None), ADA, strike)] == ["dig-in"]
    assert plays.assists(replace(state, turn=None), ADA, Trial(ADA, "search", "1d4")) == ()


# Assists.


@pytest.mark.rule("REG-G20", "REG-G36", "REG-095")
def test_an_ally_may_help_an_attempt_and_not_the_one_whose_turn_it_is():
    state = party(rocky_wall(), "warden", "delver", "shadow", turn=CY)
    for index in (ADA, BOB, CY):
        state = with_member(state, index, hand=("boost",), habits=ASK)
    venture = working(state, 8, 4, 6)
    strikes.begin(venture, Strike(who(ADA), "heave", ("o:foot/ledge",), "attempt", "foot/ledge"))
    flow.run(venture)
    assert asked(venture) == [("assist", BOB)]
    deed = "Ada attacks the rocky wall with Heave: 6 to go"
    assert under_way(replace(venture.state, ways=("foot/ledge",))) == deed
    told(venture, BOB, "boost")
    assert only(venture.events, "clash").facts["inflict"] == ("d6", "d8", 1, 8, "Bob’s Boost:+1")
    assert venture.state.members[ADA].region == "ledge" and venture.state.members[BOB].assisted


@pytest.mark.rule("REG-G20")
def test_two_helpers_are_two_sources():
    state = facing((), ("from-both-sides",), ("from-both-sides",), habits=Habits("best", "auto", "auto"), turn=ADA)
    venture = working(state, 4, 1, 3)
    strikes.begin(venture, Strike(who(ADA), "heave", ("gnats",)))
    carried_on(venture)
    damage = only(venture.events, "hurt").facts["damage"]
    assert damage == ("d8", "d12", 1, 3, "Bob’s From Both Sides:+1", "Cy’s From Both Sides:+1")


@pytest.mark.rule("REG-G20", "REG-214")
@pytest.mark.parametrize(("skill", "card"), [("search", "second-eyes"), ("lockpick", "hold-the-light")])
def test_a_search_and_a_lockpick_can_be_helped(skill, card):
    state = facing((), ("boost", "second-eyes", "hold-the-light"), habits=Habits("best", "auto", "auto"), turn=ADA)
    venture = working(state)
    answering.window(venture, Trial(ADA, skill, "1d6"))
    (then, trial) = venture.state.agenda
    assert (then.step, then.subject, then.number) == ("intervene", card, BOB)
    venture.finish()
    flow.now(venture, flow.FLOW.read(then))
    (trial,) = venture.state.agenda
    assert isinstance(trial, Trial) and [(shift.source, shift.levels) for shift in trial.shifts] == [
        (f"Bob’s {content().plays[card].name}", 1)
    ]
    assert venture.state.members[BOB].discard == (card,)


# Reactions.


@pytest.mark.rule("REG-G21", "REG-G05")
def test_all_targets_are_asked_for_their_reactions_together():
    state = facing(("duck",), ("brace",), ())
    venture = stung(state, targets=(who(ADA), who(BOB), who(CY)))
    assert asked(venture) == [("react", ADA), ("react", BOB)]  # Cy has one only, and is not asked
    options = [question.options for question in flow.open_questions(venture.state)]
    assert options == [("guard", "duck", "none"), ("hunker", "brace", "none")]
    assert [question.default for question in flow.open_questions(venture.state)] == ["duck", "brace"]


@pytest.mark.rule("REG-G21")
@pytest.mark.parametrize(
    ("hand", "best"),
    [
        (("duck",), "duck"),  # 4.5 beats Guard's 3.5
        (("brace",), "brace"),  # 3.5 each, 5 Defense beats 2.5
        (("roll-with-it",), "roll-with-it"),  # 3.5 each, 3.5 Defense beats 2.5
        (("turn-the-blow",), "guard"),  # 3.5 each, Guard has a Defense
        (("stone-still",), "guard"),  # not against Creatures
        ((), "guard"),
    ],
)
def test_the_default_is_the_highest_mean_endure_then_defense_then_the_order(hand, best):
    strike = Strike("gnats", "sting", (who(ADA),), "turn")
    assert answering.best_reaction(facing(hand), ADA, strike) == best


@pytest.mark.rule("REG-G21")
def test_an_ordered_reaction_is_played_where_it_is_legal_else_the_best():
    habits = Habits("guard", "never", "never")
    assert only(stung(facing(("duck",), habits=habits), 1, 2).events, "clash").facts["answer"] == "Guard"
    gone = replace(habits, react="stone-still")
    assert only(stung(facing(("duck", "stone-still"), habits=gone), 1, 2).events, "clash").facts["answer"] == "Duck"


@pytest.mark.rule("REG-G05", "REG-G21")
def test_no_reaction_may_be_chosen():
    venture = stung(facing(("duck",)), 4)
    told(venture, ADA, "none")
    assert venture.state.members[ADA].ep == 16 and venture.state.members[ADA].hand == ("duck",)


@pytest.mark.rule("REG-139", "REG-G05")
def test_stone_still_is_for_seekers_and_traps():
    plate, guard = Placed("plate", "dart-plate", "hall"), Placed("guard", "sharp-guard", "hall", single=True)
    state = with_member(party(corridor(placed=(GNATS, plate, guard))), CY, hand=("stone-still",))
    for actor, legal in (("gnats", False), ("plate", True), ("guard", True)):
        strike = Strike(actor, "any", (who(CY),), "turn")
        assert ("stone-still" in [play.id for play in plays.reactions(state, CY, strike)]) is legal


@pytest.mark.rule("REG-G07")
def test_a_member_who_is_down_answers_nothing():
    state = with_member(facing(("dig-in", "duck"), ("shouted-warning",)), ADA, ep=0)
    strike = Strike("gnats", "sting", (who(ADA),), "turn")
    assert plays.reactions(state, ADA, strike) == () and plays.interrupts(state, ADA, strike) == ()
    assert entity(state, "gnats").ep == 7


@pytest.mark.rule("REG-G20", "REG-G21")
def test_no_assist_is_spent_unasked_unless_its_owner_ordered_so() -> None:
    state = with_member(party(corridor(), "warden", "delver", turn=ADA), BOB, hand=("second-eyes",), habits=Habits())
    asked, _ = play(state, ADA, "search")
    question = awaiting.asked(asked, BOB)
    assert question is not None and (question.called(), question.default) == ("assist", "none")
    assert asked.members[BOB].hand == ("second-eyes",)
    ordered, _ = play(with_member(state, BOB, habits=Habits(assist="auto")), ADA, "search", 5, 1)  # d4 is d6
    assert ordered.members[BOB].hand == ()


@pytest.mark.rule("REG-G21")
def test_no_one_is_asked_for_a_card_that_changes_nothing_about_an_action() -> None:
    guard = Placed("guard", "drowsy-guard", "hall", single=True)  # Look up has no Damage
    state = party(corridor(placed=(guard, GNATS)), "warden", "mender")
    state = with_member(state, BOB, hand=("catch-the-arm",))  # 2 levels less Damage
    look, sting = Strike("guard", "look-up", (who(ADA),), "turn"), Strike("gnats", "sting", (who(ADA),), "turn")
    assert plays.interrupts(state, BOB, look) == ()
    assert [play.id for play in plays.interrupts(state, BOB, sting)] == ["catch-the-arm"]
