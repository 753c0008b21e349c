"""How a process runs: its shards, threads, traces and measurements."""
