"""Moves as people write them: names instead of ids and letters, with blanks, in any case."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engine.core.desk import NOTHING
from engine.core.game import Seat
from engine.core.moves import Move, read_kindly
from engine.core.words import handles_by_name, named_first

from ..rules import legal
from ..rules.challenges import bodies
from ..rules.flow import open_questions
from ..rules.party import muster
from ..state.catalogue import WORDS, challenge_name
from ..state.content import content
from ..state.moves import GROUND, VERBS, Act
from ..state.naming import SHORTEST, entity_handle, entity_name, exit_letter, exit_named
from ..state.state import State, member_of
from . import refusals

FILLERS = ("on ", "at ", "to ", "through ")
"""What people put between two arguments."""

_DOWN = dict.fromkeys(("ground", "the ground", "floor", "the floor", "down"), GROUND)
"""How people say that they lay something down."""

ONE = {verb.name for verb in VERBS if len(verb.arguments) == 1}
"""Verbs with one argument."""


def read(state: State, seat: Seat, text: str) -> Move:
    """Return the move that a text writes, in its one form.

    A known region goes by its name as well as by the exit's letter, a PC by name or handle. A Challenge goes as the map
    names it; plays, Gear and found features by their names. An Action with only one possible target needs none. What is
    none of these stays as it was written. `IllegalMove` says why no such move is possible at all, if so, before it says how
    it is written.
    """
    move = read_kindly(
        VERBS,
        text,
        lambda word, rest: _joined(word, _arguments(state, seat, word, rest)),
        lambda word: refusals.why_not(state, seat, word),
        refusals.RULES,
    )
    if isinstance(move, Act) and move.target == NOTHING:
        return _only_target(state, seat, move)
    return move


def _joined(word: str, rest: str) -> str:
    """Return the argument of a verb that has only one as one word: what it should not be is told better than how many
    words it has."""
    return "-".join(rest.split()) if word in ONE else rest


def _only_target(state: State, seat: Seat, move: Act) -> Act:
    found = [other for other in legal.legal(state, seat) if isinstance(other, Act) and other.play == move.play]
    return found[0] if len(found) == 1 else move


def _arguments(state: State, seat: Seat, word: str, rest: str) -> str:
    if word == "gm":
        return rest
    lowered = rest.casefold()
    match word:
        case "move":
            return _exit(state, seat, lowered)
        case "act":
            play, target = _split(lowered, _plays())
            return f"{play} {_target(state, seat, play, target)}".strip()
        case "strategy" | "discard" | "learn":
            return _whole(lowered, _plays())
        case "pick":
            return _whole(lowered, {**_features(state), **_challenges(state)})
        case "hide":
            return _whole(lowered, _with_parts(lowered, _challenges(state), _bodies(state, seat)))
        case "drag":
            known = _challenges(state)
            body, way = _split(lowered, {**_with_parts(lowered.partition(" ")[0], known, _bodies(state, seat)), **known})
            return f"{body} {_exit(state, seat, way)}".strip()
        case "equip" | "stow" | "buy":
            return _whole(lowered, {**_features(state), **_gear()})
        case "use":
            return _whole(lowered, {**_gear(), **_features(state)})
        case "give":
            item, who = _split(lowered, {"valuables": "valuable", "a valuable": "valuable", **_features(state), **_gear()})
            return f"{item} {_whole(who, {**_DOWN, **_people(state)})}".strip()
        case "cure":
            return _whole(lowered, _ailments(state, seat))
        case "choose":
            return _option(state, lowered)
        case _:
            return lowered


# Matching.


def _whole(text: str, names: Mapping[str, str]) -> str:
    """Return what a text names; itself where it names nothing."""
    return names.get(_without_filler(text), text)


def _with_parts(text: str, names: Mapping[str, str], first: Collection[str]) -> dict[str, str]:
    """Return names, and besides them a text that is a word of just one of these names, or begins one of its words: of those
    in ``first``, or else of all."""
    wanted = _without_filler(text).removeprefix("the ")
    fitting = [handle for name, handle in names.items() if len(wanted) >= SHORTEST and f" {wanted}" in f" {name}"]
    found = set(fitting) & set(first) or set(fitting)
    return {**({_without_filler(text): found.pop()} if len(found) == 1 else {}), **names}


def _split(text: str, names: Mapping[str, str]) -> tuple[str, str]:
    """Return what a text begins to name, and the rest of it without a filler."""
    named, rest = named_first(text, names)
    return named, _without_filler(rest)


def _without_filler(text: str) -> str:
    return next((text.removeprefix(filler) for filler in FILLERS if text.startswith(filler)), text)


# Names.


def _exit(state: State, seat: Seat, text: str) -> str:
    """Return the letter of an exit of where the seat's member is."""
    index = member_of(state, seat)
    region = state.members[index].region if index is not None else ""
    way = exit_named(state, region, _without_filler(text)) if region else None
    return exit_letter(state, way.id) if way is not None else text.upper()


