starting_level = Commence à ce niveau : après chaque partie il s’ajuste de lui-même.
