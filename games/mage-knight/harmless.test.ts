import type { Table } from '@destrier/engine';
import { play } from '@destrier/engine/testkit/check';
import { expect, it } from 'vitest';
import { content } from './content/index.js';
import type { Seen } from './draw/page.js';
import { harmless } from './harmless.js';
import { alone } from './testing/staged.js';

const sheet = { content: content as never, viewer: 0 } as const;
const answer = (table: Table): string | null =>
  harmless(table.view(0) as Seen, table.asks()[0]?.prompt ?? '', [], sheet);

it('nobody is asked to discard who holds nothing but wounds', () => {
  const table = alone({ hand: 'wound wound' });
  expect(answer(table)).toBeNull();
  play(table, 'red: recover', 'red: end');
  expect(answer(table)).toBe('discard');
});

it('whoever holds another card is asked', () => {
  const table = alone({ hand: 'wound march rage' });
  play(table, 'red: play rage side move', 'red: end');
  expect(answer(table)).toBeNull();
});
