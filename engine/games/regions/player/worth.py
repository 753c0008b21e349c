"""What each thing that can be done in a turn is worth to a player, in EP or about that."""

from __future__ import annotations

from engine.core.verbs import Equip, Use

from ..rules import insisting, odds
from ..rules.actions import plays
from ..rules.exploring import features, searching
from ..rules.party import card_piles
from ..speech.useful_plays import remedies, wants_healing
from ..state import board, naming, sheets
from ..state.content import Challenge, Effect, Play, content
from ..state.levels import entry, mean
from ..state.moves import Act, Hide, Pick, Search, Strategy
from ..state.state import Entity, Member, State, Strike, in_region, index_of
from .ground import Ground

CARD = 0.3
"""What a card in the hand is worth by itself."""
WORTH_OF_SEARCHES = (2.4, 1.6, 1.6, 0.5)
"""What the first Search of a place is worth, and what each after it."""
CURE = 4.0
"""What it is worth to rid a member of a Disease: it takes its toll for the rest of the scenario."""
LAST_TOKEN, NEXT_TO_LAST = 24.0, 9.0
"""What a Stealth Token is worth that ends the game, and one that leaves no more than the last."""
SILENCED, EVEN = 9.0, 0.5
"""What a Seeker less to fear is worth; how likely it has to be that one is struck down."""
CALLED = 4.0
"""What each EP is worth to a member who has asked to be healed, or needs it badly."""
JOINED = 3.0
"""So many times as much it is worth to break what a person keeps at: that comes before a Search."""
OPENED = 6.0
"""So much more it is worth to open what the party found where it lacks something, with no foe there: it comes first."""
CLEARED = 5.0
"""What it is worth to free a way at one stroke."""
LEAST_CHANCE = 1 / 8
"""A Lock that opens less often is no sure thing, and comes beside all else."""
MOSTLY, SEVERAL = 0.8, 1.5
"""What gives one member EP back is played where so much of it is lacking, what gives it to several where more is."""
MILD, SOUND = 0.3, 3
"""What healing counts for where no more than one EP in so many is missing."""
UNBROKEN = 9.0
"""What it is worth at most to open a way by its Lock, which nothing else or only many blows would free."""
BARS = 2.0
"""A way that takes more Moves than that is likely to stop who takes it."""
BESET = 0.3
"""So much of its worth a Search has, while a Creature is there, for a bot that follows no person, and in advice."""
FATAL, DOWNED = 20.0, 7.0
"""What a miss costs whose blow in return may kill, and where it may take the last EP."""
ELSEWHERE = 0.5
"""So much of its worth a blow at a Creature next door has, while one is beside the member."""
HOLDS, HELD = ("skip", "stay"), 1.5
"""Effects that keep a Challenge from doing something, and what that is worth."""


def action(ground: Ground, index: int, move: object, target: str) -> float:
    """Return what a move of the Action Phase is worth; ``target`` is where the party is going."""
    if isinstance(move, Act):
        return _act(ground, index, move, target)
    if isinstance(move, Pick):
        return _pick(ground, index, move.lock, target)
    if isinstance(move, Use):
        return _use(ground, index, move.item) + _opened(ground, index, move.item)
    if isinstance(move, Hide):
        return 7.0
    if isinstance(move, Search):
        return search(ground, index, target)
    return 0.0


def search(ground: Ground, index: int, target: str) -> float:
    """Return what a Search is worth: less each time, but for the third, which may find all. It is more where the party has
    come to search, and nothing where all is found."""
    state = ground.state
    region = state.members[index].region
    if searching.is_through(state, region):
        return 0.0
    sides = entry(content().crafts[state.members[index].craft].search).sides
    base = WORTH_OF_SEARCHES[min(state.searched.get(region, 0), searching.MOST_SEARCHES)] * sides / 6
    if is_held(ground, index) and not ground.temper.follows:
        return BESET * base
    return base + (3.0 if target == region else 0.0)


