import { describe, expect, it } from 'vitest';
import type { Sitter } from '../../table/link.js';
import { headlineOf, soleSeat } from './headline.js';
import type { Ranked, Who } from '../../table/scores.js';

const row = (place: number, who: Who, score: number): Ranked => ({
  place,
  who,
  score,
  breakdown: {},
});
const sitter = (who: Sitter['who']): Sitter => ({ name: 'Ann', who, arms: 'Gules' });

describe('the headline', () => {
  const ranked = [row(1, 1, 59), row(2, 0, 47), row(3, 2, 20)];

  it('tells who is alone at the screen how it ended for them', () => {
    expect(headlineOf(ranked, 0)).toMatchObject({
      key: 'panels.result.lost',
      score: 47,
      other: 59,
    });
    expect(headlineOf(ranked, 1)).toMatchObject({ key: 'panels.result.won', score: 59, other: 47 });
  });

  it('names the winner to everybody else', () => {
    expect(headlineOf(ranked, null)).toEqual({
      key: 'panels.result.winnerBy',
      names: [1],
      score: 59,
      other: 47,
    });
  });

  it('names all who share the win', () => {
    const shared = [row(1, 0, 30), row(1, 1, 30), row(3, 2, 9)];
    for (const me of [0, 1, null] as const)
      expect(headlineOf(shared, me)).toMatchObject({ key: 'panels.result.winner', names: [0, 1] });
    expect(headlineOf(shared, 2)).toMatchObject({ key: 'panels.result.lost', score: 9, other: 30 });
  });

  it('names a rival without a seat who has won', () => {
    expect(headlineOf([row(1, 'otto', 40), row(2, 0, 26)], 0)).toEqual({
      key: 'panels.result.winnerBy',
      names: ['otto'],
      score: 40,
      other: 26,
    });
    expect(headlineOf([row(1, 0, 41), row(2, 'otto', 40)], 0).key).toBe('panels.result.won');
  });

  it('says of a goal whether it is reached', () => {
    expect(headlineOf([row(1, 0, 66)], 0).key).toBe('panels.result.reached');
    expect(headlineOf([row(2, 0, 26)], 0).key).toBe('panels.result.missed');
  });
});

describe('who is spoken to', () => {
  const bot = sitter({ bot: 'squire' });

  it('is the only one at the screen', () => {
    expect(soleSeat([bot, sitter('here')], 1)).toBe(1);
    expect(soleSeat([sitter('away'), sitter('here')], 1)).toBe(1);
  });

  it('is nobody where several share the screen, and no spectator', () => {
    expect(soleSeat([sitter('here'), sitter('here')], 1)).toBeNull();
    expect(soleSeat([sitter('away'), bot], 'public')).toBeNull();
    expect(soleSeat([sitter('here'), bot], 'public')).toBeNull();
  });
});
