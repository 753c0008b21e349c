import sys

import pytest

from playground.lock import Occupied, only_visit
from playground.play import forget


def test_one_visit_at_a_time_has_a_database_and_the_next_has_it_afterwards(tmp_path):
    file = tmp_path / "new" / "kept.sqlite3"
    for _ in range(2):
        with only_visit(file):
            with pytest.raises(Occupied, match="open already"), only_visit(file):
                pass
            with only_visit(file.with_name("other.sqlite3")), only_visit(None):
                pass


def test_a_link_to_a_database_is_the_same_database(tmp_path):
    link = tmp_path / "link.sqlite3"
    link.symlink_to(tmp_path / "kept.sqlite3")
    with only_visit(tmp_path / "kept.sqlite3"), pytest.raises(Occupied), only_visit(link):
        pass


def test_starting_anew_does_not_let_go_of_the_database(tmp_path):
    file = tmp_path / "kept.sqlite3"
    with only_visit(file):
        forget(file)
        with pytest.raises(Occupied), only_visit(file):
            pass


def test_a_system_without_such_locks_lets_everybody_in(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "fcntl", None)
    file = tmp_path / "kept.sqlite3"
    with only_visit(file), only_visit(file):
        assert file.with_name("kept.sqlite3.visit").exists()
