import { readFileSync } from 'node:fs';
import { rulesFrom, type RecordError, type RulesFor } from '@destrier/engine';
import { knownGames } from '@destrier/registry';
import { CommandError } from './errors.js';
import { playableContent } from './packs.js';

/** An option by which a command is told of packs that its record was played with. */
export const PACKS = {
  pack: { kind: 'texts', value: 'file', about: 'a content pack of the record; may be repeated' },
} as const;

/** The rules of all games that are here, with their own content and that of these packs. */
export function rulesWith(packs: readonly string[]): RulesFor {
  return rulesFrom(
    knownGames().map(({ game }) => game),
    packs.map(playableContent),
  );
}

/** Says that a record was played again by other rules than its own, where it was. */
export function laterRules(played: {
  readonly recordedRules: string;
  readonly rulesVersion: string;
}): string[] {
  const { recordedRules, rulesVersion } = played;
  if (recordedRules === rulesVersion) return [];
  return [
    `recorded by rules ${recordedRules}, played again by rules ${rulesVersion}: the same game`,
  ];
}

export function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new CommandError(
      'record.damaged',
      `${file} cannot be read (${code})`,
      'name a file that holds a record',
      { file },
    );
  }
}

export function recordError(
  file: string,
  { code, message, hint, line }: RecordError,
): CommandError {
  return new CommandError(code, message, hint, { file, line });
}
