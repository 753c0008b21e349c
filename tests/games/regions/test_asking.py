"""What is asked, where things stand, and what the Challenges will do."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.flow import MASTER, Question
from engine.core.languages import speaking
from engine.games.regions.game import GAME
from engine.games.regions.picture import panes
from engine.games.regions.rules import flow
from engine.games.regions.speech import circumstances, questions
from engine.games.regions.speech.asking import MOST_STATUS, ask, limits, private, sheet, status, within_turn
from engine.games.regions.state.content import Effect
from engine.games.regions.state.scenarios import Feature, Placed
from engine.games.regions.state.state import Body, Forced, Ongoing, State, Strike, Turn, who
from engine.games.regions.state.view import View, view_for

from .build import (
    ADA,
    BOB,
    DUST,
    GNATS,
    chase,
    corridor,
    entity,
    looked,
    party,
    region,
    scenario,
    stealth_house,
    way,
    with_entity,
    with_member,
)


def asked(state: State, seat: int | None = None) -> str:
    """Return what is asked of a seat."""
    return ask(view_for(state, seat))


def reacting(state: State, kind: str = "react", owner: int = ADA, number: int = 0) -> State:
    """Return a state in which a member is asked about the gnats' sting on Ada."""
    question = Question(kind, owner, ("guard", "none"), "guard", number=number, together=True)
    return replace(state, agenda=(question, Strike("gnats", "sting", (who(ADA),), "turn", stage="answers")))


@pytest.mark.rule("REG-006", "REG-G15")
def test_who_is_the_last_to_act_reads_the_same_on_their_panel_as_in_the_post() -> None:
    last = party(corridor(), "warden")
    assert asked(last).startswith("your turn") and asked(last, ADA).startswith("your turn")


@pytest.mark.rule("REG-006", "REG-G15")
def test_a_member_who_has_not_acted_may_take_the_turn() -> None:
    state = party()
    assert asked(state) == "who is next?"
    assert status(view_for(state, None)) == "Round 1. Explore by A for the way out.", "the question names them"
    assert "To act: Ada, Bob and Cy" in sheet(view_for(state, None))
    done = with_member(with_member(state, ADA, acted=True), BOB, acted=True)
    assert asked(done) == "your turn."
    assert "To act: Cy. Acted: Ada and Bob" in sheet(view_for(done, None))


@pytest.mark.rule("REG-G10", "REG-G11", "REG-G12", "REG-G13")
def test_a_turn_says_what_is_left_of_it() -> None:
    state = party(turn=ADA)
    whole = "your turn"
    assert asked(state) == f"{whole}: a Strategy, then an Action and a Move."
    assert asked(replace(state, round=5)) == f"{whole}.", "it is known by then"
    held_back = replace(with_member(state, ADA, moved=True), round=5)
    assert asked(held_back) == "left: a Strategy and an Action.", "what is missing is told in every round"
    assert asked(replace(state, turn=Turn(ADA, strategy=True))) == "left: an Action and a Move."
    spent = replace(state, turn=Turn(ADA, action=True, strategy=True))
    assert asked(spent) == "left: a Move, which ends your turn."
    fast = with_member(state, ADA, speed=2)
    assert asked(fast) == f"{whole}: a Strategy, then an Action and a Move of 2."
    twice = with_member(state, ADA, extra=(1,))
    assert asked(replace(twice, turn=Turn(ADA, action=True, strategy=True))) == "left: 2 Moves."
    assert asked(with_member(state, ADA, moved=True)) == "left: a Strategy and an Action, which ends your turn."
    last = with_member(replace(state, turn=Turn(ADA, strategy=True)), ADA, moved=True)
    assert asked(last) == "left: an Action, which ends your turn."
    vines = Ongoing(who(ADA), "the vines", who(ADA), "scenario", effect=Effect("stay"))
    held = replace(last, members=with_member(last, ADA, moved=False).members, ongoing=(vines,))
    assert asked(held) == "left: an Action.", "it may free Ada, who has a Move then"
    spent = with_member(replace(state, turn=Turn(ADA, True, True)), ADA, moved=True)
    assert asked(spent) == "your turn is nearly over: pass to end it."


