import { offered, play, refused } from '@destrier/engine/testkit/check';
import type { Table } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { blocking, fight, night, striking } from '../testing/fights.js';
import { alone, playerOf, staged, stateOf, type Staged } from '../testing/staged.js';

const RICH = { deck: 'rage rage march stamina', hand: 'march' };
const used = (skill: string, more: Staged = {}): Table => {
  const table = alone({ ...RICH, skills: skill }, more);
  play(table, `red: skill ${skill} all`);
  return table;
};
const points = (table: Table) => stateOf(table).combat.points;

describe('skills of Arythea', () => {
  it('[K19.1 computes] skill dark-paths: 1 move by day, 2 at night', () => {
    expect(stateOf(used('dark-paths')).turn.move).toBe(1);
    expect(stateOf(used('dark-paths', night)).turn.move).toBe(2);
  });

  it('[K19.2 computes] skill burning-power: siege 1, of fire if one likes', () => {
    const table = fight('diggers-1', { hand: 'march', skills: 'burning-power' });
    play(table, 'red: attack diggers-1', 'red: skill burning-power fire-siege');
    expect(points(table)).toMatchObject([{ n: 1, kind: 'siege', element: 'fire' }]);
    expect(refused(table, 'red: skill burning-power siege')).toBe('none');
  });

  it('[K19.3 computes] skill hot-swordsmanship: attack 2, hand to hand', () => {
    const given = { hand: 'march rage', skills: 'hot-swordsmanship' };
    const table = striking('prowlers-1', given);
    play(table, 'red: attack prowlers-1', 'red: skill hot-swordsmanship attack');
    expect(points(table)).toMatchObject([{ n: 2, kind: 'melee', element: 'physical' }]);
    const early = fight('prowlers-1', given);
    expect(refused(early, 'red: skill hot-swordsmanship attack')).toBe('K5.6');
  });

  it('[K19.4 computes] skill dark-negotiation: 2 influence by day, 3 at night', () => {
    const bought = (more: Staged): number => {
      const table = alone({ ...RICH, at: '2-E', skills: 'dark-negotiation' }, more);
      play(table, 'red: decline', 'red: interact', 'red: skill dark-negotiation all');
      return stateOf(table).turn.influence;
    };
    expect(bought({})).toBe(2);
    expect(bought(night)).toBe(3);
  });

  it('[K19.5 computes] skill dark-fire-magic: a red crystal and a red or black token', () => {
    const table = used('dark-fire-magic');
    play(table, 'red: gain black');
    expect(playerOf(table)).toMatchObject({ crystals: { red: 1 }, tokens: { black: 1, red: 0 } });
  });

  it('[K19.6 forbids] skill power-of-pain plays no card but a wound', () => {
    const table = alone({ hand: 'wound march', skills: 'power-of-pain' });
    play(table, 'red: skill power-of-pain all');
    expect(stateOf(table).turn.move).toBe(0);
    expect(offered(table, 'red')).toEqual(['side wound move']);
  });

  it('[K19.7 computes] skill invocation: a wound for red or black, a card for white or green', () => {
    const table = alone({ hand: 'wound march', skills: 'invocation' });
    play(table, 'red: skill invocation card', 'red: discard march', 'red: gain green');
    expect(playerOf(table).tokens.green).toBe(1);
    const hurt = alone({ hand: 'wound march', skills: 'invocation' });
    play(hurt, 'red: skill invocation wound', 'red: discard wound', 'red: gain black');
    expect(playerOf(hurt)).toMatchObject({ tokens: { black: 1 } });
  });

  it('[K19.7 forbids] no wound where there is none', () => {
    const table = alone({ hand: 'march', skills: 'invocation' });
    expect(refused(table, 'red: skill invocation wound')).toBe('K5.8');
  });

  it('[K19.8 computes] skill polarization turns one mana into its opposite', () => {
    const table = alone({ hand: 'march stamina', crystals: 'white', skills: 'polarization' });
    expect(refused(table, 'red: play march strong all')).toBe('K6.1');
    play(table, 'red: skill polarization all', 'red: play march strong all');
    play(table, 'red: pay crystal white green');
    expect(stateOf(table).turn.move).toBe(4);
  });
});

