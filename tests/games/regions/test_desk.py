"""The game master's desk: who gives orders and when, what the party reads of them, what the game master is asked."""

from __future__ import annotations

import random
import re
from collections import defaultdict
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.errors import IllegalMove
from engine.core.flow import MASTER, Question
from engine.core.game import Setup
from engine.core.moves import Move
from engine.core.scene import GraphBoard, Look
from engine.core.verbs import Choose, Direct, Pass
from engine.games.regions import desk
from engine.games.regions.files import files, writing
from engine.games.regions.game import GAME
from engine.games.regions.rules import awaiting, flow, legal
from engine.games.regions.speech import reading
from engine.games.regions.state.options import Options
from engine.games.regions.state.scenarios import Placed
from engine.games.regions.state.state import Body, Disease, State
from engine.games.regions.state.view import view_for

from . import laws
from .build import (
    ADA,
    BOB,
    CY,
    chase,
    corridor,
    entity,
    looked,
    party,
    rocky_wall,
    scenario,
    stealth_house,
    way,
    with_entity,
    with_member,
)
from .mastered import SEAT, is_secret, manor, order, refused

rule = pytest.mark.rule

# Who gives orders, and when.


@rule("REG-G28")
def test_no_one_but_the_game_master_has_a_desk() -> None:
    state = party(corridor(), master=True)
    assert not any(isinstance(move, Direct) for move in GAME.legal(state, ADA))
    with pytest.raises(IllegalMove, match="game master's") as found:
        GAME.apply(state, ADA, Direct("heal", "ada"), Dice(KeyedSource("no")))
    assert found.value.rule == "REG-G28"
    assert not list(desk.legal(party(corridor()), ADA))


@rule("REG-G28")
def test_the_desk_opens_when_the_party_sets_out() -> None:
    options = Options(scenario="thornruin")
    state, _ = GAME.new(Setup(("Ada", "Bob", "Gia"), options, 2), Dice(KeyedSource("early")))
    assert not list(desk.legal(state, 2))
    with pytest.raises(IllegalMove, match="sets out"):
        GAME.apply(state, 2, Direct("note", "Soon."), Dice(KeyedSource("early")))


@rule("REG-G28")
def test_what_cuts_into_what_is_under_way_has_to_wait() -> None:
    state = party(manor(), master=True, agenda=(Question("give up", ADA, ("on", "end"), "on"),))
    for text in (
        "move ada | gallery",
        "injury ada",
        "defeat gnats",
        "reveal coin",
        "ep ada | 0",
        "block hall/gallery | rubble",
    ):
        assert "under way" in refused(state, text).words
    for text in ("note A draught.", "dice 4", "valuables ada | 1", "tell Dust falls.", "fortune 12", "end lost"):
        order(state, text)


def situations() -> dict[str, State]:
    """Return states of all types of scenario: at the beginning, in a turn, with a PC down, dead, out or ill, with a member
    who is asked, in a scene, with a body about."""
    base = party(manor(), master=True)
    fled = with_member(base, CY, out=True, region="", objects=("ledger",))
    ill = with_member(base, ADA, diseases=(Disease("Mist Fever", "Resilience", 1),), injuries=1, ep=3)
    trap = scenario(way("hall", "vault"), placed=(Placed("bell", "trip-bell", "hall"),))
    house = party(stealth_house(), master=True)
    dead = with_entity(house, "walker", defeated=True, ep=0, number=1)
    beaten = with_entity(base, "gnats", defeated=True, ep=0, count=1)
    return {
        "beginning": base,
        "turn": party(manor(), master=True, turn=BOB),
        "in the dark": looked(party(manor(), master=True, at="cellar", turn=ADA)),
        "down": with_member(base, ADA, ep=0, fallen=True),
        "dead": with_member(base, BOB, dead=True, ep=0, region="", injuries=9),
        "out": with_taken(fled, "ledger"),
        "ill": ill,
        "beaten": beaten,
        "wall": party(rocky_wall(), master=True, turn=ADA),
        "asked": party(manor(), master=True, agenda=(Question("give up", ADA, ("on", "end"), "on"),)),
        "scene": party(manor(), master=True, turn=ADA, paused="A scene"),
        "stealth": house,
        "body": with_bodies(dead, Body("walker", "stairs")),
        "alerted": with_entity(house, "sitter", alerted=True, last="lobby"),
        "chase": party(chase(4), master=True, counter=1),
        "trap": party(trap, master=True, turn=ADA),
        "no luck": party(corridor(), master=True, options=Options(town="no", fortunes="off")),
    }


