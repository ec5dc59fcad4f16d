// Chasseurs de trésor: views as a scene, events as motion, taps as actions. No rule is here; what may be done comes with the turn.
import { define_game } from '../game';
import { Board } from './board';
import { Dock } from './dock';
import { action_label, banner, progress, prompt_label, score } from './labels';
import { pace } from './plan';
import { Reference, ScoreSheet } from './score';
import { sentence } from './sentences';
import { player } from './stage';

export default define_game({
  id: 'chasseurs-de-tresor',
  Board,
  Dock,
  Score: ScoreSheet,
  Reference,
  sentence,
  banner,
  action: action_label,
  prompt: prompt_label,
  score,
  pace,
  playback: player,
  progress,
});
