"""Bot players among the stars: what they do in places where it can be worked out, how they bargain with people, and what
they advise."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.bot_players import LEVELS, Advice, Level, Manner, Thought
from engine.core.dice import Dice, KeyedSource
from engine.games.galaxy.game import GAME
from engine.games.galaxy.player import alternatives, answers, bringing, plans
from engine.games.galaxy.player.judging import Outlook
from engine.games.galaxy.player.sensible import Memory
from engine.games.galaxy.player.tempers import EASY, GROWER, JUDGEMENTS, SHARP, STEADY, TEMPERS, Judgement
from engine.games.galaxy.rules import flow, steps
from engine.games.galaxy.rules.flow import open_stage
from engine.games.galaxy.state import board
from engine.games.galaxy.state.moves import Activate, Apply, Bring, Play, Trade
from engine.games.galaxy.state.state import Battle, Force, State
from tests.simulate.measures import Sitting
from tests.simulate.playing import play as play_whole

from . import build
from .build import ADA, BOB, CY
from .deals import at_market, together
from .fights import begun
from .test_battles import FIELD, facing

rule = pytest.mark.rule


def thought(
    state: State, seat: int, mind: Memory | None = None, *, level: Level = "steady", people: tuple[int, ...] = ()
) -> Thought[Memory]:
    """Return what a bot player of an even temper does."""
    moves = list(GAME.legal(state, seat))
    mind = mind or Memory(temper="grower", first="void-compass")
    return GAME.decide(GAME.view(state, seat), moves, mind, Manner(level, people), Dice(KeyedSource("lot")))


def move(state: State, seat: int, mind: Memory | None = None, *, level: Level = "steady") -> str:
    """Return the text of what a bot player does."""
    return str(thought(state, seat, mind, level=level).move)


def advice(state: State, seat: int) -> list[Advice]:
    """Return what a seat is advised to do."""
    return list(GAME.advise(GAME.view(state, seat), list(GAME.legal(state, seat)), Dice(KeyedSource("lot"))))


# What they do.


def before_meridian() -> State:
    """Return a galaxy in which Ada has a fleet with 4 infantry beside Meridian, which is sealed, and 6 trade goods."""
    state = build.galaxy(2)
    near = next(
        system.id
        for system in state.systems
        if system.at and not system.planets and _beside(state, system.id, build.where(state, "meridian"))
    )
    state = build.put(state, ADA, near, "1 transport, 4 infantry")
    return build.having(state, ADA, trade_goods=6)


def _beside(state: State, item: str, other: str) -> bool:
    return other in board.adjacent(state, item)


@rule("GAL-G41")
@pytest.mark.parametrize("level", LEVELS)
def test_a_player_who_can_have_meridian_takes_it(level: Level) -> None:
    """The seal is a point at once, and Meridian another in every round: nothing else in reach brings two."""
    state = before_meridian()
    centre = build.where(state, "meridian")
    first = thought(state, ADA, level=level)
    assert first.move == Activate(centre)
    state = build.play(state, (ADA, str(first.move)))
    second = thought(state, ADA, first.mind, level=level)
    assert isinstance(second.move, Bring) and "1 transport" in second.move.units


def test_a_stand_in_goes_on_with_an_action_that_another_player_began() -> None:
    state = build.play(before_meridian(), (ADA, f"activate {build.where(build.galaxy(2), 'meridian')}"))
    assert isinstance(thought(state, ADA, Memory()).move, Bring)


def test_temper_and_first_technology_are_drawn_once() -> None:
    state = before_meridian()
    before = Memory()
    drawn = thought(state, ADA, before).mind
    assert before == Memory(), "what was given stays as it was"
    assert drawn.temper in {temper.name for temper in TEMPERS} and drawn.first
    again = thought(state, ADA, drawn).mind
    assert (again.temper, again.first) == (drawn.temper, drawn.first)


def test_the_easy_going_think_of_a_goal_only_when_one_thing_is_lacking() -> None:
    """Two of four worlds for Far Holdings: the steady see 0.45 of a point in one more, the easy-going nothing."""
    state = build.own(build.aiming(build.galaxy(2), "far-holdings"), ADA, "aster", "kiln")
    worth = {level: Outlook(state, ADA, GROWER, judged).nearer("far-holdings", 2) for level, judged in JUDGEMENTS.items()}
    assert worth == {"easy-going": 0.0, "steady": 4.5, "sharp": 4.5}
    assert Outlook(state, ADA, GROWER, EASY).nearer("far-holdings", 1) == 10.0


def test_the_sharp_leave_no_troops_where_they_could_carry_them_on() -> None:
    """Two infantry stand on Aster beside a transport: a planet stays its owner's without any."""
    state = build.own(build.galaxy(2), ADA, "aster")
    system = build.where(state, "aster")
    state = build.put(build.put(state, ADA, "aster", "2 infantry"), ADA, system, "1 transport")
    spare = {name: plans.spare(Outlook(state, ADA, GROWER, item))[system] for name, item in JUDGEMENTS.items()}
    assert spare == {"easy-going": (1, 0), "steady": (1, 0), "sharp": (2, 0)}


