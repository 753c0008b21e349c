"""What a roll is about, for the player who is asked around it: own dice, what they have to beat, what is to be won.

All of it lies open: present and later rollers are faceup in a completed room.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.game import Seat, Weight
from engine.core.odds import odds as odds_in_words
from engine.core.words import lowered, upper

from ..rules import odds
from ..rules.contests import (
    AT_ONCE,
    loses_all_xp,
    option_of,
    refuse_spend,
    waits,
)
from ..rules.dice import BOUGHT, MUCH_SPOILS, pool, result, rift_bonus
from ..rules.encounters import brought
from ..state.board import Room, board_of
from ..state.catalogue import WORDS
from ..state.content import Option, content
from ..state.delvers import inside
from ..state.state import USUAL, Contest, Roll, State, may_hold, usable
from .room_aims import SELDOM, for_spoils
from .words import dice_of, monster_of

MOST = 290
"""How long a question may be."""
MOMENTS = ("before", "after")
"""The moments of a roll at which a Treasure card can be used."""
SPOILS_TOLD_UNTIL = 4
"""Until this round it is said what Spoils pay."""
RARE = 0.05
"""Most Spoils that are less likely are not worth a word."""
FOR_A_CARD = 0.1
"""A Treasure card is no suggestion where it raises the chance to win by less."""
LITTLE = 0.03
"""Dice that raise the chance to win by less than that add nothing to speak of."""
SMALL = 0.05
"""Dice that cost XP and raise a chance by less are not offered for it."""
HARDLY = 0.1
"""Below this chance a Test is hardly ever passed."""
NEVER = 1e-9
"""A chance below that is none."""


def question(state: State, contest: Contest, seat: Seat | None = None) -> str:
    """Return what is asked of the roller, to follow their name; what is too much for `MOST` is left out.

    To the roller (``seat``) alone it says whether they hold a Treasure card for this moment. Which dice are rolled, and
    what that brings, is drawn beside it (`roll_prizes`). Where they answer on their own panel, that alone tells of it.
    """
    before = contest.stage == "before"
    if seat != contest.seat and in_hand(state):
        return f"{_dice(state, contest) if before else _held(contest)} {_wanted(state, contest, seat)}"
    if seat == contest.seat:
        cost = _costs(state, contest)
        more = (upper(WORDS("stakes", parts=(cost,))) if cost else "", _beast(contest))
        parts = [_against_whom(contest) if before else _held(contest), *more]
    else:
        parts = [_dice(state, contest) if before else _held(contest), *_against(state, contest), _to_win(state, contest)]
    while len(" ".join(filter(None, parts))) > MOST and len(parts) > 2:
        parts.pop(-2)
    # It follows the name of who is asked.
    return lowered(" ".join(filter(None, (*parts, _wanted(state, contest, seat)))))


def _wanted(state: State, contest: Contest, seat: Seat | None) -> str:
    """Return the question itself: what the roller can do, but for what only they know they can."""
    before = contest.stage == "before"
    if contest.rerolls:
        return WORDS("asked-reroll")
    if seat != contest.seat and in_hand(state):
        return WORDS("asked-card", before=before)
    if _may_spend(state, contest) and (not before or _helps(state, contest)):
        return WORDS("asked-xp", before=before, xp=state.players[contest.seat].xp)
    if seat != contest.seat:
        return WORDS("asked-nothing", before=True) if before else WORDS("asked-card", before=False)
    held = usable(state.players[seat], contest.stage)
    if not held:
        hint = later_card(state, seat, ("after",)) or (_after_roll(state, contest) if before else "")
        return hint or WORDS("asked-nothing", before=before)
    cards = tuple(WORDS("own-card", treasure=card, does=content().treasures[card].effect) for card in held)
    return WORDS("asked-own-card", before=before, cards=cards)


def in_hand(state: State) -> bool:
    """Return whether a roll is made on the own panel alone: there it may be worth more than all can see. It is where the
    roller might hold a Treasure card for it, by public knowledge (CAV-G52)."""
    task = state.agenda[0] if state.agenda else None
    return isinstance(task, Contest) and not task.rerolls and may_hold(state.players[task.seat], task.stage)


def later_card(state: State, seat: Seat, moments: Sequence[str]) -> str:
    """Return what a seat has to know that holds a Treasure card for a moment of a roll at which it may not be asked."""
    player = state.players[seat]
    if player.swift:
        return ""
    unasked = [moment for moment in moments if not waits(player, moment)]
    held = tuple(WORDS("card-named", treasure=card) for moment in unasked for card in usable(player, moment))
    return WORDS("later-card", cards=held) if held else ""


def _after_roll(state: State, contest: Contest) -> str:
    """Return what can be used once the roller has rolled, where they are asked again then; "" for nothing."""
    player = state.players[contest.seat]
    held = usable(player, "after") if player.swift == USUAL else ()
    return WORDS("asked-later", cards=tuple(WORDS("card-named", treasure=card) for card in held)) if held else ""


def chance_to_roll(state: State, more: Sequence[str] = ()) -> str:
    """Return how likely the roller, who is about to roll, succeeds with dice ``more`` of these colours: "win 2 in 3". Where
    the winner gets no more than the other, or they roll for Spoils, it is how likely these pay. Where some dice are rolled
    for Spoils and others to win, it is both.

    That is "" where no roll is asked for, or where a Delver is not known.
    """
    task = contest_at(state, "before")
    if task is None:
        return ""
    if odds.is_even(task):
        chance = odds.pays(state, task, more)
        return "" if chance is None else WORDS("spoils-pay", chance=odds_in_words(chance))
    spoils = WORDS("spoils-pay", chance=odds_in_words(odds.pays(state, task, more) or 0.0))
    if _tells_both(state, task) and (wins := _chance_to_win(state, task, more)):
        return WORDS("both-odds", succeeds=wins, spoils=spoils)
    return spoils if for_spoils(state, task, more) else _chance_to_win(state, task, more)


def _tells_both(state: State, task: Contest) -> bool:
    """Return whether a roll to come is for Spoils with some dice that XP buys, and to win with others."""
    most = min(len(AT_ONCE), state.players[task.seat].xp)
    return len({for_spoils(state, task, BOUGHT * dice) for dice in range(most + 1)}) > 1


def _chance_to_win(state: State, task: Contest, more: Sequence[str]) -> str:
    """Return how likely a roll to come succeeds with these dice more, or ranks second where it hardly ever wins."""
    hardly = (odds.succeeds(state, task, _all_dice(state, task)) or 0.0) < SELDOM
    second = odds.succeeds(state, task, more, second=True) if hardly else None
    return chance_words(task, odds.succeeds(state, task, more), second)


def _all_dice(state: State, task: Contest) -> tuple[str, ...]:
    return BOUGHT * min(len(AT_ONCE), state.players[task.seat].xp)


def besides(state: State, more: Sequence[str] = ()) -> str:
    """Return what the button for a roll to come with these dice more does not say: how likely its Spoils are the most,
    where they can pay, or how likely it wins where the button tells of Spoils; "" elsewhere."""
    task = contest_at(state, "before")
    chance = odds.pays(state, task, more) if task is not None and task.kind != "test" else None
    if task is None or chance is None or odds.is_even(task) or _tells_both(state, task):
        return ""
    if for_spoils(state, task, more):
        return _chance_to_win(state, task, more)
    return WORDS("spoils-pay", chance=odds_in_words(chance))


def is_lost(state: State) -> bool:
    """Return whether what the roller has rolled cannot win."""
    task = contest_at(state, "after")
    return task is not None and (odds.stands(state, task) or 0.0) < NEVER


def gain_of_die(state: State, colour: str) -> str:
    """Return how likely the roller succeeds with one more die of a colour. Where that is hardly any likelier, it is how
    likely their Spoils are the most: "most Spoils 7 in 8"; "" where it helps neither."""
    task = contest_at(state, "before")
    if task is None:
        return ""
    wins, bare = (odds.succeeds(state, task, more) for more in ((colour,), ()))
    pays, paid = (odds.pays(state, task, more) for more in ((colour,), ()))
    if wins is None or bare is None or wins - bare >= LITTLE or odds.is_even(task):
        return chance_to_roll(state, (colour,))
    most = pays or 0.0
    return WORDS("spoils-pay", chance=odds_in_words(most)) if most - (paid or 0.0) >= LITTLE else ""


def contest_at(state: State, stage: str) -> Contest | None:
    """Return the contest in which a seat is asked before or after its roll, ``None`` for none."""
    task = state.agenda[0] if state.agenda else None
    return task if isinstance(task, Contest) and task.stage == stage else None


def surest(state: State) -> int:
    """Return for how much XP a roll is offered beside the one that is advised: the most that makes it any likelier."""
    return max((xp for xp in (1, 2, 3) if weight(state, xp) in ("main", "first")), default=0)


def wants_dice(state: State) -> bool:
    """Return whether a Test is hardly ever passed without dice that XP buys, and likelier with those of one XP."""
    task = contest_at(state, "before")
    if task is None or task.kind != "test" or not state.players[task.seat].xp:
        return False
    less, more = odds.succeeds(state, task), odds.succeeds(state, task, BOUGHT)
    return less is not None and more is not None and less < HARDLY and more - less >= LITTLE


def weight_of_dice(state: State, xp: int) -> Weight:
    """Return how prominently dice for so much XP are offered: of several numbers the surest is a button."""
    found = weight(state, xp)
    return "quiet" if found == "main" and xp != surest(state) else found


def weight(state: State, xp: int) -> Weight:
    """Return how prominently dice for so much XP are offered by themselves: before all else where they cost nothing.

    Where they hardly win likelier than what costs less they are no button. Where their Spoils hardly pay likelier either
    they are not offered."""
    task = contest_at(state, "before")
    if task is None:
        return "main"
    less, more = (odds.succeeds(state, task, BOUGHT * dice) for dice in (xp - 1, xp))
    paid, pays = (odds.pays(state, task, BOUGHT * dice) for dice in (xp - 1, xp))
    if loses_all_xp(state, task):
        # Of dice that cost nothing the least number is offered that is as good as all.
        best = BOUGHT * state.players[task.seat].xp
        wins, most = odds.succeeds(state, task, best), odds.pays(state, task, best)
        gains = [(more or 0.0) - (less or 0.0), (pays or 0.0) - (paid or 0.0)]
        left = [(wins or 0.0) - (more or 0.0), (most or 0.0) - (pays or 0.0)]
        return "first" if max(gains) >= LITTLE > max(left) else "written"
    if less is None or more is None or more - less >= (SMALL if xp > 1 else LITTLE):
        return "main"
    if task.kind == "test" or (paid is not None and pays is not None and pays - paid < SMALL):
        return "written"
    return "quiet"


def chance_to_keep(state: State) -> str:
    """Return how likely what the roller has rolled is enough, "" where that is not asked."""
    task = contest_at(state, "after")
    if task is None:
        return ""
    return chance_words(task, odds.stands(state, task), odds.stands(state, task, second=True))


def spoils_to_keep(state: State) -> str:
    """Return what the Spoils bring that the roller has rolled, and how likely: "1 Gold by Spoils 5 in 6"; "" for
    nothing, and where that is not asked or not known. Where others roll after it, the question says it.
    """
    task = contest_at(state, "after")
    chance = odds.pays(state, task) if task is not None and not likely_spoils(state, task) else None
    if task is None or chance is None or chance < NEVER:
        return ""
    spoils, likely = result(task.rolls[-1])[1], odds_in_words(chance) if chance < 1 - NEVER else ""
    return WORDS("spoils-bring", treasure=spoils >= MUCH_SPOILS, chance=likely)


def likely_spoils(state: State, contest: Contest) -> str:
    """Return how likely Spoils pay if nothing is added to any roll; "" where a button says it, or it is not known."""
    if contest.stage == "after" and (contest.kind != "battle" or contest.rolling + 1 == len(contest.seats)):
        return ""
    chance = None if contest.stage == "before" and odds.is_even(contest) else odds.pays(state, contest)
    return "" if chance is None else odds_in_words(chance)


def _are_rare(state: State, contest: Contest) -> bool:
    """Return whether it hardly ever happens that the roller's Spoils pay if nothing is added to any roll."""
    chance = odds.pays(state, contest)
    return chance is not None and chance < RARE


