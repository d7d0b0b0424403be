import type { Choice, Counsel } from '@destrier/engine';
import type { SideOf } from '../rules/duel/sides.js';
import { counsel } from './counsel.js';
import { Reckoning } from './odds.js';
import { pointsIn, type DuelStep } from './point.js';
import { POLICY } from './policy.js';
import { NOTHING, type Spend } from './spend.js';

/** What is declared by letting a step go by. */
const PASSES: { readonly [step in DuelStep]?: Spend } = {
  tent: { tent: [NOTHING] },
  strength: { strength: 0 },
  faith: { reroll: [NOTHING] },
  lance: { lance: [NOTHING] },
  'second lance': { lance: [NOTHING] },
  relic: { relic: NOTHING },
};

/** What an option declares; of lances that refresh the odds know nothing. */
function declaredBy(step: DuelStep, { verb, args }: Choice): Spend | undefined {
  const words = args.map(String);
  switch (verb) {
    case 'pass':
      return PASSES[step];
    case 'add':
      return { strength: Number(args[0]) };
    case 'reroll':
      return { reroll: args.flat().map(String) };
    case 'tent':
      return { tent: words };
    case 'lance':
      return words.length === 1 ? { lance: words } : undefined;
    case 'relic':
      return { relic: String(args[0]) };
    default:
      return undefined;
  }
}

/** Counsel in the duels of Glory, for people. */
export const advice: Counsel = {
  policy: POLICY,
  choice: (match, asked, options) => counsel(match, asked, options),
  prospects(match, asked) {
    const { duel, side } = asked.v as SideOf;
    const point = pointsIn(match).find((one) => one.duel === duel && one.side === side);
    // In the recovery the duel is over.
    if (point === undefined || point.step === 'recovery') return undefined;
    const reckoning = new Reckoning(match, point);
    return (choice) => {
      const spend = choice === undefined ? {} : declaredBy(point.step, choice);
      if (spend === undefined) return undefined;
      const odds = reckoning.odds(spend);
      return [
        { of: 'engagement', chance: odds.engagement },
        { of: 'duel', chance: odds.duel },
      ];
    };
  },
};
