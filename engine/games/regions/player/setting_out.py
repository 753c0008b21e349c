"""What players settle before the party sets out: who they are, what they buy, what they carry."""

from __future__ import annotations

from engine.core.dice import Dice
from engine.core.moves import Move
from engine.core.verbs import Buy, Choose, Equip, Pass

from ..state import sheets
from ..state.content import content
from ..state.moves import Cure, Learn
from ..state.state import Member, State
from .temper import Temper

FEW = 2
"""A party of so many chooses its Crafts by the Stealth Tokens."""
USEFUL = {
    "normal": ("salve", "sling", "long-knife", "buckler", "thick-belt", "heavy-coat", "whistle", "torch", "fins"),
    "stealth": ("lockpicks", "soft-boots", "whistle", "long-knife", "sling"),
    "chase": ("crowbar", "rope-kit", "fins", "whistle", "thick-belt"),
}
"""What is bought, by the type of the scenario, by those who mind it."""
QUICK = ("pathfinder", "delver", "warden", "wright")
"""Crafts that are good at Obstacles, for chases."""
BUYS = 0.6
"""How likely a player spends what they could keep."""


def answer(state: State, options: tuple[str, ...], kind: str, temper: Temper, lot: Dice) -> Move:
    """Choose a Craft that no other member has, or a Background, by lot; a PC that was brought comes along.

    A party of `FEW`, and a player who thinks, takes Crafts with at least 2 Stealth Tokens each where stealth counts; who
    minds what fits takes those that are good at Obstacles in a chase.
    """
    if "kept" in options:
        return Choose("kept")
    taken = [member.craft for member in state.members]
    free = [option for option in options if kind != "craft" or option not in taken] or list(options)
    if kind == "craft" and (temper.thinks or len(state.members) <= FEW) and state.scenario.type == "stealth":
        free = [option for option in free if _tokens(state, option) >= 2] or free
    if kind == "craft" and temper.picks and state.scenario.type == "chase":
        free = [option for option in free if option in QUICK] or free
    return Choose(lot.pick(free))


def _tokens(state: State, option: str) -> int:
    tokens = content().crafts[option].tokens
    return tokens.get("general", 0) + tokens.get(state.scenario.setting, 0)


def in_town(state: State, index: int, moves: list[Move], temper: Temper, lot: Dice) -> Move:
    """Heal what hurts, see that a member can pick locks where that is all that opens them, learn, buy something or
    nothing."""
    member = state.members[index]
    cures = [move for move in moves if isinstance(move, Cure)]
    if cures and (member.injuries > 1 or not any(isinstance(move, Cure) and move.what == "injury" for move in cures)):
        return cures[0]
    wants = _wants_picks(state)
    if wants and Buy("lockpicks") in moves:
        return Buy("lockpicks")
    for move in moves:
        if isinstance(move, Equip) and not sheets.replaced(member.equipped, move.item):
            return move
    if cures:
        return cures[0]
    if taught := [move for move in moves if isinstance(move, Learn) and _is_of_use(state, move.play)]:
        return lot.pick(taught)
    buys = [move for move in moves if isinstance(move, Buy) and move.goods not in (*member.equipped, *member.pack)]
    if temper.picks:
        useful = (*USEFUL[state.scenario.type], *(gear.id for gear in state.scenario.own.gear))
        buys = [move for move in buys if move.goods in useful]
    if buys and not wants and lot.below(1000) < BUYS * 1000:
        move = lot.pick(buys)
        if sheets.fits((*member.equipped, move.goods)):
            return move
    return Pass()


def _is_of_use(state: State, key: str) -> bool:
    """Return whether a play can be played in this scenario, and on what there is in it: Seekers in stealth alone."""
    play = content().plays[key]
    seekers = play.against == ("Seeker",) and state.scenario.type != "stealth"
    alone = play.trigger.startswith("ally") and len(state.members) < 2
    return not (seekers or alone or (play.types and state.scenario.type not in play.types))


def _wants_picks(state: State) -> bool:
    """Return whether doors may not be broken, and no member has anything to open them with."""
    return state.scenario.no_bash and not any(can_pick(member) for member in state.members)


def can_pick(member: Member) -> bool:
    """Return whether a member has something to pick Locks with."""
    known = content()
    return any(play.lockpick for item in (*member.equipped, *member.pack) for play in known.gear[item].plays)
