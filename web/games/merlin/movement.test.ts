import { merlin, type MerlinEvent } from '@destrier/merlin/page';
import { describe, expect, it } from 'vitest';
import type { Move } from '../../movement/moves.js';
import type { Sitter } from '../../table/link.js';
import { movesOf } from './movement.js';

type Names = MerlinEvent['name'];
type ParamsOf<N extends Names> = Extract<MerlinEvent, { readonly name: N }>['params'];

// The names of events and their parameters belong together, which the compiler cannot follow here.
const told = <N extends Names>(name: N, params: ParamsOf<N>): MerlinEvent =>
  ({ seq: 1, name, params }) as MerlinEvent;

const SITTERS = ['Vert, a stag or', 'Sable, a saltire argent', 'Or', 'Gules'].map(
  (arms, seat): Sitter => ({ name: `P${seat}`, who: 'away', arms }),
);

const now = (before: readonly MerlinEvent[] = []) => ({
  before,
  later: [],
  view: {},
  viewer: 0 as const,
  sitters: SITTERS,
  content: merlin.game.content,
});

const line = (move: Move): string =>
  move.kind === 'change'
    ? `change ${move.at}`
    : [move.from, ...(move.via ?? []), move.to].join(' → ');
const moves = (event: MerlinEvent, before: readonly MerlinEvent[] = []) =>
  movesOf(event, now(before)).map(line);

const rode = (seat: 0 | 1, way: 'on' | 'back', steps: number, space: number) =>
  told('rode', { seat, way, steps, space, stop: 'build' });

describe('a knight', () => {
  it('steps from space to space', () => {
    expect(moves(rode(0, 'on', 3, 8))).toEqual(['ring:5 → ring:6 → ring:7 → ring:8']);
    expect(moves(rode(0, 'on', 1, 8))).toEqual(['ring:7 → ring:8']);
  });

  it('goes on round the ring past its first space, and back past it', () => {
    expect(moves(rode(0, 'on', 3, 1))).toEqual(['ring:22 → ring:23 → ring:0 → ring:1']);
    expect(moves(rode(0, 'back', 2, 23))).toEqual(['ring:1 → ring:0 → ring:23']);
  });

  it('is known by its seat, and Merlin by his name', () => {
    const [knight] = movesOf(rode(1, 'on', 1, 8), now());
    const [wizard] = movesOf(
      told('ledMerlin', { seat: 1, way: 'back', steps: 2, space: 4, stop: 'build' }),
      now(),
    );
    expect(knight).toMatchObject({ thing: 'knight:1' });
    expect(wizard).toMatchObject({ thing: 'merlin', from: 'ring:6', via: ['ring:5'] });
  });

  it('flies over the ring where it does not ride', () => {
    expect(moves(told('mirrored', { seat: 0, space: 14, stop: 'grail' }))).toEqual([
      'ring:* → ring:14',
    ]);
  });
});

describe('a servant', () => {
  it('goes from the castle or from a province to another', () => {
    const sent = (from: 'castle' | 'grey') =>
      moves(told('sent', { seat: 1, servant: 'mason', from, to: 'black' }));
    expect(sent('castle')).toEqual(['seat:1 → slot:mason:black']);
    expect(sent('grey')).toEqual(['slot:mason:grey → slot:mason:black']);
  });

  it('who is sent home goes to its own castle', () => {
    expect(moves(told('displaced', { seat: 0, servant: 'lady', province: 'blue' }))).toEqual([
      'slot:lady:blue → seat:0',
    ]);
  });
});

it('goods lie in their province, and go back there', () => {
  const params = { seat: 1, good: 'flag', province: 'violet' } as const;
  expect(moves(told('took', params))).toEqual(['supply:flag:violet → seat:1']);
  expect(moves(told('returned', params))).toEqual(['seat:1 → supply:flag:violet']);
});

describe('points', () => {
  const counted = (points: number) => told('counted', { seat: 0, what: 'flag', points });

  it('come from the space to which their player came last, at most three stars', () => {
    const before = [rode(0, 'on', 2, 4), rode(0, 'on', 2, 6), rode(1, 'on', 2, 20)];
    expect(moves(counted(2), before)).toEqual(['ring:6 → seat:0', 'ring:6 → seat:0']);
    expect(moves(counted(5), before)).toHaveLength(3);
  });

  it('that are none move nothing', () => {
    expect(moves(counted(0))).toEqual([]);
  });
});

describe('a relic', () => {
  const seized = (from: 1 | null, before: readonly MerlinEvent[] = []) =>
    moves(told('seized', { seat: 0, relic: 'grail', from }), before);
  const taken = (seat: 0 | 1, relic: 'grail' | 'excalibur') =>
    told('seized', { seat, relic, from: null });

  it('comes from its space or from whoever had it', () => {
    expect(seized(null)).toEqual(['ring → seat:0']);
    expect(seized(1)).toEqual(['seat:1 → seat:0']);
  });

  it('that its owner takes again stays where it is', () => {
    expect(seized(null, [taken(0, 'grail'), taken(1, 'excalibur')])).toEqual([]);
    expect(seized(1, [taken(0, 'grail'), taken(1, 'grail')])).toEqual(['seat:1 → seat:0']);
  });
});

describe('quest cards', () => {
  it('go to the hand of the viewer, and to the mats of the others', () => {
    expect(moves(told('tookOpen', { seat: 0, quest: 'q1' }))).toEqual(['quests → hand']);
    expect(moves(told('tookOpen', { seat: 1, quest: 'q1' }))).toEqual(['quests → seat:1']);
  });

  it('that are drawn are known to who drew them alone', () => {
    const [mine] = movesOf(told('drew', { seat: 0, quest: 'q1' }), now());
    const [theirs] = movesOf(told('drew', { seat: 1 }), now());
    expect(mine).toMatchObject({ from: 'pile', to: 'hand', thing: 'q1' });
    expect(theirs).not.toHaveProperty('thing');
  });
});

it('a manor goes to its tile, a counter to its province', () => {
  const built = told('built', { seat: 1, tile: 7, terrain: 'lake', material: 'grey' });
  expect(moves(built)).toEqual(['seat:1 → domain:7']);
  expect(moves(told('placed', { seat: 1, province: 'grey' }))).toEqual(['seat:1 → province:grey']);
});
