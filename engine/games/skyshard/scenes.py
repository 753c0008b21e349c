"""The picture of a delve, made from a view: the map, the party, what can be done, and a legend of just that."""

from __future__ import annotations

from functools import lru_cache

from engine.core.scene import (
    Badge,
    Card,
    Chip,
    Fact,
    Ghost,
    HexBoard,
    HexCell,
    Legend,
    Look,
    Row,
    Scene,
    Tag,
    Token,
)
from engine.maps.hexes import Hex, label, neighbours, sides_towards

from . import explore
from .adventurers import refuse_explore
from .alt import alt
from .board import NOWHERE, PAGE, Board, board
from .content import content
from .delve import chip_of
from .rounds import CALM_ROUNDS
from .state import ENTRANCE, Exploring, Laid, Lock, State, gained, hero_name, most_health, occupied
from .view import View
from .walking import forced_tiles, reach

FLOORS = ("wheat", "oat", "sand")
GROUND = {"mire": "flooded", "murk": "murk", "embers": "embers", "hush": "hush"}
MOST_BADGES = 10
MOST_LEGEND = 10
WARNED_FROM = 4
"""The first round in which the picture warns of exhaustion to come."""

GROUND_WORDS = {
    "flooded": "Mire: costs 2",
    "murk": "Murk: no shots",
    "embers": "Embers: 1 damage",
    "hush": "Hush: no relics",
}
TITLES = {"won": "The party is out", "lost": "Nobody stands", "retreat": "The party turns back"}


def scene(view: View, look: Look) -> Scene:
    """Return the map: the whole of it, or where a tile is to be laid, page by page."""
    state = view.state
    map_ = board(state.tiles)
    task = state.agenda[0] if state.agenda else None
    placing = task if isinstance(task, Exploring) and task.step == "connect" else None
    actor = acting(state)
    cells = _cells(state, map_, actor)
    badges = () if placing else _badges(state, map_)
    walk = _reach(state) if not placing else ()
    ghosts, cards = _ghosts(state, placing, look.page) if placing else ((), ())
    here = state.heroes[actor].at if actor is not None else None
    focus = placing.door if placing else here or _middle(state)
    hexes = HexBoard(
        cells,
        ghosts=ghosts,
        badges=badges,
        tags=_tags(state, map_),
        reach=walk,
        focus=map_.cell(look.at.strip().upper()) or focus,
        actor=here,
    )
    return Scene(
        title=_title(state, placing, actor),
        board=hexes,
        alt=alt(state, placing, actor, badges, cards),
        chip=_chip(state, placing),
        facts=_facts(state, placing, cards),
        panel=tuple(_row(state, index, actor) for index in range(len(state.heroes))),
        legend=() if placing else _legend(state, hexes, actor),
        cards=cards,
        overview=_overview(state),
    )


def _overview(state: State) -> str:
    doors = len(explore.explorable(state))
    return "1 door" if doors == 1 else f"{doors} doors"


def acting(state: State) -> int | None:
    """Return the adventurer who is to act or to choose, ``None`` when it is nobody's turn."""
    if state.phase != "delve":
        return None
    first = state.agenda[0] if state.agenda else None
    if isinstance(first, (Exploring, Lock)):
        return first.hero
    return state.turn.hero if state.turn is not None else None


def _middle(state: State) -> Hex:
    places = [hero.at for hero in state.heroes if hero.at is not None]
    return places[0] if places else (0, 0)


@lru_cache(maxsize=512)
def floors(tiles: tuple[Laid, ...]) -> dict[str, str]:
    """Return the floor of every tile so that touching tiles differ where three tones allow it; the entrance is sand."""
    map_ = board(tiles)
    chosen = {ENTRANCE: "sand"}
    for laid in tiles:
        if laid.tile == ENTRANCE:
            continue
        beside = [chosen[tile] for tile in map_.connected(laid.tile) if tile in chosen]
        chosen[laid.tile] = min(FLOORS, key=lambda floor: (beside.count(floor), FLOORS.index(floor)))
    return chosen


