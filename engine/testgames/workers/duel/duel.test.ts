import { describe, expect, it } from 'vitest';
import { asked, offered, play, tried } from '../../../testkit/check.js';
import { purse, seated, stateOf, until } from '../seated.js';
import { FOE } from '../types.js';
import { duel, type Challenge } from './duel.js';

type Given = Parameters<typeof seated>[1];

/** Red's duel, as the first thing that happens. Without other word nobody has faith or strength. */
function fought(
  against: Challenge['against'],
  random: NonNullable<Given>['random'],
  more: Given = {},
) {
  const rival = against === 'seat' ? 1 : FOE;
  return seated(2, {
    random: { deck: ['bear'], ...random },
    given(s) {
      for (const seat of [0, 1] as const) purse(s, seat, { faith: 0, strength: 0 });
      more.given?.(s);
    },
    begin: (match) => match.call(duel, { seat: 0, against, rival }),
  });
}

/** The first engagement, for red. */
const LOST = { 'dice@0': [1, 1], 'foe@0': [6, 6] };
const WON = { 'dice@0': [6, 6], 'dice@1': [1, 1], 'foe@0': [1, 1] };

describe('a duel begins', () => {
  const challenging = () => {
    const table = until('place', seated(3, { random: { deck: ['giant'], ...WON } }));
    play(table, 'red: place lists');
    return table;
  };

  it('[W6.1 allows] a foe or any other seat, not oneself', () => {
    expect(offered(challenging(), 'red')).toEqual([
      'fight foe',
      'challenge blue',
      'challenge green',
      'change',
      'use relic',
    ]);
  });

  it('[W6.1 computes] the foe lies open while it is fought, then among the fallen', () => {
    const table = challenging();
    play(table, 'red: fight foe');
    expect(table.view('public')).toMatchObject({
      lists: ['giant'],
      fallen: [],
      deck: { count: 3 },
    });
    play(table, 'red: add 0', 'red: keep');
    play(table, 'red: add 0', 'red: keep');
    expect(table.view('public')).toMatchObject({
      lists: [],
      fallen: ['giant'],
      deck: { count: 3 },
    });
    expect(stateOf(table).duels).toEqual([null, null, null]);
    expect(asked(table)).toEqual(['red: turn.end']);
  });

  it('[W1.2 computes] the fallen are shuffled when the deck is empty', () => {
    const table = fought(
      'foe',
      {},
      {
        given(s) {
          s.fallen.push(...s.deck.splice(0));
          purse(s, 0, { strength: 1 });
        },
      },
    );
    const { deck, lists, fallen } = stateOf(table);
    expect([deck.length, lists.length, fallen.length]).toEqual([3, 1, 0]);
    expect(table.view(0)).toMatchObject({ deck: { known: [] } });
  });

  it('[W6.2 allows] [W6.2 forbids] a first challenge in a round, and no second', () => {
    const table = challenging();
    play(table, 'red: challenge blue');
    play(table, 'red: add 0', 'blue: add 0', 'red: keep', 'blue: keep');
    play(table, 'blue: yield', 'red: end', 'blue: rest', 'blue: end', 'green: place lists');
    expect(tried(table, 'green: challenge blue')).toMatchObject({
      code: 'blocked',
      rule: 'W6.2',
    });
    expect(offered(table, 'green')).toContain('challenge red');
  });
});

