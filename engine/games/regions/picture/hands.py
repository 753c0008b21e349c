"""The picture of a member's own plays: those at hand as cards, or those that answer what is asked just now."""

from __future__ import annotations

from engine.core.flow import Ask
from engine.core.scene import Fact, Scene
from engine.core.words import upper

from ..rules import ahead, awaiting
from ..rules.actions import plays
from ..rules.steps import Assist, Interrupt, React
from ..speech.questions import task_of
from ..speech.words import ENTRIES, dice, endure_now, endure_rolled, entry_name, gist, play_text
from ..state.catalogue import WORDS, said_within
from ..state.content import Kind, Play, content
from ..state.naming import known_play
from ..state.state import State, Strike, member_of
from .plays import PlayCard, PlaysBoard

ICONS: dict[Kind, str] = {
    "action": "sword",
    "reaction": "command",
    "strategy": "compass",
    "interrupt": "alert",
    "assist": "inhand",
}
"""The marks of kinds of plays."""

ANSWERS: dict[type[Ask], str] = {React: "react", Interrupt: "step-in", Assist: "help"}
"""The questions that plays answer."""

MOST = 1000
"""The greatest length of a text for a picture."""


def index_of_hand(state: State, seat: int | None) -> int | None:
    """Return whose plays a seat has a picture of, ``None`` where it has none: before there is a Craft, and once out."""
    index = None if seat is None else member_of(state, seat)
    if index is None or state.phase != "play":
        return None
    member = state.members[index]
    return index if member.craft and member.in_play else None


def hand(state: State, index: int, seat: int) -> Scene:
    """Return the plays of a member: what they are asked about alone where they are asked for one, else all."""
    state = ahead.in_turn(state, index)
    member = state.members[index]
    question = awaiting.asked(state, seat)
    asks = type(question) in ANSWERS
    options = [play for option in question.options if (play := known_play(option))] if question and asks else []
    if question is not None and options:
        title = WORDS(f"plays-that-{ANSWERS[type(question)]}")
        cards = tuple(_card(state, index, play, asked=question) for play in options)
    else:
        title = WORDS("plays-of", member=member.name)
        found = [(_card(state, index, play), play) for play in plays.held(state, index)]
        cards = tuple(card for card, _ in sorted(found, key=lambda pair: not pair[0].now))
    held = Fact(WORDS("cards-in-hand", count=len(member.hand), round=state.round))
    return Scene(title, PlaysBoard(cards), alt(title, cards), facts=(held,))


def _card(state: State, index: int, play: Play, *, asked: Ask | None = None) -> PlayCard:
    """Return a play as a card; one that answers a strike with the dice that it would be answered with now."""
    found = tuple((entry_name(entry), dice(getattr(play, entry))) for entry in ENTRIES if getattr(play, entry))
    text = play_text(play) if not play.text and not found else WORDS.text(play.text)
    task = task_of(state)
    if isinstance(asked, React) and isinstance(task, Strike) and play.endure:
        now, rolled = endure_now(state, index, play, task), endure_rolled(state, index, play, task)
        endure, printed = entry_name("endure"), dice(play.endure)
        found = tuple((label, dice(rolled) if label == endure else shown) for label, shown in found)
        text = f"{endure}: {now}. {text}".strip(". ") + "." if dice(now) != printed else text
    can = asked is not None or (play.kind in ("action", "strategy") and plays.unusable(state, index, play) is None)
    kind = WORDS("card-kind", kind=WORDS(f"kind-{play.kind}"), origin_words=_source(state, index, play))
    brief = "" if found else upper(gist(play))
    return PlayCard(WORDS.text(play.name), kind, ICONS[play.kind], found, text, now=can, brief=brief)


def _source(state: State, index: int, play: Play) -> str:
    """Return where a play comes from: the Craft, which always has it, Gear, or a card of the hand."""
    member, known = state.members[index], content()
    craft = known.crafts[member.craft]
    if play.id in (craft.action.id, craft.reaction.id):
        return WORDS("card-always")
    if play.id in member.hand:
        return WORDS("card-times", count=member.hand.count(play.id))
    gear = (known.gear[item] for item in member.equipped)
    return next((said_within(item.name) for item in gear if play in item.plays), WORDS("card-gear"))


def alt(title: str, cards: tuple[PlayCard, ...]) -> str:
    """Return the words that say the same, cards that can be played now first."""
    text = f"{title}:" if not title.endswith("?") else title
    for card in cards:
        rolls = tuple(f"{label} {dice}" for label, dice in card.dice)
        said = f" {WORDS('card-in-words', name=card.name, kind=card.kind, now=card.now, rolls=rolls)}"
        if len(text) + len(said) > MOST:
            break
        text += said
    return text
