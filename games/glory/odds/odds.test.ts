import { deviation, need, type Table } from '@destrier/engine';
import { play } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { BLUE, fought } from '../testing/fought.js';
import { fightOut } from './check.js';
import { Reckoning, type Odds } from './odds.js';
import { pointsIn } from './point.js';
import { SETUPS } from './setups.js';
import { readSpend } from './spend.js';

const DUELS = 5000;
const MOST_ERRORS = 4;

function reckoning({ match }: Table): Reckoning {
  return new Reckoning(match, need(pointsIn(match)[0], 'a duel'));
}

const oddsAt = (table: Table, spend = ''): Odds => reckoning(table).odds(readSpend(spend));

describe('the odds', () => {
  it.each(SETUPS)('are borne out by duels fought: $name', ({ name, table, spend = {} }) => {
    const { match } = table();
    const point = need(pointsIn(match)[0], 'a duel');
    const odds = new Reckoning(match, point).odds(spend);
    const { games, engagement, duel } = fightOut(match, point, spend, DUELS, name);
    expect(Math.abs(deviation(odds.engagement, engagement, games))).toBeLessThan(MOST_ERRORS);
    expect(Math.abs(deviation(odds.duel, duel, games))).toBeLessThan(MOST_ERRORS);
  });

  it('are set up in twenty ways', () => {
    expect(new Set(SETUPS.map(({ name }) => name)).size).toBe(20);
  });

  it('are never better than the best play against who does not choose', () => {
    for (const { table, spend = {} } of SETUPS) {
      const one = reckoning(table());
      const { duel } = one.odds(spend);
      expect(one.best() ?? 1).toBeGreaterThanOrEqual(duel - 1e-12);
      expect(one.best() === undefined).toBe(one.againstSeat);
    }
  });

  it('change with what lies on the table: one black die against a 4, and a medal against a 5', () => {
    const red = { mount: 1, armour: 1, faith: 1, relics: ['medal'] };
    const against = (attack: number, die: string): Odds =>
      oddsAt(
        fought({
          knight: { attack, type: 'veteran', fewer: { white: 1 } },
          red,
          dice: die,
        }),
        'reroll=pass',
      );
    expect(against(4, 'black4').engagement).toBe(1);
    expect(against(5, 'black4').engagement).toBe(1);
    expect(against(6, 'black4').engagement).toBe(0);
    expect(against(4, 'black2').engagement).toBe(0);
  });

  it('reroll the dice that are declared, and keep the others', () => {
    const table = fought({ knight: { attack: 6 }, red: { faith: 1 }, dice: 'black3 white1' });
    // White must show 3; black must show 4 and even that is too little; both together sum up to 6 in 4 cases.
    expect(oddsAt(table, 'reroll=white1').engagement).toBeCloseTo(1 / 6, 12);
    expect(oddsAt(table, 'reroll=black3').engagement).toBe(0);
    expect(oddsAt(table, 'reroll=black3,white1').engagement).toBeCloseTo(4 / 36, 12);
    expect(oddsAt(table, 'reroll=pass').engagement).toBe(0);
    // The policy takes the best of them.
    expect(oddsAt(table).engagement).toBeCloseTo(1 / 6, 12);
  });

  it('follow a declared lance and a declared relic, needed or not', () => {
    const table = fought({
      knight: { attack: 7 },
      red: { supports: ['squire'], relics: ['medal'] },
      dice: 'black0 white3',
    });
    expect(oddsAt(table, 'lance=squire').engagement).toBe(1);
    // The policy still has the second lance.
    expect(oddsAt(table, 'lance=pass').engagement).toBe(1);
    expect(oddsAt(table, 'lance=pass,pass').engagement).toBe(0);
    expect(oddsAt(table, 'lance=squire relic=medal').engagement).toBe(1);
    // What is wasted now is missing later.
    const wasted = oddsAt(table, 'lance=squire relic=medal').duel;
    expect(wasted).toBeLessThan(oddsAt(table, 'lance=squire').duel);
  });

  it('are those of the side that is asked', () => {
    const table = fought({
      against: BLUE,
      order: [0, 1],
      red: { mount: 4, armour: 4, strength: 1 },
      rival: { mount: 1, armour: 1, strength: 1 },
    });
    // Blue is behind by the initiative and asked first.
    const blue = oddsAt(table, 'strength=1');
    play(table, 'blue: add 1');
    const red = oddsAt(table);
    expect(blue.duel).toBeLessThan(0.1);
    expect(red.duel).toBeCloseTo(1 - blue.duel, 12);
    expect(red.engagement).toBeCloseTo(1 - blue.engagement, 12);
  });

  it('are settled where a tie waits for its cost, and where the loser takes back', () => {
    const tie = fought({
      knight: { attack: 4 },
      red: { faith: 1, prestige: ['royal', 'suzerain'] },
      dice: 'black3 white1',
    });
    play(tie, 'red: pass');
    expect(oddsAt(tie).engagement).toBe(1);
    const lost = fought({
      knight: { attack: 12 },
      red: { supports: ['squire', 'support:veteran'], mount: 1 },
      dice: 'black0 white0 black0 white0',
    });
    play(lost, 'red: lance squire', 'red: lance support:veteran');
    expect(oddsAt(lost)).toEqual({ engagement: 0, duel: 0 });
    expect(reckoning(lost).best()).toBe(0);
  });

  it('never fall with more declared strength', () => {
    const table = fought({ knight: { attack: 9 }, red: { mount: 2, armour: 2, strength: 4 } });
    const chances = [0, 1, 2, 3, 4].map((n) => oddsAt(table, `strength=${n}`).engagement);
    expect(chances).toEqual(chances.toSorted((a, b) => a - b));
    expect(new Set(chances).size).toBe(5);
  });
});