def initials(state: State) -> tuple[str, ...]:
    """Return the letters on the adventurers' tokens: an initial, or two letters where initials are equal."""
    two_each = len(state.heroes) > len(state.names)
    letters = []
    for hero in state.heroes:
        name = "".join(letter for letter in state.names[hero.seat] if letter.isalnum()) or "?"
        if two_each:
            letters.append((name[0] + (hero.kind[:1] or "?")).upper())
            continue
        others = [other for seat, other in enumerate(state.names) if seat != hero.seat]
        twins = any(other[:1].upper() == name[0].upper() for other in others)
        letters.append(name[0].upper() + (name[1:2].lower() if twins else ""))
    return tuple(letters)


def _token(state: State, index: int, actor: int | None) -> Token:
    hero = state.heroes[index]
    most = most_health(hero) if hero.kind else 0
    turn = state.turn
    acted = state.phase == "delve" and (turn is None or index < turn.hero) and index != actor
    letter = initials(state)[index]
    return Token("adventurer", letter, hero.seat, hero.health, most, acting=index == actor, acted=acted)


def _tokens(state: State, actor: int | None) -> dict[Hex, Token]:
    tokens: dict[Hex, Token] = {}
    for index, hero in enumerate(state.heroes):
        if hero.at is not None:
            tokens[hero.at] = _token(state, index, actor)
    for enemy in state.enemies:
        chip = chip_of(enemy)
        tokens[enemy.at] = Token("enemy", str(chip.level), 0, enemy.health, chip.health)
    friend = state.friend
    if friend is not None and friend.at is not None:
        known = content().companions[friend.kind]
        tokens[friend.at] = Token("companion", known.name[0], len(state.names), friend.health, known.health)
    return tokens


def _shard_cells(state: State, map_: Board, marked: dict[Hex, list[str]]) -> list[Hex]:
    """Return the cell of each tile with a shard where its icon has the most room."""
    found = []
    taken = occupied(state)
    for beside in state.beside:
        if content().cards[beside.card].shards:
            cells = [cell for cell, tile in map_.owner.items() if tile == beside.tile]
            found.append(min(cells, key=lambda cell: (cell in taken, len(marked.get(cell, ())), cells.index(cell))))
    return found


def _lit_doors(state: State) -> tuple[Hex, ...]:
    """Return the doors drawn open: none once the delve is over."""
    return () if state.phase == "over" else explore.explorable(state)


def _marks(state: State, map_: Board) -> dict[Hex, list[str]]:
    """Return the icons of each cell that has any: cache, door, shard; two at most."""
    marked: dict[Hex, list[str]] = {}
    for cache in state.caches:
        marked.setdefault(cache.at, []).append("cache" if cache.rank == "common" else "legendary")
    open_doors = _lit_doors(state)
    for door in map_.door_owner:
        marked.setdefault(door, []).append("door" if door in open_doors else "explored")
    for cell in _shard_cells(state, map_, marked):
        marked.setdefault(cell, []).insert(0, "shard")
    return marked


def _cells(state: State, map_: Board, actor: int | None) -> tuple[HexCell, ...]:
    marked, tokens, ground = _marks(state, map_), _tokens(state, actor), dict(floors(state.tiles))
    for beside in state.beside:
        environment = content().cards[beside.card].environment
        if environment is not None:
            ground[beside.tile] = GROUND[environment]
    plates = {laid.tile: number for number, laid in enumerate(state.tiles)}
    open_doors = _lit_doors(state)
    doors = map_.door_owner
    cells = []
    for cell, tile in map_.owner.items():
        near = neighbours(cell)
        gates: tuple[int, ...] = ()
        lit: tuple[int, ...] = ()
        if cell in doors:
            gates = tuple(side for side, other in enumerate(near) if doors.get(other, tile) != tile)
        if cell in open_doors:
            lit = tuple(side for side, other in enumerate(near) if other not in map_.owner)
        icons = tuple(marked.get(cell, ())[:2])
        cells.append(HexCell(cell, ground[tile], plates[tile], label(cell), icons, tokens.get(cell), gates, lit))
    return tuple(cells)


