import { need } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.js';
import { fought } from '../testing/fought.js';
import { chance, type FoeFigures, type DuelistFigures } from './chance.js';
import { Reckoning } from './odds.js';
import { pointsIn } from './point.js';

const own = (more: Partial<DuelistFigures> = {}): DuelistFigures => ({
  mount: 1,
  armour: 1,
  strength: 0,
  faith: 0,
  ...more,
});
/** Leaves one black die. */
const noWhite = { fewer: { white: 1 } };
/** Of a duel, from that of each engagement. */
const twoOfThree = (p: number): number => p * p * (3 - 2 * p);

describe('the chance to win a duel', () => {
  it('is that of two engagements in three, each by one die that must show a 4', () => {
    const foe: FoeFigures = { attack: 4, prestige: 0, ...noWhite };
    expect(chance(content, own(), foe, 0)).toBeCloseTo(twoOfThree(1 / 6), 12);
    expect(chance(content, own(), { ...foe, attack: 3 }, 0)).toBeCloseTo(twoOfThree(2 / 6), 12);
  });

  it('is none where equal attack does not win and more cannot be had', () => {
    expect(chance(content, own(), { attack: 4, prestige: 1, ...noWhite }, 0)).toBe(0);
    expect(chance(content, own(), { attack: 5, prestige: 0, ...noWhite }, 0)).toBe(0);
  });

  it('takes a token for each tie that is won', () => {
    const foe: FoeFigures = { attack: 4, prestige: 1, ...noWhite };
    // The first tie turns the only token, and the second is lost.
    expect(chance(content, own(), foe, 1)).toBe(0);
    expect(chance(content, own(), foe, 2)).toBeCloseTo(twoOfThree(1 / 6), 12);
  });

  it('counts the die of a Polish noble', () => {
    const foe: FoeFigures = { attack: 2, prestige: 0, die: true, ...noWhite };
    // 2 against 0, 3 against 1, 4 against 2: his die shows these twice, once and twice in six.
    const p = (2 * 3 + 1 * 2 + 2 * 1) / 36;
    expect(chance(content, own(), foe, 0)).toBeCloseTo(twoOfThree(p), 12);
  });

  it('counts active symbols at level IV', () => {
    const foe: FoeFigures = { attack: 3, prestige: 0, fewer: { black: 3, white: 2 } };
    expect(chance(content, own({ armour: 3 }), foe, 0)).toBeCloseTo(twoOfThree(1 / 6), 12);
    expect(chance(content, own({ armour: 4 }), foe, 0)).toBeCloseTo(twoOfThree(2 / 6), 12);
  });

  it('is the same with one attack more on either side', () => {
    const one = chance(content, own({ strength: 2, attack: 1 }), { attack: 8, prestige: 0 }, 0);
    expect(one).toBe(chance(content, own({ strength: 2 }), { attack: 7, prestige: 0 }, 0));
  });

  it('never falls with more strength or a better armour', () => {
    for (let attack = 5; attack <= 12; attack++)
      for (let faith = 0; faith <= 2; faith++) {
        const by = (more: Partial<DuelistFigures>) =>
          chance(content, own({ mount: 2, armour: 2, faith, ...more }), { attack, prestige: 1 }, 1);
        const strong = [0, 1, 2, 3, 4, 5].map((strength) => by({ strength }));
        const armoured = [1, 2, 3, 4].map((armour) => by({ armour, strength: 2 }));
        expect(strong).toEqual(strong.toSorted((a, b) => a - b));
        expect(armoured).toEqual(armoured.toSorted((a, b) => a - b));
      }
  });

  it('is what the odds say of a duel without tiles', () => {
    for (const attack of [6, 8, 10]) {
      const { match } = fought({
        knight: { attack, prestige: 1, type: 'pole' },
        red: { mount: 2, armour: 3, strength: 3, faith: 2, prestige: ['royal'] },
      });
      const found = new Reckoning(match, need(pointsIn(match)[0], 'a duel')).odds({});
      const foe: FoeFigures = { attack, prestige: 1, die: true };
      const red = own({ mount: 2, armour: 3, strength: 3, faith: 2 });
      expect(found.duel).toBeCloseTo(chance(content, red, foe, 1), 10);
    }
  });
});
