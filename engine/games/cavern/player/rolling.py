"""What a player does around its own rolls: what dice are worth buying, and which are worth rolling again."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.game import Seat
from engine.core.moves import Move
from engine.core.verbs import Pass, Roll

from ..rules import odds
from ..rules.buying import Buys, cards_for_dice
from ..rules.contests import AT_ONCE, loses_all_xp, refuse_spend, reroll_choices
from ..rules.dice import BOUGHT, PRESSED, rift_bonus, total
from ..rules.odds import STAKE, order_of
from ..state.board import board_of
from ..state.content import content, option_at
from ..state.delvers import inside
from ..state.moves import Prompts, Reroll, Reveal, Spend
from ..state.state import Contest, Player, State, ability, usable
from .aims import Aims
from .prizes import GOLD, TREASURE
from .worth import MUCH, Kinds, dice_of, likely


class Bout:
    """A contest as the roller sees it."""

    def __init__(self, state: State, contest: Contest, price: float, keeping: float, aims: Aims | None = None) -> None:
        self.state, self.contest, self.price, self.keeping = state, contest, price, keeping
        self.seat: Seat = contest.seat
        if loses_all_xp(state, contest):
            self.price = 0.0
        self.aims = aims if aims is not None else Aims(state, self.seat, 0.0)
        self.player = state.players[self.seat]
        self.room = board_of(state).room(contest.room)
        self.standing = inside(state, self.room)
        self.option = option_at(contest.card, contest.option) if contest.card else None
        own = [sent.kind for sent in self.standing if sent.seat == self.seat]
        self.dice = dice_of(own, contest.bought)
        self.rift = rift_bonus(own) if self.room.rift and contest.kind != "test" else 0
        self.order = order_of(state, contest)
        self._known: dict[tuple[int, int], float] = {}

    def with_two_more(self) -> tuple[State, Contest]:
        """Return how things stand once 1 XP is paid for dice."""
        players = (replace(player, xp=player.xp - 1) if player is self.player else player for player in self.state.players)
        contest = replace(self.contest, bought=(*self.contest.bought, *BOUGHT))
        return replace(self.state, players=tuple(players)), contest

    def at(self, combat: int, spoils: int) -> float:
        """Return what a total is worth, the Rift's Combat not yet in it."""
        found = self._known.get((combat, spoils))
        if found is None:
            found = self._at(combat + self.rift, spoils) + self.aims.rolled(combat + self.rift, spoils)
            self._known[combat, spoils] = found
        return found

    def _at(self, combat: int, spoils: int) -> float:
        contest, option = self.contest, self.option
        if option is None:
            return self._in_battle(combat, spoils)
        reward = (TREASURE if spoils >= MUCH else GOLD) if spoils else 0.0
        more = 0.0
        if contest.kind == "fight":
            won = 0.0
            for its_combat, its_spoils, chance in likely(tuple(option.dice)):
                won += chance * (combat >= its_combat)
                more += chance * (spoils > its_spoils) * reward
        else:
            won = float((combat if option.kind == "combat" else spoils) >= option.need)
        gain = option.gain.gold * GOLD + option.gain.treasure * TREASURE + option.gain.xp * self.price
        success = (contest.bags - contest.bags // 2) * GOLD + contest.chests * TREASURE
        success += content().beast.points if contest.beast else 0
        return won * (success + (0.0 if option.always else gain)) + more

    def _in_battle(self, combat: int, spoils: int) -> float:
        points = self.order.worth(combat, spoils)
        if self.contest.beast:
            first, enough = self.order.ranks(combat, spoils)[0], combat >= content().beast.need
            points += first * (content().beast.points if enough else -self.contest.chests * TREASURE)
        return points

    def plan(self) -> Buys:
        """Return what is best taken before the roll, the same as is promised where the Battle is offered."""
        return self._planned()[1]

    def worth(self) -> float:
        """Return what the roll is worth with that, its price taken off."""
        return self._planned()[0]

    def _planned(self) -> tuple[float, Buys]:
        state, contest, player = self.state, self.contest, self.player
        xp = player.xp if refuse_spend(state, contest, "dice") is None else 0
        able = ability(player)
        if (able == "red" and contest.kind == "test") or (able == "reroll" and player.swift == "after"):
            able = ""
        roller = odds.Roller(self.dice, self.rift, xp, able)
        return odds.plan(roller, cards_for_dice(player), self.at, self.price, self.keeping)

    def worths(self) -> list[float]:
        """Return what it is worth to roll with white dice for 0, 1, 2 .. XP, the price of the XP taken off.

        An XP that is left may roll dice again, where the band can."""
        left = self.player.xp
        found = []
        for xp in range(1 + (min(left, len(AT_ONCE)) if refuse_spend(self.state, self.contest, "dice") is None else 0)):
            dice = tuple(sorted((*self.dice, *BOUGHT * xp)))
            now = self.mean(dice)
            if ability(self.player) == "reroll" and left > xp and self.player.swift != "after":
                now += sum(p * max(0.0, now - self.at(c, s) - self.price * STAKE) for c, s, p in likely(dice))
            found.append(now - xp * self.price)
        return found

    def mean(self, dice: Kinds, combat: int = 0, spoils: int = 0) -> float:
        """Return what it is worth to roll dice on top of a total."""
        return sum(chance * self.at(combat + c, spoils + s) for c, s, chance in likely(dice))


def prompting(player: Player, moments: tuple[str, ...]) -> Prompts | None:
    """Return what a bot player says of prompts that wants to be asked about a card for one of these moments, and would not
    be; ``None`` for nothing."""
    asks = player.swift == "" and any(usable(player, moment) for moment in moments)
    return Prompts("all") if asks else None


def answer(
    state: State, contest: Contest, price: float, keeping: float, aims: Aims | None = None, *, sums: bool = False
) -> Move:
    """Return what the roller does; ``sums``: every number of dice is weighed against every other."""
    bout = Bout(state, contest, price, keeping, aims)
    if contest.rerolls:
        return best_again(bout)[0]
    if contest.stage == "after":
        return _after(bout)
    if said := prompting(bout.player, ("after",)):
        return said
    if sums:
        return planned(bout)
    move, bought = _before(bout), 0
    while move == Spend("dice") and bought < len(AT_ONCE):
        bought += 1
        bout = Bout(*bout.with_two_more(), price, keeping, aims)
        move = _before(bout)
    # Whatever else is wanted comes first: what XP buys is rolled at once.
    return Spend(str(bought)) if bought and move == Roll() else move


def planned(bout: Bout) -> Move:
    """Return the first step of the best that can be done before the roll: cards, then the band's own dice, then what XP
    buys, which is rolled at once."""
    buys = bout.plan()
    if buys.cards:
        return Reveal(buys.cards[0])
    if buys.own:
        return Spend("ability")
    return Spend(str(buys.white)) if buys.white else Roll()


def _before(bout: Bout) -> Move:
    """Buy what brings more than it costs, one after the other; who may reroll first weighs keeping the XP for that."""
    now = bout.mean(bout.dice)
    best: tuple[float, Move] = (0.0, Roll())
    waiting = 0.0
    if ability(bout.player) == "reroll":
        waiting = sum(p * max(0.0, now - bout.at(c, s) - bout.price * STAKE) for c, s, p in likely(bout.dice))
    for on, more, costs in (
        ("dice", ("white", "white"), bout.price + waiting),
        ("ability", tuple(PRESSED), bout.price),
        ("butchers_ring", ("red",), bout.keeping),
        ("velvet_glove", ("purple",), bout.keeping),
    ):
        if on in ("dice", "ability"):
            if refuse_spend(bout.state, bout.contest, on):
                continue
            move: Move = Spend(on)
        elif on in usable(bout.player, "before"):
            move = Reveal(on)
        else:
            continue
        gain = bout.mean(tuple(sorted((*bout.dice, *more)))) - now - costs
        if gain > best[0]:
            best = gain, move
    return best[1]


def _after(bout: Bout) -> Move:
    again, gain = best_again(bout)
    means: list[tuple[float, Move]] = [(bout.keeping, Reveal(card)) for card in usable(bout.player, "after")]
    if refuse_spend(bout.state, bout.contest, "ability") is None:
        means.append((bout.price * STAKE, again))
    costs, move = min(means, key=lambda item: item[0], default=(99.0, Pass()))
    return move if gain > costs else Pass()


def best_again(bout: Bout) -> tuple[Move, float]:
    """Return the best dice to roll again, and what that brings."""
    roll = bout.contest.rolls[-1]
    now = bout.at(*total(roll.dice))
    best: tuple[Move, float] = (Pass(), 0.0)
    for choice in reroll_choices(roll):
        places = {int(number) - 1 for number in choice.split(",")}
        kept = total(die for place, die in enumerate(roll.dice) if place not in places)
        again = tuple(sorted(roll.dice[place].colour for place in places))
        gain = bout.mean(again, *kept) - now
        if gain > best[1]:
            best = Reroll(choice), gain
    return best
