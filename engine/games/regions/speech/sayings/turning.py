"""Sentences on the party, on rounds and turns, and on the end."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.words import an, count, listed, lower, plain, sentence

from ...state.state import Habits
from ..words import KINDS, TYPES, Facts, craft_name, gear_name, gist, known_play, one, play_name
from .telling import Sayings

MOST_BEGUN = 700
"""How long the words at the start may be; special rules are told in any case, of the rest the end is left out."""


def _begun(facts: Facts) -> str:
    head = f"**{facts['name']}**, {TYPES.get(facts['type'], facts['type'])}."
    rules = "\n".join(f"- {sentence(rule)}" for rule in facts["announced"])
    rules = f"\n**Special rules**\n{rules}" if rules else ""
    about = sentence(facts["about"])
    while len(head) + len(about) + len(rules) > MOST_BEGUN and ". " in about:
        about = f"{about.rpartition('. ')[0]}."
    return f"{head} {about}".strip() + rules


def _joined_up(facts: Facts) -> str:
    craft, background = craft_name(facts["craft"]), craft_name(facts["background"])
    was = f", once {an(lower(background))}" if background else ""
    if facts["kept"]:
        return f"{facts['who']} is back: {an(lower(craft))}{was}."
    return f"{facts['who']}: {an(lower(craft))}{was}."


ANSWERED = {
    "ready": "{who} is ready to set out.",
    "give up": "{who} votes on giving up.",
    "react": "{who} has chosen how to react.",
    "interrupt": "{who} has decided whether to step in.",
    "assist": "{who} has decided whether to help.",
    "leave": "{who} is about to leave.",
    "stay": "{who} stays.",
    "light": "{who} is about to light up.",
    "search": "{who} is about to search.",
    "pick": "{who} is at a lock.",
    "stay dark": "{who} stays in the dark.",
    "master": "Noted.",
}


def _answered(facts: Facts) -> str:
    if facts["kind"] == "craft" and facts["what"]:
        return f"{facts['who']} will be {an(lower(craft_name(facts['what'])))}."
    return ANSWERED.get(facts["kind"], "{who} has chosen.").format(who=facts["who"])


def _cured(facts: Facts) -> str:
    what = "an Injury" if facts["what"] == "injury" else facts["what"]
    return f"{facts['who']} rests in town, and {what} is healed for 1 Valuable."


def _set_out(facts: Facts) -> str:
    said = f"{listed(facts['party'])} set{'s' if len(facts['party']) == 1 else ''} out from {facts['where']}."
    if facts["tokens"]:
        said += f" {count(facts['tokens'], 'Stealth Token')}."
    if facts["limit"]:
        said += f" {count(facts['limit'], 'round')}, not one more."
    return said


HOW_CLAIMED = {
    "claimed": "{who} takes the turn.",
    "last": "{who} is the last to act.",
    "order": "{who} takes the turn, as ordered.",
}


def _went_on(facts: Facts) -> str:
    if not facts["lapse"]:
        return f"{facts['who']} lets the round go on."
    own = facts["lapse"] == (facts["who"],) or list(facts["lapse"]) == [facts["who"]]
    whose = "a Move lapses" if own else f"{listed([f'{name}’s' for name in facts['lapse']])} Move lapses"
    return f"{facts['who']} lets the round go on; {whose}."


def _drew(facts: Facts) -> str:
    if facts["shuffled"]:
        return f"{facts['who']}'s deck was empty: the discard pile is shuffled and becomes the deck."
    if not facts["count"]:
        return ""
    drawn = [known for id in facts.get("plays", ()) if (known := known_play(id)) is not None]
    if not drawn:
        return f"{facts['who']} draws {count(facts['count'], 'card')}."
    return f"{facts['who']} draws {'; '.join(f'{play.name} ({KINDS[play.kind]}: {gist(play)})' for play in drawn)}."


ORDERS = {
    "react:ask": "Reactions: asked each time",
    "react:best": "Reactions: always the best one",
    "react:none": "Reactions: never",
    "interrupt:ask": "Interrupts: asked each time",
    "interrupt:auto": "Interrupts: always",
    "interrupt:never": "Interrupts: never",
    "interrupt:any": "Interrupts: whatever the Damage",
    "assist:ask": "Assists: asked each time",
    "assist:auto": "Assists: always",
    "assist:never": "Assists: never",
    "saved:wait": "saved Moves: the Challenges wait for mine",
    "saved:lapse": "saved Moves: the Challenges never wait for mine",
    "setting:best": "settings: whatever suits a play best",
    "turn:any": "turns: only when claimed",
}


def order_words(order: str) -> str:
    """Return a standing order in words, what it is about first (REG-G21): "Reactions: always Duck"."""
    key, _, value = order.partition(":")
    if order in ORDERS:
        return ORDERS[order]
    if key == "react" and value:
        return f"Reactions: always {play_name(value)}, else the best one"
    if key == "interrupt" and value.startswith("from-"):
        return f"Interrupts: never for less than {value.removeprefix('from-')} Damage on average"
    if key == "setting":
        return f"settings: {value}, wherever that is a choice"
    if key == "turn":
        return f"turns: taken by themselves, place {value}"
    return f"{plain(key)}: {plain(value)}" if value else plain(key)


def given_orders(habits: Habits) -> tuple[str, ...]:
    """Return the standing orders that somebody gave, as they are written; none for what holds without any."""
    usual = Habits()
    keys = ("react", "interrupt", "assist", "setting", "saved")
    given = [f"{key}:{getattr(habits, key)}" for key in keys if getattr(habits, key) != getattr(usual, key)]
    given += [f"interrupt:from-{habits.least}"] if habits.least else []
    return (*given, *([f"turn:{habits.go}"] if habits.go else []))


def _discarded(facts: Facts) -> str:
    names = [play_name(play) if known_play(play) is not None else play for play in facts["plays"]]
    return f"{facts['who']} lays down {listed(names)}."


def over_limit(plays: Sequence[str]) -> str:
    """Return what goes at the round's end, and how another is named."""
    goes = "goes" if len(plays) == 1 else "go"
    return f"over the limit: {listed(plays)} {goes} at the round's end, unless /discard says another"


