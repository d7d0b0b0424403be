export { decks } from './decks/game.js';
export { smallGame } from './small-game.js';
export { ring } from './ring/index.js';
export { workers } from './workers/game.js';
export * as ringRules from './ring/rules.js';
export { tricks } from './tricks/index.js';
export { tricksWords } from './tricks/words.js';
export { workersWords } from './workers/words.js';
