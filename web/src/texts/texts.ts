// Every sentence of the client, by name. A catalogue that lacks one does not compile. Those of a game are in its own folder.
import type { Ending } from '../wire/connection';
import type { Emote } from '../wire/table';

export interface Pitch {
  readonly title: string;
  readonly text: string;
  readonly tags: readonly string[];
}
export interface Setting {
  readonly title: string;
  readonly help: string;
}

export interface ReplayTexts {
  readonly watch_again: string;
  readonly watch: string;
  watch_match(match: number): string; // for those who hear several such links one after the other
  title(match: number): string;
  readonly loading: string;
  readonly to_table: string;
  readonly start: string;
  where(at: number, decisions: number): string;
  readonly scrub: string;
  readonly controls: string;
  readonly play: string;
  readonly pause: string;
  readonly back: string;
  readonly forward: string;
  readonly point_before: string;
  readonly point_after: string;
  readonly points: string;
  readonly no_points: string;
  readonly keys: string;
  readonly speed: string;
  readonly decimal_mark: string;
  times(speed: string): string;
  readonly eyes: string;
  readonly eyes_all: string;
  readonly eyes_public: string;
  readonly share: string;
  readonly share_lead: string;
  readonly link: string;
  go_to(at: number): string;
  readonly matches: string;
  readonly no_matches: string;
  match(match: number): string;
  readonly finished: string;
  readonly finished_lead: string;
  readonly more: string;
}