def _search_with(ground: Ground, index: int, target: str) -> float:
    """Return what a play that is a Search is worth: more than a Search by itself, but where that finds all anyway."""
    state = ground.state
    times = state.searched.get(state.members[index].region, 0)
    finds_all = state.scenario.thorough and times >= searching.MOST_SEARCHES - 1
    return 0.0 if finds_all else search(ground, index, target) + 0.6


def play_of(state: State, index: int, key: str) -> Play:
    """Return a member's play by its id."""
    return plays.play_of(state, f"p{index}", key)


def card_cost(state: State, index: int, key: str) -> float:
    """Return what it costs to lay a card, nothing for what always stays at hand or goes with the round in any case.
    It is less from a full hand."""
    hand = state.members[index].hand
    if key not in hand or key in card_piles.going(state, index):
        return 0.0
    return CARD if len(hand) < 4 else 0.1


def _act(ground: Ground, index: int, move: Act, target: str) -> float:
    state = ground.state
    play = play_of(state, index, move.play)
    cost = card_cost(state, index, move.play)
    if play.targets == "lock":
        return _pick(ground, index, move.target, target) + 0.2 - cost
    if play.targets == "ally":
        return (
            _cure(state, play, naming.who_named(state, move.target) or "")
            + _heal(state, play, naming.who_named(state, move.target) or "")
            - cost
        )
    if play.targets == "self":
        return (
            _search_with(ground, index, target) - cost if any(effect.kind == "reveal" for effect in play.effects) else 0.0
        )
    if play.targets in ("creatures", "enemies"):
        return (
            sum(fight(ground, index, play, creature, target) for creature in ground.creatures(state.members[index].region))
            - cost
        )
    entity = naming.entity_named(state, move.target)
    if entity is None:
        return 0.0
    if entity.type == "Obstacle":
        return _break(ground, index, play, entity, target) - cost
    if entity.type == "Environ":
        return _hush(ground, index, entity, target) - cost
    if entity.type == "Seeker":
        return silence(ground, index, play, entity) - cost
    return fight(ground, index, play, entity, target) - cost


def _hush(ground: Ground, index: int, environ: Entity, target: str) -> float:
    """Return what it is worth that an Environ does nothing for a round: where the party stays, what it would do to all."""
    state, here = ground.state, ground.state.members[index].region
    held = ground.temper.finishes and is_held(ground, index)
    if (target != here and not held) or environ.calm >= state.round:
        return 0.2
    if not (ground.temper.reckons or ground.temper.finishes):
        return 1.2
    actions = content().challenges[environ.kind].actions
    strikes = [Strike(environ.id, play.id, (), "turn") for play in actions if play.damage]
    return sum(odds.costs(state, each, strike) for strike in strikes for each in in_region(state, here))


def fight(ground: Ground, index: int, play: Play, entity: Entity, target: str) -> float:
    """Return what an Action against a Creature is worth: nothing in a chase, little where the party only passes by; of one
    that a blow finishes also what it would do to the party."""
    chance, damage = odds.strike(ground.state, index, play, entity)
    kind = content().challenges[entity.kind]
    held = chance * HELD if any(effect.kind in HOLDS for effect in play.effects) else 0.0
    kills = damage >= entity.ep
    member = ground.state.members[index]
    stays = target == member.region or not ground.temper.thinks or ground.temper.finishes
    weight = 0.0 if ground.scenario.type == "chase" else 1.0 if stays or kind.pursues or kills else 0.3
    if entity.at != member.region and ground.creatures(member.region):
        weight *= ELSEWHERE  # what bites here comes first
    spared = chance * _harm(kind) if kills else 0.0
    won = (chance * min(damage, max(entity.ep, 1)) * (1.6 if kills else 1.0) + held + spared) * weight
    return won - (1 - chance) * _last_cost(kind, member)


def _last_cost(kind: Challenge, member: Member) -> float:
    """Return what a miss at a Challenge costs a member whose last EP it may take."""
    if kind.reaction is None or insisting.most(kind.reaction) < member.ep:
        return 0.0
    return FATAL if sheets.next_kills(member) else DOWNED


