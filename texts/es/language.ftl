# The language itself. Its names of addresses are those that the server knows; the page is what there is before any program runs.
name = Español
locale = es-ES
and = y
singular = 1
addresses-trust = trust
addresses-rules = rules
page-description = Cinco juegos de fantasmas para jugar en compañía.
page-no_script = Minuit necesita JavaScript.
