## Everywhere

lead = Cinq jeux de fantômes, à jouer ensemble.
close = Fermer
back = Retour
cancel = Annuler
loading = Un instant…
try_again = Réessayer
unreachable = Le serveur ne répond pas. Vérifie ta connexion, puis réessaie.
# $clause (text?)
# Of a refusal for which the page has no words of its own; $clause is the number of the rule, such as FM-12.
not_possible = Ce n’est pas possible maintenant{ GIVEN($clause) ->
    [yes] {" "}({ $clause })
   *[no] {""}
}.
# $count (number)
players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}

## The name

your_name = Ton prénom
name_help = C’est tout ce qu’il faut pour jouer.
name_missing = Dis-nous d’abord comment tu t’appelles.
change_name = Changer de prénom
# The button under the field for the name.
save = C’est moi
guest = Invité

## The lobby

invited = On t’attend au manoir
come_in = Entrer
new_table = Nouvelle table
have_code = Tu as un code ?
code = Code
code_placeholder = ABCD-1234-EFGH
enter = Entrer
code_wrong = Ce code n’est pas complet : il a douze lettres et chiffres.
games = Les jeux
soon = Bientôt
pitches-le_fantome_de_minuit-title = Le Fantôme de minuit
pitches-le_fantome_de_minuit-text = Cache tes invités avant que Hugo ne monte l’escalier.
pitches-le_fantome_de_minuit-tags-0 = 2 à 8 joueurs
pitches-le_fantome_de_minuit-tags-1 = dès 8 ans
pitches-chasseurs_de_tresor-title = Chasseurs de trésor
pitches-chasseurs_de_tresor-text = Sortez ensemble les huit joyaux du manoir hanté.
pitches-chasseurs_de_tresor-tags-0 = 1 à 4 joueurs
pitches-chasseurs_de_tresor-tags-1 = coopératif
pitches-pas_touche-title = Pas Touche !
pitches-pas_touche-text = Attrape la bonne gourmandise, avec la bonne main.
pitches-pas_touche-tags-0 = 2 à 6 joueurs
pitches-pas_touche-tags-1 = rapidité
pitches-mysterium-title = Mysterium
pitches-mysterium-text = Un fantôme muet envoie des rêves. À vous de lire.
pitches-mysterium-tags-0 = 2 à 7 joueurs
pitches-mysterium-tags-1 = coopératif
pitches-pas_vu_pas_pris-title = Pas vu, pas pris !
pitches-pas_vu_pas_pris-text = Jette un œil par la serrure : qui dépasse ?
pitches-pas_vu_pas_pris-tags-0 = 2 à 4 joueurs
pitches-pas_vu_pas_pris-tags-1 = en 3D
open_tables = Tables ouvertes
open_tables_lead = Des places libres, tout de suite.
no_open_tables = Aucune table ouverte pour le moment. Ouvre la tienne, et invite qui tu veux.
my_tables = Mes tables
my_tables_lead = Reprends où tu en étais.
resume = Reprendre
join = Rejoindre
watch = Regarder
# $who (text)
table_of = Chez { $who }
# $taken (number), $seats (number)
seats_taken = { $taken } sur { $seats }
playing_now = partie en cours
waiting_for_you = on t’attend
about = À propos
credits-0 = Minuit est un logiciel libre (licence MIT), sans publicité, sans compte et sans pistage.
credits-1 = Titres : Berkshire Swash, par Astigmatic. Textes : Atkinson Hyperlegible, par le Braille Institute. Toutes deux sous licence OFL.

## A new table

new_table_title = Une nouvelle table
which_game = Le jeu
all_my_tables = Toutes mes tables
how_many = Combien de places ?
how_many_help = Toi compris. Les places libres attendent tes invités.
# Seats or bots.
fewer = Un de moins
more = Un de plus
bots = Des robots ?
bots_help = Ils prennent les dernières places ; tu pourras changer d’avis à table.
# $count (number)
bots_count = { $count ->
    [0] aucun robot
    [one] { $count } robot
   *[other] { $count } robots
}
level = Niveau
practise = S’entraîner sans les autres
practise_help = Douze lancers contre la montre.
levels-random-title = Étourdi
levels-random-help = Joue au hasard.
levels-easy-title = Facile
levels-easy-help = Pour apprendre tranquillement.
levels-normal-title = Malin
levels-normal-help = Un bon adversaire pour la famille.
levels-hard-title = Redoutable
levels-hard-help = Il réfléchit, et ça se voit.
partners-normal = Un bon partenaire pour la famille.
more_options = Options de la partie
listed-title = Visible dans les tables ouvertes
listed-help = Tout le monde sur ce serveur peut venir s’asseoir.
knock-title = Les nouveaux venus frappent
knock-help = Ils attendent à la porte que tu leur ouvres.
closed-title = Porte fermée
closed-help = Plus personne n’entre, même pour regarder.
turn_time-title = Temps par coup
turn_time-help = Passé ce temps, un robot joue le coup.
away_time-title = Absence
away_time-help = Passé ce temps, un robot joue pour qui est parti, jusqu’à son retour.
# $count (number)
seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
# $count (number)
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
no_limit = Sans limite
never = Jamais
open_it = Ouvrir la table
opening = On allume les bougies…

