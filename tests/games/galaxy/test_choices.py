"""How moves are offered: few buttons for the usual path, the rest in menus, odd ones only written."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.flow import Question
from engine.core.moves import Move
from engine.core.verbs import Pass, Trust
from engine.games.galaxy.game import GAME
from engine.games.galaxy.rules import flow, steps
from engine.games.galaxy.rules.exploring.effects import EFFECTS
from engine.games.galaxy.rules.flow import WITHOUT
from engine.games.galaxy.rules.odds import wins_at
from engine.games.galaxy.speech import asking, choices, questions
from engine.games.galaxy.speech.questions import decision, has
from engine.games.galaxy.state import board
from engine.games.galaxy.state.content import content
from engine.games.galaxy.state.moves import VERBS, Trade
from engine.games.galaxy.state.state import Bundle, Exploration, Offer, Stage, State, force_of
from engine.games.galaxy.state.view import view_for

from .build import ADA, BOB, attach, dealt, galaxy, having, home, legal, own, planet_with, play, put, system_with
from .voices import KINDS, moments

VERB = {verb.name: verb for verb in VERBS}


def _choice(state: State, text: str, seat: int = ADA) -> tuple[str, str, str]:
    found = choices.choice(view_for(state, seat), GAME.read(state, seat, text))
    return found.label, found.detail, found.weight


def test_every_move_of_whole_games_is_offered_in_words_that_fit() -> None:
    """To everybody as to the player whose move it is; the laws look at the rest of what is offered to that player."""
    kinds: set[type[Move]] = set()
    for moment in moments(2, 4)[::10]:
        for move in moment.legal:
            kinds.add(type(move))
            for seat in (moment.seat, None) if not VERB[move.verb].private else (moment.seat,):
                said = choices.choice(view_for(moment.state, seat), move)
                assert said.label != str(move) and len(said.label) <= 80 and len(said.detail) <= 100
                assert said.label[0].isupper() or said.label[0].isdigit(), said.label
    assert len(kinds) >= 10


@pytest.mark.rule("GAL-G11")
def test_a_system_is_offered_with_what_is_there_and_whence_ships_can_come() -> None:
    state = own(put(galaxy(2), ADA, "B1", "1 scout"), BOB, "cinder")
    where = state.planet_by_id["cinder"].system
    near = put(galaxy(2), ADA, where, "1 scout")
    assert _choice(own(near, BOB, "cinder"), f"activate {where}")[1] == (
        "No ship can come; Brine free: industrial; Cinder Bob; your 1 ship; your ships here stay"
    )
    label, detail, weight = _choice(state, "activate B2")
    assert "hips from B1" in detail and weight == "main"
    # Bob's transport carries 2 infantry; once he has passed, he can send none.
    beside = put(state, BOB, "C2", "1 transport, 2 infantry")
    assert "; Bob can still send 2 infantry and 1 transport there" in _choice(beside, "activate B2")[1]
    assert "Bob can still" not in _choice(having(beside, BOB, passed=True), "activate B2")[1]
    assert label == "Activate B2, free Ember Reach", "no ground force could come along"


@pytest.mark.rule("GAL-G41")
def test_the_seal_on_meridian_is_named() -> None:
    assert "first to land: 6 influence (you" in _choice(put(galaxy(2), ADA, "B2", "1 scout"), "activate C3")[1]


def test_a_system_where_nothing_could_be_done_is_only_written() -> None:
    state = put(galaxy(2), ADA, "A1", "1 transport")
    assert _choice(state, "activate E1")[2] == "written"
    assert _choice(put(state, ADA, "E1", "1 scout"), "activate E1")[2] == "main"
    where = state.planet_by_id["aster"].system
    alone = put(own(galaxy(2), ADA, "aster"), ADA, "aster", "1 infantry")
    knowing = having(alone, ADA, technologies=("deep-survey",))
    assert _choice(alone, f"activate {where}")[2] == "written"
    assert _choice(knowing, f"activate {where}")[2] == "main", "Deep Survey explores it"


@pytest.mark.rule("GAL-G12")
def test_all_that_can_come_from_a_system_is_a_button_of_its_own() -> None:
    state = play(put(galaxy(2), ADA, "B2", "1 transport, 1 scout, 3 infantry"), "activate B3")
    ways = [_choice(state, text) for text in legal(state, ADA, "move")]
    # One ship is enough to settle Kiln there, and others could settle elsewhere.
    assert ways[0] == ("Bring all", "3 infantry, 1 scout and 1 transport", "main")
    assert len(ways) > 3
    # The others leave ships behind, and from nowhere else any could come: they go in one press, or are written to wait.
    waiting = [text for text in legal(state, ADA, "move")[1:] if not text.endswith("and no more")]
    assert {_choice(state, text)[2] for text in waiting} == {"written"}
    assert _choice(state, "move B3 B2 1 scout and no more") == ("Bring 1 scout", "From B2 to B3", "plain")
    assert _choice(state, "pass") == ("Move nothing", "No ship comes", "plain")
    half = play(put(state, ADA, "B4", "1 scout"), f"move B3 B2 {legal(state, ADA, 'move')[0].split(maxsplit=3)[3]}")
    assert _choice(half, "pass")[0] == "Go on to B3" and _choice(half, "pass")[2] == "first"
    assert GAME.unwatched(half, ADA) is None, "the scout of B4 can come too"
    again = play(state, "move B3 B2 1 scout")
    assert {_choice(again, text)[2] for text in legal(again, ADA, "move")} == {"plain"}, (
        "some came: the default is to go on"
    )


@pytest.mark.rule("GAL-G12")
def test_ships_are_offered_with_a_garrison_left_on_each_planet_too() -> None:
    state = put(own(galaxy(2), ADA, "kiln"), ADA, "kiln", "2 infantry, 1 mech")
    state = put(state, ADA, state.planet_by_id["kiln"].system, "1 transport")
    ways = legal(play(state, "activate B3"), ADA, "move")
    assert "move B3 C4 2 infantry, 1 mech, 1 transport" in ways, "all of them"
    assert "move B3 C4 1 infantry, 1 mech, 1 transport" in ways, "an infantry stays"


@pytest.mark.rule("GAL-G12")
def test_where_ships_come_from_two_systems_a_button_names_the_units_as_the_post_does_not() -> None:
    state = put(put(galaxy(2), ADA, "B2", "1 transport, 1 scout, 3 infantry"), ADA, "C3", "2 scout")
    state = play(state, "activate B3")
    labels = [_choice(state, text)[0] for text in legal(state, ADA, "move")]
    assert "Bring 3 infantry, 1 scout and 1 transport from B2" in labels and "Bring 2 scouts from C3" in labels
    # What does not end the movement says so in its hint.
    assert "More can follow" in _choice(state, "move B3 C3 2 scout")[1]
    # To end the movement with them is no button beside that, but where it is advised.
    assert _choice(state, "move B3 C3 2 scout and no more") == ("Bring 2 scouts from C3", "From C3 to B3", "written")


@pytest.mark.rule("TAB-031")
def test_ships_that_meet_others_bear_the_die_mark_and_a_turn_that_ends_does_not() -> None:
    def marked(state: State, text: str) -> bool:
        return GAME.rolls(view_for(state, ADA), GAME.read(state, ADA, text))

    state = put(put(galaxy(2), ADA, "B2", "1 transport, 1 scout"), ADA, "C3", "2 scout")
    calm = play(state, "activate B3")
    assert not marked(calm, "move B3 B2 1 scout and no more") and not marked(calm, "pass"), "nothing is met there"
    moving = play(put(state, BOB, "B3", "1 scout"), "activate B3")
    assert not marked(moving, "move B3 B2 1 scout") and marked(moving, "move B3 B2 1 scout and no more")
    assert not marked(moving, "pass"), "no ship comes to Bob's"
    assert not marked(state, "pass") and not marked(own(state, ADA, "lantern"), "pass")
    landing = put(state, ADA, "B2", "2 infantry")
    landing = play(landing, "activate C4")
    assert not marked(landing, "move C4 B2 2 infantry, 1 transport and no more"), "where they land is asked"


def _hurts(state: State, text: str) -> str:
    return choices.choice(view_for(state, ADA), GAME.read(state, ADA, text)).hurts


@pytest.mark.rule("GAL-G12")
def test_to_bring_all_says_which_planet_stays_unguarded_and_what_leaves_a_guard_stands_before_it() -> None:
    state = put(own(galaxy(2), ADA, "kiln"), ADA, "kiln", "2 infantry")
    state = play(put(state, ADA, state.planet_by_id["kiln"].system, "1 transport"), "activate B3")
    everything, guarded = "move B3 C4 2 infantry, 1 transport", "move B3 C4 1 infantry, 1 transport"
    assert {everything, guarded} <= set(legal(state, ADA, "move")) and _choice(state, everything)[0] == "Bring all"
    told, weight = "Bring 1 infantry and 1 transport", "first"
    assert _choice(state, guarded) == (told, "1 infantry stays; from C4 to B3", weight) and not _hurts(state, guarded)
    found = choices.choice(view_for(state, ADA), GAME.read(state, ADA, everything))
    assert found.shown == "Bring all" and not found.lit, "no rival is near: the menu says that the planet stays Ada's"
    assert found.detail.endswith("planets left unguarded stay yours until others land")
    beside = put(state, BOB, "B4", "1 transport, 2 infantry")
    near = choices.choice(view_for(beside, ADA), GAME.read(beside, ADA, everything))
    assert near.shown == "Bring all: Kiln unguarded, Bob can land 2" and near.rank == 0


@pytest.mark.rule("GAL-G12")
def test_ships_that_were_the_only_guard_of_a_planet_say_so_and_what_is_in_space_goes_first() -> None:
    state = put(own(galaxy(2), ADA, "kiln"), ADA, "C4", "1 transport")
    alone = play(put(state, BOB, "B4", "1 transport, 2 infantry"), "activate B3")
    assert _hurts(alone, "move B3 C4 1 transport") == "Kiln unguarded, Bob can land 2"
    state = put(state, BOB, "B4", "1 transport, 2 infantry")
    held = play(put(put(state, ADA, "kiln", "1 infantry"), ADA, "C4", "1 transport, 1 infantry"), "activate B3")
    assert _hurts(held, "move B3 C4 1 infantry, 1 transport") == "", "the infantry in space goes first"
    assert _hurts(held, "move B3 C4 2 infantry, 1 transport") == "Kiln unguarded, Bob can land 2"


@pytest.mark.rule("GAL-G41")
def test_who_cannot_pay_for_the_landing_on_meridian_is_told_before_a_token_is_spent() -> None:
    state = put(galaxy(2), ADA, "B2", "1 transport, 1 infantry")
    poor = having(replace(state, planets=tuple(replace(planet, exhausted=True) for planet in state.planets)), ADA)
    poor = having(poor, ADA, trade_goods=2)
    assert _hurts(poor, "activate C3") == "2 of 6 influence to land"
    assert _hurts(having(poor, ADA, trade_goods=6), "activate C3") == ""


@pytest.mark.rule("GAL-G15")
def test_landing_everything_is_a_button_for_each_planet() -> None:
    state = galaxy(2)
    where = state.planet_by_id["cinder"].system
    state = put(put(state, ADA, where, "1 transport, 3 infantry"), BOB, "cinder", "1 mech")
    state = own(state, BOB, "cinder")
    landing = replace(state, system=where, agenda=(Stage("land", ADA, where), *state.agenda))
    ways = {text: _choice(landing, text) for text in legal(landing, ADA, "land")}
    assert ways["land brine 3 infantry"][0] == "Land all on Brine" and ways["land brine 3 infantry"][2] == "first"
    label, detail, weight = ways["land cinder 3 infantry"]
    assert label.startswith("Land all on Cinder: takes it ") and weight == "first"
    assert "held by Bob" in detail and "against 1 mech of Bob's" in detail
    assert ways["land brine 1 infantry"][0] == "Land 1 infantry on Brine" and ways["land cinder 1 infantry"][2] == "plain"
    assert _choice(landing, "pass")[0] == "Land no one"


@pytest.mark.rule("GAL-G57")
def test_all_free_planets_of_a_system_are_landed_on_in_one_press() -> None:
    state = galaxy(2)
    where = state.planet_by_id["cinder"].system
    state = put(state, ADA, where, "1 transport, 3 infantry")
    landing = replace(state, system=where, agenda=(Stage("land", ADA, where), *state.agenda))
    proposed = [text for text in legal(landing, ADA, "land") if _choice(landing, text)[2] == "first"]
    assert proposed == ["land each 3 infantry"]
    # Brine is worth 1 and 2, Cinder 2 and 0: who is left over goes to Brine.
    assert _choice(landing, "land each 3 infantry")[0] == "Land 2 infantry on Brine and 1 infantry on Cinder"
    label, detail, weight = _choice(landing, "land each 2 infantry")
    assert (label, weight) == ("Land 1 infantry on each of Brine and Cinder", "plain")
    assert "Left aboard: 1 infantry" in detail
    landed = play(landing, "land each 3 infantry")
    assert [landed.planet_by_id[id].troops[ADA].infantry for id in ("brine", "cinder")] == [2, 1]
    # Brine is settled: what is left belongs to Cinder, which is still free.
    settled = play(landing, "land brine 2 infantry")
    assert [text for text in legal(settled, ADA, "land") if _choice(settled, text)[2] == "first"] == [
        "land cinder 1 infantry"
    ]


def test_the_system_beside_home_with_the_most_free_planets_is_proposed_first() -> None:
    state = put(galaxy(2), ADA, home(galaxy(2), ADA), "2 scout, 1 transport, 3 infantry")
    beside = [item for item in state.systems if (home(state, ADA), item.id) in board.chart(state).edges]
    free = {item.id: item.planets for item in beside if any(state.planet_by_id[id].traits for id in item.planets)}
    proposed = [text.split()[1] for text in legal(state, ADA, "activate") if _choice(state, text)[2] == "first"]
    assert proposed and set(proposed) <= set(free)
    assert {len(free[id]) for id in proposed} == {max(map(len, free.values()))}, "none that brings less than the best"
    # Once they are Bob's, systems further away are proposed: there is always something to settle.
    taken = own(state, BOB, *(id for planets in free.values() for id in planets))
    further = [text.split()[1] for text in legal(taken, ADA, "activate") if _choice(taken, text)[2] == "first"]
    assert not set(further) & set(free)


@pytest.mark.rule("GAL-G15")
def test_a_landing_and_ships_that_come_say_how_likely_the_combat_is_won() -> None:
    state = galaxy(2)
    where = state.planet_by_id["cinder"].system
    state = own(put(put(state, ADA, where, "1 transport, 1 infantry"), BOB, "cinder", "1 infantry"), BOB, "cinder")
    landing = replace(state, system=where, agenda=(Stage("land", ADA, where), *state.agenda))
    # Both hit with 3 of 10. In a round that decides anything Ada alone hits with 21 of 51.
    assert wins_at(state, "cinder", ADA, force_of("infantry")) == pytest.approx(21 / 51)
    assert _choice(landing, "land cinder 1 infantry")[0] == "Land 1 infantry on Cinder: takes it 2 in 5"
    assert wins_at(state, "brine", ADA) is None, "no enemy is there"
    assert _choice(put(landing, ADA, "brine", "1 infantry"), "pass")[0] == "Done landing"


def galaxy_at_dock() -> State:
    """Return a galaxy in which the dock of Ada's home produces, for its 4 resources."""
    state = put(galaxy(2), ADA, "home-1", "1 dock")
    home = state.planet_by_id["home-1"].system
    return replace(state, system=home, agenda=(Stage("produce", ADA, "home-1"), *state.agenda))


