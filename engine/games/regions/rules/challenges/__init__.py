"""What the scenario sets against the party: Challenges by type, what they do on their turns, stealth and chases."""
