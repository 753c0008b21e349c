"""The council phase: the Knowledge Furnace, trade for all with a secret vote for the speaker, planets readied (GAL-G43)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.errors import IllegalMove
from engine.core.flow import heed
from engine.core.moves import Move
from engine.core.verbs import Choose, Pass

from ..state.catalogue import refused
from ..state.content import FURNACE
from ..state.lengths import rounds
from ..state.moves import Vote
from ..state.naming import handles, planet_named, player_named
from ..state.state import NOBODY, Planet, State, in_order
from . import commands, ending, flow, steps, trading
from .economy import technologies, wealth
from .events import course, phases
from .flow import WITHOUT, Doing, Market, answer, now, stage, step
from .progress import Voyage
from .relics import relics

ALL = "all"
"""What a vote says for every planet that is ready."""

BETWEEN = " "
"""Stands between the parts of a vote as it is kept until all have voted: for whom, and with which planets."""

RULE = "GAL-G43"
PASS = Pass()


def is_last(state: State) -> bool:
    """Return whether no round follows: it is over after the status phase (GAL-G45)."""
    return state.round >= rounds(state)


def begin(voyage: Voyage) -> None:
    """Begin the council: what happens as it begins, then trade and vote, and all planets ready (GAL-G43)."""
    state = voyage.state
    voyage.change(phase="council", active=NOBODY, dealt=(), closed=(), done=(), votes=(0,) * len(state.players))
    voyage.tell(phases.CouncilBegun(voyage.name(state.speaker)))
    voyage.push(steps.Market(), steps.CountVotes(), steps.CouncilOver())
    offer_furnace(voyage)


# Trade, and a vote that stays secret until all have voted.


@step(steps.Market)
def _open(voyage: Voyage, task: steps.Market) -> None:
    """Let all trade and vote at the same time (GAL-G43)."""
    voyage.push(Market(NOBODY))


def voices(state: State, player: int) -> tuple[Planet, ...]:
    """Return the readied planets with influence that a player can vote with, by name (GAL-G43, GAL-G26)."""
    return tuple(planet for planet in state.planets_of(player) if not planet.exhausted and planet.weight)


def influence(state: State, player: int) -> int:
    """Return how much influence a player can vote with."""
    return sum(planet.weight for planet in voices(state, player))


def majority(state: State) -> int:
    """Return who has more influence to vote with than all others together, `NOBODY` where no player has."""
    votes = [influence(state, player) for player in range(len(state.players))]
    return next((player for player, own in enumerate(votes) if 2 * own > sum(votes)), NOBODY)


def council_moves(state: State, stage: Market, player: int) -> Iterator[Move]:
    """Yield what can be done in the council besides trading: to divide one's command tokens anew (GAL-G100), votes for each
    player with all planets, and to cast none (GAL-G65)."""
    if player not in trading.traders(state):
        return
    own = state.players[player]
    now = f"{own.tactic}-{own.strategy}"
    yield from (Choose(division) for division in commands.divisions(state, player) if division != now)
    if voices(state, player):
        words = handles(state)
        yield from (Vote(words[candidate], ALL) for candidate in in_order(state, state.speaker))
    yield PASS


def refuse_in_council(state: State, stage: Market, player: int, move: Move) -> IllegalMove | None:
    """Return what speaks against doing something in the council, ``None`` where nothing does."""
    if player not in trading.traders(state):
        return refused("voted-already", RULE)
    if move == PASS:
        return None
    if isinstance(move, Choose):
        own = state.players[player]
        if move.option not in commands.divisions(state, player):
            return refused("tokens-to-divide", "GAL-G27", most=own.tactic + own.strategy)
        same = move.option == f"{own.tactic}-{own.strategy}"
        return refused("tokens-divided-so", "GAL-G100", tactic=own.tactic, strategy=own.strategy) if same else None
    if not isinstance(move, Vote):
        return refused("council-votes", RULE)
    candidate = player_named(state, move.who)
    if candidate is None or state.players[candidate].gone:
        able = [state.names[player] for player in in_order(state, state.speaker)]
        return refused("vote-for-player", RULE, able=able)
    if not voices(state, player):
        return refused("no-influence-to-vote", "GAL-G65")
    if ballot(state, player, move.planets) is None:
        able = [planet.name for planet in voices(state, player)]
        return refused("votes-too-many", "GAL-G25", able=able)
    return None


def ballot(state: State, player: int, text: str) -> tuple[Planet, ...] | None:
    """Return the planets that a vote names ("all", "aster, kiln"), ``None`` where it is not clear or not possible."""
    ready = voices(state, player)
    if text.casefold() == ALL:
        return ready
    named = [planet_named(state, part) for part in text.replace(" and ", ",").split(",")]
    found = tuple(planet for planet in ready if planet in named)
    return found if found and None not in named and len(found) == len(named) else None


def written_vote(candidate: int, planets: Sequence[Planet]) -> str:
    """Return a vote as it is kept until all have voted."""
    return BETWEEN.join((str(candidate), *(planet.id for planet in planets)))


def in_council(voyage: Voyage, stage: Market, player: int, move: Move) -> None:
    """Divide one's command tokens (GAL-G100); or vote, which ends one's part: no other player sees for whom (GAL-G47).

    Where another player has more influence than all others, who divides their tokens votes for themselves by that.
    """
    heed(refuse_in_council(voyage.state, stage, player, move))
    if isinstance(move, Choose):
        commands.divide(voyage, player, move.option)
        if majority(voyage.state) in (NOBODY, player):
            return
        # No vote of theirs could change anything: they are done, with a vote for themselves.
        move = Vote(handles(voyage.state)[player], ALL)
    chosen, candidate = WITHOUT, None
    if isinstance(move, Vote):
        candidate, planets = player_named(voyage.state, move.who), ballot(voyage.state, player, move.planets)
        assert candidate is not None and planets is not None
        chosen = written_vote(candidate, planets)
    trading.leave(voyage, player)
    voyage.set_player(player, chosen=(chosen,))
    who = chosen if candidate is None else voyage.name(candidate)
    voyage.tell(course.Chosen("vote", who), to=(player,))
    voyage.tell(phases.MarketDone(voyage.name(player)))
    voyage.change(done=tuple(sorted((*voyage.state.done, player))))
    trading.close_if_empty(voyage)


def _reveal(voyage: Voyage) -> None:
    """Show all votes together: planets are exhausted for them (GAL-G43)."""
    for player in in_order(voyage.state, voyage.state.speaker):
        chosen = voyage.player(player).chosen
        voyage.set_player(player, chosen=())
        if not chosen or chosen[0] == WITHOUT:
            voyage.tell(phases.Voted(voyage.name(player), "", 0))
            continue
        number, *named = chosen[0].split(BETWEEN)
        candidate = int(number)
        # A truce world that was sold since then votes no more (GAL-G30).
        planets = [planet for planet in voices(voyage.state, player) if planet.id in named]
        if voyage.player(candidate).gone or not planets:
            voyage.tell(phases.Voted(voyage.name(player), "", 0))
            continue
        for planet in planets:
            wealth.exhaust(voyage, planet.id)
        influence = sum(planet.weight for planet in planets)
        votes = list(voyage.state.votes)
        votes[candidate] += influence
        voyage.change(votes=tuple(votes))
        voyage.tell(phases.Voted(voyage.name(player), voyage.name(candidate), influence))


@step(steps.CountVotes)
def _count(voyage: Voyage, task: steps.CountVotes) -> None:
    """The player with most votes is speaker, and the old one stays where no player votes; between several the old speaker
    decides, with their vote if it was for one of these (GAL-G43)."""
    own = voyage.player(voyage.state.speaker).chosen or (WITHOUT,)
    _reveal(voyage)
    _elect(voyage, own[0].partition(BETWEEN)[0])


def _elect(voyage: Voyage, preferred: str = "") -> None:
    """Make the player with most votes speaker, of several the one whom the old speaker ``preferred``, by their number."""
    state = voyage.state
    order = in_order(state, state.speaker)
    most = max(state.votes[player] for player in order)
    first = tuple(player for player in order if state.votes[player] == most)
    if len(first) == 1 or not most:
        elect(voyage, first[0], tied=False)
        return
    chosen = next((player for player in first if str(player) == preferred), None)
    if chosen is not None:
        elect(voyage, chosen, tied=True)
        return
    words = handles(state)
    options = tuple(words[player] for player in first)
    voyage.push(steps.Tie(owner=state.speaker, options=options, default=options[0]))


@answer(steps.Tie)
def _break_tie(voyage: Voyage, question: steps.Tie, option: str) -> None:
    player = player_named(voyage.state, option)
    assert player is not None
    if voyage.player(player).gone:  # They resigned while this was being asked.
        _elect(voyage)
        return
    elect(voyage, player, tied=True)


def elect(voyage: Voyage, player: int, *, tied: bool) -> None:
    """Make a player speaker, and give them a command token for it, into the tactic pool (GAL-G43, GAL-G100)."""
    votes = voyage.state.votes[player]
    voyage.change(speaker=player)
    voyage.tell(phases.Speaker(voyage.name(player), votes, tied))
    commands.gain_token(voyage, player, commands.TACTIC, "council")


@step(steps.CouncilOver)
def _over(voyage: Voyage, task: steps.CouncilOver) -> None:
    """Ready all planets; the next round begins (GAL-G43). One that an older version held after the last round ends it."""
    wealth.ready_all_planets(voyage)
    voyage.change(dealt=(), done=(), votes=(0,) * len(voyage.state.players))
    if is_last(voyage.state):
        ending.finish(voyage, "rounds")
        return
    voyage.change(round=voyage.state.round + 1)
    now(voyage, steps.BeginRound())


stage(Market, Doing(council_moves, refuse_in_council, in_council))


def offer_furnace(voyage: Voyage) -> None:
    """Ask the holder of the Knowledge Furnace which technology they burn it for, or none."""
    state = voyage.state
    for player in in_order(state, state.speaker):
        unknown = technologies.unknown(state, player)
        if state.players[player].holds(FURNACE) and unknown:
            voyage.push(steps.Furnace(owner=player, options=(*unknown, WITHOUT), default=WITHOUT))


@flow.answer(steps.Furnace)
def _burnt(voyage: Voyage, question: steps.Furnace, option: str) -> None:
    player = question.owner
    if option == WITHOUT:
        voyage.tell(course.NothingDone(voyage.name(player), FURNACE), rules=(relics.RULE,))
        return
    relics.purge(voyage, player, FURNACE)
    for planet in voyage.state.planets_of(player):
        wealth.exhaust(voyage, planet.id)
    technologies.gain(voyage, player, option)
