export { draw } from './draw.js';
export { arms } from './parse.js';
export { toSvg, type Element } from './svg.js';
export { BlazonError } from './tokens.js';
