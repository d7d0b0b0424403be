import { offered, play, refused, told } from '@destrier/engine/testkit/check';
import type { Table } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { assault, blocking, fight, night } from '../testing/fights.js';
import { alone, playerOf, stateOf } from '../testing/staged.js';

/** What players ask about single spells. */

const conquest = { options: { scenario: 'solo-conquest' } } as const;
const points = (table: Table) => stateOf(table).combat.points;
const names = (table: Table, cards: 'hand' | 'discard' | 'deck'): string[] =>
  table.match.all(playerOf(table)[cards]).toSorted();

describe('shields', () => {
  it('[K20.1 computes] Ice Shield takes 3 armour away although the block fails', () => {
    const table = blocking('prowlers-1', { hand: 'ice-shield', crystals: 'blue' });
    play(table, 'red: parry prowlers-1', 'red: play ice-shield strong all', 'red: ward');
    expect(told(table, 'parried')).toMatchObject({ success: false });
    expect(stateOf(table).combat.foes['prowlers-1']?.armour).toBe(-3);
  });

  it('[K20.1 forbids] not of those who resist ice', () => {
    const table = blocking('ice-dragon-1', { hand: 'ice-shield', crystals: 'blue' });
    play(table, 'red: parry ice-dragon-1', 'red: play ice-shield strong all');
    expect(stateOf(table).combat.foes['ice-dragon-1']?.armour).toBe(0);
  });

  it('[K20.2 computes] Burning Shield: fire 4 in the attack phase, if that block held', () => {
    const given = { hand: 'burning-shield march', crystals: 'red' };
    const table = blocking('prowlers-1', given);
    play(table, 'red: parry prowlers-1', 'red: play burning-shield basic all', 'red: ward');
    play(table, 'red: done', 'red: attack prowlers-1', 'red: blaze', 'red: strike');
    expect(told(table, 'attacked')).toMatchObject({ points: 4, armour: 3 });
  });

  it('[K20.2 forbids] nothing if it did not', () => {
    const given = { hand: 'burning-shield march rage', crystals: 'red' };
    const table = blocking('fire-dragon-1', given);
    play(table, 'red: parry fire-dragon-1', 'red: play burning-shield basic all', 'red: ward');
    play(table, 'red: done', 'red: face fire-dragon-1', 'red: suffer');
    expect(stateOf(table).combat.later).toEqual([]);
  });

  it('[K20.3 computes] Exploding Shield destroys whom it blocked; a summoned one is worth nothing', () => {
    const table = blocking(
      'orc-summoners-1',
      { hand: 'burning-shield rage', crystals: 'red red', tokens: 'black' },
      {
        ...night,
        and: (g) => {
          const { brown } = g.s.piles;
          const at = brown.findIndex((card) => g.name(card).startsWith('minotaur'));
          brown.push(...brown.splice(at, 1));
        },
      },
    );
    const [summoned] = table.match
      .all(stateOf(table).combat.tokens)
      .filter((foe) => foe !== 'orc-summoners-1');
    play(table, `red: parry ${String(summoned)}`, 'red: play burning-shield strong all');
    play(table, 'red: play rage basic block', 'red: ward');
    expect(playerOf(table).fame).toBe(0);
    expect(stateOf(table).combat.foes[String(summoned)]?.beaten).toBe(true);
  });
});

describe('waves and tremors', () => {
  it('[K20.4 computes] Flame Wave: 2 more for each enemy who is faced', () => {
    const table = blocking(
      'prowlers-1 diggers-1',
      { hand: 'flame-wall', crystals: 'red', tokens: 'black' },
      night,
    );
    play(table, 'red: parry prowlers-1', 'red: play flame-wall strong block');
    expect(points(table)).toMatchObject([{ n: 11, element: 'fire' }]);
  });

  it('[K20.5 computes] Demolish takes walls and a point of armour away, not what a city gives', () => {
    const table = assault('g-crossbowmen-1', { hand: 'demolish rage', crystals: 'red' });
    stateOf(table).combat.city = 'white';
    play(table, 'red: play demolish basic all');
    play(table, 'red: done', 'red: done', 'red: face g-crossbowmen-1', 'red: suffer');
    play(table, 'red: attack g-crossbowmen-1', 'red: play rage side attack', 'red: strike');
    expect(told(table, 'attacked')).toMatchObject({ armour: 4 + 1 - 1 });
  });

  it('[K20.6 computes] Earthquake before Demolish takes 6 of those behind walls', () => {
    const table = assault(
      'g-crossbowmen-1',
      { hand: 'tremor demolish', crystals: 'green red', tokens: 'black' },
      night,
    );
    play(table, 'red: play tremor strong one', 'red: play demolish basic all');
    expect(stateOf(table).combat.foes['g-crossbowmen-1']?.armour).toBe(-7);
  });

  it('[K20.6 computes] after it only 3', () => {
    const table = assault(
      'g-crossbowmen-1',
      { hand: 'tremor demolish', crystals: 'green red', tokens: 'black' },
      night,
    );
    play(table, 'red: play demolish basic all', 'red: play tremor strong one');
    expect(stateOf(table).combat.foes['g-crossbowmen-1']?.armour).toBe(-4);
  });

  it('[K20.7 computes] Tremor: 3 of one enemy, or 2 of all', () => {
    const given = { hand: 'tremor', crystals: 'green' };
    const one = fight('prowlers-1 wolf-riders-1', given);
    play(one, 'red: play tremor basic one', 'red: target wolf-riders-1');
    const all = fight('prowlers-1 wolf-riders-1', given);
    play(all, 'red: play tremor basic every');
    const armour = (table: Table) =>
      Object.values(stateOf(table).combat.foes).map((foe) => foe.armour);
    expect(armour(one)).toEqual([0, -3]);
    expect(armour(all)).toEqual([-2, -2]);
  });
});