describe('Motivation', () => {
  it('[K19.9 computes] skill motivation-arythea: two cards, and red mana for the least fame', () => {
    const table = staged([
      { ...RICH, skills: 'motivation-arythea' },
      { hand: 'march', fame: 1 },
    ]);
    play(table, 'red: decline', 'red: skill motivation-arythea all');
    expect(playerOf(table).hand).toHaveLength(3);
    expect(playerOf(table).tokens.red).toBe(1);
  });

  it('[K19.9 forbids] no mana for those who share the least fame', () => {
    const table = staged([{ ...RICH, skills: 'motivation-goldyx' }, { hand: 'march' }]);
    play(table, 'red: decline', 'red: skill motivation-goldyx all');
    expect(playerOf(table).tokens.green).toBe(0);
  });

  it('[K19.10 computes] skill motivation-goldyx alone: always the least fame', () => {
    const table = alone({ ...RICH, fame: 2, skills: 'motivation-goldyx' });
    play(table, 'red: decline', 'red: skill motivation-goldyx all');
    expect(playerOf(table).tokens.green).toBe(1);
  });

  it('[K4.5 allows] skill motivation-norowas before the turn', () => {
    const table = alone({ ...RICH, skills: 'motivation-norowas' });
    play(table, 'red: skill motivation-norowas all');
    expect(playerOf(table).tokens.white).toBe(1);
    expect(playerOf(table).hand).toHaveLength(3);
  });

  it('[K15.8 forbids] another one until the end of the own turn', () => {
    const table = alone({ ...RICH, skills: 'motivation-norowas motivation-tovak' });
    play(table, 'red: skill motivation-norowas all');
    expect(refused(table, 'red: skill motivation-tovak all')).toBe('none');
  });
});

describe('skills of Goldyx', () => {
  it('[K19.11 computes] skill freezing-power: siege 1, of ice if one likes', () => {
    const table = fight('diggers-1', { hand: 'march', skills: 'freezing-power' });
    play(table, 'red: attack diggers-1', 'red: skill freezing-power ice-siege');
    expect(points(table)).toMatchObject([{ n: 1, kind: 'siege', element: 'ice' }]);
  });

  it('[K19.12 computes] [K19.12 forbids] skill potion-making heals 2, never in a fight', () => {
    const table = alone({ hand: 'wound wound march', skills: 'potion-making' });
    play(table, 'red: skill potion-making all', 'red: heal', 'red: heal');
    expect(playerOf(table).hand).toHaveLength(1);
    const later = fight('prowlers-1', { hand: 'wound march', skills: 'potion-making' });
    expect(refused(later, 'red: skill potion-making all')).toBe('K5.6');
  });

  it.each([
    ['white', 'white-crystal-craft'],
    ['green', 'green-crystal-craft'],
    ['red', 'red-crystal-craft'],
  ] as const)('[K19.13 computes] a blue crystal and a %s token: skill %s', (token, skill) => {
    expect(playerOf(used(skill))).toMatchObject({ crystals: { blue: 1 }, tokens: { [token]: 1 } });
  });

  it('[K19.14 computes] skill glittering-fortune: influence for each colour of crystals', () => {
    const given = { ...RICH, at: '2-E', crystals: 'red red blue', skills: 'glittering-fortune' };
    const table = alone(given);
    play(table, 'red: decline', 'red: interact', 'red: skill glittering-fortune all');
    expect(stateOf(table).turn.influence).toBe(2);
  });

  it('[K19.15 computes] skill flight: one space for nothing, or two for 2 points', () => {
    const table = alone({ hand: 'march', at: '1-C', skills: 'flight' });
    expect(refused(table, 'red: skill flight two')).toBe('K7.14');
    play(table, 'red: skill flight one', 'red: go 1-W');
    expect(playerOf(table).at).toBe('1-W');
    const far = alone({ hand: 'march', at: '1-C', skills: 'flight' });
    play(far, 'red: play march basic all', 'red: skill flight two');
    play(far, `red: ${String(offered(far, 'red')[0])}`);
    expect(stateOf(far).turn.move).toBe(0);
  });

  it('[K19.16 computes] skill universal-power: mana makes a sideways card 3, or 4 of its colour', () => {
    const played = (card: string): number => {
      const table = alone({
        hand: 'march rage ruby-ring',
        crystals: 'green',
        skills: 'universal-power',
      });
      play(table, 'red: skill universal-power all', `red: side ${card} move`);
      return stateOf(table).turn.move;
    };
    expect(played('march')).toBe(4);
    expect(played('rage')).toBe(3);
    expect(played('ruby-ring')).toBe(3);
  });
});

