"""What happened, told in one or two sentences: what belongs together gathered into one, dice in small print."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.core.game import Event
from engine.core.words import listed

from .content import content
from .state import Contest
from .view import View
from .words import (
    acts,
    band_line,
    class_name,
    count,
    held_worth,
    loot,
    monster,
    named_tiles,
    option_terms,
    rolled_dice,
    room,
    the_monster,
    tile_name,
    upper,
)

Facts = Mapping[str, Any]

ENDINGS = {
    "sun": "The sun is down: this round is played out, then the cavern closes.",
    "gold": "The last Gold is taken: this round is played out, then the cavern closes.",
    "tiles": "No tile is left: this round is played out, then the cavern closes.",
}
REASONS = {
    "test": "passes the Test",
    "fight": "wins the Fight",
    "choice": "succeeds",
    "price": "succeeds",
}
FAILURES = {
    "test": "fails the Test",
    "fight": "loses the Fight",
    "choice": "fails",
    "price": "cannot pay the price",
}
RANKS = {1: "wins", 2: "comes second", 3: "comes third", 4: "comes last"}


class Story:
    """Events told one after the other, in paragraphs, the small print of the dice last."""

    def __init__(self, view: View) -> None:
        self._said: list[str] = []
        self._lines: list[str] = []
        self._dice: list[str] = []
        self._small: list[str] = []
        self._due: dict[str, tuple[int, int]] = {}
        self._result: tuple[str, list[str]] = ("", [])
        self._bands: list[str] = []
        self._monster = _first_monster(view)

    def take(self, event: Event) -> None:
        """Add an event."""
        facts: Facts = event.facts
        match event.kind:
            case "begun":
                self._say(SAYINGS[event.kind](facts))
                self._bands = [band_line(key) for key in content().band.factions]
            case "encounter":
                self._read(facts)
            case "chose":
                option = content().encounters[facts["card"]].options[facts["option"]]
                self._say(f"{facts['who']} chooses “{option.title}”. {option.text}")
                self._small.append(option_terms(option))
                self._monster = the_monster(option) if option.monster else self._monster
            case "rolled":
                self._roll(facts)
            case "succeeded":
                self._say("")
                self._result = facts["who"], [REASONS[facts["why"]]]
            case "failed":
                self._say("")
                self._result = facts["who"], [FAILURES[facts["why"]]]
            case "gained_xp" if self._result[0] == facts["who"]:
                self._result[1].append(_xp(facts))
            case "won":
                self._say(_won(facts))
                self._expect(facts["who"], facts["gold"], facts["treasure"])
            case "spoils":
                self._say(SAYINGS[event.kind](facts))
                self._expect(facts["who"], int(not facts["treasure"]), int(facts["treasure"]))
            case "collected":
                self._collect(facts)
            case "no_spoils":
                self._small.append(NO_SPOILS[facts["why"]])
            case "returned":
                self._small.append(f"{facts['gold']} Gold {'goes' if facts['gold'] == 1 else 'go'} back under the deck")
            case "home":
                self._small.append(f"back home: {listed(facts['delvers'])}")
            case _:
                self._say(SAYINGS[event.kind](facts))

    def _say(self, sentence: str) -> None:
        self._tell_result()
        if sentence:
            self._said.append(sentence)

    def _paragraph(self) -> None:
        if self._said:
            self._lines.append(" ".join(self._said))
            self._said = []

    def _read(self, facts: Facts) -> None:
        """Read an Encounter aloud: the story, and of both options only the titles (CAV-033, CAV-034)."""
        card = content().encounters[facts["card"]]
        who, reader = facts["who"], facts["reader"]
        paid = f"{who} pays 1 XP for another card. " if facts["again"] else ""
        reads = f"{reader} reads to {who}" if reader not in ("", who) else f"{who} reads"
        self._say(f"{paid}{reads}: **{card.name}**.")
        self._paragraph()
        titles = "\n".join(f"> **{number}** {option.title}" for number, option in enumerate(card.options, start=1))
        self._lines.append(f"> {card.story}\n{titles}")

    def _roll(self, facts: Facts) -> None:
        who = facts["who"] or self._monster
        again = " again" if facts["again"] else ""
        self._say(f"{upper(acts(who, 'roll'))}{again}: {facts['combat']} Combat, {facts['spoils']} Spoils.")
        rift = f", Magic Rift {facts['rift']}/0" if facts["rift"] else ""
        owed = f", {facts['owed']} of them after the others" if facts["owed"] else ""
        self._dice.append(f"{who} {rolled_dice(facts['dice'])}{rift}{owed}")

    def _expect(self, who: str, gold: int, treasure: int) -> None:
        had = self._due.get(who, (0, 0))
        self._due[who] = had[0] + gold, had[1] + treasure

    def _collect(self, facts: Facts) -> None:
        """Tell what was collected, unless it has just been said that it would be."""
        who, gold, treasure = facts["who"], facts["gold"], facts["treasure"]
        due = self._due.get(who, (0, 0))
        if self._result[0] == who:
            self._result[1].append(f"collects {loot(gold, treasure)}")
            self._tell_result()
        elif gold <= due[0] and treasure <= due[1]:
            self._due[who] = due[0] - gold, due[1] - treasure
        else:
            self._say(f"{who} collects {loot(gold, treasure)}.")

    def _tell_result(self) -> None:
        who, did = self._result
        if who:
            self._said.append(f"{who} {listed(did)}.")
        self._result = "", []

    def text(self) -> str:
        """Return the story: paragraphs, then the small print."""
        self._tell_result()
        self._paragraph()
        lines = [*self._lines, *(f"-# {line}" for line in self._bands)]
        if self._small:
            lines.append(f"-# {upper('; '.join(self._small))}")
        if self._dice:
            lines.append(f"-# Combat/Spoils: {' · '.join(self._dice)}")
        return "\n".join(lines)


def tell(view: View, events: Sequence[Event]) -> str:
    """Return the story of the events that this view's seat may know. How the game ended comes first."""
    known = [event for event in events if event.seats is None or view.seat in event.seats]
    ending, story = Story(view), Story(view)
    for event in known:
        (ending if event.kind == "ended" else story).take(event)
    end, before = ending.text(), story.text()
    if not end or not before:
        return end or before
    return f"{end}\n{before}" if before.startswith("-# ") else f"{end}\nBefore that: {before}"


