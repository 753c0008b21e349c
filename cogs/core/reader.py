"""Which language a member reads, and everybody in a channel (TAB-208)."""

from __future__ import annotations

from engine import PLACES, nearest, speak

from .context import Interaction, place_of


async def speak_to(interaction: Interaction) -> None:
    """Speak the language of the member of an interaction from here on: the one they chose, else Discord's for them."""
    if len(PLACES) > 1:
        chosen = await interaction.client.tables.member_settings.language(interaction.user.id)
        speak(chosen or nearest(interaction.locale))


async def speak_to_all(interaction: Interaction) -> None:
    """Speak from here on the language of what everybody in the channel of an interaction sees."""
    locale = interaction.guild_locale or interaction.locale
    lobby = interaction.client.tables.lobby
    speak(await lobby.language_here(place_of(interaction), interaction.guild_id or 0, nearest(locale)))
