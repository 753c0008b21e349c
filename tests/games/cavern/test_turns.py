"""Setup, the order of a turn, extra turns, rounds, the end of the round, and the variant for one."""

from __future__ import annotations

from collections import Counter
from typing import get_args, get_type_hints

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.errors import BadOption
from engine.core.events import Happened
from engine.core.game import Event, Setup
from engine.core.scene import Look
from engine.games.cavern.game import GAME
from engine.games.cavern.rules import flow
from engine.games.cavern.rules.events import HAPPENINGS, course, gains, resolving
from engine.games.cavern.speech.gathering import settles
from engine.games.cavern.state.board import board
from engine.games.cavern.state.content import ENTRANCE, content
from engine.games.cavern.state.options import Options
from engine.games.cavern.state.state import MOST_SHOWN, Contest, Die, Laid, Roll, State, Task
from tests.laws.playouts import playout

from .build import NAMES, Bench, act, cavern, legal, letter, player, refused, sent, told, westward

FRESH = "ctct-1"
FACTIONS = ("sellswords", "wraiths", "forestfolk", "kobolds")


def begin(count: int, solo: str = "off") -> tuple[State, list[Event]]:
    """Return a new game before factions are chosen."""
    state, happened = GAME.new(Setup(NAMES[:count], Options(solo)), Dice(KeyedSource("begin")))  # type: ignore[arg-type]
    return state, list(happened)


def opened(count: int, key: str = "open", solo: str = "off") -> tuple[State, list[Event]]:
    """Return a game once each player has a faction."""
    state, happened = begin(count, solo)
    dice = Dice(KeyedSource(key))
    for seat in range(count):
        state, told_ = GAME.apply(state, seat, GAME.read(state, seat, f"choose {FACTIONS[seat]}"), dice)
        happened = list(told_)
    return state, happened


@pytest.mark.rule("CAV-001", "CAV-006", "CAV-G01")
def test_the_game_has_a_name_of_its_own_and_nothing_happens_by_theme_or_credits() -> None:
    assert (GAME.key, GAME.title) == ("cavern", "Cavern")
    assert "rival bands" in str(GAME.about)
    state, dice, cited = begin(2)[0], Dice(KeyedSource("theme")), set()
    while seats := GAME.turn(state):
        move = GAME.default(state, seats[0])
        assert move is not None
        state, happened = GAME.apply(state, seats[0], move, dice)
        cited |= {rule for event in happened for rule in event.rules}
    assert "CAV-066" in cited
    assert cited.isdisjoint({"CAV-001", "CAV-006"})


# Setup.


@pytest.mark.rule("CAV-052", "CAV-054", "CAV-055", "CAV-060", "CAV-G26", "CAV-G36")
@pytest.mark.parametrize(("count", "sun", "supply"), [(2, 6, 19), (3, 8, 16), (4, 10, 13)])
def test_everyone_has_3_xp_and_the_sun_starts_by_the_number_of_players(count: int, sun: int, supply: int) -> None:
    state, happened = begin(count)
    assert [seat.xp for seat in state.players] == [3] * count
    assert content().band.xp - sum(seat.xp for seat in state.players) == supply
    assert state.sun == sun
    assert told(happened, "begun") == [{"players": count, "sun": sun}]


@pytest.mark.rule("CAV-007", "CAV-008", "CAV-009", "CAV-010", "CAV-011", "CAV-012", "CAV-053", "CAV-056", "CAV-G12")
def test_the_entrance_lies_against_the_board_and_the_decks_are_whole() -> None:
    state, _ = begin(2)
    assert state.tiles == (Laid((0, 0), ENTRANCE, 0),)
    assert list(board(state.tiles).free) == [(-1, 0), (1, 0), (0, 1)], "nothing lies north of the entrance"
    assert (len(state.stack), len(set(state.stack))) == (78, 78)
    assert ENTRANCE not in state.stack
    assert (len(state.gold), len(state.treasure), len(state.encounters)) == (85, 20, 60)


