"""Before the first round: setup, classes, and places on the entrance; or all of them dealt."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from engine.core.dice import Dice
from engine.core.errors import BadOption
from engine.core.game import Event, Seat, Setup
from engine.core.moves import Move
from engine.core.verbs import Choose
from engine.maps.hexes import Hex, label

from ..state.catalogue import WORDS
from ..state.content import SETTINGS, Setting, SettingKey, content, scenario
from ..state.moves import Place
from ..state.options import CALLS, DUE, KEEPERS, LOUD, LOUD_POINTS, MOST_HEROES, SHARDLESS, THREATS, Options, is_loud
from ..state.state import (
    Cache,
    Camp,
    Dial,
    Errand,
    Friend,
    Hero,
    State,
    brought,
    choosing_relics,
    free_classes,
    led,
    standing,
)
from ..state.terrain import explorable, free_entrance
from . import campaign, enemies, rounds
from .events import course, quests
from .progress import Delve
from .quests import LOCK

AHEAD: Hex = (0, 0)
"""Where a lock is that is at the entrance from the first (SKY-G94)."""
FIGHTER, HEALER, SCOUTS = "bulwark", "mender", ("trailfinder", "picklock")
"""The classes of a party that works: a fighter, a scout, from three on a healer, and the other scout."""


def new(setup: Setup, dice: Dice) -> tuple[State, list[Event]]:
    """Lay the entrance, shuffle everything, and wait for classes (SKY-G06, SKY-G22); `BadOption` for too many heroes."""
    options: Options = setup.options
    seats = len(setup.names)
    if seats * options.adventurers > MOST_HEROES:
        raise BadOption(WORDS.message("too-many-adventurers"))
    known = content()
    camp = campaign.begun(setup.campaign)
    setting = known.settings[_setting(options, camp, dice)]
    stacks = {}
    for shape in setting.shapes:
        stacks[str(shape)] = dice.shuffled([tile.id for tile in setting.tiles.values() if tile.shape == shape])
    bags: tuple[list[int], list[int]] = ([], [])
    for number, pair in setting.pairs.items():
        bags[0 if known.chips[pair.low].level == 1 else 1].extend([number] * pair.count)
    decks = {
        rank: dice.shuffled([relic.id for relic in known.relics.values() if relic.rank == rank for _ in range(relic.count)])
        for rank in ("common", "legendary")
    }
    deck, spare = (tuple(setting.cards), ()) if options.deck == "all" else drawn_deck(setting, dice)
    companion = None if options.companion == "none" else known.companions[options.companion]
    quest, party = scenario(options.objective), seats * options.adventurers
    gate = 0 if quest is None else quest.gate[party - 1]
    loud = is_loud(party, options.rules)
    kept = loud and quest is None
    state = State(
        names=setup.names,
        objective=options.objective,
        threat=THREATS[options.threat],
        points=LOUD_POINTS[options.threat][party - LOUD] if loud else 0,
        calls=CALLS[options.threat] if loud else 0,
        required=options.shards if quest is None else len(quest.mark),
        ties=options.ties,
        rules=options.rules,
        deck=led(dice.shuffled(deck), SHARDLESS if kept else 0),
        shardless=SHARDLESS if kept else 0,
        keeper=KEEPERS[options.threat] if kept else 0,
        strikes=kept,
        due=DUE if kept else 0,
        stacks=stacks,
        relics=decks,
        bags=(dice.shuffled(bags[0]), dice.shuffled(bags[1])),
        heroes=tuple(Hero(seat) for seat in range(seats) for _ in range(options.adventurers)),
        friend=None if companion is None else Friend(companion.id, companion.health),
        camp=camp,
        setting=setting.key,
        spare=spare,
        errand=None if quest is None else Errand(gate=gate),
    )
    if quest is not None and quest.ahead:
        first = Dial(AHEAD, dice.roll(len(quest.mark) + 1))
        state = replace(state, errand=Errand((first,), gate=gate), caches=(Cache(AHEAD, LOCK),))
    classes, calls = free_classes(state), state.calls
    begun = course.Begun(state.objective, state.required, len(state.heroes), classes, setting.key, calls)
    told = [begun.told()]
    if state.camp is not None:
        told.append(course.Deepened(state.camp.depth, campaign.notch(state)).told())
    if state.errand is not None:
        for lock in state.errand.locks:
            told.append(quests.DialRead("", state.objective, label(lock.at), lock.number).told())
    return state, told


def _setting(options: Options, camp: Camp | None, dice: Dice) -> SettingKey:
    """Return where a delve goes: as the host chose, by the seal, or by the depth of its campaign (SKY-G80)."""
    if options.setting == "any":
        return SETTINGS[dice.below(len(SETTINGS))]
    if options.setting == "deeper":
        return SETTINGS[((camp.depth if camp is not None else 1) - 1) % len(SETTINGS)]
    return options.setting


def drawn_deck(setting: Setting, dice: Dice) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Draw the cards of a delve from its setting's and the strays; return them, and those that are not in it (SKY-G81).

    Of each sort there are as many as the setting has itself, so that shapes, shards and danger stay in proportion.
    """
    deck: list[str] = []
    spare: list[str] = []
    wanted = Counter(card.sort for card in setting.cards.values())
    for sort, count in wanted.items():
        pool = [card.id for card in (*setting.cards.values(), *content().strays.values()) if card.sort == sort]
        shuffled = dice.shuffled(pool)
        deck += shuffled[:count]
        spare += shuffled[count:]
    return tuple(deck), tuple(spare)


