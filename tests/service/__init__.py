"""The bot as a service: what it tells whoever runs it."""
