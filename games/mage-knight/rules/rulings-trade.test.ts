import { need, type Table } from '@destrier/engine';
import { offered, play, refused } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.js';
import { fight, night } from '../testing/fights.js';
import { entered, onTop } from '../testing/sites.js';
import { alone, playerOf, staged, stateOf, type Seated, type Staged } from '../testing/staged.js';

/** What players ask about trade, units, cards and mana. */

const conquest = { options: { scenario: 'solo-conquest' } } as const;
const names = (table: Table, cards: 'hand' | 'discard' | 'deck'): string[] =>
  table.match.all(playerOf(table)[cards]).toSorted();

/** Red in the village of the second tile, trading. */
function trading(given: Seated, more: Staged = {}): Table {
  const table = alone({ at: '2-E', ...given }, more);
  play(table, 'red: decline', 'red: interact');
  return table;
}

describe('trade', () => {
  /** Red in a mage tower that somebody has conquered. */
  const inTower = (given: Seated, by: 0 | 1): Table => {
    const table = staged([{ at: '4-C', reputation: 7, ...given }, {}], {
      tiles: '1:0,1 4:1,0',
      and: (g) => {
        Object.assign(need(g.s.sites['4-C'], 'a tower'), { cleared: true, shields: [by] });
        g.draw(g.s.spellDeck, g.s.spells, 3);
      },
    });
    play(table, 'red: interact');
    return table;
  };

  it('[K10.6 computes] [K10.11 allows] a spell for 7 and its mana, in a tower of another player', () => {
    const table = inTower({ hand: 'promise march', crystals: 'red blue green white' }, 1);
    const spell = need(table.match.all(stateOf(table).spells)[1], 'a spell');
    expect(refused(table, `red: spell ${spell}`)).toBe('K10.3');
    play(table, 'red: play promise basic all', `red: spell ${spell}`);
    const colour = need(content.cards[spell]?.colour, 'a colour');
    expect(playerOf(table).crystals[colour]).toBe(0);
    expect(stateOf(table).turn.influence).toBe(0);
    expect(table.match.all(playerOf(table).deck).at(-1)).toBe(spell);
    expect(stateOf(table).spells).toHaveLength(3);
  });

  it('[K10.11 forbids] a keep serves its owner alone', () => {
    const keep = (owner: 0 | 1): Table =>
      staged([{ at: '3-NE', hand: 'march' }, {}], {
        tiles: '1:0,1 3:1,0',
        and: (g) =>
          void Object.assign(need(g.s.sites['3-NE'], 'a keep'), {
            cleared: true,
            shields: [owner],
          }),
      });
    expect(refused(keep(1), 'red: interact')).toBe('K10.1');
    play(keep(0), 'red: interact');
  });

  it('[K10.10 computes] reputation that is lost in an interaction changes nothing of it', () => {
    const table = trading({ hand: 'threaten', crystals: 'red', reputation: 3 });
    play(table, 'red: play threaten strong all');
    expect(playerOf(table).reputation).toBe(2);
    expect(stateOf(table).turn.influence).toBe(1 + 5);
  });

  it('[K10.12 allows] [K2.19 computes] a new unit helps to buy the next; the offer is not filled', () => {
    const table = trading(
      { hand: 'promise', crystals: 'white', level: 3 },
      { units: 'peasants-1 herbalists-1' },
    );
    play(table, 'red: play promise strong all', 'red: recruit peasants-1');
    expect(stateOf(table).turn.influence).toBe(0);
    play(table, 'red: use peasants-1 2 all');
    expect(stateOf(table).turn.influence).toBe(2);
    expect(stateOf(table).units).toHaveLength(1);
  });

  it('[K10.3 forbids] a unit that does not come to this site', () => {
    const table = trading({ hand: 'march', reputation: 7 }, { units: 'altem-mages-1 peasants-1' });
    expect(refused(table, 'red: recruit altem-mages-1')).toBe('none');
    expect(offered(table, 'red')).toContain('recruit peasants-1');
  });
});

