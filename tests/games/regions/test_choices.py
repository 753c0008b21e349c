"""How moves are offered: short labels, what they mean, how much they are wanted."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core import verbs
from engine.core.flow import MASTER, Question
from engine.core.game import Choice, heading
from engine.core.moves import Move
from engine.games.regions.desk.rulings import choice, form, step
from engine.games.regions.game import GAME
from engine.games.regions.rules.events import turning
from engine.games.regions.speech.asking import ask
from engine.games.regions.speech.choices import MOST_DETAIL, MOST_LABEL
from engine.games.regions.speech.questions import NONE, deed_words
from engine.games.regions.speech.sayings import OFTEN_ORDERED
from engine.games.regions.speech.words import taken_by
from engine.games.regions.state import moves, sheets
from engine.games.regions.state.catalogue import WORDS
from engine.games.regions.state.content import content
from engine.games.regions.state.scenarios import Feature, Gift, Placed
from engine.games.regions.state.state import Body, Disease, State, Strike, Turn, who
from engine.games.regions.state.view import view_for

from .build import (
    ADA,
    BOB,
    CY,
    GNATS,
    IMP,
    corridor,
    looked,
    party,
    rocky_wall,
    scenario,
    stealth_house,
    way,
    with_entity,
    with_member,
)


def offered(state: State, move: Move, seat: int | None = ADA) -> Choice:
    """Return how a seat is offered a move."""
    return choice(view_for(state, seat), move)


def label(state: State, move: Move, seat: int | None = ADA) -> str:
    """Return what is on the button."""
    return offered(state, move, seat).label


BUSY = (
    party(),
    party(turn=ADA),
    party(rocky_wall(), turn=ADA),
    party(corridor(placed=(GNATS,)), turn=BOB),
    party(stealth_house(), turn=CY, at="lobby"),
    with_member(
        replace(party(), phase="town", members=tuple(replace(member, ready=False) for member in party().members)),
        ADA,
        valuables=4,
        injuries=1,
        diseases=(Disease("Mist Fever", "Mind", 1),),
    ),
)


@pytest.mark.parametrize("state", BUSY)
def test_every_legal_move_has_a_short_label_for_everybody(state: State) -> None:
    count = 0
    for seat in range(3):
        for move in GAME.legal(state, seat):
            for viewer in (seat, None):
                choice = offered(state, move, viewer)
                assert 0 < len(choice.label) <= MOST_LABEL
                assert len(choice.detail) <= MOST_DETAIL
                assert choice.label[0] == choice.label[0].upper()
                assert "_" not in choice.label and "  " not in choice.label
            count += 1
    assert count > 3


@pytest.mark.rule("REG-G15")
def test_taking_the_turn_is_the_first_thing_wanted() -> None:
    state = party()
    assert offered(state, moves.Claim(), None) == Choice("Take turn", "Your turn of this round, now", "main")
    assert offered(state, verbs.Pass(), None).weight == "quiet"
    own = party(turn=ADA)
    assert (label(own, verbs.Pass()), offered(own, verbs.Pass()).weight) == ("Skip turn", "plain")
    for begun in (replace(own, turn=Turn(ADA, strategy=True)), with_member(own, ADA, moved=True)):
        assert label(begun, verbs.Pass()) == "End turn (Action unused)", "something was done with it"
    spent = replace(own, turn=Turn(ADA, True, True))
    assert offered(spent, verbs.Pass()).weight == "plain", "what ends a turn looks like none that goes on"


def test_buttons_have_few_words() -> None:
    state = party(corridor(placed=(GNATS,)), turn=ADA)
    short = [
        moves.Claim(),
        verbs.Pass(),
        moves.Search(),
        moves.Light(),
        moves.Strategy("draw"),
        moves.Act("heave", "needle-gnats"),
        verbs.MoveTo("A"),
        verbs.Equip("torch"),
        moves.Concede(),
        moves.Leave(),
    ]
    names = [label(state, move).replace("needle gnats", "gnats").partition(" (")[0].partition(": ")[0] for move in short]
    assert all(len(name.split()) <= 4 for name in names), "what a press costs and brings stands behind it"


def test_a_way_is_offered_by_its_letter_and_where_it_leads() -> None:
    state = party(turn=ADA)
    assert offered(state, verbs.MoveTo("A")) == Choice("Go A: Passage (new)", "", "first", stays=True)
    blind = party(scenario(way("hall", "yard", obstacle="rubble"), way("hall", "vault"), placed=()), "warden", turn=ADA)
    assert offered(blind, verbs.MoveTo("A")).label == "Go A (rubble: 9 to go)"
    assert offered(blind, verbs.MoveTo("A")).detail == "Nobody knows where it leads, rubble: 9 to go"


@pytest.mark.rule("REG-172", "REG-024")
def test_a_way_back_says_that_the_goal_or_what_the_party_came_for_is_next_door() -> None:
    # Ada stands in the hall; the goal is the vault by exit B, the passage by exit A was explored.
    where = scenario(way("hall", "yard"), way("hall", "vault"), placed=(), goal="vault")
    state = replace(party(where, turn=ADA), explored=("hall", "yard"), seen=("hall", "yard", "vault"))
    assert offered(state, verbs.MoveTo("B")).hurts == ""
    assert offered(state, verbs.MoveTo("A")).hurts == "not on the way"
    assert offered(state, verbs.MoveTo("A")).shown.startswith("Go A: ")
    assert offered(replace(state, explored=("hall",)), verbs.MoveTo("A")).hurts == "", "that is a way on"


@pytest.mark.rule("REG-088")
def test_a_wall_says_what_is_left_of_it_for_a_member_who_asks() -> None:
    state = party(rocky_wall(), turn=ADA)
    assert "rocky wall: 6 to go" in offered(state, verbs.MoveTo("A")).detail
    tried = offered(state, moves.Act("heave", "rocky-wall"))
    assert tried.label == "Climb A with Heave: 1 in 4"
    assert tried.detail.startswith("An attempt to get past: takes your Move.")


@pytest.mark.rule("REG-G16")
def test_the_craft_s_own_action_is_wanted_most() -> None:
    state = with_member(party(corridor(placed=(GNATS,)), turn=ADA), ADA, hand=("full-effort",))
    # Against the gnats' d4, a d6 is no lower in 6 + 5 + 4 + 3 of 24 pairs, a d8 in 8 + 7 + 6 + 5 of 32.
    hit = offered(state, moves.Act("heave", "needle-gnats"))
    assert (hit.label, hit.weight, hit.foremost) == ("Hit needle gnats: 3 in 4", "first", 1)
    assert hit.detail == "A hit takes about 4 of 7 EP. Heave: Attack d6, Damage d8."
    card = offered(state, moves.Act("full-effort", "needle-gnats"))
    assert (card.label, card.weight) == ("Full Effort: 4 in 5", "plain")
    assert card.detail == "A hit takes about 5 of 7 EP. Attack d8, Damage 2d4. Everything you have, at once."


@pytest.mark.rule("REG-G16")
def test_a_card_that_does_much_more_than_the_craft_s_own_action_is_wanted_most() -> None:
    state = with_member(party(corridor(placed=(GNATS,)), "mender", turn=ADA), ADA, hand=("full-effort",))
    # Both hit with a d8; Ward Off does d4 damage then, on average 2.5, Full Effort 2d4.
    assert offered(state, moves.Act("full-effort", "needle-gnats")).weight == "first"
    assert offered(state, moves.Act("ward-off", "needle-gnats")).weight == "plain"


@pytest.mark.rule("REG-G04")
def test_a_sweep_says_how_likely_it_hits_each_of_those_here() -> None:
    """A d6 against the gnats' d4: 18 of 24 pairs."""
    state = with_member(party(corridor(placed=(GNATS,)), "warden", turn=ADA), ADA, hand=("sweep",))
    assert offered(state, moves.Act("sweep")).label == "Sweep, all here: 3 in 4"


