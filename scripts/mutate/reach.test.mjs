import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { MARKS, markSource } from './reach.mjs';

/**
 * The marks that are set when the source runs, for changes at each `@` in it.
 * @param {string} source
 */
function reached(source) {
  const parts = source.split('@');
  const changes = parts
    .slice(0, -1)
    .map((_, i) => ({ start: parts.slice(0, i + 1).join('').length }));
  const { text, marks } = markSource({ file: 'a.js', text: parts.join('') }, changes, 10);
  Reflect.deleteProperty(globalThis, MARKS);
  runInThisContext(`{${text}}`);
  /** @type {unknown} */
  const set = Reflect.get(globalThis, MARKS);
  return marks.map((mark) => Array.isArray(set) && set[mark] === 1);
}

test('a change is reached when the innermost function around it runs', () => {
  expect(reached('function f() { @1; const g = () => { @2; }; } f();')).toEqual([true, false]);
  expect(reached('function f() { @1; const g = () => { @2; }; g(); } f();')).toEqual([true, true]);
  expect(reached('function f() { @1; }')).toEqual([false]);
});

test('outside functions it is reached when the file is loaded', () => {
  expect(reached('const a = @1; function f(b = @2) {}')).toEqual([true, true]);
});

test('functions of one expression keep their value', () => {
  expect(
    reached('const f = (a) => (b) => ({ c: a + b + @1 }); if (f(1)(2).c !== 4) throw f;'),
  ).toEqual([true]);
  expect(reached('const f = () => () => @1; f();')).toEqual([false]);
});

test('methods count as functions', () => {
  expect(reached('class A { m() { @1; } n() { @2; } } new A().n();')).toEqual([false, true]);
});
