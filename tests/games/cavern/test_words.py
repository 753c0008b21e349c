"""What the referee says: stories, questions, labels, and where things stand."""

from __future__ import annotations

import inspect
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from engine.core.game import Event
from engine.games.cavern import events
from engine.games.cavern.content import Encounter, Gain, Option, content
from engine.games.cavern.game import GAME
from engine.games.cavern.moves import Choose
from engine.games.cavern.state import Contest, Die, Encountering, Holding, Recalling, Roll, State

from .build import Bench, act, cavern, gold, letter, player, sent, treasure
from .playthrough import game, values_after, verb_of

CARD = "goblin-tale"
TILE_ID = "ctcb-1"
MOST_LABEL, MOST_DETAIL, MOST_SHEET = 80, 100, 1800


@pytest.fixture
def tile(bench: Bench) -> str:
    """A tile with a Sun: a corridor from north to south, a tan room with 2 Gold in the east."""
    return bench.tile("corridor NS", "tan E bags=2", sun=True)


TALE = Encounter(
    CARD,
    "A goblin's tale",
    "It holds a spoon in each hand.",
    (
        Option("Lose the loot", "fail", "You let a sack fall.", gain=Gain(xp=1), always=True),
        Option("Fight the goblin", "fight", "Two spoons.", dice=("purple", "purple"), monster="goblin", gain=Gain(gold=1)),
    ),
)


