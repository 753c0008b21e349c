"""What players ask for that follows from the rules without any one of them saying so."""

from __future__ import annotations

import pytest

from engine.games.cavern.game import GAME
from engine.games.cavern.state.board import board
from engine.games.cavern.state.content import Gain, Section, content
from engine.games.cavern.state.moves import VERBS
from engine.games.cavern.state.state import Gold, Holding
from tests.games.cavern import build
from tests.games.cavern.build import Bench
from tests.games.cavern.halls import act, facts, go, hall, halls, holdings, make_encounter, option, player, treasure, white
from tests.games.cavern.playthrough import game

Patch = pytest.MonkeyPatch


@pytest.mark.rule("CAV-G61")
@pytest.mark.parametrize("players", [2, 3])
def test_no_move_takes_from_one_player_for_another(players: int) -> None:
    for moment in game(players, "hands"):
        gone = {event.facts["who"]: int(str(event.facts["gold"])) for event in moment.events if event.kind == "paid"}
        for seat, (before, after) in enumerate(zip(moment.state.players, moment.after.players, strict=True)):
            lost = len(before.gold) - len(after.gold)
            assert lost <= gone.get(moment.state.names[seat], 0), "Gold goes for a price only"
            cards = [held.card for held in after.treasure]
            assert cards[: len(before.treasure)] == [held.card for held in before.treasure], "treasures stay"
            assert after.xp >= before.xp or seat == moment.seat or "rolled" in {event.kind for event in moment.events}
            out = [sent.kind for sent in moment.after.delvers if sent.seat == seat]
            band = content().band.factions[after.faction].delvers if after.faction else ()
            assert sorted([*after.reserve, *out]) == sorted(band)


@pytest.mark.rule("CAV-G62")
def test_what_a_players_gold_is_worth_is_shown_to_no_one_else() -> None:
    rich = build.cavern([build.player(0, gold=build.gold(3, 3, 3)), build.player(1)])
    poor = build.cavern([build.player(0, gold=build.gold(1, 1, 1)), build.player(1)])
    for seat in (1, None):
        assert GAME.view(rich, seat).state.players[0] == GAME.view(poor, seat).state.players[0]
    assert GAME.view(rich, 0) != GAME.view(poor, 0)


@pytest.mark.rule("CAV-G63")
def test_a_delver_stays_where_it_was_sent_while_its_room_grows(bench: Bench) -> None:
    first, second = bench.tile("tan NS bags=1"), bench.tile("tan NS bags=2")
    thief = build.sent(0, "thief", (1, 0))
    state = build.cavern([build.player(0, [second]), build.player(1)], {(1, 0): first}, delvers=(thief,))
    assert board(state.tiles).room((1, 0, 0)).bags == 1
    state, _ = build.act(state, 0, f"place 1 {build.letter(state, (1, 1))} 0")
    assert state.delvers == (thief,)
    assert board(state.tiles).room((1, 0, 0)).bags == 3
    assert not {verb.move.__struct_config__.tag for verb in VERBS} & {"move", "walk"}


@pytest.mark.rule("CAV-G64")
def test_a_room_without_loot_has_its_battle_and_pays_for_spoils(monkeypatch: Patch) -> None:
    state = halls(monkeypatch, hall(), delvers=[(0, "mage", 0), (1, "mage", 0)], players=[player(0, xp=0), player(1, xp=0)])
    after, events = go(state, white("C", "C", "S", "C"))
    assert facts(events, "battle") == [{"names": ("Alan", "Betty"), "loot": (0, 0)}]
    assert [holdings(after)[seat] for seat in (0, 1)] == [(0, 0), (1, 0)]
    assert after.delvers == ()


@pytest.mark.rule("CAV-G64")
def test_a_room_without_loot_has_its_encounter_and_what_the_option_adds(monkeypatch: Patch) -> None:
    card = make_encounter(monkeypatch, option("succeed", gain=Gain(gold=1)), option("fail"))
    state = halls(monkeypatch, Section("tan", ""), delvers=[(0, "mage", 0)], encounters=(card,))
    state, events = go(state)
    assert [event.kind for event in events] == ["completed", "encounter"]
    after, _ = act(state, "choose 1")
    assert holdings(after)[0] == (1, 0)