describe('units', () => {
  it('[K11.18 computes] a unit with two wounds is healed twice', () => {
    const table = alone({ hand: 'tranquility', crystals: 'green', units: '!peasants-1' });
    need(playerOf(table).unit['peasants-1'], 'a unit').wounds = 2;
    play(table, 'red: play tranquility strong heal', 'red: mend peasants-1');
    expect(playerOf(table).unit['peasants-1']?.wounds).toBe(1);
    play(table, 'red: mend peasants-1');
    expect(playerOf(table).unit['peasants-1']?.wounds).toBe(0);
  });

  it('[K11.19 computes] [K11.19 forbids] a wounded unit is made ready, and is of no use', () => {
    const table = alone({ hand: 'rejuvenate', units: '!peasants-1' });
    need(playerOf(table).unit['peasants-1'], 'a unit').ready = false;
    play(table, 'red: play rejuvenate basic ready');
    expect(playerOf(table).unit['peasants-1']).toMatchObject({ ready: true, wounds: 1 });
    expect(refused(table, 'red: use peasants-1 3 all')).toBe('none');
  });

  it('[K11.20 computes] Into the Heat adds nothing to what a unit moves', () => {
    const given = { hand: 'into-the-heat agility', units: 'peasants-1' };
    const table = fight('prowlers-1', given, conquest);
    play(table, 'red: play into-the-heat basic all', 'red: done', 'red: done');
    play(table, 'red: face prowlers-1', 'red: suffer', 'red: attack prowlers-1');
    play(table, 'red: play agility basic all', 'red: use peasants-1 3 all');
    expect(stateOf(table).turn.move).toBe(2 + 2);
  });

  it('[K11.21 allows] Call to Glory brings a unit in the middle of a fight', () => {
    const given = { hand: 'call-to-arms', crystals: 'white', tokens: 'black' };
    const table = fight('prowlers-1', given, { ...night, units: 'altem-mages-1' });
    play(table, 'red: play call-to-arms strong all');
    expect(playerOf(table).unit['altem-mages-1']).toMatchObject({ ready: true });
  });

  it('[K11.22 computes] underground no unit marches', () => {
    const marching = (at: string, tiles: string): Table => {
      const given = { hand: 'agility', units: 'peasants-1', skills: 'forward-march' };
      const table = entered(at, tiles, given, { and: (g) => onTop(g, 'brown', 'gargoyle-1') });
      play(table, 'red: done', 'red: done', 'red: face gargoyle-1', 'red: suffer');
      play(table, 'red: attack gargoyle-1', 'red: play agility basic all');
      play(table, 'red: skill forward-march all');
      return table;
    };
    expect(stateOf(marching('7-SE', '1:0,1 7:1,0')).turn.move).toBe(2);
    expect(stateOf(marching('6-W', '1:0,1 6:1,0')).turn.move).toBe(2 + 1);
  });

  it('[K11.23 computes] the place on Bonds of Loyalty is 5 less again, and for no other is there enough', () => {
    const table = trading(
      { hand: 'march', units: 'peasants-2 foresters-1', skills: 'bonds-of-loyalty' },
      { units: 'peasants-1', and: (g) => void (g.s.players[0].bonds = 'foresters-1') },
    );
    play(table, 'red: recruit peasants-1');
    expect(playerOf(table)).toMatchObject({ bonds: 'peasants-1' });
    expect(Object.keys(playerOf(table).unit).toSorted()).toEqual(['peasants-1', 'peasants-2']);
    expect(stateOf(table).turn.influence).toBe(0);
  });

  it('[K11.23 computes] another unit goes for the whole price', () => {
    const table = trading(
      {
        hand: 'promise',
        units: 'peasants-2 foresters-1',
        skills: 'bonds-of-loyalty',
        reputation: 4,
      },
      { units: 'peasants-1', and: (g) => void (g.s.players[0].bonds = 'foresters-1') },
    );
    play(table, 'red: play promise basic all', 'red: recruit peasants-1');
    play(table, 'red: disband peasants-2');
    expect(playerOf(table)).toMatchObject({ bonds: 'foresters-1' });
    expect(stateOf(table).turn.influence).toBe(2 + 2 - 4);
  });
});

