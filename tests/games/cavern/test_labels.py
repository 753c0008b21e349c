"""How moves are offered: labels, details, steps, and the words of the pictures that go with them."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from engine.core import verbs
from engine.core.scene import Look
from engine.core.verbs import Choose
from engine.games.cavern.game import GAME
from engine.games.cavern.picture.alt import series
from engine.games.cavern.picture.dungeon.sheet import SheetBoard
from engine.games.cavern.picture.dungeon.squareboard import SquareBoard
from engine.games.cavern.state.board import board
from engine.games.cavern.state.content import content
from engine.games.cavern.state.moves import Send, Spend
from engine.games.cavern.state.state import Contest, Die, Encountering, Recalling, Roll, Sent, State
from engine.maps.squares import label as coordinate

from .build import Bench, cavern, dungeon, legal, letter, player, sent
from .playthrough import game, values_after
from .tales import CARD

pytestmark = pytest.mark.usefixtures("tale")
PROMPTS = next(verb for verb in GAME.verbs if verb.name == "prompts")
MOST_LABEL, MOST_DETAIL, MOST_ALT = 80, 100, 1000


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_label_fits_and_tells_moves_apart(players: int) -> None:
    seen = set()
    for number, moment in enumerate(game(players, f"labels {players}")):
        view = GAME.view(moment.state, moment.seat)
        offered: dict[tuple[str, str], str] = {}
        for move in moment.moves:
            verb = move.verb
            seen.add(verb)
            if verb in ("place", "breach") and number % 5:
                continue
            shown = GAME.choice(view, move)
            assert 0 < len(shown.label) <= MOST_LABEL
            assert len(shown.detail) <= MOST_DETAIL
            # Dice that are not rolled at once, or bring nothing, are only written; so is a setting that ends the own roll.
            assert shown.weight != "written" or verb in ("spend", "reroll", "prompts")
            assert offered.setdefault((verb, shown.label), str(move)) == str(move), "two moves look the same"
    assert {"place", "breach", "send", "swap", "retrieve", "choose", "pass"} <= seen


@pytest.mark.parametrize("verb", ["place", "breach"])
def test_each_step_offers_its_values_in_their_order_and_in_words_of_their_own(verb: str) -> None:
    about = next(known for known in GAME.verbs if known.name == verb)
    walked = 0
    for moment in game(4, "steps"):
        moves = [move for move in moment.moves if move.verb == verb]
        if not moves or (walked := walked + 1) > 25:
            continue
        view, given = GAME.view(moment.state, moment.seat), tuple[str, ...]()
        for argument in about.arguments:
            values = values_after(moves, given)
            step = GAME.step(view, about, given, values)
            assert step.ask.endswith(("?", "."))
            labels = [re.sub(r", [+−]\d+$", "", choice.label) for choice in step.choices]
            assert len(labels) == len(values) == len(set(labels))
            assert all(len(choice.label) <= MOST_LABEL and len(choice.detail) <= MOST_DETAIL for choice in step.choices)
            if argument.name == "turn":
                assert labels == (
                    [f"Place as in {place + 1}" for place in range(len(values))] if values[1:] else ["Place it"]
                )
                assert [f"{value}°" for value in values] == [choice.detail.partition(",")[0] for choice in step.choices]
            else:
                letters = board(moment.state.tiles).letters
                named = [coordinate(letters[value]) if argument.name == "at" else value for value in values]
                assert named == [re.split(r": | \(", said)[0].rpartition(" ")[2] for said in labels]
            given = (*given, values[-1])
    assert walked


@pytest.mark.rule("CAV-091", "CAV-104")
def test_the_steps_of_a_placement_say_what_it_closes(bench: Bench) -> None:
    hall, nook = bench.tile("tan S bags=3"), bench.tile("tan N bags=1", "blue E")
    # The hall at N1 opens to the south only; the nook closes it from N2, if its tan side lies against the hall's.
    state = cavern([player(0, [nook]), player(1)], {(1, 0): hall})
    place = next(known for known in GAME.verbs if known.name == "place")
    view, spot = GAME.view(state, 0), letter(state, (1, 1))
    tiles = GAME.step(view, place, (), ["1"])
    assert tiles.ask == "Which tile?"
    assert [choice.label for choice in tiles.choices] == ["Tile 1"], "the picture shows it"
    (where,) = GAME.step(view, place, ("1",), [spot]).choices
    # With the tan side to the north the nook's 1 Gold comes to the hall's 3.
    # A Gold card is worth 145 / 85 on average, so 4 are about 7 points.
    assert (where.label, where.detail) == ("Place at N2, +7", "Closes the tan room at N1 (up to 4 Gold)")
    turns = GAME.step(view, place, ("1", spot), ["0", "90"])
    assert [choice.label.partition(", ")[0] for choice in turns.choices] == ["Place as in 1", "Place as in 2"]
    assert turns.choices[0].detail == "0°, closes the tan room at N1 (4 Gold)"
    # Turned by 90 degrees the blue section lies south, and nothing tan meets the hall: that closes it by a wall.
    # No Delver gets in any more from the tile.
    assert turns.choices[1].detail == "90°, closes the tan room at N1 (3 Gold) for no one"
    with_people = replace(state, delvers=(sent(1, "brute", (1, 0)),))
    (where,) = GAME.step(GAME.view(with_people, 0), place, ("1",), [spot]).choices
    assert where.detail == "Closes the tan room at N1 (up to 4 Gold, Betty)"
    turns = GAME.step(GAME.view(with_people, 0), place, ("1", spot), ["0", "90"])
    assert [choice.detail for choice in turns.choices] == [
        "0°, closes the tan room at N1 (4 Gold, Betty)",
        "90°, ends the tan room at N1 without you: Betty takes 3 Gold",
    ]


def test_turns_are_told_by_what_they_do_not_have_in_common(bench: Bench) -> None:
    hall, wide, corner = bench.tile("tan S"), bench.tile("tan ESW bags=2"), bench.tile("tan N bags=1", "blue E", "tan S")
    # N1 opens to the south alone, and O2 with Alan's mage to the west, both towards N2.
    state = cavern([player(0, [corner]), player(1)], {(1, 0): hall, (2, 1): wide}, delvers=(sent(0, "mage", (2, 1)),))
    place = next(known for known in GAME.verbs if known.name == "place")
    spot = letter(state, (1, 1))
    details = [choice.detail for choice in GAME.step(GAME.view(state, 0), place, ("1", spot), ["0", "90"]).choices]
    # At 0 degrees the niche with 1 Gold lies at the hall of N1; at 90 it lies at the 2 Gold of O2.
    assert details == ["0°, closes the tan room at N1 (1 Gold)", "90°, joins your tan room (3 Gold)"]


@pytest.mark.rule("CAV-091")
def test_what_every_turn_closes_stands_in_the_question_and_what_only_some_do_is_no_promise(bench: Bench) -> None:
    hall, chest, bend = bench.tile("tan S bags=2"), bench.tile("blue S chests=1"), bench.tile("blue E", "tan NS")
    # N1 opens to N2 by its tan side, P1 to P2 by its blue one. At P2 tan (0, 180), rock (90) or blue (270) meets P1.
    state = cavern([player(0, [bend]), player(1)], {(1, 0): hall, (3, 0): chest}, delvers=(sent(0, "mage", (3, 0)),))
    place = next(known for known in GAME.verbs if known.name == "place")
    view, near, far = GAME.view(state, 0), letter(state, (1, 1)), letter(state, (3, 1))
    # Tan and rock close its room, and so does the bend's blue section, which has no other side: 1 Treasure in each turn.
    (where,) = GAME.step(view, place, ("1",), [far]).choices
    assert where.detail == "Closes the blue room at P1 (1 Treasure, you)"
    step = GAME.step(view, place, ("1", far), ["0", "90", "180", "270"])
    assert step.ask == "How is it turned at P2? In every turn: closes the blue room at P1 (1 Treasure, you)."
    assert [choice.detail.partition(",")[0] for choice in step.choices] == ["0°", "90°", "180°", "270°"]
    assert "P1" not in " ".join(choice.detail for choice in step.choices)
    # At N2 the tan side to the north (0, 180) lets the hall go on to the south; only 90 and 270 close it,
    # by rock or blue, and no Delver gets in from there.
    (where,) = GAME.step(view, place, ("1",), [near]).choices
    assert where.detail == "Can close the tan room at N1 (2 Gold) for no one"
    step = GAME.step(view, place, ("1", near), ["0", "90"])
    assert step.ask == "How is it turned at N2?"
    assert [choice.detail for choice in step.choices] == [
        "0°, joins the tan room at N1 (2 Gold)",
        "90°, closes the tan room at N1 (2 Gold) for no one",
    ]


def test_two_rooms_with_the_same_loot_are_both_told(bench: Bench) -> None:
    chest, plug = bench.tile("blue S chests=1"), bench.tile("corridor NESW")
    west = bench.tile("blue E chests=1")
    # N1 opens to the south and M2 to the east, both on N2.
    state = cavern([player(0, [plug]), player(1)], {(1, 0): chest, (0, 1): west})
    place = next(known for known in GAME.verbs if known.name == "breach")
    spot = letter(state, (1, 1))
    step = GAME.step(GAME.view(state, 0), place, ("1", spot), ["0"])
    assert step.ask == "Lay it like this, at N2?"
    assert [(choice.label, choice.detail) for choice in step.choices] == [
        ("Place it, +2", "0°, closes the blue rooms at N1 (1 Treasure) and M2 (1 Treasure) for no one")
    ]


def test_everything_that_costs_xp_says_so_on_its_button(hall: State, bench: Bench) -> None:
    kobold, forester = player(0, faction="kobolds"), player(0, faction="forestfolk")
    dice, detail = label(hall, "spend 1")
    assert dice == "1 XP: win 2 in 3" and detail == "Roll at once, with 2 white dice more; Most Spoils 1 in 30"
    assert label(hall, "spend 3")[0].startswith("3 XP: ")
    pressed, how = label(hall, "spend ability")
    assert re.fullmatch(r"1 XP, a red die: win 14 in 15", pressed), pressed
    assert GAME.choice(GAME.view(hall, 0), Spend("1")).weight == "written", "the band's dice are worth more for as much"
    assert how == "Press the attack: a red and a white die before a Battle or Fight"
    rolled = Contest("battle", (0, 1, 0), (0, 1), 2, 0, (Roll(0, (Die("white", (0,)),)),), stage="after")
    rerolling = replace(hall, agenda=(rolled,), players=(kobold, hall.players[1]))
    assert label(rerolling, "spend ability")[0].startswith("Reroll dice, 1 XP: win ")
    hearing = replace(hall, agenda=(Encountering((0, 1, 0), 0, CARD),), players=(forester, hall.players[1]))
    assert label(hearing, "spend ability")[0] == "Take 1 Gold and another story, 1 XP"
    corridor = bench.tile("corridor NS")
    state = cavern([player(0, [corridor] * 3), player(1)], {(0, 1): corridor}, delvers=(sent(0, "thief", (0, 1)),))
    assert label(state, "retrieve 1") == ("Call the thief home from M1, 1 XP", "From the corridor at M1")
    assert label(state, "swap 13")[0] == "Swap 1 and 3, 1 XP"
    assert next(str(verb.steps) for verb in GAME.verbs if verb.name == "breach") == "Ignore corridors, 1 XP"


def label(state: State, text: str, seat: int | None = 0) -> tuple[str, str]:
    """Return how a move of Alan's is offered to him, or to the public."""
    shown = GAME.choice(GAME.view(state, seat), GAME.read(state, 0, text))
    return shown.label, shown.detail


