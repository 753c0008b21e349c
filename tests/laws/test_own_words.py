"""The packages that serve every game speak of none: no word that belongs to one game stands in their code and comments."""

from __future__ import annotations

import re
from pathlib import Path

from engine.games import games

TOP = Path(__file__).resolve().parents[2]
PACKAGES = ("engine/api", "engine/core", "engine/maps", "engine/render", "engine/tables", "cogs")

WORDS = {
    "skyshard": ("bulwark", "trailfinder", "picklock"),
    "cavern": ("sellsword", "sellswords", "rift", "crossroads", "kobold"),
    "wilds": ("rumour", "rumours", "clue", "clues", "forager", "wilderness"),
    "regions": ("seeker", "seekers", "environ", "environs", "alerted", "stealth"),
    "galaxy": (
        *("planet", "planets", "wormhole", "wormholes", "starship", "fleet", "fleets", "commodity"),
        *("relic", "relics", "truce", "infantry", "mech", "technology", "cultural", "industrial", "hazardous"),
    ),
}
"""Words that one game has and no other, beside its key; words of everyday English are left out."""


def spoken_of(text: str) -> set[str]:
    """Return the games of which a text speaks."""
    found = set(re.findall(r"[a-z]+", text.casefold()))
    return {key for key in games() if found & {key, *WORDS.get(key, ())}}


def test_no_word_is_that_of_two_games() -> None:
    assert WORDS.keys() <= games().keys()
    every = [word for words in WORDS.values() for word in words]
    assert len(every) == len(set(every))


def test_packages_that_serve_every_game_speak_of_none() -> None:
    for file in (file for package in PACKAGES for file in (TOP / package).rglob("*.py")):
        assert not spoken_of(file.read_text(encoding="utf-8")), file


def test_a_game_is_found_by_its_key_and_by_its_words() -> None:
    assert spoken_of("A planet of the Galaxy") == {"galaxy"}
    assert spoken_of("An alerted_seeker near a clue") == {"regions", "wilds"}
    assert spoken_of("A map of hexes") == set()
