## Names

colours-0 = Rot
colours-1 = Blau
colours-2 = Gelb
colours-3 = Grün
colours-4 = Lila
colours-5 = Weiß
medium_of = { $colour } ({ $name })
kinds-person = Personen
kinds-place = Orte
kinds-object = Gegenstände
kind-person = Person
kind-place = Ort
kind-object = Gegenstand
card = { NAME("kind", $kind) } { $number }
vision = Vision { $number }
quoted = „{ $name }“
hour_of = Stunde { $hour } von { $hours }
hour = Stunde { $hour }

## The boards

boards = Die Hinweise auf dem Tisch
chosen_by = gewählt von { LIST($names) }
found_by = gefunden von { $name }
tried_by = schon versucht von { LIST($names) }
target_for = soll erraten werden von { LIST($names) }
set_aside = in deinen Notizen beiseitegelegt
sought_here = { LIST($names) } { COUNT($names) ->
        [one] sucht
       *[other] suchen
    } hier

## The mediums and their visions

mediums = Die Medien
medium_chip = { $name }: { $state }
seeks-person = sucht die Person
seeks-place = sucht den Ort
seeks-object = sucht den Gegenstand
all_found = hat alles gefunden
visions_count = { $count ->
        [0] keine Vision
        [1] eine Vision
       *[other] { $count } Visionen
    }
visions_for = Visionen von { $name }
no_visions = Noch keine Vision. Der Geist überlegt{"\u00A0"}…
no_visions_given = Hier liegt noch keine Vision. Welche aus deiner Hand führt zu dieser Karte?
no_visions_done = Alle drei Karten sind gefunden; die Visionen sind zurück im Stapel.
from_hour = aus Stunde { $hour }
waits_gift = wartet auf eine Vision
has_gift = hat Visionen bekommen
chose = Wahl: { $card }
no_choice = noch keine Wahl
is_ready = ist so weit
track = Hellsicht { $steps }

## Clairvoyance tokens

bet_lead = Was hältst du von der Wahl von { $name }?
bet_later = { $name } hat noch nichts gewählt.
stances-agree = Stimmt
stances-disagree = Stimmt nicht
tokens_left = { $count ->
        [0] kein Marker mehr
        [one] { $count } Marker
       *[other] { $count } Marker
    }
withdraw = Zurücknehmen

## The ghost

hand = Deine Visionen auf der Hand
hand_card = { $on ->
        [true] Genommen: Vision { $number }. { $text }
       *[false] Vision { $number }. { $text }
    }
convey_to = Lass { $name } erraten: { $card }
target = Zu erraten
give = { $count ->
        [0] Wähle Visionen für { $name }
        [1] Eine Vision an { $name } geben
       *[other] { $count } Visionen an { $name } geben
    }
crow = { $count ->
        [0] Rabe
        [one] Rabe: { $count } Karte tauschen
       *[other] Rabe: { $count } Karten tauschen
    }
crows_left = { $count ->
        [0] schon weg
       *[other] noch { $count }
    }
ghost_keeps_silent = Psst: Der Geist spricht nicht. Hör zu, was sie sehen.

## At the thumb of a medium

ready = Ich bin so weit
ready_detail = Antwort kommt, wenn alle so weit sind
ready_without = ohne Wahl?
you_are_ready = Alles klar. Wir warten noch.
choose_for = Für { $name }: Die ist es!
choose = Die ist es!
your_choice = Deine Wahl
choice_of = Wahl von { $name }
nothing_chosen = noch nichts
chose_nothing = hat nichts gewählt
waiting_ghost = Der Geist bereitet seine Visionen vor.

## Close up

describe = Beschreibung
before = Vorige Karte
next = Nächste Karte
point_hint = Tippe auf ein Detail, um es allen zu zeigen.
point_card = Karte zeigen
points_at = { $name } zeigt auf etwas
see_it = Ansehen
compare_visions = Die Visionen von { $name }
compare_clues-person = Die Personen
compare_clues-place = Die Orte
compare_clues-object = Die Gegenstände
take = Diese Vision nehmen
put_back = Vision zurücklegen
shown_card = Seht euch { $card } an: { $down ->
        [0] { $across ->
            [0] oben links
            [1] oben in der Mitte
           *[2] oben rechts
        }
        [1] { $across ->
            [0] links
            [1] in der Mitte
           *[2] rechts
        }
       *[2] { $across ->
            [0] unten links
            [1] unten in der Mitte
           *[2] unten rechts
        }
    }

## Notes

