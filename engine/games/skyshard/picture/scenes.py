"""The picture of a delve, made from a view: the map, the party, what can be done, and a legend of just that."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from engine.core import words
from engine.core.frame import HEIGHT_MOST
from engine.core.scene import (
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
    most_needed,
)
from engine.core.words import upper
from engine.maps.hexes import Hex, label, neighbours

from ..rules import awaiting, ending, explore
from ..rules.progress import MOST_FATIGUE
from ..rules.rounds import calm_rounds, next_loss
from ..rules.walking import forced_tiles, reach
from ..speech import tile_offers
from ..speech.asking import question, ways_left
from ..speech.quests import carried
from ..state.board import Board, board
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.naming import hero_name
from ..state.quests import gate_of
from ..state.state import (
    ENTRANCE,
    Enemies,
    Exploring,
    Laid,
    Lock,
    State,
    chip_of,
    flooded,
    gained,
    most_health,
    scenario_of,
    setting_of,
    standing,
)
from ..state.terrain import explorable, mark_of, shard_cells
from ..state.view import View
from . import framing
from .alt import alt, chooser
from .badges import choice_badges, door_badges

GROUND = {
    "mire": "flooded",
    "murk": "murk",
    "embers": "embers",
    "hush": "hush",
    "gale": "gale",
    "dust": "dust",
    "balm": "balm",
}
HIGH = 600
"""How high the picture of a post is at most: what happened and what can be done fit on a phone's screen with it."""

MOST_LEGEND = 10
TOLD_UNTIL = 2
"""The last round in which the legend tells what every mark means; later not those that are in every picture."""

WARNED_FROM = 4
"""The first round in which the picture warns of exhaustion to come."""

GROUNDS = ("flooded", "murk", "embers", "hush", "gale", "dust", "balm")
"""Floors that the legend tells of."""


def scene(view: View, look: Look, named: Sequence[Hex] = ()) -> Scene:
    """Return the map: the whole of it, or where a tile is to be laid, between all ways or those ``given``.

    A part of the map shows above all what buttons and the aim have ``named``.
    The subject "ended" shows a delve that the table broke off, which the game itself knows nothing of.
    """
    state = view.state
    if look.subject == "ended" and state.phase != "over":
        state = replace(state, phase="over", result="ended", turn=None, agenda=())
    map_ = board(state.tiles)
    task = state.agenda[0] if state.agenda else None
    placing = task if isinstance(task, Exploring) and task.step == "connect" else None
    actor = acting(state)
    offered = () if placing else awaiting.open_choices(state)
    cells = _cells(state, map_, actor, plain=placing is not None)
    if offered:
        cells = tuple(_cleared(cell) if cell.at in offered else cell for cell in cells)
    badges = () if placing else choice_badges(state, map_, cells, offered) if offered else door_badges(state, map_)
    walk = () if placing else _reach(state)
    left = tuple(int(way) - 1 for way in look.given if way.isdecimal()) if look.subject == "place" else ()
    asked = ways_left(state, placing, left) if placing else ()
    ghosts, cards = _ghosts(state, placing, asked) if placing else ((), ())
    here = state.heroes[actor].at if actor is not None else None
    about = placing.door if placing else offered[0] if offered else here or _middle(state)
    name, latest = look.at.strip().upper(), newest(state, map_)
    wanted = map_.lettered.get(name) or map_.cell(name)
    # Who looks for themselves sees the whole map first: a post shows the part where something is to be done.
    wide = look.whole or (look.closer and look.subject == "map" and not wanted and not offered)
    whole = wide or state.phase == "over" or (not wanted and bool(offered) and framing.apart(state, about))
    hexes = HexBoard(
        cells,
        ghosts=ghosts,
        badges=badges,
        tags=_tags(state, map_),
        reach=walk,
        newest=_left_lying(state, map_) if state.phase == "over" else latest,
        focus=wanted or about,
        kept=framing.around(state, wanted) if wanted else framing.kept(state, about, badges, offered, latest, named),
        needed=0 if wanted else 1 + len({*offered, *named, *framing.shut_doors(state)} - {about}),
        goals=() if placing else framing.pointed(state, about),
        actor=next((enemy.at for enemy in state.enemies if enemy.id == _asked_enemy(state)), here),
        whole=whole,
        fallen=_fallen(state, map_),
        quiet=_quiet(state, cells, {*walk, *offered, *latest, *shard_cells(state), wanted}),
        high=HEIGHT_MOST if whole or wanted else HIGH,
    )
    words, more = alt(state, placing, asked, actor, badges, wanted or about)
    return Scene(
        title=_title(state, actor, left),
        board=hexes,
        alt=words,
        more=more,
        chip=_chip(state, placing, offered),
        facts=_facts(state, placing),
        panel=tuple(_row(state, index, actor) for index in range(len(state.heroes))),
        legend=() if placing else _legend(state, hexes, actor, every=look.closer),
        cards=cards,
        at=label(wanted) if wanted else "",
    )


