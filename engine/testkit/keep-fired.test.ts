import { expect, it } from 'vitest';
import { tricks } from '../testgames/tricks/index.js';
import { watchGames, type AtWork } from './keep-fired.js';
import { reasonsIn, sourcesOf } from './sources.js';

const atWork: AtWork = { fired: new Set(), told: new Set(), reasons: new Set() };
watchGames(tricks, { seats: 3 }, 4, atWork);

it('random games show the rules, events and reasons that were at work, and no others', () => {
  expect([...atWork.fired]).toEqual(expect.arrayContaining(['T3.1', 'T3.3']));
  expect([...atWork.told]).toEqual(expect.arrayContaining(['played', 'turnedUp']));
  expect([...atWork.reasons]).toEqual(expect.arrayContaining(['followSuit', 'T3.2 followSuit']));
  expect(atWork.fired.has('T9.9')).toBe(false);
  expect(atWork.reasons.has('T3.1 followSuit')).toBe(false);
});

it('the sources of a game are all but its tests, and their reasons are read with their rules', () => {
  const sources = sourcesOf(new URL('../testgames/tricks/', import.meta.url));
  expect(sources).toContain('export const tricks');
  expect(sources).not.toContain("from 'vitest'");
  expect(reasonsIn(sources)).toContainEqual({ rule: 'T3.2', why: 'followSuit' });
  expect(reasonsIn("why(rule, 'full'); why(\n  'A1.2',\n  'late', {})")).toEqual([
    { rule: undefined, why: 'full' },
    { rule: 'A1.2', why: 'late' },
  ]);
});
