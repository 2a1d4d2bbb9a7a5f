"""What every game is made of: contracts, chance, masks, records. Knows no game by name."""
