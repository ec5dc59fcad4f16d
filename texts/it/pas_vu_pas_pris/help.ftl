## The aim

goal-title = Lo scopo
goal-clauses-PV_51 = I fantasmi usciti dall’altra parte danno punti: piccolo 1, medio 3, grande 5. Ancora nell’atrio alla fine: piccolo 1, medio 1, grande 2.
goal-clauses-PV_53 = Chi ospita può decidere che un fantasma piccolo ancora nell’atrio non valga nulla.
goal-clauses-PV_52 = Vince chi ha più punti. In caso di parità: più fantasmi usciti, poi meno fantasmi rimasti sul proprio lato; altrimenti si condivide la vittoria.
goal-clauses-PV_50 = La partita dura cinque manche: finisce quando non ci sono più carte da pescare.

## The hall

parts-title = L’atrio
parts-clauses-PV_01 = Un atrio di sei caselle per sei. Ogni lato ha sei porte, numerate da sinistra a destra per chi sta fuori.
parts-clauses-PV_02 = Da due a quattro persone, ognuna col suo colore e il suo lato, un fantasma grande, due medi e quattro piccoli. In due ci si siede su lati vicini, o faccia a faccia se chi ospita lo vuole.
parts-clauses-PV_03 = Sei mobili, con veri vuoti: lo specchio, il carrello e i suoi ripiani, la scrivania e lo spazio sotto il piano, il pianoforte, la poltrona, il tavolo e la sua tovaglia.
parts-clauses-PV_04 = Un fantasma piccolo sta sotto la scrivania o il tavolo, uno medio quasi ovunque, uno grande occupa molto posto.
parts-clauses-PV_05 = Venti carte movimento, dodici carte «Scocca la mezzanotte», un dado e una serratura.
parts-clauses-PV_06 = Una carta dà punti movimento. Quattordici mostrano anche due mobili, di cui se ne può spostare uno.
parts-clauses-PV_07 = In due si scartano dieci carte senza vederle, in tre cinque: ci sono sempre cinque manche.

## Before the first round

start-title = Prima della prima manche
start-clauses-PV_10 = L’atrio è arredato in uno dei modi previsti, a caso o a scelta di chi ospita.
start-clauses-PV_11 = La serratura è appesa a una porta, a caso.
start-clauses-PV_12 = Il caso, o chi ospita, dice chi ha il dado.

## Furniture

furniture-title = I mobili
furniture-clauses-PV_20 = A partire da chi ha il dado, ognuno al suo turno pesca una carta. Se mostra dei mobili, può spostarne subito uno.
furniture-clauses-PV_21 = Un mobile già spostato in questa manche non si sposta più; se vale per entrambi quelli della carta, si può spostarne uno qualsiasi degli altri. Rimetterlo a posto conta come spostarlo.
furniture-clauses-PV_22 = Un mobile preso in mano è scelto: non si cambia.
furniture-clauses-PV_23 = Lo si mette dove e come si vuole: in piedi, coricato, inclinato, sopra un altro. Quando lo si lascia, cade e si ferma; non deve né sporgere dall’atrio né attraversare qualcos’altro. Se no, si riprova.
furniture-clauses-PV_24 = Un fantasma che stava sul mobile resta nella sua casella e scende sul pavimento. Un mobile che poggiava su quello ricade da solo.

## Ghosts

walking-title = I fantasmi
walking-clauses-PV_25 = Tutti insieme, ognuno distribuisce i punti della sua carta tra i suoi fantasmi: un punto per casella, mai in diagonale.
walking-clauses-PV_26 = Si entra da una porta del proprio lato (un punto), si esce da una porta del lato opposto (un punto). Chi è uscito dà punti e non torna.
walking-clauses-PV_27 = Non si entra e si esce nella stessa manche. Non si esce dal proprio lato, e non ci si sposta dentro la propria casella.
walking-clauses-PV_28 = I mobili non fermano né rallentano nessuno; ci si può finire sopra o dentro.
walking-clauses-PV_29 = Da fermo, un fantasma sta in piedi su una superficie piana, tutto dentro la sua casella, senza toccare nessuno. Dove nella casella, lo scegli tu.
walking-clauses-PV_30 = Le mosse sono segrete finché tutti non hanno finito. Se due si intralciano, si scansa il più lontano dal dado. I punti non usati sono persi.