@pytest.mark.rule("CAV-051", "CAV-002", "CAV-014", "CAV-022", "CAV-G02")
def test_everyone_takes_a_faction_of_its_own_in_any_order() -> None:
    state, _ = begin(3)
    assert GAME.turn(state) == (0, 1, 2)
    assert legal(state, 1) == [f"choose {key}" for key in ("sellswords", "wraiths", "forestfolk", "kobolds")]
    state, happened = act(state, 1, "choose Kobolds")
    assert told(happened, "faction") == [{"who": "Betty", "faction": "kobolds", "left": 2}]
    assert state.players[1].reserve == ("brute", "leader", "mage", "thief", "thief")
    assert GAME.turn(state) == (0, 2)
    assert refused(state, 0, "choose kobolds").rule == "CAV-G02"
    assert refused(state, 0, "choose dwarves").rule == "CAV-051"
    assert refused(state, 0, "place 1 A 0").rule == "CAV-051"
    assert refused(state, 1, "choose wraiths").rule == "CAV-064"


@pytest.mark.rule("CAV-057", "CAV-058", "CAV-059", "CAV-061")
def test_all_four_decks_are_shuffled() -> None:
    known = content()
    orders = {
        "stack": [tile for tile in known.tiles if tile != ENTRANCE],
        "gold": [1] * 40 + [2] * 30 + [3] * 15,
        "treasure": [card.id for card in known.treasures.values() for _ in range(card.count)],
    }
    state, _ = begin(4)
    assert list(state.encounters) != [card for card in known.encounters if card in state.encounters]
    for deck, order in orders.items():
        assert Counter(getattr(state, deck)) == Counter(order)
        assert list(getattr(state, deck)) != order


@pytest.mark.rule("CAV-019", "CAV-062", "CAV-063", "CAV-186", "CAV-G05")
def test_once_everyone_has_a_faction_three_tiles_are_dealt_and_the_first_player_drawn_by_lot() -> None:
    before, _ = begin(4)
    state, happened = opened(4)
    assert [seat.hand for seat in state.players] == [
        before.stack[0:3],
        before.stack[3:6],
        before.stack[6:9],
        before.stack[9:12],
    ]
    assert state.stack == before.stack[12:]
    assert (state.phase, state.step, state.acting) == ("play", "place", state.first)
    assert told(happened, "opened") == [{"first": NAMES[state.first]}]
    assert {opened(4, f"key {number}")[0].first for number in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("CAV-G02", "CAV-G59")
@pytest.mark.parametrize(("count", "solo"), [(1, "off"), (2, "on"), (4, "on"), (5, "off")])
def test_one_player_needs_the_game_for_one_and_more_must_not_choose_it(count: int, solo: str) -> None:
    names = ("Ada", "Bob", "Cy", "Dee", "Eli")[:count]
    with pytest.raises(BadOption) as caught:
        GAME.new(Setup(names, Options(solo)), Dice(KeyedSource("x")))  # type: ignore[arg-type]
    assert caught.value.rule in ("CAV-G02", "CAV-G59")


# Turns.


@pytest.fixture
def table(bench: Bench) -> State:
    """Three rivals who can lay a tile anywhere but below the entrance; Alan is first."""
    tile = bench.tile("tan SW")
    seats = [player(seat, [tile] * 3) for seat in range(3)]
    return cavern(seats, stack=(tile,) * 40)


@pytest.mark.rule("CAV-003", "CAV-064", "CAV-065", "CAV-106", "CAV-112", "CAV-187")
def test_a_turn_is_placing_drawing_sending_resolving_and_goes_on_clockwise(table: State) -> None:
    order = []
    for _ in range(6):
        seat = table.acting
        assert GAME.turn(table) == (seat,)
        order.append((seat, table.round))
        table, happened = act(table, seat, westward(table))
        assert [event.kind for event in happened] == ["placed", "drew"]
        table, happened = act(table, seat, "pass")
        assert [event.kind for event in happened] == ["kept", "turn"]
    assert order == [(0, 1), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2)]
    assert table.turns == 6


