import { describe, expect, it } from 'vitest';
import { asked, offered, play, tried } from '../../testkit/check.js';
import { purse, seated, stateOf, until } from './seated.js';

const working = (seats = 2, given: Parameters<typeof seated>[1] = {}) =>
  until('place', seated(seats, given));

describe('work', () => {
  it('[W3.1 computes] three laps from the first seat on, then the travel', () => {
    const table = seated(2);
    play(table, 'red: bid 0', 'blue: bid 1');
    for (const lap of [1, 2, 3]) {
      expect(asked(table)).toEqual(['blue: turn.place']);
      play(table, 'blue: rest', 'blue: end', 'red: rest', 'red: end');
      expect(stateOf(table).players.map((player) => player.workers)).toEqual([3 - lap, 3 - lap]);
    }
    expect(asked(table)).toEqual(['red: journey.road', 'blue: journey.road']);
  });

  it('[W3.1 forbids] a second worker in one turn', () => {
    const table = working();
    play(table, 'red: place mine');
    expect(tried(table, 'red: place mine')).toMatchObject({
      code: 'notNow',
      params: { moments: ['place'] },
    });
  });

  it('[W3.2 allows] [W3.2 forbids] the last free circle, and no worker more', () => {
    const table = working();
    play(table, 'red: place mine', 'red: end', 'blue: place mine', 'blue: end');
    expect(tried(table, 'red: place mine')).toEqual({
      code: 'blocked',
      rule: 'W3.2',
      why: 'circlesTaken',
      params: { space: 'mine', circles: 2 },
    });
    expect(offered(table, 'red')).toContain('place yard');
  });

  it('[W3.2 computes] circles are free again in the next round', () => {
    const table = working();
    play(table, 'red: place chapel', 'red: end');
    expect(offered(table, 'blue')).not.toContain('place chapel');
    until('place', until('road', table));
    expect(stateOf(table).round).toBe(1);
    expect(offered(table, 'red')).toContain('place chapel');
  });

  it('[W3.3 computes] what the mine, the chapel and the yard give', () => {
    const table = working(3);
    play(
      table,
      'red: place mine',
      'red: end',
      'blue: place chapel',
      'blue: end',
      'green: place yard',
    );
    const { players } = stateOf(table);
    expect(players[0]).toMatchObject({ coins: 11, faith: 1, strength: 3 });
    expect(players[1]).toMatchObject({ coins: 8, faith: 2, strength: 3 });
    expect(players[2]).toMatchObject({ coins: 8, faith: 1, strength: 5 });
  });

  it('[W3.4 computes] rest costs the worker and takes no circle', () => {
    const table = working();
    play(table, 'red: rest');
    expect(stateOf(table).players[0].workers).toBe(2);
    expect(stateOf(table).circles.flat()).toEqual([]);
  });
});

describe('the watch', () => {
  const foes = { random: { deck: ['wolf', 'giant', 'boar', 'bear'] } };

  it('[W3.5 allows] any order of the top three, known afterwards to the one who looked', () => {
    const table = working(2, foes);
    play(table, 'red: place watch');
    expect(offered(table, 'red')).toHaveLength(6);
    expect(table.view(1)).toMatchObject({ players: [{ scouted: { count: 3, known: [] } }, {}] });
    play(table, 'red: stack boar wolf giant');
    expect(table.view(0)).toMatchObject({
      deck: {
        count: 4,
        known: [
          [0, 'boar'],
          [1, 'wolf'],
          [2, 'giant'],
        ],
      },
    });
    for (const viewer of [1, 'public'] as const)
      expect(table.view(viewer)).toMatchObject({ deck: { count: 4, known: [] } });
  });

  it('[W3.5 computes] the first of the order is drawn first, and seen by all', () => {
    const table = working(2, foes);
    play(table, 'red: place watch', 'red: stack giant boar wolf', 'red: end');
    play(table, 'blue: place lists', 'blue: fight foe');
    expect(table.view(1)).toMatchObject({ lists: ['giant'], deck: { count: 3, known: [] } });
    expect(table.view(0)).toMatchObject({
      deck: {
        known: [
          [0, 'boar'],
          [1, 'wolf'],
        ],
      },
    });
  });

  it.each(['stack wolf giant', 'stack wolf giant bear', 'stack wolf wolf giant', 'stack'])(
    '[W3.5 forbids] %s',
    (option) => {
      const table = working(2, foes);
      play(table, 'red: place watch');
      expect(tried(table, `red: ${option}`)).toMatchObject({ code: 'unknown' });
    },
  );

  it('[W3.5 forbids] others to hear which foes were seen', () => {
    const table = working(2, foes);
    play(table, 'red: place watch');
    const seen = (viewer: 0 | 1) =>
      table.events(viewer).find((event) => event.name === 'scouted')?.params;
    expect(seen(0)).toEqual({ seat: 0, foes: ['wolf', 'giant', 'boar'] });
    expect(seen(1)).toEqual({ seat: 0 });
  });

  it('[W3.5 forbids] to take the look back, though the order can be taken back', () => {
    const table = working(2, foes);
    play(table, 'red: place watch');
    expect(table.undoBlocked(0)).toMatchObject({ why: 'kernel.undo.learned' });
    play(table, 'red: stack boar wolf giant');
    expect(table.undo(0)).toEqual({ ok: true });
    expect(asked(table)).toEqual(['red: scout.stack']);
  });

  it('[W3.5 allows] to take back a look at foes already known', () => {
    const table = working(2, foes);
    play(table, 'red: place watch', 'red: stack boar wolf giant');
    until('place', until('road', table));
    play(table, 'red: place watch');
    expect(table.undoBlocked(0)).toBeUndefined();
  });

  it('[W3.6 forbids] to look at an empty deck, though one foe is enough', () => {
    const leave = (count: number) =>
      working(2, { given: (s) => s.fallen.push(...s.deck.splice(0, s.deck.length - count)) });
    expect(tried(leave(0), 'red: place watch')).toMatchObject({ code: 'blocked', rule: 'W3.6' });
    const one = leave(1);
    play(one, 'red: place watch');
    expect(offered(one, 'red')).toHaveLength(1);
  });
});

