"""How legal moves are offered: a few words for the button, what it means for the menu."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import verbs
from engine.core.desk import fit, shortest
from engine.core.events import ByType
from engine.core.game import ArgumentPrompt, Choice, Weight
from engine.core.moves import Move, Verb
from engine.core.odds import odds
from engine.maps.hexes import Hex, label, straight, unlabel

from ..rules import odds as chances
from ..rules import quests
from ..rules.awaiting import MOST_MARKED, open_choices
from ..rules.effects import falling_tile, reopened
from ..rules.enemies import enemy_at
from ..rules.hopeless import is_hopeless
from ..rules.needs import untouched
from ..rules.progress import MOST_FATIGUE
from ..rules.shifting import helps, shifts, steps_from_party
from ..rules.walking import budget, lies_at, may_move_again, nearest_shard, off_and_back, reach
from ..state import moves
from ..state.board import NOWHERE, board
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.distance import ALL, ENEMIES, cost_to, open_steps
from ..state.naming import hero_name
from ..state.state import Enemies, Exploring, State, actor, gained, stamina
from ..state.terrain import explorable, lockable, rank_at, shard_cells
from ..state.view import View
from . import healing_offers, lock_offers, step_prices, strike_offers, tile_offers, walks
from .asking import door_beyond, far_door, locked, question
from .words import class_numbers, trap_beside, trap_does

HOLDS = {"legendary": "lasting", "common": "once"}
"""What a cache of each rank holds: a relic that lasts while it is worn, or one that is used up."""

MOST_HINT = 100
"""So many characters the detail of a choice has at most."""

CHOICES = ByType[[State], Choice]()
"""How a move of each type is offered."""
CHOICES.of(moves.Attack)(strike_offers.attack)
CHOICES.of(moves.Finish)(strike_offers.finish)
CHOICES.of(moves.Adjust)(lock_offers.adjust)
CHOICES.of(moves.Match)(lock_offers.match)
CHOICES.of(verbs.Roll)(lock_offers.roll)
CHOICES.of(moves.Crack)(lock_offers.crack)
CHOICES.of(moves.Heal)(healing_offers.heal)
CHOICES.of(verbs.Use)(healing_offers.use)
CHOICES.of(verbs.Equip)(healing_offers.equip)


def choice(view: View, move: Move) -> Choice:
    """Return how a legal move is offered by itself: in a turn the walk to a shard comes first, behind what is advised."""
    return CHOICES(move, view.state)


def heading(view: View, verb: Verb) -> str:
    """Return what stands over a menu of moves: what is asked."""
    state = view.state
    turn = state.turn
    match verb.name:
        case "choose" if state.phase == "classes":
            return WORDS("menu-classes")
        case "choose" if state.phase == "relics":
            return WORDS("menu-relics")
        case "place" if state.phase == "places":
            return WORDS("menu-places")
        case "choose" if not state.agenda:
            return WORDS("menu-shift")
        case "choose" | "place" if state.agenda:
            return question(state)
        case "move" if turn is not None:
            return WORDS("menu-move", left=budget(turn, stamina(state, turn.hero)))
        case "attack" if turn is not None:
            return WORDS("menu-attack", again=turn.attacks > 0)
    return WORDS(f"menu-of-{verb.name}") if verb.name in MENUS else ""


MENUS = ("explore", "visit", "finish", "adjust", "heal", "revive", "use", "equip", "stow", "ask")
"""Verbs whose menus ask the same at any time."""


def _shift(state: State, option: str) -> Choice:
    """Return how it is offered to put elsewhere what the newest exploration brought."""
    every = shifts(state)
    found = next((shift for shift in every if shift.option == option), None)
    if found is None:
        return Choice(option)
    what, cache = found.what(state), found.kind == "cache"
    foe, rank = ("", what) if cache else (what, "")
    before, steps = steps_from_party(state, found.at), steps_from_party(state, found.to)
    text = WORDS(
        "choice-shift",
        piece=found.kind,
        rank=rank,
        foe=foe,
        to=label(found.to),
        same=steps == before,
        steps=steps,
        before=before,
    )
    # An enemy is better farther off, a cache nearer. One that is as far as before is hardly worth a press.
    weight: Weight = "plain" if helps(state, found) else "written" if steps == before else "quiet"
    return Choice(text, WORDS("choice-shift.hint", at=label(found.at)), weight)


@CHOICES.of(moves.Explore)
def _explore(move: moves.Explore, state: State) -> Choice:
    letter = move.what
    map_ = board(state.tiles)
    door, turn = map_.lettered[letter], state.turn
    assert turn is not None
    at, noise = state.heroes[turn.hero].at, step_prices.noise(state)
    assert at is not None
    if door == at:
        free = turn.door
        back = 0 if free else off_and_back(state)
        hint = WORDS("choice-explore-here.hint", at=label(door), back=back, behind=step_prices.door_odds(state))
        price = () if free and noise else (WORDS("price-free") if free else step_prices.from_afar(),)
        said = (*price, *((noise,) if noise else ()))
        text = WORDS("choice-explore-here", door=letter, plain=free and not noise, said=said)
        return Choice(text, hint, "main" if free else "plain")
    hint = WORDS("choice-explore.hint", at=label(door), steps=map_.distance(at, door), behind=step_prices.door_odds(state))
    said = (step_prices.from_afar(), *((noise,) if noise else ()))
    return Choice(WORDS("choice-explore", door=letter, said=said), hint, "quiet")


@CHOICES.of(moves.Visit)
def _visit(move: moves.Visit, state: State) -> Choice:
    at = unlabel(move.to)
    assert at is not None
    ways = reach(state)
    if enemy_at(state, at) is not None:
        return strike_offers.charge(state, at)
    price, costs = step_prices.in_short(state, at), step_prices.second_thoughts(state, at)
    if at in explorable(state):
        letter, takes, noise = ways.map.letters[at], step_prices.on_the_way(state, at), step_prices.noise(state)
        said = (*((noise,) if noise else ()), *costs) or (WORDS("steps", steps=step_prices.taken(ways, at)[0]),)
        text = shortest(WORDS("choice-go-explore", door=letter, shard=takes, said=each) for each in (said, said[:1]))
        foe, friend = _beside_door(state, at)
        beside: tuple[tuple[int, int], ...] = ((foe, friend), (foe, 0))
        hints = (
            WORDS(
                "choice-go-explore.hint", at=move.to, price=price, foe=near, friend=by, behind=step_prices.door_odds(state)
            )
            for near, by in beside
        )
        return Choice(text, shortest(hints, MOST_HINT), "main")
    rare = [other.at for other in state.caches if other.rank == "legendary"]
    cache, any_ = _cache(state, "legendary") if at in rare else locked(state, at), WORDS("any-cache")
    shard = step_prices.on_the_way(state, at)
    opens, (blow, fells) = odds(chances.opens_from_start(state, rank_at(state, at))), step_prices.keepers_blow(state, at)
    tires, relic = lock_offers.may_tire(state), HOLDS.get(rank_at(state, at), "none")
    goals = [cell for cell in lockable(state) if cell in ways.now or cell in ways.second]

    def named(said: Sequence[str]) -> str:
        return WORDS(
            "choice-go-open",
            cache=any_,
            at=move.to,
            many=len(goals) > 1,
            shard=shard,
            blow=blow,
            fells=fells,
            said=tuple(said),
        )

    text = fit(step_prices.brief([named((opens, *costs))], [named((opens,))]))
    hint = WORDS("choice-go-open.hint", cache=cache, at=move.to, price=price, holds=relic, fatigue=int(tires))
    return Choice(text, hint, "main")


def _beside_door(state: State, door: Hex) -> tuple[int, int]:
    """Return how many steps a door is from the nearest enemy, and from the nearest other of the party; 0 for none."""
    steps, turn = board(state.tiles).distances(door), state.turn
    friends = [hero.at for index, hero in enumerate(state.heroes) if hero.at is not None and turn and index != turn.hero]
    foes = [enemy.at for enemy in state.enemies]
    foe, friend = (min((steps.get(at, NOWHERE) for at in each), default=0) for each in (foes, friends))
    return foe, friend


@CHOICES.of(verbs.MoveTo)
def _move(move: verbs.MoveTo, state: State) -> Choice:
    at = unlabel(move.to)
    assert at is not None
    ways, turn = reach(state), state.turn
    assert turn is not None
    facts = []
    shard, harm, often = False, "", ""
    if at in explorable(state):
        facts.append(WORDS("fact-door", door=ways.map.letters[at]))
    facts += [_cache(state, cache.rank) for cache in state.caches if cache.at == at]
    if ways.forced.get(ways.map.owner[at]):
        harm = trap_does(state, ways.map.owner[at])
        often = odds(chances.disarms_from_start(state, trap_beside(state, ways.map.owner[at])))
    elif lies_at(ways, at):
        facts.append(WORDS("fact-mark", mark=state.scene))
        shard = not state.scene
    if beside := sum(straight(at, enemy.at) == 1 for enemy in state.enemies):
        facts.append(WORDS("fact-enemies", number=beside))
    others = [(index, hero.at) for index, hero in enumerate(state.heroes) if hero.at is not None and index != turn.hero]
    if names := tuple([hero_name(state, index) for index, cell in others if straight(at, cell) == 1]):
        facts.append(WORDS("fact-party", names=names))
    price = step_prices.walk(state, at)
    if harm:
        # It comes last in its menu, and is asked for once more where it is typed.
        hurts = WORDS("choice-move-trap.hurts", odds=often, harm=harm)
        hint = WORDS("choice-move.hint", facts=[*facts, price])
        return Choice(WORDS("choice-move-trap", at=move.to), hint, "quiet", hurts=hurts)
    safe = walks.is_out_of_reach_after(state, at)
    blow, fells = step_prices.keepers_blow(state, at) if shard else (0, "none")
    foes = 0 if blow else walks.foes_from(state, at)
    last = shard and gained(state) + 1 >= state.required
    told = [WORDS("move-blow", blow=blow, fells=fells)] if blow else []
    told += [WORDS("move-foes", foes=foes)] if foes else []
    told += [WORDS("move-safe")] if safe and not blow else []
    # What matters of a place stands on the label, else what the walk takes of the turn; the other in its detail.
    costs = () if last else step_prices.second_thoughts(state, at)
    said = (*told, *costs) if told else (price, *costs[1:]) if costs and costs[0] in price else (price, *costs)
    said = (WORDS("steps", steps=step_prices.taken(ways, at)[0]),) if last and not told else said
    hint = WORDS("choice-move.hint", facts=[*facts, price] if told else facts)
    if shard and at == nearest_shard(ways):
        return Choice(WORDS("choice-take", last=last, said=said), hint, "first")
    label_ = WORDS(
        "choice-move",
        at=move.to,
        door=(ways.map.letters[at],) if at in explorable(state) else (),
        shard="last" if last else shard,
        said=said,
    )
    if shard:
        # Another hex of the same tile takes the same shard: a menu is enough.
        near, owner = nearest_shard(ways), ways.map.owner
        return Choice(label_, hint, "main" if near is None or owner[near] != owner[at] else "quiet")
    goal = step_prices.far_shard(state)
    beyond = None if goal else door_beyond(state)
    door = None if goal else beyond or far_door(state)
    goal = goal or ((door,) if door is not None else ())
    if goal and at == step_prices.way_towards(state, goal):
        steps, after = cost_to(state, at, goal), step_prices.after_walk(state, at)
        fresh = stamina(state, turn.hero)
        # Of the party others may have gone by the next turn; enemies stand in the way till they fall.
        later, free = (open_steps(state, at, goal, kinds) if door is None else NOWHERE for kinds in (ENEMIES, ALL))
        soon = later <= 2 * fresh
        second = may_move_again(step_prices.walked(turn)) and free <= fresh
        again = at in ways.now and (beyond is not None or second)
        there = "takes" if door is None and not state.scene else "opens"
        ahead = there if again else "soon" if soon and after != "second" else after
        text = WORDS(
            "choice-move-towards",
            at=move.to,
            shard=door is None,
            mark=state.scene,
            door=ways.map.letters[door] if door is not None else "",
            after=ahead,
        )
        hint = WORDS("choice-move.hint", facts=[WORDS("fact-onwards", steps=steps, after=ahead), *facts])
        return Choice(text, hint, "first" if soon else "main")
    # A walk that leads to nothing stands in a menu: the buttons are for acts.
    weight: Weight = "quiet" if at in walks.worth_a_control(state) else "written"
    return Choice(label_, hint, weight, hurts="" if safe else walks.leaves_behind(state, at))


def _cache(state: State, rank: str) -> str:
    """Return what a cache is called: by its rank, or as a scenario calls its locks."""
    return WORDS("fact-lock", lock=state.scene) if rank == "lock" else WORDS("fact-cache", rank=rank)


@CHOICES.of(moves.Place)
def _place(move: moves.Place, state: State) -> Choice:
    at = move.at
    task = state.agenda[0] if state.agenda else None
    if not isinstance(task, Exploring):
        doors = unlabel(at) in board(state.tiles).door_owner
        return Choice(WORDS("choice-stand", at=at, doors=doors), weight="main")
    return tile_offers.lay(state, task, int(at) - 1)


def step(view: View, verb: Verb, given: Sequence[str], values: Sequence[str]) -> ArgumentPrompt:
    """Return what is asked between those ways to lay a tile that are left, and how each is offered."""
    left = tuple(int(way) - 1 for way in values)
    return ArgumentPrompt(question(view.state, left=left), tuple(choice(view, verb.move(*given, way)) for way in values))


@CHOICES.of(verbs.Choose)
def _choose(move: verbs.Choose, state: State) -> Choice:
    option = move.option
    known = content().adventurers.get(option)
    if known is not None:
        numbers = class_numbers(option, trick=False)
        text = WORDS("class-text", knack=known.knack, numbers=numbers)
        return Choice(WORDS("choice-class", kind=option), class_numbers(option), "main", text=text)
    if state.phase == "relics" and option in content().relics:
        return Choice(WORDS("choice-bring", relic=option), WORDS("choice-bring.hint", does=option), "main")
    if not state.agenda and "-" in option:
        return _shift(state, option)
    cell = unlabel(option)
    cells = open_choices(state)
    number = cells.index(cell) + 1 if cell in cells[:MOST_MARKED] else 0
    match state.agenda[0] if state.agenda else None:
        case Exploring(step="caches", caches=caches):
            return Choice(WORDS("choice-put", number=number, at=option), WORDS("choice-put.cache", rank=caches[0]), "main")
        case Exploring(chip=chip):
            return Choice(WORDS("choice-put", number=number, at=option), WORDS("choice-put.enemy", foe=chip), "main")
        case Enemies(now=-1):
            hint = WORDS("choice-begin-with.hint", enemy=strike_offers.enemy_on(state, option))
            return Choice(WORDS("choice-begin-with", number=number, at=option), hint, "main")
        case Enemies(gone=True):
            whom = healing_offers.whose(state, option)
            hint = WORDS("choice-strike.hint", whom=whom)
            return Choice(WORDS("choice-strike", number=number, whom=whom), hint, "main")
        case Enemies():
            hint = WORDS("choice-walk-enemy.hint")
            return Choice(WORDS("choice-walk-enemy", number=number, at=option), hint, "main")
        case _:
            return Choice(WORDS("choice-settle", number=number, at=option), WORDS("choice-settle.hint"), "main")


def _fallen(state: State, at: str) -> str:
    cell = unlabel(at)
    return hero_name(state, next(i for i, hero in enumerate(state.heroes) if hero.at is None and hero.fell == cell))


@CHOICES.of(moves.Dig)
def _dig(move: moves.Dig, state: State) -> Choice:
    turn = state.turn
    assert turn is not None
    tile = falling_tile(state, turn.hero)
    cards = content().cards
    lost = any(beside.tile == tile and cards[beside.card].shards for beside in state.beside)
    hint = WORDS("choice-dig.hint", lost=lost, tile=tile, mark=state.scene)
    doors = [label(door) for door in reopened(state, turn.hero, tile)]
    text = shortest(WORDS("choice-dig", number=len(doors), doors=named) for named in (doors, ()))
    return Choice(text, hint, "main")


@CHOICES.of(verbs.Pass)
def _pass(_: verbs.Pass, state: State) -> Choice:
    if not state.agenda:
        return Choice(WORDS("choice-end-turn"))
    return lock_offers.give_up(state)


@CHOICES.of(moves.Open)
def _open(_: moves.Open, state: State) -> Choice:
    assert state.turn is not None
    at = state.heroes[state.turn.hero].at
    assert at is not None
    rank = rank_at(state, at)
    opens, spare = odds(chances.opens_from_start(state, rank)), MOST_FATIGUE - state.heroes[state.turn.hero].fatigue
    tired = odds(chances.opens_from_start(state, rank, spare))
    text = WORDS("choice-open", cache=locked(state, at), opens=opens)
    hint = WORDS("choice-open.hint", once=rank != quests.LOCK, holds=HOLDS.get(rank, "none"), fatigue=spare, tired=tired)
    return Choice(text, hint, "main")


@CHOICES.of(moves.Revive)
def _revive(move: moves.Revive, state: State) -> Choice:
    hint = WORDS("choice-revive.hint", at=move.target)
    return Choice(WORDS("choice-revive", whom=_fallen(state, move.target)), hint, "main")


@CHOICES.of(verbs.Stow)
def _stow(move: verbs.Stow, state: State) -> Choice:
    """Offer to put a relic away where another waits in the pack for its place: alone that is of no use."""
    packed = state.heroes[state.turn.hero].pack if state.turn is not None else ()
    hint = WORDS("choice-stow.hint", does=move.item)
    text = shortest(WORDS("choice-stow", relic=move.item, relics=room) for room in (packed, ()))
    return Choice(text, hint, "quiet" if packed else "written")


@CHOICES.of(moves.Ask)
def _ask(move: moves.Ask, state: State) -> Choice:
    """Offer in the menu to ask another where that changes something: where a shard lies, to take it. As a turn begins also
    to come, where one of both could heal the other, and while enemies stand to open no door."""
    to, (_, _, at) = unlabel(move.target), actor(state)
    assert to is not None
    lies = bool(shard_cells(state)) and not state.scene
    fresh = state.turn is not None and untouched(state.turn)
    hold = fresh and bool(explorable(state)) and bool(state.enemies) and not lies
    come = fresh and straight(at, to) > 1 and healing_offers.might_heal(state, at, to)
    useful = {"come": come, "take": lies}.get(move.wish, hold)
    text = WORDS("choice-ask", whom=healing_offers.whose(state, move.target), wish=move.wish)
    wins = move.wish == "take" and lies and _wins_soon(state, to)
    return Choice(text, WORDS("choice-ask.hint"), "main" if wins else "quiet" if useful else "written")


def _wins_soon(state: State, at: Hex) -> bool:
    """Return whether who stands on a hex could take the last shard yet this round, past the enemies, and hardly fall."""
    turn, map_ = state.turn, board(state.tiles)
    index = next((index for index, hero in enumerate(state.heroes) if hero.at == at), -1)
    if turn is None or index <= turn.hero or gained(state) + 1 < state.required or nearest_shard(reach(state)):
        return False
    tiles, far = {map_.owner[cell] for cell in shard_cells(state)}, 2 * stamina(state, index)
    near = (tile for tile in tiles if open_steps(state, at, list(map_.cells(tile)), ENEMIES) <= far)
    return any(not chances.falls(state, tile, index) for tile in near)


@CHOICES.of(moves.Retreat)
def _retreat(_: moves.Retreat, state: State) -> Choice:
    """Offer it with what has to be known first. A loss has a control only once another of the party asks for it."""
    sure = WORDS("choice-retreat.warning", scores=state.objective == "uncover")
    label_ = WORDS("choice-retreat", scores=state.objective == "uncover", points=gained(state))
    quiet = state.objective == "uncover" or state.retreating
    weight: Weight = "plain" if is_hopeless(state) else "quiet" if quiet else "written"
    return Choice(label_, WORDS("choice-retreat.hint"), weight, sure)


@CHOICES.of(moves.Stay)
def _stay(_: moves.Stay, __: State) -> Choice:
    return Choice(WORDS("choice-stay"), WORDS("choice-stay.hint"), "quiet")
