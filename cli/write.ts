import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** Writes a file whole or not at all; the reason if it cannot be written. */
export function writeWhole(file: string, text: string): string | undefined {
  // Beside it first: a full disk must not cost what was there before.
  const part = `${file}.part`;
  try {
    writeFileSync(part, text);
    renameSync(part, file);
    return undefined;
  } catch (error) {
    try {
      rmSync(part, { force: true });
    } catch {
      // What could not be written cannot always be removed; the reason is told all the same.
    }
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}