def _quiet(state: State, cells: tuple[HexCell, ...], told: set[Hex | None]) -> tuple[Hex, ...]:
    """Return the hexes that no player has to name: in a delve all but those ``told`` of, and those with something to
    take."""
    if state.phase not in ("delve", "over"):
        return ()
    kept = told if state.phase == "delve" else set()
    return tuple(cell.at for cell in cells if cell.at not in kept and not {"cache", "legendary", "lock"} & {*cell.icons})


def newest(state: State, map_: Board) -> tuple[Hex, ...]:
    """Return the hexes of the tile that was laid last, if any was."""
    return tuple(map_.cells(state.tiles[-1].tile)) if len(state.tiles) > 1 else ()


def _left_lying(state: State, map_: Board) -> tuple[Hex, ...]:
    """Return the hexes of the tiles whose shard a party that lost has left: they are outlined as the newest tile is."""
    tiles = {map_.owner[cell] for cell in shard_cells(state)} if state.result == "lost" else set()
    return tuple(cell for cell, tile in map_.owner.items() if tile in tiles)


def _cleared(cell: HexCell) -> HexCell:
    """Return a hex that is offered without the mark of its door; a cache leaves its number the coordinate's place."""
    icons = tuple(icon for icon in cell.icons if icon not in ("door", "explored"))
    return replace(cell, icons=icons, label="" if icons and cell.token is None else cell.label)


def places(view: View) -> tuple[str, ...]:
    """Return the letters of the doors that can be explored, then the labels of all cells: first those of the party, the
    fallen after the others, then those of enemies."""
    state = view.state
    map_, standing_at = board(state.tiles), [hero.at for hero in state.heroes if hero.at is not None]
    fallen = [hero.fell for hero in state.heroes if hero.at is None and hero.fell in map_.owner]
    letters = [map_.letters[door] for door in explorable(state)] if state.phase == "delve" else []
    cells = (*standing_at, *fallen, *(enemy.at for enemy in state.enemies), *map_.owner)
    return tuple(dict.fromkeys((*letters, *map(label, cells))))


def asked(view: View) -> str:
    """Return the first of the hexes that an open choice is between, "" for none: a closer look shows its tile."""
    task = view.state.agenda[0] if view.state.agenda else None
    if isinstance(task, Exploring) and task.step == "connect":
        return ""
    cells = awaiting.open_choices(view.state)
    return label(cells[0]) if cells else ""


def acting(state: State) -> int | None:
    """Return the adventurer who is to act or to choose, ``None`` when it is no one's turn."""
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
def floors(tiles: tuple[Laid, ...], tones: tuple[str, ...]) -> dict[str, str]:
    """Return the floor of every tile so that touching tiles differ where three tones allow; the last is the entrance's."""
    map_ = board(tiles)
    chosen = {ENTRANCE: tones[-1]}
    for laid in tiles:
        if laid.tile == ENTRANCE:
            continue
        beside = [chosen[tile] for tile in map_.connected(laid.tile) if tile in chosen]
        chosen[laid.tile] = min(tones, key=lambda floor: (beside.count(floor), tones.index(floor)))
    return chosen


def hero_marks(state: State) -> tuple[str, ...]:
    """Return the marks of the adventurers: those of the players; where they have two each, with a letter of the class."""
    players = words.marks(state.names)
    if len(state.heroes) <= len(state.names):
        return tuple(players[hero.seat] for hero in state.heroes)
    return words.marks(tuple(players[hero.seat][0] + hero.kind for hero in state.heroes))


