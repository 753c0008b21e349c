"""What each kind of question asks, and what its options say (WLD-G84, WLD-G86, WLD-G87)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from engine.core.flow import MASTER, Ask
from engine.core.game import Offering
from engine.core.words import count, listed, lower, plain, upper

from ..rules.finding.loot import CHEST, was_found
from ..rules.meeting.fights import doer
from ..rules.meeting.meetings import BY_ONE
from ..rules.steps import asks
from ..rules.travelling.moving import is_idle
from ..state.catalogue import WORDS
from ..state.member import Item
from ..state.naming import DIRECTIONS, beside, called, hex_name, inside, place_name
from ..state.state import Foes, Meeting, Roll, State, Test, able, member_of
from ..state.view import View
from .words import (
    APPROACHES,
    BONUS_SHORT,
    BONUS_WORDS,
    ROLES,
    good,
    ground,
    is_like,
    item_line,
    rations,
    shift_words,
    skill,
)

A = TypeVar("A", bound=Ask)
Say = Callable[[State, A], str]
Offer = Callable[[State, A, str], tuple[str, str]]


def _from(words: dict[str, tuple[str, str]]) -> Offer[Ask]:
    return lambda state, question, option: words.get(option, (upper(plain(option)), ""))


def place_words(state: State, place: str) -> tuple[str, str]:
    """Return a place that can be chosen, by its id or its name on the map, and which way it lies from the party."""
    region = state.region
    known = region.place_by_id.get(place)
    if known is None:
        return place, ""
    if known.at is None:
        return (place_name(region, place) if place in state.known else "An unknown place"), ""
    name = place_name(region, place)
    here = region.place_by_id[state.here.at].at
    side = next((way for way, cell in enumerate(beside(here)) if hex_name(cell) == name), None) if here else None
    where = upper(DIRECTIONS[side]) if side is not None else ""
    return (f"{name}, {ground(known.terrain)}" if place in state.known else name), where


def _place(deed: str) -> Offer[Ask]:
    """Return how places are offered to do something with: "Make out N19"."""

    def offer(state: State, question: Ask, option: str) -> tuple[str, str]:
        if option in ("none", "done", "nothing"):
            return "Nothing more", "What is left is lost"
        names = [place_words(state, part) for part in option.split("+")]
        places = " and ".join(lower(name) if name.startswith("An ") else name for name, _ in names)
        return f"{deed} {places}", ", ".join(filter(None, (where for _, where in names)))

    return offer


def _bonus(state: State, question: asks.Bonus, option: str) -> tuple[str, str]:
    picked = option.split("+")
    label = listed([WORDS("bonus-name", bonus=one) for one in picked])
    if len(picked) > 1:
        return upper(label.lower()), ""
    brings = f" ({BONUS_SHORT[option]})" if option in BONUS_SHORT else ""
    return f"{label}{brings}", BONUS_WORDS.get(option, "")


def _item(state: State, question: asks.Wear, option: str) -> tuple[str, str]:
    """Return one of a member's things; of several of a kind, which of all that they carry it is."""
    key, _, number = option.rpartition("-")
    if not number.isdigit():
        key = option
    items = state.members[question.owner].items if 0 <= question.owner < len(state.members) else ()
    if number.isdigit() and 0 < int(number) <= len(items):
        held: Item | None = items[int(number) - 1]
        which = f"number {number} of your things"
    else:
        held, which = next((item for item in items if item.key == key), None), ""
    if held is None:
        return upper(good(key)), ""
    said, _, rest = item_line(held).partition(", ")
    return f"Wear down {said}", upper(", ".join(filter(None, (rest, which))))


