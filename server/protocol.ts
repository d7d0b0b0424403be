/** What is said between the server and a page, for those who write a client in TypeScript. Nothing here needs Node. */
export type { Frame } from './live/frames.js';
export type { Message } from './live/connection-hub.js';
export type { Clock, ClockState } from './rooms/clock.js';
export { patched, plain, type Change, type Json } from './rooms/patch.js';
export type { Deed, Scene, Standing, Step } from './rooms/step.js';
export type { OneTable, SeatCard, TableCard } from './tables/cards.js';
export type { Opening } from './tables/opening.js';
