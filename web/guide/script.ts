import type { Ask } from '@destrier/engine';
import type { PageKey } from '../text/index.js';

/** One step of a guided game: at which question, what to choose there, and what to look at. */
export interface Step {
  /** Procedure and step, as a question names it. */
  readonly prompt: string;
  /** The option to choose, by its id. */
  readonly option: string;
  /** What to do and why, in one sentence. */
  readonly text: PageKey;
  /** What lights up. */
  readonly thing: string;
}

export interface Guide {
  readonly game: string;
  /** A fixed deal, so that the steps fit. */
  readonly seed: string;
  readonly options: { readonly [id: string]: string };
  /** Who sits opposite. It always chooses the same in the same place. */
  readonly bot: string;
  readonly steps: readonly Step[];
}

const glory: Guide = {
  game: 'glory',
  seed: 'guide',
  options: { learning: 'on', tournament: 'joust' },
  bot: 'greedy',
  steps: [
    { prompt: 'setup.titles', option: 'keep rich', text: 'guide.titles', thing: 'rich' },
    { prompt: 'setup.exchange', option: 'exchange', text: 'guide.exchange', thing: 'tapestry' },
    { prompt: 'pawn.place', option: 'place support', text: 'guide.support', thing: 'support' },
    { prompt: 'support.hire', option: 'hire squire 8', text: 'guide.hire', thing: 'squire' },
    { prompt: 'pawn.place', option: 'place training', text: 'guide.training', thing: 'training' },
    { prompt: 'pawn.place', option: 'place plans', text: 'guide.plans', thing: 'plans' },
    { prompt: 'plans.take', option: 'take boar-hunt', text: 'guide.boar', thing: 'boar-hunt' },
    {
      prompt: 'plans.take',
      option: 'take courtly-love',
      text: 'guide.love',
      thing: 'courtly-love',
    },
    { prompt: 'pawn.place', option: 'place prayer', text: 'guide.prayer', thing: 'prayer' },
    {
      prompt: 'pawn.place',
      option: 'place initiative',
      text: 'guide.initiative',
      thing: 'initiative',
    },
    { prompt: 'pawn.place', option: 'place patrol', text: 'guide.patrol', thing: 'patrol' },
    { prompt: 'road.play', option: 'play boar-hunt', text: 'guide.travel', thing: 'boar-hunt' },
    { prompt: 'strength.add', option: 'add 3', text: 'guide.strength', thing: 'strength' },
    { prompt: 'faith.reroll', option: 'reroll red1 white1', text: 'guide.faith', thing: 'faith' },
    { prompt: 'lance.lance', option: 'lance squire', text: 'guide.lance', thing: 'squire' },
    { prompt: 'strength.add', option: 'pass', text: 'guide.second', thing: 'strength' },
    { prompt: 'faith.reroll', option: 'pass', text: 'guide.compare', thing: 'faith' },
  ],
};

const GUIDES: readonly Guide[] = [glory];

export function guideOf(game: string): Guide | undefined {
  return GUIDES.find((guide) => guide.game === game);
}

/**
 * The step that speaks of a question, from those that were not passed yet: who chose otherwise is met again where a
 * later step fits. Undefined: nothing is said here.
 */
export function stepAt(guide: Guide, from: number, asks: readonly Ask[]): number | undefined {
  const asked = ownAsk(asks);
  if (asked === undefined) return undefined;
  const found = guide.steps.findIndex(({ prompt }, at) => at >= from && prompt === asked.prompt);
  return found === -1 ? undefined : found;
}

function ownAsk(asks: readonly Ask[]): Ask | undefined {
  return asks.find((ask) => ask.kind !== 'aside' && ask.offers !== undefined);
}

/** How far somebody came. */
export interface Progress {
  /** The first step that was not passed. */
  readonly passed: number;
  /** The step that speaks now. */
  readonly at: number | undefined;
  /** The question that it speaks of. */
  readonly ask: string | undefined;
  /** How many choices stood. */
  readonly seq: number;
}

export function beginning(
  guide: Guide,
  passed: number,
  asks: readonly Ask[],
  seq: number,
): Progress {
  return { passed, at: stepAt(guide, passed, asks), ask: questionIn(asks), seq };
}

function questionIn(asks: readonly Ask[]): string | undefined {
  const asked = ownAsk(asks);
  return asked === undefined ? undefined : `${asked.id} ${asked.prompt}`;
}

/** A step is passed with the choice that answers it, whatever was chosen; who takes a choice back meets it again. */
export function after(guide: Guide, before: Progress, asks: readonly Ask[], seq: number): Progress {
  if (seq < before.seq) {
    const again = stepAt(guide, Math.max(0, before.passed - 1), asks);
    return { passed: again ?? before.passed, at: again, ask: questionIn(asks), seq };
  }
  // Others may answer the same question, or another, meanwhile.
  if (before.at !== undefined && before.ask === questionIn(asks)) return { ...before, seq };
  return beginning(guide, before.at === undefined ? before.passed : before.at + 1, asks, seq);
}
