import type { Room } from '../../wire/le_fantome_de_minuit';

// The narrow rules of French: a colon keeps its space, which does not break.
const kNarrow = '\u00a0';
const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count > 1 ? many : one}`;
const list = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? 'personne') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;
// "de Biscotte", "d'Ombre"; an h is left alone, for it may be either kind.
const of = (name: string) => (/^[aeiouyàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`);
const guests = (count: number, name: string) => `${count > 1 ? `${count} invités` : 'un invité'} ${of(name)}`;
const signed = (points: number) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');
const number = (points: number) => (points < 0 ? `−${-points}` : `${points}`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const out_of = (thing: string) => (thing.startsWith('le ') ? `du ${thing.slice(3)}` : `de ${thing}`);

const kRooms: Readonly<Record<Room, string>> = {
  cabinet: 'le cabinet',
  music_room: 'le salon de musique',
  game_room: 'la salle de jeux',
  hunting_room: 'la chambre de chasse',
  bedroom: 'la chambre à coucher',
  dressing_room: 'le dressing',
  ballroom: 'la salle de bal',
  dining_room: 'la salle à manger',
  library: 'la bibliothèque',
  kitchen: 'la cuisine',
  linen_room: 'la lingerie',
};

export const kFrench = {
  signed,
  number,
  list,
  capital,
  guests,
  rooms: kRooms,
  // A soft hyphen: there a long name may be parted.
  room_signs: {
    cabinet: 'Cabinet',
    music_room: 'Musique',
    game_room: 'Jeux',
    hunting_room: 'Chasse',
    bedroom: 'Chambre',
    dressing_room: 'Dressing',
    ballroom: 'Salle de bal',
    dining_room: 'Salle à manger',
    library: 'Biblio\u00adthèque',
    kitchen: 'Cuisine',
    linen_room: 'Lingerie',
  } satisfies Record<Room, string>,
  colours: ['rouge', 'bleu', 'turquoise', 'jaune', 'noir', 'lilas', 'blanc', 'vert'] as readonly string[],
  cellar_sign: 'Cave',

  // The log
  bravest: (who: string) => `${who} a le plus de courage et commence.`,
  began: (round: number, who: string) => `Manche ${round}${kNarrow}: ${who} lance le dé en premier.`,
  placed: (who: string, square: number) => `${who} place un invité sur la case ${square}.`,
  returned: (who: string, from: string, square: number) =>
    `${capital(guests(1, who))} revient ${out_of(from)} sur la case ${square}.`,
  rolled: (who: string, pips: number) => `${who} lance le dé${kNarrow}: ${pips}.`,
  rolled_ghost: (who: string) => `${who} lance le dé${kNarrow}: le fantôme${kNarrow}!`,
  roll_lost: (who: string) => `${who} n’a plus personne en galerie${kNarrow}: ce coup ne sert à rien.`,
  moved: (who: string, squares: number, to: number) => `${who} avance de ${plural(squares, 'case')}, jusqu’à la case ${to}.`,
  hid: (who: string, room: Room) => `${who} se cache dans ${kRooms[room]}.`,
  hid_exactly: (who: string, room: Room) => `${who} se cache dans ${kRooms[room]}, compte exact${kNarrow}!`,
  stayed: (who: string, square: number) => `${who} ne bouge pas de la case ${square}.`,
  hugo_climbed: (step: number) => `Hugo monte jusqu’à la marche ${step}.`,
  hugo_arrived: (square: number) => `Hugo quitte l’escalier et s’arrête en ${square}${kNarrow}: les portes s’ouvrent${kNarrow}!`,
  hugo_walked: (squares: number, to: number) => `Hugo avance de ${plural(squares, 'case')} et s’arrête en ${to}.`,
  captured: (who: readonly string[], to: string) => `Hugo attrape ${list(who)}${kNarrow}: direction ${to}.`,
  trapped_full: (who: readonly string[]) => `Plus une pièce de libre${kNarrow}: à la cave, ${list(who)}${kNarrow}!`,
  trapped_late: (who: readonly string[]) => `La manche a assez duré${kNarrow}: à la cave, ${list(who)}${kNarrow}!`,
  round_ended: (round: number, points: readonly string[]) =>
    `Fin de la manche ${round}. Frayeurs${kNarrow}: ${points.join(', ')}.`,
  came_out: (who: string, room: Room, square: number) =>
    `${capital(guests(1, who))} sort ${out_of(kRooms[room])}, case ${square}.`,
  won: (who: readonly string[]) => `${list(who)} ${who.length > 1 ? 'gagnent ensemble' : 'gagne la partie'}${kNarrow}!`,

  // Places
  square: (square: number) => `la case ${square}`,
  step: (value: number) => `la marche ${value}`,
  cellar: 'la cave',
  hand: 'le jardin',
  attic: 'Pièce condamnée',

  // Names for those who listen
  board: {
    touch: 'Plateau\u00a0: le château vu de dessus.',
    keys: 'Plateau\u00a0: le château vu de dessus. Flèches pour aller d’un lieu à l’autre, Page suivante et précédente d’un choix à l’autre, Entrée pour choisir, Échap pour revenir.',
  },
  name_square: (square: number) => `Case ${square}`,
  name_step: (value: number) => `Marche ${value}`,
  name_cellar: 'Cave, 2 frayeurs',
  name_room: (room: Room, points: number) => `${capital(kRooms[room])}${points === 0 ? '' : `, ${signed(points)}`}`,
  name_figure: (colour: string, who: string, place: string) => `Invité ${colour} ${of(who)}, ${place}`,
  name_hugo: (place: string) => `Hugo, le fantôme, sur ${place}`,
  empty: 'vide',
  hugo_here: 'Hugo est là',
  door_to: (room: Room) => `porte de ${kRooms[room]}`.replace('de le ', 'du '),
  door_shut: 'porte condamnée',
  room_free: 'libre',
  room_taken: (who: string) => `un invité ${of(who)} s’y cache`,
  room_waiting: (room: Room) => `${kRooms[room].startsWith('le ') ? 'fermé' : 'fermée'} tant que Hugo est dans l’escalier`,
  can_place: 'place ton invité ici',
  can_pick: 'choisir cet invité',
  can_come: (square: number) => `choisir ton invité de la case ${square}, qui peut venir ici`,
  can_go: 'va ici',

  // What is asked
  your_turn: (who: string) => `À toi, ${who}${kNarrow}!`,
  their_turn: (who: string) => `Au tour ${of(who)}`,
  ask_bravest: `Qui a le plus de courage${kNarrow}?`,
  ask_bravest_detail: 'Il est minuit. Le sort dira qui commence.',
  ask_place: (left: number): string =>
    left > 1 ? 'Place un invité sur une case éclairée.' : 'Place ton dernier invité sur une case éclairée.',
  ask_return: (from: string) => `Ton invité revient ${out_of(from)}${kNarrow}: choisis une case éclairée.`,
  ask_roll: 'Lance le dé.',
  ask_roll_nobody: 'Plus personne en galerie, mais le fantôme peut encore sortir.',
  ask_move_which: (pips: number) => `Tu as fait ${pips}${kNarrow}: quel invité court${kNarrow}?`,
  ask_move_where: (pips: number) => `Tu as fait ${pips}${kNarrow}: où va ton invité${kNarrow}?`,
  wait_place: 'choisit une case pour un invité.',
  wait_return: 'fait revenir un invité.',
  wait_roll: 'va lancer le dé.',
  wait_move: (pips: number) => `a fait ${pips} et réfléchit.`,
  over: 'La partie est finie',

  // Buttons
  roll: 'Lancer le dé',
  draw_lots: 'Tirer au sort',
  go_square: (square: number) => `Case ${square}`,
  go_square_detail: 'reste en galerie',
  go_hugo_detail: 'chez Hugo…',
  go_room_detail: (points: number) => `à l’abri, ${signed(points)}`,
  stay: 'Rester là',
  stay_detail: (square: number) => `case ${square}`,
  pick_figure: (square: number) => `Choisir ton invité de la case ${square}`,
  do_place: (square: number) => `Placer un invité sur la case ${square}`,
  do_go: (square: number) => `Aller sur la case ${square}`,
  do_hide: (room: Room) => `Se cacher dans ${kRooms[room]}`,
  place_on: (square: number) => `Case ${square}`,
  other_figure: 'Autre invité',
  die: (face: string) => `Dé${kNarrow}: ${face}`,
  die_ghost: 'le fantôme',
  die_none: 'pas encore lancé',

  // Why not
  no_not_your_turn: (who: string) => `C’est au tour ${of(who)}.`,
  no_watching: 'Tu regardes la partie, tu ne joues pas.',
  no_over: 'La partie est finie.',
  no_wait: 'Un instant…',
  no_draw_first: 'On tire d’abord au sort qui commence.',
  no_roll_first: 'Lance d’abord le dé.',
  no_square_taken: (square: number) => `La case ${square} est prise${kNarrow}: un seul invité par case pour l’instant.`,
  no_place_gallery: 'On se place sur une case de la galerie.',
  no_figure_there: (square: number) => `Tu n’as pas d’invité sur la case ${square}.`,
  no_pick_first: 'Choisis d’abord un de tes invités.',
  no_not_there: (pips: number, square: number) => `Avec ${pips}, ton invité ne s’arrête pas en ${square}.`,
  no_room_shut: 'Cette pièce est condamnée.',
  no_room_waiting: 'Les portes s’ouvrent quand Hugo a quitté l’escalier.',
  no_room_taken: (room: Room) => `${capital(kRooms[room])}${kNarrow}: quelqu’un s’y cache déjà.`,
  no_room_exact: (room: Room) => `Pour ${kRooms[room]}, il faut le compte exact.`,
  no_room_far: (room: Room, pips: number) => `${capital(kRooms[room])} n’est pas sur le chemin avec ${pips}.`,
  no_stairs: 'L’escalier et la cave sont à Hugo.',

  // Turning points of a replay
  point_climbed: (step: number) => `Hugo sur la marche ${step}`,
  point_arrived: 'Hugo entre dans la galerie',
  point_captured: (who: readonly string[]) => `Hugo attrape ${list(who)}`,
  point_trapped: (who: readonly string[]) => `À la cave${kNarrow}: ${list(who)}`,

  // Score and reference
  fright: 'Frayeurs',
  round_short: (round: number) => `M${round}`,
  round_end: (round: number) => `Fin de la manche ${round}`,
  round_end_detail: 'Frayeurs de la manche',
  round: (round: number) => `Manche ${round}`,
  total: 'Total',
  sheet: 'Feuille de score',
  player: 'Joueur',
  fewest_wins: 'Le moins de frayeurs gagne.',
  close: 'Continuer',
  counts: (gallery: number, safe: number, caught: number, waiting: number) =>
    [
      waiting > 0 ? `${waiting} au jardin` : '',
      gallery > 0 ? `${gallery} en galerie` : '',
      safe > 0 ? `${safe} à l’abri` : '',
      caught > 0 ? plural(caught, 'pris', 'pris') : '',
    ]
      .filter((part) => part !== '')
      .join(', '),
  reference: [
    { what: 'Marches', points: '10 à 3' },
    { what: 'Cave', points: '2' },
    { what: 'Bibliothèque, lingerie', points: '+1' },
    { what: 'Jeux, chasse', note: 'compte exact', points: '−3' },
  ] as readonly { readonly what: string; readonly points: string; readonly note?: string }[],
};

export type Texts = typeof kFrench;