def chance_words(contest: Contest, chance: float | None, second: float | None = None) -> str:
    """Return how likely something is enough: in a Battle as likely as if those who roll later pay what pays for them.

    Where that is unlikely in a Battle whose second gets Gold, it is told how likely that is: ``second`` is the chance to
    rank first or second. It is "" also where the winner gets no more than the other.
    """
    if chance is None or odds.is_even(contest):
        return ""
    tells_second = second is not None and chance < SELDOM and _pays_second(contest) and second - chance >= NEVER
    if second is not None and tells_second:
        return WORDS("or-second", chance=odds_in_words(second))
    return WORDS("succeeds", why=contest.kind, never=chance < NEVER, chance=odds_in_words(chance))


def for_second(state: State, contest: Contest) -> bool:
    """Return whether a Battle is about the second place: the roller hardly ever wins it with all dice that XP buys."""
    if not _pays_second(contest):
        return False
    if contest.stage == "before":
        dice = _all_dice(state, contest)
        wins, second = (odds.succeeds(state, contest, dice, second=also) or 0.0 for also in (False, True))
    else:
        wins, second = (odds.stands(state, contest, second=also) or 0.0 for also in (False, True))
    return wins < SELDOM and second - wins >= NEVER


def _pays_second(contest: Contest) -> bool:
    """Return whether a third ranks behind the second of a Battle, who gets Gold."""
    return contest.kind == "battle" and len(contest.seats) > 2 and odds.shares(contest.bags, len(contest.seats))[1] > 0


