"""What entries of the rulebook say with numbers of things that have a name, made from the data."""

from __future__ import annotations

from functools import cache

from engine.games.regions.files.files import scenario_named
from engine.games.regions.files.themes import Measure, making
from engine.games.regions.rules import stakes
from engine.games.regions.rules.challenges import policies
from engine.games.regions.rules.party.muster import FEE
from engine.games.regions.state import growth
from engine.games.regions.state.content import Challenge, Craft, Gear, Illness, Play, content
from engine.games.regions.state.levels import LADDER
from engine.games.regions.state.options import Options
from engine.games.regions.state.scenarios import Scenario
from engine.games.regions.state.state import HAND_LIMIT, INJURY, LEAST_BASE, LEAST_ILL, OPENING_HAND


def kind(id: str) -> Challenge:
    return content().challenges[id]


def card(id: str) -> Play:
    return content().plays[id]


def craft(id: str) -> Craft:
    return content().crafts[id]


def gear(id: str) -> Gear:
    return content().gear[id]


def short(dice: str) -> str:
    """Return dice as they stand in running text: "d6" for "1d6"."""
    return dice.removeprefix("1")


def shifted(dice: str, levels: int) -> str:
    """Return dice some levels larger or smaller, worked out on the ladder of REG-G01."""
    count, sides = dice.split("d")
    step = min(len(LADDER) - 1, max(0, LADDER.index(int(sides)) + levels))
    return short(f"{count}d{LADDER[step]}")


def ill(id: str) -> Illness:
    (found,) = [play.disease for play in kind(id).actions if play.disease is not None]
    return found


def written(illness: Illness) -> str:
    return f"{illness.name} ({illness.track} {illness.amount})"


def grave_chill() -> str:
    """Return the Disease of the Fortunes as it is written."""
    found = {
        f"{effect.name} ({effect.track} {effect.amount})"
        for fortune in content().fortunes
        for effect in fortune.effects
        if effect.kind == "disease"
    }
    (only,) = found
    return only


def banded(wanted: str, amount: str) -> tuple[int, int]:
    """Return the first and the last of the Fortunes that do one thing."""
    rolls = [
        fortune.roll
        for fortune in content().fortunes
        if any((e.kind, e.amount) == (wanted, amount) for e in fortune.effects)
    ]
    assert rolls == list(range(rolls[0], rolls[-1] + 1))
    return rolls[0], rolls[-1]


def rounds(scenario: Scenario, party: int) -> int:
    return scenario.round_limit + scenario.rounds_more(party)


def closing(id: str, party: int) -> int:
    bridge = scenario_named("longbridge")
    return bridge.region_by_id[id].limit + bridge.rounds_more(party)


def tokens(scenario: str, *crafts: str) -> int:
    """Return the Stealth Tokens of a party of Crafts, counted by hand from the cards (REG-179..182, REG-G102)."""
    where = scenario_named(scenario)
    own = sum(craft(item).tokens["general"] + craft(item).tokens.get(where.setting, 0) for item in crafts)
    return own + where.tokens_more(len(crafts))


