import type { Asked, Choice, Evaluation, Options } from '@destrier/engine';
import type { Look, G } from '../state.js';
import { best, giveWorst, nameRival, playValue } from './choose.js';
import { usePower } from './powers.js';
import { cardCost } from './stake.js';
import { horizon, parts, scale, turn, worth } from './worth.js';

/** How far chance moves what an instinct thinks of an option, in wounds. */
const NOISE = 2;
const STEPS = 1024;

/** Questions about a card to play. */
const PLAYS = ['turn.card', 'ordered.card', 'hiding.card'];

function cardValue(g: Look, { verb, args }: Choice): number {
  const kind = String(args[0]);
  if (verb === 'shame') return cardCost(g, kind) - g.content.figures.dishonour;
  return playValue(g, kind);
}

/** What all decide at once is hidden until all have decided, and what a name brings shows late: nothing to look ahead to. */
function settled(g: Look, asked: Asked, options: Options): Choice | undefined {
  if (asked.prompt === 'hiding.card') return best(options, (choice) => cardValue(g, choice));
  return (
    nameRival(g, asked, options) ?? usePower(g, asked, options) ?? giveWorst(g, asked, options)
  );
}

function instinct(
  g: Look,
  asked: Asked,
  options: Options,
  random: (n: number) => number,
): Choice | undefined {
  if (!PLAYS.includes(asked.prompt)) return undefined;
  const noise = (): number => (random(STEPS) / STEPS) * NOISE;
  return best(options, (choice) => cardValue(g, choice), noise);
}

/** What bots know of Avalon. */
export const evaluation: Evaluation<G> = { worth, parts, scale, turn, horizon, settled, instinct };
