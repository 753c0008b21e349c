"""The pace of whole games on Discord: what three members who know what they want press, read and wait for.

They play sensibly (`tests.games.parties`) at a table of the game's defaults, and press what leads to the move they have in
mind (`playground.making`); a menu's next part, each step of a move, its form, and the own panel where the move stands only
there, are presses too. What no control offers is typed, and counts as one. The lobby does not count.

A *post* is a new message of the bot that everybody sees. A *turn* is what is pressed until another seat is awaited, or
until the end. *Words* are those of a post after each press that made it or changed its text. A mention is one word;
controls and pictures have none. *Requests* are those that the bot makes for a press. There are those of the interaction
(its callback and its webhook), and those that count against the 50 a second that Discord allows a bot. What is *said twice*
is a whole sentence, or line, of a few words that stands more than once in one post. *Map to last control* are the pixels
from the top of a post's map to the bottom of its last control, on a phone (`tests.bench.screens`).

Beside the numbers stands the most that each should be.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import median, quantiles

import msgspec

from engine.core.game import AnyGame
from engine.games import games
from playground.players import Players
from playground.posts import size_of, text_of
from playground.script import Command
from playground.world import World
from tests.bench.screens import SCREEN, reach
from tests.games.parties import party_of
from tests.games.seated import Seated

SMALLEST = {"seeds": 1, "most": 20}
MOST = 5000
"""A member who presses more is stuck."""
MEMBERS = ("ada", "bob", "cy")
PRESSES_A_TURN = {"skyshard": 3.0, "cavern": 4.0, "wilds": 1.3 * len(MEMBERS), "regions": 2.5, "galaxy": 2.5}
"""In the Wilds, where a turn is a decision of the party, so many of each member."""
POSTS_A_GAME = {"skyshard": 45.0, "cavern": 40.0, "wilds": 50.0, "regions": 110.0, "galaxy": 150.0}
POSTS_A_TURN = 1.2
"""In the Wilds a turn is a decision of the party."""
WORDS_MEDIAN, WORDS_90TH, WORDS_MOST = 40.0, 80.0, 140.0
ANSWERS_A_PRESS, COUNTED_A_PRESS = 1.2, 0.05
A_SENTENCE = 3
"""Fewer words say too little to be said twice: "Ada rolls."."""
OF_INTERACTIONS = ("interactions", "webhooks")
"""How paths of requests begin that are an interaction's own, and count against no limit of the bot's."""
COLUMNS = (
    "presses",
    "posts",
    "turns",
    "posts a turn",
    "presses a turn",
    "words, median",
    "words, 90th",
    "words, most",
    "map to last control, 90th",
    "requests of the interaction a press",
    "counted requests a press",
    "texts that say something twice",
)


class Pace(msgspec.Struct):
    """What was counted in a game: for each turn its presses, for each text of a post its words."""

    presses: int = 0
    posts: int = 0
    turns: list[int] = []
    words: list[int] = []
    answers: int = 0
    counted: int = 0
    over: bool = False
    twice: int = 0
    reaches: list[float] = []

    def numbers(self) -> tuple[float, ...]:
        """Return a number for each of the `COLUMNS`."""
        turns, presses = max(1, len(self.turns)), max(1, self.presses)
        words = self.words or [0]
        return (
            self.presses,
            self.posts,
            len(self.turns),
            self.posts / turns,
            median(self.turns or [0]),
            median(words),
            _ninetieth(words),
            max(words),
            _ninetieth(self.reaches or [0]),
            self.answers / presses,
            self.counted / presses,
            self.twice,
        )


def _ninetieth(numbers: Sequence[float]) -> float:
    """Return what nine tenths of some numbers do not exceed."""
    return quantiles(numbers, n=10, method="inclusive")[-1] if len(numbers) > 1 else numbers[0]


def budget(game: str) -> tuple[float | None, ...]:
    """Return the most that each of the `COLUMNS` should be, ``None`` where nothing is asked of it."""
    return (
        None,
        POSTS_A_GAME.get(game),
        None,
        POSTS_A_TURN,
        PRESSES_A_TURN.get(game),
        WORDS_MEDIAN,
        WORDS_90TH,
        WORDS_MOST,
        SCREEN,
        ANSWERS_A_PRESS,
        COUNTED_A_PRESS,
        0.0,
    )


def said_twice(text: str) -> list[str]:
    """Return the sentences and lines that stand more than once in the text of a post, small print or not."""
    lines = (line.removeprefix("-# ").removeprefix("> ") for line in text.split("\n"))
    said = Counter(part.rstrip(".") for line in lines for part in re.split(r"(?<=[.!?]) +", line))
    return [item for item, times in said.items() if times > 1 and len(item.split()) >= A_SENTENCE]


class Counting:
    """Counts what comes of each press in the players' channel, from when it is made."""

    def __init__(self, world: World, channel: int, game: str) -> None:
        self._world = world
        self._map = f"{game}-map"
        self._channel = channel
        self._texts: dict[int, str] = {}
        self._requests = 0
        self.pace = Pace()
        self._look()
        self.pace.reaches.clear()

    def pressed(self) -> None:
        """Count a press that the bot has dealt with."""
        requests = self._world.env.http_requests[self._requests :]
        answers = sum(request.path.split("/")[1] in OF_INTERACTIONS for request in requests)
        pace = self.pace
        pace.presses += 1
        pace.answers += answers
        pace.counted += len(requests) - answers
        new, texts = self._look()
        pace.posts += new
        pace.words += [len(text.split()) for text in texts]
        pace.twice += sum(bool(said_twice(text)) for text in texts)

    def _look(self) -> tuple[int, list[str]]:
        """Return how many public posts are new, and the texts that they and others have now and had not before."""
        self._requests = len(self._world.env.http_requests)
        backend = self._world.env.backend
        new, texts = 0, []
        for post in backend.messages.get(self._channel, {}).values():
            if post.author_id != backend.bot_user.id or post.is_ephemeral:
                continue
            new += post.id not in self._texts
            if (text := text_of(self._world, post)) != self._texts.get(post.id):
                texts.append(text)
                files = {str(file["filename"]): size_of(backend.cdn.get(file["url"]) or b"") for file in post.attachments}
                sizes = {name: (wide, high) for name, (wide, high) in files.items() if wide and high}
                self.pace.reaches += filter(None, [reach(post.components, sizes, self._map)])
            self._texts[post.id] = text
        return new, texts


