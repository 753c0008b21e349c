"""Sentences on the party, on rounds and turns, and on the end."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Sayings
from engine.core.words import an, count, listed, lower, plain, sentence

from ...rules.events import turning
from ...state.naming import the
from ...state.state import Habits
from ..words import KINDS, TYPES, craft_name, gear_name, gist, known_play, one, play_name

SAYINGS = Sayings()


MOST_ABOUT = 60
"""So many words the introduction of a scenario may have at the start; the briefing has all of it."""


def first_words(text: str, most: int) -> str:
    """Return the first sentences of a text, as many as have so many words together, the first in any case."""
    said = sentence(text)
    while len(said.split()) > most and ". " in said:
        said = f"{said.rpartition('. ')[0]}."
    return said


@SAYINGS.of(turning.Begun)
def _begun(e: turning.Begun) -> str:
    head = f"**{e.name}**, {TYPES.get(e.type, e.type)}."
    rules = " ".join(map(sentence, e.announced))
    return f"{head} {first_words(e.about, MOST_ABOUT)}".strip() + (f"\n{rules}" if rules else "")


@SAYINGS.of(turning.JoinedUp)
def _joined_up(e: turning.JoinedUp) -> str:
    craft, background = craft_name(e.craft), craft_name(e.background)
    was = f", once {an(lower(background))}" if background else ""
    if e.kept:
        grown = f" of level {e.level}" if e.level > 1 else ""
        return f"{e.who} is back: {an(lower(craft))}{grown}{was}."
    return f"{e.who}: {an(lower(craft))}{was}."


ANSWERED = {
    "ready": "{who} is ready to set out.",
    "give up": "{who} votes on giving up.",
    "react": "{who} has chosen.",
    "interrupt": "{who} has chosen.",
    "assist": "{who} has chosen.",
    "leave": "{who} is about to leave.",
    "stay": "{who} stays.",
    "light": "{who} is about to light up.",
    "search": "{who} is about to search.",
    "pick": "{who} is at a lock.",
    "stay dark": "{who} stays in the dark.",
    "master": "Noted.",
}


@SAYINGS.of(turning.Answered)
def _answered(e: turning.Answered) -> str:
    if e.kind == "craft" and e.what:
        return f"{e.who}: {an(lower(craft_name(e.what)))}."
    return ANSWERED.get(e.kind, "{who} has chosen.").format(who=e.who)


@SAYINGS.of(turning.Cured)
def _cured(e: turning.Cured) -> str:
    what = "an Injury" if e.what == "injury" else e.what
    return f"{e.who} rests in town, and {what} is healed for 1 Valuable."


SAYINGS.add(turning.Learned, lambda e: f"{e.who} learns {e.play} for 1 Valuable.")


@SAYINGS.of(turning.SetOut)
def _set_out(e: turning.SetOut) -> str:
    said = f"{listed(e.party)} set{'s' if len(e.party) == 1 else ''} out from {e.where}."
    if e.tokens:
        said += f" {count(e.tokens, 'Stealth Token')}."
    if e.limit:
        said += f" {count(e.limit, 'round')}, not one more."
    if e.level > 1:
        said += f" Danger of level {e.level}."
    return said


HOW_CLAIMED = {
    "claimed": "{who} acts.",
    "last": "{who} is the last to act.",
    "order": "{who} acts, as ordered.",
}


@SAYINGS.of(turning.WentOn)
def _went_on(e: turning.WentOn) -> str:
    if not e.lapse:
        return f"{e.who} lets the round go on."
    whose = "a Move lapses" if e.lapse == (e.who,) else f"{listed([f'{name}’s' for name in e.lapse])} Move lapses"
    return f"{e.who} lets the round go on; {whose}."


@SAYINGS.of(turning.Drew)
def _drew(e: turning.Drew) -> str:
    if e.shuffled:
        return f"{e.who}'s deck was empty: the discard pile is shuffled and becomes the deck."
    if not e.count:
        return ""
    drawn = [known for id in e.plays if (known := known_play(id)) is not None]
    if not drawn:
        return f"{e.who} draws {count(e.count, 'card')}."
    return f"{e.who} draws {'; '.join(f'{play.name} ({KINDS[play.kind]}: {gist(play)})' for play in drawn)}."


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
    "saved:turn": "saved Moves: the Challenges wait where I did not end my turn",
    "saved:wait": "saved Moves: the Challenges wait for mine",
    "saved:lapse": "saved Moves: the Challenges never wait for mine",
    "draw:auto": "a Strategy Phase that I do not use draws a card",
    "draw:ask": "a Strategy Phase that I do not use draws nothing",
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
    keys = ("react", "interrupt", "assist", "setting", "saved", "draw")
    given = [f"{key}:{getattr(habits, key)}" for key in keys if getattr(habits, key) != getattr(usual, key)]
    given += [f"interrupt:from-{habits.least}"] if habits.least else []
    return (*given, *([f"turn:{habits.go}"] if habits.go else []))


@SAYINGS.of(turning.Discarded)
def _discarded(e: turning.Discarded) -> str:
    names = [play_name(play) if known_play(play) is not None else play for play in e.plays]
    return f"{e.who} lays down {listed(names)}."


def over_limit(plays: Sequence[str]) -> str:
    """Return what goes at the round's end, and how another is named."""
    goes = "goes" if len(plays) == 1 else "go"
    return f"over the limit: {listed(plays)} {goes}, unless /discard says another"


