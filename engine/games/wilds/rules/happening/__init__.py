"""What happens to the party when the timer runs out."""
