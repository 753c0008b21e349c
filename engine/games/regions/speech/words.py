"""What players call the things of a scenario: Challenges, regions, plays and what is on them, Gear, tracks, conditions;
what a roll would be, with everything that shifts it by name, and what it was."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Literal

from engine.core.grammar import Noun
from engine.core.words import bare, lower

from ..rules.actions import dice_shifts
from ..rules.actions.plays import play_of
from ..rules.events.striking import Roll
from ..state import sheets
from ..state.catalogue import WORDS, said_name, said_within, thing
from ..state.content import Challenge, Craft, Effect, EntryName, Play, Track, content
from ..state.levels import Shift, shifted
from ..state.levels import entry as read_entry
from ..state.moves import GROUND
from ..state.naming import entity_handle, entity_name, gear_name
from ..state.state import Member, State, Strike, who

ENTRIES: tuple[EntryName, ...] = ("inflict", "damage", "endure", "defense", "search", "lockpick")
"""The entries of plays and sheets, in the order in which they are read."""

ICONS = {"Creature": "beast", "Seeker": "seeker", "Trap": "trap", "Environ": "mist", "Obstacle": "barred"}
"""The mark of each type of Challenge, for one that has none of its own."""

ONE_LINE, TWO_LINES = 33, 45
"""So many letters of a label fill a line of a button on a phone; so many a label has where it can be told in them."""


def one(name: str) -> str:
    """Return a thing that is new in a sentence: "a rope kit", "lockpicks"."""
    return WORDS("a-thing", found=str(name))


def place(name: str) -> str:
    """Return a region as it stands inside a sentence, by the name on the map: "the Hall", "Tam's kitchen"."""
    return WORDS("the-region", where=name)


def signed(number: int) -> str:
    """Return a number with its sign, as tracks are written: "+1", "-2", "0"."""
    return f"{number:+d}" if number else "0"


def dice(entry: str) -> str:
    """Return dice as they are written for players: "d8", "2d6"."""
    return entry.removeprefix("1") if entry.startswith("1d") else entry


def most_of(entry: str) -> str:
    """Return the most that dice can come to, as a number for players: "4" for 1d4; what is no dice stays as it is."""
    if "d" not in entry:
        return entry
    rolled = read_entry(entry)
    return str(rolled.count * rolled.sides)


# Plays, Gear and Crafts.


def entries_of(play: Play) -> str:
    """Return the dice on a play: "Inflict d8, Damage 2d4"."""
    printed = {key: dice(getattr(play, key)) for key in ENTRIES if getattr(play, key)}
    return row(WORDS("with-dice", entry=entry_name(key), dice=dice) for key, dice in printed.items())


def row(parts: Iterable[str]) -> str:
    """Return parts in a row that no word joins: "Inflict d8, Damage 2d4"; what is empty is left out."""
    return WORDS("row", parts=tuple(filter(None, parts)))


def entry_name(entry: str) -> str:
    """Return what an entry is called: "Defence"."""
    return WORDS(f"entry-{entry}")


def play_text(play: Play) -> str:
    """Return what stands on a card below its name: its dice, then its text; of a play of Gear without one the Gear's."""
    entries = entries_of(play)
    gear = content().gear_of.get(play.id)
    text = WORDS.text(play.text or ("" if entries or gear is None else gear.text))
    return " ".join(filter(None, (f"{entries}." if entries else "", text)))


def gist(play: Play) -> str:
    """Return what a play does in a few words, for a button: "d8, damage 2d4", "allies hit better"."""
    rolls = [dice(play.inflict)] if play.inflict else []
    rolls += [WORDS("gist-damage", dice=dice(play.damage))] if play.damage else []
    rolls += [WORDS("gist-endure", dice=dice(play.endure))] if play.endure else []
    rolls += [WORDS("gist-defence", dice=dice(play.defense))] if play.defense else []
    rolls += [WORDS("gist-lockpick", dice=dice(play.lockpick))] if play.lockpick else []
    brings = [_shifted(bonus.entry, bonus.levels) for bonus in play.shift]
    return row(dict.fromkeys((*rolls, *brings, brought_by(play.effects))))


