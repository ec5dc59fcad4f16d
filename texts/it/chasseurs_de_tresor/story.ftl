lead = Le regole in sei immagini, da leggere ad alta voce

## The scenes; the last word of each name says what it is: the title, the text, what the picture shows, and short exceptions beside it

scenes-goal-title = Tutti insieme
scenes-goal-text = Otto gioielli dormono in una casa stregata. **Portateli fuori tutti, poi uscite anche voi**: avete vinto. Se si installa **un sesto spirito rosso**, avete perso.
scenes-goal-alt = Dei cacciatori escono dal portone con un gioiello sulle spalle; altri gioielli brillano ancora nelle stanze, tra i fantasmi.
scenes-goal-chips-0 = si vince o si perde **insieme**
scenes-roll-title = Prima il dado
scenes-roll-text = Quando tocca a te, lancia il dado. **Un fantasma accanto al numero?** Scopri una carta: nella stanza di quella lettera appare un fantasma.
scenes-roll-alt = Il dado mostra 4 e un fantasma, la carta mostra la lettera F: nella stanza F appare un fantasma.
scenes-roll-chips-0 = il **6** non ne porta
scenes-roll-chips-1 = carta **Rimescola**: niente, tutte le carte tornano nel mazzo
scenes-walk-title = Poi si cammina
scenes-walk-text = Avanza del numero del dado, **o di meno**. Una mattonella è un passo, **una stanza intera anche**. Si passa dalle porte, mai in diagonale.
scenes-walk-alt = Un cacciatore parte dal corridoio: tre mattonelle, e la stanza dove brilla un gioiello è il quarto passo.
scenes-walk-chips-0 = **un** cacciatore per mattonella
scenes-walk-chips-1 = restare dove si è: permesso
scenes-jewel-title = Nello zaino
scenes-jewel-text = Fermati accanto a un gioiello e prendilo: **nel tuo zaino ce ne sta uno solo**, e il tuo cammino finisce lì. Passa con lui **il portone**: è salvo, e il tuo turno è finito.
scenes-jewel-alt = Una cacciatrice ha appena raccolto un gioiello nella stanza J; un altro cacciatore l’aspetta vicino al portone.
scenes-fight-title = Si combatte!
scenes-fight-text = Ti fermi tra i fantasmi? **Bisogna combattere.** Un dado se non c’è nessun altro, **due dadi se c’è un altro cacciatore**: ogni fantasma su un dado ne scaccia uno.
scenes-fight-alt = Due cacciatori di fronte a due fantasmi in una stanza; un dado da combattimento mostra un fantasma, l’altro è vuoto.
scenes-fight-chips-0 = mai più di due dadi
scenes-fight-chips-1 = mancato? Niente di grave
scenes-spirit-title = Tre fantasmi…
scenes-spirit-text = … e **uno spirito rosso** prende il loro posto: la stanza è stregata. **Trattiene chi porta un gioiello**. Per scacciarlo bisogna essere **in due nella stanza** e lanciare i due dadi.
scenes-spirit-alt = Uno spirito rosso trattiene un cacciatore che porta un gioiello; un secondo cacciatore è venuto ad aiutarlo, un dado mostra lo spirito.
scenes-spirit-chips-0 = basta **un solo** spirito sui dadi

## What happens now and then

cases-both-title = Un gioiello tra i fantasmi
cases-both-text = Prendi prima il gioiello: i fantasmi non possono farci niente. Il combattimento viene subito dopo e conclude il turno.
cases-way-title = Qualcuno sulla strada
cases-way-text = Nel corridoio si possono superare gli altri, ma ci si ferma prima o dopo. In una stanza c’è posto per tutti.
cases-stay-title = Preferisci restare
cases-stay-text = È permesso, anche fuori; il dado e la carta arrivano lo stesso. Restare in una stanza significa fermarsi lì: si prende, si combatte.
cases-haunted-title = La stanza è già stregata
cases-haunted-text = Il fantasma va nella **successiva dell’alfabeto** che non lo è; dopo la L viene la A. Se lì è il terzo, anche quella diventa stregata.
cases-none_left-title = Non restano più fantasmi
cases-none_left-text = I fantasmi scacciati tornano. Se non ne resta davvero nessuno, la stanza della carta diventa subito stregata.
cases-through-title = Attraversare una stanza stregata
cases-through-text = Senza gioiello, niente ti ferma. **Con un gioiello si entra, ma non si esce più** finché c’è lo spirito. Se prendi un gioiello lì dentro, trattiene anche te.
cases-alone-title = A tu per tu con uno spirito
cases-alone-text = Non si lancia niente. Chiama aiuto: appena c’è qualcun altro nella stanza, chi è di turno lancia i due dadi, non di più, anche se siete in tre.
cases-stuck-title = Nessuno può muoversi
cases-stuck-text = Ogni cacciatore è trattenuto da uno spirito, da solo nella sua stanza? Nessuno può più muoversi né aiutare: avete perso. Lo si controlla dopo le carte e alla fine di ogni turno.

## What can be chosen before a match

options-hunters-title = Quanti cacciatori?
options-hunters-text = Quattro: uno a testa in quattro, **due a testa in due**, tutti e quattro se giochi in solitario. In tre ne bastano tre. Tutti partono da fuori e giocano uno dopo l’altro; chi comincia lo dice la sorte, o chi ospita.
options-house-title = La casa
options-house-text = Un gioiello in ogni stanza con la lettera **rossa** (A, C, D, E, G, I, J, L), un fantasma in C, F, I e L; partenza calma: nessuno, agitata: due. J e L sono a 3 passi dal portone, A a 10.
options-numbers-title = Il gioco avanzato: i numeri
options-numbers-text = I gioielli sono coperti; chi si ferma accanto a uno lo scopre. Si prendono come si vuole, ma **escono in ordine, da 1 a 8**: con un altro numero non si esce. Con lo «Scambio di gioielli» si può cambiare quello nello zaino con quello della stanza.
options-cards-title = Il gioco avanzato: le carte
options-cards-text = **Sarabanda**: due o tre carte in un colpo solo, poi si mescola tutto; una Sarabanda o un Rimescola che arriva nel frattempo viene sostituito. **Porte**: le blu o le verdi si chiudono, finché si chiude l’altro colore o arriva il Rimescola. Tra due stanze, gli archi restano aperti.
options-length-title = Una partita senza fine?
options-length-text = Dopo 1000 turni è persa; chi ospita può cambiare questo numero.

## What to remember

remember-0 = Dado, carta, cammino, gioiello, combattimento: **in quest’ordine**.
remember-1 = **Un** gioiello per zaino.
remember-2 = Due fantasmi da qualche parte? Andateci **prima del terzo**.
remember-3 = Uno spirito si scaccia **in due**.
remember-4 = Non lasciate nessuno da solo con un gioiello.