describe('at any time', () => {
  it('[W4.1 computes] two coins for one faith, as often as one can pay', () => {
    const table = working(2, { given: (s) => purse(s, 0, { coins: 5 }) });
    play(table, 'red: change', 'red: change');
    expect(stateOf(table).players[0]).toMatchObject({ coins: 1, faith: 3 });
    expect(asked(table)).toEqual(['red: turn.place']);
  });

  it('[W4.1 forbids] changing one coin', () => {
    const table = working(2, { given: (s) => purse(s, 0, { coins: 1 }) });
    expect(tried(table, 'red: change')).toMatchObject({ code: 'blocked', rule: 'W4.1' });
  });

  it('[W4.1 allows] it at every moment of the turn and the journey, and not out of turn', () => {
    const table = working();
    expect(offered(table, 'red')).toContain('change');
    expect(tried(table, 'blue: change')).toMatchObject({ code: 'notAsked' });
    play(table, 'red: place field');
    expect(offered(table, 'red')).toContain('change');
    play(table, 'red: done');
    expect(offered(table, 'red')).toEqual(['end', 'change', 'use relic']);
    until('road', table);
    expect(offered(table, 'blue')).toContain('change');
  });

  it.each([
    ['coins', 11, 1, 3],
    ['faith', 8, 3, 3],
    ['strength', 8, 1, 5],
  ])('[W4.2 computes] the relic: %s', (what, coins, faith, strength) => {
    const table = working();
    play(table, 'red: use relic', `red: take ${what}`);
    expect(stateOf(table).players[0]).toMatchObject({ coins, faith, strength, relic: false });
    expect(asked(table)).toEqual(['red: turn.place']);
  });

  it('[W4.2 forbids] a second use', () => {
    const table = working();
    play(table, 'red: use relic', 'red: take faith');
    expect(tried(table, 'red: use relic')).toMatchObject({ code: 'blocked', rule: 'W4.2' });
  });

  it('[W4.3 forbids] the relic while building, and not right after', () => {
    const table = working();
    play(table, 'red: place field');
    expect(tried(table, 'red: use relic')).toMatchObject({ code: 'blocked', rule: 'W4.3' });
    play(table, 'red: done');
    expect(tried(table, 'red: use relic')).toBeUndefined();
  });

  it('[W4.4 forbids] changing while a relic is carried out or a foe looked at', () => {
    const table = working();
    play(table, 'red: use relic');
    expect(offered(table, 'red')).toEqual(['take coins', 'take faith', 'take strength']);
    expect(tried(table, 'red: change')).toMatchObject({ code: 'notNow' });
    play(table, 'red: take coins', 'red: place watch');
    expect(offered(table, 'red').filter((id) => !id.startsWith('stack '))).toEqual([]);
  });

  it('[W4.2 allows] the use to be taken back with the whole turn', () => {
    const table = working();
    const before = table.hash;
    play(table, 'red: change', 'red: use relic', 'red: take faith', 'red: place mine', 'red: end');
    for (let i = 0; i < 5; i++) expect(table.undo(0)).toEqual({ ok: true });
    expect(table.hash).toBe(before);
  });
});