def _harm(kind: Challenge) -> float:
    """Return what a Creature's hardest blow does on average."""
    return max((mean(entry(play.damage)) for play in kind.actions if play.damage), default=0.0)


def silence(ground: Ground, index: int, play: Play, entity: Entity) -> float:
    """Return what an Action against a Seeker is worth: one less to fear, or a token gone."""
    state = ground.state
    chance, damage = odds.strike(state, index, play, entity)
    if not play.damage:
        near = ground.seekers(state.members[index].region)
        return (2.0 if near else 1.2) * chance if any(effect.kind in HOLDS for effect in play.effects) else 0.0
    need = max(1.0, entity.ep / max(damage, 1.0))
    chance /= need
    if chance < EVEN:
        return 0.0
    reaction = content().challenges[entity.kind].reaction
    lost = sum(odds.comes_to(effect.amount) for effect in reaction.effects if effect.kind == "tokens") if reaction else 0.0
    left = state.tokens - lost
    dread = LAST_TOKEN if left <= 0 else NEXT_TO_LAST if left <= 1 else 3.0
    here = entity.at == state.members[index].region
    return SILENCED * chance - (1 - chance) * lost * dread + (0.5 if here else 0.0)


def _break(ground: Ground, index: int, play: Play, entity: Entity, target: str) -> float:
    """Return what an Action on an Obstacle that goes away for all is worth: something only if it stands in the way."""
    state = ground.state
    if board.persists(entity) or not on_the_way(ground, entity.at, target):
        return 0.0
    if not ground.dares(index, insisting.most_lost(state, index, naming.entity_handle(entity), picks=False)):
        return 0.0
    chance, damage = odds.strike(state, index, play, entity)
    kept = any(state.members[person].habits.keep == naming.entity_handle(entity) for person in ground.people)
    done = max(2.0 * entity.ep, CLEARED) if damage >= entity.ep else 1.5 * damage
    held = BESET if ground.temper.finishes and is_held(ground, index) else 1.0
    costs = (1 - chance) * _last_cost(content().challenges[entity.kind], state.members[index])
    return chance * done * held * (JOINED if kept else 1.0) - costs


def on_the_way(ground: Ground, way: str, target: str) -> bool:
    """Return whether any PC's way toward the party's target begins with a connection. With people, return whether it leads
    on from where one of them stands, for where they mean to go they know best."""
    if any(way == ground.first_step(index, target) for index in ground.playing()):
        return True
    if ground.scenario.type == "chase":
        return False
    ends = ground.scenario.connection_by_id[way]
    beside = {ends.a, ends.b} & {ground.state.members[index].region for index in ground.people}
    return bool(beside) and not {ends.a, ends.b} <= {*ground.state.explored}


def _pick(ground: Ground, index: int, handle: str, target: str) -> float:
    state = ground.state
    dice = odds.lock_of(state, handle)
    if not dice or not ground.dares(index, insisting.most_lost(state, index, handle, picks=True)):
        return 0.0
    chance = odds.pick(state, index, dice)
    if handle in state.scenario.feature_by_id:
        first = _opened(ground, index, handle) if chance >= LEAST_CHANCE else 0.0
        return first + chance * (14.0 if ground.missing() else 0.8 if state.scenario.type == "chase" else 6.0)
    block = next((entity for entity in state.entities if features.lock_handle(state, entity.id) == handle), None)
    if block is None or not on_the_way(ground, block.at, target):
        return 0.0
    # It opens at once what else takes as many blows as it has effort.
    least = UNBROKEN if board.unbreakable(state, block) else CLEARED
    return chance * max(least, min(UNBROKEN, 1.5 * board.effort_left(state, block, index)))


def _opened(ground: Ground, index: int, item: str) -> float:
    """Return what it is worth besides that something stands open at once, where nothing presses."""
    here = ground.state.members[index].region
    presses = ground.creatures(here) or ground.seekers(here)
    return OPENED if ground.missing() and not presses and item in ground.shut else 0.0


