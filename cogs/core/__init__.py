"""What every package of the bot uses: its context, permissions, Discord's limits, retries, slash commands."""
