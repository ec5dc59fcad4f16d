## What things are called

mediums-0 = Rot
mediums-1 = Blau
mediums-2 = Gelb
mediums-3 = Grün
mediums-4 = Lila
mediums-5 = Weiß
kinds-person = Personen
kinds-place = Orte
kinds-object = Gegenstände
kind-person = Person
kind-place = Ort
kind-object = Gegenstand
clues-person = Person
clues-place = Ort
clues-object = Gegenstand
any_clue-person = eine Person
any_clue-place = einen Ort
any_clue-object = einen Gegenstand
own_clue-person = Die Person
own_clue-place = Der Ort
own_clue-object = Der Gegenstand
visions = { COUNT($visions) ->
        [one] Vision { LIST($visions) }
       *[other] die Visionen { LIST($visions) }
    }

## Refusals: a medium goes by its colour, or by the name of its player

MY-ghost_not_seated = Platz { $seat } kann nicht der Geist sein: Ihr spielt nur zu { $players } Personen.
MY-eldest_not_seated = Das älteste Medium kann nicht auf Platz { $seat } sitzen: Ihr spielt nur zu { $players } Personen.
MY-eldest_is_ghost = Das älteste Medium kann nicht der Geist sein: Auf Platz { $seat } sitzt der Geist.
MY-nothing_to_lay = Jetzt wird keine Karte ausgelegt.
MY-other_kind_to_lay = Jetzt wird eine Karte einer anderen Art ausgelegt.
MY-laid_already = Diese Karte liegt schon auf dem Tisch.
MY-nothing_to_assign = Der Geist zieht jetzt keine Karte für ein Medium.
MY-other_to_assign = Der Geist zieht jetzt für ein anderes Medium oder eine Karte anderer Art.
MY-not_to_be_assigned = Diese Karte liegt nicht auf dem Tisch oder gehört schon einem anderen Medium.
MY-hand_full = Die Hand des Geistes wird jetzt nicht aufgefüllt.
MY-not_in_pile = Diese Vision ist nicht im Stapel.
MY-nothing_to_join = Jetzt kommt keine weitere Gruppe dazu.
MY-other_to_join = Jetzt wird eine andere Karte der Gruppe gezogen.
MY-not_to_be_joined = Diese Karte liegt nicht auf dem Tisch oder ist schon in einer Gruppe.
MY-nothing_to_turn = Jetzt wird keine Karte der gemeinsamen Vision aufgedeckt.
MY-not_shared = Diese Karte liegt nicht verdeckt in der gemeinsamen Vision.
MY-no_gifts_now = Jetzt werden keine Visionen verteilt: Das tut nur der Geist, bevor die Sanduhr läuft.
MY-no_such_medium = In dieser Partie gibt es kein Medium { $number }.
MY-medium_done = { NAME("mediums", $medium) } hat schon alle drei Karten gefunden.
MY-gifted_already = { NAME("mediums", $medium) } hat für diese Stunde schon Visionen bekommen.
MY-no_visions = Es braucht mindestens eine Vision.
MY-out_of_order = Nenne jede Vision einmal, in aufsteigender Reihenfolge.
MY-not_in_hand = Der Geist hat Vision { $vision } nicht auf der Hand.
MY-no_crow_now = Der Rabe fliegt nur, bevor Visionen verteilt werden, oder zwischendurch, nie danach.
MY-crow_spent = Der Rabe ist schon weg.
MY-no_culprit_now = Wer es war, bestimmt der Geist erst, wenn alle Medien fertig sind.
MY-no_such_group = Es gibt keine Gruppe { $group }: Sie zählen von 0 bis { $last }.
MY-three_shared = Die gemeinsame Vision hat drei Karten.
MY-not_guessing = Die Medien legen ihre Kugeln und Marker nur, solange die Sanduhr läuft.
MY-not_your_medium = { NAME("mediums", $medium) } spielst nicht du.
MY-nothing_to_find = { NAME("mediums", $medium) } hat alle drei Karten gefunden und hilft den anderen.
MY-not_laid = Diese Karte gehört nicht zu denen der gesuchten Art auf dem Tisch ({ NAME("kind", $kind) }).
MY-in_a_sleeve = Diese Karte steckt schon in der Hülle eines Mediums.
MY-chosen_already = Die Kugel liegt schon auf dieser Karte.
MY-no_tokens = Zu zweit oder zu dritt gibt es keine Hellsichtmarker.
MY-not_on_oneself = Zur eigenen Wahl kommt kein Marker.
MY-nothing_to_bet_on = { NAME("mediums", $medium) } hat nichts gewählt oder ist schon fertig.
MY-same_bet = Dein Marker sagt das schon.
MY-token_spent = Du hast keinen Marker mehr, der das sagt.
MY-no_bet_there = Du hast keinen Marker bei diesem Medium.
MY-no_vote_now = Abgestimmt wird nur über die gemeinsame Vision.

