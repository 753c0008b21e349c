"""Bot players of Regions: what they decide in positions worked out by reason, how they keep with people, what they
advise, and worlds as they may imagine them. Guards that they wait for: `test_patience`."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.bot_players import Level, Manner, Thought
from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.core.verbs import Choose, Equip, Give, MoveTo, Pass, SetOrder
from engine.games.regions.game import GAME
from engine.games.regions.player import advising, setting_out, worth
from engine.games.regions.player.ground import Ground
from engine.games.regions.player.holding_on import lives
from engine.games.regions.player.mind import Mind
from engine.games.regions.player.temper import TEMPERS
from engine.games.regions.player.whys import why
from engine.games.regions.state.content import Effect, content
from engine.games.regions.state.moves import Act, Claim, Concede, Leave, Pick, Search, Strategy
from engine.games.regions.state.options import Options
from engine.games.regions.state.scenarios import Feature, Placed
from engine.games.regions.state.state import Disease, Habits, Ongoing, State, Turn
from engine.games.regions.state.view import view_for

from .build import (
    ADA,
    BOB,
    GNATS,
    chase,
    corridor,
    faces,
    looked,
    party,
    play,
    region,
    rocky_wall,
    scenario,
    stealth_house,
    thorough,
    way,
    with_entity,
    with_member,
)

PEOPLE = (ADA,)
NOBODY_YET = "Nobody has been beyond A yet."


def decided(
    state: State, seat: int, people: tuple[int, ...] = (), level: Level = "steady", mind: Mind | None = None
) -> Thought[Mind]:
    """Return what a bot player does."""
    view, moves = GAME.view(state, seat), list(GAME.legal(state, seat))
    thought = GAME.decide(view, moves, mind or Mind(), Manner(level, people), Dice(KeyedSource("lot")))
    assert thought.move is None or thought.move in moves
    return thought


def begun(state: State, index: int, acted: tuple[int, ...] = ()) -> State:
    """Return a state in the turn of a member, after those of others; no member has anything to put on."""
    for other, member in enumerate(state.members):
        state = with_member(state, other, pack=member.pack if member.pack == ("torch",) else ())
    for other in acted:
        state = with_member(state, other, acted=True, moved=True)
    return replace(state, turn=Turn(index))


# Companions with people.


def test_a_companion_who_is_asked_comes_and_heals() -> None:
    """Ada has 6 of 16 EP, Bob next door a salve in his pack. He comes as she asks, takes it in hand and uses it: 2d4."""
    state = with_member(party(corridor(), "pathfinder", "warden", turn=ADA), ADA, ep=6)
    state = with_member(state, BOB, region="passage", pack=("salve",))
    heal = SetOrder("call:heal")
    assert GAME.choice(GAME.view(state, None), heal).label == "Ask Bob to heal you"
    ill = with_member(state, ADA, ep=16, diseases=(Disease("Mist Fever", "Resilience", 1),))
    bandaged = with_member(ill, BOB, pack=(), hand=("bind-wounds",))
    for seen, weight in (
        (with_member(state, ADA, ep=12), "written"),
        (with_member(state, ADA, ep=11), "quiet"),
        (ill, "plain"),
        (bandaged, "written"),
    ):
        assert GAME.choice(GAME.view(seen, ADA), heal).weight == weight, "4 EP are too little; a bandage cures nothing"
    for seen, called in ((ill, (ADA,)), (bandaged, ())):
        assert worth.callers(with_member(seen, ADA, habits=Habits(call="heal")), BOB) == called
    state, events = play(state, ADA, str(heal))
    assert GAME.tell(GAME.view(state, BOB), events) == "Ada asks to be healed."
    for move, said in ((MoveTo("A"), "I come to you, Ada."), (Equip("salve"), ""), (Act("use-salve", "ada"), "")):
        state = replace(state, turn=state.turn if state.turn and state.turn.member == BOB else Turn(BOB))
        thought = decided(state, BOB, PEOPLE)
        assert (thought.move, thought.says) == (move, said)
        state, _ = play(state, BOB, str(move), *((3, 4) if move.verb == "act" else ()))
    assert state.members[ADA].ep == 6 + 7
    assert state.members[ADA].habits.call == "none", "it is asked anew"


def test_a_faster_move_is_worth_nothing_before_a_wall() -> None:
    """Up the wall with a d4 of Damage it takes two tries or more, so the second step of the Move is lost."""
    far = scenario(way("foot", "ledge"), way("ledge", "peak"))
    for where, is_of_use in ((far, True), (rocky_wall(), False)):
        seen = ("foot", "ledge", "peak")
        state = replace(party(where, "shadow", turn=ADA), explored=seen, seen=seen, ways=("foot/ledge", "ledge/peak"))
        ground = Ground(with_member(state, ADA, hand=("surge",)), Mind(), TEMPERS["steady"])
        assert (worth.strategy(ground, ADA, Strategy("surge"), "peak") > 0) == is_of_use


def test_a_salve_is_kept_until_it_mends_all_that_it_can() -> None:
    """2d4 is 5 on average: at 4 EP less nothing is worth it, at 5 it is."""
    for missing, used in ((4, False), (5, True)):
        state = begun(party(corridor(), "pathfinder", "warden"), BOB, (ADA,))
        state = with_member(with_member(state, ADA, ep=16 - missing), BOB, equipped=("salve",))
        found = worth.action(Ground(state, Mind(), TEMPERS["steady"]), BOB, Act("use-salve", "ada"), "")
        assert (found > 0) == used


@pytest.mark.parametrize(
    ("ada", "effort", "stays"),
    [
        ("peak", 15, True),
        ("hall", 15, False),
        ("hall", 5, True),
    ],
)
def test_a_companion_stays_with_the_way_to_be_cleared_for_what_is_missing(ada: str, effort: int, stays: bool) -> None:
    """The crown lies behind the grate of 15 EP beside Bob. Ada waits at the goal, where nothing can be done without it, or
    next door to Bob: he follows her there unless the grate is begun."""
    barred = scenario(
        way("stair", "vault", obstacle="iron-grate"),
        way("stair", "hall"),
        way("hall", "peak"),
        features=(Feature("crown", "the crown", "vault", "object"),),
        start="stair",
        goal="peak",
        needs=("crown",),
    )
    seen = ("stair", "hall", "peak", "vault")
    state = replace(party(barred, "warden", "delver"), explored=seen[:3], seen=seen, found=("crown",))
    state = replace(state, ways=("stair/vault", "stair/hall", "hall/peak"))
    state = with_member(state, ADA, region=ada)
    grate = next(item for item in state.entities if item.kind == "iron-grate")
    state = begun(with_entity(state, grate.id, ep=effort), BOB, (ADA,))
    first = decided(state, BOB, PEOPLE).move
    assert isinstance(first, Act) and first.target == "iron-grate", "his Action goes to the grate"
    then = decided(replace(state, turn=Turn(BOB, strategy=True, action=True)), BOB, PEOPLE).move
    assert (then != MoveTo("B")) is stays


def test_a_companion_leaves_what_the_party_came_for_to_a_person_beside_it() -> None:
    """Two rounds long it waits for Ada to take the crown, but not where gnats sting, nor where she is elsewhere. What it
    holds it hands to her."""
    crown = (Feature("crown", "the crown", "hall", "object"),)
    quest = scenario(way("hall", "peak"), features=crown, start="hall", goal="peak", needs=("crown",))
    state = replace(party(quest, "warden", "delver"), found=("crown",))
    state = begun(state, BOB, (ADA,))
    waits = decided(state, BOB, PEOPLE)
    assert waits.move != Equip("crown") and waits.mind.left == state.round
    done = replace(state, turn=Turn(BOB, strategy=True, action=True))
    assert decided(done, BOB, PEOPLE, mind=waits.mind).says == "I leave the crown to you."
    assert decided(replace(state, round=3), BOB, PEOPLE, mind=Mind(left=1)).move == Equip("crown")
    assert decided(state, BOB).move == Equip("crown"), "among bot players it is for the first"
    assert decided(with_member(state, ADA, region="peak"), BOB, PEOPLE).move == Equip("crown")
    holds = with_member(replace(state, taken=("crown",)), BOB, objects=("crown",))
    assert decided(holds, BOB, PEOPLE).move == Give("crown", "ada")
    assert decided(with_member(holds, ADA, ep=10), BOB, PEOPLE).move == Give("crown", "ada"), "10 of 20 EP are half"
    assert decided(with_member(holds, ADA, ep=9), BOB, PEOPLE).move != Give("crown", "ada")
    tired = with_member(begun(replace(holds, turn=None), ADA), ADA, ep=9, objects=("crown",))
    gives = GAME.choice(GAME.view(with_member(tired, BOB, objects=()), ADA), Give("crown", "bob"))
    assert (gives.label, gives.weight) == ("Give crown to Bob", "plain")


def test_a_companion_lets_people_begin_where_anybody_may() -> None:
    state = party(corridor(), "warden", "delver")
    assert decided(state, BOB, PEOPLE).move is None
    three = party(corridor(), "warden", "delver", "mender")
    assert decided(three, BOB, level="easy-going").move is not None
    assert decided(three, BOB).move is None, "without people they let the first of them begin"
    assert decided(with_member(state, ADA, acted=True), BOB, PEOPLE).move is not None
    assert decided(with_member(state, ADA, dead=True, ready=True), BOB, PEOPLE).move is not None


def test_a_companion_does_not_run_ahead_and_follows_through_the_door() -> None:
    state = begun(party(corridor(known_goal=True), "warden", "delver"), BOB, (ADA,))
    assert isinstance(decided(state, BOB, level="easy-going").move, MoveTo), (
        "on the way to the vault, whoever follows nobody"
    )
    assert isinstance(decided(state, BOB).move, Search), "without people the second follows the first"
    stays = decided(state, BOB, PEOPLE).move
    assert isinstance(stays, Search), "the hall has not been searched"
    gone = with_member(state, ADA, region="passage")
    known = ("hall", "passage", "vault")
    gone = replace(gone, explored=known[:2], seen=known, looked=known)
    assert decided(gone, BOB, PEOPLE).move == MoveTo("A")
    # Ada has stood in the hall since round 1, searched often: in round 3 he scouts ahead, but not of one who is hurt.
    idle = replace(state, round=3, searched={"hall": 9})
    stood = Mind(beside="hall", still=1)
    assert isinstance(decided(idle, BOB, PEOPLE, mind=stood).move, MoveTo)
    assert not isinstance(decided(replace(idle, round=2), BOB, PEOPLE, mind=stood).move, MoveTo)
    assert not isinstance(decided(with_member(idle, ADA, ep=9), BOB, PEOPLE, mind=stood).move, MoveTo)


def test_in_a_chase_no_one_waits_at_a_door() -> None:
    state = begun(party(chase(known_goal=True), "warden", "delver"), BOB, (ADA,))
    assert isinstance(decided(state, BOB, PEOPLE).move, MoveTo)


def locked(at: str = "hall", **held: Any) -> State:
    """Return Ada and Bob before a barred door, whose key Bob has."""
    key = Feature("iron-key", "iron key", "hall", "key", opens="hall/vault", use="move")
    where = scenario(way("hall", "vault", obstacle="barred-door"), way("hall", "loft"), goal="vault", features=(key,))
    state = party(where, "warden", "delver", at=at, found=("iron-key",), taken=("iron-key",))
    return with_member(state, BOB, objects=("iron-key",), **held)


def test_a_companion_hands_the_key_to_a_member_who_goes_first() -> None:
    thought = decided(begun(locked(), BOB, (ADA,)), BOB, PEOPLE)
    assert thought.move == Give("iron-key", "ada")
    assert thought.says == "Take the iron key."
    among_themselves = decided(begun(locked(), BOB, (ADA,)), BOB)
    assert among_themselves.move == Give("iron-key", "ada") and among_themselves.says == ""


def test_what_a_key_opens_is_known_beside_its_lock_and_nowhere_else() -> None:
    """The view tells no more than the moves do: there the door is a way that may be taken."""
    (there,) = view_for(locked(), BOB).state.scenario.features
    assert there.opens == "hall/A" and MoveTo("A") in list(GAME.legal(locked(), BOB))
    (away,) = view_for(locked("loft"), BOB).state.scenario.features
    assert away.opens == ""
    (untouched,) = view_for(with_member(locked(), BOB, objects=()), BOB).state.scenario.features
    assert untouched.opens == ""


def test_a_companion_spares_a_lamp_where_it_is_dark() -> None:
    where = scenario(way("hall", "vault"), regions=(region("hall", light="dark"),), goal="vault")
    state = with_member(party(where, "warden", "delver"), BOB, pack=("torch",), equipped=("oil-lantern",), light=True)
    state = with_member(state, ADA, pack=(), equipped=())
    assert decided(begun(state, BOB, (ADA,)), BOB, PEOPLE).move == Give("torch", "ada")
    lit = with_member(state, ADA, equipped=("glow-stone",))
    assert not isinstance(decided(begun(lit, BOB, (ADA,)), BOB, PEOPLE).move, Give)


def test_a_companion_gives_up_when_people_do_and_never_before() -> None:
    state = begun(party(corridor(), "warden", "delver"), BOB, (ADA,))
    worn = [with_member(state, index, injuries=lives(state.members[index]) - 1, ep=1) for index in (ADA, BOB)][-1]
    worn = with_member(worn, ADA, injuries=lives(state.members[ADA]) - 1, ep=1)
    assert decided(worn, ADA).move == Concede(), "whoever follows nobody would"
    assert decided(worn, BOB, PEOPLE).move != Concede()
    thought = decided(replace(state, conceding=(ADA,)), BOB, PEOPLE)
    assert (thought.move, thought.says) == (Concede(), "I turn back with you.")


def test_a_companion_goes_on_without_a_member_who_does_nothing_and_gives_up_in_the_end() -> None:
    state = begun(party(stealth_house(), "warden", "delver"), BOB, (ADA,))
    state = replace(with_member(state, ADA, acted=False), turn=None)
    assert decided(state, BOB, PEOPLE).move is None, "people begin"
    resting = with_member(state, ADA, rests=5)
    assert decided(resting, BOB, PEOPLE) == decided(with_member(resting, ADA, acted=True), BOB)
    assert decided(resting, BOB, PEOPLE).move not in (None, Concede())
    late = decided(replace(resting, round=57), BOB, PEOPLE)
    assert (late.move, late.says) == (Concede(), "I turn back.")
    assert decided(replace(state, round=57), BOB, PEOPLE).move is None, "never while anybody is there to follow"


def test_going_to_and_fro_makes_other_places_worth_more() -> None:
    """The yard and the lobby are searched once each; a party that often turned round between them looks elsewhere."""
    state = replace(looked(party(stealth_house(), "warden")), explored=("yard", "lobby"))
    fresh, weary = (
        Ground(
            replace(state, searched={"yard": 1, "lobby": 1}),
            Mind(meant=dict.fromkeys(("yard", "lobby"), often)),
            TEMPERS["steady"],
        )
        for often in (0, 20)
    )
    assert weary.choose() not in ("yard", "lobby") and weary.mind.meant[weary.mind.target] == 1
    assert fresh.choose() == fresh.mind.target


def test_a_companion_chooses_who_it_is_after_people_and_is_another() -> None:
    dice = faces()
    state, _ = GAME.new(Setup(("Ada", "Bob"), Options(changes="off")), dice)
    assert decided(state, BOB, PEOPLE).move is None
    for answer in ("shadow", "drover"):
        state, _ = play(state, ADA, f"choose {answer}")
    move = decided(state, BOB, PEOPLE).move
    assert isinstance(move, Choose) and move.option != "shadow"


def test_a_companion_lights_nothing_where_a_light_costs_the_party() -> None:
    where = stealth_house()
    state = with_member(party(where, "shadow", "delver", at="cellar"), BOB, equipped=("oil-lantern",))
    found = decided(begun(state, BOB, (ADA,)), BOB, PEOPLE).move
    assert type(found).__name__ != "Light"


def test_the_last_word_is_left_to_people_who_can_still_move() -> None:
    """Ada has saved her Move, and Bob's word would end it (REG-G13)."""
    state = party(corridor(), "warden", "delver")
    state = with_member(state, ADA, acted=True, habits=replace(state.members[ADA].habits, saved="wait"))
    state = with_member(state, BOB, acted=True, moved=True)
    state = replace(state, turn=Turn(BOB, strategy=True, action=True, over=True))
    assert GAME.turn(state) == (ADA, BOB)
    assert decided(state, BOB, PEOPLE).move is None
    assert decided(replace(state, searched={"hall": 9}), ADA).move == MoveTo("A"), "whose Move it is goes on"