@pytest.mark.rule("GAL-G13")
def test_units_are_offered_one_by_one_with_the_price_of_all() -> None:
    state = galaxy_at_dock()
    assert _choice(state, "produce 2 infantry") == ("Produce 2 infantry, 1 resource", "Paid with your home", "written")
    assert _choice(state, "produce scout+") == (
        "Start with 1 scout: 2 resources",
        "Scout flies 2, carries 1, hits 8+",
        "main",
    )
    # A scout for 2 and an infantry for 1; one more infantry is free, and with three units all is produced.
    state = play(state, "produce scout+")
    assert _choice(state, "produce 1 scout")[::2] == ("Produce 1 scout, 2 resources", "first")
    assert _choice(state, "produce infantry+")[::2] == ("Add 1 infantry: 3 resources in all", "main")
    assert asking.ask(view_for(state, None)) == "1 scout for 2 of 4: add up to 2, or produce."
    state = play(state, "produce infantry+")
    assert _choice(state, "produce infantry+")[::2] == ("Produce 2 infantry and 1 scout, 3 resources", "main")
    state = galaxy_at_dock()
    quick = having(state, ADA, technologies=("slip-drives",))
    assert _choice(quick, "produce transport+")[1].startswith("Transport flies 2, carries 4")
    cheaper = replace(state, agenda=(Stage("produce", ADA, "home-1", 1), *state.agenda[1:]))
    assert _choice(cheaper, "produce 1 battleship")[0] == "Produce 1 battleship, 3 resources"