def _counted(facts: Facts) -> str:
    left = facts["limit"] - facts["counter"]
    if not facts["limit"]:
        return ""
    return f"{count(left, 'round')} left." if left > 0 else "Time is up."


def _limit_grew(facts: Facts) -> str:
    more = count(facts["by"], "round")
    return f"{facts['who']} gains {more} by reaching {facts['where']}: time until the end of round {facts['limit']}."


CAUGHT = {
    "caught": "Time is up for {who}.",
    "injury": "{who} is left behind, and takes an Injury.",
    "death": "{who} is left behind, and does not come out.",
}


def _reached_goal(facts: Facts) -> str:
    if facts["unmet"]:
        return f"**{facts['who']} leaves by {facts['where']}, without {listed(facts['unmet'])}.**"
    return f"**{facts['who']} reaches {facts['where']} and is out.**"


def _wants_to_give_up(facts: Facts) -> str:
    if not facts["agrees"]:
        return f"{facts['who']} would rather go on."
    missing = f" {listed(facts['missing'])} would have to agree." if facts["missing"] else ""
    return f"{facts['who']} would give up here.{missing}"


ENDS = {
    ("won", "goal"): "Through, and out.",
    ("won", "rounds"): "In time.",
    ("partly", "left behind"): "Not everybody is out in time.",
    ("partly", "caught"): "Not everybody is out in time.",
    ("partly", "rounds"): "Not everybody is out in time.",
    ("partly", "goal"): "Some are out.",
    ("lost", "all dead"): "Nobody is left.",
    ("lost", "tokens"): "The last Stealth Token is gone, and you are caught.",
    ("lost", "light"): "The light is seen, and you are caught.",
    ("lost", "rounds"): "Time is up.",
    ("lost", "region"): "The place closes with somebody in it.",
    ("lost", "left behind"): "Somebody is left behind.",
    ("lost", "left without"): "Out, but without what you came for.",
    ("lost", "caught"): "Time has run out for one too many.",
    ("lost", "conceded"): "The party gives up.",
    ("conceded", "conceded"): "The party gives up.",
}

