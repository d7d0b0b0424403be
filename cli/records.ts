import { readFileSync } from 'node:fs';
import { rulesFrom, type RecordError, type RulesFor } from '@destrier/engine';
import { KNOWN } from './boxes.js';
import { CommandError } from './errors.js';
import { playableContent } from './packs.js';

/** An option by which a command is told of packs that its record was played with. */
export const PACKS = {
  pack: { kind: 'texts', value: 'file', about: 'a content pack of the record; may be repeated' },
} as const;

/** The rules of all games that are here, with their own content and that of these packs. */
export function rulesWith(packs: readonly string[]): RulesFor {
  return rulesFrom(
    KNOWN.map(({ game }) => game),
    packs.map(playableContent),
  );
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
