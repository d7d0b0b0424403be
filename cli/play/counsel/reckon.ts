import { askedOf } from '@destrier/bots';
import { questionIn, worldOf, type Scene } from '@destrier/bots/host';
import { menuOf, spell, type Box, type Prospect } from '@destrier/engine';

/** Chances as they are found: as things stand, or by an option. */
export interface Found {
  readonly option: string | null;
  readonly prospects: readonly Prospect[];
}

/** Of a question with more options than this, as one with dice to reroll, only some can be told one by one. */
const MOST_OPTIONS = 200;

/** The chances at a question, the most important first. */
export function* reckon({ counsel }: Box, scene: Scene): Generator<Found> {
  const world = worldOf(scene);
  const question = questionIn(world, scene.asked);
  const prospects = counsel?.prospects(world, askedOf(world, question));
  const now = prospects?.();
  if (prospects === undefined || now === undefined) return;
  yield { option: null, prospects: now };
  const menu = menuOf(world, question, world.menu, false);
  // From the last on, where one lets the step go by.
  for (let i = menu.count - 1; i >= Math.max(0, menu.count - MOST_OPTIONS); i--) {
    const choice = menu.nth(i);
    const found = prospects(choice);
    if (found !== undefined) yield { option: spell(choice.verb, choice.args), prospects: found };
  }
}