notebook = Notizbuch
notebook_lead = Nur für dich: Diese Notizen bleiben auf diesem Gerät.
notebook_label = Deine Notizen
put_aside = Beiseitelegen
take_up = Wieder dazunehmen

## What is revealed

last_hour = Antworten aus Stunde { $hour }
asks = { $name } fragt den Geist{"\u00A0"}…
right = Gefunden!
wrong = Leider nicht
none_chosen = { $kind ->
        [person] Keine Wahl: Die Person ist noch zu finden
        [place] Keine Wahl: Der Ort ist noch zu finden
       *[object] Keine Wahl: Der Gegenstand ist noch zu finden
    }
bet_right = { LIST($names) } { COUNT($names) ->
        [one] hat
       *[other] haben
    } es kommen sehen: +1
came_through = { $name } hat alle drei Karten!
came_steps = Hellsicht { SIGNED($steps) }
tokens_back = Die Hellsichtmarker kommen zurück.
time_up = Die Zeit ist um
crow_flies = { $cards ->
        [one] Der Rabe fliegt mit { $cards } Vision davon
       *[other] Der Rabe fliegt mit { $cards } Visionen davon
    }

## The epilogue

epilogue = Wer war es?
shared = Die gemeinsame Vision
shared_down = Verdeckte Karte
shared_card = Karte { $at } der gemeinsamen Vision
group_of = { GIVEN($name) ->
        [yes] Gruppe { $number }, die von { $name }
       *[no] Gruppe { $number }, Unbekannte
    }
group_name = { GIVEN($name) ->
        [yes] { $name }
       *[no] Unbekannte
    }
pick_culprit = Erst die Gruppe, dann drei Visionen aus deiner Hand.
convey-no_group = Wähle eine Gruppe
convey-more = { $count ->
        [1] Noch eine Vision
       *[other] Noch { $count } Visionen
    }
convey-done = Gruppe { $group } war es
vote_for = Für Gruppe { $group } stimmen
vote_final = die Stimme gilt endgültig
vote_pick = Tippe auf eine Gruppe
votes_of = beschuldigt von { LIST($names) }
accused = Beschuldigt
culprit = Schuldig
yours_to_convey = von dir bestimmt
hush = Gleich spricht der Geist{"\u00A0"}…
disagreed = Nicht einig: Redet und stimmt noch einmal ab.
endings-solved = Der Fall ist gelöst!
endings-mistaken = Das war die falsche Gruppe.
endings-too_late = Die siebte Stunde ist vorbei.
nobody_accused = Niemand wurde beschuldigt.
sealed = { $voted } von { $all } Stimmen im Umschlag

## The banner

setting_up = Die Hinweise werden ausgelegt
you_give = Schick { $name } einen Traum
you_give_detail = { $kind ->
        [person] Wähle Visionen, die zu der Person passen.
        [place] Wähle Visionen, die zu dem Ort passen.
       *[object] Wähle Visionen, die zu dem Gegenstand passen.
    }
ghost_gives = Der Geist träumt{"\u00A0"}…
ghost_gives_detail = { LIST($names) } { COUNT($names) ->
        [one] wartet
       *[other] warten
    } auf eine Vision.
you_guess = Was meint der Geist?
you_guess_detail = { $kind ->
        [person] Tippe auf eine Person, oder redet darüber.
        [place] Tippe auf einen Ort, oder redet darüber.
       *[object] Tippe auf einen Gegenstand, oder redet darüber.
    }
you_help = Hilf den anderen
you_help_detail = Deine Karten sind gefunden: Rate mit und setze deine Marker.
chosen_title = Wahl getroffen
chosen_detail = Überleg es dir noch anders, oder sag: Ich bin so weit.
they_guess = Die Medien rätseln
they_guess_ghost = Psst! Sieh beim Rätseln zu.
waiting_ready = { COUNT($names) ->
        [0] Wir warten auf niemanden.
       *[other] Wir warten auf { LIST($names) }.
    }
you_convey = Bestimme, wer es war
you_convey_detail = Eine Gruppe und drei Visionen, die zu ihr führen.
ghost_conveys = Der Geist bestimmt, wer es war
ghost_conveys_detail = Gleich kommen drei Visionen für alle.
you_vote = Wen beschuldigst du?
you_vote_detail = { $cards ->
        [1] Deine Hellsicht zeigt dir eine der drei Karten. Stimme geheim ab, ohne ein Wort.
        [2] Deine Hellsicht zeigt dir zwei der drei Karten. Stimme geheim ab, ohne ein Wort.
       *[other] Deine Hellsicht zeigt dir alle drei Karten. Stimme geheim ab, ohne ein Wort.
    }
