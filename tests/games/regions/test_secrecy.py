"""Nothing that players are shown differs when what they do not know of is changed (REG-019, REG-218..220, REG-G55).

Scenarios are played at random; at many points a second world is put beside the first, which differs in whatever the party
does not know (`worlds.other_world`). All but the game master have to see the same in both, may do the same, and are refused
in the same words. They are told the same of a move until something is found out.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.errors import GameError
from engine.core.game import Event, Seat, Setup, heading, refusal
from engine.core.moves import Move
from engine.core.scene import Look
from engine.games.regions.files import files
from engine.games.regions.game import GAME
from engine.games.regions.rules.exploring import knowing, searching
from engine.games.regions.state.content import content
from engine.games.regions.state.options import Options
from engine.games.regions.state.scenarios import Feature, Gift, Placed, Scenario
from engine.games.regions.state.state import State
from engine.games.regions.state.view import view_for

from .build import ADA, BOB, entity, kinds_of, looked, party, play, region, scenario, way, with_entity, with_member, working
from .worlds import other_world

rule = pytest.mark.rule

SCENARIOS = ("thornruin", "countinghouse", "fallingmill")
MOVES, BETWEEN = 90, 6
"""So many moves are made in each scenario, and every so many of them the two worlds are compared."""

FINDS = frozenset(
    (
        "alerted",
        "blocked",
        "body_found",
        "closed",
        "drew",
        "fortune",
        "gained",
        "nothing_seen",
        "opened",
        "passage",
        "saw",
        "saw_region",
        "searched",
        "sprung",
        "unseen_alarm",
        "went",
    )
)
"""What is told of where something is found out, so that the two worlds may go apart there."""


def begun(name: str, number: int) -> State:
    options = Options(scenario=name, town="no", fortunes="deck" if number % 2 else "table")  # type: ignore[arg-type]
    state, _ = GAME.new(Setup(("Ada", "Bob", "Cy"), options), Dice(KeyedSource(f"{name}{number}")))
    return state


@cache
def played(name: str, number: int = 0) -> tuple[tuple[State, Seat, Move], ...]:
    """Return states of a scenario that is played at random, each with the move that was made next."""
    chance = random.Random(f"{name}{number}")
    state, steps = begun(name, number), []
    dice = Dice(KeyedSource(f"{name}{number}", 1))
    while state.phase != "over" and len(steps) < MOVES:
        seat = chance.choice(GAME.turn(state))
        moves = [move for move in GAME.legal(state, seat) if move.verb not in ("order", "concede", "give")]
        bold = [move for move in moves if move.verb in ("move", "search", "act", "choose", "light")]
        move = chance.choice(bold if bold and chance.random() < 0.8 else moves)
        steps.append((state, seat, move))
        state, _ = GAME.apply(state, seat, move, dice)
    return tuple(steps)


def compared() -> Iterator[tuple[State, Seat, Move, State]]:
    """Yield states, the next move, and the same in another world."""
    for name in SCENARIOS:
        chance = random.Random(name)
        for state, seat, move in played(name)[::BETWEEN]:
            yield state, seat, move, other_world(state, chance)


def shown(state: State, seat: Seat | None) -> dict[str, object]:
    """Return everything that a seat, or the public, gets to see of a state."""
    view = GAME.view(state, seat)
    moves = [] if seat is None else list(GAME.legal(state, seat))
    return {
        "view": view,
        "map": GAME.scene(view, Look()),
        "ask": GAME.ask(view),
        "status": GAME.status(view),
        "sheet": GAME.sheet(view),
        "moves": moves,
        "choices": [GAME.choice(view, move) for move in moves],
        "turn": GAME.turn(state),
        "patience": GAME.patience(state),
        "number": GAME.turn_number(state),
        "pages": [GAME.page(view, page.name, "") for page in GAME.pages],
        "entries": [GAME.entries(view, name) for name in ("map", *(page.name for page in GAME.pages))],
        "meanwhile": GAME.meanwhile(view),
        "own": [] if seat is None else _own(state, seat),
    }


def _own(state: State, seat: Seat) -> list[object]:
    """Return what a seat learns for itself: what is done for it, what it keeps, why there are no moves of a verb."""
    view = GAME.view(state, seat)
    reasons = [str(refusal(GAME, state, seat, verb)) for verb in GAME.verbs]
    headings = [heading(GAME, view, verb) for verb in GAME.verbs]
    alone = [GAME.default(state, seat), GAME.without(state, seat)]
    return [GAME.private(view), GAME.kept(state, seat), GAME.advice(view, seat), *alone, *headings, *reasons]


@rule("REG-019", "REG-020", "REG-038", "REG-G28", "REG-G55")
def test_two_worlds_that_differ_in_the_unknown_look_the_same():
    apart = 0
    for state, _, _, other in compared():
        apart += other != state
        for seat in (None, ADA, BOB):
            here, there = shown(state, seat), shown(other, seat)
            for what, seen in here.items():
                assert there[what] == seen, f"{state.scenario.id}, round {state.round}: {what}"
    assert apart > 20


def probes(state: State) -> Sequence[str]:
    """Return moves that a member may try in order to learn something: each place, each kind of Challenge."""
    kinds = list(content().challenges)
    letters = "ABCDEF"
    met = list(dict.fromkeys(item.kind for item in state.entities if item.number))
    cards = list(dict.fromkeys(card for member in state.members for card in (*member.hand, "bind-wounds")))
    return (
        *(f"act {card} {kind}" for card in cards for kind in met),
        *(f"move {letter}" for letter in letters),
        *(f"move {place.id}" for place in state.scenario.regions),
        *(f"act heave {kind}" for kind in kinds),
        *(f"pick {kind}" for kind in kinds),
        *(f"hide {kind}" for kind in kinds if content().challenges[kind].type == "Seeker"),
        *(f"use {feature.id}" for feature in state.scenario.features),
        *(f"equip {feature.id}" for feature in state.scenario.features),
        "search",
    )


def refused(state: State, seat: Seat, text: str) -> str:
    """Return the words with which a move is refused, "" if it is not."""
    try:
        move = GAME.read(state, seat, text)
        if move in GAME.legal(state, seat):
            return ""
        GAME.apply(state, seat, move, Dice(KeyedSource("")))
    except GameError as error:
        return str(error)
    return ""


@pytest.mark.whole
@rule("REG-G55", "REG-038", "REG-G06")
def test_what_is_refused_is_refused_in_the_same_words():
    told = set()
    for number, (state, seat, _, other) in enumerate(compared()):
        if number % 4:
            continue
        for text in probes(state):
            words = refused(state, seat, text)
            assert refused(other, seat, text) == words, text
            told.add(words)
    assert len(told) > 5


def until_found(events: Sequence[Event]) -> list[Event]:
    """Return what is told up to where something is found out, if only what a region is called that was not seen."""
    ends = [number for number, event in enumerate(events) if event.kind in FINDS or event.facts.get("new")]
    return list(events[: ends[0]] if ends else events)


@rule("REG-218", "REG-220", "REG-G55", "REG-G63")
def test_a_move_is_told_the_same_until_something_is_found_out():
    """Within a PC's turn: once Challenges act that are not seen, the dice go other ways."""
    alike = 0
    for state, seat, move, other in compared():
        dice = [Dice(KeyedSource("the same")) for _ in range(2)]
        after, told = GAME.apply(state, seat, move, dice[0])
        after_there, told_there = GAME.apply(other, seat, move, dice[1])
        if any((item.stage, item.round) != ("players", state.round) for item in (state, after, after_there)):
            continue
        common = min(len(until_found(told)), len(until_found(told_there)))
        assert told[:common] == told_there[:common], str(move)
        if not {*kinds_of(told), *kinds_of(told_there)} & FINDS and dice[0].draws == dice[1].draws:
            assert view_for(after, seat) == view_for(after_there, seat), str(move)
            alike += 1
    assert alike > 5


