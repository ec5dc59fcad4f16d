# The language itself. Its words in addresses are letters from a to z; the page is what there is before any program runs.
name = Español
locale = es-ES
and = y
# Another "and" before a word that begins so: Ana e Inés, but agua y hielo.
euphony-and = e
euphony-before = i hi
euphony-not_before = hia hie
singular = 1
addresses-trust = trust
addresses-rules = rules
page-description = Cinco juegos de fantasmas para jugar en compañía.
page-no_script = Minuit necesita JavaScript.
