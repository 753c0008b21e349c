"""Questions in words: what each kind asks, and how its options are offered."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.desk import fit
from engine.core.flow import Ask, Then
from engine.core.grammar import Noun
from engine.core.odds import odds
from engine.core.words import plain, tenths, upper

from ..rules import ending
from ..rules import odds as chances
from ..rules.actions import answering, blows, harm, plays
from ..rules.challenges import policies, stealth
from ..rules.challenges.policies import DONE, read_deed
from ..rules.flow import FLOW
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
    Intervene,
    Leaving,
    Lighting,
    React,
    WhoseTurn,
)
from ..state import board, growth, sheets
from ..state.catalogue import WORDS, actor_noun, challenge_name
from ..state.content import Play, content
from ..state.naming import entity_name, known_play, play_name, region_name
from ..state.state import State, Strike, Trial, entity_of, index_of, who
from ..state.view import View
from . import words
from .words import called_noun, craft_line, play_text, priced, row, tokens_words, tracks_words

Offer = tuple[str, str]
"""A label for the button, and what it means."""

NONE = "none"
"""The option that plays nothing."""

MANY = 3
"""So many who are struck need no names where they are all of the party."""


def task_of(state: State) -> Strike | Trial | None:
    """Return the Action, Search or Lockpick that is under way, ``None`` for none; with all that will be played in response
    to it as far as that is decided (REG-G20)."""
    return answering.foreseen(state)


def ask(view: View, question: Ask) -> str:
    """Return what a question asks, to follow a name and a comma."""
    state = view.state
    match question:
        case Craft():
            return WORDS("ask-craft", together=False)
        case Background():
            craft = content().crafts.get(state.members[question.owner].craft)
            return WORDS("ask-background", craft=craft.name if craft is not None else "")
        case Leaving():
            unmet = tuple(state.scenario.feature_by_id[need].name for need in ending.missing(state))
            last = sum(member.in_play for member in state.members) == 1
            return WORDS("ask-leaving", unmet=unmet, last=last)
        case Lighting():
            lamp = board.light_source(state.members[question.owner])
            return WORDS("ask-lighting", gear=lamp, defeat=state.scenario.light_rule == "defeat")
        case React():
            deed, more = coming(state, question.owner), _hit_brings(state, question.owner)
            return WORDS("ask-react", deed=deed, more=more, risk=_risk(state, question.owner))
        case Interrupt():
            return _step_in(state, question.owner)
        case Assist():
            return WORDS("ask-help", deed=under_way(state))
        case Heal():
            own = question.member == question.owner
            return WORDS("ask-heal", own=own, member=state.members[question.member].name)
        case GoOn():
            return WORDS("ask-go-on")
        case GivingUp():
            others = (member for index, member in enumerate(state.members) if index != question.owner)
            voted = tuple(member.name for member in others if member.seat in state.conceding)
            return WORDS("ask-giving-up", voted=voted)
        case WhoseTurn():
            return WORDS("ask-whose-turn")
        case ChallengeDoes():
            entity = entity_of(state, question.id)
            if entity is None:
                return WORDS("ask-what-happens")
            return WORDS("ask-what-does", what=entity_name(entity))
    return WORDS("ask-one")


ASKED_OF_ALL: dict[frozenset[type[Ask]], str] = {
    frozenset({React}): "react",
    frozenset({Interrupt}): "step-in",
    frozenset({Assist}): "help",
    frozenset({Interrupt, React}): "step-in-or-react",
}
"""What several are asked together about one Action, by the kinds of their questions."""


def ask_all(view: View, asked: Sequence[Ask]) -> str:
    """Return what several are asked together, as everybody reads it after their names."""
    kinds = frozenset(map(type, asked))
    if len({question.owner for question in asked}) == 1 and len(kinds) == 1:
        return ask(view, asked[0])
    if kinds <= {Craft, Background}:
        if kinds == {Craft}:
            return WORDS("ask-craft", together=True)
        return WORDS("ask-who" if len(kinds) > 1 else "ask-whence", together=True)
    if kinds <= {*RESPONSES}:
        alone = asked[0].owner if len({question.owner for question in asked}) == 1 else None
        risk = _risk(view.state, alone)
        said = under_way(view.state) if Assist in kinds else coming(view.state, alone)
        more = _hit_brings(view.state, alone)
        match ASKED_OF_ALL.get(kinds):
            case "react":
                return WORDS("ask-react", deed=said, more=more, risk=risk)
            case "step-in":
                return _step_in(view.state, alone)
            case "help":
                return WORDS("ask-help", deed=said)
            case "step-in-or-react":
                strike = task_of(view.state)
                several = isinstance(strike, Strike) and len(strike.targets) > 1
                return WORDS("ask-step-in-or-react", deed=said, more=more, risk=risk, several=several)
        return WORDS("ask-play", deed=said)
    return ask(view, asked[0])


def _hit_brings(state: State, index: int | None) -> tuple[str, ...]:
    """Return what the Action that is coming does to whom it hits beside Damage and Stealth Tokens, () for nothing. What a
    member who is struck alone has already of a Disease is not told again (REG-G61)."""
    strike = task_of(state)
    if not isinstance(strike, Strike):
        return ()
    play = plays.play_of(state, strike.actor, strike.play)
    has = () if index is None else tuple(disease.name for disease in state.members[index].diseases)
    if play.disease is not None and play.disease.name in has and not play.disease.cumulative:
        play = replace(play, disease=None, effects=tuple(effect for effect in play.effects if not harm.lasts(effect)))
    return words.hit_brings(play)


def _step_in(state: State, index: int | None) -> str:
    """Return how a member is asked to step in, or several are, ``None``; with what a hit may do to one who is struck."""
    strike = task_of(state)
    own = index is not None and isinstance(strike, Strike) and who(index) in strike.targets
    more = _hit_brings(state, index)
    return WORDS("ask-step-in", deed=coming(state, index), more=more, own=own, risk=_risk(state, index))


def _risk(state: State, index: int | None) -> str:
    """Return what the most Damage of what is coming would do to a member: take them down, or the Injury then kills them
    (REG-170, REG-G08); "no" for neither."""
    strike = task_of(state)
    if index is None or not isinstance(strike, Strike) or who(index) not in strike.targets:
        return "no"
    member, damage = state.members[index], plays.play_of(state, strike.actor, strike.play).damage
    falls = bool(damage) and 0 < member.ep <= blows.most_damage(state, index, strike)
    return "no" if not falls else "kills" if sheets.next_kills(member) else "falls"


def coming(state: State, index: int | None) -> str:
    """Return the Action that is coming at a member, for all of them together ``None``: "the needle gnats play Sting on
    you, for up to 4 damage"."""
    strike = task_of(state)
    if not isinstance(strike, Strike):
        return WORDS("comes")
    return ". ".join((_plays_on(state, strike, index), *_steps_in_already(state, index)))