@rule("REG-218", "REG-219", "REG-220", "REG-G54", "REG-G55")
def test_a_search_that_finds_nothing_reads_the_same_in_both_worlds():
    """Other secrets, other Hidden dice, more or fewer of them: the reply is the finder's own roll and nothing else."""
    chance, alike = random.Random(1), 0
    for number in range(40):
        state = party(_cellar(), "shadow", "delver", turn=ADA)
        other = other_world(state, chance)
        replies = []
        for world in (state, other):
            after, told = GAME.apply(world, ADA, GAME.read(world, ADA, "search"), Dice(KeyedSource(str(number))))
            replies.append((told, view_for(after, ADA)))
        if all(not event.facts["found"] for told, _ in replies for event in told if event.kind == "searched"):
            assert replies[0] == replies[1]
            alike += 1
    assert alike > 3


def _cellar() -> Scenario:
    hoard = Feature("hoard", "a purse", "cellar", "treasure", hidden="2d6", gives=Gift(2))
    return scenario(
        way("cellar", "stair"),
        way("cellar", "drain", hidden="2d6"),
        way("drain", "sea"),
        regions=(region("cellar", fortunes=1, fortune="2d6"),),
        features=(hoard,),
    )


# One secret each.


@rule("REG-019", "REG-036")
def test_the_number_of_unseen_challenges_is_no_secret_given_away_by_names_or_ids():
    """The second of five that is seen is "2", whatever its id."""
    geese = tuple(Placed(f"geese-{number}", "yard-geese", f"r{number}", single=True) for number in range(1, 6))
    where = scenario(way("yard", "r5"), way("r5", "r3"), way("r3", "r1"), way("r1", "end"), placed=geese)
    state = party(where, "warden", turn=ADA)
    assert [item.id for item in view_for(state, ADA).state.entities] == ["yard-geese"]
    state, _ = play(state, ADA, "move A")
    seen = view_for(state, ADA).state
    assert {item.id: item.at for item in seen.entities} == {"yard-geese": "r5", "yard-geese-2": "r3"}
    assert not any(item.patrol or item.origin or item.last for item in seen.entities)


