import type { TableChange } from './storage.js';

const CHANGEABLE = [
  'state',
  'asked',
  'thinking',
  'deadline',
  'started',
  'finished',
  'result',
] as const satisfies readonly (keyof TableChange)[];

/** The columns that a change sets, always in the same order, so that equal changes are equal statements. */
export function changed(change: TableChange): readonly (typeof CHANGEABLE)[number][] {
  return CHANGEABLE.filter((column) => change[column] !== undefined);
}

/** Their values in that order. */
export function changedValues(change: TableChange): readonly (string | number | null)[] {
  const values: (string | number | null)[] = [];
  for (const column of CHANGEABLE) {
    const value = change[column];
    if (value !== undefined) values.push(value);
  }
  return values;
}