def _first_monster(view: View) -> str:
    """Return whose dice come first where the choice that led to the Fight was told before."""
    state = view.state
    contests = (*state.shown, *(task for task in state.agenda if isinstance(task, Contest)))
    return next((monster(contest) for contest in contests if contest.kind == "fight"), "the monster")


def _begun(facts: Facts) -> str:
    if facts["players"] == 1:
        return "One corridor leads down, and nobody else has heard of it yet. Choose the band that you lead."
    return f"One corridor leads down, and {facts['players']} bands have heard of it. Choose the one that you lead."


def _faction(facts: Facts) -> str:
    known = content().band.factions[facts["faction"]]
    return f"{facts['who']} leads the {known.name}. “{known.motto}”"


def _placed(facts: Facts) -> str:
    paid = {"": "", "xp": ", against the corridor rule for 1 XP", "treasure": ", and the corridor rule is waived"}
    extra = " Fast Movement: another turn follows this one." if content().tiles[facts["tile"]].fast else ""
    return f"{facts['who']} lays a tile at {facts['at']}{paid[facts['paid']]}: {tile_name(facts['tile'])}.{extra}"


def _sun(facts: Facts) -> str:
    left = facts["left"]
    return f"The sun sinks: {count(left, 'space')} to go." if left else ""


def _sent(facts: Facts) -> str:
    what = f"the {class_name(facts['kind'])}, faceup by torchlight," if facts["kind"] else "a Delver"
    paid = " for 1 XP" if facts["drifted"] else ""
    return f"{facts['who']} sends {what} into {room(facts['floor'], facts['at'])}{paid}."


def _loot(facts: Facts, none: str) -> str:
    gold, treasure = facts["loot"]
    return loot(gold, treasure, none)


def _completed(facts: Facts) -> str:
    holds = _loot(facts, "no loot")
    size = f"{count(facts['tiles'], 'tile')}, {holds}"
    return f"{upper(room(facts['floor'], facts['at']))} is complete ({size}): {listed(facts['delvers'])}."


def _deserted(facts: Facts) -> str:
    lost = f"its {_loot(facts, '')} {'is' if sum(facts['loot']) == 1 else 'are'} lost"
    return f"{upper(room(facts['floor'], facts['at']))} closes with nobody in it; {lost}."


def _battle(facts: Facts) -> str:
    return f"{listed(facts['names'])} battle for {_loot(facts, 'the honour')}."


def _bought(facts: Facts) -> str:
    what = {"dice": "2 more white dice", "red": "1 more red die", "reroll": "rolling some dice again"}
    return f"{facts['who']} pays 1 XP for {what[facts['what']]}."


def _won(facts: Facts) -> str:
    what = loot(facts["gold"], facts["treasure"])
    return f"{facts['who']} {RANKS[facts['rank']]}: {what}."


def _revealed(facts: Facts) -> str:
    card = content().treasures[facts["treasure"]]
    return f"{facts['who']} reveals {card.name}. {card.text}"


def _xp(facts: Facts) -> str:
    return f"{'gains' if facts['amount'] > 0 else 'loses'} {abs(facts['amount'])} XP"