@pytest.mark.rule("REG-G20", "REG-G21")
def test_a_reaction_is_asked_with_the_dice_that_come() -> None:
    state = party(corridor(placed=(GNATS,)), "warden")
    assert asked(reacting(state), ADA) == "the needle gnats attack you, for up to 4 damage. How do you react?"
    assert asked(reacting(state, "interrupt"), ADA).endswith("Do you play a card?")
    dark = party(scenario(way("hall", "vault"), regions=(region("hall", light="dark"),), placed=(GNATS,)), "warden")
    assert "attack you, for up to 4 damage. How" in asked(reacting(dark), ADA)


@pytest.mark.rule("REG-G08", "REG-168")
def test_a_blow_that_can_take_whom_it_hits_down_says_so() -> None:
    """Sting does d4: 4 at most. A warden has 20 EP, and dies of the fourth Injury."""
    state = party(corridor(placed=(GNATS,)), "warden")
    assert "take you down" not in asked(with_member(reacting(state), ADA, ep=5), ADA)
    low = with_member(reacting(state), ADA, ep=4, reacted=True)
    assert asked(low, ADA) == ("the needle gnats attack you, for up to 4 damage. It can take you down. How do you react?")
    dying = "It can take you down, and the Injury then kills you."
    assert dying in asked(with_member(low, ADA, injuries=3), ADA)
    stepping = with_member(reacting(state, "interrupt"), ADA, ep=4, injuries=3)
    assert asked(stepping, ADA).endswith(f"{dying} Do you play a card?")


def test_each_of_several_who_are_asked_reads_their_own_question() -> None:
    state = party(corridor(placed=(GNATS,)), "warden", "delver")
    first = reacting(state).agenda
    both = replace(
        state, agenda=(replace(first[0], kind="interrupt"), replace(first[0], kind="interrupt", owner=BOB), first[1])
    )
    assert asked(both, ADA).startswith("the needle gnats attack you, for up to 4 damage.")
    assert asked(both, BOB).startswith("the needle gnats attack Ada, for up to 4 damage.")
    assert asked(both) == "the needle gnats attack Ada, for up to 4 damage. Do you step in?"


@pytest.mark.rule("REG-G20", "REG-G21")
def test_several_who_are_asked_together_read_who_is_meant() -> None:
    state = party(corridor(placed=(DUST,)), "warden", "delver")
    everybody = (who(ADA), who(BOB))
    blow = Strike("dust", "settle", everybody, "turn", stage="answers")
    step_in = Question("interrupt", ADA, ("catch-the-arm", "none"), "none", together=True)
    react = Question("react", BOB, ("guard", "none"), "guard", together=True)
    view = view_for(replace(state, agenda=(step_in, react, blow)), None)
    step_in, react = map(flow.FLOW.read, (step_in, react))
    said = questions.ask_all(view, (step_in, react))
    assert said.endswith(", for up to 4 damage. Guard all with a card, or only yourself?")
    assert questions.ask(view, step_in).endswith("attacks you and Bob, for up to 4 damage. Do you play a card?")
    assert "attacks you and Ada, for up to 4 damage. How do you react?" in questions.ask(view, react)


@pytest.mark.rule("REG-G16")
def test_those_who_choose_a_background_are_not_all_called_by_one_craft() -> None:
    state = replace(party(corridor(), "warden", "delver"), phase="muster")
    pasts = tuple(Question("background", index, ("sailor", "scholar"), "sailor", together=True) for index in (ADA, BOB))
    both = replace(state, agenda=pasts)
    assert asked(both) == "where are you from? Choose a Background each."
    assert asked(both, ADA) == "a warden from where? Choose a Background."
    mixed = replace(state, agenda=(Question("craft", ADA, ("warden",), "warden", together=True), pasts[1]))
    assert asked(mixed) == "each choose who you are."
    with speaking("de"):
        assert asked(both) == "welche Herkunft? Wählt, woher ihr kommt."
        assert asked(mixed) == "wer seid ihr? Wählt eure Figuren."
    assert status(view_for(mixed, None)) == "Ready: 0 of 2.", "both lack a Background"


@pytest.mark.rule("REG-G45")
def test_a_member_who_would_leave_reads_what_it_costs() -> None:
    key = Feature("ledger", "The thick ledger", "vault", "object")
    state = party(replace(corridor(features=(key,)), needs=("ledger",)), "warden", "delver")
    leaving = replace(state, agenda=(Question("leave", ADA, ("stay", "leave"), "stay"),))
    assert asked(leaving, ADA) == "do you leave without the thick ledger? There is no coming back in."
    last = with_member(leaving, BOB, out=True)
    assert asked(last, ADA).endswith("That ends the scenario, and counts as lost.")


