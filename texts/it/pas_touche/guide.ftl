## The guided first game: one message for each hint

prepare = Scegli la mano che tocca, per tutta la partita. Il livello dice quanto vietano le tue carte: per cominciare, il primo va bene.
throw-keys = Due dadi indicano una carta del tavolo: un dolce e un numero. Trovala e toccala prima degli altri: con un clic, o dalla tastiera con la sua lettera e la sua cifra (B3). Lancia quando vuoi.
throw-touch = Due dadi indicano una carta del tavolo: un dolce e un numero. Trovala e toccala con il dito prima degli altri. Lancia quando vuoi.
photo = Il fotofinish: chi ha toccato, in quanto tempo e con quale margine lo si sa. Il tuo tempo conta da quando hai visto i dadi, anche se la tua connessione è lenta.
card = Avanzi: la tua prima carta viene scoperta. Quello che mostra barrato è vietato alla tua mano che tocca. Il tuo cubetto segue le caselle in basso.
block-keys = Questa carta ti era vietata. Allora toccala con l’altra mano (tasto destro o Maiusc) e grida «Pas touche!» con il pulsante grande o la barra spaziatrice: nessuno avanza più.
block-touch = Questa carta ti era vietata. Allora toccala con l’altra mano (l’altro pollice posato qui) e grida «Pas touche!» con il pulsante grande: nessuno avanza più.
error = Un errore costa quello che dice la casella del tuo cubetto: un lucchetto, niente; una freccia, un passo indietro; una carta barrata, un passo indietro e una nuova carta.
second = Due carte: i loro divieti si sommano. Chi esce dall’ultima casella della terza carta ha vinto.
end = È finita. La prossima partita propone a ognuno un livello: chi vince sale, chi fatica scende, e presto grandi e piccoli hanno le stesse possibilità.