def _token(state: State, index: int, actor: int | None) -> Token:
    hero = state.heroes[index]
    most = most_health(hero) if hero.kind else 0
    turn = state.turn
    acted = state.phase == "delve" and (turn is None or index < turn.hero) and index != actor
    letter = hero_marks(state)[index]
    return Token("adventurer", letter, hero.seat, hero.health, most, acting=index == actor, acted=acted)


def _asked_enemy(state: State) -> int:
    """Return the enemy that the pending choice is for, -1 when there is none."""
    task = state.agenda[0] if state.agenda else None
    return task.now if isinstance(task, Enemies) and awaiting.open_choices(state) else -1


def _tokens(state: State, actor: int | None) -> dict[Hex, Token]:
    tokens: dict[Hex, Token] = {}
    asked = _asked_enemy(state)
    for index, hero in enumerate(state.heroes):
        if hero.at is not None:
            tokens[hero.at] = _token(state, index, actor)
    for enemy in state.enemies:
        chip = chip_of(enemy)
        tokens[enemy.at] = Token(
            "enemy", str(chip.level), 0, enemy.health, chip.health, acting=enemy.id == asked, icon=framing.figure(chip)
        )
    friend = state.friend
    if friend is not None and friend.at is not None:
        known = content().companions[friend.kind]
        tokens[friend.at] = Token("companion", known.name[0], len(state.names), friend.health, known.health)
    return tokens


def _fallen(state: State, map_: Board) -> tuple[tuple[Hex, Token], ...]:
    """Return who lies where."""
    lying = [(hero.fell, index) for index, hero in enumerate(state.heroes) if hero.at is None and hero.fell is not None]
    return tuple((at, replace(_token(state, index, None), down=True)) for at, index in lying if at in map_.owner)


def _lit_doors(state: State) -> tuple[Hex, ...]:
    """Return the doors that glow: none once the delve is over."""
    return () if state.phase == "over" else explorable(state)


def _marks(state: State, map_: Board) -> dict[Hex, list[str]]:
    """Return the icons of each cell that has any: cache, door, shard; two at most."""
    marked: dict[Hex, list[str]] = {}
    known = scenario_of(state)
    for cache in state.caches:
        marked.setdefault(cache.at, []).append({"common": "cache", "lock": "lock"}.get(cache.rank, "legendary"))
    open_doors = explorable(state)
    for door in map_.door_owner:
        marked.setdefault(door, []).append("door" if door in open_doors else "explored")
    for cell in shard_cells(state):
        marked.setdefault(cell, []).insert(0, known.icon if known is not None else "shard")
    return marked


def _cells(state: State, map_: Board, actor: int | None, *, plain: bool) -> tuple[HexCell, ...]:
    """Return the cells of the map; ``plain`` leaves out their labels, so that those of the ghosts stand out."""
    marked, tokens, ground = (
        _marks(state, map_),
        _tokens(state, actor),
        dict(floors(state.tiles, setting_of(state).about.floors)),
    )
    for beside in state.beside:
        environment = content().cards[beside.card].environment
        if environment is not None:
            ground[beside.tile] = GROUND[environment]
    ground |= dict.fromkeys(flooded(state), "flooded")
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
        cells.append(
            HexCell(cell, ground[tile], plates[tile], "" if plain else label(cell), icons, tokens.get(cell), gates, lit)
        )
    return tuple(cells)


def _reach(state: State) -> tuple[Hex, ...]:
    turn = state.turn
    if state.phase != "delve" or state.agenda or turn is None or state.heroes[turn.hero].at is None:
        return ()
    ways = reach(state)
    cells = (*ways.now, *ways.second)
    return cells if len(cells) > 1 else ()


def _tags(state: State, map_: Board) -> tuple[Tag, ...]:
    """Return the cards that lie beside their tiles: traps that may spring. Environments are floors."""
    tags = []
    for tile in (tile for tile, trap in forced_tiles(state).items() if trap):
        cells, doors = map_.cells(tile), explorable(state)
        best = max(cells, key=lambda cell: (cell not in doors, 6 - len(map_.beside[cell]), -cells.index(cell)))
        tags.append(Tag("trap", best, "danger"))
    return tuple(tags)


