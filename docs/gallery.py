"""``python -m docs.gallery [--out FOLDER] [GAME ...]``: everything that the bot says, once, on one page for each game.

Recorded games are played again. The page shows every type of event with the first post that tells it, and its picture. It
shows every kind of question, label and refusal in words, and messages of the catalogue that no game used. One person can
read it in one sitting to find what reads badly. It is not kept in the repository.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from html import escape
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec

from engine.core import catalogue
from engine.core.catalogue import Messages
from engine.core.dice import Dice, KeyedSource
from engine.core.errors import GameError, IllegalMove
from engine.core.game import AnyGame, Event, Seat, Setup
from engine.core.map_changes import changed
from engine.core.moves import Move
from engine.core.scene import Look
from engine.core.table import Entry, Table
from engine.games import games
from engine.render import draw

GAMES = Path(__file__).parents[1] / "tests" / "games"
ATTEMPTS = 8
"""So many moves of other times are tried on each state, to be refused."""
LABELS = 4
"""So many labels of each verb are shown."""
STYLE = """body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:16px/1.45 sans-serif;background:#1e1f22;color:#dbdee1}
h3{margin:2rem 0 .3rem;font-size:1rem;color:#f8c74a}pre{white-space:pre-wrap;font:inherit;margin:.3rem 0}
small{color:#949ba4}img{max-width:302px;display:block;margin:.4rem 0;border-radius:6px}li{margin:.3rem 0}"""


class Journey(msgspec.Struct):
    """A recorded game: setup and moves as ``tests/laws/journeys.py`` writes them."""

    key: str
    names: tuple[str, ...]
    options: dict[str, Any]
    steps: tuple[tuple[int, str, str], ...]
    master: int | None = None
    file: str = ""


class Recorded(msgspec.Struct):
    """The recorded games of one game."""

    journeys: tuple[Journey, ...]


def played(game: AnyGame) -> Iterator[tuple[Table, Entry]]:
    """Yield each table of the recorded games of a game with the entry that led to it."""
    found = msgspec.json.decode((GAMES / game.key / "journeys.json").read_bytes(), type=Recorded)
    for journey in found.journeys:
        options = msgspec.convert(journey.options, type=game.options)
        setup = Setup(journey.names, options, journey.master, journey.file)
        table, entry = Table.start(game, setup, journey.key)
        yield table, entry
        for seat, text, _ in journey.steps:
            table, entry = table.act(seat, text)
            yield table, entry


class Shown(msgspec.Struct):
    """A text of the gallery: its heading, small print, and the picture beside it, a PNG."""

    heading: str
    text: str
    small: str = ""
    png: bytes = b""


class Gallery:
    """What one game says, collected along its recorded games."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.events: dict[str, Shown] = {}
        self.kinds: set[str] = set()
        self.questions: dict[str, Shown] = {}
        self.labels: dict[str, list[str]] = {}
        self.refusals: dict[str, Shown] = {}
        self._before: Table | None = None
        self._known: list[Move] = []
        self._chance = random.Random(game.key)

    def collect(self) -> None:
        """Look through all recorded games."""
        for table, entry in played(self.game):
            self._collect_events(table, entry)
            self._before = table
            self._collect_questions(table)
            self._collect_refusals(table)

    def _collect_events(self, table: Table, entry: Entry) -> None:
        """Show an entry once for all types of events that it is the first to have, for everybody and for a seat."""
        fresh: dict[Seat | None, list[Event]] = {}
        for event in entry.events:
            if event.kind not in self.kinds:
                self.kinds.add(event.kind)
                fresh.setdefault(event.seats[0] if event.seats else None, []).append(event)
        for seat, events in fresh.items():
            view = self.game.view(table.state, seat)
            heading = ", ".join(dict.fromkeys(event.kind for event in events))
            rules = ", ".join(dict.fromkeys(rule for event in events for rule in event.rules))
            text = self.game.tell(view, entry.events) or "(no words)"
            self.events[heading] = Shown(heading, text, rules, self._picture(table, seat, entry.events))

    def _picture(self, table: Table, seat: Seat | None, events: Sequence[Event]) -> bytes:
        """Return what these events call for beside the map, else the map if it changed; no bytes for neither."""
        looks, before = self.game.pictures(events), self._before
        scene = self.game.scene(self.game.view(table.state, seat), looks[0] if looks else Look())
        if looks or before is None or before.key != table.key:
            return draw(scene).png
        return draw(scene).png if changed(self.game.scene(self.game.view(before.state, seat), Look()), scene) else b""

    def _collect_questions(self, table: Table) -> None:
        for seat in self.game.turn(table.state):
            view = self.game.view(table.state, seat)
            asked = self.game.ask(view)
            kind = pattern(asked, table.names)
            if asked and kind not in self.questions:
                self.questions[kind] = Shown("", asked, self.game.status(view))
            for move in self.game.legal(table.state, seat):
                verb = type(move).__struct_config__.tag
                labels = self.labels.setdefault(str(verb), [])
                if len(labels) < LABELS:
                    choice = self.game.choice(view, move)
                    text = " – ".join(filter(None, [choice.label, choice.detail, choice.sure]))
                    if text not in labels:
                        labels.append(text)

    def _collect_refusals(self, table: Table) -> None:
        state = table.state
        for seat in self.game.turn(state):
            self._known += self._chance.sample(list(self.game.legal(state, seat))[:50], 1)
            for verb in self.game.verbs:
                self._note(self.game.why_not(state, seat, verb.name), table)
            for move in self._chance.sample(self._known, min(ATTEMPTS, len(self._known))):
                try:
                    self.game.apply(state, seat, move, Dice(KeyedSource("gallery")))
                except GameError as error:
                    self._note(error, table)

    def _note(self, error: GameError | None, table: Table) -> None:
        if isinstance(error, IllegalMove):
            self.refusals.setdefault(pattern(error.words, table.names), Shown("", error.words, error.rule or ""))


def pattern(text: str, names: Sequence[str]) -> str:
    """Return a text without its numbers, places and names: texts of one pattern are told by one message."""
    for name in names:
        text = text.replace(name, "#")
    return re.sub(r"\b[A-Z]{1,2}\d*\b|\d+", "#", text)


@contextmanager
def noting(used: set[str]) -> Iterator[None]:
    """Note the ids of all messages that are worded meanwhile."""
    format = Messages.format

    def noted(self: Messages, id: str, variables: Mapping[str, object]) -> str:
        used.add(id.partition(".")[0])
        return format(self, id, variables)

    Messages.format = noted  # type: ignore[method-assign]
    try:
        with patch.object(catalogue, "remembering", False):
            yield
    finally:
        Messages.format = format  # type: ignore[method-assign]


def messages_of(game: AnyGame) -> Messages | None:
    """Return the messages of a game, ``None`` where it has no catalogue."""
    module = f"engine.games.{game.key}.state.catalogue"
    return import_module(module).WORDS.messages() if find_spec(module) else None


def write(gallery: Gallery, unused: Mapping[str, str], folder: Path) -> Path:
    """Write the page of a game and its pictures; return the page."""
    game = gallery.game
    parts = [f"<!doctype html><meta charset=utf-8><title>{game.title}</title><style>{STYLE}</style><h1>{game.title}</h1>"]
    for title, shown in (("Events", gallery.events), ("Questions", gallery.questions), ("Refusals", gallery.refusals)):
        parts.append(f"<h2>{title} ({len(shown)})</h2>")
        for number, item in enumerate(shown.values()):
            picture = ""
            if item.png:
                name = f"{game.key}-{number}.png"
                (folder / name).write_bytes(item.png)
                picture = f"<img src={name} loading=lazy>"
            heading = f"<h3>{escape(item.heading)}</h3>" if item.heading else "<hr>"
            parts.append(f"{heading}<pre>{escape(item.text)}</pre>{picture}<small>{escape(item.small)}</small>")
    parts.append("<h2>Labels</h2>")
    for verb, labels in sorted(gallery.labels.items()):
        parts.append(f"<h3>{escape(verb)}</h3><ul>{''.join(f'<li>{escape(label)}' for label in labels)}</ul>")
    parts.append(f"<h2>Messages that these games did not word ({len(unused)})</h2>")
    parts += [f"<pre>{escape(source.strip())}</pre>" for source in unused.values()]
    page = folder / f"{game.key}.html"
    page.write_text("\n".join(parts), encoding="utf-8")
    return page


def main() -> None:
    """Write the pages."""
    parser = argparse.ArgumentParser(prog="python -m docs.gallery", description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("var/gallery"), help="the folder of the pages")
    parser.add_argument("games", nargs="*", help="keys of games; all by default")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    for key in asked.games or sorted(games()):
        gallery, used = Gallery(games()[key]), set[str]()
        with noting(used):
            gallery.collect()
        messages = messages_of(gallery.game)
        unused = {id: messages.sources[id] for id in messages if id not in used} if messages else {}
        page = write(gallery, unused, asked.out)
        sys.stdout.write(f"{page}: {len(gallery.kinds)} types of events, {len(gallery.refusals)} refusals\n")


if __name__ == "__main__":
    main()
