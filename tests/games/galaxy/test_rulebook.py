"""What the rulebook of Galaxy says of numbers and names is what the data and the rules have (GAL-G51)."""

from __future__ import annotations

import re

import pytest

from engine.games.galaxy.rules import commands, goals, opening, status_phase
from engine.games.galaxy.rules.economy import production, wealth
from engine.games.galaxy.rules.fighting import landing
from engine.games.galaxy.rules.relics import components
from engine.games.galaxy.state import state as kept
from engine.games.galaxy.state.content import content
from engine.games.galaxy.state.lengths import LENGTHS, Length
from engine.rulebook import RuleEntry, rulebook_of
from tests.rulebook.told import check_entry

KNOWN = content()
BOOK = rulebook_of(("galaxy",))
ENTRIES = {entry.id: entry for entries in BOOK.topics("galaxy").values() for entry in entries}
FULL, SHORT = LENGTHS["full"], LENGTHS["short"]

TRAITS = ("cultural", "hazardous", "industrial")
COUNTED = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def of_deck(deck: str, *, later: bool = True) -> int:
    """Return how many cards an exploration deck has, or without those of the later printing."""
    return sum(card.count for card in KNOWN.cards.values() if card.deck == deck and (later or not card.later))


def fragments(deck: str) -> int:
    return sum(card.count for card in KNOWN.cards.values() if card.deck == deck and card.fragment)


def unit(kind: str) -> str:
    """Return what an entry says of a ship: cost, move, room and on what it hits."""
    stats = KNOWN.units[kind]
    return f"{stats.cost}, {stats.move}, {stats.capacity}, {stats.hits}"


def worth(planet: str) -> str:
    return f"{KNOWN.planets[planet].resources} and {KNOWN.planets[planet].influence}"


SCOUT, TRANSPORT, SHIP = (KNOWN.units[kind] for kind in ("scout", "transport", "battleship"))
INFANTRY, MECH, DOCK = (KNOWN.units[kind] for kind in ("infantry", "mech", "dock"))
PUBLIC = [goal for goal in KNOWN.goals.values() if goal.kind == "public"]
TILED = [world for world in KNOWN.planets.values() if world.tile in KNOWN.tiles]
ON_A_MAP = len(TILED) // 3
NEEDED = max(technology.needs for technology in KNOWN.technologies.values())
ACTIONS = sum(order.moment == "action" for order in KNOWN.orders.values())
EMPTY = sum(not tile.suite for tile in KNOWN.tiles.values())
LAID = EMPTY + sum(tile.set == "a" for tile in KNOWN.tiles.values())


def seen(length: Length) -> int:
    """Return how many public goals come up: those at first, and one in each status phase but the last."""
    return length.goals + length.rounds - 1


NUMBERS = {
    "GAL-G01": (
        f"{FULL.points} points first wins",
        f"players {FULL.fewer};",
        f"after {FULL.rounds} rounds",
        f"{SHORT.points} points in {SHORT.rounds}",
    ),
    "GAL-G02": (f"of the other {LAID} tiles",),
    "GAL-G04": (f"Meridian has {worth('meridian')}", f"a home planet {worth('home')}"),
    "GAL-G05": (
        f"{opening.GROUND.dock} dock and {opening.GROUND.infantry} infantry",
        f"{opening.SPACE.transport} transport and {FULL.scouts} scout above it",
        f"{opening.TRADE_GOODS} trade good, {opening.TACTIC} tactic and {opening.STRATEGY} strategy tokens",
        f"{FULL.goals} public goals lie open",
        f"these {len(opening.free_technologies())} need nothing",
    ),
    "GAL-G06": (f"Of the {EMPTY} tiles without planets",),
    "GAL-G08": (f"{FULL.rounds} rounds at most",),
    "GAL-G10": (
        f"(and {commands.PRICE} resources) a technology",
        f"{commands.MUSTERED} infantry",
        f"(and {DOCK.cost} resources) a dock",
    ),
    "GAL-G12": (
        f"scout {SCOUT.move}, the others {SHIP.move}",
        f"At most {kept.MOST_SHIPS} of your ships",
        f"carry up to {SCOUT.capacity + TRANSPORT.capacity} infantry",
    ),
    "GAL-G13": (
        f"Scout: cost {SCOUT.cost}, move {SCOUT.move}, carries {SCOUT.capacity}, hits on {SCOUT.hits}.",
        f"Transport: {unit('transport')}. Battleship: {unit('battleship')}, and bombards on {SHIP.bombards}.",
        f"Infantry: {INFANTRY.per} for {INFANTRY.cost} resource, hits on {INFANTRY.hits}.",
        f"Mech: {MECH.cost}, hits on {MECH.hits}.",
        f"up to {production.MOST_UNITS} units",
        f"{SCOUT.supply} scouts, {TRANSPORT.supply} transports, {SHIP.supply} battleships",
        f"{MECH.supply} mechs, {DOCK.supply} docks",
    ),
    "GAL-G15": (f"hits on {SHIP.bombards} or more",),
    "GAL-G25": (f"up to {kept.COMMODITIES} commodities, {kept.COMMODITIES + kept.CORE_BONUS} with the Trade Core",),
    "GAL-G27": (f"You have {kept.TOKENS} in all",),
    "GAL-G32": (f"There are {len(KNOWN.relics)}, one of each",),
    "GAL-G33": (f"spend {components.DEVICE_PRICE} resources",),
    "GAL-G38": (
        f"{COUNTED[len(KNOWN.technologies) // 4].capitalize()} in each of four colours",
        f"other {COUNTED[NEEDED]} symbols",
    ),
    "GAL-G39": (f"{2 * len(KNOWN.orders)} cards, twelve kinds twice", f"up to {kept.MOST_CARDS}, in secret"),
    "GAL-G40": (f"up to {goals.MOST_HIDDEN} hidden goals, scored or not, or {goals.MOST_HIDDEN + 1} with",),
    "GAL-G41": (f"costs {landing.SEAL} influence",),
    "GAL-G42": (
        f"gains {status_phase.GAINED_TOKENS} ",
        f"In the last round ({FULL.rounds}, short: {SHORT.rounds}) it ends",
    ),
    "GAL-G45": (
        f"has {FULL.points} points, {FULL.fewer} where five or six began, {SHORT.points} in a short game",
        f"After round {FULL.rounds}, or {SHORT.rounds} of a short one",
    ),
    "GAL-G49": (
        f"{of_deck('frontier')} cards, as each of the three",
        f"it is {of_deck('frontier', later=False)}:",
        f"{fragments('cultural')} of the {of_deck('cultural')} cultural cards are fragments",
        f"{fragments('hazardous')} of the hazardous and {fragments('industrial')} of the industrial",
    ),
    "GAL-G53": (f"up to {production.MOST_UNITS} units",),
    "GAL-G60": tuple(f"{amount} {what}" for what, amount in wealth.COSTS.values()),
    "GAL-G66": (f"{COUNTED[ACTIONS].capitalize()} kinds are the action",),
    "GAL-G81": (f"{ON_A_MAP} of {len(TILED)} planets",),
    "GAL-G82": (f"There are {len(PUBLIC)}, and {seen(SHORT)} or {seen(FULL)} of them come up",),
    "GAL-G90": (f"{SHORT.points} points win", f"after {SHORT.rounds} rounds", f"{SHORT.goals} public goals"),
    "GAL-G94": (f"one of {COUNTED[len(KNOWN.factions)]}",),
}
"""What entries say in numbers, made of the data and of the rules' own constants."""


