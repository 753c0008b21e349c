"""What everybody is told of a change, and the controls of a post."""
