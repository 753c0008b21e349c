"""Bot players of the Cavern: what they may know, how they decide, what they say and advise (TAB-100)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from engine.core.bot_players import LEVELS, Level, Manner
from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.core.moves import Move
from engine.core.verbs import Choose
from engine.games.cavern.game import GAME
from engine.games.cavern.player import saying
from engine.games.cavern.player.advising import _with_card
from engine.games.cavern.player.beside_hand import _ends as ends
from engine.games.cavern.player.beside_hand import first_ways, points_of, put_first, worth_laying
from engine.games.cavern.player.company import HABITS
from engine.games.cavern.player.leading import rivalry
from engine.games.cavern.player.sensible import Habits, are_alike, ground_of, sendings
from engine.games.cavern.player.worth import Outlook, closing, hunted, prospects
from engine.games.cavern.rules.ending import likely_points
from engine.games.cavern.speech.tile_offers import lays
from engine.games.cavern.state.content import content
from engine.games.cavern.state.moves import Breach, Place, Prompts, Send, Spend
from engine.games.cavern.state.options import Options
from engine.games.cavern.state.state import Contest, Encountering, Gold, Holding, State

from .build import Bench, cavern, letter, player, sent, treasure

NAMES = ("Ada", "Bob", "Cy", "Dee")


def lot(key: str = "lot") -> Dice:
    return Dice(KeyedSource(key))


def decided(state: State, level: Level, seat: int = 0) -> str:
    """Return what a seat of a level does."""
    thought = GAME.decide(GAME.view(state, seat), list(GAME.legal(state, seat)), GAME.mind(), Manner(level), lot())
    return str(thought.move)


def moments(players: int, seed: int, share: float) -> Iterator[State]:
    """Yield some states of a game played by chance, and its end."""
    chance, dice = Random(seed), lot(f"moments {seed}")
    state, _ = GAME.new(Setup(NAMES[:players], Options("on" if players == 1 else "off")), dice)
    while seats := GAME.turn(state):
        if chance.random() < share:
            yield state
        state, _ = GAME.apply(state, seats[0], chance.choice(list(GAME.legal(state, seats[0]))), dice)
    yield state


def test_another_lot_imagines_other_hidden_things() -> None:
    state = next(state for state in moments(3, 5, 0.02) if state.delvers)
    view = GAME.view(state, 0)
    first, other = (GAME.imagined(view, lot(key)) for key in ("one", "other"))
    assert first.stack != other.stack and first.encounters != other.encounters and first.gold != other.gold
    assert first.players[1].hand != other.players[1].hand
    assert first == GAME.imagined(view, lot("one")), "the same lot, the same cavern"


def test_people_choose_their_bands_first() -> None:
    state, _ = GAME.new(Setup(NAMES[:2], Options()), lot())
    legal = list(GAME.legal(state, 1))
    asked = GAME.view(state, 1), legal, GAME.mind()
    assert GAME.decide(*asked, Manner("steady", (0,)), lot()).move is None
    assert GAME.decide(*asked, Manner("steady"), lot()).move in legal


# Decisions that can be worked out by hand.

NICHE = (0, 1)
"""Where a room lies below the entrance, open to the east alone."""
BESIDE = (1, 1)


def niche(bench: Bench, hand: tuple[str, ...]) -> State:
    """Return a cavern whose one room holds 3 Gold and one of seat 0's Delvers, and opens on the cell beside it."""
    own = player(0, hand, reserve=("brute", "leader", "mage", "thief"))
    room = bench.tile("corridor N", "tan E bags=3")
    return cavern((own, player(1)), {NICHE: room}, delvers=(sent(0, "brute", NICHE, 1),))