@pytest.mark.rule("CAV-064")
def test_no_one_acts_out_of_turn(table: State) -> None:
    error = refused(table, 1, "place 1 A 0")
    assert (error.rule, error.words) == ("CAV-064", "It's Alan's turn. I'll call you.")
    assert legal(table, 1) == []


@pytest.mark.rule("CAV-038", "CAV-189", "CAV-G37")
def test_an_extra_turn_comes_after_rooms_and_before_the_next_player(bench: Bench, table: State) -> None:
    fast = bench.tile("tan SW", fast=True)
    state = replace(table, players=(player(0, [fast, fast]), *table.players[1:]))
    state, _ = act(state, 0, westward(state))
    assert (state.step, state.again, state.extra) == ("send", 1, False), "first the turn is finished"
    state, happened = act(state, 0, "send brute 1")
    assert told(happened, "turn") == [{"who": "Alan", "extra": True}]
    assert (state.acting, state.step, state.again, state.extra) == (0, "place", 0, True)
    state, _ = act(state, 0, westward(state).replace("1", "2", 1))
    state, happened = act(state, 0, "pass")
    assert told(happened, "turn") == [{"who": "Alan", "extra": True}], "Fast Movement in an extra turn earns one more"
    state, _ = act(state, 0, westward(state))
    state, happened = act(state, 0, "pass")
    assert told(happened, "turn") == [{"who": "Betty", "extra": False}]


@pytest.mark.rule("CAV-088", "CAV-G14", "CAV-G22")
def test_what_belongs_to_a_turn_is_gone_with_it(bench: Bench, table: State) -> None:
    for fast in (0, 1):
        state = replace(table, step="send", placed=(1, 0), free_breach=True, redraws=2, again=fast)
        state = replace(state, tiles=(*state.tiles, Laid((1, 0), bench.tile("tan SW"))))
        after, _ = act(state, 0, "pass")
        assert (after.acting, after.step, after.extra) == (1 - fast, "place", bool(fast))
        assert (after.placed, after.free_breach, after.redraws) == (None, False, 0)


@pytest.mark.rule("CAV-114", "CAV-G21", "CAV-G23")
def test_what_was_lost_in_one_turn_is_not_told_again_after_a_turn_that_is_skipped(bench: Bench) -> None:
    state = cavern([player(0, ["entrance"]), player(1), player(2, ["entrance"])], {(1, 0): bench.tile("tan - bags=2")})
    state, happened = act(replace(state, placed=(1, 0), step="send", stack=()), 0, "pass")
    assert [event.kind for event in happened] == ["kept", "deserted", "turn", "skipped", "ending", "turn"]
    assert told(happened, "skipped") == [{"who": "Betty", "why": "tiles"}]
    assert state.acting == 2


@pytest.mark.rule("CAV-079", "CAV-175", "CAV-176", "CAV-193", "CAV-G37")
def test_scenario_8_the_last_player_still_takes_an_extra_turn_and_the_first_gets_no_further_one(bench: Bench) -> None:
    plain, sun, fast = bench.tile("tan SW"), bench.tile("tan SW", sun=True), bench.tile("tan SW", fast=True)
    ann, ben, cy = (player(seat, [tile]) for seat, tile in enumerate((plain, sun, fast)))
    state = cavern([ann, ben, cy], sun=1, stack=(plain,) * 9, names=("Ann", "Ben", "Cy"))
    turns = []
    while state.phase == "play":
        turns.append((state.acting, state.extra))
        state, _ = act(state, state.acting, westward(state))
        if state.acting == 1:
            assert (state.sun, state.ending) == (0, "sun")
        state, happened = act(state, state.acting, "pass")
    assert turns == [(0, False), (1, False), (2, False), (2, True)]
    assert len(told(happened, "ended")) == 1
    assert GAME.turn(state) == ()