def is_needless(state: State, question: Ask, option: str) -> bool:
    """Return whether an option need not stand on a control: an earlier one stands for a thing just like it, there is a
    bonus in it that would bring nothing, or it only names somebody else to do it."""
    if isinstance(question, asks.Bonus):
        return any(is_idle(state, bonus) for bonus in option.split("+"))
    if isinstance(question, asks.Approach):
        return "+" in option
    if not isinstance(question, asks.Wear) or not 0 <= question.owner < len(state.members):
        return False
    items = state.members[question.owner].items
    at = [int(word.rpartition("-")[2]) - 1 if word.rpartition("-")[2].isdigit() else -1 for word in question.options]
    held = {word: items[place] for word, place in zip(question.options, at, strict=True) if 0 <= place < len(items)}
    before = question.options[: question.options.index(option)] if option in held else ()
    return any(word in held and is_like(held[word], held[option]) for word in before)


def _members(state: State, question: Ask, option: str) -> tuple[str, str]:
    if option in ("none", "nobody"):
        return "Feed nobody", ""
    handles = option.split("+")
    known = [member for member in state.members if member.handle in handles]
    label = ", ".join(member.name for member in known) or upper(plain(option))
    return f"Feed {label}", "; ".join(f"{member.name}: {count(rations(member), 'use')} of rations" for member in known[:3])


def _somebody(deed: str, detail: str = "") -> Offer[Ask]:
    """Return how members are offered to do something: "Let Ada disarm it"."""

    def offer(state: State, question: Ask, option: str) -> tuple[str, str]:
        known = next((member for member in state.members if member.handle == option), None)
        return f"Let {known.name if known is not None else upper(plain(option))} {deed}", detail

    return offer


def _opener(state: State, question: Ask, option: str) -> tuple[str, str]:
    if option == "force":
        return "Force it, 1 Fatigue", "No test; whoever found it gains 1 Fatigue"
    return _somebody("disarm it", "Mind and Crafting; failing, 1 Fatigue, badly a Wound")(state, question, option)


def meeting(state: State) -> Meeting | None:
    """Return the encounter under way."""
    return next((task for task in state.agenda if isinstance(task, Meeting)), None)


def _approach_price(foes: Foes, what: str) -> str:
    """Return what an approach can cost, as it stands on its button."""
    if what == "flee":
        return " (1 Fatigue each, failing 2)" if foes.fought else " (failing: 1 Fatigue each)"
    return {"talk": " (once)", "slip": " (first thing only)", "fight": " (failures tire or wound)"}.get(what, "")


APPROACH_WORDS = {
    "withdraw": "Go our way, and leave them be",
    "talk": "One speaks for all, once",
    "slip": "Agility and Stealth; unseen if it works",
    "flee": "Back where we came from, at a price",
    "fight": "Everybody rolls; their grit has to go to 0",
}


def _approach_ask(state: State, question: asks.Approach) -> str:
    met = meeting(state)
    if met is None:
        return WORDS("ask-approach-nobody")
    foes = met.foes
    return WORDS(
        "ask-approach",
        foe=foes.name,
        disposition=foes.disposition,
        fought=bool(foes.fought),
        grit=foes.grit,
        most=foes.most,
    )


def _approach(state: State, question: asks.Approach, option: str) -> tuple[str, str]:
    """Return an approach; what one does for all with who that is: the best at it, where nobody is named."""
    what, _, who = option.partition("+")
    label, met = APPROACHES.get(what, upper(plain(what))), meeting(state)
    if met is None:
        return label, APPROACH_WORDS.get(what, "")
    price = _approach_price(met.foes, what)
    if what not in BY_ONE or len(able(state)) < 2:
        return f"{label}{price}", APPROACH_WORDS.get(what, "")
    return f"{label}: {state.members[doer(state, met.foes, what, who)].name}{price}", APPROACH_WORDS.get(what, "")


def _table(words: dict[str, str]) -> Offer[Ask]:
    return lambda state, question, option: (upper(words.get(option, plain(option))), "")


def _role_ask(state: State, question: asks.Role) -> str:
    return f"who takes over as {ROLES.get(question.role, question.role)}?" if question.role else "who takes over?"


