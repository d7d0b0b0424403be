// Which test files reach which change: the functions around the changes report that they ran. It spares
// the tests that cannot notice a change, and shows the changes that no test ever runs.

import { Visitor } from 'oxc-parser';
import { parse } from './places.mjs';

/** The list on `globalThis` where code marks what ran; the set-up file of the test run reads it. */
export const MARKS = '__mutateReached';

/**
 * @typedef {{ start: number, end: number, expression: boolean }} Body
 * @typedef {import('oxc-parser').Node} Node
 */

/**
 * Each change belongs to the innermost function around it, or to the whole file.
 * @param {import('./sample.mjs').Source} source
 * @param {{ start: number }[]} changes all in this file
 * @param {number} firstMark marks are numbered from here
 * @returns {{ text: string, marks: number[] }} the marked source, and the mark of each change
 */
export function markSource({ file, text }, changes, firstMark) {
  const bodies = functionBodies(file, text);
  const whole = { start: 0, end: text.length, expression: false };
  /** @type {Body[]} */
  const marked = [];
  const marks = changes.map(({ start }) => {
    const around = bodies.filter((body) => body.start <= start && start < body.end);
    const body = around.toSorted((a, b) => a.end - a.start - (b.end - b.start))[0] ?? whole;
    if (!marked.includes(body)) marked.push(body);
    return firstMark + marked.indexOf(body);
  });
  const inserts = marked.flatMap((body, index) =>
    insertsFor(body, firstMark + index, body === whole),
  );
  return { text: insertAll(text, inserts), marks };
}

/**
 * @param {string} file
 * @param {string} text
 */
function functionBodies(file, text) {
  /** @type {Body[]} */
  const bodies = [];
  /** @param {{ body: Node | null, expression?: boolean }} node */
  const add = ({ body, expression = false }) => {
    if (body !== null) bodies.push({ start: body.start, end: body.end, expression });
  };
  const program = parse(file, text);
  if (program === undefined) return bodies;
  new Visitor({
    FunctionDeclaration: add,
    FunctionExpression: add,
    ArrowFunctionExpression: add,
  }).visit(program);
  return bodies;
}

/** @typedef {{ at: number, text: string }} Insert */

/**
 * @param {Body} body
 * @param {number} mark
 * @param {boolean} whole
 * @returns {Insert[]}
 */
function insertsFor(body, mark, whole) {
  const call = `(globalThis.${MARKS} ??= [])[${mark}] = 1`;
  if (whole) return [{ at: 0, text: `;${call};` }];
  if (!body.expression) return [{ at: body.start + 1, text: `;${call};` }];
  return [
    { at: body.start, text: `(${call}, ` },
    { at: body.end, text: ')' },
  ];
}

/**
 * @param {string} text
 * @param {Insert[]} inserts
 */
function insertAll(text, inserts) {
  let result = text;
  for (const { at, text: piece } of inserts.toSorted((a, b) => b.at - a.at)) {
    result = result.slice(0, at) + piece + result.slice(at);
  }
  return result;
}