describe('an engagement', () => {
  it('[W6.3 computes] the challenger first, and in the second engagement who lost the first', () => {
    const table = fought('seat', WON, {
      given: (s) => [0, 1].forEach((seat) => purse(s, seat as 0 | 1, { faith: 1, strength: 1 })),
    });
    const order: string[] = [];
    for (const option of [
      'add 0',
      'add 0',
      'keep',
      'keep',
      'fight',
      'add 0',
      'add 0',
      'keep',
      'keep',
    ]) {
      const [prompt = ''] = asked(table);
      order.push(prompt);
      play(table, `${prompt.split(':')[0]}: ${option}`);
    }
    expect(order).toEqual([
      'red: add.add',
      'blue: add.add',
      'red: reroll.reroll',
      'blue: reroll.reroll',
      'blue: engagement.stand',
      'blue: add.add',
      'red: add.add',
      'blue: reroll.reroll',
      'red: reroll.reroll',
    ]);
  });

  it.each([
    [5, 3],
    [3, 3],
    [2, 2],
  ])(
    '[W6.4 allows] [W6.4 forbids] with %i strength to add %i, and not one more',
    (strength, most) => {
      const table = fought('foe', {}, { given: (s) => purse(s, 0, { strength }) });
      expect(offered(table, 'red')).toHaveLength(most + 1);
      expect(tried(table, `red: add ${most + 1}`)).toMatchObject({ code: 'unknown' });
      expect(tried(table, `red: add ${most}`)).toBeUndefined();
      expect(stateOf(table).players[0].strength).toBe(strength - most);
    },
  );

  it('[W6.4 computes] the question answers itself without strength', () => {
    const table = fought('foe', LOST);
    expect(asked(table)).toEqual(['red: engagement.stand']);
    expect(stateOf(table).duels[0]?.sides).toEqual([
      { seat: 0, added: 0, dice: [1, 1], wins: 0 },
      { seat: -1, added: 2, dice: [6, 6], wins: 1 },
    ]);
  });

  it('[W6.5 allows] any of the dice to be rerolled, equal dice being one option', () => {
    const faithful = { given: (s: Parameters<typeof purse>[0]) => purse(s, 0, { faith: 1 }) };
    const uneven = fought('foe', { 'dice@0': [2, 5] }, faithful);
    expect(offered(uneven, 'red')).toEqual(['reroll 2', 'reroll 5', 'reroll 2 5', 'keep']);
    const even = fought('foe', { 'dice@0': [4, 4] }, faithful);
    expect(offered(even, 'red')).toEqual(['reroll 4', 'reroll 4 4', 'keep']);
  });

  it.each(['reroll', 'reroll 3', 'reroll 2 2', 'reroll 2 5 5'])(
    '[W6.5 forbids] %s of a 2 and a 5',
    (option) => {
      const table = fought(
        'foe',
        { 'dice@0': [2, 5] },
        { given: (s) => purse(s, 0, { faith: 1 }) },
      );
      expect(tried(table, `red: ${option}`)).toMatchObject({ code: 'unknown' });
    },
  );

  it('[W6.5 computes] a faith for each reroll, as long as there is one', () => {
    const table = fought(
      'foe',
      { 'dice@0': [2, 5, 3, 6, 6] },
      { given: (s) => purse(s, 0, { faith: 2 }) },
    );
    play(table, 'red: reroll 2');
    expect(stateOf(table).duels[0]?.sides[0]?.dice).toEqual([5, 3]);
    expect(stateOf(table).players[0].faith).toBe(1);
    play(table, 'red: reroll 3 5');
    expect(stateOf(table).players[0].faith).toBe(0);
    expect(
      table.events('all').find((event) => event.name === 'engagement')?.params['sums'],
    ).toContain(12);
  });

  it('[W6.6 forbids] a reroll without faith, and says why nobody was asked', () => {
    const table = until('place', seated(2, { given: (s) => purse(s, 0, { faith: 0 }) }));
    play(table, 'red: place lists', 'red: fight foe', 'red: add 0');
    const skipped = table.events(0).filter((event) => event.name === 'kernel.skipped');
    expect(skipped.map((event) => event.params)).toContainEqual({
      seat: 0,
      question: 'reroll.reroll',
      rule: 'W6.6',
      why: 'noFaith',
    });
    expect(table.asks().map((ask) => ask.prompt)).not.toContain('reroll.reroll');
  });

  it.each([
    ['a higher sum', [5, 4], 1, 0],
    ['an equal sum', [5, 3], 0, 0],
    ['a lower sum', [4, 3], 0, 1],
  ])('[W6.7 computes] %s against 8 of a foe of power 2', (_, mine, won, lost) => {
    const table = fought(
      'foe',
      { 'dice@0': mine, 'foe@0': [3, 3] },
      { given: (s) => purse(s, 0, { faith: 1 }) },
    );
    play(table, 'red: keep');
    expect(stateOf(table).duels[0]).toMatchObject({
      fought: 1,
      sides: [{ wins: won }, { wins: lost }],
    });
  });
});

