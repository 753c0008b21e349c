"""Words and pictures keep within what a channel can carry."""

from __future__ import annotations

from collections import deque

from engine.core import capabilities
from engine.core.game import Choice
from engine.core.moves import Move
from engine.core.paired_moves import parted
from engine.core.scene import GraphBoard, HexBoard, Look, OwnBoard
from tests.laws.playouts import ASIDE, Playout, hook, some, telling
from tests.laws.tables import follows, forms, questions
from tests.render.reading import through_json

STORY, ALT, LINE, SHEET = 1800, 1000, 300, 1800

Offers = list[list[tuple[Move, Choice]]]
_recent: deque[tuple[Playout, Offers]] = deque(maxlen=1)


def offers(played: Playout) -> Offers:
    """Return every move that is offered to an awaited seat, at tables of a playout, and its choice. The last answer is
    remembered, as several laws ask for it one after the other."""
    if not _recent or _recent[0][0] is not played:
        found: Offers = []
        for table in telling(played, 4, over=False):
            for seat in played.game.turn(table.state):
                view = played.game.view(table.state, seat)
                moves = [(move, played.game.choice(view, move)) for move in played.game.legal(table.state, seat)]
                found.append(moves)
        _recent.append((played, found))
    return _recent[0][1]


def test_every_story_fits_in_a_message_for_every_reader(played: Playout) -> None:
    for table, entry in zip(played.tables, (played.first, *played.entries), strict=True):
        for seat in (None, *range(len(table.names))):
            story = played.game.tell(played.game.view(table.state, seat), entry.events)
            assert len(story) <= STORY
            assert story == story.strip() or story.endswith("\n")


def test_every_move_has_a_story(played: Playout) -> None:
    for table, entry in zip(played.tables, (played.first, *played.entries), strict=True):
        assert entry.events, entry.text
        mine = played.game.view(table.state, max(entry.seat, 0))
        assert played.game.tell(mine, entry.events).strip(), entry.text


def test_ask_status_and_sheet_fit_and_say_something(played: Playout) -> None:
    for table in telling(played, 4):
        for seat in (None, *range(len(table.names))):
            view = played.game.view(table.state, seat)
            ask, status, sheet = played.game.ask(view), played.game.status(view), played.game.sheet(view)
            assert "\n" not in ask + status
            assert len(ask) <= LINE
            assert 0 < len(status) <= LINE
            assert 0 < len(sheet) <= SHEET
            assert 0 < len(capabilities.private(played.game, view)) <= SHEET
            assert ask or not played.game.turn(table.state)


def test_every_legal_move_fits_on_a_control(played: Playout) -> None:
    asked = [verb for verb in played.game.verbs if verb.steps or verb.form]
    written = [verb.move for verb in asked if verb.arguments[-1].open]
    for offered in offers(played):
        for move, choice in offered:
            assert 0 < len(choice.label) <= 80
            assert len(choice.detail) <= 100
            assert len(str(move)) <= (200 if type(move) in written or choice.weight == "written" else 80)
            assert choice.weight in ("first", "main", "plain", "quiet", "written")


def test_advice_keeps_no_move_out_of_the_way(played: Playout) -> None:
    # What plays at random asks for no advice where a move is offered to all without it.
    unadvised, game = hook(played.game.key, "unadvised"), played.game
    tables = telling(played, 4, over=False)
    views = [game.view(table.state, seat) for table in tables for seat in game.turn(table.state)]
    for view, offered in zip(views, offers(played), strict=True):
        for move, choice in offered if unadvised else ():
            assert choice.weight not in ASIDE or unadvised(view, move).weight in ASIDE


def test_no_two_legal_moves_look_the_same(played: Playout) -> None:
    for offered in offers(played):
        assert len({(type(move), choice) for move, choice in offered}) == len(offered)


def test_something_to_press_moves_the_game_on(played: Playout) -> None:
    for offered in offers(played):
        assert any(choice.weight not in ("quiet", "written") for _, choice in offered)


def test_the_picture_has_words_and_goes_through_json(played: Playout) -> None:
    for table in telling(played, 4):
        view = played.game.view(table.state, None)
        scene = played.game.scene(view, Look())
        assert 0 < len(scene.alt) <= ALT
        assert through_json(scene) == scene
        assert isinstance(hash(scene), int)


