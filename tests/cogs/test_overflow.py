"""Where controls would be taller than a phone shows at once, some of them are folded into menus, and none is lost."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec.structs import replace

from cogs.messages.controls import (
    CONFIRM_PREFIX,
    GROUP_PREFIX,
    NEXT_PREFIX,
    STEP_PREFIX,
    _content_of,
    _further_menu,
    button,
    controls_of,
    menu_of,
    select,
)
from cogs.messages.layout import Groups, MessageContent, in_rows, send_arguments
from cogs.messages.overflow import MOST_ENTRIES, PLACES, ROWS, in_groups, is_leaving, menu_name, rows_of
from engine import KINDS, AnyGame, Choice, Controls, Kind, Menu, Offer, Update, Version
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


def of_kind(kind: Kind, some_offers: tuple[Offer, ...]) -> tuple[Offer, ...]:
    return tuple(replace(offer, kind=kind) for offer in some_offers)


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
    return [text.removeprefix(GROUP_PREFIX) for text in found if not text.startswith(NEXT_PREFIX)]


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
    # "End turn" is 88 wide and 114 with its emoji. "Undo" has none: 60; nor has "Map": 53, nor "Your choices": 116.
    undo, closer, more = (
        button(*each) for each in (("Undo", "undo:1.1"), ("Map", "closer:1.1"), ("Your choices", "panel"))
    )
    end = button("End turn", "act:12.37:pass")
    assert rows_of(in_rows([[end, undo, closer]])) == 1, "114 + 8 + 60 + 8 + 53 = 243"
    assert rows_of(in_rows([[more, undo, closer]])) == 1, "116 + 8 + 60 + 8 + 53 = 245"
    assert rows_of(in_rows([[end, more, undo]])) == 2, "114 + 8 + 116 + 8 + 60 = 306"
    # Two that are 132 wide have room beside each other, but not where one of them has an emoji: 132 + 8 + 132 = 272.
    searches = [button(f"Search {'x' * 4}", f"act:12.37:search {number}") for number in range(2)]
    assert rows_of(in_rows([searches])) == 1, "109 + 26, and 109 for the second, which has no emoji: 252"
    menu = select("pick:12.37:move:0", "Where to?", [("There", "move there", "")])
    assert rows_of(in_rows([[undo], [menu], [closer]])) == 3


END = Offer("pass", Choice("End turn"), kind="turn")
LEAVE = Offer("retreat", Choice("Retreat", weight="quiet", sure="It is over then."), kind="leave")
DOORS = of_kind("way", offers("explore", "Explore A, instead of moving", "Explore B, instead of moving", weight="main"))
WALK = of_kind("way", offers("move", *(f"Move to M{number}, {number} left" for number in range(14, 20))))
FIGHT = of_kind("fight", offers("attack", "Attack P9", weight="main"))
ASKS = {"move": "Where do you go? 4 movement left", "place": "Where shall its far door be?"}


def test_ways_on_come_first_then_other_acts_then_further_moves_and_what_ends_the_turn_or_the_game_last() -> None:
    controls = Controls((END, *FIGHT, *WALK, LEAVE, *DOORS), closer=True, alike=True, asks=ASKS)
    assert shown(under(controls)) == [
        ["Explore A, instead of moving", "Attack P9"],
        ["More moves (7) (7)"],
        ["End turn", "Map", "Undo", "Retreat"],
    ]


def test_votes_about_the_table_stand_above_all_in_a_row_of_their_own() -> None:
    votes = (
        Offer("ballot agree", Choice("Agree", weight="first")),
        Offer("ballot keep", Choice("Keep it", weight="first")),
    )
    groups = shown(under(Controls((*DOORS[:1], *votes, END), closer=True)))
    assert groups[:2] == [["Agree", "Keep it"], ["Explore A, instead of moving"]]


def test_one_or_two_further_moves_are_buttons_and_need_no_menu() -> None:
    controls = Controls((*DOORS[:1], *offers("light", "Light up"), END))
    assert shown(under(controls)) == [["Explore A, instead of moving", "Light up"], ["End turn", "Undo"]]


def test_answers_that_are_too_many_are_one_menu_with_the_question_and_not_among_further_moves() -> None:
    lead = of_kind("answer", offers("place", *(f"Lead to {letter}: V14 to Y16" for letter in "ABCDEFGHI"), weight="main"))
    (first, menu, last) = shown(under(Controls((*lead, END), closer=True, asks=ASKS)))
    # Each is 179 wide: three rows, one of the menu, and one of what stands last.
    assert first == [f"Lead to {letter}: V14 to Y16" for letter in "ABC"]
    assert menu == ["Where shall its far door be? (6)"] and last == ["End turn", "Map", "Undo"]


def test_of_several_of_a_verb_the_last_goes_before_what_is_the_only_one_of_its_verb() -> None:
    walk = tuple(replace(offer, choice=replace(offer.choice, weight="main")) for offer in WALK[:4])
    search = offers("search", "Search", weight="main")
    groups = under(Controls((*search, *FIGHT, *walk, END), (Menu("do", "Do what?", offers("do", *"abc")),), closer=True))
    labels = [label for row in shown(groups) for label in row]
    assert {"Search", "Attack P9"} <= {*labels} and rows_of(groups) <= ROWS


def options_of(groups: Groups) -> list[tuple[str, str, str]]:
    """Return the options of the menu of further moves: what stands there, its value, what stands below."""
    (menu,) = [item.to_component_dict() for item in items_of(groups) if "options" in item.to_component_dict()]
    return [(option["label"], option["value"], option.get("description", "")) for option in menu["options"]]


SCOUT = offers("scout", *(f"Scout M{number}, hills" for number in range(7)))
SEARCH = (Offer("search", Choice("Search here: 4 in 5")), Offer("camp", Choice("Make camp")))


def test_more_than_twelve_further_moves_ask_which_of_their_largest_groups() -> None:
    play = of_kind("gear", offers("play", *(f"Card {number}" for number in range(10))))
    groups = under(Controls((*DOORS, *WALK, *SCOUT, *play, END), closer=True))
    # 5 ways on beside a button, the actions as one entry, and 10 cards: 16.
    assert [option for option in options_of(groups) if option[1][0] == GROUP_PREFIX] == [
        ("Scout (7)", "#act scout", "M0, hills; M1, hills; M2, hills; M3, hills; M4, hills; M5, hills; M6, hills"),
        ("Cards and gear (10)", "#gear", "Card"),
    ]


def test_actions_that_begin_alike_are_one_entry_in_the_same_place_however_many_there_are() -> None:
    for count in (3, 5, 7):
        controls = Controls(
            (*DOORS, *SEARCH, *SCOUT[:count], *WALK, END), closer=True, alike=True, asks={"scout": "Which?"}
        )
        places = [(label, value) for label, value, _ in options_of(under(controls))]
        assert places[-3:] == [("Search here: 4 in 5", "search"), ("Make camp", "camp"), (f"Scout ({count})", "#act scout")]
        menu = menu_of(controls, "#act scout")
        assert (menu.about, menu.offers) == ("Which?", SCOUT[:count])
    # Two stand by themselves; so do those that press, and those that begin otherwise.
    two = under(Controls((*DOORS, *SEARCH, *SCOUT[:2], *WALK, END), closer=True, alike=True))
    assert [value for _, value, _ in options_of(two)][-2:] == ["scout 0", "scout 1"]
    unlike = offers("order", "Refill commodities", "Muster infantry", "Build a dock")
    options = options_of(under(Controls((*DOORS, *unlike, *WALK, END), closer=True, alike=True)))
    assert not any(value.startswith(GROUP_PREFIX) for _, value, _ in options)


def test_several_rarely_wanted_moves_are_one_entry() -> None:
    rare = of_kind("party", offers("order", "Reactions: never", "Assists: never", "Assists: always", weight="quiet"))
    groups = under(Controls((*DOORS, *WALK, *rare, END), closer=True, alike=True))
    assert [label for label, _, _ in options_of(groups)][-1] == "Party and orders (3)"
    lone = under(Controls((*DOORS, *rare, END), alike=True))
    (menu,) = [item.to_component_dict() for item in items_of(lone) if "options" in item.to_component_dict()]
    assert [option["label"] for option in menu["options"]] == ["Reactions: never", "Assists: never", "Assists: always"]


def test_further_ways_are_an_entry_for_each_verb_and_of_a_single_verb_its_moves_at_once() -> None:
    go = of_kind("way", offers("visit", *(f"Go to {door} and open" for door in "ABCDE")))
    walk = of_kind("way", offers("move", *(f"Move to M{number}: 1 step" for number in range(9))))
    hint = "to A and open; to B and open; to C and open; to D and open; to E and open"
    # 5 and 9 ways come to 14 entries; 12 are the most that are told apart.
    assert in_groups((*go, *walk))[0].offers == go
    assert [(entry.name, len(entry.offers)) for entry in in_groups((*go, *walk))] == [("way visit", 5), ("way move", 9)]
    assert _content_of(in_groups((*go, *walk))[0], "Go") == hint
    scouts = in_groups(of_kind("act", offers("scout", *(f"Ausspähen: N{number}" for number in range(3)))))
    assert _content_of(scouts[0], "Ausspähen") == "N0; N1; N2"
    many = of_kind("way", offers("move", *(f"Move to M{number:02}: 1 step" for number in range(15))))
    item = _further_menu(NOW, many, {"move": "Where to?"}).to_component_dict()
    assert (item["placeholder"], item["custom_id"]) == ("Where to?", "pick:12.37:#way:0")
    assert [option["value"] for option in item["options"]] == [*(f"move {number}" for number in range(11)), "+11"]
    assert menu_of(Controls(menus=(Menu("move", "Where to?", many),)), "#way").offers == many


def test_a_menu_names_what_its_moves_begin_with() -> None:
    def about(*labels: str) -> str:
        return menu_name(offers("go", *labels))

    assert about("Move to N20", "Move to O21, hills", "Go back to M20, no test", "Go back to O19") == "Move, Go back"
    assert about("Split: 2 tactic, 0 strategy", "Split: 1 tactic, 1 strategy") == "Split"
    assert about("Go to A and explore, 1 left", "Go and attack P21") == "Go"
    assert about("Track clue 1, toward N20", "Make camp (1 of 2)") == "Track clue 1, Make camp"
    assert about("Leave the region over N20", "Leave the region over N21") == "Leave the region"


def test_a_move_with_votes_stays_a_button() -> None:
    voted = Offer("move there", Choice("Move to N20, stream (1 of 3)", weight="first"), kind="way")
    main = tuple(Offer(f"{verb} x", Choice(f"{verb.capitalize()} the old stone bridge", weight="main")) for verb in "bcdef")
    groups = under(Controls((*main, voted, END), (Menu("move", "Where to?", WALK),), closer=True))
    labels = [label for row in shown(groups) for label in row]
    assert labels[0] == "Move to N20, stream (1 of 3)" and "End turn" in labels
    assert rows_of(groups) == ROWS
    assert any(label.endswith("the old stone bridge") for label in labels), "one that moves the game on stays beside it"


def test_a_way_that_asks_on_does_so_in_a_menu_too_and_what_ends_the_game_asks_first() -> None:
    lead = of_kind("way", offers("place", *(f"Lead to door number {n}" for n in range(8))))
    steps = tuple(replace(offer, step=True) for offer in lead)
    many = tuple(replace(LEAVE, move=f"retreat {number}") for number in range(3))
    for leaving in ((LEAVE,), many):
        groups = under(Controls((*DOORS, *steps, *leaving, END), alike=True, closer=True))
        parts = [item.to_component_dict() for item in items_of(groups)]
        menus = [[option["value"] for option in part["options"]] for part in parts if "options" in part]
        assert {*menus[0]} >= {f"{STEP_PREFIX}place {number}" for number in range(8)}
        if leaving == many:
            assert menus[1] == [f"{CONFIRM_PREFIX}retreat {number}" for number in range(3)]
        else:
            assert parts[-1]["custom_id"] == "sure:12.37:retreat"


def test_where_room_is_short_a_menu_of_main_moves_needs_no_button_and_ways_to_leave_the_game_are_a_menu() -> None:
    walk = tuple(replace(offer, choice=replace(offer.choice, weight="main")) for offer in WALK)
    ways = (Menu("move", "Where to?", walk),)
    away = (replace(LEAVE, move="retreat 1"), replace(LEAVE, move="retreat 2"))
    more = offers("light", *"abcdef", weight="quiet")
    search = offers("search", "Search here for what was lost", "Search there for what was lost", weight="main")
    camp = offers("camp", "Make camp (1 of 2)", weight="first")
    groups = under(Controls((*search, *more, *away, END), ways, closer=True, alike=True))
    assert shown(groups)[0] == ["Where to? (6)"] and shown(groups)[-1] == ["Leave or end (2)"]
    assert rows_of(groups) <= ROWS + 1
    groups = under(Controls((*camp, *search, *more, *away, END), ways, closer=True, alike=True))
    assert shown(groups)[0] == ["Make camp (1 of 2)"], "a proposal stays a button"


def test_buttons_that_stay_are_folded_after_all_others_and_have_a_row_more() -> None:
    walk = tuple(replace(offer, choice=replace(offer.choice, weight="first")) for offer in WALK[:3])
    near = of_kind("fight", offers("attack", *(f"Attack the beast that stands at P{number}" for number in range(4))))
    near = tuple(replace(offer, choice=replace(offer.choice, stays=True)) for offer in near)

    def rows(count: int) -> list[list[str]]:
        return shown(under(Controls((*walk, *DOORS, *near[:count], LEAVE, END), closer=True), undo=False))

    first, attacks = walk[0].choice.label, [offer.choice.label for offer in near]
    # The proposal, the menu and two rows of buttons below take four rows. One attack fits in five rows, two in six.
    assert rows(1)[0] == [first, attacks[0]]
    assert rows(2)[0] == [first, *attacks[:2]]
    assert rows(3)[0] == [first, *attacks[:2]]
    # Without one a proposal gives way to nothing but a proposal.
    assert rows(0)[0][:2] == [offer.choice.label for offer in walk[:2]]


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
single = some.builds(
    lambda verb, number, label, weight, step, kind: Offer(
        f"{verb} {number}", Choice(label, weight=weight), step, kind=kind
    ),
    verbs,
    some.integers(0, 30),
    text,
    weights,
    some.booleans(),
    some.sampled_from([kind for kind in KINDS if kind != "leave"]),
)
many = some.lists(single, max_size=18, unique_by=lambda offer: offer.move).map(tuple)


@given(many, some.lists(some.integers(1, 30), max_size=4), some.booleans(), some.booleans())
@settings(max_examples=40, deadline=None)
def test_no_control_is_lost_by_folding(buttons: tuple[Offer, ...], lists: list[int], closer: bool, alike: bool) -> None:
    more = tuple(
        Menu(f"list{at}", "Which one?", tuple(Offer(f"list{at} {n}", Choice(f"Number {n}")) for n in range(count)))
        for at, count in enumerate(lists)
    )
    controls = Controls(buttons, more, closer=closer, alike=alike)
    every = [*buttons, *(offer for menu in more for offer in menu.offers)]
    folded = under(controls)
    found = moves_in(folded)
    groups = [text for text in found if text.partition(" ")[0] in KINDS and text not in {offer.move for offer in every}]
    reached = {offer.move for kind in groups for offer in menu_of(controls, f"{GROUP_PREFIX}{kind}").offers}
    later = {offer.move for verb in {text.split()[0] for text in found} for offer in menu_of(controls, verb).offers}
    rare = {offer.move for offer in every if offer.choice.weight == "quiet"}
    missing = {offer.move for offer in every} - {*found} - reached - later
    assert missing <= (set() if alike else rare)
    assert len(found) == len(set(found)), "no move stands twice"
    assert rows_of(folded) <= ROWS + 2
    keys = [item.custom_id for item in items_of(folded)]
    assert len(keys) == len(set(keys)) and all(len(key) <= 100 for key in keys)
    for item in items_of(folded):
        assert len(item.to_component_dict().get("options", ())) <= MOST_ENTRIES
    assert moves_in(folded) == moves_in(under(controls)), "the same choices are folded in the same way"


def posts_of(game: AnyGame, players: int, seed: str) -> Iterator[tuple[Controls, Groups]]:
    """Yield what can be done at every post of a whole game of steady players, and its controls with Undo."""
    setup = Setup(("Ada", "Bob", "Cy", "Dee")[:players], read_options(game.options, {}))
    table, _ = Table.start(game, setup, seed)
    party = party_of(game, players, seed)
    while game.turn(table.state):
        controls = updates_controls.public(live(table))
        yield controls, under(controls)
        seat, move = party.choose(table.state, game.turn(table.state))
        table, entry = table.act(seat, str(move))
        party.hear(table.state, entry.events)


FURTHER, TURN, PANEL, LATE, CLOSER, UNDO, LEAVING = range(len(KINDS) + 1, len(KINDS) + 8)


def place_of(part: dict[str, Any], offers: Mapping[str, Offer], late: Collection[str]) -> int:
    """Return where a control belongs in the one order: proposals first and what is foremost, then by the kinds of moves."""
    kind, _, rest = part["custom_id"].partition(":")
    text = rest.partition(":")[2]
    if kind in ("panel", "closer", "undo"):
        return {"panel": PANEL, "closer": CLOSER, "undo": UNDO}[kind]
    if text in late:
        return LATE
    if kind == "pick" and text.startswith(("*:", "#")):
        # A lone group of further moves is open at once.
        return LEAVING if text.startswith("#leave:") else FURTHER
    offer = offers[values_in(part)[0] if kind == "pick" else text]
    if offer.move == "pass":
        return TURN
    first = offer.choice.rank < 0 or (kind != "pick" and offer.choice.foremost > 0)
    return LEAVING if is_leaving(offer) else 0 if first else 1 + PLACES[offer.kind]


def values_in(part: dict[str, Any]) -> list[str]:
    return [option["value"].lstrip(f"{STEP_PREFIX}{CONFIRM_PREFIX}=") for option in part.get("options", ())]


def check_order(controls: Controls, groups: Groups) -> None:
    """Assert that controls stand in their one order, no move twice, and what leaves the game never among moves."""
    every = [*controls.buttons, *(offer for menu in controls.menus for offer in menu.offers), *controls.late]
    offers = {offer.move: offer for offer in every}
    parts = [item.to_component_dict() for item in items_of(groups)]
    places = [place_of(part, offers, [offer.move for offer in controls.late]) for part in parts]
    assert places == sorted(places), shown(groups)
    found = moves_in(groups)
    assert len(found) == len(set(found))
    for part, place in zip(parts, places, strict=True):
        values = values_in(part)
        assert len(values) <= MOST_ENTRIES
        assert place == LEAVING or not any(is_leaving(offers[value]) for value in values if value in offers)


@pytest.mark.whole
@pytest.mark.parametrize("key", games())
def test_in_whole_games_controls_stand_in_one_order_and_hardly_a_post_is_taller_than_five_rows_of_a_phone(key: str) -> None:
    tall = []
    for controls, groups in posts_of(games()[key], 3, "tall 3"):
        check_order(controls, groups)
        tall.append(rows_of(groups))
    assert len(tall) > 20 and max(tall) <= TALLEST
    assert sum(rows > ROWS for rows in tall) <= len(tall) / 10


async def test_what_is_chosen_in_a_menu_is_the_move_made_once_and_refused_when_it_is_old(hall: House) -> None:
    ada, _ = await begun(hall, "skyshard")
    menu = next(menu for menu in menus(hall.newest()) if menu.custom_id.split(":")[2] == "*")
    walk = next(each for each in offered(hall.newest()) if each.verb == "move" and each.key == menu.custom_id)
    assert walk.value == walk.move, "it is folded"
    before = (await hall.tables.views.latest(hall.tavern.id)).version
    await use(ada, hall.newest(), walk)
    after = (await hall.tables.views.latest(hall.tavern.id)).version
    assert (after.change, f"walks to {walk.move.split()[1]}") == (
        before.change + 1,
        hall.newest().content.partition("Ada ")[2][:12],
    )
    old = select(menu.custom_id, "Where to?", [("There", walk.value, "")])
    post = await hall.world.bot.get_channel(hall.tavern.id).send(
        **send_arguments(MessageContent("old", groups=in_rows([[old]])))
    )  # type: ignore[union-attr]
    assert said(await ada.select(post, [walk.value])).startswith("That was before ")
    assert (await hall.tables.views.latest(hall.tavern.id)).version == after


def test_an_answer_that_would_be_alone_in_a_menu_is_a_button() -> None:
    lit = of_kind("answer", offers("choose", "Follow it", "Go on alone", weight="main"))
    aside = of_kind("answer", (Offer("choose ask", Choice("Ask what it knows: 1 in 50", weight="quiet")),))
    rows = shown(under(Controls((*lit, *aside), alike=True)))
    assert "Ask what it knows: 1 in 50" in [label for row in rows for label in row]