@pytest.mark.rule("REG-G23")
def test_a_search_says_what_would_be_rolled_and_how_likely_it_finds_what_hides_behind_a_d6() -> None:
    bright = offered(party(turn=ADA), moves.Search())
    assert bright.detail.endswith(": d4, most hiding places have d6")
    # With 1 to 4 against as little or less: (1 + 2 + 3 + 4) of 24.
    assert bright.label == "Search here: 2 in 5"
    dark = offered(party(stealth_house(), turn=ADA, at="cellar"), moves.Search())
    assert ": d2 instead of d4 for bad sight, most hiding places have d6" in dark.detail
    assert dark.label == "Search here: 1 in 4", "3 of 12"


def test_of_two_creatures_the_blow_at_the_weaker_one_stays_a_button() -> None:
    hounds = Placed("hounds", "bramble-hounds", "hall")
    state = with_entity(party(corridor(placed=(GNATS, hounds)), turn=ADA), "hounds", ep=3)
    weights = [offered(state, moves.Act("heave", foe)).weight for foe in ("bramble-hounds", "needle-gnats")]
    assert weights == ["first", "main"], "3 EP against 7"


@pytest.mark.rule("REG-G23")
def test_a_search_is_wanted_less_than_a_blow_while_an_enemy_is_in_sight_there() -> None:
    assert offered(party(turn=ADA), moves.Search()).weight == offered(party(), moves.Search(), None).weight == "main"
    stung = party(corridor(placed=(GNATS,)), turn=ADA)
    assert offered(stung, moves.Act("heave", "needle-gnats")).weight == "first", "it stays a button"
    assert offered(stung, moves.Search()).weight == "plain"
    assert offered(replace(stung, turn=None), moves.Search(), None).weight == "written", "a turn begins with it no longer"
    unknown = with_entity(stung, "gnats", hidden=True, number=0)
    assert offered(unknown, moves.Search()).weight == "main", "whatever hides there, the button says nothing of it"
    assert offered(with_entity(stung, "gnats", at="passage"), moves.Search()).weight == "main"
    dust = replace(GNATS, id="dust", kind="choking-dust")
    assert offered(party(corridor(placed=(dust,)), turn=ADA), moves.Search()).weight == "main", "an Environ is no enemy"
    guarded = party(stealth_house(), turn=ADA, at="stairs")
    assert offered(guarded, moves.Search()).weight == "plain", "the guard stands there"


