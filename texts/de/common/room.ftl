## Everywhere

lead = Fünf Gespensterspiele, gemeinsam zu spielen.
close = Schließen
back = Zurück
cancel = Abbrechen
loading = Einen Moment{"\u00A0"}…
try_again = Erneut versuchen
unreachable = Der Server antwortet nicht. Prüfe deine Verbindung und versuch es noch einmal.
not_possible = Das geht jetzt nicht{ GIVEN($clause) ->
    [yes] {" "}({ $clause })
   *[no] {""}
}.
players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}

## The name

your_name = Dein Name
name_help = Mehr brauchst du nicht, um mitzuspielen.
name_missing = Sag uns zuerst, wie du heißt.
change_name = Namen ändern
save = Das bin ich
guest = Gast

## The lobby

invited = Im Herrenhaus erwartet man dich
come_in = Eintreten
new_table = Neuer Tisch
have_code = Hast du einen Code?
code = Code
code_placeholder = ABCD-1234-EFGH
enter = Eintreten
code_wrong = Dieser Code ist nicht vollständig: Er hat zwölf Buchstaben und Ziffern.
games = Die Spiele
soon = Bald
pitches-le_fantome_de_minuit-title = Le Fantôme de minuit
pitches-le_fantome_de_minuit-text = Versteck deine Gäste, bevor Hugo die Treppe heraufkommt.
pitches-le_fantome_de_minuit-tags-0 = 2 bis 8 Personen
pitches-le_fantome_de_minuit-tags-1 = ab 8 Jahren
pitches-chasseurs_de_tresor-title = Chasseurs de trésor
pitches-chasseurs_de_tresor-text = Bringt gemeinsam acht Juwelen aus dem Spukhaus.
pitches-chasseurs_de_tresor-tags-0 = 1 bis 4 Personen
pitches-chasseurs_de_tresor-tags-1 = kooperativ
pitches-pas_touche-title = Pas Touche{"\u00A0"}!
pitches-pas_touche-text = Schnapp dir die richtige Leckerei, mit der richtigen Hand.
pitches-pas_touche-tags-0 = 2 bis 6 Personen
pitches-pas_touche-tags-1 = flinke Hände
pitches-mysterium-title = Mysterium
pitches-mysterium-text = Ein stummer Geist schickt Träume. Deutet sie.
pitches-mysterium-tags-0 = 2 bis 7 Personen
pitches-mysterium-tags-1 = kooperativ
pitches-pas_vu_pas_pris-title = Pas vu, pas pris{"\u00A0"}!
pitches-pas_vu_pas_pris-text = Späh durchs Schlüsselloch: Wer schaut hervor?
pitches-pas_vu_pas_pris-tags-0 = 2 bis 4 Personen
pitches-pas_vu_pas_pris-tags-1 = in 3D
open_tables = Offene Tische
open_tables_lead = Freie Plätze, jetzt gleich.
no_open_tables = Gerade ist kein Tisch offen. Mach selbst einen auf und lade ein, wen du magst.
my_tables = Meine Tische
my_tables_lead = Spiel weiter, wo du aufgehört hast.
resume = Weiter
join = Mitspielen
watch = Zuschauen
table_of = Bei { $who }
seats_taken = { $taken } von { $seats }
playing_now = wird gespielt
waiting_for_you = wartet auf dich
about = Über Minuit
credits-0 = Minuit ist freie Software (MIT-Lizenz): ohne Werbung, ohne Konto, ohne Tracking.
credits-1 = Titel: Berkshire Swash von Astigmatic. Text: Atkinson Hyperlegible vom Braille Institute. Beide unter der OFL.

## A new table

new_table_title = Ein neuer Tisch
which_game = Das Spiel
all_my_tables = Alle meine Tische
how_many = Wie viele Plätze?
how_many_help = Du eingeschlossen. Freie Plätze warten auf deine Gäste.
fewer = Einer weniger
more = Einer mehr
bots = Bots dazu?
bots_help = Sie nehmen die letzten Plätze; am Tisch kannst du es dir noch anders überlegen.
bots_count = { $count ->
    [0] keine Bots
    [one] { $count } Bot
   *[other] { $count } Bots
}
level = Spielstärke
practise = Allein üben
practise_help = Zwölf Würfe gegen die Uhr, jetzt gleich.
levels-random-title = Schusselig
levels-random-help = Spielt aufs Geratewohl.
levels-easy-title = Leicht
levels-easy-help = Zum Lernen, ganz in Ruhe.
levels-normal-title = Schlau
levels-normal-help = Ein guter Gegner für die Familie.
levels-hard-title = Gefürchtet
levels-hard-help = Er denkt nach, und das merkt man.
partners-normal = Ein guter Mitspieler für die Familie.
more_options = Optionen der Partie
listed-title = Bei den offenen Tischen zeigen
listed-help = Alle auf diesem Server können kommen und sich setzen.
knock-title = Neue klopfen an
knock-help = Sie warten an der Tür, bis du ihnen aufmachst.
closed-title = Tür zu
closed-help = Niemand kommt mehr herein, auch nicht zum Zuschauen.
turn_time-title = Zeit pro Zug
turn_time-help = Danach macht ein Bot den Zug.
away_time-title = Abwesenheit
away_time-help = Danach spielt ein Bot für alle, die weg sind, bis sie zurückkommen.
seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
no_limit = Unbegrenzt
never = Nie
open_it = Tisch aufmachen
opening = Die Kerzen werden angezündet{"\u00A0"}…

