import type { Ask, Offer, Params } from '@destrier/engine';
import type { PageKey } from '../text/index.js';

/** One step of a guided game: at which question, what to choose there, and what to look at. */
export interface Step {
  /** Procedure and step, as a question names it. */
  readonly prompt: string;
  /** The option to choose, by its id; nothing where it is all the same. */
  readonly option?: string;
  /** What must be so where the sentence speaks of it. */
  readonly when?: Params;
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
    { prompt: 'plans.take', option: 'take riccio', text: 'guide.riccio', thing: 'riccio' },
    {
      prompt: 'plans.take',
      option: 'take courtly-love',
      text: 'guide.love',
      thing: 'courtly-love',
    },
    { prompt: 'pawn.place', option: 'place market', text: 'guide.market', thing: 'market' },
    { prompt: 'market.buy', option: 'buy armour', text: 'guide.armour', thing: 'armour' },
    { prompt: 'pawn.place', option: 'place prayer', text: 'guide.prayer', thing: 'prayer' },
    { prompt: 'pawn.place', option: 'place patrol', text: 'guide.patrol', thing: 'patrol' },
    { prompt: 'road.play', option: 'play riccio', text: 'guide.travel', thing: 'riccio' },
    { prompt: 'strength.add', option: 'add 4', text: 'guide.strength', thing: 'strength' },
    {
      prompt: 'faith.reroll',
      option: 'pass',
      when: { attack: 11, foeAttack: 10 },
      text: 'guide.ahead',
      thing: 'faith',
    },
    {
      prompt: 'lance.lance',
      option: 'pass',
      when: { attack: 11, foeAttack: 10 },
      text: 'guide.keep',
      thing: 'squire',
    },
    {
      prompt: 'second lance.lance',
      option: 'pass',
      when: { attack: 11, foeAttack: 10 },
      text: 'guide.second',
      thing: 'squire',
    },
    {
      prompt: 'faith.reroll',
      option: 'reroll red4 red1',
      when: { engagement: 2, attack: 9, foeAttack: 10 },
      text: 'guide.faith',
      thing: 'faith',
    },
    {
      prompt: 'lance.lance',
      option: 'lance squire',
      when: { attack: 10, foeAttack: 10 },
      text: 'guide.lance',
      thing: 'squire',
    },
    { prompt: 'road.play', option: 'play courtly-love', text: 'guide.more', thing: 'courtly-love' },
    {
      prompt: 'reward.choose',
      option: 'choose heartthrob',
      when: { id: 'courtly-love' },
      text: 'guide.reward',
      thing: 'heartthrob',
    },
    { prompt: 'road.play', option: 'play tapestry', text: 'guide.tapestry', thing: 'tapestry' },
    { prompt: 'register.shield', text: 'guide.register', thing: 'borssele' },
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
  const found = guide.steps.findIndex((step, at) => at >= from && fits(step, asked));
  return found === -1 ? undefined : found;
}

function fits({ prompt, option, when = {} }: Step, asked: Ask): boolean {
  return (
    prompt === asked.prompt &&
    Object.entries(when).every(([key, value]) => asked.params[key] === value) &&
    (option === undefined || (asked.offers ?? []).some((offer) => offers(offer, option)))
  );
}

function offers(offer: Offer, option: string): boolean {
  if (offer.form === 'option') return offer.id === option;
  const [verb, ...words] = option.split(' ');
  if (offer.verb !== verb) return false;
  if (offer.form !== 'number') return words.every((word) => offer.items.includes(word));
  const n = Number(words[0]);
  return n >= offer.min && n <= offer.max;
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
  /** The question after the last step is answered: there is nothing more to say. */
  readonly isOver: boolean;
}

export function beginning(
  guide: Guide,
  passed: number,
  asks: readonly Ask[],
  seq: number,
): Progress {
  return { passed, at: stepAt(guide, passed, asks), ask: questionIn(asks), seq, isOver: false };
}

function questionIn(asks: readonly Ask[]): string | undefined {
  const asked = ownAsk(asks);
  return asked === undefined ? undefined : `${asked.id} ${asked.prompt}`;
}

/** A step is passed with the choice that answers it, whatever was chosen; who takes a choice back meets it again. */
export function after(guide: Guide, before: Progress, asks: readonly Ask[], seq: number): Progress {
  if (seq < before.seq) {
    const again = stepAt(guide, Math.max(0, before.passed - 1), asks);
    const passed = again ?? before.passed;
    return { passed, at: again, ask: questionIn(asks), seq, isOver: false };
  }
  // Others may answer the same question, or another, meanwhile.
  if (before.at !== undefined && before.ask === questionIn(asks)) return { ...before, seq };
  const passed = before.at === undefined ? before.passed : before.at + 1;
  const isAnswered = before.ask !== undefined && before.ask !== questionIn(asks);
  const isOver = before.isOver || (before.passed >= guide.steps.length && isAnswered);
  return { ...beginning(guide, passed, asks, seq), isOver };
}