# What they judge.


def test_a_blow_that_wins_more_often_is_chosen() -> None:
    """Careful Strike rolls d10 for Inflict and d6 for Damage, Quick Hands d8 and d4, against the gnats' d4."""
    state = begun(party(corridor(placed=(GNATS,)), "shadow"), ADA)
    state = with_member(state, ADA, hand=("careful-strike",))
    assert decided(replace(state, searched={"hall": 9}), ADA).move == Act("careful-strike", "needle-gnats")


@pytest.mark.parametrize("craft", ["wright", "mender"])
def test_what_a_blow_finishes_is_finished_before_anybody_goes_on(craft: str) -> None:
    """The hounds have 1 EP of 9 left and roll d6 against a blow: a wright's d6 hits 21 times in 36, a mender's d8 33 in 48.
    They would do a d8 of Damage."""
    hounds = Placed("hounds", "bramble-hounds", "hall", single=True)
    state = begun(looked(party(corridor(placed=(hounds,), goal="vault", known_goal=True), craft)), ADA)
    weak = replace(state, entities=tuple(replace(entity, ep=1) for entity in state.entities))
    move = decided(replace(weak, searched={"hall": 9}), ADA).move
    assert isinstance(move, Act) and move.target == "bramble-hounds"


def test_a_lock_on_the_way_is_picked_by_a_member_who_can() -> None:
    where = scenario(way("hall", "vault", obstacle="barred-door"), goal="vault", known_goal=True, no_bash=True)
    state = begun(with_member(party(where, "delver"), ADA, equipped=("lockpicks",), pack=()), ADA)
    assert decided(state, ADA).move == Pick("barred-door")