def _ghosts(state: State, task: Exploring, asked: tuple[int, ...]) -> tuple[tuple[Ghost, ...], tuple[Card, ...]]:
    """Return the ways to lay a tile that are asked between as ghosts, and a card each with what it brings."""
    ghosts, cards = [], []
    known, shards = scenario_of(state), content().cards[task.card].shards
    icon = known.icon if known is not None else "shard"
    fits = explore.fits(state, task)
    for way in asked:
        fit, number = fits[way], str(tile_offers.number(state, task, way))
        face = fit.face
        cells = []
        for cell in face.cells:
            # What its card tells of comes first: there is room for two.
            marks = ((icon, (mark_of(face),) if shards else ()), ("door", fit.open))
            icons = [mark for mark, some in (*marks, ("enemy", face.enemies), ("cache", face.caches)) if cell in some]
            cells.append((cell, tuple(icons[:2])))
        ghosts.append(Ghost(number, tuple(cells)))
        cards.append(Card(number, tile_offers.caption(state, task, way)))
    return tuple(ghosts), tuple(cards)


def _title(state: State, actor: int | None, left: tuple[int, ...]) -> str:
    if state.phase == "classes":
        return WORDS("title-classes")
    if state.phase == "relics":
        return WORDS("title-relics")
    if state.phase == "places":
        first = not standing(state) and len(state.names) > 1
        waiting = next(index for index, hero in enumerate(state.heroes) if hero.at is None)
        return WORDS("title-first") if first else WORDS("title-place", who=hero_name(state, waiting))
    if state.phase == "over":
        return WORDS("title-over", round=state.round, result=state.result)
    asked = question(state, brief=True, left=left)
    if asked:
        return asked
    if actor is None:
        return WORDS("title-to-choose", round=state.round)
    return WORDS("title-to-act", round=state.round, who=hero_name(state, actor))


def _chip(state: State, placing: Exploring | None, offered: tuple[Hex, ...]) -> Chip | None:
    if placing:
        door = board(state.tiles).letters[placing.door]
        return Chip(WORDS("chip-explores", who=hero_name(state, placing.hero), door=door), "door")
    if offered:
        return Chip(WORDS("chip-decides", chooser=chooser(state)))
    calm = calm_rounds(state)
    if state.phase != "delve" or state.round < min(WARNED_FROM, calm) or ending.wins(state):
        return None
    if loss := next_loss(state):
        return Chip(WORDS("chip-exhaustion", health=loss), "hourglass", warning=True)
    return Chip(WORDS("chip-exhaustion-from", round=calm), "hourglass", warning=True)


def _facts(state: State, placing: Exploring | None) -> tuple[Fact, ...]:
    if placing:
        return (Fact(WORDS("way-holds")),)
    have, want = gained(state), state.required
    known, errand = scenario_of(state), state.errand
    if known is None or errand is None:
        return (Fact(WORDS("fact-shards"), f"{have}/{want}", tuple(("shard", number < have) for number in range(want))),)
    name = upper(WORDS.text(known.sought[1]))
    found = Fact(name, f"{have}/{want}", tuple((known.icon, number < have) for number in range(want)))
    blows = gate_of(state)
    gate = (Fact(WORDS("fact-gate"), f"{errand.gate}/{blows}"),) if blows else ()
    return (found, *gate, *((Fact(WORDS("fact-last-round"), str(known.last)),) if known.last else ()))


def _row(state: State, index: int, actor: int | None) -> Row:
    hero = state.heroes[index]
    down = hero.fell is not None and hero.at is None
    fell = WORDS("row-fell", at=label(hero.fell)) if hero.fell is not None and down and state.phase == "over" else ""
    known = content().adventurers.get(hero.kind)
    if known is None:
        return Row(_token(state, index, actor), state.names[hero.seat], "", "", index == actor, down)
    kind = WORDS.text(known.name)
    token, two_each = _token(state, index, actor), len(state.heroes) > len(state.names)
    if fell:
        # In the place of health stands where the adventurer lies.
        name = kind if two_each else hero_name(state, index)
        return Row(replace(token, most=0), name, "", fell, False, down, carried(state, hero))
    if two_each:
        # The token says whose it is; the bar says of how much.
        return Row(token, kind, str(hero.health), "", index == actor, down, carried(state, hero))
    value = f"{hero.health}/{most_health(hero)}"
    pips = (hero.fatigue, MOST_FATIGUE) if not down else (0, 0)
    return Row(token, hero_name(state, index), value, kind, index == actor, down, carried(state, hero), pips)


