import { asked, colourOf, offered, play, refused } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { handOf, inCombat, pileOf, playerOf, staged, stateOf } from '../testing/staged.js';
import { content } from '../content/index.js';
import { combats } from './combat/combat.js';
import { dawn } from './dawn.js';
import { dusk } from './dusk.js';

const CAMELOT = { style: 'camelot' };

it('[A16.1 computes] the power of a place is its host’s, for one round', () => {
  const table = staged([{ hosts: 'twilight' }, {}, {}], { begin: dusk });
  expect(stateOf(table).powers).toEqual([]);
});

it('[A16.2 computes] two suits each, every suit twice', () => {
  expect(Object.values(content.places).map(({ suits }) => suits.join('+'))).toEqual([
    'swords+sorcery',
    'swords+deception',
    'sorcery+alchemy',
    'alchemy+arrows',
    'arrows+deception',
  ]);
});

it('[A16.3 forbids] cards for the places of Nimue and the Stone Circle', () => {
  const table = staged([{ hero: 'nimue' }, { godsends: 'stone-circle' }, {}], { begin: dawn });
  play(table, 'blue: host lake', 'red: host twilight');
  const { deck, players } = stateOf(table);
  expect(deck.length + players.reduce((sum, { hand }) => sum + hand.length, 0)).toBe(83);
});

describe('Twilight', () => {
  const twilight = (used = 0) => {
    const table = staged(
      [
        { hand: 'swords-9 arrows-1', hosts: 'twilight' },
        { hand: 'swords-3 arrows-2' },
        { hand: 'alchemy-3 arrows-3' },
      ],
      { powers: { twilight: { used } } },
    );
    play(table, 'red: play swords-9', 'blue: play swords-3', 'green: play alchemy-3');
    return table;
  };

  it('[A16.4 allows] one card of a feint does not feint', () => {
    const table = twilight();
    expect(offered(table, 'red')).toEqual(['deny swords-3 1', 'deny alchemy-3 2', 'pass']);
    play(table, 'red: deny swords-3 1');
    expect(stateOf(table).combat.loser).toBe(2); // A9.10
  });

  it('[A16.4 forbids] it twice in a round', () => {
    expect(stateOf(twilight(1)).combat.loser).toBe(0);
    const table = staged(
      [
        { hand: 'swords-9 arrows-9', hosts: 'twilight' },
        { hand: 'swords-3 alchemy-5' },
        { hand: 'alchemy-3 arrows-5' },
      ],
      { begin: combats, dealer: 0 },
    );
    play(table, 'blue: play swords-3', 'green: play alchemy-3', 'red: play swords-9');
    play(table, 'red: deny swords-3 1');
    play(table, 'green: play arrows-5', 'red: play arrows-9', 'blue: play alchemy-5');
    expect(table.asks()).toEqual([]);
  });
});

describe('the Dark Forest', () => {
  const forest = (used = 0, leader: 0 | 1 = 1) =>
    staged(
      [
        { hand: 'swords-9 arrows-1 swords-2', hosts: 'dark-forest' },
        { hand: 'swords-3 arrows-2' },
        { hand: 'swords-5 arrows-3' },
      ],
      { leader, powers: { 'dark-forest': { used } } },
    );

  it('[A16.5 allows] the host plays face down, and turns up when all have played', () => {
    const table = staged([
      { hand: 'swords-3 arrows-2' },
      { hand: 'swords-9 arrows-1', hosts: 'dark-forest' },
      { hand: 'swords-5 arrows-3' },
    ]);
    play(table, 'red: play swords-3');
    expect(offered(table, 'blue')).toEqual(['play swords-9', 'veil swords-9']);
    expect(refused(table, 'blue: veil arrows-1')).toBe('A5.9');
    play(table, 'blue: veil swords-9');
    expect(inCombat(table)).toBe('0:swords-3=3');
    expect(JSON.stringify(table.view(2))).not.toContain('swords-9');
    play(table, 'green: play swords-5');
    expect(inCombat(table)).toBe('0:swords-3=3 2:swords-5=5 1:swords-9=9');
    expect(pileOf(table, 0)).toBe('swords-3 swords-5 swords-9');
  });

  it('[A16.5 forbids] the first card, and a second time in a round', () => {
    expect(offered(forest(0, 0), 'red')).toEqual([
      'play swords-9',
      'play arrows-1',
      'play swords-2',
    ]);
    const table = forest(1);
    play(table, 'blue: play swords-3', 'green: play swords-5');
    expect(refused(table, 'red: veil swords-9')).toBe('A16.5');
  });

  it('[A16.5 forbids] a second card face down in the next combat of the round', () => {
    const table = staged(
      [
        { hand: 'swords-9 swords-8 arrows-1', hosts: 'dark-forest' },
        { hand: 'swords-3 swords-2 arrows-2' },
        { hand: 'swords-5 swords-4 arrows-3' },
      ],
      { begin: combats, dealer: 0 },
    );
    play(table, 'blue: play swords-3', 'green: play swords-5', 'red: veil swords-9');
    play(table, 'blue: play swords-2', 'green: play swords-4');
    expect(refused(table, 'red: veil swords-8')).toBe('A16.5');
  });
});

it('[A16.6 computes] Carmarthen: Merlin comes to the hand for another card', () => {
  const table = staged([{ hosts: 'carmarthen' }, {}, {}], { begin: dawn, options: CAMELOT });
  expect(handOf(table, 0).split(' ')).toContain('merlin-weapon');
  expect(offered(table, 'red')).not.toContain('discard merlin-weapon');
  play(table, offered(table, 'red').map((option) => `red: ${option}`)[0] ?? '');
  expect(playerOf(table, 0).hand).toHaveLength(12);
});

it('[A16.7 forbids] the Lake to heal anybody but the host', () => {
  const table = staged([{ hosts: 'lake', health: 300 }, { health: 300 }, {}], { begin: dusk });
  expect(stateOf(table).players.map(({ health }) => health)).toEqual([310, 300, 400]);
});

describe('Broceliande', () => {
  const dawnOf = (round: number, options = {}) => {
    const table = staged([{ hosts: 'broceliande' }, {}, {}], { begin: dawn, round, options });
    for (const { seat } of table.asks())
      if (options === undefined || !('style' in options))
        play(
          table,
          `${colourOf(seat)}: pass ${handOf(table, seat).split(' ').slice(0, 3).join(' ')}`,
        );
    return table;
  };

  it('[A16.8 allows] one card with the neighbour to whom none was passed, each chosen unseen', () => {
    const table = dawnOf(0);
    expect(offered(table, 'red')).toEqual(['with 2', 'decline']);
    expect(offered(dawnOf(1), 'red')).toEqual(['with 1', 'decline']);
    play(table, 'red: with 2');
    const [mine = ''] = handOf(table, 0).split(' ');
    const [theirs = ''] = handOf(table, 2).split(' ');
    expect(offered(table, 'red')).toHaveLength(new Set(handOf(table, 0).split(' ')).size);
    play(table, `red: give ${mine}`);
    expect(JSON.stringify(table.view(2))).not.toContain(`"${mine}"`);
    play(table, `green: give ${theirs}`);
    expect(handOf(table, 2).split(' ')).toContain(mine);
    expect(handOf(table, 0).split(' ')).toContain(theirs);
  });

  it('[A17.4 allows] either neighbour where nothing is passed', () => {
    expect(offered(dawnOf(0, CAMELOT), 'red')).toEqual(['with 1', 'with 2', 'decline']);
    expect(asked(dawnOf(0, CAMELOT))).toEqual(['red: trade.with']);
  });
});
