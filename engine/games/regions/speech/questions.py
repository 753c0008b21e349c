"""Questions in words: what each kind asks, and how its options are offered."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.desk import fit
from engine.core.flow import Ask
from engine.core.words import an, listed, lower, plain, upper

from ..rules import ending
from ..rules.actions import plays
from ..rules.challenges import stealth
from ..rules.challenges.policies import ALL, DONE, read_deed
from ..rules.party import muster, record
from ..rules.steps import (
    RESPONSES,
    Assist,
    Background,
    ChallengeDoes,
    Craft,
    GivingUp,
    GoOn,
    Heal,
    Interrupt,
    Leaving,
    Lighting,
    React,
    WhoseTurn,
)
from ..state import board, growth
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.naming import actor_name, actor_noun, entity_name, gear_name, is_many, known_play, play_name, region_name, the
from ..state.state import State, Strike, Trial, entity_of, who
from ..state.view import View
from . import words
from .words import called, craft_line, dice, place, play_text, priced, tokens_words, tracks_words

Offer = tuple[str, str]
"""A label for the button, and what it means."""

NONE = "none"
"""The option that plays nothing."""


def task_of(state: State) -> Strike | Trial | None:
    """Return the Action, Search or Lockpick that is under way, ``None`` for none."""
    return next((task for task in state.agenda if isinstance(task, Strike | Trial)), None)


def ask(view: View, question: Ask) -> str:
    """Return what a question asks, to follow a name and a comma."""
    state = view.state
    match question:
        case Craft():
            return "who are you? Choose a Craft."
        case Background():
            craft = content().crafts.get(state.members[question.owner].craft)
            return f"{an(lower(craft.name)) if craft is not None else 'a character'} – and where from? Choose a Background."
        case Leaving():
            missing = listed([the(state.scenario.feature_by_id[need].name) for need in ending.missing(state)])
            last = sum(member.in_play for member in state.members) == 1
            ends = " That ends the scenario, and counts as lost." if last else " There is no coming back in."
            return f"do you leave{f' without {missing}' if missing else ''}?{ends}"
        case Lighting():
            return (
                f"do you light {the(gear_name(board.light_source(state.members[question.owner])))}? {_light_costs(state)}"
            )
        case React():
            return f"{coming(state, question.owner)}. How do you react?"
        case Interrupt():
            return f"{coming(state, question.owner)}. Do you step in?"
        case Assist():
            return f"{under_way(state)}. Do you help?"
        case Heal():
            whose = "your" if question.member == question.owner else f"{state.members[question.member].name}'s"
            return f"which of {whose} Diseases is healed?"
        case GoOn():
            return "your Challenges are done: go on when you have nothing to add."
        case GivingUp():
            return "do you give up? That ends the scenario, and counts as lost."
        case WhoseTurn():
            return "which of the Challenges acts next?"
        case ChallengeDoes():
            entity = entity_of(state, question.id)
            if entity is None:
                return "what happens?"
            name = the(entity_name(entity))
            return f"what {'do' if is_many(name) else 'does'} {name} do?"
    return "choose one."


def _light_costs(state: State) -> str:
    """Return what becomes of the party if its light is seen (REG-192)."""
    if state.scenario.light_rule == "defeat":
        return "A guard may see it: that ends the scenario."
    return "A guard may see it: that costs a Stealth Token, and makes the guard alert."


ASKED_OF_ALL: dict[frozenset[type[Ask]], str] = {
    frozenset({React}): "How do you react?",
    frozenset({Interrupt}): "Do you step in?",
    frozenset({Assist}): "Do you help?",
    frozenset({Interrupt, React}): "Step in first, or only react?",
}
"""What several are asked together about one Action, by the kinds of their questions."""


def ask_all(view: View, asked: Sequence[Ask]) -> str:
    """Return what several are asked together, as everybody reads it after their names."""
    kinds = frozenset(map(type, asked))
    if len({question.owner for question in asked}) == 1 and len(kinds) == 1:
        return ask(view, asked[0])
    if kinds <= {Craft, Background}:
        if kinds == {Craft}:
            return ask(view, asked[0])
        return "choose who you are." if len(kinds) > 1 else "where are you from? Choose a Background."
    if kinds <= {*RESPONSES}:
        owners = {question.owner for question in asked}
        said = under_way(view.state) if Assist in kinds else coming(view.state, owners.pop() if len(owners) == 1 else None)
        return f"{said}. {ASKED_OF_ALL.get(kinds, 'What do you play?')}"
    return ask(view, asked[0])


def coming(state: State, index: int | None) -> str:
    """Return the Action that is coming at somebody, for all of them together ``None``: "the sharp guard plays Turn Round
    (Inflict d8) on you"."""
    strike = task_of(state)
    if not isinstance(strike, Strike):
        return "something comes"
    is_alone = index is not None and strike.targets == (who(index),)
    whom = "you" if is_alone else _names(state, strike, index)
    return f"{the_actor(state, strike.actor)} {_plays(state, strike)} on {whom}"