@pytest.mark.rule("CAV-G66")
@pytest.mark.parametrize(("xp", "left"), [(3, 2), (1, 0), (0, 0)])
def test_a_test_that_takes_xp_takes_what_there_is_also_on_a_fail(monkeypatch: Patch, xp: int, left: int) -> None:
    costly = option("combat", need=5, gain=Gain(xp=-1), always=True)
    card = make_encounter(monkeypatch, costly, option("fail"))
    players = [player(0, xp=xp, swift="both"), player(1, xp=3)]
    state = halls(monkeypatch, hall(), delvers=[(0, "mage", 0)], players=players, encounters=(card,))
    state, _ = go(state)
    after, events = act(state, "choose 1", white("C", "C"))
    assert [event.kind for event in events if event.kind in ("succeeded", "failed")] == ["failed"]
    assert [item.xp for item in after.players[:2]] == [left, 3]


@pytest.mark.rule("CAV-G66")
def test_a_fail_by_itself_takes_no_xp(monkeypatch: Patch) -> None:
    card = make_encounter(monkeypatch, option("succeed"), option("fail"))
    state = halls(monkeypatch, hall(), delvers=[(0, "mage", 0)], players=[player(0, xp=2), player(1)], encounters=(card,))
    state, _ = go(state)
    after, _ = act(state, "choose 2")
    assert after.players[0].xp == 2


@pytest.mark.rule("CAV-G67")
def test_the_one_who_has_nothing_left_has_a_turn_like_everyone(bench: Bench) -> None:
    mine, yours = bench.tile("tan NS"), bench.tile("tan NS")
    poor = build.player(1, [yours], xp=0, reserve=())
    out = tuple(build.sent(1, kind, (1, 0)) for kind in content().band.factions[build.FACTIONS[1]].delvers)
    state = build.cavern([build.player(0, [mine]), poor], {(1, 0): mine}, delvers=out)
    state, _ = build.act(state, 0, build.legal(state, 0, "place")[0])
    state, _ = build.act(state, 0, "pass")
    assert (state.acting, GAME.turn(state)) == (1, (1,))
    assert not (state.players[1].gold or state.players[1].treasure or state.players[1].xp or state.players[1].reserve)
    assert build.legal(state, 1, "place")


@pytest.mark.rule("CAV-143", "CAV-G26")
def test_a_treasure_that_gives_xp_is_used_up_where_the_supply_has_none(monkeypatch: Patch) -> None:
    card = make_encounter(monkeypatch, option("succeed"), option("fail"))
    players = [player(0, xp=0), player(1, xp=content().band.xp)]
    memoirs = treasure("xp").id
    state = halls(
        monkeypatch, hall(chests=1), delvers=[(0, "mage", 0)], players=players, encounters=(card,), treasure=(memoirs,)
    )
    state, _ = go(state)
    after, _ = act(state, "choose 1")
    assert after.players[0].xp == 0
    assert after.players[0].treasure == (Holding(memoirs, used=True),)


@pytest.mark.rule("CAV-143", "CAV-178")
def test_a_treasure_that_gives_gold_turns_an_own_card_faceup_where_the_deck_has_none(monkeypatch: Patch) -> None:
    card = make_encounter(monkeypatch, option("succeed"), option("fail"))
    players = [player(0, gold=build.gold(2)), player(1)]
    idol = treasure("gold").id
    decks = {"encounters": (card,), "treasure": (idol,), "gold": ()}
    state, _ = go(halls(monkeypatch, hall(chests=1), delvers=[(0, "mage", 0)], players=players, **decks))
    after, _ = act(state, "choose 1")
    assert after.players[0].gold == (Gold(2, up=True),)
    assert after.players[0].treasure == (Holding(idol, used=True),)


@pytest.mark.rule("CAV-G51", "CAV-004")
def test_a_delver_may_go_where_a_rival_stands_and_nothing_happens_yet(bench: Bench) -> None:
    tan = bench.tile("tan NESW")
    rival = build.sent(1, "mage", (1, 0))
    state = build.cavern([build.player(0, [tan]), build.player(1, [tan])], {(1, 0): tan}, delvers=(rival,))
    state, _ = build.act(state, 0, f"place 1 {build.letter(state, (1, 1))} 0")
    state, events = build.act(state, 0, "send brute 1")
    (room,) = [room for room in board(state.tiles).rooms if (1, 1, 0) in room.spots]
    assert {(1, 0, 0), (1, 1, 0)} <= set(room.spots)
    assert [delver.seat for delver in state.delvers] == [1, 0]
    assert "battle" not in {event.kind for event in events}