def test_into_a_room_that_closes_for_it_alone_goes_the_delver_that_brings_most_in_an_encounter(bench: Bench) -> None:
    """In 500 rooms of each kind a brute brought most, or as much as the leader, and the thief less."""
    for loot in ("bags=1", "bags=2", "bags=3", "bags=4", "bags=2 chests=1"):
        state = cavern([player(0), player(1)], {(0, 1): bench.tile(f"tan - {loot}")}, step="send", placed=(0, 1))
        ways = sendings(ground_of(state, 0, HABITS["steady"]), HABITS["steady"])
        assert ways[0][1].delver == "brute", loot


@pytest.mark.parametrize("level", LEVELS)
def test_a_tile_that_closes_the_own_room_is_laid(bench: Bench, level: Level) -> None:
    """A blank tile closes the room, too; a tan end does, and adds a bag of its own."""
    state = niche(bench, (bench.tile(), bench.tile("tan W bags=1")))
    assert decided(state, level) == f"place 2 {letter(state, BESIDE)} 0"


def test_the_steady_close_a_room_to_a_rival_and_the_easygoing_think_of_themselves(bench: Bench) -> None:
    """The rival alone is inside, with 5 Gold, and no Delver is at hand: all that a tile can do is to keep the room open."""
    room = bench.tile("corridor N", "tan E bags=5")
    own = player(0, (bench.tile("tan W"), bench.tile("tan EW")), xp=0, reserve=())
    state = cavern((own, player(1, reserve=("mage",))), {NICHE: room}, delvers=(sent(1, "brute", NICHE, 1),))
    closing = f"place 1 {letter(state, BESIDE)} 0"
    assert decided(state, "steady") != closing, "that would be 5 Gold for the rival at once"
    assert decided(state, "sharp") != closing


def test_the_sharp_end_the_game_when_they_lead_and_put_it_off_when_they_do_not(bench: Bench) -> None:
    """Two tiles that do nothing, but that one has the last Sun: 10 points ahead it is laid, as far behind it is not."""
    hand, purse = (bench.tile("tan E"), bench.tile("tan E", sun=True)), (Gold(2),) * 5
    rich = cavern((player(0, hand, xp=0, reserve=(), gold=purse), player(1)), sun=1)
    poor = cavern((player(0, hand, xp=0, reserve=()), player(1, gold=purse)), sun=1)
    assert (decided(rich, "sharp").split()[:2], decided(poor, "sharp").split()[:2]) == (["place", "2"], ["place", "1"])
    assert decided(rich, "steady") == decided(poor, "steady"), "who does not think of it takes the first of equals"
    early = replace(rich, sun=3)
    assert decided(early, "sharp").startswith("place 1"), "with more Suns to come nobody does"


def test_what_the_leader_expects_counts_most_against_a_move() -> None:
    """Two rivals 5 points apart count as 1 to 1 / e, 1.5 in all; a single one counts as much as oneself."""
    purses = ((), (Gold(1),) * 5, (Gold(2),) * 5)
    three = cavern([player(seat, gold=purse) for seat, purse in enumerate(purses)])
    assert rivalry(three, 0, 1.0) == pytest.approx((0.0, 1.5 * 0.2689, 1.5 * 0.7311), abs=1e-3)
    assert rivalry(cavern(2), 0, 0.5) == (0.0, 0.5) and rivalry(cavern(1), 0, 1.0) == (0.0,)


def test_what_rivals_hold_facedown_counts_as_the_mean_of_its_deck() -> None:
    """A faceup Gold card of 2 is worth 3, a facedown one 145 / 85 to others; a faceup abacus 6, a facedown card 65 / 20."""
    chest = (Holding("jade_abacus", up=True), Holding("kings_teeth"))
    rival = player(1, gold=(Gold(2, up=True), Gold(3)), treasure=chest)
    seen = GAME.view(cavern((player(0), rival)), 0).state.players[1]
    assert likely_points(seen) == pytest.approx(3 + 145 / 85 + 6 + 65 / 20)
    assert likely_points(rival) == 3 + 3 + 6 + 5, "the king's teeth are worth 5 to the player who holds them"