def test_locks_and_bodies_are_called_by_name() -> None:
    chest = Feature("strongbox", "Strongbox", "hall", "chest", lock="1d6", gives=Gift(valuables=2))
    state = party(corridor(features=(chest,)), turn=ADA)
    assert offered(state, moves.Pick("strongbox")) == Choice("Pick strongbox", "Strongbox, lock d6", "main")
    assert label(state, verbs.Use("strongbox")) == "Use strongbox"
    guarded = party(stealth_house(), turn=ADA, at="lobby")
    assert offered(guarded, moves.Hide("drowsy-guard")).label == "Hide drowsy guard"
    assert offered(guarded, moves.Drag("drowsy-guard", "A")).label == "Drag to A: Yard"


@pytest.mark.rule("REG-G60")
def test_the_town_offers_goods_and_a_rest() -> None:
    town = with_member(replace(party(), phase="town"), ADA, ready=False, valuables=3)
    assert offered(town, verbs.Buy("torch")) == Choice(
        "Buy torch (1 Valuable)", "1 Valuable: A light with a flame.", "main"
    )
    assert label(town, moves.Cure("injury")) == "Heal an Injury (1 Valuable)"
    assert label(town, moves.Cure("mist-fever")) == "Heal Mist fever (1 Valuable)"
    assert (label(town, verbs.Pass()), offered(town, verbs.Equip("torch")).weight) == ("Set out", "quiet")


@pytest.mark.rule("REG-G21")
def test_gear_is_held_or_put_on_and_things_are_picked_up() -> None:
    key = Feature("key", "The brass key", "hall", "key", opens="hall")
    state = party(corridor(features=(key,)), turn=ADA)
    assert label(state, verbs.Equip("torch")) == "Take torch in hand"
    assert label(state, verbs.Equip("rope-kit")) == "Ready rope kit"
    assert label(state, verbs.Equip("key")) == "Pick up brass key"
    assert offered(state, verbs.Equip("key")).detail.startswith("Your Strategy. ")


@pytest.mark.rule("REG-026", "REG-G45")
def test_leaving_without_what_you_came_for_is_no_button_in_round_one() -> None:
    first = party(stealth_house(), turn=ADA)
    assert offered(first, moves.Leave()).weight == "written"
    later = offered(replace(first, round=2), moves.Leave())
    assert (later.label, later.weight) == ("Leave without the ledger", "quiet")