def _paid(facts: Facts) -> str:
    parts = [f"{facts['xp']} XP"] if facts["xp"] else []
    parts += [f"{facts['gold']} Gold, facedown under the deck"] if facts["gold"] else []
    return f"{facts['who']} pays {listed(parts)}."


def _short(facts: Facts) -> str:
    deck, number = facts["deck"], facts["count"]
    own = f"{number} of their own {upper(deck)} cards" if number > 1 else f"one of their own {upper(deck)} cards"
    return f"The {upper(deck)} deck is empty: {facts['who']} turns {own} faceup instead."


def _flipped(facts: Facts) -> str:
    if facts["deck"] == "gold":
        value = int(facts["card"])
        return f"{facts['who']} turns a {value} faceup: it counts {value + 1} now."
    card = content().treasures[facts["card"]]
    return f"{facts['who']} turns {card.name} faceup: it counts {card.value + 2} now."


def _collected_own(facts: Facts) -> str:
    gold = f"Gold worth {listed([str(value) for value in facts['gold']])}" if facts["gold"] else ""
    return f"You collect {listed([part for part in (gold, *map(held_worth, facts['treasure'])) if part])}."


def _ended(facts: Facts) -> str:
    names, winners = facts["names"], facts["winners"]
    points = dict(zip(names, facts["points"], strict=True))
    treasures = dict(zip(names, facts["treasures"], strict=True))
    if len(names) == 1:
        return f"The cavern closes. **{names[0]} comes out with {count(points[names[0]], 'point')}.**"
    table = ", ".join(f"{name} {points[name]}" for name in sorted(names, key=lambda name: -points[name]))
    if len(winners) > 1:
        return f"The cavern closes. **{listed(winners)} share the victory.** {table}."
    tied = [name for name in names if points[name] == points[winners[0]] and name != winners[0]]
    why = f" by {treasures[winners[0]]} Treasure to {max(treasures[name] for name in tied)}" if tied else ""
    return f"The cavern closes. **{winners[0]} wins{why}.** {table}."


NO_SPOILS = {"tie": "tied on Spoils: nobody gets more", "none": "no Spoils were rolled"}

SAYINGS: dict[str, Callable[[Facts], str]] = {
    "begun": _begun,
    "faction": _faction,
    "opened": lambda f: f"The tiles are dealt, three to each hand. The lot falls on {f['first']} to go first.",
    "drew": lambda f: f"You draw: {named_tiles(f['tiles'])}.",
    "reshuffled": lambda f: f"The {count(f['count'], 'discarded tile')} become the new stack.",
    "swapped": lambda f: f"{f['who']} pays 1 XP to swap {count(len(f['tiles']), 'tile')}: {named_tiles(f['tiles'])}.",
    "retrieved": lambda f: f"{f['who']} pays 1 XP to take a Delver home from {room(f['floor'], f['at'])}.",
    "placed": _placed,
    "drifted_in": lambda f: f"The cavern grows by itself at {f['at']}: {tile_name(f['tile'])}.",
    "sun": _sun,
    "ending": lambda f: ENDINGS[f["why"]],
    "torchlit": lambda f: f"By torchlight at {f['at']}: {listed(f['delvers'])}.",
    "stuck": lambda f: f"Nothing in {f['who']}'s hand fits. It is thrown away ({named_tiles(f['tiles'])}) and drawn anew.",
    "skipped": lambda f: f"{f['who']} {'can lay nothing' if f['why'] == 'stuck' else 'has no tile to lay'} this turn.",
    "sent": _sent,
    "sent_own": lambda f: f"Your {class_name(f['kind'])} lies facedown at {f['at']}.",
    "kept": lambda f: f"{f['who']} sends nobody.",
    "turn": lambda f: f"{f['who']} has another turn." if f["extra"] else "",
    "prompts": lambda f: (
        f"{f['who']} will be asked around their rolls." if f["on"] else f"{f['who']} rolls at once from now on."
    ),
    "completed": _completed,
    "deserted": _deserted,
    "battle": _battle,
    "bought": _bought,
    "spoils": lambda f: f"{f['who']}'s Spoils bring 1 {'Treasure' if f['treasure'] else 'Gold'} more.",
    "revealed": _revealed,
    "receipt": _revealed,
    "recalled": lambda f: f"{f['who']} takes a Delver home from {room(f['floor'], f['at'])}.",
    "peeked": lambda f: f"{f['who']} looks at the facedown Delvers of {room(f['floor'], f['at'])}.",
    "peeked_own": lambda f: f"You see {listed(f['delvers'])}.",
    "gained_xp": lambda f: f"{f['who']} {_xp(f)}.",
    "paid": _paid,
    "short": _short,
    "flipped": _flipped,
    "collected_own": _collected_own,
    "ended": _ended,
}
"""One sentence per kind of event; those of contests are gathered by `Story`."""
