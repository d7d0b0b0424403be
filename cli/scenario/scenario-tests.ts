import { relative } from 'node:path';
import type { Playable } from '@destrier/engine/scenario';
import { describe, expect, it } from 'vitest';
import { scenarioFiles } from './files.js';
import { outcomeText, runFile } from './run-file.js';

/** Makes a test of every scenario below a folder. */
export function scenarioTests(playable: Playable, folder: string): void {
  describe(`scenarios of ${playable.game.id}`, () => {
    const files = scenarioFiles([folder]);
    it.each(files.map((file) => [relative(folder, file), file]))('%s', (_name, file) => {
      expect(outcomeText(file, runFile(file, [playable]))).toBe('passed');
    });
  });
}
