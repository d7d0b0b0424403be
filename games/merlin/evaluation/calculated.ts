import type { Asked, Choice, Options } from '@destrier/engine';
import { bookOf } from '../book.js';
import type { Knight } from '../content/types.js';
import type { Look } from '../state.js';
import { tieIn } from './majorities.js';
import { provinceIn } from './steering.js';

/** Questions with nothing to look ahead to. */

function optionWith(options: Options, verb: string): Choice | undefined {
  for (let i = 0; i < options.count; i++) {
    const choice = options.nth(i);
    if (choice.verb === verb) return choice;
  }
  return undefined;
}

/** The Grail goes where it brings most: here, or in a province that is still to come. */
export function useGrail(g: Look, { seat, v }: Asked, options: Options): Choice | undefined {
  const here = 'province' in v ? provinceIn(v.province) : undefined;
  if (here === undefined) return undefined;
  const gained = tieIn(g, seat, here);
  const { clockwise } = bookOf(g);
  const toCome = clockwise.slice(clockwise.indexOf(here) + 1);
  const isBest = toCome.every((later) => tieIn(g, seat, later) <= gained);
  return optionWith(options, isBest ? 'grail' : 'keep');
}

/** How much knights of the Round Table help, about. */
const HELP: { readonly [knight in Knight]: number } = {
  tristan: 5,
  galahad: 6,
  gawain: 3,
  gaheris: 4,
  gareth: 5,
  bedivere: 3,
  lamorak: 4,
  bors: 4,
  lancelot: 6,
  percival: 5,
  geraint: 6,
  kay: 3,
};

const helpOf = (word: unknown): number =>
  typeof word === 'string' && word in HELP ? HELP[word as Knight] : 0;

/** The knights who help most. */
export const pickValue = ({ args }: Choice): number =>
  args.reduce((sum: number, word) => sum + helpOf(word), 0);
