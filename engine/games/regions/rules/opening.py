"""How a scenario is laid out: the first state, what stands where, the Stealth Tokens, the special rules in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.game import Seat, Setup
from engine.core.words import handle, own_name, shown_name

from ..state import growth, sheets
from ..state.catalogue import WORDS
from ..state.content import TRACKS, content
from ..state.moves import GROUND
from ..state.options import WINDOWS, Options
from ..state.scenarios import Scenario
from ..state.state import Entity, Member, Rules, State
from .party import record
from .steps import Craft

PARTY_PER_COPY = 3
"""One copy of each Creature and Seeker for so many PCs, or a part of them (REG-G62)."""

CHALLENGE_BASE = -1
"""The base value of every track of Creatures and Seekers (REG-G18)."""

PARTY = "party"
"""The level of danger that goes by the party's."""

RESERVED = ("none", "draw", "ask", "best", GROUND)


def obstacle_id(connection: str) -> str:
    """Return the id of the entity that blocks a connection."""
    return f"o:{connection}"


def first_state(setup: Setup, options: Options, scenario: Scenario) -> State:
    """Return a scenario before any player has a character: every player is asked for a Craft, all at once."""
    members: list[Member] = []
    for seat, name in enumerate(setup.names):
        if seat != setup.master:
            members.append(newcomer(name, seat, members))
    return State(
        names=setup.names,
        master=setup.master,
        rules=Rules(
            fortunes=options.fortunes,
            town=options.town == "yes",
            referee=options.referee,
            window=WINDOWS[options.window],
            level=0 if options.level == PARTY else int(options.level),
        ),
        scenario=scenario,
        members=tuple(members),
        brought=setup.kept,
    )


def level_of(setup: Setup, options: Options) -> int:
    """Return the level of danger that a scenario begins with: the one chosen, else the mean of what members may bring; of
    whom they do bring it is settled anew (`muster.settle_level`)."""
    if options.level != PARTY:
        return int(options.level)
    found = (record.read(text) for seat, text in enumerate(setup.kept) if seat != setup.master)
    return mean_level([growth.level_for(item.experience if item is not None else 0) for item in found])


def mean_level(levels: Sequence[int]) -> int:
    """Return the mean of levels as a whole number, a half going up; 1 where there are none."""
    return (2 * sum(levels) + len(levels)) // (2 * len(levels)) if levels else 1


def newcomer(name: str, seat: Seat, others: Sequence[Member]) -> Member:
    """Return a member whose Craft is not chosen yet, named as no other of the party is."""
    called = own_name(shown_name(name), [other.name for other in others])
    return Member(seat, called, new_handle(called, others))


def new_handle(name: str, others: Sequence[Member]) -> str:
    """Return the word that moves name a member by: no other member's, and no Challenge's."""
    return handle(name, [other.handle for other in others], (*RESERVED, *content().challenges))


def copies(scenario: Scenario, party: int) -> int:
    """Return how many of each Creature and Seeker there are for a party of so many, or for one (REG-G62, REG-G81)."""
    del scenario
    return -(-party // PARTY_PER_COPY)


def entities(scenario: Scenario, party: int, level: int = 1) -> Iterator[Entity]:
    """Yield every Challenge of a scenario that there is for a party of so many at a danger of a level (REG-G111);
    copies are "gnats", "gnats~2" (REG-G62).

    What has a Hidden entry starts Hidden (REG-G41), what has a Lock starts locked.
    """
    kinds = scenario.content.challenges
    for placed in scenario.placed:
        if placed.party > party:
            continue
        kind = kinds[placed.kind]
        many = kind.type in ("Creature", "Seeker")
        for number in range(1, (copies(scenario, party) if many and not placed.single else 1) + 1):
            yield Entity(
                placed.id if number == 1 else f"{placed.id}~{number}",
                placed.kind,
                kind.type,
                placed.at,
                growth.most_ep(kind, level),
                origin=placed.at,
                patrol=placed.patrol,
                passes=placed.passes,
                tracks=dict.fromkeys(TRACKS, CHALLENGE_BASE) if many else {},
                hidden=bool(kind.hidden),
                lock=bool(kind.lock),
            )
    for connection in scenario.connections:
        if connection.obstacle and connection.party <= party:
            kind = kinds[connection.obstacle]
            yield Entity(
                obstacle_id(connection.id),
                kind.id,
                "Obstacle",
                connection.id,
                growth.most_ep(kind, level),
                origin=connection.id,
                lock=bool(kind.lock),
            )


def tokens(state: State) -> int:
    """Return the Stealth Tokens that the party sets out with (REG-179, REG-G47); 0 where there are none."""

    return sheets.tokens(state) if state.scenario.type == "stealth" else 0


def special_rules(scenario: Scenario, party: int) -> tuple[str, ...]:
    """Return the special rules of a scenario in words, as they are announced to a party of so many (REG-175, REG-189,
    REG-193).

    Those of stealth and of chases are told by themselves; a normal scenario has none of its own (REG-163..166).
    """
    found = [*scenario.announce]
    if scenario.type == "stealth":
        found.append(WORDS("rule-tokens"))
        if more := scenario.tokens_more(party):
            found.append(WORDS("rule-tokens-more", count=more))
        if scenario.alarm:
            found.append(WORDS("rule-alarm", rounds=scenario.alarm + scenario.rounds_more(party)))
        if scenario.light_rule == "defeat":
            found.append(WORDS("rule-light-ends"))
        elif scenario.light_rule == "token":
            found.append(WORDS("rule-light-costs"))
    if scenario.no_bash:
        found.append(WORDS("rule-no-bash"))
    if scenario.type == "chase":
        found += _chase_rules(scenario, party)
    return (*found, *filter(None, (needs_rule(scenario),)))


def needs_rule(scenario: Scenario) -> str:
    """Return the rule that says what is to be carried out, "" for nothing."""
    needed = tuple(scenario.feature_by_id[need].name for need in scenario.needs)
    return WORDS("rule-needs", objects=needed) if needed else ""


def _chase_rules(scenario: Scenario, party: int) -> Iterator[str]:
    if scenario.round_limit:
        rounds = scenario.round_limit + scenario.rounds_more(party)
        yield WORDS("rule-limit", mode=scenario.mode, rounds=rounds)
    if scenario.partial:
        yield WORDS("rule-partial", consequence=scenario.consequence)
    if any(region.limit for region in scenario.regions):
        if scenario.life_or_death:
            yield WORDS("rule-closing-kills")
        elif scenario.mode == "fleeing" or not scenario.loss_only_fleeing:
            yield WORDS("rule-closing-loses")
    if any(region.bonus for region in scenario.regions):
        yield WORDS("rule-bonus")


def ask_crafts(state: State) -> tuple[Craft, ...]:
    """Return the first question to everybody: which Craft they take, or whether they bring a PC (REG-G16, REG-G60)."""
    found = []
    for index, member in enumerate(state.members):
        options = tuple(content().crafts)
        if record.brought(state, member.seat) is not None:
            options = ("kept", *options)
        found.append(Craft(owner=index, options=options, default=options[0], together=True))
    return tuple(found)
