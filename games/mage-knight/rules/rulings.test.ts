import { offered, play, refused, told } from '@destrier/engine/testkit/check';
import type { Table } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { assault, blocking, fight, night, striking, woundsOf } from '../testing/fights.js';
import { alone, playerOf, stateOf } from '../testing/staged.js';

/** What players ask about single cards. */

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

describe('actions', () => {
  it('[K20.16 computes] two more cards wait after Meditation until the next draw', () => {
    const table = alone({ hand: 'meditation rage', crystals: 'green', discard: 'march march' });
    play(table, 'red: play meditation basic all', 'red: bottom');
    play(table, 'red: end', 'red: discard');
    expect(playerOf(table).hand).toHaveLength(5 + 1);
    expect(playerOf(table).nextDraw).toBe(0);
  });

  it('[K20.17 computes] Agility: points of move are lost when a fight begins, its power is not', () => {
    const table = alone(
      { at: '1-W', hand: 'agility march rage stamina' },
      { foes: { '1-NW': 'prowlers-1' } },
    );
    play(table, 'red: play agility basic all', 'red: challenge');
    expect(stateOf(table).turn.move).toBe(0);
    play(table, 'red: done', 'red: done', 'red: face prowlers-1', 'red: suffer');
    play(table, 'red: attack prowlers-1', 'red: play march basic all');
    play(table, 'red: convert agility.basic.1', 'red: convert agility.basic.1', 'red: strike');
    expect(told(table, 'attacked')).toMatchObject({ points: 2 });
  });

  it('[K20.18 computes] Diplomacy: influence is block, of ice or fire for mana', () => {
    const table = blocking(
      'prowlers-1',
      { hand: 'diplomacy promise', crystals: 'white' },
      conquest,
    );
    play(table, 'red: parry prowlers-1', 'red: play diplomacy strong ice');
    play(table, 'red: convert diplomacy.strong.1.ice.0', 'red: play promise basic all');
    expect(stateOf(table).turn.influence).toBe(5);
    expect(points(table)).toMatchObject([{ n: 1, element: 'ice' }]);
  });

  it('[K20.19 computes] Learning buys an action at any time, whatever the reputation', () => {
    const table = alone(
      { hand: 'learning promise threaten', crystals: 'white red', reputation: -7 },
      { ...conquest, and: (g) => void g.draw(g.s.actionDeck, g.s.actions, 3) },
    );
    play(table, 'red: play learning basic all', 'red: play threaten strong all');
    const [card] = table.match.all(stateOf(table).actions);
    play(table, `red: learn ${String(card)}`);
    expect(names(table, 'discard')).toEqual([card]);
    expect(stateOf(table).turn.influence).toBe(1);
  });

  it('[K20.20 computes] Crystal Mastery brings back the crystals that were paid', () => {
    const table = alone({ hand: 'crystal-mastery march rage', crystals: 'blue green' }, conquest);
    play(table, 'red: play crystal-mastery strong all', 'red: play march strong all', 'red: end');
    expect(playerOf(table).crystals).toMatchObject({ blue: 1, green: 1 });
  });

  it('[K20.20 computes] makes a second one of a colour that one has', () => {
    const table = alone({ hand: 'crystal-mastery', crystals: 'blue' }, conquest);
    play(table, 'red: play crystal-mastery basic all');
    expect(playerOf(table).crystals.blue).toBe(2);
    expect(
      refused(alone({ hand: 'crystal-mastery' }, conquest), 'red: play crystal-mastery basic all'),
    ).toBe('K6.1');
  });

  it('[K20.21 forbids] Magic Talent with an artifact', () => {
    const table = alone(
      { hand: 'magic-talent ruby-ring', crystals: 'red' },
      { ...conquest, and: (g) => void g.draw(g.s.spellDeck, g.s.spells, 3) },
    );
    expect(refused(table, 'red: play magic-talent basic all')).not.toBe('none');
  });

  it('[K20.22 forbids] Decompose throws away another card, never itself', () => {
    const alonely = alone({ hand: 'decompose' }, conquest);
    expect(refused(alonely, 'red: play decompose basic all')).toBe('K5.8');
    const table = alone({ hand: 'decompose rage', crystals: 'red' }, conquest);
    play(table, 'red: play decompose strong all', 'red: throw rage');
    expect(playerOf(table).crystals).toEqual({ red: 0, blue: 1, green: 1, white: 1 });
  });

  it('[K20.23 computes] Ambush: the first card has the bonus, no unit and no second card', () => {
    const table = blocking(
      'prowlers-1',
      { hand: 'march rage', units: 'foresters-1' },
      {
        ...conquest,
        and: (g) => void g.s.turn.mods.push('ambush.basic.1'),
      },
    );
    stateOf(table).turn.mods.push('ambush.basic.1');
    play(table, 'red: parry prowlers-1', 'red: use foresters-1 2 all');
    play(table, 'red: play march side block', 'red: play rage side block');
    expect(points(table).map(({ n }) => n)).toEqual([3, 3, 1]);
  });

  it('[K20.24 computes] Into the Heat: units are stronger by 2 and take no damage', () => {
    const table = fight(
      'prowlers-1',
      { hand: 'into-the-heat march', units: 'foresters-1 peasants-1' },
      conquest,
    );
    play(table, 'red: play into-the-heat basic all', 'red: done', 'red: parry prowlers-1');
    play(table, 'red: use foresters-1 2 all');
    expect(points(table)).toMatchObject([{ n: 5 }]);
    const other = fight(
      'prowlers-1',
      { hand: 'into-the-heat march', units: 'foresters-1' },
      conquest,
    );
    play(other, 'red: play into-the-heat basic all', 'red: done', 'red: done');
    play(other, 'red: face prowlers-1');
    expect(refused(other, 'red: assign foresters-1')).toBe('K13.8');
  });

  it('[K20.25 computes] Maximal Effect with Crystallize takes three mana', () => {
    const given = { hand: 'maximal-effect crystallize' };
    const poor = alone({ ...given, crystals: 'red red' }, conquest);
    expect(refused(poor, 'red: play maximal-effect basic all')).toBe('K5.8');
    const table = alone({ ...given, tokens: 'red red red' }, conquest);
    play(table, 'red: play maximal-effect basic all', 'red: with crystallize all');
    play(table, 'red: pay token red red', 'red: pay token red red');
    expect(playerOf(table)).toMatchObject({ crystals: { red: 3 }, tokens: { red: 0 } });
    expect(names(table, 'hand')).toEqual([]);
    expect(table.match.all(stateOf(table).removed)).toContain('crystallize');
  });

  it('[K20.25 computes] with Improvisation three cards', () => {
    const given = { hand: 'maximal-effect improvisation march rage' };
    const few = alone(given, conquest);
    play(few, 'red: play maximal-effect basic all');
    expect(offered(few, 'red')).toEqual(['with march all']);
    const table = alone({ hand: `${given.hand} stamina` }, conquest);
    play(table, 'red: play maximal-effect basic all', 'red: with improvisation move');
    play(table, 'red: discard march', 'red: discard rage', 'red: discard stamina');
    expect(stateOf(table).turn.move).toBe(9);
  });

  it('[K5.20 forbids] never with a card that throws one away', () => {
    const table = alone({ hand: 'maximal-effect decompose rage' }, conquest);
    expect(refused(table, 'red: play maximal-effect basic all')).toBe('K5.8');
  });

  it('[K5.17 computes] Concentration: the strong effect without its mana, and 2 more points', () => {
    const table = alone({ hand: 'concentration march', crystals: 'green' });
    play(table, 'red: play concentration strong all', 'red: with march all');
    expect(stateOf(table).turn.move).toBe(4 + 2);
    expect(playerOf(table).crystals.green).toBe(0);
  });

  it('[K5.17 forbids] what the other card takes must be left after the first is paid', () => {
    const table = alone({ hand: 'concentration pure-magic', crystals: 'green' }, conquest);
    expect(refused(table, 'red: play concentration strong all')).toBe('K6.1');
    const rich = alone({ hand: 'concentration pure-magic', tokens: 'green green' }, conquest);
    play(rich, 'red: play concentration strong all', 'red: with pure-magic green');
    expect(stateOf(rich).turn.move).toBe(7 + 2);
  });
});

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
