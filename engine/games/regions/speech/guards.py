"""How answers to a blow are offered: what stepping in or a Reaction saves, and which of them is proposed."""

from __future__ import annotations

from engine.core.desk import shortest
from engine.core.flow import MASTER, Ask
from engine.core.odds import odds
from engine.core.words import plain, sentence, upper

from ..rules import odds as chances
from ..rules import stakes
from ..rules.actions import answering, plays
from ..rules.flow import open_questions
from ..rules.party import card_piles
from ..rules.steps import Interrupt, React
from ..state.catalogue import WORDS
from ..state.content import Play, content
from ..state.naming import known_play
from ..state.state import State, Strike, index_of, member_of
from ..state.view import View
from . import words
from .words import TWO_LINES, play_text

Offer = tuple[str, str]
"""A label for the button, and what it means."""


def offered(state: State, question: Ask, option: str) -> Offer | None:
    """Return how an answer to a blow is offered, ``None`` where nothing is known of what it saves."""
    strike, play = answering.foreseen(state), known_play(option)
    if not isinstance(strike, Strike):
        return None
    if isinstance(question, React):
        return _reaction(state, question, option)
    label = _steps_in(state, question.owner, play, strike) if isinstance(question, Interrupt) and play is not None else ""
    if not label or play is None:
        return None
    return label, WORDS("step-in-saves.hint", several=len(strike.targets) > 1, does=play_text(play))


def _steps_in(state: State, index: int, play: Play, strike: Strike) -> str:
    """Return how an Interrupt is offered that changes what an Action takes, or how likely one hits that takes no EP alone:
    what it is then, and now. That is for the member who plays it, else for the first who is struck, with the Reaction of
    the Craft. "" for any other Interrupt."""
    struck = [found for target in strike.targets if (found := index_of(target)) is not None]
    if not struck:
        return ""
    whom = index if index in struck else struck[0]
    answer = content().crafts[state.members[whom].craft].reaction
    joined = answering.joined(state, strike, index, play)
    named, own, name = play.name, whom == index, state.members[whom].name
    if _takes_ep_alone(state, strike):
        if stakes.saves(state, index, play, strike):
            falls = {each: tuple(_down(state, each, blow) for blow in (joined, strike)) for each in struck}
            each = max(falls, key=lambda each: falls[each][1] - falls[each][0])
            then, now = map(odds, falls[each])
            return WORDS("step-in-stands", play=named, own=each == index, whom=state.members[each].name, then=then, now=now)
        spared = stakes.spared(state, index, play, strike)
        if spared < stakes.NEAR:
            return ""
        return WORDS("step-in-saves", play=named, own=own, whom=name, ep=_whole(spared), several=len(struck) > 1)
    (hits, _), (likely, _) = (chances.suffers(state, whom, answer, each) for each in (strike, joined))
    after, before = odds(likely), odds(hits)
    if after == before:
        return ""
    tokens = chances.tokens_of(plays.play_of(state, strike.actor, strike.play).effects)
    bare = tuple(odds(each, bare=True) for each in (likely, hits))
    said = (
        WORDS("step-in-for", play=named, own=own, whom=name, after=now, before=else_, tokens=tokens)
        for now, else_ in ((after, before), bare)
    )
    return shortest(said, TWO_LINES)


def _takes_ep_alone(state: State, strike: Strike) -> bool:
    """Return whether an Action that hits takes EP and does nothing else: what it takes on average says all of it."""
    deed = plays.play_of(state, strike.actor, strike.play)
    return bool(deed.damage) and not (words.taken_by(deed) or chances.tokens_of(deed.effects))


def _down(state: State, index: int, strike: Strike) -> float:
    """Return how likely an Action takes a member down in spite of the Reaction of their Craft."""
    return chances.fells(state, index, content().crafts[state.members[index].craft].reaction, strike)


def _whole(ep: float) -> int:
    """Return EP on average as labels tell them, 0 for less than half of one."""
    return int(ep + 0.5)


def _reaction(state: State, question: React, option: str) -> Offer:
    """Return how a Reaction is offered. That of the Craft is free. It says what the Action takes on average all the
    same (REG-G05), and how likely it takes the member down. A card says what it saves beside that. How likely a hit is
    stands there where one does more than take EP."""
    index, strike, play = question.owner, answering.foreseen(state), known_play(option)
    assert isinstance(strike, Strike)
    deed = plays.play_of(state, strike.actor, strike.play)
    tokens, mine = chances.tokens_of(deed.effects), _lost(state, index, option)
    about = "none" if mine is None else str(_whole(mine)) if _whole(mine) else "little"
    if play is None:
        label = WORDS("let-it-hit") if option in (answering.NONE, "") else upper(plain(option))
        label = WORDS("reaction", play=label, hits="", damage=about, tokens=tokens)
        return label, WORDS("let-it-hit.hint")
    rolls = words.endure_dice(state, index, play, strike) if play.endure else ""
    detail = f"{rolls}. {WORDS.text(play.text)}".strip(" .") if rolls else play_text(play)
    back = words.most_of(play.damage)
    detail = WORDS("react-back", does=sentence(detail), back=back) if back else detail
    hits = "" if _takes_ep_alone(state, strike) else odds(chances.suffers(state, index, play, strike)[0])
    about = "none" if hits else about
    if play.id not in content().plays:
        falls = chances.fells(state, index, play, strike)
        down = odds(falls) if falls >= stakes.RISK and not hits else ""
        about = "none" if down else about
        return WORDS("react-free", play=play.name, hits=hits, damage=about, tokens=tokens, down=down), detail
    name = play.name
    if hits:
        return WORDS("reaction", play=name, hits=hits, damage=about, tokens=tokens), detail
    if stakes.saves(state, index, play, strike):
        then, now = odds(chances.fells(state, index, play, strike)), odds(_down(state, index, strike))
        return WORDS("react-stands", play=name, then=then, now=now), detail
    own = content().crafts[state.members[index].craft].reaction.id
    spared = (_lost(state, index, own) or 0.0) - (mine or 0.0)
    return WORDS("react-saves", play=name, ep=_whole(max(0.0, spared))), detail


