import type { Ending, Kind, Stance } from '../../wire/mysterium';
import type { Third } from './marks';

const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? 'personne') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;
const some = (count: number, one: string, many: string): string => `${count} ${count > 1 ? many : one}`;
const visions = (count: number): string => (count === 1 ? 'une vision' : `${count} visions`);
const kSought: Readonly<Record<Kind, string>> = { person: 'son personnage', place: 'son lieu', object: 'son objet' };
const kYours: Readonly<Record<Kind, string>> = { person: 'ton personnage', place: 'ton lieu', object: 'ton objet' };
const kAcross: Readonly<Record<Third, string>> = { 0: 'à gauche', 1: 'au milieu', 2: 'à droite' };
const kDown: Readonly<Record<Third, string>> = { 0: 'en haut', 1: 'au centre', 2: 'en bas' };

export const kFrench = {
  list,
  colours: ['Rouge', 'Bleu', 'Jaune', 'Vert', 'Violet', 'Blanc'] as readonly string[],
  medium_of: (colour: string, name: string): string => `${colour} (${name})`,
  kinds: { person: 'Personnages', place: 'Lieux', object: 'Objets' } as Readonly<Record<Kind, string>>,
  kind: { person: 'Personnage', place: 'Lieu', object: 'Objet' } as Readonly<Record<Kind, string>>,
  card: (kind: Kind, number: number): string => `${{ person: 'Personnage', place: 'Lieu', object: 'Objet' }[kind]} ${number + 1}`,
  vision: (number: number): string => `Vision ${number + 1}`,
  quoted: (name: string): string => `«\u00a0${name}\u00a0»`,
  hour_of: (hour: number, hours: number): string => `Heure ${hour} sur ${hours}`,
  hour: (hour: number): string => `Heure ${hour}`,
  ghost: 'Fantôme',
  the_ghost: 'le fantôme',
  yours: 'toi',

  // the boards
  boards: 'Les indices sur la table',
  chosen_by: (names: readonly string[]): string => `choisi par ${list(names)}`,
  found_by: (name: string): string => `trouvé par ${name}`,
  tried_by: (names: readonly string[]): string => `déjà essayé par ${list(names)}`,
  target_for: (names: readonly string[]): string => `à faire deviner à ${list(names)}`,
  set_aside: 'écarté dans tes notes',
  look: 'regarder de près',
  sought_here: (names: readonly string[]): string => `${list(names)} ${names.length > 1 ? 'cherchent' : 'cherche'} ici`,

  // the mediums and their visions
  mediums: 'Les médiums',
  medium_chip: (name: string, state: string): string => `${name}\u00a0: ${state}`,
  seeks: { person: 'cherche son personnage', place: 'cherche son lieu', object: 'cherche son objet' } as Readonly<
    Record<Kind, string>
  >,
  all_found: 'a tout trouvé',
  visions_count: (count: number): string => (count === 0 ? 'aucune vision' : visions(count)),
  visions_for: (name: string): string => `Visions de ${name}`,
  no_visions: 'Pas encore de vision. Le fantôme réfléchit…',
  no_visions_given: 'Aucune vision devant lui. Laquelle de ta main mène à cette carte\u00a0?',
  no_visions_done: 'Ses trois cartes sont trouvées\u00a0; les visions sont retournées à la pioche.',
  from_hour: (hour: number): string => `de l’heure ${hour}`,
  waits_gift: 'attend une vision',
  has_gift: 'a reçu',
  chose: (card: string): string => `choix\u00a0: ${card}`,
  no_choice: 'pas encore de choix',
  is_ready: 'a fini',
  clairvoyance: 'Clairvoyance',
  track: (steps: number): string => `clairvoyance ${steps}`,
  track_of: (name: string, steps: number, cards: number): string =>
    `${name}\u00a0: clairvoyance ${steps}, verra ${some(cards, 'carte', 'cartes')} de la vision commune`,
  sees: (cards: number): string => some(cards, 'carte vue', 'cartes vues'),
  sleeve: (found: number): string => `${found} sur 3`,

  // clairvoyance tokens
  bet_lead: (name: string): string => `Que penses-tu du choix de ${name}\u00a0?`,
  bet_later: (name: string): string => `${name} n’a pas encore choisi.`,
  stances: { agree: 'D’accord', disagree: 'Pas d’accord' } as Readonly<Record<Stance, string>>,
  tokens_left: (count: number): string => (count === 0 ? 'plus de jeton' : some(count, 'jeton', 'jetons')),
  withdraw: 'Reprendre le jeton',
  bet_lies: (stance: Stance): string => (stance === 'agree' ? 'ton jeton dit d’accord' : 'ton jeton dit pas d’accord'),
  bets_at: (agree: number, disagree: number): string =>
    [...(agree > 0 ? [`${agree} d’accord`] : []), ...(disagree > 0 ? [`${disagree} pas d’accord`] : [])].join(', '),

  // the ghost
  hand: 'Ta main de visions',
  hand_card: (number: number, text: string, on: boolean): string => `${on ? 'Prise\u00a0: ' : ''}vision ${number + 1}. ${text}`,
  convey_to: (name: string, card: string): string => `Fais deviner ${card} à ${name}`,
  target: 'À faire deviner',
  give: (count: number, name: string): string =>
    count === 0 ? `Choisis des visions pour ${name}` : `Donner ${visions(count)} à ${name}`,
  crow: (count: number): string => (count === 0 ? 'Corbeau' : `Corbeau\u00a0: changer ${some(count, 'carte', 'cartes')}`),
  crows_left: (count: number): string => (count === 0 ? 'déjà parti' : `encore ${count}`),
  pick_first: 'Touche d’abord une ou plusieurs visions de ta main.',
  crow_spent: 'Le corbeau a déjà servi.',
  ghost_keeps_silent: 'Chut\u00a0: le fantôme ne parle pas. Écoute ce qu’ils y voient.',
  pile: (pile: number, heap: number): string => `Pioche ${pile}, défausse ${heap}`,

  // the medium's dock
  ready: 'C’est bon pour moi',
  ready_detail: 'le fantôme répond quand tous ont fini',
  ready_without: 'sans choix\u00a0?',
  you_are_ready: 'C’est noté. On attend les autres.',
  choose_for: (name: string): string => `Pour ${name}\u00a0: c’est celle-ci\u00a0!`,
  choose: 'C’est celle-ci\u00a0!',
  your_choice: 'Ton choix',
  choice_of: (name: string): string => `Choix de ${name}`,
  nothing_chosen: 'rien encore',
  chose_nothing: 'n’a rien choisi',
  waiting_ghost: 'Le fantôme prépare ses visions.',
  ready_count: (ready: number, all: number): string => `${ready} sur ${all} ont fini`,

  // close up
  close_up: 'Regarder de près',
  describe: 'Description',
  before: 'Carte précédente',
  next: 'Carte suivante',
  point_hint: 'Touche un détail pour le montrer à tous.',
  point_card: 'Montrer cette carte',
  no_pointing: 'On ne montre rien en ce moment.',
  points_at: (name: string): string => `${name} montre un détail`,
  see_it: 'Voir',
  compare_visions: (name: string): string => `Les visions de ${name}`,
  compare_clues: { person: 'Les personnages', place: 'Les lieux', object: 'Les objets' } as Readonly<Record<Kind, string>>,
  take: 'Prendre cette vision',
  put_back: 'Reposer cette vision',
  shown_card: (card: string, across: Third, down: Third): string =>
    `Regardez ${card}, ${across === 1 && down === 1 ? 'au centre' : `${kDown[down]} ${kAcross[across]}`}`,

  // notes
  notebook: 'Carnet',
  notebook_lead: 'Rien que pour toi\u00a0: ces notes restent sur cet appareil.',
  notebook_label: 'Tes notes',
  put_aside: 'Écarter cette carte',
  take_up: 'Ne plus l’écarter',

  // what is revealed
  last_hour: (hour: number): string => `Réponses de l’heure ${hour}`,
  asks: (name: string): string => `${name} demande au fantôme…`,
  right: 'Trouvé\u00a0!',
  wrong: 'Ce n’est pas cela',
  none_chosen: (kind: Kind): string => `Aucun choix\u00a0: ${kSought[kind]} reste à trouver`,
  bet_right: (names: readonly string[]): string =>
    `${list(names)} ${names.length > 1 ? 'l’avaient' : 'l’avait'} vu venir\u00a0: +1`,
  came_through: (name: string): string => `${name} a ses trois cartes\u00a0!`,
  came_steps: (steps: number): string => (steps === 0 ? '' : `+${steps} de clairvoyance`),
  tokens_back: 'Les jetons de clairvoyance reviennent.',
  glass: 'Le sablier coule',
  time_up: 'Le temps est écoulé',
  crow_flies: (cards: number): string => `Le corbeau emporte ${some(cards, 'vision', 'visions')}`,
  given_to: (count: number, name: string): string => `${visions(count)} pour ${name}`,

  // the epilogue
  epilogue: 'Qui est le coupable\u00a0?',
  shared: 'La vision commune',
  shared_down: 'Carte cachée',
  shared_card: (at: number): string => `Carte ${at} de la vision commune`,
  group: (number: number): string => `Groupe ${number + 1}`,
  group_of: (number: number, name: string | null): string =>
    name === null ? `Groupe ${number + 1}, des inconnus` : `Groupe ${number + 1}, celui de ${name}`,
  group_name: (name: string | null): string => name ?? 'Des inconnus',
  pick_culprit: 'Choisis le coupable, puis trois visions de ta main.',
  convey: (number: number | null, count: number): string =>
    number === null ? 'Choisis un groupe' : count < 3 ? `Encore ${visions(3 - count)}` : `C’est le groupe ${number + 1}`,
  vote_for: (number: number): string => `Voter pour le groupe ${number + 1}`,
  vote_final: 'un vote ne se reprend pas',
  vote_pick: 'Touche le groupe que tu accuses',
  voted: 'A voté',
  your_vote: (number: number): string => `Ton vote\u00a0: groupe ${number + 1}`,
  votes_next: (cards: number): string => `votera après la carte ${cards}`,
  no_vote: 'sans vote',
  votes_of: (names: readonly string[]): string => `accusé par ${list(names)}`,
  accused: 'Accusé',
  culprit: 'Le coupable',
  yours_to_convey: 'ton coupable',
  hush: 'Le fantôme va parler…',
  disagreed: 'Pas d’accord\u00a0: on en parle, et on revote.',
  endings: {
    solved: 'Le coupable est démasqué\u00a0!',
    mistaken: 'Ce n’était pas le coupable.',
    too_late: 'La septième heure est passée.',
  } as Readonly<Record<Ending, string>>,
  nobody_accused: 'Personne n’a été accusé.',
  sealed: (voted: number, all: number): string => `${voted} vote${voted > 1 ? 's' : ''} sur ${all} sous enveloppe`,

  // the banner
  setting_up: 'Les indices se posent sur la table',
  you_give: (name: string): string => `Envoie un rêve à ${name}`,
  you_give_detail: (kind: Kind): string => `Choisis des visions qui évoquent ${kSought[kind]}.`,
  ghost_gives: 'Le fantôme rêve…',
  ghost_gives_detail: (names: readonly string[]): string =>
    names.length === 0 ? '' : `${list(names)} ${names.length > 1 ? 'attendent' : 'attend'} une vision.`,
  you_guess: 'Que veut dire le fantôme\u00a0?',
  you_guess_detail: (kind: Kind): string => `Touche une carte pour ${kYours[kind]}, ou parlez\u2011en.`,
  you_help: 'Aide les autres',
  you_help_detail: 'Tes cartes sont trouvées\u00a0: regarde avec eux, et mise tes jetons.',
  chosen_title: 'Choix posé',
  chosen_detail: 'Tu peux encore changer d’avis, ou dire que c’est bon.',
  they_guess: 'Les médiums cherchent',
  they_guess_ghost: 'Chut\u00a0! Regarde-les chercher.',
  waiting_ready: (names: readonly string[]): string => `On attend ${list(names)}.`,
  you_convey: 'Désigne le coupable',
  you_convey_detail: 'Un groupe, et trois visions qui mènent à lui.',
  ghost_conveys: 'Le fantôme choisit le coupable',
  ghost_conveys_detail: 'Trois visions pour tous vont venir.',
  you_vote: 'Qui accuses-tu\u00a0?',
  you_vote_detail: (cards: number): string =>
    `Ta clairvoyance te montre ${some(cards, 'carte', 'cartes')} sur trois. Vote en secret, sans parler.`,
  you_vote_agree: 'Mettez-vous d’accord\u00a0: vous devez accuser le même groupe.',
  you_vote_alone: 'Trois cartes, un seul vote\u00a0: le tien.',
  they_vote: 'On vote en secret',
  wait_turn: (cards: number): string => `Tu vois encore des cartes\u00a0: tu voteras à la carte ${cards}.`,
  you_voted: 'Ton vote est sous enveloppe',

  // refusals of the board
  no_wait: 'Un instant…',
  no_not_you: 'Ce n’est pas ton médium.',
  no_kind: (kind: Kind): string => `Ton médium cherche ${kYours[kind]}\u00a0: choisis parmi cette sorte.`,
  no_found: 'Cette carte est déjà trouvée.',
  no_glass: 'On choisit quand toutes les visions sont données.',
  no_group_now: 'On ne vote pas maintenant.',

  // the log
  log_target: (name: string, card: string): string => `Le fantôme fera deviner ${card} à ${name}.`,
  log_hour: (hour: number): string => `Heure ${hour}.`,
  log_tokens: 'Les jetons de clairvoyance joués reviennent.',
  log_shuffled: (cards: number): string => `La pioche est remélangée\u00a0: ${cards} visions.`,
  log_given: (name: string, count: number): string => `${name} reçoit ${visions(count)}.`,
  log_crow: (cards: number): string => `Le corbeau emporte ${some(cards, 'vision', 'visions')} du fantôme.`,
  log_glass: 'Toutes les visions sont données\u00a0: aux médiums de choisir.',
  log_chosen: (name: string, card: string): string => `${name} choisit ${card}.`,
  log_bet: (name: string, about: string, stance: Stance): string =>
    `${name} ${stance === 'agree' ? 'est d’accord' : 'n’est pas d’accord'} avec ${about}.`,
  log_withdrawn: (name: string, about: string): string => `${name} reprend son jeton auprès de ${about}.`,
  log_ready: (name: string): string => `${name} a fini.`,
  log_time: 'Le temps est écoulé.',
  log_right: (name: string, card: string): string => `${name}, ${card}\u00a0: trouvé\u00a0!`,
  log_wrong: (name: string, card: string): string => `${name}, ${card}\u00a0: ce n’est pas cela.`,
  log_none: (name: string, kind: Kind): string => `${name} n’a rien choisi\u00a0: ${kSought[kind]} reste à trouver.`,
  log_bet_right: (name: string, about: string, track: number): string =>
    `${name} avait vu juste sur ${about}\u00a0: clairvoyance ${track}.`,
  log_bet_wrong: (name: string, about: string): string => `${name} a vu faux sur ${about}.`,
  log_through: (name: string, steps: number): string => `${name} a ses trois cartes${steps > 0 ? ` et avance de ${steps}` : ''}.`,
  log_conveyed: 'Le fantôme a choisi un coupable et donne trois visions à tous.',
  log_conveyed_own: (group: string): string => `Le fantôme désigne ${group} et donne trois visions à tous.`,
  log_turned: (cards: number, card: string): string => `Vision commune, carte ${cards}\u00a0: ${card}.`,
  log_voted: (name: string): string => `${name} a voté.`,
  log_vote: (name: string, group: string): string => `${name} vote pour ${group}.`,
  log_disagreed: 'Les deux votes diffèrent\u00a0: on revote.',
  log_counted: (accused: string | null, tied: boolean): string =>
    accused === null
      ? 'Les votes sont comptés\u00a0: personne n’est accusé.'
      : tied
        ? `Les votes sont à égalité\u00a0: le plus clairvoyant décide, ${accused} est accusé.`
        : `Les votes sont comptés\u00a0: ${accused} est accusé.`,
  log_culprit: (group: string): string => `Le coupable était ${group}.`,
  log_target_shown: (name: string, card: string): string => `${name} cherchait ${card}.`,
  the_group: (number: number): string => `le groupe ${number + 1}`,

  // labels of actions
  do_give: (name: string, cards: string): string => `À ${name}\u00a0: ${cards}`,
  do_crow: (cards: string): string => `Corbeau\u00a0: ${cards}`,
  do_choose: (name: string, card: string): string => `${name}\u00a0: ${card}`,
  do_bet: (about: string, stance: Stance): string => `${stance === 'agree' ? 'D’accord avec' : 'Pas d’accord avec'} ${about}`,
  do_withdraw: (about: string): string => `Reprendre le jeton auprès de ${about}`,
  do_ready: 'C’est bon pour moi',
  do_convey: (group: string, cards: string): string => `Coupable\u00a0: ${group}, ${cards}`,
  do_vote: (group: string): string => `Voter pour ${group}`,
  vision_numbers: (numbers: readonly number[]): string =>
    `${numbers.length > 1 ? 'visions' : 'vision'} ${list(numbers.map((each) => String(each + 1)))}`,

  // beside the names, and the sheet
  detail_ghost: (hand: number, crows: number): string => `fantôme, ${some(hand, 'vision', 'visions')} en main, corbeau ${crows}`,
  detail_medium: (parts: readonly string[]): string => parts.join(', '),
  result: 'Ce que les médiums ont trouvé',
  result_hours: (hour: number): string => (hour > 1 ? `en ${hour} heures` : 'en une heure'),
  missed: 'pas trouvé',
  found: 'trouvé',
  reference: 'Clairvoyance',
  reference_rows: (long: boolean): readonly { readonly what: string; readonly points: string; readonly note?: string }[] => [
    { what: 'Jeton qui voit juste', points: '+1' },
    { what: 'Trois cartes', points: '7 − heure' },
    { what: 'Deux cartes vues', points: long ? '7' : '5', note: 'de la vision commune' },
    { what: 'Trois cartes vues', points: long ? '10' : '7' },
  ],
  reference_note: 'Sept heures pour tout trouver.',

  // turning points of a replay
  point_found: (name: string): string => `${name} trouve une carte`,
  point_through: (name: string): string => `${name} a ses trois cartes`,
};
export type Texts = typeof kFrench;