def brought_by(effects: Sequence[Effect]) -> str:
    """Return what effects do in a few words, for a button: "1 Move more"; "" for what needs more words."""
    return row(dict.fromkeys(map(_does, effects)))


def levels_words(count: int) -> str:
    """Return so many levels up or down: "+1 level", "-2 levels"."""
    return WORDS("levels", number=count, above=count >= 0, single=abs(count) == 1)


EFFECTS = ("recover", "cure", "draw", "speed", "move", "calm", "reveal", "rounds")
"""The kinds of effects that a button has words for."""


def _does(effect: Effect) -> str:
    """Return what one effect of a play does, "" for what needs more words than a button has."""
    if effect.kind == "shift" and effect.entry:
        return _shifted(effect.entry, effect.levels, effect.who)
    if effect.kind not in EFFECTS:
        return ""
    return WORDS(
        f"effect-{effect.kind}",
        whose=effect.who,
        amount=int(effect.amount) if effect.amount.isdigit() else effect.amount,
        most=most_of(effect.amount),
    )


def _shifted(entry: EntryName, levels: int, whose: str = "") -> str:
    """Return what a shift of an entry is, for a button: "search better", "allies hit better", "-1 level Search"."""
    raised = entry if levels > 0 else ""
    much = WORDS("much") if levels > 1 else ""
    named = entry_name(entry)
    return WORDS("shifted-entry", whose=whose, levels=levels_words(levels), entry=named, raised=raised, much=much)


TAKEN = ("track", "harm", "skip", "discard", "valuables", "shift", "stay", "force", "disease", "injury")
"""The kinds of effects of an Action that hits which a button has words for."""


def taken_by(play: Play) -> tuple[str, ...]:
    """Return what an Action that hits does to its target beside Damage and Stealth Tokens: "Mind -1", "Mist Fever"."""
    ill = (play.disease.name,) if play.disease is not None else ()
    return tuple(dict.fromkeys((*ill, *filter(None, (taken(effect) for effect in play.effects if effect.who == "target")))))


def hit_brings(play: Play) -> tuple[str, ...]:
    """Return the same in full, as a question tells it: what a Disease and a track come to, and that Seekers hear it."""
    ill = (illness_does(play.disease.name), play.disease.name) if play.disease is not None else ((), "")
    said = [WORDS("brings-disease", disease=ill[1], does=ill[0])] if ill[1] else []
    for effect in play.effects:
        if effect.kind == "alert":
            said.append(WORDS("seekers-hear"))
        elif effect.kind == "track" and effect.who == "target":
            said.append(WORDS("brings-track", track=effect.track, amount=effect.amount, means=track_means(effect.track)))
        elif effect.who == "target" and not (ill[1] and effect.until == "scenario"):
            said.append(taken(effect))
    return tuple(dict.fromkeys(filter(None, said)))


def track_means(track: str) -> str:
    """Return what a low track makes worse."""
    return WORDS(f"low-{track.lower()}")


def taken(effect: Effect) -> str:
    """Return what an effect does to whom it is on: "Mind -1", "1 damage each turn"; "" for what has no words."""
    if effect.kind not in TAKEN:
        return ""
    return WORDS(
        f"taken-{effect.kind}",
        track=effect.track,
        amount=effect.amount,
        name=effect.name,
        phase=effect.name,
        each=effect.each == "turn",
        levels=levels_words(effect.levels),
        entry=entry_name(effect.entry) if effect.entry else "",
    )


def _is_used_up(play: Play) -> bool:
    """Return whether a play costs the thing itself."""
    gear = content().gear_of.get(play.id)
    return gear is not None and (play.once or gear.once)


def priced(label: str, play: Play) -> str:
    """Return a label with what a press costs and what it brings: "Play Full Effort: rubble (d8, damage 2d4)".

    What is played is a card of the hand, and what is used is Gear; what a Craft can do is a deed by itself.
    """
    costs = "; ".join(filter(None, (WORDS("used-up") if _is_used_up(play) else "", gist(play))))
    if play.id in content().plays:
        return WORDS("priced-play", name=label, costs=costs)
    if play.id in content().gear_of:
        return WORDS("priced-use", name=lower(label), costs=costs)
    return WORDS("priced-deed", name=label, costs=costs)