describe('space and time', () => {
  it('[K20.8 computes] Space Bending: two spaces away for the cost of the last, nobody is provoked', () => {
    const table = alone(
      { at: '1-W', hand: 'space-bending march march', crystals: 'blue' },
      { foes: { '1-NW': 'prowlers-1' } },
    );
    play(table, 'red: play space-bending basic all', 'red: play march basic all');
    play(table, 'red: go 1-SE');
    expect(playerOf(table).at).toBe('1-SE');
    expect(stateOf(table).turn).toMatchObject({ move: 0, phase: 'movement' });
  });

  it('[K20.9 computes] a tile two spaces away costs 2 as ever', () => {
    const table = alone(
      { at: '2-C', hand: 'space-bending march', crystals: 'blue' },
      { and: (g) => void g.s.countryside.push(...g.s.spareCountryside.splice(0, 1)) },
    );
    const places = () => offered(table, 'red').filter((one) => one.startsWith('explore'));
    play(table, 'red: play march basic all');
    const before = places().length;
    play(table, 'red: play space-bending basic all');
    expect(places().length).toBeGreaterThan(before);
    play(table, `red: ${String(places()[0])}`);
    expect(stateOf(table).turn.move).toBe(0);
  });

  it('[K20.10 computes] an assault from two spaces away that fails leads back there', () => {
    const table = alone(
      { at: '3-W', hand: 'space-bending march stamina rage', crystals: 'blue' },
      { tiles: '1:0,1 3:1,0', foes: { '3-NE': 'g-guardsmen-1' } },
    );
    play(table, 'red: play space-bending basic all', 'red: play march basic all');
    play(table, 'red: play stamina basic all', 'red: go 3-NE', 'red: done', 'red: done');
    play(table, 'red: face g-guardsmen-1', 'red: suffer', 'red: done');
    expect(playerOf(table).at).toBe('3-W');
  });

  it('[K20.11 computes] with Space Bending a flight of one space reaches two', () => {
    const table = alone({
      at: '1-W',
      hand: 'space-bending march',
      crystals: 'blue',
      skills: 'flight',
    });
    play(table, 'red: play space-bending basic all', 'red: skill flight one');
    expect(offered(table, 'red')).toContain('go 1-E');
  });

  it('[K20.12 computes] Time Bending: played cards come back, none is drawn, skills may be used again', () => {
    const table = alone(
      {
        hand: 'space-bending march',
        crystals: 'blue',
        tokens: 'black',
        skills: 'dark-paths',
        deck: 'rage rage rage',
      },
      night,
    );
    play(table, 'red: skill dark-paths all', 'red: play march basic all');
    play(table, 'red: play space-bending strong all', 'red: end');
    expect(names(table, 'hand')).toEqual(['march']);
    expect(names(table, 'discard')).toEqual(['space-bending']);
    expect(playerOf(table).usedNow).toEqual([]);
    expect(stateOf(table).turn.bending).toBe(true);
  });

  it('[K20.13 computes] Underground Travel leads three spaces for nothing, not through swamps or lakes', () => {
    const table = alone({ at: '1-W', hand: 'underground-travel', crystals: 'green' });
    play(table, 'red: play underground-travel basic all');
    expect(offered(table, 'red')).toContain('go 1-E');
    expect(offered(table, 'red')).not.toContain('go 1-NE');
    play(table, 'red: go 1-E');
    expect(stateOf(table).turn).toMatchObject({ move: 0, phase: 'movement' });
  });

  it('[K20.13 computes] a city in a swamp is a city', () => {
    const table = alone(
      { at: '2-NE', hand: 'underground-travel', crystals: 'green', tokens: 'black' },
      {
        ...night,
        ...conquest,
        tiles: '1:0,1 2:1,0 C5:1,1',
        and: (g) => void g.s.cities.push('C5-C'),
      },
    );
    const city = [...(stateOf(table).layout ?? [])];
    expect(city).toContain('C5:1,1');
    play(table, 'red: play underground-travel strong all');
    expect(playerOf(table).at).toBe('C5-C');
  });

  it('[K20.14 forbids] Call to Arms where units are barred', () => {
    const table = alone(
      { at: '7-SE', hand: 'call-to-arms march', crystals: 'white' },
      { tiles: '1:0,1 7:1,0', units: 'peasants-1' },
    );
    play(table, 'red: enter');
    expect(refused(table, 'red: play call-to-arms basic all')).toBe('K5.12');
  });

  it('[K20.15 forbids] Rebirth by day in a dungeon: it heals', () => {
    const table = alone(
      {
        at: '7-SE',
        hand: 'restoration march wound',
        crystals: 'green',
        tokens: 'black',
      },
      { tiles: '1:0,1 7:1,0' },
    );
    play(table, 'red: enter');
    expect(refused(table, 'red: play restoration strong all')).toBe('K5.6');
  });
});
