export { text } from './catalogues.js';
export { effects } from './effects.js';
