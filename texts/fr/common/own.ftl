lead = Il n’y a pas de compte : ce navigateur est ta clé. Tout ce qui suit vaut aussi pour les invités qui jouent sur cet appareil.
download-title = Télécharger mes données
download-help = Un fichier lisible avec tout ce que le serveur garde de toi : noms, tables, places, messages, décisions et leurs heures.
download-action = Télécharger
downloaded = Le fichier est téléchargé.
show-title = Continuer sur un autre appareil
show-help = Un code fait d’un deuxième appareil le même joueur : même nom, mêmes places. Ne le donne à personne d’autre : qui l’a est toi.
show-action = Montrer un code
code = Code
# $minutes (number)
lasts = Il sert une seule fois, pendant { $minutes } minutes. Tape-le sur l’autre appareil : Réglages, Mes données, J’ai un code.
scan = Le code, à photographier avec l’autre appareil
enter-title = J’ai un code
enter-help = Cet appareil devient le joueur de l’autre. Il oublie qui il était : ses propres places sont perdues.
enter-action = Devenir ce joueur
code_missing = Tape les dix caractères du code.
leave-title = Quitter toutes les tables
leave-help = Tu te lèves de toutes tes places et quittes toutes les tables. Dans les parties en cours, un robot joue à ta place.
leave-action = Quitter toutes les tables
# $seats (number)
left = { $seats ->
    [0] Tu n’avais aucune place.
    [1] Tu as quitté 1 place.
   *[other] Tu as quitté { $seats } places.
}
forget-title = M’oublier sur cet appareil
forget-help = Cet appareil redevient un inconnu. Rien n’est effacé sur le serveur : un autre appareil qui a reçu ton code reste toi. Sans un tel appareil, tes places sont perdues.
forget-action = Oublier ici
erase-title = M’effacer
erase-help = Tout ce qui te désigne disparaît du serveur, pour toujours.
erase-action = M’effacer pour toujours
goes = Ce qui disparaît
erase_goes-0 = ton nom et tous tes anciens noms, à toutes les tables
erase_goes-1 = tous tes messages
erase_goes-2 = ton identifiant et la liste de tes tables
erase_goes-3 = tes places : un robot joue à ta place
erase_goes-4 = ce que ce navigateur a retenu
stays = Ce qui reste
erase_stays-0 = les coups des parties jouées, sans nom : les autres peuvent les revoir
erase_stays-1 = ce que d’autres ont écrit, même s’ils t’ont nommé
erase_stays-2 = ce que les navigateurs des autres ont retenu, et les sauvegardes du serveur tant qu’il les garde
erase_sure = Je veux être effacé pour toujours
working = Un instant…
