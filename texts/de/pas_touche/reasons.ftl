starting_level = Fang auf dieser Stufe an: Nach jeder Partie passt sie sich von selbst an.
