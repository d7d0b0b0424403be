import { ring, tricks, tricksWords, workers, workersWords } from '@destrier/engine/testgames';
import type { Known } from './known.js';

/** The kernel's own games: for tests and measurements, never listed to players. */
export const KERNEL_GAMES: readonly Known[] = [
  { game: tricks, words: tricksWords, folder: 'engine/testgames/tricks' },
  { game: workers, words: workersWords, folder: 'engine/testgames/workers' },
  { game: ring, folder: 'engine/testgames/ring' },
];