def _use(ground: Ground, index: int, item: str) -> float:
    state = ground.state
    if item in state.members[index].objects:
        return 12.0
    feature = state.scenario.feature_by_id[item]
    if feature.kind == "mechanism" and feature.effects:
        return sum(_helps(ground, index, effect) for effect in feature.effects)
    return {"mechanism": 6.0, "object": 20.0, "key": 9.0}.get(feature.kind, 5.0)


def _helps(ground: Ground, index: int, effect: Effect) -> float:
    """Return what one effect of a thing is worth that helps a party on: rounds most, a rest as much as it heals."""
    state = ground.state
    if effect.kind == "recover":
        here = [member for member in state.members if member.in_play and member.region == state.members[index].region]
        hurt = here if effect.who == "here" else [state.members[index]]
        return sum(min(sheets.most_ep(member) - member.ep, odds.comes_to(effect.amount)) for member in hurt) * 0.8
    return 3.0 if effect.kind == "move" else 6.0


def _cure(state: State, play: Play, whom: str) -> float:
    """Return what it is worth to rid a member of a Disease."""
    ill = bool(whom) and bool(state.members[int(whom[1:])].diseases)
    return CURE if ill and any(effect.kind == "cure" for effect in play.effects) else 0.0


def callers(state: State, index: int) -> tuple[int, ...]:
    """Return the allies who want to be healed, whom a member can heal."""
    asking = [(at, ally) for at, ally in enumerate(state.members) if at != index and wants_healing(ally)]
    able = ((at, ally) for at, ally in asking if ally.standing and not ally.fallen)
    return tuple(at for at, ally in able if remedies(state.members[index], ally))


def _heal(state: State, play: Play, whom: str) -> float:
    if not whom:
        return 0.0
    member = state.members[int(whom[1:])]
    # Who went down has all EP back as their turn begins, and the Injury comes in any case.
    missing = 0 if member.fallen else sheets.most_ep(member) - member.ep
    amount = sum(odds.comes_to(effect.amount) for effect in play.effects if effect.kind == "recover")
    weight = 1.0 if member.ep <= 6 else 0.6 if missing >= amount else 0.2
    weight += 0.4 * missing / sheets.most_ep(member)  # who is hurt most comes first
    if SOUND * missing <= sheets.most_ep(member):
        weight = MILD if 2 * missing >= amount else 0.0
    if wants_healing(member):
        weight = CALLED
    elif play.once and member.ep > 6:
        # What is used up is kept until it mends all that it can.
        weight = weight / 2 if missing >= amount else 0.0
    return min(missing, amount) * weight


def strategy(ground: Ground, index: int, move: object, target: str) -> float:
    """Return what a move of the Strategy Phase is worth."""
    state = ground.state
    member = state.members[index]
    if isinstance(move, Equip):
        return _equip(ground, index, move.item)
    if not isinstance(move, Strategy):
        return 0.0
    if move.play == "draw":
        return 0.0 if not member.deck else 0.5 if len(member.hand) < 5 else 0.15
    play = play_of(state, index, move.play)
    here = [item for item in state.members if item.in_play and item.region == member.region]
    worth = 0.0
    for effect in play.effects:
        amount = odds.comes_to(effect.amount)
        if effect.kind == "recover":
            everybody = [member for member in state.members if member.in_play]
            hurt = {"here": here, "party": everybody}.get(effect.who, [member])
            healed = sum(min(amount, sheets.most_ep(item) - item.ep) for item in hurt)
            enough = MOSTLY * amount if len(hurt) == 1 else SEVERAL * amount
            worth += healed * 0.6 if healed >= enough else 0.0  # a rest for less is kept for later
        elif (effect.kind == "move" or (effect.kind == "speed" and not member.moved)) and not is_held(ground, index):
            far, way = ground.reach(index).get(target, (0.0, ""))
            on = state.scenario.connection_by_id.get(way)
            if effect.kind == "speed" and on is not None and ground.way_cost(index, on, member.region) > BARS:
                continue  # what bars the way is likely to end the Move at once
            if ground.scenario.type == "chase":
                worth += 1.6 if far >= 2 or (far and member.moved) else 0.0  # or what stopped them is tried once more
            else:
                worth += 0.7 if far >= 2 else 0.0
        elif effect.kind == "draw":
            worth += 0.5 * amount if len(member.hand) < 5 else 0.1
        elif effect.kind == "shift":
            worth += (
                _shift(ground, index, effect.entry, len(here)) if effect.who != "actor" else _own(ground, index, effect)
            )
    return worth - card_cost(state, index, move.play)


