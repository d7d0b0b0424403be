import { keepEvaluationLegal } from '@destrier/engine/testkit';
import { game } from '../game.js';
import { evaluation } from './index.js';

keepEvaluationLegal(game, evaluation, [
  { seats: 2, options: { tournament: 'joust' } },
  { seats: 2, options: { tournament: 'pas', travel: 'together', duels: 'together' } },
  { seats: 3, options: { tournament: 'choose', edition: 'ru' } },
  { seats: 4, options: { tournament: 'choose', learning: 'on' } },
  { seats: 1, options: { solo: 'rivalry' } },
  { seats: 1, options: { solo: 'score', difficulty: 'hard' } },
  { seats: 1, options: { solo: 'champion', difficulty: 'medium' } },
]);
