import { keepEvaluationLegal } from '@destrier/engine/testkit';
import { game } from '../game.js';
import { evaluation } from './index.js';

keepEvaluationLegal(game, evaluation, [
  { seats: 1 },
  { seats: 2, options: { scenario: 'blitz-conquest' } },
]);
