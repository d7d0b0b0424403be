import { offered, play, refused, told } from '@destrier/engine/testkit/check';
import type { Table } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { fight, woundsOf } from '../../testing/fights.js';
import { playerOf, stateOf, type Seated } from '../../testing/staged.js';

describe('block', () => {
  it('[K12.14 computes] a swift enemy of attack 3 needs a block of 6', () => {
    const table = fight('wolf-riders-1', {
      hand: 'rage determination march',
      crystals: 'blue',
    });
    play(table, 'red: done', 'red: parry wolf-riders-1', 'red: play determination strong all');
    play(table, 'red: play march side block', 'red: ward');
    expect(told(table, 'parried')).toMatchObject({ points: 6, attack: 6, success: true });
  });

  it('[K12.14 forbids] 5 are not enough', () => {
    const table = fight('wolf-riders-1', { hand: 'determination', crystals: 'blue' });
    play(table, 'red: done', 'red: parry wolf-riders-1', 'red: play determination strong all');
    play(table, 'red: ward');
    expect(told(table, 'parried')).toMatchObject({ points: 5, attack: 6, success: false });
    play(table, 'red: done', 'red: face wolf-riders-1', 'red: suffer');
    expect(woundsOf(table)).toBe(2);
  });

  it('[K12.13 computes] what does not stop fire counts half, rounded down once', () => {
    const table = fight('fire-dragon-1', { hand: 'rage march stamina cold-toughness' });
    play(table, 'red: done', 'red: parry fire-dragon-1', 'red: play rage side block');
    play(table, 'red: play march side block', 'red: play stamina side block');
    play(table, 'red: play cold-toughness basic ice-block', 'red: ward');
    expect(told(table, 'parried')).toMatchObject({ points: 3 + 1 });
  });

  it('[K12.12 computes] in the aid ice stops ice, not fire', () => {
    const table = fight(
      'fire-dragon-1',
      { hand: 'cold-toughness' },
      { options: { reading: 'aid' } },
    );
    play(table, 'red: done', 'red: parry fire-dragon-1');
    play(table, 'red: play cold-toughness basic ice-block', 'red: ward');
    expect(told(table, 'parried')).toMatchObject({ points: 1 });
  });

  it('[K12.20 computes] Cold Toughness against a High Dragon is 10', () => {
    const table = fight('high-dragon-1', { hand: 'cold-toughness', crystals: 'blue' });
    play(table, 'red: done', 'red: parry high-dragon-1', 'red: play cold-toughness strong all');
    expect(stateOf(table).combat.points).toMatchObject([{ n: 10, element: 'ice' }]);
  });

  it('[K12.15 forbids] nothing can be parried with a hand of wounds', () => {
    const table = fight('prowlers-1', { hand: 'wound march' });
    play(table, 'red: done', 'red: parry prowlers-1', 'red: play march side block', 'red: ward');
    expect(refused(table, 'red: parry prowlers-1')).toBe('K12.15');
  });
});