@pytest.mark.rule("GAL-G26")
def test_a_payment_tells_what_is_wasted() -> None:
    state = having(own(galaxy(2), ADA, "kiln"), ADA, trade_goods=3)
    state = replace(state, agenda=(Stage("pay", ADA, "resources", 3), *state.agenda))
    assert _choice(state, "pay home-1") == ("Pay: your home 4 (1 too much)", "1 too much", "main")
    assert _choice(state, "pay kiln, 2") == ("Pay: Kiln 1, 2 trade goods", "Exactly", "main")


@pytest.mark.rule("GAL-G43")
def test_a_vote_with_all_influence_is_a_button_for_each_candidate() -> None:
    state = own(galaxy(2), ADA, "aster")
    state = replace(state, phase="council", active=-1, agenda=(Stage("market", -1),))
    assert _choice(state, "vote bob all") == (
        "Vote for Bob, 3 influence",
        "All your influence: your home and Aster",
        "main",
    ), "one's own comes first"
    assert _choice(state, "vote ada all")[2] == "first"
    offered = replace(state, offers=(Offer(1, BOB, ADA, Bundle(commodities=1), Bundle(trade_goods=1)),))
    assert _choice(offered, "vote ada all")[2] == "written", "a vote ends her trading: Bob's offer comes first"
    assert _choice(state, "vote bob aster") == ("Vote for Bob, 1 influence: Aster", "1 influence for Bob", "written")
    assert _choice(state, "pass") == ("Cast no vote", "You are done, and trade no more", "plain")


