import { describe, expect, it } from 'vitest';
import { purse, seated, stateOf, until } from './seated.js';

const ended = (seats: number, given: NonNullable<Parameters<typeof seated>[1]>) =>
  until('over', seated(seats, given));

describe('the end', () => {
  it.each([
    [4, 0],
    [5, 1],
    [9, 1],
    [10, 2],
  ])('[W9.1 computes] %i coins left: %i points', (coins, points) => {
    const table = ended(2, { given: (s) => purse(s, 0, { coins }) });
    expect(table.result[0]).toMatchObject({
      score: points,
      breakdown: points === 0 ? {} : { coins: points },
    });
    expect(stateOf(table).players[0].coins).toBe(coins);
  });

  it.each([
    [4, { rival: -2 }, -2],
    [5, { coins: 1 }, 1],
  ])('[W9.2 computes] %i coins against a chest of 5', (coins, breakdown, score) => {
    const table = ended(2, {
      options: { automa: 'on', rounds: '2' },
      random: { rival: ['field', 'lists', 'yard'] },
      given(s) {
        s.round = 1;
        s.rival.chest = 5;
        s.bank.coins -= 5;
        purse(s, 0, { coins });
      },
    });
    expect(stateOf(table).rival.chest).toBe(5);
    expect(table.result[0]).toMatchObject({ score, breakdown });
  });

  it('[W9.2 forbids] a loss where the rival does not play', () => {
    const table = ended(2, { given: (s) => purse(s, 0, { coins: 0 }) });
    expect(table.result[0]).toMatchObject({ score: 0, breakdown: {} });
  });

  it('[W9.3 computes] more points win, then more faith; who is equal shares the place', () => {
    const table = ended(4, {
      given(s) {
        purse(s, 0, { coins: 5, faith: 1 });
        purse(s, 1, { coins: 5, faith: 2 });
        purse(s, 2, { coins: 15, faith: 0 });
        purse(s, 3, { coins: 5, faith: 2 });
      },
    });
    expect(table.result.map(({ place, score }) => [place, score])).toEqual([
      [4, 1],
      [2, 1],
      [1, 3],
      [2, 1],
    ]);
  });
});
