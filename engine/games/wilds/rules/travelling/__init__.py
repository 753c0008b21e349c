"""Going on, and looking ahead."""
