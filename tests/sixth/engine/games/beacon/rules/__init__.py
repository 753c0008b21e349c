"""What happens in Beacon."""