def play_line(play: Play, times: int = 1) -> str:
    """Return a play as a line of a sheet: name, how many times, kind, dice and text."""
    return WORDS("play-line", play=play.name, times=times, kind=WORDS(f"kind-{play.kind}"), does=play_text(play))


def play_called(name: str) -> Play | None:
    """Return a play that a PC can have, by its name; ``None`` for a Challenge's."""
    return next((play for play in content().catalogue.values() if play.name == name), None)


def tracks_words(tracks: Mapping[Track, int]) -> tuple[str, ...]:
    """Return what something does to tracks, or where they stand: "Mind +1", "Power -1"."""
    return tuple(WORDS("track-at", track=track, value=signed(value)) for track, value in tracks.items() if value)


def craft_line(craft: Craft) -> str:
    """Return a Craft in short: "EP 16, Search d8, Skill +1"."""
    return WORDS("craft-line", ep=craft.ep, dice=dice(craft.search), tracks=tracks_words(craft.tracks))


def tokens_words(craft: Craft) -> str:
    """Return what a Craft brings to a stealth scenario: "Tokens 1 (wilderness +2)" (REG-180..182)."""
    settings = ((setting, signed(number)) for setting, number in craft.tokens.items() if setting != "general")
    more = tuple(WORDS("tokens-in", setting=setting, levels=number) for setting, number in settings)
    return WORDS("tokens-of", tokens=craft.tokens.get("general", 0), more=more)


# Challenges.


def icon_of(kind: Challenge) -> str:
    """Return the mark of a kind of Challenge on the map."""
    return kind.icon or ICONS[kind.type]


# Members.


def disease_words(member: Member) -> tuple[str, ...]:
    """Return a member's Diseases as they are printed, all instances of one together, with what each does besides (REG-255,
    REG-263): "Mist Fever (Resilience -1, 1 damage each turn)"."""
    total: dict[tuple[str, str], int] = {}
    for disease in member.diseases:
        key = disease.name, disease.track
        total[key] = total.get(key, 0) + disease.amount
    return tuple(
        WORDS(
            "disease-does",
            disease=name,
            does=(WORDS("track-at", track=track, value=signed(-amount)), *_besides(member, name)),
        )
        for (name, track), amount in total.items()
    )


def _besides(member: Member, disease: str) -> tuple[str, ...]:
    """Return what a Disease of a member does besides its track."""
    found = (effect for item in member.diseases if item.name == disease for effect in item.lasting)
    return tuple(dict.fromkeys(filter(None, map(taken, found))))


def illness_does(disease: str) -> tuple[str, ...]:
    """Return what a Disease does besides its track, by its name (REG-263): "1 damage each turn"."""
    plays = (play for kind in content().challenges.values() for play in kind.actions)
    found = (play for play in plays if play.disease is not None and play.disease.name == disease)
    lasting = (effect for play in found for effect in play.effects if effect.until == "scenario")
    return tuple(dict.fromkeys(filter(None, map(taken, lasting))))


def ails(member: Member) -> str:
    """Return what ails a member beside EP, "" for nothing: "2 Injuries, Mist Fever (1 damage each turn)"."""
    said = [WORDS("injuries", count=member.injuries)] if member.injuries else []
    for name in dict.fromkeys(disease.name for disease in member.diseases):
        said.append(WORDS("disease-does", disease=name, does=_besides(member, name)))
    return row([*said, *healed_by(member)])


def still_ailing(state: State) -> str:
    """Return what ails those who set out, as sentences, "" for nothing: who was there before still has what was not
    healed."""
    ailing = ((member.name, ails(member)) for member in state.members)
    return " ".join(WORDS("still-ailing", who=name, ails=said) for name, said in ailing if said)


def healed_by(member: Member) -> tuple[str, ...]:
    """Return what would heal a member's Diseases, () for none (REG-265, REG-267)."""
    return (WORDS("healed-by", cures=cures()),) if member.diseases else ()


def cures() -> tuple[str, ...]:
    """Return the Gear that heals a Disease: "a salve"."""
    heals = (gear for gear in content().gear.values() if any(_heals(play) for play in gear.plays))
    return tuple(one(gear.name) for gear in heals)


