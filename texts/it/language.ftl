# The language itself. Its words in addresses are letters from a to z; the page is what there is before any program runs.
name = Italiano
locale = it-IT
and = e
singular = 1
addresses-trust = trust
addresses-rules = rules
page-description = Cinque giochi di fantasmi, da giocare insieme.
page-no_script = Minuit ha bisogno di JavaScript.
