"""Before anybody sets out: Crafts, Backgrounds, campaign records, the town."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.dice import Dice, KeyedSource
from engine.core.errors import IllegalMove
from engine.core.game import Event, Setup
from engine.core.verbs import Choose
from engine.games.regions.game import GAME
from engine.games.regions.rules import awaiting, legal, opening, standing_orders
from engine.games.regions.rules.party import muster, record
from engine.games.regions.speech import reading
from engine.games.regions.state import sheets
from engine.games.regions.state.content import content
from engine.games.regions.state.options import Options
from engine.games.regions.state.state import Disease, Habits, Member, State
from tests.games.regions.build import ADA, BOB, NAMES, corridor, only, party, play, with_member

rule = pytest.mark.rule


def lobby(party: int = 2, kept: tuple[str, ...] = (), **options: str) -> State:
    """Return a scenario whose players are asked for their Crafts."""
    chosen = Options(**options)  # type: ignore[arg-type]
    state = opening.first_state(Setup(NAMES[:party], chosen, kept=kept), chosen, corridor())
    return msgspec.structs.replace(state, agenda=tuple(craft.written() for craft in opening.ask_crafts(state)))


def act(state: State, seat: int, text: str) -> tuple[State, list[Event]]:
    state, events = GAME.apply(state, seat, reading.read(state, seat, text), Dice(KeyedSource("a key")))
    return state, list(events)


@rule("REG-G16")
def test_all_choose_craft_and_background_at_once_and_no_one_waits_for_the_others() -> None:
    state = lobby()
    assert awaiting.awaited(state) == (0, 1)
    assert [str(move) for move in legal.legal(state, 0)] == [f"choose {craft}" for craft in content().crafts]
    state, _ = act(state, 1, "choose Shadow")
    state, _ = act(state, 1, "choose Tinker")
    assert awaiting.awaited(state) == (0,)
    state, _ = act(state, 0, "choose warden")
    assert state.phase == "muster"
    state, events = act(state, 0, "choose sailor")
    ada = state.members[ADA]
    assert (ada.craft, ada.background, ada.valuables, ada.ep) == ("warden", "sailor", 2, 20)
    assert only(events, "joined_up").facts["kept"] is False
    assert state.phase == "town"


@rule("REG-G68")
def test_two_may_choose_the_same_craft_and_background_and_each_has_all_of_it() -> None:
    state = lobby()
    for seat, choice in ((0, "shadow"), (1, "shadow"), (0, "tinker"), (1, "tinker")):
        state, _ = act(state, seat, f"choose {choice}")
    ada, bob = state.members
    assert (ada.craft, ada.background, ada.ep) == (bob.craft, bob.background, bob.ep) == ("shadow", "tinker", 14)
    known = content().crafts["shadow"]
    assert sorted(ada.deck + ada.hand) == sorted(bob.deck + bob.hand) == sorted(known.deck)
    assert {*ada.equipped, *ada.pack} == {*bob.equipped, *bob.pack} == set(known.gear)


@rule("REG-G18")
def test_tracks_begin_at_their_base() -> None:
    """A warden has +1 Power, a sailor +1 Power and -1 Skill."""
    state, _ = act(lobby(1), 0, "choose warden")
    state, _ = act(state, 0, "choose sailor")
    assert state.members[ADA].tracks == {"Power": 2, "Resilience": 0, "Mind": 0, "Skill": -1}


@rule("REG-G19")
def test_the_gear_of_a_craft_is_put_on_where_it_fits() -> None:
    state, _ = act(lobby(1), 0, "choose warden")
    state, _ = act(state, 0, "choose sailor")
    assert set(state.members[ADA].equipped) == {"rope-kit", "salve"}
    assert state.members[ADA].pack == ()


@rule("REG-G15")
@rule("REG-G16")
def test_for_a_member_who_stays_away_the_first_free_craft_is_taken() -> None:
    state = lobby()
    first = next(iter(content().crafts))
    assert awaiting.default(state, 0) == Choose(first)
    state, _ = act(state, 1, f"choose {first}")
    assert awaiting.default(state, 0) == Choose(list(content().crafts)[1])


# The campaign record.


def written(**fields: object) -> str:
    known = {"name": "Mira", "craft": "warden", "background": "sailor", **fields}
    return msgspec.json.encode(known).decode()


ILL = Disease("Mist Fever", "Resilience", 1)


@rule("REG-253")
@rule("REG-252")
@rule("REG-G60")
def test_injuries_diseases_valuables_and_gear_come_back() -> None:
    state = with_member(party(corridor(), "warden"), ADA, injuries=2, diseases=(ILL,), valuables=7, ep=3)
    state = with_member(state, ADA, background="sailor", equipped=("rope-kit",), pack=("torch", "salve"), hand=("duck",))
    kept = record.kept(state, 0)
    again, events = act(lobby(2, (kept,)), 0, "choose kept")
    ada = again.members[ADA]
    assert (ada.name, ada.craft, ada.injuries, ada.valuables) == ("Ada", "warden", 2, 7)
    assert (ada.diseases, ada.equipped, ada.pack) == ((ILL,), ("rope-kit",), ("torch", "salve"))
    assert ada.ep == 10, "EP begin anew: 20, 5 less for each Injury"
    assert ada.tracks["Resilience"] == -1, "the Disease is there still"
    assert ada.hand == ()
    assert only(events, "joined_up").facts["kept"] is True
    assert awaiting.awaited(again) == (1,), "no Background is asked for"


@rule("REG-G60")
def test_what_could_be_brought_is_offered_first_and_is_what_the_absent_bring() -> None:
    state = lobby(1, (written(),))
    assert next(iter(legal.legal(state, 0))) == Choose("kept")
    assert awaiting.default(state, 0) == Choose("kept")


@rule("REG-172")
@rule("REG-G60")
def test_the_dead_do_not_come_back() -> None:
    state = with_member(party(corridor(), "warden"), ADA, background="sailor", dead=True, region="")
    assert Choose("kept") not in list(legal.legal(lobby(1, (record.kept(state, 0),)), 0))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[" * 9999,
        "{}",
        written(craft="juggler"),
        written(background="king"),
        written(injuries=4),
        written(injuries=-1),
        written(valuables=10**9),
        written(pack=["excalibur"]),
        written(name="@everyone <b>"),
        written(gold=5),
        written(diseases=[{"name": "Rot", "track": "Charm", "amount": 1}]),
        written(diseases=[{"name": "Rot", "track": "Mind", "amount": -3}]),
        written(diseases=[{"name": "Rot", "track": "Mind", "amount": 1, "lasting": [{"kind": "melt"}]}]),
        written(diseases=[{"name": "Rot", "track": "Mind", "amount": 1, "lasting": [{"kind": "harm", "amount": "x"}]}]),
        written(equipped=["heavy-coat", "heavy-coat"]),
        written(habits={"react": "lament"}),
    ],
)
@rule("REG-G60")
def test_a_record_that_is_none_of_ours_is_not_offered(text: str) -> None:
    assert record.brought(lobby(1, (text,)), 0) is None


@rule("REG-G60")
def test_nothing_is_kept_before_there_is_a_character() -> None:
    assert record.kept(lobby(1), 0) == ""
    assert record.kept(lobby(1), 5) == ""


# The town.


def in_town(**fields: object) -> State:
    state = party(corridor(), "warden", "delver")
    members = tuple(msgspec.structs.replace(member, ready=False, region="") for member in state.members)
    state = msgspec.structs.replace(state, phase="town", members=members, round=0, stage="")
    return with_member(state, ADA, background="sailor", **fields)


@rule("REG-G59")
@rule("REG-G60")
def test_a_rest_in_town_heals_an_injury_for_1_valuable() -> None:
    state, events = play(in_town(injuries=2, valuables=1, ep=10), 0, "cure injury")
    ada = state.members[ADA]
    assert (ada.injuries, ada.valuables, ada.ep) == (1, 0, 15)
    assert only(events, "cured").facts["what"] == "injury"
    with pytest.raises(IllegalMove) as refused:
        play(state, 0, "cure injury")
    assert refused.value.rule == "REG-266"


@rule("REG-265", "REG-266", "REG-268", "REG-G59")
def test_all_instances_of_a_disease_are_healed_at_once() -> None:
    other = Disease("Rust Lung", "Mind", 1)
    state, _ = play(in_town(diseases=(ILL, ILL, other), valuables=3), 0, "cure Mist Fever")
    assert state.members[ADA].diseases == (other,)
    assert state.members[ADA].valuables == 2
    assert muster.ailments(state.members[ADA]) == {"rust-lung": "Rust Lung"}


@rule("REG-265")
def test_no_one_rests_who_has_nothing() -> None:
    with pytest.raises(IllegalMove) as refused:
        play(in_town(valuables=3), 0, "cure injury")
    assert refused.value.rule == "REG-265"


@rule("REG-G60")
def test_gear_is_bought_at_its_price_and_goes_into_the_pack() -> None:
    state, _ = play(in_town(valuables=2, pack=()), 0, "buy rope kit")
    assert (state.members[ADA].pack, state.members[ADA].valuables) == (("rope-kit",), 0)
    with pytest.raises(IllegalMove) as refused:
        play(state, 0, "buy torch")
    assert refused.value.rule == "REG-G60"
    assert refused.value.words == "Torch: the price is 1 Valuable, and you have 0."


@rule("REG-G60")
def test_the_party_sets_out_when_everybody_is_ready() -> None:
    state, _ = play(in_town(), 0, "pass")
    assert state.phase == "town" and awaiting.awaited(state) == (1,)
    with pytest.raises(IllegalMove) as refused:
        play(state, 0, "buy torch")
    assert refused.value.rule == "REG-G60"
    state, events = act(state, 1, "pass")
    assert state.phase == "play"
    assert only(events, "set_out").facts["party"] == ("Ada", "Bob")


@rule("REG-G60")
def test_nothing_of_the_town_is_to_be_had_on_the_way() -> None:
    for text in ("buy torch", "cure injury"):
        with pytest.raises(IllegalMove) as refused:
            play(with_member(party(corridor(), "warden", turn=ADA), ADA, valuables=5, injuries=1), 0, text)
        assert refused.value.rule == "REG-G60"


# Standing orders.


def orders(member: Member) -> list[str]:
    return [move.order for move in standing_orders.orders(member)]


@rule("REG-G21")
def test_a_standing_order_is_kept_and_not_offered_again() -> None:
    state = party(corridor(), "warden", "delver")
    assert "react:best" not in orders(state.members[ADA]), "that is how it is already"
    for order, name, value in (
        ("react:guard", "react", "guard"),
        ("interrupt:auto", "interrupt", "auto"),
        ("interrupt:from-3", "least", 3),
        ("interrupt:any", "least", 0),
        ("assist:ask", "assist", "ask"),
        ("turn:2", "go", 2),
        ("turn:any", "go", 0),
    ):
        assert order in orders(state.members[ADA]), order
        state, events = play(state, 0, f"order {order}")
        assert getattr(state.members[ADA].habits, name) == value
        assert only(events, "habit").facts == {"order": order}
        assert order not in orders(state.members[ADA])


@rule("REG-G21")
def test_a_reaction_can_be_ordered_that_a_member_may_ever_hold() -> None:
    state = party(corridor(), "warden")
    assert {"react:guard", "react:duck", "react:roll-with-it"} <= set(orders(state.members[ADA]))
    assert "react:stone-still" not in orders(state.members[ADA]), "a warden has no such card"


@rule("REG-G15")
@rule("REG-G20")
@rule("REG-G21")
def test_orders_that_are_none_are_refused_with_what_there_is() -> None:
    state = party(corridor(), "warden", "delver")
    for order, rule_id, words in (
        ("react:faint", "REG-G21", "guard"),
        ("turn:9", "REG-G15", "1 to 6"),
        ("interrupt:often", "REG-G20", "from-2"),
        ("react:best", "REG-G21", "already"),
        ("dance", "REG-G21", "react"),
    ):
        with pytest.raises(IllegalMove, match=words) as refused:
            play(state, 0, f"order {order}")
        assert refused.value.rule == rule_id, order


@rule("REG-G21")
def test_orders_are_kept_from_one_scenario_to_the_next_but_for_the_place_in_the_round() -> None:
    state = with_member(party(corridor(), "warden"), ADA, background="sailor")
    state = with_member(state, ADA, habits=Habits(react="best", interrupt="auto", go=2))
    again, _ = act(lobby(2, (record.kept(state, 0),)), 0, "choose kept")
    assert again.members[ADA].habits == Habits(react="best", interrupt="auto")
    assert sheets.most_ep(again.members[ADA]) == 20
    assert again.members[BOB].habits == Habits()