## Inviting

invite = Einladen
invite_lead = Schick den Link, sag den Code an oder lass das Bild scannen.
link = Link zum Tisch
copy = Kopieren
only_here = Dieser Link öffnet sich nur auf diesem Computer. Für deine Gäste öffne Minuit über die Adresse dieses Computers im Netzwerk.
copied = Kopiert!
copy_by_hand = Der Link ist markiert: Kopiere ihn.
qr_label = QR-Code des Links zum Tisch

## The table

table = Tisch
seats = Die Gäste
seat_number = Platz { $number }
myself = Ich
bot_on = Bot, Platz { $number }
bot_name = { $level ->
    [random] Schusseliger Bot
    [easy] Leichter Bot
    [normal] Schlauer Bot
    [hard] Gefürchteter Bot
   *[other] Bot { $level }
}
bot_short = { $level ->
    [random] Schusselig
    [easy] Leicht
    [normal] Schlau
    [hard] Gefürchtet
   *[other] Bot { $level }
}
bot_number = Bot { $number }
you = du
host = Leitung
bot = Bot
away = weg
present = da
locked = zu
free_seat = frei
played_by = gespielt von einem Bot ({ $level ->
    [random] schusselig
    [easy] leicht
    [normal] schlau
    [hard] gefürchtet
   *[other] { $level }
})
you_watch = Du schaust zu.
sit_here = Hier hinsetzen
stand_up = Platz verlassen
waiting_title = Es fehlen noch welche
ready_title = Alle sind da
waiting_seats = { $count ->
    [one] Ein Platz ist noch frei: Lade jemanden ein oder setz einen Bot dazu.
   *[other] { $count } Plätze sind noch frei: Lade Leute ein oder setz Bots dazu.
}
ready_host = Du eröffnest den Abend.
waiting_host = { $who } beginnt gleich die Partie.
begin = Beginnen
board = Spielplan
your_moves = Deine Möglichkeiten
list_moves = Alle deine Möglichkeiten als Liste
log = Verlauf
log_empty = Was am Tisch geschieht, steht hier.
chat = Chat
chat_empty = Noch hat niemand etwas gesagt.
chat_placeholder = Ein Wort an den Tisch
send = Senden
no_talking = Pst! Jetzt wird nicht geredet.
log_and_chat = Verlauf und Chat
menu = Tischmenü
take_back = Zug zurücknehmen
round_short = R{ $round }
total = Summe
round_of = Runde { $round } von { $rounds }
time_left = { $seconds ->
    [one] Noch { $seconds } Sekunde
   *[other] Noch { $seconds } Sekunden
}
waiting_for = { $who } ist dran.
your_turn = Du bist dran!
roll = Würfeln
hand_over = Bot spielen lassen
take_over = Selbst weiterspielen
bot_plays_for_you = Ein Bot spielt für dich.
dismiss = Verstanden

## Emotes

said = { $who }: { $text }
emotes = Reaktionen
emote_names-laugh = Lachen
emote_names-gasp = Erschrecken
emote_names-boo = Buh rufen
emote_names-clap = Klatschen
emote_names-heart = Herz schicken
emote_names-yawn = Gähnen
emoted-laugh = { $who } lacht.
emoted-gasp = { $who } erschrickt.
emoted-boo = { $who } ruft buh.
emoted-clap = { $who } klatscht.
emoted-heart = { $who } schickt ein Herz.
emoted-yawn = { $who } gähnt.
emotes_shown-title = Reaktionen
emotes_shown-help = Die kleinen Gespenster, die andere schicken.

## Parts of boards

player = Name
skip = Überspringen
skip_motion = Bewegung überspringen
advice = Tipp
advice_plain = Das würde der stärkste Bot tun.
thinking = Ich überlege{"\u00A0"}…
look_closely = Genau ansehen: { $what }

## The menu of the host

