export { text } from './catalogues.js';
export { abilityNote, effects, faceText, sideText } from './effects/index.js';
