export { kernelText } from './kernel/index.js';
export { missingTexts } from './missing.js';
export { shapeOfView, type Shape } from './shape.js';
export { BLANK, isLanguage, speaker, type Said, type Speaker, type Values } from './speaker.js';
