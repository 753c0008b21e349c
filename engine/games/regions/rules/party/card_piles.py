"""Decks and hands: opening hands, drawing, the discard pile and the Hand Limit (REG-G10, REG-G11, REG-G16); which cards go
that are over it: named by their owner at any time, laid down in the Discard Phase (REG-G10, REG-G17)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.verbs import Discard

from ...state import sheets
from ...state.catalogue import refused
from ...state.content import Content, Effect, EntryName, Play, content
from ...state.levels import Entry, entry, mean, shifted
from ...state.state import Entity, Member, State, who
from .. import turns
from ..actions import blows, dice_shifts
from ..events import turning
from ..flow import step
from ..progress import Venture
from ..steps import DrawFirst, Remind


def opening(venture: Venture) -> None:
    """Shuffle every member's deck, in seat order, and deal the opening hands, which cannot be exchanged (REG-G16)."""
    for index, member in enumerate(venture.state.members):
        if not member.craft:
            continue
        many = sheets.opening_hand(member)
        deck = venture.dice.shuffled(sheets.deck(member))
        venture.set_member(index, hand=deck[:many], deck=deck[many:], discard=())


def draw(venture: Venture, index: int, count: int = 1) -> None:
    """Draw cards. Where the deck is empty, shuffling the discard pile takes the place of one draw (REG-G11)."""
    drawn: list[str] = []
    for _ in range(count):
        member = venture.member(index)
        if member.deck:
            top, *rest = member.deck
            venture.set_member(index, hand=(*member.hand, top), deck=tuple(rest), drawn=(*member.drawn, top))
            drawn.append(top)
        elif member.discard:
            _tell_drawn(venture, index, drawn)
            drawn = []
            venture.set_member(index, deck=venture.dice.shuffled(member.discard), discard=())
            venture.tell(turning.Drew(member.name, shuffled=True))
    _tell_drawn(venture, index, drawn)


def can_draw(state: State, index: int) -> bool:
    """Return whether there is a card to draw, or a discard pile to shuffle."""
    member = state.members[index]
    return bool(member.deck or member.discard)


@step(DrawFirst)
def _draw_first(venture: Venture, task: DrawFirst) -> None:
    turn, index = venture.state.turn, task.member
    assert turn is not None
    if not turn.strategy and draws_by_itself(venture.state, index):
        venture.change(turn=replace(turn, strategy=True))
        draw(venture, index)


def draws_by_itself(state: State, index: int) -> bool:
    """Return whether a Strategy Phase that passes unused goes to a card, as its owner ordered nothing else (REG-G11,
    REG-G21). None is drawn once they have named a card that goes: another would go too."""
    member = state.members[index]
    names = bool(sheets.cards_over(member) and chosen(member)[0])
    return not names and member.habits.draw == "auto" and can_draw(state, index)


def _tell_drawn(venture: Venture, index: int, drawn: Sequence[str]) -> None:
    if drawn:
        venture.tell(turning.Drew(venture.member(index).name, len(drawn), plays=tuple(drawn)), reveals=True)


def discard(venture: Venture, index: int, plays: Sequence[str]) -> None:
    """Lay cards of the hand on the discard pile, and tell it (REG-G10). `ValueError` for a card that is not held."""
    member = venture.member(index)
    hand = list(member.hand)
    for card in plays:
        hand.remove(card)
    if plays:
        venture.set_member(index, hand=tuple(hand), discard=(*member.discard, *plays))
        venture.tell(turning.Discarded(member.name, tuple(content().plays[card].name for card in plays)))


PLAIN = 4.0
"""What a card without dice is worth beside one with dice: a little more than a d6."""
HURT = 2
"""Who lacks so many EP is hurt: a card that heals is kept."""
MUCH = 1.15
"""A card is kept that does so many times what the Craft's own Action does to what is met."""
Ranked = tuple[bool, bool, bool, bool, float, int, str]
"""A card of a hand behind what orders it, what is of least use first. That is whether it is usable here, is not idle, is
the first of its kind, and is not surpassed by another. Then come what its dice are worth, and its place."""


# Over the Hand Limit.


def going(state: State, index: int, more: int = 0) -> tuple[str, ...]:
    """Return the cards that a member will lay down at the end of the round, as things stand: first those they named, then
    those of least use; none where the scenario ends with the round. So many ``more`` are still drawn, and stay."""
    if state.phase != "play" or (state.scenario.type == "chase" and sheets.ends_now(state)):
        return ()
    over = sheets.cards_over(state.members[index], more)
    if not over:
        return ()
    named, left = chosen(state.members[index])
    return (*named, *_least_of_use(state, index, left))[:over]


