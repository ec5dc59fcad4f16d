# The language itself. Its words in addresses are letters from a to z; the page is what there is before any program runs.
name = English
locale = en-GB
and = and
singular = 1
addresses-trust = trust
addresses-rules = rules
page-description = Five ghost games, to be played together.
page-no_script = Minuit needs JavaScript.