DEEDS = {
    "move": "set out",
    "search": "search",
    "investigate": "look into something",
    "scout": "send somebody ahead",
    "camp": "make camp",
    "forage": "forage",
    "track": "follow a trail",
    "backtrack": "go back",
}
"""What the party is about to do, as the game master is asked about it."""

YES_NO = {"yes": ("Yes", ""), "no": ("No", "")}

QUESTIONS: dict[type[Ask], tuple[Say[Any], Offer[Any]]] = {}
"""How each is asked after a name and a comma, and the label and detail of an option."""


def kind(one: type[A], ask: str | Say[A], offer: Offer[A] | dict[str, tuple[str, str]]) -> None:
    """Register how a question is asked."""
    say: Say[A] = (lambda state, question: ask) if isinstance(ask, str) else ask
    QUESTIONS[one] = say, _from(offer) if isinstance(offer, dict) else offer


def _bonus_ask(state: State, question: asks.Bonus) -> str:
    role = ROLES.get(question.role, "")
    which = f"which {question.left} bonuses do you take?" if question.left > 1 else "which bonus do you take?"
    return f"as {role}, {which}" if role else which


def _chest_ask(state: State, question: asks.Chest) -> str:
    return f"{'another' if was_found(state, CHEST) else 'the'} chest is trapped. Who tries to disarm it?"


def _sighting_ask(state: State, question: asks.Sighting) -> str:
    which = f"{question.count} places" if question.count > 1 else "place"
    return f"which {which} beside you do you make out?"


def _beyond(state: State, question: asks.Bypass) -> str:
    """Return the way to a place, as it may be called: "the way to Q18", "the way ahead"."""
    known = state.region.place_by_id.get(question.place)
    if known is None or (known.at is None and question.place not in state.known):
        return "the way ahead"
    return f"the way to {inside(place_name(state.region, known.id))}"


def _found_site(state: State, site: str) -> str:
    known = state.region.site_by_id.get(site)
    return called(known.name) if known is not None else "it"


# The party, and its members.

kind(asks.Bonus, _bonus_ask, _bonus)
kind(asks.Lay, "the ground of which place do you learn?", _place("Learn"))
kind(asks.Sighting, _sighting_ask, _place("Make out"))
kind(asks.Approach, _approach_ask, _approach)
kind(
    asks.Avoid,
    "there is somebody ahead, and you could still dodge them. Do you?",
    {"avoid": ("Dodge them, 1 tick", "Back to where you were, for 1 tick"), "face": ("Face them", "See who it is")},
)
kind(asks.Wear, "the country takes its toll. Which of your things suffers?", _item)
kind(
    asks.Edge,
    "the region ends here. Leave it?",
    {"leave": ("Leave the region", "The expedition ends"), "stay": ("Stay", "Nothing has been spent")},
)
kind(
    asks.Depart,
    "end the expedition and go home?",
    {"leave": ("Go home", "The expedition ends, and the whole map is shown"), "stay": ("Stay", "The expedition goes on")},
)
kind(asks.Bypass, lambda state, question: f"who clears {_beyond(state, question)}?", _somebody("clear it"))
kind(
    asks.Insight,
    "you see more than was to be found. What is it?",
    {
        "clue": ("Take a clue", "To something hidden next door"),
        "linked": ("Learn what it belongs to", "That there is more, and in which direction"),
        "loot": ("Take a little extra", "One more find"),
    },
)
kind(
    asks.Offerings,
    "take the offerings, or leave them?",
    {"take": ("Take them", "Coins; somebody may mind"), "leave": ("Leave them", "Nobody will mind")},
)
kind(asks.Chest, _chest_ask, _opener)
kind(
    asks.Favour,
    "they would do you a favour. Which?",
    {
        "clue": ("Ask what they know", "A clue to the nearest place you have not found"),
        "trade": ("Trade", "Buy and sell here, for now"),
        "food": ("Ask for food", "Two of you are fed today"),
    },
)
kind(
    asks.Trade,
    lambda state, question: WORDS("ask-trade", foe=question.name),
    {"done": ("Let them go", "They go their way")},
)
kind(asks.Role, _role_ask, _somebody("take over"))
kind(
    asks.Pick,
    lambda state, question: f"pick {count(question.count, 'herb')} or {count(question.count, 'material')}?",
    {
        "herb": ("Gather herbs", "Against poison, and for wounds"),
        "material": ("Gather materials", "To mend things at camp"),
    },
)
kind(
    asks.Harvest,
    lambda state, question: f"what do you look for at {_found_site(state, question.site)}?",
    {
        "food": ("Look for food", "As a Forager, with a boon"),
        "materials": ("Look for materials", "To sell: 1d6 times 10 coins"),
    },
)

