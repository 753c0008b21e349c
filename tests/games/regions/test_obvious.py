"""What is done for a seat that has nothing left to choose."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from engine.core.flow import MASTER, Question
from engine.core.verbs import Choose, Pass
from engine.games.regions.game import GAME
from engine.games.regions.rules import obvious, stakes
from engine.games.regions.rules.party import card_piles
from engine.games.regions.state.content import Effect, Play, content
from engine.games.regions.state.moves import Claim, Light
from engine.games.regions.state.options import Options
from engine.games.regions.state.scenarios import Placed
from engine.games.regions.state.state import Habits, Strike, Trial, Turn, who
from tests.games.regions.build import (
    ADA,
    BOB,
    DUST,
    corridor,
    party,
    play,
    region,
    scenario,
    thorough,
    way,
    with_entity,
    with_member,
)


@pytest.mark.rule("REG-G10", "REG-G13")
def test_a_turn_ends_by_itself_where_only_ending_it_is_left() -> None:
    spent = Turn(ADA, strategy=True, action=True)
    state = with_member(replace(party(), turn=spent), ADA, moved=True)
    assert GAME.obvious(state, ADA) == Pass()
    assert GAME.obvious(with_member(state, ADA, moved=False), ADA) is None, "there is a Move left"
    assert GAME.obvious(replace(state, turn=Turn(ADA, strategy=True)), ADA) is None, "there is a Search left"
    draws = replace(with_member(state, ADA, pack=(), equipped=("torch",), habits=Habits()), turn=Turn(ADA, action=True))
    assert GAME.obvious(draws, ADA) == Pass(), "a card is drawn by itself, and nothing is stowed for that"
    asks = with_member(draws, ADA, habits=Habits(draw="ask"))
    assert GAME.obvious(asks, ADA) is None, "whether one is drawn is theirs to say"
    through = replace(thorough(state), turn=Turn(ADA, strategy=True), searched={state.members[ADA].region: 3})
    assert GAME.obvious(through, ADA) == Pass(), "a Search of what is searched through is none"
    assert GAME.obvious(state, BOB) is None, "whose turn it is not has nothing to end"


def test_the_only_answer_is_given_and_a_game_masters_is_not() -> None:
    state = party()
    only = Question("heal", ADA, ("ague",), "ague", together=True)
    assert GAME.obvious(replace(state, agenda=(only,)), ADA) == Choose("ague")
    two = replace(only, options=("ague", "rot"))
    assert GAME.obvious(replace(state, agenda=(two,)), ADA) is None
    theirs = replace(state, names=(*state.names, "Gus"), master=3, agenda=(Question("go on", MASTER, ("on",), "on"),))
    assert GAME.obvious(theirs, 3) is None


@pytest.mark.rule("REG-G60")
def test_alone_in_town_with_nothing_to_buy_or_put_on_one_sets_out() -> None:
    chosen = Options(town="yes")
    alone = replace(party(corridor(), "warden", options=chosen), phase="town")
    poor = with_member(alone, ADA, ready=False, valuables=0, pack=())
    assert GAME.obvious(poor, ADA) == Pass()
    assert GAME.obvious(with_member(poor, ADA, valuables=1), ADA) is None, "a torch costs 1 Valuable"
    assert GAME.obvious(with_member(poor, ADA, pack=("torch",)), ADA) is None, "there is a torch to be put on"
    two = replace(party(corridor(), "warden", "delver", options=chosen), phase="town")
    both = with_member(with_member(two, ADA, ready=False, valuables=0), BOB, ready=False, valuables=0)
    assert GAME.obvious(both, ADA) is None, "Gear still changes hands"
    assert GAME.obvious(with_member(with_member(both, BOB, ready=True), ADA, pack=()), ADA) == Pass(), (
        "the last of all has nothing to wait for"
    )


@pytest.mark.rule("REG-G07", "REG-G08")
@pytest.mark.parametrize(("injuries", "bobs", "done"), [(2, False, None), (2, True, Claim()), (3, True, Claim())])
def test_who_was_down_gets_up_without_a_press_last_of_all(injuries, bobs, done) -> None:
    """A Pathfinder's 16 EP bear three Injuries: the fourth kills."""
    state = with_member(party(corridor(), "pathfinder", "delver"), ADA, ep=0, fallen=True, injuries=injuries)
    assert GAME.obvious(with_member(state, BOB, acted=bobs), ADA) == done