def under_way(state: State) -> str:
    """Return what an ally is about to do: "Bob plays Heave (Inflict d6) on the rubble"."""
    task = task_of(state)
    if isinstance(task, Strike):
        return f"{the_actor(state, task.actor)} {_plays(state, task)} on {_names(state, task)}"
    if isinstance(task, Trial):
        name = state.members[task.member].name
        return (
            f"{name} searches" if task.skill == "search" else f"{name} picks the lock of {the(called(state, task.target))}"
        )
    return "an ally acts"


def the_actor(state: State, actor: str) -> str:
    """Return who acts, inside a sentence."""
    entity = entity_of(state, actor)
    return the(entity_name(entity)) if entity is not None else actor_name(state, actor)


def _plays(state: State, strike: Strike) -> str:
    play = plays.play_of(state, strike.actor, strike.play)
    inflict = words.strike_dice(state, strike) if play.inflict else ""
    damage = f"damage {dice(play.damage)}" if play.damage else ""
    entries = ", ".join(filter(None, (inflict, damage)))
    return WORDS("plays-with", what=actor_noun(state, strike.actor), play=play.name, entries=entries)


def _names(state: State, strike: Strike, index: int | None = None) -> str:
    """Return whom an Action is aimed at, one of them, who reads it, as "you"."""
    own = None if index is None else who(index)
    others = [the_actor(state, target) for target in strike.targets if target != own]
    return listed(["you", *others] if own in strike.targets else others)


PLAINLY: dict[type[Ask], dict[str, Offer]] = {
    React: dict.fromkeys((NONE, ""), ("Let it hit", "No Reaction: the Action takes effect without a roll")),
    Interrupt: dict.fromkeys((NONE, ""), ("Let it be", "")),
    Assist: dict.fromkeys((NONE, ""), ("Let it be", "")),
    GivingUp: {ending.STAY: ("Play on", "Nothing is given up"), ending.END: ("Give up", "It counts as lost")},
    Leaving: {ending.STAY: ("Stay", "You are still at it"), ending.GO: ("Leave", "Out by the goal, for good")},
    Lighting: {stealth.STAY: ("Stay dark", "Nothing is spent")},
    GoOn: {"on": ("Go on", "The round goes on")},
    WhoseTurn: {ALL: ("All as I would", "All that are left do what the bot would let them do")},
}
"""How options are offered that are the same whenever they are asked for."""


def option(view: View, question: Ask, option: str) -> Offer:
    """Return how an option is offered."""
    state = view.state
    if (plainly := PLAINLY.get(type(question), {}).get(option)) is not None:
        return plainly
    match question:
        case Craft():
            return _craft(view, option)
        case Background():
            background = content().backgrounds.get(option)
            if background is not None:
                return f"Be {an(background.name)}", f"{tracks_words(background.tracks)}. {background.about}"
        case React() | Interrupt() | Assist():
            return _play(state, question, option)
        case Lighting():
            return "Light up", _light_costs(state)
        case WhoseTurn():
            entity = entity_of(state, option)
            if entity is not None:
                where = state.scenario.region_by_id.get(entity.at)
                copy = option.partition("~")[2]
                told = f"In {place(where.name)}" if where is not None else ""
                return entity_name(entity), f"{told}{f', number {copy}' if copy else ''}"
        case ChallengeDoes():
            return deed_words(state, question.id, option)
    known = state.scenario.region_by_id.get(option)
    return (known.name if known is not None else upper(plain(option))), ""


def _craft(view: View, option: str) -> Offer:
    if option == muster.KEPT:
        about = "Injuries, Diseases, Valuables and Gear as you kept them"
        kept = None if view.seat is None else record.brought(view.state, view.seat)
        if kept is None:
            return "Bring mine back", about
        level = growth.level_for(kept.experience)
        knows = f"Learned: {listed([play_name(play) for play in kept.learned])}. " if kept.learned else ""
        return f"Bring back {kept.name}{f', level {level}' if level > 1 else ''}", fit(f"{knows}{about}", 100)
    craft = content().crafts.get(option)
    if craft is None:
        return upper(plain(option)), ""
    if view.state.scenario.type == "stealth":
        return f"Be {an(craft.name)}", f"{tokens_words(craft)}; {craft_line(craft)}."
    return f"Be {an(craft.name)}", f"{craft_line(craft)}. {craft.about}"


def _play(state: State, question: Ask, option: str) -> Offer:
    play = known_play(option)
    if play is None:
        return upper(plain(option)), ""
    rolls = ""
    task = task_of(state)
    if isinstance(question, React) and isinstance(task, Strike) and play.endure:
        rolls = words.endure_dice(state, question.owner, play, task)
    return priced(play.name, play), f"{rolls}. {play.text}".strip(" .") if rolls else play_text(play)


def deed_words(state: State, entity_id: str, option: str) -> Offer:
    """Return what a game master may let a Challenge do: "Sting Ada", "Go to the Hall", "Done"."""
    if option == DONE:
        return "Done", "Nothing more this turn"
    deed = read_deed(option)
    if deed.verb == "go":
        return f"Go to {region_name(state, deed.what)}", ""
    play = plays.play_of(state, entity_id, deed.what)
    if deed.verb == "act" and deed.whom.startswith("p"):
        target = state.members[int(deed.whom[1:])]
        return f"{play.name}: {target.name}", fit(f"EP {target.ep}. {play_text(play)}", 100)
    return f"{play.name}{': all here' if deed.verb == 'act' else ''}", play_text(play)