def headed(state: State, verb: str, seat: int | None = None) -> str:
    """Return what stands over a menu of a verb's moves."""
    return heading(GAME, view_for(state, seat), next(item for item in GAME.verbs if item.name == verb))


@pytest.mark.rule("REG-G21")
def test_a_menu_of_answers_says_what_is_asked() -> None:
    assert headed(asked("react", "guard", NONE), "choose") == "How do you react?"
    assert headed(asked("craft", "warden", "shadow"), "choose", ADA) == "Who are you?"
    assert headed(asked("background", "drover"), "choose") == "Where are you from?"
    secret = asked("challenge does", "done", owner=MASTER, subject="gnats", master=True)
    assert headed(secret, "choose") == "What do you choose?"
    for verb in GAME.verbs:
        choices = verb.arguments and verb.name != "choose"
        assert not choices or headed(party(), verb.name).endswith("?"), f"a menu of {verb.name} asks nothing"
    assert headed(party(), "move") == "Where do you go?"


@pytest.mark.rule("REG-G21")
def test_the_usual_standing_orders_stand_in_the_own_panel_all_others_are_written() -> None:
    assert offered(party(), verbs.SetOrder("react:best")).weight == "quiet"
    assert len(OFTEN_ORDERED) <= 25
    order = offered(party(), verbs.SetOrder("interrupt:from-3"))
    assert order.label == order.detail == "Interrupts: never for less than 3 Damage on average"
    assert order.weight == offered(party(), verbs.Give("torch", "bob")).weight == "written"


def test_giving_up_is_out_of_the_way() -> None:
    assert offered(party(), moves.Concede()).weight == "quiet"
    assert label(replace(party(), conceding=(0,)), moves.Concede()) == "Play on (take my vote back)"
    stung = asked("interrupt", "dig-in", NONE)
    assert offered(stung, moves.Concede()).weight == "written", "no button beside Let it be"


@pytest.mark.rule("REG-G25")
def test_a_light_is_offered_as_what_it_would_do() -> None:
    lamp = with_member(party(turn=ADA), ADA, equipped=("torch",))
    assert label(lamp, moves.Light()) == "Light up (free)"
    assert label(with_member(lamp, ADA, light=True), moves.Light()) == "Put out light"


def asked(kind: str, *options: str, owner: int = ADA, subject: str = "", master: bool = False) -> State:
    """Return a state in which the gnats sting Ada and a member is asked."""
    state = party(corridor(placed=(GNATS,)), "warden", "delver", master=master)
    question = Question(kind, owner, options, options[0], subject, together=True)
    return replace(state, agenda=(question, Strike("gnats", "sting", (who(ADA),), "turn", stage="answers")))


@pytest.mark.rule("REG-G05", "REG-G21")
def test_a_reaction_is_offered_with_what_it_would_roll() -> None:
    state = asked("react", "guard", "duck", NONE)
    # Sting rolls d6 for Inflict and d4 for Damage. Of 36 pairs with a d6 21 hit, of 48 with a d8 21: 7 in 12 and 7 in 16.
    # Of a d4 of Damage 2.5 are felt on average, after a d4 of Defence (3 * 1 + 2 * 2 + 1 * 3) / 16 = 0.625.
    # So Guard costs 0.36 EP on average, Duck 1.09, and no Reaction 2.5.
    guard = Choice("Guard (free): hardly a scratch", "Resist d6; Defence d4", "first")
    assert offered(state, verbs.Choose("guard")) == guard, "it is played where nobody answers, so it comes first"
    duck = offered(state, verbs.Choose("duck"))
    assert (duck.label, duck.detail, duck.weight) == (
        "Duck: saves hardly anything",
        "Resist d8. Down, now",
        "written",
    ), "a card that saves nothing is no button"
    none = offered(state, verbs.Choose(NONE))
    assert (none.label, none.weight) == ("Let it hit: about -3 EP", "written"), "Guard is free, and never worse"