@pytest.mark.rule("REG-G13", "REG-G25")
def test_a_lamp_is_lit_without_a_press_before_the_round_goes_on_in_the_dark() -> None:
    dark = scenario(way("hall", "crypt"), way("crypt", "vault"), regions=(region("crypt", light="dark"),))
    state = with_member(party(dark, "delver", "warden", at="crypt"), ADA, acted=True, moved=True, equipped=("oil-lantern",))
    state = with_member(state, ADA, habits=Habits())
    after, _ = play(with_member(state, BOB, moved=True), BOB, "pass")
    assert GAME.obvious(after, ADA) == Light()


@pytest.mark.rule("REG-G13")
def test_whether_the_round_goes_on_is_never_said_for_anybody() -> None:
    state, _ = play(with_member(party(corridor(), "warden", "delver"), ADA, acted=True), BOB, "pass")
    assert GAME.turn(state) == (ADA, BOB) and GAME.obvious(state, ADA) is GAME.obvious(state, BOB) is None


@pytest.mark.rule("REG-G21", "REG-G05")
@pytest.mark.parametrize(
    ("foe", "deed", "card", "ep", "settled"),
    [
        ("needle-gnats", "sting", "duck", 24, True),
        ("bramble-hounds", "run-down", "duck", 24, False),
        ("bramble-hounds", "run-down", "duck", 5, False),
        ("bramble-hounds", "run-down", "brace", 24, False),
        ("needle-gnats", "sting", "duck", 4, False),
    ],
)
def test_a_card_that_spares_an_ep_on_average_or_keeps_one_up_is_asked_about(
    foe: str, deed: str, card: str, ep: int, settled: bool
) -> None:
    """Hounds roll d8, for d8 damage. Sure Footing's d6 is hit in 33 pairs of 48, by 4.5 EP: 3.1. Duck's d8 is hit in 36 of
    64: 2.5, so it spares 0.6: of a blow that takes 4 EP and more where it hits, that is asked about. Of d8 less Brace's 2d4
    14.5/16 is left, 33 times in 48: 0.6, so it spares 2.5. With 5 EP she goes down by 5 or more, half of the hits: 0.34,
    with Duck 0.28. Gnats do d4: 2.5 where they hit, of which Duck spares 0.3. The last 4 EP go 0.03 less often by it."""
    hounds = Placed("hounds", foe, "hall")
    state = with_member(party(corridor(placed=(hounds,)), "pathfinder"), ADA, hand=(card,), ep=ep)
    question = Question("react", ADA, ("sure-footing", card, "none"), card, deed, together=True)
    strike = Strike("hounds", deed, (who(ADA),), "turn", stage="answers")
    asked = replace(state, agenda=(question, strike))
    assert GAME.obvious(asked, ADA) == (Choose("sure-footing") if settled else None)


@pytest.mark.rule("REG-G21", "REG-G05")
def test_a_reaction_that_spares_less_than_an_ep_is_made_without_a_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dust rolls d6 for Inflict, d4 for Damage. Of 36 pairs with Hunker's d6 21 hit, and a d4 of Defence leaves 10/16 of
    an EP; Duck's d8 is hit 21 times in 48, by 2.5 EP: 0.4 against 1.1."""
    state = with_member(party(corridor(placed=(DUST,)), "delver"), ADA, hand=("duck",))
    question = Question("react", ADA, ("hunker", "duck", "none"), "duck", "settle", together=True)
    strike = Strike("dust", "settle", (who(ADA),), "turn", stage="answers")
    asked = replace(state, stage="environs", agenda=(question, strike))
    assert GAME.obvious(asked, ADA) == Choose("hunker"), "the first time too"
    assert GAME.obvious(with_member(asked, ADA, ep=4), ADA) == Choose("hunker"), "4 damage less 1 at least leaves 1 of 4"
    heartening = replace(content().catalogue["duck"], effects=(Effect("draw", "1"),))
    with monkeypatch.context() as patch:
        patch.setattr(
            obvious,
            "content",
            lambda: SimpleNamespace(crafts=content().crafts, catalogue={**content().catalogue, "duck": heartening}),
        )
        assert GAME.obvious(asked, ADA) is None, "it does something besides"
    noticed = Play("stare", "Stare", "action", inflict="d6", effects=(Effect("tokens", "1"),))
    with monkeypatch.context() as patch:
        patch.setattr(obvious, "play_of", lambda *_: noticed)
        assert GAME.obvious(asked, ADA) is None, "a Stealth Token is at stake"
    stepping = Question("interrupt", ADA, ("dig-in", "none"), "none", "settle", together=True)
    both = replace(asked, agenda=(stepping, question, strike))
    assert GAME.obvious(both, ADA) == Choose("hunker"), "a d4 for the d6 hits 10 in 24: a tenth of an EP less"


