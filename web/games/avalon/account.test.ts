import type { GameEvent } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { accounts, unlockedLately } from './account.js';

const event = (name: string, params: GameEvent['params'] = {}): GameEvent => ({
  seq: 1,
  name,
  params,
});
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
      loser: null,
      isOver: false,
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
  });

  it('is over when somebody has lost, or nobody can', () => {
    const before = [combat(1), played(0, 'swords-3'), event('lost', { seat: 0 }), combat(2)];
    expect(accounts(before, 2).map(({ loser, isOver }) => [loser, isOver])).toEqual([
      [null, false],
      [0, true],
    ]);
    expect(accounts([combat(1), event('nobodyLost', { leader: 0 })], 1)[0]).toMatchObject({
      loser: null,
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
