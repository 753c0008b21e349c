"""How legal moves are offered: a few words for the button, and what it means for the menu."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import verbs
from engine.core.desk import MOST_LABEL, shortest
from engine.core.game import Choice, Offering, Seat, Weight
from engine.core.moves import Move, Verb
from engine.core.odds import odds as odds_in_words
from engine.core.words import upper
from engine.maps.squares import label

from ..rules import odds
from ..rules.contests import AT_ONCE, refuse_spend
from ..rules.dice import BOUGHT, PRESSED, rift_bonus, total
from ..rules.placing import may_redraw
from ..rules.rerolls import worth_rerolling
from ..rules.sending import open_spots
from ..rules.treasures import peekable, recallable
from ..state import moves
from ..state.board import Room, board_of, section
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.delvers import choosing, inside, own_delvers
from ..state.naming import class_name, tile_name
from ..state.state import (
    USUAL,
    Contest,
    Encountering,
    Flipping,
    Gold,
    Holding,
    Peeking,
    Recalling,
    State,
    facedown,
    usable,
)
from ..state.view import View
from . import again_stakes, brief_labels, prospects, roll_stakes, tile_offers
from .asking import asked
from .roll_stakes import FOR_A_CARD
from .story_odds import fights_won, may_fight
from .words import (
    band_brief,
    dice_of,
    die_words,
    found_in,
    people_in,
    place_of,
    room_of,
    sections_words,
    titled,
)

MOST_DETAIL = 100
"""What the words beside a choice in a menu may hold at most."""

MOST_ANSWER = 48
"""How many letters the answer to a story has at most: beside that it says what it is worth."""

LAYING = ("place", "breach")
"""The verbs that lay a tile."""
ASKING = ("place", "send", "swap", "retrieve", "reveal", "flip", "spend", "reroll", "prompts")
"""The verbs whose menu asks by its verb alone; `heading` knows what a choice is about."""


def heading(view: View, verb: Verb) -> str:
    """Return what stands over a menu of moves: what is asked."""
    if verb.name == "breach":
        return WORDS("breach-heading", free=view.state.free_breach)
    if verb.name != "choose":
        return WORDS(f"heading-{verb.name}") if verb.name in ASKING else ""
    state = view.state
    if state.phase == "factions":
        return WORDS("heading-choose-band")
    match state.agenda[0] if state.agenda else None:
        case Encountering():
            return WORDS("heading-choose-option")
        case Peeking():
            return WORDS("heading-choose-peek")
        case Recalling():
            return WORDS("heading-choose-recall")
        case _:
            return WORDS("heading-choose-room")


def begun(view: View, verb: Verb) -> str:
    """Return the words on the button that begins a verb, "" for its own: a Treasure card pays for the corridor rule once
    (CAV-G14), and who is asked about all can only be asked less."""
    if verb.name == "prompts" and view.state.players[mine(view)].swift == USUAL:
        return WORDS("prompts-less")
    return WORDS("breach-free") if verb.name == "breach" and view.state.free_breach else ""


def choice(view: View, move: Move) -> Choice:
    """Return how a legal move is offered; a private verb's only to the seat that may make it."""
    label_, detail, weight = _offer(view, move)
    # A roll that is hardly ever enough comes after dice that make it likelier.
    late = isinstance(move, verbs.Roll) and roll_stakes.wants_dice(view.state)
    text = _band_text(view.state, move)
    if view.seat is None and roll_stakes.in_hand(view.state):
        weight = "written"
    return Choice(short(label_, MOST_LABEL), short(detail, MOST_DETAIL), weight, text=text, foremost=-late)


def _band_text(state: State, move: Move) -> str:
    """Return what the band that a move chooses is like, "" for all other moves: of a Treasure card its button says it."""
    return upper(band_brief(move.option)) if isinstance(move, verbs.Choose) and state.phase == "factions" else ""


def short(text: str, most: int) -> str:
    """Return a text of at most so many characters, the end of a longer one cut off."""
    return text if len(text) <= most else f"{text[: most - 1].rstrip(' ,;(')}…"