export interface Texts {
  // everywhere
  readonly lead: string;
  readonly language_name: string; // of this catalogue's language, in itself
  readonly change_language: string; // in the other language: what the button does
  readonly close: string;
  readonly back: string;
  readonly cancel: string;
  readonly loading: string;
  readonly try_again: string;
  readonly unreachable: string;
  readonly skip_to_content: string;
  players(count: number): string;
  players_range(fewest: number, most: number): string;
  // the name
  readonly your_name: string;
  readonly name_help: string;
  readonly name_missing: string;
  readonly change_name: string;
  readonly save: string;
  readonly guest: string;
  // the lobby
  readonly invited: string;
  readonly come_in: string;
  readonly new_table: string;
  readonly have_code: string;
  readonly code: string;
  readonly code_placeholder: string;
  readonly enter: string;
  readonly code_wrong: string;
  readonly games: string;
  readonly soon: string;
  readonly pitches: Readonly<Record<string, Pitch>>;
  readonly open_tables: string;
  readonly open_tables_lead: string;
  readonly no_open_tables: string;
  readonly my_tables: string;
  readonly my_tables_lead: string;
  readonly resume: string;
  readonly join: string;
  readonly watch: string;
  table_of(name: string): string;
  readonly a_table: string;
  seats_taken(taken: number, seats: number): string;
  readonly playing_now: string;
  readonly waiting_for_you: string;
  readonly about: string;
  readonly credits: readonly string[];
  // a new table
  readonly new_table_title: string;
  readonly which_game: string;
  readonly all_my_tables: string;
  readonly how_many: string;
  readonly how_many_help: string;
  readonly fewer: string;
  readonly more: string;
  readonly bots: string;
  readonly bots_help: string;
  bots_count(count: number): string;
  readonly level: string;
  readonly practise: string;
  readonly practise_help: string;
  readonly levels: Readonly<Record<string, Setting>>;
  readonly partners: Readonly<Record<string, string>>; // what is said of a level where all play together, if it differs
  readonly more_options: string;
  readonly settings_of: Readonly<Record<string, Setting>>;
  readonly values_of: Readonly<Record<string, string>>;
  readonly listed: Setting;
  readonly knock: Setting;
  readonly closed: Setting;
  readonly turn_time: Setting;
  readonly away_time: Setting;
  seconds(count: number): string;
  minutes(count: number): string;
  readonly no_limit: string;
  readonly never: string;
  readonly open_it: string;
  readonly opening: string;
  // inviting
  readonly invite: string;
  readonly invite_lead: string;
  readonly link: string;
  readonly copy: string;
  readonly only_here: string;
  readonly copied: string;
  readonly copy_by_hand: string;
  readonly qr_label: string;
  // the table
  readonly table: string;
  readonly seats: string;
  seat_number(seat: number): string;
  readonly myself: string;
  bot_on(seat: number): string;
  bot_name(level: string): string;
  readonly you: string;
  readonly host: string;
  readonly bot: string;
  readonly away: string;
  readonly present: string;
  readonly locked: string;
  readonly free_seat: string;
  played_by(level: string): string;
  spectators(count: number): string;
  readonly you_watch: string;
  readonly sit_here: string;
  readonly stand_up: string;
  readonly waiting_title: string;
  readonly ready_title: string;
  waiting_seats(count: number): string;
  readonly ready_host: string;
  waiting_host(name: string): string;
  readonly begin: string;
  readonly board: string;
  readonly your_moves: string;
  readonly list_moves: string;
  readonly log: string;
  readonly log_empty: string;
  readonly chat: string;
  readonly chat_empty: string;
  readonly chat_placeholder: string;
  readonly send: string;
  readonly no_talking: string;
  readonly log_and_chat: string;
  readonly menu: string;
  readonly take_back: string;
  round_short(round: number): string;
  readonly total: string;
  round_of(round: number, rounds: number): string;
  time_left(seconds: number): string;
  waiting_for(name: string): string;
  readonly your_turn: string;
  readonly roll: string;
  readonly hand_over: string;
  readonly take_over: string;
  readonly bot_plays_for_you: string;
  readonly dismiss: string;
  // emotes and sound
  said(name: string, text: string): string;
  readonly emotes: string;
  readonly emote_names: Readonly<Record<Emote, string>>;
  readonly emoted: Readonly<Record<Emote, (name: string) => string>>;
  readonly emotes_shown: Setting;
  readonly sound: Setting;
  readonly volume: string;
  // parts of boards
  readonly player: string;
  readonly skip: string;
  readonly skip_motion: string;
  readonly advice: string;
  readonly thinking: string;
  look_closely(name: string): string;
  // the host's menu
  readonly host_menu: string;
  readonly fill_up: string;
  readonly put_bot: string;
  readonly free_it: string;
  free_sure(name: string): string;
  readonly lock_it: string;
  readonly unlock_it: string;
  readonly remove: string;
  remove_sure(name: string): string;
  labelled(what: string, of: string): string; // for those who listen: what a button does, and with what
  readonly pass_host: string;
  readonly claim_host: string;
  readonly table_options: string;
  readonly game_setup: string;
  seat_actions(name: string): string;
  // the end
  readonly again: string;
  readonly the_end: string;
  winner(name: string): string;
  readonly you_won: string;
  winners(names: readonly string[]): string;
  readonly won_together: string;
  readonly lost_together: string;
  readonly show_board: string;
  readonly score_sheet: string;
  place(place: number): string;
  readonly to_lobby: string;
  readonly download_record: string;
  // the connection
  readonly connecting: string;
  readonly reconnecting: string;
  readonly offline: string;
  readonly offline_lead: string;
  readonly endings: Readonly<Record<Ending, Setting>>;
  readonly reload: string;
  readonly broken: string;
  // several people at one device, the big screen, those who watch
  readonly devices: {
    readonly add_someone: string;
    readonly their_name: string;
    readonly add: string;
    readonly here: string; // those who play on this device
    readonly no_seat: string;
    readonly device_full: string;
    remove(name: string): string;
    readonly to_bot: string;
    readonly pass: string;
    pass_to(name: string): string;
    readonly nobody_looks: string;
    i_am(name: string): string;
    look_again(name: string): string;
    take_back_of(name: string): string;
    readonly curtain: Setting;
    readonly on_tv: string;
    readonly on_tv_lead: string;
    readonly open_tv: string;
    readonly tv_link: string;
    readonly tv_qr: string;
    readonly hand: Setting;
    readonly tv_join: string;
    readonly tv_scan: string;
    readonly tv_watch: string;
    readonly tv_last: string;
    readonly a_screen: string;
    readonly watch_free: string;
    readonly watch_full: string;
    readonly watch_locked: string;
    take_seat(name: string): string;
    watching(names: string, more: number): string;
    readonly watcher: string;
    readonly no_talking_watchers: string;
  };
  // the rules, the guided first game, without a network
  readonly rules: string;
  readonly rules_short: string;
  rules_of(game: string): string;
  readonly rules_contents: string;
  readonly rules_everywhere: string;
  rule_more(clause: string): string;
  readonly guided: string;
  readonly guided_short: string;
  readonly guided_lead: string;
  readonly guided_start: string;
  readonly guide: string;
  readonly guide_next: string;
  readonly guide_stop: string;
  readonly not_now: string;
  readonly lobby_offline: string;
  readonly lobby_silent: string;
  readonly install: string;
  readonly install_lead: string;
  readonly trusted: string;
  readonly replay: ReplayTexts;
  // settings
  readonly settings: string;
  readonly own_data: string;
  readonly words_erased: string;
  readonly language: string;
  readonly speed: Setting;
  readonly speeds: Readonly<Record<'slow' | 'normal' | 'fast' | 'instant', string>>;
  readonly motion: Setting;
  readonly contrast: Setting;
  readonly choices: Readonly<Record<'system' | 'on' | 'off', string>>;
}