@pytest.mark.rule("GAL-G24")
def test_an_offer_is_answered_by_the_loudest_buttons() -> None:
    offer = Offer(1, ADA, BOB, Bundle(commodities=2), Bundle(trade_goods=1))
    state = replace(having(having(galaxy(2), ADA, commodities=2), BOB, trade_goods=1), offers=(offer,), offered=1)
    # Commodities become trade goods by changing hands.
    deal = "You give 1 trade good, and get 2 trade goods"
    assert _choice(state, "accept ada-1", BOB) == ("Accept: give 1 trade good, get 2 trade goods", deal, "first")
    assert _choice(state, "decline ada-1", BOB) == ("Decline the offer", deal, "first")
    mine = "You give 2 commodities, and get 1 trade good"
    assert _choice(state, "decline bob-1", ADA) == ("Take back the offer", mine, "quiet")
    assert GAME.label(state, BOB, GAME.read(state, BOB, "decline ada-1")) == "Decline the offer"
    assert GAME.label(state, ADA, GAME.read(state, ADA, "decline bob-1")) == "Take back the offer"


@pytest.mark.rule("GAL-G24", "GAL-035")
def test_a_trade_is_put_together_step_by_step() -> None:
    state = having(having(galaxy(2), ADA, commodities=2), BOB, trade_goods=3, fragments={"cultural": 1})
    view, verb = view_for(state, ADA), VERB["trade"]
    assert verb.steps and verb.private
    whom = choices.step(view, verb, (), ("bob",))
    assert whom.ask == "With whom? One deal with each."
    assert (whom.choices[0].label, whom.choices[0].detail) == (
        "Bob",
        "3 trade goods, 0 of 3 commodities, 1 cultural fragment",
    )
    what = choices.step(view, verb, ("bob",), ("2 commodities for 1 trade good", "1 trade good for 1 unknown fragment"))
    assert what.ask == "What do you offer Bob? You have 0 trade goods, 2 of 3 commodities."
    assert [choice.label for choice in what.choices] == [
        "Give 2 commodities for 1 trade good",
        "Give 1 trade good for 1 unmarked fragment",
    ]
    form = choices.form(view, verb, ("bob",))
    assert form is not None and form.title == "Trade with Bob" and len(form.fields) == 1
    assert Trade("bob", "2 commodities for 1 trade good") == GAME.read(
        state, ADA, "trade bob 2 commodities for 1 trade good"
    )