def test_a_member_who_gives_up_at_the_goal_goes_without_what_they_came_for() -> None:
    where = corridor(goal="vault", needs=("ledger",), features=(Feature("ledger", "the ledger", "hall", "object"),))
    state = party(where, "delver", at="vault", turn=0, conceding=(0,))
    state = with_member(state, 0, injuries=lives(state.members[0]) - 1)
    dice = faces()
    for expected in (Leave(), Choose("leave")):
        move = decided(state, 0).move
        assert move == expected
        state, _ = GAME.apply(state, 0, expected, dice)
    assert (state.ending, state.why) == ("lost", "left without")


def test_a_party_keeps_behind_the_first_who_stands() -> None:
    state = begun(party(corridor(known_goal=True), "warden", "delver", "mender"), BOB, (ADA,))
    assert isinstance(decided(state, BOB, level="easy-going").move, MoveTo)
    for level in ("steady", "sharp"):
        assert not isinstance(decided(state, BOB, level=level).move, MoveTo)
        down = with_member(state, ADA, ep=0, region="hall")
        assert decided(down, BOB, level=level).move is not None


def test_a_member_who_has_waited_long_enough_goes_once_their_turn_is_begun() -> None:
    state = party(corridor(known_goal=True), "warden", "delver", "mender", round=9)
    late = with_member(state, BOB, region="vault")
    seen = ("hall", "passage", "vault")
    late = replace(late, explored=seen, seen=seen, ways=("hall/passage", "passage/vault"))
    late, mind = replace(late, searched={"hall": 9, "passage": 9}), Mind(since=1)
    claimed = decided(late, ADA, level="easy-going", mind=mind)
    assert claimed.move == Claim() and claimed.mind.since == 1
    assert isinstance(decided(begun(late, ADA), ADA, level="easy-going", mind=claimed.mind).move, MoveTo)


