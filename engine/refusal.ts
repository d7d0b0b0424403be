import type { Params, Why } from './basics.js';
import type { Prepared } from './game.js';
import type { Menu } from './menu.js';

/** Why a choice was not accepted. Nothing has changed. */
export interface Refusal {
  /** `blocked`: a rule forbids it; `notNow`: it belongs to another moment; `unknown`: there is no such option. */
  readonly code: 'blocked' | 'notNow' | 'unknown' | 'stale' | 'notAsked' | 'over' | 'seat' | 'undo';
  readonly rule: string | null;
  readonly why: string;
  readonly params: Params;
}

/** What the kernel itself refuses, whatever the game. */
export function kernelRefusal(
  code: Exclude<Refusal['code'], 'blocked' | 'undo'>,
  params: Params = {},
): Refusal {
  return { code, rule: null, why: `kernel.${code}`, params };
}

export function refusalOf(
  prepared: Prepared,
  option: string,
  reason: Why | undefined,
  menu: Menu,
): Refusal {
  if (reason !== undefined)
    return { code: 'blocked', rule: reason.rule, why: reason.why, params: reason.params ?? {} };
  const verb = option.split(' ', 1)[0] as string;
  const here =
    menu.offers().some((offer) => offer.verb === verb) ||
    menu.blocked.some((blocked) => blocked.verb === verb);
  if (here) return kernelRefusal('unknown', { option });
  const moments = momentsOf(prepared, verb);
  return moments.length === 0
    ? kernelRefusal('unknown', { option })
    : kernelRefusal('notNow', { option, moments });
}

function momentsOf(prepared: Prepared, verb: string): string[] {
  const moments = new Set<string>();
  for (const procedure of prepared.procedures) {
    for (const spec of [...procedure.steps, ...procedure.offers])
      if ('on' in spec && spec.on.has(verb)) moments.add(spec.moment);
  }
  return [...moments].toSorted();
}