def choose_class(delve: Delve, seat: int, kind: str) -> None:
    """Give a seat's next adventurer a class (SKY-G21); once all have one, the entrance hexes are taken."""
    index = next(i for i, hero in enumerate(delve.state.heroes) if hero.seat == seat and not hero.kind)
    known = content().adventurers[kind]
    delve.set_hero(index, kind=kind, health=known.health)
    last = all(hero.kind for hero in delve.state.heroes)
    left = () if last else free_classes(delve.state)
    delve.tell(course.ClassTaken(delve.state.names[seat], kind, left))
    if last:
        campaign.bring_what_is_clear(delve)


def place_hero(delve: Delve, seat: int, at: Hex) -> None:
    """Put a seat's adventurer on an entrance hex; the first one's player leads the order of turns (SKY-G22)."""
    state = delve.state
    if not standing(state):
        lead = next(i for i, hero in enumerate(state.heroes) if hero.seat == seat)
        delve.change(heroes=(*state.heroes[lead:], *state.heroes[:lead]))
    index = next(i for i, hero in enumerate(delve.state.heroes) if hero.at is None)
    delve.set_hero(index, at=at)
    delve.tell(course.Deployed(delve.name(index), label(at), index == 0))
    if len(standing(delve.state)) == len(state.heroes):
        delve.change(phase="delve", round=0)
        if state.friend is not None:
            enemies.place_friend(delve)
        rounds.begin(delve)


def dealt(state: State, seat: Seat, lot: int) -> Move | None:
    """Return the class or the entrance hex that a quick start gives a seat's next adventurer (SKY-G21, SKY-G22).

    Who is asked first goes first, from a doorway, and has a door to explore at once (SKY-009); the next one stands beside.
    """
    if state.phase == "classes":
        index = next(i for i, hero in enumerate(state.heroes) if hero.seat == seat and not hero.kind)
        party = _party(len(state.heroes), lot)
        free = free_classes(state)
        return Choose(next(kind for kind in (*party[index:], *party, *free) if kind in free))
    if state.phase == "relics":
        return Choose(next(brought(state, hero)[0] for hero in choosing_relics(state) if hero.seat == seat))
    if state.phase == "places":
        free_doors = [cell for cell in free_entrance(state) if cell in explorable(state)]
        if free_doors:
            return Place(label(free_doors[lot % len(free_doors)]))
        return Place(label(free_entrance(state)[0]))
    return None


def _party(size: int, lot: int) -> tuple[str, ...]:
    """Return the classes of a party, in the order of its adventurers: ``lot`` says which scout comes, and who has what."""
    scouts = SCOUTS if lot // 2 % 2 else SCOUTS[::-1]
    mix = (FIGHTER, scouts[0], HEALER, scouts[1])[: max(size, 2)]
    first = lot // 4 % len(mix)
    return (*mix[first:], *mix[:first])[:size]