@pytest.fixture(autouse=True)
def tale(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card like that of the source's example, whatever stands on ours."""
    monkeypatch.setitem(content().encounters, CARD, TALE)


def told(state: State, *happened: Event, seat: int | None = None) -> str:
    """Return the story as a seat reads it, or the public."""
    return GAME.tell(GAME.view(state, seat), happened)


def samples(tile: str) -> dict[str, Event]:
    """Return an event of every kind, by the name of the function that makes it."""
    die = Die("white", (0,))
    card = next(iter(content().treasures))
    return {
        "begun": events.begun(3, 8),
        "faction": events.faction("Alan", "kobolds", 1),
        "opened": events.opened("Alan"),
        "drew": events.drew(0, [tile]),
        "reshuffled": events.reshuffled(4),
        "swapped": events.swapped("Alan", [tile]),
        "retrieved": events.retrieved("Alan", "M2", "tan"),
        "placed": events.placed("Alan", tile, "M2", 90),
        "drifted_in": events.drifted_in(tile, "M2", 0),
        "sun": events.sun(4),
        "ending": events.ending("gold"),
        "torchlit": events.torchlit("M2", ["Alan's brute"]),
        "stuck": events.stuck("Alan", [tile]),
        "skipped": events.skipped("Alan", "tiles"),
        "sent": events.sent("Alan", "M2", "tan"),
        "sent_own": events.sent_own(0, "brute", "M2"),
        "kept": events.kept("Alan"),
        "turn": events.turn("Alan", extra=True),
        "prompts": events.prompts("Alan", on=False),
        "completed": events.completed("M2", "tan", 2, (3, 1), ["Alan's brute"]),
        "deserted": events.deserted("M2", "tan", (3, 1)),
        "encounter": events.encounter("Alan", "Betty", CARD),
        "chose": events.chose("Alan", CARD, 1),
        "battle": events.battle(["Alan", "Betty"], (3, 1)),
        "bought": events.bought("Alan", "dice"),
        "rolled": events.rolled("Alan", [die], 1, 0, 0),
        "succeeded": events.succeeded("Alan", "test"),
        "failed": events.failed("Alan", "price"),
        "spoils": events.spoils("Alan", treasure=True),
        "won": events.won("Alan", 1, 4, 2),
        "no_spoils": events.no_spoils("tie"),
        "returned": events.returned(2),
        "home": events.home(["Alan's brute"]),
        "collected": events.collected("Alan", 3, 1),
        "collected_own": events.collected_own(0, [1, 3], [card]),
        "revealed": events.revealed("Alan", card),
        "receipt": events.receipt("Alan", card),
        "recalled": events.recalled("Alan", "M2", "tan"),
        "peeked": events.peeked("Alan", "M2", "tan"),
        "peeked_own": events.peeked_own(0, ["Betty's mage"]),
        "gained_xp": events.gained_xp("Alan", 1),
        "paid": events.paid("Alan", 2, 1),
        "short": events.short("Alan", "gold", 2),
        "flipped": events.flipped("Alan", "gold", "2"),
        "ended": events.ended(["Alan", "Betty"], [9, 12], [1, 1], ["Betty"]),
    }


def makers() -> dict[str, Callable[..., Event]]:
    """Return the functions that make events."""
    found = inspect.getmembers(events, inspect.isfunction)
    return {name: made for name, made in found if made.__annotations__.get("return") == "Event"}


def test_every_kind_of_event_has_a_sentence_that_ends_like_one(tile: str) -> None:
    shown = samples(tile)
    assert set(shown) == set(makers())
    for name, event in shown.items():
        assert event.kind == name
        lines = told(cavern(2), event, seat=0).splitlines()
        assert lines, name
        spoken = [line for line in lines if not line.startswith(("-# ", "> "))]
        assert all(line.endswith((".", "!", "”", ".**")) for line in spoken), (name, lines)
        assert "None" not in "".join(lines) and "()" not in "".join(lines)


@pytest.mark.rule("CAV-027", "CAV-G52")
def test_what_only_one_seat_may_know_is_told_to_nobody_else(tile: str) -> None:
    secret = [event for event in samples(tile).values() if event.seats is not None]
    assert {event.kind for event in secret} == {"drew", "sent_own", "collected_own", "peeked_own"}
    for event in secret:
        assert told(cavern(2), event, seat=0)
        assert told(cavern(2), event, seat=1) == ""
        assert told(cavern(2), event) == ""


@pytest.mark.rule("CAV-040", "CAV-G52")
def test_a_usual_turn_is_a_sentence_for_the_tile_and_one_for_the_delver(bench: Bench, tile: str) -> None:
    plain = bench.tile("tan NESW")
    state = cavern([player(0, [tile, plain, plain]), player(1, [plain])])
    state, happened = act(state, 0, f"place 1 {letter(state, (0, 1))} 0")
    assert told(state, *happened) == f"Alan lays a tile at M2: tile {tile}. The sun sinks: 5 spaces to go."
    state, happened = act(state, 0, "send brute 2")
    assert told(state, *happened) == "Alan sends a Delver into the tan room at M2."
    assert told(state, *happened, seat=0).endswith("Your brute lies facedown at M2.")


@pytest.mark.rule("CAV-033", "CAV-034", "CAV-116")
def test_an_encounter_is_read_in_full_with_both_titles_and_no_result() -> None:
    assert told(cavern(2), events.encounter("Alan", "Betty", CARD)) == (
        "Betty reads to Alan: **A goblin's tale**.\n> It holds a spoon in each hand.\n"
        "> **1** Lose the loot\n> **2** Fight the goblin"
    )
    assert told(cavern(2), events.encounter("Alan", "Betty", CARD, again=True)).startswith(
        "Alan pays 1 XP for another card. Betty reads to Alan: "
    )


@pytest.mark.rule("CAV-123", "CAV-G34")
def test_a_fight_tells_its_terms_then_both_rolls_and_what_was_won() -> None:
    # The source's example: the brute rolls C, C, CS; the goblin CS and SS+Reroll, then SS; 1 Chest and 3 Bags.
    alan = [Die("white", (0,)), Die("white", (1,)), Die("white", (4,))]
    goblin = [Die("purple", (4,)), Die("purple", (5, 1))]
    text = told(
        cavern(2),
        events.chose("Alan", CARD, 1),
        events.rolled("Alan", alan, 3, 1, 0),
        events.rolled("", goblin, 1, 5, 0),
        events.succeeded("Alan", "fight"),
        events.collected("Alan", 4, 1),
        events.home(["Alan's brute"]),
    )
    said, terms, dice = text.splitlines()
    assert said.startswith("Alan chooses “Fight the goblin”. ")
    assert said.endswith(
        "Alan rolls: 3 Combat, 1 Spoils. The goblin rolls: 1 Combat, 5 Spoils. "
        "Alan wins the Fight and collects 4 Gold and 1 Treasure."
    )
    assert terms == "-# Fight: goblin, 2 purple dice; 1 Gold more on success; back home: Alan's brute"
    assert dice == "-# Combat/Spoils: Alan white 1/0, 1/0, 1/1 · the goblin purple 1/1, 0/2+0/2"


@pytest.mark.rule("CAV-147", "CAV-148", "CAV-149", "CAV-150", "CAV-151")
def test_what_a_battle_brings_is_told_once_though_it_is_collected_later() -> None:
    happened = (
        events.won("Alan", 1, 4, 2),
        events.won("Betty", 2, 2, 0),
        events.won("Cedric", 3, 1, 0),
        events.spoils("Cedric", treasure=False),
        events.collected("Alan", 4, 2),
        events.collected("Betty", 2, 0),
        events.collected("Cedric", 1, 0),
        events.returned(2),
        events.collected("Cedric", 1, 0),
    )
    assert told(cavern(3), *happened) == (
        "Alan wins: 4 Gold and 2 Treasure. Betty comes second: 2 Gold. Cedric comes third: 1 Gold. "
        "Cedric's Spoils bring 1 Gold more.\n-# 2 Gold go back under the deck"
    )


def test_cards_that_nobody_announced_are_told_when_they_are_collected() -> None:
    happened = (events.won("Alan", 1, 1, 0), events.collected("Alan", 1, 0), events.collected("Alan", 1, 0))
    assert told(cavern(2), *happened) == "Alan wins: 1 Gold. Alan collects 1 Gold."


def test_several_monsters_act_in_the_plural() -> None:
    known = content().encounters
    card, place = next(
        (card.id, place)
        for card in known.values()
        for place, option in enumerate(card.options)
        if option.monster.endswith("s") and not option.monster.endswith("ss")
    )
    text = told(cavern(2), events.chose("Alan", card, place), events.rolled("", [Die("white", (0,))], 1, 0, 0))
    assert f"The {known[card].options[place].monster} roll: 1 Combat, 0 Spoils." in text


@pytest.mark.rule("CAV-183", "CAV-184", "CAV-185")
def test_the_end_says_who_has_won_and_by_what() -> None:
    state = cavern(3)
    names = ["Alan", "Betty", "Cedric"]
    ended = events.ended(names, [9, 14, 12], [3, 1, 1], ["Betty"])
    assert told(state, ended) == "The cavern closes. **Betty wins.** Betty 14, Cedric 12, Alan 9."
    ended = events.ended(names, [14, 14, 12], [3, 1, 1], ["Alan"])
    assert "**Alan wins by 3 Treasure to 1.**" in told(state, ended)
    ended = events.ended(names, [14, 14, 12], [1, 1, 5], ["Alan", "Betty"])
    assert "**Alan and Betty share the victory.**" in told(state, ended)
    text = told(state, events.kept("Alan"), ended)
    assert text.startswith("The cavern closes.")
    assert text.endswith("Before that: Alan sends nobody.")


# Questions.


def contest(stage: str = "before", kind: str = "battle", **more: object) -> Contest:
    """Return a contest in the corridor of the entrance in which Alan and Betty roll, Alan first."""
    rolls = (Roll(0, (Die("white", (0,)),)),) if stage == "after" else ()
    return Contest(kind, (0, 0, 0), (0, 1), 2, 0, rolls, stage=stage, **more)  # type: ignore[arg-type]


def ask(state: State, seat: int | None = None) -> str:
    return GAME.ask(GAME.view(state, seat))


def test_every_moment_of_a_turn_asks_for_something_of_its_own() -> None:
    state = cavern(2, {(0, 1): TILE_ID}, turns=3)
    asked = [
        ask(cavern(2)),
        ask(state),
        ask(replace(state, extra=True)),
        ask(replace(state, step="send", placed=(0, 1))),
        ask(replace(state, agenda=(Encountering((0, 0, 0), 0, CARD),))),
        ask(replace(state, agenda=(contest(),))),
        ask(replace(state, agenda=(contest("after"),))),
        ask(replace(state, agenda=(contest("after", rerolls=1),))),
    ]
    assert asked[:4] == [
        "you are first: lay a tile.",
        "it's your turn: lay a tile.",
        "once more: lay a tile.",
        "send a Delver to this tile, or pass.",
    ]
    assert asked[4] == "the corridor at M1: 1 Lose the loot, or 2 Fight the goblin?"
    assert len(set(asked)) == len(asked)
    assert ask(replace(state, phase="over")) == ""


@pytest.mark.rule("CAV-G60")
def test_a_prompt_says_what_happens_by_default() -> None:
    before = ask(cavern(2, agenda=(contest(),), step="resolve"))
    assert before == "your Battle for the corridor at M1: prepare, or roll? Left alone, you roll."
    after = ask(cavern(2, agenda=(contest("after", "test"),), step="resolve"))
    assert after == "your Test in the corridor at M1: change your roll, or keep it? Left alone, you keep it."


@pytest.mark.rule("CAV-G52")
def test_no_question_tells_what_a_hidden_card_can_do() -> None:
    cards = list(content().treasures)
    for task in (contest(), contest("after")):
        texts = set()
        for card in cards:
            state = cavern([player(0, treasure=treasure(card)), player(1)], agenda=(task,), step="resolve")
            texts |= {(ask(state), ask(state, 1), GAME.status(GAME.view(state, None)), GAME.sheet(GAME.view(state, 1)))}
        assert len(texts) == 1


def test_in_the_last_round_whoever_lays_a_tile_is_told_so() -> None:
    assert ask(cavern(2, turns=3, ending="sun")) == "it's your turn: lay a tile. This is the last round."
    assert ", the last." in GAME.status(GAME.view(cavern(2, ending="gold"), None))


# Where things stand.


@pytest.mark.rule("CAV-027", "CAV-G52")
def test_a_seats_own_sheet_names_its_cards_and_nobody_elses(tile: str) -> None:
    lens = content().treasures["keyhole_lens"]
    state = cavern(
        [
            player(0, [tile], xp=2, reserve=["brute", "brute", "mage"], gold=gold(1, 3, -2), treasure=treasure(lens.id)),
            player(1, [TILE_ID], gold=gold(3)),
        ],
        {(0, 1): tile},
        delvers=(sent(0, "thief", (0, 1), 1), sent(1, "leader", (0, 1), up=True)),
    )
    own = GAME.sheet(GAME.view(state, 0))
    assert f"Tile 1 Tile {tile} (Sun): corridor; tan room with 2 Gold" in own
    assert "Delvers in hand: 2 brutes, 3 white dice each; mage, 2 white dice, +3 Combat at a Magic Rift." in own
    assert "Facedown: thief in the tan room at M2." in own
    assert "Gold: 1 worth 1, 1 worth 3 (faceup), 1 worth 3." in own
    assert f"Treasure: {lens.name} (4): {lens.text.rstrip('.')}." in own
    # 1 + 3 + (2 + 1) Gold and a treasure of 4.
    assert "Points so far: 11." in own
    assert "Alan, Sellswords: 2 XP, 3 Delvers in hand, 3 Gold and 1 Treasure, Gold faceup worth 3." in own
    for seat in (None, 1):
        other = GAME.sheet(GAME.view(state, seat))
        assert "thief" not in other.replace("thieves", "").partition("**For your eyes**")[0]
        assert lens.name not in other
        assert "tan room at M2" in other
        assert "corridor at M2 (leader)" in other
    assert "For your eyes" not in GAME.sheet(GAME.view(state, None))


def test_a_used_treasure_is_called_used() -> None:
    held = (Holding("butchers_ring", used=True), Holding("waterlogged_memoirs", used=True), Holding("kings_teeth"))
    own = GAME.sheet(GAME.view(cavern([player(0, treasure=held), player(1)]), 0))
    assert "Treasure: Butcher's ring (2), used." in own
    assert "Treasure: Waterlogged memoirs (3), used." in own
    assert "Treasure: The old king's teeth (5)." in own


def test_the_fullest_sheet_fits_in_a_message() -> None:
    cards = [card.id for card in content().treasures.values() for _ in range(card.count)]
    tiles = sorted(content().tiles)[1:4]
    rivals = (player(seat, reserve=[]) for seat in range(1, 4))
    out = tuple(sent(seat, kind, (0, 1), up=True) for seat in range(4) for kind in ("brute", "mage", "thief", "thief"))
    rich = player(0, tiles, gold=gold(*(3,) * 60), treasure=treasure(*cards))
    state = cavern([rich, *rivals], {(0, 1): TILE_ID}, delvers=out)
    own = GAME.sheet(GAME.view(state, 0))
    assert len(own) <= MOST_SHEET
    assert own.count("Mason's pardon (4)") == 2


def test_the_status_counts_what_is_left_without_the_gold_that_lies_out() -> None:
    state = cavern(2, stack=(TILE_ID,) * 12, gold=(1,) * 30, treasure=("kings_teeth",) * 4, laid_out=5, sun=6)
    assert GAME.status(GAME.view(state, None)) == "Round 1. Sun 6; 12 tiles, 25 Gold and 4 Treasure left."


# Labels.


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_label_fits_and_tells_moves_apart(players: int) -> None:
    seen = set()
    for number, moment in enumerate(game(players, f"labels {players}")):
        view = GAME.view(moment.state, moment.seat)
        offered: dict[tuple[str, str], str] = {}
        for move in moment.moves:
            verb = verb_of(move)
            seen.add(verb)
            if verb in ("place", "breach") and number % 5:
                continue
            shown = GAME.choice(view, move)
            assert 0 < len(shown.label) <= MOST_LABEL
            assert len(shown.detail) <= MOST_DETAIL
            assert shown.weight in ("main", "plain", "quiet")
            assert offered.setdefault((verb, shown.label), str(move)) == str(move), "two moves look the same"
    assert {"place", "breach", "send", "swap", "retrieve", "choose", "pass", "prompts"} <= seen


@pytest.mark.parametrize("verb", ["place", "breach", "send"])
def test_each_step_offers_its_values_in_their_order_and_in_words_of_their_own(verb: str) -> None:
    about = next(known for known in GAME.verbs if known.name == verb)
    walked = 0
    for moment in game(4, "steps"):
        moves = [move for move in moment.moves if verb_of(move) == verb]
        if not moves or (walked := walked + 1) > 25:
            continue
        view, given = GAME.view(moment.state, moment.seat), tuple[str, ...]()
        for argument in about.arguments:
            values = values_after(moves, given)
            step = GAME.step(view, about, given, values)
            assert step.ask.endswith(("?", "."))
            labels = [choice.label for choice in step.choices]
            assert len(labels) == len(values) == len(set(labels))
            assert all(len(choice.label) <= MOST_LABEL and len(choice.detail) <= MOST_DETAIL for choice in step.choices)
            if argument.name == "turn":
                assert [f"{value}°" for value in values] == [label.partition(" ")[2] for label in labels]
            elif argument.name == "delver":
                assert [value.capitalize() for value in values] == labels
            else:
                assert values == [label.partition(" ")[0] for label in labels]
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
    assert [(choice.label, choice.detail) for choice in tiles.choices] == [
        (f"1 Tile {nook}", "Tan room with 1 Gold; blue room")
    ]
    (where,) = GAME.step(view, place, ("1",), [spot]).choices
    assert (where.label, where.detail) == (f"{spot} below N1", "Can close the tan room at N1")
    turns = GAME.step(view, place, ("1", spot), ["0", "90"])
    assert [choice.label for choice in turns.choices] == ["1 0°", "2 90°"]
    assert turns.choices[0].detail == "Closes the tan room at N1 (4 Gold)"
    # Turned by 90 degrees the blue section lies south, and nothing tan meets the hall: that closes it by a wall.
    assert turns.choices[1].detail == "Closes the tan room at N1 (3 Gold)"


def test_a_section_is_offered_with_what_waits_there(bench: Bench) -> None:
    tile = bench.tile("tan E bags=2 torch", "corridor NS")
    state = cavern([player(0), player(1)], {(0, 1): tile}, step="send", placed=(0, 1))
    state = replace(state, delvers=(sent(1, "brute", (0, 1), 0, up=True),))
    verb = next(known for known in GAME.verbs if known.name == "send")
    sections = GAME.step(GAME.view(state, 0), verb, ("brute",), ["1", "2"])
    assert [(choice.label, choice.detail) for choice in sections.choices] == [
        ("1 Tan room", "2 Gold; 1 open side; with Betty; torchlit: faceup"),
        ("2 Corridor", "No loot; 1 open side"),
    ]


def test_a_recall_is_offered_to_all_eyes_without_naming_who_lies_facedown(bench: Bench) -> None:
    tile = bench.tile("tan E", "blue W")
    delvers = (sent(0, "thief", (0, 1), 0), sent(0, "mage", (0, 1), 1, up=True))
    state = cavern(2, {(0, 1): tile}, delvers=delvers, agenda=(Recalling(0),), step="resolve")
    for seat in (None, 0):
        first, second = (GAME.choice(GAME.view(state, seat), Choose(option)) for option in "12")
        assert (first.label, first.detail) == ("1 Tan room at M2", "Take the facedown Delver home")
        assert (second.label, second.detail) == ("2 Blue room at M2", "Take the mage home")
