import { need, type Table } from '@destrier/engine';
import { offered, play, refused, told } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.js';
import { alone, playerOf, staged, stateOf, type Seated, type Staged } from '../testing/staged.js';
import { entered, foesIn, onTop, slay, strong } from '../testing/sites.js';
import { score } from './ending.js';
import { placeTile, revealAround } from './revealing.js';

const conquest = { options: { scenario: 'solo-conquest' } } as const;

describe('adventures', () => {
  it('[K9.12 computes] [K9.29 forbids] a dungeon: one brown enemy at night, no units', () => {
    const table = entered('7-SE', '1:0,1 7:1,0', { hand: 'march', units: 'peasants-1' });
    expect(stateOf(table).combat).toMatchObject({ night: true, units: false });
    expect(foesIn(table)).toHaveLength(1);
    play(table, 'red: done', 'red: done', `red: face ${String(foesIn(table)[0])}`);
    expect(refused(table, 'red: assign peasants-1')).toBe('K9.29');
  });

  it('[K9.11 computes] [K9.10 allows] its reward comes once, it may be entered again', () => {
    const table = entered('7-SE', '1:0,1 7:1,0', strong, {
      script: { dice: ['gold'] },
      and: (g) => onTop(g, 'brown', 'gargoyle-1'),
    });
    slay(table);
    expect(stateOf(table).turn.rewards).toEqual(['spell']);
    expect(stateOf(table).sites['7-SE']).toMatchObject({ cleared: true, shields: [0] });
    const again = entered('7-SE', '1:0,1 7:1,0', strong, {
      and: (g) => {
        onTop(g, 'brown', 'gargoyle-1');
        need(g.s.sites['7-SE'], 'a dungeon').cleared = true;
      },
    });
    slay(again);
    expect(stateOf(again).turn.rewards).toEqual([]);
  });

  it('[K9.13 computes] a tomb: a red enemy; a spell and an artifact', () => {
    const table = entered('C1-NE', '1:0,1 2:1,0 C1:1,1', strong, {
      and: (g) => onTop(g, 'red', 'swamp-dragon-1'),
    });
    expect(foesIn(table)).toEqual(['swamp-dragon-1']);
    slay(table);
    expect(stateOf(table).turn.rewards).toEqual(['spell', 'artifact']);
  });

  it('[K9.14 computes] who is not beaten in a monster-den stays there', () => {
    const table = entered('6-W', '1:0,1 6:1,0', { hand: 'march' });
    const [foe] = foesIn(table);
    play(table, 'red: done', 'red: done', `red: face ${String(foe)}`, 'red: suffer', 'red: done');
    expect(table.match.all(need(stateOf(table).sites['6-W'], 'a den').foes)).toEqual([foe]);
  });

  it('[K9.28 computes] a monster-den gives two crystals by chance', () => {
    const table = entered('6-W', '1:0,1 6:1,0', strong);
    slay(table);
    expect(stateOf(table).turn.rewards).toEqual(['random', 'random']);
  });

  it('[K9.15 computes] of spawning-grounds both must fall in one visit', () => {
    const table = entered('C1-W', '1:0,1 2:1,0 C1:1,1', strong);
    expect(foesIn(table)).toHaveLength(2);
    slay(table);
    expect(stateOf(table).turn.rewards).toEqual(['artifact', 'random', 'random', 'random']);
    const half = entered('C1-W', '1:0,1 2:1,0 C1:1,1', strong);
    const [first, second] = foesIn(half);
    play(half, 'red: done', 'red: done');
    for (const foe of foesIn(half)) play(half, `red: face ${foe}`, 'red: suffer');
    need(stateOf(half).combat.foes[String(first)], 'a foe').armour = -20;
    play(
      half,
      `red: attack ${String(first)}`,
      'red: skill hot-swordsmanship attack',
      'red: strike',
    );
    play(half, 'red: done');
    const site = need(stateOf(half).sites['C1-W'], 'grounds');
    expect(half.match.all(site.foes)).toEqual([second]);
    expect(site.down.brown).toHaveLength(1);
  });

  it('[K9.16 computes] [K9.16 forbids] an altar takes three mana for 7 fame, not two', () => {
    const altar = (crystals: string): Table =>
      alone(
        { at: '8-NE', hand: 'march', crystals },
        {
          tiles: '1:0,1 8:1,0',
          and: (g) => {
            const ruin = need(g.find(g.s.ruins, 'altar-red'), 'an altar');
            g.move(ruin, g.s.ruins, need(g.s.sites['8-NE'], 'ruins').ruin);
          },
        },
      );
    expect(refused(altar('red red'), 'red: tribute')).toBe('K6.1');
    const table = altar('red red red');
    play(table, 'red: tribute');
    expect(playerOf(table)).toMatchObject({ fame: 7, crystals: { red: 0 } });
    expect(stateOf(table).sites['8-NE']).toMatchObject({ cleared: true, shields: [0] });
  });

  it('[K9.17 computes] [K9.18 forbids] a monastery burns for 3 reputation, and then teaches nobody', () => {
    const table = alone(
      { at: '7-W', ...strong },
      { tiles: '1:0,1 7:1,0', and: (g) => onTop(g, 'violet', 'v-monks-1') },
    );
    play(table, 'red: burn');
    expect(playerOf(table).reputation).toBe(-3);
    expect(stateOf(table).combat).toMatchObject({ units: false, night: false });
    slay(table);
    expect(stateOf(table).turn.rewards).toEqual(['artifact']);
    const ashes = alone(
      { at: '7-W', hand: 'march' },
      {
        tiles: '1:0,1 7:1,0',
        and: (g) => void (need(g.s.sites['7-W'], 'a monastery').cleared = true),
      },
    );
    expect(refused(ashes, 'red: interact')).toBe('K10.1');
    expect(refused(ashes, 'red: burn')).toBe('K9.11');
  });

  it('[K9.9 computes] [K10.5 computes] a monastery teaches an action of the units for 6: onto the deck', () => {
    const table = alone(
      { at: '7-W', hand: 'promise', crystals: 'white', reputation: 5 },
      { tiles: '1:0,1 7:1,0', and: (g) => void g.draw(g.s.actionDeck, g.s.lessons) },
    );
    play(table, 'red: interact', 'red: play promise strong all');
    const [card] = table.match.all(stateOf(table).lessons);
    play(table, `red: lesson ${String(card)}`);
    expect(table.match.all(playerOf(table).deck).at(-1)).toBe(card);
    expect(stateOf(table).turn.influence).toBe(0);
  });

  it('[K9.20 computes] draconum are 2 reputation', () => {
    const table = alone(
      { at: 'C2-E', ...strong },
      { ...conquest, tiles: '1:0,1 2:1,0 C2:1,1', foes: { 'C2-SE': 'swamp-dragon-1' } },
    );
    play(table, 'red: challenge');
    slay(table);
    expect(playerOf(table)).toMatchObject({ reputation: 2, fame: 7 });
  });
});

