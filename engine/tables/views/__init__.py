"""What a member may see of a table. Nothing in here changes one."""