def _people(state: State) -> dict[str, str]:
    return handles_by_name(state.members, [state.names[member.seat] for member in state.members])


def _challenges(state: State) -> dict[str, str]:
    """Return the handles of the Challenges that the party has seen by their names; nothing of those it has not."""
    seen = [entity for entity in state.entities if entity.number]
    known = {challenge_name(entity).casefold(): entity_handle(entity) for entity in seen}
    known |= {entity_name(entity).casefold(): entity_handle(entity) for entity in seen}
    return known | {handle: handle for handle in map(entity_handle, seen)}


def _everybody(state: State) -> dict[str, str]:
    people, challenges = _people(state), _challenges(state)
    handles = dict.fromkeys((*people.values(), *challenges.values()))
    return {**people, **challenges, **{handle: handle for handle in handles}, NOTHING: NOTHING}


def _target(state: State, seat: Seat, play: str, text: str) -> str:
    """Return the handle of whom an Action is aimed at: of a part of the name, that of whom it can be aimed at now."""
    able = [move.target for move in legal.legal(state, seat) if isinstance(move, Act) and move.play == play] if text else ()
    return _whole(text, _with_parts(text, _everybody(state), able))


def _bodies(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the handles of the bodies that lie open where the seat's member is."""
    index = member_of(state, seat)
    if index is None:
        return ()
    return tuple(bodies.handle(state, body) for body in bodies.here(state, state.members[index].region))


def _plays() -> dict[str, str]:
    known = content().catalogue
    names = {WORDS.text(play.name).casefold(): id for id, play in known.items()}
    return names | {play.name.casefold(): id for id, play in known.items()} | {id: id for id in known}


def _gear() -> dict[str, str]:
    known = content().gear
    names = {WORDS.text(gear.name).casefold(): gear.id for gear in known.values()}
    return names | {gear.name.casefold(): gear.id for gear in known.values()} | {id: id for id in known}


def _features(state: State) -> dict[str, str]:
    """Return the features that the party has found, or carries, by their names."""
    carried = [id for member in state.members for id in member.objects]
    found = [feature for feature in state.scenario.features if feature.id in (*state.found, *carried)]
    names = {WORDS.text(feature.name).casefold(): feature.id for feature in found}
    names |= {feature.name.casefold(): feature.id for feature in found}
    bare = {name.removeprefix("the "): id for name, id in names.items()}
    return bare | names | {feature.id: feature.id for feature in found}


def _ailments(state: State, seat: Seat) -> dict[str, str]:
    index = member_of(state, seat)
    found = muster.ailments(state.members[index]) if index is not None else {}
    return {name.casefold(): word for word, name in found.items()} | {word: word for word in found}


def _option(state: State, text: str) -> str:
    """Return the option that a text names: itself, or what it is called."""
    options = [option for question in open_questions(state) for option in question.options]
    known = content()
    names = {craft.name.casefold(): craft.id for craft in known.crafts.values()}
    names |= {past.name.casefold(): past.id for past in known.backgrounds.values()}
    for wanted in (text, names.get(text, ""), _plays().get(text, "")):
        for option in options:
            if wanted and option.casefold() == wanted:
                return option
    return text
