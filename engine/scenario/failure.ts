import type { Seat, Why } from '../basics.js';
import type { Refusal } from '../refusal.js';
import { offeredText, promptsOf } from './offered.js';
import type { Stage } from './stage.js';

/** Where a scenario and the rules part: what was expected, what was found, and the rule it is about. */
export interface Missed {
  readonly line: number;
  readonly expected: string;
  readonly found: string;
  readonly rule: string | null;
}

/** What a check found amiss; without a line or a rule of its own, those of the check and of the scenario. */
export type Gap = Pick<Missed, 'expected' | 'found'> & {
  readonly line?: number;
  readonly rule?: string;
};

export function reasonText({ rule, why, params }: Why): string {
  const told = Object.entries(params ?? {}).map(([key, value]) => `${key} ${String(value)}`);
  return `${rule} forbids it: ${why}${told.length === 0 ? '' : ` (${told.join(', ')})`}`;
}

/** Why a choice was refused, for somebody who looks at the scenario. */
export function refusalText({ table, scenario }: Stage, seat: Seat, refusal: Refusal): string {
  const name = scenario.names[seat] as string;
  switch (refusal.code) {
    case 'blocked':
      return reasonText({
        rule: refusal.rule ?? 'a rule',
        why: refusal.why,
        params: refusal.params,
      });
    case 'notNow':
      return `not now: ${name} is asked ${promptsOf(table.match, seat, true).join(', ')}, and may: ${offeredText(table.match, seat)}`;
    case 'unknown':
      return `not offered: ${name} may: ${offeredText(table.match, seat)}`;
    case 'notAsked':
    case 'stale':
    case 'seat':
      return `${name} is not asked; ${askedText({ table, scenario })}`;
    case 'over':
      return askedText({ table, scenario });
    case 'undo':
      return UNDO[refusal.why] ?? refusal.why;
  }
}

const UNDO: { readonly [why: string]: string } = {
  'kernel.undo.nothing': 'there is nothing to take back',
  'kernel.undo.learned': 'somebody has learned something since',
  'kernel.undo.others': 'somebody else has chosen since',
};

/** Whether the game itself is over: one that began in the middle has not ended because nothing was left to do. */
export function isOver({ table, scenario }: Pick<Stage, 'table' | 'scenario'>): boolean {
  const { over, ended, prepared } = table.match;
  const whole = scenario.begin === undefined || scenario.begin.procedure === prepared.game.main;
  return over && (whole || ended);
}

/** The open questions and the seats that are asked them, in words. */
export function askedText({ table, scenario }: Pick<Stage, 'table' | 'scenario'>): string {
  if (isOver({ table, scenario })) return 'the game is over';
  if (table.over) return 'nobody is asked: what the scenario began with has ended, not the game';
  const asked = table.asks('public').filter(({ kind }) => kind !== 'aside');
  return `asked are: ${asked.map(({ seat, prompt }) => `${scenario.names[seat] as string} (${prompt})`).join(', ')}`;
}
