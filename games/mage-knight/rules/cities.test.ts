import { play, refused } from '@destrier/engine/testkit/check';
import type { Table } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { alone, playerOf, stateOf, type Seated } from '../testing/staged.js';

const TILES = { green: 'C5', blue: 'C6', white: 'C7', red: 'C8' } as const;

/** Red in a conquered city with a shield of its own there. */
function inCity(city: keyof typeof TILES, given: Seated, units = ''): Table {
  const at = `${TILES[city]}-C`;
  const table = alone(
    { at, reputation: 7, ...given },
    {
      options: { scenario: 'solo-conquest' },
      tiles: `1:0,1 2:1,0 ${TILES[city]}:1,1`,
      units,
      and: (g) => {
        g.s.cities.push(at);
        const site = g.s.sites[at];
        if (site !== undefined) Object.assign(site, { cleared: true, shields: [0] });
        g.draw(g.s.spellDeck, g.s.spells, 3);
        g.draw(g.s.actionDeck, g.s.actions, 3);
      },
    },
  );
  play(table, 'red: interact');
  return table;
}
const bag = { hand: 'endless-bag-of-gold' };

describe('cities', () => {
  it('[K10.2 computes] a shield is a point of influence', () => {
    expect(stateOf(inCity('red', { hand: 'march' })).turn.influence).toBe(5 + 1);
  });

  it('[K10.7 allows] an action for 6 in the green city, one of the offer or unseen', () => {
    const table = inCity('green', { hand: 'march' });
    const [card] = table.match.all(stateOf(table).actions);
    play(table, `red: action ${String(card)}`);
    expect(playerOf(table).deck).toHaveLength(4);
    const unseen = inCity('green', { hand: 'march' });
    play(unseen, 'red: blind');
    expect(playerOf(unseen).deck).toHaveLength(4);
  });

  it('[K10.6 forbids] a spell in the blue city without its mana', () => {
    const table = inCity('blue', bag);
    play(table, 'red: play endless-bag-of-gold basic all');
    const [card] = table.match.all(stateOf(table).spells);
    expect(refused(table, `red: spell ${String(card)}`)).toBe('K6.1');
  });

  it('[K10.8 allows] an artifact for 12 in the red city, when the turn ends', () => {
    const table = inCity('red', bag);
    expect(refused(table, 'red: artifact')).toBe('K10.3');
    play(table, 'red: play endless-bag-of-gold strong all', 'red: artifact');
    expect(stateOf(table).turn.rewards).toEqual(['artifact']);
  });

  it('[K10.9 allows] in the white city any unit, and an elite one more for 2', () => {
    const table = inCity('white', { hand: 'march' }, 'peasants-1');
    play(table, 'red: invite', 'red: recruit peasants-1');
    expect(stateOf(table).units).toHaveLength(1);
    expect(playerOf(table).units).toHaveLength(1);
  });
});