@pytest.mark.rule("REG-G28")
def test_what_the_game_master_is_asked_only_they_read() -> None:
    state = party(corridor(placed=(GNATS,)), "warden", master=True)
    question = Question("challenge does", MASTER, ("act/sting/p0", "done"), "done", "gnats")
    waiting = replace(state, agenda=(question,))
    assert asked(waiting) == asked(waiting, ADA) == "what happens next is in your hands."
    assert asked(waiting, 1) == "what do the needle gnats do?"
    assert "resume" in asked(replace(state, paused="a toll"))


@pytest.mark.rule("REG-183", "REG-198")
def test_tokens_and_rounds_are_always_in_the_line() -> None:
    state = replace(party(stealth_house()), tokens=3, token_most=7)
    assert "3 Stealth Tokens are left" in status(view_for(state, None))
    assert status(view_for(party(chase(4)), None)) == "Round 1 of 4. Explore by A for the way out."
    late = replace(party(chase(4)), round=4, counter=3)
    assert "Round 4 of 4, the last" in status(view_for(late, None))


@pytest.mark.rule("REG-205", "REG-210")
def test_limits_of_regions_and_of_each_pc_are_told() -> None:
    gate = region("gate", limit=2)
    state = party(replace(chase(6), regions=(gate, *chase(6).regions[1:])))
    assert " Lost if anybody is still in the Gate after round 2" in status(view_for(state, None))
    deadly = replace(state, scenario=replace(state.scenario, life_or_death=True))
    assert status(view_for(deadly, None)).endswith(" The Gate closes after round 2. Explore by A for the way out.")
    late = replace(deadly, round=2, counter=1)
    assert " The Gate closes after round 2, and all inside die" in status(view_for(late, None))
    hunt = replace(state, scenario=replace(state.scenario, mode="chasing", loss_only_fleeing=True))
    assert "Gate" not in status(view_for(hunt, None)), "who pursues loses nothing by it"
    ahead = with_member(party(chase(4)), BOB, bonus=2)
    assert limits(ahead) == "last round: Ada and Cy 4, Bob 6"


@pytest.mark.rule("REG-G31")
def test_a_creature_in_sight_will_attack_the_strongest() -> None:
    state = party(corridor(placed=(GNATS,)))
    for index, ep in enumerate((2, 3, 4)):
        state = with_member(state, index, ep=ep)
    assert circumstances.others(view_for(state, None)) == (
        "the needle gnats will attack Cy, who has the most EP, in the Hall (up to 4 damage)",
    )
    alone = party(corridor(placed=(replace(GNATS, at="passage"),)), "warden")
    assert circumstances.others(view_for(alone, None)) == ("the needle gnats in the Passage will come for those near them",)


@pytest.mark.rule("REG-036")
def test_nothing_is_foretold_of_what_is_out_of_sight() -> None:
    far = party(corridor(placed=(replace(GNATS, at="vault"),)))
    assert circumstances.others(view_for(far, None)) == ()
    assert status(view_for(far, None)) == status(view_for(party(corridor()), None))


@pytest.mark.rule("REG-131", "REG-G32")
def test_an_alerted_seeker_comes_to_whom_it_sees_next_door() -> None:
    state = party(stealth_house(), at="lobby")
    alert = looked(with_entity(state, "walker", alerted=True, last="yard"))
    (said,) = circumstances.others(View(None, alert, True))
    assert said.startswith("the alert drowsy guard may notice one of you ("), "it sees them"


