export { isBearable, MOST_CHARACTERS } from './bearable.js';
export {
  blazonOf,
  composed,
  COMPOSED_COUNTS,
  COMPOSED_DIVISIONS,
  COMPOSED_ORDINARIES,
  fitting,
  type ComposedCharge,
  type ComposedCount,
  type ComposedFigure,
  type Composition,
} from './compose.js';
export { isClear } from './contrast.js';
export { draw } from './draw.js';
export { inLivery, LIVERIES, liveryOf, nearestTo, type Livery } from './livery.js';
export { arms } from './parse.js';
export { COMPOSED_CHARGES, COMPOSED_TINCTURES, rolled } from './roll.js';
export { toSvg, type Element } from './svg.js';
export { BlazonError } from './tokens.js';