@pytest.mark.rule("REG-G05", "REG-G17")
@pytest.mark.parametrize(
    ("kind", "action", "more"),
    [
        ("lantern-imp", "snuff", ("Mind -1",)),
        ("drowsy-pollen", "drift", ("a card goes", "Mind -1")),
        ("purse-jackdaw", "snatch", ("Valuables -1",)),
        ("tide-crabs", "pinch", ("-1 die size on Attack",)),
        ("snare-loop", "pull-tight", ("next Action lost",)),
        ("sump-eel", "roll-under", ("next Strategy lost",)),
        ("fever-mist", "seep", ("Mist Fever", "1 damage each turn", "next Strategy lost")),
        ("tallow-mother", "enfold", ("Wax Palsy", "no Move")),
        ("grudge-shade", "reproach", ("Mind -1", "a forced blow at an ally")),
        ("trip-bell", "tinkle", ()),
    ],
)
def test_what_an_action_does_beside_damage_stands_on_each_reaction(kind: str, action: str, more: tuple[str, ...]) -> None:
    (played,) = (item for item in content().challenges[kind].actions if item.id == action)
    assert taken_by(played) == more


@pytest.mark.rule("REG-G05", "REG-G17")
def test_what_a_hit_does_to_tracks_is_told_once_in_the_question() -> None:
    state = party(corridor(placed=(IMP,)), "warden")
    question = Question("react", ADA, ("guard", NONE), "guard", together=True)
    state = replace(state, agenda=(question, Strike("imp", "snuff", (who(ADA),), "turn", stage="answers")))
    brings = "A hit brings also: Mind -1 (from -2 on: fewer cards kept). How do you react?"
    assert ask(view_for(state, ADA)).endswith(f"attacks you, for up to 6 damage. {brings}")
    # A d6 shows 3.5 on average, which is told as 4.
    assert offered(state, verbs.Choose(NONE)).label == "Let it hit: about -4 EP"
    mist = party(corridor(placed=(Placed("mist", "fever-mist", "hall", single=True),)), "warden")
    mist = replace(mist, agenda=(question, Strike("mist", "seep", (who(ADA),), "turn", stage="answers")))
    assert "Mist Fever" in ask(view_for(mist, ADA))
    ill = with_member(mist, ADA, diseases=(Disease("Mist Fever", "Resilience", 1),))
    assert "Mist Fever" not in ask(view_for(ill, ADA)) and "A hit brings also" in ask(view_for(ill, ADA))


@pytest.mark.rule("REG-194", "REG-G21")
@pytest.mark.parametrize(
    ("kind", "action", "hit", "stake"),
    [
        ("drowsy-guard", "look-up", "3 in 5", ", -1 Token"),
        ("creaking-boards", "creak", "2 in 5", ""),
    ],
)
def test_a_reaction_says_what_is_at_stake_in_stealth(kind: str, action: str, hit: str, stake: str) -> None:
    """A guard's d6 hits a d6 of Endure 21 times in 36, which is 3 in 5; the boards' d4 10 times in 24, which is 2 in 5."""
    house = stealth_house(placed=(Placed("foe", kind, "yard", single=True),))
    question = Question("react", ADA, ("guard", NONE), "guard", together=True)
    state = replace(party(house, "warden"), agenda=(question, Strike("foe", action, (who(ADA),), "turn", stage="answers")))
    assert offered(state, verbs.Choose("guard")).label == f"Guard (free): hit {hit}{stake}"
    assert offered(state, verbs.Choose(NONE)).label == f"Let it hit{stake}"
    assert ("A hit brings also: Seekers hear it." in ask(view_for(state, ADA))) == (kind == "creaking-boards")


@pytest.mark.rule("REG-G20")
def test_interrupts_and_assists_can_be_let_be() -> None:
    state = asked("interrupt", "shouted-warning", NONE, owner=BOB)
    warns = label(state, verbs.Choose("shouted-warning"), BOB)
    assert warns == "Shouted Warning: saves hardly anything"
    assert label(state, verbs.Choose(NONE), BOB) == "Let it be"
    assert label(asked("assist", "boost", NONE), verbs.Choose("boost")) == "Boost: hit better"