@rule("GAL-G12", "GAL-G39")
def test_the_sharp_fly_farther_with_free_passage() -> None:
    """A planned action with it begins with the card; a steady player never thinks of it."""
    state = build.dealt(build.galaxy(2), ADA, "free-passage")
    state = build.put(state, ADA, build.home(state, ADA), "1 scout, 1 infantry")
    far = {
        plan.system
        for plan in plans.plans(Outlook(state, ADA, GROWER, SHARP), [system.id for system in state.systems])
        if plan.help
    }
    near = {
        plan.system for plan in plans.plans(Outlook(state, ADA, GROWER, STEADY), [system.id for system in state.systems])
    }
    assert far and not far & near
    system = sorted(far)[0]
    plan = plans.best(Outlook(state, ADA, GROWER, SHARP), system, plans.spare(Outlook(state, ADA, GROWER, SHARP)))
    state = build.play(state, (ADA, f"activate {system}"))
    mind = Memory(temper="grower", first="void-compass", when="action 1 1", round=1, plan=plan)
    first = thought(state, ADA, mind, level="sharp")
    assert first.move == Play("free-passage")
    state = build.play(state, (ADA, str(first.move)))
    assert isinstance(thought(state, ADA, first.mind, level="sharp").move, Bring)


@rule("GAL-G12", "GAL-G32")
def test_the_sharp_free_ships_with_the_command_orb() -> None:
    """All ships are where Ada's token holds them: with the Orb they go to Meridian, before any of them moves."""
    state = before_meridian()
    systems = board.fleets(state, ADA)
    (origin,) = [system for system in systems if state.system_by_id[system].fleets[ADA].infantry == 4]
    for system in systems:
        state = build.system_with(state, system, tokens=(ADA,))
    meridian = build.where(state, "meridian")
    assert move(state, ADA, level="sharp") != f"activate {meridian}"
    state = build.holding(state, ADA, "command-orb")
    first = thought(state, ADA, level="sharp")
    assert str(first.move) == f"activate {meridian}"
    state = build.play(state, (ADA, str(first.move)))
    second = thought(state, ADA, first.mind, level="sharp")
    assert second.move == Apply("command-orb")
    state = build.play(state, (ADA, str(second.move)))
    third = thought(state, ADA, second.mind, level="sharp").move
    assert isinstance(third, Bring) and third.origin == origin


@rule("GAL-G32")
def test_the_sharp_bring_a_battleship_to_where_the_star_lance_reaches_a_player() -> None:
    """It is worth a part of the blow, once: a battleship that reaches a planet of Bob's already makes it worth no more."""
    state = build.own(build.galaxy(2), BOB, "kiln")
    kiln = build.where(state, "kiln")
    near = next(item for item in board.adjacent(state, kiln) if not state.system_by_id[item].planets)
    far = next(item for item in board.adjacent(state, near) if item != kiln and item not in board.adjacent(state, kiln))
    state = build.put(state, ADA, far, "1 battleship")

    def worth(state: State, judgement: Judgement) -> float:
        outlook = Outlook(state, ADA, GROWER, judgement)
        plan = plans.best(outlook, near, plans.spare(outlook))
        return plan.value if plan is not None else 0.0

    armed = build.holding(state, ADA, "star-lance")
    blow = plans.lanced(Outlook(armed, ADA, GROWER, SHARP), armed.planet_by_id["kiln"])
    assert worth(state, SHARP) == worth(armed, STEADY) == 0.0
    assert worth(armed, SHARP) == pytest.approx(plans.AIMED * blow - 0.25)
    other = next(item for item in board.adjacent(state, kiln) if item != near)
    assert worth(build.put(armed, ADA, other, "1 battleship"), SHARP) == 0.0