def with_taken(state: State, *items: str) -> State:
    """Return a state in which things are taken."""
    return replace(state, taken=(*state.taken, *items), found=tuple(dict.fromkeys((*state.found, *items))))


def with_bodies(state: State, *bodies: Body) -> State:
    """Return a state with bodies."""
    return replace(state, bodies=bodies)


def sampled(state: State, most: int) -> Iterator[Direct]:
    """Yield orders that can be given now, so many of a name at most."""
    listed: dict[str, list[Direct]] = defaultdict(list)
    for move in desk.legal(state, SEAT):
        listed[move.order].append(move)
    for moves in listed.values():
        yield from moves[:: max(1, len(moves) // most)][:most]


@rule("REG-G28")
@pytest.mark.parametrize("name", sorted(situations()))
def test_every_order_that_is_listed_is_accepted_and_leaves_the_state_sound(name: str) -> None:
    state = situations()[name]
    laws.check(state)
    for move in sampled(state, 6):
        after, told = GAME.apply(state, SEAT, move, Dice(KeyedSource(str(move))))
        laws.check(after)
        assert told, f"nobody reads anything of {move}"
        if is_secret(list(told)):
            before = looked(state) if desk.DESK.find(move.order).idle else state
            assert view_for(after, None) == view_for(before, None), f"{move} is seen, and not told"
        for seat in (None, ADA, SEAT):
            view = view_for(after, seat)
            GAME.tell(view, told)
            GAME.sheet(view)


@rule("REG-G28")
def test_every_order_has_something_to_say_in_some_situation() -> None:
    given = {move.order for state in situations().values() for move in desk.legal(state, SEAT)}
    assert given == set(desk.DESK.orders)


@rule("REG-G28")
@pytest.mark.parametrize("key", ["thornruin", "sleepingduke", "runaway"])
@pytest.mark.parametrize("referee", ["bot", "gm"])
def test_scenarios_stay_sound_when_a_game_master_meddles(key: str, referee: str) -> None:
    chance, dice = random.Random(f"{key} {referee}"), Dice(KeyedSource(f"{key} {referee}"))
    options = Options(scenario=key, town="no", referee=referee)  # type: ignore[arg-type]
    state, _ = GAME.new(Setup(("Ada", "Bob", "Cy", "Gia"), options, SEAT), dice)
    for _ in range(90):
        if state.phase == "over":
            break
        orders = list(sampled(state, 3)) if state.phase == "play" and chance.random() < 0.4 else []
        if orders:
            seat = SEAT
            moves: list[Move] = [item for item in orders if item.order not in ("end", "pause", "injury")]
        else:
            seat = chance.choice(awaiting.awaited(state))
            moves = [item for item in legal.legal(state, seat) if item.verb not in ("gm", "order", "concede")]
        move = chance.choice(moves)
        state, _ = GAME.apply(state, seat, move, dice)
        laws.check(state)


@rule("REG-G28")
def test_what_was_changed_is_in_the_file_that_can_be_played_again() -> None:
    state = party(files.scenario_named("countinghouse"), master=True)
    for text in (
        "challenge yard-geese | alley",
        "block roof/landing | thorn-hedge",
        "hide clerks/landing | 1d8",
        "darken alley",
    ):
        state, _ = order(state, text)
    made, _ = files.read(writing.write(state.scenario))
    assert made == state.scenario
    assert "yard-geese" in [placed.kind for placed in made.placed if placed.at == "alley"]
    assert made.connection_by_id["roof/landing"].obstacle == "thorn-hedge"


# What the game master is asked, and sees.


def asked_for_challenges() -> State:
    """The players are done, and a game master decides for the gnats and the guard."""
    options = Options(town="no", referee="gm")
    state = party(manor(), master=True, options=options)
    for index in (ADA, BOB, CY):
        state = with_member(state, index, acted=True, hand=())
    state, _ = GAME.apply(with_member(state, CY, acted=False), CY, reading.read(state, CY, "pass"), Dice(KeyedSource("gm")))
    return state


@rule("REG-G28")
@rule("REG-063")
@rule("REG-G31")
def test_a_game_master_is_asked_in_private_with_the_policy_as_default() -> None:
    state = asked_for_challenges()
    (question,) = flow.open_questions(state)
    assert (question.called(), question.owner, question.options) == ("whose turn", MASTER, ("gnats", "guard", "all"))
    assert GAME.turn(state) == (SEAT,)
    # What is played for a member who is away is told: this must not tell what they were asked.
    assert GAME.default(state, SEAT) == Pass()
    by_default, by_choice = (
        GAME.apply(state, SEAT, move, Dice(KeyedSource("away")))[0] for move in (Pass(), Choose("gnats"))
    )
    assert by_default == by_choice
    assert GAME.patience(state) == 7200
    own = view_for(state, SEAT)
    assert GAME.ask(own) == "which of the Challenges acts next?"
    offers = {move.option: GAME.choice(own, move) for move in GAME.legal(state, SEAT) if isinstance(move, Choose)}
    assert offers["guard"].label == "Drowsy guard" and "Library" in offers["guard"].detail
    state, _ = GAME.apply(state, SEAT, Choose("gnats"), Dice(KeyedSource("gnats")))
    (question,) = flow.open_questions(state)
    # No PC is in the gallery, and gnats pursue whom they find within 3 steps.
    assert (question.called(), question.id, question.default) == ("challenge does", "gnats", "go/hall")
    own = view_for(state, SEAT)
    assert GAME.ask(own) == "what do the needle gnats do?"
    labels = [GAME.choice(own, move).label for move in GAME.legal(state, SEAT) if isinstance(move, Choose)]
    assert labels == ["Go to Hall", "Done"]
    state, _ = GAME.apply(state, SEAT, Choose("done"), Dice(KeyedSource("gnats")))
    assert entity(state, "gnats").at == "gallery"


@rule("REG-G28")
def test_the_table_never_reads_what_the_game_master_is_asked() -> None:
    first = asked_for_challenges()
    second, told = GAME.apply(first, SEAT, Choose("guard"), Dice(KeyedSource("guard")))
    assert all(event.seats == (SEAT,) for event in told)
    for seat in (None, ADA):
        words = set()
        for state in (first, second):
            view = view_for(state, seat)
            words.add((GAME.ask(view), GAME.status(view), GAME.sheet(view)))
            assert "guard" not in repr(view.state.agenda) and "gnats" not in repr(view.state.agenda)
            offered = [GAME.choice(view, move) for move in GAME.legal(state, SEAT) if isinstance(move, Choose)]
            assert offered and all(choice.weight == "written" for choice in offered)
        ((ask, *_),) = words
        assert ask == "what happens next is in your hands."
    assert not [move for move in GAME.legal(second, ADA) if isinstance(move, Choose)]


@rule("REG-G28")
def test_with_the_bot_as_referee_no_one_is_asked() -> None:
    state = party(manor(), master=True)
    for index in (ADA, BOB):
        state = with_member(state, index, acted=True, hand=())
    state, _ = GAME.apply(state, CY, reading.read(state, CY, "pass"), Dice(KeyedSource("bot")))
    assert state.round == 2 and SEAT not in GAME.turn(state)


@rule("REG-G28")
def test_the_desk_shows_everything_to_the_game_master_alone() -> None:
    state = party(manor(), master=True)
    assert GAME.owned(view_for(state, SEAT)) == "desk" and GAME.owned(view_for(state, ADA)) == "hand"
    whole = GAME.scene(view_for(state, SEAT), Look(subject="desk")).board
    known = GAME.scene(view_for(state, ADA), Look(subject="desk")).board
    assert isinstance(whole, GraphBoard) and isinstance(known, GraphBoard)
    assert [node.state for node in whole.nodes if node.key == "library"] == ["veiled"]
    assert {way.key for way in whole.ways} == {way.id for way in state.scenario.connections}
    (library,) = (node for node in whole.nodes if node.key == "library")
    assert [token.hidden for token in library.tokens] == [True, True] and library.secrets
    assert not any(node.name == "Library" for node in known.nodes)


@rule("REG-G28")
def test_orders_are_offered_in_words() -> None:
    state = party(manor(), master=True)
    view = view_for(state, SEAT)
    for move in desk.legal(state, SEAT):
        label = GAME.choice(view, move).label
        assert "|" not in label and not re.search(r"\bo:", label), label
    (verb,) = (verb for verb in GAME.verbs if verb.name == "gm")
    step = GAME.step(view, verb, ("open",), ("gallery/library",))
    assert (step.ask, step.choices[0].label) == ("Which way do you open?", "Gallery to Library")
    for name in desk.DESK.orders:
        form = GAME.form(view, verb, (name,))
        assert len(form.title) <= 45 and len(form.fields) <= 5
        assert all(len(field.label) <= 45 and len(field.hint) <= 100 for field in form.fields)


@rule("REG-G28", "REG-063")
def test_values_change_while_the_game_master_is_asked_who_is_then_asked_anew() -> None:
    where = scenario(
        way("hall", "vault"),
        placed=(
            Placed("gnats", "needle-gnats", "hall", single=True),
            Placed("hounds", "bramble-hounds", "hall", single=True),
        ),
    )
    options = Options(town="no", referee="gm")
    state = with_member(party(where, "warden", "delver", master=True, options=options, turn=ADA), BOB, acted=True)
    dice = Dice(KeyedSource("anew"))
    state, _ = GAME.apply(state, ADA, Pass(), dice)
    assert awaiting.asked(state, 2) is not None and awaiting.asked(state, 2).options == ("gnats", "hounds", "all")
    state, _ = GAME.apply(state, 2, Choose("gnats"), dice)
    assert awaiting.asked(state, 2).id == "gnats"
    state, _ = GAME.apply(state, 2, Direct("ep", "gnats | 1"), dice)
    assert awaiting.asked(state, 2).id == "gnats" and state.entities[0].ep == 1
    state, _ = GAME.apply(state, 2, Direct("defeat", "gnats"), dice)
    assert awaiting.asked(state, 2).id == "hounds", "what is out of play has nothing to do"
    with pytest.raises(IllegalMove, match="Finish what is under way first"):
        GAME.apply(state, 2, Direct("move", "ada | vault"), dice)


@rule("REG-G28", "REG-G29")
def test_all_as_the_bot_would_ends_what_the_game_master_is_asked_in_that_part_of_the_round() -> None:
    where = scenario(
        way("hall", "vault"),
        way("vault", "end"),
        placed=(
            Placed("gnats", "needle-gnats", "end", single=True),
            Placed("hounds", "bramble-hounds", "end", single=True),
        ),
    )
    options = Options(town="no", referee="gm")
    state = with_member(party(where, "warden", "delver", master=True, options=options, turn=ADA), BOB, acted=True)
    dice = Dice(KeyedSource("all"))
    state, _ = GAME.apply(state, ADA, Pass(), dice)
    state, _ = GAME.apply(state, 2, Choose("all"), dice)
    assert awaiting.asked(state, 2) is None and (state.round, state.stage) == (2, "players")