@pytest.mark.rule("REG-G16")
def test_crafts_and_backgrounds_say_what_they_bring() -> None:
    craft = offered(asked("craft", "warden", "shadow"), verbs.Choose("shadow"))
    assert craft.label == "Be a Shadow" and "EP 14, Search d8, Mind +1." in craft.detail
    back = offered(asked("background", "drover"), verbs.Choose("drover"))
    brings = "Resilience +1, Mind -1. Long roads behind slow cattle."
    assert back == Choice("Be a Drover", brings, "main", text=brings)
    kept = offered(asked("craft", "kept", "warden"), verbs.Choose("kept"))
    assert kept.label == "Bring mine back"
    record = '{"name":"Ash","craft":"warden","background":"sailor","experience":5,"learned":["half-turn"]}'
    grown = replace(asked("craft", "kept", "warden"), brought=(record,))
    kept = offered(grown, verbs.Choose("kept"))
    assert kept.label == "Bring back Ash, level 3" and kept.detail.startswith("Learned: Half Turn. Injuries")
    back = turning.JoinedUp("Ash", "Warden", "Sailor", kept=True, level=3)
    assert WORDS.tell(back) == "Ash is back: a warden of level 3, once a sailor."
    assert offered(asked("craft", "warden"), moves.Learn("half-turn")).label == "Learn Half Turn (1 Valuable; Resist d10)"


@pytest.mark.rule("REG-G28")
def test_what_the_game_master_may_choose_is_on_their_panel_only() -> None:
    state = asked("challenge does", "act/sting/p0", "go/passage", "done", owner=MASTER, subject="gnats", master=True)
    sting = offered(state, verbs.Choose("act/sting/p0"), 2)
    assert (sting.label, sting.weight) == ("Sting: Ada", "main")
    assert sting.detail.startswith("EP 20. Attack d6, Damage d4.")
    assert label(state, verbs.Choose("go/passage"), 2) == "Go to Passage"
    assert offered(state, verbs.Choose("go/passage"), None).weight == "written"
    assert deed_words(state, "gnats", "done") == ("Done", "Nothing more this turn")


def test_the_desk_asks_for_an_order_and_then_for_its_details() -> None:
    verb = next(verb for verb in GAME.verbs if verb.name == "gm")
    view = view_for(party(master=True), 3)
    assert step(view, verb, (), ("reveal",)).ask == "What do you rule?"
    assert step(view, verb, (), ("reveal",)).choices[0].label == "Show the party something"
    assert [choice.label for choice in step(view, verb, ("reveal",), ("passage", "-")).choices] == ["Passage", "Do it"]
    assert form(view, verb, ("no-such-order",)) is None
    assert form(view, verb, ()) is None


def test_labels_betray_nothing_that_is_hidden() -> None:
    shut = scenario(way("hall", "yard", obstacle="rubble"), way("hall", "vault"))
    guarded = replace(shut, placed=(Placed("gnats", "needle-gnats", "yard", single=True),))
    states = [party(where, "warden", turn=ADA) for where in (shut, guarded)]
    labels = [[offered(state, move) for move in GAME.legal(state, ADA)] for state in states]
    assert labels[0] == labels[1]
    unseen = with_entity(party(corridor(placed=(GNATS,)), turn=ADA), "gnats", hidden=True)
    assert all("gnats" not in offered(unseen, move).label for move in GAME.legal(unseen, ADA))


@pytest.mark.rule("REG-177", "REG-G11")
def test_what_only_heals_is_no_button_where_no_one_is_hurt() -> None:
    whole = with_member(party(turn=ADA), ADA, hand=("breather", "good-heart", "surge"))
    full = sheets.most_ep(whole.members[ADA])
    for index in (ADA, BOB, CY):
        whole = with_member(whole, index, ep=sheets.most_ep(whole.members[index]))
    weights = [offered(whole, moves.Strategy(play)).weight for play in ("breather", "good-heart", "surge")]
    assert weights == ["written", "written", "plain"]
    hurt = with_member(whole, ADA, ep=full - 1)
    assert [offered(hurt, moves.Strategy(play)).weight for play in ("breather", "good-heart")] == ["plain", "plain"]
    other = with_member(whole, BOB, ep=1)
    assert [offered(other, moves.Strategy(play)).weight for play in ("breather", "good-heart")] == ["written", "plain"]
    away = with_member(other, BOB, region="vault")
    assert offered(away, moves.Strategy("good-heart")).weight == "written"


