"""Bot players of an expedition: what they may know, how they vote, what they do unasked, what they say and advise
(TAB-100)."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from engine.core.bot_players import LEVELS, Level, Manner, Thought
from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.core.moves import Move, read_move
from engine.core.verbs import Buy, Choose, Give, Trust, Use
from engine.games.wilds.game import GAME
from engine.games.wilds.player.judgement import TEMPERS
from engine.games.wilds.player.known_map import Mind
from engine.games.wilds.player.sensible import Turn
from engine.games.wilds.rules.steps import asks
from engine.games.wilds.state.content import content
from engine.games.wilds.state.moves import VERBS, Mend, RolesTo, Sell
from engine.games.wilds.state.options import Options
from engine.games.wilds.state.region import Goal, Site
from engine.games.wilds.state.state import Foes, Found, Meeting, Position, Report, Roles, State, Token, Vote
from tests.games.parties import Household

from .build import DRUID, FIGHTER, RANGER, ROGUE, character, hexes, label, party
from .build import play as played

NAMES = ("Ada", "Bob", "Cy", "Dee", "Eli", "Fay")
ALONE = Manner("steady")
WITH_ADA = Manner("steady", (RANGER,))


def lot(key: str = "lot") -> Dice:
    return Dice(KeyedSource(key))


def begun(region: str, key: str, players: int = 4, master: bool = False) -> tuple[State, Dice]:
    kind, _, form = region.partition(" ")
    options = Options(region=kind, map=form or "hexes", decide="anyone", deadly="yes")  # type: ignore[arg-type]
    dice = lot(key)
    names = NAMES[: players + master]
    state, _ = GAME.new(Setup(names, options, players if master else None), dice)
    return state, dice


def moments(region: str, key: str, share: float, players: int = 4, master: bool = False) -> Iterator[State]:
    """Yield some states of an expedition made by chance, the first 150 moves of it."""
    state, dice = begun(region, key, players, master)
    chance = random.Random(key)
    for _ in range(150):
        seats = GAME.turn(state)
        if not seats:
            return
        if chance.random() < share:
            yield state
        moves = [move for move in GAME.legal(state, seats[0]) if move.verb not in ("depart", "gm")]
        move = chance.choice(moves) if moves else GAME.without(state, seats[0])
        assert move is not None
        state, _ = GAME.apply(state, seats[0], move, dice)


def thought(state: State, seat: int, manner: Manner = ALONE, mind: Mind | None = None) -> Thought[Mind]:
    return GAME.decide(GAME.view(state, seat), list(GAME.legal(state, seat)), mind or Mind(), manner, lot())


def move(text: str) -> Move:
    return read_move(VERBS, text)


# What is hidden is imagined.


def test_another_lot_imagines_other_hidden_things_and_the_same_lot_the_same() -> None:
    state = next(state for state in moments("hollowdown", "lots", 0.1) if state.phase == "trek")
    view = GAME.view(state, 0)
    first, other = (GAME.imagined(view, lot(key)) for key in ("one", "other"))
    assert [site for site in first.region.sites if site.hidden] != [site for site in other.region.sites if site.hidden]
    assert first.region.places != other.region.places and first.region.encounters != other.region.encounters
    assert first == GAME.imagined(view, lot("one"))


def test_what_the_lookout_saw_is_there_in_every_imagined_region() -> None:
    state = party(hexes("fff", "fff"), reports=(Report("2", feature="no"), Report("4", feature="yes")))
    for number in range(20):
        imagined = GAME.imagined(GAME.view(state, 0), lot(str(number)))
        there = {site.at for site in imagined.region.sites}
        assert "4" in there and "2" not in there


@pytest.mark.parametrize("region", ("hollowdown", "gullcrown", "generated"))
def test_an_imagined_region_can_be_played_on_to_the_end(region: str) -> None:
    for number, state in enumerate(moments(region, f"on {region}", 0.05, 2)):
        if state.agenda or state.phase != "trek":
            continue
        state = GAME.imagined(GAME.view(state, 0), lot(str(number)))
        household = Household(GAME, ("steady", "steady"), "on")
        dice = lot(f"on {number}")
        for _ in range(400):
            if not (seats := GAME.turn(state)):
                break
            state, events = GAME.apply(state, *household.choose(state, seats), dice)
            household.hear(state, events)
        assert state.phase == "over"


# Whole expeditions.


def test_a_party_of_the_house_is_that_of_the_example() -> None:
    state, dice = begun("thornwood", "kinds")
    household = Household(GAME, ("steady",) * 4, "kinds")
    while state.phase == "characters":
        state, _ = GAME.apply(state, *household.choose(state, GAME.turn(state)), dice)
    assert [member.kind for member in state.members] == ["ranger", "rogue", "druid", "fighter"]


def test_a_companion_takes_a_character_that_no_member_has() -> None:
    state, dice = begun("thornwood", "kinds")
    state, _ = GAME.apply(state, 0, Choose("rogue"), dice)
    assert thought(state, 1).move == Choose("ranger")


# A mind of one's own.


def test_each_remembers_where_the_party_searched_and_the_one_before_is_as_it_was() -> None:
    state = party(hexes("ff", "ff"), "ranger")
    before = GAME.mind()
    state, events = played(state, 0, "search best plain", 6, 6)
    after = GAME.heard(GAME.view(state, 0), before, events)
    here = label(state, "1")
    assert before == Mind() and after.searches == {here: 1}


# Votes: one press for each action of the party, where one person has companions.


def pressed(state: State, seat: int, text: str, manner: Manner, dice: Dice) -> State:
    """Return the state after a player's press, and what companions do of themselves in the same command."""
    state, _ = GAME.apply(state, seat, move(text), dice)
    return followed(state, manner, dice)