def test_in_a_chase_no_one_strikes_at_what_need_not_be_struck() -> None:
    geese = (Placed("geese", "yard-geese", "gate"),)
    state = begun(looked(party(chase(5, placed=geese), "warden")), ADA)
    state = replace(state, searched={"gate": 9, "hall": 9})
    assert not isinstance(decided(state, ADA, level="easy-going").move, Act)
    normal = begun(looked(party(corridor(placed=(Placed("geese", "yard-geese", "hall"),)), "warden")), ADA)
    normal = replace(normal, searched={"gate": 9, "hall": 9})
    assert isinstance(decided(normal, ADA, level="easy-going").move, Act)


def test_sharp_players_take_what_fits_the_scenario() -> None:
    stealth = replace(party(stealth_house(), "warden", "delver"), phase="muster")
    crafts = tuple(content().crafts)
    for number in range(20):
        lot = Dice(KeyedSource(f"lot {number}"))
        chosen = setting_out.answer(stealth, crafts, "craft", TEMPERS["sharp"], lot)
        assert chosen.option in ("shadow", "mender", "wright")  # 2 tokens or more in a town; there is a warden already


def test_an_easy_going_player_forgets_what_is_in_the_hand() -> None:
    state = begun(with_member(party(corridor(), "mender"), ADA, hand=("think-ahead",)), ADA)
    assert str(decided(state, ADA).move) == "strategy think-ahead"
    assert str(decided(state, ADA, level="easy-going").move) != "strategy think-ahead"


