lead = Le regole in sei immagini, da leggere ad alta voce

## Scenes: a title, two or three sentences, what the picture shows, and chips of a few words

scenes-goal-title = Chi, dove e con che cosa?
scenes-goal-text = Una persona è **il fantasma, che non parla**. Le altre, i suoi medium, cercano ognuna **un personaggio, un luogo e un oggetto**. Trovateli in sette ore, smascherate il colpevole e **vincete tutti insieme**.
scenes-goal-alt = Un fantasma fluttua sopra tre carte: un personaggio, un luogo e un oggetto.
scenes-goal-chips-0 = se no, perdono **tutti**

scenes-secret-title = Il segreto del fantasma
scenes-secret-text = Sul tavolo ci sono carte dei tre tipi. Per **ogni medium** il fantasma pesca in segreto una carta di ogni tipo, mai la stessa per due.
scenes-secret-alt = Una fila di personaggi; il fantasma sa che la terza carta è quella del medium blu.

scenes-dream-title = Sogni come indizi
scenes-dream-text = A ogni ora il fantasma dà a ogni medium **una o più visioni** della sua mano di sette. **Non una parola, non un gesto**: parlano solo le immagini.
scenes-dream-alt = Il fantasma tiene una mano di visioni e ne porge due a un medium.
scenes-dream-chips-0 = le visioni **restano** davanti a te

scenes-guess-title = I medium indovinano
scenes-guess-text = La clessidra scorre. **Parlatene, aiutatevi!** Ognuno mette la sua sfera sulla carta a cui fanno pensare le sue visioni: prima il personaggio.
scenes-guess-alt = Tre sfere di cristallo stanno su carte di personaggi; accanto scorre una clessidra.
scenes-guess-chips-0 = **due minuti**
scenes-guess-chips-1 = più sfere su una carta: si può

scenes-answer-title = Giusto, o quasi
scenes-answer-text = Giusto? La carta è tua e cerchi la prossima: **personaggio, luogo, oggetto**. Sbagliato? Resta tutto, e all’ora dopo **arriveranno altre visioni**.
scenes-answer-alt = Sotto una carta trovata, un segno di spunta verde; sotto un’altra, una croce rossa e le sue visioni, che restano.

scenes-culprit-title = Il colpevole
scenes-culprit-text = Avete tutti le vostre tre carte? Il fantasma sceglie in segreto **uno dei vostri gruppi** e manda tre visioni a tutti. **Voto segreto, senza una parola**: il gruppo più votato è accusato. Se è quello giusto, avete vinto!
scenes-culprit-alt = Tre visioni per tutti, sopra gruppi di tre carte; uno dei gruppi è indicato.

## Cases: what happens now and then

cases-crow-title = Il fantasma ha una brutta mano
cases-crow-text = Il corvo cambia da una a sette delle sue carte: **una volta all’ora** a livello facile, **tre volte a partita** a livello medio, **una volta sola** a livello difficile. Mai mentre scorre la clessidra.

cases-tokens-title = Credi che qualcuno sbagli?
cases-tokens-text = Metti un gettone accanto alla sua scelta, **d’accordo o non d’accordo**: uno solo per medium, mai accanto alla tua. Se hai visto giusto, avanzi di un passo in chiaroveggenza; se no, non costa niente. I gettoni messi sono spesi, e tornano tutti, una volta, alla quarta ora.

cases-track-title = A che serve la chiaroveggenza?
cases-track-text = Al momento del voto, chi ha più chiaroveggenza vede **due o tre visioni** del colpevole prima di votare, gli altri una sola. Finire presto aiuta: avanza di sette meno l’ora. Continui ad aiutare e a mettere gettoni.

cases-choice-title = Cambiare idea
cases-choice-text = Finché scorre la clessidra, quanto vuoi (o quasi: cento volte). Una carta già trovata non si può più scegliere. Non scegliere niente è sbagliare.

cases-ready-title = Tutti hanno finito
cases-ready-text = La clessidra si ferma appena l’hanno detto tutti. Se qualcuno sceglie o cambia la sua scelta, tutti devono dirlo di nuovo.

cases-tie-title = Il voto è in parità
cases-tie-text = Vale la scelta di chi ha **più chiaroveggenza**, poi quella di chi ha più anni. Se non ha votato nessuno, nessuno è accusato.

cases-silence-title = Che cosa può dire il fantasma
cases-silence-text = Niente di niente. Solo lui vede la sua mano e ciò che va trovato; un voto lo vede solo chi l’ha dato, fino al conteggio.

cases-empty-title = Niente più visioni nel mazzo
cases-empty-text = Si rimescolano quelle scartate. Se non ce ne sono proprio più, la mano resta più corta.

cases-late-title = Sono suonate le sette
cases-late-text = Se a un solo medium manca una sola carta, la partita è persa per tutti.

## Options: what can be chosen before a match

options-players-title = In quanti?
options-players-text = Da due a sette, di cui **un fantasma**. In due o tre, ognuno guida **due medium**, senza gettoni né chiaroveggenza. In quattro o cinque, quattro gettoni a medium; in sei o sette, sei: metà d’accordo, metà non d’accordo.

options-few-title = Il finale, in due o in tre
options-few-text = Tutti vedono le tre visioni. In due, si aggiungono due gruppi di sconosciuti e c’è un solo voto. In tre, si parla e bisogna **mettersi d’accordo**.

options-difficulty-title = Facile, medio, difficile
options-difficulty-text = Da quattro a nove carte di ogni tipo sul tavolo: più siete e più coraggio avete, più ce ne sono, e più è raro il corvo.

options-settings-title = Che cos’altro si sceglie
options-settings-text = Chi è il fantasma; chi ha più anni (non il fantasma); quanto dura la clessidra, da trenta secondi a dieci minuti, o niente clessidra; gettoni che dicono l’una o l’altra cosa.

## To remember

remember-0 = Il fantasma **tace**.
remember-1 = Personaggio, luogo, oggetto: **in quest’ordine**.
remember-2 = Sbagliato? Le visioni **si sommano**.
remember-3 = Sette ore, non una di più.
remember-4 = Si vince o si perde **insieme**.
