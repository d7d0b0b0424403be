export { kernelText } from './kernel/index.js';
export { missingTexts } from './missing.js';
export { BLANK } from './options.js';
export type { Values } from './sentences.js';
export { shapeOfView, type Shape } from './shape.js';
export { isLanguage, speaker, type Speaker } from './speaker.js';