def test_dice_to_roll_again_are_named_by_number_and_by_what_they_show(hall: State) -> None:
    # White S; white CS and again, then C; red CC.
    dice = (Die("white", (2,)), Die("white", (5, 0)), Die("red", (1,)))
    rolled = Contest("battle", (0, 1, 0), (0, 1), 2, 0, (Roll(0, dice),), stage="after", rerolls=1)
    state = replace(hall, agenda=(rolled,))
    for seat in (0, None):
        labels = [label(state, text, seat)[0].split(": ") for text in legal(state, 0, "reroll")]
        assert all(won.startswith("win ") for _, won in labels), "each says last how likely that is enough"
        assert [shown for shown, _ in labels] == [
            "Reroll die 1 (ring)",
            "Reroll die 2 (sword and ring, then sword)",
            "Reroll die 3 (2 swords)",
            "Reroll all 3 dice",
        ]
    some, now = label(state, "reroll 1,3")
    assert some.startswith("Reroll dice 1 and 3: win ") and now.startswith("Now 2 Combat, 1 Spoils")
    two = replace(rolled, rolls=(Roll(0, (*dice, Die("white", (3,)))),))
    some, now = label(replace(state, agenda=(two,)), "reroll 1,4")
    assert some.startswith("Reroll dice 1 and 4: win ") and now.startswith("Now 0 Combat, 2 Spoils")


