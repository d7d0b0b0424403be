import { need, type Table } from '@destrier/engine';
import { offered, play, refused, told } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.js';
import type { Reward } from '../content/types.js';
import type { Play } from '../state.js';
import { blocking, fight, night } from '../testing/fights.js';
import { alone, playerOf, staged, stateOf, type Seated, type Staged } from '../testing/staged.js';
import { isOn, round } from './rounds.js';

const conquest = { options: { scenario: 'solo-conquest' } } as const;
const offers = (g: Play): void => {
  g.draw(g.s.actionDeck, g.s.actions, 3);
  g.draw(g.s.spellDeck, g.s.spells, 3);
};

/** Red at the end of a turn in which something was won. */
function won(rewards: readonly Reward[], given: Seated = {}, more: Staged = {}): Table {
  const table = alone(
    { hand: 'march rage', ...given },
    {
      ...conquest,
      ...more,
      and: (g) => {
        offers(g);
        more.and?.(g);
      },
    },
  );
  stateOf(table).turn.rewards.push(...rewards);
  play(table, 'red: play march basic all', 'red: end');
  return table;
}

describe('rewards', () => {
  it('[K14.7 allows] in an order of the player’s choice', () => {
    const table = won(['spell', 'action', 'random']);
    expect(offered(table, 'red')).toEqual(['claim spell', 'claim action', 'claim random']);
    play(table, 'red: claim action');
    play(table, `red: ${String(offered(table, 'red')[0])}`);
    expect(offered(table, 'red')).toEqual(['claim spell', 'claim random']);
  });

  it('[K14.8 computes] [K14.17 computes] two artifacts: three are drawn, one goes back', () => {
    const table = won(['artifact', 'artifact']);
    const options = offered(table, 'red');
    expect(options).toHaveLength(3);
    play(table, `red: ${String(options[0])}`);
    const artifacts = table.match
      .all(playerOf(table).deck)
      .filter((card) => content.cards[card]?.kind === 'artifact');
    expect(artifacts).toHaveLength(2);
    expect(artifacts).toEqual(artifacts.toSorted());
    expect(stateOf(table).artifactDeck).toHaveLength(14);
  });

  it('[K14.9 computes] a spell of the offer comes onto the deck', () => {
    const table = won(['spell']);
    const [take] = offered(table, 'red');
    play(table, `red: ${String(take)}`);
    expect(table.match.all(playerOf(table).deck).at(-1)).toBe(String(take).slice('take '.length));
    expect(stateOf(table).spells).toHaveLength(3);
  });

  it('[K14.10 allows] a unit of any place joins, or none', () => {
    const more = { units: 'altem-mages-1 peasants-1' };
    const table = won(['unit'], {}, more);
    play(table, 'red: recruit altem-mages-1');
    expect(playerOf(table).unit['altem-mages-1']).toMatchObject({ ready: true, wounds: 0 });
    const none = won(['unit'], {}, more);
    play(none, 'red: decline');
    expect(playerOf(none).units).toHaveLength(0);
  });

  it('[K14.14 computes] after the levels, whose command token it may need', () => {
    const given = { fame: 8, level: 2, units: 'foresters-1' };
    const table = won(['unit'], given, { units: 'peasants-1' });
    expect(playerOf(table).level).toBe(3);
    play(table, 'red: recruit peasants-1');
    expect(playerOf(table).units).toHaveLength(2);
  });

  it('[K11.3 computes] a unit joins ready and without wounds', () => {
    const table = alone({ at: '2-E', hand: 'march', reputation: 7 }, { units: 'herbalists-1' });
    play(table, 'red: decline', 'red: interact', 'red: recruit herbalists-1');
    expect(playerOf(table).unit['herbalists-1']).toMatchObject({ ready: true, wounds: 0 });
  });

  it('[K14.11 forbids] healing without a wound', () => {
    const table = alone({ hand: 'refreshing-walk march', units: '!altem-mages-1' });
    play(table, 'red: play refreshing-walk basic all');
    expect(refused(table, 'red: heal')).toBe('K14.11');
  });

  it.each([
    ['6-C', '1:0,1 6:1,0', 'red'],
    ['5-SE', '1:0,1 5:1,0', 'blue'],
    ['3-SE', '1:0,1 3:1,0', 'white'],
    ['2-SW', '1:0,1 2:1,0', 'green'],
  ] as const)(
    '[K9.5 computes] who ends a turn on the mine of %s has a crystal',
    (at, tiles, colour) => {
      const table = alone({ at, hand: 'march rage' }, { tiles });
      play(table, 'red: play march basic all', 'red: end');
      expect(playerOf(table).crystals[colour]).toBe(1);
    },
  );
});

