"""What a scenario file brings along: kinds of Challenges, plays, Crafts and Gear of its own, and what stays behind."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from engine.core.bot_players import Manner
from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.core.verbs import Buy, Choose
from engine.games.regions.files import content_checks, files
from engine.games.regions.files.files import scenario_named
from engine.games.regions.files.writing import write
from engine.games.regions.game import GAME
from engine.games.regions.player.mind import Mind
from engine.games.regions.rules import flow, opening
from engine.games.regions.rules.actions import strikes
from engine.games.regions.rules.party.record import Kept, kept
from engine.games.regions.rules.progress import Venture
from engine.games.regions.state.content import EFFECT_KINDS, Effect, Own, at_hand, content, shipped
from engine.games.regions.state.moves import Act
from engine.games.regions.state.options import Options
from engine.games.regions.state.state import Habits, State, Strike
from engine.games.regions.state.view import view_for

from .build import ADA, BOB, carried_on, party, stealth_house, with_entity, with_member, working
from .vault_job import SMALL, problems

COMEDY = scenario_named("longcomedy")

WASP = """
[[kind]]
id = "ash-wasp"
name = "Ash wasp"
type = "Creature"
level = 1
text = "Grey, slow, and hot to the touch."
ep = 6
actions = [{ id = "scorch", name = "Scorch", inflict = "1d8", damage = "1d4" }]

