# What the button with the sign below does.
numbers = Montrer les règles numérotées
numbers_sign = n°
print = Imprimer
cases = Quand ça arrive
options = Avant de commencer
remember = À retenir
# $part (text)
clauses_of = Règles numérotées : { $part }
every_clause = Toute la règle, point par point
other_games = Les règles des autres jeux
to_the_lobby = Retour à l’accueil
not_found = Il n’y a pas de règle à cette adresse.
