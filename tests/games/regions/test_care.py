"""What companions do for people unasked, and say of it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.verbs import Equip, MoveTo, Pass, SetOrder
from engine.games.regions.game import GAME
from engine.games.regions.player import company, sensible, worth
from engine.games.regions.player.ground import Ground
from engine.games.regions.player.mind import Mind
from engine.games.regions.player.temper import TEMPERS
from engine.games.regions.rules.actions import plays
from engine.games.regions.speech import asking, useful_plays
from engine.games.regions.state import sheets
from engine.games.regions.state.moves import Act, Concede, Pick
from engine.games.regions.state.scenarios import Feature, Placed
from engine.games.regions.state.state import Habits, Turn
from engine.games.regions.state.view import view_for

from .build import ADA, BOB, GNATS, corridor, looked, party, play, rocky_wall, scenario, way, with_member
from .test_company import PEOPLE, begun, decided


@pytest.mark.parametrize(("ep", "comes"), [(7, True), (8, False)])
def test_who_has_less_than_half_of_their_ep_is_healed_unasked(ep: int, comes: bool) -> None:
    """Half of a Pathfinder's 16 EP is 8."""
    state = with_member(with_member(party(corridor(), "pathfinder", "warden"), ADA, ep=ep), BOB, pack=("salve",))
    assert worth.callers(state, BOB) == ((ADA,) if comes else ())


@pytest.mark.parametrize(("hand", "named"), [((), ("Bob",)), (("bind-wounds",), ("Bob",))])
def test_who_could_ever_heal_is_asked_by_the_same_button(hand: tuple[str, ...], named: tuple[str, ...]) -> None:
    """Bind Wounds is in a Mender's deck: whether it is in the hand just now, the button is there from 5 missing EP on."""
    state = with_member(with_member(party(corridor(), "pathfinder", "mender"), ADA, ep=11), BOB, hand=hand, pack=())
    state = with_member(state, BOB, equipped=())
    assert useful_plays.healers(state, ADA) == named and useful_plays.healers(with_member(state, ADA, ep=12), ADA) == ()


def test_a_companion_who_does_nothing_says_once_in_each_place_for_whom_it_waits() -> None:
    state = replace(party(corridor(), "pathfinder", "warden"), turn=Turn(BOB))
    ground = Ground(state, Mind(), TEMPERS["steady"], (ADA,), (ADA,))
    assert [company.says(ground, BOB, Pass()) for _ in range(2)] == ["I wait for you, Ada.", ""]
    crown = Feature("crown", "the crown", "hall", "object")
    quest = scenario(way("hall", "peak"), features=(crown,), start="hall", goal="peak", needs=("crown",))
    held = replace(party(quest, "pathfinder", "warden"), turn=Turn(BOB), found=("crown",), taken=("crown",))
    out = Ground(with_member(held, ADA, objects=("crown",)), Mind(), TEMPERS["steady"], (ADA,), (ADA,))
    assert [company.says(out, BOB, Pass()) for _ in range(2)] == ["I wait for you, Ada."] * 2, "each time on the way out"


def test_a_companion_opens_at_once_what_people_beside_it_cannot() -> None:
    """The trunk in the hall is said to hold the crown. Ada has nothing to pick its Lock with, Bob has lockpicks.
    Where he has no Action left he says so; where Ada has lockpicks too it is hers."""
    trunk = Feature("trunk", "iron trunk", "hall", "chest", lock="1d8")
    crown = Feature("crown", "the crown", "peak", "object")
    quest = scenario(way("hall", "peak"), features=(crown, trunk), start="hall", goal="peak", needs=("crown",))
    quest = replace(quest, about="In its hall lies the crown.")
    state = begun(replace(party(quest, "warden", "delver"), found=("trunk",)), BOB, (ADA,))
    state = with_member(with_member(state, ADA, equipped=()), BOB, equipped=("lockpicks",))
    assert decided(state, BOB, PEOPLE).move == Pick("trunk")
    packed = with_member(state, BOB, equipped=(), pack=("lockpicks",))
    assert decided(packed, BOB, PEOPLE).move == Equip("lockpicks")
    spent = replace(state, turn=Turn(BOB, strategy=True, action=True))
    says = decided(with_member(spent, BOB, moved=True), BOB, PEOPLE).says
    assert says == "I open the iron trunk next: my Action is over."
    assert decided(with_member(state, ADA, equipped=("lockpicks",)), BOB, PEOPLE).move != Pick("trunk")