describe('levels', () => {
  const learning = (given: Seated, more: Staged = {}): Table => {
    const table = alone(
      { hand: 'march rage', fame: 3, hero: 'arythea', ...given },
      {
        ...conquest,
        and: (g) => {
          offers(g);
          const { skillPile } = g.s.players[0];
          for (const skill of ['dark-paths', 'invocation', 'polarization'])
            g.move(need(g.find(g.s.idleSkills, skill), skill), g.s.idleSkills, skillPile);
          const flight = need(g.find(g.s.idleSkills, 'flight'), 'flight');
          g.move(flight, g.s.idleSkills, g.s.commonSkills);
          more.and?.(g);
        },
      },
    );
    play(table, 'red: play march basic all', 'red: end');
    return table;
  };

  it('[K15.3 allows] [K15.4 allows] one of two own skills and any action', () => {
    const table = learning({});
    expect(offered(table, 'red')).toEqual([
      'learn flight',
      'learn polarization',
      'learn invocation',
    ]);
    play(table, 'red: learn invocation');
    expect(offered(table, 'red')).toHaveLength(3);
    expect(table.match.all(stateOf(table).commonSkills)).toEqual(['flight', 'polarization']);
  });

  it('[K15.4 forbids] with a common skill anything but the oldest action', () => {
    const table = learning({});
    const [oldest] = table.match.all(stateOf(table).actions);
    play(table, 'red: learn flight');
    expect(table.match.all(playerOf(table).deck).at(-1)).toBe(oldest);
  });

  it('[K15.1 computes] a level for each line that was crossed, fame 8 is the third', () => {
    const table = learning({ fame: 8 });
    play(
      table,
      'red: learn invocation',
      `red: take ${String(table.match.all(stateOf(table).actions)[0])}`,
    );
    expect(playerOf(table).level).toBe(3);
  });

  it('[K16.5 computes] alone, a skill of the dummy becomes common', () => {
    const table = learning(
      {},
      {
        and: (g) => {
          const skill = need(g.find(g.s.idleSkills, 'double-time'), 'a skill');
          g.move(skill, g.s.idleSkills, g.s.dummy.skills);
        },
      },
    );
    play(table, 'red: learn invocation');
    expect(table.match.all(stateOf(table).commonSkills)).toContain('double-time');
  });

  it('[K15.7 computes] with bonds-of-loyalty two regular units join the offer', () => {
    const table = learning(
      {},
      {
        and: (g) => {
          const bonds = need(g.find(g.s.idleSkills, 'bonds-of-loyalty'), 'bonds');
          g.move(bonds, g.s.idleSkills, g.s.commonSkills);
        },
      },
    );
    play(table, 'red: learn bonds-of-loyalty');
    expect(stateOf(table).units).toHaveLength(2);
  });
});

