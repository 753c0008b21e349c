"""What a rival with a program could look at holds nothing that is hidden (GAL-G47).

Crowded galaxies are played at random; at many points another world is put beside the one that is played, in which all that
an onlooker cannot know is otherwise. They have to be shown the same in both, refused in the same words, and as long as they
hear the same of a move, everything looks the same after it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.errors import GameError
from engine.core.flow import Question
from engine.core.game import Event, Seat, Setup
from engine.core.moves import Move
from engine.core.scene import Look
from engine.core.table import Entry, Table
from engine.games.galaxy import awaiting, flow, orders, status
from engine.games.galaxy.content import EXPLORATION, HIDDEN_GOALS, ORDERS, content
from engine.games.galaxy.game import GAME
from engine.games.galaxy.options import Options
from engine.games.galaxy.state import Deck, Stage, State
from engine.games.galaxy.view import HIDDEN, view_for
from tests.laws.tables import update_after
from tests.laws.test_secrets import kept
from tests.laws.test_secrets import shown as shown_by_the_house

from .build import (
    ADA,
    BOB,
    CY,
    aiming,
    dealt,
    galaxy,
    having,
    home,
    legal,
    own,
    play,
    put,
    secretly,
    told,
    turn_of,
    voyage_of,
)
from .laws import shuffle_secrets

rule = pytest.mark.rule

NAMES = ("Ada", "Bob", "Cy")
GAMES, MOVES, BETWEEN = 4, 120, 8
"""So many galaxies are played, for so many moves, and looked at after every so many of them."""

Step = tuple[Table, Seat, Entry, Table]
"""A move: the table before it, who made it, its entry, the table after it."""

BOLD = ("activate", "move", "land", "play", "decide", "choose", "explore", "use", "relic", "research")


def seated(state: State) -> Table:
    """Return a table at which a galaxy is played."""
    return Table(GAME, Setup(NAMES[: len(state.names)], Options()), "secrecy", 0, state)


def crowded(number: int) -> State:
    """Return a galaxy in which three rivals stand beside each other, with cards in their hands, goals and relics."""
    chance = random.Random(f"crowded {number}")
    state = galaxy(3)
    decks = {name: Deck(tuple(chance.sample(deck.draw, len(deck.draw)))) for name, deck in state.decks.items()}
    state = replace(state, decks=decks)
    planets = chance.sample([planet.id for planet in state.planets if planet.system and planet.home < 0], 6)
    fleets = ("2 scout, 1 transport, 3 infantry", "1 battleship, 1 transport, 2 infantry, 1 mech", "3 scout, 2 infantry")
    for player, (system, fleet) in enumerate(zip(("B2", "C3", "B3"), fleets, strict=True)):
        state = put(put(state, player, system, fleet), player, home(state, player), "1 scout, 1 transport, 1 infantry")
        state = put(own(state, player, f"home-{player + 1}"), player, f"home-{player + 1}", "1 dock, 2 infantry")
        state = own(state, player, *planets[2 * player : 2 * player + 2])
        state = dealt(state, player, *state.decks[ORDERS].draw[: 3 + 3 * (number % 2)])
        state = secretly(state, player, *state.decks[HIDDEN_GOALS].draw[: 1 + player])
        state = having(state, player, trade_goods=3, commodities=2, tactic=2 + number % 3, technologies=("deep-survey",))
    state = having(state, CY, scored=state.players[CY].goals[1:2], points=1)
    return aiming(state, "learned", "far-holdings", "great-works")


@cache
def played(number: int) -> tuple[Step, ...]:
    """Return the moves of a crowded galaxy that is played at random."""
    chance = random.Random(f"played {number}")
    table, steps = seated(crowded(number)), []
    while table.state.phase != "over" and len(steps) < MOVES:
        seat = chance.choice(GAME.turn(table.state))
        text = str(_any_move(table.state, seat, chance))
        after, entry = table.act(seat, text)
        steps.append((table, seat, entry, after))
        table = after
    return tuple(steps)


def _any_move(state: State, seat: Seat, chance: random.Random) -> Move:
    moves = [move for move in GAME.legal(state, seat) if move.verb not in ("resign", "order", "trade", "trust")]
    bold = [move for move in moves if move.verb in BOLD]
    if not bold or chance.random() < 0.15:
        return chance.choice(moves)
    verb = chance.choice(list(dict.fromkeys(move.verb for move in bold)))
    return chance.choice([move for move in bold if move.verb == verb])


def shown(table: Table, seat: Seat | None) -> dict[str, object]:
    """Return all that the house shows a seat, or everybody, and what can be asked for besides."""
    state = table.state
    view = GAME.view(state, seat)
    looks = (Look("card"), Look("ended"), Look("map", "C3"), Look("roll"))
    return {
        **shown_by_the_house(table, seat),
        "other pictures": [GAME.scene(view, look) for look in looks],
        "meanwhile": GAME.meanwhile(view),
        "headings": [GAME.heading(view, verb) for verb in GAME.verbs],
        "decks": [GAME.page(view, "decks", deck) for deck in ("", *EXPLORATION, ORDERS, "relic")],
        "defaults": [GAME.default(state, other) is None for other in range(len(state.names))],
        "openly by default": [_openly(GAME.default(state, other)) for other in range(len(state.names))],
        "own": None if seat is None else _own(state, seat),
    }


def _openly(move: Move | None) -> Move | None:
    """Return what is done for somebody, if that is no secret answer."""
    return move if move is not None and move.verb != "decide" else None


def _own(state: State, seat: Seat) -> list[object]:
    view = GAME.view(state, seat)
    reasons = [str(GAME.why_not(state, seat, verb)) for verb in GAME.verbs]
    return [GAME.private(view), GAME.kept(state, seat), GAME.advice(view, seat), GAME.default(state, seat), *reasons]


def onlookers(table: Table) -> tuple[Seat | None, ...]:
    return (None, *range(len(table.names)))


def elsewhere(table: Table, seat: Seat | None, chance: random.Random) -> Table:
    """Return a table where all that an onlooker cannot know is otherwise."""
    return seated(shuffle_secrets(table.state, seat, chance))


@rule("GAL-G47")
@pytest.mark.parametrize("number", range(GAMES))
def test_two_worlds_that_differ_in_secrets_look_the_same(number: int) -> None:
    chance, apart = random.Random(number), 0
    for table, *_ in played(number)[::BETWEEN]:
        for seat in onlookers(table):
            other = elsewhere(table, seat, chance)
            apart += other.state != table.state
            here, there = shown(table, seat), shown(other, seat)
            for what, seen in here.items():
                assert there[what] == seen, f"{what}, as {seat} sees it in round {table.state.round}"
    assert apart > 40


def probes(state: State) -> Sequence[str]:
    """Return moves that somebody may try in order to learn something of a hand, a goal or a deck."""
    known = content()
    return (
        *(f"play {card}" for card in known.orders),
        *(f"play star-charts {deck}" for deck in EXPLORATION),
        *(f"decide {goal}" for goal in known.goals),
        *(f"decide {card}" for card in (*known.orders, "escort+escort", "none")),
        *(f"discard {card}" for card in list(known.orders)[:3]),
        "choose fight",
        "trade bob 1 order card for nothing",
        "pass",
    )


@rule("GAL-G47")
@pytest.mark.parametrize("number", range(GAMES))
def test_what_is_refused_is_refused_in_the_same_words(number: int) -> None:
    chance, words = random.Random(number), Counter[str]()
    for table, *_ in played(number)[:: 3 * BETWEEN]:
        for seat in range(len(table.names)):
            other = elsewhere(table, seat, chance)
            possible = set(map(str, GAME.legal(table.state, seat)))
            for text in probes(table.state):
                if text not in possible:
                    said = refusal(table, seat, text)
                    assert refusal(other, seat, text) == said, text
                    words[said] += 1
    assert len(words) > 5


def refusal(table: Table, seat: Seat, text: str) -> str:
    try:
        table.act(seat, text)
    except GameError as error:
        return str(error)
    return ""


def heard(entry: Entry, seat: Seat | None) -> list[Event]:
    """Return what a seat, or everybody, is told of a move."""
    return [event for event in entry.events if event.known_to(seat)]


def again(number: int, chance: random.Random) -> Iterator[tuple[Step, Seat | None, Table]]:
    """Yield moves, an onlooker to each, and the table before the move in a world that is the same to them."""
    for place, step in enumerate(played(number)):
        seat = onlookers(step[0])[place % 4]
        yield step, seat, elsewhere(step[0], seat, chance)


@rule("GAL-G47")
@pytest.mark.parametrize("number", range(GAMES))
def test_what_is_heard_alike_looks_alike_afterwards(number: int) -> None:
    """Whether somebody is asked, how many are awaited, how much is drawn: none of it tells more than what was said."""
    compared = Counter[str]()
    for (before, mover, entry, after), seat, other in again(number, random.Random(number)):
        try:
            there, told_there = other.act(mover, entry.text)
        except GameError:
            continue
        if heard(told_there, seat) != heard(entry, seat) or "over" in (after.state.phase, there.state.phase):
            continue
        if _shows_choices(before.state, after.state) or (seat == mover and "star-charts" in entry.text):
            continue
        assert len(told_there.draws) == len(entry.draws), entry.text
        assert told_there.free == entry.free, entry.text
        one, same = shown(after, seat), shown(there, seat)
        for what in one:
            assert same[what] == one[what], f"{entry.text}: {what}, as {seat} sees it"
        compared[entry.text.split()[0]] += seat != mover
    assert compared.total() > 25 and len(compared) > 4, compared


def _shows_choices(before: State, after: State) -> bool:
    """Return whether a move was the last choice of what to score: then what was chosen is paid for in sight of all."""
    return any(player.chosen for player in before.players) and not any(
        isinstance(task, Question) and task.kind in flow.ALIKE for task in after.agenda
    )


@rule("GAL-G47")
@pytest.mark.parametrize("number", range(GAMES))
def test_a_move_is_told_the_same_until_something_is_shown(number: int) -> None:
    """What comes next in a turn, and which questions, does not hang on a hand, a goal or a deck that nobody saw."""
    compared = 0
    for (before, mover, entry, _), seat, other in again(number, random.Random(-number)):
        try:
            _, there = other.act(mover, entry.text)
        except GameError:
            continue
        if _shows_choices(before.state, before.state) or "decide" in entry.text:
            continue
        here, elsewhere_told = (_until_shown(heard(one, seat)) for one in (entry, there))
        common = min(len(here), len(elsewhere_told))
        assert here[:common] == elsewhere_told[:common], entry.text
        compared += 1
    assert compared > 50


def _until_shown(events: list[Event]) -> list[Event]:
    """Return what is told until a card, a goal or dice are shown."""
    ends = [place for place, event in enumerate(events) if event.reveals]
    return events[: ends[0]] if ends else events


@rule("GAL-G47")
def test_so_it_goes_with_everything_that_is_secret() -> None:
    """The games above come to hands, goals and decks in earnest: each kind of secret question is asked in them."""
    kinds = Counter(
        task.kind for number in range(GAMES) for table, *_ in played(number) for task in flow.open_questions(table.state)
    )
    assert {"public-goal", "hidden-goal", "charts", "excess", "stand", "losses"} <= set(kinds), kinds
    verbs = Counter(entry.text.split()[0] for number in range(GAMES) for _, _, entry, _ in played(number))
    assert verbs["play"] > 10 and verbs["decide"] > 10, verbs


# Hands: nobody is asked because of what they hold.


KINDS = ("escort", "evasive-burn", "free-passage", "probe")
HANDS = {
    count: [hand for hand in combinations_with_replacement(KINDS, count) if max(Counter(hand).values()) < 3]
    for count in (1, 2, 3)
}
"""Hands by the number of their cards."""


def skirmish(mine: Sequence[str], theirs: Sequence[str]) -> State:
    """Return a galaxy where Ada, with these order cards in her hand, can attack Bob in C3 from B2."""
    state = put(put(galaxy(3), ADA, "B2", "2 scout, 1 transport, 2 infantry"), BOB, "C3", "2 scout, 1 battleship")
    state = put(state, BOB, "C4", "1 scout")
    return having(having(state, ADA, hand=tuple(mine)), BOB, hand=tuple(theirs))


def _watched(state: State, watcher: Seat | None) -> list[tuple[object, ...]]:
    """Attack, nobody playing a card, and return what somebody else sees meanwhile."""
    table, seen = seated(state), []
    for text in ("activate C3", "move C3 B2 2 scout, 1 transport"):
        table, entry = table.act(ADA, text)
        seen.append(_seen(table, entry, watcher))
    while (asked := next(iter(flow.open_questions(table.state)), None)) is not None and len(seen) < 8:
        table, entry = table.act(asked.owner, str(awaiting.answer(asked, asked.default)))
        seen.append(_seen(table, entry, watcher))
    assert len(seen) > 3, "nobody was asked anything"
    return seen


def _seen(table: Table, entry: Entry, watcher: Seat | None) -> tuple[object, ...]:
    return shown(table, watcher), heard(entry, watcher), len(entry.draws), GAME.turn(table.state)


@rule("GAL-G47", "GAL-G39", "GAL-G14")
@settings(max_examples=10)
@given(st.sampled_from((1, 2, 3)), st.sampled_from((1, 2)), st.data())
def test_an_attack_looks_the_same_whatever_is_in_the_hands(mine: int, theirs: int, data: st.DataObject) -> None:
    """The questions of a combat are asked of whoever holds any hand: to the third and to the other side alike."""
    hands = [(data.draw(st.sampled_from(HANDS[mine])), data.draw(st.sampled_from(HANDS[theirs]))) for _ in range(2)]
    (first, against), (second, others) = hands
    assert _watched(skirmish(first, against), None) == _watched(skirmish(second, others), None)
    assert _watched(skirmish(first, against), ADA) == _watched(skirmish(first, others), ADA)


@rule("GAL-G47", "GAL-G39", "GAL-G11")
def test_the_time_to_move_opens_for_any_hand_where_free_passage_could_help() -> None:
    """Her transport in A1 is two systems away from C3: with a card in her hand Ada is waited for, without one she is not."""
    state = put(galaxy(), ADA, "A1", "1 transport")
    stages = [play(having(state, ADA, hand=hand), "activate C3").agenda[0] for hand in ((), *HANDS[1])]
    assert stages == [Stage("turn", BOB), *(Stage("move", ADA, "C3") for _ in HANDS[1])]
    tables = [seated(play(having(state, ADA, hand=hand), "activate C3")) for hand in HANDS[1]]
    assert all(shown(table, BOB) == shown(tables[0], BOB) for table in tables)


@rule("GAL-G47", "GAL-G39")
def test_whoever_holds_too_many_cards_is_asked_and_only_the_number_is_known() -> None:
    state = dealt(galaxy(), BOB, "escort", "escort", "probe", "probe", "smuggler", "smuggler")
    voyage = voyage_of(turn_of(state, BOB))
    orders.draw(voyage, BOB, 2)
    (asked,) = flow.open_questions(view_for(voyage.state, ADA).state)
    assert (asked.owner, asked.options, asked.default, asked.number) == (BOB, (), HIDDEN, 2)
    assert "2 order cards must go" in GAME.ask(GAME.view(voyage.state, None))


@rule("GAL-G47", "GAL-G39")
@pytest.mark.parametrize("top", [("ore-world", "deep-mine"), ("deep-mine", "deep-mine"), ("deep-mine",)])
def test_star_charts_show_nobody_else_a_thing(top: tuple[str, ...]) -> None:
    """Not even whether the cards are alike: who plays them is asked in any case."""
    states = []
    for cards in (top, top[::-1], ("red-laboratory", "lost-settlers")[: len(top)]):
        state = dealt(galaxy(), ADA, "star-charts")
        rest = ("survey-party",) * (len(top) - 1)
        states.append(replace(state, decks={**state.decks, "hazardous": Deck((*cards, *rest))}))
    looks = []
    for state in states:
        table, entry = seated(state).act(ADA, "play star-charts hazardous")
        assert awaiting.awaited(table.state) == (ADA,)
        assert not entry.free, "whoever looked could take it back, and knew"
        answer = legal(table.state, ADA, "decide")[-1]
        after, told_then = table.act(ADA, answer)
        looks.append([(shown(one, BOB), shown(one, None)) for one in (table, after)] + [heard(told_then, BOB)])
    assert looks[0] == looks[1] == looks[2]


# Goals.


def scoring(*hidden: str, **fields: object) -> State:
    """Return the beginning of a status phase in which Bob holds hidden goals."""
    state = secretly(having(galaxy(2, round=2), BOB, trade_goods=5, passed=True), BOB, *hidden)
    return play(having(state, BOB, **fields), "pass")


@rule("GAL-G47", "GAL-G42")
def test_whether_a_hidden_goal_could_be_scored_shows_in_nothing() -> None:
    """Full Coffers could be, Patron could not: both are asked about, by a question that looks the same."""
    could, could_not = (seated(scoring(goal)) for goal in ("full-coffers", "patron"))
    assert legal(could.state, BOB, "decide") == ["decide full-coffers", "decide none"]
    assert legal(could_not.state, BOB, "decide") == ["decide none"]
    for seat in (None, ADA):
        assert shown(could, seat) == shown(could_not, seat)
    done = [table.act(BOB, "decide none") for table in (could, could_not)]
    assert shown(done[0][0], ADA) == shown(done[1][0], ADA)
    assert heard(done[0][1], ADA) == heard(done[1][1], ADA)


@rule("GAL-G47", "GAL-G46")
def test_a_secret_answer_does_not_show_whether_it_is_the_one_for_the_absent() -> None:
    """Bob has missed a turn. Whether that still counts cannot depend on which goal he chose in secret."""
    state = secretly(scoring("full-coffers", missed=1), ADA, "patron")
    state = replace(state, agenda=(*status.questions(state, ADA), *state.agenda))
    assert GAME.default(state, BOB) == awaiting.answer(awaiting.asked(state, BOB), "full-coffers")  # type: ignore[arg-type]
    looks = []
    for answer in ("full-coffers", "none"):
        table, entry = seated(state).act(BOB, f"decide {answer}")
        looks.append((shown(table, ADA), shown(table, None), heard(entry, ADA)))
        assert table.state.players[BOB].missed == 1
    assert looks[0] == looks[1]


@rule("GAL-G47", "GAL-G46")
def test_where_all_are_away_a_secret_answer_brings_nobody_back() -> None:
    state = secretly(scoring("full-coffers"), ADA, "patron")
    state = having(having(state, ADA, missed=2), BOB, missed=2)
    state = replace(state, agenda=(*status.questions(state, ADA), *state.agenda))
    for answer in ("full-coffers", "none"):
        table, entry = seated(state).act(BOB, f"decide {answer}")
        assert not told(entry.events, "back")
        assert table.state.players[BOB].away


@rule("GAL-G47", "GAL-G40")
def test_nobody_sees_which_of_the_goals_drawn_was_scored() -> None:
    state = having(secretly(galaxy(), BOB, "patron", "victor", "schools"), BOB, scored=("victor",), points=1)
    assert view_for(state, ADA).state.players[BOB].goals == ("victor", HIDDEN, HIDDEN)
    assert view_for(state, BOB).state.players[BOB].goals == ("patron", "victor", "schools")


@rule("GAL-G47", "GAL-G46")
def test_standing_orders_are_nobody_elses_business() -> None:
    state = having(galaxy(), BOB, habits={"combat": "quick"})
    assert view_for(state, ADA).state.players[BOB].habits == {}
    assert view_for(state, BOB).state.players[BOB].habits == {"combat": "quick"}


@rule("GAL-G47")
def test_what_a_deck_still_holds_follows_from_what_lies_open() -> None:
    """Ada counts her own hand out of the order cards; of the hidden goals nobody can ask what is left."""
    state = dealt(dealt(galaxy(), ADA, "probe", "probe"), BOB, "escort", "smuggler")
    seen = {seat: GAME.page(GAME.view(state, seat), "decks", "orders") for seat in (None, ADA, BOB)}
    assert "Probe" not in seen[ADA] and "Probe 2 in 24" in seen[None] and "Probe 2 in 22" in seen[BOB]
    assert "Escort 2 in 22" in seen[ADA] and "Escort 1 in 22" in seen[BOB]
    assert "are cultural" in GAME.page(GAME.view(state, ADA), "decks", "hidden")


# What was chosen at the start.


def beginning() -> Table:
    return Table.start(GAME, Setup(NAMES, Options()), "the beginning")[0]


@rule("GAL-G47", "GAL-G05")
def test_first_technologies_are_secret_until_all_have_chosen() -> None:
    table = beginning()
    first, second, last = table.state.order
    options = legal(table.state, first, "decide")
    looks = []
    for text in options:
        after, entry = table.act(first, text)
        looks.append((shown(after, second), shown(after, None), heard(entry, second)))
    assert all(look == looks[0] for look in looks)
    chosen = table.act(first, options[1])[0].act(second, options[2])[0]
    assert [player.first for player in view_for(chosen.state, last).state.players] == [HIDDEN] * 3
    after, entry = chosen.act(last, options[0])
    assert {facts["technology"] for facts in told(entry.events, "technology")} == {one.split()[1] for one in options[:3]}
    assert not entry.free, "the last one could see the others' and choose again"
    assert after.state.phase == "action"


@rule("GAL-G47", "GAL-G05")
def test_what_is_done_for_the_absent_at_the_start_is_told_no_more_than_a_choice() -> None:
    table = beginning()
    first, *others = table.state.order
    default = str(GAME.default(table.state, first))
    posts = [kept(update_after(table, first, text), others) for text in legal(table.state, first, "decide")]
    assert default in legal(table.state, first, "decide")
    assert all(post == posts[0] for post in posts)
    assert posts[0].default == ""


# Taking back.


@rule("GAL-G47", "GAL-G52")
@pytest.mark.parametrize("number", range(GAMES))
def test_no_move_that_showed_a_card_can_be_taken_back_freely(number: int) -> None:
    """The decks lie shuffled from the start: what is drawn takes no dice, and yet teaches whoever drew it something."""
    shows = 0
    for before, _, entry, after in played(number):
        drawn = any(len(after.state.decks[name].draw) < len(deck.draw) for name, deck in before.state.decks.items())
        looked = any(isinstance(task, Question) and task.kind == "charts" for task in after.state.agenda)
        if drawn or (looked and "star-charts" in entry.text):
            assert not entry.free, entry.text
            shows += 1
    assert shows > 3


@rule("GAL-G47")
def test_a_state_of_a_running_galaxy_says_who_is_asked_and_no_more() -> None:
    for number in range(GAMES):
        for table, *_ in played(number)[::BETWEEN]:
            for seat in onlookers(table):
                for task in view_for(table.state, seat).state.agenda:
                    if isinstance(task, Question) and task.kind in flow.SECRET and task.owner != seat:
                        assert (task.options, task.default, task.subject) == ((), HIDDEN, HIDDEN)
                    assert not isinstance(task, Stage) or not set(task.words) & {"escort", "evasive-burn"}


def test_the_shuffle_itself_loses_nothing_and_changes_every_secret() -> None:
    """What all this stands on: cards and goals are only dealt otherwise, and each secret has been something else."""
    chance = random.Random(0)
    table = seated(crowded(1))
    worlds = [shuffle_secrets(table.state, ADA, chance) for _ in range(8)]
    for world in worlds:
        for name, (mine, theirs) in {
            ORDERS: ("hand", 18),
            HIDDEN_GOALS: ("goals", 6),
        }.items():
            held = [card for player in world.players for card in getattr(player, mine)]
            assert len(held) == theirs
            before = [card for player in table.state.players for card in getattr(player, mine)]
            assert Counter((*held, *world.decks[name].draw)) == Counter((*before, *table.state.decks[name].draw))
        assert world.players[ADA] == table.state.players[ADA]
        assert world.players[CY].scored == table.state.players[CY].scored
    for name in table.state.decks:
        assert len({world.decks[name].draw for world in worlds}) > 1, name
    assert len({world.players[BOB].hand for world in worlds}) > 1
    assert len({world.players[CY].goals for world in worlds}) > 1


def test_dice_are_the_houses_own() -> None:
    """Other worlds are played with the same dice: so whatever comes out otherwise comes of the secrets."""
    table = seated(crowded(0))
    draws = [
        Dice(KeyedSource(one.key, one.counter)).rolls(3, 10) for one in (table, elsewhere(table, ADA, random.Random(1)))
    ]
    assert draws[0] == draws[1]
