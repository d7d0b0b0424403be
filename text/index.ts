export { assuming, assumptionText, chancesText, groundsText, shareOf } from './counsel.js';
export { kernelText } from './kernel/index.js';
export { labelled } from './labelled.js';
export { listsOf, type Item } from './lists.js';
export {
  blockedOf,
  entriesOf,
  explained,
  linesOf,
  NAMED_AT_MOST,
  type Blocked,
  type Entry,
  type Factored,
  type Line,
  type Notes,
} from './menu.js';
export { numeral } from './message.js';
export { missingTexts } from './missing.js';
export { notesByGame } from './notes.js';
export { BLANK } from './options.js';
export type { Values } from './sentences.js';
export { shapeOfView, type Shape } from './shape.js';
export { isLanguage, speaker, type Speaker } from './speaker.js';
