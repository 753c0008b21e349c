"""What holds for every generated region, and how often things come out; ten thousand keys by

    python -m tests.games.wilds.regions_check 0 10000

or a part of them, by other numbers. A sample of the keys is checked with the other tests.
"""

import itertools
import sys
import time
from collections import Counter

from engine.games.wilds.files import checking, files
from engine.games.wilds.files.fields import MOST_TN
from engine.games.wilds.files.generator import generate
from engine.games.wilds.files.writing import write
from engine.games.wilds.state import board
from engine.games.wilds.state.layout import crossings

THEMES = ("any", "forest", "marsh", "desert", "isles", "mountains")
CHOICES = tuple(
    itertools.product(THEMES, ("hexes", "points"), ("small", "medium", "large"), ("gentle", "standard", "harsh"))
)
PLACES = {"hexes": {"small": 15, "medium": 20, "large": 30}, "points": {"small": 8, "medium": 12, "large": 15}}
# Sites, and how many of them are hidden (WLD-G79): a third of the hexes, half of the points, at least 5;
# 2 hidden ones of up to 6, else 3 in 8. The landmark of a story is one more where no more than 4 are visible (WLD-G112).
SITES = {
    "hexes": {"small": (6, 2), "medium": (8, 3), "large": (10, 4)},
    "points": {"small": (6, 2), "medium": (7, 2), "large": (8, 3)},
}


class Tally:
    """What came out over many regions."""

    def __init__(self) -> None:
        self.regions = 0
        self.terrains = Counter()
        self.lands = Counter()
        self.hidden = Counter()
        self.visible = Counter()
        self.lengths = Counter()
        self.ways = Counter()
        self.goal_far = Counter()
        self.goal_steps = Counter()
        self.near_start = Counter()
        self.names = Counter()


def check(number: int, tally: Tally, *, whole: bool = True) -> None:
    """Make the region of a key and assert everything that must hold; ``whole``: written and read back, too."""
    theme, form, size, danger = CHOICES[number % len(CHOICES)]
    region = generate(f"key {number}", theme=theme, form=form, size=size, danger=danger)
    assert checking.problems(region) == [], number
    odd = [trouble for trouble in checking.warnings(region) if "hidden and obvious" not in trouble.wrong]
    assert odd == [], (number, odd)
    if whole:
        assert files.read(write(region))[0] == region, number

    ways = board.ways(region)
    steps = board.spread(region.start, ways)
    assert len(region.places) == len(steps) == PLACES[form][size]
    hidden = [site for site in region.sites if site.hidden]
    assert (len(region.sites), len(hidden)) == SITES[form][size]
    assert region.start not in {site.at for site in region.sites}
    assert len({site.at for site in region.sites}) == len(region.sites)
    assert len({site.name for site in region.sites}) == len(region.sites)
    assert all(region.place_by_id[site.at].terrain != "water" for site in region.sites)

    goal = region.site_by_id[region.goal.site]
    assert goal.hidden and goal.category == "secret" and goal.content
    assert goal.tn == min(MOST_TN, region.difficulty + 2)
    assert region.goal.about and region.goal.reached
    visible = [site for site in region.sites if not site.hidden]
    assert [site.category for site in visible[:2]] == ["danger", "resource"]
    assert visible[2].category in ("shelter", "settlement")
    assert visible[3].category == "landmark"
    assert [site.id for site in region.sites if site.major] == [visible[3].id]
    assert len(region.tales) == (2 if (form, size) == ("hexes", "large") else 1)
    for tale in region.tales:
        mark, end = region.site_by_id[tale.landmark], region.site_by_id[tale.end]
        assert (mark.category, mark.hidden, end.hidden) == ("landmark", False, True)
        # Something is at the end of each: a charm, coins, a way to the goal's neighbourhood, or where the goal is.
        gains = [bool(end.gives), bool(end.loot), end.leads in (*ways[goal.at], goal.at), tale.goal]
        assert gains.count(True) == 1, (number, gains)

    # Without a single lead one search in each place is enough; and people are met who can give one (WLD-127, WLD-G71).
    assert region.goal.die <= len(region.places)
    assert any(row.kind == "people" for row in region.encounters)

    traces = Counter(clue.site for clue in region.clues)
    assert all(traces[site.id] == (2 if site is goal else 1) for site in hidden)
    for clue in region.clues:
        left = board.spread(region.site_by_id[clue.site].at, ways)
        assert clue.toward in ways[clue.at] and left[clue.toward] < left[clue.at] <= 2
    assert [row.roll for row in region.encounters] == list(range(1, 9 if danger == "harsh" else 7))
    assert bool(region.threats) == (danger == "harsh")
    if form == "points":
        numbers = {place.id: count for count, place in enumerate(region.places)}
        between = tuple((numbers[path.a], numbers[path.b], path.length) for path in region.paths)
        assert crossings(tuple((place.x, place.y) for place in region.places), between) == 0
        assert len(region.places) - 1 <= len(region.paths) <= len(region.places) + 2
        degrees = [len(ways[place.id]) for place in region.places]
        assert min(degrees) >= 2 or len(region.paths) == len(region.places) + 2
        tally.lengths.update(path.length for path in region.paths)
        tally.ways[min(degrees)] += 1

    tally.regions += 1
    tally.lands[region.about] += theme == "any"
    if form == "hexes" and theme != "isles":
        main = Counter(place.terrain for place in region.places)
        tally.terrains.update({f"{region.about[:9]} {kind}": count for kind, count in main.items()})
    tally.hidden.update(site.category for site in hidden if site is not goal)
    tally.visible.update(site.category for site in visible[4:])
    tally.goal_far[2 * steps[goal.at] >= max(steps.values())] += 1
    dry = max(far for place, far in steps.items() if region.place_by_id[place].terrain != "water")
    assert steps[goal.at] >= min(4, dry), number
    tally.goal_steps[form == "hexes" or size != "small", min(4, steps[goal.at])] += 1
    apart = [site for site in region.sites if site.hidden or site.category == "danger"]
    tally.near_start[all(steps[site.at] > 1 for site in apart)] += 1
    tally.names[region.name] += 1


def main() -> None:
    """Check the keys between two numbers and print what came out."""
    first, last = (int(word) for word in sys.argv[1:3])
    tally = Tally()
    began = time.monotonic()
    for number in range(first, last):
        check(number, tally)
    print(f"{tally.regions} regions in {time.monotonic() - began:.0f} seconds, all valid and solvable")
    for name in ("hidden", "visible", "lengths", "ways", "goal_far", "near_start"):
        counts = getattr(tally, name)
        print(name, {key: f"{count / counts.total():.3f}" for key, count in sorted(counts.items())})
    for land in sorted({key[:9] for key in tally.terrains}):
        counts = {key[10:]: count for key, count in tally.terrains.items() if key[:9] == land}
        print(land, {key: f"{count / sum(counts.values()):.3f}" for key, count in counts.items()})
    drawn = {key[:30]: count for key, count in tally.lands.items() if count}
    print("any:", {key: f"{count / sum(drawn.values()):.3f}" for key, count in drawn.items()})
    print(f"{len(tally.names)} names")


if __name__ == "__main__":
    main()