kind(
    asks.Shelter,
    "this is a good place to sleep. What do you make of it?",
    {
        "fatigue": ("Rest well", "Everybody sheds 1 Fatigue"),
        "concealed": ("Hide the camp", "A boon on the night's watch"),
    },
)
kind(asks.Feed, lambda state, question: f"there is food for {question.left} more. Who eats of it?", _members)
kind(asks.Hidden, "what happens next is in your hands.", {})

# The game master, where they answer for the world.

kind(asks.GoalHere, "does coming here bring the party nearer to its goal?", YES_NO)
kind(
    asks.NightEvent,
    "does anything happen tonight?",
    {"quiet": ("A quiet night", ""), "event": ("An event", "By the event table")},
)
kind(
    asks.Trace,
    "what does this trace point to?",
    {
        "clue": ("The prepared clue", "As the region's file has it"),
        "nearest": ("The nearest site", "Not discovered yet, within 3 steps"),
        "random": ("Anywhere", "A die decides"),
    },
)
kind(
    asks.Complication,
    lambda state, question: f"what is the matter with {_found_site(state, question.site)}?",
    {
        "roll": ("Roll for it", ""),
        "guardian": ("A guardian", "Somebody from the encounter table"),
        "access": ("Hard to reach", "Looking into it takes 2 ticks"),
        "incomplete": ("Incomplete", "It wants one more look"),
    },
)
kind(
    asks.Discovery,
    lambda state, question: f"what is {_found_site(state, question.site)}?",
    lambda state, question, option: (
        "Roll for it" if option == "roll" else upper(WORDS("nature-name", nature=option)),
        "",
    ),
)
kind(asks.Hazard, "what comes over the party?", _table({}))
kind(
    asks.Disposition,
    lambda state, question: WORDS("ask-disposition", foe=question.name),
    _table({}),
)
kind(
    asks.Ticks,
    lambda state, question: f"the party is about to {DEEDS.get(question.move.split()[0], 'act')}. Does it take longer?",
    {
        "0": ("No longer than usual", ""),
        "1": ("1 tick more", "The timer goes down further"),
        "2": ("2 ticks more", "The timer goes down further"),
    },
)
kind(
    asks.Progress,
    "does that bring the party nearer to its goal?",
    {
        "two": ("Two steps nearer", ""),
        "one": ("One step nearer", ""),
        "none": ("No nearer", ""),
        "back": ("A step back", "Never above the die"),
    },
)
kind(
    asks.Look,
    lambda state, question: f"what does the look into {_found_site(state, question.site)} bring?",
    {
        "rules": ("What the rules say", ""),
        "explored": ("It is done with", "No more is to be had there"),
        "nothing": ("Nothing", "They can look again"),
    },
)
MET = {
    "won": ("They won", "It is over, and theirs"),
    "avoided": ("They got by", "It stays as it is"),
    "lost": ("They lost", "Driven off, or none the wiser"),
    "bot": ("Play it by the rules", "I go on with it"),
}
LOOKED_INTO = {
    "won": ("They managed it", "It is done with"),
    "avoided": ("They left it", "It stays as it is"),
    "lost": ("It went badly", "None the wiser; a bane on the next try"),
    "bot": ("Play it by the rules", "I go on with it"),
}
"""How a scene with somebody, and a scene at a site without people, can end."""

