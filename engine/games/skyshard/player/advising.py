"""What a sharp player would do next stands before all else in a turn, and at a lock; and what that is for, above the
question."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core import verbs
from engine.core.bot_players import FOREMOST, Advice, led
from engine.core.desk import shortest
from engine.core.dice import Dice
from engine.core.game import Choice, Seat, Weight
from engine.core.memo import memo
from engine.core.moves import Move
from engine.core.odds import odds as odds_in_words
from engine.core.verbs import MoveTo
from engine.maps.hexes import Hex, label

from ..rules import awaiting, odds
from ..rules.enemies import enemy_at
from ..rules.hopeless import is_out_of_reach
from ..rules.legal import is_spent
from ..rules.legal import legal as legal_moves
from ..rules.turns import charges
from ..rules.walking import in_the_way, reach
from ..speech import choices, step_prices, walks
from ..speech.quests import goal, in_the_way_of_shards
from ..speech.tile_offers import best_in_all
from ..state.board import NOWHERE, board
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.distance import cost_to
from ..state.moves import Attack, Explore, Finish, Heal, Open, Place, Visit
from ..state.naming import hero_name
from ..state.state import Enemy, Exploring, Lock, State, called, gained, searching, stamina, standing
from ..state.terrain import explorable, in_reach, lockable, rank_at, shard_cells
from ..state.view import View
from . import company, runner_up
from .at_the_end import WANDERING
from .dangers import endangered
from .reasons import helped, is_a_trade
from .sensible import EXHAUSTING, Aim, Idea, cell_of, nearest, shard_tiles


def choice(view: View, move: Move) -> Choice:
    """Return how a legal move is offered: what is advised comes first for all who look, in a turn the best two.

    A walk is a button only with a reason.
    """
    found, state = choices.choice(view, move), view.state
    if not awaiting.awaited(state):
        return found
    first, second = _advised(state)
    best = first.move if first is not None else None
    if move == best and first is not None and not found.text:
        found = replace(found, text=_told(state, first))
    if state.turn is None or (state.agenda and not isinstance(state.agenda[0], Lock)):
        # Of answers to one question each stays what it is; the advised one comes before the others.
        return replace(found, weight="first", foremost=max(FOREMOST, found.foremost)) if move == best else found
    if best == verbs.Pass() and move != best:
        # Nothing else is worth a press: of the rest only the walk towards a shard stays a button.
        towards = isinstance(move, MoveTo) and found.weight == "first"
        weight: Weight = "main" if towards else "plain"
        return replace(found, weight=weight, foremost=0) if found.weight in ("first", "main") else found
    if best is not None and move != best and move == _rival(state):
        # The next best act of another kind is always a button, so that there is a choice to be seen.
        return replace(found, weight="main", foremost=FOREMOST - 1)
    if called(state) and _opens(state, move) and not (best is not None and _opens(state, best)):
        # Any other door that calls enemies is not lit while something else is advised.
        return replace(found, weight="plain") if found.weight == "main" else found
    if move == second and not state.agenda and not found.hurts and (_rival(state) is None or found.weight == "first"):
        return replace(found, weight="first", foremost=FOREMOST - 1)
    if move != best and _is_act(state, move):
        return _in_the_menu(found)
    if move == best and found.hurts and isinstance(move, MoveTo):
        # Nothing else is worth a press: then the button says what it costs, and comes first all the same.
        told = f"{found.label}: {found.hurts}"
        text = shortest((told + _reason(state, cell_of(move.to)), told), step_prices.BRIEF)
        return replace(found, label=text, hurts="", weight="first", foremost=FOREMOST)
    if move == best and isinstance(move, MoveTo) and found.weight == "quiet":
        reason = _reason(state, cell_of(move.to))
        found = replace(found, label=shortest((found.label + reason, found.label), LINE))
    # A shard in reach stays a button, unless what is advised takes one.
    return led(found, move, best, kept=best is None or not _takes_shard(state, best))


ACTS = (Attack, Explore, Finish, MoveTo, Open, Visit)
"""Moves of a turn of which the best two have a button."""


def unadvised(view: View, move: Move) -> Choice:
    """Return how a move is offered before anything is advised: an act of a turn stands in the menu till it is one of the
    best two."""
    found = choices.choice(view, move)
    return _in_the_menu(found) if _is_act(view.state, move) else found


def _is_act(state: State, move: Move) -> bool:
    """Return whether a move is an act of a turn that takes no shard."""
    return state.turn is not None and not state.agenda and isinstance(move, ACTS) and not _takes_shard(state, move)


def _in_the_menu(found: Choice) -> Choice:
    """Return a choice without a button of its own: two ways on and the end of the turn fit beside a map."""
    return replace(found, weight="quiet", stays=False) if found.weight in ("first", "main", "plain") else found


def _takes_shard(state: State, move: Move) -> bool:
    """Return whether a move takes a shard this turn, or is the first half of a way that does."""
    to = cell_of(move.to) if isinstance(move, MoveTo | Visit) else None
    return to is not None and bool(to) and step_prices.on_the_way(state, charges(state).get(to, to))


def _opens(state: State, move: Move) -> bool:
    """Return whether a move explores a door."""
    return isinstance(move, Explore) or (isinstance(move, Visit) and cell_of(move.to) in explorable(state))


def _reason(state: State, to: Hex) -> str:
    """Return what a walk is for whose label does not say that: what it leads nearer to, or that fewer enemies get there; ""
    where neither is so."""
    assert state.turn is not None
    at = state.heroes[state.turn.hero].at
    if at is None or walks.says_why(state, to) or to in explorable(state):
        return ""
    map_, safer = board(state.tiles), endangered(state, to) < endangered(state, at)
    for what, goals in (
        ("shard", shard_cells(state)),
        ("safety", (to,) if safer else ()),
        ("cache", lockable(state)),
        ("door", explorable(state)),
    ):
        nearer = [goal for goal in goals if map_.distance(to, goal) < map_.distance(at, goal)]
        if nearer:
            door = map_.letters.get(_nearest_of(state, to, nearer), "")
            return WORDS("walk-towards", what=what, door=door, mark=state.scene)
    return ""


def advise(view: View, legal: Sequence[Move], lot: Dice) -> Sequence[Advice]:
    """Return what a sharp player would think of first (see `engine.core.bot_players.Plays`)."""
    del lot
    return company.advise(view, _thoughts(view, legal))


def _thoughts(view: View, legal: Sequence[Move]) -> list[Idea]:
    return company.thoughts(view, legal, lambda move: bool(choices.choice(view, move).hurts)) if legal else []


@memo
def _thought(state: State) -> list[Idea]:
    """Return what a sharp player would think of who is asked, the best first; [] where they have no move."""
    seat = _asked(state)
    return _thoughts(View(seat, state), list(legal_moves(state, seat)))


def _asked(state: State) -> Seat:
    """Return the seat that is asked: the acting adventurer's, or the first one awaited."""
    seats = awaiting.awaited(state)
    seat = state.heroes[state.turn.hero].seat if state.turn is not None else seats[0]
    return seat if seat in seats else seats[0]


