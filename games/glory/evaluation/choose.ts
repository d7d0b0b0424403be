import type { Choice, Options } from '@destrier/engine';
import type { Wants } from './titles.js';
import type { View } from './view.js';

/** What a question is answered with: everything an instinct needs. */
export interface Moment extends View {
  /** Locals of the procedure that asks. */
  readonly v: object;
  /** What its titles make worth having. */
  readonly wants: Wants;
}

/** How good an option looks, in glory. */
export type OptionWorth = (m: Moment, choice: Choice) => number;

/** Menus longer than this are not gone through. */
const LISTED = 400;

/** The best of the options; `noise` adds up to so much to each. */
export function best(
  m: Moment,
  options: Options,
  worth: OptionWorth,
  noise: () => number,
): Choice | undefined {
  if (options.count > LISTED) return undefined;
  let chosen: Choice | undefined;
  let most = -Infinity;
  for (let i = 0; i < options.count; i++) {
    const choice = options.nth(i);
    const value = worth(m, choice) + noise();
    if (value > most) {
      chosen = choice;
      most = value;
    }
  }
  return chosen;
}

export const word = ({ args }: Choice, at = 0): string => {
  const arg = args[at];
  return typeof arg === 'string' ? arg : '';
};

export const words = ({ args }: Choice): readonly string[] => {
  const [arg] = args;
  return Array.isArray(arg) ? (arg as readonly string[]) : [];
};