@pytest.mark.rule("REG-127", "REG-131", "REG-G32")
def test_whom_a_seeker_in_sight_may_notice_is_told_before_all_else_and_in_each_step_of_a_turn() -> None:
    guard = Placed("guard", "drowsy-guard", "passage", single=True)
    state = party(corridor(type="stealth", placed=(guard,)), "shadow", "warden", turn=ADA)
    said = "At the round's end the drowsy guard may notice Ada ({}).".format
    state = with_member(state, ADA, since=9)
    beside = looked(with_entity(state, "guard", at="hall"))
    # Its d6 comes to at least the d8 with which the Shadow slips aside in 21 of 48 cases.
    alone = with_member(beside, BOB, region="vault")
    for watched in (alone, replace(alone, turn=Turn(ADA, strategy=True))):
        assert circumstances.watching(view_for(watched, None)) == said("2 in 5")
        assert said("2 in 5") in status(view_for(watched, None))
    near = with_member(state, BOB, region="vault")
    assert circumstances.watching(view_for(near, None)) == said("2 in 5 if it comes there")
    # The Warden guards with a d6: 21 of 36. Who came last is tried, and others once that one has gone on.
    assert "may notice one of you (up to 3 in 5)" in status(view_for(beside, None))
    assert circumstances.others(view_for(near, None)) == ("the drowsy guard may notice Ada (2 in 5 if it comes there)",)
    far = party(corridor(type="stealth", placed=(replace(guard, at="vault"),)))
    assert circumstances.watching(view_for(far, None)) == ""


@pytest.mark.rule("REG-005", "REG-070")
def test_environs_beside_a_member_come_first_in_the_next_round() -> None:
    state = party(corridor(placed=(DUST,)))
    assert circumstances.environs(view_for(state, None)) == ("the choking dust reaches everybody in the Hall",)
    assert "First in the next round: the choking dust" in sheet(view_for(state, None))


@pytest.mark.rule("REG-G28")
def test_a_game_master_who_decides_is_not_foretold() -> None:
    state = party(corridor(placed=(GNATS,)), "warden", master=True)
    ruled = replace(state, rules=replace(state.rules, referee="gm"))
    assert circumstances.others(view_for(ruled, None)) == ()


def test_the_line_stays_a_line_however_many_there_are() -> None:
    many = tuple(Placed(f"c{number}", "needle-gnats", "hall", single=True) for number in range(12))
    line = status(view_for(party(corridor(placed=many)), None))
    assert len(line) <= MOST_STATUS
    said = "12 enemies will attack Ada, who has the most EP there (up to 48 damage; 20 EP left)."
    assert line.endswith(said), "a crowd is counted"


@pytest.mark.rule("REG-G31", "REG-005")
def test_what_comes_in_one_region_is_one_sentence() -> None:
    state = party(corridor(placed=(GNATS, Placed("hounds", "bramble-hounds", "hall", single=True), DUST)), "warden")
    assert circumstances.coming(view_for(state, None)) == (
        "the bramble hounds and the needle gnats will attack Ada (up to 12 damage; 20 EP left)",
    )
    assert circumstances.environs(view_for(state, None)) == ("the choking dust reaches everybody in the Hall",)
    assert "The bramble hounds and the needle gnats will attack Ada (up to 12 damage; 20 EP left)." in status(
        view_for(state, None)
    )


@pytest.mark.rule("REG-G31")
def test_what_is_proposed_before_the_way_on_is_told_before_it() -> None:
    line = "The needle gnats will attack Ada (up to 4 damage; 20 EP left)."
    state = with_member(party(corridor(placed=(GNATS,)), "warden", turn=ADA), ADA, pack=())
    assert GAME.status(view_for(state, None)) == "Round 1.", "the aim and the question say all else"
    assert status(view_for(state, None)) == f"Round 1. Explore by A for the way out. {line}"
    said = {}
    for language in ("en", "de", "es"):
        with speaking(language):
            said[language] = GAME.aim(view_for(state, None))
    assert said["en"] == "beat the needle gnats (7 EP left), then explore by A for the way out"
    assert said["de"].startswith("besiege die Nadelmücken (noch 7 Kraft), dann") and said["es"].startswith("vence a ")
    elsewhere = with_member(state, ADA, region="passage")
    tired = replace(state, turn=Turn(ADA, action=True))
    for other in (elsewhere, tired, party(corridor(placed=(GNATS,)), "warden", "shadow")):
        assert "gnats" not in GAME.aim(view_for(other, None))
    hurt = with_member(party(corridor(), "mender", "warden", turn=ADA), BOB, ep=3)
    hurt = with_member(hurt, ADA, hand=("bind-wounds",), pack=())
    assert GAME.aim(view_for(hurt, None)) == "explore by A for the way out", "the button names Bob"
    assert "heal" not in GAME.aim(view_for(with_member(hurt, BOB, region="passage"), None))