def _told(state: State, advice: Advice) -> str:
    """Return the reason of the first advice that stands under the question: why a tile is laid so, or why an act comes
    before the next best of another kind. "" where labels, or what the turn is for (`aim`), say enough."""
    if state.turn is not None and not state.agenda:
        idea = _thought(state)[0]
        return runner_up.against(state, idea, _rival(state)) if idea.move == advice.move else ""
    task = state.agenda[0] if state.agenda else None
    if isinstance(task, Lock):
        return runner_up.at_lock(state, advice.move)
    if not isinstance(task, Exploring) or not isinstance(advice.move, Place):
        return ""
    if best_in_all(state):
        return WORDS("because-best-layout")
    return advice.why if is_a_trade(state, advice.move) else ""


@memo
def _rival(state: State) -> Move | None:
    """Return the best act of another kind than what is advised first in a turn, ``None`` where there is none."""
    every = _thought(state)
    if state.turn is None or state.agenda or not every:
        return None
    return runner_up.rival(state, list(legal_moves(state, _asked(state))), every)


@memo
def _advised(state: State) -> tuple[Advice | None, Move | None]:
    """Return the first advice for who is awaited, and the next move that they would be advised: neither a bare walk nor an
    exploration from afar."""
    advice = company.advise(View(_asked(state), state), _thought(state))
    first, others = next(iter(advice), None), [item.move for item in advice[1:]]
    if state.turn is None:
        return first, None
    doors, at = board(state.tiles).lettered, state.heroes[state.turn.hero].at
    afar = {Explore(door) for door, cell in doors.items() if cell != at}
    return first, next((move for move in others if not isinstance(move, MoveTo) and move not in afar), None)