## What happens, for a terminal

events-clue_laid = Auf dem Tisch: { NAME("clues", $kind) } { $card }.
events-target_drawn = Der Geist zieht { NAME("clues", $kind) } { $card } für { NAME("mediums", $medium) }.
events-target_drawn_hidden = Der Geist zieht heimlich { NAME("any_clue", $kind) } für { NAME("mediums", $medium) }.
events-hour_struck = Stunde { $hour }.
events-tokens_returned = Die gesetzten Hellsichtmarker kommen zu ihren Medien zurück.
events-pile_shuffled = { $cards ->
        [one] Der Stapel ist neu gemischt: { $cards } Karte.
       *[other] Der Stapel ist neu gemischt: { $cards } Karten.
    }
events-vision_drawn = Der Geist zieht Vision { $vision }.
events-vision_drawn_hidden = Der Geist zieht eine Vision.
events-visions_given = { NAME("mediums", $medium) } bekommt { visions }.
events-crow_sent = Der Geist schickt den Raben und legt { visions } ab.
events-crow_sent_hidden = { $cards ->
        [one] Der Geist schickt den Raben und legt { $cards } Karte ab.
       *[other] Der Geist schickt den Raben und legt { $cards } Karten ab.
    }
events-glass_turned = Die Sanduhr ist umgedreht.
events-card_chosen = { NAME("mediums", $medium) } wählt { NAME("clues", $kind) } { $card }.
events-bet_placed = { $stance ->
        [agree] { NAME("mediums", $medium) } stimmt { NAME("mediums", $about) } zu.
       *[disagree] { NAME("mediums", $medium) } stimmt { NAME("mediums", $about) } nicht zu.
    }
events-bet_withdrawn = { NAME("mediums", $medium) } nimmt den Marker bei { NAME("mediums", $about) } zurück.
events-said_ready = Platz { $seat } ist so weit.
events-time_up = Die Zeit ist um.
events-answered_right = { NAME("mediums", $medium) }, { NAME("clues", $kind) } { $card }: gefunden!
events-answered_wrong = { NAME("mediums", $medium) }, { NAME("clues", $kind) } { $card }: leider nicht.
events-answered_none = { NAME("mediums", $medium) } hat nichts gewählt: { NAME("own_clue", $kind) } ist noch zu finden.
events-bet_right = { NAME("mediums", $medium) } lag bei { NAME("mediums", $about) } richtig: Hellsicht { $track }.
events-bet_wrong = { NAME("mediums", $medium) } lag bei { NAME("mediums", $about) } falsch.
events-came_through = { $steps ->
        [0] { NAME("mediums", $medium) } hat alle drei Karten.
       *[other] { NAME("mediums", $medium) } hat alle drei Karten und rückt um { $steps } vor: Hellsicht { $track }.
    }
events-group_joined = In Gruppe { $group } kommt { NAME("clues", $kind) } { $card }.
events-conveyed = Der Geist bestimmt Gruppe { $group } und gibt allen { visions }.
events-conveyed_hidden = Der Geist hat bestimmt, wer es war: drei Visionen für alle.
events-shared_turned = Gemeinsame Vision, Karte { $number }: { $vision }.
events-voted = Platz { $seat } stimmt für Gruppe { $group }.
events-voted_hidden = Platz { $seat } hat abgestimmt.
events-disagreed = Sie sind sich nicht einig: Es wird noch einmal abgestimmt.
events-votes_counted = Stimmen: { $ballots }. Beschuldigt: Gruppe { $group }.
events-votes_counted_none = Stimmen: keine. Niemand wird beschuldigt.
events-culprit_shown = Gruppe { $group } war es.
events-culprit_shown_early = { COUNT($visions) ->
        [one] Gruppe { $group } war es; verdeckt blieb { visions }.
       *[other] Gruppe { $group } war es; verdeckt blieben { visions }.
    }
events-target_shown = { NAME("mediums", $medium) } suchte { NAME("clues", $kind) } { $card }.
events-ended = { $ending ->
        [solved] Der Fall ist gelöst: Ihr habt alle gewonnen!
        [mistaken] Das war die falsche Gruppe: Alle verlieren.
       *[too_late] Die siebte Stunde ist vorbei: Alle verlieren.
    }

## The table in letters, for a terminal: numbers follow what has none of its own

picture-head = Stunde { $hour }/{ $hours }   Raben: { $crows }   Stapel: { $pile }   Ablage: { $heap }
picture-laid = { NAME("kinds", $kind) }:
picture-hand = Hand des Geistes:
picture-medium = { $name } ({ $seat }): Hülle
picture-targets = sucht
picture-visions = Visionen
picture-choice = Wahl
picture-wrong = nicht
picture-track = Hellsicht
picture-group = Gruppe { $group }:
picture-accused = beschuldigt
picture-culprit = schuldig
picture-shared = Gemeinsame Vision:
picture-face_down = Verdeckt:
