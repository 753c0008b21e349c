"""The council phase: the Knowledge Furnace, a market for all, a vote for who is speaker, and planets readied (GAL-G43)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

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
from .flow import WITHOUT, Doing, Market, Voting, answer, now, stage, step
from .progress import Voyage
from .relics import relics

ALL = "all"
"""What a vote says for every planet that is ready."""

RULE = "GAL-G43"
PASS = Pass()


def is_last(state: State) -> bool:
    """Return whether no round follows: then only what decides the game is still done (GAL-G45)."""
    return state.round >= rounds(state)


def matters(state: State) -> bool:
    """Return whether the last council could decide anything (GAL-G45, GAL-G30).

    Trade goods decide between those with most points and planets. A truce world that is sold moves a planet, perhaps with
    the Crown Splinter's point.
    """
    return _is_level(state, 2) or any(planet.truce and planet.owner != NOBODY for planet in state.planets)


def _is_level(state: State, counted: int = 3) -> bool:
    """Return whether several are first by points, planets and trade goods, or by so many of these (GAL-G45)."""
    ranks = [ending.rank(state, player)[:counted] for player in in_order(state, state.speaker)]
    return bool(ranks) and ranks.count(max(ranks)) > 1


def begin(voyage: Voyage) -> None:
    """Begin the council: what happens as it begins, then the market, the vote, and all planets ready (GAL-G43)."""
    state = voyage.state
    voyage.change(phase="council", active=NOBODY, dealt=(), closed=(), done=(), votes=(0,) * len(state.players))
    voyage.tell(phases.CouncilBegun(voyage.name(state.speaker)))
    order = in_order(state, state.speaker)
    voyage.push(
        steps.Market(),
        *map(steps.CallVote, (*order[1:], *order[:1])),
        steps.CountVotes(),
        *(() if is_last(state) else (steps.Divide(),)),
        steps.CouncilOver(),
    )
    if not is_last(state):
        offer_furnace(voyage)


# The market.


@step(steps.Market)
def _open(voyage: Voyage, task: steps.Market) -> None:
    """Open the market, where there is a bargain between any two, or a truce world to be sold (GAL-G43, GAL-G30)."""
    order = in_order(voyage.state, voyage.state.speaker)
    sold = any(planet.truce for player in order for planet in voyage.state.planets_of(player))
    if sold or any(trading.deals(voyage.state, combination, other) for combination, other in combinations(order, 2)):
        voyage.push(Market(NOBODY))


def market_moves(state: State, stage: Market, player: int) -> Iterator[Move]:
    """Yield what can be done at the market besides trading: to be done with it."""
    if player in trading.traders(state):
        yield PASS


def refuse_at_market(state: State, stage: Market, player: int, move: Move) -> IllegalMove | None:
    """Return why something cannot be done at the market."""
    if player not in trading.traders(state):
        return refused("market-done", RULE)
    return refused("market-is-for-trade", RULE)


def leave_market(voyage: Voyage, stage: Market, player: int, move: Move) -> None:
    """Be done with the market: open offers lapse, and with the last one to go it closes."""
    if move != PASS:
        heed(refuse_at_market(voyage.state, stage, player, move))
    trading.leave(voyage, player)
    voyage.tell(phases.MarketDone(voyage.name(player)))
    voyage.change(done=tuple(sorted((*voyage.state.done, player))))
    trading.close_if_empty(voyage)


# The vote.


def voices(state: State, player: int) -> tuple[Planet, ...]:
    """Return the readied planets with influence that a player can vote with, by name (GAL-G43, GAL-G26)."""
    return tuple(planet for planet in state.planets_of(player) if not planet.exhausted and planet.weight)


@step(steps.CallVote)
def _call(voyage: Voyage, task: steps.CallVote) -> None:
    """Call a player to vote who has influence to vote with (GAL-G65) and can still change who is speaker (GAL-G93): in the
    last round only where the speaker still decides who has won (GAL-G45)."""
    if is_last(voyage.state) and not _is_level(voyage.state):
        return
    if voyage.player(task.player).gone or not voices(voyage.state, task.player):
        return
    leader = _settled(voyage.state, task.player)
    if leader is None:
        voyage.push(Voting(task.player))
        return
    voyage.tell(phases.Settled(voyage.name(leader)))
    others = (item for item in voyage.state.agenda if not isinstance(flow.read(item), steps.CallVote))
    voyage.change(agenda=tuple(others))


def _settled(state: State, player: int) -> int | None:
    """Return who can no longer be overtaken, ``None`` for none yet: not with all that those still to vote have
    (GAL-G93)."""
    later = [flow.read(item) for item in state.agenda]
    voters = {player, *(item.player for item in later if isinstance(item, steps.CallVote))}
    left = sum(planet.weight for voter in voters for planet in voices(state, voter))
    ahead, *behind = sorted(in_order(state, state.speaker), key=lambda item: state.votes[item], reverse=True)
    most = max((state.votes[item] for item in behind), default=0)
    return ahead if state.votes[ahead] > most + left else None


def vote_moves(state: State, stage: Voting, player: int) -> Iterator[Move]:
    """Yield votes for everybody, with all planets and with each alone, and keeping out of it; and before that other ways
    to divide one's command tokens (GAL-G100)."""
    if player != stage.player:
        return
    own = state.players[player]
    if _divides(state, player):
        now = f"{own.tactic}-{own.strategy}"
        yield from (Choose(division) for division in commands.divisions(state, player) if division != now)
    words, ready = handles(state), voices(state, player)
    for candidate in in_order(state, state.speaker):
        yield Vote(words[candidate], ALL)
        if len(ready) > 1:
            yield from (Vote(words[candidate], planet.id) for planet in ready)
    yield PASS


