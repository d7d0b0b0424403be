import { need, type Table } from '@destrier/engine';
import { hold, offered, play, refused, told } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.js';
import { isInShape } from '../land.js';
import type { Play } from '../state.js';
import { WITH_KEEP } from '../testing/fights.js';
import { entered, foesIn, onTop, slay, strong } from '../testing/sites.js';
import { alone, playerOf, staged, stateOf, type Staged } from '../testing/staged.js';
import { handBonus } from './closing.js';
import { spaceAt } from './reading.js';
import { costOf } from './terrain.js';

/** What players ask about the land and its sites. */

const costAt = (table: Table, space: string): number | undefined => {
  const g: Play = table.match;
  return costOf(g, spaceAt(g, space));
};
const withTile = (g: Play): void => void g.s.countryside.push(...g.s.spareCountryside.splice(0, 1));

describe('steps', () => {
  it('[K7.15 computes] at night forests cost 5 and deserts 3', () => {
    const tiles = '1:0,1 4:1,0';
    const day = alone({ hand: 'march' }, { tiles });
    const dark = alone({ hand: 'march' }, { tiles, night: true });
    expect([costAt(day, '1-W'), costAt(day, '4-NW')]).toEqual([3, 5]);
    expect([costAt(dark, '1-W'), costAt(dark, '4-NW')]).toEqual([5, 3]);
  });

  it('[K7.2 computes] plains 2, hills 3, wasteland 4, swamps 5, by day and by night', () => {
    const tiles = '8:0,1 9:1,0';
    for (const more of [{}, { night: true }] satisfies Staged[]) {
      const table = alone({ hand: 'march' }, { tiles, ...more });
      expect(['8-E', '9-SW', '8-SW'].map((space) => costAt(table, space))).toEqual([2, 4, 5]);
    }
    expect(costAt(alone({ hand: 'march' }), '2-C')).toBe(3);
  });

  it('[K7.16 computes] a city costs 2, in a swamp or a desert', () => {
    const table = alone({ hand: 'march' }, { tiles: '1:0,1 2:1,0 C5:1,1 C8:2,0' });
    expect([costAt(table, 'C5-C'), costAt(table, 'C8-C')]).toEqual([2, 2]);
  });

  it('[K7.17 forbids] [K7.17 allows] [K7.23 computes] a lake, unless it is frozen; nobody stays there', () => {
    const table = alone({ at: '1-E', hand: 'frost-bridge march', crystals: 'blue' });
    play(table, 'red: decline');
    expect(refused(table, 'red: go 1-NE')).toBe('none');
    play(table, 'red: play frost-bridge strong all', 'red: go 1-NE');
    expect([playerOf(table).at, stateOf(table).turn.move]).toEqual(['1-NE', 3]);
    play(table, 'red: end');
    expect(playerOf(table).at).toBe('1-E');
    expect(told(table, 'withdrew')).toMatchObject({ wounds: 1 });
  });

  it('[K7.18 computes] two songs make plains cost nothing, and never less', () => {
    const table = alone({ at: '1-SW', hand: 'song-of-wind march', crystals: 'white' });
    stateOf(table).turn.mods.push('song-of-wind.basic.1');
    play(table, 'red: play song-of-wind strong all', 'red: decline');
    expect(costAt(table, '1-SE')).toBe(0);
    play(table, 'red: go 1-SE');
    expect(stateOf(table).turn.move).toBe(2);
  });

  it('[K7.19 allows] the space of another hero is passed', () => {
    const table = staged([{ at: '2-SE', hand: 'march stamina' }, { at: '2-E' }]);
    play(table, 'red: play march basic all', 'red: play stamina basic all');
    play(table, 'red: go 2-E', 'red: go 2-SE');
    expect([playerOf(table).at, stateOf(table).turn.move]).toEqual(['2-SE', 0]);
  });

  it('[K7.20 forbids] a step to another hero that provokes enemies', () => {
    const beside = (foes: Staged['foes']): Table => {
      const table = staged(
        [
          { at: '1-W', hand: 'march stamina' },
          { at: '1-C', hand: 'rage' },
        ],
        { ...(foes === undefined ? {} : { foes }), and: gone(foes === undefined) },
      );
      play(table, 'red: play march basic all', 'red: play stamina basic all');
      return table;
    };
    const gone = (cleared: boolean) => (g: Play) =>
      void (need(g.s.sites['1-NW'], 'orcs').cleared = cleared);
    expect(refused(beside({ '1-NW': 'prowlers-1' }), 'red: go 1-C')).toBe('K7.20');
    play(beside(undefined), 'red: go 1-C');
  });

  it('[K7.21 computes] one step provokes two, who join the assault', () => {
    const table = alone(
      { at: 'C5-SE', hand: 'march rage' },
      {
        options: { scenario: 'solo-conquest' },
        tiles: '1:0,1 C5:1,0',
        foes: { 'C5-E': 'swamp-dragon-1', 'C5-SW': 'fire-dragon-1', 'C5-C': 'v-monks-1' },
        and: (g) => void g.s.cities.push('C5-C'),
      },
    );
    play(table, 'red: play march basic all', 'red: go C5-C');
    expect(foesIn(table).toSorted()).toEqual(['fire-dragon-1', 'swamp-dragon-1', 'v-monks-1']);
    expect(stateOf(table).combat.city).toBe('green');
  });

  it('[K7.22 allows] a monster den stops nobody', () => {
    const table = alone(
      { at: '6-SW', hand: 'march stamina rage', crystals: 'green' },
      { tiles: '1:0,1 6:1,0' },
    );
    play(table, 'red: play march strong all', 'red: play stamina basic all');
    play(table, 'red: go 6-W', 'red: go 6-SW');
    expect([playerOf(table).at, stateOf(table).turn.phase]).toEqual(['6-SW', 'movement']);
  });

  const withDefender = (g: Play): void =>
    void g.draw(g.s.piles.grey, need(g.s.sites['3-NE'], 'a keep').down.grey);

  it('[K7.24 forbids] Wings of Wind turn nobody on their way, only at their end', () => {
    const table = alone(
      { at: '3-W', hand: 'wings-of-wind march', crystals: 'white' },
      { tiles: WITH_KEEP, and: withDefender },
    );
    play(table, 'red: play march basic all', 'red: play wings-of-wind basic all', 'red: go 3-SE');
    expect(stateOf(table).sites['3-NE']?.foes).toHaveLength(0);
  });

  it('[K20.41 forbids] Space Bending shows nobody two spaces away', () => {
    const table = alone(
      { at: '3-SW', hand: 'space-bending march', crystals: 'blue' },
      { tiles: WITH_KEEP, and: withDefender },
    );
    play(table, 'red: decline', 'red: play space-bending basic all');
    play(table, 'red: play march basic all', 'red: go 3-W');
    expect(stateOf(table).sites['3-NE']?.foes).toHaveLength(0);
  });
});