def test_forms_keep_to_what_discord_takes() -> None:
    state = having(galaxy(2), ADA, trade_goods=3)
    for name in ("trade", "move", "land", "produce", "pay", "vote"):
        form = choices.form(view_for(state, ADA), VERB[name], ("bob",))
        assert form is not None
        assert len(form.title) <= 45 and all(len(field.label) <= 45 and len(field.hint) <= 100 for field in form.fields)
    assert choices.form(view_for(state, ADA), VERB["pass"], ()) is None


@pytest.mark.rule("GAL-024", "GAL-G17")
def test_every_decision_of_every_card_has_words_of_its_own() -> None:
    assert EFFECTS
    state = having(own(galaxy(2), ADA, "cinder"), ADA, commodities=2, trade_goods=1)
    for card, effect in EFFECTS.items():
        place = "cinder" if content().cards[card].deck != "frontier" else "B3"
        task = Exploration(ADA, place, content().cards[card].deck, card, "revealed")
        said = [decision(state, task, option.word) for option in effect.options]
        assert len(set(said)) == len(said), card
        for (label, detail), option in zip(said, effect.options, strict=True):
            assert label and "-" not in label, (card, option.word)
            assert detail or has(f"decision-{option.word}"), (card, option.word)
    assert decision(state, task, WITHOUT) == ("Leave it", "Nothing happens")


