import type { GameKit } from '../../games/kit.js';

/** The rules of the aid as they hold at a table with these options. */
export function aidAt(
  { aid = [], aidInstead = {} }: Pick<GameKit, 'aid' | 'aidInstead'>,
  options: { readonly [id: string]: string },
): readonly string[] {
  return Object.entries(aidInstead).reduce((rules, [option, values]) => {
    const instead = values[options[option] ?? ''] ?? {};
    return rules.flatMap((rule) => instead[rule] ?? [rule]);
  }, aid);
}
