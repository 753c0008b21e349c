"""What the party is, has and decides for itself."""