def _offer(view: View, move: Move) -> Offering:
    state = view.state
    match move:
        case moves.Place() | moves.Breach():
            return _lay(state, mine(view), move)
        case moves.Send(delver=kind, to=to):
            return _send(view, kind, to)
        case moves.Swap(tiles=tiles):
            hand = state.players[mine(view)].hand
            names = tuple(tile_name(hand[int(number) - 1]) for number in tiles)
            hint = WORDS("choice-swap.hint", names=names, number=len(tiles))
            return WORDS("choice-swap", numbers=tuple(tiles)), hint, "quiet"
        case moves.Retrieve(delver=number):
            sent = own_delvers(state, mine(view))[number - 1]
            hint = WORDS("choice-retrieve.hint", room=place_of(state, sent))
            # The room has its one name, unless two of a class are in it.
            found = room_of(state, sent)
            alike = sum(other.kind == sent.kind for other in inside(state, found)) > 1
            at = label(sent.at if alike else found.at)
            return WORDS("choice-retrieve", kind=sent.kind, at=at), hint, "quiet"
        case moves.Reveal(treasure=card):
            return _reveal(state, card)
        case moves.Flip(card=card):
            return _flip(state, card)
        case verbs.Choose(option=option):
            return _choose(view, option)
        case moves.Spend(on="dice"):
            return WORDS("choice-dice"), WORDS("choice-dice.hint"), "written"
        case moves.Spend(on=on) if on in AT_ONCE:
            succeeds, dice = roll_stakes.chance_to_roll(state, BOUGHT * int(on)), 2 * int(on)
            label_ = WORDS("choice-dice-now", dice=dice, xp=int(on), succeeds=succeeds)
            detail = _told(WORDS("choice-dice-now.hint", dice=dice), _besides(state, BOUGHT * int(on)))
            return label_, detail, roll_stakes.weight_of_dice(state, int(on))
        case moves.Spend():
            return _ability(state)
        case verbs.Roll():
            label_ = WORDS("choice-roll", succeeds=roll_stakes.chance_to_roll(state))
            return label_, _told(WORDS("choice-roll.hint", number=_bought(state)), _besides(state)), "main"
        case moves.Reroll(dice=dice_):
            return _rolled_again(state, dice_)
        case verbs.Pass():
            return _pass(view)
        case moves.Prompts(setting=setting):
            said, hint = WORDS(f"choice-prompts-{setting}"), WORDS(f"choice-prompts-{setting}.hint")
            return said, hint, "quiet"
    return str(move), "", "plain"


def _told(*parts: str) -> str:
    """Return the parts that say something, one after the other."""
    return WORDS("detail-parts", parts=tuple(filter(None, parts)))


def _besides(state: State, more: Sequence[str] = ()) -> str:
    """Return the odds that a button before a roll does not say, for the words below it."""
    return upper(roll_stakes.besides(state, more))


def _reveal(state: State, card: str) -> Offering:
    """Return how using a Treasure card is offered, with its odds where it changes a roll."""
    known = content().treasures[card]
    best, succeeds = again_stakes.best_again(state) if known.effect == "reroll" else ("", "")
    if best:
        again = WORDS("choice-reveal-again", treasure=card, succeeds=succeeds)
        return again, WORDS.text(known.text), "main" if again_stakes.better_again(state, FOR_A_CARD) else "plain"
    if known.effect in ("red", "purple"):
        succeeds = roll_stakes.gain_of_die(state, known.effect)
        if not succeeds and roll_stakes.chance_to_roll(state):
            # A die that makes nothing likelier is not offered.
            return WORDS("choice-reveal", treasure=card, does=known.effect, succeeds=""), WORDS.text(known.text), "written"
    return WORDS("choice-reveal", treasure=card, does=known.effect, succeeds=succeeds), WORDS.text(known.text), "plain"


def mine(view: View) -> Seat:
    """Return the seat that looks; the public looks with the eyes of the acting player, and knows no more for it."""
    return view.state.acting if view.seat is None else view.seat


def _send(view: View, kind: str, to: int) -> Offering:
    """Return how sending a Delver is offered: "Thief to 3: 2 Gold, closes now", and what else it finds and what it rolls
    there. Where all go to the same section, what the question says of it gives way to what each rolls."""
    state = view.state
    spot = open_spots(state)[to - 1]
    found, beside = board_of(state).room(spot), spot[:2] != state.placed
    floor = section(board_of(state), spot).floor
    # Of a room that stays open no odds are told, for rivals may enter.
    fights = found.complete and view.seat is not None
    bid = odds.battle_chance(state, view.seat, found, (kind,), int(beside)) if fights and view.seat is not None else None
    brings = brief_labels.of_room(state, found, mine(view), bid)
    label_ = WORDS("choice-send", name=upper(WORDS.text(class_name(kind))), to=to, paid=beside, brings=brings)
    rift = rift_bonus((kind,)) if found.rift else 0
    dice = WORDS("dice-there", dice=dice_of(content().band.classes[kind].dice), rift=rift)
    told = found_in(state, spot, mine(view))
    hint = WORDS("choice-send.hint", floor=floor, beside=beside, at=label(found.at), found=told, dice=dice)
    return label_, upper(hint), _send_weight(state, found)