def followed(state: State, manner: Manner, dice: Dice) -> State:
    for _ in range(200):
        house = [seat for seat in GAME.turn(state) if seat not in manner.people]
        for item in house:
            if (chosen := thought(state, item, manner).move) is not None:
                state, _ = GAME.apply(state, item, chosen, dice)
                break
        else:
            return state
    raise AssertionError("they never come to an end")


@pytest.mark.rule("WLD-G84")
def test_companions_wait_for_a_lone_person_and_then_settle_it_at_once() -> None:
    state = party(hexes("fff", "fff"), options=Options(wayside="off", resolve="off", decide="vote"))
    dice = lot("press")
    waiting = followed(state, WITH_ADA, dice)
    assert waiting.stretch == 1 and not waiting.votes, "nobody acts or proposes before Ada does"
    assert thought(using_tools(state), ROGUE, WITH_ADA).move is None
    after = pressed(state, RANGER, "search best plain", WITH_ADA, dice)
    assert after.stretch == 2 and after.deed is None and not after.votes


@pytest.mark.rule("WLD-G84")
def test_two_people_are_both_heard_before_companions_vote() -> None:
    state = party(hexes("fff", "fff"), options=Options(wayside="off", resolve="off", decide="vote"))
    manner, dice = Manner("steady", (RANGER, ROGUE)), lot("two")
    state = pressed(state, RANGER, "search best plain", manner, dice)
    assert state.stretch == 1 and len(state.votes) == 1, "one of two is no majority of them"
    assert pressed(state, ROGUE, "search best plain", manner, dice).stretch == 2


@pytest.mark.rule("WLD-G84")
def test_a_person_who_leaves_it_to_them_lets_companions_decide() -> None:
    state = party(hexes("fff", "fff"), options=Options(wayside="off", resolve="off", decide="vote"))
    assert pressed(state, RANGER, "trust", WITH_ADA, lot("trust")).stretch == 2


@pytest.mark.rule("WLD-G84")
def test_a_companion_who_leads_hands_on_to_people_and_in_a_tie_votes_as_it_thinks() -> None:
    led = using_tools(
        party(hexes("fff", "fff"), options=Options(wayside="off", resolve="off", decide="leader"), leader=ROGUE)
    )
    assert thought(led, ROGUE, WITH_ADA).move == Trust()
    votes = (Vote(RANGER, "camp best"), Vote(FIGHTER, "search best plain"))
    divided = using_tools(party(hexes("fff", "fff"), votes=votes))
    for leader in (RANGER, FIGHTER):
        led, manner = replace(divided, leader=leader), Manner("steady", (RANGER, FIGHTER))
        assert str(thought(led, ROGUE, manner).move) == "search best plain", "it is morning"
        night = replace(led, stretch=4)
        assert str(thought(night, ROGUE, manner).move) == "camp best"


def test_a_lone_house_party_decides_by_what_was_proposed_first() -> None:
    state = party(hexes("fff", "fff"), votes=(Vote(FIGHTER, "camp best"),))
    assert str(thought(state, RANGER).move) == "camp best"