def test_closing_one_side_is_an_even_chance_after_so_many_turns_and_two_take_twice_as_long() -> None:
    """The steady guess 6 turns for any room; who counts less on open rooms, and least on corridors, waits longer."""
    guess, wary = Outlook(), Outlook(room=8.0, corridor=14.0)
    for turns, corridor, outlook in ((6, False, guess), (6, True, guess), (8, False, wary), (14, True, wary)):
        assert closing(1, corridor, turns, outlook) == 0.5
        assert closing(2, corridor, 2 * turns, outlook) == 0.5


def test_the_sharp_count_less_on_open_rooms_and_least_on_corridors() -> None:
    steady, sharp = (HABITS[level].outlook for level in ("steady", "sharp"))
    assert steady.room == steady.corridor < sharp.room < sharp.corridor


def test_what_is_remembered_of_rooms_takes_little_memory_however_long_the_bot_runs() -> None:
    """A room is about a third of a kilobyte, and every game has some 2,000 that were never asked for before."""
    for remembered in (prospects, hunted):
        assert (remembered.cache_info().maxsize or 1 << 30) * 500 < 64_000_000


def test_the_sharp_leave_a_room_to_the_tile_that_closes_it_better_in_the_extra_turn(bench: Bench) -> None:
    """The last turn: a room with 3 Gold, and a tile with Fast Movement that has 3 more in a closed room of its own.

    Who thinks of one tile only closes the room with that. Laid elsewhere it brings its own room all the same, and the other
    tile closes the one that waits, with a bag more.
    """
    hand = (bench.tile("blue - bags=3", fast=True), bench.tile("tan W bags=1"))
    state = replace(niche(bench, hand), ending="sun", first=1)
    assert decided(state, "steady") == f"place 1 {letter(state, BESIDE)} 0"
    verb, tile, at, _ = decided(state, "sharp").split()
    assert (verb, tile) == ("place", "1") and at != letter(state, BESIDE)


@pytest.mark.parametrize("level", LEVELS)
def test_a_delver_goes_where_the_room_is_complete(bench: Bench, level: Level) -> None:
    """Beside each other lie a room with 2 Gold that is closed and one with 2 Gold that is open: 2 Gold now are more."""
    both = bench.tile("tan W bags=2", "blue E bags=2")
    state = cavern(2, {NICHE: bench.tile("corridor N", "tan E"), BESIDE: both}, step="send", placed=BESIDE)
    assert decided(state, level).endswith(" 1"), "section 1 is the one in the west"


@pytest.mark.parametrize(("level", "expected"), [("easy-going", "roll"), ("steady", "spend 1"), ("sharp", "spend 1")])
def test_two_dice_are_bought_for_two_points_but_by_the_easygoing(bench: Bench, level: Level, expected: str) -> None:
    """A thief needs 2 Combat for a chest. A purple die shows any with 1/5 (1/6, and once more after a Reroll), so both do
    with 4 %. With 2 white dice, of which each shows none with 1/3 and 1 with 5/9, it is 66 %: 62 % of 3.25 points, or 2.

    That is more than the 1 point that an XP has to bring; the easy-going save theirs.
    """
    chest = bench.tile("corridor N", "tan S chests=1")
    test = Contest("test", (*NICHE, 1), (0,), 0, 1, card="breathing_organ", option=0)
    state = cavern(
        2, {NICHE: chest, (0, 2): bench.tile("tan N")}, delvers=(sent(0, "thief", NICHE, 1, up=True),), agenda=(test,)
    )
    assert decided(state, level) == expected


def test_a_forester_who_knows_the_cards_has_another_one_read(bench: Bench) -> None:
    """The organ wants 2 Combat and takes an XP, or 4 Spoils: for a brute and 2 Gold about 2 points, and 4 are usual."""
    gold = bench.tile("corridor N", "tan S bags=2")
    met = Encountering((*NICHE, 1), 0, "breathing_organ")
    forester = player(0, xp=3, faction="forestfolk")
    state = cavern(
        (forester, player(1, faction="kobolds")),
        {NICHE: gold, (0, 2): bench.tile("tan N")},
        delvers=(sent(0, "brute", NICHE, 1, up=True),),
        agenda=(met,),
    )
    assert decided(state, "sharp") == "spend ability"
    assert decided(state, "steady").startswith("choose"), "who knows titles only cannot tell that it is a bad one"