def test_the_round_is_to_wait_for_a_bot_player() -> None:
    state = begun(party(corridor(), "warden", "delver"), BOB, (ADA,))
    asks = with_member(state, BOB, habits=replace(state.members[BOB].habits, saved="turn"))
    assert decided(asks, BOB).move == SetOrder("saved:wait")
    assert decided(state, BOB).move != SetOrder("saved:wait"), "an order that somebody gave stays"


@pytest.mark.rule("REG-G54")
def test_what_is_searched_through_is_worth_no_search() -> None:
    state = thorough(party(corridor(), "warden", "delver", turn=ADA))
    grounds = (Ground(replace(state, searched={"hall": done}), Mind(), TEMPERS["steady"], (BOB,)) for done in range(4))
    worths = [worth.search(ground, ADA, "hall") for ground in grounds]
    assert worths[0] > worths[1] == worths[2] > worths[3] == 0.0


@pytest.mark.rule("REG-G54")
@pytest.mark.parametrize("done", range(4))
def test_no_card_goes_for_a_search_that_finds_all_anyway(done: int) -> None:
    state = thorough(with_member(party(corridor(), "shadow", turn=ADA), ADA, hand=("read-signs",)))
    ground = Ground(replace(state, searched={"hall": done}), Mind(), TEMPERS["steady"])
    assert (worth.action(ground, ADA, Act("read-signs", "none"), "hall") > 0) is (done < 2)


