import { need } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { clues } from './checks/clues.js';
import { playable } from './checks/playable.js';
import { content } from './index.js';
import { shape } from './shape.js';
import type { Content } from './types.js';

const checks = [...playable, ...clues];
type Moves = { readonly [path: string]: unknown };

/** The content with some figures changed. */
function moved(moves: Moves): Content {
  const copy = JSON.parse(JSON.stringify(content)) as object;
  for (const [path, value] of Object.entries(moves)) {
    const keys = path.split('/');
    const last = keys.pop() ?? '';
    let at = copy as Record<string, unknown>;
    for (const key of keys) at = at[key] as Record<string, unknown>;
    if (value === undefined) delete at[last];
    else at[last] = value;
  }
  return copy as Content;
}

const without = (...quests: readonly string[]): Moves =>
  Object.fromEntries(quests.map((quest) => [`quests/${quest}`, undefined]));
const space = (action: string): object => ({ source: 'pack', action });
const SAME = ['black', 'black', 'black', 'black', 'black', 'black'];

/** A change past which each check fails. */
const PAST: { readonly [name: string]: readonly Moves[] } = {
  'the ring has its 24 spaces': [{ 'ring/23': undefined }, { 'ring/24': space('build') }],
  'each action is there as often as the rulebook says': [{ 'ring/1': space('grail') }],
  'every fourth space is that of a province, each of them once': [
    { 'ring/4/province': 'blue' },
    { 'ring/1/province': 'grey', 'ring/4/province': undefined },
  ],
  'clockwise from black the provinces come in the order of the rules': [
    { 'ring/4/province': 'blue', 'ring/8/province': 'grey' },
  ],
  'no action has its like opposite': [{ 'ring/11': space('quests'), 'ring/5': space('trade') }],
  'no action has its like beside it': [{ 'ring/3': space('build') }],
  'each flag has a power of its own': [{ 'provinces/black/flag': 'turn' }],
  'there is a starting tile for each of four players': [{ 'starts/mill': undefined }],
  'the domain has four rows, or three with fewer players': [
    { 'tiles/wood/copies': 6 },
    { 'tiles/wood/spared': 2 },
    { 'tiles/wood/copies': 0, 'tiles/lake/copies': 10 },
  ],
  'every tile can be paid with two materials at least': [
    { 'frames/top/materials': SAME, 'frames/bottom/materials': SAME },
  ],
  'every quest can be fulfilled': [
    { 'quests/q1/needs': Array.from({ length: 7 }, () => 'flag-black') },
    { 'quests/q1/needs': Array.from({ length: 8 }, () => 'influence-any') },
    { 'quests/q1/needs': ['mason-any', 'mason-black'] },
    {
      'quests/q1/needs': ['mason-any', 'servant-grey', 'servant-grey', 'lady-any', 'servant-blue'],
    },
  ],
  'there are quests for four hands, Bedivere’s and the row': [
    without(...Array.from({ length: 35 }, (_, i) => `q${i + 1}`)),
  ],
  'every servant has quests of 1, 2 and 3 points': [without('q44', 'q48', 'q52')],
  'there are traitors for four players': [{ 'figures/traitors': 1 }],
  'the last round is scored': [{ 'figures/rounds': 5 }],
  'each servant has an ability in each of three rows': [
    { 'abilities/lady-3': undefined },
    { 'abilities/lady-3/row': 2 },
    { 'abilities/lady-3/servant': 'mason' },
  ],
  'each stack has a knight for each of four players': [
    { 'knights/kay/stack': 'a', 'knights/bors/stack': 'a', 'knights/geraint/stack': 'a' },
  ],
  'Gareth and Geraint have points for each of their tiles': [{ 'knights/gareth/tiles': 5 }],
  'Merlin begins on the space of the black province': [{ 'ring/0/province': 'grey' }],
  'in both sizes a tile can be paid with grey, orange or blue and nothing else': [
    { 'frames/top/materials': ['black', 'grey', 'blue', 'violet', 'brown', 'orange'] },
  ],
  '55 quests': [without('q1')],
  'every servant is on 13 or 14 quests': [{ 'quests/q1/servant': 'lady' }],
  'the pictured trio is a quest': [without('q45')],
  'the pictured signs are on quests': [without('q27', 'q49')],
  'the pictured pairs of servants are on quests': [without('q32'), without('q40')],
  'the mason of the example is on a quest of 2 points': [without('q25', 'q29', 'q33', 'q38')],
  'every province is asked for equally often': [{ 'quests/q1/needs': ['shield-grey', 'flag-any'] }],
  'a starting tile shows five colours': [{ 'starts/mill/flag': 'black' }],
  'knights begin apart and not beside Merlin': [
    { 'starts/mill/knight': 'grey' },
    { 'starts/mill/knight': 'black' },
  ],
  'each terrain has five tiles without and three with a tower': [
    { 'tiles/wood/copies': 6, 'tiles/lake/copies': 4 },
  ],
  'six knights in each stack': [{ 'knights/kay/stack': 'a' }],
};

it('our content has its shape', () => {
  expect(shape.safeParse(content).success).toBe(true);
  expect(shape.safeParse(moved({ 'quests/q1/needs': ['flag-red'] })).success).toBe(false);
  expect(shape.safeParse(moved({ 'quests/q1/points': 4 })).success).toBe(false);
});

describe.each(checks)('$name', ({ name, issues }) => {
  it('[M1.11 computes] holds', () => {
    expect(issues(content)).toEqual([]);
  });

  it('[M1.11 forbids] and can be broken', () => {
    for (const past of need(PAST[name], name)) expect(issues(moved(past))).not.toEqual([]);
  });
});
