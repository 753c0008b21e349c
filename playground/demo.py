"""A whole game, played by three members who know what they want, through the same buttons and menus as everybody."""

from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from random import Random

from playground.autoplay import Autoplayer, Choose, Offer
from playground.players import Impossible, Players
from playground.posts import Notice, Reply
from playground.script import Press
from playground.world import World

PARTY = ("ada", "bob", "cy")
GAMES = ("Skyshard", "Cavern", "Wilds", "Regions", "Galaxy")
SEED = "tansy"
OUT = "var/demo"
MOST_STEPS = 1500
LONGEST = 50.0
WANTED = {
    "Skyshard": (
        "attack", "open", "choose", "place", "roll", "heal", "explore", "equip", "use", "dig", "move", "pass",
    ),
    "Cavern": (
        "choose", "place", "send", "reveal", "spend", "roll", "reroll", "flip", "panel private", "retrieve", "swap",
        "breach", "pass",
    ),
    "Wilds": (
        "choose stay", "choose", "investigate", "move/search/camp", "track", "panel private",
    ),
    "Regions": (
        "choose", "claim", "use", "pick", "act/move", "search", "strategy", "panel private", "pass",
    ),
    "Galaxy": (
        "accept", "land", "move", "explore", "relic", "choose", "decide", "pay", "produce", "vote", "use", "play",
        "activate/research/order", "trade", "panel private", "pass",
    ),
}  # fmt: skip
"""Verbs in the order in which sensible members want them. Nobody retreats, and nobody stows what is in use. A whole move
has a place of its own; verbs with a / between them are wanted alike."""
HOMEWARD = {"Wilds": (120, "depart")}
"""After how many choices they have seen enough, and the verb with which they go home."""
BEST_FIRST = {"Galaxy": ("choose", "decide", "explore", "land", "move", "pay", "produce")}
"""Verbs whose choices the game lists with the best first, which they take."""
STRAY = 0.1
"""How often somebody does something else."""


async def demonstrate(*, seed: str | None, out: str | None, game: str | None = None) -> int:
    """Play a whole game of each (or only of the one called ``game``) and print their pictures and how they ended.

    Returns the exit code: 1 if one did not end.
    """
    folder = Path(out or OUT)
    if out is None:
        shutil.rmtree(folder, ignore_errors=True)
    titles = [title for title in GAMES if game is None or title.casefold() == game.casefold()]
    return max([await _demonstrate(title, seed or SEED, folder / title.casefold()) for title in titles])


async def _demonstrate(title: str, seed: str, folder: Path) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    began = time.perf_counter()
    world = await World.open(seed=seed)
    try:
        players = Players(world)
        notice = Notice(world, folder)
        await _gather(players, title)
        replies = notice.look("000")
        choose = wise(Random(seed), WANTED[title], BEST_FIRST.get(title, ()), *HOMEWARD.get(title, ()))
        autoplayer = Autoplayer(world, players, Random(seed), choose)
        steps = 0
        async for step in autoplayer.play(MOST_STEPS):
            steps += 1
            replies += notice.look(f"{steps:03d}")
            _progress(f"{title}, step {steps}, picture {len(_pictures(replies))}: {step}")
            if time.perf_counter() - began > LONGEST:
                break
        _progress("")
        print("\n".join(_pictures(replies)))
        public = [reply for reply in replies if not reply.private]
        print(f"\n{public[-1].text}\n\n{title}: {steps} steps in {time.perf_counter() - began:.0f} seconds, seed {seed}.\n")
        return 0 if autoplayer.over else 1
    except Impossible as error:
        _progress("")
        print(f"The demonstration stops: {error}", file=sys.stderr)
        return 1
    finally:
        await world.close()


def wise(
    chance: Random, wanted: Sequence[str], best_first: Sequence[str] = (), enough: int = MOST_STEPS, last: str = ""
) -> Choose:
    """Return how sensible members choose: what they want most by its verb, of a verb that is ``best_first`` what the game
    lists first, with a little whim; after ``enough`` choices the verb ``last``."""
    made = count()

    ranks = {word: rank for rank, words in enumerate(wanted) for word in words.split("/")}

    def want(offer: Offer) -> int:
        return ranks.get(offer.move, ranks.get(offer.move.split(" ")[0], len(wanted)))

    def choose(offers: Sequence[Offer]) -> Offer:
        homeward = [offer for offer in offers if offer.move.split(" ")[0] == last]
        if next(made) >= enough and homeward:
            return homeward[0]
        if chance.random() < STRAY:
            return chance.choice([offer for offer in offers if want(offer) < len(wanted)] or list(offers))
        rank = min(map(want, offers))
        best = [offer for offer in offers if want(offer) == rank]
        return best[0] if best[0].move.split(" ")[0] in best_first else chance.choice(best)

    return choose


async def _gather(players: Players, title: str) -> None:
    host, *others = PARTY
    await players.press(host, Press(f"Play {title}"))
    for member in others:
        await players.press(member, Press("Join"))
    await players.press(host, Press("Start"))


def _pictures(replies: Sequence[Reply]) -> list[str]:
    return list(dict.fromkeys(file.path for reply in replies for file in reply.files if file.width))


def _progress(words: str) -> None:
    if sys.stdout.isatty():
        width = shutil.get_terminal_size().columns - 1
        print(f"\r{words[:width]:<{width}}", end="\r", flush=True)