def _badges(state: State, map_: Board) -> tuple[Badge, ...]:
    """Return the letters of the doors, the ones that can be explored now first to stay when there are too many."""
    doors = explore.explorable(state)
    if not doors or state.phase in ("classes", "places", "over"):
        return ()
    able = _able(state)
    turn = state.turn
    at = state.heroes[turn.hero].at if turn is not None else None
    steps = map_.distances(at) if at is not None else {}
    kept = sorted(doors, key=lambda door: (door not in able, steps.get(door, NOWHERE)))[:MOST_BADGES]
    badges, used = [], []
    for door in doors:
        if door not in kept:
            continue
        near = neighbours(door)
        free = list(sides_towards(door, lambda cell: cell not in map_.owner))
        side = min(free, key=lambda side: (near[side] in used, _crowd(map_, near[side]), side))
        used.append(near[side])
        badges.append(Badge(map_.letters[door], door, side, "now" if door in able else "later"))
    return tuple(badges)


def _crowd(map_: Board, cell: Hex) -> int:
    return sum(near in map_.owner for near in neighbours(cell))


def _able(state: State) -> list[Hex]:
    """Return the doors that the acting adventurer may explore now."""
    turn = state.turn
    if state.agenda or turn is None or turn.over or state.heroes[turn.hero].at is None:
        return []
    return [door for door in explore.explorable(state) if refuse_explore(state, door) is None]


def _reach(state: State) -> tuple[Hex, ...]:
    turn = state.turn
    if state.phase != "delve" or state.agenda or turn is None or state.heroes[turn.hero].at is None:
        return ()
    ways = reach(state)
    cells = (*ways.now, *ways.second)
    return cells if len(cells) > 1 else ()


def _tags(state: State, map_: Board) -> tuple[Tag, ...]:
    """Return the cards that lie beside their tiles: traps that may spring, environments."""
    tags = []
    traps = forced_tiles(state)
    for beside in state.beside:
        card = content().cards[beside.card]
        cells = [cell for cell, tile in map_.owner.items() if tile == beside.tile]
        doors = explore.explorable(state)
        best = max(cells, key=lambda cell: (cell not in doors, 6 - len(map_.beside[cell]), -cells.index(cell)))
        if traps.get(beside.tile):
            tags.append(Tag("trap", best, "danger"))
        elif card.environment is not None:
            tags.append(Tag(card.environment, best))
    return tuple(tags)


