import type { Seat } from '@destrier/engine';
import type { Look } from '../state.js';
import { MAJORITY, SERVANT, TERRITORY, TERRITORY_LATER } from './figures.js';
import { nearness, scoringsLater } from './time.js';

/** How much of what a scoring would bring now it will bring in time. */

const rising = (from: number, near: number): number => from + (1 - from) * near;

export const influenceWeight = (g: Look, seat: Seat): number => rising(MAJORITY, nearness(g, seat));

export const servantWeight = (g: Look, seat: Seat): number => rising(SERVANT, nearness(g, seat));

/** Manors stay, so they count for all scorings that are left. */
export const domainWeight = (g: Look, seat: Seat): number =>
  rising(TERRITORY, nearness(g, seat)) + TERRITORY_LATER * scoringsLater(g);