[[challenge]]
kind = "ash-wasp"
at = "yard"
"""
"""6 EP; Scorch d8, d4 damage; no Reaction."""

POKER = """
[[gear]]
id = "poker"
name = "Poker"
text = "Action: Inflict 1d8."
slots = ["item"]
price = 1
plays = [{ id = "prod", name = "Poker", inflict = "1d8", damage = "1d4" }]
"""


@pytest.mark.rule("REG-G100")
def test_what_a_file_brings_is_read_written_and_read_again() -> None:
    scenario, warnings = files.read(SMALL + WASP + POKER)
    assert warnings == ()
    (wasp,) = scenario.own.kinds
    assert (wasp.ep, wasp.icon, wasp.actions[0].kind, wasp.reaction) == (6, "shade", "action", None)
    assert scenario.content.gear["poker"].plays[0].name == "Poker" and "poker" not in shipped().gear
    assert files.read(write(scenario))[0] == scenario


@pytest.mark.rule("REG-G100")
@pytest.mark.parametrize(
    ("old", "new", "key", "wrong", "right"),
    [
        (
            'id = "ash-wasp"\nname',
            'id = "shaft-bats"\nname',
            "id",
            "“shaft-bats” is in the game already",
            "an id of its own",
        ),
        ('"Ash wasp"', '"Shaft bats"', "name", "“Shaft bats” is in the game already", "a name of its own"),
        ('"Ash wasp"', '"Wasp 2"', "name", "“Wasp 2” cannot be told from an exit or a number", "at least 2 letters"),
        ('kind = "ash-wasp"', 'kind = "ash-wisp"', "kind", "there is no Challenge “ash-wisp”", "did you mean ash-wasp?"),
        ("ep = 6", "", "ep", "a Creature has EP", "1 to 60"),
        ("ep = 6", 'ep = 6\nlock = "1d6"', "lock", "lock means nothing for a Creature", "for Obstacles only"),
        ("ep = 6", 'ep = 6\nkeywords = ["Climbing"]', "keywords", "“Climbing” means nothing for a Creature", "Aquatic"),
        ("ep = 6", 'ep = 6\nicon = "swarn"', "icon", "there is no mark “swarn” for a Creature", "did you mean swarm?"),
        ('"Creature"', '"Environ"', "ep", "an Environ cannot be struck down", "leave it out"),
        ('"Creature"', '"Trap"', "trigger", "a Trap waits for something", '"enter"'),
        (
            'inflict = "1d8", damage = "1d4"',
            'kind = "strategy"',
            "actions",
            "a Creature without an Action does nothing",
            "one",
        ),
        ('damage = "1d4" }]', 'endure = "1d4" }]', "endure", "an action rolls no Endure", "leave it out"),
        ('damage = "1d4" }]', 'trigger = "hit" }]', "trigger", "an action waits for “hit”", "leave it out"),
        ('damage = "1d4" }]', 'targets = "lock" }]', "targets", "a Challenge strikes no “lock”", '"one" or "enemies"'),
        ('damage = "1d4" }]', 'effects = [{ kind = "harm", amount = "search" }] }]', "amount", "only a reveal", "1d6"),
        ('damage = "1d4" }]', 'effects = [{ kind = "gear", name = "pokr" }] }]', "name", "no Gear “pokr”", "mean poker?"),
        ('id = "poker"', 'id = "none"', "id", "“none” is in the game already", "an id of its own"),
        ('"prod"', '"full-effort"', "id", "“full-effort” is in the game already", "an id of its own"),
        ('slots = ["item"]', "slots = []", "slots", "it fits nowhere", "clothing"),
        (
            'inflict = "1d8", damage = "1d4" }]\n',
            'lockpick = "1d8" }]\n',
            "lockpick",
            "a Lock is picked",
            'targets = "lock"',
        ),
    ],
)
def test_what_cannot_be_is_said_with_its_place_and_what_would_be_right(
    old: str, new: str, key: str, wrong: str, right: str
) -> None:
    text = SMALL + WASP + POKER
    place = text.rindex(old) if old.startswith("inflict") and new.startswith("lockpick") else text.index(old, len(SMALL))
    found = problems(text[:place] + new + text[place + len(old) :])
    complaint = next((item for item in found if wrong in item.wrong), None)
    assert complaint is not None, found
    assert complaint.line > SMALL.count("\n") and right in complaint.right
    assert complaint.key in (key, "")


@pytest.mark.rule("REG-G100", "REG-G16")
def test_a_deck_is_of_ten_known_cards() -> None:
    text = write(COMEDY).replace('"clear-the-way", "second-eyes"]', '"clear-teh-way"]')
    assert [(problem.wrong, problem.right) for problem in problems(text)] == [
        ("the deck has 9 cards", "10; a card may be in it twice"),
        ("there is no play “clear-teh-way”", "did you mean clear-the-way?"),
    ]


def test_texts_of_a_file_break_no_post() -> None:
    """What a chat would read as a mention or a mark is shown so that it is none; what is too long is refused."""
    rude = WASP.replace("Ash wasp", "@here **wasp**").replace("Grey, slow", "<@123> `Grey` https://a.b [x](y)")
    (wasp,) = files.read(SMALL + rude)[0].own.kinds
    shown = wasp.name + wasp.text
    assert not any(mark in shown for mark in ("@here", "**", "<@", "`", "://", "]("))
    (found,) = problems(SMALL + WASP.replace("Ash wasp", "A" * 25))
    assert (found.key, found.wrong) == ("name", "the text is 25 characters long")


def test_all_that_comes_with_the_game_could_stand_in_a_file() -> None:
    """The checks forbid nothing that the rules allow: what is printed passes them, names aside."""
    ours = shipped()
    own = Own(
        kinds=tuple(ours.challenges.values()),
        plays=tuple(ours.plays.values()),
        crafts=tuple(ours.crafts.values()),
        gear=tuple(ours.gear.values()),
    )
    found = content_checks.problems(replace(COMEDY, own=own))
    assert {item.wrong.partition("”")[2] for item in found} <= {" is in the game already", " is used twice"}, found


# At play.


def begun(*names: str) -> State:
    """Return the Long Comedy before anybody has a Craft, from its text."""
    setup = Setup(names, Options(town="yes"), file=write(COMEDY))
    return GAME.new(setup, Dice(KeyedSource("comedy")))[0]


def done(state: State, seat: int, move: msgspec.Struct) -> State:
    return GAME.apply(state, seat, move, Dice(KeyedSource("comedy")))[0]  # type: ignore[arg-type]


@pytest.mark.rule("REG-G100")
def test_a_craft_and_gear_of_the_file_are_chosen_and_bought() -> None:
    state = begun("Ada")
    assert Choose("understudy") in list(GAME.legal(state, 0))
    assert GAME.choice(view_for(state, 0), Choose("understudy")).label == "Be an Understudy"
    state = done(done(state, 0, Choose("understudy")), 0, Choose("drover"))
    (ada,) = state.members
    assert (ada.ep, ada.equipped) == (16, ("property-sword", "oil-lantern"))
    assert Buy("property-sword") in list(GAME.legal(state, 0)) and Buy("string-shears") not in list(GAME.legal(state, 0))
    assert "Property sword" in GAME.page(view_for(state, 0), "sheet", "")
    assert "understudy" not in content().crafts, "elsewhere there is none"


@pytest.mark.rule("REG-G100", "REG-013")
def test_no_one_is_told_of_a_kind_before_it_is_met() -> None:
    with at_hand(COMEDY.content):
        state = party(COMEDY, "warden", "delver")
    known = view_for(state, 0).state.scenario
    assert [craft.id for craft in known.own.crafts] == ["understudy"]
    assert known.own.kinds == () and [gear.id for gear in known.own.gear] == ["property-sword"]
    assert "limewood" not in msgspec.json.encode(known).decode()
    assert view_for(replace(state, phase="over", ending="won"), 0).state.scenario.own == COMEDY.own


@pytest.mark.rule("REG-G101", "REG-G60")
def test_what_is_of_the_scenario_stays_there() -> None:
    with at_hand(COMEDY.content):
        state = party(COMEDY, "warden", "understudy")
        ada, bob = state.members
        had = replace(
            ada,
            background="drover",
            valuables=2,
            equipped=("property-sword", "rope-kit"),
            pack=("string-shears", "salve"),
            habits=Habits(react="guard"),
        )
        state = replace(state, members=(had, replace(bob, background="drover")), brought=("", '{"name":"Bob"}'))
        record = msgspec.json.decode(kept(state, 0), type=Kept)
        assert (record.valuables, record.equipped, record.pack) == (3, ("rope-kit",), ("salve",))
        assert record.habits.react == "guard"
        assert kept(state, 1) == '{"name":"Bob"}', "the Understudy is not written over whom Bob had"


@pytest.mark.rule("REG-G101")
def test_what_is_dearer_than_any_gear_of_ours_goes_for_no_more_than_that_and_is_a_finding() -> None:
    """The dearest of ours costs 4: a poker of 9 brings 4 at home, one of 4 is no finding."""
    dear, (odd,) = files.read(SMALL + WASP + POKER.replace("price = 1", "price = 9"))
    assert "“poker” costs more than any Gear of the game, and goes for 4 at home" in str(odd) and "0 to 4" in str(odd)
    assert files.read(SMALL + WASP + POKER.replace("price = 1", "price = 4"))[1] == ()
    with at_hand(dear.content):
        state = party(dear, "warden")
        ada = replace(state.members[0], background="drover", valuables=2, pack=("poker",), equipped=())
        assert msgspec.json.decode(kept(replace(state, members=(ada,)), 0), type=Kept).valuables == 6


@pytest.mark.rule("REG-G102", "REG-G47")
def test_a_few_may_have_more_stealth_tokens() -> None:
    """A Shadow brings 2, and 2 in civilization; a Warden 1 and 1."""
    house = stealth_house(more_tokens=(2, 1))
    assert [opening.tokens(party(house, *crafts)) for crafts in (("shadow",), ("shadow", "warden"))] == [6, 7]
    assert opening.tokens(party(house, "shadow", "warden", "warden")) == 8
    assert "So few of you have 2 Stealth Tokens more." in opening.special_rules(house, 1)
    assert not any("more" in rule for rule in opening.special_rules(house, 3))


# Assists and forced attacks.


@pytest.mark.rule("REG-073", "REG-119", "REG-120", "REG-G20", "REG-G42", "REG-G100")
def test_limelight_and_chorus_help_the_leading_man_and_the_one_he_casts_strikes_an_ally() -> None:
    """Cast the Villain is d10 and d8. In full light it has +1 level Inflict, d12; Hear, hear makes the Damage d10.

    9 beats the 5 of Ada's Guard: 7 damage less 2 of its Defense. Then she strikes Bob with Heave as it is printed: 4
    against 3 of Hunker, 6 damage less 1. None of their kinds attacks, so nothing assists in that.
    """
    with at_hand(COMEDY.content):
        state = with_entity(party(COMEDY, "warden", "delver", at="stage"), "chorus", at="stage")
        venture = working(state, 9, 5, 7, 2, 4, 3, 6, 1)
        strikes.begin(venture, Strike("lead", "cast-the-villain", ("p0",), "turn"))
        carried_on(venture)
    first, second = [event.facts for event in venture.events if event.kind == "clash"]
    assert first["inflict"][:2] == ("d10", "d12") and second["inflict"][:2] == ("d6", "d6")
    assert second["how"] == "forced"
    assert [venture.state.members[item].ep for item in (ADA, BOB)] == [20 - 5, 18 - 5]
    played = [event.facts["play"] for event in venture.events if event.kind == "played"]
    assert played == ["Cast the villain", "Hear, hear", "In full light", "Heave"]


def test_kinds_of_the_comedy_assist_or_force() -> None:
    kinds = COMEDY.own.kinds
    forcing = {kind.id for kind in kinds for play in kind.actions for effect in play.effects if effect.kind == "force"}
    assert {kind.id for kind in kinds if kind.assists} == {"sewn-chorus", "limelight"}
    assert forcing == {"leading-man", "whispered-cue"}
    assert {item.kind for item in COMEDY.placed} >= {"sewn-chorus", "limelight", *forcing}


NAMED = {
    "track": {"track": "Mind", "amount": "-1"},
    "disease": {"name": "Stage Fright", "track": "Skill", "amount": "1"},
    "shift": {"entry": "endure", "levels": -1, "until": "round"},
    "gear": {"name": "property-sword"},
    "skip": {"name": "action"},
    "unlock": {"name": "workshop-door"},
    "reveal": {"amount": "search"},
    "stay": {"until": "their turn"},
}
"""What an effect of a kind needs besides."""


@pytest.mark.rule("REG-G100")
def test_whatever_a_file_has_a_challenge_do_is_done_and_nothing_breaks() -> None:
    """Each kind of effect, of an Action, of a Reaction and of an Assist, on whom it is meant for and on all."""
    (lead, chorus) = COMEDY.own.kinds[:2]
    for kind in EFFECT_KINDS:
        for on in ("target", "actor", "here", "enemies"):
            effects = (Effect(kind, who=on, **NAMED.get(kind, {})),)
            does = replace(lead.actions[0], effects=effects)
            answers = replace(lead.reaction, effects=effects)
            assists = replace(chorus.assists[0], effects=effects)
            kinds = (replace(lead, actions=(does,), reaction=answers), replace(chorus, assists=(assists,)))
            made = replace(
                COMEDY, own=replace(COMEDY.own, kinds=kinds), placed=COMEDY.placed[2:4], connections=COMEDY.connections[:1]
            )
            with at_hand(made.content):
                state = party(made, "warden", "delver", at="stage", turn=ADA)
                state = with_entity(state, "chorus", at="stage")
                for strike in (Strike("lead", does.id, ("p0",), "turn"), Strike("p0", "heave", ("lead",))):
                    venture = Venture(state, Dice(KeyedSource(f"{kind} {on}")))
                    strikes.begin(venture, strike)
                    flow.run(venture)
                    state = venture.state
                assert state.members[ADA].ep <= 20


@pytest.mark.rule("REG-G100", "REG-G28")
def test_a_game_master_places_the_kinds_of_the_file_too() -> None:
    with at_hand(COMEDY.content):
        state = party(COMEDY, "warden", master=True)
    offered = [str(move) for move in GAME.legal(state, 1)]
    assert any("challenge pantomime-horse" in move for move in offered), offered[:5]


@pytest.mark.rule("REG-G100")
def test_house_players_reckon_with_whatever_a_card_of_a_file_does() -> None:
    """A Strategy with each kind of effect is in their hands: what they think of it is a number, and they go on."""
    for kind in EFFECT_KINDS:
        effects = (Effect(kind, who="here", **NAMED.get(kind, {})),)
        card = replace(COMEDY.own.plays[-1], effects=effects)
        own = replace(COMEDY.own, plays=(*COMEDY.own.plays[:-1], card))
        with at_hand(replace(COMEDY, own=own).content):
            state = party(replace(COMEDY, own=own), "understudy", "warden", turn=ADA, at="stage")
            state = with_member(state, ADA, hand=(card.id, "ad-lib"))
        view = view_for(state, 0)
        moves = list(GAME.legal(state, 0))
        assert any(str(move) == f"strategy {card.id}" for move in moves), kind
        assert GAME.decide(view, moves, Mind(), Manner("sharp"), Dice(KeyedSource(kind))).move in moves
        assert "step-in" in {move.play for move in moves if isinstance(move, Act)}