# What a turn is for: it follows from what is advised first, and names the next shard, or the door that may hide one.

MOST_AIM = 72
"""So many characters it has at most, where there is a shorter way to say it: two lines of a phone."""

LINE = 34
"""So many letters of a button without a die mark stand on one line of a phone."""

NAMED = 2
"""So many enemies that have to fall are named, of more, or of two alike, the number is told."""

IN_PASSING: tuple[Aim, ...] = ("relic", "equip", "heal", "revive")
"""What is done in passing: it changes nothing of what a turn is for."""

OPENS: tuple[Aim, ...] = ("door", "from-afar", "to-a-door")
"""What opens a door, or leads to one that is opened this turn."""

FIGHTS: tuple[Aim, ...] = ("strike", "to-a-fight")


def aim(view: View) -> str:
    """Return what the acting adventurer could go for next, and what that is for; "" where a choice is open."""
    state = view.state
    return _aim(state) if state.phase == "delve" and state.turn is not None and not state.agenda else ""


@memo
def _aim(state: State) -> str:
    every = _thought(state)
    if not every:
        return ""
    if is_out_of_reach(state):
        # The status says so; no goal is left.
        return ""
    idea = next((idea for idea in every if idea.aim not in IN_PASSING), every[0])
    if every[0].aim == "shard" and isinstance(every[0].move, MoveTo) and not state.scene:
        # The button says what is done: this is what it is for.
        last = gained(state) + 1 >= state.required
        return WORDS("aim-take", last=last, number=gained(state) + 1, required=state.required)
    passing = _passing(state, every[0])
    # What is done in passing comes first: the next aim says that the turn ends.
    first, door = "" if passing and idea.aim == "end" else _first(state, idea), _door(state, idea)
    then = goal(state) if door is None else _to_door(state, door, idea)
    first = first if door is None else ", ".join(filter(None, [_left_to(state), first]))
    ways = ((passing, first, then), (passing, first) if passing else (first, then), (passing or first,), (then,))
    told = (_in_order([step for step in way if step]) for way in ways)
    return shortest(filter(None, told), MOST_AIM) if passing or first or then else ""


def _in_order(steps: list[str]) -> str:
    """Return one to three steps as one phrase; "" for none."""
    *first, last = steps or [""]
    return WORDS("aim-then", first=", ".join(first), then=last) if first else last


def _passing(state: State, idea: Idea) -> str:
    """Return what is done in passing before all else; "" for nothing."""
    move = idea.move
    if idea.aim not in IN_PASSING:
        return ""
    if isinstance(move, verbs.Use | verbs.Equip | verbs.Stow):
        return WORDS("aim-use", relic=move.item)
    own = isinstance(move, Heal) and cell_of(move.target) == _standing(state)
    return WORDS("aim-heal", whom=helped(state, idea), own=own)


