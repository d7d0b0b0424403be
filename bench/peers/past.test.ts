import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { need } from '@destrier/engine';
import { past, version } from './past.js';
import { today } from './version.js';

const folder = mkdtempSync(join(tmpdir(), 'past-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the version that was packed plays and thinks by its own code', async () => {
  const packed = new URL(`destrier-${version}.json.br`, import.meta.url);
  const { engine, bots, games } = await past(packed, folder);
  expect(engine.playOut).not.toBe(today.engine.playOut);
  for (const { game, evaluation } of [games.glory, games.avalon]) {
    const match = engine.newMatch(engine.prepare(game, 3), engine.tableKey('past'));
    engine.run(match);
    const strong = bots.levelPlayer(need(bots.botNamed('strong:2'), 'strong'), evaluation);
    const { step } = await strong.decide(match, bots.mainQuestion(match), 'past');
    expect(step.question.seat).toBe(bots.mainQuestion(match).seat);
    engine.playOut(match, engine.streamFrom('past'), true);
    expect(match.over).toBe(true);
  }
});
