goal-title = Lo scopo
goal-clauses-GH_40 = Si vince tutti insieme: quando gli otto gioielli sono fuori, e tutti i cacciatori anche.
goal-clauses-GH_41 = Si perde tutti insieme, appena il sesto spirito rosso si installa nella casa.
goal-clauses-GH_42 = Si perde anche quando ogni cacciatore è trattenuto da uno spirito, da solo nella sua stanza: nessuno può più muoversi né aiutare. Lo si controlla dopo le carte e alla fine di ogni turno.
goal-clauses-GH_08 = Quattro cacciatori partono da fuori. In quattro, uno a testa; in due, due a testa; in solitario, si guidano tutti e quattro. In tre ci sono solo tre cacciatori. I cacciatori giocano uno dopo l’altro; chi comincia lo dice la sorte, o chi ospita.

house-title = La casa
house-clauses-GH_01 = Dodici stanze, dalla A alla L, un corridoio di 23 mattonelle e il piazzale, fuori, dove c’è posto per tutti.
house-clauses-GH_02 = Dal piazzale, il corridoio sale per 1, 2, 3. Lì gira a ovest, da 4 a 9, o prosegue a nord, da 10 a 13 e poi 16. Alla 16, di nuovo a ovest, da 17 a 23, o a est, per 15 e 14.
house-clauses-GH_03 = Gli archi tra due stanze sono sempre aperti. Le porte sul corridoio sono blu, con un rombo, o verdi, con un cerchio: quelle possono chiudersi.
house-clauses-GH_04 = Le stanze J e L sono vicinissime, a 3 passi dal piazzale; la camera da letto A è la più lontana, a 10 passi. Lo strumento «Distanze» conta per te, porte chiuse comprese.
house-clauses-GH_13 = Si entra e si esce dal portone, e da nessun’altra parte.
house-clauses-GH_14 = Una mattonella è una casella, e una stanza intera anche. Si passa dalle porte; mai in diagonale.

pieces-title = Il materiale
pieces-clauses-GH_05 = Un gioiello aspetta in ogni stanza con la lettera rossa: A, C, D, E, G, I, J e L. All’inizio un fantasma si aggira in C, F, I e L.
pieces-clauses-GH_06 = Il dado di movimento va da 1 a 6; da 1 a 5, un fantasma accompagna il numero. I dadi da combattimento portano tre fantasmi, due spiriti e una faccia vuota.
pieces-clauses-GH_07 = Dodici carte con una lettera e una carta Rimescola. Il gioco avanzato aggiunge due Sarabande, da due e da tre carte, e quattro carte Porte, due per colore. Ci sono 24 fantasmi, 6 spiriti e 8 gioielli, numerati da 1 a 8.

turn-title = Un turno
turn-clauses-GH_10 = Prima si lancia il dado di movimento.
turn-clauses-GH_11 = Mostra un fantasma? Si scopre una carta: nella stanza di quella lettera appare un fantasma. La carta Rimescola non ne porta: tutte le carte tornano nel mazzo.
turn-clauses-GH_12 = Poi il cacciatore avanza del numero del dado, o di meno.
turn-clauses-GH_15 = Su una mattonella sta un solo cacciatore: si possono superare gli altri, non fermarsi con loro. In una stanza c’è posto per tutti.
turn-clauses-GH_16 = Si può restare dove si è, anche fuori. Il dado e la carta arrivano lo stesso.

jewels-title = I gioielli
jewels-clauses-GH_17 = Chi si ferma accanto a un gioiello può metterlo nello zaino. Ce ne sta uno solo.
jewels-clauses-GH_19 = Uscire con un gioiello lo mette al sicuro e conclude il turno. Prendere un gioiello conclude il movimento, e combattere il turno; un combattimento che aspetta nella stanza viene comunque dopo la presa. Restare in una stanza significa fermarsi lì.

ghosts-title = I fantasmi
ghosts-clauses-GH_18 = Chi si ferma tra i fantasmi deve combatterli. Si prende prima il gioiello: i fantasmi non possono farci niente.
ghosts-clauses-GH_30 = Per combattere si lancia un dado, o due se c’è un altro cacciatore nella stanza; mai di più. Ogni fantasma su un dado scaccia un fantasma; il resto non fa niente.
ghosts-clauses-GH_31 = I fantasmi scacciati possono tornare. Se non ne restano più, la stanza della carta diventa subito stregata.
ghosts-clauses-GH_32 = Con il terzo fantasma, la stanza diventa stregata: uno spirito rosso prende il loro posto.
ghosts-clauses-GH_33 = Un fantasma che doveva arrivare in una stanza stregata va nella successiva dell’alfabeto che non lo è; dopo la L viene la A. Se lì è il terzo, anche quella diventa stregata.

spirits-title = Gli spiriti rossi
spirits-clauses-GH_34 = Uno spirito trattiene chi porta un gioiello: impossibile lasciare la stanza finché è lì. Con un gioiello, quindi, non si attraversa una stanza stregata. Lì dentro si può prendere un gioiello, ma poi lo spirito trattiene anche te.
spirits-clauses-GH_35 = Per scacciare uno spirito bisogna essere almeno in due nella stanza: chi è di turno lancia i due dadi, e basta un solo spirito. A tu per tu con lui non si lancia niente.

numbers-title = Avanzato: i numeri
numbers-clauses-GH_50 = I gioielli sono coperti. Chi si ferma accanto a uno lo scopre; il suo numero resta visibile. Passarci accanto non basta.
numbers-clauses-GH_51 = Si prendono in qualsiasi ordine, ma escono dal più piccolo al più grande, a partire dall’1. Con un altro numero non si può uscire, e quello che è nello zaino ci resta.

cards-title = Avanzato: le carte
cards-clauses-GH_52 = Sarabanda: si scoprono due o tre carte, una dopo l’altra. Se arriva l’altra Sarabanda o il Rimescola, la carta viene messa da parte senza effetto e sostituita. Poi si mescola tutto. Se il mazzo finisce nel frattempo, si mescolano le carte giocate, tranne quelle messe da parte e la carta Porte in vista.
cards-clauses-GH_53 = Carta Porte: le porte di quel colore si chiudono a chiave. Si riaprono quando si chiude l’altro colore, o con la carta Rimescola; una Sarabanda non apre niente. Una seconda carta del colore chiuso non cambia niente.

options-title = Che cosa si può regolare
options-clauses-GH_60 = Il gioco: classico o avanzato.
options-clauses-GH_61 = La partenza: calma, senza fantasmi; solita, con un fantasma in C, F, I e L; agitata, con due.
options-clauses-GH_62 = Lo scambio di gioielli, nel gioco avanzato: chi si ferma accanto a un gioiello può scambiarlo con quello del suo zaino.
options-clauses-GH_63 = Chi comincia: la sorte, o un posto che si indica, se qualcuno lo occupa.
options-clauses-GH_64 = Perché ogni partita finisca, è persa dopo un certo numero di turni: 1000, se non lo si cambia.