@pytest.mark.rule("GAL-G25")
def test_a_card_says_what_one_would_have_then() -> None:
    state = having(galaxy(2), ADA, commodities=2)
    depots = Exploration(ADA, "brine", "industrial", "empty-depots", "revealed")
    assert decision(state, depots, "commodities") == ("Gain 1 commodity", "Then you have 3")
    post = Exploration(ADA, "B3", "frontier", "trade-post", "revealed")
    assert decision(having(state, ADA, commodities=1), post, "commodities") == ("Gain 2 commodities", "Then you have 3")
    assert decision(state, post, "convert") == ("Turn 2 commodities into trade goods", "Into 2 trade goods")


@pytest.mark.rule("GAL-G10")
def test_orders_and_cards_say_what_they_cost_and_do() -> None:
    state = dealt(galaxy(2), ADA, "probe", "conscription")
    assert _choice(put(state, BOB, "B3", "1 scout"), "order trade") == (
        "Gain 3 commodities",
        "Order Trade, 1 strategy token. Swapped with a rival, each is a trade good, which pays 1",
        "plain",
    )
    assert _choice(state, "research field-levies")[:2] == (
        "Research Field Levies: 4 resources",
        "Green: each planet you explore may get 1 infantry; paid with your home",
    )
    assert _choice(state, "play conscription home-1")[0] == "Play Conscription as your turn: Ada's home"
    # Two planets before one, those first above which rivals are.
    near = put(
        put(own(state, ADA, "kiln", "aster"), ADA, "aster", "1 infantry"), BOB, state.planet_by_id["kiln"].system, "1 scout"
    )
    two = choices.choice(view_for(near, ADA), GAME.read(near, ADA, "play conscription aster+kiln"))
    assert (two.weight, two.foremost) == ("main", 1)
    assert two.detail == "Aster: 1 infantry there. Kiln: no one there; ships of Bob above"
    assert _choice(near, "play conscription kiln")[2] == "written"
    # Of five planets two are in danger, and one of these is empty: with that each other one, or both, 4 pairs of 10.
    far = put(own(near, ADA, "brine", "juniper"), ADA, "juniper", "1 infantry")
    far = put(far, BOB, far.planet_by_id["juniper"].system, "1 scout")
    moves_ = [move for move in GAME.legal(far, ADA) if str(move).startswith("play conscription ")]
    pairs = [str(move).split()[2] for move in moves_ if choices.choice(view_for(far, ADA), move).weight == "main"]
    assert len(moves_) == 15 and len(pairs) == 4 and all("kiln" in pair.split("+") for pair in pairs)
    assert _choice(state, "pass") == (
        "End my round",
        "No more turns for you in this round; unspent tokens stay, and each round brings 2",
        "plain",
    )