@rule("REG-038", "REG-022", "REG-023")
def test_exits_lead_into_the_unknown_and_the_goal_is_nowhere():
    regions = (region("hall", light="dark", x=3, y=3), region("vault", x=5, y=2), region("road", x=9, y=9))
    state = party(scenario(way("hall", "vault"), way("vault", "road"), regions=regions), "warden", turn=ADA)
    known = view_for(state, BOB).state.scenario
    assert known.goal == ""
    assert [(item.id, item.name, item.x, item.y) for item in known.regions] == [
        ("hall", "Hall", 3, 3),
        ("?hall/A", "", 4, 2),
    ]
    assert [(connection.id, connection.a, connection.b) for connection in known.connections] == [
        ("hall/A", "hall", "?hall/A")
    ]


@rule("REG-024", "REG-025")
def test_a_goal_that_is_told_of_is_on_the_map_by_name_alone():
    regions = (region("hall", light="dark"), region("road", text="Wet.", light="dark", water="surface"))
    where = scenario(way("hall", "vault"), way("vault", "road"), regions=regions, known_goal=True)
    state = party(where, "warden", turn=ADA)
    known = view_for(state, ADA).state.scenario
    assert known.goal == "road"
    assert (known.region_by_id["road"].name, known.region_by_id["road"].text) == ("Road", "")
    assert known.region_by_id["road"].water == "none"


@rule("REG-039", "REG-038", "REG-035")
def test_a_region_that_was_only_seen_shows_its_look_and_none_of_its_exits():
    regions = (region("vault", text="Cold.", fortunes=2, fortune="1d10", bonus=2, hide_spot=False),)
    where = scenario(way("hall", "vault"), way("vault", "road"), way("vault", "pit", hidden="1d4"), regions=regions)
    state = party(where, "warden", turn=ADA)
    known = view_for(state, ADA).state
    seen = known.scenario.region_by_id["vault"]
    assert (seen.text, seen.fortunes, seen.fortune, seen.bonus, seen.hide_spot) == ("Cold.", 0, "1d4", 0, True)
    assert known.ways == ("hall/A",)
    assert known.explored == ("hall",)
    assert len(known.scenario.connections) == 1


@rule("REG-133", "REG-225", "REG-G41")
def test_hidden_traps_ways_and_things_are_not_in_the_view():
    hoard = Feature("hoard", "a purse", "hall", "treasure", hidden="1d4", gives=Gift(2))
    where = scenario(
        way("hall", "pit", hidden="1d4"),
        way("hall", "road"),
        features=(hoard,),
        placed=(Placed("p", "dart-plate", "hall"),),
    )
    known = view_for(party(where, "warden", turn=ADA), ADA).state
    assert known.entities == ()
    assert known.scenario.features == ()
    assert [connection.id for connection in known.scenario.connections] == ["hall/A"]
    assert known.scenario.placed == ()


@rule("REG-G28")
def test_the_game_master_sees_everything_and_no_other_does():
    state = party(_cellar(), "warden", "delver", master=True, turn=ADA)
    assert state.master is not None
    whole = view_for(state, state.master)
    assert whole.whole and whole.state == state
    assert not view_for(state, ADA).whole
    assert view_for(replace(state, phase="over", ending="won"), None).whole


@rule("REG-G55", "REG-G63")
def test_decks_the_private_log_and_rulings_are_out_of_sight():
    state = party(_cellar(), "warden", turn=ADA)
    state = replace(with_member(state, ADA, deck=("sweep", "duck")), luck=(3, 1), rulings=("quietly",))
    known = view_for(state, ADA).state
    assert known.members[ADA].deck == ("duck", "sweep")
    assert (known.luck, known.rulings, known.secrets, known.fortunes) == ((), (), (), {})


