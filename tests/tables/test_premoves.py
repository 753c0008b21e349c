"""Planning ahead: what a member means to do is made when their turn comes, as long as it may be, and told as ever."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engine.api.update import Member
from engine.core.capabilities import Rivals
from engine.core.errors import GameError, IllegalMove, Stale
from engine.core.game import Seat
from engine.core.messages import WORDS
from engine.core.moves import Move
from engine.core.premoves import Plans
from engine.games import games
from engine.tables.deadlines.due import next_plan
from engine.tables.moves import premove_queue
from engine.tables.premoves.service import USUAL
from engine.tables.session.live import Session
from engine.tables.session.premove import WHATEVER

from . import corridor, council
from .corridor import State, Step, View
from .house import ADA, BOB, CY, GAMES, HOME, House

ASKED = "being asked"


class Toll(Plans[State, View], Rivals, council.Council):
    """A council of rivals: a player whose turn it is not may say beforehand that they go one step when they are asked."""

    key = "toll"
    refusable = (ASKED,)

    def own_turn(self, state: State, seat: Seat) -> int | None:
        return state.round * 10 + seat if seat == state.seat and seat in self.turn(state) else None

    def refused(self, state: State, seat: Seat) -> tuple[str, Move] | None:
        return None if seat == state.seat else (ASKED, Step(1))

    def conditions(self, view: View) -> Mapping[str, bool]:
        return {"Ada is at 0": view.at[0] == 0}


TOLL = Toll()


async def plan(house: House, who: Member, *moves: str, given: str = "") -> Any:
    shown = None
    for move in moves:
        shown = await house.tables.premoves.add(house.call(who), move, given)
    return shown


def live(house: House) -> Session:
    found: Session = house.tables._context.cache._tables[HOME]
    return found


async def journal(house: House) -> list[tuple[int, int, str]]:
    rows = await house.tables._context.store.entries(live(house).row.id, 1, 99)
    return [(row.seat, row.member, row.text) for row in rows]


@pytest.mark.rule("TAB-087")
async def test_what_was_planned_is_made_when_the_turn_comes_in_the_same_post(house: House) -> None:
    await house.begin(ADA, BOB)
    shown = await plan(house, BOB, "step 2", "pass")
    assert shown.steps == ("Step 2", "Pass") and not shown.secret
    update = await house.act(ADA, "pass")
    assert update.story == "Ada stays. Bob goes 2 on. Bob stays.\n-# As Bob planned."
    assert update.awaited == (ADA,) and update.mention == ()
    assert await journal(house) == [(0, 101, "pass"), (1, 102, "step 2"), (1, 102, "pass")]
    assert live(house).premoves == {}


@pytest.mark.rule("TAB-087")
async def test_planning_is_no_post_and_leaves_every_control_as_it_is(house: House) -> None:
    before = await house.begin(ADA, BOB)
    told = len(await house.tables.outbox.untold())
    await plan(house, BOB, "step 2")
    assert len(await house.tables.outbox.untold()) == told
    assert (await house.tables.views.latest(HOME)).version == before.version


@pytest.mark.rule("TAB-087")
async def test_what_is_not_legal_then_stops_it_and_calls_whose_plan_it_is(house: House) -> None:
    await house.begin(ADA, BOB)
    await plan(house, BOB, "step 2", "step 2", "pass")
    update = await house.act(ADA, "pass")
    assert update.story == "Ada stays. Bob goes 2 on.\n-# As Bob planned.\n-# Bob, your plan stopped. You can't go so far."
    assert update.awaited == (BOB,) and update.mention == (BOB.id,)
    assert (await house.tables.views.panel(house.call(BOB))).plan == "Your plan stopped. You can't go so far."
    # Once they have moved they know it.
    await house.act(BOB, "step 1")
    assert (await house.tables.views.panel(house.call(BOB))).plan == "" and live(house).premoves == {}


@pytest.mark.rule("TAB-088")
@pytest.mark.parametrize(
    ("given", "moved"), [("", False), (USUAL, False), (WHATEVER, True), ("Ada is at 0", False), ("nothing", None)]
)
async def test_a_roll_stops_what_was_planned_as_things_stood(house: House, given: str, moved: bool | None) -> None:
    await house.tables.close()
    await house.open({**GAMES, "toll": TOLL})
    await house.begin(ADA, BOB, game="toll")
    await house.act(ADA, "step 1")
    if moved is None:
        with pytest.raises(GameError, match="“nothing” cannot be checked at this table"):
            await plan(house, BOB, "step 2", given=given)
        return
    await plan(house, BOB, "step 2", given=given)
    update = await house.act(ADA, "roll")
    assert ((1, 102, "step 2") in await journal(house)) == moved
    # Rivals read nothing of it; whose plan it was finds on their own panel why it stopped.
    assert "plan" not in update.story
    why = {"": WORDS("plan-stirred"), USUAL: WORDS("plan-stirred"), "Ada is at 0": "It was planned only if Ada is at 0."}
    panel = await house.tables.views.panel(house.call(BOB))
    assert panel.plan == ("" if moved else f"Your plan stopped. {why[given]}")


async def test_a_condition_that_holds_lets_everything_else_come(house: House) -> None:
    await house.tables.close()
    await house.open({**GAMES, "toll": TOLL})
    await house.begin(ADA, BOB, game="toll")
    await house.act(ADA, "listen")
    await house.act(BOB, "step 1")  # It is still Ada's turn.
    await plan(house, BOB, "step 2", given="Ada is at 0")
    await house.act(ADA, "listen")
    await house.act(ADA, "pass")
    assert (await journal(house))[-1] == (1, 102, "step 2")


@pytest.mark.rule("TAB-087")
async def test_what_another_one_heard_in_secret_is_nothing_new_to_a_player_who_plans(house: House) -> None:
    """That Ada listens is told to all, and she rolls for it: so it stops the plan. What she hears is hers alone."""
    await house.begin(ADA, BOB)
    await plan(house, BOB, "pass")
    update = await house.act(ADA, "listen")
    assert live(house).premoves[1].stirred and update.awaited == (ADA,)
    assert (await house.tables.premoves.shown(house.call(BOB))).stirred == f"{WORDS('plan-stirred')} So it will stop."
    # Bob has seen that, and wants it all the same.
    await house.tables.premoves.keep(house.call(BOB))
    await house.act(ADA, "pass")
    assert (await journal(house))[-1] == (1, 102, "pass")


async def test_what_only_another_one_learns_does_not_stir_a_plan(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    real = corridor.Corridor.apply

    def apply(self: Any, state: Any, seat: Any, move: Any, dice: Any) -> Any:
        after, events = real(self, state, seat, move, dice)
        return after, [event for event in events if event.kind != "listened"]

    monkeypatch.setattr(corridor.Corridor, "apply", apply)
    await house.begin(ADA, BOB)
    await plan(house, BOB, "pass")
    await house.act(ADA, "listen")
    assert not live(house).premoves[1].stirred
    await house.act(ADA, "pass")
    assert (await journal(house))[-1] == (1, 102, "pass")


@pytest.mark.rule("TAB-087")
async def test_after_a_restart_it_is_there_and_made(house: House) -> None:
    await house.begin(ADA, BOB)
    await plan(house, BOB, "step 1", "pass")
    await house.reopen()
    assert (await house.tables.premoves.shown(house.call(BOB))).steps == ("Step 1", "Pass")
    await house.act(ADA, "pass")
    assert (await journal(house))[-2:] == [(1, 102, "step 1"), (1, 102, "pass")]
    await house.reopen()
    assert (await house.tables.views.panel(house.call(BOB))).plan == "" and live(house).premoves == {}


async def test_the_plans_of_two_seats_are_made_one_after_the_other(house: House) -> None:
    await house.begin(ADA, BOB, CY)
    await plan(house, CY, "step 3", "pass")
    await plan(house, BOB, "pass")
    update = await house.act(ADA, "pass")
    assert update.story.endswith("Bob stays. Cy goes 3 on. Cy stays.\n-# As Bob and Cy planned.")
    assert update.awaited == (ADA,)


async def test_what_is_left_of_a_plan_is_not_made_in_the_turn_after(house: House) -> None:
    await house.begin(ADA, BOB)
    await plan(house, BOB, "pass", "step 1")
    await house.act(ADA, "pass")
    await house.act(ADA, "pass")
    assert (await journal(house))[-2:] == [(1, 102, "pass"), (0, 101, "pass")]
    assert live(house).awaited == (1,) and live(house).premoves == {}


@pytest.mark.rule("TAB-087")
async def test_a_plan_is_gone_once_it_has_begun_also_where_that_is_taken_back(house: House) -> None:
    await house.begin(ADA, BOB)
    await plan(house, BOB, "step 1")
    await house.act(ADA, "pass")
    assert live(house).awaited == (1,)
    await house.tables.undo.undo(house.call(BOB))
    assert live(house).awaited == (1,) and live(house).premoves == {}


async def test_no_one_plans_their_own_turn_while_it_is_there(house: House) -> None:
    await house.begin(ADA, BOB)
    with pytest.raises(GameError, match="It is your turn"):
        await plan(house, ADA, "pass")


async def test_a_seat_that_is_left_or_given_away_has_no_plan_any_more(house: House) -> None:
    await house.begin(ADA, BOB, CY)
    await plan(house, BOB, "step 1", "pass")
    await house.tables.lobby.hand_over(house.call(ADA), BOB, Member(105, "Eli"))
    assert (await house.tables.views.panel(house.call(Member(105, "Eli")))).plan == ""
    await house.act(ADA, "pass")
    assert live(house).awaited == (1,) and (await journal(house))[-1] == (0, 101, "pass")


async def test_of_a_table_that_was_ended_no_plan_is_kept(house: House) -> None:
    await house.begin(ADA, BOB)
    await plan(house, BOB, "step 1")
    await house.tables.lobby.end(house.call(ADA))
    await house.reopen()
    await house.tables.views.latest(HOME)
    assert live(house).premoves == {}


@pytest.mark.rule("TAB-087")
async def test_a_party_reads_each_others_plans_and_rivals_do_not(house: House) -> None:
    await house.tables.close()
    await house.open({**GAMES, "toll": TOLL})
    await house.begin(ADA, BOB)
    await plan(house, BOB, "step 2", "pass")
    assert (await house.tables.views.status(HOME, ADA.id)).endswith("\nBob plans: Step 2; Pass.")
    await house.begin(ADA, BOB, game="toll", channel=8)
    await house.act(ADA, "step 1", channel=8)
    await house.tables.premoves.add(house.call(BOB, 8), "step 2")
    assert "plans" not in await house.tables.views.status(8, ADA.id)
    assert (await house.tables.views.panel(house.call(BOB, 8))).plan == "You plan: Step 2."
    assert (await house.tables.views.panel(house.call(ADA, 8))).plan == ""


async def test_a_plan_has_eight_moves_at_the_most_and_each_is_one(house: House) -> None:
    await house.begin(ADA, BOB)
    with pytest.raises(IllegalMove, match="“dance” is no move that could be planned"):
        await plan(house, BOB, "dance")
    await plan(house, BOB, *["pass"] * 8)
    with pytest.raises(GameError, match="at most 8 moves"):
        await plan(house, BOB, "pass")


async def test_a_control_adds_its_move_once(house: House) -> None:
    update = await house.begin(ADA, BOB)
    plans = house.tables.premoves
    await plans.add(house.call(BOB), "pass", count=0, version=update.version)
    with pytest.raises(Stale, match="Your plan has changed since"):
        await plans.add(house.call(BOB), "pass", count=0, version=update.version)
    await house.act(ADA, "step 1")
    with pytest.raises(Stale, match="That was before Ada's move"):
        await plans.add(house.call(BOB), "pass", count=1, version=update.version)
    assert (await plans.shorten(house.call(BOB))).steps == ()


# A no that is planned.


@pytest.mark.rule("TAB-089")
async def test_a_planned_no_is_given_at_random_within_the_wait_and_told_as_if_it_were_pressed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    spans: list[int] = []
    monkeypatch.setattr(premove_queue.secrets, "randbelow", lambda most: spans.append(most) or 1800)
    await house.tables.close()
    await house.open({**GAMES, "toll": TOLL})
    await house.begin(ADA, BOB, game="toll", wait=2)
    await house.begin(ADA, BOB, game="toll", wait=2, channel=8)
    for channel in (HOME, 8):
        await house.tables.premoves.refuse(house.call(BOB, channel), (ASKED,) if channel == HOME else ())
    begun = int(house.clock.timestamp())
    assert spans == [2 * 3600] and next_plan(live(house)) == begun + 1800
    assert await house.overdue() == []
    await house.reopen({**GAMES, "toll": TOLL})
    house.wait(0.5)
    (update,) = await house.overdue()
    pressed = await house.act(BOB, "step 1", channel=8)
    assert (update.story, update.mention, update.due, update.ask, update.awaited) == (
        *(pressed.story, pressed.mention, pressed.due, pressed.ask, pressed.awaited),
    )
    assert await journal(house) == [(1, 102, "step 1")]
    assert await house.overdue() == [] and next_plan(live(house)) == 0


@pytest.mark.rule("TAB-089")
async def test_what_is_refused_beforehand_is_so_until_the_own_turn(house: House) -> None:
    await house.tables.close()
    await house.open({**GAMES, "toll": TOLL})
    await house.begin(ADA, BOB, game="toll")
    await house.tables.premoves.refuse(house.call(BOB), (ASKED,))
    assert next_plan(live(house)) > 0
    await house.act(ADA, "step 1")
    assert next_plan(live(house)) == 0 and live(house).premoves[1].refuses == (ASKED,)
    await house.act(ADA, "pass")
    assert live(house).premoves == {}


async def test_a_party_refuses_nothing_beforehand(house: House) -> None:
    await house.begin(ADA, BOB)
    assert (await house.tables.premoves.refuse(house.call(BOB), (ASKED,))).refusable == ()
    assert live(house).premoves == {}


# Real games.


@pytest.mark.rule("TAB-088")
async def test_after_each_planned_move_the_next_is_offered_as_things_would_stand(house: House) -> None:
    await house.tables.close()
    await house.open(games())
    await house.tables.lobby.gather(house.call(ADA), "skyshard", {})
    await house.tables.lobby.join(house.call(BOB))
    await house.tables.lobby.start(house.call(ADA), quick=True)
    plans = house.tables.premoves

    def offers(shown: Any) -> set[str]:
        menus = [offer.move for menu in shown.controls.menus for offer in menu.offers]
        return {offer.move for offer in shown.controls.buttons} | set(menus)

    shown = await plans.shown(house.call(BOB))
    walk = next(move for move in sorted(offers(shown)) if move.startswith("move "))
    assert shown.sight == "" and "explore A" in offers(shown) and "no enemy is on the map" not in shown.conditions
    shown = await plans.add(house.call(BOB), walk)
    # A player who stands there may walk on, but not to where they are.
    assert walk not in offers(shown) and "pass" in offers(shown) and "no enemy is on the map" in shown.conditions
    with pytest.raises(IllegalMove, match="You are there already"):
        await plans.add(house.call(BOB), walk)
    await plans.clear(house.call(BOB))
    shown = await plans.add(house.call(BOB), "explore A")
    # What lies behind the door no one knows: only what needs no place can be planned, and it is made whatever comes.
    assert offers(shown) == {"pass"} and "cannot be seen yet" in shown.sight
    assert (await plans.add(house.call(BOB), "pass")).steps[1] == "Pass (whatever comes)"
    assert [move for _, move in await plans.complete(HOME, BOB.id, "")] == ["pass"]


@pytest.mark.rule("TAB-087")
async def test_what_is_planned_by_one_command_that_arrives_twice_is_planned_once(house: House) -> None:
    await house.begin(ADA, BOB, rounds="100000")
    call = house.call(BOB)
    first = await house.tables.premoves.add(call, "pass")
    await house.reopen()
    again = await house.tables.premoves.add(call, "pass")
    assert len(first.steps) == len(again.steps) == 1
    assert len((await house.tables.premoves.add(house.call(BOB), "pass")).steps) == 2