describe('cards and mana', () => {
  it('[K5.2 computes] [K5.2 forbids] a strong effect takes a mana of its colour, the other none', () => {
    const table = alone({ hand: 'march march', crystals: 'green red' });
    play(table, 'red: play march basic all');
    expect(playerOf(table).crystals).toMatchObject({ green: 1, red: 1 });
    play(table, 'red: play march strong all');
    expect(stateOf(table).turn.move).toBe(2 + 4);
    expect(playerOf(table).crystals).toMatchObject({ green: 0, red: 1 });
    expect(refused(alone({ hand: 'march', crystals: 'red' }), 'red: play march strong all')).toBe(
      'K6.1',
    );
  });

  it('[K5.22 computes] an artifact is discarded after its basic effect, and gone after the other', () => {
    const played = (face: 'basic' | 'strong'): Table => {
      const table = alone({ hand: 'ruby-ring march' });
      play(table, `red: play ruby-ring ${face} all`, 'red: end', 'red: discard');
      return table;
    };
    expect(names(played('basic'), 'discard')).toEqual(['ruby-ring']);
    const strong = played('strong');
    expect(names(strong, 'discard')).toEqual([]);
    expect(strong.match.all(stateOf(strong).removed)).toContain('ruby-ring');
  });

  it('[K5.24 computes] a skill makes one sideways card worth more, the next is worth 1', () => {
    const table = alone({ hand: 'rage promise', skills: 'i-dont-give-a-damn who-needs-magic' });
    play(table, 'red: skill i-dont-give-a-damn all', 'red: side rage move');
    expect(stateOf(table).turn.move).toBe(2);
    play(table, 'red: play promise side move');
    expect(stateOf(table).turn.move).toBe(3);
  });

  it('[K6.13 forbids] no black die by day and no gold one at night', () => {
    const by = (source: string, more: Staged = {}): Table =>
      alone({ hand: 'march' }, { source, ...more });
    const line = 'red: play march strong all';
    expect(refused(by('black black black'), line)).toBe('K6.1');
    expect(refused(by('gold gold gold', { night: true }), line)).toBe('K6.1');
    play(by('gold gold gold'), line);
  });

  it('[K6.14 computes] gold that Crystallize takes is a crystal of the colour it stands for', () => {
    const table = alone({ hand: 'crystallize', tokens: 'gold' });
    play(table, 'red: play crystallize basic all', 'red: pay token gold green');
    expect(playerOf(table).crystals).toEqual({ red: 0, blue: 0, green: 1, white: 0 });
    expect(playerOf(table).tokens.gold).toBe(0);
  });

  it('[K20.40 computes] Time Bending cast by Magic Talent: that action is discarded, the rest comes back', () => {
    const table = alone(
      { hand: 'magic-talent stamina march', crystals: 'blue', tokens: 'black' },
      {
        ...night,
        ...conquest,
        and: (g) => {
          const spell = need(g.find(g.s.spellDeck, 'space-bending'), 'a spell');
          g.move(spell, g.s.spellDeck, g.s.spells);
        },
      },
    );
    play(table, 'red: play march basic all', 'red: play magic-talent basic all');
    play(table, 'red: discard stamina', 'red: cast space-bending strong all', 'red: end');
    expect(names(table, 'hand')).toEqual(['march']);
    expect(names(table, 'discard')).toEqual(['magic-talent', 'stamina']);
    expect(table.match.all(stateOf(table).spells)).toEqual(['space-bending']);
  });
});
