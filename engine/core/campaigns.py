"""Campaigns: games of one kind that a party plays in a row, each begun with what came of those before it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from .errors import Text
from .scene import Scene

S = TypeVar("S")


class Campaigns(ABC, Generic[S]):
    """Games of this kind are played in a row, as a campaign of a party: what it has come to is a text, ``body``, of which
    each begins with (`Setup.campaign`), and which is another once it is over. It holds no names of members.

    A game that is broken off before its end leaves it as it was.
    """

    campaign_shows: Text
    """What the page of a campaign shows, as the command that shows it says: "See where a campaign has been"."""
    campaign_names: tuple[str, ...]
    """What a campaign may be called until its party calls it otherwise."""

    @abstractmethod
    def campaign_about(self) -> str:
        """Return what a campaign of this game is, in a sentence for the lobby's menu."""

    @abstractmethod
    def fresh(self) -> str:
        """Return what a campaign begins with."""

    @abstractmethod
    def carried(self, state: S, before: str, day: str, /) -> str:
        """Return what a campaign that was ``before`` has come to with a game that is over by its rules; ``day`` is when
        that was, as it is shown ("2026-11-22")."""

    @abstractmethod
    def stands(self, body: str, /) -> str:
        """Return how a campaign stands in a few words, to follow its name and a comma: "at depth 2 after 3 delves"."""

    @abstractmethod
    def past(self, name: str, body: str, /) -> str:
        """Return the page of a campaign in Discord's markdown, in a few short lines: what stands beside its chart."""

    @abstractmethod
    def chart(self, name: str, body: str, /) -> Scene:
        """Return the picture of where a campaign has been."""