def test_every_step_has_words_and_a_picture_and_leads_to_a_legal_move(played: Playout) -> None:
    for table in telling(played, 3, over=False):
        for seat in range(len(table.names)):
            view = played.game.view(table.state, seat)
            whole = {str(move) for move in played.game.legal(table.state, seat)}
            for asked in questions(table, seat):
                assert 0 < len(asked.ask) <= LINE and asked.offers
                # What the id of its menu holds, at a table that is in its millionth change.
                assert len(f"steps:99999.999999:100:make:{asked.begun}") <= 100
                assert len({offer.choice.label for offer in asked.offers}) == len(asked.offers)
                for offer in asked.offers:
                    assert 0 < len(offer.choice.label) <= 80 and len(offer.choice.detail) <= 100
                    first, then = parted(offer.move)
                    assert offer.step + offer.form + (first in whole) == 1
                    assert not then or follows(table, seat, first, then), offer.move
                    assert len(offer.move) <= 80 and not offer.move.startswith("+")
                scene = played.game.scene(view, asked.look)
                assert 0 < len(scene.alt) <= ALT
                assert through_json(scene) == scene


def test_every_form_fits_on_the_screen(played: Playout) -> None:
    for table in telling(played, 3, over=False):
        for seat in range(len(table.names)):
            for form in forms(table, seat):
                assert 0 < len(form.title) <= 45
                assert 1 <= len(form.fields) <= 5
                assert len({field.label for field in form.fields}) == len(form.fields)
                for field in form.fields:
                    assert 0 < len(field.label) <= 45 and len(field.hint) <= 100
                    assert len(field.value) <= field.most <= 1500


def test_every_page_says_something_about_all_that_it_lists(played: Playout) -> None:
    for table in telling(played, 3):
        for seat in (None, *range(len(table.names))):
            view = played.game.view(table.state, seat)
            for page in capabilities.pages(played.game):
                listed = capabilities.entries(played.game, view, page.name)
                assert len(set(listed)) == len(listed)
                assert all(0 < len(at) <= 100 for at in listed)
                assert not listed or page.argument is not None
                for at in ("", *some(listed, 4), "nothing like it"):
                    assert 0 < len(played.game.page(view, page.name, at).strip()) <= 4000


def test_everybodys_own_picture_has_words(played: Playout) -> None:
    for table in telling(played, 3):
        for seat in range(len(table.names)):
            view = played.game.view(table.state, seat)
            if not capabilities.owned(played.game, view):
                continue
            scene = played.game.scene(view, Look(capabilities.owned(played.game, view)))
            assert 0 < len(scene.alt) <= ALT
            assert through_json(scene) == scene


def test_the_pictures_of_a_post_are_of_different_subjects_or_pages(played: Playout) -> None:
    for entry in (played.first, *played.entries):
        looks = played.game.pictures(entry.events)
        assert len({(look.subject, look.page) for look in looks}) == len(looks)


def test_the_focus_of_a_map_is_on_it_and_nothing_lies_twice_in_one_place(played: Playout) -> None:
    for table in telling(played, 4):
        board = played.game.scene(played.game.view(table.state, None), Look()).board
        if isinstance(board, GraphBoard):
            keys = [node.key for node in board.nodes]
            assert all(way.a in keys and way.b in keys for way in board.ways)
        elif isinstance(board, OwnBoard) and not isinstance(board, HexBoard):
            keys, focus = board.places(), getattr(board, "focus", "")
            assert not isinstance(focus, str) or focus in ("", *keys)
        else:
            keys = [cell.at for cell in board.cells]
        assert len(set(keys)) == len(keys)
        if isinstance(board, HexBoard):
            assert board.actor is None or board.actor in keys
            ghosts = {at for ghost in board.ghosts for at, _ in ghost.cells}
            assert board.focus in keys or board.focus in ghosts


def test_asking_for_a_place_or_subject_that_is_not_there_still_gives_a_picture(played: Playout) -> None:
    view = played.game.view(played.tables[len(played.steps) // 2].state, None)
    for look in (Look(at="ZZ99"), Look(page=99), Look(subject="nothing like it")):
        assert len(played.game.scene(view, look).alt) <= ALT
