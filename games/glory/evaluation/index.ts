import { need, type Asked, type Choice, type Evaluation, type Options } from '@destrier/engine';
import { wordOf } from '../content/reward.js';
import { counsel } from '../odds/counsel.js';
import { rewardsOf, type Received } from '../rules/rewards.js';
import type { G, Look } from '../state.js';
import { best, word, type OptionWorth, type Moment } from './choose.js';
import { armsOf, standValue } from './fights.js';
import { entryValue, joustValue } from './jousts.js';
import { rewardValue } from './rewards.js';
import { character, exchange, keep } from './setup.js';
import { buy, hire, place, playCard, takeCard } from './spaces.js';
import { noWants, wantsOf } from './titles.js';
import { viewOf } from './view.js';
import { rewardWish } from './wishes.js';
import { horizon, parts, rivalWorth, scale, turn, worth } from './worth.js';

/** How far chance moves what an instinct thinks of an option, in glory. */
const NOISE = 0.4;
const STEPS = 1024;
/** Nothing is so bad that it is never looked at. */
const LEAST_PROMISE = 0.05;

const shield: OptionWorth = ({ g, seat }, choice) => {
  switch (choice.verb) {
    case 'challenge':
      return standValue(g, seat, word(choice));
    case 'enter':
      return entryValue(g, seat, armsOf(g, seat), Number(choice.args[0]));
    case 'wait':
      return joustValue(g, seat, armsOf(g, seat));
    default:
      return 0;
  }
};

const chooseReward: OptionWorth = (m, choice) => {
  const rewards = rewardsOf(m.g, m.v as Received);
  const reward = need(
    rewards.find((one) => wordOf(one) === word(choice)),
    'a reward',
  );
  return rewardValue(m, reward) + rewardWish(m.wants, reward);
};

/** All that can be claimed, then the duel, then nothing more. */
function claim(options: Options): Choice {
  for (const verb of ['best', 'fight'])
    for (let i = 0; i < options.count; i++) {
      const choice = options.nth(i);
      if (choice.verb === verb) return choice;
    }
  return options.nth(options.count - 1);
}

const WORTHS: { readonly [prompt: string]: OptionWorth } = {
  'setup.character': character,
  'setup.titles': keep,
  'setup.exchange': exchange,
  'pawn.place': place,
  'plans.take': takeCard,
  'market.buy': buy,
  'support.hire': hire,
  'objective.keep': keep,
  'reward.choose': chooseReward,
  'register.shield': shield,
  'road.play': playCard,
  'roads.play': playCard,
};

/** What all decide at once is hidden until all have decided: there is nothing to look ahead to. */
const AT_ONCE = ['setup.character', 'setup.titles', 'setup.exchange', 'roads.play'];

const none = (): number => 0;

function momentOf(g: Look, { seat, v }: Asked): Moment {
  const isChosen = g.s.players[seat].character.length > 0;
  const { left, arms, coins, strength, faith } = viewOf(g, seat);
  const wants = isChosen ? wantsOf(g, seat) : noWants(g.content);
  return { g, seat, left, arms, coins, strength, faith, v, wants };
}

function settled(g: Look, asked: Asked, options: Options): Choice | undefined {
  const { prompt } = asked;
  const advised = counsel(g, asked, options);
  if (advised !== undefined) return advised;
  if (prompt === 'claims.claim') return claim(options);
  const worth = AT_ONCE.includes(prompt) ? WORTHS[prompt] : undefined;
  return worth === undefined ? undefined : best(momentOf(g, asked), options, worth, none);
}

function instinct(
  g: Look,
  asked: Asked,
  options: Options,
  random: (n: number) => number,
): Choice | undefined {
  const worth = WORTHS[asked.prompt];
  if (worth === undefined) return undefined;
  return best(momentOf(g, asked), options, worth, () => (random(STEPS) / STEPS) * NOISE);
}

function promise(g: Look, asked: Asked): (choice: Choice) => number {
  const worth = WORTHS[asked.prompt];
  if (worth === undefined) return () => 1;
  const moment = momentOf(g, asked);
  return (choice) => Math.max(LEAST_PROMISE, 1 + worth(moment, choice));
}

/** What bots know of Glory. */
export const evaluation: Evaluation<G> = {
  worth,
  parts,
  rivalWorth,
  scale,
  turn,
  horizon,
  settled,
  instinct,
  promise,
};