@pytest.mark.rule("GAL-G31")
def test_a_set_of_fragments_says_what_is_given_up() -> None:
    state = having(galaxy(2), ADA, fragments={"cultural": 2, "unknown": 1})
    assert _choice(state, "relic cultural+1-unknown") == (
        "Make a relic, 2 cultural and 1 unmarked",
        "Give up 2 cultural fragments and 1 unmarked fragment for good and gain a relic",
        "main",
    )


@pytest.mark.rule("GAL-G46")
def test_standing_orders_and_giving_up_are_only_written_and_coming_back_is_loud() -> None:
    state = galaxy(2)
    assert _choice(state, "order combat-quick")[2] == _choice(state, "resign yes")[2] == "written"
    assert _choice(having(state, ADA, missed=2), "order back")[2] == "first"


def test_menus_are_headed_by_what_is_asked() -> None:
    state = own(galaxy(2), ADA, "kiln")
    paying = replace(state, agenda=(Stage("pay", ADA, "resources", 3), *state.agenda))
    assert choices.heading(view_for(paying, ADA), VERB["pay"]) == "How do you pay 3 resources?"
    opening = moments(1, 2)[0].state
    assert choices.heading(view_for(opening, ADA), VERB["decide"]) == "Begin with which technology?"
    assert choices.heading(view_for(state, ADA), VERB["activate"]) == "Activate which system?"


@pytest.mark.parametrize("kind", KINDS)
def test_a_menu_of_answers_asks_a_question_whatever_is_asked(kind: str) -> None:
    question = Question(kind, ADA, ("aster", "fallow"), "aster", "scout:3" if kind == "fury" else "B3")
    state = replace(galaxy(2), agenda=(question, *galaxy(2).agenda))
    for verb in ("choose", "decide", "explore"):
        assert choices.heading(view_for(state, ADA), VERB[verb]).endswith("?")


PLANETS = ("gain", "survey", "crown", "specialty", "muster", "build")