def _send_weight(state: State, found: Room) -> Weight:
    """Return how prominently a room is offered to a Delver: those that close now with loot come first, closed ones with
    nothing in them last."""
    rooms = [board_of(state).room(spot) for spot in open_spots(state)]
    if _is_bare(state, found) and not all(_is_bare(state, room) for room in rooms):
        return "quiet"
    return "main" if _pays_now(found) or not any(map(_pays_now, rooms)) else "plain"


def _is_bare(state: State, found: Room) -> bool:
    return found.complete and not (found.bags or found.chests or inside(state, found))


def _pays_now(found: Room) -> bool:
    return found.complete and bool(found.bags or found.chests)


def _lay(state: State, seat: Seat, move: moves.Place | moves.Breach) -> Offering:
    tile, cell = state.players[seat].hand[move.tile - 1], board_of(state).letters[move.at]
    found = prospects.effects(state, seat, tile, cell, move.turn)
    hint = prospects.in_words(found) or WORDS("choice-place.hint", sections=sections_words(content().tiles[tile]))
    called = tile_offers.laying(state, seat, move, turned=True)
    return called, upper(hint), "main" if isinstance(move, moves.Place) else "plain"


def _flip(state: State, card: str) -> Offering:
    task = state.agenda[0] if state.agenda else None
    if isinstance(task, Flipping) and task.deck == "treasure":
        now, before = Holding(card, up=True).worth, content().treasures[card].value
        called = WORDS("choice-flip-treasure", treasure=card, worth=now, before=before)
        return called, WORDS("choice-flip-treasure.hint"), "main"
    same = facedown(state.players[task.seat], "gold").count(card) if isinstance(task, Flipping) else 1
    called = WORDS("choice-flip-gold", gold=int(card), worth=Gold(int(card), up=True).worth)
    return called, WORDS("choice-flip-gold.hint", same=max(1, same)), "main"


def _ability(state: State) -> Offering:
    seat = asked(state)
    if seat is None or not state.players[seat].faction:
        return WORDS("choice-ability"), "", "plain"
    known = content().band.factions[state.players[seat].faction]
    hint = WORDS("ability-named", label=known.label, ability=WORDS(f"band-ability-{known.ability}"))
    best, succeeds = again_stakes.best_again(state)
    if best:
        return WORDS("choice-ability-again", succeeds=succeeds), hint, "quiet"
    succeeds = roll_stakes.chance_to_roll(state, PRESSED)
    called = (
        WORDS("with-chance", succeeds=succeeds, xp=1, red=1) if succeeds else WORDS(f"band-ability-{known.ability}.label")
    )
    return called, hint, "plain"


def _choose(view: View, option: str) -> Offering:
    state = view.state
    if state.phase == "factions":
        known = content().band.factions[option]
        return WORDS("choice-band", name=known.name), upper(band_brief(option)), "main"
    number = int(option) - 1
    task = state.agenda[0] if state.agenda else None
    match task:
        case Encountering(card=card):
            answer = content().encounters[card].options[number]
            # A Fight is known by its title, no other answer before it is chosen (CAV-034); most beside one are retreats.
            sort = "fight" if answer.kind == "fight" else "beside" if may_fight(card) else "test"
            weak, strong = fights_won(state, task) if sort == "fight" else ("", "")
            here = board_of(state).room(task.room)
            labels = (
                WORDS(
                    "choice-option",
                    title=answer.title,
                    answer=sort,
                    weak=weak,
                    strong=strong,
                    brief=brief,
                    half=here.bags // 2,
                    most=here.bags // 2 + 1,
                )
                for brief in ("no", "yes", "most")
            )
            return shortest(labels, MOST_ANSWER), "", "main"
        case Peeking():
            found = peekable(state, task.seat)[number]
            hidden = sum(not sent.up and sent.seat != task.seat for sent in inside(state, found))
            hint = WORDS("choice-peek.hint", hidden=hidden)
            return WORDS("choice-peek", option=option, room=titled(found)), hint, "main"
        case Recalling():
            sent = recallable(state, task.seat)[number]
            # The choice is offered to all eyes: what lies facedown is not named.
            hint = WORDS("choice-recall.hint", up=sent.up, kind=sent.kind if sent.up else "")
            return WORDS("choice-recall", option=option, room=titled(room_of(state, sent))), hint, "main"
        case _:
            found = choosing(state)[number]
            held, names = bool(found.bags or found.chests), people_in(state, found, None)
            many, room = len({item.seat for item in inside(state, found)}) > 1, titled(found)
            gold, treasure = found.bags, found.chests
            called = WORDS("choice-room", option=option, room=room, any=held, gold=gold, treasure=treasure, many=many)
            return called, upper(WORDS("choice-room.hint", names=names)), "main"