@rule("REG-036")
def test_what_is_out_of_sight_stands_where_it_was_last_seen():
    where = scenario(
        way("hall", "vault"),
        way("vault", "road"),
        regions=(region("vault", light="lit"), region("road", light="dark")),
        placed=(Placed("guard", "drowsy-guard", "vault", single=True),),
        goal="hall",
    )
    state = party(where, "warden", turn=ADA)
    gone = with_entity(replace(state, round=3), "guard", at="road", alerted=True)
    gone = replace(gone, members=(replace(gone.members[ADA], equipped=()),))
    known = view_for(gone, ADA).state
    assert [(item.id, item.at, item.alerted) for item in known.entities] == [("drowsy-guard", "vault", False)]
    assert [(sighting.entity, sighting.at, sighting.round) for sighting in known.sightings] == [
        ("drowsy-guard", "vault", 1)
    ]
    after = looked(gone)
    assert view_for(after, ADA).state.entities == ()


@rule("REG-G28")
def test_a_chest_tells_nothing_of_what_is_in_it_until_it_is_open():
    chest = Feature("chest", "the chest", "hall", "chest", lock="1d6", gives=Gift(5), opens="x", disarms=("y",))
    state = party(scenario(way("hall", "road"), features=(chest,)), "shadow", turn=ADA)
    (known,) = view_for(state, ADA).state.scenario.features
    assert (known.gives, known.lock, known.opens, known.disarms) == (Gift(), "1d6", "", ())
    (opened,) = view_for(replace(state, opened=("chest",)), ADA).state.scenario.features
    assert opened.gives == Gift(5)


@rule("REG-024", "REG-025")
def test_what_the_party_came_for_is_known_but_not_where_it_is():
    ledger = Feature("ledger", "the ledger", "vault", "object")
    regions = (region("vault", light="dark"),)
    where = scenario(way("hall", "vault"), features=(ledger,), regions=regions, goal="hall", needs=("ledger",))
    state = party(where, "warden", turn=ADA)
    (known,) = view_for(state, ADA).state.scenario.features
    assert (known.name, known.at) == ("the ledger", "")


# How the party comes to know things.


@rule("REG-013", "REG-020", "REG-034")
def test_at_the_start_the_map_is_the_start_its_ways_and_what_is_seen_beyond():
    regions = (region("pit", light="dark"),)
    where = scenario(way("gate", "yard"), way("gate", "pit"), way("yard", "hall"), regions=regions, goal="hall")
    state = party(where, "warden", turn=ADA)
    assert state.explored == ("gate",)
    assert state.seen == ("gate", "yard")
    assert state.looked == ("gate", "yard")
    assert state.ways == ("gate/yard", "gate/pit")


@rule("REG-039", "REG-035")
def test_exploring_tells_what_a_region_is_like_and_counts_its_exits():
    where = scenario(way("gate", "yard"), way("yard", "hall"), way("yard", "pit", hidden="1d4"), goal="hall")
    state, told = play(party(where, "warden", turn=ADA), ADA, "move A")
    entered = [event.facts for event in told if event.kind == "saw_region" and event.facts["how"] == "entered"]
    assert [(facts["name"], facts["exits"]) for facts in entered] == [("Yard", 2)]
    assert state.explored == ("gate", "yard")
    assert searching.secrets(state, "yard") == (searching.Hidden("way", "yard/pit", "1d4"),)


@rule("REG-036", "REG-013")
def test_like_ones_are_numbered_as_they_come_into_sight():
    placed = (Placed("z", "yard-geese", "gate", single=True), Placed("a", "yard-geese", "yard", single=True))
    where = scenario(way("gate", "hall"), way("hall", "yard"), placed=placed, goal="yard")
    state = party(where, "warden", turn=ADA)
    assert (entity(state, "z").number, entity(state, "a").number) == (1, 0)
    after, told = play(state, ADA, "move A")
    assert entity(after, "a").number == 2
    assert [event.facts["who"] for event in told if event.kind == "saw"] == [("Yard geese 2",)]


def test_looking_twice_tells_nothing_twice():
    state = party(scenario(way("gate", "yard"), placed=(Placed("z", "yard-geese", "yard", single=True),)), "warden")
    venture = working(state)
    knowing.look(venture)
    assert venture.events == []
    assert venture.state == state


def test_every_scenario_that_is_compared_is_there():
    assert all(files.scenario_named(name).id for name in SCENARIOS)


@rule("REG-037", "REG-036")
def test_an_environ_that_was_seen_stays_known_while_one_looks_in_from_outside():
    """It cannot be seen from there, which says nothing of whether it is gone."""
    state = party(scenario(way("a", "b"), way("b", "c"), placed=(Placed("dust", "choking-dust", "a"),)), "warden", turn=ADA)
    outside, _ = play(state, ADA, "move A")
    assert [item.at for item in view_for(outside, ADA).state.entities] == ["a"]
    _, told = play(with_member(outside, ADA, moved=False), ADA, "move A")
    assert "saw" not in kinds_of(told)
