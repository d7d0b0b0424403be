import type { Playable } from '../playable.js';
import { botNamed } from '../level.js';
import { think } from '../minds.js';
import { optionOf } from '../steps.js';
import { questionIn, worldOf, type Reply, type Request } from './request.js';

/**
 * Thinks about a request: what a thread of Node and a worker of a page do alike. `stopped` is looked at between
 * iterations; what was found until then is the answer.
 */
export function serve(
  request: Request,
  { game, evaluation }: Playable,
  stopped: () => boolean = () => false,
): Reply {
  const name = botNamed(request.bot);
  if (name === undefined) throw new Error(`there is no bot ${request.bot}`);
  const { ms, asked, seed, plan, inParts = false, iterations = name.iterations } = request;
  const end = ms === undefined ? Infinity : performance.now() + ms;
  const world = worldOf(request, game);
  const { step, ...thought } = think(
    name,
    { world, question: questionIn(world, asked), evaluation, seed, inParts, plan },
    { iterations, stopped: () => stopped() || performance.now() >= end },
  );
  return { option: optionOf(step), ...thought };
}