@pytest.mark.rule("CAV-G27")
def test_prompts_are_offered_in_plain_words_and_out_of_the_way(hall: State) -> None:
    assert label(hall, "prompts off")[0] == "Never ask: roll at once"
    assert label(hall, "prompts before")[0] == "Ask before a roll, never after it"
    swift = replace(hall, players=(player(0, swift="after"), hall.players[1]))
    assert label(swift, "prompts on")[0] == "Ask about XP, not about cards"
    assert GAME.begun(GAME.view(swift, 0), PROMPTS) == "", "there it is more, or less"
    usual = replace(hall, players=(player(0, swift="always"), hall.players[1]))
    assert GAME.begun(GAME.view(usual, 0), PROMPTS) == "Ask me less often"
    # One button leads to them: they are no answers to what is asked.
    for setting in ("off", "before", "all"):
        assert GAME.choice(GAME.view(hall, 0), GAME.read(hall, 0, f"prompts {setting}")).weight == "quiet"


def test_a_section_is_offered_with_what_waits_there(bench: Bench) -> None:
    tile = bench.tile("tan E bags=2 torch", "corridor NS")
    state = cavern([player(0), player(1)], {(0, 1): tile}, step="send", placed=(0, 1))
    state = replace(state, delvers=(sent(1, "brute", (0, 1), 0, up=True),))
    sections = [GAME.choice(GAME.view(state, 0), Send("brute", number)) for number in (1, 2)]
    assert [(choice.label, choice.detail) for choice in sections] == [
        ("Brute to 1: no loot, +1", "3 white dice. Corridor; no loot; 1 side open"),
        (
            "Brute to 2: 1 Gold later, +2",
            "3 white dice. Tan room; 2 Gold; 1 side open; with Betty; torchlight: all see it",
        ),
    ]
    mine = replace(state, delvers=(*state.delvers, sent(0, "mage", (0, 1), 0)))
    both = GAME.choice(GAME.view(mine, 0), Send("brute", 2))
    assert both.label == "Brute to 2: 1 Gold later, +1" and "; 2 Gold; 1 side open; with Betty, you; " in both.detail
    # No odds are told until its room closes: others may come in.
    hidden = replace(state, delvers=(sent(1, "brute", (0, 1), 0),))
    unseen = GAME.choice(GAME.view(hidden, 0), Send("brute", 2))
    assert unseen.label.startswith("Brute to 2: 1 Gold later, +") and "; with Betty; " in unseen.detail
    assert "tan room" not in GAME.ask(GAME.view(state, 0)), "it stands beside each, and in the picture"
    assert [choice.text for choice in sections] == ["", ""], "a menu tells it beside each"
    alone = cavern([player(0), player(1)], {(0, 1): bench.tile("tan E")}, step="send", placed=(0, 1))
    assert GAME.ask(GAME.view(alone, 0)).endswith("Tan room: no loot, 1 side open.")
    found = [GAME.choice(GAME.view(alone, 0), Send(kind, 1)) for kind in ("brute", "mage", "thief")]
    assert [choice.label.partition(",")[0] for choice in found] == [
        "Brute to 1: no loot",
        "Mage to 1: no loot",
        "Thief to 1: no loot",
    ]
    assert [choice.detail.partition(".")[0] for choice in found] == ["3 white dice", "2 white dice", "2 purple dice"]
    rift = cavern([player(0), player(1)], {(0, 1): bench.tile("tan E rift")}, step="send", placed=(0, 1))
    mage = GAME.choice(GAME.view(rift, 0), Send("mage", 1))
    assert mage.label.startswith("Mage to 1: no loot") and mage.detail.startswith("2 white dice, +3 Combat at the Rift")