## Inviting

invite = Inviter
invite_lead = Envoie le lien, dicte le code, ou fais scanner l’image.
link = Lien de la table
copy = Copier
only_here = Ce lien n’ouvre que sur cet ordinateur. Pour tes invités, ouvre Minuit par l’adresse de cet ordinateur sur le réseau.
copied = Copié !
copy_by_hand = Le lien est sélectionné : copie-le.
qr_label = Code QR du lien de la table

## The table

table = Table
seats = Les invités
# $number (number)
# The first seat is 1.
seat_number = Place { $number }
myself = Moi
# $number (number)
bot_on = Robot, place { $number }
# $level (text)
# The level is one of the levels above, or another word of the server that is shown as it is.
bot_name = Robot { $level ->
    [random] étourdi
    [easy] facile
    [normal] malin
    [hard] redoutable
   *[other] { $level }
}
# $level (text)
# A bot of that level where there is no room for more than one short word.
bot_short = { $level ->
    [random] Étourdi
    [easy] Facile
    [normal] Malin
    [hard] Redoutable
   *[other] Robot { $level }
}
# $number (number)
# Where two bots have one level: short, because the number must not be cut off.
bot_number = Robot { $number }
you = toi
host = hôte
bot = robot
away = absent
# Of a player whose page is open.
present = là
# Of a seat.
locked = fermée
free_seat = libre
# $level (text)
played_by = joué par un robot { $level ->
    [random] étourdi
    [easy] facile
    [normal] malin
    [hard] redoutable
   *[other] { $level }
}
you_watch = Tu regardes la partie.
sit_here = S’asseoir ici
stand_up = Quitter ma place
waiting_title = On attend du monde
ready_title = Tout le monde est là
# $count (number)
waiting_seats = { $count ->
    [one] Il reste une place : invite quelqu’un ou ajoute un robot.
   *[other] Il reste { $count } places : invite du monde ou ajoute des robots.
}
ready_host = À toi d’ouvrir la soirée.
# $who (text)
waiting_host = { $who } va lancer la partie.
begin = Commencer
board = Plateau
your_moves = Tes choix
list_moves = Tous tes choix, en liste
log = Journal
log_empty = Ce qui se passe à table s’écrit ici.
chat = Discussion
chat_empty = Personne n’a encore rien dit.
chat_placeholder = Un mot à la table
send = Envoyer
no_talking = Chut ! On ne parle pas maintenant.
log_and_chat = Journal et discussion
menu = Menu de la table
take_back = Reprendre mon coup
# $round (number)
# The head of a column of scores: the first letter of "round".
round_short = M{ $round }
total = Total
# $round (number), $rounds (number)
round_of = Manche { $round } sur { $rounds }
# $seconds (number)
time_left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}
# $who (text)
waiting_for = C’est à { $who }.
your_turn = À toi !
roll = Lancer le dé
hand_over = Laisser jouer un robot
take_over = Reprendre la main
bot_plays_for_you = Un robot joue pour toi.
dismiss = Compris

## Emotes

# $who (text), $text (text)
said = { $who } : { $text }
emotes = Réactions
emote_names-laugh = Rire
emote_names-gasp = Sursauter
emote_names-boo = Faire bouh
emote_names-clap = Applaudir
emote_names-heart = Envoyer un cœur
emote_names-yawn = Bâiller
# $who (text)
emoted-laugh = { $who } rit.
# $who (text)
emoted-gasp = { $who } sursaute.
# $who (text)
emoted-boo = { $who } fait bouh.
# $who (text)
emoted-clap = { $who } applaudit.
# $who (text)
emoted-heart = { $who } envoie un cœur.
# $who (text)
emoted-yawn = { $who } bâille.
emotes_shown-title = Réactions
emotes_shown-help = Les petits fantômes que les autres envoient.

## Parts of boards

player = Joueur
skip = Sauter
skip_motion = Sauter l’animation
advice = Conseil
advice_plain = C’est ce que ferait le robot le plus fort.
thinking = Je réfléchis…
# $what (text)
# For those who listen: a button that shows a card large.
look_closely = Regarder de près : { $what }

