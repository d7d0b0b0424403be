import type { Player } from '../play.js';
import type { BotHost } from './host.js';
import { followKept, keepPlan } from '../plan.js';
import { stepTo } from '../steps.js';
import { requestOf, type Asking } from './request.js';

/** A level that thinks in a thread of its own. */
export function thinkerPlayer(
  host: BotHost,
  asking: Omit<Asking, 'seed'>,
  signal?: AbortSignal,
): Player {
  return {
    name: asking.bot,
    async decide(match, question, seed) {
      const planned = followKept(match, question);
      if (planned !== undefined) return planned;
      const request = requestOf(match, question, { ...asking, seed: `${seed} ${question.seat}` });
      const { option, bot: _, ...thought } = await host.think(request, signal);
      const step = stepTo(match, question, option);
      if (step === undefined)
        throw new Error(`seat ${question.seat} was answered with "${option}", which is not there`);
      keepPlan(match, question.seat, thought.plan);
      return { ...thought, step };
    },
  };
}