def test_searches_of_a_place_are_counted_for_everybody() -> None:
    state = thorough(begun(party(corridor(), "warden", "delver"), ADA))
    state, _ = play(state, ADA, "search", 1, 1)
    assert [GAME.view(state, seat).state.searched for seat in (ADA, BOB, None)] == [{"hall": 1}] * 3
    again = [
        GAME.choice(GAME.view(replace(state, turn=Turn(BOB), searched={"hall": done}), BOB), Search()) for done in range(4)
    ]
    assert [offer.weight == "written" for offer in again] == [False, False, False, True]
    first, *more = (offer.label for offer in again)
    assert (first[:13], more[0][:14]) == ("Search here: ", "Search again: ")
    assert more[1:] == ["Search again: finds all", "Search again: nothing left to find"]
    high, _ = play(begun(party(corridor(), "delver", "warden"), ADA), ADA, "search", 6, 1)
    assert high.searched == {"hall": 3}, "what a d6 hides cannot be left"


def test_a_key_that_does_not_fit_is_remembered() -> None:
    key = Feature("iron-key", "iron key", "hall", "key", opens="elsewhere", use="move")
    where = scenario(way("hall", "vault", obstacle="barred-door"), goal="vault", features=(key,))
    state = party(where, "warden", "delver", found=("iron-key",), taken=("iron-key",))
    state = with_member(state, BOB, objects=("iron-key",))
    assert GAME.heard(GAME.view(state, ADA), Mind(), ()).tried == ("iron-key barred-door",)


