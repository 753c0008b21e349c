"""Opening tables and gathering players."""
