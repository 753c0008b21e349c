"""Random players: the awaited member makes one of the moves that posts and completions offer."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from random import Random

from cogs.messages.controls import CONFIRM_PREFIX, FORM_PREFIX, GROUP_PREFIX
from cogs.messages.overflow import END_TURN
from engine import ENTER, WORDS
from playground.players import Impossible, Players
from playground.script import Command, Complete
from playground.sitting import BUTTONS, ControlOffer, Sitting, offers_of, panel_of
from playground.world import World

PANEL = "panel"
"""Begins the text of an offer that opens a panel: ``panel private`` or ``panel more``."""
CURIOSITY = {"panel more": 0.05, "panel private": 0.3}
"""How often a member opens their panel although the post offers moves. Some moves are only there."""
SURE = "sure"
"""The argument of a verb that cannot be taken back, such as conceding."""
SURELY = "sure:"
"""Begins the id of a button that asks for confirmation."""
HASTE = 0.3
"""How often an argument of a command is left out if the bot then asks for it or fills it in."""

Choose = Callable[[Sequence[ControlOffer]], ControlOffer]


class Autoplayer:
    """Plays the table of the players' channel. ``over`` says whether it has ended.

    ``choose`` takes one of the offered moves (default: a random one). Without it commands are used besides the controls,
    with completed arguments. A lobby is filled and started first.
    """

    def __init__(self, world: World, players: Players, chance: Random, choose: Choose | None = None) -> None:
        self._players = players
        self._sitting = Sitting(world, players)
        self._chance = chance
        self._choose = choose
        self.over = False

    async def play(self, steps: int) -> AsyncIterator[str]:
        """Take up to ``steps`` steps, and yield each as a line of a script."""
        for _ in range(steps):
            update = await self._sitting.latest()
            if update.lobby is not None:
                yield await self._sitting.begin(update.lobby)
                continue
            awaited = self._sitting.named(update.awaited)
            if not awaited:
                self.over = True
                return
            yield await self._step(self._chance.choice(awaited), update.game)
        update = await self._sitting.latest()
        self.over = update.lobby is None and not self._sitting.named(update.awaited)

    async def live(self, who: Sequence[str], most: int) -> AsyncIterator[str]:
        """Take at most ``most`` steps of these members, until none of them is awaited."""
        for _ in range(most):
            update = await self._sitting.latest()
            here = [name for name in self._sitting.named(update.awaited) if name in who]
            if not here or update.lobby is not None:
                break
            yield await self._step(self._chance.choice(here), update.game)
        update = await self._sitting.latest()
        self.over = update.kind == "end"

    async def _step(self, who: str, game: str) -> str:
        if self._choose is None and self._chance.random() < 0.4:
            command = await self._command(who, game)
            if command is not None:
                await self._players.run(who, command)
                filled = "".join(f' {name}:"{value}"' for name, value in command.filled)
                return f"@{who} /{command.name}{filled}"
        offers = self._offers(who)
        if not offers:
            raise Impossible(f"it is {who}'s move, and no post offers one")
        offer = self._choose(offers) if self._choose is not None else self._by_chance(offers)
        if offer.in_menu:
            await self._players.pick_values(who, offer.post, offer.key, [offer.move])
            return f'@{who} pick "{offer.label}"'
        await self._players.press_key(who, offer.post, offer.key)
        return f'@{who} press "{offer.label}"'

    def _by_chance(self, offers: Sequence[ControlOffer]) -> ControlOffer:
        """Return a random offer. The panel and rarely wanted moves are less likely, unless there is nothing else."""
        panels = [offer for offer in offers if offer.move.startswith(PANEL)]
        begins = (CONFIRM_PREFIX, GROUP_PREFIX)
        rare = [
            offer for offer in offers if offer.key.startswith(SURELY) or (offer.in_menu and offer.move.startswith(begins))
        ]
        moves = [offer for offer in offers if offer not in panels and offer not in rare]
        if rare and (not (moves or panels) or self._chance.random() < CURIOSITY["panel more"]):
            return self._chance.choice(rare)
        if panels and (not moves or self._chance.random() < CURIOSITY[panels[0].move]):
            return panels[0]
        return self._chance.choice(moves)

    def _offers(self, who: str) -> list[ControlOffer]:
        """Return the moves under the newest post that offers this member any, and the way to their panel there."""
        for post in self._sitting.seen(who):
            offers = [offer for offer in offers_of(post, (*BUTTONS, SURELY)) if _is_for_chance(offer)]
            if panel := panel_of(post):
                kind = "more" if panel.label == WORDS("button-more") else "private"
                offers.append(ControlOffer(f"{PANEL} {kind}", panel.label, post, panel.key, False))
            if offers:
                return offers
        return []

    async def _command(self, who: str, game: str) -> Command | None:
        """Return a command for a move of a game with completed arguments; ``None`` if nothing is completed."""
        verbs = self._sitting.tables.games[game].verbs
        # Moves with a confirmation are left to players.
        careless = (verb for verb in verbs if all(argument.name != SURE for argument in verb.arguments))
        asking = (verb for verb in careless if verb.arguments and verb.name != ENTER)
        written = sorted({verb.name: verb.command for verb in asking}.items())
        self._chance.shuffle(written)
        for _, name in written:
            words = tuple(name.split())
            filled: tuple[tuple[str, str], ...] = ()
            for argument in self._players.arguments(name):
                offered = await self._players.complete(who, Complete(Command(words, filled), argument, ""))
                if offered and not (filled and self._chance.random() < HASTE):
                    filled = (*filled, (argument, self._chance.choice(offered)[1]))
            if filled:
                return Command(words, filled)
        return None


def _is_for_chance(offer: ControlOffer) -> bool:
    """Return whether an offer suits a random player: no form, and no confirmation but for the end of a turn."""
    if offer.key.startswith(SURELY):
        return offer.move == END_TURN
    return not (offer.in_menu and offer.move.startswith(FORM_PREFIX))