@pytest.mark.rule("WLD-G83")
def test_one_voice_alone_does_not_end_the_expedition() -> None:
    goal = Goal(site="den", die=8, about="Find the den.")
    region = hexes("fff", "fff", sites=(Site("den", "6", "The Den", "secret", hidden=True),), goal=goal)
    state = party(region, options=Options(wayside="off", resolve="off", decide="vote"), goal="open", challenge=8)
    after = pressed(state, RANGER, "depart", WITH_ADA, lot("home"))
    assert after.phase == "trek"
    assert pressed(after, RANGER, "choose leave", WITH_ADA, lot("home")).phase == "over"


def met(grit: int, fatigue: int = 0) -> State:
    """Return a party of four that stands before hostile wolves of so much grit, with so much Fatigue each."""
    state = party(hexes("ff", "ff"), options=Options(wayside="off", resolve="off", decide="vote"))
    tired = tuple(replace(member, fatigue=fatigue) for member in state.members)
    foes = Foes("wolves", "beast", 6, "hostile", 12, grit, grit)
    question = asks.Approach("wolves", 1, owner=-1, options=("fight", "flee"), default="flee")
    return replace(state, members=tired, agenda=(question.written(), Meeting(foes)))


def test_companions_fight_with_a_person_but_not_plainly_to_the_death() -> None:
    fair = replace(met(8), votes=(Vote(RANGER, "choose fight"),))
    assert thought(fair, ROGUE, WITH_ADA).move == Choose("fight")
    hopeless = replace(met(14), votes=(Vote(RANGER, "choose fight"),))
    found = thought(hopeless, ROGUE, WITH_ADA)
    assert found.move == Trust() and found.says == "That could be the end of us."
    assert thought(hopeless, DRUID, WITH_ADA).says == "", "one of them says so"
    once = list(hopeless.members)
    once[ROGUE] = replace(once[ROGUE], missed=1)
    again = replace(hopeless, members=tuple(once))
    assert thought(again, ROGUE, WITH_ADA).move == Choose("fight"), "who leaves it twice is not waited for any more"


@pytest.mark.parametrize(("stretch", "words"), [(1, ""), (2, "Nobody hides a thing as well as I find it.")])
def test_a_companion_says_now_and_then_that_what_people_chose_is_dear_to_it(stretch: int, words: str) -> None:
    """It speaks where day and stretch add up to a multiple of 3."""
    state = party(hexes("ff", "ff"), votes=(Vote(RANGER, "search best plain"),), stretch=stretch)
    found = thought(using_tools(state), ROGUE, WITH_ADA)
    assert (str(found.move), found.says) == ("search best plain", words)
    other = replace(using_tools(state), votes=(Vote(RANGER, "forage"),))
    assert thought(other, ROGUE, WITH_ADA).says == "", "that is not dear to a Rogue"


def test_a_companion_says_what_it_would_rather_do_and_follows() -> None:
    inn = Site("inn", "1", "The Inn", "settlement", disposition="friendly")
    state = party(hexes("ff", "ff", sites=(inn,)), finds=(Found("inn", "seen"),))
    weary = replace(state, members=tuple(replace(member, fatigue=3) for member in state.members))
    asked = replace(weary, votes=(Vote(RANGER, "search best plain"),))
    found = thought(asked, ROGUE, WITH_ADA)
    assert str(found.move) == "search best plain" and found.says == "I would rest first."
    assert thought(asked, FIGHTER, WITH_ADA).says == ""


# What a companion does unasked.


def test_no_member_forages_so_the_best_at_it_does_once_awaited() -> None:
    state = using_tools(party(hexes("ff", "ff"), roles=Roles(pathfinder=RANGER, lookout=ROGUE)))
    assert thought(state, DRUID, WITH_ADA).move == RolesTo("forager", "druid")
    aside = thought(state, FIGHTER, WITH_ADA).move
    assert not isinstance(aside, RolesTo), "who has never learnt it leaves it"


def test_a_companion_shares_food_of_which_it_has_two_packs() -> None:
    state = using_tools(party(hexes("ff", "ff")))
    members = list(state.members)
    members[RANGER] = replace(members[RANGER], items=())
    rations = content().goods["rations"].item()
    members[ROGUE] = replace(members[ROGUE], items=(rations, replace(rations, uses=1)))
    state = replace(state, members=tuple(members))
    assert thought(state, ROGUE, WITH_ADA).move == Give("rations", "ranger")
    assert not isinstance(thought(state, FIGHTER, WITH_ADA).move, Give), "its only pack is its own"