def test_a_section_that_closes_with_loot_comes_first_and_an_empty_closed_one_last(bench: Bench) -> None:
    # The tan and the blue section reach no side, so they are complete; the corridor goes on to the south.
    tile = bench.tile("tan -", "blue - bags=2", "corridor S")
    state = cavern([player(0, reserve=["thief"]), player(1)], {(0, 1): tile}, step="send", placed=(0, 1))
    offered = [GAME.choice(GAME.view(state, 0), move) for move in GAME.legal(state, 0) if isinstance(move, Send)]
    assert {choice.label.partition(" to ")[2]: choice.weight for choice in offered} == {
        "1: no loot": "quiet",
        "2: story for 2 Gold, +4": "first",
        "3: no loot, +2": "plain",
    }
    bare = cavern([player(0), player(1)], {(0, 1): bench.tile("tan -")}, step="send", placed=(0, 1))
    assert GAME.choice(GAME.view(bare, 0), Send("brute", 1)).weight == "first", "there is no other"


def test_a_recall_is_offered_to_all_eyes_without_naming_who_lies_facedown(bench: Bench) -> None:
    tile = bench.tile("tan E", "blue W")
    delvers = (sent(0, "thief", (0, 1), 0), sent(0, "mage", (0, 1), 1, up=True))
    state = cavern(2, {(0, 1): tile}, delvers=delvers, agenda=(Recalling(0),), step="resolve")
    for seat in (None, 0):
        first, second = (GAME.choice(GAME.view(state, seat), Choose(option)) for option in "12")
        assert (first.label, first.detail) == ("Take home 1, tan room at M2", "Take the facedown Delver home")
        assert (second.label, second.detail) == ("Take home 2, blue room at M2", "Take the mage home")


