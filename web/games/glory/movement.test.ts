import { OTTO, type GloryEvent } from '@destrier/glory/page';
import { glory } from '@destrier/glory/spoken';
import { describe, expect, it } from 'vitest';
import { armedPawn } from '../../art/pieces.js';
import type { Move } from '../../movement/moves.js';
import type { Sitter } from '../../table/link.js';
import { movesOf } from './movement.js';

type Names = GloryEvent['name'];
type ParamsOf<N extends Names> = Extract<GloryEvent, { readonly name: N }>['params'];

// The names of events and their parameters belong together, which the compiler cannot follow here.
const told = <N extends Names>(name: N, params: ParamsOf<N>): GloryEvent =>
  ({ seq: 1, name, params }) as GloryEvent;

interface Given {
  readonly before?: readonly GloryEvent[];
  readonly later?: readonly GloryEvent[];
  readonly view?: unknown;
}

const SITTERS = ['Vert, a stag or', 'Sable, a saltire argent', 'Or', 'Gules'].map(
  (arms, seat): Sitter => ({ name: `P${seat}`, who: 'away', arms }),
);

const now = ({ before = [], later = [], view = {} }: Given) => ({
  before,
  later,
  view,
  viewer: 0 as const,
  sitters: SITTERS,
  content: glory.game.content,
});

const line = (move: Move): string =>
  move.kind === 'change'
    ? `change ${move.at}`
    : [move.from, ...(move.via ?? []), move.to].join(' → ');
const moves = (event: GloryEvent, given: Given = {}) => movesOf(event, now(given)).map(line);

describe('a pawn', () => {
  it('goes from those in hand to its place, in the arms of whoever put it', () => {
    const [move] = movesOf(told('placed', { who: 1, space: 'market' }), now({}));
    expect(move).toMatchObject({ from: 'pawns:1', to: 'space:market' });
    expect(move?.kind === 'flight' && move.piece.drawing).toBe(
      armedPawn('Sable, a saltire argent'),
    );
  });

  it('of Otto comes from his own', () => {
    expect(moves(told('placed', { who: 'otto', space: 'market' }))).toEqual([
      `pawns:${OTTO} → space:market`,
    ]);
  });
});

describe('tokens', () => {
  const gained = told('gained', { seat: 0, what: 'coins', amount: 2 });

  it('come from the place where somebody’s own pawn was put last', () => {
    const before = [
      told('placed', { who: 0, space: 'service' }),
      told('placed', { who: 1, space: 'market' }),
    ];
    expect(moves(gained, { before })).toEqual(['space:service → seat:0', 'space:service → seat:0']);
  });

  it('come from the event where it gives them before any pawn is put', () => {
    const before = [
      told('placed', { who: 0, space: 'service' }),
      told('happens', { event: 'harvest' }),
    ];
    expect(moves(gained, { before })[0]).toBe('event → seat:0');
  });

  it('go the other way where they are paid, at most three of them', () => {
    const before = [told('placed', { who: 0, space: 'market' })];
    const lost = told('lost', { seat: 0, what: 'coins', amount: 7 });
    expect(moves(lost, { before })).toEqual(Array(3).fill('seat:0 → space:market'));
  });
});

describe('glory', () => {
  const view = { players: [{ glory: 12 }, { glory: 31 }], otto: { glory: 5 } };
  const points = (who: 0 | 1 | 'otto', n: number) =>
    told('glory', { who, cause: 'service', points: n });

  it('hops from space to space', () => {
    expect(moves(points(0, 3), { view })).toEqual(['glory:9 → glory:10 → glory:11 → glory:12']);
    expect(moves(points('otto', 1), { view })).toEqual(['glory:4 → glory:5']);
  });

  it('goes backwards where it is lost', () => {
    expect(moves(points(0, -2), { view })).toEqual(['glory:14 → glory:13 → glory:12']);
  });

  it('goes around the town', () => {
    expect(moves(points(1, 3), { view })).toEqual(['glory:28 → glory:29 → glory:0 → glory:1']);
  });

  it('slides where there are more than six spaces', () => {
    expect(moves(points(0, 6), { view })[0]?.split(' → ')).toHaveLength(7);
    expect(moves(points(0, 7), { view })).toEqual(['glory:5 → glory:12']);
  });

  it('stands where it stood then, before what was scored since', () => {
    const later = [points(0, 2), points(1, 4)];
    expect(moves(points(0, 1), { view, later })).toEqual(['glory:9 → glory:10']);
  });

  it('that is none moves nothing', () => {
    expect(moves(points(0, 0), { view })).toEqual([]);
  });
});

describe('cards', () => {
  it('that are taken come from among the open ones of their deck', () => {
    expect(moves(told('took', { seat: 0, deck: 'market', card: 'x' }))).toEqual([
      'offer:market:* → hand',
    ]);
    expect(moves(told('took', { seat: 1, deck: 'market', card: 'x' }))).toEqual([
      'offer:market:* → seat:1',
    ]);
  });

  it('that are drawn blind are known to who drew them alone', () => {
    const [mine] = movesOf(told('drew', { seat: 0, deck: 'market', card: 'x' }), now({}));
    const [theirs] = movesOf(told('drew', { seat: 1, deck: 'market' }), now({}));
    expect(mine).toMatchObject({ from: 'deck:market', to: 'hand', thing: 'x' });
    expect(theirs).not.toHaveProperty('thing');
  });
});

it('supports come from the track, titles from where they lie, shields go to the lists', () => {
  expect(moves(told('support', { seat: 1, support: 'squire' }))).toEqual(['support:* → seat:1']);
  expect(moves(told('title', { who: 1, title: 'x' }))).toEqual(['titles → seat:1']);
  expect(moves(told('entered', { who: 'otto', slot: 2 }))).toEqual(['seat:otto → lists']);
});
