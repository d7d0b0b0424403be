import type { Asked, Choice, Evaluation, Options } from '@destrier/engine';
import type { Look, G } from '../state.js';
import { ACTS, OFFERS } from './acts.js';
import { pickValue, useGrail } from './calculated.js';
import { forgetGains, type Bidder } from './landings.js';
import { readDomain } from './majorities.js';
import { pricesFor } from './prices.js';
import { steerValue } from './steering.js';
import { horizon, turn } from './time.js';
import { parts, scale, worth } from './worth.js';

/** How far chance moves what an instinct thinks of an option, in points. */
const NOISE = 0.6;
const STEPS = 1024;
/** Offers wait for the end of the turn. */
const LATER = -9;

/** What an option brings. Prices last until they are worked out for another seat. */
function valueOf(bidder: Bidder, { prompt, v }: Asked, choice: Choice): number {
  const { verb, args } = choice;
  const offer = OFFERS[verb];
  if (offer !== undefined) return prompt === 'core.end' ? offer(bidder, args, v) : LATER;
  if (prompt === 'core.steer') return steerValue(bidder, choice);
  return ACTS[verb]?.(bidder, args, v) ?? 0;
}

function bidderFor(g: Look, { seat }: Asked): Bidder {
  const bidder = { g, seat, prices: pricesFor(g, seat) };
  forgetGains();
  readDomain(g);
  return bidder;
}

/** The option that is worth most; `noise` is added to each. */
function best(options: Options, value: (choice: Choice) => number, noise: () => number): Choice {
  let found = options.nth(0);
  let most = -Infinity;
  for (let i = 0; i < options.count; i++) {
    const choice = options.nth(i);
    const here = value(choice) + noise();
    if (here <= most) continue;
    found = choice;
    most = here;
  }
  return found;
}

const none = (): number => 0;

/** What shows late, or can be calculated. */
const CALCULATED = ['drawing.quest', 'trading.take'];

function settled(g: Look, asked: Asked, options: Options): Choice | undefined {
  const { prompt } = asked;
  if (prompt === 'breaking.grail') return useGrail(g, asked, options);
  if (prompt === 'draft.pick') return best(options, pickValue, none);
  if (!CALCULATED.includes(prompt)) return undefined;
  const bidder = bidderFor(g, asked);
  return best(options, (choice) => valueOf(bidder, asked, choice), none);
}

function instinct(
  g: Look,
  asked: Asked,
  options: Options,
  random: (n: number) => number,
): Choice | undefined {
  const bidder = bidderFor(g, asked);
  return best(
    options,
    (choice) => valueOf(bidder, asked, choice),
    () => (random(STEPS) / STEPS) * NOISE,
  );
}

function promise(g: Look, asked: Asked): (choice: Choice) => number {
  const bidder = bidderFor(g, asked);
  return (choice) => Math.exp(valueOf(bidder, asked, choice));
}

/** What bots know of Merlin. */
export const evaluation: Evaluation<G> = {
  worth,
  parts,
  scale,
  turn,
  horizon,
  settled,
  instinct,
  promise,
};