you_vote_agree = Einigt euch: Ihr müsst dieselbe Gruppe beschuldigen.
you_vote_alone = Drei Karten, eine einzige Stimme: deine.
they_vote = Geheime Abstimmung
wait_turn = Du siehst noch mehr: Bei Karte { $card } stimmst du ab.
you_voted = Deine Stimme ist im Umschlag
no_group_now = Jetzt wird nicht abgestimmt.

## The log

log_target = Der Geist lässt { $name } { $card } erraten.
log_hour = Stunde { $hour }.
log_tokens = Die gesetzten Hellsichtmarker kommen zurück.
log_shuffled = Der Stapel ist neu gemischt: { $cards } Visionen.
log_given = { $count ->
        [1] { $name } bekommt eine Vision.
       *[other] { $name } bekommt { $count } Visionen.
    }
log_crow = { $cards ->
        [one] Der Rabe fliegt mit { $cards } Vision des Geistes davon.
       *[other] Der Rabe fliegt mit { $cards } Visionen des Geistes davon.
    }
log_glass = Alle Visionen sind verteilt: Jetzt wählen die Medien.
log_chosen = { $name } wählt { $card }.
log_bet = { $stance ->
        [agree] { $name } stimmt { $about } zu.
       *[disagree] { $name } stimmt { $about } nicht zu.
    }
log_withdrawn = { $name } nimmt den Marker bei { $about } zurück.
log_ready = { $name } ist so weit.
log_time = Die Zeit ist um.
log_right = { $name }, { $card }: gefunden!
log_wrong = { $name }, { $card }: leider nicht.
log_none = { $kind ->
        [person] { $name } hat nichts gewählt: Die Person ist noch zu finden.
        [place] { $name } hat nichts gewählt: Der Ort ist noch zu finden.
       *[object] { $name } hat nichts gewählt: Der Gegenstand ist noch zu finden.
    }
log_bet_right = { $name } lag bei { $about } richtig: Hellsicht { $track }.
log_bet_wrong = { $name } lag bei { $about } falsch.
log_through = { $steps ->
        [0] { $name } hat alle drei Karten.
       *[other] { $name } hat alle drei Karten und rückt um { $steps } vor.
    }
log_conveyed = Der Geist hat bestimmt, wer es war: drei Visionen für alle.
log_conveyed_own = Der Geist bestimmt Gruppe { $group }: drei Visionen für alle.
log_turned = Gemeinsame Vision, Karte { $number }: { $card }.
log_voted = { $name } hat abgestimmt.
log_vote = { $name } stimmt für Gruppe { $group }.
log_disagreed = Zwei verschiedene Stimmen: Es wird noch einmal abgestimmt.
log_counted_none = Die Stimmen sind gezählt: Niemand wird beschuldigt.
log_counted = { $tied ->
        [true] Gleichstand der Stimmen: Die größte Hellsicht entscheidet, Gruppe { $group } wird beschuldigt.
       *[false] Die Stimmen sind gezählt: Gruppe { $group } wird beschuldigt.
    }
log_culprit = Gruppe { $group } war es.
log_target_shown = { $name } suchte { $card }.

## Labels of actions

do_give = An { $name }: { $cards }
do_crow = Rabe: { $cards }
do_choose = { $name }: { $card }
do_bet = { $stance ->
        [agree] { $about }: stimmt
       *[disagree] { $about }: stimmt nicht
    }
do_withdraw = Marker bei { $about } zurücknehmen
do_ready = Ich bin so weit
do_convey = Schuldig: Gruppe { $group }, { $cards }
do_vote = Für Gruppe { $group } stimmen
vision_numbers = { COUNT($numbers) ->
        [one] Vision { LIST($numbers) }
       *[other] Visionen { LIST($numbers) }
    }

## Beside the names, and the sheet

detail_ghost = { $hand ->
        [one] Geist, { $hand } Vision auf der Hand, Rabe { $crows }
       *[other] Geist, { $hand } Visionen auf der Hand, Rabe { $crows }
    }
result = Was die Medien gefunden haben
missed = nicht gefunden
found = gefunden
reference = Hellsicht
reference_token = Marker liegt richtig
reference_three_cards = Drei Karten
reference_three_cards_points = 7 − Stunde
reference_two_seen = Zwei Karten sehen
reference_shared = der gemeinsamen Vision
reference_three_seen = Drei Karten sehen
reference_note = Sieben Stunden, um alles zu finden.
