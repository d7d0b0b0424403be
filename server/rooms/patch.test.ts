import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bring, bringInPlace, patched, plain, type Change, type Json } from './patch.js';

const key = fc.constantFrom('a', 'b', 'c/d', 'e~f', '0', '~1');
const { json } = fc.letrec<{ json: Json; leaf: Json }>((tie) => ({
  leaf: fc.oneof(fc.constantFrom<Json>(null, true, 'x', 'y', ''), fc.integer({ min: 0, max: 3 })),
  json: fc.oneof(
    { maxDepth: 4 },
    tie('leaf'),
    fc.array(tie('json'), { maxLength: 5 }),
    fc.dictionary(key, tie('json'), { maxKeys: 4 }),
  ),
}));

describe('changes from one value to another', () => {
  it('lead there, for whoever carries them out and for the one kept', () => {
    fc.assert(
      fc.property(json, json, (from, to) => {
        const { value, changes } = bring(plain(from), to);
        expect(value).toEqual(to);
        expect(patched(plain(from), JSON.parse(JSON.stringify(changes)) as Change[])).toEqual(to);
      }),
      { numRuns: 2000 },
    );
  });

  it('leave the first as it was, and spell the value kept as the second', () => {
    fc.assert(
      fc.property(json, json, (from, to) => {
        const text = JSON.stringify(from);
        expect(JSON.stringify(bring(from, to).value)).toBe(JSON.stringify(to));
        expect(JSON.stringify(from)).toBe(text);
      }),
    );
    expect(JSON.stringify(bring({ b: 1, a: 2 }, { a: 2, b: 1 }).value)).toBe('{"a":2,"b":1}');
  });

  it('are the same in place, where the first becomes the value kept', () => {
    fc.assert(
      fc.property(json, json, (from, to) => {
        const found = bringInPlace(plain(from), to);
        expect(JSON.stringify(found)).toBe(JSON.stringify(bring(from, to)));
      }),
      { numRuns: 2000 },
    );
    const from = { deck: [1, 2], hand: { a: [3] } };
    expect(bringInPlace(from, { deck: [1, 4, 2], hand: { a: [] } }).value).toBe(from);
    expect(from).toEqual({ deck: [1, 4, 2], hand: { a: [] } });
  });

  it('keep what did not change', () => {
    const from = { deck: [[1], [2]], hand: { a: [3] } };
    const value = bring(from, { deck: [[1], [4]], hand: { a: [3] } }).value as typeof from;
    expect(value.hand).toBe(from.hand);
    expect(value.deck[0]).toBe(from.deck[0]);
    expect(bring(from, plain(from)).value).toBe(from);
  });

  it('are none between equals', () => {
    fc.assert(
      fc.property(json, (one) => {
        expect(bring(plain(one), one).changes).toEqual([]);
      }),
    );
  });

  it('share nothing with what they came from', () => {
    const to = { hand: [['a'], ['b']], more: { deep: [1] } };
    const { value, changes } = bring({ hand: [['a']] }, to);
    const told = JSON.stringify(changes);
    to.hand[1]?.push('c');
    to.more.deep.push(2);
    expect(value).toEqual({ hand: [['a'], ['b']], more: { deep: [1] } });
    expect(JSON.stringify(changes)).toBe(told);
  });

  it('of a list name only the place where a card came or went', () => {
    const hand = ['a', 'b', 'c', 'd'];
    expect(bring([...hand], ['a', 'b', 'd']).changes).toEqual([{ op: 'remove', path: '/2' }]);
    expect(bring([...hand], ['a', 'x', 'b', 'c', 'd']).changes).toEqual([
      { op: 'add', path: '/1', value: 'x' },
    ]);
    expect(bring([...hand], ['a', 'b', 'x', 'd']).changes).toEqual([
      { op: 'replace', path: '/2', value: 'x' },
    ]);
  });

  it('cannot be carried out where nothing is', () => {
    expect(() => patched({}, [{ op: 'replace', path: '/a/b', value: 1 }])).toThrow(
      'no a to change',
    );
    expect(() => patched({ a: 1 }, [{ op: 'remove', path: '/a/b' }])).toThrow('put at b');
  });
});