def _steps_in_already(state: State, index: int | None) -> tuple[str, ...]:
    """Return who has said already that they step in, and with what: a player does not lay a second card for nothing."""
    known = (FLOW.read(item) for item in state.agenda if isinstance(item, Then))
    joining = (item for item in known if isinstance(item, Intervene) and item.member != index)
    return tuple(
        WORDS("steps-in-already", who=state.members[item.member].name, play=play.name)
        for item in joining
        if (play := known_play(item.play)) is not None
    )


def under_way(state: State) -> str:
    """Return what an ally is about to do: "Bob plays Heave on the rubble: 4 effort left"."""
    task = task_of(state)
    if isinstance(task, Strike):
        return _plays_on(state, task)
    if isinstance(task, Trial):
        name = Noun(state.members[task.member].name)
        if task.skill == "search":
            return WORDS("searches", who=name)
        return WORDS("picks-lock", who=name, lock=called_noun(state, task.target))
    return WORDS("ally-acts")


def _plays_on(state: State, strike: Strike, index: int | None = None) -> str:
    """Return what is played on whom; one of them, who reads it, is "you"."""
    play = plays.play_of(state, strike.actor, strike.play)
    struck = [found for target in strike.targets if (found := index_of(target)) is not None] if play.damage else []
    reader = [index] if index is not None and index in struck else struck
    most = max((blows.most_damage(state, member, strike) for member in reader), default=0)
    in_play = [who(member) for member, each in enumerate(state.members) if each.in_play]
    own = None if index is None else who(index)
    named = tuple(Noun(WORDS("you")) if target == own else actor_noun(state, target) for target in strike.targets)
    return WORDS(
        "plays-on",
        what=actor_noun(state, strike.actor),
        play=play.name if index_of(strike.actor) is not None else "",
        most=most,
        all=len(in_play) >= MANY and {*in_play} == {*strike.targets},
        stronger=words.strengthens(state, strike),
        others=sorted(named, key=lambda name: name != WORDS("you")),
        left=_left(state, strike) if play.damage else "",
    )


def _left(state: State, strike: Strike) -> str:
    """Return how much effort or how many EP are left of the one Challenge that a member acts on, "" for all else."""
    actor, entity = index_of(strike.actor), entity_of(state, strike.targets[0]) if len(strike.targets) == 1 else None
    if actor is None or entity is None:
        return ""
    if entity.type == "Obstacle":
        return WORDS("effort-left", left=left) if (left := board.effort_left(state, entity, actor)) else ""
    return WORDS("ep-left", left=entity.ep) if entity.ep else ""