def _bought(state: State) -> int:
    """Return how many extra dice are rolled."""
    task = state.agenda[0] if state.agenda else None
    return len(task.bought) if isinstance(task, Contest) else 0


def _rolled_again(state: State, dice: str) -> Offering:
    """Return how rolling dice again is offered. Where the same press pays for it and is likely to help, the best dice and
    all that missed are buttons with the price; who pays first can choose any others."""
    task = state.agenda[0] if state.agenda else None
    numbers = tuple(dice.split(","))
    if not isinstance(task, Contest) or task.rerolls:
        succeeds, spoils = again_stakes.gains_again(state, dice)
        shown, now = _again(state, dice)
        called = WORDS("choice-reroll-odds", shown=shown, succeeds=succeeds, spoils=spoils)
        best = dice == again_stakes.best_again(state)[0]
        return called, now, "first" if best else "plain"
    succeeds, spoils = again_stakes.gains_again(state, dice)
    label_ = WORDS("choice-reroll-odds", shown=WORDS("choice-reroll-paid", dice=numbers), succeeds=succeeds, spoils=spoils)
    worth = worth_rerolling(state, task)
    also: Weight = "plain" if dice in worth and dice == again_stakes.missed(task) else "written"
    return label_, upper(WORDS("band-ability-reroll")), "first" if dice in worth[:1] else also


def _again(state: State, dice: str) -> tuple[str, str]:
    """Return the label for rolling dice again that are named by their numbers from the left, and what they show now."""
    task = state.agenda[0] if state.agenda else None
    numbers = tuple(dice.split(","))
    if not isinstance(task, Contest) or not task.rolls or not all(number.isdigit() for number in numbers):
        return WORDS("choice-reroll", dice=numbers), ""
    rolled = task.rolls[-1].dice
    chosen = [rolled[int(number) - 1] for number in numbers if 0 < int(number) <= len(rolled)]
    combat, spoils = total(chosen)
    now = WORDS("choice-reroll-some.hint", combat=combat, spoils=spoils)
    if len(numbers) == len(rolled) > 1:
        return WORDS("choice-reroll-all", number=len(rolled)), now
    if len(numbers) == 1:
        return WORDS("choice-reroll-one", number=int(dice), shows=die_words(chosen[0]) if chosen else ""), ""
    return WORDS("choice-reroll-some", dice=numbers), now


def _pass(view: View) -> Offering:
    state = view.state
    if state.agenda:
        spoils = roll_stakes.spoils_to_keep(state)
        stands = roll_stakes.chance_to_keep(state)
        lost = bool(spoils) and roll_stakes.is_lost(state)
        if stands and not lost and (pays := _spoils_matter(view)):
            # Beside dice that are rolled again for Spoils it says how likely these pay as they lie.
            return WORDS("choice-keep", succeeds=stands, spoils=pays), "", "plain" if _rolls_again(view) else "main"
        kept = WORDS("choice-keep", succeeds="" if lost else stands, spoils=spoils if lost or not stands else "")
        return kept, upper(stands if lost else spoils), "plain" if _rolls_again(view) else "main"
    if state.step == "send":
        # Whom to send is chosen in the own panel, so it stands there too.
        weight: Weight = "written" if view.seat is None else "plain"
        return WORDS("choice-nobody"), WORDS("choice-nobody.hint"), weight
    if may_redraw(state):
        return WORDS("choice-redraw"), WORDS("choice-redraw.hint"), "main"
    return WORDS("choice-skip"), WORDS("choice-skip.hint"), "main"


def _spoils_matter(view: View) -> str:
    """Return how likely the Spoils pay that lie, where dice can be rolled again for more of them; "" elsewhere."""
    state = view.state
    task = state.agenda[0]
    if not isinstance(task, Contest):
        return ""
    own = view.seat == task.seat and usable(state.players[task.seat], "after")
    able = own or task.rerolls or refuse_spend(state, task, "ability") is None
    offered = {*worth_rerolling(state, task), again_stakes.best_again(state)[0]} - {""} if able else ()
    pays = odds.pays(state, task) or 0.0
    matter = pays >= roll_stakes.NEVER and any(again_stakes.spoils_again(state, dice) for dice in offered)
    return WORDS("spoils-pay", chance=odds_in_words(pays)) if matter else ""


def _rolls_again(view: View) -> bool:
    """Return whether the roller had better roll dice again, as far as the viewer knows."""
    state = view.state
    task = state.agenda[0]
    if not isinstance(task, Contest) or (refuse_spend(state, task, "ability") is None and worth_rerolling(state, task)):
        return isinstance(task, Contest)
    own = task.rerolls or (view.seat == task.seat and usable(state.players[task.seat], "after"))
    return bool(own) and again_stakes.better_again(state)