# The words of the pictures that go with the steps.


def test_what_a_list_has_no_room_for_is_counted() -> None:
    rooms = [f"room {number}" for number in range(10, 20)]
    assert series("Rooms", rooms, most=40) == "Rooms: room 10; room 11; room 12; room 13 and 6 more."
    assert series("Rooms", rooms[:2]) == "Rooms: room 10; room 11."
    assert series("Rooms", []) == ""
    assert series("Rooms", rooms[:3], most=20, on_picture=True).endswith(" 10 and 2 more: all are on the picture.")


def test_places_that_the_words_of_a_picture_have_no_room_for_are_counted(bench: Bench) -> None:
    # Forty-five halls in the first row, each open to the south alone, and a gap between any two of them.
    hall, nook = bench.tile("tan S bags=2"), bench.tile("tan -")
    halls = {(x, 0): hall for x in range(1, 91, 2)}
    state = cavern([player(0, [nook]), player(1)], halls)
    fits = [cell for cell in board(state.tiles).free if board(state.tiles).turns(nook, cell)]
    alt = GAME.scene(GAME.view(state, 0), Look("place", given=("1",))).alt
    assert f"It fits in {len(fits)} places." in alt and len(alt) <= MOST_ALT
    assert "N2 closes the tan room at N1 (2 Gold) for no one" in alt
    closing, others = (part.partition("The other")[0] for part in (alt, alt.partition("The other")[2]))
    for part, there in ((closing, 45), (others, len(fits) - 45)):
        told = part.rpartition(": all are on the picture")[0]
        listed, _, rest = told.rpartition(" and ")
        assert listed.count(";") + 1 + int(rest.removesuffix(" more")) == there


