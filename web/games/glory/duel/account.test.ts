import type { GameEvent } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { gloryEvents, type GloryEvent, type Seen } from '@destrier/glory/page';
import { played } from '../testing/played.js';
import { accountsOf, endedIn, throwsOf } from './account.js';

const told = (seq: number, name: GloryEvent['name'], params: GameEvent['params']): GloryEvent =>
  ({ seq, name, params }) as GloryEvent;
const begins = (one: number, other: number | string, seq = 1) => told(seq, 'duel', { one, other });
const rolls = (who: number, seq = 1) => told(seq, 'rolled', { who, dice: ['red3'] });
const uses = (who: number, tile: string, seq = 1) => told(seq, 'used', { who, tile });
const engagementTo = (winner: number | string, attacks: readonly number[], seq = 1) =>
  told(seq, 'engagement', { engagement: 1, winner, attacks, prestige: [0, 0] });
const wins = (winner: number | string, loser: number | string, seq = 1) =>
  told(seq, 'won', { winner, loser });

describe('the account of a duel', () => {
  it('has what was done in each engagement, and who won it', () => {
    const [duel, ...others] = accountsOf([
      begins(0, 'zizka'),
      uses(0, 'thug'),
      rolls(0),
      engagementTo(0, [9, 8]),
      rolls(0),
      engagementTo('zizka', [5, 8]),
      rolls(0),
    ]);
    expect(others).toEqual([]);
    expect(duel?.sides).toEqual([0, 'zizka']);
    expect(duel?.engagements.map(({ events }) => events.map(({ name }) => name))).toEqual([
      ['used', 'rolled'],
      ['rolled'],
      ['rolled'],
    ]);
    expect(duel?.engagements.map(({ end }) => end)).toEqual([
      { attacks: [9, 8], winner: 0 },
      { attacks: [5, 8], winner: 1 },
      undefined,
    ]);
    expect(duel?.winner).toBeUndefined();
  });

  it('counts the prestige that decided a tie to the engagement that it decided', () => {
    const [duel] = accountsOf([
      begins(0, 'zizka'),
      rolls(0),
      engagementTo(0, [8, 8]),
      uses(0, 'royal'),
      rolls(0),
    ]);
    expect(duel?.engagements.map(({ events }) => events.length)).toEqual([2, 1]);
  });

  it('ends with who won, and keeps apart what is taken back afterwards', () => {
    const [duel] = accountsOf([
      begins(0, 'zizka'),
      rolls(0),
      engagementTo('zizka', [7, 8]),
      wins('zizka', 0),
      told(1, 'recovered', { seat: 0, what: 'strength' }),
    ]);
    expect(duel?.winner).toBe(1);
    expect(duel?.engagements).toHaveLength(1);
    expect(duel?.after.map(({ name }) => name)).toEqual(['recovered']);
  });

  it('is not mixed with another that is fought beside it', () => {
    const [one, other] = accountsOf([
      begins(0, 'zizka'),
      begins(1, 'talbot'),
      rolls(1),
      rolls(0),
      uses(1, 'squire'),
    ]);
    expect(one?.engagements[0]?.events.map(({ name }) => name)).toEqual(['rolled']);
    expect(other?.engagements[0]?.events.map(({ name }) => name)).toEqual(['rolled', 'used']);
  });

  it('of two against the same card goes on where something has just happened', () => {
    const [one, other] = accountsOf([
      begins(0, 'rescue', 1),
      begins(1, 'rescue', 1),
      rolls(1, 2),
      rolls(0, 3),
      engagementTo('rescue', [4, 7], 3),
    ]);
    expect(one?.engagements[0]?.end?.winner).toBe(1);
    expect(other?.engagements[0]?.end).toBeUndefined();
  });

  it('is not begun by a victory without a duel, nor by what is told of other things', () => {
    expect(accountsOf([wins('otto', 'zizka'), told(1, 'gained', { seat: 0 })])).toEqual([]);
  });

  it('lists those of the running phase that are over, the last first', () => {
    const events = [
      begins(0, 'zizka'),
      wins(0, 'zizka'),
      told(1, 'phase', { phase: 'tournament' }),
      begins(0, 'talbot'),
      wins('talbot', 0),
      begins(1, 'henry'),
      wins(1, 'henry'),
      begins(1, 'james'),
    ];
    expect(endedIn(events).map(({ sides }) => sides[1])).toEqual(['henry', 'talbot']);
  });

  it.each([
    [2, { duels: 'turns' }],
    [4, { duels: 'together', travel: 'together' }],
    [1, {}],
  ])('agrees with the table at every moment of a game of %i', (seats, options) => {
    let compared = 0;
    for (const table of played(seats, options)) {
      const view = table.view('public') as Seen;
      if (view.duels.every((duel) => duel === null)) continue;
      const accounts = accountsOf(gloryEvents(table.events('public')));
      view.duels.forEach((duel, seat) => {
        if (duel === null) return;
        const account = accounts.findLast(({ sides }) => sides[0] === seat);
        const won = [0, 1].map(
          (side) => account?.engagements.filter(({ end }) => end?.winner === side).length,
        );
        expect(won).toEqual(duel.sides.map(({ wins: n }) => n));
        compared++;
      });
    }
    expect(compared).toBeGreaterThan(20);
  });
});

it('the dice of an engagement are those that were thrown in it, side by side', () => {
  const [duel] = accountsOf([
    begins(0, 'zizka'),
    told(1, 'rolled', { who: 0, dice: ['red3', 'white2'] }),
    told(1, 'foeDie', { foe: 'zizka', value: 4 }),
    told(1, 'rerolled', { who: 0, dice: ['red5'] }),
    engagementTo(0, [9, 8]),
    told(1, 'rolled', { who: 0, dice: ['red1'] }),
  ]);
  const [first, second] = duel?.engagements ?? [];
  if (first === undefined || second === undefined) throw new Error('two were fought');
  expect(throwsOf(first, 0)).toEqual([
    { again: false, dice: ['red3', 'white2'] },
    { again: true, dice: ['red5'] },
  ]);
  expect(throwsOf(first, 'zizka')).toEqual([{ again: false, dice: ['white4'] }]);
  expect(throwsOf(second, 0)).toEqual([{ again: false, dice: ['red1'] }]);
});