@pytest.mark.rule("CAV-176", "CAV-G37")
def test_the_first_player_triggers_it_and_everyone_else_has_a_last_turn(bench: Bench, table: State) -> None:
    sun = bench.tile("tan SW", sun=True, fast=True)
    state = replace(table, players=(player(0, [sun]), *table.players[1:]), sun=1)
    turns = []
    while state.phase == "play":
        turns.append(state.acting)
        state, _ = act(state, state.acting, westward(state))
        state, _ = act(state, state.acting, "pass")
    assert turns == [0, 0, 1, 2]


@pytest.mark.rule("CAV-004", "CAV-005", "CAV-110", "CAV-111", "CAV-114", "CAV-192", "CAV-G21")
def test_the_acting_player_orders_several_rooms_and_empty_ones_are_lost(bench: Bench, table: State) -> None:
    cross = bench.tile("tan - bags=1", "blue - bags=2", "corridor - bags=3")
    out = (sent(0, "brute", (1, 0), 0), sent(1, "mage", (1, 0), 1))
    state = cavern(3, {(1, 0): cross}, placed=(1, 0), step="send", delvers=out)
    state, happened = act(state, 0, "pass")
    assert told(happened, "deserted") == [{"at": "N1", "floor": "corridor", "loot": (3, 0)}]
    assert (GAME.turn(state), legal(state, 0, "choose")) == ((0,), ["choose 1", "choose 2"])
    state, happened = act(state, 0, "choose 2")
    assert told(happened, "completed")[0]["floor"] == "blue"
    assert told(happened, "encounter")[0]["who"] == "Betty"


# A player who stays away (CAV-G60), and who is asked at all.


@pytest.mark.rule("CAV-G60")
def test_for_the_absent_the_first_placement_is_made_no_delver_sent_and_no_xp_spent(table: State) -> None:
    assert str(GAME.default(table, 0)) == "place 1 A 0"
    state, _ = act(table, 0, westward(table))
    assert str(GAME.default(state, 0)) == "pass"
    assert GAME.default(state, 1) is None
    assert str(GAME.default(begin(2)[0], 1)) == "choose sellswords"


@pytest.mark.rule("CAV-G60")
def test_for_the_absent_a_tile_lies_near_the_entrance_and_spoils_no_room(bench: Bench) -> None:
    hall, wall, stone = bench.tile("tan EW bags=1"), bench.tile("blue N"), bench.tile("blue -")
    # The hall at N1 is open towards O1 only; N2, M2 and L1 are free too. M2 would have to show a corridor.
    tiles = {(1, 0): hall}
    state = cavern([player(0, [wall]), player(1)], tiles)
    assert str(GAME.default(state, 0)) == f"place 1 {letter(state, (-1, 0))} 0"
    state = cavern([player(0, [wall]), player(1)], {**tiles, (-1, 0): stone})
    # K1 and O1 are two steps away, and so are L2 and N2; K1 comes first, O1 would close the hall with its Gold.
    assert str(GAME.default(state, 0)) == f"place 1 {letter(state, (-2, 0))} 0"
    filled = {(-1, 0): stone, (-2, 0): stone, (-1, 1): stone, (1, 1): stone, (0, 1): "cccc-1"}
    state = cavern([player(0, [wall]), player(1)], {**tiles, **filled})
    assert not str(GAME.default(state, 0)).startswith(f"place 1 {letter(state, (2, 0))} ")


@pytest.mark.rule("CAV-038", "CAV-G60")
def test_an_extra_turn_belongs_to_the_turn_that_it_follows(table: State) -> None:
    numbers = {GAME.turn_number(replace(table, extra=extra)) for extra in (False, True)}
    assert len(numbers) == 1
    assert GAME.turn_number(replace(table, acting=1)) not in numbers
    assert GAME.turn_number(replace(table, round=table.round + 1)) not in numbers


