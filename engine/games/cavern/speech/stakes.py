"""What a roll is about, for whoever is asked around it: own dice, what they have to beat, what is to be won.

All of it lies open: whoever rolls, and whoever does so later, is faceup in a completed room.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from engine.core.game import Seat
from engine.core.words import listed, upper
from engine.maps.squares import label

from ..rules.contests import refuse_spend, shares
from ..rules.dice import pool, result, rift_bonus
from ..rules.encounters import brought
from ..state.board import Room, board_of
from ..state.content import Option, content, option_at
from ..state.delvers import inside
from ..state.state import Contest, Player, Roll, State, usable
from .words import acts, dice_of, the_monster

MOST = 290
"""How long a question may be."""

NAMES = {"battle": "Battle", "fight": "Fight", "test": "Test"}


def question(state: State, contest: Contest, seat: Seat | None = None) -> str:
    """Return what is asked of whoever is rolling, to follow their name; what is too much for `MOST` is left out.

    To whoever is rolling (``seat``), and nobody else, it says whether they hold a Treasure card for this moment.
    """
    before = contest.stage == "before"
    parts = [_dice(state, contest) if before else _held(contest), *_against(state, contest), _to_win(contest)]
    while len(" ".join(filter(None, parts))) > MOST and len(parts) > 2:
        parts.pop(-2)
    return " ".join(filter(None, (*parts, _wanted(state, contest, seat))))


def _wanted(state: State, contest: Contest, seat: Seat | None) -> str:
    """Return the question itself: what whoever is rolling can do, but for what only they know they can."""
    before = contest.stage == "before"
    if contest.rerolls:
        return "Which dice do you roll again?"
    if _may_spend(state, contest):
        return "Prepare, or roll?" if before else "Change your roll, or keep it?"
    if seat == contest.seat and not usable(state.players[seat], contest.stage):
        return later_card(state, seat, ("after",)) or f"Nothing in your hand helps here: {'roll' if before else 'keep it'}."
    return "Use a card, or roll?" if before else "Use a card, or keep it?"


def later_card(state: State, seat: Seat, moments: Iterable[str], holds: Callable[[Player, str], object] = usable) -> str:
    """Return what a seat has to know that ``holds`` a Treasure card for a moment of a roll at which nobody would ask it."""
    player = state.players[seat]
    held = not player.swift and any(holds(player, moment) for moment in moments)
    return f"To use a card {listed(list(moments), 'or')} the roll, say first: Ask about every roll." if held else ""


def _may_spend(state: State, contest: Contest) -> bool:
    """Return whether the public controls hold more than to go on: what XP buys now."""
    return any(refuse_spend(state, contest, on) is None for on in ("dice", "ability"))


def _room(state: State, contest: Contest) -> Room:
    return board_of(state).room(contest.room)


def option_of(contest: Contest) -> Option | None:
    """Return the option that led to a Fight or Test."""
    return option_at(contest.card, contest.option) if contest.card else None


def kinds_of(state: State, contest: Contest, seat: Seat) -> tuple[str, ...]:
    """Return the classes of a seat's Delvers in a contest's room, in the order in which their dice are rolled."""
    return tuple(one.kind for one in inside(state, _room(state, contest)) if one.seat == seat and one.up)


def _pool(state: State, contest: Contest, seat: Seat) -> str:
    """Return the dice of a seat: "2 white dice, Rift +3"."""
    kinds = kinds_of(state, contest, seat)
    bought = contest.bought if seat == contest.seat else ()
    rift = rift_bonus(kinds) if contest.kind != "test" and _room(state, contest).rift else 0
    return f"{dice_of(pool(kinds, bought))}{f', Rift +{rift}' if rift else ''}"


def _dice(state: State, contest: Contest) -> str:
    """Return what is rolled, and for what: to whoever is called to a Battle by its place, for the map shows it."""
    option, dice = option_of(contest), _pool(state, contest, contest.seat)
    if contest.kind == "test" and option is not None:
        return f"you roll {dice} and need {option.need} {upper(option.kind)}."
    at = f" in the Battle at {label(_room(state, contest).at)}" if contest.kind == "battle" and contest.rolling else ""
    return f"you roll {dice}{',' if 'Rift' in dice and at else ''}{at}."


def _held(contest: Contest) -> str:
    """Return what the roll of whoever is rolling came to."""
    combat, spoils = result(contest.rolls[-1])
    option = option_of(contest)
    if contest.kind == "test" and option is not None:
        held = combat if option.kind == "combat" else spoils
        return f"you have {held} of the {option.need} {upper(option.kind)} that you need."
    return f"you have {combat} Combat and {spoils} Spoils."


def _against(state: State, contest: Contest) -> Iterable[str]:
    option = option_of(contest)
    if contest.kind == "fight" and option is not None:
        yield f"Then {acts(the_monster(option), 'roll')} {dice_of(option.dice)}."
    if contest.kind != "battle":
        return
    earlier = [roll for roll in contest.rolls if roll.seat != contest.seat]
    if earlier:
        yield f"{_rolled(state, contest, earlier)}."
    later = [f"{state.names[seat]} {_pool(state, contest, seat)}" for seat in contest.seats[contest.rolling + 1 :]]
    if later:
        yield f"After you: {'; '.join(later)}."


def _rolled(state: State, contest: Contest, rolls: Sequence[Roll]) -> str:
    """Return what others rolled of that which counts, for the picture shows the rest: Combat, but where only Spoils pay."""
    what = "Combat" if _prize(contest) else "Spoils"
    (name, most), *others = [(state.names[roll.seat], result(roll)[what == "Spoils"]) for roll in rolls]
    return listed([f"{name} has {most} {what}", *(f"{other} {amount}" for other, amount in others)])


def _prize(contest: Contest) -> list[str]:
    """Return what the winner of a Battle gets of its loot: "2 of 5 Gold", "1 Treasure"; nothing where only Spoils pay."""
    gold = shares(contest.bags, len(contest.seats))[0]
    parts = [f"{gold} of {contest.bags} Gold"] if gold else []
    return [*parts, f"{contest.chests} Treasure"] if contest.chests else parts


def _to_win(contest: Contest) -> str:
    """Return what is to be won: of a Battle's loot by the winner, of an Encounter by success and by failure."""
    if contest.kind == "battle":
        parts = _prize(contest)
        said = f"Winner: {listed(parts)}." if parts else "Only Spoils pay."
        return f"{said}{_beast(contest)}"
    option = option_of(contest)
    won, lost = (_brings(contest, option, success=success) for success in (True, False))
    costs = _costs(option)
    spoils = ""
    if contest.kind == "fight" and option is not None:
        spoils = "more Spoils pay too"
    if won == lost:
        said = f"Success and failure bring {won}" if won else "" if spoils else "Success and failure bring no loot"
    else:
        said = f"Success brings {won or 'nothing'}, failure {lost or 'nothing'}"
    return f"{upper('; '.join(filter(None, (said, costs, spoils))))}.{_beast(contest)}"


def _beast(contest: Contest) -> str:
    """Return what the beast in the room comes to, "" without it (CAV-G75, CAV-G76)."""
    if not contest.beast:
        return ""
    known = content().beast
    if contest.kind != "battle":
        return f" Success drives the beast off: {known.points} points."
    kept = " for the Treasure, and" if contest.chests else ""
    return f" It takes {known.need} Combat{kept} to drive the beast off: {known.points} points."


def _brings(contest: Contest, option: Option | None, *, success: bool) -> str:
    """Return all that success or failure brings, "" for nothing: "3 Gold and 1 XP"."""
    gold, treasure = brought(contest, option, success=success)
    xp = option.gained(success=success).xp if option is not None else 0
    amounts = ((gold, "Gold"), (treasure, "Treasure"), (xp, "XP"))
    return listed([f"{number} {word}" for number, word in amounts if number > 0])


def _costs(option: Option | None) -> str:
    """Return what XP is lost: "you lose 1 XP in any case"; "" for none."""
    if option is None or option.gain.xp >= 0:
        return ""
    return f"you lose {-option.gain.xp} XP {'in any case' if option.always else 'on success'}"