describe('tiles', () => {
  it('[K8.9 allows] [K8.9 computes] a tile and then a step, beside enemies who are not provoked', () => {
    const table = alone(
      { at: '1-NE', hand: 'march stamina' },
      { foes: { '1-NW': 'prowlers-1' }, and: withTile },
    );
    play(table, 'red: play march basic all', 'red: play stamina basic all');
    const place = offered(table, 'red').find((one) => one.startsWith('explore'));
    play(table, `red: ${String(place)}`);
    expect(stateOf(table).turn).toMatchObject({ phase: 'movement', move: 2 });
    play(table, 'red: go 1-E');
    expect(stateOf(table).turn.move).toBe(0);
  });

  it('[K8.10 forbids] [K8.10 allows] a tile behind the coast, or beyond the rows of an open map', () => {
    expect(['0,2', '2,0', '-1,2', '2,-1'].map((place) => isInShape('wedge', place))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const rows = (shape: 'open-3' | 'open-4' | 'open-5'): boolean[] =>
      ['2,-2', '1,-1', '1,1', '1,2', '1,3', '0,-1'].map((place) => isInShape(shape, place));
    expect(rows('open-3')).toEqual([false, true, true, false, false, false]);
    expect(rows('open-4')).toEqual([true, true, true, false, false, false]);
    expect(rows('open-5')).toEqual([true, true, true, true, false, false]);
  });
});

describe('sites', () => {
  it('[K9.31 computes] ruins are turned at night by whoever comes there', () => {
    const table = alone(
      { at: '8-E', hand: 'march stamina rage', crystals: 'green' },
      {
        night: true,
        tiles: '1:0,1 8:1,0',
        and: (g) => void g.draw(g.s.ruins, need(g.s.sites['8-NE'], 'ruins').ruinDown),
      },
    );
    need(stateOf(table).sites['8-C'], 'orcs').cleared = true;
    play(table, 'red: play march strong all', 'red: play stamina basic all');
    expect(stateOf(table).sites['8-NE']?.ruin).toHaveLength(0);
    play(table, 'red: go 8-NE');
    expect(stateOf(table).sites['8-NE']?.ruin).toHaveLength(1);
  });

  const inRuins = (given: { readonly hand: string; readonly skills?: string; level?: number }) => {
    const table = alone(
      { at: '8-NE', ...given },
      {
        options: { scenario: 'solo-conquest' },
        tiles: '1:0,1 8:1,0',
        foes: { '8-C': 'prowlers-1' },
      },
    );
    hold(table.match, need(stateOf(table).sites['8-NE'], 'ruins').ruin, ['ruin-6']);
    onTop(table.match, 'grey', 'g-swordsmen-1');
    onTop(table.match, 'brown', 'werewolf-1');
    play(table, 'red: enter');
    return table;
  };

  it('[K9.34 computes] [K9.37 forbids] in ruins those are fought whom they name, and nobody from beside', () => {
    const ruin = need(content.ruins['ruin-6'], 'a ruin');
    const table = inRuins({ ...strong });
    expect(foesIn(table)).toEqual(['g-swordsmen-1', 'werewolf-1']);
    slay(table);
    expect(ruin.foes).toEqual(['grey', 'brown']);
    expect(stateOf(table).turn.rewards).toEqual(['artifact']);
    expect(stateOf(table).sites['8-NE']).toMatchObject({ cleared: true, shields: [0], ruin: [] });
  });

  it('[K9.35 computes] spawning grounds give an artifact and three crystals by chance', () => {
    const table = entered('C1-W', '1:0,1 2:1,0 C1:1,1', strong, {
      and: (g) => {
        onTop(g, 'brown', 'werewolf-1');
        onTop(g, 'brown', 'crypt-worm-1');
      },
    });
    slay(table);
    expect(stateOf(table).turn.rewards).toEqual(['artifact', 'random', 'random', 'random']);
  });

  it('[K9.36 allows] in a dungeon arrows reach whoever has no walls', () => {
    const given = { hand: 'swiftness march', crystals: 'white' };
    const table = entered('7-SE', '1:0,1 7:1,0', given, {
      and: (g) => onTop(g, 'brown', 'gargoyle-1'),
    });
    expect(offered(table, 'red')).toContain('attack gargoyle-1');
  });

  it('[K9.38 computes] a monastery that does not burn costs the reputation, and stands', () => {
    const table = alone({ at: '5-NE', hand: 'march' }, { tiles: '1:0,1 5:1,0' });
    onTop(table.match, 'violet', 'v-monks-1');
    play(table, 'red: burn', 'red: done', 'red: done', 'red: face v-monks-1', 'red: suffer');
    play(table, 'red: done');
    expect(playerOf(table).reputation).toBe(-3);
    expect(stateOf(table).sites['5-NE']).toMatchObject({ cleared: false, shields: [], foes: [] });
    expect(table.match.all(stateOf(table).beaten)).toEqual(['v-monks-1']);
    expect(stateOf(table).turn.rewards).toEqual([]);
  });

  it('[K9.39 computes] a draconum in a tomb is worth fame and no reputation', () => {
    const table = entered('C1-NE', '1:0,1 2:1,0 C1:1,1', strong, {
      and: (g) => onTop(g, 'red', 'swamp-dragon-1'),
    });
    slay(table);
    expect(playerOf(table)).toMatchObject({ fame: 7, reputation: 0 });
  });

  it('[K9.40 forbids] a glade takes one wound, and none of a unit', () => {
    const table = alone({ at: '1-C', hand: 'march wound wound', units: '!peasants-1' });
    play(table, 'red: play march basic all', 'red: end');
    expect(offered(table, 'red')).toEqual(['purge hand', 'decline']);
    play(table, 'red: purge hand', 'red: discard');
    expect(table.match.all(playerOf(table).hand).slice(0, 1)).toEqual(['wound']);
    expect(playerOf(table).unit['peasants-1']?.wounds).toBe(1);
  });

  it('[K9.41 forbids] shields in a city that stands give no cards', () => {
    const bonus = (cleared: boolean): number => {
      const table = alone(
        { at: 'C8-C', hand: 'march' },
        {
          options: { scenario: 'solo-conquest' },
          tiles: '1:0,1 2:1,0 C8:1,1',
          and: (g) =>
            void Object.assign(need(g.s.sites['C8-C'], 'a city'), { cleared, shields: [0] }),
        },
      );
      return handBonus(table.match, 0);
    };
    expect([bonus(false), bonus(true)]).toEqual([0, 2]);
  });
});
