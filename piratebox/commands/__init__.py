"""The commands of the command line: each module's ``run`` takes the parsed words and returns an exit code."""