def _later(state: State) -> str:
    """Return why doors that are open can't be explored now: they are too far, or no explore action is left; not while
    something else is asked first."""
    turn = state.turn
    if state.agenda:
        return WORDS("legend-door")
    far = turn is not None and not (turn.moves or turn.explored)
    return WORDS("legend-door-far") if far else WORDS("legend-door-later")


def _legend(state: State, hexes: HexBoard, actor: int | None, *, every: bool) -> tuple[Legend, ...]:
    """Return a line for each kind of mark in the picture, at most ten, always in the same order: later without those that
    are in every picture, unless ``every`` mark is told of."""
    if state.phase == "over":
        return ()
    known = ALWAYS if state.round > TOLD_UNTIL and not every else frozenset[str]()
    known |= OFTEN if state.round > OFTEN_UNTIL and not every else frozenset()
    told = [line for line in _lines(state, hexes.cells, hexes, actor) if line.mark not in known]
    needs = [-1 if line.mark in LEAST else place for place, line in enumerate(told)]
    return most_needed(zip(needs, told, strict=True), MOST_LEGEND)


def _quest_marks(state: State) -> tuple[tuple[str, str], ...]:
    """Return the marks of a scenario, and what they are called."""
    known = scenario_of(state)
    return () if known is None else ((known.icon, WORDS.text(known.sought[0])), ("lock", WORDS.text(known.lock)))


ALWAYS = frozenset({"badge:now", "badge:later", "reach", "newest"})
"""Marks that are in every picture, and known after two rounds."""

OFTEN_UNTIL = 4
OFTEN = frozenset({"explored", "cache", "legendary", "pips"})
"""Marks that are in nearly every picture, and known after so many rounds: the map has their room."""

LEAST = frozenset({"newest"})
"""Marks that explain themselves: where there are too many lines, theirs are left out first."""


def _lines(state: State, cells: tuple[HexCell, ...], hexes: HexBoard, actor: int | None) -> tuple[Legend, ...]:
    """Return a line for each kind of mark on these cells, and for what lies around them."""
    icons = [icon for cell in cells for icon in cell.icons]
    units = [cell.token for cell in cells if cell.token is not None]
    kinds = [unit.kind for unit in units]
    states = [badge.state for badge in hexes.badges if not badge.choice]
    grounds, here = [cell.floor for cell in cells], {cell.at for cell in cells}
    lines = [
        ("danger:trap" if any(tag.icon == "trap" and tag.at in here for tag in hexes.tags) else "", WORDS("legend-trap")),
        ("badge:now" if "now" in states else "", WORDS("legend-door-in-reach")),
        ("badge:later" if "later" in states else "", _later(state)),
        ("door" if "door" in icons and not states else "", WORDS("legend-door")),
        ("newest" if hexes.newest else "", WORDS("legend-newest")),
        *((f"floor:{ground}", WORDS(f"legend-floor-{ground}")) for ground in GROUNDS if ground in grounds),
        ("cache" if "cache" in icons else "", WORDS("legend-cache")),
        ("legendary" if "legendary" in icons else "", WORDS("legend-legendary")),
        ("shard" if "shard" in icons else "", WORDS("legend-shard")),
        *((mark if mark in icons else "", upper(text)) for mark, text in _quest_marks(state)),
        *framing.foes(state, here),
        ("beast" if "companion" in kinds else "", WORDS("legend-companion")),
        (
            "pips" if state.phase == "delve" and len(state.heroes) <= len(state.names) else "",
            WORDS("legend-fatigue", most=MOST_FATIGUE),
        ),
        ("explored" if "explored" in icons else "", WORDS("legend-explored")),
    ]
    if hexes.reach and actor is not None:
        lines.append(("reach", WORDS("legend-reach")))
    return tuple(Legend(mark, text) for mark, text in lines if mark)
