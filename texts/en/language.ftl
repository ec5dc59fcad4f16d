# The language itself. Its names of addresses are those that the server knows; the page is what there is before any program runs.
name = English
locale = en-GB
and = and
singular = 1
addresses-trust = trust
addresses-rules = rules
page-description = Five ghost games, to be played together.
page-no_script = Minuit needs JavaScript.
