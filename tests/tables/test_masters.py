"""A human game master has a seat that is no player's, and what they do in secret stays theirs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.errors import BadOption, GameError, IllegalMove, NotAllowed, Stale
from engine.core.game import Event
from engine.core.moves import Unclear, Verb
from engine.core.scene import Look
from tests.outing import Direct, Go

from .house import ADA, BOB, CY, DEE, HOME, House


async def gathered(house: House, *others: object) -> None:
    await house.tables.lobby.gather(house.call(ADA), "outing", {})
    for member in others:
        await house.tables.lobby.join(house.call(member))


async def led(house: House, **options: str) -> None:
    """Let Ada and Cy play with Bob as game master, between them."""
    await gathered(house, BOB, CY)
    await house.tables.lobby.set_master(house.call(ADA), BOB)
    for name, value in options.items():
        await house.tables.lobby.set_option(house.call(ADA), name, value)
    await house.tables.lobby.start(house.call(ADA))


@pytest.mark.rule("TAB-050", "TAB-051")
async def test_a_player_who_is_made_game_master_gets_a_seat_that_does_not_count_among_the_players(house: House) -> None:
    await gathered(house, BOB, CY)
    update = await house.tables.lobby.set_master(house.call(ADA), DEE)
    assert update.kind == "lobby" and update.story == "Dee is the game master." and update.lobby is not None
    assert update.lobby.master == DEE and update.lobby.masters
    assert [(seat.member.name, seat.master) for seat in update.lobby.seats][-1] == ("Dee", True)
    assert (update.lobby.players, update.lobby.most, update.lobby.ready) == (3, 3, True)
    assert update.status == "Outing: Ada is gathering a party (3 of 3)."
    update = await house.tables.lobby.start(house.call(ADA))
    assert [member.name for member in update.awaited] == ["Ada", "Bob", "Cy"]


async def test_a_member_who_sits_becomes_game_master_and_makes_room_for_a_player(house: House) -> None:
    await gathered(house, BOB, CY)
    with pytest.raises(GameError, match="All 3 seats are taken"):
        await house.tables.lobby.join(house.call(DEE))
    update = await house.tables.lobby.set_master(house.call(ADA), BOB)
    assert update.lobby is not None and [seat.master for seat in update.lobby.seats] == [False, True, False]
    update = await house.tables.lobby.join(house.call(DEE))
    assert update.story == "Dee joins (3 of 3)."
    with pytest.raises(GameError, match="All 3 seats of players are taken, so Bob has to leave first"):
        await house.tables.lobby.set_master(house.call(ADA), None)


@pytest.mark.rule("TAB-050")
async def test_the_part_can_be_given_on_and_taken_away_in_the_lobby(house: House) -> None:
    await gathered(house, BOB)
    await house.tables.lobby.set_master(house.call(ADA), BOB)
    with pytest.raises(GameError, match="Bob is the game master already"):
        await house.tables.lobby.set_master(house.call(ADA), BOB)
    update = await house.tables.lobby.set_master(house.call(ADA), ADA)
    assert update.story == "Ada is the game master. Bob plays along."
    update = await house.tables.lobby.set_master(house.call(ADA), None)
    assert update.story == "There is no game master now. Ada plays along." and update.lobby is not None
    assert update.lobby.master is None and update.lobby.players == 2
    with pytest.raises(GameError, match="There is no game master"):
        await house.tables.lobby.set_master(house.call(ADA), None)


@pytest.mark.rule("TAB-014", "TAB-050", "TAB-054")
async def test_only_the_host_names_one_only_in_the_lobby_and_only_where_the_game_has_room_for_one(house: House) -> None:
    await gathered(house, BOB)
    with pytest.raises(NotAllowed, match="Only Ada"):
        await house.tables.lobby.set_master(house.call(BOB, manager=True), BOB)
    await house.tables.lobby.start(house.call(ADA))
    with pytest.raises(GameError, match="under way already"):
        await house.tables.lobby.set_master(house.call(ADA), BOB)
    await house.tables.lobby.gather(house.call(ADA, 8), "corridor", {})
    with pytest.raises(BadOption, match="Corridor has no game master but me"):
        await house.tables.lobby.set_master(house.call(ADA, 8), ADA)


async def test_a_game_master_alone_is_not_enough_to_start(house: House) -> None:
    await gathered(house)
    await house.tables.lobby.set_master(house.call(ADA), ADA)
    with pytest.raises(GameError, match="Outing wants 1 to 3 players, and 0 are here"):
        await house.tables.lobby.start(house.call(ADA))


async def test_leaving_the_lobby_moves_the_game_masters_seat_up_with_the_others(house: House) -> None:
    await gathered(house, BOB, CY)
    await house.tables.lobby.set_master(house.call(ADA), CY)
    await house.tables.lobby.leave(house.call(BOB))
    await house.reopen()
    await house.tables.lobby.start(house.call(ADA))
    assert (await house.tables.views.own_picture(house.call(CY))) is not None
    assert (await house.tables.views.own_picture(house.call(ADA))) is None
    with pytest.raises(IllegalMove):
        await house.act(ADA, "gm hide 2")
    assert (await house.act(CY, "gm say Owl | Hoo.")).story == "Somebody says: Owl | Hoo."


@pytest.mark.rule("TAB-051")
async def test_the_seat_of_a_game_master_goes_on_to_another_under_way(house: House) -> None:
    await led(house)
    await house.tables.lobby.hand_over(house.call(ADA), BOB, DEE)
    await house.reopen()
    assert (await house.act(DEE, "gm hide 2")).whispers == ((DEE.id, "The chest lies at 2."),)
    assert (await house.tables.views.own_picture(house.call(DEE))) is not None


async def test_what_is_private_is_the_game_masters_and_no_word_says_that_everybody_had_a_picture(house: House) -> None:
    await gathered(house)
    controls = (await house.tables.lobby.start(house.call(ADA))).controls
    assert controls.own == "" and not controls.private
    await house.tables.lobby.end(house.call(ADA))
    await led(house)
    controls = (await house.tables.views.latest(HOME)).controls
    assert controls.own == "" and controls.private and controls.mastered
    picture = await house.tables.views.own_picture(house.call(BOB))
    assert picture is not None and "The chest is at" in picture.alt


@pytest.mark.rule("TAB-040", "TAB-051")
async def test_what_a_game_master_does_in_secret_is_nowhere_to_be_read(house: House) -> None:
    await led(house)
    before = await house.tables.views.latest(HOME)
    update = await house.act(BOB, "gm hide 7")
    assert update.story == "" and update.rules == () and update.looks == () and update.mention == ()
    assert update.whispers == ((BOB.id, "The chest lies at 7."),)
    for member in (None, ADA.id, DEE.id):
        assert await house.tables.views.log(HOME, 1, member) == ("0. A chest lies somewhere in Wood.", 1)
    log, _ = await house.tables.views.log(HOME, 1, BOB.id)
    assert log.split("\n")[-1] == "1. (in secret) The chest lies at 7."
    _, written = await house.tables.exports.export(HOME)
    assert "hide" not in written.decode() and "chest lies at" not in written.decode()
    with pytest.raises(Stale) as stale:
        await house.tables.undo.undo(house.call(ADA), before.version)
    assert stale.value.words == "That was before Bob's move. Here is how things stand now."
    with pytest.raises(NotAllowed, match="only Bob, the game master, could") as refused:
        await house.tables.undo.undo(house.call(ADA))
    assert "hide" not in refused.value.words
    taken = await house.tables.undo.undo(house.call(BOB))
    assert taken.story == "Bob takes back the last move."
    with pytest.raises(Stale) as stale:
        await house.tables.act(house.call(ADA), "unearth", update.version)
    assert "hide" not in stale.value.words


async def test_no_picture_is_posted_for_what_only_some_may_know(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def pictures(_: object, events: Sequence[Event]) -> tuple[Look, ...]:
        return tuple(Look(page=int(str(event.facts["chest"]))) for event in events if event.kind == "laid")

    monkeypatch.setattr(type(house.tables.games["outing"]), "pictures", pictures)
    await led(house)
    assert (await house.act(BOB, "gm hide 7")).looks == ()
    assert (await house.tables.undo.undo(house.call(BOB))).looks == ()


@pytest.mark.rule("TAB-052")
async def test_only_the_game_master_takes_back_what_they_did_and_no_one_votes_about_it(house: House) -> None:
    await led(house)
    assert (await house.act(ADA, "go 2")).undo
    for order in ("gm hide 7", "gm say Owl | Hoo."):
        assert not (await house.act(BOB, order)).undo and not (await house.tables.views.latest(HOME)).undo
        for other in (ADA, CY):
            with pytest.raises(
                NotAllowed, match=r"^That can no longer be taken back: only Bob, the game master, could\. \(TAB-052\)$"
            ):
                await house.tables.undo.undo(house.call(other))
    assert (await house.tables.undo.undo(house.call(BOB))).kind == "undo"
    with pytest.raises(
        NotAllowed, match=r"^Only Bob, the game master, can bring back what was taken back last\. \(TAB-052\)$"
    ):
        await house.tables.undo.redo(house.call(ADA))
    taken = await house.tables.undo.undo(house.call(BOB))
    assert taken.story == "Bob takes back the last move." and taken.looks == () and taken.undo
    back = await house.tables.undo.redo(house.call(BOB))
    assert back.story == "Bob brings back the last move." and back.whispers == ((BOB.id, "The chest lies at 7."),)
    await house.tables.undo.undo(house.call(CY, manager=True))
    assert (await house.tables.undo.undo(house.call(ADA))).story == "Ada takes back “Go to 2”."


async def test_the_log_is_numbered_without_gaps_for_each_of_its_readers(house: House) -> None:
    await led(house)
    for place in (2, 4):
        for hidden in (7, 8, 7, 8, 7, 8):
            await house.act(BOB, f"gm hide {hidden}")
        await house.act(ADA, f"go {place}")
    told = "0. A chest lies somewhere in Wood.\n1. Ada goes plainly to 2.\n2. Ada goes plainly to 4."
    assert await house.tables.views.log(HOME, 1, ADA.id) == (told, 1)
    newest, pages = await house.tables.views.log(HOME, 1, BOB.id)
    assert pages == 2 and newest.startswith("5. (in secret)") and newest.endswith("14. Ada goes plainly to 4.")


async def test_a_game_master_who_left_has_no_button(house: House) -> None:
    await led(house)
    assert (await house.tables.views.latest(HOME)).controls.mastered
    left = (await house.tables.lobby.leave(house.call(BOB))).controls
    assert not left.mastered and not left.private
    back = (await house.tables.lobby.join(house.call(BOB))).controls
    assert back.mastered and back.private


@pytest.mark.rule("TAB-051")
async def test_where_a_game_master_decides_the_post_says_so_and_offers_what_is_theirs_to_no_one(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = type(house.tables.games["outing"]).legal

    def legal(game: Any, state: Any, seat: int) -> Any:
        return (Go(5), Go(6)) if seat == state.master else real(game, state, seat)

    monkeypatch.setattr(type(house.tables.games["outing"]), "legal", legal)
    monkeypatch.setattr(type(house.tables.games["outing"]), "turn", lambda _, state: (state.master,))
    await led(house)
    update = await house.tables.views.latest(HOME)
    assert update.ask == "where to? The game master decides." and update.awaited == (BOB,)
    assert update.controls.buttons == () and update.controls.menus == () and update.controls.mastered
    assert len((await house.tables.views.panel(house.call(BOB))).controls.buttons) == 2


async def test_a_secret_that_changes_nothing_for_the_others_is_nothing_to_post(house: House) -> None:
    await led(house)
    told = await house.act(ADA, "go 2")
    aside = await house.act(BOB, "gm hide 7")
    assert aside.kind == "aside" and aside.version.change == told.version.change + 1
    assert aside.controls == told.controls and aside.reminder == told.reminder > 0
    assert (await house.act(BOB, "gm say Owl | Hoo.")).kind == "move"


async def test_a_secret_does_not_make_the_controls_of_the_others_old(house: House) -> None:
    await led(house)
    before = await house.tables.views.latest(HOME)
    assert (await house.act(BOB, "gm hide 7")).kind == "aside"
    assert (await house.tables.act(house.call(ADA), "unearth", before.version)).story


async def test_a_secret_that_ends_an_open_question_is_posted(house: House) -> None:
    await led(house)
    await house.act(ADA, "go 2")
    assert (await house.tables.undo.undo(house.call(CY))).kind == "ballot"
    lapsed = await house.act(BOB, "gm hide 7")
    assert lapsed.kind == "move" and "lapses" in lapsed.story


async def test_a_secret_that_is_told_to_another_player_too_is_posted(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    real = type(house.tables.games["outing"]).apply

    def apply(*given: Any) -> Any:
        state, events = real(*given)
        return state, [replace(event, seats=(0, 1)) if event.kind == "laid" else event for event in events]

    monkeypatch.setattr(type(house.tables.games["outing"]), "apply", apply)
    await led(house)
    assert (await house.act(BOB, "gm hide 7")).kind == "move"


async def test_players_who_try_the_desk_read_whose_it_is_whosever_turn_it_is(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def why_not(_: object, state: object, seat: int, verb: Verb) -> IllegalMove:
        return IllegalMove("The desk is the game master's.", "OUT-006")

    monkeypatch.setattr(type(house.tables.games["outing"]), "why_not", why_not)
    await led(house)
    await house.act(ADA, "go 3")
    for asking in (house.tables.moves.choose(house.call(CY), "gm", {}), house.act(CY, "gm hide 2")):
        with pytest.raises(IllegalMove, match="The desk is the game master's"):
            await asking


async def test_a_desk_with_one_order_only_asks_before_it_gives_it(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    real = type(house.tables.games["outing"]).legal

    def legal(game: Any, state: Any, seat: int) -> Any:
        yield from (Direct("end", "day"),) if seat == state.master else real(game, state, seat)

    monkeypatch.setattr(type(house.tables.games["outing"]), "legal", legal)
    await led(house)
    before = await house.tables.views.latest(HOME)
    with pytest.raises(Unclear) as unclear:
        await house.tables.moves.choose(house.call(BOB), "gm", {})
    assert unclear.value.begun == "gm" and (await house.tables.views.latest(HOME)).version == before.version
    question, _ = await house.tables.views.ask(house.call(BOB), "gm")
    assert [offer.move for offer in question.offers] == ["gm end day"]