def how_many(id: str, party: int) -> int:
    """Return how many of a kind a party of so many meets in the Counting House (REG-G62)."""
    placed = [item for item in scenario_named("countinghouse").placed if item.kind == id and item.party <= party]
    return sum(1 if item.single else -(-party // 3) for item in placed)


def most(numbers: Measure, party: int) -> int:
    return sum(numbers.challenges[:party])


def blocked(numbers: Measure, party: int, locked: int) -> int:
    return sum(numbers.obstacles[:party]) + locked


def lost(dice: str, levels: int = -1) -> str:
    return f"{shifted(dice, levels)} in place of {short(dice)}"


@cache
def told() -> dict[str, tuple[str, ...]]:
    """Return what entries say with numbers of things with names, from the data, by the entry's id or the term's name."""
    gnats, hounds, mist, dart = kind("needle-gnats"), kind("bramble-hounds"), kind("fever-mist"), kind("dart-plate")
    wall, cliff, rubble, barred = kind("rocky-wall"), kind("tall-cliff"), kind("rubble"), kind("barred-door")
    clockwork, guard, drowsy = map(kind, ("clockwork-door", "sharp-guard", "drowsy-guard"))
    shutter, grate = kind("shutter"), kind("iron-grate")
    assert all(item.reaction for item in (rubble, wall, guard))
    assert rubble.reaction and guard.reaction
    path, delver, shadow, warden, mender = map(craft, ("pathfinder", "delver", "shadow", "warden", "mender"))
    mill = scenario_named("fallingmill")
    house = scenario_named("countinghouse")
    normal, stealth, chase = making().normal, making().stealth, making().chase
    wages = scenario_named("saltstair").feature_by_id["wages-box"].gives
    chest = scenario_named("thornruin").feature_by_id["stewards-chest"].gives
    play = scenario_named("longcomedy").content
    assert play.gear["string-shears"].price == 0
    grown = growth.levels()[1:]
    rises = [level.experience for level in grown]
    tougher, handier = ([level.level for level in grown if level.ep], [level.level for level in grown if level.hand])
    full, careful, duck, brace = card("full-effort"), card("careful-strike"), card("duck"), card("brace")
    bonus = {item.setting: item.levels for item in path.action.bonus}["wilderness"]
    surge = card("surge").effects[0].amount
    assert card("lead-on").effects[0].entry == "inflict" and card("lead-on").effects[0].until == "next turn"
    palsy, sleep, lung = ill("tallow-mother"), ill("widow-lock"), ill("tomb-air")
    sailor = content().backgrounds["sailor"].tracks["Skill"]
    seep = next(effect for effect in mist.actions[0].effects if effect.each == "turn")
    fever, coat = ill("fever-mist"), gear("heavy-coat").tracks["Skill"]
    cough = next(effect for effect in kind("green-vial").actions[0].effects if effect.kind == "track")
    salve, roll = gear("salve").plays[0].effects[0].amount, gear("healers-roll").plays[0].effects[0].amount
    breather, heart, bind = (card(id).effects[0].amount for id in ("breather", "good-heart", "bind-wounds"))
    first, two, three = banded("valuables", "1"), banded("valuables", "2"), banded("valuables", "3")
    bad, chill = banded("valuables", "-1"), banded("disease", "1")
    balm = [
        found.roll for found in content().fortunes if any(e.kind == "gear" and e.name == "salve" for e in found.effects)
    ]
    ep = {item.name: item.ep for item in content().crafts.values()}
    return {
        "REG-010": (f"+{card('lead-on').effects[0].levels} level on Inflict",),
        "REG-018": (f"Inflict {short(card('throw-stones').inflict)}, Damage {short(card('throw-stones').damage)}",),
        "REG-029": (f"has Speed {surge}",),
        "REG-042": (f"strikes with {lost(hounds.actions[0].inflict)}",),
        "REG-043": (
            f"strikes with Inflict {short(kind('lantern-imp').actions[0].inflict)}",
            f"the imp is down to {shifted(kind('lantern-imp').actions[0].inflict, -1)}",
        ),
        "REG-046": (
            f"Inflict {short(full.inflict)}: he rolls a {shifted(full.inflict, -1)}",
            f"His Damage stays {full.damage}",
            f"strike with {lost(hounds.actions[0].inflict)}",
        ),
        "REG-047": (f"Duck, Endure {short(duck.endure)}", f"so she rolls a {shifted(duck.endure, -1)}"),
        "REG-049": (
            f"its Inflict of {short(dart.actions[0].inflict)}",
            f"roll a {shifted(hounds.actions[0].inflict, -1)}",
        ),
        "REG-050": (f"its full {short(dart.actions[0].inflict)}", f"plays Duck with {lost(duck.endure)}"),
        "REG-052": (
            f"Shoulder Through, {short(delver.action.inflict)} and {short(delver.action.damage)}",
            f"Inflict {shifted(delver.action.inflict, -1)} and Damage {shifted(delver.action.damage, -1)}",
            f"Endure {lost(delver.reaction.endure)}; its Defence of {short(delver.reaction.defense)} stays",
        ),
        "REG-055": (
            f"Inflict {shifted(gnats.actions[0].inflict, -1)} and Damage {shifted(gnats.actions[0].damage, -1)} "
            f"in place of {short(gnats.actions[0].inflict)} and {short(gnats.actions[0].damage)}",
        ),
        "REG-072": (f"It rolls {short(kind('choking-dust').actions[0].inflict)} against Ada",),
        "REG-073": (f"Inflict {shifted(gnats.actions[0].inflict, 1)} and not {short(gnats.actions[0].inflict)}",),
        "REG-080": (f"Rubble with {rubble.ep} EP",),
        "REG-082": (f"do her {rubble.reaction.damage} damage",),
        "REG-083": (f"Rubble has {rubble.ep} EP",),
        "REG-087": (
            f"A rocky wall has {wall.ep} EP, a swollen ford {kind('swollen-ford').ep}",
            f"sucking mud {kind('sucking-mud').ep}",
            f"Rubble has {rubble.ep}, a barred door {barred.ep} and a clockwork door {clockwork.ep}",
        ),
        "REG-088": (f"Tall cliff, {cliff.ep} EP", f"still has all {cliff.ep} before him"),
        "REG-089": (f"Ada needs {wall.ep} damage of her own, and Cy {wall.ep}",),
        "REG-090": (f"of {wall.ep} left at the rocky wall", f"it is {wall.ep} again"),
        "REG-091": (f"the weighted door with {kind('swing-door').ep} damage", f"takes another {kind('swing-door').ep}"),
        "REG-096": (f"of {wall.ep} left",),
        "REG-098": (f"Surge: Speed {surge}",),
        "REG-099": (f"where {wall.ep} are needed",),
        "REG-100": (f"A rocky wall has {wall.ep} EP", f"a count of {wall.ep}"),
        "REG-102": (f"bring down all {wall.ep} too", f"does {wall.ep} damage"),
        "REG-103": (f"has {wall.ep} EP again",),
        "REG-105": (
            f"A rocky wall has Height {wall.height}, a tall cliff {cliff.height}, a sea cliff {kind('sea-cliff').height}",
        ),
        "REG-107": (f"a tall cliff, Height {cliff.height}",),
        "REG-109": (f"all {wall.ep} damage",),
        "REG-110": (
            f"Inflict {shifted(warden.action.inflict, gear('rope-kit').bonus[0].levels)} in place of "
            f"{short(warden.action.inflict)}",
            f"it counts as Height {cliff.height - gear('rope-kit').fall}: {cliff.height - gear('rope-kit').fall}d6",
        ),
        "REG-115": (f"Needle gnats have {gnats.ep} EP", f"{gnats.ep} in all"),
        "REG-116": (f"come back after {gnats.respawn} rounds",),
        "REG-125": (
            f"Careful Strike, {short(careful.inflict)}",
            f"Endures with {short(guard.reaction.endure)}",
            f"the guard's {guard.ep} EP",
        ),
        "REG-128": (f"{drowsy.actions[0].effects[0].amount} Stealth Token is gone",),
        "REG-124": (f"loses {guard.actions[0].effects[0].amount} Stealth Token",),
        "REG-130": (
            f"Inflict {short(guard.actions[0].inflict)}",
            f"it rolls a {shifted(guard.actions[0].inflict, 1)}",
        ),
        "REG-134": (f"Inflict {short(dart.actions[0].inflict)}, Damage {short(dart.actions[0].damage)}",),
        "REG-139": (f"Brace and its Defence of {brace.defense}",),
        "REG-144": (
            f"Press On has Inflict {short(path.action.inflict)}, in the wilderness {shifted(path.action.inflict, bonus)}",
        ),
        "REG-169": (f"a Shadow with {shadow.ep} EP",),
        "REG-170": (
            f"a Shadow with {shadow.ep} EP",
            f"the maximum is {shadow.ep - INJURY}, and Cy stands up with all {shadow.ep - INJURY}",
        ),
        "REG-179": (
            f"They begin with {tokens('countinghouse', 'shadow', 'delver', 'mender')} tokens between them: "
            f"{tokens('countinghouse', 'shadow', 'delver', 'mender') - 3}, 1 and 2",
        ),
        "REG-180": (
            f"A Shadow brings {shadow.tokens['general']} general tokens",
            f"{shadow.tokens['civilization']} for civilization",
            f"a Warden brings {warden.tokens['general']} general and {warden.tokens['dungeon']} for each of the 3 settings",
        ),
        "REG-181": (f"A Delver has {delver.tokens['general']} general token",),
        "REG-182": (f"a Delver, has {delver.tokens['dungeon']} tokens for dungeons",),
        "REG-183": (f"of the party's {tokens('countinghouse', 'shadow', 'delver', 'mender')} tokens",),
        "REG-190": (f"a barred door has {barred.ep} EP", f"Pick its Lock ({barred.lock})"),
        "REG-191": ("the same lamp costs 1 token",),
        "REG-194": (f"Look up takes {drowsy.actions[0].effects[0].amount} token",),
        "REG-198": (f"For 3 of you The Falling Mill has a limit of {rounds(mill, 3)}", f"end of round {rounds(mill, 3)}"),
        "REG-200": (f"round {rounds(mill, 3)} ends", f"from {rounds(mill, 3) - 1} to {rounds(mill, 3)}"),
        "REG-204": (f"when round {rounds(mill, 3)} ends", "takes 1 Injury"),
        "REG-205": (
            f"With 3 of you or more the East arch, where you begin, goes at {closing('east', 3)}, "
            f"the Fish arch at {closing('fish', 3)}",
        ),
        "REG-207": (f"the East arch has the limit {closing('east', 3)}",),
        "REG-214": (f"a Search with {card('read-signs').bonus[0].levels} level more",),
        "REG-215": (f"a Pathfinder, has Search {path.search}",),
        "REG-217": (
            f"a Mender with Search {mender.search}",
            f"the die is a {shifted(mender.search, -1)}",
            f"With Skill at 2 it would be a {short(mender.search)} again",
        ),
        "REG-229": (
            f"{first[0]} to {first[1]} bring 1 Valuable and {three[0]} to {three[1]} bring 3",
            f"{bad[0]} to {bad[1]} cost you a Valuable, and {chill[0]} to {chill[1]} make you ill",
        ),
        "REG-230": (
            f"shows {next(roll for roll in (64,) if two[0] <= roll <= two[1])}: 2 Valuables",
            f"A {next(roll for roll in balm if roll == 91)} would have been a salve",
        ),
        "REG-232": (f"A barred door has a Lock of {barred.lock}, a shutter one of {shutter.lock}",),
        "REG-233": (f"The clockwork door has {clockwork.ep} EP", f"not 1 of the {clockwork.ep}"),
        "REG-234": (
            f"lockpicks have Lockpick {gear('lockpicks').plays[0].lockpick}",
            f"The shutter's Lock of {shutter.lock}",
        ),
        "REG-237": (f"the Lock of an iron grate, and you take {grate.lock_fail[0].amount} damage",),
        "REG-239": (
            f"lockpicks (Lockpick {gear('lockpicks').plays[0].lockpick}, Expertise)",
            f"a card with Lockpick {card('fine-work').lockpick}",
            f"lockpicks cost {gear('lockpicks').price} Valuables",
        ),
        "REG-241": (
            f"Bob's lockpicks have {gear('lockpicks').plays[0].lockpick}",
            f"it is 1{shifted(gear('lockpicks').plays[0].lockpick, -1)}",
        ),
        "REG-248": (f"all {barred.ep} EP of it",),
        "REG-253": (f"still {fever.amount} lower", f"costs him {seep.amount} damage"),
        "REG-255": (written(fever),),
        "REG-256": (
            f"Bob's base Resilience is {delver.tracks['Resilience']}",
            f"With {written(fever)} it is {delver.tracks['Resilience'] - fever.amount}",
        ),
        "REG-257": (f"{grave_chill()} makes it -1", "that needs -2"),
        "REG-258": (
            f"base Skill at {LEAST_BASE}",
            f"{written(palsy)} and {written(sleep)} would make it {LEAST_BASE - palsy.amount - sleep.amount}",
            f"stops at {LEAST_ILL}",
        ),
        "REG-259": (
            f"has base Skill {sailor + coat}",
            f"{written(sleep)} is counted after them: {sailor + coat - sleep.amount}",
        ),
        "REG-260": (f"A Sailor (Skill {sailor}) in a heavy coat (Skill {coat}) has base Skill {sailor + coat}",),
        "REG-262": (
            f"lowers base Skill by {sleep.amount}",
            f"Search is {-kind('widow-lock').actions[0].effects[0].levels} level lower",
        ),
        "REG-263": (f"{seep.amount} damage at the start of each turn",),
        "REG-264": (f"takes {-int(cough.amount)} from her {cough.track}",),
        "REG-267": (f"he recovers {salve} EP and is rid of one Disease",),
        "REG-268": (f"base Power {3 * lung.amount} lower", f"{FEE} Valuable in town"),
        "REG-G01": (f"Full Effort has Damage {full.damage}: 1 level more makes it {shifted(full.damage, 1)}, not 3d4",),
        "REG-G02": (
            f"Inflict {shifted(delver.action.inflict, -1)} for {short(delver.action.inflict)}, "
            f"its Damage stays {short(delver.action.damage)}",
        ),
        "REG-G03": (
            f"Inflict {shifted(path.action.inflict, -2)} ({short(path.action.inflict)}, 2 levels lower)",
            f"Damage {shifted(path.action.damage, -1)} ({short(path.action.damage)}, 1 level lower)",
        ),
        "REG-G07": (
            f"a Pathfinder ({path.ep} EP) with 1 Injury and a thick belt ({gear('thick-belt').ep} EP), "
            f"begins with {path.ep - INJURY + gear('thick-belt').ep}",
        ),
        "REG-G08": (
            f"a Shadow with {shadow.ep} EP, has {shadow.ep - INJURY} after one Injury",
            f"{shadow.ep - 2 * INJURY} after two",
            f"would make it {shadow.ep - 3 * INJURY}",
        ),
        "REG-G09": (
            f"up with {shadow.ep - INJURY} EP",
            f"and {seep.amount} at the start of the next turn",
        ),
        "REG-G16": (
            ", ".join(
                f"{name} {'has ' if name == 'Pathfinder' else ''}{number}{' EP' if name == 'Pathfinder' else ''}"
                for name, number in ep.items()
            ),
            f"Pathfinder: {path.ep} EP, Search {path.search}",
            f"{len(path.deck)} cards of which she holds {OPENING_HAND}",
        ),
        "REG-G17": (
            f"At 2 her Press On has Inflict {shifted(path.action.inflict, 1)} for {short(path.action.inflict)}, "
            f"at 4 {shifted(path.action.inflict, 2)}",
            f"With Mind at -2 she keeps {HAND_LIMIT - 1} cards",
        ),
        "REG-G26": ("sees it: 1 token",),
        "REG-G31": (f"nearest of you within {policies.PURSUIT} steps",),
        "REG-G121": (f"In the Counting House 3 of you have {house.alarm + house.rounds_more(3)} rounds",),
        "REG-242": (
            f"The strongbox of The Counting House has a Lock of {house.feature_by_id['strongbox'].lock}",
            f"the poor box of The Long Bridge one of {scenario_named('longbridge').feature_by_id['poor-box'].lock}",
        ),
        "REG-244": (f"lie {wages.valuables} Valuables and a pair of {gear(wages.gear[0]).name.lower()}",),
        "REG-245": (f"{chest.valuables} Valuables, a {gear(chest.gear[0]).name.lower()} and the {chest.object}",),
        "REG-G10": (f"the Hand Limit of {HAND_LIMIT}",),
        "REG-G21": (
            f"After {Options().window} Hunker answers",
            f"a card that may keep one of you up or spares {stakes.LEAST:.0f} EP on average",
        ),
        "REG-G101": (f"the sword brings {play.gear['property-sword'].price} Valuable, the shears nothing",),
        "REG-G110": (
            f"You rise at {', '.join(map(str, rises[:-1]))} and {rises[-1]} experience",
            f"levels {tougher[0]}, {tougher[1]} and {tougher[2]} bring {growth.levels()[1].ep} EP each, "
            f"levels {handier[0]} and {handier[1]} one card more",
        ),
        "REG-G35": (f"Rubble has {rubble.ep} EP",),
        "REG-G36": (f"Full Effort she would have Inflict {short(full.inflict)}",),
        "REG-G37": (f"the rocky wall's {wall.ep} down to", f"it is {wall.ep} again"),
        "REG-G39": (f"A tall cliff has Height {cliff.height}", f"{cliff.height}d6"),
        "REG-G40": (f"Needle gnats have the number {gnats.respawn}",),
        "REG-G47": (
            f"a Shadow brings {shadow.tokens['general']} + {shadow.tokens['civilization']}, a Delver "
            f"{delver.tokens['general']} and a Mender {mender.tokens['general']} + {mender.tokens['civilization']}: "
            f"{tokens('countinghouse', 'shadow', 'delver', 'mender')} tokens",
        ),
        "REG-G52": (f"For 3 of you the Fish arch of The Long Bridge has the limit {closing('fish', 3)}",),
        "REG-G57": (f"lockpicks {gear('lockpicks').plays[0].lockpick} roll 5, the Lock of {barred.lock}",),
        "REG-G59": (f"buys lockpicks for his other {gear('lockpicks').price}",),
        "REG-G60": (f"all {path.ep} EP",),
        "REG-G61": (
            f"base Resilience is still only {fever.amount} lower",
            f"it lowers base Power by {2 * lung.amount}, and costs 1 EP",
        ),
        "REG-G62": (
            f"2 or 3 of you The Counting House has {how_many('house-dog', 3)} dog and {how_many('sharp-guard', 3)} guard",
            f"with 4 to 6 it has {how_many('sharp-guard', 4)} guards and still {how_many('house-dog', 6)} dog",
            f"alone you meet {how_many('sharp-guard', 1)} guard",
        ),
        "REG-G66": (
            f"Breather ({breather}, you), Good Heart ({heart}, everybody there), Bind Wounds ({bind}, one of you there)",
            f"a salve ({salve}, once) or a healer's roll ({roll})",
            f"Bob (Delver, {delver.ep} EP)",
        ),
        "REG-G67": (
            f"a Shadow brings {tokens('countinghouse', 'shadow', 'warden') - 2} tokens, a Mender, Warden or Wright "
            f"{tokens('countinghouse', 'wright', 'mender') - 2}, a Pathfinder or Delver "
            f"{tokens('countinghouse', 'delver', 'pathfinder') - 1}",
        ),
        "REG-G68": (
            f"{tokens('countinghouse', 'shadow', 'shadow') // 2} tokens each, "
            f"{tokens('countinghouse', 'shadow', 'shadow')} in the pool, and each has the {len(shadow.deck)} cards",
        ),
        "REG-G79": (f"The barred door with its {barred.ep} EP",),
        "REG-G81": (
            f"a Shadow: {tokens('countinghouse', 'shadow')} tokens, {how_many('sharp-guard', 1)} guard, and no dog",
        ),
        "REG-G102": (
            f"her Shadow brings {tokens('countinghouse', 'shadow') - house.tokens_more(1)}, and the scenario "
            f"{house.tokens_more(1)} more, so she sets out with {tokens('countinghouse', 'shadow')}",
        ),
        "REG-G111": (f"Needle gnats have {growth.most_ep(gnats, 2)} EP, a tenth more than {gnats.ep}",),
        "REG-G112": (f"{len(path.deck) + 2} cards, and no lesson left until level 4",),
        "REG-G91": (
            f"{min(normal.places)} to {max(normal.places)} places between its ends, {normal.hidden} hidden way, "
            f"{blocked(normal, 4, 1)} Obstacles, among them a locked door with its key, and up to {most(normal, 4)} kinds",
            f"for one alone {most(normal, 1)} kinds",
            f"{min(stealth.places)} to {max(stealth.places)} places, {stealth.hidden} hidden way, {blocked(stealth, 4, 1)} "
            f"Obstacles, {sum(stealth.seekers)} guards on patrol and {most(stealth, 4)} kinds",
            f"for one alone {stealth.seekers[0]} guard and {most(stealth, 1)} kinds",
            f"{min(chase.places)} to {max(chase.places)} places, {blocked(chase, 4, 0)} Obstacles",
            f"Obstacles and {most(chase, 4)} kinds",
            f"for one alone {blocked(chase, 1, 0)} Obstacles and {most(chase, 1)} kinds",
        ),
        **{
            id.capitalize(): (f"{craft(id).ep} EP, Search {craft(id).search}",)
            for id in ("pathfinder", "delver", "shadow", "warden", "mender", "wright")
        },
        "Hand": (f"{OPENING_HAND} at the start",),
        "Dig In": (f"{card('dig-in').shift[0].levels} level Inflict",),
        "Grave Chill": (grave_chill().removeprefix("Grave Chill "),),
        "Lead On": (f"+{card('lead-on').effects[0].levels} level on Inflict",),
        "Lockpicks": (f"Lockpick {gear('lockpicks').plays[0].lockpick}", f"costs {gear('lockpicks').price} Valuables"),
        "Mist Fever": (f"({fever.track} {fever.amount})", f"{seep.amount} damage at the start"),
        "Rocky wall": (f"{wall.ep} EP and Height {wall.height}",),
        "Roll With It": (f"Endure {card('roll-with-it').endure} and Defence {card('roll-with-it').defense}",),
        "Rope kit": (
            f"+{gear('rope-kit').bonus[0].levels} level Inflict",
            f"a fall counts {gear('rope-kit').fall} Height less",
        ),
        "Salve": (f"recovers {salve} EP",),
        "Surge": (f"Speed {surge}",),
        "Tomb Lung": (f"({lung.track} {lung.amount})",),
    }