@rule("GAL-G39", "GAL-G07")
def test_the_sharp_bring_a_ship_to_where_a_long_scan_explores() -> None:
    """It is worth a part of the frontier, less a scout's way, once: with a ship at another token it is worth no more."""
    free = build.system_with(build.galaxy(2), FIELD, frontier=False)
    state = build.put(free, ADA, FIELD, "1 scout")
    near = next(item for item in board.adjacent(state, FIELD) if state.system_by_id[item].frontier)

    def worth(state: State, judgement: Judgement) -> float:
        outlook = Outlook(state, ADA, GROWER, judgement)
        plan = plans.best(outlook, near, plans.spare(outlook))
        return plan.value if plan is not None else 0.0

    scanning = build.dealt(state, ADA, "long-scan")
    frontier = Outlook(scanning, ADA, GROWER, SHARP).frontier()
    assert worth(state, SHARP) == worth(scanning, STEADY) == 0.0
    assert worth(scanning, SHARP) == pytest.approx(plans.SCANNED * frontier - 0.25)
    assert worth(build.system_with(scanning, FIELD, frontier=True), SHARP) == 0.0


@rule("GAL-G33")
def test_the_sharp_use_a_puzzle_engine_before_its_six_resources_are_spent() -> None:
    """Home pays 4, trade goods 2. In the last round nothing is taught that still serves."""
    state = build.having(build.galaxy(2, round=4), ADA, devices=1, trade_goods=2)
    assert move(state, ADA) == "order trade"
    assert move(state, ADA, level="sharp") == "use puzzle-engine void-compass"
    assert move(replace(state, round=6), ADA, level="sharp") == "order trade"


@rule("GAL-G32")
def test_the_sharp_keep_a_token_for_research_with_the_seers_vial() -> None:
    """Of 2 tokens; not before the last round, which teaches nothing that still serves."""
    state = build.having(build.galaxy(2, phase="council", length="short"), ADA, tactic=2, strategy=0)
    held = build.holding(state, ADA, "seers-vial")
    for galaxy, judgement, division in (
        (state, SHARP, "2-0"),
        (held, SHARP, "1-1"),
        (held, STEADY, "2-0"),
        (replace(held, round=3), SHARP, "2-0"),
    ):
        assert answers.division(Outlook(galaxy, ADA, GROWER, judgement)) == division


@rule("GAL-G39")
def test_a_card_that_brings_another_is_played_and_the_smuggler_is_worth_his_trade_good() -> None:
    state = build.having(build.galaxy(2), ADA, tactic=0, strategy=0)
    assert move(state, ADA) == "pass"
    assert move(build.dealt(state, ADA, "star-charts"), ADA).startswith("play star-charts ")
    assert move(build.dealt(state, ADA, "smuggler"), ADA) == "play smuggler -"


@rule("GAL-G32")
def test_the_sharp_roll_again_what_is_lost_anyway_and_nothing_once_they_have_won() -> None:
    """A scout hits on 8 or more. Ada's two miss; Bob hits both of them, one, or none with his."""
    rolled = {}
    for name, theirs, dice in (
        ("lost", "2 battleship", (1, 1, 9, 9)),
        ("even", "2 battleship", (1, 1, 9, 1)),
        ("won", "1 battleship", (9, 1, 1)),
        ("a hit ends it", "1 battleship", (1, 1, 1)),
    ):
        state = build.holding(facing("2 scout", theirs), ADA, "crown-of-fury")
        state, _ = begun(state, "space combat", FIELD, *dice)
        rolled[name] = {level: move(state, ADA, level=level) for level in ("steady", "sharp")}
    assert rolled == {
        "lost": {"steady": "choose none", "sharp": "choose 2-scout"},
        "even": {"steady": "choose none", "sharp": "choose none"},
        "won": {"steady": "choose none", "sharp": "choose none"},
        "a hit ends it": {"steady": "choose none", "sharp": "choose scout"},
    }


@rule("GAL-G13", "GAL-G46")
def test_no_player_plays_for_the_house_at_a_desk() -> None:
    state = replace(build.galaxy(2), phase="desk", clerks=("Ada",))
    assert thought(state, ADA).move is None
    assert not advice(state, ADA)


