"""What the referee asks, what those read who wait, and where things stand."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.flow import Question
from engine.core.verbs import Choose
from engine.games.galaxy.rules import flow
from engine.games.galaxy.rules.flow import ALIKE
from engine.games.galaxy.speech import asking, choices, sparing
from engine.games.galaxy.speech.questions import ASKS, has
from engine.games.galaxy.state.state import NOBODY, Battle, Bundle, Offer, Stage
from engine.games.galaxy.state.view import view_for

from .build import (
    ADA,
    BOB,
    CY,
    aiming,
    attach,
    dealt,
    galaxy,
    having,
    holding,
    own,
    play,
    put,
    secretly,
    system_with,
    where,
)
from .voices import moments


def _asked(state, seat=None) -> str:  # type: ignore[no-untyped-def]
    return asking.ask(view_for(state, seat))


@pytest.mark.rule("GAL-G09")
def test_a_turn_names_what_it_can_be_used_for() -> None:
    first = galaxy(2)
    ways = "activate a system (3 left) or give an order (2 left)."
    assert _asked(first) == f"you begin: {ways}"
    later = replace(first, turns=5)
    assert _asked(replace(later, turns=2)) == f"your turn: {ways}"
    # Once all have had a turn it is known what a token of each kind is for.
    assert _asked(replace(later, round=2)) == "your turn: 3 systems, 2 orders left."
    without_tokens = having(later, ADA, tactic=0, strategy=0)
    assert _asked(replace(without_tokens, round=2)) == "your turn: end your round."


@pytest.mark.rule("GAL-G47")
def test_that_a_card_can_be_used_is_said_of_every_hand_alike() -> None:
    spent = having(galaxy(2), ADA, tactic=0, strategy=0)
    for card in ("probe", "escort"):
        assert _asked(dealt(spent, ADA, card)) == "you begin: use a card or end your round."


@pytest.mark.rule("GAL-G24", "GAL-041")
def test_the_partner_of_an_offer_reads_it_and_whose_turn_it_is_goes_on() -> None:
    state = having(put(galaxy(2), BOB, "A2", "1 scout"), ADA, commodities=2)
    state = having(state, BOB, trade_goods=1)
    offer = Offer(1, ADA, BOB, Bundle(commodities=2), Bundle(trade_goods=1))
    offered = replace(state, offers=(offer,), offered=1)
    assert _asked(offered).endswith("(2 left). Bob may answer under **Private**.")
    assert (
        asking.ask(view_for(offered, BOB))
        == asking.meanwhile(view_for(offered, BOB))
        == "Ada offers you 2 commodities (trade goods for you) for 1 trade good. Do you agree?"
    )
    gift = replace(state, offers=(replace(offer, gets=Bundle()),))
    assert (
        asking.ask(view_for(gift, BOB)) == "Ada offers you 2 commodities (trade goods for you) as a gift. Do you take it?"
    )
    begged = replace(state, offers=(replace(offer, gives=Bundle()),))
    assert asking.ask(view_for(begged, BOB)) == "Ada asks you for 1 trade good. Do you agree?"


@pytest.mark.rule("GAL-G24", "GAL-G64")
def test_who_offered_reads_in_their_own_panel_what_came_of_it() -> None:
    state = having(put(galaxy(2), BOB, "A2", "1 scout"), ADA, commodities=2)
    state = having(state, BOB, commodities=2)
    offered = play(state, (ADA, "trade bob 2 commodities for 2 commodities"))
    declined = play(offered, (BOB, "decline ada"))
    said = "No deal with Bob: 2 commodities for 2 commodities."
    assert _asked(declined, ADA).endswith(said)
    assert said not in _asked(declined) and said not in _asked(declined, BOB)
    withdrawn = play(offered, (ADA, "decline bob"))
    assert _asked(withdrawn, ADA).endswith(said), "it is not said that Bob refused what Ada took back herself"
    again = play(declined, (ADA, "trade bob 1 commodity for 1 commodity"))
    assert "No deal" not in _asked(again, ADA), "another offer to him still lies open"
    agreed = play(again, (BOB, "accept ada"))
    assert _asked(agreed, ADA).endswith("(2 left). You have dealt with Bob.")


@pytest.mark.rule("GAL-G12")
def test_ships_on_the_way_are_named_while_others_can_come() -> None:
    state = put(put(galaxy(2), ADA, "B1", "1 scout"), ADA, "B2", "1 transport, 2 infantry")
    moving = play(state, "activate B3")
    wanted = "bring up to 2 ships to B3 (Fallow and Gantry are free), to stay there this round."
    assert _asked(moving) == wanted
    half = play(moving, "move B3 B2 1 transport, 2 infantry")
    assert _asked(half) == "2 infantry and 1 transport on the way to B3: bring up to 1 more."
    there = play(half, "pass")
    assert (there.system_by_id["B3"].planets, there.planet_by_id["fallow"].owner) == (("fallow", "gantry"), NOBODY)
    assert _asked(there) == "land in B3. Aboard: 2 infantry."
    assert _asked(play(there, "land fallow 1 infantry")) == "land in B3. Aboard: 1 infantry."
    held = play(own(state, BOB, "fallow", "gantry"), "activate B3", "move B3 B2 1 transport, 2 infantry", "pass")
    assert _asked(held) == "land in B3. Aboard: 2 infantry."


@pytest.mark.rule("GAL-G12", "GAL-G32")
def test_ships_that_a_command_orb_lets_go_are_counted_among_those_that_can_come() -> None:
    state = put(put(galaxy(2), ADA, "B1", "1 scout"), ADA, "B2", "2 scout")
    moving = play(holding(system_with(state, "B2", tokens=(ADA,)), ADA, "command-orb"), "activate B3")
    only = "bring 1 ship from B1 to B3 (Fallow and Gantry are free)."
    assert _asked(moving) == only
    free = play(moving, "use command-orb")
    wanted = "bring up to 3 ships to B3 (Fallow and Gantry are free)."
    assert _asked(free) == wanted


@pytest.mark.rule("GAL-G12")
def test_it_is_said_why_no_more_ships_can_come() -> None:
    state = put(put(galaxy(2), ADA, "B2", "2 scout"), ADA, "B3", "3 scout")
    full = play(state, "activate B3")
    assert _asked(full).startswith("bring 1 ship (a system holds 4 ships of yours) from B2 to B3")
    far = play(put(galaxy(2), ADA, "B1", "1 transport, 1 scout"), "activate B3")
    assert _asked(far).startswith("bring 1 ship from B1 to B3"), "the transport flies 1 system only"
    near = play(put(galaxy(2), ADA, "B2", "1 transport, 1 scout"), "activate B3")
    assert _asked(near).startswith("bring up to 2 ships from B2 to B3"), "the ships that are named are all that there are"


@pytest.mark.rule("GAL-G23")
def test_a_card_that_lies_open_is_asked_about_by_its_name() -> None:
    state = replace(galaxy(2), agenda=(Stage("card", ADA, "survey-party"), *galaxy(2).agenda))
    assert _asked(state) == "what do you do with Survey Party?"
    assert asking.meanwhile(view_for(state, BOB)) == "Ada is looking at a card."


@pytest.mark.rule("GAL-G40", "GAL-G47")
def test_what_a_player_could_score_is_not_in_what_all_are_asked() -> None:
    questions = tuple(
        Question("hidden-goal", player, (*scorable, "none"), "none", together=True)
        for player, scorable in ((ADA, ("patron",)), (BOB, ()))
    )
    state = replace(galaxy(2), phase="status", agenda=questions)
    assert _asked(state) == "choose what you score, under **Private**; it is shown when all have chosen."
    last = replace(state, agenda=questions[1:])
    alone = "which hidden goal do you score, under **Private**? It is shown when all have chosen."
    assert _asked(last) == _asked(last, ADA) == alone
    # On the own panel, where the answers stand, it names no other. Only who has nothing to score reads that.
    assert _asked(state, ADA) == "which hidden goal do you score? It is shown when all have chosen."
    assert _asked(state, BOB).startswith("you can score no hidden goal yet.")
    assert asking.meanwhile(view_for(state, CY)) == "Ada and Bob are choosing what to score."


def test_every_kind_of_question_has_its_words() -> None:
    seen = (moment.state for seed in (3, 4) for moment in moments(seed, 3))
    asked = {type(flow.FLOW.read(task)) for state in seen for task in state.agenda if isinstance(task, Question)}
    assert len(asked) >= 7
    for kind in {*asked, *ALIKE}:
        assert (kind in ASKS) != has(f"wants-{kind.called()}"), kind
        assert has(f"heading-{kind.called()}"), kind


def test_each_step_of_a_turn_is_another_question() -> None:
    """So that the player who is asked next is called, and a move that leads on puts a deadline off."""
    state = put(put(galaxy(2), ADA, "B1", "1 scout, 1 infantry"), ADA, "B2", "1 transport, 2 infantry")
    where = state.planet_by_id["cinder"].system
    asked = [_asked(state)]
    for move in (f"activate {where}", *([f"move {where} B2 1 transport, 2 infantry"] if where == "B3" else ["pass"])):
        state = play(state, move)
        asked.append(_asked(state))
    assert len(set(asked)) == len(asked)


@pytest.mark.rule("GAL-G46")
def test_the_order_that_spares_a_question_is_told() -> None:
    state = replace(galaxy(2), agenda=(Stage("end", ADA), *galaxy(2).agenda))
    assert sparing.advice(view_for(state, None), ADA).startswith("/settings turns-quick")
    assert sparing.advice(view_for(state, None), BOB) == ""
    scoring = Question("hidden-goal", BOB, ("none",), "none", together=True)
    assert sparing.advice(view_for(replace(state, agenda=(scoring,)), None), BOB).startswith("/settings goals-auto")


@pytest.mark.rule("GAL-G09", "GAL-G44")
def test_at_the_end_of_a_turn_it_is_said_what_is_left_after_the_action_or_after_passing() -> None:
    state = own(galaxy(2), ADA, "threshold")
    assert _asked(play(state, "order trade")) == "your action is done: use a legendary planet or end your turn."
    assert _asked(play(state, "pass")) == "you have passed: use a legendary planet or end your turn."


def test_the_line_of_where_things_stand() -> None:
    state = having(having(galaxy(3), ADA, points=2), CY, passed=True)
    assert asking.status(view_for(state, None)) == "Round 1 of 6: Ada has 2 of 8 points, Bob and Cy 0."
    last = replace(galaxy(2), round=6)
    said = "Round 6 of 6. This is the last round: the most points win, then the most planets."
    assert asking.status(view_for(last, None)) == said.partition(". ")[2], "the picture says which round it is"
    assert not asking.within_turn(view_for(last, None)) and asking.sheet(view_for(last, None)).startswith(f"**{said}**")
    over = replace(having(state, BOB, points=8), phase="over", winner=BOB, agenda=())
    assert asking.status(view_for(over, None)) == "Over in round 1. Points: Bob 8, Ada 2, Cy 0."
    assert asking.ask(view_for(over, None)) == ""


@pytest.mark.rule("GAL-G47", "GAL-031")
def test_the_sheet_shows_what_lies_open_and_of_a_hand_only_its_size() -> None:
    state = attach(own(galaxy(2), ADA, "kiln", exhausted=True), "kiln", "ore-world")
    state = holding(dealt(state, ADA, "probe", "escort"), ADA, "command-orb")
    state = secretly(
        having(state, ADA, fragments={"cultural": 2, "unknown": 1}, trade_goods=3, commodities=1), ADA, "patron"
    )
    state = aiming(state, "learned")
    line = asking.player_line(view_for(state, None).state, ADA)
    assert line == (
        "**Ada**, 0 points: 3 trade goods; 1 of 3 commodities; tokens 3 tactic, 2 strategy; 2 cultural fragments and 1 "
        "unmarked fragment; Command Orb; 2 order cards; 1 hidden goal. "
        "Planets (resources+influence): Ada's home 4+2, Kiln 3+1 exhausted."
    )
    public, mine = asking.sheet(view_for(state, None)), asking.sheet(view_for(state, ADA))
    assert "Public goals: **Learned**: own 3 technologies (Ada 0, Bob 0)." in public
    assert "Probe" not in public and "Patron" not in public
    assert "Probe" not in asking.sheet(view_for(state, BOB))
    assert "Order card **Probe**: put a frontier token" in mine and "Hidden goal **Patron**: control 2 cultural" in mine


def test_the_own_panel_tells_what_can_be_spent_and_what_only_its_reader_knows() -> None:
    state = secretly(dealt(own(galaxy(2), ADA, "aster"), ADA, "probe"), ADA, "patron")
    lines = asking.private(view_for(state, ADA)).split("\n")
    # The home pays 4 or 2, Aster 2 or 1. Of 12 tokens 7 can still be gained: too many to be told.
    assert lines[0] == (
        "To spend: 6 resources or 3 influence from planets, 0 trade goods; to trade away: 0 of 3 "
        "commodities. Tokens: 3 tactic, 2 strategy."
    )
    few = having(state, ADA, tactic=8, strategy=2)
    assert asking.private(view_for(few, ADA)).split("\n")[0].endswith("Tokens: 8 tactic, 2 strategy, only 2 more to gain.")
    assert [line.split()[0] for line in lines] == ["To", "Order", "Hidden"]
    assert asking.private(view_for(state, BOB)).endswith("You hold no order card and no hidden goal.")


def test_who_has_no_planet_reads_nothing_of_planets() -> None:
    lost = own(secretly(dealt(galaxy(2), ADA, "escort", "probe", "requisition"), ADA, "patron"), BOB, "home-1")
    told = asking.private(view_for(lost, ADA))
    assert "Hidden goal **Patron**" in told and "Planets (" not in told


def test_a_sheet_that_is_a_press_away_tells_all_that_its_reader_holds() -> None:
    """With two cards and a goal it has more than 40 words: then relics follow, with what they do."""
    state = secretly(dealt(own(galaxy(2), ADA, "aster"), ADA, "escort", "probe"), ADA, "patron")
    state = having(holding(aiming(state, "learned", "keeper"), ADA, "star-lance"), ADA, technologies=("slip-drives",))
    state = having(state, ADA, scored=("keeper",))
    assert asking.private(view_for(state, ADA)).split("\n")[4:] == [
        "Relic **Star Lance**: give it up, and with it goes a planet in a system adjacent to one of your battleships (4 "
        "resources at a dock), its attachments and all units on it: none of your own, no home, no legendary planet, not "
        "Meridian.",
    ]


@pytest.mark.rule("GAL-G39")
def test_a_player_whose_hand_is_of_no_use_now_reads_it_where_only_they_can() -> None:
    """Escort is played in combats only; Requisition is an action."""
    escort, action = dealt(galaxy(2), ADA, "escort"), dealt(galaxy(2), ADA, "requisition")
    said = "No card in your hand can be used now."
    assert [said in _asked(state, ADA) for state in (escort, action, galaxy(2))] == [True, False, False]
    assert said not in _asked(escort)


@pytest.mark.rule("GAL-G45")
def test_who_can_win_reads_what_is_enough_once() -> None:
    """With 7 of 8 points Ada needs one: Meridian. What else she could score is not said beside it."""
    state = replace(own(having(aiming(galaxy(), "learned"), ADA, points=7), ADA, "meridian"), turns=2)
    told = asking.status(view_for(state, None))
    assert told == ("**Ada can win when the round ends**: 7 of 8 points now, 1 more for Meridian, after the goals of all.")


@pytest.mark.rule("GAL-G43", "GAL-G27")
def test_who_would_vote_without_a_strategy_token_reads_what_that_means() -> None:
    state = replace(having(galaxy(2), ADA, tactic=4, strategy=0), phase="council", active=-1)
    state = replace(state, agenda=(Stage("market", -1), *state.agenda))
    assert "split your tokens: now 4 to activate, **none for orders**." in _asked(state, ADA)
    assert "now 3 to activate, 2 for orders." in _asked(state, BOB)


@pytest.mark.rule("GAL-G14")
def test_before_a_combat_round_retreating_is_named_only_where_a_player_can() -> None:
    place = where(galaxy(2), "cinder")
    asked = tuple(Question("stand", player, ("fight",), "fight", place, 1, together=True) for player in (ADA, BOB))
    state = replace(galaxy(2), agenda=asked)
    assert _asked(state) == "fight, or play a card first."
    away = replace(asked[1], options=("fight", "retreat-A1"))
    assert _asked(replace(state, agenda=(asked[0], away))) == "fight on, or retreat?"
    assert _asked(replace(state, agenda=(away,)), BOB).endswith(": fight on, or retreat?")


@pytest.mark.rule("GAL-G38")
def test_what_a_technology_does_is_read_where_it_is_chosen_by_its_name() -> None:
    first = Question("first", ADA, ("deep-survey", "field-levies"), "deep-survey")
    view = view_for(replace(galaxy(2), phase="opening", agenda=(first,)), ADA)
    texts = [choices.choice(view, Choose(option)).text for option in first.options]
    assert texts[0].startswith("Yellow: explore 1 of your planets again") and texts[1].startswith("Green: ")


@pytest.mark.rule("GAL-G12")
def test_where_no_ship_can_leave_the_turn_says_why_nothing_is_activated() -> None:
    state = put(galaxy(2), ADA, where(galaxy(2), "home-1"), "1 scout")
    assert _asked(state).startswith("you begin: activate a system (3 left) or give an order")
    held = system_with(state, where(state, "home-1"), tokens=(ADA,))
    assert _asked(held) == ("you begin: give an order (2 left). No ship of yours can move.")


@pytest.mark.rule("GAL-G43", "GAL-G24")
def test_at_the_market_its_partner_is_asked_about_an_offer_first() -> None:
    state = having(having(galaxy(3), ADA, commodities=2, trade_goods=2), CY, trade_goods=1)
    state = replace(state, phase="council", active=-1, agenda=(Stage("market", -1), *state.agenda))
    state = replace(state, offers=(Offer(1, ADA, BOB, Bundle(commodities=2), Bundle()),))
    assert _asked(state, BOB).startswith("Ada offers you 2 commodities (trade goods for you) as a gift. Do you take it?")
    assert (
        "vote in secret, with 2 influence, for the next speaker, who goes first, scores first and gains a token. "
        in _asked(state, CY)
    )
    assert "Before that you may trade, or split your tokens: now 3 to activate, 2 for orders. " in _asked(state, CY)
    assert "Ada to Bob" in _asked(state)
    state = replace(state, offers=(*state.offers, Offer(2, CY, BOB, Bundle(trade_goods=1), Bundle(commodities=1))))
    assert _asked(state, BOB).startswith(
        "Ada offers you 2 commodities (trade goods for you) as a gift; Cy offers you 1 trade good for 1 commodity. "
        "Do you agree?"
    )


@pytest.mark.rule("GAL-G43")
def test_at_a_busy_market_the_newest_three_offers_are_named_and_the_others_counted() -> None:
    state = replace(galaxy(6), phase="council", active=-1)
    offers = tuple(Offer(number, number, 0, Bundle(trade_goods=1), Bundle()) for number in range(1, 5))
    state = replace(state, agenda=(Stage("market", -1), *state.agenda), offers=offers)
    assert "Offers (1 more): Cy to Ada" in _asked(state) and "Bob to Ada" not in _asked(state)
    assert "Offers: Bob to Ada" in _asked(replace(state, offers=offers[:3]))


@pytest.mark.rule("GAL-G47", "GAL-G17")
def test_a_card_for_the_round_is_spoken_of_to_its_holder_only_where_there_is_one() -> None:
    state = put(put(galaxy(2), ADA, "B3", "1 scout"), BOB, "B3", "1 scout")
    for card, more in (("escort", "or play a card first"), ("evasive-burn", "you have no card to play")):
        held = dealt(state, BOB, card)
        battle = Battle("B3", ADA, BOB)
        held = replace(held, agenda=(Question("stand", BOB, ("fight", "fight-on"), "fight", "B3", 1), battle, *held.agenda))
        assert more in _asked(held, BOB)
        assert "or play a card first" in _asked(held)


def test_a_turn_tells_each_goal_that_its_player_could_score() -> None:
    state = replace(having(aiming(galaxy(), "learned", "keeper"), ADA, technologies=("deep-survey",)), turns=9)
    assert "Learned" not in asking.status(view_for(state, None)), "what comes nearer the aim tells"
    # Three technologies score.
    learned = having(state, ADA, technologies=("deep-survey", "void-compass", "gene-vats"))
    told = asking.status(view_for(learned, None))
    assert told.endswith("Ada can score **Learned** (3 technologies) when the round ends.")


@pytest.mark.rule("GAL-G59", "GAL-G58")
def test_whoever_can_win_when_the_round_ends_is_named() -> None:
    state = replace(having(aiming(galaxy(), "learned"), BOB, points=6), turns=9)
    assert "can win when the round ends" not in asking.status(view_for(state, None))
    # 6 points, Meridian and Learned are 8; Meridian alone is 1 short.
    held = own(state, BOB, "meridian")
    assert "can win when the round ends" not in asking.status(view_for(held, None))
    learned = having(held, BOB, technologies=("deep-survey", "void-compass", "gene-vats"))
    told = asking.status(view_for(learned, None))
    assert "**Bob can win when the round ends**: 6 of 8 points now, 1 more each for **Learned** and Meridian" in told
    # Points are counted from the speaker on: of several who can win the first does.
    known = ("deep-survey", "void-compass", "gene-vats")
    both = having(having(learned, BOB, points=7), ADA, points=7, technologies=known)
    for speaker, first, second in ((ADA, "Ada", "Bob"), (BOB, "Bob", "Ada")):
        told = asking.status(view_for(replace(both, speaker=speaker), None))
        head, *lines = told.split("\n")
        assert head == "**The first to count 8 when the round ends wins, in this order**:"
        # Bob's Meridian is a point more; Ada, whose turn it is, has no ship.
        bob = " 7, 1 more each for **Learned** and Meridian. No attack stops it."
        points = {"Ada": " 7, 1 more for **Learned**.", "Bob": bob}
        assert lines == [f"{place}. **{who}**{points[who]}" for place, who in enumerate((first, second), start=1)]
    # Bob with 6 needs Meridian's point, which counts after the goals of all: Ada is first, though Bob is the speaker.
    late = replace(having(both, BOB, points=6), speaker=BOB)
    told = asking.status(view_for(late, None))
    assert told.index("1. **Ada** 7") < told.index(
        "2. **Bob** 6, 1 more each for **Learned** and Meridian, after the goals of all"
    )
    # To hold Meridian is told its holder too, as long as they have their turn.
    told = asking.status(view_for(own(state, ADA, "meridian"), None))
    assert told.endswith("Ada gets 1 point for Meridian when the round ends.")


@pytest.mark.rule("GAL-G45", "GAL-G58")
def test_who_can_win_is_told_with_what_the_player_at_turn_could_do_about_it() -> None:
    state = replace(own(having(aiming(galaxy(), "learned"), BOB, points=6), BOB, "meridian"), turns=9)
    known = ("deep-survey", "void-compass", "gene-vats")
    state = having(state, BOB, technologies=known)
    assert "Meridian, after the goals of all. No attack of Ada's stops Bob." in asking.status(view_for(state, None)), (
        "she has no ship"
    )
    # Without Meridian Bob has 7 points of 8; nobody guards it, and a transport with infantry is beside it.
    near = put(state, ADA, "B3", "1 transport, 1 infantry")
    assert "of all. Ada could stop Bob at C3 (Meridian), winning" in asking.status(view_for(near, None))
    # With 7 points the technologies alone are enough: to take Meridian would not help.
    ahead = having(near, BOB, points=7)
    assert "No attack of Ada's stops Bob." in asking.status(view_for(ahead, None))
    # Ada is the speaker, so she is counted before Bob, and three points may come of one round.
    close = having(ahead, ADA, points=6)
    told = asking.status(view_for(close, None))
    assert "No attack of Ada's stops Bob, but Ada is counted before Bob and lacks 2 points." in told
    # It is Bob's business no more than anybody's who has no turn now.
    assert "stop" not in asking.status(view_for(near, BOB))
    # At the council it is about the next round.
    told = asking.status(view_for(replace(ahead, phase="council"), BOB))
    assert "**Bob can win when the next round ends**." in told
    # Ada is the speaker and has 6 points: a public goal and her hidden one would be 8, counted before his.
    told = asking.status(view_for(replace(having(close, ADA, technologies=known, goals=("patron",)), phase="council"), BOB))
    assert "**Bob can win when the next round ends**, unless Ada, counted before, has a hidden goal." in told
    # By what he could was told before she opened a system in the round.
    opened = system_with(ahead, "A1", tokens=(ADA,))
    assert "**Bob can win when the round ends**." in asking.status(view_for(opened, None))
    assert not asking.within_turn(view_for(opened, None)) and not asking.within_turn(view_for(ahead, None))
    assert asking.within_turn(view_for(replace(ahead, dealt=("1",)), None)), "it was told before the deal"
    assert asking.within_turn(view_for(having(opened, BOB, points=0), None)), "no player is about to win"