def test_the_purse_is_left_to_people_but_for_food_when_there_is_none() -> None:
    inn = Site("inn", "1", "The Inn", "settlement", disposition="friendly")
    state = using_tools(party(hexes("ff", "ff", sites=(inn,)), finds=(Found("inn", "seen"),), goal="open", purse=200))
    sharp = Manner("sharp", (RANGER,))
    assert thought(state, ROGUE, sharp).move is None, "the starting pack holds three meals"
    assert thought(state, ROGUE, ALONE).move == Buy("rations"), "but a party of the house lays in more"
    members = list(state.members)
    members[ROGUE] = replace(members[ROGUE], items=())
    hungry = replace(state, members=tuple(members))
    assert thought(hungry, ROGUE, WITH_ADA).move == Buy("rations")
    assert thought(replace(hungry, purse=29), ROGUE, WITH_ADA).move is None, "a pack costs 15: more than half of that"


def test_the_clever_make_coins_of_what_serves_no_member_and_have_tools_mended() -> None:
    inn = Site("inn", "1", "The Inn", "settlement", disposition="friendly")
    state = using_tools(party(hexes("ff", "ff", sites=(inn,)), finds=(Found("inn", "seen"),), goal="open", purse=24))
    assert thought(state, ROGUE, Manner("sharp")).move == Sell("weapon"), "a pack costs 15, and 10 coins stay"
    assert not isinstance(thought(state, ROGUE, ALONE).move, Sell | Mend)
    members = list(state.members)
    worn = tuple(replace(item, uses=1) if item.key == "tool" else item for item in members[ROGUE].items)
    members[ROGUE] = replace(members[ROGUE], items=worn)
    state = replace(state, members=tuple(members))
    assert thought(state, ROGUE, Manner("sharp")).move == Mend("tool"), "a use costs 5"
    assert thought(replace(state, purse=14), ROGUE, Manner("sharp")).move == Sell("weapon")


def test_a_herb_cures_a_poisoned_member() -> None:
    state = party(hexes("ff", "ff"))
    members = list(state.members)
    members[RANGER] = replace(members[RANGER], poisoned=True)
    members[ROGUE] = replace(members[ROGUE], items=(content().goods["herb"].item(),))
    assert thought(replace(state, members=tuple(members)), ROGUE, WITH_ADA).move == Use("herb")


# Judgement.


def at_a_clue(**fields: object) -> State:
    """Return a party of one with a clue that points to where it stands."""
    region = hexes("fff", "fff", goal=Goal(die=8, about="Find it."))
    token = Token("trace", "Broken twigs.", "2", "1", "")
    whole = {"tokens": (token,), "goal": "open", "challenge": 8, **fields}
    return using_tools(party(region, "ranger", **whole))  # type: ignore[arg-type]


def using_tools(state: State) -> State:
    """Return an expedition in which everybody has ordered what the sensible order first."""
    members = tuple(replace(member, habits=replace(member.habits, tools="use")) for member in state.members)
    return replace(state, members=members)


def test_all_search_where_a_clue_points_and_only_who_judges_well_takes_their_time() -> None:
    state = at_a_clue()
    found = {level: str(thought(state, 0, Manner(level)).move) for level in LEVELS}
    assert found["easy-going"] == "search best plain"
    assert found["steady"] == "search best careful"
    assert str(thought(state, 0, Manner("sharp")).move) == "search best careful"


def test_no_member_takes_their_time_with_an_event_about_to_come() -> None:
    assert str(thought(at_a_clue(timer=2), 0, ALONE).move) == "search best plain"


def test_after_a_failure_another_member_tries() -> None:
    state = at_a_clue()
    state = replace(state, members=(*state.members, character("rogue", 1)), retry=(("1", 0),), names=("Ranger", "Rogue"))
    assert str(thought(using_tools(state), 1, ALONE).move) == "search rogue careful"


def test_night_is_for_sleeping() -> None:
    assert str(thought(at_a_clue(stretch=4), 0, ALONE).move) == "camp best"


