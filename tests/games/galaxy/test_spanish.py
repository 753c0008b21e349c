"""What a Spanish reader is told where English needs no other form: nobody hits, one ship, one planet, chances, homes."""

import pytest

from engine.core.languages import speaking
from engine.core.odds import odds
from engine.games.galaxy.rules import steps
from engine.games.galaxy.speech import questions
from engine.games.galaxy.state.catalogue import WORDS

from .build import ADA, galaxy


def test_who_hits_nothing_is_told_with_a_negative() -> None:
    with speaking("es"):
        others = [WORDS("rolled-other", who="Tariq", hits=1)]
        assert WORDS("rolled-all", rounds=1, who="Ada", hits=0, others=others) == "Ada no saca ningún impacto, Tariq 1."
        assert WORDS("rolled", who="Bob", hits=0) == "Bob no saca ningún impacto."
        assert WORDS("rolled", who="Bob", hits=2) == "Bob saca 2 impactos."


@pytest.mark.parametrize(("room", "told"), [(1, "lleva 1 nave a B3."), (2, "lleva hasta 2 naves a B3.")])
def test_one_ship_comes_and_several_come(room: int, told: str) -> None:
    with speaking("es"):
        assert told in WORDS(
            "wanted-ships", system="B3", free=[], room=room, full=False, dock=False, origin="", stays=False
        )


@pytest.mark.parametrize(
    ("chance", "told"), [(0.6, "toma Tarja en 3 de cada 5"), (0.0, "nunca toma Tarja"), (1.0, "toma Tarja seguro")]
)
def test_a_chance_reads_as_how_often_and_not_as_a_count(chance: float, told: str) -> None:
    with speaking("es"):
        assert WORDS("takes-planet", planet="Tally", wins=odds(chance)) == told


@pytest.mark.parametrize(
    ("language", "own", "other"),
    [
        ("en", "produce up to 3 units at home, for at most 4 resources.", "produce up to 3 units on Salt, for at most"),
        ("de", "bau daheim bis zu 3 Einheiten, für höchstens 4 Rohstoffe.", "bau auf Salzau bis zu 3 Einheiten, für"),
        ("es", "produce hasta 3 unidades en tu hogar, por 4 recursos como", "produce hasta 3 unidades en Salina, por"),
    ],
)
def test_who_builds_at_home_is_not_told_whose_home_it_is(language: str, own: str, other: str) -> None:
    with speaking(language):
        assert WORDS("wanted-units", number=3, place="Ada's home", home=True, most=4).startswith(own)
        assert WORDS("wanted-units", number=3, place="Salt", home=False, most=4).startswith(other)


@pytest.mark.parametrize(
    ("language", "labels"),
    [
        ("en", ("Build at home, 3 resources", "Build on Aster, 3 resources")),
        ("de", ("Daheim bauen, 3 Rohstoffe", "Auf Aster bauen, 3 Rohstoffe")),
        ("es", ("Construir en tu hogar, 3 recursos", "Construir en Aster, 3 recursos")),
    ],
)
def test_a_dock_of_the_automaton_is_built_at_home_or_on_a_planet(language: str, labels: tuple[str, str]) -> None:
    asked = steps.Automaton(owner=ADA, options=("home-1", "aster"), default="home-1")
    with speaking(language):
        assert tuple(questions._automaton(asked, galaxy(2), answer)[0] for answer in asked.options) == labels