describe('the end of the game', () => {
  it('[K2.12 computes] no round follows the last', () => {
    const on = (number: number): boolean => {
      let found = false;
      alone(
        { hand: 'march' },
        {
          ...conquest,
          and: (g) => {
            g.s.round = number;
            found = isOn(g);
          },
        },
      );
      return found;
    };
    expect([on(5), on(6)]).toEqual([true, false]);
  });

  it('[K4.13 computes] the same player goes on after The Right Moment', () => {
    const table = staged([{ hand: 'march rage' }, { hand: 'march' }], {
      night: true,
      and: (g) => void (g.s.order = [0, 1]),
      begin: (g) => g.call(round, {}),
    });
    play(table, 'blue: tactic the-right-moment', 'red: tactic early-bird', 'red: stay');
    play(table, 'red: end', 'red: discard march', 'blue: stay', 'blue: moment');
    play(table, 'blue: end', 'blue: discard march');
    expect(stateOf(table).turn.seat).toBe(1);
  });

  it('[K17.1 computes] fame is the score', () => {
    const table = alone({ hand: 'endless-bag-of-gold march', at: '2-E' });
    play(table, 'red: decline', 'red: interact', 'red: play endless-bag-of-gold basic all');
    expect(table.match.prepared.game.score?.(table.match, 0)).toBe(2);
  });

  it('[K18.6 forbids] the city of a reconnaissance', () => {
    const table = alone({ at: 'C7-NE', hand: 'march stamina' }, { tiles: '1:0,1 2:1,0 C7:1,1' });
    play(table, 'red: play march basic all');
    expect(refused(table, 'red: go C7-C')).toBe('K7.5');
  });

  it('[K18.7 computes] the city is found: the last turns begin', () => {
    const table = alone(
      { at: '1-NE', hand: 'march stamina' },
      {
        and: (g) => {
          const tile = need(g.find(g.s.spareCore, 'C7'), 'a city');
          g.move(tile, g.s.spareCore, g.s.core);
        },
      },
    );
    play(table, 'red: play march basic all', 'red: explore 1,1');
    expect(stateOf(table).final).toBe(true);
  });
});

describe('cities at war', () => {
  const besieged = (city: 'red' | 'blue' | 'green' | 'white', foe: string): Table => {
    const tile = { green: 'C5', blue: 'C6', white: 'C7', red: 'C8' }[city];
    const at = { green: 'C5-SE', blue: 'C6-SW', white: 'C7-NE', red: 'C8-E' }[city];
    const table = alone(
      { at, hand: 'march rage', level: 9, skills: 'hot-swordsmanship' },
      {
        ...conquest,
        tiles: `1:0,1 2:1,0 ${tile}:1,1`,
        foes: { [`${tile}-C`]: foe },
        and: (g) => void g.s.cities.push(`${tile}-C`),
      },
    );
    play(table, 'red: play march basic all', `red: go ${tile}-C`);
    if (offered(table, 'red').includes('challenge')) play(table, 'red: challenge');
    return table;
  };
  const suffer = (table: Table, foe: string): void =>
    play(table, 'red: done', 'red: done', `red: face ${foe}`, 'red: suffer');

  it('[K9.21 computes] [K9.25 computes] in city-white armour is 1 more, a beaten defender is a shield', () => {
    const table = besieged('white', 'g-crossbowmen-1');
    suffer(table, 'g-crossbowmen-1');
    play(table, 'red: attack g-crossbowmen-1', 'red: skill hot-swordsmanship attack');
    need(stateOf(table).combat.foes['g-crossbowmen-1'], 'a foe').armour = -3;
    play(table, 'red: strike');
    expect(told(table, 'attacked')).toMatchObject({ armour: 4 + 1 - 3, points: 2 });
    expect(stateOf(table).sites['C7-C']).toMatchObject({ cleared: true, shields: [0] });
  });

  it('[K9.22 computes] in city-blue fire is 2 stronger, cold fire 1', () => {
    const table = besieged('blue', 'w-altem-mages-1');
    suffer(table, 'w-altem-mages-1');
    expect(told(table, 'struck')).toMatchObject({ damage: (4 + 1) * 2 });
  });

  it('[K9.23 computes] in city-red physical attacks are brutal', () => {
    const table = besieged('red', 'g-crossbowmen-1');
    suffer(table, 'g-crossbowmen-1');
    expect(told(table, 'struck')).toMatchObject({ damage: 8 });
  });

  it('[K9.24 computes] in city-green they are poisonous', () => {
    const table = besieged('green', 'g-crossbowmen-1');
    suffer(table, 'g-crossbowmen-1');
    expect(told(table, 'poisoned')).toMatchObject({ number: 1 });
  });

  it('[K18.9 computes] the last city falls: the goal is reached', () => {
    const table = besieged('white', 'g-crossbowmen-1');
    stateOf(table).cities.unshift('A-C');
    stateOf(table).sites['A-C'] = {
      ...need(stateOf(table).sites['C7-C'], 'a city'),
      cleared: true,
    };
    suffer(table, 'g-crossbowmen-1');
    need(stateOf(table).combat.foes['g-crossbowmen-1'], 'a foe').armour = -9;
    play(
      table,
      'red: attack g-crossbowmen-1',
      'red: skill hot-swordsmanship attack',
      'red: strike',
    );
    expect(stateOf(table).final).toBe(true);
  });
});

