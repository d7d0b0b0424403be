// Runs beside each test file of the first run: writes down which marks the file reached.
import { appendFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';
import { MARKS } from './reach.mjs';

afterAll(() => {
  const list = process.env['MUTATE_REACHED'];
  /** @type {unknown} */
  const marks = Reflect.get(globalThis, MARKS);
  if (list === undefined || !Array.isArray(marks)) return;
  const row = { file: expect.getState().testPath, marks: Object.keys(marks).map(Number) };
  appendFileSync(list, `${JSON.stringify(row)}\n`);
});