describe('skills of Norowas', () => {
  it('[K19.17 computes] skill forward-march: a point for each ready unit, three at most', () => {
    const table = alone({
      hand: 'march',
      units: 'peasants-1 peasants-2 !foresters-1',
      skills: 'forward-march',
    });
    play(table, 'red: skill forward-march all');
    expect(stateOf(table).turn.move).toBe(2);
    const many = alone({
      hand: 'march',
      units: 'peasants-1 peasants-2 peasants-3 foresters-1',
      skills: 'forward-march',
    });
    play(many, 'red: skill forward-march all');
    expect(stateOf(many).turn.move).toBe(3);
  });

  it('[K19.18 computes] skill day-sharpshooting: from afar 2 by day, 1 at night', () => {
    const shot = (more: Staged) => {
      const table = fight('prowlers-1', { hand: 'march', skills: 'day-sharpshooting' }, more);
      play(table, 'red: attack prowlers-1', 'red: skill day-sharpshooting all');
      return points(table);
    };
    expect(shot({})).toMatchObject([{ n: 2, kind: 'ranged' }]);
    expect(shot(night)).toMatchObject([{ n: 1, kind: 'ranged' }]);
  });

  it('[K19.19 computes] skill inspiration makes a unit ready or heals it', () => {
    const given = { hand: 'march', units: 'peasants-1', skills: 'inspiration' };
    const table = alone(given);
    play(table, 'red: use peasants-1 3 all', 'red: skill inspiration ready');
    expect(playerOf(table).unit['peasants-1']?.ready).toBe(true);
    const hurt = alone({ ...given, units: '!altem-mages-1' });
    play(hurt, 'red: skill inspiration heal-unit');
    expect(playerOf(hurt).unit['altem-mages-1']?.wounds).toBe(0);
  });

  it('[K19.20 computes] skill bright-negotiation: 3 influence by day', () => {
    const table = alone({ ...RICH, at: '2-E', skills: 'bright-negotiation' });
    play(table, 'red: decline', 'red: interact', 'red: skill bright-negotiation all');
    expect(stateOf(table).turn.influence).toBe(3);
  });

  it('[K19.21 computes] skill leaves-in-the-wind: a green crystal and white mana', () => {
    expect(playerOf(used('leaves-in-the-wind'))).toMatchObject({
      crystals: { green: 1 },
      tokens: { white: 1 },
    });
  });

  it('[K19.22 computes] skill whispers-in-the-treetops: a white crystal and green mana', () => {
    expect(playerOf(used('whispers-in-the-treetops'))).toMatchObject({
      crystals: { white: 1 },
      tokens: { green: 1 },
    });
  });

  it('[K11.14 computes] skill leadership: 3 more for the block of one unit', () => {
    const table = blocking('wolf-riders-1', {
      hand: 'march',
      units: 'utem-guardsmen-1 foresters-1',
      skills: 'leadership',
    });
    play(table, 'red: parry wolf-riders-1', 'red: skill leadership all');
    play(table, 'red: use utem-guardsmen-1 2 all', 'red: use foresters-1 2 all');
    expect(points(table)).toMatchObject([{ n: 7, twiceSwift: true }, { n: 3 }]);
  });

  it('[K11.9 computes] bonds-of-loyalty: a unit for 5 less on a token of its own', () => {
    const table = alone(
      { hand: 'march', at: '2-E', units: 'foresters-1', skills: 'bonds-of-loyalty' },
      { units: 'peasants-1' },
    );
    play(table, 'red: decline', 'red: interact', 'red: recruit peasants-1');
    expect(playerOf(table)).toMatchObject({ bonds: 'peasants-1' });
    expect(playerOf(table).units).toHaveLength(2);
  });
});

