goal-title = Lo scopo
goal-clauses-MY_43 = Tutti insieme: scoprite chi, dove e con che cosa, poi smascherate il colpevole. Si vince o si perde insieme.
goal-clauses-MY_01 = Da due a sette: una persona è il fantasma, le altre sono i medium. In due o tre, chi non è il fantasma guida due medium. Ogni medium ha il suo colore.
goal-clauses-MY_03 = Tutte le immagini sono nostre, disegnate per questo gioco.

start-title = Prima della prima ora
start-clauses-MY_02 = Ci sono 18 personaggi, 18 luoghi e 18 oggetti, una volta per i medium e una volta per il fantasma, e 84 visioni.
start-clauses-MY_04 = Si mettono sul tavolo da quattro a nove carte di ogni tipo: più si è e più è difficile, più ce ne sono.
start-clauses-MY_10 = Per ogni medium il fantasma pesca in segreto un personaggio, un luogo e un oggetto dal tavolo, mai la stessa carta per due. La sua mano è di sette visioni. Tutti cercano prima il proprio personaggio.

ghost-title = Il fantasma
ghost-clauses-MY_20 = Senza una parola, dà a ogni medium che cerca ancora una o più visioni della sua mano, una sola volta all’ora e nell’ordine che vuole. Poi la sua mano torna a sette. Le visioni restano davanti al medium finché la sua carta non è trovata.
ghost-clauses-MY_05 = Il corvo cambia da una a sette carte della mano. Facile: una volta all’ora. Medio: tre volte a partita. Difficile: una volta. Prima di dare visioni o tra un medium e l’altro, mai mentre scorre la clessidra.
ghost-clauses-MY_21 = Le visioni di una carta trovata si scartano, come quelle del corvo; quando il mazzo è vuoto, si rimescolano. Se non resta niente da pescare, la mano resta corta.

mediums-title = I medium
mediums-clauses-MY_22 = Date le ultime visioni, si gira la clessidra: di solito due minuti. Si ferma prima se tutti hanno detto che va bene. Se qualcuno sceglie o cambia la sua scelta, tutti devono dirlo di nuovo.
mediums-clauses-MY_23 = Parlate e aiutatevi. Ognuno mette la sua sfera su una carta del tipo che cerca; più medium possono scegliere la stessa, ma non una già trovata. Si cambia idea finché scorre la clessidra, al massimo cento volte.
mediums-clauses-MY_25 = Poi il fantasma risponde a ogni medium. Giusto: la carta va nella bustina e si cerca la prossima: personaggio, luogo, oggetto. Sbagliato, o nessuna scelta: resta tutto, e arriveranno nuove visioni.
mediums-clauses-MY_29 = Se la settima ora finisce e a un medium manca una carta, perdono tutti.

clairvoyance-title = La chiaroveggenza
clairvoyance-clauses-MY_06 = In quattro o cinque, ogni medium ha quattro gettoni; in sei o sette, sei. Metà dice d’accordo, l’altra metà non d’accordo. In due o tre non ce ne sono.
clairvoyance-clauses-MY_24 = Metti un gettone accanto alla scelta di un altro medium, uno solo per medium, mai accanto alla tua. Puoi spostarlo finché scorre la clessidra.
clairvoyance-clauses-MY_26 = Un gettone che vede giusto ti fa avanzare di un passo. Un gettone che sbaglia non costa niente. I gettoni messi sono spesi.
clairvoyance-clauses-MY_27 = Tre carte trovate: avanza di sette meno l’ora. Continui ad aiutare gli altri e a mettere gettoni.
clairvoyance-clauses-MY_28 = All’inizio della quarta ora tornano tutti i gettoni spesi, una volta.

culprit-title = Il colpevole
culprit-clauses-MY_40 = Quando tutti hanno finito, le tre carte di ogni medium formano un gruppo. Il fantasma sceglie in segreto il gruppo del colpevole e dà a tutti tre visioni della sua mano, mescolate.
culprit-clauses-MY_41 = Non si parla più, e si vota in segreto, una volta per tutte. Più chiaroveggenza hai, più carte vedi prima di votare. In due si aggiungono due gruppi di sconosciuti e c’è un solo voto; in tre si può parlare e bisogna mettersi d’accordo.
culprit-clauses-MY_42 = Il gruppo più votato è accusato. In caso di parità vale la scelta di chi ha più chiaroveggenza; poi quella di chi ha più anni. Senza nessun voto, nessuno è accusato.

secrets-title = Che cosa è segreto
secrets-clauses-MY_44 = Tutti vedono le visioni date, le scelte, i gettoni e ciò che è stato trovato. Solo il fantasma vede la sua mano e ciò che va indovinato. Un voto lo vede solo chi l’ha dato, fino al conteggio. Il fantasma non parla mai.
