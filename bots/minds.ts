import { menuNow, type AnyEvaluation } from '@destrier/engine';
import { greedy } from './greedy.js';
import { spellBot, type BotName, type Level } from './level.js';
import { unsearched, type Budget, type Mind, type Position, type Thought } from './mind.js';
import { followKept, keepPlan, plannedThought } from './plan.js';
import type { Player } from './play.js';
import { random } from './random.js';
import { search } from './search/search.js';
import { eyesOf, sameQuestion } from './steps.js';

/** The way to think at each level. */
const MINDS: { readonly [level in Level]: Mind } = {
  random,
  greedy,
  strong: search,
  master: search,
};

export function mindOf({ level }: Pick<BotName, 'level'>): Mind {
  return MINDS[level];
}

/** What a bot does: what it planned, or what it finds out now. One that is asked for its reasons always thinks. */
export function think(bot: Pick<BotName, 'level'>, position: Position, budget: Budget): Thought {
  const plans = bot.level !== 'random' && position.inParts !== true;
  return (plans ? plannedThought(position) : undefined) ?? mindOf(bot)(position, budget);
}

/** A level that answers at once, on this thread. */
export function levelPlayer(bot: BotName, evaluation: AnyEvaluation | undefined): Player {
  const { iterations } = bot;
  return {
    name: spellBot(bot),
    decide(match, asked, seed) {
      const { seat } = asked;
      const planned = followKept(match, asked);
      if (planned !== undefined) return planned;
      const menu = menuNow(match, asked);
      if (menu.count === 1) return unsearched({ question: asked, choice: menu.nth(0) });
      const own = `${seed} ${seat}`;
      const world = eyesOf(match, seat, own);
      const question = sameQuestion(world, asked);
      const thought = think(bot, { world, question, evaluation, seed: own }, { iterations });
      keepPlan(match, seat, thought.plan);
      return thought;
    },
  };
}