async def played(game: AnyGame, seed: str, most: int = MOST) -> Pace:
    """Return the pace of one game, or of about its first ``most`` presses where it takes more."""
    world = await World.open(seed=seed)
    try:
        players = Players(world)
        host, *others = MEMBERS
        await players.run(host, Command(("delve", "new"), (("game", game.key),)))
        for member in others:
            await players.run(member, Command(("delve", "join")))
        await players.run(host, Command(("delve", "start")))
        seated = Seated(world, players, game, party_of(game, len(MEMBERS), seed), MEMBERS)
        counting = Counting(world, world.channels[players.channel].id, game.key)
        pace, turn = counting.pace, 0
        async for before in seated.moves(counting.pressed):
            awaited = seated.live.awaited
            if not set(awaited) <= set(before.awaited) or not awaited:
                pace.turns.append(pace.presses - turn)
                turn = pace.presses
            if pace.presses >= most:
                break
        pace.over = not seated.live.awaited
        return pace
    finally:
        await world.close()


def table(paces: Mapping[str, Sequence[Pace]]) -> str:
    """Return a row for each game: medians of its games, beside the most that each should be; what is more is bold."""
    rows = [["game", *COLUMNS], ["---", *("---:" for _ in COLUMNS)]]
    for key, games_of in paces.items():
        whole = all(pace.over for pace in games_of)
        cells = [key if whole else f"{key} (broken off)"]
        for column, value, most in zip(COLUMNS, middle(games_of), budget(key), strict=True):
            if most is None or (column == "posts" and not whole):
                cells.append(f"{value:.4g}")
            else:
                cells.append(f"{f'**{value:.4g}**' if value > most else f'{value:.4g}'} / {most:g}")
        rows.append(cells)
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def middle(paces: Sequence[Pace]) -> tuple[float, ...]:
    """Return the medians of some games, one for each of the `COLUMNS`."""
    return tuple(median(values) for values in zip(*(pace.numbers() for pace in paces), strict=True))


def measure(seeds: int = 3, most: int = MOST) -> dict[str, float]:
    """Return the medians of so many games of each game, and print them as a table beside the most that each should be.

    ``most`` is how many presses of a game are made at most, but for those that the last move still takes.
    """
    paces = {
        key: [asyncio.run(played(game, f"pace {number}", most)) for number in range(1, seeds + 1)]
        for key, game in games().items()
    }
    print(f"{table(paces)}\n")
    return {
        f"{key}: {name}": value for key, each in paces.items() for name, value in zip(COLUMNS, middle(each), strict=True)
    }