def _first(state: State, idea: Idea) -> str:
    """Return what comes before the goal; "" for nothing."""
    move = idea.move
    match idea.aim:
        case "strike" | "to-a-fight":
            if isinstance(move, MoveTo):
                there = _in_reach(state, cell_of(move.to))
                return WORDS("aim-fell-from", foes=len(there), chip=there[0].chip, at=move.to) if there else ""
            way = in_the_way_of_shards(state)
            foes = [foe for foe in _within_reach(state) if foe != way]
            foe = enemy_at(state, _struck(move)) if isinstance(move, Attack | Finish | Visit) else next(iter(foes), None)
            if foe is not None and foe == way:
                # The goal says first that it has to fall.
                return ""
            return WORDS("aim-fell", foes=max(1, len(foes)), chip=foe.chip) if foe is not None else ""
        case "cache" if isinstance(move, Open | Visit):
            return _cache(state, label(_standing(state)) if isinstance(move, Open) else move.to)
        case "nearer" if isinstance(move, MoveTo) and cell_of(move.to) in lockable(state):
            return _cache(state, move.to)
        case "safety" if isinstance(move, MoveTo):
            away = state.turn is not None and not odds.danger(state, state.turn.hero, cell_of(move.to)).most
            # Where some still get there, what they can take stands under the question.
            return WORDS("aim-safety") if away else ""
        case "rescue" | "to-the-dying":
            return WORDS("aim-rescue", whom=helped(state, idea))
        case "end" if not is_spent(state):
            return _tired(state)
    return ""


def _cache(state: State, at: str) -> str:
    """Return that a cache is to be tried, and for which sort of relic."""
    near = [cell for cell in lockable(state) if cell in reach(state).now or cell in reach(state).second]
    return WORDS("aim-cache", at=at, many=len(near) > 1, holds=choices.HOLDS.get(rank_at(state, cell_of(at)), "none"))


def _tired(state: State) -> str:
    """Return that a turn is to end though an enemy could still be attacked; "" where it could not: its button says it."""
    strikes = any(isinstance(move, Attack) for move in legal_moves(state, _asked(state)))
    return WORDS("aim-end") if strikes else ""


def _within_reach(state: State) -> list[Enemy]:
    """Return the enemies that the acting adventurer can strike from here, or else after a walk."""
    stops = charges(state)
    return _in_reach(state) or [enemy for enemy in state.enemies if enemy.at in stops]


def _in_reach(state: State, at: Hex | None = None) -> list[Enemy]:
    """Return the enemies that the acting adventurer can strike from a hex, by default from here."""
    assert state.turn is not None
    far, here = content().adventurers[state.heroes[state.turn.hero].kind].reach, _standing(state) if at is None else at
    return [enemy for enemy in state.enemies if in_reach(state, here, far, [enemy.at])]


def _struck(move: Attack | Finish | Visit) -> Hex:
    return cell_of(move.to if isinstance(move, Visit) else move.target)


def _standing(state: State) -> Hex:
    """Return where the acting adventurer stands."""
    assert state.turn is not None
    at = state.heroes[state.turn.hero].at
    assert at is not None
    return at


def _door(state: State, idea: Idea) -> Hex | None:
    """Return the door that is gone for: the one that an idea leads to, else the nearest one.

    It is ``None`` where a shard lies open that is not left to others, a scenario seeks something else, or no door is left.
    """
    doors, map_, move = explorable(state), board(state.tiles), idea.move
    if not doors or not searching(state) or state.scene:
        return None
    led = map_.lettered[move.what] if isinstance(move, Explore) else None
    led = cell_of(move.to) if isinstance(move, MoveTo | Visit) else led
    lies = bool(shard_tiles(state))
    if led in doors and (not lies or idea.aim in (*OPENS, "nearer")):
        return led
    if lies and not (idea.aim == "end" and _left_to(state)):
        return None
    # A bare walk says towards which door it leads: that one is the aim.
    walks = idea.aim in WANDERING and isinstance(move, MoveTo)
    return _nearest_of(state, cell_of(move.to) if walks and isinstance(move, MoveTo) else _standing(state), doors)