@pytest.mark.rule("REG-187", "REG-G50")
def test_a_body_is_dragged_by_letter_and_region_as_one_goes() -> None:
    state = with_entity(looked(party(stealth_house(), turn=ADA, at="lobby")), "walker", defeated=True)
    lying = replace(state, bodies=(Body("walker", "lobby"),))
    ways = {label(lying, move) for move in (moves.Drag("drowsy-guard", letter) for letter in "AB")}
    assert ways == {"Drag to A: Yard", "Drag to B: Stairs"}
    out = replace(lying, scenario=replace(lying.scenario, goal="yard", known_goal=True, needs=()))
    assert label(out, moves.Drag("drowsy-guard", "A")) == "Drag to A: Yard, and out"


@pytest.mark.rule("REG-G13")
def test_a_faster_move_is_no_button_once_the_move_is_spent() -> None:
    state = with_member(party(turn=ADA), ADA, hand=("surge",))
    assert offered(state, moves.Strategy("surge")).weight == "plain"
    assert offered(with_member(state, ADA, moved=True), moves.Strategy("surge")).weight == "written"


@pytest.mark.rule("REG-027", "REG-G13")
def test_a_move_in_an_ally_s_turn_is_called_by_the_exit_that_its_maker_took() -> None:
    # Bob's turn, and he stands in the passage: there A is the way back to the hall, for Ada in the hall it leads to him.
    state = looked(with_member(party(turn=BOB), BOB, region="passage", entered=("hall", "passage")))
    assert GAME.label(state, ADA, verbs.MoveTo("A")) == label(state, verbs.MoveTo("A")) == "Go A: Passage"
    assert GAME.label(state, BOB, verbs.MoveTo("A")) == "Go A: back to Hall"


@pytest.mark.rule("REG-G10", "REG-G17")
def test_who_holds_too_many_cards_names_one_on_their_panel_in_their_turn_or_after_it() -> None:
    # 6 cards over a Hand Limit of 5. Of two like cards the second is of least use.
    hand = ("duck", "sweep", "boost", "full-effort", "lead-on", "duck")
    state = with_member(party(corridor(), "warden", "delver", turn=ADA), ADA, hand=hand)
    for seat in (0, None):
        view = view_for(state, seat)
        shown = {card: GAME.choice(view, verbs.Discard(card)) for card in dict.fromkeys(hand)}
        assert [card for card, choice in shown.items() if choice.label.endswith(" (goes as it is)")] == ["duck"]
        assert shown["sweep"].label == "Sweep goes, Duck stays"
        kept = "written" if seat is None else "quiet"
        assert {choice.weight for choice in shown.values()} == {kept}, "it stands behind Your hand, not in the post"
        crowded = with_member(state, ADA, moved=True, hand=(*hand, "brace", "surge"))
        told = GAME.choice(view_for(crowded, seat), verbs.Discard("full-effort"))
        assert (told.weight, told.within) == ("plain", ("Another card goes",)), "beside the end of the turn"
    bobs = replace(state, turn=Turn(BOB))
    assert GAME.choice(view_for(bobs, ADA), verbs.Discard("duck")).weight == "written", "Ada may still play it"
    done = with_member(bobs, ADA, acted=True)
    assert GAME.choice(view_for(done, ADA), verbs.Discard("duck")).weight == "quiet"


@pytest.mark.rule("REG-G08", "REG-169")
def test_a_turn_that_begins_with_a_deadly_injury_says_so() -> None:
    # A Craft of 16 EP less 5 for each Injury: three leave 1, the fourth kills.
    for injuries, begins, hurts in (
        (2, "Take turn: up with an Injury and 1 EP (the most from now on)", ""),
        (3, "Take turn", "the Injury for being down kills Ada"),
    ):
        state = with_member(party(corridor(), "mender"), ADA, ep=0, fallen=True, injuries=injuries)
        assert content().crafts["mender"].ep == 16
        shown = offered(state, moves.Claim())
        assert (shown.label, shown.hurts) == (begins, hurts)
        assert ("on your feet again" in shown.detail) == (not hurts)
        assert GAME.choice(view_for(state, None), moves.Claim()).hurts == hurts, "asked together with others too"
        skipped = offered(state, verbs.Pass())
        assert (skipped.label, skipped.hurts) == (begins.replace("Take", "Skip"), hurts), "it begins all the same"
