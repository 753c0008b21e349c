"""Bot players: what they do, by what their seat may know."""