def going_with(state: State, index: int, card: str) -> tuple[str, ...]:
    """Return the cards that would go once one more was named."""
    member = state.members[index]
    named = replace(member, spare=(*chosen(member)[0], card)[-sheets.cards_over(member) :])
    return going(replace(state, members=(*state.members[:index], named, *state.members[index + 1 :])), index)


def moves(state: State, index: int) -> Iterator[Discard]:
    """Yield the cards that a member who holds too many can name to go, in any turn (REG-G10)."""
    if turns.free(state) and going(state, index):
        _, left = chosen(state.members[index])
        yield from (Discard(card) for card in dict.fromkeys(state.members[index].hand) if card in left)


def refuse(state: State, index: int, card: str) -> IllegalMove | None:
    """Return what speaks against naming a card that is to go."""
    member = state.members[index]
    if not turns.free(state):
        return refused("something-under-way", "REG-G10")
    if not going(state, index):
        limit = sheets.hand_limit(member)
        return refused("no-card-too-many", "REG-G10", cards=len(member.hand), limit=limit)
    named, left = chosen(member)
    if card in left:
        return None
    if card in named:
        return refused("card-goes-already", "REG-G10")
    known = content().plays
    return refused("no-card-of-hand", "REG-G10", cards=tuple(known[card].name for card in dict.fromkeys(left)))


def name(venture: Venture, index: int, card: str) -> None:
    """Note a card that will go. As many can be named as are too many; one more takes the place of the first."""
    named, _ = chosen(venture.member(index))
    over = sheets.cards_over(venture.member(index))
    venture.set_member(index, spare=(*named, card)[-over:])
    venture.tell(turning.Spared(_names(going(venture.state, index))), to=(venture.member(index).seat,))


def remind(venture: Venture, index: int) -> None:
    """Tell a member whose turn is over what they will lay down, while there is time to name another card."""
    cards_going = going(venture.state, index)
    if cards_going and turns.waiting(venture.state):
        venture.tell(turning.Overfull(venture.member(index).name, _names(cards_going)))


