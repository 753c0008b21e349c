"""What all are told of a change, and the controls of a post."""