@pytest.mark.rule("CAV-G27", "CAV-G65")
def test_prompts_are_set_by_the_one_who_is_asked_about_a_roll_and_change_nothing_else(table: State) -> None:
    seats = (2, 0)
    state = replace(table, agenda=(Contest("battle", (0, 0, 0), seats, 0, 0),), step="resolve")
    assert legal(state, 2, "prompts") == ["prompts before", "prompts off", "prompts all"]
    assert legal(state, 0, "prompts") == []
    after, happened = act(state, 2, "prompts before")
    cedric = replace(state.players[2], swift="after")
    assert after == replace(state, players=(*state.players[:2], cedric, *state.players[3:]))
    assert told(happened, "prompts") == [{"who": "Cedric", "setting": "before"}]
    assert legal(after, 2, "prompts") == ["prompts on", "prompts off", "prompts all"]
    assert refused(after, 2, "prompts before").words == "“before” is set already."
    assert refused(state, 2, "prompts maybe").words == "Prompts are on, before, off or all."
    assert refused(begin(2)[0], 0, "prompts off").rule == "CAV-051"


@pytest.mark.rule("CAV-G65", "CAV-G55")
def test_all_are_asked_about_xp_and_cards_at_first_and_need_no_way_back_to_that(table: State) -> None:
    assert {seat.swift for seat in begin(2)[0].players} == {"always"}
    asked = replace(table, players=(replace(table.players[0], swift="always"), *table.players[1:]))
    assert legal(asked, 0, "prompts") == []
    rolls = replace(asked, agenda=(Contest("battle", (0, 0, 0), (0, 1), 0, 0),), step="resolve")
    assert legal(rolls, 0, "prompts") == ["prompts on", "prompts before", "prompts off"]


@pytest.mark.rule("CAV-G27", "CAV-G65")
def test_the_one_who_is_not_asked_any_more_may_take_that_back_when_laying_a_tile(table: State) -> None:
    assert legal(table, 0, "prompts") == []
    assert refused(table, 0, "prompts off").words == "You can set that when I ask about your roll."
    state = replace(table, players=(replace(table.players[0], swift="both"), *table.players[1:]))
    assert legal(state, 0, "prompts") == ["prompts on", "prompts before", "prompts all"]
    after, _ = act(state, 0, "prompts on")
    assert after == table


@pytest.mark.rule("CAV-G27", "CAV-G65")
def test_the_one_who_is_asked_and_wants_no_more_questions_rolls_at_once(bench: Bench) -> None:
    tile = bench.tile("tan - bags=2", "corridor S")
    out = (sent(0, "mage", (1, 0)), sent(1, "mage", (1, 0)))
    state = cavern([player(0, [tile]), player(1, [tile], xp=0)], {(1, 0): tile}, delvers=out)
    state, _ = act(replace(state, step="send", placed=(1, 0)), 0, "pass")
    assert legal(state, 0)[:3] == ["roll", "spend 1", "spend 2"]
    assert "prompts off" in legal(state, 0)
    # Alan has 3 XP and is asked; Betty has none. White dice: two C, then C and S.
    after, happened = act(state, 0, "prompts off", [0, 0, 0, 2])
    assert [event.kind for event in happened][:3] == ["prompts", "rolled", "rolled"]
    assert after.players[0].xp == 3
    assert told(happened, "won")[0]["who"] == "Alan"
    # Asked after a roll, it keeps what came.
    kobold = replace(state.players[0], faction="kobolds")
    state = replace(state, players=(kobold, state.players[1]))
    state, _ = act(state, 0, "roll", [2, 2])
    assert legal(state, 0)[:2] == ["pass", "reroll 1"] and "spend ability" in legal(state, 0)
    after, happened = act(state, 0, "prompts off", [0, 0])
    assert [event.kind for event in happened][:3] == ["prompts", "rolled", "won"]
    assert told(happened, "won")[0]["who"] == "Betty"