describe('skills of Tovak', () => {
  it('[K19.23 computes] skill double-time: 2 move by day, 1 at night', () => {
    expect(stateOf(used('double-time')).turn.move).toBe(2);
    expect(stateOf(used('double-time', night)).turn.move).toBe(1);
  });

  it('[K19.24 computes] skill night-sharpshooting: from afar 1 by day, 2 at night', () => {
    const shot = (more: Staged) => {
      const table = fight('prowlers-1', { hand: 'march', skills: 'night-sharpshooting' }, more);
      play(table, 'red: attack prowlers-1', 'red: skill night-sharpshooting all');
      return points(table);
    };
    expect(shot({})).toMatchObject([{ n: 1, kind: 'ranged' }]);
    expect(shot(night)).toMatchObject([{ n: 2, kind: 'ranged' }]);
  });

  it('[K19.25 computes] skill cold-swordsmanship: attack 2, of ice if one likes', () => {
    const table = striking('prowlers-1', { hand: 'march rage', skills: 'cold-swordsmanship' });
    play(table, 'red: attack prowlers-1', 'red: skill cold-swordsmanship ice-attack');
    expect(points(table)).toMatchObject([{ n: 2, element: 'ice' }]);
  });

  it('[K19.26 computes] skill shield-mastery: block 3, or 2 of fire or ice', () => {
    const table = blocking('prowlers-1', { hand: 'march', skills: 'shield-mastery' });
    play(table, 'red: parry prowlers-1');
    expect(offered(table, 'red')).toEqual(
      expect.arrayContaining(['skill shield-mastery block', 'skill shield-mastery ice-block']),
    );
    play(table, 'red: skill shield-mastery fire-block');
    expect(points(table)).toMatchObject([{ n: 2, element: 'fire' }]);
  });

  it('[K19.27 computes] skill resistance-break: a point of armour for each resistance', () => {
    const table = fight('fire-dragon-1 prowlers-1', { hand: 'march', skills: 'resistance-break' });
    play(table, 'red: skill resistance-break all', 'red: target fire-dragon-1');
    expect(stateOf(table).combat.foes).toMatchObject({
      'fire-dragon-1': { armour: -2 },
      'prowlers-1': { armour: 0 },
    });
  });

  it('[K19.28 computes] skill i-feel-no-pain: a wound is discarded and a card drawn', () => {
    const table = alone({ deck: 'rage', hand: 'wound march', skills: 'i-feel-no-pain' });
    play(table, 'red: skill i-feel-no-pain all', 'red: discard wound');
    expect(table.match.all(playerOf(table).hand).toSorted()).toEqual(['march', 'rage']);
    expect(playerOf(table).discard).toHaveLength(1);
  });

  it('[K19.29 computes] skill i-dont-give-a-damn: a sideways card is 2, no basic one 3', () => {
    const played = (card: string): number => {
      const table = alone({ hand: 'march fire-bolt', skills: 'i-dont-give-a-damn' });
      play(table, 'red: skill i-dont-give-a-damn all', `red: side ${card} move`);
      return stateOf(table).turn.move;
    };
    expect(played('march')).toBe(2);
    expect(played('fire-bolt')).toBe(3);
  });

  it('[K19.30 forbids] skill who-needs-magic: 3 for those who use no die in the turn', () => {
    const given = { hand: 'march stamina mana-draw rage', skills: 'who-needs-magic' };
    const table = alone(given, { source: 'green blue red' });
    play(table, 'red: skill who-needs-magic three', 'red: side march move');
    expect(stateOf(table).turn.move).toBe(3);
    expect(refused(table, 'red: play stamina strong all')).toBe('K6.1');
    expect(refused(table, 'red: play mana-draw basic all')).toBe('K19.30');
    const spent = alone(given, { source: 'green blue red' });
    play(spent, 'red: play march strong all');
    expect(refused(spent, 'red: skill who-needs-magic three')).toBe('K19.30');
    play(spent, 'red: skill who-needs-magic two', 'red: side stamina move');
    expect(stateOf(spent).turn.move).toBe(6);
  });

  it('[K19.30 allows] a die of Mana Steal is none of the Source', () => {
    const table = alone(
      { hand: 'march rage stamina', skills: 'who-needs-magic', tactic: 'mana-steal' },
      {
        and: (g) => {
          g.s.players[0].die = 'green';
        },
      },
    );
    play(table, 'red: play march strong all', 'red: skill who-needs-magic three');
    play(table, 'red: side stamina move');
    expect(stateOf(table).turn.move).toBe(7);
  });
});