def _nearest_of(state: State, at: Hex, goals: Sequence[Hex]) -> Hex:
    """Return the goal with the shortest way to it from a hex."""
    map_ = board(state.tiles)
    return min(goals, key=lambda goal: (cost_to(state, at, (goal,)), map_.distance(at, goal)))


def _left_to(state: State) -> str:
    """Return that the shards that lie open are left to who is nearer to each; "" where one is the acting adventurer's."""
    assert state.turn is not None
    others = [nearest(state, tile, standing(state)) for tile in shard_tiles(state)]
    names = tuple(dict.fromkeys(hero_name(state, index) for index in others))
    return WORDS("aim-left", shards=len(others), names=names) if others and state.turn.hero not in others else ""


def _to_door(state: State, door: Hex, idea: Idea) -> str:
    """Return that a door is to be opened, and for what; while its noise is waited out, what has to fall first; of one that
    is out of reach, how far it is."""
    at, letter = _standing(state), board(state.tiles).letters[door]
    assert state.turn is not None
    steps, most = cost_to(state, at, (door,)), 2 * stamina(state, state.turn.hero)
    names: list[str] = []
    if steps >= NOWHERE:
        return WORDS("aim-no-way", door=letter)
    if idea.aim != "from-afar" and ((names := in_the_way(state, at, door)) or steps > most):
        return WORDS("aim-far", door=letter, steps=steps, turns=-(-steps // most), names=names)
    loud, foes = called(state) > 0, state.enemies
    if idea.aim in FIGHTS:
        return WORDS("aim-door", door=letter, shard="none", odds="", now="quiet")
    late = state.round >= EXHAUSTING - 1
    # A walk to a door alone does not open it: where it is wanted at once, the walk is a `Visit`.
    if loud and not late and (idea.aim not in OPENS or isinstance(idea.move, MoveTo)):
        return WORDS(
            "aim-once",
            door=letter,
            foes=len(foes),
            chips=tuple([foe.chip for foe in foes[:NAMED]]),
            few=len(foes) == len({foe.chip for foe in foes}) <= NAMED,
        )
    empty, chance = odds.next_shard(state)
    # What comes before it is enough beside its letter.
    alone = not (_first(state, idea) or _left_to(state))
    shard = "none" if not chance or not alone else "later" if empty else "sure" if chance >= 1 else "may"
    now = "short" if loud and late else "quiet"
    return WORDS("aim-door", door=letter, shard=shard, odds=odds_in_words(chance, bare=True), now=now)


def named(view: View) -> tuple[Hex, ...]:
    """Return the hexes that buttons of a turn and its aim name: the picture shows them all where it can."""
    state = view.state
    turn = state.turn if state.phase == "delve" and not state.agenda else None
    return _named(state) if turn is not None and state.heroes[turn.hero].at is not None else ()


@memo
def _named(state: State) -> tuple[Hex, ...]:
    first, second = _advised(state)
    lettered, found = board(state.tiles).lettered, list[Hex]()
    for move in (first.move if first is not None else None, _rival(state), second):
        if isinstance(move, MoveTo | Visit):
            found.append(cell_of(move.to))
        elif isinstance(move, Attack | Finish):
            found.append(cell_of(move.target))
        elif isinstance(move, Explore):
            found.append(lettered[move.what])
    every = _thought(state)
    idea = next((idea for idea in every if idea.aim not in IN_PASSING), every[0] if every else None)
    door = _door(state, idea) if idea is not None and not is_out_of_reach(state) else None
    return tuple(dict.fromkeys((*found, *(() if door is None else (door,)))))