@pytest.mark.whole
def test_the_sharp_win_more_than_half_of_their_games() -> None:
    """Against the steady, from either seat; they win about four in five."""
    won = 0
    for number in range(8):
        levels: tuple[Level, Level] = ("sharp", "steady") if number % 2 else ("steady", "sharp")
        record = play_whole(Sitting("galaxy", f"sharp {number}", levels))
        won += levels[record.winners[0]] == "sharp"
    assert won >= 5


# Bargaining with people.


def offered(state: State, what: str) -> State:
    """Return the state after Ada offered Bob something."""
    return build.play(state, (ADA, f"trade bob {what}"))


@rule("GAL-G24", "GAL-G25")
def test_a_fair_deal_is_taken_at_once() -> None:
    """Two commodities for two: each becomes a trade good, which both gain by alike."""
    state = offered(together(), "2 commodities for 2 commodities")
    answer = thought(state, BOB, people=(ADA,))
    assert str(answer.move) == "accept ada-1" and not answer.says


@rule("GAL-G24")
def test_one_too_many_is_said_so_and_the_deal_offered_without_it() -> None:
    """For 2 commodities Bob gives his 2 and a fragment: 2 - 0.8 - 1.4 = -0.2. With a commodity less it is 0.2, not yet the
    0.3 that a grower wants; without the fragment 1.2 for both."""
    state = offered(together(), "2 commodities for 2 commodities, 1 cultural fragment")
    answer = thought(state, BOB, people=(ADA,))
    assert str(answer.move) == "trade ada 2 commodities for 2 commodities"
    assert answer.says == "That is one too many for me."


@rule("GAL-G24")
def test_another_deal_has_to_be_good_for_the_other_too() -> None:
    """For 2 trade goods Bob gives a commodity and his fragment: 2 - 0.4 - 1.4 = 0.2. Without the commodity it is 0.6 for
    him, but for Ada 1.4 - 2; more goods she has not. So he offers what both like: two commodities for two."""
    state = build.having(together(), ADA, trade_goods=2)
    state = offered(state, "2 trade goods for 1 commodity, 1 cultural fragment")
    answer = thought(state, BOB, people=(ADA,))
    assert str(answer.move) == "trade ada 2 commodities for 2 commodities"
    assert answer.says == "How about this instead?"


@rule("GAL-G24")
def test_a_player_who_needs_a_thing_more_is_asked_for_more() -> None:
    """Ada, who has two cultural fragments, gives 2 trade goods for Bob's one and both his commodities: he has 2 - 1.4 - 0.8
    = -0.2 of it, she 4 + 2 - 2 = 4. With one commodity less it is 0.2, without the fragment Ada gains nothing. For 3 trade
    goods all of it brings him 0.8, her 3: more than 2.5 times as much. For 4 it is 1.8 and 2."""
    state = build.having(together(), ADA, trade_goods=4, fragments={"cultural": 2})
    state = offered(state, "2 trade goods for 2 commodities, 1 cultural fragment")
    answer = thought(state, BOB, people=(ADA,))
    assert str(answer.move) == "trade ada 2 commodities, 1 cultural fragment for 4 trade goods"
    assert answer.says == "It is worth more than that to me."


@rule("GAL-G24")
def test_who_gains_far_more_is_asked_for_more_as_if_it_were_not_enough() -> None:
    """For 3 commodities Ada, who has two of its kind, gets Bob's fragment: he gains 3 - 1.4 = 1.6, she 4 - 1.2 = 2.8, 1.75
    times as much. He would do it, but first he asks for her trade good too. That same offer she cannot make again; of one
    with her trade good for his commodities besides he has 1.8, she 3.8: he would ask for more, but now he does it."""
    deal = "3 commodities for 1 cultural fragment"
    another = "3 commodities, 1 trade good for 2 commodities, 1 cultural fragment"
    before = build.having(together(), ADA, fragments={"cultural": 2})
    state = offered(before, deal)
    first = thought(state, BOB, people=(ADA,))
    assert str(first.move) == "trade ada 1 cultural fragment for 3 commodities, 1 trade good"
    assert first.says == "I could not do it for less."
    alone = thought(offered(before, another), BOB, people=(ADA,))
    assert isinstance(alone.move, Trade) and alone.says == "I could not do it for less."
    state = build.play(state, (BOB, str(first.move)), (ADA, f"trade bob {another}"))
    assert str(thought(state, BOB, first.mind, people=(ADA,)).move) == "accept ada-3"
    for item in (deal, another):
        assert str(thought(offered(before, item), BOB).move) == "accept ada-1"


