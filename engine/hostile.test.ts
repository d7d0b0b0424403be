import { describe, expect, it } from 'vitest';
import { Menu } from './menu.js';
import { prepare, redact, streamFrom, Table, walk, why, type Seat } from './index.js';
import { smallGame, type Nothing } from './testgames/small-game.js';

/** What comes from outside, and rules that write what cannot be: a precise answer, and nothing changed. */

const game = smallGame((r) =>
  r.procedure<Nothing>('game', {
    steps: [
      r.ask<Nothing, { give: [items: readonly string[]]; bid: [coins: number] }>('main', {
        who: () => 0,
        menu(_g, _v, m) {
          m.subset('give', ['a', 'b'], 1, 2);
          m.number('bid', 0, 9);
        },
        on: { give: () => undefined, bid: () => undefined },
      }),
      r.ask<Nothing, { order: [items: readonly string[]] }>('order', {
        who: () => 0,
        menu: (_g, _v, m) => m.order('order', 'abcdefghijkl'.split('')),
        on: { order: () => undefined },
      }),
    ],
  }),
);
const start = (): Table => Table.start(game, { seats: 2, seed: '1' });

describe('a choice from outside', () => {
  const code = (table: Table, option: unknown, seat: unknown = 0): string => {
    const answer = table.choose(seat as Seat, undefined, option as string);
    return answer.ok ? 'accepted' : answer.refusal.code;
  };

  it('is unknown whatever every object happens to have', () => {
    const table = start();
    const before = table.save();
    const garbage = [
      '',
      ' ',
      'constructor',
      '__proto__',
      'toString x',
      'give constructor',
      'bid ٣',
    ];
    const more = ['bid 1e0', 'bid -0', 'give a  b', ' give a', 'give\ta', 'bid \u0031\u0301'];
    for (const option of [...garbage, ...more])
      expect([option, code(table, option)]).toEqual([option, 'unknown']);
    for (const option of [undefined, null, 5, {}, ['bid 1'], Symbol('bid')])
      expect(code(table, option)).toBe('unknown');
    for (const seat of [-1, 2, 0.5, '0', null, NaN])
      expect(code(table, 'bid 1', seat)).toBe('seat');
    expect(code(table, 'order a b')).toBe('notNow');
    expect(table.save()).toBe(before);
  });

  it('may be long without being looked through', () => {
    const words = Array.from({ length: 300_000 }, (_, i) => i.toString(36)).join(' ');
    expect(code(start(), `give ${words}`)).toBe('unknown');
  });

  it('shows nothing to a viewer that is no seat', () => {
    for (const viewer of [16, 8, -1, 'all'] as unknown[] as Seat[])
      expect(() => start().view(viewer)).toThrow('no seat');
  });
});

describe('settings from outside', () => {
  it('are refused by name', () => {
    const options = (given: object) => () => prepare(game, 2, given as { [id: string]: string });
    expect(options({ toString: 'x' })).toThrow('no option toString');
    expect(options(JSON.parse('{"__proto__":"x"}') as object)).toThrow('no option __proto__');
    expect(options({ length: 'wide' })).toThrow('length cannot be wide');
    expect(options({ length: 'long' })).not.toThrow();
    for (const count of [1, 4, 2.5, NaN])
      expect(() => prepare(game, count)).toThrow('2 to 3 seats');
  });
});

describe('a saved table from outside', () => {
  const saved = (): Record<string, unknown> =>
    JSON.parse(start().save()) as Record<string, unknown>;
  const loading = (change: (table: Record<string, unknown>) => void) => (): Table => {
    const table = saved();
    change(table);
    return Table.load(game, JSON.stringify(table));
  };

  it('is refused if it is no table', () => {
    for (const text of ['', '{', 'null', '[]', '5', '"table 1"', '{}'])
      expect(() => Table.load(game, text)).toThrow('not a saved table of small');
  });

  it('is refused by the part that is wrong', () => {
    for (const part of [
      'rows',
      'events',
      'setupDraws',
      'epochs',
      'match',
      'origin',
      'seed',
      'options',
    ])
      for (const value of [5, [5], { n: 1 }])
        expect(loading((table) => (table[part] = value))).toThrow(
          part.replace('options', 'option'),
        );
    for (const part of ['state', 'fibers', 'taken', 'ledger', 'over', 'n'])
      for (const value of [-1, null, [null], {}])
        expect(
          loading((table) => ((table['match'] as Record<string, unknown>)[part] = value)),
        ).toThrow(`match.${part}`);
  });

  it('is refused if its stacks grew out of each other in a circle', () => {
    const circle = loading((table) => {
      const match = table['match'] as { fibers: object[] };
      match.fibers = [0, 1].map((i) => ({ ...match.fibers[0], up: 1 - i, kids: 1 }));
    });
    expect(circle).toThrow('match.fibers');
  });

  it('brings nothing into other objects', () => {
    const text = start().save().replace('"notes":[]', '"notes":[],"__proto__":{"leaked":1}');
    expect(() => Table.load(game, text)).toThrow('match.state');
    expect('leaked' in {}).toBe(false);
  });
});

describe('a menu', () => {
  const menu = (): Menu => new Menu().reset(0, true);

  it('is refused where its ids could not be read back', () => {
    expect(() => menu().option('take', 'big wolf')).toThrow('big wolf');
    expect(() => menu().option('take', '')).toThrow('word');
    expect(() => menu().subset('take', ['a b'], 0, 1)).toThrow('a b');
    expect(() => menu().order('put', ['a', 'a'])).toThrow('different');
  });

  it('is refused where it could not be counted', () => {
    const many = Array.from({ length: 60 }, (_, i) => `i${i}`);
    expect(() => menu().order('put', many)).toThrow('factor it');
    expect(() => menu().subset('take', many, 0, 60)).toThrow('factor it');
    expect(() => menu().subset('take', many, 0, 30, () => why('X', 'no'))).toThrow('factor it');
    expect(() => menu().number('bid', 0, 2.5)).toThrow('2.5');
    const m = menu();
    m.order('put', many.slice(0, 18));
    m.subset('take', many.slice(0, 40), 0, 40);
    expect(m.count).toBe(6_402_373_705_728_000 + 2 ** 40);
  });

  it('of millions of options is drawn from like any other', () => {
    const table = start();
    const random = streamFrom('any');
    table.choose(0, undefined, 'bid 9');
    expect(table.asks()[0]?.count).toBe(479_001_600);
    walk(table.match, random);
    expect(table.match.over).toBe(true);
  });
});

it('tells nothing of an event that nobody declared', () => {
  const event = { seq: 1, name: 'rumour', params: { card: 'wolf' } };
  expect(redact(event, {}, 0).params).toEqual({});
  expect(redact(event, {}, 'all')).toEqual(event);
});