kind(
    asks.Scene,
    "this scene is yours to play. How did it end?",
    lambda state, question, option: _from(LOOKED_INTO if question.site else MET)(state, question, option),
)
kind(
    asks.Outcome,
    lambda state, question: f"how did the look into {_found_site(state, question.site)} go?",
    lambda state, question, option: (upper(WORDS("result-name", result=option)), ""),
)


def ask(state: State, question: Ask) -> str:
    """Return what a question asks, after a name and a comma."""
    say, _ = QUESTIONS[type(question)]
    return say(state, question)


def option(state: State, question: Ask, chosen: str) -> tuple[str, str]:
    """Return the label and the detail of an option."""
    _, offer = QUESTIONS[type(question)]
    label, detail = offer(state, question, chosen)
    if chosen == question.default and question.owner == MASTER:
        detail = f"{detail}; my own choice".removeprefix("; ")
    return upper(label), detail


def resolving(state: State) -> Test | None:
    """Return the test whose dice may be thrown again now."""
    first = state.agenda[0] if state.agenda else None
    return first if isinstance(first, Test) and first.asked else None


def resolve_ask(view: View, test: Test) -> str:
    """Return the question whether somebody throws again for 1 Resolve: their total, never what is secret (WLD-G44)."""
    state = view.state
    mine = None if view.seat is None else member_of(state, view.seat)
    rolls = [test.rolls[place] for place in test.asked]
    own = [roll for roll in rolls if roll.member == mine] or rolls
    if len(own) > 1:
        said = [f"{state.members[roll.member].name} has {roll.total}{_against(roll)}" for roll in own]
        return f"throw again for 1 Resolve, or keep it? {upper(', '.join(said))}."
    first = own[0]
    whose = "your" if first.member == mine else f"{state.members[first.member].name}'s"
    named = (
        f"{ROLES[first.purpose]} roll"
        if first.purpose in ROLES
        else f"roll ({WORDS('purpose-words', purpose=first.purpose)})"
    )
    hint = " (`/order resolve:never` stops this)" if first.member == mine else ""
    return f"throw again for 1 Resolve, or keep {whose} {named}, {first.total}{_against(first)}?{hint}"


def _against(roll: Roll) -> str:
    return f" against {roll.tn}" if roll.tn and not roll.secret else ""


def resolve_option(view: View, chosen: str) -> Offering:
    """Return how a second throw, or keeping the first, is offered."""
    what, _, number = chosen.partition("-")
    test = resolving(view.state)
    which, kept = "", "it"
    if test is not None and number.isdigit() and 0 < int(number) <= len(test.rolls) and len(test.asked) > 1:
        roll = test.rolls[int(number) - 1]
        kept = f"{skill(roll.skill)} {roll.total}"
        which = f": {kept}"
    elif test is not None:
        roll = test.rolls[test.asked[0]]
        kept = f"{roll.total}{_against(roll)}"
    if what == "again":
        return f"Throw again, 1 Resolve{which}", "The new result stands", "main"
    return f"Keep {kept}", "What was rolled counts", "main"


def shift(state: State, option: str) -> Offering | None:
    """Return how it is offered to have what was decided otherwise, ``None`` for no such option (WLD-G122)."""
    kind, _, instead = option.partition("-")
    found = next((one for one in state.shifts if one.kind == kind and instead in one.options), None)
    if found is None:
        return None
    taken, wanted = set(found.chosen.split("+")), set(instead.split("+"))
    now, was = (listed(shift_words(kind, words)) for words in (wanted - taken, taken - wanted))
    whose = f"{state.members[found.by].name}: " if len(state.members) > 1 else ""
    return f"{whose}{now}, not {lower(was)}, free", "As it was picked for you; once, until the next act", "quiet"
