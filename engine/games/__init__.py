"""The games, found by walking this folder: each sub-package has a ``GAME``."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache

from msgspec.structs import replace

from engine.core.capabilities import Page, openings, pages
from engine.core.errors import BadGame, Text
from engine.core.game import AnyGame
from engine.core.moves import Argument, check_verbs

OWN = "the game's own group"
"""Stands for the group of commands that is called by a game, whichever."""


@cache
def games() -> dict[str, AnyGame]:
    """Return every game by its key, in order of keys; `BadGame` when one lacks a ``GAME`` or two disagree on a verb."""
    found: dict[str, AnyGame] = {}
    for module in sorted(pkgutil.iter_modules(__path__), key=lambda module: module.name):
        game = getattr(importlib.import_module(f"{__name__}.{module.name}"), "GAME", None)
        if game is None or game.key != module.name:
            raise BadGame(f"engine/games/{module.name} has no GAME of that key")
        found[game.key] = game
    check_shared_verbs(found)
    check_shared_pages(found)
    return found


def check_shared_verbs(found: Mapping[str, AnyGame]) -> None:
    """Raise `BadGame` when two games give one verb different words or arguments.

    A game may leave arguments of a shared verb out (one game's tile is placed ``at`` a number, another's also has a
    ``turn``): one list must hold the other, in order, and what they share must read the same. So must
    what the verb is about, and the group that its command stands in: both games have one slash command. Only where it
    stands in each game's own group, or is called differently, it has one for each.
    """
    seen: dict[str, tuple[str, Text, tuple[str, str], tuple[Argument, ...]]] = {}
    for game in found.values():
        check_verbs(game.verbs, [game.key, *(opening.name for opening in openings(game))])
        for verb in game.verbs:
            place = (verb.slash or verb.name, OWN if verb.group == game.key else verb.group)
            other, about, known_place, known = seen.get(verb.name, (game.key, verb.about, place, verb.arguments))
            longer, shorter = sorted((known, verb.arguments), key=len, reverse=True)
            rest = iter(longer)
            if not all(any(_same(argument, wanted) for argument in rest) for wanted in shorter):
                raise BadGame(f"{other} and {game.key} give the verb {verb.name} different arguments")
            if not _says_the_same(about, verb.about):
                raise BadGame(f"{other} and {game.key} say different things about the verb {verb.name}")
            if known_place[0] == place[0] and known_place[1] != place[1]:
                raise BadGame(f"{other} and {game.key} put the verb {verb.name} into different groups of commands")
            seen[verb.name] = (game.key, about, place, longer)


def _says_the_same(text: Text, other: Text) -> bool:
    return text == other or str(text) == str(other)


def _same(argument: Argument, other: Argument) -> bool:
    return replace(argument, about=other.about) == other and _says_the_same(argument.about, other.about)


def check_shared_pages(found: Mapping[str, AnyGame]) -> None:
    """Raise `BadGame` when two games say different things about one page, or one game's page is called like a verb.

    A game may leave a shared page's argument out: both have one slash command. A player who knows a name finds one thing
    by it, so a page is called like no verb though they stand in different places.
    """
    verbs = {verb.name: game.key for game in found.values() for verb in game.verbs}
    seen: dict[str, tuple[str, Page]] = {}
    for game in found.values():
        for page in pages(game):
            if page.name in verbs:
                raise BadGame(f"{game.key} has a page {page.name}, which is a verb of {verbs[page.name]}")
            other, known = seen.get(page.name, (game.key, page))
            if not _says_the_same(page.about, known.about):
                raise BadGame(f"{other} and {game.key} say different things about the page {page.name}")
            if page.argument and known.argument and not _same(page.argument, known.argument):
                raise BadGame(f"{other} and {game.key} give the page {page.name} different arguments")
            seen[page.name] = (game.key, page if page.argument else known)
