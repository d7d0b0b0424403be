import { offered, play, refused, told } from '@destrier/engine/testkit/check';
import { need, type Table } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { blocking, woundsOf } from '../../testing/fights.js';
import { alone, playerOf, stateOf, type Seated } from '../../testing/staged.js';

/** What damage does to units and heroes. */

/** Red at the damage phase, before the first attack. */
function struck(foes: string, given: Seated): Table {
  const table = blocking(foes, given);
  play(table, 'red: done');
  return table;
}

describe('units', () => {
  it('[K13.10 allows] a unit that is spent takes damage', () => {
    const table = struck('prowlers-1', { hand: 'march', units: 'peasants-1' });
    need(playerOf(table).unit['peasants-1'], 'a unit').ready = false;
    play(table, 'red: face prowlers-1', 'red: assign peasants-1');
    expect(playerOf(table).unit['peasants-1']).toMatchObject({ ready: false, wounds: 1 });
    expect(stateOf(table).combat.damage).toBe(1);
  });

  it('[K13.11 forbids] one that resisted all of an attack takes no other', () => {
    const table = struck('prowlers-1 prowlers-2', { hand: 'march', units: 'fire-golems-1' });
    play(table, 'red: face prowlers-1', 'red: assign fire-golems-1', 'red: face prowlers-2');
    expect(refused(table, 'red: assign fire-golems-1')).toBe('none');
    expect(playerOf(table).unit['fire-golems-1']?.wounds).toBe(0);
  });

  it('[K13.15 computes] cold fire is resisted with fire and ice together', () => {
    const left = (unit: string): number => {
      const table = struck('high-dragon-1', { hand: 'march', units: unit });
      play(table, 'red: face high-dragon-1', `red: assign ${unit}`);
      return stateOf(table).combat.damage;
    };
    expect(left('altem-mages-1')).toBe(12 - 2 * 5);
    expect(left('ice-golems-1')).toBe(12 - 4);
    expect(left('fire-golems-1')).toBe(12 - 4);
  });

  it('[K13.16 computes] a unit that paralysis does not wound is not lost', () => {
    const table = blocking('medusa-1', {
      hand: 'march',
      units: 'altem-guardians-1',
      crystals: 'green',
    });
    play(table, 'red: use altem-guardians-1 3 all', 'red: done', 'red: face medusa-1');
    play(table, 'red: assign altem-guardians-1');
    expect(playerOf(table).unit['altem-guardians-1']).toMatchObject({ wounds: 0 });
    const bare = struck('medusa-1', { hand: 'march', units: 'altem-guardians-1' });
    play(bare, 'red: face medusa-1', 'red: assign altem-guardians-1');
    expect(playerOf(bare).units).toHaveLength(0);
  });

  it('[K13.5 computes] poison leaves two wounds on a unit', () => {
    const table = struck('cursed-hags-1', { hand: 'march', units: 'peasants-1' });
    play(table, 'red: face cursed-hags-1', 'red: assign peasants-1');
    expect(playerOf(table).unit['peasants-1']?.wounds).toBe(2);
    expect(playerOf(table).discard).toHaveLength(0);
  });
});

describe('the knock-out', () => {
  it('[K13.12 computes] wounds that poison puts into the discard pile do not count', () => {
    const table = struck('cursed-hags-1 cursed-hags-2', { hand: 'march' });
    play(table, 'red: face cursed-hags-1', 'red: suffer', 'red: face cursed-hags-2', 'red: suffer');
    expect([woundsOf(table), playerOf(table).discard.length]).toEqual([4, 4]);
    expect(stateOf(table).combat.knockedOut).toBe(false);
  });

  it('[K13.13 computes] [K13.7 computes] wounds of own effects count, those that left the hand, too', () => {
    const table = struck('ironclads-1', { hand: 'blood-rage march rage', skills: 'power-of-pain' });
    play(table, 'red: face ironclads-1', 'red: suffer', 'red: attack ironclads-1');
    play(table, 'red: skill power-of-pain all', 'red: side wound attack');
    expect(woundsOf(table)).toBe(3);
    play(table, 'red: play blood-rage basic wound-attack');
    expect(stateOf(table).combat.knockedOut).toBe(true);
    expect(table.match.all(playerOf(table).hand)).toEqual(['wound', 'wound', 'wound', 'wound']);
  });

  it('[K13.14 allows] after it units fight and skills work, and further wounds drop no cards', () => {
    const given = { hand: 'march', deck: 'rage rage rage', units: 'peasants-1' };
    const table = alone(
      { at: '1-W', ...given, skills: 'motivation-tovak' },
      { foes: { '1-NW': 'minotaur-1 prowlers-1' } },
    );
    play(
      table,
      'red: decline',
      'red: challenge',
      'red: done',
      'red: done',
      'red: face minotaur-1',
      'red: suffer',
    );
    expect(told(table, 'knockedOut')).toEqual({ seat: 0 });
    play(table, 'red: skill motivation-tovak all', 'red: face prowlers-1', 'red: suffer');
    expect(table.match.all(playerOf(table).hand).filter((card) => card === 'rage')).toHaveLength(2);
    play(table, 'red: attack prowlers-1');
    expect(offered(table, 'red')).toContain('use peasants-1 1 attack');
  });
});
