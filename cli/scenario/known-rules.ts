import type { Playable } from '@destrier/engine/scenario';
import type { Known } from '@destrier/registry';
import { rulebookOf } from '../play/rulebook.js';

/** The game with the ids of its rules, so that a scenario can name no others. */
export function withRuleIds(known: Known): Playable {
  const ledger = rulebookOf(known, 'en');
  return ledger === undefined ? known : { ...known, ruleIds: ledger.rules.map(({ id }) => id) };
}