describe('a declaration', () => {
  const begun = (): Table =>
    fought({ red: { strength: 2, faith: 1, supports: ['witch'], relics: ['ring'], glory: 0 } });
  const rolled = (): Table => {
    const table = fought({ red: { faith: 1, supports: ['squire'] }, dice: 'black3 white1' });
    return table;
  };

  it.each([
    ['strength=3', '3 strength cannot be added here'],
    ['strength=x', '"x" is no amount of strength'],
    ['reroll=black1', 'reroll cannot be declared at the step "strength"'],
    ['lance=squire', 'there is no active lance squire to use'],
    ['lance=witch', 'there is too little glory for witch'],
    ['lance=ring', 'there is no active lance ring to use'],
    ['relic=witch', 'there is no active relic witch to use'],
    ['lance=witch,witch,witch', '3 lances cannot be used here'],
    ['tent=cook', 'tent cannot be declared at the step "strength"'],
    ['horse=1', 'nothing is spent by "horse"'],
    ['strength', '"strength" does not say what'],
    ['strength=1 strength=2', 'strength is there twice'],
  ])('of %s is refused before the roll', (spend, message) => {
    expect(() => oddsAt(begun(), spend)).toThrow(message);
  });

  it.each([
    ['reroll=black4', 'there is no die black4 to reroll'],
    ['reroll=black3,black3', 'there is no die black3 to reroll'],
    ['reroll=black3,white1,white1', '3 dice cannot be rerolled here'],
    ['strength=1', 'strength cannot be declared at the step "faith"'],
  ])('of %s is refused after it', (spend, message) => {
    expect(() => oddsAt(rolled(), spend)).toThrow(message);
  });

  it('of a lance needs a die that it can turn', () => {
    const table = fought({
      knight: { type: 'veteran', fewer: { black: 1 } },
      red: { strength: 1, supports: ['squire', 'weapon-master'] },
    });
    expect(() => oddsAt(table, 'lance=squire')).toThrow('squire finds no black die to turn');
    expect(() => oddsAt(table, 'strength=0 lance=weapon-master')).toThrow('no red die');
    expect(oddsAt(table, 'strength=1 lance=weapon-master').engagement).toBeGreaterThan(0);
  });

  it('of a ring may say which dice, where they lie on the table', () => {
    const table = fought({
      knight: { attack: 6 },
      red: { relics: ['ring'] },
      dice: 'black3 white1',
    });
    expect(oddsAt(table, 'relic=ring reroll=white1').engagement).toBeCloseTo(1 / 6, 12);
    expect(oddsAt(table, 'relic=ring reroll=black3').engagement).toBe(0);
    expect(() => oddsAt(table, 'reroll=black3')).toThrow('1 dice cannot be rerolled here');
  });

  it('of nothing at all is what may be prepared', () => {
    const one = reckoning(begun());
    one.prepare();
    expect(one.odds({})).toEqual(reckoning(begun()).odds({}));
  });
});