host_menu = Plätze
fill_up = Mit Bots auffüllen
put_bot = Bot hinsetzen
free_it = Platz frei machen
free_sure = Den Platz von { $who } frei machen?
lock_it = Platz schließen
unlock_it = Platz wieder öffnen
remove = Hinausbitten
labelled = { $action }: { $thing }
remove_sure = { $who } endgültig hinausbitten?
pass_host = Leitung übergeben
claim_host = Leitung übernehmen
table_options = Optionen des Tisches
game_setup = Die Partie
seat_actions = Aktionen für { $who }

## The end of a match

again = Revanche!
winner = { $who } gewinnt!
you_won = Bravo, du gewinnst!
winners = { LIST($names) } gewinnen gemeinsam!
won_together = Gemeinsam gewonnen!
lost_together = Diesmal verloren.
show_board = Spielplan zeigen
score_sheet = Punkteblatt
place = { $place }.
to_lobby = Startseite
download_record = Partie herunterladen

## The connection

connecting = Ihr betretet das Herrenhaus{"\u00A0"}…
reconnecting = Die Verbindung ist weg. Gleich geht es weiter{"\u00A0"}…
offline = Offline
offline_lead = Dein Gerät hat kein Netz. Die Partie wartet auf dich.
endings-outdated-title = Es gibt eine neue Version
endings-outdated-help = Lade die Seite neu, dann geht es weiter.
endings-shut_out-title = Dieser Tisch ist geschlossen
endings-shut_out-help = Wer den Tisch leitet, hat die Tür nicht aufgemacht.
endings-turned_away-title = Die Tür blieb zu
endings-turned_away-help = Wer den Tisch leitet, lässt niemanden mehr herein oder hat dich nicht erwartet.
endings-sent_out-title = Du bist nicht mehr an diesem Tisch
endings-sent_out-help = Wer den Tisch leitet, hat dich hinausgebeten.
endings-nobody_opened-title = Niemand hat aufgemacht
endings-nobody_opened-help = Sag Bescheid, dass du da bist, und klopf dann noch einmal.
endings-no_table-title = Hier ist kein Tisch
endings-no_table-help = Vielleicht ist der Link nicht vollständig.
endings-closed-title = Dieser Tisch ist geschlossen
endings-closed-help = Wer diesen Server betreibt, hat ihn geschlossen.
endings-banned-title = Du kannst hier nicht spielen
endings-banned-help = Wer diesen Server betreibt, hat dich ausgeschlossen.
endings-full-title = Zu viele auf einmal
endings-full-help = Am Tisch oder vor seiner Tür ist es voll. Versuch es etwas später noch einmal.
reload = Neu laden
broken = Auf dieser Seite ist etwas kaputtgegangen. Der Partie ist nichts passiert.

## The rules, the guided first game, without a network

rules = Spielregeln
rules_short = Regeln
rules_of = Regeln: { $game }
rules_contents = Kapitel
rules_everywhere = An allen Tischen
rule_more = Regel { $clause }, mehr dazu
guided = Erste Partie mit Tipps
guided_short = Partie mit Tipps
guided_lead = Zum ersten Mal hier? Eine kurze Partie mit einem Bot, und bei jedem Schritt ein Tipp.
guided_start = Los geht’s
guide = Tipp
guide_next = Verstanden
guide_stop = Keine Tipps mehr
not_now = Jetzt nicht
lobby_offline = Offline. Sobald das Netz wieder da ist, geht es weiter.
lobby_silent = Der Server antwortet nicht. Alle fünf Sekunden ein neuer Versuch.
install = Minuit auf diesem Gerät installieren
install_lead = Auf dem Startbildschirm, offline, mit hellem Bildschirm während der Partie: Mit dem Zertifikat des Hauses macht dein Gerät das mit.
trusted = Das Zertifikat des Hauses

## Finished matches

replay-watch_again = Partie ansehen
replay-watch = Ansehen
replay-watch_match = Partie { $match } ansehen
replay-matches = Gespielte Partien
replay-no_matches = An diesem Tisch ist noch keine Partie zu Ende.
replay-finished = Beendete Partien
replay-finished_lead = Zum Wiederansehen, Zug um Zug.
replay-more = Alle beendeten Partien

## Settings

settings = Einstellungen
own_data = Meine Daten
words_erased = Nachricht gelöscht
language = Sprache
speed-title = Tempo der Bewegungen
speed-help = Ein Tipp auf den Spielplan überspringt, was gerade läuft.
speeds-slow = Langsam
speeds-normal = Normal
speeds-fast = Schnell
speeds-instant = Sofort
motion-title = Weniger Bewegung
motion-help = Züge erscheinen ohne Animation.
contrast-title = Hoher Kontrast
contrast-help = Einfarbige Hintergründe und klare Linien.
choices-system = Wie das Gerät
choices-on = Ja
choices-off = Nein
