import { describe, expect, it } from 'vitest';
import type { Table } from '@destrier/engine';
import { play } from '../../testing/seated.js';
import { BLUE, duelAt, fired, fought, told } from '../../testing/fought.js';

/** The rules that a duel says were at work: all of them and no others. */

/** Of every duel. */
const ALWAYS = [
  'G11.1',
  'G11.2',
  'G11.3',
  'G11.4',
  'G11.13',
  'G11.23',
  'G11.26',
  'G11.27',
  'G12.10',
];
const ORDER = ['G13.1', 'G13.2', 'G13.3', 'G13.4', 'G13.5'];
const LOST = ['G12.12'];

function rulesOf(table: Table): string[] {
  expect(duelAt(table).winner).not.toBe(-1);
  return [...fired(table)].toSorted();
}

const sorted = (...rules: readonly string[]): string[] =>
  rules.flatMap((several) => several.split(' ')).toSorted();

describe('the rules at work', () => {
  it('[G11.23 computes] a plain duel lost: those of every duel', () => {
    const table = fought({ dice: 'black0 white0 | black0 white0' });
    expect(rulesOf(table)).toEqual(sorted(...ALWAYS, 'G12.1', ...LOST));
  });

  it('[G11.1 computes] a plain duel won', () => {
    const table = fought({ knight: { attack: 1 }, dice: 'black4 white0 | black4 white0' });
    expect(rulesOf(table)).toEqual(sorted(...ALWAYS, 'G12.1'));
  });

  it('[G11.21 computes] [G11.12 computes] strength in the first engagement, nothing in the second', () => {
    const table = fought({
      red: { strength: 2 },
      dice: 'red1 black0 white0 | red1 black0 white0',
    });
    play(table, 'red: add 1', 'red: pass');
    expect(rulesOf(table)).toEqual(
      sorted(...ALWAYS, 'G11.10', 'G11.11', 'G11.12', 'G11.21', 'G12.1', ...LOST),
    );
  });

  it('[G11.5 computes] symbols asleep', () => {
    const table = fought({ dice: 'blacks white0 | black0 whites' });
    expect(rulesOf(table)).toEqual(sorted(...ALWAYS, 'G11.5', 'G12.1', ...LOST));
  });

  it('[G11.8 computes] red symbols active', () => {
    const table = fought({
      red: { strength: 4 },
      dice: 'reds red1 red1 black0 white0 | red1 red1 red1 black0 white0',
    });
    play(table, 'red: add 4');
    expect(rulesOf(table)).toEqual(
      sorted(...ALWAYS, 'G11.6', 'G11.8', 'G11.10', 'G11.11', 'G11.12', 'G12.1', ...LOST),
    );
  });

  it('[G12.3 computes] [G12.4 computes] a Polish noble', () => {
    const table = fought({
      knight: { type: 'pole' },
      dice: 'black0 white0 | black0 white0',
      foeDice: 'white1 white2',
    });
    expect(rulesOf(table)).toEqual(sorted(...ALWAYS, 'G12.1', 'G12.3', 'G12.4', ...LOST));
  });

  it('[G12.5 computes] a veteran who takes one of two white dice', () => {
    const table = fought({
      knight: { type: 'veteran', fewer: { white: 1 } },
      red: { mount: 4, armour: 2 },
      dice: 'blacks black0 black0 white0 | black0 black0 black0 white0',
    });
    expect(rulesOf(table)).toEqual(sorted(...ALWAYS, 'G11.6', 'G11.7', 'G12.1', 'G12.5', ...LOST));
  });

  it('[G12.6 computes] [G12.8 computes] a veteran who takes the only red die', () => {
    const table = fought({
      knight: { type: 'veteran', fewer: { red: 1 } },
      red: { strength: 1 },
      dice: 'black0 white0 | black0 white0',
    });
    play(table, 'red: add 1');
    expect(rulesOf(table)).toEqual(
      sorted(...ALWAYS, 'G11.10', 'G11.11', 'G11.12', 'G12.1', 'G12.5', 'G12.6', 'G12.8', ...LOST),
    );
  });

  it('[G11.14 computes] [G11.15 computes] [G11.16 computes] a reroll by faith', () => {
    const table = fought({
      red: { faith: 1 },
      dice: 'black0 white0 | black0 | black0 white0',
    });
    play(table, 'red: reroll black0');
    expect(rulesOf(table)).toEqual(
      sorted(...ALWAYS, 'G11.14', 'G11.15', 'G11.16', 'G12.1', ...LOST),
    );
  });

  it('[G15.4 computes] [G15.5 computes] a reroll by the Ring', () => {
    const table = fought({
      red: { relics: ['ring'] },
      dice: 'black0 white0 | black0 | black0 white0',
    });
    play(table, 'red: relic ring', 'red: reroll black0');
    expect(rulesOf(table)).toEqual(
      sorted(
        ...ALWAYS,
        'G11.15 G11.16 G11.20 G11.22 G12.1 G12.13 G12.14 G12.15',
        'G15.4 G15.5 ring',
        ...LOST,
      ),
    );
  });

  it('[G14.4 computes] a tent, and the support comes back to the loser', () => {
    const table = fought({ red: { supports: ['cook'] }, dice: 'black0 white0 | black0 white0' });
    play(table, 'red: tent cook');
    expect(rulesOf(table)).toEqual(
      sorted(...ALWAYS, 'G11.9 G11.22 G12.1 G12.13 G12.14 G12.15 G14.4 G14.20 cook', ...LOST),
    );
  });

  it('[G14.5 computes] a refreshing tent of the winner', () => {
    const table = fought({
      knight: { attack: 1 },
      red: { supports: ['hermit'], usedRelics: ['rosary'] },
      dice: 'black4 white0 | black4 white0',
    });
    play(table, 'red: tent hermit rosary', 'red: pass', 'red: pass');
    expect(rulesOf(table)).toEqual(
      sorted(...ALWAYS, 'G11.9 G11.20 G11.21 G11.22 G12.1 G12.11', 'G14.4 G14.5 G14.22 hermit'),
    );
    expect(told(table, 'recovered')).toEqual([{ seat: 0, what: 'rosary' }]);
    expect(told(table, 'used')).toEqual([{ who: 0, tile: 'hermit' }]);
  });

  it.each([
    ['squire', ['G11.19']],
    ['support:veteran', ['G14.23', 'support:veteran']],
  ])('[G11.19 computes] a Squire and after it a lance: %s', (second, more) => {
    const table = fought({
      knight: { attack: 1 },
      red: { supports: ['squire', 'squire', 'support:veteran'] },
      dice: 'black0 white0 | black4 white0',
    });
    play(table, 'red: lance squire', `red: lance ${second}`, 'red: pass', 'red: pass');
    expect(rulesOf(table)).toEqual(
      sorted(...ALWAYS, 'G11.17 G11.18 G11.21 G11.22 G12.1 G12.11 G14.9 squire', ...more),
    );
  });

  it('[G11.24 computes] [G11.25 computes] a tie with a knight', () => {
    const table = fought({
      knight: { attack: 1 },
      red: { prestige: ['royal'] },
      dice: 'black1 white0 | black4 white0',
    });
    expect(rulesOf(table)).toEqual(
      sorted(...ALWAYS, 'G11.22 G11.24 G11.25 G12.1 G12.11 G15.9 royal'),
    );
  });

  it.each([
    ['challenge', 'rescue'],
    ['title', 'brave'],
  ] as const)('[G12.2 computes] [G12.17 computes] a %s', (against, foe) => {
    const table = fought({
      against: { against, foe, rival: -1 },
      dice: 'black0 white0 | black0 white0',
    });
    expect(rulesOf(table)).toEqual(sorted(...ALWAYS, 'G12.2', 'G12.17', ...LOST));
  });

  it('[G17.38 computes] Otto', () => {
    const table = fought({
      seats: 1,
      against: { against: 'otto', foe: '', rival: -1 },
      dice: 'black0 white0 | black0 white0',
    });
    expect(rulesOf(table)).toEqual(sorted(...ALWAYS, 'G17.38', ...LOST));
  });

  it('[G13.1 computes] a duel of players without a tie', () => {
    const table = fought({
      against: BLUE,
      dice: 'black4 white0 | black4 white0',
      foeDice: 'black0 white0 | black0 white0',
    });
    expect(rulesOf(table)).toEqual(sorted(...ALWAYS, ...ORDER, ...LOST));
  });

  it('[G13.7 computes] [G13.8 computes] a tie of players', () => {
    const table = fought({
      against: BLUE,
      red: { prestige: ['royal'] },
      rival: { prestige: ['royal'] },
      dice: 'black0 white0 | black4 white0',
      foeDice: 'black0 white0 | black0 white0',
    });
    expect(rulesOf(table)).toEqual(
      sorted(...ALWAYS, ...ORDER, 'G11.22 G11.25 G12.11 G13.7 G13.8 G15.9 royal', ...LOST),
    );
  });
});
