"""Plotting: the pictures of the hall, with the words that say the same (TAB-173)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import AnyGame
from engine.core.measures import measures
from engine.core.scene import Fact, PlotBoard, PlotLine, Scene
from engine.core.words import count
from engine.tables.hall.ratings import Course

NEWEST = 60
"""So many games are drawn at most, the newest."""
FEW = 2
"""Fewer points than this are no plot."""
LONGEST_ALT = 1000
Drawn = tuple[int, str, Course, bool]
"""A line of ratings: whose place and name it is, how it went, whether that is whoever looks."""


def rating_scene(game: AnyGame, lines: Sequence[Drawn]) -> Scene | None:
    """Return how ratings went from game to game, whoever is ahead first; ``None`` where nothing went anywhere yet."""
    last = max((course[-1][0] for _, _, course, _ in lines), default=0)
    if last < FEW:
        return None
    first = max(1, last - NEWEST + 1)
    drawn, words = [], []
    for place, name, course, own in lines:
        shown = [(number, item.mean) for number, item in course if number >= first]
        # Who played none of these is where they were.
        shown = shown or [(first, course[-1][1].mean)]
        newest = course[-1][1]
        points = tuple((number, round(value, 1)) for number, value in shown)
        drawn.append(PlotLine(points, f"{newest.mean:.0f} {name}", own))
        games = count(newest.games, "game")
        whose = f"{name} (you)" if own else name
        begun = f", from {shown[0][1]:.0f} in game {shown[0][0]}" if len(shown) > 1 else ""
        words.append(f"{place}: {whose} {newest.mean:.0f} ± {newest.deviation:.0f} after {games}{begun}.")
    about = f"{game.title}, ratings over {last} games; games {first} to {last} are drawn."
    board = PlotBoard(tuple(drawn), first, last, "Game", "Rating")
    return Scene(f"{game.title}: ratings", board, _alt(about, words), facts=(Fact("games", str(last)),))


def victory_scene(game: AnyGame, delves: Sequence[tuple[int, bool]]) -> Scene | None:
    """Return how many rounds each victory took; ``delves`` are rounds and whether they were won, the oldest first.

    ``None`` where fewer than two were won, or nobody counts rounds.
    """
    timed = measures(game).timed[1]
    last, first = len(delves), max(1, len(delves) - NEWEST + 1)
    shown = list(enumerate(delves, 1))[first - 1 :]
    won = [(number, rounds) for number, (rounds, victory) in shown if victory and rounds]
    if len(won) < FEW:
        return None
    lost = tuple(number for number, (_, victory) in shown if not victory)
    fewest = min(won, key=lambda item: item[1])
    notes = tuple((number, str(rounds)) for number, rounds in dict.fromkeys((fewest, won[-1])))
    line = PlotLine(tuple((number, float(rounds)) for number, rounds in won), notes=notes)
    board = PlotBoard((line,), first, last, "Delve", timed.capitalize(), lost, "not won" if lost else "")
    victories = sum(victory for _, victory in delves)
    words = [
        f"{victories} of {last} won.",
        f"Fewest {timed}: {fewest[1]}, delve {fewest[0]}. Newest victory: {won[-1][1]}, delve {won[-1][0]}.",
        "In order: " + ", ".join(str(rounds) if victory else "not won" for _, (rounds, victory) in shown) + ".",
    ]
    about = f"{game.title}, {timed} to victory; delves {first} to {last} are drawn."
    fact = Fact("won", f"{victories} of {last}")
    return Scene(f"{game.title}: {timed} to victory", board, _alt(about, words), facts=(fact,))


def _alt(about: str, words: Sequence[str]) -> str:
    """Return as many of the sentences as an alt text holds."""
    text = about
    for sentence in words:
        if len(text) + 1 + len(sentence) > LONGEST_ALT:
            break
        text = f"{text} {sentence}"
    return text
