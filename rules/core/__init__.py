"""What every game is made of: decisions, choices, events, chance, standings, match history."""