@rule("GAL-G24")
def test_nothing_is_given_for_nothing() -> None:
    """Bob answers a bot player with no other offer, but says why."""
    state = offered(together(), "nothing for 1 trade good")
    answer = thought(state, BOB)
    assert str(answer.move) == "decline ada-1" and answer.says == "For nothing? Not from me."


@rule("GAL-G24")
def test_no_player_deals_with_one_who_is_about_to_win_for_little() -> None:
    """A trade good for a commodity brings Bob 0.6: enough, but not from a player with 6 points, who gives 0.7 more."""
    plain = offered(together(), "1 trade good for 1 commodity")
    assert str(thought(plain, BOB).move) == "accept ada-1"
    answer = thought(build.having(plain, ADA, points=6), BOB)
    assert str(answer.move) == "decline ada-1" and answer.says == "Not while you are this close to winning."


@rule("GAL-G24")
def test_one_person_gets_one_offer_in_a_turn_and_not_two_in_a_round() -> None:
    """Ada of the house would deal with Bob and with Cy. They are people: she asks one of them, and after a refusal no
    other player in this turn; in her next turn of the round only the other one."""
    state = build.having(together(3), CY, commodities=2)
    people = (BOB, CY)
    first = thought(state, ADA, people=people)
    assert isinstance(first.move, Trade)
    asked = first.move.who
    seat = {"bob": BOB, "cy": CY}[asked]
    state = build.play(state, (ADA, str(first.move)), (seat, "decline ada-1"))
    second = thought(state, ADA, first.mind, people=people)
    assert not isinstance(second.move, Trade)
    third = thought(replace(state, turns=4), ADA, second.mind, people=people)
    assert isinstance(third.move, Trade) and third.move.who == ({"bob", "cy"} - {asked}).pop()
    last = thought(replace(state, turns=7), ADA, third.mind, people=people)
    assert not isinstance(last.move, Trade)


@rule("GAL-G24")
def test_what_a_person_was_offered_is_kept_for_them_and_who_has_passed_is_offered_nothing() -> None:
    """Of her 3 commodities Ada offers Bob, a person, 2: one is left for Cy. An offer to one who has passed would lapse."""
    state = build.having(together(3), CY, commodities=2)
    first = thought(state, ADA, people=(BOB,))
    assert str(first.move) == "trade bob 2 commodities for 2 commodities"
    second = thought(build.play(state, (ADA, str(first.move))), ADA, first.mind, people=(BOB,))
    assert str(second.move) == "trade cy 1 commodity for 1 commodity"
    assert "bob" not in str(thought(build.having(together(3), BOB, passed=True), ADA, people=(BOB,)).move)


@rule("GAL-G43")
def test_the_house_stays_at_the_market_while_a_person_could_want_something() -> None:
    """Cy of the house has only trade goods, and Ada, a person, commodities: she might buy or sell. With Dee, who is of the
    house too, he goes on."""
    state = at_market(together(4))
    mind = Memory(temper="grower", first="void-compass", when="council 1 1", round=1, asked=("ada", "bob", "dee"))
    assert thought(state, CY, mind, people=(ADA,)).move is None
    assert str(thought(state, CY, mind).move).startswith("choose "), "he divides his tokens, then votes"


# Advice.


@rule("GAL-G41")
def test_advice_names_the_best_moves_first_and_why() -> None:
    state = before_meridian()
    found = advice(state, ADA)
    assert 1 <= len(found) <= 3
    assert found[0].move == Activate(build.where(state, "meridian"))
    assert found[0].why == "Meridian: the seal's point, and then a point in every round you hold it."
    assert len({item.move for item in found}) == len(found)


@rule("GAL-G40")
def test_advice_answers_a_question_with_one_move() -> None:
    """A goal that can be scored is a point: nothing speaks for leaving it."""
    options = ("far-holdings", "none")
    question = steps.PublicGoal(owner=ADA, options=options, default="far-holdings").written()
    state = build.own(build.aiming(build.galaxy(2), "far-holdings"), ADA, "aster", "kiln", "cinder", "brine")
    state = replace(state, phase="status", active=-1, agenda=(question, *state.agenda))
    found = advice(state, ADA)
    assert [str(item.move) for item in found] == ["decide far-holdings"]
    assert found[0].why == "It is a point, and the hardest to have later."