# Advice.


def advised(state: State, seat: int) -> dict[str, str]:
    """Return what is advised, each move with its reason."""
    advice = GAME.advise(GAME.view(state, seat), list(GAME.legal(state, seat)), Dice(KeyedSource("advice")))
    return {str(item.move): item.why for item in advice}


def test_advice_names_the_goal_where_it_is_next_door() -> None:
    advice = advised(party(scenario(way("hall", "vault"), known_goal=True), "warden", turn=ADA), ADA)
    assert advice["move A"] == "There is the goal."
    assert 1 <= len(advice) <= 3


def test_advice_on_a_blow_tells_no_odds_beside_those_of_its_button() -> None:
    """The d4 of Quick Hands is 2.5 EP on average, of the gnats\' 7: about 2."""
    advice = advised(begun(party(corridor(placed=(GNATS,)), "shadow"), ADA), ADA)
    assert advice["act quick-hands needle-gnats"] == "The needle gnats would follow you: up to 4 EP."


def test_advice_on_a_search_knows_of_nothing_hidden() -> None:
    bare = advised(party(corridor(), "warden", turn=ADA), ADA)
    chest = Feature("box", "a box", "hall", "treasure", hidden="1d4")
    assert advised(party(corridor(features=(chest,)), "warden", turn=ADA), ADA) == bare


def test_advice_leads_on_before_it_searches_where_nothing_is_said_to_lie() -> None:
    advice = advised(replace(party(corridor(), "warden"), turn=Turn(ADA, strategy=True)), ADA)
    assert list(advice)[:2] == ["move A", "search"], "what leads on comes first"


@pytest.mark.rule("REG-G09", "REG-G15")
def test_advice_takes_a_turn_that_begins_with_damage_and_does_the_first_thing_in_one_press() -> None:
    fever = Ongoing("p0", "Mist Fever", "p0", "scenario", effect=Effect("harm", "1", each="turn"))
    state = with_member(replace(party(corridor(), "warden"), ongoing=(fever,)), ADA, skips=("strategy",))
    first, *_ = GAME.advise(GAME.view(state, 0), list(GAME.legal(state, 0)), Dice(KeyedSource("advice")))
    assert (str(first.move), str(first.then), first.label) == ("claim", "move A", "Go A: Passage (new)")


@pytest.mark.rule("REG-093", "REG-099")
def test_advice_on_a_climb_speaks_of_a_success_and_not_of_a_hit() -> None:
    """One Good Blow does more on average than the rocky wall takes; the gnats have 1 EP left."""
    wall = replace(party(rocky_wall(), "warden", turn=ADA), ways=("foot/ledge", "foot/glen"))
    armed = with_member(wall, ADA, hand=("one-good-blow",))
    assert why(armed, ADA, Act("one-good-blow", "rocky-wall"), Mind()) == "One success is likely to be enough."
    stung = party(corridor(placed=(GNATS,)), "warden", turn=ADA)
    weak = with_entity(stung, "gnats", ep=1)
    assert why(weak, ADA, Act("heave", "needle-gnats"), Mind()) == "One hit is likely to end it."


@pytest.mark.rule("REG-G09", "REG-G15")
def test_where_nothing_is_worth_much_advice_takes_the_turn_with_what_is_lit_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a steady player would do is nothing at all; the way on is a coloured button."""
    monkeypatch.setattr(advising, "_best_of", lambda *_: {Pass(): "nothing"})
    fever = Ongoing("p0", "Mist Fever", "p0", "scenario", effect=Effect("harm", "1", each="turn"))
    state = with_member(replace(party(corridor(), "warden"), ongoing=(fever,)), ADA, skips=("strategy", "action"))
    found = GAME.advise(GAME.view(state, 0), list(GAME.legal(state, 0)), Dice(KeyedSource("advice")))
    assert [(str(each.then), each.label, each.why) for each in found] == [("move A", "Go A: Passage (new)", NOBODY_YET)]
