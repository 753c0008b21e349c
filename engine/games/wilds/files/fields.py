"""What the keys of a region file may hold that only Wilds knows: ground, sites, tests and goods."""

from __future__ import annotations

from engine.core.files.values import Reader, closest, dice, number, shown, words

from ..state.catalogue import trouble
from ..state.content import content
from ..state.member import ATTRIBUTES, SKILLS
from ..state.region import TERRAINS, Gift

MOST_TEXT, MOST_LONG_TEXT, MOST_NAME = 300, 600, 40
MOST_BRIEF = 50
"""How long the short sentence on a goal may be, which stands in the line below each post."""
MOST_SHOWN = 8
"""The most that a goal die can show (WLD-210)."""
LEAST_TN, MOST_TN = 6, 14
"""Of what is hidden, 6 is obvious, 8 moderate, 10 hard, 12 very hard, 14 legendary (WLD-051..055); of ground, 8 is medium,
10 hard, 12 very hard, 14 extreme (WLD-058..061). Only the numbers count (WLD-G91)."""

TERRAIN_NAMES = {
    "wood": "forest",
    "woods": "forest",
    "jungle": "forest",
    "hill": "hills",
    "meadow": "clearing",
    "grass": "clearing",
    "plain": "clearing",
    "plains": "clearing",
    "field": "clearing",
    "fields": "clearing",
    "river": "stream",
    "brook": "stream",
    "mountain": "peaks",
    "mountains": "peaks",
    "peak": "peaks",
    "swamp": "marsh",
    "bog": "marsh",
    "fen": "marsh",
    "sand": "desert",
    "dunes": "desert",
    "bush": "scrub",
    "heath": "scrub",
    "steppe": "scrub",
    "beach": "coast",
    "shore": "coast",
    "island": "coast",
    "sea": "water",
    "lake": "water",
    "pass": "valley",
    "volcano": "ash",
    "lava": "ash",
    "ice": "snow",
    "glacier": "snow",
}
"""Other words for a terrain that a file may use."""


def share(value: object) -> float:
    """Read a number from 0 to 1."""
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 <= value <= 1:
        raise trouble.wrong("bad-share", value=shown(value))
    return float(value)


def terrain(value: object) -> str:
    """Read a terrain by its id or by a common name of it."""
    word = value.strip().lower() if isinstance(value, str) else ""
    if word in TERRAINS:
        return word
    if word in TERRAIN_NAMES:
        return TERRAIN_NAMES[word]
    hint = closest(word, TERRAINS)
    raise trouble.wrong("bad-terrain", value=shown(value), hint=hint, known=TERRAINS)


def few(value: object) -> int | tuple[int, int]:
    """Read what the goal die shows at first to one or two: a number, or one for each."""
    shows = number(0, MOST_SHOWN)
    if not isinstance(value, list):
        return shows(value)  # type: ignore[return-value]
    if len(value) != 2:
        raise trouble.wrong("bad-numbers", value=len(value))
    first, two = (shows(each) for each in value)
    return first, two  # type: ignore[return-value]


def coins(most: int, example: str) -> Reader:
    """Return a reader of an amount of coins, in dice; "" for none."""
    read_dice = dice(most, example, empty=True)

    def read(value: object) -> object:
        return read_dice(value.lower().removesuffix("coins") if isinstance(value, str) else value)

    return read


def test(value: object) -> str:
    """Read what a site's test is rolled with: attributes, a plus, skills."""
    if not isinstance(value, str) or value.count("+") > 1:
        raise trouble.wrong("bad-test", value=shown(value))
    text = value.lower().replace(" ", "")
    if not text:
        return ""
    attributes, _, skills = text.partition("+")
    for names, known, kind in ((attributes, ATTRIBUTES, "attribute"), (skills, SKILLS, "skill")):
        for name in names.split("/"):
            if name not in known:
                hint, value = closest(name, known), shown(name) if name else ""
                raise trouble.wrong("bad-test-part", value=value, kind=kind, hint=hint, known=known)
    return text


def good(value: object) -> str:
    """Read a kind of goods by id or by what it is called."""
    goods = content().goods
    word = value.strip().lower() if isinstance(value, str) else ""
    for kind in goods.values():
        if word and word in (kind.id, f"{kind.id}s", kind.name, kind.plural):
            return kind.id
    known = tuple(goods)
    hint = closest(word, known)
    raise trouble.wrong("bad-goods", value=shown(value), hint=hint, known=known)


def gifts(value: object) -> tuple[Gift, ...]:
    """Read what a site gives: goods by name, or tables with item, count and name."""
    if not isinstance(value, list):
        raise trouble.wrong("bad-gift-list", value=shown(value))
    if len(value) > 8:
        raise trouble.wrong("bad-many-gifts", value=len(value))
    found = []
    for item in value:
        if not isinstance(item, dict):
            found.append(Gift(good(item)))
            continue
        strange = [key for key in item if key not in ("item", "count", "name")]
        if strange:
            raise trouble.wrong("bad-gift-key", key=shown(strange[0]))
        if "item" not in item:
            raise trouble.wrong("bad-gift")
        count, name = number(1, 20)(item.get("count", 1)), words(MOST_NAME, empty=True)(item.get("name", ""))
        assert isinstance(count, int) and isinstance(name, str)
        found.append(Gift(good(item["item"]), count, name))
    return tuple(found)