RESULTS = {"won": "Won.", "partly": "Won in part.", "lost": "Lost.", "conceded": "Given up."}


def _ended(facts: Facts) -> str:
    how = ENDS.get((facts["ending"], facts["why"]), RESULTS[facts["ending"]])
    if facts.get("alone") and facts["ending"] == "won":
        how = f"{how.rstrip('.')}: {facts['alone']}."
    return f"**{how}** {sentence(facts['text'])}".strip()


def _secrets_told(facts: Facts) -> str:
    said = "; ".join(lower(line.rstrip(".")) for line in facts["lines"])
    return f"What searches rolled against: {said}" if said else ""


def _paused(facts: Facts) -> str:
    why = f" {sentence(facts['text'])}" if facts["text"] else ""
    return f"The clock stops: the game master plays this scene with you.{why}"


def _skipped(facts: Facts) -> str:
    if facts.get("by"):
        return f"{facts['who']}'s {KINDS[facts['phase']]} goes on getting out of {facts['by']}."
    return f"{facts['who']}'s {KINDS[facts['phase']]} Phase is lost."


def _will_skip(facts: Facts) -> str:
    if facts["by"]:
        return f"{facts['who']}'s next {KINDS[facts['phase']]} goes on getting free."
    return f"{facts['who']}'s next {KINDS[facts['phase']]} Phase is lost."


SAYINGS: Sayings = {
    "begun": _begun,
    "joined_up": _joined_up,
    "answered": _answered,
    "decided": lambda f: ANSWERED[f["kind"]].format(who=f["who"]),
    "bought": lambda f: f"{f['who']} buys {one(gear_name(f['gear']))} for {count(f['price'], 'Valuable')}.",
    "cured": _cured,
    "set_out": _set_out,
    "round_begins": lambda f: f"**Round {f['number']}.**",
    "claimed": lambda f: HOW_CLAIMED.get(f["how"], HOW_CLAIMED["claimed"]).format(who=f["who"]),
    "turn_ended": lambda f: f"{f['who']} passes." if f["idle"] else f"{f['who']} is done.",
    "went_on": _went_on,
    "turn_lost": lambda f: f"{f['who']} goes down before doing anything: the turn is over.",
    "skipped": _skipped,
    "will_skip": _will_skip,
    "drew": _drew,
    "discarded": _discarded,
    "overfull": lambda f: f"{f['who']}, {over_limit(f['plays'])}.",
    "spared": lambda f: f"At the round's end {listed(f['plays'])} {'goes' if len(f['plays']) == 1 else 'go'}.",
    "habit": lambda f: f"Your standing order – {order_words(f['order'])}.",
    "counted": _counted,
    "limit_grew": _limit_grew,
    "closed": lambda f: f"{sentence(f['where'])[:-1]} is closed: nobody gets in any more.",
    "caught": lambda f: CAUGHT.get(f["how"], CAUGHT["caught"]).format(who=f["who"]),
    "reached_goal": _reached_goal,
    "not_yet": lambda f: f"{f['who']} stands at the goal, {f['where']}, and what you came for is still missing.",
    "wants_to_give_up": _wants_to_give_up,
    "ended": _ended,
    "secrets_told": _secrets_told,
    "paused": _paused,
    "resumed": lambda f: "The scene is over. It goes on.",
    "said": lambda f: f"{f['who']}: “{f['text']}”" if f["who"] else f["text"],
    "ruling": lambda f: f"The game master rules: {sentence(f['text'])}",
    "secret_ruling": lambda f: sentence(f["text"]),
}
