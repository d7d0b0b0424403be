import { describe, expect, it } from 'vitest';
import { Table, glanceOf, type Viewer } from '../index.js';
import { ring, tricks, workers } from '../testgames/index.js';

describe.each([
  ['ring', ring, 4],
  ['tricks', tricks, 3],
  ['workers', workers, 3],
] as const)('a glance at a table of %s', (_, game, seats) => {
  const viewers: readonly Viewer[] = ['public', 0, 1];

  it('shows what the view shows, after every choice', () => {
    const table = Table.start(game, { seats, seed: 'glance' });
    for (let i = 0; i < 30 && !table.over; i++) {
      for (const viewer of viewers)
        expect(table.view(viewer, glanceOf)).toEqual(table.view(viewer));
      const ask = table.asks().find(({ kind }) => kind !== 'aside');
      const [option = ''] = table.optionIds(ask?.seat ?? 0, ask?.id);
      expect(table.choose(ask?.seat ?? 0, ask?.id, option)).toEqual({ ok: true });
    }
  });
});

it('a view stays as it was when the game goes on, though a glance may not', () => {
  const table = Table.start(ring, { seats: 4, seed: 'glance' });
  const view = JSON.stringify(table.view(0));
  const kept = table.view(0);
  const lent = table.view(0, glanceOf);
  expect(table.choose(0, undefined, table.optionIds(0)[0] ?? '')).toEqual({ ok: true });
  expect(JSON.stringify(kept)).toBe(view);
  expect(JSON.stringify(lent)).not.toBe(view);
});
