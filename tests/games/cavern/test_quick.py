"""What is dealt, done and offered so that no one presses for nothing: quick start, the last band, whole placements."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from msgspec.structs import replace

from engine.core.capabilities import AT_ONCE
from engine.core.moves import Move
from engine.core.scene import Look
from engine.core.verbs import Choose, Pass
from engine.core.verbs import Roll as Rolls
from engine.games.cavern.game import GAME
from engine.games.cavern.picture.dungeon.sheet import SheetBoard
from engine.games.cavern.player.beside_hand import first_ways
from engine.games.cavern.speech import prospects
from engine.games.cavern.speech import tile_offers as offering
from engine.games.cavern.state.content import content
from engine.games.cavern.state.delvers import choosing
from engine.games.cavern.state.moves import Place
from engine.games.cavern.state.state import Contest, Die, Gold, Holding, Roll, State, undecided

from .build import Bench, act, cavern, letter, player, sent
from .playthrough import game
from .tales import TILE_ID
from .test_turns import begin

FACTIONS = tuple(content().band.factions)
PLACE = next(verb for verb in GAME.verbs if verb.name == "place")


def placements(state: State) -> list[Place]:
    """Return the ways in which the first seat may lay a tile."""
    return [move for move in GAME.legal(state, 0) if isinstance(move, Place)]


def dealt(players: int, lot: int) -> State:
    """Return a cavern after a quick start."""
    state = begin(players)[0]
    while state.phase == "factions":
        seat = GAME.turn(state)[0]
        move = GAME.dealt(state, seat, lot)
        assert move in list(GAME.legal(state, seat))
        # The last of them draws who is first.
        state, _ = act(state, seat, str(move), [0] * (len(undecided(state)) == 1))
    return state


@pytest.mark.rule("CAV-051", "CAV-G02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_quick_start_deals_each_a_band_of_their_own_and_the_next_move_lays_a_tile(players: int) -> None:
    for lot in (0, 7, 123456789):
        state = dealt(players, lot)
        assert len({item.faction for item in state.players}) == players
        assert all(len(item.hand) == 3 and len(item.reserve) == 5 for item in state.players)
        (seat,) = GAME.turn(state)
        assert GAME.dealt(state, seat, lot) is None
        assert any(isinstance(move, Place) for move in GAME.legal(state, seat))


def test_the_bands_of_a_quick_start_differ_from_table_to_table() -> None:
    orders = {tuple(item.faction for item in dealt(4, lot).players) for lot in range(24)}
    assert len(orders) == 24


@pytest.mark.rule("CAV-051")
def test_the_last_band_goes_to_the_last_of_four_and_nothing_else_is_chosen_for_anybody() -> None:
    state = begin(4)[0]
    for seat, faction in enumerate(FACTIONS[:3]):
        assert all(GAME.obvious(state, other) is None for other in GAME.turn(state))
        state, _ = act(state, seat, f"choose {faction}")
    assert GAME.obvious(state, 3) == Choose(FACTIONS[3]) and GAME.obvious(state, 0) is None
    three = begin(3)[0]
    for seat, faction in enumerate(FACTIONS[:2]):
        three, _ = act(three, seat, f"choose {faction}")
    assert GAME.obvious(three, 2) is None, "two bands are left"
    for moment in game(4, "obvious"):
        known = moment.state.phase == "factions" or choosing(moment.state)
        last = moment.state.ending and moment.state.step == "send"
        assert known or last or GAME.obvious(moment.state, moment.seat) is None


@pytest.mark.rule("CAV-G58", "CAV-085")
def test_in_the_last_turn_nobody_is_sent_where_every_room_stays_open(bench: Bench) -> None:
    tiles = {(1, 0): bench.tile("tan NESW bags=2")}
    last = cavern(2, tiles, step="send", placed=(1, 0), acting=1, first=0, ending="sun")
    assert GAME.obvious(last, 1) == Pass()
    assert GAME.obvious(replace(last, acting=0), 0) is None, "Betty may close it"
    assert GAME.obvious(replace(last, again=1), 1) is None, "another turn follows"
    assert GAME.obvious(replace(last, ending=""), 1) is None
    assert GAME.obvious(replace(last, contracts=("two_lanterns",)), 1) is None, "to stand there may be enough"
    closed = cavern(2, {(1, 0): bench.tile("tan -")}, step="send", placed=(1, 0), acting=1, first=0, ending="sun")
    assert GAME.obvious(closed, 1) is None, "an Encounter may bring something without loot"


@pytest.mark.rule("CAV-111")
def test_which_room_comes_first_is_not_asked_where_no_one_is_in_two_of_them(bench: Bench) -> None:
    tiles = {(1, 0): bench.tile("tan - bags=2"), (2, 0): bench.tile("blue - chests=1")}
    apart = cavern(2, tiles, step="resolve", delvers=(sent(0, "thief", (1, 0)), sent(1, "mage", (2, 0))))
    assert GAME.obvious(apart, 0) == Choose("1")
    # Alan is in both: the XP or the Treasure of one room may help him in the other.
    both = replace(apart, delvers=(*apart.delvers, sent(0, "brute", (2, 0))))
    assert GAME.obvious(both, 0) is None
    # 2 Gold and 5 to spare for each of two rooms: 12 cards last, 11 might not. Who is first to a Contract has it.
    assert GAME.obvious(replace(apart, gold=apart.gold[:12]), 0) == Choose("1")
    assert GAME.obvious(replace(apart, gold=apart.gold[:11]), 0) is None
    assert GAME.obvious(replace(apart, contracts=("two_lanterns",)), 0) is None
    assert GAME.obvious(replace(apart, beast=(1, 0)), 0) is None


@pytest.mark.rule("CAV-066")
def test_few_ways_to_lay_a_tile_are_all_offered_at_once(bench: Bench) -> None:
    street = bench.tile("corridor NS")
    state = cavern([player(0, [street]), player(1)])
    short = GAME.shortcut(GAME.view(state, 0), PLACE, ("1",))
    assert short is not None and short.rest == ""
    assert [move for move, _ in short.ways] == placements(state)
    labels = [choice.label.partition(", +")[0] for _, choice in short.ways]
    assert labels == [f"Place as in {number}" for number in range(1, len(short.ways) + 1)]
    drawn = GAME.scene(GAME.view(state, 0), Look("place", given=("1", AT_ONCE))).board
    assert isinstance(drawn, SheetBoard)
    assert [f"Place as in {pane.number}" for pane in drawn.panes] == labels
    assert GAME.shortcut(GAME.view(state, 0), PLACE, ()) is None
    assert GAME.shortcut(GAME.view(state, 0), PLACE, ("1", "A")) is None


def test_ways_that_bring_the_same_are_told_as_alike_and_of_many_two_are_offered(bench: Bench) -> None:
    """A blue room of one tile closes by itself wherever it lies."""
    state = cavern([player(0, [bench.tile("blue - bags=2")]), player(1)], {(0, 1): bench.tile("tan NESW")})
    short = GAME.shortcut(GAME.view(state, 0), PLACE, ("1",))
    assert short is not None
    assert [choice.label for _, choice in short.ways] == [
        "Place as in 1: 2 Gold now by a story (fail: 1), +4",
        *(
            f"Place as in {number}, at {at}: 2 Gold now by a story (fail: 1), +4"
            for number, at in enumerate(("N1", "L2", "N2", "M3"), start=2)
        ),
    ]
    wide = replace(state, tiles=(*state.tiles, *(replace(state.tiles[-1], at=(x, 1)) for x in range(1, 6))))
    many = GAME.shortcut(GAME.view(wide, 0), PLACE, ("1",))
    assert many is not None and len(placements(wide)) > offering.DRAWN
    assert len(many.ways) == 2 and many.rest == "Other places and turns"


@pytest.mark.rule("CAV-091", "CAV-104")
def test_of_many_ways_those_are_offered_that_bring_most(bench: Bench) -> None:
    rich, poor, plug = bench.tile("tan S bags=3"), bench.tile("tan S bags=1"), bench.tile("blue N")
    tiles = {(1, 0): rich, (2, 0): bench.tile("blue NESW"), (3, 0): poor}
    delvers = (sent(0, "thief", (1, 0)), sent(0, "mage", (3, 0)))
    state = cavern([player(0, [plug]), player(1, [plug])], tiles, delvers=delvers)
    short = GAME.shortcut(GAME.view(state, 0), PLACE, ("1",))
    assert short is not None and short.rest == "Other places and turns" and len(placements(state)) > offering.DRAWN
    # First where the room with 3 Gold closes; no place stands there twice for the same.
    where = [str(move).split()[2] for move, _ in short.ways]
    rich_at, poor_at = letter(state, (1, 1)), letter(state, (3, 1))
    assert where[0] == rich_at and poor_at in where and len(where) <= offering.DRAWN
    said = [(at, choice.label.partition(": ")[2]) for at, (_, choice) in zip(where, short.ways, strict=True)]
    assert len(set(said)) == len(said) and said[0] == (rich_at, "3 Gold now by a story (fail: 1), +6")
    assert (poor_at, "1 Gold now by a story, +3") in said
    assert "closes the tan room at N1 (3 Gold, you)" in short.ways[0][1].detail
    drawn = GAME.scene(GAME.view(state, 0), Look("place", given=("1", AT_ONCE))).board
    assert isinstance(drawn, SheetBoard)
    assert [pane.number for pane in drawn.panes] == [str(number) for number in range(1, len(short.ways) + 1)]
    assert [pane.note for pane in drawn.panes] == [re.sub(r",? \+\d+$", "", brings) for _, brings in said]
    rivals = GAME.shortcut(GAME.view(replace(state, acting=1), 1), PLACE, ("1",))
    assert rivals is not None
    assert str(rivals.ways[-1][0]).split()[2] == rich_at, "who closes a rich room for rivals alone loses by it"


@pytest.mark.rule("CAV-066")
def test_of_few_ways_the_one_that_closes_a_rich_room_comes_first(bench: Bench) -> None:
    plug = bench.tile("blue NESW")
    tiles = {(1, 0): bench.tile("tan S bags=1"), (3, 0): bench.tile("tan S bags=3")}
    delvers = (sent(0, "thief", (1, 0)), sent(0, "mage", (3, 0)))
    state = cavern([player(0, [plug]), player(1)], tiles, delvers=delvers)
    short = GAME.shortcut(GAME.view(state, 0), PLACE, ("1",))
    assert short is not None and short.rest == "" and len(short.ways) == len(placements(state)) <= offering.DRAWN
    # E lies below the hall with 1 Gold, F below that with 3: F stands first all the same, and is coloured.
    poor, rich = letter(state, (1, 1)), letter(state, (3, 1))
    assert poor < rich and next(str(move).split()[2] for move, _ in short.ways) == rich


@pytest.mark.rule("CAV-066")
def test_the_best_way_with_each_tile_and_place_is_offered_beside_the_tiles(bench: Bench) -> None:
    rich, poor, plug = bench.tile("tan S bags=3"), bench.tile("tan S bags=2"), bench.tile("blue N")
    tiles = {(1, 0): rich, (2, 0): bench.tile("blue NESW"), (3, 0): poor}
    delvers = (sent(0, "thief", (1, 0)), sent(0, "mage", (3, 0)))
    state = cavern([player(0, [plug, plug]), player(1, [plug])], tiles, delvers=delvers)
    short = GAME.shortcut(GAME.view(state, 0), PLACE, ())
    assert short is not None and short.beside and not short.rest
    assert all(move in placements(state) for move, _ in short.ways)
    # Below the hall with 3 Gold, then below that with 2; what lies in the hand twice is offered once.
    assert [str(move).split()[1:3] for move, _ in short.ways] == [["1", letter(state, at)] for at in ((1, 1), (3, 1))]
    assert [choice.label for _, choice in short.ways] == [
        "A: story for 3 Gold, +6",
        "B: story for 2 Gold, +5",
    ]
    assert [choice.detail.partition(": ")[2] for _, choice in short.ways] == [
        "3 Gold by a story (fail: 1); send thief",
        "2 Gold by a story (fail: 1); send thief",
    ]
    # The picture of the hand shows both as they would lie, below the tiles.
    drawn = GAME.scene(GAME.view(state, 0), Look("hand"))
    assert isinstance(drawn.board, SheetBoard)
    assert [(pane.number, pane.title) for pane in drawn.board.panes[2:]] == [("A", "Tile 1 at N2"), ("B", "Tile 1 at P2")]
    assert "A, tile 1 at N2, by 90 degrees: closes the tan room at N1 (3 Gold, you)." in drawn.alt
    later = GAME.scene(GAME.view(replace(state, acting=1), 0), Look("hand")).board
    assert isinstance(later, SheetBoard) and len(later.panes) == 2, "nothing is laid while a rival is on turn"


@pytest.mark.rule("CAV-176")
def test_the_last_sun_is_offered_to_who_leads_by_two_points_and_to_no_one_else(bench: Bench) -> None:
    """A hall with 3 Gold to close, another with 2, and a Sun that closes nothing; each Gold card held is worth 1."""
    rich, poor, plug = bench.tile("tan S bags=3"), bench.tile("tan S bags=2"), bench.tile("blue N")
    tiles, sun = {(1, 0): rich, (2, 0): bench.tile("blue NESW"), (3, 0): poor}, bench.tile("corridor NS", sun=True)
    delvers, hand = (sent(0, "thief", (1, 0)), sent(0, "mage", (3, 0))), [plug, sun]

    def tiles_offered(own: int, theirs: int, left: int) -> list[int]:
        players = [player(0, hand, gold=(Gold(1, up=True),) * own), player(1, gold=(Gold(1, up=True),) * theirs)]
        return [way[0] for way in first_ways(cavern(players, tiles, delvers=delvers, sun=left), 0)]

    # A faceup Gold card of 1 is worth 2.
    assert tiles_offered(2, 1, 1) == [1, 2], "4 points to 2"
    assert 2 not in tiles_offered(2, 2, 1) + tiles_offered(2, 1, 2), "level, or with one more Sun to come"


@pytest.mark.rule("CAV-066")
def test_of_two_places_where_a_tile_brings_the_same_one_is_offered_beside_the_tiles(bench: Bench) -> None:
    halls = {(1, 0): bench.tile("tan S bags=2"), (3, 0): bench.tile("tan S bags=2"), (2, 0): bench.tile("blue NESW")}
    state = cavern([player(0, [bench.tile("tan N"), bench.tile("blue N")]), player(1)], halls)
    short = GAME.shortcut(GAME.view(state, 0), PLACE, ())
    assert short is not None
    assert len({(str(move).split()[1], choice.label.partition(": ")[2]) for move, choice in short.ways}) == len(short.ways)


@pytest.mark.rule("CAV-114")
def test_whose_a_room_of_many_is_is_counted_where_words_are_few(bench: Bench) -> None:
    hall = {(1, 0): bench.tile("tan S bags=3")}
    delvers = tuple(sent(seat, "thief", (1, 0)) for seat in range(3))
    state = cavern([player(0, [bench.tile("tan N")]), *(player(seat) for seat in (1, 2, 3))], hall, delvers=delvers)
    tile = state.players[0].hand[0]
    own, other = (prospects.in_brief(prospects.effects(state, seat, tile, (1, 1), 0)) for seat in (0, 3))
    assert (
        re.fullmatch(r"win [^,]+, battle Betty and Cedric for 1 of 3 Gold \(second gets 1\)", own)
        and other == "battle 3 rivals for 1 of 3 Gold (or they take it)"
    )
    terse = prospects.in_brief(prospects.effects(state, 0, tile, (1, 1), 0), 1)
    assert terse.startswith("win ") and terse.endswith(", battle 2 rivals for 1 of 3 Gold (second gets 1)")


def test_where_words_are_fewest_the_own_room_that_stays_open_is_told_and_a_rivals_empty_one_is_not() -> None:
    found: list[prospects.Effect] = [
        ("closes", prospects.Told("tan", "M2", ("Betty",), 3, 0)),
        ("joins", prospects.Told("blue", "", ("Betty",), 0, 0, joined=True)),
        ("joins", prospects.Told("tan", "", ("Betty", ""), 2, 0, joined=True)),
        ("joins", prospects.Told("grey", "", ("Betty",), 1, 0, joined=True)),
    ]
    assert prospects.in_brief(found, 2) == ("1 of 2 Gold once closed, most Spoils once closed, but lets Betty take 3 Gold")
    assert prospects.in_brief(found[1:2], 2) == "" and prospects.in_brief(found[1:2], 1) == "joins Betty's room"


@pytest.mark.rule("CAV-066")
def test_the_best_way_is_told_in_brief_where_whole_sentences_do_not_fit_a_button(bench: Bench) -> None:
    # The tile closes a room beneath it, and to each side one that Betty is in.
    around = {(1, 0): "tan S bags=3", (0, 1): "blue E chests=1", (2, 1): "tan W bags=2"}
    tiles = {at: bench.tile(what) for at, what in around.items()}
    delvers = (sent(0, "thief", (1, 0)), sent(1, "mage", (0, 1)), sent(1, "mage", (2, 1)))
    plug = bench.tile("tan N", "blue W", "tan E")
    state = cavern([player(0, [plug]), player(1)], tiles, delvers=delvers)
    short = GAME.shortcut(GAME.view(state, 0), PLACE, ())
    assert short is not None
    best = short.ways[0][1]
    # A Treasure is worth more than half of 2 Gold.
    # It brings about 10 points, and Betty about 4.
    assert best.label == "A: story for 3 Gold, lets Betty take 2 Gold, +6"
    assert best.detail.endswith(": 3 Gold by a story (fail: 1), but lets Betty take 2 Gold; leader to another room"), (
        best.detail
    )


def test_what_one_menu_does_not_hold_is_asked_by_its_place() -> None:
    found = 0
    for moment in game(3, "ways"):
        view = GAME.view(moment.state, moment.seat)
        places = [move for move in moment.moves if isinstance(move, Place)]
        for number in sorted({move.tile for move in places}):
            short = GAME.shortcut(view, PLACE, (str(number),))
            ways = [move for move in places if move.tile == number]
            assert short is not None
            found += bool(short.rest)
            offered = [move for move, _ in short.ways if isinstance(move, Place)]
            assert len(set(offered)) == len(offered) and set(offered) <= set(ways)
            assert (short.rest == "") == (len(offered) == len(ways))
            assert len(offered) == len(short.ways) <= offering.DRAWN, "each has its picture"
            assert len(ways) > offering.DRAWN or len(offered) == len(ways)
    assert found


@pytest.mark.rule("CAV-027", "CAV-G52")
def test_what_is_offered_at_once_follows_from_what_the_seat_knows(tile: str) -> None:
    out = tuple(sent(1, kind, (0, 1), 0) for kind in ("brute", "mage"))
    state = cavern([player(0, [TILE_ID, tile]), player(1)], {(0, 1): tile}, delvers=out)
    other = replace(state, delvers=tuple(replace(item, kind="thief") for item in out))
    assert GAME.shortcut(GAME.view(state, 0), PLACE, ("1",)) == GAME.shortcut(GAME.view(other, 0), PLACE, ("1",))


def test_a_hand_shows_where_on_the_whole_map_its_places_are(bench: Bench) -> None:
    hall = bench.tile("tan ESW bags=1")
    ways = {(x, 0): hall for x in range(1, 10)}
    state = cavern([player(0, (bench.tile("tan N bags=1"),)), player(1)], ways)
    board = GAME.scene(GAME.view(state, 0), Look("hand")).board
    assert isinstance(board, SheetBoard)
    *quick, whole = board.panes
    ((cells, _),) = whole.pictures
    marks = {pane.number for pane in quick if " at " in pane.title}
    assert whole.map and {cell.label for cell in cells if cell.ghost} == marks == {"A", "B"}
    assert {cell.at for cell in cells if not cell.ghost} == {laid.at for laid in state.tiles}


def rolling(stage: Literal["before", "after"], *cards: str, xp: int = 0, kind: str = "thief", need: int = 3) -> State:
    """Return a cavern in which Alan, who holds some Treasure cards, is at his roll for a Test of Spoils."""
    own = player(0, xp=xp, treasure=tuple(map(Holding, cards)), swift="always")
    return replace(
        cavern([own, player(1)], delvers=(sent(0, kind, (0, 0), up=True),), step="resolve"),
        agenda=(Contest("test", (0, 0, 0), (0,), 1, 0, () if stage == "before" else MISSED, stage=stage, card=card(need)),),
    )


MISSED = (Roll(0, (Die("purple", (0,)),)),)


def card(need: int) -> str:
    """Return an Encounter whose first option is a Test of so many Spoils."""
    return next(
        id for id, card in content().encounters.items() if (card.options[0].kind, card.options[0].need) == ("spoils", need)
    )


@pytest.mark.rule("CAV-G55")
@pytest.mark.parametrize(
    ("stage", "helps", "alone"), [("before", "velvet_glove", Rolls()), ("after", "loaded_knucklebone", Pass())]
)
def test_among_bots_alone_a_roll_waits_only_for_who_can_change_it(
    stage: Literal["before", "after"], helps: str, alone: Move | None
) -> None:
    """A card that does nothing for the roll keeps the game waiting among persons, so that waiting tells nothing."""
    idle = rolling(stage, "kings_teeth")
    assert GAME.turn(idle) == (0,) and GAME.obvious(idle, 0) is None and GAME.unwatched(idle, 0) == alone
    for state in (rolling(stage, helps), rolling("before", xp=1)):
        assert GAME.unwatched(state, 0) is None
    assert GAME.unwatched(idle, 1) is None


@pytest.mark.rule("CAV-G27")
def test_a_test_that_is_as_good_as_passed_is_rolled_at_once() -> None:
    five = rolling("before", xp=1, need=3)
    crowd = replace(five, delvers=tuple(sent(0, "thief", (0, 0), up=True) for _ in range(5)))
    assert GAME.obvious(crowd, 0) == Rolls() and GAME.obvious(five, 0) is None, "five thieves roll ten purple dice, one two"
    assert GAME.obvious(replace(crowd, contracts=("two_lanterns",)), 0) is None, "more may be wanted for a Contract"
