import { describe, expect, test } from 'vitest';
import { findPlaces } from './places.mjs';

/** @param {string} source */
const changes = (source) =>
  findPlaces('a.ts', source).flatMap(({ start, end, kind, variants }) =>
    variants.map((variant) => `${kind}: ${source.slice(0, start)}${variant}${source.slice(end)}`),
  );

describe('a place to change', () => {
  test.each([
    ['a < b', 'comparison: a <= b'],
    ['a <= b', 'comparison: a < b'],
    ['a > b', 'comparison: a >= b'],
    ['a >= b', 'comparison: a > b'],
    ['a === b', 'comparison: a !== b'],
    ['a !== b', 'comparison: a === b'],
    ['a + b', 'arithmetic: a - b'],
    ['a - b', 'arithmetic: a + b'],
    ['a * b', 'arithmetic: a / b'],
    ['a += b', 'arithmetic: a -= b'],
    ['a++', 'arithmetic: a--'],
    ['--a', 'arithmetic: ++a'],
    ['a && b', 'logic: a || b'],
    ['a || b', 'logic: a && b'],
    ['x = true', 'boolean: x = false'],
    ['x = !a', 'condition: x = (a)'],
    ['if (a) b;', 'condition: if (!(a)) b;'],
    ['a ? b : c', 'condition: !(a) ? b : c'],
    ['while (a) {}', 'condition: while (!(a)) {}'],
    ['spend(g);', 'call: ;'],
    ['await spend(g);', 'call: ;'],
    ['g?.spend();', 'call: ;'],
    ['x = Math.min(a, b)', 'minmax: x = Math.max(a, b)'],
    ["const f = () => { return why('G1', 'no'); }", 'refusal: const f = () => { ; }'],
    ["x = a.b ?? why('G1', 'no')", 'refusal: x = a.b ?? undefined'],
    ['a /* < */ < b', 'comparison: a /* < */ <= b'],
  ])('%s', (source, change) => {
    expect(changes(source)).toEqual([change]);
  });

  test('a number becomes one more or one less', () => {
    expect(changes('x = 2')).toEqual(['number: x = 3', 'number: x = 1']);
    expect(changes('x = y[0]')).toEqual(['number: x = y[1]', 'number: x = y[(-1)]']);
  });

  test('a condition that is an equation or a negation is changed once', () => {
    expect(changes('if (a === b) c;')).toEqual(['comparison: if (a !== b) c;']);
    expect(changes('if (!a) c;')).toEqual(['condition: if ((a)) c;']);
  });

  test('places come in the order of the text, the wider first', () => {
    expect(findPlaces('a.ts', 'if (a < 1) b(2);').map((place) => place.kind)).toEqual([
      'condition',
      'comparison',
      'number',
      'call',
      'number',
    ]);
  });

  test.each([
    ['an id', "const x = 'red';"],
    ['a sum of texts', "x = 'a' + b + c;"],
    ['a template', 'x = `a` + b;'],
    ['a type', 'type A = 1 | true; let x: A | -2;'],
    ['a key', 'x = { 1: a };'],
    ['the counting of a loop', 'for (;; i++, j--) {}'],
    ['a call to super', 'class A extends B { constructor() { super(); } }'],
    ['a default by absence', 'x = a ?? b;'],
    ['a source that does not parse', 'if (a < 1) {'],
  ])('is not %s', (_name, source) => {
    expect(changes(source)).toEqual([]);
  });
});
