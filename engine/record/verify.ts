import type { RecordError } from './fault.js';
import { follow, type Checked, type Mismatch } from './follow.js';
import { parse, parseRecord } from './parse.js';
import type { Disclosure } from './record.js';
import type { RulesFor } from './rules-for.js';

interface Examined {
  readonly commitment: string;
  readonly seed: string;
  /** By seat; empty at a table that asked for none. */
  readonly nonces: readonly string[];
  readonly checked: Checked;
}

export type Verdict =
  | ({
      readonly ok: true;
      /** Choices made under rules that are not here. */
      readonly unchecked: number;
      /** The version of the rules it was played by, and of those by which it was played again to the same end. */
      readonly recordedRules: string;
      readonly rulesVersion: string;
    } & Examined)
  | ({ readonly ok: false; readonly mismatch: Mismatch } & Examined)
  | { readonly ok: false; readonly error: RecordError };

/**
 * Recomputes every draw of a record from its seed and plays every choice again. What was changed is named before
 * it is said that hashes are wrong: whoever changes a die may well have mended the hashes.
 */
export function verifyRecord(text: string | Uint8Array, rulesFor: RulesFor): Verdict {
  const parsed = parse(text, 'lenient');
  if (!parsed.ok) return parsed;
  const { commitment, disclosed } = parsed.record;
  const followed = follow(parsed.record, rulesFor);
  const examined: Examined = { commitment, ...partsOf(disclosed), checked: followed.checked };
  if (followed.kind === 'differs') return { ok: false, ...examined, mismatch: followed.mismatch };
  const intact = parseRecord(text);
  if (!intact.ok) return intact;
  if (followed.kind === 'refused') return { ok: false, error: followed.error };
  const { table, unchecked, recordedRules } = followed;
  const { rulesVersion } = table.prepared.game;
  return { ok: true, ...examined, unchecked, recordedRules, rulesVersion };
}

function partsOf(disclosed: Disclosure): {
  readonly seed: string;
  readonly nonces: readonly string[];
} {
  if (disclosed.to !== 'all') return { seed: '', nonces: [] };
  const { seed } = disclosed;
  return typeof seed === 'string'
    ? { seed, nonces: [] }
    : { seed: seed.secret, nonces: seed.nonces };
}
