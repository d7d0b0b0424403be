import type { AvalonEvent } from '@destrier/avalon/page';
import type { GameEvent } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { accounts, lastDecided, unlockedLately } from './account.js';

/** An event with what matters of it. */
const event = (name: AvalonEvent['name'], params: GameEvent['params'] = {}): AvalonEvent =>
  ({ seq: 1, name, params }) as AvalonEvent;
const combat = (number: number) => event('combat', { number, leader: 0 });
const played = (seat: number, card: string) => event('played', { seat, card });

describe('a combat as it was told', () => {
  it('has its cards in the order of play, with what became of them', () => {
    const [now] = accounts(
      [
        combat(2),
        played(0, 'swords-3'),
        played(1, 'mists'),
        event('thrownOut', { seat: 0, card: 'swords-3' }),
        event('dishonoured', { seat: 0 }),
        event('dishonoured', { seat: 2 }),
        event('discarded', { seat: 2, card: 'arrows-1' }),
      ],
      2,
    );
    expect(now).toEqual({
      number: 2,
      cards: [
        { seat: 0, card: 'swords-3', became: 'thrownOut' },
        { seat: 1, card: 'mists', became: 'stays' },
        { seat: 2, card: 'arrows-1', became: 'discarded' },
      ],
      dishonoured: [0, 2],
      lost: null,
      isOver: false,
      decided: [],
      broken: [],
    });
  });

  it('tells of equal cards one by one', () => {
    const [now] = accounts(
      [
        combat(1),
        played(0, 'mists'),
        played(1, 'mists'),
        event('thrownOut', { seat: 0, card: 'mists' }),
      ],
      1,
    );
    expect(now?.cards.map(({ became }) => became)).toEqual(['thrownOut', 'stays']);
    const [given] = accounts(
      [
        combat(1),
        played(0, 'swords-3'),
        played(1, 'swords-3'),
        event('movedToPile', { from: 0, to: 2, cards: ['swords-3'] }),
      ],
      1,
    );
    expect(given?.cards.map(({ became }) => became)).toEqual(['movedToPile', 'stays']);
  });

  it('knows what was named for a card, and what powers made of it', () => {
    const [now] = accounts(
      [
        combat(1),
        played(0, 'apprentice'),
        event('value', { card: 'apprentice', value: 15 }),
        played(1, 'swords-9'),
        event('weakened', { card: 'swords-9', value: 7 }),
        event('turned', { by: 2, cost: 'sorcery-1', seat: 1, card: 'swords-9', suit: 'sorcery' }),
        played(2, 'arrows-4'),
        played(0, 'arrows-4'),
        event('changed', { by: 1, seat: 2, card: 'arrows-4', value: 7 }),
        event('denied', { by: 1, seat: 2, card: 'arrows-4', value: 7 }),
      ],
      1,
    );
    expect(now?.cards).toEqual([
      { seat: 0, card: 'apprentice', became: 'stays', value: 15 },
      { seat: 1, card: 'swords-9', became: 'stays', value: 7, suit: 'sorcery' },
      { seat: 2, card: 'arrows-4', became: 'stays', value: 7, alone: true },
      { seat: 0, card: 'arrows-4', became: 'stays' },
    ]);
  });

  it('is decided among the cards that lay there then, whatever is done with them afterwards', () => {
    const [now] = accounts(
      [
        combat(1),
        played(0, 'swords-3'),
        played(1, 'swords-9'),
        event('movedToPile', { from: 1, to: 2, cards: ['swords-9'] }),
        played(2, 'swords-5'),
        event('lost', { seat: 0 }),
        event('tookBack', { seat: 2, card: 'swords-5' }),
        played(2, 'arrows-1'),
        event('shed', { seat: 0, cards: ['swords-3'] }),
      ],
      1,
    );
    expect(now?.decided).toEqual([0, 2]);
    expect(now?.cards.map(({ became }) => became)).toEqual([
      'shed',
      'movedToPile',
      'tookBack',
      'stays',
    ]);
  });

  it('that was decided last is still known when the next round has begun', () => {
    const over = [combat(12), played(0, 'swords-3'), event('lost', { seat: 0 })];
    expect(lastDecided([...over, event('round', { round: 2 })])).toMatchObject({ number: 12 });
    expect(lastDecided([...over, combat(13), played(1, 'arrows-2')])).toMatchObject({ number: 12 });
    expect(lastDecided([combat(1), played(0, 'swords-3')])).toBeUndefined();
  });

  it('is over when somebody has lost, or nobody can', () => {
    const lost = { seat: 0, card: 'swords-3', value: 3, how: 'lowest' };
    const before = [combat(1), played(0, 'swords-3'), event('lost', lost), combat(2)];
    expect(accounts(before, 2)).toMatchObject([
      { lost: null, isOver: false },
      { lost, isOver: true },
    ]);
    expect(accounts([combat(1), event('nobodyLost', { leader: 0 })], 1)[0]).toMatchObject({
      lost: null,
      isOver: true,
    });
  });

  it('belongs to this round: those of an earlier one are not told again', () => {
    expect(accounts([combat(12), event('round', { round: 2 }), combat(1)], 5)).toHaveLength(1);
    expect(accounts([combat(12), event('round', { round: 2 })], 5)).toEqual([]);
    expect(accounts([], 5)).toEqual([]);
  });
});

it('a legend is news until the next combat begins', () => {
  const unlocked = event('unlocked', { seat: 1, legend: 'swan' });
  expect(unlockedLately([unlocked, combat(1)])).toEqual([]);
  expect(unlockedLately([combat(1), unlocked, event('round')])).toEqual([unlocked]);
  expect(unlockedLately([unlocked])).toEqual([unlocked]);
});
