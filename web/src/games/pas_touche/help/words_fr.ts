// The rules of docs/rules/pas-touche.md as one would explain them at the table.
export const kFrench = {
  goal: {
    title: 'Le but',
    clauses: {
      'PT-33': 'Fais sortir ton cube par la droite de ta troisième carte de contrainte : tu gagnes sur-le-champ.',
      'PT-01':
        'De deux à six joueurs autour de 36 cartes de douceurs : churros, croissants, macarons, éclairs, gaufres et beignets, de un à six, chacune une seule fois.',
      'PT-02': 'Un dé porte les six douceurs, l’autre les nombres de un à six. Ensemble, ils désignent une carte et une seule.',
      'PT-03': 'Les 36 cartes sont étalées au hasard, face visible, en six rangées de six.',
    },
  },
  cards: {
    title: 'Les contraintes',
    clauses: {
      'PT-04':
        'Il y a 72 cartes de contrainte, 18 par couleur. Chacune interdit une ou deux choses, une douceur ou un nombre, et porte une piste. La verte est la plus facile, puis l’orange, la rouge, et la violette.',
      'PT-05':
        'Une verte n’interdit qu’une chose. Une orange, une douceur et un nombre. Une rouge, le plus souvent deux nombres ; une violette, le plus souvent deux douceurs. Une carte qui ne te laisserait plus rien à toucher repart sous sa pile.',
      'PT-06': 'Les cases de la piste : cadenas, flèche, ou flèche avec une carte barrée. Elles disent ce que coûte une erreur.',
      'PT-07': 'Il y a 16 niveaux, de trois vertes à trois violettes. Plus tu joues vite, plus ton niveau monte.',
    },
  },
  start: {
    title: 'Avant de jouer',
    clauses: {
      'PT-10':
        'Chacun a son niveau, trois contraintes face cachée, un cube, et une main qui touche, la même pendant toute la partie.',
      'PT-11': 'Avec les petits : les contraintes ne comptent pas, le cube avance, c’est tout. Les erreurs se payent quand même.',
    },
  },
  throw: {
    title: 'Un lancer',
    clauses: {
      'PT-20':
        'N’importe qui demande le lancer. Après un court compte à rebours, les deux dés apparaissent à tout le monde au même instant.',
      'PT-21':
        'La première main qui touche la bonne carte avance d’une case, à condition qu’aucune de ses contraintes visibles ne l’interdise. Le lancer est fini, les autres arrivent trop tard.',
      'PT-22':
        'La carte t’est interdite ? Touche-la de l’autre main et crie « Pas touche ! » : plus personne ne peut avancer avec. Toi non plus.',
      'PT-23':
        'Mauvaise carte, mauvaise main, ou blocage sans cri : c’est une erreur. Tu la payes, et tu ne touches plus à rien pendant ce lancer. La main qui touche sur une carte interdite est une erreur ; l’autre main sur une carte permise aussi.',
      'PT-24':
        'Les autres continuent jusqu’à ce que chacun ait touché ou renoncé, ou que le temps soit passé. Après très, très longtemps, le cube le plus avancé gagne.',
      'PT-25': 'Premier veut dire premier à sa propre montre : le réseau n’y est pour rien.',
    },
  },
  advance: {
    title: 'Avancer',
    clauses: {
      'PT-30': 'Aucune carte visible ? Retourne celle de gauche et pose ton cube sur sa première case.',
      'PT-31': 'Encore une case à droite ? Avance d’une.',
      'PT-32': 'Au bout d’une carte, retourne la suivante. Toutes les contraintes visibles s’ajoutent et restent en vigueur.',
    },
  },
  penalty: {
    title: 'Payer une erreur',
    clauses: {
      'PT-40':
        'Selon la case du cube. Cadenas : rien. Flèche : une case en arrière. Carte barrée : une case en arrière, et la carte est remplacée par une autre, face cachée. Sans cube sur la piste : rien. Une carte quittée par une flèche reste visible.',
    },
  },
  next: {
    title: 'La partie suivante',
    clauses: {
      'PT-50':
        'Qui gagne monte de deux niveaux. Les autres, selon leurs cartes visibles : trois, un de plus ; deux, rien ; une, un de moins ; aucune, deux de moins. Toujours entre 1 et 16.',
    },
  },
  fair: {
    title: 'Juste pour tous',
    clauses: {
      'PT-60': 'Les horloges sont mises d’accord, et les dés apparaissent partout au même instant. Avant, ils sont scellés.',
      'PT-61':
        'Ton appareil mesure ta réaction. Le serveur la croit dans la mesure de ce que permet la durée du voyage, qu’il mesure lui-même ; au-delà, c’est l’heure d’arrivée qui compte.',
      'PT-62':
        'Après la première touche, le serveur attend un instant que les connexions lentes arrivent, puis juge dans l’ordre des réactions. Trop près pour être départagés ? Le sort choisit, et on le dit.',
      'PT-63':
        'Après chaque lancer, on voit le temps de chacun et sa marge. Moins de 100 millièmes de seconde : faux départ, donc erreur.',
      'PT-65':
        'Besoin de temps ? L’hôte peut mettre une place au calme : son temps compte pour moitié et son cri a quatre secondes. Toute la table le voit.',
      'PT-64': {
        keys: 'À la souris\u00a0: le bouton gauche touche, le droit est l’autre main. Au clavier\u00a0: une lettre et un chiffre, avec Majuscule pour l’autre main. Le cri\u00a0: le grand bouton rouge ou Espace, dans la seconde et demie.',
        touch:
          'Un doigt touche\u00a0; garde l’autre pouce sur «\u00a0l’autre main\u00a0» pour bloquer. Le cri\u00a0: le grand bouton rouge, dans la seconde et demie.',
      },
    },
  },
} as const;