describe('new tiles', () => {
  const laid = (tile: string, more: Staged = {}): Table =>
    alone(
      { hand: 'march' },
      {
        ...conquest,
        ...more,
        tiles: '1:0,1 2:1,0',
        and: (g) => {
          const from =
            g.content.tiles[tile]?.kind === 'countryside' ? 'spareCountryside' : 'spareCore';
          const cards = g.s[from];
          cards.push(
            ...cards.splice(
              cards.findIndex((card) => g.name(card) === tile),
              1,
            ),
          );
          placeTile(g, cards, '1,1', 0);
          more.and?.(g);
        },
      },
    );

  it('[K9.1 computes] [K9.30 computes] [K9.31 computes] orcs open, defenders of a mage-tower hidden, ruins open by day and hidden at night', () => {
    const day = stateOf(laid('11')).sites;
    expect(day['11-SE']?.foes).toHaveLength(1);
    expect([day['11-C']?.foes.length, day['11-C']?.down.violet.length]).toEqual([0, 1]);
    expect(day['11-W']?.ruin).toHaveLength(1);
    expect(stateOf(laid('11', { night: true })).sites['11-W']?.ruinDown).toHaveLength(1);
  });

  it('[K9.32 computes] a monastery that is turned adds an action to the units', () => {
    expect(stateOf(laid('5')).lessons).toHaveLength(1);
    expect(stateOf(laid('4')).lessons).toHaveLength(0);
  });

  it('[K9.2 computes] a city comes with the garrison of its level', () => {
    const table = laid('C7');
    expect(told(table, 'cityFound')).toMatchObject({ city: 'white', level: 5 });
    expect(content.cities.white.garrison[3]).toEqual(['grey', 'grey', 'white']);
    expect(content.cities.red.garrison[7]?.toSorted()).toEqual([
      'brown',
      'violet',
      'white',
      'white',
    ]);
  });

  it('[K9.3 computes] [K9.3 forbids] by day a hero sees who holds the keep beside, not at night', () => {
    const beside = (night: boolean): number =>
      need(
        stateOf(
          alone(
            { hand: 'march', at: '3-C' },
            {
              tiles: '1:0,1 3:1,0',
              ...(night ? { night: true } : {}),
              and: (g) => {
                const keep = need(g.s.sites['3-NE'], 'a keep');
                g.draw(g.s.piles.grey, keep.down.grey);
                revealAround(g);
              },
            },
          ),
        ).sites['3-NE'],
        'a keep',
      ).foes.length;
    expect([beside(false), beside(true)]).toEqual([1, 0]);
  });

  it('[K9.4 computes] those of a city are seen at night, too', () => {
    const table = laid('C8', {
      night: true,
      and: (g) => {
        g.s.players[0].at = 'C8-E';
        revealAround(g);
      },
    });
    expect(stateOf(table).sites['C8-C']?.foes.length).toBeGreaterThan(0);
  });

  it('[K8.2 allows] [K8.3 computes] a tile from beside its place, where it touches two', () => {
    const table = alone(
      { hand: 'march', at: '1-NE' },
      { and: (g) => void g.s.countryside.push(...g.s.spareCountryside.splice(0, 1)) },
    );
    play(table, 'red: play march basic all');
    const places = offered(table, 'red').filter((one) => one.startsWith('explore'));
    expect(places.length).toBeGreaterThan(0);
    const far = alone(
      { hand: 'march', at: '1-SW' },
      { and: (g) => void g.s.countryside.push(...g.s.spareCountryside.splice(0, 1)) },
    );
    play(far, 'red: play march basic all');
    expect(offered(far, 'red').filter((one) => one.startsWith('explore'))).toEqual([]);
  });

  it('[K8.4 forbids] [K8.5 forbids] a core tile that touches one, or lies along the coast', () => {
    const table = alone(
      { hand: 'march', at: '1-NE' },
      { ...conquest, and: (g) => void g.s.core.push(...g.s.spareCore.splice(0, 1)) },
    );
    play(table, 'red: play march basic all');
    const places = offered(table, 'red').filter((one) => one.startsWith('explore'));
    expect(places).toEqual(['explore 1,1']);
  });

  it('[K8.6 computes] what was left out of the game must touch three tiles', () => {
    const table = alone({ hand: 'march', at: '1-NE' });
    play(table, 'red: play march basic all');
    expect(offered(table, 'red').filter((one) => one.startsWith('explore'))).toEqual([]);
  });
});