describe('a duel ends', () => {
  it('[W6.8 allows] the loser of the first engagement to yield: nothing is won, all is cleared', () => {
    const table = fought('foe', LOST);
    const coins = stateOf(table).players[0].coins;
    expect(offered(table, 'red')).toEqual(['fight', 'yield']);
    play(table, 'red: yield');
    expect(stateOf(table)).toMatchObject({ duels: [null, null], lists: [] });
    expect(stateOf(table).fallen).toHaveLength(1);
    expect(stateOf(table).players[0].coins).toBe(coins);
    expect(table.result.map((row) => row.score)).toEqual([0, 0]);
    expect(asked(table)).toEqual(['red: round.bids', 'blue: round.bids']);
  });

  it('[W6.8 allows] offers again after a yield', () => {
    const table = until('place', seated(2, { random: { deck: ['bear'], ...LOST } }));
    play(table, 'red: place lists', 'red: fight foe', 'red: add 0', 'red: keep', 'red: yield');
    expect(offered(table, 'red')).toEqual(['end', 'change', 'use relic']);
  });

  it('[W6.8 forbids] the winner, and anybody before the first engagement, to yield', () => {
    const table = fought('seat', WON);
    expect(asked(table)).toEqual(['blue: engagement.stand']);
    expect(tried(table, 'red: yield')).toMatchObject({ code: 'notAsked' });
    const fresh = fought('foe', {}, { given: (s) => purse(s, 0, { strength: 1 }) });
    expect(tried(fresh, 'red: yield')).toMatchObject({
      code: 'notNow',
      params: { moments: ['stand'] },
    });
  });

  it('[W6.9 computes] a foe beaten: its power and one', () => {
    const table = fought('foe', { 'dice@0': [6, 6, 6, 6], 'foe@0': [1, 1, 1, 1] });
    expect(table.result[0]).toMatchObject({ score: 3, breakdown: { foes: 3 } });
  });

  it('[W6.9 computes] one engagement won and one equal is enough', () => {
    const table = fought('foe', { 'dice@0': [6, 6, 2, 2], 'foe@0': [1, 1, 1, 1] });
    expect(table.result[0]).toMatchObject({ breakdown: { foes: 3 } });
  });

  it('[W6.9 computes] one engagement each: nothing', () => {
    const table = fought('foe', { 'dice@0': [6, 6, 1, 1], 'foe@0': [1, 1, 1, 1] });
    expect(table.result[0]).toMatchObject({ score: 0 });
    expect(stateOf(table).players[0].coins).toBe(8);
  });

  it.each([
    [8, 7],
    [0, 0],
  ])('[W6.9 computes] beaten by a foe: of %i coins %i are left', (coins, left) => {
    const table = fought(
      'foe',
      { 'dice@0': [1, 1, 1, 1], 'foe@0': [6, 6, 6, 6] },
      { given: (s) => purse(s, 0, { coins }) },
    );
    play(table, 'red: fight');
    expect(stateOf(table).players[0].coins).toBe(left);
  });

  it.each([
    [5, 3, 10],
    [1, 0, 9],
  ])('[W6.9 computes] a loser with %i coins keeps %i', (coins, left, winner) => {
    const table = fought(
      'seat',
      { 'dice@0': [6, 6, 6, 6], 'dice@1': [1, 1, 1, 1] },
      { given: (s) => purse(s, 1, { coins }) },
    );
    play(table, 'blue: fight');
    expect(stateOf(table).players.map((player) => player.coins)).toEqual([winner, left]);
    expect(table.result[0]).toMatchObject({ score: 3, breakdown: { challenges: 3 } });
  });

  it('[W4.4 forbids] changing coins in a duel', () => {
    const table = until('place', seated(2));
    play(table, 'red: place lists');
    expect(offered(table, 'red')).toContain('change');
    play(table, 'red: fight foe');
    expect(offered(table, 'red')).toEqual(['add 0', 'add 1', 'add 2', 'add 3']);
    expect(tried(table, 'red: change')).toMatchObject({ code: 'notNow' });
  });
});

describe('what a die forbids', () => {
  it('[W6.1 forbids] to take back a foe that was laid open', () => {
    const table = until('place', seated(2));
    play(table, 'red: place lists', 'red: fight foe');
    expect(table.undo(0)).toMatchObject({ ok: false, refusal: { why: 'kernel.undo.learned' } });
  });

  it('[W6.3 allows] [W6.3 forbids] strength to be taken back before the dice, and not after', () => {
    const table = fought(
      'seat',
      {},
      { given: (s) => [0, 1].forEach((seat) => purse(s, seat as 0 | 1, { strength: 2 })) },
    );
    play(table, 'red: add 2');
    expect(table.undo(0)).toEqual({ ok: true });
    expect(stateOf(table).players[0].strength).toBe(2);
    play(table, 'red: add 1', 'blue: add 2');
    const before = table.save();
    expect(table.undo(1)).toMatchObject({ ok: false, refusal: { why: 'kernel.undo.learned' } });
    expect(table.undo(0)).toMatchObject({ ok: false, refusal: { why: 'kernel.undo.others' } });
    expect(table.save()).toBe(before);
  });
});
