import { describe, expect, it } from 'vitest';
import { asked, play, tried } from '../../testkit/check.js';
import { purse, seated, stateOf, until } from './seated.js';

describe('bids', () => {
  it('[W2.1 allows] a bid from nothing to all coins', () => {
    const table = seated(2);
    expect(table.asks(0)[0]?.offers).toEqual([
      { form: 'number', verb: 'bid', min: 0, max: 8, anytime: false },
    ]);
    expect(tried(table, 'red: bid 8')).toBeUndefined();
    expect(tried(table, 'blue: bid 0')).toBeUndefined();
  });

  it.each(['bid 9', 'bid -1', 'bid 2.5', 'bid 02', 'bid', 'bid 1 1'])(
    '[W2.1 forbids] %s',
    (bid) => {
      const table = seated(2);
      const before = table.save();
      expect(tried(table, `red: ${bid}`)).toMatchObject({ code: 'unknown' });
      expect(table.save()).toBe(before);
    },
  );

  it('[W2.1 forbids] to see a bid before all are in', () => {
    const [low, high] = [1, 7].map((bid) => {
      const table = seated(3);
      play(table, `red: bid ${bid}`);
      return table;
    });
    for (const viewer of [1, 2, 'public'] as const) {
      expect(low?.view(viewer)).toEqual(high?.view(viewer));
      expect(low?.asks(viewer)).toEqual(high?.asks(viewer));
      expect(low?.events(viewer)).toEqual(high?.events(viewer));
    }
    expect(low?.hash).not.toBe(high?.hash);
  });

  it('[W2.1 allows] to take a bid back until the last is in, and not after', () => {
    const table = seated(3);
    const before = table.hash;
    play(table, 'red: bid 5', 'blue: bid 2');
    expect(table.undo(0)).toEqual({ ok: true });
    expect(asked(table)).toEqual(['red: round.bids', 'green: round.bids']);
    expect(table.undo(1)).toEqual({ ok: true });
    expect(table.hash).toBe(before);
    play(table, 'red: bid 1', 'blue: bid 2', 'green: bid 0');
    expect(stateOf(table).bids).toEqual([1, 2, 0]);
    for (const seat of [0, 1, 2] as const) expect(table.undo(seat).ok).toBe(false);
  });

  it('[W2.1 allows] a question to stay answerable while others answer theirs', () => {
    const table = seated(2);
    const [red, blue] = table.asks();
    expect(table.choose(1, blue?.id, 'bid 3')).toEqual({ ok: true });
    expect(table.choose(0, red?.id, 'bid 2')).toEqual({ ok: true });
  });

  it('[W2.1 forbids] a bid of one who plays alone', () => {
    expect(asked(seated(1))).toEqual(['red: turn.place']);
  });

  it('[W2.2 computes] the winner pays and begins, the others keep their coins', () => {
    const table = seated(3);
    play(table, 'red: bid 2', 'blue: bid 3', 'green: bid 1');
    expect(stateOf(table).players.map((player) => player.coins)).toEqual([8, 5, 8]);
    expect(stateOf(table).bank.coins).toBe(400 - 3 * 8 + 3);
    expect(asked(table)).toEqual(['blue: turn.place']);
  });

  it('[W2.3 computes] equal bids: the first in the order of play wins', () => {
    const table = seated(3, { given: (s) => (s.first = 1) });
    play(table, 'red: bid 3', 'blue: bid 2', 'green: bid 3');
    expect(asked(table)).toEqual(['green: turn.place']);
    const all = seated(3, { given: (s) => (s.first = 1) });
    play(all, 'red: bid 3', 'blue: bid 3', 'green: bid 3');
    expect(asked(all)).toEqual(['blue: turn.place']);
  });
});

describe('set-up', () => {
  it('[W1.1 computes] what each seat begins with, out of the bank', () => {
    const { players, bank } = stateOf(seated(4));
    for (const player of players)
      expect(player).toMatchObject({ coins: 8, faith: 1, strength: 3, relic: true });
    expect(bank).toEqual({ coins: 368, faith: 396, strength: 388 });
  });

  it('[W1.2 computes] all foes lie face down and unknown', () => {
    const table = seated(2);
    for (const viewer of [0, 1, 'public'] as const)
      expect(table.view(viewer)).toMatchObject({ deck: { count: 4, known: [] }, fallen: [] });
    expect(seated(2, { seed: 'other' }).hash).not.toBe(table.hash);
  });

  it.each(['2', '3', '4'])('[W1.3 computes] %s rounds', (rounds) => {
    const table = until('over', seated(2, { options: { rounds } }));
    expect(stateOf(table).round).toBe(Number(rounds));
  });

  it('[W1.3 forbids] one round or five', () => {
    for (const rounds of ['1', '5'])
      expect(() => seated(2, { options: { rounds } })).toThrow(/rounds/);
  });

  it('[W1.4 computes] the rival plays if asked for, and always against one seat', () => {
    const plays = (seats: number, automa: string) =>
      stateOf(seated(seats, { options: { automa } })).rival.plays;
    expect([plays(1, 'off'), plays(1, 'on'), plays(2, 'off'), plays(2, 'on')]).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  it('[W1.1 forbids] to pay what one has not: the bid ends at the purse', () => {
    const table = seated(2, { given: (s) => purse(s, 0, { coins: 0 }) });
    expect(tried(table, 'red: bid 1')).toMatchObject({ code: 'unknown' });
    expect(tried(table, 'red: bid 0')).toBeUndefined();
  });
});
