import { need, type Table } from '@destrier/engine';
import { play, refused } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.js';
import { fight, striking, WITH_KEEP } from '../testing/fights.js';
import { onTop } from '../testing/sites.js';
import { alone, playerOf, staged, stateOf } from '../testing/staged.js';
import { score } from './ending.js';
import { round } from './rounds.js';

/** Figures that players look up. */

const points = (table: Table) => stateOf(table).combat.points;

describe('fights', () => {
  it('[K9.8 computes] half of 3 fame in a foreign keep is 2', () => {
    const given = { at: '3-C', hand: 'march stamina rage', crystals: 'red' };
    const table = staged([given, {}], {
      tiles: WITH_KEEP,
      and: (g) => {
        Object.assign(need(g.s.sites['3-NE'], 'a keep'), { cleared: true, shields: [1] });
        onTop(g, 'grey', 'g-crossbowmen-1');
      },
    });
    play(table, 'red: play march basic all', 'red: play stamina side move', 'red: go 3-NE');
    play(table, 'red: done', 'red: done', 'red: face g-crossbowmen-1', 'red: suffer');
    play(table, 'red: attack g-crossbowmen-1', 'red: play rage strong all', 'red: strike');
    expect(playerOf(table).fame).toBe(2);
    expect(stateOf(table).sites['3-NE']?.shields).toEqual([0]);
  });

  it('[K11.14 computes] Leadership: 1 more for arrows from afar, nothing for siege', () => {
    const shot = (unit: string): number | undefined => {
      const given = { hand: 'march', units: `${unit}-1`, skills: 'leadership' };
      const table = fight('prowlers-1', given);
      play(table, 'red: attack prowlers-1', 'red: skill leadership all');
      play(table, `red: use ${unit}-1 ${unit === 'catapults' ? 1 : 2} all`);
      return points(table)[0]?.n;
    };
    expect([shot('utem-crossbowmen'), shot('catapults')]).toEqual([2 + 1, 3]);
  });

  it('[K20.36 computes] the bearer of Banner of Glory attacks with 1 more, for a point of fame', () => {
    const table = alone(
      { at: '1-W', hand: 'banner-of-glory march', units: 'peasants-1' },
      { foes: { '1-NW': 'prowlers-1' } },
    );
    play(table, 'red: play banner-of-glory basic all', 'red: challenge', 'red: done', 'red: done');
    play(table, 'red: face prowlers-1', 'red: suffer', 'red: attack prowlers-1');
    play(table, 'red: use peasants-1 1 attack');
    expect(points(table)).toMatchObject([{ n: 3 }]);
    expect(playerOf(table).fame).toBe(1);
  });

  it('[K20.2 forbids] nothing blazes where no shield has kept it', () => {
    const table = striking('prowlers-1', { hand: 'march' });
    play(table, 'red: attack prowlers-1');
    expect(refused(table, 'red: blaze')).toBe('none');
  });

  it('[K20.17 forbids] points of Agility without mana reach nobody from afar', () => {
    const table = fight('prowlers-1', { hand: 'swiftness march', crystals: 'white' });
    stateOf(table).turn.mods.push('agility.basic.1');
    stateOf(table).turn.move = 2;
    play(table, 'red: attack prowlers-1');
    expect(refused(table, 'red: convert agility.basic.1')).toBe('none');
  });

  it('[K12.2 forbids] nobody is challenged where nobody is near', () => {
    expect(refused(alone({ hand: 'march' }), 'red: challenge')).toBe('K12.2');
  });
});

describe('rounds and turns', () => {
  it('[K2.6 forbids] elite units in a conquest before a core tile is seen', () => {
    const table = staged([{ hand: 'march' }, { hand: 'march' }], {
      options: { scenario: 'full-conquest' },
      begin: (g) => g.call(round, {}),
    });
    const tiers = table.match
      .all(stateOf(table).units)
      .map((unit) => content.units[unit.replace(/-\d+$/, '')]?.tier);
    expect(tiers).toEqual(['regular', 'regular', 'regular', 'regular']);
  });

  it('[K14.3 forbids] whoever ends on a safe space stays there', () => {
    const table = alone({ at: '2-E', hand: 'march stamina rage' });
    play(table, 'red: decline', 'red: play march basic all', 'red: play stamina basic all');
    play(table, 'red: go 2-SE', 'red: go 2-E', 'red: end');
    expect(playerOf(table).at).toBe('2-E');
    expect(table.match.all(playerOf(table).hand)).not.toContain('wound');
  });

  it('[K18.11 computes] alone, both cities are 15 more', () => {
    const table = alone(
      { hand: '', deck: '' },
      {
        options: { scenario: 'solo-conquest' },
        tiles: '1:0,1 2:1,0 C8:1,1 C5:2,0',
        and: (g) => {
          for (const city of ['C8-C', 'C5-C']) {
            g.s.cities.push(city);
            Object.assign(need(g.s.sites[city], city), { cleared: true, shields: [0] });
          }
          score(g);
        },
      },
    );
    expect(playerOf(table).bonus).toBe(2 * 10 + 15);
  });
});