def test_a_place_says_at_most_how_much_it_closes_and_rooms_of_a_kind_together(bench: Bench) -> None:
    # N1 and M2 open on N2. Against the rule, with a corridor to the west or north, the tile lies in three turns: at 90
    # degrees its 1 Gold comes to N1, at 180 nothing meets, at 270 its 2 Gold come to M2.
    north, west = bench.tile("blue S bags=1"), bench.tile("blue E bags=1")
    tile = bench.tile("blue N bags=2", "blue W bags=1", "corridor ES")
    state = cavern([player(0, [tile]), player(1)], {(1, 0): north, (0, 1): west}, delvers=(sent(0, "mage", (0, 1)),))
    breach = next(known for known in GAME.verbs if known.name == "breach")
    spot = letter(state, (1, 1))
    (where,) = GAME.step(GAME.view(state, 0), breach, ("1",), [spot]).choices
    assert where.detail == "Closes the blue rooms at M2 (up to 3 Gold, you) and N1 (up to 2 Gold)"


def test_the_only_turn_of_a_placement_is_shown_without_a_number(bench: Bench) -> None:
    plug = bench.tile("corridor NESW")
    state = cavern([player(0, [plug]), player(1)])
    spot = letter(state, (0, 1))
    scene = GAME.scene(GAME.view(state, 0), Look("place", given=("1", spot)))
    assert isinstance(scene.board, SheetBoard)
    assert [(pane.number, pane.title) for pane in scene.board.panes] == [("", "")]
    assert scene.alt.startswith("Lay it like this at M2? Tile")


def test_the_words_of_a_picture_of_eighty_tiles_fit() -> None:
    tiles = [tile for tile in content().tiles if tile != "entrance"]
    places = [(x, y) for y in range(1, 11) for x in range(-4, 4)][: len(tiles)]
    laid = dungeon(dict(zip(places, tiles, strict=False)))
    people = tuple(Sent(seat, "brute", places[7 * seat + 3], 0) for seat in range(4))
    scene = GAME.scene(GAME.view(replace(cavern(4), tiles=laid, delvers=people), None), Look())
    assert isinstance(scene.board, SquareBoard)
    assert len(scene.board.cells) == 79
    assert 500 < len(scene.alt) <= MOST_ALT
    assert scene.alt.startswith("Cavern, round 1, Alan to place a tile. Free places: L1; ")
    for name in ("Alan", "Betty", "Cedric", "Dora"):
        assert f"{name} (" in scene.alt


