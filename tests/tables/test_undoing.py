"""Taking back and bringing back."""

from __future__ import annotations

import json
from random import Random

import pytest

from engine.core.errors import GameError, GameOver, IllegalMove, NotAllowed, Stale
from engine.tables.history.export import verify
from tests.tables import corridor

from .house import ADA, BOB, CY, DEE, GAMES, HOME, House


async def state_of(house: House, channel: int = HOME) -> tuple[object, int]:
    live = await house.tables._context.cache.seen(channel)
    return live.playing().state, live.playing().counter


@pytest.mark.rule("TAB-031")
async def test_a_step_that_taught_no_one_anything_is_free_to_take_back(house: House) -> None:
    await house.begin(ADA, BOB)
    before = await state_of(house)
    assert (await house.tables.moves.choose(house.call(ADA), "step", {"by": "3"})).undo
    update = await house.tables.undo.undo(house.call(ADA))
    assert update.kind == "undo" and update.story == "Ada takes back “Step 3”." and not update.undo
    assert await state_of(house) == before


@pytest.mark.rule("TAB-038")
async def test_what_a_game_calls_final_is_not_taken_back(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.begin(ADA)
    monkeypatch.setattr(corridor.Corridor, "final", ("ran",))
    assert (await house.act(ADA, "step 2")).undo and not (await house.act(ADA, "roll")).undo
    with pytest.raises(NotAllowed, match="A death can't be taken back"):
        await house.tables.undo.undo(house.call(ADA))


@pytest.mark.rule("TAB-034", "TAB-035")
async def test_undo_then_redo_is_identity_with_the_dice(house: House) -> None:
    await house.begin(ADA, rounds="100000")
    states = [await state_of(house)]
    for text in ("roll", "step 2", "listen", "roll", "pass", "roll"):
        await house.act(ADA, text)
        states.append(await state_of(house))
    for state in reversed(states[:-1]):
        await house.tables.undo.undo(house.call())
        assert await state_of(house) == state
    await house.reopen()
    for state in states[1:]:
        await house.tables.undo.redo(house.call())
        assert await state_of(house) == state
    with pytest.raises(GameError, match="nothing to bring back"):
        await house.tables.undo.redo(house.call())


@pytest.mark.rule("TAB-034")
async def test_rolling_again_after_an_undo_gives_the_same_faces(house: House) -> None:
    await house.begin(ADA, rounds="100000")
    first = await house.act(ADA, "roll")
    await house.tables.undo.undo(house.call())
    again = await house.act(ADA, "roll")
    assert first.story == again.story and again.version.change == first.version.change + 2


@pytest.mark.rule("TAB-035")
async def test_something_new_ends_what_could_be_brought_back(house: House) -> None:
    await house.begin(ADA, rounds="100000")
    await house.act(ADA, "step 1")
    await house.tables.undo.undo(house.call())
    await house.act(ADA, "step 2")
    with pytest.raises(GameError, match="nothing to bring back"):
        await house.tables.undo.redo(house.call())
    await house.tables.undo.undo(house.call())
    assert (await house.tables.undo.redo(house.call())).story == "Ada brings back “Step 2”. Ada goes 2 on."


@pytest.mark.rule("TAB-038")
async def test_the_start_is_not_taken_back(house: House) -> None:
    await house.begin(ADA, BOB)
    with pytest.raises(IllegalMove):
        await house.tables.undo.undo(house.call())


@pytest.mark.rule("TAB-038")
async def test_nothing_is_taken_back_after_the_end(house: House) -> None:
    await house.begin(ADA, rounds="1")
    await house.act(ADA, "pass")
    with pytest.raises(GameOver):
        await house.tables.undo.undo(house.call())


@pytest.mark.rule("TAB-032", "TAB-033")
async def test_a_roll_is_taken_back_when_all_the_others_agree(house: House) -> None:
    await house.begin(ADA, BOB, CY)
    await house.act(ADA, "pass")
    before = await state_of(house)
    rolled = await house.act(BOB, "roll")
    assert not rolled.undo
    asked = await house.tables.undo.undo(house.call(BOB))
    assert asked.kind == "ballot" and asked.mention == (ADA.id, CY.id) and asked.awaited == (ADA, CY)
    assert [offer.move for offer in asked.controls.buttons][:2] == ["ballot keep", "ballot agree"]
    with pytest.raises(GameError, match="now the others"):
        await house.tables.undo.vote(house.call(BOB), asked.version, True)
    vote = await house.tables.undo.vote(house.call(CY), asked.version, True)
    assert vote.kind == "ballot" and vote.story == "Cy agrees." and vote.awaited == (ADA,) and vote.mention == ()
    # The control may be that of the newer post, too.
    done = await house.tables.act(house.call(ADA), "ballot agree", vote.version)
    assert done.kind == "undo" and done.story.startswith("Ada agrees to take back Bob's “Run”.\n")
    assert await state_of(house) == before
    with pytest.raises(Stale):
        await house.tables.undo.vote(house.call(CY), asked.version, True)


@pytest.mark.rule("TAB-033")
async def test_one_no_closes_a_ballot(house: House) -> None:
    await house.begin(ADA, BOB, CY)
    await house.act(ADA, "pass")
    await house.act(BOB, "roll")
    asked = await house.tables.undo.undo(house.call(BOB))
    kept = await house.tables.undo.vote(house.call(CY), asked.version, False)
    assert kept.kind == "move" and kept.story == "Cy would rather keep it." and kept.awaited == (CY,)
    with pytest.raises(Stale):
        await house.tables.undo.vote(house.call(ADA), asked.version, True)


async def test_a_move_goes_on_over_an_open_ballot(house: House) -> None:
    await house.begin(ADA, BOB, CY)
    await house.act(ADA, "pass")
    await house.act(BOB, "roll")
    asked = await house.tables.undo.undo(house.call(BOB))
    await house.reopen()
    assert (await house.tables.views.latest(HOME)).kind == "ballot"
    await house.act(CY, "step 1")
    with pytest.raises(Stale, match="settled"):
        await house.tables.undo.vote(house.call(ADA), asked.version, True)


async def test_asking_back_is_agreeing(house: House) -> None:
    await house.begin(ADA, BOB, CY)
    await house.act(ADA, "pass")
    await house.act(BOB, "roll")
    await house.tables.undo.undo(house.call(BOB))
    with pytest.raises(GameError, match="asked already"):
        await house.tables.undo.undo(house.call(BOB))
    assert (await house.tables.undo.undo(house.call(CY))).story == "Cy agrees."


@pytest.mark.rule("TAB-031")
async def test_the_host_takes_back_a_move_of_their_own_after_the_turn_went_on_and_says_so(house: House) -> None:
    await house.begin(ADA, BOB, CY)
    await house.act(ADA, "pass")
    assert (await house.tables.undo.undo(house.call(ADA))).story == "Ada takes back “Stay”, as host."
    await house.act(ADA, "step 1")
    assert (await house.tables.undo.undo(house.call(ADA))).story == "Ada takes back “Step 1”.", "that anybody may"
    await house.act(ADA, "pass")
    await house.act(BOB, "pass")
    asked = await house.tables.undo.undo(house.call(BOB))
    assert asked.awaited == (ADA, CY), "Bob is no host, and the turn is Cy's"
    done = await house.tables.undo.vote(house.call(ADA), asked.version, True)
    assert done.kind == "undo" and done.story == "Ada agrees to take back Bob's “Stay”, as host."


@pytest.mark.rule("TAB-033", "TAB-037")
async def test_a_host_asks_like_anybody_about_dice_and_no_one_decides_for_the_others(house: House) -> None:
    await house.begin(ADA, BOB, CY, rounds="100000")
    assert not (await house.act(ADA, "roll")).undo
    asked = await house.tables.undo.undo(house.call(ADA))
    assert asked.kind == "ballot" and asked.awaited == (BOB, CY)
    assert (await house.tables.undo.vote(house.call(CY), asked.version, True)).awaited == (BOB,)
    done = await house.tables.undo.vote(house.call(BOB), asked.version, True)
    assert done.kind == "undo" and done.story.startswith("Bob agrees to take back Ada's “Run”.\n")
    await house.act(ADA, "pass")
    await house.act(BOB, "roll")
    asked = await house.tables.undo.undo(house.call(BOB))
    assert (await house.tables.undo.vote(house.call(ADA), asked.version, True)).kind == "ballot", "Cy has not answered"
    # A manager who does not play may settle a quarrel.
    settled = await house.tables.undo.undo(house.call(DEE, manager=True))
    assert settled.story.startswith("Dee agrees to take back Bob's “Run”, as a manager of this server.\n")


@pytest.mark.rule("TAB-031")
@pytest.mark.parametrize("manager", [False, True])
async def test_what_bob_decided_is_not_taken_back_without_bob(house: House, manager: bool) -> None:
    await house.begin(ADA, BOB, CY)
    await house.act(ADA, "pass")
    before = await state_of(house)
    await house.act(BOB, "step 1")
    asked = await house.tables.undo.undo(house.call(ADA, manager=manager))
    assert asked.kind == "ballot" and asked.awaited == (BOB,) and asked.mention == (BOB.id,)
    done = await house.tables.undo.vote(house.call(BOB), asked.version, True)
    assert done.kind == "undo" and await state_of(house) == before


async def test_what_was_played_for_a_player_the_host_takes_back(house: House) -> None:
    await house.begin(ADA, BOB, CY)
    await house.act(ADA, "pass")
    await house.tables.moves.skip(house.call(ADA))
    assert (await house.tables.undo.undo(house.call(ADA))).story == "Ada takes back Bob's “Stay”, as host."


@pytest.mark.rule("TAB-037")
async def test_a_player_who_plays_alone_takes_dice_back_and_the_delve_has_no_place_in_the_hall(house: House) -> None:
    start = await house.begin(ADA, rounds="2")
    assert start.mention == ()
    assert (await house.act(ADA, "roll")).undo
    undone = await house.tables.undo.undo(house.call(ADA))
    said = "-# What had been seen was taken back, so this delve has no place in the hall."
    assert undone.story == f"Ada takes back “Run”.\n{said} `/delve redo` brings the move back."
    assert said in await house.tables.views.status(HOME, ADA.id)
    # Made again just as it was, nothing was gained by it.
    await house.tables.undo.redo(house.call(ADA))
    assert said not in await house.tables.views.status(HOME, ADA.id)
    await house.tables.undo.undo(house.call(ADA))
    await house.reopen()
    await house.act(ADA, "pass")
    end = await house.act(ADA, "pass")
    assert end.kind == "end" and await house.count("results") == 0
    ending = await house.tables.chronicles.ending(end)
    assert ending is not None and said in ending.small
    # What showed nothing is no one's gain.
    await house.begin(ADA, rounds="1")
    await house.act(ADA, "step 1")
    await house.tables.undo.undo(house.call(ADA))
    assert (await house.act(ADA, "pass")).kind == "end" and await house.count("results") == 1


@pytest.mark.rule("TAB-032", "TAB-037")
async def test_dice_that_all_agreed_to_take_back_leave_a_party_out_of_the_hall_too(house: House) -> None:
    await house.begin(ADA, BOB, rounds="1")
    await house.act(ADA, "roll")
    asked = await house.tables.undo.undo(house.call(ADA))
    assert "(something was rolled or drawn; taken back, this game leaves the hall)" in asked.story
    done = await house.tables.undo.vote(house.call(BOB), asked.version, True)
    assert "no place in the hall" in done.story
    await house.act(ADA, "pass")
    assert (await house.act(BOB, "pass")).kind == "end" and await house.count("results") == 0


async def test_a_secret_is_not_named_when_it_is_taken_back(house: House) -> None:
    await house.begin(ADA, BOB)
    await house.act(ADA, "listen")
    asked = await house.tables.undo.undo(house.call(ADA))
    assert asked.story == "Ada wants to take back the last move."
    done = await house.tables.undo.vote(house.call(BOB), asked.version, True)
    assert done.story.startswith("Bob agrees to take back Ada's last move.\n")


@pytest.mark.rule("TAB-035")
async def test_only_its_player_or_the_host_brings_a_move_back(house: House) -> None:
    await house.begin(ADA, BOB, CY)
    await house.act(ADA, "step 1")
    await house.tables.undo.undo(house.call(ADA))
    with pytest.raises(NotAllowed, match="Ada or the host"):
        await house.tables.undo.redo(house.call(BOB))


async def test_forty_moves_can_be_taken_back_one_by_one(house: House) -> None:
    await house.begin(ADA, rounds="100000")
    states = [await state_of(house)]
    for number in range(40):
        await house.act(ADA, "roll" if number % 3 else "pass")
        states.append(await state_of(house))
    for state in reversed(states[:-1]):
        await house.tables.undo.undo(house.call())
        assert await state_of(house) == state


@pytest.mark.rule("TAB-038")
async def test_an_undo_stops_where_the_rules_were_changed(house: House) -> None:
    await house.begin(ADA, rounds="100000")
    await house.act(ADA, "step 1")

    class Wider(corridor.State):
        lamp: int = 1

    class Newer(corridor.Corridor):
        version = 2
        state = Wider

    await house.reopen({**GAMES, "corridor": Newer()})
    old = await state_of(house)
    assert old[0].at == (1,) and old[0].lamp == 1
    for _ in range(20):
        await house.act(ADA, "roll")
    for _ in range(20):
        await house.tables.undo.undo(house.call())
    assert await state_of(house) == old
    with pytest.raises(NotAllowed, match="rules have been changed"):
        await house.tables.undo.undo(house.call())
    await house.reopen({**GAMES, "corridor": Newer()})
    assert (await house.act(ADA, "roll")).kind == "move" and (await state_of(house))[0].lamp == 1


async def test_struck_entries_stay_in_the_journal_and_are_verified_too(house: House) -> None:
    await house.begin(ADA, rounds="2")
    await house.act(ADA, "listen")
    await house.tables.undo.undo(house.call())
    await house.act(ADA, "step 1")
    await house.act(ADA, "roll")
    await house.tables.undo.undo(house.call())
    await house.tables.undo.undo(house.call())
    await house.tables.undo.redo(house.call())
    await house.act(ADA, "roll")
    await house.act(ADA, "roll")
    _, written = await house.tables.exports.export(HOME)
    entries = json.loads(written)["entries"]
    assert [(entry["text"], entry["struck"]) for entry in entries] == [
        ("", False), ("listen", True), ("step 1", False), ("roll", True), ("roll", False), ("roll", False)
    ]  # fmt: skip
    assert verify(written, GAMES) == "6 entries, 4 rolls, all as the dice key says."


@pytest.mark.parametrize("seed", range(6))
async def test_whatever_is_done_and_undone_is_what_a_simple_list_of_states_says(house: House, seed: int) -> None:
    chance = Random(seed)
    await house.begin(ADA, rounds="100000")
    done, undone = [await state_of(house)], []
    for _ in range(60):
        wish = chance.choice(("act", "act", "undo", "undo", "redo", "reopen"))
        if wish == "act":
            _, own, _ = await house.tables.views.controls(house.call())
            await house.act(ADA, chance.choice(own.buttons).move)
            done.append(await state_of(house))
            undone = []
        elif wish == "undo" and len(done) > 1:
            undone.append(done.pop())
            await house.tables.undo.undo(house.call())
        elif wish == "redo" and undone:
            done.append(undone.pop())
            await house.tables.undo.redo(house.call())
        elif wish == "reopen":
            await house.reopen()
        assert await state_of(house) == done[-1]
    await house.tables.lobby.end(house.call())
    assert verify((await house.tables.exports.export(HOME))[1], GAMES)


async def test_an_undo_by_an_old_control_is_refused(house: House) -> None:
    await house.begin(ADA, BOB)
    first = await house.act(ADA, "step 1")
    await house.act(ADA, "step 1")
    with pytest.raises(Stale, match="your last move"):
        await house.tables.undo.undo(house.call(ADA), first.version)


class Stricter(corridor.Corridor):
    """Where one is waited for less long the further one has gone."""

    def patience(self, state: corridor.State) -> int:
        return 600 if state.left < 3 else 0


async def test_after_an_undo_the_time_is_that_of_what_is_awaited_then(house: House) -> None:
    await house.reopen({**GAMES, "corridor": Stricter()})
    start = await house.begin(ADA, BOB, wait=24)
    assert start.due == int(house.clock.timestamp()) + 24 * 3600
    assert (await house.act(ADA, "step 1")).due == int(house.clock.timestamp()) + 600
    house.wait(0.1)
    undone = await house.tables.undo.undo(house.call(ADA))
    assert undone.due == int(house.clock.timestamp()) + 24 * 3600 and undone.mention == ()


async def test_an_undo_after_which_the_same_is_asked_puts_no_deadline_off(house: House) -> None:
    start = await house.begin(ADA, BOB, wait=24)
    house.wait(1)
    await house.act(ADA, "step 1")
    house.wait(1)
    assert (await house.tables.undo.undo(house.call(ADA))).due == start.due


@pytest.mark.rule("TAB-033")
async def test_a_player_who_is_playing_keeps_their_controls_while_others_ask_to_take_something_back(house: House) -> None:
    await house.begin(ADA, BOB, CY)
    for who, text in ((ADA, "pass"), (BOB, "pass"), (CY, "roll")):
        await house.act(who, text)
    playing = (await house.tables.views.latest(HOME)).controls.buttons
    assert "step 1" in [offer.move for offer in playing], "it is Ada's turn"
    for who in (BOB, CY):
        asked = await house.tables.undo.undo(house.call(who))
        assert asked.kind == "ballot" and asked.controls.buttons[2:] == playing, f"{who.name} asks"
    went_on = await house.tables.act(house.call(ADA), "step 1", asked.version)
    assert went_on.kind == "move" and "lapses" in went_on.story