describe('what is left of the cards', () => {
  it('[K20.35 computes] Mass Expose: nobody is fortified, or nobody resists; and 3 from afar', () => {
    const table = fight(
      'diggers-1 ironclads-1',
      { hand: 'expose', crystals: 'white', tokens: 'black' },
      night,
    );
    play(table, 'red: play expose strong fortification');
    expect(stateOf(table).combat.foes).toMatchObject({ 'diggers-1': { open: true } });
  });

  it('[K20.36 computes] Banner of Glory, strong: units have 1 more, and fame for each that fights', () => {
    const table = blocking('prowlers-1', {
      hand: 'banner-of-glory march',
      units: 'foresters-1 peasants-1',
    });
    play(table, 'red: parry prowlers-1', 'red: play banner-of-glory strong all');
    play(table, 'red: use foresters-1 2 all', 'red: use peasants-1 1 block');
    expect(stateOf(table).combat.points.map(({ n }) => n)).toEqual([4, 3]);
    expect(playerOf(table).fame).toBe(2);
  });

  it('[K20.37 computes] Banner of Courage makes its bearer ready once a round, or all units for good', () => {
    const given = { hand: 'banner-of-courage march', units: 'peasants-1 peasants-2' };
    const table = alone(given);
    play(table, 'red: play banner-of-courage basic all', 'red: assign peasants-1');
    play(table, 'red: use peasants-1 3 all', 'red: rally peasants-1', 'red: use peasants-1 3 all');
    expect(refused(table, 'red: rally peasants-1')).toBe('none');
    const all = alone(given);
    play(all, 'red: use peasants-1 3 all', 'red: use peasants-2 3 all');
    play(all, 'red: play banner-of-courage strong all');
    expect(Object.values(playerOf(all).unit).every(({ ready }) => ready)).toBe(true);
    expect(all.match.all(stateOf(all).removed)).toContain('banner-of-courage');
  });

  it('[K20.38 computes] Amulet of the Sun: gold at night, and forests for 3', () => {
    const table = alone({ at: '1-SW', hand: 'amulet-of-the-sun march stamina' }, night);
    play(table, 'red: play amulet-of-the-sun basic all', 'red: play march strong all');
    play(table, 'red: pay token gold green');
    expect(stateOf(table).turn.move).toBe(4);
    play(table, 'red: go 1-W');
    expect(stateOf(table).turn.move).toBe(1);
  });

  it('[K20.39 computes] Altem Guardians: all units resist everything', () => {
    const table = fight('prowlers-1', {
      hand: 'march',
      units: 'altem-guardians-1 peasants-1',
      crystals: 'green',
    });
    play(table, 'red: use altem-guardians-1 3 all', 'red: done', 'red: done');
    play(table, 'red: face prowlers-1', 'red: assign peasants-1');
    expect(stateOf(table).combat.damage).toBeLessThanOrEqual(0);
    expect(playerOf(table).unit['peasants-1']?.wounds).toBe(1);
  });
});
