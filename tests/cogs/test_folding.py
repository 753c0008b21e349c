"""Where controls would be taller than a phone shows at once, some of them are folded into menus, and none is lost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec.structs import replace

from cogs.messages.controls import CONFIRM_PREFIX, STEP_PREFIX, arrange, button, controls_of, select
from cogs.messages.layout import Groups, MessageContent, in_rows, send_arguments
from cogs.messages.overflow import ROWS, menu_name, rows_of
from engine import AnyGame, Choice, Controls, Menu, Offer, Update, Version
from engine.core.game import Setup
from engine.core.options import read_options
from engine.core.table import Table
from engine.games import games
from engine.tables.updates import controls as updates_controls
from tests.games.parties import party_of
from tests.laws.tables import live

from .conftest import House, menus, said
from .offered import items_of, offered, use
from .test_plan import begun

NOW = Version(12, 37)
TALLEST = 8


def offers(verb: str, *labels: str, weight: Any = "plain") -> tuple[Offer, ...]:
    return tuple(Offer(f"{verb} {number}", Choice(label, weight=weight)) for number, label in enumerate(labels))


def under(controls: Controls, *, undo: bool = True) -> Groups:
    return controls_of(Update(1, NOW, 5, "move", undo=undo, controls=controls))


def shown(groups: Groups) -> list[list[str]]:
    """Return row by row what stands on the controls, and in brackets how many options a menu has."""
    parts = [[item.to_component_dict() for item in row] for group in groups for row in group.rows]
    return [[part.get("label") or f"{part['placeholder']} ({len(part['options'])})" for part in row] for row in parts]


def moves_in(groups: Groups) -> list[str]:
    """Return every move that the controls make or begin, in a menu or not."""
    found = []
    for item in items_of(groups):
        part = item.to_component_dict()
        kind, _, move = part["custom_id"].split(":", 2) if part["custom_id"].count(":") > 1 else (part["custom_id"], "", "")
        if "options" in part:
            found += [option["value"].lstrip(f"{STEP_PREFIX}{CONFIRM_PREFIX}=") for option in part["options"]]
        elif kind.partition(":")[0] in ("act", "step", "sure", "form"):
            found.append(move)
    return found


@pytest.mark.parametrize(
    ("labels", "rows"),
    [
        # 7 pixels a letter and 32 beside: 11 letters are 109 wide, 9 are 95; 109 + 8 + 95 = 212 of 270.
        (("Look around", "Make camp"), 1),
        # 18 letters are 158, 17 are 151: 158 + 8 + 151 = 317 of 270.
        (("Refill commodities", "Muster 2 infantry"), 2),
        # 109 + 8 + 95 = 212, + 8 + 60 = 280: the third one, "Wait", begins a row.
        (("Look around", "Make camp", "Wait"), 2),
        # 12 and 13 letters are 116 and 123, with 8 between 247; 14 and 14 letters 268; 15 and 14 letters 275.
        (("a" * 12, "b" * 13), 1),
        (("a" * 14, "b" * 14), 1),
        (("a" * 15, "b" * 14), 2),
        # What is wider than a phone takes a row, and no second one.
        (("x" * 80, "x" * 80, "Wait"), 3),
    ],
)
def test_rows_of_a_phone_are_counted_by_the_width_of_labels(labels: tuple[str, ...], rows: int) -> None:
    assert rows_of(in_rows([[button(label, f"sort:12.37:{label}") for label in labels]])) == rows


def test_the_first_button_of_an_emoji_is_wider_by_it_and_a_menu_takes_a_row() -> None:
    # "Undo" is 60 wide and 86 with its emoji, "Look closer" 109 and 135: 86 + 8 + 135 = 229. "More" has none: 60.
    undo, closer, more = (
        button(*each) for each in (("Undo", "undo:1.1"), ("Look closer", "closer:1.1"), ("More", "panel"))
    )
    assert rows_of(in_rows([[undo, closer]])) == 1
    assert rows_of(in_rows([[more, undo, closer]])) == 2, "60 + 8 + 86 + 8 + 135 = 297"
    # Two that are 132 wide have room beside each other, but not where one of them has an emoji: 132 + 8 + 132 = 272.
    searches = [button(f"Search {'x' * 4}", f"act:12.37:search {number}") for number in range(2)]
    assert rows_of(in_rows([searches])) == 1, "109 + 26, and 109 for the second, which has no emoji: 252"
    menu = select("pick:12.37:move:0", "Where to?", [("There", "move there", "")])
    assert rows_of(in_rows([[undo], [menu], [closer]])) == 3


END = Offer("pass", Choice("End turn"))
DOORS = offers("explore", "Explore A, instead of moving", "Explore B, instead of moving", weight="main")
WALK = offers("move", *(f"Move to M{number}, {number} left" for number in range(14, 20)))
ASKS = {"move": "Where do you go? 4 movement left", "trade": "What do you trade?"}


def test_the_largest_group_that_does_not_move_the_game_on_is_folded_first_and_only_as_much_as_it_takes() -> None:
    trade = offers("trade", "Trade rope for a lantern", "Trade salt for a lantern")
    controls = Controls((*DOORS, *WALK, END), closer=True, asks=ASKS)
    # 2 doors of 226 and 200, six moves of 151, End turn (88) with Undo (86), Look closer below them: 2 + 6 + 2 rows.
    assert rows_of(arrange(NOW, controls, undo=True)) == 2 + 6 + 2
    assert shown(under(controls)) == [
        ["Explore A, instead of moving", "Explore B, instead of moving"],
        ["Where do you go? 4 movement left (6)"],
        ["End turn", "Undo", "Look closer"],
    ]
    two = Controls((*DOORS, *trade, *WALK, END), closer=True, asks=ASKS)
    assert shown(under(two)) == [
        ["Explore A, instead of moving", "Explore B, instead of moving"],
        ["Move, Trade (8)"],
        ["End turn", "Undo", "Look closer"],
    ]
    few = Controls((*DOORS, *trade[:1], END), closer=True, asks=ASKS)
    assert shown(under(few)) == shown(arrange(NOW, few, undo=True)), "five rows are not too many"


def test_what_moves_the_game_on_and_what_ends_the_turn_stay_buttons_as_long_as_there_is_anything_else() -> None:
    plain = tuple(Offer(f"do{number}", Choice(f"Do the thing {number}, slowly")) for number in range(6))
    groups = shown(under(Controls((*DOORS, *plain, END), (Menu("move", "Where to?", WALK),), closer=True)))
    assert groups == [
        ["Explore A, instead of moving", "Explore B, instead of moving"],
        ["Move, Do the thing (12)"],
        ["End turn", "Undo", "Look closer"],
    ]


def test_of_a_group_that_moves_the_game_on_as_many_stay_as_there_is_room_for() -> None:
    lead = offers("place", *(f"Lead to {letter}: V14 to Y16" for letter in "ABCDEFGHI"), weight="main")
    (first, menu, last) = shown(under(Controls(lead, closer=True, asks={"place": "Where shall its far door be?"})))
    # Each of 23 letters is 193 wide, and a row; Undo and Look closer are one, the menu is one: three of nine stay.
    assert first == ["Lead to A: V14 to Y16", "Lead to B: V14 to Y16", "Lead to C: V14 to Y16"]
    assert menu == ["Where shall its far door be? (6)"] and last == ["Undo", "Look closer"]


def test_a_menu_in_several_parts_stays_as_it_is_while_others_are_folded() -> None:
    long = Menu("visit", "Visit whom?", offers("visit", *(f"Number {number}" for number in range(26))))
    groups = shown(under(Controls((DOORS[0], *WALK, END), (long,), closer=True, asks={"move": "Set out."})))
    # A door, two menus, and two rows at the end are five.
    assert sorted(groups[1:3]) == [["Set out. (6)"], ["Visit whom? (25)"]], "25 options, the last of which opens the rest"
    few = Menu("play", "Play a card.", offers("play", "Lantern", "Rope"))
    groups = shown(under(Controls((*DOORS, *WALK, END), (few,), closer=True, asks={"move": "Set out."})))
    assert groups[1] == ["Move, Lantern, Rope (8)"], "the smaller menu goes into the larger one"


def test_a_menu_names_what_its_moves_begin_with() -> None:
    def about(*labels: str) -> str:
        return menu_name(offers("go", *labels))

    assert about("Move to N20", "Move to O21, hills", "Go back to M20, no rolls", "Go back to O19") == "Move, Go back"
    assert about("Divide tokens: 2 tactic, 0 strategy", "Divide tokens: 1 tactic, 1 strategy") == "Divide tokens"
    assert about("Go to A and explore, 1 left", "Go and attack P21") == "Go"
    assert about("Track clue 1, toward N20", "Make camp (1 of 2)") == "Track clue 1, Make camp"
    assert about("Leave the region over N20", "Leave the region over N21") == "Leave the region"


def test_nothing_is_folded_into_a_menu_that_stands_behind_another() -> None:
    lists = tuple(Menu(f"list{at}", "Which one?", offers(f"list{at}", "This", "That")) for at in range(9))
    plain = tuple(Offer(f"do{number} it", Choice(f"Do the thing {number}, slowly")) for number in range(4))
    groups = under(Controls((*DOORS, *plain, END), lists, closer=True))
    # The menu of menus leads to the moves of their own verbs only.
    assert {offer.move for offer in (*DOORS, *plain, END)} <= {*moves_in(groups)}


def test_what_somebody_voted_for_stays_a_button() -> None:
    voted = Offer("move there", Choice("Move to N20, stream (1 of 3)", weight="first"))
    main = tuple(Offer(f"{verb} x", Choice(f"{verb.capitalize()} the old stone bridge", weight="main")) for verb in "bcdef")
    groups = under(Controls((voted, *main, END), (Menu("move", "Where to?", WALK),), closer=True))
    labels = [label for row in shown(groups) for label in row]
    assert "Move to N20, stream (1 of 3)" in labels and "End turn" in labels
    assert rows_of(groups) == ROWS
    assert any(label.endswith("the old stone bridge") for label in labels), "one that moves the game on stays beside it"


def test_a_way_that_asks_on_and_what_cannot_be_made_good_again_do_so_in_a_menu_too() -> None:
    steps = tuple(replace(offer, step=True) for offer in offers("place", *(f"Lead to door number {n}" for n in range(8))))
    grave = Offer("retreat", Choice("Retreat", weight="quiet", sure="It is over then."))
    groups = under(Controls((*DOORS, *steps, grave, END), alike=True, closer=True))
    values = [option["value"] for item in items_of(groups) for option in item.to_component_dict().get("options", ())]
    assert {*values} >= {f"{STEP_PREFIX}place {number}" for number in range(8)} and f"{CONFIRM_PREFIX}retreat" in values


def test_what_is_to_be_undone_makes_no_difference_to_what_is_folded() -> None:
    for count in range(1, 7):
        controls = Controls((*DOORS, *WALK[:count], END), closer=True, asks=ASKS)
        with_undo, without = under(controls), under(controls, undo=False)
        assert moves_in(with_undo) == moves_in(without)
        rows = ([label for label in row if label != "Undo"] for row in shown(with_undo))
        assert [row for row in rows if row] == shown(without)


text = some.text("abc XY", min_size=1, max_size=60)
weights = some.sampled_from(["first", "main", "plain", "quiet"])
verbs = some.sampled_from(["explore", "move", "trade", "pass", "search", "play", "rest"])
one = some.builds(
    lambda verb, number, label, weight, step: Offer(f"{verb} {number}", Choice(label, weight=weight), step),
    verbs,
    some.integers(0, 30),
    text,
    weights,
    some.booleans(),
)
many = some.lists(one, max_size=18, unique_by=lambda offer: offer.move).map(tuple)


@given(many, some.lists(some.integers(1, 30), max_size=4), some.booleans(), some.booleans())
@settings(max_examples=80, deadline=None)
def test_no_control_is_lost_by_folding(buttons: tuple[Offer, ...], lists: list[int], closer: bool, alike: bool) -> None:
    more = tuple(
        Menu(f"list{at}", "Which one?", tuple(Offer(f"list{at} {n}", Choice(f"Number {n}")) for n in range(count)))
        for at, count in enumerate(lists)
    )
    controls = Controls(buttons, more, closer=closer, alike=alike)
    flat, folded = arrange(NOW, controls, undo=True, aside=True, few=5 if alike else 0), under(controls)
    assert sorted(moves_in(folded)) == sorted(moves_in(flat))
    assert rows_of(folded) <= max(rows_of(flat), ROWS + 1)
    keys = [item.custom_id for item in items_of(folded)]
    assert len(keys) == len(set(keys)) and all(len(key) <= 100 for key in keys)
    for item in items_of(folded):
        assert len(item.to_component_dict().get("options", ())) <= 25
    ends = [offer.move for offer in buttons if offer.move.startswith("pass ") and offer.choice.weight != "quiet"]
    assert all(any(move in key for key in keys) for move in ends), "what ends a turn stays a button"
    assert moves_in(folded) == moves_in(under(controls)), "the same choices are folded in the same way"


def posts_of(game: AnyGame, players: int, seed: str) -> Iterator[Groups]:
    """Yield what stands under every post of a whole game of steady players, as if all could be undone."""
    setup = Setup(("Ada", "Bob", "Cy", "Dee")[:players], read_options(game.options, {}))
    table, _ = Table.start(game, setup, seed)
    party = party_of(game, players, seed)
    while game.turn(table.state):
        yield under(updates_controls.public(live(table)))
        seat, move = party.choose(table.state, game.turn(table.state))
        table, entry = table.act(seat, str(move))
        party.hear(table.state, entry.events)


@pytest.mark.whole
@pytest.mark.parametrize("key", games())
def test_in_whole_games_hardly_a_post_is_taller_than_five_rows_of_a_phone_and_none_than_eight(key: str) -> None:
    tall = [rows_of(groups) for players in (2, 3) for groups in posts_of(games()[key], players, f"tall {players}")]
    assert len(tall) > 50 and max(tall) <= TALLEST
    assert sum(rows > ROWS for rows in tall) <= len(tall) / 10


async def test_what_is_chosen_in_a_menu_is_the_move_made_once_and_refused_when_it_is_old(hall: House) -> None:
    ada, _ = await begun(hall, "skyshard")
    menu = next(menu for menu in menus(hall.newest()) if menu.custom_id.split(":")[2] == "move")
    walk, other = [control for control in offered(hall.newest()) if control.verb == "move"][:2]
    assert walk.value == walk.move and walk.key == menu.custom_id, "it is folded"
    before = (await hall.tables.views.latest(hall.tavern.id)).version
    await use(ada, hall.newest(), walk)
    after = (await hall.tables.views.latest(hall.tavern.id)).version
    assert (after.change, f"walks to {walk.move.split()[1]}") == (
        before.change + 1,
        hall.newest().content.partition("Ada ")[2][:12],
    )
    old = select(menu.custom_id, "Where to?", [("There", other.value, "")])
    post = await hall.world.bot.get_channel(hall.tavern.id).send(
        **send_arguments(MessageContent("old", groups=in_rows([[old]])))
    )  # type: ignore[union-attr]
    assert said(await ada.select(post, [other.value])).startswith("That was before ")
    assert (await hall.tables.views.latest(hall.tavern.id)).version == after
