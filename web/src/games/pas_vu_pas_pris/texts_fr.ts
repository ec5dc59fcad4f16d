import type { Bell, Door, Piece, Side, Size, Where } from '../../wire/pas_vu_pas_pris';
import type { Why } from './draft';
import type { Omen } from './space/omen';
import type { Nook } from './space/spots';

const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? 'personne') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;
const points = (count: number): string => `${count}\u00a0${count > 1 ? 'points' : 'point'}`;
const percent = (share: number): string => `${(share * 100).toFixed(share < 0.1 ? 1 : 0).replace('.', ',')}\u00a0%`;
const decimal = (value: number): string => value.toFixed(1).replace('.', ',');
const kThe: Readonly<Record<Piece, string>> = {
  mirror: 'le miroir',
  trolley: 'la desserte',
  desk: 'le bureau',
  piano: 'le piano',
  armchair: 'le fauteuil',
  table: 'la table',
};
const kSizes: Readonly<Record<Size, string>> = { small: 'petit fantôme', medium: 'fantôme moyen', large: 'grand fantôme' };
const kSidesOf: Readonly<Record<Side, string>> = { south: 'sud', west: 'ouest', north: 'nord', east: 'est' };
const side = (name: Side): string => `côté ${kSidesOf[name]}`;
const door = ({ side: on, number }: Door): string => `porte ${number}, ${side(on)}`;
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const nook = ({ how, piece }: Pick<Nook, 'how' | 'piece'>): string => {
  if (piece === null || how === 'floor') return 'au sol';
  return `${how === 'under' ? 'sous' : how === 'in' ? 'dans' : 'sur'} ${kThe[piece]}`;
};

