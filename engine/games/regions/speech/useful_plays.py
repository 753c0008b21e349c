"""Whether a play does anything: what does not is offered behind what does."""

from __future__ import annotations

from msgspec.structs import replace

from ..rules import turns
from ..state import sheets
from ..state.content import Challenge, Effect, Play, content
from ..state.levels import entry
from ..state.naming import known_play
from ..state.state import Member, State, in_region

SCRATCH = 1
"""So few EP missing are not worth a blow's time."""
MUCH, BADLY = 5, 2
"""With so many EP missing it is worth asking for healing. A member with less than one EP in so many is healed unasked."""


def wants_healing(member: Member) -> bool:
    """Return whether a member has asked allies to be healed, or is hurt so badly that they come unasked."""
    return member.habits.call == "heal" or BADLY * member.ep < sheets.most_ep(member)


def remedies(member: Member, ally: Member, least: int = 1, *, ever: bool = False) -> tuple[str, ...]:
    """Return the cards and Gear with which a member can heal an ally, Gear in the pack too, ``ever`` with all their cards.
    Who lacks less than ``least`` EP is only to be rid of a Disease."""
    cards = (*content().crafts[member.craft].deck, *member.learned) if ever else member.hand
    plays: dict[str, tuple[Play, ...]] = {card: (content().plays[card],) for card in cards}
    plays |= {item: content().gear[item].plays for item in (*member.equipped, *member.pack)}
    return tuple(id for id, of in plays.items() if any(play.targets == "ally" and _heals(play, ally, least) for play in of))


def _heals(play: Play, member: Member, least: int = 1) -> bool:
    lacks = {"recover": sheets.most_ep(member) - member.ep >= least, "cure": bool(member.diseases)}
    return any(lacks.get(effect.kind) for effect in play.effects)


def mends(state: State, play: Play, target: str) -> Play:
    """Return a play as it helps whom a word of a move stands for: it gives back no more EP than they lack."""
    member = next((each for each in state.members if each.handle == target), None)
    lacks = 0 if member is None or member.fallen else sheets.most_ep(member) - member.ep
    if play.targets != "ally" or not lacks:
        return play
    capped = tuple(
        replace(effect, amount=str(lacks)) if effect.kind == "recover" and lacks < _most_of(effect) else effect
        for effect in play.effects
    )
    return replace(play, effects=capped)


def _most_of(effect: Effect) -> int:
    """Return the most that the amount of an effect comes to."""
    if effect.amount.isdigit():
        return int(effect.amount)
    found = entry(effect.amount) if "d" in effect.amount else None
    return 0 if found is None else found.count * found.sides


def healers(state: State, index: int) -> tuple[str, ...]:
    """Return who could heal a member that is hurt or ill, by name, now or once they draw a card for it; () where they lack
    little, or have asked. So it is offered as long as they are hurt."""
    member = state.members[index]
    if not member.standing or member.fallen or member.habits.call == "heal":
        return ()
    others = (other for other in state.members if other is not member and other.standing)
    return tuple(other.name for other in others if remedies(other, member, MUCH, ever=True))


def is_low(state: State, index: int) -> bool:
    """Return whether a member has lost more than half of their EP, or an ally holds the cure for a Disease of theirs.

    Then to ask for healing is a button of its own."""
    member = state.members[index]
    most = sheets.most_ep(member)
    others = (other for other in state.members if other is not member and other.standing)
    return 2 * member.ep < most or any(remedies(other, member, most + 1) for other in others)


def does_something(state: State, play: Play, target: str, kind: Challenge | None) -> bool:
    """Return whether there is any use in a play on a target: what has no EP takes no damage (REG-074), who lacks no more
    than a `SCRATCH` needs no healing. It may be played all the same (REG-075)."""
    if kind is not None:
        return bool(kind.ep or play.effects)
    index = next((index for index, member in enumerate(state.members) if member.handle == target), None)
    if index is None or {effect.kind for effect in play.effects} - {"recover", "cure"}:
        return True
    return _heals(play, state.members[index], SCRATCH + 1)


def is_of_use(state: State, index: int | None, id: str) -> bool:
    """Return whether a play that names no target does anything: one that only heals does not where all whom it would reach
    have full EP."""
    play = known_play(id)
    if play is None or index is None or not play.effects or play.inflict or play.damage:
        return True
    if all(effect.kind == "speed" and effect.who == "actor" for effect in play.effects):
        return not state.members[index].moved
    if any(effect.kind != "recover" for effect in play.effects):
        return True
    return any(member.ep < sheets.most_ep(member) for effect in play.effects for member in _reached(state, index, effect))


def _reached(state: State, index: int, effect: Effect) -> tuple[Member, ...]:
    """Return the PCs whom an effect reaches that names no target."""
    own = state.members[index]
    if effect.who in ("actor", "target"):
        return (own,)
    found = [other for other in state.members if other.in_play and (effect.who == "party" or other.region == own.region)]
    return tuple(other for other in found if effect.who != "allies" or other is not own)


def is_followed(state: State, index: int) -> bool:
    """Return whether allies stand beside a member whose turn begins, and might go on with them."""
    beside = in_region(state, state.members[index].region)
    calm = state.scenario.type != "chase" and state.members[index].habits.call == "none"
    return calm and turns.acting(state) == index and turns.is_idle(state) and len(beside) > 1