## The keyhole

keyhole-title = La serratura
keyhole-clauses-PV_31 = Chi fa il numero più alto sceglie il lato della serratura. Chi ha già scelto aspetta che ognuno abbia scelto altrettante volte.
keyhole-clauses-PV_32 = La serratura deve cambiare lato. Nessuno guarda prima: fino ad allora l’atrio si vede solo dall’alto.
keyhole-clauses-PV_33 = Il dado dice la porta. Poi passa a chi siede a sinistra, che comincia la manche seguente.
keyhole-clauses-PV_34 = Tutti guardano: ogni fantasma visto torna sul suo lato. La serratura resta lì.
keyhole-clauses-PV_40 = L’occhio è subito dietro il buco, all’altezza della serratura. Il buco lascia vedere molto, ma non tutto.
keyhole-clauses-PV_41 = Visto nello specchio vale come visto. Un fantasma può nasconderne un altro.
keyhole-clauses-PV_42 = Un fantasma è visto quando si mostra almeno mezzo per cento della sua sagoma. Il verdetto è calcolato, lo stesso per tutti, con la sua prova: l’immagine, la parte, un raggio.

## The variant of fusions

fusions-title = Variante: le fusioni
fusions-clauses-PV_60 = I fantasmi partono piccoli, e crescono solo fondendosi.
fusions-clauses-PV_61 = Due piccoli, o un piccolo e un medio, dello stesso colore e nella stessa casella diventano un fantasma della taglia superiore, se uno dei due è appena arrivato e se resta una figura.
fusions-clauses-PV_62 = Niente fusione se il fantasma più grande non sta nella casella.
fusions-clauses-PV_63 = Il fantasma nato da una fusione non si muove più in questa manche.
fusions-clauses-PV_64 = Un medio o un grande che è stato visto aspetta sul bordo e può ripartire con la sua taglia.
fusions-clauses-PV_65 = Senza fantasmi piccoli da far partire, se ne può riprendere uno piccolo già uscito.

## The variant Midnight strikes

bells-title = Variante: Scocca la mezzanotte
bells-clauses-PV_70 = Dalla seconda manche, chi ha il dado scopre prima una carta: ha effetto subito.
bells-clauses-PV_71 = Doppia curiosità: dopo lo sguardo, si guarda ancora dalla porta di fronte.
bells-clauses-PV_72 = Tutti al riparo: i fantasmi si sdraiano fino allo sguardo. Da sdraiati, solo il centro deve essere nella casella.
bells-clauses-PV_73 = Tutto sottosopra: tutti i mobili si ribaltano di un quarto di giro, dal lato scelto da chi ha il dado.
bells-clauses-PV_74 = Gara di smorfie: lo specchio si gira verso il centro, e ognuno vi manda un fantasma piccolo.
bells-clauses-PV_75 = Ce l’hai tu: si sostituisce un fantasma piccolo di chi siede a destra con uno dei propri, o se ne mette uno a tre caselle dal proprio lato.
bells-clauses-PV_76 = Pista da ballo: ogni mobile scivola fino alla porta più vicina.
bells-clauses-PV_77 = Il pavimento è lava: dopo lo sguardo, chi non è su un mobile torna sul suo lato.
bells-clauses-PV_78 = Lo dico al mio fratellone: si sostituisce uno dei propri fantasmi con uno più grande, se ci sta.
bells-clauses-PV_79 = Toc, toc, toc: la serratura resta sul suo lato; si tira di nuovo solo per la porta.
bells-clauses-PV_80 = Mi gira la testa: il tabellone gira di un quarto, e ognuno cambia lato.
bells-clauses-PV_81 = Sfera di cristallo: il numero della porta si tira in anticipo.
bells-clauses-PV_82 = Un, due, tre, stella: ogni fantasma nell’atrio avanza di una casella verso la sua uscita.
