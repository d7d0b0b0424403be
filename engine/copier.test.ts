import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { canonical } from './canonical.js';
import { writeCopier } from './copier.js';
import { copyOf } from './fork.js';
import { prepare } from './game.js';
import { newMatch } from './match.js';
import { streamFrom } from './random.js';
import { run } from './run.js';
import { tableKey } from './seed.js';
import { ring, tricks, workers } from './testgames/index.js';
import { playOut, walk } from './walker.js';

describe.each([
  { folder: 'ring', game: ring, seats: 4 },
  { folder: 'tricks', game: tricks, seats: 5 },
  { folder: 'workers', game: workers, seats: 3 },
])('the copier of $folder', ({ folder, game, seats }) => {
  it('is what `npm run copiers` writes today', () => {
    const written = readFileSync(
      new URL(`./testgames/${folder}/copy.gen.ts`, import.meta.url),
      'utf8',
    );
    expect(written).toBe(writeCopier(game, '../../index.js'));
  });

  it('gives equal bytes that go their own way', () => {
    const match = newMatch(prepare(game, seats), tableKey('copy'));
    const random = streamFrom('copy');
    run(match);
    for (let i = 0; i < 40 && !match.over; i++) {
      walk(match, random, true);
      const before = canonical(match.s);
      const copy = copyOf(match);
      expect(canonical(copy.s)).toBe(before);
      playOut(copy, streamFrom(`away ${i}`));
      expect(canonical(match.s)).toBe(before);
    }
  });
});
