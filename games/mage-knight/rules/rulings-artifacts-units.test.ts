import { play, refused, told } from '@destrier/engine/testkit/check';
import type { Table } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { blocking, fight, striking, woundsOf, night } from '../testing/fights.js';
import { alone, playerOf, stateOf } from '../testing/staged.js';

/** What players ask about single artifacts and units. */

const points = (table: Table) => stateOf(table).combat.points;
const names = (table: Table, cards: 'hand' | 'discard' | 'deck'): string[] =>
  table.match.all(playerOf(table)[cards]).toSorted();

describe('artifacts', () => {
  it('[K20.26 computes] Sword of Justice doubles physical attacks, halved after that', () => {
    const table = striking('ironclads-1', { hand: 'sword-of-justice rage march', crystals: 'red' });
    play(table, 'red: attack ironclads-1', 'red: play sword-of-justice strong all');
    play(table, 'red: play rage strong all', 'red: strike');
    expect(told(table, 'attacked')).toMatchObject({ points: 8, armour: 3 });
    expect(playerOf(table).fame).toBe(4 + 1);
  });

  it('[K20.27 computes] the Grail: fame for each point, units count', () => {
    const table = alone({ hand: 'golden-grail wound', units: '!peasants-1' });
    play(table, 'red: play golden-grail basic all', 'red: heal', 'red: mend peasants-1');
    expect(playerOf(table).fame).toBe(2);
  });

  it('[K20.28 computes] Banner of Fear stops a summons before anybody comes', () => {
    const table = alone(
      { at: '1-W', hand: 'banner-of-fear march', units: 'peasants-1' },
      { foes: { '1-NW': 'orc-summoners-1' } },
    );
    play(table, 'red: play banner-of-fear basic all', 'red: challenge');
    play(table, 'red: fear peasants-1 orc-summoners-1', 'red: done');
    expect(stateOf(table).combat.tokens).toHaveLength(1);
    expect(stateOf(table).combat.phase).toBe('attack');
  });

  it('[K20.28 forbids] nobody else is stopped so early, and never by a wounded unit', () => {
    const banner = (units: string, foe: string): Table => {
      const table = alone(
        { at: '1-W', hand: 'banner-of-fear march', units },
        { foes: { '1-NW': foe } },
      );
      play(table, 'red: play banner-of-fear basic all', 'red: challenge');
      return table;
    };
    expect(refused(banner('peasants-1', 'prowlers-1'), 'red: fear peasants-1 prowlers-1')).toBe(
      'none',
    );
    const hurt = banner('!peasants-1', 'orc-summoners-1');
    expect(refused(hurt, 'red: fear peasants-1 orc-summoners-1')).toBe('none');
  });

  it('[K20.29 forbids] [K20.29 allows] a ring gives no black mana by day, but at night', () => {
    const given = { hand: 'ruby-ring fireball march', at: '1-W' };
    const day = alone(given, { foes: { '1-NW': 'prowlers-1' } });
    play(day, 'red: play ruby-ring strong all', 'red: challenge', 'red: attack prowlers-1');
    expect(refused(day, 'red: play fireball strong all')).toBe('K6.1');
    const dark = alone(given, { ...night, foes: { '1-NW': 'prowlers-1' } });
    play(dark, 'red: play ruby-ring strong all', 'red: challenge', 'red: attack prowlers-1');
    play(dark, 'red: play fireball strong all');
    expect(points(dark)).toMatchObject([{ n: 8, kind: 'siege', element: 'fire' }]);
    expect(playerOf(dark).fame).toBe(1);
  });

  it('[K20.30 computes] Amulet of Darkness: black mana by day, but no night', () => {
    const table = alone({ hand: 'amulet-of-darkness march', skills: 'dark-paths' });
    play(table, 'red: play amulet-of-darkness basic all', 'red: gain black');
    play(table, 'red: skill dark-paths all');
    expect(stateOf(table).turn.move).toBe(1);
    expect(playerOf(table).tokens.black).toBe(1);
  });
});

describe('units', () => {
  it('[K20.31 computes] Utem Swordsmen wound themselves, which is no damage of an enemy', () => {
    const table = blocking('cursed-hags-1', { hand: 'march', units: 'utem-swordsmen-1' });
    play(table, 'red: parry cursed-hags-1', 'red: use utem-swordsmen-1 2 block', 'red: ward');
    expect(playerOf(table).unit['utem-swordsmen-1']).toMatchObject({ wounds: 1, ready: false });
  });

  it('[K20.32 computes] Altem Mages: all later attacks are cold fire, earlier ones are not', () => {
    const table = striking(
      'prowlers-1',
      { hand: 'rage march stamina promise', units: 'altem-mages-1', tokens: 'black' },
      night,
    );
    play(table, 'red: attack prowlers-1', 'red: play rage side attack');
    play(table, 'red: use altem-mages-1 3 cold-fire', 'red: play promise side attack');
    expect(points(table).map(({ element }) => element)).toEqual(['physical', 'cold-fire']);
  });

  it('[K20.33 allows] Amotep Freezers stop an enemy in the ranged phase already', () => {
    const table = fight('prowlers-1', {
      hand: 'march',
      units: 'amotep-freezers-1',
      crystals: 'blue',
    });
    play(table, 'red: use amotep-freezers-1 2 all');
    expect(stateOf(table).combat.foes['prowlers-1']).toMatchObject({ idle: true, armour: -3 });
  });

  it('[K20.34 forbids] Illusionists stop nobody who is fortified', () => {
    const given = { hand: 'march', units: 'illusionists-1', crystals: 'white' };
    expect(refused(fight('diggers-1', given), 'red: use illusionists-1 2 all')).toBe('K12.16');
    const table = fight('prowlers-1', given);
    play(table, 'red: use illusionists-1 2 all');
    expect(stateOf(table).combat.foes['prowlers-1']?.idle).toBe(true);
  });

  it('[K11.17 forbids] Herbalists make others ready, not themselves', () => {
    const table = alone({ hand: 'march', units: 'herbalists-1 peasants-1' });
    play(table, 'red: use peasants-1 3 all', 'red: use herbalists-1 2 all');
    expect(playerOf(table).unit).toMatchObject({
      'herbalists-1': { ready: false },
      'peasants-1': { ready: true },
    });
  });

  it('[K12.24 forbids] it is too late to stop an enemy who strikes already', () => {
    const given = { hand: 'whirlwind march', crystals: 'white' };
    const table = blocking('prowlers-1', given);
    play(table, 'red: done');
    expect(refused(table, 'red: play whirlwind basic all')).toBe('K12.16');
  });

  it('[K13.7 computes] wounds that an own effect brings count for a knock-out', () => {
    const table = fight('fire-dragon-1', { hand: 'march', crystals: 'red' });
    play(table, 'red: done', 'red: done', 'red: face fire-dragon-1', 'red: suffer');
    expect(woundsOf(table)).toBe(5);
    expect(names(table, 'discard')).toEqual(['march']);
  });
});