def _heals(play: Play) -> bool:
    return any(effect.kind == "cure" for effect in play.effects)


def fate(member: Member) -> str:
    """Return what became of a member who is not on their feet, "" for all others: "down", "out", "dead", "caught"."""
    if member.dead:
        return "dead"
    if member.out:
        return "out"
    if member.lost:
        return "caught"
    return "down" if member.down else ""


# Things named by words, as moves and views name them.


def kind_named(word: str) -> Challenge | None:
    """Return the kind of Challenge that a handle such as "sharp-guard-2" stands for; ``None`` for other words."""
    kinds = content().challenges
    stem, _, number = word.rpartition("-")
    return kinds.get(word) or (kinds.get(stem) if number.isdigit() else None)


def called(state: State, word: str) -> str:
    """Return what a word of a move stands for, by the name that players read: a PC, a Challenge, a thing, Gear."""
    for member in state.members:
        if member.handle == word:
            return member.name
    name = _name_of(state, word)
    if name:
        return said_name(name)
    if word == GROUND:
        return WORDS("the-ground")
    return WORDS("valuables", count=1) if word == "valuable" else WORDS.text(gear_name(word))


def called_noun(state: State, word: str) -> Noun:
    """Return what a word of a move stands for as sentences name it: a PC, else a Challenge or a thing."""
    for member in state.members:
        if member.handle == word:
            return Noun(member.name)
    name = _name_of(state, word) or (gear_name(word) if word not in (GROUND, "valuable") else "")
    return thing(name) if name else Noun(called(state, word))


def a_called(state: State, word: str) -> str:
    """Return what a word of a move stands for, a thing that is new in a sentence: "a rope kit"."""
    name = _name_of(state, word) or (gear_name(word) if word in content().gear else "")
    return one(name) if name else called(state, word)


def _name_of(state: State, word: str) -> str:
    """Return the name of the Challenge or the thing that a word of a move stands for; "" for none."""
    for entity in state.entities:
        if word in (entity_handle(entity), entity.id):
            return entity_name(entity)
    feature = state.scenario.feature_by_id.get(word)
    if feature is not None:
        return feature.name
    kind = kind_named(word)
    if kind is not None:
        number = word.rpartition("-")[2]
        return f"{kind.name} {number}" if number.isdigit() else kind.name
    return ""


def short_name(state: State, word: str) -> str:
    """Return what a word stands for in a button: small letters, without an article."""
    name = called(state, word)
    if name in {member.name for member in state.members}:
        return name
    written = _name_of(state, word) or (gear_name(word) if word in content().gear else "")
    return said_within(bare(written)) if written else lower(bare(name))


def lying_bodies(state: State) -> str:
    """Return which bodies lie open, as sentences, "" for none: "The body of the sharp guard lies in the Landing."."""
    known, region = {entity.id: entity for entity in state.entities}, state.scenario.region_by_id
    by_region: dict[str, list[Noun]] = {}
    for body in state.bodies:
        if not body.hidden and body.entity in known and body.at in region:
            by_region.setdefault(body.at, []).append(thing(entity_name(known[body.entity])))
    return " ".join(WORDS("bodies-lie", bodies=tuple(names), where=region[at].name) for at, names in by_region.items())


def on_the_ground(state: State) -> str:
    """Return what was laid down and where, "" for nothing: "a torch and the ledger in the Hall; a salve in the Vault"."""
    by_region: dict[str, list[str]] = {}
    for region, item in state.lying:
        by_region.setdefault(region, []).append(a_called(state, item))
    named = state.scenario.region_by_id
    lying = by_region.items()
    return "; ".join(WORDS("lies-at", things=tuple(things), where=named[region].name) for region, things in lying)


def stage_words(state: State) -> str:
    """Return what goes on while it is not the players' part of a round."""
    return WORDS("stage-end" if state.stage == "end" else "stage-challenges")


def with_shifts(printed: str, found: Sequence[Shift]) -> str:
    """Return an entry with what shifts it: "d8", "d6 instead of d8 for the dark" (REG-G01, REG-G03)."""
    read, rolled = str(read_entry(printed)), _rolled(printed, found)
    if not found:
        return read
    named = [source_words(shift.source, f"{shift.levels:+d}" if len(found) > 1 else "") for shift in found]
    if rolled == read:
        return WORDS("shifted-dice.same", printed=read, shifts=named)
    return WORDS("shifted-dice", printed=read, rolled=rolled, shifts=named)