def is_held(ground: Ground, index: int) -> bool:
    """Return whether a Creature here keeps a member from going on: in a chase none does."""
    return bool(ground.creatures(ground.state.members[index].region)) and ground.scenario.type != "chase"


def _own(ground: Ground, index: int, effect: Effect) -> float:
    """Return what a shift for oneself is worth: against an Obstacle beside one, at a Lock, for a Search."""
    state, region = ground.state, ground.state.members[index].region
    blocks = [wall for way in state.scenario.exits.get(region, ()) if (wall := ground.blocks.get(way.id)) is not None]
    if effect.entry == "inflict":
        return 0.5 * effect.levels if blocks else 0.0
    if effect.entry == "lockpick":
        chests = (feature for feature in state.scenario.features if feature.at == region and feature.lock)
        locked = any(block.lock for block in blocks) or any(chest.id not in state.opened for chest in chests)
        return 0.5 * effect.levels if locked else 0.0
    if effect.entry == "search" and ground.temper.finishes and ground.mind.target != region:
        return 0.0
    return _shift(ground, index, effect.entry, 1)


def _shift(ground: Ground, index: int, on: str, many: int) -> float:
    region = ground.state.members[index].region
    if on == "endure":
        near = [seeker for way in ground.scenario.exits.get(region, ()) for seeker in ground.seekers(way.other(region))]
        return 1.5 if near or ground.seekers(region) else 0.1
    if on in ("inflict", "damage"):
        exits = ground.state.scenario.exits.get(region, ())
        is_near = any(way.id in ground.blocks or ground.creatures(way.other(region)) for way in exits)
        return (0.5 if ground.creatures(region) else 0.25 if is_near else 0.0) * (many - 1)
    return 0.6 if ground.state.searched.get(region, 0) == 0 else 0.2


def _equip(ground: Ground, index: int, item: str) -> float:
    """Return what it is worth to put Gear on: a lamp where it is dark, whatever finds an empty slot."""
    state = ground.state
    member = state.members[index]
    if item not in content().gear:
        return 8.0
    gear = content().gear[item]
    off = sheets.replaced(member.equipped, item)
    if any(play.lockpick for play in gear.plays) and (is_held(ground, index) or _lacks_a_pick(ground, index)):
        return 0.0 if is_held(ground, index) else 2.0
    if (
        gear.light
        and ground.is_dark(index)
        and lamps_allowed(state)
        and not any(content().gear[item].light for item in member.equipped)
    ):
        return 2.0
    here = (state.members[at] for at in callers(state, index) if state.members[at].region == member.region)
    if any(item in remedies(member, ally) for ally in here):
        return CALLED
    return 0.0 if off or gear.light else 0.8


def _lacks_a_pick(ground: Ground, index: int) -> bool:
    """Return whether a Lock here is to be opened, and a member has no Lockpick at hand."""
    locks = (ground.scenario.feature_by_id[item].lock for item in ground.shut)
    return bool(ground.missing()) and any(lock and not odds.pick(ground.state, index, lock) for lock in locks)


def lamps_allowed(state: State) -> bool:
    """Return whether a light gives no member away."""
    return state.scenario.type != "stealth" or state.scenario.light_rule == "none"


def ep_of(state: State, target: str) -> int:
    """Return the EP that a member has left by the word that a move names them by."""
    index = index_of(naming.who_named(state, target) or "")
    return 0 if index is None else state.members[index].ep
