# The language itself. Its words in addresses are letters from a to z; the page is what there is before any program runs.
name = Deutsch
locale = de-DE
and = und
singular = 1
addresses-trust = trust
addresses-rules = rules
page-description = Fünf Gespensterspiele, gemeinsam zu spielen.
page-no_script = Minuit braucht JavaScript.