def _may_spend(state: State, contest: Contest) -> bool:
    """Return whether the public controls hold more than to go on: what XP buys now."""
    return any(refuse_spend(state, contest, on) is None for on in ("dice", "ability"))


def _helps(state: State, contest: Contest) -> bool:
    """Return whether anything that XP buys before a roll is offered: what changes no chance to speak of is not."""
    xp = state.players[contest.seat].xp
    dice = any(weight(state, number) != "written" for number in range(1, 1 + min(xp, len(AT_ONCE))))
    return dice or refuse_spend(state, contest, "ability") is None


def _room(state: State, contest: Contest) -> Room:
    return board_of(state).room(contest.room)


def kinds_of(state: State, contest: Contest, seat: Seat) -> tuple[str, ...]:
    """Return the classes of a seat's Delvers in a contest's room, in the order in which their dice are rolled."""
    return tuple(item.kind for item in inside(state, _room(state, contest)) if item.seat == seat and item.up)


def _pool(state: State, contest: Contest, seat: Seat) -> str:
    """Return the dice of a seat: "2 white dice, Rift +3"."""
    kinds = kinds_of(state, contest, seat)
    bought = contest.bought if seat == contest.seat else ()
    return WORDS("pool", dice=dice_of(pool(kinds, bought)), rift=rift_of(state, contest, kinds))