@pytest.mark.rule("REG-G13")
def test_a_member_who_waits_reads_what_they_can_do_meanwhile() -> None:
    state = party(turn=ADA)
    assert GAME.meanwhile(view_for(state, BOB)) == "It's Ada's turn, but you can Move now: /move."
    assert GAME.meanwhile(view_for(with_member(state, BOB, moved=True), BOB)) == ""
    assert GAME.meanwhile(view_for(state, None)) == ""
    leaving = replace(state, agenda=(Question("react", BOB, ("duck", "none"), "duck", together=True),))
    assert GAME.meanwhile(view_for(leaving, ADA)) == "Bob is choosing a Reaction."


@pytest.mark.rule("REG-G21")
def test_a_member_who_was_played_for_reads_which_order_spares_it() -> None:
    state = reacting(party(corridor(placed=(GNATS,)), "warden"))
    assert GAME.advice(view_for(state, None), ADA) == "/settings react:best answers these for you."
    assert GAME.advice(view_for(party(turn=ADA), None), ADA) == ""


@pytest.mark.rule("REG-G31")
def test_what_will_come_is_not_told_again_in_the_middle_of_a_turn() -> None:
    state = party(corridor(placed=(GNATS,)), turn=ADA)
    assert "will attack" in status(view_for(replace(state, turn=None), None))
    assert "will attack" in status(view_for(state, None)), "no press takes a turn before what is done in it"
    assert "will attack" not in status(view_for(replace(state, turn=Turn(ADA, strategy=True)), None))
    assert "will attack" not in status(view_for(reacting(replace(state, turn=None)), None))
    assert "will attack" in sheet(view_for(replace(state, turn=Turn(ADA, strategy=True)), None))


@pytest.mark.rule("REG-G13")
def test_the_sheet_says_who_else_can_move_in_a_turn_and_a_post_does_not() -> None:
    state = party(turn=ADA)
    assert " Still to act: Bob and Cy." in sheet(view_for(state, None)), "who may act may Move"
    bob_acted = sheet(view_for(with_member(state, BOB, acted=True), None))
    assert " Still to act: Cy. Moves left: Bob and Cy." in bob_acted
    assert " Still to act: Bob and Cy. Move left: Cy." in sheet(view_for(with_member(state, BOB, moved=True), None))
    assert "Move" not in sheet(view_for(replace(state, turn=None), None))
    assert status(view_for(state, None)) == "Round 1. Explore by A for the way out."


def test_the_sheet_has_a_line_for_everybody() -> None:
    state = with_member(party(), BOB, injuries=1, valuables=2, hand=("duck", "boost"))
    lines = sheet(view_for(state, None)).split("\n")
    assert lines[1] == "Ada: in the Hall, EP 20 of 20"
    assert lines[2] == "Bob: in the Hall, EP 18 of 13, 1 Injury, 2 cards, 2 Valuables"
    assert len(lines) == 4


def test_the_stages_before_and_after_have_their_own_words() -> None:
    state = party()
    over = replace(state, phase="over", ending="won", round=7)
    assert (ask(View(None, over, True)), status(View(None, over, True))) == ("", "The Test, won in round 7.")
    banner = Feature("banner", "the banner", "passage", "object", hidden="1d4")
    sought = party(corridor(features=(banner,), needs=("banner",)))
    lost = replace(sought, phase="over", ending="lost", round=7)
    assert status(View(None, lost, True)) == "The Test, lost in round 7. The banner lay in the Passage."
    assert status(View(None, replace(lost, found=("banner",)), True)) == "The Test, lost in round 7."
    town = with_member(replace(state, phase="town"), ADA, ready=False)
    assert status(view_for(town, None)) == "In town. 0 Valuables each."
    assert "In town, before The Test. 0 Valuables each. Ready: Bob and Cy." in sheet(view_for(town, None))
    spent = with_member(town, BOB, valuables=2)
    assert status(view_for(spent, None)) == "In town. Valuables: Ada 0, Bob 2, Cy 0."
    assert asked(town) == "rest, buy and equip; then Set out."


def test_a_player_s_own_panel_has_the_hand_and_the_master_s_the_secrets() -> None:
    state = with_member(party(stealth_house(), "warden", master=True), ADA, hand=("duck",))
    own = private(view_for(state, ADA))
    assert "**Duck** (Reaction): Resist d8." in own
    secrets = private(view_for(state, 1))
    assert "Drowsy guard in the Study" in secrets
    assert "Drowsy guard" not in sheet(view_for(state, ADA))
    forced = replace(state, forced=Forced(dice=(3,)))
    assert "Rulings wait" in private(view_for(forced, 1))