@SAYINGS.of(turning.Counted)
def _counted(e: turning.Counted) -> str:
    left = e.limit - e.counter
    if not e.limit:
        return ""
    return f"{count(left, 'round')} left." if left > 0 else "Time is up."


@SAYINGS.of(turning.LimitGrew)
def _limit_grew(e: turning.LimitGrew) -> str:
    more = count(e.by, "round")
    return f"{e.who} gains {more} by reaching {e.where}: time until the end of round {e.limit}."


CAUGHT = {
    "caught": "Time is up for {who}.",
    "injury": "{who} is left behind, and takes an Injury.",
    "death": "{who} is left behind, and does not come out.",
}


@SAYINGS.of(turning.ReachedGoal)
def _reached_goal(e: turning.ReachedGoal) -> str:
    if e.unmet:
        return f"**{e.who} leaves by {e.where}, without {listed(list(map(the, e.unmet)))}.**"
    return f"**{e.who} reaches {e.where} and is out.**"


@SAYINGS.of(turning.WantsToGiveUp)
def _wants_to_give_up(e: turning.WantsToGiveUp) -> str:
    if not e.agrees:
        return f"{e.who} would rather go on."
    missing = f" {listed(e.missing)} would have to agree." if e.missing else ""
    return f"{e.who} would give up here.{missing}"


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


def ended(e: turning.Ended, alone: str = "") -> str:
    """Return how it ended; ``alone``: who came out, where not everybody did."""
    how = ENDS.get((e.ending, e.why), RESULTS[e.ending])
    if alone and e.ending == "won":
        how = f"{how.rstrip('.')}: {alone}."
    return f"**{how}** {sentence(e.text)}".strip()


@SAYINGS.of(turning.SecretsTold)
def _secrets_told(e: turning.SecretsTold) -> str:
    said = "; ".join(lower(line.rstrip(".")) for line in e.lines)
    return f"What searches rolled against: {said}" if said else ""


@SAYINGS.of(turning.Paused)
def _paused(e: turning.Paused) -> str:
    why = f" {sentence(e.text)}" if e.text else ""
    return f"The clock stops: the game master plays this scene with you.{why}"


@SAYINGS.of(turning.Skipped)
def _skipped(e: turning.Skipped) -> str:
    if e.by:
        return f"{e.who}'s {KINDS[e.phase]} goes on getting out of {e.by}."
    return f"{e.who}'s {KINDS[e.phase]} Phase is lost."


@SAYINGS.of(turning.WillSkip)
def will_skip(e: turning.WillSkip) -> str:
    """Return what becomes of somebody's next Phase."""
    if e.by:
        return f"{e.who}'s next {KINDS[e.phase]} goes on getting free."
    return f"{e.who}'s next {KINDS[e.phase]} Phase is lost."


SAYINGS.add(turning.Decided, lambda e: ANSWERED[e.kind].format(who=e.who))
SAYINGS.add(turning.Bought, lambda e: f"{e.who} buys {one(gear_name(e.gear))} for {count(e.price, 'Valuable')}.")
SAYINGS.add(turning.RoundBegins, lambda e: f"**Round {e.number}.**")
SAYINGS.add(turning.Claimed, lambda e: HOW_CLAIMED.get(e.how, HOW_CLAIMED["claimed"]).format(who=e.who))
SAYINGS.add(turning.TurnEnded, lambda e: f"{e.who} passes." if e.idle else f"{e.who} is done.")
SAYINGS.add(turning.TurnLost, lambda e: f"{e.who} goes down before doing anything: the turn is over.")
SAYINGS.add(turning.Overfull, lambda e: f"{e.who}, {over_limit(e.plays)}.")
SAYINGS.add(turning.Spared, lambda e: f"At the round's end {listed(e.plays)} {'goes' if len(e.plays) == 1 else 'go'}.")
SAYINGS.add(turning.Habit, lambda e: f"Your standing order – {order_words(e.order)}.")
SAYINGS.add(turning.Closed, lambda e: f"{sentence(e.where)[:-1]} is closed: nobody gets in any more.")
SAYINGS.add(turning.Caught, lambda e: CAUGHT.get(e.how, CAUGHT["caught"]).format(who=e.who))
SAYINGS.add(turning.NotYet, lambda e: f"{e.who} stands at the goal, {e.where}, and what you came for is still missing.")
SAYINGS.add(turning.Ended, ended)
SAYINGS.add(turning.Resumed, lambda e: "The scene is over. It goes on.")
SAYINGS.add(turning.Said, lambda e: f"{e.who}: “{e.text}”" if e.who else e.text)
SAYINGS.add(turning.Ruling, lambda e: f"The game master rules: {sentence(e.text)}")
SAYINGS.add(turning.SecretRuling, lambda e: sentence(e.text))
