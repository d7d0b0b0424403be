import {
  menuOf,
  spell,
  type AnyGame,
  type Counsel,
  type Grounds,
  type Prospect,
} from '@destrier/engine';
import { askedOf } from '../steps.js';
import { questionIn, worldOf, type Scene } from './request.js';

/** Chances as they are found: as things stand, or by an option. */
export interface Found {
  readonly option: string | null;
  readonly prospects: readonly Prospect[];
}

/** What the policy of a game chooses at a question; undefined at questions that it does not know. */
export interface Advised {
  readonly policy: string;
  readonly option: string;
  /** Why that may have less of a chance than another option, by what the chance is of. */
  readonly grounds: { readonly [of: string]: Grounds };
}

export function advised(
  { game, counsel }: { readonly game: AnyGame; readonly counsel?: Counsel },
  scene: Scene,
): Advised | undefined {
  const world = worldOf(scene, game);
  const question = questionIn(world, scene.asked);
  const menu = menuOf(world, question, world.menu, false);
  const asked = askedOf(world, question);
  const choice = counsel?.choice(world, asked, menu);
  if (counsel === undefined || choice === undefined) return undefined;
  return {
    policy: counsel.policy,
    option: spell(choice.verb, choice.args),
    grounds: counsel.grounds?.(asked) ?? {},
  };
}

/** Of a question with more options than this, as one with dice to reroll, only some can be told one by one. */
const MOST_OPTIONS = 200;

/** The chances at a question, the most important first. */
export function* reckon(
  { game, counsel }: { readonly game: AnyGame; readonly counsel?: Counsel },
  scene: Scene,
): Generator<Found> {
  const world = worldOf(scene, game);
  const question = questionIn(world, scene.asked);
  const prospects = counsel?.prospects(world, askedOf(world, question));
  const now = prospects?.();
  if (prospects === undefined || now === undefined) return;
  yield { option: null, prospects: now };
  const menu = menuOf(world, question, world.menu, false);
  // Start with the last option, which is usually the one that passes.
  for (let i = menu.count - 1; i >= Math.max(0, menu.count - MOST_OPTIONS); i--) {
    const choice = menu.nth(i);
    const found = prospects(choice);
    if (found !== undefined) yield { option: spell(choice.verb, choice.args), prospects: found };
  }
}