@pytest.mark.rule("REG-G21", "REG-G05")
@pytest.mark.parametrize(
    ("card", "ep", "injuries", "settled"),
    [("duck", 4, 0, True), ("roll-with-it", 7, 3, True), ("roll-with-it", 6, 3, False), ("brace", 4, 0, False)],
)
def test_who_may_go_down_is_asked_where_a_card_makes_it_less_likely(
    card: str, ep: int, injuries: int, settled: bool
) -> None:
    """Hounds roll d8 for d8 damage. Guard's d6 is hit 33 times in 48. Of d8 less d4 there are 4 or more in 10 pairs of 32,
    6 or more in 3, 7 or more in 1: she falls 1 in 5, 1 in 16 or 1 in 46. Duck's d8 is hit 36 times in 64 and lets 5 in 8
    through: 0.35, so it is of no use. Roll With It's d6 leaves 7 or more in 1 pair of 48, 0.7 in 100 less, and 6 or more
    in 3: 2.1 in 100 less, which matters where the Injury kills. Brace's 2d4 leaves 4 or more in 10 pairs of 128: 0.16
    less likely."""
    hounds = Placed("hounds", "bramble-hounds", "hall")
    state = party(corridor(placed=(hounds,)), "warden")
    state = with_member(state, ADA, hand=(card,), ep=ep, injuries=injuries)
    question = Question("react", ADA, ("guard", card, "none"), "guard", "run-down", together=True)
    asked = replace(state, agenda=(question, Strike("hounds", "run-down", (who(ADA),), "turn", stage="answers")))
    assert GAME.obvious(asked, ADA) == (Choose("guard") if settled else None)


