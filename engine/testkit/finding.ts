import { RuleFault } from '../basics.js';

/** What every game keeps, numbered. */
export const GUARANTEES = {
  1: 'same seed and same choices, same bytes',
  2: 'no dead end',
  3: 'nothing is lost or made',
  4: 'a refused choice changes nothing',
  5: 'what a seat cannot know it cannot see',
  6: 'undo never crosses new information',
  7: 'perft',
  8: 'golden playthrough',
  9: 'everything is reached',
  10: 'the order of arrival does not matter',
  11: 'looking changes nothing',
  12: 'a fault is never continued',
} as const;

export type Guarantee = keyof typeof GUARANTEES;

/** A guarantee that does not hold, with a scenario that leads to where it broke. */
export interface Finding {
  readonly guarantee: Guarantee;
  readonly message: string;
  /** Empty where the whole run, not one game, is at fault. */
  readonly scenario: string;
}

/** Thrown by a check. */
export class Broken extends Error {
  override readonly name = 'Broken';
  readonly guarantee: Guarantee;

  constructor(guarantee: Guarantee, message: string, cause?: unknown) {
    super(message, { cause });
    this.guarantee = guarantee;
  }
}

export function headline(guarantee: Guarantee, message: string): string {
  return `guarantee ${guarantee} (${GUARANTEES[guarantee]}): ${message}`;
}

/** A finding as a person reads it. */
export function findingText({ guarantee, message, scenario }: Finding): string {
  return scenario === '' ? headline(guarantee, message) : scenario;
}

/** Does something; what the rules throw meanwhile breaks this guarantee. */
export function under<T>(guarantee: Guarantee, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw brokenBy(error, guarantee);
  }
}

/** What the rules threw, as a broken guarantee: a budget that ran out is the interpreter's own. */
export function brokenBy(error: unknown, guarantee: Guarantee): Broken {
  if (error instanceof Broken) return error;
  const endless = error instanceof RuleFault && error.message.startsWith('no question after');
  return new Broken(endless ? 11 : guarantee, `a rule failed: ${words(error)}`, error);
}

export function words(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