def _rolled(printed: str, found: Sequence[Shift]) -> str:
    return str(shifted(read_entry(printed), found)) if found else str(read_entry(printed))


def source_words(source: str, levels: str) -> str:
    """Return what shifts dice, as players call it, and by how many levels, "" for what goes without saying: "the dark"."""
    return WORDS("shift-by", source=source, levels=levels)


def strengthens(state: State, strike: Strike) -> tuple[str, ...]:
    """Return what makes an Action under way hit more often, against its first target."""
    play = play_of(state, strike.actor, strike.play)
    opponent = strike.targets[0] if strike.targets else None
    found = dice_shifts.shifts_for(state, strike.actor, "inflict", play, opponent, strike) if play.inflict else ()
    return tuple(source_words(shift.source, "") for shift in found if shift.levels > 0)


def endure_dice(state: State, index: int, play: Play, strike: Strike) -> str:
    """Return what a Reaction would roll: "Endure d6 instead of d8 for the dark; Defence d4"."""
    defence = str(read_entry(play.defense)) if play.defense else ""
    return WORDS("endure-now", endure=endure_now(state, index, play, strike), defence=defence)


def endure_now(state: State, index: int, play: Play, strike: Strike) -> str:
    """Return the Endure that a Reaction would roll: "d6 instead of d8 for the dark"."""
    return with_shifts(play.endure, dice_shifts.shifts_for(state, who(index), "endure", play, strike.actor, strike))


def endure_rolled(state: State, index: int, play: Play, strike: Strike) -> str:
    """Return the dice of the Endure that a Reaction would roll."""
    return _rolled(play.endure, dice_shifts.shifts_for(state, who(index), "endure", play, strike.actor, strike))


def entry_now(state: State, index: int, name: EntryName, printed: str, play: Play | None = None) -> str:
    """Return what a member would roll now for an entry, against no one in particular, with what shifts it."""
    return with_shifts(printed, dice_shifts.shifts_for(state, who(index), name, play))


# Rolls in small print: the dice as printed, what shifted them by name and by how many levels, and what came up:
# "d8, dark -1, swimming -1: d4 rolled 3" (REG-G01, REG-G03, REG-G63).

Detail = Literal["whole", "totals", "least"]
"""How much is told of a roll: all, its total in place of its faces, not even what shifted it."""

Small = Callable[[Detail], str]
"""A line of small print, or a part of one, once it is known how much is told."""


def parts_of(roll: Roll) -> tuple[str, str, tuple[int, ...], tuple[tuple[str, str], ...]]:
    """Return a roll's dice as printed and as rolled, its faces, and its shifts by name with their signed levels."""
    printed, rolled, size, *rest = roll
    faces = tuple(int(face) for face in rest[: int(size)])
    shifts = tuple((source, levels) for source, _, levels in (str(shift).rpartition(":") for shift in rest[int(size) :]))
    return str(printed), str(rolled), faces, shifts


def total(roll: Roll) -> int:
    """Return what a roll comes to."""
    return sum(parts_of(roll)[2])


def roll_words(roll: Roll, detail: Detail = "whole") -> str:
    """Return a roll with all that went into it: "2d6, careful +1: 2d8=3+5=8"; "" for none."""
    if not roll:
        return ""
    printed, rolled, faces, shifts = parts_of(roll)
    came = "+".join(map(str, faces)) + (f"={sum(faces)}" if len(faces) > 1 else "")
    came = came if detail == "whole" else str(sum(faces))
    if detail == "least":
        printed, shifts = rolled, ()
    named = tuple(WORDS("roll-shift", source=source, levels=levels) for source, levels in shifts)
    return WORDS("roll", printed=dice(printed), shifts=named, rolled=dice(rolled), faces=came)


def over_limit(member: Member, plays: tuple[str, ...]) -> str:
    """Return how many cards a member keeps, and which go as the round ends (REG-G10)."""
    limit = sheets.hand_limit(member)
    return WORDS("over-limit", limit=limit, plays=plays)