def test_a_party_goes_on_by_night_only_once_time_presses() -> None:
    sharp = Manner("sharp")

    def camps(state: State, manner: Manner = sharp) -> bool:
        return thought(state, FIGHTER, manner).move == move("camp best")

    members = [character(kind, seat) for seat, kind in enumerate(("ranger", "rogue", "druid", "fighter"))]
    ready = replace(
        at_a_clue(stretch=4),
        members=tuple(replace(member, habits=replace(member.habits, tools="use")) for member in members),
        names=("Ranger", "Rogue", "Druid", "Fighter"),
        roles=Roles(pathfinder=RANGER, lookout=ROGUE, forager=DRUID),
    )
    tired = replace(ready, members=tuple(replace(member, fatigue=1) for member in ready.members))
    assert camps(ready) and camps(ready, ALONE), "else they sleep, sharp ones too"
    assert not camps(replace(tired, day=6)), "the week is nearly over"
    assert not camps(replace(tired, day=6), ALONE), "and then steady ones go on too"
    assert not camps(replace(tired, goal="found"), ALONE), "or with the goal on the map"


def test_sharp_ones_who_are_two_live_off_the_land() -> None:
    def chosen(players: int, level: Level) -> list[str]:
        state, dice = begun("hollowdown", "pair", players)
        for seat in range(players):
            answer = thought(state, seat, Manner(level)).move
            assert answer is not None
            state, _ = GAME.apply(state, seat, answer, dice)
        return [member.kind for member in state.members]

    assert chosen(2, "sharp") == ["ranger", "healer"]
    assert chosen(2, "steady") == ["ranger", "rogue"]
    assert chosen(3, "sharp") == ["ranger", "rogue", "scholar"], "one who can read what they find"
    assert chosen(3, "steady") == ["ranger", "rogue", "druid"]


def test_with_what_they_came_for_they_go_home() -> None:
    assert str(thought(at_a_clue(goal="done"), 0, ALONE).move) == "depart"


# Advice.


def test_advice_is_two_or_three_moves_with_a_reason_each() -> None:
    state = party(at_a_clue().region, "ranger", tokens=at_a_clue().tokens, goal="open", challenge=8)
    found = list(GAME.advise(GAME.view(state, 0), list(GAME.legal(state, 0)), lot()))
    assert 2 <= len(found) <= 3
    assert str(found[0].move) == "search best careful" and found[0].why == "A clue points here."
    assert len({str(item.move) for item in found}) == len(found)
    legal = set(GAME.legal(state, 0))
    assert all(item.move in legal and item.why.endswith((".", "?")) and len(item.why) <= 80 for item in found)


@pytest.mark.rule("WLD-G69")
def test_another_tries_what_a_member_failed_at_only_where_they_are_nearly_as_good() -> None:
    # Die and skill for looking come to 7 for ranger and rogue, to 4 for the fighter; a bane takes about 1 off.
    for other, who in (("rogue", "rogue"), ("fighter", "best")):
        state = party(hexes("ff", "ff"), "ranger", other)
        turn = Turn(state, list(GAME.legal(state, 0)), Mind(), TEMPERS["steady"])
        assert turn._somebody_else(()) == "best"
        assert turn._somebody_else((0,)) == who


@pytest.mark.rule("WLD-142", "WLD-G69")
def test_who_failed_tries_again_where_the_odds_are_better_all_the_same() -> None:
    """The Fighter has Strength d10 and Fighting 3 against 10, with a bane; the Ranger d6 and never learned it."""
    wall = Site("wall", "1", "The wall", "secret", test="strength+fighting")
    tried = Found("wall", "searched", tried=(1,))
    state = party(hexes("ff", "ff", sites=(wall,)), "ranger", "fighter", finds=(tried,))
    turn = Turn(state, list(GAME.legal(state, 0)), Mind(), TEMPERS["steady"])
    assert turn._somebody_else((1,)) == "ranger"
    assert str(turn._looking("wall", tried)).split()[2] == "best"


@pytest.mark.rule("WLD-G75")
def test_only_what_lies_farther_the_way_of_the_goal_is_said_to_lie_that_way() -> None:
    """The goal is said to lie east of M20: from O20, with N20 behind and P20 before the party, both in that sixth."""
    row = replace(party(hexes("fffff", goal=Goal("", 8, about="Find it.")), goal="open", challenge=8), bearing="east")
    state = replace(row, here=Position("3"), known=("1", "3"), visited=("1", "3"))
    atlas = Turn(state, list(GAME.legal(state, 0)), Mind(), TEMPERS["steady"]).atlas
    assert atlas.is_ahead("N20") and not atlas.leads_on("N20")
    assert atlas.leads_on("P20")
