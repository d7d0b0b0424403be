import { menuOf, type AnyInsight } from '@destrier/engine';
import { greedy } from './greedy.js';
import { spellBot, type BotName, type Level } from './level.js';
import { unsearched, type Mind } from './mind.js';
import type { Player } from './play.js';
import { random } from './random.js';
import { search } from './search/search.js';
import { eyesOf, sameQuestion } from './steps.js';

/** Who thinks at each level. */
const MINDS: { readonly [level in Level]: Mind } = {
  random,
  greedy,
  strong: search,
  master: search,
};

export function mindOf({ level }: Pick<BotName, 'level'>): Mind {
  return MINDS[level];
}

/** A level that answers at once, on this thread. */
export function levelPlayer(bot: BotName, insight: AnyInsight | undefined): Player {
  const mind = mindOf(bot);
  const { iterations } = bot;
  return {
    name: spellBot(bot),
    decide(match, asked, seed) {
      const menu = menuOf(match, asked, match.menu, false);
      if (menu.count === 1) return unsearched({ question: asked, choice: menu.nth(0) });
      const own = `${seed} ${asked.seat}`;
      const world = eyesOf(match, asked.seat, own);
      const question = sameQuestion(world, asked);
      return mind({ world, question, insight, seed: own }, { iterations });
    },
  };
}