# The game for one.


@pytest.mark.rule("CAV-G59")
def test_alone_the_sun_starts_as_for_two_and_no_one_else_acts() -> None:
    state, _ = opened(1, solo="on")
    assert (state.solo, state.sun, state.first, GAME.turn(state)) == (True, 6, 0, (0,))


@pytest.mark.rule("CAV-G59")
def test_after_every_second_turn_the_cavern_lays_the_top_tile_at_the_first_legal_spot(bench: Bench) -> None:
    tan, corridor = bench.tile("tan SW"), bench.tile("corridor EW", sun=True)
    state = cavern([player(0, [tan] * 3)], stack=(tan, tan, corridor, tan))
    state, _ = act(state, 0, westward(state))
    state, happened = act(state, 0, "pass")
    assert told(happened, "drifted_in") == []
    state, _ = act(state, 0, f"place 1 {letter(state, (-2, 0))} 0")
    state, happened = act(state, 0, "pass")
    # N1 is nearest to the entrance; the corridor fits there upright, where its ends look north and south.
    assert told(happened, "drifted_in") == [{"tile": corridor, "at": "N1", "turn": 90}]
    assert state.tiles[-1] == Laid((1, 0), corridor, 90)
    assert (state.sun, state.turns, state.round, state.acting) == (5, 2, 3, 0)
    assert told(happened, "sun") == [{"left": 5}]


@pytest.mark.rule("CAV-038", "CAV-G59")
def test_alone_an_extra_turn_counts_like_any_other(bench: Bench) -> None:
    tan, fast = bench.tile("tan SW"), bench.tile("tan SW", fast=True)
    state = cavern([player(0, [fast, tan, tan])], stack=(tan,) * 9)
    drifted = []
    for _ in range(4):
        state, _ = act(state, 0, westward(state))
        extra = state.extra
        state, happened = act(state, 0, "pass")
        drifted.append((extra, len(told(happened, "drifted_in"))))
    # A turn, its extra turn, and the cavern answers; then two more.
    assert drifted == [(False, 0), (True, 1), (False, 0), (False, 1)]
    assert state.turns == 4


@pytest.mark.rule("CAV-G59")
def test_rooms_that_the_cavern_completes_are_resolved_before_the_next_turn(bench: Bench) -> None:
    tan, end = bench.tile("tan NW"), bench.tile("tan E", "blue -")
    state = cavern(
        [player(0, ["entrance"])],
        {(-1, 0): tan, (1, 0): tan},
        placed=(-1, 0),
        step="send",
        turns=1,
        stack=(end, FRESH),
        delvers=(sent(0, "brute", (-1, 0)),),
    )
    state, happened = act(state, 0, "pass")
    # N1 is taken and M2 wants a corridor; of the places two steps away K1 comes first.
    assert told(happened, "drifted_in") == [{"tile": end, "at": "K1", "turn": 0}]
    assert told(happened, "completed")[0]["delvers"] == ("Alan's brute",)
    assert told(happened, "encounter")[0]["who"] == "Alan"
    assert told(happened, "turn") == []


@pytest.mark.rule("CAV-G59")
def test_a_tile_that_the_cavern_can_lay_nowhere_is_discarded(bench: Bench) -> None:
    blind = bench.tile("corridor NESW")
    lying = {(-1, 0): bench.tile("tan -"), (1, 0): bench.tile("tan -"), (0, 1): bench.tile("corridor N doors=1")}
    state = cavern([player(0, [bench.tile("tan N")])], lying, placed=(0, 1), step="send", turns=1, stack=(blind, FRESH))
    after, happened = act(state, 0, "pass")
    assert told(happened, "drifted_in") == []
    assert (after.discard, after.stack, after.tiles) == ((blind,), (FRESH,), state.tiles)


