"""Who gets what of a room, and who has won in the end (CAV-128 to CAV-141, CAV-152 to CAV-166, CAV-182 to CAV-185).

Numbers of the rulebook stand here a second time: a change of the rules is made here too.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.cavern.state.content import content
from engine.games.cavern.state.state import Contest, Player, Roll

BEAST_NEEDS = 5
"""Combat that drives the beast off, and the points for it (CAV-G75, CAV-G76)."""


def totals(roll: Roll) -> tuple[int, int]:
    """Return the Combat and the Spoils of a roll: every face that every die showed, and the Rift (CAV-047 to CAV-050)."""
    faces = [content().band.faces[die.colour][face] for die in roll.dice for face in die.faces]  # type: ignore[index]
    return sum(face.combat for face in faces) + roll.rift, sum(face.spoils for face in faces)


def battle(contest: Contest) -> list[tuple[int, int, int, int]]:
    """Return seat, rank, Gold and Treasure for each player of a Battle, the first first (CAV-132 to CAV-136, CAV-G42)."""
    waiting = [(seat, totals(roll)[0]) for seat, roll in zip(contest.seats, contest.rolls, strict=True)]
    best = max(combat for _, combat in waiting)
    gold, found = contest.bags, []
    for rank in range(1, len(waiting) + 1):
        # Who rolled earlier comes earlier in turn order, and wins a tie.
        top = max(combat for _, combat in waiting)
        first = next(item for item in waiting if item[1] == top)
        waiting.remove(first)
        half = 0 if rank == 4 else gold // 2
        kept = contest.beast and best < BEAST_NEEDS
        found.append((first[0], rank, half, contest.chests if rank == 1 and not kept else 0))
        gold -= half
    return found


def spoils(contest: Contest) -> tuple[int, bool] | None:
    """Return who has the extra for most Spoils, and whether it is a Treasure card (CAV-137 to CAV-140, CAV-G44)."""
    found = sorted(((totals(roll)[1], seat) for seat, roll in zip(contest.seats, contest.rolls, strict=True)), reverse=True)
    most, seat = found[0]
    if most == 0 or (len(found) > 1 and found[1][0] == most):
        return None
    return seat, most >= 5


def returned(contest: Contest) -> int:
    """Return how many Gold cards of a Battle go back (CAV-141)."""
    return contest.bags - sum(gold for _, _, gold, _ in battle(contest))


def succeeds(contest: Contest) -> bool:
    """Return whether a Fight or a Test is passed (CAV-159, CAV-164, CAV-G75)."""
    combat, found = totals(contest.rolls[0])
    if contest.kind == "fight":
        return combat >= totals(contest.rolls[1])[0]
    if contest.beast:
        return combat >= BEAST_NEEDS
    option = content().encounters[contest.card].options[contest.option]
    return (combat if option.kind == "combat" else found) >= option.need


def extra_of_fight(contest: Contest) -> bool | None:
    """Return whether the own Spoils bring a Treasure card, or a Gold card; ``None`` for neither (CAV-165, CAV-166)."""
    if contest.kind != "fight":
        return None
    own, monster = totals(contest.rolls[0])[1], totals(contest.rolls[1])[1]
    return own >= 5 if own > monster else None


def brings(contest: Contest) -> tuple[int, int]:
    """Return the Gold and Treasure cards of an Encounter with dice, without those for Spoils (CAV-153 to CAV-156)."""
    success = succeeds(contest)
    gold, treasure = (contest.bags, contest.chests) if success else (contest.bags // 2, 0)
    if not contest.beast:
        option = content().encounters[contest.card].options[contest.option]
        if success or option.always:
            gold, treasure = gold + option.gain.gold, treasure + option.gain.treasure
    return gold, treasure


def points(player: Player) -> int:
    """Return what a player's cards are worth, and Contracts and the beast (CAV-179, CAV-181, CAV-182, CAV-G71, CAV-G76)."""
    found = 0
    for card in player.gold:
        found += card.value + (1 if card.up else 0)
    for held in player.treasure:
        found += content().treasures[held.card].value + (2 if held.up else 0)
    for contract in player.contracts:
        found += content().contracts[contract].points
    return found + 5 * player.drove


def winners(players: Sequence[Player]) -> set[int]:
    """Return who has won: most points, of those most Treasure cards, of those all (CAV-183 to CAV-185, CAV-G57)."""
    best = {seat for seat, player in enumerate(players) if all(points(player) >= points(other) for other in players)}
    return {seat for seat in best if all(len(players[seat].treasure) >= len(players[other].treasure) for other in best)}