def test_a_body_that_was_found_changes_nothing_of_what_is_foretold() -> None:
    state = party(stealth_house(), at="lobby")
    gone = with_entity(state, "walker", defeated=True)
    lying = replace(gone, bodies=(Body("walker", entity(gone, "walker").at),))
    assert circumstances.others(view_for(lying, None)) == ()
    assert GAME.status(view_for(lying, None)).startswith("Round 1.")


@pytest.mark.rule("REG-024")
def test_what_a_member_carries_out_stands_in_the_sheet_and_on_their_panel() -> None:
    state = with_member(party(stealth_house()), BOB, objects=("ledger",), equipped=("torch",), pack=("salve",))
    assert sheet(view_for(state, None)).split("\n")[2].endswith(", has the ledger")
    assert "Gear: Torch; in the pack: Salve and the ledger." in private(view_for(state, BOB))


@pytest.mark.rule("REG-G20", "REG-G21")
def test_a_member_who_is_asked_two_things_alone_reads_that_it_is_on_them() -> None:
    state = party(corridor(placed=(GNATS,)), "warden", "delver")
    strike = Strike("gnats", "sting", (who(ADA),), "turn", stage="answers")
    both = tuple(Question(kind, ADA, ("none",), "none", together=True) for kind in ("interrupt", "react"))
    assert asked(replace(state, agenda=(*both, strike))).startswith(
        "the needle gnats attack you, for up to 4 damage. Step in with a card, or only guard yourself?"
    )


@pytest.mark.rule("REG-G15")
def test_a_turn_that_began_by_an_order_says_who_may_go_first() -> None:
    state = replace(party(), turn=Turn(ADA, yields=True))
    assert asked(state) == "your turn, or Bob or Cy can go first."


@pytest.mark.rule("REG-116", "REG-G31")
def test_two_of_a_kind_that_come_are_one_sentence() -> None:
    placed = (Placed("gnats", "needle-gnats", "passage"),)
    state = looked(party(corridor(placed=placed), *("warden",) * 4))
    (said,) = circumstances.coming(view_for(state, None))
    assert said == "the needle gnats and the second needle gnats in the Passage will come for those near them"


@pytest.mark.rule("REG-183", "REG-198")
def test_where_things_stand_is_told_as_a_turn_begins_and_with_each_step_where_tokens_are_at_stake() -> None:
    begun, within = replace(party(), turn=Turn(ADA)), replace(party(), turn=Turn(ADA, strategy=True))
    assert not GAME.within_turn(view_for(party(), None)) and not within_turn(view_for(begun, None))
    assert GAME.within_turn(view_for(begun, None)), "the aim and the map say all of it"
    assert GAME.within_turn(view_for(within, None))
    assert GAME.within_turn(view_for(reacting(party(corridor(placed=(GNATS,)))), None)), "the question says what comes"
    sneaking = replace(party(corridor(type="stealth"), "shadow"), turn=Turn(ADA, strategy=True))
    assert not GAME.within_turn(view_for(sneaking, None)), "a Stealth Token may go at each step"
    assert not GAME.within_turn(view_for(replace(within, phase="over"), None))


@pytest.mark.rule("REG-072", "REG-114", "REG-G31")
def test_the_picture_says_who_may_fall_before_their_next_turn() -> None:
    """Gnats do d4 to the strongest, a Delver with 18 EP; dust does d4 to all in the Hall."""
    state = looked(party(corridor(placed=(GNATS, DUST)), "warden", "delver", turn=ADA))
    state = with_member(state, ADA, ep=4)
    assert circumstances.threats(view_for(state, None)) == {ADA: 4, BOB: 8}
    assert [row.detail for row in panes.rows(state, running=True)] == ["may fall", ""], "Bob has 18 left"
    calm = with_entity(state, "gnats", calm=state.round)
    assert circumstances.threats(view_for(calm, None)) == {ADA: 4, BOB: 4}
    away = with_member(state, BOB, region="vault")
    assert circumstances.threats(view_for(away, None)) == {ADA: 8}, "then she is the strongest there"
    asked_first = reacting(state)
    assert [row.detail for row in panes.rows(asked_first, running=True)] == ["", ""], "what comes is asked about"
