"""The end: points, who has won, and what becomes of unfinished rooms."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.errors import GameOver
from engine.core.events import Happened
from engine.core.game import Outcome
from engine.core.languages import speaking
from engine.games.cavern.game import GAME
from engine.games.cavern.rules.ending import score, winners
from engine.games.cavern.rules.events import course, gains, resolving
from engine.games.cavern.speech import chronicle
from engine.games.cavern.state.state import Contest, Die, Holding, Player, Roll, State

from .build import Bench, act, cavern, gold, player, sent, told, treasure


def ended(*players: Player) -> State:
    """Return a game that is over."""
    return cavern(players, phase="over")


@pytest.mark.rule("CAV-026", "CAV-028", "CAV-031", "CAV-179", "CAV-181", "CAV-182")
def test_points_are_the_values_of_the_cards_and_more_for_those_turned_faceup() -> None:
    assert score(player(0)) == 0
    assert score(player(0, gold=gold(1, 2, 3))) == 6
    assert score(player(0, gold=gold(1, -2, -3))) == 1 + (2 + 1) + (3 + 1)
    # King's teeth are worth 5, a butcher's ring 2.
    assert score(player(0, treasure=treasure("kings_teeth", "butchers_ring"))) == 7
    assert score(player(0, treasure=(Holding("kings_teeth", up=True), Holding("butchers_ring", used=True)))) == 5 + 2 + 2


@pytest.mark.rule("CAV-183", "CAV-193")
def test_the_most_points_win() -> None:
    state = ended(player(0, gold=gold(3, 3)), player(1, treasure=treasure("kings_teeth")), player(2, gold=gold(1)))
    assert GAME.outcome(state) == Outcome("ranked", (0,), (6, 5, 1))


@pytest.mark.rule("CAV-184", "CAV-G57")
def test_a_tie_goes_to_the_most_treasure_cards_used_or_faceup_or_not() -> None:
    # 2 + 2 + 1 = 5 points each; Alan has two treasures, one used.
    alan = player(0, treasure=(Holding("butchers_ring", used=True), Holding("velvet_glove")), gold=gold(1))
    betty = player(1, treasure=treasure("kings_teeth"))
    assert (score(alan), score(betty)) == (5, 5)
    assert winners(ended(alan, betty)) == (0,)
    assert winners(ended(betty, alan)) == (1,)


@pytest.mark.rule("CAV-185")
def test_who_is_tied_in_that_too_shares_the_victory() -> None:
    state = ended(player(0, gold=gold(2, 2)), player(1, gold=gold(1)), player(2, gold=gold(3, 1)))
    assert GAME.outcome(state) == Outcome("ranked", (0, 2), (4, 1, 4))


@pytest.mark.rule("CAV-G59")
def test_alone_one_plays_for_a_score() -> None:
    assert GAME.outcome(ended(player(0, gold=gold(2, 3)))) == Outcome("won", (0,), (5,))


@pytest.mark.rule("CAV-176", "CAV-182", "CAV-G58")
def test_unfinished_rooms_score_nothing_and_their_delvers_come_home(bench: Bench) -> None:
    tile = bench.tile("tan NE bags=3 chests=1")
    out = (sent(0, "brute", (1, 0)), sent(1, "mage", (1, 0)))
    alan = player(0, ["entrance"], gold=gold(2), reserve=["brute", "leader", "mage", "thief"])
    betty = player(1, [tile], reserve=["brute", "leader", "leader", "thief"])
    state = cavern([alan, betty], {(1, 0): tile}, delvers=out, acting=1, placed=(1, 0), step="send", ending="sun", sun=0)
    after, events = act(state, 1, "pass")
    assert after.phase == "over"
    assert after.delvers == ()
    assert [seat.reserve for seat in after.players] == [
        ("brute", "brute", "leader", "mage", "thief"),
        ("brute", "leader", "leader", "mage", "thief"),
    ]
    assert told(events, "ended") == [
        {"names": ("Alan", "Betty"), "points": (2, 0), "treasures": (0, 0), "winners": ("Alan",), "extra": ()}
    ]
    assert told(events, "collected") == []
    assert GAME.outcome(after) == Outcome("ranked", (0,), (2, 0))


@pytest.mark.rule("CAV-175", "CAV-176", "CAV-177", "CAV-G38")
def test_an_emptied_gold_deck_ends_the_round_even_if_cards_have_come_back(bench: Bench) -> None:
    tile, hall = bench.tile("tan SW"), bench.tile("tan - bags=2", "corridor S")
    seats = [player(seat, [tile] * 3, xp=0, reserve=[]) for seat in range(3)]
    out = (sent(0, "mage", (1, 0)), sent(1, "mage", (1, 0)))
    state = cavern(seats, {(1, 0): hall}, first=2, gold=(2, 3), stack=(tile,) * 9, delvers=out)
    # Two Gold cards are all there are. Alan wins 1 of 2 with white dice, C and C; Betty gets half of 1; the 3 returns.
    state = replace(state, placed=(1, 0), step="send", players=(replace(seats[0], reserve=("brute",)), *seats[1:]))
    state, events = act(state, 0, "pass", [0, 0, 0, 0])
    happened = [event.kind for event in events]
    assert happened.index("ending") < happened.index("won") < happened.index("returned")
    assert told(events, "ending") == [{"why": "gold"}]
    assert (state.gold, state.ending, state.phase, state.acting) == ((3,), "gold", "play", 1)
    # Betty still has her turn, and stops where Cedric, who went first, would begin.
    state, _ = act(state, 1, "place 1 A 0")
    assert state.phase == "play"
    state, events = act(state, 1, "pass")
    assert (state.phase, state.gold) == ("over", (3,)), "the deck holds a card again, and it ends all the same"
    assert told(events, "ended")


@pytest.mark.rule("CAV-175", "CAV-176")
def test_nothing_can_be_done_once_it_is_over() -> None:
    state = ended(player(0, ["entrance"]), player(1))
    assert list(GAME.legal(state, 0)) == []
    assert GAME.turn(state) == ()
    assert GAME.default(state, 0) is None
    with pytest.raises(GameOver):
        act(state, 0, "prompts off")


@pytest.mark.rule("CAV-175")
def test_a_game_under_way_has_no_outcome() -> None:
    assert GAME.outcome(cavern(2)) is None


def test_the_turning_point_of_a_game_is_the_room_that_set_its_winner_farthest_ahead() -> None:
    """In points a Gold card is worth 145/85, so 1.7, and a Treasure card 65/20, so 3.25 on average."""
    alone = [
        course.Opened("Alan"),
        course.Turn("Alan", extra=False),
        resolving.Completed("M2", "tan", 2, (3, 0), ("Alan's brute",)),
        gains.Collected("Alan", 3, 0),
    ]
    fought = [
        course.Turn("Betty", extra=False),
        course.Turn("Alan", extra=True),
        course.Turn("Alan", extra=False),
        resolving.Completed("N1", "blue", 4, (4, 1), ("Alan's brute", "Betty's mage")),
        resolving.Battle(("Alan", "Betty"), (4, 1)),
        resolving.Rolled("Alan", ("wC",), 1, 0, 0),
        resolving.Rolled("Betty", ("wCS",), 5, 1, 3),
        gains.Collected("Betty", 2, 1),
        gains.Collected("Alan", 1, 0),
    ]

    def turning(*happened: Happened, winner: str = "Betty") -> str:
        names = ("Alan", "Betty")
        ended = course.Ended(names, (1, 2), (0, 1), (winner,))
        return chronicle.turning_point(None, [e.told() for e in (*happened, ended)])

    assert turning(*alone) == turning() == "", "what the loser did decides nothing"
    assert turning(*alone, *fought, winner="Alan").splitlines()[0] == "**Turning point, round 1:** Alan took 3 Gold at M2."
    # 2 Gold and 1 Treasure less 1 Gold, so 4.96; the 3 Gold that Alan took alone, 5.12, do not count for Betty.
    told_ = turning(*alone, *fought)
    assert told_.splitlines() == [
        "**Turning point, round 2:** Betty beat Alan 5 to 1 at N1: 2 Gold and 1 Treasure.",
        "**Lost by dice:** Alan 2 Gold and 1 Treasure at N1 (to Betty).",
    ]
    own = [resolving.Completed("O1", "tan", 2, (4, 0), ("Betty's mage",)), gains.Collected("Betty", 4, 0)]
    assert turning(*alone, *own).splitlines()[-1] == "**Best of the others:** Alan 3 Gold at M2.", "he lost nothing by dice"
    # Of 4 Gold a failed roll left him half, which is less than what he lost to Betty.
    failed = [
        resolving.Completed("P1", "tan", 2, (4, 0), ("Alan's thief",)),
        resolving.Failed("Alan", "test"),
        gains.Collected("Alan", 2, 0),
    ]
    assert turning(*alone, *failed, *fought).splitlines()[-1] == told_.splitlines()[-1]
    more = [replace(failed[0], loot=(8, 0)), *failed[1:]]
    assert turning(*alone, *more, *fought).splitlines()[-1] == "**Lost by dice:** Alan 6 Gold at P1 (roll failed)."
    # The last of two that set Alan 3 Gold ahead.
    later = [
        resolving.Completed("P1", "tan", 2, (3, 0), ("Alan's thief", "Betty's brute")),
        resolving.Battle(("Alan", "Betty"), (3, 0)),
        gains.Collected("Alan", 3, 0),
    ]
    said = turning(*alone, *fought, *later, winner="Alan")
    assert said.splitlines()[0] == "**Turning point, round 2:** Alan beat Betty at P1: 3 Gold."
    # Betty has 3.4 for 2 Gold and 3.25 for a Treasure, so 6.65 to Alan's 5.1; 1 Gold more puts him at 6.8, ahead for good,
    # which the richer room before it did not.
    late = [resolving.Completed("Q1", "tan", 2, (1, 0), ("Alan's thief",)), gains.Collected("Alan", 1, 0)]
    ahead = turning(*alone, *fought[:-1], *late, winner="Alan")
    assert ahead.splitlines()[0] == "**Turning point, round 2:** Alan took 1 Gold at Q1."
    with speaking("de"):
        assert turning(*alone, *fought).startswith("**Wendepunkt, Runde 2:** "), turning(*alone, *fought)


@pytest.mark.rule("CAV-027", "CAV-G52")
def test_a_treasure_that_was_just_won_is_named_as_new_to_its_owner_alone(tile: str) -> None:
    held = treasure("kings_teeth", "keyhole_lens", "butchers_ring")
    state = cavern([player(0, gold=gold(1, 3, 3), treasure=held), player(1)], {(0, 1): tile})
    # Alan has won the Battle for the room of the newest tile, which had a chest: the last of his cards.
    rolls = (Roll(0, (Die("white", (0,)),)), Roll(1, (Die("white", (1,)),)))
    won = replace(state, shown=(Contest("battle", (0, 1, 1), (0, 1), 0, 1, rolls),), settled=1)
    assert GAME.private(GAME.view(won, 0)).splitlines()[:2] == [
        "**You beat Betty at M2, 1 to 1 (tied; you rolled first): you get 1 Treasure.**",
        "**New:** Butcher's ring (2 points, before a roll: 1 red die more).",
    ]
    assert len(GAME.private(GAME.view(won, 0)).split()) <= 40, "it stands beside the question"
    assert all("New" not in GAME.private(GAME.view(won, seat)) for seat in (None, 1))
    lost = replace(won.shown[0], rolls=(rolls[0], replace(rolls[1], dice=2 * rolls[0].dice)))
    assert "New" not in GAME.private(GAME.view(replace(won, shown=(lost,)), 0)), "2 Combat to 1"
    laid = replace(won, players=(replace(won.players[0], settled=1), *won.players[1:]))
    assert "New" not in GAME.private(GAME.view(laid, 0)), "once the next tile is laid, it is told no more"


@pytest.mark.rule("CAV-176", "CAV-G58")
def test_a_tile_that_may_be_the_last_names_own_delvers_in_open_rooms_and_what_they_would_lose(bench: Bench) -> None:
    tiles = {(1, 0): bench.tile("tan S bags=2"), (2, 0): bench.tile("blue S bags=1 chests=1"), (3, 0): bench.tile("tan S")}
    out = (sent(0, "mage", (1, 0)), sent(0, "thief", (2, 0)), sent(0, "brute", (3, 0)), sent(1, "brute", (1, 0)))
    seats = [player(seat, ["entrance"] * 3) for seat in range(3)]
    state = cavern(seats, tiles, delvers=out, turns=3, sun=2)
    asked = GAME.ask(GAME.view(state, 0))
    # Betty and Cedric follow with 3 tiles each. The room with a Treasure is worth 3 Gold, the brute's nothing.
    assert asked.startswith(
        "lay a tile, perhaps your last: 2 more Suns this round close the cavern, and those after you hold 6 tiles. "
        "Open rooms then pay nothing: your thief at O1 would lose 1 Gold and 1 Treasure, your mage at N1 would lose 2 Gold."
    )
    assert "your Delver at N1 would lose 2 Gold" in GAME.ask(GAME.view(state, None)), "what lies facedown stays hidden"
    last = GAME.ask(GAME.view(replace(state, ending="sun", sun=0), 0))
    assert last.startswith("lay your last tile. Open rooms then pay nothing: your thief at O1")
    assert "Open rooms" not in GAME.ask(GAME.view(replace(state, sun=4), 0))


@pytest.mark.rule("CAV-182", "CAV-G58")
def test_the_card_of_the_end_turns_cards_over_from_the_last_place_to_the_winner(bench: Bench) -> None:
    """Betty has 3 in Gold, 5 + 4 in Treasure; Alan 2 and 2. A line has 62 characters."""
    held = treasure("kings_teeth", "keyhole_lens")
    alan, betty = player(0, gold=gold(2), treasure=treasure("butchers_ring")), player(1, gold=gold(1, 2), treasure=held)
    state = cavern([alan, betty], {(1, 0): bench.tile("tan S bags=3")}, phase="over", ending="sun", round=9)
    ended = course.Ended(("Alan", "Betty"), (4, 12), (1, 2), ("Betty",)).told()
    (card,) = GAME.high_points(GAME.view(state, None), [ended])
    assert (card.title, card.beside, card.board.told, card.ends) == (
        "The last Sun is down",
        "round 9",
        "**Betty wins by 8 points**",
        True,
    )
    assert [(line.name, line.cells) for line in card.board.lines] == [
        ("Lost in open rooms: 3 Gold", ()),
        ("", ("Gold", "Treasure", "points")),
        ("Alan", ("2", "2", "4")),
        ("Butcher's ring (2)", ()),
        ("Betty", ("3", "9", "12")),
        ("The old king's teeth (5), Keyhole lens (4)", ()),
    ]
    many = treasure("kings_teeth", "keyhole_lens", "butchers_ring", "velvet_glove", "masons_pardon")
    full = cavern([player(0, treasure=many), player(1)], phase="over")
    (card,) = GAME.high_points(GAME.view(full, None), [course.Ended(("Alan", "Betty"), (17, 0), (5, 0), ("Alan",)).told()])
    assert [line.name for line in card.board.lines if line.below] == [
        "The old king's teeth (5), Keyhole lens (4), Butcher's ring (2)",
        "Velvet glove (2), Mason's pardon (4)",
    ]