@rule("GAL-G14")
@pytest.mark.parametrize("others, said", (("2 battleship", "Your chances are small here."), ("1 scout", "You win 1 in 2.")))
def test_advice_in_a_combat_follows_from_the_odds(others: str, said: str) -> None:
    """A battleship against two of its kind wins about once in eight times, against a scout two times of three and more."""
    state = build.put(build.galaxy(2), BOB, "C4", others)
    state = build.put(build.put(state, ADA, "C3", "1 battleship"), BOB, "D4", "1 scout")
    battle = Battle("C4", ADA, BOB, round=2)
    options = ("fight", "fight-on", "retreat-C3")
    question = steps.Stand("C4", 2, owner=ADA, options=options, default="fight").written()
    state = build.put(replace(state, system="C4", agenda=(question, battle, *state.agenda)), ADA, "C4", "1 battleship")
    assert [item.why for item in advice(state, ADA)] == [said]


@rule("GAL-G12")
def test_advice_ends_a_movement_in_one_press_where_nothing_more_is_meant_to_come() -> None:
    """Of 2 scouts in C3 one comes to C4, a free system with a frontier token: then the other need not be declined."""
    state = build.put(build.galaxy(2), ADA, "C3", "2 scout, 1 transport")
    moving = build.play(state, "activate C4")
    stage = open_stage(moving)
    assert isinstance(stage, flow.Moving)
    legal = list(GAME.legal(moving, ADA))
    last, plain = Bring("C4", "C3", "1 scout and no more"), Bring("C4", "C3", "1 scout")
    assert {last, plain} <= {*legal}
    here = ("C3", Force(scout=1))
    alone, both = (plans.Plan("C4", 1.0, bring) for bring in ((here,), (here, ("B1", Force(scout=1)))))
    assert bringing.at_once(plain, alone, legal) == last
    assert bringing.at_once(plain, None, legal) == last
    assert bringing.at_once(plain, both, legal) == plain
    assert bringing.at_once(Bring("C4", "C3", "1 mech"), alone, legal) == Bring("C4", "C3", "1 mech"), "not offered"


def _is_modest(state: State, system: str) -> bool:
    """Return whether the only planet of a system is no home and not Meridian."""
    worlds = [state.planet_by_id[planet] for planet in state.system_by_id[system].planets]
    return len(worlds) == 1 and worlds[0].home < 0 and worlds[0].id != "meridian"


@rule("GAL-G12", "GAL-G15")
def test_advice_leaves_a_guard_where_enough_come_without_it() -> None:
    """A transport takes 4 infantry off Aster to a system with one free planet: 3 are enough, and Aster keeps one."""
    state = build.own(build.galaxy(2), ADA, "aster")
    at = build.where(state, "aster")
    beside = next(system for system in board.adjacent(state, at) if _is_modest(state, system))
    state = build.put(build.put(state, ADA, at, "1 transport"), ADA, "aster", "4 infantry")
    moving = build.play(state, f"activate {beside}")
    stage, outlook = open_stage(moving), Outlook(moving, ADA, alternatives.EVEN)
    assert isinstance(stage, flow.Moving)
    every = Bring(beside, at, "4 infantry, 1 transport")
    assert bringing.guarded(outlook, stage, every) == Bring(beside, at, "3 infantry, 1 transport")
    fewer = Bring(beside, at, "1 infantry, 1 transport")
    assert bringing.guarded(outlook, stage, fewer) == fewer, "what was chosen stays"
    fought = build.put(moving, BOB, beside, "1 scout")
    assert bringing.guarded(Outlook(fought, ADA, alternatives.EVEN), stage, every) == every, "a fight takes all of them"


@rule("GAL-G41")
def test_advice_says_where_a_token_breaks_held_back() -> None:
    state = build.having(build.aiming(before_meridian(), "held-back"), ADA, tactic=2, strategy=1)
    first = advice(state, ADA)[0]
    assert isinstance(first.move, Activate)
    assert first.why.endswith(" It leaves 2 tokens: no Held Back.")
    more = build.having(state, ADA, tactic=3)
    assert "Held Back" not in advice(more, ADA)[0].why