def _ghosts(state: State, task: Exploring, page: int) -> tuple[tuple[Ghost, ...], tuple[Card, ...]]:
    """Return a page of the ways to lay a tile: numbered ghosts, and a card each with what tells them apart."""
    fits = explore.fits(state, task)
    pages = -(-len(fits) // PAGE)
    first = PAGE * max(0, min(page, pages - 1))
    ghosts, cards = [], []
    for number, fit in enumerate(fits[first : first + PAGE], start=first + 1):
        face = fit.face
        cells = []
        for cell in face.cells:
            icons = [
                icon
                for icon, some in (("cache", face.caches), ("enemy", face.enemies), ("door", face.doors))
                if cell in some
            ]
            cells.append((cell, tuple(icons[:2])))
        ghosts.append(Ghost(str(number), tuple(cells), tuple((door, label(door)) for door in fit.open)))
        doors = [label(door) for door in fit.open]
        text = f"New door{'s' if len(doors) > 1 else ''} at {', '.join(doors)}" if doors else "No new door"
        cards.append(Card(str(number), text, "door" if doors else "explored"))
    return tuple(ghosts), tuple(cards)


def _title(state: State, placing: Exploring | None, actor: int | None) -> str:
    if state.phase == "classes":
        return "Who goes down?"
    if state.phase == "places":
        return "Who goes first?"
    if state.phase == "over":
        return f"Round {state.round} – {TITLES[state.result]}"
    if placing:
        return f"Where does the {content().tiles[placing.tile].shape} go?"
    who = f"{hero_name(state, actor)} to act" if actor is not None else "the party to choose"
    return f"Round {state.round} – {who}"


def _chip(state: State, placing: Exploring | None) -> Chip | None:
    if placing:
        door = board(state.tiles).letters[placing.door]
        return Chip(f"{hero_name(state, placing.hero)} explores door {door}", "door")
    if state.phase != "delve" or state.round < WARNED_FROM:
        return None
    if state.round <= CALM_ROUNDS:
        return Chip(f"Exhaustion from round {CALM_ROUNDS + 1}", "hourglass", warning=True)
    return Chip(f"Exhaustion: {state.round - CALM_ROUNDS} health a round", "hourglass", warning=True)


def _facts(state: State, placing: Exploring | None, cards: tuple[Card, ...]) -> tuple[Fact, ...]:
    if placing:
        return (Fact(f"{len(cards)} of {len(explore.fits(state, placing))} ways shown"),)
    have, want = gained(state), state.required
    return (Fact("Shards", f"{have}/{want}", tuple(("shard", number < have) for number in range(want))),)


def _row(state: State, index: int, actor: int | None) -> Row:
    hero = state.heroes[index]
    down = hero.fell is not None and hero.at is None
    value = f"{hero.health}/{most_health(hero)}" if hero.kind else ""
    known = content().adventurers.get(hero.kind)
    detail = known.name if known is not None and len(state.heroes) == len(state.names) else ""
    return Row(_token(state, index, actor), hero_name(state, index), value, detail, index == actor, down)


def _later(state: State) -> str:
    """Return why doors that are open can't be explored now: they are too far, or no explore action is left."""
    turn = state.turn
    return "Door, too far now" if turn is not None and not (turn.moves or turn.explored) else "Door, not now"


def _legend(state: State, hexes: HexBoard, actor: int | None) -> tuple[Legend, ...]:
    """Return a line for each kind of mark in the picture, at most ten."""
    icons = [icon for cell in hexes.cells for icon in cell.icons]
    kinds = [cell.token.kind for cell in hexes.cells if cell.token is not None]
    states = [badge.state for badge in hexes.badges]
    grounds = [cell.floor for cell in hexes.cells]
    lines = [
        ("badge:now" if "now" in states else "", "Door in reach"),
        ("badge:later" if "later" in states else "", _later(state)),
        ("explored" if "explored" in icons else "", "Explored door"),
        ("cache" if "cache" in icons else "", "Common cache"),
        ("legendary" if "legendary" in icons else "", "Legendary cache"),
        ("shard" if "shard" in icons else "", "Star shard"),
        ("enemy" if "enemy" in kinds else "", "Enemy, by level"),
        ("beast" if "companion" in kinds else "", "Companion"),
        ("danger:trap" if any(tag.icon == "trap" for tag in hexes.tags) else "", "Trap on this tile"),
    ]
    lines += [(f"floor:{ground}" if ground in grounds else "", text) for ground, text in GROUND_WORDS.items()]
    if hexes.reach and actor is not None:
        ways = reach(state)
        far = ways.left or ways.fresh
        name = hero_name(state, actor)
        lines.append(("reach", f"{name}'s reach: {far}" if len(name) <= 10 else f"Reach: {far}"))
    shown = [Legend(mark, text) for mark, text in lines if mark]
    if len(shown) > MOST_LEGEND:
        shown = [line for line in shown if line.mark != "explored"]
    return tuple(shown[-MOST_LEGEND:])