@pytest.mark.rule("REG-107", "REG-G08")
def test_who_is_hurt_does_not_climb_what_may_kill_them_and_asks_for_help() -> None:
    """A fall from the wall does d6. Bob does not try it with 6 EP where an Injury kills, but with 7. He does where gnats
    sting there, and after ten rounds. 6 are less than a third of his 20 EP: without Injuries he climbs with them, but where
    there is a Mender he asks for help first."""

    def climbs(ep: int, injuries: int, placed: tuple[Placed, ...] = (), since: int = 0) -> bool:
        seen = ("foot", "glen", "ledge")
        state = replace(looked(party(rocky_wall(placed=placed), "pathfinder", "warden")), explored=seen, seen=seen)
        state = with_member(with_member(begun(state, BOB, (ADA,)), ADA, region="ledge"), BOB, ep=ep, injuries=injuries)
        state = replace(state, round=11, turn=Turn(BOB, strategy=True, action=True))
        move = decided(state, BOB, PEOPLE, mind=Mind(since=since)).move
        return isinstance(move, MoveTo) or (isinstance(move, Act) and move.target == "rocky-wall")

    last = sheets.deadly(party(rocky_wall(), "pathfinder", "warden").members[BOB]) - 1
    stung = (replace(GNATS, at="foot"),)
    assert [climbs(6, last), climbs(7, last), climbs(6, last, since=1)] == [False, True, True]
    assert climbs(6, 0) and climbs(2, last, stung)
    healer = with_member(looked(party(rocky_wall(), "mender", "warden", turn=BOB)), BOB, ep=6)
    healer = with_member(replace(healer, explored=("foot", "ledge"), seen=("foot", "ledge")), ADA, region="ledge")
    assert decided(healer, BOB, PEOPLE).move == SetOrder("call:heal")


@pytest.mark.rule("REG-169", "REG-G08")
def test_a_turn_says_that_the_next_blow_may_kill_and_what_keeps_it_off() -> None:
    """A Pathfinder's 16 EP bear three Injuries. Needle gnats do d4 of Damage at most 4."""
    placed = (Placed("gnats", "needle-gnats", "passage"),)
    state = party(corridor(placed=placed), "pathfinder", "mender", at="passage", turn=ADA)
    state = replace(state, explored=("hall", "passage"), seen=("hall", "passage", "vault"))
    said = "**The needle gnats can kill you before your next turn.**"
    for injuries, warned in ((3, True), (2, False)):
        asked = asking.ask(view_for(with_member(state, ADA, injuries=injuries, ep=1), ADA))
        left = f"your turn with 1 of {16 - 5 * injuries} EP: a Strategy, then an Action and a Move."
        assert asked == (f"{left} {said} What helps: strike first." if warned else left), "as things stand they strike Bob"
    # Who strikes bramble hounds and misses takes d2.
    hounds = (Placed("hounds", "bramble-hounds", "passage"),)
    near = with_member(party(corridor(placed=hounds), "pathfinder", at="passage", turn=ADA), ADA, injuries=3, ep=2)
    near = replace(near, explored=state.explored, seen=state.seen)
    assert asking.ask(view_for(near, ADA)).endswith("next turn (3 in 5).**"), "d8 against d6, and 2 of d8 or more"
    at = GAME.choice(view_for(near, ADA), Act(plays.standing_action(near, ADA).id, "bramble-hounds"))
    assert at.label.endswith("; miss: may kill you")


