starting_level = Start at this level: after each match it adjusts by itself.