def _names(hand: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(content().plays[card].name for card in hand)


def chosen(member: Member) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the cards of a hand that are to go as its owner chose, and the others."""
    named, left = [], list(member.hand)
    for card in member.spare:
        if card in left:
            left.remove(card)
            named.append(card)
    return tuple(named), tuple(left)


def has_chosen(member: Member) -> bool:
    """Return whether a member has named as many cards as they hold too many: none goes by itself."""
    return 0 < sheets.cards_over(member) <= len(chosen(member)[0])


def lay_down(venture: Venture) -> None:
    """Lay down what everybody holds too much: first the cards they chose, then those of least use."""
    for index, member in enumerate(venture.state.members):
        if sheets.cards_over(member):
            goes = going(venture.state, index)
            discard(venture, index, goes)
            venture.set_member(index, laid=(*member.laid, *(card for card in goes if card not in member.spare)))


def _least_of_use(state: State, index: int, hand: tuple[str, ...]) -> tuple[str, ...]:
    """Return a hand as `least` does, but last what is of use as things stand. That heals a wound, or stills an Environ
    beside the member or next door. Or it does most to something that is in the way or in sight."""
    here, near = state.members[index].region, {state.members[index].region}
    near |= {way.other(here) for way in state.scenario.exits.get(here, ())}
    beset = any(foe.type == "Environ" and foe.number and not foe.defeated and foe.at in near for foe in state.entities)
    wanted = {card for card in hand for effect in content().plays[card].effects if _mends(state, index, effect)}
    wanted |= {card for card in hand if beset and any(effect.kind == "calm" for effect in content().plays[card].effects)}
    wanted |= {best for foe in state.entities if _is_met(state, foe, here) and (best := _best_at(state, index, foe, hand))}
    order = least(state, hand)
    return (*(card for card in order if card not in wanted), *(card for card in order if card in wanted))


def _mends(state: State, index: int, effect: Effect) -> bool:
    """Return whether an effect gives EP back to a member who lacks `HURT` of them."""
    if effect.kind != "recover":
        return False
    whom = (state.members[index],) if effect.who == "actor" else state.members
    return any(each.in_play and sheets.most_ep(each) - each.ep >= HURT for each in whom)


def _is_met(state: State, foe: Entity, here: str) -> bool:
    """Return whether something is known to bar a way, or is a Creature where a member is."""
    known = bool(foe.number) and not (foe.defeated or foe.hidden)
    return known and (foe.type == "Obstacle" or (foe.type == "Creature" and foe.at == here))


def _best_at(state: State, index: int, foe: Entity, hand: tuple[str, ...]) -> str:
    """Return the card of a hand that does most to something, "" where the Craft's own Action does about as much."""
    answer = content().challenges[foe.kind].reaction

    def does(play: Play) -> float:
        if not play.damage or (play.against and foe.type not in play.against):
            return 0.0
        own, harm = _shifted(state, index, play, foe, "inflict"), _shifted(state, index, play, foe, "damage")
        several = sum(each.type == "Creature" and _is_met(state, each, here) for each in state.entities)
        many = max(1, several) if play.targets in ("creatures", "enemies") else 1
        hits = blows.wins(own, entry(answer.endure)) if own is not None and answer is not None and answer.endure else 1.0
        return many * hits * (mean(harm) if harm is not None else 0.0)

    here = state.members[index].region
    usual = does(content().crafts[state.members[index].craft].action)
    cards = [card for card in hand if content().plays[card].kind == "action"]
    best = max(cards, key=lambda card: does(content().plays[card]), default="")
    return best if best and does(content().plays[best]) > MUCH * usual else ""


def _shifted(state: State, index: int, play: Play, foe: Entity, on: EntryName) -> Entry | None:
    """Return the dice of a play against something, with all that shifts them; ``None`` for none."""
    dice = play.inflict if on == "inflict" else play.damage
    return shifted(entry(dice), dice_shifts.shifts_for(state, who(index), on, play, foe.id)) if dice else None


def least(state: State, hand: tuple[str, ...]) -> tuple[str, ...]:
    """Return a hand with what is of least use first. That is what the scenario’s type or main setting bars. Then comes what
    only picks Locks while none is known, then doubles, then what another card surpasses in all its dice. At last come the
    weakest dice; among equals those held longest."""
    return tuple(card for *_, card in _ranked_in(state, hand))


def _ranked_in(state: State, hand: tuple[str, ...]) -> tuple[Ranked, ...]:
    return _ranked(content(), state.scenario.type, state.scenario.setting, _knows_a_lock(state), hand)


def _knows_a_lock(state: State) -> bool:
    """Return whether the party has found a Lock that still holds."""
    things = (state.scenario.feature_by_id.get(id) for id in state.found if id not in state.opened)
    shut = any(feature is not None and feature.lock for feature in things)
    return shut or any(entity.lock and entity.number and not entity.defeated for entity in state.entities)


@lru_cache(maxsize=1 << 10)
def _ranked(known: Content, type: str, setting: str, locks: bool, hand: tuple[str, ...]) -> tuple[Ranked, ...]:
    plays, ranked = known.plays, []
    for place, card in enumerate(hand):
        play = plays[card]
        barred = bool(play.types and type not in play.types) or setting in play.barred
        barred = barred or bool(play.only and setting not in play.only)
        surpassed = any(_surpasses(plays[other], play) for other in set(hand) - {card})
        idle = not locks and bool(play.lockpick) and not (play.inflict or play.damage)
        ranked.append((not barred, not idle, card not in hand[:place], not surpassed, _worth(play), place, card))
    return tuple(sorted(ranked))


def _surpasses(play: Play, other: Play) -> bool:
    """Return whether a card does with its dice all that another one does with no more than dice, and more."""
    mine, theirs = _dice(play), _dice(other)
    plain = play.kind == other.kind and not other.effects and any(theirs)
    return plain and mine != theirs and all(own >= their for own, their in zip(mine, theirs, strict=True))


@lru_cache(maxsize=1 << 9)
def _dice(play: Play) -> tuple[float, ...]:
    printed = (play.inflict, play.damage, play.endure, play.defense, play.search, play.lockpick)
    return tuple(mean(entry(dice)) if dice else 0.0 for dice in printed)


def _worth(play: Play) -> float:
    """Return what a die of a card is worth: so a Reaction with one die is worth as much as an Action with two like it."""
    rolled = [each for each in _dice(play) if each]
    return sum(rolled) / len(rolled) if rolled else PLAIN


# Done at once for other chapters.

step(Remind)(lambda venture, it: remind(venture, it.member))