def rift_of(state: State, contest: Contest, kinds: Sequence[str]) -> int:
    """Return the Combat that a Magic Rift in the room adds to the roll of Delvers of these classes."""
    return rift_bonus(kinds) if contest.kind != "test" and _room(state, contest).rift else 0


def _dice(state: State, contest: Contest) -> str:
    """Return what is rolled, and in a Test for what."""
    option, dice = option_of(contest), _pool(state, contest, contest.seat)
    if contest.kind == "test" and option is not None:
        return WORDS("rolls-for-test", dice=dice, need=option.need, symbol=option.kind)
    return WORDS("rolls-here", dice=dice)


def _against_whom(contest: Contest) -> str:
    """Return what the own roll takes in a Test. Whom a Battle or a Fight is against goes without saying."""
    option = option_of(contest)
    if contest.kind != "test":
        return ""
    need, symbol = (option.need, option.kind) if option is not None else (0, "")
    return WORDS("own-roll", need=need, symbol=symbol)


def _held(contest: Contest) -> str:
    """Return what the roller's roll came to."""
    combat, spoils = result(contest.rolls[-1])
    option = option_of(contest)
    if contest.kind == "test" and option is not None:
        held = combat if option.kind == "combat" else spoils
        return WORDS("has-for-test", held=held, need=option.need, symbol=option.kind)
    return WORDS("has-rolled", combat=combat, spoils=spoils)


def _against(state: State, contest: Contest) -> Iterable[str]:
    option = option_of(contest)
    if contest.kind == "fight" and option is not None:
        yield WORDS("monster-rolls", monster=monster_of(option), dice=dice_of(option.dice))
    if contest.kind != "battle":
        return
    earlier = [roll for roll in contest.rolls if roll.seat != contest.seat]
    if earlier:
        yield _rolled(state, earlier)