def _plainly(question: Ask, option: str) -> Offer | None:
    """Return how an option is offered that is the same whenever it is asked for, ``None`` for all others."""
    match question, option:
        case Interrupt() | Assist(), "none" | "":
            return WORDS("let-it-be"), ""
        case React(), "none" | "":
            return WORDS("let-it-hit"), WORDS("let-it-hit.hint")
        case GivingUp(), ending.STAY:
            return WORDS("play-on-still"), WORDS("play-on-still.hint")
        case GivingUp(), ending.END:
            return WORDS("give-up"), WORDS("give-up.hint")
        case Leaving(), ending.STAY:
            return WORDS("stay"), WORDS("stay.hint")
        case Leaving(), ending.GO:
            return WORDS("leave"), WORDS("leave.hint")
        case Lighting(), stealth.STAY:
            return WORDS("stay-dark"), WORDS("stay-dark.hint")
        case GoOn(), "on":
            return WORDS("go-on"), WORDS("go-on.hint")
        case WhoseTurn(), policies.ALL:
            return WORDS("all-as-bot"), WORDS("all-as-bot.hint")
    return None


def option(view: View, question: Ask, option: str) -> Offer:
    """Return how an option is offered."""
    state = view.state
    if (plainly := _plainly(question, option)) is not None:
        return plainly
    match question:
        case Craft():
            return _craft(view, option)
        case Background():
            background = content().backgrounds.get(option)
            if background is not None:
                about, tracks = WORDS.text(background.about), row(tracks_words(background.tracks))
                return WORDS("be", title=background.name), f"{tracks}. {about}"
        case React() | Interrupt() | Assist():
            return _play(state, question, option)
        case Lighting():
            return WORDS("light-up"), WORDS("light-costs", defeat=state.scenario.light_rule == "defeat")
        case WhoseTurn():
            entity = entity_of(state, option)
            if entity is not None:
                where = state.scenario.region_by_id.get(entity.at)
                copy = option.partition("~")[2]
                return challenge_name(entity), WORDS("whose-turn", where=where.name if where is not None else "", copy=copy)
        case ChallengeDoes():
            return deed_words(state, question.id, option)
    known = state.scenario.region_by_id.get(option)
    return (WORDS.text(known.name) if known is not None else upper(plain(option))), ""


def _craft(view: View, option: str) -> Offer:
    if option == muster.KEPT:
        kept = None if view.seat is None else record.brought(view.state, view.seat)
        if kept is None:
            return WORDS("be-as-kept"), WORDS("kept-things")
        learned = tuple(map(play_name, kept.learned))
        label = WORDS("be-again", name=kept.name, level=growth.level_for(kept.experience))
        return label, fit(WORDS("be-again.hint", learned=learned), 100)
    craft = content().crafts.get(option)
    if craft is None:
        return upper(plain(option)), ""
    if view.state.scenario.type == "stealth":
        return WORDS("be", title=craft.name), f"{tokens_words(craft)}; {craft_line(craft)}."
    return WORDS("be", title=craft.name), WORDS("be-hint", about=craft.about, line=craft_line(craft))


def _play(state: State, question: Ask, option: str) -> Offer:
    play, strike = known_play(option), task_of(state)
    if play is None:
        return upper(plain(option)), ""
    label = ""
    if isinstance(question, Assist) and strike is not None:
        label = _gains(state, question.owner, play, strike)
    return label or priced(WORDS.text(play.name), play), play_text(play)


def _gains(state: State, index: int, play: Play, task: Strike | Trial) -> str:
    """Return how an Assist is offered: how likely what an ally does succeeds with it, and without, or what a hit then does;
    "" where neither is known."""
    (before, less), (after, more) = (
        chances.helped(state, each) for each in (task, answering.joined(state, task, index, play))
    )
    now, else_ = odds(after), odds(before)
    if now != else_:
        return WORDS("help-for", play=play.name, after=now, before=else_)
    if more <= less:
        return ""
    near = int(more + 0.5) == int(less + 0.5)
    most, least = (tenths(each) if near else str(int(each + 0.5)) for each in (more, less))
    return WORDS("help-harder", play=play.name, after=most, before=least)


def deed_words(state: State, entity_id: str, option: str) -> Offer:
    """Return what a game master may let a Challenge do: "Sting Ada", "Go to the Hall", "Done"."""
    if option == DONE:
        return WORDS("deed-done"), WORDS("deed-done.hint")
    deed = read_deed(option)
    if deed.verb == "go":
        return WORDS("deed-go", region=region_name(state, deed.what)), ""
    play = plays.play_of(state, entity_id, deed.what)
    if deed.verb == "act" and deed.whom.startswith("p"):
        target = state.members[int(deed.whom[1:])]
        hint = WORDS("deed-at.hint", ep=target.ep, does=play_text(play))
        return WORDS("deed-at", play=play.name, member=target.name), fit(hint, 100)
    return WORDS("deed-on-all", play=play.name) if deed.verb == "act" else WORDS.text(play.name), play_text(play)
