import type { Asked, Choice, Evaluation, Options } from '@destrier/engine';
import type { G, Look } from '../state.js';
import { ANSWERS } from './answers.js';
import { deedChoice, tradeChoice } from './deeds.js';
import { attackChoice, blockChoice, damageChoice, intoChoice } from './fight.js';
import { parts, scale, turn, worth } from './worth.js';

/** What is calculated: fights, and questions that tables answer. */
function settled(g: Look, { prompt, seat }: Asked, options: Options): Choice | undefined {
  switch (prompt) {
    case 'ranged phase.ranged':
      return attackChoice(g, seat, options, true);
    case 'attack phase.attack':
      return attackChoice(g, seat, options, false);
    case 'block phase.block':
      return blockChoice(g, seat, options);
    case 'shooting.strike':
    case 'striking.strike':
    case 'parrying.ward':
      return intoChoice(g, options);
    case 'assigning damage.assign':
      return damageChoice(g, seat, options);
    default:
      return ANSWERS[prompt]?.(g, seat, options);
  }
}

/** What one does at once. */
function instinct(g: Look, { prompt, seat }: Asked, options: Options): Choice | undefined {
  if (prompt === 'core.deeds') return deedChoice(g, seat, options);
  return prompt === 'interacting.trade' ? tradeChoice(g, seat, options) : undefined;
}

/** What bots know of Mage Knight. */
export const evaluation: Evaluation<G> = {
  worth,
  parts,
  scale,
  turn,
  horizon: turn,
  settled,
  alike: ['choosing a hero.hero'],
  instinct,
};
