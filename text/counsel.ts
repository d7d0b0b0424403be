import type { Grounds, Prospect } from '@destrier/engine';
import type { Speaker } from './speaker.js';

/** Chances as counsel tells them, in the terminal and on the page. */

/** Less than this is what arithmetic in binary leaves of nothing. */
const NOTHING = 1e-9;
const LEAST_TOLD = 0.01;

/** A chance as it is told, in whole per cent: only what is certain or impossible is called so. */
export function shareOf(chance: number): number {
  if (chance < NOTHING) return 0;
  if (chance > 1 - NOTHING) return 1;
  return Math.min(1 - LEAST_TOLD, Math.max(LEAST_TOLD, chance));
}

/** Chances in words: of what each of them is. */
export function chancesText(speaker: Speaker, prospects: readonly Prospect[]): string {
  return prospects
    .map(({ of, chance }) => speaker.say(`chance.${of}`, { share: shareOf(chance) }))
    .join(', ');
}

/** What chances take for granted besides the policy; may be empty. */
export function assumptionText(speaker: Speaker, prospects: readonly Prospect[]): string {
  const assumed = prospects.find(({ assumes }) => assumes !== undefined)?.assumes;
  return assumed === undefined ? '' : speaker.say(`counsel.assumes.${assumed}`);
}

/** Chances as they were put into words or figures, with what they take for granted. */
export function assuming(speaker: Speaker, prospects: readonly Prospect[], said: string): string {
  const assumption = assumptionText(speaker, prospects);
  return assumption === '' ? said : `${said} (${assumption})`;
}

/** What counsel advises: the chances with it, and why they may not be the highest. */
interface Advised {
  readonly now: readonly Prospect[] | undefined;
  readonly grounds: { readonly [of: string]: Grounds };
  /** The chances by the id of an option. */
  readonly by: ReadonlyMap<string, readonly Prospect[]>;
}

/** Why a higher chance stands beside the one that is advised; empty where none does. */
export function groundsText(speaker: Speaker, { now, grounds, by }: Advised): string {
  const lower = now?.find(({ of, chance }) => {
    const shown = percentOf(chance);
    return [...by.values()].flat().some((one) => one.of === of && percentOf(one.chance) > shown);
  });
  const found = lower === undefined ? undefined : grounds[lower.of];
  return found === undefined ? '' : speaker.say(`counsel.less.${found.id}`, found.params);
}

/** As it is shown, so that nobody is told of a difference that nobody sees. */
function percentOf(chance: number): number {
  return Math.round(100 * shareOf(chance));
}