def test_the_sharp_look_through_the_lens_before_they_lay_a_tile(bench: Bench) -> None:
    room = bench.tile("corridor N", "tan E bags=3")
    own = player(0, (bench.tile("tan W"),), treasure=treasure("keyhole_lens"))
    state = cavern((own, player(1)), {NICHE: room}, delvers=(sent(1, "brute", NICHE, 1),))
    assert decided(state, "sharp") == "reveal keyhole_lens"
    empty = cavern((own, player(1)), {NICHE: room}, delvers=())
    assert decided(empty, "sharp").startswith("place"), "there is nobody to look at"


def test_a_sharp_wraith_drifts_into_a_room_that_its_tile_walls_off(bench: Bench) -> None:
    """A blank tile, the only one, closes an empty room with 4 Gold: 1 XP for about 7 points."""
    room = bench.tile("corridor N", "tan E bags=4")
    wraith = player(0, faction="wraiths")
    state = cavern((wraith, player(1)), {NICHE: room, BESIDE: bench.tile()}, step="send", placed=BESIDE)
    move = decided(state, "sharp")
    after, _ = GAME.apply(state, 0, GAME.read(state, 0, move), lot())
    assert move.startswith("send") and after.players[0].xp == 2, "1 of 3 XP is paid for it"


# What they say, and what they advise.


@pytest.mark.parametrize("kind", ["mage", "brute"])
def test_what_is_claimed_of_a_facedown_delver_does_not_depend_on_it(bench: Bench, kind: str) -> None:
    """CAV-G62: no claim is ever confirmed; so it may be a bluff, and says nothing."""
    room = bench.tile("corridor N", "tan E bags=4")
    own = player(0, reserve=(kind,))
    others = tuple(sent(0, other, (0, 0), 0) for other in ("leader", "thief"))
    state = cavern((own, player(1)), {NICHE: room}, step="send", placed=NICHE, delvers=others)
    asked = GAME.view(state, 0), list(GAME.legal(state, 0)), GAME.mind()
    said = {GAME.decide(*asked, Manner("sharp"), lot(str(number))).says for number in range(40)}
    claims = {f"My {item} holds the tan room at M2." for item in ("brute", "mage", "leader", "thief")}
    assert said == claims, "whichever it is, all are claimed"


def test_advice_says_what_a_tile_closes_and_what_that_brings(bench: Bench) -> None:
    """Alone with 3 bags and one more: 4 Gold of about 1.7 points, or 2 of them where the Encounter goes wrong."""
    state = niche(bench, (bench.tile("tan W bags=1"),))
    first, *_ = GAME.advise(GAME.view(state, 0), list(GAME.legal(state, 0)), lot())
    assert str(first.move) == f"place 1 {letter(state, BESIDE)} 0"
    assert first.why == "About 8 points: it pays at once."
    assert first.label == "Tile 1 at N2: 4 Gold by a story (fail: 2); send brute", "what it does stands on the button alone"
    assert first.then == Send("brute", 1), "and with the same press the best Delver follows"


def test_advice_on_a_story_names_its_answers_and_no_setting(bench: Bench) -> None:
    """Alan has no XP, and holds a card for a roll: he would not be asked before it, but that answers no story."""
    ring = player(0, xp=0, treasure=treasure("butchers_ring"))
    state = cavern([ring, player(1)], agenda=(Encountering((0, 0, 0), 0, "propped_armour"),), step="resolve")
    legal = list(GAME.legal(state, 0))
    assert any(isinstance(move, Prompts) for move in legal)
    advice = GAME.advise(GAME.view(state, 0), legal, lot())
    assert sorted(str(item.move) for item in advice) == ["choose 1", "choose 2"]


