"""The outbox: its updates are posted in the channels, deadlines are kept."""
