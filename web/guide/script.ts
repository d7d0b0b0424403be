import type { Ask, Language, Offer, Params } from '@destrier/engine';
import type { SignName } from '../art/signs.js';

/** What the herald says in one language: at most two sentences, and in a line of its own why. */
export type Speech = readonly [say: string, why?: string];

/** The same in every language. */
export type GuideSpeech = { readonly [language in Language]: Speech };

/** Figures and the signs of what they count, in a row. */
export type SignLine = readonly (string | { readonly sign: SignName })[];

/** One step of a guided game: at which question, what to choose there, and what to look at. */
export interface GuideStep {
  /** Procedure and step, as a question names it. */
  readonly prompt: string;
  /** The option to choose, by its id; nothing where it is all the same. */
  readonly option?: string;
  /** What must be so where the sentence speaks of it. */
  readonly when?: Params;
  readonly speech: GuideSpeech;
  /** The same in signs, where it speaks of what is paid and gained. */
  readonly signs?: SignLine;
  /** It only explains: whoever has read it goes on, and the question stays. */
  readonly tells?: true;
  /** What was explained before: the herald chooses it himself. */
  readonly itself?: true;
  /** What lights up where no button says the option: a thing by the word of the texts. */
  readonly thing: string;
  /** The same where it is no thing: what the board calls the place. */
  readonly anchor?: string;
  /** The part of a small screen that it lies in, to light up where another part is open. */
  readonly part?: string;
}

/** Steps that teach one part of the game. */
export interface Lesson {
  readonly name: { readonly [language in Language]: string };
  readonly steps: readonly GuideStep[];
}

/** A guided first game. */
export interface Guide {
  /** A fixed deal, so that the steps fit. */
  readonly seed: string;
  readonly options: { readonly [id: string]: string };
  /** Who sits opposite. It always chooses the same in the same place. */
  readonly bot: string;
  readonly lessons: readonly Lesson[];
  /** What is said after the last step. */
  readonly end: GuideSpeech;
}

/** What is said under a name in every language. */
export function inEach<Name extends string, Said>(all: {
  readonly [language in Language]: { readonly [name in Name]: Said };
}): (name: Name) => { readonly [language in Language]: Said } {
  return (name) => ({ en: all.en[name], fr: all.fr[name], ru: all.ru[name] });
}

/** All steps, one after the other. */
export function stepsOf({ lessons }: Guide): readonly GuideStep[] {
  return lessons.flatMap(({ steps }) => steps);
}

/** Where a step stands: in which lesson, and which of those it is in which something is said, both from 0. */
export function placeOf(
  { lessons }: Guide,
  step: number,
): { readonly lesson: number; readonly at: number } {
  let at = step;
  for (const [lesson, taught] of lessons.entries()) {
    const { steps } = taught;
    if (at < steps.length) return { lesson, at: heardIn({ steps: steps.slice(0, at) }) };
    at -= steps.length;
  }
  const last = lessons.at(-1);
  return { lesson: lessons.length - 1, at: last === undefined ? 0 : heardIn(last) };
}

/** How many steps of a lesson say something. */
export function heardIn({ steps }: Pick<Lesson, 'steps'>): number {
  return steps.filter(({ itself }) => itself !== true).length;
}

/**
 * The step that speaks of a question, from those that were not passed yet. Undefined: nothing is said here.
 */
export function stepAt(guide: Guide, from: number, asks: readonly Ask[]): number | undefined {
  const asked = ownAsk(asks);
  if (asked === undefined) return undefined;
  const found = stepsOf(guide).findIndex((step, at) => at >= from && fits(step, asked));
  return found === -1 ? undefined : found;
}

function fits({ prompt, option, when = {} }: GuideStep, asked: Ask): boolean {
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

/** The question that the lesson is about; none while others are asked. */
export function ownAsk(asks: readonly Ask[]): Ask | undefined {
  return asks.find((ask) => ask.kind !== 'aside' && ask.offers !== undefined);
}

/** How far somebody came. */
export interface Progress {
  /** The first step that was not passed. */
  readonly passed: number;
  /** The step that speaks now. */
  readonly at: number | undefined;
  /** The step whose choice answers the question: the one that speaks, or one after what it only explains. */
  readonly due: number | undefined;
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
  return standing(guide, { passed, at: stepAt(guide, passed, asks) }, asks, seq);
}

function standing(
  guide: Guide,
  { passed, at }: Pick<Progress, 'passed' | 'at'>,
  asks: readonly Ask[],
  seq: number,
): Progress {
  const due = at === undefined ? undefined : dueFrom(guide, at, asks);
  return { passed, at, due, ask: questionIn(asks), seq, isOver: false };
}

function dueFrom(guide: Guide, at: number, asks: readonly Ask[]): number | undefined {
  const asked = ownAsk(asks);
  const rest = stepsOf(guide).slice(at);
  const told = rest.findIndex(({ tells }) => tells !== true);
  const step = rest[told];
  return asked !== undefined && step !== undefined && fits(step, asked) ? at + told : undefined;
}

function questionIn(asks: readonly Ask[]): string | undefined {
  const asked = ownAsk(asks);
  return asked === undefined ? undefined : `${asked.id} ${asked.prompt}`;
}

/**
 * Whether a choice is the one that the lesson shows. The deal is fixed and later steps speak of what this one led to: while the
 * herald is there, nothing else is taken, and he says so; whoever sends him away chooses freely, and can be led back.
 */
export function isShown(guide: Guide, { due }: Progress, ask: Ask, option: string): boolean {
  const step = due === undefined ? undefined : stepsOf(guide)[due];
  if (step?.option === undefined) return true;
  return ask.prompt === step.prompt && spelt(option) === spelt(step.option);
}

/** The same for items that were picked in another order. */
function spelt(option: string): string {
  const [verb, ...items] = option.split(' ');
  return [verb, ...items.toSorted()].join(' ');
}

/** Whoever has read what a step explains is told the next thing of the same question. */
export function goneOn(guide: Guide, before: Progress, asks: readonly Ask[]): Progress {
  if (before.at === undefined) return before;
  return beginning(guide, before.at + 1, asks, before.seq);
}

/** A step is passed with the choice that answers it; who takes a choice back meets it again. */
export function after(guide: Guide, before: Progress, asks: readonly Ask[], seq: number): Progress {
  if (seq < before.seq) {
    const again = stepBefore(guide, before.passed, asks);
    return standing(guide, { passed: again ?? before.passed, at: again }, asks, seq);
  }
  // Others may answer the same question, or another, meanwhile.
  if (before.at !== undefined && before.ask === questionIn(asks)) return { ...before, seq };
  const { at, due = at } = before;
  const passed = due === undefined ? before.passed : due + 1;
  const isAnswered = before.ask !== undefined && before.ask !== questionIn(asks);
  const isOver = before.isOver || (before.passed >= stepsOf(guide).length && isAnswered);
  return { ...beginning(guide, passed, asks, seq), isOver };
}

/** The last step before a place that chooses at this question, or the one that speaks of it there. */
function stepBefore(guide: Guide, passed: number, asks: readonly Ask[]): number | undefined {
  const asked = ownAsk(asks);
  if (asked === undefined) return undefined;
  const chosen = stepsOf(guide).findLastIndex(
    (step, at) => at < passed && step.tells !== true && fits(step, asked),
  );
  return chosen === -1 ? stepAt(guide, passed, asks) : chosen;
}
