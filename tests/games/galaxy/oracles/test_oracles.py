"""What the rules of Galaxy make of random and of recorded games is what the oracles say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from engine.core.dice import Dice, KeyedSource
from engine.core.errors import IllegalMove
from engine.core.game import Setup
from engine.core.options import read_options
from engine.core.table import Entry, Table
from engine.games.galaxy.game import GAME
from engine.games.galaxy.rules import goals
from engine.games.galaxy.rules.economy import wealth
from engine.games.galaxy.rules.events import EVENTS, course, phases, ventures
from engine.games.galaxy.state.content import content
from engine.games.galaxy.state.moves import Bring, Vote
from engine.games.galaxy.state.state import Battle, Stage, State
from tests.games.parties import party_of
from tests.laws import journeys
from tests.laws.playouts import NAMES, playout

from . import hits, income, points, reach, votes

PLAYOUTS = (8, 16)
"""Random games of two and of three."""
PARTIES = {"two": (2, "short"), "three": (3, "full"), "four": (4, "short"), "five": (5, "short")}
"""Games that bot players play, who fight as random players do not: how many sit there, and how long the game is."""

Moment = tuple[State, Entry, State]


@cache
def games() -> tuple[tuple[Moment, ...], ...]:
    """Return every move of some games: the state before it, what it was, and the state after it."""
    found = []
    for journey in journeys.read("galaxy").journeys:
        options = msgspec.convert(journey.options, type=GAME.options)
        table, _ = Table.start(GAME, Setup(journey.names, options, journey.master, journey.file), journey.key)
        moments = []
        for step in journey.steps:
            before = table
            table, entry = table.act(step.seat, step.text)
            moments.append((before.state, entry, table.state))
        found.append(tuple(moments))
    for number in PLAYOUTS:
        found.append(tuple((step.before.state, step.entry, step.after.state) for step in playout("galaxy", number).steps))
    return (*found, *(tuple(_played(key, *party)) for key, party in PARTIES.items()))


def _played(key: str, players: int, length: str) -> Iterator[Moment]:
    """Yield every move of a game between steady bot players, with factions."""
    options = read_options(GAME.options, {"length": length, "factions": "on"})
    table, _ = Table.start(GAME, Setup(NAMES[:players], options), key)
    party = party_of(GAME, players, key)
    while table.turn:
        before = table
        seat, move = party.choose(table.state, table.turn)
        table, entry = table.act(seat, str(move))
        party.hear(table.state, entry.events)
        yield before.state, entry, table.state


def moments() -> Iterator[Moment]:
    """Yield every move of all of them."""
    for game in games():
        yield from game


def told(entry: Entry) -> list[object]:
    return list(EVENTS.read_all(entry.events))


def living(state: State) -> list[int]:
    return [player for player, own in enumerate(state.players) if not own.gone]


# Reach.


def accepted(state: State, player: int, move: Bring) -> bool:
    try:
        GAME.apply(state, player, move, Dice(KeyedSource("oracle")))
    except IllegalMove:
        return False
    return True


@pytest.mark.whole
@pytest.mark.rule("GAL-G12", "GAL-G03", "GAL-G72")
def test_a_ship_can_be_brought_exactly_from_where_it_reaches_the_active_system() -> None:
    seen: Counter[bool] = Counter()
    asked = 0
    for state, _, _ in moments():
        stage = state.agenda[0] if state.agenda else None
        if not isinstance(stage, Stage) or stage.kind != "move":
            continue
        asked += 1
        for origin in state.systems[asked % 3 :: 3]:
            for kind in ("scout", "transport", "battleship"):
                wanted = reach.may_bring(state, stage, origin, kind)
                move = Bring(state.system, origin.id, f"1 {kind}")
                assert accepted(state, stage.player, move) == wanted, (str(move), wanted, state.system)
                seen[wanted] += 1
    assert min(seen.values()) > 60


# Hits.


@pytest.mark.rule("GAL-G13", "GAL-G14", "GAL-G15", "GAL-G38", "GAL-G94")
def test_dice_hit_as_their_units_do_and_with_what_is_added_to_them() -> None:
    seen: Counter[str] = Counter()
    for before, entry, _ in moments():
        names = {own.name: player for player, own in enumerate(before.players)}
        happened = told(entry)
        escorts = any(isinstance(item, course.Played) and item.card == "escort" for item in happened)
        battle = next((item for item in before.agenda if isinstance(item, Battle)), None)
        for item in happened:
            if isinstance(item, ventures.Bombarded):
                assert item.hits == hits.counted(item.dice, item.bonus, bombarding=True)
                assert item.bonus == 2 * ("siege-doctrine" in before.players[names[item.who]].technologies)
                seen["bombarded"] += 1
            elif isinstance(item, ventures.Rolled):
                assert item.hits == hits.counted(item.dice, item.bonus, bombarding=False)
                again = any(">" in die for die in item.dice)
                space, player = hits.in_space(item.dice), names[item.who]
                standing = hits.standing_bonus(before, player, item.round, space=space)
                if not again and not escorts and (battle is None or battle.bonus == (0, 0)):
                    assert item.bonus == standing, (item, standing)
                    seen["space" if space else "ground"] += 1
    assert min(seen["space"], seen["ground"]) > 10


# Income.


@pytest.mark.rule("GAL-G25", "GAL-G26")
def test_what_can_be_paid_is_what_ready_planets_and_trade_goods_are_worth() -> None:
    for state, _, _ in list(moments())[::3]:
        for player in living(state):
            for what in ("resources", "influence"):
                assert wealth.available(state, player, what) == income.purse(state, player, what)
            assert state.players[player].commodities <= income.commodities(state, player)


@pytest.mark.rule("GAL-G27", "GAL-G42", "GAL-G39", "GAL-G94")
def test_a_status_phase_gives_two_tokens_and_the_cards_of_each() -> None:
    seen = 0
    drawn: Counter[str] = Counter()
    for before, entry, after in moments():
        assert all(income.tokens(after, player) <= 12 for player in living(after))
        if before.phase != "status":
            drawn.clear()
        # A full hand asks for a discard, and those who come later draw in the entry of that answer.
        drawn.update({item.who: item.count for item in told(entry) if isinstance(item, course.DrewOrders)})
        if before.phase != "status" or after.phase not in ("council", "action") or not drawn:
            continue
        for player in living(after):
            name = before.players[player].name
            assert drawn.get(name) == income.cards_drawn(before, player), name
            if after.phase == "council" and not any(isinstance(item, phases.Speaker) for item in told(entry)):
                own = after.players[player]
                assert own.tactic + own.strategy == income.after_status(before, player)
                assert income.tokens(after, player) == own.tactic + own.strategy, "none lies on the map"
                seen += 1
    assert seen > 10


# Votes.


@pytest.mark.rule("GAL-G43", "GAL-G65")
def test_the_player_with_most_influence_is_speaker() -> None:
    elected = 0
    for game in games():
        tally: Counter[str] = Counter()
        for before, entry, _ in game:
            names = tuple(before.players[player].name for player in living(before))
            move = GAME.read(before, entry.seat, entry.text) if entry.text.startswith("vote ") else None
            for item in told(entry):
                if isinstance(item, phases.Voted):
                    tally[item.candidate] += item.influence
                    if isinstance(move, Vote) and item.who == before.players[entry.seat].name:
                        assert item.influence == votes.cast(before, entry.seat, move.planets), entry.text
                elif isinstance(item, phases.Speaker):
                    old = before.players[before.speaker].name
                    assert item.who in votes.possible(tally, old, names) and item.votes == tally[item.who], (item, tally)
                    assert item.tied == (len(votes.possible(tally, old, names)) > 1)
                    tally.clear()
                    elected += 1
    assert elected > 10


# Points.


@pytest.mark.rule("GAL-G40", "GAL-G59", "GAL-G61", "GAL-G82")
@pytest.mark.parametrize("goal", sorted(content().goals))
def test_a_goal_is_met_exactly_where_its_words_are_true(goal: str) -> None:
    for state, _, _ in list(moments())[::13]:
        for player in living(state):
            assert goals.met(state, player, goal) == points.meets(state, player, goal), (goal, state.players[player])


@pytest.mark.rule("GAL-G59", "GAL-G45", "GAL-G69")
def test_points_are_what_was_scored_and_the_winner_is_who_has_most() -> None:
    ended = 0
    for game in games():
        tally: Counter[str] = Counter()
        for _, entry, after in game:
            for item in told(entry):
                if isinstance(item, phases.Scored):
                    tally[item.who] += 1
                elif isinstance(item, phases.Point):
                    tally[item.who] += -1 if item.why == "splinter-lost" else 1
            for own in after.players:
                assert own.gone or own.points == tally[own.name], own.name
            if after.phase == "over":
                assert after.winner == points.first(after)
                ended += 1
            else:
                assert all(own.points < points.enough(after) for own in after.players if not own.gone)
    assert ended == len(games())