def said(entry: RuleEntry) -> str:
    return f"{entry.text} {entry.example}"


@pytest.mark.parametrize("id", NUMBERS)
@pytest.mark.rule("GAL-G51")
def test_an_entry_says_the_numbers_that_are_played_with(id: str) -> None:
    check_entry(ENTRIES[id], NUMBERS[id])


def test_the_decks_of_planets_are_as_large_as_the_frontier() -> None:
    assert {of_deck(trait) for trait in TRAITS} == {of_deck("frontier")} == {20}


@pytest.mark.rule("GAL-008", "GAL-G04")
def test_a_planet_has_the_traits_and_values_that_entries_say() -> None:
    trait, found = "|".join(TRAITS), 0
    for planet in KNOWN.planets.values():
        name, value = re.escape(planet.name), (str(planet.resources), str(planet.influence))
        natures = re.compile(rf"\b{name} (?:is|has) ({trait})(?: and ({trait}))?\b")
        values = re.compile(rf"\b{name}(?:: | \(|, )(\d)(?: resources,| and) (\d)")
        for entry in ENTRIES.values():
            for match in natures.finditer(said(entry)):
                assert {group for group in match.groups() if group} == set(planet.traits), (entry.id, match[0])
                found += 1
            for match in values.finditer(said(entry)):
                assert match.groups() == value, (entry.id, match[0])
                found += 1
    assert found >= 7


PEOPLE = {"Ada", "Bob", "Cy", "Dee", "Galaxy"}
WORDS = {"GAL", "I", "Discord"}
"""Capitalised words that name nothing of the game."""


def names() -> set[str]:
    """Return every name that things have in this game, and the words of the glossary."""
    kinds = (KNOWN.cards, KNOWN.relics, KNOWN.planets, KNOWN.technologies, KNOWN.orders, KNOWN.goals, KNOWN.factions)
    found = {thing.name for kind in kinds for thing in kind.values()} | {term.name for term in BOOK.terms("galaxy")}
    found |= {unit.name for unit in KNOWN.units.values()} | {trait.capitalize() for trait in (*TRAITS, "research", "trade")}
    return found | {"Eddy", "Trade first"}


def named(text: str) -> set[str]:
    """Return the capitalised words of a text that begin no sentence."""
    plain = re.sub(r"`[^`]*`|\*\*[^*]*\*\*|\*[^*]*\*", " ", text)
    return set(re.findall(r"(?<![.:?!;] )(?<!^)(?<=[a-z0-9,()] )\(?([A-Z][a-z]\w*)", plain))


@pytest.mark.parametrize("id", ENTRIES)
@pytest.mark.rule("GAL-G51")
def test_an_entry_calls_nothing_by_a_name_that_there_is_not(id: str) -> None:
    known = PEOPLE | WORDS | {word for name in names() for word in re.findall(r"\w+", name)}
    entry = ENTRIES[id]
    found = named(entry.text) | named(entry.example) | named(entry.title)
    assert {word for word in found if word not in known and word.removesuffix("s") not in known} == set()


@pytest.mark.rule("GAL-G23", "GAL-G91")
def test_a_ruling_against_the_source_says_how_to_play_by_the_letter() -> None:
    assert [id for id, entry in ENTRIES.items() if entry.differs] == ["GAL-G23", "GAL-G91"]
    assert "Trade first" in ENTRIES["GAL-G23"].letter and "`/settings gifts-ask`" in ENTRIES["GAL-G91"].letter