describe('the score', () => {
  const scored = (seats: readonly Seated[], more: Staged = {}): Table =>
    staged(seats, {
      ...more,
      and: (g) => {
        more.and?.(g);
        score(g);
      },
    });
  const bonus = (table: Table): number[] => stateOf(table).players.map((one) => one.bonus);

  it('[K17.2 computes] [K17.4 computes] [K17.9 computes] spells 2, actions 1, wounds -2, crystals by two', () => {
    const table = scored([
      { hand: 'fireball wound', deck: 'fire-bolt', discard: 'wound', crystals: 'red red blue' },
    ]);
    expect(bonus(table)).toEqual([2 + 1 - 4 + 1]);
  });

  it('[K17.5 computes] [K17.6 computes] levels of units, half of wounded ones, artifacts 2', () => {
    const table = scored([{ hand: 'ruby-ring', deck: '', units: 'peasants-1 !altem-mages-1' }]);
    expect(bonus(table)).toEqual([1 + 2 + 2]);
  });

  it('[K17.3 computes] the best has 3 more, equals 1; most wounds 3 less', () => {
    const table = scored(
      [
        { hand: 'fireball', deck: 'wound' },
        { hand: 'fire-bolt fire-bolt', deck: '', crystals: 'red red' },
      ].map((one, at) => (at === 1 ? { ...one, hand: 'fire-bolt ice-bolt' } : one)),
    );
    expect(bonus(table)).toEqual([2 + 1 - 2 - 3, 2 + 1 + 1 + 3]);
  });

  it('[K18.10 computes] [K9.26 computes] a city is 7 for its leader and 4 for another, the first of equals leads', () => {
    const table = scored(
      [
        { hand: '', deck: '' },
        { hand: '', deck: '' },
      ],
      {
        options: { scenario: 'full-conquest' },
        tiles: '1:0,1 2:1,0 C8:1,1',
        and: (g) => {
          g.s.cities.push('C8-C');
          Object.assign(need(g.s.sites['C8-C'], 'a city'), { cleared: true, shields: [1, 0] });
        },
      },
    );
    expect(bonus(table)).toEqual([4, 7 + 5]);
  });

  it('[K18.11 computes] [K18.13 computes] alone: 10 a city, and what is left of the time', () => {
    const city = (final: boolean): Table =>
      scored([{ hand: '', deck: '' }], {
        ...conquest,
        tiles: '1:0,1 2:1,0 C8:1,1',
        and: (g) => {
          g.s.cities.push('C8-C');
          Object.assign(need(g.s.sites['C8-C'], 'a city'), { cleared: true, shields: [0] });
          g.s.final = final;
        },
      });
    expect(bonus(city(false))).toEqual([10]);
    expect(bonus(city(true))).toEqual([10 + 30 * 5 + 5]);
  });

  it('[K18.5 computes] a reconnaissance alone: 10 for the city that was found', () => {
    const table = scored([{ hand: '', deck: '' }], { and: (g) => void g.s.cities.push('A-C') });
    expect(bonus(table)).toEqual([10]);
  });
});
