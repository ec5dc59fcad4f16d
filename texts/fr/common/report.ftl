report = Signaler
# $who (text)
report_whom = Signaler { $who }
who_reads = Ton signalement va à qui gère ce serveur, avec les derniers messages de cette table. Personne ici n’en est averti.
why = Pourquoi ?
reasons-insults = Insultes ou menaces
reasons-cheating = Triche
reasons-name = Un nom choquant
reasons-spam = Messages à répétition
reasons-other = Autre chose
without = Signaler sans donner de raison
# $who (text)
thanks = Merci. Ton signalement de { $who } est envoyé.
