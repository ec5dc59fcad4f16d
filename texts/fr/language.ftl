# The language itself. Its words in addresses are letters from a to z; the page is what there is before any program runs.
name = Français
locale = fr-FR
and = et
singular = 0 1
addresses-trust = confiance
addresses-rules = regles
page-description = Cinq jeux de fantômes, à jouer ensemble.
page-no_script = Minuit a besoin de JavaScript.
# Marks before and after which a space does not break a line.
no_break-before = ! ? ; : % »
no_break-after = «
