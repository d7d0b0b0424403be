import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AnyGame } from '../game.js';
import { playthrough } from './playthrough.js';
import { setupName, type Setup } from './setup.js';

const SEED = 'golden';

/** Where the playthrough of a setup is kept: `fixtures/playthrough-3-seats-passing-off.txt`. */
export function goldenFile(game: AnyGame, setup: Setup, folder: URL): URL {
  const name = setupName(game, setup).replaceAll(/[^a-z0-9]+/gi, '-');
  return new URL(`fixtures/playthrough-${name}.txt`, folder);
}

/** Guarantee 8: what is wrong with the kept playthrough of a setup; undefined if the game still plays like it. */
export function judgeGolden(
  game: AnyGame,
  setup: Setup,
  folder: URL,
  update: boolean,
): string | undefined {
  const file = goldenFile(game, setup, folder);
  const text = playthrough(game, setup, SEED);
  if (!existsSync(file)) {
    if (!update)
      return `${file.pathname} is missing: run this test with UPDATE_GOLDEN=1 to write it, then read it`;
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, text);
    return undefined;
  }
  const kept = readFileSync(file, 'utf8');
  if (kept === text) return undefined;
  const [was, is] = [kept.split('\n'), text.split('\n')];
  const line = is.findIndex((one, i) => one !== was[i]);
  const at = line === -1 ? is.length : line;
  return [
    `${file.pathname}:${at + 1}: the game plays otherwise`,
    `  kept: ${was[at] ?? '(nothing)'}`,
    `  now:  ${is[at] ?? '(nothing)'}`,
    'If that is right, delete the file, run this test with UPDATE_GOLDEN=1 and read what it writes.',
  ].join('\n');
}
