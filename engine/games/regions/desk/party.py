"""Orders about members of the party: what ails them, what they have (REG-G28)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..rules.actions import harm
from ..rules.challenges import stealth
from ..rules.events import exploring
from ..rules.exploring import features
from ..rules.party import card_piles, equipment
from ..rules.party.equipment import belongings
from ..rules.progress import Venture
from ..state import board, sheets
from ..state.catalogue import WORDS, refused
from ..state.content import TRACKS, Effect, Illness, content
from ..state.naming import THE_MASTER
from ..state.scenarios import Feature, Gift
from ..state.state import State
from .orders import (
    DESK,
    RULE,
    WHO,
    carried_by,
    each,
    feature_of,
    field,
    handles,
    known_plays,
    member_of,
    missing,
    player_of,
    settled,
    settled_written,
    written,
)

MOST_VALUABLES = 99


@settled("injury", WHO, values=handles)
def _injury(venture: Venture, parts: Sequence[str]) -> str:
    harm.injure(venture, player_of(venture.state, parts[0]))
    return ""


@settled("heal", WHO, values=handles)
def _heal(venture: Venture, parts: Sequence[str]) -> str:
    index = player_of(venture.state, parts[0])
    venture.set_member(index, injuries=0, fallen=False)
    venture.set_member(index, ep=sheets.most_ep(venture.member(index)))
    return WORDS("ruled-heal", name=venture.member(index).name)


# Diseases.


def illnesses() -> dict[str, tuple[Illness, tuple[Effect, ...]]]:
    """Return the Diseases that Challenges spread, by name, each with the effects of the play that spreads it."""
    plays = (play for kind in content().challenges.values() for play in kind.actions)
    return {play.disease.name: (play.disease, play.effects) for play in plays if play.disease is not None}


@settled_written(
    "disease",
    WHO,
    field("disease", most=40),
    field("own-track", ", ".join(TRACKS)),
    field("by-how-much"),
    values=lambda state: (f"{handle} | {name}" for handle in handles(state) for name in illnesses()),
)
def _disease(venture: Venture, parts: Sequence[str]) -> str:
    index = player_of(venture.state, parts[0])
    known = {name.casefold(): spread for name, spread in illnesses().items()}.get(parts[1].casefold())
    if known is not None:
        harm.infect(venture, index, *known)
        return ""
    name = DESK.words(parts[1], WORDS("the-disease"), 40)
    track = next(known for known in TRACKS if known == DESK.one_of(parts[2], TRACKS, WORDS("a-track")))
    amount = DESK.number(parts[3] or "1", 1, 4, WORDS("by-how-much"))
    harm.infect(venture, index, Illness(name, track, amount))
    return ""


def _ailing(state: State) -> Iterator[str]:
    for index, member in enumerate(state.members):
        if not member.dead:
            yield from (f"{member.handle} | {name}" for name in harm.disease_names(state, index))


@settled("cure", WHO, field("disease", most=40), values=_ailing)
def _cure(venture: Venture, parts: Sequence[str]) -> str:
    index = member_of(venture.state, parts[0])
    names = harm.disease_names(venture.state, index)
    if not names:
        raise refused("no-disease", "REG-268", member=venture.member(index).name)
    harm.cure(venture, index, DESK.one_of(parts[1], names, WORDS("a-disease")), THE_MASTER)
    return ""


# What they have.


@written("valuables", WHO, field("how-many"), values=each(handles, "1"))
def _valuables(venture: Venture, parts: Sequence[str]) -> str:
    index = player_of(venture.state, parts[0])
    count = DESK.number(parts[1], -MOST_VALUABLES, MOST_VALUABLES, WORDS("the-valuables"))
    before = venture.member(index).valuables
    features.hand_out(venture, index, Gift(max(count, -before)), THE_MASTER)
    after = venture.member(index)
    return "" if after.valuables != before else WORDS("ruled-valuables", name=after.name, valuables=before)


@written(
    "gear",
    WHO,
    field("gear"),
    values=lambda state: (f"{handle} | {gear}" for handle in handles(state) for gear in content().gear),
)
def _gear(venture: Venture, parts: Sequence[str]) -> str:
    index = player_of(venture.state, parts[0])
    features.hand_out(venture, index, Gift(gear=(_gear_of(parts[1], tuple(content().gear)),)), THE_MASTER)
    return ""


def _gear_of(text: str, known: Sequence[str]) -> str:
    """Return the Gear among those known that a text names by id or name."""
    for item in known:
        if text.casefold() in (item, content().gear[item].name.casefold()):
            return item
    raise missing(WORDS("sort-gear"), text, known)


def _worn(state: State) -> Iterator[str]:
    for handle in handles(state):
        index = player_of(state, handle)
        yield from (f"{handle} | {item}" for item in belongings(state, index) if item in content().gear)


@settled_written("take", WHO, field("gear"), values=_worn)
def _take(venture: Venture, parts: Sequence[str]) -> str:
    index = player_of(venture.state, parts[0])
    member = venture.member(index)
    item = _gear_of(parts[1], (*member.pack, *member.equipped))
    lamp = board.light_source(member)
    pack, equipped = list(member.pack), list(member.equipped)
    (pack if item in pack else equipped).remove(item)
    venture.set_member(index, pack=tuple(pack), equipped=tuple(equipped))
    if board.light_source(venture.member(index)) != lamp:
        stealth.put_away(venture, index)
    equipment.fit(venture, index)
    return WORDS("ruled-take", name=member.name, taken=content().gear[item].name)


def _objects(state: State) -> Iterator[str]:
    for handle in handles(state):
        for feature in state.scenario.features:
            if _may_be_given(state, feature) and feature.id not in state.members[member_of(state, handle)].objects:
                yield f"{handle} | {feature.id}"


def _may_be_given(state: State, feature: Feature) -> bool:
    bearer = carried_by(state, feature.id)
    return feature.kind in ("key", "object") and (bearer is None or not state.members[bearer].out)


@settled_written("object", WHO, field("object"), values=_objects)
def _object(venture: Venture, parts: Sequence[str]) -> str:
    state = venture.state
    index, feature = player_of(state, parts[0]), feature_of(state, parts[1])
    if not _may_be_given(state, feature):
        raise refused("cannot-be-given", RULE, feature=feature.name)
    bearer, member = carried_by(state, feature.id), venture.member(index)
    if bearer == index:
        raise refused("has-it-already", RULE, member=member.name)
    if feature.id not in state.taken:
        features.hand_out(venture, index, Gift(object=feature.id), THE_MASTER)
        return ""
    venture.change(lying=tuple(item for item in state.lying if item[1] != feature.id))
    if bearer is not None:
        left = tuple(item for item in venture.member(bearer).objects if item != feature.id)
        venture.set_member(bearer, objects=left)
    venture.set_member(index, objects=(*member.objects, feature.id))
    by = venture.member(bearer).name if bearer is not None else THE_MASTER.capitalize()
    venture.tell(exploring.Gave(by, member.name, feature.name))
    return ""


@settled_written(
    "card",
    WHO,
    field("card"),
    values=lambda state: (handle for handle in handles(state) if _pile(state, handle)),
)
def _card(venture: Venture, parts: Sequence[str]) -> str:
    index = player_of(venture.state, parts[0])
    member = venture.member(index)
    pile = _pile(venture.state, member.handle)
    if not pile:
        raise refused("has-no-card-left", "REG-G11", member=member.name)
    if not parts[1]:
        card_piles.draw(venture, index, 1)
        return ""
    known = known_plays()
    wanted = (card for card in pile if parts[1].casefold() in (card, known[card].name.casefold()))
    card = next(wanted, None)
    if card is None:
        raise missing(WORDS("sort-card"), parts[1], sorted(set(pile)))
    deck, discard = list(member.deck), list(member.discard)
    (deck if card in deck else discard).remove(card)
    venture.set_member(index, hand=(*member.hand, card), deck=tuple(deck), discard=tuple(discard))
    return WORDS("ruled-card", name=member.name, card=known[card].name)


def _pile(state: State, handle: str) -> tuple[str, ...]:
    member = state.members[member_of(state, handle)]
    return (*member.deck, *member.discard)
