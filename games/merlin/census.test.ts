import { describe, expect, it } from 'vitest';
import { menuOf, need, promptOf, questions, type Seat, type Table } from '@destrier/engine';
import { census } from './census.js';
import { content } from './content/index.js';
import type { Look } from './state.js';
import { alone } from './testing/staged.js';

const eyeOf = (table: Table): Look => table.match;
const told = (table: Table, name: string, params: object) =>
  need(census.chances, 'chances')(eyeOf(table), { name, params: params as never });

describe('what a laboratory counts', () => {
  it('starting tiles, spaces, quests, materials, flags, seals and knights', () => {
    const items = census.items(content);
    const of = (kind: string) => items.filter((one) => one.kind === kind);
    const kinds = Object.keys(census.kinds);
    expect(kinds.map((kind) => of(kind).length)).toEqual([4, 24, 55, 6, 6, 12, 12]);
    expect(items).toContainEqual({ kind: 'start', id: 'mill', source: 'house' });
    expect(items).toContainEqual({ kind: 'ability', id: 'lady-3', source: 'rulebook' });
  });

  it('spaces in reach of the dice, backwards too, and none for what only changes a die', () => {
    const table = alone({ knight: 2, dice: [1, 3, 3], white: 2, flag: 'blue', apples: 1 });
    const question = need(questions(table.match)[0], 'a question');
    const prompt = promptOf(table.match, question);
    const about = need(census.about[prompt], prompt);
    const asked = { seat: 0 as Seat, prompt, v: {} };
    const menu = menuOf(table.match, question, table.match.menu, false);
    const reached = [...menu.each()].flatMap((choice) => about(eyeOf(table), asked, choice));
    expect(reached.map(({ id }) => id)).toEqual(['3', '1', '5', '23', '2', '22']);
  });

  it('a quest is resolved, or leaves the hand in vain', () => {
    const table = alone({ quests: 'q7 q8' });
    expect(told(table, 'resolved', { seat: 0, quest: 'q1', points: 1 })).toEqual([
      { kind: 'quest', id: 'q1', seat: 0, used: true },
    ]);
    expect(told(table, 'discarded', { seat: 1, quests: ['q2', 'q3'] })).toEqual([
      { kind: 'quest', id: 'q2', seat: 1, used: false },
      { kind: 'quest', id: 'q3', seat: 1, used: false },
    ]);
    expect(census.had(eyeOf(table), 0)).toEqual([
      { kind: 'quest', id: 'q7', used: false },
      { kind: 'quest', id: 'q8', used: false },
    ]);
  });

  it('what a quest brings, by the turns in which it is held', () => {
    const table = alone({ quests: 'q7 q8 q43' });
    const read = (points: 1 | 3, name: string, params: object) =>
      need(census.measures?.[`quest-${points}`], 'a measure').read(eyeOf(table), {
        name,
        params: params as never,
      });
    expect([content.quests['q7'], content.quests['q8'], content.quests['q43']]).toMatchObject([
      { points: 1 },
      { points: 1 },
      { points: 3 },
    ]);
    expect(read(1, 'rode', { seat: 0 })).toEqual([0, 0]);
    expect(read(3, 'ledMerlin', { seat: 0 })).toEqual([0]);
    // Flags move nobody a second time.
    expect(read(1, 'mirrored', { seat: 0 })).toEqual([]);
    expect(read(3, 'resolved', { seat: 0, quest: 'q43', points: 3 })).toEqual([3]);
    expect(read(1, 'resolved', { seat: 0, quest: 'q43', points: 3 })).toEqual([]);
  });

  it('a flag where its power shows, and not where something else did the same', () => {
    const table = alone({});
    const rode = { seat: 0, steps: 3, space: 4 };
    expect(told(table, 'rode', { ...rode, way: 'back' })).toEqual([
      { kind: 'flag', id: 'back', seat: 0, used: true },
    ]);
    expect(told(table, 'rode', { ...rode, way: 'on' })).toEqual([]);
    expect(told(table, 'changed', { seat: 0, die: '3', face: 4, means: 'apple' })).toEqual([]);
  });

  it('a manor was paid with one material and not with the five others', () => {
    const built = { seat: 0, tile: 3, terrain: 'wood', material: 'grey' };
    const chances = told(alone({}), 'built', built);
    expect(chances.filter(({ used }) => used).map(({ id }) => id)).toEqual(['grey']);
    expect(chances).toHaveLength(6);
  });
});
