import { randomChoice } from '@destrier/engine';
import { drawFrom, numberOf } from './dice.js';
import { unsearched, type Mind } from './mind.js';

/** Any legal option, preferably one that does something. */
export const random: Mind = ({ world, question, seed }) => {
  const choice = randomChoice(world, question, drawFrom(numberOf(seed)), true);
  return unsearched({ question, choice });
};
