"""Dice of combat, and hits that are suffered: every unit rolls one, and each hit removes one unit of the other side, which
its owner chooses, the cheapest first (GAL-G13, GAL-G14, GAL-G46)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...state import naming
from ...state.content import ORDERS, content
from ...state.state import KINDS, NONE, SHIPS, TROOPS, Battle, Force, State, force_of
from .. import standing_orders, steps
from ..events.notation import DIE, Die
from ..events.ventures import Cancelled, Lost
from ..exploring import decks
from ..flow import answer
from ..progress import Voyage

EVASIVE = "evasive-burn"
MOST = 25
"""So many ways to choose units are offered at most; only a ground combat far larger than any fleet carries has more."""


class Blow(NamedTuple):
    """Hits that a player's units suffer in a place: ships in a system, ground forces on a planet."""

    player: int
    place: str
    hits: int


def written_units(force: Force) -> str:
    """Return units as an option names them: "2-infantry+mech"; "none" for none."""
    return "+".join(kind if count == 1 else f"{count}-{kind}" for kind, count in force) or "none"


def read_units(option: str) -> Force:
    """Return the units that an option names."""
    force = NONE
    for part in option.split("+"):
        count, _, kind = part.rpartition("-")
        if kind in KINDS:
            force += force_of(kind, int(count or 1))
    return force


def ways(force: Force, count: int) -> tuple[Force, ...]:
    """Return every choice of ``count`` of these units, the cheapest ones first; all of them where they are fewer."""
    return tuple(_choices(tuple(force), min(count, sum(number for _, number in force))))


def _choices(kinds: tuple[tuple[str, int], ...], count: int) -> Iterator[Force]:
    if not kinds:
        if not count:
            yield NONE
        return
    (kind, number), *rest = kinds
    for taken in range(min(number, count), -1, -1):
        for others in _choices(tuple(rest), count - taken):
            yield force_of(kind, taken) + others


def fighting(state: State, player: int, place: str) -> Force:
    """Return a player's units that fight in a place: ships in space, ground forces on a planet."""
    if place in state.system_by_id:
        return state.system_by_id[place].fleets[player].only(*SHIPS)
    return state.planet_by_id[place].troops[player].only(*TROOPS)


def battle_under_way(state: State) -> Battle | None:
    """Return the combat that is under way, if one is."""
    return next((task for task in state.agenda if isinstance(task, Battle)), None)


def silent(state: State, player: int) -> bool:
    """Return whether a player is asked nothing in combat: by standing order, for this one, or because they are away."""
    battle = battle_under_way(state)
    for_now = battle is not None and player in battle.quiet
    return for_now or state.players[player].away or standing_orders.wants(state, player, "combat") == "quick"


def might_hold(state: State, player: int, card: str) -> bool:
    """Return whether everybody has to reckon with an order card in a player's hand.

    Only from what all can see, so that being asked tells nothing of the hand (GAL-G47): the hand is not empty, and not
    every such card lies on the discard pile.
    """
    return most_held(state, player, card) > 0


def most_held(state: State, player: int, card: str) -> int:
    """Return how many copies of an order card a player's hand holds at most, from what all can see."""
    used = state.decks[ORDERS].discard.count(card)
    return min(len(state.players[player].hand), content().orders[card].count - used)


def assign(voyage: Voyage, *blows: Blow) -> None:
    """Let owners remove a unit for each hit; where they are not asked they lose the cheapest.

    They are asked, all at once, where it makes a difference, on the ground by standing order alone (GAL-G92). They are also
    asked where an Evasive Burn could cancel a hit.
    """
    asked = []
    for blow in blows:
        question = _question(voyage.state, blow)
        if question is not None:
            asked.append(question)
        elif blow.hits:
            _remove(voyage, blow.player, blow.place, ways(fighting(voyage.state, *blow[:2]), blow.hits)[0])
    voyage.push(*asked)


def _question(state: State, blow: Blow) -> steps.Losses | None:
    force = fighting(state, blow.player, blow.place)
    if not blow.hits or not force or silent(state, blow.player):
        return None
    options = tuple(written_units(way) for way in ways(force, blow.hits)[:MOST])
    in_space = blow.place in state.system_by_id
    chooses = len(options) > 1 and (in_space or standing_orders.wants(state, blow.player, "combat") == "ask")
    if not chooses and not (in_space and might_hold(state, blow.player, EVASIVE)):
        return None
    default = options[0]
    return steps.Losses(blow.place, blow.hits, owner=blow.player, options=options, default=default, together=True)


def hopeless(state: State, question: steps.Losses) -> bool:
    """Return whether a player loses all units of a place whatever they hold: each Evasive Burn cancels only one hit."""
    left = question.hits - most_held(state, question.owner, EVASIVE)
    return left >= sum(count for _, count in fighting(state, question.owner, question.place))


@answer(steps.Losses)
def lose(voyage: Voyage, question: steps.Losses, option: str) -> None:
    """Remove the units that their owner chose."""
    _remove(voyage, question.owner, question.place, read_units(option))


def _remove(voyage: Voyage, player: int, place: str, force: Force) -> None:
    if not force:
        return
    voyage.take_units(player, place, force)
    voyage.tell(Lost(voyage.name(player), naming.place_name(voyage.state, place), naming.written_force(force)))


def evade(voyage: Voyage, question: steps.Losses) -> None:
    """Let a player who is asked which ships they lose play Evasive Burn: one hit less (GAL-G39)."""
    decks.play_order(voyage, question.owner, EVASIVE)
    voyage.tell(Cancelled(voyage.name(question.owner), 1))
    agenda = list(voyage.state.agenda)
    agenda.remove(question.written())
    voyage.change(agenda=tuple(agenda))
    assign(voyage, Blow(question.owner, question.place, question.hits - 1))


class Shot(NamedTuple):
    """One unit's die: its kind, the face without any bonus, and whether it hits. ``first`` is the face that was there
    before it rolled again, 0 for none."""

    kind: str
    face: int
    hit: bool
    first: int = 0

    @property
    def word(self) -> str:
        """What an event says of it: "scout 8!", "scout 3>9!"."""
        before = f"{self.first}>" if self.first else ""
        return Die(self.kind, f"{before}{self.face}{'!' if self.hit else ''}").written


class Volley(NamedTuple):
    """All dice of one side, those of the cheapest units first."""

    shots: tuple[Shot, ...]

    @property
    def hits(self) -> int:
        """How many of them hit."""
        return sum(shot.hit for shot in self.shots)

    @property
    def misses(self) -> tuple[Shot, ...]:
        """Those that did not hit."""
        return tuple(shot for shot in self.shots if not shot.hit)

    @property
    def words(self) -> tuple[str, ...]:
        """What an event says of them."""
        return tuple(shot.word for shot in self.shots)


def needed(kind: str, bonus: int = 0, *, bombarding: bool = False) -> int:
    """Return the lowest face on which a unit hits: from 1, and above the die's faces where it never does."""
    unit = content().units[kind]
    number = unit.bombards if bombarding else unit.hits
    return max(1, number - bonus) if number else DIE + 1


def fire(voyage: Voyage, force: Force, bonus: int = 0, *, bombarding: bool = False) -> Volley:
    """Roll a d10 for each of these units; ``bonus`` is added to every face."""
    kinds = [kind for kind, count in force for _ in range(count)]
    faces = voyage.roll(len(kinds))
    pairs = zip(kinds, faces, strict=True)
    return Volley(tuple(Shot(kind, face, face >= needed(kind, bonus, bombarding=bombarding)) for kind, face in pairs))