def test_the_six_contests_that_were_settled_last_are_kept_for_their_pictures(bench: Bench) -> None:
    """Several moves may be told in one post: the dice of the first of them are still there after the last."""
    shown = tuple(Contest("test", (0, 0, 0), (0,), bags, 0) for bags in range(6))
    rolls = (Roll(0, (Die("white", (0,)),)), Roll(1, (Die("white", (2,)),)))
    battle = Contest("battle", (0, 1, 0), (0, 1), 9, 0, rolling=1, stage="after", rolls=rolls)
    state = cavern(2, {(0, 1): bench.tile("tan -")}, agenda=(battle,), step="resolve", placed=(0, 1), shown=shown)
    after, _ = act(state, 1, "pass")
    assert [contest.bags for contest in after.shown] == [1, 2, 3, 4, 5, 9]


# Pictures.


def pictures(*happened: Happened) -> tuple[Look, ...]:
    return tuple(GAME.pictures([event.told() for event in happened]))


def test_a_contest_that_is_settled_has_a_card_and_calls_for_no_picture_beside_it() -> None:
    battle = [resolving.Won("Alan", 1, 2, 1), resolving.Won("Betty", 2, 1, 0)]
    lone = [resolving.Succeeded("Alan", "test"), resolving.Failed("Alan", "fight")]
    assert pictures(*battle, *lone, course.Kept("Alan")) == ()


def test_a_post_shows_the_dice_that_lie_while_a_contest_goes_on() -> None:
    rolled = resolving.Rolled("Alan", resolving.dice_words([Die("white", (0,))]), 1, 0, 0)
    assert pictures(rolled) == (Look("roll"),)
    assert pictures(resolving.Bought("Alan", "reroll")) == (Look("roll"),)
    assert pictures(resolving.Bought("Alan", "dice")) == ()
    assert pictures(gains.Revealed("Alan", "loaded_knucklebone")) == (Look("roll"),)
    assert pictures(rolled, resolving.Succeeded("Alan", "test")) == ()
    assert pictures(resolving.Failed("Alan", "test"), rolled) == (Look("roll"),)


def test_the_state_shows_each_contest_that_was_settled() -> None:
    shown = 0
    for number in range(4):
        for step in playout("cavern", number).steps:
            settled = min(MOST_SHOWN, sum(map(settles, HAPPENINGS.known(step.entry.events, None))))
            now = step.after.state.shown
            assert now == (*step.before.state.shown, *now[len(now) - settled :])[-MOST_SHOWN:]
            shown += settled
    assert shown


def test_every_part_of_a_turn_and_every_task_is_carried_out() -> None:
    assert tuple(flow.TURN) == get_args(get_type_hints(State)["step"])
    assert set(flow.STEPS) == set(get_args(Task))


@pytest.mark.rule("CAV-038", "TAB-186")
def test_the_next_turn_is_that_of_the_next_seat_around_the_table() -> None:
    after = {acting: GAME.next_seat(replace(cavern(3), acting=acting)) for acting in range(3)}
    assert after == {0: 1, 1: 2, 2: 0}
    assert GAME.next_seat(replace(cavern(3), phase="over")) is None


@pytest.mark.rule("CAV-038")
def test_why_a_player_lays_a_second_tile_is_told() -> None:
    said = GAME.tell(GAME.view(cavern(2), None), [course.Turn("Betty", extra=True).told()])
    assert said == "Betty has an extra turn (»)."
    assert GAME.tell(GAME.view(cavern(2), None), [course.Turn("Betty", extra=False).told()]) == ""
    laid = [course.Placed("Betty", "ctcb-1", "M2", 0).told(), course.Turn("Betty", extra=True).told()]
    last = GAME.tell(GAME.view(cavern(2, {(0, 1): "ctcb-1"}), None), laid)
    assert last.endswith("Betty has an extra turn (»)."), "also where it ends an entry"
    assert GAME.memory.lasting(laid) == laid, "both stay in what is told in short of a bot player"