@pytest.mark.rule("CAV-131", "CAV-145")
def test_whom_to_send_into_a_battle_is_offered_with_its_odds_and_the_mage_with_her_rift(bench: Bench) -> None:
    tile = bench.tile("tan - bags=4 rift", "corridor NS")
    state = cavern([player(0), player(1)], {(0, 1): tile}, step="send", placed=(0, 1))
    state = replace(state, delvers=(sent(1, "brute", (0, 1), 0, up=True),))
    sections = {move.to for move in GAME.legal(state, 0) if isinstance(move, Send)}
    closed = next(to for to in sections if "beat " in label(state, f"send mage {to}")[0])
    (mage, lifted), (brute, plain) = (label(state, f"send {kind} {closed}") for kind in ("mage", "brute"))
    for name, said, detail in (("Mage", mage, lifted), ("Brute", brute, plain)):
        assert re.match(rf"{name} to {closed}: beat Betty \d+ in \d+( \(\d XP\))?: 2 Gold, \+", said), said
        assert "battle Betty for 2 of 4 Gold (second gets 1)" in detail
    assert "+3 Combat at the Rift" in lifted and "+3" not in plain
    # Of 3 Gold both get 1: a thief has at least 2 Spoils, of three white dice each shows at most 1 but for an arrow.
    even = bench.tile("tan - bags=3", "corridor NS")
    shared = replace(state, tiles=(*state.tiles[:-1], replace(state.tiles[-1], tile=even)))
    thief, detail = label(shared, f"send thief {closed}")
    assert thief.startswith(f"Thief to {closed}: most Spoils ") and ", +" in thief
    assert detail.endswith("battle Betty: each gets 1 Gold")
    # What a thief goes for is told where it is likelier than to win: of 4 Gold the winner gets 2.
    spent = replace(state, players=(player(0, xp=0), player(1)))
    assert ": most Spoils " in label(spent, f"send thief {closed}")[0] and "most Spoils" not in brute
    unknown = replace(state, delvers=(sent(1, "brute", (0, 1), 0),))
    assert ": beat Betty about " in label(unknown, f"send brute {closed}")[0]
    # Where the only section's room is complete the question tells for what they would battle; alone it is no Battle.
    only = cavern([player(0), player(1)], {(0, 1): bench.tile("tan - bags=4")}, step="send", placed=(0, 1))
    fight = GAME.ask(GAME.view(replace(only, delvers=state.delvers), 0))
    assert "Tan room: battle Betty for 2 of 4 Gold (second gets 1). In a Battle most Spoils" in fight, fight
    own = GAME.ask(GAME.view(replace(only, delvers=(sent(0, "brute", (0, 1), 0),)), 0))
    assert own.endswith("Tan room: 4 Gold, closes now, with you."), own
    mine = replace(state, delvers=(sent(0, "brute", (0, 1), 0),))
    told, detail = label(mine, f"send mage {closed}")
    assert told.startswith(f"Mage to {closed}: story for 4 Gold, +") and detail.startswith("2 white dice"), "no Battle"
    assert "; closes now; " in detail


@pytest.mark.rule("CAV-134", "CAV-137", "CAV-171")
def test_a_roll_leads_with_spoils_where_they_are_what_it_brings(bench: Bench) -> None:
    def said(mine: str, theirs: str, tan: str) -> list[str]:
        delvers = (sent(0, mine, (1, 0), up=True), sent(1, theirs, (1, 0), up=True))
        task = Contest("battle", (1, 0, 0), (0, 1), 4, tan.count("chests"))
        seats = [player(0, xp=2), player(1, xp=0)]
        state = cavern(seats, {(1, 0): bench.tile(tan)}, delvers=delvers, agenda=(task,), step="resolve")
        found = (GAME.choice(GAME.view(state, 0), move) for move in (verbs.Roll(), Spend("1")))
        return ["; ".join(filter(None, (choice.label, choice.detail))) for choice in found]

    # Two purple dice hardly ever show more Combat than three white ones, and mostly more Spoils.
    assert said("thief", "brute", "tan - bags=4") == [
        "Roll: win 1 in 8, most Spoils 3 in 4",
        "1 XP: win 1 in 2, most Spoils 14 in 15; Roll at once, with 2 white dice more",
    ]
    # Against the thief the brute wins anyhow: XP is for Spoils.
    dice = "1 XP: win 99 in 100; Roll at once, with 2 white dice more; Most Spoils 1 in 3"
    assert said("brute", "thief", "tan - bags=4 chests=1") == ["Roll: win 49 in 50; Most Spoils 1 in 10", dice]
