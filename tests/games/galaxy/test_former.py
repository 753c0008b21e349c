"""Tables that were begun when things had other names go on, and old names are understood."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from engine.core.flow import Question, Then
from engine.games.galaxy.game import GAME
from engine.games.galaxy.speech import reference
from engine.games.galaxy.state import former_names
from engine.games.galaxy.state.content import content
from engine.games.galaxy.state.naming import system_named
from engine.games.galaxy.state.state import Exploration, Stage, State
from engine.rulebook import rulebook_of

from .build import ADA, BOB, CY, galaxy, having, own, play, put, secretly
from .desks import after, desk

ROOT = Path(__file__).parents[3]

OLD = {
    "meridian": "mecatol-rex",
    "void-compass": "dark-energy-tap",
    "puzzle-engine": "enigmatic-device",
    "tide-storm": "ion-storm",
    "eddy": "nexus",
    "ferrymaster": "gatekeeper",
    "Meridian": "Mecatol Rex",
}

# fmt: off
PUBLISHED = (
    "mecatol", "dark.energy.tap", "enigmatic.device", "ion.storm", "gatekeeper", "nexus", "keleres", "lazax",
    "emphidia", "thalnos", "emelpar", "dominus", "dynamis", "mirage", "dyson", "freelancers", "demilitarized",
    "codex", "maw.of.worlds", "shard.of.the.throne", "stellar.converter", "obsidian", "prophet.s.tears", "jr-xs455",
    "nano-?forge", "gamma.relay", "derelict.vessel", "entropic", "mercenary.outfit", "paradise.world", "core.mine",
    "mining.world", "rich.world", "volatile", "local.fabricators", "functioning.base", "abandoned.warehouses",
    "custodian", "merchant.station", "lost.crew", "dead.world", "neural.motivator", "sarween", "scanlink",
    "gravity.drive", "fleet.logistics", "antimass", "psychoarchaeology", "plasma.scoring", "magen", "duranium",
    "hyper.metabolism", "primor", "mallice", "hope.s.end", "quann", "jord", "abyz", "lodor", "wellon",
)
# fmt: on
"""Names of the published game, as parts of patterns."""


def aged(state: State) -> bytes:
    """Return a state as it was written when things had their former names."""
    text = msgspec.json.encode(state).decode()
    for name, once in OLD.items():
        text = re.sub(rf"(?<![\w-]){name}(?![\w-])", once, text)
    return text.encode()


def rich() -> State:
    """Return a galaxy in which everything lies somewhere that had another name."""
    state = own(galaxy(3), ADA, "meridian", "threshold")
    state = put(put(state, ADA, "eddy", "1 scout"), BOB, "meridian", "1 infantry")
    state = having(state, ADA, technologies=("void-compass",), devices=1)
    state = secretly(state, BOB, "ferrymaster")
    state = replace(state, common=("tide-storm",), purged=("puzzle-engine",), system="eddy", active=ADA)
    asked = Question("public-goal", ADA, ("infantry@meridian", "ferrymaster", "none"), "none", "meridian")
    charts = Question("charts", ADA, ("tide-storm+puzzle-engine",), "tide-storm+puzzle-engine", "frontier")
    later = (Stage("land", ADA, "eddy"), Exploration(ADA, "eddy", "frontier", "tide-storm", "revealed"), Then("meridian"))
    return replace(state, agenda=(asked, charts, *later, *state.agenda))


@pytest.mark.rule("GAL-G51")
def test_a_state_with_the_former_names_is_read_with_those_of_today() -> None:
    written = aged(rich())
    assert all(once.encode() in written for once in OLD.values())
    assert GAME.restored(written) == rich()
    assert GAME.restored(msgspec.json.encode(rich())) == rich(), "one of today stays as it is"


@pytest.mark.rule("GAL-G51")
def test_a_table_under_way_goes_on_from_its_old_snapshot() -> None:
    state = put(own(galaxy(2), ADA, "meridian"), ADA, "A3", "1 scout")
    state = GAME.restored(aged(state))
    assert state.planet_by_id["meridian"].name == "Meridian"
    played = play(state, (ADA, "activate Mecatol Rex"))
    assert played.system == "C3"


@pytest.mark.rule("GAL-G51", "GAL-G01")
def test_what_people_are_called_and_what_they_call_planets_at_a_desk_stays() -> None:
    named = replace(galaxy(2), names=("Nexus", "mecatol-rex"))
    named = having(having(named, ADA, name="Nexus"), BOB, name="mecatol-rex")
    assert GAME.restored(msgspec.json.encode(named)).names == ("Nexus", "mecatol-rex")
    assert [player.name for player in GAME.restored(msgspec.json.encode(named)).players] == ["Nexus", "mecatol-rex"]
    assert str(GAME.read(named, ADA, "trade mecatol-rex 1 tg for 1 com")).startswith("trade mecatolrex ")
    state = after(desk(), "control nia Mecatol Rex: none")
    again = GAME.restored(msgspec.json.encode(state))
    assert again == state and again.planets[0].name == "Mecatol Rex"


@pytest.mark.rule("GAL-G51")
def test_a_desk_goes_on_with_cards_that_had_other_names() -> None:
    state = after(
        desk("tide-storm", "puzzle-engine"), "explore frontier", "choose resolve", "explore frontier", "choose resolve"
    )
    assert GAME.restored(aged(state)) == state
    assert after(state, "purge ion storm").purged == ("tide-storm",)
    assert after(state, "discard Enigmatic Device").decks["frontier"].discard == ("puzzle-engine",)


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("activate mecatol rex", "activate C3"),
        ("activate the Nexus", "activate eddy"),
        ("research Dark Energy Tap", "research void-compass"),
        ("research dark-energy-tap", "research void-compass"),
        ("use enigmatic-device dark-energy-tap", "use puzzle-engine void-compass"),
        ("move nexus A3 1 scout", "move eddy A3 1 scout"),
    ],
)
@pytest.mark.rule("GAL-G51")
def test_old_names_are_read_in_moves(written: str, meant: str) -> None:
    assert str(GAME.read(galaxy(2), ADA, written)) == meant


@pytest.mark.rule("GAL-G51")
def test_old_names_are_understood_where_something_is_looked_up() -> None:
    assert reference.looked_up(reference.glossary(), "Dark Energy Tap", ())[0].startswith("**Void Compass**")
    assert reference.looked_up(reference.glossary(), "ion-storm", ())[0].startswith("**Tide Storm**")
    found = system_named(galaxy(2), "Mecatol Rex")
    assert found is not None and found.id == "C3"


@pytest.mark.parametrize(
    ("asked", "rule"),
    [
        ("mecatol rex", ("GAL-G41", "GAL-010")),
        ("dark energy tap", ("GAL-017",)),
        ("enigmatic device", ("GAL-G33", "GAL-037")),
        ("ion storm", ("GAL-G34", "GAL-038")),
        ("wormhole nexus", ("GAL-G35", "GAL-G02")),
        ("gatekeeper", ("GAL-G40",)),
    ],
)
@pytest.mark.rule("GAL-G51")
def test_the_rulebook_finds_its_entries_by_the_old_names(asked: str, rule: tuple[str, ...]) -> None:
    found = rulebook_of(("galaxy",)).ask(asked, "galaxy")
    assert found.entries[0].id in rule


@pytest.mark.rule("GAL-G51")
def test_nothing_that_is_shown_has_a_name_of_the_published_game() -> None:
    pattern = re.compile("|".join(rf"\b(?:{name})\b" for name in PUBLISHED), re.IGNORECASE)
    pages = [*(ROOT / "docs").glob("*voyage*.md"), ROOT / "docs" / "playing.md", ROOT / "docs" / "rules" / "galaxy.md"]
    pages += [*(ROOT / "docs" / "playing").glob("*.md")]
    pages += [*(ROOT / "tests" / "games" / "galaxy" / "scripts").glob("*voyage*.txt")]
    pages += [path for path in (ROOT / "data" / "galaxy").glob("*.*") if path.name not in ("rules.toml", "phrases.toml")]
    pages += [path for path in (ROOT / "engine" / "games" / "galaxy").rglob("*.py") if path.name != "former_names.py"]
    for path in pages:
        assert not pattern.findall(" ".join(path.read_text(encoding="utf-8").split())), path.name
    book = rulebook_of(("galaxy",))
    for entry in (entry for entries in book.topics("galaxy").values() for entry in entries):
        assert not pattern.findall(f"{entry.title} {entry.text} {entry.example}"), entry.id
    for term in book.terms("galaxy"):
        assert not pattern.findall(f"{term.name} {term.text} {' '.join(term.also)}"), term.name


def test_every_former_id_leads_to_one_of_today() -> None:
    known = content()
    ids = {*known.cards, *known.relics, *known.planets, *known.technologies, *known.orders, *known.goals, "eddy"}
    assert set(former_names.FORMER.values()) <= ids
    assert not set(former_names.FORMER) & ids


@pytest.mark.rule("GAL-G43", "GAL-G93")
@pytest.mark.parametrize("stage", [Stage("market", -1), {"type": "stage", "kind": "vote", "player": BOB}])
def test_a_council_that_voted_one_after_the_other_goes_on_with_all_who_are_left(stage: Stage | dict[str, object]) -> None:
    """Version 10 called each player with a step of their own, and asked those for their tokens who were not called."""
    state = replace(galaxy(3), phase="council", active=-1, done=(ADA,))
    written = msgspec.json.decode(msgspec.json.encode(state))
    steps = [{"type": "then", "step": name, "number": CY} for name in ("vote", "count votes", "divide", "council over")]
    written["agenda"] = [msgspec.to_builtins(stage), *steps]
    read = GAME.restored(msgspec.json.encode(written))
    assert read.agenda == (Stage("market", -1), Then("count votes", number=CY), Then("council over", number=CY))
    assert read.done == () and GAME.turn(read) == (ADA, BOB, CY)