@pytest.mark.rule("REG-G20", "REG-G21")
def test_stepping_in_is_asked_about_where_it_matters(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dust does d4 to Bob, less d4: with 5 EP he stands in any case, with 2 he falls 3 times in 16 hits."""
    state = party(corridor(placed=(DUST,)), "delver", "warden")
    question = Question("interrupt", ADA, ("catch-the-arm", "none"), "none", "settle", together=True)
    strike = Strike("dust", "settle", (who(BOB),), "turn", stage="answers")
    asked = replace(with_member(state, BOB, ep=5), stage="environs", agenda=(question, strike))
    assert GAME.obvious(asked, ADA) == Choose("none")
    assert GAME.obvious(with_member(asked, BOB, ep=2), ADA) is None
    ordered = with_member(asked, ADA, habits=Habits(least=2))
    assert GAME.obvious(ordered, ADA) is None, "from 2 Damage on they want to be asked, and a d4 does 2.5"
    with monkeypatch.context() as patch:
        patch.setattr(stakes, "LEAST", 0.0)
        assert GAME.obvious(asked, ADA) is None, "a card that spares more is asked about"
    helping = Question("assist", ADA, ("second-eyes", "none"), "none", "settle", together=True)
    assert GAME.obvious(replace(asked, agenda=(helping, strike)), ADA) == Choose("none"), "it changes nothing"


@pytest.mark.rule("REG-G05", "REG-G21")
def test_reactions_that_come_to_the_same_are_no_question_and_others_say_the_difference() -> None:
    """Hounds roll d8 for d8 damage; Guard and Roll With It answer with d6. Of d8 less d4 74/32 is left on
    average, less d6 83/48, and both are hit 33 times in 48: 1.6 and 1.2 EP. A card with the same dice as Guard differs
    in nothing."""
    hounds = Placed("hounds", "bramble-hounds", "hall")
    state = with_member(party(corridor(placed=(hounds,)), "warden"), ADA, hand=("roll-with-it",), reacted=True)
    question = Question("react", ADA, ("guard", "roll-with-it", "none"), "guard", "run-down", together=True)
    asked = replace(state, agenda=(question, Strike("hounds", "run-down", (who(ADA),), "turn", stage="answers")))
    assert GAME.obvious(asked, ADA) == Choose("guard"), "half an EP is no question"
    told = [GAME.choice(GAME.view(asked, ADA), Choose(option)).label for option in question.options[:2]]
    assert told == ["Guard (free): about -2 EP", "Roll With It: saves hardly anything"]
    same = replace(content().catalogue["guard"], id="roll-with-it")
    twice = {**content().catalogue, "roll-with-it": same}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(obvious, "content", lambda: SimpleNamespace(crafts=content().crafts, catalogue=twice))
        assert GAME.obvious(asked, ADA) == Choose("guard")
        assert GAME.obvious(with_member(asked, ADA, ep=8), ADA) == Choose("guard"), "8 damage less 1 at least leaves 1"


@pytest.mark.rule("REG-G10", "REG-G21")
def test_a_reaction_card_that_goes_at_the_rounds_end_in_any_case_is_played_unasked() -> None:
    """Dust's d6 hits Guard's d6 21 times in 36, by 0.625 EP after a d4: 0.36. Roll With It's d6 of
    Defence leaves (3 + 2 + 1) / 24 of an EP: 0.15."""
    hand = ("roll-with-it", "brace", "dig-in", "shouted-warning", "full-effort", "sweep")
    state = with_member(party(corridor(placed=(DUST,)), "warden"), ADA, hand=hand, spare=("roll-with-it",), reacted=True)
    assert card_piles.going(state, ADA) == ("roll-with-it",)
    question = Question("react", ADA, ("guard", "roll-with-it", "none"), "guard", "settle", together=True)
    strike = Strike("dust", "settle", (who(ADA),), "turn", stage="answers")
    asked = replace(state, stage="environs", agenda=(question, strike))
    assert GAME.obvious(asked, ADA) == Choose("roll-with-it")
    kept = with_member(asked, ADA, hand=hand[:5])
    assert GAME.obvious(kept, ADA) == Choose("guard"), "5 cards are kept: it costs a card"


@pytest.mark.rule("REG-G10", "REG-G20")
def test_no_card_is_laid_for_its_owner_and_help_says_its_gain() -> None:
    """A delver searches with a d6, with help a d8, against a d6: 21/36 and 33/48 find it, 3 in 5 and 2 in 3. That is
    next to nothing."""
    state = with_member(party(corridor(), "warden", "delver"), ADA, hand=("second-eyes",))
    question = Question("assist", ADA, ("second-eyes", "none"), "none", "", together=True)
    asked = replace(state, turn=Turn(BOB), agenda=(question, Trial(BOB, "search", "1d6")))
    assert GAME.obvious(asked, ADA) == Choose("none")
    label = GAME.choice(GAME.view(asked, ADA), Choose("second-eyes")).label
    assert label == "Second Eyes: 2 in 3, not 3 in 5"
    full = with_member(asked, ADA, hand=("second-eyes",) * 7)
    assert GAME.obvious(full, ADA) == Choose("none"), "nor is one that goes in any case"


@pytest.mark.rule("REG-G20", "REG-G21")
@pytest.mark.parametrize(("ep", "settled"), [(9, True), (5, False)])
def test_help_that_changes_little_is_no_question_unless_it_may_end_what_it_is_aimed_at(ep: int, settled: bool) -> None:
    """Heave does d8, 4.5 on average, and d10, 5.5, with From Both Sides: an EP more, which ends hounds with 5 EP."""
    state = party(corridor(placed=(Placed("hounds", "bramble-hounds", "hall"),)), "mender", "delver", turn=BOB)
    state = with_member(with_entity(state, "hounds", ep=ep, number=1), ADA, hand=("from-both-sides",))
    question = Question("assist", ADA, ("from-both-sides", "none"), "none", "heave", together=True)
    asked = replace(state, agenda=(question, Strike(who(BOB), "heave", ("hounds",), "act", stage="answers")))
    assert GAME.obvious(asked, ADA) == (Choose("none") if settled else None)