@pytest.mark.parametrize("kind", PLANETS)
def test_a_planet_that_answers_a_question_says_what_is_done_with_it(kind: str) -> None:
    state = galaxy(2)
    label, _ = questions.option(view_for(state, ADA), flow.FLOW.read(Question(kind, ADA, ("aster",), "aster")), "aster")
    assert "Aster" in label and label != "Aster"


@pytest.mark.rule("GAL-G60", "GAL-G41", "GAL-G33", "GAL-G67")
def test_what_a_press_costs_stands_on_it() -> None:
    state = galaxy(2)
    view = view_for(state, ADA)
    goal = steps.PublicGoal(owner=ADA, options=("great-works", "learned", "none"), default="none")
    assert questions.option(view, goal, "great-works")[0] == "Score Great Works, 6 resources"
    assert questions.option(view, goal, "learned")[0] == "Score Learned: own 3 technologies"
    crew = steps.Crew("B3", True, owner=ADA, options=("scout", "infantry@aster"), default="scout")
    assert questions.option(view, crew, "scout")[0] == "Produce 1 scout, for 2"
    assert _choice(state, "use puzzle-engine void-compass")[0] == "Learn Void Compass with Puzzle Engine, 6 resources"
    assert _choice(own(state, ADA, "lantern"), "use lantern")[0] == "Use Lantern: draw 1 order card"
    above = put(state, ADA, "C3", "1 transport, 2 infantry")
    landing = replace(above, system="C3", agenda=(Stage("land", ADA, "C3"), *state.agenda))
    assert _choice(landing, "land meridian 2 infantry")[0] == "Land all on Meridian, 6 influence"


def test_a_truce_and_a_storm_do_not_stop_anything_being_offered() -> None:
    state = attach(galaxy(2), "aster", "truce-world")
    state = system_with(planet_with(state, "kiln", destroyed=True), "B3", storm="alpha")
    for text in legal(state, ADA):
        assert _choice(state, text)[0]


@pytest.mark.rule("GAL-G09", "GAL-G46")
def test_passing_the_round_under_a_post_asks_first_unless_nothing_else_could_be_done() -> None:
    state = galaxy(2)
    assert GAME.choice(GAME.view(state, None), Pass()).sure == "", "no ship could gain anything, and tokens are kept"
    last = having(state, 1, points=8)
    assert GAME.choice(GAME.view(last, None), Pass()).sure == (
        "Bob may win when this round ends. Tokens left: 3 tactic, 2 strategy. End your round?"
    )
    assert GAME.choice(GAME.view(last, ADA), Pass()).sure == "", "on one's own side one has pressed already"
    assert GAME.choice(GAME.view(state, None), Trust()).label == GAME.choice(GAME.view(state, None), Pass()).label
    done = having(state, ADA, tactic=0, strategy=0)
    assert GAME.choice(GAME.view(done, None), Pass()).sure == "", "nothing else is left"
    lantern = own(done, ADA, "lantern")
    assert GAME.choice(GAME.view(lantern, None), Pass()).sure == "", "no token is left unused"


@pytest.mark.rule("GAL-G11", "GAL-G12")
def test_a_system_says_how_likely_its_planet_is_taken_before_what_the_map_shows() -> None:
    state = galaxy(2)
    cinder = state.planet_by_id["cinder"]
    where = cinder.system
    beside = next(b for a, b in board.chart(state).edges if a == where and b != home(state, ADA))
    state = own(put(put(state, BOB, "cinder", "1 infantry"), BOB, where, "1 scout"), BOB, "cinder")
    state = put(state, ADA, beside, "1 scout, 1 infantry")
    # 21 of 51, and the square of that.
    assert _choice(state, f"activate {where}")[0] == f"Take Cinder in {where} (1 in 6)"
    moving = replace(state, system=where, agenda=(Stage("move", ADA, where), *state.agenda))
    assert _choice(moving, f"move {beside} 1 scout")[0].endswith(": space fight 2 in 5"), "no ground force comes along"
    label = _choice(moving, f"move {beside} 1 scout, 1 infantry")[0]
    assert label == "Bring all: takes Cinder 1 in 6"
