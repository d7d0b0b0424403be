import { keepEvaluationLegal } from '@destrier/engine/testkit';
import { game } from '../game.js';
import { evaluation } from './index.js';

keepEvaluationLegal(game, evaluation, [
  { seats: 2 },
  { seats: 3, options: { favour: 'on', knights: 'draft' } },
  { seats: 4, options: { favour: 'on', knights: 'dealt' } },
]);