## The menu of the host

host_menu = Places
fill_up = Compléter avec des robots
put_bot = Mettre un robot
free_it = Libérer la place
# $who (text)
free_sure = Libérer la place où joue { $who } ?
lock_it = Fermer la place
unlock_it = Rouvrir la place
remove = Faire sortir
# $action (text), $thing (text)
# For those who listen: what a button does, and with what.
labelled = { $action } : { $thing }
# $who (text)
remove_sure = Faire sortir { $who } pour de bon ?
pass_host = En faire l’hôte
claim_host = Devenir l’hôte
table_options = Options de la table
game_setup = La partie
# $who (text)
seat_actions = Actions pour { $who }

## The end of a match

again = La revanche !
# $who (text)
winner = { $who } gagne !
you_won = Bravo, tu gagnes !
# $names (texts)
winners = { LIST($names) } gagnent ensemble !
won_together = Gagné, tous ensemble !
lost_together = Perdu, cette fois.
show_board = Voir le plateau
score_sheet = Feuille de score
# $place (number)
# The rank at the end of a match: from 1 to 8.
place = { $place ->
    [1] 1er
   *[other] { $place }e
}
to_lobby = Accueil
download_record = Télécharger la partie

## The connection

connecting = On entre dans le manoir…
reconnecting = La connexion est coupée. On revient…
offline = Hors ligne
offline_lead = Ton appareil n’a plus de réseau. La partie t’attend.
endings-outdated-title = Une nouvelle version est là
endings-outdated-help = Recharge la page pour continuer.
endings-shut_out-title = Cette table est fermée
endings-shut_out-help = L’hôte n’a pas ouvert la porte.
endings-turned_away-title = La porte est restée close
endings-turned_away-help = L’hôte ne fait entrer personne de plus, ou ne t’attendait pas.
endings-sent_out-title = Tu n’es plus à cette table
endings-sent_out-help = L’hôte t’a fait sortir.
endings-nobody_opened-title = Personne n’a ouvert
endings-nobody_opened-help = Préviens l’hôte que tu es là, puis frappe à nouveau.
endings-no_table-title = Pas de table ici
endings-no_table-help = Le lien est peut-être incomplet.
endings-closed-title = Cette table est fermée
endings-closed-help = Qui gère ce serveur l’a fermée.
endings-banned-title = Tu ne peux pas jouer ici
endings-banned-help = Qui gère ce serveur t’en a exclu.
endings-full-title = Trop de monde en même temps
endings-full-help = La table, ou sa porte, est pleine. Réessaie un peu plus tard.
reload = Recharger
broken = Quelque chose s’est cassé dans cette page. La partie, elle, est sauve.

## The rules, the guided first game, without a network

rules = Règles du jeu
rules_short = Règles
# $game (text)
rules_of = Règles : { $game }
rules_contents = Chapitres
rules_everywhere = À toutes les tables
# $clause (text)
rule_more = Règle { $clause }, en savoir plus
guided = Première partie guidée
guided_short = Partie guidée
guided_lead = Première fois ici ? Une petite partie avec un robot, et un conseil à chaque étape.
guided_start = C’est parti
guide = Conseil
guide_next = Compris
guide_stop = Arrêter les conseils
not_now = Pas maintenant
lobby_offline = Hors ligne. Dès que le réseau revient, on continue.
lobby_silent = Le serveur ne répond pas. On réessaie toutes les cinq secondes.
install = Installer Minuit sur cet appareil
install_lead = Sur l’écran d’accueil, hors ligne, l’écran allumé pendant la partie : avec le certificat de la maison, ton appareil y consent.
trusted = Le certificat de la maison

## Finished matches

replay-watch_again = Revoir la partie
replay-watch = Revoir
# $match (number)
# For those who hear several such links one after the other.
replay-watch_match = Revoir la partie { $match }
replay-matches = Parties jouées
replay-no_matches = Aucune partie finie à cette table pour le moment.
replay-finished = Parties finies
replay-finished_lead = À revoir, coup par coup.
replay-more = Toutes les parties finies

## Settings

settings = Réglages
own_data = Mes données
words_erased = message effacé
language = Langue
speed-title = Vitesse des animations
speed-help = Un appui sur le plateau passe celle qui se joue.
speeds-slow = Lente
speeds-normal = Normale
speeds-fast = Rapide
speeds-instant = Immédiate
motion-title = Moins de mouvement
motion-help = Les coups s’affichent sans animation.
contrast-title = Contraste élevé
contrast-help = Des fonds unis et des traits nets.
choices-system = Comme l’appareil
choices-on = Oui
choices-off = Non
