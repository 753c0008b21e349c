"""New regions from a key: hexes or points, by theme, size and danger, after the proportions of the rules (WLD-G79..G82).

What they are made of is written in data/wilds/themes.toml. The same key and choices give the same region, always.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Literal

import msgspec

from engine.core.dice import Dice, KeyedSource
from engine.maps.hexes import straight

from ..state.board import Grid, spread, ways
from ..state.layout import network
from ..state.leads import FURTHER
from ..state.naming import slug
from ..state.region import Clue, Disposition, Encounter, Gift, Goal, Kind, Path, Place, Region, Site, Tale, Threat, Trait
from .checking import wanted_sites
from .fields import LEAST_TN, MOST_TN
from .themes import Legend, Spot, Theme, legends, themes

GRIDS = {"small": Grid(3, 5), "medium": Grid(4, 5), "large": Grid(5, 6)}
"""How wide and high a new region of hexes is (WLD-218, WLD-G79)."""
POINTS = {"small": 8, "medium": 12, "large": 15}
"""How many points a new region of points has (WLD-218, WLD-G79)."""
HARDER = {"gentle": -2, "standard": 0, "harsh": 2}
HARDEST = 12
"""The highest difficulty of a whole region: only single places are worse. Where danger would raise it further, events come
faster instead."""

FAR_OFF = 4
"""How many steps from the start a goal lies at least, wherever a region has land so far off (WLD-G110)."""
MANY_PLACES, FEW_STEPS = 8, 3
"""What takes a d8 as challenge die, and what a d6 is enough for (WLD-209, WLD-210)."""
USUAL_DAYS: Literal[8] = 8
DAYS: dict[tuple[str, str], Literal[6, 10]] = {("hexes", "small"): 6, ("points", "large"): 10}
"""How many days there are for the goal of a new region (WLD-213), where it is not as usual: 15 hexes are soon gone over,
and among 15 points the ways are longest (WLD-G80, WLD-G81)."""
LENGTHS = {"small": (1, 1, 1, 2, 2, 3), "medium": (1, 1, 1, 1, 2, 2), "large": (1, 1, 1, 1, 2, 2)}
"""How long the ways of a new region of points are, by the roll of a d6 (WLD-G81)."""

GOAL_STEPS = 3
"""How many good looks a dungeon takes that is the goal (WLD-G55)."""

LOOT = "6d6x10"
"""The coins at the end of a story that is about goods."""

FEWEST = 4
"""So many sites that everybody sees there are besides the landmarks of stories, where a region has so many at all."""

Category = Literal["landmark", "resource", "shelter", "danger", "secret", "settlement"]


_LASTS = {
    "forest": ("Holt", "Glade", "Thicket", "Copse"),
    "hills": ("Down", "Knoll", "Ridge", "Brow"),
    "clearing": ("Green", "Meadow", "Lea"),
    "stream": ("Ford", "Brook", "Bridge"),
    "peaks": ("Horn", "Crag", "Saddle", "Notch"),
    "marsh": ("Wade", "Hummock", "Slough", "Staithe"),
    "desert": ("Cairn", "Flat", "Drift", "Gulch"),
    "oasis": ("Palms", "Well"),
    "coast": ("Strand", "Holm", "Haven", "Skerry"),
    "water": ("Mere", "Pool", "Landing"),
    "valley": ("Dale", "Hollow", "Bottom"),
}
"""How the name of a point ends, by its terrain."""

_ROWS: tuple[tuple[str, Kind, str, Disposition | Literal[""], tuple[Trait, ...], int], ...] = (
    ("1", "beast", "1d4+1", "wary", ("flees",), 0),
    ("2", "people", "1d3", "", (), 0),
    ("3", "beast", "1", "wary", ("territorial",), 0),
    ("4", "monster", "1d2", "hostile", ("ambush",), 0),
    ("5", "people", "1", "friendly", ("trade",), 0),
    ("6", "people", "1d4+1", "neutral", ("info",), 0),
    ("7", "people", "1d4+1", "friendly", ("food", "info"), 0),
    ("8", "monster", "1", "hostile", (), 8),
)
"""The rows of the encounter table (WLD-221, WLD-G82): kind, count, disposition, traits and grit; a d8 has two more."""


def generate(
    key: str, *, theme: str = "any", form: str = "hexes", size: str = "medium", danger: str = "standard"
) -> Region:
    """Return the region of a key: a valid one whose goal can be reached and to each of whose hidden sites a clue points.

    It is what the quick preparation asks for, with one difficulty for all of it (WLD-218..222, WLD-229).
    ``theme``, ``form``, ``size`` and ``danger`` are values of the options theme, map, size and danger.
    """
    return _Making(key, theme, form, size, danger).region()


def hidden_sites(wanted: int) -> int:
    """Return how many of the sites of a new region are hidden (WLD-G79): 2 of up to 6, else three in eight, rounded."""
    return 2 if wanted <= 6 else (6 * wanted + 8) // 16


class _Making:
    """The making of one region: the dice, what has been chosen so far, and what is left to choose from."""

    def __init__(self, key: str, theme: str, form: str, size: str, danger: str) -> None:
        self._dice = Dice(KeyedSource(key))
        self._size, self._danger = size, danger
        self._hexes = form == "hexes"
        every = themes()
        self._land = self._dice.pick([land for land in every.land if theme in ("any", land.theme)])
        self._theme: Theme = getattr(every, self._land.theme)
        self._every = every.everywhere
        self._left: dict[str, list[Spot]] = {}
        # A large region of hexes has room for two stories, any other for one.
        count = 2 if self._hexes and size == "large" else 1
        self._legends = self._dice.shuffled(legends(self._land.theme))[:count]
        wanted = self._land.difficulty + HARDER[danger]
        self.difficulty = min(HARDEST, wanted)
        self._days: Literal[6, 8, 10] = DAYS.get((form, size), USUAL_DAYS)
        self._timer: Literal[4, 6] = 4 if wanted > HARDEST else 6

    def region(self) -> Region:
        places, start = self._hex_places() if self._hexes else ((), "")
        paths: tuple[Path, ...] = ()
        if not self._hexes:
            places, paths, start = self._points()
        name = self._dice.pick(self._land.names)
        bare = Region(
            slug(name),
            name,
            "hex" if self._hexes else "point",
            start,
            places,
            self._rows(),
            self.difficulty,
            self._land.about,
            timer=self._timer,
            forage=self._land.forage,
            climate=self._land.climate,
            paths=paths,
            threats=self._threats(),
        )
        return self._furnished(bare)

    # Places.

    def _terrain(self) -> str:
        """Roll a terrain: 1-4 the land's, 5 and 6 its others (WLD-G80). Around the isles half of the coast is sea."""
        rolled = self._dice.roll(6)
        if self._land.theme == "isles" and rolled in (3, 4):
            return "water"
        return self._land.terrains[max(0, rolled - 4)]

    def _hex_places(self) -> tuple[tuple[Place, ...], str]:
        grid = GRIDS[self._size]
        cells = grid.cells
        terrains = [self._terrain() for _ in cells]
        edge = [
            number
            for number, (q, row) in enumerate(cells)
            if row in (0, grid.height - 1) or grid.column((q, row)) in (0, grid.width - 1)
        ]
        dry = [number for number in edge if terrains[number] != "water"]
        ground = [at for at, terrain in zip(cells, terrains, strict=True) if terrain != "water"]
        far = {number: max((straight(cells[number], at) for at in ground), default=0) for number in dry or edge}
        start = self._dice.pick(_roomy(far))
        details = self._details()
        places = []
        for number, (at, terrain) in enumerate(zip(cells, terrains, strict=True)):
            # One place in three has something to say of itself, as long as the theme has something left.
            text = details.pop() if details and self._dice.below(3) == 0 else ""
            at = (at[0] - cells[start][0], at[1] - cells[start][1])
            places.append(self._place(str(number + 1), terrain, text=text, at=at))
        return tuple(places), str(start + 1)

    def _points(self) -> tuple[tuple[Place, ...], tuple[Path, ...], str]:
        count = POINTS[self._size]
        spots, ways = network(self._dice, count)
        details, names = self._details(), self._point_names(count)
        places = []
        for number, (x, y) in enumerate(spots):
            terrain = self._land.terrains[max(0, self._dice.roll(6) - 4)]
            text = details.pop() if details else ""
            name = f"{names.pop()} {self._dice.pick(_LASTS[terrain])}"
            places.append(self._place(f"p{number + 1}", terrain, name=name, text=text, x=x, y=y))
        paths = tuple(
            Path(places[a].id, places[b].id, self._way_terrain(), LENGTHS[self._size][self._dice.below(6)]) for a, b in ways
        )
        by_side = (
            min(range(count), key=lambda number: spots[number][0]),
            max(range(count), key=lambda number: spots[number][0]),
            min(range(count), key=lambda number: spots[number][1]),
            max(range(count), key=lambda number: spots[number][1]),
        )
        beside = {
            place.id: tuple(path.b if path.a == place.id else path.a for path in paths if place.id in (path.a, path.b))
            for place in places
        }
        far = {number: max(spread(places[number].id, beside).values()) for number in dict.fromkeys(by_side)}
        return tuple(places), paths, places[self._dice.pick(_roomy(far))].id

    def _way_terrain(self) -> str:
        terrain = self._terrain()
        # Between islands one sails.
        return "water" if self._land.theme == "isles" and terrain == "coast" else terrain

    def _place(self, place: str, terrain: str, **rest: object) -> Place:
        forage = {"oasis": "rich", "valley": "normal"}.get(terrain, "")
        made = Place(
            place,
            terrain,
            forage="" if forage == self._land.forage else forage,  # type: ignore[arg-type]
            game=terrain == "forest",
            water=terrain in ("stream", "water", "coast"),
        )
        return msgspec.structs.replace(made, **rest)

    def _details(self) -> list[str]:
        return list(self._dice.shuffled(self._theme.details))

    def _point_names(self, count: int) -> list[str]:
        names = list(self._dice.shuffled(self._theme.firsts))
        spare = ("Far", "High", "Nether", "Old")
        return [*(f"{spare[number % 4]} {names[number]}" for number in range(count - len(names))), *names]

    # What is there.

    def _rows(self) -> tuple[Encounter, ...]:
        faces = 8 if self._danger == "harsh" else 6
        rows = []
        for number, (_, kind, count, disposition, traits, grit) in enumerate(_ROWS[:faces], 1):
            tellers = [legend.teller for legend in self._legends if legend.teller.roll == number]
            foe = self._dice.pick(tellers or [foe for foe in self._theme.foes if foe.roll == number])
            rows.append(Encounter(number, foe.name, kind, count, disposition, traits, foe.text, 0, grit))
        return tuple(rows)

    def _threats(self) -> tuple[Threat, ...]:
        if self._danger != "harsh":
            return ()
        # Where the land is as hard as it may be, nothing makes all of it harder still.
        threats = [threat for threat in self._theme.threats if self.difficulty < HARDEST or threat.on_expiry != "harder"]
        return (msgspec.structs.replace(self._dice.pick(threats), timer=8, public=True),)

    def _spot(self, category: str) -> Spot:
        """Return a site of a category that the region does not have yet, rather of the theme than of all."""
        if not self._left.get(category):
            own, others = (getattr(theme, category) for theme in (self._theme, self._every))
            # The last are taken first: all but one of the theme's own before the others.
            self._left[category] = [*self._dice.shuffled((*others, own[0])), *self._dice.shuffled(own[1:])]
        return self._left[category].pop()

    def _categories(self, wanted: int, hidden: int) -> tuple[list[Category], list[Category]]:
        """Return the kinds of the visible sites and of the hidden ones besides the goal (WLD-G80)."""
        hazards: tuple[Category, Category] = ("danger", "secret")
        home: Category = "shelter" if self._dice.roll(6) <= 3 else "settlement"
        visible: list[Category] = ["danger", "resource", home, "landmark"]
        del visible[wanted - hidden :]
        more: tuple[Category, ...] = ("landmark", "landmark", "resource", "resource", "shelter", "danger")
        while len(visible) < wanted - hidden:
            visible.append(more[self._dice.below(6)])
        return visible, [hazards[self._dice.roll(6) > 3] for _ in range(hidden - 1)]

    def _furnished(self, bare: Region) -> Region:
        wanted = wanted_sites(bare)
        hidden = hidden_sites(wanted)
        visible, secret = self._categories(wanted, hidden)
        finding = _Finding(bare, self._dice)
        story = self._dice.pick(self._theme.goals)
        goal = Site(
            slug(story.name),
            finding.place(finding.far, finding.distant),
            story.name,
            "secret",
            story.text,
            story.inside,
            True,
            _within(self.difficulty + 2),
            content=story.content,
            steps=GOAL_STEPS if story.content == "dungeon" else 1,
        )
        sites, trails, tales = [goal], {goal.id: list(story.trails)}, []
        # The end of each story is one of the hidden sites, its landmark one of the visible ones, or one more of up to four.
        del secret[len(secret) - len(self._legends) :]
        del visible[max(FEWEST, len(visible) - len(self._legends)) :]
        for number, category in enumerate([*visible, *secret]):
            shown = number < len(visible)
            spot = self._spot(category)
            tn = 0 if shown else self._tn()
            at = finding.place(*([] if shown and category != "danger" else [finding.apart]))
            site = _site(spot, category, at, tn)
            sites.append(site)
            if not shown:
                trails[site.id] = [spot.trail]
        for legend in self._legends:
            mark = _site(legend.mark, "landmark", finding.place(), 0)
            end = self._end(legend, mark, goal, finding)
            sites += [mark, end]
            trails[end.id] = [legend.end.trail]
            goal_told = legend.gain == "goal"
            tales.append(Tale(legend.name, legend.heard, mark.id, legend.says, end.id, legend.told, goal_told))
        great = next(site.id for site in sites if site.category == "landmark")
        sites = [msgspec.structs.replace(site, major=site.id == great) for site in sites]
        ids = {site.at for site in sites if bare.place_by_id[site.at].terrain == "water"}
        places = tuple(
            # Nothing is built on water: what could not be put on land makes its own.
            msgspec.structs.replace(place, terrain=self._land.terrains[0]) if place.id in ids else place
            for place in bare.places
        )
        return msgspec.structs.replace(
            bare,
            places=places,
            sites=tuple(sites),
            clues=finding.clues(sites, trails),
            goal=Goal(goal.id, finding.challenge(goal.at), 0, story.about, story.reached, self._days, brief=story.brief),
            tales=tuple(tales),
        )

    def _tn(self) -> int:
        return _within(self.difficulty + (-2, 0, 0, 0, 2, 2)[self._dice.below(6)])

    def _end(self, legend: Legend, mark: Site, goal: Site, finding: _Finding) -> Site:
        """Return the hidden site at which a story ends, a few steps from its landmark."""
        at = finding.place(finding.apart, finding.near(mark.at))
        site = _site(legend.end, "secret", at, self._tn())
        if legend.gain == "charm":
            return msgspec.structs.replace(site, gives=(Gift("charm", name=legend.gift),))
        if legend.gain == "goods":
            return msgspec.structs.replace(site, loot=LOOT)
        if legend.gain == "way":
            return msgspec.structs.replace(site, content="passage", leads=finding.beside(goal.at, at))
        return site