export const kFrench = {
  list,
  percent,
  decimal,
  points,
  upper,
  the: kThe,
  sizes: kSizes,
  side,
  sides: kSidesOf,
  door,
  nook,
  signs: ['disque', 'carré', 'triangle', 'étoile'] as readonly string[],
  ghost_of: (size: Size, name: string): string => `${kSizes[size]} de ${name}`,
  ghost_number: (size: Size, number: number): string => (size === 'large' ? kSizes.large : `${kSizes[size]} ${number}`),
  short_ghost: (size: Size, number: number): string =>
    size === 'large' ? 'grand' : size === 'medium' ? `moyen ${number}` : `petit ${number}`,
  where: { side: 'attend dehors', edge: 'attend au bord, à sa taille', hall: 'dans le hall', out: 'sorti' } as Readonly<
    Record<Where, string>
  >,
  on_square: (square: string): string => `en ${square}`,

  // the hall and how it is shown
  board: 'Le hall',
  hall_help: {
    touch: 'Le hall en relief. Le plan offre les mêmes actions, avec des noms.',
    keys: 'Le hall en relief. Flèches\u00a0: tourner autour. Majuscule et flèches\u00a0: se déplacer. Plus et moins\u00a0: approcher et éloigner. Le plan offre les mêmes actions, avec des noms.',
  },
  as_hall: 'Relief',
  as_plan: 'Plan',
  show_as: 'Montrer le hall',
  view_whole: 'Tout voir',
  turn_left: 'Tourner à gauche',
  turn_right: 'Tourner à droite',
  no_webgl: 'Cet appareil ne dessine pas en relief\u00a0: voici le plan, avec les mêmes actions.',
  loading: 'Le hall s’allume…',
  square: (name: string, parts: readonly string[]): string =>
    parts.length === 0 ? `${name}\u00a0: vide` : `${name}\u00a0: ${list(parts)}`,
  lies_down: 'couché',
  tilted: 'pas d’aplomb',
  keyhole_at: (at: Door): string => `La serrure est à la ${door(at)}.`,
  outside_of: (name: string, on: Side): string => `${name}, ${side(on)}`,

  // the round
  round_of: (round: number, rounds: number): string => `Tour ${round} sur ${rounds}`,
  bells: {
    double_look: ['Double curieux', 'Après le premier regard, on regarde encore par la porte d’en face.'],
    lie_down: ['Tous aux abris', 'Les fantômes du hall se couchent, et on avance couché jusqu’au regard.'],
    tip_over: ['Surexcité', 'Tous les meubles basculent d’un quart de tour.'],
    grimaces: [
      'Concours de grimaces',
      'Le miroir se tourne vers le centre, et chacun y envoie un petit fantôme faire des grimaces.',
    ],
    tag: ['Touché, c’est toi le chat', 'Chacun prend la place d’un petit fantôme de son voisin de droite.'],
    dance: ['Piste de danse', 'Les meubles glissent jusqu’à la porte la plus proche.'],
    perch: ['Chat perché', 'Après le regard, qui n’est pas perché sur un meuble rentre chez lui.'],
    big_brother: ['Je vais le dire à mon grand frère', 'Chacun remplace un de ses fantômes par un plus grand.'],
    knock: ['Toc, toc, toc', 'La serrure reste de ce côté\u00a0; seule la porte change.'],
    dizzy: ['J’ai le tournis', 'Le plateau tourne d’un quart\u00a0: chacun change de côté.'],
    crystal: ['Boule de cristal', 'Le numéro de la porte est connu d’avance.'],
    sun: ['1, 2, 3, soleil', 'Chaque fantôme du hall avance d’une case.'],
  } as Readonly<Record<Bell, readonly [string, string]>>,
  midnight: 'Minuit sonne',
  crystal_shows: (pips: number): string => `Boule de cristal\u00a0: porte ${pips}`,
  card_of: (value: number, pieces: readonly Piece[]): string =>
    pieces.length === 0 ? points(value) : `${points(value)}, ${pieces.map((piece) => kThe[piece]).join(' ou ')}`,
  card_value: (value: number): string => points(value),
  no_furniture: 'sans meuble',
  your_card: 'Ta carte',

  // what is asked
  setting_up: 'On prépare le hall',
  setting_up_detail: 'Le hasard place les meubles et la serrure, et dit qui a le dé.',
  hanging: 'On accroche la serrure…',
  dicing: 'À qui le dé\u00a0?',
  over: 'La partie est finie',
  waiting: (name: string): string => `${name} joue`,
  waiting_all: (names: readonly string[]): string => `On attend ${list(names)}`,
  you_ring: 'Minuit sonne\u00a0!',
  you_ring_detail: 'Retourne la carte.',
  they_ring: (name: string): string => `Minuit sonne\u00a0: ${name} retourne la carte`,
  you_draw: 'À toi de piocher',
  you_draw_detail: 'Une carte pour avancer, et peut-être un meuble.',
  they_draw: (name: string): string => `${name} pioche`,
  you_seize: 'Un meuble à déplacer\u00a0?',
  you_seize_detail: (value: number): string => `Ta carte vaut ${points(value)}. Prends un des meubles, ou n’en prends pas.`,
  they_seize: (name: string): string => `${name} choisit un meuble`,
  you_place: (piece: Piece): string => `Où va ${kThe[piece]}\u00a0?`,
  you_place_detail: 'Déplace, tourne, bascule, puis lâche.',
  they_place: (name: string, piece: Piece): string => `${name} tient ${kThe[piece]}`,
  you_plan: (left: number): string => (left === 0 ? 'Tous tes points sont placés' : `Encore ${points(left)} à partager`),
  you_plan_detail: 'En secret\u00a0: choisis un fantôme, puis une case.',
  you_planned: 'Tes fantômes sont prêts',
  they_plan: 'Chacun avance ses fantômes en secret',
  you_roll: 'Lance le dé',
  you_roll_detail: 'Le plus haut choisit le côté de la serrure.',
  they_roll: (name: string): string => `${name} lance le dé`,
  you_choose: 'De quel côté va la serrure\u00a0?',
  you_choose_detail: 'Elle doit changer de côté. Le dé dira la porte.',
  they_choose: (name: string): string => `${name} choisit le côté de la serrure`,
  you_aim: 'Lance le dé pour la porte',
  you_aim_detail: (on: Side): string => `La serrure va ${side(on)}. Retiens ton souffle…`,
  they_aim: (name: string): string => `${name} lance le dé pour la porte`,
  you_tip: 'De quel côté basculent les meubles\u00a0?',
  they_tip: (name: string): string => `${name} bascule les meubles`,
  you_crystal: 'Interroge la boule de cristal',
  settling: 'Les meubles s’immobilisent…',
  you_tag: 'Touché\u00a0!',
  you_tag_detail: 'Prends la place d’un petit fantôme, ou pose le tien.',
  you_grow: 'Appelle un grand frère',
  you_grow_detail: 'Lequel de tes fantômes grandit\u00a0?',
  they_ring_turn: (name: string): string => `${name} répond à la carte`,

  // buttons
  do_decline: 'Rien déplacer',
  do_seize: (piece: Piece): string => `Prendre ${kThe[piece]}`,
  do_put_back: 'Remettre en place',
  do_release: 'Lâcher',
  do_side: (on: Side): string => upper(side(on)),
  do_tip: (on: Side): string => `Vers le ${kSidesOf[on]}`,
  do_catch: (size: Size, number: number, square: string): string =>
    `Prendre la place du ${kSizes[size]} ${number}${square === '' ? '' : ` en ${square}`}`,
  do_put_in: (square: string): string => `Poser un petit fantôme en ${square}`,
  do_grow: (ghost: string, into: Size): string => `${upper(ghost)} devient ${into === 'medium' ? 'moyen' : 'grand'}`,
  do_plan: (walks: number, out: number): string =>
    walks === 0
      ? 'Ne pas bouger'
      : `${walks > 1 ? `${walks} fantômes avancent` : 'Un fantôme avance'}${out > 0 ? `, ${out} ${out > 1 ? 'sortent' : 'sort'}` : ''}`,
  plan_walk: (ghost: string, to: string, steps: number): string => `${ghost}\u00a0: ${to}, ${points(steps)}`,
  plan_out: 'dehors',
  do_done: 'C’est prêt',
  do_done_left: (left: number): string => `C’est prêt (${points(left)} perdus)`,
  do_restore: 'Reprendre mon plan',
  do_undo: 'Annuler ce fantôme',
  do_leave: 'Sortir',
  do_fuse: (into: Size): string => `Fusionner en ${into === 'medium' ? 'moyen' : 'grand'}`,
  do_unfuse: 'Défaire la fusion',
  your_ghosts: 'Tes fantômes',
  choose_ghost: 'Choisis un fantôme à faire avancer.',
  choose_square: 'Choisis une case éclairée.',
  spots_here: 'Où, dans la case\u00a0?',
  steps: 'Pas à pas',
  move_piece: 'Déplacer',
  turn_piece: 'Tourner',
  tip_piece: 'Basculer',
  lift_piece: 'Hauteur',
  north: 'vers le nord',
  south: 'vers le sud',
  west: 'vers l’ouest',
  east: 'vers l’est',
  turn_less: 'tourner dans le sens des aiguilles',
  turn_more: 'tourner dans l’autre sens',
  tip_forth: 'basculer vers le nord',
  tip_back: 'basculer vers le sud',
  tip_left: 'basculer vers l’ouest',
  tip_right: 'basculer vers l’est',
  up: 'plus haut',
  down: 'plus bas',
  upright: 'debout',
  fine: 'Petits pas',
  held_at: (x: string, y: string, z: string, turn: number): string =>
    `${x} à l’est, ${y} au nord, ${z} de haut, tourné de ${turn}\u00a0degrés`,
  settles: 'Il tombe…',
  omens: {
    rests: '✓ Comme ça, le meuble tient.',
    falls: '⤵ Pas d’aplomb\u00a0: le meuble tombera.',
    leaves: '✕ Le meuble pourrait tomber hors du hall\u00a0: ce serait refusé.',
  } as Readonly<Record<Omen, string>>,
  piece_keys:
    'Flèches\u00a0: déplacer. A et E\u00a0: tourner. I, K, J, L\u00a0: basculer. Page haut et bas\u00a0: hauteur. Entrée\u00a0: lâcher.',
  plan_keys: 'Flèches\u00a0: un pas. Chiffres 1 à 7\u00a0: choisir un fantôme. S\u00a0: sortir. Entrée\u00a0: case choisie.',
  prompt_start: 'Commencer',
  prompt_go_on: 'Continuer',
  prompt_ring: 'Retourner la carte',
  prompt_draw: 'Piocher',
  prompt_roll: 'Lancer le dé',
  die: (pips: number | null): string => (pips === null ? 'Le dé' : `Le dé montre ${pips}`),

  // the look
  look_at: (at: Door): string => `Par le trou de la serrure, ${door(at)}`,
  nobody_seen: 'On ne voit personne\u00a0!',
  seen_list: (names: readonly string[]): string => `Vu\u00a0: ${list(names)}`,
  seen_share: (ghost: string, share: number, mirror: boolean): string =>
    `${ghost}, ${percent(share)}${mirror ? ' dans le miroir' : ''}`,
  share: (share: number, mirror: boolean): string => `${percent(share)}${mirror ? ' (miroir)' : ''}`,
  hidden_share: (ghost: string, share: number): string => `${ghost}\u00a0: ${percent(share)} seulement, pas vu`,
  unseen: (count: number): string =>
    count > 1 ? `Rien à voir de ${count} fantômes du hall.` : 'Rien à voir d’un fantôme du hall.',
  look_again: 'Regarder encore par la serrure',
  look_again_n: (number: number): string => `Revoir le regard ${number}`,
  look_close: 'Fermer',
  look_beside: 'Voir les rayons',
  look_through: 'Par la serrure',
  look_image: 'Ce que la serrure montre, échantillon par échantillon',
  why_seen: 'Pourquoi\u00a0?',
  least: 'Un fantôme est vu quand au moins 0,5\u00a0% de sa silhouette se montre.',
  shriek: 'Hiii\u00a0!',

  // why not
  no: {
    fixed: 'Ce fantôme ne bouge pas à ce tour.',
    only_small: 'Avec les fusions, seuls les petits fantômes partent.',
    is_out: 'Ce fantôme est déjà sorti.',
    too_far: 'Il n’y a pas assez de points pour aller là.',
    entered: 'On n’entre pas et on ne sort pas au même tour.',
    not_far_side: 'On sort par une porte du côté opposé.',
    own_square: 'On ne se décale pas dans sa propre case.',
    no_room: 'Il n’y a pas de place libre pour ce fantôme dans cette case.',
    no_fusion: 'Ces deux fantômes ne peuvent pas fusionner.',
  } as Readonly<Record<Why, string>>,
  no_choose_first: 'Choisis d’abord un de tes fantômes.',
  no_not_yours: 'Ce fantôme n’est pas à toi.',
  no_not_your_turn: 'Ce n’est pas à toi de jouer.',
  no_not_on_card: (piece: Piece): string => `Tu ne peux pas prendre ${kThe[piece]} maintenant.`,
  no_same_side: 'La serrure doit changer de côté.',
  no_wait: 'Un instant…',

  // the log
  log_arranged: 'Le hall est meublé.',
  log_hung: (at: Door): string => `La serrure est à la ${door(at)}.`,
  log_die: (name: string): string => `${name} a le dé.`,
  log_bell: (title: string, text: string): string => `Minuit sonne\u00a0: ${title}. ${text}`,
  log_drawn: (name: string, card: string): string => `${name} pioche\u00a0: ${card}.`,
  log_left: (name: string, piece: Piece | null): string =>
    piece === null ? `${name} ne déplace rien.` : `${name} remet ${kThe[piece]} en place.`,
  log_seized: (name: string, piece: Piece): string => `${name} prend ${kThe[piece]}.`,
  log_rests: (piece: Piece, square: string): string => `${upper(kThe[piece])} s’immobilise en ${square}.`,
  log_planned: (name: string): string => `${name} a fini.`,
  log_walked: (ghost: string, square: string, shifted: boolean): string =>
    `${upper(ghost)} va en ${square}${shifted ? ' et se pousse' : ''}.`,
  log_out: (ghost: string): string => `${upper(ghost)} est sorti\u00a0!`,
  log_put: (ghost: string, square: string): string => `${upper(ghost)} se retrouve en ${square}.`,
  log_replaced: (ghost: string, by: string, square: string): string => `${upper(ghost)} cède sa place en ${square}\u00a0: ${by}.`,
  log_fused: (name: string, square: string, into: Size): string =>
    `${name} fusionne deux fantômes en ${square}\u00a0: un ${kSizes[into]}.`,
  log_unfused: (name: string): string => `Une fusion de ${name} n’a pas la place.`,
  log_back: (ghost: string, seen: boolean): string => `${upper(ghost)} ${seen ? 'est vu et s’enfuit' : 'retourne de son côté'}.`,
  log_rolled: (name: string, pips: number): string => `${name} lance un ${pips}.`,
  log_side: (name: string, on: Side): string => `${name} choisit le ${side(on)}.`,
  log_looked: (at: Door, seen: readonly string[]): string =>
    seen.length === 0 ? `Par la ${door(at)}, on ne voit personne.` : `Par la ${door(at)}, on voit\u00a0: ${list(seen)}.`,
  point_looked: (at: Door, seen: number): string =>
    `${upper(door(at))}\u00a0: on ${seen === 0 ? 'ne voit personne' : seen === 1 ? 'voit un fantôme' : `voit ${seen} fantômes`}.`,
  log_turned: 'Le plateau tourne d’un quart.',
  log_ended: 'La partie est finie.',

  // scores
  result: 'Le résultat',
  row_out: 'Sortis',
  row_hall: 'Dans le hall',
  row_total: 'Points',
  detail: (out: number, hall: number, waiting: number): string =>
    `${out} ${out > 1 ? 'sortis' : 'sorti'}, ${hall} dans le hall, ${waiting} dehors`,
  reference: 'Les points',
  reference_rows: [
    ['Petit sorti', '1'],
    ['Moyen sorti', '3'],
    ['Grand sorti', '5'],
  ] as readonly (readonly [string, string])[],
  reference_hall: (small: number): string => `Encore dans le hall à la fin\u00a0: petit ${small}, moyen 1, grand 2.`,
  planned: 'prêt',
};
export type Texts = typeof kFrench;
