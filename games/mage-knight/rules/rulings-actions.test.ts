import { offered, play, refused, told } from '@destrier/engine/testkit/check';
import type { Table } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { blocking, fight } from '../testing/fights.js';
import { alone, playerOf, stateOf } from '../testing/staged.js';

/** What players ask about single actions. */

const conquest = { options: { scenario: 'solo-conquest' } } as const;
const points = (table: Table) => stateOf(table).combat.points;
const names = (table: Table, cards: 'hand' | 'discard' | 'deck'): string[] =>
  table.match.all(playerOf(table)[cards]).toSorted();

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

  it('[K12.5 allows] what begins a fight is played with the first card of it, and not with a later one', () => {
    const given = {
      hand: 'concentration into-the-heat mana-draw',
      crystals: 'green',
      units: 'foresters-1',
    };
    const table = fight('prowlers-1', given, conquest);
    play(table, 'red: play concentration strong all');
    play(table, 'red: with into-the-heat all');
    const late = fight('prowlers-1', given, conquest);
    play(late, 'red: play mana-draw basic all');
    expect(refused(late, 'red: play concentration strong all')).toBe('K5.8');
  });

  it('[K5.17 forbids] what the other card takes must be left after the first is paid', () => {
    const table = alone({ hand: 'concentration pure-magic', crystals: 'green' }, conquest);
    expect(refused(table, 'red: play concentration strong all')).toBe('K6.1');
    const rich = alone({ hand: 'concentration pure-magic', tokens: 'green green' }, conquest);
    play(rich, 'red: play concentration strong all', 'red: with pure-magic green');
    expect(stateOf(rich).turn.move).toBe(7 + 2);
  });
});