class _Finding:
    """Which places of a region are free for a site, and where its traces lie."""

    def __init__(self, region: Region, dice: Dice) -> None:
        self._region, self._dice = region, dice
        self._ways = ways(region)
        self._steps = spread(region.start, self._ways)
        self._free = [place.id for place in region.places if place.id != region.start]

    def far(self, place: str) -> bool:
        """Whether a place is at least half the greatest distance from the start."""
        return 2 * self._steps[place] >= max(self._steps.values())

    def distant(self, place: str) -> bool:
        """Whether a place is as far from the start as a goal should be: 4 steps, or the most that there are on land."""
        return self._steps[place] >= min(FAR_OFF, max(far for step, far in self._steps.items() if self._dry(step)))

    def near(self, site: str) -> Callable[[str], bool]:
        """Return whether places lie so near a site that a clue found there can be followed to them."""
        steps = spread(site, self._ways)
        return lambda place: steps[place] <= FURTHER

    def beside(self, place: str, leave_out: str) -> str:
        """Return a place beside one, another than the one to be left out."""
        return self._dice.pick([near for near in self._ways[place] if near != leave_out] or [place])

    def challenge(self, place: str) -> Literal[6, 8]:
        """Return the challenge die of a goal: a d8 for 8 or more places (WLD-209, WLD-210).

        It is a d6 for fewer, or where the goal lies only a few steps from the start.
        """
        return 6 if len(self._region.places) < MANY_PLACES or self._steps[place] <= FEW_STEPS else 8

    def apart(self, place: str) -> bool:
        """Whether a place is not next to the start."""
        return self._steps[place] > 1

    def _dry(self, place: str) -> bool:
        return self._region.place_by_id[place].terrain != "water"

    def place(self, *wishes: Callable[[str], bool]) -> str:
        """Take a random free place; a wish that cannot be met is dropped, the last one first, dry land at the very end."""
        found = self._free
        for wish in (self._dry, *wishes):
            found = [place for place in found if wish(place)] or found
        taken = self._dice.pick(found)
        self._free.remove(taken)
        return taken

    def clues(self, sites: Sequence[Site], trails: dict[str, list[str]]) -> tuple[Clue, ...]:
        """Return the traces of the hidden sites, each in a random place beside its own, two for the goal (WLD-G80)."""
        full = {site.at for site in sites}
        used: set[str] = set()
        found = []
        for site in sites:
            for text in trails.get(site.id, ()):
                at = self._dice.pick(self._beside(site.at, full, used))
                used.add(at)
                toward = site.at
                if site.at not in self._ways[at]:
                    left = spread(site.at, self._ways)
                    toward = min(self._ways[at], key=lambda place: (left[place], place))
                found.append(Clue(at, toward, site.id, text))
        return tuple(found)

    def _beside(self, site: str, full: Iterable[str], used: Iterable[str]) -> list[str]:
        """Return the best places for a trace: beside the site, without a site, without a trace; or else two steps away."""
        near = list(self._ways[site])
        fresh = [place for place in near if place not in used]
        if not fresh:
            left = spread(site, self._ways)
            fresh = [place for place, steps in left.items() if steps == 2 and place not in used]
        near = fresh or near
        return [place for place in near if place not in full] or near


def _roomy(far: Mapping[int, int]) -> list[int]:
    """Return the places to start from that have others far enough off for a goal; where none has, the best of them."""
    return [number for number, most in far.items() if most >= min(FAR_OFF, max(far.values()))]


def _site(spot: Spot, category: Category, at: str, tn: int) -> Site:
    return Site(
        slug(spot.name),
        at,
        spot.name,
        category,
        spot.text,
        spot.inside,
        hidden=tn > 0,
        tn=tn,
        occupied=bool(spot.foe),
        foe=spot.foe,
        kind=spot.kind,
        count=spot.count,
        disposition=spot.disposition,
        traits=spot.traits,
        content=spot.content,
        loot=spot.loot,
        shelter="weak" if category == "shelter" else "",
    )


def _within(tn: int) -> int:
    return min(MOST_TN, max(LEAST_TN, tn))
