import { asked, offered, play, refused, told } from '@destrier/engine/testkit/check';
import { expect, it } from 'vitest';
import { handOf, playerOf, staged, stateOf } from '../testing/staged.js';
import { dawn } from './dawn.js';

const first = (table: Parameters<typeof handOf>[0], seat: 0 | 1 | 2, count = 3): string =>
  handOf(table, seat).split(' ').slice(0, count).join(' ');

it('[A4.1 computes] what was used in the last round may be used again, the Grail not', () => {
  const table = staged([{ hero: 'galahad', unlocked: true }, { hero: 'arthur' }, {}], {
    begin: dawn,
    powers: { galahad: { used: 1 }, arthur: { used: 1 }, grail: { used: 1 } },
  });
  expect(stateOf(table).powers.map(({ card, used }) => [card, used])).toEqual([
    ['galahad', 0],
    ['arthur', 0],
    ['grail', 1],
  ]);
});

it('[A4.2 computes] the Stone Circle, then Nimue choose a place before the deal', () => {
  const table = staged([{ hero: 'nimue', health: 100 }, { godsends: 'stone-circle' }, {}], {
    begin: dawn,
  });
  expect(asked(table)).toEqual(['blue: hosting.place']);
  play(table, 'blue: host lake');
  expect(asked(table)).toEqual(['red: hosting.place']);
  expect(offered(table, 'red')).not.toContain('host lake');
  expect(playerOf(table, 0).hand).toEqual([]);
});

it('[A4.1 computes] the round and its dealer are told', () => {
  const table = staged([{}, {}, {}], { begin: dawn, round: 4, dealer: 2 });
  expect(told(table, 'round')).toEqual({ round: 5, dealer: 2 });
});

it('[A4.3 computes] [A1.11 computes] twelve cards each, seen by their owner alone', () => {
  const table = staged([{}, {}, {}, {}], { begin: dawn });
  expect(stateOf(table).players.map(({ hand }) => hand.length)).toEqual([12, 12, 12, 12]);
  expect(stateOf(table).deck).toHaveLength(83 - 48);
  expect(table.view(0)).toMatchObject({
    deck: { count: 35, known: [] },
    players: [{}, { hand: { count: 12, known: [] } }, {}, {}],
  });
});

it('[A4.4 computes] [A4.5 computes] [A4.6 computes] three cards, sealed until all have chosen, to the left at first', () => {
  const table = staged([{}, {}, {}], { begin: dawn, round: 0 });
  expect(asked(table)).toEqual(['red: passing.pass', 'blue: passing.pass', 'green: passing.pass']);
  const [zero, one, two] = [first(table, 0), first(table, 1), first(table, 2)];
  expect(refused(table, `red: pass ${first(table, 0, 2)}`)).toBe('none');
  expect(refused(table, `red: pass ${first(table, 0, 4)}`)).toBe('none');
  play(table, `red: pass ${zero}`, `green: pass ${two}`);
  expect(playerOf(table, 1).hand).toHaveLength(12);
  expect(handOf(table, 1)).not.toContain(zero);
  play(table, `blue: pass ${one}`);
  for (const kind of zero.split(' ')) expect(handOf(table, 1).split(' ')).toContain(kind);
  for (const kind of two.split(' ')) expect(handOf(table, 0).split(' ')).toContain(kind);
  expect(playerOf(table, 1).hand).toHaveLength(12);
});

it.each([
  [1, 2],
  [2, 1],
] as const)('[A4.5 computes] after round %s seat 0 passes to seat %s', (round, to) => {
  const table = staged([{}, {}, {}], { begin: dawn, round });
  const gift = first(table, 0);
  play(
    table,
    `red: pass ${gift}`,
    `blue: pass ${first(table, 1)}`,
    `green: pass ${first(table, 2)}`,
  );
  for (const kind of gift.split(' ')) expect(handOf(table, to).split(' ')).toContain(kind);
});

it('[A1.11 computes] who passed a card knows where it lies, nobody else does', () => {
  const table = staged([{}, {}, {}], { begin: dawn, round: 0 });
  const gift = first(table, 0);
  play(
    table,
    `red: pass ${gift}`,
    `blue: pass ${first(table, 1)}`,
    `green: pass ${first(table, 2)}`,
  );
  expect(table.view(0)).toMatchObject({
    players: [{}, { hand: { known: expect.arrayContaining(gift.split(' ')) as unknown } }, {}],
  });
  expect(table.view(2)).toMatchObject({ players: [{}, { hand: { known: [] } }, {}] });
});

it('[A4.7 computes] powers after passing come in the order of rank, then of health', () => {
  const table = staged(
    [
      { hosts: 'carmarthen', health: 100 },
      { godsends: 'spy', health: 300 },
      { godsends: 'exchange', health: 200 },
    ],
    { begin: dawn, options: { style: 'camelot' } },
  );
  expect(asked(table)).toEqual(['green: exchanging.target']);
  play(table, 'green: target 1', `green: give ${first(table, 2, 2)}`);
  expect(asked(table)).toEqual(['blue: spy.target']);
  play(table, 'blue: target 0');
  expect(asked(table)).toEqual(['red: carmarthen.discard']);
});