describe('damage', () => {
  const suffer = (foe: string, given: Seated): Table => {
    const table = fight(foe, given);
    play(table, 'red: done', 'red: done', `red: face ${foe}`);
    return table;
  };

  it('[K13.1 computes] a wound for each armour or part of it', () => {
    const table = suffer('diggers-1', { hand: 'march' });
    play(table, 'red: suffer');
    expect(woundsOf(table)).toBe(2);
  });

  it('[K13.9 computes] a brutal attack of 4 brings four wounds', () => {
    const table = suffer('ironclads-1', { hand: 'march' });
    play(table, 'red: suffer');
    expect(woundsOf(table)).toBe(4);
  });

  it('[K13.5 computes] poison puts as many wounds into the discard pile', () => {
    const table = suffer('cursed-hags-1', { hand: 'march' });
    play(table, 'red: suffer');
    expect(woundsOf(table)).toBe(2);
    expect(playerOf(table).discard).toHaveLength(2);
  });

  it('[K13.7 computes] as many wounds as the hand holds knock a hero out', () => {
    const table = suffer('minotaur-1', { hand: 'march rage' });
    play(table, 'red: suffer');
    expect(stateOf(table).combat.knockedOut).toBe(true);
    expect(playerOf(table).hand).toHaveLength(5);
  });

  it('[K13.7 forbids] one less does not', () => {
    const table = suffer('ironclads-1', { hand: 'march rage' });
    play(table, 'red: suffer');
    expect(stateOf(table).combat.knockedOut).toBe(false);
  });

  it('[K13.4 computes] a resistant unit takes its armour twice', () => {
    const table = suffer('fire-dragon-1', { hand: 'march', units: 'fire-golems-1' });
    play(table, 'red: assign fire-golems-1');
    expect(stateOf(table).combat.damage).toBe(1);
    expect(playerOf(table).unit['fire-golems-1']?.wounds).toBe(1);
  });

  it('[K13.4 computes] is unhurt where its armour is enough', () => {
    const table = suffer('prowlers-1', { hand: 'march', units: 'fire-golems-1' });
    play(table, 'red: assign fire-golems-1');
    expect(playerOf(table).unit['fire-golems-1']?.wounds).toBe(0);
  });

  it('[K13.2 forbids] a wounded unit takes no damage', () => {
    const table = suffer('prowlers-1', { hand: 'march', units: '!peasants-1 foresters-1' });
    expect(offered(table, 'red')).toEqual(expect.arrayContaining(['assign foresters-1', 'suffer']));
    expect(refused(table, 'red: assign peasants-1')).toBe('none');
  });

  it('[K13.6 computes] a paralyzed unit is lost, a paralyzed hero drops all cards but wounds', () => {
    const table = suffer('medusa-1', { hand: 'march rage', units: 'peasants-1' });
    play(table, 'red: assign peasants-1');
    expect(playerOf(table).units).toHaveLength(0);
    play(table, 'red: suffer');
    expect(playerOf(table).discard).toHaveLength(2);
  });
});

describe('attack', () => {
  it('[K12.8 computes] what somebody resists counts half against all', () => {
    const table = fight('ironclads-1', { hand: 'rage march stamina', crystals: 'red' });
    play(table, 'red: done', 'red: done', 'red: face ironclads-1', 'red: suffer');
    play(
      table,
      'red: attack ironclads-1',
      'red: play rage strong all',
      'red: play march side attack',
    );
    play(table, 'red: strike');
    expect(told(table, 'attacked')).toMatchObject({ points: 2, armour: 3 });
    expect(playerOf(table).fame).toBe(0);
  });

  it('[K12.10 computes] a beaten enemy is worth fame at once, an orc reputation, too', () => {
    const table = fight('prowlers-1', { hand: 'rage march', crystals: 'red' });
    play(table, 'red: done', 'red: done', 'red: face prowlers-1', 'red: suffer');
    play(table, 'red: attack prowlers-1', 'red: play rage strong all', 'red: strike');
    expect(playerOf(table).fame).toBe(2);
    expect(playerOf(table).reputation).toBe(1);
    expect(stateOf(table).sites['1-NW']?.cleared).toBe(true);
  });

  it('[K12.7 forbids] bows do not reach those who are fortified', () => {
    const table = fight('diggers-1', { hand: 'swiftness march', crystals: 'white' });
    expect(refused(table, 'red: attack diggers-1')).toBe('K12.7');
  });

  it('[K12.7 allows] siege does', () => {
    const table = fight('diggers-1', { hand: 'crushing-bolt march', crystals: 'green' });
    play(table, 'red: attack diggers-1', 'red: play crushing-bolt strong all', 'red: strike');
    expect(playerOf(table).fame).toBe(2);
  });

  it('[K12.15 allows] an attack ends where Mana Search has rolled away what it needed', () => {
    const table = fight(
      'prowlers-1',
      { hand: 'swiftness march', tactic: 'mana-search' },
      { night: true, source: 'white green black', script: { dice: ['red'] } },
    );
    play(table, 'red: attack prowlers-1');
    expect(refused(table, 'red: strike')).toBe('none');
    play(table, 'red: search white', 'red: strike');
    expect(told(table, 'attacked')).toMatchObject({ points: 0 });
  });

  it('[K12.18 computes] a summoner sends another, who gives no fame and is gone', () => {
    const table = fight(
      'orc-summoners-1',
      { hand: 'march' },
      {
        and: (g) => {
          g.s.piles.brown.length = 1;
        },
      },
    );
    play(table, 'red: done');
    const { summoned } = told(table, 'summoned');
    play(table, 'red: done', `red: face ${String(summoned)}`, 'red: suffer');
    expect(stateOf(table).combat.tokens).toHaveLength(1);
  });
});
