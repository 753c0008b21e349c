"""Plotting: the pictures of the hall, with the words that say the same (TAB-173)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import AnyGame
from engine.core.measures import measures
from engine.core.messages import WORDS
from engine.core.scene import Fact, PlotBoard, PlotLine, Scene
from engine.tables.hall.ratings import Course

NEWEST = 60
"""So many games are drawn at most, the newest."""
FEW = 2
"""Fewer points than this are no plot."""
LONGEST_ALT = 1000
Drawn = tuple[int, str, Course, bool]
"""A line of ratings: the place and name of a member, how it went, whether that is the viewer."""


def rating_scene(game: AnyGame, lines: Sequence[Drawn]) -> Scene | None:
    """Return how ratings went from game to game, the highest first; ``None`` where nothing went anywhere yet."""
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
        words.append(
            WORDS(
                "rating-of",
                place=place,
                who=name,
                own=own,
                mean=f"{newest.mean:.0f}",
                deviation=f"{newest.deviation:.0f}",
                games=newest.games,
                moved=len(shown) > 1,
                before=f"{shown[0][1]:.0f}",
                game=shown[0][0],
            )
        )
    about = WORDS("ratings-about", title=game.title, games=last, first=first)
    board = PlotBoard(tuple(drawn), first, last, WORDS("axis-game"), WORDS("axis-rating"))
    fact = Fact(WORDS("fact-games"), str(last))
    return Scene(WORDS("ratings-title", title=game.title), board, _alt(about, words), facts=(fact,))


def victory_scene(game: AnyGame, delves: Sequence[tuple[int, bool]]) -> Scene | None:
    """Return how many rounds each victory took; ``delves`` are rounds and whether they were won, the oldest first.

    ``None`` where fewer than two were won, or the game counts no rounds.
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
    not_won = WORDS("not-won")
    board = PlotBoard((line,), first, last, WORDS("axis-delve"), timed.capitalize(), lost, not_won if lost else "")
    victories = sum(victory for _, victory in delves)
    (delve, least), (later, newest) = fewest, won[-1]
    words = [
        WORDS("victories-won", won=victories, all=last),
        WORDS("victories-fewest", rounds=timed, fewest=least, delve=delve, newest=newest, later=later),
        WORDS("victories-in-order", delves=[str(rounds) if victory else not_won for _, (rounds, victory) in shown]),
    ]
    about = WORDS("victories-about", title=game.title, rounds=timed, first=first, last=last)
    fact = Fact(WORDS("fact-won"), WORDS("won-of", won=victories, all=last))
    return Scene(WORDS("victories-title", title=game.title, rounds=timed), board, _alt(about, words), facts=(fact,))


def _alt(about: str, words: Sequence[str]) -> str:
    """Return as many of the sentences as an alt text holds."""
    text = about
    for sentence in words:
        if len(text) + 1 + len(sentence) > LONGEST_ALT:
            break
        text = f"{text} {sentence}"
    return text
