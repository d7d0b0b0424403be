import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { why } from './basics.js';
import { Menu, spell } from './menu.js';

const menu = (): Menu => new Menu().reset(0, true);
const found = (m: Menu, id: string): unknown => m.find(id);

describe('a menu', () => {
  it('spells a verb and its words, and finds them again', () => {
    const m = menu();
    m.option('take', 'romance', 2);
    m.option('train');
    expect(m.ids()).toEqual(['take romance 2', 'train']);
    expect(found(m, 'take romance 2')).toEqual({ verb: 'take', scope: null, args: ['romance', 2] });
    expect(found(m, 'take romance 3')).toBeUndefined();
    expect(found(m, 'take romance')).toBeUndefined();
  });

  it('lists what a rule blocks apart, with the reason', () => {
    const m = menu();
    m.unless(why('X1', 'poor', { coins: 1 }), 'buy', 'horse');
    m.unless(undefined, 'buy', 'mule');
    expect(m.ids()).toEqual(['buy mule']);
    expect(found(m, 'buy horse')).toEqual({ rule: 'X1', why: 'poor', params: { coins: 1 } });
  });

  it('counts subsets of every form by itself, whatever was counted before', () => {
    const counts = (items: readonly string[], min: number, max: number): number => {
      const m = menu();
      m.subset('take', items, min, max);
      return m.count;
    };
    // Forms that would be one number if their sizes were not told apart.
    expect(counts(['a', 'b', 'b'], 0, 0)).toBe(1);
    expect(counts(['a', 'a'], 0, 1)).toBe(2);
    expect(counts(['a', 'b', 'b'], 0, 1)).toBe(3);
    expect(counts(['a', 'a', 'b'], 0, 2)).toBe(5);
    const many = Array.from({ length: 14 }, (_, i) => `card${i}`);
    expect(counts(many.slice(0, 12), 0, 2)).toBe(1 + 12 + 66);
    expect(counts(many, 0, 2)).toBe(1 + 14 + 91);
    expect(counts(many, 14, 20)).toBe(1);
  });

  it('holds numbers between their bounds and not one past', () => {
    const m = menu();
    m.number('bid', 2, 4);
    expect(m.ids()).toEqual(['bid 2', 'bid 3', 'bid 4']);
    for (const id of ['bid 1', 'bid 5', 'bid 03', 'bid 2.0', 'bid', 'bid 2 2', 'bid  2'])
      expect(found(m, id)).toBeUndefined();
  });

  it('refuses a number beyond the limits with the rule that sets them', () => {
    const m = menu();
    m.number('bid', 2, 4, 'X2');
    const limit = { rule: 'X2', why: 'kernel.limit', params: { min: 2, max: 4 } };
    expect(found(m, 'bid 1')).toEqual(limit);
    expect(found(m, 'bid 5')).toEqual(limit);
    expect(found(m, 'bid 4')).toMatchObject({ args: [4] });
    for (const id of ['bid 05', 'bid', 'bid 5 5', 'bit 5']) expect(found(m, id)).toBeUndefined();
  });

  it('counts equal items of a subset once and takes them in any order', () => {
    const m = menu();
    m.subset('give', ['wolf', 'wolf', 'bear'], 2, 2);
    expect(m.ids()).toEqual(['give wolf wolf', 'give wolf bear']);
    expect(found(m, 'give bear wolf')).toEqual({
      verb: 'give',
      scope: null,
      args: [['wolf', 'bear']],
    });
    for (const id of ['give wolf', 'give bear bear', 'give wolf wolf bear', 'give fox wolf'])
      expect(found(m, id)).toBeUndefined();
  });

  it('says why a subset that fits its bounds is refused', () => {
    const m = menu();
    m.subset('give', ['a', 'b', 'c'], 1, 2, (items) =>
      items.includes('c') ? why('X2', 'keepC') : undefined,
    );
    expect(m.ids()).toEqual(['give a', 'give b', 'give a b']);
    expect(found(m, 'give a c')).toEqual({ rule: 'X2', why: 'keepC' });
  });

  it('holds every order of the items and nothing else', () => {
    const m = menu();
    m.order('arrange', ['a', 'b', 'c']);
    expect(m.count).toBe(6);
    expect(new Set(m.ids()).size).toBe(6);
    expect(found(m, 'arrange c a b')).toEqual({
      verb: 'arrange',
      scope: null,
      args: [['c', 'a', 'b']],
    });
    for (const id of ['arrange a b', 'arrange a a b', 'arrange a b d'])
      expect(found(m, id)).toBeUndefined();
  });

  it('offers nothing where bounds cross or nothing is left to choose from', () => {
    const m = menu();
    m.number('bid', 3, 2);
    m.subset('give', ['a'], 2, 3);
    m.order('arrange', []);
    expect(m.count).toBe(0);
  });
});

it('finds every option by its id and addresses every id by its index', () => {
  const items = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 6 });
  fc.assert(
    fc.property(items, fc.nat(3), fc.nat(6), fc.nat(4), (list, min, max, bids) => {
      const m = menu();
      m.subset('give', list, min, max);
      m.number('bid', 0, bids);
      m.option('pass');
      const ids = m.ids();
      expect(ids).toHaveLength(m.count);
      expect(new Set(ids).size).toBe(ids.length);
      ids.forEach((id, i) => {
        const choice = m.nth(i);
        expect(spell(choice.verb, choice.args)).toBe(id);
        expect(m.find(id)).toEqual(choice);
      });
    }),
  );
});
