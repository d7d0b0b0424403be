import { avalon, type AvalonEvent } from '@destrier/avalon/page';
import { describe, expect, it } from 'vitest';
import { swordBack } from '../../art/cards/backs.js';
import type { Move } from '../../movement/moves.js';
import type { Sitter } from '../../table/link.js';
import { movesOf } from './movement.js';

type Names = AvalonEvent['name'];
type ParamsOf<N extends Names> = Extract<AvalonEvent, { readonly name: N }>['params'];

// The names of events and their parameters belong together, which the compiler cannot follow here.
const told = <N extends Names>(name: N, params: ParamsOf<N>): AvalonEvent =>
  ({ seq: 1, name, params }) as AvalonEvent;

const SITTERS = ['Vert, a stag or', 'Sable, a saltire argent', 'Or', 'Gules'].map(
  (arms, seat): Sitter => ({ name: `P${seat}`, who: 'away', arms }),
);

const now = (before: readonly AvalonEvent[] = []) => ({
  before,
  later: [],
  viewer: 0 as const,
  sitters: SITTERS,
  view: {},
  content: avalon.game.content,
});

/** A move in a line: `card swords-3: hand → slot:0`. */
const line = (move: Move): string =>
  move.kind === 'change'
    ? `change ${move.at}`
    : `${move.gait} ${move.thing ?? '?'}: ${move.from} → ${move.to}`;
const moves = (event: AvalonEvent, before: readonly AvalonEvent[] = []) =>
  movesOf(event, now(before)).map(line);

describe('a card that is played', () => {
  it('goes from the own hand, or from the plate of somebody else, to the place before them', () => {
    expect(moves(told('played', { seat: 0, card: 'swords-3' }))).toEqual([
      'card swords-3: hand → slot:0',
    ]);
    expect(moves(told('played', { seat: 2, card: 'swords-3' }))).toEqual([
      'card swords-3: seat:2 → slot:2',
    ]);
  });

  it('shows its back where it lies face down, also where the viewer knows it', () => {
    const [move] = movesOf(told('veiled', { seat: 0, card: 'swords-3', power: null }), now());
    expect(move).toMatchObject({ from: 'hand', to: 'slot:0' });
    expect(move?.kind === 'flight' && move.piece.drawing).toBe(swordBack('azure'));
  });
});

it('a card turns in the air between where it is hidden and where it is seen, and nowhere else', () => {
  const sideOf = (event: AvalonEvent) => {
    const [move] = movesOf(event, now());
    return move?.kind === 'flight' ? move.piece.turning?.from : null;
  };
  const cards = ['swords-3'];
  expect(sideOf(told('played', { seat: 2, card: 'swords-3' }))).toBe('back');
  expect(sideOf(told('played', { seat: 0, card: 'swords-3' }))).toBeUndefined();
  expect(sideOf(told('passed', { from: 0, to: 1, cards }))).toBe('face');
  expect(sideOf(told('passed', { from: 1, to: 0, cards }))).toBe('back');
  expect(sideOf(told('passed', { from: 2, to: 1 }))).toBeUndefined();
  expect(sideOf(told('drew', { seat: 0, count: 1, cards, power: 'bors' }))).toBe('back');
});

describe('cards that are passed', () => {
  it('are seen by who gives and who gets them; of others’ one sees that they go', () => {
    const cards = ['swords-3', 'arrows-4'];
    expect(moves(told('passed', { from: 0, to: 1, cards }))).toEqual([
      'card swords-3: hand → seat:1',
      'card arrows-4: hand → seat:1',
    ]);
    expect(moves(told('passed', { from: 2, to: 1 }))).toEqual(['card ?: seat:2 → seat:1']);
  });
});

describe('a combat that is over', () => {
  const combat = told('combat', { number: 1, leader: 0, first: -1 });
  const fought = [
    combat,
    told('played', { seat: 0, card: 'swords-3' }),
    told('played', { seat: 1, card: 'swords-9' }),
  ];
  const lost = told('lost', {
    seat: 0,
    card: 'swords-3',
    value: 3,
    how: 'lowest',
    feints: 0,
    equals: 0,
  });
  const next = told('played', { seat: 0, card: 'arrows-4' });

  it('lies there until the next card is played: then its cards go to the pile of who lost', () => {
    expect(moves(lost, fought)).toEqual([]);
    expect(moves(next, [...fought, lost])).toEqual([
      'taken swords-3: slot:0 → pile:0',
      'taken swords-9: slot:1 → pile:0',
      'card arrows-4: hand → slot:0',
    ]);
  });

  it('goes aside where nobody lost, and a card after the first clears nothing', () => {
    const nobody = told('nobodyLost', { leader: 0, cards: 2 });
    expect(moves(next, [...fought, nobody])).toContain('taken swords-9: slot:1 → aside');
    const second = told('played', { seat: 1, card: 'arrows-5' });
    expect(moves(second, [...fought, lost, combat, next])).toEqual([
      'card arrows-5: seat:1 → slot:1',
    ]);
  });

  it('leaves alone what had gone before it was decided', () => {
    const out = told('thrownOut', { seat: 1, card: 'swords-9', cause: null });
    expect(moves(next, [...fought, out, lost])).not.toContain('taken swords-9: slot:1 → pile:0');
  });
});

it('wounds fall in drops, at most three of them', () => {
  const wounded = (wounds: number) =>
    moves(told('wounded', { seat: 1, wounds, cause: 'pile', power: null }));
  expect(wounded(1)).toEqual(['token ?: pile:1 → seat:1']);
  expect(wounded(3)).toHaveLength(3);
  expect(wounded(40)).toHaveLength(3);
});