def _rolled(state: State, rolls: Sequence[Roll]) -> str:
    """Return what others rolled: Combat ranks, and the most Spoils bring a card more (CAV-131, CAV-137)."""
    totals = [(state.names[roll.seat], *result(roll)) for roll in rolls]
    said = (
        WORDS("rolled-total", first=not place, who=who, combat=combat, spoils=spoils)
        for place, (who, combat, spoils) in enumerate(totals)
    )
    return WORDS("roll-earlier", totals=tuple(said))


def _to_win(state: State, contest: Contest) -> str:
    """Return what is to be won besides what the aim above the question says."""
    parts = _ranks(state, contest) if contest.kind == "battle" else _outcomes(state, contest)
    return " ".join(filter(None, (upper(WORDS("stakes", parts=parts)) if parts else "", _beast(contest))))


def _ranks(state: State, contest: Contest) -> tuple[str, ...]:
    """Return what the ranks of a Battle bring: that of the winner where the aim is another. What others get is told
    before the roll alone."""
    before, rare = contest.stage == "before", _are_rare(state, contest)
    gold, second, third = (*odds.shares(contest.bags, len(contest.seats)), 0)[:3]
    likely = "" if rare else likely_spoils(state, contest)
    most, both = WORDS("most-spoils", likely=likely), bool(gold) and odds.is_even(contest)
    if both:
        return WORDS("to-share", gold=gold, bags=contest.bags), most
    if not (gold or contest.chests):
        return (WORDS("only-spoils"),)
    won = WORDS("to-win", gold=gold, bags=contest.bags, treasure=contest.chests)
    # The aim says that, unless it is the second place, to have most Spoils, or the beast.
    won = won if for_spoils(state, contest) or for_second(state, contest) or contest.beast else ""
    others = WORDS("to-rank", second=second, third=third) if second and before else ""
    spoils = WORDS("spoils-bring-gold", likely=likely) if likely else ""
    spoils = most if state.round <= SPOILS_TOLD_UNTIL and not rare else spoils
    return tuple(filter(None, (won, others, spoils)))


def _outcomes(state: State, contest: Contest) -> tuple[str, ...]:
    """Return what success and failure bring alike, and what it costs: the aim says what else success brings. What Spoils
    bring that are rolled stands on the button that keeps them."""
    option = option_of(contest)
    won, lost = (brings(contest, option, success=success) for success in (True, False))
    spoils = contest.kind == "fight" and option is not None
    said = WORDS("brings-the-same", both=won) if won == lost and (won or not spoils) else ""
    told = spoils and contest.stage == "before" and not _are_rare(state, contest)
    likely, early = likely_spoils(state, contest), state.round <= SPOILS_TOLD_UNTIL
    more = WORDS("spoils-too", monster=monster_of(option), likely=likely, told=early) if told else ""
    return tuple(filter(None, (said, _costs(state, contest), more)))


def is_usual(contest: Contest, lost: str) -> bool:
    """Return whether the aim says what success and failure bring of the room: its loot, and half of the Gold."""
    held = bool(contest.bags or contest.chests) and not contest.beast
    return held and lost == brings(contest, None, success=False)


def _beast(contest: Contest) -> str:
    """Return what the beast in a Battle's room comes to, "" without it (CAV-G75, CAV-G76); of one alone the aim says it."""
    if not contest.beast or contest.kind != "battle":
        return ""
    known = content().beast
    return WORDS("beast-in-battle", need=known.need, treasure=contest.chests, number=known.points)


def brings(contest: Contest, option: Option | None, *, success: bool) -> str:
    """Return all that success or failure brings, "" for nothing: "3 Gold and 1 XP"."""
    gold, treasure = brought(contest, option, success=success)
    xp = option.gained(success=success).xp if option is not None else 0
    return _amounts(gold, treasure, xp)


def _amounts(gold: int, treasure: int, xp: int) -> str:
    amounts = {"gold": gold, "treasure": treasure, "xp": xp}
    return WORDS(
        "amounts", amounts=tuple(WORDS(f"amount-{of}", number=number) for of, number in amounts.items() if number > 0)
    )


def _costs(state: State, contest: Contest) -> str:
    """Return what XP is lost: "you lose 1 XP in any case"; "" for none."""
    option, xp = option_of(contest), state.players[contest.seat].xp
    if option is None or option.gain.xp >= 0 or not xp:
        return ""
    lost = min(xp, -option.gain.xp)
    return WORDS("costs", xp=lost, always=option.always, last=loses_all_xp(state, contest))
