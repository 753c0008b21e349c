"""Which language a member reads (TAB-208)."""

from __future__ import annotations

from engine import PLACES, nearest, speak

from .context import Interaction


async def speak_to(interaction: Interaction) -> None:
    """Speak the language of the member of an interaction from here on: the one they chose, else Discord's for them."""
    if len(PLACES) > 1:
        chosen = await interaction.client.tables.member_settings.language(interaction.user.id)
        speak(chosen or nearest(interaction.locale))
