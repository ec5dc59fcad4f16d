lead = Le regole in sei immagini, da leggere ad alta voce

## The six scenes: alt is what the picture shows

scenes-goal-title = In punta di piedi
scenes-goal-text = Fa’ attraversare l’atrio dell’hotel ai tuoi fantasmi **senza che li si veda dal buco della serratura**. Dopo cinque manche, ogni fantasma **uscito di fronte** dà punti: vince chi ne ha di più.
scenes-goal-alt = L’atrio visto dall’alto: dei fantasmi rossi entrano da un lato, un grande fantasma rosso esce dall’altro, tra i mobili.
scenes-goal-chips-0 = piccolo **1**
scenes-goal-chips-1 = medio **3**
scenes-goal-chips-2 = grande **5**
scenes-goal-chips-3 = ancora nell’atrio: **1, 1, 2**
scenes-furniture-title = Una carta, un mobile
scenes-furniture-text = A partire da chi ha il dado, a turno si pesca una carta. **Mostra due mobili? Spostane uno**, se vuoi: dove ti pare nell’atrio, in piedi, coricato o sopra un altro.
scenes-furniture-alt = Una carta vale 6 e mostra la poltrona e la scrivania; la poltrona è sollevata e scivola verso un altro posto.
scenes-walk-title = Tutti avanzano
scenes-walk-text = Poi, tutti insieme e in segreto, **distribuisci i punti della tua carta tra i tuoi fantasmi**: un punto per casella, mai in diagonale. Anche entrare e uscire da una porta costa **un punto**.
scenes-walk-alt = Un fantasma piccolo entra da una porta e avanza di tre caselle; un altro esce dalla porta di fronte.
scenes-walk-chips-0 = punti di troppo: **persi**
scenes-hide-title = Dove nascondersi?
scenes-hide-text = **Dietro, sotto, sopra, dentro**: i mobili non fermano nessuno. Un fantasma finisce in piedi, in piano, **tutto dentro la sua casella**, senza toccare gli altri.
scenes-hide-alt = Un fantasma piccolo è nascosto sotto la scrivania, un altro ci sta sopra, un altro è sulla poltrona, uno grande dietro il pianoforte.
scenes-keyhole-title = Chi guarda?
scenes-keyhole-text = Chi fa il numero più alto col dado **sceglie un altro lato** per la serratura, poi tira di nuovo: **il dado dice la porta**. Nessuno guarda prima.
scenes-keyhole-alt = Il dado mostra 4: la serratura è appesa alla quarta porta di un altro lato dell’atrio.
scenes-seen-title = Visto!
scenes-seen-text = Tutti guardano dal buco. **Ogni fantasma che si vede torna sul suo lato**, anche se ne spunta solo un pezzetto. Visto nello specchio vale come visto.
scenes-seen-alt = Dal buco della serratura si vede in pieno un fantasma blu, e un pezzetto di fantasma rosso spunta da dietro il pianoforte.
scenes-seen-chips-0 = un fantasma può **nasconderne un altro**

## What a family meets now and then

cases-through-title = Entrare e uscire in un colpo?
cases-through-text = No, non nella stessa manche. Non si esce neppure dal proprio lato, e non ci si sposta dentro la propria casella. Chi è uscito di fronte non torna.
cases-moved-title = Il mobile si è già mosso
cases-moved-text = In questa manche non si muove più. Se vale per entrambi i mobili della tua carta, prendi **uno qualsiasi degli altri**. Mobile in mano, mobile scelto; anche rimetterlo a posto conta.
cases-falls-title = Un mobile messo male
cases-falls-text = Quando lo lasci, cade davvero e si ferma. Se sporge dall’atrio, attraversa qualcos’altro o non poggia su nulla, riprova.
cases-passenger-title = C’era un fantasma sul mobile
cases-passenger-text = Resta nella sua casella e scende sul pavimento. Quelli che erano sotto non si muovono; ciò che era appoggiato sopra ricade.
cases-crowd-title = Due fantasmi si intralciano
cases-crowd-text = Si gioca a partire dal dado: chi arriva dopo si scansa nel posto libero più vicino della sua casella, o torna indietro sulla sua strada.
cases-chooser-title = Sceglie sempre la stessa persona?
cases-chooser-text = No: chi ha scelto aspetta che ognuno abbia scelto altrettante volte. In caso di parità si tira di nuovo. Poi il dado passa a sinistra.
cases-peep-title = Si vede appena…
cases-peep-text = Basta un **mezzo per cento** della sua sagoma. Il gioco lo calcola, con lo stesso verdetto per tutti, e mostra la prova.
cases-tie-title = Parità alla fine
cases-tie-text = Vince chi ha più fantasmi usciti, poi chi ne ha meno rimasti sul proprio lato. Ancora pari? Si condivide la vittoria.

## What can be chosen before a match

options-players-title = Chi, e da dove?
options-players-text = Da due a quattro, ognuno col suo colore e il suo lato: **un grande, due medi, quattro piccoli**. In due si è vicini, o faccia a faccia. In due si scartano dieci carte su venti senza vederle, in tre cinque: sempre **cinque manche**.
options-hall-title = L’atrio
options-hall-text = Sei caselle per sei, sei porte per lato, sei mobili, disposti in uno di quattro modi. La sorte mette la serratura e dà il dado, oppure lo fa chi ospita. Chi ospita può anche decidere che un piccolo rimasto nell’atrio non valga nulla.
options-fusions-title = Variante: le fusioni
options-fusions-text = Si parte sempre **piccoli**. Due piccoli, o un piccolo e un medio, dello stesso colore nella stessa casella diventano uno più grande, se ci sta e se uno è appena arrivato; in quella manche non si muove più. Se viene visto, aspetta sul bordo e riparte con la sua taglia. Nessun piccolo da far partire? Riprendine uno uscito.
options-bells-title = Variante: Scocca la mezzanotte
options-bells-text = Dalla seconda manche, chi ha il dado scopre una delle dodici carte prima di ogni altra cosa. Ha effetto subito.
options-bells_ghosts-title = Mezzanotte: i fantasmi
options-bells_ghosts-text = **Tutti al riparo**: si sdraiano fino allo sguardo. **Gara di smorfie**: un piccolo di ognuno va davanti allo specchio. **Ce l’hai tu**: prendi il posto di un piccolo di chi siede alla tua destra. **Il pavimento è lava**: chi non è su un mobile torna indietro. **Il mio fratellone**: cambia uno dei tuoi con uno più grande. **Un, due, tre, stella**: tutti avanzano di una casella.
options-bells_hall-title = Mezzanotte: l’atrio
options-bells_hall-text = **Tutto sottosopra**: tutti i mobili si ribaltano. **Pista da ballo**: ogni mobile scivola verso la porta più vicina. **Mi gira la testa**: il tabellone gira di un quarto, ognuno cambia lato.
options-bells_keyhole-title = Mezzanotte: la serratura
options-bells_keyhole-text = **Doppia curiosità**: si guarda ancora dalla porta di fronte. **Toc, toc, toc**: la serratura resta sul suo lato. **Sfera di cristallo**: il numero della porta si sa in anticipo.

## What to remember

remember-0 = Un mobile, **poi** i fantasmi, **poi** la serratura.
remember-1 = La serratura **cambia lato** a ogni manche.
remember-2 = Visto, anche solo un po’: **si riparte da capo**.
remember-3 = Lo specchio vede **dietro di te**.
remember-4 = Un grande che esce vale **5**.