def test_advice_compares_dice_bought_with_the_roll_as_it_is(bench: Bench) -> None:
    """By the numbers above: 2 more dice bring 2 points, and without them it is 4 % of 3.25."""
    chest = bench.tile("corridor N", "tan S chests=1")
    test = Contest("test", (*NICHE, 1), (0,), 0, 1, card="breathing_organ", option=0)
    state = cavern(
        2, {NICHE: chest, (0, 2): bench.tile("tan N")}, delvers=(sent(0, "thief", NICHE, 1, up=True),), agenda=(test,)
    )
    advice = GAME.advise(GAME.view(state, 0), list(GAME.legal(state, 0)), lot())
    reasons = {str(item.move): item.why for item in advice}
    assert next(iter(reasons)) == "spend 1"
    assert reasons["spend 1"] == "2 more dice bring about 2 points more, for 1 XP."
    # In the last turn XP is worth next to nothing; 6 dice are the most that one press rolls.
    rich = replace(test, chests=20)
    last = replace(
        state, players=(replace(state.players[0], xp=9), state.players[1]), ending="sun", acting=1, agenda=(rich,)
    )
    assert decided(last, "steady") == "spend dice"
    assert str(GAME.advise(GAME.view(last, 0), list(GAME.legal(last, 0)), lot())[0].move) == "spend 3"


def test_the_second_way_to_lay_a_tile_brings_something_else_than_the_first(bench: Bench) -> None:
    # Two tiles with an end of the same room's floor join it in the west or in the east: that is one thought.
    hall = bench.tile("tan EW bags=1", "corridor N")
    state = cavern([player(0, (bench.tile("tan EW"),)), player(1)], {(0, 1): hall}, delvers=(sent(0, "thief", (0, 1)),))
    ways = first_ways(state, 0)
    assert sum((1, letter(state, at), 0) in ways for at in ((-1, 1), (1, 1))) == 1


@pytest.mark.rule("CAV-G14")
def test_advice_to_use_the_card_against_corridors_names_tile_place_and_worth(bench: Bench) -> None:
    state = cavern([player(0, (bench.tile("tan N bags=2"),), xp=0), player(1)])
    # The entrance is all corridor: a tile with rock there is laid by the card alone.
    said = _with_card(ground_of(state, 0, Habits()))
    assert re.fullmatch(r"(Less than 1|About \d+) points?: with it tile 1 fits at M2\.", said), said


def pace(state: State, move: Move) -> str:
    """Return whether a move lays a tile that gives an extra turn."""
    lays = isinstance(move, Place | Breach)
    return "fast" if lays and content().tiles[state.players[state.acting].hand[move.tile - 1]].fast else ""


@pytest.mark.parametrize("players", [1, 3])
def test_the_button_that_comes_first_is_what_is_advised(players: int) -> None:
    private = tuple(verb.move for verb in GAME.verbs if verb.private)
    followed = 0
    for state in moments(players, 4, 0.15):
        for seat in GAME.turn(state) if state.phase == "play" else ():
            view, moves = GAME.view(state, seat), list(GAME.legal(state, seat))
            best = GAME.advise(view, moves, lot())[0].move
            if not state.agenda:
                steady = GAME.read(state, seat, decided(state, "steady", seat))
                # Of two ways to lay a tile that are worth about as much the one comes first that says more points.
                steady = put_first(state, seat, steady)
                assert best == steady or {"fast"} & {pace(state, best), pace(state, steady)}, (
                    "it is what a steady player does, but for what an extra turn brings"
                )
            if are_alike(state, Habits()):
                # Of two answers that are worth as much neither is coloured.
                assert not any(GAME.choice(view, move).lit for move in moves if isinstance(move, Choose))
                continue
            assert min(moves, key=lambda move: GAME.choice(view, move).order) == best
            # All see no more than the best of the others, which holds for every card that lies facedown.
            public = [move for move in moves if not isinstance(move, private)] if state.agenda else []
            if public and isinstance(state.agenda[0], Contest | Encountering):
                told = GAME.view(state, None)
                first = min(public, key=lambda move: GAME.choice(told, move).order)
                assert GAME.choice(told, first).rank < 0
                followed += first == best or isinstance(best, private)
    assert followed


def test_of_two_ways_to_lay_a_tile_that_are_worth_about_as_much_the_one_that_says_more_points_comes_first() -> None:
    place = next(verb for verb in GAME.verbs if verb.name == "place")
    swapped = 0
    for state in moments(3, 4, 0.15):
        seat = next(iter(GAME.turn(state)), None)
        if seat is None or state.phase != "play" or state.agenda or state.step != "place":
            continue
        ways, ground = list(first_ways(state, seat).items()), ground_of(state, seat, Habits())
        if len(ways) < 2:
            continue
        (first, more), (second, less) = ((way, points_of(state, seat, way, then)) for way, then in ways)
        worth = [worth_laying(ground, lays(state, seat, way)) for way in (first, second)]
        # Only what brings the last Sun stands behind though it says more.
        assert more >= less or worth[0] - worth[1] >= 1 or ends(state, seat, first) or ends(state, seat, second)
        swapped += more > less and worth[0] < worth[1]
        shown = GAME.shortcut(GAME.view(state, seat), place, ())
        blue = shown.ways[0][1] if shown is not None else None
        assert more >= less or blue is None or blue.text or "keeps loot from" in blue.label, "a lower number has its reason"
    assert swapped


@pytest.mark.parametrize("players", [1, 2, 3])
def test_what_is_pressed_first_beside_a_hand_is_the_first_advice_with_the_delver_that_goes_with_it(players: int) -> None:
    place = next(verb for verb in GAME.verbs if verb.name == "place")
    whole = cards = 0
    for seed in range(3):
        for state in moments(players, seed, 0.2):
            if state.phase != "play" or state.step != "place" or state.agenda:
                continue
            seat = state.acting
            view, moves = GAME.view(state, seat), list(GAME.legal(state, seat))
            best = GAME.advise(view, moves, lot())[0]
            short = GAME.shortcut(view, place, ())
            proposed = (
                [(move, choice, then) for (move, choice), then in zip(short.ways, short.then, strict=True)] if short else []
            )
            if not isinstance(best.move, Place | Breach):
                # Something else comes first: a Treasure card, other tiles, a Delver home.
                assert GAME.choice(view, best.move).rank < 0 and all(choice.rank >= 0 for _, choice, _ in proposed)
                cards += 1
            elif any(move == best.move for move, _, _ in proposed):
                (move, choice, then), *_ = proposed
                assert (move, then) == (best.move, best.then) and choice.lit
                whole += 1
    assert whole


def test_bots_say_what_they_want_whom_they_fight_for_it_and_when_they_stake_all(bench: Bench) -> None:
    room = bench.tile("corridor N", "tan E bags=4")
    own = player(0, reserve=("brute",))
    for there, said in (((), "Those 4 Gold will be mine."), ((1,), "Betty, I have come to fight you for it.")):
        delvers = tuple(sent(seat, "thief", NICHE, 1) for seat in there)
        state = cavern((own, player(1)), {NICHE: room}, step="send", placed=NICHE, delvers=delvers)
        asked = GAME.view(state, 0), list(GAME.legal(state, 0)), GAME.mind()
        assert GAME.decide(*asked, Manner("steady"), lot()).says == said
    fight = Contest("battle", (*NICHE, 1), (0, 1), 4, 0)
    both = tuple(sent(seat, "brute", NICHE, 1, up=True) for seat in (0, 1))
    players = (player(0, xp=2), player(1, xp=0))
    state = cavern(players, {NICHE: room}, delvers=both, agenda=(fight,), step="resolve")
    view = GAME.view(state, 0)
    assert saying.said(view, Spend("2"), "steady", lot()) == "All my XP on these dice."
    assert saying.said(view, Spend("1"), "steady", lot()) == "", "some of it is nothing to speak of"
