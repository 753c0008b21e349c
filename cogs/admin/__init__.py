"""What managers of a server and the operator of the bot can do."""