def _lost(state: State, index: int, option: str) -> float | None:
    """Return how many EP an Action under way takes from a member on average in spite of a Reaction, ``None`` where it
    takes none."""
    strike = answering.foreseen(state)
    assert isinstance(strike, Strike)
    hits, damage = chances.suffers(state, index, known_play(option), strike)
    return None if damage is None else hits * damage


def is_worse(state: State, question: React) -> bool:
    """Return whether no Reaction is never better than the one of the Craft, which is free."""
    strike = answering.foreseen(state)
    if question.owner == MASTER or not isinstance(strike, Strike):
        return False
    own = content().crafts[state.members[question.owner].craft].reaction
    if own.id not in question.options or not (own.endure or own.defense):
        return False
    (hits, harm), (all_hits, all_harm) = (chances.suffers(state, question.owner, play, strike) for play in (own, None))
    return hits <= all_hits and (harm or 0.0) <= (all_harm or 0.0)


def to_propose(state: State, question: React) -> str:
    """Return the Reaction to propose: the one that costs least on average, a card reckoned in."""
    if question.owner == MASTER or known_play(question.default) is None:
        return question.default
    known = [option for option in question.options if known_play(option) is not None]
    return min(known, key=lambda option: (_costs(state, question.owner, option), option != question.default))


def is_slight(state: State, question: React, option: str) -> bool:
    """Return whether a card as a Reaction is no better than the Reaction of the Craft, which is free: it stands in the
    menu."""
    strike, play = answering.foreseen(state), known_play(option)
    own = content().crafts[state.members[question.owner].craft].reaction.id
    if not isinstance(strike, Strike) or play is None or own not in question.options or option == own:
        return False
    return not stakes.matters(state, question.owner, play, strike)


def saves_more(state: State, question: React, play: Play) -> str:
    """Return a Reaction that leaves its maker more EP than an Interrupt would, with the Reaction of the Craft after it; ""
    for none, and where others are struck too. The one to propose comes before any other."""
    strike, index = answering.foreseen(state), question.owner
    known = [option for option in question.options if known_play(option) is not None]
    if not isinstance(strike, Strike) or len(strike.targets) != 1 or not known:
        return ""
    answer = content().crafts[state.members[index].craft].reaction
    likely, harm = chances.suffers(state, index, answer, answering.joined(state, strike, index, play))

    def loses(option: str) -> float:
        hits, damage = _reckoned(state, index, option)
        return round(hits * damage, 1)

    usual = to_propose(state, question)
    best = usual if loses(usual) < round(likely * (harm or 0.0), 1) else min(known, key=loses)
    return best if loses(best) < round(likely * (harm or 0.0), 1) else ""


def _costs(state: State, index: int, option: str) -> float:
    """Return what a Reaction costs on average, in EP: the Damage, whatever else a hit brings, the card."""
    strike = answering.foreseen(state)
    assert isinstance(strike, Strike)
    hits, damage = _reckoned(state, index, option)
    deed = plays.play_of(state, strike.actor, strike.play)
    more = stakes.more(state, index, strike)
    more += chances.TOKEN * chances.tokens_of(deed.effects)
    free = _costs_no_card(option) or option in card_piles.going(state, index)
    return round(hits * (damage + more) + (0.0 if free else chances.CARD), 2)


def always(view: View) -> str:
    """Return the standing order that would answer from the next time on what one member is asked again, "" for none: the
    Reaction that is proposed and costs no card, else the best one (REG-G21)."""
    owners = {question.owner for question in open_questions(view.state)}
    own = None if view.seat is None else member_of(view.state, view.seat)
    index = own if own is not None else owners.pop() if len(owners) == 1 else MASTER
    asked = next((item for item in open_questions(view.state) if item.owner == index and isinstance(item, React)), None)
    if asked is None or index == MASTER or not view.state.members[index].reacted or answering.foreseen(view.state) is None:
        return ""
    proposed = to_propose(view.state, asked)
    return f"react:{proposed}" if _costs_no_card(proposed) else "react:best"


def _costs_no_card(option: str) -> bool:
    """Return whether a Reaction costs no card: it is the Craft's own."""
    play = known_play(option)
    return play is not None and play.id not in content().plays


def _reckoned(state: State, index: int, option: str) -> tuple[float, float]:
    """Return how likely an Action under way hits a member in spite of a Reaction, and for how much Damage."""
    strike = answering.foreseen(state)
    assert isinstance(strike, Strike)
    hits, damage = chances.suffers(state, index, known_play(option), strike)
    return round(hits, 2), round(damage or 0.0, 1)