def _divides(state: State, player: int) -> bool:
    """Return whether a player who is called to vote has yet to divide their command tokens: once, and not after the last
    round (GAL-G42)."""
    return not is_last(state) and player not in state.done


def refuse_vote(state: State, stage: Voting, player: int, move: Move) -> IllegalMove | None:
    """Return what speaks against a vote, ``None`` where nothing does."""
    if player != stage.player:
        return refused("other-votes", RULE, who=state.names[stage.player])
    if move == PASS:
        return None
    if isinstance(move, Choose):
        if not _divides(state, player):
            return refused("tokens-divided-already", "GAL-G100")
        if move.option not in commands.divisions(state, player):
            most = state.players[player].tactic + state.players[player].strategy
            return refused("tokens-to-divide", "GAL-G27", most=most)
        return None
    if not isinstance(move, Vote):
        return refused("council-votes", RULE)
    candidate = player_named(state, move.who)
    if candidate is None or state.players[candidate].gone:
        able = [state.names[player] for player in in_order(state, state.speaker)]
        return refused("vote-for-player", RULE, able=able)
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


def vote(voyage: Voyage, stage: Voting, player: int, move: Move) -> None:
    """Exhaust planets for a player, or keep out of it (GAL-G43); or divide one's tokens first (GAL-G100)."""
    heed(refuse_vote(voyage.state, stage, player, move))
    if _divides(voyage.state, player):
        voyage.change(done=tuple(sorted((*voyage.state.done, player))))
    if isinstance(move, Choose):
        commands.divide(voyage, player, move.option)
        return
    voyage.finish()
    if not isinstance(move, Vote):
        voyage.tell(phases.Voted(voyage.name(player), "", 0))
        return
    candidate, planets = player_named(voyage.state, move.who), ballot(voyage.state, player, move.planets)
    assert candidate is not None and planets is not None
    for planet in planets:
        wealth.exhaust(voyage, planet.id)
    influence = sum(planet.weight for planet in planets)
    votes = list(voyage.state.votes)
    votes[candidate] += influence
    voyage.change(votes=tuple(votes))
    voyage.tell(phases.Voted(voyage.name(player), voyage.name(candidate), influence))


@step(steps.CountVotes)
def _count(voyage: Voyage, task: steps.CountVotes) -> None:
    """The player with most votes is speaker; between several the old speaker decides, and stays where no player votes
    (GAL-G43)."""
    state = voyage.state
    if is_last(state) and not _is_level(state):
        return
    order = in_order(state, state.speaker)
    most = max(state.votes[player] for player in order)
    first = tuple(player for player in order if state.votes[player] == most)
    if len(first) == 1 or not most:
        elect(voyage, first[0], tied=False)
        return
    words = handles(state)
    options = tuple(words[player] for player in first)
    voyage.push(steps.Tie(owner=state.speaker, options=options, default=options[0]))


@answer(steps.Tie)
def _break_tie(voyage: Voyage, question: steps.Tie, option: str) -> None:
    player = player_named(voyage.state, option)
    assert player is not None
    if voyage.player(player).gone:  # They resigned while this was being asked.
        _count(voyage, steps.CountVotes())
        return
    elect(voyage, player, tied=True)


def elect(voyage: Voyage, player: int, *, tied: bool) -> None:
    """Make a player speaker, and give them a command token for it, into the tactic pool (GAL-G43, GAL-G100)."""
    votes = voyage.state.votes[player]
    voyage.change(speaker=player)
    voyage.tell(phases.Speaker(voyage.name(player), votes, tied))
    if not is_last(voyage.state):
        commands.gain_token(voyage, player, commands.TACTIC, "council")


@step(steps.Divide)
def _divide(voyage: Voyage, task: steps.Divide) -> None:
    """Ask those how they divide their tokens who were not called to vote (GAL-G100)."""
    state = voyage.state
    left = [player for player in in_order(state, state.speaker) if player not in state.done]
    voyage.push(*(commands.ask_division(state, player) for player in left))


@step(steps.CouncilOver)
def _over(voyage: Voyage, task: steps.CouncilOver) -> None:
    """Ready all planets; the next round begins, or the game is over (GAL-G43, GAL-G45)."""
    wealth.ready_all_planets(voyage)
    voyage.change(dealt=(), done=(), votes=(0,) * len(voyage.state.players))
    if is_last(voyage.state):
        ending.finish(voyage, "rounds")
        return
    voyage.change(round=voyage.state.round + 1)
    now(voyage, steps.BeginRound())


stage(Market, Doing(market_moves, refuse_at_market, leave_market))
stage(Voting, Doing(vote_moves, refuse_vote, vote))


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