@pytest.mark.parametrize(("injuries", "ep", "ends"), [(2, 16, False), (3, 16, True), (2, 4, False), (3, 4, True)])
def test_after_a_death_the_others_give_up_only_with_their_last_fall(injuries: int, ep: int, ends: bool) -> None:
    """A Pathfinder with 16 EP dies of the 4th Injury; 4 EP or less count for half a fall."""
    ledger = Feature("ledger", "the ledger", "hall", "object")
    state = party(corridor(goal="vault", needs=("ledger",), features=(ledger,)), "warden", "pathfinder", turn=BOB)
    state = with_member(state, ADA, dead=True, ep=0, region="", objects=())
    hurt = with_member(state, BOB, injuries=injuries, ep=ep)
    assert (decided(hurt, BOB).move == Concede()) is ends
    held = replace(with_member(hurt, BOB, objects=("ledger",)), taken=("ledger",))
    assert decided(held, BOB).move != Concede(), "the way out is all that is left"


def test_the_last_one_on_the_way_goes_on_while_others_are_out() -> None:
    """With no thing to bring along, their success does not wait for who dies."""
    state = with_member(party(corridor(goal="vault"), "warden", "pathfinder", turn=BOB), BOB, injuries=3, ep=4)
    assert decided(with_member(state, ADA, dead=True, ep=0, region=""), BOB).move == Concede()
    assert decided(with_member(state, ADA, out=True, region=""), BOB).move != Concede()


def test_a_blow_whose_miss_may_take_the_last_ep_is_worth_less() -> None:
    """Who strikes at bramble hounds and misses takes d2: 2 EP may be gone, 3 are not."""
    placed = (Placed("hounds", "bramble-hounds", "passage"),)
    state = party(corridor(placed=placed), "pathfinder", at="passage", turn=ADA)

    def value(ep: int, injuries: int = 0) -> float:
        hurt = with_member(state, ADA, ep=ep, injuries=injuries)
        blow = Act(plays.standing_action(hurt, ADA).id, "bramble-hounds")
        return worth.action(Ground(hurt, Mind(), TEMPERS["steady"]), ADA, blow, "passage")

    assert value(3) > value(2) > value(2, 3), "worst of all where the Injury kills"
    assert value(3) == value(3, 3)


@pytest.mark.rule("REG-G21")
def test_companions_who_are_asked_to_wait_stay_for_the_round() -> None:
    """Ada has gone on; Bob would follow her to the passage."""
    state = begun(party(corridor(), "pathfinder", "warden"), ADA)
    wait = SetOrder("call:wait")
    assert GAME.choice(GAME.view(state, None), wait).label == "Ask the others to wait"
    apart = with_member(state, BOB, region="passage")
    assert GAME.choice(GAME.view(apart, None), wait).weight == "written", "there is nobody beside her"
    state, events = play(state, ADA, str(wait))
    assert GAME.tell(GAME.view(state, BOB), events) == "Ada asks you to wait here in this round."
    gone = replace(with_member(state, ADA, region="passage", acted=True), turn=Turn(BOB))
    assert decided(gone, BOB, PEOPLE).move != MoveTo("A")
    free = with_member(gone, ADA, habits=Habits())
    assert decided(free, BOB, PEOPLE).move == MoveTo("A")
    after, _ = play(with_member(state, BOB, acted=True, moved=True), ADA, "pass")
    assert (after.round, after.members[ADA].habits.call) == (2, "none")


@pytest.mark.rule("REG-G16")
def test_a_companion_who_is_hurt_goes_no_farther_from_people_than_next_door() -> None:
    """The hall, the passage and the vault lie in a row. A warden has 20 EP."""
    everywhere = ("hall", "passage", "vault")
    row = replace(party(corridor(), "warden", "warden", turn=BOB), explored=everywhere, seen=everywhere)
    row = replace(row, ways=("hall/passage", "passage/vault"))

    def strays(ep: int, region: str, friend: str = "hall") -> bool:
        state = with_member(with_member(row, BOB, ep=ep, region="passage"), ADA, region=friend)
        ground = Ground(state, Mind(), TEMPERS["steady"], (ADA,), (ADA,))
        return sensible.Turn(ground, BOB, []).strays(region)

    assert strays(9, "vault") and not strays(10, "vault"), "less than half"
    assert not strays(9, "hall") and not strays(9, "vault", friend="vault")
    assert not strays(9, "vault", friend="passage"), "next door to Ada"
