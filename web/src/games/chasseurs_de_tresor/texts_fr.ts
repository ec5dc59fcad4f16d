import type { Card, Colour, Ending, Room } from '../../wire/chasseurs_de_tresor';

// The narrow rules of French: a colon keeps its space, which does not break.
const kNarrow = '\u00a0';
const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count > 1 ? many : one}`;
const list = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? 'personne') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;
// "de Biscotte", "d'Ombre"; an h is left alone, for it may be either kind.
const of = (name: string) => (/^[aeiouyàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const letter = (room: Room) => room.toUpperCase();
const into = (thing: string) => `dans ${thing}`;
const out_of = (thing: string) => (thing.startsWith('le ') ? `du ${thing.slice(3)}` : `de ${thing}`);

const kRooms: Readonly<Record<Room, string>> = {
  a: 'la chambre',
  b: 'la salle de bains',
  c: 'le bureau',
  d: 'la bibliothèque',
  e: 'le salon de musique',
  f: 'la salle à manger',
  g: 'le jardin d’hiver',
  h: 'la cuisine',
  i: 'le salon',
  j: 'la salle de billard',
  k: 'le grenier',
  l: 'le petit salon',
};
const room = (which: Room) => `${kRooms[which]} (${letter(which)})`;
const doors = (colour: Colour) => (colour === 'blue' ? 'bleues' : 'vertes');
const jewel = (number: number | null) => (number === null ? 'un joyau' : `le joyau ${number}`);
const ghosts = (count: number) => (count === 1 ? 'un fantôme' : `${count} fantômes`);

export const kFrench = {
  list,
  capital,
  rooms: kRooms,
  room,
  room_signs: {
    a: 'Chambre',
    b: 'Bains',
    c: 'Bureau',
    d: 'Livres',
    e: 'Musique',
    f: 'À manger',
    g: 'Jardin d’hiver',
    h: 'Cuisine',
    i: 'Salon',
    j: 'Billard',
    k: 'Grenier',
    l: 'Petit salon',
  } satisfies Record<Room, string>,
  colours: ['rouge', 'bleu', 'turquoise', 'jaune'] as readonly string[],
  alone: ['Rouge', 'Bleu', 'Turquoise', 'Jaune'] as readonly string[],
  of_two: (name: string, colour: string) => `${name} (${colour})`,

  // The log
  first: (who: string) => `${who} ouvre la marche.`,
  rolled: (who: string, pips: number, ghost: boolean) =>
    `${who} lance le dé${kNarrow}: ${pips}${ghost ? ' et un fantôme' : `, sans fantôme${kNarrow}!`}${ghost ? '.' : ''}`,
  card_room: (which: Room) => `Carte ${letter(which)}${kNarrow}: ${kRooms[which]}.`,
  card_shuffle: `Carte Mélange${kNarrow}: personne n’apparaît.`,
  card_draw: (count: number) => `Carte Sarabande${kNarrow}: ${count} cartes d’un coup${kNarrow}!`,
  card_doors: (colour: Colour) => `Carte Portes ${doors(colour)}.`,
  set_aside: (card: string) => `${card}${kNarrow}: mise de côté, on en tire une autre.`,
  shuffled: (cards: number) => `On mélange tout${kNarrow}: ${plural(cards, 'carte')} dans la pioche.`,
  ghost_came: (which: Room, count: number) =>
    count >= 3 ? `Troisième fantôme dans ${room(which)}${kNarrow}!` : `Un fantôme apparaît dans ${room(which)}.`,
  ghost_went_on: (due: Room, which: Room) =>
    `${capital(room(due))} est déjà hanté${kRooms[due].startsWith('la ') ? 'e' : ''}${kNarrow}: le fantôme passe dans ${room(which)}.`,
  haunted: (which: Room, count: number) => `Un esprit rouge hante ${room(which)}${kNarrow}: ${count} sur 6.`,
  doors_closed: (colour: Colour) => `Clac${kNarrow}! Les portes ${doors(colour)} se ferment à clé.`,
  doors_opened: (colour: Colour) => `Les portes ${doors(colour)} se rouvrent.`,
  moved: (who: string, steps: number, to: string) => `${who} avance de ${steps} ${to}.`,
  stayed: (who: string) => `${who} reste sur place.`,
  revealed: (who: string, number: number) => `${who} retourne le joyau${kNarrow}: c’est le ${number}.`,
  taken: (who: string, number: number | null) => `${who} met ${jewel(number)} dans son sac.`,
  left: (who: string, number: number | null) => `${who} laisse ${number === null ? 'le joyau' : jewel(number)} sur place.`,
  swapped: (who: string, taken: number, left: number) => `${who} prend le joyau ${taken} et pose le ${left}.`,
  rescued: (who: string, number: number | null, count: number) =>
    `${who} sort ${jewel(number)}${kNarrow}! ${count === 8 ? 'Les huit sont dehors.' : `Plus que ${8 - count}.`}`,
  fought: (who: string, gone: number, left: number) =>
    gone === 0
      ? `${who} se bat${kNarrow}: raté${kNarrow}!`
      : `${who} chasse ${ghosts(gone)}${left > 0 ? `, il en reste ${left}` : ''}.`,
  spirit_fought: (who: string) => `${who} affronte l’esprit${kNarrow}: il tient bon.`,
  spirit_gone: (which: Room) => `L’esprit ${out_of(kRooms[which])} est chassé${kNarrow}!`,
  endings: {
    escaped: `Les huit joyaux sont dehors, et tout le monde aussi${kNarrow}: gagné${kNarrow}!`,
    haunted: `Le sixième esprit rouge a pris la maison${kNarrow}: perdu.`,
    standoff: `Chacun est prisonnier d’un esprit, tout seul${kNarrow}: perdu.`,
    too_late: `La nuit est finie${kNarrow}: perdu.`,
  } satisfies Record<Ending, string>,

  // Places
  in_room: (which: Room) => into(room(which)),
  in_hall: (number: number) => `dans le couloir, case ${number}`,
  outside: 'dehors',
  to_room: (which: Room) => `jusque dans ${room(which)}`,
  to_hall: (number: number) => `jusqu’à la case ${number} du couloir`,
  to_outside: 'et sort de la maison',

  // Names for those who listen
  board: {
    touch: 'Plateau\u00a0: la maison vue de dessus.',
    keys: 'Plateau\u00a0: la maison vue de dessus. Flèches de case en case, Page suivante et précédente d’un choix à l’autre, Entrée pour choisir.',
  },
  name_room: (which: Room) => `Pièce ${letter(which)}, ${kRooms[which]}`,
  name_hall: (number: number) => `Couloir, case ${number}`,
  name_outside: 'Dehors, devant la porte',
  name_pile: (cards: number) => `Pioche, ${plural(cards, 'carte')}`,
  has_ghosts: ghosts,
  has_spirit: 'un esprit rouge',
  has_jewel: (number: number | null) => (number === null ? 'un joyau' : number === 0 ? 'un joyau caché' : `le joyau ${number}`),
  hunter_here: (who: string, jewel_too: string | null) => (jewel_too === null ? who : `${who} avec ${jewel_too}`),
  empty: 'personne',
  steps_away: (steps: number) => `à ${plural(steps, 'pas', 'pas')}`,
  can_go: 'va ici',
  can_stay: 'reste ici',
  can_take: 'prends le joyau',
  can_lot: 'tire au sort',
  can_roll: 'lance le dé',
  can_draw: 'tourne une carte',
  can_fight: 'combats',
  can_turn: 'retourne le joyau',
  can_measure: 'mesure d’ici',
  can_mark: { point: 'montre cet endroit à l’équipe', plan: 'annonce que tu y vas' },
  door_states: (colour: Colour, shut: boolean) => `${doors(colour)}, ${shut ? 'fermées à clé' : 'ouvertes'}`,
  archways: 'passages, toujours',

  // What is asked
  your_turn: (who: string) => `À toi, ${who}${kNarrow}!`,
  their_turn: (who: string) => `Au tour ${of(who)}`,
  ask_first: `Qui ouvre la marche${kNarrow}?`,
  ask_first_detail: 'Le sort le dira.',
  ask_roll: 'Lance le dé.',
  ask_roll_outside: 'Lance le dé, et entre.',
  ask_draw: `Le dé montre un fantôme${kNarrow}: tourne une carte.`,
  ask_draw_more: (count: number) => `Encore ${plural(count, 'carte')} à tourner.`,
  ask_move: (pips: number) => `Jusqu’à ${plural(pips, 'pas', 'pas')}${kNarrow}: où t’arrêtes-tu${kNarrow}?`,
  ask_held: `L’esprit te retient${kNarrow}: il faut être deux pour le chasser.`,
  ask_reveal: 'Retourne le joyau.',
  ask_take: `Prends-tu le joyau${kNarrow}?`,
  ask_take_number: (number: number, next: number) =>
    number === next
      ? `Le joyau ${number}, celui qu’il faut sortir${kNarrow}!`
      : `Le joyau ${number}. Le prochain à sortir est le ${next}.`,
  ask_fight: (dice: number): string =>
    dice > 1 ? `À deux, deux dés${kNarrow}: combats${kNarrow}!` : `Un dé${kNarrow}: combats${kNarrow}!`,
  wait_roll: 'va lancer le dé.',
  wait_draw: 'va tourner une carte.',
  wait_move: (pips: number) => `a fait ${pips} et cherche son chemin.`,
  wait_reveal: 'retourne un joyau.',
  wait_take: 'regarde le joyau.',
  wait_fight: 'se bat.',
  over: 'La partie est finie',
  won: `Gagné, tous ensemble${kNarrow}!`,
  lost: `Perdu, tous ensemble${kNarrow}…`,

  // Buttons
  draw_lots: 'Tirer au sort',
  roll: 'Lancer le dé',
  draw: 'Tourner une carte',
  reveal: 'Retourner le joyau',
  fight: (dice: number): string => (dice > 1 ? 'Lancer les deux dés' : 'Lancer le dé de combat'),
  do_go: (where: string) => `Aller ${where}`,
  go_hall: (number: number) => `Couloir ${number}`,
  go_outside: 'Sortir',
  go_outside_detail: 'avec le joyau',
  go_outside_empty: 'le sac vide',
  stay: 'Rester',
  stay_here: 'finir le tour',
  take: 'Prendre',
  take_number: (number: number) => `Prendre le ${number}`,
  swap: 'Échanger',
  leave: 'Laisser',
  die: (pips: number | null) =>
    `Dé${kNarrow}: ${pips === null ? 'pas encore lancé' : pips === 6 ? '6, sans fantôme' : `${pips} et un fantôme`}`,
  battle_die: { ghost: 'un fantôme chassé', spirit: 'un esprit', blank: 'rien' },
  battle_dice: (faces: readonly string[]) => `Dés de combat${kNarrow}: ${faces.join(', ')}`,

  // Why not
  no_not_your_turn: (who: string) => `C’est au tour ${of(who)}.`,
  no_watching: 'Tu regardes la partie, tu ne joues pas.',
  no_over: 'La partie est finie.',
  no_wait: 'Un instant…',
  no_first: 'On tire d’abord au sort qui commence.',
  no_roll_first: 'Lance d’abord le dé.',
  no_draw_first: 'Tourne d’abord une carte.',
  no_choose_first: 'Décide d’abord pour le joyau.',
  no_fight_first: 'Il faut d’abord se battre.',
  no_held: `L’esprit te retient avec ton joyau${kNarrow}: chassez-le à deux.`,
  no_taken: 'Un autre chasseur s’est arrêté là.',
  no_locked: (colour: Colour) => `Trop loin${kNarrow}: les portes ${doors(colour)} sont fermées à clé.`,
  no_haunted_way: 'Avec un joyau, on ne traverse pas une pièce hantée.',
  no_far: (steps: number, pips: number) => `C’est à ${plural(steps, 'pas', 'pas')}, et tu en as ${pips}.`,
  no_order: (number: number, next: number) => `Le joyau ${next} sort d’abord, pas le ${number}.`,
  no_outside: 'On sort par la porte d’entrée.',

  // Margins
  jewels: 'Joyaux',
  spirits: 'Esprits',
  of: (count: number, all: number) => `${count} sur ${all}`,
  jewels_out: (count: number) => `Joyaux dehors${kNarrow}: ${count} sur 8`,
  spirits_in: (count: number) => `Esprits rouges${kNarrow}: ${count} sur 6`,
  next_jewel: (number: number) => `Prochain${kNarrow}: le ${number}`,
  card_drawn: 'Carte tirée',
  doors: 'Portes',
  cards: {
    shuffle: { title: 'Mélange', text: 'On mélange tout, et les portes se rouvrent.' },
    draw_2: { title: 'Sarabande', text: 'Deux cartes d’un coup, puis on mélange tout.' },
    draw_3: { title: 'Sarabande', text: 'Trois cartes d’un coup, puis on mélange tout.' },
    blue_doors: { title: 'Portes bleues', text: 'Fermées à clé jusqu’au prochain mélange.' },
    green_doors: { title: 'Portes vertes', text: 'Fermées à clé jusqu’au prochain mélange.' },
  } satisfies Record<Exclude<Card, Room>, { title: string; text: string }>,
  card_room_title: (which: Room) => `Pièce ${letter(which)}`,
  card_room_text: (which: Room) => `Un fantôme vient dans ${kRooms[which]}.`,
  no_card: 'Pas encore de carte.',
  in_pile: (cards: number) => `${plural(cards, 'carte')} dans la pioche`,
  still_in_pile: 'Encore dans la pioche',
  measure: 'Distances',
  look_there: (place: string) => `Regardez ${place}${kNarrow}!`,
  i_go: (goal: string) => `Je veux aller ${goal}.`.replace('et sort de la maison', 'dehors'),
  point: 'Montrer',
  plan: 'J’y vais',
  measure_off: 'Ranger les distances',
  measured: (from: string, parts: readonly string[]) => `Depuis ${from}${kNarrow}: ${parts.join(', ')}.`,
  from_room: (which: Room) => room(which),
  from_hall: (number: number) => `la case ${number}`,
  from_outside: 'dehors',
  carries: (number: number | null) => (number === null ? 'rapporte un joyau' : `rapporte le joyau ${number}`),
  is_held: 'tenu par un esprit',
  where_hall: (number: number) => `couloir ${number}`,
  where_room: (which: Room) => kRooms[which].replace(/^l[ae] /, ''),
  together: `Tous ensemble${kNarrow}: 8 joyaux dehors, avant 6 esprits`,

  // Score
  result: 'Bilan',
  turns: (count: number) => plural(count, 'tour'),
  row_jewels: 'Joyaux sortis',
  row_spirits: 'Esprits rouges',
  row_turns: 'Tours joués',
};

export type Texts = typeof kFrench;
