"""What is searched for, followed, found and looked into."""
